### «Талисман» по-русски. Функции NAME, COUNT и LIST описаны в words.py.

game = Талисман: Подземелье
    .sentence = Странствуйте, крепните и займите Корону раньше других.
    .about = Выйдите в путь слабыми и бедными, соберите магию и друзей, найдите Талисман и дойдите до Короны Повелений — поверху или через Темницу.
end-alone = Победа ваша.

goal = Корона Повелений или Лорд Тьмы
    .short =
        { $goal ->
            [lord] первым убить Лорда Тьмы
            [short] первым убить Лорда Тьмы
           *[crown]
                { $crown ->
                    [sudden-death] первым достичь Короны Повелений
                   *[command-spell] достичь Короны и пережить остальных
                }
        }
    .about = Наберитесь сил для середины поля, найдите Талисман и пройдите Долиной Огня к Короне Повелений — или поднимитесь к ней через Темницу, мимо Лорда Тьмы. С Короны остальных добивают Заклинанием Повелений, и побеждает тот, кто остался. В гонке побеждает первый на Короне, а в Короткой Игре Подземелья и там, где Победитель Берёт Всё, — тот, кто первым убьёт Лорда.

## Слова правил

strength =
    { $count ->
        [one] Сила
       *[other] Силы
    }
    .gen = Силы
    .dat = Силе
    .acc =
        { $count ->
            [one] Силу
           *[other] Силы
        }
    .ins = Силой
    .pre = Силе
    .one = 1 Силу
    .about = Ваша мощь в битве. К исходному значению прибавляют жетоны и прибавки Предметов и Союзников.
craft =
    { $count ->
        [one] Крафт
       *[other] Крафта
    }
    .gen = Крафта
    .dat = Крафту
    .acc =
        { $count ->
            [one] Крафт
           *[other] Крафта
        }
    .ins = Крафтом
    .pre = Крафте
    .one = 1 Крафт
    .about = Ваш разум в ментальном бою. От него и число Заклинаний: 3 — одно, 4–5 — два, 6 и больше — три.
life =
    { $count ->
        [one] Жизнь
        [few] Жизни
       *[many] Жизней
    }
    .gen =
        { $count ->
            [one] Жизни
           *[other] Жизней
        }
    .dat =
        { $count ->
            [one] Жизни
           *[other] Жизням
        }
    .acc =
        { $count ->
            [one] Жизнь
            [few] Жизни
           *[many] Жизней
        }
    .ins =
        { $count ->
            [one] Жизнью
           *[other] Жизнями
        }
    .pre =
        { $count ->
            [one] Жизни
           *[other] Жизнях
        }
    .one = 1 Жизнь
    .about = Потеряна последняя — персонаж погиб. Исцеление идёт до значения Жизни, а получить можно и сверх него.
lives = Жизни
    .gen = Жизней
    .dat = Жизням
    .acc = Жизни
    .ins = Жизнями
    .pre = Жизнях
fate =
    { $count ->
        [one] судьба
        [few] судьбы
       *[many] судеб
    }
    .gen =
        { $count ->
            [one] судьбы
           *[other] судеб
        }
    .dat =
        { $count ->
            [one] судьбе
           *[other] судьбам
        }
    .acc =
        { $count ->
            [one] судьбу
            [few] судьбы
           *[many] судеб
        }
    .ins =
        { $count ->
            [one] судьбой
           *[other] судьбами
        }
    .pre =
        { $count ->
            [one] судьбе
           *[other] судьбах
        }
    .one = 1 судьбу
    .about = Заплатите 1 и перебросьте один кубик своего броска, раз за бросок.
gold =
    { $count ->
        [1] золото
        [one] золотой
       *[other] золотых
    }
    .gen =
        { $count ->
            [1] золота
            [one] золотого
           *[other] золотых
        }
    .dat =
        { $count ->
            [1] золоту
            [one] золотому
           *[other] золотым
        }
    .acc =
        { $count ->
            [1] золото
        [one] золотой
           *[other] золотых
        }
    .ins =
        { $count ->
            [1] золотом
            [one] золотым
           *[other] золотыми
        }
    .pre =
        { $count ->
            [1] золоте
            [one] золотом
           *[other] золотых
        }
    .one = 1 золотой
    .about = За него покупают вещи, лечение и проход.
good = добрый
    .gen = доброго
    .dat = доброму
    .acc = доброго
    .ins = добрым
    .pre = добром
neutral = нейтральный
    .gen = нейтрального
    .dat = нейтральному
    .acc = нейтрального
    .ins = нейтральным
    .pre = нейтральном
evil = злой
    .gen = злого
    .dat = злому
    .acc = злого
    .ins = злым
    .pre = злом
alignment = мировоззрение
    .gen = мировоззрения
    .dat = мировоззрению
    .acc = мировоззрение
    .ins = мировоззрением
    .pre = мировоззрении
toad = жаба
    .gen = жабы
    .dat = жабе
    .acc = жабу
    .ins = жабой
    .pre = жабе
    .about = Сила 1, Крафт 1, одна клетка за ход, ни способностей, ни Заклинаний, ни имущества — на 3 хода.
battle = битва
    .gen = битвы
    .dat = битве
    .acc = битву
    .ins = битвой
    .pre = битве
psychic = ментальный бой
    .gen = ментального боя
    .dat = ментальному бою
    .acc = ментальный бой
    .ins = ментальным боем
    .pre = ментальном бою
outer = Внешний Регион
    .gen = Внешнего Региона
    .dat = Внешнему Региону
    .acc = Внешний Регион
    .ins = Внешним Регионом
    .pre = Внешнем Регионе
middle = Средний Регион
    .gen = Среднего Региона
    .dat = Среднему Региону
    .acc = Средний Регион
    .ins = Средним Регионом
    .pre = Среднем Регионе
inner = Внутренний Регион
    .gen = Внутреннего Региона
    .dat = Внутреннему Региону
    .acc = Внутренний Регион
    .ins = Внутренним Регионом
    .pre = Внутреннем Регионе
dungeon = Темница
    .gen = Темницы
    .dat = Темнице
    .acc = Темницу
    .ins = Темницей
    .pre = Темнице
storm-river = Бурная река
    .gen = Бурной реки
    .dat = Бурной реке
    .acc = Бурную реку
    .ins = Бурной рекой
    .pre = Бурной реке
    .about = Течёт между Внешним и Средним Регионами. Через неё ведут мост Стража, Плот и лодка из Таверны.
command-spell = Заклинание Повелений
    .gen = Заклинания Повелений
    .dat = Заклинанию Повелений
    .acc = Заклинание Повелений
    .ins = Заклинанием Повелений
    .pre = Заклинании Повелений
    .about = Его творит каждый ход тот, кто один стоит на Короне Повелений: на 4–6 каждый другой персонаж теряет 1 Жизнь.
character =
    { $count ->
        [one] персонаж
        [few] персонажа
       *[many] персонажей
    }
    .gen =
        { $count ->
            [one] персонажа
           *[other] персонажей
        }
    .dat =
        { $count ->
            [one] персонажу
           *[other] персонажам
        }
    .acc =
        { $count ->
            [one] персонажа
           *[other] персонажей
        }
    .ins =
        { $count ->
            [one] персонажем
           *[other] персонажами
        }
    .pre =
        { $count ->
            [one] персонаже
           *[other] персонажах
        }
space =
    { $count ->
        [one] клетка
        [few] клетки
       *[many] клеток
    }
    .gen =
        { $count ->
            [one] клетки
           *[other] клеток
        }
    .dat =
        { $count ->
            [one] клетке
           *[other] клеткам
        }
    .acc =
        { $count ->
            [one] клетку
            [few] клетки
           *[many] клеток
        }
    .ins =
        { $count ->
            [one] клеткой
           *[other] клетками
        }
    .pre =
        { $count ->
            [one] клетке
           *[other] клетках
        }
turn =
    { $count ->
        [one] ход
        [few] хода
       *[many] ходов
    }
    .gen =
        { $count ->
            [one] хода
           *[other] ходов
        }
    .dat =
        { $count ->
            [one] ходу
           *[other] ходам
        }
    .acc =
        { $count ->
            [one] ход
            [few] хода
           *[many] ходов
        }
    .ins =
        { $count ->
            [one] ходом
           *[other] ходами
        }
    .pre =
        { $count ->
            [one] ходе
           *[other] ходах
        }
round =
    { $count ->
        [one] круг
        [few] круга
       *[many] кругов
    }
    .gen =
        { $count ->
            [one] круга
           *[other] кругов
        }
    .dat =
        { $count ->
            [one] кругу
           *[other] кругам
        }
    .acc =
        { $count ->
            [one] круг
            [few] круга
           *[many] кругов
        }
    .ins =
        { $count ->
            [one] кругом
           *[other] кругами
        }
    .pre =
        { $count ->
            [one] круге
           *[other] кругах
        }
trophy =
    { $count ->
        [one] трофей
        [few] трофея
       *[many] трофеев
    }
    .gen =
        { $count ->
            [one] трофея
           *[other] трофеев
        }
    .dat =
        { $count ->
            [one] трофею
           *[other] трофеям
        }
    .acc =
        { $count ->
            [one] трофей
            [few] трофея
           *[many] трофеев
        }
    .ins =
        { $count ->
            [one] трофеем
           *[other] трофеями
        }
    .pre =
        { $count ->
            [one] трофее
           *[other] трофеях
        }
    .about = Убитый вами Враг. В конце хода сдайте 7 очков Силы или Крафта и получите 1 жетон.
quest = задание
    .gen = задания
    .dat = заданию
    .acc = задание
    .ins = заданием
    .pre = задании
    .about = Поручение чернокнижника. Его надо выполнить, как только сможете, а до тех пор Врата силы для вас закрыты.

## Виды карт и существ

event = Событие
    .gen = События
    .dat = Событию
    .acc = Событие
    .ins = Событием
    .pre = Событии
    .about = Случается сразу и проходит или лежит здесь, пока длится.
enemy =
    { $count ->
        [one] Враг
        [few] Врага
       *[many] Врагов
    }
    .gen =
        { $count ->
            [one] Врага
           *[other] Врагов
        }
    .dat =
        { $count ->
            [one] Врагу
           *[other] Врагам
        }
    .acc =
        { $count ->
            [one] Врага
            [few] Врагов
           *[many] Врагов
        }
    .ins =
        { $count ->
            [one] Врагом
           *[other] Врагами
        }
    .pre =
        { $count ->
            [one] Враге
           *[other] Врагах
        }
    .about = Нападает на каждого, кто пришёл на его клетку, пока его не убьют.
stranger = Странник
    .gen = Странника
    .dat = Страннику
    .acc = Странника
    .ins = Странником
    .pre = Страннике
    .about = Делает для пришедшего то, что сказано на карте.
object =
    { $count ->
        [one] Предмет
        [few] Предмета
       *[many] Предметов
    }
    .gen =
        { $count ->
            [one] Предмета
           *[other] Предметов
        }
    .dat =
        { $count ->
            [one] Предмету
           *[other] Предметам
        }
    .acc =
        { $count ->
            [one] Предмет
            [few] Предмета
           *[many] Предметов
        }
    .ins =
        { $count ->
            [one] Предметом
           *[other] Предметами
        }
    .pre =
        { $count ->
            [one] Предмете
           *[other] Предметах
        }
    .about = Нести можно до 4.
magic-object =
    { $count ->
        [one] Магический Предмет
        [few] Магических Предмета
       *[many] Магических Предметов
    }
    .gen =
        { $count ->
            [one] Магического Предмета
           *[other] Магических Предметов
        }
    .dat =
        { $count ->
            [one] Магическому Предмету
           *[other] Магическим Предметам
        }
    .acc =
        { $count ->
            [one] Магический Предмет
            [few] Магических Предмета
           *[many] Магических Предметов
        }
    .ins =
        { $count ->
            [one] Магическим Предметом
           *[other] Магическими Предметами
        }
    .pre =
        { $count ->
            [one] Магическом Предмете
           *[other] Магических Предметах
        }
    .about = Предмет с магией внутри. Он тоже из тех 4, что вы несёте.
follower =
    { $count ->
        [one] Союзник
        [few] Союзника
       *[many] Союзников
    }
    .gen =
        { $count ->
            [one] Союзника
           *[other] Союзников
        }
    .dat =
        { $count ->
            [one] Союзнику
           *[other] Союзникам
        }
    .acc =
        { $count ->
            [one] Союзника
            [few] Союзников
           *[many] Союзников
        }
    .ins =
        { $count ->
            [one] Союзником
           *[other] Союзниками
        }
    .pre =
        { $count ->
            [one] Союзнике
           *[other] Союзниках
        }
    .about = Идёт с вами, сколько бы их ни было.
place = Место
    .gen = Места
    .dat = Месту
    .acc = Место
    .ins = Местом
    .pre = Месте
    .about = Остаётся на клетке и действует при каждом посещении, если не сказано иного.
spell =
    { $count ->
        [one] Заклинание
        [few] Заклинания
       *[many] Заклинаний
    }
    .gen =
        { $count ->
            [one] Заклинания
           *[other] Заклинаний
        }
    .dat =
        { $count ->
            [one] Заклинанию
           *[other] Заклинаниям
        }
    .acc =
        { $count ->
            [one] Заклинание
            [few] Заклинания
           *[many] Заклинаний
        }
    .ins =
        { $count ->
            [one] Заклинанием
           *[other] Заклинаниями
        }
    .pre =
        { $count ->
            [one] Заклинании
           *[other] Заклинаниях
        }
    .about = Его видите только вы. Творят его тогда, когда сказано на карте.
weapon = Оружие
    .gen = Оружия
    .dat = Оружию
    .acc = Оружие
    .ins = Оружием
    .pre = Оружии
    .about = Одно на схватку.
armour-kind = Броня
    .gen = Брони
    .dat = Броне
    .acc = Броню
    .ins = Бронёй
    .pre = Броне
    .about = Одна на схватку. Может спасти Жизнь, потерянную в битве.
animal = Животное
    .gen = Животного
    .dat = Животному
    .acc = Животное
    .ins = Животным
    .pre = Животном
monster = Монстр
    .gen = Монстра
    .dat = Монстру
    .acc = Монстра
    .ins = Монстром
    .pre = Монстре
spirit = Дух
    .gen = Духа
    .dat = Духу
    .acc = Духа
    .ins = Духом
    .pre = Духе
construct = Конструкт
    .gen = Конструкта
    .dat = Конструкту
    .acc = Конструкта
    .ins = Конструктом
    .pre = Конструкте
cultist = Культист
    .gen = Культиста
    .dat = Культисту
    .acc = Культиста
    .ins = Культистом
    .pre = Культисте
adventure-card =
    { $count ->
        [one] карта Приключений
        [few] карты Приключений
       *[many] карт Приключений
    }
    .gen =
        { $count ->
            [one] карты Приключений
           *[other] карт Приключений
        }
    .dat =
        { $count ->
            [one] карте Приключений
           *[other] картам Приключений
        }
    .acc =
        { $count ->
            [one] карту Приключений
            [few] карты Приключений
           *[many] карт Приключений
        }
    .ins =
        { $count ->
            [one] картой Приключений
           *[other] картами Приключений
        }
    .pre =
        { $count ->
            [one] карте Приключений
           *[other] картах Приключений
        }
dungeon-card =
    { $count ->
        [one] карта Темницы
        [few] карты Темницы
       *[many] карт Темницы
    }
    .gen =
        { $count ->
            [one] карты Темницы
           *[other] карт Темницы
        }
    .dat =
        { $count ->
            [one] карте Темницы
           *[other] картам Темницы
        }
    .acc =
        { $count ->
            [one] карту Темницы
            [few] карты Темницы
           *[many] карт Темницы
        }
    .ins =
        { $count ->
            [one] картой Темницы
           *[other] картами Темницы
        }
    .pre =
        { $count ->
            [one] карте Темницы
           *[other] картах Темницы
        }
purchase-card = карта Покупки
    .gen = карты Покупки
    .dat = карте Покупки
    .acc = карту Покупки
    .ins = картой Покупки
    .pre = карте Покупки
treasure-card = карта Сокровища
    .gen = карты Сокровища
    .dat = карте Сокровища
    .acc = карту Сокровища
    .ins = картой Сокровища
    .pre = карте Сокровища
talisman-card = карта Талисмана
    .gen = карты Талисмана
    .dat = карте Талисмана
    .acc = карту Талисмана
    .ins = картой Талисмана
    .pre = карте Талисмана

## Существа и люди поля

farmer = фермер
    .gen = фермера
    .dat = фермеру
    .acc = фермера
    .ins = фермером
    .pre = фермере
    .about = Сила 3, в Таверне.
brigand = разбойник
    .gen = разбойника
    .dat = разбойнику
    .acc = разбойника
    .ins = разбойником
    .pre = разбойнике
    .about = Сила 4, в Лесу.
werewolf = Оборотень
    .gen = Оборотня
    .dat = Оборотню
    .acc = Оборотня
    .ins = Оборотнем
    .pre = Оборотне
    .about = Силён, как велят два кубика, и у каждого свой.
pitfiend =
    { $count ->
        [one] Исчадие ям
        [few] Исчадия ям
       *[many] Исчадий ям
    }
    .gen =
        { $count ->
            [one] Исчадия ям
           *[other] Исчадий ям
        }
    .dat =
        { $count ->
            [one] Исчадию ям
           *[other] Исчадиям ям
        }
    .acc =
        { $count ->
            [one] Исчадие ям
            [few] Исчадия ям
           *[many] Исчадий ям
        }
    .ins =
        { $count ->
            [one] Исчадием ям
           *[other] Исчадиями ям
        }
    .pre =
        { $count ->
            [one] Исчадии ям
           *[other] Исчадиях ям
        }
    .about = Сила 4. Их столько, сколько выпало на кубике.
death = Смерть
    .gen = Смерти
    .dat = Смерти
    .acc = Смерть
    .ins = Смертью
    .pre = Смерти
    .about = Играет в кости с каждым, кто хочет пройти.
guard = Караульный
    .gen = Караульного
    .dat = Караульному
    .acc = Караульного
    .ins = Караульным
    .pre = Караульном
    .about = Сила 5. За два золотых он отвернётся.
lord-of-darkness = Лорд Тьмы
    .gen = Лорда Тьмы
    .dat = Лорду Тьмы
    .acc = Лорда Тьмы
    .ins = Лордом Тьмы
    .pre = Лорде Тьмы
    .about = Сила 12 и Крафт 12. На что биться, выбираете вы. Уклониться от него нельзя, и биться за вас никто не может.
warlock = чернокнижник
    .gen = чернокнижника
    .dat = чернокнижнику
    .acc = чернокнижника
    .ins = чернокнижником
    .pre = чернокнижнике
city-doctor = Доктор
    .gen = Доктора
    .dat = Доктору
    .acc = Доктора
    .ins = Доктором
    .pre = Докторе
    .about = Исцеляет до 2 Жизней, по 1 золотому за каждую.
city-alchemist = Алхимик
    .gen = Алхимика
    .dat = Алхимику
    .acc = Алхимика
    .ins = Алхимиком
    .pre = Алхимике
    .about = Даёт по 1 золотому за каждый сданный Предмет.
city-enchantress = Чародейка
    .gen = Чародейки
    .dat = Чародейке
    .acc = Чародейку
    .ins = Чародейкой
    .pre = Чародейке
    .about = Бросьте кубик: 1 — жаба на 3 хода, 2 — потеряйте 1 Силу, 3 — потеряйте 1 Крафт, 4 — получите 1 Крафт, 5 — получите 1 Силу, 6 — получите 1 Заклинание.
village-blacksmith = Кузнец
    .gen = Кузнеца
    .dat = Кузнецу
    .acc = Кузнеца
    .ins = Кузнецом
    .pre = Кузнеце
    .about = Продаёт Шлем за 2 золотых, Меч за 2, Топор за 3, Щит за 3, Доспех за 4.
village-healer = Целитель
    .gen = Целителя
    .dat = Целителю
    .acc = Целителя
    .ins = Целителем
    .pre = Целителе
    .about = Исцеляет Жизни, по 1 золотому за каждую.
village-mystic = Мистик
    .gen = Мистика
    .dat = Мистику
    .acc = Мистика
    .ins = Мистиком
    .pre = Мистике
    .about = Бросьте кубик: 1 — вы злой, 2–3 — ничего, 4 — вы добрый, 5 — получите 1 Крафт, 6 — получите 1 Заклинание.

## Клетки поля
city = Город
    .gen = Города
    .dat = Городу
    .acc = Город
    .ins = Городом
    .pre = Городе
    .to = в Город
    .at = в Городе
    .about = Зайдите к одному: к Доктору, Алхимику или Чародейке.
city-1 = { city }
    .gen = { city.gen }
    .dat = { city.dat }
    .acc = { city.acc }
    .ins = { city.ins }
    .pre = { city.pre }
    .to = { city.to }
    .at = { city.at }
    .about = { city.about }
    .roll = { city-enchantress }
fields = Поля
    .gen = Полей
    .dat = Полям
    .acc = Поля
    .ins = Полями
    .pre = Полях
    .to = на Поля
    .at = на Полях
    .about = Если здесь нет карты, вытяните 1 карту Приключений.
fields-1 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
fields-2 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
fields-3 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
fields-4 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
fields-5 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
fields-6 = { fields }
    .gen = { fields.gen }
    .dat = { fields.dat }
    .acc = { fields.acc }
    .ins = { fields.ins }
    .pre = { fields.pre }
    .to = { fields.to }
    .at = { fields.at }
    .about = { fields.about }
hills = Холмы
    .gen = Холмов
    .dat = Холмам
    .acc = Холмы
    .ins = Холмами
    .pre = Холмах
    .to = на Холмы
    .at = на Холмах
    .about = Если здесь нет карты, вытяните 1 карту Приключений.
hills-1 = { hills }
    .gen = { hills.gen }
    .dat = { hills.dat }
    .acc = { hills.acc }
    .ins = { hills.ins }
    .pre = { hills.pre }
    .to = { hills.to }
    .at = { hills.at }
    .about = { hills.about }
hills-2 = { hills }
    .gen = { hills.gen }
    .dat = { hills.dat }
    .acc = { hills.acc }
    .ins = { hills.ins }
    .pre = { hills.pre }
    .to = { hills.to }
    .at = { hills.at }
    .about = { hills.about }
hills-3 = { hills }
    .gen = { hills.gen }
    .dat = { hills.dat }
    .acc = { hills.acc }
    .ins = { hills.ins }
    .pre = { hills.pre }
    .to = { hills.to }
    .at = { hills.at }
    .about = { hills.about }
plains = Равнины
    .gen = Равнин
    .dat = Равнинам
    .acc = Равнины
    .ins = Равнинами
    .pre = Равнинах
    .to = на Равнины
    .at = на Равнинах
    .about = Если здесь нет карты, вытяните 1 карту Приключений.
plains-1 = { plains }
    .gen = { plains.gen }
    .dat = { plains.dat }
    .acc = { plains.acc }
    .ins = { plains.ins }
    .pre = { plains.pre }
    .to = { plains.to }
    .at = { plains.at }
    .about = { plains.about }
plains-2 = { plains }
    .gen = { plains.gen }
    .dat = { plains.dat }
    .acc = { plains.acc }
    .ins = { plains.ins }
    .pre = { plains.pre }
    .to = { plains.to }
    .at = { plains.at }
    .about = { plains.about }
