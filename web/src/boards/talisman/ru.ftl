### Доска «Талисмана» в браузере.

tal-stage-start = Начало
tal-stage-move = Движение
tal-stage-encounter = Встреча
tal-stage-end = Конец
tal-awaited =
    { $what ->
        [start] Ход начинается.
        [move] Решают, куда идти.
        [encounter] Решают, с кем встретиться на клетке.
        [end] Ход кончается.
        [fight] Идёт схватка.
       *[answer] Решают, ответить ли Заклинанием или картой.
    }
tal-you = Вы
tal-out = выбывает из игры
tal-undealt = персонажа пока нет
tal-between = в следующий ход — новый персонаж
tal-seat-line = { $character } · { $space }
tal-none-of-them = Ничего из этого
table-more =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
tal-deeds = Ещё можно

## Карта

tal-map = Поле
tal-rings = Три Региона
tal-dungeon = Темница
tal-figure = { $character }, игрок { $name }, { $space }, { $lives ->
        [one] { $lives } Жизнь
        [few] { $lives } Жизни
       *[many] { $lives } Жизней
    }
tal-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }{ $turn ->
        [clockwise] { " " }по часовой стрелке
        [anticlockwise] { " " }против часовой стрелки
       *[none] { "" }
    }
tal-place =
    { $place }, { $way ->
        [clockwise] по часовой
        [anticlockwise] против часовой
        [onward] вперёд
       *[back] назад
    }
tal-move-below = Ровно столько клеток: по стрелкам к Палате Сокровищ или против них, ко Входу. В Палате Сокровищ кончается любое движение.
tal-one-space = Куда? 1 клетка.
tal-one-space-help =
    { $why ->
        [toad] Жаба прыгает на одну клетку и кубик не бросает.
        [blizzard] В Метель все проходят по одной клетке и кубик не бросают.
       *[other] Вы проходите одну клетку и кубик не бросаете.
    } Заклинания и карты для начала хода идут до движения.
tal-lying-gold = Здесь лежит золото: { $count }
tal-hex-strikes = −1 Жизнь
tal-lies-here = Здесь: { $cards }
tal-draws =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
tal-exits = Где вы можете выйти
tal-lasting = Что длится, в кругах
tal-top-adventure = Сверху в колоде приключений:
tal-top-dungeon = Сверху в колоде Темницы:
tal-casts = Творятся Заклинания
tal-countered = отменено
tal-shelf = На выбор
tal-roles = Персонажи
# Длинные слова переносятся, где показано.
tal-map-warlocks-cave = Пещера черно­книжника
tal-map-guard-room = Карауль­ная
tal-map-crown-of-command = Корона
tal-map-cursed-glade = Прокля­тая поляна
tal-map-library = Библио­тека

## Что делают на клетке

tal-here-city = три хозяина
tal-here-tavern = бросок
tal-here-village = три хозяина
tal-here-chapel =
    { $alignment ->
        [evil] −1 жизнь
       *[other] лечение
    }
tal-here-graveyard =
    { $alignment ->
        [good] −1 жизнь
       *[other] судьба
    }
tal-here-forest = бросок
tal-here-crags = бросок
tal-here-warlocks-cave = задание
tal-here-desert = −1 жизнь
tal-here-temple = молитва, 2 кубика
tal-here-castle = лечит за золото
tal-here-black-knight = 1 золото или жизнь
tal-here-chasm = бросок: беда на 1–2
tal-here-guard-room = 2 золота или бой
tal-here-library = бросок
tal-here-cell = бросок
tal-here-kitchen = можно бросить
tal-here-hall-of-darkness = бросок и дальше

## Имущество

tal-objects = Предметы
tal-followers = Союзники
tal-spells = Заклинания
    .secret = видите только вы
tal-no-spells = нет
tal-trophies = Трофеи
tal-price =
    { $count ->
        [one] { $count } золотой
       *[other] { $count } золотых
    }
tal-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
tal-free = ещё { $count }
tal-now = сейчас
tal-watching = Вы наблюдаете.
tal-open-hand = Ваши вещи
tal-close-hand = Закрыть
tal-can-cast = Можно колдовать
tal-can-use = Можно применить
tal-belongings = Имущество: { $name }
tal-hidden-spells =
    { $count ->
        [one] { $count } Заклинание, скрыто
        [few] { $count } Заклинания, скрыты
       *[many] { $count } Заклинаний, скрыты
    }
tal-nothing = ничего
tal-has = Имеет: { $things }
tal-has-trophies = Трофеи: { $things }
tal-values = Сила { $strength }, Крафт { $craft }, Жизни { $lives }, судьба { $fate }, золото { $gold }, { $alignment }
tal-original = Значение наше: напечатанное неизвестно.
tal-state =
    { $state ->
        [toad] { $count ->
            [one] жаба ещё { $count } ход
            [few] жаба ещё { $count } хода
           *[many] жаба ещё { $count } ходов
        }
        [missing] { $count ->
            [one] пропуск { $count } хода
           *[other] пропуск { $count } ходов
        }
        [enslaved] рабство в Храме
        [fleeing] побег из Темницы
       *[quest] задание: { $quest }
    }

