### Слова, общие для всех игр, по-русски.

list-comma = { ", " }
list-and = { " и " }

## Игроки

player-human =
    { $who ->
        [you] Вы
        [only] Игрок
       *[other] Игрок { $number }
    }
player-computer =
    { $kind ->
        [random] Случай
       *[other] Компьютер
    }

## Отказы, известные каждой игре

refusal-refused = Так нельзя.
refusal-match-over = Игра окончена.
refusal-not-your-decision = Сейчас решает другой игрок.
refusal-stale = Этот выбор опоздал: игра уже ушла вперёд.
refusal-unknown-option = В этой игре нет такого действия.
refusal-forbidden = Правила сейчас этого не позволяют.

## Что командная строка говорит о неверном вводе

refusal-unknown-game = Нет игры «{ $game }»; есть { $known }.
refusal-unknown-player = Нет игрока «{ $player }»; за компьютер играют { $known }.
refusal-cannot-weigh = Взвешивать варианты может только игрок, который ищет, например search:100, а не «{ $player }».
refusal-unknown-language = Нет языка «{ $lang }»; есть { $known }.
refusal-name-a-game = Назовите игру: { $known }.
refusal-no-rule = В правилах «{ $title }» нет правила «{ $rule }».
system-no-such-file = такого файла нет
system-no-such-folder = такой папки нет
system-not-allowed = нет прав на это
system-read-only = туда нельзя ничего записать
system-is-a-folder = это папка
system-disk-full = на диске не осталось места
system-name-too-long = слишком длинное имя
system-refuses = система отказывает
refusal-cannot-read = Не удалось прочесть { $path }: { NAME($reason) }.
refusal-cannot-write = Не удалось записать { $path }: { NAME($reason) }.
refusal-no-folder = Не удалось записать { $path }: нет папки { $folder }.
refusal-too-few-matches =
    { $least ->
        [one] Нужна хотя бы одна игра, а не { $given }.
        [few] Нужны хотя бы { $least } игры, а не { $given }.
       *[many] Нужно хотя бы { $least } игр, а не { $given }.
    }
refusal-too-few-workers = Нужен хотя бы один процесс, а не { $given }.
refusal-ladder-two = В турнире нужны хотя бы два игрока.
refusal-ladder-same = Игроки турнира должны различаться.
refusal-wrong-seats = В этой игре мест от { $least } до { $most }, а не { $seats }.
refusal-wrong-players = В этой игре мест от { $least } до { $most }, а в --players игроков { $seats }; подойдёт «--players { $example }».
refusal-setup-written = Настройка подготовки пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }».
refusal-no-presets = В этой игре нет готовых настроек.
refusal-preset-unknown = Готовой настройки «{ $preset }» нет, а есть { $known }.
refusal-setup-value = Так начать игру нельзя: { $option } не может быть «{ $value }», может быть { $known }.
refusal-setup-type =
    Так начать игру нельзя: { $option } не может быть «{ $value }», здесь нужно { $wants ->
        [number] подходящее число
        [yes-or-no] true или false
       *[names] перечислить названия через запятую
    }.
refusal-setup-first =
    Так начать игру нельзя: первым назван игрок { $seat }, а { $last ->
        [0] место одно, его номер 0
       *[other] места идут от 0 до { $last }
    }.
