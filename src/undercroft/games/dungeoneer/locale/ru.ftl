### «Подземелье» по-русски. Функции NAME, COUNT и LIST описаны в words.py.

game = Подземелье: Ярость богини змей
    .sentence = Постройте подземелье и заманите в него соперников.
    .about = Станьте героем в змеином храме и повелителем подземелья для соперников: три задания — или сама богиня.
end-alone = Победа ваша.

goal = три выполненных задания или последний живой герой
    .short = три задания или последний живой
    .about = Побеждает тот, кто первым выполнит три задания, или последний герой, оставшийся в живых. С несколькими наборами решают победные очки, а некоторые наборы кончаются и иначе: как именно, сказано в правилах.

## Слова правил

melee = ближний бой
    .gen = ближнего боя
    .dat = ближнему бою
    .acc = ближний бой
    .ins = ближним боем
    .pre = ближнем бое
    .about = Для схваток в ближнем бою и для проверок, где он нужен.
magic = магия
    .gen = магии
    .dat = магии
    .acc = магию
    .ins = магией
    .pre = магии
    .about = Для магических схваток и для проверок, где нужна магия.
speed = скорость
    .gen = скорости
    .dat = скорости
    .acc = скорость
    .ins = скоростью
    .pre = скорости
    .about = Для схваток на скорость, для проверок, где она нужна, и для числа очков действия.
level = уровень
    .gen = уровня
    .dat = уровню
    .acc = уровень
    .ins = уровнем
    .pre = уровне
health = здоровье
    .gen = здоровья
    .dat = здоровью
    .acc = здоровье
    .ins = здоровьем
    .pre = здоровье
glory = слава
    .gen = славы
    .dat = славе
    .acc = славу
    .ins = славой
    .pre = славе
    .about = Ею платят за свои преимущества, сокровища и умения. Её приносят локации, где вы впервые за ход, награды и раны, нанесённые монстрам.
peril = риск
    .gen = риска
    .dat = риску
    .acc = риск
    .ins = риском
    .pre = риске
    .about = Им платят за то, что играют против вас: за монстров, ловушки и проклятия. Его приносят локации, где вы впервые за ход, и раны от монстров.
action = очки действия
    .gen = очков действия
wound =
    { $count ->
        [one] рана
        [few] раны
       *[many] ран
    }
    .acc =
        { $count ->
            [one] рану
            [few] раны
           *[many] ран
        }
    .one = 1 рану
glory-point =
    { $count ->
        [one] очко славы
        [few] очка славы
       *[many] очков славы
    }
    .acc =
        { $count ->
            [one] очко славы
            [few] очка славы
           *[many] очков славы
        }
    .one = 1 очко славы
peril-point =
    { $count ->
        [one] очко риска
        [few] очка риска
       *[many] очков риска
    }
    .acc =
        { $count ->
            [one] очко риска
            [few] очка риска
           *[many] очков риска
        }
    .one = 1 очко риска
action-point =
    { $count ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }
    .acc =
        { $count ->
            [one] очко действия
            [few] очка действия
           *[many] очков действия
        }
    .one = 1 очко действия
    .about = Каждый ход их столько, сколько скорости. Шаг, поиск, разведка или схватка стоят одно очко; одно оставшееся сохраняется на чужие ходы.
health-point =
    { $count ->
        [one] очко здоровья
        [few] очка здоровья
       *[many] очков здоровья
    }
    .acc =
        { $count ->
            [one] очко здоровья
            [few] очка здоровья
           *[many] очков здоровья
        }
    .one = 1 очко здоровья
new-card =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
    .acc =
        { $count ->
            [one] карту
            [few] карты
           *[many] карт
        }
    .one = 1 карту
given-boon =
    { $count ->
        [one] преимущество
        [few] преимущества
       *[many] преимуществ
    }
    .acc =
        { $count ->
            [one] преимущество
            [few] преимущества
           *[many] преимуществ
        }
    .one = 1 преимущество
given-treasure =
    { $count ->
        [one] сокровище
        [few] сокровища
       *[many] сокровищ
    }
    .acc =
        { $count ->
            [one] сокровище
            [few] сокровища
           *[many] сокровищ
        }
    .one = 1 сокровище
new-level =
    { $count ->
        [one] уровень
        [few] уровня
       *[many] уровней
    }
    .acc =
        { $count ->
            [one] уровень
            [few] уровня
           *[many] уровней
        }
    .one = 1 уровень
a-fall = падение
    .acc = падение
north = север
    .acc = север
    .pre = севере
east = восток
    .acc = восток
    .pre = востоке
south = юг
    .acc = юг
    .pre = юге
west = запад
    .acc = запад
    .pre = западе
tunnel = тоннель
dark = мрачный тоннель
chamber = помещение
wild = место на поверхности
entrance = вход
danger = опасность
spikes = шипы
    .gen = шипов
pit = яма
    .gen = ямы
blocked-exit = блокированный выход
    .gen = блокированного выхода
trap-exit = выход-ловушка
    .gen = выхода-ловушки
standing-up = подъём
    .gen = подъёма
battle = битва
next-turn = ваш ход
drawing = добор карт
laying = новая локация
hand = рука
lair = логово
boons = преимущества
treasures = сокровища
adventure = приключения
    .gen = приключений
heroic = героический
epic = эпический
legendary = легендарный
artifact = артефакт
influence = влияние
sacrifice = жертва
hunt = охота
search = поиск
escort = сопровождение
threat = угроза
chance = шанс
boon = преимущество
treasure = сокровище
bane = проклятие
monster = монстр
trap = ловушка

## Что можно сделать

which-copy =
    { $copy ->
        [2] { " (вторая карта)" }
        [3] { " (третья карта)" }
        [4] { " (четвёртая карта)" }
       *[1] { "" }
    }
do-choose-hero = Играть за { NAME($hero, "acc") }
do-lay = Выложить карту «{ NAME($location) }»
do-place =
    Положить карту «{ NAME($location) }»: { $column }, { $row }{ $turned ->
        [turned] , развернув её
       *[straight] { "" }
    }
do-entrance = Войти здесь: { NAME($location) }
do-end-phase =
    { $phase ->
        [villainy] Закончить фазу злодеяний
       *[feats] Закончить фазу подвигов
    }
do-pass = Ничего не делать
do-pay-upkeep = Заплатить за карту «{ NAME($card) }»{ which-copy }
do-discard =
    Сбросить карту «{ NAME($card) }»{ which-copy }{ $origin ->
        [hand] { "" }
        [lair] { " " }из логова
       *[other] { " " }из инвентаря
    }
do-keep-all = Ничего не сбрасывать
do-draw-from = Взять карту из колоды { NAME($deck, "gen") }
do-draw-none = Не брать карту
do-move = Идти на { NAME($side, "acc") }: { NAME($location) }
do-explore = Исследовать: выложить локацию за 1 очко действия
do-stand-up = Подняться за 1 очко действия
do-lie-down = Лечь и получить 1 очко действия не для движения
do-dodge = Увернуться от шипов за 1 очко действия
do-face = Пройти проверку
do-play = Сыграть карту «{ NAME($card) }»
do-play-x = Сыграть карту «{ NAME($card) }» за { COUNT("glory-point", "acc", $x) }
do-attach = Прикрепить «{ NAME($card) }» к карте «{ NAME($to) }»{ which-copy }
do-place-card = Оставить карту «{ NAME($card) }» здесь: { NAME($location) }
do-use =
    Применить: { NAME($card, "skill") }{ which-copy }{ $number ->
        [0] { "" }
        [1] { " (второе умение)" }
       *[other] { " (третье умение)" }
    }
do-use-x = Применить за { COUNT("glory-point", "acc", $x) }: { NAME($card, "skill") }{ which-copy }
do-use-on = Применить против героя { NAME($hero, "gen") }: { NAME($card, "skill") }{ which-copy }
do-bane = Сыграть «{ NAME($card) }» на { NAME($hero, "acc") } за счёт риска { NAME($payer, "gen") }
do-bane-x = Сыграть «{ NAME($card) }» на { NAME($hero, "acc") } за { COUNT("peril-point", "acc", $x) } { NAME($payer, "gen") }
do-bane-all = Сыграть «{ NAME($card) }» за счёт риска { NAME($payer, "gen") }
do-bane-on = Прикрепить «{ NAME($card) }» к карте «{ NAME($to) }»{ which-copy } ({ NAME($hero) })
do-bane-monster = Прикрепить «{ NAME($card) }» к карте «{ NAME($monster) }»{ which-copy } за счёт риска { NAME($payer, "gen") }
do-bane-there = Оставить карту «{ NAME($card) }» в локации «{ NAME($location) }» за счёт риска { NAME($payer, "gen") }
do-send =
    Отправить { NAME($monster, "acc") }{ which-copy }{ $origin ->
        [lair] { " " }из логова (здоровье { $health })
       *[hand] { "" }
    } против { NAME($hero, "gen") }
do-set-trap = Поставить ловушку «{ NAME($trap) }» за счёт риска { NAME($hero, "gen") }
do-trap-at = Положить «{ NAME($trap) }» в локацию «{ NAME($location) }» ({ $number })
do-attack = Начать столкновения
do-form = { NAME($monster) } атакует: { NAME($form) }
do-extra = Потратить ещё { COUNT("peril-point", "acc", $peril) } на { NAME($monster, "acc") }
do-no-extra = Больше не тратить
do-fight = Атаковать { NAME($hero, "acc") } за 1 очко действия
do-guard =
    { NAME($minion) }{ which-copy } контратакует { $monster ->
        [hero] героя
       *[other] { NAME($monster, "acc") }
    } ({ $number })
do-challenge = Атаковать { NAME($monster, "acc") } ({ $number }) за 1 очко действия
do-challenge-hero = Атаковать { NAME($hero, "acc") } за 1 очко действия
do-set-minion = { NAME($minion) }{ which-copy } атакует { NAME($monster, "acc") } ({ $number }) за 1 очко действия
do-set-minion-on = { NAME($minion) }{ which-copy } атакует { NAME($hero, "acc") } за 1 очко действия
do-no-challenge = Не отвечать на атаку
do-strike = Нанести рану
do-take-escort = Вместо раны забрать задание { NAME($quest) }
do-to-hand = Вернуть { NAME($monster, "acc") } на руку
do-to-lair = Отправить { NAME($monster, "acc") } в логово
do-to-discard = Сбросить { NAME($monster, "acc") }
do-give-peril = 1 очко риска получает { NAME($hero) }
do-no-peril = Не давать риска
do-attempt = Попытаться выполнить задание { NAME($quest) }
do-search = Искать цель задания { NAME($quest) } за 1 очко действия
do-start-escort = Начать задание { NAME($quest) }
do-deliver = Завершить задание { NAME($quest) }
do-drop = Отказаться от задания { NAME($quest) }: жетон остаётся здесь
do-pick-up = Взять на себя задание { NAME($quest) }
do-transfer-to = { NAME($hero) }: { NAME($location) } ({ $number })
do-shift = Сдвинуть карту «{ NAME($location) }» ({ $number })
do-repel = { NAME($monster) } ({ $number })
do-tame = { NAME($monster) } ({ $number })
do-disarm = { NAME($trap) }{ which-copy }
do-recall = Взять карту «{ NAME($card) }»
do-give-up = Отдать карту «{ NAME($card) }»{ which-copy }
do-pay-off =
    Заплатить { $what ->
        [glory] { COUNT("glory-point", "acc", $count) }
        [action] { COUNT("action-point", "acc", $count) }
       *[health] { COUNT("health-point", "acc", $count) }
    }
do-suffer = Смириться
do-way = { NAME($way) }
do-reroll =
    Перебросить кубик: { NAME($card, "skill") }{ which-copy }{ $number ->
        [0] { "" }
        [1] { " (второе умение)" }
       *[other] { " (третье умение)" }
    }
do-keep-roll = Оставить бросок

## О чём спрашивают

ask-choose-hero = Выберите героя.
    .help = У каждого героя свои характеристики на каждом уровне, особое умение и пределы преимуществ и сокровищ.
ask-lay = Какую карту локации вы выкладываете?
    .help = Всё подземелье выкладывают до начала игры. Локации общих заданий кладут последними.
ask-place = Куда положить карту «{ NAME($location) }»?
    .help = Она должна соединиться с другой картой не через стену; её можно развернуть, но не боком, и подземелье не должно замкнуться. Столбцы и ряды считаются от входа на восток и на юг.
ask-entrance = На каком входе начинает { NAME($hero) }?
ask-upkeep = Славы на всё не хватает. За что заплатить сначала?
    .help = Карты, за которые не заплачено, возвращаются на руку.
ask-villainy = Злодеяния: что вы играете против соперников?
    .help = Вы — повелитель подземелья. Проклятия можно играть в любой момент, столкновения играются все сразу и потом разыгрываются. Платит риск того героя, против которого карта, и никогда — ваш.
ask-trap-at = В какой локации без героев затаится ловушка «{ NAME($trap) }»?
ask-form = { NAME($attacker) } атакует { NAME($target, "acc") }. В какой форме?
    .help = Защищающийся контратакует в той же форме.
ask-extra = Потратить ещё риск { NAME($hero, "gen") } на { NAME($monster, "acc") }?
ask-respond = Вас атакуют: { LIST($attackers) }. Ваш ответ?
    .help = Карты и эффекты со временем применения «ответ» и «любой момент». Всё, что меняет бросок, заявляют сейчас, до броска.
ask-ready = Сейчас будет: { NAME($what) }. Сделаете что-нибудь до этого?
    .help = Карты и эффекты «любого момента» до броска.
ask-meddle = { NAME($hero) }: { NAME($what) }. Сыграете проклятие?
    .help = Проклятия «любого момента»; платит риск этого героя.
ask-challenge = Ответите на атаку?
    .help = Одна атака по одному из атаковавших или по герою в той же локации. Она стоит 1 очко действия, вне вашего хода — сохранённое.
ask-ambush = Сейчас ходит { NAME($hero) }. Атакуете кого-нибудь рядом с собой?
    .help = Раз в ход, чей бы он ни был, герой может начать битву за 1 очко действия.
ask-strike = Удар по герою { NAME($hero, "gen") } удался. Нанести рану или забрать сопровождение?
ask-lair = Куда отправить { NAME($monster, "acc") }?
    .help = Нераненый монстр идёт на руку или в логово, раненый — в логово или в сброс. В логове помещаются трое.
ask-lair-full = В логове помещаются только трое. Кого сбросить?
ask-reward = { NAME($monster) } наносит рану. Кому дать 1 очко риска?
ask-feats = Подвиги: что делает ваш герой?
    .help = Движение, исследование, карты славы и задания — в любом порядке, пока хватает очков действия и славы.
ask-dodge = Шипы. Пройти проверку или увернуться за очко действия?
ask-discard = Сбросьте карту: с руки, сокровище или монстра из логова.
ask-draw-from = Из какой колоды взять карту?
ask-draw-glory = Взять карту славы?
ask-reward-treasure = Награда: сыграете сокровище?
    .help = В одиночной игре постоянные сокровища можно сыграть только сейчас.
ask-sacrifice = Чем вы жертвуете?
ask-lose = Что вы теряете?
ask-over-limit = Теперь это больше предела. Что сбросить?
ask-recall = Какую карту взять из сброса?
ask-transfer = Куда перенести { NAME($hero, "acc") }?
ask-shift = Какую локацию сдвинуть?
ask-repel = Кого из атакующих прогнать?
ask-tame = Кто станет приспешником?
ask-disarm = Какую ловушку обезвредить?
ask-unless = { NAME($what) }: заплатите, чтобы этого избежать?
ask-way = { NAME($what) }: что выбираете?
ask-reroll = На кубике { $die } ({ NAME($stat) }). Перебросить?

## Что произошло

event-hero =
    { $you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } за { NAME($hero, "acc") }.
event-personal-quest =
    { $you ->
        [yes] Ваше личное задание:
       *[no] { $seat } получает личное задание
    } { NAME($quest) }.
event-common-quest = Общее задание: { NAME($quest) }.
event-drew =
    { $you ->
        [yes] Вы берёте карту «{ NAME($card) }».
       *[no] { $seat } берёт карту.
    }
event-reshuffled = Сброс перетасован и становится новой колодой { NAME($deck, "gen") }.
event-turn =
    Раунд { $round }: { $you ->
        [yes] ваш ход
       *[no] ходит { $seat }
    } ({ NAME($hero) }).
event-wrath = { NAME($event) }: выпало { $die }, жетон добавлен. Жетонов: { $tokens }.
event-no-wrath = { NAME($event) }: выпало { $die }, без жетона.
event-wrath-changed = { NAME($event) }: жетонов { $tokens }.
event-event-over = { NAME($event) }: карта уходит в сброс.
event-upkeep =
    { $you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } { COUNT("glory-point", "acc", $count) } за карту «{ NAME($card) }».
event-taken-back = За карту «{ NAME($card) }» заплатить нечем, она возвращается на руку.
event-drew-location =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } карту локации «{ NAME($location) }».
event-no-spot = Для карты «{ NAME($location) }» нет места, она уходит под колоду.
event-laid =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } карту «{ NAME($location) }»: { $column }, { $row }.
event-lurks = { NAME($monster) } теперь здесь: { NAME($location) }.
event-moved = { NAME($hero) } переходит в локацию «{ NAME($location) }».
event-transferred = Перенос: { NAME($hero) } оказывается в локации «{ NAME($location) }».
event-shifted = Сдвиг: карта «{ NAME($location) }» теперь на месте { $column }, { $row }.
event-exit-forced = { NAME($hero) } теряет очко действия; выход на { NAME($side, "pre") } теперь открыт.
event-points =
    { NAME($hero) } получает { COUNT("glory-point", "acc", $glory) }{ $peril ->
        [0] .
       *[other] { " " }и { COUNT("peril-point", "acc", $peril) }.
    }
event-gained-points = { NAME($hero) } получает { COUNT($what, "acc", $count) }.
event-lost-points = { NAME($hero) } теряет { COUNT($what, "acc", $count) }.
event-stole-glory =
    { $you ->
        [yes] Вы отнимаете
       *[no] { $seat } отнимает
    } { COUNT("glory-point", "acc", $count) } у { NAME($hero, "gen") }.
