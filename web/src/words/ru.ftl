## The table

table-connecting = Подходим к столу…
table-halted = Сервер пока не может ничего записать. Он пробует снова, и партия продолжится сама.
table-closed = Эта партия начата с правилами или картами, которых здесь больше нет, а по нынешним она продолжиться не может. Сыгранное сохранено.
table-over-closed = Эта партия окончена, а правил или карт, с которыми её играли, здесь больше нет. Посмотреть её всё же можно.
table-carried =
    Правила или карты изменились с тех пор, как эта партия началась. Она идёт дальше по нынешним, { $lost ->
        [0] с того же места
        [one] на { $lost } выбор раньше
        [few] на { $lost } выбора раньше
       *[many] на { $lost } выборов раньше
    }, и проверить её по зерну больше нельзя.
table-reconnecting = Связь восстанавливается, игра сохранена
table-unreachable = Сервер не отвечает. Партия сохранена, попробуйте чуть позже.
table-to-start = На главную
table-close = Закрыть
table-back = Назад
table-things = О чём здесь можно прочитать
table-game = Игра
table-board = Поле
table-dock = Стол
table-phases = Фазы
table-menu = Меню
table-seats = Игроки
table-you = Вы
table-your-feats = Ваши достижения
table-somebody = Некто
table-empty-seat = Пустое место
table-alike-name = { $name } ⟨{ $number }⟩
table-alike = Некоторые имена за этим столом похожи; различайте их по номеру.
table-alike-chat = За этим столом есть и другое имя, похожее на это.
table-computer-1 = Уголёк
table-computer-2 = Кремень
table-computer-3 = Копоть
table-computer-4 = Искра
table-computer-5 = Пепел
table-computer-6 = Угольник
table-computer =
    { $level ->
        [random] компьютер · случайный
        [thumb] компьютер · быстрый
        [easy] компьютер · слабый
        [normal] компьютер · обычный
        [hard] компьютер · сильный
       *[other] компьютер
    }
table-seat-state =
    { $state ->
        [chooses] выбирает
        [thinks] думает…
       *[waits] ждёт
    }
table-seat-away = не в сети
table-sheet = Что у вас есть
table-open-sheet = Показать, что у вас есть

## The table: deciding

table-options = Варианты
table-also = Можно и так
table-more =
    { $count ->
        [one] Ещё { $count } вариант, который делает меньше
        [few] Ещё { $count } варианта, которые делают меньше
       *[many] Ещё { $count } вариантов, которые делают меньше
    }
table-rest =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
table-all-options = Все варианты
table-fewer = Свернуть варианты
table-show-all = Показать все варианты
table-choose-first = Выберите в списке или на поле
table-waiting =
    { $kind ->
        [computer] { $count ->
            [one] Думает { $names }…
           *[other] Думают { $names }…
        }
       *[person] { $count ->
            [one] Решает { $names }
           *[other] Решают { $names }
        }
    }
table-you-watch = Вы наблюдаете и видите то, что видно всем.
table-time-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
table-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
table-time-over = Когда время выйдет, за вас будет сделан простой разумный выбор.
table-hint = Подсказка
table-worth =
    { $unit ->
        [points] ожидаемые очки: { $value }; от { $low } до { $high }
       *[chance] шанс на победу { $value }; от { $low } до { $high }
    }
    .alone =
        { $unit ->
            [points] ожидаемые очки: около { $value }
           *[chance] шанс на победу около { $value }
        }
table-verdict =
    { $unit ->
        [points] { $sure ->
            [yes] Лучше всего «{ $best }»: ожидаемый счёт около { $value }.
           *[no] Похоже, лучше всего «{ $best }»: ожидаемый счёт около { $value }. Возможно, не хуже «{ $rival }».
        }
       *[chance] { $sure ->
            [yes] Лучше всего «{ $best }»: шанс на победу около { $value }.
           *[no] Похоже, лучше всего «{ $best }»: шанс на победу около { $value }. Возможно, не хуже «{ $rival }».
        }
    }
table-undo = Отменить
table-lesson = Урок, шаг { $step } из { $of }
table-lesson-first = Сначала урок просит о другом.
table-lesson-on = Теперь против компьютера
table-lesson-or = или доиграйте эту партию
table-goal = Цель игры

## The table: log, chat, rules

table-log = Журнал
table-full-log = Весь журнал
table-log-older = Показать более ранние строки
table-chat = Беседа
table-chat-empty = Пока никто ничего не сказал.
table-chat-say = Сказать что-нибудь
table-chat-send = Отправить
table-chat-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }
table-rules = Правила
table-rules-search = Искать в правилах: слово или номер
table-rule = Правило { $rule }

