import type { Plot } from "#api/house/texts/model.ts";

/** A fly in the front room, with which Mruk has to come to terms. */
export const fly: Plot = {
  name: "fly",
  category: "Playtime",
  when: {
    between: ["05-01", "09-30"],
  },
  wishes: [
    {
      titles: [["Holding On to Nothing", "Nie trzyma się niczego"]],
      en: "On the ceiling of the front room walked a fly, upside down, and held on to nothing that Mruk could see. Whatever he has let go of in his life went down: spoons, a flower pot, Mruk. He sat on the carpet underneath it, put his head back as far as it goes, and wanted to know how it was done.",
      pl: "Po suficie w pokoju szła mucha, do góry nogami, i nie trzymała się niczego, co Mruk mógłby zobaczyć. Wszystko, co on w życiu puścił, leciało w dół: łyżki, doniczka, Mruk. Usiadł pod nią na dywanie, zadarł głowę do oporu i chciał się dowiedzieć, jak to się robi.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "wide", look: "up", on: "carpet", company: "nobody" },
      endings: [
        {
          titles: [["Only with Clean Feet", "Tylko z czystymi nogami"]],
          en: "It was simpler than Mruk had thought: the fly washed. It rubbed the front pair of feet, wiped its face, saw to the back pair, one against the other, and then it walked up the wall. Mruk washed all four paws, even between the toes, where he seldom goes. He laid one against the wallpaper. With the other three he waited a little.",
          pl: "Okazało się to prostsze, niż Mruk sądził: mycie. Mucha potarła przednie nogi, przetarła buzię, wyczyściła tylne, jedną o drugą, i poszła w górę po ścianie. Umył więc wszystkie cztery łapy, aż po sam środek między palcami, dokąd rzadko zagląda. Jedną oparł o tapetę. Z trzema na razie zaczekał.",
          picture: { place: "stove", pose: "wash", props: [], eyes: "half", mouth: "blep", company: "nobody" },
        },
        {
          titles: [
            ["Is It High Up There?", "Wysoko tam?"],
            ["Stepping Over a Standing Cat", "Krok nad stojącym kotem"],
          ],
          en: "At last Mruk rolled over in the middle of the carpet, with his four paws up. Now he was standing on the ceiling. The lamp grew beneath him on its stalk, and past it, on the underside of everything, went the fly, which kept its end up remarkably well. “Is it high?” asked Ola, stepping over him. Mruk looked at Ola, who was hanging there by her slippers.",
          pl: "W końcu Mruk przewrócił się na środku dywanu, czterema łapami w górę. Teraz stał na suficie. Pod nim rosła na łodydze lampa, a obok lampy, pod spodem wszystkiego, szła mucha i trzymała się zadziwiająco dobrze. „Wysoko tam?” – spytała Ola, przechodząc nad nim. Patrzył, jak wisi na samych kapciach.",
          picture: { place: "stove", pose: "roll", props: [], eyes: "wide", on: "carpet", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Stopped on the Nose, to Wash", "Przystanek na nosie"]],
      en: "Somebody had walked over Mruk. He was lying in the armchair in the front room with his eyes shut, thinking, when a fly came down between his ears, strolled along his forehead as far as the nose and there, with a view on both sides, stopped to wash its hands. Out of pure surprise Mruk let it go. He wanted to see it again, awake.",
      pl: "Ktoś przeszedł się po Mruku. Mruk leżał w fotelu w pokoju i myślał, z zamkniętymi oczami, kiedy mucha wylądowała mu między uszami, zeszła czołem na nos i tam, z widokiem na obie strony, stanęła umyć ręce. Z samego zdumienia ją puścił. Chciał się z nią zobaczyć jeszcze raz, tym razem przytomnie.",
      picture: { place: "stove", pose: "loaf", props: [], eyes: "closed", on: "armchair", company: "nobody" },
      endings: [
        {
          titles: [
            ["Four Thousand Mruks", "Cztery tysiące Mruków"],
            ["Nose to Nose, Near Enough", "Prawie nos w nos"],
          ],
          en: "The fly landed on the same nose. This time Mruk kept his eyes open, turned them in, and they looked at each other across a finger’s breadth. According to Tomek a fly has four thousand eyes, and in each there was a small grey cat with its legs in the air, for all he knew. Ola opened the window a little. All the Mruks flew out.",
          pl: "Mucha usiadła na tym samym nosie. Tym razem Mruk oczy miał otwarte, zwrócił je do środka i spojrzeli na siebie z odległości palca. Ma ona podobno, tak mówi Tomek, cztery tysiące oczek, a w każdym siedział mały szary kot, kto wie, czy nie do góry nogami. Ola uchyliła okno. Wszystkie Mruki wyfrunęły.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["What the Notch Is Good For", "Na co komu nacięcie"],
            ["“Keep Still,” Whispered Ola", "Ani drgnij"],
          ],
          en: "The fly came back of its own accord, circled Mruk twice and settled on his left ear, in the notch. It went in exactly, as if it had been measured for it. There are three accounts of that notch, and none of them says what it is good for. “Keep still,” whispered Ola. He was keeping so still that the ear on the other side began to itch.",
          pl: "Mucha wróciła sama, okrążyła Mruka dwa razy i usiadła na lewym uchu, w nacięciu. Zmieściła się co do nóżki, jakby zdjęto z niej miarę. O nacięciu krążą trzy wersje i żadna nie mówi, do czego służy. „Ani drgnij” – szepnęła Ola. Siedział tak nieruchomo, że zaczęło go swędzieć drugie ucho.",
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
      ],
    },
    {
      titles: [["First One Sleeve, Then the Other", "Najpierw jeden rękaw, potem drugi"]],
      en: "“You’re a cat,” said Ola in the front room, and pointed upwards with her pencil. “There’s a fly. Do something.” It was some time since anybody had asked Mruk to do something. He got up, stretched to the front, stretched to the back, as a man turns up first one sleeve and then the other, and went to work: he looked at the fly.",
      pl: "„Jesteś kotem – powiedziała w pokoju Ola i wskazała ołówkiem w górę. – Mamy muchę. Zrób coś”. Dawno nikt nie prosił Mruka, żeby coś zrobił. Wstał, przeciągnął się do przodu, przeciągnął do tyłu, jak ktoś, kto zawija najpierw jeden rękaw, potem drugi, i wziął się do roboty: spojrzał na muchę.",
      picture: { place: "stove", pose: "stretch", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [["From the Handle to Ola and Back", "Z klamki na Olę, z Oli na klamkę"]],
          en: "Mruk did something. He sat down under the window and looked at the handle, then at Ola, then at the handle, and he did it until she stood up and opened. The fly went out without a word, in a wide curve. “There,” said Ola, who thought it had been her idea. Only over her page did she frown, and the pencil came down slowly, beside the word.",
          pl: "Mruk coś zrobił. Usiadł pod oknem i patrzył na klamkę, potem na Olę, potem na klamkę, tak długo, aż wstała i otworzyła. Mucha wyleciała bez słowa, szerokim łukiem. „No i już” – powiedziała Ola w przekonaniu, że to jej pomysł. Dopiero nad kartką coś ją tknęło i ołówek powoli opadł obok słowa.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            inBox: false,
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["And Now?", "I co teraz?"],
            ["A Hum Under the Paw", "Pod łapą brzęczy"],
          ],
          en: "The fly sat down on Ola’s page, and Mruk set his paw over it, hollow, like a bowl. There was a hum inside. “And now?” asked Ola. Nothing had been said about that. Mruk thought it over and raised one toe. The fly stepped out across the white fur, walked along the line as far as the comma and stayed for the rest of the chapter.",
          pl: "Mucha usiadła Oli na kartce, a Mruk nakrył ją łapą, wypukłą, jak miską. W środku brzęczało. „I co teraz?” – spytała Ola. O tym nie było mowy. Namyślił się i podniósł jeden palec. Mucha wyszła po białym futrze, przeszła wzdłuż linijki aż do przecinka i została tam do końca rozdziału.",
          picture: {
            place: "desk",
            pose: "sit",
            props: ["sheet of paper"],
            eyes: "half",
            look: "down",
            company: "ola",
          },
        },
        {
          titles: [
            ["Do Something, but Not to the Fly", "Zrób coś, byle nie musze"],
            ["Would Not Hurt It, in Two Languages", "Nie skrzywdziłby, w obu językach"],
          ],
          needs: ["second thoughts"],
          en: "“I take it back,” said Ola in the front room. Since that sentence she had been sorry for the fly. Mruk, who had been asked to do something, now had to do it so that nothing happened to the fly. He lay down on the carpet with his chin on the floor, and when the fly landed in front of him he shut his eyes. Ola crossed out “would not hurt” and wrote “does not”.",
          pl: "„Cofam to” – powiedziała Ola. Po tamtym zdaniu zrobiło jej się żal muchy. Mruk, którego proszono, żeby coś zrobił, miał więc zrobić to tak, żeby nic się nie stało. Położył się na dywanie, z brodą na podłodze, a kiedy mucha usiadła tuż przed nim, zamknął oczy. Ola skreśliła „nie skrzywdziłby” i napisała „nie krzywdzi”.",
          picture: { place: "stove", pose: "crouch", props: [], eyes: "closed", on: "carpet", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Who Dines First?", "Kto tu jada pierwszy"]],
      en: "The piece of ham lay on the edge of Tomek’s plate, on the table in the front room, and he and Mruk had exchanged a glance about it. Everything was agreed. A fly came down, walked over it lengthwise, then across, like somebody who is thinking of building there, and bent to taste. Mruk is no miser. He only wanted it understood who dines first.",
      pl: "Kawałek szynki leżał na brzegu talerza Tomka, na stole w pokoju, i w jego sprawie Tomek z Mrukiem wymienili już spojrzenie. Rzecz była umówiona. Wtedy nadleciała mucha, przeszła szynkę wzdłuż, potem w poprzek, jak ktoś, kto chce tu stawiać dom, i schyliła się spróbować. Mruk nie jest skąpy. Chodziło tylko o to, kto jada pierwszy.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "grump",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["From Opposite Ends", "Z obu stron naraz"],
            ["Ladies on the Left", "Panie od lewej"],
          ],
          en: "The ham had an end for each of them. The fly took the left; Mruk, so as not to jostle, began on the right. He ate slowly, with lowered eyes, as in company. When there was a strip left no wider than a whisker, they stopped, both at once. The fly wiped its hands. Mruk looked at the ceiling and waited until the fly was up there.",
          pl: "Szynka miała dwa końce, po jednym na głowę. Mucha wzięła lewy, Mruk, żeby się nie pchać, zaczął od prawego. Jadł powoli, ze spuszczonymi oczami, jak w towarzystwie. Kiedy został pasek nie szerszy od wąsa, oboje przestali. Mucha otarła ręce. Mruk spojrzał w sufit i zaczekał, aż mucha tam trafi.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            inBox: false,
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Corner for the Lady", "Rożek dla pani"],
            ["After One Decent Minute", "Po przyzwoitej minucie"],
          ],
          en: "“There’s enough for two, Director,” said Tomek. He cut off a corner, laid it on a teaspoon for the lady, and pushed the ham across the table, as agreed. Mruk ate. The fly did not come to its corner; it had discovered the window, which was ajar, and left. Mruk gave it one decent minute, in case it had forgotten something. Then he cleared the spoon.",
          pl: "„Starczy dla dwojga, dyrektorze” – powiedział Tomek. Odciął rożek, położył go na łyżeczce, dla pani, a szynkę przesunął przez stół, jak było umówione. Mruk zjadł. Mucha po rożek nie przyszła, odkryła bowiem uchylone okno i wyleciała. Mruk dał jej przyzwoitą minutę, na wypadek gdyby czegoś zapomniała. Potem posprzątał łyżeczkę.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            inBox: false,
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Where Does It Take Breath?", "Mruczy, i to nie Mruk"]],
      en: "There was purring in the front room, and Mruk was not doing it. It came out of a fly and ran on without a gap, round corners, upwards, even upside down, while his own has to be turned off for eating and on the stairs. He sat up on the rug. As an expert he wanted to know where it took breath.",
      pl: "W pokoju ktoś mruczał i nie był to Mruk. Mruczała mucha, bez jednej przerwy, na zakrętach, pod górę, nawet do góry nogami, a on swoje mruczenie musi wyłączać do jedzenia i na schodach. Podniósł się na dywanie i usiadł. Jako fachowiec chciał wiedzieć, gdzie ona bierze oddech.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "open", look: "up", on: "rug", company: "nobody" },
      endings: [
        {
          titles: [
            ["Without a Gap, by Turns", "Bez przerwy, na zmianę"],
            ["One Flying, One Sitting", "Ona w locie, on na siedząco"],
          ],
          en: "It turned out that the fly could purr only in flight, and Mruk only sitting down. As soon as it landed it was silent. The next time, on the arm of the chair, he took over where it had left off, and when it rose he breathed in. By turns it went on without a gap. Ola looked for the thing that she must have left switched on.",
          pl: "Okazało się, że mucha umie mruczeć tylko w locie, a Mruk tylko na siedząco. Ledwie usiadła, milkła. Kiedy więc znów siadła, na poręczy fotela, podjął tam, gdzie przerwała, a kiedy wzleciała, nabrał powietrza. Na zmianę szło bez przerwy. Ola chodziła i szukała, co też zostawiła włączone.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "up", company: "nobody" },
        },
        {
          titles: [
            ["As Far as the Table, in One Breath", "Do stołu jednym tchem"],
            ["With the Purr On", "Skok z włączonym mruczeniem"],
          ],
          en: "The fly took no breath, as far as Mruk could see. He climbed on the armchair, turned on his purr and jumped with it. It broke off over the carpet and came on again at the landing, with a hiccup. The fly drew an unbroken loop round the lamp to show him. At his third jump the purr held as far as the table. Ola put her hand on the teapot.",
          pl: "Mucha, o ile Mruk widział, nie brała oddechu nigdzie. Wszedł na fotel, włączył mruczenie i skoczył. Nad dywanem się urwało i wróciło przy lądowaniu, z czkawką. Mucha zatoczyła dla przykładu pętlę wokół lampy, całą, bez szwu. Za trzecim razem doniósł mruczenie do samego stołu. Ola przytrzymała czajniczek.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            on: "armchair",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "A fly wanted to go out. It ran up the window of the front room, struck on glass, was amazed, dropped and ran up again a finger further; and one hand to the left of it the window stood ajar. Mruk, who has spent a good part of his life in front of doors, could not bear to watch. He jumped on the sill to show it the way.",
      pl: "Mucha chciała wyjść. Biegła w górę po oknie w pokoju, trafiała na szkło, dziwiła się, spadała i ruszała od nowa, o palec dalej, a o dłoń w lewo okno było uchylone. Mruk, który dobrą część życia spędził pod drzwiami, nie mógł na to patrzeć. Wskoczył na parapet, żeby pokazać jej drogę.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        open: "window",
        company: "nobody",
      },
      endings: [
        {
          titles: [["A Passenger for the Street", "Pasażerka do miasta"]],
          en: "Mruk pushed his nose into the gap, out, in, out, slowly, so that it could be followed. The fly watched from the tip of his tail, where it was comfortable. So Mruk turned round with care, like a long tram, and held the tail out of the window. The passenger took its time. There was a tug, hardly to be felt, and the tail was empty.",
          pl: "Mruk wsunął nos w szparę: na dwór, z powrotem, na dwór, powoli, żeby dało się nadążyć. Mucha przyglądała się temu z czubka jego ogona, gdzie było jej wygodnie. Wtedy obrócił się ostrożnie, jak długi tramwaj, i wystawił ogon za okno. Pasażerka nie od razu wysiadła. Mruk ledwie poczuł szarpnięcie i ogon był pusty.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            open: "window",
            company: "nobody",
          },
        },
        {
          titles: [["Now That It Knew Where", "Skoro już wiadomo którędy"]],
          en: "Mruk’s cheek moved the air, and the air moved the fly, until the fly came to the gap and was through. Outside it sat down on the ledge, had a look to the right and a look to the left, and came back in by the same way. That was all it had wanted. Mruk understood. He does the same daily with the front door, while Tomek holds the handle.",
          pl: "Mruk poruszył policzkiem powietrze, a powietrze muchę, aż dotarła do szpary i była na dworze. Usiadła na gzymsie, popatrzyła w prawo, popatrzyła w lewo i tą samą drogą wróciła. To było wszystko, czego chciała. Rozumiał. Robi to codziennie z drzwiami na schody, a Tomek trzyma klamkę.",
          picture: { place: "window sill", pose: "back", props: [], open: "window", company: "nobody" },
        },
        {
          titles: [
            ["Late for the Soup", "Spóźniona na zupę"],
            ["Wanda, This Way, Please", "Kto to jest Wanda?"],
          ],
          needs: ["Wanda"],
          en: "“Wanda,” said Tomek, “she’s got the soup on,” and opened the window the rest of the way. The fly was beating on the one pane that was still shut. Mruk stood up beside it on his hind legs and laid his paws on the glass, left and right of it, and it had to go down. At the bottom there was air. It flew across the street in a straight line, towards somebody’s kitchen.",
          pl: "„Wando – powiedział Tomek – zupa stoi” i otworzył okno do końca. Mucha biła w jedyną szybę, która była jeszcze zamknięta. Mruk stanął przy niej na tylnych łapach i położył przednie na szkle, z lewej i z prawej, więc musiała zejść niżej. Niżej było powietrze. Poleciała przez ulicę, prosto jak po sznurku, do czyjejś kuchni.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            open: "window",
            company: "tomek",
          },
        },
        {
          titles: [
            ["Out, Once the Swifts Had Gone", "Dopiero jak jerzyki odleciały"],
            ["Who Goes First through the Gap?", "Kto pierwszy wystawi głowę?"],
          ],
          needs: ["the swifts"],
          en: "The fly still wanted to go out, but not alone. Mruk put his head through the gap first, as far as the collar, and looked along the street with both ears. The swifts came, saw green eyes over the ledge, rose, all at once, and went to scream above another house. Then he moved his head aside. The fly left along his whiskers. He stayed like that until it was over the trees.",
          pl: "Mucha wciąż chciała wyjść, ale nie sama. Mruk pierwszy wystawił głowę przez szparę, aż po obrożę, i rozejrzał się po ulicy, obojgiem uszu. Jerzyki nadleciały, zobaczyły nad gzymsem zielone oczy, poderwały się wszystkie naraz i poszły krzyczeć nad inny dom. Wtedy odsunął głowę. Mucha wyszła wzdłuż wąsów. Został tak, dopóki nie była za przystankiem.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The flat is an old one, and its ceilings are three metres forty up, so that the smoke of former tenants had somewhere to go. The fly knew this. It took up quarters near the plaster rose in the middle, walked once round every petal, and had no errand below. Mruk can jump one metre sixty. The rest is not up to him.",
      pl: "Mieszkanie jest stare i ma sufity na trzech metrach czterdziestu, żeby dym dawnych lokatorów miał się gdzie podziać. Mucha o tym wiedziała. Zamieszkała przy gipsowej rozecie na środku, obeszła każdy płatek i na dole nie miała interesów. Mruk skacze na metr sześćdziesiąt. Reszta nie zależy od niego.",
      turns: [
        {
          titles: [
            ["Three Metres Forty, by Way of the Wardrobe", "Trzy czterdzieści, z przesiadką na szafie"],
            ["Dust, a Suitcase, a Ceiling", "Kurz, walizka i sufit"],
          ],
          en: "From the chest of drawers Mruk got to the wardrobe, and from the wardrobe on to the suitcase that is on it. There the ceiling begins: it touched his ears. He sat in the dust of several summers and did nothing. The fly, which lives up there alone, came over the plaster to see who it was. When he climbed down again it came with him.",
          pl: "Z komody Mruk dostał się na szafę, z szafy na walizkę, która na niej leży. Tam zaczyna się sufit: dotykał nim uszu. Siedział w kurzu paru sezonów i nie robił nic. Mucha, która mieszka na górze sama, przyszła po tynku zobaczyć, kto to. Kiedy schodził, zeszła z nim.",
        },
        {
          titles: [
            ["What Was Under the Saucer", "Co było pod spodkiem"],
            ["A Ring of Syrup", "Kółko z soku"],
          ],
          en: "A ring got the fly down. Ola had drunk syrup and water, and when she took away the glass, it lay on the table, red, round and not quite closed. The plaster rose has petals, but nobody has licked them. The fly came down in a spiral that grew narrower, and for the last turn it went on foot. Mruk had time to sit straight.",
          pl: "Muchę ściągnęło kółko. Ola piła wodę z sokiem, a kiedy zabrała szklankę, na stole zostało coś czerwonego, okrągłego i prawie domkniętego. Rozeta ma płatki, ale nikt ich jeszcze nie lizał. Mucha zeszła spiralą, coraz węższą, a ostatnie okrążenie zrobiła pieszo. Mruk zdążył usiąść prosto.",
        },
        {
          titles: [
            ["Before Rain They Fly Low", "Na deszcz latają nisko"],
            ["The Ceiling Was Getting Damp", "Na suficie robi się parno"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "Flies know about weather. The air was close, and when the rain stood over the roofs it grew so thick that even the ceiling was no place to be. The fly left the plaster rose by itself, a hand lower, a metre lower, and with the first drops on the tin ledge it sat on the back of the armchair and rubbed its knees. Mruk had only had to wait for it to rain.",
          pl: "Muchy znają się na pogodzie. Było parno, a kiedy deszcz stanął nad dachami, powietrze tak zgęstniało, że nawet na suficie trudno było wysiedzieć. Mucha sama porzuciła rozetę, najpierw o dłoń niżej, potem o metr, a przy pierwszych kroplach na blasze siedziała na oparciu fotela i rozcierała kolana. Mruk musiał tylko poczekać, aż się rozpada.",
        },
        {
          titles: [
            ["Plums, Three Metres Forty Down", "Jak pachnie na trzech czterdziestu?"],
            ["The Smell Climbed Up, the Fly Climbed Down", "Zapach w górę, mucha w dół"],
          ],
          needs: ["the compote"],
          en: "The smell of plums rises. It needed a quarter of an hour for three metres forty, and Mruk, who cannot climb walls, sat by the jug and let it. Up on the plaster rose the fly stopped, in the middle of a petal, and put down its head. Then it came, walking, since it was too polite to fly at table. On the rim of the jug they were as near as two guests.",
          pl: "Zapach śliwek idzie w górę. Na trzy metry czterdzieści potrzebował kwadransa, a Mruk, który po ścianach nie chodzi, siedział przy dzbanku i mu nie przeszkadzał. Na rozecie mucha stanęła w połowie płatka i pochyliła głowę. Potem ruszyła, pieszo, bo do stołu się nie lata. Na brzegu dzbanka siedzieli już tak blisko jak dwoje gości.",
        },
      ],
    },
    {
      titles: [["The Tail Had Stayed Behind", "Kot przeszedł, ogon został"]],
      en: "Ola had found a fly paper in a drawer, a cardboard tube from which a brown ribbon is pulled, like a tongue. She hung it from the lamp. It turned there, sweet and shiny, exactly in the middle of everything that Mruk had in mind. He walked across the table underneath, to smell it. He was already past it when he noticed that his tail had stayed behind.",
      pl: "Ola znalazła w szufladzie lep, tekturową tulejkę, z której wyciąga się brązową wstążkę, jak język. Powiesiła go na lampie. Obracał się tam, słodki i błyszczący, w samym środku wszystkiego, co Mruk miał w planie. Kot przeszedł pod spodem, po stole, żeby powąchać. Był już po drugiej stronie, kiedy zauważył, że ogon został.",
      turns: [
        {
          titles: [
            ["With a Spoonful of Oil", "Łyżka oleju na ogon"],
            ["What the Paper Caught", "Co się złapało na lep"],
          ],
          en: "A spoonful of cooking oil settled it, Ola at one end, the tail at the other. After the tail the paper caught Ola’s sleeve, a page of hers with a good sentence, and two pencils. The fly sat on the string above, where it is dry, and followed it all. Ola cut the string. She rolled up the ribbon and put it in a tin, with a lid.",
          pl: "Poszła na to łyżka oleju, z jednej strony Ola, z drugiej ogon. Po ogonie lep wziął rękaw Oli, kartkę z udanym zdaniem i dwa ołówki. Mucha siedziała nad lepem, na sznurku, gdzie jest sucho, i wszystko śledziła. Ola przecięła sznurek. Wstążkę zwinęła i schowała do puszki, z pokrywką.",
        },
        {
          titles: [
            ["What Became of the Parting?", "Co się stało z przedziałkiem?"],
            ["When Tomek Leaned Over the Table", "Kiedy Tomek pochylił się nad stołem"],
          ],
          en: "The tail came free by itself, less eleven hairs. Then Tomek leaned over the table, to count them. He never looks up, and the paper took him by the parting. He stood with a brown ribbon down his face, and on his eyebrow, in the best of health, sat the fly. “We’ll do without it, Director,” he said. The paper went, with some of his hair.",
          pl: "Ogon puścił sam, bez jedenastu włosków. Wtedy Tomek pochylił się nad stołem, żeby je policzyć. W górę nie patrzy nigdy, więc lep złapał go za przedziałek. Tomek stał z brązową wstążką na twarzy, a na brwi, zdrowa i cała, siedziała mu mucha. „Obejdziemy się bez lepu, dyrektorze” – powiedział. Lep opuścił dom z częścią jego włosów.",
          picture: { place: "desk", pose: "walk", props: [], eyes: "grump", company: "tomek" },
        },
      ],
    },
    {
      titles: [["Seen from Every Side, Reached from None", "Widać zewsząd, dojść nie ma jak"]],
      en: "The front windows are double, one behind the other, with a hand’s breadth between, where in winter there is cotton wool. The fly had got in there. It could be seen from every side and reached from none. Mruk put a paw on the glass, and on the other side six feet were set against it. They were that close, and it was no use.",
      pl: "Okna od frontu są podwójne, jedno za drugim, a między nimi jest miejsce na dłoń, gdzie zimą leży wata. Tam dostała się mucha. Widać ją było z każdej strony, a nie dało się dojść z żadnej. Mruk przyłożył do szyby łapę, a po drugiej stronie przyłożono sześć nóg. Bliżej być nie mogli i nic z tego nie wynikało.",
      turns: [
        {
          titles: [["Along the Paw, Up to the Corner", "Za łapą, do samego rogu"]],
          en: "Mruk moved the paw a little, and the six feet moved as well. It was worth a try. Step by step he led it along the glass, to the left, up on his hind legs, up to the corner where the putty has fallen out. There the white paw stopped. The fly took two more steps, in the same direction, and was in the room.",
          pl: "Mruk przesunął łapę i sześć nóg też się przesunęło. Warto było spróbować. Krok za krokiem poprowadził ją po szkle, w lewo, potem na tylnych łapach w górę, do rogu, z którego wypadł kit. Tam biała łapa stanęła. Mucha zrobiła jeszcze dwa kroki w tę samą stronę i znalazła się w pokoju.",
        },
        {
          titles: [
            ["A Bulb, Two Buttons and Last Year’s Stamp", "Cebulka, dwa guziki i zeszłoroczny znaczek"],
            ["So That’s Where They Were", "A tu się podziały!"],
          ],
          en: "“I’ve been looking for those,” said Ola. She had seen where he was staring, and now she saw, at the bottom between the panes, two buttons, a tulip bulb and last year’s stamp. She opened the inner window and took them out one by one, blowing on each. Behind her back the fly came in like somebody who has been let through by a porter.",
          pl: "„Tego szukałam” – powiedziała Ola. Zobaczyła, gdzie Mruk patrzy, a na dnie, między szybami, zobaczyła dwa guziki, cebulkę tulipana i zeszłoroczny znaczek. Otworzyła wewnętrzne okno i wyjmowała po kolei, na każde dmuchając. Trwało to chwilę. Za jej plecami mucha weszła do pokoju jak ktoś, kogo przepuścił portier.",
        },
        {
          titles: [
            ["A Drop of Compote in the Putty", "Z kompotem do szpary"],
            ["Ola’s Spoon at the Crack", "Łyżka przy szparze"],
          ],
          needs: ["the compote"],
          en: "“That fly will starve in there,” said Ola. She dipped a teaspoon in the compote that nobody had covered up again, and put one drop into the upper corner, where the putty has fallen out. Between the panes six feet stopped drumming. The fly climbed after the drop, arrived, ate it from behind until there was a way through, and came out at the other end of it. It was somewhat rounder.",
          pl: "„Zgłodnieje nam ta mucha” – powiedziała Ola. Zanurzyła łyżeczkę w kompocie, którego nikt już nie przykrył, i puściła jedną kroplę w górny róg, z którego wypadł kit. Między szybami sześć nóg przestało bębnić. Mucha weszła za kroplą na samą górę, jadła ją od tyłu, dopóki nie zrobiło się przejście, i wyszła drugim końcem, trochę okrąglejsza.",
        },
      ],
    },
    {
      titles: [["With Zakopane in His Left Hand", "Z Zakopanem w lewej ręce"]],
      en: "Tomek had a method. He had read of it once: a tumbler, a postcard, and no haste. With the tumbler in his right hand and Zakopane in his left he climbed on the sofa, on the table, on a chair on the table, and wherever the fly was, Tomek was about to be. It no longer sat anywhere for longer than it takes to lift a glass.",
      pl: "Tomek miał metodę. Czytał o niej kiedyś: szklanka, pocztówka i żadnego pośpiechu. Ze szklanką w prawej ręce i z Zakopanem w lewej wchodził na kanapę, na stół, na krzesło na stole i gdzie była mucha, tam za chwilę miał być Tomek. Nigdzie nie siedziała już dłużej, niż trwa podniesienie szklanki.",
      turns: [
        {
          titles: [
            ["Off You Go, Then", "No, leć"],
            ["The Careful Release of Nothing", "Ostrożnie, bo pusta"],
          ],
          en: "“Got it,” said Tomek. He carried the tumbler with the postcard under it through the whole flat, step by step, held it out of the kitchen window and took away the card. “Off you go, then.” He watched for a long time. When he came back, happy, Mruk saw the fly on his collar, just as happy. Mruk let Tomek wash up the glass.",
          pl: "„Mam” – powiedział Tomek. Przeniósł szklankę z pocztówką pod spodem przez całe mieszkanie, krok za krokiem, wystawił ją za kuchenne okno i odsunął kartkę. „No, leć”. Patrzył długo. Kiedy wrócił, szczęśliwy, Mruk zobaczył na jego kołnierzyku muchę, równie zadowoloną. Dał Tomkowi spokojnie umyć szklankę.",
        },
        {
          titles: [
            ["Greetings from Zakopane", "Pozdrowienia z Zakopanego"],
            ["Weather Good, Mountains in Place", "Pogoda ładna, góry stoją"],
          ],
          en: "The tumbler was over the fly. Tomek had only to slide the postcard underneath, and for that he turned it round and began to read it. “Weather good, mountains in place. Somebody has our umbrella.” “That was us,” he said after a time. To make out the year on the postmark he needed both hands, and laid the tumbler on its side. The fly walked out.",
          pl: "Szklanka stała nad muchą. Tomek musiał już tylko wsunąć pod spód pocztówkę, obrócił ją więc i zaczął czytać. „Pogoda ładna, góry stoją. Ktoś ma nasz parasol”. „To my” – powiedział po chwili. Żeby odczytać rok na stemplu, potrzebował obu rąk, więc położył szklankę na boku. Mucha wyszła.",
        },
        {
          titles: [
            ["The Second Town Lies South of Kutno", "Co leży na zachód od Łowicza?"],
            ["Tomek Puts the Tumbler Down", "Jak powstają miasta"],
          ],
          needs: ["the town"],
          en: "Tomek already had the tumbler over his head when he saw where the fly was going: it had come down on the atlas, west of Łowicz. He put the tumbler on the floor. “Don’t disturb her, Director,” he whispered, and got down on his knees with the magnifying glass, for this is how towns begin. It walked as far as the Bzura and rested. Mruk was next to it.",
          pl: "Tomek trzymał już szklankę nad głową, kiedy zobaczył, dokąd mucha zmierza: wylądowała na atlasie, na zachód od Łowicza. Odstawił szklankę na podłogę. „Proszę jej nie przeszkadzać, dyrektorze” – szepnął i ukląkł z lupą, bo tak powstają miasta. Doszła do Bzury i tam odpoczęła. Mruk był tuż obok.",
        },
      ],
    },
    {
      en: "Then the fly was gone. It was not on the ceiling, not on the lamp, not on the picture with the ship, and, what was worse, it could not be heard. Mruk went round the room along the skirting board. He looked behind the curtain on the left and, in case it had thought of that, behind the one on the right. A room without a fly is very large.",
      pl: "A potem mucha zniknęła. Nie było jej na suficie, na lampie ani na obrazku ze statkiem, a co gorsza, nie było jej słychać. Mruk obszedł pokój wzdłuż listwy. Zajrzał za lewą zasłonę, a na wypadek gdyby to przewidziała, za prawą. Pokój bez muchy jest bardzo duży.",
      turns: [
        {
          titles: [
            ["Carried Round the Whole Room", "Obwożona po pokoju"],
            ["Don’t Look Now", "Tylko się nie oglądaj"],
          ],
          en: "Mruk had come to the mirror on the wardrobe door. In it he saw a stocky grey tom, somewhat dusty, who was looking for something; and on his back, between the third stripe and the fourth, with its legs folded, the fly. It had been driven round the entire room. He turned his head very slowly, to see whether it was true on this side as well.",
          pl: "Mruk doszedł do lustra w drzwiach szafy. Stał w nim krępy szary kocur, trochę zakurzony, który czegoś szukał, a na jego grzbiecie, między trzecim prążkiem a czwartym, z podwiniętymi nogami, siedziała mucha. Objechała cały pokój. Mruk obrócił głowę bardzo powoli, żeby sprawdzić, czy z tej strony też.",
        },
        {
          titles: [
            ["Bass, from the Blue Vase", "W niebieskim wazonie odchrząknęło"],
            ["Who Is in There?", "Kto tam?"],
          ],
          en: "Mruk was just passing the blue vase when somebody in it cleared his throat. It was a bass, the voice of a very large person with his hat on. Mruk sat down. With a person like that he would not have picked a quarrel. The voice climbed, grew thin as it came up the neck, and over the rim walked the fly, in its ordinary size.",
          pl: "Mruk mijał właśnie niebieski wazon, kiedy w środku ktoś odchrząknął, basem, jak bardzo duża osoba w kapeluszu. Usiadł. Z kimś takim nie szukałby zwady. Głos wspinał się, w szyjce cieńszy i cieńszy, aż przez krawędź przeszła mucha, w swoim zwykłym rozmiarze.",
        },
        {
          titles: [
            ["Kutno, Łowicz, and One That Moved", "Kutno, Łowicz i jedno, które się ruszało"],
            ["A Paw in the Atlas", "Łapa w atlasie"],
          ],
          needs: ["the town"],
          en: "Tomek was on the point of shutting the atlas when Mruk put a paw between the pages. “Director?” said Tomek. Next to the spot where his town had been there was a second, quite as black. Tomek bent over it with the glass. The town had six legs and was washing. It had gone home, then; and whoever has founded a town cannot be heard in a room, because he is not in it.",
          pl: "Tomek już miał zamknąć atlas, kiedy Mruk wsunął łapę między strony. „Dyrektorze?” – zdziwił się Tomek. Obok miejsca, w którym było jego miasto, leżało drugie, równie czarne. Tomek nachylił się z lupą. Miasto miało sześć nóg i się myło. Mucha poszła po prostu do siebie, a kto siedzi u siebie, pod Łowiczem, tego w pokoju nie słychać.",
        },
        {
          titles: [
            ["Hot, Said Ola Too Late", "„Gorąco” – powiedziała Ola za późno"],
            ["On the Word She Had Just Found", "Na słowie, które właśnie znalazła"],
          ],
          needs: ["warmer"],
          en: "“Hot,” said Ola, and this time she whispered. Mruk turned round on the armchair. She had stopped writing in the middle of a line, with the pencil in the air, and on the tip of the pencil, with its feet together, sat the fly. It had been there since “warmer”; that was why it had not been heard. She had not liked to cross anything out. Slowly she held the pencil out to Mruk.",
          pl: "„Gorąco” – powiedziała Ola, tym razem szeptem. Mruk obrócił się na fotelu. Przerwała pisanie w połowie wiersza i trzymała ołówek w powietrzu, a na czubku ołówka, z nogami razem, siedziała mucha. Siedziała tam od „cieplej” i dlatego nie było jej słychać. Ola nie śmiała przez ten czas niczego skreślić. Powoli podała Mrukowi ołówek.",
        },
      ],
    },
    {
      en: "At the worst moment it turned out that there were two. While Mruk had his eyes on the fly on the lamp, it flew up from the table behind him; he turned round, and it was sitting on the lamp and rubbing its hands. He has one pair of eyes, and both of them look to the front. Up to now that had been enough.",
      pl: "W najgorszej chwili wyszło na jaw, że są dwie. Kiedy Mruk patrzył na muchę na lampie, ta wzleciała mu za plecami ze stołu, odwrócił się, a ona siedziała na lampie i zacierała ręce. Mruk ma tylko jedną parę oczu i oba patrzą do przodu. Do tej pory wystarczało.",
      turns: [
        {
          titles: [["Who Lives on the Teapot?", "Kto mieszka na czajniczku?"]],
          en: "The second lived on the belly of the teapot. When the first walked to the spout, the other came to meet it, short, broad and with a bent head; they touched feet, and when the first went away, so did the second. Mruk knows that teapot. There is a fat cat in it, too, with whom he is not on terms. That left one fly, the thinner.",
          pl: "Druga mieszkała na brzuchu czajniczka. Kiedy pierwsza podeszła do dzióbka, tamta wyszła jej naprzeciw, krótka, szeroka, z krzywą głową; dotknęły się nogami, a kiedy pierwsza odeszła, odeszła i ona. Mruk zna ten czajniczek. Siedzi w nim też gruby kot, z którym nie rozmawia. Zostawała więc jedna mucha, ta chudsza.",
        },
        {
          titles: [["After the Dance", "Po tańcu"]],
          en: "Under the lamp the two flies met, and it became clear what they had come for. They flew a square, with sharp corners, first one in front, then the other. Mruk beat time with the end of his tail. After the ninth figure one of the two went off through the hall, quite out of breath. The other stayed where it was and had no partner.",
          pl: "Pod lampą obie muchy spotkały się w powietrzu i tam się okazało, po co przyszły. Latały w kwadrat, z ostrymi rogami, raz jedna za drugą, raz druga za pierwszą. Mruk wybijał takt końcem ogona. Po dziewiątej figurze jedna odleciała przez przedpokój, całkiem bez tchu. Druga została na swoim miejscu i nie miała z kim.",
        },
        {
          titles: [
            ["Which of You Is Wanda?", "Która z pań to Wanda?"],
            ["One of the Two Had Soup Waiting", "Na jedną czekała zupa"],
          ],
          needs: ["Wanda"],
          en: "“Ladies,” said Tomek, who had been asked to pass it on, “which of you is Wanda?” He said it to the lamp and to the table. “The soup’s on.” At the lamp nothing stirred. But the one on the table got up at once, so fast that the cup rang, and left through the gap in the window without saying goodbye. That settled it. Mruk turned to the one that was not Wanda.",
          pl: "„Drogie panie – powiedział Tomek, którego proszono o powtórzenie – która z pań to Wanda?” Zwrócił się do lampy i do stołu. „Zupa stoi”. Przy lampie nic nie drgnęło. Za to ta ze stołu zerwała się natychmiast, aż zadzwoniła filiżanka, i wyleciała przez uchylone okno bez pożegnania. Sprawa była jasna. Mruk odwrócił się do tej, która Wandą nie była.",
        },
        {
          titles: [
            ["The Draught Chose One of Them", "Przeciąg wybrał jedną"],
            ["What the Wind Left in the Room", "Co wiatr zostawił w pokoju"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "The wind had been walking up and down outside, trying the windows. When Tomek opened the door of the flat it came straight through, from the street to the stairs, with the curtain, two pages of Ola’s and one of the flies. The other was sitting behind the clock. Doors banged on three floors. Afterwards it was quiet, and Mruk had one fly, one pair of eyes, and hair that had been combed the wrong way.",
          pl: "Wiatr chodził na dworze tam i z powrotem i próbował okien. Kiedy Tomek otworzył drzwi na klatkę, przeszedł przez mieszkanie na przestrzał, od ulicy aż po schody, razem z firanką, dwiema kartkami Oli i jedną muchą. Druga siedziała za zegarem. Na trzech piętrach trzasnęły drzwi. Potem ucichło i Mruk miał jedną muchę, jedną parę oczu i futro zaczesane pod włos.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["second thoughts"],
      en: "“He would not hurt a fly,” Ola read from her page, and was pleased; her two languages so rarely agree, and here both had chosen the fly. Then she heard the hum, and saw Mruk’s back. She looked at the sentence again. “You wouldn’t, would you?” she asked. It was the first Mruk had heard of it. He had to begin again from the beginning, with his claws in.",
      pl: "„Muchy by nie skrzywdził” – przeczytała Ola z kartki i ucieszyła się, bo jej dwa języki rzadko są zgodne, a tu oba wybrały muchę. Potem usłyszała brzęczenie i zobaczyła plecy Mruka. Spojrzała na zdanie jeszcze raz. „Ty też nie, prawda?” – spytała. Mruk pierwsze słyszał. Musiał zacząć wszystko od początku, ze schowanymi pazurami.",
    },
    {
      pays: ["the town"],
      en: "Tomek was bent over the old atlas with a magnifying glass. Between Kutno and Łowicz he had found a town that he did not know. It was small and black, without a name, and no road led there. He scratched, and had it under his nail. “Founded by her,” he said, and looked up with respect. From now on Mruk was not the only one who wanted the fly to come down.",
      pl: "Tomek pochylał się z lupą nad starym atlasem. Między Kutnem a Łowiczem znalazł miasto, którego nie znał. Było małe, czarne, bez nazwy i nie prowadziła tam żadna droga. Podrapał i miał je za paznokciem. „Ona je założyła” – powiedział i z szacunkiem spojrzał w górę. Odtąd nie tylko Mrukowi zależało, żeby mucha zeszła.",
    },
    {
      pays: ["the compote"],
      en: "Ola carried in a jug of compote and covered it with a saucer, because of the guest. On the saucer she put a book, as it slid, and on the book an apple. Tomek came through and was thirsty. He took the apple, he took the book, he drank, and sat down to read. The jug stood there without a lid, and the whole room smelled of plums.",
      pl: "Ola wniosła dzbanek kompotu i nakryła go spodkiem, ze względu na gościa. Na spodku położyła książkę, bo się zsuwał, na książce jabłko. Przyszedł Tomek, bo chciało mu się pić. Zdjął jabłko, zdjął książkę, napił się i usiadł czytać. Dzbanek stał bez przykrycia i śliwkami pachniał cały pokój.",
    },
    {
      pays: ["Wanda"],
      en: "The telephone rang. A lady wanted to speak to Wanda. “There’s no Wanda here,” said Tomek, “only a cat and a fly.” “That’s what she told you to say.” To be fair, he held the receiver up into the room, and just then the fly went by, close to it, in a temper. “There she is,” said the lady. “Tell her I’ve got the soup on.” Mruk had not known that it was expected.",
      pl: "Zadzwonił telefon. Jakaś pani prosiła Wandę. „Tu nie ma żadnej Wandy – powiedział Tomek – tylko kot i mucha”. „Tak panu kazała mówić”. Dla porządku wystawił słuchawkę w stronę pokoju, a wtedy mucha przeleciała tuż obok, zła. „No przecież słyszę – powiedziała pani. – Niech jej pan powtórzy, że zupa stoi”. Mruk nie wiedział, że ktoś na nią czeka.",
    },
    {
      when: {
        between: ["05-10", "08-05"],
      },
      pays: ["the swifts"],
      en: "The swifts went by the window, so close that the curtain moved. They fly with their mouths open, in a row, along the whole street, and what is in the air in front of them is gone behind. The fly had seen it, too. It sat on the inside of the pane with its feet drawn in. A moment ago it had been in no hurry; now it looked round the room for somebody large.",
      pl: "Obok okna przeleciały jerzyki, tak blisko, że poruszyła się firanka. Latają z otwartymi dziobami, rzędem, wzdłuż całej ulicy, i czego przed nimi było w powietrzu pełno, tego za nimi już nie ma. Mucha też to widziała. Siedziała na szybie od środka, z podkurczonymi nogami. Dopiero co się nie spieszyła, a teraz rozglądała się po pokoju za kimś dużym.",
    },
    {
      pays: ["warmer"],
      en: "“Cold,” said Ola, over her page. She had not raised her eyes, but she had heard which way Mruk went. He turned to the left. “Cold. Warmer.” He got up on the armchair. “Warmer.” Then she found a word and wrote it down, and while she wrote there was nothing more to be had from her. Mruk stood where he was, with one paw up. He was at “warmer” and could not get on.",
      pl: "„Zimno” – powiedziała Ola nad kartką. Nie podniosła oczu, ale słyszała, w którą stronę Mruk poszedł. Skręcił w lewo. „Zimno. Cieplej”. Wszedł na fotel. „Cieplej”. Wtedy znalazła jakieś słowo, zapisywała je i póki pisała, nic więcej nie dało się z niej wydobyć. Mruk stał, jak stał, z podniesioną łapą. Był na „cieplej” i nie mógł ruszyć.",
    },
  ],
};