event-overcame = { NAME($hero) } преодолевает угрозу ({ NAME($source) }, { NAME($stat) }): на кубике { $die }, { $total } против { $value }.
event-failed = { NAME($hero) } проваливает проверку ({ NAME($source) }, { NAME($stat) }): на кубике { $die }, { $total } против { $value }.
event-rerolled = { NAME($hero) } перебрасывает кубик ({ NAME($card) }): { $die }.
event-rolled = { NAME($card) }: на кубике { $die }.
event-wounded = { NAME($hero) } получает { COUNT("wound", "acc", $count) }; осталось здоровья: { $health }.
event-healed = { NAME($hero) } восстанавливает { COUNT("health-point", "acc", $count) }; здоровье: { $health }.
event-defeated =
    { NAME($hero) } терпит поражение{ $you ->
        [yes] : вы лишились героя.
       *[no] .
    }
event-fell = { NAME($hero) } падает.
event-stood-up = { NAME($hero) } поднимается.
event-dodged = { NAME($hero) } уворачивается от шипов.
event-saved = { NAME($hero) } сохраняет очко действия.
event-level = { NAME($hero) }: теперь { $level }-й уровень.
event-band = Начинается новая часть игры: { NAME($degree) } набор.
event-played =
    { $you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } карту «{ NAME($card) }».
event-used =
    { $you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    }: { NAME($card, "skill") }.
event-cursed =
    { $you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } карту «{ NAME($card) }» на { NAME($hero, "acc") }.
event-cursed-all =
    { $you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } карту «{ NAME($card) }» за счёт риска { NAME($hero, "gen") }.
event-bonus = { NAME($card, "skill") }: эффект действует.
event-discarded =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    } карту «{ NAME($card) }».
event-recalled =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из сброса карту «{ NAME($card) }».
event-paid-off =
    { NAME($hero) } платит { $what ->
        [glory] { COUNT("glory-point", "acc", $count) }
        [action] { COUNT("action-point", "acc", $count) }
       *[health] { COUNT("health-point", "acc", $count) }
    }, чтобы этого избежать.
event-sent =
    { $you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } { NAME($monster, "acc") } против { NAME($hero, "gen") }.
event-trap-set =
    { $you ->
        [yes] Вы ставите
       *[no] { $seat } ставит
    } ловушку «{ NAME($trap) }» против { NAME($hero, "gen") }.
event-trap-laid =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } ловушку «{ NAME($trap) }» в локацию «{ NAME($location) }».
event-trap-sprung = Ловушка «{ NAME($trap) }» срабатывает, под ударом { NAME($hero) }.
event-disarmed = Ловушка «{ NAME($trap) }» обезврежена.
event-attacked = { NAME($attacker) } атакует { NAME($target, "acc") }: { NAME($form) }.
event-extra = Ещё { COUNT("peril-point", "acc", $peril) } { NAME($hero, "gen") } потрачено на { NAME($monster, "acc") }.
event-guarded = { NAME($minion) } принимает удар и контратакует.
event-attack-roll = Атака: на кубике { $die }, всего { $total }.
event-counter-roll = Контратака: на кубике { $die }, всего { $total }.
event-no-hit = Поровну: удара нет.
event-monster-wounded = { NAME($monster) } получает { COUNT("wound", "acc", $count) }; осталось здоровья: { $health }.
event-monster-defeated = { NAME($monster) } терпит поражение.
event-monster-goes =
    { NAME($monster) } { $to ->
        [to-hand] возвращается на руку.
        [to-lair] отправляется в логово.
       *[to-discard] уходит в сброс.
    }
event-repelled = { NAME($monster) } выходит из битвы.
event-tamed =
    { NAME($monster) } становится приспешником{ $you ->
        [yes] : теперь он ваш.
       *[no] . Хозяин: { $seat }.
    }
event-glory-gained = За битву { NAME($hero) } получает { COUNT("glory-point", "acc", $count) }.
event-peril-given = { NAME($hero) } получает { COUNT("peril-point", "acc", $count) }.
event-peril-roll = Риск { $peril }: на кубике { $die }.
event-peril-card = Из колоды риска выходит карта «{ NAME($card) }».
event-attempt = { NAME($hero) } пытается выполнить задание { NAME($quest) }.
event-dice = На кубиках { $dice }, всего { $total }.
event-found = { NAME($hero) } находит цель задания { NAME($quest) }: { $total } против { $value }.
event-not-found = { NAME($hero) } не находит цель задания { NAME($quest) }: { $total } против { $value }.
event-completed = { NAME($hero) } выполняет задание { NAME($quest) }.
event-escort-started = { NAME($hero) } начинает задание { NAME($quest) }.
event-picked-up = { NAME($hero) } берёт на себя задание { NAME($quest) }.
event-stole-escort = { NAME($hero) } отнимает задание { NAME($quest) }.
event-dropped = { NAME($hero) } отказывается от задания { NAME($quest) }, жетон остаётся здесь: { NAME($location) }.
event-decided =
    { $how ->
        [quests] Три задания выполнены. Победа: { LIST($winners) }.
        [nakari] Богиня повержена. Победа: { LIST($winners) }.
        [last-hero] Остался последний герой. Победа: { LIST($winners) }.
        [points] Достигнут высший уровень. Больше всего победных очков: { LIST($winners) }.
        [returned] Герой вернулся ко входу. Победа: { LIST($winners) }.
        [lost] Героев не осталось.
       *[too-long] { $winners-count ->
            [0] Время вышло: игра проиграна.
           *[other] Время вышло. Впереди всех: { LIST($winners) }.
        }
    }

## Что из этого выйдет

forecast-exit =
    { $gate ->
        [blocked] преграда, { NAME($side) }: { NAME($stat) } { $value }+, { $chance } %, иначе очко действия
        [trap] ловушка, { NAME($side) }: { NAME($stat) } { $value }+, { $chance } %, иначе рана
       *[open] выход открыт, { NAME($side) }
    }
forecast-points = слава { $glory }, риск { $peril }
forecast-been-there = без очков: в этот ход вы там уже были
forecast-check =
    { $kind ->
        [spikes] шипы: { NAME($stat) } { $value }+, { $chance } %, иначе рана
        [pit] яма: { NAME($stat) } { $value }+, { $chance } %, иначе падение
        [location] проверка места: { NAME($stat) } { $value }+, { $chance } %
        [standing-up] подняться: { NAME($stat) } { $value }+, { $chance } %
       *[other] { NAME($stat) } { $value }+ ({ $chance } %)
    }
forecast-given = придётся отдать { LIST($what, "acc") }
forecast-price = за { LIST($what, "acc") }
forecast-brings =
    { $result ->
        [success] успех приносит
       *[failure] провал приносит
    } { LIST($what, "acc") }
forecast-takes =
    { $result ->
        [success] успех отнимает
       *[failure] провал отнимает
    } { LIST($what, "acc") }
forecast-danger = ловушки здесь сложнее на { $by }
forecast-quest-here = место задания { LIST($what) }
forecast-waits = поджидает там: { LIST($what) }
forecast-trap = { NAME($hero) }: попадётся в { $chance } % случаев
forecast-search = поиск { $value }+ ({ $chance } %)
forecast-dice = успех: { $chance } %
forecast-hunt = { NAME($monster) } нападает: попадание { $hit } %, ответный удар { $back } %
forecast-strike = лучше всего { NAME($form) }: попадание { $hit } %, ответный удар { $back } %
forecast-form = { $attack } против { $counter }: попадание { $hit } %, ответный удар { $back } %
forecast-wounds =
    ран в среднем: { $whole },{ $tenth }{ $defeat ->
        [0] { "" }
       *[other] ; гибель: { $defeat } %
    }

## Почему подсказка такова

why-quests = на { $whole },{ $part } задания больше
why-health = на { $whole },{ $part } жизни больше
why-glory = на { $whole },{ $part } славы больше
why-peril = на { $whole },{ $part } угрозы меньше
why-gear = лучшее снаряжение
why-goal = лучший путь к следующему заданию

## Почему нельзя

refusal-not-now = Сейчас спрашивают о другом.
refusal-other-phase =
    { $phase ->
        [villainy] Это делают в свою фазу злодеяний.
       *[feats] Это делают в свою фазу подвигов.
    }
refusal-fallen = Ваш герой упал: очки действия можно потратить только на подъём.
refusal-no-action = На это не осталось очков действия.
refusal-nothing-there = Там нет локации.
refusal-wall = Там стена.
refusal-no-locations = Все карты локаций уже на столе.
refusal-not-fallen = Ваш герой и так на ногах.
refusal-not-your-quest = Задание { NAME($quest) } не ваше.
refusal-not-here = Задание { NAME($quest) } нельзя выполнить в этой локации.
refusal-not-found-yet = Цель задания { NAME($quest) } в этот ход ещё не найдена.
refusal-cannot-give = У вас нет того, чего требует задание { NAME($quest) }.
refusal-has-fought = В этот ход вы уже начинали битву.
refusal-not-together = Этого героя здесь нет: { NAME($hero) }.
refusal-not-in-hand = Такой карты у вас на руке нет: { NAME($card) }.
refusal-not-in-lair = Такого монстра у вас в логове нет: { NAME($card) }.
refusal-not-a-rival = Карту «{ NAME($card) }» играют против соперника.
refusal-only-response = «{ NAME($card) }» — только для этапа ответа.
refusal-too-dear = Не хватает славы: { NAME($card) }.
refusal-legendary = Карта «{ NAME($card) }» легендарная: нужен 7-й уровень.
refusal-same-kind = Сокровище того же вида, что «{ NAME($card) }», у вас уже есть.
refusal-inventory-full = Для карты «{ NAME($card) }» в инвентаре нет места.
refusal-no-use = Карта «{ NAME($card) }» сейчас ничего не даст.
refusal-encounters-over = Столкновения этой фазы уже сыграны: карта «{ NAME($card) }» подождёт.
refusal-no-peril = Слишком мало риска для карты «{ NAME($card) }»: { NAME($payer) }.
refusal-own-peril = Свой риск тратить нельзя.
refusal-no-such-spot = Сюда карту положить нельзя: она должна соединиться с другими и не замкнуть подземелье.
refusal-attempt-cost = Попытка выполнить задание { NAME($quest) } стоит сейчас { COUNT("action-point", "acc", $count) }.
refusal-cannot-be-lifted = Эту локацию сдвинуть нельзя: другая останется без пути ко входу.
refusal-cannot-pay-off = Этого вы заплатить не можете.
refusal-ends-elsewhere = Задание { NAME($quest) } завершают не в этой локации.
refusal-extra-too-dear = Столько риска потратить нельзя.
refusal-first-the-encounters = Сначала разыгрывают столкновения, которые вы сыграли.
refusal-found-already = Цель задания { NAME($quest) } уже найдена: теперь можно попытаться его выполнить.
refusal-guarded = Эту атаку уже встречает приспешник.
refusal-has-lain-down = В этот ход ваш герой уже ложился.
refusal-has-no-escort = У этого героя нет жетона задания { NAME($quest) }.
refusal-hero-taken = Этого героя уже не выбрать: { NAME($hero) }.
refusal-is-escort = { NAME($quest) } — сопровождение: его начинают в первой локации и завершают во второй.
refusal-is-unhurt = Монстр без ран возвращается на руку или уходит в логово.
refusal-is-wounded = Раненый монстр на руку не возвращается.
refusal-just-alike = Есть точно такая же карта: выберите её.
refusal-has-attacked = В этот ход она уже атаковала: задание { NAME($quest) } можно будет попробовать в следующий.
refusal-lies-already = Ваш герой и так лежит.
refusal-minion-used = Приспешник в этот ход уже сражался: { NAME($card) }.
refusal-must-discard = Пока на руке есть карты, одну нужно сбросить.
refusal-no-free-place = Для карты «{ NAME($card) }» нужна локация без героев.
refusal-no-limit = Ложиться ради очка можно только в варианте с ограничением движения.
refusal-no-longer-there = Такого противника здесь нет.
refusal-no-minion = Такого приспешника у вас нет.
refusal-no-search = Для задания { NAME($quest) } искать ничего не нужно.
refusal-no-such-deck = Оттуда взять нечего.
refusal-no-token-here = Жетон задания { NAME($quest) } лежит не здесь.
refusal-no-upkeep = За карту «{ NAME($card) }» сейчас платить не нужно или нечем.
refusal-not-a-target = Эффект «{ NAME($card) }» сейчас нельзя применить к этому герою: { NAME($hero) }.
refusal-not-to-choose = Этого здесь выбрать нельзя.
refusal-not-attacking = Такую атаку приспешник встретить не может.
refusal-not-carried = Жетона задания { NAME($quest) } у вас нет.
refusal-not-free = Ловушку кладут в локацию, где нет героев.
refusal-not-its-form = Атаковать так этот противник не может.
refusal-not-playing = За этого героя никто не играет.
refusal-not-prepared = Применить нечего: { NAME($card) }.
refusal-not-to-lay = Локацию «{ NAME($location) }» сейчас положить нельзя.
refusal-nothing-sent = Ни одного столкновения ещё не сыграно.
refusal-nothing-to-attach-to = Карту «{ NAME($card) }» не к чему прикрепить.
refusal-only-after-roll = Эффект «{ NAME($card) }» применяют сразу после броска.
refusal-only-treasures = Как награду за битву играют только постоянные сокровища.
refusal-other-roll = Эффект «{ NAME($card) }» — не для такого броска.
refusal-other-target = Сейчас речь только о герое, с которым что-то происходит.
refusal-other-way = Карту «{ NAME($card) }» играют по-другому.
refusal-pays-itself = За карту «{ NAME($card) }» платит герой, против которого её играют.
refusal-solo-boon = В одиночной игре карту «{ NAME($card) }» играют у входа.
refusal-solo-treasure = В одиночной игре карту «{ NAME($card) }» играют как награду за битву.
refusal-starts-elsewhere = Задание { NAME($quest) } начинают не в этой локации.
refusal-taken-up-before = В этот ход ваш герой уже поднимал жетон задания { NAME($quest) }.
refusal-under-way = Задание { NAME($quest) } уже начато.
refusal-used-up = В этот ход эффект уже применяли: { NAME($card) }.

## Чем всё кончилось

note-defeated = герой повержен

## Настройки

setup-sets = Наборы
    .serpent = «Ярость богини змей», уровни 7–10
    .heroic = героический, уровни 1–3
    .epic = эпический, уровни 4–6
    .heroic-serpent = героический и легендарный
    .heroic-epic-serpent = героический, эпический и легендарный
setup-decks = Карты приключений
    .one = одна колода
    .split = колода славы и колода риска
setup-heroes = Герои
    .deal = раздаются наугад
    .choose = выбираются по очереди («Выбор героев»)
setup-blank_spots = Подземелье
    .drawn = растёт по ходу игры
    .none = выкладывается целиком до начала («Без белых пятен»)
setup-death = Поверженный герой
    .final = выбывает из игры
    .resurrection = уступает место новому («Воскрешение»)
setup-discard = В конце хода карту
    .must = сбрасывают обязательно
    .may = сбрасывают по желанию («Необязательный сброс»)
setup-placement = Локацию кладёт
    .own = тот, кто её вытянул
    .unbiased = тот, чьим заданиям она не служит («Непредвзятое размещение»)
setup-quests = Задания
    .personal = по два личных и одно общее
    .common = все общие, по два сразу («Ничего личного»)
setup-movement = Очки действия
    .speed = по скорости героя
    .limit = всегда три («Ограничение движения»)
setup-spikes = Шипы
    .check = проверка
    .dodge = проверка или очко действия («Уклонение от шипов»)
setup-solo = В одиночной игре
    .plain = монстры сбрасываются
    .harder = используется логово, а кубиков больше
setup-goddess = В одиночной игре победа над Накари
    .counts = одно из трёх заданий
    .wins = сразу приносит победу
setup-staying = В одиночной игре остаться в локации
    .safe = значит получить её славу без бросков
    .dice = значит ещё и бросать кубики за её риск
setup-rounds = Раундов не больше

## Стол в терминале

board-title =
    раунд { $round }, { $you ->
        [yes] ваш ход
       *[no] ходит { $seat }
    }, { $phase ->
        [recovery] восстановление
        [villainy] злодеяния
        [location] локации
        [feats] подвиги
       *[draw] сброс и добор
    }
board-choosing = выбор героев
board-building = закладка подземелья
board-dealing = добор первых карт
board-wrath = { NAME($event) }: жетонов { $tokens } из { $most }.
board-short-melee = бб
board-short-magic = ма
board-short-speed = ск
board-short-level = ур
board-short-health = зд
board-short-tunnel = тон
board-short-dark = мрак
board-short-chamber = пом
board-short-wild = пов
board-legend-points = 1/2 слава/риск
board-legend-open = разрыв: выход открыт
board-legend-blocked = { $sign } блокированный выход
board-legend-trap = { $sign } выход с ловушкой
board-legend-spikes = { $sign } шипы
board-legend-pit = { $sign } яма
board-legend-danger = { $sign } опасность
board-legend-snare = { $sign } карта ловушки
board-legend-attached = { $sign } прикреплённая карта
board-legend-lurker = { $sign } монстр в засаде и его здоровье
board-legend-token = { $sign } оставленный спутник
board-legend-goal = { $sign } место вашего или общего задания
board-legend-forms = бб ближний бой, ма магия, ск скорость
board-beyond = Не поместилось (v перечислит все локации): { $locations }.
board-to-lay = Кладётся (как вытянута и развёрнутая):
board-maps = Ваши карты локаций:
board-level = Ур
board-health = Здор
board-glory = Слава
board-peril = Риск
board-action = ОД
board-melee = бб
board-magic = ма
board-speed = ск
board-cards = Рука
board-done = Зад
board-hero = Герой
board-player = Игрок
board-points = Очки
board-goal = Партию закончит первый герой { $level }-го уровня; победит тот, у кого больше победных очков (в скобках после заданий).
board-quests = Задания
board-heading-level = Уровень
board-fallen = лежит
board-defeated = вне игры
board-boons = Преим
board-treasures = Сокр
board-no-hero = героя ещё нет
board-inventory = { $count } из { $limit }
board-banes = Проклятия
board-known = В руке, видели все
board-minion = приспешник
board-artifacts = Артефакты
board-hand = Ваша рука
board-empty-hand = В руке нет карт.
board-cost-glory = слава { $cost }
board-cost-peril = риск { $cost }
board-when-feats = фаза подвигов
board-when-villainy = фаза злодеяний
board-when-response = ответ
board-when-any = в любой момент
board-health-is = здоровье { $health }
board-defends-only = (только защита)
board-your-quest = Ваше
board-common-quest = Общее
board-quest-found = найдено в этом ходу
board-quest-carried = ведёт { NAME($hero) }
board-quest-dropped = ждёт: { NAME($location) }
board-battle = Столкновения
board-attack = { $attacker } против { $target }
board-form = { $form } { $attack } против { $counter }
board-out = вне боя
board-springing = Вот-вот сработает ловушка против { $target }
board-waiting = Ждёт монстра
board-left = Впереди: локаций { $locations }, заданий { $quests }, карт { $cards }.
board-discard = В сбросе: { $cards }.
board-dungeoneer = Подземелье
board-skills = Умения и карты в игре
board-rivals-quests = Задания остальных
board-locations = Локации по столбцам и рядам
board-place-points = слава { $glory }, риск { $peril }
board-place-here = здесь: { $heroes }
board-exit-open = открыт
board-exit-wall = стена
board-exit-blocked = блокирован, { $threat }
board-exit-trap = ловушка, { $threat }
board-exit-forced = блокированный, стоит открытым

