"""A clerk takes what one client asks for to the desk, and says how that went.

Every request has one answer, and gets it here: what was done, why not, or what would be. What is
sent unasked, and how messages travel, is the socket's business.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from hidalgo.kernel.errors import IllegalError, MalformedError
from hidalgo.server.protocol import live
from hidalgo.server.protocol.table import ChatLine
from hidalgo.server.tables import wishes
from hidalgo.server.tables.allowance import Allowance
from hidalgo.server.tables.desk import Desk, Wish
from hidalgo.server.tables.entries import NOBODY, Entry
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.saying import as_said
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.showing import show_draft
from hidalgo.server.tables.wishes import By, OutdatedError, RefusalError

log = logging.getLogger(__name__)

SeatWish: TypeAlias = Callable[[Session, By, int], list[Entry]]


class DeletedError(Exception):
    """Who asks has been deleted."""


class Clerk:
    """Does what one person asks for at one table."""

    def __init__(self, desk: Desk, room: Room, person: str, words: Allowance) -> None:
        """Serve a person at a table; `words` is how much they may say."""
        self._desk = desk
        self._room = room
        self._person = person
        self._words = words

    async def answer(self, request: live.Request) -> live.Message:
        """Do what is asked, and return the answer; raises `DeletedError`."""
        match request:
            case live.Ping():
                return live.Pong(self._room.session.head)
            case live.Draft():
                return self._draft(request)
            case live.Say():
                return await self._say(request)
            case live.Submit(prompt=prompt, actions=actions):
                return await self._wish(
                    request.key,
                    lambda session, by, seat: wishes.decide(session, by, seat, prompt, actions),
                    actions,
                )
            case live.Undo(to=to):
                return await self._wish(
                    request.key, lambda session, by, seat: wishes.undo(session, by, seat, to)
                )
            case live.AskTakeback():
                return await self._wish(request.key, wishes.ask_takeback)
            case live.AnswerTakeback(agree=agree):
                return await self._wish(
                    request.key,
                    lambda session, by, seat: wishes.answer_takeback(session, by, seat, agree),
                )

    async def _wish(
        self, key: str, wish: SeatWish, actions: list[int] | None = None
    ) -> live.Done | live.Stale | live.Refused:
        by = By(self._desk.clock(), "person", self._person, key)
        return await self._grant(key, by, partial(self._seated, wish, by), actions)

    def _seated(self, wish: SeatWish, by: By, session: Session) -> list[Entry]:
        """Return what a wish of this person's seat needs."""
        seat = session.seat_of(self._person)
        if seat == NOBODY:
            raise RefusalError("not-seated", "you watch this game; only those who play can do that")
        return wish(session, by, seat)

    async def _grant(
        self, key: str, by: By, wish: Wish, actions: list[int] | None
    ) -> live.Done | live.Stale | live.Refused:
        """Grant a wish, or say why not."""
        try:
            return live.Done(key, await self._desk.act(self._room, by, wish))
        except OutdatedError:
            return live.Stale(key, self._room.session.head)
        except RefusalError as error:
            return live.Refused(key, error.code, error.text)
        except MalformedError as error:
            return live.Refused(key, "malformed", str(error))
        except IllegalError as error:
            return self._illegal(key, error, actions or [])
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            # Not the text of the error: it may hold values.
            log.warning("a wish was not kept: %s", type(error).__name__)
            return live.Refused(
                key, "unavailable", "the database can't be reached; send this again later"
            )

    def _illegal(self, key: str, error: IllegalError, actions: list[int]) -> live.Refused:
        """Say why decisions are not legal, as far as the rules at this moment can."""
        game, seat = self._room.session.game, self._room.session.seat_of(self._person)
        reason = None if game is None or seat == NOBODY else game.why_not(actions, seat)
        return live.Refused(
            key,
            "illegal",
            str(error),
            "" if reason is None else reason.key,
            error.clause,
            list(error.legal),
        )

    def _draft(self, request: live.Draft) -> live.Message:
        """Show what would come of some decisions."""
        session = self._room.session
        seat = session.seat_of(self._person)
        question = session.question(seat)
        key = str(request.id)
        if question is None or question.prompt != request.prompt:
            return live.Stale(key, session.head)
        try:
            return show_draft(session, seat, request.id, request.prompt, request.actions)
        except IllegalError as error:
            return self._illegal(key, error, request.actions)
        except MalformedError as error:
            return live.Refused(key, "malformed", str(error))

    async def _say(self, request: live.Say) -> live.Done | live.Refused:
        """Say something at the table."""
        text = as_said(request.text)
        if not text:
            return live.Refused(request.key, "empty", "there is nothing in it")
        if not self._words.take(asyncio.get_running_loop().time()):
            return live.Refused(request.key, "too-fast", "that is a lot at once; wait a moment")
        try:
            name = (await self._desk.names_of([self._person])).get(self._person, "")
            if not name:  # nothing may be kept of somebody who was just deleted
                raise DeletedError
            seat = self._room.session.seat_of(self._person)
            line = ChatLine(0, self._desk.clock(), self._person, name, text, seat)
            await self._desk.say(self._room, line, request.key)
        except (SQLAlchemyError, OSError, TimeoutError):
            return live.Refused(
                request.key, "unavailable", "the database can't be reached; say it again later"
            )
        return live.Done(request.key, self._room.session.head)