refusal-setup-count =
    Так начать игру нельзя: { $count ->
        [one] { $count } { $what ->
            [characters] персонаж
           *[heroes] герой
        }
        [few] { $count } { $what ->
            [characters] персонажа
           *[heroes] героя
        }
       *[many] { $count } { $what ->
            [characters] персонажей
           *[heroes] героев
        }
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
refusal-setup-unknown = Так начать игру нельзя: «{ $card }» здесь нет, есть { $known }.
refusal-setup-twice =
    Так начать игру нельзя: карта каждого { $what ->
        [characters] персонажа
       *[heroes] героя
    } одна, двоим её не взять.
refusal-setup-bands = Так начать игру нельзя: наборы идут от низших уровней к высшим, а не { $sets }.
refusal-pack-unknown = Так начать игру нельзя: набора «{ $pack }» здесь нет, есть { $known }.
refusal-pack-broken = Набор { $pack } не читается. Что в нём не так, скажет команда undercroft pack check.
refusal-pack-untrusted = С этим набором идёт своя программа, { $file }. Она выполняется, только если набор установлен как пакет Python или с --trust: пишите его, только если доверяете тому, кто её написал.
refusal-pack-id = Набор не может называться «{ $pack }»: только строчные латинские буквы, цифры и дефисы, сначала буква.
refusal-pack-taken = Набор { $pack } уже есть; другому нужно другое имя.
refusal-pack-none = Здесь нет набора: нет файла { $file }.
refusal-pack-no-game = Наборов карт в этой игре нет.
refusal-setup-same-id = Так начать игру нельзя: в наборах { $sets } разное названо одинаково.
refusal-script = В сценарии для «{ $what }» стоит «{ $name }», а может быть только { $known }.
refusal-record-commitment = Зерно не то, к которому обязывала запись.
refusal-record-arranged = Партию, расставленную вручную, записать нельзя.
refusal-record-deep = Это не запись игры: слишком глубокая вложенность.
refusal-record-text = Это не запись игры: в ней есть текст, который не Юникод.
refusal-record-json =
    Это не запись игры: не JSON{ $byte ->
        [0] { "" }
       *[other] { " " }(байт { $byte })
    }.
refusal-record-foreign = Это не запись игры Undercroft.
refusal-record-format = У записи формат { $format }, а здесь читается формат { $here }.
refusal-record-game = Это запись игры «{ $game }», которой здесь нет.
refusal-record-version = Запись сделана с версией { $version } игры { $game }, а здесь версия { $here }.
refusal-record-content = Запись сделана с другими картами набора «{ $pack }», не с теми, что здесь.
refusal-record-carried =
    { $count ->
        [0] Эта партия
        [one] После { $count } выбора эта партия
       *[many] После { $count } выборов эта партия
    } пошла дальше по другим правилам или с другими картами, чем началась, поэтому повторить её нельзя.
refusal-record-seats = Мест в { $path }: { $seats }, а не { $given }.
refusal-record-sealed = Запись запечатана: зерно откроется, когда игра кончится.
refusal-record-broken =
    Запись повреждена{ $field ->
        [none] { "" }
       *[other] : в поле «{ $field }» стоит не то или не стоит ничего
    }.
refusal-record-seed = Запись повреждена: зерно — это 64 шестнадцатеричные цифры.
refusal-record-no-seed = Это запись оконченной игры, но зерна в ней нет.
refusal-record-cut =
    Запись обрезана: она кончается { $choices ->
        [0] до первого выбора
       *[other] после выбора { $choices }
    }, а её след ведёт до выбора { $trail }.
refusal-record-trail =
    След записи кончается { $trail ->
        [0] до первого выбора
       *[other] после выбора { $trail }
    }, а { $choices ->
        [one] есть { $choices } выбор
        [few] есть { $choices } выбора
       *[many] есть { $choices } выборов
    }.
refusal-record-choice = Запись повреждена: выбор { $number } ({ $option }) не по правилам.
refusal-record-beginning = Подготовка не ведёт к началу, которое записано.
refusal-record-elsewhere = Выбор { $number } ({ $option }) ведёт не к тому, что записано.
refusal-record-outcome = Счёт в записи: { $said }; счёт игры: { $found } (у победителей звёздочка).
refusal-record-fails = Запись не сходится; почему, скажет undercroft verify.
refusal-record-unfinished =
    Игра не доиграна: в записи { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[many] { $choices } выборов
    }, разбирать её рано.
refusal-saved-foreign = Это не сохранённая партия Undercroft.
refusal-saved-format = Партия сохранена в формате { $format }, а здесь читается формат { $here }.
refusal-saved-broken = Сохранённая партия повреждена: { $reason }.
refusal-saved-game = Это сохранённая партия игры { $game }, а не { $here }.
refusal-saved-version = Партия сохранена с версией { $version } игры { $game }, а здесь версия { $here }.
refusal-saved-content = Партия сохранена с другими картами набора «{ $pack }», не с теми, что здесь.
refusal-saved-changed = Правила изменились слишком сильно, чтобы эта партия продолжалась ({ $reason }).
refusal-saved-shape = Партию сохранил другой Undercroft: стол игры { $game } устроен в нём иначе.
refusal-saved-gone = Сохранённой партии нужно «{ $name }», а в игре этого больше нет.
refusal-saved-arranged = Партию, расставленную вручную, сохранить нельзя.

refusal-not-among = «{ $given }» здесь не подходит, можно: { $known }.
refusal-no-operator-token = Не удалось прочесть { $path }: назовите папку данных сервера (--data) или запустите от имени её владельца.
refusal-short-operator-token = { $path } повреждён или пуст: удалите его и перезапустите сервер, он сделает новый.
refusal-server-silent = По адресу { $url } сервер Undercroft не отвечает.
refusal-bad-duration = Срок пишется 30m, 12h или 7d, а не «{ $given }».

## У приглашения

play-record-fails = Осторожно: запись не сходится, и честность кубиков по ней не доказать. Подробнее скажет undercroft verify. { $reason }
play-commitment = Отпечаток { $commitment }
play-players = За столом: { $names }.
play-hand-over = Решает { $seat }. Передайте клавиатуру и нажмите Enter.
play-turn = { $seat }:
play-group-other = Варианты
play-more =
    { $count ->
        [one] m: ещё { $count } вариант, который делает меньше
        [few] m: ещё { $count } варианта, которые делают меньше
       *[many] m: ещё { $count } вариантов, которые делают меньше
    }
play-keys =
    { $last ->
        [1] 1
       *[other] 1-{ $last }
    }, ? пояснить, h подсказка, u назад, { $orders ->
        [yes] o распоряжения,{ " " }
       *[no] { "" }
    }l журнал, v стол, s сохранить, q выйти
play-orders = Ваши распоряжения
play-orders-none = Их нет: вас спрашивают в важные моменты.
play-orders-how = o и номер — отдать или отменить:
play-no-orders = В этой игре вне своего хода никого не спрашивают, распоряжаться нечем.
play-input = >
play-no-such-number =
    { $last ->
        [1] Варианта { $number } здесь нет, есть только 1.
       *[other] Варианта { $number } здесь нет: выберите от 1 до { $last }.
    }
play-no-more = Все варианты уже перечислены.
play-not-understood = «{ $text }» здесь ничего не значит: введите номер или ? для справки.
play-undone = Выбор отменён.
refusal-undo-nothing = Отменять пока нечего.
refusal-undo-not-yours = Последний выбор сделан не вами, его не отменить.
refusal-undo-revealed = С тех пор брошены кубики или открылось скрытое: это не отменить.
play-saved = Сохранено: { $path }
play-file-exists = { $path } уже есть: назовите другой файл.
play-not-saved = Не удалось сохранить в { $path }: { NAME($reason) }.
play-cannot-leave = Игра ещё не сохранена: s ФАЙЛ сохранит её в другом месте, q! выйдет без сохранения.
play-left = Вы выходите. Продолжить: { $command }
play-left-unsaved = Вы выходите, игра не сохранена.
play-log-empty = Пока ничего не произошло.
play-again-and-again = { $sentence } (×{ $count }).
play-so-far = Что было до сих пор
play-no-russian = This terminal cannot show Russian letters, so here is English.

## Пояснения

help-keys = Что можно ввести
help-word = зелье
help-file = ФАЙЛ
help-number = выбрать этот вариант
help-again = ещё раз показать стол и варианты
help-more = перечислить и варианты, которые делают меньше
help-explain = пояснить, о чём спрашивают, и привести правила
help-explain-number = пояснить вариант 3 и привести его правило
help-explain-word = найти в правилах слово или номер правила
help-hint = чего стоит каждый вариант, насколько это можно знать
help-undo = отменить свой последний выбор
help-log = что было до сих пор
help-view = всё, что на столе
help-save = сохранить игру, в ФАЙЛ, если он назван
help-leave = выйти; игра сохранится
help-rules = Какие правила действуют
help-ruling = Уточнение
help-nothing-found = В правилах ничего нет о «{ $text }».
help-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    } о «{ $text }»
help-found-more = и ещё { $count }; второе слово сузит поиск

