### Доска «Подземелья» в браузере.

dgn-hero-line = { $hero } · ур. { $level }
dgn-level = ур. { $level }
dgn-phase-recovery = Восстановление
dgn-phase-villainy = Злодеяния
dgn-phase-location = Локации
dgn-phase-feats = Подвиги
dgn-phase-draw = Сброс
dgn-awaited =
    { $what ->
        [recovery] Герой восстанавливается.
        [villainy] Решается, что сыграть против других героев.
        [location] Решается, куда положить новую локацию.
        [feats] Решается, что сделает герой.
        [draw] Решается, какие карты сбросить.
        [battle] Идёт битва, этап: { $stage }.
       *[answer] Решается, отвечать ли картой.
    }
dgn-you = Вы
dgn-deeds = Можно и так
dgn-free-heroes = Свободные герои
dgn-bane =
    «{ $card }» на { NAME($hero, "acc") }{ $x ->
        [0] { "" }
       *[other] { " " }за { COUNT("peril-point", "acc", $x) }
    }
    .act =
        Сыграть «{ NAME($card) }» на { NAME($hero, "acc") }{ $x ->
            [0] { "" }
           *[other] { " " }за { COUNT("peril-point", "acc", $x) }
        }
dgn-bane-paid = За счёт риска { NAME($payer, "gen") }.
dgn-which =
    { $health ->
        [0] { "" }
       *[other] Здоровье: { $health }.
    } { $bears ->
        [yes] Прикреплено: { $attached }.
       *[no] { "" }
    }
dgn-skill =
    { $verb ->
        [reroll] Перебросить: { $skill }
        [use-x] { $skill } за { COUNT("glory-point", "acc", $x) }
       *[other] { $skill }
    }
dgn-challenge =
    Атаковать { NAME($monster, "acc") }{ $alike ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }({ $number })
    } за 1 очко действия
dgn-explore = Исследовать
dgn-explore-note = За 1 очко действия: вытянуть и выложить локацию

## Событие

dgn-wrath = Ярость богини змей
dgn-wrath-now =
    { $count ->
        [0] Жетонов пока нет: цены и атаки обычные
       *[other] Исчадия дешевле на { $count }, жрицы: +{ $count } к атакам
    }
dgn-tokens = Жетонов: { $count } из { $most }

## Карта

dgn-map = Подземелье
dgn-place-worth = { $kind } · слава { $glory }, риск { $peril }
dgn-place = { $location }, { $kind }. Слава { $glory }, риск { $peril }.
dgn-gate =
    { $gate ->
        [trap] Выход с ловушкой, { $side }
       *[blocked] Преграждённый выход, { $side }
    }: { $stat } { $value }.
dgn-lurker = Здесь поджидает { $monster }, здоровье { $health }.
dgn-goal = Место ваших заданий: { $quests }.
dgn-here = Здесь: { $heroes }.
dgn-away =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } отсюда{ $chance ->
        [100] .
       *[other] , { $chance } %.
    }
dgn-figure = { $hero } ({ $name }), здоровье { $health }
dgn-free-spot = Положить сюда: { $where }
dgn-straight = как есть
dgn-turned = развернув
dgn-lay-way =
    { $location }: { $turned ->
        [turned] положить, развернув
       *[straight] положить как есть
    }
dgn-lay-at =
    { $south ->
        [none] { $east ->
            [none] Здесь
            [west] На { $across } к западу
           *[east] На { $across } к востоку
        }
        [north] На { $down } к северу{ $east ->
            [none] { "" }
            [west] , на { $across } к западу
           *[east] , на { $across } к востоку
        }
       *[south] На { $down } к югу{ $east ->
            [none] { "" }
            [west] , на { $across } к западу
           *[east] , на { $across } к востоку
        }
    }{ $turned ->
        [turned] , развернув
       *[straight] { "" }
    }
# Вокруг места, куда можно положить локацию: с чем она соединится и от чего её отделит стена.
dgn-laid =
    { $joined-count ->
        [0] { "" }
       *[other] Проход: { $joined }.{ $parted-count ->
            [0] { "" }
           *[other] { " " }
        }
    }{ $parted-count ->
        [0] { "" }
       *[other] Стена: { $parted }.
    }
# Там, где мало места.
dgn-short-check =
    { $check ->
        [blocked] преграда
        [trap] ловушка
        [spikes] шипы
        [pit] яма
       *[other] проверка
    } { $chance } %
# Карта, на кого её играют ("none": ни на кого), за сколько.
dgn-brief =
    { NAME($card) }{ $x ->
        [0] { "" }
       *[other] { " " }({ $x })
    }{ $hero ->
        [none] { "" }
       *[other] : { NAME($hero) }
    }
