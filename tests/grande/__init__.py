"""Tests: grande."""
