"""What a balance report says, in words and figures of one language."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games import game
from undercroft.lab.balance.results import Balance, Cards, Finding, Quests, Standing
from undercroft.lab.figures import Figures
from undercroft.lab.sides import side_title
from undercroft.lab.statistics import Estimate
from undercroft.words import Words

Form = Callable[[float], str]


class Wording:
    """Names and figures as a reader wants them."""

    def __init__(self, balance: Balance, lang: str) -> None:
        self._balance = balance
        self.figures = Figures(lang)
        self.words = Words(lang, game(balance.game))

    def say(self, message: str, **variables: object) -> str:
        return self.words.say(f"balance-{message}", **variables)

    def title(self) -> str:
        balance = self._balance
        return self.say("title", game=self.words.title("game"), seats=len(balance.players), matches=balance.matches)

    def about(self) -> str:
        """Who played, and what was agreed."""
        balance = self._balance
        setup = [self._agreed(name, value) for name, value in balance.setup.items()]
        return " · ".join([*setup, self.say("players", players=self.players()), self.say("seed", seed=balance.seed)])

    def players(self) -> str:
        return ", ".join(dict.fromkeys(self._balance.players))

    @property
    def matches(self) -> int:
        return self._balance.matches

    def _agreed(self, name: str, value: object) -> str:
        """A set-up option, in words where there are any."""
        option, chosen = f"setup-{name}", _plain(value)
        if not self.words.has(f"{option}.{chosen}"):
            return f"{name}={chosen}"
        return f"{self.words.say(option)}: {self.words.say(f'{option}.{chosen}')}"

    # -- figures ------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self.figures.percent(share, 1)

    def whole_percent(self, share: float) -> str:
        return self.figures.percent(share)

    def number(self, value: float) -> str:
        return self.figures.number(value)

    def count(self, value: int) -> str:
        return self.figures.number(value, 0)

    def written(self, figure: Estimate, form: Form | None = None) -> str:
        """The figure and its interval."""
        form = form or self.percent
        return f"{form(figure.value)} ({self.figures.interval(figure, form)})"

    def interval(self, figure: Estimate, form: Form | None = None) -> str:
        return self.figures.interval(figure, form or self.percent)

    # -- names --------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        return self.words.title(thing)

    def side(self, name: str) -> str:
        return side_title(name, self.words)

    def seat(self, name: str) -> str:
        return self.say("seat", number=int(name))

    def place(self, name: str) -> str:
        return self.say("place", number=int(name) + 1)

    def ending(self, name: str) -> str:
        return self.say(f"ending-{name}")

    def group(self, thing: Cards | Quests) -> str:
        return self.say(f"group-{thing.group}")

    def happening(self, topic: str, name: str) -> str:
        """What is counted: a thing of the game, or something that has words of its own."""
        message = f"balance-{topic}-{name}"
        return self.words.say(message) if self.words.has(message) else self.name(name)

    def standing(self, kind: str, standing: Standing) -> str:
        """The name of a hero, a side, a seat, a place in the order of turns or a player."""
        if kind == "player":
            return standing.name
        name = {"hero": self.name, "side": self.side, "seat": self.seat, "place": self.place}[kind](standing.name)
        return name[:1].upper() + name[1:]

    # -- what is out of bounds ----------------------------------------------------------------

    def finding(self, finding: Finding) -> str:
        kind = finding.kind.partition("-")[0]
        form: Form = self.number if kind == "length" else self.percent
        if kind == "never":
            topic, _, name = finding.name.partition("/")
            return self.say("found-never-happened", topic=self.say(f"topic-{topic}"), name=self.happening(topic, name))
        named = {"side": self.side, "seat": self.seat, "place": self.place}.get(kind, self.name)
        said = self.say(
            f"found-{finding.kind}",
            name=named(finding.name) if finding.name else "",
            value=form(finding.value.value),
            interval=self.interval(finding.value, form),
            bound=self.count(int(finding.bound)) if kind == "length" else self.percent(finding.bound),
            unit=self._balance.unit or "rounds",
        )
        return said if finding.sure or finding.bound == 0.0 else f"{said} {self.say('unsure')}"

    def length(self) -> str:
        """How long matches last, in a sentence."""
        length, unit = self._balance.length, self._balance.unit
        decisions = self.say("decisions", mean=self.figures.number(self._balance.decisions.value, 0))
        if length is None:
            return decisions
        low, high = length.middle
        said = self.say("lasts", unit=unit, mean=self.written(length.mean, self.number), low=low, high=high)
        bounds = self._balance.bounds.length
        if length.within is not None and bounds is not None:
            within = self.say(
                "within", unit=unit, low=bounds[0], high=bounds[1], share=self.written(length.within, self.percent)
            )
            said = f"{said} {within}"
        return f"{said} {decisions}"


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