plains-3 = { plains }
    .gen = { plains.gen }
    .dat = { plains.dat }
    .acc = { plains.acc }
    .ins = { plains.ins }
    .pre = { plains.pre }
    .to = { plains.to }
    .at = { plains.at }
    .about = { plains.about }
plains-4 = { plains }
    .gen = { plains.gen }
    .dat = { plains.dat }
    .acc = { plains.acc }
    .ins = { plains.ins }
    .pre = { plains.pre }
    .to = { plains.to }
    .at = { plains.at }
    .about = { plains.about }
woods = Роща
    .gen = Рощи
    .dat = Роще
    .acc = Рощу
    .ins = Рощей
    .pre = Роще
    .to = в Рощу
    .at = в Роще
    .about = Если здесь нет карты, вытяните 1 карту Приключений.
woods-1 = { woods }
    .gen = { woods.gen }
    .dat = { woods.dat }
    .acc = { woods.acc }
    .ins = { woods.ins }
    .pre = { woods.pre }
    .to = { woods.to }
    .at = { woods.at }
    .about = { woods.about }
woods-2 = { woods }
    .gen = { woods.gen }
    .dat = { woods.dat }
    .acc = { woods.acc }
    .ins = { woods.ins }
    .pre = { woods.pre }
    .to = { woods.to }
    .at = { woods.at }
    .about = { woods.about }
woods-3 = { woods }
    .gen = { woods.gen }
    .dat = { woods.dat }
    .acc = { woods.acc }
    .ins = { woods.ins }
    .pre = { woods.pre }
    .to = { woods.to }
    .at = { woods.at }
    .about = { woods.about }
woods-4 = { woods }
    .gen = { woods.gen }
    .dat = { woods.dat }
    .acc = { woods.acc }
    .ins = { woods.ins }
    .pre = { woods.pre }
    .to = { woods.to }
    .at = { woods.at }
    .about = { woods.about }
tavern = Таверна
    .gen = Таверны
    .dat = Таверне
    .acc = Таверну
    .ins = Таверной
    .pre = Таверне
    .to = в Таверну
    .at = в Таверне
    .about = Бросьте кубик: 1 — пропустите 1 ход, 2 — драка с фермером, Сила 3, 3 — потеряйте 1 золотой, 4 — получите 1 золотой, 5 — в следующий ход можно перенестись на любую другую клетку Внешнего Региона, 6 — в следующий ход можно уплыть в Храм.
tavern-1 = { tavern }
    .gen = { tavern.gen }
    .dat = { tavern.dat }
    .acc = { tavern.acc }
    .ins = { tavern.ins }
    .pre = { tavern.pre }
    .to = { tavern.to }
    .at = { tavern.at }
    .about = { tavern.about }
ruins = Руины
    .gen = Руин
    .dat = Руинам
    .acc = Руины
    .ins = Руинами
    .pre = Руинах
    .to = в Руины
    .at = в Руинах
    .about = Тяните карты, пока здесь не будет 2. Если остался шаг, можно спуститься ко Входу в Темницу.
ruins-1 = { ruins }
    .gen = { ruins.gen }
    .dat = { ruins.dat }
    .acc = { ruins.acc }
    .ins = { ruins.ins }
    .pre = { ruins.pre }
    .to = { ruins.to }
    .at = { ruins.at }
    .about = { ruins.about }
forest = Лес
    .gen = Леса
    .dat = Лесу
    .acc = Лес
    .ins = Лесом
    .pre = Лесу
    .to = в Лес
    .at = в Лесу
    .about = Бросьте кубик: 1 — разбойник, Сила 4, 2–3 — пропустите следующий ход, 4–5 — ничего, 6 — получите 1 Крафт.
forest-1 = { forest }
    .gen = { forest.gen }
    .dat = { forest.dat }
    .acc = { forest.acc }
    .ins = { forest.ins }
    .pre = { forest.pre }
    .to = { forest.to }
    .at = { forest.at }
    .about = { forest.about }
village = Деревня
    .gen = Деревни
    .dat = Деревне
    .acc = Деревню
    .ins = Деревней
    .pre = Деревне
    .to = в Деревню
    .at = в Деревне
    .about = Зайдите к одному: к Кузнецу, Целителю или Мистику.
village-1 = { village }
    .gen = { village.gen }
    .dat = { village.dat }
    .acc = { village.acc }
    .ins = { village.ins }
    .pre = { village.pre }
    .to = { village.to }
    .at = { village.at }
    .about = { village.about }
    .roll = { village-mystic }
graveyard = Кладбище
    .gen = Кладбища
    .dat = Кладбищу
    .acc = Кладбище
    .ins = Кладбищем
    .pre = Кладбище
    .to = на Кладбище
    .at = на Кладбище
    .about = Добрый теряет 1 Жизнь. Нейтральный восполняет судьбу, по 1 золотому за каждую. Злой восполняет её даром или молится: 5 — 1 судьба, 6 — 1 Заклинание.
graveyard-1 = { graveyard }
    .gen = { graveyard.gen }
    .dat = { graveyard.dat }
    .acc = { graveyard.acc }
    .ins = { graveyard.ins }
    .pre = { graveyard.pre }
    .to = { graveyard.to }
    .at = { graveyard.at }
    .about = { graveyard.about }
sentinel = Страж
    .gen = Стража
    .dat = Стражу
    .acc = Стража
    .ins = Стражем
    .pre = Страже
    .to = к Стражу
    .at = у Стража
    .about = Если здесь кончилось движение и карты нет, вытяните 1 карту Приключений. Кто идёт по мосту внутрь, бьётся со Стражем, Сила 9.
sentinel-1 = { sentinel }
    .gen = { sentinel.gen }
    .dat = { sentinel.dat }
    .acc = { sentinel.acc }
    .ins = { sentinel.ins }
    .pre = { sentinel.pre }
    .to = { sentinel.to }
    .at = { sentinel.at }
    .about = { sentinel.about }
chapel = Часовня
    .gen = Часовни
    .dat = Часовне
    .acc = Часовню
    .ins = Часовней
    .pre = Часовне
    .to = в Часовню
    .at = в Часовне
    .about = Злой теряет 1 Жизнь. Нейтральный исцеляется, по 1 золотому за Жизнь. Добрый исцеляется даром или молится: 5 — 1 Жизнь, 6 — 1 Заклинание.
chapel-1 = { chapel }
    .gen = { chapel.gen }
    .dat = { chapel.dat }
    .acc = { chapel.acc }
    .ins = { chapel.ins }
    .pre = { chapel.pre }
    .to = { chapel.to }
    .at = { chapel.at }
    .about = { chapel.about }
crags = Утёсы
    .gen = Утёсов
    .dat = Утёсам
    .acc = Утёсы
    .ins = Утёсами
    .pre = Утёсах
    .to = в Утёсы
    .at = в Утёсах
    .about = Бросьте кубик: 1 — Дух, Крафт 4, 2–3 — пропустите следующий ход, 4–5 — ничего, 6 — получите 1 Силу.
crags-1 = { crags }
    .gen = { crags.gen }
    .dat = { crags.dat }
    .acc = { crags.acc }
    .ins = { crags.ins }
    .pre = { crags.pre }
    .to = { crags.to }
    .at = { crags.at }
    .about = { crags.about }
warlocks-cave = Пещера чернокнижника
    .gen = Пещеры чернокнижника
    .dat = Пещере чернокнижника
    .acc = Пещеру чернокнижника
    .ins = Пещерой чернокнижника
    .pre = Пещере чернокнижника
    .to = в Пещеру чернокнижника
    .at = в Пещере чернокнижника
    .about = Можно бросить кубик и взять задание. Выполнив его, вы переноситесь сюда и получаете Талисман, если они ещё есть.
warlocks-cave-1 = { warlocks-cave }
    .gen = { warlocks-cave.gen }
    .dat = { warlocks-cave.dat }
    .acc = { warlocks-cave.acc }
    .ins = { warlocks-cave.ins }
    .pre = { warlocks-cave.pre }
    .to = { warlocks-cave.to }
    .at = { warlocks-cave.at }
    .about = { warlocks-cave.about }
desert = Пустыня
    .gen = Пустыни
    .dat = Пустыне
    .acc = Пустыню
    .ins = Пустыней
    .pre = Пустыне
    .to = в Пустыню
    .at = в Пустыне
    .about = Потеряйте 1 Жизнь. Затем, если здесь нет карты, вытяните 1 карту Приключений.
desert-1 = { desert }
    .gen = { desert.gen }
    .dat = { desert.dat }
    .acc = { desert.acc }
    .ins = { desert.ins }
    .pre = { desert.pre }
    .to = { desert.to }
    .at = { desert.at }
    .about = { desert.about }
desert-2 = { desert }
    .gen = { desert.gen }
    .dat = { desert.dat }
    .acc = { desert.acc }
    .ins = { desert.ins }
    .pre = { desert.pre }
    .to = { desert.to }
    .at = { desert.at }
    .about = { desert.about }
oasis = Оазис
    .gen = Оазиса
    .dat = Оазису
    .acc = Оазис
    .ins = Оазисом
    .pre = Оазисе
    .to = в Оазис
    .at = в Оазисе
    .about = Тяните карты, пока здесь не будет 2.
oasis-1 = { oasis }
    .gen = { oasis.gen }
    .dat = { oasis.dat }
    .acc = { oasis.acc }
    .ins = { oasis.ins }
    .pre = { oasis.pre }
    .to = { oasis.to }
    .at = { oasis.at }
    .about = { oasis.about }
temple = Храм
    .gen = Храма
    .dat = Храму
    .acc = Храм
    .ins = Храмом
    .pre = Храме
    .to = в Храм
    .at = в Храме
    .about = Помолитесь и бросьте 2 кубика: 2 — потеряйте 2 Жизни, 3 — потеряйте 1 Жизнь, 4 — потеряйте 1 Союзника, 5 — рабство, пока не выбросите 4–6 для движения, 6 — 1 Сила, 7 — 1 Крафт, 8–9 — 1 Заклинание, 10 — Талисман, 11 — 2 судьбы, 12 — 2 Жизни.
temple-1 = { temple }
    .gen = { temple.gen }
    .dat = { temple.dat }
    .acc = { temple.acc }
    .ins = { temple.ins }
    .pre = { temple.pre }
    .to = { temple.to }
    .at = { temple.at }
    .about = { temple.about }
runes = Руны
    .gen = Рун
    .dat = Рунам
    .acc = Руны
    .ins = Рунами
    .pre = Рунах
    .to = к Рунам
    .at = у Рун
    .about = Если здесь нет карты, вытяните 1 карту Приключений. Существа здесь прибавляют к броску 2.
runes-1 = { runes }
    .gen = { runes.gen }
    .dat = { runes.dat }
    .acc = { runes.acc }
    .ins = { runes.ins }
    .pre = { runes.pre }
    .to = { runes.to }
    .at = { runes.at }
    .about = { runes.about }
runes-2 = { runes }
    .gen = { runes.gen }
    .dat = { runes.dat }
    .acc = { runes.acc }
    .ins = { runes.ins }
    .pre = { runes.pre }
    .to = { runes.to }
    .at = { runes.at }
    .about = { runes.about }
runes-3 = { runes }
    .gen = { runes.gen }
    .dat = { runes.dat }
    .acc = { runes.acc }
    .ins = { runes.ins }
    .pre = { runes.pre }
    .to = { runes.to }
    .at = { runes.at }
    .about = { runes.about }
castle = Замок
    .gen = Замка
    .dat = Замку
    .acc = Замок
    .ins = Замком
    .pre = Замке
    .to = в Замок
    .at = в Замке
    .about = Исцеляйте Жизни, по 1 золотому за каждую. С Принцем или Принцессой 2 Жизни исцелят даром.
castle-1 = { castle }
    .gen = { castle.gen }
    .dat = { castle.dat }
    .acc = { castle.acc }
    .ins = { castle.ins }
    .pre = { castle.pre }
    .to = { castle.to }
    .at = { castle.at }
    .about = { castle.about }
portal-of-power = Врата силы
    .gen = Врат силы
    .dat = Вратам силы
    .acc = Врата силы
    .ins = Вратами силы
    .pre = Вратах силы
    .to = к Вратам силы
    .at = у Врат силы
    .about = Если здесь кончилось движение и карты нет, вытяните 1 карту Приключений. Если остался шаг, можно открыть Врата: сумма 2 кубиков не больше Силы или Крафта. Неудача отнимает 1 очко выбранного.
portal-of-power-1 = { portal-of-power }
    .gen = { portal-of-power.gen }
    .dat = { portal-of-power.dat }
    .acc = { portal-of-power.acc }
    .ins = { portal-of-power.ins }
    .pre = { portal-of-power.pre }
    .to = { portal-of-power.to }
    .at = { portal-of-power.at }
    .about = { portal-of-power.about }
black-knight = Чёрный рыцарь
    .gen = Чёрного рыцаря
    .dat = Чёрному рыцарю
    .acc = Чёрного рыцаря
    .ins = Чёрным рыцарем
    .pre = Чёрном рыцаре
    .to = к Чёрному рыцарю
    .at = у Чёрного рыцаря
    .about = Отдайте 1 золотой или потеряйте 1 Жизнь.
black-knight-1 = { black-knight }
    .gen = { black-knight.gen }
    .dat = { black-knight.dat }
    .acc = { black-knight.acc }
    .ins = { black-knight.ins }
    .pre = { black-knight.pre }
    .to = { black-knight.to }
    .at = { black-knight.at }
    .about = { black-knight.about }
hidden-valley = Затерянная долина
    .gen = Затерянной долины
    .dat = Затерянной долине
    .acc = Затерянную долину
    .ins = Затерянной долиной
    .pre = Затерянной долине
    .to = в Затерянную долину
    .at = в Затерянной долине
    .about = Тяните карты, пока здесь не будет 3.
hidden-valley-1 = { hidden-valley }
    .gen = { hidden-valley.gen }
    .dat = { hidden-valley.dat }
    .acc = { hidden-valley.acc }
    .ins = { hidden-valley.ins }
    .pre = { hidden-valley.pre }
    .to = { hidden-valley.to }
    .at = { hidden-valley.at }
    .about = { hidden-valley.about }
cursed-glade = Проклятая поляна
    .gen = Проклятой поляны
    .dat = Проклятой поляне
    .acc = Проклятую поляну
    .ins = Проклятой поляной
    .pre = Проклятой поляне
    .to = на Проклятую поляну
    .at = на Проклятой поляне
    .about = Если здесь нет карты, вытяните 1 карту Приключений. Предметы здесь не дают Силы и Крафта, Магические Предметы не действуют, а Заклинаний не сотворить.
cursed-glade-1 = { cursed-glade }
    .gen = { cursed-glade.gen }
    .dat = { cursed-glade.dat }
    .acc = { cursed-glade.acc }
    .ins = { cursed-glade.ins }
    .pre = { cursed-glade.pre }
    .to = { cursed-glade.to }
    .at = { cursed-glade.at }
    .about = { cursed-glade.about }
chasm = Пропасть
    .gen = Пропасти
    .dat = Пропасти
    .acc = Пропасть
    .ins = Пропастью
    .pre = Пропасти
    .to = к Пропасти
    .at = у Пропасти
    .about = Бросьте кубик за себя: на 1–2 потеряйте 1 Жизнь. Бросьте за каждого Союзника: на 1–2 он погибает.
chasm-1 = { chasm }
    .gen = { chasm.gen }
    .dat = { chasm.dat }
    .acc = { chasm.acc }
    .ins = { chasm.ins }
    .pre = { chasm.pre }
    .to = { chasm.to }
    .at = { chasm.at }
    .about = { chasm.about }
valley-of-fire = Долина Огня
    .gen = Долины Огня
    .dat = Долине Огня
    .acc = Долину Огня
    .ins = Долиной Огня
    .pre = Долине Огня
    .to = в Долину Огня
    .at = в Долине Огня
    .about = Только с Талисманом. Отсюда один шаг до Короны Повелений.
werewolf-den = Логово оборотня
    .gen = Логова оборотня
    .dat = Логову оборотня
    .acc = Логово оборотня
    .ins = Логовом оборотня
    .pre = Логове оборотня
    .to = в Логово оборотня
    .at = в Логове оборотня
    .about = Бросьте 2 кубика: такова Сила вашего Оборотня. Бейтесь с ним каждый ход, пока не победите или не повернёте назад.
dice-with-death = Кости со Смертью
    .gen = Костей со Смертью
    .dat = Костям со Смертью
    .acc = Кости со Смертью
    .ins = Костями со Смертью
    .pre = Костях со Смертью
    .to = к Костям со Смертью
    .at = у Костей со Смертью
    .about = Ваши 2 кубика против 2 кубиков Смерти. Больше — в следующий ход можно идти дальше, меньше — потеряйте 1 Жизнь. Играйте каждый ход, пока не выиграете.
crypt = Склеп
    .gen = Склепа
    .dat = Склепу
    .acc = Склеп
    .ins = Склепом
    .pre = Склепе
    .to = в Склеп
    .at = в Склепе
    .about = Бросьте 3 кубика и вычтите Силу: до 0 — остаётесь, 1 — Равнина опасности, 2–3 — Врата силы, 4–5 — Пещера чернокнижника, 6 и больше — Город.
plain-of-peril = Равнина опасности
    .gen = Равнины опасности
    .dat = Равнине опасности
    .acc = Равнину опасности
    .ins = Равниной опасности
    .pre = Равнине опасности
    .to = на Равнину опасности
    .at = на Равнине опасности
    .about = Здесь кончается путь через Врата. Дальше вы идёте по 1 клетке за ход.
mines = Рудники
    .gen = Рудников
    .dat = Рудникам
    .acc = Рудники
    .ins = Рудниками
    .pre = Рудниках
    .to = в Рудники
    .at = в Рудниках
    .about = Бросьте 3 кубика и вычтите Крафт: до 0 — остаётесь, 1 — Равнина опасности, 2–3 — Врата силы, 4–5 — Пещера чернокнижника, 6 и больше — Таверна.
vampires-tower = Башня вампира
    .gen = Башни вампира
    .dat = Башне вампира
    .acc = Башню вампира
    .ins = Башней вампира
    .pre = Башне вампира
    .to = в Башню вампира
    .at = в Башне вампира
    .about = Бросьте кубик: 1–2 — потеряйте 1 Жизнь, 3–4 — 2, 5–6 — 3. Каждый отданный Союзник спасает 1 Жизнь.
pits = Ямы
    .gen = Ям
    .dat = Ямам
    .acc = Ямы
    .ins = Ямами
    .pre = Ямах
    .to = в Ямы
    .at = в Ямах
    .about = Бросьте кубик: столько Исчадий ям с Силой 4 вас ждёт. Бейтесь с ними по одному, с остальными в следующий ход, пока не одолеете всех или не повернёте назад.
crown-of-command = Корона Повелений
    .gen = Короны Повелений
    .dat = Короне Повелений
    .acc = Корону Повелений
    .ins = Короной Повелений
    .pre = Короне Повелений
    .to = на Корону Повелений
    .at = на Короне Повелений
    .about = Если вы здесь одни, каждый ход творите Заклинание Повелений: на 4–6 каждый другой персонаж теряет 1 Жизнь. Если не одни, бьётесь. Назад пути нет.
dungeon-entrance = Вход в Темницу
    .gen = Входа в Темницу
    .dat = Входу в Темницу
    .acc = Вход в Темницу
    .ins = Входом в Темницу
    .pre = Входе в Темницу
    .to = ко Входу в Темницу
    .at = у Входа в Темницу
    .about = Если здесь нет карты, вытяните 1 карту Темницы. Отсюда шаг наверх к Руинам, если движения хватает пройти дальше.
tunnel = Туннель
    .gen = Туннеля
    .dat = Туннелю
    .acc = Туннель
    .ins = Туннелем
    .pre = Туннеле
    .to = в Туннель
    .at = в Туннеле
    .about = Если здесь нет карты, вытяните 1 карту Темницы.
tunnel-1 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-2 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-3 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-4 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-5 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-6 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-7 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-8 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
tunnel-9 = { tunnel }
    .gen = { tunnel.gen }
    .dat = { tunnel.dat }
    .acc = { tunnel.acc }
    .ins = { tunnel.ins }
    .pre = { tunnel.pre }
    .to = { tunnel.to }
    .at = { tunnel.at }
    .about = { tunnel.about }
guard-room = Караульная
    .gen = Караульной
    .dat = Караульной
    .acc = Караульную
    .ins = Караульной
    .pre = Караульной
    .to = в Караульную
    .at = в Караульной
    .about = Заплатите 2 золотых или бейтесь с Караульным, Сила 5. За победу 1 золотой.
library = Библиотека
    .gen = Библиотеки
    .dat = Библиотеке
    .acc = Библиотеку
    .ins = Библиотекой
    .pre = Библиотеке
    .to = в Библиотеку
    .at = в Библиотеке
    .about = Бросьте кубик: 1 — пропустите следующий ход, 2 — потеряйте 1 Крафт, 3–4 — ничего, 5 — 1 Заклинание, 6 — 1 Крафт.
cell = Камера
    .gen = Камеры
    .dat = Камере
    .acc = Камеру
    .ins = Камерой
    .pre = Камере
    .to = в Камеру
    .at = в Камере
    .about = Бросьте кубик: 1–2 — сбросьте 1 Союзника или пропустите следующий ход, 3–4 — ничего, 5 — 1 золотой, 6 — 1 судьба.
kitchen = Кухня
    .gen = Кухни
    .dat = Кухне
    .acc = Кухню
    .ins = Кухней
    .pre = Кухне
    .to = на Кухню
    .at = на Кухне
    .about = Можно поесть и бросить кубик: 1 — потеряйте 1 Жизнь, 2–3 — ничего, 4–5 — исцелите 1 Жизнь, 6 — получите 1 Жизнь.
hall-of-darkness = Тёмный Зал
    .gen = Тёмного Зала
    .dat = Тёмному Залу
    .acc = Тёмный Зал
    .ins = Тёмным Залом
    .pre = Тёмном Зале
    .to = в Тёмный Зал
    .at = в Тёмном Зале
    .about = Бросьте кубик: 1, 2 или 3 — назад на 3, 2 или 1 клетку, 4, 5 или 6 — вперёд на 1, 2 или 3. Там новая встреча.
monster-pit = Яма чудовищ
    .gen = Ямы чудовищ
    .dat = Яме чудовищ
    .acc = Яму чудовищ
    .ins = Ямой чудовищ
    .pre = Яме чудовищ
    .to = в Яму чудовищ
    .at = в Яме чудовищ
    .about = Тяните карты Темницы, пока здесь не будет 3.
treasure-chamber = Палата Сокровищ
    .gen = Палаты Сокровищ
    .dat = Палате Сокровищ
    .acc = Палату Сокровищ
    .ins = Палатой Сокровищ
    .pre = Палате Сокровищ
    .to = в Палату Сокровищ
    .at = в Палате Сокровищ
    .about = Здесь кончается любое движение. Сразитесь с Лордом Тьмы, на Силу или на Крафт, и то и другое 12. Убив его, выберите Сокровище. Затем вы выходите, смотря по перевесу очков: 0 — Руины, 1 — Пещера чернокнижника, 2 — Храм, 3 — Замок, 4–5 — Врата силы, 6–7 — Равнина опасности, 8 и больше — Корона Повелений.

## Персонажи и их способности
assassin = Убийца
    .gen = Убийцы
    .dat = Убийце
    .acc = Убийцу
    .ins = Убийцей
    .pre = Убийце
    .about = Злой, начинает в Городе.
