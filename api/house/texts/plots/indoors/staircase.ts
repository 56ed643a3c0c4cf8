import type { Plot } from "#api/house/texts/model.ts";

/** The staircase is a country of five floors, and Mruk travels in it. */
export const staircase: Plot = {
  name: "staircase",
  category: "Daily Life",
  pictures: [
    {
      place: "stove",
      pose: "walk",
      props: [],
      eyes: "open",
      en: "Mruk walks past the tiled stove like somebody who is leaving the house",
      pl: "Mruk idzie obok kaflowego pieca jak ktoś, kto wychodzi z domu",
    },
    {
      place: "kitchen",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches in the kitchen and listens to the stairs",
      pl: "Mruk przycupnął w kuchni i nasłuchuje, co się dzieje na schodach",
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["bowl"],
      eyes: "half",
      en: "Mruk sits in the kitchen by his bowl with the look of a traveller",
      pl: "Mruk siedzi w kuchni przy misce z miną podróżnika",
    },
  ],
  wishes: [
    {
      en: "Between the second floor and the third, the third step is warmer than the others. A pipe is suspected. It is the south of the staircase, and Mruk travels there whenever the door of the flat is left open. It had been left open now, by somebody who was only going to be a moment. He put up his tail and set out.",
      pl: "Między drugim piętrem a trzecim trzeci stopień jest cieplejszy od pozostałych. Podejrzewa się rurę. To południe klatki schodowej i Mruk udaje się tam, ilekroć ktoś nie domknie mieszkania. Tym razem nie domknął go ktoś, kto wyszedł tylko na chwilę. Mruk podniósł ogon i wyruszył.",
      titles: [["In the South of the Staircase", "Na południu klatki schodowej"]],
      endings: [
        {
          en: "On the third step sat Mr Zenon with his notebook. Only these two know about it. He moved to the left by half; a step holds a caretaker and nine kilos, provided that they breathe in turn. “They’re asking me where the warmth gets lost,” he said after a time. He licked his pencil and wrote that it was being looked into.",
          pl: "Na trzecim stopniu siedział pan Zenon z notesem. Wiedzą o tym stopniu tylko oni dwaj. Przesunął się o połowę w lewo; na schodku mieści się dozorca i dziewięć kilo, pod warunkiem że oddychają na zmianę. „Pytają mnie, którędy ucieka ciepło” – powiedział po jakimś czasie. Poślinił ołówek i zapisał, że sprawa jest badana.",
          titles: [
            ["Where Does the Warmth Get Lost?", "Którędy ucieka ciepło?"],
            ["Provided That They Breathe in Turn", "Pod warunkiem że oddychają na zmianę"],
          ],
        },
        {
          en: "The third step was not warm. Mruk lay down on the fourth, to be sure, then on the second, then on the third again, and there he stayed, with all that he has tucked under him. Later Mrs Halina came up and rested, with a hand on the stone at his side. “Well, treasure,” she said, “somebody’s heating here.” She left her hand where it was.",
          pl: "Trzeci stopień nie był ciepły. Dla pewności Mruk położył się na czwartym, potem na drugim, potem znów na trzecim i tam już został, podłożywszy pod siebie wszystko, co ma. Po jakimś czasie nadeszła pani Halina i przystanęła, z ręką na kamieniu, tuż obok. „No proszę, skarbie – powiedziała. – Tu ktoś grzeje”. I ręki nie cofnęła.",
          titles: [
            ["Somebody’s Heating Here", "Tu ktoś grzeje"],
            ["On the Fourth, on the Second, on the Third", "Na czwartym, na drugim, na trzecim"],
          ],
        },
      ],
    },
    {
      en: "The house has five floors, and each has its smell: the ground floor cellar and paper, the first valve oil, the second steam from the iron, the third their own, the fourth wax polish. Mruk goes by them as others do by a map. Now there was a sixth about on the stairs, sweet, brown and without an address. He slipped out of the flat to see whose it was.",
      pl: "Kamienica ma pięć kondygnacji i każda ma swój zapach: parter piwnicę i papier, pierwsze piętro oliwę do wentyli, drugie parę z żelazka, trzecie ich własny, czwarte pastę do podłóg. Mruk chodzi według nich jak inni według mapy. Teraz był na schodach szósty, słodki, brązowy i bez adresu. Mruk wymknął się z mieszkania sprawdzić, czyj.",
      titles: [["A Smell without an Address", "Zapach bez adresu"]],
      endings: [
        {
          en: "Four doors denied it. There remained the fifth, his own, and here it came out at the bottom so strongly that he had to sneeze. He had been carrying it up and down the house on his coat. The door flew open. In it stood Ola with a black saucepan and a tea towel. “Did it get as far as the stairs?” she asked.",
          pl: "Czworo drzwi się nie przyznało. Zostały piąte, własne, i tu buchało spodem tak, że musiał kichnąć. Sam go nosił po całym domu na sierści. Drzwi się otworzyły. Stała w nich Ola z czarnym rondlem i ze ścierką. „Doszło aż na schody?” – zapytała.",
          titles: [
            ["Four Doors Denied It", "Czworo drzwi się nie przyznało"],
            ["Did It Get as Far as the Stairs?", "Doszło aż na schody?"],
          ],
        },
        {
          en: "In front of the door on the first floor stood a suitcase. It was sticky from a long journey, and it smelled of burnt sugar, of oranges, and of a place without stairs. The door opened, there was shouting and kissing, and the suitcase was pulled in. On the mat remained six grains of sand. Tomek found the seventh, on the third floor. “From which sea?” he asked.",
          pl: "Pod drzwiami na pierwszym piętrze stała walizka. Lepiła się od długiej podróży i pachniała palonym cukrem, pomarańczą i miejscem bez schodów. Drzwi się otworzyły, był krzyk i całowanie, i walizkę wciągnięto do środka. Na wycieraczce zostało sześć ziarenek piasku. Siódme znalazł na trzecim piętrze Tomek. „Z którego morza?” – zapytał.",
          titles: [
            ["From Which Sea?", "Z którego morza?"],
            ["Of Oranges and a Place Without Stairs", "Pomarańcza i miejsce bez schodów"],
          ],
        },
      ],
    },
    {
      en: "On the stairs the light goes on when somebody presses the button, and it goes out by itself. By itself, people say, and feel for the wall. Mruk, on the mat outside the flat, had seen it go out eleven times. Somebody must come and do it; only nobody waits for him in the right place. He went to find that place.",
      pl: "Na schodach światło zapala się, kiedy ktoś naciśnie guzik, a gaśnie samo. Samo, mówią ludzie i macają ścianę. Mruk siedział na wycieraczce przed mieszkaniem i widział, jak zgasło jedenaście razy. Ktoś musi przychodzić i to robić, tylko nikt nie czeka na niego we właściwym miejscu. Poszedł to miejsce znaleźć.",
      titles: [["Somebody Must Come and Do It", "Ktoś musi przychodzić i to robić"]],
      when: { timeSlot: ["evening"], between: ["10-05", "03-20"] },
      endings: [
        {
          en: "Beside the letter boxes, in a tin cupboard, something was ticking, slower and slower, like somebody who is tired of counting. At the last tick it said “clack”, and it was dark. Mruk sat down in front and waited for it to come out. So Mr Zenon found him, having pressed the button. “A hundred and eighty,” he said. “Then it’s had enough.” He squatted down and listened for a while himself.",
          pl: "Obok skrzynek na listy, w blaszanej szafce, coś tykało, coraz wolniej, jak ktoś, komu nie chce się już liczyć. Przy ostatnim tyknięciu trzasnęło i było ciemno. Mruk usiadł przed szafką i czekał, aż to wyjdzie. Tak zastał go pan Zenon, kiedy nacisnął guzik. „Sto osiemdziesiąt – powiedział. – Potem ma dosyć”. Przykucnął i też chwilę posłuchał.",
          titles: [
            ["Then It’s Had Enough", "Potem ma dosyć"],
            ["In a Tin Cupboard, Slower and Slower", "W blaszanej szafce, coraz wolniej"],
          ],
        },
        {
          en: "From the middle landing you see all the doors. Mruk lay down there and waited. When it went out, it was not dark. Under each door lay a yellow line, and on the second floor the line was crossed by two feet, this way and that. In a keyhole there was a spark. He watched for a good while. Then somebody pressed the button, and the light put them all out.",
          pl: "Ze środkowego podestu widać wszystkie drzwi. Mruk położył się tam i czekał. Kiedy zgasło, nie było ciemno. Pod każdymi drzwiami leżała żółta kreska, a na drugim piętrze przez kreskę przechodziły dwie stopy, tam i z powrotem. W dziurce od klucza tliła się iskra. Patrzył na to dobrą chwilę. Potem ktoś nacisnął guzik i światło wszystko pogasiło.",
          titles: [
            ["The Light Put Them All Out", "Aż światło wszystko pogasiło"],
            ["Under Each Door a Yellow Line", "Kreska, a przez kreskę dwie stopy"],
          ],
        },
      ],
    },
    {
      en: "At the bottom of the staircase hang the letter boxes, in two rows, each with a name and a slit. The last has no name. Mruk, who is carried past it under an arm, had heard something move in there, about as much as a sheet of paper that turns over in its sleep. He slipped out of the flat between two shoes and started down.",
      pl: "Na samym dole klatki wiszą skrzynki na listy, w dwóch rzędach, każda z nazwiskiem i ze szparą. Ostatnia nazwiska nie ma. Mruk, noszony obok niej pod pachą, usłyszał, że coś się w niej rusza, mniej więcej tyle co kartka, kiedy przewraca się przez sen. Wymknął się z mieszkania między czyimiś butami i zaczął schodzić.",
      endings: [
        {
          en: "Out of the slit of the last box hung a paper tongue. Whenever the front door opened it nodded. Mruk stood up against the wall and took it in his mouth, and the rest came after. He carried it up all the stairs and laid it on his own mat. Ola picked it up. “To the occupant,” she read. “Well. That’s you.” She gave it back.",
          pl: "Ze szpary ostatniej skrzynki zwisał papierowy język. Ilekroć otwierały się drzwi od bramy, kiwał. Mruk stanął przy ścianie na tylnych łapach, wziął go w zęby i wyszła cała reszta. Wniósł ją na samą górę i położył na własnej wycieraczce. Podniosła ją Ola. „Do mieszkańca – przeczytała. – No, to do ciebie”. I oddała.",
          titles: [
            ["To the Occupant", "Do mieszkańca"],
            ["It Nodded Whenever the Door Opened", "Kiwał, ilekroć otwierały się drzwi"],
          ],
        },
        {
          en: "Mruk sat down below the last box and looked at the slit. In it appeared two feelers. They consulted each other, and then the whole row of letter boxes sang, because it is made of tin. Mrs Halina, who had come down with the rubbish, put the bucket on the floor. “A cricket,” she said. “We had ours behind the stove.” She took a pencil from her hair and wrote a name on the box.",
          pl: "Mruk usiadł pod ostatnią skrzynką i patrzył na szparę. Ukazały się w niej czułki. Naradziły się i zaśpiewał cały rząd skrzynek, bo jest z blachy. Pani Halina, która schodziła ze śmieciami, postawiła wiadro. „Świerszcz – powiedziała. – U nas był za piecem”. Wyjęła z włosów ołówek i na skrzynce napisała nazwisko.",
          titles: [
            ["Who Lives in the Box Without a Name?", "Kto mieszka w skrzynce bez nazwiska?"],
            ["It Sang Because It Is of Tin", "Śpiewa, bo jest z blachy"],
          ],
        },
      ],
    },
    {
      en: "The banister begins on the fourth floor, and on the ground floor it ends in a wooden ball, brown and shining like a chestnut. Hands have done that; they come along it all day. Mruk knew the banister from beneath. When somebody opened the door of the flat to sweep the threshold, he went out, looked up, and saw a road on which nobody walks.",
      pl: "Poręcz zaczyna się na czwartym piętrze, a na parterze kończy się drewnianą kulą, brązową i błyszczącą jak kasztan. To od rąk; przez cały dzień tędy chodzą. Mruk znał poręcz od spodu. Kiedy ktoś otworzył drzwi mieszkania, żeby zamieść próg, wyszedł, spojrzał w górę i zobaczył drogę, po której nikt nie stąpa.",
      titles: [["A Road on Which Nobody Walks", "Drogą, po której nikt nie stąpa"]],
      endings: [
        {
          en: "Mruk went down the banister on foot, with a drop on the left and on the right the world. At the last bend but two he met a hand. It was Mrs Halina’s, with the thimble finger in front, and it knows this road better than anybody. It stopped. So did he. “After you, treasure,” said Mrs Halina, lifted it off, and put it back behind him.",
          pl: "Mruk schodził po poręczy pieszo, z lewej mając przepaść, a z prawej świat. Dwa zakręty przed końcem spotkał rękę. Była to ręka pani Haliny, z palcem od naparstka na przedzie, i zna tę drogę lepiej niż ktokolwiek. Stanęła. On też. „Proszę bardzo, skarbie” – powiedziała pani Halina, zdjęła rękę i położyła ją z powrotem, już za nim.",
          titles: [
            ["After You, Treasure", "Proszę bardzo, skarbie"],
            ["At the Last Bend but Two, a Hand", "Dwa zakręty przed końcem: ręka"],
          ],
        },
        {
          en: "At the bottom of the banister Mruk sat down on the ball. It is as wide as a cat is behind, and warm from so many people. Tomek came in from the street, reached out as always, to swing himself round, took hold, and went up four steps. There he stopped. He looked at his hand. He came down again, slowly. “I beg your pardon, Director,” he said.",
          pl: "Na samym końcu poręczy Mruk usiadł na kuli. Jest szeroka dokładnie tak jak kot z tyłu i ciepła od tylu ludzi. Z ulicy wszedł Tomek, wyciągnął rękę, jak zawsze, żeby zakręcić z rozpędu, chwycił i wszedł na czwarty stopień. Tam stanął. Obejrzał rękę. I powoli zszedł z powrotem. „Najmocniej przepraszam, dyrektorze” – powiedział.",
          titles: [
            ["Tomek Takes Hold of the Ball", "Tomek chwyta za kulę"],
            ["I Beg Your Pardon, Director", "Najmocniej przepraszam, dyrektorze"],
          ],
        },
      ],
    },
    {
      en: "On the fourth floor, at the northern border of the staircase, lies a mat which says nothing. All the others say Welcome, and are thin. This one is green, it is deep, and its owner is often away. Mruk had been brushed and felt that he was owed something. As soon as the door of the flat opened a crack he was out, and turned up instead of down.",
      pl: "Na czwartym piętrze, na północnej granicy klatki, leży wycieraczka, która nic nie mówi. Wszystkie inne witają i są cienkie. Ta jest zielona i głęboka, a jej właściciela często nie ma. Mruka świeżo wyczesano; czuł, że coś mu się należy. Ledwie drzwi mieszkania się uchyliły, był za nimi i zamiast w dół skręcił w górę.",
      endings: [
        {
          en: "On the green mat Mruk sank in up to the elbows. By and by there were steps, and the owner, a lady with a suitcase, stood there with the key in her hand. She could not have reached the lock without disturbing him. So she sat down on the suitcase, took an apple from her bag, and read a timetable. When Ola came up to look, the lady put a finger to her lips.",
          pl: "W zielonej wycieraczce Mruk zapadł się po łokcie. Po jakimś czasie rozległy się kroki i stanęła nad nim właścicielka, pani z walizką i z kluczem w ręce. Nie dosięgłaby zamka, nie przeszkadzając. Usiadła więc na walizce, wyjęła z torby jabłko i czytała rozkład jazdy. Kiedy na górę zajrzała Ola, pani przyłożyła palec do ust.",
          titles: [
            ["In up to the Elbows", "Po łokcie w zieleni"],
            ["A Lady with a Suitcase Waits Her Turn", "Pani z walizką czeka"],
          ],
        },
        {
          en: "The green mat was all that it should be, but there was a lump. He turned round; it was in his ribs. He looked beneath: a key, for whoever waters the plants. He went home. On their own mat, the thin one, Tomek was kneeling and lifting one corner after another. Mruk waited until it was free. It was hard, and it was level.",
          pl: "Zielona wycieraczka była, jak trzeba, tylko coś uwierało. Obrócił się, uwierało w żebra. Zajrzał pod spód: klucz, dla kogoś od podlewania. Wrócił do siebie. Na własnej wycieraczce, tej cienkiej, klęczał Tomek i podnosił róg po rogu. Mruk poczekał, aż się zwolni. Była twarda i równa.",
          titles: [
            ["There Was a Lump", "Coś tu uwiera"],
            ["What Lies Under the Green Mat", "Co leży pod zieloną wycieraczką"],
          ],
        },
      ],
    },
    {
      en: "On the staircase Mruk is as a rule in somebody’s arms. People mean it kindly; they take him up wherever they find him and bring him home like a lost glove. He had made up his mind to go the whole way on his own feet, all the floors there are. Ola had gone to the door of the flat to shake out a cloth. He passed beneath it.",
      pl: "Na schodach Mruk bywa zwykle na czyichś rękach. Ludzie chcą dobrze; podnoszą go tam, gdzie go znajdą, i odnoszą jak zgubioną rękawiczkę. Tym razem postanowił przejść wszystko na własnych nogach, piętro po piętrze. Ola otworzyła drzwi mieszkania, żeby strzepnąć obrus. Przeszedł pod obrusem.",
      endings: [
        {
          en: "Mruk had been everywhere: up to the attic door and down to the letter boxes. Nobody had lifted him. Now there were three floors between him and the bowl, each higher than the last. He sat down at the bottom, in the middle. Ola came to look for him. “Well?” she said. He stood up against her knee, and she bent down.",
          pl: "Mruk był wszędzie: na górze, pod drzwiami strychu, i na dole, przy skrzynkach na listy. Nikt go nie podniósł. Teraz od miski dzieliły go trzy piętra, każde wyższe od poprzedniego. Usiadł na dole, pośrodku. Przyszła szukać go Ola. „I co?” – zapytała. Oparł się łapami o jej kolano, a ona się schyliła.",
          titles: [
            ["Three Floors Between Him and the Bowl", "Od miski dzieliły go trzy piętra"],
            ["Nobody Had Lifted Him, and Now?", "Nikt go nie podniósł, i co?"],
          ],
        },
        {
          en: "Mruk went up as far as it goes, and down as far as it goes, and up again, on foot. On his own mat he sat down and rang. “Have you been out?” asked Ola. She took hold of a white paw and turned it over. The ground floor was on it, dark grey, the first a little lighter, and so on, up to the toes. She counted them.",
          pl: "Mruk poszedł tak wysoko, jak się da, i tak nisko, jak się da, i wrócił, wszystko pieszo. Na własnej wycieraczce usiadł i zadzwonił. „To ty wychodziłeś?” – spytała Ola. Wzięła białą łapę i odwróciła. Był na niej parter, ciemnoszary, pierwsze piętro, trochę jaśniejsze, i tak dalej, aż po palce. Policzyła je.",
          titles: [
            ["All the Floors, on a White Paw", "Wszystkie piętra na białej łapie"],
            ["As Far Up as It Goes", "Tak wysoko, jak się da"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But the next flight had been washed. It shone from top to bottom and smelled of soap, and at the end of it stood a bucket, to show that this was meant. Wet stone and white paws: there is really nothing to discuss. Mruk put one down, took it up, shook it, and looked at what it had left.",
      pl: "Następne schody były jednak umyte. Lśniły od góry do dołu, pachniały mydłem, a na końcu stało wiadro, na znak, że to nie przypadek. Mokry kamień i białe łapy: właściwie nie ma o czym mówić. Mruk postawił jedną, podniósł, otrząsnął i spojrzał na to, co po niej zostało.",
      when: { weekday: [1, 2, 3, 4, 5, 6] },
      turns: [
        {
          en: "On the wet stone there was a paw, quite clearly, with all its toes. While Mruk looked, the big toe went, then the others, and in the time it takes to count nine there was only stone. He put down another and turned to see. In this way he took the flight, a step, a look round, a step, and when the last trace had faded he was already there.",
          pl: "Na mokrym kamieniu została łapa, wyraźna, ze wszystkimi palcami. Kiedy Mruk na nią patrzył, znikł duży palec, potem pozostałe, i nim policzyłby do dziewięciu, był sam kamień. Postawił drugą i się obejrzał. Tak przeszedł całe schody, stopień, spojrzenie za siebie, stopień, a kiedy z tyłu zniknął ostatni ślad, był już na miejscu.",
          titles: [
            ["A Step, a Look Round, a Step", "Stopień, spojrzenie za siebie, stopień"],
            ["Gone by the Time You Count Nine", "Nim policzysz do dziewięciu"],
          ],
        },
        {
          en: "Stairs are hollow in the middle, where everyone treads, and there the water stood. At the side nobody ever walks. There it had dried already, in a strip as wide as a cat who draws in what he has. Mruk drew it in. He passed nineteen small lakes without wetting a hair, though some stayed on the wall.",
          pl: "Schody są wydeptane pośrodku, gdzie chodzą wszyscy, i tam stała woda. Z boku, przy ścianie, nie chodzi nikt. Tam zdążyło wyschnąć, pasek szerokości kota, który wciągnie, co ma. Mruk wciągnął. Minął dziewiętnaście małych jezior i nie zmoczył ani włosa, choć kilka zostało na ścianie.",
          titles: [
            ["Past Nineteen Small Lakes", "Wzdłuż dziewiętnastu jezior"],
            ["At the Side, Where Nobody Walks", "Przy ścianie, gdzie nikt nie chodzi"],
          ],
        },
      ],
    },
    {
      en: "On the stairs stood a sofa, on its end. It was wedged between the wall and the banister, with a man above it and a man below. “Lift,” said the upper. “I’m lifting,” said the lower. Neither was; each held it for the other’s sake. There was not room beside it for a newspaper, let alone a cat.",
      pl: "Na schodach stała kanapa, na sztorc. Zaklinowała się między ścianą a poręczą, z jednym panem powyżej i z drugim poniżej. „Podnieś” – mówił górny. „Podnoszę” – mówił dolny. Nie podnosił żaden; każdy trzymał ją ze względu na tego drugiego. Obok nie zmieściłaby się gazeta, a co dopiero kot.",
      when: { timeSlot: ["morning", "afternoon"], day: "working day" },
      turns: [
        {
          en: "“Break,” said the upper man. They let go, both together, to see, and it stayed. It lay aslant over the whole flight, and they sat on the steps beneath and unwrapped their rolls. Mruk walked across it from end to end. Where others count nineteen steps there was nothing but plush, brown, and in the crease somebody’s thimble.",
          pl: "„Przerwa” – powiedział górny. Puścili obaj naraz, na próbę, i stała. Leżała ukosem nad całymi schodami, a panowie usiedli pod nią na stopniach i rozwinęli bułki. Mruk przeszedł po niej od końca do końca. Tam, gdzie inni liczą dziewiętnaście stopni, był sam plusz, brązowy, a w szczelinie czyjś naparstek.",
          titles: [
            ["Plush Instead of Nineteen Steps", "Nie stopnie, tylko plusz"],
            ["They Let Go, Both Together, to See", "Puścili obaj naraz, na próbę"],
          ],
        },
        {
          en: "“It only wants a little on the right,” panted the lower man, “as much as a sack of potatoes.” They had no sack. Mruk, who wished to see how things stood, jumped on to the arm, on the right. The sofa sighed, tipped, and was free; it slid round the corner as if it had been oiled. The men looked at each other. “What do we owe you?” said the upper.",
          pl: "„Trzeba tylko dociążyć z prawej – wysapał dolny. – Tyle co worek kartofli”. Worka nie mieli. Mruk, który chciał zobaczyć, jak stoją sprawy, wskoczył na poręcz kanapy, z prawej. Kanapa westchnęła, przechyliła się i puściła; weszła w zakręt jak po maśle. Panowie spojrzeli na siebie. „Ile płacimy?” – zapytał górny.",
          titles: [
            ["As Much as a Sack of Potatoes", "Tyle co worek kartofli"],
            ["It Only Wants a Little on the Right", "Trzeba tylko dociążyć z prawej"],
          ],
        },
      ],
    },
    {
      en: "On the next landing, though, stood two ladies with bags, talking. They took up the whole width, and they had got no further than yesterday. Mruk sat down on the step before them and waited for a full stop. The taller drew breath while the shorter spoke, and the other way round; there was no more gap in it than in a wall.",
      pl: "Na następnym podeście stały jednak dwie panie z torbami i rozmawiały. Zajmowały całą szerokość i były dopiero przy wczoraj. Mruk usiadł o stopień przed nimi i czekał na kropkę. Wyższa nabierała powietrza, kiedy mówiła niższa, i na odwrót; dziur było w tym tyle co w murze.",
      turns: [
        {
          en: "“And do you know who with?” asked the taller, suddenly quite low. The bags were put down. The shorter came a step nearer, the taller did too, their hats touched, and along the banister, where a moment ago there had been two elbows, a passage appeared. Mruk used it. He heard who with. It meant nothing to him.",
          pl: "„A wie pani, z kim?” – zapytała wyższa, nagle całkiem cicho. Torby stanęły na ziemi. Niższa przysunęła się o krok, wyższa też, kapelusze się zetknęły i wzdłuż poręczy, gdzie przed chwilą były dwa łokcie, powstało przejście. Mruk z niego skorzystał. Słyszał, z kim. Nic mu to nie mówiło.",
          titles: [
            ["And Do You Know Who With?", "A wie pani, z kim?"],
            ["He Heard, and It Meant Nothing to Him", "Słyszał i nic mu to nie mówiło"],
          ],
        },
        {
          en: "An onion made an end of it. It had been lying on top; it looked over the edge of the bag, and went. “Tock,” it said on the first stair, “tock” on the second. Both ladies turned after it, the taller with an arm out, the shorter with a cry, and down they went, still talking. It had reached the cellar before either of them took a breath.",
          pl: "Koniec położyła temu cebula. Leżała na wierzchu, wyjrzała przez brzeg torby i poszła. „Puk” – powiedziała na pierwszym stopniu, „puk” na drugim. Obie panie rzuciły się za nią, wyższa z wyciągniętą ręką, niższa z okrzykiem, i zbiegły, nie przestając mówić. Cebula była w piwnicy, zanim któraś nabrała tchu.",
          titles: [
            ["Tock, Said the Onion", "„Puk” – powiedziała cebula"],
            ["On the First Stair and on the Second", "Na pierwszym stopniu i na drugim"],
          ],
        },
      ],
    },
    {
      en: "In the middle of the stairs sat a stranger with flowers. He had on a clean collar and was looking at a door. From time to time he stood up, put out a finger to the bell, breathed in, and sat down again, on the same step, with the flowers across his knees. On this side of him there was the wall, on that there were carnations.",
      pl: "Na środku schodów siedział obcy pan z kwiatami. Miał czysty kołnierzyk i patrzył na jakieś drzwi. Od czasu do czasu wstawał, wyciągał palec do dzwonka, nabierał powietrza i siadał z powrotem, na tym samym stopniu, z kwiatami w poprzek kolan. Z jednej strony była przy nim ściana, z drugiej goździki.",
      turns: [
        {
          en: "Mruk had seen enough. He squeezed in between the carnations and the banister, it tickled, and he shook himself. On these stairs his bell rings like a breakfast tray. “Who’s there?” said somebody at once behind the door. The stranger shot up, tugged at his collar, and looked down at Mruk with reproach and gratitude. The step was free.",
          pl: "Mruk widział już dość. Wcisnął się między goździki a poręcz, połaskotało go i się otrząsnął. Na tych schodach jego dzwonek brzmi jak taca ze śniadaniem. „Kto tam?” – odezwało się natychmiast za drzwiami. Pan się poderwał, szarpnął kołnierzyk i spojrzał na Mruka z wyrzutem i wdzięcznością. Stopień był wolny.",
          titles: [
            ["On the Other Side of the Bell", "Po drugiej stronie dzwonka"],
            ["Between the Carnations and the Banister", "Między goździki a poręcz"],
          ],
        },
        {
          en: "“It’s like this,” the stranger said to Mruk. He had four sentences. In the first he got stuck twice, in the second once; at the third his ears turned red; and the fourth was so short that it was over before it had begun. Mruk blinked. “You think so?” said the stranger. He got up, rang, and in his place on the step lay a carnation.",
          pl: "„To jest tak” – zaczął pan do Mruka. Miał cztery zdania. W pierwszym utknął dwa razy, w drugim raz, przy trzecim poczerwieniały mu uszy, a czwarte było takie krótkie, że się skończyło, zanim się zaczęło. Mruk mrugnął. „Tak pan myśli?” – powiedział pan. Wstał i zadzwonił, a tam, gdzie siedział, leżał goździk.",
          titles: [
            ["Four Sentences, the Last Very Short", "Cztery zdania, ostatnie krótkie"],
            ["You Think So?", "Tak pan myśli?"],
          ],
        },
      ],
    },
    {
      en: "Somebody had tied a dog to the banister. He was small and white, he belonged to a visitor, and his lead was exactly as long as the stairs are wide. He had used the time to measure it. Whenever Mruk put a paw forward, on the left or on the right, the dog was there before it, with his tongue out, all attention.",
      pl: "Do poręczy ktoś uwiązał psa. Był mały i biały, przyszedł z wizytą, a smycz miał dokładnie tak długą, jak szerokie są schody. Zdążył to wymierzyć. Ilekroć Mruk wysunął łapę, z lewej czy z prawej, pies był tam przed nią, z wywieszonym językiem, cały do dyspozycji.",
      turns: [
        {
          en: "Mruk strolled to the left, and the dog went along, round the first baluster. Mruk strolled to the right. At every turn he admired the wall. After the fifth stroll the lead was wound up like a thread on a reel, and the dog sat close to the iron, very upright, and followed him with his eyebrows. Mruk passed, and strolled once the other way, to give him back a baluster.",
          pl: "Mruk przespacerował się w lewo i pies poszedł razem z nim, dookoła pierwszego pręta. Mruk przespacerował się w prawo. Na każdym nawrocie oglądał ścianę. Po piątym spacerze smycz była nawinięta jak nitka na szpulkę, a pies siedział tuż przy żelazie, bardzo wyprostowany, i wodził za nim brwiami. Mruk przeszedł, a potem zrobił jeden spacer w drugą stronę, żeby mu jeden pręt oddać.",
          titles: [
            ["Five Strolls, to the Left and the Right", "Pięć spacerów, w lewo i w prawo"],
            ["Like a Thread on a Reel", "Jak nitka na szpulkę"],
          ],
        },
        {
          en: "Behind the door somebody laughed, and a plate was put down. The dog’s ears sank. He looked at the door, he looked at the knot, and lay down with his chin on the step, as if he had been left over. Mruk considered the matter from above. He went past closer than was necessary, and for the breadth of a stair there was a tail across a white back.",
          pl: "Za drzwiami ktoś się zaśmiał i stuknął talerz. Psu opadły uszy. Spojrzał na drzwi, spojrzał na węzeł i położył się z brodą na stopniu, jak coś, co zostało po przyjęciu. Mruk przyjrzał się temu z góry. Minął go bliżej, niż było trzeba, i przez szerokość schodka na białym grzbiecie leżał ogon.",
          titles: [
            ["Closer Than Was Necessary", "Bliżej, niż było trzeba"],
            ["A Tail Across a White Back", "Na białym grzbiecie ogon"],
          ],
        },
      ],
    },
    {
      en: "At that moment the light went out, by itself, as it does. This means little to a cat; but half a flight further on somebody had been coming with a pot of soup, in both hands, and did not dare to take another step. “Hello?” said the soup. It stood in the middle, it steamed, and there was no room to the left or right of it.",
      pl: "W tej chwili zgasło światło, samo, jak to ono. Kotu to niewiele robi, ale o pół piętra dalej ktoś szedł z garnkiem zupy, w obu rękach, i nie śmiał postawić stopy. „Halo?” – powiedziała zupa. Stała pośrodku, parowała, a z lewej ani z prawej nie było obok niej miejsca.",
      when: { timeSlot: ["evening"], between: ["10-05", "03-20"] },
      turns: [
        {
          en: "Mruk moved, and it rang. The soup turned to where it had rung. “Go on,” it said. He went down a step and rang; the soup felt for the step with its slipper and found it. So they went, ring, slipper, ring, slipper, as far as the next landing, where there is a button. In the light it was barley. Not a drop was missing.",
          pl: "Mruk się ruszył i zadzwoniło. Zupa zwróciła się w tamtą stronę. „Jeszcze” – poprosiła. Zszedł o stopień i zadzwonił; zupa pomacała kapciem i stopień znalazła. Tak szli, dzwonek, kapeć, dzwonek, kapeć, aż na podest, gdzie jest guzik. W świetle okazało się, że to krupnik. Nie ubyło ani kropli.",
          titles: [
            ["Ring, Slipper, Ring, Slipper", "Dzwonek, kapeć, dzwonek, kapeć"],
            ["Not a Drop Was Missing", "Nie ubyło ani kropli"],
          ],
        },
        {
          en: "“Hello?” said the soup, a little louder. Behind a door a chain rattled; a strip of light fell on the wall. “Who’s there?” “Soup.” Above, another door opened because the first had, and below it a third. Three strips lay across the stairs, with a nose in each. “What sort?” somebody asked. While this was being settled Mruk went by beneath the pot, from strip to strip.",
          pl: "„Halo?” – powiedziała zupa, trochę głośniej. Za drzwiami zabrzęczał łańcuch; na ścianę padła smuga światła. „Kto tam?” „Zupa”. Wyżej otworzyły się drugie, bo otworzyły się pierwsze, a niżej trzecie. W poprzek schodów leżały trzy smugi i w każdej był nos. „Jaka?” – zapytał ktoś. Kiedy to ustalano, Mruk przeszedł pod garnkiem, od smugi do smugi.",
          titles: [
            ["Who’s There? Soup", "Kto tam? Zupa"],
            ["Three Strips of Light, a Nose in Each", "Trzy smugi, w każdej nos"],
          ],
        },
      ],
    },
    {
      en: "On the stairs, however, a bell is not what it is on a carpet. It falls down the well, strikes the cellar door, and comes up again with company. At the second step a head asked whether it was the post; at the fourth another head, whether it was ice cream. Mruk stood between the two of them with a paw in the air. That is no way to travel.",
      pl: "Na schodach dzwonek nie jest jednak tym, czym jest na dywanie. Spada na samo dno, odbija się od drzwi piwnicy i wraca z towarzystwem. Przy drugim stopniu jakaś głowa spytała, czy to poczta, przy czwartym inna, czy to lody. Mruk stał między nimi z łapą w powietrzu. Tak się nie podróżuje.",
      turns: [
        {
          en: "“It’s not ice cream,” said the lower head. “And not the post,” said the upper. Since they were both there anyway, they began on the neighbours, then on cabbage, then on somebody’s daughter who sings. Their voices crossed in the stairwell and filled it to the attic. You could have driven sheep beneath. Mruk went by, ringing as he liked.",
          pl: "„To nie lody” – powiedziała dolna głowa. „I nie poczta” – powiedziała górna. A skoro obie już stały, zaczęły o sąsiadach, potem o kapuście, a potem o czyjejś córce, która śpiewa. Głosy krzyżowały się na klatce i wypełniały ją po sam strych. Pod spodem można by przepędzić owce. Mruk przeszedł, dzwoniąc, ile chciał.",
          titles: [
            ["Not Ice Cream and Not the Post", "To nie lody i nie poczta"],
            ["You Could Have Driven Sheep", "Można by przepędzić owce"],
          ],
        },
        {
          en: "Mruk let the doors shut and sat still. In the street the fifteen came along; the window panes buzzed, the letter boxes rattled, and under cover of it he took eleven steps. It was past; he stood. He did not scratch, although there was cause. Seven minutes later came the next. It cost him three trams in all, and nobody inquired after ice cream.",
          pl: "Mruk poczekał, aż drzwi się zamkną, i siedział cicho. Ulicą nadjechała piętnastka; zabrzęczały szyby, zadygotały skrzynki na listy i pod tą osłoną zrobił jedenaście kroków. Przejechała; stanął. Nie podrapał się, choć było gdzie. Po siedmiu minutach nadjechała następna. Kosztowało go to w sumie trzy tramwaje i o lody nikt już nie pytał.",
          titles: [
            ["Three Trams in All", "W sumie trzy tramwaje"],
            ["He Did Not Scratch, Although There Was Cause", "Nie podrapał się, choć było gdzie"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“Eighteen, nineteen,” said Mrs Halina, who counts under her breath, and rested. “You know, treasure, there used to be twenty.” She leaned over the banister and looked at what she had behind her. “They were lower, too.” Mruk looked in the same direction. She waited, in case he remembered otherwise, took her bag in the other hand, and began again.",
      pl: "„Osiemnaście, dziewiętnaście” – powiedziała pani Halina, która liczy pod nosem, i przystanęła. „Wiesz, skarbie, dawniej było ich dwadzieścia”. Przechyliła się przez poręcz i spojrzała na to, co miała za sobą. „I były niższe”. Mruk popatrzył w tym samym kierunku. Odczekała chwilę, na wypadek gdyby pamiętał inaczej, przełożyła torbę do drugiej ręki i zaczęła od nowa.",
    },
    {
      en: "Mr Zenon was coming down with a light bulb at his ear. He shook it; something in it tinkled. He held it out to Mruk and shook it again, for a second opinion. Two ears turned forward. “I thought so,” said Mr Zenon, and put it in his pocket with the keys. For two floors it could be heard that there were now forty-one.",
      pl: "Pan Zenon schodził z żarówką przy uchu. Potrząsnął nią; coś w niej zabrzęczało. Wyciągnął ją do Mruka i potrząsnął jeszcze raz, żeby zasięgnąć drugiej opinii. Dwoje uszu zwróciło się do przodu. „Tak myślałem” – powiedział pan Zenon i schował ją do kieszeni, do kluczy. Jeszcze przez dwa piętra było słychać, że teraz jest ich czterdzieści jeden.",
    },
    {
      en: "Staś put his trumpet between two balusters and blew a single note down the well, to hear how deep it is. The note fell past the doors. For a while there was nothing; then it came up, lower and a little dusty, and behind it, from under the ground, a cough. “Sorry!” called Staś. He looked at Mruk. “It’s deeper than at school,” he said.",
      pl: "Staś wsunął trąbkę między dwa pręty poręczy i zagrał w dół jeden dźwięk, żeby usłyszeć, jak tam głęboko. Dźwięk poleciał obok drzwi. Przez chwilę nie było nic, potem wrócił, niższy i trochę zakurzony, a za nim, spod ziemi, przyszło kaszlnięcie. „Przepraszam!” – zawołał Staś. Spojrzał na Mruka. „Głębiej niż w szkole” – powiedział.",
      when: { timeSlot: ["afternoon", "evening"] },
    },
    {
      en: "Tomek came down, patting his pockets. “Good day, Director.” Soon he came up again, patting the others. “Good day.” The third time he was holding a shoehorn and could not say why. Each time Mruk made room by exactly the same amount. At the fourth meeting they only nodded, like people who work in the same building.",
      pl: "Zszedł Tomek, klepiąc się po kieszeniach. „Dzień dobry, dyrektorze”. Niebawem wszedł z powrotem, klepiąc się po drugich. „Dzień dobry”. Za trzecim razem trzymał łyżkę do butów i nie umiał powiedzieć, po co. Mruk odsuwał się za każdym razem dokładnie o tyle samo. Przy czwartym spotkaniu obaj skinęli już tylko głowami, jak ludzie, którzy pracują w jednym gmachu.",
    },
    {
      en: "A ball came down by itself. It was red, it took the steps singly, without hurrying, and at the turn it kept to the right. Mruk stood aside. They regarded each other in passing, and it went on, growing quieter, to the bottom. Much later a small girl leaned over from above. “Did it say where it was going?” she asked.",
      pl: "Sama z siebie schodziła piłka. Była czerwona, szła stopień po stopniu, bez pośpiechu, a na zakręcie trzymała się prawej strony. Mruk ustąpił jej z drogi. Spojrzeli na siebie w przelocie i poszła dalej, coraz ciszej, na sam dół. Długo potem z góry wychyliła się mała dziewczynka. „Mówiła, dokąd idzie?” – zapytała.",
    },
    {
      en: "Somebody right at the top was beating out a pillow over the banister. A feather got loose and came down the middle of the stairwell, turning. Mruk followed it with his nose. When it was level with him it stopped, as if it had forgotten something, rose by a hand, and then sank, just out of reach, so slowly that he had to look away.",
      pl: "Na samej górze ktoś wytrzepywał nad poręczą poduszkę. Wymknęło się z niej piórko i leciało środkiem klatki, obracając się. Mruk prowadził je nosem. Kiedy było na wysokości pyszczka, stanęło, jakby czegoś zapomniało, podniosło się o dłoń i opadło tuż poza zasięgiem, tak powoli, że musiał odwrócić wzrok.",
    },
    {
      en: "A visitor with a cake box came up, reading the names on the doors. On each floor she compared them with a slip of paper, shook her head, and climbed on. From the top she came back. “Excuse me,” she said to Mruk, and held out the slip. He sniffed it. Then he sniffed the box, for somewhat longer. “Staircase B, then,” said the visitor.",
      pl: "Po schodach wchodziła pani z pudłem od tortu i czytała nazwiska na drzwiach. Na każdym piętrze porównywała je z karteczką, kręciła głową i szła wyżej. Z samej góry wróciła. „Przepraszam” – powiedziała do Mruka i podała mu karteczkę. Powąchał. Potem powąchał pudło, trochę dłużej. „Czyli klatka B” – powiedziała pani.",
    },
  ],
};
