"""Tests of hidalgo; folders mirror those of src/hidalgo."""