assassin-assassinate = Удар исподтишка
    .about = Когда в битву вступаете вы сами, жертва не прибавляет кубик. Победив так персонажа, вы отнимаете Жизнь, а не Предмет или золото. Не на Короне Повелений.
druid = Друид
    .gen = Друида
    .dat = Друиду
    .acc = Друида
    .ins = Друидом
    .pre = Друиде
    .about = Нейтральный, начинает в Лесу с 1 Заклинанием.
druid-alignment = Равновесие природы
    .about = Вы можете менять мировоззрение когда угодно.
druid-woods = Голос рощи
    .about = Попав в Рощу, вы можете взять столько Заклинаний, сколько позволяет Крафт.
dwarf = Гном
    .gen = Гнома
    .dat = Гному
    .acc = Гнома
    .ins = Гномом
    .pre = Гноме
    .about = Нейтральный, начинает в Утёсах.
dwarf-crags = Твёрдая поступь
    .about = В Утёсах и Пропасти можно не бросать кубик. Но если бросили, примите, что выпало.
dwarf-hills = Дома в холмах
    .about = На Холмах вы можете уклоняться от существ и персонажей.
dwarf-cave = Чутьё на золото
    .about = В Пещере к броску можно прибавить 1.
dwarf-portal = Древние знаки
    .about = Открывая Врата силы Крафтом, вы бросаете 1 кубик.
dwarf-mines = Прирождённый рудокоп
    .about = В Рудниках вы бросаете 2 кубика.
dwarf-maze = Чувство направления
    .about = Лабиринт вам не помеха.
elf = Эльф
    .gen = Эльфа
    .dat = Эльфу
    .acc = Эльфа
    .ins = Эльфом
    .pre = Эльфе
    .about = Добрый, начинает в Лесу.
elf-forest = Дитя леса
    .about = В Лесу можно не бросать кубик. Но если бросили, примите, что выпало.
elf-woods = Среди деревьев
    .about = В Роще вы можете уклоняться от существ и персонажей.
elf-paths = Тайные тропы
    .about = Из Рощи вместо броска можно перейти в любую другую Рощу этого Региона.
ghoul = Упырь
    .gen = Упыря
    .dat = Упырю
    .acc = Упыря
    .ins = Упырём
    .pre = Упыре
    .about = Злой, начинает на Кладбище.
ghoul-psychic = Могильный взгляд
    .about = Нападая на персонажа, вы можете выбрать ментальный бой.
ghoul-drain = Похититель Жизни
    .about = Жизнь, отнятая у персонажа в ментальном бою, становится вашей.
ghoul-raise = Поднятие мёртвых
    .about = Врага, убитого в битве, можно взять в Союзники вместо трофея. Один такой Союзник может прибавить свою Силу в битве, потом он уходит в сброс.
minstrel = Менестрель
    .gen = Менестреля
    .dat = Менестрелю
    .acc = Менестреля
    .ins = Менестрелем
    .pre = Менестреле
    .about = Добрый, начинает в Таверне.
minstrel-beasts = Песня, что усмиряет
    .about = Животные и Драконы на вас не нападают. Вы на них можете.
minstrel-charm = Чарующий напев
    .about = Вместо боя с Животным можно бросить кубик: выпало больше его Силы — оно ваш Союзник. Один такой Союзник прибавляет в битве свою Силу.
minstrel-court = Любезные речи
    .about = У персонажа, к которому пришли, вы можете забрать Деву и Принцессу.
monk = Монах
    .gen = Монаха
    .dat = Монаху
    .acc = Монаха
    .ins = Монахом
    .pre = Монахе
    .about = Добрый, начинает в Деревне.
monk-craft = Сила духа
    .about = В битве прибавляйте к Силе своё исходное значение Крафта.
monk-prayer = Благочестие
    .about = Молясь, вы можете прибавить 1 к броску.
monk-unarmed = Пустые руки
    .about = В битве вы не пользуетесь ни Оружием, ни Бронёй.
priest = Священник
    .gen = Священника
    .dat = Священнику
    .acc = Священника
    .ins = Священником
    .pre = Священнике
    .about = Добрый, начинает в Часовне с 1 Заклинанием.
priest-prayer = Благочестие
    .about = Молясь, вы можете прибавить 1 к броску.
priest-exorcise = Изгнание Духов
    .about = Вы можете уничтожить любого Духа без боя. Трофея нет, зато можно получить 1 Заклинание.
priest-unarmed = Обет мира
    .about = В битве вы не пользуетесь Оружием.
prophetess = Предсказательница
    .gen = Предсказательницы
    .dat = Предсказательнице
    .acc = Предсказательницу
    .ins = Предсказательницей
    .pre = Предсказательнице
    .about = Добрая, начинает в Часовне с 1 Заклинанием.
prophetess-spell = Всегда с Заклинанием
    .about = Сотворив последнее Заклинание, возьмите новое.
prophetess-foresight = Предвидение
    .about = Вытянув карты, вы можете сбросить одну и вытянуть другую. С ней придётся встретиться.
prophetess-sight = Ясновидение
    .about = Вы всегда видите Заклинания всех остальных.
sorceress = Колдунья
    .gen = Колдуньи
    .dat = Колдунье
    .acc = Колдунью
    .ins = Колдуньей
    .pre = Колдунье
    .about = Злая, начинает на Кладбище с 1 Заклинанием.
sorceress-psychic = Тёмный разум
    .about = Нападая на персонажа, вы можете выбрать ментальный бой.
sorceress-beguile = Обольщение
    .about = Вместо нападения на того, к кому пришли, бросьте кубик: 6 для доброго, 5–6 для нейтрального, 4–6 для злого приносят 1 золотой или 1 Предмет.
sorceress-lure = Сманивание
    .about = У того, к кому пришли, вы можете забрать 1 Союзника, но не Деву, Единорога или Принцессу.
thief = Вор
    .gen = Вора
    .dat = Вору
    .acc = Вора
    .ins = Вором
    .pre = Воре
    .about = Нейтральный, начинает в Городе.
thief-steal = Кража
    .about = У персонажа, к которому пришли, вы можете взять 1 золотой или 1 Предмет.
thief-free = Лёгкая рука
    .about = На Рынке, в Ярмарочный день или в Деревне вы можете взять 1 карту Покупки даром.
troll = Тролль
    .gen = Тролля
    .dat = Троллю
    .acc = Тролля
    .ins = Троллем
    .pre = Тролле
    .about = Нейтральный, начинает в Утёсах.
troll-crags = Дома в скалах
    .about = В Утёсах можно не бросать кубик. Но если бросили, примите, что выпало.
troll-heal = Плоть тролля
    .about = Если для движения выпало 6, можно остаться и исцелить 1 Жизнь. Тогда ход кончается.
warrior = Воин
    .gen = Воина
    .dat = Воину
    .acc = Воина
    .ins = Воином
    .pre = Воине
    .about = Нейтральный, начинает в Таверне.
warrior-two-dice = Два кубика в битве
    .about = В битве бросайте 2 кубика и берите больший.
warrior-two-weapons = Два Оружия
    .about = Вы можете пользоваться сразу двумя Оружиями.
wizard = Волшебник
    .gen = Волшебника
    .dat = Волшебнику
    .acc = Волшебника
    .ins = Волшебником
    .pre = Волшебнике
    .about = Злой, начинает на Кладбище с 2 Заклинаниями.
wizard-spell = Всегда с Заклинанием
    .about = Сотворив последнее Заклинание, возьмите новое.
wizard-psychic = Сила разума
    .about = Нападая на персонажа, вы можете выбрать ментальный бой.
amazon = Амазонка
    .gen = Амазонки
    .dat = Амазонке
    .acc = Амазонку
    .ins = Амазонкой
    .pre = Амазонке
    .about = Нейтральная, начинает в Деревне.
amazon-two-dice = Быстрые ноги
    .about = Для движения вы можете бросить 2 кубика и выбрать один.
amazon-again = Не сдаётся
    .about = После поражения или ничьей вы можете провести ещё один раунд, и решает он. Не в последней схватке.
gladiator = Гладиатор
    .gen = Гладиатора
    .dat = Гладиатору
    .acc = Гладиатора
    .ins = Гладиатором
    .pre = Гладиаторе
    .about = Злой, начинает в Таверне со Шлемом.
gladiator-armour = Привычка к броне
    .about = +1 к броскам вашей Брони.
gladiator-followers = Наставник
    .about = В битве +1 за каждого Союзника, который сам не прибавляет Силу в битве.
gypsy = Цыганка
    .gen = Цыганки
    .dat = Цыганке
    .acc = Цыганку
    .ins = Цыганкой
    .pre = Цыганке
    .about = Добрая, начинает в Лесу с 1 Заклинанием.
gypsy-forest = Дитя леса
    .about = В Лесу можно не бросать кубик. Но если бросили, примите, что выпало.
gypsy-fate = Пути судьбы
    .about = Перебрасывая кубик за судьбу, бросьте 2 и выберите один.
gypsy-palm = Гадание по руке
    .about = Вместо нападения на того, к кому пришли, посмотрите его Заклинания и возьмите у него 1 судьбу. Потом на этой клетке у вас обычная встреча.
philosopher = Философ
    .gen = Философа
    .dat = Философу
    .acc = Философа
    .ins = Философом
    .pre = Философе
    .about = Нейтральный, начинает в Городе с 2 Заклинаниями.
philosopher-foresight = Созерцание
    .about = В начале своего хода вы можете посмотреть верхнюю карту колоды, из которой тянут в вашем Регионе.
philosopher-psychic = Острый ум
    .about = Нападая на персонажа, вы можете выбрать ментальный бой.
philosopher-counsel = Учёная беседа
    .about = У Чародейки, Мистика, Ведьмы, в Библиотеке и при молитве к броску можно прибавить 1.
swashbuckler = Дуэлянт
    .gen = Дуэлянта
    .dat = Дуэлянту
    .acc = Дуэлянта
    .ins = Дуэлянтом
    .pre = Дуэлянте
    .about = Добрый, начинает в Таверне.
swashbuckler-again = Кураж
    .about = Победив в битве с 3 или больше на своём кубике атаки, вы делаете после этого хода ещё один. Лишний ход нового не даёт.
swashbuckler-tavern = Завсегдатай
    .about = В Таверне бросайте 2 кубика и выбирайте один.


## Карты Приключений

angel = Ангел
    .gen = Ангела
    .dat = Ангелу
    .acc = Ангела
    .ins = Ангелом
    .pre = Ангеле
    .about = Добрый получает 1 Жизнь, злой теряет 1 Жизнь. Нейтрального ангел не замечает.
blizzard = Метель
    .gen = Метели
    .dat = Метели
    .acc = Метель
    .ins = Метелью
    .pre = Метели
    .about = 2 круга все персонажи во всех Регионах проходят за ход лишь 1 клетку.
book-of-spells = Книга заклинаний
    .gen = Книги заклинаний
    .dat = Книге заклинаний
    .acc = Книгу заклинаний
    .ins = Книгой заклинаний
    .pre = Книге заклинаний
    .about = Возьмите столько Заклинаний, чтобы их стало ровно по вашему Крафту.
devil = Дьявол
    .gen = Дьявола
    .dat = Дьяволу
    .acc = Дьявола
    .ins = Дьяволом
    .pre = Дьяволе
    .about = Злой получает 1 Жизнь, добрый теряет 1 Жизнь. Нейтрального дьявол не замечает.
evil-darkness = Злая тьма
    .gen = Злой тьмы
    .dat = Злой тьме
    .acc = Злую тьму
    .ins = Злой тьмой
    .pre = Злой тьме
    .about = Каждый персонаж, кроме злых, пропускает 1 ход.
imp = Бес
    .gen = Беса
    .dat = Бесу
    .acc = Беса
    .ins = Бесом
    .pre = Бесе
    .about = Бросьте кубик, бес уносит вас: 1 — Утёсы, 2 — Лес, 3 — Таверна, 4 — Руины, 5 — Затерянная долина, 6 — Проклятая поляна.
magical-vortex = Магический вихрь
    .gen = Магического вихря
    .dat = Магическому вихрю
    .acc = Магический вихрь
    .ins = Магическим вихрем
    .pre = Магическом вихре
    .about = Все персонажи сбрасывают все свои Заклинания.
market-day = Ярмарочный день
    .gen = Ярмарочного дня
    .dat = Ярмарочному дню
    .acc = Ярмарочный день
    .ins = Ярмарочным днём
    .pre = Ярмарочном дне
    .about = Начиная с вас и по часовой стрелке каждый может сразу же купить что угодно: Меч, Шлем и Флягу с водой за 1 золотой, Щит и Мула за 2, Плот за 3.
mephistopheles = Мефистофель
    .gen = Мефистофеля
    .dat = Мефистофелю
    .acc = Мефистофеля
    .ins = Мефистофелем
    .pre = Мефистофеле
    .about = Злой получает 1 Крафт, любой другой становится злым.
pestilence = Мор
    .gen = Мора
    .dat = Мору
    .acc = Мор
    .ins = Мором
    .pre = Море
    .about = Каждый персонаж в вашем Регионе теряет 1 Жизнь.
raiders = Разбойники
    .gen = Разбойников
    .dat = Разбойникам
    .acc = Разбойников
    .ins = Разбойниками
    .pre = Разбойниках
    .about = Они уносят всё ваше золото в Оазис. Там его подберёт, кто придёт.
siren = Сирена
    .gen = Сирены
    .dat = Сирене
    .acc = Сирену
    .ins = Сиреной
    .pre = Сирене
    .about = Каждый персонаж в вашем Регионе пропускает следующий ход.
storm = Буря
    .gen = Бури
    .dat = Буре
    .acc = Бурю
    .ins = Бурей
    .pre = Буре
    .about = Каждый персонаж в вашем Регионе пропускает 1 ход.
cursed-by-a-hag = Проклятие карги
    .gen = Проклятия карги
    .dat = Проклятию карги
    .acc = Проклятие карги
    .ins = Проклятием карги
    .pre = Проклятии карги
    .about = Она увязывается за вами. Все прочие Союзники уходят в сброс, а новых не удержать. Отстанет, когда вы зайдёте к Мистику в Деревне.
poltergeist = Полтергейст
    .gen = Полтергейста
    .dat = Полтергейсту
    .acc = Полтергейста
    .ins = Полтергейстом
    .pre = Полтергейсте
    .about = Он увязывается за вами. Вы проходите за ход лишь 1 клетку, пока не пересечёте Бурную реку по мосту, на Плоту или на лодке.
ape = Обезьяна
    .gen = Обезьяны
    .dat = Обезьяне
    .acc = Обезьяну
    .ins = Обезьяной
    .pre = Обезьяне
    .about = Животное, Сила 3.
bear = Медведь
    .gen = Медведя
    .dat = Медведю
    .acc = Медведя
    .ins = Медведем
    .pre = Медведе
    .about = Животное, Сила 3.
lion = Лев
    .gen = Льва
    .dat = Льву
    .acc = Льва
    .ins = Львом
    .pre = Льве
    .about = Животное, Сила 3.
serpent = Змей
    .gen = Змея
    .dat = Змею
    .acc = Змея
    .ins = Змеем
    .pre = Змее
    .about = Животное, Сила 4.
wild-boar =
    { $count ->
        [one] Дикий кабан
        [few] Диких кабана
       *[many] Диких кабанов
    }
    .gen =
        { $count ->
            [one] Дикого кабана
           *[other] Диких кабанов
        }
    .dat =
        { $count ->
            [one] Дикому кабану
           *[other] Диким кабанам
        }
    .acc =
        { $count ->
            [one] Дикого кабана
            [few] Диких кабанов
           *[many] Диких кабанов
        }
    .ins =
        { $count ->
            [one] Диким кабаном
           *[other] Дикими кабанами
        }
    .pre =
        { $count ->
            [one] Диком кабане
           *[other] Диких кабанах
        }
    .about = Животное, Сила 1.
wolf = Волк
    .gen = Волка
    .dat = Волку
    .acc = Волка
    .ins = Волком
    .pre = Волке
    .about = Животное, Сила 2.
dragon =
    { $count ->
        [one] Дракон
        [few] Дракона
       *[many] Драконов
    }
    .gen =
        { $count ->
            [one] Дракона
           *[other] Драконов
        }
    .dat =
        { $count ->
            [one] Дракону
           *[other] Драконам
        }
    .acc =
        { $count ->
            [one] Дракона
            [few] Драконов
           *[many] Драконов
        }
    .ins =
        { $count ->
            [one] Драконом
           *[other] Драконами
        }
    .pre =
        { $count ->
            [one] Драконе
           *[other] Драконах
        }
    .about = Дракон, Сила 7.
bandit =
    { $count ->
        [one] Бандит
        [few] Бандита
       *[many] Бандитов
    }
    .gen =
        { $count ->
            [one] Бандита
           *[other] Бандитов
        }
    .dat =
        { $count ->
            [one] Бандиту
           *[other] Бандитам
        }
    .acc =
        { $count ->
            [one] Бандита
            [few] Бандитов
           *[many] Бандитов
        }
    .ins =
        { $count ->
            [one] Бандитом
           *[other] Бандитами
        }
    .pre =
        { $count ->
            [one] Бандите
           *[other] Бандитах
        }
    .about = Монстр, Сила 4. Заплатите 1 золотой, и он не нападёт. Но он остаётся, и дальше на этой клетке вам не пройти.
giant = Великан
    .gen = Великана
    .dat = Великану
    .acc = Великана
    .ins = Великаном
    .pre = Великане
    .about = Монстр, Сила 6.
goblin =
    { $count ->
        [one] Гоблин
        [few] Гоблина
       *[many] Гоблинов
    }
    .gen =
        { $count ->
            [one] Гоблина
           *[other] Гоблинов
        }
    .dat =
        { $count ->
            [one] Гоблину
           *[other] Гоблинам
        }
    .acc =
        { $count ->
            [one] Гоблина
            [few] Гоблинов
           *[many] Гоблинов
        }
    .ins =
        { $count ->
            [one] Гоблином
           *[other] Гоблинами
        }
    .pre =
        { $count ->
            [one] Гоблине
           *[other] Гоблинах
        }
    .about = Монстр, Сила 2.
hobgoblin =
    { $count ->
        [one] Хобгоблин
        [few] Хобгоблина
       *[many] Хобгоблинов
    }
    .gen =
        { $count ->
            [one] Хобгоблина
           *[other] Хобгоблинов
        }
    .dat =
        { $count ->
            [one] Хобгоблину
           *[other] Хобгоблинам
        }
    .acc =
        { $count ->
            [one] Хобгоблина
            [few] Хобгоблинов
           *[many] Хобгоблинов
        }
    .ins =
        { $count ->
            [one] Хобгоблином
           *[other] Хобгоблинами
        }
    .pre =
        { $count ->
            [one] Хобгоблине
           *[other] Хобгоблинах
        }
    .about = Монстр, Сила 3.
ogre =
    { $count ->
        [one] Огр
        [few] Огра
       *[many] Огров
    }
    .gen =
        { $count ->
            [one] Огра
           *[other] Огров
        }
    .dat =
        { $count ->
            [one] Огру
           *[other] Ограм
        }
    .acc =
        { $count ->
            [one] Огра
            [few] Огров
           *[many] Огров
        }
    .ins =
        { $count ->
            [one] Огром
           *[other] Ограми
        }
    .pre =
        { $count ->
            [one] Огре
           *[other] Ограх
        }
    .about = Монстр, Сила 5.
demon = Демон
    .gen = Демона
    .dat = Демону
    .acc = Демона
    .ins = Демоном
    .pre = Демоне
    .about = Дух, Крафт 10.
ghost =
    { $count ->
        [one] Привидение
        [few] Привидения
       *[many] Привидений
    }
    .gen =
        { $count ->
            [one] Привидения
           *[other] Привидений
        }
    .dat =
        { $count ->
            [one] Привидению
           *[other] Привидениям
        }
    .acc =
        { $count ->
            [one] Привидение
            [few] Привидений
           *[many] Привидений
        }
    .ins =
        { $count ->
            [one] Привидением
           *[other] Привидениями
        }
    .pre =
        { $count ->
            [one] Привидении
           *[other] Привидениях
        }
    .about = Дух, Крафт 4. Вытянув, бросьте, куда он уйдёт: 1 — Город, 2 — Деревня, 3 — Кладбище, 4 — Часовня, 5 — Замок, 6 — Храм.
lemure =
    { $count ->
        [one] Лемур
        [few] Лемура
       *[many] Лемуров
    }
    .gen =
        { $count ->
            [one] Лемура
           *[other] Лемуров
        }
    .dat =
        { $count ->
            [one] Лемуру
           *[other] Лемурам
        }
    .acc =
        { $count ->
            [one] Лемура
            [few] Лемуров
           *[many] Лемуров
        }
    .ins =
        { $count ->
            [one] Лемуром
           *[other] Лемурами
        }
    .pre =
        { $count ->
            [one] Лемуре
           *[other] Лемурах
        }
    .about = Дух, Крафт 1.
shadow =
    { $count ->
        [one] Тень
        [few] Тени
       *[many] Теней
    }
    .gen =
        { $count ->
            [one] Тени
           *[other] Теней
        }
    .dat =
        { $count ->
            [one] Тени
           *[other] Теням
        }
    .acc =
        { $count ->
            [one] Тень
            [few] Теней
           *[many] Теней
        }
    .ins =
        { $count ->
            [one] Тенью
           *[other] Тенями
        }
    .pre =
        { $count ->
            [one] Тени
           *[other] Тенях
        }
    .about = Дух, Крафт 2.
spectre = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .ins = Призраком
    .pre = Призраке
    .about = Дух, Крафт 3.
wraith =
    { $count ->
        [one] Умертвие
        [few] Умертвия
       *[many] Умертвий
    }
    .gen =
        { $count ->
            [one] Умертвия
           *[other] Умертвий
        }
    .dat =
        { $count ->
            [one] Умертвию
           *[other] Умертвиям
        }
    .acc =
        { $count ->
            [one] Умертвие
            [few] Умертвий
           *[many] Умертвий
        }
    .ins =
        { $count ->
            [one] Умертвием
           *[other] Умертвиями
        }
    .pre =
        { $count ->
            [one] Умертвии
           *[other] Умертвиях
        }
    .about = Дух, Крафт 5.
enchanter = Чародей
    .gen = Чародея
    .dat = Чародею
    .acc = Чародея
    .ins = Чародеем
    .pre = Чародее
    .about = Первый, у кого Крафт 4 или больше, выбирает одно: 1 Заклинание, 1 золотой, 1 Силу, 1 Крафт, 1 Жизнь, 1 судьбу или перенос на любую клетку этого Региона.
fairy = Фея
    .gen = Феи
    .dat = Фее
    .acc = Фею
    .ins = Феей
    .pre = Фее
    .about = Первый добрый гость выбирает одно: 1 Заклинание, 1 золотой, 1 Силу, 1 Крафт, 1 Жизнь, 1 судьбу или перенос на любую клетку этого Региона.
healer = Целитель
    .gen = Целителя
    .dat = Целителю
    .acc = Целителя
    .ins = Целителем
    .pre = Целителе
    .about = Остаётся здесь. В каждый ваш приход даром исцеляет 2 Жизни.
hermit = Отшельник
    .gen = Отшельника
    .dat = Отшельнику
    .acc = Отшельника
    .ins = Отшельником
    .pre = Отшельнике
    .about = Вытянув, бросьте, куда он уйдёт: 1 — Склеп, 2 — Равнина опасности, 3 — Проклятая поляна, 4 — Оазис, 5 — Утёсы, 6 — Лес. Первый, кто его навестит, получает Талисман, если они ещё есть.
