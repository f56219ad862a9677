"""The file in which a game is kept while it is played, and what becomes of it if that fails."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hidalgo.cli import saves
from hidalgo.cli.files import fault
from hidalgo.cli.saves import Player
from hidalgo.door.game import Game


class Remark(NamedTuple):
    """A message of the catalogue, and what it is filled in with."""

    message: str
    arguments: dict[str, str | int]


class Keeper:
    """Keeps a game in a file; in another one if that cannot be written, or others write to it."""

    def __init__(self, file: Path, stamp: saves.Stamp = None) -> None:
        """Take the file, and what it was like when the game was read from it."""
        self.file = file
        self.fault = ""  # why the game is in no file
        self._stamp = stamp

    def write(self, game: Game, players: Sequence[Player]) -> list[Remark]:
        """Write the game down; return what there is to say of that, once as long as it is so."""
        known = self.fault
        if saves.stamp(self.file) in {None, self._stamp}:
            try:
                self._write(self.file, game, players)
            except OSError as error:
                self.fault = fault(error)
                remark = self.complaint()
            else:
                return []
        else:
            # The same game at another terminal, say: what was decided there is not to be lost.
            remark = Remark("terminal-changed", {"file": str(self.file)})
        return [] if known else [remark, *self._write_elsewhere(game, players)]

    def move(self, file: Path, game: Game, players: Sequence[Player]) -> None:
        """Write a copy, and keep the game there from now on if it is in no file; or raise."""
        if self.fault:
            self._write(file, game, players)
        else:
            saves.write(file, game, players)

    def complaint(self) -> Remark:
        """Return that the game is in no file, and why."""
        return Remark("terminal-save-failed", {"file": str(self.file), "error": self.fault})

    def _write(self, file: Path, game: Game, players: Sequence[Player]) -> None:
        saves.write(file, game, players)
        self.file, self.fault, self._stamp = file, "", saves.stamp(file)

    def _write_elsewhere(self, game: Game, players: Sequence[Player]) -> list[Remark]:
        for file in saves.elsewhere(self.file):
            try:
                self._write(file, game, players)
            except OSError as error:
                self.fault = fault(error)
            else:
                return [Remark("terminal-kept-elsewhere", {"file": str(file)})]
        return []
