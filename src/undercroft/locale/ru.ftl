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

## У приглашения

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
    }, ? пояснить, u назад, l журнал, v стол, s сохранить, q выйти
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
play-not-saved = Не удалось сохранить в { $path }: { $reason }.
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

## Конец игры

end-title = Игра окончена
end-winner =
    { $you ->
        [yes] Победа ваша.
       *[no] Побеждает { $names }.
    }
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
verify-difference =
    { $number ->
        [-1] Игра и запись расходятся с самого начала.
       *[other] Игра и запись расходятся после выбора { $number }.
    }

## Профиль

profile-broken = Профиль не читается и отложен как { $path }. Начинается новый.
profile-not-saved = Профиль не удалось сохранить: { $reason }.

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
