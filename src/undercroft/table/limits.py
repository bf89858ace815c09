"""How much one client may ask: buckets that fill again with time, and who counts as one client."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

REMEMBERED = 10_000
HOME_BITS = 64
"""So much of an IPv6 address belongs to a household; the rest it gives itself, as often as it likes."""
LONGEST_ADDRESS = 64


def plain_address(address: str) -> str:
    """The address without a zone; an IPv4 address that is written as IPv6 as what it is."""
    address = address.partition("%")[0][:LONGEST_ADDRESS]
    try:
        known = ip_address(address)
    except ValueError:
        return address
    inner = known.ipv4_mapped if isinstance(known, IPv6Address) else None
    return str(inner or known)


@lru_cache(maxsize=REMEMBERED)
def neighbourhood(address: str) -> str:
    """Who counts as one client: an IPv4 address, or the /64 of an IPv6 address."""
    plain = plain_address(address)
    if ":" not in plain:
        return plain
    try:
        known = IPv6Address(plain)
    except ValueError:
        return plain
    home = int(known) >> (128 - HOME_BITS) << (128 - HOME_BITS)
    return f"{IPv6Address(home)}/{HOME_BITS}"


@lru_cache(maxsize=REMEMBERED)
def is_this_machine(address: str) -> bool:
    """Whether somebody on this very machine asks: its owner, or a proxy that does not say for whom."""
    try:
        return ip_address(plain_address(address)).is_loopback
    except ValueError:
        return False


class Bucket:
    """So many at once, and so many per second after that."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._most = float(at_once)
        self._left = self._most
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each neighbourhood or person; the ones not seen for longest are forgotten."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._known.pop(key, None) or Bucket(self._per_second, self._at_once)
        self._known[key] = bucket
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return bucket.take()
