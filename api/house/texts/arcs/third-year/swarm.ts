import type { Arc } from "#api/house/texts/model.ts";

/** A swarm of bees hangs in the chestnut tree and looks at flats; the one it likes best is Mruk’s box. */
export const swarm: Arc = {
  name: "swarm",
  category: "Adventure",
  begins: "2029-05-14",
  returns: true,
  evenings: [
    {
      title: ["A Beard in the Chestnut", "Broda na kasztanowcu"],
      en: [
        "Mr Zenon closed eleven windows from outside, by shouting. Then he stood by himself under the arch with his cap pulled down to his eyebrows. In the chestnut tree, among the candles of blossom, at the height of the second floor, hung something brown. It was as long as an arm, it came to a point, and its surface was moving.",
        "“Bees,” said a voice behind a pane. They had come over the roof of Staircase B as a noise, had turned round twice and settled on one branch, all of them on each other. Now there was that sound, not loud, everywhere, as if somebody had left a mangle running in the next house.",
        "Mruk was in the courtyard. He had been asked to come up, in three tones of voice, and had remained on the carpet frame, from where he saw best. He too can make that sound. He can keep it up for an hour. He had taken it for granted that there was nobody about who could do it on this scale.",
        "Tomek rang up Mr Jagoda, who has hives on the allotments behind the railway. He was away for four more days. “They’re not doing anything,” said Mr Jagoda’s voice from a long way off. “They’ve moved out at home and they’ve nowhere to go. They’ll hang there and send out some old ones to look for a flat. When they’ve found one, they’ll take it. I’d leave them be.” “And if they find one here?” asked Tomek. “Then you’ll have tenants,” said Mr Jagoda.",
        "Mr Zenon wrote it down. He keeps the list of tenants; there are forty-three. He looked up at the beard, in which each hair was counting on being housed. From its lower end a single bee let go, came down in a curve, flew once round his cap, and then, quite slowly, along the row of windows.",
      ],
      pl: [
        "Pan Zenon zamknął jedenaście okien z zewnątrz, krzykiem. Potem stanął sam w bramie, z czapką naciągniętą po brwi. Na kasztanowcu, wśród kwitnących świec, na wysokości drugiego piętra, wisiało coś brązowego. Było długie na ramię, kończyło się szpicem i po wierzchu się ruszało.",
        "„Pszczoły” – powiedział ktoś za szybą. Przyszły ponad dachem klatki B jako hałas, zawróciły dwa razy i osiadły na jednej gałęzi, wszystkie na sobie nawzajem. Teraz słychać było ten dźwięk, niegłośny, zewsząd, jakby w sąsiednim domu ktoś zostawił włączony magiel.",
        "Mruk był na podwórku. Proszono go na górę, w trzech tonacjach, a on został na trzepaku, skąd było najlepiej widać. On też umie wydawać ten dźwięk. Potrafi tak przez godzinę. Dotąd uważał, że w okolicy nie ma nikogo, kto robiłby to na taką skalę.",
        "Tomek zadzwonił do pana Jagody, który ma ule na działkach za torami. Miał wrócić dopiero za cztery dni. „One nic nie robią – mówił z bardzo daleka głos pana Jagody. – Wyprowadziły się z domu i nie mają dokąd pójść. Powiszą, a kilka starszych poleci szukać mieszkania. Jak znajdą, to wezmą. Ja bym nie ruszał”. „A jeśli znajdą tutaj?” – zapytał Tomek. „To będą państwo mieli lokatorów” – odparł pan Jagoda.",
        "Pan Zenon zapisał. Prowadzi spis lokatorów; jest ich czterdziestu trzech. Podniósł oczy na brodę, w której każdy włos liczył na przydział. Od jej końca oderwała się jedna pszczoła, zeszła łukiem, obleciała czapkę, a potem, całkiem powoli, ruszyła wzdłuż okien.",
      ],
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        mouth: "neutral",
        look: "up",
      },
    },
    {
      title: ["Viewing, Without Appointment", "Oglądanie mieszkań bez zapowiedzi"],
      en: [
        "“Have they been to you?” people asked on the stairs. A swarm of bees was hanging in the chestnut tree, without a home, and its scouts were going from window to window and looking at flats. By the evening they had seen Ola’s bread bin, the tuba of a gentleman on Staircase B, and the inside of Mr Zenon’s cap.",
        "They were thorough. A scout came in by the crack, walked along the wall with short steps, turned the corner, walked on. She measured. At the end she stood for a while and buzzed, to try the acoustics. Nobody chased her out. It is a curious thing to be viewed; before they knew it, people had straightened the tablecloth.",
        "To Mrs Halina none had come. She mentioned it to Mruk, who was lying across her ironing. “It’s not that I mind,” she said. Her flat is dry, it faces south, it has a sideboard with a compartment in which you could keep a calf. At six o’clock she had opened the window by a hand’s breadth. At seven she had put out a saucer of raspberry syrup.",
        "Mruk went to the saucer and tasted. He does not care for sweet things. But it stuck to his whiskers, and at half past seven, when a bee came along the second floor, tired, on her way home, she stopped in mid-air. She landed beside his nose, on the left. He held his breath. She went along one whisker to its end and back along the next, and cleaned both of them.",
        "“Good evening,” said Mrs Halina, and opened the sideboard as wide as it would go. The bee did not so much as turn round. She had found something else. She took off, and settled between his ears, where it is warm, and began with short steps to measure the cat.",
      ],
      pl: [
        "„Były już u pani?” – pytano się na schodach. Na kasztanowcu wisiał bez dachu nad głową rój pszczół, a jego wysłanniczki latały od okna do okna i oglądały mieszkania. Do wieczora obejrzały chlebak Oli, tubę pewnego pana z klatki B i wnętrze czapki pana Zenona.",
        "Były sumienne. Taka pszczoła wchodziła szparą, szła drobnym krokiem wzdłuż ściany, skręcała za róg i szła dalej. Mierzyła. Na koniec przystawała i brzęczała, żeby usłyszeć, jaka będzie akustyka. Nikt jej nie wyganiał. Dziwna to rzecz, takie oględziny; ludzie sami nie wiedzieli, kiedy poprawili obrus.",
        "U pani Haliny nie było żadnej. Wspomniała o tym Mrukowi, który leżał na jej prasowaniu. „Nie żebym się przejmowała” – powiedziała. Mieszkanie ma suche, od południa, z kredensem, w którym zmieściłoby się cielę. O szóstej uchyliła okno na szerokość dłoni. O siódmej wystawiła spodeczek soku malinowego.",
        "Mruk podszedł do spodeczka i spróbował. Za słodkim nie przepada. Ale osiadło mu na wąsach, toteż o wpół do ósmej, gdy wzdłuż drugiego piętra wracała do domu zmęczona pszczoła, zatrzymała się w powietrzu. Usiadła mu przy nosie, z lewej. Wstrzymał oddech. Przeszła jednym wąsem do końca, wróciła następnym i oba wyczyściła.",
        "„Dobry wieczór” – powiedziała pani Halina i otworzyła kredens na oścież. Pszczoła nawet się nie obejrzała. Znalazła coś innego. Uniosła się, siadła mu między uszami, gdzie jest ciepło, i drobnym krokiem zaczęła mierzyć kota.",
      ],
      picture: {
        place: "window sill",
        pose: "loaf",
        props: ["saucer"],
        eyes: "wide",
        mouth: "neutral",
      },
    },
    {
      title: ["Forty Litres, Less the Cat", "Czterdzieści litrów bez kota"],
      en: [
        "The box stood on the balcony, beside Pelagia the geranium, who has been living out of doors again since the first of May. It once held tangerines and still has its lid. It is Mruk’s box; he is in it from May to September, with the lid up. This evening he found that there was already a queue.",
        "They were scouts, from the swarm that hung in the chestnut tree and was looking for a place to live. Six of them walked along the rim. Four were busy inside. He waited for them to finish, and since they did not finish, he got in, turned round twice and lay down. They walked on, over him as over a bridge, from his chin to his tail.",
        "Behind the glass Tomek had the beekeeper’s handbook from the library. “They want forty litres,” he read out to Ola. “Dry, shady, with a small entrance, facing south-east.” He looked at the box. He had made the hole in it himself, for a cork on a string. “It’s perfect,” he said, aghast. “Then why don’t they take it?” asked Ola. Tomek calculated. He knew what the cat weighed, and a cat is mostly water. “Because at the moment it’s thirty-one,” he said.",
        "You could see them reckoning. They measured again, and it came out the same. On the branch, Tomek read, they report by dancing, and the better the flat, the longer they dance. Through the opera glasses he found two of them on the beard who were dancing like anything, and, as he watched, a third came back from the balcony, hesitated, and danced a good deal less.",
        "So it depended on Mruk. As long as he lay there, there were nine litres too few. Ola brought his supper out to him in the bowl. He would simply have to stay. He ate lying down, with a bee on his ear. Then, from inside the flat, he heard something that no bee can hear. It was the refrigerator door.",
      ],
      pl: [
        "Skrzynka stała na balkonie, obok pelargonii Pelagii, która od maja znów mieszka na dworze. Były w niej kiedyś mandarynki, a wieko ma do dziś. Jest to skrzynka Mruka; zajmuje ją od maja do września, przy uniesionym wieku. Tego wieczoru zastał przed nią kolejkę.",
        "Były to wysłanniczki roju, który wisiał na kasztanowcu i szukał mieszkania. Sześć chodziło po brzegu. Cztery pracowały w środku. Poczekał, aż skończą, a skoro nie kończyły, wszedł, obrócił się dwa razy i się położył. Chodziły dalej, po nim jak po moście, od brody do ogona.",
        "Za szybą Tomek trzymał podręcznik pszczelarza z biblioteki. „Chcą czterdziestu litrów – czytał Oli. – Sucho, w cieniu, małe wejście, od południowego wschodu”. Spojrzał na skrzynkę. Dziurę wyciął w niej sam, żeby Mruk miał gdzie łowić korek na sznurku. „Idealna” – powiedział z przestrachem. „To czemu jej nie biorą?” – spytała Ola. Tomek policzył. Wiedział, ile kot waży, a kot to głównie woda. „Bo teraz ma trzydzieści jeden” – odparł.",
        "Widać było, jak rachują. Mierzyły od nowa i wychodziło to samo. Na gałęzi, czytał Tomek, zdają sprawę tańcem, a im lepsze mieszkanie, tym dłużej tańczą. Przez lornetkę teatralną wypatrzył na brodzie dwie, które tańczyły jak szalone, i na jego oczach wróciła z balkonu trzecia, zawahała się i zatańczyła znacznie mniej.",
        "Zależało więc od Mruka. Dopóki leżał, brakowało dziewięciu litrów. Ola podała mu kolację do skrzynki. Miał po prostu nie wstawać. Jadł na leżąco, z pszczołą na uchu. Wtedy z głębi mieszkania usłyszał coś, czego żadna pszczoła nie usłyszy. Były to drzwi lodówki.",
      ],
      picture: {
        place: "balcony",
        pose: "sit",
        props: ["geranium"],
        eyes: "half",
        mouth: "neutral",
        company: "nobody",
      },
    },
    {
      title: ["The Whole Tree Got Up", "Aż wstało całe drzewo"],
      en: [
        "Mruk had jumped up so fast that the lid of his box fell to behind him, and he had been gone for as long as it takes to eat a slice of ham. When he came back to the balcony, six bees were standing before the hole, side by side, and let nobody in. Inside it was empty. It had forty litres again, down to the last drop, and from the chestnut tree came a note that he had not heard before.",
        "For days the swarm had hung there and looked for a flat. Now the beard grew thin at the bottom, then at the sides. Then the whole tree got up. It rose above the courtyard, brown and singing, as wide as from Staircase A to Staircase B; Staś, who was at his window with the trumpet, says that it was an F. The blossom shook. Prezes left the gutter without taking leave.",
        "Ola seized the cat round the middle and shut the balcony door, and all three stood behind the glass. It got dark. There was a patter as of rain from the side. They came by the thousand, landed on the railing, on the geranium Pelagia, on the watering can, and walked, in good order and from every direction, towards a hole that Tomek had once made for a cork. They went in as sand does in an hourglass.",
        "It took twenty minutes. At the end there were three at the hole with their tails in the air, fanning. “They’re telling the others the address,” said Tomek, who had reached chapter five. Of Pelagia’s nineteen flowers not one was broken.",
        "Mruk laid his ear to the pane. He had been born in such a box, or as good as; he knew how it sounds to lie in one and be content. It was just that sound. It came through the wood and through the glass, evenly, from twenty thousand throats. He listened for a long time, and at last, softly, from his side, he joined in.",
      ],
      pl: [
        "Mruk zerwał się tak prędko, że wieko jego skrzynki opadło, a nie było go tyle, ile się je plasterek szynki. Kiedy wrócił na balkon, przed dziurą stało sześć pszczół, jedna przy drugiej, i nikogo nie wpuszczało. W środku było pusto. Skrzynka znowu miała czterdzieści litrów, co do kropli, a od kasztanowca szedł ton, jakiego jeszcze nie słyszał.",
        "Rój wisiał tam od paru dni i szukał mieszkania. Teraz broda przerzedziła się od dołu, potem z boków. Potem wstało całe drzewo. Uniosło się nad podwórko, brązowe i śpiewające, szerokie od klatki A po klatkę B; Staś, który stał z trąbką w oknie, twierdzi, że było to F. Zadrżały kwiaty. Prezes opuścił rynnę bez pożegnania.",
        "Ola złapała kota wpół i zamknęła balkon, i stanęli za szybą, wszyscy troje. Pociemniało. Zabębniło jak ulewa, tyle że z boku. Szły tysiącami, siadały na balustradzie, na pelargonii Pelagii, na konewce i porządnie, ze wszystkich stron, maszerowały do dziury, którą Tomek wyciął na korek. Wsypywały się do niej jak piasek w klepsydrze.",
        "Trwało to dwadzieścia minut. Na końcu zostały przy dziurze trzy, z odwłokami w górze, i wachlowały. „Podają reszcie adres” – powiedział Tomek, który doszedł do rozdziału piątego. Z dziewiętnastu kwiatów Pelagii nie złamał się żaden.",
        "Mruk przyłożył ucho do szyby. W takiej skrzynce prawie się urodził i wiedział, jak to brzmi, kiedy się w niej leży i jest dobrze. Brzmiało dokładnie tak. Szło przez drewno i przez szkło, równo, z dwudziestu tysięcy gardeł. Słuchał bardzo długo, aż w końcu cicho, ze swojej strony, przyłączył się.",
      ],
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        eyes: "half",
        mouth: "smile",
      },
    },
    {
      title: ["One Had Been Out", "Jednej nie było w domu"],
      en: [
        "Mr Jagoda the beekeeper came at dusk, when bees are all at home, with a cloth and a cork. He is a small man and speaks in a low voice from habit. The swarm that had moved from the chestnut tree into Mruk’s box was to go to the allotments, where there was a hive for it with a view of lupins. “I’ll have to take the box,” he said. “They’ve already started on the furniture.”",
        "That was not so easy. Mruk was on it. He had lain down on the lid as soon as the balcony door was open; it was warm, and hummed, and went through him from below like a tram that does not pass. Mr Jagoda did not lift him off. He squatted down in front of him. “I know,” he said. “I never want to get up, either.”",
        "They carried the box through the flat with the cat on it, Tomek in front and Mr Jagoda behind, and down the stairs; and at each door stood people who had been viewed. Mrs Halina made her farewell from the threshold. On the ground floor Mruk stepped down by himself. He does not cross the street. He sat in the gateway until the box had got on the fifteen.",
        "On the balcony stood another box, in which there had been pears. He smelt it, and got in. It was nearly dark when something came over the roof, late, with heavy legs, flew to the place that she had herself found and danced for, and could not understand it. One had been out. She walked round the rim. She measured it twice. Then she crept in between his ears, where she had been before, and stayed.",
        "Mr Jagoda said on the telephone that one by herself would be cold. So Tomek took his hat. He rode to the end of the line with a matchbox on his open palm, and whenever the tram braked, he hummed.",
      ],
      pl: [
        "Pszczelarz, pan Jagoda, przyjechał o zmierzchu, kiedy pszczoły są już w domu, z płótnem i z korkiem. Jest mały i z przyzwyczajenia mówi półgłosem. Rój, który z kasztanowca przeniósł się do skrzynki Mruka, miał pojechać na działki, gdzie czekał ul z widokiem na łubin. „Skrzynkę muszę zabrać – powiedział. – Już się zaczęły meblować”.",
        "Nie było to proste. Na skrzynce leżał Mruk. Położył się na wieku, gdy tylko otwarto balkon; było ciepłe, brzęczało i szło przez niego od spodu jak tramwaj, który nie odjeżdża. Pan Jagoda go nie zdejmował. Przykucnął przed nim. „Wiem – powiedział. – Mnie też się nigdy nie chce wstać”.",
        "Skrzynkę nieśli przez mieszkanie z kotem na wierzchu, Tomek przodem, pan Jagoda tyłem, a potem po schodach; przy każdych drzwiach stał ktoś, komu oglądano mieszkanie. Pani Halina pożegnała się z progu. Na parterze Mruk zszedł sam. Przez ulicę nie chodzi. Siedział w bramie, aż skrzynka wsiadła do piętnastki.",
        "Na balkonie stała druga skrzynka, po gruszkach. Powąchał, wszedł. Było już prawie ciemno, kiedy coś spóźnionego, z ciężkimi nogami, nadleciało znad dachu na miejsce, które samo znalazło i wytańczyło, i nic nie mogło zrozumieć. Jednej nie było wtedy w domu. Obeszła brzeg. Zmierzyła dwa razy. Potem wsunęła się Mrukowi między uszy, gdzie już raz siedziała, i została.",
        "Pan Jagoda powiedział przez telefon, że jednej samej będzie zimno. Tomek wziął więc kapelusz. Jechał na koniec linii z pudełkiem od zapałek na otwartej dłoni i ilekroć tramwaj hamował, nucił.",
      ],
      picture: {
        place: "balcony",
        pose: "sit",
        props: ["geranium"],
        eyes: "half",
        mouth: "smile",
      },
    },
  ],
};
