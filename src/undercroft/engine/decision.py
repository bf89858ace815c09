"""Decisions: what the rules ask a seat, and every option it has."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

T = TypeVar("T")

Arg: TypeAlias = str | int
"""A detail of an option: the id of a thing of the game, or a number."""

A = TypeVar("A", bound=Arg)

Detail: TypeAlias = Arg | tuple[str, ...]
"""A detail of an event or a prompt: also several things at once."""

Contents: TypeAlias = Mapping[str, object]
"""By name: what all matches of a set-up share (``Game.contents``), and the set-up itself."""

Domain: TypeAlias = Callable[[Contents], Iterable[T]]
"""All values that a detail can have in matches with these contents, always in the same order."""


def names(ids: Iterable[str]) -> Domain[str]:
    """These ids, in every match."""
    known = tuple(ids)
    return lambda contents: known


def numbers(first: int, last: int) -> Domain[int]:
    """From the first to the last one, both included, in every match."""
    known = range(first, last + 1)
    return lambda contents: known


class Param(Generic[A]):
    """A detail that a verb needs: its name, and what it can be.

    One with a ``default`` stands last and is not written in ids while it has that value: for what rarely has to be
    told apart, such as the second of two cards of one name.

    >>> COUNT = Param("count", numbers(1, 7))
    >>> OPEN = Verb("open", Param("companion", names(["thief", "mage"])), COUNT, rule="DEMO-02")
    >>> COUNT.of(OPEN("thief", 3))
    3
    """

    __slots__ = ("default", "domain", "name")

    def __init__(self, name: str, domain: Domain[A], *, default: A | None = None) -> None:
        self.name = name
        self.domain = domain
        self.default = default

    def of(self, option: Option) -> A:
        """What the option says for it: mostly the first thing that it says."""
        verb = option.verb
        return cast("A", option.args[0 if verb.params[0] is self else verb.places[self]])

    def __repr__(self) -> str:
        return f"Param({self.name})"


AnyParam: TypeAlias = Param[str] | Param[int]


class Option:
    """Something a seat may choose. Made by a :class:`Verb`, one object per meaning: compare with ``is``."""

    __slots__ = ("args", "id", "rule", "verb")

    def __init__(self, verb: Verb, args: tuple[Arg, ...], rule: str) -> None:
        self.verb = verb
        self.args = args
        self.rule = rule
        self.id = ":".join([verb.name, *map(str, verb.told(args))])

    @property
    def details(self) -> dict[str, Arg]:
        """The details by name, as the words of the option need them."""
        return {param.name: arg for param, arg in zip(self.verb.params, self.args, strict=True)}

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Verb:
    """A thing a player can do, with its details and the rule that allows it. ``among`` lists, where not every mixture
    of details makes sense, those that do.

    >>> FIGHT = Verb("fight", Param("companion", names(["mage"])), Param("monster", names(["ooze"])), rule="DEMO-01")
    >>> FIGHT("mage", "ooze").id
    'fight:mage:ooze'
    >>> FIGHT("mage", "ooze") is FIGHT("mage", "ooze")
    True
    """

    __slots__ = ("_known", "_rule", "among", "name", "params", "places")

    def __init__(
        self,
        name: str,
        *params: AnyParam,
        rule: str | Callable[..., str],
        among: Domain[tuple[Arg, ...]] | None = None,
    ) -> None:
        self.name = name
        self.params = params
        self.places: dict[object, int] = {param: place for place, param in enumerate(params)}
        """Where each of them stands among the details of an option."""
        self.among = among
        self._rule = rule
        self._known: dict[tuple[Arg, ...], Option] = {}

    def __call__(self, *args: Arg) -> Option:
        option = self._known.get(args)
        return self._keep(args) if option is None else option

    def _keep(self, args: tuple[Arg, ...]) -> Option:
        """The option with these details, of which those with a default may be left out at the end."""
        whole = self.filled(args)
        option = self._known[args] = self._known.setdefault(whole, self.option(whole))
        return option

    def filled(self, args: tuple[Arg, ...]) -> tuple[Arg, ...]:
        """All details, where some were left out at the end."""
        defaults = [param.default for param in self.params[len(args) :] if param.default is not None]
        whole = (*args, *defaults)
        if len(whole) != len(self.params):
            raise TypeError(f"{self.name} takes {self.params}, not {args}")
        return whole

    def told(self, args: tuple[Arg, ...]) -> tuple[Arg, ...]:
        """The details that an id names: all but those at the end that have their default."""
        count = len(args)
        while count and self.params[count - 1].default == args[count - 1]:
            count -= 1
        return args[:count]

    def option(self, args: tuple[Arg, ...]) -> Option:
        """An option with these details that nobody may ever take: it is not kept, unless it is known already."""
        return self._known.get(args) or Option(self, args, self.rule(*args))

    def rule(self, *args: Arg) -> str:
        """The rule that allows it with these details; no option is made for that."""
        return self._rule if isinstance(self._rule, str) else self._rule(*args)

    def __repr__(self) -> str:
        return f"Verb({self.name})"


_NOTHING: Final[Mapping[str, Detail]] = MappingProxyType({})

Offer: TypeAlias = list[Option] | tuple[Option, ...] | Callable[[], Sequence[Option]]
"""Every legal option, or how to work them out."""


class Decision:
    """A question to one seat. ``kind`` names it (and its words), ``about`` gives the words their details.

    Options that are given as a function are worked out when somebody looks at them, from the state as it is while the
    question is open, and again if that is dealt anew. Whatever depends on what others must not know has to be given so;
    it also spares a turn that is only played again the work.
    """

    __slots__ = ("_offer", "_options", "about", "kind", "seat")

    def __init__(self, seat: int, kind: str, offer: Offer, about: Mapping[str, Detail] = _NOTHING) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._offer = offer
        self._options: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """Every legal option, at least one."""
        options = self._options
        if options is None:
            offer = self._offer
            # Asked one by one: compiled, that needs no call.
            options = offer if isinstance(offer, list) or isinstance(offer, tuple) else offer()  # noqa: SIM101
            self._options = options
        return options

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is on offer."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    @property
    def standing(self) -> Sequence[Option]:
        """Besides the options: passes that stand for longer than this question."""
        return ()

    def ask_again(self) -> None:
        """The state was dealt anew."""
        self._options = None

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {list(self.options)})"


class Response(Decision):
    """Whether to respond at a moment: one of the options passes, and so do those that stand for longer."""

    __slots__ = ("_longer", "_passes", "moment", "passing")

    def __init__(
        self,
        seat: int,
        kind: str,
        offer: Callable[[], Sequence[Option]],
        about: Mapping[str, Detail],
        passing: Option,
        passes: Sequence[Verb],
        longer: Callable[[Sequence[Option]], Sequence[Option]],
        moment: str,
    ) -> None:
        super().__init__(seat, kind, offer, about)
        self.moment = moment
        self.passing = passing
        self._passes = passes
        self._longer = longer

    @property
    def standing(self) -> Sequence[Option]:
        return self._longer(self.options)

    def option(self, option_id: str) -> Option | None:
        found = super().option(option_id)
        return found or next((option for option in self.standing if option.id == option_id), None)

    def responds(self, option: Option) -> bool:
        return option is not self.passing and option.verb not in self._passes


def first_response_counts(asked: Sequence[Decision], options: list[Option]) -> list[Option]:
    """Of those who respond at once only the first is heard: what the others would have done nobody learns, they have
    passed for now. Whoever is asked anything else is heard in any case."""
    if not isinstance(asked[0], Response):
        return options
    heard = False
    for at, (decision, option) in enumerate(zip(asked, options, strict=True)):
        if isinstance(decision, Response) and decision.responds(option):
            options[at] = decision.passing if heard else option
            heard = True
    return options


def ask(seat: int, kind: str, offer: Offer, about: Mapping[str, Detail] = _NOTHING) -> Decision:
    """In the rules: ``choice: Option = yield ask(seat, "regroup", [REST(), SEEK_GLORY()])``, or, worked out only if
    somebody looks, ``yield ask(seat, "bid", lambda: hand(s, seat))``."""
    return Decision(seat, kind, offer, about)


Play: TypeAlias = Generator[Decision | tuple[Decision, ...], Any, T]
"""A piece of rules: a coroutine that yields what it asks and is sent the option taken
(for a tuple of decisions: a tuple of the options, in the same order)."""