group-move = Путь
group-quests = Задания
group-battle = Бой
group-cards = Карты
group-skills = Умения
group-end = Всё

## The pack

# Чем кончаются задания всех наборов
-homeward = После выполнения, если вы играете не одни, вы получаете 4 очка риска и переноситесь к ближайшему входу.
-homecoming = После выполнения, если вы играете не одни, вы исцеляете 3 раны, получаете 4 очка риска и переноситесь к ближайшему входу.

# Виды, расы и классы

goddess = богиня
    .gen = богини
    .dat = богине
    .acc = богиню
    .ins = богиней
    .pre = богине
priestess = жрица
    .gen = жрицы
    .dat = жрице
    .acc = жрицу
    .ins = жрицей
    .pre = жрице
spawn = исчадие
    .gen = исчадия
    .dat = исчадию
    .acc = исчадие
    .ins = исчадием
    .pre = исчадии
serpentkin = змеиный род
    .gen = змеиного рода
    .dat = змеиному роду
    .acc = змеиный род
    .ins = змеиным родом
    .pre = змеином роде
knight = рыцарь
    .gen = рыцаря
    .dat = рыцарю
    .acc = рыцаря
    .ins = рыцарем
    .pre = рыцаре
snakefolk = змеелюд
    .gen = змеелюда
    .dat = змеелюду
    .acc = змеелюда
    .ins = змеелюдом
    .pre = змеелюде
snake = змея
    .gen = змеи
    .dat = змее
    .acc = змею
    .ins = змеёй
    .pre = змее
acid = кислота
    .gen = кислоты
    .dat = кислоте
    .acc = кислоту
    .ins = кислотой
    .pre = кислоте
rubble = обвал
    .gen = обвала
    .dat = обвалу
    .acc = обвал
    .ins = обвалом
    .pre = обвале
rune = руна
    .gen = руны
    .dat = руне
    .acc = руну
    .ins = руной
    .pre = руне
nest = гнездо
    .gen = гнезда
    .dat = гнезду
    .acc = гнездо
    .ins = гнездом
    .pre = гнезде
curse = порча
    .gen = порчи
    .dat = порче
    .acc = порчу
    .ins = порчей
    .pre = порче
hex = сглаз
    .gen = сглаза
    .dat = сглазу
    .acc = сглаз
    .ins = сглазом
    .pre = сглазе
upheaval = смещение
    .gen = смещения
    .dat = смещению
    .acc = смещение
    .ins = смещением
    .pre = смещении
frenzy = неистовство
    .gen = неистовства
    .dat = неистовству
    .acc = неистовство
    .ins = неистовством
    .pre = неистовстве
ward = оберег
    .gen = оберега
    .dat = оберегу
    .acc = оберег
    .ins = оберегом
    .pre = обереге
spell = чары
    .gen = чар
    .dat = чарам
    .acc = чары
    .ins = чарами
    .pre = чарах
feat = приём
    .gen = приёма
    .dat = приёму
    .acc = приём
    .ins = приёмом
    .pre = приёме
gift = дар
    .gen = дара
    .dat = дару
    .acc = дар
    .ins = даром
    .pre = даре
oath = обет
    .gen = обета
    .dat = обету
    .acc = обет
    .ins = обетом
    .pre = обете
prayer = молитва
    .gen = молитвы
    .dat = молитве
    .acc = молитву
    .ins = молитвой
    .pre = молитве
potion = зелье
    .gen = зелья
    .dat = зелью
    .acc = зелье
    .ins = зельем
    .pre = зелье
bag = сумка
    .gen = сумки
    .dat = сумке
    .acc = сумку
    .ins = сумкой
    .pre = сумке
armour = доспех
    .gen = доспеха
    .dat = доспеху
    .acc = доспех
    .ins = доспехом
    .pre = доспехе
helmet = шлем
    .gen = шлема
    .dat = шлему
    .acc = шлем
    .ins = шлемом
    .pre = шлеме
weapon = оружие
    .gen = оружия
    .dat = оружию
    .acc = оружие
    .ins = оружием
    .pre = оружии
staff = посох
    .gen = посоха
    .dat = посоху
    .acc = посох
    .ins = посохом
    .pre = посохе
boots = обувь
    .gen = обуви
    .dat = обуви
    .acc = обувь
    .ins = обувью
    .pre = обуви
ring = кольцо
    .gen = кольца
    .dat = кольцу
    .acc = кольцо
    .ins = кольцом
    .pre = кольце
amulet = амулет
    .gen = амулета
    .dat = амулету
    .acc = амулет
    .ins = амулетом
    .pre = амулете
oil = смазка
    .gen = смазки
    .dat = смазке
    .acc = смазку
    .ins = смазкой
    .pre = смазке
cloak = плащ
    .gen = плаща
    .dat = плащу
    .acc = плащ
    .ins = плащом
    .pre = плаще
shield = щит
    .gen = щита
    .dat = щиту
    .acc = щит
    .ins = щитом
    .pre = щите
human = человек
    .gen = человека
    .dat = человеку
    .acc = человека
    .ins = человеком
    .pre = человеке
halfling = полурослик
    .gen = полурослика
    .dat = полурослику
    .acc = полурослика
    .ins = полуросликом
    .pre = полурослике
gnome = гном
    .gen = гнома
    .dat = гному
    .acc = гнома
    .ins = гномом
    .pre = гноме
elf = эльф
    .gen = эльфа
    .dat = эльфу
    .acc = эльфа
    .ins = эльфом
    .pre = эльфе
paladin = паладин
    .gen = паладина
    .dat = паладину
    .acc = паладина
    .ins = паладином
    .pre = паладине
rogue = плут
    .gen = плута
    .dat = плуту
    .acc = плута
    .ins = плутом
    .pre = плуте
illusionist = иллюзионист
    .gen = иллюзиониста
    .dat = иллюзионисту
    .acc = иллюзиониста
    .ins = иллюзионистом
    .pre = иллюзионисте
apothecary = аптекарь
    .gen = аптекаря
    .dat = аптекарю
    .acc = аптекаря
    .ins = аптекарем
    .pre = аптекаре
arcane-archer = чародей-лучник
    .gen = чародея-лучника
    .dat = чародею-лучнику
    .acc = чародея-лучника
    .ins = чародеем-лучником
    .pre = чародее-лучнике
apostate = отступница
    .gen = отступницы
    .dat = отступнице
    .acc = отступницу
    .ins = отступницей
    .pre = отступнице
goblin = гоблин
    .gen = гоблина
    .dat = гоблину
    .acc = гоблина
    .ins = гоблином
    .pre = гоблине
beast = зверь
    .gen = зверя
    .dat = зверю
    .acc = зверя
    .ins = зверем
    .pre = звере
undead = нежить
    .gen = нежити
    .dat = нежити
    .acc = нежить
    .ins = нежитью
    .pre = нежити
outlaw = разбойник
    .gen = разбойника
    .dat = разбойнику
    .acc = разбойника
    .ins = разбойником
    .pre = разбойнике
spirit = дух
    .gen = духа
    .dat = духу
    .acc = духа
    .ins = духом
    .pre = духе
mechanism = механизм
    .gen = механизма
    .dat = механизму
    .acc = механизм
    .ins = механизмом
    .pre = механизме
snare = западня
    .gen = западни
    .dat = западне
    .acc = западню
    .ins = западней
    .pre = западне
water = вода
    .gen = воды
    .dat = воде
    .acc = воду
    .ins = водой
    .pre = воде
lantern = фонарь
    .gen = фонаря
    .dat = фонарю
    .acc = фонарь
    .ins = фонарём
    .pre = фонаре
cultist = культист
    .gen = культиста
    .dat = культисту
    .acc = культиста
    .ins = культистом
    .pre = культисте
demon = демон
    .gen = демона
    .dat = демону
    .acc = демона
    .ins = демоном
    .pre = демоне
construct = голем
    .gen = голема
    .dat = голему
    .acc = голема
    .ins = големом
    .pre = големе
giant = великан
    .gen = великана
    .dat = великану
    .acc = великана
    .ins = великаном
    .pre = великане
dragon = дракон
    .gen = дракона
    .dat = дракону
    .acc = дракона
    .ins = драконом
    .pre = драконе
ooze = слизь
    .gen = слизи
    .dat = слизи
    .acc = слизь
    .ins = слизью
    .pre = слизи
keg = бочонок
    .gen = бочонка
    .dat = бочонку
    .acc = бочонок
    .ins = бочонком
    .pre = бочонке
rope = верёвка
    .gen = верёвки
    .dat = верёвке
    .acc = верёвку
    .ins = верёвкой
    .pre = верёвке

# Ярость богини змей

temple-gate = врата храма
    .gen = врат храма
    .dat = вратам храма
    .acc = врата храма
    .ins = вратами храма
    .pre = вратах храма
    .about = Отсюда начинает каждый герой.
crossroads = перекрёсток
    .gen = перекрёстка
    .dat = перекрёстку
    .acc = перекрёсток
    .ins = перекрёстком
    .pre = перекрёстке
    .about = Четыре дороги, и из каждой кто-то смотрит.
scaled-passage = чешуйчатый ход
    .gen = чешуйчатого хода
    .dat = чешуйчатому ходу
    .acc = чешуйчатый ход
    .ins = чешуйчатым ходом
    .pre = чешуйчатом ходе
    .about = Пол до блеска отполирован брюхами змей.
weeping-gallery = плачущая галерея
    .gen = плачущей галереи
    .dat = плачущей галерее
    .acc = плачущую галерею
    .ins = плачущей галереей
    .pre = плачущей галерее
    .about = Вода стекает по каменным лицам, словно слёзы.
broken-stair = разбитая лестница
    .gen = разбитой лестницы
    .dat = разбитой лестнице
    .acc = разбитую лестницу
    .ins = разбитой лестницей
    .pre = разбитой лестнице
    .about = Половина ступеней ещё на месте.
flooded-conduit = затопленный сток
    .gen = затопленного стока
    .dat = затопленному стоку
    .acc = затопленный сток
    .ins = затопленным стоком
    .pre = затопленном стоке
    .about = Кто-то плывёт против течения.
lightless-crawl = беспросветный лаз
    .gen = беспросветного лаза
    .dat = беспросветному лазу
    .acc = беспросветный лаз
    .ins = беспросветным лазом
    .pre = беспросветном лазе
    .about = Факелы гаснут здесь сами собой.
hissing-dark = шипящая тьма
    .gen = шипящей тьмы
    .dat = шипящей тьме
    .acc = шипящую тьму
    .ins = шипящей тьмой
    .pre = шипящей тьме
    .about = Не видно, что шипит.
blind-bend = слепой поворот
    .gen = слепого поворота
    .dat = слепому повороту
    .acc = слепой поворот
    .ins = слепым поворотом
    .pre = слепом повороте
    .about = Тот, кто ставит здесь ловушки, знает своё дело.
moulting-tunnel = тоннель сброшенных кож
    .gen = тоннеля сброшенных кож
    .dat = тоннелю сброшенных кож
    .acc = тоннель сброшенных кож
    .ins = тоннелем сброшенных кож
    .pre = тоннеле сброшенных кож
    .about = Под сухими кожами лежат обломки клыков.
viewing-room = смотровая
    .gen = смотровой
    .dat = смотровой
    .acc = смотровую
    .ins = смотровой
    .pre = смотровой
    .about = Из-за решётки виден весь храм.
holy-of-holies = святая святых
    .gen = святой святых
    .dat = святой святых
    .acc = святую святых
    .ins = святой святых
    .pre = святой святых
    .about = Только богиня выходит отсюда невредимой.
nakaris-lair = логово Накари
    .gen = логова Накари
    .dat = логову Накари
    .acc = логово Накари
    .ins = логовом Накари
    .pre = логове Накари
    .about = Здесь ждёт Накари и нападает на каждого, кто войдёт.
hatching-pits = ямы выводка
    .gen = ям выводка
    .dat = ямам выводка
    .acc = ямы выводка
    .ins = ямами выводка
    .pre = ямах выводка
    .about = Яйца на дне тёплые.
venom-pools = ядовитые купели
    .gen = ядовитых купелей
    .dat = ядовитым купелям
    .acc = ядовитые купели
    .ins = ядовитыми купелями
    .pre = ядовитых купелях
    .about = Угроза скорости 8+: при провале 1 рана.
hall-of-coils = зал колец
    .gen = зала колец
    .dat = залу колец
    .acc = зал колец
    .ins = залом колец
    .pre = зале колец
    .about = Кажется, что колонны шевелятся, когда на них не смотрят.
chapel-of-the-fallen = часовня падших
    .gen = часовни падших
    .dat = часовне падших
    .acc = часовню падших
    .ins = часовней падших
    .pre = часовне падших
    .about = Угроза магии 10+: при успехе исцелите 1 рану.
armoury-of-ilbor = оружейная Илбора
    .gen = оружейной Илбора
    .dat = оружейной Илбора
    .acc = оружейную Илбора
    .ins = оружейной Илбора
    .pre = оружейной Илбора
    .about = Клинки на стенах всё ещё остры.
court-of-sacrifice = двор жертв
    .gen = двора жертв
    .dat = двору жертв
    .acc = двор жертв
    .ins = двором жертв
    .pre = дворе жертв
    .about = Желобки в полу сходятся к алтарю.
serpent-archive = змеиный архив
    .gen = змеиного архива
    .dat = змеиному архиву
    .acc = змеиный архив
    .ins = змеиным архивом
    .pre = змеином архиве
    .about = Угроза магии 9+: при успехе вытяните 1 карту.
prison-pits = темница
    .gen = темницы
    .dat = темнице
    .acc = темницу
    .ins = темницей
    .pre = темнице
    .about = Снизу кто-то зовёт на помощь.
goddess-treasury = сокровищница богини
    .gen = сокровищницы богини
    .dat = сокровищнице богини
    .acc = сокровищницу богини
    .ins = сокровищницей богини
    .pre = сокровищнице богини
    .about = Золото, и никто его не стережёт. Неужели?
nakari = Накари
    .gen = Накари
    .dat = Накари
    .acc = Накари
    .ins = Накари
    .pre = Накари
    .about = Ждёт в своём логове и раз в ход нападает на того, кто войдёт; остаётся там, пока не повержена. Успешный удар в ближнем бою ещё и валит героя с ног, магией — отнимает 2 очка славы.
corrupt-knight =
    { $count ->
        [one] порочный рыцарь
        [few] порочных рыцаря
       *[many] порочных рыцарей
    }
    .gen =
        { $count ->
            [one] порочного рыцаря
            [few] порочных рыцарей
           *[many] порочных рыцарей
        }
    .dat =
        { $count ->
            [one] порочному рыцарю
            [few] порочным рыцарям
           *[many] порочным рыцарям
        }
    .acc =
        { $count ->
            [one] порочного рыцаря
            [few] порочных рыцарей
           *[many] порочных рыцарей
        }
    .ins =
        { $count ->
            [one] порочным рыцарем
            [few] порочными рыцарями
           *[many] порочными рыцарями
        }
    .pre =
        { $count ->
            [one] порочном рыцаре
            [few] порочных рыцарях
           *[many] порочных рыцарях
        }
    .about = +1 ко всем атакам за каждого порочного рыцаря, атакующего в этом ходу, включая этого.
snakeman =
    { $count ->
        [one] змеелюд
        [few] змеелюда
       *[many] змеелюдов
    }
    .gen =
        { $count ->
            [one] змеелюда
            [few] змеелюдов
           *[many] змеелюдов
        }
    .dat =
        { $count ->
            [one] змеелюду
            [few] змеелюдам
           *[many] змеелюдам
        }
    .acc =
        { $count ->
            [one] змеелюда
            [few] змеелюдов
           *[many] змеелюдов
        }
    .ins =
        { $count ->
            [one] змеелюдом
            [few] змеелюдами
           *[many] змеелюдами
        }
    .pre =
        { $count ->
            [one] змеелюде
            [few] змеелюдах
           *[many] змеелюдах
        }
    .about = Бьёт всем своим весом.
monstrous-constrictor = чудовищный удав
    .gen = чудовищного удава
    .dat = чудовищному удаву
    .acc = чудовищного удава
    .ins = чудовищным удавом
    .pre = чудовищном удаве
    .about = Успешный удар ещё и валит героя с ног; чтобы подняться, нужно вдобавок преодолеть угрозу уровня 11+.
creeping-spawn =
    { $count ->
        [one] ползучее исчадие
        [few] ползучих исчадия
       *[many] ползучих исчадий
    }
    .gen =
        { $count ->
            [one] ползучего исчадия
            [few] ползучих исчадий
           *[many] ползучих исчадий
        }
    .dat =
        { $count ->
            [one] ползучему исчадию
            [few] ползучим исчадиям
           *[many] ползучим исчадиям
        }
    .acc =
        { $count ->
            [one] ползучее исчадие
            [few] ползучих исчадия
           *[many] ползучих исчадий
        }
    .ins =
        { $count ->
            [one] ползучим исчадием
            [few] ползучими исчадиями
           *[many] ползучими исчадиями
        }
    .pre =
        { $count ->
            [one] ползучем исчадии
            [few] ползучих исчадиях
           *[many] ползучих исчадиях
        }
    .about = Успешный удар ещё и приносит герою 1 очко риска.
winged-spawn = крылатое исчадие
    .gen = крылатого исчадия
    .dat = крылатому исчадию
    .acc = крылатое исчадие
    .ins = крылатым исчадием
    .pre = крылатом исчадии
    .about = Успешный удар ещё и лишает героя случайной карты с руки.
