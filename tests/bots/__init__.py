"""Tests of the bots: what every bot must do, what each decides, and how strong they are."""
