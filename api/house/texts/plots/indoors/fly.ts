import type { Plot } from "#api/house/texts/model.ts";

/** A fly in the front room, with which Mruk has to come to terms. */
export const fly: Plot = {
  name: "fly",
  category: "Playtime",
  when: { between: ["05-01", "09-30"] },
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: [],
      eyes: "wide",
      en: "Mruk sits on the window sill and stares at something too small to be seen",
      pl: "Mruk siedzi na parapecie i wpatruje się w coś za małego, żeby to było widać",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["newspaper"],
      eyes: "open",
      en: "Mruk crouches on the window sill beside a newspaper, ready for anything",
      pl: "Mruk przyczajony na parapecie, obok gazety, gotów na wszystko",
    },
    {
      place: "window sill",
      pose: "back",
      props: [],
      en: "Mruk seen from behind, his nose very near the window pane",
      pl: "Mruk od tyłu, z nosem tuż przy szybie",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["books"],
      eyes: "half",
      mouth: "grump",
      en: "Mruk on the window sill beside some books, his paws under him, not amused",
      pl: "Mruk na parapecie przy książkach, łapy pod sobą, bez cienia rozbawienia",
    },
  ],
  wishes: [
    {
      titles: [["Holding On to Nothing", "Nie trzyma się niczego"]],
      en: "On the ceiling of the front room walked a fly, upside down, and held on to nothing that Mruk could see. Whatever he has let go of in his life went down: spoons, a flower pot, Mruk. He sat on the carpet underneath it, put his head back as far as it goes, and wished to be told how this was done.",
      pl: "Po suficie w pokoju szła mucha, do góry nogami, i nie trzymała się niczego, co Mruk mógłby zobaczyć. Wszystko, co on w życiu puścił, leciało w dół: łyżki, doniczka, Mruk. Usiadł pod nią na dywanie, zadarł głowę do oporu i chciał się dowiedzieć, jak to się robi.",
      endings: [
        {
          titles: [
            ["Only with Clean Feet", "Tylko z czystymi nogami"],
            ["Front Pair, Face, Back Pair", "Przednie, buzia, tylne"],
          ],
          en: "It was simpler than he had thought: it washed. The fly rubbed the front pair of feet, wiped its face, saw to the back pair, one against the other, and then it walked up the wall. Mruk did all four of his, down to between the toes, where he seldom goes. He laid one against the wallpaper. With the other three he waited a little.",
          pl: "Okazało się to prostsze, niż sądził: mycie. Mucha potarła przednie nogi, przetarła buzię, wyczyściła tylne, jedną o drugą, i poszła w górę po ścianie. Mruk umył wszystkie cztery łapy, aż po sam środek między palcami, dokąd rzadko zagląda. Jedną oparł o tapetę. Z trzema na razie zaczekał.",
        },
        {
          titles: [
            ["Is It High Up There?", "Wysoko tam?"],
            ["Stepping Over a Standing Cat", "Krok nad stojącym kotem"],
          ],
          en: "At last Mruk rolled over in the middle of the carpet, with his four paws up. Now he was standing on the ceiling. The lamp grew beneath him on its stalk, and past it, on the underside of everything, went the fly, which kept its end up remarkably well. “Is it high?” asked Ola, stepping over him. He looked at her hanging there by her slippers.",
          pl: "W końcu Mruk przewrócił się na środku dywanu, czterema łapami w górę. Teraz stał na suficie. Pod nim rosła na łodydze lampa, a obok lampy, pod spodem wszystkiego, szła mucha i trzymała się zadziwiająco dobrze. „Wysoko tam?” – spytała Ola, przechodząc nad nim. Patrzył, jak wisi na samych kapciach.",
        },
      ],
    },
    {
      titles: [["Stopped on the Nose, to Wash", "Przystanek na nosie"]],
      en: "Somebody had walked over Mruk. He was lying in the armchair in the front room with his eyes shut, thinking, when a fly came down between his ears, strolled along his forehead as far as the nose and there, with a view on both sides, stopped to wash its hands. Out of pure surprise he let it go. He wished to see it again, awake.",
      pl: "Ktoś przeszedł się po Mruku. Leżał w fotelu w pokoju i myślał, z zamkniętymi oczami, kiedy mucha wylądowała mu między uszami, zeszła czołem na nos i tam, z widokiem na obie strony, stanęła umyć ręce. Z samego zdumienia ją puścił. Chciał się z nią zobaczyć jeszcze raz, tym razem przytomnie.",
      endings: [
        {
          titles: [
            ["Four Thousand Mruks", "Cztery tysiące Mruków"],
            ["Nose to Nose, Near Enough", "Prawie nos w nos"],
          ],
          en: "The fly landed in the same place. This time he kept his eyes open, turned them in, and they looked at each other across a finger’s breadth. According to Tomek a fly has four thousand eyes, and in each there was a small grey cat with its legs in the air, for all he knew. Ola opened the window a little. All the Mruks flew out.",
          pl: "Mucha usiadła w tym samym miejscu. Tym razem oczy miał otwarte, zwrócił je do środka i spojrzeli na siebie z odległości palca. Ma ona podobno, tak mówi Tomek, cztery tysiące oczek, a w każdym siedział mały szary kot, kto wie, czy nie do góry nogami. Ola uchyliła okno. Wszystkie Mruki wyfrunęły.",
        },
        {
          titles: [
            ["What the Notch Is Good For", "Na co komu nacięcie"],
            ["“Keep Still,” Whispered Ola", "Ani drgnij"],
          ],
          en: "The fly came back of its own accord, circled him twice and settled on his left ear, in the notch. It went in exactly, as if it had been measured for it. There are three accounts of that notch, and none of them says what it is good for. “Keep still,” whispered Ola. Mruk was keeping so still that the ear on the other side began to itch.",
          pl: "Mucha wróciła sama, okrążyła go dwa razy i usiadła na lewym uchu, w nacięciu. Zmieściła się co do nóżki, jakby zdjęto z niej miarę. O nacięciu krążą trzy wersje i żadna nie mówi, do czego służy. „Ani drgnij” – szepnęła Ola. Mruk siedział tak nieruchomo, że zaczęło go swędzieć drugie ucho.",
        },
      ],
    },
    {
      titles: [["First One Sleeve, Then the Other", "Najpierw jeden rękaw, potem drugi"]],
      en: "“You’re a cat,” said Ola in the front room, and pointed upwards with her pencil. “There’s a fly. Do something.” It was some time since anybody had asked Mruk to do something. He got up, stretched to the front, stretched to the back, as a man turns up first one sleeve and then the other, and went to work: he looked at it.",
      pl: "„Jesteś kotem – powiedziała w pokoju Ola i wskazała ołówkiem w górę. – Mamy muchę. Zrób coś”. Dawno nikt nie prosił Mruka, żeby coś zrobił. Wstał, przeciągnął się do przodu, przeciągnął do tyłu, jak ktoś, kto zawija najpierw jeden rękaw, potem drugi, i wziął się do roboty: spojrzał na nią.",
      endings: [
        {
          titles: [
            ["From the Handle to Ola and Back", "Z klamki na Olę, z Oli na klamkę"],
            ["He Did Something", "No i coś zrobił"],
          ],
          en: "Mruk did something. He sat down under the window and looked at the handle, then at Ola, then at the handle, and he did it until she stood up and opened. The fly went out without a word, in a wide curve. “There,” said Ola, who thought it had been her idea. She was back at her page before the pencil came down, slowly, beside the word.",
          pl: "Mruk coś zrobił. Usiadł pod oknem i patrzył na klamkę, potem na Olę, potem na klamkę, tak długo, aż wstała i otworzyła. Mucha wyleciała bez słowa, szerokim łukiem. „No i już” – powiedziała Ola w przekonaniu, że to jej pomysł. Dopiero nad kartką coś ją tknęło i ołówek powoli opadł obok słowa.",
        },
        {
          titles: [
            ["And Now?", "I co teraz?"],
            ["A Hum Under the Paw", "Pod łapą brzęczy"],
          ],
          en: "The fly sat down on Ola’s page, and Mruk set his paw over it, hollow, like a bowl. There was a hum inside. “And now?” asked Ola. About that nothing had been said. He thought it over and raised one toe. The fly stepped out across the white fur, walked along the line as far as the comma and stayed for the rest of the chapter.",
          pl: "Mucha usiadła Oli na kartce, a Mruk nakrył ją łapą, wypukłą, jak miską. W środku brzęczało. „I co teraz?” – spytała Ola. O tym nie było mowy. Namyślił się i podniósł jeden palec. Mucha wyszła po białym futrze, przeszła wzdłuż linijki aż do przecinka i została tam do końca rozdziału.",
        },
      ],
    },
    {
      titles: [["Who Dines First?", "Kto tu jada pierwszy"]],
      en: "The piece of ham lay on the edge of Tomek’s plate, on the table in the front room, and a glance had passed about it. Everything was agreed. A fly came down, walked over it lengthwise, then across, like somebody who is thinking of building there, and bent to taste. Mruk is no miser. He only wished it to be known who dines first.",
      pl: "Kawałek szynki leżał na brzegu talerza Tomka, na stole w pokoju, i w jego sprawie wymieniono już spojrzenie. Rzecz była umówiona. Wtedy nadleciała mucha, przeszła szynkę wzdłuż, potem w poprzek, jak ktoś, kto chce tu stawiać dom, i schyliła się spróbować. Mruk nie jest skąpy. Chodziło tylko o to, kto jada pierwszy.",
      endings: [
        {
          titles: [
            ["From Opposite Ends", "Z obu stron naraz"],
            ["Ladies on the Left", "Panie od lewej"],
          ],
          en: "The ham had an end for each of them. The fly took the left; Mruk, so as not to jostle, began on the right. He ate slowly, with lowered eyes, as in company. When there was a strip left no wider than a whisker, they stopped, both at once. The fly wiped its hands. Mruk thought of the ceiling and waited until it was up there.",
          pl: "Szynka miała dwa końce, po jednym na głowę. Mucha wzięła lewy, Mruk, żeby się nie pchać, zaczął od prawego. Jadł powoli, ze spuszczonymi oczami, jak w towarzystwie. Kiedy został pasek nie szerszy od wąsa, oboje przestali. Mucha otarła ręce. Mruk spojrzał w sufit i zaczekał, aż się tam znajdzie.",
        },
        {
          titles: [
            ["A Corner for the Lady", "Rożek dla pani"],
            ["After One Decent Minute", "Po przyzwoitej minucie"],
          ],
          en: "“There’s enough for two, Director,” said Tomek. He cut off a corner, laid it on a teaspoon for the lady, and pushed the ham across the table, as agreed. Mruk ate. The fly did not come to its corner; it had discovered the window, which was ajar, and left. He gave it one decent minute, in case it had forgotten something. Then he cleared the spoon.",
          pl: "„Starczy dla dwojga, dyrektorze” – powiedział Tomek. Odciął rożek, położył go na łyżeczce, dla pani, a szynkę przesunął przez stół, jak było umówione. Mruk zjadł. Mucha po rożek nie przyszła, odkryła bowiem uchylone okno i wyleciała. Dał jej przyzwoitą minutę, na wypadek gdyby czegoś zapomniała. Potem posprzątał łyżeczkę.",
        },
      ],
    },
    {
      titles: [["Where Does It Take Breath?", "Mruczy, i to nie Mruk"]],
      en: "There was purring in the front room, and Mruk was not doing it. It came out of a fly and ran on without a gap, round corners, upwards, even upside down, while his own has to be turned off for eating and on the stairs. He sat up on the rug. As an expert he wanted to know where it took breath.",
      pl: "W pokoju ktoś mruczał i nie był to Mruk. Mruczała mucha, bez jednej przerwy, na zakrętach, pod górę, nawet do góry nogami, a on swoje mruczenie musi wyłączać do jedzenia i na schodach. Podniósł się na dywanie i usiadł. Jako fachowiec chciał wiedzieć, gdzie ona bierze oddech.",
      endings: [
        {
          titles: [
            ["Without a Gap, by Turns", "Bez przerwy, na zmianę"],
            ["One Flying, One Sitting", "Ona w locie, on na siedząco"],
          ],
          en: "The answer was that she could do it flying, and he only seated. As soon as it alighted the fly was dumb. The next time, on the arm of the chair, Mruk took over where it had left off, and when it rose he breathed in. By turns it went on without a gap. Ola looked for the thing that she must have left switched on.",
          pl: "Odpowiedź brzmiała tak, że ona umie to tylko w locie, a on tylko na siedząco. Ledwie usiadła, milkła. Kiedy więc znów siadła, na poręczy fotela, Mruk podjął tam, gdzie przerwała, a kiedy wzleciała, nabrał powietrza. Na zmianę szło bez przerwy. Ola chodziła i szukała, co też zostawiła włączone.",
        },
        {
          titles: [
            ["As Far as the Table, in One Breath", "Do stołu jednym tchem"],
            ["With the Purr On", "Skok z włączonym mruczeniem"],
          ],
          en: "The fly took no breath, as far as he could see. Mruk climbed on the armchair, turned on his purr and jumped with it. It broke off over the carpet and came on again at the landing, with a hiccup. The fly drew an unbroken loop round the lamp to show him. At his third jump it held as far as the table. Ola put her hand on the teapot.",
          pl: "Mucha nie brała oddechu, o ile widział, nigdzie. Mruk wszedł na fotel, włączył mruczenie i skoczył. Nad dywanem się urwało i wróciło przy lądowaniu, z czkawką. Mucha zatoczyła dla przykładu pętlę wokół lampy, całą, bez szwu. Za trzecim razem doniósł je do samego stołu. Ola przytrzymała czajniczek.",
        },
      ],
    },
    {
      titles: [["One Hand to the Left", "O dłoń w lewo"]],
      en: "A fly wished to go out. It ran up the window of the front room, struck on glass, was amazed, dropped and ran up again a finger further; and one hand to the left of it the window stood ajar. Mruk, who has spent a good part of his life in front of doors, could not look on at that. He jumped on the sill to show it the way.",
      pl: "Mucha chciała wyjść. Biegła w górę po oknie w pokoju, trafiała na szkło, dziwiła się, spadała i ruszała od nowa, o palec dalej, a o dłoń w lewo okno było uchylone. Mruk, który dobrą część życia spędził pod drzwiami, nie mógł na to patrzeć. Wskoczył na parapet, żeby pokazać jej drogę.",
      endings: [
        {
          titles: [
            ["Tail First", "Najpierw ogon, bo tam siedzi"],
            ["A Passenger for the Street", "Pasażerka do miasta"],
          ],
          en: "He pushed his nose into the gap, out, in, out, slowly, so that it could be followed. The fly watched from the tip of his tail, where it was comfortable. At this he turned round with care, like a long tram, and held the tail out of the window. The passenger took its time. There was a tug, hardly to be felt, and the tail was empty.",
          pl: "Wsunął nos w szparę: na dwór, z powrotem, na dwór, powoli, żeby dało się nadążyć. Mucha przyglądała się temu z czubka jego ogona, gdzie było jej wygodnie. Wtedy obrócił się ostrożnie, jak długi tramwaj, i wystawił ogon za okno. Pasażerka nie od razu wysiadła. Ledwie poczuł szarpnięcie i ogon był pusty.",
        },
        {
          titles: [
            ["Out, In Again", "Na dwór i z powrotem"],
            ["Now That It Knew Where", "Skoro już wiadomo którędy"],
          ],
          en: "With his cheek he moved the air, with the air he moved the fly, and so it came to the gap and was through. Outside it sat down on the ledge, had a look to the right and a look to the left, and came back in by the same way. That was all that it had wanted. Mruk understood. He does it daily with the front door, while Tomek holds the handle.",
          pl: "Policzkiem poruszył powietrze, powietrzem muchę, aż dotarła do szpary i była na dworze. Usiadła na gzymsie, popatrzyła w prawo, popatrzyła w lewo i tą samą drogą wróciła. To było wszystko, czego chciała. Mruk rozumiał. Robi to codziennie z drzwiami na schody, a Tomek trzyma klamkę.",
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Good for One Metre Sixty", "Metr sześćdziesiąt i dalej nie"]],
      en: "The flat is an old one, and its ceilings are three metres forty up, so that the smoke of former tenants had somewhere to go. The fly knew this. It took up quarters near the plaster rose in the middle, walked once round every petal, and had no errand below. Mruk can jump one metre sixty. He has never been good at the rest.",
      pl: "Mieszkanie jest stare i ma sufity na trzech metrach czterdziestu, żeby dym dawnych lokatorów miał się gdzie podziać. Mucha o tym wiedziała. Zamieszkała przy gipsowej rozecie na środku, obeszła każdy płatek i na dole nie miała interesów. Mruk skacze na metr sześćdziesiąt. Reszta nie zależy od niego.",
      turns: [
        {
          titles: [
            ["Three Metres Forty, by Way of the Wardrobe", "Trzy czterdzieści, z przesiadką na szafie"],
            ["Dust, a Suitcase, a Ceiling", "Kurz, walizka i sufit"],
          ],
          en: "From the chest of drawers he got to the wardrobe, and from the wardrobe on to the suitcase that is on it. There the ceiling begins: it touched his ears. He sat in the dust of several summers and did nothing. The fly, which lives up there alone, came over the plaster to see who it was. When Mruk climbed down again it came with him.",
          pl: "Z komody dostał się na szafę, z szafy na walizkę, która na niej leży. Tam zaczyna się sufit: dotykał nim uszu. Siedział w kurzu paru sezonów i nie robił nic. Mucha, która mieszka na górze sama, przyszła po tynku zobaczyć, kto to. Kiedy Mruk schodził, zeszła z nim.",
        },
        {
          titles: [
            ["What Was Under the Saucer", "Co było pod spodkiem"],
            ["A Ring of Syrup", "Kółko z soku"],
          ],
          en: "A ring got the fly down. Ola had drunk syrup and water, and when she took away the glass, it lay on the table, red, round and not quite closed. The plaster rose has petals, but nobody has licked them. The fly came down in a spiral that grew narrower, and for the last turn it went on foot. Mruk had time to sit straight.",
          pl: "Muchę ściągnęło kółko. Ola piła wodę z sokiem, a kiedy zabrała szklankę, na stole zostało coś czerwonego, okrągłego i prawie domkniętego. Rozeta ma płatki, ale nikt ich jeszcze nie lizał. Mucha zeszła spiralą, coraz węższą, a ostatnie okrążenie zrobiła pieszo. Mruk zdążył usiąść prosto.",
        },
      ],
    },
    {
      titles: [["The Tail Had Stayed Behind", "Kot przeszedł, ogon został"]],
      en: "Ola had found a fly paper in a drawer, a cardboard tube from which a brown ribbon is pulled, like a tongue. She hung it from the lamp. It turned there, sweet and shiny, exactly in the middle of everything that Mruk had in mind. He walked underneath to smell it. He was already past it when he noticed that his tail had stayed behind.",
      pl: "Ola znalazła w szufladzie lep, tekturową tulejkę, z której wyciąga się brązową wstążkę, jak język. Powiesiła go na lampie. Obracał się tam, słodki i błyszczący, w samym środku wszystkiego, co Mruk miał w planie. Mruk przeszedł pod spodem, żeby powąchać. Był już po drugiej stronie, kiedy zauważył, że ogon został.",
      turns: [
        {
          titles: [
            ["With a Spoonful of Oil", "Łyżka oleju na ogon"],
            ["What the Paper Caught", "Co się złapało na lep"],
          ],
          en: "A spoonful of cooking oil settled it, Ola at one end, the tail at the other. After him the paper took her sleeve, a page of hers with a good sentence, and two pencils. The fly sat on the string above, where it is dry, and followed it all. Ola cut the string. She rolled up the ribbon and put it in a tin, with a lid.",
          pl: "Poszła na to łyżka oleju, z jednej strony Ola, z drugiej ogon. Po nim lep wziął jej rękaw, kartkę z udanym zdaniem i dwa ołówki. Mucha siedziała nad nim, na sznurku, gdzie jest sucho, i wszystko śledziła. Ola przecięła sznurek. Wstążkę zwinęła i schowała do puszki, z pokrywką.",
        },
        {
          titles: [
            ["The Tallest in the Room", "Najwyższy w pokoju"],
            ["Tomek Stood Up", "Kiedy Tomek wstał"],
          ],
          en: "The tail came free by itself, less eleven hairs. Then Tomek stood up from the sofa. He is the tallest in the room and never looks up, and the paper took him by the parting. He stood with a brown ribbon down his face, and on his eyebrow, in the best of health, sat the fly. “We’ll do without, Director,” he said. The paper went, with some of his hair.",
          pl: "Ogon puścił sam, bez jedenastu włosków. Wtedy z kanapy wstał Tomek. Jest najwyższy w pokoju i nie patrzy w górę, więc lep złapał go za przedziałek. Tomek stał z brązową wstążką na twarzy, a na brwi, zdrowa i cała, siedziała mu mucha. „Obejdziemy się, dyrektorze” – powiedział. Lep opuścił dom z częścią jego włosów.",
        },
      ],
    },
    {
      titles: [["Seen from Every Side, Reached from None", "Widać zewsząd, dojść nie ma jak"]],
      en: "The front windows are double, one behind the other, with a hand’s breadth between, where in winter there is cotton wool. Into that the fly had got. It could be seen from every side and reached from none. Mruk put a paw on the glass, and on the other side six feet were set against it. They were that close, and it was no use.",
      pl: "Okna od frontu są podwójne, jedno za drugim, a między nimi jest miejsce na dłoń, gdzie zimą leży wata. Tam dostała się mucha. Widać ją było z każdej strony, a nie dało się dojść z żadnej. Mruk przyłożył do szyby łapę, a po drugiej stronie przyłożono sześć nóg. Bliżej być nie mogli i nic z tego nie wynikało.",
      turns: [
        {
          titles: [
            ["Along the Paw, Up to the Corner", "Za łapą, do samego rogu"],
            ["Six Feet and One", "Sześć nóg i jedna łapa"],
          ],
          en: "He moved the paw a little, and the six feet moved as well. It was worth a try. Step by step Mruk drew it along the glass, to the left, up on his hind legs, up to the corner where the putty has fallen out. There the white paw stopped. The fly took two more steps, in the same direction, and was in the room.",
          pl: "Przesunął łapę i sześć nóg też się przesunęło. Warto było spróbować. Krok za krokiem Mruk poprowadził ją po szkle, w lewo, potem na tylnych łapach w górę, do rogu, z którego wypadł kit. Tam biała łapa stanęła. Mucha zrobiła jeszcze dwa kroki w tę samą stronę i znalazła się w pokoju.",
        },
        {
          titles: [
            ["A Bulb, Two Buttons and Last Year’s Stamp", "Cebulka, dwa guziki i zeszłoroczny znaczek"],
            ["So That’s Where They Were", "A tu się podziały!"],
          ],
          en: "“I’ve been looking for those,” said Ola. She had seen where he was staring, and now she saw, at the bottom between the panes, two buttons, a tulip bulb and last year’s stamp. She opened the inner window and took them out one by one, blowing on each. Behind her back the fly came in like somebody who has been let through by a porter.",
          pl: "„Tego szukałam” – powiedziała Ola. Zobaczyła, gdzie Mruk patrzy, a na dnie, między szybami, zobaczyła dwa guziki, cebulkę tulipana i zeszłoroczny znaczek. Otworzyła wewnętrzne okno i wyjmowała po kolei, na każde dmuchając. Trwało to chwilę. Za jej plecami mucha weszła do pokoju jak ktoś, kogo przepuścił portier.",
        },
      ],
    },
    {
      titles: [["With Zakopane in His Left Hand", "Z Zakopanem w lewej ręce"]],
      en: "Tomek had a method. He read of it once: a tumbler, a postcard, and no haste. With the tumbler in his right hand and Zakopane in his left he climbed on the sofa, on the table, on a chair on the table, and wherever the fly was, Tomek was about to be. It no longer sat anywhere for longer than it takes to lift a glass.",
      pl: "Tomek miał metodę. Czytał o niej kiedyś: szklanka, pocztówka i żadnego pośpiechu. Ze szklanką w prawej ręce i z Zakopanem w lewej wchodził na kanapę, na stół, na krzesło na stole i gdzie była mucha, tam za chwilę miał być Tomek. Nigdzie nie siedziała już dłużej, niż trwa podniesienie szklanki.",
      turns: [
        {
          titles: [
            ["Off You Go, Then", "No, leć"],
            ["The Careful Release of Nothing", "Ostrożnie, bo pusta"],
          ],
          en: "“Got it,” said Tomek. He carried the tumbler with the postcard under it through the whole flat, step by step, held it out of the kitchen window and took away the card. “Off you go, then.” He watched for a long time. When he came back, happy, Mruk saw the fly on his collar, just as happy. He let Tomek wash up the glass.",
          pl: "„Mam” – powiedział Tomek. Przeniósł szklankę z pocztówką pod spodem przez całe mieszkanie, krok za krokiem, wystawił ją za kuchenne okno i odsunął kartkę. „No, leć”. Patrzył długo. Kiedy wrócił, szczęśliwy, Mruk zobaczył na jego kołnierzyku muchę, równie zadowoloną. Dał mu spokojnie umyć szklankę.",
        },
        {
          titles: [
            ["Greetings from Zakopane", "Pozdrowienia z Zakopanego"],
            ["Weather Good, Mountains in Place", "Pogoda ładna, góry stoją"],
          ],
          en: "The tumbler was over the fly. Tomek had only to slide the postcard underneath, and for that he turned it round and began to read it. “Weather good, mountains in place. Somebody has our umbrella.” “That was us,” he said after a time. To make out the year on the postmark he needed both hands, and laid the tumbler on its side. The fly walked out.",
          pl: "Szklanka stała nad muchą. Tomek musiał już tylko wsunąć pod spód pocztówkę, obrócił ją więc i zaczął czytać. „Pogoda ładna, góry stoją. Ktoś ma nasz parasol”. „To my” – powiedział po chwili. Żeby odczytać rok na stemplu, potrzebował obu rąk, więc położył szklankę na boku. Mucha wyszła.",
        },
      ],
    },
    {
      titles: [["Not Even to Be Heard", "Nawet jej nie słychać"]],
      en: "Then it was gone. There was no fly on the ceiling, none on the lamp, none on the picture with the ship, and, worse, none to be heard. Mruk went round the room along the skirting board. He looked behind the curtain on the left and, in case it had thought of that, behind the one on the right. A room without a fly is very large.",
      pl: "A potem zniknęła. Nie było jej na suficie, na lampie ani na obrazku ze statkiem, a co gorsza, nie było jej słychać. Mruk obszedł pokój wzdłuż listwy. Zajrzał za lewą zasłonę, a na wypadek gdyby to przewidziała, za prawą. Pokój bez muchy jest bardzo duży.",
      turns: [
        {
          titles: [
            ["Carried Round the Whole Room", "Obwożona po pokoju"],
            ["Don’t Look Now", "Tylko się nie oglądaj"],
          ],
          en: "He had come to the mirror on the wardrobe door. In it he saw a stocky grey tom, somewhat dusty, who was looking for something; and on his back, between the third stripe and the fourth, with its legs folded, the fly. It had been driven round the entire room. Mruk turned his head very slowly, to see whether it was true on this side as well.",
          pl: "Doszedł do lustra w drzwiach szafy. Stał w nim krępy szary kocur, trochę zakurzony, który czegoś szukał, a na jego grzbiecie, między trzecim prążkiem a czwartym, z podwiniętymi nogami, siedziała mucha. Objechała cały pokój. Mruk obrócił głowę bardzo powoli, żeby sprawdzić, czy z tej strony też.",
        },
        {
          titles: [
            ["Bass, from the Blue Vase", "W niebieskim wazonie odchrząknęło"],
            ["Who Is in There?", "Kto tam?"],
          ],
          en: "He was just passing the blue vase when somebody in it cleared his throat. It was a bass, the voice of a very large person with his hat on. Mruk sat down. He would not have sought a quarrel with that. The voice climbed, grew thin as it came up the neck, and over the rim walked the fly, in its ordinary size.",
          pl: "Mijał właśnie niebieski wazon, kiedy w środku ktoś odchrząknął, basem, jak bardzo duża osoba w kapeluszu. Mruk usiadł. Z kimś takim nie szukałby zwady. Głos wspinał się, w szyjce cieńszy i cieńszy, aż przez krawędź przeszła mucha, w swoim zwykłym rozmiarze.",
        },
      ],
    },
    {
      titles: [["Two, at the Worst Moment", "W najgorszej chwili są dwie"]],
      en: "At the worst moment it turned out that there were two. While Mruk had his eyes on the fly on the lamp, it flew up from the table behind him; he turned round, and it was sitting on the lamp and rubbing its hands. He has one pair of eyes, and both of them look to the front. Up to now that had been enough.",
      pl: "W najgorszej chwili wyszło na jaw, że są dwie. Kiedy Mruk patrzył na muchę na lampie, ta wzleciała mu za plecami ze stołu, odwrócił się, a ona siedziała na lampie i zacierała ręce. Oczy ma jedną parę i oba patrzą do przodu. Do tej pory wystarczało.",
      turns: [
        {
          titles: [
            ["The Other Was Broader", "Ta druga była szersza"],
            ["Who Lives on the Teapot?", "Kto mieszka na czajniczku?"],
          ],
          en: "The second lived on the belly of the teapot. When the first walked to the spout, the other came to meet it, short, broad and with a bent head; they touched feet, and when the first went away, so did the second. Mruk knows that teapot. There is a fat cat in it, too, with whom he is not on terms. That left one fly, the thinner.",
          pl: "Druga mieszkała na brzuchu czajniczka. Kiedy pierwsza podeszła do dzióbka, tamta wyszła jej naprzeciw, krótka, szeroka, z krzywą głową; dotknęły się nogami, a kiedy pierwsza odeszła, odeszła i ona. Mruk zna ten czajniczek. Siedzi w nim też gruby kot, z którym nie rozmawia. Zostawała więc jedna mucha, ta chudsza.",
        },
        {
          titles: [
            ["Four Corners Under the Lamp", "Pod lampą, od rogu do rogu"],
            ["After the Dance", "Po tańcu"],
          ],
          en: "Under the lamp they met, and it became clear what they had come for. They flew a square, with sharp corners, first one in front, then the other. Mruk beat time with the end of his tail. After the ninth figure one of the two went off through the hall, quite out of breath. The other stayed where it was and had no partner.",
          pl: "Pod lampą spotkały się w powietrzu i tam się okazało, po co przyszły. Latały w kwadrat, z ostrymi rogami, raz jedna za drugą, raz druga za pierwszą. Mruk wybijał takt końcem ogona. Po dziewiątej figurze jedna odleciała przez przedpokój, całkiem bez tchu. Druga została na swoim miejscu i nie miała z kim.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“He would not hurt a fly,” Ola read from her page, and was pleased; her two languages so rarely agree, and here both had chosen the fly. She tried it with other animals. He would not hurt a goat. He would not hurt a pike. At the pike she hesitated, put down her pencil, and saw the gentleman in the novel with different eyes.",
      pl: "„Muchy by nie skrzywdził” – przeczytała Ola z kartki i ucieszyła się, bo jej dwa języki rzadko są zgodne, a tu oba wybrały muchę. Spróbowała z innymi. Kozy by nie skrzywdził. Szczupaka by nie skrzywdził. Przy szczupaku zawahała się, odłożyła ołówek i na pana z powieści spojrzała inaczej.",
    },
    {
      en: "Tomek was bent over the old atlas with a magnifying glass. Between Kutno and Łowicz he had found a town that he did not know. It was small and black, without a name, and no road led there. On the second map it was missing. He scratched at it, at first carefully. Then the town was under his nail, and Tomek shut the atlas.",
      pl: "Tomek pochylał się z lupą nad starym atlasem. Między Kutnem a Łowiczem znalazł miasto, którego nie znał. Było małe, całkiem czarne, bez nazwy, i nie prowadziła tam żadna droga. Sięgnął po drugą mapę, ale tam go brakowało. Podrapał, z początku ostrożnie. Potem miasto miał za paznokciem i zamknął atlas.",
    },
    {
      en: "Ola carried in a jug of compote and covered it with a saucer, because of the guest. On the saucer she put a book, as it slid. On the book she put an apple, as it was there. When Tomek was thirsty he took the apple, and then the book, which had opened at a good place. He was still standing there reading when she drank the compote.",
      pl: "Ola wniosła dzbanek kompotu i nakryła go spodkiem, ze względu na gościa. Na spodku położyła książkę, bo się zsuwał. Na książce jabłko, bo było pod ręką. Kiedy Tomkowi zachciało się pić, wziął jabłko, potem książkę, bo otworzyła się w dobrym miejscu, i czytał jeszcze na stojąco, kiedy Ola wypiła kompot.",
    },
    {
      en: "The telephone rang. A lady wanted to speak to Wanda. “There’s no Wanda here,” said Tomek. “That’s what she told you to say,” said the lady. He assured her that there was a cat, a wife and a fly. In the receiver somebody thought about it. “Ask the fly,” said the lady. Tomek held the receiver up into the room for a moment, out of fairness.",
      pl: "Zadzwonił telefon. Jakaś pani prosiła Wandę. „Tu nie ma żadnej Wandy” – powiedział Tomek. „Tak panu kazała mówić” – odparła pani. Zapewnił ją, że jest kot, żona i mucha. W słuchawce ktoś to rozważał. „Niech pan spyta muchę” – powiedziała pani. Tomek, dla porządku, wystawił słuchawkę na chwilę w stronę pokoju.",
    },
    {
      en: "Down at the stop a man was waiting with a long carpet on his shoulder. Whenever somebody spoke to him he turned round politely, the carpet turned too, and at both ends people ducked. In the end a small boy took hold of the fringe. When the fifteen came, they got in at different doors, and in the bend it was still not settled which of them was the front.",
      pl: "Na przystanku czekał pan z długim dywanem na ramieniu. Ilekroć ktoś go zagadnął, pan grzecznie się obracał, a z nim dywan, i na obu końcach ludzie robili przysiad. Wreszcie mały chłopiec podszedł i złapał za frędzle. Kiedy nadjechała piętnastka, wsiedli różnymi drzwiami i w zakręcie nie było jeszcze jasne, który jest przodem.",
    },
    {
      en: "Tomek, in the hall, was missing his keys. He looked in the bread bin, in his other trousers, in the flower pots, and Ola, over her page, said “cold”, “cold”, “warmer”. At “warmer” he stood before the sideboard with both hands in the sugar bowl. “Do you know where they are?” he asked. “No,” said Ola, “but you do it better when somebody’s sure.”",
      pl: "Tomek szukał kluczy. Szukał w chlebaku, w drugich spodniach, w doniczkach, a Ola, nie podnosząc oczu znad kartki, mówiła: zimno, zimno, cieplej. Przy „cieplej” stał przed kredensem, z obiema rękami w cukiernicy. „Wiesz, gdzie są?” – spytał. „Nie – powiedziała Ola – ale lepiej szukasz, kiedy ktoś jest pewien”.",
    },
  ],
};