mage = Маг
    .gen = Мага
    .dat = Магу
    .acc = Мага
    .ins = Магом
    .pre = Маге
    .about = Остаётся здесь. Добрый гость каждый раз получает 1 Заклинание, если позволяет Крафт.
phantom = Фантом
    .gen = Фантома
    .dat = Фантому
    .acc = Фантома
    .ins = Фантомом
    .pre = Фантоме
    .about = Первый злой гость выбирает одно: 1 Заклинание, 1 золотой, 1 Силу, 1 Крафт, 1 Жизнь, 1 судьбу или перенос на любую клетку этого Региона.
sorcerer = Колдун
    .gen = Колдуна
    .dat = Колдуну
    .acc = Колдуна
    .ins = Колдуном
    .pre = Колдуне
    .about = Остаётся здесь. В каждый приход можно купить 1 Заклинание за 1 золотой, если позволяет Крафт.
witch = Ведьма
    .gen = Ведьмы
    .dat = Ведьме
    .acc = Ведьму
    .ins = Ведьмой
    .pre = Ведьме
    .about = Остаётся здесь. Бросьте кубик: 1 — жаба на 3 хода, 2 — потеряйте 1 Жизнь, 3 — получите 1 Силу, 4 — 1 Крафт, 5 — 1 Заклинание, 6 — восполните всю судьбу.
alchemist = Алхимик
    .gen = Алхимика
    .dat = Алхимику
    .acc = Алхимика
    .ins = Алхимиком
    .pre = Алхимике
    .about = Превращает сколько угодно ваших Предметов в золото, по 1 золотому за каждый.
gnome = Гном-проводник
    .gen = Гнома-проводника
    .dat = Гному-проводнику
    .acc = Гнома-проводника
    .ins = Гномом-проводником
    .pre = Гноме-проводнике
    .about = Врата силы на Крафт — 1 кубик, Рудники — 2. В Утёсах можно не бросать. На Холмах можно уклоняться от существ и персонажей.
guide =
    { $count ->
        [one] Проводник
        [few] Проводника
       *[many] Проводников
    }
    .gen =
        { $count ->
            [one] Проводника
           *[other] Проводников
        }
    .dat =
        { $count ->
            [one] Проводнику
           *[other] Проводникам
        }
    .acc =
        { $count ->
            [one] Проводника
            [few] Проводников
           *[many] Проводников
        }
    .ins =
        { $count ->
            [one] Проводником
           *[other] Проводниками
        }
    .pre =
        { $count ->
            [one] Проводнике
           *[other] Проводниках
        }
    .about = В Пропасти, Утёсах и Лесу можно не бросать кубик. Но если бросили, примите, что выпало.
maiden = Дева
    .gen = Девы
    .dat = Деве
    .acc = Деву
    .ins = Девой
    .pre = Деве
    .about = +2 к Крафту.
mercenary = Наёмник
    .gen = Наёмника
    .dat = Наёмнику
    .acc = Наёмника
    .ins = Наёмником
    .pre = Наёмнике
    .about = Идёт с вами за 1 золотой, иначе ждёт здесь. Раз в ход заплатите 1 золотой: +3 к Силе в битве до конца хода.
mule =
    { $count ->
        [one] Мул
        [few] Мула
       *[many] Мулов
    }
    .gen =
        { $count ->
            [one] Мула
           *[other] Мулов
        }
    .dat =
        { $count ->
            [one] Мулу
           *[other] Мулам
        }
    .acc =
        { $count ->
            [one] Мула
            [few] Мулов
           *[many] Мулов
        }
    .ins =
        { $count ->
            [one] Мулом
           *[other] Мулами
        }
    .pre =
        { $count ->
            [one] Муле
           *[other] Мулах
        }
    .about = Несёт ещё 4 ваших Предмета. Если он потерян, лишнее остаётся на клетке.
pixie = Пикси
    .gen = Пикси
    .dat = Пикси
    .acc = Пикси
    .ins = Пикси
    .pre = Пикси
    .about = В Лесу можно не бросать кубик. В Роще можно уклоняться от существ и персонажей.
prince = Принц
    .gen = Принца
    .dat = Принцу
    .acc = Принца
    .ins = Принцем
    .pre = Принце
    .about = В Замке вам даром исцеляют 2 Жизни, или можно отдать его за 3 золотых.
princess = Принцесса
    .gen = Принцессы
    .dat = Принцессе
    .acc = Принцессу
    .ins = Принцессой
    .pre = Принцессе
    .about = В Замке вам даром исцеляют 2 Жизни, или можно отдать её за 3 золотых.
unicorn = Единорог
    .gen = Единорога
    .dat = Единорогу
    .acc = Единорога
    .ins = Единорогом
    .pre = Единороге
    .about = +1 к Силе и +1 к Крафту.
amulet = Амулет
    .gen = Амулета
    .dat = Амулету
    .acc = Амулет
    .ins = Амулетом
    .pre = Амулете
    .about = Вы не творите Заклинаний, даже Заклинание Повелений. Чужие Заклинания на вас не действуют, кроме Заклинания Повелений.
cross = Крест
    .gen = Креста
    .dat = Кресту
    .acc = Крест
    .ins = Крестом
    .pre = Кресте
    .about = Уничтожает Духа без боя и без трофея. Злой с ним не теряет Жизнь в Часовне, а добрый — на Кладбище.
holy-grail = Святой Грааль
    .gen = Святого Грааля
    .dat = Святому Граалю
    .acc = Святой Грааль
    .ins = Святым Граалем
    .pre = Святом Граале
    .about = Не для злых. +1 к Крафту. В Пустыне вы не теряете Жизнь.
magic-belt = Магический пояс
    .gen = Магического пояса
    .dat = Магическому поясу
    .acc = Магический пояс
    .ins = Магическим поясом
    .pre = Магическом поясе
    .about = +1 к Силе.
orb-of-knowledge = Сфера знаний
    .gen = Сферы знаний
    .dat = Сфере знаний
    .acc = Сферу знаний
    .ins = Сферой знаний
    .pre = Сфере знаний
    .about = Вытянув карты Приключений, можно сбросить одну и вытянуть другую. С ней придётся встретиться.
potion-of-strength = Зелье силы
    .gen = Зелья силы
    .dat = Зелью силы
    .acc = Зелье силы
    .ins = Зельем силы
    .pre = Зелье силы
    .about = Выпейте: +2 к Силе до конца хода. Затем сбросьте.
ring = Кольцо
    .gen = Кольца
    .dat = Кольцу
    .acc = Кольцо
    .ins = Кольцом
    .pre = Кольце
    .about = +1 к Силе и +1 к Крафту.
solomons-crown = Корона Соломона
    .gen = Короны Соломона
    .dat = Короне Соломона
    .acc = Корону Соломона
    .ins = Короной Соломона
    .pre = Короне Соломона
    .about = +2 к Крафту.
talisman =
    { $count ->
        [one] Талисман
        [few] Талисмана
       *[many] Талисманов
    }
    .gen =
        { $count ->
            [one] Талисмана
           *[other] Талисманов
        }
    .dat =
        { $count ->
            [one] Талисману
           *[other] Талисманам
        }
    .acc =
        { $count ->
            [one] Талисман
            [few] Талисмана
           *[many] Талисманов
        }
    .ins =
        { $count ->
            [one] Талисманом
           *[other] Талисманами
        }
    .pre =
        { $count ->
            [one] Талисмане
           *[other] Талисманах
        }
    .about = С ним можно войти в Долину Огня.
wand = Жезл
    .gen = Жезла
    .dat = Жезлу
    .acc = Жезл
    .ins = Жезлом
    .pre = Жезле
    .about = Сотворив последнее Заклинание, возьмите новое, если позволяет Крафт.
holy-lance = Святое копьё
    .gen = Святого копья
    .dat = Святому копью
    .acc = Святое копьё
    .ins = Святым копьём
    .pre = Святом копье
    .about = Оружие, не для злых. +1 в битве, а против Драконов +3.
runesword = Рунный меч
    .gen = Рунного меча
    .dat = Рунному мечу
    .acc = Рунный меч
    .ins = Рунным мечом
    .pre = Рунном мече
    .about = Оружие, не для добрых. +1 в битве. Если победа с ним стоила противнику Жизни, вы получаете 1 Жизнь.
bag-of-gold =
    { $count ->
        [one] Мешок золота
        [few] Мешка золота
       *[many] Мешков золота
    }
    .gen =
        { $count ->
            [one] Мешка золота
           *[other] Мешков золота
        }
    .dat =
        { $count ->
            [one] Мешку золота
           *[other] Мешкам золота
        }
    .acc =
        { $count ->
            [one] Мешок золота
            [few] Мешка золота
           *[many] Мешков золота
        }
    .ins =
        { $count ->
            [one] Мешком золота
           *[other] Мешками золота
        }
    .pre =
        { $count ->
            [one] Мешке золота
           *[other] Мешках золота
        }
    .about = Внутри 1 золотой.
two-bags-of-gold =
    { $count ->
        [one] Два мешка золота
        [few] карты «Два мешка золота»
       *[many] карт «Два мешка золота»
    }
    .gen = Двух мешков золота
    .dat = Двум мешкам золота
    .acc =
        { $count ->
            [one] Два мешка золота
            [few] карты «Два мешка золота»
           *[many] карт «Два мешка золота»
        }
    .ins = Двумя мешками золота
    .pre = Двух мешках золота
    .about = Внутри 2 золотых.
raft =
    { $count ->
        [one] Плот
        [few] Плота
       *[many] Плотов
    }
    .gen =
        { $count ->
            [one] Плота
           *[other] Плотов
        }
    .dat =
        { $count ->
            [one] Плоту
           *[other] Плотам
        }
    .acc =
        { $count ->
            [one] Плот
            [few] Плота
           *[many] Плотов
        }
    .ins =
        { $count ->
            [one] Плотом
           *[other] Плотами
        }
    .pre =
        { $count ->
            [one] Плоте
           *[other] Плотах
        }
    .about = В следующий ход вместо движения перевезёт через Бурную реку на клетку напротив. Потом его нет, даже если не плыли.
water-bottle =
    { $count ->
        [one] Фляга с водой
        [few] Фляги с водой
       *[many] Фляг с водой
    }
    .gen =
        { $count ->
            [one] Фляги с водой
           *[other] Фляг с водой
        }
    .dat =
        { $count ->
            [one] Фляге с водой
           *[other] Флягам с водой
        }
    .acc =
        { $count ->
            [one] Флягу с водой
            [few] Фляги с водой
           *[many] Фляг с водой
        }
    .ins =
        { $count ->
            [one] Флягой с водой
           *[other] Флягами с водой
        }
    .pre =
        { $count ->
            [one] Фляге с водой
           *[other] Флягах с водой
        }
    .about = В Пустыне вы не теряете Жизнь.
armour =
    { $count ->
        [one] Доспех
        [few] Доспеха
       *[many] Доспехов
    }
    .gen =
        { $count ->
            [one] Доспеха
           *[other] Доспехов
        }
    .dat =
        { $count ->
            [one] Доспеху
           *[other] Доспехам
        }
    .acc =
        { $count ->
            [one] Доспех
            [few] Доспеха
           *[many] Доспехов
        }
    .ins =
        { $count ->
            [one] Доспехом
           *[other] Доспехами
        }
    .pre =
        { $count ->
            [one] Доспехе
           *[other] Доспехах
        }
    .about = Броня. Если в битве вы теряете Жизнь, бросьте кубик: 4–6 её спасают.
helmet =
    { $count ->
        [one] Шлем
        [few] Шлема
       *[many] Шлемов
    }
    .gen =
        { $count ->
            [one] Шлема
           *[other] Шлемов
        }
    .dat =
        { $count ->
            [one] Шлему
           *[other] Шлемам
        }
    .acc =
        { $count ->
            [one] Шлем
            [few] Шлема
           *[many] Шлемов
        }
    .ins =
        { $count ->
            [one] Шлемом
           *[other] Шлемами
        }
    .pre =
        { $count ->
            [one] Шлеме
           *[other] Шлемах
        }
    .about = Броня. Если в битве вы теряете Жизнь, бросьте кубик: 6 её спасает.
shield =
    { $count ->
        [one] Щит
        [few] Щита
       *[many] Щитов
    }
    .gen =
        { $count ->
            [one] Щита
           *[other] Щитов
        }
    .dat =
        { $count ->
            [one] Щиту
           *[other] Щитам
        }
    .acc =
        { $count ->
            [one] Щит
            [few] Щита
           *[many] Щитов
        }
    .ins =
        { $count ->
            [one] Щитом
           *[other] Щитами
        }
    .pre =
        { $count ->
            [one] Щите
           *[other] Щитах
        }
    .about = Броня. Если в битве вы теряете Жизнь, бросьте кубик: 5 или 6 её спасают.
axe =
    { $count ->
        [one] Топор
        [few] Топора
       *[many] Топоров
    }
    .gen =
        { $count ->
            [one] Топора
           *[other] Топоров
        }
    .dat =
        { $count ->
            [one] Топору
           *[other] Топорам
        }
    .acc =
        { $count ->
            [one] Топор
            [few] Топора
           *[many] Топоров
        }
    .ins =
        { $count ->
            [one] Топором
           *[other] Топорами
        }
    .pre =
        { $count ->
            [one] Топоре
           *[other] Топорах
        }
    .about = Оружие. +1 в битве. В Роще или в Лесу вместо движения можно построить Плот.
sword =
    { $count ->
        [one] Меч
        [few] Меча
       *[many] Мечей
    }
    .gen =
        { $count ->
            [one] Меча
           *[other] Мечей
        }
    .dat =
        { $count ->
            [one] Мечу
           *[other] Мечам
        }
    .acc =
        { $count ->
            [one] Меч
            [few] Меча
           *[many] Мечей
        }
    .ins =
        { $count ->
            [one] Мечом
           *[other] Мечами
        }
    .pre =
        { $count ->
            [one] Мече
           *[other] Мечах
        }
    .about = Оружие. +1 в битве.
cave = Пещера
    .gen = Пещеры
    .dat = Пещере
    .acc = Пещеру
    .ins = Пещерой
    .pre = Пещере
    .about = Остаётся здесь. Бросьте кубик: 1 — Дракон, Сила 7; 2 — Гоблин, Сила 2; 3 — пропустите 1 ход; 4–5 — 2 золотых; 6 — 3 золотых.
fountain-of-wisdom = Источник мудрости
    .gen = Источника мудрости
    .dat = Источнику мудрости
    .acc = Источник мудрости
    .ins = Источником мудрости
    .pre = Источнике мудрости
    .about = В нём 4 Крафта. За посещение получите 1. Опустев, уходит в сброс.
magic-portal = Магический портал
    .gen = Магического портала
    .dat = Магическому порталу
    .acc = Магический портал
    .ins = Магическим порталом
    .pre = Магическом портале
    .about = Остаётся здесь. Можно войти и бросить кубик: 1 — Утёсы, 2 — Деревня, 3 — Город, 4 — Пещера чернокнижника, 5 — Храм, 6 — Равнина опасности.
magic-stream = Волшебный ручей
    .gen = Волшебного ручья
    .dat = Волшебному ручью
    .acc = Волшебный ручей
    .ins = Волшебным ручьём
    .pre = Волшебном ручье
    .about = В нём 4 Силы. За посещение получите 1. Опустев, уходит в сброс.
market = Рынок
    .gen = Рынка
    .dat = Рынку
    .acc = Рынок
    .ins = Рынком
    .pre = Рынке
    .about = Остаётся здесь. Купите что угодно: Меч, Шлем и Флягу с водой за 1 золотой, Щит и Мула за 2, Плот за 3.
marsh = Болото
    .gen = Болота
    .dat = Болоту
    .acc = Болото
    .ins = Болотом
    .pre = Болоте
    .about = Остаётся здесь. Если Сила меньше 5, вы пропускаете 1 ход.
maze = Лабиринт
    .gen = Лабиринта
    .dat = Лабиринту
    .acc = Лабиринт
    .ins = Лабиринтом
    .pre = Лабиринте
    .about = Остаётся здесь. Если Крафт меньше 5, вы пропускаете 1 ход.
pool-of-life = Озеро жизни
    .gen = Озера жизни
    .dat = Озеру жизни
    .acc = Озеро жизни
    .ins = Озером жизни
    .pre = Озере жизни
    .about = В нём 4 Жизни. За посещение получите 1, даже сверх значения Жизни. Опустев, уходит в сброс.
shrine = Святилище
    .gen = Святилища
    .dat = Святилищу
    .acc = Святилище
    .ins = Святилищем
    .pre = Святилище
    .about = Остаётся здесь. Помолитесь и бросьте кубик: 1 — ничего, 2 — 1 судьба, 3 — 1 золотой, 4 — 1 Заклинание, 5 — 1 Жизнь, 6 — перенос на любую клетку этого Региона.
dark-denizens = Тёмные обитатели
    .gen = Тёмных обитателей
    .dat = Тёмным обитателям
    .acc = Тёмных обитателей
    .ins = Тёмными обитателями
    .pre = Тёмных обитателях
    .about = 2 круга после этого хода вместо карт Приключений все тянут карты Темницы.
trap-door =
    { $count ->
        [one] Люк
        [few] Люка
       *[many] Люков
    }
    .gen =
        { $count ->
            [one] Люка
           *[other] Люков
        }
    .dat =
        { $count ->
            [one] Люку
           *[other] Люкам
        }
    .acc =
        { $count ->
            [one] Люк
            [few] Люка
           *[many] Люков
        }
    .ins =
        { $count ->
            [one] Люком
           *[other] Люками
        }
    .pre =
        { $count ->
            [one] Люке
           *[other] Люках
        }
    .about = Вы проваливаетесь ко Входу в Темницу или к любой открытой Двери в подземелье.
burrow-worm = Роющий червь
    .gen = Роющего червя
    .dat = Роющему червю
    .acc = Роющего червя
    .ins = Роющим червём
    .pre = Роющем черве
    .about = Животное, Сила 5. Победив, отнимает 1 Жизнь и утаскивает вас ко Входу в Темницу. Там ход кончается.
dungeon-door =
    { $count ->
        [one] Дверь в подземелье
        [few] Двери в подземелье
       *[many] Дверей в подземелье
    }
    .gen =
        { $count ->
            [one] Двери в подземелье
           *[other] Дверей в подземелье
        }
    .dat =
        { $count ->
            [one] Двери в подземелье
           *[other] Дверям в подземелье
        }
    .acc =
        { $count ->
            [one] Дверь в подземелье
            [few] Двери в подземелье
           *[many] Дверей в подземелье
        }
    .ins =
        { $count ->
            [one] Дверью в подземелье
           *[other] Дверями в подземелье
        }
    .pre =
        { $count ->
            [one] Двери в подземелье
           *[other] Дверях в подземелье
        }
    .about = Остаётся здесь. В следующий ход вместо движения можно перейти ко Входу в Темницу.
rune-gate =
    { $count ->
        [one] Рунные врата
        [few] Рунных врат
       *[many] Рунных врат
    }
    .gen = Рунных врат
    .dat = Рунным вратам
    .acc =
        { $count ->
            [one] Рунные врата
            [few] Рунных врат
           *[many] Рунных врат
        }
    .ins = Рунными вратами
    .pre = Рунных вратах
    .about = В следующий ход вместо движения можно перенестись к Рунам или к другим открытым Рунным вратам. После этого врата исчезают.

## Карты Темницы

cave-in = Обвал
    .gen = Обвала
    .dat = Обвалу
    .acc = Обвал
    .ins = Обвалом
    .pre = Обвале
    .about = Каждый в Темнице бросает кубик: 1–2 — теряет 1 Жизнь, 3–4 — пропускает следующий ход, 5–6 — ничего.
fire = Пожар
    .gen = Пожара
    .dat = Пожару
    .acc = Пожар
    .ins = Пожаром
    .pre = Пожаре
    .about = Бросьте кубик. В этом Регионе сгорают все открытые карты: 1–2 — Места, 3–4 — Странники, 5–6 — Враги.
green-mist = Зелёный туман
    .gen = Зелёного тумана
    .dat = Зелёному туману
    .acc = Зелёный туман
    .ins = Зелёным туманом
    .pre = Зелёном тумане
    .about = Он разъедает всё ваше Оружие и всю Броню: сбросьте их.
lone-dwarf = Одинокий гном
    .gen = Одинокого гнома
    .dat = Одинокому гному
    .acc = Одинокого гнома
    .ins = Одиноким гномом
    .pre = Одиноком гноме
    .about = Бросьте кубик: 1 — он бьётся с вами, Сила 4; 2 — назад на 2 клетки; 3 — потеряйте 1 золотой; 4 — получите 1 золотой; 5 — вперёд на 2 клетки; 6 — он ваш Союзник и прибавит 2 к результату в Палате Сокровищ.
magic-mirror = Волшебное зеркало
    .gen = Волшебного зеркала
    .dat = Волшебному зеркалу
    .acc = Волшебное зеркало
    .ins = Волшебным зеркалом
    .pre = Волшебном зеркале
    .about = Получите 1 Заклинание, если позволяет Крафт.
sliding-walls = Сдвигающиеся стены
    .gen = Сдвигающихся стен
    .dat = Сдвигающимся стенам
    .acc = Сдвигающиеся стены
    .ins = Сдвигающимися стенами
    .pre = Сдвигающихся стенах
    .about = Бросьте 2 кубика. Если сумма больше вашей Силы, потеряйте 1 Жизнь.
battle-hulk =
    { $count ->
        [one] Боевой громила
        [few] Боевых громилы
       *[many] Боевых громил
    }
    .gen =
        { $count ->
            [one] Боевого громилы
           *[other] Боевых громил
        }
    .dat =
        { $count ->
            [one] Боевому громиле
           *[other] Боевым громилам
        }
    .acc =
        { $count ->
            [one] Боевого громилу
            [few] Боевых громил
           *[many] Боевых громил
        }
    .ins =
        { $count ->
            [one] Боевым громилой
           *[other] Боевыми громилами
        }
    .pre =
        { $count ->
            [one] Боевом громиле
           *[other] Боевых громилах
        }
    .about = Конструкт, Сила 10. Вместо боя от него можно уклониться.
bloodroot = Кровокорень
    .gen = Кровокорня
    .dat = Кровокорню
    .acc = Кровокорень
    .ins = Кровокорнем
    .pre = Кровокорне
    .about = Монстр, Сила 4. Убив его, исцелите 2 Жизни.
bronze-dragon = Бронзовый дракон
    .gen = Бронзового дракона
    .dat = Бронзовому дракону
    .acc = Бронзового дракона
    .ins = Бронзовым драконом
    .pre = Бронзовом драконе
    .about = Дракон, Сила 8.
cave-goblin =
    { $count ->
        [one] Пещерный гоблин
        [few] Пещерных гоблина
       *[many] Пещерных гоблинов
    }
    .gen =
        { $count ->
            [one] Пещерного гоблина
           *[other] Пещерных гоблинов
        }
    .dat =
        { $count ->
            [one] Пещерному гоблину
           *[other] Пещерным гоблинам
        }
    .acc =
        { $count ->
            [one] Пещерного гоблина
            [few] Пещерных гоблинов
           *[many] Пещерных гоблинов
        }
    .ins =
        { $count ->
            [one] Пещерным гоблином
           *[other] Пещерными гоблинами
        }
    .pre =
        { $count ->
            [one] Пещерном гоблине
           *[other] Пещерных гоблинах
        }
    .about = Монстр, Сила 2.
