import type { Plot } from "#api/house/texts/model.ts";

/** The chimney sweep comes to the tiled stove, and everybody takes hold of a button. */
export const chimneySweep: Plot = {
  name: "chimney-sweep",
  category: "Daily Life",
  when: { timeSlot: ["morning", "afternoon"], day: "working day" },
  wishes: [
    {
      en: "Whoever sees a chimney sweep takes hold of a button, and is lucky until evening. The sweep came into the room with his brushes to see to the stove, and Ola grabbed her second button from the top. Mruk felt himself all over with his tongue. He has a great deal on him, but nothing that buttons. He wanted a button too.",
      pl: "Kto zobaczy kominiarza, łapie się za guzik i ma szczęście do wieczora. Kominiarz wszedł do pokoju ze szczotkami, w sprawie pieca, i Ola złapała się za drugi guzik od góry. Mruk sprawdził się językiem od stóp do głów. Ma na sobie niemało, ale nic zapinanego. On też chciał mieć guzik.",
      picture: {
        place: "stove",
        pose: "wash",
        props: [],
        eyes: "half",
        mouth: "blep",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Brass and Round, like a Button", "Mosiężny i okrągły, prawie guzik"],
            ["Whose Luck Is Whose?", "Kto tu komu na szczęście?"],
          ],
          en: "When he was ready to leave, the sweep went down on one knee. All day long people grabbed their buttons at the sight of him, he said, and he never had one himself; his own don’t count. Then he took Mruk’s bell between a black finger and a black thumb. The bell is brass, and round as a button. They stayed like that for a while, each with his luck.",
          pl: "Na odchodnym kominiarz przyklęknął na jedno kolano. Napatrzył się dziś na cudze guziki, powiedział, a dla niego nigdy nie ma żadnego, bo własne się nie liczą. I ujął dzwonek Mruka w dwa czarne palce. Dzwonek jest mosiężny i okrągły jak guzik. Trwali tak chwilę, każdy ze swoim szczęściem.",
        },
        {
          needs: ["the queue"],
          titles: [
            ["A Buckle for Want of a Button", "Sprzączka zamiast guzika"],
            ["Something for Everybody to Hold", "Dla każdego coś do trzymania"],
          ],
          en: "Mruk followed the sweep out to the queue. Eleven people stood on the stairs, each with one hand on a button and the other stretched out to touch. The last was a small boy in a pullover, who had nothing to hold either. He and Mruk considered each other. Then the boy took hold of the bell on the red collar, and Mruk put a paw on the buckle of the boy’s shoe.",
          pl: "Mruk wyszedł za kominiarzem na schody, do kolejki. Stało tam jedenaście osób, jedną ręką trzymały się za guzik, a drugą wyciągały, żeby dotknąć. Ostatni był mały chłopiec w pulowerze, który też nie miał się czego złapać. Przyjrzeli się sobie z Mrukiem. Potem chłopiec złapał za dzwonek przy czerwonej obroży, a Mruk położył łapę na sprzączce jego buta.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["From the Reserves Under the Bath", "Z zapasów spod wanny"],
            ["Is That the Button Tomek Is Looking For?", "Czy to ten guzik, którego szuka Tomek?"],
          ],
          en: "The sweep was still on the stairs when Mruk went into the bathroom and lay down flat. Under the bath, behind a cork and a rubber band, is a button that Tomek is looking for. It has two holes. Mruk drew it out and put a paw on it. In the kitchen Ola had let go of hers to wash her hands. Mruk held on to his until supper.",
          pl: "Kominiarz był jeszcze na schodach, kiedy Mruk wszedł do łazienki i położył się płasko. Pod wanną, za korkiem i gumką, leży guzik, którego szuka Tomek. Ma dwie dziurki. Mruk przyciągnął go i przykrył łapą. W kuchni Ola puściła swój, żeby umyć ręce. Mruk trzymał do kolacji.",
          picture: { place: "bathroom", pose: "crouch", props: [], eyes: "half", company: "nobody" },
        },
      ],
    },
    {
      en: "The chimney sweep had leaned his biggest brush against the wall of the room while he talked to Ola about the stove. It had a round black head, all bristles, on a long thin neck, and it did not blink. Mruk knows the broom, the carpet beater and the bottle brush, and gets on with two of them. With this one he wanted to come to terms before it moved.",
      pl: "Kominiarz oparł w pokoju o ścianę największą szczotkę i rozmawiał z Olą o piecu. Szczotka miała okrągłą czarną głowę z samej szczeciny, na długiej cienkiej szyi, i nie mrugała. Mruk zna miotłę, trzepaczkę i szczotkę do butelek i z dwiema z nich żyje dobrze. Z tą wolał się dogadać, zanim się ruszy.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Grey on the Way There, Black on the Way Back", "Tam szary, z powrotem czarny"],
            ["Cheek to Cheek with a Brush", "Policzek w policzek ze szczotką"],
          ],
          en: "The big brush stood by the wall again. Mruk went up and rubbed his cheek against it, as equals do. It scratched wonderfully. He kept it up for some time, always with his right side. Then a grey cat passed Ola in the hall, going to the kitchen, and a minute later a black one came back. She went on looking for the grey one for a while.",
          pl: "Duża szczotka znów stała pod ścianą. Mruk podszedł i otarł się o nią policzkiem, jak wypada między równymi. Drapała cudownie. Robił to dość długo, zawsze prawym bokiem. Potem w przedpokoju minął Olę szary kot, w drodze do kuchni, a po minucie wrócił czarny. Szarego jeszcze trochę szukała.",
        },
        {
          titles: [
            ["The Smallest Brush Is for Cats", "Najmniejsza jest do kotów"],
            ["With a Half Turn at the End", "Na końcu pół obrotu"],
          ],
          en: "The sweep had noticed who was looking at his brush. He pulled from his belt the smallest of the family, spotless, no bigger than a pear. It is meant for bends in the pipe. He set it on the back of Mruk’s neck and drew it down to the tail, slowly, with a half turn at the end. The fur that came away he held up to the light. “Good draught,” he told Ola.",
          pl: "Kominiarz widział, kto tak patrzy na szczotkę. Wyjął zza pasa najmłodszą z rodziny, czyściutką, wielkości gruszki. Jest do kolanek w rurze. Przyłożył ją Mrukowi do karku i poprowadził do ogona, powoli, na końcu pół obrotu. Sierść, która zeszła, obejrzał pod światło. „Ciąg dobry” – powiedział do Oli.",
        },
      ],
    },
    {
      en: "The man whom Ola led to the stove in the room was black from his cap down to his boots, went about without a sound and smelled of chimney. The whites of his eyes showed. Ola called him a chimney sweep; Mruk, on the armchair, thought of a very big tom. Only one thing could settle it: he had to see the paws.",
      pl: "Gość, którego Ola zaprowadziła w pokoju do pieca, był czarny od czapki po buty, chodził bez szmeru, pachniał kominem i błyskał białkami oczu. Ola nazwała go kominiarzem. Mruk, na fotelu, pomyślał raczej o bardzo dużym kocurze. Rozstrzygnąć to mogło tylko jedno: musiał zobaczyć jego łapy.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "wide",
        on: "armchair",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["White up to the Wrist", "Białe po nadgarstek"],
            ["One Finger at a Time", "Palec po palcu"],
          ],
          en: "Before he signed, the sweep pulled off his gloves, one finger at a time. The hands underneath were white, as far as the wrist, and there, in a sharp line, the black began. Mruk sat down in front of him. He put his own two white paws side by side, so that there could be no mistake, and waited for the guest to say good day.",
          pl: "Przed podpisem kominiarz ściągnął rękawice, palec po palcu. Ręce pod spodem były białe, aż po nadgarstek, i dopiero tam, równą linią, zaczynała się czerń. Mruk usiadł naprzeciwko. Postawił swoje białe łapy jedną przy drugiej, żeby nie było wątpliwości, i czekał, aż gość się przywita.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            lighting: "cold stove",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Toe, and a Notch to Match", "Palec, a przy nim nacięcie"],
            ["Would You Mind Taking Off Your Boots?", "Czy może pan zdjąć buty?"],
          ],
          en: "For the way back through the hall, which was freshly polished, Ola asked him to take off his boots. The sweep stood there in his socks. They were white and hand-knitted, and the left had a hole at the big toe. Mruk turned his head and showed him the notch in his ear, also on the left. Then he walked ahead to the door, as he does for family.",
          pl: "Na powrót przez przedpokój, świeżo wypastowany, Ola poprosiła o zdjęcie butów. Kominiarz stał w skarpetach. Były białe, robione na drutach, a lewa miała dziurę przy dużym palcu. Mruk odwrócił głowę i pokazał mu nacięcie w uchu, też lewym. Potem odprowadził go do samych drzwi, jak rodzinę.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "half",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "A stranger had his arm in Mruk’s stove up to the shoulder. He was the chimney sweep, Ola had let him into the room herself, and now he was feeling about behind the lowest door, where nobody but Mruk has ever looked with any patience. Something has lived up there for years and does not come out. Mruk wanted to see what the man would bring.",
      pl: "Obcy człowiek trzymał rękę w piecu Mruka, po samo ramię. Był to kominiarz, Ola sama wpuściła go do pokoju, a teraz szukał czegoś za najniższymi drzwiczkami, w które prócz Mruka nikt nigdy nie patrzył dość cierpliwie. Od lat coś tam w górze siedzi i nie wychodzi. Mruk chciał zobaczyć, co ten człowiek wyciągnie.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          when: { weather: ["snow"] },
          titles: [
            ["All the Way Down the Chimney", "Z samej góry komina"],
            ["One Flake Missed the Roof", "Jeden płatek nie trafił w dach"],
          ],
          en: "The sweep put in his mirror on a rod and moved aside. Far up was a bright square, and it was snowing into it. One flake had missed the roof. It came down between black walls, past the fourth floor, in no hurry, and settled on the mirror in front of Mruk’s nose. He watched it until it was a drop. So that was what lived up there.",
          pl: "Kominiarz wsunął do środka lusterko na pręcie i zrobił miejsce. Wysoko był jasny kwadrat i padał w niego śnieg. Jeden płatek nie trafił w dach. Leciał między czarnymi ścianami, obok czwartego piętra, wcale się nie spiesząc, i usiadł na lusterku przed nosem Mruka. Mruk patrzył, aż zrobiła się z niego kropla. Więc to tam siedziało.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            lighting: "cold stove",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["No Bigger Than a Stamp", "Nie większe od znaczka"],
            ["What the Stove Keeps at the Top", "Co piec trzyma na górze"],
          ],
          en: "The sweep brought out nothing. He put in a mirror on a rod, turned it until it suited him, and moved aside, because somebody was breathing on his wrist. The mirror was black, and in the middle of the black, far up, was a small bright square, no bigger than a stamp. Something crossed it on two wings. Mruk looked round at Ola, to see whether she had known about that.",
          pl: "Kominiarz nie wyciągnął nic. Wsunął lusterko na pręcie, obracał, aż był zadowolony, i zrobił miejsce, bo ktoś dmuchał mu na przegub. W lusterku było czarno, a pośrodku tej czerni, wysoko, leżał mały jasny kwadrat, nie większy od znaczka. Coś przez niego przeleciało na dwóch skrzydłach. Mruk obejrzał się na Olę, czy wiedziała.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "reader",
            lighting: "cold stove",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the last kind"],
          titles: [
            ["The Last Kind of Soot", "Ostatni rodzaj sadzy"],
            ["Several Winters, Rolled Up", "Tyle zim, a jaka mała kulka"],
          ],
          en: "From behind the lowest door the sweep drew something grey, soft and striped, as big as an apple. He held it up in silence: so he had met the last kind of soot after all. Ola wrote it down. Then he put it in front of Mruk, who took one sniff and knew it at once. It was himself, several winters of him, pulled in by the draught and rolled up.",
          pl: "Zza najniższych drzwiczek kominiarz wyciągnął coś szarego, miękkiego, w pręgi, wielkości jabłka. Podniósł to w milczeniu: a więc i tę ostatnią sadzę spotkał. Ola zapisała. Potem położył to na podłodze przed Mrukiem, który powąchał i poznał od razu. Był to on sam z kilku zim, wciągnięty przez przewód i zwinięty w kłębek.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            lighting: "cold stove",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Silver Under the Soot", "Pod sadzą srebrna"],
            ["Who Loses Silver Balls in the Stove?", "Kto gubi w piecu srebrne kulki?"],
          ],
          en: "Something round rolled out of the soot into the sweep’s palm: a ball, black, light as nothing. “Is that yours?” he asked Ola. She scratched it with a nail, and it was silver. Only one person in this flat loses silver balls behind that door. The sweep blew on it, set it on the floor and gave it a push, towards its owner.",
          pl: "Z sadzy wytoczyło się coś okrągłego i wpadło kominiarzowi w dłoń: kulka, czarna, lekka jak nic. „To pani?” – spytał. Ola drapnęła kulkę paznokciem i spod sadzy wyszło srebro. W tym domu tylko jedna osoba gubi srebrne kulki za tymi drzwiczkami. Kominiarz chuchnął, położył kulkę na podłodze i pchnął ją w stronę właściciela.",
        },
      ],
    },
    {
      pays: ["crossing"],
      en: "You do not simply walk on four white paws through a room in which a chimney sweep has opened the stove. Mruk sat on the armchair, and his third chair was in the kitchen. Between the two lay four metres of floor, and each stroke of the brush left it a little blacker. Ola had said “just for a moment”. Mruk wanted to get across, and arrive white.",
      pl: "Z czterema białymi łapami nie chodzi się ot tak przez pokój, w którym kominiarz otworzył piec. Mruk siedział na fotelu, a jego trzecie krzesło stało w kuchni. Dzieliły je cztery metry podłogi i z każdym ruchem szczotki było na nich trochę czarniej. Ola powiedziała „to tylko chwila”. Chciał przejść na drugą stronę i dojść tam biały.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "grump",
        look: "down",
        on: "armchair",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Delivered White, Almost", "Dostarczony prawie na biało"],
            ["Paws First, as if on a Tray", "Łapami do przodu, jak na tacy"],
          ],
          en: "Before Mruk could object, the sweep carried him across, as he carries everything: at arm’s length. The paws went in front, all four, as if on a tray. They came down on the third chair, white. Only when Ola picked him up did she find, on the left of his stomach and on the right, five fingers each.",
          pl: "Kominiarz przeniósł go, zanim Mruk zdążył się sprzeciwić, tak jak nosi wszystko: na wyciągniętych rękach. Łapy jechały przodem, wszystkie cztery, jak na tacy. Stanął na trzecim krześle biały. Dopiero kiedy Ola go podniosła, znalazła mu na brzuchu, z lewej i z prawej, po pięć palców.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "open", on: "arms", company: "ola" },
        },
        {
          titles: [
            ["She Left It as a Full Stop", "I tak została kropka"],
            ["The Fourth Paw and Page 140", "Czwarta łapa i strona 140"],
          ],
          en: "Mruk went by way of the sideboard, the books and the kitchen table, and never touched the floor. Three paws arrived white. The fourth had trodden on something on the sideboard, and where it next came down lay page 140 of Ola’s translation, with a sentence that she did not know how to end. She looked at the round black mark after the last word, and began a new line.",
          pl: "Mruk obszedł pokój kredensem, książkami i kuchennym stołem i ani razu nie dotknął podłogi. Trzy łapy doszły białe. Czwarta na coś na kredensie nastąpiła, a tam, gdzie stanęła potem, leżała strona 140 tłumaczenia, ze zdaniem, którego Ola nie umiała skończyć. Popatrzyła na okrągły czarny ślad za ostatnim słowem i zaczęła od nowego wiersza.",
          picture: { place: "kitchen", pose: "walk", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      en: "“A chimney sweep brings luck,” said Ola, who was showing one to the stove and holding on to a button, “and a black cat the opposite.” And a grey one? She laughed and gave no answer. Mruk had been lying on the rug. He sat up, the better to be seen, stripes, white and all. He would have liked to hear it from an expert.",
      pl: "„Kominiarz przynosi szczęście – powiedziała Ola, która prowadziła go do pieca, trzymając się za guzik – a czarny kot na odwrót”. A szary? Zaśmiała się i nie odpowiedziała. Mruk leżał na dywanie. Usiadł, żeby go było lepiej widać, z pręgami, z białym, ze wszystkim. Chętnie usłyszałby to od fachowca.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["He Took Hold of His Own Button", "Złapał się za własny guzik"],
            ["Across His Path, Left to Right", "Z lewej na prawą, przez drogę"],
          ],
          en: "The sweep was on the landing with everything on his shoulder when Mruk crossed his path, from left to right, without hurry, and sat down at the head of the stairs. The sweep stopped. He put down the bucket, put down the rope, and with his free hand took hold of his top button. “You never know,” he said. Mruk let him pass.",
          pl: "Kominiarz stał już na schodach, ze wszystkim na ramieniu, kiedy Mruk przeszedł mu drogę, z lewej na prawą, bez pośpiechu, i usiadł nad pierwszym stopniem. Kominiarz się zatrzymał. Postawił wiadro, położył linę i wolną ręką złapał się za najwyższy guzik kurtki. „Nigdy nie wiadomo” – powiedział. Mruk go przepuścił.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the last kind"],
          titles: [
            ["Luck That Can’t Be Swept Out", "Szczęście nie do wymiecenia"],
            ["So the Old Master Used to Say", "Tak mówił stary majster"],
          ],
          en: "The sweep had finished, and now he had time to look at Mruk: grey, soft, striped. He rubbed his eyes, which did not make them cleaner. “That’s the last kind,” he told Ola. “My master used to say: a house that has it keeps its luck, because it can’t be swept out.” To be on the safe side he tried, with the hand brush, twice. Mruk did not move from the spot.",
          pl: "Kominiarz skończył i teraz miał czas popatrzeć na Mruka: szare, miękkie, w pręgi. Przetarł oczy, od czego nie zrobiły się czystsze. „To jest ta ostatnia – powiedział do Oli. – Majster mówił, że gdzie ona jest, tam szczęście zostaje, bo jej się nie wymiecie”. Na wszelki wypadek spróbował, ręczną szczotką, dwa razy. Mruk został, gdzie był.",
        },
        {
          titles: [
            ["One Flue, One Cat", "Przewód jeden, kot jeden"],
            ["One Cat, in Order", "Kot jeden, sprawny"],
          ],
          en: "In the sweep’s book there is a line for every flat. “One stove,” he wrote. “One flue. Draught good.” Then he looked at Mruk for a long time, half closed one eye and measured him with his thumb. “Grey makes half, the paws make the rest,” he decided. Under remarks he put: “One cat, in order.” Ola had to sign for all of it.",
          pl: "W książce kominiarza każde mieszkanie ma swój wiersz. „Piec jeden – zapisał. – Przewód jeden. Ciąg dobry”. Potem długo patrzył na Mruka, przymknął oko i zmierzył go kciukiem. „Szare daje pół, łapy resztę” – zdecydował. W uwagach napisał: „Kot jeden, sprawny”. Ola musiała podpisać całość.",
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["cloud"],
      en: "At the first pull the stove coughed. Out of its door came a cloud, slow and grey, with a belly, and filled the room from the stove to the curtains. “Nobody move,” said the sweep’s voice. “I’m here,” said Ola’s. Mruk was nowhere. He is exactly the colour of that cloud, and nobody does anything for a cat who cannot be seen.",
      pl: "Przy pierwszym pociągnięciu piec kaszlnął. Z drzwiczek wyszła chmura, powolna, szara, z brzuchem, i wypełniła pokój od pieca po firanki. „Proszę się nie ruszać” – powiedział głos kominiarza. „Ja jestem tutaj” – powiedział głos Oli. Mruka nie było. Ma dokładnie kolor tej chmury, a dla kota, którego nie widać, nikt nic nie zrobi.",
      turns: [
        {
          titles: [
            ["The Wind Came for the Cloud", "Po chmurę przyszedł wiatr"],
            ["Up, and Out over the Roofs", "Do góry i nad dachy"],
          ],
          when: { weather: ["wind"] },
          en: "Outside the wind went over the chimney, the way you blow across a bottle. The chimney drew. The cloud grew long and thin and went into the stove, up, and away over the roofs. Ola’s papers wanted to go along, and she held them down with both arms. “That’s what I call help,” said the sweep. And there was Mruk, plain to see.",
          pl: "Na dworze wiatr przejechał nad kominem, jak się dmucha nad butelką. Pociągnęło. Chmura zrobiła się długa i cienka, weszła do pieca i uleciała nad dachy. Papiery Oli chciały lecieć za nią, więc przytrzymała je oburącz. „To się nazywa pomocnik” – powiedział kominiarz. I już było widać Mruka.",
        },
        {
          titles: [
            ["The Milk Downstairs Has Boiled Over", "A mleko na dole wykipiało"],
            ["She Opened Her Door, and Ours Cleared", "Otworzyła u siebie, przejaśniło się u nas"],
          ],
          needs: ["the milk"],
          en: "Down below the milk boiled over. The lady there flung open whatever would open, her window and the little door of her stove. At once there was a draught in the chimney. The cloud drew in its belly and went back into the stove, from the curtains to the last wisp. “Thank you!” the sweep called down. Where the cloud had been stood Mruk.",
          pl: "Na dole wykipiało mleko. Tamta pani otworzyła wszystko, co się dało, okno i drzwiczki pieca. W kominie od razu zrobił się ciąg. Chmura wciągnęła brzuch i wróciła do pieca, od firanek po ostatni kłębek. „Dziękuję!” – zawołał w dół kominiarz. Gdzie przedtem była chmura, stał Mruk.",
        },
        {
          titles: [
            ["Two Clouds, One with Ears", "Dwie chmury, jedna z uszami"],
            ["Which of the Two Is Mruk?", "Który z nich to Mruk?"],
          ],
          en: "When it had grown lighter there was a cat-shaped heap on the rug. It shook itself, from the nose backwards, tail last. A second cloud, of his size and with ears, stood beside him for a moment and then lay down on the floor. What remained was Mruk, with four white paws. “First one I’ve seen come out of it clean,” said the sweep.",
          pl: "Kiedy się przejaśniło, na dywanie stała kupka w kształcie kota. Otrząsnęła się, od nosa po ogon. Druga chmura, jego wielkości i z uszami, postała obok niego chwilę i położyła się na podłodze. Reszta była Mrukiem, z czterema białymi łapami. „Pierwszy, co wyszedł z tego czysty” – powiedział kominiarz.",
        },
        {
          titles: [
            ["The Hole in the Cloud", "Dziura w chmurze"],
            ["Bless You, Said the Stove", "Na zdrowie, powiedział piec"],
          ],
          en: "Mruk sneezed. He seldom does, and he does it with his whole body. It blew a hole in the cloud, and through the hole Ola saw the sweep, the sweep saw Ola, and both saw Mruk. “Bless you,” said the sweep into the stove, so that it came out on the roof. The hole grew. By the third sneeze there was a whole room round it.",
          pl: "Mruk kichnął. Robi to rzadko i całym sobą, więc w chmurze powstała dziura, przez którą Ola zobaczyła kominiarza, kominiarz Olę, a oboje Mruka. „Na zdrowie” – powiedział kominiarz do pieca, więc było to słychać z dachu. Dziura rosła. Po trzecim kichnięciu był wokół niej cały pokój.",
        },
      ],
    },
    {
      pays: ["held"],
      en: "“Nothing with fur within two metres, please,” said the sweep. He meant it kindly; fur takes up soot like a sponge. Ola picked up Mruk, sat down on the sofa and closed her arms in front of him, like the bar of a merry-go-round. From there he could see everything. He weighed nine kilos, and she had decided to stay until the end.",
      pl: "„Na dwa metry nic z futrem, bardzo proszę” – powiedział kominiarz. Miał dobre intencje, futro pije sadzę jak gąbka. Ola wzięła Mruka, usiadła na kanapie i zamknęła na nim ręce, jak poręcz w karuzeli. Stamtąd widział wszystko. Ważył dziewięć kilo, a Ola była zdecydowana wytrwać do końca.",
      turns: [
        {
          titles: [
            ["They Took It for a Greeting", "Wzięli to za ukłon"],
            ["Waving Takes Both Arms", "Do machania trzeba obu rąk"],
          ],
          needs: ["the stop"],
          en: "Down at the stop they were still holding their buttons, and the next tram was coming. “Somebody ought to tell them that’s enough,” said the sweep from the stove. Ola went to the window with Mruk under her arm and waved. They took it for a greeting. She had to use both arms, crosswise, and for that she had to put down nine kilos of cat.",
          pl: "Na przystanku wciąż trzymali się za guziki, a nadjeżdżał już następny tramwaj. „Trzeba by im powiedzieć, że wystarczy” – odezwał się kominiarz z pieca. Ola podeszła do okna z Mrukiem pod pachą i pomachała. Wzięli to za ukłon. Musiała machać oburącz, na krzyż, a do tego trzeba było odstawić dziewięć kilo kota.",
        },
        {
          titles: [
            ["Something Is Burning, but Whose?", "Przypala się, tylko komu?"],
            ["Two Kitchens and One Smell", "Jeden zapach na dwie kuchnie"],
          ],
          needs: ["the milk"],
          en: "A smell of burnt milk came out of the stove. Ola knew that it was the lady’s below; her own milk was in the cupboard. But nobody smells burnt milk and stays sitting down. She jumped up and ran to the kitchen, to be certain, and on the sofa, where there had been the two of them, there was now Mruk, free.",
          pl: "Z pieca zapachniało przypalonym mlekiem. Ola wiedziała, że to mleko pani z dołu, bo jej własne stało w szafce. Tylko że nikt nie usiedzi, kiedy czuć przypalone mleko. Zerwała się i pobiegła do kuchni, na wszelki wypadek, a na kanapie, gdzie siedzieli we dwoje, został Mruk, wolny.",
        },
        {
          titles: [
            ["Which Hand for the Button?", "Którą ręką za guzik?"],
            ["Luck Wants Two Fingers", "Do szczęścia trzeba dwóch palców"],
          ],
          en: "Whoever looks a sweep in the face should hold a button, for luck. The sweep turned round to say something, and Ola had both hands full. She tried with her chin. She tried with an elbow. At last she opened one arm, just for two fingers, and through the gap, as through a gate left ajar, flowed the cat.",
          pl: "Kto spojrzy kominiarzowi w twarz, powinien trzymać się za guzik, na szczęście. Kominiarz odwrócił się, żeby coś powiedzieć, a Ola obie ręce miała zajęte. Spróbowała brodą. Spróbowała łokciem. W końcu otworzyła jedno ramię, tylko na dwa palce, i przez tę szparę, jak przez uchyloną furtkę, kot wypłynął.",
        },
        {
          titles: [
            ["Where Do Two Metres End?", "Gdzie się kończą dwa metry?"],
            ["A Cat on the Chalk Line", "Kot na kresce"],
          ],
          en: "Two metres, then; but where did they end? The sweep liked exactness. He laid his folding rule on the floor and made a mark with chalk. Mruk was put down behind the line. He sat on it, and there was no line any more; so the sweep measured again, from the cat, and came out on the other side of the stove. “That’ll do,” he said, and shut the rule.",
          pl: "Niech będą dwa metry, tylko gdzie się kończą? Kominiarz lubi dokładność. Położył na podłodze składaną miarkę i zaznaczył kredą. Mruka posadzono za kreską. Usiadł na kresce i już jej nie było, więc kominiarz zmierzył jeszcze raz, od kota, i wyszło mu za piecem. „Wystarczy” – powiedział i złożył miarkę.",
        },
      ],
    },
    {
      en: "As soon as the little door was open, the stove began to speak. It said “ooh”, on one deep note, as if it had been waiting for years to be asked. The sweep nodded. Ola shivered and buttoned up her cardigan. Mruk had always taken this stove for an old friend who does not talk, and now he found himself under the armchair.",
      pl: "Ledwie otwarto drzwiczki, piec przemówił. Powiedział „oho”, na jednej nucie, z głębi, i przeciągnął koniec, jakby od lat czekał, aż ktoś go zapyta. Kominiarz pokiwał głową. Ola zadrżała i zapięła sweter. Mruk żył przy tym piecu jak przy starym przyjacielu, który milczy, i teraz znalazł się pod fotelem.",
      turns: [
        {
          titles: [
            ["What a Single Glove Is Good For", "Na co komu jedna rękawiczka"],
            ["Into Its Mouth, with the Thumb", "Kciukiem w samo gardło"],
          ],
          needs: ["the glove"],
          en: "The sweep felt in his pocket. So far he had never known what a single glove is good for, and carried it about for luck. He rolled it up and stuffed it behind the flap, where the stove drew its breath. “Oh,” said the stove, and left it at that. The sweep nodded. So that was why he had found it. Mruk came out from under the armchair.",
          pl: "Kominiarz sięgnął do kieszeni. Nie wiedział dotąd, na co komu jedna rękawiczka, i nosił ją na szczęście. Zwinął ją i wcisnął za klapkę, tam, gdzie piec nabierał powietrza. „O” – powiedział piec i na tym skończył. Kominiarz pokiwał głową. Więc po to ją znalazł. Mruk wyszedł spod fotela.",
        },
        {
          needs: ["the tea"],
          titles: [
            ["Is the Stove Hoarse?", "Czyżby piec zachrypł?"],
            ["Tea for the Stove, No Sugar", "Herbata dla pieca, bez cukru"],
          ],
          en: "“Ooh,” said the stove. “It’s hoarse,” decided the sweep, who was still holding the tea. Now he knew where to put it. He pushed the glass in through the little door, and the steam went up the flue. “Ah,” said the stove, half a tone higher, and after that it said nothing. When he took the glass out again, it was empty. Mruk came out from under the armchair to see who had drunk it.",
          pl: "„Oho” – mówił piec. „Zachrypł” – orzekł kominiarz, który wciąż trzymał herbatę. Teraz już wiedział, gdzie ją postawić. Wsunął szklankę za drzwiczki i para poszła w górę. „Aha” – powiedział piec, o pół tonu wyżej, i odtąd milczał. Kiedy kominiarz wyjął szklankę, była pusta. Mruk wyszedł spod fotela zobaczyć, kto wypił.",
        },
        {
          titles: [
            ["Say It from the Inside", "Trzeba mówić od środka"],
            ["It Only Wanted a Word", "Jedno słowo, ale jakie?"],
          ],
          en: "“Ooh,” said the stove. The sweep put in his head as far as the collar and said something, not loudly. The stove was silent at once. “What did you tell it?” asked Ola. “‘Later,’” said the sweep. “But you’ve got to say it from inside.” Mruk came out from under the armchair and looked at him with respect. Mruk had been trying from outside for years.",
          pl: "„Oho” – mówił piec. Kominiarz wsadził do środka głowę po kołnierz i coś powiedział, niegłośno. Zrobiło się cicho. „Co mu pan powiedział?” – spytała Ola. „Potem – odparł kominiarz. – Ale trzeba to mówić od środka”. Mruk wyszedł spod fotela i popatrzył na niego z szacunkiem. Sam od lat próbował z zewnątrz.",
        },
        {
          titles: [
            ["In His Very Lowest Voice", "Odpowiedź, i to bardzo niska"],
            ["A Conversation with the Stove", "Rozmowa z piecem"],
          ],
          en: "Mruk has a very low voice, for when he is alone. Under the armchair he was alone. He answered. The stove considered it, and said “ooh” half a tone lower; Mruk went lower still. The sweep put down his brush and took off his cap. After the fourth exchange the stove had nothing to add, and Mruk came out into the room.",
          pl: "Mruk ma bardzo niski głos, na wypadek gdy jest sam. Pod fotelem był sam. Odpowiedział. Piec się zastanowił i powtórzył „oho” o pół tonu niżej, Mruk zszedł jeszcze pod spód. Kominiarz odłożył szczotkę i zdjął czapkę. Po czwartej wymianie piec nie miał już nic do dodania i Mruk wyszedł na pokój.",
        },
      ],
    },
    {
      en: "The sweep had set up his ladder in the middle of the room, to reach the upper flap, and it stood astride every way that led anywhere. Nobody walks under a ladder. Ola edged past by the bookcase, with her stomach drawn in. Mruk’s stomach cannot be drawn in. He sat down in front of the ladder and waited for it to go away.",
      pl: "Kominiarz rozstawił pośrodku pokoju drabinę, żeby dosięgnąć górnej klapki pieca, i drabina stała w rozkroku w poprzek wszystkich dróg, które dokądś prowadzą. Pod drabiną się nie przechodzi. Ola obchodziła ją przy regale, bokiem, z wciągniętym brzuchem. Brzuch Mruka nie da się wciągnąć. Usiadł przed drabiną i czekał, aż sobie pójdzie.",
      turns: [
        {
          titles: [
            ["They Can’t Let Go until He Has Gone", "Nie puszczą, póki go widać"],
            ["Please Come Down, the Fifteen Is Waiting", "Proszę zejść, piętnastka czeka"],
          ],
          needs: ["the stop"],
          en: "At the top of the ladder the sweep could be seen from the whole street, and at the stop nobody let go of a button. Behind the fifteen a second tram was waiting. “They can’t leave as long as you’re up there,” said Ola. The sweep climbed down, for the sake of the traffic, folded the ladder and leaned it against the wall. The room was open to everybody again, and to Mruk first.",
          pl: "Na szczycie drabiny kominiarza było widać z całej ulicy i na przystanku nikt nie puszczał guzika. Za piętnastką stał już drugi tramwaj. „Póki pan tam stoi, nie odjadą” – powiedziała Ola. Kominiarz zszedł więc, przez wzgląd na ruch, złożył drabinę i oparł ją o ścianę. Droga była wolna, a Mruk pierwszy to zauważył.",
        },
        {
          titles: [
            ["Nobody Said Anything About Over", "O przechodzeniu górą nikt nie mówił"],
            ["Five Rungs Up, Five Down", "Pięć szczebli w górę, pięć w dół"],
          ],
          en: "Nobody has ever said a word against walking over a ladder. Mruk put one paw on the first rung, and the second paw on the second; he has never trusted ladders, but this one smelled of stove. At the top, on the fifth, he came face to face with the sweep. Each begged the other’s pardon. One went down on this side and one on that.",
          pl: "O przechodzeniu górą nikt nigdy nic nie mówił. Mruk postawił łapę na pierwszym szczeblu, drugą na drugim; drabinom nie ufa, ale ta pachniała piecem. Na samej górze, na piątym, spotkał się z kominiarzem twarzą w twarz. Przeprosili się nawzajem. Jeden zszedł na tę stronę, drugi na tamtą.",
        },
        {
          titles: [["Is a Sweep’s Ladder a Ladder?", "Czy to w ogóle drabina?"]],
          en: "“Mine doesn’t count,” said the sweep from above. He had been looking down for some time. “I’m lucky, it’s unlucky, it cancels out.” Ola was not so sure. So he climbed down to show her, and walked under his own ladder, upright, there and back. On the way back Mruk was walking at his heels, and nothing fell on either of them.",
          pl: "„Moja się nie liczy – odezwał się z góry kominiarz, który od dłuższej chwili patrzył. – Ona przynosi pecha, ja szczęście, to się znosi”. Ola nie była taka pewna. Zszedł więc, żeby jej pokazać, i przeszedł pod własną drabiną, wyprostowany, tam i z powrotem. Z powrotem szedł za nim Mruk i na żadnego nic nie spadło.",
        },
      ],
    },
    {
      pays: ["teapot"],
      en: "On a cloth by the stove lay the brushes in order of size, seven of them, with a gap after the fourth. The sweep takes them without looking, and the order is sacred. “Just don’t let anything get in between,” he told Ola. It was too late. Mruk had sat down in the gap to think, and any step he took would mix up the numbers.",
      pl: "Na płachcie przy piecu leżały szczotki, według wielkości, siedem, z przerwą po czwartej. Kominiarz bierze je na ślepo, sięgając za siebie, i porządek jest święty. „Żeby mi tu tylko nic nie weszło” – powiedział do Oli. Było za późno. Mruk usiadł w przerwie pomyśleć i gdziekolwiek by teraz stąpnął, pomyliłby numery.",
      turns: [
        {
          needs: ["the queue"],
          titles: [["A Brush for Everyone in the Queue", "Każdemu po szczotce"]],
          en: "The queue had come as far as the stove. “Since you’re here,” said the sweep, and gave the first seven a brush each, in order of size. Whoever holds a sweep’s brush needs no button. They stood along the wall like an orchestra and passed him the right one when he called. The cloth was empty. Mruk got up in the middle and could go any way he liked.",
          pl: "Kolejka ze schodów doszła do samego pieca. „Skoro państwo już są” – powiedział kominiarz i dał pierwszym siedmiorgu po szczotce, według wielkości. Kto trzyma szczotkę kominiarza, temu guzik niepotrzebny. Stali pod ścianą jak orkiestra i podawali, którą zawołał. Płachta była pusta. Mruk wstał pośrodku, przeciągnął się i mógł iść, dokąd chciał.",
        },
        {
          titles: [["Number Five Was Purring", "Tylko że piąta mruczała"]],
          en: "“Five,” said the sweep into the stove, reached behind him and took hold. It was the right thickness. It was softer than usual, and it purred. He had it at the stove door before he looked at what he was holding. “This one’s new,” he said to Ola. He did not put Mruk back in the row. He set him on the floor, bristles up, and let him go.",
          pl: "„Piąta” – powiedział kominiarz do pieca, sięgnął za siebie i chwycił. Grubość się zgadzała. Była miększa niż zwykle i mruczała. Dopiero przed drzwiczkami spojrzał, co trzyma. „Ta jest nowa” – powiedział do Oli. Nie odłożył Mruka do szeregu, tylko postawił na podłodze, szczeciną do góry, i puścił wolno.",
        },
        {
          titles: [["A Teapot Between Four and Five", "Imbryk między czwartą a piątą"]],
          en: "Ola saw what was coming and crept up on her knees. She lifted Mruk straight up, like a pudding off a plate, and pushed the teapot into the gap, so that the row would not close up. The sweep reached back. He looked at the teapot for some time, and then asked for a cup. Not one number had been disturbed.",
          pl: "Ola przewidziała, co będzie, i podeszła na kolanach. Podniosła Mruka pionowo, jak się zdejmuje babę z talerza, a w lukę wsunęła imbryk, żeby szereg się nie zwarł. Kominiarz sięgnął za siebie. Przyglądał się imbrykowi dość długo, po czym poprosił o filiżankę. Żaden numer nie ucierpiał.",
        },
      ],
    },
    {
      pays: ["black hands"],
      en: "Ola had held something for the sweep for a second. Now her hands were black, and her nose, because it had itched, and the door handle, and the light switch. “Don’t touch anything,” said the sweep, “and nobody touch the lady.” She stood in the middle of the room with her arms spread out. Mruk, who also has white to lose, kept his distance.",
      pl: "Ola przez sekundę coś kominiarzowi potrzymała. Odtąd miała czarne ręce i, ponieważ swędział, nos, a także klamkę i kontakt. „Niczego nie dotykać – powiedział kominiarz – i pani też nie dotykać”. Stała pośrodku pokoju z rozłożonymi rękami. Mruk, który też ma białe do stracenia, trzymał się z daleka.",
      turns: [
        {
          titles: [["One Clean Hand Is Enough", "Czy wystarczy jedna czysta ręka?"]],
          needs: ["the glove"],
          en: "The sweep still had the glove that he had found. It was a left one, quite clean, since there was no other to wear with it. He held it open, and Ola slipped her hand in without touching anything. Now she was safe on one side at least. Mruk came up and smelled the glove, finger by finger.",
          pl: "Kominiarz miał jeszcze tamtą znalezioną rękawiczkę. Była lewa i całkiem czysta, bo nie miał do niej drugiej. Rozchylił ją, a Ola wsunęła rękę, niczego nie dotykając. Teraz przynajmniej z jednej strony nie brudziła. Mruk podszedł bliżej i obwąchał rękawiczkę, palec po palcu.",
        },
        {
          when: { weather: ["rain"] },
          titles: [
            ["Washed by the Rain", "Kto umył Oli ręce?"],
            ["Both Arms out of the Window", "Obiema rękami za okno"],
          ],
          en: "It was raining, and the sweep had an idea. He pushed the window open with his elbow, and Ola held both hands out. It rained on them from the sky, and a little extra from the gutter. Black ran off, then grey; down in the street somebody put up an umbrella. When she drew in ten pink fingers, Mruk was sitting on the sill, and she had somebody to dry them on.",
          pl: "Padało i kominiarz miał pomysł. Pchnął okno łokciem, a Ola wystawiła obie ręce. Padało na nie z nieba, a z rynny kapało dodatkowo. Spłynęło czarne, potem szare; na chodniku ktoś otworzył parasol. Kiedy cofnęła dziesięć różowych palców, na parapecie siedział Mruk i było je w kogo wytrzeć.",
        },
        {
          titles: [
            ["On Grey It Does Not Show", "Na szarym nie widać"],
            ["Grey Is Very Practical", "Szary jest praktyczny"],
          ],
          en: "Ola forgot herself. It was only a moment: Mruk went by, her hand came down out of habit and travelled along his back, and then the other followed. Ola gave a cry. She looked at her palms, which were clean, and at Mruk, on whom nothing could be seen. The sweep came up and examined him from all sides. “Grey,” he said. “Very practical.”",
          pl: "Ola się zapomniała. To była chwila: Mruk przechodził, ręka opadła z przyzwyczajenia i pojechała mu po grzbiecie, a za nią druga. Ola krzyknęła. Obejrzała dłonie, były czyste, i Mruka, na którym nic nie było widać. Kominiarz podszedł i obejrzał go ze wszystkich stron. „Szary – powiedział. – To praktyczne”.",
          picture: {
            place: "stove",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "reader",
            lighting: "cold stove",
            company: "ola",
          },
        },
        {
          titles: [["How Do You Turn a Tap with Your Chin?", "Czym odkręcić kran?"]],
          unless: ["crossing"],
          en: "“Use your chin,” said the sweep, who does it every day. Ola bent over the kitchen tap and turned it on with her chin, and held the soap between her elbows. The sweep kept the door open with his foot. Mruk sat on the draining board and watched the black run off, and then the grey, until at last a hand came out and scratched him with wet fingers.",
          pl: "„Brodą” – poradził kominiarz, który robi to codziennie. Ola schyliła się w kuchni nad kranem i odkręciła go brodą, mydło trzymała łokciami. Kominiarz podparł drzwi stopą. Mruk siedział na suszarce i patrzył, jak spływa czarne, potem szare, aż na końcu wyszła ręka i podrapała go mokrymi palcami.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the queue"],
      unless: ["cloud"],
      en: "The front door stood ajar, because the sweep’s bucket was in it, and a lady from Staircase B looked in. She only wanted to touch him, she said. She laid a finger on the sweep’s sleeve, held her apron button with the other hand, for luck, and moved her lips. “Next!” she called down the stairs. Eleven people stood there, and the sweep, who now had to hurry, promised each of them a sleeve.",
      pl: "Drzwi do mieszkania były uchylone, bo stało w nich wiadro kominiarza, i zajrzała pani z klatki B. Nic nie chce, powiedziała, tylko go dotknąć. Położyła palec na rękawie kominiarza, drugą ręką trzymała na szczęście guzik przy fartuchu i poruszyła ustami. „Następny!” – zawołała na schody. Stało tam jedenaście osób i kominiarz, który musiał się teraz pospieszyć, każdej obiecał rękaw.",
    },
    {
      pays: ["the glove"],
      en: "“And you?” Ola asked the sweep. “Are you lucky?” He thought about it. For luck he would have to meet a sweep, he said, and in the mirror, in the evening, there is just some man who has washed. Once he ran past a shop window, unwashed, and that day he found a glove. He still carried it about. A single glove had to be good for something.",
      pl: "„A pan? – spytała kominiarza Ola. – Ma pan szczęście?” Zastanowił się. Żeby mieć szczęście, trzeba spotkać kominiarza, powiedział, a gdzie on ma spotkać? W lustrze, wieczorem, ale wtedy jest już po myciu i to tylko jakiś pan. Raz przebiegł nieumyty obok wystawy i tego dnia znalazł rękawiczkę. Dotąd nosi ją przy sobie. Do czegoś jedna rękawiczka musi się przydać.",
    },
    {
      pays: ["the last kind"],
      unless: ["cloud", "held", "black hands"],
      en: "Ola needed words for soot. In her book somebody climbs into a chimney, and the author knows three kinds. “Three?” said the sweep. He counted them on his fingers, the flaky, the greasy, the kind that shines, the kind that creeps, and she wrote on the back of her hand. At ten he stopped. The last he knew only from his master: grey, soft, striped, and it can’t be swept out. Mruk turned an ear.",
      pl: "Oli brakowało słów na sadzę. W jej książce ktoś wchodzi do komina, a autor zna trzy rodzaje. „Trzy?” – zdziwił się kominiarz. Policzył jej na palcach: płatkowa, tłusta, taka, co błyszczy, taka, co się czołga. Ola pisała na wierzchu dłoni. Przy dziesięciu przerwał. Ostatnią znał tylko od majstra: szara, miękka, w pręgi i nie da się jej wymieść. Mruk nadstawił ucha.",
    },
    {
      pays: ["the stop"],
      unless: ["cloud"],
      en: "Down at the stop somebody had caught sight of a black cap in a window on the third floor. For luck you need a button. All along the stop one hand after another went to a button; a boy in a pullover held on to his grandfather. The fifteen came in. Nobody got on, as nobody had a hand free, and as long as the cap was in the window the tram did not leave: the driver was holding his collar button.",
      pl: "Na dole, na przystanku, ktoś wypatrzył w oknie na trzecim piętrze czarną czapkę. Kto chce mieć szczęście, łapie się za guzik. Po kolei, wzdłuż całego przystanku, sięgały do guzików wszystkie ręce, a chłopiec w pulowerze trzymał się dziadka. Nadjechała piętnastka. Nikt nie wsiadał, bo nikt nie miał wolnej ręki, a tramwaj, dopóki było widać czapkę, nie odjeżdżał, bo motorniczy trzymał się za guzik.",
    },
    {
      pays: ["the milk"],
      en: "The chimney goes down through the whole house, and voices go with it. “Is that you up there?” asked a lady’s voice out of the ashes. “It’s me,” said the sweep. “Will you be coming to us?” “After the third floor.” There was a pause. “I’m holding a button, for luck,” said the ashes, “and the milk’s on.” “Then let go,” said the sweep. “And the luck?” asked the ashes.",
      pl: "Komin idzie przez cały dom, a z nim głosy. „Czy to pan tam na górze?” – spytała z popiołu jakaś pani. „Ja” – powiedział kominiarz. „A przyjdzie pan do nas?” „Po trzecim piętrze”. Zapadła cisza. „Bo trzymam się na szczęście za guzik – powiedział popiół – a mam mleko na ogniu”. „To niech pani puści” – powiedział kominiarz. „A szczęście?” – spytał popiół.",
    },
    {
      pays: ["the tea"],
      unless: ["cloud", "held", "black hands", "teapot"],
      en: "Ola offered tea. The sweep took the glass by the hot part, with two fingers, and drank half. It left a clean pink ring round his mouth, and in it a smile that nobody had seen before. Then he needed both hands. He looked for a place where a black ring would not show. There was only one in the room, a grey one, and it was breathing; so he kept hold of the glass.",
      pl: "Ola poczęstowała herbatą. Kominiarz wziął gorącą szklankę dwoma palcami i wypił pół. Miał teraz wokół ust czysty różowy krążek, a w nim uśmiech, którego przedtem nie było widać. Potem potrzebował obu rąk. Szukał miejsca, na którym nie byłoby widać czarnego kółka. W pokoju było tylko jedno, szare, i oddychało, więc szklankę trzymał dalej.",
    },
  ],
};
