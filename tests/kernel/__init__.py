"""Tests: kernel."""
