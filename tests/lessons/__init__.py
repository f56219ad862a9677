"""The lessons: their data are fresh, what they say exists, what they claim is so."""
