"""Odd input made from good input, the same from the same ``random.Random``.

``mutate(rng, value)`` changes a JSON value in a place or two and leaves the given one as it was; ``odd_text(rng)`` is a
text that trips up careless readers; ``odd_bytes(rng, value)`` is the value as JSON, perhaps broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

TEXTS = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "a\udfff",
    "\ufeff",
    "\u202e\u2066",
    "\u3164",
    "e" + "\u0301" * 40,
    "é" * 64,
    "😀" * 20,
    "٣",
    "²",
    "\r\n",
    "\x1b[2J",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "%s%n{0}{x.__class__}",
    "../../../../etc/passwd",
    "/etc/passwd",
    "/tmp/.",
    "serpent/.",
    "serpent/./.",
    "..",
    ".",
    "~root",
    "\\\\host\\x",
    "C:\\x",
    "file:///etc/passwd",
    "CON",
    "self",
    "seed",
    "__proto__",
    "__class__",
    "null",
    "true",
    "NaN",
    "-0",
    "1e999",
    "0x10",
    "1_000",
    "-1",
    ":",
    "::::",
    "a:b:c:d:e:f:g:h",
)
"""Texts that have tripped up readers of texts."""

NUMBERS = (
    0,
    1,
    -1,
    255,
    256,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**63,
    -(2**63) - 1,
    2**64,
    10**30,
    10**400,
    0.5,
    -0.0,
    1e308,
    float("inf"),
    float("-inf"),
    float("nan"),
)
LETTERS = "abcxyz019-_:./ \\\"'{}[]\x00\x7fёЖ\u0301\u200b\ud83d"
DEEP = (50, 200, 2_000)
LONG = (255, 256, 300, 5_000)


def odd_text(rng: Random) -> str:
    """A text that is empty, long, foreign, a path, a number of many digits, or no proper text at all."""
    kind = rng.randrange(8)
    if kind < 4:
        return rng.choice(TEXTS)
    if kind == 4:
        return rng.choice("a9é/.") * rng.choice(LONG)
    if kind == 5:
        return str(rng.choice(NUMBERS[:12]))
    return "".join(rng.choices(LETTERS, k=rng.randrange(1, 12)))


def odd_value(rng: Random) -> Any:
    """A value of any kind that JSON has, and some that it has not."""
    kind = rng.randrange(12)
    if kind < 4:
        return odd_text(rng)
    if kind < 7:
        return rng.choice(NUMBERS)
    if kind == 7:
        return rng.choice((None, True, False))
    if kind == 8:
        return [odd_value(rng) for _ in range(rng.randrange(4))]
    if kind == 9:
        return {odd_text(rng): odd_value(rng) for _ in range(rng.randrange(4))}
    if kind == 10:
        return deep(rng.choice(DEEP)) if rng.randrange(20) == 0 else [[[]]]
    return {}


def deep(levels: int) -> Any:
    """Lists in lists."""
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


def mutate(rng: Random, value: Any) -> Any:
    """The value with one, two or three changes somewhere in it."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        value = _change(rng, value)
    return value


def _change(rng: Random, value: Any) -> Any:
    """Go down at random, and change what is there."""
    if isinstance(value, dict) and value and rng.randrange(8):
        key = rng.choice(list(value))
        return _change_entry(rng, value, key)
    if isinstance(value, list | tuple) and value and rng.randrange(8):
        at = rng.randrange(len(value))
        return _change_item(rng, list(value), at)
    return _change_here(rng, value)


def _change_entry(rng: Random, value: dict[Any, Any], key: Any) -> dict[Any, Any]:
    kind = rng.randrange(10)
    if kind == 0:
        return {other: value[other] for other in value if other != key}
    if kind == 1:
        return {**value, odd_text(rng): rng.choice((odd_value(rng), value[key]))}
    if kind == 2:
        return {**value, key: value[rng.choice(list(value))]}
    return {**value, key: _change(rng, value[key])}


def _change_item(rng: Random, value: list[Any], at: int) -> list[Any]:
    kind = rng.randrange(10)
    if kind == 0:
        return value[:at] + value[at + 1 :]
    if kind == 1:
        return [*value[:at], value[at], *value[at:]]
    if kind == 2:
        other = rng.randrange(len(value))
        value[at], value[other] = value[other], value[at]
        return value
    if kind == 3:
        return [*value[:at], odd_value(rng), *value[at:]]
    return [*value[:at], _change(rng, value[at]), *value[at + 1 :]]


def _change_here(rng: Random, value: Any) -> Any:
    if isinstance(value, str) and rng.randrange(3):
        return change_text(rng, value)
    if isinstance(value, int) and not isinstance(value, bool) and rng.randrange(3):
        return value + rng.choice((-1, 1, 2, 255, 2**31, -(2**63)))
    if rng.randrange(6) == 0:
        return rng.choice(_WRAPPERS)(value)
    return odd_value(rng)


_WRAPPERS: tuple[Callable[[Any], Any], ...] = (
    lambda value: [value],
    lambda value: {"": value},
    lambda value: f"{value}"[:400] if isinstance(value, str | float | bool) else "1",
    lambda value: [value, value],
)


def change_text(rng: Random, text: str) -> str:
    """A text cut, doubled, put together with an odd one, or with one part between colons exchanged."""
    kind = rng.randrange(6)
    at = rng.randrange(len(text) + 1)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text + text[at:]
    if kind == 2:
        return text[:at] + odd_text(rng) + text[at:]
    if kind == 3:
        return text[:at] + rng.choice(LETTERS) + text[at + 1 :]
    parts = text.split(":")
    parts[rng.randrange(len(parts))] = odd_text(rng)
    return ":".join(parts)


def odd_bytes(rng: Random, value: Any) -> bytes:
    """The value as JSON of some sort, whole, cut off, with bytes changed, or nested deeply."""
    try:
        raw = json.dumps(value).encode()
    except (RecursionError, ValueError):
        raw = b"[]"
    kind = rng.randrange(6)
    at = rng.randrange(len(raw) + 1)
    if kind == 0:
        return raw[:at]
    if kind == 1:
        return raw[:at] + rng.randbytes(rng.randrange(1, 5)) + raw[at:]
    if kind == 2:
        return raw[:at] + rng.choice(_RAW) + raw[at + 1 :]
    if kind == 3 and rng.randrange(20) == 0:
        levels = rng.choice((100, 1_000, 100_000))
        return raw[:at] + rng.choice((b"[", b'{"a":')) * levels + raw[at:]
    return raw


_RAW = (b"\x00", b"\xff", b'"', b"\\", b"\\ud800", b"\xed\xa0\x80", b"{", b"]", b"1e9999", b"9" * 5_000, b"NaN", b",")
