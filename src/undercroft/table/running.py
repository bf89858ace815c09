"""How many matches may go on although nobody plays in them or watches."""

from __future__ import annotations


class Running:
    """Which matches go on although nobody plays in them or watches: so many of each host's, for a while."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, set[str]] = {}

    def admits(self, host: str, table: str) -> bool:
        """Whether this one may go on too."""
        going = self._tables.setdefault(host, set())
        if table not in going and len(going) >= self._most:
            return False
        going.add(table)
        return True

    def keep(self, host: str, table: str) -> None:
        """It went on before the server started anew, and goes on whatever else does."""
        self._tables.setdefault(host, set()).add(table)

    def dismiss(self, host: str, table: str) -> None:
        going = self._tables.get(host)
        if going is not None:
            going.discard(table)
            if not going:
                del self._tables[host]