cave-troll =
    { $count ->
        [one] Пещерный тролль
        [few] Пещерных тролля
       *[many] Пещерных троллей
    }
    .gen =
        { $count ->
            [one] Пещерного тролля
           *[other] Пещерных троллей
        }
    .dat =
        { $count ->
            [one] Пещерному троллю
           *[other] Пещерным троллям
        }
    .acc =
        { $count ->
            [one] Пещерного тролля
            [few] Пещерных троллей
           *[many] Пещерных троллей
        }
    .ins =
        { $count ->
            [one] Пещерным троллем
           *[other] Пещерными троллями
        }
    .pre =
        { $count ->
            [one] Пещерном тролле
           *[other] Пещерных троллях
        }
    .about = Монстр, Сила 6. Победив его, бросьте кубик: на 1–2 он исцелится, и это ничья.
colossal-ogre = Исполинский огр
    .gen = Исполинского огра
    .dat = Исполинскому огру
    .acc = Исполинского огра
    .ins = Исполинским огром
    .pre = Исполинском огре
    .about = Монстр, Сила 8.
crawling-slime =
    { $count ->
        [one] Ползучая слизь
        [few] Ползучие слизи
       *[many] Ползучих слизей
    }
    .gen =
        { $count ->
            [one] Ползучей слизи
           *[other] Ползучих слизей
        }
    .dat =
        { $count ->
            [one] Ползучей слизи
           *[other] Ползучим слизям
        }
    .acc =
        { $count ->
            [one] Ползучую слизь
            [few] Ползучих слизей
           *[many] Ползучих слизей
        }
    .ins =
        { $count ->
            [one] Ползучей слизью
           *[other] Ползучими слизями
        }
    .pre =
        { $count ->
            [one] Ползучей слизи
           *[other] Ползучих слизях
        }
    .about = Монстр, Сила 4. Оружие, которым с ней бились, уходит в сброс.
gargoyle = Горгулья
    .gen = Горгульи
    .dat = Горгулье
    .acc = Горгулью
    .ins = Горгульей
    .pre = Горгулье
    .about = Монстр, Сила 5.
gate-smasher = Сокрушитель ворот
    .gen = Сокрушителя ворот
    .dat = Сокрушителю ворот
    .acc = Сокрушителя ворот
    .ins = Сокрушителем ворот
    .pre = Сокрушителе ворот
    .about = Конструкт, Сила 7. Если вы его не убили, бросьте за каждую открытую карту Приключений в этом Регионе: на 1–2 она уходит в сброс.
giant-beetle =
    { $count ->
        [one] Гигантский жук
        [few] Гигантских жука
       *[many] Гигантских жуков
    }
    .gen =
        { $count ->
            [one] Гигантского жука
           *[other] Гигантских жуков
        }
    .dat =
        { $count ->
            [one] Гигантскому жуку
           *[other] Гигантским жукам
        }
    .acc =
        { $count ->
            [one] Гигантского жука
            [few] Гигантских жуков
           *[many] Гигантских жуков
        }
    .ins =
        { $count ->
            [one] Гигантским жуком
           *[other] Гигантскими жуками
        }
    .pre =
        { $count ->
            [one] Гигантском жуке
           *[other] Гигантских жуках
        }
    .about = Животное, Сила 4. Победив, отнимает 1 Жизнь и убивает одного вашего Союзника наугад. Нет Союзников — теряете 2 Жизни.
giant-rat =
    { $count ->
        [one] Гигантская крыса
        [few] Гигантские крысы
       *[many] Гигантских крыс
    }
    .gen =
        { $count ->
            [one] Гигантской крысы
           *[other] Гигантских крыс
        }
    .dat =
        { $count ->
            [one] Гигантской крысе
           *[other] Гигантским крысам
        }
    .acc =
        { $count ->
            [one] Гигантскую крысу
            [few] Гигантских крыс
           *[many] Гигантских крыс
        }
    .ins =
        { $count ->
            [one] Гигантской крысой
           *[other] Гигантскими крысами
        }
    .pre =
        { $count ->
            [one] Гигантской крысе
           *[other] Гигантских крысах
        }
    .about = Животное, Сила 3.
giant-worm =
    { $count ->
        [one] Гигантский червь
        [few] Гигантских червя
       *[many] Гигантских червей
    }
    .gen =
        { $count ->
            [one] Гигантского червя
           *[other] Гигантских червей
        }
    .dat =
        { $count ->
            [one] Гигантскому червю
           *[other] Гигантским червям
        }
    .acc =
        { $count ->
            [one] Гигантского червя
            [few] Гигантских червей
           *[many] Гигантских червей
        }
    .ins =
        { $count ->
            [one] Гигантским червём
           *[other] Гигантскими червями
        }
    .pre =
        { $count ->
            [one] Гигантском черве
           *[other] Гигантских червях
        }
    .about = Животное, Сила 5.
gnoll =
    { $count ->
        [one] Гнолл
        [few] Гнолла
       *[many] Гноллов
    }
    .gen =
        { $count ->
            [one] Гнолла
           *[other] Гноллов
        }
    .dat =
        { $count ->
            [one] Гноллу
           *[other] Гноллам
        }
    .acc =
        { $count ->
            [one] Гнолла
            [few] Гноллов
           *[many] Гноллов
        }
    .ins =
        { $count ->
            [one] Гноллом
           *[other] Гноллами
        }
    .pre =
        { $count ->
            [one] Гнолле
           *[other] Гноллах
        }
    .about = Монстр, Сила 4.
goblin-ambusher = Гоблин из засады
    .gen = Гоблина из засады
    .dat = Гоблину из засады
    .acc = Гоблина из засады
    .ins = Гоблином из засады
    .pre = Гоблине из засады
    .about = Монстр, Сила 4. Победив, отнимает 1 Жизнь и отбрасывает вас ко Входу в Темницу. Там ход кончается.
goblin-king = Король Гоблинов
    .gen = Короля Гоблинов
    .dat = Королю Гоблинов
    .acc = Короля Гоблинов
    .ins = Королём Гоблинов
    .pre = Короле Гоблинов
    .about = Монстр, Сила 4. +1 за каждого другого открытого Врага на всём поле, в чьём имени есть «гоблин» или «хобгоблин».
goblin-marauders =
    { $count ->
        [one] Гоблины-мародёры
        [few] отряда гоблинов-мародёров
       *[many] отрядов гоблинов-мародёров
    }
    .gen = Гоблинов-мародёров
    .dat = Гоблинам-мародёрам
    .acc =
        { $count ->
            [one] Гоблинов-мародёров
            [few] отряда гоблинов-мародёров
           *[many] отрядов гоблинов-мародёров
        }
    .ins = Гоблинами-мародёрами
    .pre = Гоблинах-мародёрах
    .about = Монстр, Сила 5.
goblin-sniper =
    { $count ->
        [one] Гоблин-стрелок
        [few] Гоблина-стрелка
       *[many] Гоблинов-стрелков
    }
    .gen =
        { $count ->
            [one] Гоблина-стрелка
           *[other] Гоблинов-стрелков
        }
    .dat =
        { $count ->
            [one] Гоблину-стрелку
           *[other] Гоблинам-стрелкам
        }
    .acc =
        { $count ->
            [one] Гоблина-стрелка
            [few] Гоблинов-стрелков
           *[many] Гоблинов-стрелков
        }
    .ins =
        { $count ->
            [one] Гоблином-стрелком
           *[other] Гоблинами-стрелками
        }
    .pre =
        { $count ->
            [one] Гоблине-стрелке
           *[other] Гоблинах-стрелках
        }
    .about = Монстр, Сила 3. Перед боем бросьте кубик. Если выпало больше вашего Крафта, атакуете без кубика.
goblin-trapsmith = Гоблин-ловушечник
    .gen = Гоблина-ловушечника
    .dat = Гоблину-ловушечнику
    .acc = Гоблина-ловушечника
    .ins = Гоблином-ловушечником
    .pre = Гоблине-ловушечнике
    .about = Монстр, Сила 4. Вы бросаете на один кубик больше, но считается наименьший.
goblin-tunneler =
    { $count ->
        [one] Гоблин-землекоп
        [few] Гоблина-землекопа
       *[many] Гоблинов-землекопов
    }
    .gen =
        { $count ->
            [one] Гоблина-землекопа
           *[other] Гоблинов-землекопов
        }
    .dat =
        { $count ->
            [one] Гоблину-землекопу
           *[other] Гоблинам-землекопам
        }
    .acc =
        { $count ->
            [one] Гоблина-землекопа
            [few] Гоблинов-землекопов
           *[many] Гоблинов-землекопов
        }
    .ins =
        { $count ->
            [one] Гоблином-землекопом
           *[other] Гоблинами-землекопами
        }
    .pre =
        { $count ->
            [one] Гоблине-землекопе
           *[other] Гоблинах-землекопах
        }
    .about = Монстр, Сила 4. Убив его, в следующий ход вместо движения можно перейти в любой Туннель Темницы.
grinder =
    { $count ->
        [one] Дробитель
        [few] Дробителя
       *[many] Дробителей
    }
    .gen =
        { $count ->
            [one] Дробителя
           *[other] Дробителей
        }
    .dat =
        { $count ->
            [one] Дробителю
           *[other] Дробителям
        }
    .acc =
        { $count ->
            [one] Дробителя
            [few] Дробителей
           *[many] Дробителей
        }
    .ins =
        { $count ->
            [one] Дробителем
           *[other] Дробителями
        }
    .pre =
        { $count ->
            [one] Дробителе
           *[other] Дробителях
        }
    .about = Конструкт, Сила 6.
kobold-brute =
    { $count ->
        [one] Кобольд-громила
        [few] Кобольда-громилы
       *[many] Кобольдов-громил
    }
    .gen =
        { $count ->
            [one] Кобольда-громилы
           *[other] Кобольдов-громил
        }
    .dat =
        { $count ->
            [one] Кобольду-громиле
           *[other] Кобольдам-громилам
        }
    .acc =
        { $count ->
            [one] Кобольда-громилу
            [few] Кобольдов-громил
           *[many] Кобольдов-громил
        }
    .ins =
        { $count ->
            [one] Кобольдом-громилой
           *[other] Кобольдами-громилами
        }
    .pre =
        { $count ->
            [one] Кобольде-громиле
           *[other] Кобольдах-громилах
        }
    .about = Монстр, Сила 4.
living-statue =
    { $count ->
        [one] Ожившая статуя
        [few] Ожившие статуи
       *[many] Оживших статуй
    }
    .gen =
        { $count ->
            [one] Ожившей статуи
           *[other] Оживших статуй
        }
    .dat =
        { $count ->
            [one] Ожившей статуе
           *[other] Ожившим статуям
        }
    .acc =
        { $count ->
            [one] Ожившую статую
            [few] Оживших статуй
           *[many] Оживших статуй
        }
    .ins =
        { $count ->
            [one] Ожившей статуей
           *[other] Ожившими статуями
        }
    .pre =
        { $count ->
            [one] Ожившей статуе
           *[other] Оживших статуях
        }
    .about = Конструкт, Сила 5. Убить её можно только магическим Оружием. Иначе ваша победа — ничья.
mimic = Мимик
    .gen = Мимика
    .dat = Мимику
    .acc = Мимика
    .ins = Мимиком
    .pre = Мимике
    .about = Монстр. Его Сила всегда равна вашей со всеми прибавками. Убив его, получите 1 Силу, но не трофей.
miser-dragon = Дракон-скряга
    .gen = Дракона-скряги
    .dat = Дракону-скряге
    .acc = Дракона-скрягу
    .ins = Драконом-скрягой
    .pre = Драконе-скряге
    .about = Дракон, Сила 6. Убив его, бросьте кубик и получите столько золотых.
umbra-spider =
    { $count ->
        [one] Теневой паук
        [few] Теневых паука
       *[many] Теневых пауков
    }
    .gen =
        { $count ->
            [one] Теневого паука
           *[other] Теневых пауков
        }
    .dat =
        { $count ->
            [one] Теневому пауку
           *[other] Теневым паукам
        }
    .acc =
        { $count ->
            [one] Теневого паука
            [few] Теневых пауков
           *[many] Теневых пауков
        }
    .ins =
        { $count ->
            [one] Теневым пауком
           *[other] Теневыми пауками
        }
    .pre =
        { $count ->
            [one] Теневом пауке
           *[other] Теневых пауках
        }
    .about = Животное, Сила 4.
black-elf =
    { $count ->
        [one] Чёрный эльф
        [few] Чёрных эльфа
       *[many] Чёрных эльфов
    }
    .gen =
        { $count ->
            [one] Чёрного эльфа
           *[other] Чёрных эльфов
        }
    .dat =
        { $count ->
            [one] Чёрному эльфу
           *[other] Чёрным эльфам
        }
    .acc =
        { $count ->
            [one] Чёрного эльфа
            [few] Чёрных эльфов
           *[many] Чёрных эльфов
        }
    .ins =
        { $count ->
            [one] Чёрным эльфом
           *[other] Чёрными эльфами
        }
    .pre =
        { $count ->
            [one] Чёрном эльфе
           *[other] Чёрных эльфах
        }
    .about = Культист, Крафт 3.
blight-haunt =
    { $count ->
        [one] Гиблый морок
        [few] Гиблых морока
       *[many] Гиблых мороков
    }
    .gen =
        { $count ->
            [one] Гиблого морока
           *[other] Гиблых мороков
        }
    .dat =
        { $count ->
            [one] Гиблому мороку
           *[other] Гиблым морокам
        }
    .acc =
        { $count ->
            [one] Гиблого морока
            [few] Гиблых мороков
           *[many] Гиблых мороков
        }
    .ins =
        { $count ->
            [one] Гиблым мороком
           *[other] Гиблыми мороками
        }
    .pre =
        { $count ->
            [one] Гиблом мороке
           *[other] Гиблых мороках
        }
    .about = Дух, Крафт 4. Вытянув, бросьте, куда он уйдёт: 1 — эта клетка, 2 — Руины, 3 — Вход в Темницу, 4 — Камера, 5 — Яма чудовищ, 6 — Проклятая поляна.
crypt-keeper = Хранитель склепа
    .gen = Хранителя склепа
    .dat = Хранителю склепа
    .acc = Хранителя склепа
    .ins = Хранителем склепа
    .pre = Хранителе склепа
    .about = Дух, Крафт 5. Убив его, вытяните 5 верхних карт колоды своего Региона: возьмите один Предмет, остальное сбросьте.
dark-acolyte =
    { $count ->
        [one] Тёмный послушник
        [few] Тёмных послушника
       *[many] Тёмных послушников
    }
    .gen =
        { $count ->
            [one] Тёмного послушника
           *[other] Тёмных послушников
        }
    .dat =
        { $count ->
            [one] Тёмному послушнику
           *[other] Тёмным послушникам
        }
    .acc =
        { $count ->
            [one] Тёмного послушника
            [few] Тёмных послушников
           *[many] Тёмных послушников
        }
    .ins =
        { $count ->
            [one] Тёмным послушником
           *[other] Тёмными послушниками
        }
    .pre =
        { $count ->
            [one] Тёмном послушнике
           *[other] Тёмных послушниках
        }
    .about = Культист, Крафт 4.
death-knight =
    { $count ->
        [one] Рыцарь смерти
        [few] Рыцаря смерти
       *[many] Рыцарей смерти
    }
    .gen =
        { $count ->
            [one] Рыцаря смерти
           *[other] Рыцарей смерти
        }
    .dat =
        { $count ->
            [one] Рыцарю смерти
           *[other] Рыцарям смерти
        }
    .acc =
        { $count ->
            [one] Рыцаря смерти
            [few] Рыцарей смерти
           *[many] Рыцарей смерти
        }
    .ins =
        { $count ->
            [one] Рыцарем смерти
           *[other] Рыцарями смерти
        }
    .pre =
        { $count ->
            [one] Рыцаре смерти
           *[other] Рыцарях смерти
        }
    .about = Дух, Крафт 7.
gate-keeper = Привратник
    .gen = Привратника
    .dat = Привратнику
    .acc = Привратника
    .ins = Привратником
    .pre = Привратнике
    .about = Дух, Крафт 5. Убив его, можно сразу перенестись в Оазис, Деревню, Город, Храм, Пещеру чернокнижника или Руины.
lesser-demon = Малый демон
    .gen = Малого демона
    .dat = Малому демону
    .acc = Малого демона
    .ins = Малым демоном
    .pre = Малом демоне
    .about = Дух, Крафт 6.
night-mare =
    { $count ->
        [one] Кошмарная кобыла
        [few] Кошмарные кобылы
       *[many] Кошмарных кобыл
    }
    .gen =
        { $count ->
            [one] Кошмарной кобылы
           *[other] Кошмарных кобыл
        }
    .dat =
        { $count ->
            [one] Кошмарной кобыле
           *[other] Кошмарным кобылам
        }
    .acc =
        { $count ->
            [one] Кошмарную кобылу
            [few] Кошмарных кобыл
           *[many] Кошмарных кобыл
        }
    .ins =
        { $count ->
            [one] Кошмарной кобылой
           *[other] Кошмарными кобылами
        }
    .pre =
        { $count ->
            [one] Кошмарной кобыле
           *[other] Кошмарных кобылах
        }
    .about = Дух, Крафт 5.
phantom-hound =
    { $count ->
        [one] Призрачная гончая
        [few] Призрачные гончие
       *[many] Призрачных гончих
    }
    .gen =
        { $count ->
            [one] Призрачной гончей
           *[other] Призрачных гончих
        }
    .dat =
        { $count ->
            [one] Призрачной гончей
           *[other] Призрачным гончим
        }
    .acc =
        { $count ->
            [one] Призрачную гончую
            [few] Призрачных гончих
           *[many] Призрачных гончих
        }
    .ins =
        { $count ->
            [one] Призрачной гончей
           *[other] Призрачными гончими
        }
    .pre =
        { $count ->
            [one] Призрачной гончей
           *[other] Призрачных гончих
        }
    .about = Дух, Крафт 4.
rune-dancer =
    { $count ->
        [one] Рунная танцовщица
        [few] Рунные танцовщицы
       *[many] Рунных танцовщиц
    }
    .gen =
        { $count ->
            [one] Рунной танцовщицы
           *[other] Рунных танцовщиц
        }
    .dat =
        { $count ->
            [one] Рунной танцовщице
           *[other] Рунным танцовщицам
        }
    .acc =
        { $count ->
            [one] Рунную танцовщицу
            [few] Рунных танцовщиц
           *[many] Рунных танцовщиц
        }
    .ins =
        { $count ->
            [one] Рунной танцовщицей
           *[other] Рунными танцовщицами
        }
    .pre =
        { $count ->
            [one] Рунной танцовщице
           *[other] Рунных танцовщицах
        }
    .about = Культист, Крафт 4. Убив её, возьмите столько Заклинаний, сколько позволяет Крафт.
servant-of-darkness =
    { $count ->
        [one] Слуга Тьмы
        [few] Слуги Тьмы
       *[many] Слуг Тьмы
    }
    .gen =
        { $count ->
            [one] Слуги Тьмы
           *[other] Слуг Тьмы
        }
    .dat =
        { $count ->
            [one] Слуге Тьмы
           *[other] Слугам Тьмы
        }
    .acc =
        { $count ->
            [one] Слугу Тьмы
            [few] Слуг Тьмы
           *[many] Слуг Тьмы
        }
    .ins =
        { $count ->
            [one] Слугой Тьмы
           *[other] Слугами Тьмы
        }
    .pre =
        { $count ->
            [one] Слуге Тьмы
           *[other] Слугах Тьмы
        }
    .about = Культист, Крафт 4.
shadow-stalker =
    { $count ->
        [one] Крадущаяся тень
        [few] Крадущиеся тени
       *[many] Крадущихся теней
    }
    .gen =
        { $count ->
            [one] Крадущейся тени
           *[other] Крадущихся теней
        }
    .dat =
        { $count ->
            [one] Крадущейся тени
           *[other] Крадущимся теням
        }
    .acc =
        { $count ->
            [one] Крадущуюся тень
            [few] Крадущихся теней
           *[many] Крадущихся теней
        }
    .ins =
        { $count ->
            [one] Крадущейся тенью
           *[other] Крадущимися тенями
        }
    .pre =
        { $count ->
            [one] Крадущейся тени
           *[other] Крадущихся тенях
        }
    .about = Дух, Крафт 4.
soulbinder =
    { $count ->
        [one] Связующий души
        [few] Связующих души
       *[many] Связующих души
    }
    .gen =
        { $count ->
            [one] Связующего души
           *[other] Связующих души
        }
    .dat =
        { $count ->
            [one] Связующему души
           *[other] Связующим души
        }
    .acc =
        { $count ->
            [one] Связующего души
            [few] Связующих души
           *[many] Связующих души
        }
    .ins =
        { $count ->
            [one] Связующим души
           *[other] Связующими души
        }
    .pre =
        { $count ->
            [one] Связующем души
           *[other] Связующих души
        }
    .about = Культист, Крафт 5. Перебросить кубик за судьбу в этом бою нельзя.
spirit-of-vengeance = Дух мщения
    .gen = Духа мщения
    .dat = Духу мщения
    .acc = Духа мщения
    .ins = Духом мщения
    .pre = Духе мщения
    .about = Дух, Крафт 5. Победив, отнимает 1 Жизнь и становится вашим Союзником. С ним вы обязаны нападать на каждого, к кому пришли. Победив, можно передать его проигравшему вместо награды.
tinker-imp =
    { $count ->
        [one] Бес-механик
        [few] Беса-механика
       *[many] Бесов-механиков
    }
    .gen =
        { $count ->
            [one] Беса-механика
           *[other] Бесов-механиков
        }
    .dat =
        { $count ->
            [one] Бесу-механику
           *[other] Бесам-механикам
        }
    .acc =
        { $count ->
            [one] Беса-механика
            [few] Бесов-механиков
           *[many] Бесов-механиков
        }
    .ins =
        { $count ->
            [one] Бесом-механиком
           *[other] Бесами-механиками
        }
    .pre =
        { $count ->
            [one] Бесе-механике
           *[other] Бесах-механиках
        }
    .about = Конструкт, Крафт 3. Перед боем один ваш Предмет наугад улетает по часовой стрелке на столько клеток, сколько выпало на кубике.
tomb-warden =
    { $count ->
        [one] Страж гробницы
        [few] Стража гробницы
       *[many] Стражей гробницы
    }
    .gen =
        { $count ->
            [one] Стража гробницы
           *[other] Стражей гробницы
        }
    .dat =
        { $count ->
            [one] Стражу гробницы
           *[other] Стражам гробницы
        }
    .acc =
        { $count ->
            [one] Стража гробницы
            [few] Стражей гробницы
           *[many] Стражей гробницы
        }
    .ins =
        { $count ->
            [one] Стражем гробницы
           *[other] Стражами гробницы
        }
    .pre =
        { $count ->
            [one] Страже гробницы
           *[other] Стражах гробницы
        }
    .about = Дух, Крафт 6. Убив его, получите Талисман или 3 золотых. Трофеем он не станет.
