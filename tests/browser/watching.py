"""What was in sight, from when until when: noted in the page itself, at every picture that it draws."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

WATCH = """
(() => {
    const seen = (window.__seen = []);
    const open = new Map();
    const visible = (found) => found !== null && found.checkVisibility({visibilityProperty: true});
    const textOf = (place) => {
        const found = document.querySelector(place);
        return visible(found) ? found.textContent.trim().replace(/\\s+/g, ' ') : null;
    };
    const kindOf = (place, name) => document.querySelector(place)?.getAttribute(name) ?? '';
    const places = {
        dice: () => textOf('[data-act]:not([data-part=reveal]) .rolls'),
        stage: () => textOf('[data-act]:is([data-part=verdict], [data-part=gains]) .verdict'),
        gains: () => textOf('[data-act][data-part=gains] .card ul'),
        cards: () => textOf('[data-revealed]'),
        room: () => textOf('[data-verdict] small') || null,
        lane: () => textOf('[data-lane=done]'),
        result: () => textOf('.asked[data-result]'),
        question: () => (document.querySelector('[data-option-id]') === null ? null : 'asked'),
        ending: () => textOf('[aria-labelledby=ending-title]'),
    };
    const kinds = {
        dice: () => kindOf('[data-act]', 'data-act'),
        stage: () => kindOf('[data-act]', 'data-act'),
        gains: () => kindOf('[data-act]', 'data-act'),
        room: () => kindOf('[data-verdict]', 'data-verdict'),
        result: () => kindOf('.asked[data-result]', 'data-result'),
    };
    const look = () => {
        const now = performance.now();
        for (const [name, find] of Object.entries(places)) {
            const text = find();
            const was = open.get(name);
            if ((was?.text ?? null) === text) continue;
            if (was !== undefined) was.until = now;
            open.delete(name);
            if (text !== null) {
                open.set(name, {name, kind: kinds[name]?.() ?? '', text, since: now, until: null});
                seen.push(open.get(name));
            }
        }
        requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
})()
"""
NOTICE, LETTER, SHORTEST = 500, 30, 1200
"""Milliseconds that it takes to notice a text, to read a letter of it, and to see anything at all."""
ONE_CLICK = """
const kept = JSON.parse(localStorage.getItem('undercroft-settings'));
localStorage.setItem('undercroft-settings', JSON.stringify({...kept, atOnce: true}));
"""


class Seen(NamedTuple):
    """Something that was in sight; ``until`` is none while it still is. Milliseconds."""

    name: str
    kind: str
    text: str
    since: float
    until: float | None

    @property
    def shown(self) -> float:
        return 0.0 if self.until is None else self.until - self.since

    @property
    def needs(self) -> float:
        return max(SHORTEST, NOTICE + LETTER * len(self.text))


def seen(page: Page, name: str) -> list[Seen]:
    found: list[dict[str, Any]] = page.evaluate("window.__seen")
    return [Seen(**each) for each in found if each["name"] == name]