# О монстре, которого надо победить: он нападает первым.
dgn-short-hunt = вас ранят: { $hit } %, вы в ответ: { $back } %
dgn-short-been = без очков
dgn-short-odds = попадание { $hit } %, ответ { $back } %
dgn-legend = Знаки
dgn-legend-blocked = преграда
dgn-legend-trap = ловушка
dgn-stake =
    { $check ->
        [trap] Ловушка: { $chance } % пройти целым, выбросив { $least } или больше
        [blocked] Преграда: { $chance } % пройти, выбросив { $least } или больше
       *[other] { $chance } % на успех, выбросив { $least } или больше
    }
dgn-stake-good =
    { $least ->
        [1] Любой бросок: успех
        [6] Выпадет 6: успех
       *[other] { $least } и больше: успех
    }
dgn-stake-bad =
    { $check ->
        [trap] иначе 1 рана
        [blocked] иначе ещё 1 очко действия, и вы пройдёте
        [spikes] иначе 1 рана
        [pit] иначе падение
       *[other] иначе неудача
    }
dgn-points-left =
    { $count ->
        [0] Очков действия больше нет.
        [one] Осталось { $count } очко действия.
        [few] Осталось { $count } очка действия.
       *[many] Осталось { $count } очков действия.
    }{ $fallen ->
        [yes] { " " }Герой лежит: сначала надо подняться.
       *[no] { "" }
    }

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
dgn-short = Нужно ещё { $count } славы
dgn-now = Можно сейчас
dgn-no-cards = В руке ничего нет.
dgn-watching = Вы наблюдаете. Карты в руках скрыты.
dgn-location-deck =
    Колода локаций: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
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

dgn-action = Очки действия
dgn-saved = Сбережённые очки действия
dgn-saved-about = Очко, которое осталось от вашего хода. Им можно оплатить вызов.
dgn-counter-only = Только для контратак
dgn-lies-here = Лежит здесь
dgn-attached = Прикреплено
dgn-discarded = в сбросе
discard-pile = сброс
dgn-boons = Преимущества
dgn-treasures = Сокровища
dgn-limits = Преимуществ: { $boons }, сокровищ: { $treasures }
dgn-quests = Задания
dgn-victory-points = Победные очки
dgn-victory-points-about = Партию закончит первый герой { $level }-го уровня. Победит тот, у кого больше победных очков: героическое задание даёт 1, эпическое — 2, легендарное — 3.
dgn-quest-done = выполнено
dgn-common = общее
dgn-check = { $stat } { $value }+ ({ $chance } %)
dgn-search = поиск { $value }
dgn-carried = у игрока { $name }
dgn-found = найдено
dgn-wins = победа в партии
dgn-banes = Проклятия
dgn-lair = Логово
dgn-health = Здоровье: { $health } из { $full }
dgn-fallen = лежит

## Битва

dgn-battle = Битва
dgn-stages = Этапы битвы
dgn-stage-attack = Атака
dgn-stage-response = Ответ
dgn-stage-attack-check = Проверка атаки
dgn-stage-counter-check = Проверка контратаки
dgn-stage-compare = Сравнение
dgn-stage-challenge = Вызов
dgn-stage-lair = Логово
dgn-stage-reward = Награда
dgn-sent = Столкновения, которые вот-вот начнутся
dgn-against = { $attacker } → { $target }
dgn-attacks = { $attacker } против: { $target }
dgn-attack-side =
    { $own ->
        [yes] Ваша атака
       *[no] Атака
    }
dgn-counter-side =
    { $own ->
        [yes] Ваша контратака
       *[no] Контратака
    }
dgn-bonus =
    { $less ->
        [yes] штраф
       *[no] бонус
    }
dgn-sum = кубик { $die } + { $value } = { $total }
dgn-odds = Атака попадает в { $hit } %, поровну в { $tie } %, ответный удар в { $back } % случаев.
dgn-tie = поровну
dgn-loses = { $name }: { $count } { NAME("wound", "", $count) }
dgn-out = Нападение отбито
dgn-out-about = Без броска и без награды.
dgn-waits = Готовится к атаке
dgn-which-form = В какой форме?
dgn-verdict-hit =
    { $own ->
        [yes] Ваша атака попадает
       *[no] Атака попадает
    }. { $target }: { $count } { NAME("wound", "", $count) }.
dgn-verdict-back =
    { $own ->
        [yes] Ваш ответный удар попадает
       *[no] Ответный удар попадает
    }. { $attacker }: { $count } { NAME("wound", "", $count) }.
dgn-verdict-tie = Поровну: никто не ранен.

## Конец

dgn-end-table = Герои в конце партии
dgn-end-round =
    { $round ->
        [one] Сыгран { $round } раунд.
        [few] Сыграно { $round } раунда.
       *[many] Сыграно { $round } раундов.
    }
dgn-end-alive = Герой жив, здоровье { $health } из { $full }
dgn-end-dead = Герой погиб в подземелье
dgn-end-no-quests = Ни одного выполненного задания
dgn-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

