### Доска «Подземелья» в браузере.

dgn-hero-line = { $hero } · ур. { $level }
dgn-phase-recovery = Восстановление
dgn-phase-villainy = Злодеяния
dgn-phase-location = Локации
dgn-phase-feats = Подвиги
dgn-phase-draw = Сброс
dgn-move-note =
    { $gate ->
        [blocked] Преграждённый выход, { $side }: { $stat } { $value }, { $chance } %
        [trap] Ловушка, { $side }: { $stat } { $value }, { $chance } %
       *[open] Открытый выход, { $side }
    }; слава { $glory }, риск { $peril }

## Карта

dgn-map = Подземелье
dgn-place = { $location }, { $kind }. Слава { $glory }, риск { $peril }.
dgn-here = Здесь: { $heroes }.
dgn-free-spot = Положить сюда: столбец { $column }, ряд { $row }
dgn-zoom-in = Ближе
dgn-zoom-out = Дальше
dgn-centre = К вашему герою
dgn-tokens = Жетонов: { $count } из { $most }

## Рука

dgn-hand = Ваша рука
dgn-cost = { $kind ->
        [glory] Слава: { $cost }
       *[peril] Риск: { $cost }
    }
dgn-when =
    { $timing ->
        [feats] Фаза подвигов
        [villainy] Фаза злодеяний
        [response] В ответ
       *[any] В любой момент
    }
dgn-now = Можно сейчас
dgn-no-cards = В руке ничего нет.
dgn-watching = Вы наблюдаете. Карты в руках скрыты.
dgn-locations-left =
    { $count ->
        [one] локация
        [few] локации
       *[many] локаций
    }
dgn-cards-left =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }

## Лист героя

dgn-sheet = { $hero }
dgn-action = Очки действия
dgn-boons = Преимущества
dgn-treasures = Сокровища
dgn-quests = Задания
dgn-quest-at = { $place }
dgn-quest-done = выполнено
dgn-banes = Проклятия
dgn-lair = Логово
dgn-health = Здоровье: { $health } из { $full }
dgn-fallen = лежит
dgn-empty = пусто

## Битва

dgn-battle = Битва
dgn-attacks = { $attacker } против: { $target } ({ $form })
dgn-value = значение { $value }
dgn-die = кубик { $die }
dgn-total = { $total }
dgn-not-rolled = ещё не брошено
dgn-attack-side = Атака
dgn-counter-side = Контратака
dgn-by-cards = По значениям самих карт: попадание { $hit } %, ничья { $tie } %, ответный удар { $back } %
