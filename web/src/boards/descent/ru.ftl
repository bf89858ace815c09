### Поле «Descent» в браузере.

desc-phase-beginning = Подготовка
desc-phase-heroes = Герои
desc-phase-overlord = Властелин
desc-awaited =
    { $what ->
        [beginning] Идёт подготовка.
        [overlord] Властелин ведёт своих монстров.
        [hero] Ходит герой: { $figure }.
       *[answer] Решают, отвечать ли.
    }
desc-overlord-line = ведёт монстров
desc-no-hero = героя ещё нет
desc-hand = Карты Властелина в руке
desc-deck = Карты в колоде Властелина
desc-watching = Вы наблюдаете.

## Карта

desc-map = Карта
desc-threat = Показать, куда враги дотянутся в свой ход
desc-via = Следующая клетка — ещё одна остановка в пути
desc-sketch = Рисовать план для своей стороны
desc-sketch-wipe = Стереть всё, что вы нарисовали
desc-sketch-how = Рисунок видит только ваша сторона. Коснитесь клетки — кружок, проведите по клеткам — линия, коснитесь рисунка — он сотрётся.
desc-sketch-ground = Поле для рисования. Стрелки — движение, Enter — кружок или конец линии, пробел — вести линию дальше, Escape — убрать перо.
desc-sketch-here = Столбец { $column }, ряд { $row }
desc-sketches = Нарисовано вашей стороной
desc-sketch-ring = { $name }: кружок, столбец { $column }, ряд { $row }
desc-sketch-line = { $name }: линия от столбца { $column }, ряда { $row } до столбца { $toColumn }, ряда { $toRow }
desc-plan = План: столбец { $column }, ряд { $row }{ $stops ->
        [one] { "" }
        [few] , за { $stops } перехода
       *[other] , за { $stops } переходов
    }{ $move ->
        [yes] , действием движения
       *[no] { "" }
    }{ $fatigue ->
        [0] { "" }
        [one] , за { $fatigue } очко усталости
        [few] , за { $fatigue } очка усталости
       *[other] , за { $fatigue } очков усталости
    }
desc-blocked =
    { $by ->
        [walls] Не видно: мешают стены или двери.
       *[spaces] Не видно: мешают отмеченные клетки.
    }
desc-damage-short = −{ NUMBER($damage, maximumFractionDigits: 1) }
desc-figure = { $figure }, здоровье { $left } из { $health }, столбец { $column }, ряд { $row }{ $conditions ->
        [none] { "" }
       *[other] { ", " }{ $conditions }
    }
desc-fallen = Сбит с ног: { $hero }
desc-token = { $token }, столбец { $column }, ряд { $row }
desc-door = Дверь { $number }
desc-space = Столбец { $column }, ряд { $row }{ $how ->
        [now] , очков движения: { $cost }
        [move] , очков движения: { $cost }, нужно ещё одно движение
        [tired] , очков движения: { $cost }, из них за усталость: { $fatigue }
       *[plain] { "" }
    }{ $enemies ->
        [0] { "" }
        [one] , сюда дотянется { $enemies } враг
        [few] , сюда дотянутся { $enemies } врага
       *[many] , сюда дотянутся { $enemies } врагов
    }{ $harm ->
        [yes] , опасная местность
       *[no] { "" }
    }
desc-to-space = Столбец { $column }, ряд { $row }{ $lies ->
        [across] , поперёк
       *[along] { "" }
    }
desc-to-walk = Идти: столбец { $column }, ряд { $row }
desc-to-stride = Идти: столбец { $column }, ряд { $row }{ $lies ->
        [across] , поперёк
       *[along] { "" }
    }
desc-to-come-back = Вернуться: столбец { $column }, ряд { $row }, { $how ->
        [move] действием движения
       *[fatigue] за 1 усталость
    }
desc-way-now = очки
desc-way-move = движение
desc-way-tired = усталость
desc-way-danger = враги
desc-deed-tire = Усталость: +1 движение
desc-deed-end-turn = Закончить ход
desc-to-drop = Положить: столбец { $column }, ряд { $row }
desc-to-search = Обыскать: столбец { $column }, ряд { $row }
desc-to-use-at = { $card }: столбец { $column }, ряд { $row }

## Цели