## The table: menu

table-language = Язык
table-language-en = English
table-language-ru = Русский
table-theme = Оформление
table-theme-dark = Тёмное
table-theme-light = Светлое
table-clicks = Выбор варианта
table-clicks-one = Одним нажатием
table-clicks-two = Сначала посмотреть
table-recap =
    { $back ->
        [yes] Пока вас не было
       *[no] С вашего прошлого хода
    }
table-recap-count =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
table-recap-more =
    { $count ->
        [one] И ещё { $count } событие, в журнале
        [few] И ещё { $count } события, в журнале
       *[many] И ещё { $count } событий, в журнале
    }
table-clock-chose = Время вышло: выбор за вас сделали часы.
table-clock-chose-times =
    { $count ->
        [one] Время выходило { $count } раз: за вас выбирали часы.
        [few] Время выходило { $count } раза: за вас выбирали часы.
       *[many] Время выходило { $count } раз: за вас выбирали часы.
    }
table-undo-idle = Сейчас нельзя; нажмите, чтобы узнать почему
table-stage = Что из этого вышло
table-stage-against = из { $value }
table-print = Отпечаток костей: он известен до первого выбора, а после партии его может проверить каждый:
table-turn =
    { $own ->
        [yes] Ваш ход
       *[no] Ходит { $name }
    }
table-sound = Звук
table-sound-0 = Без звука
table-sound-1 = Тише
table-sound-2 = Громче
table-pace = Ходы других
table-pace-slow = Медленно
table-pace-normal = Обычно
table-pace-double = Вдвое быстрее
table-pace-off = Сразу итог
table-pace-step = По шагам
table-hurry = К моему следующему решению
table-go-on = Нажмите куда угодно или любую клавишу, чтобы продолжить.
table-orders = Ваши распоряжения
table-orders-ask = Спрашивать меня
table-orders-cards = Из-за этих карт
table-orders-card-asks = спрашивать в отмеченные ниже мгновения
table-orders-card-only = спрашивать, только { $kind }
table-orders-card-never = не спрашивать
table-orders-ponder = Даже когда ответить нечем, если ждут люди
table-orders-note = В остальных случаях вас не спрашивают. Распоряжения действуют и при закрытом браузере, видны только вам и не выдают, что у вас в руке.
table-orders-revoke = Снова спрашивать
table-longer = Пропустить надолго
table-give-seat =
    { $several ->
        [yes] Пусть за игрока { $name } играет компьютер
       *[no] Пусть за меня играет компьютер
    }
table-take-back =
    { $several ->
        [yes] Снова играть самим: { $name }
       *[no] Вернуться на своё место
    }
table-take-seat = Занять пустое место
table-away = За вас играет компьютер.
table-this-table = Этот стол
table-link = Ссылка на этот стол
table-record = Скачать запись
table-record-sealed = Скачать запись до этого хода
table-credits = О проекте и авторах
table-leave = Выйти из игры
table-leave-note = За вас будет играть компьютер. По ссылке на этот стол можно вернуться на своё место.

## The table: one screen, several players

table-hand-over = Передайте экран: { $name }
table-hand-over-about = Следующий выбор только для этого игрока. Пока экран не передан, ничего не видно.
table-i-am = Я — { $name }

## The table: the end

table-play-again = Сыграть ещё раз
table-rematch = Реванш
table-to-rematch = К реваншу
table-replay = Пересмотреть
table-review = Разобрать ходы
table-share-replay = Поделиться записью
table-check-dice = Проверить кубики
table-dice-fair = Всё честно: зерно то самое, что было закреплено до игры, и каждый бросок из него следует.
table-dice-false = Запись не сходится. Страница просмотра покажет, где именно.
table-look-at-board = Взглянуть на стол
table-to-ending = К итогам

## Поля-карты

map-tools = Карта
map-me = Вокруг меня
map-whole = Вся карта
map-last = Где что-то произошло последним
map-closer = Ближе
map-farther = Дальше

## The table: a game without a board of its own

