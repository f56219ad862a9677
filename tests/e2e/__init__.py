"""Whole games in a real browser, as people play them."""
