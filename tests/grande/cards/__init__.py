"""Tests of the action cards: one edition like another, but where their cards differ."""