table-generic-table = На столе
table-generic-unknown = скрыто
table-generic-yes = да
table-generic-no = нет
table-key-ability = Способность
table-key-adventurer = Кто ходит
table-key-alive = Жив
table-key-allies = Союзники
table-key-aside = Отложено
table-key-behind = Пройдено
table-key-cards = Карт на руке
table-key-character = Персонаж
table-key-chest = В сундуке
table-key-chests = Сундуки
table-key-chosen = Выбрано втайне
table-key-contest = За что играют
table-key-damage = Урон
table-key-dark = В темноте
table-key-delves = Приключения
table-key-dungeon = Подземелье
table-key-exhausted = Исчерпан
table-key-face-down = Рубашкой вверх
table-key-first = Ходит первым
table-key-graveyard = Кладбище
table-key-hand = Рука
table-key-hero = Герой
table-key-items = Предметы
table-key-kind = Вид
table-key-laid = Выложено
table-key-lair = Логово
table-key-level = Уровень
table-key-lives = Жизни
table-key-lord = Повелитель подземелья
table-key-master = Мастер
table-key-party = Партия
table-key-piles = Стопки
table-key-place = Место
table-key-played = Сыграно
table-key-reserve = Запас
table-key-room = Комната
table-key-row = Ряд
table-key-score = Счёт
table-key-side = Сторона
table-key-stone = Окаменел
table-key-strength = Сила
table-key-torch = Факел
table-key-treasure = Сокровища
table-key-treasures = Сокровища
table-key-used = Использовано
table-key-xp = Опыт

## Pages

page-guest = Гость
page-skip = Сразу к странице
page-nav = Главное меню
page-nav-play = Играть
page-nav-tables = Столы
page-nav-replays = Записи
page-nav-rules = Правила
page-other-language = English
page-theme-light = Светлая тема
page-theme-dark = Тёмная тема
page-close = Закрыть
page-copy = Копировать
page-copied = Скопировано
page-share = Поделиться
page-try-again = Попробовать ещё раз
page-to-start = На главную
page-foot = Неофициально, силами поклонников, бесплатно.
page-about = О проекте и авторах
page-seat = Место { $number }
page-waiting = Одну минуту…

# Кто вы
page-profile = Вы за столом
page-profile-of = Вы: { $name }
page-your-name = Ваше имя
page-save-name = Сохранить
page-other-device = Продолжить на другом устройстве
page-other-device-about = Личная ссылка откроет там ваши места и игры. Она действует один раз, в течение суток. У кого она есть, тот и есть вы, поэтому не давайте её никому.
page-personal-link = Ваша личная ссылка
page-make-link = Получить личную ссылку
page-renew = Выйти на всех других устройствах
page-renew-about = Другие устройства и неиспользованные личные ссылки перестанут действовать. Этот браузер останется.
page-renew-do = Выйти на других устройствах
page-renewed = Готово. Теперь вы только в этом браузере.
page-own-data = Ваши данные
page-own-data-about = Всё, что о вас хранится: имя, столы, ваши ходы, слова в чатах. Это можно сохранить в файл или удалить.
page-own-data-save = Сохранить в файл
page-forget = Удалить всё обо мне
page-forget-sure = Удалить всё о вас?
page-forget-about = Вернуть будет нельзя.
page-forget-name = Имя и всё, что вы сказали в чатах, удаляются. Ваши устройства и личные ссылки перестают действовать.
page-forget-seats = В начатых партиях ваше место займёт компьютер. Столы, за которыми ждёте только вы, удаляются.
page-forget-matches = Сыгранные партии останутся, но вместо вас там будет «Некто».
page-forget-keep = Оставить
page-forget-do = Удалить всё

# Неполадки
page-trouble = Не получилось
page-trouble-missing = Здесь ничего нет
page-trouble-safe = С вашими играми всё в порядке.
page-trouble-offline = Сервер не отвечает. Ваши игры сохранены; проверьте связь и попробуйте ещё раз.

# Главная
page-welcome = Пять подземелий под одной крышей
page-welcome-about = Настоящие правила, честные кубики. Компьютерные игроки уже за столом, а друзьям хватит ссылки.
page-players = Игроков: { $range }
page-minutes = { $minutes } мин
page-weight =
    { $weight ->
        [1] Осваивается за несколько минут
        [2] Осваивается за вечер
       *[3] Осваивается за несколько вечеров
    }
page-play-now = Играть
page-play-now-game = Играть: { $game }
page-play-game = Играть в { $game }
page-beginning = Зажигаем…
page-more-game = Выбрать, как играть в { $game }
page-being-built = Строится
page-how-many = Сколько игроков
page-preset = Надолго ли
page-preset-length = { $name }, около { $minutes } мин
page-preset-own = По-своему, как выбрано ниже.
page-preset-measured = Время указано для одного человека против компьютеров.
page-setup = Настройки самой игры
page-computers = Компьютерные игроки
page-your-side = Ваша сторона
page-level =
    { $level ->
        [random] Случайные
        [thumb] Быстрые
        [easy] Слабые
        [normal] Обычные
        [hard] Сильные
       *[other] { $level }
    }
