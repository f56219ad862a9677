"""Play over real sockets, against a server in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

import hidalgo
from hidalgo.grande.decisions import PASS
from hidalgo.server.protocol import live
from hidalgo.server.protocol.table import Presence
from tests.server.playing import (
    Person,
    Server,
    a_table,
    asked,
    both_set_discs,
    is_over,
    new_key,
    people,
    play_both,
    reached,
    running,
    two_at_a_table,
)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    # With the same games every time, so that what a test waits for comes in all of them.
    async with running(tmp_path_factory.mktemp("server"), rig={"chance": 1}) as server:
        yield server


# Whole games


async def test_one_person_plays_three_bots_to_the_end(server: Server) -> None:
    async with people(server.address, "Ana") as [ana]:
        table = await a_table(ana, bots=["random"] * 3)
        player = await ana.sit_at(table)
        await ana.post(f"/api/tables/{table}/start")
        await player.play_on(Random(1), lambda _: False)
        assert player.table.status == "over"
        answer = await ana.http.get(f"/api/tables/{table}/record")
    outcome = hidalgo.load(answer.text).outcome()
    assert outcome is not None
    assert list(outcome.points) == player.play.result.points


async def test_two_people_and_a_spectator_see_the_same_game(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Cid") as [ana, ben, cid]:
        table, one, two = await two_at_a_table(ana, ben, options={"short": True})
        watcher = await cid.sit_at(table)
        await play_both(one, two, is_over)
        await watcher.until(lambda player: player.play.result)
        assert one.play.board == two.play.board == watcher.play.board
        assert watcher.seat == -1
        assert watcher.play.own is None
        assert [line.index for line in one.lines] == sorted({line.index for line in one.lines})


# Requests


async def test_the_same_request_counts_once(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        player = one if one.play.asks else two
        again = await (ana if player is one else ben).sit_at(table)
        await again.until(lambda player: player.play)
        request = live.Submit(new_key(), player.play.asks.prompt, [player.play.asks.choices[0]])
        answers = await asyncio.gather(player.ask(request), again.ask(request), player.ask(request))
        assert {type(answer) for answer in answers} == {live.Done}
        for each in (one, two, again):
            await each.until(reached(answers[0].head))
        await ana.get(f"/api/tables/{table}")
        decisions = [line for line in one.lines if line.kind == "decision"]
        assert len(decisions) == 1
        assert one.play.made == 1


async def test_an_answer_to_a_question_that_is_closed_is_stale(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        player = one if one.play.asks else two
        old = player.play.asks
        await player.submit(old.choices[0])
        answer = await player.ask(live.Submit(new_key(), old.prompt, [old.choices[1]]))
        assert isinstance(answer, live.Stale)
        assert player.play.made == 1


async def test_what_is_not_legal_is_refused_with_the_clause_and_what_is(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        player = one if one.play.asks else two
        asks = player.play.asks
        refused = await player.submit(int(PASS))
        assert isinstance(refused, live.Refused)
        assert (refused.code, bool(refused.clause), bool(refused.reason)) == ("illegal", True, True)
        assert refused.legal == asks.choices
        refused = await player.submit(30_000)
        assert refused.code == "malformed"
        assert player.play.made == 0


async def test_who_watches_cannot_decide(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Cid") as [ana, ben, cid]:
        table, one, two = await two_at_a_table(ana, ben)
        watcher = await cid.sit_at(table)
        await watcher.until(lambda player: player.play)
        asks = one.play.asks or two.play.asks
        request = live.Submit(new_key(), asks.prompt, [asks.choices[0]])
        refused = await watcher.ask(request)
        assert refused.code == "not-seated"
        # Nor can the other player, who is not asked.
        other = two if one.play.asks else one
        assert isinstance(await other.ask(request), live.Stale)


@pytest.mark.parametrize(
    "junk",
    ["", "{}", "[]", "null", '{"type":"submit"}', '{"type":"nothing"}', "\x00", "[" * 5000, "{"],
)
async def test_junk_is_answered_with_a_fault(server: Server, junk: str) -> None:
    async with people(server.address, "Ana") as [ana]:
        player = await ana.sit_at(await a_table(ana))
        await player.socket.send(junk)
        fault = await player.until(lambda player: player.others)
        assert fault[0].code == "malformed"
        await player.send(live.Ping())
        await player.until(lambda player: live.Pong(player.head) in player.others)


async def test_who_goes_on_sending_junk_is_sent_away(server: Server) -> None:
    async with people(server.address, "Ana") as [ana]:
        player = await ana.sit_at(await a_table(ana))
        for _ in range(12):
            await player.socket.send("junk")
        assert await player.until_closed() == 4408


async def test_a_message_that_is_too_long_closes_the_socket(server: Server) -> None:
    async with people(server.address, "Ana") as [ana]:
        player = await ana.sit_at(await a_table(ana))
        await player.socket.send("x" * 100_000)
        assert await player.until_closed() in {1006, 1009}


# Who may connect


async def test_a_socket_of_nobody_or_of_no_table_is_closed(server: Server) -> None:
    nobody = Person(server.address)
    assert await (await nobody.sit_at("whatever")).until_closed() == 4401
    async with people(server.address, "Ana") as [ana]:
        assert await (await ana.sit_at("whatever")).until_closed() == 4404
        table = await a_table(ana)
        assert await (await ana.sit_at(table, "?version=999")).until_closed() == 4426
    await nobody.close()


# Coming again


async def test_who_comes_again_gets_what_was_missed(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, lambda player: player.play.made >= 6)
        known = two.head
        await two.leave()
        await one.ask(live.Say(new_key(), "are you there?"))
        again = await ben.sit_at(table, f"?since={known - 2}&seat={two.seat}&chat=0")
        await again.until(lambda player: player.play and player.chat)
        assert "snapshot" not in again.raw[0]
        assert {line.index for line in again.lines} <= set(range(known - 2, known))
        assert again.play == two.play
        assert [line.text for line in again.chat] == ["are you there?"]


@pytest.mark.parametrize("query", ["", "?since=99999&seat=1", "?since=3&seat=0", "?since=x&seat=1"])
async def test_a_cursor_that_does_not_fit_gets_a_snapshot(server: Server, query: str) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, _, two = await two_at_a_table(ana, ben)
        again = await ben.sit_at(table, query)
        await again.until(lambda player: player.play)
        assert again.raw[0].startswith('{"type":"snapshot"')
        assert again.play == two.play


# Taking back


async def test_one_takes_back_what_nobody_has_answered(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, asked("recruit"))
        before = one.play
        await one.submit(before.asks.choices[-1])
        await one.until(lambda player: player.play.made > before.made)
        assert 0 <= one.play.undo_to <= before.made
        done = await one.ask(live.Undo(new_key(), before.made))
        assert isinstance(done, live.Done)
        await one.until(lambda player: player.head >= done.head)
        assert (one.play.board, one.play.made) == (before.board, before.made)
        assert one.play.asks.prompt != before.asks.prompt
        assert [line.to for line in one.lines if line.kind == "undo"] == [before.made]
        # What others have answered is not one's own to take back.
        refused = await two.ask(live.Undo(new_key(), 0))
        assert refused.code == "no-undo"


@pytest.mark.parametrize("agree", [True, False])
async def test_others_are_asked_about_what_they_have_answered(server: Server, agree: bool) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, lambda player: player.play.made == 2)
        first, second = (one, two) if one.play.undo_to < 0 else (two, one)
        assert isinstance(await first.ask(live.AskTakeback(new_key())), live.Done)
        await second.until(lambda player: player.table.vote is not None)
        assert second.table.vote.missing == [second.seat]
        assert (await first.ask(live.AskTakeback(new_key()))).code == "no-vote"
        answer = await second.ask(live.AnswerTakeback(new_key(), agree))
        await first.until(lambda player: player.head >= answer.head)
        assert first.table.vote is None
        assert first.play.made == (0 if agree else 2)
        answers = [line for line in first.lines if line.kind == "answer"]
        assert [(line.seat, line.agree) for line in answers] == [(second.seat, agree)]
        assert (await second.ask(live.AnswerTakeback(new_key(), agree))).code == "no-vote"


# At the same moment


async def test_discs_set_at_the_same_moment_both_count(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, both_set_discs)
        await two.until(asked("disc"))
        head = one.head
        answers = await asyncio.gather(
            one.submit(one.play.asks.choices[0]), two.submit(two.play.asks.choices[0])
        )
        assert [type(answer) for answer in answers] == [live.Done, live.Done]
        for player in (one, two):
            await player.until(lambda player: player.head >= head + 2)
        assert one.play.board == two.play.board
        assert one.play.board.discs == []


async def test_nobody_sees_a_disc_before_all_are_in(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Cid") as [ana, ben, cid]:
        table, one, two = await two_at_a_table(ana, ben)
        watcher = await cid.sit_at(table)
        await play_both(one, two, both_set_discs)
        await watcher.until(lambda player: player.head >= one.head)
        marks = [len(player.raw) for player in (two, watcher)]
        choices = one.play.asks.choices
        for choice in (choices[0], choices[-1]):  # named, and then another one
            answer = await one.submit(choice)
            for player in (one, two, watcher):
                await player.until(reached(answer.head))
        assert one.play.own.disc >= 0
        assert one.play.asks.changes
        assert (two.play.own.disc, watcher.play.own) == (-1, None)
        assert two.play.board.discs == watcher.play.board.discs == [one.seat]
        for player, mark in zip((two, watcher), marks, strict=True):
            assert not [raw for raw in player.raw[mark:] if "disc_value" in raw]


# Drafts


async def test_a_draft_shows_what_would_come_and_changes_nothing(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, asked("recruit"))
        asks, board = one.play.asks, one.play.board
        draft = await one.ask(live.Draft(1, asks.prompt, []))
        assert draft.legal == asks.choices
        draft = await one.ask(live.Draft(2, asks.prompt, [asks.choices[-1]]))
        assert draft.used == 1
        assert draft.board.court[one.seat] >= board.court[one.seat]
        refused = await one.ask(live.Draft(3, asks.prompt, [int(PASS)]))
        assert refused.code == "illegal"
        stale = await two.ask(live.Draft(4, asks.prompt, []))
        assert isinstance(stale, live.Stale)
        assert one.play.board == board


async def test_a_draft_ends_where_its_question_is_answered(server: Server) -> None:
    """What follows by itself is another question: an answer must not run on into it."""
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, asked("recruit"))
        asks = one.play.asks
        draft = await one.ask(live.Draft(1, asks.prompt, [asks.choices[0]]))
        assert (draft.used, draft.legal, draft.next, draft.may_end) == (1, [], [], True)
        await play_both(
            one, two, lambda player: asked("place")(player) and player.play.asks.left > 1
        )
        asks = one.play.asks
        for count in range(1, asks.left + 1):
            draft = await one.ask(live.Draft(1 + count, asks.prompt, [asks.choices[-1]] * count))
            assert draft.left == asks.left - count
            assert bool(draft.legal) == (count < asks.left)


async def test_lines_tell_how_many_decisions_stood(server: Server) -> None:
    """So a client knows which decisions were taken back, even if it was not shown all of them."""
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, asked("recruit"))
        made = one.play.made
        await one.submit(one.play.asks.choices[0])
        await one.ask(live.Undo(new_key(), made))
        await one.until(lambda player: player.lines[-1].kind == "undo")
        undone, undo = one.lines[-2:]
        assert (undone.kind, undone.made, undo.made, undo.to) == ("decision", made + 1, made, made)


# Coming and going


async def test_a_bot_plays_for_who_leaves_until_they_come_back(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        await ben.post(f"/api/tables/{table}/leave")
        await two.until(lambda player: player.seat == -1)
        assert two.play.own is None
        await one.play_on(Random(5), lambda player: player.play.made > 12)
        assert one.table.seats[two.seat if two.seat >= 0 else 1].bot == "greedy"
        await ben.post(f"/api/tables/{table}/seat", {})
        await two.until(lambda player: player.seat == 1)
        await one.until(lambda player: player.table.seats[1].bot is None)
        seated = [line for line in one.lines if line.kind == "seat" and line.round > 0]
        assert [(line.seat, line.name, line.bot) for line in seated] == [
            (1, "greedy", "greedy"),
            (1, "Ben", ""),
        ]
        assert two.play.own is not None


async def test_presence_tells_who_is_there(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Cid") as [ana, ben, cid]:
        table, one, two = await two_at_a_table(ana, ben)
        await one.until(lambda player: player.presence == Presence([0, 1], 0))
        watcher = await cid.sit_at(table)
        await one.until(lambda player: player.presence == Presence([0, 1], 1))
        await two.leave()
        await watcher.leave()
        await one.until(lambda player: player.presence == Presence([0], 0))


async def test_what_is_said_is_heard_once_and_forgotten_with_who_said_it(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        key = new_key()
        for _ in range(2):
            await two.ask(live.Say(key, "  good\n luck  "))
        await one.until(lambda player: player.chat)
        await two.ask(live.Say(new_key(), "again"))
        await one.until(lambda player: len(player.chat) == 2)
        assert [(line.name, line.seat, line.text) for line in one.chat] == [
            ("Ben", 1, "good luck"),
            ("Ben", 1, "again"),
        ]
        assert (await two.ask(live.Say(new_key(), " "))).code == "empty"
        answer = await ben.http.request(
            "DELETE", "/api/me", json={"word": "Ben"}, headers=ben.origin()
        )
        assert answer.status_code in {200, 204}, answer.text
        gone = await one.until(lambda player: player.others)
        assert gone[0] == live.ChatGone(ben.public)
        assert await two.until_closed() == 4401
        await one.until(lambda player: player.table.seats[1].bot == "greedy")
        late = await ana.sit_at(table)
        await late.until(lambda player: player.play)
        assert late.chat == []
        assert "Ben" not in late.raw[0]


async def test_everybody_is_told_how_long_there_is_to_answer(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Eva") as [ana, ben, eva]:
        table, one, two = await two_at_a_table(ana, ben, options={"pace": 3600})
        watching = await eva.sit_at(table)
        await watching.until(lambda player: player.play)
        now = msgspec.json.decode(watching.raw[0])["now"]
        for player in (one, two, watching):
            assert [due.seat for due in player.play.deadlines] == player.play.owing
            assert all(0 < due.at - now <= 3600 for due in player.play.deadlines)
        [first] = one.play.owing
        before = one.play.deadlines[0].at
        await play_both(one, two, lambda player: player.play.owing != [first])
        assert one.play.deadlines[0].at > before
        _, leisurely, _ = await two_at_a_table(ana, ben)
        assert leisurely.play.deadlines == []


async def test_who_takes_too_long_is_answered_for(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        _, one, _ = await two_at_a_table(ana, ben, options={"pace": 1})
        await one.until(lambda player: player.play.made >= 2)
        assert {line.author for line in one.lines if line.kind == "decision"} == {"clock"}


async def test_a_game_is_played_again_by_the_same(server: Server) -> None:
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben, options={"short": True})
        answer = await ana.http.post(f"/api/tables/{table}/rematch", headers=ana.origin())
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        await play_both(one, two, is_over)
        again = await asyncio.gather(
            ana.post(f"/api/tables/{table}/rematch"), ben.post(f"/api/tables/{table}/rematch")
        )
        ids = {opened["table"]["id"] for opened in again}
        assert len(ids) == 1
        await one.until(lambda player: player.table.rematch in ids)
        opened = await ana.get(f"/api/tables/{ids.pop()}")
        assert {seat["name"] for seat in opened["table"]["seats"]} == {"Ana", "Ben"}
        assert opened["table"]["options"]["short"] is True
