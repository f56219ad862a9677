"""What both games share: slots and frames, choices, events, randomness, kinds of decisions, errors.

Nothing in here knows a rule of either game.
"""
