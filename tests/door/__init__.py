"""Tests: the public door."""
