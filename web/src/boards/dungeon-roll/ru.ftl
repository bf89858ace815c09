### Поле Dungeon Roll по-русски; слова самой игры в src/undercroft/games/dungeon_roll/locale.

## Фазы и места

roll-phase-monsters = Монстры
roll-phase-loot = Добыча
roll-phase-dragon = Дракон
roll-phase-regroup = Перегруппировка
roll-awaited =
    { $phase ->
        [monsters] Решается, как партия встретит монстров.
        [loot] Решается, что взять с собой.
        [dragon] Решается, как партия встретит дракона.
       *[regroup] Решается: отдохнуть или спуститься глубже.
    }
roll-delve = приключение { $number } из 3
roll-delves-done = пройдено { $count } из 3
roll-lord = повелитель
roll-xp = опыта
roll-points = опыт вместе с сокровищами
roll-help-no-monster = Монстров здесь нет. Можно ещё читать свитки, применять сокровища и способность героя, а потом перейти к тому, что лежит на этом уровне.
roll-seat-treasures = Сокровища: { LIST($treasures) }

## Что где лежит

roll-depth = Глубина
roll-depth-at = Уровень { $level } из 10
roll-monsters = Монстры уровня
roll-after-fight = После боя
roll-loot = Добыча
roll-lair-next =
    { $count ->
        [1] Ещё один разбудит дракона
        [one] Ещё { $count } разбудит дракона
       *[other] Ещё { $count } разбудят дракона
    }
roll-lair-awake = Дракон не спит
roll-lair-wakes = После добычи дракон проснётся
roll-party-yours = Ваша партия
roll-party-of = { $seat }: партия
roll-party-gone = Кубиков не осталось
roll-name =
    { $count ->
        [1] { NAME($thing) }
       *[other]
            { $thing ->
                [fighter] воины
                [cleric] клирики
                [mage] маги
                [thief] воры
                [champion] стражи
                [scroll] свитки
                [goblin] гоблины
                [skeleton] скелеты
                [ooze] слизни
                [chest] сундуки
                [potion] зелья
                [ally-fighter] скелеты-воины
                [ally-thief] гоблины-воры
               *[other] { NAME($thing) }
            }
    }
roll-hero = Герой
roll-between = Внизу пока никого
roll-clear = Уровень пройден
roll-nobody = Монстров на уровне нет
roll-awake = Путь преграждает дракон
roll-awake-note = Его одолевают трое сопартийцев разных типов
roll-awake-note-two = Его одолевают двое разных сопартийцев
roll-over = Свечи горят
roll-face = Какой гранью вернётся кубик?
roll-cards = Герои
roll-card-of = { $seat } выбирает героя
roll-taken = Занят: { $seat }

## Как называются варианты

roll-targets =
    { $part ->
        [one] { NAME($thing, "", 1) }
        [both]
            { $thing ->
                [potion] оба зелья
               *[other] оба { NAME($thing, "", 2) }
            }
        [all] все { $standing } { NAME($thing, "", $standing) }
       *[some] { $count } из { $standing } { NAME($thing, "gen", $standing) }
    }
roll-share =
    { $part ->
        [one] { NAME($thing, "", 1) }
        [both] оба
        [all] все { $standing }
       *[some] { $count } из { $standing }
    }
roll-targets-and =
    { $same ->
        [yes] { $targets } и ещё один
       *[no] { $targets } и ещё { NAME($extra) }
    }
roll-drinks = { NAME($companion) }: { COUNT("potion", "", $count) }
roll-again-title = { NAME($scroll) }: переброс кубиков
roll-flee = Бежать
roll-rest = Отдохнуть в таверне
roll-legend = Стать живой легендой
roll-glory = Спуститься на уровень { $level }

## Что будет

roll-rolls = Разом: { LIST($dice) }
roll-falls =
    { $part ->
        [one] падёт
        [both] оба падут
        [all] все { $standing } падут
       *[some]
            { $count ->
                [one] падёт { $count } из { $standing }
               *[other] падут { $count } из { $standing }
            }
    }
