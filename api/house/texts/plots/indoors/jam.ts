import type { Plot } from "#api/house/texts/model.ts";

/** Ola and Mrs Halina make jam, and Mruk has business in the kitchen. */
export const jam: Plot = {
  name: "jam",
  category: "Lifestyle",
  when: {
    between: ["06-20", "10-15"],
  },
  wishes: [
    {
      titles: [["Who Let the Jars Sit Down?", "Kto posadził słoiki?"]],
      en: "Six jars were sitting on Mruk’s chair. They had been scalded, stood upside down on a tea towel, and were drying there without haste, while Ola and Mrs Halina made jam at the stove. The kitchen has three other chairs. Mruk sat down in front of his own, eye to eye with the jars, and let them know that he was waiting.",
      pl: "Na krześle Mruka siedziało sześć słoików. Wyparzone, do góry dnem, schły sobie na ściereczce, bez pośpiechu, a przy kuchence Ola i pani Halina smażyły konfitury. W kuchni są jeszcze trzy inne krzesła. Mruk usiadł przed swoim, oko w oko ze słoikami, i dał do zrozumienia, że czeka.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Six Rings and a Cat", "Sześć kółek i kot"],
            ["Somebody Had Warmed the Seat", "Ktoś tu grzał miejsce"],
          ],
          en: "One after another the jars were fetched and filled, and when the sixth had gone, Ola took the tea towel away as well. On the seat were six rings, damp, and warmer than a chair has any right to be. Mruk got up and tried each of them. They were small, taken singly. He let himself down slowly upon all six.",
          pl: "Słoiki zabierano po kolei do napełnienia, a kiedy odszedł szósty, Ola zdjęła i ściereczkę. Na siedzeniu zostało sześć kółek, wilgotnych i cieplejszych, niż krzesłu wolno. Mruk wskoczył i wypróbował każde z osobna. Pojedynczo były małe. Opuścił się powoli na wszystkie sześć.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", on: "chair", company: "nobody" },
        },
        {
          titles: [
            ["The One That Stayed Behind", "A co z szóstym?"],
            ["Half a Chair Each", "Na pół krzesła"],
          ],
          unless: ["eleven lids"],
          en: "There was jam for five of the six. The sixth was left on the chair alone, upside down, and nobody came for it. Mruk got up beside it. They looked at the stove together for a time, where the pot was being scraped. “Shall I take that away?” asked Ola. But the jar had been dried for nothing as it was, and there was room. He leaned against it.",
          pl: "Konfitur starczyło na pięć z sześciu. Szósty został na krześle sam, do góry dnem, i nikt po niego nie przychodził. Mruk wszedł obok. Popatrzyli razem na kuchenkę, gdzie wyskrobywano garnek. „Zabrać go?” – spytała Ola. Ale słoik i tak wysechł na darmo, a miejsca było dosyć. Mruk oparł się o niego bokiem.",
        },
        {
          titles: [
            ["The Sixth Jar Moves to Staircase B", "Szósty, z łyżką, dla klatki B"],
            ["With a View of People Eating", "Widok na ludzi, którzy jedzą"],
          ],
          needs: ["the slices"],
          unless: ["eleven lids"],
          en: "Five jars were fetched; the sixth looked at Mruk. There was jam for it, but on Staircase B there was bread. “It’s no good, we’ll have to,” said Mrs Halina. She filled it with what was left in the pot and carried it round herself, with a spoon, past all the windows. Where it had stood the seat was warm. Mruk sat down there, and had a view of people eating.",
          pl: "Pięć słoików zabrano, a szósty patrzył na Mruka. Konfitur by na niego starczyło, ale na klatce B był chleb. „Nie ma rady” – powiedziała pani Halina. Nalała do niego resztę z garnka i zaniosła sama, z łyżką, wzdłuż wszystkich okien. Tam, gdzie stał słoik, siedzenie było ciepłe. Mruk usiadł na nim i miał widok na ludzi, którzy jedzą.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", on: "chair", company: "nobody" },
        },
      ],
    },
    {
      titles: [["He Had Come for His Blanket", "Mruk przyszedł po swój koc"]],
      en: "When jam is in its jars it is put to bed, to cool slowly; that is how Mrs Halina learnt it. The first batch was already lying in the corner of the kitchen, wrapped up to the lids, and what it was wrapped in was Mruk’s blanket, the brown one. At the stove she and Ola had the next batch going. Mruk had come for his blanket.",
      pl: "Konfitury po nalaniu kładzie się spać, żeby stygły powoli, tak uczono panią Halinę. Pierwsza partia leżała już w kącie kuchni, otulona po same wieczka, a otulono ją kocem Mruka, tym brązowym. Przy kuchence pani Halina z Olą doglądały następnej. Mruk przyszedł po koc.",
      picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "open", by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [
            ["The Slowest Jam in the House", "Najwolniejsze konfitury w kamienicy"],
            ["Put to Bed with a Cat on Top", "Do łóżka, a z wierzchu kot"],
          ],
          en: "The blanket was fastened at the corners, under the jars, as round a child. So Mruk lay down on it with the jam inside. It was like a stove that had been made to his measure, with knobs. “That’s how slowly they should cool,” whispered Mrs Halina. By bedtime the second batch was cold, and the first still could not be touched.",
          pl: "Rogi koca podwinięto pod słoiki, jak dziecku. Mruk położył się więc na kocu razem z zawartością. Był to piec na jego miarę, tyle że z guzami. „O, tak wolno mają stygnąć” – szepnęła pani Halina. Kiedy szli spać, druga partia była zimna, a pierwszej nadal nie dało się dotknąć.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Jam in Tomek’s Pullover", "Konfitury w swetrze Tomka"],
            ["One Sleeve Round Each Half", "Z rękawami związanymi z przodu"],
          ],
          en: "Mruk pulled at his blanket, and there was a clinking. “All right, all right,” said Ola. She fetched Tomek’s thick pullover, put the jars into it, with the neck up, and tied its sleeves in front of them. They looked like a stout man who has taken offence. The blanket was returned, warm and smelling of sugar. Mruk dragged it under the table, a metre from the stout man.",
          pl: "Mruk pociągnął za koc i zabrzęczało. „No już, już” – powiedziała Ola. Przyniosła gruby sweter Tomka, wsadziła w niego słoiki i z przodu zawiązała rękawy. Wyglądało to jak tęgi pan, który się obraził. Koc wrócił do właściciela ciepły i pachnący cukrem. Mruk zaciągnął go pod stół, metr od tęgiego pana.",
        },
      ],
    },
    {
      titles: [["He Knew His Rights and His Rim", "Znał swój pasek i swoje prawa"]],
      en: "For testing jam you need a cold saucer, and Ola, who was standing at the stove with Mrs Halina, had taken Mruk’s, the one with the blue rim. On ordinary days there is sprat on it. Now it lay in the refrigerator with nothing but a drop in the middle. Mruk placed himself in front of the refrigerator. He knew his rights, and he knew his rim.",
      pl: "Do próbowania konfitur trzeba zimnego talerzyka i Ola, która stała z panią Haliną przy kuchence, wzięła talerzyk Mruka, ten z niebieskim paskiem. W zwykłe dni leży na nim szprotka. Teraz stał w lodówce i miał na środku kroplę, nic poza tym. Mruk ustawił się przed lodówką. Znał swoje prawa i znał swój pasek.",
      picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "grump", by: "refrigerator", company: "nobody" },
      endings: [
        {
          titles: [
            ["Pink About the Nose", "Z różowym nosem"],
            ["Wrinkled, That’s How It Should Be", "Marszczy się, czyli gotowe"],
          ],
          en: "For form’s sake Mrs Halina tilted the saucer: the drop did not run, it wrinkled. She put it on the floor, since it had done its work. Mruk sniffed at the drop, touched it with his tongue, and sneezed. He went round it along the rim until everything was clean but the middle, and sat down behind it. In the tin there was still a sprat.",
          pl: "Pani Halina jeszcze dla porządku przechyliła talerzyk: kropla nie spłynęła, tylko się zmarszczyła. Postawiła go na podłodze, bo swoje zrobił. Mruk powąchał kroplę, dotknął językiem i kichnął. Resztę wylizał wzdłuż paska, aż czyste było wszystko oprócz środka, i usiadł za talerzykiem. Została jeszcze szprotka, w puszce.",
          picture: {
            place: "kitchen floor",
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
            ["Which Saucer for the Guest?", "Który talerzyk dla gościa?"],
            ["The One with the Gold Flower", "A na talerzyku złoty kwiatek"],
          ],
          en: "The jam was tasted sitting down. There was a saucer each, and by mistake it was Mrs Halina who got the blue rim. She had the spoon at her mouth when she saw who was sitting opposite. “That’s yours, treasure,” she said, and they exchanged: she pushed hers across. On it was a gold flower, and a sprat from Ola. Mruk gave the blue one no further thought.",
          pl: "Kosztowano na siedząco. Każda miała talerzyk i przez pomyłkę niebieski pasek dostał się pani Halinie. Trzymała już łyżeczkę przy ustach, kiedy zobaczyła, kto siedzi naprzeciw. „Toż to twój, skarbie” – powiedziała i wymienili się: podsunęła mu swój. Miał złoty kwiatek, a od Oli szprotkę. O niebieskim Mruk więcej nie myślał.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Nowhere Did It Say What He Was", "Nigdzie nie stało, co to jest"]],
      en: "While Mrs Halina stirred the jam, Ola wrote the labels at the kitchen table, in her good hand, with a border. Mruk watched her do it. Whatever gets a label in this house is put on the top shelf, wiped once a month and shown to visitors. He had been here for some time, and it did not say on him anywhere what he was.",
      pl: "Pani Halina mieszała konfitury, a Ola przy kuchennym stole pisała nalepki, najładniejszym pismem, z ramką. Mruk się przyglądał. Co w tym domu dostaje nalepkę, trafia na górną półkę, raz w miesiącu się to wyciera i pokazuje gościom. On był tu nie od dziś, a nigdzie na nim nie stało, co to jest.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Without Stones", "Bez pestek"],
            ["Found on the Left Flank", "Lewą stroną do pań"],
          ],
          en: "When the labels were pasted on, one was missing, and Ola had to write it again. Mruk had it. He had lain down on it while the paste was wet, and wore it on his left flank, quite straight: “Without stones.” Mrs Halina put on her glasses and said that she could vouch for that. He walked past both of them twice, left side first.",
          pl: "Przy naklejaniu jednej nalepki zabrakło i Ola musiała ją pisać od nowa. Miał ją Mruk. Położył się na niej, kiedy klej był mokry, i nosił teraz na lewym boku, całkiem prosto: „Bez pestek”. Pani Halina włożyła okulary i powiedziała, że za to może ręczyć. Przeszedł obok obu dwa razy, lewą stroną.",
          picture: {
            place: "kitchen floor",
            pose: "walk",
            props: [],
            eyes: "half",
            by: "wall",
            company: "halina",
            side: "left",
          },
        },
        {
          titles: [
            ["Nine Kilos, Keep Dry", "Dziewięć kilo, trzymać w suchym"],
            ["To Be Opened with Care", "Otwierać ostrożnie"],
          ],
          en: "One label was left over. Ola looked at it, then at Mruk, and dipped her pen again. “Mruk,” she wrote. “Nine kilos. Keep warm and dry. Once opened, does not close.” She drew the border, a little thicker than the others. It was tied to his collar with kitchen thread. As the top shelf was taken by then, he sat down on the table, where visitors come past.",
          pl: "Jedna nalepka została. Ola spojrzała na nią, potem na Mruka, i jeszcze raz umoczyła pióro. „Mruk – napisała. – Dziewięć kilo. Trzymać w cieple i w suchym. Po otwarciu się nie zamyka”. Dorysowała ramkę, trochę grubszą niż tamte, i przywiązała mu to nitką do obroży. Górna półka była już zajęta, więc usiadł na stole, gdzie goście też przechodzą.",
        },
        {
          titles: [
            ["Something, Good, on a Red Collar", "Coś, dobre, na czerwonej obroży"],
            ["The Label from Last Year Still Sticks", "Nalepka z zeszłego roku"],
          ],
          needs: ["last year’s jar"],
          en: "Ola was peeling last year’s label off the jar, to make room. It came away whole. “Something, good,” she read once more. Mruk sat down in front of her, with his chin up. She tried it on the collar, to the left of the bell. Mrs Halina took two steps back, as after a fitting. “I couldn’t put it better,” she said. “And it leaves room for growing.”",
          pl: "Ola zdejmowała ze słoika zeszłoroczną nalepkę, żeby zrobić miejsce. Zeszła w całości. „Coś, dobre” – przeczytała Ola jeszcze raz. Mruk usiadł przed nią i podniósł brodę. Przymierzyła mu ją na obroży, na lewo od dzwonka. Pani Halina cofnęła się o dwa kroki, jak po przymiarce. „Lepiej się tego nie powie – orzekła. – I jest na czym rosnąć”.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["It Clicked Again, Further Left", "Kliknęło, bardziej w lewo"]],
      en: "Something in the kitchen had clicked. Mrs Halina and Ola, at the stove with the second batch of jam, did not turn round; on the table the first was cooling, in a row, with its lids on. It clicked again, further to the left. Mruk got on the chair, ears forward. He meant to be in time for the next.",
      pl: "W kuchni coś kliknęło. Pani Halina i Ola stały przy kuchence nad drugą partią konfitur i nawet się nie odwróciły, a na stole stygła pierwsza, w szeregu, pod wieczkami. Kliknęło znowu, bardziej w lewo. Mruk wszedł na krzesło i nastawił uszu. Na następne kliknięcie chciał zdążyć.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        on: "chair",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["The Last to Click", "Kto kliknie ostatni"],
            ["A Paw on the Lid", "Łapa na wieczku"],
          ],
          en: "All the lids had gone in but one, on the right, which still stood up a little in the middle. Mrs Halina shook her head over it. Mruk laid his paw on it and waited; he has had practice, at mouse holes. It took as long as a tram takes to come. Then it clicked, under him, so that he felt it in his elbow. “There,” said Mrs Halina, “now it’ll keep.”",
          pl: "Wciągnęło wszystkie wieczka oprócz jednego, z prawej, które pośrodku wciąż trochę odstawało. Pani Halina pokręciła nad nim głową. Mruk położył na nim łapę i czekał, bo ma w tym wprawę, od mysich dziur. Trwało to jak czekanie na tramwaj. Wreszcie kliknęło, pod nim, aż poczuł w łokciu. „No – powiedziała pani Halina – teraz postoi”.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Did Ola Just Click?", "Czy to Ola kliknęła?"],
            ["From Left to Right, and Then from Behind", "Od lewej do prawej, a potem z tyłu"],
          ],
          en: "Mruk missed the third click by half a turn and the fourth by a whisker. Then Ola, behind him, clicked with her tongue. He had her at once: two paws on her arm, nose at her mouth. It was the only one that he had caught all day, and he held it. “I’m shut,” said Ola through her teeth. Mrs Halina tapped her on the parting to see whether she would keep.",
          pl: "Na trzecie kliknięcie Mruk spóźnił się o pół obrotu, na czwarte o włos. Wtedy Ola, za jego plecami, kliknęła językiem. Miał ją natychmiast: dwie łapy na ręce, nos przy ustach. Było to jedyne kliknięcie, jakie złapał, więc je trzymał. „Zamknęłam się” – powiedziała Ola przez zęby. Pani Halina postukała ją w przedziałek, czy postoi.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["It Was the Gherkins That Clicked", "To nie konfitury, to ogórki"]],
          needs: ["the gherkins"],
          en: "The next click came from the sideboard. So it was not the jam alone: the gherkins had been answering the whole time. A jar clicked, and in the other corner a lid went in. Mruk got up halfway between them, and turned his head to the left, to the right, to the left. “He’s umpiring,” whispered Ola. At nine all Mrs Halina called half-time.",
          pl: "Następne kliknięcie przyszło od kredensu. Nie były to więc same konfitury: przez cały czas odpowiadały im ogórki. Klikał słoik, a w drugim rogu kuchni wciągało wieczko. Mruk usiadł w połowie drogi i obracał głowę w lewo, w prawo i znów w lewo. „Sędziuje” – szepnęła Ola. Przy stanie dziewięć do dziewięciu pani Halina ogłosiła przerwę.",
        },
        {
          titles: [
            ["Every Fourth Click Was a Cherry", "Co czwarte kliknięcie było wiśnią"],
            ["Caught, after the Ninth", "Złapana, i to dziewiąta"],
          ],
          needs: ["the stones"],
          en: "Not everything that clicked was a lid. Every fourth click was a cherry stone coming down, and the others no longer interested Mruk. He watched Ola’s hairpin. It greeted, it twisted; he was in the air before the stone was. He caught it at the height of the lamp, between two paws, and brought it to Mrs Halina, who put it with the rest. “Tell her to greet another,” she said.",
          pl: "Nie wszystko, co klikało, było wieczkiem. Co czwarte kliknięcie to spadała pestka, a odkąd Mruk to wiedział, za innymi już się nie odwracał. Patrzył na szpilkę Oli. Przywitała się, obróciła, a on był w powietrzu, zanim była w nim pestka. Złapał ją na wysokości lampy, w dwie łapy, i zaniósł pani Halinie, która dołożyła ją do reszty. „Niech przywita jeszcze jedną” – powiedziała.",
          picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "open", by: "wall", company: "halina" },
        },
      ],
    },
    {
      titles: [["Nothing to Do There but Get In", "Nic do załatwienia, a wejść trzeba"]],
      en: "The larder is a narrow door next to the kitchen stove, and it is kept shut. Only on jam days does it stand open, since Ola and Mrs Halina go in and out with jars. Mruk could see shelf above shelf, up to where it grows dark. He had nothing in particular to do there. He wished to get in.",
      pl: "Spiżarnia to wąskie drzwi przy kuchennym piecu i trzyma się je zamknięte. Otwarte stoją tylko w dni konfitur, kiedy Ola i pani Halina chodzą tam i z powrotem ze słoikami. Widać było półkę nad półką, aż po miejsce, gdzie robi się ciemno. Mruk nie miał tam nic do załatwienia. Chciał wejść.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Counted with the Rest", "Policzony razem z resztą"],
            ["One Too Many on the Top Shelf", "O jeden za dużo na górnej półce"],
          ],
          en: "Mrs Halina counted the shelves with a pencil, moving her lips, the top one last. There she came out at one too many. She began again from the left: jar, jar, jar, cat, jar. Mruk was sitting exactly in line, paws together, face to the front. “He’ll want turning as well,” said Mrs Halina, “or he’ll go off on one side.”",
          pl: "Pani Halina liczyła półki ołówkiem, poruszając wargami, górną na końcu. Na górnej wyszło jej o jeden za dużo. Zaczęła jeszcze raz od lewej: słoik, słoik, słoik, kot, słoik. Mruk siedział równo w szeregu, łapa przy łapie, przodem do drzwi. „Trzeba go będzie obracać – powiedziała – żeby się nie odleżał z jednej strony”.",
        },
        {
          titles: [
            ["What Does Not Go Mouldy", "Co się nie psuje"],
            ["Behind the Jars, a Rattle", "Za słoikami coś grzechotało"],
          ],
          en: "Right at the back, where it is dark, something rattled against Mruk’s paw. Ola fetched it out: a jar without a label, full of buttons. They had been there when she moved in. Mrs Halina held it to the light and turned it. “That one’s mine,” she said after a time. “Bottle green, with a belt.” She found three more. Mruk stayed in the place of the jar, which was his size.",
          pl: "W samej głębi, po ciemku, coś zagrzechotało Mrukowi pod łapą. Ola wyjęła słoik bez nalepki, pełen guzików. Stał tu, zanim się wprowadziła. Pani Halina podniosła go do światła i obracała. „Ten jest mój – powiedziała po chwili. – Butelkowa zieleń, z paskiem”. Znalazła jeszcze trzy. Mruk został na miejscu słoika, bo pasowało.",
        },
        {
          titles: [
            ["The Last Stone Said “This Year”", "Ostatnia pestka: w tym roku"],
            ["One More Plum for His Sake", "Jeszcze jedna śliwka, dla niego"],
          ],
          needs: ["the fortune"],
          en: "“This year,” said Mrs Halina, and held up the last stone. She had eaten four plums to get there. “So he’ll get in.” Ola looked round. The larder stood open, and on the third shelf, between the salt and the semolina, two ears were moving about in the dark. “When would that be, this year?” she asked. They shut the door by half, so as not to hurry fortune.",
          pl: "„W tym roku” – powiedziała pani Halina i podniosła ostatnią pestkę. Zjadła dla niej cztery śliwki. „Czyli wejdzie”. Ola się obejrzała. Spiżarnia stała otworem, a na trzeciej półce, między solą a kaszą manną, ruszało się po ciemku dwoje uszu. „A kiedy to by było, w tym roku?” – spytała. Przymknęły drzwi do połowy, żeby losu nie poganiać.",
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Ruled from a Wooden Spoon", "Rządy z drewnianej łyżki"]],
      en: "A wasp came in at the window. It circled Mrs Halina, circled Ola, and settled on the wooden spoon, which lay across the pot, and from there it ruled the kitchen. Nobody moved. Ola stood with one arm in the air, Mrs Halina with her lips drawn in. Mruk was in the middle of a step. He had met a wasp once, and kept the fourth paw up.",
      pl: "Przez okno wleciała osa. Okrążyła panią Halinę, okrążyła Olę i usiadła na drewnianej łyżce, położonej w poprzek garnka, a stamtąd rządziła kuchnią. Nikt się nie ruszał. Ola stała z ręką w górze, pani Halina z wciągniętymi wargami. Mruk był w pół kroku. Jedną osę już w życiu poznał i czwartej łapy nie postawił.",
      turns: [
        {
          titles: [
            ["A Teaspoon for the Lady Outside", "Łyżeczka dla pani za oknem"],
            ["She Only Wanted to Try", "Chciała tylko spróbować"],
          ],
          en: "“That wasp only wants to try,” said Mrs Halina through closed teeth. With two fingers she took a teaspoon of jam, carried it past everybody to the window sill and put it down outside. The wasp rose, inspected it, and followed. Ola shut the window behind her and lowered her arm. Through the glass the lady could be seen eating, with her elbows out.",
          pl: "„Ta osa chce tylko spróbować” – powiedziała przez zęby pani Halina. Dwoma palcami wzięła łyżeczkę konfitur, przeniosła ją obok wszystkich do okna i położyła za szybą, na blasze. Osa wzleciała, obejrzała ją i poszła za nią. Ola zamknęła okno i opuściła rękę. Przez szkło było widać, jak pani je, z łokciami na boki.",
        },
        {
          titles: [
            ["Once Round the Jar", "Raz dookoła słoika"],
            ["Nobody in There but Herself", "Nikogo tam nie zastała"],
          ],
          en: "The wasp left the spoon, tried the edge of an empty jar, and went in. It walked round the inside, all the way, and could find no jam, only itself. Ola put a saucer over it, carried the jar to the window at arm’s length and let the wasp out above the courtyard. It stopped once in the air, seemed to think, and flew to the bakery.",
          pl: "Osa zeszła z łyżki, obejrzała brzeg pustego słoika i weszła. Obeszła go od środka, cały, i konfitur nie znalazła, tylko siebie. Ola nakryła słoik spodkiem, zaniosła go do okna w wyciągniętej ręce i wypuściła osę nad podwórkiem. Ta zatrzymała się w powietrzu, jakby się zastanowiła, i poleciała do piekarni.",
        },
        {
          titles: [
            ["A Wasp Between the Ears", "Komu osa siadła na głowie?"],
            ["The Only One Who Could Not See It", "Jedyny, który jej nie widział"],
          ],
          needs: ["the drop"],
          en: "The wasp smelled something sweeter than the spoon. It rose, described a curve and came down on Mruk’s head, where the drop was. “Don’t move,” said two voices. He had not intended to. He felt six feet, a pause, and then a very small tongue that took its time. Ola opened the window with two fingers. When the place between his ears was clean, the wasp flew out, low, like somebody after Sunday dinner.",
          pl: "Osa poczuła coś słodszego niż łyżka. Wzleciała, zatoczyła łuk i wylądowała Mrukowi na głowie, tam gdzie kropla. „Ani drgnij” – powiedziały dwa głosy. Nie miał zamiaru. Poczuł sześć nóg, potem przerwę, a potem bardzo mały język, któremu się nie spieszyło. Ola dwoma palcami otworzyła szerzej okno. Kiedy między uszami było czysto, osa wyleciała, nisko, jak ktoś po niedzielnym obiedzie.",
        },
      ],
    },
    {
      titles: [["More Steam Than Kitchen", "Pary więcej niż kuchni"]],
      en: "The pot was steaming, and by and by there was more steam than kitchen. First the shelf was gone, then the clock, then Ola, down to her slippers. Mrs Halina took off her glasses, which were of no use, and felt her way by the edge of the table. In such weather a grey cat does not exist. Twice within a minute somebody trod on the spot where he had just been.",
      pl: "Z garnka szła para i powoli pary było więcej niż kuchni. Najpierw zniknęła półka, potem zegar, potem Ola, od góry do kapci. Pani Halina zdjęła okulary, bo nie miała z nich pożytku, i szła wzdłuż stołu po omacku. W taką pogodę szary kot nie istnieje. W ciągu minuty dwa razy ktoś stanął tam, gdzie Mruk był przed chwilą.",
      turns: [
        {
          titles: [
            ["Three Rings of the Bell, in Fog", "Jak się dzwoni we mgle"],
            ["Stand Still, He’s Crossing", "Stójmy, bo płynie"],
          ],
          en: "Mruk rang. He did it as ships do it, three times and a pause, and everything in the fog stood still. “Where is he?” asked Mrs Halina, one foot in the air. “He’s just crossing,” said Ola. They heard him come by, with the bell at the height of their ankles, past the table, past the stove. When he had landed he gave one more, for the all-clear.",
          pl: "Mruk zadzwonił. Tak jak dzwonią statki, trzy razy i przerwa, i we mgle wszystko stanęło. „Gdzie on jest?” – spytała pani Halina z jedną nogą w powietrzu. „Właśnie płynie” – powiedziała Ola. Słyszały, jak je mija, z dzwonkiem na wysokości kostek, obok stołu, obok kuchenki. Kiedy przybił, dał jeszcze jeden, że wolne.",
        },
        {
          titles: [
            ["Written on the Window with One Finger", "Palcem po szybie"],
            ["Who Drew the Two Ears?", "Kto dorysował uszy"],
          ],
          en: "Ola found the window by its handle. Before opening she could not help writing “jam” on it with one finger, and Mrs Halina, who had come after her along the wall, added an O with two ears. Then they let in the courtyard. The steam went out over the sill in one piece, like a guest who sees that it has got late, and there was Mruk, with drops on his whiskers.",
          pl: "Ola trafiła do okna po klamce. Zanim otworzyła, musiała napisać na nim palcem „konfitury”, a pani Halina, która przyszła za nią wzdłuż ściany, dorysowała kółko z dwojgiem uszu. Potem wpuściły podwórko. Para wyszła przez parapet w jednym kawałku, jak gość, który widzi, że się zasiedział, i pokazał się Mruk, z kroplami na wąsach.",
        },
        {
          titles: [
            ["One Gust, and the Shelf Was Back", "Kto popędził parę po schodach?"],
            ["The Wind Took the Lid Off", "Wiatr zajrzał do garnka"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Outside it was blowing. Mrs Halina, who was feeling for the towel, felt the window catch instead, and the wind did the rest: it took the casement out of her hand, walked in, and carried the steam before it through the hall, under the door and down the stairs. The shelf was back, and the clock, and Ola with her hair on end. On the second floor somebody called: “Jam!”",
          pl: "Na dworze wiało. Pani Halina szukała po omacku ścierki, a trafiła na klamkę od okna, i reszty dokonał wiatr: wyjął jej skrzydło z ręki, wszedł i popędził parę przed sobą przez przedpokój, pod drzwiami i w dół po schodach. Wróciła półka, wrócił zegar i Ola, z włosami do góry. Na drugim piętrze ktoś zawołał: „Konfitury!”",
        },
      ],
    },
    {
      titles: [["White, All Four, and Washed", "Białe, wszystkie cztery, i umyte"]],
      en: "There had been a spill. From the stove to the table, exactly across Mruk’s path, lay jam on the floor, not much of it, but well distributed, for Ola had already walked in it and Mrs Halina after her. At each step their slippers let go of the boards with a smack. Mruk looked down at his paws. They were white, all four, and washed.",
      pl: "Trochę się ulało. Od kuchenki do stołu, w sam poprzek drogi Mruka, leżały na podłodze konfitury, niewiele, ale dobrze rozprowadzone, bo Ola zdążyła po nich przejść, a za nią pani Halina. Kapcie odrywały się od desek z cmoknięciem. Mruk spojrzał na swoje łapy. Były białe, wszystkie cztery, i umyte.",
      turns: [
        {
          titles: [
            ["By Chair, Sill and Bread Bin", "Krzesłem, parapetem, chlebakiem"],
            ["Anything but the Floor", "Byle nie podłogą"],
          ],
          en: "There are other ways of crossing a kitchen. Mruk took the stool, the sideboard, the bread bin and the shoulder of Mrs Halina, who happened to be bending down with a cloth and kept still of her own accord, as for a fitting. From there it was one jump. She rose with a hand at her back. “He’s not put on weight,” she lied, very kindly, to the cloth.",
          pl: "Przez kuchnię są i inne drogi. Mruk poszedł taboretem, kredensem, chlebakiem i ramieniem pani Haliny, która schyliła się akurat ze ścierką i sama z siebie stanęła bez ruchu, jak do miary. Stamtąd był jeden skok. Wyprostowała się z ręką na krzyżu. „Nic nie przytył” – skłamała ścierce, bardzo uprzejmie.",
        },
        {
          titles: [
            ["In Paper Shoes", "W papierowych butach"],
            ["The Forecast on His Left Paw", "Prognoza na lewej łapie"],
          ],
          en: "Ola spread newspapers, leaf by leaf, as for a prince. Mruk set out on them, and at the third step they came along. When he was across, he was wearing the weather on his left front paw and on the right half a crossword. Mrs Halina peeled them off, first the one, then the other. “Sweet, for bread,” she read, “begins with a J.” Nobody knew it offhand.",
          pl: "Ola rozłożyła gazety, płachta za płachtą, jak przed księciem. Mruk wszedł na nie, a przy trzecim kroku poszły razem z nim. Po drugiej stronie miał na lewej przedniej łapie prognozę, na prawej pół krzyżówki. Pani Halina odkleiła mu jedno i drugie. „Słodkie, do chleba, na d” – przeczytała. Tak z głowy nikt nie wiedział.",
        },
        {
          titles: [
            ["What the Pillowcase Wiped Up", "Co wytarła poszewka"],
            ["Down Came Sleeve after Sleeve", "Rękaw po rękawie w dół"],
          ],
          needs: ["the washing"],
          en: "The line had been tied to the stove pipe in a hurry. It let go, and the washing came down, sleeve after sleeve, wet, from the stove to the table, along the whole length of the jam. Nobody said anything. Then Mrs Halina bent down. “It would have had to be done again, as it was,” she said. Mruk went over on two shirts and a pillowcase and arrived with white paws.",
          pl: "Sznur przywiązano w pośpiechu, do rury od pieca. Puścił i pranie spadło na podłogę, rękaw po rękawie, mokre, od kuchenki po stół, na całą długość konfitur. Nikt nic nie mówił. Pani Halina schyliła się pierwsza. „I tak by się jeszcze raz prało” – powiedziała. Mruk przeszedł po dwóch koszulach i po poszewce i dotarł na miejsce z białymi łapami.",
        },
      ],
    },
    {
      titles: [["Walking Makes It Sink", "Siadają, kiedy ktoś chodzi"]],
      en: "While jam is coming to the point nobody walks about, because walking makes it sink. Mrs Halina has that from her grandmother and does not discuss it. She had put a chair in the way and sat on it with the long spoon upright on her knee, like a sentry, eyes on the pot. Ola breathed with care. Mruk put out one paw. The spoon came down in front of it.",
      pl: "Kiedy konfitury dochodzą, nikt nie chodzi, bo od chodzenia siadają. Pani Halina ma to od babki i nie podlega to dyskusji. Ustawiła w przejściu krzesło i siedziała na nim z długą łyżką na kolanie, pionowo, jak wartownik, oczy w garnku. Ola oddychała ostrożnie. Mruk wysunął łapę. Łyżka opadła tuż przed nią.",
      turns: [
        {
          titles: [["On the Nail of the Left Thumb", "Na paznokciu lewego kciuka"]],
          en: "At long last Mrs Halina let a drop fall on the nail of her left thumb and held the thumb upside down. The three of them looked at it. It hung there, round and dark, and had no intention of leaving. “That’s it,” she said, stood up and took her chair along. All at once the kitchen was as busy as a railway station.",
          pl: "Wreszcie pani Halina spuściła kroplę na paznokieć lewego kciuka i obróciła kciuk do góry nogami. Patrzyli na nią we troje. Wisiała, okrągła i ciemna, i nigdzie się nie wybierała. „No i są” – powiedziała, wstała i zabrała krzesło. W jednej chwili w kuchni zrobił się ruch jak na dworcu.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", look: "up", company: "halina" },
        },
        {
          titles: [
            ["At “Two” and at “Three”", "Na „dwa” i na „trzy”"],
            ["In Time with the Bubbles", "Do taktu, bąbel za bąblem"],
          ],
          en: "The jam had begun to bubble in threes, and Mrs Halina’s foot kept time. She had danced at the tailors’ ball to something like that. The spoon rose from her knee and beat, her eyes closed, and at “two” and “three” there was room to the left of her slipper. Mruk went past in time. He took his steps where hers were, and so nothing sank.",
          pl: "Konfitury zaczęły bulgotać na trzy i stopa pani Haliny razem z nimi. Do czegoś takiego tańczyła kiedyś na balu krawców. Łyżka uniosła się z kolana i biła takt, oczy się przymknęły, a na „dwa” i na „trzy” po lewej stronie kapcia robiło się miejsce. Mruk przeszedł do taktu. Stawiał łapy wtedy co ona stopę, więc nic nie usiadło.",
        },
        {
          titles: [
            ["The Drop That Would Not Run", "Kropla, która nie spłynęła"],
            ["Until Done, on the Head of a Cat", "Do skutku, na głowie kota"],
          ],
          needs: ["the drop"],
          en: "“Let me see that,” said Mrs Halina. She laid the spoon across her knees and took Mruk’s head in both hands. The drop between his ears had not run down on either side. She tilted him to the left, then to the right; it wrinkled, and stayed. “That’s it,” she said. “Until done.” The chair was put away, everybody ran for the jars, and Ola wrote in the margin: “or on a cat”.",
          pl: "„Pokaż no” – powiedziała pani Halina. Odłożyła łyżkę na kolana i wzięła głowę Mruka w obie ręce. Kropla między uszami nie spłynęła na żadną stronę. Przechyliła go w lewo, przechyliła w prawo; kropla się zmarszczyła i została. „Są – powiedziała. – To jest skutek”. Krzesło odstawiono, obie pobiegły po słoiki, a Ola dopisała na marginesie: „albo na kocie”.",
        },
      ],
    },
    {
      titles: [["Eleven Jars and Ten Lids", "Słoików jedenaście, wieczek dziesięć"]],
      pays: ["eleven lids"],
      en: "There were eleven jars and ten lids. Ola counted upwards, Mrs Halina downwards, and it came to the same. Then began a search in which all the drawers took part. Everything stood open, out of everything hung something, and wherever Mruk wished to pass, somebody was on her knees with a torch. A lid is round, said Mrs Halina; it can be anywhere.",
      pl: "Słoików było jedenaście, wieczek dziesięć. Ola liczyła od góry, pani Halina od dołu i wychodziło to samo. Zaczęło się szukanie, w którym brały udział wszystkie szuflady. Wszystko stało otwarte, ze wszystkiego coś wisiało, a gdzie Mruk chciał przejść, tam ktoś klęczał z latarką. Wieczko jest okrągłe, mówiła pani Halina, może być wszędzie.",
      turns: [
        {
          titles: [["Elastic, from a Better Skirt", "Guma od lepszej spódnicy"]],
          en: "“In my day,” said Mrs Halina, “we took cellophane.” She cut it round with the dressmaking shears, moistened it, drew it over the eleventh jar and looked about for a rubber band. There was none. So she reached under her apron and pulled, and a piece of elastic came, and came. It held like a drum. The drawers were shut, and for the rest of the time she walked with one elbow in.",
          pl: "„Za moich czasów – powiedziała pani Halina – brało się celofan”. Przycięła go w kółko, zmoczyła, naciągnęła na jedenasty słoik i rozejrzała się za gumką. Gumki nie było. Sięgnęła więc pod fartuch, pociągnęła i wyszedł kawałek gumy, potem jeszcze kawałek. Trzymało jak bęben. Szuflady zamknięto, a ona chodziła odtąd z łokciem przy boku.",
        },
        {
          titles: [
            ["In the Dark Under the Sideboard", "Pod kredensem, w kurzu"],
            ["Who Hid the Lid in Spring?", "Kto schował wieczko jeszcze wiosną?"],
          ],
          en: "Mruk knew where the lid was. He had put it there himself, in spring, after an excellent game, and it lay under the sideboard behind a cork. Since there was no other way to get these women off the floor, he lay down flat, reached in up to the shoulder and fished. It came out on edge, rolled between the two torches and fell over, ringing for a long while.",
          pl: "Mruk wiedział, gdzie jest wieczko. Sam je tam umieścił, wiosną, po doskonałej partii: pod kredensem, za korkiem. Skoro inaczej nie dało się podnieść tych pań z podłogi, położył się płasko, wsunął łapę aż po ramię i łowił. Wyszło na kancie, przetoczyło się między obiema latarkami i położyło, długo jeszcze brzęcząc.",
        },
        {
          titles: [
            ["The Lid of Something, Good", "Wieczko po czymś dobrym"],
            ["Ten and Last Year’s Make Eleven", "Do dziesięciu jeszcze zeszłoroczne"],
          ],
          needs: ["last year’s jar"],
          en: "“Something,” said Ola suddenly, on her knees, “good.” Beside the empty jar from last year lay its lid. It had been in front of their noses the whole time, and in front of Mruk’s especially, for he had been pushing it along the table. He gave it one more push. It fell, rolled past both torches and stopped at Mrs Halina’s slipper. It fitted the eleventh as if it had been made for it.",
          pl: "„Coś – powiedziała nagle Ola, na klęczkach. – Dobre”. Przy pustym zeszłorocznym słoiku leżało jego wieczko. Miały je cały czas przed nosem, a już zwłaszcza Mruk, który przesuwał je po stole. Popchnął je jeszcze raz. Spadło, przetoczyło się między latarkami i stanęło przy kapciu pani Haliny. Na jedenasty pasowało jak ulał.",
        },
        {
          titles: [
            ["No Lid for Staircase B", "Dla klatki B bez wieczka"],
            ["The Eleventh Stays Open", "Jedenasty stoi otworem"],
          ],
          needs: ["the slices"],
          en: "“Who says the jar has to be shut?” asked Mrs Halina, and got up from her knees. On Staircase B lay five slices by now. They set the eleventh jar in a string bag, with a spoon, tied the bag to the line that runs across the courtyard, and pulled. It travelled from window to window. After the fifth it came back empty, and washed. Nobody was on the floor any more.",
          pl: "„A kto powiedział, że słoik ma być zamknięty?” – spytała pani Halina i wstała z kolan. Na klatce B leżało już pięć kromek. Wstawiły jedenasty słoik do siatki, razem z łyżką, siatkę przywiązały do sznura, który biegnie przez podwórko, i ciągnęły. Jechał od okna do okna. Po piątym wrócił pusty i umyty. Na podłodze nikt już nie klęczał.",
        },
      ],
    },
    {
      titles: [["Out of a Book, Against the Fingers", "Z książki czy z ręki?"]],
      en: "There were two opinions about the sugar. Ola’s came out of a book, Mrs Halina’s out of her fingers, and between them, on the table, stood the scales. “That’s far too little,” said the one. “It’s written here,” said the other, and showed it. Neither stirred, neither stepped aside, and the kitchen is so built that you cannot get round two women with spoons.",
      pl: "W sprawie cukru były dwa zdania. Zdanie Oli było z książki, zdanie pani Haliny z ręki, a między nimi, na stole, stała waga. „Stanowczo za mało” – mówiła jedna. „Tu jest napisane” – mówiła druga i pokazywała gdzie. Żadna nie mieszała, żadna się nie odsunęła, a kuchnia jest tak zbudowana, że dwóch pań z łyżkami się nie obejdzie.",
      turns: [
        {
          titles: [
            ["In the Margin, in Pencil", "Dopisane, i to ołówkiem"],
            ["It’s Written Here", "„Tu jest napisane”"],
          ],
          en: "“Give me that,” said Mrs Halina and held the book away from her. In the margin beside the sugar stood something in pencil, brown with age, in a round hand that belonged to Ola’s grandmother: “Far too little.” Ola read it twice. She moved one step to the left and tipped in the rest of the bag. Mrs Halina stroked the page flat with her sleeve.",
          pl: "„Pani da” – powiedziała pani Halina i odsunęła książkę od oczu na długość ręki. Na marginesie, przy cukrze, stało coś ołówkiem, zbrązowiałym, okrągłym pismem babci Oli: „Stanowczo za mało”. Ola przeczytała dwa razy. Zrobiła krok w lewo i wsypała resztę torebki. Pani Halina wygładziła stronę rękawem.",
        },
        {
          titles: [
            ["With Eyes Shut, from Two Spoons", "Z zamkniętymi oczami"],
            ["Two Pots Instead of a Word", "Garnek z lewej, garnek z prawej"],
          ],
          en: "The two cooks divided the fruit. Ola cooked hers in the small pot on the left, Mrs Halina hers in the large one on the right, and afterwards each shut her eyes and was given two spoons. Ola was for Mrs Halina’s at once. Mrs Halina licked, thought, licked, and was for Ola’s. Both of them were embarrassed. They poured it all together and stepped back from the table.",
          pl: "Kucharki podzieliły się owocami. Ola smażyła swoje w małym garnku z lewej, pani Halina w dużym z prawej, a potem każda zamykała oczy i dostawała dwie łyżki. Ola od razu była za garnkiem pani Haliny. Pani Halina oblizała, pomyślała, oblizała i była za garnkiem Oli. Obu zrobiło się niezręcznie. Zlały wszystko razem i odeszły od stołu.",
        },
        {
          titles: [
            ["Where the Third Stitch Had Gone", "Dokąd poszedł trzeci ścieg?"],
            ["Two Women on One String", "Obie na jednym szpagacie"],
          ],
          needs: ["the third stitch"],
          en: "“As you please,” said Mrs Halina, turned on her heel and made to leave the pot to its fate. Ola came along. The third stitch had gone through the button, the apron, and the edge of a sleeve that was Mrs Halina’s. “I felt something,” Mrs Halina admitted. The scissors were in the drawer, and they went there together, sideways, and the way was clear.",
          pl: "„Jak pani woli” – powiedziała pani Halina, obróciła się na pięcie i zamierzała zostawić garnek jego losowi. Ola poszła razem z nią. Trzeci ścieg przeszedł przez guzik, przez fartuch i przez brzeg rękawa, a rękaw był pani Haliny. „Coś czułam” – przyznała pani Halina. Po nożyczki do szuflady poszły we dwie, bokiem, i droga była wolna.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the drop"],
      en: "“Until done,” Ola read aloud from the cookery book. “Until done! I wouldn’t get away with that.” In her other language it would be “until it leaves the spoon in a sheet”, which was longer, but something happened. “What kind of sheet?” asked Mrs Halina. Ola showed her. It left the spoon as a drop, flew, cooled on the way, and landed on Mruk’s head, exactly between the ears.",
      pl: "„Smażyć do skutku” – przeczytała na głos Ola z książki kucharskiej. „Do skutku! Mnie by to nie przeszło”. W jej drugim języku byłoby „aż zejdzie z łyżki płachtą”, dłużej, ale coś się dzieje. „Jaką płachtą?” – spytała pani Halina. Ola pokazała. Z łyżki zeszła kropla, poleciała, po drodze ostygła i wylądowała Mrukowi na głowie, dokładnie między uszami.",
    },
    {
      pays: ["the slices"],
      en: "The smell had gone down the drainpipe and up Staircase B. A window opened there, then the one below, then three. Nobody said anything. On the first sill a hand laid a slice of bread, buttered to the edges; on the second lay two. “Airing their rooms, I expect,” said Mrs Halina. Ola counted the jars, and the slices, and stirred faster. There was just enough for the house, if nobody looked out again.",
      pl: "Zapach zszedł rynną i wszedł klatką B. Otworzyło się tam okno, potem drugie, pod spodem, potem trzy. Nikt nic nie mówił. Na pierwszym parapecie czyjaś ręka położyła kromkę chleba, posmarowaną po same brzegi, na drugim leżały dwie. „Pewnie się wietrzą” – powiedziała pani Halina. Ola przeliczyła słoiki, przeliczyła kromki i zaczęła mieszać szybciej. Konfitur było w sam raz, pod warunkiem że nikt więcej nie wyjrzy.",
    },
    {
      pays: ["last year’s jar"],
      en: "From last year one jar was left, and its label said “Something, good”. Ola had been sure that she would remember. They held it to the lamp; they smelled it; Mrs Halina ate a spoonful, and then one more, to exclude rhubarb. In the end the spoon could be heard on the bottom. “Good,” said Mrs Halina. Now there were an empty jar, a lid and a label, and Mruk looked at all three.",
      pl: "Z zeszłego roku został jeden słoik, na nalepce stało: „Coś, dobre”. Ola była wtedy pewna, że zapamięta. Obejrzały pod lampą, powąchały, pani Halina zjadła łyżkę, a potem drugą, żeby wykluczyć rabarbar. W końcu słychać było dno. „Dobre” – powiedziała pani Halina. Został pusty słoik, wieczko i nalepka, a Mruk przyjrzał się wszystkim trzem.",
    },
    {
      pays: ["the third stitch"],
      en: "Ola’s apron had lost a button, and Mrs Halina saw it, and it gave her no peace. She had no thread with her. With the needle that she carries in her collar and a length of kitchen string she sewed it on, on the moving apron, in three stitches, while Ola went on stirring. The third, she felt, had gone in rather deep. She put the needle back and said nothing about it.",
      pl: "W fartuchu Oli brakowało guzika i pani Halina to zobaczyła, i nie dało jej to spokoju. Nici ze sobą nie miała. Igłą, którą nosi w kołnierzu, i kawałkiem szpagatu przyszyła go na ruchomym fartuchu trzema ściegami, a Ola nawet nie przestała mieszać. Trzeci, jak czuła, wszedł trochę za głęboko. Wpięła igłę w kołnierz i nic o tym nie mówiła.",
    },
    {
      when: {
        between: ["06-20", "07-25"],
      },
      pays: ["the stones"],
      en: "Cherries have to be stoned, and Mrs Halina does it with a hairpin, one twist each, while she talks of other things. Ola had been given a second hairpin. “You’re digging,” said Mrs Halina. “You must only greet it.” From then on Ola greeted them, and every fourth stone shot out, straight up, and came down somewhere in the kitchen with a click. Mruk ducked. He could no longer put a foot down without looking.",
      pl: "Wiśnie trzeba drylować i pani Halina robi to szpilką do włosów, jednym obrotem, rozmawiając o czym innym. Ola dostała drugą szpilkę. „Pani kopie – powiedziała pani Halina. – Ją trzeba tylko przywitać”. Odtąd Ola je witała i co czwarta pestka wyskakiwała prosto w górę, a potem spadała gdzieś w kuchni, ze stukiem. Mruk położył uszy. Żadnej łapy nie mógł już postawić na ślepo.",
    },
    {
      when: {
        between: ["07-05", "10-15"],
      },
      pays: ["the gherkins"],
      en: "On the sideboard stood three jars of Mrs Halina’s gherkins, which she had brought up for Ola, with dill to the brim. One of them had started to talk. It said very little, a bubble, then for a long time nothing, then, against the lid, a click. Mruk raised his head. Mrs Halina held her ear to it, as doctors do. “Tomorrow,” she reported. “And until then nobody must jolt them.”",
      pl: "Na kredensie stały trzy słoiki ogórków, które pani Halina przyniosła Oli, z koprem po same brzegi. Jeden zaczął mówić. Mówił niewiele: bąbel, potem długo nic, potem, od spodu w wieczko, kliknięcie. Mruk podniósł głowę. Pani Halina przyłożyła do niego ucho, jak lekarz. „Jutro – oznajmiła. – A do tego czasu nikomu nie wolno nimi trząść”.",
    },
    {
      when: {
        between: ["08-20", "10-15"],
      },
      pays: ["the fortune"],
      en: "The plum stones lay on a plate, and Mrs Halina told fortunes from them: this year, next year, some time, never. It came out at never. “What was the question?” asked Ola. They had forgotten to put one. They looked round for something suitable, and saw Mruk. “Will he get what he’s come for?” said Mrs Halina, and reached for one more plum, to give him a chance.",
      pl: "Pestki śliwek leżały na talerzu i pani Halina z nich wróżyła: w tym roku, za rok, kiedyś, nigdy. Wyszło, że nigdy. „A o co pytałyśmy?” – spytała Ola. O to właśnie zapomniały zapytać. Rozejrzały się za czymś, co by pasowało, i zobaczyły Mruka. „Czy dostanie to, po co przyszedł?” – powiedziała pani Halina i sięgnęła po jeszcze jedną śliwkę, żeby dać mu szansę.",
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the washing"],
      en: "It had begun to rain, and Ola, who had washing out in the courtyard, ran down and came back with her arms full. It was hung across the kitchen, over the pot, over the table, over Mruk. From a pillowcase a drop fell into the jam, and hissed. “That’s water,” said Mrs Halina. “That’s another quarter of an hour.” Mruk looked up at the wet sleeves. He had not got a quarter of an hour.",
      pl: "Zaczęło padać i Ola, która miała na podwórku pranie, zbiegła na dół i wróciła z pełnymi rękami. Rozwiesiły je w poprzek kuchni, nad garnkiem, nad stołem, nad Mrukiem. Z poszewki kapnęło w konfitury i zasyczało. „To woda – powiedziała pani Halina. – To jeszcze kwadrans”. Mruk spojrzał w górę, na mokre rękawy. On kwadransa nie miał.",
    },
  ],
};
