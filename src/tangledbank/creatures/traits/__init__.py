"""The traits of the magical creatures, a file for each."""
