import type { Plot } from "../model.ts";

/** A ball of wool has got loose in the room with the stove. */
export const yarn: Plot = {
  name: "yarn",
  category: "Playtime",
  pictures: [
    {
      place: "stove",
      pose: "walk",
      props: ["yarn"],
      eyes: "open",
      en: "Mruk walks past the tiled stove after a ball of wool",
      pl: "Mruk idzie koło pieca kaflowego za kłębkiem wełny",
    },
    {
      place: "stove",
      pose: "sit",
      props: ["yarn", "mug"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk sits by the tiled stove and guards a ball of wool",
      pl: "Mruk siedzi przy piecu kaflowym i pilnuje kłębka wełny",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["yarn", "slippers"],
      eyes: "grump",
      en: "Mruk by the tiled stove, with his back half turned to a ball of wool",
      pl: "Mruk przy piecu kaflowym, na wpół odwrócony od kłębka wełny",
    },
  ],
  wish: [
    {
      as: ["the Ball of Wool", "kłębek wełny"],
      en: "A ball of wool fell off the sofa and rolled across the room to the stove. It fell by itself, Mruk wishes this to be recorded. He was only lying there. But when something round runs past a cat, it has, so to speak, begun the conversation.",
      pl: "Kłębek wełny spadł z kanapy i potoczył się przez pokój aż pod piec. Spadł sam, Mruk prosi, żeby to zapisać. On tam tylko leżał. Ale jeśli coś okrągłego przebiega obok kota, to, można powiedzieć, samo zaczęło rozmowę.",
    },
    {
      as: ["the Red Thread", "czerwona nitka"],
      en: "It began with a thread. Its end lay on the boards in front of the stove, red and slightly curled, and where there is an end there must be a beginning. Mruk does not like it when things have no beginning. He laid a paw on it, to keep the place, and followed it with his eyes.",
      pl: "Zaczęło się od nitki. Jej koniec leżał na deskach przed piecem, czerwony, lekko skręcony, a gdzie jest koniec, tam musi być i początek. Mruk nie lubi, kiedy rzeczy nie mają początku. Przytrzymał ją łapą, żeby nie zgubić miejsca, i powędrował za nią wzrokiem.",
    },
    {
      as: ["Mrs Halina’s Cardigan", "sweter pani Haliny"],
      en: "Mrs Halina was knitting a cardigan and had left her knitting with them while she went for buttons. It lay by the stove: one back, one sleeve and a large soft supply for the rest. Mruk meant to look after it. He takes the word very literally; he looked after it wherever it went.",
      pl: "Pani Halina robiła sweter i zostawiła u nich robótkę, bo poszła po guziki. Leżała przy piecu: plecy, jeden rękaw i duży miękki zapas na resztę. Mruk miał jej przypilnować. Bierze to słowo dosłownie: dokąd poszła robótka, tam szedł i on.",
    },
    {
      as: ["Something Round", "coś okrągłego"],
      en: "Mruk has nothing against corners, but once in a while he longs for something round. Not for eating; for company. By the stove there lay a ball of wool as big as his head, and grey, too, so that from a distance one could have taken it for a quieter brother.",
      pl: "Mruk nie ma nic przeciwko kątom, ale raz na jakiś czas tęskni za czymś okrągłym. Nie do jedzenia, do towarzystwa. Przy piecu leżał kłębek wielkości jego głowy, w dodatku szary, tak że z daleka można go było wziąć za spokojniejszego brata.",
    },
    {
      as: ["the Left Hook", "lewy sierpowy"],
      en: "In his youth Mruk was known for his left hook. He still has it, but there is nobody to whom he could give it. When he saw a ball of wool lying by the stove, plump and with its guard down, something went through his shoulder like the memory of a march.",
      pl: "W młodości Mruk słynął z lewego sierpowego. Cios nadal ma, tylko nie bardzo ma go komu zadać. Kiedy zobaczył, że przy piecu leży kłębek, pulchny i bez gardy, coś przeszło mu przez bark jak wspomnienie marsza.",
    },
    {
      as: ["the Unwinding", "rozwijanie"],
      en: "Ola said that one ought to unwind a little. Mruk had heard it quite clearly, it was addressed to Tomek, but good advice belongs to everybody. He looked about the room for something suitable to unwind; and there, next to the stove, it lay, four hundred metres of it, merino.",
      pl: "Ola powiedziała, że trzeba się czasem rozwijać. Mruk słyszał to wyraźnie, było wprawdzie do Tomka, ale dobre rady są dla wszystkich. Rozejrzał się po pokoju, co by tu nadawało się do rozwinięcia, i przy piecu leżało, czterysta metrów, merynos.",
    },
    {
      as: ["the Lost End", "zgubiony koniec"],
      en: "Somebody had lost the end of the wool. Ola turned the ball this way and that, by the light, by the stove, and sighed: it was in there somewhere, and it would not come out. Mruk went nearer. Where people look with their eyes he looks with his claws, and he has found more than one thing that way.",
      pl: "Ktoś zgubił koniec wełny. Ola obracała kłębek tak i owak, pod światło, przy piecu, i wzdychała: jest gdzieś w środku i nie chce wyjść. Mruk podszedł bliżej. Gdzie ludzie szukają oczami, on szuka pazurami, i niejedną rzecz już tak znalazł.",
    },
  ],
  obstacle: [
    {
      as: ["the Chair Legs", "nogi krzesła"],
      en: "But the wool knew the room. It ran round one leg of the chair and then round another, it ran through beneath and came back over the top, and Mruk ran after it. When he stopped to think, he was standing in the middle of something that had four corners and was getting smaller.",
      pl: "Ale wełna znała pokój. Obiegła jedną nogę krzesła, potem drugą, przeszła dołem, wróciła górą, a Mruk za nią. Kiedy przystanął, żeby się zastanowić, stał pośrodku czegoś, co miało cztery rogi i robiło się coraz mniejsze.",
    },
    {
      as: ["the Knot", "supeł"],
      en: "But then a knot came about. Nobody had made it. It sat there on his left back paw like a small hat, and the more one explained to it that it was not wanted there, the closer it drew. Mruk shook his foot. He shook it more. He walked three steps as one walks through wet grass.",
      pl: "Ale wtedy powstał supeł. Nikt go nie zrobił. Siedział na tylnej lewej łapie jak mały kapelusz i im dłużej mu się tłumaczyło, że nikt go nie chce, tym mocniej się przytulał. Mruk potrząsnął nogą. Potrząsnął mocniej. Przeszedł trzy kroki tak, jak się chodzi po rosie.",
    },
    {
      as: ["the Needles", "druty"],
      en: "But there were needles in it. They stuck out to both sides, like the horns of something that does not want to be played with, and at every touch they clicked. Mruk circled round. He knows vets, he knows cactuses; and he made a note that it is always the softest people who have such things on them.",
      pl: "Ale tkwiły w nim druty. Sterczały na obie strony jak rogi czegoś, co nie życzy sobie zabawy, i przy każdym dotknięciu stukały. Mruk zatoczył koło. Zna weterynarzy, zna kaktusy i zapamiętał sobie, że takie rzeczy noszą przy sobie zawsze najbardziej miękcy.",
    },
    {
      as: ["the Sofa", "kanapa"],
      en: "But the ball took refuge under the sofa. Under the sofa it is dark and low, and there live things of which one does not speak: dust, a domino, the year before last. Mruk lay down and put in an arm up to the shoulder. He felt about. Something there felt back, or so it seemed to him.",
      pl: "Ale kłębek schronił się pod kanapą. Pod kanapą jest ciemno i nisko i mieszkają tam rzeczy, o których się nie mówi: kurz, kostka domina, przedostatni rok. Mruk położył się i wsunął łapę aż po bark. Pomacał. Coś odmacało, a przynajmniej tak mu się zdawało.",
    },
    {
      as: ["the Witness", "świadek"],
      en: "But Tomek stood in the door. He stood there with a cup and had obviously been standing there for some time. “Don’t mind me,” he said. Mruk at once began to wash his chest, with long strokes, as if there were no wool in the world; a thread of it was hanging from his ear.",
      pl: "Ale w drzwiach stał Tomek. Stał z kubkiem i najwyraźniej stał tam od jakiegoś czasu. „Nie przeszkadzaj sobie” – powiedział. Mruk natychmiast zaczął myć pierś, długimi ruchami, jakby na świecie nie było wełny, a z ucha zwisała mu nitka.",
    },
    {
      as: ["the Bell in the Wool", "dzwonek w wełnie"],
      en: "But the wool caught on his bell. It went once round the clapper, softly, and from that moment he moved without a sound. It was terrible. He ran to the left: nothing. He jumped: nothing. A cat who cannot hear himself begins to wonder whether he is there at all.",
      pl: "Ale wełna zaczepiła się o dzwonek. Owinęła się raz wokół serca, miękko, i od tej chwili Mruk poruszał się bezgłośnie. To było straszne. Pobiegł w lewo: nic. Podskoczył: nic. Kot, który siebie nie słyszy, zaczyna wątpić, czy w ogóle jest.",
    },
    {
      as: ["the Rules", "reguły gry"],
      en: "But Staś, who was visiting, wanted to play by rules. One was to throw it, the other was to bring it back, and for that there were points. Mruk let himself be shown it twice. He saw what was good about it for Staś. Then he sat down on the ball, so as to think it over.",
      pl: "Ale Staś, który był w gościach, chciał grać według reguł. Jeden miał rzucać, drugi przynosić i za to były punkty. Mruk dał to sobie pokazać dwa razy. Rozumiał, co w tym dobrego dla Stasia. Potem usiadł na kłębku, żeby to przemyśleć.",
    },
  ],
  turn: [
    {
      as: ["Everything Is Connected", "Wszystko się ze sobą łączy"],
      en: "Then Ola came in, and tripped, and everything proved to be connected with everything: the chair with the lamp, the lamp with the door handle, the door handle with the cat. She stood still and looked along the lines. “It’s quite beautiful, really,” she said, and began from her end, while he began from his.",
      pl: "Wtedy weszła Ola, potknęła się i okazało się, że wszystko się ze sobą łączy: krzesło z lampą, lampa z klamką, klamka z kotem. Stanęła i popatrzyła wzdłuż linii. „Właściwie to ładne” – powiedziała i zaczęła od swojego końca, a on od swojego.",
    },
    {
      as: ["One Single Pull", "Jedno pociągnięcie"],
      en: "Mruk remembered what he had once seen Mrs Halina do. One must not struggle, one must find the right place and pull just once. He looked for it for a while with his nose. Then he took it between his teeth and leaned back; and it all gave a sigh, and fell away from itself, and was again a thread.",
      pl: "Mruk przypomniał sobie, jak to kiedyś zrobiła pani Halina. Nie należy się szarpać, należy znaleźć właściwe miejsce i pociągnąć raz. Szukał go chwilę nosem. Potem wziął je w zęby i odchylił się do tyłu, a wszystko westchnęło, rozpadło się i było znowu nitką.",
    },
    {
      as: ["It Surrendered in the End", "Poddał się w końcu"],
      en: "In such cases it is endurance that decides. Mruk lay down and looked at it. He looked as only he can, without moving and without wishing for anything, until after a time the ball began to feel awkward. It rolled forward, quite by itself, by half a turn, and stopped against his chest.",
      pl: "W takich wypadkach decyduje wytrwałość. Mruk położył się i patrzył. Patrzył tak, jak tylko on umie, bez ruchu i bez życzeń, aż po jakimś czasie kłębkowi zrobiło się nieswojo. Potoczył się do przodu, zupełnie sam, o pół obrotu, i oparł się o jego pierś.",
    },
    {
      as: ["Mrs Halina Laughs", "Pani Halina się śmieje"],
      en: "In the middle of all this the door opened, and there was Mrs Halina. Everyone expected the worst. But she put down her bag and laughed until she had to take off her glasses. “My late husband looked just like that,” she said, “when he helped me wind.” And she held out both hands for the wool to be laid on.",
      pl: "W sam środek tego wszystkiego weszła pani Halina. Wszyscy spodziewali się najgorszego. A ona odstawiła torbę i śmiała się, aż musiała zdjąć okulary. „Mój nieboszczyk wyglądał tak samo – powiedziała – kiedy pomagał mi zwijać”. I wyciągnęła obie ręce, żeby było na co nakładać wełnę.",
    },
    {
      as: ["A Tail Saves the Day", "Ogon ratuje sytuację"],
      en: "It was the tail that found the solution. It had been going its own way meanwhile, as always, and when Mruk looked round, the lost end was wound neatly round it, three times, like a stripe more. He had only to walk straight ahead. Behind him everything unwound itself, politely, in the order in which it had happened.",
      pl: "Rozwiązanie znalazł ogon. Zajmował się tymczasem swoimi sprawami, jak zawsze, i kiedy Mruk się obejrzał, koniec nitki był na nim równo okręcony, trzy razy, jak dodatkowa pręga. Wystarczyło iść prosto przed siebie. Za nim wszystko rozwijało się samo, grzecznie, w kolejności, w jakiej się wydarzyło.",
    },
    {
      as: ["The Tram Takes the Thread", "Tramwaj zabiera uwagę"],
      en: "At that moment the fifteen braked below so that the tiles of the stove rang. Everyone went to the window. It was nothing, a hat on the rails. But when they came back, all was lying tidily in front of the stove, and a cat was sitting beside it with an expression from which nothing whatever could be learned.",
      pl: "W tej chwili piętnastka zahamowała w dole tak, że zadzwoniły kafle. Wszyscy poszli do okna. Nic takiego, kapelusz na szynach. Ale kiedy wrócili, wełna leżała porządnie przed piecem, a obok siedział kot z miną, z której nie dało się wyczytać niczego.",
    },
    {
      as: ["Wound Round a Paw", "Na łapie"],
      en: "Tomek sat down on the floor. He took one end and made of it, slowly, round and round, a new ball, and Mruk held out a paw for him to pass the thread over. It was an accident the first time. The second time, they looked at one another; and after that they did not speak until it was finished.",
      pl: "Tomek usiadł na podłodze. Wziął jeden koniec i powoli, dookoła, robił z niego nowy kłębek, a Mruk wyciągnął łapę, tak że nitka szła przez nią. Za pierwszym razem był to przypadek. Za drugim popatrzyli na siebie i potem nie odzywali się już, aż skończyli.",
    },
  ],
  ending: [
    {
      en: "The ball was round again, and a bit smaller; some of it had stayed with Mruk. He wore it between his toes, like a decoration. He went to sleep with his forehead against the wool, and from the stove one could see two round grey things, of which one was breathing.",
      pl: "Kłębek był znów okrągły, tylko trochę mniejszy, bo część została przy Mruku. Nosił ją między palcami jak order. Zasnął z czołem opartym o wełnę i przy piecu widać było dwie okrągłe rzeczy, z których jedna oddychała.",
    },
    {
      fact: "A remnant of wool by the stove is called Mruk’s.",
      en: "Nobody has thrown the wool away. A small remnant lies by the stove and is called “Mruk’s”. He does not touch it when there are people about. But at three in the morning something can be heard running through the flat, soft and round, and something after it, with a bell.",
      pl: "Nikt tej wełny nie schował. Mała resztka leży przy piecu i nazywa się „Mruka”. Przy ludziach jej nie dotyka. Ale o trzeciej nad ranem słychać, jak przez mieszkanie biegnie coś miękkiego i okrągłego, a za nim coś z dzwonkiem.",
    },
    {
      en: "“Cats and wool,” said Tomek. “As in a picture.” It was meant kindly. Mruk turned his back on him nevertheless, since he does not like to be a saying, and he let the thread that still lay under his paw slip away quite casually, like somebody who has never seen it before.",
      pl: "„Kot i wełna – powiedział Tomek. – Jak na obrazku”. Powiedział to życzliwie. Mruk mimo to odwrócił się do niego tyłem, bo nie lubi być przysłowiem, a nitkę, którą miał jeszcze pod łapą, puścił jakby nigdy nic, jak ktoś, kto widzi ją po raz pierwszy.",
    },
    {
      en: "Of the wool there later came a pair of mittens, and in the left one, if one turns it inside out, there is one grey hair knitted in. Ola found it and left it where it was. It is the warm one, she says. She always puts that hand in first.",
      pl: "Z tej wełny powstały później rękawiczki, a w lewej, jeśli wywrócić ją na drugą stronę, wrobiony jest jeden szary włos. Ola go znalazła i zostawiła. To ta cieplejsza, mówi. Zawsze wkłada ją pierwszą.",
    },
    {
      en: "Then it was calm. Mruk walked once round the field of battle, straightened a corner of the rug with his paw and sat down in the middle, as the winner does. Who had actually won was not clear. But the wool lay at his feet, and he did not lie at the wool’s, and that is something.",
      pl: "Potem nastał spokój. Mruk obszedł raz pole bitwy, wyrównał łapą róg dywanika i usiadł na środku, jak zwycięzca. Kto właściwie wygrał, nie było jasne. Ale to wełna leżała u jego stóp, a nie on u stóp wełny, a to już coś.",
    },
    {
      en: "He had wool on his whiskers and dust on his stomach, and he felt as one feels after a good swim. Ola drew the fluff out of his coat, a bit here, a bit there, and rolled it in her palm. It made a little ball of its own. She put it in front of him. He looked at it; he looked at her.",
      pl: "Wełnę miał na wąsach, kurz na brzuchu i czuł się jak po dobrym pływaniu. Ola wybierała mu kłaczki z futra, tu trochę, tam trochę, i toczyła je w dłoni. Zrobiła się z tego całkiem osobna kulka. Położyła ją przed nim. Spojrzał na kulkę, spojrzał na nią.",
    },
    {
      en: "So ends the matter of the wool, as far as it is known. There is one more metre missing. It has been looked for under the sofa and behind the stove and in the cat’s conscience, and has not turned up. Mruk took part in the search. He searched most thoroughly of all, and mainly elsewhere.",
      pl: "Na tym kończy się sprawa wełny, o ile wiadomo. Brakuje jeszcze metra. Szukano go pod kanapą, za piecem i w sumieniu kota, bez skutku. Mruk brał udział w poszukiwaniach. Szukał ze wszystkich najdokładniej, i to głównie gdzie indziej.",
    },
  ],
};
