### Доска Dungeon Raiders в браузере.

raid-level-of = Уровень { $level } из { $levels }
raid-awaited = Решается, какую карту сыграть. Комната: { NAME($room) }.
raid-power = Сила { $value }
raid-second-card = Одна карта — или какая вторая?

## Комнаты

raid-strength = Сила
raid-cannot-be-beaten = Не победить
raid-struck =
    { $who ->
        [highest] Старшая карта теряет
        [two-lowest] Две младшие теряют
       *[lowest] Младшая карта теряет
    }
raid-for-highest = Старшей карте
raid-for-second = Второй по старшинству
raid-trap-all = По младшей карте
raid-trap-leaders = По старшей карте
raid-an-item-each = Каждой карте своя награда
raid-dark = Тёмная комната
raid-only-you = Знаете только вы
raid-was-beaten = Победа
raid-nothing-came =
    { $verdict ->
        [confused] В замешательстве
       *[other] Обошлось
    }
raid-corridor = Комнаты уровня
raid-room-now = Комната { $number }, вы здесь
raid-room-number = Комната { $number }

## Карты на столе

raid-laid = Карты в этой комнате
raid-your-card = ваша карта
raid-slot-empty = { $seat }: карты ещё нет
raid-slot-face-down = { $seat }: лежит лицом вниз
raid-slot-open = { $seat }: { $cards }
raid-of = из { $strength }
raid-turns-over = откроются, когда выберут все
raid-in-turn = карты выкладывают открыто, по очереди
raid-others-lie-open = остальные карты уже открыты
raid-waiting =
    { $count ->
        [one] Выбирает { $names }
       *[other] Выбирают { $names }
    }
raid-all-settled = Все карты открыты

## Рука

raid-hand = Ваша рука
raid-spent = Сыграна на этом уровне: { $card }
raid-card-label = { $card }. { $note }
raid-no-hand =
    { $over ->
        [yes] Вы выбыли раньше, чем поход окончился.
       *[no] Вы выбыли. Остальные идут дальше.
    }
raid-watching = Вы наблюдаете. Карты в руках скрыты.

## Персонажи

raid-choose = Кем хотите быть?
raid-taken = уже выбрали: { $seat }

## Лист

raid-stacks = Стопки предметов
raid-if-ended = Если бы всё кончилось сейчас
raid-wins =
    { $you ->
        [yes] Вы побеждаете: { COUNT("treasure", "", $treasure) }
       *[no] { $name } побеждает: { COUNT("treasure", "", $treasure) }
    }
raid-follows =
    { $you ->
        [yes] Вы на { $place }-м месте: { $treasure }
       *[no] { $name } на { $place }-м месте: { $treasure }
    }
raid-faints =
    { $you ->
        [yes] Вы без сознания: жизней меньше всех, сокровищ { $treasure }
       *[no] { $name } без сознания: жизней меньше всех, сокровищ { $treasure }
    }
raid-is-dead =
    { $you ->
        [yes] Вы погибли
       *[no] { $name } погибает
    }
raid-is-stone =
    { $you ->
        [yes] Вы обращены в камень
       *[no] { $name } — камень
    }

## Под местом игрока

raid-choosing = выбирает
raid-chosen = выбрано
raid-open-cards = Осталось карт силы: { $left }
raid-first-token = первый игрок

## Ставка

raid-stake-mine = ваши { $value }
raid-stake-least = не меньше { $value }
raid-stake-need = { $value }
raid-stake-label = Нужно: { $need }. Вместе получится от { $low } до { $high }.

## Конец

raid-end-treasure = Сокровища
raid-end-lives = Жизни
raid-end-fate = Что с ними стало

## Предметы в руке, в двух словах

raid-item-torch = Видеть тёмные комнаты
raid-item-crystal-ball = Играть после других
raid-item-key = 5 за сокровища
raid-item-sword = 5 против монстров