## Подсказки

hint-thinking = Смотрим вперёд…
hint-title =
    { $unit ->
        [points] Чего стоит каждый вариант: сколько очков ожидать в конце
       *[chance] Чего стоит каждый вариант: ваш шанс на победу
    }
hint-value = { $value } ({ $range })
hint-best =
    { $rival ->
        [0] Лучше всего вариант { $number }: «{ $option }».
       *[other] Похоже, лучше всего вариант { $number }: «{ $option }»; вариант { $rival }, возможно, не хуже.
    }
hint-why = В среднем, если сравнить с «{ $other }»: { $reasons }.
hint-why-even = Насколько отсюда видно, «{ $other }» приносит столько же.
hint-fair = Подсказка смотрит вперёд со своей удачей и заново раздаёт то, чего вы не видите: она знает не больше вашего.
hint-only = Здесь только один вариант.
hint-stopped = Подсказка прервана.
hint-impossible = Подсказки здесь нет: { $reason }

## Конец игры

end-title = Игра окончена
end-winner =
    { $you ->
        [yes] Победа ваша.
       *[no] Побеждает { $names }.
    }
end-nobody = Победителей нет.
end-lost = Вы проиграли.
end-winners = Победу делят { $names }.
end-solo =
    { $score ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
    }
end-player = Игрок
end-score = Счёт
end-rank = Звание: { $name } ({ $about })
end-feats = Достижения
end-new = впервые
end-record = Запись сохранена: { $path }

## Правила

rules-nothing = В правилах ничего нет о «{ $query }».
rules-found-in =
    В русских правилах слов «{ $query }» нет; нашлось в { $lang ->
        [en] английских
       *[other] других
    }:
rules-ruling = Уточнение: { $ruling }

## Проверка записи

