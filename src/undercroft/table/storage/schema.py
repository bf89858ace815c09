"""The tables of the database. A match is its row, its seats and its choices; everything else follows."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seconds", Float),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(12), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("started", Float),
    Column("next", String(24)),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("lesson", Integer),
    Column("touched", Float, nullable=False, server_default="0", index=True),
    Column("content", JSON(none_as_null=True)),
    Column("outcome", JSON(none_as_null=True)),
    Column("carried", Integer),
    Column("lost", Integer, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("computer", String(24)),
    Column("ready", Boolean, nullable=False),
    Column("name", String(40)),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text),
    Column("made_by", String(12), nullable=False),
    Column("at", Float, nullable=False),
)
"""Append-only. Without an option: the seat took its last choice back."""

bookmarks = Table(
    "bookmarks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Where a match stood after so many choices, so that it need not be replayed from the start. It may be missing."""

beginnings = Table(
    "beginnings",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""Of a match that went on with other rules or cards than it was begun with: the state with which it did. Of its choices
only those from number ``steps`` on count any more."""

replays = Table(
    "replays",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""What can be watched of a finished match, packed as it is sent; seat -1 is a spectator. It needs no rules."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), index=True),
    Column("neighbourhood", String(64)),
    Column("reason", Text, nullable=False),
    Column("made_by", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float),
    Column("lifted", Float),
)
"""Who may not speak or not come in: a person, or an address with its neighbours. It outlives the person's row."""

deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("made_by", String(40), nullable=False),
    Column("deed", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("until", Float),
)
"""What operators did, and to whom."""
