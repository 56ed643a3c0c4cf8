import type { Plot } from "../model.ts";

/** Ola translates a book, and one word of it cannot be found anywhere in the flat. */
export const book: Plot = {
  name: "book",
  category: "Lifestyle",
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["books", "mug"],
      eyes: "open",
      en: "Mruk sits beside a pile of books on the window sill, like a consultant",
      pl: "Mruk siedzi na parapecie przy stosie książek, jak konsultant",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["books"],
      eyes: "half",
      mouth: "neutral",
      en: "Mruk lies on the window sill next to some books and seems to be thinking of a word",
      pl: "Mruk leży na parapecie obok książek i chyba szuka słowa",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["books", "newspaper"],
      eyes: "wide",
      en: "Mruk on the window sill among the books, on the track of something",
      pl: "Mruk na parapecie między książkami, na tropie",
    },
  ],
  wish: [
    {
      as: ["the Missing Word", "brakujące słowo"],
      en: "A word had gone missing. It had been there in the foreign book, short and in its place; on the way into Polish it fell out somewhere between the cup and the pen. Ola had already looked under her papers. Mruk looked under the cupboard, since that is where everything in this flat ends up.",
      pl: "Zginęło słowo. W obcej książce jeszcze było, krótkie, na swoim miejscu, a po drodze na polski wypadło gdzieś między filiżanką a piórem. Ola zajrzała już pod papiery. Mruk zajrzał pod kredens, bo tam w tym mieszkaniu trafia w końcu wszystko.",
    },
    {
      as: ["Page One Hundred and Twelve", "strona sto dwunasta"],
      en: "Up to page one hundred and twelve the book had behaved. People in it quarrelled, travelled and ate soup, and all of this could be said in Polish. Then somebody in line six did something for which there was no word. Mruk heard the pen stop, and opened his eyes; a pen that stops is a serious matter.",
      pl: "Do strony sto dwunastej książka zachowywała się przyzwoicie. Ludzie się w niej kłócili, podróżowali i jedli zupę, a wszystko to dawało się powiedzieć po polsku. Aż ktoś w szóstym wierszu zrobił coś, na co nie było słowa. Mruk usłyszał, że pióro staje, i otworzył oczy, bo to już poważna sprawa.",
    },
    {
      as: ["the Blank", "puste miejsce"],
      en: "In the middle of Ola’s sheet there was a blank. The sentence ran up to it, halted, and went on beyond as if nothing had happened. It was about as wide as a paw. Mruk had noticed it from the window sill, and it vexed him, for he cannot see an empty place without wanting to know who will have it.",
      pl: "Pośrodku kartki Oli było puste miejsce. Zdanie do niego dobiegało, przystawało, a dalej szło jak gdyby nigdy nic. Miało szerokość mniej więcej łapy. Mruk wypatrzył je z parapetu i nie dawało mu spokoju, bo kiedy widzi coś wolnego, musi wiedzieć, kto to zajmie.",
    },
    {
      as: ["Chapter Nine", "rozdział dziewiąty"],
      en: "Ola was in chapter nine and could not get out. She had gone in easily enough, with a mug and a light heart; but close to the end a single word was standing across the way. Mruk, who knows something of people who cannot get out of places, sat down where she would see him when she raised her head.",
      pl: "Ola tkwiła w rozdziale dziewiątym i nie mogła wyjść. Weszła bez trudu, z kubkiem i z lekkim sercem, ale tuż przed końcem jedno słowo stanęło jej w poprzek drogi. Mruk, który wie co nieco o tych, co nie mogą skądś wyjść, usiadł tak, żeby go zobaczyła, gdy podniesie głowę.",
    },
    {
      as: ["Eleven Candidates", "jedenastu kandydatów"],
      en: "There were eleven candidates for one place. Ola had written them in the margin, in a column, and was receiving them in turn, aloud. The first was too stout, the second smelled of school, the third had come in a uniform. Mruk sat by, as is right at examinations, and twitched an ear at each.",
      pl: "Na jedno miejsce było jedenastu kandydatów. Ola wypisała ich na marginesie, w słupku, i przyjmowała po kolei, na głos. Pierwszy wyraz był za tęgi, drugi pachniał szkołą, trzeci przyszedł w mundurze. Mruk zasiadał w komisji i przy każdym drgało mu ucho.",
    },
    {
      as: ["the Sighing", "wzdychanie"],
      en: "Mruk can tell from the sigh what is wrong. A long one is the bill, one with a whistle is Tomek, and a short one through the nose means that in the book there is a word that will not come over. This was the fourth through the nose. He left his blanket and went to see about it.",
      pl: "Mruk po westchnieniu poznaje, co się stało. Długie to rachunek, ze świstem to Tomek, a krótkie, przez nos, znaczy, że w książce jest słowo, które nie chce przejść na drugą stronę. To było już czwarte przez nos. Wstał z koca i poszedł zobaczyć, co da się zrobić.",
    },
    {
      as: ["a Very Small Hole", "bardzo mała dziura"],
      en: "Three hundred pages were done, and there was one hole in them. “It’s only a word,” said Ola, “nobody will notice.” Nobody had noticed either when a single stitch went in the armchair, thought Mruk, and look at it now. He resolved to attend to the thing while it was still of a size for one cat.",
      pl: "Trzysta stron było gotowych, a w nich jedna dziura. „To tylko słowo – powiedziała Ola. – Nikt nie zauważy”. W fotelu też na początku puściło tylko jedno oczko, pomyślał Mruk, i proszę. Postanowił zająć się sprawą, póki była na miarę jednego kota.",
    },
  ],
  obstacle: [
    {
      as: ["the Fourth Volume", "czwarty tom"],
      en: "The big dictionary has four volumes, but of the fourth only a corner can be seen: for six years it has been holding up the wardrobe. And naturally the word lived in that one. Ola knelt down and tried to read what there was through the crack. She got as far as “water-level”, and the wardrobe creaked.",
      pl: "Duży słownik ma cztery tomy, ale z czwartego widać tylko róg: od sześciu lat podpiera szafę. I oczywiście słowo mieszkało właśnie tam. Ola uklękła i próbowała czytać przez szparę, ile się dało. Doszła do „wodowskazu” i szafa zaskrzypiała.",
    },
    {
      as: ["Tomek’s Suggestions", "propozycje Tomka"],
      en: "Tomek wished to be of use. He stood in the doorway with an apple and made suggestions, all of them nouns, although a verb was wanted. “Estuary?” he said. “Steppe?” Between suggestions he chewed. At “moraine” Ola laid her forehead on the page, and Mruk moved the inkpot out of reach with his eyes.",
      pl: "Tomek chciał się przydać. Stał w drzwiach z jabłkiem i podsuwał propozycje, same rzeczowniki, chociaż potrzebny był czasownik. „Ujście? – mówił. – Step?” Między propozycjami chrupał. Przy „morenie” Ola położyła czoło na kartce, a Mruk spojrzeniem odsunął od niej kałamarz.",
    },
    {
      as: ["the Deadline", "termin"],
      en: "There was also a deadline. It was pinned to the wall, a date in a red ring, and it behaved the way a dog does on the other side of a fence: one did not see it move, yet each time one looked it was nearer. Ola no longer looked. She typed the three words before the gap, and rubbed them out.",
      pl: "Był jeszcze termin. Wisiał na ścianie, data w czerwonym kółku, i zachowywał się jak pies za płotem: nie widać było, żeby się ruszał, a za każdym spojrzeniem stał bliżej. Ola już nie patrzyła. Pisała trzy słowa przed luką i je skreślała.",
    },
    {
      as: ["the Two Olas", "dwie Ole"],
      en: "When things go badly Ola talks to herself, and since she has two languages there are two of her. One asked, the other said no. They went up and down between the door and the table, growing more and more polite to each other, and Mruk, who had to get out of the way of both, knew what that leads to.",
      pl: "Kiedy sprawy stoją źle, Ola mówi do siebie, a że zna dwa języki, robią się z niej dwie. Jedna pytała, druga zaprzeczała. Chodziły od drzwi do stołu, coraz uprzejmiejsze dla siebie nawzajem, a Mruk, który musiał ustępować z drogi obu, wiedział, do czego to prowadzi.",
    },
    {
      as: ["the Runaway Pencil", "zbiegły ołówek"],
      en: "To make matters worse, the pencil had gone as well. It had been in Ola’s hand, then in her hair, then nowhere. Nothing can be thought of without a pencil, she declared, and began to pull out drawers, in which she found a thermometer, a candle end and a letter from 2011, which had to be read.",
      pl: "Na domiar złego przepadł także ołówek. Był u Oli w ręce, potem we włosach, a potem nigdzie. Bez ołówka nic się nie wymyśli, oświadczyła i zaczęła wysuwać szuflady, w których znalazła termometr, ogarek i list z 2011 roku, a list trzeba było przeczytać.",
    },
    {
      as: ["the Author’s Reply", "odpowiedź autora"],
      en: "Ola had even written to the author. His answer came at once and was charming. He no longer remembered what he had meant, he said, it had been a hot summer; perhaps she could put whatever people put in such cases? “Whatever people put,” she repeated. It was quiet. In the corridor the meter ticked.",
      pl: "Ola napisała nawet do autora. Odpowiedź przyszła od razu i była urocza. Nie pamięta już, co miał na myśli, wyjaśniał, tamto lato było upalne, może więc wstawiłaby to, co się w takich razach wstawia? „Co się wstawia” – powtórzyła. Zrobiło się cicho. W korytarzu tykał licznik.",
    },
    {
      as: ["the Tip of the Tongue", "koniec języka"],
      en: "The cruel thing was that Ola had the word, only not to hand. It was sitting on the tip of her tongue. She knew how it began, she knew it had a dip in the middle, she had heard her grandmother use it over a basin of plums. Mruk jumped up in order to look into her mouth, but she took this for affection.",
      pl: "Najgorsze, że Ola miała to słowo, tyle że nie pod ręką. Siedziało na końcu języka. Wiedziała, jak się zaczyna, wiedziała, że w środku się zapada, słyszała je od babki nad miską śliwek. Mruk wskoczył wyżej, żeby zajrzeć jej do ust, ale wzięła to za czułość.",
    },
  ],
  turn: [
    {
      as: ["Found Under the Cat", "Znalezione pod kotem"],
      en: "In the end the word turned up under the cat. Mruk had lain down on a heap of old drafts in order to think with his whole body, and when he was lifted off, there was one sheet stuck to his stomach. On the sheet, in her own hand, from another year and another book, there it stood.",
      pl: "Słowo znalazło się w końcu pod kotem. Mruk położył się na stosie starych brudnopisów, żeby pomyśleć całym ciałem, a kiedy go podniesiono, do brzucha miał przyklejoną kartkę. Na kartce, jej własnym pismem, z innego roku i z innej książki, stało jak byk.",
    },
    {
      as: ["A Paw Turns the Page", "Łapa przewraca kartkę"],
      en: "Mruk looked it up himself. He has a method that requires no alphabet: one claw, inserted at random and drawn towards oneself. A hundred leaves went over, then one more, slowly. Ola came to take the book away from him, glanced at where he had put his paw, and forgot to take it away.",
      pl: "Mruk sprawdził sam. Ma metodę, która obywa się bez alfabetu: jeden pazur, wsunięty na chybił trafił i pociągnięty do siebie. Przewróciło się sto kartek, a potem, powoli, jeszcze jedna. Ola przyszła zabrać mu książkę, spojrzała, gdzie trzyma łapę, i zapomniała zabrać.",
    },
    {
      as: ["Mrs Halina Says It in Passing", "Pani Halina mówi to mimochodem"],
      en: "The word was brought up from below. Mrs Halina only wanted her colander back; she stood on the mat, talked of her knee, of the price of thread, of the weather at Otwock, and in the midst of it, without so much as a change of voice, she said the word. “What did you say?” cried Ola. “Otwock,” said Mrs Halina.",
      pl: "Słowo przyszło z dołu. Pani Halina przyszła tylko po swój durszlak, stała na wycieraczce, mówiła o kolanie, o cenie nici, o pogodzie w Otwocku i w środku tego, nawet nie zmieniając głosu, powiedziała to słowo. „Jak pani powiedziała?” – krzyknęła Ola. „W Otwocku” – odparła pani Halina.",
    },
    {
      as: ["The Sentence Does Without It", "Zdanie obywa się bez niego"],
      en: "Then Ola did something bold. She read the sentence as it was, with the gap, in the voice in which one reads to somebody who is not going to flatter. Mruk listened to the end and blinked. She read it again. Nothing was lacking; the word had been sitting there all this time in a place that was not its own.",
      pl: "Wtedy Ola zdobyła się na odwagę. Przeczytała zdanie takie, jakie było, z luką, głosem, którym czyta się komuś, kto nie będzie pochlebiał. Mruk wysłuchał do końca i mrugnął. Przeczytała drugi raz. Niczego nie brakowało, to słowo przez cały czas siedziało nie na swoim miejscu.",
    },
    {
      as: ["From Life", "Z natury"],
      en: "Ola let her hands sink and looked at Mruk, simply because he was there. He was busy with nothing in particular, in the thorough manner he has. “Now look at you,” she said, “you’re just…” And she said what he was. She said it once more, slowly, and reached for something to write with.",
      pl: "Ola opuściła ręce i popatrzyła na Mruka, po prostu dlatego, że tam był. Zajmował się niczym szczególnym, gruntownie, jak to on. „A ty co – odezwała się. – Ty to po prostu…” I powiedziała, co on po prostu. Powtórzyła to jeszcze raz, wolno, i sięgnęła po coś do pisania.",
    },
    {
      as: ["Words Are Not Called", "Słów się nie woła"],
      en: "Mruk could have told her from the first that calling is no use. One leaves the door ajar, one turns to something else, one is not too kind. They tried it: he closed his eyes, she watered the cactus. After a while something came in softly, walked about the room, and settled on her sheet as though by chance.",
      pl: "Mruk mógł jej od razu powiedzieć, że wołanie nic nie da. Zostawia się uchylone drzwi, zajmuje się czymś innym i nie jest się zbyt miłym. Spróbowali: on zamknął oczy, ona podlała kaktus. Po jakimś czasie coś cicho weszło, pokręciło się po pokoju i niby przypadkiem usiadło na kartce.",
    },
    {
      as: ["Staś Asks What It Means", "Staś pyta, co to znaczy"],
      en: "Then the boy from the first floor came to borrow a stamp. He read the line over Ola’s arm and asked what it meant. “It means,” said Ola, “when someone, well, like Mruk when he can smell fish…” and she explained so well, with gestures, that at the end of it she had used the word twice.",
      pl: "Wtedy chłopiec z pierwszego piętra przyszedł pożyczyć znaczek. Przeczytał wiersz Oli przez ramię i spytał, co to znaczy. „To jest wtedy – zaczęła Ola – kiedy ktoś, no, jak Mruk, gdy czuje rybę…” i tłumaczyła tak dobrze, z gestami, że na koniec okazało się, iż użyła tego słowa dwa razy.",
    },
  ],
  ending: [
    {
      en: "In front of the book, where the thanks are, there will be a capital M with a full stop. The publisher asked who this was, and Ola replied that it was a native speaker. It will stand there in eight-point type, under two professors. He has no objection to the company, or to the type.",
      pl: "Na początku książki, tam gdzie się dziękuje, będzie duże M z kropką. Wydawca spytał, kto to taki, i Ola odpisała, że konsultant językowy. Stanie tam petitem, pod dwojgiem profesorów. Mruk nie ma zastrzeżeń ani do towarzystwa, ani do petitu.",
    },
    {
      en: "She read him the whole page, standing, in Polish, with the line in it. He listened as he listens to rain, with everything except his face. When she had come to the end he got up, walked across the sheet from the top left to the bottom right, as one does when signing for a delivery, and the ink was already dry.",
      pl: "Przeczytała mu całą stronę, na stojąco, po polsku, z tym wierszem w środku. Słuchał tak, jak słucha deszczu, wszystkim oprócz twarzy. Kiedy skończyła, wstał i przeszedł po kartce od lewego górnego rogu do prawego dolnego, tak jak się kwituje odbiór przesyłki, a atrament zdążył już wyschnąć.",
    },
    {
      en: "The joy lasted for eight lines. In the ninth there was a proverb about geese. But that was a different kind of trouble, with feathers on, and they both went at it in better spirits, Ola with her glasses up on her forehead, Mruk with one forefoot on the place, so that it should not fly away.",
      pl: "Radość trwała osiem wierszy. W dziewiątym czekało przysłowie o gęsiach. Ale to był kłopot innego gatunku, z piórami, i wzięli się do niego oboje w lepszym nastroju, Ola z okularami na czole, Mruk z przednią łapą na tym miejscu, żeby nie odfrunęło.",
    },
    {
      en: "“I said that an hour ago,” remarked Tomek when he heard what it had been. He had not; but he had been thinking of something similar. They let him have his share, since there was enough for three. The dictionaries were shut, each with its own small puff of dust, and Mruk sneezed at the letter K.",
      pl: "„Mówiłem to godzinę temu” – zauważył Tomek, kiedy usłyszał, o co chodziło. Nie mówił, choć myślał o czymś podobnym. Przyznano mu udział, bo starczało dla trojga. Słowniki zamknięto, każdy z osobnym obłoczkiem kurzu, i przy literze K Mruk kichnął.",
    },
    {
      en: "A translator is paid by the sheet, a cat by the slice. Ola brought the fee on the lid of a jar: ham, cut small. It works out, Tomek calculated, at more per word than any poet in the country has ever earned. Mruk took it without false modesty and left the rind, for the income tax.",
      pl: "Tłumaczowi płaci się od arkusza, kotu od plasterka. Ola przyniosła honorarium na wieczku od słoika: szynkę, drobno pokrojoną. Wychodzi z tego, policzył Tomek, stawka za słowo, jakiej nie miał żaden poeta w kraju. Mruk przyjął ją bez fałszywej skromności i zostawił skórkę, na podatek.",
    },
    {
      en: "Some day somebody in a train will read that page and go on to the next without a pause. He will not notice anything, and this is how one knows that it is right. Mruk understands such work. He, too, has often crossed a laid table in such a way that afterwards nobody could say where he had been.",
      pl: "Kiedyś ktoś w pociągu przeczyta tę stronę i bez zatrzymania przejdzie do następnej. Niczego nie zauważy i po tym się poznaje, że jest dobrze. Mruk taką robotę rozumie. On też niejeden raz przeszedł przez nakryty stół tak, że potem nikt nie umiał powiedzieć którędy.",
    },
    {
      en: "Ola capped her pen and rubbed her eyes, first the English one, then the Polish. “Enough,” she said in both. The manuscript was put together, edge to edge, and on top, where other people use a glass ball or a stone from the seaside, was laid what in this house is used for keeping paper down.",
      pl: "Ola zakręciła pióro i przetarła oczy, najpierw angielskie, potem polskie. „Dosyć” – powiedziała w obu językach. Rękopis wyrównano, brzeg do brzegu, a na wierzchu, tam gdzie inni kładą szklaną kulę albo kamień znad morza, położyło się to, co w tym domu służy za przycisk do papieru.",
    },
  ],
};