verify-commitment-holds = Зерно то самое, чей отпечаток был объявлен.
verify-commitment-fails = Зерно не то, чей отпечаток был объявлен.
verify-choices-holds = Каждый выбор ведёт к тому, что сказано в записи.
verify-choices-fails = Не каждый выбор ведёт к тому, что сказано в записи.
verify-outcome-holds = Игра кончается так, как сказано в записи.
verify-outcome-fails = Игра кончается не так, как сказано в записи.
verify-scripted = Кубики этой игры не брошены, а записаны заранее.
verify-unfinished = Игра не доиграна.
verify-carried =
    { $count ->
        [0] Эта партия
        [one] После { $count } выбора эта партия
       *[many] После { $count } выборов эта партия
    } пошла дальше по другим правилам или с другими картами, чем началась. Поэтому по зерну её не проверить: нельзя доказать ни что она честная, ни что нет.
verify-difference =
    { $number ->
        [0] Игра и запись расходятся с самого начала.
       *[other] Игра и запись расходятся после выбора { $number }.
    }

## Профиль

profile-broken = Профиль не читается и отложен как { $path }. Начинается новый.
profile-not-saved = Профиль не удалось сохранить: { NAME($reason) }.

## Просмотр записи

replay-title =
    { $game }: { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[many] { $count } выборов
    }
replay-step = Выбор { $number } из { $count }
replay-start = Начало
replay-chose = { $seat }: { $option }
replay-keys = Enter дальше, b назад, g N к выбору N, e в конец, q выйти
replay-no-such-choice = Выборы пронумерованы от 0 (начало) до { $count }.
replay-not-understood = «{ $text }» здесь ничего не значит: Enter, b, g N, e или q.
replay-at-start = Это начало.
replay-at-end = Это конец записи.
replay-unfinished = Запись кончается здесь, игра не доиграна.

## Лаборатория

lab-matches = партии
lab-choices = выборы
lab-plot = График сохранён: { $path }
lab-interval = 95 %
lab-seat = место
lab-side = Сторона { $number }
lab-side-column = сторона
lab-player = игрок
lab-mean-score = ср. счёт
lab-victories = победы

## Много партий

simulate-title =
    { $game }: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    } за { $seconds } с, { $speed } партий/с, { $decisions } решений/с ({ $workers ->
        [one] { $workers } процесс
        [few] { $workers } процесса
       *[many] { $workers } процессов
    }, правила { $compiled ->
        [yes] скомпилированы
       *[no] не скомпилированы
    })
simulate-deviation = откл.
simulate-least = мин.
simulate-most = макс.

## Лестница

ladder-title =
    { $game }, { $seats ->
        [1] в одиночку
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    }
ladder-rating = рейтинг
ladder-about = Рейтинг: на сколько очков выше, чем { $player }; 400 очков значат шансы десять к одному. Интервалы получены повторной выборкой раскладов.
ladder-meeting = встреча
ladder-scores = ср. счёт
ladder-matches = партии
ladder-beats = { $one } сильнее, чем { $other }
ladder-undecided = { $one } или { $other }: не решено
ladder-gap = выше, чем { $player }
ladder-axis = рейтинг: на сколько очков выше, чем { $player }
ladder-axis-solo = средний счёт

## Баланс

balance-title =
    Баланс: { $game }, { $seats ->
        [1] в одиночку
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }
balance-players = игроки: { $players }
balance-seed = зерно { $seed }
balance-findings = Вне границ
balance-well = Всё в границах.
balance-unsure = Пока не точно: возможно, в большем числе партий всё окажется в порядке.
balance-found-hero-strong = { $name }: побед слишком много, { $value } ({ $interval }), а должно быть не больше { $bound }.
balance-found-hero-weak = { $name }: побед слишком мало, { $value } ({ $interval }), а должно быть не меньше { $bound }.
balance-found-side-strong = { $name }: побед слишком много, { $value } ({ $interval }), а должно быть не больше { $bound }.
balance-found-side-weak = { $name }: побед слишком мало, { $value } ({ $interval }), а должно быть не меньше { $bound }.
balance-found-seat-strong = { $name }: побед слишком много, { $value } ({ $interval }), а должно быть не больше { $bound }.
balance-found-seat-weak = { $name }: побед слишком мало, { $value } ({ $interval }), а должно быть не меньше { $bound }.
balance-found-place-strong = Кто ходит { $name }, побеждает слишком часто: { $value } ({ $interval }), а должно быть не больше { $bound }.
balance-found-place-weak = Кто ходит { $name }, побеждает слишком редко: { $value } ({ $interval }), а должно быть не меньше { $bound }.
balance-found-card-never-drawn = Карту «{ $name }» ни разу не вытянули.
balance-found-card-never-played = Карту «{ $name }» ни разу не сыграли.
balance-found-card-rarely-played = Карту «{ $name }» играют лишь в { $value } ({ $interval }) партий, где её вытянули, а должно быть не меньше { $bound }.
balance-found-quest-never-offered = Задание «{ $name }» ни разу не появилось.
balance-found-never-happened = { $topic }: ни в одной партии: { $name }.
balance-found-quest-never-done = Задание «{ $name }» ни разу не выполнили.
balance-found-length-short =
    Партии коротки: в среднем { $value } ({ $interval }) { $unit ->
        [rooms] комнаты
       *[rounds] раунда
    }, а должно быть не меньше { $bound }.