two-headed-spawn =
    { $count ->
        [one] двуглавое исчадие
        [few] двуглавых исчадия
       *[many] двуглавых исчадий
    }
    .gen =
        { $count ->
            [one] двуглавого исчадия
            [few] двуглавых исчадий
           *[many] двуглавых исчадий
        }
    .dat =
        { $count ->
            [one] двуглавому исчадию
            [few] двуглавым исчадиям
           *[many] двуглавым исчадиям
        }
    .acc =
        { $count ->
            [one] двуглавое исчадие
            [few] двуглавых исчадия
           *[many] двуглавых исчадий
        }
    .ins =
        { $count ->
            [one] двуглавым исчадием
            [few] двуглавыми исчадиями
           *[many] двуглавыми исчадиями
        }
    .pre =
        { $count ->
            [one] двуглавом исчадии
            [few] двуглавых исчадиях
           *[many] двуглавых исчадиях
        }
    .about = Одна голова кусает, другая плюётся.
priestess-of-the-fang = жрица Клыка
    .gen = жрицы Клыка
    .dat = жрице Клыка
    .acc = жрицу Клыка
    .ins = жрицей Клыка
    .pre = жрице Клыка
    .about = Успешный удар в ближнем бою ещё и отнимает у героя 1 очко славы.
priestess-of-the-coil = жрица Кольца
    .gen = жрицы Кольца
    .dat = жрице Кольца
    .acc = жрицу Кольца
    .ins = жрицей Кольца
    .pre = жрице Кольца
    .about = Успешный удар ещё и приносит герою 2 очка риска.
priestess-of-venom = жрица Яда
    .gen = жрицы Яда
    .dat = жрице Яда
    .acc = жрицу Яда
    .ins = жрицей Яда
    .pre = жрице Яда
    .about = Её шёпот убивает вернее кинжала.
fallen-commander = падший командор
    .gen = падшего командора
    .dat = падшему командору
    .acc = падшего командора
    .ins = падшим командором
    .pre = падшем командоре
    .about = Успешный удар в ближнем бою ещё и отнимает у героя 2 очка славы. За ещё X очков риска героя: +X к атаке.
    .with-x = Успешный удар в ближнем бою ещё и отнимает у героя 2 очка славы. За ещё { COUNT("peril-point", "acc", $x) } героя: +{ $x } к атаке.
gorgon = горгона
    .gen = горгоны
    .dat = горгоне
    .acc = горгону
    .ins = горгоной
    .pre = горгоне
    .about = Перед битвой угроза магии 9+: при провале герой падает, и, чтобы подняться, ему нужно вдобавок преодолеть угрозу уровня 10+. Успешный удар магией тоже валит героя с ног.
temple-cobra = храмовая кобра
    .gen = храмовой кобры
    .dat = храмовой кобре
    .acc = храмовую кобру
    .ins = храмовой коброй
    .pre = храмовой кобре
    .about = После успешного удара у героя −2 к контратакам до конца хода. За ещё 2 очка риска героя: на 1 рану больше при успешной атаке.
naga-enchantress = нага-чародейка
    .gen = наги-чародейки
    .dat = наге-чародейке
    .acc = нагу-чародейку
    .ins = нагой-чародейкой
    .pre = наге-чародейке
    .about = Успешный удар ещё и отнимает у героя 2 очка славы в пользу владельца наги.
acid-flow = поток кислоты
    .gen = потока кислоты
    .dat = потоку кислоты
    .acc = поток кислоты
    .ins = потоком кислоты
    .pre = потоке кислоты
    .about = Ждёт в пустой локации. При провале 1 рана, при успехе 2 очка славы. Каждый ход взводится снова.
falling-vault = падающий свод
    .gen = падающего свода
    .dat = падающему своду
    .acc = падающий свод
    .ins = падающим сводом
    .pre = падающем своде
    .about = Срабатывает сразу. При провале 1 рана, и герой падает; чтобы подняться, нужно вдобавок преодолеть угрозу уровня 11+.
binding-rune = сковывающая руна
    .gen = сковывающей руны
    .dat = сковывающей руне
    .acc = сковывающую руну
    .ins = сковывающей руной
    .pre = сковывающей руне
    .about = Ждёт в пустой локации. При провале 1 рана и потеря 2 очков действия; при успехе вытяните 1 карту.
nest-of-vipers = гадючье гнездо
    .gen = гадючьего гнезда
    .dat = гадючьему гнезду
    .acc = гадючье гнездо
    .ins = гадючьим гнездом
    .pre = гадючьем гнезде
    .about = Срабатывает сразу против одного героя. При провале 1 рана, и герой падает, при успехе 1 очко славы.
heavy-coils =
    { $count ->
        [one] тяжёлые кольца
        [few] тяжёлые кольца
       *[many] тяжёлых колец
    }
    .gen =
        { $count ->
            [one] тяжёлых колец
            [few] тяжёлых колец
           *[many] тяжёлых колец
        }
    .dat =
        { $count ->
            [one] тяжёлым кольцам
            [few] тяжёлым кольцам
           *[many] тяжёлым кольцам
        }
    .acc =
        { $count ->
            [one] тяжёлые кольца
            [few] тяжёлые кольца
           *[many] тяжёлых колец
        }
    .ins =
        { $count ->
            [one] тяжёлыми кольцами
            [few] тяжёлыми кольцами
           *[many] тяжёлыми кольцами
        }
    .pre =
        { $count ->
            [one] тяжёлых кольцах
            [few] тяжёлых кольцах
           *[many] тяжёлых кольцах
        }
    .about = −1 к скорости. В фазе подвигов проклятый герой может потратить 2 очка действия, чтобы сбросить эту карту и получить 1 очко славы.
clouded-mind = помрачение
    .gen = помрачения
    .dat = помрачению
    .acc = помрачение
    .ins = помрачением
    .pre = помрачении
    .about = До конца хода: −2 к проверкам угроз, −1 к контратакам.
turning-temple = поворот храма
    .gen = поворота храма
    .dat = повороту храма
    .acc = поворот храма
    .ins = поворотом храма
    .pre = повороте храма
    .about = Сдвиньте карту локации. Каждый соперник получает 1 очко риска.
lost-way =
    { $count ->
        [one] ложный путь
        [few] ложных пути
       *[many] ложных путей
    }
    .gen =
        { $count ->
            [one] ложного пути
            [few] ложных путей
           *[many] ложных путей
        }
    .dat =
        { $count ->
            [one] ложному пути
            [few] ложным путям
           *[many] ложным путям
        }
    .acc =
        { $count ->
            [one] ложный путь
            [few] ложных пути
           *[many] ложных путей
        }
    .ins =
        { $count ->
            [one] ложным путём
            [few] ложными путями
           *[many] ложными путями
        }
    .pre =
        { $count ->
            [one] ложном пути
            [few] ложных путях
           *[many] ложных путях
        }
    .about = Перенесите героя в локацию не дальше 3 переходов.
goddess-tithe = подать богине
    .gen = подати богине
    .dat = подати богине
    .acc = подать богине
    .ins = податью богине
    .pre = подати богине
    .about = Герой теряет X очков славы.
    .with-x = Герой теряет { COUNT("glory-point", "acc", $x) }.
tainted-ground = осквернённая земля
    .gen = осквернённой земли
    .dat = осквернённой земле
    .acc = осквернённую землю
    .ins = осквернённой землей
    .pre = осквернённой земле
    .about = Довесок к локации: каждый, кто входит в свой ход, сталкивается с угрозой скорости 8+: при провале 1 рана.
changed-places = обмен местами
    .gen = обмена местами
    .dat = обмену местами
    .acc = обмен местами
    .ins = обменом местами
    .pre = обмене местами
    .about = Ваш герой и другой герой меняются местами.
blood-frenzy = кровавое бешенство
    .gen = кровавого бешенства
    .dat = кровавому бешенству
    .acc = кровавое бешенство
    .ins = кровавым бешенством
    .pre = кровавом бешенстве
    .about = Довесок к монстру: +2 к его атакам.
scare-away =
    { $count ->
        [one] отпугивание
        [few] отпугивания
       *[many] отпугиваний
    }
    .gen =
        { $count ->
            [one] отпугивания
            [few] отпугиваний
           *[many] отпугиваний
        }
    .dat =
        { $count ->
            [one] отпугиванию
            [few] отпугиваниям
           *[many] отпугиваниям
        }
    .acc =
        { $count ->
            [one] отпугивание
            [few] отпугивания
           *[many] отпугиваний
        }
    .ins =
        { $count ->
            [one] отпугиванием
            [few] отпугиваниями
           *[many] отпугиваниями
        }
    .pre =
        { $count ->
            [one] отпугивании
            [few] отпугиваниях
           *[many] отпугиваниях
        }
    .about = Сбросьте одного атакующего монстра.
command-fiend = власть над чудовищем
    .gen = власти над чудовищем
    .dat = власти над чудовищем
    .acc = власть над чудовищем
    .ins = властью над чудовищем
    .pre = власти над чудовищем
    .about = Один атакующий монстр, у которого не больше 2 очков здоровья, становится вашим приспешником.
shadow-step = шаг в тень
    .gen = шага в тень
    .dat = шагу в тень
    .acc = шаг в тень
    .ins = шагом в тень
    .pre = шаге в тень
    .about = Перенесите своего героя в соседнюю локацию.
second-wind = второе дыхание
    .gen = второго дыхания
    .dat = второму дыханию
    .acc = второе дыхание
    .ins = вторым дыханием
    .pre = втором дыхании
    .about = Получите 1 очко действия.
serpents-grace = змеиная грация
    .gen = змеиной грации
    .dat = змеиной грации
    .acc = змеиную грацию
    .ins = змеиной грацией
    .pre = змеиной грации
    .about = +1 к скорости в битве и в проверках угроз.
blade-oath = клятва клинка
    .gen = клятвы клинка
    .dat = клятве клинка
    .acc = клятву клинка
    .ins = клятвой клинка
    .pre = клятве клинка
    .about = +1 к ближнему бою. Каждый поверженный вами монстр приносит ещё 1 очко славы.
third-eye = третий глаз
    .gen = третьего глаза
    .dat = третьему глазу
    .acc = третий глаз
    .ins = третьим глазом
    .pre = третьем глазе
    .about = +1 к магии, +1 к броскам поиска.
stone-stance = каменная стойка
    .gen = каменной стойки
    .dat = каменной стойке
    .acc = каменную стойку
    .ins = каменной стойкой
    .pre = каменной стойке
    .about = +2 к вашим контратакам в этой битве.
vigil-of-ilbor = бдение Илбора
    .gen = бдения Илбора
    .dat = бдению Илбора
    .acc = бдение Илбора
    .ins = бдением Илбора
    .pre = бдении Илбора
    .about = +1 к контратакам и ещё 1 против рыцарей. Цена сохранения: 1 очко славы.
trapwise = чутьё на ловушки
    .gen = чутья на ловушки
    .dat = чутью на ловушки
    .acc = чутьё на ловушки
    .ins = чутьём на ловушки
    .pre = чутье на ловушки
    .about = +1 к проверкам угроз и ещё 2 против ловушек. За 1 очко действия обезвредьте ловушку в своей локации и получите 1 очко славы.
prayer-of-mending = исцеляющая молитва
    .gen = исцеляющей молитвы
    .dat = исцеляющей молитве
    .acc = исцеляющую молитву
    .ins = исцеляющей молитвой
    .pre = исцеляющей молитве
    .about = Исцелите X ран.
    .with-x = Исцелите { COUNT("wound", "acc", $x) }.
burning-will = пламенная воля
    .gen = пламенной воли
    .dat = пламенной воле
    .acc = пламенную волю
    .ins = пламенной волей
    .pre = пламенной воле
    .about = +X к вашим броскам в заданиях до конца хода.
    .with-x = +{ $x } к вашим броскам в заданиях до конца хода.
labyrinth-key = ключ лабиринта
    .gen = ключа лабиринта
    .dat = ключу лабиринта
    .acc = ключ лабиринта
    .ins = ключом лабиринта
    .pre = ключе лабиринта
    .about = Сдвиньте карту локации и получите 1 очко действия.
whispered-omen = шёпот знамений
    .gen = шёпота знамений
    .dat = шёпоту знамений
    .acc = шёпот знамений
    .ins = шёпотом знамений
    .pre = шёпоте знамений
    .about = Вытяните 2 карты.
rejuvenation-potion =
    { $count ->
        [one] зелье омоложения
        [few] зелья омоложения
       *[many] зелий омоложения
    }
    .gen =
        { $count ->
            [one] зелья омоложения
            [few] зелий омоложения
           *[many] зелий омоложения
        }
    .dat =
        { $count ->
            [one] зелью омоложения
            [few] зельям омоложения
           *[many] зельям омоложения
        }
    .acc =
        { $count ->
            [one] зелье омоложения
            [few] зелья омоложения
           *[many] зелий омоложения
        }
    .ins =
        { $count ->
            [one] зельем омоложения
            [few] зельями омоложения
           *[many] зельями омоложения
        }
    .pre =
        { $count ->
            [one] зелье омоложения
            [few] зельях омоложения
           *[many] зельях омоложения
        }
    .about = Исцелите 4 раны.
belt-pouch = поясная сумка
    .gen = поясной сумки
    .dat = поясной сумке
    .acc = поясную сумку
    .ins = поясной сумкой
    .pre = поясной сумке
    .about = Предел сокровищ +3.
plate-of-gwildor = латы Гвилдора
    .gen = лат Гвилдора
    .dat = латам Гвилдора
    .acc = латы Гвилдора
    .ins = латами Гвилдора
    .pre = латах Гвилдора
    .about = +1 к контратакам. Ответ, за 2 очка славы: каждый удар в этой битве наносит на 1 рану меньше.
watchers-helm = шлем стража
    .gen = шлема стража
    .dat = шлему стража
    .acc = шлем стража
    .ins = шлемом стража
    .pre = шлеме стража
    .about = +1 к проверкам угроз и ещё 1 в заданиях.
sunsteel-blade = клинок из солнечной стали
    .gen = клинка из солнечной стали
    .dat = клинку из солнечной стали
    .acc = клинок из солнечной стали
    .ins = клинком из солнечной стали
    .pre = клинке из солнечной стали
    .about = +1 к ближнему бою и ещё 1, когда атакуете вы.
staff-of-embers = посох углей
    .gen = посоха углей
    .dat = посоху углей
    .acc = посох углей
    .ins = посохом углей
    .pre = посохе углей
    .about = +1 к магии и ещё 1, когда атакуете вы.
windrunner-boots = сапоги скорохода
    .gen = сапог скорохода
    .dat = сапогам скорохода
    .acc = сапоги скорохода
    .ins = сапогами скорохода
    .pre = сапогах скорохода
    .about = +1 к скорости в битве и в проверках угроз. Ямы вас не валят.
ring-of-haste = кольцо спешки
    .gen = кольца спешки
    .dat = кольцу спешки
    .acc = кольцо спешки
    .ins = кольцом спешки
    .pre = кольце спешки
    .about = В фазе подвигов, за 2 очка славы: получите 1 очко действия.
asp-amulet = амулет аспида
    .gen = амулета аспида
    .dat = амулету аспида
    .acc = амулет аспида
    .ins = амулетом аспида
    .pre = амулете аспида
    .about = Против змеиного рода: +2 к контратакам, +1 к атакам.
venom-coating = ядовитая смазка
    .gen = ядовитой смазки
    .dat = ядовитой смазке
    .acc = ядовитую смазку
    .ins = ядовитой смазкой
    .pre = ядовитой смазке
    .about = Довесок к сокровищу: ваши успешные атаки наносят на 1 рану больше.
cloak-of-dusk = плащ сумерек
    .gen = плаща сумерек
    .dat = плащу сумерек
    .acc = плащ сумерек
    .ins = плащом сумерек
    .pre = плаще сумерек
    .about = +1 к контратакам и ещё 2 в мрачных тоннелях. Выходы-ловушки и шипы вам не страшны.
draught-of-fury = настой ярости
    .gen = настоя ярости
    .dat = настою ярости
    .acc = настой ярости
    .ins = настоем ярости
    .pre = настое ярости
    .about = До конца хода: +2 к вашим атакам, и каждый успешный удар наносит на 1 рану больше.
mirror-shield = зеркальный щит
    .gen = зеркального щита
    .dat = зеркальному щиту
    .acc = зеркальный щит
    .ins = зеркальным щитом
    .pre = зеркальном щите
    .about = Ответ, за 1 очко славы: +2 к вашим контратакам в этой битве.
wrath-of-the-serpent-goddess = ярость богини змей
    .gen = ярости богини змей
    .dat = ярости богини змей
    .acc = ярость богини змей
    .ins = яростью богини змей
    .pre = ярости богини змей
    .about = В начале хода при броске 4+ сюда кладётся 1 жетон, всего не больше 5. За каждый жетон исчадия стоят на 1 меньше, а жрицы получают +1 ко всем атакам.
defeat-nakari = «Победить Накари»
    .gen = «Победить Накари»
    .dat = «Победить Накари»
    .acc = «Победить Накари»
    .ins = «Победить Накари»
    .pre = «Победить Накари»
    .about = Победите Накари в её логове: вы сразу побеждаете. В одиночной игре это одно из трёх заданий, если не договорено иначе.
defeat-high-priestess = «Победить верховную жрицу»
    .gen = «Победить верховную жрицу»
    .dat = «Победить верховную жрицу»
    .acc = «Победить верховную жрицу»
    .ins = «Победить верховную жрицу»
    .pre = «Победить верховную жрицу»
    .about = Святая святых: победите верховную жрицу. Награда: вытяните 2 карты.
challenge-the-champion = «Вызвать чемпиона Илбора»
    .gen = «Вызвать чемпиона Илбора»
    .dat = «Вызвать чемпиона Илбора»
    .acc = «Вызвать чемпиона Илбора»
    .ins = «Вызвать чемпиона Илбора»
    .pre = «Вызвать чемпиона Илбора»
    .about = Оружейная Илбора, 2 очка действия: победите чемпиона Илбора. Награда: 3 очка славы.
crown-of-scales = «Чешуйчатый венец»
    .gen = «Чешуйчатый венец»
    .dat = «Чешуйчатый венец»
    .acc = «Чешуйчатый венец»
    .ins = «Чешуйчатый венец»
    .pre = «Чешуйчатый венец»
    .about = Сокровищница богини, угроза магии 10+: при провале 2 раны, потеряйте 1 очко действия. Артефакт: +1 к магии, +1 к контратакам против змеиного рода. { -homeward }
fang-of-the-first-serpent = «Клык Первозмея»
    .gen = «Клык Первозмея»
    .dat = «Клык Первозмея»
    .acc = «Клык Первозмея»
    .ins = «Клык Первозмея»
    .pre = «Клык Первозмея»
    .about = Ядовитые купели, угроза скорости 10+: при провале 2 раны, вы падаете, потеряйте 1 очко действия. Артефакт: +1 к атакам, +1 к ближнему бою.
