"""What cards, sheets and monsters add to the rules, each under its id.

An ability is a class with the few methods of :class:`~.registry.Ability` that it changes, entered at the end of its
module with ``enter(Dash("dash"))`` (no decorators: compiled classes cannot have them); its numbers stand in the data.
All modules of this package are read by ``every.py``.

- *Always there*: ``speed``, ``health``, ``stamina``, ``passes``, ``on_attack``, ``on_defence``, ``surges`` are asked
  whenever the number is needed.
- *In one's own turn*: ``offers`` says what can be done, ``act`` does it. Fatigue, exhausting and the action itself are
  paid for by ``abilities.paying``.
- *When something happens*: ``answers_at`` names the moments (``moments.py``), ``answers`` says what can be done then,
  ``answer`` does it. An overlord card's ``answers`` must not look at the hand: that is what all can see of it.

Tests of an ability stand in ``tests/rules/descent/abilities``, named after the card; they lay a small table with
``tests.rules.descent.table`` and write the dice down.
"""