balance-found-length-long =
    Партии длинны: в среднем { $value } ({ $interval }) { $unit ->
        [rooms] комнаты
       *[rounds] раунда
    }, а должно быть не больше { $bound }.
balance-by-hero = Победы по героям
balance-by-side = Победы по сторонам
balance-by-seat = Победы по местам
balance-by-place = Победы по порядку хода
balance-by-player = Победы по игрокам
balance-fair =
    Поровну было бы { $share }; полоса: { $far ->
        [one] { $far } процентный пункт
        [few] { $far } процентных пункта
       *[many] { $far } процентных пунктов
    } в обе стороны.
balance-seat = Место { $number }
balance-place =
    { $number ->
        [1] первым
        [2] вторым
        [3] третьим
        [4] четвёртым
        [5] пятым
       *[other] { $number }-м
    }
balance-endings = Чем кончаются партии
balance-topic-limit = Столкновения, дошедшие до последнего раунда
balance-ending-quests = Три задания
balance-ending-nakari = Накари повержена
balance-ending-last-hero = Остался один герой
balance-ending-points = В конце решают победные очки
balance-ending-returned = Возвращение с тремя
balance-ending-lost = Проигрыш: герой погиб
balance-ending-too-long = Раунды кончились
balance-ending-treasure = В конце решают сокровища
balance-ending-last-one = Остался один
balance-ending-nobody = Не выжил никто
balance-ending-heroes = Победа героев
balance-ending-overlord = Победа властелина
balance-ending-heroes-by-limit = Победа героев в последнем раунде
balance-ending-overlord-by-limit = Победа властелина в последнем раунде
balance-ending-nobody-by-limit = Никто не успевает победить
balance-length = Длина партий
balance-lasts =
    В среднем партия длится { $mean } { $unit ->
        [rooms] комнаты
       *[rounds] раунда
    }, четыре из пяти — от { $low } до { $high }.
balance-within =
    От { $low } до { $high } { $unit ->
        [rooms] комнат
       *[rounds] раундов
    } длятся { $share } партий.
balance-side-by-side = Рядом
balance-within-bounds = из них в границах
balance-decisions = В среднем решений в партии: { $mean }.
balance-cards = Карты
balance-cards-about = Доля партий, в которых вытянутую карту и сыграли. Должно быть не меньше { $share }.
balance-quests = Задания
balance-quests-about = Доля партий, в которых появившееся задание кто-нибудь выполнил.
balance-figures = Цифры
balance-footnote = В скобках 95-процентные интервалы. Красное точно вне границ, жёлтое может быть случайностью.
balance-column-hero = герой
balance-column-side = сторона
balance-column-seat = место
balance-column-place = ход
balance-column-player = игрок
balance-column-ending = конец
balance-column-share = доля
balance-column-card = карта
balance-column-quest = задание
balance-column-group = тип
balance-column-drawn-in = вытянута в партиях
balance-column-played-in = сыграна в
balance-column-drawn = вытянуто
balance-column-played = сыграно
balance-column-discarded = сброшено
balance-column-offered = было в партиях
balance-column-what = что
balance-column-times-a-match = раз за партию
balance-column-done = выполнено в
balance-group-item = предмет
balance-group-treasure = сокровище
balance-group-boon = преимущество
balance-group-bane = проклятие
balance-group-monster = монстр
balance-group-trap = ловушка
balance-group-artifact = артефакт
balance-group-influence = влияние
balance-group-sacrifice = жертва
balance-group-hunt = охота
balance-group-search = поиск
balance-group-escort = сопровождение
balance-group-threat = угроза
balance-group-chance = шанс
balance-group-event = событие
balance-group-magic = магия
balance-group-skill = навык
balance-group-search-deck = карта поиска
balance-group-open-group = свободная группа
balance-group-encounter = столкновение
balance-saved = Отчёт сохранён: { $path }

## Наборы карт

