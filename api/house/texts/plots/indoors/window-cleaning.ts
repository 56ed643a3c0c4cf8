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
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["newspaper"],
      eyes: "wide",
      en: "Mruk sits on the window sill beside a newspaper, in front of a pane that can hardly be seen",
      pl: "Mruk siedzi na parapecie obok gazety, przed szybą, której prawie nie widać",
    },
    {
      place: "window sill",
      pose: "back",
      props: [],
      en: "Mruk from behind on the window sill, very close to the glass",
      pl: "Mruk na parapecie, od tyłu, bardzo blisko szyby",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["mug"],
      eyes: "wide",
      en: "Mruk crouches on the window sill beside a mug and inspects the glass",
      pl: "Mruk przycupnął na parapecie obok kubka i sprawdza szybę",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["newspaper"],
      eyes: "half",
      mouth: "grump",
      en: "Mruk on the window sill, folded up next to a newspaper, waiting for it all to dry",
      pl: "Mruk na parapecie, złożony w bochenek obok gazety, czeka, aż wszystko wyschnie",
    },
  ],
  wishes: [
    {
      en: "At a height of thirty centimetres the tall window in the room bears the marks of Mruk’s nose. There are hundreds, one beside another, and anybody who could read them would know what has gone on in the street. Ola came with a bucket. Mrs Halina had come up to help, and rolled back her sleeves. Mruk wanted it left as it was, at least down there.",
      pl: "Na wysokości trzydziestu centymetrów wysokie okno w pokoju nosi ślady nosa Mruka. Są ich setki, jeden przy drugim, i kto umiałby je czytać, wiedziałby, co działo się na ulicy. Ola przyszła z wiadrem. Pani Halina przyszła pomóc i podwijała rękawy. Mruk chciał, żeby przynajmniej na dole zostało, jak było.",
      endings: [
        {
          titles: [
            ["Number One, Still Damp", "Numer pierwszy, jeszcze mokry"],
            ["Leave It, It’s Signed", "Zostawić, bo podpisane"],
          ],
          en: "In the end the pane was empty from top to bottom. Mruk went up to it, waited for a tram, and put his nose against the glass: one mark, small, in the form of a heart with a line through it. Mrs Halina’s cloth was already on its way. “Leave it,” said Ola, “it’s signed now.” They carried out the bucket together, on tiptoe.",
          pl: "Na koniec szyba była pusta od góry do dołu. Mruk podszedł, zaczekał na tramwaj i przyłożył nos do szkła: jeden ślad, mały, w kształcie serca z kreską. Ścierka pani Haliny była już w drodze. „Niech zostanie – powiedziała Ola – teraz jest podpisane”. Wiadro wyniosły razem, na palcach.",
        },
        {
          titles: [
            ["Somebody Had Looked In", "Ktoś zaglądał"],
            ["From the Other Side, at the Same Height", "Z drugiej strony, a równo"],
          ],
          en: "When his were gone, there was still one left. “It’s on the outside,” said Mrs Halina, and bent down. On the outer pane, at a height of thirty centimetres, exactly opposite the thick of Mruk’s, was the mark of a beak, and a little to the left one more. Somebody had been looking in all this time. That one nobody wiped off.",
          pl: "Kiedy jego śladów już nie było, jeden został. „To z zewnątrz” – powiedziała pani Halina i się schyliła. Na zewnętrznej szybie, na wysokości trzydziestu centymetrów, dokładnie tam, gdzie nosów było najgęściej, widniał odcisk dzioba, a trochę w lewo jeszcze jeden. Ktoś przez cały ten czas zaglądał do środka. Tego nie starto.",
        },
      ],
    },
    {
      en: "The curtains had been taken down from the tall window and lay on the armchair, white, in a heap, like something that has been whipped. Ola fetched the bucket, and Mrs Halina, who had sewn the curtains herself and would not leave them to others, moved the chairs. Nobody was in the heap. Mruk, who cannot bear waste, wanted to be.",
      pl: "Firanki zdjęto z wysokiego okna w pokoju i leżały na fotelu, białe, na kupie, jak coś ubitego trzepaczką. Ola poszła po wiadro, a pani Halina, która te firanki sama szyła i nie oddałaby ich w obce ręce, odsuwała krzesła. W środku nie było nikogo. Mruk nie znosi marnotrawstwa i chciał tam być.",
      endings: [
        {
          titles: [
            ["A Pattern with Two Green Buttons", "Wzór, a w nim dwa guziki"],
            ["It Isn’t in My Pattern", "Tego nie szyłam"],
          ],
          en: "He had been in it for barely a minute when Ola lifted the heap and hung it up, hook by hook. Mrs Halina stepped back to judge the fall. At the bottom on the left was a flower that she could not remember: large, grey, with two green buttons in it. She smoothed the hem, to be sure. “That isn’t mine,” she said, “but it hangs beautifully.”",
          pl: "Nie był w niej nawet minuty, kiedy Ola podniosła kupę i zawiesiła, żabka po żabce. Pani Halina cofnęła się, żeby ocenić, jak leży. Na samym dole, z lewej, był kwiat, którego sobie nie przypominała: duży, szary, z dwoma zielonymi guzikami. Dla pewności wygładziła brzeg. „To nie moje – powiedziała – ale układa się pięknie”.",
        },
        {
          titles: [
            ["Nine Kilos Against a Crease", "Dziewięć kilo na zagniecenie"],
            ["Better Than an Iron", "Lepszy od żelazka"],
          ],
          en: "“Not without ironing,” said Mrs Halina, when it was time to hang the curtains, and put a hand in under the heap to pull it out. She felt along the hem. Where Mruk had been lying, at nine kilos and blood heat, it was as flat as a ribbon. She turned him a quarter, waited, looked at her watch and turned him again.",
          pl: "„Bez prasowania nie ma mowy” – powiedziała pani Halina, kiedy przyszło wieszać firanki, i wsunęła rękę pod kupę. Przeszła palcami po brzegu. Tam, gdzie leżał Mruk, dziewięć kilo, ciepłe, było gładko jak na wstążce. Obróciła go o ćwierć, odczekała, spojrzała na zegarek i obróciła jeszcze raz.",
        },
      ],
    },
    {
      en: "One wing of the tall window stood open, and through it the street came into the room as it is: uncut, with onions in it, and iron, and bread. On other days Mruk gets it through glass. Ola had gone for the bucket; Mrs Halina was taking down the curtains and had hooked the wing so that it stayed ajar. He wanted a good place in front of it.",
      pl: "Jedno skrzydło wysokiego okna było uchylone i ulica wchodziła do pokoju taka, jaka jest: niecięta, z cebulą, z żelazem, z chlebem. Na co dzień Mruk dostaje ją przez szkło. Ola poszła po wiadro, a pani Halina zdejmowała firanki i zaczepiła skrzydło na haczyk, żeby się szerzej nie otworzyło. Chciał dobrego miejsca naprzeciwko.",
      endings: [
        {
          titles: [
            ["Good for One Journey", "Ważny na jeden przejazd"],
            ["Somebody Had Dropped In", "Wpadło przez okno"],
          ],
          en: "Then the wing was closed, and the street fell silent in the middle of a word. But something of it had come in. On the floorboards lay a tram ticket, for the fifteen, punched, a little bent from the flight. “That’ll be for you, treasure,” said Mrs Halina. Mruk read it, back and front, by nose. Then he sat down on it, and Ola swept round him.",
          pl: "Potem skrzydło zamknięto i ulica umilkła w pół słowa. Ale coś z niej zostało. Na podłodze leżał bilet, na piętnastkę, skasowany, trochę wygięty od lotu. „To chyba dla ciebie, skarbie” – powiedziała pani Halina. Mruk przeczytał go nosem, z wierzchu i od spodu. Potem na nim usiadł i Ola zamiatała dookoła.",
        },
        {
          titles: [
            ["For the Length of One Tram", "Na czas jednego tramwaju"],
            ["Pleased to Make Your Acquaintance", "Bardzo mi miło, piętnastka"],
          ],
          en: "Ola took him in her arms. Mrs Halina held on to Ola by the apron, for safety’s sake, and so, one behind another, all three stood at the open wing for the length of one tram. It came, it stopped, it had no glass in front of it and smelled of hot brakes. It rang. Mruk, who is sparing with his bell, rang back, once.",
          pl: "Ola wzięła go na ręce. Pani Halina trzymała Olę za fartuch, dla bezpieczeństwa, i tak we troje, jedno za drugim, stali przy otwartym skrzydle na czas jednego tramwaju. Przyjechał, zatrzymał się, nie miał przed sobą szkła i pachniał gorącym hamulcem. Zadzwonił. Mruk, który dzwonka nie nadużywa, oddzwonił, raz.",
        },
      ],
    },
    {
      en: "The left half of the tall window was done, and there was nothing in it any more. You could see the street as though through a hole. Ola and Mrs Halina were wringing out their cloths over the bucket, and praised each other. Mruk stood before the empty frame in the room and wanted only to know one thing: whether anything was left.",
      pl: "Lewa połowa wysokiego okna w pokoju była gotowa i nic w niej już nie było. Ulicę widziało się jak przez dziurę. Ola i pani Halina wyżymały ścierki nad wiadrem i nawzajem się chwaliły. Mruk stanął przed pustą ramą i chciał wiedzieć jedno: czy coś tam jeszcze zostało.",
      endings: [
        {
          titles: [
            ["A Fly, Walking Up Nothing", "Mucha szła po niczym"],
            ["Six Legs of Proof", "Dowód na sześciu nogach"],
          ],
          en: "A fly settled it. It came from the geography shelf, flew at the hole, said “tock” and stopped in the middle of the view; then it walked straight up the air, past the tram stop, past the roofs, with all six legs. So there was something. Mruk followed it up with his eyes as far as the frame, and leaned against the view with one shoulder.",
          pl: "Rozstrzygnęła to mucha. Nadleciała od półki z atlasami, skierowała się w dziurę, stuknęła i stanęła w środku widoku, a potem poszła prosto do góry po powietrzu, obok przystanku, obok dachów, na wszystkich sześciu nogach. Więc coś tam było. Mruk odprowadził ją wzrokiem aż do ramy i oparł się o widok ramieniem.",
        },
        {
          titles: [
            ["Half the Stop Waved Back", "Pół przystanku odmachało"],
            ["How Far Does a Paw Go?", "Dokąd sięga łapa?"],
          ],
          en: "He stretched out a paw, slowly, towards the street, to see how far it would go. It went to where the frame was and met something cold that was not to be seen. There he left it, flat, with all the pads. Down at the stop people looked up. One raised a hand, then a second, and Mrs Halina, thinking that it was she whom they meant, curtsied.",
          pl: "Wyciągnął łapę w stronę ulicy, powoli, żeby zobaczyć, dokąd dojdzie. Doszła do ramy i trafiła na coś zimnego, czego nie było widać. Tam ją zostawił, płasko, wszystkimi poduszkami. Ludzie na przystanku spojrzeli w górę. Ktoś podniósł rękę, ktoś drugi też, a pani Halina, przekonana, że to do niej, dygnęła.",
        },
      ],
    },
    {
      en: "There was a bucket under the tall window, and the bucket had a head. It was white, it whispered, and when Ola swished her hand about in it, some of it broke away, turned round and coloured, and rose into the room. Mrs Halina on the chair, with the curtains over her arm, did not even look up. Mruk wanted one of those for himself.",
      pl: "Pod wysokim oknem w pokoju stało wiadro i miało czuprynę. Była biała, szeptała, a kiedy Ola zamieszała ręką, kawałek się odrywał, robił się okrągły i kolorowy i szedł w górę. Pani Halina, na krześle, z firankami przez ramię, nawet na to nie spojrzała. Mruk chciał jedną taką mieć dla siebie.",
      endings: [
        {
          titles: [
            ["Through a Cotton Reel", "Przez szpulkę po nitce"],
            ["With the Whole Window Inside", "A w środku całe okno"],
          ],
          en: "Mrs Halina took a cotton reel out of her apron, an empty one, dipped it and blew. What came out was as large as an apple. It sank down to Mruk and sat on the rug before him without bursting; inside, quite small and bent, were the tall window, Ola, and a grey person with white paws. He kept his paws to himself until it was over.",
          pl: "Pani Halina wyjęła z fartucha szpulkę, pustą, zamoczyła i dmuchnęła. Wyszła bańka wielka jak jabłko. Opadła przed Mrukiem na dywan i usiadła, nie pękając, a w niej, malutkie i wygięte, były wysokie okno, Ola i ktoś szary o białych łapach. Trzymał łapy przy sobie, dopóki się nie skończyła.",
        },
        {
          titles: [
            ["Caught, and Nothing in It", "Złapana, a pusta"],
            ["It Tasted of Vinegar and Colours", "Smakowała octem i tęczą"],
          ],
          en: "He got one. It came low over the floor, he took it with both paws, as it should be done, and it was gone before he had closed them. There was a wet spot on the left, and it tasted of vinegar. Ola had seen his face. She put both hands in and clapped, and all at once there were thirty. He picked out another, and let it go by.",
          pl: "Dostał. Szła nisko nad podłogą, złapał ją w obie łapy, jak należy, i zanim je zamknął, już jej nie było. Na lewej zostało mokro i smakowało octem. Ola widziała jego minę. Włożyła do wiadra obie ręce, klasnęła i nagle było ich trzydzieści. Mruk wybrał sobie następną i pozwolił jej przelecieć.",
        },
      ],
    },
    {
      en: "As long as there are curtains, Mruk sees the street, and the street does not see him. It is the basis of his work. Now Mrs Halina was standing on a chair at the tall window with the curtains over her arm, Ola brought the bucket, and from a passing fifteen thirty people looked into the room and at him. He wanted something to sit behind.",
      pl: "Dopóki wiszą firanki, Mruk widzi ulicę, a ulica jego nie. Na tym polega jego praca. A teraz pani Halina stała na krześle przy wysokim oknie w pokoju z firankami przez ramię, Ola niosła wiadro, a z przejeżdżającej piętnastki patrzyło na niego trzydzieści osób. Chciał za czymś usiąść.",
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
          en: "He found nothing, and so he did it in the open. When the next fifteen stopped, he sat in the middle of the bare window and looked back, at one after another, from front to rear, as a ticket inspector does. They lowered their eyes. Some felt in their pockets. When Mrs Halina came with the curtains, he moved aside for them only after the tram had left.",
          pl: "Nie znalazł nic, więc zrobił to otwarcie. Kiedy stanęła następna piętnastka, siedział pośrodku gołego okna i patrzył na nich po kolei, od przodu do tyłu, jak kontroler. Spuszczali oczy. Niektórzy sięgali do kieszeni. Gdy pani Halina przyszła z firankami, przesunął się dopiero, kiedy tramwaj odjechał.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "First the sill had to be washed. What lives on it was put on the floor, Mrs Halina poured, Ola scrubbed, and from the left to the right it became one shining wet road, on which four white paws could not be put down. “Not now,” said Ola, without turning round. Mruk had not asked. He had only looked, and not even at her.",
      pl: "Najpierw trzeba było umyć parapet. Co na nim mieszka, stanęło na podłodze, pani Halina polewała, Ola szorowała, i od lewej do prawej powstała jedna lśniąca mokra droga, na której nie da się postawić czterech białych łap. „Nie teraz” – powiedziała Ola, nie odwracając się. Mruk nie pytał. Tylko patrzył, i to nawet nie na nią.",
      turns: [
        {
          titles: [
            ["At the Speed of Drying", "Z prędkością schnięcia"],
            ["A Paw’s Breadth a Minute", "Na minutę jedna łapa"],
          ],
          en: "It dried from the left, on the side of the radiator. Mruk got up where the first hand’s breadth had turned dull and took his stand on it. When there were two, he moved up. So he travelled along the sill, half a step behind the wet, like somebody following a procession. Mrs Halina watched the edge creep away before his toes, and he did not once overtake.",
          pl: "Parapet sechł od lewej. Mruk wskoczył tam, gdzie zmatowiała pierwsza dłoń, i stanął. Kiedy były dwie, podszedł. Tak jechał wzdłuż całego parapetu, o pół kroku za mokrym, jak ktoś, kto idzie za procesją. Pani Halina patrzyła, jak brzeg ucieka mu sprzed palców, i ani razu go nie wyprzedził.",
        },
        {
          titles: [
            ["On Two Dusters, by Turns", "Na dwóch ściereczkach, na zmianę"],
            ["Who Polished the Sill?", "Kto wypolerował parapet?"],
          ],
          en: "Mrs Halina put two dusters on the wet, one for the front and one for the back, and lifted him on to them. He wanted to take a step, and the front one slid; he wanted to take it back, and the rear one did. So he got to the far end. “Look at that,” said Ola, cloth in hand. It was dry behind him, and it shone.",
          pl: "Pani Halina położyła na mokrym dwie ściereczki, jedną pod przód, drugą pod tył, i postawiła na nich Mruka. Chciał zrobić krok i pojechała przednia, chciał go cofnąć i pojechała tylna. W ten sposób dotarł do końca. „No proszę” – powiedziała Ola, która stała ze szmatą w pogotowiu. Za nim było sucho i się świeciło.",
        },
      ],
    },
    {
      en: "There was a smear. Ola, outside the pane with her arm, could see for certain that it was on Mrs Halina’s side; Mrs Halina, who had cleaned for half a lifetime with vinegar and newsprint, saw it just as certainly on Ola’s. They rubbed, face to face, each at the same place, and nobody got past their elbows.",
      pl: "Była smuga. Ola, z ręką po zewnętrznej stronie szyby, widziała wyraźnie, że smuga jest od strony pani Haliny, a pani Halina, która pół życia myje octem i gazetą, widziała równie wyraźnie, że od strony Oli. Tarły twarzą w twarz, obie w tym samym miejscu, i nikt nie mógł się przecisnąć obok ich łokci.",
      turns: [
        {
          titles: [
            ["It Was in the Glass", "Siedziała w szkle"],
            ["Somebody Breathed Out in There", "Ktoś tam odetchnął"],
          ],
          en: "“One moment,” said Mrs Halina, and took off her glasses. It was neither on her side nor on Ola’s. It lay between, in the glass itself, long and thin: a bubble, from the day the pane was made. “Somebody drew breath,” said Mrs Halina. They let down their arms. Ola breathed, too, and Mruk walked through beneath.",
          pl: "„Zaraz, zaraz” – powiedziała pani Halina i zdjęła okulary. Smuga nie była ani po jej stronie, ani po stronie Oli. Siedziała pośrodku, w samym szkle, długa i cienka: pęcherzyk, z dnia, kiedy tę szybę zrobiono. „Ktoś akurat odetchnął” – powiedziała pani Halina. Opuściły ręce. Ola też odetchnęła, a Mruk przeszedł dołem.",
        },
        {
          titles: [
            ["It Moved When He Moved", "Ruszała się, kiedy i on"],
            ["Grey, with a Bend at the End", "Szara, z zakrętasem u góry"],
          ],
          en: "All at once the smear moved. It went to the right, stood up, and bent over at the tip. Ola and Mrs Halina stopped rubbing. In the glass, between their two faces, was the reflection of a tail, and its owner stood behind them on the rug and was waiting. They faced each other. “I said so,” said both, and made way.",
          pl: "Nagle smuga się ruszyła. Poszła w prawo, stanęła i zagięła się na końcu. Ola i pani Halina przestały trzeć. W szkle, między ich twarzami, odbijał się ogon, a jego właściciel stał za nimi na dywanie i czekał. Popatrzyły na siebie. „A nie mówiłam” – powiedziały obie i zrobiły przejście.",
        },
      ],
    },
    {
      en: "For the top panes Ola had to stand on the sill. She filled the whole window, from side to side, with her arms up, and Mrs Halina stood behind her and held on to the bow of her apron with both hands. “I’ve got you,” she said every half minute. Between the one and the other nothing would have gone through, certainly nothing of nine kilos.",
      pl: "Do górnych szyb Ola musiała wejść na parapet. Wypełniła sobą całe okno, od ramy do ramy, z rękami w górze, a pani Halina stała za nią i oburącz trzymała kokardę fartucha. „Trzymam” – mówiła co pół minuty. Między jedną a drugą nic by się nie przecisnęło, a już na pewno nic, co waży dziewięć kilo.",
      turns: [
        {
          titles: [
            ["I’ve Got You, Said Mrs Halina", "Trzymam, mówiła pani Halina"],
            ["Only the Apron Was Left", "A w ręku sam fartuch"],
          ],
          en: "“I’ve got you,” said Mrs Halina. “Thank you,” said Ola, from behind her. She had done the upper panes, slipped out of the apron and climbed down to wring out her cloth. Mrs Halina looked at what she was holding: a bow, two strings and a pocket with a pencil in it. The window was free, and so, for a moment, was the way.",
          pl: "„Trzymam” – powiedziała pani Halina. „Dziękuję” – powiedziała Ola, za jej plecami. Skończyła górne szyby, wysunęła się z fartucha i zeszła drugą stroną wyżąć ścierkę. Pani Halina obejrzała, co ma w rękach: kokardę, dwie tasiemki i kieszeń z ołówkiem. Okno było wolne, a więc na chwilę i droga.",
        },
        {
          titles: [
            ["Two Feet and Then Four More", "Dwie stopy, potem jeszcze cztery"],
            ["What Tickled at the Ankle", "Co łaskotało w kostkę?"],
          ],
          en: "Ola gave a cry. Something with whiskers had gone by her ankle, on the left, where between the foot and the frame there is just room for a flower pot. Mrs Halina pulled at the bow with all her strength. Ola sat down, softly, on Mrs Halina; the two of them were on the rug, the window was as clean as it would ever be, and nobody was holding anybody.",
          pl: "Ola krzyknęła. Coś z wąsami przeszło jej koło kostki, z lewej, gdzie między stopą a ramą jest miejsce akurat na doniczkę. Pani Halina pociągnęła za kokardę z całej siły. Ola usiadła, miękko, na pani Halinie. Obie były na dywanie, okno było tak czyste, jak tylko mogło być, i nikt nikogo już nie trzymał.",
        },
      ],
    },
    {
      en: "Curtains hang by little brass hooks, which Mrs Halina keeps in a saucer. She counted them, as she always does before anything else happens. There should have been forty-two. There were forty-one. Ola looked under the radiator, Mrs Halina turned out her pockets, and Mruk was told by both of them at once to stay exactly where he was.",
      pl: "Firanki wiszą na mosiężnych żabkach, które pani Halina odkłada na spodek. Przeliczyła je, jak zawsze, zanim zacznie się cokolwiek innego. Powinno ich być czterdzieści dwie. Było czterdzieści jeden. Ola zajrzała pod kaloryfer, pani Halina wywróciła kieszenie, a Mrukowi obie naraz kazały zostać dokładnie tam, gdzie jest.",
      turns: [
        {
          titles: [
            ["Forty-Two, with the Bell", "Czterdzieści dwie, licząc z dzwonkiem"],
            ["It Hung Where It Shone Least", "Wisiała tam, gdzie i tak się świeci"],
          ],
          en: "He stayed, and scratched his neck, since he had time. It did not sound like him. It rang, and then it rang once more, a little higher. Mrs Halina put on her glasses. On the ring of his collar, beside the bell, hung something of brass with teeth. “Forty-two,” she said, unhooked it and scratched the place for him, where it had pinched.",
          pl: "Został i drapał się po szyi, skoro miał czas. Nie brzmiało to jak on. Zadzwoniło, a potem zadzwoniło jeszcze raz, trochę wyżej. Pani Halina włożyła okulary. Przy obroży, obok dzwonka, wisiało coś mosiężnego z ząbkami. „Czterdzieści dwie” – powiedziała, odpięła i podrapała go tam, gdzie uciskało.",
        },
        {
          titles: [
            ["Bent out of Something Else", "Zgięta z czegoś innego"],
            ["Can You Hang Lace on a Paper Clip?", "Firanka na spinaczu?"],
          ],
          en: "“It’ll have to be made, then,” said Mrs Halina. Ola gave her a paper clip, off page 96. Mrs Halina bent it over her thumbnail, bent it back, bit it, and laid it in the saucer with the others, where you had to know which it was. Now they were forty-two. On page 96 a duke and his horse came apart, but nobody was made to stay anywhere any more.",
          pl: "„No to trzeba dorobić” – powiedziała pani Halina. Ola dała jej spinacz, ze strony 96. Pani Halina zgięła go na paznokciu, odgięła, przygryzła i położyła na spodku między innymi, i trzeba było wiedzieć, który to. Były czterdzieści dwie. Na stronie 96 książę rozstał się z koniem, ale nikomu nie kazano już nigdzie siedzieć.",
        },
      ],
    },
    {
      en: "In changing the water they had spilt some. A puddle lay across the room, as wide as two cats, and flat and bright as it was, it had the sky in it. “Mind,” said Mrs Halina. “Yes, mind,” said Ola. Mruk went along the shore to the left, and to the right. At every point it looked back at him, out of a great depth, in white boots.",
      pl: "Przy zmianie wody trochę się wylało. W poprzek pokoju leżała kałuża, szeroka na dwa koty, płaska i jasna, a w niej niebo. „Ostrożnie” – powiedziała pani Halina. „Właśnie, ostrożnie” – powiedziała Ola. Mruk poszedł brzegiem w lewo i w prawo. W każdym miejscu ktoś patrzył na niego z wielkiej głębi, w białych butach.",
      turns: [
        {
          titles: [
            ["Stepping Stones of Newsprint", "Po gazetach, jak po kamieniach"],
            ["Over the Weather No, over Recipes Yes", "Prognozą nie, przepisami tak"],
          ],
          en: "Ola threw down newspapers, one sheet after the other, up to the farther shore. On the first was the weather, and he did not trust it; on the second were recipes. He stepped on those, waited until the dark had crept up to his toes, and went on to the small advertisements. Mrs Halina held out her hand to him at the end, as at a landing stage.",
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
      en: "For the polish there is nothing like old newspaper, but it has to be crumpled without looking. Mrs Halina looked. It was the serial, the seventeenth part, and a countess stood at a locked door. Ola bent over her shoulder. They stood with the sheet spread out in front of them like a screen, right in Mruk’s way, and their lips moved.",
      pl: "Do polerowania nie ma jak stara gazeta, tylko trzeba ją zgniatać, nie patrząc. Pani Halina spojrzała. Był to odcinek powieści, siedemnasty, i hrabina stała przed zamkniętymi drzwiami. Ola pochyliła się jej nad ramieniem. Trzymały rozłożoną stronę przed sobą jak parawan, w poprzek Mrukowej drogi, i poruszały ustami.",
      turns: [
        {
          titles: [
            ["Who Had the Key", "Kto miał klucz, hrabina czy on?"],
            ["Part Eighteen Was on the Pane", "Osiemnasty był na szybie"],
          ],
          en: "At “she put out her hand and” the page was at an end. Part eighteen had been used: it was sticking, wet and in the wrong order, to the lowest pane. They knelt down and read it off the glass, Ola the left-hand column, Mrs Halina the right. Above their two backs there was suddenly a great deal of room. The countess had had the key all along.",
          pl: "Na słowach „wyciągnęła dłoń i” strona się skończyła. Osiemnasty odcinek był już w użyciu: kleił się, mokry i nie po kolei, do dolnej szyby. Uklękły i czytały ze szkła, Ola lewą szpaltę, pani Halina prawą. Nad ich plecami zrobiło się nagle mnóstwo miejsca. Hrabina przez cały czas miała klucz.",
        },
        {
          titles: [
            ["It’s a Cat, Said Mrs Halina", "Co za drzwiami? Kot"],
            ["Not in Part Eighteen, Either", "Kto tam stoi, w odcinku osiemnastym?"],
          ],
          en: "There was no part eighteen. “And what’s behind it now?” asked Ola. Mrs Halina thought about the locked door, for as long as a buttonhole takes. “A cat,” she said. “He wants to come through, and they won’t see it.” They lowered the newspaper. Mruk was sitting directly behind it. Nobody said anything, and the sheet was crumpled up, with both hands, without looking.",
          pl: "Osiemnastego nie było. „I co tam jest za nimi?” – spytała Ola. Pani Halina myślała o zamkniętych drzwiach tyle, ile się robi dziurkę do guzika. „Kot – powiedziała. – Chce przejść, a te nie widzą”. Opuściły gazetę. Tuż za nią siedział Mruk. Nikt nic nie powiedział i stronę zgnieciono oburącz, nie patrząc.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "It is catching. On the other side of the street a window opened, and somebody shook out a cloth. Then one opened above it. In a quarter of an hour there were seven, with seven arms going round, all in the same direction, and at the stop a man took off his spectacles, looked up along the house fronts and breathed on the left lens.",
      pl: "To jest zaraźliwe. Po drugiej stronie ulicy otworzyło się okno i ktoś strzepnął ścierkę. Potem otworzyło się następne, nad nim. Po kwadransie było ich siedem i siedem rąk chodziło w kółko, wszystkie w tę samą stronę, a na przystanku jakiś pan zdjął okulary, spojrzał wzdłuż fasad i chuchnął na lewe szkło.",
    },
    {
      en: "The fifteen was waiting at the stop, and its driver looked up. He pointed with his finger: top, left. Ola wiped top left. He shook his head; his left. She wiped that. Now he held up two fingers close together, a little lower, and when that had been done, too, he nodded, gave the bell a tap and drove on, two minutes late.",
      pl: "Piętnastka stała na przystanku, a motorniczy patrzył w górę. Pokazał palcem: u góry, z lewej. Ola wytarła u góry z lewej. Pokręcił głową, to jego lewa. Wytarła tamtą. Pokazał dwoma palcami: jeszcze odrobinę niżej, a kiedy i to było zrobione, skinął, trącił dzwonek i odjechał, z dwiema minutami opóźnienia.",
    },
    {
      en: "“For a lady on the ground floor,” said Mrs Halina, “I once made curtains that you could see out through and not in.” It took her three fittings. The lady was waiting for somebody, who was to think that she was not. He walked past below for a whole autumn, and supposed that nobody was at home. “And then?” asked Ola. “Then I took them up by a hand.”",
      pl: "„Jednej pani z parteru – powiedziała pani Halina – szyłam firanki, przez które widać na zewnątrz, a do środka nie”. Były trzy miary. Pani czekała na kogoś, kto miał myśleć, że nie czeka. Chodził pod oknem całą jesień i myślał, że nikogo nie ma. „I co?” – spytała Ola. „I skróciłam je o dłoń”.",
    },
    {
      en: "“As clear as glass,” Ola read out from the slip in her pocket; she had been carrying the sentence about since breakfast. In her other language things are clear as the sun, which was no use, since the scene took place at night. “As what, then?” she asked. Mrs Halina held her cloth against the light. “As that’s going to be when we’ve finished,” she said.",
      pl: "„Jasne jak szkło” – przeczytała Ola z karteczki, bo nosiła to zdanie w kieszeni od śniadania. W jej drugim języku rzeczy są jasne jak słońce, a to się nie nadawało, bo scena rozgrywa się w nocy. „To jak co?” – spytała. Pani Halina obejrzała pod światło ścierkę. „Jak to tutaj, kiedy skończymy” – powiedziała.",
    },
    {
      en: "Low down in the corner of the old pane there was something scratched: two letters and 1911. “With a diamond,” said Mrs Halina, who knew about it. That was what girls did who had got engaged, to see whether the stone was real. Ola laid a fingertip on it. It was cut deep. “And was it?” “That one was,” said Mrs Halina, and polished round the place with great care.",
      pl: "Nisko, w rogu starej szyby, było coś wydrapane: dwie litery i 1911. „Brylantem” – powiedziała pani Halina, która się na tym zna. Tak robiły panny po zaręczynach, żeby sprawdzić, czy kamień prawdziwy. Ola przyłożyła palec. Rysa była głęboka. „I był?” „Ten był” – powiedziała pani Halina i starannie wytarła dookoła.",
    },
    {
      en: "Mrs Halina wanted to know whether the curtains would have to be let out after washing, and measured the window in the manner of tailors, from the nose to the fingertips. Three times it went, and a bit. Ola measured after her. With her it went four times. They stood side by side and compared noses, then arms, and in the end Mrs Halina wrote down “three to four”.",
      pl: "Pani Halina chciała wiedzieć, czy po praniu trzeba będzie firanki popuścić, i zmierzyła okno po krawiecku, od nosa do czubków palców. Wyszło trzy razy i kawałek. Ola zmierzyła po niej. Wyszło cztery. Stanęły obok siebie i porównały nosy, potem ręce, i w końcu pani Halina zapisała „trzy do czterech”.",
    },
  ],
};