whispering-brand = «Шепчущее клеймо»
    .gen = «Шепчущее клеймо»
    .dat = «Шепчущее клеймо»
    .acc = «Шепчущее клеймо»
    .ins = «Шепчущее клеймо»
    .pre = «Шепчущее клеймо»
    .about = Пока не выполнено: −1 к магии. Часовня падших, угроза уровня 13+: при провале 4 очка риска, потеряйте 1 очко действия, вы падаете. Награда: исцелите 3 раны.
venom-in-the-blood = «Яд в крови»
    .gen = «Яд в крови»
    .dat = «Яд в крови»
    .acc = «Яд в крови»
    .ins = «Яд в крови»
    .pre = «Яд в крови»
    .about = Пока не выполнено: −1 к ближнему бою. Змеиный архив, угроза здоровья 21+: при провале 2 раны. Награда: исцелите 5 ран.
blood-for-the-altar = «Кровь для алтаря»
    .gen = «Кровь для алтаря»
    .dat = «Кровь для алтаря»
    .acc = «Кровь для алтаря»
    .ins = «Кровь для алтаря»
    .pre = «Кровь для алтаря»
    .about = Двор жертв: отдайте 7 очков здоровья и 2 карты с руки. Награда: 4 очка славы.
hidden-egg = «Потаённое яйцо»
    .gen = «Потаённое яйцо»
    .dat = «Потаённое яйцо»
    .acc = «Потаённое яйцо»
    .ins = «Потаённое яйцо»
    .pre = «Потаённое яйцо»
    .about = Поиск 9+ в помещении, затем угроза скорости 10+: при провале 2 раны, вы падаете. Награда: 2 очка славы, исцелите 2 раны.
lost-standard = «Пропавшее знамя Илбора»
    .gen = «Пропавшее знамя Илбора»
    .dat = «Пропавшее знамя Илбора»
    .acc = «Пропавшее знамя Илбора»
    .ins = «Пропавшее знамя Илбора»
    .pre = «Пропавшее знамя Илбора»
    .about = Поиск 8+ в тоннеле, затем угроза уровня 13+: при провале 4 очка риска, потеряйте 2 очка действия. Награда: вытяните 2 карты.
free-the-captive = «Освободить пленницу»
    .gen = «Освободить пленницу»
    .dat = «Освободить пленницу»
    .acc = «Освободить пленницу»
    .ins = «Освободить пленницу»
    .pre = «Освободить пленницу»
    .about = Проводите пленницу из темницы в смотровую. Награда: 3 очка славы. { -homeward }
undying-flame = «Негасимый огонь»
    .gen = «Негасимый огонь»
    .dat = «Негасимый огонь»
    .acc = «Негасимый огонь»
    .ins = «Негасимый огонь»
    .pre = «Негасимый огонь»
    .about = Донесите огонь из часовни падших в святая святых. Награда: исцелите 3 раны. { -homeward }
shatter-the-seal = «Разбить печать»
    .gen = «Разбить печать»
    .dat = «Разбить печать»
    .acc = «Разбить печать»
    .ins = «Разбить печать»
    .pre = «Разбить печать»
    .about = Зал колец, угроза уровня 13+: при провале 2 раны каждому герою в локации, каждый герой в локации падает и теряет 1 очко действия. Награда: 3 очка славы.
dance-of-cobras = «Танец кобр»
    .gen = «Танец кобр»
    .dat = «Танец кобр»
    .acc = «Танец кобр»
    .ins = «Танец кобр»
    .pre = «Танец кобр»
    .about = Ямы выводка: выбросьте 10+ на 2 кубиках; при провале 2 раны, вы падаете, потеряйте 1 очко действия. Награда: вытяните 3 карты.
high-priestess = верховная жрица
    .gen = верховной жрицы
    .dat = верховной жрице
    .acc = верховную жрицу
    .ins = верховной жрицей
    .pre = верховной жрице
    .about = +1 ко всем атакам за каждый жетон ярости.
champion-of-ilbor = чемпион Илбора
    .gen = чемпиона Илбора
    .dat = чемпиону Илбора
    .acc = чемпиона Илбора
    .ins = чемпионом Илбора
    .pre = чемпионе Илбора
    .about = Он не проиграл ни одного поединка.
roderick-talus = Родерик Талус
    .gen = Родерика Талуса
    .skill = умение Родерика Талуса
    .dat = Родерику Талусу
    .acc = Родерика Талуса
    .ins = Родериком Талусом
    .pre = Родерике Талусе
    .about = Наложение рук. В фазе подвигов, за 2 очка славы: исцелите 1 рану.
    .heroic = Святой знак. +1 к контратакам против нежити.
    .epic = Рука со щитом. +1 к ближнему бою, когда контратакуете вы.
teynin-lightstep = Тейнин Легкоступ
    .gen = Тейнина Легкоступа
    .skill = умение Тейнина Легкоступа
    .dat = Тейнину Легкоступу
    .acc = Тейнина Легкоступа
    .ins = Тейнином Легкоступом
    .pre = Тейнине Легкоступе
    .about = Отмычки. Блокированные выходы для вас открыты.
    .heroic = Проворство. Выходы-ловушки вам не страшны.
    .epic = Лёгкий шаг. Шипы и карты ловушек вам не страшны.
nord-fimble = Норд Фимбл
    .gen = Норда Фимбла
    .skill = умение Норда Фимбла
    .dat = Норду Фимблу
    .acc = Норда Фимбла
    .ins = Нордом Фимблом
    .pre = Норде Фимбле
    .about = Ложный образ. Ответ, за 1 очко славы: +2 к вашим контратакам в этой битве.
    .heroic = Размытый образ. Ответ, за 1 очко славы: +1 к вашим контратакам в этой битве.
    .epic = Исчезновение. Ответ, за 2 очка славы: один атакующий монстр возвращается на руку владельца.
bel-brewspirits = Бел Брюспиритс
    .gen = Бел Брюспиритс
    .skill = умение Бел Брюспиритс
    .dat = Бел Брюспиритс
    .acc = Бел Брюспиритс
    .ins = Бел Брюспиритс
    .pre = Бел Брюспиритс
    .about = Тайное мастерство. В битве перебрасывайте броски магии с результатом 1 или 2. За 1 очко славы перебросьте любой бросок магии.
    .heroic = Настойки. В фазе подвигов, за 2 очка славы: исцелите 1 рану.
    .epic = Редкие снадобья. За каждого поверженного вами монстра вытяните 1 карту и получите 1 очко славы.
elendus-sular = Элендус Сулар
    .gen = Элендуса Сулара
    .skill = умение Элендуса Сулара
    .dat = Элендусу Сулару
    .acc = Элендуса Сулара
    .ins = Элендусом Суларом
    .pre = Элендусе Суларе
    .about = Чародейские стрелы. +1, когда атакуете магией.
    .heroic = Быстрый лук. +1 к скорости в битве.
    .epic = Зоркость. +1 к проверкам угроз на выходах.
seshra-the-apostate = Сешра Отступница
    .gen = Сешры Отступницы
    .skill = умение Сешры Отступницы
    .dat = Сешре Отступнице
    .acc = Сешру Отступницу
    .ins = Сешрой Отступницей
    .pre = Сешре Отступнице
    .about = Змеиная кровь. Ответ, за 3 очка славы: атакующий монстр змеиного рода, у которого не больше 1 очка здоровья, становится вашим приспешником.
    .heroic = Змеиная ловкость. Ямы и шипы вам не страшны.
    .epic = Сжатая пружина. Пока лежите, +1 к контратакам.

# Затонувший курган

crypt-door = дверь склепа
    .gen = двери склепа
    .dat = двери склепа
    .acc = дверь склепа
    .ins = дверью склепа
    .pre = двери склепа
    .about = Отсюда начинает каждый герой.
damp-corridor = сырой коридор
    .gen = сырого коридора
    .dat = сырому коридору
    .acc = сырой коридор
    .ins = сырым коридором
    .pre = сыром коридоре
    .about = Стены здесь в испарине.
root-choked-passage = заросший корнями проход
    .gen = заросшего корнями прохода
    .dat = заросшему корнями проходу
    .acc = заросший корнями проход
    .ins = заросшим корнями проходом
    .pre = заросшем корнями проходе
    .about = Корни отрастают за час.
smugglers-tunnel = тоннель контрабандистов
    .gen = тоннеля контрабандистов
    .dat = тоннелю контрабандистов
    .acc = тоннель контрабандистов
    .ins = тоннелем контрабандистов
    .pre = тоннеле контрабандистов
    .about = Свежие следы, и ни один не ведёт наружу.
bone-lined-way = костяной ход
    .gen = костяного хода
    .dat = костяному ходу
    .acc = костяной ход
    .ins = костяным ходом
    .pre = костяном ходе
    .about = Не все кости старые.
dripping-stair = мокрая лестница
    .gen = мокрой лестницы
    .dat = мокрой лестнице
    .acc = мокрую лестницу
    .ins = мокрой лестницей
    .pre = мокрой лестнице
    .about = Не хватает каждой третьей ступени.
old-mine-drift = старый штрек
    .gen = старого штрека
    .dat = старому штреку
    .acc = старый штрек
    .ins = старым штреком
    .pre = старом штреке
    .about = Крепь стонет.
forked-way = развилка
    .gen = развилки
    .dat = развилке
    .acc = развилку
    .ins = развилкой
    .pre = развилке
    .about = Кто-то соскоблил со стены стрелку.
rat-run = крысиный лаз
    .gen = крысиного лаза
    .dat = крысиному лазу
    .acc = крысиный лаз
    .ins = крысиным лазом
    .pre = крысином лазе
    .about = Пищит со всех сторон.
cold-gallery = стылая галерея
    .gen = стылой галереи
    .dat = стылой галерее
    .acc = стылую галерею
    .ins = стылой галереей
    .pre = стылой галерее
    .about = Дыхание здесь превращается в пар.
blind-shaft = глухой ствол
    .gen = глухого ствола
    .dat = глухому стволу
    .acc = глухой ствол
    .ins = глухим стволом
    .pre = глухом стволе
    .about = На дне ржавые колья.
flooded-crypt = затопленный склеп
    .gen = затопленного склепа
    .dat = затопленному склепу
    .acc = затопленный склеп
    .ins = затопленным склепом
    .pre = затопленном склепе
    .about = По чёрной воде плавают крышки гробов.
guard-post = караульная
    .gen = караульной
    .dat = караульной
    .acc = караульную
    .ins = караульной
    .pre = караульной
    .about = Кости всё ещё лежат на столе.
goblin-kitchen = гоблинская кухня
    .gen = гоблинской кухни
    .dat = гоблинской кухне
    .acc = гоблинскую кухню
    .ins = гоблинской кухней
    .pre = гоблинской кухне
    .about = Угроза скорости 6+: при успехе вытяните 1 карту.
lamp-shrine = святилище лампады
    .gen = святилища лампады
    .dat = святилищу лампады
    .acc = святилище лампады
    .ins = святилищем лампады
    .pre = святилище лампады
    .about = Угроза магии 6+: при успехе исцелите 1 рану.
fallen-hall = обрушенный зал
    .gen = обрушенного зала
    .dat = обрушенному залу
    .acc = обрушенный зал
    .ins = обрушенным залом
    .pre = обрушенном зале
    .about = Потолок держится на паутине.
ossuary = костница
    .gen = костницы
    .dat = костнице
    .acc = костницу
    .ins = костницей
    .pre = костнице
    .about = Черепа разложены по величине.
smugglers-cache = тайник контрабандистов
    .gen = тайника контрабандистов
    .dat = тайнику контрабандистов
    .acc = тайник контрабандистов
    .ins = тайником контрабандистов
    .pre = тайнике контрабандистов
    .about = Бочки, тюки и писец с кляпом во рту.
well-room = колодезная
    .gen = колодезной
    .dat = колодезной
    .acc = колодезную
    .ins = колодезной
    .pre = колодезной
    .about = Верёвка новая, а ведро нет.
embalmers-den = каморка бальзамировщика
    .gen = каморки бальзамировщика
    .dat = каморке бальзамировщика
    .acc = каморку бальзамировщика
    .ins = каморкой бальзамировщика
    .pre = каморке бальзамировщика
    .about = Пахнет миррой и чем-то ещё.
hollow-throne = пустой трон
    .gen = пустого трона
    .dat = пустому трону
    .acc = пустой трон
    .ins = пустым троном
    .pre = пустом троне
    .about = Короля нет, а корона осталась.
fungus-garden = грибной сад
    .gen = грибного сада
    .dat = грибному саду
    .acc = грибной сад
    .ins = грибным садом
    .pre = грибном саде
    .about = Угроза ближнего боя 4+: при провале потеряйте 1 очко действия.
goblin-sneak =
    { $count ->
        [one] гоблин-проныра
        [few] гоблина-проныры
       *[many] гоблинов-проныр
    }
    .gen =
        { $count ->
            [one] гоблина-проныры
            [few] гоблинов-проныр
           *[many] гоблинов-проныр
        }
    .dat =
        { $count ->
            [one] гоблину-проныре
            [few] гоблинам-пронырам
           *[many] гоблинам-пронырам
        }
    .acc =
        { $count ->
            [one] гоблина-проныру
            [few] гоблинов-проныр
           *[many] гоблинов-проныр
        }
    .ins =
        { $count ->
            [one] гоблином-пронырой
            [few] гоблинами-пронырами
           *[many] гоблинами-пронырами
        }
    .pre =
        { $count ->
            [one] гоблине-проныре
            [few] гоблинах-пронырах
           *[many] гоблинах-пронырах
        }
    .about = Успешный удар в скорости ещё и отнимает у героя 1 очко славы в пользу владельца гоблина.
giant-rat =
    { $count ->
        [one] гигантская крыса
        [few] гигантские крысы
       *[many] гигантских крыс
    }
    .gen =
        { $count ->
            [one] гигантской крысы
            [few] гигантских крыс
           *[many] гигантских крыс
        }
    .dat =
        { $count ->
            [one] гигантской крысе
            [few] гигантским крысам
           *[many] гигантским крысам
        }
    .acc =
        { $count ->
            [one] гигантскую крысу
            [few] гигантских крыс
           *[many] гигантских крыс
        }
    .ins =
        { $count ->
            [one] гигантской крысой
            [few] гигантскими крысами
           *[many] гигантскими крысами
        }
    .pre =
        { $count ->
            [one] гигантской крысе
            [few] гигантских крысах
           *[many] гигантских крысах
        }
    .about = +1 ко всем атакам за каждую гигантскую крысу, атакующую в этом ходу, включая эту.
restless-skeleton =
    { $count ->
        [one] беспокойный скелет
        [few] беспокойных скелета
       *[many] беспокойных скелетов
    }
    .gen =
        { $count ->
            [one] беспокойного скелета
            [few] беспокойных скелетов
           *[many] беспокойных скелетов
        }
    .dat =
        { $count ->
            [one] беспокойному скелету
            [few] беспокойным скелетам
           *[many] беспокойным скелетам
        }
    .acc =
        { $count ->
            [one] беспокойного скелета
            [few] беспокойных скелетов
           *[many] беспокойных скелетов
        }
    .ins =
        { $count ->
            [one] беспокойным скелетом
            [few] беспокойными скелетами
           *[many] беспокойными скелетами
        }
    .pre =
        { $count ->
            [one] беспокойном скелете
            [few] беспокойных скелетах
           *[many] беспокойных скелетах
        }
    .about = Успешный удар ещё и валит героя с ног.
shambling-dead =
    { $count ->
        [one] бредущий мертвец
        [few] бредущих мертвеца
       *[many] бредущих мертвецов
    }
    .gen =
        { $count ->
            [one] бредущего мертвеца
            [few] бредущих мертвецов
           *[many] бредущих мертвецов
        }
    .dat =
        { $count ->
            [one] бредущему мертвецу
            [few] бредущим мертвецам
           *[many] бредущим мертвецам
        }
    .acc =
        { $count ->
            [one] бредущего мертвеца
            [few] бредущих мертвецов
           *[many] бредущих мертвецов
        }
    .ins =
        { $count ->
            [one] бредущим мертвецом
            [few] бредущими мертвецами
           *[many] бредущими мертвецами
        }
    .pre =
        { $count ->
            [one] бредущем мертвеце
            [few] бредущих мертвецах
           *[many] бредущих мертвецах
        }
    .about = Успешный удар ещё и приносит герою 1 очко риска.
crypt-spider =
    { $count ->
        [one] могильный паук
        [few] могильных паука
       *[many] могильных пауков
    }
    .gen =
        { $count ->
            [one] могильного паука
            [few] могильных пауков
           *[many] могильных пауков
        }
    .dat =
        { $count ->
            [one] могильному пауку
            [few] могильным паукам
           *[many] могильным паукам
        }
    .acc =
        { $count ->
            [one] могильного паука
            [few] могильных пауков
           *[many] могильных пауков
        }
    .ins =
        { $count ->
            [one] могильным пауком
            [few] могильными пауками
           *[many] могильными пауками
        }
    .pre =
        { $count ->
            [one] могильном пауке
            [few] могильных пауках
           *[many] могильных пауках
        }
    .about = Успешный удар ещё и валит героя с ног.
smuggler =
    { $count ->
        [one] контрабандист
        [few] контрабандиста
       *[many] контрабандистов
    }
    .gen =
        { $count ->
            [one] контрабандиста
            [few] контрабандистов
           *[many] контрабандистов
        }
    .dat =
        { $count ->
            [one] контрабандисту
            [few] контрабандистам
           *[many] контрабандистам
        }
    .acc =
        { $count ->
            [one] контрабандиста
            [few] контрабандистов
           *[many] контрабандистов
        }
    .ins =
        { $count ->
            [one] контрабандистом
            [few] контрабандистами
           *[many] контрабандистами
        }
    .pre =
        { $count ->
            [one] контрабандисте
            [few] контрабандистах
           *[many] контрабандистах
        }
    .about = Не любит свидетелей.
barrow-hound =
    { $count ->
        [one] курганный пёс
        [few] курганных пса
       *[many] курганных псов
    }
    .gen =
        { $count ->
            [one] курганного пса
            [few] курганных псов
           *[many] курганных псов
        }
    .dat =
        { $count ->
            [one] курганному псу
            [few] курганным псам
           *[many] курганным псам
        }
    .acc =
        { $count ->
            [one] курганного пса
            [few] курганных псов
           *[many] курганных псов
        }
    .ins =
        { $count ->
            [one] курганным псом
            [few] курганными псами
           *[many] курганными псами
        }
    .pre =
        { $count ->
            [one] курганном псе
            [few] курганных псах
           *[many] курганных псах
        }
    .about = Сторожит то, чего давно нет.