## Лист персонажа

tal-alignment =
    { $side ->
        [good] добро
        [evil] зло
       *[neutral] нейтралитет
    }
tal-sheet-line = { $alignment } · { $space }
tal-of = из { $value }
tal-quest = Задание: { $quest }
tal-worth = { $count } из { $price }

## Схватка

tal-fight-stage =
    { $stage ->
        [evade] решают, уклониться ли
        [prepare] до броска
        [rolled] кубики брошены
       *[decided] решено
    }
tal-verdict =
    { $verdict ->
        [won] { $mine ->
            [own] Победа
            [other] Поражение
           *[none] Побеждает { $winner }
        }
        [lost] { $mine ->
            [own] Поражение
            [other] Победа
           *[none] Побеждает { $winner }
        }
        [evaded] Уклонение
        [broken-off] Схватка прервана
       *[stand-off] Ничья
    }
tal-may-act =
    { $count ->
        [one] ещё может ответить
       *[other] ещё могут ответить
    }
tal-parts = Из них { $stat } { $base }, карты и способности { $more }
tal-sum =
    { $die ->
        [none] без кубика { $value }, вместе { $score }
       *[other] кубик { $die } и { $value }, вместе { $score }
    }
tal-die = { $face } на кубике
tal-use-die = Взять { $face }
tal-reroll = Заплатить 1 судьбу и перебросить { $face }
tal-dice = Кубики: { $dice }
tal-odds = Победа { $win }, ничья { $tie }, поражение { $lose }
tal-odds-win = победа
tal-odds-tie = ничья
tal-odds-lose = поражение

## Конец

tal-end-table = Что со всеми стало
tal-end-dead = { $name } · гибель в круге { $round }: { $space }
tal-end-round = Круг { $round }.

## Внизу карт

tal-foot-sword = битва +1
tal-foot-axe = битва +1
tal-foot-holy-lance = битва +1 или +3
tal-foot-runesword = битва +1
tal-foot-goblin-slayer = битва +1 или +3
tal-foot-nightblade = битва +3
tal-foot-soul-drinker = два кубика
tal-foot-gauntlet-of-might = битва +2
tal-foot-crystal-of-power = ментальный +2
tal-foot-oaths-of-vengeance = в Темнице +2
tal-foot-helmet = спасает на 6
tal-foot-shield = спасает на 5–6
tal-foot-armour = спасает на 4–6
tal-foot-shield-of-faith = спасает на 5–6
tal-foot-talisman = Долина Огня
tal-foot-magic-belt = Сила +1
tal-foot-ring = +1 и +1
tal-foot-unicorn = +1 и +1
tal-foot-solomons-crown = Крафт +2
tal-foot-maiden = Крафт +2
tal-foot-holy-grail = Крафт +1
tal-foot-book-of-lore = Крафт +1
tal-foot-book-of-diablerie = Крафт +2
tal-foot-wise-man = Крафт +1
tal-foot-mule = несёт 4
tal-foot-miner = несёт 4
tal-foot-bag-of-holding = несёт 8
tal-foot-water-bottle = Пустыня
tal-foot-raft = через реку
tal-foot-torch = два кубика
tal-foot-guide = можно не бросать
tal-foot-gnome = холмы, рудники
tal-foot-pixie = роща
tal-foot-mercenary = 1 золотой: +3
tal-foot-tunnel-fighter = +1, внизу +3
tal-foot-faithful-hound = бьётся за вас
tal-foot-prince = Замок
tal-foot-princess = Замок
tal-foot-wand = всегда с магией
tal-foot-cursed-by-a-hag = снимет Мистик
tal-foot-poltergeist = 1 клетка за ход

## Когда творят Заклинания

tal-when-acquisition = начало хода
tal-when-alchemy = начало хода
tal-when-counterspell = после чар
tal-when-destroy-magic = начало, конец
tal-when-destruction = начало, движение
tal-when-divination = начало хода
tal-when-healing = всегда
tal-when-hex = начало хода
tal-when-immobility = любое начало
tal-when-invisibility = всегда
tal-when-mesmerism = начало хода
tal-when-nullify = всегда
tal-when-preservation = теряют Жизнь
tal-when-psionic-blast = перед битвой
tal-when-random = всегда
tal-when-teleport = вместо броска
tal-when-temporal-warp = начало хода
tal-when-craft-spell = начало хода
tal-when-divine-intervention = при поражении
tal-when-finger-of-death = перед битвой
tal-when-magic-portal-spell = начало хода
tal-when-magic-shell = начало, конец
tal-when-restoration = теряют Жизнь
tal-when-spell-call = после чар
tal-when-strength-spell = начало хода
tal-when-summon-storm = в свой ход
tal-when-temporal-vortex = начало хода
tal-when-twist-of-fate = плата судьбой
tal-when-weakness = всегда
