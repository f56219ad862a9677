"""Tests: rulebook."""
