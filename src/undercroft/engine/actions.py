"""All that can ever be chosen in a match: reading the ids of options, and a finite list of them for learners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from undercroft.engine.decision import AnyParam, Arg, Contents, Option, Verb

MOST_LETTERS = 200
"""No option of any game has a longer id."""


class Actions:
    """What can be chosen in matches that share these contents."""

    def __init__(self, verbs: Sequence[Verb], contents: Contents) -> None:
        self._contents = contents
        self._verbs: dict[str, list[Verb]] = {}
        for verb in verbs:
            self._verbs.setdefault(verb.name, []).append(verb)
        self._values: dict[AnyParam, Mapping[str, Arg]] = {}
        self._among: dict[Verb, frozenset[tuple[Arg, ...]]] = {}

    @cached_property
    def ids(self) -> Sequence[str]:
        """The id of every option that could ever be on offer, each once. Their order is the same for the same game,
        version and set-up."""
        options = [option for verbs in self._verbs.values() for verb in verbs for option in self._all_of(verb)]
        return tuple(dict.fromkeys([option.id for option in options]))

    def __contains__(self, option_id: str) -> bool:
        return self.read(option_id) is not None

    def read(self, option_id: str) -> Option | None:
        """The option with this id, whether it is on offer now or not; nothing where there cannot be such a one.
        Of verbs with the same name the first. What was only read is not kept anywhere."""
        if len(option_id) > MOST_LETTERS:
            return None
        name, *words = option_id.split(":")
        for verb in self._verbs.get(name, ()):
            option = self._read(verb, words)
            if option is not None and option.id == option_id:
                return option
        return None

    def _read(self, verb: Verb, words: list[str]) -> Option | None:
        args: list[Arg] = []
        for param, word in zip(verb.params, words, strict=False):
            value = self._values_of(param).get(word)
            if value is None:
                return None
            args.append(value)
        left_out = [param.default for param in verb.params[len(words) :]]
        whole = (*args, *[value for value in left_out if value is not None])
        if len(words) > len(verb.params) or len(whole) < len(verb.params) or not self._makes_sense(verb, whole):
            return None
        return verb.option(whole)

    def _makes_sense(self, verb: Verb, args: tuple[Arg, ...]) -> bool:
        if verb.among is None:
            return True
        if verb not in self._among:
            self._among[verb] = frozenset(verb.among(self._contents))
        return args in self._among[verb]

    def _values_of(self, param: AnyParam) -> Mapping[str, Arg]:
        """By the word that stands for it in an id."""
        values = self._values.get(param)
        if values is None:
            values = self._values[param] = {str(value): value for value in param.domain(self._contents)}
        return values

    def _all_of(self, verb: Verb) -> Iterator[Option]:
        mixtures = product(*[self._values_of(param).values() for param in verb.params])
        for args in mixtures if verb.among is None else verb.among(self._contents):
            yield verb.option(args)
