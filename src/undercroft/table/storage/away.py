"""When the database cannot be reached, which is no mistake of ours and passes."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

DRIVER = "asyncpg"
"""Connecting fails with errors of its own, which SQLAlchemy passes on as they are."""


def is_storage_trouble(error: BaseException) -> bool:
    """Whether it may work again later as it is; what the database refuses to take never will."""
    if isinstance(error, DBAPIError):
        return type(error) in (DBAPIError, OperationalError, InterfaceError, InternalError)
    return isinstance(error, PoolTimeout | OSError) or type(error).__module__.startswith(DRIVER)
