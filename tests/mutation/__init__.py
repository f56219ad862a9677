"""Are the tests any good? Change the rules a little, everywhere, and see whether a test fails."""
