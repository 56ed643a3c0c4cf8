import type { Plot } from "#api/house/texts/model.ts";

/** Ola translates a book at the kitchen table, and one word of it cannot be found anywhere in the flat. */
export const book: Plot = {
  name: "book",
  category: "Lifestyle",
  wishes: [
    {
      titles: [["Somewhere between the Cup and the Pen", "Gdzieś między filiżanką a piórem"]],
      en: "A word had gone missing. It had been there in the foreign book, short and in its place; on the way into Polish it had dropped somewhere between the cup and the pen. Ola had already looked under her papers. Mruk looked under the kitchen cupboard, where everything in this flat ends up, and lay down in front of it, to be there when it came out.",
      pl: "Zginęło słowo. W obcej książce jeszcze było, krótkie, na swoim miejscu, a po drodze na polski wypadło gdzieś między filiżanką a piórem. Ola zajrzała już pod papiery. Mruk zajrzał pod kredens, bo tam w tym mieszkaniu trafia w końcu wszystko, i położył się przed nim, żeby być na miejscu, kiedy wyjdzie.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["What Had Really Been Missing", "Co naprawdę zginęło"]],
          en: "The word went in at once, in front of the comma. Ola blew on it. Mruk came to see what it was, and sniffed the wet place: ink, and not a trace of dust. He was not taken in. He went back to the cupboard, reached in up to the shoulder, and laid on the manuscript what had really been missing, a dried pea.",
          pl: "Słowo weszło od razu, przed przecinek. Ola na nie dmuchnęła. Mruk przyszedł zobaczyć, czego to przez cały czas szukali, i powąchał mokre miejsce: atrament, ani śladu kurzu. Nie dał się nabrać. Wrócił do kredensu, wsunął łapę aż po bark i położył na rękopisie to, co naprawdę zginęło, suchy groszek.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["sheet of paper"],
            eyes: "half",
            look: "down",
            company: "ola",
          },
        },
        {
          titles: [
            ["M., below Two Professors", "Kto to jest M.?"],
            ["Thanks Are Due to a Native Speaker", "Podziękowania dla konsultanta"],
          ],
          en: "The word went in; and at the front of the book, where people are thanked, there will be a capital M with a full stop. The publisher will ask who that is. “A native speaker,” Ola will say. It will stand there in small type, under two professors. Mruk has no objection to the company, or to the type. He was back in front of the cupboard already, because a glove was missing, too.",
          pl: "Słowo weszło na miejsce, a na początku książki, tam gdzie się dziękuje, będzie duże M z kropką. Wydawca spyta, kto to taki, i Ola odpowie, że konsultant językowy. Stanie tam petitem, pod dwojgiem profesorów. Mruk nie ma zastrzeżeń ani do towarzystwa, ani do petitu. Leżał już z powrotem przed kredensem, bo zginęła także rękawiczka.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Up to page one hundred and twelve the book had behaved. People in it quarrelled, travelled and ate soup, and all of this could be said in Polish. Then somebody in line six did something for which there was no word, and Ola’s pen stopped. Mruk, on the third chair, opened his eyes. He can sleep beside a pen that is writing. Beside a pen that has stopped nobody can.",
      pl: "Do strony sto dwunastej książka zachowywała się przyzwoicie. Ludzie się w niej kłócili, podróżowali i jedli zupę, a wszystko to dawało się powiedzieć po polsku. Aż ktoś w szóstym wierszu zrobił coś, na co nie było słowa, i pióro Oli stanęło. Mruk, na trzecim krześle, otworzył oczy. Przy piórze, które chodzi, umie spać. Przy takim, które stoi, nie umie nikt.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "open",
        on: "chair",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Let the Pen Run", "Pióro niech sobie chodzi"],
            ["He Missed the Fight about the Goose", "Bójkę o gęś przespał"],
          ],
          en: "The pen put the word down, waited to see if it would hold, and set off. It went to the end of the line and came back. Mruk laid his chin on the edge of the third chair and let it run. By page one hundred and fourteen one paw was hanging down. On page one hundred and fifteen there was a fight about a goose, and Mruk missed it.",
          pl: "Pióro postawiło słowo, odczekało chwilę, czy trzyma, i poszło. Doszło do końca wiersza i wróciło. Mruk oparł brodę o krawędź trzeciego krzesła i pozwolił mu chodzić. Na stronie sto czternastej zwisała już jedna łapa. Na sto piętnastej pobito się o gęś i Mruk to przespał.",
          picture: {
            place: "kitchen floor",
            pose: "crouch",
            props: [],
            eyes: "half",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["You Are Sitting on Line Six", "Kto siedzi na szóstym wierszu?"]],
          en: "The pen was going again, and now Mruk lay awake and waited for it to stop. It did not stop at line seven, or at line eight. At the foot of the page he got up, stepped on to the table and sat down on what was finished. Ola wrote on around him. “You’re sitting on line six,” she said. He knew. Line six would not get away again.",
          pl: "Pióro znów chodziło, a Mruk leżał teraz i czekał, kiedy stanie. Nie stanęło w siódmym wierszu ani w ósmym. Na końcu strony wstał, przeszedł na stół i usiadł na tym, co gotowe. Ola pisała dalej, dookoła niego. „Siedzisz na szóstym wierszu” – powiedziała. Wiedział. Szósty wiersz już nie ucieknie.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "sheet of paper",
            inHand: "pen",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "In the middle of Ola’s sheet there was a blank. The sentence ran up to it, halted, and went on beyond as if nothing had happened. The blank was about as wide as a paw. Mruk had noticed it from the kitchen sill, and it gave him no peace, for he cannot see an empty place without wanting to know who will have it. He moved to the third chair, which is nearer.",
      pl: "Pośrodku kartki Oli było puste miejsce. Zdanie do niego dobiegało, przystawało, a dalej szło jak gdyby nigdy nic. Luka miała szerokość mniej więcej łapy. Mruk wypatrzył ją z parapetu w kuchni i nie dawała mu spokoju, bo kiedy widzi coś wolnego, musi wiedzieć, kto to zajmie. Przesiadł się na trzecie krzesło, skąd jest bliżej.",
      picture: { place: "courtyard sill", pose: "crouch", props: [], eyes: "wide", look: "down", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Narrow Word, Sealed with Butter", "Wąskie słowo, a reszta z masła"],
            ["Airtight on Both Sides", "Szczelne z obu stron"],
          ],
          en: "The word was narrow, and the blank had been kept for a wide one. When Ola had written it in, a strip was left over on either side, white, about as wide as a toe. Mruk came across the table, by way of the butter, and saw to it: one print on the left, one on the right. “Now it’s airtight,” said Ola, and held it up to the lamp.",
          pl: "Słowo było wąskie, a miejsce trzymano na szerokie. Kiedy Ola je wpisała, po obu stronach został pasek, biały, mniej więcej na palec łapy. Mruk przyszedł przez stół, a po drodze przez masło, i załatwił sprawę: jeden odcisk z lewej, jeden z prawej. „Teraz szczelne” – powiedziała Ola i obejrzała to pod lampą.",
          picture: { place: "kitchen", pose: "walk", props: ["sheet of paper"], eyes: "half", company: "ola" },
        },
        {
          titles: [
            ["Something Free at the Very Bottom", "Na samym dole jest wolne"],
            ["Who Will Have the Empty Place?", "Kto zajmie puste miejsce?"],
          ],
          en: "So the place was taken. The word sat there with its elbows on its neighbours as if it had been born in it. Mruk went over the rest of the sheet, but it was full to the edges, except at the very bottom, where there was something free about as wide as a cat. He lay down there. Ola began the new chapter on another page.",
          pl: "A więc miejsce zajęte. Słowo siedziało z łokciami na sąsiadach, jakby się tam urodziło. Mruk obejrzał resztę kartki, pełną po brzegi, i dopiero na samym dole znalazł coś wolnego, szerokości mniej więcej kota. Położył się tam. Nowy rozdział Ola zaczęła na osobnej stronie.",
          picture: { place: "kitchen", pose: "loaf", props: [], eyes: "half", on: "sheet of paper", company: "ola" },
        },
        {
          titles: [["The Last Tenant Leaves a Dot", "Kto zostawił tę kropkę?"]],
          needs: ["the small fly"],
          en: "The fly was still sitting in the blank, so Ola wrote round her, very finely, letter by letter, and left a bay in the middle. Mruk watched with his nose on the table. At the last letter the fly had had enough, crossed the wet ink on her six feet and flew up to the lamp. Behind her stood a dot, small and exact, over the letter that needs one.",
          pl: "W pustym miejscu wciąż siedziała mucha, więc Ola pisała dookoła niej, bardzo cienko, litera po literze, a pośrodku zostawiła zatoczkę. Mruk patrzył z brodą na stole. Przy ostatniej literze mucha miała dosyć, przeszła przez mokry atrament sześcioma nogami i odleciała do lampy. Została po niej kropka, mała i dokładna, nad tym i, któremu się należała.",
          picture: {
            place: "kitchen",
            pose: "peek",
            props: ["sheet of paper"],
            eyes: "wide",
            inHand: "pen",
            company: "ola",
          },
        },
        {
          titles: [
            ["The Stout Word Kept Its Hat On", "Tęgie słowo czeka w kapeluszu"],
            ["Only a Minute to Spare", "Została jeszcze minuta"],
          ],
          needs: ["the stopgap"],
          en: "There was a minute left on the clock when the right word took its place, and Ola let out her breath. The stout word had waited in the margin, in pencil, with its hat on. She had not the heart to rub it out. Mruk, who knows what it is to wait for an empty place, sat down beside it. On page two hundred she found room for it.",
          pl: "Na zegarze została jeszcze minuta, kiedy właściwe słowo zajęło miejsce i Ola odetchnęła. Tamto drugie, tęgie, czekało na marginesie, ołówkiem, w kapeluszu. Nie miała serca go wytrzeć. Mruk, który wie, co to znaczy czekać na wolne miejsce, usiadł obok niego. Na stronie dwusetnej coś się dla niego znalazło.",
          picture: { place: "kitchen", pose: "sit", props: ["sheet of paper"], eyes: "open", company: "ola" },
        },
      ],
    },
    {
      titles: [["On the Far Side, the Ham", "Szynka jest po drugiej stronie"]],
      en: "Ola was in chapter nine and could not get out. She had gone in easily enough, with a mug and a light heart; but close to the end a single word stood across her path. Mruk sat down in the kitchen where she would see him when she raised her head. On the far side of chapter nine, as they both knew, was the ham.",
      pl: "Ola tkwiła w rozdziale dziewiątym i nie mogła wyjść. Weszła bez trudu, z kubkiem i z lekkim sercem, ale tuż przed końcem jedno słowo stanęło jej w poprzek drogi. Mruk usiadł w kuchni tak, żeby go zobaczyła, gdy podniesie głowę. Po drugiej stronie rozdziału dziewiątego, jak oboje wiedzieli, była szynka.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Waiting at the Exit of Chapter Nine", "Przy wyjściu z dziewiątego rozdziału"],
            ["He Gave Her Time with the Mustard", "Czas na musztardę"],
          ],
          en: "Ola came out at the far end with ink on her chin, and blinked, as people do when they leave a cinema by the side door. Mruk was waiting at the exit. He went ahead with his tail up, to show the way: round the table, past the sink, to the cupboard. There she read the label of the mustard, in both languages. He gave her time. The ham stood right behind it.",
          pl: "Ola wyszła po drugiej stronie z atramentem na brodzie i mrugała, jak ktoś, kogo wypuszczono z kina bocznymi drzwiami. Mruk czekał przy wyjściu. Poszedł przodem, z podniesionym ogonem, żeby pokazać drogę: dookoła stołu, obok zlewu, do kredensu. Tam przeczytała etykietę na musztardzie, w obu językach. Dał jej czas. Szynka stała zaraz za musztardą.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", company: "ola" },
        },
        {
          titles: [["In the Ninth Line, Geese", "W dziewiątym wierszu gęsi"]],
          en: "The joy lasted for eight lines. In the ninth, with the door already in sight, there was a proverb about geese. But that was a different kind of trouble, with feathers on, and they went at it in better spirits, Ola with her glasses up on her forehead, Mruk with one front paw on the place, in case it flew away. They ate the ham on the spot.",
          pl: "Radość trwała osiem wierszy. W dziewiątym, kiedy widać już było drzwi, czekało przysłowie o gęsiach. Ale to był kłopot innego gatunku, z piórami, i wzięli się do niego oboje w lepszym nastroju, Ola z okularami na czole, Mruk z przednią łapą na tym miejscu, na wypadek gdyby chciało odfrunąć. Szynkę zjedli na miejscu.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["What the Paper round the Ham Was For", "Do czego posłużył papier od szynki"]],
          needs: ["the ring of tea"],
          en: "Ola was out of chapter nine, and the last page was still wet where the mug had been. The book must not be shut, or the chapter would stick. There was nothing dry but the paper round the ham. She unwrapped the ham and laid the paper over the ring, and then there was nothing left round the ham. Mruk was there already, as innocent as blotting paper.",
          pl: "Ola wyszła z rozdziału dziewiątego, a ostatnia strona była jeszcze mokra tam, gdzie stał kubek. Nie można jej było na niczym położyć, bo rozdział by się skleił. Suchy był tylko papier od szynki. Ola odwinęła go i położyła na kółku, a wtedy szynka została bez niczego. Mruk siedział już obok, niewinny jak bibuła.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["The Third Came in a Uniform", "Trzeci przyszedł w mundurze"]],
      en: "There were eleven candidates for one place in the sentence. Ola had written them in the margin, in a column, and at the kitchen table she was receiving them in turn, aloud. The first was too stout, the second smelled of school, the third had come in a uniform. Mruk sat on the committee, on the third chair. He was for appointing somebody before he got hungry.",
      pl: "Na jedno miejsce w zdaniu było jedenastu kandydatów. Ola wypisała ich na marginesie, w słupku, i przyjmowała po kolei, na głos, przy kuchennym stole. Pierwszy wyraz był za tęgi, drugi pachniał szkołą, trzeci przyszedł w mundurze. Mruk zasiadał w komisji, na trzecim krześle. Był za tym, żeby przyjąć kogoś, zanim zgłodnieje.",
      picture: {
        place: "kitchen",
        pose: "peek",
        props: ["sheet of paper"],
        eyes: "half",
        mouth: "neutral",
        company: "ola",
        posture: "sitting",
      },
      endings: [
        {
          titles: [["The Twelfth Had Not Applied", "Dwunasty się nie zgłaszał"]],
          en: "The place went to a twelfth, who had not applied. The other eleven were crossed out, with a thin line, since it is a small world. Ola thanked them, in both languages. Mruk saw them out; he went down the margin from the first to the last, one step for each, and trod a little harder on the uniform.",
          pl: "Miejsce dostał dwunasty, który się nie zgłaszał. Pozostałych jedenastu skreślono, cienką kreską, bo świat jest mały. Ola podziękowała im w obu językach. Mruk ich odprowadził: zszedł po marginesie od pierwszego do ostatniego, po kroku na każdego, a na mundurze nadepnął trochę mocniej.",
          picture: {
            place: "kitchen",
            pose: "peek",
            props: ["sheet of paper"],
            eyes: "half",
            mouth: "neutral",
            inHand: "pen",
            company: "ola",
          },
        },
        {
          titles: [
            ["Paid by the Slice", "Od plasterka"],
            ["The Rind Is for the Income Tax", "Skórka na podatek"],
          ],
          en: "A translator is paid by the sheet, a committee by the slice. Ola brought the fee on the lid of a jar: ham, cut small. It came to more per word, she worked out in the margin, beneath the eleven, than any poet in the country has ever been given. Mruk took it without false modesty, and left the rind for the income tax.",
          pl: "Tłumaczowi płaci się od arkusza, komisji od plasterka. Ola przyniosła honorarium na wieczku od słoika: szynkę, drobno pokrojoną. Wychodzi z tego, policzyła na marginesie, pod tamtymi jedenastoma, stawka za słowo, jakiej nie miał żaden poeta w kraju. Mruk przyjął ją bez fałszywej skromności i zostawił skórkę, na podatek.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["Two Minutes Before Time", "Na dwie minuty przed czasem"]],
          needs: ["the stopgap"],
          en: "The stopgap had been the eleventh candidate, and it had its coat off already. It had been promised the place if nobody better came within seven minutes, and now, with two to go, somebody better had come. Ola broke it to the stopgap gently, aloud, in both languages. Mruk walked down the column and lay on all eleven. The committee had risen.",
          pl: "Słowem na wszelki wypadek był kandydat jedenasty i zdążył już zdjąć płaszcz. Obiecano mu miejsce, jeśli w siedem minut nie przyjdzie nikt lepszy, a dwie minuty przed czasem ktoś lepszy przyszedł. Ola zawiadomiła kandydata delikatnie, na głos, w obu językach. Mruk przeszedł po słupku i położył się na wszystkich jedenastu. Komisja zakończyła obrady.",
          picture: { place: "kitchen", pose: "loaf", props: [], eyes: "open", on: "sheet of paper", company: "ola" },
        },
      ],
    },
    {
      titles: [["Four in a Quarter of an Hour, through the Nose", "Czwarte, i to przez nos"]],
      en: "Mruk can tell from the sigh what is wrong. A long one is a bill, one with a whistle is Tomek, and a short one through the nose means that in Ola’s book there is a word that will not come over. This was the fourth through the nose in a quarter of an hour. He left his blanket and came to the kitchen to put a stop to it.",
      pl: "Mruk po westchnieniu poznaje, co się stało. Długie to rachunek, ze świstem to Tomek, a krótkie, przez nos, znaczy, że w książce Oli jest słowo, które nie chce przejść na drugą stronę. To było czwarte przez nos w ciągu kwadransa. Wstał z koca i przyszedł do kuchni, żeby z tym skończyć.",
      picture: {
        place: "kitchen floor",
        pose: "walk",
        props: [],
        eyes: "half",
        mouth: "neutral",
        by: "doorway",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Sigh That He Did Not Know", "Takiego westchnienia jeszcze nie znał"],
            ["Who Sighed through the Nose?", "Kto westchnął przez nos?"],
          ],
          en: "Then there came a sigh that Mruk did not know. It began in Ola’s shoulders and went out at the top, and the pen sank by itself to the paper. He filed it, after the bill and before Tomek, and waited in case there were more of this sort. Ola read the line aloud from end to end, and at the end came one more, through the nose. It was his own.",
          pl: "Wtedy przyszło westchnienie, którego Mruk nie znał. Zaczęło się u Oli w ramionach i wyszło górą, a pióro samo opadło na papier. Wpisał je do rejestru, za rachunkiem, a przed Tomkiem, i poczekał, na wypadek gdyby takich było więcej. Ola przeczytała cały wiersz na głos i na końcu, przez nos, przyszło jeszcze jedno. Było jego.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["When Ola Hums", "Kiedy Ola nuci"],
            ["With Only the Tail Left to Listen", "Już tylko ogon słuchał"],
          ],
          en: "There was no more sighing. Instead Ola hummed. She hums as others knock in nails, on one note and a little flat, and in neither of her languages. Mruk, who had come to put a stop to something, heard four bars of it with his ears laid back. Then he returned to his blanket, and crept under it, head first, until only his tail was left outside to listen.",
          pl: "Wzdychania już nie było. Zamiast tego Ola nuciła. Nuci tak, jak inni wbijają gwoździe, na jednym tonie, trochę fałszywie, i w żadnym ze swoich języków. Mruk, który przyszedł z czymś skończyć, wysłuchał czterech taktów z położonymi uszami. Potem wrócił na koc i wszedł pod niego, głową naprzód, aż na zewnątrz słuchał już tylko ogon.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "grump",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Three hundred pages were done, and there was one hole in them. “It’s only a word,” said Ola at the kitchen table, “nobody will notice.” Nobody noticed the first stitch that went in the armchair, either, and look at it now. Mruk came and sat down by her sheet. The matter had to be dealt with while one cat was still enough.",
      pl: "Trzysta stron było gotowych, a w nich jedna dziura. „To tylko słowo – powiedziała Ola przy kuchennym stole. – Nikt nie zauważy”. W fotelu też na początku puściło tylko jedno oczko i proszę. Mruk przyszedł i usiadł przy kartce. Sprawą trzeba było się zająć, póki była na miarę jednego kota.",
      picture: {
        place: "kitchen",
        pose: "sit",
        props: ["sheet of paper"],
        eyes: "open",
        company: "ola",
        posture: "sitting",
      },
      endings: [
        {
          titles: [
            ["There and Back, and No Seam", "Ani śladu szwu"],
            ["Only the Butter Could Tell", "Chyba że po maśle"],
          ],
          en: "“Where was the word missing?” asked Ola after half an hour, and could not find the place any more. She went along the line with her finger, there and back, and there was no seam. Mruk understands such work. Meanwhile he had crossed the table himself from end to end, between two cups, the butter and a vase, and nobody could have told where. Only the butter showed it.",
          pl: "„Gdzie tu brakowało słowa?” – spytała Ola po półgodzinie i sama nie mogła już znaleźć tego miejsca. Przejechała palcem po wierszu tam i z powrotem: ani śladu szwu. Mruk taką robotę rozumie. Przeszedł tymczasem przez cały stół, między dwiema filiżankami, masłem i wazonem, i nikt by nie powiedział którędy. Chyba że po maśle.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["sheet of paper"],
            eyes: "half",
            look: "down",
            company: "ola",
          },
        },
        {
          titles: [
            ["The Way He Listens to Rain", "Tak jak słucha się deszczu"],
            ["Signed for, Corner to Corner", "Pokwitowane od rogu do rogu"],
          ],
          en: "Ola read Mruk the whole page, standing, in Polish, with nothing missing. He listened as he listens to rain, with everything except his face. When she had come to the end he got up, walked across the sheet from the top left to the bottom right, the way people sign for a delivery; and the ink was already dry.",
          pl: "Ola przeczytała Mrukowi całą stronę, na stojąco, po polsku, bez żadnej dziury. Słuchał tak, jak słucha deszczu, wszystkim oprócz twarzy. Kiedy skończyła, wstał i przeszedł po kartce od lewego górnego rogu do prawego dolnego, tak jak się kwituje odbiór przesyłki, a atrament zdążył już wyschnąć.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["sheet of paper"],
            eyes: "half",
            look: "away",
            company: "ola",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["the fourth volume"],
      en: "The big dictionary has four volumes, but of the fourth only a corner can be seen: it holds up the kitchen cupboard. And naturally the word that she wanted was in the fourth. Ola knelt down and pulled. The volume came out by a finger’s breadth, and the cupboard creaked and leaned a little, like a neighbour who has heard his name.",
      pl: "Duży słownik ma cztery tomy, ale z czwartego widać tylko róg: podpiera kredens. I oczywiście słowo było właśnie w nim. Ola uklękła i pociągnęła. Tom wysunął się na palec, a wtedy kredens zaskrzypiał i lekko się pochylił, jak sąsiad, który usłyszał swoje nazwisko.",
      turns: [
        {
          titles: [
            ["Nine Kilograms at the Other End", "Na drugim końcu dziewięć kilo"],
            ["What Does the Cupboard Say?", "A co na to kredens?"],
          ],
          unless: ["the flown sheet"],
          en: "Mruk climbed the cupboard by way of the bread bin and sat down at the other end, with all nine kilograms. The cupboard considered. Then, with a ringing of cups, it tipped over towards him by as much as a dictionary is thick, and Ola drew out the fourth volume. She read it on her knees. “Don’t move,” she said. The word had a column to itself.",
          pl: "Mruk wszedł na kredens przez chlebak i usiadł na drugim końcu, wszystkimi dziewięcioma kilogramami. Kredens się zastanowił. Potem zadzwonił filiżankami i przechylił się w jego stronę o tyle, ile słownik ma grubości, i Ola wyciągnęła tom czwarty. Czytała na kolanach. „Nie ruszaj się” – powiedziała. Słowo miało osobną szpaltę.",
        },
        {
          titles: [
            ["Three and a Half Words", "Trzy słowa i pół"],
            ["One Claw, Without the Alphabet", "Jeden pazur, bez alfabetu"],
          ],
          unless: ["the flown sheet"],
          en: "Mruk has a method that requires no alphabet. He put one claw under the cupboard, anywhere, and pulled, and as far as the weight would let it, the corner of a page came out. Ola laid her cheek on the floor beside his. There were three and a half words on it. The half was the one she wanted, and she knew how it went on.",
          pl: "Mruk ma metodę, która obywa się bez alfabetu. Wsunął pod kredens jeden pazur, na chybił trafił, i pociągnął do siebie, a z tomu, na ile pozwalał ciężar, wyszedł róg strony. Ola położyła policzek na podłodze obok niego. Były tam trzy i pół słowa. To pół było właśnie tym szukanym i Ola wiedziała, jak idzie dalej.",
        },
        {
          titles: [["L, M, N and O Hold Up the Cupboard", "L, M, N i O podpierają kredens"]],
          needs: ["the second volume"],
          en: "If the second volume could not be read, it could be useful. Ola shut it the moment Mruk stood up to turn round, put the broom handle under the cupboard and leaned on it. Out came the fourth volume, in went the second. L, M, N and O now hold up the cups. Mruk sat down on the fourth, but the word was on the page in front of his paws.",
          pl: "Skoro z drugiego tomu nie można było korzystać, mógł się chociaż przydać. Ola zamknęła go, gdy Mruk wstał, żeby się obrócić, podłożyła pod kredens kij od miotły i nacisnęła. Wyszedł tom czwarty, wszedł drugi. L, M, N i O trzymają teraz filiżanki. Mruk przesiadł się na czwarty, ale słowo było na stronie przed jego łapami.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            on: "open book",
            company: "ola",
          },
        },
        {
          titles: [
            ["Two Things off the Cupboard at Once", "Z kredensu dwie rzeczy naraz"],
            ["What She Read from the Chair", "Co przeczytała z krzesła"],
          ],
          needs: ["the flown sheet"],
          en: "The sheet lay right at the back. Ola climbed on a chair and reached for it, and the cupboard, which had been leaning towards her for years, leaned the rest of the way and rested on her shoulder. Below, something came free. “Mruk,” she gasped, “the book!” Mruk pulled out the fourth volume with both paws, and it fell open at W. She read the word from up there, holding the cupboard, and only then let it down.",
          pl: "Kartka leżała z samego tyłu. Ola weszła na krzesło i sięgnęła, a kredens, który od lat się ku niej nachylał, nachylił się do reszty i oparł jej się na ramieniu. Na dole coś się zwolniło. „Mruk – wysapała – książka!” Mruk wyciągnął czwarty tom dwiema łapami i tom otworzył się na W. Ola przeczytała słowo z góry, podtrzymując kredens, i dopiero potem go puściła.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      pays: ["Tomek"],
      en: "Tomek wanted to help. He stood in the doorway with an apple and made suggestions, all of them nouns, although a verb was wanted. “Estuary?” he said. “Steppe?” Between suggestions he chewed. At “moraine” Ola laid her forehead on the page, and Mruk, who knows what a forehead can do to an inkwell, lay down in between.",
      pl: "Tomek chciał się przydać. Stał w drzwiach z jabłkiem i podsuwał propozycje, same rzeczowniki, chociaż potrzebny był czasownik. „Ujście? – mówił. – Step?” Między propozycjami chrupał. Przy „morenie” Ola położyła czoło na kartce, a Mruk, który wie, czym to grozi, położył się między czołem a kałamarzem.",
      turns: [
        {
          titles: [
            ["A Verb Taken from Life", "Czasownik z natury"],
            ["“Stay like That!”", "„Tak zostań!”"],
          ],
          en: "“What is it meant to do, then, this word?” Tomek asked. Ola told him: it was what people do who want to come in and would like to stay outside as well. Tomek tried to picture it. He had one foot in the kitchen and one in the hall, his shoulder against the frame and his weight on neither. “Stay like that!” cried Ola, and took the word down from life.",
          pl: "„A co ono właściwie ma robić, to słowo?” – spytał Tomek. Ola mu powiedziała: to, co robi ktoś, kto chce wejść, a trochę wolałby zostać na zewnątrz. Tomek próbował to sobie wyobrazić. Jedną nogę miał w kuchni, drugą w przedpokoju, ramię na framudze, a ciężar na żadnej. „Tak zostań!” – zawołała Ola i zdjęła słowo z natury.",
        },
        {
          titles: [
            ["What Did Tomek Say on His Way Out?", "Co Tomek powiedział na odchodnym?"],
            ["Nothing but Nouns until the Door", "Same rzeczowniki, aż do drzwi"],
          ],
          en: "Tomek gave it up. “Well,” he said, with the core in his hand, “then I’ll just be…” and he said what he would be doing, and did it. “What was that?” called Ola, with her forehead still on the page. “Nothing,” called Tomek from the hall, a little hurt. But it had been a verb. She looked at Mruk. His ears were up; he had heard it, too.",
          pl: "Tomek dał za wygraną. „No to ja – powiedział z ogryzkiem w ręku – już sobie…” i powiedział, co sobie, i to zrobił. „Co mówiłeś?” – zawołała Ola, wciąż z czołem na kartce. „Nic” – zawołał Tomek z przedpokoju, trochę urażony. Ale to był czasownik. Popatrzyła na Mruka. Uszy miał postawione: też słyszał.",
          picture: {
            place: "kitchen",
            pose: "loaf",
            props: ["sheet of paper"],
            eyes: "wide",
            company: "ola",
            posture: "sitting",
          },
        },
      ],
    },
    {
      en: "There was also a deadline. It hung on the wall, a date in a red ring, and it behaved the way a dog does on the other side of a fence: nobody saw it move, yet at every glance it was nearer. Ola no longer glanced. She wrote the three words before the gap, crossed them out, and wrote them again, with her shoulders up about her ears.",
      pl: "Był jeszcze termin. Wisiał na ścianie, data w czerwonym kółku, i zachowywał się jak pies za płotem: nie widać było, żeby się ruszał, a za każdym spojrzeniem stał bliżej. Ola już nie patrzyła. Pisała trzy słowa przed luką, skreślała i pisała znowu, z ramionami pod same uszy.",
      turns: [
        {
          titles: [
            ["Down Came the Deadline, Nail and All", "Termin zdjęty razem z gwoździem"],
            ["A Dog on the Other Side of the Fence", "Termin jak pies za płotem"],
          ],
          en: "Mruk does not like anyone standing behind Ola. He went to the wall, rose to his full height, and brought the date down, nail and all: the month, the ring and a view of the Tatras. On the wall there was a square, cleaner than the rest. Ola looked into it as into a window. Nobody was coming. She said the sentence once more, and the word dropped in.",
          pl: "Mruk nie lubi, kiedy ktoś stoi Oli za plecami. Podszedł do ściany, stanął na całą wysokość i ściągnął datę razem z gwoździem: miesiąc, kółko i widok na Tatry. Na ścianie został kwadrat czystszy niż reszta. Ola spojrzała w niego jak w okno. Nikt nie szedł. Powiedziała zdanie jeszcze raz i słowo wskoczyło.",
        },
        {
          titles: [
            ["What Did It Say beneath the Red Ring?", "Co stało pod czerwonym kółkiem?"],
            ["The Deadline Was Asleep", "Termin śpi o dwa miesiące dalej"],
          ],
          en: "Mruk looked over her shoulder for so long that in the end Ola turned round, too. She walked straight up to the date, as you should with dogs, and there was small writing beneath the ring. “Chimney sweep,” she read. She lifted a leaf, and another: the deadline lay two months further on, in pencil, and was asleep. On her way back to the chair the word came along beside her.",
          pl: "Mruk patrzył jej przez ramię tak długo, że w końcu Ola też się odwróciła. Podeszła prosto do daty, jak się podchodzi do psów, a pod kółkiem było coś napisane drobnym maczkiem. „Kominiarz” – przeczytała. Podniosła kartkę, potem drugą: termin leżał dwa miesiące dalej, ołówkiem, i spał. Kiedy wracała na krzesło, słowo szło obok.",
        },
      ],
    },
    {
      titles: [["Two Languages, Two Olas", "Z dwóch języków dwie Ole"]],
      en: "When things go badly Ola talks to herself, and since she has two languages there are two of her. One asked, the other said no. They went up and down between the door and the table, growing more and more polite to each other, and Mruk, who had to get out of both their ways, knew what that leads to.",
      pl: "Kiedy sprawy stoją źle, Ola mówi do siebie, a że zna dwa języki, robią się z niej dwie. Jedna pytała, druga zaprzeczała. Chodziły od drzwi do stołu, coraz uprzejmiejsze dla siebie nawzajem, a Mruk, który musiał ustępować z drogi obu, wiedział, do czego to prowadzi.",
      turns: [
        {
          titles: [["After You, No, Please", "„Ależ po tobie”"]],
          en: "So Mruk stopped getting out of the way. He lay down across it, halfway, when one of them was just coming and the other was just going, and both had to stop. “After you,” said the one. “No, please,” said the other. They stood before him, neither would go first, and to fill the silence one of them said the word, quite softly. Afterwards each gave the credit to the other.",
          pl: "Więc Mruk przestał ustępować. Położył się w poprzek, w połowie drogi, kiedy jedna właśnie szła, a druga wracała, i obie musiały stanąć. „Proszę bardzo” – powiedziała jedna. „Ależ po tobie” – powiedziała druga. Stały przed nim, żadna nie chciała być pierwsza i żeby nie było tak cicho, któraś powiedziała to słowo, pod nosem. Potem każda twierdziła, że to zasługa tamtej.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", look: "up", company: "ola" },
        },
        {
          titles: [
            ["Mruk Was Made Arbiter", "Mruk jako rozjemca"],
            ["Which Ola Said It?", "Która Ola to powiedziała?"],
          ],
          en: "Mruk was made arbiter. They stopped before his chair, and each of them read him the sentence in her own language, and held her breath where the hole was. He blinked, in the same place both times. They did it once more, together, and one of the two ran out of breath and let a word slip instead. It fitted. The other turned red and asked her to repeat it.",
          pl: "Na rozjemcę wzięto Mruka. Stanęły przed jego krzesłem i każda przeczytała mu zdanie w swoim języku, a tam, gdzie była dziura, wstrzymała oddech. Mrugnął, oba razy w tym samym miejscu. Powtórzyły to razem i jednej zabrakło powietrza, więc wymknęło się jej słowo. Pasowało. Druga się zarumieniła i poprosiła, żeby powtórzyć.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", on: "chair", company: "ola" },
        },
        {
          titles: [
            ["Not Falling and Not Staying", "Ani nie spada, ani nie stoi"],
            ["Both Olas Make a Grab", "Obie Ole łapią naraz"],
          ],
          needs: ["the sugar bowl"],
          en: "The sugar bowl had stood half over the edge all this time, not falling and not staying. Now it tipped. Both Olas made a grab for it with the same two hands, and both cried out at once what it was doing, one in the foreign language and one in Polish. The sugar was saved. Mruk looked from one to the other. They had never agreed so fast.",
          pl: "Cukierniczka przez cały czas stała do połowy poza krawędzią i ani nie spadała, ani nie stała. Teraz się przechyliła. Obie Ole złapały ją tymi samymi dwiema rękami i obie naraz krzyknęły, co ona robi, jedna w obcym języku, druga po polsku. Cukier ocalał. Mruk popatrzył na jedną, popatrzył na drugą. Tak szybko jeszcze się nie zgodziły.",
        },
        {
          titles: [
            ["Louder, Because of the Rain", "Głośniej, bo pada deszcz"],
            ["Neither Could Hear the Other", "Jedna nie słyszała drugiej"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "The rain came down on the tin ledge, all at once, like applause, and neither Ola could hear the other. They raised their voices. “What do you call it?” shouted the one. “I don’t!” shouted the other. They stood on either side of Mruk, and over his head politeness came to an end; for people who shout use the shortest word they have. It was the right one. The rain clapped.",
          pl: "Po blasze parapetu lunął deszcz, nagle, jak oklaski, i jedna Ola nie słyszała drugiej. Podniosły głos. „Jak to nazywasz?” – krzyknęła jedna. „Nijak!” – krzyknęła druga. Stały po obu stronach Mruka i nad jego głową skończyła się uprzejmość, a kto krzyczy, ten bierze najkrótsze słowo, jakie ma. Było właściwe. Deszcz bił brawo.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", look: "up", company: "ola" },
        },
      ],
    },
    {
      en: "To make matters worse, the pencil had gone as well, the soft one, which Ola keeps for words she is not sure of. It had been in her hand, then in her hair, then nowhere. She could not think without it, she declared, and began to pull out drawers, in which she found a thermometer, a candle end and an old letter from her grandmother, which had to be read.",
      pl: "Na domiar złego przepadł także ołówek, ten miękki, do słów, których Ola nie jest pewna. Był w ręce, potem we włosach, a potem nigdzie. Bez niego nic się nie wymyśli, oświadczyła i zaczęła wysuwać szuflady, w których znalazła termometr, ogarek i stary list od babci, a list trzeba było przeczytać.",
      turns: [
        {
          titles: [
            ["The Pencil and the Word under the Cat", "Ołówek i słowo pod jednym kotem"],
            ["Thinking with His Whole Body", "Myśleć całym ciałem"],
          ],
          en: "Pencil and word turned up together, under the cat. Mruk had lain down on a heap of old drafts to think with his whole body, and when Ola lifted him off, something rolled away, and a sheet stuck to his stomach. On it, in her own hand, from another year and another book, stood the word. She peeled the sheet off him like a stamp, and nothing was torn.",
          pl: "Ołówek i słowo znalazły się razem, pod kotem. Mruk położył się na stosie starych brudnopisów, żeby pomyśleć całym ciałem, a kiedy Ola go podniosła, coś się potoczyło, a do brzucha miał przyklejoną kartkę. Na kartce, jej własnym pismem, z innego roku i z innej książki, stało to słowo. Ola odkleiła kartkę jak znaczek i nic się nie podarło.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "open", on: "arms", company: "ola" },
        },
        {
          titles: [
            ["What the Goat Did at the Gate", "Co zrobiła koza przy furtce"],
            ["In the Third Line from the Bottom", "W trzecim wierszu od dołu"],
          ],
          en: "The letter was about plums, a neighbour, and the neighbour’s goat. Ola read it on her feet among the drawers. In the third line from the bottom the goat did something at the gate, and her grandmother, who owned no dictionary, had simply put down what. Ola read the line twice, the second time aloud, to Mruk. The soft pencil was not needed any more. She took the pen.",
          pl: "List był o śliwkach, o sąsiedzie i o kozie sąsiada. Ola czytała go na stojąco wśród szuflad. W trzecim wierszu od dołu koza zrobiła coś przy furtce, a babcia, która słownika nie miała, zwyczajnie napisała co. Ola przeczytała ten wiersz dwa razy, za drugim na głos, Mrukowi. Miękki ołówek nie był już potrzebny. Wzięła pióro.",
        },
      ],
    },
    {
      en: "Ola had even written to the author, and his answer lay on the table. It was charming. He no longer remembered what he had meant, he wrote, it had been a hot summer; could she not put whatever people put in such cases? “Whatever people put,” she repeated. It was quiet in the kitchen. You could hear the meter ticking in the hall.",
      pl: "Ola napisała nawet do autora i odpowiedź leżała na stole. Była urocza. Nie pamięta już, co miał na myśli, wyjaśniał, tamto lato było upalne, może więc wstawiłaby to, co się w takich razach wstawia? „Co się wstawia” – powtórzyła. W kuchni zrobiło się cicho. Słychać było, jak w przedpokoju tyka licznik.",
      turns: [
        {
          titles: [
            ["What a Cat Does When He Is Alone", "Co robi kot, kiedy myśli, że jest sam"],
            ["There Was a Postscript", "Na odwrocie było postscriptum"],
          ],
          en: "Mruk, who is particular about the paper he lies on, turned the letter over with one claw. There was a postscript. “Perhaps,” it said, “what a cat does when it believes itself alone.” Very slowly Ola raised her eyes, past the mug, and kept as still as a sideboard, until Mruk had forgotten her. Then she said under her breath, in Polish, what he was doing, and wrote it down.",
          pl: "Mruk, któremu nie jest wszystko jedno, na jakim papierze leży, odwrócił list pazurem. Na odwrocie było postscriptum. „Może to, co robi kot, kiedy myśli, że jest sam”. Bardzo powoli Ola podniosła oczy znad kubka i siedziała nieruchomo jak kredens, aż Mruk o niej zapomniał. Wtedy powiedziała pod nosem, po polsku, co on robi, i zapisała.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["open letter"],
            eyes: "open",
            look: "down",
            company: "ola",
            posture: "sitting",
          },
        },
        {
          titles: [["Two Pages and a Drawing, Never Sent", "Dwie strony z rysunkiem, nie wysłano"]],
          en: "Ola answered the author on the spot. People do not put anything, she wrote, and what people do instead she explained to him on two pages, with a drawing. To take out the worst of it she read it through aloud, to Mruk, and in the middle of the second page she stopped. There was the word. She had used it against him without noticing. She never sent the letter.",
          pl: "Ola odpisała autorowi natychmiast. Nic się nie wstawia, napisała i wyjaśniła mu, co się robi, na dwóch stronach, z rysunkiem. Żeby usunąć co ostrzejsze, przeczytała to na głos Mrukowi i pośrodku drugiej strony przerwała. Stało tam szukane słowo, czarno na białym. Użyła go przeciw autorowi, nawet nie zauważyła kiedy. List nie został wysłany.",
        },
        {
          titles: [["Through the Bottom of a Mug", "Przez denko od kubka"]],
          needs: ["the ring of tea"],
          en: "Under the wet page lay the author’s letter, and the tea had gone through to it. In the ring the paper had turned as clear as a pane, with words in it from the other side, back to front. Ola held it up to the lamp. The author had begun a sentence there and crossed out half. The other half had her word in it. She put the mug back exactly where Mruk had pushed it.",
          pl: "Pod mokrą kartką leżał list autora i herbata doszła aż do niego. W kółku papier zrobił się przejrzysty jak szybka, a w szybce były słowa, z drugiej strony, odwrócone. Ola podniosła to pod lampę. Autor zaczął tam zdanie i pół skreślił. W drugiej połowie było słowo Oli. Kubek odstawiła dokładnie tam, dokąd przesunął go Mruk.",
        },
      ],
    },
    {
      titles: [["She Took This for Affection", "Wzięła to za czułość"]],
      pays: ["on the tongue"],
      en: "The worst of it was that Ola did have the word. It was just not to hand. It sat on the tip of her tongue. She knew how it began, she knew it had a dip in the middle, she had heard her grandmother use it over a basin of plums. Mruk jumped up to look into her mouth, but she took this for affection.",
      pl: "Najgorsze, że Ola miała to słowo, tyle że nie pod ręką. Siedziało na końcu języka. Wiedziała, jak się zaczyna, wiedziała, że w środku się zapada, słyszała je od babci nad miską śliwek. Mruk wskoczył wyżej, żeby zajrzeć jej do ust, ale wzięła to za czułość.",
      turns: [
        {
          titles: [
            ["What Mrs Halina Said in Passing", "Pani Halina mówi to mimochodem"],
            ["Colander, Knee, Thread, Otwock", "Durszlak, kolano, nici, Otwock"],
          ],
          unless: ["wrong number", "the dark"],
          en: "The bell rang. Mrs Halina only wanted her colander back. She stood on the mat and talked of her knee, of the quality of thread, of the weather at Otwock, and in the midst of it, without so much as a change of voice, she said the word. “What did you say?” cried Ola. “Otwock,” said Mrs Halina. But Ola was running to the table with her lips shut, before anything fell out. The colander had to wait.",
          pl: "Zadzwoniła do drzwi pani Halina, tylko po swój durszlak. Stała na wycieraczce, mówiła o kolanie, o gatunku nici, o pogodzie w Otwocku i w środku tego, nawet nie zmieniając głosu, powiedziała to słowo. „Jak pani powiedziała?” – krzyknęła Ola. „W Otwocku” – odparła pani Halina. Ale Ola biegła już do stołu z zaciśniętymi ustami, żeby po drodze nic nie wypadło. Durszlak musiał poczekać.",
        },
        {
          titles: [
            ["Calling Is No Use", "Wołanie nic nie da"],
            ["Leave the Door Ajar and Water the Cactus", "Drzwi uchylić, kaktus podlać"],
          ],
          unless: ["the dark"],
          en: "Mruk could have told her that calling is no use. You leave the door ajar, turn to something else, and are not too friendly. They tried it: he closed his eyes, and Ola watered the cactus. After a while the word came in softly, walked about the kitchen, and settled on her tongue as though by chance. She did not look up until it had folded its paws.",
          pl: "Mruk mógł jej od razu powiedzieć, że wołanie nic nie da. Zostawia się uchylone drzwi, zajmuje się czymś innym i nie jest się zbyt miłym. Spróbowali: on zamknął oczy, Ola podlała kaktus. Po jakimś czasie słowo cicho weszło, pokręciło się po kuchni i niby przypadkiem usiadło jej na języku. Nie podniosła wzroku, dopóki nie podwinęło łap.",
        },
        {
          titles: [
            ["With a Dip in the Middle, Like the Sparrow", "Z dołkiem pośrodku, jak wróbel"],
            ["Ola Chirps at the Pane", "Ola ćwierka do szyby"],
          ],
          needs: ["the sparrow"],
          en: "Ola did as the sparrow had done. She had the tune of the word, after all, if not the word. She called it at the pane with nothing in it, up, down and up, with the dip in the middle, and Mruk looked away out of politeness. The second time her tongue slipped in the dip, and the word was out. On the sill somebody repeated it, as best he could.",
          pl: "Ola zrobiła jak wróbel. Melodię słowa przecież miała, brakowało tylko słowa. Zawołała ją do szyby, pustą, w górę, w dół i znów w górę, z dołkiem pośrodku, a Mruk grzecznie się odwrócił. Za drugim razem język się w tym dołku pośliznął i słowo wypadło. Na parapecie ktoś je powtórzył, na ile umiał.",
        },
        {
          titles: [
            ["Neither In nor Out", "Ani w dom, ani z domu"],
            ["A Word in Exchange for a Cat", "Słowo w zamian za kota"],
          ],
          needs: ["wrong number"],
          en: "The telephone rang again. “She’s still at the door,” said the gentleman, “neither in nor out, she only…” and he said what his cat only did. Ola’s tongue was empty. That was it; her grandmother had said it of a hen. “Leave the door open,” she told him, after a look at Mruk, “and read the paper.” She heard a chair, then a newspaper, and after a while a thank-you.",
          pl: "Telefon zadzwonił jeszcze raz. „Wciąż stoi w drzwiach – powiedział tamten pan. – Ani w dom, ani z domu, tylko się…” i powiedział, co się. Oli jakby kamień spadł z języka. To było to, babcia mówiła tak o kurze. „Proszę zostawić drzwi otwarte – poradziła, zerknąwszy na Mruka – i czytać gazetę”. Usłyszała krzesło, potem gazetę, a po chwili „dziękuję”.",
        },
        {
          titles: [
            ["Some Words Only Come in the Dark", "Niektóre słowa przychodzą po ciemku"],
            ["Where the Cat’s Tail Stopped", "Tam, gdzie stanął ogon"],
          ],
          needs: ["the dark"],
          en: "In the dark words are less shy. Ola went along the line with her finger, and where Mruk’s tail was lying she stopped. The word came out by itself, in her grandmother’s voice, plums and all. She wrote it down without a light, across two lines and half of the tail. Then she fetched the bulb from the hall, to see what it was.",
          pl: "Po ciemku słowa są mniej płochliwe. Ola jechała palcem po wierszu, a tam, gdzie leżał ogon Mruka, stanęła. Słowo wyszło samo, głosem babci, razem ze śliwkami. Zapisała je bez światła, przez dwa wiersze i pół ogona. Potem wykręciła żarówkę w przedpokoju i przyszła zobaczyć, co to za słowo.",
          picture: {
            place: "kitchen",
            pose: "loaf",
            props: ["sheet of paper"],
            eyes: "half",
            lighting: "blackout",
            company: "ola",
            inHand: "pen",
          },
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the second volume"],
      en: "Mruk had taken a seat on the second volume of the dictionary, which was open. “I only want to look under L,” said Ola. He lifted the left front paw. “That’s K.” He put it down and lifted the right. “That’s P.” L, M, N and O lay under his stomach, warm and out of reach. She offered him the first volume. It was thinner, and he came back.",
      pl: "Mruk zajął miejsce na drugim tomie słownika, a tom był otwarty. „Chcę tylko zajrzeć pod L” – powiedziała Ola. Podniósł przednią lewą łapę. „To K”. Odłożył ją i podniósł prawą. „To P”. L, M, N i O leżały pod brzuchem, ciepłe i niedostępne. Zaproponowała mu pierwszy tom. Był cieńszy, więc wrócił.",
    },
    {
      pays: ["the stopgap"],
      en: "“Seven minutes,” said Ola. The kitchen clock is that much fast, and that was what she gave the right word: if it had not come seven minutes from now, a wrong one would go in, in ink. She had one ready. It was stout and willing and meant nearly the same. Mruk looked at the hands. They had started already.",
      pl: "„Siedem minut” – powiedziała Ola. Tyle spieszy się kuchenny zegar i tyle czasu Ola dała właściwemu słowu: jeśli przez siedem minut nie przyjdzie, wpisze niewłaściwe, atramentem. Miała jedno w zapasie. Było tęgie, chętne i znaczyło prawie to samo. Mruk spojrzał na wskazówki. Już ruszyły.",
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      pays: ["the sparrow"],
      en: "On the outer sill sat a sparrow who has one word. He wanted the breakfast crust that lay there, but behind the pane sat Mruk. The sparrow said his word to the left, then upwards, like a question, and then in two halves with a dip between them. At once a second sparrow came from the chestnut tree and took the crust. “He called her,” said Ola.",
      pl: "Na parapecie za oknem siedział wróbel, który ma jedno słowo. Chciał skórki od śniadania, która tam leżała, ale po drugiej stronie szyby siedział Mruk. Wróbel powiedział swoje słowo w bok, potem w górę, jakby pytał, a potem na dwie połowy, z dołkiem pośrodku. Z kasztanowca od razu przyleciała wróblica i wzięła skórkę. „Zawołał ją” – powiedziała Ola.",
    },
    {
      pays: ["the ring of tea"],
      en: "Beside Ola’s manuscript stood three mugs of tea, one cold, one lukewarm, one still steaming. Mruk went along the row with his nose, drew back at the third, and pushed the second on to the page with his elbow. It left a ring, brown and wet, exactly round the gap, and the wet went on to whatever lay beneath.",
      pl: "Przy rękopisie Oli stały trzy kubki herbaty, zimny, letni i taki, z którego jeszcze parowało. Mruk przeszedł wzdłuż nich z nosem, przy trzecim się cofnął i łokciem przesunął drugi na kartkę. Zostało kółko, brązowe, mokre, dokładnie dookoła luki, i mokre poszło w głąb, na to, co leżało pod spodem.",
    },
    {
      pays: ["the sugar bowl"],
      en: "Ola acted it out. The sugar bowl was the man, the pepper mill was the woman, and the butter dish was a railway station. “He’s here,” she said, “she’s getting out there, and now he…” The sugar bowl did not know either. Mruk wanted to see the end of it. He put out a paw and moved the man to the edge of the table, and then a little over.",
      pl: "Ola odegrała to na stole. Cukierniczka była mężczyzną, młynek do pieprzu kobietą, a maselniczka dworcem. „On stoi tu – mówiła – ona tam wysiada, a on na to…” Cukierniczka też nie wiedziała. Mruk chciał zobaczyć, jak się to skończy. Wyciągnął łapę i przysunął mężczyznę do krawędzi stołu, a potem jeszcze trochę poza nią.",
    },
    {
      pays: ["the small fly"],
      en: "A very small fly, of the kind that lives on vinegar, was walking across the page. She went along the line, word by word, came to the empty place and sat down in it. Ola blew; the fly held on. Mruk laid his chin on the table and lifted a paw. “Not on the page,” said Ola, for the ink above was wet. For the moment, then, the place was taken.",
      pl: "Bardzo mała mucha, taka, co żyje z octu, szła sobie po kartce. Szła wzdłuż wiersza, słowo po słowie, doszła do pustego miejsca i w nim usiadła. Ola dmuchnęła, mucha się przytrzymała. Mruk oparł brodę o stół i podniósł łapę. „Nie po kartce” – powiedziała Ola, bo wyżej atrament był mokry. Na razie więc miejsce było zajęte.",
    },
    {
      pays: ["wrong number"],
      unless: ["Tomek"],
      en: "The telephone rang. A gentleman wanted the vet, because his cat would not come in; it was the wrong number. As he was there, Ola asked him what he called the thing she was after. He offered two words, and she had crossed them both out already. “But what am I to do about the cat?” he asked. Ola looked at Mruk. “Rattle a dish,” she said, and the gentleman went off to try.",
      pl: "Zadzwonił telefon. Jakiś pan chciał do weterynarza, bo kotka nie chciała mu wejść do domu; pomyłka. Skoro już był, Ola spytała, jak on nazywa to, czego jej brakuje. Podał dwa słowa, oba miała skreślone. „A co ja mam zrobić z kotką?” – spytał. Ola popatrzyła na Mruka. „Proszę zabrzęczeć miską” – powiedziała i pan poszedł spróbować.",
    },
    {
      when: {
        weather: ["wind"],
      },
      pays: ["the flown sheet"],
      needs: ["the fourth volume"],
      en: "The wind got in by the crack in the kitchen window, where it always gets in, and took the one sheet that had a hole in it. It lifted the sheet over the mugs and over Mruk, who struck too late, and laid it down on top of the cupboard, among the jars. Ola had only the rest of the book now, and in that nothing was missing. “Fetch it,” she said to Mruk.",
      pl: "Wiatr wszedł szparą w kuchennym oknie, tą co zawsze, i zabrał jedyną kartkę, w której była dziura. Podniósł ją nad kubkami i nad Mrukiem, który uderzył za późno, i położył na samej górze kredensu, między słoikami. Oli została reszta książki, a w tej niczego nie brakowało. „Aport” – powiedziała do Mruka.",
    },
    {
      when: {
        timeSlot: ["evening"],
        between: ["10-10", "03-05"],
      },
      pays: ["the dark"],
      needs: ["on the tongue"],
      unless: ["Tomek"],
      en: "The lamp over the kitchen table gave a tick and went out. It was evening, and there was no spare bulb in the house. Ola sat in the dark with the pen in her hand and could see neither the gap nor the words on either side of it. Mruk could see it all. His tail brushed her wrist, once there, once back. “Where was I?” she asked him.",
      pl: "Lampa nad kuchennym stołem cyknęła i zgasła. Był wieczór, a zapasowej żarówki nie było w domu. Ola siedziała po ciemku, z piórem w ręce, i nie widziała ani luki, ani słów po obu stronach. Mruk widział wszystko. Ogonem przejechał jej po nadgarstku, raz w tę, raz z powrotem. „Gdzie ja byłam?” – spytała.",
    },
  ],
};
