import type { Plot } from "#api/house/texts/model.ts";

/** Tomek marks geography papers at home, thirty-one exercise books of them, and Mruk has business at the same table. */
export const schoolPapers: Plot = {
  name: "school-papers",
  category: "Daily Life",
  when: {
    timeSlot: ["afternoon", "evening"],
    between: ["09-10", "06-15"],
  },
  wishes: [
    {
      titles: [["A Tower as Broad as a Cat", "Wieża akurat na kota"]],
      en: "Tomek had brought home thirty-one exercise books in his bicycle bag and built a tower of them on the big table. He sharpened the red pencil, sighed and took down the first. The tower was exactly as broad as a cat. It had a soft top, a view and a smell of thirty-one kitchens, and Mruk could not see why it should stand empty.",
      pl: "Tomek przywiózł w torbie rowerowej trzydzieści jeden zeszytów i ustawił z nich na dużym stole wieżę. Zaostrzył czerwony ołówek, westchnął i zdjął pierwszy. Wieża była szeroka akurat na kota. Miała miękki szczyt, widok i pachniała trzydziestoma jeden kuchniami, a Mruk nie rozumiał, czemu ma stać pusta.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Lying on Zosia and Wojtek", "Na Zosi i Wojtku"],
            ["Like a Gentleman in a Lift", "Jak pan w windzie"],
          ],
          en: "In the end Mruk moved up on to the tower, and from then on Tomek drew the books out from underneath. Each time the tower came down by the thickness of one pupil, and Mruk with it, upright, like a gentleman in a lift. Towards the end he was lying on two pupils, Zosia and Wojtek. When Wojtek had been taken away too he lay on the table, at the same spot, with the same expression.",
          pl: "Na koniec Mruk przeniósł się na wieżę i od tej chwili Tomek wyciągał zeszyty od spodu. Za każdym razem wieża obniżała się o grubość jednego ucznia, a Mruk razem z nią, wyprostowany, jak pan w windzie. Pod koniec leżał już tylko na Zosi i Wojtku. Kiedy zabrano i Wojtka, leżał na stole, w tym samym miejscu, z tą samą miną.",
          picture: { place: "desk", pose: "loaf", props: [], eyes: "half", company: "tomek" },
        },
        {
          titles: [["A Feeling for Foundations", "Kto się zna na fundamentach?"]],
          en: "The tower swayed under Mruk. He got off it at once; a cat who weighs nine kilos has a feeling for foundations. Beside it lay the marked books, only four of them so far, low, solid, and warm from the hand. Mruk lay down there. Tomek put the fifth on top of him, out of habit, and then the sixth, and it was some time before he missed the cat.",
          pl: "Wieża zachwiała się pod Mrukiem. Zszedł z niej natychmiast; kto waży dziewięć kilo, ten zna się na fundamentach. Obok leżały zeszyty poprawione, dopiero cztery, nisko, solidnie i jeszcze ciepłe od ręki. Mruk położył się na nich. Tomek odłożył na niego piąty, z przyzwyczajenia, potem szósty i dopiero po pewnym czasie zaczął szukać kota.",
          picture: {
            place: "desk",
            pose: "loaf",
            on: "pile of exercise books",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Something Heavy, Quickly!", "Coś ciężkiego, prędko!"],
            ["The Wind Marked the Rest", "Kto poprawił resztę? Wiatr"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Tomek opened the window for a breath of air, and the wind marked all the rest in one go. It leafed through the top book, tried the second, and sent a loose page past the lamp. “A weight,” cried Tomek with both hands on the tower, “something heavy!” There was something heavy. It climbed on to the top, turned round once and folded its paws. The wind tried once more, and gave up.",
          pl: "Tomek uchylił okno, żeby odetchnąć, i wiatr sprawdził całą resztę za jednym zamachem. Przekartkował zeszyt z wierzchu, napoczął drugi i puścił luźną kartkę koło lampy. „Przycisk! – zawołał Tomek, trzymając wieżę oburącz. – Coś ciężkiego!” Coś ciężkiego było. Weszło na wierzch, obróciło się raz i złożyło łapy. Wiatr spróbował jeszcze raz i dał spokój.",
          picture: {
            place: "desk",
            pose: "loaf",
            on: "pile of exercise books",
            paws: "tucked",
            props: [],
            eyes: "open",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["To the Edge and No Farther", "Do krawędzi i ani kroku dalej"]],
      en: "A red pencil was running about on the big table. It made a tick, stopped, ran on, and drew a wavy line under something that Tomek, over his thirty-one exercise books, called “interesting”. At the end of every page Tomek laid it down, and it rolled a little, to the edge and no farther. Mruk had been following it for two pages with his whole head. He wanted that pencil.",
      pl: "Po dużym stole biegał czerwony ołówek. Stawiał haczyk, przystawał, biegł dalej i rysował falę pod czymś, co Tomek, pochylony nad trzydziestoma jeden zeszytami, nazwał „ciekawym”. Na końcu każdej strony Tomek go odkładał, a wtedy ołówek się toczył, do krawędzi i ani kroku dalej. Mruk od dwóch stron śledził go całą głową. Chciał mieć ten ołówek.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["What Does Green Mean?", "Co znaczy zielony?"],
            ["Orders from Higher Up", "Polecenie z góry"],
          ],
          en: "Mruk took the pencil by the middle and carried it past the lamp, the armchair and the stove into the bathroom, where he keeps his reserves under the bath. The other books were marked in green. For a week the class tried to find out what green meant. Tomek, when they asked him, said that the order had come from higher up.",
          pl: "Mruk wziął ołówek w pół i przeniósł go obok lampy, fotela i pieca do łazienki, pod wannę, gdzie trzyma rezerwy. Resztę zeszytów poprawiono na zielono. Przez tydzień klasa dociekała, co znaczy zielony. Tomek, kiedy go pytali, mówił, że takie przyszło polecenie z góry.",
          picture: { place: "bathroom", pose: "crouch", props: ["pencil"], eyes: "wide", company: "nobody" },
        },
        {
          titles: [
            ["Sharpened at Both Ends", "Zaostrzony z obu stron"],
            ["Who Else Is Marking Here?", "Ktoś tu jeszcze poprawia"],
          ],
          en: "Mruk laid a paw on the pencil. “I need that one, Director,” said Tomek, and felt about in his waistcoat pocket. What he put down in front of Mruk was a stub, no longer than a fingernail, red too, and sharpened at both ends. It rolled better than the long one. It rolled under the sideboard and back, and until bedtime somebody else in this flat was marking, along the floor.",
          pl: "Mruk położył łapę na ołówku. „Ten jest mi potrzebny, dyrektorze” – powiedział Tomek i poszukał w kieszeni kamizelki. Położył przed Mrukiem ogryzek ołówka, długości paznokcia, też czerwony i zaostrzony z obu stron. Toczył się lepiej niż długi. Potoczył się pod kredens i z powrotem, a na podłodze do nocy poprawiał ktoś jeszcze.",
          picture: { place: "desk", pose: "crouch", props: ["pencil"], eyes: "wide", company: "tomek" },
        },
        {
          titles: [["Ink Only Looks Stricter", "Atrament tylko wygląda surowiej"]],
          needs: ["the leaf"],
          en: "The leaf was ransomed. Mruk had it under his left paw and looked at the pencil; Tomek had the pencil and looked at the leaf. Tomek bent down and wrote “It does” on the leaf, beside the paw, in small letters. Then he laid the red pencil on the floor and let go of it. The paw rose. The rest he marked in ink, which looks stricter, the class says, but is not.",
          pl: "Liść wykupiono. Mruk miał go pod lewą łapą i patrzył na ołówek, Tomek miał ołówek i patrzył na liść. Tomek schylił się i napisał na liściu, obok łapy, „liczy się”, drobnymi literami. Potem położył ołówek na podłodze i puścił. Łapa się podniosła. Resztę poprawił atramentem, który, jak mówi klasa, tylko wygląda surowiej.",
          picture: { place: "stove", pose: "crouch", props: ["pencil"], eyes: "open", company: "nobody" },
        },
      ],
    },
    {
      titles: [["An Atlas Without Whiskers", "Atlas bez wąsów"]],
      en: "On marking days Tomek does not get up from the big table for hours, and a man who does not get up is furniture. Mruk had come for the lap, which he boards from the table. On the table he found thirty-one exercise books, and in the lap an atlas, open, face down, a corner on either knee. The atlas had no whiskers, and nobody had invited it.",
      pl: "Kiedy Tomek poprawia zeszyty, siedzi przy dużym stole godzinami i nie wstaje, a kto nie wstaje, jest meblem. Mruk przyszedł na kolana, na które wsiada się ze stołu. Na stole zastał trzydzieści jeden zeszytów, a na kolanach atlas, otwarty, twarzą w dół, po jednym rogu na każdym kolanie. Atlas nie miał wąsów i nikt go nie prosił.",
      picture: {
        place: "desk",
        pose: "sit",
        props: [],
        eyes: "grump",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Who Is Purring Under the Atlas?", "Kto mruczy pod atlasem?"],
            ["Why Do the Marks Tremble?", "Czemu stopnie drżą?"],
          ],
          unless: ["from over there"],
          en: "Tomek raised the atlas a little, the way you lift the blanket for somebody who comes to bed late. Mruk went under it and turned round once. Tomek lowered the atlas on him and put an exercise book on the atlas, at a slope, since the desk was now higher on the left. All the marks of that hour lean to the right and tremble slightly, as if something were purring.",
          pl: "Tomek uchylił atlasu tak, jak się uchyla kołdry komuś, kto wrócił późno. Mruk wszedł pod spód i obrócił się raz. Tomek opuścił na niego atlas, a na atlas położył zeszyt, skosem, bo pulpit zrobił się z lewej wyższy. Wszystkie stopnie z tej godziny chylą się w prawo i drżą leciutko, jakby coś mruczało.",
        },
        {
          titles: [["The Sahara Has No Knees", "Sahara nie ma kolan"]],
          unless: ["from over there"],
          en: "The atlas slid off and fell open on the rug at North Africa. Mruk looked at the lap, which was free, and at the Sahara, which was larger, yellow, and without knees. After a while Tomek needed the atlas, to check a river, and lay down on his stomach beside Mruk; they went on working there, one in the sand and one at the edge of it.",
          pl: "Atlas zsunął się i otworzył na dywanie na północnej Afryce. Mruk popatrzył na kolana, które były wolne, i na Saharę, która była większa, żółta i nie miała kolan. Po jakimś czasie Tomek musiał sprawdzić w atlasie rzekę i położył się obok Mruka na brzuchu; pracowali tam dalej, jeden na piasku, drugi na skraju.",
          picture: { place: "stove", pose: "loaf", on: "atlas", props: [], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["A Lap with Nothing in It", "Kolana, a na nich nic"],
            ["The Atlas Stayed Behind", "Atlas nie obszedł stołu"],
          ],
          needs: ["from over there"],
          en: "When Tomek went round the table, the atlas stayed on his chair; and on the other side, where he sat down, there was a lap with nothing in it. It took Mruk some time to believe this. Then he walked across, over Portugal and the sharpener, and got in. Tomek looked down at him. “It does look better from here,” he said, and turned the next book the right way up.",
          pl: "Kiedy Tomek wstał i obszedł stół, atlas został na krześle, a po drugiej stronie, gdzie Tomek usiadł, żeby poprawiać dalej, były kolana i nic na nich. Mruk przez chwilę nie dowierzał. Potem przeszedł górą, przez Portugalię i temperówkę, i wsiadł. Tomek spojrzał na niego z tej strony. „Stąd naprawdę lepiej widać” – powiedział i odwrócił następny zeszyt jak należy.",
          picture: { place: "desk", pose: "walk", props: [], eyes: "open", company: "tomek", posture: "sitting" },
        },
      ],
    },
    {
      titles: [["After the Last One", "Dopiero po ostatnim"]],
      en: "“After the last one,” Tomek had said, when Mruk first mentioned the bowl, and had gone on marking. There were thirty-one exercise books on the big table, and he had done two. Mruk cannot count to thirty-one. He can see, however, how high a pile is and how quickly it gets lower, and he had looked at both, gone back to look at the bowl, and decided to go up on the table and hurry things along.",
      pl: "„Po ostatnim” – powiedział Tomek, kiedy Mruk po raz pierwszy wspomniał o misce. I poprawiał dalej. Na dużym stole leżało trzydzieści jeden zeszytów, a miał za sobą dwa. Mruk do trzydziestu jeden nie liczy. Widzi za to, jak wysoki jest stos i jak szybko maleje; obejrzał jedno i drugie, wrócił obejrzeć miskę i postanowił wejść na stół i rzecz przyspieszyć.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "grump",
        mouth: "grump",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["“Dry Season,” Wrote Tomek", "„Pora sucha” – dopisał Tomek"]],
          en: "The last book, when its turn came, contained a name, a date and the word “Rivers”. Under it there was nothing, all the way to the bottom. Tomek turned the page; nothing flowed there either. “That one at least was quick,” he said, and wrote “Dry season”. He was still laughing as he bent down to the bowl, and so he gave two spoons instead of one.",
          pl: "Ostatni zeszyt, kiedy wreszcie przyszła na niego kolej, zawierał nazwisko, datę i słowo „Rzeki”. Pod spodem nie było nic, do samego dołu. Tomek odwrócił kartkę; tam też nic nie płynęło. „Ten przynajmniej poszedł szybko” – powiedział i dopisał: „Pora sucha”. Śmiał się jeszcze, kiedy schylał się nad miską, więc dał dwie łyżki zamiast jednej.",
          picture: { place: "kitchen floor", pose: "sit", props: ["bowl"], eyes: "open", company: "tomek" },
        },
        {
          titles: [
            ["Fourteen, or Possibly One", "Czternaście albo i jeden"],
            ["So That’s the Last One", "No to już ostatni"],
          ],
          en: "Mruk sat down on what was left. It was fourteen books high, and under a cat of nine kilos it could have been one. Tomek looked at it with his pencil before his eye, as a surveyor does. “So that’s the last one,” he said after a moment. He got up, a lid clinked in the kitchen, and the fourteen waited until Mruk had eaten.",
          pl: "Mruk usiadł na tym, co zostało. Było tego czternaście zeszytów, ale pod kotem, który waży dziewięć kilo, równie dobrze mógł być jeden. Tomek obejrzał rzecz z boku, z ołówkiem przed okiem, jak mierniczy. „No to już ostatni” – orzekł po chwili. Wstał, w kuchni szczęknęła pokrywka, a czternaście zeszytów czekało, aż kot zje.",
          picture: { place: "kitchen floor", pose: "sit", props: ["bowl"], eyes: "happy", company: "tomek" },
        },
        {
          titles: [
            ["On Every Continent, but Mostly on the Table", "Występuje najczęściej na stole"],
            ["And Who Found It?", "A kto znalazł ósmego?"],
          ],
          needs: ["the biscuits"],
          en: "Tomek had sold seven howlers and eaten the proceeds when Ola came for the eighth. There was none. “Look under the cat,” she said. Under Mruk lay an open book, and in it stood, in blue ink: “Cats are found on every continent, but mostly on the table.” Ola read it twice. It was exactly what she had needed. “And who found it?” she asked; so the price was paid in the kitchen, in the bowl.",
          pl: "Tomek sprzedał siedem byków i zjadł, co zarobił, kiedy Ola przyszła po ósmego. Nie było. „Zajrzyj pod kota” – powiedziała. Pod Mrukiem leżał otwarty zeszyt, a w nim stało niebieskim atramentem: „Koty występują na wszystkich kontynentach, a najczęściej na stole”. Ola przeczytała dwa razy. Właśnie tego potrzebowała. „A kto znalazł?” – spytała i zapłatę wydano w kuchni, do miski.",
          picture: { place: "desk", pose: "loaf", on: "open book", props: [], eyes: "half", company: "ola" },
        },
      ],
    },
    {
      titles: [["Ninth or Tenth from the Top", "Dziewiąty, może dziesiąty od góry"]],
      en: "Thirty-one exercise books had come home with Tomek, and one of them had travelled in a school bag next to a sandwich. The sandwich had not been tightly wrapped. Tomek, at the big table with his red pencil, saw only exercise books. Mruk stood in the doorway with his nose raised and knew more: one of them smelled of ham, the ninth or tenth from the top. That was the one he wanted.",
      pl: "Z Tomkiem przyjechało do domu trzydzieści jeden zeszytów, a jeden z nich podróżował w tornistrze obok kanapki. Kanapka była zawinięta niedbale. Tomek przy dużym stole, z czerwonym ołówkiem, widział tylko zeszyty. Mruk stał w progu z podniesionym nosem i wiedział więcej: kanapka była z szynką, a zeszyt był dziewiąty albo dziesiąty od góry. Tego właśnie chciał.",
      picture: {
        place: "hall",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        by: "doorway",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Carpathians Now Very Clean", "Karpaty? Bardzo czyste"]],
          en: "The book that smelled of ham was the tenth. On its map, in the middle of the Carpathians, was a spot of butter through which the next page could be seen, and Mruk licked it, from the Dukla Pass to the source of the San. “Untidy,” Tomek had already written in the margin. He looked at the page once more against the light, struck it out and wrote: “Carpathians now very clean.”",
          pl: "Szynką pachniał dziesiąty. Na mapie, pośrodku Karpat, widniała w nim plama z masła, przez którą prześwitywała następna strona, i Mruk ją zlizał, od przełęczy po źródła Sanu. „Niestarannie” – napisał już wcześniej Tomek na marginesie. Obejrzał kartkę jeszcze raz pod światło, skreślił i dopisał: „Karpaty obecnie bardzo czyste”.",
          picture: {
            place: "desk",
            pose: "crouch",
            props: ["open book"],
            eyes: "half",
            mouth: "blep",
            company: "tomek",
          },
        },
        {
          titles: [
            ["Ham for a Bookmark", "Zakładka z szynki"],
            ["A Plus for Exports", "Plus za eksport"],
          ],
          en: "The smell lay between two pages, at Portugal: a scrap of ham, pressed flat, with which somebody had marked the place. Mruk drew it out with a claw. Tomek laid a tram ticket there instead, so that the boy could find Portugal again. Then he added a plus to the mark. To explain it he wrote, after some thought: “For exports.”",
          pl: "Zapach leżał między kartkami, przy Portugalii: skrawek szynki, sprasowany na płasko, którym ktoś zaznaczył sobie miejsce. Mruk wyciągnął szynkę pazurem. Tomek włożył tam zamiast niej bilet tramwajowy, żeby chłopiec trafił z powrotem do Portugalii. Do stopnia dodał plus. Po namyśle wyjaśnił w nawiasie: „Za eksport”.",
          picture: {
            place: "desk",
            pose: "sit",
            props: ["open book"],
            eyes: "wide",
            company: "tomek",
            inHand: "pencil",
          },
        },
      ],
    },
    {
      titles: [["Who Bit the Blue Book?", "Kto ugryzł niebieski zeszyt?"]],
      en: "Of the thirty-one exercise books on the big table Tomek had so far opened three, with the red pencil behind his ear. Mruk was interested in a blue one farther down. A corner of it was missing, and not torn off: gnawed off, evenly, by small yellow teeth. It smelled of hay and of somebody who lives in a box, and Mruk wanted to know his name.",
      pl: "Z trzydziestu jeden zeszytów na dużym stole Tomek otworzył dotąd trzy, z czerwonym ołówkiem za uchem. Mruka interesował niebieski, leżący niżej. Brakowało mu rogu, i to nie oderwanego, tylko odgryzionego, równo, małymi żółtymi zębami. Pachniało od niego sianem i kimś, kto mieszka w pudełku, i Mruk chciał poznać jego nazwisko.",
      picture: {
        place: "stove",
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
            ["Not from Guinea, Not a Pig", "Nie z morza i nie świnka"],
            ["Who Looked Away First?", "Kto pierwszy spuścił wzrok?"],
          ],
          en: "On the last page of the blue book was a drawing. “This is our guinea pig,” it said below, “he isn’t from Guinea and isn’t a pig, so he is not in the atlas.” Tomek gave him a mark of his own. The animal had been drawn from the front, with teeth. Mruk looked at it, nose to nose, and it was not Mruk who looked away first.",
          pl: "Na ostatniej stronie niebieskiego zeszytu był rysunek. „To jest nasza świnka morska – głosił podpis – nie jest z morza i nie jest świnką, więc nie ma jej w atlasie”. Tomek wystawił jej osobny stopień. Zwierzę narysowano z przodu, z zębami. Mruk patrzył na nie, nos w nos, i to nie on spuścił wzrok.",
          picture: {
            place: "desk",
            pose: "sit",
            props: ["exercise books"],
            eyes: "half",
            company: "tomek",
            inHand: "pencil",
          },
        },
        {
          titles: [["A Reply to the Box of Hay", "Odpowiedź do pudełka z sianem"]],
          en: "Mruk sniffed along the whole bite in the blue book, tooth by tooth. It was not badly done. Then he put his cheek to the place and drew it along, twice, from the whiskers to the ear, which was his reply. It would go back to school with the book, and from there to the box with the hay. “Neat work,” wrote Tomek underneath, and meant the Vistula.",
          pl: "Mruk obwąchał w niebieskim zeszycie całe ugryzienie, ząb po zębie. Robota była porządna. Potem przyłożył do tego miejsca policzek i przeciągnął, dwa razy, od wąsów po ucho, i to była odpowiedź. Wróci z zeszytem do szkoły, a stamtąd do pudełka z sianem. „Starannie” – napisał pod spodem Tomek i miał na myśli Wisłę.",
          picture: {
            place: "desk",
            pose: "crouch",
            props: ["exercise books"],
            eyes: "half",
            company: "tomek",
            inHand: "pencil",
          },
        },
        {
          titles: [["The Other Half for Felek", "Drugie pół dla Felka"]],
          needs: ["half a point"],
          en: "Ola came back once more. The gnawed book was the one with the desert; she held its corner to the light, and below the bite she read the end of the sentence: “live on what they have, like Felek, who has my exercise book.” “There’s your name,” she told Mruk. Tomek took back his “Wrong”. The girl kept her half point, and the other half went to Felek, who had really swallowed the lesson.",
          pl: "Ola wróciła jeszcze raz. Nadgryziony zeszyt był tym z pustynią; podniosła jego róg pod światło i pod ugryzieniem przeczytała koniec zdania: „żyją z tego, co mają, jak Felek, który ma mój zeszyt”. „No i masz nazwisko” – powiedziała do Mruka. Tomek cofnął swoje „źle”. Dziewczynka zatrzymała swoje pół punktu, a drugie dostał Felek, bo on tę lekcję naprawdę połknął.",
          picture: { place: "desk", pose: "sit", props: ["exercise books"], eyes: "open", look: "up", company: "ola" },
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["the wall"],
      en: "Tomek, though, knows his cat. Round his place at the table he had built a wall of atlases, the economic ones below and the physical ones on top, without a gate; only his forehead and the end of a pencil showed above it. Mruk walked along the foot of the wall. It had been put up by a man who knows about borders.",
      pl: "Tyle że Tomek zna swojego kota. Dookoła siebie wzniósł na stole mur z atlasów, gospodarcze na dole, fizyczne na wierzchu, bez bramy; wystawało zza niego tylko czoło i koniec ołówka. Mruk przeszedł się wzdłuż tego muru. Stawiał go człowiek, który wie, co to granica.",
      turns: [
        {
          titles: [["Is Iceland in Denmark?", "Czy Islandia leży w Danii?"]],
          en: "A pupil had claimed that Iceland lies on an island in Denmark. Tomek had to look up just how wrong that was, and needed the third atlas from the bottom. He drew it out, like a stone from a bridge, and everything above it slid down. That left a gap thirty centimetres wide. “It’s not even the right sea,” he muttered, and did not hear who came in.",
          pl: "Jakiś uczeń twierdził, że Islandia leży na wyspie w Danii. Tomek musiał sprawdzić, jak bardzo to nieprawda, a do tego potrzebował trzeciego atlasu od dołu. Wyjął go, jak się wyjmuje kamień z mostu, i wszystko nad nim się osunęło. Powstała wyrwa szerokości trzydziestu centymetrów. „Nawet morze się nie zgadza” – mruknął i nie słyszał, kto wszedł.",
        },
        {
          titles: [["By Way of the Congo and the Andes", "Przez Kongo i przez Andy"]],
          en: "On the outside of the wall the atlases did not lie quite flush. Africa stuck out by the width of a paw, and so did South America above it; anyone who looked with goodwill saw a staircase. Mruk went up by way of the Congo and the Andes. “He’s over,” said Tomek when the bell came down beside him, and in his mind struck the wall off the list of monuments.",
          pl: "Z zewnątrz atlasy w murze nie leżały całkiem równo. Afryka wystawała na szerokość łapy, a nad nią Ameryka Południowa; kto patrzył życzliwie, widział schody. Mruk wszedł przez Kongo i Andy. „Przeszedł” – stwierdził Tomek, kiedy obok niego brzęknął dzwonek, i w myśli wykreślił mur z listy zabytków.",
          picture: {
            place: "desk",
            pose: "sit",
            on: "pile of books",
            props: [],
            eyes: "half",
            company: "tomek",
            posture: "sitting",
          },
        },
        {
          titles: [
            ["Anything to Declare, Director?", "Czy ma pan coś do oclenia?"],
            ["A Bell, Nine Kilos and Intentions", "Dzwonek, dziewięć kilo i zamiary"],
          ],
          needs: ["the ruler"],
          en: "The ruler had given Tomek ideas. He moved two atlases apart, as far as a cat is wide, laid the ruler across the gap, and sat up straight behind it. “Frontier,” he said. “Anything to declare, Director?” Mruk looked at him. He had a bell, nine kilos and intentions. Tomek considered the last of these for a while; then he raised the ruler slowly, at one end, until it stood upright, and saluted.",
          pl: "Linijka podsunęła Tomkowi pomysł. Rozsunął dwa atlasy na szerokość kota, położył linijkę w poprzek przerwy i usiadł za nią prosto. „Granica – powiedział. – Czy pan dyrektor ma coś do oclenia?” Mruk popatrzył. Miał dzwonek, dziewięć kilo i zamiary. Nad zamiarami Tomek chwilę się zastanawiał, a potem podniósł szlaban, powoli, za jeden koniec, aż stanął pionowo, i zasalutował.",
        },
      ],
    },
    {
      titles: [["Set Down like a Comma", "Postawiony jak przecinek"]],
      en: "The difficulty was Tomek’s left hand, which had nothing else to do. As soon as Mruk got up on the table it came, while Tomek’s eyes stayed on the page, slid under Mruk’s belly and set him down on the floor, gently, like a comma. This had happened seven times, and neither of the two had lost his temper.",
      pl: "Przeszkodą była lewa ręka Tomka, która nie miała nic do roboty. Ledwie Mruk wszedł na stół, ręka nadchodziła, choć Tomek nie podnosił wzroku znad kartki, wsuwała się kotu pod brzuch i stawiała go na podłodze, delikatnie, jak przecinek. Zdarzyło się to już siedem razy i żaden z nich nie stracił cierpliwości.",
      picture: {
        place: "desk",
        pose: "walk",
        props: [],
        camera: "half",
        eyes: "half",
        company: "tomek",
        posture: "sitting",
      },
      turns: [
        {
          titles: [["Washed by the Balkan Sea", "Nad Morzem Bałkańskim"]],
          en: "The eighth time, the hand picked Mruk up just as Tomek read that Poland is washed in the north by the “Balkan Sea”. The hand stopped. Mruk hung across it in mid-air, all four legs straight down, for as long as a teacher needs for such a thing. Then it put him down on the nearest thing, which was the table, and went to hold Tomek’s forehead.",
          pl: "Za ósmym razem ręka podniosła kota akurat wtedy, kiedy Tomek przeczytał, że Polskę na północy oblewa „Morze Bałkańskie”. Ręka zamarła. Mruk wisiał na niej w powietrzu, wszystkie cztery nogi prosto w dół, tak długo, jak nauczyciel na coś takiego potrzebuje. Potem odłożyła go tam, gdzie było bliżej, czyli na stół, i poszła podeprzeć Tomkowi czoło.",
        },
        {
          titles: [["May I Have My Hand Back?", "Poproszę o zwrot ręki"]],
          en: "Nine kilos, seven times over, are sixty-three, and it was only a geographer’s hand. At the next attempt it came more slowly. It slid under Mruk’s belly, it pushed, and it stayed there, because Mruk had lain down on it. It was warm and had five fingers. Tomek went on marking with his right hand and, when he needed the left, asked for it back, and waited until Mruk had other plans.",
          pl: "Dziewięć kilo razy siedem to sześćdziesiąt trzy, a była to tylko ręka geografa. Przy następnej próbie przyszła wolniej. Wsunęła się Mrukowi pod brzuch, naparła i już tam została, bo Mruk się na niej położył. Była ciepła i miała pięć palców. Tomek poprawiał dalej prawą, a kiedy była mu potrzebna lewa, poprosił o zwrot i czekał, aż Mruk będzie miał inne plany.",
        },
        {
          titles: [["Both Hands Full of Marks", "W każdej ręce stopień"]],
          needs: ["three or four"],
          en: "Tomek was still between the three and the four. He took the three in his right hand, in a manner of speaking, and the four in his left, and weighed them with his eyes shut. That took both hands. Mruk got up on the table, and no hand came for him. When the left one sank at last, under the weight of the trumpet, it sank on something warm and stayed there, and the right one wrote a four.",
          pl: "Tomek wciąż był między trójką a czwórką. Wziął trójkę niejako do prawej ręki, czwórkę do lewej i ważył je, w górę i w dół, z zamkniętymi oczami. Obie miał więc zajęte. Mruk wszedł na stół i żadna po niego nie przyszła. Kiedy lewa wreszcie opadła, bo trąbka przeważyła, opadła na coś ciepłego i tam została, a prawa wpisała czwórkę.",
          picture: { place: "desk", pose: "loaf", props: [], eyes: "happy", company: "tomek", posture: "stroking" },
        },
      ],
    },
    {
      titles: [["It Seemed to Be a Long Nile", "Ten Nil jest jakiś długi"]],
      en: "Unluckily Tomek was reading aloud, and he was reading to Mruk. “‘The Nile flows upwards,’” he read, “‘because on the map it goes up.’ What do you say to that, Director?” Somebody who has been asked a question cannot go about his own affairs at the same time. Mruk sat down where he was and listened. It seemed to be a long Nile.",
      pl: "Na nieszczęście Tomek czytał na głos, i to Mrukowi. „«Nil płynie pod górę – czytał – bo na mapie idzie w górę». I co pan na to, dyrektorze?” Kto został zapytany, ten nie może w tej samej chwili załatwiać własnych spraw. Mruk usiadł tam, gdzie stał, i słuchał. Wyglądało na to, że Nil jest długi.",
      turns: [
        {
          titles: [
            ["A Yawn at the Second Cataract", "Już przy drugiej katarakcie"],
            ["You’re Right, It Isn’t That Good", "Nie jest aż takie dobre"],
          ],
          en: "By the second cataract Mruk was yawning. He did it thoroughly, with all his teeth and a small squeak at the end, and Tomek saw it over the edge of the exercise book. He went through the page again in silence. “You’re right,” he said, “it isn’t that good.” The rest he read to himself, moving his lips, and his listener was dismissed.",
          pl: "Przy drugiej katarakcie Mruk ziewnął. Zrobił to gruntownie, z pokazaniem wszystkich zębów i z małym piskiem na końcu, a Tomek zobaczył to znad zeszytu. Przebiegł stronę jeszcze raz, po cichu. „Ma pan rację – powiedział. – Nie jest aż takie dobre”. Resztę czytał sam dla siebie, poruszając wargami, a słuchacza zwolniono.",
        },
        {
          titles: [
            ["An Island Not Yet Finished", "Wyspa, której nie skończono"],
            ["Up for Air, and Under Again", "Po powietrze i z powrotem"],
          ],
          en: "“‘A peninsula,’” Tomek went on, “‘is an island that has not been finished.’” There he had to stop. He laid his head on the table, and both arms round his head, and his shoulders shook with laughter; once he came up for air, said “not been finished”, and went under again. A listener was not needed at present. Mruk walked round the elbow, which left him plenty of room.",
          pl: "„«Półwysep – czytał dalej Tomek – to wyspa, której nie skończono»”. W tym miejscu musiał przerwać. Położył głowę na stole, wokół głowy oba ramiona i cały się trząsł ze śmiechu; raz wynurzył się po powietrze, powiedział „nie skończono” i poszedł z powrotem na dno. Słuchacz chwilowo nie był potrzebny. Mruk obszedł łokieć, który zostawił mu mnóstwo miejsca.",
        },
        {
          titles: [["Snow in the Middle of the Nile", "Śnieg w połowie Nilu"]],
          when: {
            weather: ["snow"],
          },
          en: "In the middle of the Nile Tomek looked up, because it had grown so quiet. It was snowing: straight down, in flakes the size of stamps. Nobody who teaches geography stays in his chair for that. He took the ruler and went to the window to see how much would lie, and forgot that he had asked a question. Mruk was no longer bound to answer it.",
          pl: "W połowie Nilu Tomek podniósł głowę, bo zrobiło się tak cicho. Padał śnieg: prosto w dół, płatkami jak znaczki. Kto uczy geografii, ten wstaje. Wziął linijkę i poszedł do okna sprawdzić, ile go przybywa, i zapomniał, że o coś pytał. Mruk nie musiał już odpowiadać.",
        },
      ],
    },
    {
      titles: [["Explain Yourself to the Tea", "Wytłumacz się przed herbatą"]],
      en: "There is one corner at which a cat gets up on that table, and on that corner stood Tomek’s tea. It was in the big mug, full to the brim, and Tomek had put it there on purpose. Whoever wanted anything up there would have to explain himself to the tea first. It steamed quietly, like somebody with plenty of time.",
      pl: "Jest jeden róg, którędy kot wchodzi na ten stół, i na tym rogu stała herbata Tomka. Była w dużym kubku, nalana po brzeg, i Tomek postawił ją tam celowo. Kto chciał czegokolwiek na górze, musiał się najpierw wytłumaczyć przed herbatą. Parowała spokojnie, jak ktoś, kto ma czas.",
      turns: [
        {
          titles: [
            ["At the Pace of a Continent", "W tempie kontynentu"],
            ["One Centimetre at a Time", "Centymetr po centymetrze"],
          ],
          en: "Mruk put his chin on the edge and one paw against the mug, and moved it by a centimetre. Tomek looked up. Nothing happened. He looked down, and the mug moved by another. This was done without malice, at the pace of a continent. When half the bottom was over the edge, Tomek carried his tea to the window sill with both hands, and the corner was free.",
          pl: "Mruk oparł brodę na krawędzi, łapę na kubku i przesunął go o centymetr. Tomek podniósł wzrok. Nic się nie działo. Opuścił go i kubek przejechał następny centymetr. Odbywało się to bez złości, w tempie kontynentu. Kiedy połowa dna wisiała w powietrzu, Tomek przeniósł herbatę oburącz na parapet i róg się zwolnił.",
        },
        {
          titles: [["Where Coffee Grows with Milk", "Tam, gdzie rośnie kawa z mlekiem"]],
          en: "“‘In Brazil,’” read Tomek, “‘they grow coffee with milk.’” He reached for the mug without looking, as people do after such a sentence, and drank, and went on drinking until he saw the bottom. He put the mug down somewhere to his right, on top of somebody’s Asia. The corner had a wet ring on it now, nothing else, and Mruk stepped over the ring.",
          pl: "„W Brazylii – przeczytał Tomek – rośnie kawa z mlekiem”. Sięgnął na oślep po kubek, jak się sięga po takim zdaniu, pił i nie przestał, dopóki nie zobaczył dna. Odstawił go gdzieś na prawo, na czyjąś Azję. Na rogu zostało mokre kółko i nic poza tym, a Mruk przez kółko przestąpił.",
          picture: {
            place: "desk",
            pose: "walk",
            props: ["exercise books"],
            eyes: "half",
            company: "tomek",
            posture: "sitting",
          },
        },
        {
          titles: [["He Drank It without Hands", "Wypił bez pomocy rąk"]],
          needs: ["the tram"],
          en: "The next time two fifteens came, one behind the other. The ruler hummed, the spoon rang, and the tea, full to the brim, began to look over the edge. Tomek sat there with his pencil in the air. All he could do, for twice nine seconds, was bend down and drink. He drank a third of it, without hands, and pushed the mug aside with his chin. Mruk came up at the corner and kept his paws dry.",
          pl: "Następnym razem nadjechały dwie piętnastki, jedna za drugą. Linijka zabuczała, łyżeczka zadzwoniła, a herbata, nalana po brzeg, zaczęła wyglądać za krawędź. Tomek siedział z ołówkiem w powietrzu. Przez dwa razy dziewięć sekund mógł tylko jedno: schylić się i upić. Wypił jedną trzecią, bez pomocy rąk, i odsunął kubek brodą. Mruk wszedł na róg suchą nogą.",
        },
      ],
    },
    {
      titles: [["Over the Chairs Lay Africa", "Na krzesłach leżała Afryka"]],
      en: "Over the chairs, by which Mruk gets up on the table, lay Africa. Tomek had mended a wall map from school, and since it was longer than the table he had spread it on the chairs to dry, canvas, with a pole at either end. Wherever Mruk set a paw on it, it cracked like a shot. Twice he had tried it at the southern tip. Twice Tomek had said “Please” without looking up.",
      pl: "Na krzesłach, po których Mruk wchodzi na stół, leżała Afryka. Tomek podkleił mapę ścienną ze szkoły, a że była dłuższa od stołu, rozłożył ją do wyschnięcia na krzesłach, płócienną, z drążkiem na każdym końcu. Gdziekolwiek Mruk postawił łapę, płótno strzelało. Dwa razy spróbował od samego południa. Dwa razy Tomek powiedział „bardzo proszę” i nie podniósł głowy.",
      turns: [
        {
          titles: [
            ["A Hill South of the Zambezi", "Wzgórze na południe od Zambezi"],
            ["At Alexandria It Had Ears", "W Aleksandrii miało uszy"],
          ],
          en: "So Mruk went beneath Africa. Tomek, who had just put a tick, saw a hill come into being south of the Zambezi. It travelled north by the lakes, hesitated at the equator, followed the Nile, and kept, on the whole, to the valley. At Alexandria it had ears. “The Nile has just reached the sea,” Tomek told the page, and moved his elbow.",
          pl: "Mruk poszedł więc pod Afryką. Tomek, który stawiał właśnie haczyk, zobaczył, jak na południe od Zambezi powstaje wzgórze. Wędrowało na północ, przez jeziora, zawahało się na równiku, poszło z Nilem i na ogół trzymało się doliny. W Aleksandrii miało już uszy. „Nil właśnie doszedł do morza” – powiedział Tomek do zeszytu i odsunął łokieć.",
        },
        {
          titles: [
            ["Africa Rolled Itself Up", "Afryka zwinęła się sama"],
            ["And the Chairs Were Chairs Again", "I krzesła były krzesłami"],
          ],
          en: "The lower pole of the map hung just above the floor. Mruk laid a paw on it, no more than that, and took the paw off again. With a noise like a shop being shut, Africa rolled itself up, from the southern tip to Tunis, swept past under Tomek’s elbow and came to rest against the stove. The glue had held, as it turned out, and the chairs were chairs again.",
          pl: "Dolny drążek mapy wisiał tuż nad podłogą. Mruk położył na nim łapę, nic więcej, i ją zdjął. Z hukiem, z jakim zamyka się sklep, Afryka zwinęła się od południa po Tunis, przejechała Tomkowi pod łokciem i oparła się o piec. Klej, jak się okazało, trzymał, a krzesła były znów krzesłami.",
        },
      ],
    },
    {
      titles: [["Nowhere to Put a Paw", "Gdzie tu postawić łapę?"]],
      en: "There was nowhere to put a paw. The class had painted maps too, the Baltic, in water-colours, and Tomek had laid them out so that they would not stick together; the table was sea from edge to edge, and the chairs were sea, the same sea thirty-one times. In the middle sat Tomek, marking. Mruk does not like getting his paws wet.",
      pl: "Nie było gdzie postawić łapy. Klasa namalowała też mapy, Bałtyk, farbami, i Tomek rozłożył je, żeby się nie posklejały; stół był morzem od krawędzi do krawędzi, na krzesłach też było morze, trzydzieści jeden razy to samo. Pośrodku siedział Tomek i poprawiał. A Mruk nie lubi się moczyć.",
      turns: [
        {
          titles: [["An Island North of Gdynia", "Wyspa na północ od Gdyni"]],
          en: "A sea has a coast, and between two coasts there was always a strip of bare table, about as wide as a paw. Mruk took it, one paw in front of the other, like a lady in snow. He slipped only once. On the eleventh Baltic there has since been an island, north of Gdynia, with four small bays. Tomek bent over it for a while, and marked it as correct.",
          pl: "Morze ma brzeg, a między dwoma brzegami zawsze zostawał pasek gołego stołu, na szerokość łapy. Tamtędy poszedł Mruk, łapa za łapą, jak dama po śniegu. Omsknęła mu się tylko raz. Na jedenastym Bałtyku jest od tej pory wyspa, na północ od Gdyni, o czterech małych zatokach. Tomek pochylał się nad nią przez chwilę i uznał odpowiedź.",
        },
        {
          titles: [["Three Seas under the Sideboard", "Trzy morza, wszystkie pod kredensem"]],
          en: "Mruk sat down on the floor, with his back to it all, and let his tail have its way. At the third sweep the sea on the nearest chair took off and sailed under the sideboard, and two others after it. Tomek crept after them on hands and knees; he could be heard there for a good while, counting coasts. Meanwhile the chair was free, and there was nobody at the table.",
          pl: "Mruk usiadł na podłodze, plecami do wszystkiego, i puścił ogon wolno. Przy trzecim zamachu morze z najbliższego krzesła oderwało się i odpłynęło pod kredens, a za nim jeszcze dwa. Tomek wszedł tam na czworakach; długo było słychać, jak liczy wybrzeża. Krzesło było tymczasem wolne, a przy stole nie siedział nikt.",
        },
        {
          titles: [
            ["Every Sea Begins with a Beach", "Każde morze zaczyna się od plaży"],
            ["In Single File along the Sand", "Gęsiego po piasku"],
          ],
          needs: ["from over there"],
          en: "Seen from Tomek’s old place, the table was all sea. Mruk walked round to the other side, since that had helped Tomek, and looked again. From over there every map began with a beach. Thirty-one pupils had painted sand along the coast, dry, yellow and as broad as a paw. Mruk went along the sand in single file, all by himself.",
          pl: "Z dawnego miejsca Tomka stół był samym morzem. Mruk przeszedł na drugą stronę, skoro Tomkowi to posłużyło, i spojrzał jeszcze raz. Stamtąd każda mapa zaczynała się od plaży. Trzydziestu jeden uczniów namalowało wzdłuż brzegu piasek, suchy, żółty i szeroki na łapę. Mruk poszedł po piasku gęsiego, sam jeden.",
        },
        {
          titles: [
            ["The Baltic Rolled Up to Sweden", "Bałtyk zwinął się aż po Szwecję"],
            ["One Teapot for the Whole Baltic", "Cały Bałtyk i jeden czajniczek"],
          ],
          when: {
            heating: true,
          },
          en: "The stove was warm, and beside a warm stove a painted sea does not stay flat. First one corner rose, at Gdańsk. Then the whole coast rolled over towards Sweden and lay there, a neat white tube. “No, no, no,” said Tomek, and put the teapot on the next one. He had only one teapot. The other seas rolled up behind his back, and Mruk walked between the rolls as if through a wood.",
          pl: "Piec był ciepły, a malowane morze przy ciepłym piecu nie leży płasko. Najpierw uniósł się jeden róg, przy Gdańsku. Potem podniosło się całe wybrzeże, przetoczyło w stronę Szwecji i leżało, równy biały rulon. „Nie, nie, nie” – powiedział Tomek i na następnym postawił czajniczek. Czajniczek miał jeden. Reszta mórz zwijała się za jego plecami, a Mruk szedł między rulonami jak przez las.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [["One Biscuit per Howler", "Herbatnik za byka"]],
      pays: ["the biscuits"],
      en: "Ola looked in from the kitchen. She was translating a school scene, and it needed a howler, a real one. For every howler that she could use she would pay a biscuit, she said, and put down a plate of them. From then on Tomek was no longer marking; he was hunting. He turned pages at twice the speed, drew the lamp nearer, and had neither eye nor ear for a third party.",
      pl: "Z kuchni zajrzała Ola. Tłumaczyła scenę szkolną i potrzebowała byka, prawdziwego. Za każdego, który się nada, płaci herbatnikiem, powiedziała i postawiła ich cały talerz. Od tej chwili Tomek już nie poprawiał, tylko polował. Przewracał kartki dwa razy szybciej, przysunął sobie lampę i dla osób trzecich nie miał ani oka, ani ucha.",
    },
    {
      pays: ["three or four"],
      en: "Tomek stopped. One exercise book was between a three and a four; he leafed back, he leafed forward, and looked at the ceiling, where nothing was written. “He’s got a trumpet at home,” he said to Mruk, “he can’t sleep.” But the Danube was in the wrong country. In the end Tomek wrote a three, very faintly, so that it could still be thought over.",
      pl: "Tomek się zatrzymał. Jeden zeszyt był między trójką a czwórką; kartkował wstecz, kartkował naprzód i popatrzył na sufit, gdzie nic nie było napisane. „On ma w domu trąbkę – powiedział do Mruka. – Nie dosypia”. Ale Dunaj płynął nie w tym kraju. W końcu Tomek wpisał trójkę, leciutko, żeby dało się ją jeszcze przemyśleć.",
    },
    {
      titles: [["Sir, Does This Count?", "Proszę pana, czy to się liczy?"]],
      pays: ["the leaf"],
      en: "Something fell out of an exercise book and rocked down to the floor. It was a chestnut leaf, pressed, with a question in small letters along the stalk: “Sir, does this count as flora?” Mruk had it under his paw before Tomek had pushed back his chair. The leaf had to go back whole, for the girl who had asked was waiting; so Tomek looked at the paw, and decided to pick it up when the paw was needed elsewhere.",
      pl: "Z zeszytu coś wypadło i kołysząc się, opadło na podłogę. Liść kasztanowca, zasuszony, a wzdłuż ogonka drobnymi literami pytanie: „Proszę pana, czy to się liczy jako flora?” Zanim Tomek odsunął krzesło, Mruk miał go pod łapą. Liść musiał wrócić cały, bo dziewczynka czekała na odpowiedź, więc Tomek popatrzył na łapę i postanowił go podnieść, kiedy łapa będzie potrzebna gdzie indziej.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "open", look: "up", company: "tomek" },
    },
    {
      pays: ["the tram"],
      en: "The fifteen went by below. On the table everything answered, as it always does: the spoon in its saucer, the ruler, the sharpener. Tomek held his pencil in the air, for a tick made during a tram looks like a question mark, and there have been parents who came in about it. Every time a tram passes he cannot do anything at all, for nine seconds. Mruk had counted them with his tail.",
      pl: "Dołem przejechała piętnastka. Na stole odezwało się wszystko, jak zwykle: łyżeczka na spodku, linijka, temperówka. Tomek trzymał ołówek w powietrzu, bo haczyk postawiony przy tramwaju wygląda jak znak zapytania i byli już rodzice, którzy w tej sprawie przyszli. Przy każdym tramwaju przez dziewięć sekund nie może zrobić nic. Mruk policzył je ogonem.",
    },
    {
      titles: [["Has Anybody Looked in the Teapot?", "Czy ktoś zajrzał do czajniczka?"]],
      pays: ["the ruler"],
      en: "Tomek was looking for the ruler, because nothing can be marked without it. He asked the lamp, he asked Mruk, he looked into the teapot. In the end he stood up, to think better, and found that he had been sitting on it. “Thirty centimetres,” he read off it, in surprise. Now that he had it, he measured everything: the margin, the table, and how close Mruk had come. “That’s near enough, Director.”",
      pl: "Tomek szukał linijki, bo bez niej nie da się poprawiać. Pytał lampę, pytał Mruka, zajrzał do czajniczka. W końcu wstał, żeby lepiej pomyśleć, a ona była pod nim. „Trzydzieści centymetrów” – odczytał ze zdumieniem. A skoro już ją miał, mierzył wszystko: margines, stół i jak blisko podszedł Mruk. „To wystarczy, dyrektorze”.",
    },
    {
      titles: [["It Makes Sense from Over There", "Z tamtej strony się zgadza"]],
      pays: ["from over there"],
      unless: ["the wall"],
      en: "One of the maps in the exercise books would not make sense. Tomek turned it to the left, then to the right, and in the end turned his own head. “Oh,” he said. “He’s drawn it from over there.” He got up, walked round to the other side of the table, and there the Vistula flowed as it should. He stayed. From over there, he found, all his pupils looked a little different, and so did the cat.",
      pl: "Jedna mapa w zeszytach nie miała sensu. Tomek obrócił ją w lewo, potem w prawo, a w końcu przekręcił głowę. „Aha – powiedział. – On ją rysował stamtąd”. Wstał, obszedł stół i po drugiej stronie Wisła płynęła, jak trzeba. Tam już został. Stamtąd, jak stwierdził, wszyscy uczniowie wyglądają trochę inaczej, i kot też.",
    },
    {
      titles: [["They Live on What They Have", "Żyją z tego, co mają"]],
      pays: ["half a point"],
      en: "Ola came in for the dictionary and read a line over Tomek’s shoulder. “‘The inhabitants of the desert,’” she read, “‘live on what they have.’” “Wrong,” said Tomek. “Give her half a point.” “For what?” Ola sat down on the edge of the table, where Mruk had been meaning to go, and folded her arms. She waited for a whole page. Then she took the dictionary and left, and behind her back Tomek wrote a very small half in the margin.",
      pl: "Ola weszła po słownik i przeczytała Tomkowi przez ramię jedno zdanie. „«Mieszkańcy pustyni – przeczytała – żyją z tego, co mają»”. „Źle” – powiedział Tomek. „Daj jej pół punktu”. „Za co?” Ola usiadła na brzegu stołu, tam, dokąd wybierał się Mruk, i założyła ręce. Czekała całą stronę. Potem wzięła słownik i poszła, a Tomek za jej plecami wpisał na marginesie bardzo małe pół.",
    },
  ],
};