ghoul =
    { $count ->
        [one] упырь
        [few] упыря
       *[many] упырей
    }
    .gen =
        { $count ->
            [one] упыря
            [few] упырей
           *[many] упырей
        }
    .dat =
        { $count ->
            [one] упырю
            [few] упырям
           *[many] упырям
        }
    .acc =
        { $count ->
            [one] упыря
            [few] упырей
           *[many] упырей
        }
    .ins =
        { $count ->
            [one] упырём
            [few] упырями
           *[many] упырями
        }
    .pre =
        { $count ->
            [one] упыре
            [few] упырях
           *[many] упырях
        }
    .about = Успешный удар в ближнем бою ещё и валит героя с ног; чтобы подняться, нужно вдобавок преодолеть угрозу ближнего боя 4+.
smuggler-captain = главарь контрабандистов
    .gen = главаря контрабандистов
    .dat = главарю контрабандистов
    .acc = главаря контрабандистов
    .ins = главарём контрабандистов
    .pre = главаре контрабандистов
    .about = За ещё 1 очко риска героя: +2 к атаке.
barrow-wight = курганный дух
    .gen = курганного духа
    .dat = курганному духу
    .acc = курганного духа
    .ins = курганным духом
    .pre = курганном духе
    .about = Перед битвой угроза магии 5+: при провале герой теряет 1 очко славы. Успешный удар ещё и лишает героя карты с руки.
will-o-wisp = блуждающий огонёк
    .gen = блуждающего огонька
    .dat = блуждающему огоньку
    .acc = блуждающего огонька
    .ins = блуждающим огоньком
    .pre = блуждающем огоньке
    .about = Успешный удар ещё и переносит героя в соседнюю локацию по выбору владельца огонька.
swinging-blade = маятник с лезвием
    .gen = маятника с лезвием
    .dat = маятнику с лезвием
    .acc = маятник с лезвием
    .ins = маятником с лезвием
    .pre = маятнике с лезвием
    .about = Срабатывает сразу против одного героя. При провале 1 рана.
dart-wall = стена дротиков
    .gen = стены дротиков
    .dat = стене дротиков
    .acc = стену дротиков
    .ins = стеной дротиков
    .pre = стене дротиков
    .about = Ждёт в пустой локации. При провале 1 рана, при успехе 1 очко славы. Каждый ход взводится снова.
trapdoor = ложный пол
    .gen = ложного пола
    .dat = ложному полу
    .acc = ложный пол
    .ins = ложным полом
    .pre = ложном поле
    .about = Ждёт в пустой локации. При провале потеряйте 1 очко действия и упадите, а чтобы подняться, преодолейте угрозу скорости 4+; при успехе 1 очко славы.
rising-water = прибывающая вода
    .gen = прибывающей воды
    .dat = прибывающей воде
    .acc = прибывающую воду
    .ins = прибывающей водой
    .pre = прибывающей воде
    .about = Срабатывает сразу. При провале 1 рана, и герой падает; при успехе 1 очко славы.
grave-chill =
    { $count ->
        [one] могильный холод
        [few] могильных холода
       *[many] могильных холодов
    }
    .gen =
        { $count ->
            [one] могильного холода
            [few] могильных холодов
           *[many] могильных холодов
        }
    .dat =
        { $count ->
            [one] могильному холоду
            [few] могильным холодам
           *[many] могильным холодам
        }
    .acc =
        { $count ->
            [one] могильный холод
            [few] могильных холода
           *[many] могильных холодов
        }
    .ins =
        { $count ->
            [one] могильным холодом
            [few] могильными холодами
           *[many] могильными холодами
        }
    .pre =
        { $count ->
            [one] могильном холоде
            [few] могильных холодах
           *[many] могильных холодах
        }
    .about = −1 к контратакам. В фазе подвигов проклятый герой может потратить 2 очка славы, чтобы сбросить эту карту и вытянуть 1 карту.
numbing-fear = цепенящий страх
    .gen = цепенящего страха
    .dat = цепенящему страху
    .acc = цепенящий страх
    .ins = цепенящим страхом
    .pre = цепенящем страхе
    .about = Герой проходит проверку угрозы уровня 6+: при провале он падает.
false-trail = ложный след
    .gen = ложного следа
    .dat = ложному следу
    .acc = ложный след
    .ins = ложным следом
    .pre = ложном следе
    .about = Перенесите героя в тоннель не дальше 4 переходов.
settling-stones = осевшие камни
    .gen = осевших камней
    .dat = осевшим камням
    .acc = осевшие камни
    .ins = осевшими камнями
    .pre = осевших камнях
    .about = Каждый соперник проходит проверку угрозы скорости 6+: при провале 1 рана.
pickpocket = ловкие пальцы
    .gen = ловких пальцев
    .dat = ловким пальцам
    .acc = ловкие пальцы
    .ins = ловкими пальцами
    .pre = ловких пальцах
    .about = Заберите у героя 2 очка славы.
pack-hunger = голод стаи
    .gen = голода стаи
    .dat = голоду стаи
    .acc = голод стаи
    .ins = голодом стаи
    .pre = голоде стаи
    .about = Довесок к монстру: +1 к его атакам.
warding-sign =
    { $count ->
        [one] охранный знак
        [few] охранных знака
       *[many] охранных знаков
    }
    .gen =
        { $count ->
            [one] охранного знака
            [few] охранных знаков
           *[many] охранных знаков
        }
    .dat =
        { $count ->
            [one] охранному знаку
            [few] охранным знакам
           *[many] охранным знакам
        }
    .acc =
        { $count ->
            [one] охранный знак
            [few] охранных знака
           *[many] охранных знаков
        }
    .ins =
        { $count ->
            [one] охранным знаком
            [few] охранными знаками
           *[many] охранными знаками
        }
    .pre =
        { $count ->
            [one] охранном знаке
            [few] охранных знаках
           *[many] охранных знаках
        }
    .about = Сбросьте одного атакующего мертвеца.
tame-beast = приручение зверя
    .gen = приручения зверя
    .dat = приручению зверя
    .acc = приручение зверя
    .ins = приручением зверя
    .pre = приручении зверя
    .about = Один атакующий зверь становится вашим приспешником.
side-step =
    { $count ->
        [one] шаг в сторону
        [few] шага в сторону
       *[many] шагов в сторону
    }
    .gen =
        { $count ->
            [one] шага в сторону
            [few] шагов в сторону
           *[many] шагов в сторону
        }
    .dat =
        { $count ->
            [one] шагу в сторону
            [few] шагам в сторону
           *[many] шагам в сторону
        }
    .acc =
        { $count ->
            [one] шаг в сторону
            [few] шага в сторону
           *[many] шагов в сторону
        }
    .ins =
        { $count ->
            [one] шагом в сторону
            [few] шагами в сторону
           *[many] шагами в сторону
        }
    .pre =
        { $count ->
            [one] шаге в сторону
            [few] шагах в сторону
           *[many] шагах в сторону
        }
    .about = +3 к скорости в этой битве.
sprint =
    { $count ->
        [one] рывок
        [few] рывка
       *[many] рывков
    }
    .gen =
        { $count ->
            [one] рывка
            [few] рывков
           *[many] рывков
        }
    .dat =
        { $count ->
            [one] рывку
            [few] рывкам
           *[many] рывкам
        }
    .acc =
        { $count ->
            [one] рывок
            [few] рывка
           *[many] рывков
        }
    .ins =
        { $count ->
            [one] рывком
            [few] рывками
           *[many] рывками
        }
    .pre =
        { $count ->
            [one] рывке
            [few] рывках
           *[many] рывках
        }
    .about = Получите 2 очка действия и 1 очко риска.
light-feet = лёгкие ноги
    .gen = лёгких ног
    .dat = лёгким ногам
    .acc = лёгкие ноги
    .ins = лёгкими ногами
    .pre = лёгких ногах
    .about = +1 к скорости.
sword-lessons = уроки фехтования
    .gen = уроков фехтования
    .dat = урокам фехтования
    .acc = уроки фехтования
    .ins = уроками фехтования
    .pre = уроках фехтования
    .about = +1 к ближнему бою.
first-cantrip = первый заговор
    .gen = первого заговора
    .dat = первому заговору
    .acc = первый заговор
    .ins = первым заговором
    .pre = первом заговоре
    .about = +1 к магии.
lucky-dodge = удачный уворот
    .gen = удачного уворота
    .dat = удачному увороту
    .acc = удачный уворот
    .ins = удачным уворотом
    .pre = удачном увороте
    .about = Каждый удар в этой битве наносит на 2 раны меньше.
watchful-stance = бдительная стойка
    .gen = бдительной стойки
    .dat = бдительной стойке
    .acc = бдительную стойку
    .ins = бдительной стойкой
    .pre = бдительной стойке
    .about = +1 к контратакам. Цена сохранения: 1 очко славы.
steady-nerves = крепкие нервы
    .gen = крепких нервов
    .dat = крепким нервам
    .acc = крепкие нервы
    .ins = крепкими нервами
    .pre = крепких нервах
    .about = +1 к проверкам угроз.
field-dressing = перевязка
    .gen = перевязки
    .dat = перевязке
    .acc = перевязку
    .ins = перевязкой
    .pre = перевязке
    .about = Каждый герой в вашей локации исцеляет 2 раны.
trackers-eye = глаз следопыта
    .gen = глаза следопыта
    .dat = глазу следопыта
    .acc = глаз следопыта
    .ins = глазом следопыта
    .pre = глазе следопыта
    .about = До конца хода: +2 к проверкам угроз, +2 к броскам поиска.
old-map = старая карта
    .gen = старой карты
    .dat = старой карте
    .acc = старую карту
    .ins = старой картой
    .pre = старой карте
    .about = Сдвиньте карту локации. Вытяните 1 карту.
healing-draught =
    { $count ->
        [one] целебный отвар
        [few] целебных отвара
       *[many] целебных отваров
    }
    .gen =
        { $count ->
            [one] целебного отвара
            [few] целебных отваров
           *[many] целебных отваров
        }
    .dat =
        { $count ->
            [one] целебному отвару
            [few] целебным отварам
           *[many] целебным отварам
        }
    .acc =
        { $count ->
            [one] целебный отвар
            [few] целебных отвара
           *[many] целебных отваров
        }
    .ins =
        { $count ->
            [one] целебным отваром
            [few] целебными отварами
           *[many] целебными отварами
        }
    .pre =
        { $count ->
            [one] целебном отваре
            [few] целебных отварах
           *[many] целебных отварах
        }
    .about = Исцелите 2 раны.
travellers-pack = дорожный мешок
    .gen = дорожного мешка
    .dat = дорожному мешку
    .acc = дорожный мешок
    .ins = дорожным мешком
    .pre = дорожном мешке
    .about = Предел сокровищ +2.
leather-jerkin = кожаная куртка
    .gen = кожаной куртки
    .dat = кожаной куртке
    .acc = кожаную куртку
    .ins = кожаной курткой
    .pre = кожаной куртке
    .about = +1 к контратакам.
iron-cap = железный колпак
    .gen = железного колпака
    .dat = железному колпаку
    .acc = железный колпак
    .ins = железным колпаком
    .pre = железном колпаке
    .about = +1 к проверкам угроз.
short-sword =
    { $count ->
        [one] короткий меч
        [few] коротких меча
       *[many] коротких мечей
    }
    .gen =
        { $count ->
            [one] короткого меча
            [few] коротких мечей
           *[many] коротких мечей
        }
    .dat =
        { $count ->
            [one] короткому мечу
            [few] коротким мечам
           *[many] коротким мечам
        }
    .acc =
        { $count ->
            [one] короткий меч
            [few] коротких меча
           *[many] коротких мечей
        }
    .ins =
        { $count ->
            [one] коротким мечом
            [few] короткими мечами
           *[many] короткими мечами
        }
    .pre =
        { $count ->
            [one] коротком мече
            [few] коротких мечах
           *[many] коротких мечах
        }
    .about = +1 к ближнему бою.
hazel-wand = ореховый жезл
    .gen = орехового жезла
    .dat = ореховому жезлу
    .acc = ореховый жезл
    .ins = ореховым жезлом
    .pre = ореховом жезле
    .about = +1 к магии.
soft-boots = мягкие сапожки
    .gen = мягких сапожек
    .dat = мягким сапожкам
    .acc = мягкие сапожки
    .ins = мягкими сапожками
    .pre = мягких сапожках
    .about = +1 к скорости в битве. Ямы и шипы вам не страшны.
lucky-coin = счастливая монета
    .gen = счастливой монеты
    .dat = счастливой монете
    .acc = счастливую монету
    .ins = счастливой монетой
    .pre = счастливой монете
    .about = Раз в ход, за 1 очко славы: перебросьте свой бросок с результатом 1 или 2.
brass-lantern = медный фонарь
    .gen = медного фонаря
    .dat = медному фонарю
    .acc = медный фонарь
    .ins = медным фонарём
    .pre = медном фонаре
    .about = +2 к броскам поиска; в мрачных тоннелях +2 к контратакам.
whetstone = точильный камень
    .gen = точильного камня
    .dat = точильному камню
    .acc = точильный камень
    .ins = точильным камнем
    .pre = точильном камне
    .about = Довесок к оружию: +1 к ближнему бою, когда атакуете вы, и ваши успешные атаки наносят на 1 рану больше.
round-shield = круглый щит
    .gen = круглого щита
    .dat = круглому щиту
    .acc = круглый щит
    .ins = круглым щитом
    .pre = круглом щите
    .about = +2 к ближнему бою при контратаке.
strong-cider = крепкий сидр
    .gen = крепкого сидра
    .dat = крепкому сидру
    .acc = крепкий сидр
    .ins = крепким сидром
    .pre = крепком сидре
    .about = До конца хода: +2 к вашим атакам.
silver-charm = серебряный оберег
    .gen = серебряного оберега
    .dat = серебряному оберегу
    .acc = серебряный оберег
    .ins = серебряным оберегом
    .pre = серебряном обереге
    .about = Против нежити и духов: +2 к контратакам.
hunt-the-wight-lord = «Упокоить владыку кургана»
    .gen = «Упокоить владыку кургана»
    .dat = «Упокоить владыку кургана»
    .acc = «Упокоить владыку кургана»
    .ins = «Упокоить владыку кургана»
    .pre = «Упокоить владыку кургана»
    .about = Пустой трон: победите владыку кургана. Награда: 2 очка славы.
hunt-the-rat-mother = «Убить крысиную матку»
    .gen = «Убить крысиную матку»
    .dat = «Убить крысиную матку»
    .acc = «Убить крысиную матку»
    .ins = «Убить крысиную матку»
    .pre = «Убить крысиную матку»
    .about = Крысиный лаз: победите крысиную матку. Награда: вытяните 1 карту.
clear-the-spider-nest = «Разорить паучье гнездо»
    .gen = «Разорить паучье гнездо»
    .dat = «Разорить паучье гнездо»
    .acc = «Разорить паучье гнездо»
    .ins = «Разорить паучье гнездо»
    .pre = «Разорить паучье гнездо»
    .about = Обрушенный зал: победите паучиху. Награда: 2 очка славы.
king-osrics-helm = «Шлем короля Осрика»
    .gen = «Шлем короля Осрика»
    .dat = «Шлем короля Осрика»
    .acc = «Шлем короля Осрика»
    .ins = «Шлем короля Осрика»
    .pre = «Шлем короля Осрика»
    .about = Затопленный склеп, угроза ближнего боя 7+: при провале 1 рана, потеряйте 1 очко действия. Артефакт: +1 к контратакам.
lamp-of-truth = «Лампада истины»
    .gen = «Лампада истины»
    .dat = «Лампада истины»
    .acc = «Лампада истины»
    .ins = «Лампада истины»
    .pre = «Лампада истины»
    .about = Святилище лампады, угроза магии 8+: при провале 2 очка риска, вы падаете. Артефакт: +1 к проверкам угроз, +1 к броскам поиска. { -homecoming }
barrow-curse = «Курганное проклятие»
    .gen = «Курганное проклятие»
    .dat = «Курганное проклятие»
    .acc = «Курганное проклятие»
    .ins = «Курганное проклятие»
    .pre = «Курганное проклятие»
    .about = Пока не выполнено: −1 к ближнему бою. Костница, угроза уровня 7+: при провале 2 очка риска, потеряйте 1 очко действия, вы падаете. Награда: исцелите 2 раны.
drowned-voices = «Голоса утопленников»
    .gen = «Голоса утопленников»
    .dat = «Голоса утопленников»
    .acc = «Голоса утопленников»
    .ins = «Голоса утопленников»
    .pre = «Голоса утопленников»
    .about = Пока не выполнено: −1 к магии. Затопленный склеп, угроза здоровья 10+: при провале 1 рана. Награда: исцелите 2 раны.
coin-for-the-dead = «Плата мёртвым»
    .gen = «Плата мёртвым»
    .dat = «Плата мёртвым»
    .acc = «Плата мёртвым»
    .ins = «Плата мёртвым»
    .pre = «Плата мёртвым»
    .about = Каморка бальзамировщика: отдайте 6 очков славы. Награда: вытяните 1 карту.
lost-miner = «Пропавший рудокоп»
    .gen = «Пропавший рудокоп»
    .dat = «Пропавший рудокоп»
    .acc = «Пропавший рудокоп»
    .ins = «Пропавший рудокоп»
    .pre = «Пропавший рудокоп»
    .about = Поиск 8+ в тоннеле, затем угроза уровня 7+: при провале 2 очка риска, потеряйте 1 очко действия. Награда: 2 очка славы.
buried-strongbox = «Зарытый сундук»
    .gen = «Зарытый сундук»
    .dat = «Зарытый сундук»
    .acc = «Зарытый сундук»
    .ins = «Зарытый сундук»
    .pre = «Зарытый сундук»
    .about = Поиск 8+ в помещении, затем угроза скорости 9+: при провале 1 рана. Награда: 3 очка славы. { -homecoming }
lead-the-scribe-out = «Вывести писца»
    .gen = «Вывести писца»
    .dat = «Вывести писца»
    .acc = «Вывести писца»
    .ins = «Вывести писца»
    .pre = «Вывести писца»
    .about = Проводите писца из тайника контрабандистов к пустому трону. Награда: 2 очка славы. { -homecoming }
