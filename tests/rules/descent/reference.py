"""Converts the reference's facts about Descent into the game's own data; words and effects are not among them.

Run it with the folder of the reference: ``python -m tests.rules.descent.reference ../shared/reference/descent``.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "src/undercroft/games/descent/content/data"
QUESTS = 6
MOST = {"militiaman": 8}
"""How many there can be of somebody, if not five; there are eight tokens of villagers."""
SURGE_DEEDS = {
    "target rerolls 1 defence die": "reroll-defence",
    "move the target 1 space": "push",
    "1 damage to another monster within 3 of the target": "arc",
    "each adjacent monster suffers 1": "sweep",
}
COLLIDING = {"guard": "guard-skill", "water": "water-ability"}
"""Skills and abilities that are called like something else."""
SURGE_NAMES = {"mend": "heal", "heal_self": "heal", "ability": "deed"}
STATS = ("speed", "health", "stamina", "defence", "might", "knowledge", "willpower", "awareness")


def slug(name: str) -> str:
    return "-".join("".join(letter for letter in name.lower() if letter.isalnum() or letter in " -_").split()).replace(
        "_", "-"
    )


def pick(entry: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """What the entry has of these, unless it is empty."""
    return {name: entry[name] for name in names if entry.get(name) not in (None, [], False)}


def origin(entry: Mapping[str, Any]) -> str:
    return "original" if entry.get("original") is True else "published"


def surge(entry: Mapping[str, Any]) -> dict[str, Any]:
    found = {SURGE_NAMES.get(name, name): value for name, value in entry.items() if name != "effect"}
    if "effect" in entry:
        found["deed"] = SURGE_DEEDS[entry["effect"]]
    if isinstance(found.get("deed"), str):
        found["deed"] = slug(found["deed"])
    if found["cost"] == 1:
        del found["cost"]
    return found


def surges(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {"surges": [surge(each) for each in entry["surges"]]} if entry.get("surges") else {}


def item(entry: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    found = {"id": slug(entry["name"]), **more}
    found |= pick(entry, "traits", "slot", "hands", "attack", "dice", "defence_dice", "pierce", "reach", "exhaust")
    if "defence_dice" in found:
        found["defence"] = found.pop("defence_dice")
    return found | surges(entry)


def dice(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for die in given["dice"]:
        faces = die.get("faces") or [{"shields": shields} for shields in die["shields"]]
        yield {"id": die["id"], "kind": die["kind"], "in_box": die["in_box"], "faces": faces}


def heroes(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for hero in given["heroes"]:
        yield {**pick(hero, "id", "archetype", *STATS), "feat_is_action": hero["feat_costs_action"]}


def classes(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["classes"]:
        items = [start for start in each["starting_items"] if start["card"] == "starting_item"]
        found = {"id": each["id"], "archetype": each["archetype"], "items": [starting(start) for start in items]}
        familiars = [start for start in each["starting_items"] if start["card"] == "familiar"]
        if familiars:
            familiar = familiars[0]
            found["familiar"] = {
                "id": slug(familiar["name"]),
                **pick(familiar, "speed", "health", "attack", "dice"),
                **surges(familiar),
            }
        found["skills"] = [skill(each) for each in each["skills"]]
        yield found


def starting(entry: Mapping[str, Any]) -> dict[str, Any]:
    found = item(entry, price=entry["sell_price"])
    if found["id"] == "lucky-charm":
        found["id"] = "lucky-charm-start"
    return found


def skill(entry: Mapping[str, Any]) -> dict[str, Any]:
    name = slug(entry["name"])
    found = {"id": COLLIDING.get(name, name), "xp": entry["xp"], "kind": slug(entry["kind"].split("/")[-1])}
    fatigue = entry["fatigue"]
    return found | ({"fatigue": -1 if fatigue == "X" else fatigue} if fatigue else {}) | pick(entry, "exhaust")


def shop(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["items"]:
        yield item(each, act=each["act"], cost=each["cost"], count=each["count"])


def search(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["cards"]:
        yield {"id": slug(each["name"]), **pick(each, "trait", "count"), "gold": each["gold"]}


def fighter(entry: Mapping[str, Any]) -> dict[str, Any]:
    found = pick(entry, "speed", "health", "defence", "attack")
    if entry.get("abilities"):
        found["abilities"] = [COLLIDING.get(each, slug(each)) for each in entry["abilities"]]
    return found | surges(entry)


def monsters(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["monsters"]:
        yield {
            "id": slug(each["id"]),
            "ranged": each["attack_type"] == "ranged",
            "base": each["base_size"],
            "traits": each["traits"],
            "figures": [each["figures"]["minion"], each["figures"]["master"]],
            "groups": [each["group_size"][count] for count in "234"],
            "acts": [{rank: fighter(each[act][rank]) for rank in ("minion", "master")} for act in ("act1", "act2")],
        }


def lieutenants(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["lieutenants"]:
        found = {"id": each["id"], "ranged": each["attack_type"] == "ranged", **pick(each, *STATS[4:])}
        found["acts"] = [
            [fighter(each[act]) | each[act]["by_heroes"][count] for count in "234"] for act in ("act1", "act2")
        ]
        yield found


def overlord(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["cards"]:
        yield {"id": slug(each["name"]), **{name: each[name] for name in ("deck", "level", "xp", "count", "type")}}


def tiles(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["tiles"]:
        walls = [[[a[1], a[0]], [b[1], b[0]]] for a, b in each.get("inner_walls", [])]
        found = {"id": each["id"], "setting": each["setting"], **pick(each, "look"), "grid": each["grid"]}
        yield found | {"exits": each["exits"]} | ({"walls": walls} if walls else {})


def coming(who: str, area: str, *count: int) -> dict[str, Any]:
    return {"who": who, "area": [area], "count": list(count or (1, 1, 1))}


def goal(what: str, who: str, count: int = 1) -> dict[str, Any]:
    return {"what": what, "who": who} | ({"count": count} if count > 1 else {})


COURSE: Mapping[tuple[str, int], dict[str, Any]] = {
    ("first-blood", 0): {
        "coming": [coming("goblin-archer", "26A", 2, 2, 3)],
        "leaving": [{"who": "goblin-archer", "by": "Exit"}],
        "heroes_goals": [goal("defeated", "ettin-master")],
        "overlord_goals": [goal("left", "goblin-archer", 5)],
    },
    ("a-fat-goblin", 0): {"coming": [coming("goblin-archer", "ExitA", 1, 1, 2)]},
    ("a-fat-goblin", 1): {
        "coming": [coming("goblin-archer", "11B")],
        "heroes_goals": [goal("defeated", "splig")],
    },
    ("castle-daerion", 0): {
        "coming": [coming("open1", "13A"), coming("open2", "3A")],
        "overlord_goals": [goal("defeated", "villager", 4)],
    },
    ("castle-daerion", 1): {"overlord_goals": [goal("defeated", "palamon")]},
    ("the-cardinals-plight", 0): {"coming": [coming("flesh-moulder", "9A")]},
    ("the-cardinals-plight", 1): {
        "leaving": [{"who": "koth", "by": "Entrance"}],
        "heroes_goals": [goal("left", "koth")],
        "overlord_goals": [goal("defeated", "koth")],
    },
    ("the-masquerade-ball", 0): {"coming": [coming("open1", "ExitB")]},
    ("the-masquerade-ball", 1): {
        "coming": [coming("cave-spider", "EntranceB")],
        "leaving": [{"who": "heroes", "by": "Exit"}, {"who": "eliza", "by": "Exit"}],
        "heroes_goals": [goal("left", "heroes"), goal("defeated", "eliza")],
        "overlord_goals": [goal("left", "eliza")],
    },
    ("death-on-the-wing", 0): {
        "coming": [coming("open1", "ExitA")],
        "leaving": [{"who": "heroes", "by": "Exit"}],
        "heroes_goals": [goal("left", "heroes")],
    },
    ("death-on-the-wing", 1): {
        "heroes_goals": [goal("defeated", "belthir")],
        "overlord_goals": [goal("defeated", "guard", 4)],
    },
}
"""What the numbered rules say of reinforcements, of leaving and of the goals, as far as data can say it."""


def quests(given: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    for each in given["quests"][:QUESTS]:
        rewards = {name: value for name, value in each["rewards"].items() if name != "confidence"}
        found = [
            encounter(part) | COURSE.get((slug(each["id"]), number), {})
            for number, part in enumerate(each["encounters"])
        ]
        yield {"id": slug(each["id"]), "stage": each["stage"], "rewards": rewards, "encounters": found}


def encounter(given: Mapping[str, Any]) -> dict[str, Any]:
    drawn, rules = given["map"], given["rules"]
    found: dict[str, Any] = {
        "groups": [slug(group) for group in given["groups"]],
        "lieutenants": given["lieutenants"],
        "open_groups": given["open_groups"],
        "traits": given["open_group_traits"],
        "tiles": drawn["tiles"],
        "doors": [{"kind": door["kind"], "edges": door["edges"]} for door in drawn.get("doors", [])],
        "areas": [{"id": slug(name) + "-area", "tiles": on} for name, on in drawn["areas"].items()],
        "heroes": rules["setup"]["heroes"],
        "place": [placing(each) for each in rules["setup"]["place"] if "area" in each or "at" in each],
        "search": [rules["search"][count] for count in "234"],
        "unique_search": "unique_search" in rules,
        "objectives": [{"colour": each[0], "at": each[1:3]} for each in drawn.get("objective_tokens", [])],
        "marks": [each[1:] for each in drawn.get("x_marks", [])],
        "figures": [character(each) for each in rules.get("figures", [])],
        "limit": {"rounds": rules["limit"]["rounds"], "winner": rules["limit"]["winner"]},
    }
    if "guests" in rules:
        found["guests"] = [rules["guests"][count] for count in "234"]
    parts = [*rules["special"], *rules["reinforce"], *rules.get("carry", [])]
    parts += [
        rules[name] for name in ("ends", "heroes_win", "heroes_win_roll", "overlord_wins", "limit") if name in rules
    ]
    found["rules"] = [{"id": part["id"], "origin": origin(part)} for part in parts if "id" in part]
    return {name: value for name, value in found.items() if value not in ([], False)}


def placing(each: Mapping[str, Any]) -> dict[str, Any]:
    found = {"who": slug(each["who"]), **pick(each, "area", "at")}
    entered = re.findall(r"\d+[AB]", each.get("when", ""))
    return found | {"origin": origin(each)} | ({"entered": entered} if entered else {})


def character(each: Mapping[str, Any]) -> dict[str, Any]:
    found = {"id": each["id"], "origin": origin(each)}
    if "base" in each:
        return found | {"base": slug(each["base"].split()[0]), "bonus": [each["health_bonus"][n] for n in "234"]}
    found |= {"health": [each["health"][n] for n in "234"], **pick(each, "speed", "defence", "attack", *STATS[4:])}
    found |= {"immune": each.get("conditions") == "immune", "heals": each.get("recover") != "never"}
    return (
        found
        | {"ranged": each.get("attack_type") == "ranged", "tests": each.get("tests", "roll")}
        | ({"most": MOST[each["id"]]} if each["id"] in MOST else {})
    )


FILES = {
    "dice": dice,
    "heroes": heroes,
    "classes": classes,
    "shop": shop,
    "search": search,
    "monsters": monsters,
    "lieutenants": lieutenants,
    "overlord": overlord,
    "tiles": tiles,
    "quests": quests,
}


def main(reference: Path) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, convert in FILES.items():
        given = json.loads((reference / f"{name}.json").read_text("utf-8"))
        lines = [json.dumps(each, ensure_ascii=False) for each in convert(given)]
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
