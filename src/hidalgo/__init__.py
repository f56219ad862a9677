"""hidalgo: play, study and automate the board games El Grande and El Caballero.

    >>> import hidalgo
    >>> game = hidalgo.new("grande", edition="bigbox", players=3, seed=7)
    >>> [game.describe(action) for action in game.legal(game.actors()[0])][:3]
    ['power 1', 'power 2', 'power 3']

`hidalgo.new` begins a game, `hidalgo.load` brings one back from its record, `from_position` begins
in the middle, and `sample` completes what a viewer knows. `mode()` says whether the engine runs
compiled or interpreted.
"""

from hidalgo._mode import mode, prepare

# Before anything else of hidalgo is imported: it decides which files the engine is loaded from.
prepare()

from hidalgo.door.answers import Draft, Effect, Outcome, Prompt  # noqa: E402
from hidalgo.door.game import Game  # noqa: E402
from hidalgo.door.opening import begin as new  # noqa: E402
from hidalgo.door.opening import cards, from_position, load  # noqa: E402
from hidalgo.door.opening import sampled as sample  # noqa: E402
from hidalgo.door.record import Record  # noqa: E402
from hidalgo.grande.editions import Card, editions  # noqa: E402
from hidalgo.grande.views import View  # noqa: E402
from hidalgo.kernel.errors import (  # noqa: E402
    HidalgoError,
    IllegalError,
    MalformedError,
    StaleError,
)
from hidalgo.kernel.kinds import Decision  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "Card",
    "Decision",
    "Draft",
    "Effect",
    "Game",
    "HidalgoError",
    "IllegalError",
    "MalformedError",
    "Outcome",
    "Prompt",
    "Record",
    "StaleError",
    "View",
    "__version__",
    "cards",
    "editions",
    "from_position",
    "load",
    "mode",
    "new",
    "sample",
]
