"""What holds for every screen at any size, in any language: found on the page itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from hidalgo import locale
from tests.e2e.checks import faults, overflow, small_targets

# Text that is not wholly to be seen where it stands: it sticks out of a button, a cell or a sheet,
# or out of what hides all beyond its edges; or a word of it is broken because it has no room. What
# can be scrolled hides nothing.
_CUT: Final = """() => {
  const SOLID = 'button, .button, .sheet, th, td, legend, summary, label, article, dialog';
  const shown = (one) => one.checkVisibility({
    visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true,
  });
  const unseen = (one) => {
    for (let at = one; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const boxes = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const say = (text, one) =>
    `"${text.trim()}" in ${one.outerHTML.replace(/\\s+/g, ' ').slice(0, 140)}`;
  const cut = new Set();
  const trial = document.body.appendChild(document.createElement('div'));
  trial.lang = 'en';
  trial.textContent = 'hyphenation';
  trial.style.cssText = 'hyphens: auto; width: 3em; overflow-wrap: normal; line-height: 1em';
  const hyphenates = trial.offsetHeight > 1.5 * parseFloat(getComputedStyle(trial).fontSize);
  trial.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !shown(parent)) continue;
    if (parent.closest('script, style, noscript, option, svg') || unseen(parent)) continue;
    if (!hyphenates || getComputedStyle(parent).hyphens !== 'auto') {
      for (const word of text.data.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.add(say(word[0], parent));
      }
    }
    for (const box of boxes(text)) {
      let [across, down, away] = [true, true, false];
      const found = [];
      for (let at = parent; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === 'contents' || style.display === 'inline') continue;
        if (['auto', 'scroll'].includes(style.overflowX)) across = false;
        if (['auto', 'scroll'].includes(style.overflowY)) down = false;
        const edge = at.getBoundingClientRect();
        // Scrolled away, and perhaps not even laid out.
        if ((!across || !down) && (box.bottom < edge.top || box.top > edge.bottom)) away = true;
        const hides = ['hidden', 'clip'];
        const beside = box.left < edge.left - 1 || box.right > edge.right + 1;
        const below = box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
        const solid = at.matches(SOLID);
        if (across && beside && (solid || hides.includes(style.overflowX))) {
          found.push(say(text.data, at));
        }
        if (down && below && (solid || hides.includes(style.overflowY))) {
          found.push(say(text.data, at));
        }
        if (style.position === 'fixed') break;
      }
      if (!away) found.forEach((one) => cut.add(one));
    }
  }
  for (const one of document.querySelectorAll('.sheet, .button, select, input, textarea')) {
    if (!shown(one) || unseen(one)) continue;
    const [{ left, right }, out] = [one.getBoundingClientRect(), one.parentElement];
    if (one.matches('main .sheet') && (left < 4 || right > innerWidth - 4)) {
      cut.add(`at the window's edge: ${say('', one)}`);
    }
    const [edge, style] = [out.getBoundingClientRect(), getComputedStyle(out)];
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (left < edge.left - 1 || right > edge.right + 1) cut.add(`sticks out: ${say('', one)}`);
  }
  // An ellipsis, and what a closed list has no room for.
  for (const one of document.querySelectorAll('body *')) {
    if (!shown(one) || unseen(one)) continue;
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth) {
      cut.add(say(one.innerText, one));
    }
    if (one.tagName === 'SELECT') {
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      pen.font = style.font;
      const text = one.selectedOptions[0]?.text ?? '';
      const room = one.clientWidth - parseFloat(style.paddingLeft)
        - parseFloat(style.paddingRight) - 20;
      if (pen.measureText(text).width > room) cut.add(say(text, one));
    }
  }
  return [...cut];
}"""

# How far one can scroll beyond all that there is.
_BELOW: Final = """() => {
  const end = Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY);
  return Math.max(0, Math.floor(document.documentElement.scrollHeight - end - 1));
}"""

# All that is said, also to those who do not look.
_SAID: Final = """() => {
  const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const spoken = [...document.querySelectorAll('*')].flatMap((one) =>
    names.map((name) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...spoken].join('\\n');
}"""

# Buttons of which one lies on the next.
_PILED: Final = """() => {
  const buttons = [...document.querySelectorAll('button, a.button')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()]);
  return buttons.flatMap(([one, a]) => buttons
    .filter(([other, b]) => other !== one && other.parentElement === one.parentElement
      && a.left < b.left && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => `${one.outerHTML.slice(0, 90)} and ${other.outerHTML.slice(0, 90)}`));
}"""

# What has to be in the window without scrolling, and under nothing else.
_HIDDEN: Final = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest('details:not([open]) > :not(summary)'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { left, top, right, bottom, width, height }]) => {
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || !(one.contains(hit) || hit.contains(one));
  })
  .map(([one]) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 160))"""


@cache
def _ids() -> frozenset[str]:
    """Return the ids of all messages."""
    folder = locale.__path__[0]
    message = re.compile(r"^([a-z][a-z0-9]*-[a-z0-9-]*) =", re.MULTILINE)
    return frozenset(
        found
        for file in (Path(folder) / "en").glob("*.ftl")
        for found in message.findall(file.read_text("utf-8"))
    )


def raw_ids(page: Page) -> list[str]:
    """Return ids of messages that are shown or told instead of the messages."""
    said: str = page.evaluate(_SAID)
    return sorted(_ids().intersection(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", said)))


def cut_off(page: Page) -> list[str]:
    """Return texts that are not wholly to be seen where they stand."""
    found: list[str] = page.evaluate(_CUT)
    return found


def out_of_sight(page: Page, selector: str) -> list[str]:
    """Return what of some elements is outside of the window, or under something else."""
    found: list[str] = page.evaluate(_HIDDEN, selector)
    return found


def broken(page: Page) -> list[str]:
    """Return all that is wrong with a page as it is shown now, a line each."""
    asked = ".bar.asked .question h2, .bar.asked .question p, .bar.asked button"
    return [
        *(f"axe: {fault}" for fault in faults(page)),
        *([f"{beside} pixels lie beside the window"] if (beside := overflow(page)) else []),
        *([f"{below} empty pixels lie below the page"] if (below := page.evaluate(_BELOW)) else []),
        *(f"too small to tap: {one}" for one in small_targets(page)),
        *(f"buttons lie on each other: {one}" for one in page.evaluate(_PILED)),
        *(f"cut off: {one}" for one in cut_off(page)),
        *(f"an id instead of words: {one}" for one in raw_ids(page)),
        *(f"out of sight: {one}" for one in out_of_sight(page, asked)),
        *(f"out of sight: {one}" for one in out_of_sight(page, ".words .said, .words button")),
    ]
