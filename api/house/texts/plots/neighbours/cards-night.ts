import type { Plot } from "#api/house/texts/model.ts";

/** An evening of rummy at the big table, for buttons; Mrs Halina and Mr Zenon have come up, and Mruk has business there. */
export const cardsNight: Plot = {
  name: "cards-night",
  category: "Friendship",
  when: { timeSlot: ["evening"] },
  pictures: [
    {
      place: "stove",
      pose: "sit",
      props: ["mug"],
      eyes: "wide",
      en: "Mruk sits beside a mug and follows something with his eyes",
      pl: "Mruk siedzi obok kubka i wodzi za czymś oczami",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: ["mug"],
      eyes: "wide",
      en: "Mruk peeks over the edge of a table, where a mug is standing",
      pl: "Mruk zerka znad krawędzi stołu, na którym stoi kubek",
    },
    {
      place: "box",
      pose: "peek",
      props: ["slippers"],
      eyes: "half",
      en: "Mruk looks out of a dark place beside a pair of slippers",
      pl: "Mruk wygląda z ciemnego kąta obok pary kapci",
    },
  ],
  wishes: [
    {
      en: "For rummy the big table is given a cloth, the grey blanket from the ironing board, and Mrs Halina and Mr Zenon come up with their own glasses. They play with Ola and Tomek, for buttons. Mruk looked at the blanket. It was stretched out under the lamp, without a crease, and in the middle, where the cards are drawn, nobody was lying.",
      pl: "Do remika duży stół dostaje obrus, szary koc od prasowania, a pani Halina i pan Zenon przychodzą na górę z własnymi okularami. Grają z Olą i Tomkiem, na guziki. Mruk przyglądał się kocowi. Leżał pod lampą rozciągnięty, bez jednej fałdki, a pośrodku, gdzie się ciągnie karty, nie leżał nikt.",
      titles: [["Where the Cards Are Drawn", "Tam gdzie ciągnie się karty"]],
      endings: [
        {
          en: "He lay down in the middle. The cards to draw from were put on his left, the others on his right, and each player reached across him, Mr Zenon with a short bow. Nobody lost. That evening’s page in the notebook has five columns, and at the head of the fifth, in capitals, stands the word “Bank”.",
          pl: "Położył się na środku. Karty do ciągnięcia ułożono po jego lewej stronie, odrzucone po prawej, i każdy sięgał nad nim, a pan Zenon z lekkim ukłonem. Nikt nie przegrał. W notesie strona z tego wieczoru ma pięć kolumn, a nad piątą stoi drukowanymi literami słowo „bank”.",
          titles: [
            ["At the Head of the Fifth Column", "Nad piątą kolumną jedno słowo"],
            ["Mr Zenon Reached Across, with a Bow", "Pan Zenon sięgał z ukłonem"],
          ],
        },
        {
          en: "The blanket knew him. It had in it eleven years of shirts and one winter of Mruk; he trod it into shape, turned twice, and rolled himself up in the corner of it, then in the side. The cards slid together. They finished the game on the sideboard, standing, and from the table there came only a little steam, as from a good iron.",
          pl: "Koc go pamiętał. Było w nim jedenaście lat koszul i jedna zima Mruka; ugniótł go, obrócił się dwa razy i zawinął w róg, potem w bok. Karty zjechały na kupę. Partię skończono na kredensie, na stojąco, a ze stołu dochodziło już tylko ciche sapanie, jak z dobrego żelazka.",
          titles: [
            ["The Blanket Knew Him", "Koc go pamiętał"],
            ["They Finished It Standing", "Skończono na kredensie, na stojąco"],
          ],
        },
      ],
    },
    {
      en: "Mrs Halina had brought her tin, since in this house rummy is played for buttons. Mr Zenon had received his thirty, Ola and Tomek theirs, and the first four lay in the middle of the big table. One was of mother-of-pearl. Whenever somebody moved the lamp it turned pink, then green, then pink, and Mruk, in the armchair, turned with it.",
      pl: "Pani Halina przyniosła puszkę, bo w remika gra się w tym domu na guziki. Pan Zenon dostał swoje trzydzieści, Ola i Tomek swoje, a pierwsze cztery leżały na środku dużego stołu. Jeden był z masy perłowej. Ilekroć ktoś trącił lampę, robił się różowy, zielony i znów różowy, a głowa Mruka na fotelu chodziła za nim.",
      titles: [["Pink, Then Green, Then Pink", "Różowy, zielony, znów różowy"]],
      endings: [
        {
          en: "It took one paw. The button ran along the edge, thought it over beside Mr Zenon’s elbow and went down; on the floor one heard it spin for a good while, faster and faster, and stop. When they looked there was a cat sitting there. “That one I’d only lent,” said Mrs Halina, and put a plain black one in its place.",
          pl: "Wystarczyła jedna łapa. Guzik pobiegł wzdłuż krawędzi, przy łokciu pana Zenona się zastanowił i poszedł w dół; długo było słychać, jak kręci się na podłodze, coraz prędzej, i staje. Kiedy zajrzeli, siedział tam kot. „Ten był tylko pożyczony” – powiedziała pani Halina i położyła na jego miejsce zwykły, czarny.",
          titles: [
            ["It Thought It Over, and Went Down", "Zastanowił się i poszedł w dół"],
            ["Only Lent, Says Mrs Halina", "Ten był tylko pożyczony"],
          ],
        },
        {
          en: "“He’s got an eye,” said Mrs Halina. She drew a thread out of her cuff, where she always has one, put it through two of the four holes and let the button swing. For the rest of the evening she played with one hand. With the other she lost, round by round, slowly and on purpose, to an opponent on the rug.",
          pl: "„Ma oko” – powiedziała pani Halina. Wysnuła z mankietu nitkę, którą zawsze tam ma, przewlekła przez dwie dziurki z czterech i puściła guzik na nitce w ruch. Do końca wieczoru grała jedną ręką. Drugą przegrywała, runda za rundą, powoli i celowo, z przeciwnikiem na dywanie.",
          titles: [
            ["Two Holes out of Four", "Przez dwie dziurki z czterech"],
            ["With the Other Hand She Lost", "Jedną grała, drugą przegrywała"],
          ],
        },
      ],
    },
    {
      en: "They were playing rummy at the big table, and at Mr Zenon’s elbow stood a plate. Ola had made sandwiches for him and Mrs Halina, twelve of them, open ones, so that from below, from the rug, a pink rim was to be seen. It was ham. Mr Zenon had taken one half an hour ago and put it down again, because of a king.",
      pl: "Przy dużym stole grano w remika, a przy łokciu pana Zenona stał talerz. Ola zrobiła dla niego i dla pani Haliny kanapki, dwanaście, i z dołu, z dywanu, widać było różowy rąbek. Była to szynka. Pan Zenon pół godziny temu wziął jedną do ręki i odłożył, z powodu króla.",
      titles: [["Put Down Because of a King", "Odłożona z powodu króla"]],
      endings: [
        {
          en: "He lifted off the ham, with his teeth, the way a page is turned, and left the bread, the butter and the gherkin as they were. A quarter of an hour later Mr Zenon remembered. He bit, swallowed, and looked at his cards. “There was something else,” he said. Under the table somebody was of the same opinion, and licked it off his whiskers.",
          pl: "Zdjął szynkę zębami, tak jak się odwraca kartkę, a chleb, masło i ogórek zostawił na miejscu. Po kwadransie panu Zenonowi się przypomniało. Ugryzł, przełknął i popatrzył w karty. „Coś tu jeszcze było” – powiedział. Pod stołem ktoś był tego samego zdania i zlizywał je sobie z wąsów.",
          titles: [
            ["There Was Something Else", "Coś tu jeszcze było"],
            ["Bread, Butter and Gherkin as They Were", "Chleb, masło, ogórek bez zmian"],
          ],
        },
        {
          en: "Mr Zenon had run out of buttons. “I’ll stake this,” he said, and moved the sandwich to the middle, and lost it at once, to three tens. Mrs Halina regarded her winnings. After seven she does not eat. She peeled off the ham, lowered it past the edge of the table, and felt it become lighter. “We go on,” she announced.",
          pl: "Panu Zenonowi skończyły się guziki. „Stawiam to” – powiedział, przesunął kanapkę na środek i od razu ją stracił, do trzech dziesiątek. Pani Halina obejrzała wygraną. Po siódmej nie jada. Zdjęła szynkę, opuściła ją poza krawędź stołu i poczuła, jak robi się lżejsza. „Gramy dalej” – oznajmiła.",
          titles: [
            ["Lost to Three Tens", "Do trzech dziesiątek"],
            ["She Felt It Become Lighter", "A w ręku coraz lżej"],
          ],
        },
      ],
    },
    {
      en: "When Mrs Halina and Mr Zenon come up for rummy, a chair is wanting at the big table, and one is brought in from the kitchen. It was the third. On the third chair in the kitchen nobody sits but Mruk, and everyone knows it. Mr Zenon had sat down on it without a question, with his cap on, and was sorting his cards.",
      pl: "Kiedy pani Halina i pan Zenon przychodzą na remika, przy dużym stole brakuje krzesła i przynosi się jedno z kuchni. Przyniesiono trzecie. Na trzecim krześle w kuchni nie siada nikt prócz Mruka i wszyscy o tym wiedzą. Pan Zenon usiadł bez pytania, w czapce, i układał karty.",
      titles: [["Without a Question, with His Cap On", "Bez pytania i w czapce"]],
      endings: [
        {
          en: "To lay down his last card Mr Zenon got up; it was an ace, and he wanted height. When he sat down again, there was less chair than before. He did not turn round. He moved forward, to the front edge, felt something warm lean against his belt from behind, and dealt the next hand very upright, like a man who has been entrusted with a banner.",
          pl: "Żeby wyłożyć ostatnią kartę, pan Zenon wstał; był to as i wymagał wysokości. Kiedy siadał, krzesła było mniej niż przedtem. Nie oglądał się. Przesunął się na przednią krawędź, poczuł, że coś ciepłego opiera mu się z tyłu o pasek, i rozdał następną partię bardzo prosto, jak człowiek, któremu właśnie powierzono sztandar.",
          titles: [
            ["Less Chair Than Before", "Krzesła było mniej niż przedtem"],
            ["An Ace Wants Height", "Wstał, bo to był as"],
          ],
        },
        {
          en: "“Why don’t you say so?” asked Mr Zenon, got up and dusted the seat with his cap. He played the rest of the evening on his feet, walking up and down behind the chair, as he does in the courtyard. From above he saw better. He won forty-four buttons, and Mruk sat with his back to the table and did not ask the score.",
          pl: "„To czemu nie mówisz?” – zapytał pan Zenon, wstał i omiótł siedzenie czapką. Resztę wieczoru grał na nogach i spacerował za krzesłem tam i z powrotem, jak po podwórku. Z góry widział lepiej. Wygrał czterdzieści cztery guziki, a Mruk siedział tyłem do stołu i nie pytał o wynik.",
          titles: [
            ["Why Don’t You Say So?", "To czemu nie mówisz?"],
            ["Mr Zenon Plays on His Feet", "Pan Zenon gra na nogach"],
          ],
        },
      ],
    },
    {
      en: "There had been rummy at the big table since seven, for buttons, and while Mr Zenon was dealing, a card had slipped off and sailed under the table. He had not noticed it, and neither had Mrs Halina. It lay on the floor among eight feet, face up: a queen, with a flower. She looked straight at Mruk. He wanted to know her better.",
      pl: "Od siódmej grano przy dużym stole w remika, na guziki, a kiedy pan Zenon rozdawał, jedna karta ześliznęła się i poszybowała pod stół. Nie zauważył tego ani on, ani pani Halina. Leżała na podłodze pośród ośmiu stóp, twarzą do góry: dama z kwiatkiem. Patrzyła prosto na Mruka. Chciał ją poznać bliżej.",
      titles: [["Among Eight Feet, with a Flower", "Z kwiatkiem pośród ośmiu stóp"]],
      endings: [
        {
          en: "He lay down on her. Above him they counted the cards, came to fifty-one, and counted again more loudly. They shook out the blanket, the sleeves and Mr Zenon’s cap. In the end Mrs Halina took a pearl button and laid it among the hearts, and so it has remained: when she is asked what she holds, it is a king, a knave, and mother-of-pearl.",
          pl: "Położył się na niej. Na górze przeliczono karty, wyszło pięćdziesiąt jeden, i przeliczono głośniej. Wytrząśnięto koc, rękawy i czapkę pana Zenona. W końcu pani Halina wzięła perłowy guzik i położyła go między kierami, i tak już zostało: kiedy się ją pyta, co ma, to króla, waleta i masę perłową.",
          titles: [
            ["Fifty-One, Counted Again More Loudly", "Pięćdziesiąt jeden, a teraz głośniej"],
            ["King, Knave and Mother-of-Pearl", "Król, walet i masa perłowa"],
          ],
        },
        {
          en: "He brought her out in his teeth, past the eight feet, and laid her on Mrs Halina’s shoe, since a lady belongs with a lady. In one corner there are now two small holes. Everyone can see from the back who is holding her, and nobody says anything; Mr Zenon, when she comes to him, puts his thumb over the place.",
          pl: "Wyniósł ją w zębach, obok wszystkich ośmiu stóp, i położył na bucie pani Haliny, bo dama do damy. W jednym rogu są teraz dwie małe dziurki. Od tyłu każdy widzi, kto ją trzyma, i nikt nic nie mówi; pan Zenon, kiedy do niego trafia, zasłania to miejsce kciukiem.",
          titles: [
            ["Two Small Holes, and Nobody Says Anything", "Dwie dziurki, o których się nie mówi"],
            ["A Lady Belongs with a Lady", "Bo dama do damy"],
          ],
        },
      ],
    },
    {
      en: "Mr Zenon, who had come up with Mrs Halina to play rummy, does not sit well on forty keys. He had hung them over the back of his chair at the big table, on their ring, with a leather strap below. With each card that he laid the strap moved. Mruk heard it from the hall, and had been sitting beneath it for two games.",
      pl: "Pan Zenon, który przyszedł z panią Haliną na remika, źle siedzi na czterdziestu kluczach. Powiesił je na oparciu krzesła przy dużym stole, na kółku, z rzemieniem u dołu. Przy każdej wyłożonej karcie rzemień się ruszał. Mruk usłyszał to aż w przedpokoju i siedział pod nim już drugą partię.",
      titles: [["On Forty Keys Nobody Sits Well", "Źle się siedzi na czterdziestu kluczach"]],
      endings: [
        {
          en: "Forty keys on a wooden floor are heard down to the cellar. Mr Zenon did not bend down; he listened after them with his head on one side. “Loft,” he said, “coal hole, gate, and there was one I didn’t know.” It had opened out of the bunch for Mruk, small, with a heart-shaped handle, and neither of them looked at the cards any more.",
          pl: "Czterdzieści kluczy na drewnianej podłodze słychać do samej piwnicy. Pan Zenon nie schylił się; nasłuchiwał z głową na bok. „Strych – powiedział – węgiel, brama, i był jeden, którego nie znam”. Leżał z brzegu, przed Mrukiem, mały, z uchem w kształcie serca, i obaj nie patrzyli już w karty.",
          titles: [
            ["And There Was One I Didn’t Know", "Był jeden, którego nie znam"],
            ["Loft, Coal Hole, Gate", "Strych, węgiel, brama"],
          ],
        },
        {
          en: "Mr Zenon felt a tug, and another. He took the ring from behind his back, chose for a while, and worked one off. “This one fits nothing,” he said, “but nobody need know that.” Mruk carried it by the eye into the armchair. At the end of the evening thirty-nine went downstairs; the fortieth lay under a white paw, from respect.",
          pl: "Pan Zenon poczuł szarpnięcie, potem drugie. Zdjął kółko zza pleców, wybierał przez chwilę i jeden odczepił. „Ten do niczego nie pasuje – powiedział – ale nikt nie musi o tym wiedzieć”. Mruk zaniósł go za ucho na fotel. Kiedy się rozchodzono, na dół zeszło trzydzieści dziewięć; czterdziesty leżał pod białą łapą, od szacunku.",
          titles: [
            ["Thirty-Nine Went Downstairs", "Na dół zeszło trzydzieści dziewięć"],
            ["This One Fits Nothing", "Ten do niczego nie pasuje"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But Mrs Halina plays better with a cat. She had picked him up in passing, put him in her lap, said “For luck, treasure”, and laid her left arm over him, as one lays a ruler on a pattern. From under it he saw the edge of the table and a bit of lamp. It was a kind arm. It was also a very practised one.",
      pl: "Ale pani Halina lepiej gra z kotem. Po drodze go podniosła, wzięła na kolana, powiedziała „na szczęście, skarbie” i położyła na nim lewe ramię, jak się kładzie linijkę na wykrój. Mruk widział spod niego krawędź stołu i kawałek lampy. Było to dobre ramię. I bardzo wprawne.",
      titles: [["For Luck, Treasure", "Na szczęście, skarbie"]],
      pays: ["on the lap"],
      turns: [
        {
          en: "The luck came. It came all at once: a nine, a ten, a knave, and then the joker, and for so much luck a person needs two hands. She laid out one row and a second one below it, straight as buttonholes. When she felt for the cat, to thank him, her lap had become light, and there was nothing on her skirt but a few grey hairs.",
          pl: "Szczęście przyszło. Przyszło od razu całe: dziewiątka, dziesiątka, walet, a potem joker, a na tyle szczęścia trzeba obu rąk. Wyłożyła jeden rządek i pod nim drugi, równo jak dziurki do guzików. Kiedy poszukała kota, żeby mu podziękować, na kolanach było lekko i zostało tylko trochę szarych włosów.",
          titles: [
            ["All That Luck, and Two Hands", "Na tyle szczęścia trzeba obu rąk"],
            ["Straight as Buttonholes", "Równo jak dziurki"],
          ],
        },
        {
          en: "He purred, and it was that which betrayed her. Each time she drew something good the arm tightened, each time it tightened he went louder, and after the third Mr Zenon put down his cards. “I can hear her queens,” he said. They voted. Mrs Halina set the cat on the floor, with her own hands, and drew a two.",
          pl: "Mruczał i to ją zdradziło. Ilekroć dobrała coś dobrego, ramię się zaciskało, ilekroć się zacisnęło, robił się głośniejszy, i za trzecim razem pan Zenon odłożył karty. „Słyszę jej damy” – powiedział. Głosowano. Pani Halina własnymi rękami postawiła kota na podłodze i pociągnęła dwójkę.",
          titles: [
            ["I Can Hear Her Queens", "Słychać jej damy"],
            ["After the Vote She Drew a Two", "Po głosowaniu dwójka"],
          ],
        },
      ],
    },
    {
      en: "But Mr Zenon was thinking. When he thinks, nothing at the table may stir; he lifts his forefinger, shuts one eye, and whoever so much as reaches for the sugar has to be sorry. Mrs Halina sat there with her glass half raised. Mruk had a bell round his neck, and he had set out with only three feet on the ground.",
      pl: "Ale pan Zenon myślał. Kiedy myśli, przy stole nic się nie może poruszyć; podnosi palec wskazujący, zamyka jedno oko i kto choćby sięgnie po cukier, ten pożałuje. Pani Halina siedziała ze szklanką w pół drogi. Mruk miał na szyi dzwonek, a ruszał właśnie i tylko trzy nogi stały na ziemi.",
      titles: [["Only Three Feet on the Ground", "Na trzech nogach i z dzwonkiem"]],
      pays: ["Mr Zenon thinks"],
      turns: [
        {
          en: "The thinking took eleven minutes by the kitchen clock. In eleven minutes much can be done if it is done slowly enough. Mruk went on as the hour hand goes on: nobody saw him move, but whoever looked again found him somewhere else. “Pass,” said Mr Zenon at last, and opened his eye. The spot on which he had left the cat was empty.",
          pl: "Myślenie trwało jedenaście minut według kuchennego zegara. Przez jedenaście minut można dużo zrobić, jeśli robi się to dość powoli. Mruk szedł tak, jak idzie mała wskazówka: nikt nie widział, że się rusza, ale kto spojrzał znowu, znajdował go gdzie indziej. „Pas” – powiedział wreszcie pan Zenon i otworzył oko. Miejsce, w którym zostawił kota, było puste.",
          titles: [
            ["As the Hour Hand Goes", "Tak jak idzie mała wskazówka"],
            ["Eleven Minutes, and Then “Pass”", "Jedenaście minut, a potem pas"],
          ],
        },
        {
          en: "The fourth foot came down, and the bell said one word. “Thank you,” replied Mr Zenon, who had been of two minds, and threw out his seven of clubs. It was what Mrs Halina had been waiting for since a quarter past seven. In the noise that followed a whole herd of cats could have crossed the room, and a single one did.",
          pl: "Czwarta noga opadła i dzwonek powiedział jedno słowo. „Dziękuję” – odparł pan Zenon, który był w rozterce, i rzucił siódemkę trefl. Właśnie na nią pani Halina czekała od kwadransa po siódmej. W hałasie, który potem nastąpił, mogłoby przejść przez pokój całe stado kotów, a przeszedł jeden.",
          titles: [
            ["The Bell Said One Word", "Jedno słowo od dzwonka"],
            ["Since a Quarter Past Seven", "Od kwadransa po siódmej"],
          ],
        },
      ],
    },
    {
      en: "Unfortunately a suspicion had arisen. Mruk had stood behind Mrs Halina for a moment and moved his tail, and thereupon Mr Zenon had thrown the wrong card. “He’s giving signs,” said Mr Zenon. The accused was put in the armchair, with his face to the stove, until the matter should be cleared up, and every step towards the table counted as evidence.",
      pl: "Niestety powstało podejrzenie. Mruk stał przez chwilę za panią Haliną i ruszył ogonem, a zaraz potem pan Zenon rzucił nie tę kartę. „On daje znaki” – powiedział pan Zenon. Oskarżonego posadzono na fotelu, przodem do pieca, do czasu wyjaśnienia sprawy, a każdy krok w stronę stołu liczył się jako dowód.",
      titles: [["Is He Giving Signs?", "Czy on daje znaki?"]],
      turns: [
        {
          en: "“Once to the left for hearts,” said Mr Zenon and watched the tail. It went to the left. He played hearts and lost; it went to the right, he played spades, and lost nine buttons. “It’s a swindle,” he declared with respect, “there’s nothing in it.” With that the case was closed, and the accused left the armchair without a stain.",
          pl: "„Raz w lewo to kiery” – powiedział pan Zenon i patrzył na ogon. Poszedł w lewo. Zagrał w kiery i przegrał; ogon poszedł w prawo, zagrał w piki i przegrał dziewięć guzików. „Szwindel – ogłosił z uznaniem. – Nic się w tym nie kryje”. Na tym sprawę zamknięto i oskarżony zszedł z fotela bez plamki.",
          titles: [
            ["Once to the Left for Hearts", "Raz w lewo to kiery"],
            ["The Accused Left Without a Stain", "Oskarżony wyszedł bez plamki"],
          ],
        },
        {
          en: "In the brass door of the stove one can see the whole table, bent, but with all its cards. Mrs Halina discovered it, because from there two green eyes were looking back at her. She said so at once; she is honest. Now he knew everything in any case, and there was no longer a spot in the room where he was less dangerous than among them.",
          pl: "W mosiężnych drzwiczkach pieca widać cały stół, wygięty, ale ze wszystkimi kartami. Odkryła to pani Halina, bo patrzyło stamtąd na nią dwoje zielonych oczu. Powiedziała to od razu; jest uczciwa. Teraz i tak wiedział wszystko, więc nie było w pokoju miejsca, gdzie byłby mniej groźny niż między nimi.",
          titles: [
            ["What Is Seen in the Stove Door", "Co widać w drzwiczkach pieca"],
            ["Mrs Halina Said So at Once", "Pani Halina jest uczciwa"],
          ],
        },
      ],
    },
    {
      en: "But they had dealt him in. It was Mr Zenon’s idea: somebody who is there all evening ought to take part. The armchair had been pushed up, and before Mruk lay thirteen cards, face down, and a player does not leave his place before the game is over. It says so in Mr Zenon’s notebook, on the first page, and Mrs Halina nodded at it.",
      pl: "Ale jemu też rozdano. Wymyślił to pan Zenon: kto siedzi cały wieczór, powinien grać. Przysunięto fotel i przed Mrukiem leżało trzynaście kart, zakrytych, a gracz nie opuszcza miejsca przed końcem partii. Stoi to w notesie pana Zenona na pierwszej stronie i pani Halina przytaknęła.",
      titles: [["Thirteen Cards, Face Down", "Trzynaście kart, zakrytych"]],
      pays: ["cards dealt"],
      turns: [
        {
          en: "“Your turn, Mr Mruk,” said Mr Zenon four times. The fifth time he turned up the cards himself, to help. There were six spades in a row, four knaves and three fives. There was silence. Mrs Halina laid down hers without a word. With this the game was over, the winner was free to go, and eighteen buttons were pushed after him.",
          pl: "„Pańska kolej” – powiedział pan Zenon do Mruka cztery razy. Za piątym sam odkrył karty, żeby pomóc. Było sześć pików po kolei, cztery walety i trzy piątki. Zapadła cisza. Pani Halina bez słowa odłożyła swoje. Tym samym partia się skończyła, zwycięzca był wolny i przysunięto mu osiemnaście guzików.",
          titles: [
            ["Six Spades in a Row", "Sześć pików po kolei"],
            ["Your Turn, Said Four Times", "Pańska kolej, po raz piąty"],
          ],
        },
        {
          en: "He put a paw on the thirteen, to draw them closer, and they went over the edge, one after another, like people leaving a tram. “He’s laid down everything,” stated Mrs Halina, “on the floor, but everything.” Mr Zenon looked it up. About the floor there was nothing in the notebook. He wrote it in, and by then the place was vacant.",
          pl: "Położył na trzynastce łapę, żeby ją sobie przysunąć, i poszły przez krawędź, jedna po drugiej, jak ludzie z tramwaju. „Wyłożył wszystko – stwierdziła pani Halina. – Na podłogę, ale wszystko”. Pan Zenon sprawdził. O podłodze w notesie nic nie było. Dopisał, a tymczasem miejsce było już puste.",
          titles: [
            ["On the Floor, but Everything", "Na podłogę, ale wszystko"],
            ["Like People Leaving a Tram", "Jedna po drugiej, jak z tramwaju"],
          ],
        },
      ],
    },
    {
      en: "Between two games Mrs Halina had begun to build. She took the second pack, with which nobody was playing, and set up a house at the edge of the table, then a floor on top of it, then another. When it stood five storeys high, no one breathed any more. “If that falls,” said Mr Zenon, “I know who it was.” He was looking down at Mruk.",
      pl: "W przerwie między partiami pani Halina zaczęła budować. Wzięła drugą talię, którą nikt nie grał, i postawiła na brzegu stołu domek, na nim piętro, potem następne. Kiedy miał ich pięć, nikt już nie oddychał. „Jak się zawali – powiedział pan Zenon – to wiem, kto to był”. Patrzył w dół, na Mruka.",
      titles: [["If That Falls, I Know Who It Was", "Jak się zawali, wiadomo kto"]],
      pays: ["a house of cards"],
      turns: [
        {
          en: "It was the moustache. A draught had got into it, or a crumb; Mr Zenon put his head back, said “Oh”, held it, held it again, and then sneezed like a cellar door. Of the five storeys two were found in the fruit bowl. “Bless you,” said Mrs Halina. The person under suspicion had not moved a whisker, and now did, since nobody minded.",
          pl: "Przez wąsy. Coś w nie weszło, przeciąg albo okruszek; pan Zenon odchylił głowę, powiedział „o”, wstrzymał, jeszcze raz wstrzymał i kichnął jak drzwi od piwnicy. Z pięciu pięter dwa znalazły się w misie na owoce. „Na zdrowie” – powiedziała pani Halina. Podejrzany nie ruszył dotąd ani wąsem, a teraz ruszył, skoro nikt nie miał nic przeciwko.",
          titles: [
            ["Two Storeys in the Fruit Bowl", "Dwa piętra w misie na owoce"],
            ["He Sneezed like a Cellar Door", "Kichnął jak drzwi od piwnicy"],
          ],
        },
        {
          en: "Mruk walked past it. He took the side by the wall, sleeve by sleeve, drew in what he has for a waist, and carried his tail through behind him, upright, like a candle through a barn. Not one card stirred. They forgot themselves and clapped; and the house sat down, all five storeys, into the applause. By then he was through.",
          pl: "Mruk przeszedł obok. Wybrał stronę od ściany, rękaw za rękawem, wciągnął to, co ma zamiast talii, i przeniósł za sobą ogon, pionowo, jak świecę przez stodołę. Nie drgnęła ani jedna karta. Zapomnieli się i zaczęli klaskać, a wtedy domek usiadł, wszystkie pięć pięter, wprost w oklaski. On był już po drugiej stronie.",
          titles: [
            ["Like a Candle Through a Barn", "Jak świecę przez stodołę"],
            ["They Forgot Themselves and Clapped", "Zapomnieli się i klaskali"],
          ],
        },
      ],
    },
    {
      en: "Only, there was no way in. With four players the big table has knees on all sides, close together like a fence, and above the knees elbows; where a gap might have been, between Mrs Halina and Mr Zenon, stood her bag with the knitting. Mruk had walked round the whole of it twice. It was as when a circus has come and nobody has a ticket.",
      pl: "Tyle że nie było którędy. Przy czworgu graczach duży stół ma ze wszystkich stron kolana, jedno przy drugim jak płot, a nad kolanami łokcie; tam, gdzie mogłaby być dziura, między panią Haliną a panem Zenonem, stała jej torba z robótką. Mruk obszedł to dwa razy. Było jak przed cyrkiem, kiedy nikt nie ma biletu.",
      titles: [["A Fence of Knees", "Kolano przy kolanie jak płot"]],
      turns: [
        {
          en: "Then Mr Zenon got good cards. He believes that nothing shows in his face, and that is true; with him it shows in the feet. First the left heel began to tap, then the right, and at the fourth king both of them danced apart by the width of a cat. Mrs Halina heard it and threw in her hand. Mruk was already inside.",
          pl: "Wtedy panu Zenonowi przyszły dobre karty. Uważa, że po twarzy nic mu nie widać, i to prawda; u niego widać po nogach. Najpierw zaczęła stukać lewa pięta, potem prawa, a przy czwartym królu obie rozeszły się w tańcu na szerokość kota. Pani Halina usłyszała i rzuciła karty. Mruk był już w środku.",
          titles: [
            ["At the Fourth King They Danced", "Przy czwartym królu zatańczyły"],
            ["It Shows in the Feet", "Po twarzy nie, po nogach"],
          ],
        },
        {
          en: "So he used the bag. He got in on the outer side, where the wool hung out, and lay down on the needles, which gave way. “Who’s pushing?” asked Mr Zenon, and with his foot moved the bag out of his way, that is, under the table. Mrs Halina saw her knitting go past. It had ears, and it looked satisfied with the service.",
          pl: "Skorzystał więc z torby. Wsiadł od zewnątrz, tam gdzie zwisała włóczka, i położył się na drutach, które ustąpiły. „Kto się pcha?” – spytał pan Zenon i odsunął torbę nogą, czyli wsunął ją pod stół. Pani Halina widziała, jak mija ją robótka. Miała uszy i wyglądała na zadowoloną z obsługi.",
          titles: [
            ["Who’s Pushing?", "Kto się tam pcha?"],
            ["Her Knitting Went Past, with Ears", "Robótka, a z niej uszy"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "Mr Zenon was keeping the accounts. In this house they are kept in buttons, by size, and a coat button is worth three of the shirt kind; for a wooden one with an anchor he had to lick his pencil and think. “Two and a half,” he decided. Mrs Halina looked at him over her glasses until it was three.",
      pl: "Pan Zenon prowadził rachunki. W tym domu liczy się w guzikach, według rozmiaru, i jeden płaszczowy wart jest trzech koszulowych; przy drewnianym z kotwicą musiał poślinić ołówek i pomyśleć. „Dwa i pół” – zdecydował. Pani Halina patrzyła na niego znad okularów, aż zrobiło się trzy.",
      titles: [["What Is One with an Anchor Worth?", "Ile wart jest ten z kotwicą?"]],
      unless: ["Mr Zenon thinks"],
    },
    {
      en: "“I once played against a bridegroom,” said Mrs Halina while she shuffled, “the night before, for his waistcoat.” She cut the cards. They waited. “And?” asked Mr Zenon. “He was married in a pullover,” said Mrs Halina, and dealt, all round the table, with a wrist like a sewing machine. “She told me later that it suited him.”",
      pl: "„Grałam kiedyś z panem młodym – powiedziała pani Halina, tasując. – W wieczór przed, o kamizelkę”. Przełożyła talię. Czekali. „I co?” – spytał pan Zenon. „Szedł do ślubu w swetrze” – odparła pani Halina i rozdała dookoła, z nadgarstka, jak maszyna do szycia. „Mówiła mi potem, że było mu do twarzy”.",
      titles: [["Against a Bridegroom, for His Waistcoat", "Z panem młodym o kamizelkę"]],
      unless: ["Mr Zenon thinks", "on the lap", "cards dealt"],
    },
    {
      en: "The fifteen went by, and for as long as the lamp swung everyone pressed the cards to the chest, as if the passengers could look in. On the third floor this is unlikely. Mr Zenon nevertheless turned his chair a little away from the street. “People come and go,” he said, “but an ace they remember.”",
      pl: "Przejechała piętnastka i dopóki kołysała się lampa, wszyscy przyciskali karty do piersi, jakby pasażerowie mogli zajrzeć. Na trzecim piętrze to mało prawdopodobne. Pan Zenon mimo to odwrócił się z krzesłem trochę od ulicy. „Ludzie się zmieniają – powiedział – ale asa każdy zapamięta”.",
      titles: [["An Ace They Remember", "Ale asa każdy zapamięta"]],
      unless: ["a house of cards"],
    },
    {
      en: "Mrs Halina, who was winning, suddenly held one of the buttons to the light. It was dark red and had a scratch. “That’s from Irena’s coat,” she said, “the one with the hood.” She did not put it back with the others. She laid it beside her glass, and whenever she drew a good card, she showed it to the button first.",
      pl: "Pani Halina, która akurat wygrywała, podniosła nagle jeden z guzików do światła. Był ciemnoczerwony, z rysą. „Ten jest od płaszcza Ireny – powiedziała. – Tego z kapturem”. Nie odłożyła go do reszty. Położyła przy szklance, a ilekroć dobrała dobrą kartę, pokazywała ją najpierw guzikowi.",
      titles: [["From Irena’s Coat, with the Hood", "Od płaszcza Ireny, z kapturem"]],
    },
    {
      en: "Tea was poured. Mr Zenon took three spoons of sugar and did not stir; the third, he holds, is for later, and whoever stirs has nothing to look forward to. Mrs Halina takes none, and stirs for company. For a while one heard only that: a small spoon going round in a glass, and cards being put in order.",
      pl: "Nalano herbaty. Pan Zenon wziął trzy łyżeczki cukru i nie mieszał; trzecia, jak twierdzi, jest na później, a kto zamiesza, ten nie ma na co czekać. Pani Halina nie słodzi, za to miesza, dla towarzystwa. Przez chwilę słychać było tylko to: jak łyżeczka chodzi w szklance i jak układają się karty.",
      titles: [["For Company Mrs Halina Stirs", "Nie słodzi, za to miesza"]],
      unless: ["Mr Zenon thinks"],
    },
    {
      en: "Mr Zenon began to whistle. It was a march, very soft, between the teeth; he does it when he is holding a joker, everyone in the house has known it for years, and he has not. Ola held back her tens. Tomek held back his. Mrs Halina hummed the second part, so that he should not be alone in it, and kept her queens.",
      pl: "Pan Zenon zaczął gwizdać. Marsza, bardzo cicho, przez zęby; robi to, kiedy ma jokera, cały dom wie o tym od lat, a on nie. Ola przytrzymała dziesiątki. Tomek przytrzymał swoje. Pani Halina nuciła drugi głos, żeby nie był w tym sam, i zatrzymała damy.",
      titles: [["Between the Teeth, a March", "Marsz, przez zęby"]],
    },
    {
      en: "“Rain,” said Mr Zenon, and everybody looked at the window, where there was nothing of the kind. He had meant the cards. When it rains, in his language, one gets nothing but small stuff; thaw is a pair, and a queen coming after a king is called the first swallow. Mrs Halina had a spell of fine weather. She did not report it.",
      pl: "„Deszcz” – powiedział pan Zenon i wszyscy spojrzeli w okno, a tam nic podobnego. Miał na myśli karty. Kiedy pada, to w jego języku przychodzi sam drobiazg; para to odwilż, a dama po królu nazywa się pierwsza jaskółka. U pani Haliny panowała pogoda. Nie zgłosiła tego.",
      titles: [["In Mr Zenon’s Hand It Rains", "U pana Zenona pada"]],
      when: { weather: ["clear"] },
    },
  ],
};
