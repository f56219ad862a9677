"""The changes of the database's structure, a module each, in the order of their numbers."""
