import type { Plot } from "#api/house/texts/model.ts";

/** Ola translates a book at the kitchen table, and one word of it cannot be found anywhere in the flat. */
export const book: Plot = {
  name: "book",
  category: "Lifestyle",
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["books", "mug"],
      eyes: "open",
      en: "Mruk sits beside a pile of books and a mug on the kitchen sill, like a consultant",
      pl: "Mruk siedzi na kuchennym parapecie przy stosie książek i kubku, jak konsultant",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["books"],
      eyes: "half",
      mouth: "neutral",
      en: "Mruk lies on the kitchen sill next to some books and seems to be thinking of a word",
      pl: "Mruk leży na kuchennym parapecie obok książek i chyba szuka słowa",
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["mug"],
      eyes: "half",
      en: "Mruk sits in the kitchen beside a mug of tea and listens",
      pl: "Mruk siedzi w kuchni przy kubku herbaty i słucha",
    },
    {
      place: "kitchen",
      pose: "crouch",
      props: ["mug", "kettle"],
      eyes: "wide",
      en: "Mruk crouches in the kitchen, near a mug and a kettle, on the track of something",
      pl: "Mruk przyczaił się w kuchni, obok kubka i czajnika, na tropie",
    },
  ],
  wishes: [
    {
      titles: [["Somewhere between the Cup and the Pen", "Gdzieś między filiżanką a piórem"]],
      en: "A word had gone missing. It had been there in the foreign book, short and in its place; on the way into Polish it had fallen out somewhere between the cup and the pen. Ola had already looked under her papers. Mruk looked under the kitchen cupboard, where everything in this flat ends up, and lay down in front of it, to be there when it came out.",
      pl: "Zginęło słowo. W obcej książce jeszcze było, krótkie, na swoim miejscu, a po drodze na polski wypadło gdzieś między filiżanką a piórem. Ola zajrzała już pod papiery. Mruk zajrzał pod kredens, bo tam w tym mieszkaniu trafia w końcu wszystko, i położył się przed nim, żeby być na miejscu, kiedy wyjdzie.",
      endings: [
        {
          en: "The word went in at once, in front of the comma. Ola blew on it. Mruk came to see what it was, and smelled at the wet place: ink, and not a trace of dust. He was not to be taken in. He went back to the cupboard, put in an arm up to the shoulder, and laid on the manuscript what had really been missing, a dried pea.",
          pl: "Słowo weszło od razu, przed przecinek. Ola na nie dmuchnęła. Mruk przyszedł zobaczyć, czego to przez cały czas szukali, i powąchał mokre miejsce: atrament, ani śladu kurzu. Nie dał się nabrać. Wrócił pod kredens, wsunął łapę aż po bark i położył na rękopisie to, co naprawdę zginęło, suchy groszek.",
          titles: [
            ["What Had Really Been Missing", "Co naprawdę zginęło"],
            ["Ink, and Not a Trace of Dust", "Atrament, ani śladu kurzu"],
          ],
        },
        {
          en: "In front of the book, where the thanks are, there will be a capital M with a full stop. The publisher asked who this was, and Ola replied that it was a native speaker. It will stand there in small type, under two professors. Mruk has no objection to the company, or to the type. He was lying by the cupboard again, since a glove was missing, too.",
          pl: "Na początku książki, tam gdzie się dziękuje, będzie duże M z kropką. Wydawca spytał, kto to taki, i Ola odpowiedziała, że konsultant językowy. Stanie tam petitem, pod dwojgiem profesorów. Mruk nie ma zastrzeżeń ani do towarzystwa, ani do petitu. Leżał już wtedy z powrotem pod kredensem, bo zginęła także rękawiczka.",
          titles: [
            ["M., below Two Professors", "Kto to jest M.?"],
            ["Thanks Are Due to a Native Speaker", "Podziękowania dla konsultanta"],
          ],
        },
      ],
    },
    {
      en: "Up to page one hundred and twelve the book had behaved. People in it quarrelled, travelled and ate soup, and all of this could be said in Polish. Then somebody in line six did something for which there was no word, and Ola’s pen stopped. Mruk, on the third chair, opened his eyes. To a pen that goes he can sleep. To a pen that stops nobody can.",
      pl: "Do strony sto dwunastej książka zachowywała się przyzwoicie. Ludzie się w niej kłócili, podróżowali i jedli zupę, a wszystko to dawało się powiedzieć po polsku. Aż ktoś w szóstym wierszu zrobił coś, na co nie było słowa, i pióro Oli stanęło. Mruk, na trzecim krześle, otworzył oczy. Przy piórze, które chodzi, umie spać. Przy takim, które stoi, nie umie nikt.",
      endings: [
        {
          en: "The pen put the word down, waited to see if it would hold, and went off. It went to the end of the line and came back. Mruk laid his chin on the edge of the third chair and let it run. By page one hundred and fourteen one paw was hanging down. On page one hundred and fifteen there was a fight about a goose, and he missed it.",
          pl: "Pióro postawiło słowo, odczekało chwilę, czy trzyma, i poszło. Doszło do końca wiersza i wróciło. Mruk oparł brodę o krawędź trzeciego krzesła i pozwolił mu chodzić. Na stronie sto czternastej zwisała już jedna łapa. Na sto piętnastej pobito się o gęś i tego nie słyszał.",
          titles: [
            ["Let It Run", "Niech sobie chodzi"],
            ["Up to the Fight about the Goose", "Aż do bójki o gęś"],
          ],
        },
        {
          en: "The pen was going again, and now Mruk lay awake and waited for it to stop. It did not stop at line seven, or at line eight. At the foot of the page he got up, stepped on to the table and sat down on what was finished. Ola wrote on around him. “You’re sitting on line six,” she said. He knew. From there it could get away no more.",
          pl: "Pióro znów chodziło, a Mruk leżał teraz i czekał, kiedy stanie. Nie stanęło w siódmym wierszu ani w ósmym. Na końcu strony wstał, przeszedł na stół i usiadł na tym, co gotowe. Ola pisała dalej, dookoła niego. „Siedzisz na szóstym wierszu” – powiedziała. Wiedział. Stamtąd już nie ucieknie.",
          titles: [
            ["You Are Sitting on Line Six", "Kto siedzi na szóstym wierszu?"],
            ["Ola Writes On around Him", "Pisała dalej, dookoła kota"],
          ],
        },
      ],
    },
    {
      en: "In the middle of Ola’s sheet there was a blank. The sentence ran up to it, halted, and went on beyond as if nothing had happened. It was about as wide as a paw. Mruk had noticed it from the kitchen sill, and it vexed him, for he cannot see an empty place without wanting to know who will have it. He moved to the third chair, which is nearer.",
      pl: "Pośrodku kartki Oli było puste miejsce. Zdanie do niego dobiegało, przystawało, a dalej szło jak gdyby nigdy nic. Miało szerokość mniej więcej łapy. Mruk wypatrzył je z parapetu w kuchni i nie dawało mu spokoju, bo kiedy widzi coś wolnego, musi wiedzieć, kto to zajmie. Przesiadł się na trzecie krzesło, skąd jest bliżej.",
      endings: [
        {
          en: "It was a narrow word, and the blank had been kept for a wide one. When Ola had written it in, a strip was left over on either side, white, about as wide as a toe. Mruk came across the table, by way of the butter, and saw to it: one print on the left, one on the right. “Now it’s tight,” said Ola, and held it to the lamp.",
          pl: "Słowo było wąskie, a miejsce trzymano na szerokie. Kiedy Ola je wpisała, po obu stronach został pasek, biały, mniej więcej na palec łapy. Mruk przyszedł przez stół, a po drodze przez masło, i załatwił sprawę: jeden odcisk z lewej, jeden z prawej. „Teraz szczelne” – powiedziała Ola i obejrzała to pod lampą.",
          titles: [
            ["A Narrow Word, and Butter for the Rest", "Wąskie słowo, a reszta z masła"],
            ["Tight on the Left and the Right", "Szczelne z obu stron"],
          ],
        },
        {
          en: "So the place was taken. The word sat there with its elbows on its neighbours as if it had been born in it. Mruk went over the rest of the sheet, but it was full to the edges, except at the very bottom, where there was something free about as wide as a cat. He lay down on it. Ola began the new chapter on another page.",
          pl: "A więc zajęte. Słowo siedziało z łokciami na sąsiadach, jakby się tam urodziło. Mruk obejrzał resztę kartki, pełną po brzegi, i dopiero na samym dole znalazł coś wolnego, szerokości mniej więcej kota. Położył się tam. Nowy rozdział Ola zaczęła na osobnej stronie.",
          titles: [
            ["Something Free at the Very Bottom", "Na samym dole jest wolne"],
            ["Who Will Have the Empty Place?", "Kto zajmie puste miejsce?"],
          ],
        },
      ],
    },
    {
      titles: [["On the Far Side, the Ham", "Szynka jest po drugiej stronie"]],
      en: "Ola was in chapter nine and could not get out. She had gone in easily enough, with a mug and a light heart; but close to the end a single word was standing across the way. Mruk sat down in the kitchen where she would see him when she raised her head. On the far side of chapter nine, as both of them were aware, was the ham.",
      pl: "Ola tkwiła w rozdziale dziewiątym i nie mogła wyjść. Weszła bez trudu, z kubkiem i z lekkim sercem, ale tuż przed końcem jedno słowo stanęło jej w poprzek drogi. Mruk usiadł w kuchni tak, żeby go zobaczyła, gdy podniesie głowę. Po drugiej stronie rozdziału dziewiątego, jak oboje wiedzieli, była szynka.",
      endings: [
        {
          en: "Ola came out at the other end with ink on her chin, and blinked, as people do when they leave a cinema by the side door. Mruk was waiting at the exit. He went ahead with his tail up, to show the way: round the table, past the sink, to the cupboard. There she read the label of the mustard, in both languages. He gave her time.",
          pl: "Ola wyszła po drugiej stronie z atramentem na brodzie i mrugała, jak ktoś, kogo wypuszczono z kina bocznymi drzwiami. Mruk czekał przy wyjściu. Poszedł przodem, z podniesionym ogonem, żeby pokazać drogę: dookoła stołu, obok zlewu, do kredensu. Tam przeczytała etykietę na musztardzie, w obu językach. Dał jej czas.",
          titles: [
            ["Waiting at the Exit of Chapter Nine", "Przy wyjściu z dziewiątego rozdziału"],
            ["He Gave Her Time with the Mustard", "Czas na musztardę"],
          ],
        },
        {
          en: "The joy lasted for eight lines. In the ninth, with the door already in sight, there was a proverb about geese. But that was a different kind of trouble, with feathers on, and they both went at it in better spirits, Ola with her glasses up on her forehead, Mruk with one front paw on the place, in case it flew away. The ham was brought in to them.",
          pl: "Radość trwała osiem wierszy. W dziewiątym, kiedy widać już było drzwi, czekało przysłowie o gęsiach. Ale to był kłopot innego gatunku, z piórami, i wzięli się do niego oboje w lepszym nastroju, Ola z okularami na czole, Mruk z przednią łapą na tym miejscu, na wypadek gdyby chciało odfrunąć. Szynkę podano do środka.",
          titles: [
            ["Trouble with Feathers On", "Kłopot z piórami"],
            ["In the Ninth Line, Geese", "W dziewiątym wierszu gęsi"],
          ],
        },
      ],
    },
    {
      titles: [["The Third Came in a Uniform", "Trzeci przyszedł w mundurze"]],
      en: "There were eleven candidates for one place. Ola had written them in the margin, in a column, and at the kitchen table she was receiving them in turn, aloud. The first was too stout, the second smelled of school, the third had come in a uniform. Mruk sat on the board, on the third chair. He was in favour of appointing somebody before he was hungry.",
      pl: "Na jedno miejsce było jedenastu kandydatów. Ola wypisała ich na marginesie, w słupku, i przyjmowała po kolei, na głos, przy kuchennym stole. Pierwszy wyraz był za tęgi, drugi pachniał szkołą, trzeci przyszedł w mundurze. Mruk zasiadał w komisji, na trzecim krześle. Był za tym, żeby przyjąć kogoś, zanim zgłodnieje.",
      endings: [
        {
          en: "The place went to a twelfth, who had not applied. The other eleven were crossed out, with a thin line, since one meets again. Ola thanked them, in both languages. Mruk saw them out; he went down the margin from the first to the last, one step for each, and on the uniform he trod a little harder.",
          pl: "Miejsce dostał dwunasty, który się nie zgłaszał. Pozostałych jedenastu skreślono, cienką kreską, bo świat jest mały. Ola podziękowała im w obu językach. Mruk ich odprowadził: zszedł po marginesie od pierwszego do ostatniego, po kroku na każdego, a na mundurze nadepnął trochę mocniej.",
          titles: [
            ["The Twelfth Had Not Applied", "Dwunasty się nie zgłaszał"],
            ["A Little Harder on the Uniform", "Po kroku na każdego"],
          ],
        },
        {
          en: "A translator is paid by the sheet, an examiner by the slice. Ola brought the fee on the lid of a jar: ham, cut small. It came to more per word, she worked out in the margin, beneath the eleven, than any poet in the country has ever been given. Mruk took it without false modesty, and left the rind for the income tax.",
          pl: "Tłumaczowi płaci się od arkusza, komisji od plasterka. Ola przyniosła honorarium na wieczku od słoika: szynkę, drobno pokrojoną. Wychodzi z tego, policzyła na marginesie, pod tamtymi jedenastoma, stawka za słowo, jakiej nie miał żaden poeta w kraju. Mruk przyjął ją bez fałszywej skromności i zostawił skórkę, na podatek.",
          titles: [
            ["Paid by the Slice", "Od plasterka"],
            ["The Rind Is for the Income Tax", "Skórka na podatek"],
          ],
        },
      ],
    },
    {
      titles: [["Four in a Quarter of an Hour, through the Nose", "Czwarte, i to przez nos"]],
      en: "Mruk can tell from the sigh what is wrong. A long one is a bill, one with a whistle is Tomek, and a short one through the nose means that in Ola’s book there is a word that will not come over. This was the fourth through the nose in a quarter of an hour. He left his blanket and came to the kitchen, to put a stop to it.",
      pl: "Mruk po westchnieniu poznaje, co się stało. Długie to rachunek, ze świstem to Tomek, a krótkie, przez nos, znaczy, że w książce Oli jest słowo, które nie chce przejść na drugą stronę. To było czwarte przez nos w ciągu kwadransa. Wstał z koca i przyszedł do kuchni, żeby z tym skończyć.",
      endings: [
        {
          en: "Then there came a sigh that he did not know. It began in Ola’s shoulders and went out at the top, and the pen sank by itself to the paper. Mruk filed it, after the bill and before Tomek, and waited in case there should be more of this sort. She read the line aloud from end to end, and after it, through the nose, came another. It was his own.",
          pl: "Wtedy przyszło westchnienie, którego nie znał. Zaczęło się u Oli w ramionach i wyszło górą, a pióro samo opadło na papier. Mruk wpisał je do rejestru, za rachunkiem, a przed Tomkiem, i poczekał, na wypadek gdyby takich było więcej. Przeczytała cały wiersz na głos i na końcu, przez nos, przyszło jeszcze jedno. Było jego.",
          titles: [
            ["One That He Did Not Know", "Takiego jeszcze nie znał"],
            ["After the Bill and before Tomek", "Za rachunkiem, a przed Tomkiem"],
          ],
        },
        {
          en: "There was no more sighing. Instead Ola hummed. She hums as others knock in nails, on one note, a little below, and it belongs to neither of the languages. Mruk, who had come to put a stop to something, heard four bars of it with his ears laid back. Then he returned to his blanket, and went in under it, head first, until only the tail was left to listen.",
          pl: "Wzdychania już nie było. Zamiast tego Ola nuciła. Nuci tak, jak inni wbijają gwoździe, na jednym tonie, trochę pod nim, i nie należy to do żadnego z języków. Mruk, który przyszedł z czymś skończyć, wysłuchał czterech taktów z położonymi uszami. Potem wrócił na koc i wszedł pod niego, głową naprzód, aż na zewnątrz słuchał już tylko ogon.",
          titles: [
            ["She Hums as Others Knock In Nails", "Zamiast tego nuciła"],
            ["With Only the Tail Left to Listen", "Już tylko ogon słuchał"],
          ],
        },
      ],
    },
    {
      en: "Three hundred pages were done, and there was one hole in them. “It’s only a word,” said Ola at the kitchen table, “nobody will notice.” Nobody had noticed either when a single stitch went in the armchair, and look at it now. Mruk came and sat down by her sheet. The thing had to be attended to while it was still of a size for one cat.",
      pl: "Trzysta stron było gotowych, a w nich jedna dziura. „To tylko słowo – powiedziała Ola przy kuchennym stole. – Nikt nie zauważy”. W fotelu też na początku puściło tylko jedno oczko i proszę. Mruk przyszedł i usiadł przy kartce. Sprawą trzeba było się zająć, póki była na miarę jednego kota.",
      endings: [
        {
          en: "“Where was it?” asked Ola after half an hour, and could not find the place any more. She went along the line with her finger, there and back, and there was no seam. Mruk understands such work. He himself had in the meantime crossed the table from end to end, between two cups, the butter and a vase, and nobody could have told where. Or only from the butter.",
          pl: "„Gdzie to było?” – spytała Ola po półgodzinie i sama nie mogła już znaleźć tego miejsca. Przejechała palcem po wierszu tam i z powrotem: ani śladu szwu. Mruk taką robotę rozumie. Przeszedł tymczasem przez cały stół, między dwiema filiżankami, masłem i wazonem, i nikt by nie powiedział którędy. Chyba że po maśle.",
          titles: [
            ["There and Back, and No Seam", "Ani śladu szwu"],
            ["Only the Butter Could Tell", "Chyba że po maśle"],
          ],
        },
        {
          en: "Ola read him the whole page, standing, in Polish, with nothing missing. He listened as he listens to rain, with everything except his face. When she had come to the end he got up, walked across the sheet from the top left to the bottom right, as people sign for a delivery, and the ink was already dry.",
          pl: "Ola przeczytała mu całą stronę, na stojąco, po polsku, bez żadnej dziury. Słuchał tak, jak słucha deszczu, wszystkim oprócz twarzy. Kiedy skończyła, wstał i przeszedł po kartce od lewego górnego rogu do prawego dolnego, tak jak się kwituje odbiór przesyłki, a atrament zdążył już wyschnąć.",
          titles: [
            ["As He Listens to Rain", "Tak jak słucha deszczu"],
            ["From the Top Left to the Bottom Right", "Od lewego górnego do prawego dolnego"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The big dictionary has four volumes, but of the fourth only a corner can be seen: it holds up the kitchen cupboard. And naturally the word lived in that one. Ola knelt and tried to read what there was through the crack. She got as far as “water level”, and the cupboard creaked and leaned a little, like somebody who wishes to know what is being said about him.",
      pl: "Duży słownik ma cztery tomy, ale z czwartego widać tylko róg: podpiera kredens. I oczywiście słowo mieszkało właśnie tam. Ola uklękła i próbowała czytać przez szparę, ile się dało. Doszła do „wodowskazu”, a wtedy kredens zaskrzypiał i lekko się pochylił, jak ktoś, kto chce wiedzieć, co o nim mówią.",
      turns: [
        {
          en: "Mruk went up by way of the bread bin and sat down at the other end, with all nine kilograms. The cupboard considered. Then, with a ringing of cups, it tipped over towards him by as much as a dictionary is thick, and Ola drew the volume out. She read it on her knees. “Don’t move,” she said. The word had a column to itself.",
          pl: "Mruk wszedł na górę przez chlebak i usiadł na drugim końcu, wszystkimi dziewięcioma kilogramami. Kredens się zastanowił. Potem zadzwonił filiżankami i przechylił się w jego stronę o tyle, ile słownik ma grubości, i Ola wyciągnęła tom. Czytała na kolanach. „Nie ruszaj się” – powiedziała. Słowo miało osobną szpaltę.",
          titles: [
            ["Nine Kilograms at the Other End", "Na drugim końcu dziewięć kilo"],
            ["What Does the Cupboard Say?", "A co na to kredens?"],
          ],
        },
        {
          en: "Mruk has a method that requires no alphabet. He put one claw in beneath the cupboard, at random, and pulled, and out of the volume, as far as the weight on it would allow, came the corner of a page. Ola laid her cheek on the floor beside his. There were three and a half words on it. The half was the one, and she knew how it went on.",
          pl: "Mruk ma metodę, która obywa się bez alfabetu. Wsunął pod kredens jeden pazur, na chybił trafił, i pociągnął do siebie, a z tomu, na ile pozwalał ciężar, wyszedł róg strony. Ola położyła policzek na podłodze obok niego. Były tam trzy i pół słowa. To pół było właśnie to i wiedziała, jak idzie dalej.",
          titles: [
            ["Three and a Half Words", "Trzy słowa i pół"],
            ["One Claw, Without the Alphabet", "Jeden pazur, bez alfabetu"],
          ],
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      en: "Tomek wished to be of use. He stood in the doorway with an apple and made suggestions, all of them nouns, although a verb was wanted. “Estuary?” he said. “Steppe?” Between suggestions he chewed. At “moraine” Ola laid her forehead on the page, and Mruk moved the inkpot out of her reach with his eyes.",
      pl: "Tomek chciał się przydać. Stał w drzwiach z jabłkiem i podsuwał propozycje, same rzeczowniki, chociaż potrzebny był czasownik. „Ujście? – mówił. – Step?” Między propozycjami chrupał. Przy „morenie” Ola położyła czoło na kartce, a Mruk spojrzeniem odsunął od niej kałamarz.",
      turns: [
        {
          en: "“What is it meant to do, then, this word?” Tomek asked. Ola told him: it was what people do who want to come in and would like to stay outside as well. Tomek tried to picture it. He had one foot in the kitchen and one in the hall, his shoulder against the frame and his weight on neither. “Stay like that!” cried Ola, and took it from life.",
          pl: "„A co ono właściwie ma robić, to słowo?” – spytał Tomek. Ola mu powiedziała: to, co robi ktoś, kto chce wejść, a trochę wolałby zostać na zewnątrz. Tomek próbował to sobie wyobrazić. Jedną nogę miał w kuchni, drugą w przedpokoju, ramię na framudze, a ciężar na żadnej. „Tak zostań!” – zawołała Ola i zdjęła to z natury.",
          titles: [
            ["Taken from Life, in the Doorway", "Z natury, w drzwiach"],
            ["“Stay like That!”", "„Tak zostań!”"],
          ],
        },
        {
          en: "Tomek gave it up. “Well,” he said, with the core in his hand, “then I’ll just be…” and he said what he would be doing, and did it. “What was that?” called Ola, with her forehead still on the page. “Nothing,” called Tomek from the hall, a little hurt. But it had been a verb. She looked at Mruk. His ears were up; he had heard it, too.",
          pl: "Tomek dał za wygraną. „No to ja – powiedział z ogryzkiem w ręku – już sobie…” i powiedział, co sobie, i to zrobił. „Co mówiłeś?” – zawołała Ola, wciąż z czołem na kartce. „Nic” – zawołał Tomek z przedpokoju, trochę urażony. Ale to był czasownik. Popatrzyła na Mruka. Uszy miał postawione: też słyszał.",
          titles: [
            ["On Leaving, a Verb", "Na odchodnym czasownik"],
            ["All of Them Nouns until the Door", "Same rzeczowniki, aż do drzwi"],
          ],
        },
      ],
    },
    {
      en: "There was also a deadline. It hung on the wall, a date in a red ring, and it behaved the way a dog does on the other side of a fence: nobody saw it move, yet at every glance it was nearer. Ola no longer glanced. She wrote the three words before the gap, crossed them out, and wrote them again, with her shoulders up about her ears.",
      pl: "Był jeszcze termin. Wisiał na ścianie, data w czerwonym kółku, i zachowywał się jak pies za płotem: nie widać było, żeby się ruszał, a za każdym spojrzeniem stał bliżej. Ola już nie patrzyła. Pisała trzy słowa przed luką, skreślała i pisała znowu, z ramionami pod same uszy.",
      turns: [
        {
          en: "Mruk does not care for anyone standing behind Ola. He went to the wall, rose to his full height, and brought the date down, nail and all: the month, the ring and a view of the Tatras. On the wall there was a square, cleaner than the rest. Ola looked into it as into a window. Nobody was coming. She said the sentence once more, and the word dropped in.",
          pl: "Mruk nie lubi, kiedy ktoś stoi Oli za plecami. Podszedł do ściany, stanął na całą wysokość i ściągnął datę razem z gwoździem: miesiąc, kółko i widok na Tatry. Na ścianie został kwadrat czystszy niż reszta. Ola spojrzała w niego jak w okno. Nikt nie szedł. Powiedziała zdanie jeszcze raz i słowo wskoczyło.",
          titles: [
            ["Nail and Ring and a View of the Tatras", "Razem z gwoździem i Tatrami"],
            ["Nobody Was Coming", "Nikt nie szedł"],
          ],
        },
        {
          en: "Mruk looked over her shoulder for so long that in the end Ola turned round, too. She walked up to the date, as one should with dogs, and there was small print beneath the ring. “Chimney sweep,” she read. She lifted a leaf, and another: the deadline lay two months further on, in pencil, and was asleep. On her way back to the chair the word came along beside her.",
          pl: "Mruk patrzył jej przez ramię tak długo, że w końcu Ola też się odwróciła. Podeszła prosto do daty, jak się podchodzi do psów, a pod kółkiem było coś drobnym drukiem. „Kominiarz” – przeczytała. Podniosła kartkę, potem drugą: termin leżał dwa miesiące dalej, ołówkiem, i spał. Kiedy wracała na krzesło, słowo szło obok.",
          titles: [
            ["Small Print beneath the Red Ring", "Co stało pod czerwonym kółkiem?"],
            ["Asleep, Two Months Further On", "Termin śpi o dwa miesiące dalej"],
          ],
        },
      ],
    },
    {
      titles: [["Two Languages and Two Olas", "Z dwóch języków dwie Ole"]],
      en: "When things go badly Ola talks to herself, and since she has two languages there are two of her. One asked, the other said no. They went up and down between the door and the table, growing more and more polite to each other, and Mruk, who had to get out of the way of both, knew what that leads to.",
      pl: "Kiedy sprawy stoją źle, Ola mówi do siebie, a że zna dwa języki, robią się z niej dwie. Jedna pytała, druga zaprzeczała. Chodziły od drzwi do stołu, coraz uprzejmiejsze dla siebie nawzajem, a Mruk, który musiał ustępować z drogi obu, wiedział, do czego to prowadzi.",
      turns: [
        {
          en: "So he no longer got out of the way. He lay down across it, halfway, when one of them was just coming and the other was just going, and both had to stop. “After you,” said the one. “No, please,” said the other. They stood before him, neither would be first, and to fill the silence somebody said the word, quite softly. Afterwards each gave the credit to the other.",
          pl: "Więc przestał ustępować. Położył się w poprzek, w połowie drogi, kiedy jedna właśnie szła, a druga wracała, i obie musiały stanąć. „Proszę bardzo” – powiedziała jedna. „Ależ po tobie” – powiedziała druga. Stały przed nim, żadna nie chciała być pierwsza i żeby nie było tak cicho, któraś powiedziała to słowo, pod nosem. Potem każda twierdziła, że to zasługa tamtej.",
          titles: [
            ["After You, No, Please", "„Ależ po tobie”"],
            ["Across the Way of Both", "W poprzek drogi obu"],
          ],
        },
        {
          en: "Mruk was made arbiter. They stopped before his chair, and each of them read him the sentence in her own language, and held her breath where the hole was. He blinked, in the same place both times. They did it once more, together, and one of the two ran out of breath and let something slip instead. It fitted. The other turned red and asked her to repeat it.",
          pl: "Na rozjemcę wzięto Mruka. Stanęły przed jego krzesłem i każda przeczytała mu zdanie w swoim języku, a tam, gdzie była dziura, wstrzymała oddech. Mrugnął, oba razy w tym samym miejscu. Powtórzyły to razem i jednej zabrakło powietrza, więc coś się jej wymknęło. Pasowało. Druga się zarumieniła i poprosiła, żeby powtórzyć.",
          titles: [
            ["Before the Arbiter’s Chair", "Mruk jako rozjemca"],
            ["Which Ola Said It?", "Która Ola to powiedziała?"],
          ],
        },
      ],
    },
    {
      en: "To make matters worse, the pencil had gone as well, the soft one, for words that are not quite certain. It had been in Ola’s hand, then in her hair, then nowhere. Without it nothing could be thought of, she declared, and began to pull out drawers, in which she found a thermometer, a candle end and an old letter from her grandmother, which had to be read.",
      pl: "Na domiar złego przepadł także ołówek, ten miękki, do słów niezupełnie pewnych. Był u Oli w ręce, potem we włosach, a potem nigdzie. Bez niego nic się nie wymyśli, oświadczyła i zaczęła wysuwać szuflady, w których znalazła termometr, ogarek i stary list od babci, a list trzeba było przeczytać.",
      turns: [
        {
          en: "Pencil and word turned up together, under the cat. Mruk had lain down on a heap of old drafts to think with his whole body, and when he was lifted off, something rolled away, and a sheet stuck to his stomach. On it, in her own hand, from another year and another book, there it stood. Ola peeled it off like a stamp, without damage to either.",
          pl: "Ołówek i słowo znalazły się razem, pod kotem. Mruk położył się na stosie starych brudnopisów, żeby pomyśleć całym ciałem, a kiedy go podniesiono, coś się potoczyło, a do brzucha została przyklejona kartka. Na kartce, jej własnym pismem, z innego roku i z innej książki, stało jak byk. Ola odkleiła je jak znaczek, bez szkody dla obu stron.",
          titles: [
            ["Both of Them under the Cat", "Jedno i drugie pod kotem"],
            ["Thinking with His Whole Body", "Myśleć całym ciałem"],
          ],
        },
        {
          en: "The letter was about plums, a neighbour, and the neighbour’s goat. Ola read it on her feet among the drawers. In the third line from the bottom the goat did something at the gate, and her grandmother, who owned no dictionary, had simply put down what. Ola read the line twice, the second time aloud, to Mruk. The soft pencil was not needed any more. She took the pen.",
          pl: "List był o śliwkach, o sąsiedzie i o sąsiada kozie. Ola czytała go na stojąco wśród szuflad. W trzecim wierszu od dołu koza zrobiła coś przy furtce, a babcia, która słownika nie miała, zwyczajnie napisała co. Ola przeczytała ten wiersz dwa razy, za drugim na głos, Mrukowi. Miękki ołówek nie był już potrzebny. Wzięła pióro.",
          titles: [
            ["What the Goat Did at the Gate", "Co zrobiła koza przy furtce"],
            ["In the Third Line from the Bottom", "W trzecim wierszu od dołu"],
          ],
        },
      ],
    },
    {
      en: "Ola had even written to the author, and his answer lay on the table. It was charming. He no longer remembered what he had meant, he wrote, it had been a hot summer; perhaps she could put whatever people put in such cases? “Whatever people put,” she repeated. It was quiet in the kitchen. In the hall the meter could be heard ticking.",
      pl: "Ola napisała nawet do autora i odpowiedź leżała na stole. Była urocza. Nie pamięta już, co miał na myśli, wyjaśniał, tamto lato było upalne, może więc wstawiłaby to, co się w takich razach wstawia? „Co się wstawia” – powtórzyła. W kuchni zrobiło się cicho. Słychać było, jak w przedpokoju tyka licznik.",
      turns: [
        {
          en: "Mruk, who is particular about the paper he lies on, turned the letter over with one claw. There was a postscript. “Perhaps,” it said, “what a cat does when it believes itself alone.” Very slowly Ola raised her eyes, past the mug, and kept as still as a sideboard, until he believed it. Then she said under her breath, in Polish, what he was doing, and wrote it down.",
          pl: "Mruk, któremu nie jest wszystko jedno, na jakim papierze leży, odwrócił list pazurem. Na odwrocie było postscriptum. „Może to, co robi kot, kiedy myśli, że jest sam”. Bardzo powoli Ola podniosła oczy znad kubka i siedziała nieruchomo jak kredens, aż w to uwierzył. Wtedy powiedziała pod nosem, po polsku, co on robi, i zapisała.",
          titles: [
            ["What a Cat Does When He Is Alone", "Co robi kot, kiedy myśli, że jest sam"],
            ["There Was a Postscript", "Na odwrocie było postscriptum"],
          ],
        },
        {
          en: "She answered him on the spot. People do not put anything, she wrote, and she explained to him what people do, for two pages, with a drawing. To take out the worst of it she read it through aloud, to Mruk, and in the middle of the second page she stopped. There was the word. She had used it against him without noticing. The letter was never sent.",
          pl: "Odpisała mu natychmiast. Nic się nie wstawia, napisała i wyjaśniła mu, co się robi, na dwóch stronach, z rysunkiem. Żeby usunąć co gorsze, przeczytała to na głos Mrukowi i pośrodku drugiej strony przerwała. Stało tam, czarno na białym. Użyła tego słowa przeciw autorowi, nawet nie zauważyła kiedy. List nie został wysłany.",
          titles: [
            ["Used against the Author", "Użyte, i to przeciw autorowi"],
            ["Two Pages, with a Drawing, Not Sent", "Dwie strony z rysunkiem, nie wysłano"],
          ],
        },
      ],
    },
    {
      titles: [["She Took This for Affection", "Wzięła to za czułość"]],
      en: "The cruel thing was that Ola had the word, only not to hand. It was sitting on the tip of her tongue. She knew how it began, she knew it had a dip in the middle, she had heard her grandmother use it over a basin of plums. Mruk jumped up to look into her mouth, but she took this for affection.",
      pl: "Najgorsze, że Ola miała to słowo, tyle że nie pod ręką. Siedziało na końcu języka. Wiedziała, jak się zaczyna, wiedziała, że w środku się zapada, słyszała je od babci nad miską śliwek. Mruk wskoczył wyżej, żeby zajrzeć jej do ust, ale wzięła to za czułość.",
      turns: [
        {
          en: "Mrs Halina only wanted her colander back. She stood on the mat and talked of her knee, of the quality of thread, of the weather at Otwock, and in the midst of it, without so much as a change of voice, she said the word. “What did you say?” cried Ola. “Otwock,” said Mrs Halina. But Ola was running to the table with her lips shut, before anything fell out.",
          pl: "Pani Halina przyszła tylko po swój durszlak. Stała na wycieraczce, mówiła o kolanie, o gatunku nici, o pogodzie w Otwocku i w środku tego, nawet nie zmieniając głosu, powiedziała to słowo. „Jak pani powiedziała?” – krzyknęła Ola. „W Otwocku” – odparła pani Halina. Ale Ola biegła już do stołu z zaciśniętymi ustami, żeby po drodze nic nie wypadło.",
          titles: [
            ["Mrs Halina Says It in Passing", "Pani Halina mówi to mimochodem"],
            ["Colander, Knee, Thread, Otwock", "Durszlak, kolano, nici, Otwock"],
          ],
        },
        {
          en: "Mruk could have told her that calling is no use. The door is left ajar, people turn to something else, they are not too kind. They tried it: he closed his eyes, and Ola watered the cactus. After a while something came in softly, walked about the kitchen, and settled on her tongue as though by chance. She did not look up until it had folded its paws.",
          pl: "Mruk mógł jej od razu powiedzieć, że wołanie nic nie da. Zostawia się uchylone drzwi, zajmuje się czymś innym i nie jest się zbyt miłym. Spróbowali: on zamknął oczy, Ola podlała kaktus. Po jakimś czasie coś cicho weszło, pokręciło się po kuchni i niby przypadkiem usiadło jej na języku. Nie podniosła wzroku, dopóki nie podwinęło łap.",
          titles: [
            ["Calling Is No Use", "Wołanie nic nie da"],
            ["Leave the Door Ajar and Water the Cactus", "Drzwi uchylić, kaktus podlać"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "Mruk had taken a seat on the second volume of the dictionary, which was open. “I only want to look under L,” said Ola. He lifted the left front paw. “That’s K.” He put it down and lifted the right. “That’s P.” What he was lying on with his stomach, the whole of L, M, N and O, was warm and dark and for the present not available.",
      pl: "Mruk zajął miejsce na drugim tomie słownika, a tom był otwarty. „Chcę tylko zajrzeć pod L” – powiedziała Ola. Podniósł przednią lewą łapę. „To K”. Odłożył ją i podniósł prawą. „To P”. To, na czym leżał brzuchem, całe L, M, N i O, było ciepłe, ciemne i chwilowo niedostępne.",
    },
    {
      en: "Ola looked up at the kitchen clock. It is seven minutes fast; up there it was seven minutes later already, and for all anybody knew it had been found. Mruk looked up as well. They examined the face, the six, the nine and the space between the hands. The clock gave nothing away. It only moved on by one minute, so as to keep its distance.",
      pl: "Ola popatrzyła na kuchenny zegar. Spieszy się o siedem minut, czyli tam na górze było już siedem minut później i kto wie, może się znalazło. Mruk też popatrzył. Obejrzeli tarczę, szóstkę, dziewiątkę i to, co między wskazówkami. Zegar niczego nie zdradził. Przesunął się tylko o minutę, żeby zachować odległość.",
    },
    {
      when: { timeSlot: ["morning", "afternoon"] },
      en: "On the outer sill sat a sparrow who has one word. He said it to the left and he said it to the right and once, with emphasis, he said it to Mruk. Ola listened with her chin in her hand. “And it’s enough for him,” she said. From the chestnut tree somebody answered with the same word. They did not seem to have misunderstood each other.",
      pl: "Na parapecie za oknem siedział wróbel, który ma jedno słowo. Powiedział je w lewo, powiedział je w prawo i raz, z naciskiem, powiedział je Mrukowi. Ola słuchała z brodą na ręce. „I jemu wystarcza” – powiedziała. Z kasztanowca ktoś odpowiedział tym samym słowem. Nie wyglądało na to, żeby się nie zrozumieli.",
    },
    {
      en: "Ola put the kettle on, and when it boiled she no longer knew what for. It was not the first time. Beside the manuscript stood three mugs of tea, of which one was cold, one was lukewarm and one still steamed. Mruk went along the row with his nose, slowly, like a senior doctor on his round. At the third he nodded. She poured out the fourth.",
      pl: "Ola nastawiła wodę, a kiedy się zagotowała, nie wiedziała już po co. To nie był pierwszy raz. Przy rękopisie stały trzy kubki herbaty, jeden zimny, jeden letni, a trzeci jeszcze parował. Mruk przeszedł wzdłuż nich z nosem, powoli, jak ordynator na obchodzie. Przy trzecim kiwnął głową. Nalała czwarty.",
    },
    {
      en: "Ola acted it out. The sugar bowl was the man, the pepper mill was the woman, and the butter dish was a railway station. “He’s here,” she said, “she’s getting out there, and now he…” The sugar bowl did not know either. Mruk put out a paw and moved the man a little closer to the edge. “No,” said Ola after some thought. “That comes at the end.”",
      pl: "Ola odegrała to na stole. Cukierniczka była mężczyzną, młynek do pieprzu kobietą, a maselniczka dworcem. „On stoi tu – mówiła – ona tam wysiada, a on na to…” Cukierniczka też nie wiedziała. Mruk wyciągnął łapę i przysunął mężczyznę trochę bliżej krawędzi. „Nie – powiedziała Ola po namyśle. – To będzie na końcu”.",
    },
    {
      en: "A very small fly, of the kind that lives on vinegar, was taking a walk across the page. She went along the line, word by word, came to the empty place, and sat down in it. Ola did not breathe. Mruk had his chin on the table, and his eyes had almost met. It would have been the shortest solution. But she only wiped her hands and walked on.",
      pl: "Bardzo mała mucha, taka, co żyje z octu, wybrała się na spacer po kartce. Szła wzdłuż wiersza, słowo po słowie, doszła do pustego miejsca i w nim usiadła. Ola wstrzymała oddech. Mruk miał brodę na krawędzi stołu, a oczy prawie mu się zeszły. Byłoby to najkrótsze rozwiązanie. Ale mucha otarła tam tylko ręce i poszła dalej.",
    },
    {
      en: "The telephone rang. A gentleman wanted the vet; it was the wrong number. Since he was there, however, Ola described to him what was missing, and asked him what he called it. The gentleman thought hard, and offered two words. She had crossed them both out already. Ten minutes later he rang again, with a third, from his wife, and Mruk saw Ola bow to the telephone.",
      pl: "Zadzwonił telefon. Jakiś pan chciał do weterynarza, pomyłka. Ale skoro już był, Ola opisała mu, czego brakuje, i spytała, jak on to nazywa. Pan głęboko się zastanowił i zaproponował dwa słowa. Oba miała skreślone. Po dziesięciu minutach zadzwonił znowu, z trzecim, od żony, i Mruk widział, jak Ola kłania się do słuchawki.",
    },
  ],
};
