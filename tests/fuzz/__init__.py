"""Fuzzing: whatever is given to a parser, it gives a value or one of our errors."""
