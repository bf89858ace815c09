"""Figures and quotations as people write them: 54% and 1,234.5 in English, 54 % and 1 234,5 in Russian."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.lab.statistics import Estimate
from undercroft.lab.weighing import Unit

_HARD_SPACE = "\u00a0"
_MINUS = "\u2212"
_INNER_QUOTES = str.maketrans("«»“”", "„“‘’")


class Figures:
    """Writes figures in one language."""

    def __init__(self, lang: str) -> None:
        self._russian = lang == "ru"

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):,.{digits}f}"
        if self._russian:
            text = text.replace(",", _HARD_SPACE).replace(".", ",")
        return f"{_MINUS}{text}" if round(value, digits) < 0 else text

    def signed(self, value: float, digits: int = 0) -> str:
        """With a plus for what is more than nothing."""
        text = self.number(value, digits)
        return f"+{text}" if round(value, digits) > 0 else text

    def percent(self, share: float, digits: int = 0) -> str:
        return self.number(share * 100, digits) + self._percent_sign

    @property
    def _percent_sign(self) -> str:
        return f"{_HARD_SPACE}%" if self._russian else "%"

    def amount(self, value: float, unit: Unit, *, fine: bool = False) -> str:
        """A chance in per cent, ``fine`` with one digit more; points with one digit."""
        return self.percent(value, int(fine)) if unit == "chance" else self.number(value)

    def margin(self, estimate: Estimate) -> float:
        """Half of the interval."""
        return (estimate.high - estimate.low) / 2

    def interval(self, estimate: Estimate, form: Callable[[float], str] | None = None) -> str:
        """From where to where; the sign of per cent only once."""
        form = form or self.number
        low, high = form(estimate.low), form(estimate.high)
        if low.endswith(self._percent_sign):
            low = low.removesuffix(self._percent_sign)
        dash = "…" if low[0] in f"+{_MINUS}" or high[0] in f"+{_MINUS}" else "–"
        return f"{low}{dash}{high}"


def quotable(text: str) -> str:
    """Text that will stand in quotation marks: its own become inner ones."""
    return text.translate(_INNER_QUOTES)
