import type { Plot } from "../model.ts";

/** The tiled stove is to be lit. Only in the heated months, when the day is getting on. */
export const stove: Plot = {
  name: "stove",
  category: "Lifestyle",
  when: { heating: [true], timeSlot: ["afternoon", "evening"] },
  pictures: [
    {
      place: "stove",
      pose: "sleep",
      props: ["yarn"],
      eyes: "closed",
      en: "Mruk asleep on the rug before the lit tiled stove",
      pl: "Mruk śpi na dywaniku przed rozpalonym piecem kaflowym",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["books", "mug"],
      eyes: "half",
      en: "Mruk before the tiled stove, watching the fire with half-closed eyes",
      pl: "Mruk przed piecem kaflowym, patrzy w ogień przymkniętymi oczami",
    },
  ],
  wish: [
    {
      as: ["the Fire", "ogień"],
      en: "Mruk lay down before the cold stove, to give people an idea. He does not light it himself; that is staff work. He only puts his chin on the tin in front of the little door, looks into the dark behind it and waits until somebody shivers.",
      pl: "Mruk położył się przed zimnym piecem, żeby poddać ludziom pewną myśl. Sam nie rozpala, to robota dla personelu. Kładzie tylko brodę na blasze przed drzwiczkami, patrzy w ciemność za nimi i czeka, aż ktoś zadrży.",
    },
    {
      as: ["the Tiles", "kafle"],
      en: "There are eighty-four tiles in the stove, and on one of them, low down, a ship. By day it stands still. But when the stove is hot and the air trembles, the ship sets sail, and Mruk, who has known her captain for years, wished to be there when she left.",
      pl: "W piecu są osiemdziesiąt cztery kafle, a na jednym z nich, nisko, statek. Na zimno stoi. Ale kiedy piec się nagrzeje i powietrze drży, statek wypływa, a Mruk, który od lat zna kapitana, chciał być przy tym, jak odbija.",
    },
    {
      as: ["the First Crackle", "pierwszy trzask"],
      en: "The best thing about a fire is the first crackle. It is dry and small, like the breaking of a biscuit, and after it everything is different. For its sake Mruk had got up from a warm bed, and had taken a seat in the front row, in the middle, on the rug.",
      pl: "Najlepszy w ogniu jest pierwszy trzask. Jest suchy i mały, jak przełamanie herbatnika, a po nim wszystko jest inaczej. To dla niego Mruk wstał z ciepłej pościeli i zajął miejsce w pierwszym rzędzie, pośrodku, na dywaniku.",
    },
    {
      as: ["the Rug", "dywanik"],
      en: "The rug in front of the stove is an old one, with a burn in the form of Italy. Mruk belongs there as the full stop belongs to the sentence. But a rug before an unlit stove is only a rug, and so he sat on it, bolt upright, and wished for the rest.",
      pl: "Dywanik przed piecem jest stary, z wypaloną dziurą w kształcie Włoch. Mruk pasuje do niego jak kropka do zdania. Ale dywanik przed zimnym piecem to tylko dywanik, siedział więc na nim, wyprostowany, i życzył sobie reszty.",
    },
    {
      as: ["an Evening In", "domowe zacisze"],
      en: "Some people go to the theatre. Mruk has a stove. It has a curtain of iron, a light from below, and on good days a story with many deaths among the logs. He had no ticket for today yet, but he had taken his place, and was looking round for the management.",
      pl: "Niektórzy chodzą do teatru. Mruk ma piec. Jest w nim żelazna kurtyna, światło od dołu, a przy dobrej passie sztuka, w której ginie sporo polan. Biletu na dziś jeszcze nie miał, ale miejsce zajął i rozglądał się za dyrekcją.",
    },
    {
      as: ["the Warm Back", "ciepłe plecy"],
      en: "Warmth, thinks Mruk, must come from behind. From in front it is only weather. He had turned his back on the stove, arranged himself along the tiles from the shoulder to the root of the tail, and was now waiting for the stove to understand what was expected of it.",
      pl: "Ciepło, uważa Mruk, powinno iść od tyłu. Od przodu to tylko pogoda. Odwrócił się do pieca plecami, ułożył wzdłuż kafli od barku po nasadę ogona i czekał, aż piec zrozumie, czego się od niego oczekuje.",
    },
    {
      as: ["Beech or Pine", "buk czy sosna"],
      en: "There was a smell of wood in the room, and that could mean only one thing. Pine talks fast, beech talks slowly; Mruk likes it when pine begins and beech takes over. He settled down opposite the stove door, wrapped himself in his tail and left the choice to the specialists.",
      pl: "W pokoju pachniało drewnem, a to mogło znaczyć tylko jedno. Sosna mówi szybko, buk powoli, a Mruk lubi, kiedy sosna zaczyna, a buk przejmuje głos. Usadowił się naprzeciwko drzwiczek, owinął ogonem i zostawił wybór fachowcom.",
    },
  ],
  obstacle: [
    {
      as: ["the Damp Matches", "wilgotne zapałki"],
      en: "But the matches would not light. Tomek struck one after another, each with more feeling. They hissed, they gave off a bit of smoke, and one of them broke and jumped behind the sofa. “Damp,” he said to the cat. The cat looked at him as one looks at a waiter.",
      pl: "Ale zapałki nie chciały się zapalić. Tomek pocierał jedną po drugiej, każdą z większym uczuciem. Syczały, puszczały trochę dymu, a jedna złamała się i uciekła za kanapę. „Wilgotne” – powiedział do kota. Kot spojrzał na niego tak, jak się patrzy na kelnera.",
    },
    {
      as: ["the Smoke", "dym"],
      en: "But the smoke had its own ideas. Instead of going up the chimney, like decent smoke, it came out into the room to see who was there. It looked into the bookcase, it stroked the ceiling. Ola opened the window, and with that there went out what little warmth there had been.",
      pl: "Ale dym miał swoje pomysły. Zamiast iść w komin, jak porządny dym, wyszedł do pokoju zobaczyć, kto jest. Zajrzał do biblioteczki, pogłaskał sufit. Ola otworzyła okno i razem z dymem wyszła ta odrobina ciepła, która tam była.",
    },
    {
      as: ["the Empty Basket", "pusty kosz"],
      en: "But in the basket there was no wood. There was some bark, and one splinter, and a spider who had been relying on things remaining as they were. “It’s in the cellar,” said Ola. “It’s your turn,” said Tomek. It is a conversation that they have been having for nine years.",
      pl: "Ale w koszu nie było drewna. Była kora, jedna drzazga i pająk, który liczył na to, że nic się nie zmieni. „Jest w piwnicy” – powiedziała Ola. „Twoja kolej” – powiedział Tomek. Tę rozmowę prowadzą od dziewięciu lat.",
    },
    {
      as: ["the Newspaper", "gazeta"],
      en: "But Tomek began to read the kindling. He was only supposed to crumple it, and there he sat on his heels with last month’s page in his hand and said, “Listen to this.” It was an article on eels. It continued on page seven, and page seven had to be found.",
      pl: "Ale Tomek zaczął czytać podpałkę. Miał ją tylko zgnieść, a kucał ze stroną sprzed miesiąca w ręku i mówił: „Posłuchaj tego”. Był to artykuł o węgorzach. Ciąg dalszy był na stronie siódmej i stronę siódmą trzeba było znaleźć.",
    },
    {
      as: ["the Ash Pan", "popielnik"],
      en: "But first the ash had to be taken out. Nobody had done it since the last time, in the hope that someone else had, and the pan was full to the brim. It was carried through the flat like a crown, with both hands. At the threshold somebody sneezed.",
      pl: "Ale najpierw trzeba było wynieść popiół. Od ostatniego razu nikt tego nie zrobił, w nadziei, że zrobił to ktoś inny, i popielnik był pełny po brzegi. Niesiono go przez mieszkanie jak koronę, oburącz. Na progu ktoś kichnął.",
    },
    {
      as: ["the Mouse of Cloth", "mysz z materiału"],
      en: "But the little door would not close. Something was stuck in the hinge, grey, with a tail of string, and everyone turned to Mruk. He recognised his cloth mouse, which he had put there in the spring for safekeeping. It was not the moment to claim it, so he looked at the ceiling.",
      pl: "Ale drzwiczki nie chciały się domknąć. Coś tkwiło w zawiasie, szare, z ogonem ze sznurka, i wszyscy spojrzeli na Mruka. Poznał swoją mysz z materiału, którą wiosną tam zdeponował. Nie była to pora, żeby się po nią zgłaszać, więc patrzył w sufit.",
    },
    {
      as: ["the Dispute", "spór"],
      en: "But Ola and Tomek could not agree on how a fire is built. She builds a hut, he builds a grate; her grandmother was from the mountains, and his had had gas. They built in turns, each correcting the other a little, while the match burned down to the fingers.",
      pl: "Ale Ola i Tomek nie mogli się zgodzić, jak się układa ogień. Ona stawia szałas, on ruszt, jej babcia była z gór, a jego miała gaz. Układali na zmianę, każde trochę po drugim poprawiało, a zapałka dopalała się do palców.",
    },
  ],
  turn: [
    {
      as: ["What the Stove Said When It Was Lit", "Co powiedział piec, kiedy go rozpalono"],
      en: "Then all of a sudden it caught. Nobody had done anything; they had only stopped doing things. In the dark there was a blue line, then a yellow one, then a sound as if somebody had torn a small piece of silk. “Well, there we are,” said the stove, with its whole chimney.",
      pl: "I wtedy nagle się zajęło. Nikt nic nie zrobił, po prostu przestano cokolwiek robić. W ciemności pojawiła się niebieska kreska, potem żółta, a potem odgłos, jakby ktoś rozdarł kawałeczek jedwabiu. „No to jesteśmy” – powiedział piec całym kominem.",
    },
    {
      as: ["Mr Zenon’s Pine Cone", "Szyszka pana Zenona"],
      en: "They sent for Mr Zenon. He came with a pine cone in his pocket, as other people come with a screwdriver, knelt down, put it where it ought to go, and blew once. Then he stood up, with a crack of the knees or of the fire, and the room had a heart again.",
      pl: "Posłano po pana Zenona. Przyszedł z szyszką w kieszeni, jak inni przychodzą ze śrubokrętem, ukląkł, włożył ją tam, gdzie trzeba, i raz dmuchnął. Potem wstał, coś trzasnęło, kolana albo ogień, i pokój znów miał serce.",
    },
    {
      as: ["Mruk Takes the Chair", "Mruk obejmuje kierownictwo"],
      en: "Mruk got up, and walked once along the stove, and once back. At the third tile from the left he stopped and called out, briefly, like somebody who will not call twice. Both of them fell silent and saw to it. A few minutes later there was light on his whiskers.",
      pl: "Mruk wstał i przeszedł się wzdłuż pieca, tam i z powrotem. Przy trzecim kaflu od lewej przystanął i odezwał się, krótko, jak ktoś, kto dwa razy nie powtarza. Oboje umilkli i zrobili, co trzeba. Parę minut później miał światło na wąsach.",
    },
    {
      as: ["The Old Love Letter", "Stary list miłosny"],
      en: "In a drawer Ola came upon a bundle of gas bills, tied with a ribbon. “My love letters,” said Tomek. They burned beautifully, the year of the renovation first. Then the splinters took over, then a log, and something broad and warm leaned out of the stove and sat down among them.",
      pl: "W szufladzie Ola znalazła plik rachunków za gaz, przewiązany wstążką. „Moje listy miłosne” – powiedział Tomek. Paliły się pięknie, najpierw rok remontu. Potem zajęły się drzazgi, potem polano i coś szerokiego i ciepłego wychyliło się z pieca i usiadło między nimi.",
    },
    {
      as: ["It Was the Damper", "To był szyber"],
      en: "“And the damper?” Mrs Halina asked from the doorway, with a bowl of dumplings in her hands. There was such a silence that one could hear the steam. Tomek reached up to the wall and pulled. The stove took one breath, like somebody coming up from the bottom of a lake, and roared.",
      pl: "„A szyber?” – spytała od progu pani Halina, z miską klusek w rękach. Zrobiło się tak cicho, że słychać było parę. Tomek sięgnął do ściany i pociągnął. Piec wziął oddech, jak ktoś, kto wypływa z dna jeziora, i zahuczał.",
    },
    {
      as: ["A Single Ember", "Jeden żar"],
      en: "It seemed that nothing would come of it. Only Mruk still kept looking in, because he had seen that at the very back, under the grey, there was an eye, a small orange one, and it was looking at him. It blinked. He blinked too. “Look,” whispered Ola, “it’s still alive.” And they fed it.",
      pl: "Wyglądało na to, że nic z tego nie będzie. Tylko Mruk wciąż tam zaglądał, bo widział, że z samego tyłu, pod szarym, jest oko, małe, pomarańczowe, i patrzy na niego. Mrugnęło. On też. „Patrz – szepnęła Ola – jeszcze żyje”. I nakarmili je.",
    },
    {
      as: ["The Tin Gets Warm", "Blacha robi się ciepła"],
      en: "How it had happened they were later unable to say; each of them supposed that it was the other. But the tin under Mruk’s chin grew warm. He moved his chin away, put a paw there, tested it and lay down on the spot with all he had, before anyone could mention sparks.",
      pl: "Jak to się stało, nie umieli potem powiedzieć, każde sądziło, że to zasługa drugiego. Ale blacha pod brodą Mruka zrobiła się ciepła. Odsunął brodę, położył łapę, sprawdził i ułożył się tam całym sobą, zanim ktokolwiek wspomniał o iskrach.",
    },
  ],
  ending: [
    {
      en: "First the front of him got warm, then the back, and at last even that place between the shoulders where worries are kept. The fire went on telling its story. It has no plot, only an ending, and Mruk, who has heard it a hundred times, fell asleep as always before the end.",
      pl: "Najpierw ogrzał mu się przód, potem tył, a w końcu nawet to miejsce między łopatkami, w którym trzyma się zmartwienia. Ogień opowiadał dalej. Jest to historia bez akcji, ma tylko zakończenie, i Mruk, który słyszał ją sto razy, jak zawsze zasnął przed końcem.",
    },
    {
      en: "On the low tile the ship trembled a little, then more, and put out to sea. Mruk saw her past the leg of the chair. Behind him two people sat on the floor, shoulder to shoulder, passing each other one cup, and the shadow of his ears lay over both of them like a roof.",
      pl: "Na niskim kaflu statek zadrżał lekko, potem mocniej i wypłynął w morze. Mruk odprowadził go wzrokiem za nogę krzesła. Za nim dwoje ludzi siedziało na podłodze, ramię przy ramieniu, podając sobie jeden kubek, a cień jego uszu leżał nad nimi jak dach.",
    },
    {
      en: "“Like at Grandmother’s,” said Ola. “Mine had gas,” said Tomek. It was so good that they did not even argue about it. Mruk stretched out a paw towards the fire, spread the toes and had each of them warmed separately, the way one has silver polished before a feast.",
      pl: "„Jak u babci” – powiedziała Ola. „U mojej był gaz” – powiedział Tomek. Było tak dobrze, że nawet się o to nie pokłócili. Mruk wyciągnął łapę w stronę ognia, rozłożył palce i dał ogrzać każdy z osobna, tak jak się przed świętami czyści srebro.",
    },
    {
      en: "When the logs had sunk and only the red was left, the room became very large. Somewhere in it a clock was walking up and down. Mruk half opened one eye, saw that everything was in its place, the stove, the people, the dark, and had the eye put out together with the rest.",
      pl: "Kiedy polana się zapadły i została sama czerwień, pokój zrobił się bardzo duży. Gdzieś w środku chodził tam i z powrotem zegar. Mruk uchylił jedno oko, zobaczył, że wszystko jest na miejscu, piec, ludzie, ciemność, i zgasił je razem z resztą.",
    },
    {
      en: "The stove will stay warm until the morning; that is the beauty of tiles, they do not forget at once. Neither does Mruk. He had moved so close that his fur smelled a bit of ironing. They pulled him back by the rug, all of him at once, like a sledge, and he did not wake up.",
      pl: "Piec będzie ciepły do rana, na tym polega urok kafli: nie zapominają od razu. Mruk też nie. Przysunął się tak blisko, że futro zapachniało mu trochę prasowaniem. Odciągnięto go razem z dywanikiem, całego naraz, jak na sankach, i się nie obudził.",
    },
    {
      en: "From outside one could see only a thread of smoke above the roof, and a window a shade yellower than the others. People at the stop looked up at it. They could not know that behind it there lay, on a burnt Italy, nine kilograms of peace; but they stamped their feet less.",
      pl: "Z ulicy widać było tylko nitkę dymu nad dachem i okno o ton bardziej żółte od innych. Ludzie na przystanku patrzyli w tamtą stronę. Nie mogli wiedzieć, że za szybą, na dywaniku, leży dziewięć kilogramów spokoju, ale jakoś mniej przytupywali.",
    },
    {
      en: "He purred, and the stove hummed, and after some time one could no longer tell who was doing which. Ola laid her hand first on the one and then on the other. Both were warm, both were large, both had been in this house longer than she could now imagine it without them.",
      pl: "On mruczał, piec huczał i po pewnym czasie nie dało się już powiedzieć, kto robi co. Ola położyła rękę najpierw na jednym, potem na drugim. Jeden i drugi ciepły, jeden i drugi duży, a tego domu bez któregoś z nich nie umiała już sobie wyobrazić.",
    },
  ],
};
