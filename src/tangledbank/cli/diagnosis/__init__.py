"""The checks of `tangledbank doctor`, one file per part of the installation."""
