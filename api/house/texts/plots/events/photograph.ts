import type { Plot } from "#api/house/texts/model.ts";

/** The old camera stands on its three legs in the room, and a picture is to be taken, with or without the cat. */
export const photograph: Plot = {
  name: "photograph",
  category: "Portrait",
  wishes: [
    {
      en: "Tomek’s aunt had asked for a picture of them all, to put on her sideboard. Tomek had set up the old camera in the room, on its three legs, with the black cloth over it, and Ola was keeping a place for him on the sofa. Mruk understood “all” correctly: the middle of the sofa was for him. In the middle, however, sat a cushion.",
      pl: "Ciotka Tomka poprosiła o zdjęcie, na którym będą wszyscy, bo ma dla nich miejsce na kredensie. Tomek ustawił w pokoju stary aparat na trzech nogach, z czarną płachtą, a Ola trzymała mu miejsce na kanapie. Mruk zrozumiał słowo „wszyscy” tak jak należy: środek kanapy był dla niego. Ale pośrodku siedziała poduszka.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "grump", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Who Is Who, from the Left", "Kto jest kim, od lewej"],
            ["Half a Head above Both", "O pół głowy wyżej niż oboje"],
          ],
          en: "For the aunt Ola wrote on the back who was who, from left to right. On the left sits Tomek, on the right sits Ola, and between them, on the cushion and therefore half a head above both, there is one more. She thought about how to put it. “Tomek,” she wrote in the end, “Ola.” Under the middle she drew a line, for a signature.",
          pl: "Dla ciotki Ola napisała na odwrocie, kto jest kim, od lewej do prawej. Po lewej siedzi Tomek, po prawej Ola, a między nimi, na poduszce, czyli o pół głowy wyżej od obojga, jeszcze ktoś. Ola zastanawiała się, jak to ująć. W końcu napisała: „Tomek, Ola”. Pod środkiem pociągnęła kreskę, na podpis.",
        },
        {
          titles: [
            ["Where the Middle Went", "Dokąd poszedł środek?"],

            ["Half an Ola, a Whole Cat", "Pół Oli, cały kot"],
          ],
          en: "The cushion kept its place in the middle. Mruk had settled at the far end, on the arm of the sofa, where it is firmer, and in the picture that will stand on the aunt’s sideboard he is exactly in the middle. Ola is there as far as the nose, from the left. Tomek is an elbow. “But it’s everybody,” said Tomek, and began to look for an envelope.",
          pl: "Poduszka została, gdzie była. Mruk usiadł na samym końcu, na oparciu kanapy, bo tam jest twardziej, i na zdjęciu, które stanie u ciotki na kredensie, wypadł dokładnie pośrodku. Olę widać z lewej, po nos. Tomek jest łokciem. „Ale są wszyscy” – powiedział Tomek i zaczął szukać koperty.",
        },
        {
          titles: [
            ["Mruk, with Company", "Mruk z towarzystwem"],
            ["The Only Name She Knew", "Reszty nie znała"],
          ],
          en: "“All,” said Tomek, and looked from the sofa to the window. Then he turned the camera round, and the next people at the stop got into two rows without being told. In the picture for the aunt they stand a long way down; in front of them, on the window sill, in the middle, sits Mruk, larger than any of them. On the back Ola wrote the only name she knew, his, and after it: “with company”. The cushion stayed on the sofa.",
          pl: "„Wszyscy” – powtórzył Tomek i popatrzył z kanapy na okno. Potem odwrócił aparat, a następni pasażerowie sami ustawili się na przystanku w dwóch rzędach. Na zdjęciu dla ciotki stoją daleko w dole, a przed nimi, na parapecie, w samym środku, siedzi Mruk, większy od każdego z nich. Ola podpisała na odwrocie tylko jego, bo reszty nie znała, i dodała: „z towarzystwem”. Poduszka została na kanapie.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "half", look: "reader", company: "nobody" },
          needs: ["the seven at the stop"],
          unless: ["one plate"],
          when: { timeSlot: ["morning", "afternoon"] },
        },
      ],
    },
    {
      en: "Ola needed a picture for her passport, for which she had to look like nobody in particular in front of something white. Tomek set up the old camera in the room, on three legs, with its black cloth, and hung an ironed sheet over the bookcase. It reached the floor and had half a metre left. Mruk, who is fond of ironing, meant to have that half metre.",
      pl: "Ola potrzebowała zdjęcia do paszportu, a do paszportu trzeba wyglądać jak nikt szczególny, na białym tle. Tomek ustawił w pokoju stary aparat na trzech nogach, z czarną płachtą, i powiesił na regale wyprasowane prześcieradło. Sięgało podłogi i jeszcze pół metra zostało. Mruk, który ceni prasowanie, upatrzył sobie te pół metra.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [["Does It Say How Many Ears?", "A piszą, ile uszu?"]],
          en: "The half metre turned out to be in the picture. At the bottom edge, in front of Ola’s third button, stand two grey points, one with a notch. Tomek fetched the sheet of instructions. The ears must be visible, it said; it did not say how many. Ola has the face of a person of whom nothing more is known. Down on the linen Mruk went on treading his half metre, left, right.",
          pl: "Okazało się, że te pół metra też weszło w kadr. U dołu, na wysokości trzeciego guzika Oli, sterczą dwa szare rogi, jeden z nacięciem. Tomek sięgnął po przepisy. Uszy mają być widoczne, a ile, tego nie podano. Ola ma minę osoby, o której nic więcej nie wiadomo. Na płótnie u jej stóp Mruk udeptywał dalej swoje pół metra, lewa, prawa.",
        },
        {
          titles: [
            ["In Case of Renewal", "W razie przedłużenia"],

            ["No Hat, No Smile, from the Front", "Bez czapki i bez uśmiechu"],
          ],
          unless: ["one plate"],
          en: "When Ola’s picture was done, the sheet was still occupied. Eyes open, mouth shut, no hat, straight ahead, no expression: Tomek read out what the office wanted, and after each point he looked over the paper at Mruk, on the sheet. There were five points. Ola had managed three. “He’s got one already, in the drawer,” said Ola. “It may run out,” said Tomek, and pressed.",
          pl: "Kiedy Ola miała to za sobą, prześcieradło było nadal zajęte. Oczy otwarte, usta zamknięte, bez czapki, na wprost, bez wyrazu: Tomek czytał punkt po punkcie, czego życzy sobie urząd, i po każdym spoglądał znad kartki na Mruka. Punktów było pięć. Ola wypełniła trzy. „On już ma paszport, w szufladzie” – powiedziała. „Może się skończyć” – odparł Tomek i nacisnął.",
        },
        {
          titles: [
            ["From the Side, So as Not to Frighten It", "Z boku, żeby nie spłoszyć"],
            ["A Face for When Nobody’s There", "Mina, kiedy nikogo nie ma"],
          ],
          en: "Ola sat down before the sheet and put on the face for officials. Then Mruk, who was treading the linen, left, right, got as far as her foot, and she looked down. The camera clicked. “That’s it,” said Tomek, “that’s the one you have when nobody’s there.” The office asks for exactly this. Ola looked at the picture from the side, so as not to frighten it, and Mruk kept the half metre.",
          pl: "Ola usiadła przed prześcieradłem i zrobiła minę do urzędu. Wtedy Mruk, który udeptywał płótno, lewa, prawa, doszedł do jej stopy, i spojrzała w dół. Aparat trzasnął. „To ta – powiedział Tomek. – Ta, którą masz, kiedy nikogo nie ma”. Urząd właśnie o taką prosi. Ola popatrzyła na zdjęcie z boku, żeby jej nie spłoszyć, a Mruk został przy swoim pół metra.",
          needs: ["the third face"],
          unless: ["one plate"],
        },
      ],
    },
    {
      pays: ["only the cat"],
      en: "There was to be a calendar: a cat for every month, as a present, and Tomek and Ola had done ten, in the room, with the old camera on three legs and the black cloth. For each month there had been a flake of tuna. After October the saucer stayed empty. Mruk sat down with his back to the camera until the matter was cleared up.",
      pl: "Miał być kalendarz: kot na każdy miesiąc, na prezent. Tomek z Olą zrobili już dziesięć zdjęć z rzędu, w pokoju, starym aparatem na trzech nogach, z czarną płachtą. Za każdy miesiąc był płatek tuńczyka. Po październiku talerzyk został pusty. Mruk usiadł do aparatu tyłem, dopóki rzecz się nie wyjaśni.",
      picture: { place: "stove", pose: "back", props: [], company: "nobody" },
      endings: [
        {
          titles: [
            ["November, Seen from Behind", "Listopad, widziany od tyłu"],

            ["Would He Turn Round for November?", "Czy na listopad się odwróci?"],
          ],
          en: "Since Mruk did not turn round, they photographed his back. Ola held the picture at arm’s length: a large grey shape, sloping at the shoulders, with its ears laid out a little and nothing to say to anybody. “November,” she said. There was no denying it. No other month had come out so well, and Tomek opened a second tin.",
          pl: "Skoro Mruk się nie odwrócił, zdjęli go od tyłu. Ola wyciągnęła rękę ze zdjęciem i przechyliła głowę: duży szary kształt, opadający w ramionach, uszy trochę na boki, nikomu nic do powiedzenia. „Listopad” – orzekła. Trudno było zaprzeczyć. Tomek otworzył drugą puszkę, bo tak nie udał się jeszcze żaden miesiąc.",
          picture: { place: "stove", pose: "back", props: [], company: "nobody" },
        },
        {
          titles: [
            ["Paid in Advance up to March", "Płatne z góry, do marca"],
            ["For December He Lifted His Chin", "Na grudzień uniósł brodę"],
            ["What December Tasted Of", "Broda wyżej, to już grudzień"],
          ],
          unless: ["one plate"],
          en: "In the larder, behind the flour, there was one more tin. For November Mruk faced the front; for December he even lifted his chin. The calendar was full, and Tomek was folding up the legs, when he noticed that the model had not left. He sat before the saucer in the light, three-quarter face, and held the pose. Ola laid out three more flakes, for the first quarter.",
          pl: "W spiżarni za mąką znalazła się jeszcze jedna puszka. Do listopada Mruk usiadł przodem, do grudnia uniósł nawet brodę. Kalendarz był pełny i Tomek składał już nogi, kiedy zauważył, że model nie odchodzi. Siedział nad talerzykiem, w dobrym świetle, z lekka bokiem, i trzymał pozę. Ola wyłożyła jeszcze trzy płatki, za pierwszy kwartał.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "open", look: "reader", company: "nobody" },
        },
        {
          titles: [["For November, the Butter", "Na listopad masło"]],
          en: "There was no more tuna. Ola looked along the table, at what had come out of Tomek’s pockets, and laid half a roll on the saucer, buttered side up. Mruk turned round to see. To be fair, he considered the chalk, too. For November he licked off the butter; for December he ate a little of the rest, with the face of somebody at the end of a year, and that is how they took him.",
          pl: "Tuńczyka już nie było. Ola przejrzała na stole to, co wyszło Tomkowi z kieszeni, i położyła na talerzyku pół bułki, masłem do góry. Mruk się odwrócił, żeby zobaczyć. Żeby być sprawiedliwym, rozważył też kredę. Do listopada zlizał masło, do grudnia zjadł trochę reszty, z miną człowieka pod koniec roku, i taki jest na zdjęciu.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "blep",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          needs: ["half a roll"],
          unless: ["one plate", "the roll used up"],
        },
      ],
    },
    {
      pays: ["only the cat"],
      en: "The upholsterer wanted to see the damage before he named a day, so Tomek had moved the old armchair into the light, back to front, and set up the camera before it in the room, on its three legs, with the black cloth. Ola swept up the threads. Mruk regarded the back of this chair as unfinished work. He did not wish it shown, and sat down in front.",
      pl: "Tapicer chciał najpierw zobaczyć zniszczenia, a dopiero potem podać dzień, więc Tomek odwrócił stary fotel tyłem do światła i ustawił przed nim w pokoju aparat na trzech nogach, z czarną płachtą. Ola zmiatała nitki. Mruk uważał tył fotela za rzecz nieskończoną. Nie życzył sobie, żeby ją pokazywano, i usiadł przed nią.",
      picture: {
        place: "box",
        inBox: false,
        pose: "walk",
        props: [],
        eyes: "grump",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["And the Cause, If Known", "Przyczyna, o ile znana"],

            ["Everything He Asked to See", "Wszystko, o co prosił"],
          ],
          en: "In the picture very little can be made out of the chair: a bit of fringe, two castors. The rest is Mruk. “He can’t do anything with that,” said Ola. Tomek read her the upholsterer’s card once more. The man wanted the state of the piece, the measurements and, if known, the cause. Tomek put the picture in the envelope, but first he wrote the weight of the cause on the back: nine kilos.",
          pl: "Fotela na zdjęciu prawie nie widać: kawałek frędzli, dwa kółka. Reszta to Mruk. „Nic mu z tego nie przyjdzie” – powiedziała Ola. Tomek przeczytał jej jeszcze raz kartkę od tapicera. Tapicer prosił o stan mebla, wymiary i przyczynę, o ile znana. Tomek dopisał na odwrocie wagę przyczyny, dziewięć kilo, i włożył zdjęcie do koperty.",
        },
        {
          titles: [
            ["Side by Side, at One Slant", "Kreska przy kresce, pod jednym kątem"],
            ["He Would Have to Begin Again", "Musiałby zaczynać od nowa"],

            ["To Be Continued, Lower Left", "Ciąg dalszy u dołu, po lewej"],
          ],
          en: "“Look at that,” said Ola, with her nose to the picture. Beside Mruk’s shoulder you could see it quite clearly: the strokes ran side by side, at one slant, and did not cross anywhere. With a new cover Mruk would have to begin again. Ola and Tomek pushed the chair back into its corner. Shortly afterwards a sound came from there, long, downwards, and with care.",
          pl: "„Popatrz tylko” – powiedziała Ola z nosem przy zdjęciu. Obok ramienia Mruka widać było wyraźnie: kreski szły jedna przy drugiej, pod jednym kątem, i nigdzie się nie krzyżowały. Przy nowym obiciu Mruk musiałby zaczynać od nowa. Ola z Tomkiem wsunęli fotel z powrotem w kąt. Niedługo potem dobiegł stamtąd odgłos, długi, z góry na dół, staranny.",
        },
        {
          titles: [["Booked Up for Eleven Weeks", "Ma zajęte przez jedenaście tygodni"]],
          en: "The telephone rang again, and this time Ola ran. It was the upholsterer. He had been in the street with his van, he had let it ring eleven times, and nobody had been at home; now he was booked up for the next eleven weeks. “That’s a pity,” said Ola, and looked round for Mruk. He had already gone round to the back of the chair. Eleven weeks are not much, for work of that kind.",
          pl: "Telefon zadzwonił znowu i tym razem Ola pobiegła. To był tapicer. Stał tu z wozem na ulicy, odczekał jedenaście dzwonków i nikogo nie zastał, a teraz ma zajęte na jedenaście tygodni. „Jaka szkoda” – powiedziała Ola i obejrzała się na Mruka. Mruk był już z tyłu fotela. Jedenaście tygodni to przy takiej robocie niewiele.",
          needs: ["the telephone"],
        },
      ],
    },
    {
      en: "“Watch, a little bird’s about to fly out,” said Tomek from under the black cloth. He said it to Ola: somebody had given them a frame with nothing in it, and she was to fill it. The old camera stood in the room on its three legs. Mruk, by the stove, had heard about the bird, too, and wanted it. He came closer and took a seat in front of the lens.",
      pl: "„Uwaga, zaraz wyleci ptaszek” – powiedział Tomek spod czarnej płachty. Mówił do Oli: ktoś podarował im pustą ramkę i miało w niej stanąć jej zdjęcie. Stary aparat stał w pokoju na trzech nogach. Ale o ptaszku usłyszał też Mruk, przy piecu, i chciał go mieć. Podszedł bliżej i zajął miejsce naprzeciwko obiektywu.",
      picture: { place: "stove", pose: "loaf", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Tuft at an Excellent Height", "Kosmyk, i to na dobrej wysokości"],
            ["What Came Out Instead of a Bird", "Co wyleciało zamiast ptaszka"],
          ],
          en: "No bird had come. Mruk walked round the three legs and looked at the matter from behind. Something was moving under the cloth. A tuft of hair appeared, brown, ruffled, at an excellent height, and Mruk got it at the first attempt. “Ow,” said Tomek. Ola held the empty frame out at arm’s length and for a good while had both of them in it.",
          pl: "Ptaszek nie wyleciał. Mruk obszedł trzy nogi i obejrzał sprawę od tyłu, gdzie zwisała płachta. Coś się pod nią ruszało. Wysunął się czub, brązowy, nastroszony, na doskonałej wysokości, i Mruk miał go od pierwszego razu. „Au” – powiedział Tomek. Ola wzięła pustą ramkę, wyciągnęła ją przed siebie i długo miała w niej ich obu.",
          picture: {
            place: "box",
            pose: "walk",
            props: [],
            eyes: "wide",
            inBox: false,
            by: "wall",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Well, Somebody Promised a Bird", "Przecież ptaszek był obiecany"],
            ["Where a Bird Comes From at Short Notice", "Skąd wziąć ptaszka na poczekaniu?"],
          ],
          unless: ["one plate"],
          en: "Something ought to come of a promise, Ola felt. She pulled a feather out of the cushion, stood on a chair behind the camera and let go of it. It came over the top, white, in no hurry, turned once and made for the lamp. Mruk took it out of the air with both paws. In the frame, where Ola’s picture was to go, there is now a feather.",
          pl: "Ola uznała, że skoro ptaszek był obiecany, coś się należy. Wyciągnęła z poduszki piórko, stanęła za aparatem na krześle i puściła je. Piórko wyleciało górą, białe, bez pośpiechu, obróciło się i skręciło w stronę lampy. Mruk zdjął je z powietrza obiema łapami. W ramce, zamiast zdjęcia Oli, jest teraz piórko.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["On the Railing, above the Handlebars", "Na poręczy, tuż nad kierownicą"],
            ["Krysia Fitted to the Last Zigzag", "Krysia weszła co do ząbka"],
          ],
          en: "Ola tried Krysia in the empty frame, only to see. She fitted to the last zigzag, and she was allowed to stay. Tomek folded up the cloth. Only Mruk still sat and waited for what had been promised. Then Ola held the frame down to him to look at, and he put his nose to the glass, above the handlebars: there, on the railing of the bridge, sat a sparrow.",
          pl: "Ola przymierzyła Krysię do pustej ramki, tylko na próbę. Weszła co do ząbka i mogła zostać. Tomek złożył płachtę. Tylko Mruk siedział i czekał na to, co obiecano. Wtedy Ola podsunęła mu ramkę, żeby i on zobaczył, a on dotknął szkła nosem, nad kierownicą: tam, na poręczy mostu, siedział wróbel.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "open", look: "up", company: "nobody" },
          needs: ["Krysia"],
        },
      ],
    },
    {
      en: "Tomek put his head under the black cloth and stayed there. In front of him in the room, on three legs, stood the old camera; in front of the camera sat Ola, who wanted a picture for the lid of her sewing box and was not allowed to move. Mruk knows three reasons for getting under a blanket, and he likes all three. He wanted to be let in.",
      pl: "Tomek wsadził głowę pod czarną płachtę i już tam został. Przed nim stał w pokoju na trzech nogach stary aparat, a przed aparatem siedziała Ola, która chciała mieć zdjęcie na wieczko od pudełka z nićmi i nie mogła się ruszać. Mruk zna trzy powody, dla których wchodzi się pod koc, i wszystkie mu odpowiadają. Chciał do środka.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "open",
        inBox: false,
        look: "up",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["In Case She Fell", "Na wypadek, gdyby spadła"]],
          en: "“Come on, then,” said Tomek, and lifted up a corner. It was dark inside and smelled of mothballs. On a pane of glass, no bigger than a slice of bread, was the whole room in its colours, only upside down: the sofa hung from above, and on the sofa hung Ola, and waved. Mruk considered this. Then he put a paw on the glass, under her, in case.",
          pl: "„No, niech pan wchodzi” – powiedział Tomek i uniósł róg. W środku było ciemno i pachniało naftaliną. Na szybce, nie większej od kromki chleba, był cały pokój w kolorach, tylko do góry nogami: kanapa wisiała u góry, a na kanapie wisiała Ola i machała ręką. Mruk to rozważył. Potem podłożył pod nią łapę, na wszelki wypadek.",
        },
        {
          titles: [["The Cloth Was Breathing", "Czy płachta oddycha?"]],
          en: "Afterwards the camera was taken off and the cloth hung on the three legs like a tent. When Tomek came to fold it up, it was breathing. He raised the hem by two fingers: in the dark there were a bell and, higher up, two green lights. “I can’t find the cloth,” he called to Ola, let go of the hem and went to look in the hall.",
          pl: "Po wszystkim zdjęto aparat, a płachta została na trzech nogach i wisiała jak namiot. Kiedy Tomek przyszedł ją złożyć, oddychała. Podniósł brzeg na dwa palce: było tam czarno, tylko dzwonek przy obroży i wyżej dwa zielone światła. „Nie mogę znaleźć płachty” – zawołał do Oli, opuścił brzeg i poszedł szukać w przedpokoju.",
        },
        {
          titles: [
            ["The One with the Red Ears", "Ten z czerwonymi uszami"],
            ["If Somebody Can Spare It", "Jeśli ktoś się z nim rozstanie"],
          ],
          en: "Ola tried something on the lid of her sewing box: the small picture of herself on the pier. It fitted. “I’ll have this one,” she said, “if somebody can spare it.” Tomek went back under the cloth, and for some time it was quiet there. Then a hand came out and lifted a corner, for Mruk. He went in. Now they sat there together in the dark, the one with the bell and the one with the red ears.",
          pl: "Ola przyłożyła coś do wieczka pudełka z nićmi: to małe zdjęcie z molo. Pasowało. „Wezmę to – powiedziała – jeśli ktoś się z nim rozstanie”. Tomek wrócił pod płachtę i długo było tam cicho. Potem wysunęła się ręka i uniosła róg, dla Mruka. Wszedł. Siedzieli tam teraz razem po ciemku, jeden z dzwonkiem i jeden z czerwonymi uszami.",
          needs: ["the pier"],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The camera would not stand. The floor of the room slopes, a fact known only to things that roll, and one of the three legs had a screw that held for as long as it was looked at. Each time Tomek let go, the whole affair made a slow bow to the left, and what had been in the picture slid out of it.",
      pl: "Aparat nie chciał stać. Podłoga w pokoju jest pochyła, o czym wiedzą tylko rzeczy, które się toczą, a jedna z trzech nóg miała śrubę, która trzymała, dopóki się na nią patrzyło. Ilekroć Tomek puścił, całość kłaniała się powoli w lewo i z kadru wyjeżdżało wszystko, co w nim było.",
      turns: [
        {
          titles: [
            ["Please Don’t Move, Director", "Proszę się nie ruszać, dyrektorze"],
            ["Nine Kilos on the Third Leg", "Dziewięć kilo na trzecią nogę"],
          ],
          en: "A newspaper under the leg did not help, nor did the thick volume on Africa. Mruk, on his way past, lay down across the bad leg to think. Nine kilos went into the floor; something in the screw said “ah” and caught for good. “Please don’t move, Director,” whispered Tomek. Of all the things that people ask of him, this is the one Mruk grants. When he did get up, the camera stood.",
          pl: "Nie pomogła gazeta pod nogą, nie pomógł gruby tom o Afryce. Mruk przechodził i położył się na chwilę w poprzek złej nogi, żeby się zastanowić. Dziewięć kilo weszło w podłogę, w śrubie coś powiedziało „ach” i zaskoczyło na dobre. „Proszę się nie ruszać, dyrektorze” – szepnął Tomek. Ze wszystkich ludzkich próśb tę jedną Mruk spełnia. A kiedy w końcu wstał, aparat stał dalej.",
        },
        {
          titles: [
            ["Set Up at the Height of a Cat", "Z wysokości kota"],
            ["So That’s What You See All Day", "Więc to pan ogląda"],
          ],
          en: "In the end all three legs gave way and the camera sank to two hand-breadths above the floor. Tomek lay down behind it on his stomach and looked. He looked for quite some time. There were the undersides of things: the table had a number, the sofa had a name in chalk. “So that’s what you see all day,” he said to Mruk, and left the camera down there.",
          pl: "W końcu puściły wszystkie trzy nogi naraz i aparat osiadł na wysokości dwóch dłoni nad podłogą. Tomek położył się za nim na brzuchu i patrzył. Patrzył długo. Rzeczy miały spody: na stole był numer, na kanapie nazwisko kredą. „Więc to pan ogląda całymi dniami” – powiedział do Mruka i zostawił aparat na dole.",
        },
        {
          titles: [["What the Spoon Was For", "Po co łyżka przy trzeciej nodze?"]],
          en: "Ola turned Krysia’s picture over once more and looked at the three words on the back. She fetched a teaspoon, and Tomek put its tip into the screw. It fitted as if it had been made for that; the screw went round twice and held. Only now did they notice that in her picture the railing, the bridge and the river were perfectly level. Mruk, who had been leaning against the leg, leaned harder. The leg stood.",
          pl: "Ola jeszcze raz odwróciła zdjęcie Krysi i spojrzała na trzy słowa z tyłu. Przyniosła łyżeczkę i Tomek włożył jej koniuszek w śrubę. Pasował, jakby go po to zrobiono; śruba obróciła się dwa razy i chwyciła. Dopiero teraz zauważyli, że na tamtym zdjęciu poręcz, most i rzeka są równiutko w poziomie. Mruk, który opierał się o nogę, oparł się mocniej. Noga stała.",
          needs: ["Krysia"],
        },
        {
          titles: [["The Wet Got into Everything Made of Wood", "Zacięło się okno, potem noga"]],
          en: "The rain settled the matter. It had been coming down since early that day, and the wet got into everything made of wood: the window stuck, the drawer stuck, and after a quarter of an hour the loose leg stuck as well. Nobody needed the screw any more. Mruk tried the leg with his cheek, from both sides. “When it’s dry, we must oil that,” said Tomek, and let go.",
          pl: "Sprawę załatwił deszcz. Padało tego dnia od samego rana i wilgoć wchodziła we wszystko, co drewniane: zacięło się okno, zacięła się szuflada, a po kwadransie zacięła się i luźna noga. Śruba nie była już nikomu potrzebna. Mruk spróbował nogi policzkiem, z obu stron. „Jak wyschnie, trzeba to naoliwić” – powiedział Tomek i puścił.",
          when: { weather: ["rain"] },
        },
      ],
    },
    {
      en: "It is an old lens and takes its time. Four seconds, Tomek worked out, and in those four seconds nothing in the room might stir. Ola stopped breathing. Mruk stopped everything that he has control of; but that does not include his tail, and on three the tail got up and had a look round. “Again,” said Tomek. At the second attempt it rose on two.",
      pl: "Obiektyw jest stary i musi mieć czas. Cztery sekundy, obliczył Tomek, i przez cztery sekundy nic w pokoju nie może drgnąć. Ola wstrzymała oddech. Mruk wstrzymał wszystko, nad czym ma władzę, ale ogon do tego nie należy i przy trzech wstał, żeby się rozejrzeć. „Jeszcze raz” – powiedział Tomek. Za drugim razem ogon wstał przy dwóch.",
      turns: [
        {
          titles: [
            ["As at a Crossing", "Jak przez jezdnię"],

            ["Nobody Let Go at Four", "Przy czterech nikt nie puścił"],
          ],
          en: "Ola reached down and took the tail by the hand, as you take a child at a crossing, loosely, and without looking. It gave a jerk, out of principle. Then it lay in her palm and kept quiet. “One,” said Tomek, “two, three, four,” and the lens shut with a small dry click. He had to say “Thank you” twice before it occurred to anybody to let go.",
          pl: "Ola opuściła rękę i wzięła ogon, jak się bierze dziecko przed jezdnią, luźno i nie patrząc. Szarpnął się, dla zasady. Potem leżał w jej dłoni i był spokojny. „Raz – liczył Tomek – dwa, trzy, cztery”, i obiektyw zamknął się z suchym trzaskiem. Tomek musiał dwa razy powiedzieć „dziękuję”, zanim komuś przyszło do głowy puścić.",
        },
        {
          titles: [
            ["Let Him Wag with All He’s Got", "A ogon niech macha"],
            ["What Keeps Moving Isn’t There", "Co się rusza, tego nie ma"],
            ["Full Speed for Four Seconds", "Cztery sekundy na całego"],
          ],
          en: "Tomek did a sum on his cuff. A tail that stirs makes a smudge; but one that goes fast enough, from left to right and back, is nowhere long enough to be seen. “Let him wag,” he said, “with all he’s got.” Ola drew a thread along the floor. For four seconds the tail thrashed like an oar, and in the picture there is not a trace of it.",
          pl: "Tomek policzył coś na mankiecie. Ogon, który drgnie, zostawia smugę, ale taki, który chodzi dość szybko, w lewo i w prawo, nigdzie nie jest na tyle długo, żeby go było widać. „Niech macha – powiedział – ile wlezie”. Ola pociągnęła po podłodze nitkę. Przez cztery sekundy ogon bił jak wiosło i na zdjęciu nie ma po nim śladu.",
        },
        {
          titles: [
            ["A Second Time, for the Tail", "Jeszcze raz, ogonowi"],
            ["In the Headmaster’s Voice", "Do czterech, głosem dyrektora"],
          ],
          en: "Tomek told the one about the globe a second time, for the tail. When the school bell rang in it, the tail was still up. When the headmaster came in, the tip bent over; then, as the globe began to roll, which everybody there now knew, the whole tail lay down along the floor and stretched. Tomek had nearly got to the joke. He saw the tail, stopped, and counted to four instead, in the headmaster’s voice.",
          pl: "Tomek opowiedział o globusie po raz drugi, ogonowi. Przy pierwszym dzwonku ogon jeszcze stał. Kiedy wszedł dyrektor, zgiął się koniuszek, a kiedy globus zaczął się toczyć, o czym wszyscy obecni już wiedzieli, ogon położył się na podłodze na całą długość. Tomek dochodził właśnie do puenty. Zobaczył ogon, urwał i zamiast niej policzył do czterech, głosem dyrektora.",
          needs: ["the headmaster story"],
        },
      ],
    },
    {
      en: "Beneath the cloth everything stands on its head, and left is right. “A little to the left,” called Tomek, and things were moved to the left, and on his pane of glass they went the wrong way. “The other left!” Ola pushed. After five minutes the sofa, the lamp and Mruk had each been in two places, and one leg of the camera stood in the waste-paper basket.",
      pl: "Pod płachtą wszystko stoi na głowie, a lewa strona jest prawą. „Trochę w lewo” – wołał Tomek, więc przesuwało się w lewo, a na szybce jechało odwrotnie. „W to drugie lewo!” Ola pchała. Po pięciu minutach kanapa, lampa i Mruk byli już każde w dwóch miejscach, a jedna noga aparatu stała w koszu na papiery.",
      picture: { place: "box", pose: "sit", props: [], eyes: "grump", inBox: false, by: "wall", company: "ola" },
      turns: [
        {
          titles: [
            ["Which of Us Is Upside Down?", "Kto z nas stoi na głowie?"],
            ["Green, Round, and Larger Than a Plate", "Zielone i większe od talerza"],
          ],
          en: "All at once there was something green on Tomek’s pane of glass, round, larger than a plate and with a slit in it. Mruk had come up to the lens to see who was shouting in there. He and Tomek looked at each other through the brass tube, and for one of them the other was upside down. Tomek crept out from under the cloth and moved the rest with his own hands.",
          pl: "Nagle Tomkowi zrobiło się na szybce zielono: coś okrągłego, większego od talerza, ze szparą. Mruk podszedł do obiektywu sprawdzić, kto tam w środku krzyczy. Patrzyli z Tomkiem na siebie przez mosiężną rurę i dla jednego z nich ten drugi stał na głowie. Tomek wyczołgał się spod płachty i resztę poprzesuwał sam.",
        },
        {
          titles: [["The One Who Would Not Go Left", "Ten, co nie szedł w lewo"]],
          en: "“To the left, Mruk,” Ola tried. Mruk, who does not go where he is told, stayed put. “That’s it!” cried Tomek under the cloth. “Leave him, he’s right.” There was one thing in the room now that stood where it belonged, and from there the others could be measured: from the cat two spans to the lamp, and from the cat one stride to the sofa.",
          pl: "„Mruk, w lewo” – spróbowała Ola. Mruk, który nie chodzi, dokąd mu każą, został. „O, dobrze! – ucieszył się Tomek pod płachtą. – Jego zostaw, on stoi dobrze”. Była teraz w pokoju jedna rzecz na swoim miejscu i od niej dało się mierzyć: od kota dwie piędzi do lampy, od kota krok do kanapy.",
          picture: { place: "box", pose: "sit", props: [], eyes: "half", inBox: false, company: "ola", camera: "half" },
        },
        {
          titles: [
            ["“Oh, That Left,” Said Tomek", "A, w to lewo"],
            ["The Wind Got under the Cloth", "Wiatr wszedł pod płachtę"],
          ],
          en: "The wind came round the window frame and got under the cloth. It blew the thing up like a sail and folded it back off Tomek’s head; and there, above the camera, was the room. Everything in it stood on its feet. “Oh, that left,” said Tomek. He pointed with his arm from there, Ola pushed once, and Mruk, who had already been moved twice, was moved for the last time.",
          pl: "Wiatr dostał się szparą przy oknie i wszedł pod płachtę. Wydął ją jak żagiel i zrzucił Tomkowi z głowy, a nad aparatem ukazał się pokój. Wszystko w nim stało na nogach. „A, w to lewo” – powiedział Tomek. Pokazał stamtąd ręką, Ola pchnęła raz, a Mruka, którego przestawiano już dwa razy, przestawiono po raz ostatni.",
          when: { weather: ["wind"] },
        },
      ],
    },
    {
      pays: ["one plate"],
      en: "This camera takes glass plates, and in the box there was one left. Tomek had the rubber bulb in his hand and could not bring himself to press it. The light had been better just now. Now it was better, but a tram was shaking the floor. Each time he got to “three”, Ola held her breath, to keep the floor still; by now he had counted to three nine times, and she was turning pink.",
      pl: "Aparat jest na szklane klisze, a w pudełku została jedna. Tomek trzymał w ręku gumową gruszkę i nie mógł się zdecydować. Przed chwilą było lepsze światło. Teraz było lepsze, ale tramwaj trząsł podłogą. Na każde „trzy” Ola wstrzymywała oddech, żeby nie ruszać podłogą, a policzył do trzech już dziewięć razy i zaczynała się czerwienić.",
      turns: [
        {
          titles: [
            ["Capital of Mongolia?", "Stolica Mongolii?"],
            ["What Tomek Knows for Certain", "Kiedy Tomek coś wie na pewno"],
          ],
          en: "“Tomek,” said Ola, with what breath she had left, “what’s the capital of Mongolia?” “Ulan Bator,” said Tomek at once, and his hand closed, as it does when he knows a thing for certain. Click, went the camera. For a moment it was so quiet that you could hear the kitchen clock. “That was unfair,” he said, but he said it happily, and added the number of inhabitants.",
          pl: "„Tomek – powiedziała Ola resztką powietrza – jaka jest stolica Mongolii?” „Ułan Bator” – odparł natychmiast i ręka sama mu się zacisnęła, jak zawsze, kiedy coś wie na pewno. Aparat trzasnął. Zrobiło się tak cicho, że było słychać zegar w kuchni. „To było nieuczciwe” – powiedział Tomek, ale z zadowoleniem, i dodał liczbę mieszkańców.",
        },
        {
          titles: [["Who Was That?", "Kto to był?"]],
          en: "At the tenth “three” Tomek let his arm hang. The rubber bulb hung with it, an inch from the carpet, and swung. It was red and the size of a plum, and Mruk put his paw on it as on anything of that kind. The camera said click. “Who was that?” asked Tomek. Nobody owned up. Ola breathed out, for all of them, and the curtain moved.",
          pl: "Przy dziesiątym „trzy” Tomek opuścił rękę. Razem z nią opadła gruszka i kołysała się tuż nad dywanem. Była czerwona, wielkości śliwki, i Mruk położył na niej łapę, jak na wszystkim w tym rodzaju. Aparat trzasnął. „Kto to był?” – spytał Tomek. Nikt się nie przyznał. Ola odetchnęła za wszystkich, aż poruszyła się firanka.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "wide",
            inBox: false,
            by: "wall",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Too Quick for the Mirror", "Mina szybsza od lustra"],
            ["He Did Not Even Say “Watch”", "Nie powiedział nawet „uwaga”"],
          ],
          en: "Ola gave up waiting. She let her breath go and looked at Mruk, who was looking at a bit of fluff, and forgot about the camera. Over the top of it Tomek saw the third face, the one that had always been too quick for the mirror. He did not count. He did not even say “Watch”. The click was so quiet that a good while later Ola was still asking whether he was ready.",
          pl: "Ola przestała czekać. Wypuściła powietrze, popatrzyła na Mruka, który patrzył na kłębek kurzu, i zapomniała o aparacie. Tomek zobaczył nad nim trzecią minę, tę, której nie zdążyło zobaczyć lustro. Nie liczył. Nie powiedział nawet „uwaga”. Trzasnęło tak cicho, że Ola jeszcze długo potem pytała, czy już jest gotowy.",
          needs: ["the third face"],
          unless: ["only the cat"],
        },
        {
          titles: [
            ["You’re Holding Up the Line", "Tomek, wstrzymujesz linię"],
            ["Not One Would Get In before the Click", "Nikt nie wsiądzie przed trzaskiem"],
          ],
          en: "The next tram rang at the stop, twice, three times. It could not leave: this time fourteen people were standing beside it in three rows, with smiles that were getting cold, and not one of them would get in before the click. Behind it came another tram. “Tomek,” said Ola, “you’re holding up the line.” He looked down and went pale. His hand closed by itself, and down below all fourteen took up their bags and got in.",
          pl: "Na przystanku zadzwonił następny tramwaj, drugi raz i trzeci. Nie mógł odjechać: tym razem stało obok czternaście osób w trzech rzędach, z uśmiechem, który już stygł, i nikt nie chciał wsiąść przed trzaskiem. Za tym tramwajem stanął kolejny. „Tomek – powiedziała Ola – wstrzymujesz linię”. Spojrzał w dół i zbladł. Ręka sama mu się zacisnęła, a na dole cała czternastka wzięła siatki i wsiadła.",
          needs: ["the seven at the stop"],
        },
        {
          titles: [["In a Minute It Would Be on the Wall", "Za minutę wejdzie na ścianę"]],
          en: "On the floor lay a patch of sun the size of a newspaper, and it was moving. First it lit Mruk’s tail, then his back. When it reached his face, he shut his eyes, and Ola, who had the other edge of it on her hand, turned to look. “Now,” she said, since in a minute it would be on the wall. Nobody could say that the light would be better later. Tomek pressed.",
          pl: "Na podłodze leżał płat słońca wielkości gazety i wędrował. Najpierw miał ogon Mruka, potem grzbiet. Kiedy doszedł do pyska, Mruk zamknął oczy, a Ola, która miała drugi koniec na dłoni, odwróciła się, żeby spojrzeć. „Teraz” – powiedziała, bo za minutę wejdzie na ścianę. Że potem światło będzie lepsze, nie mógł już powiedzieć nikt. Tomek nacisnął.",
          when: { timeSlot: ["morning", "afternoon"], weather: ["clear"] },
        },
      ],
    },
    {
      en: "There was a hair on the lens. Tomek wiped it off with his scarf, and there were two. He took a handkerchief, a napkin, the special little cloth from the camera’s case; but everything soft enough to wipe with had been soft enough for Mruk to lie on. With each wipe the world behind the glass grew furrier. Ola already had a beard.",
      pl: "Na obiektywie był włos. Tomek starł go szalikiem i były dwa. Wziął chustkę, serwetkę, specjalną szmatkę z futerału, ale na wszystkim, co było dość miękkie do wycierania, Mruk już kiedyś leżał, bo było dość miękkie. Z każdym przetarciem świat za szkłem porastał coraz gęściej. Ola miała już brodę.",
      turns: [
        {
          titles: [
            ["It Hung from an Eyebrow", "Wisiał na brwi"],
            ["Nearer Than the Lens", "Bliżej niż obiektyw"],
          ],
          en: "“Hold still,” said Ola. She had come round to look, and she was looking not into the camera but at Tomek. She put out two fingers. From his left eyebrow, where it had been hanging across the eye, she took a hair, grey at one end and white at the other. Mruk knew it at once. The lens by now was as clean as on the day it was made.",
          pl: "„Nie ruszaj się” – powiedziała Ola. Podeszła zobaczyć i patrzyła nie w aparat, tylko na Tomka. Wyciągnęła dwa palce i z jego lewej brwi, gdzie wisiał cały czas w poprzek oka, zdjęła włos, z jednej strony szary, z drugiej biały. Mruk poznał go od razu. Obiektyw był tymczasem czysty jak w dniu, w którym go zrobiono.",
        },
        {
          titles: [["What a Wet Finger Is For", "Od czego jest mokry palec?"]],
          en: "Ola went at the lens with a wet finger. She picked the hairs off singly, held each against the light and laid it on the camera’s case, until there were eleven in a row, like forks. When the twelfth was due, the glass was empty. Mruk walked over, looked along the row and lay down on it, since the hairs were his.",
          pl: "Ola wzięła się do obiektywu mokrym palcem. Zdejmowała włosy po jednym, każdy oglądała pod światło i układała na wieku futerału, aż leżało ich jedenaście, równo jak sztućce. Kiedy przyszła kolej na dwunasty, szkło było puste. Mruk podszedł, przyjrzał się szeregowi i położył się na nim, bo włosy były jego.",
        },
        {
          titles: [
            ["What Hasn’t He Ever Lain On?", "Na czym on jeszcze nie leżał?"],
            ["How the Bread Grew a Coat", "Kulka, która porosła futrem"],
          ],
          en: "“What hasn’t he ever lain on?” asked Ola. They looked round the room; it took some time. Then she reached for the half roll, pulled out the soft part and rolled it into a ball. She dabbed the lens with it, from the middle to the rim, and each hair came off and stayed in the bread. The ball looked as if it had grown a coat. Tomek put it in his pocket, and Mruk saw which.",
          pl: "„Na czym on jeszcze nie leżał?” – zapytała Ola. Rozejrzeli się po pokoju; trochę to trwało. Potem sięgnęła po pół bułki, wyskubała miękkie i ulepiła kulkę. Dotykała nią obiektywu, od środka do brzegu, i każdy włos odchodził i zostawał w chlebie. Kulka wyglądała, jakby porosła futrem. Tomek schował ją z powrotem do kieszeni, a Mruk widział do której.",
          needs: ["half a roll"],
          pays: ["the roll used up"],
        },
      ],
    },
    {
      pays: ["search"],
      en: "The rubber bulb was gone. It belongs at the end of a thin hose; you squeeze it, and the camera winks. Without it the camera is furniture. “I had it in my hand,” said Tomek, who says so of everything. He looked behind the stove, under the sofa and in the atlas. Until it turned up, everybody was to stay the way they were.",
      pl: "Zginęła gruszka. To gumowa gruszka na końcu cienkiego wężyka: naciska się ją i aparat mruga. Bez niej aparat jest meblem. „Miałem ją w ręku” – powiedział Tomek, który mówi tak o wszystkim. Szukał za piecem, pod kanapą i w atlasie. Dopóki się nie znajdzie, wszyscy mieli zostać tacy, jacy są.",
      turns: [
        {
          titles: [
            ["Hand over Hand Along the Hose", "Po wężyku do kłębka"],
            ["Together with the Bicycle Key", "Razem z kluczykiem od roweru"],
          ],
          en: "“Start from the other end,” said Ola. Tomek took the hose where it leaves the camera and followed it hand over hand: under the rug, round a leg of the chair, across Mruk, who lay on it, and back. It ended in his own hip pocket. There was the bulb, and with it, warm, the bicycle key. He looked as if he had met two friends at once.",
          pl: "„Zacznij od drugiego końca” – powiedziała Ola. Tomek chwycił wężyk tam, gdzie wychodzi z aparatu, i poszedł po nim ręka za ręką: pod chodnikiem, dokoła nogi krzesła, przez Mruka, który na nim leżał, i z powrotem. Skończyło się we własnej tylnej kieszeni. Była tam gruszka, a przy niej, ciepły, kluczyk od roweru. Tomek wyglądał, jakby spotkał dwóch znajomych naraz.",
        },
        {
          titles: [
            ["A Sigh from Under the Cat", "Westchnienie spod kota"],
            ["It Winked Whenever He Shifted", "Mrugał, ilekroć się poprawił"],
          ],
          en: "Mruk shifted from one haunch to the other. Under him something gave a small rubber sigh, and in the middle of the room the camera clicked. Tomek and Ola looked at it. Mruk shifted back; it clicked again. “He’s sitting on it,” said Ola. They gave him his choice of cushions. He got up for the third, and where he had sat lay the bulb, as warm as an egg.",
          pl: "Mruk przeniósł ciężar z jednego boku na drugi. Coś pod nim westchnęło, jakby było z gumy, a pośrodku pokoju trzasnął aparat. Tomek i Ola popatrzyli na aparat. Mruk poprawił się z powrotem i trzasnęło znowu. „Siedzi na niej” – domyśliła się Ola. Dali mu do wyboru poduszki. Wstał dla trzeciej, a na miejscu leżała gruszka, ciepła jak jajko.",
        },
        {
          titles: [["Hopping on Its Three Legs", "Dokąd aparat doszedł na trzech nogach?"]],
          en: "In the hall the telephone rang again. Tomek ran. At the door something held him back by the arm, and behind him the camera came along, hopping on its three legs, as far as the rug. Ola caught it. From Tomek’s left sleeve hung the hose, tight as a lead, and when he shook the arm, the bulb fell out at the cuff. Mruk got to it first. The telephone had stopped. “If it’s important, they’ll write,” said Ola.",
          pl: "W przedpokoju znowu zadzwonił telefon. Tomek pobiegł. W drzwiach coś przytrzymało go za rękę, a za nim, podskakując na trzech nogach, ruszył aparat i doszedł aż do dywanu. Ola go złapała. Z lewego rękawa Tomka wychodził wężyk, napięty jak smycz, a kiedy Tomek potrząsnął ręką, z mankietu wypadła gruszka. Mruk był przy niej pierwszy. Telefon umilkł. „Jak to coś ważnego, to napiszą” – powiedziała Ola.",
          picture: {
            place: "box",
            pose: "run",
            props: [],
            eyes: "open",
            inBox: false,
            by: "door ajar",
            company: "tomek",
          },
          needs: ["the telephone"],
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [["Seven in Two Rows, the Small Ones in Front", "Siedem osób, niższe z przodu"]],
      en: "Down at the stop a man in a hat had looked up and seen a black cloth on three legs in a third-floor window. He straightened his tie. He said something to the lady next to him, who put down her bags, and when the fifteen came, seven people were standing there in two rows, the small ones in front. The tram rang at them. In the room nothing could go on until Ola had gone to the window and waved: thank you, all done.",
      pl: "Na dole, na przystanku, pan w kapeluszu spojrzał w górę i zobaczył w oknie na trzecim piętrze czarną płachtę na trzech nogach. Poprawił krawat. Powiedział coś do pani obok, pani odstawiła siatki i kiedy nadjechała piętnastka, stało tam siedem osób w dwóch rzędach, niższe z przodu, i czekało na zdjęcie. Tramwaj na nie zadzwonił. Robota w pokoju stanęła, dopóki Ola nie podeszła do okna i nie pomachała, że dziękuje, gotowe.",
      pays: ["the seven at the stop"],
    },
    {
      titles: [["Krysia, Before the Rain", "Krysia, jeszcze przed deszczem"]],
      en: "From the camera’s case fell an old picture with a zigzag edge: a lady with a bicycle on a bridge. “Who’s that?” asked Ola. Tomek turned it over. “Krysia, before the rain,” somebody had written there, and below that, smaller: “Third leg: spoon.” They had no Krysia in either family. Ola propped her against the lamp, and nobody could go on until they had agreed that she must have come with the camera.",
      pl: "Z futerału wypadło stare zdjęcie z ząbkowanym brzegiem: pani z rowerem na moście. „Kto to?” – spytała Ola. Tomek odwrócił. „Krysia, przed deszczem”, napisał ktoś na odwrocie, a niżej drobniej: „Trzecia noga: łyżka”. Żadnej Krysi nie mieli w jednej rodzinie ani w drugiej. Ola oparła ją o lampę i dopiero kiedy uradzili, że Krysia musiała być w komplecie z aparatem, robota ruszyła dalej.",
      pays: ["Krysia"],
    },
    {
      titles: [["At Five Paces, in a Good Mood", "O pięć kroków i w dobrym nastroju"]],
      en: "Tomek read out the directions, which are printed inside the case. “The object is to be placed at five paces and put in a good mood.” He measured five paces. For the good mood there was no table. So he told the one about the globe and the headmaster, from the beginning, with all the voices, and while it lasted nothing else was done. “I know that one,” said Ola, but a corner of her mouth had moved.",
      pl: "Tomek przeczytał na głos instrukcję, wydrukowaną w wieku futerału. „Obiekt ustawić w odległości pięciu kroków i wprowadzić w dobry nastrój”. Pięć kroków odmierzył. Do nastroju nie było tabeli. Opowiedział więc historię o globusie i dyrektorze szkoły, od początku, z podziałem na głosy, i póki trwała, nie działo się nic innego. „Znam” – powiedziała Ola, ale kącik ust już jej drgnął.",
      pays: ["the headmaster story"],
    },
    {
      titles: [["Eleven Times, More and More Personally", "Jedenaście razy, coraz bardziej osobiście"]],
      en: "The telephone rang in the hall. “I can’t, I’d be walking through the picture,” said Ola. “I can’t, I’m setting the distance,” said Tomek. It rang eleven times, more and more personally. When it stopped, neither of them could attend to the camera for wondering who it had been. “Wrong number,” they agreed in the end, and Mruk, who had been kept waiting, got his photographers back.",
      pl: "W przedpokoju zadzwonił telefon. „Nie mogę, weszłabym w kadr” – powiedziała Ola. „Nie mogę, ustawiam odległość” – powiedział Tomek. Dzwonił jedenaście razy, tonem coraz bardziej osobistym. Kiedy ucichł, żadne nie miało głowy do aparatu, bo oboje zastanawiali się, kto dzwonił. „Pomyłka” – uznali w końcu, a Mruk, który na nich czekał, odzyskał fotografów.",
      pays: ["the telephone"],
    },
    {
      titles: [["A Face for When Nobody Is There", "Mina na czas, kiedy nikogo nie ma"]],
      en: "Ola practised a face in the hall mirror, in case one was wanted. She had found three: one for people, one for officials, and one that she has when nobody is there and that was gone each time she looked. That was the one she wanted. She crept up on the mirror from the side. Tomek, who could not go on without her, heard the board in the hall creak, twice, and then a voice that said in two languages: “Nearly.”",
      pl: "Ola ćwiczyła w przedpokoju miny przed lustrem, na wypadek gdyby jakaś była potrzebna. Znalazła trzy: dla ludzi, do urzędu i taką, którą ma, kiedy nikogo nie ma, tyle że ta znikała, ilekroć na nią spojrzała. Chciała właśnie tę. Podkradła się do lustra z boku. Tomek, który bez niej nie mógł zacząć, słyszał, jak dwa razy skrzypnęła deska, a potem głos powiedział w dwóch językach: „Prawie”.",
      pays: ["the third face"],
      unless: ["search"],
    },
    {
      titles: [["It Keeps the Ticket Flat", "Żeby się bilet nie gniótł"]],
      en: "Tomek emptied his pockets, since he does not like to work with ballast. Out onto the table came chalk, a cinema ticket, string, more chalk, half a buttered roll and a photograph, quite small, of Ola on a pier, squinting. “You’ve still got that?” said Ola. “It keeps the ticket flat,” said Tomek, turning red. She held on to it. So they stood there, and the picture that was to be taken had to wait for the one that had been.",
      pl: "Tomek opróżnił kieszenie, bo nie lubi pracować z balastem. Na stół powędrowały kreda, bilet do kina, sznurek, jeszcze jedna kreda, pół bułki z masłem i zdjęcie, całkiem małe: Ola na molo, mruży oczy. „Ty to jeszcze masz?” – spytała Ola. „Żeby się bilet nie gniótł” – odparł Tomek i poczerwieniał. Nie oddawała zdjęcia. Stali tak i to nowe musiało poczekać na stare.",
      pays: ["half a roll", "the pier"],
      unless: ["search"],
    },
  ],
};