vampire-bats =
    { $count ->
        [one] Летучие мыши-вампиры
        [few] стаи летучих мышей-вампиров
       *[many] стай летучих мышей-вампиров
    }
    .gen = Летучих мышей-вампиров
    .dat = Летучим мышам-вампирам
    .acc =
        { $count ->
            [one] Летучих мышей-вампиров
            [few] стаи летучих мышей-вампиров
           *[many] стай летучих мышей-вампиров
        }
    .ins = Летучими мышами-вампирами
    .pre = Летучих мышах-вампирах
    .about = Дух, Крафт 3. Нужен перевес в 2 очка или больше. Победа с перевесом 1 — ничья.
vampire-prince = Принц вампиров
    .gen = Принца вампиров
    .dat = Принцу вампиров
    .acc = Принца вампиров
    .ins = Принцем вампиров
    .pre = Принце вампиров
    .about = Дух, Крафт 7. Победив, отнимает 1 Жизнь и убивает одного вашего Союзника наугад. Нет Союзников — теряете 2 Жизни.
vassal-of-darkness =
    { $count ->
        [one] Вассал Тьмы
        [few] Вассала Тьмы
       *[many] Вассалов Тьмы
    }
    .gen =
        { $count ->
            [one] Вассала Тьмы
           *[other] Вассалов Тьмы
        }
    .dat =
        { $count ->
            [one] Вассалу Тьмы
           *[other] Вассалам Тьмы
        }
    .acc =
        { $count ->
            [one] Вассала Тьмы
            [few] Вассалов Тьмы
           *[many] Вассалов Тьмы
        }
    .ins =
        { $count ->
            [one] Вассалом Тьмы
           *[other] Вассалами Тьмы
        }
    .pre =
        { $count ->
            [one] Вассале Тьмы
           *[other] Вассалах Тьмы
        }
    .about = Культист. Крафт 3 против злых, 6 против нейтральных, 9 против добрых. Убив его, получите 1 Крафт, но не трофей.
armoursmith = Бронник
    .gen = Бронника
    .dat = Броннику
    .acc = Бронника
    .ins = Бронником
    .pre = Броннике
    .about = Первый гость даром выбирает 1 Броню из колоды Покупок.
dungeon-keeper = Смотритель подземелья
    .gen = Смотрителя подземелья
    .dat = Смотрителю подземелья
    .acc = Смотрителя подземелья
    .ins = Смотрителем подземелья
    .pre = Смотрителе подземелья
    .about = Забирает и держит у себя всех ваших Союзников. Любого из тех, кто у него, можно выкупить за 1 золотой. Опустев, уходит в сброс.
oracle = Оракул
    .gen = Оракула
    .dat = Оракулу
    .acc = Оракула
    .ins = Оракулом
    .pre = Оракуле
    .about = Остаётся здесь. Посмотрите 5 верхних карт Темницы и верните в любом порядке.
sister-of-fate = Сестра судьбы
    .gen = Сестры судьбы
    .dat = Сестре судьбы
    .acc = Сестру судьбы
    .ins = Сестрой судьбы
    .pre = Сестре судьбы
    .about = Остаётся здесь. В каждый приход даром восполните 2 судьбы.
weaponsmith = Оружейник
    .gen = Оружейника
    .dat = Оружейнику
    .acc = Оружейника
    .ins = Оружейником
    .pre = Оружейнике
    .about = Первый гость даром выбирает 1 Оружие из колоды Покупок.
faithful-hound = Верный пёс
    .gen = Верного пса
    .dat = Верному псу
    .acc = Верного пса
    .ins = Верным псом
    .pre = Верном псе
    .about = Может биться вместо вас, Сила 3, но не с Лордом Тьмы. Победил — существо убито или персонаж теряет 1 Жизнь. Проиграл — погиб, и ваш ход кончается.
holy-avenger = Святой мститель
    .gen = Святого мстителя
    .dat = Святому мстителю
    .acc = Святого мстителя
    .ins = Святым мстителем
    .pre = Святом мстителе
    .about = Не для злых. Вы обязаны напасть на злого, к которому пришли, и атакуете с +3. За победу, кроме награды, 1 Сила и 1 Крафт, а мститель уходит.
hunchback = Горбун
    .gen = Горбуна
    .dat = Горбуну
    .acc = Горбуна
    .ins = Горбуном
    .pre = Горбуне
    .about = Можно пройти меньше клеток, чем выпало. Покинет вас на выходе из Темницы.
miner = Рудокоп
    .gen = Рудокопа
    .dat = Рудокопу
    .acc = Рудокопа
    .ins = Рудокопом
    .pre = Рудокопе
    .about = При встрече просит 1 золотой, иначе уходит в сброс. Несёт ещё 4 Предмета. Если он потерян, лишнее остаётся на клетке.
tunnel-fighter = Боец туннелей
    .gen = Бойца туннелей
    .dat = Бойцу туннелей
    .acc = Бойца туннелей
    .ins = Бойцом туннелей
    .pre = Бойце туннелей
    .about = +1 в битве, а в Темнице +3.
wise-man = Мудрец
    .gen = Мудреца
    .dat = Мудрецу
    .acc = Мудреца
    .ins = Мудрецом
    .pre = Мудреце
    .about = +1 к Крафту. Уходит к тому, кто встретился с вами, если вы не уклонились.
amulet-of-speed = Амулет скорости
    .gen = Амулета скорости
    .dat = Амулету скорости
    .acc = Амулет скорости
    .ins = Амулетом скорости
    .pre = Амулете скорости
    .about = Если для движения выпала 1, можно перебросить. На 6 можно сбросить амулет и перенестись на любую другую клетку Региона.
anointed-robe = Освящённая мантия
    .gen = Освящённой мантии
    .dat = Освящённой мантии
    .acc = Освящённую мантию
    .ins = Освящённой мантией
    .pre = Освящённой мантии
    .about = Не для злых. +1 к броскам Брони и, уже после броска, к молитвам.
blood-stone = Кровавый камень
    .gen = Кровавого камня
    .dat = Кровавому камню
    .acc = Кровавый камень
    .ins = Кровавым камнем
    .pre = Кровавом камне
    .about = Раз в свой ход, имея 2 Жизни или больше, потеряйте 1 Жизнь и бросьте кубик: 1 — камень пропал, 2 — потеряйте 1 Жизнь, 3 — исцелите 1 Жизнь, 4 — 1 судьба, 5–6 — 1 Заклинание.
book-of-diablerie = Книга дьявольщины
    .gen = Книги дьявольщины
    .dat = Книге дьявольщины
    .acc = Книгу дьявольщины
    .ins = Книгой дьявольщины
    .pre = Книге дьявольщины
    .about = Не для добрых. +2 к Крафту. Раз в свой ход сбросьте 1 Союзника и получите 1 Заклинание, если позволяет Крафт.
crystal-of-power = Кристалл силы
    .gen = Кристалла силы
    .dat = Кристаллу силы
    .acc = Кристалл силы
    .ins = Кристаллом силы
    .pre = Кристалле силы
    .about = +2 в ментальном бою.
elixir-of-rage = Эликсир ярости
    .gen = Эликсира ярости
    .dat = Эликсиру ярости
    .acc = Эликсир ярости
    .ins = Эликсиром ярости
    .pre = Эликсире ярости
    .about = Выпейте когда угодно и бросьте кубик: 1–2 — потеряйте 1 Жизнь, 3–6 — +3 к Силе до конца хода. Затем сбросьте.
elixir-of-wrath = Эликсир гнева
    .gen = Эликсира гнева
    .dat = Эликсиру гнева
    .acc = Эликсир гнева
    .ins = Эликсиром гнева
    .pre = Эликсире гнева
    .about = Выпейте когда угодно и бросьте кубик: 1–2 — потеряйте 1 Жизнь, 3–6 — +3 к Крафту до конца хода. Затем сбросьте.
gauntlet-of-might = Перчатка мощи
    .gen = Перчатки мощи
    .dat = Перчатке мощи
    .acc = Перчатку мощи
    .ins = Перчаткой мощи
    .pre = Перчатке мощи
    .about = +2 в битве.
goblin-slayer = Гоблинобой
    .gen = Гоблинобоя
    .dat = Гоблинобою
    .acc = Гоблинобой
    .ins = Гоблинобоем
    .pre = Гоблинобое
    .about = Оружие. +1 в битве, а против Врагов, в чьём имени есть «гоблин» или «хобгоблин», +3.
gold-seeker = Золотоискатель
    .gen = Золотоискателя
    .dat = Золотоискателю
    .acc = Золотоискатель
    .ins = Золотоискателем
    .pre = Золотоискателе
    .about = Каждая карта с мешком золота приносит на 2 золотых больше. В Руинах его можно сбросить за 3 золотых.
scroll-of-exile = Свиток изгнания
    .gen = Свитка изгнания
    .dat = Свитку изгнания
    .acc = Свиток изгнания
    .ins = Свитком изгнания
    .pre = Свитке изгнания
    .about = Прочтите перед встречей с Врагом: сбросьте этого Врага и свиток.
shield-of-faith = Щит веры
    .gen = Щита веры
    .dat = Щиту веры
    .acc = Щит веры
    .ins = Щитом веры
    .pre = Щите веры
    .about = Броня, не для злых. Если вы теряете Жизнь в битве или в ментальном бою, бросьте кубик: 5 или 6 её спасают.
soul-drinker = Пожиратель душ
    .gen = Пожирателя душ
    .dat = Пожирателю душ
    .acc = Пожиратель душ
    .ins = Пожирателем душ
    .pre = Пожирателе душ
    .about = Оружие, не для добрых. В битве бросайте 2 кубика и выбирайте один. На дубле погибает один ваш Союзник наугад, а клинок уходит в сброс.
spell-ring = Кольцо заклинания
    .gen = Кольца заклинания
    .dat = Кольцу заклинания
    .acc = Кольцо заклинания
    .ins = Кольцом заклинания
    .pre = Кольце заклинания
    .about = Взяв его, вложите в него 1 Заклинание из колоды. Его можно сотворить, и тогда сбросьте и кольцо.
casket = Ларец
    .gen = Ларца
    .dat = Ларцу
    .acc = Ларец
    .ins = Ларцом
    .pre = Ларце
    .about = Можно открыть и бросить кубик: 1–2 — потеряйте 1 Жизнь, 3 — пропустите следующий ход, 4 — 2 золотых, 5 — 1 Заклинание, 6 — Талисман. Затем сбросьте.
chest = Сундук
    .gen = Сундука
    .dat = Сундуку
    .acc = Сундук
    .ins = Сундуком
    .pre = Сундуке
    .about = Можно открыть и бросить кубик: не больше вашего Крафта — 3 золотых, больше — потеряйте 1 Жизнь. Затем сбросьте.
oaths-of-vengeance = Клятвы мщения
    .gen = Клятв мщения
    .dat = Клятвам мщения
    .acc = Клятвы мщения
    .ins = Клятвами мщения
    .pre = Клятвах мщения
    .about = В Темнице +2 в битве и в ментальном бою.
three-bags-of-gold = Три мешка золота
    .gen = Трёх мешков золота
    .dat = Трём мешкам золота
    .acc = Три мешка золота
    .ins = Тремя мешками золота
    .pre = Трёх мешках золота
    .about = Внутри 3 золотых.
torch =
    { $count ->
        [one] Факел
        [few] Факела
       *[many] Факелов
    }
    .gen =
        { $count ->
            [one] Факела
           *[other] Факелов
        }
    .dat =
        { $count ->
            [one] Факелу
           *[other] Факелам
        }
    .acc =
        { $count ->
            [one] Факел
            [few] Факела
           *[many] Факелов
        }
    .ins =
        { $count ->
            [one] Факелом
           *[other] Факелами
        }
    .pre =
        { $count ->
            [one] Факеле
           *[other] Факелах
        }
    .about = В Темнице бросайте для движения 2 кубика и выбирайте один.
weighted-dice = Утяжелённые кости
    .gen = Утяжелённых костей
    .dat = Утяжелённым костям
    .acc = Утяжелённые кости
    .ins = Утяжелёнными костями
    .pre = Утяжелённых костях
    .about = Перед своим броском движения или атаки выберите результат сами. Затем сбросьте.
passageway = Проход
    .gen = Прохода
    .dat = Проходу
    .acc = Проход
    .ins = Проходом
    .pre = Проходе
    .about = Остаётся здесь. Можно войти и бросить кубик: 1 — любой Туннель, 2 — Утёсы, 3 — Лес, 4 — Руины, 5 — Замок, 6 — Пещера чернокнижника.
secret-passage = Тайный ход
    .gen = Тайного хода
    .dat = Тайному ходу
    .acc = Тайный ход
    .ins = Тайным ходом
    .pre = Тайном ходе
    .about = Остаётся здесь. Можно войти и бросить кубик: 1 — Вход в Темницу, 2 — Караульная, 3 — Библиотека, 4 — Камера, 5 — Кухня, 6 — Палата Сокровищ.
snake-pit = Змеиная яма
    .gen = Змеиной ямы
    .dat = Змеиной яме
    .acc = Змеиную яму
    .ins = Змеиной ямой
    .pre = Змеиной яме
    .about = Остаётся здесь. Бросьте кубик: больше вашей Силы — сбросьте 1 Союзника или потеряйте 1 Жизнь.
tinker-forge = Кузница механика
    .gen = Кузницы механика
    .dat = Кузнице механика
    .acc = Кузницу механика
    .ins = Кузницей механика
    .pre = Кузнице механика
    .about = Остаётся здесь. Получите 3 золотых. Если Крафт меньше 5, пропустите следующий ход.

## Заклинания

# strength и craft — характеристики, поэтому Заклинания с этими названиями — strength-spell и craft-spell.

acquisition = Присвоение
    .gen = Присвоения
    .dat = Присвоению
    .acc = Присвоение
    .ins = Присвоением
    .pre = Присвоении
    .about = В начале своего хода: возьмите у любого персонажа 1 Предмет на выбор или 1 золотой.
alchemy = Алхимия
    .gen = Алхимии
    .dat = Алхимии
    .acc = Алхимию
    .ins = Алхимией
    .pre = Алхимии
    .about = В начале своего хода: превратите сколько угодно своих Предметов в золото, по 1 золотому за каждый.
counterspell =
    { $count ->
        [one] Контрзаклинание
        [few] Контрзаклинания
       *[many] Контрзаклинаний
    }
    .gen =
        { $count ->
            [one] Контрзаклинания
           *[other] Контрзаклинаний
        }
    .dat =
        { $count ->
            [one] Контрзаклинанию
           *[other] Контрзаклинаниям
        }
    .acc =
        { $count ->
            [one] Контрзаклинание
            [few] Контрзаклинания
           *[many] Контрзаклинаний
        }
    .ins =
        { $count ->
            [one] Контрзаклинанием
           *[other] Контрзаклинаниями
        }
    .pre =
        { $count ->
            [one] Контрзаклинании
           *[other] Контрзаклинаниях
        }
    .about = Сразу после чужого или своего Заклинания: отмените его. Действует и на Заклинание Повелений.
destroy-magic = Уничтожение магии
    .gen = Уничтожения магии
    .dat = Уничтожению магии
    .acc = Уничтожение магии
    .ins = Уничтожением магии
    .pre = Уничтожении магии
    .about = В начале или в конце своего хода: до вашего следующего хода никто не творит Заклинаний и не пользуется Магическими Предметами.
destruction =
    { $count ->
        [one] Разрушение
        [few] Разрушения
       *[many] Разрушений
    }
    .gen =
        { $count ->
            [one] Разрушения
           *[other] Разрушений
        }
    .dat =
        { $count ->
            [one] Разрушению
           *[other] Разрушениям
        }
    .acc =
        { $count ->
            [one] Разрушение
            [few] Разрушения
           *[many] Разрушений
        }
    .ins =
        { $count ->
            [one] Разрушением
           *[other] Разрушениями
        }
    .pre =
        { $count ->
            [one] Разрушении
           *[other] Разрушениях
        }
    .about = В начале своего хода или сразу после движения: сбросьте любую открытую карту Приключений на поле.
divination = Прорицание
    .gen = Прорицания
    .dat = Прорицанию
    .acc = Прорицание
    .ins = Прорицанием
    .pre = Прорицании
    .about = В начале своего хода: тайно посмотрите 5 верхних карт Приключений.
healing =
    { $count ->
        [one] Исцеление
        [few] Исцеления
       *[many] Исцелений
    }
    .gen =
        { $count ->
            [one] Исцеления
           *[other] Исцелений
        }
    .dat =
        { $count ->
            [one] Исцелению
           *[other] Исцелениям
        }
    .acc =
        { $count ->
            [one] Исцеление
            [few] Исцеления
           *[many] Исцелений
        }
    .ins =
        { $count ->
            [one] Исцелением
           *[other] Исцелениями
        }
    .pre =
        { $count ->
            [one] Исцелении
           *[other] Исцелениях
        }
    .about = Когда угодно: любой персонаж исцеляется до своего значения Жизни.
hex = Порча
    .gen = Порчи
    .dat = Порче
    .acc = Порчу
    .ins = Порчей
    .pre = Порче
    .about = В начале своего хода: положите на свободную клетку Внешнего или Среднего Региона на 3 круга. Кто туда попадёт, теряет 1 Жизнь.
immobility =
    { $count ->
        [one] Неподвижность
        [few] Неподвижности
       *[many] Неподвижностей
    }
    .gen =
        { $count ->
            [one] Неподвижности
           *[other] Неподвижностей
        }
    .dat =
        { $count ->
            [one] Неподвижности
           *[other] Неподвижностям
        }
    .acc =
        { $count ->
            [one] Неподвижность
            [few] Неподвижности
           *[many] Неподвижностей
        }
    .ins =
        { $count ->
            [one] Неподвижностью
           *[other] Неподвижностями
        }
    .pre =
        { $count ->
            [one] Неподвижности
           *[other] Неподвижностях
        }
    .about = В начале любого хода: персонаж, чей это ход, ничего не делает. Или на существо: в этот ход от него можно уклониться, а ему не навредить.
invisibility = Невидимость
    .gen = Невидимости
    .dat = Невидимости
    .acc = Невидимость
    .ins = Невидимостью
    .pre = Невидимости
    .about = Когда угодно: в этот ход вы можете уклониться от кого угодно.
mesmerism = Месмеризм
    .gen = Месмеризма
    .dat = Месмеризму
    .acc = Месмеризм
    .ins = Месмеризмом
    .pre = Месмеризме
    .about = В начале своего хода: возьмите у любого персонажа 1 Союзника на выбор.
nullify = Обнуление
    .gen = Обнуления
    .dat = Обнулению
    .acc = Обнуление
    .ins = Обнулением
    .pre = Обнулении
    .about = Когда угодно: персонаж сбрасывает все свои Заклинания.
preservation = Сохранение
    .gen = Сохранения
    .dat = Сохранению
    .acc = Сохранение
    .ins = Сохранением
    .pre = Сохранении
    .about = Когда нужно: спасите Жизнь персонажа или Союзника. Или Враг не убит, и бой кончается вничью.
psionic-blast =
    { $count ->
        [one] Псионический удар
        [few] Псионических удара
       *[many] Псионических ударов
    }
    .gen =
        { $count ->
            [one] Псионического удара
           *[other] Псионических ударов
        }
    .dat =
        { $count ->
            [one] Псионическому удару
           *[other] Псионическим ударам
        }
    .acc =
        { $count ->
            [one] Псионический удар
            [few] Псионических удара
           *[many] Псионических ударов
        }
    .ins =
        { $count ->
            [one] Псионическим ударом
           *[other] Псионическими ударами
        }
    .pre =
        { $count ->
            [one] Псионическом ударе
           *[other] Псионических ударах
        }
    .about = Перед битвой: прибавьте к Силе своё исходное значение Крафта.
random =
    { $count ->
        [one] Случайность
        [few] Случайности
       *[many] Случайностей
    }
    .gen =
        { $count ->
            [one] Случайности
           *[other] Случайностей
        }
    .dat =
        { $count ->
            [one] Случайности
           *[other] Случайностям
        }
    .acc =
        { $count ->
            [one] Случайность
            [few] Случайности
           *[many] Случайностей
        }
    .ins =
        { $count ->
            [one] Случайностью
           *[other] Случайностями
        }
    .pre =
        { $count ->
            [one] Случайности
           *[other] Случайностях
        }
    .about = Когда угодно: персонаж бросает кубик: 1 — жаба на 3 хода, 2 — теряет все жетоны Силы, 3 — все жетоны Крафта, 4 — всё золото, 5 — получает 1 Силу, 6 — 1 Жизнь.
teleport =
    { $count ->
        [one] Телепортация
        [few] Телепортации
       *[many] Телепортаций
    }
    .gen =
        { $count ->
            [one] Телепортации
           *[other] Телепортаций
        }
    .dat =
        { $count ->
            [one] Телепортации
           *[other] Телепортациям
        }
    .acc =
        { $count ->
            [one] Телепортацию
            [few] Телепортации
           *[many] Телепортаций
        }
    .ins =
        { $count ->
            [one] Телепортацией
           *[other] Телепортациями
        }
    .pre =
        { $count ->
            [one] Телепортации
           *[other] Телепортациях
        }
    .about = Вместо броска движения: перенеситесь на любую другую клетку своего Региона. Не во Внутреннем Регионе.
temporal-warp = Искривление времени
    .gen = Искривления времени
    .dat = Искривлению времени
    .acc = Искривление времени
    .ins = Искривлением времени
    .pre = Искривлении времени
    .about = В начале своего хода: сделайте 3 хода подряд вместо одного.
craft-spell =
    { $count ->
        [one] Мастерство
        [few] Мастерства
       *[many] Мастерств
    }
    .gen =
        { $count ->
            [one] Мастерства
           *[other] Мастерств
        }
    .dat =
        { $count ->
            [one] Мастерству
           *[other] Мастерству
        }
    .acc =
        { $count ->
            [one] Мастерство
            [few] Мастерства
           *[many] Мастерств
        }
    .ins =
        { $count ->
            [one] Мастерством
           *[other] Мастерством
        }
    .pre =
        { $count ->
            [one] Мастерстве
           *[other] Мастерстве
        }
    .about = В начале своего хода: получите 1 Крафт.
divine-intervention =
    { $count ->
        [one] Божественное вмешательство
        [few] Божественных вмешательства
       *[many] Божественных вмешательств
    }
    .gen =
        { $count ->
            [one] Божественного вмешательства
           *[other] Божественных вмешательств
        }
    .dat =
        { $count ->
            [one] Божественному вмешательству
           *[other] Божественным вмешательствам
        }
    .acc =
        { $count ->
            [one] Божественное вмешательство
            [few] Божественных вмешательства
           *[many] Божественных вмешательств
        }
    .ins =
        { $count ->
            [one] Божественным вмешательством
           *[other] Божественными вмешательствами
        }
    .pre =
        { $count ->
            [one] Божественном вмешательстве
           *[other] Божественных вмешательствах
        }
    .about = Когда вы побеждены в битве или ментальном бою: схватка кончается вничью.
finger-of-death = Перст смерти
    .gen = Перста смерти
    .dat = Персту смерти
    .acc = Перст смерти
    .ins = Перстом смерти
    .pre = Персте смерти
    .about = Перед битвой: существо-противник убито, а персонаж-противник теряет 2 Жизни.
