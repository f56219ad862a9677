"""The course: a game in nine short lessons, from the first glance to the last scoring.

One sits in the first seat. The lessons follow one game at some of its moments: rounds 4, 5, 7 and
9, so that from lesson to lesson the board is the same, or some rounds older. Rows of numbers are
by seat: the learner, Inés, Bruno, Carla. What is said is in `locale/*/web-learn.ftl`.
"""

from __future__ import annotations

from typing import Final

from hidalgo.lessons.scene import Scene
from hidalgo.lessons.script import Lesson, say, want

NAMES: Final = ("", "Inés", "Bruno", "Carla")
"""Who plays; the name of the first seat is the learner's own."""

HOMES: Final = ("GRA", "CLV", "PVA", "VAL")
"""Where the Grandes stand, all game long."""

FOURTH_ROUND: Final = Scene(
    round=4,
    king="GAL",
    marker="P1",
    places={
        "GAL": (0, 2, 0, 1),
        "PVA": (1, 0, 2, 0),
        "ARA": (1, 2, 0, 2),
        "CAT": (0, 1, 2, 0),
        "CLV": (0, 3, 1, 0),
        "CLN": (4, 0, 2, 1),
        "VAL": (0, 0, 1, 2),
        "SEV": (1, 0, 2, 0),
        "GRA": (2, 2, 0, 1),
    },
    courts=(3, 2, 4, 3),
    grandes=HOMES,
    scores=(12, 15, 14, 11),
    hands=(
        (2, 3, 5, 7, 8, 9, 11, 12, 13, 1),
        (1, 2, 4, 5, 7, 8, 10, 11, 12, 13),
        (1, 2, 3, 5, 6, 8, 9, 10, 12, 13),
        (1, 2, 4, 6, 7, 8, 9, 10, 11, 13),
    ),
    cards=("move-3", "score-region.1", "score-castillo.1", "recruit-2"),
)

FIFTH_ROUND: Final = Scene(
    round=5,
    king="GAL",
    marker="P2",
    places={
        "GAL": (0, 3, 0, 1),
        "PVA": (1, 0, 3, 0),
        "ARA": (1, 2, 0, 2),
        "CAT": (0, 1, 2, 0),
        "CLV": (0, 3, 1, 0),
        "CLN": (4, 0, 2, 2),
        "VAL": (0, 1, 1, 2),
        "SEV": (2, 0, 2, 0),
        "GRA": (2, 2, 0, 1),
        "CAS": (0, 2, 1, 1),
    },
    courts=(2, 3, 4, 2),
    grandes=HOMES,
    scores=(19, 18, 20, 15),
    hands=(
        (2, 3, 5, 7, 8, 9, 11, 12, 1),
        (1, 2, 4, 5, 7, 8, 10, 11, 13),
        (1, 2, 3, 5, 6, 8, 9, 10, 12),
        (1, 2, 4, 6, 7, 8, 9, 10, 11),
    ),
    cards=("move-own-from-one", "each-returns-3", "score-region-3", "grande.1"),
)

SEVENTH_ROUND: Final = Scene(
    round=7,
    king="SEV",
    marker="P1",
    places={
        "GAL": (0, 3, 1, 1),
        "PVA": (1, 1, 3, 0),
        "ARA": (3, 3, 0, 2),
        "CAT": (0, 2, 2, 1),
        "CLV": (1, 4, 2, 0),
        "CLN": (4, 1, 4, 2),
        "VAL": (0, 1, 1, 4),
        "SEV": (3, 0, 2, 0),
        "GRA": (5, 2, 0, 1),
    },
    courts=(2, 3, 4, 2),
    grandes=HOMES,
    scores=(44, 48, 50, 41),
    hands=(
        (2, 3, 5, 8, 11, 12, 13),
        (1, 2, 4, 5, 7, 8, 10),
        (1, 2, 3, 5, 6, 8, 9),
        (1, 2, 4, 6, 7, 8, 9),
    ),
    cards=("move-4", "score-region.2", "score-4.1", "tile.1"),
)

NINTH_ROUND: Final = Scene(
    round=9,
    king="VAL",
    marker="P1",
    places={
        "GAL": (0, 3, 2, 1),
        "PVA": (1, 2, 4, 0),
        "ARA": (3, 3, 0, 2),
        "CAT": (1, 2, 3, 1),
        "CLV": (1, 5, 2, 1),
        "CLN": (4, 1, 5, 2),
        "VAL": (1, 1, 1, 3),
        "SEV": (3, 1, 3, 0),
        "GRA": (6, 2, 1, 2),
        "CAS": (3, 2, 4, 1),
    },
    courts=(1, 2, 2, 2),
    grandes=HOMES,
    scores=(58, 61, 62, 54),
    hands=((2, 3, 5, 8, 12), (1, 2, 4, 5, 7), (1, 2, 3, 5, 9), (1, 2, 4, 6, 7)),
    cards=("move-3", "courts-emptied", "score-castillo.2", "recruit-2"),
    veto="P1",
)

AIM: Final = Lesson(
    "aim",
    FOURTH_ROUND,
    before=("P1: power 13", "P2: power 10", "P3: power 6", "P4: power 2", "P1: card 2, special"),
    steps=(
        say("aim-hello", at="seat P1"),
        say("aim-figures", at="CLN, figures CLN"),
        want("aim-score", answer="region CLN", other="aim-score-less"),
        say("aim-done", at="score P1"),
    ),
)
"""What it is all about: a card scores a region, and in Castilla la Nueva one has the most."""

