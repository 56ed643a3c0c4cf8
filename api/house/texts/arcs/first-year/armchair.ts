import type { Arc } from "#api/house/texts/model.ts";

/** The armchair goes to the upholsterer, and comes home as it was. */
export const armchair: Arc = {
  name: "armchair",
  category: "Daily Life",
  begins: "2027-01-11",
  evenings: [
    {
      title: ["There’s Somebody Sitting There", "Tam ktoś siedzi"],
      en: [
        "The armchair went down the stairs on its back, with its legs in the air, between Tomek and Mr Lis the upholsterer. It had lost a spring. For a week anyone who sat down in it had heard a note, and on Monday the spring itself had come out at the side, looked about and caught Ola’s stocking.",
        "Mruk stood on the third-floor landing and watched it get smaller. He had been sitting in it until the last moment. Mr Lis, a thin man from Praga with pins in his lapel, had taken him off like a man who has been taking cats off chairs all his life, and had said that the chair would be ready on Friday.",
        "In the big room there was now an empty place. It was lighter than the rest of the carpet, it had the shape of an armchair seen from above, and at its corners there were four dents, each as deep as a thumb. Mruk walked round it, on the dark side of the border. He sniffed at one dent. Then he went in, as you go into a room, turned round twice as usual, only on the floor, and lay down.",
        "It was not bad. It was low. On the right there was no arm to rest his chin on, so for a while he held it up himself.",
        "When Ola came in with the lamp, she was about to cut across, as you do on a carpet. She stopped at the border. She looked at the cat, who was lying in the middle of four dents with his head in the air, turned back and went round by the window, which is five steps longer. “Well?” asked Tomek from the sofa. “There’s somebody sitting there,” said Ola.",
      ],
      pl: [
        "Fotel zjechał po schodach na plecach, nogami do góry, między Tomkiem a panem Lisem, tapicerem. Puściła mu sprężyna. Od tygodnia każdy, kto siadał, słyszał jeden ton, a w poniedziałek wyszła bokiem sama sprężyna, rozejrzała się i złapała Olę za pończochę.",
        "Mruk stał na trzecim piętrze i patrzył, jak fotel maleje. Siedział w nim do ostatniej chwili. Pan Lis, chudy człowiek z Pragi, ze szpilkami w klapie, zdjął stamtąd Mruka tak, jak ktoś, kto całe życie zdejmuje koty z foteli, i powiedział, że fotel będzie na piątek.",
        "W dużym pokoju zostało miejsce. Było jaśniejsze od reszty dywanu, miało kształt fotela widzianego z góry, a w rogach cztery wgłębienia, każde głębokie na kciuk. Mruk obszedł je po ciemnej stronie granicy. Powąchał jedno wgłębienie. Potem wszedł, jak się wchodzi do pokoju, obrócił się dwa razy, tak jak zwykle, tyle że na podłodze, i położył się.",
        "Nie było źle. Było nisko. Z prawej brakowało poręczy, na której zawsze opiera brodę, więc przez jakiś czas sam trzymał głowę w górze.",
        "Kiedy weszła Ola z lampą, chciała przejść na ukos, jak to po dywanie. Zatrzymała się na granicy. Popatrzyła na kota, który leżał pośrodku czterech wgłębień z głową w powietrzu, zawróciła i poszła naokoło, pod oknem, o pięć kroków dalej. „No co?” – zapytał Tomek z kanapy. „Tam ktoś siedzi” – odparła Ola.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        en: "Mruk lies on the carpet of the big room with his head held high",
        pl: "Mruk leży na dywanie w dużym pokoju z wysoko uniesioną głową",
      },
    },
    {
      title: ["Tomek Sits Down", "I wtedy Tomek siada"],
      en: [
        "On the second evening without the armchair Tomek came home from a staff meeting that had lasted three hours. He set his briefcase down in the hall, walked into the big room in the dark with the newspaper under his arm, as on a thousand evenings, turned round and sat down.",
        "There was a great crash. Downstairs Mrs Halina put her spoon back in the glass and listened. Ola came running out of the kitchen with flour up to her elbows and turned on the light.",
        "Tomek was sitting on the carpet in the light patch, bolt upright, the newspaper still under his arm. The armchair was at the upholsterer’s in Praga, as everybody knew; he had carried it down himself. He looked straight ahead. “I’m all right,” he said. “I’m just sitting.” There are falls after which it is best to stay as you are.",
        "Mruk had been lying at the edge of the place, a paw’s breadth from where it happened. He had felt the floor give a jump. When it was quiet again, he got up, walked round Tomek and looked at him from the front. He saw a lap. It had been absent for two days. It lay lower than usual, and to the right of it there was an elbow, propped on a knee, exactly as high as the arm of a chair.",
        "Mruk got in. He laid his chin on the elbow. Tomek felt for his glasses and opened the newspaper, since it was there, at the page with the weather. “Shall I help you up?” asked Ola. “Not now,” said Tomek, in a lower voice. “It’s taken.”",
        "She turned off the big light, brought the lamp over and set it down on the carpet where the little table would have been. Dinner was late. At about nine Mrs Halina rang the bell, with a jar of ointment, to ask whether the armchair was back.",
      ],
      pl: [
        "Drugiego wieczoru bez fotela Tomek wrócił z rady pedagogicznej, która trwała trzy godziny. Postawił teczkę w przedpokoju, wszedł po ciemku do dużego pokoju z gazetą pod pachą, jak wchodził tysiąc razy, odwrócił się i usiadł.",
        "Huk był wielki. Piętro niżej pani Halina odłożyła łyżeczkę do szklanki i nasłuchiwała. Z kuchni wybiegła Ola, w mące po łokcie, i zapaliła światło.",
        "Tomek siedział na dywanie, na jasnej plamie, prosty jak świeca, z gazetą wciąż pod pachą. Fotel był u tapicera na Pradze, wiedzieli o tym wszyscy, sam go znosił. Patrzył przed siebie. „Nic mi nie jest – powiedział. – Po prostu siedzę”. Bywają upadki, po których najlepiej zostać tam, gdzie się jest.",
        "Mruk leżał na skraju miejsca, o łapę od zdarzenia. Poczuł, jak podskoczyła podłoga. Kiedy się uspokoiło, wstał, obszedł Tomka i obejrzał go od przodu. Zobaczył kolana. Nie było ich od dwóch dni. Znajdowały się niżej niż zwykle, a z prawej był łokieć, oparty o udo, dokładnie na wysokości poręczy.",
        "Mruk wszedł. Położył brodę na łokciu. Tomek wymacał okulary i otworzył gazetę, skoro już była, na stronie z pogodą. „Pomóc ci wstać?” – zapytała Ola. „Nie teraz – odparł Tomek trochę ciszej. – Zajęte”.",
        "Zgasiła górne światło, przyniosła lampę i postawiła ją na dywanie, tam gdzie stałby stolik. Kolacja była późno. Koło dziewiątej zadzwoniła do drzwi pani Halina, ze słoikiem maści, zapytać, czy fotel już wrócił.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: ["newspaper", "lamp"],
        en: "Mruk lies contentedly beside a newspaper and a lamp",
        pl: "Mruk leży zadowolony obok gazety i lampy",
      },
    },
    {
      title: ["Could You Put Those Back In?", "Proszę włożyć z powrotem"],
      en: [
        "“I’ve got it open,” said the upholsterer on the telephone. “Have you got a pencil?” On the third day the armchair was lying on his bench in Praga with its lining off, and Mr Lis, who is a man of order, was reading out to Ola what had been found between the seat and the springs.",
        "Hairpins, three. A small coin from 1938. Ola wrote on the back of a page of her translation. Mruk sat beside the telephone, because the receiver was rustling in a way that concerned him: paper, felt, a drawer pulled out. A spoon. A ticket for the number fifteen tram, punched. A bobbin of grey silk; that was Mrs Halina’s, and had been missing since St Andrew’s. Keys, one bunch.",
        "“With a green tag?” asked Ola. With a green tag. She put her hand over the receiver and called Tomek. He came, and sat down on the stool, and was told. He had had a new lock put in because of those keys.",
        "Mr Lis went on. “A milk tooth, in a matchbox.” It grew quiet on the line. Neither of them had lost a tooth in this chair; it had come from Ola’s grandmother, just as it stood, and where she had got it nobody knew. “One ball, silver paper. And in the far corner, right at the back, where I’d need the tongs, there’s a cork. Bitten.” Mruk’s ear went up.",
        "“Shall I put it all in a bag for you?” asked Mr Lis. Ola read through her list. The keys she would take, and the silk. About the rest she thought for so long that he asked whether she was still there. “The tooth,” she said, “and the ticket and the pins. Could you put those back in? Where they were.” He did not seem surprised. “Most people ask for that,” said Mr Lis. “And the cork?” “The cork isn’t ours to decide,” said Ola, and held the receiver a little lower.",
      ],
      pl: [
        "„Już go otworzyłem – powiedział tapicer przez telefon. – Jest ołówek?” Trzeciego dnia fotel leżał na warsztacie na Pradze, bez podszewki, a pan Lis, człowiek porządny, dyktował Oli, co znalazł między siedzeniem a sprężynami.",
        "Wsuwki, trzy. Drobna moneta z 1938. Ola pisała na odwrocie kartki z tłumaczeniem. Mruk siedział przy telefonie, bo słuchawka szeleściła w sposób, który go dotyczył: papier, filc, wysuwana szuflada. Łyżeczka. Bilet na piętnastkę, skasowany. Szpulka szarego jedwabiu; to pani Haliny, szukała jej od andrzejek. Klucze, jeden pęk.",
        "„Z zieloną zawieszką?” – zapytała Ola. Z zieloną. Zasłoniła słuchawkę dłonią i zawołała Tomka. Tomek przyszedł, usiadł na taborecie i się dowiedział. Z powodu tych kluczy kazał wstawić nowy zamek.",
        "Pan Lis ciągnął dalej. „Ząb mleczny, w pudełku od zapałek”. Na linii zrobiło się cicho. Żadne z nich nie zgubiło w tym fotelu zęba; fotel był po babci Oli, tak jak stał, a po kim miała go babcia, nie wiadomo. „Kulka ze sreberka. A w samym kącie, z tyłu, musiałbym szczypcami, jest korek. Gryziony”. Mrukowi podniosło się ucho.",
        "„Zapakować wszystko do torebki?” – zapytał pan Lis. Ola przeczytała swoją listę. Klucze weźmie, jedwab też. Nad resztą namyślała się tak długo, że pan Lis spytał, czy jeszcze tam jest. „Ząb – powiedziała – i bilet, i wsuwki. Mógłby pan włożyć z powrotem? Tam gdzie były”. Wcale go to nie zdziwiło. „Przeważnie o to proszą – odparł pan Lis. – A korek?” „O korku nie my decydujemy” – powiedziała Ola i opuściła słuchawkę trochę niżej.",
      ],
      picture: {
        place: "box",
        pose: "sit",
        props: ["books"],
        en: "Mruk sits with one ear pricked, beside some books",
        pl: "Mruk siedzi z nastawionym uchem obok książek",
      },
    },
    {
      title: ["He Was Only Holding On", "Nie drapie, tylko się trzyma"],
      en: [
        "A messenger had left a ring of cloth samples, twenty-two of them. The armchair, at the upholsterer’s since Monday, was to have a new cover, and Mr Lis wanted to know which one by Thursday night. Ola laid them out on the sofa. Tomek was for blue.",
        "“What matters isn’t what we like,” said Ola. The old cover was the third she had known on that chair, and all three had come to the same end at the same hands. “What matters is what holds.” They stepped back. Mruk was asked to come to the sofa.",
        "He began on the left, because he was put down there. The knobbly one he took apart in two strokes; it might as well have been salad. At the velvet he closed his eyes. It had a nap, it let a claw in and would not let it out, and Tomek had to lift him off, with five threads. The tapestry had a stag on it. A smooth green one he tried with a single claw and slid off; he tried again, offended. “That’s the one,” said Ola. “He doesn’t like it.”",
        "It was hard, close and as green as a filing cabinet. You could have wiped it down. Tomek laid his hand on it and took it away. “I don’t like it either,” he said after a while. “Nor do I,” said Ola. “It would last thirty years.” They both felt that this was the difficulty.",
        "Meanwhile Mruk had gone. He was lying in the hall, on something that stuck out of the paper the samples had come in. It was a rag, grey, with a worn pattern of leaves, as big as a tray; Mr Lis had enclosed a piece of the old cover for comparison. Mruk had it under all four paws and was not scratching. He was only holding on.",
        "Ola turned over the twenty-two labels in search of leaves. Then she went to the telephone. “As it was,” she told Mr Lis. “If there’s any more to be had.”",
      ],
      pl: [
        "Posłaniec zostawił na kółku próbki materiału, dwadzieścia dwie, z ząbkowanym brzegiem. Fotel, od poniedziałku u tapicera, miał dostać nowe obicie, a pan Lis chciał wiedzieć jakie, najpóźniej w czwartek wieczorem. Ola rozłożyła próbki na kanapie, kolorami. Tomek był za niebieskim.",
        "„Nieważne, co się nam podoba” – powiedziała Ola. Stare obicie było trzecie, odkąd znała fotel, a wszystkie trzy skończyły w ten sam sposób i z tej samej ręki. „Ważne, co wytrzyma”. Cofnęli się. Poproszono Mruka na kanapę.",
        "Zaczął od lewej, bo tam go postawiono. Buklę rozebrał dwoma ruchami, równie dobrze mogła być sałatą. Przy aksamicie zamknął oczy. Aksamit miał włos, wpuszczał pazur i nie wypuszczał, tak że Tomek musiał Mruka zdjąć, z pięcioma nitkami. Na gobelinie był jeleń. Gładkiej zielonej spróbował jednym pazurem i się ześlizgnął; spróbował jeszcze raz, urażony. „Ta – powiedziała Ola. – Nie podoba mu się”.",
        "Była twarda, zbita i zielona jak szafa na akta. Dałoby się ją przecierać. Tomek położył na niej rękę i zaraz ją zabrał. „Mnie też się nie podoba” – wyznał po chwili. „Mnie też nie – powiedziała Ola. – Wytrzymałaby trzydzieści lat”. Obojgu wydało się, że na tym właśnie polega trudność.",
        "Mruka tymczasem na kanapie nie było. Leżał w przedpokoju na czymś, co wystawało z papieru po próbkach. Była to szmatka, szara, w wytarte liście, wielkości tacy; pan Lis dołączył dla porównania kawałek starego obicia. Mruk miał ją pod wszystkimi czterema łapami i nie drapał. Tylko się trzymał.",
        "Ola odwróciła dwadzieścia dwie metki, szukając liści. Potem poszła do telefonu. „Takie, jak było – powiedziała panu Lisowi. – Jeśli gdzieś jeszcze jest”.",
      ],
      picture: {
        place: "box",
        pose: "loaf",
        props: [],
        en: "Mruk lies on a piece of cloth with his paws tucked in",
        pl: "Mruk leży na kawałku materiału z podwiniętymi łapami",
      },
    },
    {
      title: ["Not Quite Finished on the Right", "Prawej poręczy lepiej nie kończyć"],
      en: [
        "Mr Lis brought the armchair up himself on Friday, set it down on its four dents and pulled off the sheet. “As it was,” he said. The chair had grey leaves from top to bottom. The springs were in, the seat was level, all the seams ran straight.",
        "Mruk came out of the hall. For five days he had kept the place free, with his own body, on the bare carpet. He went up to the armchair and sniffed at the front leg. The leg was right. He sniffed at the leaves; the leaves were from a shop. He jumped up, turned round twice and sat. Nothing gave way beneath him, nothing creaked; he sat as if on a platform. He looked at Ola. He got down and lay on the carpet in front of the chair.",
        "“He’ll have to get used to it,” said Tomek. “They never do,” said Mr Lis. He knelt, took a pin out of his lapel and cleared his throat. There was one thing he wanted to ask. The right arm was not quite finished, you might say. It could be put right in half an hour.",
        "He unhooked something, and the new cover of the arm came off in one piece, like a cuff. Under it was the old one. It was darker than the rest, threadbare, with twenty or thirty furrows in it, all made from the same side, and in the middle the hollow of a chin. “I had the knife in my hand already,” said Mr Lis. “And then I thought: that’s not damage. That’s workmanship.”",
        "Mruk had raised his head. He came round by the right, put up a paw and found the third furrow from the front, where it belonged. When Ola and Tomek had paid and turned round from the door, he was lying in the armchair on the level springs with his chin in the hollow, and the cuff, which has grey leaves and not a mark on it, lay in the drawer with the ironing, for guests.",
      ],
      pl: [
        "W piątek pan Lis sam wniósł fotel, postawił go na czterech wgłębieniach i ściągnął prześcieradło. „Taki, jak był” – powiedział. Fotel od góry do dołu miał szare liście. Sprężyny siedziały, siedzenie było równe, a wszystkie szwy szły prosto.",
        "Z przedpokoju przyszedł Mruk. Przez pięć dni pilnował tego miejsca, własnym ciałem, na gołym dywanie. Podszedł do fotela i powąchał przednią nogę. Noga się zgadzała. Powąchał liście, a liście były ze sklepu. Wskoczył, obrócił się dwa razy i usiadł. Nic pod nim nie ustąpiło, nic nie zajęczało; siedział jak na trybunie. Spojrzał na Olę. Zszedł i położył się przed fotelem na dywanie.",
        "„Musi się przyzwyczaić” – orzekł Tomek. „One się nie przyzwyczajają” – odparł pan Lis. Uklęknął, wyjął z klapy szpilkę i odchrząknął. O jedno chciał jeszcze zapytać. Prawej poręczy właściwie nie skończył. Da się to zrobić w pół godziny.",
        "Odpiął coś i nowe obicie poręczy zeszło w jednym kawałku jak mankiet. Pod spodem było stare. Ciemniejsze od reszty, wytarte, ze dwadzieścia, trzydzieści bruzd, wszystkie z jednej strony, a pośrodku dołek po brodzie. „Miałem już nóż w ręce – powiedział pan Lis. – I wtedy pomyślałem: to nie uszkodzenie. To robota”.",
        "Mruk podniósł głowę. Podszedł od prawej, sięgnął łapą i znalazł trzecią bruzdę od przodu, tam gdzie powinna być. Gdy Ola z Tomkiem zapłacili i odwrócili się od drzwi, leżał w fotelu na równych sprężynach, z brodą w dołku, a mankiet w szare liście, bez jednej rysy, czekał w szufladzie z prasowaniem na gości.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        en: "Mruk lies in the big room with his chin on a soft edge, entirely at home",
        pl: "Mruk leży w dużym pokoju z brodą na miękkim brzegu, całkiem u siebie",
      },
    },
  ],
};