magic-portal-spell =
    { $count ->
        [one] Магический портал
        [few] Магических портала
       *[many] Магических порталов
    }
    .gen =
        { $count ->
            [one] Магического портала
           *[other] Магических порталов
        }
    .dat =
        { $count ->
            [one] Магическому порталу
           *[other] Магическим порталам
        }
    .acc =
        { $count ->
            [one] Магический портал
            [few] Магических портала
           *[many] Магических порталов
        }
    .ins =
        { $count ->
            [one] Магическим порталом
           *[other] Магическими порталами
        }
    .pre =
        { $count ->
            [one] Магическом портале
           *[other] Магических порталах
        }
    .about = В начале своего хода бросьте кубик: 1 — Утёсы, 2 — Деревня, 3 — Город, 4 — Замок, 5 — Храм, 6 — Пещера чернокнижника. Вместо движения можно перейти туда.
magic-shell = Магический панцирь
    .gen = Магического панциря
    .dat = Магическому панцирю
    .acc = Магический панцирь
    .ins = Магическим панцирем
    .pre = Магическом панцире
    .about = В начале или в конце своего хода: до вашего следующего хода никакие Заклинания и Магические Предметы на вас не действуют, даже Заклинание Повелений. Но и вам они недоступны.
restoration =
    { $count ->
        [one] Восстановление
        [few] Восстановления
       *[many] Восстановлений
    }
    .gen =
        { $count ->
            [one] Восстановления
           *[other] Восстановлений
        }
    .dat =
        { $count ->
            [one] Восстановлению
           *[other] Восстановлениям
        }
    .acc =
        { $count ->
            [one] Восстановление
            [few] Восстановления
           *[many] Восстановлений
        }
    .ins =
        { $count ->
            [one] Восстановлением
           *[other] Восстановлениями
        }
    .pre =
        { $count ->
            [one] Восстановлении
           *[other] Восстановлениях
        }
    .about = Когда нужно: спасите Жизнь персонажа или Союзника.
spell-call =
    { $count ->
        [one] Зов заклинания
        [few] Зова заклинания
       *[many] Зовов заклинания
    }
    .gen =
        { $count ->
            [one] Зова заклинания
           *[other] Зовов заклинания
        }
    .dat =
        { $count ->
            [one] Зову заклинания
           *[other] Зовам заклинания
        }
    .acc =
        { $count ->
            [one] Зов заклинания
            [few] Зова заклинания
           *[many] Зовов заклинания
        }
    .ins =
        { $count ->
            [one] Зовом заклинания
           *[other] Зовами заклинания
        }
    .pre =
        { $count ->
            [one] Зове заклинания
           *[other] Зовах заклинания
        }
    .about = Сразу после любого Заклинания: возьмите его карту себе, вместо того чтобы она ушла в сброс.
strength-spell =
    { $count ->
        [one] Сила
        [few] Силы
       *[many] Сил
    }
    .gen =
        { $count ->
            [one] Силы
           *[other] Сил
        }
    .dat =
        { $count ->
            [one] Силе
           *[other] Силам
        }
    .acc =
        { $count ->
            [one] Силу
            [few] Силы
           *[many] Сил
        }
    .ins =
        { $count ->
            [one] Силой
           *[other] Силами
        }
    .pre =
        { $count ->
            [one] Силе
           *[other] Силах
        }
    .about = В начале своего хода: получите 1 Силу.
summon-storm = Призыв бури
    .gen = Призыва бури
    .dat = Призыву бури
    .acc = Призыв бури
    .ins = Призывом бури
    .pre = Призыве бури
    .about = Когда угодно в свой ход: сбросьте всех Животных и Монстров с одной клетки своего Региона.
temporal-vortex = Временной вихрь
    .gen = Временного вихря
    .dat = Временному вихрю
    .acc = Временной вихрь
    .ins = Временным вихрем
    .pre = Временном вихре
    .about = В начале своего хода: сделайте 2 хода подряд. Или: когда вам велят пропустить ход, не пропускайте.
twist-of-fate =
    { $count ->
        [one] Поворот судьбы
        [few] Поворота судьбы
       *[many] Поворотов судьбы
    }
    .gen =
        { $count ->
            [one] Поворота судьбы
           *[other] Поворотов судьбы
        }
    .dat =
        { $count ->
            [one] Повороту судьбы
           *[other] Поворотам судьбы
        }
    .acc =
        { $count ->
            [one] Поворот судьбы
            [few] Поворота судьбы
           *[many] Поворотов судьбы
        }
    .ins =
        { $count ->
            [one] Поворотом судьбы
           *[other] Поворотами судьбы
        }
    .pre =
        { $count ->
            [one] Повороте судьбы
           *[other] Поворотах судьбы
        }
    .about = Когда вы заплатили судьбу: выберите результат сами, вместо того чтобы перебрасывать.
weakness =
    { $count ->
        [one] Слабость
        [few] Слабости
       *[many] Слабостей
    }
    .gen =
        { $count ->
            [one] Слабости
           *[other] Слабостей
        }
    .dat =
        { $count ->
            [one] Слабости
           *[other] Слабостям
        }
    .acc =
        { $count ->
            [one] Слабость
            [few] Слабости
           *[many] Слабостей
        }
    .ins =
        { $count ->
            [one] Слабостью
           *[other] Слабостями
        }
    .pre =
        { $count ->
            [one] Слабости
           *[other] Слабостях
        }
    .about = Когда угодно: у персонажа или существа на 3 меньше Силы до конца хода, у персонажа — не ниже исходного значения.

## Сокровища

aegis = Эгида
    .gen = Эгиды
    .dat = Эгиде
    .acc = Эгиду
    .ins = Эгидой
    .pre = Эгиде
    .about = Когда ваши очки атаки меньше, бросьте кубик: на 4–6 это ничья.
bag-of-holding = Бездонная сумка
    .gen = Бездонной сумки
    .dat = Бездонной сумке
    .acc = Бездонную сумку
    .ins = Бездонной сумкой
    .pre = Бездонной сумке
    .about = Вмещает ещё 8 Предметов. Ни победитель, ни способность, ни Заклинание не отнимут ни её, ни того, что в ней. Потерять её — потерять и всё внутри.
book-of-lore = Книга знаний
    .gen = Книги знаний
    .dat = Книге знаний
    .acc = Книгу знаний
    .ins = Книгой знаний
    .pre = Книге знаний
    .about = +1 к Крафту. В начале своего хода получите 1 Заклинание, если позволяет Крафт.
cloak-of-feathers = Плащ из перьев
    .gen = Плаща из перьев
    .dat = Плащу из перьев
    .acc = Плащ из перьев
    .ins = Плащом из перьев
    .pre = Плаще из перьев
    .about = Заплатив судьбу за переброс движения, восполните 1 судьбу. Вместо движения можно сбросить плащ и перенестись на любую клетку Региона.
clockwork-owl = Заводная сова
    .gen = Заводной совы
    .dat = Заводной сове
    .acc = Заводную сову
    .ins = Заводной совой
    .pre = Заводной сове
    .about = Можно пройти меньше клеток, чем выпало.
elixir-of-life = Эликсир жизни
    .gen = Эликсира жизни
    .dat = Эликсиру жизни
    .acc = Эликсир жизни
    .ins = Эликсиром жизни
    .pre = Эликсире жизни
    .about = Теряя Жизнь, можно бросить кубик: 1 — эликсир пропал, 2 — потеряйте 1 Жизнь, 3 — ничего, 4–5 — исцелите 1 Жизнь, 6 — 2 Жизни.
nightblade = Клинок ночи
    .gen = Клинка ночи
    .dat = Клинку ночи
    .acc = Клинок ночи
    .ins = Клинком ночи
    .pre = Клинке ночи
    .about = Оружие. +3 в битве.
orb-of-prophesy = Сфера пророчества
    .gen = Сферы пророчества
    .dat = Сфере пророчества
    .acc = Сферу пророчества
    .ins = Сферой пророчества
    .pre = Сфере пророчества
    .about = Вытягивая карты Приключений, возьмите на 1 больше, затем 1 сбросьте.
totem-staff = Тотемный посох
    .gen = Тотемного посоха
    .dat = Тотемному посоху
    .acc = Тотемный посох
    .ins = Тотемным посохом
    .pre = Тотемном посохе
    .about = Можно держать на 1 Заклинание больше, чем позволяет Крафт. Раз в свой ход сбросьте 1 трофей и исцелите 2 Жизни.

## Подготовка партии

setup-expansion = Подземелье
    .whole = расширение целиком
    .cards = его персонажи и карты, без поля
    .none = только базовая игра
setup-characters = Персонажи
    .deal = случайные
    .three = один из трёх
    .choose = по очереди на выбор
setup-goal = Побеждает тот, кто
    .crown = правит с Короны Повелений
    .lord = первым убьёт Лорда Тьмы (Победитель Берёт Всё)
    .short = убьёт его первым, а вся игра — в Темнице (Короткая Игра Подземелья)
setup-flight = По Темнице ходят
    .free = по стрелкам и против них
    .fight-or-flight = только по стрелкам, если не бегут (Схватка или Побег)
setup-treasures = Сокровище
    .chosen = выбирают
    .random = достаётся наугад (Случайные Сокровища)
setup-exit = Выход через Вход в Темницу
    .beyond = только если движение ведёт дальше Руин
    .ruins = можно остановиться и в Руинах
setup-command = Заклинание Повелений
    .standard = бьёт на 4–6
    .easier = при 5 и 6 игроках бьёт чаще
setup-trophies = Очков трофеев за жетон
    .seven = 7
    .six = 6
    .five = 5
setup-bonus = Начальная прибавка
    .none = нет
    .starting = 1 Сила или 1 Крафт, на выбор
setup-death = Убитого персонажа
    .successors = сменяет новый, пока никто не достиг Короны
    .bloodbath = никто не сменит, а Талисман всего один (Резня)
setup-crown = Достичь Короны
    .command-spell = значит творить Заклинание Повелений
    .sudden-death = значит сразу победить (Внезапная развязка)
setup-estate = Добро убитого
    .space = остаётся на клетке или достаётся победителю
    .inheritance = переходит следующему персонажу (Наследство)
setup-evading = Уклоняются
    .standard = от существ и персонажей
    .individuals = и от недружелюбных людей, таких как Чёрный рыцарь
setup-rounds = Кругов не больше
setup-solo_rounds = Кругов в одиночку
    .none = без предела
    .thirty = 30
    .fifty = 50
    .eighty = 80
preset-evening = Вся игра
    .about = Оба поля, а кто займёт Корону, добивает остальных Заклинанием Повелений. Около 64 кругов; четверым людям нужно около двух часов.
preset-hour = Гонка к Короне
    .about = Сила растёт быстрее: 1 Сила или Крафт сверх положенного, 5 очков трофеев за жетон, а первый на Короне побеждает. Около 32 кругов; четверым людям нужно чуть больше часа.
preset-quick = Быстрая
    .about = Короткая Игра Подземелья, где сила растёт быстрее: все начинают у входа в Темницу, и побеждает тот, кто первым убьёт Лорда Тьмы, а после ста кругов — кто добился большего. Около 21 круга; четверым людям нужен час.

## Правила: игроки, чей персонаж погиб

seat-1 = игрок 1
seat-2 = игрок 2
seat-3 = игрок 3
seat-4 = игрок 4
seat-5 = игрок 5
seat-6 = игрок 6

## Правила: ради чего бросают

attack = атака
    .gen = атаки
    .dat = атаке
    .acc = атаку
    .ins = атакой
    .pre = атаке
move = движение
    .gen = движения
    .dat = движению
    .acc = движение
    .ins = движением
    .pre = движении
charm = чарующий напев
    .gen = чарующего напева
    .dat = чарующему напеву
    .acc = чарующий напев
    .ins = чарующим напевом
    .pre = чарующем напеве
beguile = обольщение
    .gen = обольщения
    .dat = обольщению
    .acc = обольщение
    .ins = обольщением
    .pre = обольщении
portal = Врата силы
    .gen = Врат силы
    .dat = Вратам силы
    .acc = Врата силы
    .ins = Вратами силы
    .pre = Вратах силы
take-a-life = отнять 1 Жизнь у другого персонажа
kill-an-enemy = убить 1 Врага
give-a-follower = отдать 1 Союзника
give-a-magic-object = отдать 1 Магический Предмет
give-three-gold = отдать 3 золотых
give-two-gold = отдать 2 золотых

## Правила: что выбирают на картах и клетках

bribe-guard = заплатить 2 золотых
fight-guard = биться с Караульным
free-fate = восполнить всю судьбу
free-healing = исцелить все Жизни
give-up-follower = отдать 1 Союзника
gain-talisman = Талисман
gain-three-gold = 3 золотых
lose-life = потерять 1 Жизнь
miss-next-turn = пропустить следующий ход
pay-one-gold = отдать 1 золотой
pray = молиться
wish-spell = 1 Заклинание
wish-gold = 1 золотой
wish-strength = 1 Сила
wish-craft = 1 Крафт
wish-life = 1 Жизнь
wish-fate = 1 судьба
wish-trip = перенос в пределах Региона

## Правила: вопросы

ask-choose-character = За кого вы играете?
    .help = У каждого свои значения и способности, каких больше ни у кого нет.
ask-start-with = Что прибавить в начале: 1 Силу или 1 Крафт?
ask-start = Ваш ход: с чего начнёте?
    .help = Заклинания и карты для начала хода идут до движения.
ask-move =
    Куда? { $steps ->
        [one] { $steps } клетка
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }.
    .help = Ровно столько клеток, в любую сторону. У Стража можно перейти реку, у Врат силы — попробовать их открыть, а из Руин — спуститься в Темницу.
ask-encounter = С кем встречаетесь { NAME($space, "at") }?
    .help = С одним из персонажей здесь или с самой клеткой.
ask-fate =
    { $what ->
        [move] Для движения выпало { $dice }. Перебросить за 1 судьбу?
        [attack] На кубике атаки { $dice }. Перебросить за 1 судьбу?
       *[other] { NAME($what, "roll") }: выпало { $dice }. Перебросить за 1 судьбу?
    }
    .help = Один кубик своего броска, один раз. Второй результат остаётся.
ask-use-die = Выпало { $dice }. Какой кубик считать?
ask-reroll-one = Выпало { $dice }. Амулет скорости позволяет перебросить.
ask-set-die =
    { $what ->
        [twist-of-fate] Поворот судьбы: какой результат?
       *[other] Утяжелённые кости: выбрать результат самим?
    }
ask-add-one = { NAME($what, "roll") }: выпало { $dice }. Прибавить 1?
ask-speed = Выпало 6. Сбросить { NAME($card, "acc") } и перенестись на любую клетку Региона?
ask-go-to =
    { $what ->
        [magic-portal-spell] Портал открыт. Войти?
       *[other] { NAME($what) }: куда?
    }
ask-visit = { NAME($what) }: войти?
ask-evade-person = { NAME($what) }: уклониться?
ask-way = { NAME($what) }: что выбираете?
ask-take = Что возьмёте { NAME($space, "at") }?
    .help = По одной вещи. Нести можно до 4 Предметов, с Мулом больше. Что оставите, подождёт следующего.
ask-buy = { NAME($what) }: что купите?
ask-sell = { NAME($what) }: что превратите в золото?
ask-hire = { NAME($what) }: кого выкупите за 1 золотой?
ask-take-purchase = { NAME($what) }: что возьмёте даром?
ask-take-one = { NAME($what) }: какой Предмет возьмёте?
ask-pay-to-heal = { NAME($what) }: исцелить 1 Жизнь, цена { $price }?
ask-pay-to-replenish = { NAME($what) }: восполнить 1 судьбу, цена { $price }?
ask-pay-for-spell = { NAME($what) }: купить Заклинание, цена { $price }?
ask-royal-guest = { NAME($what) }: что вам даст { NAME($card) }?
ask-confront = Перед вами { LIST($foes) }. Что делаете?
    .help = Уклонение и другие выходы — до Заклинаний и кубиков.
ask-fight-with = Как вы бьётесь с Лордом Тьмы?
    .help = И Сила, и Крафт у него 12.
ask-send = Послать Союзника биться вместо вас?
ask-weapon = Каким Оружием бьётесь?
ask-assassinate = Ударить исподтишка, чтобы жертва не прибавляла кубик?
ask-evade = { NAME($character) } нападает на вас. Уклониться?
ask-fight-on =
    { $verdict ->
        [lost] Поражение. Ещё один раунд?
       *[other] Ничья. Ещё один раунд?
    }
ask-exile = { NAME($what) }: какого Врага изгнать?
ask-raise = { NAME($card) }: трофей или Союзник?
ask-reward = Побеждён соперник: { NAME($character) }. Что возьмёте?
    .help = Жизнь, или 1 золотой, или 1 Предмет на выбор.
ask-loot = Что возьмёте у погибшего?
ask-plunder = Что возьмёте у { NAME($character, "gen") }?
ask-take-follower = Какого Союзника заберёте у { NAME($character, "gen") }?
ask-give-up = { NAME($what) }: какого Союзника вы теряете?
ask-give-up-for-life =
    { NAME($what) }: на кону { $count ->
        [one] { $count } Жизнь
        [few] { $count } Жизни
       *[many] { $count } Жизней
    }. Отдать Союзника?
ask-give-object = Какой Магический Предмет отдадите чернокнижнику?
ask-ditch =
    Слишком тяжело. Что оставите здесь? { $count ->
        [one] Лишний { $count } Предмет
        [few] Лишних { $count } Предмета
       *[many] Лишних { $count } Предметов
    }.
ask-discard-spell = Для вашего Крафта Заклинаний слишком много. Какое сбросить?
ask-trade-in =
    Сдать трофеи ради { NAME($what, "gen") }: { $count } из { $price } очков.
    .help = Очки сверх целого жетона пропадают.
ask-spend-trophy = { NAME($what) }: какой трофей сбросить?
ask-choose-treasure = Какое Сокровище ваше?
ask-draw-more = Вытянуть на карту больше, а потом одну сбросить?
ask-discard-drawn = Какую из вытянутых карт сбросить?
ask-replace = Вытянуто: { LIST($cards) }. Заменить одну?
    .help = С новой картой придётся встретиться.
ask-put-on-top = Верните карты: какая ляжет сверху следующей?
ask-window =
    { $window ->
        [start] { NAME($character) } начинает ход. Сделаете что-нибудь?
        [move] { NAME($character) } на новой клетке. Сделаете что-нибудь до встречи?
        [attack] { NAME($character) } сейчас бросит на атаку. Сделаете что-нибудь?
        [defeat] Поражение. Сделаете что-нибудь?
        [kill] { NAME($character) } вот-вот победит. Сделаете что-нибудь?
        [life] { NAME($character) } вот-вот потеряет Жизнь. Сделаете что-нибудь?
        [follower] { NAME($character) } вот-вот потеряет Союзника. Сделаете что-нибудь?
        [spell] { NAME($character) } творит Заклинание: { NAME($card) }. Ответите?
        [fate] Судьба заплачена. Выбрать результат Заклинанием?
        [miss] { NAME($character) } пропускает ход. Сделаете что-нибудь?
       *[end] { NAME($character) } кончает ход. Сделаете что-нибудь?
    }
    .help = Заклинания и карты, которые можно применить в этот миг. Пропустить можно всегда, и надолго тоже.

## Правила: что можно сделать

do-choose-character = Играть за { NAME($character, "acc") }
do-start-with = { NAME($stat) } +1
do-pass = Пропустить
do-pass-only-attacked = Пропустить, а из-за карты «{ NAME($card) }» спрашивать, только когда на меня нападают
do-pass-only-command = Пропустить, а из-за карты «{ NAME($card) }» спрашивать, только когда творят Заклинание Повелений
do-only-attacked = Из-за карты «{ NAME($card) }» спрашивать, только когда на меня нападают
do-only-command = Из-за карты «{ NAME($card) }» спрашивать, только когда творят Заклинание Повелений
do-done = Хватит
do-decline = Нет
do-accept = Да
do-way = { NAME($way) }
do-go-on = Дальше
do-keep-roll = Оставить
do-reroll =
    { $die ->
        [1] Заплатить 1 судьбу и перебросить
       *[other] Заплатить 1 судьбу и перебросить кубик { $die }
    }
do-use-die = Взять кубик { $die }
do-add-one = Прибавить 1
do-set-die = Выбрать { $face }
do-roll = Бросить на движение
do-move = Идти { NAME($space, "to") }
do-cross = Перейти мост { NAME($space, "to") }
do-open-portal = Открыть Врата: { NAME($stat) }
do-step = Шагнуть { NAME($space, "to") }
do-stay = Остаться
do-travel =
    { $means ->
        [raft] На Плоту { NAME($space, "to") }
        [ferry] На лодке { NAME($space, "to") }
        [portal] Через врата { NAME($space, "to") }
       *[other] Сразу { NAME($space, "to") }
    }
do-build-raft = Построить Плот
do-flee = Бежать из Темницы
do-rest = Остаться и исцелить 1 Жизнь
do-change-alignment = Стать: { NAME($alignment) }
do-peek = Посмотреть верхнюю карту
do-go-to = Перенестись { NAME($space, "to") }
do-encounter-space = С самой клеткой
do-attack =
    { $mode ->
        [psychic] Напасть на { NAME($character, "acc") } в ментальном бою
       *[battle] Напасть на { NAME($character, "acc") }
    }
do-steal = Обокрасть { NAME($character, "acc") }
do-beguile = Обольстить { NAME($character, "acc") }
do-lure = Сманить { NAME($card, "acc") } у { NAME($character, "gen") }
do-read-palm = Погадать по руке { NAME($character, "dat") }
do-take = Взять { NAME($card, "acc") }
do-take-gold = Взять золото
do-replace = Сбросить { NAME($card, "acc") }
do-draw-more = Вытянуть ещё одну
do-evade = Уклониться от { NAME($card, "gen") }
do-evade-all = Уклониться
do-fight-with = Биться: { NAME($stat) }
do-leave-alone = Не трогать { NAME($card, "acc") }
do-charm = Очаровать { NAME($card, "acc") }
do-destroy = Уничтожить { NAME($card, "acc") } без боя
do-pay-off = Откупиться от { NAME($card, "gen") } за 1 золотой
do-send = Послать { NAME($card, "acc") } в бой
do-use-weapon = Взять в бой { NAME($card, "acc") }
do-aid = Призвать { NAME($card, "acc") } на помощь
do-fight-on = Ещё один раунд
do-keep-trophy = { NAME($card) } — трофей
do-raise = { NAME($card) } — Союзник
do-take-life = Отнять Жизнь
do-take-object = Взять { NAME($card, "acc") }
do-take-coin = Взять 1 золотой
do-take-follower = Взять { NAME($card, "acc") }
do-hand-over = Отдать { NAME($card, "acc") }
do-ditch = Оставить здесь { NAME($card, "acc") }
do-discard-spell = Сбросить { NAME($card, "acc") }
do-give-up = Отдать { NAME($card, "acc") }
do-give-object = Отдать { NAME($card, "acc") }
do-sell = Продать { NAME($card, "acc") }
do-buy = Купить { NAME($card, "acc") }
do-hire = Выкупить { NAME($card, "acc") }
do-pay = Заплатить
do-trade-in = Сдать { NAME($card, "acc") }
do-spend-trophy = Сбросить { NAME($card, "acc") }
do-exile = Изгнать { NAME($card, "acc") }
do-choose-treasure = Взять { NAME($card, "acc") }
do-take-purchase = Взять { NAME($card, "acc") }
do-use = Применить { NAME($card, "acc") }
do-cast = Сотворить: { NAME($card) }
do-cast-on = { NAME($card) } на { NAME($character, "acc") }
do-cast-at = { NAME($card) }: { NAME($space) }
do-cast-card = { NAME($card) } на { NAME($what, "acc") }
do-cast-foe =
    { NAME($card) } на { $foe ->
        [1] существо
       *[other] существо { $foe }
    }
