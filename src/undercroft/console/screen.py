"""Where a person reads and types: plain lines, no cursor tricks, on a terminal or over a pipe."""

from __future__ import annotations

import codecs
import contextlib
import re
import sys

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

_PLAINER = {
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "—": "-",
    "–": "-",
    "…": "...",
    "’": "'",
    "·": "-",
    "ё": "е",
    "×": "x",
    "±": "+-",
    "−": "-",
    "→": "->",
    "\u00a0": " ",
}
"""What stands in for a character that the terminal cannot show."""


NO_LETTER = "\ufffd"
"""Stands for bytes that are no letters."""
LARGEST_TYPED = 999_999_999


class Left(Exception):
    """The person leaves: end of input, or Ctrl-C."""


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_PLAINER.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def _letters(typed: str) -> str:
    """What was typed, with bytes that are no letters marked as such."""
    return re.sub("[\ud800-\udfff]", NO_LETTER, typed)


codecs.register_error("undercroft-plainer", _plainer)


def typed_number(digits: str) -> int:
    """The number that these digits are; more of them than any list needs stand for the largest."""
    return int(digits) if len(digits) < len(str(LARGEST_TYPED)) else LARGEST_TYPED


def make_console() -> Console:
    """A console on standard output that replaces what the encoding does not have."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="undercroft-plainer")
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """A console to write on, and the keyboard or pipe to read from."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        if sys.stdin is not None and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # lines can be edited

    @property
    def width(self) -> int:
        return self.console.width

    def can_show(self, text: str) -> bool:
        """Whether the console's encoding has these characters."""
        try:
            text.encode(self.console.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def show(self, what: RenderableType = "", style: str = "", *, indent: int = 0) -> None:
        """Write something on its own lines."""
        if isinstance(what, str):
            what = Text(what, style=style)
        if indent:
            what = Padding(what, (0, 0, 0, indent), expand=False)
        self.console.print(what, markup=False, highlight=False, emoji=False)

    def show_unbroken(self, text: str, style: str = "") -> None:
        """Write a line that is to be copied, such as a command or the name of a file: it is not wrapped."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def line(self, prompt: str) -> str:
        """A line that the person types; :class:`Left` when there are no more."""
        typed = self._from_keyboard(prompt) if sys.stdin and sys.stdin.isatty() else self._from_pipe(prompt)
        return typed.strip()

    def _from_keyboard(self, prompt: str) -> str:
        try:
            return _letters(input(f"{prompt} "))
        except (EOFError, KeyboardInterrupt):
            self.show()
            raise Left from None
        except UnicodeDecodeError:
            return NO_LETTER

    def _from_pipe(self, prompt: str) -> str:
        """Read a line and write it after the prompt, so that the output reads like a session."""
        self.console.print(Text(f"{prompt} "), end="")
        try:
            typed = _letters(sys.stdin.readline()) if sys.stdin else ""
        except UnicodeDecodeError:
            typed = NO_LETTER
        except KeyboardInterrupt:
            typed = ""
        self.show(typed.strip())
        if not typed:
            raise Left
        return typed

    def turn_the_page(self) -> None:
        """Move what was shown out of sight, where there is a page to turn."""
        if self.console.is_terminal:
            self.console.print("\n" * self.console.height)
