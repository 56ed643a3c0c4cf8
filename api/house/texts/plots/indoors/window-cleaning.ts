import type { Plot } from "#api/house/texts/model.ts";

/** The tall window is cleaned, the curtains are down, and there is a pane that is not there. */
export const windowCleaning: Plot = {
  name: "window-cleaning",
  category: "Daily Life",
  // Nobody cleans windows in frost, in rain or on a Sunday.
  when: {
    timeSlot: ["morning", "afternoon"],
    weekday: [1, 2, 3, 4, 5, 6],
    weather: ["clear", "wind", "fog"],
    between: ["03-15", "10-31"],
  },
  wishes: [
    {
      en: "At a height of thirty centimetres the tall window in the room bears the marks of Mruk’s nose. There are hundreds, one beside another, and anybody who could read them would know what has been going on in the street. Ola came with a bucket. Mrs Halina had come up to help, and rolled back her sleeves. Mruk wanted it left as it was, at least down there.",
      pl: "Na wysokości trzydziestu centymetrów wysokie okno w pokoju nosi ślady nosa Mruka. Są ich setki, jeden przy drugim, i kto umiałby je czytać, wiedziałby, co działo się na ulicy. Ola przyszła z wiadrem. Pani Halina przyszła pomóc i podwijała rękawy. Mruk chciał, żeby przynajmniej na dole zostało, jak było.",
      picture: {
        place: "box",
        inBox: false,
        pose: "sit",
        props: [],
        eyes: "grump",
        by: "wall",
        company: "ola",
        inHand: "bucket",
      },
      endings: [
        {
          titles: [
            ["Number One, Still Damp", "Numer pierwszy, jeszcze mokry"],
            ["Leave It, It’s Signed", "Zostawić, bo podpisane"],
          ],
          en: "In the end the pane was empty from top to bottom. Mruk went up to it, waited for a tram, and put his nose against the glass: one mark, small, in the form of a heart with a line through it. Mrs Halina’s cloth was already on its way. “Leave it,” said Ola, “it’s signed now.” They carried out the bucket together, on tiptoe.",
          pl: "Na koniec szyba była pusta od góry do dołu. Mruk podszedł, zaczekał na tramwaj i przyłożył nos do szkła: jeden ślad, mały, w kształcie serca z kreską. Ścierka pani Haliny była już w drodze. „Niech zostanie – powiedziała Ola – teraz jest podpisane”. Wiadro wyniosły razem, na palcach.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["Somebody Had Looked In", "Ktoś zaglądał"],
            ["From the Other Side, at the Same Height", "Z drugiej strony, a równo"],
          ],
          en: "When all Mruk’s marks were gone, there was still one left. “It’s on the outside,” said Mrs Halina, and bent down. On the outer pane, at a height of thirty centimetres, just where Mruk’s nose prints had been thickest, was the mark of a beak, and a little to the left one more. Somebody had been looking in all this time. That one nobody wiped off.",
          pl: "Kiedy śladów Mruka już nie było, jeden został. „To z zewnątrz” – powiedziała pani Halina i się schyliła. Na zewnętrznej szybie, na wysokości trzydziestu centymetrów, dokładnie tam, gdzie nosów było najgęściej, widniał odcisk dzioba, a trochę w lewo jeszcze jeden. Ktoś przez cały ten czas zaglądał do środka. Tego nie starto.",
        },
        {
          titles: [
            ["He Steers by It", "On według tego jeździ"],
            ["Not There, Said the Finger", "Tam nie, pokazał palec"],
          ],
          needs: ["the driver"],
          en: "Only the bottom strip was left, and Mrs Halina was kneeling down to it with her cloth, when the fifteen came round again. It rang and would not stop. Its driver leaned out, pointed to the thirty centimetres and wagged a finger: not there. “He steers by it,” said Ola. Mrs Halina got up. The tall window is clean now, all but a strip, which has been vouched for.",
          pl: "Został już tylko dolny pas i pani Halina klękała do niego ze ścierką, kiedy wróciła piętnastka. Zadzwoniła i nie przestawała. Motorniczy wychylił się, wskazał te trzydzieści centymetrów i pogroził palcem: tam nie. „On według tego jeździ” – powiedziała Ola. Pani Halina wstała z kolan. Wysokie okno jest czyste, całe oprócz jednego pasa, za który poręczono.",
        },
      ],
    },
    {
      en: "The curtains had been taken down from the tall window and lay heaped on the armchair, as white as whipped cream. Ola fetched the bucket, and Mrs Halina, who had sewn the curtains herself and would not leave them to others, moved the chairs. There was nobody in the heap. Mruk, who cannot bear waste, wanted to be.",
      pl: "Firanki zdjęto z wysokiego okna w pokoju i leżały na fotelu, białe i spiętrzone jak ubita śmietana. Ola poszła po wiadro, a pani Halina, która te firanki sama szyła i nie oddałaby ich w obce ręce, odsuwała krzesła. W środku nie było nikogo. Mruk nie znosi marnotrawstwa i chciał tam być.",
      picture: {
        place: "box",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "up",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Pattern with Two Green Buttons", "Wzór, a w nim dwa guziki"],
            ["It Isn’t in My Pattern", "Tego nie szyłam"],
          ],
          en: "Mruk had been in the heap of curtains for barely a minute when Ola began to hang it up, clip by clip. He moved to the sill with the last of it. Mrs Halina stepped back. At the bottom on the left was a flower that she could not remember: large, grey, with two green buttons in it. She smoothed the hem, to be sure. “That isn’t mine,” she said, “but it hangs beautifully.”",
          pl: "Mruk nie siedział w firankach nawet minuty, kiedy Ola zaczęła je wieszać, żabka po żabce. Przeniósł się razem z ostatnią na parapet. Pani Halina cofnęła się o krok. Na samym dole, z lewej, był kwiat, którego sobie nie przypominała: duży, szary, z dwoma zielonymi guzikami. Dla pewności wygładziła brzeg. „To nie moje – powiedziała – ale układa się pięknie”.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "reader",
            camera: "close",
            side: "right",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Nine Kilos Against a Crease", "Dziewięć kilo na zagniecenie"],
            ["Better Than an Iron", "Lepszy od żelazka"],
          ],
          en: "“Not without ironing,” said Mrs Halina, when it was time to hang the curtains, and put a hand in under the heap to pull it out. She felt along the hem. Where Mruk had been lying, at nine kilos and blood heat, it was as flat as a ribbon. She turned him a quarter, waited, looked at her watch and turned him again.",
          pl: "„Bez prasowania nie ma mowy” – powiedziała pani Halina, kiedy przyszło wieszać firanki, i wsunęła rękę pod firanki. Przeszła palcami po brzegu. Tam, gdzie leżał Mruk, dziewięć kilo, ciepłe, było gładko jak na wstążce. Obróciła go o ćwierć, odczekała, spojrzała na zegarek i obróciła jeszcze raz.",
        },
        {
          titles: [
            ["Instead of the Money", "Zamiast pieniędzy w rąbku"],
            ["Straight, as Long as He Lay There", "Równo, póki on tam leży"],
          ],
          needs: ["the empty hem"],
          en: "The curtains were put up without asking Mruk. On the right they fell like rain; on the left, with no coin, they hung askew, and Mrs Halina shut her eyes. When she opened them, both sides were straight. Mruk had gone after his heap and lay on the sill, on the corner of the hem. “Don’t touch him,” said Mrs Halina. “He’s instead of the money.”",
          pl: "Firanki powieszono, nie pytając Mruka o zdanie. Z prawej spadały jak deszcz, z lewej, bez monety, wisiały krzywo, i pani Halina zamknęła oczy. Kiedy je otworzyła, z obu stron było prosto. Mruk poszedł za swoimi firankami i leżał na parapecie, na rogu rąbka. „Nie ruszać – powiedziała pani Halina. – On jest zamiast pieniędzy”.",
        },
      ],
    },
    {
      en: "One half of the tall window stood open, and through it the street came into the room as it is: uncut, with onions in it, and iron, and bread. On other days Mruk gets it through glass. Ola had gone for the bucket; Mrs Halina, who was taking down the curtains, had hooked the window so that it opened no farther. Mruk wanted a good place in front of it.",
      pl: "Jedno skrzydło wysokiego okna było uchylone i ulica wchodziła do pokoju taka, jaka jest: niecięta, z cebulą, z żelazem, z chlebem. Na co dzień Mruk dostaje ją przez szkło. Ola poszła po wiadro, a pani Halina zdejmowała firanki i zaczepiła skrzydło na haczyk, żeby się szerzej nie otworzyło. Mruk chciał mieć przed nim dobre miejsce.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "happy",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Good for One Journey", "Ważny na jeden przejazd"],
            ["Somebody Had Dropped In", "Wpadło przez okno"],
          ],
          en: "Then the wing was closed, and the street fell silent in the middle of a word. But something of it had come in. On the floorboards lay a tram ticket, for the fifteen, punched, a little bent from the flight. “That’ll be for you, treasure,” said Mrs Halina. Mruk read it, back and front, by nose. Then he sat down on it, and Ola swept round him.",
          pl: "Potem skrzydło zamknięto i ulica umilkła w pół słowa. Ale coś z niej zostało. Na podłodze leżał bilet, na piętnastkę, skasowany, trochę wygięty od lotu. „To chyba dla ciebie, skarbie” – powiedziała pani Halina. Mruk przeczytał go nosem, z wierzchu i od spodu. Potem na nim usiadł i Ola zamiatała dookoła.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "half",
            inBox: false,
            by: "wall",
            inHand: "broom",
            company: "ola",
          },
        },
        {
          titles: [
            ["One Tram, with No Glass in Front", "Na czas jednego tramwaju"],
            ["Pleased to Make Your Acquaintance", "Bardzo mi miło, piętnastka"],
          ],
          en: "Ola took Mruk in her arms. Mrs Halina held on to Ola by the apron, for safety’s sake, and so, one behind another, all three stood at the open window for as long as one tram took. The tram came, it stopped, it had no glass in front of it and smelled of hot brakes. It rang. Mruk, who is sparing with his bell, rang back, once.",
          pl: "Ola wzięła Mruka na ręce. Pani Halina trzymała Olę za fartuch, dla bezpieczeństwa, i tak we troje, jedno za drugim, stali przy otwartym skrzydle na czas jednego tramwaju. Przyjechał, zatrzymał się, nie miał przed sobą szkła i pachniał gorącym hamulcem. Zadzwonił. Mruk, który dzwonka nie nadużywa, oddzwonił, raz.",
        },
      ],
    },
    {
      en: "The left half of the tall window was done, and so clean that there seemed to be nothing in it any more. You saw the street as though through a hole. Ola and Mrs Halina were wringing out their cloths over the bucket and complimenting each other. Mruk stood in the room before the empty frame and wanted to know one thing: whether anything was left.",
      pl: "Lewa połowa wysokiego okna w pokoju była gotowa, i to tak, jakby już nic w niej nie było. Ulicę widziało się jak przez dziurę. Ola i pani Halina wyżymały ścierki nad wiadrem i nawzajem się chwaliły. Mruk stanął przed pustą ramą i chciał wiedzieć jedno: czy coś tam jeszcze zostało.",
      picture: {
        place: "box",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Fly, Walking Up Nothing", "Mucha szła po niczym"],
            ["Six Legs of Proof", "Dowód na sześciu nogach"],
          ],
          en: "A fly settled it. It came from the geography shelf, flew at the hole, said “tock” and stopped in the middle of the view; then it walked straight up the air, past the tram stop, past the roofs, with all six legs. So there was something. Mruk followed it up with his eyes as far as the frame, and leaned against the view with one shoulder.",
          pl: "Rozstrzygnęła to mucha. Nadleciała od półki z atlasami, skierowała się w dziurę, stuknęła i stanęła w środku widoku, a potem poszła prosto do góry po powietrzu, obok przystanku, obok dachów, na wszystkich sześciu nogach. Więc coś tam było. Mruk odprowadził ją wzrokiem aż do ramy i oparł się o widok ramieniem.",
          picture: {
            place: "box",
            pose: "sit",
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
            ["Half the Stop Waved Back", "Pół przystanku odmachało"],
            ["How Far Does a Paw Go?", "Dokąd sięga łapa?"],
          ],
          en: "Mruk stretched out a paw, slowly, towards the street, to see how far it would go. It went to where the frame was and met something cold that could not be seen. He left it there, flat, with all its pads. Down at the stop people looked up. One raised a hand, then a second, and Mrs Halina, who thought that they meant her, curtsied.",
          pl: "Mruk wyciągnął łapę w stronę ulicy, powoli, żeby zobaczyć, dokąd dojdzie. Doszła do ramy i trafiła na coś zimnego, czego nie było widać. Tam ją zostawił, płasko, wszystkimi poduszkami. Ludzie na przystanku spojrzeli w górę. Ktoś podniósł rękę, ktoś drugi też, a pani Halina, przekonana, że to do niej, dygnęła.",
        },
        {
          titles: [
            ["Settled with the Forehead", "Czym to sprawdził? Czołem"],
            ["He Licked the View, with Respect", "A widok potem polizał"],
          ],
          needs: ["the slip"],
          en: "Whether the glass was clean, Mruk settled with his forehead. He walked up to the hole, as you walk out of a door, and there was a “tock”. He sat down, looked at the view and licked it, with respect. Ola pulled out her slip. “As clear as something that you only notice with your head,” she wrote, on Mrs Halina’s back. “Is that good?” It was, and the place was wiped once more.",
          pl: "Czy szyba jest czysta, rozstrzygnął Mruk czołem. Podszedł do dziury, jak się wychodzi przez drzwi, i stuknęło. Usiadł. Popatrzył na widok i polizał go, z szacunkiem. Ola wyjęła karteczkę. „Jasna jak coś, co zauważa się dopiero głową” – dopisała na plecach pani Haliny. „Dobrze?” Dobrze, i miejsce przetarto jeszcze raz.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "wide",
            inBox: false,
            by: "wall",
            mouth: "blep",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Under the tall window in the room stood a bucket with a head of foam. It was white, it whispered, and when Ola swished her hand about in it, a piece broke away, grew round and coloured, and rose into the air. Mrs Halina on the chair, with the curtains over her arm, did not even look up. Mruk wanted one of those for himself.",
      pl: "Pod wysokim oknem w pokoju stało wiadro z czupryną piany. Piana była biała, szeptała, a kiedy Ola zamieszała ręką, odrywał się kawałek, robił się okrągły i kolorowy i szedł w górę. Pani Halina, na krześle, z firankami przez ramię, nawet na to nie spojrzała. Mruk chciał jedną taką bańkę mieć dla siebie.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Through a Cotton Reel", "Przez szpulkę po nitce"],
            ["With the Whole Window Inside", "A w środku całe okno"],
          ],
          en: "Mrs Halina took a cotton reel out of her apron, an empty one, dipped it and blew. What came out was as large as an apple. It sank down to Mruk and sat on the rug before him without bursting; inside, quite small and bent, were the tall window, Ola, and a grey person with white paws. Mruk kept his to himself until it was over.",
          pl: "Pani Halina wyjęła z fartucha szpulkę, pustą, zamoczyła i dmuchnęła. Wyszła bańka wielka jak jabłko. Opadła przed Mrukiem na dywan i usiadła, nie pękając, a w niej, malutkie i wygięte, były wysokie okno, Ola i ktoś szary o białych łapach. Mruk trzymał swoje przy sobie, dopóki się nie skończyła.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "half",
            company: "halina",
          },
        },
        {
          titles: [
            ["Caught, and Nothing in It", "Złapana, a pusta"],
            ["It Tasted of Vinegar and Colours", "Smakowała octem i tęczą"],
          ],
          en: "Mruk caught a bubble. It came low over the floor, he took it in both paws, in the proper way, and it was gone before he had closed them. The left one was wet, and it tasted of vinegar. Ola had seen his face. She put both hands in and clapped, and all at once there were thirty. He picked out another, and let it go by.",
          pl: "Mruk dostał swoją bańkę. Szła nisko nad podłogą, złapał ją w obie łapy, jak należy, i zanim je zamknął, już jej nie było. Na lewej zostało mokro i smakowało octem. Ola widziała jego minę. Włożyła do wiadra obie ręce, klasnęła i nagle było ich trzydzieści. Mruk wybrał sobie następną i pozwolił jej przelecieć.",
          picture: { place: "stove", pose: "wash", props: [], eyes: "half", mouth: "blep", company: "ola" },
        },
      ],
    },
    {
      en: "As long as there are curtains, Mruk sees the street, and the street does not see him. His work depends on it. Now Mrs Halina was standing on a chair at the tall window with the curtains over her arm, Ola brought the bucket, and from a passing tram thirty people looked into the room and at him. He wanted something to sit behind.",
      pl: "Dopóki wiszą firanki, Mruk widzi ulicę, a ulica jego nie. Na tym polega jego praca. A teraz pani Halina stała na krześle przy wysokim oknie w pokoju z firankami przez ramię, Ola niosła wiadro, a z przejeżdżającej piętnastki patrzyło na niego trzydzieści osób. Mruk chciał za czymś usiąść.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "grump",
        look: "reader",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Behind the Sports Page", "Za działem sportowym"],
            ["A Hole of the Right Size", "Dziura w sam raz"],
          ],
          en: "A double page of the newspaper had stuck to the glass, low down, and Ola left it to dry. Mruk went in behind it. In the sports section someone had wiped a hole, no larger than a plum. He put one eye to it. The next fifteen came by, thirty people looked up, and all that they saw was the football results, one of which was green.",
          pl: "Podwójna strona gazety przykleiła się do szkła, nisko, i Ola zostawiła ją, żeby wyschła. Mruk wszedł za nią. W dziale sportowym ktoś przetarł dziurę, nie większą od śliwki. Przyłożył do niej oko. Nadjechała następna piętnastka, trzydzieści osób spojrzało w górę i zobaczyło tylko wyniki meczów, a wśród nich jeden zielony.",
        },
        {
          titles: [
            ["Then They Looked Away", "Aż spuścili oczy"],
            ["Thirty Against One, and Who Won?", "Trzydziestu na jednego?"],
          ],
          en: "Mruk found nothing to sit behind, and so he did without. When the next fifteen stopped, he sat in the middle of the bare window and looked back, at one after another, from front to rear, as a ticket inspector does. They lowered their eyes. Some felt in their pockets. When Mrs Halina came with the curtains, he moved aside for them only after the tram had left.",
          pl: "Mruk nie znalazł nic, więc usiadł bez zasłony. Kiedy stanęła następna piętnastka, był już pośrodku gołego okna i patrzył na nich po kolei, od przodu do tyłu, jak kontroler. Spuszczali oczy. Niektórzy sięgali do kieszeni. Gdy pani Halina przyszła z firankami, przesunął się dopiero, kiedy tramwaj odjechał.",
        },
        {
          titles: [
            ["Better Hung than Any Curtain", "Układała się lepiej niż firanka"],
            ["Finger and Thumb in the Fog", "Mgła, sprawdzona w dwóch palcach"],
          ],
          when: {
            weather: ["fog"],
          },
          en: "Meanwhile the fog had thickened and risen as far as the third floor. It took the stop, then the lamp posts, and in the end it hung against the bare panes, white, in folds, better than any curtain. The next fifteen was two lights and a bell. Mruk sat in the middle of the sill, and nobody saw him. Mrs Halina put a hand out and felt the stuff with finger and thumb.",
          pl: "Mgła tymczasem zgęstniała i podeszła aż na trzecie piętro. Zabrała przystanek, potem latarnie, a na koniec zawisła przy gołych szybach, biała, w fałdach, lepiej niż firanka. Następna piętnastka to były dwa światła i dzwonek. Mruk siedział na środku parapetu i nikt go nie widział. Pani Halina wystawiła rękę i sprawdziła materiał w dwóch palcach.",
        },
        {
          titles: [
            ["Half a Mruk of Lace", "Z firanki zostało pół Mruka"],
            ["A Very Small Curtain, Drawn", "Zasłonięte, ale tylko do kolan"],
          ],
          needs: ["measured in Mruks"],
          en: "The window was three Mruks and a half, the curtains were four, and so half a Mruk was cut off. Mrs Halina never throws away lace. She threaded it on a string and tied the string across the bottom of the bare window. From the next tram the people looked up, and saw a very small curtain, drawn, with a tail coming out.",
          pl: "Okno miało trzy Mruki i pół, firanki cztery, więc obcięto z boku pół Mruka. Pani Halina koronki nie wyrzuca. Nawlekła ten kawałek na sznurek i przywiązała w poprzek gołego okna, na samym dole. Ludzie z następnej piętnastki spojrzeli w górę i zobaczyli bardzo małą firankę, zaciągniętą, a spod niej ogon.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "First the sill had to be washed. What lives on it was put on the floor, Mrs Halina poured, Ola scrubbed, and from the left to the right it became one shining wet road, and no road for four white paws. “Not now,” said Ola, without turning round. Mruk had not asked. He had only looked, and not even at her.",
      pl: "Najpierw trzeba było umyć parapet. Co na nim mieszka, stanęło na podłodze, pani Halina polewała, Ola szorowała, i od lewej do prawej powstała jedna lśniąca mokra droga, na której nie da się postawić czterech białych łap. „Nie teraz” – powiedziała Ola, nie odwracając się. Mruk nie pytał. Tylko patrzył, i to nawet nie na nią.",
      turns: [
        {
          titles: [
            ["At the Speed of Drying", "Z prędkością schnięcia"],
            ["A Paw’s Breadth a Minute", "Na minutę jedna łapa"],
          ],
          en: "The sill dried from the left. Mruk got up where the first hand’s breadth had turned dull, and stood on it. When there were two, he moved up. So he travelled along the sill, half a step behind the wet, like somebody following a procession. Mrs Halina watched the edge creep away before his toes, and he did not once overtake.",
          pl: "Parapet sechł od lewej. Mruk wskoczył tam, gdzie zmatowiała pierwsza dłoń, i stanął. Kiedy były dwie, podszedł. Tak jechał wzdłuż całego parapetu, o pół kroku za mokrym, jak ktoś, kto idzie za procesją. Pani Halina patrzyła, jak brzeg ucieka mu sprzed palców, i ani razu go nie wyprzedził.",
        },
        {
          titles: [
            ["On Two Dusters, by Turns", "Na dwóch ściereczkach, na zmianę"],
            ["Who Polished the Sill?", "Kto wypolerował parapet?"],
          ],
          en: "Mrs Halina put two dusters on the wet, one for the front and one for the back, and lifted Mruk on to them. He wanted to take a step, and the front one slid; he wanted to step back, and the rear one slid. So he got to the far end. “Look at that,” said Ola, cloth in hand. It was dry behind him, and it shone.",
          pl: "Pani Halina położyła na mokrym dwie ściereczki, jedną pod przód, drugą pod tył, i postawiła na nich Mruka. Chciał zrobić krok i pojechała przednia, chciał go cofnąć i pojechała tylna. W ten sposób dotarł do końca. „No proszę” – powiedziała Ola, która stała ze szmatą w pogotowiu. Za nim było sucho i się świeciło.",
        },
        {
          titles: [
            ["She Was about to Wring Him Out", "O mało go nie wyżęła"],
            ["Ahead of the Lady Opposite", "Przed tą panią z naprzeciwka"],
          ],
          needs: ["the race"],
          en: "The lady opposite had her first curtain up. Mrs Halina had no time to let a sill dry. She reached for the nearest soft thing, which was grey, set it down at the left end and drew it along to the right. Dry. She noticed only when she was about to wring it out. “Oh, treasure,” she said; and Mruk stood on the sill, two minutes ahead of the street.",
          pl: "Pani z naprzeciwka miała już jedną firankę na miejscu. Pani Halina nie mogła czekać, aż parapet wyschnie. Sięgnęła po najbliższą miękką rzecz, szarą, postawiła ją z lewej i przeciągnęła w prawo. Sucho. Zauważyła dopiero, kiedy chciała ją wyżąć. „Ojej, skarbie” – powiedziała, a Mruk stał na parapecie, o dwie minuty przed całą ulicą.",
        },
      ],
    },
    {
      en: "Then a wing of the window was swung right into the room, with Ola on one side of it and Mrs Halina on the other, and in it was a smear. Ola saw quite clearly that it was on Mrs Halina’s side; Mrs Halina, after half a lifetime of vinegar and newspaper, saw it quite clearly on Ola’s. They rubbed at the same place, face to face, and nobody got past their elbows.",
      pl: "Potem skrzydło okna otworzono na oścież, Ola stanęła po jednej stronie, pani Halina po drugiej, a na szybie była smuga. Ola widziała wyraźnie, że od strony pani Haliny, a pani Halina, która pół życia myje octem i gazetą, równie wyraźnie, że od strony Oli. Tarły twarzą w twarz, w tym samym miejscu, i nikt nie mógł się przecisnąć obok ich łokci.",
      turns: [
        {
          titles: [
            ["It Was in the Glass", "Siedziała w szkle"],
            ["Somebody Breathed Out in There", "Ktoś tam odetchnął"],
          ],
          en: "“One moment,” said Mrs Halina, and took off her glasses. It was neither on her side nor on Ola’s. It lay between, in the glass itself, long and thin: a bubble, from the day the pane was made. “Somebody drew breath,” said Mrs Halina. They let down their arms. Ola breathed, too, and Mruk walked through beneath.",
          pl: "„Zaraz, zaraz” – powiedziała pani Halina i zdjęła okulary. Smuga nie była ani po jej stronie, ani po stronie Oli. Siedziała pośrodku, w samym szkle, długa i cienka: pęcherzyk, z dnia, kiedy tę szybę zrobiono. „Ktoś akurat odetchnął” – powiedziała pani Halina. Opuściły ręce. Ola też odetchnęła, a Mruk przeszedł dołem.",
          picture: { place: "box", pose: "walk", props: [], eyes: "open", inBox: false, by: "wall", company: "ola" },
        },
        {
          titles: [
            ["It Moved When He Moved", "Ruszała się, kiedy i on"],
            ["Grey, with a Bend at the End", "Szara, z zakrętasem u góry"],
          ],
          en: "All at once the smear moved. It went to the right, stood up, and bent over at the tip. Ola and Mrs Halina stopped rubbing. In the glass, between their two faces, was the reflection of a tail, and its owner was standing on the rug behind Mrs Halina, waiting. They looked at each other through the pane. “I said so,” said both, and made way.",
          pl: "Nagle smuga się ruszyła. Poszła w prawo, stanęła i zagięła się na końcu. Ola i pani Halina przestały trzeć. W szkle, między ich twarzami, odbijał się ogon, a jego właściciel stał na dywanie za panią Haliną i czekał. Popatrzyły na siebie przez szybę. „A nie mówiłam” – powiedziały obie i zrobiły przejście.",
        },
        {
          titles: [
            ["Three Letters and a Full Stop", "Trzy litery, a po nich kropka"],
            ["So He Did Say Something", "Jednak coś powiedział"],
          ],
          needs: ["two letters"],
          en: "Mrs Halina breathed on the smear, to soften it. In the mist stood something as fine as a hair: three letters, in another hand than the two in the corner, and a full stop that had almost gone through. “Tak,” read Ola, which is yes. So that was what he had said. They both lowered their cloths, and Mruk passed between the question and the answer.",
          pl: "Pani Halina chuchnęła na smugę, żeby zmiękła. We mgiełce stało coś cienkiego jak włos: trzy litery, inną ręką niż tamte dwie w rogu, z kropką, która mało nie przeszła na wylot. „Tak” – przeczytała Ola. A więc to powiedział. Opuściły ścierki, obie naraz, i Mruk przeszedł między pytaniem a odpowiedzią.",
          picture: {
            place: "box",
            pose: "walk",
            props: [],
            eyes: "half",
            inBox: false,
            by: "wall",
            inHand: "cloth",
            company: "halina",
          },
        },
      ],
    },
    {
      en: "For the top panes Ola had to stand on the sill. She filled the whole window, from side to side, with her arms up, and Mrs Halina stood behind her and held on to the bow of her apron with both hands. “I’ve got you,” she said every half minute. Nothing could have squeezed past the two of them, least of all nine kilos.",
      pl: "Do górnych szyb Ola musiała wejść na parapet. Wypełniła sobą całe okno, od ramy do ramy, z rękami w górze, a pani Halina stała za nią i oburącz trzymała kokardę fartucha. „Trzymam” – mówiła co pół minuty. Obok nich obu nic by się nie przecisnęło, a już na pewno nic, co waży dziewięć kilo.",
      turns: [
        {
          titles: [
            ["I’ve Got You, Said Mrs Halina", "Trzymam, mówiła pani Halina"],
            ["Only the Apron Was Left", "A w ręku sam fartuch"],
          ],
          en: "“I’ve got you,” said Mrs Halina, with her eyes shut. “Thank you,” said Ola, from behind her. She had done the upper panes, pulled the apron off over her head and stepped down past Mrs Halina to wring out her cloth. Mrs Halina looked at what she was holding: a bow, two strings and a pocket with a pencil in it. The window was free, and so, for a moment, was the way.",
          pl: "„Trzymam” – powiedziała pani Halina, z zamkniętymi oczami. „Dziękuję” – powiedziała Ola, za jej plecami. Skończyła górne szyby, zdjęła fartuch przez głowę i zeszła bokiem wyżąć ścierkę. Pani Halina obejrzała, co ma w rękach: kokardę, dwie tasiemki i kieszeń z ołówkiem. Okno było wolne, a więc na chwilę i droga.",
        },
        {
          titles: [
            ["Two Feet and Then Four More", "Dwie stopy, potem jeszcze cztery"],
            ["What Tickled at the Ankle", "Co łaskotało w kostkę?"],
          ],
          en: "Ola gave a cry. Something with whiskers had gone by her ankle, on the left, where between the foot and the frame there is just room for a flower pot. Mrs Halina pulled at the bow with all her strength. Ola sat down, softly, on Mrs Halina; the two of them were on the rug, the window was as clean as it would ever be, and nobody was holding anybody.",
          pl: "Ola krzyknęła. Coś z wąsami przeszło jej koło kostki, z lewej, gdzie między stopą a ramą jest miejsce akurat na doniczkę. Pani Halina pociągnęła za kokardę z całej siły. Ola usiadła, miękko, na pani Halinie. Obie były na dywanie, okno było tak czyste, jak tylko mogło być, i nikt nikogo już nie trzymał.",
        },
        {
          titles: [
            ["We’re Holding Up Warsaw", "Przez nas stoi Warszawa"],
            ["Two Fingers to the Cap, Again", "Dwa palce do czapki, po raz drugi"],
          ],
          needs: ["the driver"],
          en: "The fifteen was back, and the driver put two fingers to his cap. Ola, who could not bend, pointed to the floor with one foot. The driver crossed his arms, and the tram stayed, with all its passengers. “We’re holding up Warsaw,” said Mrs Halina. She let go of the bow with one hand, took Mruk under the belly and pushed him through between Ola’s ankles. Down below, the bell rang.",
          pl: "Piętnastka wróciła i motorniczy przyłożył do czapki dwa palce. Ola nie mogła się schylić, pokazała więc podłogę stopą. Motorniczy założył ręce i tramwaj stał, razem z pasażerami. „Przez nas stoi Warszawa” – powiedziała pani Halina. Puściła kokardę jedną ręką, ujęła Mruka pod brzuch i przesunęła go między kostkami Oli. Na dole odezwał się dzwonek.",
        },
      ],
    },
    {
      en: "Curtains hang by little brass clips, which Mrs Halina keeps in a saucer. She counted them, as she always does before anything else happens. There should have been forty-two. There were forty-one. Ola looked under the radiator, Mrs Halina turned out her pockets, and Mruk was told by both of them at once to stay exactly where he was.",
      pl: "Firanki wiszą na mosiężnych żabkach, które pani Halina odkłada na spodek. Przeliczyła je, jak zawsze, zanim zacznie się cokolwiek innego. Powinno ich być czterdzieści dwie. Było czterdzieści jeden. Ola zajrzała pod kaloryfer, pani Halina wywróciła kieszenie, a Mrukowi obie naraz kazały zostać dokładnie tam, gdzie jest.",
      picture: { place: "box", pose: "sit", props: [], eyes: "grump", inBox: false, by: "wall", company: "halina" },
      turns: [
        {
          titles: [
            ["Forty-Two, with the Bell", "Czterdzieści dwie, licząc z dzwonkiem"],
            ["It Hung Where It Shone Least", "Wisiała tam, gdzie i tak się świeci"],
          ],
          en: "Mruk stayed, and scratched his neck, since he had time. It did not sound right. It rang, and then it rang once more, a little higher. Mrs Halina put on her glasses. On the ring of his collar, beside the bell, hung something of brass with teeth. “Forty-two,” she said, took it off and scratched the place for him, where it had pinched.",
          pl: "Mruk został i drapał się po szyi, skoro miał czas. Coś nie brzmiało jak trzeba. Zadzwoniło, a potem zadzwoniło jeszcze raz, trochę wyżej. Pani Halina włożyła okulary. Przy obroży, obok dzwonka, wisiało coś mosiężnego z ząbkami. „Czterdzieści dwie” – powiedziała, odpięła i podrapała go tam, gdzie uciskało.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "happy",
            inBox: false,
            by: "wall",
            posture: "stroking",
            company: "halina",
          },
        },
        {
          titles: [
            ["Bent out of Something Else", "Zgięta z czegoś innego"],
            ["Can You Hang Lace on a Paper Clip?", "Firanka na spinaczu?"],
          ],
          en: "“Then I’ll have to make the last clip,” said Mrs Halina. Ola gave her a paper clip, from page 96 of her translation. Mrs Halina bent it over her thumbnail, bent it back, bit it, and laid it in the saucer with the others, where you had to know which it was. Now they were forty-two. On page 96 a duke and his horse came apart, but nobody was made to stay anywhere any more.",
          pl: "„No to ostatnią żabkę trzeba dorobić” – powiedziała pani Halina. Ola dała jej spinacz, ze strony 96 swojego tłumaczenia. Pani Halina zgięła go na paznokciu, odgięła, przygryzła i położyła na spodku między innymi, i trzeba było wiedzieć, który to. Były czterdzieści dwie. Na stronie 96 książę rozstał się z koniem, ale nikomu nie kazano już nigdzie siedzieć.",
        },
        {
          titles: [
            ["Something with Teeth Had Crept In", "Wśliznęło się coś z ząbkami"],
            ["Why Look in a Hole Twice?", "Po co dwa razy zaglądać do dziury?"],
          ],
          needs: ["the empty hem"],
          en: "Mrs Halina went back to the hem with the hole in it, since lost things like company, and pushed in a finger. There was no coin; but something with teeth had crept in where the coin had been and held on. Out it came, backwards, number forty-two, and the hole was sewn up on the spot. Mruk, who had stayed exactly where he was, raised an eyebrow. “You may,” said Mrs Halina.",
          pl: "Pani Halina wróciła do rąbka z dziurą, bo to, co się gubi, szuka sobie towarzystwa. Wsunęła palec. Monety nie było, za to w jej miejsce wśliznęło się coś z ząbkami i trzymało. Wyszła tyłem, czterdziesta druga, i dziurę zaszyto od ręki. Mruk, który przez cały czas był dokładnie tam, gdzie był, uniósł brew. „Już wolno” – powiedziała pani Halina.",
        },
        {
          titles: [
            ["A Spark Not in the Wallpaper", "Iskra, której nie było we wzorze"],
            ["Sunlight Came In and Gave It Away", "Dopiero słońce ją wydało"],
          ],
          when: {
            weather: ["clear"],
          },
          en: "With no curtains up, the sun came in as far as the far wall, where it is never let in otherwise. On the wallpaper was a spark that did not belong to the pattern. Mruk had been told to stay, but not to keep his eyes up; and there, on edge between two floorboards, right in front of him, shone the forty-second clip. He laid a paw on it, and the spark went out.",
          pl: "Skoro nie było firanek, słońce doszło aż do przeciwległej ściany, gdzie inaczej nikt go nie wpuszcza. Na tapecie siedziała iskra, która nie należała do wzoru. Mrukowi kazano zostać, ale patrzeć pod nogi nikt nie zabronił, a tam, między dwiema deskami, na sztorc, tuż przed nim, błyszczała czterdziesta druga żabka. Położył na niej łapę i iskra zgasła.",
        },
      ],
    },
    {
      en: "When Ola changed the water, some was spilt. A puddle lay across the room, as wide as two cats, flat and bright, with the sky in it. “Mind,” said Mrs Halina. “Yes, mind,” said Ola. Mruk went along the shore to the left, and to the right. Wherever he stopped, somebody looked up at him out of a great depth, in white boots.",
      pl: "Kiedy Ola zmieniała wodę, trochę się wylało. W poprzek pokoju leżała kałuża, szeroka na dwa koty, płaska i jasna, a w niej niebo. „Ostrożnie” – powiedziała pani Halina. „Właśnie, ostrożnie” – powiedziała Ola. Mruk poszedł brzegiem w lewo i w prawo. W każdym miejscu ktoś patrzył na niego z wielkiej głębi, w białych butach.",
      turns: [
        {
          titles: [
            ["Stepping Stones of Newsprint", "Po gazetach, jak po kamieniach"],
            ["Not on the Weather, Only on the Recipes", "Pogodzie nie, przepisom tak"],
          ],
          en: "Ola threw down newspapers, one sheet after the other, up to the farther shore. On the first was the weather, and Mruk did not trust it; on the second were recipes. He stepped on those, waited until the dark had crept up to his toes, and went on to the small advertisements. Mrs Halina held out her hand to him at the end, as at a landing stage.",
          pl: "Ola rzucała gazety, arkusz za arkuszem, aż po drugi brzeg. Na pierwszym była pogoda i Mruk jej nie zaufał, na drugim były przepisy. Stanął na przepisach, zaczekał, aż ciemne podejdzie mu pod palce, i przeskoczył na drobne ogłoszenia. Na końcu pani Halina podała mu rękę, jak na przystani.",
        },
        {
          titles: [
            ["It Knew the Way", "Sama znała drogę"],
            ["Where Everything Rolls", "Tam, gdzie toczy się wszystko"],
          ],
          en: "The floor of that room slopes towards the corner with the bookcase. It takes marbles a second, and water rather longer. While Ola ran for a cloth and Mrs Halina for another, the puddle drew in on the left, let go on the right and went off, with the sky in it, under the lowest shelf. When they came back, there was a dry floor, and Mruk crossing it.",
          pl: "Podłoga w tym pokoju opada ku rogowi z regałem. Kulce zajmuje to sekundę, wodzie trochę dłużej. Kiedy Ola biegła po ścierkę, a pani Halina po drugą, kałuża wciągnęła się z lewej, puściła z prawej i odeszła razem z niebem pod najniższą półkę. Gdy wróciły, podłoga była sucha i szedł po niej Mruk.",
        },
      ],
    },
    {
      en: "Nothing polishes glass like old newspaper, provided it is crumpled without looking. Mrs Halina looked. It was the serial, part seventeen, and a countess was standing at a locked door. Ola bent over her shoulder. They stood with the sheet spread out in front of them like a screen, right in Mruk’s way, and their lips moved.",
      pl: "Do polerowania nie ma jak stara gazeta, tylko trzeba ją zgniatać, nie patrząc. Pani Halina spojrzała. Był to odcinek powieści, siedemnasty, i hrabina stała przed zamkniętymi drzwiami. Ola pochyliła się jej nad ramieniem. Trzymały rozłożoną stronę przed sobą jak parawan, w poprzek Mrukowej drogi, i poruszały ustami.",
      turns: [
        {
          titles: [
            ["Who Had the Key", "Kto miał klucz, hrabina czy on?"],
            ["Part Eighteen Was on the Pane", "Osiemnasty był na szybie"],
          ],
          en: "The page ended at “she put out her hand and”. Part eighteen had been used: it was sticking, wet and in the wrong order, to the lowest pane. The two readers knelt down and read it off the glass, Ola the left-hand column, Mrs Halina the right. Above their two backs there was suddenly a great deal of room. The countess had had the key all along.",
          pl: "Na słowach „wyciągnęła dłoń i” strona się skończyła. Osiemnasty odcinek był już w użyciu: kleił się, mokry i nie po kolei, do dolnej szyby. Czytelniczki uklękły i czytały ze szkła, Ola lewą szpaltę, pani Halina prawą. Nad ich plecami zrobiło się nagle mnóstwo miejsca. Hrabina przez cały czas miała klucz.",
        },
        {
          titles: [
            ["It’s a Cat, Said Mrs Halina", "Co za drzwiami? Kot"],
            ["Not in Part Eighteen, Either", "Kto tam stoi, w odcinku osiemnastym?"],
          ],
          en: "There was no part eighteen. “And what’s behind the door now?” asked Ola. Mrs Halina thought for as long as a buttonhole takes. “A cat,” she said. “He wants to come through, and they won’t see it.” They lowered the newspaper. Mruk was sitting directly behind it. Nobody said anything, and the sheet was crumpled up, with both hands, without looking.",
          pl: "Osiemnastego odcinka nie było. „I co jest za tymi drzwiami?” – spytała Ola. Pani Halina myślała tyle, ile się robi dziurkę do guzika. „Kot – powiedziała. – Chce przejść, a te nie widzą”. Opuściły gazetę. Tuż za nią siedział Mruk. Nikt nic nie powiedział i stronę zgnieciono oburącz, nie patrząc.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "open",
            inBox: false,
            by: "wall",
            inHand: "newspaper",
            company: "halina",
          },
        },
        {
          titles: [
            ["She Left by the Fifteen", "Hrabina odjechała, i to piętnastką"],
            ["The Wind Was Reading, Too", "Wiatr czytał przez ramię"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "The wind had been reading along. At the word “whispered” it came in, took the page out of all four hands and carried the countess off, once round the lamp post and down to the tram stop. A gentleman caught her against his chest and got into the fifteen with her, reading. Ola and Mrs Halina leaned out after him as far as they could. There was nothing in Mruk’s way any more but air.",
          pl: "Wiatr czytał razem z nimi. Przy słowie „szepnęła” wpadł do pokoju, wyjął stronę z czterech rąk i uniósł hrabinę, raz dookoła latarni i w dół, na przystanek. Jakiś pan złapał ją na piersi i wsiadł z nią do piętnastki, czytając. Ola i pani Halina wychyliły się za nim, jak mogły najdalej. Mrukowi stało teraz na drodze już tylko powietrze.",
        },
        {
          titles: [
            ["Wanted: A Word. For Sale: A Piano", "Sprzedam pianino, oddam słowo"],
            ["Clear as a Bell on a Collar", "Jasne jak dzwonek, ten u obroży"],
          ],
          needs: ["the slip"],
          en: "“As clear as,” said Ola over the countess’s shoulder, and felt for the slip in her pocket. Mrs Halina turned the page round, in case the answer was on the back. It was: somebody was selling a piano, “tone as clear as a bell”. Ola let go, to write it down. The screen folded up in Mrs Halina’s hands, and behind it sat a bell, on a red collar.",
          pl: "„Jasna jak” – powiedziała Ola nad ramieniem hrabiny i sięgnęła do kieszeni po karteczkę. Pani Halina odwróciła stronę, czy z drugiej nie ma odpowiedzi. Była: w ogłoszeniach ktoś sprzedawał pianino, „ton jasny jak dzwonek”. Ola puściła gazetę, żeby zapisać, a sama pani Halina jej nie utrzymała. Parawan się złożył i odsłonił dzwonek na czerwonej obroży.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            inBox: false,
            by: "wall",
            inHand: "newspaper",
            company: "halina",
          },
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the race"],
      en: "On the other side of the street somebody else had begun. First one window was being washed over there, then seven, and in the seventh a lady was already holding up her curtains. Mrs Halina knows that lady. “She’s not going to be finished before us,” she said. Everything here was to be wiped, hung and put away in ten minutes. Mruk had been counting on more.",
      pl: "Po drugiej stronie ulicy też ktoś zaczął. Najpierw myto tam jedno okno, potem siedem, a w siódmym pewna pani podnosiła już firanki. Pani Halina tę panią zna. „Przed nami to ona nie skończy” – powiedziała. Wszystko miało być wytarte, powieszone i sprzątnięte w dziesięć minut. Mruk liczył na więcej.",
    },
    {
      pays: ["the driver"],
      en: "The fifteen stood at the stop, and its driver pointed up at the window. Ola wiped where he pointed. He shook his head. He put two fingers to his cap, like ears: he passes eleven times a day, and eleven times there is a cat. Mruk was on the floor, where nobody could see him from a tram. “Next time round,” called Ola. The driver rang, doubtfully, and drove on.",
      pl: "Piętnastka stała na przystanku, a motorniczy pokazywał palcem na okno. Ola wytarła, gdzie pokazywał. Pokręcił głową. Przyłożył do czapki dwa palce, jak uszy: przejeżdża tędy jedenaście razy dziennie i jedenaście razy jest kot. Mruk siedział na podłodze, gdzie z tramwaju go nie widać. „Następnym kursem!” – zawołała. Motorniczy zadzwonił z powątpiewaniem i ruszył.",
      picture: { place: "box", pose: "loaf", props: [], eyes: "half", inBox: false, by: "wall", company: "nobody" },
    },
    {
      pays: ["the empty hem"],
      en: "Mrs Halina ran the hem of the curtains through her fingers. A curtain hangs straight only with a weight in it, and she had once sewn an old coin into each end. In the left end was a hole, and nothing in the hole. “It will hang crooked,” she said. Something small and heavy would have done. Both of them looked at Mruk, and agreed that he was not small.",
      pl: "Pani Halina przepuściła przez palce rąbek firanek. Firanka wisi prosto tylko z ciężarkiem, więc na obu końcach wszyła kiedyś po starej monecie. Na lewym była dziura, a w dziurze nic. „Będzie wisiała krzywo” – powiedziała. Wystarczyłoby coś małego i ciężkiego. Obie spojrzały na Mruka i zgodziły się, że mały nie jest.",
    },
    {
      pays: ["the slip"],
      en: "Ola had a slip of paper in her apron pocket, and she stopped every few minutes to read it out. “The truth was as clear as,” it said, and then there was a gap. Not the sun; it was night in the book. Not water, after today’s. For a while she looked at nothing else, and Mrs Halina had to call “Mind the bucket” and “Mind the cat”, the second too late.",
      pl: "Ola miała w kieszeni fartucha karteczkę i co parę minut przystawała, żeby ją odczytać. „Prawda była jasna jak” – stało tam, a dalej było puste miejsce. Słońce nie, bo w książce była noc. Woda też nie, po dzisiejszej. Przez jakiś czas nie patrzyła na nic innego i pani Halina wołała: „uwaga, wiadro” i „uwaga, kot”, to drugie za późno.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "open",
        inBox: false,
        by: "wall",
        inHand: "slip of paper",
        company: "ola",
      },
    },
    {
      pays: ["two letters"],
      en: "Low in a corner of the old pane something was scratched: two letters and 1911. “With a diamond,” said Mrs Halina. Girls did that when they had just got engaged, to see whether the stone was real. “And what did he say?” asked Ola. Mrs Halina had always wanted to know. She went over the pane inch by inch, and for the time being nobody was to come near her.",
      pl: "Nisko, w rogu starej szyby, było coś wydrapane: dwie litery i 1911. „Brylantem” – powiedziała pani Halina. Tak robiły panny zaraz po zaręczynach, żeby sprawdzić, czy kamień prawdziwy. „A on co na to?” – spytała Ola. To pani Halina zawsze chciała wiedzieć. Szła po szkle centymetr za centymetrem i na razie nikt miał się do niej nie zbliżać.",
    },
    {
      pays: ["measured in Mruks"],
      en: "The curtains were to be taken in, and the tape measure had stayed downstairs. “How long is he?” asked Mrs Halina. That much was known; it is written on the door frame. So Mruk was laid along the window, pulled straight, marked with chalk and laid down again farther on. The window came to three Mruks and a half. He had been on his way elsewhere, and now he was needed for checking.",
      pl: "Firanki trzeba było zwęzić, a centymetr został na drugim piętrze. „A on ile ma?” – spytała pani Halina. To akurat było wiadomo, bo stoi zapisane na framudze. Ułożono więc Mruka wzdłuż okna, wyprostowano, zaznaczono kredą i przełożono dalej. Okno miało trzy Mruki i pół. Był w drodze zupełnie dokąd indziej, a teraz potrzebowano go jeszcze do sprawdzenia.",
    },
  ],
};