do-put-on-top = { NAME($card) }

## Правила: что произошло

event-ability =
    { $what ->
        [steal] { NAME($character) } крадёт у { NAME($target, "gen") }.
        [beguile] { NAME($character) } обольщает { NAME($target, "acc") }.
        [lure] { NAME($character) } сманивает Союзника у { NAME($target, "gen") }.
       *[read-palm] { NAME($character) } гадает по руке { NAME($target, "dat") }.
    }
event-attacked =
    { $foes-count ->
        [one] { LIST($foes) } нападает на { NAME($character, "acc") }: { $mode ->
            [psychic] Крафт
           *[battle] Сила
        } { $value }.
       *[other] { LIST($foes) } вместе нападают на { NAME($character, "acc") }: { $mode ->
            [psychic] Крафт
           *[battle] Сила
        } { $value }.
    }
event-attacks =
    { NAME($character) } нападает на { NAME($target, "acc") }{ $mode ->
        [psychic] { " " }в ментальном бою.
       *[battle] .
    }
event-became = { NAME($character) } меняет мировоззрение: { NAME($alignment) }.
event-bonus = { NAME($character) }: +{ $count } к { NAME($what, "dat") } до конца хода.
event-cancelled = Отменено: { NAME($card) }.
event-card-discarded = { NAME($card) } уходит в сброс: { NAME($space) }.
event-cast =
    { NAME($character) } творит Заклинание: { NAME($card) }{ $target ->
        [none] { $space ->
            [none] .
           *[other] { " " }({ NAME($space) }).
        }
       *[other] { " " }на { NAME($target, "acc") }.
    }
event-charmed = { NAME($character) } очаровывает { NAME($card, "acc") }: новый Союзник.
event-command-cast = { NAME($character) } творит Заклинание Повелений.
event-command-not-cast = { NAME($character) } не может сотворить Заклинание Повелений.
event-counters-gained = { NAME($character) } получает { COUNT($what, "acc", $count) }.
event-counters-lost = { NAME($character) } теряет { COUNT($what, "acc", $count) }.
event-creature-killed = { NAME($character) } убивает { NAME($foe, "acc") }.
event-creature-rolled =
    { LIST($foes) }: { $die ->
        [0] без кубика
       *[other] на кубике { $die }
    }, очки атаки { $score }.
event-decided =
    { $how ->
        [crown] { LIST($winners) } достигает Короны Повелений и побеждает.
        [lord] { LIST($winners) } убивает Лорда Тьмы и побеждает.
        [last-one] { LIST($winners) } остаётся в игре последним и побеждает.
        [all-killed] Не осталось никого: ничья между теми, кто пал последними.
        [lost] Не осталось никого. Партия проиграна.
       *[rounds] Круги кончились. { $winners-count ->
            [0] Партия проиграна.
            [one] Больше всех у персонажа { LIST($winners, "gen") }: это победа.
           *[other] Больше всех у персонажей { LIST($winners, "gen") }: победа общая.
        }
    }
event-die-set = { NAME($card) }: { NAME($character) } выбирает { $face }.
event-discarded = { NAME($character) } сбрасывает { NAME($card, "acc") }.
event-ditched = { NAME($character) } оставляет { NAME($card, "acc") } { NAME($space, "at") }.
event-drawn-discarded = { NAME($card) } уходит в сброс без встречи.
event-drew = { NAME($character) } тянет карту: { NAME($card) }.
event-emerges = Выход: { $count }. { NAME($character) } появляется { NAME($space, "at") }.
event-evaded = { NAME($character) } уклоняется.
event-extra-turn = { NAME($character) } сделает ещё один ход.
event-fate-paid = { NAME($character) } платит 1 судьбу.
event-flees = { NAME($character) } бежит из Темницы.
event-gained = { NAME($character) } получает { NAME($card, "acc") }.
event-gained-spell =
    { $you ->
        [yes] { NAME($character) } получает Заклинание: { NAME($card) }.
       *[no] { NAME($character) } получает Заклинание.
    }
event-healed = { NAME($character) } исцеляет { COUNT("life", "acc", $count) }.
event-hexed = На клетке Порча: { NAME($character) } под ударом.
event-killed = { NAME($character) } погибает { NAME($space, "at") }.
event-lasts =
    На { $count ->
        [one] { $count } круг
        [few] { $count } круга
       *[many] { $count } кругов
    }: { NAME($what) }.
event-lasts-no-more = Миновало: { NAME($what) }.
event-left-alone = { NAME($character) } и { NAME($foe) } друг друга не трогают.
event-life-lost = { NAME($character) } теряет 1 Жизнь.
event-life-saved = Жизнь { NAME($character, "gen") } спасена.
event-looked =
    { $you ->
        [yes] Сверху: { LIST($cards) }.
       *[no] { NAME($character) } смотрит { $count ->
            [one] верхнюю карту
            [few] { $count } верхние карты
           *[many] { $count } верхних карт
        } колоды.
    }
event-meets = { NAME($character) } встречает карту: { NAME($card) }.
event-missed-turn = { NAME($character) } пропускает этот ход.
event-misses-turn = { NAME($character) } пропустит ход.
event-moved =
    { $how ->
        [walk] { NAME($character) } идёт { NAME($space, "to") }.
        [bridge] { NAME($character) } переходит мост { NAME($space, "to") }.
        [portal] { NAME($character) } проходит через Врата { NAME($space, "to") }.
        [raft] { NAME($character) } переплывает Бурную реку { NAME($space, "to") }.
        [ferry] { NAME($character) } плывёт на лодке { NAME($space, "to") }.
        [emerge] { NAME($character) } выходит { NAME($space, "to") }.
       *[other] { NAME($character) } переносится { NAME($space, "to") }.
    }
event-opened = { NAME($character) } открывает { NAME($card, "acc") }.
event-out =
    { $you ->
        [yes] Вы выбываете
       *[no] { $seat } выбывает
    } из игры.
event-paid =
    { NAME($character) } платит { $count ->
        [one] { $count } золотой
       *[other] { $count } золотых
    }.
event-palm-read =
    { $you ->
        [yes] Заклинания { NAME($target, "gen") }: { $cards-count ->
            [0] нет
           *[other] { LIST($cards) }
        }.
       *[no] { $seat } знает Заклинания { NAME($target, "gen") }.
    }
event-placed = { NAME($card) } уходит { NAME($space, "to") }.
event-portal =
    { NAME($character) } бросает { $total } против { NAME($stat, "gen") } { $value }: { $success ->
        [1] Врата открыты.
       *[other] Врата не открылись.
    }
event-privilege =
    { $what ->
        [tavern-teleport] { NAME($character) } в следующий ход может перенестись куда угодно во Внешнем Регионе.
        [tavern-ferry] { NAME($character) } в следующий ход может уплыть в Храм.
        [tunneler] { NAME($character) } в следующий ход может перейти в любой Туннель.
        [rune-gate] { NAME($character) } в следующий ход может войти в Рунные врата.
       *[dungeon-door] { NAME($character) } в следующий ход может перейти ко Входу в Темницу.
    }
event-quest = { NAME($character) } берёт задание: { NAME($what) }.
event-quest-done = { NAME($character) } выполняет задание: { NAME($what) }.
event-raised = { NAME($card) } встаёт из мёртвых. { NAME($character) } получает Союзника.
event-replenished = { NAME($character) } восполняет { COUNT("fate", "acc", $count) }.
event-reshuffled = Сброс перемешан и становится новой колодой.
event-rolled =
    { $what ->
        [move] { NAME($character) } бросает на движение: { $dice }.
        [attack] { NAME($character) } бросает на атаку: { $dice }.
       *[other] { NAME($what, "roll") }: { NAME($character) } бросает { $dice }.
    }
event-saving-roll =
    { NAME($card) }: { NAME($character) } бросает { $die }, { $success ->
        [1] Жизнь спасена.
       *[other] не помогло.
    }
event-scores = { NAME($character) } { $score }, противник { $rival }.
event-sent = { NAME($card) } бьётся за { NAME($character, "acc") }.
event-spell-discarded = { NAME($character) } сбрасывает { NAME($card, "acc") }.
event-starts = { NAME($character) } начинает путь { NAME($space, "at") }.
event-still-enslaved = { NAME($character) } остаётся в рабстве в Храме.
event-toad = { NAME($character) } превращается в жабу. Всё имущество остаётся { NAME($space, "at") }.
event-toad-no-more = { NAME($character) } больше не жаба.
event-took = { NAME($character) } берёт { NAME($card, "acc") } у { NAME($target, "gen") }.
event-took-spell = { NAME($character) } забирает { NAME($card, "acc") } себе.
event-traded-in = { NAME($character) } сдаёт трофеи: { LIST($cards) }.
event-trophy = { NAME($card) } — трофей { NAME($character, "gen") }.
event-turn =
    Круг { $round }: { $you ->
        [yes] ваш ход
       *[no] ходит { $seat }
    } ({ NAME($character) }).
event-enslaved = { NAME($character) } попадает в рабство в Храме.
event-kept = Смотритель подземелья забирает у { NAME($character, "gen") }: { LIST($cards) }.
event-no-attack-die = { NAME($character) } атакует без кубика.
event-ring-holds =
    { $you ->
        [yes] В Кольце заклинания: { NAME($card) }.
       *[no] { NAME($character) } вкладывает Заклинание в Кольцо заклинания.
    }
event-robbed = Разбойники уносят всё золото { NAME($character, "gen") } { NAME($space, "to") }.
event-thrown = { NAME($card) } { NAME($character, "gen") } улетает { NAME($space, "to") }.
event-turned-up = { NAME($character) } открывает карты: { LIST($cards) }.
event-withstood = { NAME($card) } выдерживает удар: ничья.
event-used = { NAME($character) } применяет { NAME($card, "acc") }.
event-verdict =
    { $verdict ->
        [won] { NAME($character) } побеждает.
        [lost] { NAME($character) } терпит поражение.
        [stand-off] Ничья.
        [evaded] Уклонение.
       *[broken-off] Схватка прервана.
    }

## Правила: почему нельзя

refusal-alignment-forbids = { NAME($card) } не терпит вашего мировоззрения.
refusal-all-spells-cast = За этот ход вы уже сотворили столько Заклинаний, сколько держали в его начале.
refusal-already-turned = В этот ход вы уже меняли мировоззрение.
refusal-amulet-forbids-spells = С Амулетом Заклинаний не творят.
refusal-cannot-be-evaded = От этого не уклониться.
refusal-cannot-pay = Вам нечем за это заплатить.
refusal-cursed-by-a-hag = Пока с вами карга, других Союзников не удержать.
refusal-glade-forbids-spells = На Проклятой поляне Заклинаний не сотворить.
refusal-hand-full = Ваш Крафт больше Заклинаний не позволяет.
refusal-held-by-space = Эта клетка вас держит: справьтесь с ней или поверните назад.
refusal-lacks-what-it-needs = Для этого чего-то не хватает.
refusal-lord-not-evaded = От Лорда Тьмы не уклониться.
refusal-magic-destroyed = Магия уничтожена: ни Заклинаний, ни Магических Предметов.
refusal-magic-shell-closed = Под Магическим панцирем вы и сами не колдуете.
refusal-no-fate = Судьбы у вас не осталось.
refusal-no-magic-here = На Проклятой поляне Магические Предметы не действуют.
refusal-no-talisman = В Долину Огня не войти без Талисмана.
refusal-no-target = Для этого нет цели.
refusal-no-way-off-the-crown = С Короны Повелений пути нет.
refusal-not-in-reach = Бросок туда не ведёт.
refusal-not-lying-there = Здесь этого нет.
refusal-not-next = Во Внутреннем Регионе проходят по одной клетке за ход.
refusal-not-on-this-space = На этой клетке это не действует.
refusal-not-owned = У вас этого нет.
refusal-not-playing = Такого персонажа в игре нет.
refusal-not-the-time = Сейчас для этого не время.
refusal-not-to-choose = Сейчас этого не выбрать.
refusal-nothing-allows-evading = Уклониться здесь вам нечем.
refusal-one-spell-cast = В чужой ход можно сотворить одно Заклинание, и вы его сотворили.
refusal-portal-not-passed = Открывать Врата можно, только если движение ведёт дальше них.
refusal-same-alignment = Это и есть ваше мировоззрение.
refusal-not-now = Сейчас спрашивают о другом.
refusal-does-nothing = В этот ход вы ничего не делаете.
refusal-sold-out = Это уже распродано.
refusal-spell-not-held = У вас нет этого Заклинания.
refusal-spell-not-now = Этому Заклинанию нужно другое время.
refusal-toad-carries-nothing = Жаба ничего не носит.
refusal-toad-gains-no-spell = Жаба не получает Заклинаний.
refusal-toads-cast-nothing = Жаба не творит Заклинаний.
refusal-too-dear = На это не хватает золота.
refusal-used-already = В этот ход это уже применяли.
refusal-no-raft-here = Плот строят Топором, в Роще или в Лесу.
refusal-quest-open = Врата закрыты для вас, пока не выполнено задание чернокнижника.
refusal-no-raft-left = Плотов не осталось.

## Правила: мгновения

attacked = на меня нападают
    .when = когда на меня нападают
own-start = в начале моего хода
own-move = после моего движения
own-attack = перед моим броском атаки
own-defeat = когда я терплю поражение
own-life = когда я вот-вот потеряю Жизнь
own-follower = когда я вот-вот потеряю Союзника
own-fate = когда я плачу судьбу
own-end = в конце моего хода
own-spell = после моего Заклинания
spell-on-me = когда Заклинание творят на меня или на моё Заклинание
command = когда творят Заклинание Повелений
crown-start = в начале хода того, кто на Короне Повелений
rival-start = в начале хода соперника
rival-move = после движения соперника
rival-attack = перед броском атаки соперника
rival-kill = когда соперник вот-вот убьёт существо
rival-life = когда соперник вот-вот потеряет Жизнь
rival-spell = после Заклинания соперника
rival-end = в конце хода соперника

## Поле в терминале

board-title = круг { $round } из { $rounds }
board-player = Игрок
board-character = Персонаж
board-strength = Сил
board-craft = Кр
board-lives = Жизни
board-fate = Судьба
board-gold = Золото
board-spells = Закл
board-where = Где
board-gained = Добыто
board-no-character = без персонажа
board-out = вне игры
board-toad =
    жаба ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
board-missing =
    пропускает { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
board-enslaved = в рабстве в Храме
board-quest = задание: { $quest }
board-lying = На клетках
board-good = добро
board-neutral = нейтралитет
board-evil = зло
group-choices = Варианты
group-spells = Заклинания
group-leave = Или
board-coins =
    { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
board-objects = Предметы
board-followers = Союзники
board-hand = Заклинания
board-trophies = Трофеи
board-has = Имущество: { $character }
board-decks = Осталось карт: Приключений { $adventure }, Темницы { $under }, Заклинаний { $spells }, Талисманов { $talismans }.
board-odds = победа { $win } %, ничья { $even } %, поражение { $lose } %

## Правила: предвидение

forecast-fight = { LIST($foes) }: победа { $win } %, поражение { $lose } %
forecast-waits = ждёт там: { LIST($cards) }
forecast-draws =
    { $count ->
        [one] вытянуть { $count } карту
        [few] вытянуть { $count } карты
       *[many] вытянуть { $count } карт
    }
forecast-way =
    { $way ->
        [clockwise] по часовой стрелке
       *[anticlockwise] против часовой стрелки
    }
forecast-as-it-lies =
    { $verdict ->
        [won] ваша сумма больше
        [lost] ваша сумма меньше
       *[stand-off] суммы равны
    }
forecast-next = следующие в колоде: { LIST($cards) }
forecast-unseen = Враги — { $enemies } % карт, победа над ними — { $win } %
forecast-result =
    { $numbers ->
        [now] { "" }
       *[other] { $numbers } —{ " " }
    }{ $deed ->
        [gain] { $what ->
            [strength] Сила
            [craft] Крафт
            [life] Жизни
            [gold] золото
           *[fate] судьба
        } +{ $count }
        [lose] { $what ->
            [strength] Сила
            [craft] Крафт
            [life] Жизни
            [gold] золото
           *[fate] судьба
        } −{ $count }
        [heal] { $count ->
            [one] исцеление { $count } Жизни
           *[many] исцеление { $count } Жизней
        }
        [replenish] вся судьба восполнена
        [gain-spell] Заклинание
        [gain-talisman] Талисман
        [lose-follower] потеря Союзника
        [become] { $what ->
            [good] вы на стороне добра
           *[evil] вы на стороне зла
        }
        [bonus] { $what ->
            [strength] Сила
           *[craft] Крафт
        } +{ $count } на этот ход
        [toad] жаба на 3 хода
        [miss] { $what ->
            [next] пропуск следующего хода
           *[turn] пропуск хода
        }
        [fight] бой: { NAME($what) }, { $stat ->
            [strength] Сила
           *[craft] Крафт
        } { $count }
        [move-to] дорога { NAME($what, "to") }
        [region] любая клетка этого Региона
        [forward] вперёд на { $count ->
            [one] { $count } клетку
            [few] { $count } клетки
           *[many] { $count } клеток
        }
        [back] назад на { $count ->
            [one] { $count } клетку
            [few] { $count } клетки
           *[many] { $count } клеток
        }
        [tavern-teleport] в следующий ход — на любую клетку Внешнего Региона
        [tavern-ferry] в следующий ход — на лодке в Храм
        [enslave] рабство в Храме
        [choose] лишиться Союзника или пропустить ход
        [discard] карта потрачена впустую
        [stand-off] всё же ничья
        [join] Союзник
        [fire-places] сгорают Места
        [fire-strangers] сгорают Странники
        [fire-enemies] сгорают Враги
       *[nothing] ничего
    }
forecast-full =
    { $deed ->
        [heal] все Жизни на месте
       *[replenish] вся судьба на месте
    }
forecast-portal = Врата откроются в { $chance } % случаев
event-rolled-for = { NAME($what) }: на кубиках { $dice }.

## Урок

lesson-roll = Вы Эльф, а цель в середине поля: Корона Повелений. Ход состоит из движения и встречи. На вашем кубике 1: клетки, куда он может привести, отмечены на поле. За 1 судьбу кубик можно перебросить, но судьбы мало, а единица как раз нужна. Оставьте её.
    .title = Ход начинается с кубика
lesson-move = Число шагов точное, а сторона на выбор: один шаг ведёт на Поля или на Равнины. В партии светятся обе клетки, и на каждой сказано, что там ждёт. На Полях вы тянете карту, если там ничего не лежит. За ними Деревня с кузнецом: идите в ту сторону.
    .title = Две клетки на выбор
lesson-take = Вы вытянули Мешок золота. Карты на клетке встречают по порядку: События, Враги, Странники, Предметы, Места. Что никто не стережёт, можно взять. Возьмите золото: вместе с начальной монетой их станет 2.
    .title = Что лежит на клетке
lesson-village = Между вашими ходами ходят другие; что за это время случилось с вами, рассказано в начале хода. Снова выпала единица, и Деревня в одном шаге. Оставьте бросок и идите туда.
    .title = В Деревню
lesson-shop = В Деревне можно зайти к одному из троих: Кузнец торгует, Целитель лечит за золото, у Мистика как повезёт. Меч добавляет 1 к Силе в битве. Зайдите к Кузнецу и купите Меч. Нести можно четыре Предмета.
    .title = Золото на сталь
lesson-onward = Всё, что вы собираете, нужно для одного: набраться сил для середины поля. Снова единица. Оставьте её и идите на Поля за Деревней.
    .title = Дальше
lesson-spell = Это Маг: добрым, а Эльф добрый, он даёт Заклинание. Ваше лежит под полем, и прочесть его можете только вы. У каждого Заклинания свой миг, он написан под картой; когда он настанет, карта засветится. Псионический удар нужен в битве, поэтому сейчас бросьте кубик для движения.
    .title = Своё Заклинание
lesson-hunt = Двойка. Оставьте её и вернитесь на Поля перед Деревней, где ждёт новая карта. С мечом и Заклинанием можно встретить и Врага.
    .title = В поисках битвы
lesson-dragon = Дракон с Силой 7. В битве обе стороны бросают по кубику и прибавляют Силу; у кого больше, тот победил, а проигравший теряет Жизнь. С тройкой и единицей за меч победить трудно: полоса показывает шансы. Уклониться здесь нельзя, продолжайте.
    .title = Дракон
lesson-cast = Перед броском есть миг для Заклинаний, и ваше светится: Псионический удар прибавляет к Силе ваш Крафт, 4, на эту битву. Сотворите его и взгляните на полосу ещё раз.
    .title = Тот самый миг
lesson-fate = Выпала единица, и 9 меньше, чем 11 у Дракона. Для этого и нужна судьба: раз за бросок можно отдать 1 судьбу и перебросить один свой кубик. Второй результат остаётся. Заплатите.
    .title = Судьба
lesson-trophies = 14 против 11: Дракон убит и стал вашим трофеем. В конце хода 7 очков трофеев одного вида меняют на 1 Силу или 1 Крафт навсегда. Дракон один стоит 7, сдайте его.
    .title = Трофеи делают сильнее
lesson-door = От Руин, в трёх клетках позади, ступени ведут вниз, в Темницу: Враги там сильнее, находки лучше, а в конце ждёт Лорд Тьмы. Кто его одолеет, выйдет в глубине королевства, может быть, на самой Короне. Выпала четвёрка, как раз до входа. Оставьте её и спускайтесь.
    .title = Вход в Темницу
lesson-below = Здесь, внизу, тянут карты Темницы. Эта карта — факел, находка без боя. Возьмите его.
    .title = В темноте
lesson-free = Дальше дорога ваша. Поверху она ведёт за реку и, если есть Талисман, через Врата силы к Короне; понизу мимо Лорда. На Короне творят Заклинание Повелений, пока не останется кто-то один. Играйте дальше здесь или начните партию против компьютеров.
    .title = Дорога к Короне

## Отчёт о балансе

balance-ending-crown = Первый на Короне Повелений
balance-ending-command = Заклинание Повелений: больше никого нет
balance-ending-last-character = Остался один персонаж
balance-ending-lord = Лорд Тьмы убит
balance-ending-all-killed = Все погибли разом
balance-group-event = событие
balance-group-enemy = враг
balance-group-stranger = странник
balance-group-object = предмет
balance-group-magic-object = магический предмет
balance-group-follower = союзник
balance-group-place = место
balance-group-spell = заклинание
balance-topic-landmarks = На пути
balance-topic-emerged = Где выходят на свет
balance-topic-died = Где гибнут
balance-topic-spaces = Клетки
balance-landmarks-dungeon-entered = Кто-то входит в Темницу
balance-landmarks-lord-met = Встреча с Лордом Тьмы
balance-landmarks-lord-killed = Лорд Тьмы убит
balance-landmarks-crown-reached = Кто-то достигает Короны
balance-landmarks-won-through-dungeon = Победа на Короне, куда путь шёл через Лорда

why-battle = на { $whole },{ $part } сильнее в битве
why-psychic = сильнее в ментальном бою
why-lives = больше жизней
why-means = больше золота, судьбы и трофеев
why-belongings = лучше Предметы, Союзники и Заклинания
why-talisman = чаще будет талисман
why-chance = выше шанс пройти последний путь
why-near = ближе к цели
why-turns = меньше пропущенных ходов