bring-the-lamp-oil = «Принести масло»
    .gen = «Принести масло»
    .dat = «Принести масло»
    .acc = «Принести масло»
    .ins = «Принести масло»
    .pre = «Принести масло»
    .about = Отнесите масло из караульной в святилище лампады. Награда: исцелите 2 раны.
climb-the-well = «Подняться по колодцу»
    .gen = «Подняться по колодцу»
    .dat = «Подняться по колодцу»
    .acc = «Подняться по колодцу»
    .ins = «Подняться по колодцу»
    .pre = «Подняться по колодцу»
    .about = Колодезная, угроза скорости 9+: при провале 1 рана каждому герою в локации. Награда: 2 очка славы.
dice-with-bones = «Кости с костями»
    .gen = «Кости с костями»
    .dat = «Кости с костями»
    .acc = «Кости с костями»
    .ins = «Кости с костями»
    .pre = «Кости с костями»
    .about = Грибной сад, 1 очко действия: выбросьте 10+ на 2 кубиках; при провале 1 очко риска. Награда: вытяните 2 карты.
wight-lord = владыка кургана
    .gen = владыки кургана
    .dat = владыке кургана
    .acc = владыку кургана
    .ins = владыкой кургана
    .pre = владыке кургана
    .about = Его двор давно обратился в прах.
rat-mother = крысиная матка
    .gen = крысиной матки
    .dat = крысиной матке
    .acc = крысиную матку
    .ins = крысиной маткой
    .pre = крысиной матке
    .about = Величиной с телёнка, и при ней выводок.
brood-spider = паучиха
    .gen = паучихи
    .dat = паучихе
    .acc = паучиху
    .ins = паучихой
    .pre = паучихе
    .about = Успешный удар ещё и валит героя с ног.

# Пепельная кузня

ash-stair = пепельная лестница
    .gen = пепельной лестницы
    .dat = пепельной лестнице
    .acc = пепельную лестницу
    .ins = пепельной лестницей
    .pre = пепельной лестнице
    .about = Отсюда начинает каждый герой.
slag-channel = шлаковый жёлоб
    .gen = шлакового жёлоба
    .dat = шлаковому жёлобу
    .acc = шлаковый жёлоб
    .ins = шлаковым жёлобом
    .pre = шлаковом жёлобе
    .about = В трещинах корки ещё светится жар.
rail-tunnel = рельсовый тоннель
    .gen = рельсового тоннеля
    .dat = рельсовому тоннелю
    .acc = рельсовый тоннель
    .ins = рельсовым тоннелем
    .pre = рельсовом тоннеле
    .about = Вагонетки катятся сами.
steam-passage = паровой ход
    .gen = парового хода
    .dat = паровому ходу
    .acc = паровой ход
    .ins = паровым ходом
    .pre = паровом ходе
    .about = Сначала шипит, потом обжигает.
soot-crawl = закопчённый лаз
    .gen = закопчённого лаза
    .dat = закопчённому лазу
    .acc = закопчённый лаз
    .ins = закопчённым лазом
    .pre = закопчённом лазе
    .about = Не видно даже собственной руки.
ember-dark = тлеющая тьма
    .gen = тлеющей тьмы
    .dat = тлеющей тьме
    .acc = тлеющую тьму
    .ins = тлеющей тьмой
    .pre = тлеющей тьме
    .about = Свет здесь только под ногами.
great-forge = великая кузня
    .gen = великой кузни
    .dat = великой кузне
    .acc = великую кузню
    .ins = великой кузней
    .pre = великой кузне
    .about = Огонь горит здесь тысячу лет.
bellows-hall = зал мехов
    .gen = зала мехов
    .dat = залу мехов
    .acc = зал мехов
    .ins = залом мехов
    .pre = зале мехов
    .about = Пол вдыхает и выдыхает.
mould-room = литейная
    .gen = литейной
    .dat = литейной
    .acc = литейную
    .ins = литейной
    .pre = литейной
    .about = Формы для тех, у кого слишком много рук.
quench-pools = закалочные купели
    .gen = закалочных купелей
    .dat = закалочным купелям
    .acc = закалочные купели
    .ins = закалочными купелями
    .pre = закалочных купелях
    .about = Угроза магии 8+: при успехе исцелите 1 рану.
ash-altar = пепельный алтарь
    .gen = пепельного алтаря
    .dat = пепельному алтарю
    .acc = пепельный алтарь
    .ins = пепельным алтарём
    .pre = пепельном алтаре
    .about = Кто-то начертил на пепле буквы.
overseers-cell = каморка надсмотрщика
    .gen = каморки надсмотрщика
    .dat = каморке надсмотрщика
    .acc = каморку надсмотрщика
    .ins = каморкой надсмотрщика
    .pre = каморке надсмотрщика
    .about = Ключи висят снаружи.
cooled-vein = остывшая жила
    .gen = остывшей жилы
    .dat = остывшей жиле
    .acc = остывшую жилу
    .ins = остывшей жилой
    .pre = остывшей жиле
    .about = Когда-то руда текла здесь, как вода.
haulers-way = ход откатчиков
    .gen = хода откатчиков
    .dat = ходу откатчиков
    .acc = ход откатчиков
    .ins = ходом откатчиков
    .pre = ходе откатчиков
    .about = Пол стёрт тысячью сапог.
clinker-run = тропа окалины
    .gen = тропы окалины
    .dat = тропе окалины
    .acc = тропу окалины
    .ins = тропой окалины
    .pre = тропе окалины
    .about = Под ногами хрустит, и кто-то хрустит в ответ.
vent-shaft = отдушина
    .gen = отдушины
    .dat = отдушине
    .acc = отдушину
    .ins = отдушиной
    .pre = отдушине
    .about = Ветер дует только вниз.
chimney = большой дымоход
    .gen = большого дымохода
    .dat = большому дымоходу
    .acc = большой дымоход
    .ins = большим дымоходом
    .pre = большом дымоходе
    .about = Соединяет подземелье с поверхностью.
ore-lift = рудный подъёмник
    .gen = рудного подъёмника
    .dat = рудному подъёмнику
    .acc = рудный подъёмник
    .ins = рудным подъёмником
    .pre = рудном подъёмнике
    .about = Соединяет подземелье с поверхностью.
goat-track = козья тропа
    .gen = козьей тропы
    .dat = козьей тропе
    .acc = козью тропу
    .ins = козьей тропой
    .pre = козьей тропе
    .about = Поверхность. Коз здесь больше нет.
burnt-pasture = выжженное пастбище
    .gen = выжженного пастбища
    .dat = выжженному пастбищу
    .acc = выжженное пастбище
    .ins = выжженным пастбищем
    .pre = выжженном пастбище
    .about = Поверхность. Воздух здесь чистый.
watch-ruin = разрушенный дозор
    .gen = разрушенного дозора
    .dat = разрушенному дозору
    .acc = разрушенный дозор
    .ins = разрушенным дозором
    .pre = разрушенном дозоре
    .about = Поверхность. Отсюда видно три королевства.
scree-slope = каменная осыпь
    .gen = каменной осыпи
    .dat = каменной осыпи
    .acc = каменную осыпь
    .ins = каменной осыпью
    .pre = каменной осыпи
    .about = Поверхность. Каждый шаг — маленький обвал.
ash-cultist =
    { $count ->
        [one] пепельный культист
        [few] пепельных культиста
       *[many] пепельных культистов
    }
    .gen =
        { $count ->
            [one] пепельного культиста
            [few] пепельных культистов
           *[many] пепельных культистов
        }
    .dat =
        { $count ->
            [one] пепельному культисту
            [few] пепельным культистам
           *[many] пепельным культистам
        }
    .acc =
        { $count ->
            [one] пепельного культиста
            [few] пепельных культистов
           *[many] пепельных культистов
        }
    .ins =
        { $count ->
            [one] пепельным культистом
            [few] пепельными культистами
           *[many] пепельными культистами
        }
    .pre =
        { $count ->
            [one] пепельном культисте
            [few] пепельных культистах
           *[many] пепельных культистах
        }
    .about = +1 ко всем атакам за каждого пепельного культиста, атакующего в этом ходу, включая этого.
fire-imp =
    { $count ->
        [one] огненный бес
        [few] огненных беса
       *[many] огненных бесов
    }
    .gen =
        { $count ->
            [one] огненного беса
            [few] огненных бесов
           *[many] огненных бесов
        }
    .dat =
        { $count ->
            [one] огненному бесу
            [few] огненным бесам
           *[many] огненным бесам
        }
    .acc =
        { $count ->
            [one] огненного беса
            [few] огненных бесов
           *[many] огненных бесов
        }
    .ins =
        { $count ->
            [one] огненным бесом
            [few] огненными бесами
           *[many] огненными бесами
        }
    .pre =
        { $count ->
            [one] огненном бесе
            [few] огненных бесах
           *[many] огненных бесах
        }
    .about = Успешный удар скоростью ещё и приносит герою 1 очко риска.
iron-golem = железный голем
    .gen = железного голема
    .dat = железному голему
    .acc = железного голема
    .ins = железным големом
    .pre = железном големе
    .about = Успешный удар ещё и валит героя с ног.
salamander = саламандра
    .gen = саламандры
    .dat = саламандре
    .acc = саламандру
    .ins = саламандрой
    .pre = саламандре
    .about = Успешный удар ещё и отнимает у героя 1 очко славы.
forge-troll = кузнечный тролль
    .gen = кузнечного тролля
    .dat = кузнечному троллю
    .acc = кузнечного тролля
    .ins = кузнечным троллем
    .pre = кузнечном тролле
    .about = Его молот весит столько же, сколько вы.
smoke-wraith = дымный призрак
    .gen = дымного призрака
    .dat = дымному призраку
    .acc = дымного призрака
    .ins = дымным призраком
    .pre = дымном призраке
    .about = Перед битвой угроза магии 7+: при провале герой падает.
magma-worm = магмовый червь
    .gen = магмового червя
    .dat = магмовому червю
    .acc = магмового червя
    .ins = магмовым червём
    .pre = магмовом черве
    .about = Успешный удар в ближнем бою ещё и валит героя с ног; чтобы подняться, нужно вдобавок преодолеть угрозу ближнего боя 6+.
cinder-knight = рыцарь углей
    .gen = рыцаря углей
    .dat = рыцарю углей
    .acc = рыцаря углей
    .ins = рыцарем углей
    .pre = рыцаре углей
    .about = Успешный удар магией ещё и отнимает у героя 1 очко славы. За ещё X очков риска героя: +X к атаке.
    .with-x = Успешный удар магией ещё и отнимает у героя 1 очко славы. За ещё { COUNT("peril-point", "acc", $x) } героя: +{ $x } к атаке.
molten-spill = разлив металла
    .gen = разлива металла
    .dat = разливу металла
    .acc = разлив металла
    .ins = разливом металла
    .pre = разливе металла
    .about = Ждёт в пустой локации. При провале 1 рана, при успехе 1 очко славы. Каждый ход взводится снова.
hammer-fall = падающий молот
    .gen = падающего молота
    .dat = падающему молоту
    .acc = падающий молот
    .ins = падающим молотом
    .pre = падающем молоте
    .about = Срабатывает сразу против одного героя. При провале 1 рана, и герой падает, при успехе 1 очко славы.
soot-blindness = слепота от копоти
    .gen = слепоты от копоти
    .dat = слепоте от копоти
    .acc = слепоту от копоти
    .ins = слепотой от копоти
    .pre = слепоте от копоти
    .about = До конца хода: −2 к скорости в битвах и проверках.
grinding-gears = скрежет шестерён
    .gen = скрежета шестерён
    .dat = скрежету шестерён
    .acc = скрежет шестерён
    .ins = скрежетом шестерён
    .pre = скрежете шестерён
    .about = Сдвиньте карту локации. Каждый соперник теряет 1 очко славы.
burning-debt = горящий долг
    .gen = горящего долга
    .dat = горящему долгу
    .acc = горящий долг
    .ins = горящим долгом
    .pre = горящем долге
    .about = Герой отдаёт 3 очка славы или получает 2 раны.
spell-of-banishing = чары изгнания
    .gen = чар изгнания
    .dat = чарам изгнания
    .acc = чары изгнания
    .ins = чарами изгнания
    .pre = чарах изгнания
    .about = Один атакующий монстр возвращается на руку владельца. Вытяните 1 карту.
tempered-parry =
    { $count ->
        [one] закалённый отпор
        [few] закалённых отпора
       *[many] закалённых отпоров
    }
    .gen =
        { $count ->
            [one] закалённого отпора
            [few] закалённых отпоров
           *[many] закалённых отпоров
        }
    .dat =
        { $count ->
            [one] закалённому отпору
            [few] закалённым отпорам
           *[many] закалённым отпорам
        }
    .acc =
        { $count ->
            [one] закалённый отпор
            [few] закалённых отпора
           *[many] закалённых отпоров
        }
    .ins =
        { $count ->
            [one] закалённым отпором
            [few] закалёнными отпорами
           *[many] закалёнными отпорами
        }
    .pre =
        { $count ->
            [one] закалённом отпоре
            [few] закалённых отпорах
           *[many] закалённых отпорах
        }
    .about = +3 к ближнему бою в этой битве.
ember-walk = прогулка по углям
    .gen = прогулки по углям
    .dat = прогулке по углям
    .acc = прогулку по углям
    .ins = прогулкой по углям
    .pre = прогулке по углям
    .about = Перенесите своего героя в локацию не дальше 2 переходов.
smiths-arm = рука кузнеца
    .gen = руки кузнеца
    .dat = руке кузнеца
    .acc = руку кузнеца
    .ins = рукой кузнеца
    .pre = руке кузнеца
    .about = +1 к ближнему бою при атаке, и каждый ваш успешный удар наносит на 1 рану больше.
inner-fire = внутренний огонь
    .gen = внутреннего огня
    .dat = внутреннему огню
    .acc = внутренний огонь
    .ins = внутренним огнём
    .pre = внутреннем огне
    .about = +1 к магии, +1 к атакам. Цена сохранения: 1 очко славы.
fuel-the-fire = пища для огня
    .gen = пищи для огня
    .dat = пище для огня
    .acc = пищу для огня
    .ins = пищей для огня
    .pre = пище для огня
    .about = Получите X очков действия.
    .with-x = Получите { COUNT("action-point", "acc", $x) }.
master-plan = чертёж мастера
    .gen = чертежа мастера
    .dat = чертежу мастера
    .acc = чертёж мастера
    .ins = чертежом мастера
    .pre = чертеже мастера
    .about = Возьмите на руку сокровище из сброса.
cooling-salve =
    { $count ->
        [one] охлаждающая мазь
        [few] охлаждающие мази
       *[many] охлаждающих мазей
    }
    .gen =
        { $count ->
            [one] охлаждающей мази
            [few] охлаждающих мазей
           *[many] охлаждающих мазей
        }
    .dat =
        { $count ->
            [one] охлаждающей мази
            [few] охлаждающим мазям
           *[many] охлаждающим мазям
        }
    .acc =
        { $count ->
            [one] охлаждающую мазь
            [few] охлаждающие мази
           *[many] охлаждающих мазей
        }
    .ins =
        { $count ->
            [one] охлаждающей мазью
            [few] охлаждающими мазями
           *[many] охлаждающими мазями
        }
    .pre =
        { $count ->
            [one] охлаждающей мази
            [few] охлаждающих мазях
           *[many] охлаждающих мазях
        }
    .about = Исцелите 3 раны.
dragonhide-coat = плащ из драконьей кожи
    .gen = плаща из драконьей кожи
    .dat = плащу из драконьей кожи
    .acc = плащ из драконьей кожи
    .ins = плащом из драконьей кожи
    .pre = плаще из драконьей кожи
    .about = +1 к контратакам; каждый удар демона наносит на 1 рану меньше.
ember-blade = тлеющий клинок
    .gen = тлеющего клинка
    .dat = тлеющему клинку
    .acc = тлеющий клинок
    .ins = тлеющим клинком
    .pre = тлеющем клинке
    .about = +1 к ближнему бою. Каждая ваша успешная атака приносит 1 очко славы.
smoked-lens = закопчённая линза
    .gen = закопчённой линзы
    .dat = закопчённой линзе
    .acc = закопчённую линзу
    .ins = закопчённой линзой
    .pre = закопчённой линзе
    .about = +1 к проверкам угроз, +1 к броскам поиска.
grapnel = крюк с верёвкой
    .gen = крюка с верёвкой
    .dat = крюку с верёвкой
    .acc = крюк с верёвкой
    .ins = крюком с верёвкой
    .pre = крюке с верёвкой
    .about = Блокированные выходы для вас открыты, ямы вам не страшны.
tool-belt = пояс с инструментами
    .gen = пояса с инструментами
    .dat = поясу с инструментами
    .acc = пояс с инструментами
    .ins = поясом с инструментами
    .pre = поясе с инструментами
    .about = Предел сокровищ +2, +1 к проверкам угроз ловушек.
coal-hound = угольный пёс
    .gen = угольного пса
    .dat = угольному псу
    .acc = угольного пса
    .ins = угольным псом
    .pre = угольном псе
    .about = Успешный удар ещё и приносит герою 1 очко риска.
bellows-ghoul = упырь мехов
    .gen = упыря мехов
    .dat = упырю мехов
    .acc = упыря мехов
    .ins = упырём мехов
    .pre = упыре мехов
    .about = Успешный удар ещё и лишает героя случайной карты с руки.
spark-sprite = дух искр
    .gen = духа искр
    .dat = духу искр
    .acc = духа искр
    .ins = духом искр
    .pre = духе искр
    .about = После успешного удара у героя −1 к контратакам до конца хода.
chain-warden = цепной страж
    .gen = цепного стража
    .dat = цепному стражу
    .acc = цепного стража
    .ins = цепным стражем
    .pre = цепном страже
    .about = Успешный удар скоростью ещё и утаскивает героя в соседнюю локацию.
obsidian-sentinel = обсидиановый часовой
    .gen = обсидианового часового
    .dat = обсидиановому часовому
    .acc = обсидианового часового
    .ins = обсидиановым часовым
    .pre = обсидиановом часовом
    .about = Ему велели ждать, и он ждал.
cinder-witch = пепельная ведьма
    .gen = пепельной ведьмы
    .dat = пепельной ведьме
    .acc = пепельную ведьму
    .ins = пепельной ведьмой
    .pre = пепельной ведьме
    .about = Успешный удар ещё и забирает у героя 1 очко славы для того, кто её послал.
