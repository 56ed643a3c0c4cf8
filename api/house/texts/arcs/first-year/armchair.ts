import type { Arc } from "#api/house/texts/model.ts";

/** The armchair goes to the upholsterer, and comes home as it was. */
export const armchair: Arc = {
  name: "armchair",
  category: "Daily Life",
  begins: "2027-01-11",
  evenings: [
    {
      title: ["Round by the Window", "Naokoło, pod oknem"],
      en: [
        "The armchair went down the stairs on its back, with its legs in the air, between Tomek and Mr Lis the upholsterer. One of its springs had gone. For a week anyone who sat down in it had heard a note, and on Monday morning the spring itself came out at the side, looked about and caught Ola’s stocking.",
        "Mruk stood on the third-floor landing and watched the chair get smaller. He had been sitting in it until the last moment. Mr Lis, a thin man from Praga with pins in his lapel, had taken him off like a man who has been taking cats off chairs all his life, and had said that the chair would be ready on Friday.",
        "In the big room there was now an empty place. It was lighter than the rest of the carpet, it had the shape of an armchair seen from above, and at its corners there were four dents, each just right for a thumb. Mruk walked round it, on the dark side of the border. He sniffed at one dent. Then he went in, as you go into a room, turned round twice as usual, only on the floor, and lay down.",
        "It was not bad. It was low. On the right there was no arm to rest his chin on, as he always does, so for a while he held his head up by himself.",
        "When Ola came in with the lamp, she was about to cut across, as you do on a carpet. She stopped at the border. She looked at the cat, who was lying in the middle of four dents with his head in the air, turned back and went round by the window, which is five steps longer. “Well?” asked Tomek from the sofa. “There’s somebody sitting there,” said Ola.",
      ],
      pl: [
        "Fotel zjechał po schodach na plecach, nogami do góry, między Tomkiem a panem Lisem, tapicerem. W fotelu puściła sprężyna. Od tygodnia każdy, kto siadał, słyszał nutę, a w poniedziałek rano wyszła bokiem sama sprężyna, rozejrzała się i złapała Olę za pończochę.",
        "Mruk stał na podeście trzeciego piętra i patrzył, jak fotel maleje. Siedział w nim do ostatniej chwili. Pan Lis, chudy człowiek z Pragi, ze szpilkami w klapie, zdjął stamtąd Mruka tak, jak ktoś, kto całe życie zdejmuje koty z foteli, i powiedział, że fotel będzie na piątek.",
        "W dużym pokoju zostało puste miejsce. Było jaśniejsze od reszty dywanu, miało kształt fotela widzianego z góry, a w rogach cztery wgłębienia, każde w sam raz na kciuk. Mruk obszedł je po ciemnej stronie granicy. Powąchał jedno wgłębienie. Potem wszedł, jak się wchodzi do pokoju, obrócił się dwa razy, tak jak zwykle, tyle że na podłodze, i położył się.",
        "Nie było źle. Było nisko. Z prawej brakowało poręczy, na której zawsze opiera brodę, więc przez jakiś czas sam trzymał głowę w górze.",
        "Kiedy weszła Ola z lampą, chciała przejść na ukos, jak to po dywanie. Zatrzymała się na granicy. Popatrzyła na kota, który leżał pośrodku czterech wgłębień z głową w powietrzu, zawróciła i poszła naokoło, pod oknem, o pięć kroków dalej. „No co?” – zapytał Tomek z kanapy. „Tam ktoś siedzi” – odparła Ola.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        mouth: "neutral",
        look: "up",
        company: "nobody",
        eyes: "open",
      },
    },
    {
      title: ["I’m Just Sitting", "Po prostu siedzę"],
      en: [
        "On the second evening without the armchair Tomek came home from a staff meeting that had lasted three hours. He set his briefcase down in the hall, walked into the big room in the dark with the newspaper under his arm, as on a thousand evenings before, turned round and sat down.",
        "There was a crash. Downstairs Mrs Halina put her spoon back in the glass and listened. Ola came running out of the kitchen with flour up to her elbows and turned on the light.",
        "Tomek was sitting on the carpet, in the light patch that the armchair had left, the newspaper still under his arm. The chair was at the upholsterer’s, as everybody knew; he had carried it down himself. He looked straight ahead. “I’m all right,” he said. “I’m just sitting.” There are falls after which it is best to stay as you are.",
        "Mruk, whose armchair it is as well, had been lying a paw’s breadth away. When it was quiet again, he got up, walked round Tomek and looked at him from the front. He saw a lap. It had been absent for two days. It lay lower than usual, but to the right of it there was an elbow, propped on a knee, and it was as far above the lap as the arm of the chair had been.",
        "Mruk got in. He laid his chin on the elbow. Tomek felt for his glasses and opened the newspaper, since it was there, at the page with the weather. “Shall I help you up?” asked Ola. “Not now,” said Tomek in a lower voice. “It’s taken.”",
        "She brought the lamp over and set it down on the carpet where the little table would have been. Dinner was late. At about nine Mrs Halina rang the bell. She had a jar of ointment with her, and only wanted to ask whether the armchair was back yet, because somebody had sat down.",
      ],
      pl: [
        "Drugiego wieczoru bez fotela Tomek wrócił z rady pedagogicznej, która trwała trzy godziny. Postawił teczkę w przedpokoju, wszedł po ciemku do dużego pokoju z gazetą pod pachą, jak wchodził tysiąc razy, odwrócił się i usiadł.",
        "Huk był wielki. Piętro niżej pani Halina odłożyła łyżeczkę do szklanki i nasłuchiwała. Z kuchni wybiegła Ola, w mące po łokcie, i zapaliła światło.",
        "Tomek siedział na dywanie, na jasnej plamie po fotelu, z gazetą wciąż pod pachą. Fotel był u tapicera, wiedzieli o tym wszyscy, sam go znosił. Patrzył przed siebie. „Nic mi nie jest – powiedział. – Po prostu siedzę”. Bywają upadki, po których najlepiej zostać tam, gdzie się jest.",
        "Mruk, do którego fotel też należy, leżał o łapę od zdarzenia. Kiedy się uspokoiło, wstał, obszedł Tomka i obejrzał go od przodu. Zobaczył kolana. Nie było ich od dwóch dni. Znajdowały się niżej niż zwykle, ale z prawej był łokieć, oparty o udo, i sterczał nad nimi tak wysoko jak przedtem poręcz.",
        "Mruk wszedł. Położył brodę na łokciu. Tomek wymacał okulary i otworzył gazetę, skoro już była, na stronie z pogodą. „Pomóc ci wstać?” – zapytała Ola. „Nie teraz – odparł Tomek trochę ciszej. – Zajęte”.",
        "Przyniosła lampę i postawiła ją na dywanie, tam gdzie stałby stolik. Kolacja była późno. Koło dziewiątej zadzwoniła do drzwi pani Halina. Miała ze sobą słoik maści i chciała tylko zapytać, czy fotel już wrócił, bo ktoś usiadł.",
      ],
      picture: { place: "stove", pose: "walk", props: [], eyes: "wide", mouth: "neutral", company: "nobody" },
    },
    {
      title: ["Could You Put Those Back In?", "Proszę włożyć z powrotem"],
      en: [
        "“I’ve got it open,” said the upholsterer on the telephone. “Have you got a pencil?” On the third day the armchair was lying on his bench in Praga with its lining off, and Mr Lis, who is an orderly man, was reading out to Ola what had been found between the seat and the springs.",
        "Hairpins, three. A small coin from 1938. Ola wrote on the back of a page of her translation. Mruk sat beside the telephone, because the receiver was rustling in a way that concerned him: paper, felt, a drawer pulled out. A ticket for the number fifteen tram, punched. A bobbin of grey silk; that was Mrs Halina’s from downstairs, and had been missing since November. Keys, one bunch.",
        "“With a green tag?” asked Ola. With a green tag. She put her hand over the receiver and called Tomek. He came, sat down and was told. He had had a new lock put in because of those keys.",
        "Mr Lis went on. “A milk tooth, in a matchbox.” It grew quiet on the line. Neither Ola nor Tomek had lost a tooth in this chair; it had come from Ola’s grandmother, who had been given it by somebody, teeth and all. “One ball, silver paper. And in the far corner, right at the back, where I’d need the tongs, there’s a cork. Bitten.” Mruk’s ear went up.",
        "“Shall I put it all in a bag for you?” asked Mr Lis. Ola read through her list. The keys she would take, and the silk. About the rest she thought for so long that he asked whether she was still there. “The tooth,” she said, “and the coin, the ticket and the pins. Could you put those back in? They were there before us.” He did not seem surprised. “Most people ask for that,” said Mr Lis. “And the cork? And the ball?” “That isn’t for us to decide,” said Ola, and held the receiver down to Mruk.",
      ],
      pl: [
        "„Już go otworzyłem – powiedział tapicer przez telefon. – Ma pani ołówek?” Trzeciego dnia fotel leżał na warsztacie na Pradze, bez podszewki, a pan Lis, człowiek porządny, dyktował Oli, co znalazł między siedzeniem a sprężynami.",
        "Wsuwki, trzy. Drobna moneta z 1938. Ola pisała na odwrocie kartki z tłumaczeniem. Mruk siedział przy telefonie, bo słuchawka szeleściła w sposób, który go dotyczył: papier, filc, wysuwana szuflada. Bilet na piętnastkę, skasowany. Szpulka szarego jedwabiu; to pani Haliny z dołu, szukała jej od listopada. Klucze, jeden pęk.",
        "„Z zieloną zawieszką?” – zapytała Ola. Z zieloną. Zasłoniła słuchawkę dłonią i zawołała Tomka. Tomek przyszedł, usiadł i się dowiedział. Z powodu tych kluczy kazał wstawić nowy zamek.",
        "Pan Lis ciągnął dalej. „Ząb mleczny, w pudełku od zapałek”. Na linii zrobiło się cicho. Ani Ola, ani Tomek nie zgubili w tym fotelu zęba; fotel był po babci Oli, a babcia też go po kimś miała, razem z zębem. „Kulka ze sreberka. A w samym kącie, z tyłu, musiałbym szczypcami, jest korek. Gryziony”. Mrukowi podniosło się ucho.",
        "„Zapakować wszystko do torebki?” – zapytał pan Lis. Ola przeczytała swoją listę. Klucze weźmie, jedwab też. Nad resztą namyślała się tak długo, że pan Lis spytał, czy jeszcze tam jest. „Ząb – powiedziała – i monetę, i bilet, i wsuwki. Mógłby pan włożyć z powrotem? Były tam przed nami”. Wcale go to nie zdziwiło. „Przeważnie o to proszą – odparł pan Lis. – A korek? A kulka?” „O tym nie my decydujemy” – powiedziała Ola i opuściła słuchawkę do Mruka.",
      ],
      picture: {
        place: "desk",
        pose: "sit",
        props: ["sheet of paper"],
        company: "ola",
      },
    },
    {
      title: ["What Matters Is What Holds", "Ważne, co wytrzyma"],
      en: [
        "A messenger had left a paper parcel with cloth samples, twenty-two of them on a ring. The armchair, at the upholsterer’s since Monday, was to have a new cover, and Mr Lis wanted an answer by Thursday evening, which was now. Ola left the paper in the hall and laid the samples out on the sofa.",
        "“What matters isn’t what we like,” said Ola. The old cover was the third she had known on that chair, and all three had come to the same end under the same claws. “What matters is what holds.” They stepped back. Mruk was asked to come to the sofa.",
        "He began on the left, because that was where they put him down. The knobbly one he took apart in two strokes; it might as well have been salad. At the velvet he closed his eyes. It had a nap, it let a claw in and would not let it out, and Tomek had to lift him off, with five threads. A smooth green one he tried with a single claw and slid off; he tried again, offended. “That’s the one,” said Ola. “He doesn’t like it.”",
        "It was hard, close and as green as a filing cabinet. Tomek laid his hand on it and took it away. “I don’t like it either,” he said after a while. “Nor do I,” said Ola. “It would last thirty years.” That was the difficulty.",
        "Meanwhile Mruk had gone. He was lying in the hall, on something that had slipped out of the paper. It was a grey rag as big as a tray, with a worn pattern of leaves; Mr Lis had enclosed a piece of the old cover, for comparison. Mruk had it under all four paws and was not scratching. He was only holding on.",
        "Ola turned over the twenty-two labels in search of leaves. Then she went to the telephone. “As it was,” she told Mr Lis. “If there’s any more to be had. It holds.”",
      ],
      pl: [
        "Posłaniec zostawił w papierze próbki materiału, dwadzieścia dwie na kółku. Fotel, od poniedziałku u tapicera, miał dostać nowe obicie, a pan Lis chciał wiedzieć jakie, najpóźniej w czwartek wieczorem, czyli teraz. Ola papier zostawiła w przedpokoju, a próbki rozłożyła na kanapie.",
        "„Nieważne, co się nam podoba” – powiedziała Ola. Stare obicie było trzecie, odkąd znała fotel, a wszystkie trzy skończyły w ten sam sposób i pod tymi samymi pazurami. „Ważne, co wytrzyma”. Cofnęli się. Poproszono Mruka na kanapę.",
        "Zaczął od lewej, bo tam go postawiono. Buklę rozebrał dwoma ruchami, równie dobrze mogła być sałatą. Przy aksamicie zamknął oczy. Aksamit miał włos, wpuszczał pazur i nie wypuszczał, tak że Tomek musiał Mruka zdjąć, z pięcioma nitkami. Gładkiej zielonej spróbował jednym pazurem i się ześlizgnął; spróbował jeszcze raz, urażony. „Ta – powiedziała Ola. – Nie podoba mu się”.",
        "Była twarda, zbita i zielona jak szafa na akta. Tomek położył na niej rękę i zaraz ją zabrał. „Mnie też się nie podoba” – wyznał po chwili. „Mnie też nie – powiedziała Ola. – Wytrzymałaby trzydzieści lat”. Na tym polegała trudność.",
        "Mruka tymczasem na kanapie nie było. Leżał w przedpokoju na czymś, co wysunęło się z papieru. Była to szmatka, szara, w wytarte liście, wielkości tacy; pan Lis dołączył dla porównania kawałek starego obicia. Mruk miał ją pod wszystkimi czterema łapami i nie drapał. Tylko się trzymał.",
        "Ola odwróciła dwadzieścia dwie metki, szukając liści. Potem poszła do telefonu. „Takie, jak było – powiedziała panu Lisowi. – Jeśli gdzieś jeszcze jest. To trzyma”.",
      ],
      picture: { place: "stove", pose: "stretch", props: [], eyes: "happy", on: "sofa", company: "ola" },
    },
    {
      title: ["Not Quite Finished on the Right", "Z prawej nie całkiem skończony"],
      en: [
        "On Friday Mr Lis the upholsterer brought the armchair up himself, set it down on the four dents it had left in the carpet and pulled off the sheet. “As it was,” he said. The new cover had grey leaves from top to bottom, like the old. The seat was level, all the seams ran straight.",
        "Mruk came out of the hall. For five days he had kept the chair’s place, on the bare carpet. He went up to the armchair and sniffed at the front leg. The leg was right. He sniffed at the leaves; the leaves were from a shop. He jumped up, turned round twice and sat, as if on a platform. He looked at Ola. He got down and lay on the carpet in front of the chair.",
        "“He’ll have to get used to it,” said Tomek. “They never do,” said Mr Lis. He knelt down and cleared his throat. The right arm was not quite finished, you might say. It could be put right in half an hour.",
        "He drew out four pins and stuck them in his lapel, and the new cover of the arm came off in one piece, like a cuff. Under it was the old one. It was darker than the rest, threadbare, with twenty or thirty furrows in it, all made from the same side, and in the middle the hollow of a chin. “I had the knife in my hand already,” said Mr Lis. “And then I thought: that’s not damage. That’s workmanship.”",
        "Mruk had raised his head. He came round by the right, put up a paw and found the third furrow from the front, where it belonged. When Ola and Tomek had paid and turned round from the door, he was lying in the armchair on the level springs with his chin in the hollow, and the cuff, which has grey leaves and not a mark on it, lay in the drawer with the ironing, for guests.",
      ],
      pl: [
        "W piątek pan Lis, tapicer, sam wniósł fotel, postawił go na czterech wgłębieniach, które po nim zostały w dywanie, i ściągnął prześcieradło. „Taki, jak był” – powiedział. Nowe obicie miało od góry do dołu szare liście, jak stare. Siedzenie było równe, a wszystkie szwy szły prosto.",
        "Z przedpokoju przyszedł Mruk. Przez pięć dni pilnował tego miejsca, na gołym dywanie. Podszedł do fotela i powąchał przednią nogę. Noga się zgadzała. Powąchał liście, a liście były ze sklepu. Wskoczył, obrócił się dwa razy i usiadł jak na trybunie. Spojrzał na Olę. Zszedł i położył się przed fotelem na dywanie.",
        "„Musi się przyzwyczaić” – orzekł Tomek. „One się nie przyzwyczajają” – odparł pan Lis. Uklęknął i odchrząknął. Prawej poręczy właściwie nie skończył. Da się to zrobić w pół godziny.",
        "Wyciągnął cztery szpilki, wpiął je sobie w klapę i nowe obicie poręczy zeszło w jednym kawałku jak mankiet. Pod spodem było stare. Było ciemniejsze od reszty i wytarte, biegło po nim ze dwadzieścia, trzydzieści bruzd, wszystkie z jednej strony, a pośrodku został dołek po brodzie. „Miałem już nóż w ręce – powiedział pan Lis. – I wtedy pomyślałem: to nie uszkodzenie. To robota”.",
        "Mruk podniósł głowę. Podszedł od prawej, sięgnął łapą i znalazł trzecią bruzdę od przodu, tam gdzie powinna być. Gdy Ola z Tomkiem zapłacili i zamknęli za tapicerem drzwi, kot leżał już w fotelu na równych sprężynach, z brodą w dołku, a mankiet w szare liście, bez jednej rysy, czekał w szufladzie z prasowaniem na gości.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "happy",
        on: "armchair",
      },
    },
  ],
};
