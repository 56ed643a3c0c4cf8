import type { Plot } from "#api/house/texts/model.ts";

/** An evening of rummy at the big table, for buttons; Mrs Halina and Mr Zenon have come up, and Mruk has business there. */
export const cardsNight: Plot = {
  name: "cards-night",
  category: "Friendship",
  when: { timeSlot: ["evening"] },
  wishes: [
    {
      titles: [["Where the Cards Are Drawn", "Tam, skąd dobiera się karty"]],
      en: "For rummy the big table is given a cloth, the grey blanket from the ironing board, and Mrs Halina and Mr Zenon come up with their own glasses. They play with Ola and Tomek, for buttons. Mruk looked at the blanket. It was stretched out under the lamp, without a crease, and in the middle, where the cards are drawn, nobody was lying.",
      pl: "Do remika duży stół dostaje obrus, szary koc od prasowania, a pani Halina i pan Zenon przychodzą na górę z własnymi okularami. Grają z Olą i Tomkiem, na guziki. Mruk przyglądał się kocowi. Koc leżał pod lampą rozciągnięty, bez jednej fałdki, a pośrodku, gdzie się ciągnie karty, nie leżał nikt.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "wide", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Who Heads the Fifth Column?", "Kto ma piątą kolumnę?"],
            ["Mr Zenon Reached Across, with a Bow", "Pan Zenon sięgał z ukłonem"],
          ],
          en: "Mruk lay down in the middle. The cards to draw from were put on his left, the others on his right, and each player reached across him, Mr Zenon with a short bow. Nobody lost. That evening’s page in the notebook has five columns, and at the head of the fifth, in capitals, stands the word “Bank”.",
          pl: "Mruk położył się na środku. Karty do ciągnięcia ułożono po jego lewej stronie, odrzucone po prawej, i każdy sięgał nad nim, a pan Zenon z lekkim ukłonem. Nikt nie przegrał. W notesie strona z tego wieczoru ma pięć kolumn, a nad piątą stoi drukowanymi literami słowo „bank”.",
          picture: {
            place: "desk",
            pose: "loaf",
            on: "spread blanket",
            props: [],
            eyes: "half",
            company: "zenon",
            posture: "sitting",
            inHand: "playing cards",
          },
        },
        {
          titles: [
            ["The Blanket Knew Mruk", "Koc pamiętał Mruka"],
            ["The Game Was Finished Standing", "Partię skończono na stojąco"],
          ],
          en: "The blanket knew Mruk. It had any number of shirts in it and a good deal of cat; he trod it into shape, turned twice, and rolled himself up in the corner of it, then in the side. The cards slid together. They finished the game on the sideboard, standing, and from the table there came only a little steam, as from a good iron.",
          pl: "Koc pamiętał Mruka. Było w nim mnóstwo koszul i sporo kota; Mruk ugniótł go, obrócił się dwa razy i zawinął w róg, potem w bok. Karty zjechały na kupę. Partię skończono na kredensie, na stojąco, a ze stołu dochodziło już tylko ciche sapanie, jak z dobrego żelazka.",
          picture: {
            place: "desk",
            pose: "loaf",
            on: "spread blanket",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the fifteen"],
          titles: [["Under the Swinging Lamp", "Pod lampą, która się buja"]],
          en: "Mruk chose the next fifteen. As the lamp began to swing and all hands flew to all chests, there was nothing on the grey blanket but its light, going to and fro; and when it hung still, it hung over a cat, exactly in the middle, with a draw pile on each side. “He came by tram,” said Mr Zenon. They dealt round him. At every fifteen after that he alone lay where he lay and had nothing to hide.",
          pl: "Mruk wybrał następną piętnastkę. Kiedy lampa zaczęła się kołysać i wszystkie ręce poszły do piersi, na szarym kocu nie było nic prócz jej światła, tam i z powrotem, a kiedy stanęła, wisiała nad kotem, w samym środku, z talią z jednej strony i odrzuconymi z drugiej. „Przyjechał tramwajem” – powiedział pan Zenon. Rozdawali dookoła. Przy każdej następnej piętnastce on jeden leżał, jak leżał, i nie miał nic do ukrycia.",
          picture: {
            place: "desk",
            pose: "loaf",
            on: "spread blanket",
            props: [],
            eyes: "open",
            company: "zenon",
            posture: "sitting",
            inHand: "playing cards",
          },
        },
      ],
    },
    {
      en: "Mrs Halina had brought her tin, since in this house rummy is played for buttons. Mr Zenon had received his thirty, Ola and Tomek theirs, and the first four lay in the middle of the big table. One was of mother-of-pearl. Whenever somebody moved the lamp it turned pink, then green, then pink, and Mruk’s head, in the armchair, turned with it.",
      pl: "Pani Halina przyniosła puszkę, bo w remika gra się w tym domu na guziki. Pan Zenon dostał swoje trzydzieści, Ola i Tomek swoje, a pierwsze cztery leżały na środku dużego stołu. Jeden był z masy perłowej. Ilekroć ktoś trącił lampę, robił się różowy, zielony i znów różowy, a głowa Mruka na fotelu chodziła za nim.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "wide",
        look: "away",
        on: "armchair",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["The Button Thought It Over", "Guzik się zastanowił i poszedł"],
            ["Only Lent, Says Mrs Halina", "Ten był tylko pożyczony"],
          ],
          en: "For the pearl button one paw was enough. It ran along the edge, thought it over beside Mr Zenon’s elbow and went down; on the floor it could be heard spinning for a good while, faster and faster, and stopping. When they looked there was a cat sitting there. “That one I’d only lent,” said Mrs Halina, and put a plain black one in its place.",
          pl: "Na perłowy wystarczyła jedna łapa. Guzik pobiegł wzdłuż krawędzi, przy łokciu pana Zenona się zastanowił i poszedł w dół; długo było słychać, jak kręci się na podłodze, coraz prędzej, i staje. Kiedy zajrzeli, siedział tam kot. „Ten był tylko pożyczony” – powiedziała pani Halina i położyła na jego miejsce zwykły, czarny.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "reader", company: "nobody" },
        },
        {
          titles: [["With the Other Hand She Lost to a Cat", "Jedną grała, drugą przegrywała"]],
          en: "“That cat’s got an eye for buttons,” said Mrs Halina. She drew a thread out of her cuff, where she always has one, put it through two of the four holes and let the button swing. For the rest of the evening she played with one hand. With the other she lost, round by round, slowly and on purpose, to an opponent on the rug.",
          pl: "„Ten kot ma oko do guzików” – powiedziała pani Halina. Wysnuła z mankietu nitkę, którą zawsze tam ma, przewlekła przez dwie dziurki z czterech i puściła guzik na nitce w ruch. Do końca wieczoru grała jedną ręką. Drugą przegrywała, runda za rundą, powoli i celowo, z przeciwnikiem na dywanie.",
          picture: {
            place: "stove",
            pose: "crouch",
            on: "rug",
            props: [],
            eyes: "wide",
            look: "up",
            company: "nobody",
          },
        },
        {
          needs: ["the anchor"],
          titles: [["An Anchor for a Pearl", "Za kotwicę perła"]],
          en: "Mr Zenon won his anchor, and it cost him everything else that he had, thirty buttons and one of mother-of-pearl. “That one as well?” asked Mrs Halina. Mr Zenon looked at the armchair, where a head was still turning with it. “That one isn’t mine,” he said, and flicked it off the table. It was still spinning when a paw came down on it. He went on losing, quite happily, on credit.",
          pl: "Pan Zenon wygrał swoją kotwicę i kosztowało go to całą resztę, trzydzieści guzików i ten perłowy. „Ten też?” – spytała pani Halina. Pan Zenon popatrzył na fotel, gdzie czyjaś głowa wciąż za nim chodziła. „Ten nie jest mój” – powiedział i pstryknął nim ze stołu. Jeszcze się kręcił, kiedy opadła na niego łapa. Pan Zenon przegrywał dalej, zadowolony, na kredyt.",
          picture: {
            place: "stove",
            pose: "loaf",
            on: "armchair",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "They were playing rummy at the big table, and at Mr Zenon’s elbow stood a plate. Ola had made sandwiches for him and Mrs Halina, twelve of them, open ones, so that from below, from the rug, a pink rim was to be seen. It was ham. Mr Zenon had taken one half an hour ago and put it down again, because of a king.",
      pl: "Przy dużym stole grano w remika, a przy łokciu pana Zenona stał talerz. Ola zrobiła dla niego i dla pani Haliny kanapki, dwanaście, i z dołu, z dywanu, widać było różowy rąbek. Była to szynka. Pan Zenon pół godziny temu wziął jedną do ręki i odłożył, z powodu króla.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "open", look: "up", on: "rug", company: "nobody" },
      endings: [
        {
          titles: [
            ["There Was Something Else", "Coś tu jeszcze było"],
            ["Bread, Butter and Gherkin as They Were", "Chleb, masło, ogórek bez zmian"],
          ],
          en: "Mruk lifted off the ham with his teeth, the way a page is turned, and left the bread, the butter and the gherkin as they were. A quarter of an hour later Mr Zenon remembered. He bit, swallowed, and looked at his cards. “There was something else,” he said. Under the table somebody was of the same opinion, and licked it off his whiskers.",
          pl: "Mruk zdjął szynkę zębami, tak jak się odwraca kartkę, a chleb, masło i ogórek zostawił na miejscu. Po kwadransie panu Zenonowi się przypomniało. Ugryzł, przełknął i popatrzył w karty. „Coś tu jeszcze było” – powiedział. Pod stołem ktoś był tego samego zdania i zlizywał to sobie z wąsów.",
          picture: {
            place: "stove",
            pose: "loaf",
            under: "table with a blanket",
            props: [],
            eyes: "happy",
            mouth: "blep",
            company: "zenon",
            posture: "sitting",
            chair: "chair",
          },
        },
        {
          titles: [
            ["A Sandwich Lost to Three Tens", "Kanapka przegrana do trzech dziesiątek"],
            ["The Ham Grew Lighter and Lighter", "Szynka, coraz lżejsza"],
          ],
          en: "Mr Zenon had run out of buttons. “I’ll stake this,” he said, and moved the sandwich to the middle, and lost it at once, to three tens. Mrs Halina regarded her winnings. After seven she does not eat. She peeled off the ham, lowered it past the edge of the table, and felt it become lighter. “We go on,” she announced.",
          pl: "Panu Zenonowi skończyły się guziki. „Stawiam to” – powiedział, przesunął kanapkę na środek i od razu ją stracił, do trzech dziesiątek. Pani Halina obejrzała wygraną. Po siódmej nie jada. Zdjęła szynkę, opuściła ją poza krawędź stołu i poczuła, jak robi się lżejsza. „Gramy dalej” – oznajmiła.",
          picture: { place: "stove", pose: "sit", on: "rug", props: [], eyes: "open", look: "up", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Without a Question, with His Cap On", "Bez pytania i w czapce"]],
      en: "When Mrs Halina and Mr Zenon come up for rummy, the big table is one chair short, and one is brought in from the kitchen. It was the third. On the third chair in the kitchen nobody sits but Mruk, and everyone knows it. Mr Zenon had sat down on it without a question, with his cap on, and was sorting his cards.",
      pl: "Kiedy pani Halina i pan Zenon przychodzą na remika, przy dużym stole brakuje krzesła i przynosi się jedno z kuchni. Przyniesiono trzecie. Na trzecim krześle w kuchni nie siada nikt prócz Mruka i wszyscy o tym wiedzą. Pan Zenon usiadł bez pytania, w czapce, i układał karty.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "grump",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Less Chair Than Before", "Krzesła było mniej niż przedtem"],
            ["An Ace Wants Height", "Wstał, bo to był as"],
          ],
          en: "To lay down his last card Mr Zenon got up; it was an ace, and he wanted height. When he sat down again, there was less chair than before. He did not turn round. He moved forward, to the front edge, felt something warm lean against his belt from behind, and dealt the next hand very upright, like a man who has been entrusted with a banner.",
          pl: "Żeby wyłożyć ostatnią kartę, pan Zenon wstał; był to as i wymagał wysokości. Kiedy siadał, krzesła było mniej niż przedtem. Nie oglądał się. Przesunął się na przednią krawędź, poczuł, że coś ciepłego opiera mu się z tyłu o pasek, i rozdał następną partię bardzo prosto, jak człowiek, któremu właśnie powierzono sztandar.",
          picture: { place: "stove", pose: "sit", on: "chair", props: [], eyes: "open", company: "zenon" },
        },
        {
          titles: [
            ["Why Don’t You Say So?", "To czemu nie mówisz?"],
            ["Mr Zenon Plays on His Feet", "Pan Zenon gra na nogach"],
          ],
          en: "Mr Zenon felt somebody looking at his chair, and looked round. “Why don’t you say so?” he asked Mruk, got up and dusted the seat with his cap. He played the rest of the evening on his feet, walking up and down behind the chair, as he does in the courtyard. From above he saw better. He won forty-four buttons, and Mruk sat with his back to the table and did not ask the score.",
          pl: "Pan Zenon poczuł, że ktoś patrzy na jego krzesło, i się obejrzał. „To czemu nie mówisz?” – zapytał Mruka, wstał i omiótł siedzenie czapką. Resztę wieczoru grał na nogach i spacerował za krzesłem tam i z powrotem, jak po podwórku. Z góry widział lepiej. Wygrał czterdzieści cztery guziki, a Mruk siedział tyłem do stołu i nie pytał o wynik.",
          picture: {
            place: "stove",
            pose: "sit",
            on: "chair",
            props: [],
            eyes: "half",
            look: "away",
            company: "zenon",
          },
        },
        {
          needs: ["the anchor"],
          titles: [["Please Stand for the Anchor", "Do przyszywania się wstaje"]],
          en: "So the anchor was Mr Zenon’s. “Give it here,” said Mrs Halina, and drew a thread out of her cuff; she sews buttons on at once, and the man must stand for it. He stood, with a thread between his teeth. By the time the second from the top was on, so firmly that it will outlive the jacket, the third chair was full. Mr Zenon felt for it behind him, felt fur, and sat down on the coal box.",
          pl: "Tak więc kotwica należała do pana Zenona. „Niech pan da” – powiedziała pani Halina i wysnuła nitkę z mankietu; guziki przyszywa od razu, a człowiek, któremu się przyszywa, musi stać. Stał, z nitką w zębach. Zanim drugi od góry trzymał, i to tak, że przetrzyma marynarkę, trzecie krzesło było zajęte. Pan Zenon poszukał go ręką za sobą, natrafił na futro i usiadł na skrzynce z węglem.",
          picture: { place: "stove", pose: "loaf", on: "chair", props: [], eyes: "half", company: "zenon" },
        },
      ],
    },
    {
      en: "There had been rummy at the big table since seven, for buttons, and while Mr Zenon was dealing, a card had slipped off and sailed under the table. He had not noticed it, and neither had Mrs Halina. The card lay on the floor among eight feet, face up: a queen, with a flower. She looked straight at Mruk. Mruk wanted to know her better.",
      pl: "Od siódmej grano przy dużym stole w remika, na guziki, a kiedy pan Zenon rozdawał, jedna karta ześliznęła się i poszybowała pod stół. Nie zauważył tego ani on, ani pani Halina. Karta leżała na podłodze pośród ośmiu stóp, twarzą do góry: dama z kwiatkiem. Patrzyła prosto na Mruka. Mruk chciał ją poznać bliżej.",
      picture: {
        place: "stove",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Fifty-One, Counted Again More Loudly", "Pięćdziesiąt jeden, a teraz głośniej"],
            ["King, Knave and Mother-of-Pearl", "Król, walet i masa perłowa"],
          ],
          en: "Mruk lay down on the queen. Above him they counted the cards, came to fifty-one, and counted again more loudly. They shook out the blanket, the sleeves and Mr Zenon’s cap. In the end Mrs Halina took a pearl button and laid it among the hearts, and so it has remained: when she is asked what she holds, it is a king, a knave, and mother-of-pearl.",
          pl: "Mruk położył się na damie. Na górze przeliczono karty, wyszło pięćdziesiąt jeden, i przeliczono głośniej. Wytrząśnięto koc, rękawy i czapkę pana Zenona. W końcu pani Halina wzięła perłowy guzik i położyła go między kierami, i tak już zostało: kiedy się ją pyta, co ma, to króla, waleta i masę perłową.",
          picture: {
            place: "stove",
            pose: "loaf",
            under: "table with a blanket",
            props: [],
            eyes: "half",
            company: "halina",
            posture: "sitting",
            chair: "chair",
          },
        },
        {
          titles: [
            ["Two Small Holes, and Nobody Says Anything", "Dwie dziurki, o których się nie mówi"],
            ["A Lady Belongs with a Lady", "Bo dama do damy"],
          ],
          en: "Mruk brought the queen out in his teeth, past the eight feet, and laid her on Mrs Halina’s shoe, since a lady belongs with a lady. In one corner there are now two small holes. Everyone can see from the back who is holding her, and nobody says anything; Mr Zenon, when she comes to him, puts his thumb over the place.",
          pl: "Mruk wyniósł damę w zębach, obok wszystkich ośmiu stóp, i położył na bucie pani Haliny, bo dama do damy. W jednym rogu są teraz dwie małe dziurki. Od tyłu każdy widzi, kto ją trzyma, i nikt nic nie mówi; pan Zenon, kiedy do niego trafia, zasłania to miejsce kciukiem.",
          picture: {
            place: "stove",
            pose: "crouch",
            under: "table with a blanket",
            props: [],
            eyes: "open",
            company: "halina",
            posture: "sitting",
            chair: "chair",
          },
        },
        {
          needs: ["Irena’s button"],
          titles: [
            ["Irena Had a Flower Like That", "Irena też nosiła kwiatek"],
            ["Two Ladies under the Table", "Pod stołem dwie damy"],
          ],
          en: "Mrs Halina missed the queen first, and bent down. Mruk was lying opposite the lady, nose to flower, with a paw on either side of her. “Irena used to wear one like that,” said Mrs Halina, and instead of picking up the card she laid the red button on it, where a coat would close. They were left there to the end. Above, with fifty-one cards, nobody could win, and they went on trying.",
          pl: "Pierwsza zauważyła brak damy pani Halina i zajrzała pod stół. Mruk leżał naprzeciwko damy, z nosem przy kwiatku, z łapą po jednej i po drugiej stronie. „Irena nosiła taki sam” – powiedziała pani Halina i zamiast podnieść kartę, wzięła spod szklanki czerwony guzik i położyła na karcie, w miejscu, gdzie zapina się płaszcz. Zostawiono ich tak do końca. Na górze, z pięćdziesięcioma jeden kartami, nikt nie mógł wygrać, ale próbowali.",
        },
      ],
    },
    {
      titles: [["On Forty Keys Nobody Sits Well", "Źle się siedzi na czterdziestu kluczach"]],
      en: "Mr Zenon, who had come up with Mrs Halina to play rummy, does not sit well on forty keys. He had hung them over the back of his chair at the big table, on their ring, with a leather strap below. With each card that he laid the strap moved. Mruk heard it from the hall, and had been sitting beneath it for two games.",
      pl: "Pan Zenon, który przyszedł z panią Haliną na remika, źle siedzi na czterdziestu kluczach. Powiesił je na oparciu krzesła przy dużym stole, na kółku, z rzemieniem u dołu. Przy każdej wyłożonej karcie rzemień się ruszał. Mruk usłyszał to aż w przedpokoju i siedział pod nim już drugą partię.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          en: "Mruk gave the strap one pull. Forty keys on a wooden floor can be heard down in the cellar. Mr Zenon did not bend down; he listened after them with his head on one side. “Loft,” he said, “coal hole, gate, and there was one I didn’t know.” That one lay in front of Mruk, small, with a heart-shaped handle, and neither of them gave another thought to the cards.",
          pl: "Mruk pociągnął za rzemień, raz. Czterdzieści kluczy na drewnianej podłodze słychać do samej piwnicy. Pan Zenon nie schylił się; nasłuchiwał z głową na bok. „Strych – powiedział – węgiel, brama, i był jeden, którego nie znam”. Ten jeden leżał przed Mrukiem, mały, z uchem w kształcie serca, i żaden z nich nie myślał już o kartach.",
          picture: {
            place: "stove",
            pose: "sit",
            props: ["keys"],
            eyes: "wide",
            company: "zenon",
            posture: "sitting",
            chair: "chair",
          },
        },
        {
          when: { life: { "the fortieth key": "fits nothing" } },
          titles: [
            ["Thirty-Nine Went Downstairs", "Na dół zeszło trzydzieści dziewięć"],
            ["This One Fits Nothing", "Ten do niczego nie pasuje"],
          ],
          en: "Mr Zenon felt a tug, and another. He took the ring from behind his back, chose for a while, and worked one off. “This one fits nothing,” he said, “but nobody need know that.” Mruk carried it by the eye into the armchair. At the end of the evening thirty-nine went downstairs; the fortieth lay under a white paw, from respect.",
          pl: "Pan Zenon poczuł szarpnięcie, potem drugie. Zdjął kółko zza pleców, wybierał przez chwilę i jeden odczepił. „Ten do niczego nie pasuje – powiedział – ale nikt nie musi o tym wiedzieć”. Mruk zaniósł go za ucho na fotel. Kiedy się rozchodzono, na dół zeszło trzydzieści dziewięć; czterdziesty leżał pod białą łapą, od szacunku.",
          picture: { place: "stove", pose: "loaf", on: "armchair", props: [], eyes: "half", company: "nobody" },
        },
        {
          needs: ["the march"],
          titles: [["The Keys Had Told on Him", "Wygadały się klucze"]],
          en: "At every bar of the march Mruk gave the strap a pull, and forty keys came in on the beat. At last Mr Zenon heard it. “Who told you I’ve got the joker?” he asked, for it sounded like a whole band. He took the ring off the chair, looked round at faces that were all looking at the ceiling, and laid the band on the floor, where it could betray nobody. There Mruk played on it until the end, by ear.",
          pl: "Przy każdym takcie marsza Mruk pociągał za rzemień i czterdzieści kluczy wchodziło na raz. Wreszcie pan Zenon to usłyszał. „Kto wam powiedział, że mam jokera?” – spytał, bo brzmiało to jak orkiestra. Zdjął kółko z oparcia, popatrzył po twarzach, z których każda patrzyła w sufit, i położył całą orkiestrę na podłodze, gdzie nie mogła nikogo zdradzić. Mruk grał tam na niej do końca, ze słuchu.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: ["keys"],
            eyes: "wide",
            company: "zenon",
            posture: "sitting",
            chair: "chair",
          },
        },
        {
          titles: [
            ["Forty Keys, Counted by Ear", "Czterdzieści kluczy, liczonych ze słuchu"],
            ["Not One Was Missing, but Damp", "Komplet, tylko trochę mokry"],
          ],
          en: "When they had said good night Mr Zenon reached behind him for the ring. The strap came into his hand damp, soft and four centimetres longer than before, with a pattern round the end like a good seam. He counted the keys by their sound. “All there,” he said. Mruk was at the door already, to see them off. As the caretaker went down he heard something behind him on every step, and each time he stopped, it sat down.",
          pl: "Kiedy powiedziano sobie dobranoc, pan Zenon sięgnął za siebie po kółko. Rzemień był wilgotny, miękki, o cztery centymetry dłuższy niż przedtem, a na końcu miał wzorek jak od porządnego ściegu. Klucze pan Zenon policzył ze słuchu. „Komplet” – powiedział. Mruk był już przy drzwiach, żeby odprowadzić gości. Dozorca schodził i na każdym stopniu słyszał coś za sobą, a ilekroć stanął, to coś siadało.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", company: "zenon", inHand: "forty keys" },
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["on the lap"],
      titles: [["For Luck, Treasure", "Na szczęście, skarbie"]],
      en: "The trouble is that Mrs Halina plays better with a cat. She had picked Mruk up in passing, put him in her lap, said “For luck, treasure”, and laid her left arm over him, the way a ruler is laid on a pattern. From under it he saw the edge of the table and a bit of lamp. It was a kind arm. It was also a very practised one.",
      pl: "Kłopot w tym, że pani Halina lepiej gra z kotem. Po drodze podniosła Mruka, wzięła na kolana, powiedziała „na szczęście, skarbie” i położyła na nim lewe ramię, jak się kładzie linijkę na wykrój. Widać było spod niego krawędź stołu i kawałek lampy. Było to dobre ramię. I bardzo wprawne.",
      picture: { place: "stove", pose: "loaf", props: [], on: "lap", eyes: "half", company: "halina" },
      turns: [
        {
          titles: [["All That Luck, and Two Hands", "Na tyle szczęścia trzeba obu rąk"]],
          en: "Mrs Halina’s luck was not long in coming. It came all at once: a nine, a ten, a knave, and then the joker, and for so much luck a person needs two hands. She laid out one row and a second one below it, straight as buttonholes. When she felt for the cat, to thank him, her lap had become light, and there was nothing on her skirt but a few grey hairs.",
          pl: "Szczęście pani Haliny nie kazało na siebie czekać. Przyszło od razu całe: dziewiątka, dziesiątka, walet, a potem joker, a na tyle szczęścia trzeba obu rąk. Wyłożyła jeden rządek i pod nim drugi, równo jak dziurki do guzików. Kiedy poszukała kota, żeby mu podziękować, na kolanach było lekko i zostało tylko trochę szarych włosów.",
        },
        {
          titles: [["I Can Hear Her Queens", "Słychać jej damy"]],
          en: "Mruk purred, and that gave Mrs Halina away. Each time she drew something good the arm tightened, each time it tightened he went louder, and after the third Mr Zenon put down his cards. “I can hear her queens,” he said. They voted. She set the cat on the floor, with her own hands, and drew a two.",
          pl: "Mruk mruczał i to zdradziło panią Halinę. Ilekroć dobrała coś dobrego, ramię się zaciskało, ilekroć się zacisnęło, robił się głośniejszy, i za trzecim razem pan Zenon odłożył karty. „Słyszę jej damy” – powiedział. Głosowano. Własnymi rękami postawiła kota na podłodze i pociągnęła dwójkę.",
          picture: { place: "stove", pose: "loaf", on: "lap", props: [], eyes: "happy", company: "halina" },
        },
        {
          needs: ["the fifteen"],

          en: "The nine minutes were up. The fifteen came round the bend, the glasses in the sideboard announced it, the lamp began to swing, and Mrs Halina, like everyone else, clasped her cards to her chest. She did it with both arms. For a moment there was nothing on the cat but lamplight, to and fro. When the arm came down again, in its old place, it lay flat upon her own knee, and she looked under it.",
          pl: "Minęło dziewięć minut. Piętnastka weszła w zakręt, zapowiedziały ją szklanki w kredensie, lampa zaczęła się kołysać i pani Halina, jak wszyscy, przycisnęła karty do piersi. Zrobiła to oboma ramionami. Przez chwilę na kocie nie było nic prócz światła, tam i z powrotem. Kiedy ramię wróciło na dawne miejsce, położyło się płasko na jej własnym kolanie, i pani Halina zajrzała pod spód.",
        },
        {
          needs: ["a language of weather"],
          titles: [
            ["Thunder Out of a Clear Sky", "Grzmot przy bezchmurnym niebie"],
            ["What Purrs under the Table?", "Co tak grzmi pod stołem?"],
          ],
          en: "“Thunder,” said Mr Zenon suddenly, and this was a word that he had not used so far. He had heard it: low and long, from Mrs Halina’s direction. “With me that’s three aces.” She looked into her hand, where there were three aces, then down at her lap, and set the thunder on the floor before it could go into details. “With me it’s the cat,” she said. Mr Zenon turned his collar a little higher all the same.",
          pl: "„Grzmot” – powiedział nagle pan Zenon, a tego słowa dotąd nie używał. Usłyszał go: niski, długi, od strony pani Haliny. „U mnie to trzy asy”. Pani Halina spojrzała w karty, gdzie były trzy asy, potem na kolana i postawiła grzmot na podłodze, zanim wdał się w szczegóły. „U mnie to kot” – powiedziała. Pan Zenon na wszelki wypadek podciągnął kołnierz jeszcze wyżej.",
          picture: { place: "stove", pose: "loaf", on: "lap", props: [], eyes: "half", company: "halina" },
        },
      ],
    },
    {
      pays: ["Mr Zenon thinks"],
      titles: [["Only Three Feet on the Ground", "Na trzech nogach i z dzwonkiem"]],
      en: "Mr Zenon, however, was thinking. When he thinks, nothing at the table may stir; he lifts his forefinger, shuts one eye, and whoever so much as reaches for the sugar is sorry for it. Mrs Halina sat there with her glass half raised. Mruk has a bell round his neck, and he had just set out: three feet stood on the floor, and the fourth was in the air.",
      pl: "Tymczasem pan Zenon myślał. Kiedy myśli, przy stole nic się nie może poruszyć; podnosi palec wskazujący, zamyka jedno oko i kto choćby sięgnie po cukier, ten pożałuje. Pani Halina siedziała ze szklanką w pół drogi. Mruk ma na szyi dzwonek, a właśnie ruszał: trzy łapy stały na podłodze, czwarta wisiała w powietrzu.",
      turns: [
        {
          titles: [
            ["As the Hour Hand Goes", "Tak jak idzie mała wskazówka"],
            ["Eleven Minutes, and Then “Pass”", "Jedenaście minut, a potem pas"],
          ],
          en: "The thinking took eleven minutes by the kitchen clock. In eleven minutes much can be done if it is done slowly enough. Mruk went on as the hour hand goes on: nobody saw him move, but whoever looked again found him somewhere else. “Pass,” said Mr Zenon at last, and opened his eye. The spot on which he had left the cat was empty.",
          pl: "Myślenie trwało jedenaście minut według kuchennego zegara. Przez jedenaście minut można dużo zrobić, jeśli robi się to dość powoli. Mruk szedł tak, jak idzie mała wskazówka: nikt nie widział, że się rusza, ale kto spojrzał znowu, znajdował go gdzie indziej. „Pas” – powiedział wreszcie pan Zenon i otworzył oko. Miejsce, w którym zostawił kota, było puste.",
        },
        {
          titles: [["The Bell Said One Word", "Jedno słowo od dzwonka"]],
          en: "The fourth foot came down, and the bell said one word. “Thank you,” replied Mr Zenon, who had been of two minds, and threw out his seven of clubs. It was what Mrs Halina had been waiting for since a quarter past seven. In the noise that followed a whole herd of cats could have crossed the room, and a single one did.",
          pl: "Czwarta noga opadła i dzwonek powiedział jedno słowo. „Dziękuję” – odparł pan Zenon, który był w rozterce, i rzucił siódemkę trefl. Właśnie na nią pani Halina czekała od kwadransa po siódmej. W hałasie, który potem nastąpił, mogłoby przejść przez pokój całe stado kotów, a przeszedł jeden.",
        },
        {
          needs: ["the march"],
          titles: [["Two, Three, Four, Ting", "Raz, dwa, trzy, dzyń"]],
          en: "While Mr Zenon thought, the march went on by itself, between his teeth, and that is what it is for: a march covers steps. Mruk put down the fourth foot on the beat. The bell rang, and Mrs Halina, who was humming her part, took it for the triangle and nodded to it. He set off. On every fourth beat it rang, nobody missed it, nobody looked, and they brought him across the whole room in tune.",
          pl: "Podczas myślenia pana Zenona marsz szedł dalej sam, przez zęby, a marsz po to jest, żeby zagłuszyć kroki. Mruk opuścił czwartą łapę dokładnie na raz. Dzwonek zadzwonił, a pani Halina, która nuciła swoje, wzięła go za trójkąt i skinęła mu głową. Ruszył. Dzwoniło co cztery kroki, nikomu to nie przeszkadzało, nikt nie spojrzał i tak, czysto i równo, przeprowadzili go przez cały pokój.",
        },
      ],
    },
    {
      titles: [["Is He Giving Signs?", "Czy on daje znaki?"]],
      en: "Unfortunately a suspicion had arisen. Mruk had stood behind Mrs Halina for a moment and moved his tail, and directly afterwards Mr Zenon had thrown the wrong card. “He’s giving signs,” said Mr Zenon. The accused was put in the armchair, with his face to the stove, until the matter was cleared up, and every step towards the table counted as evidence.",
      pl: "Niestety powstało podejrzenie. Mruk stał przez chwilę za panią Haliną i ruszył ogonem, a zaraz potem pan Zenon rzucił nie tę kartę. „On daje znaki” – powiedział pan Zenon. Oskarżonego posadzono na fotelu, przodem do pieca, do czasu wyjaśnienia sprawy, a każdy krok w stronę stołu liczył się jako dowód.",
      turns: [
        {
          titles: [
            ["Once to the Left for Hearts", "Raz w lewo to kiery"],
            ["The Accused Left Without a Stain", "Oskarżony wyszedł bez plamki"],
          ],
          en: "“Once to the left for hearts,” said Mr Zenon and watched the tail. The tail went to the left. He played hearts and lost; it went to the right, he played spades, and lost nine buttons. “It’s a swindle,” he declared with respect, “there’s nothing in it.” With that the case was closed, and the accused left the armchair without a stain.",
          pl: "„Raz w lewo to kiery” – powiedział pan Zenon i patrzył na ogon. Ogon poszedł w lewo. Pan Zenon zagrał w kiery i przegrał; ogon poszedł w prawo, zagrał w piki i przegrał dziewięć guzików. „Szwindel – ogłosił z uznaniem. – Nic się w tym nie kryje”. Na tym sprawę zamknięto i oskarżony zszedł z fotela bez plamki.",
        },
        {
          titles: [
            ["What Is Seen in the Stove Door", "Co widać w drzwiczkach pieca"],
            ["Mrs Halina Said So at Once", "Pani Halina jest uczciwa"],
          ],
          en: "The brass door of the stove shows the whole table, bent, but with all its cards. Mrs Halina discovered it, because from there two green eyes were looking back at her. She said so at once; she is honest. Now Mruk knew everything in any case, and there was no longer a spot in the room where he was less dangerous than at the table.",
          pl: "W mosiężnych drzwiczkach pieca widać cały stół, wygięty, ale ze wszystkimi kartami. Odkryła to pani Halina, bo patrzyło stamtąd na nią dwoje zielonych oczu. Powiedziała to od razu; jest uczciwa. Teraz Mruk i tak wiedział wszystko, więc nie było w pokoju miejsca, gdzie byłby mniej groźny niż przy stole.",
        },
        {
          needs: ["Irena’s button"],
          titles: [["The Button Had Talked", "Guzik był w zmowie"]],
          en: "Mr Zenon won a fifth time, and the accused had not turned round from the stove. So it could not be the tail. Tomek sat down in Mr Zenon’s place, and there, in the red button by the glass, he saw Mrs Halina’s cards, very small, one by one. “And I thought I was guessing so well,” said Mr Zenon, and went red himself. The button was laid on its face, and an apology was made to the armchair.",
          pl: "Pan Zenon wygrał piąty raz, a oskarżony nie odwrócił się od pieca. Nie mógł to więc być ogon. Tomek usiadł na miejscu pana Zenona i w czerwonym guziku przy szklance zobaczył karty pani Haliny, bardzo małe, jedną po drugiej. „A ja myślałem, że tak dobrze zgaduję” – powiedział pan Zenon i sam się zaczerwienił. Guzik położono twarzą do dołu, a fotel przeproszono.",
        },
        {
          when: { heating: true, between: ["11-10", "03-10"] },
          titles: [["Too Hot to Be Tried", "Zwolniony z powodu upału"]],
          en: "It was winter and the stove had been stoked for guests. The accused sat close to it, stared into the brass and did not complain; but after a quarter of an hour there was a smell like a jersey on a pipe. Ola felt him. On one side he was cool, on the other a hot water bottle. A person too hot to be touched cannot be tried, said Mr Zenon, and the prisoner strolled off to cool down.",
          pl: "Była zima i na gości dołożono do pieca. Oskarżony siedział blisko, patrzył w mosiądz i się nie skarżył, ale po kwadransie zapachniało swetrem suszonym na rurze. Ola go dotknęła. Od strony sądu był chłodny, od strony pieca jak termofor. Pan Zenon uznał, że nie można sądzić kogoś, kogo nie można wziąć do ręki, i odroczył sprawę, a oskarżony poszedł ostygnąć, gdzie chciał.",
          picture: {
            place: "stove",
            pose: "sit",
            on: "armchair",
            props: [],
            eyes: "open",
            company: "ola",
            posture: "stroking",
          },
        },
      ],
    },
    {
      pays: ["cards dealt"],
      titles: [["Thirteen Cards, Face Down", "Trzynaście kart, zakrytych"]],
      en: "Worse still, they had dealt Mruk in. It was Mr Zenon’s idea: somebody who is there all evening ought to take part. The armchair had been pushed up, and before the cat lay thirteen cards, face down, and a player does not leave his place before the game is over. It says so in Mr Zenon’s notebook, on the first page, and Mrs Halina nodded at it.",
      pl: "Na domiar złego Mrukowi też rozdano. Wymyślił to pan Zenon: kto siedzi cały wieczór, powinien grać. Przysunięto fotel, przed kotem leżało trzynaście kart, zakrytych, a gracz nie opuszcza miejsca przed końcem partii. Stoi to w notesie pana Zenona na pierwszej stronie i pani Halina przytaknęła.",
      turns: [
        {
          titles: [
            ["Six Spades in a Row", "Sześć pików po kolei"],
            ["Your Turn, Said Four Times", "Pańska kolej, po raz piąty"],
          ],
          en: "“Your turn, Mr Mruk,” said Mr Zenon four times. The fifth time he turned up the cards himself, to help. There were six spades in a row, four knaves and three fives. There was silence. Mrs Halina laid down hers without a word. With this the game was over, the winner was free to go, and eighteen buttons were pushed after him.",
          pl: "„Pańska kolej” – powiedział pan Zenon do Mruka cztery razy. Za piątym sam odkrył karty, żeby pomóc. Było sześć pików po kolei, cztery walety i trzy piątki. Zapadła cisza. Pani Halina bez słowa odłożyła swoje. Tym samym partia się skończyła, zwycięzca był wolny i przysunięto mu osiemnaście guzików.",
          picture: {
            place: "stove",
            pose: "sit",
            on: "armchair",
            props: [],
            eyes: "open",
            company: "zenon",
            posture: "sitting",
          },
        },
        {
          titles: [
            ["On the Floor, but Everything", "Na podłogę, ale wszystko"],
            ["Like People Leaving a Tram", "Jedna po drugiej, jak z tramwaju"],
          ],
          en: "Mruk put a paw on the thirteen, to draw them closer, and they went over the edge, one after another, like people leaving a tram. “He’s laid down everything,” stated Mrs Halina, “on the floor, but everything.” Mr Zenon looked it up. About the floor there was nothing in the notebook. He wrote it in, and by then the place was vacant.",
          pl: "Mruk położył na trzynastce łapę, żeby ją sobie przysunąć, i poszły przez krawędź, jedna po drugiej, jak ludzie z tramwaju. „Wyłożył wszystko – stwierdziła pani Halina. – Na podłogę, ale wszystko”. Pan Zenon sprawdził. O podłodze w notesie nic nie było. Dopisał, a tymczasem miejsce było już puste.",
        },
        {
          needs: ["the fifteen"],
          titles: [
            ["He Took His Hand with Him", "Odszedł ze swoimi kartami"],
            ["Pressed to the Chest, All Thirteen", "Do piersi, wszystkie trzynaście"],
          ],
          en: "The next fifteen came, and the lamp swung. They all pressed their cards to their chests, and Mruk, who had seen how it is done, lay down on his. When the lamp hung still, the armchair was empty; some cards had gone as well, for in a coat like that a few will stay. “A player does not leave his place,” said Mr Zenon. But he had not left the game, and the notebook found nothing against it.",
          pl: "Nadjechała następna piętnastka i lampa się zakołysała. Wszyscy przycisnęli karty do piersi, a Mruk, który widział, jak to się robi, położył się na swoich. W takiej chwili nikt nie patrzy na innych. Kiedy lampa znieruchomiała, fotel był pusty; kart też brakowało, bo w takim futrze niejedna zostanie. „Gracz nie opuszcza miejsca” – powiedział pan Zenon. Ale gry nie opuścił i notes nie miał nic przeciwko.",
        },
        {
          needs: ["the march"],
          titles: [["Nobody Would Throw Anything", "Nikt nie chciał nic rzucić"]],
          en: "Since nobody threw anything, the turn went round and round like a collection plate, and each time it came to Mruk’s thirteen. At the sixth round Mr Zenon could bear it no longer; he whistled the march to its end, laid down the joker and asked to be let off the rest. “Then it’s over,” said Mrs Halina. None of them had won. The armchair was now a chair like any other, and could be left.",
          pl: "Skoro nikt nic nie rzucał, kolejka chodziła dookoła jak taca i za każdym razem dochodziła do trzynastu kart Mruka. Za szóstym okrążeniem pan Zenon nie wytrzymał; zagwizdał marsza do końca, położył jokera między obcych i poprosił, żeby mu resztę darować. „No to po partii” – powiedziała pani Halina. Nie wygrał nikt. Miejsce przy stole było teraz zwykłym fotelem i wolno było z niego zejść.",
        },
      ],
    },
    {
      pays: ["a house of cards"],
      titles: [["If That Falls, I Know Who It Was", "Jak się zawali, wiadomo kto"]],
      en: "Between two games Mrs Halina had begun to build. She took the second pack, with which nobody was playing, and set up a house at the edge of the table, then a floor on top of it, then another. When it stood five storeys high, no one breathed any more. “If that falls,” said Mr Zenon, “I know who it was.” He was looking down at Mruk.",
      pl: "W przerwie między partiami pani Halina zaczęła budować. Wzięła drugą talię, którą nikt nie grał, i postawiła na brzegu stołu domek, na nim piętro, potem następne. Kiedy miał ich pięć, nikt już nie oddychał. „Jak się zawali – powiedział pan Zenon – to wiem, kto to był”. Patrzył w dół, na Mruka.",
      turns: [
        {
          titles: [
            ["Two Storeys in the Fruit Bowl", "Dwa piętra w misie na owoce"],
            ["He Sneezed like a Cellar Door", "Kichnął jak drzwi od piwnicy"],
          ],
          en: "Mr Zenon’s moustache did it. A draught had got in, or a crumb; he put his head back, said “Oh”, held it, held it again, and then sneezed like a cellar door. Of the five storeys two were found in the fruit bowl. “Bless you,” said Mrs Halina. The person under suspicion had not moved a whisker, and now did, since nobody minded.",
          pl: "Zawiniły wąsy pana Zenona. Coś w nie weszło, przeciąg albo okruszek; odchylił głowę, powiedział „o”, wstrzymał, jeszcze raz wstrzymał i kichnął jak drzwi od piwnicy. Z pięciu pięter dwa znalazły się w misie na owoce. „Na zdrowie” – powiedziała pani Halina. Podejrzany nie ruszył dotąd ani wąsem, a teraz ruszył, skoro nikt nie miał nic przeciwko.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            company: "zenon",
            posture: "sitting",
          },
        },
        {
          titles: [
            ["Like a Candle Through a Barn", "Jak świecę przez stodołę"],
            ["Applause for a House of Cards", "Brawa dla domku z kart"],
          ],
          en: "Mruk walked past the house. He took the side by the wall, sleeve by sleeve, drew in what he has for a waist, and carried his tail through behind him, upright, like a candle through a barn. Not one card stirred. The players forgot themselves and clapped; and the house sat down, all five storeys, into the applause. By then Mruk was through.",
          pl: "Mruk przeszedł obok domku. Wybrał stronę od ściany, rękaw za rękawem, wciągnął to, co ma zamiast talii, i przeniósł za sobą ogon, pionowo, jak świecę przez stodołę. Nie drgnęła ani jedna karta. Gracze zapomnieli się i zaczęli klaskać, a wtedy domek usiadł, wszystkie pięć pięter, wprost w oklaski. Mruk był już po drugiej stronie.",
        },
        {
          needs: ["the anchor"],
          titles: [
            ["All Five Storeys for a Button", "Pięć pięter za jeden guzik"],
            ["His Elbow Did It", "Sprawcą był łokieć"],
          ],
          en: "Then Mr Zenon won the anchor. He had three knaves and the lady to go with them, and he did not wait for anyone to push the button across; he reached for it with his whole arm. The elbow at the end of that arm he had forgotten. Five storeys came down. “I know who it was,” said Mr Zenon after a pause. Nobody was looking at Mruk any more.",
          pl: "Wtedy kotwicę wygrał pan Zenon. Miał trzy walety i damę do kompletu i nie czekał, aż mu ktoś guzik podsunie; sięgnął po niego całą ręką. O łokciu przy tej ręce zapomniał. Pięć pięter runęło. „Wiem, kto to był” – przyznał po chwili pan Zenon. Na Mruka nikt już nie patrzył.",
        },
        {
          needs: ["the tea"],
          titles: [
            ["For Company, Once Too Often", "Zamieszała o raz za dużo"],
            ["It Was Done with a Teaspoon", "A łyżeczka jeszcze chodziła"],
          ],
          en: "Mrs Halina considered her five storeys and took up the spoon, as she does when something has turned out well. She stirred once, for company. The tremor went from the glass into the saucer and from the saucer through the grey blanket; the ground floor shrugged, and it was over without a sound. All looked at Mruk first, from habit. He sat there with four paws on the rug. The spoon was still going round.",
          pl: "Pani Halina obejrzała swoje pięć pięter i wzięła łyżeczkę, jak zawsze, kiedy jej coś wyszło. Zamieszała raz, dla towarzystwa. Drżenie przeszło ze szklanki na spodek, ze spodka po szarym kocu; parter wzruszył ramionami i było po wszystkim, bez hałasu. Najpierw popatrzono na Mruka, z przyzwyczajenia. Siedział, cztery łapy na dywanie. Łyżeczka jeszcze chodziła.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["The Wind Has Neither Paws Nor Tail", "Wiatr nie ma łap ani ogona"],
            ["Who Lives up the Chimney?", "Kto mieszka w kominie?"],
          ],
          en: "All evening the wind had been going round the house, trying the windows, and at last it thought of the chimney. It came down through the stove with a sigh. The blanket lifted, only by an inch, at the corner where the house was standing; and four witnesses saw the five storeys lean, open like a fan and lie down. “So it was him,” said Mr Zenon, looking at the stove. Mruk was acquitted before he had been charged.",
          pl: "Wiatr przez cały wieczór obchodził kamienicę i próbował okien, aż wpadł na pomysł z kominem. Zszedł przez piec, z westchnieniem. Koc uniósł się, tylko o cal, akurat na tym rogu, na którym stał domek, i czworo świadków zobaczyło, jak pięć pięter się chyli, rozkłada w wachlarz i kładzie. „Więc to on” – powiedział pan Zenon, patrząc na piec. Mruka uniewinniono, zanim go oskarżono.",
        },
      ],
    },
    {
      titles: [["A Fence of Knees", "Kolano przy kolanie jak płot"]],
      en: "But there was no way in for Mruk. With four players the big table has knees on all sides, close together like a fence, and above the knees elbows; where a gap might have been, between Mrs Halina and Mr Zenon, stood her bag with the knitting. He had walked round the whole table twice. It was like standing outside a circus without a ticket.",
      pl: "Tyle że Mruk nie miał którędy wejść. Przy czworgu graczach duży stół ma ze wszystkich stron kolana, jedno przy drugim jak płot, a nad kolanami łokcie; tam, gdzie mogłaby być dziura, między panią Haliną a panem Zenonem, stała jej torba z robótką. Mruk obszedł cały stół dwa razy. Było jak przed cyrkiem, kiedy się nie ma biletu.",
      picture: {
        place: "stove",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        company: "halina",
        posture: "sitting",
      },
      turns: [
        {
          titles: [
            ["At the Fourth King They Danced", "Przy czwartym królu zatańczyły"],
            ["It Shows in the Feet", "Po twarzy nie, po nogach"],
          ],
          en: "Then Mr Zenon got good cards. He believes that nothing shows in his face, and that is true; with him it shows in the feet. First the left heel began to tap, then the right, and at the fourth king both of them danced apart by the width of a cat. Mrs Halina heard it and threw in her hand. Mruk was already inside.",
          pl: "Wtedy panu Zenonowi przyszły dobre karty. Uważa, że po twarzy nic mu nie widać, i to prawda; u niego widać po nogach. Najpierw zaczęła stukać lewa pięta, potem prawa, a przy czwartym królu obie rozeszły się w tańcu na szerokość kota. Pani Halina usłyszała i rzuciła karty. Mruk był już w środku.",
          picture: {
            place: "stove",
            pose: "crouch",
            under: "table with a blanket",
            props: [],
            eyes: "half",
            company: "halina",
            posture: "sitting",
          },
        },
        {
          titles: [
            ["Who’s Pushing?", "Kto się tam pcha?"],
            ["Her Knitting Went Past, with Ears", "Robótka, a z niej uszy"],
          ],
          en: "So Mruk used the bag. He got in on the outer side, where the wool hung out, and lay down on the needles, which gave way. “Who’s pushing?” asked Mr Zenon, and with his foot moved the bag out of his way, that is, under the table. Mrs Halina saw her knitting go past. It had ears, and it looked satisfied with the service.",
          pl: "Mruk skorzystał więc z torby. Wsiadł od zewnątrz, tam gdzie zwisała włóczka, i położył się na drutach, które ustąpiły. „Kto się pcha?” – spytał pan Zenon i odsunął torbę nogą, czyli wsunął ją pod stół. Pani Halina widziała, jak mija ją robótka. Miała uszy i wyglądała na zadowoloną z obsługi.",
        },
        {
          needs: ["the anchor"],
          titles: [
            ["Gone in Search of an Anchor", "Kto szuka kotwicy, ten nurkuje"],
            ["Mr Zenon Below the Waterline", "Pan Zenon pod powierzchnią"],
          ],
          en: "Mr Zenon won the button with the anchor, threw it up for joy and did not catch it. It fell among the feet. He pushed his chair back and went after it on his hands and knees, and where he had been sitting there was a gate. He found the button. He also met somebody who was on the way in, and they let each other pass like ships, the larger to the right.",
          pl: "Pan Zenon wygrał kotwicę, podrzucił ją z radości i nie złapał. Poleciała między stopy. Odsunął krzesło i ruszył za nią na czworakach, a tam, gdzie przedtem siedział, została brama. Guzik znalazł. Spotkał też kogoś, kto właśnie wchodził, i minęli się jak statki, większy z prawej.",
        },
        {
          when: { weather: ["rain"] },
          titles: [["Half the Fence Went to the Window", "Pół płotu poszło do okna"]],
          en: "“Rain,” said Mr Zenon, and this time it was true: it was coming over the edge of the gutter and drumming on the tin of the sill, just beside the place where it dripped through last time. He is the caretaker. He got up, cards in hand, Tomek after him with a basin, and they stood at the window listening. On that side of the table there were no knees at all now, only two warm chairs.",
          pl: "„Pada” – powiedział pan Zenon i tym razem to była prawda: lało się przez krawędź rynny i bębniło w blachę parapetu, tuż obok miejsca, w którym ostatnio przeciekło. Jest dozorcą. Wstał z kartami w ręce, za nim Tomek z miednicą i obaj stanęli przy oknie, nasłuchując, czy trzyma. Po tej stronie stołu nie było teraz żadnych kolan, tylko dwa ciepłe krzesła.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["Mr Zenon thinks"],
      pays: ["the anchor"],
      titles: [["What Is an Anchor Button Worth?", "Ile wart jest guzik z kotwicą?"]],
      en: "Scores are kept in buttons here, by size, and for a wooden one with an anchor Mr Zenon had to lick his pencil and think. “Two and a half,” he decided. Mrs Halina looked at him over her glasses until it was three. On his own jacket the second button from the top is missing, as everyone knows. “Win it, then,” she said. From now on he played for that alone, and had no eyes for anything else.",
      pl: "Liczy się tu w guzikach, według rozmiaru, i przy drewnianym z kotwicą pan Zenon musiał poślinić ołówek i pomyśleć. „Dwa i pół” – zdecydował. Pani Halina patrzyła na niego znad okularów, aż zrobiło się trzy. Przy jego marynarce brakuje drugiego guzika od góry, wszyscy o tym wiedzą. „To niech pan wygra” – powiedziała. Odtąd grał już tylko o niego i nic innego nie widział.",
    },
    {
      unless: ["Mr Zenon thinks", "on the lap", "cards dealt"],
      titles: [["Against a Bridegroom, for His Waistcoat", "Z panem młodym o kamizelkę"]],
      en: "“I once played against a bridegroom,” said Mrs Halina while she shuffled, “the night before, for his waistcoat.” They waited. “And?” asked Mr Zenon. “He was married in a pullover. His wife told me later that it suited him.” And she dealt, with a wrist like a sewing machine. Mr Zenon buttoned his jacket up to the neck and drew all that he owned a little closer. Near him there was no room left for anyone.",
      pl: "„Grałam kiedyś z panem młodym – powiedziała pani Halina, tasując. – W wieczór przed, o kamizelkę”. Czekali. „I co?” – spytał pan Zenon. „Szedł do ślubu w swetrze. Żona mówiła mi potem, że było mu do twarzy”. I rozdała, z nadgarstka, jak maszyna do szycia. Pan Zenon zapiął marynarkę pod szyję i wszystko, co miał, przysunął do siebie. Koło niego nie było już miejsca dla nikogo.",
    },
    {
      unless: ["a house of cards"],
      pays: ["the fifteen"],
      titles: [["Everybody Remembers an Ace", "Ale asa każdy zapamięta"]],
      en: "The fifteen went by, and for as long as the lamp swung the players all pressed their cards to their chests with both hands, as if the passengers could look in. “People come and go,” said Mr Zenon, “but an ace they remember.” Mruk was struck by something else. While the lamp swung, nobody had had a hand free. The next fifteen was due in nine minutes, which is worth knowing.",
      pl: "Przejechała piętnastka i dopóki kołysała się lampa, wszyscy oburącz przyciskali karty do piersi, jakby pasażerowie mogli zajrzeć. „Ludzie się zmieniają – powiedział pan Zenon – ale asa każdy zapamięta”. Mruka uderzyło co innego. Dopóki kołysała się lampa, nikt nie miał wolnej ręki. Następna piętnastka miała być za dziewięć minut, a takie rzeczy warto wiedzieć.",
    },
    {
      pays: ["Irena’s button"],
      titles: [["From Irena’s Coat, with the Hood", "Od płaszcza Ireny, z kapturem"]],
      en: "Mrs Halina, who was winning, held one of the buttons to the light. It was dark red and as bright as a mirror. “That’s from Irena’s coat,” she said, “the one with the hood.” She stood it up against her glass, and whenever she drew a good card she showed it to the button first. From that moment Mr Zenon, who sat opposite, began to win. They all looked at the cat.",
      pl: "Pani Halina, która akurat wygrywała, podniosła jeden z guzików do światła. Był ciemnoczerwony i lśniący jak lusterko. „Ten jest od płaszcza Ireny – powiedziała. – Tego z kapturem”. Oparła go o szklankę i ilekroć dobrała dobrą kartę, pokazywała ją najpierw guzikowi. Od tej chwili zaczął wygrywać pan Zenon, który siedział naprzeciwko. Wszyscy popatrzyli na kota.",
    },
    {
      unless: ["Mr Zenon thinks"],
      pays: ["the tea"],
      titles: [["Mrs Halina Stirs for Company", "Nie słodzi, za to miesza"]],
      en: "Tea was poured. Mr Zenon took three spoons of sugar and did not stir; the third is for later, he holds, and whoever stirs has nothing to look forward to. Mrs Halina takes none, and stirs for company. She stirred until his glass trembled too, and the sugar began to rise. “Leave me my third,” he said, and put his hand over the glass. Everything on the table trembled a little, and nobody else dared to move.",
      pl: "Nalano herbaty. Pan Zenon wziął trzy łyżeczki cukru i nie mieszał; trzecia, jak twierdzi, jest na później, a kto zamiesza, ten nie ma na co czekać. Pani Halina nie słodzi, za to miesza, dla towarzystwa. Mieszała, aż zadrżała i jego szklanka, a cukier zaczął się podnosić. „Proszę mi zostawić trzecią” – powiedział i nakrył szklankę ręką. Na stole wszystko lekko drżało i nikt poza nią nie śmiał się ruszyć.",
    },
    {
      pays: ["the march"],
      titles: [["Between the Teeth, a March", "Marsz, przez zęby"]],
      en: "Mr Zenon began to whistle. It was a march, very soft, between the teeth; he does it when he is holding a joker, and everyone in the house knows it but him. Ola held back her tens. Tomek held back his. Mrs Halina hummed the second part, so as not to leave him alone with it, and kept her queens. The game stood still like a tram in a power cut.",
      pl: "Pan Zenon zaczął gwizdać. Marsza, bardzo cicho, przez zęby; robi to, kiedy ma jokera, i cały dom o tym wie, prócz niego. Ola przytrzymała dziesiątki. Tomek przytrzymał swoje. Pani Halina nuciła drugi głos, żeby nie był w tym sam, i zatrzymała damy. Partia stanęła jak tramwaj, kiedy nie ma prądu.",
    },
    {
      when: { weather: ["clear"] },
      unless: ["Mr Zenon thinks"],
      pays: ["a language of weather"],
      titles: [["Rain, Said Mr Zenon, at His Cards", "U pana Zenona pada"]],
      en: "“Rain,” said Mr Zenon, and everybody looked at the window, where there was nothing of the kind. Mr Zenon had meant his cards. When it rains, in his language, he is getting nothing but small stuff; a pair is a thaw, and a queen that comes after a king is the first swallow. Mrs Halina had a spell of fine weather and did not report it. So Mr Zenon put up his collar, moved closer to the table, and shut the gap beside him.",
      pl: "„Deszcz” – powiedział pan Zenon i wszyscy spojrzeli w okno, a tam nic podobnego. Pan Zenon miał na myśli karty. Kiedy pada, to w jego języku przychodzi sam drobiazg; para to odwilż, a dama po królu nazywa się pierwsza jaskółka. U pani Haliny panowała pogoda i nie zgłosiła tego. Pan Zenon postawił więc kołnierz, przysunął się do stołu i zamknął tym szparę obok siebie.",
    },
  ],
};