## Иначе, чем в терминале, где места находят по номерам

ask-meddle = Впереди у { NAME($hero, "gen") }: { NAME($what) }. Сыграете проклятие?
    .help = Проклятия «любого момента»; платит риск этого героя.
do-repel = Прогнать { NAME($monster, "acc") } ({ $number })
do-tame = Сделать приспешником { NAME($monster, "acc") } ({ $number })
do-disarm = Обезвредить «{ NAME($trap) }»
do-place =
    Положить карту «{ NAME($location) }»{ $turned ->
        [turned] , развернув её
       *[straight] { "" }
    }
do-trap-at = Положить «{ NAME($trap) }» в локацию «{ NAME($location) }»
do-transfer-to = Перенести { NAME($hero, "acc") }: { NAME($location) }
do-shift = Сдвинуть карту «{ NAME($location) }»
event-laid =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } карту «{ NAME($location) }».
event-shifted = Карта «{ NAME($location) }» переезжает.

## Вид игры для доски, которая её не знает

view-phase = фаза
view-active = кто ходит
view-round = раунд
view-set = набор
view-places = локации
view-number = номер
view-location = локация
view-column = столбец
view-turned = развёрнута
view-exits = выходы
view-opened = открытые выходы
view-heroes = герои
view-traps = ловушки
view-attached = прикреплено
view-lurker = монстр здесь
view-lurker-health = его здоровье
view-locations-left = карт локаций
view-drawn = карта в руках
view-quests-left = заданий в колоде
view-common = общие задания
view-deck = колода приключений
view-discard = сброс
view-event = событие
view-wrath = жетоны ярости
view-attacks = атаки
view-skills = умения
view-springing = ловушки вот-вот сработают
view-waiting = ожидают
view-peril-cards = выпавшие карты риска
view-free-heroes = свободные герои
view-full-health = полное здоровье
view-spare = очки не для движения
view-at-exits = у выходов
view-at-quests = в заданиях
view-sure = проходит без броска
view-fallen = лежит
view-at-exit = открывает выход
view-known = карты, которые видели все
view-maps = локации на руке
view-maps-left = локаций на руке
view-boon-limit = предел преимуществ
view-treasure-limit = предел сокровищ
view-banes = проклятия
view-quests = задания
view-done = выполнено
view-artifacts = артефакты
view-last-level = уровень, которым кончается партия
view-points = победные очки
view-card = карта
view-type = вид
view-owner = чья
view-minion = приспешник
view-quest = задание
view-category = род
view-carrier = кто сопровождает
view-dropped = оставлено
view-found = найдено
view-attacker = кто атакует
view-by = игрок
view-target = цель
view-form = форма
view-out = вне битвы
view-guard = приспешник вместо героя
view-attack = атака
view-counter = контратака
view-value = значение
view-bonus = бонус
view-total = всего
view-wounds = раны
view-open = открыт
view-wall = стена
view-blocked = преграда
view-feats = подвиги
view-villainy = злодеяния
view-recovery = восстановление
view-draw = сброс и добор
view-building = строительство
view-choosing = выбор героев
view-serpent = «Ярость богини змей»

## На сцене: кубики и суммы видны

stage-overcame = { NAME($hero) }: получилось.
stage-failed = { NAME($hero) }: не вышло.
stage-found = { NAME($hero) } находит цель.
stage-not-found = { NAME($hero) } ничего не находит.
stage-dice = Всего { $total }.
stage-rolled = На кубике { $die }.
stage-wrath = Жетон прибавлен. Жетонов: { $tokens }.
stage-peril-roll = Риск: { $peril }.
stage-points =
    +{ COUNT("glory-point", "", $glory) }{ $peril ->
        [0] {""}
       *[other] , +{ COUNT("peril-point", "", $peril) }
    }
stage-gained-points = +{ COUNT($what, "", $count) }
stage-lost-points = −{ COUNT($what, "", $count) }
stage-glory-gained = +{ COUNT("glory-point", "", $count) }
stage-peril-given = +{ COUNT("peril-point", "", $count) }
stage-healed = Здоровье: { $health }
stage-level = Уровень { $level }
stage-transferred = Теперь здесь: «{ NAME($location) }»
stage-exit-forced = Потеряно очко действия; выход остаётся открыт.
stage-fell = { NAME($hero) } падает.

## Там, где карта говорит яснее

ask-place = Куда положить карту «{ NAME($location) }»?
    .help = Выберите свободное место на карте. Локация должна соединиться с другой не через стену; её можно развернуть, но не боком, и подземелье не должно замкнуться.

## Здесь «ещё» — это места на карте и другие суммы

table-more =
    { $count ->
        [one] Ещё { $count } вариант списком
        [few] Ещё { $count } варианта списком
       *[many] Ещё { $count } вариантов списком
    }