scorched-bear = опалённый медведь
    .gen = опалённого медведя
    .dat = опалённому медведю
    .acc = опалённого медведя
    .ins = опалённым медведем
    .pre = опалённом медведе
    .about = +1 к его атакам за каждую рану на нём.
slag-ooze = шлаковая слизь
    .gen = шлаковой слизи
    .dat = шлаковой слизи
    .acc = шлаковую слизь
    .ins = шлаковой слизью
    .pre = шлаковой слизи
    .about = Успешный удар ещё и разъедает одно сокровище героя.
scalding-vent = обжигающая отдушина
    .gen = обжигающей отдушины
    .dat = обжигающей отдушине
    .acc = обжигающую отдушину
    .ins = обжигающей отдушиной
    .pre = обжигающей отдушине
    .about = Ждёт в пустой локации. При провале 1 рана и минус 1 очко славы; при успехе вытяните 1 карту.
weighted-floor = пол с противовесом
    .gen = пола с противовесом
    .dat = полу с противовесом
    .acc = пол с противовесом
    .ins = полом с противовесом
    .pre = поле с противовесом
    .about = Срабатывает сразу. При провале 2 очка риска, и герой падает, а чтобы подняться, преодолейте угрозу скорости 7+; при успехе 1 очко славы.
molten-shackles = раскалённые оковы
    .gen = раскалённых оков
    .dat = раскалённым оковам
    .acc = раскалённые оковы
    .ins = раскалёнными оковами
    .pre = раскалённых оковах
    .about = −2 к атакам. В фазе подвигов проклятый герой может потратить 1 очко действия, чтобы сбросить эту карту и потерять 1 очко риска.
shaking-ground = дрожь земли
    .gen = дрожи земли
    .dat = дрожи земли
    .acc = дрожь земли
    .ins = дрожью земли
    .pre = дрожи земли
    .about = Каждый соперник проходит проверку угрозы скорости 8+: при провале герой падает.
brittle-steel = хрупкая сталь
    .gen = хрупкой стали
    .dat = хрупкой стали
    .acc = хрупкую сталь
    .ins = хрупкой сталью
    .pre = хрупкой стали
    .about = Довесок к сокровищу соперника: у владельца −1 к контратакам.
fanned-flames = раздутое пламя
    .gen = раздутого пламени
    .dat = раздутому пламени
    .acc = раздутое пламя
    .ins = раздутым пламенем
    .pre = раздутом пламени
    .about = Довесок к монстру: каждый успешный удар его атак наносит на 1 рану больше.
ember-brand = клеймо углей
    .gen = клейма углей
    .dat = клейму углей
    .acc = клеймо углей
    .ins = клеймом углей
    .pre = клейме углей
    .about = До конца хода: −2 в заданиях, −1 к атакам.
anvil-stance = стойка наковальни
    .gen = стойки наковальни
    .dat = стойке наковальни
    .acc = стойку наковальни
    .ins = стойкой наковальни
    .pre = стойке наковальни
    .about = +1 к контратакам. Ямы не валят вас с ног.
hammer-rhythm = ритм молота
    .gen = ритма молота
    .dat = ритму молота
    .acc = ритм молота
    .ins = ритмом молота
    .pre = ритме молота
    .about = +1 к атакам. За каждого побеждённого монстра исцелите 1 рану.
fire-in-the-blood = огонь в крови
    .gen = огня в крови
    .dat = огню в крови
    .acc = огонь в крови
    .ins = огнём в крови
    .pre = огне в крови
    .about = Каждый раз, когда вас ранят, получите 1 очко славы.
miners-nose = чутьё рудокопа
    .gen = чутья рудокопа
    .dat = чутью рудокопа
    .acc = чутьё рудокопа
    .ins = чутьём рудокопа
    .pre = чутье рудокопа
    .about = +2 к броскам поиска, +2 к проверкам ловушек, +1 к проверкам преград.
sudden-flare = внезапная вспышка
    .gen = внезапной вспышки
    .dat = внезапной вспышке
    .acc = внезапную вспышку
    .ins = внезапной вспышкой
    .pre = внезапной вспышке
    .about = В этой битве: +1 к вашим контратакам, и каждый удар наносит на 1 рану меньше.
quick-temper = вспыльчивость
    .gen = вспыльчивости
    .dat = вспыльчивости
    .acc = вспыльчивость
    .ins = вспыльчивостью
    .pre = вспыльчивости
    .about = +3 к вашей следующей атаке.
oath-of-iron = клятва железа
    .gen = клятвы железа
    .dat = клятве железа
    .acc = клятву железа
    .ins = клятвой железа
    .pre = клятве железа
    .about = +1 к ближнему бою, +1 к контратакам против големов.
borrowed-breath = одолженное дыхание
    .gen = одолженного дыхания
    .dat = одолженному дыханию
    .acc = одолженное дыхание
    .ins = одолженным дыханием
    .pre = одолженном дыхании
    .about = Исцелите 1 рану, поднимитесь, вытяните 1 карту.
plated-apron = фартук с пластинами
    .gen = фартука с пластинами
    .dat = фартуку с пластинами
    .acc = фартук с пластинами
    .ins = фартуком с пластинами
    .pre = фартуке с пластинами
    .about = +1 к контратакам, +1 к проверкам преград.
furnace-door = печная дверца
    .gen = печной дверцы
    .dat = печной дверце
    .acc = печную дверцу
    .ins = печной дверцей
    .pre = печной дверце
    .about = Ответ, за 1 очко славы: каждый удар в этой битве наносит на 1 рану меньше.
clinker-boots = подкованные сапоги
    .gen = подкованных сапог
    .dat = подкованным сапогам
    .acc = подкованные сапоги
    .ins = подкованными сапогами
    .pre = подкованных сапогах
    .about = +1 к скорости в проверках угроз. Шипы вам не страшны.
spark-ring = кольцо искры
    .gen = кольца искры
    .dat = кольцу искры
    .acc = кольцо искры
    .ins = кольцом искры
    .pre = кольце искры
    .about = В любой момент, за 1 очко славы: +2 к магии в вашем следующем броске.
poker-staff = посох-кочерга
    .gen = посоха-кочерги
    .dat = посоху-кочерге
    .acc = посох-кочергу
    .ins = посохом-кочергой
    .pre = посохе-кочерге
    .about = +2 к магии при атаке, +1 при контратаке.
cold-iron-charm = оберег холодного железа
    .gen = оберега холодного железа
    .dat = оберегу холодного железа
    .acc = оберег холодного железа
    .ins = оберегом холодного железа
    .pre = обереге холодного железа
    .about = +1 к проверкам угроз, +2 к контратакам против культистов.
blasting-keg = бочонок пороха
    .gen = бочонка пороха
    .dat = бочонку пороха
    .acc = бочонок пороха
    .ins = бочонком пороха
    .pre = бочонке пороха
    .about = Каждый другой герой в вашей локации получает 1 рану и падает.
slay-the-furnace-drake = «Сразить печного дракона»
    .gen = «Сразить печного дракона»
    .dat = «Сразить печного дракона»
    .acc = «Сразить печного дракона»
    .ins = «Сразить печного дракона»
    .pre = «Сразить печного дракона»
    .about = Великая кузня: победите печного дракона. Награда: 3 очка славы.
hammer-of-dawn = «Молот рассвета»
    .gen = «Молот рассвета»
    .dat = «Молот рассвета»
    .acc = «Молот рассвета»
    .ins = «Молот рассвета»
    .pre = «Молот рассвета»
    .about = Литейная, угроза ближнего боя 9+: при провале 1 рана, потеряйте 1 очко действия. Артефакт: +1 к атакам.
mark-of-ash = «Метка пепла»
    .gen = «Метка пепла»
    .dat = «Метка пепла»
    .acc = «Метка пепла»
    .ins = «Метка пепла»
    .pre = «Метка пепла»
    .about = Пока не выполнено: −1 к контратакам. Закалочные купели, угроза уровня 10+: при провале 2 очка риска, потеряйте 1 очко действия, вы падаете. Награда: исцелите 3 раны.
feed-the-furnace = «Накормить печь»
    .gen = «Накормить печь»
    .dat = «Накормить печь»
    .acc = «Накормить печь»
    .ins = «Накормить печь»
    .pre = «Накормить печь»
    .about = Великая кузня: отдайте 8 очков славы, сокровище и 2 карты с руки. Награда: 4 очка славы.
hidden-vein = «Тайная жила»
    .gen = «Тайная жила»
    .dat = «Тайная жила»
    .acc = «Тайная жила»
    .ins = «Тайная жила»
    .pre = «Тайная жила»
    .about = Поиск 7+ в тоннеле, затем угроза скорости 10+: при провале 1 рана, вы падаете. Награда: 3 очка славы.
save-the-apprentice = «Спасти подмастерье»
    .gen = «Спасти подмастерье»
    .dat = «Спасти подмастерье»
    .acc = «Спасти подмастерье»
    .ins = «Спасти подмастерье»
    .pre = «Спасти подмастерье»
    .about = Проводите подмастерье из каморки надсмотрщика к рудному подъёмнику. Награда: вытяните 2 карты. { -homeward }
stop-the-bellows = «Остановить мехи»
    .gen = «Остановить мехи»
    .dat = «Остановить мехи»
    .acc = «Остановить мехи»
    .ins = «Остановить мехи»
    .pre = «Остановить мехи»
    .about = Зал мехов, 2 очка действия, угроза скорости 10+: при провале 1 рана каждому герою в локации. Награда: 2 очка славы.
read-the-sparks = «Гадание по искрам»
    .gen = «Гадание по искрам»
    .dat = «Гадание по искрам»
    .acc = «Гадание по искрам»
    .ins = «Гадание по искрам»
    .pre = «Гадание по искрам»
    .about = Пепельный алтарь: выбросьте 11+ на 2 кубиках; при провале 1 рана, вы падаете, потеряйте 1 очко действия. Награда: вытяните 2 карты.
heart-of-the-golem = «Сердце голема»
    .gen = «Сердце голема»
    .dat = «Сердце голема»
    .acc = «Сердце голема»
    .ins = «Сердце голема»
    .pre = «Сердце голема»
    .about = Литейная: победите первого голема. Награда: вытяните 2 карты.
crown-of-cinders = «Венец углей»
    .gen = «Венец углей»
    .dat = «Венец углей»
    .acc = «Венец углей»
    .ins = «Венец углей»
    .pre = «Венец углей»
    .about = Пепельный алтарь, угроза магии 10+: при провале 1 рана, потеряйте 1 очко действия. Артефакт: +1 к магии. { -homeward }
cold-ember = «Холодный уголь»
    .gen = «Холодный уголь»
    .dat = «Холодный уголь»
    .acc = «Холодный уголь»
    .ins = «Холодный уголь»
    .pre = «Холодный уголь»
    .about = Пока не выполнено: −1 к магии. Великая кузня, угроза уровня 10+: при провале 2 раны, вы падаете. Награда: исцелите 3 раны.
cross-the-slag = «Перейти шлак»
    .gen = «Перейти шлак»
    .dat = «Перейти шлак»
    .acc = «Перейти шлак»
    .ins = «Перейти шлак»
    .pre = «Перейти шлак»
    .about = Шлаковый жёлоб, угроза скорости 10+: при провале 2 раны каждому герою в локации. Награда: 2 очка славы.
lost-blueprint = «Потерянный чертёж»
    .gen = «Потерянный чертёж»
    .dat = «Потерянный чертёж»
    .acc = «Потерянный чертёж»
    .ins = «Потерянный чертёж»
    .pre = «Потерянный чертёж»
    .about = Поиск 8+ в помещении, затем угроза уровня 10+: при провале 2 очка риска, потеряйте 1 очко действия. Награда: вытяните 2 карты.
light-the-beacon = «Зажечь маяк»
    .gen = «Зажечь маяк»
    .dat = «Зажечь маяк»
    .acc = «Зажечь маяк»
    .ins = «Зажечь маяк»
    .pre = «Зажечь маяк»
    .about = Разрушенный дозор или большой дымоход, угроза уровня 10+: при провале каждый герой в локации получает 3 очка риска и теряет 1 очко действия. Награда: 3 очка славы.
first-golem = первый голем
    .gen = первого голема
    .dat = первому голему
    .acc = первого голема
    .ins = первым големом
    .pre = первом големе
    .about = Все остальные сделаны по его образцу.
furnace-drake = печной дракон
    .gen = печного дракона
    .dat = печному дракону
    .acc = печного дракона
    .ins = печным драконом
    .pre = печном драконе
    .about = Его разожгли как огонь, а он вырос.

# -- moments --------------------------------------------------------------------------------------
attacked = меня атакуют
own-defence = когда атакуют моего героя
own-attack = когда атакует мой герой
own-threat = перед угрозой чудовища моему герою
own-trap = перед тем, как на моего героя сработает ловушка
own-location = перед действием локации на моего героя
own-laying = перед тем, как я вытяну локацию
own-rest = когда мой ход кончается и у меня прибавилось славы
own-ambush = когда я могу атаковать в чужой ход
own-brink = когда жизнь моего героя в опасности
rival-quest = когда соперник пытается выполнить задание
rival-again = когда соперник в тот же ход снова пытается выполнить задание
rival-search = когда соперник ищет
rival-exit = когда соперник идёт через блокированный выход или ловушку
rival-standing = когда соперник должен преодолеть угрозу, чтобы подняться
rival-brink = когда жизнь соперника в опасности
rival-battle = когда атакуют соперника
rival-trap = когда на соперника срабатывает ловушка
rival-location = когда соперник входит в локацию

## Урок

lesson-roles = Вы Норд Фимбл, герой в змеином храме, и в то же время повелитель подземелья для соперника, Родерика. Ход начинается со злодеяний: монстры, ловушки и проклятия против других героев, а платят за них риском самих этих героев. У Родерика только 2 очка риска, а ваши монстры стоят 4. Завершите фазу.
    .title = Герой и повелитель подземелья
lesson-place = Каждый ход подземелье растёт на одну локацию. Вам выпала сокровищница богини, и именно там выполняется ваше задание «Чешуйчатый венец». Выберите свободное место за плачущей галереей, на севере, так, чтобы открытая сторона сокровищницы смотрела на галерею.
    .title = Подземелье растёт
lesson-move = У вас 4 очка действия, столько же, сколько скорости, и шаг стоит одно очко. Локация, где вы впервые за этот ход, приносит славу, которой платят за свои карты, и риск, которым платят за то, что делают с вами другие. Идите на север, в плачущую галерею: 1 очко славы и 3 очка риска.
    .title = Слава и риск
lesson-exit = Путь дальше преграждён: кубик и ваша магия, 5, вместе должны дать 11, так что поможет только шестёрка. Но провал стоит всего лишь одного лишнего очка действия: пока очки есть, вы всё равно пройдёте. У вас их 3. Идите дальше на север.
    .title = Преграда на пути
lesson-card = 2 и 5 — это 7: проход обошёлся в два очка, зато вы на месте. Для задания нужна магия 10, это треть всех бросков. Но у вас уже 5 очков славы, а шлем стража стоит 3: он добавляет 1 в проверках и ещё 1 в заданиях. Сыграйте его.
    .title = На что нужна слава
lesson-any-time = У вас осталось 2 очка славы, и за одно из них «Шёпот знамений» даёт взять две карты. Это карта «в любой момент»: её можно сыграть и сейчас, в фазе подвигов, и когда что-нибудь происходит в ход соперника. Сыграйте её: повелителю подземелья будет из чего выбирать.
    .title = В любой момент
lesson-quest = Со шлемом хватит тройки: два шанса из трёх. Первая попытка за ход бесплатна. Чего стоит провал, написано на карте: 2 раны и очко действия. Чтобы прочитать любую карту, наведите на неё указатель или прижмите пальцем. Попробуйте добыть венец.
    .title = Задание
lesson-discard = 4 и 7 — это 11: венец ваш, вы на уровне 8, и это первое из трёх заданий, приносящих победу. Оно возвращает вас к вратам с 4 новыми очками риска, и ход кончается: вы сбрасываете карту и добираете до пяти. Оставшееся очко действия сохраняется на ход соперника, и оно вам понадобится. Вы не ранены, так что можно сбросить зелье или двуглавое исчадие.
    .title = Одно из трёх
lesson-respond = Злодеяния Родерика: за 3 из ваших 13 очков риска он посылает змеелюда. Тот атакует в ближнем бою, 4 против ваших 3, и удар нанёс бы 2 раны. До броска можно ответить: ваше умение даёт +2 за последнее очко славы. Примените его.
    .title = Вас атакуют
lesson-challenge = 7 против ваших 9: бьёт тот, у кого больше, поэтому змеелюд ранен, и здоровья у него осталось 1. Атака окончена, но за сохранённое очко действия можно один раз ударить самому. Атакуйте змеелюда.
    .title = Ответный удар
lesson-form = Форму выбирает тот, кто атакует, и защищаться приходится в ней же. В магии у вас 7, а у змеелюда 3; в скорости было бы 5 против 4. Бейте туда, где он слаб: магией.
    .title = Ближний бой, магия или скорость
lesson-lord = Змеелюд убит, и две его раны принесли вам 2 очка славы. Снова ваш ход, и теперь уже Родерик набрал 8 очков риска. Ваша нага-чародейка стоит 4 и атакует магией: 7 против его 4. Пошлите её.
    .title = Теперь повелитель — вы
lesson-attack = Все монстры хода атакуют вместе, так что можно послать и нескольких, пока хватает риска. Больше посылать некого. Атакуйте.
    .title = Все разом
lesson-lair = 12 против 7: рана, и ещё нага украла для вас 2 очка славы. Монстр, оставшийся невредимым, возвращается на руку или уходит в логово: там он не занимает места на руке, и его можно послать снова. Отправьте её в логово.
    .title = Логово
lesson-peril = За каждую рану, которую нанёс ваш монстр, можно дать кому-нибудь 1 очко риска. Дайте его Родерику: оно оплатит вашу следующую карту против него.
    .title = Раны приносят риск
lesson-explore = Завершите злодеяния и положите следующую локацию: это змеиный архив, место вашего второго задания. Кладите куда хотите, лучше поближе к себе. А если одной локации мало, герой может разведать ещё: за очко действия вы возьмёте и положите ещё одну.
    .title = Дорога к следующему заданию
lesson-free = Побеждает тот, кто первым выполнит три задания, или последний живой герой, или тот, кто одолеет Накари. Для задания «Яд в крови» нужно здоровье 21: у вас 18 и ещё 2 от шлема, так что, пока вы целы, подойдёт любой бросок. Дальше решают случай и вы: посмотрите, куда доведут ваши очки.
    .title = Теперь вы
