"""The verbs of El Grande: every kind of pending work, one small class each.

`numbers` names them, `base` says what a verb can be asked, `registry` holds the table.
"""