page-level-one =
    { $level ->
        [random] случайный
        [thumb] быстрый
        [easy] слабый
        [normal] обычный
        [hard] сильный
       *[other] { $level }
    }
page-level-about =
    { $level ->
        [random] Берут любой вариант не раздумывая.
        [thumb] Следуют простым правилам и не раздумывают.
        [easy] Смотрят немного вперёд.
        [normal] Смотрят вперёд и редко ошибаются.
        [hard] Смотрят далеко вперёд и не торопятся.
       *[other] { "" }
    }
page-join = Войти по коду
page-join-label = Ссылка на стол или его код
page-join-about = Их пришлёт тот, кто открыл стол.
page-join-unclear = Это не ссылка на стол и не код.
page-join-do = К столу
page-open-table = Открыть стол
page-which-game = Игра
page-pace = Время на каждое решение
page-pace-free = сколько понадобится
page-pace-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
page-pace-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-pace-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
page-pace-days =
    { $count ->
        [one] { $count } день, игра по переписке
        [few] { $count } дня, игра по переписке
       *[many] { $count } дней, игра по переписке
    }
page-public = Подсесть может любой
page-public-about = Стол будет в списке открытых. Иначе к нему ведёт только ваша ссылка.
page-hints = Подсказки разрешены
page-hints-about = Игроки могут спросить у компьютера, чего стоит каждый вариант.
page-your-turn = Ваш ход
page-your-tables = Ваши игры
page-your-turn-line =
    { $count ->
        [one] Вас ждёт { $names }.
       *[other] Вас ждут { $names }.
    }
page-others-turn-line = За столом { $names }. Сейчас не ваш ход.
page-alone-line = Вы в подземелье одни.
page-gathering-line =
    { $free ->
        [0] Все в сборе.
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
       *[many] Свободно { $free } мест.
    }
page-take-turn = Сделать ход
page-look-in = Заглянуть
page-enter-room = Войти
page-no-own-tables = Вас пока нигде не ждут. Зажгите свечу под любой из арок.
page-open-tables = Открытые столы
page-no-open-tables = Сейчас никто не ищет компанию.
page-hosted-by = Открывает стол { $name }
page-seats-free = Свободно мест: { $free } из { $of }
page-all-tables = Все столы
page-new-here = Вы здесь впервые?
page-lesson = Учитесь играя: первая партия с написанными бросками, и каждое правило тогда, когда оно впервые важно.
page-start-lesson = { $game }, { $minutes } минут
page-read-rules = Здесь у каждого правила есть номер, и каждый отказ его называет. Загляните в правила или просто играйте и просите подсказки.
page-to-rules = Открыть правила

# Комната сбора
page-seats = Места
page-seat-empty = Свободное место
page-seat-waits = Сюда можно сесть
page-seat-you = вы
page-seat-away = Сейчас не здесь
page-seat-ready = Всё готово
page-seat-not-ready = Ещё готовится
page-seat-host = Хозяин стола
page-seat-same-screen = За этим экраном
page-sit = Сесть сюда
page-here = Все играют за одним экраном
page-here-about = Он переходит из рук в руки, а тайны при этом остаются скрытыми.
page-sit-too = Занять и это место
page-stand-up = Встать
page-free-seat = Освободить
page-free-seat-of = Освободить место: { $name }
page-give-computer = Компьютер…
page-computer-level = Компьютер: { $level }
page-player-name = Имя игрока
page-pass-and-play = У вас несколько мест: дайте каждому игроку имя. Экран ходит по кругу, и чужие тайны при этом скрыты.
page-not-ready-yet = Ещё не готовы: { $names }.
page-all-here = Все готовы. Игру начинает { $name }.
page-all-here-host = Все готовы.
page-reconnecting = Восстанавливаем связь, стол сохранён.
page-begin = Начать игру
page-fill = Дополнить компьютерами
page-ready = Можно начинать
page-ready-not = Погодите, ещё рано
page-sit-or-watch = Займите место или оставайтесь смотреть.
page-leave-room = Уйти
page-invite = Позвать друзей
page-invite-about = По этой ссылке можно занять место или смотреть.
page-invite-words = Сыграем в { $game }?
page-talk = Разговор
page-fact-public = Подсесть может любой
page-fact-private = Только по ссылке
page-fact-pace = Время на решение: { $pace }
page-fact-no-hints = Без подсказок
page-read-rulebook = Открыть правила
page-to-watch = Играют сейчас, можно смотреть

