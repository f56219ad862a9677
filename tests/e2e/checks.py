"""What holds for every screen: nothing complains, nothing is cut off, everybody can use it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import ConsoleMessage, Page, ViewportSize

AXE: Final = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES: Final = [
    *("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"),
    "best-practice",
]
SMALLEST_TARGET: Final = 24  # CSS pixels, as WCAG 2.2 asks; ours are 44 where there is room

Scheme: TypeAlias = Literal["light", "dark"]

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
LOOKS: Final[list[tuple[ViewportSize, Scheme]]] = [
    (PHONE, "light"),
    (PHONE, "dark"),
    (LAPTOP, "light"),
    (LAPTOP, "dark"),
]
NAMES: Final = ["phone-light", "phone-dark", "laptop-light", "laptop-dark"]

# What the browser's driver says when tests want no service worker.
_BLOCKED: Final = "Service Worker registration blocked by Playwright"

_WATCH: Final = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
"""


def listen(page: Page) -> list[str]:
    """Gather what a page complains of from now on: in its console, of errors, of its policy."""
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.text != _BLOCKED:
            complaints.append(f"{message.type}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.add_init_script(_WATCH)
    return complaints


def violations(page: Page) -> list[str]:
    """Return what the page did against its content security policy; it must be listened to."""
    found: list[str] = page.evaluate("window.violations")
    return found


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Return what axe finds wrong with a page, one line for each element."""
    page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(
        "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", RULES
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def overflow(page: Page) -> int:
    """Return how many pixels of a page lie beside the window."""
    wide: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


def small_targets(page: Page) -> list[str]:
    """Return what can be tapped but is smaller than a finger needs."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll('button, a[href], select, summary, input')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('p, .unseen, .skip'))
          .map((element) => [element, element.closest('label') ?? element])
          .map(([element, target]) => [element, target.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < least || height < least)
          .map(([element, { width, height }]) => `${element.outerHTML} ${width} x ${height}`)""",
        SMALLEST_TARGET,
    )
    return found


def check(page: Page) -> None:
    """Check a page as it is shown now."""
    assert faults(page) == []
    assert overflow(page) == 0
    assert small_targets(page) == []
