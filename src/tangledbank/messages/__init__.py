"""What people read, in their language: Fluent files, which the browser and the terminal share."""
