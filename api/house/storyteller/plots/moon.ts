import type { Plot } from "../model.ts";

/** Mruk goes up through the hatch to the roof, on account of the moon. */
export const moon: Plot = {
  name: "moon",
  category: "Adventure",
  // In fog, rain or snow there is nothing to go up for.
  when: { timeSlot: ["evening"], weather: ["clear", "wind"] },
  pictures: [
    {
      place: "roof",
      pose: "back",
      props: [],
      en: "Mruk seen from behind on the roof, looking at the sky over Warsaw",
      pl: "Mruk od tyłu, na dachu, zapatrzony w niebo nad Warszawą",
    },
    {
      place: "roof",
      pose: "sit",
      props: ["feather"],
      eyes: "wide",
      en: "Mruk sits on the roof among the chimneys, wide awake",
      pl: "Mruk siedzi na dachu między kominami, całkiem rozbudzony",
    },
    {
      place: "roof",
      pose: "walk",
      props: [],
      eyes: "open",
      en: "Mruk walks along the ridge of the roof as if it were a boulevard",
      pl: "Mruk idzie kalenicą jak po bulwarze",
    },
  ],
  wish: [
    {
      as: ["the Moon", "księżyc"],
      en: "The moon had been announced, and Mruk went up to the roof to be there. It was not enthusiasm; it was the caution of a householder. Something large comes up over the street, without knocking, and looks in at every window. Somebody from the house ought to look back. The hatch in the attic was ajar, as it is when Mr Zenon forgets.",
      pl: "Zapowiadano księżyc i Mruk poszedł na dach, żeby być przy tym. Nie z zachwytu, tylko z ostrożności gospodarza. Coś dużego wschodzi nad ulicą, nie puka i zagląda w każde okno. Ktoś z domu powinien mu odpowiedzieć spojrzeniem. Klapa na strychu była uchylona, jak zawsze, kiedy pan Zenon zapomni.",
    },
    {
      as: ["the Roof", "dach"],
      en: "Above the fourth floor there is the attic, above the attic the roof, and above that everything is allowed. Mruk goes there four or five times in a year. He says nothing beforehand. He merely gets up from his supper with a certain face, and the next one hears of him is a step on the tin, directly overhead.",
      pl: "Nad czwartym piętrem jest strych, nad strychem dach, a wyżej wszystko już wolno. Mruk bywa tam cztery, pięć razy do roku. Nie uprzedza. Wstaje od kolacji z pewną szczególną miną, a potem słychać już tylko krok po blasze, dokładnie nad głową.",
    },
    {
      as: ["the Lamp Without a Switch", "lampa bez wyłącznika"],
      en: "Every lamp in the house has a switch, and next to the switch a person who uses it at the wrong moment. Mruk had long wanted to see the one lamp that nobody can turn off. For this one must climb: by the stairs, by a ladder, by a beam with a name carved in it, and out through the hatch on to the roof.",
      pl: "Każda lampa w domu ma wyłącznik, a przy wyłączniku człowieka, który używa go nie w porę. Mruk od dawna chciał obejrzeć tę jedną, której nikt nie zgasi. Trzeba w tym celu wejść wyżej: po schodach, po drabinie, po belce z wyciętym imieniem i przez klapę na dach.",
    },
    {
      as: ["the Neighbour from Above", "sąsiad z góry"],
      en: "The tenants complain about their neighbours from above, that they walk about. Mruk has one of whom he has never heard a sound. For six years they have known each other by sight, the moon and he, across the roofs; and he found that it was time to pay a call, with clean whiskers and without staying long.",
      pl: "Lokatorzy narzekają na sąsiadów z góry, że chodzą. Mruk ma takiego, którego nigdy nie słyszał. Od sześciu lat znają się z widzenia, on i księżyc, ponad dachami, i Mruk uznał, że pora złożyć wizytę, z czystymi wąsami i na krótko.",
    },
    {
      as: ["an Appointment on the Tin", "spotkanie na blasze"],
      en: "It is not usual to see Mruk consult the sky. That day he had consulted it twice from the kitchen, and then he disappeared. Whoever stood on the landing could hear him going up, ringing slightly at each step, like somebody with small change in his pocket who is on his way to an appointment: through the attic, out on to the roof, punctually.",
      pl: "Rzadko się widuje, żeby Mruk sprawdzał coś na niebie. Tego dnia sprawdził dwa razy, z kuchni, po czym zniknął. Kto stał na podeście, mógł słyszeć, jak idzie na górę i na każdym stopniu lekko dzwoni, jak ktoś z drobnymi w kieszeni, kto wybrał się na spotkanie: przez strych, na dach, punktualnie.",
    },
    {
      as: ["the White Patch", "biała łata"],
      en: "On the kitchen floor, late in the day, there sometimes lies a white patch that cannot be licked up. Mruk had tried. It was cold, it tasted of linoleum, and in an hour it had moved under the dresser by itself. He traced it back: through the pane, over the courtyard, upwards. Then he went to the roof to see who was spilling it.",
      pl: "Na kuchennej podłodze leży czasem późną porą biała łata, której nie da się zlizać. Mruk próbował. Była zimna, smakowała linoleum i w godzinę sama przesunęła się pod kredens. Poszedł jej śladem wstecz: przez szybę, nad podwórkiem, w górę. A potem na dach, zobaczyć, kto rozlewa.",
    },
    {
      as: ["the Seat by the Chimney", "miejsce przy kominie"],
      en: "By the third chimney the tin is dented, exactly to measure, and the bricks at one’s back are warm from somebody’s soup. It is the best seat in Warsaw, and no ticket is needed. Mruk had not used it for a long time. But it was said in the house that there would be a moon, so he went out through the hatch.",
      pl: "Przy trzecim kominie blacha jest wgnieciona, dokładnie na miarę, a cegły za plecami grzeje czyjaś zupa. To najlepsze miejsce w Warszawie i nie trzeba na nie biletu. Mruk dawno z niego nie korzystał. Ale w domu mówiono, że będzie księżyc, więc wyszedł przez klapę.",
    },
  ],
  obstacle: [
    {
      as: ["the Chimney Stack", "rząd kominów"],
      en: "The moon was there, no doubt of it; one saw by the edges. But in front of it stood a stack of chimneys, eight in a row, like people who have got to the theatre first and keep their hats on. Mruk moved to the left. So, it appeared, did the hats. He cleared his throat, and a little soot came down.",
      pl: "Księżyc był, to nie ulegało wątpliwości, widać było po brzegach. Ale przed nim stały kominy, osiem w rzędzie, jak publiczność, która przyszła pierwsza i nie zdjęła kapeluszy. Mruk przesunął się w lewo. Kapelusze, jak się zdawało, też. Odchrząknął i posypało się trochę sadzy.",
    },
    {
      as: ["a Single Cloud", "jedna chmura"],
      en: "In all that sky there was a single cloud, no larger than a bedspread, and it had lain down just where the moon was. It did not drift. It had the air of somebody who sits on your newspaper and does not know it. Mruk knows the trick from the other side, and for the first time it occurred to him how it looks.",
      pl: "Na całym niebie była jedna chmura, nie większa od kapy na łóżko, i położyła się akurat na księżycu. Nie płynęła. Miała wygląd kogoś, kto siedzi na cudzej gazecie i o tym nie wie. Mruk zna tę sztuczkę od drugiej strony i dopiero teraz przyszło mu na myśl, jak to wygląda.",
    },
    {
      as: ["the Aerials", "anteny"],
      en: "Between him and the moon the aerials had been planted, a whole thicket, bent, rusty, and leaning on each other like pensioners after a wedding. They hummed with other people’s serials. Mruk put his head through one and had it, for a moment, crossed out four times. A cat with nine programmes on his ears sees nothing.",
      pl: "Księżyc zasłaniały anteny, cały zagajnik, krzywe, rdzawe, wsparte jedna o drugą jak wujowie po weselu. Szumiały cudzymi serialami. Mruk wsadził głowę w jedną z nich i przez chwilę miał wszystko przekreślone cztery razy. Kot, któremu na uszach siedzi dziewięć programów, nie widzi nic.",
    },
    {
      as: ["the Chairman’s Rest", "spoczynek Prezesa"],
      en: "But along the gutter slept the board, shoulder to shoulder, with Prezes in the middle. Tin is a loud material. At Mruk’s first step a head came out from under a wing and looked at him as one looks at a man who eats nuts in the opera. At the second the bell rang. “Hrrru,” said Prezes; it meant the minutes.",
      pl: "Ale wzdłuż rynny spał zarząd, ramię przy ramieniu, z Prezesem pośrodku. Blacha to głośny materiał. Na pierwszy krok Mruka spod skrzydła wysunęła się głowa i popatrzyła na niego jak na kogoś, kto w operze łuska orzechy. Na drugi zadzwonił dzwonek. „Hrrru” – powiedział Prezes, co znaczyło: do protokołu.",
    },
    {
      as: ["the False Moon", "fałszywy księżyc"],
      en: "At first Mruk was taken in. The moon hung above the tram wires, yellow and quite near, he greeted it with some ceremony, and it turned out to be the lamp at the stop. Below it a man was eating a roll. Nothing had been seen by anybody, but Mruk felt himself getting warm inside his ears, in particular the one with the notch.",
      pl: "Z początku Mruk dał się nabrać. Nad drutami tramwajowymi zobaczył księżyc, żółty i całkiem blisko, pozdrowił go dość uroczyście i okazało się, że to latarnia na przystanku. Pod nią jakiś pan jadł bułkę. Nikt niczego nie zauważył, ale Mrukowi zrobiło się gorąco w uszy, zwłaszcza w to z nacięciem.",
    },
    {
      as: ["the Slope", "spadek dachu"],
      en: "Only the roof has a slope that Mruk remembered as gentler. He had put down his hind part, with dignity, when it began to travel. It was not a fall. It was a very slow departure, seated, with all his claws out and making on the tin the sound of a fork, and at the end of it he was one metre further from everything.",
      pl: "Tyle że dach ma spadek, który Mruk zapamiętał jako łagodniejszy. Posadził tył, z godnością, i tył ruszył w drogę. Nie był to upadek. Był to bardzo powolny odjazd, na siedząco, z wypuszczonymi pazurami, które grały na blasze jak widelec, i na koniec Mruk miał do wszystkiego o metr dalej.",
    },
    {
      as: ["the Calling from Below", "wołanie z dołu"],
      en: "Mruk had scarcely settled when it began down in the yard. “Mruk!” called Ola, and then, with the bowl, “Mruuuk!” Someone joined in from the second floor, and somebody’s child, who thought it was a game. It is difficult to look upwards while one’s name is being beaten on a saucer by four storeys.",
      pl: "Ledwie Mruk się usadowił, zaczęło się na podwórku. „Mruk!” – wołała Ola, a potem, już z miską, „Mruuuk!”. Ktoś dołączył z drugiego piętra, za nim czyjeś dziecko, które myślało, że to zabawa. Trudno patrzeć w górę, kiedy cztery kondygnacje wybijają na spodku twoje imię.",
    },
  ],
  turn: [
    {
      as: ["The Moon Moves Over", "Księżyc się przesuwa"],
      en: "In such cases Mruk relies on sitting. He sat, and it became apparent that he was not the only one who had a free evening. The moon, which is older and has more patience, came round to him of its own accord: first an edge, then the half, next the nose; and it stopped right opposite, as if it had been asked to.",
      pl: "W takich razach Mruk polega na siedzeniu. Siedział i okazało się, że nie tylko on ma wolny wieczór. Księżyc, który jest starszy i cierpliwszy, przyszedł do niego sam z siebie: pokazał brzeg, potem połowę, potem nos i stanął dokładnie naprzeciwko, jakby go o to proszono.",
    },
    {
      as: ["In the Attic Window", "W okienku strychu"],
      en: "Then, without looking for it, he found the moon lower down. It lay in the little attic window, behind a cobweb, quite small, like a thing one has put away for later. Mruk sat down in front and looked in. It had a scratch on it, and a tabby’s face, and for the first time it did not seem to be far off.",
      pl: "Wtedy, nie szukając, znalazł księżyc niżej. Leżał w małym okienku strychu, za pajęczyną, nieduży, jak rzecz odłożona na potem. Mruk usiadł przed szybką i zajrzał. Miał na sobie rysę, miał pręgowaną twarz i pierwszy raz nie wydawał się daleki.",
    },
    {
      as: ["It Follows", "Idzie za nim"],
      en: "He gave up and started for home along the ridge, and then he noticed that he was not alone. The moon was walking. When he took three steps, it took three, behind the chimneys; he stopped, and so did it. Mruk pretended to wash, looked round very suddenly, and there it stood, not moving, like a child playing statues.",
      pl: "Zrezygnował i ruszył kalenicą do domu, i wtedy zauważył, że nie jest sam. Księżyc szedł. Kiedy Mruk robił trzy kroki, tamten za kominami robił trzy, a kiedy przystawał, przystawał i on. Mruk udał, że się myje, obejrzał się bardzo nagle, a tamten stał nieruchomo, jak dziecko, które gra w Babę Jagę.",
    },
    {
      as: ["A Long-Distance Call", "Rozmowa międzymiastowa"],
      en: "The moon being far off, Mruk did what one does with distant parties: he spoke up. It was a single note, with a curve in it, and it went out over the tin, the wires and two districts. He waited, because of the distance. After a time, from somewhere beyond the river, something answered in the same curve. A tram, the sceptic will say. Mruk does not argue.",
      pl: "Do księżyca było daleko, Mruk zrobił więc to, co się wtedy robi: podniósł głos. Był to jeden dźwięk, z zakrętem pośrodku, i poszedł nad blachą, nad drutami i nad dwiema dzielnicami. Mruk odczekał, ze względu na odległość. Po jakimś czasie zza rzeki odpowiedziało coś z takim samym zakrętem. Tramwaj, powie sceptyk. Mruk się nie spiera.",
    },
    {
      as: ["Tomek Puts His Head Out", "Tomek wystawia głowę"],
      en: "The hatch creaked, and out of it, with a cobweb for a hat, rose Tomek’s head. He had come to bring the cat in. Instead he laid his chin on the frame beside him and began, as geographers do, to name things. “There, look, is the Sea of Serenity, and that’s the Bay of Rainbows.” From then on one could see it excellently.",
      pl: "Skrzypnęła klapa i wynurzyła się z niej, w pajęczynie jak w kapeluszu, głowa Tomka. Przyszedł zabrać kota. Zamiast tego oparł brodę o ramę i zaczął, jak to geograf, nazywać. „O, patrz, tu Morze Jasności, a to będzie Zatoka Tęcz”. I od tej chwili widać było doskonale.",
    },
    {
      as: ["The Bell Catches It", "Dzwonek go chwyta"],
      en: "He bent his head in order to think, and something glinted under his chin. In the brass of the bell, no bigger than a lentil, was the moon. Mruk squinted at it until his eyes met. He had gone up all those stairs after a thing which, it emerged, one could wear, and which, when one shook oneself, rang.",
      pl: "Pochylił głowę, żeby pomyśleć, i coś błysnęło mu pod brodą. W mosiądzu dzwonka, nie większy od ziarnka soczewicy, był księżyc. Mruk zezował na niego, aż spotkały mu się oczy. Tyle schodów przeszedł za czymś, co, jak się okazuje, można nosić przy sobie, a kiedy się potrząsnąć, dzwoni.",
    },
    {
      as: ["Somebody Else Is Looking", "Ktoś jeszcze patrzy"],
      en: "It was then that he saw the other one. On the roof across the street, beside a ventilator, sat a cat he did not know, grey or seeming so, with its back very straight. It was looking up. Mruk followed its gaze over all that was in between, as one reads along in somebody’s paper, and there, to be sure, hung the moon.",
      pl: "Wtedy zobaczył tamtego. Na dachu po drugiej stronie ulicy, koło wywietrznika, siedział kot, którego nie znał, szary albo tylko tak się zdawało, bardzo wyprostowany. Patrzył w górę. Mruk poszedł za jego wzrokiem, ponad wszystkim, co było po drodze, tak jak się czyta z cudzej gazety, i rzeczywiście, wisiał tam księżyc.",
    },
  ],
  ending: [
    {
      en: "He and the moon regarded each other for as long as was proper. He found it a bit pale, and worn at one side as an old coin is; what it thought of him is not known. Then he bowed, or scratched himself, it comes out much the same, and climbed down again into the smell of dust, rafters and other people’s suppers.",
      pl: "Przyglądali się sobie z księżycem tak długo, jak wypada. Mruk uznał, że tamten jest trochę blady i z jednej strony wytarty jak stara moneta, a co tamten pomyślał o nim, nie wiadomo. Potem się ukłonił albo podrapał, na jedno wychodzi, i zszedł z powrotem w zapach kurzu, belek i cudzych kolacji.",
    },
    {
      en: "Mr Zenon came up, because of the hatch. He did not shut it straight away. He leaned his broom against a chimney, took off his cap, and for a while two moustaches were turned the same way. “Well,” he said finally, “it’s still up.” He entered it in the book, under Lighting, with the time.",
      pl: "Przyszedł pan Zenon, w sprawie klapy. Nie od razu ją zamknął. Oparł miotłę o komin, zdjął czapkę i przez jakiś czas dwie pary wąsów były zwrócone w jedną stronę. „No – powiedział wreszcie. – Wisi”. I wpisał to do zeszytu, w rubryce „oświetlenie”, z godziną.",
    },
    {
      en: "He came home with cold paws and soot on his bib. “Where have you been?” asked Ola, turning him to the light. He smelled of iron, of height, and somewhat of smoke, as men used to who came back from the sea; and like them he told nothing, but asked with a glance what there was to eat.",
      pl: "Wrócił z zimnymi łapami i z sadzą na śliniaczku. „Gdzieś ty był?” – spytała Ola i obróciła go do światła. Pachniał żelazem, wysokością i trochę dymem, jak kiedyś ci, co wracali z morza. I jak oni nic nie opowiedział, tylko spojrzeniem zapytał, co jest do jedzenia.",
    },
    {
      en: "Of the city one saw from there about a half: the Palace with its needle, a crane, a great many people behind a great many curtains. Mruk looked it all over, in passing, as a man looks at the margin of a good book. Nothing was missing. He gave it back and let himself down through the attic.",
      pl: "Miasta było stamtąd widać mniej więcej połowę: Pałac z iglicą, dźwig, mnóstwo ludzi za mnóstwem firanek. Mruk obejrzał to przy okazji, jak się ogląda margines dobrej książki. Niczego nie brakowało. Oddał wszystko na miejsce i zsunął się przez strych do domu.",
    },
    {
      en: "Since that time he has had his theory. It does not go away, he believes, when one no longer sees it; it goes round to the courtyard side, where it also has tenants. Tomek, to whom he conveyed this by lying down on the atlas, said that it was, broadly, the state of science.",
      pl: "Od tamtej pory Mruk ma teorię. Księżyc nie znika, uważa, kiedy go nie widać, tylko idzie na stronę od podwórka, bo i tam ma lokatorów. Tomek, któremu Mruk to przekazał, kładąc się na atlasie, powiedział, że z grubsza taki jest stan nauki.",
    },
    {
      en: "“He’s coming down,” reported Staś, who had been listening for the bell through the ceiling and three floors. It took some time. One does not hurry from a height; one takes leave of each chimney, and on the ladder one turns round once more. When the bell had got as far as its own door at last, the boy was asleep.",
      pl: "„Schodzi” – zameldował Staś, który przez sufit i trzy piętra nasłuchiwał dzwonka. Trwało to trochę. Z wysokości nie schodzi się w pośpiechu, trzeba pożegnać każdy komin, a na drabinie jeszcze raz się obejrzeć. Kiedy dzwonek doszedł wreszcie pod swoje drzwi, chłopiec już spał.",
    },
    {
      en: "Later, on the floor by his bowl, there lay a piece of white light. He did not try to lick it. He walked around it, as one does around somebody’s hat, then thought better of this, lay down next to it, and put one white paw inside, where for a little while it could not be told apart.",
      pl: "Później na podłodze przy misce pokazała się biała plama. Nie próbował jej zlizać. Obszedł ją, jak się obchodzi czyjś kapelusz, potem się rozmyślił, położył się obok i wsunął w nią białą łapę, gdzie przez chwilę nie było wiadomo, co jest łapą, a co księżycem.",
    },
  ],
};
