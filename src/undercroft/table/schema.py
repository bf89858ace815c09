"""The schema for the web client's types: also the messages of the socket, and each game's view and set-up.

``python -m undercroft.table.schema`` prints it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from undercroft import __version__
from undercroft.engine.forecast import Forecast
from undercroft.engine.game import Game
from undercroft.table.messages import ClientMessage, ServerMessage

REF = "#/components/schemas/"


def openapi(app: FastAPI, games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    """OpenAPI of the routes, with everything else in its components."""
    made = get_openapi(title="Undercroft", version=__version__, routes=app.routes)
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    messages: dict[str, tuple[TypeAdapter[Any], JsonSchemaMode]] = {
        "ClientMessage": (TypeAdapter(ClientMessage), "validation"),
        "ServerMessage": (TypeAdapter(ServerMessage), "serialization"),
    }
    for name, (adapter, mode) in messages.items():
        schema = adapter.json_schema(mode=mode, ref_template=REF + "{model}")
        schemas.update(schema.pop("$defs", {}))
        schemas[name] = schema
    schemas.update(game_schemas(games))
    return made


def game_schemas(games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    """The JSON Schema of each game's view, set-up and forecasts; ``Views``, ``Setups`` and ``Forecasts`` say which is
    whose."""
    views = {game_id: get_type_hints(type(game).view)["return"] for game_id, game in games.items()}
    setups = {game_id: game.setup_type for game_id, game in games.items()}
    forecasts = {game_id: _forecast_type(game) for game_id, game in games.items()}
    types = [*views.values(), *setups.values(), *forecasts.values(), Forecast]
    _, parts = msgspec.json.schema_components(types, ref_template=REF + "{name}")
    for name, by_game in (("Views", views), ("Setups", setups), ("Forecasts", forecasts)):
        parts[name] = {
            "title": name,
            "type": "object",
            "properties": {game_id: {"$ref": REF + kind.__name__} for game_id, kind in by_game.items()},
            "required": list(by_game),
        }
    return dict(parts)


def _forecast_type(game: Game[Any]) -> type[Forecast]:
    """What its method says that it gives, if it does."""
    found: type[Forecast] = get_args(get_type_hints(type(game).forecast)["return"])[0]
    return found


def document() -> str:
    """OpenAPI of the server as it is, as a file."""
    from undercroft.table.app import make_app
    from undercroft.table.settings import Settings, usual_data

    return json.dumps(make_app(Settings(usual_data())).openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(document(), end="")
