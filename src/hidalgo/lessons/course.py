"""The course: a game in nine short lessons, from the first glance to the last scoring.

One sits in the first seat. The lessons follow one game at some of its moments: rounds 4, 5, 7 and
9, so that from lesson to lesson the board is the same, or some rounds older.
"""

from __future__ import annotations

from typing import Final

from hidalgo.lessons.scene import Scene
from hidalgo.lessons.script import Lesson, Step

NAMES: Final = ("", "Inés", "Bruno", "Carla")
"""Who plays; the name of the first seat is the learner's own."""

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
    grandes=("GRA", "CLV", "PVA", "VAL"),
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
    grandes=("GRA", "CLV", "PVA", "VAL"),
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
    grandes=("GRA", "CLV", "PVA", "VAL"),
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
    grandes=("GRA", "CLV", "PVA", "VAL"),
    scores=(58, 61, 62, 54),
    hands=((2, 3, 5, 8, 12), (1, 2, 4, 5, 7), (1, 2, 3, 5, 9), (1, 2, 4, 6, 7)),
    cards=("move-3", "courts-emptied", "score-castillo.2", "recruit-2"),
    veto="P1",
)

AIM: Final = Lesson(
    "aim",
    FOURTH_ROUND,
    before=(
        "P1: power 13",
        "P2: power 10",
        "P3: power 6",
        "P4: power 2",
        "P1: card 2",
        "P1: special",
    ),
    steps=(
        Step("aim-hello", at=("seat P1",)),
        Step("aim-figures", at=("CLN", "figures CLN")),
        Step(
            "aim-score",
            answers=("region CLN",),
            replies={"*": "aim-score-less"},
        ),
        Step("aim-done", at=("score P1",)),
    ),
)

POWER: Final = Lesson(
    "power",
    FIFTH_ROUND,
    steps=(
        Step("power-round", at=("seat P2",), then=("P2: power 11", "P3: power 5", "P4: power 2")),
        Step("power-play", at=("answer",), answers=("power 7",), replies={"*": "power-other"}),
        Step("power-order", at=("power P2", "power P1")),
    ),
)

RECRUIT: Final = Lesson(
    "recruit",
    FIFTH_ROUND,
    follows=True,
    steps=(
        Step(
            "recruit-watch",
            at=("seat P2",),
            then=(
                "P2: recruit 1",
                "P2: card 3",
                "P2: special",
                "P2: region CLV",
                "P2: place PVA",
                "P2: place CLV",
                "P2: place CAS",
            ),
        ),
        Step("recruit-watched", at=("card 3", "score P2"), show="cards"),
        Step(
            "recruit-three",
            at=("province P1", "court P1"),
            answers=("recruit 3",),
            replies={"*": "recruit-fewer"},
            show="supply",
        ),
        Step(
            "recruit-card",
            at=("card 5",),
            answers=("card 5",),
            replies={"*": "recruit-card-other"},
            show="cards",
        ),
        Step("recruit-done", at=("card 5",), show="cards"),
    ),
)

KING: Final = Lesson(
    "king",
    FIFTH_ROUND,
    follows=True,
    steps=(
        Step("king-wish", at=("GRA", "king")),
        Step("king-first", at=("answer",), answers=("special",), replies={"*": "king-first-other"}),
        Step(
            "king-move",
            at=("SEV",),
            answers=("region SEV",),
            replies={
                "region CLN": "king-move-near",
                "region VAL": "king-move-near",
                "*": "king-move-far",
            },
        ),
        Step("king-taboo", at=("king",)),
    ),
)

PLACE: Final = Lesson(
    "place",
    FIFTH_ROUND,
    follows=True,
    steps=(
        Step(
            "place-granada",
            at=("GRA",),
            answers=("place GRA",),
            times=2,
            replies={"*": "place-granada-other"},
            show="supply",
        ),
        Step(
            "place-castillo",
            at=("CAS",),
            answers=("place CAS",),
            replies={"*": "place-castillo-other"},
            show="supply",
        ),
        Step("place-free", at=("court P1",), answers=("*",), times=2, show="supply"),
        Step("place-done"),
    ),
)

TIES: Final = Lesson(
    "ties",
    SEVENTH_ROUND,
    before=(
        "P1: power 12",
        "P2: power 10",
        "P3: power 6",
        "P4: power 4",
        "P1: card 2",
        "P1: special",
    ),
    steps=(
        Step("ties-tie", at=("ARA", "figures ARA")),
        Step("ties-bonus", at=("king", "grande P1")),
        Step("ties-score", answers=("region GRA",), replies={"*": "ties-score-less"}),
        Step("ties-done", at=("GRA",)),
    ),
)

MOVE: Final = Lesson(
    "move",
    NINTH_ROUND,
    before=("P1: power 12", "P2: power 5", "P3: power 9", "P4: power 4", "P1: card 1"),
    steps=(
        Step("move-last", at=("CLN",)),
        Step(
            "move-special",
            at=("answer",),
            answers=("special",),
            replies={"*": "move-special-other"},
        ),
        Step(
            "move-away",
            at=("CLN", "GAL"),
            answers=("move P3 CLN GAL",),
            replies={"move P3 CLN *": "move-away-near", "*": "move-away-other"},
        ),
        Step(
            "move-in",
            at=("CLV", "CLN"),
            answers=("move P1 CLV CLN",),
            replies={"move P1 * CLN": "move-in-near", "*": "move-in-other"},
        ),
        Step("move-stop", at=("answer",), answers=("pass",), replies={"*": "move-stop-other"}),
        Step(
            "move-place",
            at=("ARA",),
            answers=("place ARA",),
            replies={"*": "move-place-other"},
            show="supply",
        ),
        Step("move-done", at=("ARA", "CLN")),
    ),
)

VETO: Final = Lesson(
    "veto",
    NINTH_ROUND,
    follows=True,
    steps=(
        Step(
            "veto-hold",
            at=("seat P1",),
            then=("P3: recruit 2", "P3: card 3", "P3: special"),
        ),
        Step("veto-use", at=("CAS",), answers=("veto",), replies={"*": "veto-use-other"}),
        Step(
            "veto-done",
            at=("seat P3",),
            then=(
                *("P3: place CAT", "P3: place GRA", "P3: pass"),
                *("P2: recruit 4", "P2: card 5", "P2: special", "P2: region CLV"),
                *("P2: place PVA", "P2: place PVA", "P2: place PVA"),
                *("P2: place GAL", "P2: place GAL"),
                *("P4: recruit 4", "P4: card 4", "P4: first"),
                *("P4: place CLN", "P4: place CLN", "P4: place CAS", "P4: pass", "P4: pass"),
            ),
        ),
        Step("veto-rest", at=("king",)),
    ),
)

END: Final = Lesson(
    "end",
    NINTH_ROUND,
    follows=True,
    steps=(
        Step("end-why", at=("CAS",)),
        Step(
            "end-disc",
            at=("VAL",),
            answers=("region VAL",),
            replies={"region CLV": "end-disc-king", "*": "end-disc-other"},
            then=("P2: region CAT", "P3: region PVA", "P4: region GRA"),
        ),
        Step("end-castillo", at=("CAS", "figures CAS"), hold=("disc_shown", "")),
        Step("end-discs", at=("VAL",), hold=("scored", "GAL")),
        Step("end-nueva", at=("CLN",), hold=("scored", "VAL")),
        Step("end-won", at=("score P1",)),
    ),
)

LESSONS: Final = (AIM, POWER, RECRUIT, KING, PLACE, TIES, MOVE, VETO, END)