POWER: Final = Lesson(
    "power",
    FIFTH_ROUND,
    steps=(
        say("power-round", at="seat P2", then=("P2: power 11", "P3: power 5", "P4: power 2")),
        want("power-play", at="answer", answer="power 7", other="power-other"),
        say("power-order", at="power P2, power P1, power P4"),
    ),
)
"""Power cards: who goes first, and how many caballeros come."""

RECRUIT: Final = Lesson(
    "recruit",
    FIFTH_ROUND,
    follows=True,
    steps=(
        say(
            "recruit-watch",
            at="seat P2",
            then=("P2: recruit 1, card 3, special, region CLV, place PVA, place CLV, place CAS",),
        ),
        say("recruit-watched", at="card 3, score P2", show="cards"),
        want(
            "recruit-three",
            at="province P1, court P1",
            answer="recruit 3",
            other="recruit-fewer",
            show="supply",
        ),
        say("recruit-empty", at="province P1", show="supply"),
        want(
            "recruit-card", at="card 5", answer="card 5", other="recruit-card-other", show="cards"
        ),
        say("recruit-done", at="card 5", show="cards"),
    ),
)
"""A turn of somebody else; then one's own begins, with the King's card."""

KING: Final = Lesson(
    "king",
    FIFTH_ROUND,
    follows=True,
    steps=(
        say("king-wish", at="GRA, king"),
        want("king-first", at="answer", answer="special", other="king-first-other"),
        want(
            "king-move",
            at="SEV",
            answer="region SEV",
            replies={"region CLN": "king-move-near", "region VAL": "king-move-near"},
            other="king-move-far",
        ),
        say("king-taboo", at="king"),
    ),
)
"""The King goes to Sevilla, so that one may place in Granada; his region is closed."""

PLACE: Final = Lesson(
    "place",
    FIFTH_ROUND,
    follows=True,
    steps=(
        want(
            "place-granada",
            at="GRA",
            answer="place GRA",
            times=2,
            other="place-granada-other",
            show="supply",
        ),
        want(
            "place-castillo",
            at="CAS",
            answer="place CAS",
            other="place-castillo-other",
            show="supply",
        ),
        want("place-free", at="court P1", answer="*", times=2, show="supply"),
        say("place-done"),
    ),
)
"""The five riders of the King's card: two to Granada, one into the Castillo, two at will."""

TIES: Final = Lesson(
    "ties",
    SEVENTH_ROUND,
    before=("P1: power 12", "P2: power 10", "P3: power 6", "P4: power 4", "P1: card 2, special"),
    steps=(
        say("ties-tie", at="ARA, figures ARA"),
        say("ties-bonus", at="king, grande P1"),
        want("ties-score", answer="region GRA", other="ties-score-less"),
        say("ties-done", at="GRA"),
    ),
)
"""Ties, and what King and Grande add: it is Granada that pays most."""

MOVE: Final = Lesson(
    "move",
    NINTH_ROUND,
    before=("P1: power 12", "P2: power 5", "P3: power 9", "P4: power 4", "P1: card 1"),
    steps=(
        say("move-last", at="CLN"),
        want("move-special", at="answer", answer="special", other="move-special-other"),
        want(
            "move-away",
            at="CLN, GAL",
            answer="move P3 CLN GAL",
            replies={"move P3 CLN *": "move-away-near"},
            other="move-away-other",
        ),
        want(
            "move-in",
            at="CLV, CLN",
            answer="move P1 CLV CLN",
            replies={"move P1 * CLN": "move-in-near"},
            other="move-in-other",
        ),
        want("move-stop", at="answer", answer="pass", other="move-stop-other"),
        want("move-place", at="ARA", answer="place ARA", other="move-place-other", show="supply"),
        say("move-done", at="ARA, CLN"),
    ),
)
"""Up to three caballeros are moved; two will do: one of Bruno's away, one of one's own in."""

VETO: Final = Lesson(
    "veto",
    NINTH_ROUND,
    follows=True,
    steps=(
        say("veto-hold", at="seat P1", then=("P3: recruit 2, card 3, special",)),
        want("veto-use", at="CAS", answer="veto", other="veto-use-other"),
        say(
            "veto-done",
            at="seat P3",
            then=(
                "P3: place CAT, place GRA, pass",
                "P2: recruit 4, card 5, special, region CLV",
                "P2: place PVA, place PVA, place PVA, place GAL, place GAL",
                "P4: recruit 4, card 4, first",
                "P4: place CLN, place CLN, place CAS, pass, pass",
            ),
        ),
        say("veto-rest", at="king"),
    ),
)
"""Bruno is kept from scoring the Castillo; then the last turns of the game are played."""

END: Final = Lesson(
    "end",
    NINTH_ROUND,
    follows=True,
    steps=(
        say("end-why", at="CAS"),
        want(
            "end-disc",
            at="VAL",
            answer="region VAL",
            replies={"region CLV": "end-disc-king"},
            other="end-disc-other",
            then=("P2: region CAT", "P3: region PVA", "P4: region GRA"),
        ),
        say("end-castillo", at="CAS, figures CAS", hold=("disc_shown", "")),
        say("end-discs", at="VAL", hold=("scored", "GAL")),
        say("end-nueva", at="CLN", hold=("scored", "VAL")),
        say("end-won", at="score P1"),
    ),
)
"""The last general scoring: discs, the Castillo, the regions one after the other."""

LESSONS: Final = (AIM, POWER, RECRUIT, KING, PLACE, TIES, MOVE, VETO, END)
