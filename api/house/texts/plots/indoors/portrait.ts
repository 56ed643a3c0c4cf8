import type { Plot } from "#api/house/texts/model.ts";

/** Ola draws Mruk on the sill, beside Pelagia; every sitting ends with a drawing that nobody hangs up or gives away. */
export const portrait: Plot = {
  name: "portrait",
  category: "Portrait",
  // By daylight, and while Pelagia stands on the sill.
  when: {
    timeSlot: ["morning", "afternoon"],
    between: ["10-01", "04-30"],
  },
  wishes: [
    {
      en: "In the hall of the flat Ola hangs alone, in a school apron; Tomek hangs alone, on a mountain. Mruk hangs there too, but in the middle of a photograph, between the two of them, like ham in a sandwich. When Ola fetched her pad and sat down opposite the window, he went to the sill without being called, to have himself to himself.",
      pl: "W przedpokoju Ola wisi sama, w szkolnym fartuszku, i Tomek sam, na tle góry. Mruk też tam wisi, ale pośrodku zdjęcia, między nimi, jak szynka w kanapce. Kiedy więc Ola wzięła blok i usiadła naprzeciwko okna, poszedł na parapet bez wołania, żeby mieć się wreszcie całego dla siebie.",
      titles: [["Like Ham in a Sandwich", "Jak szynka w kanapce"]],
      picture: {
        place: "window sill",
        pose: "sit",
        props: ["geranium"],
        eyes: "half",
        mouth: "smile",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          en: "The drawing was stood against the sugar bowl, a cat alone on a sheet. Then there was no other paper, and shopping had to be done. Ola turned the drawing over and wrote on the cat’s back: flour, thread, eggs. She folded it twice and put it in her left pocket, over her heart. Mruk watched from the sill as his portrait went off, to be looked at in three shops.",
          pl: "Rysunek oparto o cukiernicę: kot sam na kartce. Potem nie było innego papieru, a trzeba było zrobić zakupy. Ola odwróciła rysunek i napisała kotu na plecach: mąka, nici, jajka. Złożyła kartkę na czworo i schowała do lewej kieszeni, tej na sercu. Mruk patrzył z parapetu, jak portret wychodzi z domu, żeby go oglądano w trzech sklepach.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["geranium"],
            eyes: "half",
            look: "away",
            company: "nobody",
          },
          when: {
            day: "working day",
          },
          titles: [
            ["Flour, Thread, Eggs, and on the Back a Cat", "Mąka, nici, jajka, a na odwrocie kot"],
            ["To Be Looked At in Three Shops", "Do oglądania w trzech sklepach"],
          ],
        },
        {
          en: "Ola held the drawing up to the wall in the hall, to see how it would look. While she was searching for a nail it slid down behind the sideboard, which cannot be moved. Strictly speaking the drawing hangs there, between the wall and the board, alone. Mruk lay down in front with one eye to the gap. It was dark in there, and somebody was keeping perfectly still.",
          pl: "Ola przyłożyła rysunek do ściany w przedpokoju, żeby sprawdzić, jak będzie. Kiedy szukała gwoździa, rysunek zsunął się za kredens, a kredensu nie da się ruszyć. Ściśle biorąc, więc wisi: między ścianą a deską, sam. Mruk położył się przed szparą i przystawił oko. W środku było ciemno i ktoś się zupełnie nie ruszał.",
          picture: { place: "hall", pose: "crouch", props: [], eyes: "wide", camera: "close", company: "nobody" },
          titles: [
            ["Strictly Speaking, It Hangs", "Ściśle biorąc, wisi"],
            ["Who Is behind the Sideboard?", "Kto jest za kredensem?"],
          ],
        },
        {
          en: "The drawing was laid on the floor for Mruk to see. He walked round it once. There was nobody to the left of him and nobody to the right; there was so much white about that it let in a draught. Mruk lay down across the sheet, with his chin on himself. When Ola pulled it out it was creased down the middle, and went into the drawer with the maps.",
          pl: "Rysunek położono na podłodze, żeby Mruk mógł go zobaczyć. Obszedł go raz. Po lewej nikogo, po prawej nikogo, tyle bieli, że aż ciągnęło. Mruk ułożył się w poprzek kartki, z brodą na sobie. Kiedy Ola ją spod niego wyjęła, była złamana przez środek i trafiła do szuflady z mapami.",
          picture: {
            place: "box",
            pose: "crouch",
            props: [],
            eyes: "half",
            inBox: false,
            camera: "close",
            company: "nobody",
          },
          titles: [["Nobody to the Left, Nobody to the Right", "Po lewej nikogo, po prawej nikogo"]],
        },
      ],
    },
    {
      en: "Mruk’s better side is the left one, because of the notch. It gives him a past. He is aware of this, and whenever anyone in the house takes hold of a camera or a pencil he happens to be sitting on the sill next to Pelagia the geranium, with his left side to the room. This time it was a pencil, a soft one, and Ola was sharpening it.",
      pl: "Mruk ma lepszy lewy profil, z powodu nacięcia. Nacięcie daje mu przeszłość. Wie o tym i ilekroć ktoś w domu bierze do ręki aparat albo ołówek, Mruk akurat siedzi na parapecie obok Pelagii, lewą stroną do pokoju. Tym razem był to ołówek, miękki, i Ola go temperowała.",
      titles: [["It Gives Him a Past", "To nacięcie daje mu przeszłość"]],
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The drawing stood on the table against the light, and Mruk, who had got down on the far side, saw it from behind. It was a good likeness, and the notch had changed ears. He looked for a long time. He went round to the front: it was back. He went round again. When Ola put the sheet away in the drawer, there was a path through the breadcrumbs.",
          pl: "Rysunek stał na stole pod światło, a Mruk, który zszedł od tamtej strony, zobaczył go od tyłu. Podobieństwo było, ale nacięcie przeszło na drugie ucho. Patrzył długo. Obszedł stół: wróciło. Obszedł jeszcze raz. Kiedy Ola chowała kartkę do szuflady, przez okruchy na obrusie szła wydeptana ścieżka.",
          picture: {
            place: "desk",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [["Once Round the Table and Again", "Wokół stołu, i jeszcze raz"]],
        },
        {
          en: "There was no drawer long enough for the whole drawing. Ola took the scissors and cut out what mattered, the ear with the notch, wrote “left” underneath and put it in with the gloves, among other things for the left. The rest was wrapped round a jar. Mruk sat down on that drawer. He turned his own left ear to the wood, and from below somebody did the same.",
          pl: "Na cały rysunek nie było dość długiej szuflady. Ola wzięła nożyczki i wycięła to, co najważniejsze, ucho z nacięciem, podpisała: „lewe”, i schowała do rękawiczek, między inne rzeczy na lewą stronę. W resztę zawinięto słoik. Mruk usiadł na tej szufladzie. Przyłożył do deski własne lewe ucho, a od spodu ktoś zrobił to samo.",
          titles: [
            ["An Ear, Left", "Ucho, sztuk jeden"],
            ["In with the Gloves, among the Left Ones", "Między rękawiczkami, z lewymi"],
          ],
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [["The Rain Got In at the Left", "Z lewej dostał się deszcz"]],
          en: "To see it from a distance, Ola stood the drawing on the sill, and the rain came in there under the frame, as it does on the left. It climbed into the paper. When she ran for it the whole better side had gone soft and spread out: in the place of the notch there was a bay, with a coast, and a good deal of sea. She dried it between two maps. It gives him rather more past than before.",
          pl: "Żeby spojrzeć z daleka, Ola postawiła rysunek na parapecie, a deszcz zacieka tam pod ramą, jak zwykle z lewej. Wszedł w papier. Zanim dobiegła, cały lepszy profil zmiękł i się rozlał: w miejscu nacięcia była zatoka, z linią brzegową i sporym kawałkiem morza. Wysuszyła go między dwiema mapami. Przeszłości ma teraz więcej niż przedtem.",
        },
      ],
    },
    {
      en: "On the table by the window lay a letter with a stamp, and on the stamp was a cat. A thin one, with its tongue out. Mruk studied it for a long time. If somebody of that sort is stuck on envelopes and sent round the world, then other cats have something coming to them too. Ola had her watercolours open. Mruk took up his position on the sill.",
      pl: "Na stole przy oknie leżał list ze znaczkiem, a na znaczku kot. Chudy i z językiem na wierzchu. Mruk przyglądał mu się długo. Jeśli ktoś taki może jeździć po świecie na kopertach, to coś się należy i innym. Ola miała otwarte akwarele. Mruk zajął pozycję na parapecie.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: ["geranium"],
        eyes: "open",
        mouth: "neutral",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          en: "With the nail scissors Ola gave the paper a toothed edge, and now it was a stamp. She licked it and stuck it on a jar of plum jam, in the place for the year. The jar was opened on the spot; nobody leaves a letter lying that has a stamp like that. When the bread was finished the stamp had jam on it. As for the world, it had been once round the table.",
          pl: "Ola wycięła papier w ząbki nożyczkami do paznokci i był to znaczek. Polizała go i nakleiła na słoik powideł, tam gdzie się pisze rok. Słoik otwarto od razu, bo co ma taki znaczek, nie może leżeć. Kiedy skończył się chleb, znaczek był w powidłach. Jeśli chodzi o świat, objechał stół.",
          titles: [
            ["Licked and Stuck on the Plum Jam", "Polizany i naklejony na powidła"],
            ["How Far Does a Stamp Go?", "Dokąd jedzie taki znaczek?"],
          ],
        },
        {
          en: "Only now did Mruk see what he had missed. Across the thin cat’s face, from the ear to the tongue, went a postmark. So that is how it is done. He got down on the table, where his own picture was drying, and crossed it on all fours from corner to corner. Ola found it cancelled, with the left front paw in the place of the date.",
          pl: "Dopiero teraz Mruk zobaczył coś, co przeoczył. Przez twarz chudego kota, od ucha po język, szedł stempel. A więc tak to się robi. Zszedł na stół, gdzie sechł jego własny obrazek, i przeszedł po nim na wszystkich czterech łapach, od rogu do rogu. Ola zastała obrazek skasowany, z odciskiem lewej łapy w miejscu daty.",
          picture: {
            place: "desk",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Cancelled with the Left Front Paw", "Skasowany, i to lewą łapą"],
            ["Across the Thin Cat’s Face", "Przez twarz chudego kota"],
          ],
        },
        {
          needs: ["the rinse water"],
          titles: [["Tongue Out, Like the Other One", "Język na wierzchu, jak u tamtego"]],
          en: "When the sheet was dry, Ola laid it beside the envelope and looked from one to the other. On the stamp was a thin cat with his tongue out. On the sheet was a stout one with his tongue out, and his was slate grey. “Is that what it’s for?” she asked him. With the paint that was left she put a number in the corner, the price, a high one, and put the sheet on the sideboard, among the foreign mail.",
          pl: "Kiedy kartka wyschła, Ola położyła ją obok koperty i patrzyła to na jedno, to na drugie. Na znaczku był kot chudy, z językiem na wierzchu. Na kartce był kot tęgi, z językiem na wierzchu, i to koloru łupku. „To o to ci chodziło?” – spytała. Resztką farby dopisała w rogu cenę, wysoką, i odłożyła kartkę na kredens, do poczty zagranicznej.",
        },
      ],
    },
    {
      en: "One day, it had occurred to Mruk, people will want to know what he looked like. So when Ola set out her pencils it was for them, and not for himself, that he washed behind both ears, sat down on the sill in such light as there was, and laid his tail round his paws in a way that left all four white tips to be counted.",
      pl: "Kiedyś, pomyślał Mruk, ludzie będą chcieli wiedzieć, jak wyglądał. Kiedy więc Ola wyłożyła ołówki, to dla nich, nie dla siebie, umył się za jednym i drugim uchem, usiadł na parapecie w takim świetle, jakie było, i owinął łapy ogonem tak, żeby dało się policzyć wszystkie cztery białe końce.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Ola needed a marker for the cookery book, and the drawing was just the length. It lies at page forty now, between dumplings with plums and dumplings without, and stands out at the top by a finger’s breadth. There posterity, with flour on its hands, will find Mruk and look at him while it reads out how much curd cheese. He could hardly have wished for hungrier people.",
          pl: "Ola szukała zakładki do książki kucharskiej, a rysunek był akurat tej długości. Leży teraz na stronie czterdziestej, między knedlami ze śliwką a knedlami bez, i wystaje u góry na palec. Tam potomność, z mąką na rękach, natrafi na Mruka i będzie na niego patrzeć, odczytując, ile twarogu. Trudno życzyć sobie potomności głodniejszej.",
          titles: [
            ["Between Dumplings with and Dumplings Without", "Między knedlami ze śliwką a knedlami bez"],
            ["Posterity Had Flour on Its Hands", "Potomność z mąką na rękach"],
          ],
        },
        {
          en: "The paper was good, and Ola wanted to use it again. She rubbed the cat out, from the bottom up, and blew him off the table. But she has a firm hand. If the next sheet is tilted to the window, there he is, white on white, without a line, down to the notch. Mruk laid a white paw on it. He could be felt, too, from left to right, like writing for the blind.",
          pl: "Papier był dobry i Ola chciała go jeszcze użyć. Wymazała kota, od dołu w górę, i zdmuchnęła ze stołu. Tyle że ma mocną rękę. Wystarczy przechylić następną kartkę do okna i jest, biały na białym, bez jednej kreski, aż po nacięcie. Mruk położył na tym łapę. Dało się go też wyczuć, od lewej do prawej, jak pismo dla niewidomych.",
          titles: [["Rubbed Out from the Bottom Up", "Wymazany od dołu w górę"]],
        },
        {
          needs: ["the girl"],
          titles: [
            ["Posterity Was on the Bench", "Potomność siedziała na ławce"],
            ["Held Up to the Pane for One Person", "Przystawiony do szyby, dla jednej osoby"],
          ],
          en: "Posterity was sitting on the bench and had missed another tram. Ola, who only now noticed her, turned the finished sheet round and held it to the pane beside Mruk. The girl looked from the one to the other, for a long time, as people will one day. Then she pointed, at the paper, at its left ear, and shook her head. Ola took the pencil. It was a small notch, and had been forgotten.",
          pl: "Potomność siedziała na ławce i przepuściła kolejny tramwaj. Ola, która dopiero teraz ją zauważyła, odwróciła gotową kartkę i przystawiła do szyby obok Mruka. Dziewczynka patrzyła to na jedno, to na drugie, długo, tak jak kiedyś będą patrzeć ludzie. Potem pokazała palcem, na papierze, lewe ucho i pokręciła głową. Ola wzięła ołówek. Było to małe nacięcie i o nim zapomniano.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["pencil drawing", "geranium"],
            eyes: "open",
            company: "ola",
            inHand: "pencil",
          },
        },
      ],
    },
    {
      en: "At the flea market Ola had come by an easel, with a leather strap and somebody else’s blots, and now it stood in the room and wanted something to hold. She looked about her. Mruk did not press himself forward. He only stopped, in passing, on the window sill, in the middle, with his chest out and his back to the bakery.",
      pl: "Na bazarze Ola kupiła sztalugi, ze skórzanym paskiem i cudzymi kleksami, i teraz stały w pokoju i chciały coś potrzymać. Rozejrzała się. Mruk się nie narzucał. Po prostu przystanął, przechodząc, na parapecie, na samym środku, z wypiętą piersią, tyłem do piekarni.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "“Finished,” said Ola, and took a step back, and another, as painters do. With the third she met the leg of the easel. The easel folded up, slowly, from the strap down, and sat on the picture like a camel. When they looked, the sheet had a hinge in it, and between two bars something grey still showed. Mruk went round to that side and lay down there.",
          pl: "„Gotowe” – powiedziała Ola i cofnęła się o krok, i jeszcze o krok, jak to malarze. Przy trzecim trafiła na nogę sztalug. Sztalugi złożyły się powoli, od paska w dół, i usiadły na obrazie jak wielbłąd. Kartka miała teraz zawias, a spomiędzy dwóch listew wyglądało jeszcze coś szarego. Mruk obszedł całość i położył się od tej strony.",
          picture: {
            place: "box",
            pose: "loaf",
            props: [],
            eyes: "half",
            inBox: false,
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Three Steps Back, as Painters Do", "Trzy kroki w tył, jak to malarze"],
            ["It Sat Down like a Camel", "Usiadły jak wielbłąd"],
          ],
        },
        {
          en: "When the drawing was done the easel had what it wanted, a thing to hold. It held it for an hour. After that it held a tea towel as well, then two of Tomek’s shirts, and the cat could no longer be seen for cuffs. In the end the drawing went into the drawer, since it was getting damp. The easel stayed by the window, broad-shouldered, and Mruk lay behind the sleeves.",
          pl: "Kiedy rysunek był skończony, sztalugi miały, czego chciały: trzymały. Trzymały godzinę. Potem doszła ścierka, potem dwie koszule Tomka, i kota nie było widać zza mankietów. W końcu rysunek trafił do szuflady, bo wilgotniał. Sztalugi zostały przy oknie, szerokie w ramionach, a Mruk leżał za rękawami.",
          titles: [
            ["Behind Two of Tomek’s Shirts", "Za dwiema koszulami Tomka"],
            ["The Easel Wanted Something to Hold", "Coś do potrzymania"],
          ],
        },
      ],
    },
    {
      en: "Ola meant to do a still life. On the sill she arranged a mug, two books and a lemon, moved the lemon by a finger’s breadth, and went to sharpen her pencil. Mruk looked the thing over. The mug could keep still, that had to be admitted; so could the books. But nobody in this house can do it as he can. He sat down in the middle of them.",
      pl: "Ola zamierzała narysować martwą naturę. Ustawiła na parapecie kubek, dwie książki i cytrynę, przesunęła cytrynę o palec i poszła temperować ołówek. Mruk obejrzał kompozycję. Kubek umiał się nie ruszać, to trzeba mu przyznać, książki też. Ale nikt w tym domu nie robi tego tak jak on. Usiadł pośrodku.",
      titles: [["Who Here Can Keep Still?", "Kto tu umie się nie ruszać?"]],
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "There was no lemon on the paper, and no mug; they had been forgotten at the first line. “Still life,” Ola wrote underneath, “with one exception,” and the sheet went into the drawer with the tablecloths. Then they had tea. The mug was full, the lemon was cut up, the books lay open. Of the whole company only Mruk was sitting just as before.",
          pl: "Cytryny na kartce nie było, kubka też nie, zapomniano o nich przy pierwszej kresce. „Martwa natura – podpisała Ola – z jednym wyjątkiem”, i kartka powędrowała do szuflady z obrusami. Potem była herbata. Kubek był pełny, cytryna pokrojona, książki otwarte. Z całego towarzystwa tylko Mruk siedział jak przedtem.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "neutral",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Still Life, with One Exception", "Martwa natura, z jednym wyjątkiem"],
            ["As Still as a Mug, and Stiller", "Nieruchomo jak kubek, a nawet bardziej"],
          ],
        },
        {
          en: "Something moved in the still life after all. It was the lemon. Mruk had only wished to see how it did it, lying there; he gave it the smallest of pushes, and it rolled off the sill, over the paints and across the finished sheet from corner to corner. “With a ray,” said Ola of the yellow line. The sheet lines a drawer now, and the spoons lie on it.",
          pl: "A jednak coś się w martwej naturze ruszyło. Cytryna. Mruk chciał tylko zobaczyć, jak ona to robi, że leży; trącił ją najlżej, jak umiał, a ona stoczyła się z parapetu na farby i przejechała przez gotową kartkę od rogu do rogu. „Z promieniem” – powiedziała Ola o żółtej smudze. Kartką wyłożono szufladę i leżą na niej łyżki.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Which of Them Moved First?", "Kto się ruszył pierwszy?"],
            ["A Yellow Ray from Corner to Corner", "Promień od rogu do rogu"],
          ],
        },
      ],
    },
    {
      en: "Mruk’s passport lies in the drawer under the telephone, and in the photograph he looks like somebody who has something to declare and will not. It had been taken in a draught. When Ola got out her pad, he went over to the sill and sat down, full face, ears uncovered, looking neutral, as they require at all frontiers.",
      pl: "W szufladzie pod telefonem leży paszport Mruka, a ze zdjęcia patrzy ktoś, kto ma coś do oclenia i się nie przyzna. Robiono je w przeciągu. Kiedy Ola wyjęła blok, Mruk przeszedł na parapet i usiadł na wprost, z odsłoniętymi uszami, w sposób neutralny, jak tego wymagają na wszystkich granicach.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The drawing was cut to size and laid in the passport, over the photograph. Now there are two of them in there: one who has something to declare, and one who would rather be going home. Ola shut it on both, and shut the drawer. From inside came a small sound of paper. Mruk remained in front of it for a while, like somebody on a platform.",
          pl: "Rysunek przycięto na miarę i włożono do paszportu, na zdjęcie. Jest ich tam teraz dwóch: jeden ma coś do oclenia, drugi wolałby już wracać. Ola zamknęła obu, a potem szufladę. Ze środka dobiegł mały szelest papieru. Mruk posiedział przed nią jeszcze chwilę, jak ktoś na peronie.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            camera: "half",
            company: "ola",
          },
          titles: [["Nothing to Declare, and Going Home", "Nic do oclenia"]],
        },
        {
          en: "Ola laid them side by side, the passport and the sheet. The cat on the sheet had nothing to hide; they would have let him into any country. “Who is that?” she said. She looked at Mruk, who was just then thinking of the ham in the pantry, and from Mruk to the photograph. The drawing was screwed up into a ball. Mruk had to run after it himself.",
          pl: "Ola położyła je obok siebie, paszport i kartkę. Kot na kartce nie miał nic do ukrycia; wpuściliby go do każdego kraju. „Kto to jest?” – powiedziała. Popatrzyła na Mruka, który właśnie myślał o szynce w spiżarni, a z Mruka na zdjęcie. Rysunek zgnieciono w kulkę. Mruk musiał za nią pobiec sam.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            weather: "clear",
            camera: "close",
            company: "nobody",
          },
          titles: [["They Would Have Let Him into Any Country", "Wpuściliby go wszędzie"]],
        },
        {
          needs: ["the measurements"],
          titles: [["Height: Five Thumbs", "Wzrost: pięć kciuków"]],
          en: "In the passport the line for the height had been empty, and Ola now had the figure. “Five thumbs,” she wrote, “sitting.” Under special marks there was “left ear” already. Then she held the drawing beside the photograph. They could not both be him. She put the drawing in at the last page, where the visas go, in case an officer should ever want to see what Mruk looks like when he is not in a draught.",
          pl: "W paszporcie rubryka „wzrost” stała pusta, a Ola miała już liczbę. „Pięć kciuków – wpisała – na siedząco”. W znakach szczególnych lewe ucho już było. Potem przystawiła rysunek do zdjęcia. Obaj nie mogli być nim. Rysunek włożyła na ostatniej stronie, tam gdzie się wbija wizy, gdyby jakiś celnik chciał kiedyś zobaczyć, jak Mruk wygląda, kiedy nie ma przeciągu.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The first two minutes were perfect. In the third Mruk’s ear began to itch, the left one, the one that was just being drawn. A model must not scratch himself. He thought of marble; he thought of the Mermaid in the Old Town, who has been holding up her sword for so long. It itched. Ola’s pencil had reached the tip.",
      pl: "Pierwsze dwie minuty były doskonałe. W trzeciej zaswędziało Mruka ucho, lewe, to, które właśnie rysowano. Model nie ma prawa się drapać. Myślał o marmurze, myślał o Syrence ze Starego Miasta, która tak długo trzyma ten miecz. Swędziało. Ołówek Oli doszedł do czubka.",
      turns: [
        {
          en: "Mruk scratched. Once he had begun he did it properly, with the hind leg, until the bell rang like a fire engine. Ola did not stop drawing. She drew the leg where it was, and where it had been, and where it was about to be, one over another, and when it was quiet again there were seven hind legs on the paper. She counted them. All seven were his.",
          pl: "Mruk się podrapał. Skoro już zaczął, zrobił to porządnie, tylną nogą, aż dzwonek rozdzwonił się jak straż pożarna. Ola nie przerwała. Rysowała nogę tam, gdzie była, gdzie była przed chwilą i gdzie zaraz będzie, jedną na drugiej, i kiedy się uciszyło, na kartce było siedem tylnych nóg. Przeliczyła. Wszystkie siedem należało do niego.",
          titles: [
            ["Seven Hind Legs, All of Them His", "Siedem tylnych nóg, wszystkie jego"],
            ["Until the Bell Rang like a Fire Engine", "Jak straż pożarna"],
          ],
        },
        {
          en: "Ola saw the ear tremble. She turned the pencil round, leaned forward and scratched it for him with the blunt end, behind the notch, a little lower, there. He leaned against it. Then it turned out that she could go on drawing with her left hand. The line wandered somewhat, but it was a happy line, and it went once round the whole of him without having to be lifted.",
          pl: "Ola zobaczyła, że ucho drży. Odwróciła ołówek, pochyliła się i podrapała je tępym końcem, za nacięciem, trochę niżej, o, tu. Mruk się oparł. Okazało się, że lewą ręką da się rysować dalej. Kreska trochę wędrowała, ale była szczęśliwa i obeszła go całego dookoła bez odrywania.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["geranium"],
            eyes: "happy",
            company: "ola",
            inHand: "pencil",
            side: "right",
          },
          titles: [
            ["Scratch with the Right, Draw with the Left", "Prawą drapać, lewą rysować"],
            ["A Little Lower, There", "Trochę niżej, o, tu"],
          ],
        },
        {
          needs: ["the girl"],
          titles: [
            ["Who Scratched for Him?", "Kto się za niego podrapał?"],
            ["Who Moved First?", "Kto się pierwszy poruszył?"],
          ],
          en: "The ear itched for two, evidently. Down on the bench the little girl’s hand came out from under the scarf; she fought it, and it went up all the same and scratched her behind the left ear, quite low, exactly where it was needed. She had lost. Mruk felt it as far as the tail. The ear lay still, the pencil went round its tip, and at the stop somebody was laughing out loud.",
          pl: "Ucho swędziało najwyraźniej za dwoje. Na ławce spod szalika wysunęła się ręka dziewczynki; walczyła z nią, ale ręka i tak poszła w górę i podrapała ją za lewym uchem, całkiem nisko, dokładnie tam, gdzie trzeba. Przegrała. Mruk poczuł to aż po ogon. Ucho się uspokoiło, ołówek obszedł czubek, a na przystanku ktoś śmiał się w głos.",
        },
      ],
    },
    {
      en: "Only, Mruk was not alone on the sill. Pelagia, who at other times is nothing but a plant, had opened a new flower that very day, and it leaned over his shoulder straight into the picture. He moved half a step forward. So, it seemed to him, did she. “How nice you look together,” said Ola, and took a red pencil.",
      pl: "Mruk nie był jednak na parapecie sam. Pelagia, która na co dzień jest zwykłą rośliną, akurat otworzyła nowy kwiat i wystawiła mu go przez ramię prosto przed Olę. Przesunął się o pół kroku. Ona chyba też. „Jak ładnie razem wyglądacie” – powiedziała Ola i wzięła czerwoną kredkę.",
      turns: [
        {
          en: "If you cannot get rid of a plant, you can go behind it. Mruk withdrew between Pelagia and the pane until there was nothing in front but leaves. Above them stood one ear with a notch, and among them two green eyes that gave no information. Ola exchanged the red pencil for a green one. “Don’t move,” she whispered, and looked over her shoulder for the way out of the jungle.",
          pl: "Kto nie może pozbyć się rośliny, może zajść ją od tyłu. Mruk wycofał się między Pelagię a szybę, aż z przodu były tylko liście. Nad nimi sterczało ucho z nacięciem, a spomiędzy nich patrzyło dwoje zielonych oczu, które nie udzielały informacji. Ola wymieniła czerwoną kredkę na zieloną. „Nie ruszaj się” – szepnęła i obejrzała się, którędy wychodzi się z dżungli.",
          titles: [
            ["Behind the Leaves, Two Eyes", "W liściach dwoje oczu"],
            ["Which Is the Way out of This Jungle?", "Którędy się wychodzi z dżungli?"],
          ],
        },
        {
          en: "The flower let go of one petal. It turned over twice in the air and came to rest on Mruk’s forehead, a little to the side. He knew it was there. He also knew that nobody can do anything about a petal on his forehead and remain who he is. So he did nothing, with all his might, and this was the face that Ola got down, in eleven strokes.",
          pl: "Kwiat upuścił jeden płatek. Obrócił się w powietrzu dwa razy i osiadł Mrukowi na czole, trochę z boku. Mruk wiedział, że tam jest. Wiedział też, że kto zacznie coś robić z płatkiem na czole, przestaje być sobą. Nie robił więc nic, ze wszystkich sił, i tę właśnie twarz Ola uchwyciła, w jedenastu kreskach.",
          titles: [
            ["A Petal, Slightly to the Side", "Z płatkiem, trochę z boku"],
            ["Doing Nothing with All His Might", "Nic, ze wszystkich sił"],
          ],
        },
      ],
    },
    {
      en: "Then a remark was made. “You begin with a circle,” Ola explained to herself, as she does, in both languages, “since he is basically round.” Mruk did not stir. But his shoulders sank a little, and the corners of his mouth came down by a millimetre each. No pencil in the world can draw its way past that.",
      pl: "Wtedy padło słowo. „Zaczyna się od koła – wyjaśniła sobie Ola, jak to ona, w obu językach – bo w zasadzie jest okrągły”. Mruk ani drgnął. Ale ramiona trochę mu opadły, a kąciki ust o milimetr każdy. Tego żaden ołówek na świecie nie obejdzie.",
      turns: [
        {
          en: "So Mruk turned round. He did it without anger, as a page is turned, and sat down facing the street. From the back he consists of three curves and a pair of ears, and not one of the curves will close. “Don’t move!” cried a changed voice behind him. “Now it’s you!” He did not look to see who else it might have been until then.",
          pl: "Więc Mruk się odwrócił. Zrobił to bez gniewu, tak jak się przewraca kartkę, i usiadł przodem do ulicy. Od tyłu składa się z trzech łuków i pary uszu i żaden z tych łuków się nie domyka. „Nie ruszaj się! – zawołał za nim zmieniony głos. – Teraz to ty!” Nie obejrzał się, żeby zapytać, kto to był do tej pory.",
          titles: [
            ["Three Curves and a Pair of Ears", "Trzy łuki i para uszu"],
            ["“Now It’s You!”", "„Teraz to ty!”"],
          ],
        },
        {
          en: "Ola drew her circle with the help of a saucer and held it up beside Mruk. It did not fit. At the bottom he stood out over it on both sides, at the top there were corners. She tried with a plate, then with the clock from the wall. In the end she took a ruler. “Two verticals,” she said, “and a dome.” Slowly, something came back into the shoulders.",
          pl: "Ola odrysowała koło od spodka i przystawiła je z daleka do Mruka. Nie pasowało. Na dole wystawał z obu stron, u góry miał rogi. Przymierzyła talerz, potem zegar ze ściany. W końcu wzięła linijkę. „Dwa piony – powiedziała – i kopuła”. Do ramion powoli coś zaczęło wracać.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["geranium"],
            eyes: "half",
            mouth: "grump",
            company: "ola",
            inHand: "pencil",
          },
          titles: [
            ["Two Verticals and a Dome", "Dwa piony i kopuła"],
            ["Too Square for a Saucer or a Plate", "Od spodka za mało, od talerza za dużo"],
          ],
        },
        {
          needs: ["the second model"],
          titles: [["That One Is Round", "Okrągły to jest tamten"]],
          en: "Then Ola compared. She looked at Prezes on the tin, who consists of chest, and drew a circle without looking, and it was he, to the feather. She held the same circle over to Mruk. There was cat above it, there was cat below, there was a shoulder it had never heard of. “No,” she said, “you’re the square one.” The millimetres went back up. Outside somebody puffed himself out still further.",
          pl: "Wtedy Ola porównała. Spojrzała na Prezesa na blasze, który składa się z piersi, zatoczyła koło, nie patrząc, i był to on, co do piórka. To samo koło przystawiła do Mruka. Kot był nad nim, kot był pod nim, był też bark, o którym koło nie słyszało. „Nie – powiedziała – ty jesteś kanciasty”. Milimetry poszły z powrotem w górę. Za szybą ktoś nadął się jeszcze bardziej.",
        },
        {
          needs: ["the measurements"],
          titles: [
            ["Five Thumbs by Four", "Pięć kciuków na cztery"],
            ["It Was Down in Writing", "Jest na piśmie"],
          ],
          en: "The measurements were down in writing, however. Ola looked for her figures, to be quite fair: five thumbs high, four wide. “Then it can’t be a circle,” she told herself, in both languages. She turned the pencil round and rubbed out the circle. With a whole thumb in his favour, Mruk opened the right eye. He let the air back into his shoulders, and made, without appearing to, a little more of the five.",
          pl: "Pomiary były jednak na piśmie. Ola dla porządku zajrzała do swoich liczb: pięć kciuków wzwyż, cztery wszerz. „To nie może być koło” – oznajmiła sobie, w obu językach. Odwróciła ołówek i wymazała koło. Z całym kciukiem przewagi Mruk otworzył prawe oko. Wpuścił powietrze z powrotem do ramion i dołożył nieznacznie trochę do piątki.",
        },
        {
          when: {
            weather: ["snow"],
          },
          titles: [["Where the Snow Left Off", "Tam, gdzie kończył się śnieg"]],
          en: "It was snowing behind Mruk, thickly, on the roofs and in the air, and Ola had put her pencil down. Nobody could have drawn a circle there. What she saw was white with a piece missing, and the piece had two corners at the top, a shoulder and four white notches at the bottom. She drew the snow. She went on until there was none left to draw, and what remained was in no way round.",
          pl: "Za Mrukiem padał śnieg, gęsty, na dachy i w powietrzu, i Ola odłożyła ołówek. Koła nikt by się tam nie dopatrzył. Widziała biel, z której kogoś wycięto, a ten ktoś miał u góry dwa rogi, dalej bark, a na dole cztery białe ząbki. Narysowała śnieg. Rysowała, aż się skończył, a to, co zostało, w żadnym miejscu nie było okrągłe.",
        },
      ],
    },
    {
      en: "At this moment Mruk was chosen by a fly, one that had come too late for the summer. She could have had the whole window, and she wanted the nose, exactly in the centre, where all the lines of the drawing met. He looked at it with both eyes. This lent him a rather thoughtful expression, Ola thought, but it was not his own.",
      pl: "I właśnie wtedy wybrała Mruka mucha, taka, co spóźniła się na lato. Miała do dyspozycji całe okno, a chciała nos, dokładnie w środku, gdzie zbiegały się wszystkie linie rysunku. Spojrzał na nią obojgiem oczu. Nadało mu to, zdaniem Oli, wyraz głęboki, ale nie jego.",
      when: {
        between: ["10-01", "01-31"],
      },
      turns: [
        {
          en: "Mruk gave in and yawned. It was an honest yawn, from the stomach, with all his teeth and the ribbed vault behind them, and the fly, who found herself on the edge of it, remembered another window. And just then, when he was thinking of nothing and nobody, the pencil went once across the paper. It was quiet. “Oh,” said Ola.",
          pl: "Mruk dał spokój i ziewnął. Było to uczciwe ziewnięcie, od brzucha, z wszystkimi zębami i żebrowanym sklepieniem za nimi, a mucha, która znalazła się nagle na skraju, przypomniała sobie inne okno. I właśnie w tym ułamku sekundy, kiedy nie myślał o niczym i o nikim, ołówek przeszedł raz przez kartkę. Zrobiło się cicho. „O” – powiedziała Ola.",
          titles: [
            ["A Yawn, Caught in Flight", "Ziewnięcie złapane w locie"],
            ["What the Fly Saw from the Edge", "Co mucha widziała ze skraju"],
          ],
        },
        {
          en: "The fly moved over to the drawing, to compare. She began at the paper nose, where the grey was still wet, and walked across the cheek, dragging her feet, three on each side. Behind her there ran fine lines, and they bent in the right place. Ola had been afraid of the whiskers. She held her breath until the last one was out, and the fly wiped her hands.",
          pl: "Mucha przeniosła się na rysunek, żeby porównać. Zaczęła od papierowego nosa, gdzie szarość była jeszcze mokra, i poszła przez policzek, powłócząc nogami, po trzy z każdej strony. Zostawały za nią cienkie kreski i zginały się tam, gdzie trzeba. Wąsów Ola bała się od początku. Wstrzymała oddech, aż skończył się ostatni i mucha otarła ręce.",
          titles: [["Three Feet on Each Side", "Po trzy nogi z każdej strony"]],
        },
      ],
    },
    {
      en: "Unfortunately the artist went to make coffee. A model is like soup: nobody should walk away from him. Mruk held the pose for three minutes, then for four. He heard the mill, he heard the spoon, he heard a conversation begin on the stairs about somebody’s cousin. When Ola sat down again with her cup, his left paw was asleep and was talking the others into it.",
      pl: "Niestety artystka poszła zrobić kawę. Z modelem jest jak z zupą, nie wolno odchodzić. Mruk trzymał pozę trzy minuty, potem cztery. Słyszał młynek, słyszał łyżeczkę, słyszał, jak na schodach zaczyna się rozmowa o czyjejś kuzynce. Kiedy Ola usiadła z powrotem, z filiżanką, lewa łapa mu spała i namawiała pozostałe.",
      turns: [
        {
          en: "Mruk sat and sat, and at some point he was no longer there. He had gone to sleep upright, without lying down, as guardsmen do and horses. Everything that he had been holding came undone, and his face went back to its place. Only now could it be seen how it was made. Ola put down the cup without a sound and drew it before it could wake up.",
          pl: "Mruk siedział, siedział i w pewnym momencie już go nie było. Zasnął na siedząco, jak wartownicy i konie. Wszystko, co trzymał, puściło i twarz wróciła na swoje miejsce. Dopiero teraz było widać, jak jest zrobiona. Ola bezgłośnie odstawiła filiżankę i narysowała ją, zanim się obudziła.",
          titles: [
            ["Upright, as Guardsmen Sleep", "Na siedząco, jak wartownik"],
            ["Before It Could Wake Up", "Zanim się obudzi"],
          ],
        },
        {
          en: "Help came from the cup. It dripped. A blot fell on the paper, large, brown and wet, and before Ola could fetch a cloth it had spread out on all sides and sat down. She looked at it. It had everything: the weight, the patience and even, on the left, something like a notch. She only gave it two ears, of which one was there already.",
          pl: "Pomogła filiżanka. Kapnęło z niej. Kleks spadł na papier, duży, brązowy i mokry, i zanim Ola sięgnęła po szmatkę, rozlał się na boki i usiadł. Patrzyła na niego ze szmatką w ręku. Miał wszystko: ciężar, cierpliwość, a nawet, po lewej, coś w rodzaju nacięcia. Dodała mu tylko uszy, dwa, z czego jedno już było.",
          titles: [
            ["What the Blot Knew", "Co wiedział kleks"],
            ["Two Ears, of Which One Was There", "Dwoje uszu, z czego jedno gotowe"],
          ],
        },
        {
          needs: ["the rinse water"],
          titles: [
            ["She Drank from the Wrong Glass", "Łyk z niewłaściwej szklanki"],
            ["Two Slate-Grey Tongues", "Dwa języki koloru łupku"],
          ],
          en: "Without taking her eyes off Mruk, Ola reached for her coffee and drank. It was not the coffee. She sat there with her mouth open and the storm in it, and put out her tongue, and it was slate grey; and so was his. They looked at each other. She laughed until she had to hold on to the table, and at that every one of his paws woke up. The drawing shook a little, but it was alive.",
          pl: "Nie spuszczając oka z Mruka, Ola sięgnęła po kawę i łyknęła. To nie była kawa. Siedziała z otwartymi ustami, z całym tym sztormem w środku, wystawiła język i był koloru łupku, a jego też. Patrzyli na siebie. Śmiała się, aż musiała się przytrzymać stołu, i od tego obudziły mu się wszystkie łapy. Rysunek trochę się trząsł, ale żył.",
        },
      ],
    },
    {
      en: "“Smile!” called Ola. It was not clear whom she meant. Mruk looked behind him, but there was no one there except the geranium. Then she began to whistle at him, to rustle paper and to make with her lips that sound which people make at pigeons, first in the one language and then in the other. He has seldom been so embarrassed for somebody else.",
      pl: "„Uśmiech!” – zawołała Ola. Nie było jasne do kogo. Mruk obejrzał się, ale za nim nie stał nikt poza pelargonią. Wtedy Ola zaczęła na niego gwizdać, szeleścić papierem i wydawać ustami ten odgłos, którym przywołuje się gołębie, najpierw w jednym języku, potem w drugim. Rzadko bywało mu aż tak wstyd za kogoś.",
      turns: [
        {
          en: "Below, the fifteen stopped and did not go on. Somebody in the tram had looked up, had seen who it was that Ola was whistling at, and told somebody else, and one window after another turned into faces. Twenty people were looking at the third floor. Mruk straightened up so slightly that it could only be seen in the result; and the result was on paper before the doors shut.",
          pl: "W dole na przystanku stanęła piętnastka i nie odjeżdżała. Ktoś w tramwaju podniósł głowę, zobaczył, na kogo Ola gwiżdże, powiedział komuś drugiemu i okno po oknie zamieniało się w twarze. Dwadzieścia osób patrzyło na trzecie piętro. Mruk wyprostował się tak nieznacznie, że widać to było dopiero po skutkach, a skutek był na kartce, zanim zamknęły się drzwi.",
          titles: [
            ["Twenty Faces in the Tram", "Dwadzieścia twarzy w tramwaju"],
            ["As Seen from the Fifteen", "Widziany z piętnastki"],
          ],
        },
        {
          unless: ["visitor"],
          en: "The whistling had been heard elsewhere too. Out in front of the bakery came Bułka, the ginger one. She did not look up; she sat down on the kerb, with flour on one shoulder, and listened with her head on one side. And Mruk’s face did of its own accord what it had been asked to do for a quarter of an hour. Ola broke off in the middle of a note, and drew.",
          pl: "Gwizdanie usłyszano nie tylko w domu. Przed piekarnię wyszła Bułka, ta ruda. Nie spojrzała w górę, tylko usiadła na krawężniku, z mąką na ramieniu, i słuchała z przechyloną głową. A twarz Mruka sama z siebie zrobiła to, o co ją proszono od kwadransa. Ola urwała w pół nuty i rysowała.",
          titles: [
            ["Ginger, with Flour on One Shoulder", "Ruda, z mąką na ramieniu"],
            ["Who Else Had Heard the Whistling", "Kto jeszcze słyszał gwizdanie"],
          ],
        },
        {
          needs: ["the pencil in her hair"],
          titles: [
            ["What Fell Out of Her Hair", "Co wypadło z włosów"],
            ["He Had Been Looking at It All Along", "Przecież cały czas na niego patrzył"],
          ],
          en: "Ola bent down for a last, especially foolish whistle, and the pencil slid out of her hair and came down on the sill before his paws. So he had been right. Mruk looked at it, and then at her, and something went over his face, from the whiskers outwards, that could not have been got by whistling. “That’s it!” she cried, and drew it with the pencil that had caused it.",
          pl: "Ola schyliła się do ostatniego, szczególnie głupiego gwizdnięcia i ołówek zsunął się jej z włosów i spadł na parapet, przed same łapy. Czyli Mruk miał rację. Spojrzał na ołówek, potem na nią i przez jego twarz, od wąsów na boki, przeszło coś, czego gwizdaniem się nie uzyska. „To jest to!” – zawołała i narysowała to ołówkiem, który był wszystkiemu winien.",
          picture: { place: "window sill", pose: "sit", props: ["pencil", "geranium"], eyes: "wide", company: "ola" },
        },
      ],
    },
    {
      en: "The drawing was almost finished when the rubbing out began. It could be heard: that short dry scraping with which Ola was getting rid of Mruk’s ears. She drew them again, lower down. Then she rubbed them out again. Mruk felt for them cautiously, first the one, then the other, and they were still in place; but at the fifth time he began to doubt which of them was the original.",
      pl: "Rysunek był już prawie gotowy, kiedy zaczęło się wymazywanie. Słychać było krótkie suche tarcie, którym Ola pozbywała się uszu Mruka. Potem narysowała je znowu, niżej. Potem wymazała. Mruk poruszył ostrożnie jednym i drugim, były na miejscu, ale za piątym razem zaczął się zastanawiać, które są oryginalne.",
      turns: [
        {
          en: "At the sixth time the rubber jumped. It hopped over the edge of the table, on to the sill and along it, and came to rest against a white paw, which was put on top. Ola held out her hand. Nothing was returned. From then on everything that she drew stayed drawn; she breathed in before each line, and the ears came out where ears are.",
          pl: "Za szóstym razem gumka odskoczyła. Przeskoczyła z brzegu stołu na parapet, przejechała kawałek i oparła się o białą łapę, a łapa położyła się na wierzchu. Ola wyciągnęła rękę. Nie oddano. Od tej chwili wszystko, co narysowała, było narysowane; przed każdą kreską nabierała powietrza i uszy wyszły tam, gdzie są uszy.",
          picture: { place: "window sill", pose: "sit", props: ["geranium"], eyes: "open", company: "ola" },
          titles: [["What Is Drawn Stays Drawn", "Co narysowane, to narysowane"]],
        },
        {
          unless: ["visitor"],
          en: "“Leave the ears alone,” said Mrs Halina, who had come for her sieve. “You look at him, and let him look at what he likes.” She has fitted coats on people who could not stand straight, and she knows how: by talking of something else. They talked about plums. After five minutes Ola looked down, and there were two ears, and her hand was just finishing the tail.",
          pl: "„Uszy niech pani zostawi – powiedziała pani Halina, która przyszła po swoje sitko. – Pani patrzy na niego, a on niech patrzy, na co chce”. Przymierzała płaszcze takim, co nie umieli stać prosto, i wie, jak to się robi: mówi się o czym innym. Mówiły o śliwkach. Po pięciu minutach Ola spojrzała na kartkę, uszy były dwa, a ręka kończyła właśnie ogon.",
          titles: [
            ["While They Talked about Plums", "Tymczasem mówiły o śliwkach"],
            ["Leave the Ears Alone", "Niech pani zostawi uszy w spokoju"],
          ],
        },
        {
          needs: ["the second model"],
          titles: [
            ["A Model Without Ears", "Model całkiem bez uszu"],
            ["In the Margin, a Pigeon", "Na marginesie gołąb"],
          ],
          en: "To rest her hand Ola drew Prezes, in the margin, small. A pigeon is a pleasure: it has no ears, and there was nothing to rub out. He was done in eight strokes and walked about to see himself. With the same eight strokes still in her wrist she went over to the cat, left out what she knew about ears, and set down two points where she saw them. The rubber rolled away under the pad.",
          pl: "Żeby ręka odpoczęła, Ola narysowała na marginesie Prezesa, małego. Gołąb to przyjemność: uszu nie ma i nie było czego wymazywać. Gotowy był w ośmiu kreskach i chodził tam i z powrotem, żeby się obejrzeć. Mając te osiem kresek w nadgarstku, przeszła na kota, pominęła wszystko, co wie o uszach, i postawiła dwa szpice tam, gdzie je widziała. Gumka potoczyła się pod blok.",
        },
        {
          when: {
            timeSlot: ["afternoon"],
            between: ["12-01", "01-20"],
          },
          titles: [["Half Past Two, and Getting Dark", "Wpół do trzeciej, już ciemno"]],
          en: "In the end it was the time of year that saved Mruk’s ears. At half past two the light over the bakery turned yellow, at three there was hardly any, and with the sixth pair just drawn Ola reached for the rubber and could not see what she would be rubbing. “Then they stay,” she said. She went round the tail by feel. When the lamp was lit, there they were, both of them, and they were right.",
          pl: "W końcu uszy Mruka uratowała pora roku. O wpół do trzeciej światło nad piekarnią zżółkło, o trzeciej prawie go nie było, i kiedy Ola, ledwie skończywszy szóstą parę, sięgnęła po gumkę, nie widziała, co miałaby wymazać. „To zostają” – powiedziała. Ogon obeszła na wyczucie. Zapalono lampę i były, oba, i to dobre.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["visitor", "the second model"],
      en: "Prezes, chairman of the gutter, came along the tin outside the pane to see what was being voted on. He inspected the model from the left, from the right and, with one round eye, through the glass, the sheet. He found a likeness to nobody that he knew. Then he took up a position of his own next to Mruk, with his chest out, in case a second one should be wanted; and Ola’s eye went over to him.",
      pl: "Po blasze za szybą nadszedł Prezes, zwierzchnik rynny, sprawdzić, nad czym się głosuje. Obejrzał modela z lewej, z prawej i, jednym okrągłym okiem, przez szkło, kartkę. Nie dopatrzył się podobieństwa do nikogo znajomego. Potem ustawił się obok Mruka, z wypiętą piersią, na wypadek gdyby potrzebny był drugi, i wzrok Oli przeszedł na niego.",
    },
    {
      pays: ["the measurements"],
      en: "Ola measured Mruk. She held out the pencil at arm’s length, shut the left eye and marked off his height with her thumb. Mruk, who does not leave such things unanswered, shut the right. She noted it down, five thumbs, and measured his width; he shut the eye again. The width came to four. She was about to say something about that, and looked for the word. He kept the eye shut and waited for it.",
      pl: "Ola mierzyła Mruka. Wyciągała rękę z ołówkiem, przymykała lewe oko i odznaczała kciukiem jego wysokość. Mruk, który takich rzeczy nie zostawia bez odpowiedzi, przymykał prawe. Zanotowała: pięć kciuków, i zmierzyła szerokość; przymknął znowu. Wyszły cztery. Chciała coś na ten temat powiedzieć i szukała słowa. Mruk nie otwierał oka i czekał.",
    },
    {
      when: {
        weather: ["wind"],
      },
      en: "The wind was driving clouds over the roofs, and somebody up there kept turning the light on and off. In the sun Mruk was silver, and had a shadow. Ola drew the shadow. Then it was gone, and he was slate; she rubbed out the shadow and took a softer pencil. Then it was back. After the fifth cloud she had three cats on the sheet, and held her pencil in the air, waiting for one to stay.",
      pl: "Wiatr gnał chmury nad dachami i ktoś tam w górze zapalał i gasił światło. W słońcu Mruk był srebrny i miał cień. Ola narysowała cień. Znikł, a Mruk był łupkowy; wymazała cień i wzięła miększy ołówek. Cień wrócił. Po piątej chmurze miała na kartce trzy koty i trzymała ołówek w powietrzu, aż któryś zostanie.",
    },
    {
      pays: ["the pencil in her hair"],
      en: "Ola could not find her soft pencil. She looked under the pad, under the rags and in her sleeves. Mruk could see it well; it was in her hair, behind the ear, where it had gone during the last thought. He fixed his eyes on it, as you hold a door for somebody. “Don’t stare so,” said Ola. She took a hard one from the jar, and from now on everything she drew was a little severe.",
      pl: "Ola nie mogła znaleźć miękkiego ołówka. Szukała pod blokiem, pod szmatkami i w rękawach. Mruk widział go dobrze: tkwił jej we włosach, za uchem, gdzie wylądował przy ostatniej myśli. Utkwił w nim wzrok, jak się komuś przytrzymuje drzwi. „Nie gap się tak” – powiedziała Ola. Wzięła ze słoika twardy i odtąd wszystko, co rysowała, wychodziło surowe.",
    },
    {
      pays: ["the rinse water"],
      en: "Beside the paper stood the glass in which she rinses her brushes. The water had gone through blue and red and had arrived at something for which there is no name. When Ola bent down for a rag, Mruk bent down too. It tasted of a storm at sea. He took up his pose again at once; only his tongue, which stayed outside to dry, was slate grey, and he could not remember how it goes back.",
      pl: "Obok papieru stała szklanka, w której płucze pędzle. Woda przeszła przez niebieskie i czerwone i doszła do czegoś, na co nie ma nazwy. Kiedy Ola schyliła się po szmatkę, Mruk też się schylił. Smakowało jak sztorm. Natychmiast wrócił do pozy, tylko język, który został na zewnątrz, żeby obeschnąć, miał kolor łupku i nie pamiętał, jak się wraca.",
    },
    {
      pays: ["the girl"],
      en: "Down at the stop a little girl had noticed Mruk. She let go of her mother’s hand, climbed on to the bench, sat upright and laid her scarf round her feet, like a tail. So they sat opposite each other, third floor and bench, and neither blinked. Her tram came and went. Now he could not have moved if he had wanted to; whoever moved first would have lost, and she looked like somebody who wins.",
      pl: "Na przystanku zauważyła Mruka mała dziewczynka. Puściła rękę mamy, wdrapała się na ławkę, usiadła prosto i owinęła sobie stopy szalikiem, jak ogonem. Siedzieli tak naprzeciwko siebie, trzecie piętro i ławka, i żadne nie mrugało. Jej tramwaj przyjechał i odjechał. Teraz Mruk nie mógł się ruszyć, choćby chciał; kto pierwszy, ten przegra, a ona wyglądała na taką, co wygrywa.",
    },
    {
      pays: ["visitor"],
      en: "Mrs Halina came up with the end of a hem in her hand, saw what was going on and stood so as not to be in the light. She looked from the sheet to the model and back, with her head on one side, as she would look at a seam. “It pulls,” she said, and would not say where. She stayed until her needle was threaded, and Ola drew like somebody in an examination.",
      pl: "Przyszła pani Halina z podłożeniem w ręce, zobaczyła, co się dzieje, i stanęła tak, żeby nie zasłaniać światła. Popatrzyła na kartkę, na modela i znów na kartkę, z przechyloną głową, jak się patrzy na szew. „Ciągnie” – powiedziała i nie chciała powiedzieć gdzie. Została, póki nie nawlekła igły, a Ola rysowała jak na egzaminie.",
    },
  ],
};