pack-wrong =
    { $folder }: { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
pack-title = { $id }: { $degree }, уровни с { $first } по { $last }
pack-degree =
    .heroic = героический набор
    .epic = эпический набор
    .legendary = легендарный набор
pack-locations =
    { $count ->
        [one] { $count } локация
        [few] { $count } локации
       *[many] { $count } локаций
    }: тоннелей { $tunnels } (из них мрачных { $dark }), помещений { $chambers }
pack-cards =
    { $count ->
        [one] { $count } карта приключений
        [few] { $count } карты приключений
       *[many] { $count } карт приключений
    }, разных: { $different }
pack-quests =
    { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[many] { $count } заданий
    }
pack-heroes =
    { $count ->
        [one] { $count } герой
        [few] { $count } героя
       *[many] { $count } героев
    }
pack-origins = опубликовано { $published }, своих { $original }
quest-title =
    { $count ->
        [one] { $id }: { $count } встреча
        [few] { $id }: { $count } встречи
       *[many] { $id }: { $count } встреч
    }
quest-map = Встреча { $number }: фрагментов карты { $tiles }, клеток { $spaces }, дверей { $doors }
quest-foes = отрядов монстров { $groups }, свободных отрядов { $open }, приспешников { $lieutenants }, прочих { $characters }
quest-limit =
    { $rounds ->
        [one] не дольше { $rounds } раунда
       *[many] не дольше { $rounds } раундов
    }
pack-well = В этом наборе всё верно.

## Разбор

review-title =
    { $game }: { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[many] { $count } выборов
    }, из них из нескольких вариантов: { $weighed }
review-curve =
    { $unit ->
        [points] Ожидаемые очки, выбор за выбором
       *[chance] Шанс на победу, выбор за выбором
    }
review-from-to = { $from } → { $to }
review-axis = выбор
review-worst = Самые дорогие ошибки
review-cost =
    { $unit ->
        [points] Выбор { $number }, { $player }: «{ $chosen }». Лучше: «{ $better }», ожидаемый счёт { $best }, а не { $value } очка. Цена: { $cost } ± { $margin } очка.
       *[chance] Выбор { $number }, { $player }: «{ $chosen }». Лучше: «{ $better }», шанс на победу { $best }, а не { $value }. Цена: { $cost } ± { $margin }.
    }
review-more =
    { $count ->
        [one] Чего-то стоил ещё { $count } выбор, он есть в --json.
        [few] Чего-то стоили ещё { $count } выбора, они есть в --json.
       *[many] Чего-то стоили ещё { $count } выборов, они есть в --json.
    }
review-none = Явно дорогих ошибок нет.
review-about = Варианты взвешивает { $thinker }, зная не больше, чем игрок в тот момент; ± означает интервал 95 %.

## За столом в сети

refusal-malformed = Это сообщение непонятно: { $reason }.
refusal-too-big = Это сообщение слишком велико.
refusal-too-fast = Слишком много сразу. Подождите немного.
refusal-too-many-connections = У вас открыто слишком много страниц этого сайта.
refusal-too-many-tables = У вас слишком много столов. Сначала доиграйте.
refusal-foreign-origin = Страницам другого сайта этот сервер не отвечает.
refusal-not-signed-in = Сначала назовитесь.
refusal-bad-cookie = Пропуск этого браузера недействителен. Назовитесь снова или откройте свою личную ссылку.
refusal-bad-link = Эта личная ссылка уже использована, устарела или отозвана.
refusal-no-such-page = Здесь ничего нет.
refusal-no-such-game = Такой игры здесь нет.
refusal-no-such-table = Такого стола здесь нет.
refusal-no-such-seat = Такого места за этим столом нет.
refusal-no-such-rule = Такого правила в книге нет.
refusal-no-such-choice = Выбора с таким номером в игре нет: последний { $last }.
refusal-no-such-player = Такого компьютерного игрока здесь нет.
refusal-bad-setup = Так начать игру нельзя: { $reason }.
refusal-not-your-seat = Это не ваше место.
refusal-not-the-host = Это может только хозяин стола.
refusal-seat-taken = Здесь уже сидят.
refusal-seats-empty = Некоторые места ещё пусты.
refusal-not-all-ready = Готовы ещё не все.
refusal-already-started = Игра уже началась.
refusal-not-started = Игра ещё не началась.
refusal-not-over = Игра ещё не окончена.
refusal-other-rules = Эта игра шла по другим правилам, не по тем, что здесь.
refusal-other-cards = В этой игре были другие карты набора «{ $pack }», не те, что здесь.
refusal-carried-over = Эта игра пошла дальше по другим правилам или с другими картами, чем началась. Её можно посмотреть, но не разобрать.
refusal-undo-too-late = Время этого решения вышло, его не отменить.
refusal-no-such-lesson = Для этой игры урока нет.
refusal-lesson-other = По правилам так можно, но урок ведёт в другую сторону. Попробуйте: «{ $wanted }».
refusal-no-hints = За этим столом играют без подсказок.
refusal-hint-busy = Подсказки даются по одной.
refusal-review-busy = Сейчас разбирают много партий. Попробуйте через минуту.
refusal-too-many-waiting = Несколько ваших запросов ещё выполняются. Попробуйте чуть позже.
refusal-mistake = Здесь что-то сломалось. Это записано, игра не изменилась.
refusal-not-kept = Выбор не удалось сохранить, поэтому он не сделан. Попробуйте ещё раз.
refusal-head-too-big = Заголовки этого запроса слишком длинны.
refusal-too-slow = Запрос приходил слишком долго.
refusal-full = Сейчас все места заняты. Попробуйте через минуту.
refusal-unknown-host = Имя «{ $host }» этому серверу незнакомо. Его хозяин может назвать это имя ключом --name.
refusal-wrong-method = Так об этом спросить нельзя.
refusal-storage-down = Сервер сейчас не может добраться до своих записей, поэтому ничего не изменилось. Попробуйте чуть позже.
refusal-bad-proxy = «{ $proxy }» — не адрес прокси-сервера и не сеть адресов.
refusal-muted =
    { $until ->
        [never] Вам нельзя писать в чат.
       *[other] Вам нельзя писать в чат до { $until }.
    }{ $reason ->
        [none] { "" }
       *[other] { " " }Причина: { $reason }
    }
refusal-banned =
    { $until ->
        [never] На этом сервере вам играть нельзя.
       *[other] На этом сервере вам нельзя играть до { $until }.
    }{ $reason ->
        [none] { "" }
       *[other] { " " }Причина: { $reason }
    }
refusal-kicked =
    Хозяин сервера попросил вас из-за стола. За вас играет компьютер, вернуться можно.{ $reason ->
        [none] { "" }
       *[other] { " " }Причина: { $reason }
    }
refusal-table-deleted =
    Хозяин сервера удалил этот стол.{ $reason ->
        [none] { "" }
       *[other] { " " }Причина: { $reason }
    }
refusal-operators-only = Это может только хозяин сервера.
refusal-no-such-person = Нет никого, чей номер начинается так.
refusal-several-people = Так начинается несколько номеров: напишите больше букв.
refusal-no-such-sanction = Запрета с таким номером сейчас нет.

## Порядок на сервере

moderate-person = кто
moderate-name = имя
moderate-made = впервые здесь
moderate-table = стол
moderate-address = адрес
moderate-since = с какого времени
moderate-game = игра
moderate-status = состояние
moderate-connections = подключено
moderate-seats = места
moderate-time = время
moderate-text = слова
moderate-number = номер
moderate-kind = запрет
moderate-whom = кому
moderate-until = до
moderate-by = кем
moderate-reason = причина
moderate-deed = что сделано
moderate-for-good = навсегда
moderate-nothing = Показать нечего.
moderate-muted = Чат закрыт (номер { $number }), срок: { $until }.
moderate-banned = Вход закрыт (номер { $number }), срок: { $until }.
moderate-kicked = Место за столом передано компьютеру.
moderate-deleted = Стол удалён.
moderate-lifted = Запрет номер { $number } снят.

## Что не так с базой данных

refusal-cannot-listen = Не удаётся принимать соединения по адресу { $host }, порт { $port }: { $reason }.
refusal-secret-short = Секрет ({ $place }) слишком короткий: нужно не меньше { $least } байт, чтобы никто его не угадал.
refusal-secret-unreadable = Секрет { $path } не удаётся ни прочитать, ни создать: { NAME($reason) }.
refusal-db-address = Это не адрес базы данных: { $reason }.
refusal-db-kind = Из баз данных известны только SQLite и PostgreSQL, а не «{ $kind }».
refusal-db-package = Для PostgreSQL нужен ещё один пакет: pip install 'undercroft[postgres]'.
refusal-db-in-use = С этой базой данных уже работает другой сервер Undercroft: { $database }.
refusal-db-folder = Это папка, а не файл базы данных: { $database }.
refusal-db-missing = Базы данных { $database } нет.
refusal-db-unreachable = База данных { $database } недоступна: { $reason }.
refusal-db-not-let-in = База данных { $database } отказывает в доступе: { $reason }.
refusal-db-newer = В базе данных { $database } таблицы версии { $version }, а этот Undercroft знает их только до { $known }: её создал более новый.
refusal-db-foreign = База данных { $database } принадлежит другой программе.
refusal-db-read-only = В базу данных { $database } нельзя писать: { $reason }.
refusal-db-full = Для базы данных { $database } не осталось места.
refusal-db-not-one = Этот файл — не база данных: { $database }.
refusal-db-broken = База данных { $database } повреждена: { $reason }.
refusal-db-busy = Базу данных { $database } держит заблокированной другая программа.
refusal-db-trouble = Базой данных { $database } нельзя воспользоваться: { $reason }.
refusal-db-not-empty = База данных { $database } не пуста; --force поставит копию на место того, что в ней есть.
refusal-backup-exists = { $path } уже существует; --force перезапишет его.
refusal-backup-itself = { $path } — это сама база данных; назовите для копии другой файл.
refusal-backup-foreign = { $path } — не резервная копия Undercroft.
refusal-backup-broken = Резервная копия { $path } повреждена или неполна; ничего не изменено.
refusal-backup-newer = Резервную копию { $path } сделал более новый Undercroft: её таблицы версии { $version }, а здесь они известны до { $known }.
refusal-backup-unfit = База данных { $database } не принимает того, что есть в резервной копии: { $reason }. Ничего не изменено.

## Забота о базе данных

db-upgraded = Таблицы базы данных { $database } теперь версии { $version }.
db-up-to-date = Таблицы базы данных { $database } уже версии { $version }.
db-rows = строк
db-table = таблица
db-backed-up = Резервная копия { $database } сохранена: { $path }. Секрета из папки данных в ней нет.
db-restored = Содержимое { $path } восстановлено в { $database }.
db-checked = проверка
db-result = итог
db-well = всё в порядке
db-wrong =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
db-check-version = версия таблиц
db-check-structure = таблицы, столбцы и индексы
db-check-integrity = целостность файла
db-check-references = ссылки между таблицами
db-check-seats = номера мест
db-check-steps = номера выборов
db-check-matches = переигранные партии
db-version = { $version }
db-version-older = { $version }; undercroft db upgrade доведёт до { $known }
db-not-asked = только с --matches
db-not-yet = только после undercroft db upgrade
db-matches-well =
    { $count ->
        [one] { $count } партия сходится
        [few] { $count } партии сходятся
       *[many] { $count } партий сходятся
    }{ $others ->
        [0] { "" }
       *[other] , пропущено с другими правилами: { $others }
    }
db-wrong-structure = Не так, как должно быть: { $what }.
db-wrong-integrity = { $what }
db-wrong-references =
    Таблица { $table }: { $count ->
        [one] { $count } строка ссылается
        [few] { $count } строки ссылаются
       *[many] { $count } строк ссылаются
    } в столбце { $column } на то, чего нет.
db-wrong-seats = Стол { $table }: номера мест идут не подряд.
db-wrong-steps = Стол { $table }: номера выборов идут не подряд.
db-wrong-gathering = Стол { $table }: выборы есть, а игра не началась.
db-wrong-match = Стол { $table }: партию нельзя переиграть: { $reason }.
db-wrong-end = Стол { $table }: партия отмечена как оконченная, но не окончена.
db-wrong-record = Стол { $table }: партия не сходится при проверке.

## Список игр

games-seats = { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
games-age = { $age ->
        [one] от { $age } года
       *[many] от { $age } лет
    }
games-minutes = { $minutes ->
        [one] около { $minutes } минуты
       *[many] около { $minutes } минут
    }

## Страницы

page-about = Настольные игры о подземельях по настоящим правилам: против компьютера или с друзьями, прямо в браузере.
page-about-table = Стол накрыт: садитесь играть или смотрите партию.

## Сервер на своём компьютере

home-open = Undercroft открыт по адресу { $address }
home-open-already = Undercroft уже запущен по адресу { $address }
home-end = Завершить: Ctrl-C. Партии сохраняются.

# -- standing orders ------------------------------------------------------------------------------
do-pass-until = Пропустить и не спрашивать { $when ->
        [my-turn] до моего хода
        [next-figure] до хода другой фигуры
       *[other] до события «{ NAME($when) }»
    }
do-pass-always = Пропустить и больше не спрашивать: { NAME($moment) }
do-pass-with = Пропустить и не спрашивать из-за карты «{ NAME($card) }»
do-until = Пропускать всё { $when ->
        [my-turn] до моего хода
        [next-figure] до хода другой фигуры
       *[other] до события «{ NAME($when) }»
    }
do-never = Не спрашивать: { NAME($moment) }
do-never-with = Не спрашивать из-за карты «{ NAME($card) }»
do-always = Всегда спрашивать: { NAME($moment) }
do-ponder = Спрашивать, даже когда ответить нечем, чтобы никто не догадался по времени ответа
do-hurry = Пропускать за меня, когда ответить нечем, пусть даже другие догадаются по времени
do-revoke =
    { $order ->
        [ponder] Пропускать за меня, когда ответить нечем
        [hurry] Снова спрашивать, даже когда ответить нечем
        [until] Снова спрашивать, не дожидаясь: { NAME($what) }
        [never] Снова спрашивать: { NAME($what) }
        [always] Спрашивать как обычно: { NAME($what) }
       *[other] Снова спрашивать из-за карты «{ NAME($what) }»
    }
my-turn = мой ход
next-figure = ход другой фигуры
refusal-order-given = Такое распоряжение уже отдано.
refusal-order-not-given = Такого распоряжения нет.

## Чего не установлено

extra-missing = Для этого нужен пакет { $package }, а он здесь не установлен: pip install "undercroft[{ $extra }]".