# Правила
page-rules-about = Правила нашими словами. У каждого есть номер; игра называет его, когда что-то разрешает, запрещает или объясняет.
page-sections = Разделы
page-search-rules = Поиск: слово или номер
page-found =
    { $count ->
        [0] Ни одно правило об этом не говорит.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
page-book-about =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }; { $rulings ->
        [0] уточнений нет.
        [one] там, где книга молчит, дано { $rulings } уточнение.
        [few] там, где книга молчит, даны { $rulings } уточнения.
       *[many] там, где книга молчит, дано { $rulings } уточнений.
    }
page-ruling = Уточнение.
page-rule-link = Ссылка на это правило

# Возвращение
page-come-back = Ваша личная ссылка
page-come-back-about = Этот браузер может перенять ваше имя, места и игры.
page-come-back-instead = Сейчас в этом браузере { $name }. Вместо этого здесь будет тот, чья это ссылка.
page-come-back-do = Войти
page-come-back-not = Не сейчас
page-come-back-empty = Ссылка неполная: нет части после знака #. Скопируйте её ещё раз.
page-came-back = С возвращением, { $name }
page-came-back-about = Ваши места и игры здесь.

# Путь в никуда
page-lost = Замурованный проход
page-lost-about = Такой страницы здесь нет. Возможно, ссылка потеряла букву по дороге.

# Записи
page-replays-about = Любую завершённую игру можно посмотреть снова глазами любого игрока, выбор за выбором.
page-no-replays = Завершённых игр пока нет. Сыграйте, и запись появится здесь.
page-watch = Смотреть
page-older = Более давние игры
page-winding = Перематываем…
page-not-over-yet = Эта игра ещё идёт. Запись можно будет посмотреть, когда она закончится.
page-board = Поле
page-story = Что было
page-sight = Чьими глазами
page-sight-spectator = зритель
page-sight-of = { $name }
page-scrubber = Место в записи
page-play = Пуск
page-pause = Пауза
page-step-back = На один выбор назад
page-step-forth = На один выбор вперёд
page-jump-back = К предыдущему важному
page-jump-forth = К следующему важному
page-speed = Скорость { $speed }×
page-share-replay = Поделиться этим моментом
page-share-replay-about =
    { $number ->
        [0] Ссылка откроет запись с самого начала.
       *[other] Ссылка откроет запись после выбора { $number }, с того же места за столом.
    }
page-download = Скачать запись
page-review = Как шла игра
page-reviewing = Компьютер обдумывает игру, выбор за выбором.
page-review-trouble = Сейчас обдумать игру не получилось.
page-review-about = Взвешивает компьютер, который знает не больше, чем игрок в тот момент.
page-cost =
    { $unit ->
        [points] −{ $cost } очк.
       *[chance] −{ $cost }
    }
page-instead = «{ $chosen }» вместо «{ $better }»

# Честность
page-fair = Честны ли кубики?
page-fair-short = Проверить кубики
page-fair-about = До первого выбора сервер показал отпечаток зерна, из которого берутся все броски и карты. Теперь зерно открыто: отпечаток совпадает, и вся игра следует из него.
page-commitment = Отпечаток (SHA-256), известный до игры
page-seed = Зерно, открытое после неё
page-check-yourself = Проверьте сами
page-check-yourself-about = Скачайте запись, и пусть ваш собственный Undercroft сыграет её заново:
page-checking = Играем заново…

# О проекте
page-about-what = Undercroft
page-about-what-text = Пять настольных игр о подземельях под одной крышей, по настоящим правилам, в браузере и в терминале: одному против компьютера, с друзьями за одним экраном или на расстоянии, сразу или неделями.
page-about-fans = Сделано поклонниками
page-about-fans-text = Undercroft неофициален и не связан с издателями и авторами этих игр; названия принадлежат их владельцам. Правила и карты пересказаны своими словами, картинки свои или свободные. Если игра вам понравилась, купите настоящую коробку.
page-about-dice = Честные кубики
page-about-dice-text = Вся случайность идёт из одного зерна, отпечаток которого виден до первого выбора. После игры любой может проверить каждый бросок. Компьютерные игроки и подсказки никогда не смотрят туда, куда не можете посмотреть вы.
page-about-data = Без учётной записи
page-about-data-text = Есть только имя, файл куки, по которому вас узнают, и ещё один для языка. Ни почты, ни слежки. Личная ссылка переносит вас на другое устройство.
page-about-contact = Кто держит этот сервер
page-about-contact-text = По вопросам о сервере и о других игроках:
page-credits = Авторы
page-credits-icons = Значки: Lorc, Delapouite и другие участники,
page-credits-fonts = Шрифты { $fonts },
page-credits-parts = Построено на Python, FastAPI, Svelte и Project Fluent.