desc-limit = Раунд { $round } из { $rounds }
desc-acted =
    { $count ->
        [0] Никто из героев ещё не ходил
        [one] Походил { $count } герой
        [few] Походили { $count } героя
       *[many] Походили { $count } героев
    }

## Атаки

desc-attack = Атака
desc-aim = Расстояние { $distance }, попадание { $hit }
desc-target = Расстояние { $distance }, попадание { $hit }, победа { $kill }
desc-killed = побеждён
desc-wounded = ранен
desc-unhurt = цел
desc-spread = Урон, который пройдёт
desc-with-surge = Запал, { $gain }: победа { $kill }
desc-surges = Запал
desc-surge-line = Запал: { $gain }.
desc-against = против
desc-no-dice = без кубиков
desc-die = { $die }: { $miss ->
        [yes] промах
       *[no] { $range ->
            [0] { "" }
           *[other] дальность { $range }{ " " }
        }{ $damage ->
            [0] { "" }
           *[other] урон { $damage }{ " " }
        }{ $surge ->
            [0] { "" }
           *[other] запал { $surge }{ " " }
        }{ $shields ->
            [0] { "" }
           *[other] щиты { $shields }
        }
    }
desc-stands =
    { $miss ->
        [yes] Промах.
       *[no] { $hits ->
            [yes] { $damage ->
                [0] Урон не проходит.
               *[other] Проходит урон: { $damage }.
            }
           *[no] Не хватает дальности.
        }
    }

desc-again = Перебросить этот кубик
desc-reroll = { $card }: перебросить { $die }
desc-ask-learn =
    { $xp ->
        [one] Какое умение изучает { $hero }? Осталось { $xp } очко опыта.
        [few] Какое умение изучает { $hero }? Осталось { $xp } очка опыта.
       *[many] Какое умение изучает { $hero }? Осталось { $xp } очков опыта.
    }
desc-enough = Этого достаточно, чтобы победить.
desc-surge-kills = { $note } Хватит, чтобы победить.
desc-ask-space = { $card }: на какую клетку?
desc-ask-figure = { $card }: кто?
desc-ask-turn-starts = Начинается ваш ход. Сыграть карту?
desc-ask-turn-ends = Ваш ход кончается. Сыграть карту?

## Листы и карты

desc-actions = Осталось действий: { $actions }, очков движения: { $points }
desc-points = движение { $points }
desc-cards =
    { $usable ->
        [0] Карты: { $count }
       *[other] Карты: { $count }, можно сыграть { $usable }
    }
desc-card-ready = Готова
desc-card-stored = Не надета
desc-card-exhausted = Повёрнута
desc-card-spent = Использована
desc-monsters = Монстры на карте
desc-choose = Из чего выбирать
desc-health = Здоровье { $left } из { $health }
desc-conditions = Состояния: { $conditions }
desc-values = Скорость { $speed }, выносливость { $stamina }, защита: { $dice }
desc-rank = { $rank }: скорость { $speed }, здоровье { $health }, атака { $attack }, защита { $defence }
desc-kind =
    { $ranged ->
        [yes] атакует издали
       *[no] атакует вблизи
    }

## Конец

desc-end = Чем кончилось
desc-end-line = { $quest }, раунд { $round } из { $rounds }
desc-end-left = покидает карту
desc-end-fallen = не на ногах

## Журнал

event-placed = { NAME($figure) } занимает место на поле.
event-stepped =
    { $steps ->
        [one] { NAME($figure) } проходит { $steps } клетку.
        [few] { NAME($figure) } проходит { $steps } клетки.
       *[many] { NAME($figure) } проходит { $steps } клеток.
    }
event-dropped = { NAME($token) } снова лежит на поле.
event-boulder = Падает валун.
event-strode = { NAME($figure) } проходит и занимает всё своё место.

table-more =
    { $count ->
        [one] { $count } клетка, куда можно дойти
        [few] { $count } клетки, куда можно дойти
       *[many] { $count } клеток, куда можно дойти
    }

## Выбор там, где карта не показывает, о какой клетке речь

do-place = Поставить на поле: { NAME($figure) }
do-walk = Пойти
do-stride = Пойти
do-climb = Выбраться
do-aim = Прицелиться
do-search = Искать
do-stand-at = Встать
do-drop = Положить
do-use-at = Применить «{ NAME($card) }»
