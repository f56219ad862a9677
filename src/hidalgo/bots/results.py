"""A match written down: as JSON, and as Parquet with a row for each seat of each game."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hidalgo import __version__, mode
from hidalgo.bots.match import Match, Played
from hidalgo.bots.tally import Tally, by_contender, by_seat
from hidalgo.kernel.errors import MalformedError

FORMAT: Final = 1


def check_parquet() -> None:
    """Refuse to write Parquet where nothing is there that can."""
    if find_spec("pyarrow") is None:
        raise MalformedError(
            "Parquet is written by pyarrow, which is not installed: "
            "pip install 'hidalgo[parquet]', or take JSON"
        )


def made_by() -> str:
    """Return what plays: version, how the engine runs, and the commit if it is a checkout."""
    try:
        # Installed, hidalgo may lie in a folder of somebody else's repository, which ignores it.
        git("ls-files", "--error-unmatch", Path(__file__).name)
        commit = git("describe", "--always", "--dirty")
    except (OSError, subprocess.CalledProcessError):
        return f"hidalgo {__version__} ({mode()})"
    return f"hidalgo {__version__} ({mode()}), commit {commit}"


def git(*words: str) -> str:
    """Return what git says in the folder of this file."""
    folder = Path(__file__).parent
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def heading(match: Match, games: Sequence[Played]) -> dict[str, Any]:
    """Return what has to be known to play the games again."""
    return {
        "hidalgo": "match",
        "version": FORMAT,
        "made_by": made_by(),
        "game": "grande",
        "edition": match.edition,
        "options": {"vetos": match.vetos, "short": match.short},
        "seed": match.seed,
        "bots": list(match.bots),
        "games": len(games),
    }


def to_json(match: Match, games: Sequence[Played]) -> dict[str, Any]:
    """Return a match as an object for JSON: the sums, by bot and by seat, and every game."""
    return heading(match, games) | {
        "by_bot": [_sums(tally) for tally in by_contender(match, games)],
        "by_seat": [_sums(tally) for tally in by_seat(match, games)],
        "played": [
            {
                "game": game.game,
                "seed": game.seed,
                "bots": list(game.seated),
                "points": list(game.points),
                "winners": list(game.winners),
                "decisions": list(game.decisions),
                "milliseconds": [round(1000 * seconds, 3) for seconds in game.seconds],
            }
            for game in games
        ],
    }


def _sums(tally: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "games": tally.games,
        "wins": tally.wins,
        "share": tally.share,
        "interval": list(tally.interval),
        "points_per_game": tally.mean_points,
        "decisions": tally.decisions,
        "milliseconds_per_decision": tally.milliseconds,
    }


def write_json(path: Path, match: Match, games: Sequence[Played]) -> None:
    """Write a match as JSON."""
    path.write_text(json.dumps(to_json(match, games), indent=1) + "\n", encoding="utf-8")


def rows(match: Match, games: Sequence[Played]) -> list[dict[str, Any]]:
    """Return a row for each seat of each game; seeds are texts, since tables know 64 bits."""
    return [
        {
            "game": game.game,
            "seed": str(game.seed),
            "seat": seat,
            "contender": who,
            "bot": match.bots[who],
            "points": game.points[seat],
            "share": game.share(seat),
            "decisions": game.decisions[seat],
            "milliseconds": 1000 * game.seconds[seat],
        }
        for game in games
        for seat, who in enumerate(game.seated)
    ]


def write_parquet(path: Path, match: Match, games: Sequence[Played]) -> None:
    """Write a match as Parquet; what is the same for all its games is in the file's metadata."""
    check_parquet()
    # Only here: it is optional, and takes longer to import than many a match to play.
    import pyarrow as pa
    from pyarrow import parquet

    kinds: Mapping[str, Any] = {
        "game": pa.int32(),
        "seed": pa.string(),
        "seat": pa.int8(),
        "contender": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "points": pa.int16(),
        "share": pa.float64(),
        "decisions": pa.int32(),
        "milliseconds": pa.float64(),
    }
    schema = pa.schema(list(kinds.items()), metadata={"hidalgo": json.dumps(heading(match, games))})
    parquet.write_table(pa.Table.from_pylist(rows(match, games), schema=schema), path)