roll-opens =
    { $part ->
        [one] откроется
        [both] оба откроются
        [all] все { $standing } откроются
       *[some]
            { $count ->
                [one] откроется { $count } из { $standing }
               *[other] откроются { $count } из { $standing }
            }
    }
roll-is-drunk =
    { $part ->
        [one] будет выпито
        [both] оба будут выпиты
        [all] все { $standing } будут выпиты
       *[some] будет выпито { $count } из { $standing }
    }
roll-joins =
    { $count ->
        [one] примкнёт к вам
       *[other] примкнут { $count }
    }
roll-dragon-falls = падёт
roll-lair-emptied = опустеет
roll-becomes-potion = станет зельем

## Кнопка

roll-act-fight = Бить { NAME($monster, "acc", $count) }
roll-act-fight-and = Бить { NAME($monster, "acc", $count) } и ещё { NAME($extra, "acc", 1) }
roll-act-open = Открыть { COUNT("chest", "acc", $count) }
roll-act-drink = Выпить { COUNT("potion", "acc", $count) }
roll-act-slay = Одолеть дракона
roll-act-read = Прочитать { NAME($scroll, "acc") }
roll-act-use = Применить { NAME($treasure, "acc") }
roll-act-flee = Бежать
roll-act-rest = Отдохнуть и получить { $level } ОО
roll-act-legend = Получить { $level } ОО
roll-act-glory = Спуститься на уровень { $level }
roll-act-roll = Бросить

## Вопрос, когда что-то уже тронуто

roll-whom =
    { $companion ->
        [thieves-tools] Кого одолеют { NAME($companion) }?
       *[other] Кого одолеет { NAME($companion) }?
    }
roll-what =
    { $companion ->
        [thieves-tools] Что сделают { NAME($companion) }?
       *[other] Что сделает { NAME($companion) }?
    }
roll-who-fights = Кто одолеет { NAME($monster, "acc", $count) }?
roll-who-opens = Кто откроет { COUNT("chest", "acc", $count) }?
roll-who-drinks = Кого потратить на { COUNT("potion", "acc", $count) }?
roll-who-slays = Кто выйдет против дракона?
roll-who-else = Против дракона: { LIST($band) }. Кто ещё?

## Для чтения вслух

roll-say-level = { COUNT($thing, "", $count) }, на уровне
roll-say-party = { COUNT($thing, "", $count) }, в партии
roll-say-ally = { COUNT($thing, "", $count) }, союзник
roll-say-treasure = { COUNT($thing, "", $count) }, сокровище
roll-say-hero = { NAME($hero) }: { NAME($ability) }, { $state }
roll-say-lair =
    { $count ->
        [0] Логово, пусто
       *[other] Логово, кубиков: { $count }; дракона будят 3
    }
roll-say-grave =
    { $count ->
        [0] Кладбище, пусто
        [one] Кладбище, { $count } кубик
        [few] Кладбище, { $count } кубика
       *[many] Кладбище, { $count } кубиков
    }
roll-say-face = Кубик вернётся гранью «{ NAME($face) }»
roll-say-can = можно использовать
roll-say-near = подходит
roll-say-chosen = выбрано
roll-say-taken = выбрано, нажмите, чтобы вернуть на место
roll-say-why = сейчас нельзя, нажмите, чтобы узнать почему
roll-ready = можно применить
roll-used = в этом приключении больше нельзя

## Карта героя и конец игры

roll-novice = Новичок
roll-master = Мастер
roll-up-to = Дальше: { NAME($hero) }
roll-up-progress = { $xp } из { $of } ОО
roll-is-master = { NAME($hero) } с { $of } ОО
roll-no-hero = Героя ещё нет
roll-no-hero-note = Карта ляжет сюда, когда будет выбрана.
roll-end-table = Из чего сложились ОО
