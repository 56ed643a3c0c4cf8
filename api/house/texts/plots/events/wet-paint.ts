import type { Plot } from "#api/house/texts/model.ts";

/** Mr Zenon paints the door to the courtyard green, at the foot of the stairs, and Mruk has business just there. */
export const wetPaint: Plot = {
  name: "wet-paint",
  category: "Adventure",
  when: { timeSlot: ["morning", "afternoon"], day: "working day", between: ["04-01", "10-31"] },
  wishes: [
    {
      en: "The door from Staircase A into the courtyard was turning green. Mr Zenon had wedged it ajar and was painting it from the top downwards, and a card on a string said “Wet paint”. Mruk came down the last stairs as he does every day at this hour, to see whether the chestnut tree was still there. He had no intention of touching anything.",
      pl: "Drzwi z klatki A na podwórko robiły się zielone. Pan Zenon podparł je klinem, żeby stały uchylone, i malował od góry w dół, a kartka na sznurku głosiła „Świeżo malowane”. Mruk schodził po ostatnich stopniach jak co dzień o tej porze, sprawdzić, czy kasztanowiec jeszcze stoi. Niczego nie zamierzał dotykać.",
      titles: [["He Had No Intention of Touching Anything", "Niczego nie zamierzał dotykać"]],
      picture: {
        place: "courtyard door",
        pose: "walk",
        props: [],
        eyes: "half",
        by: "door ajar",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk went out with his sides drawn in, and the chestnut tree was there. He walked round it once, for the record, and lay down under it. It was evening before Ola noticed that the last two centimetres of his tail were green. There is a green dash on the bench under the tree as well, at the height at which a tail hangs down.",
          pl: "Mruk wyszedł z wciągniętymi bokami i kasztanowiec stał. Obszedł go raz, dla porządku, i położył się pod spodem. Dopiero wieczorem Ola zauważyła, że ostatnie dwa centymetry ogona są zielone. Na ławce pod drzewem też jest zielona kreska, na wysokości, na której zwisa ogon.",
          picture: { place: "courtyard", pose: "crouch", props: [], eyes: "half", camera: "close", company: "nobody" },
          titles: [
            ["The Last Two Centimetres of Tail", "Ostatnie dwa centymetry ogona"],
            ["Is the Tree Still There?", "Czy kasztanowiec jeszcze stoi?"],
          ],
        },
        {
          en: "On the threshold Mruk stopped. The tree stood where he had left it; he could see that from here. From here he could also see the stairs, the bins, and Mr Zenon’s back. He sat down with his front half in the courtyard and his rear in the house, and saw to it that nobody shut the door until it was dry. Nobody had asked him to.",
          pl: "Na progu Mruk przystanął. Kasztanowiec stał tam, gdzie go zostawił; widać to było i stąd. Stąd widać było też schody, śmietnik i plecy pana Zenona. Usiadł więc przodem na podwórku, a tyłem w domu, i pilnował, żeby drzwi nikt nie zamknął, dopóki nie wyschną. Nikt go o to nie prosił.",
          titles: [
            ["With His Front Half in the Courtyard", "Przodem na podwórku, tyłem w domu"],
            ["Who Kept the Door Open?", "Kto pilnował drzwi?"],
          ],
        },
      ],
    },
    {
      en: "Whoever paints a door has a brush, and Mr Zenon’s was as thick as a tail. He dipped it into the tin, let it drip, drew it down the courtyard door, which was growing greener and greener, and laid it across the rim. There it hung with its beard downwards. Mruk, four stairs above, moved his head up and down with it and could not stop.",
      pl: "Kto maluje drzwi, ten ma pędzel, a pan Zenon miał gruby jak ogon. Zanurzał go w puszce, czekał, aż ocieknie, prowadził w dół po drzwiach na podwórko, coraz zieleńszych, i kładł w poprzek puszki. Pędzel wisiał tak brodą w dół. Mruk, cztery stopnie wyżej, wodził za nim głową, w górę i w dół, i nie mógł przestać.",
      titles: [["A Brush as Thick as a Tail", "Pędzel gruby jak ogon"]],
      picture: {
        place: "stairs",
        pose: "crouch",
        props: [],
        eyes: "wide",
        on: "step",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The brush lay across its tin. Mruk took it by the handle and went upstairs with it. It was heavier than it looked and wrote as it went: a green line, three stairs long, with a loop at the end. Mr Zenon considered the line. Then he fetched the tin and carried the line on, along the wall, up to the attic, and the neighbours have been praising it ever since.",
          pl: "Pędzel leżał na puszce. Mruk wziął go za trzonek i poszedł z nim na górę. Był cięższy, niż wyglądał, i po drodze pisał: zielona linia, na trzy stopnie, z pętelką na końcu. Pan Zenon przyjrzał się linii. Potem przyniósł puszkę i pociągnął linię dalej, po ścianie, aż na strych, i odtąd ludzie chwalą szlaczek.",
          titles: [
            ["A Line, with a Loop at the End", "Linia z pętelką na końcu"],
            ["The Line Everybody Praises", "Szlaczek, który wszyscy chwalą"],
          ],
        },
        {
          en: "“You’d best have a brush of your own,” said Mr Zenon, and searched in his box. It was an old one, dry, with a split handle and eleven bristles, for corners. Mruk carried it to the third stair and worked on it until seven were left. They went on side by side, one on the door and one on the brush, and afterwards both had earned a rest.",
          pl: "„Lepiej, żebyś miał własny pędzel” – powiedział pan Zenon i poszukał w skrzynce. Znalazł stary, suchy, z pękniętym trzonkiem i jedenastoma włosami, do kątów. Mruk zaniósł go na trzeci stopień i pracował nad nim, aż zostało siedem. Pracowali obok siebie, jeden przy drzwiach, drugi przy pędzlu, i obu należała się potem przerwa.",
          picture: { place: "courtyard door", pose: "sit", props: [], eyes: "wide", look: "up", company: "zenon" },
          titles: [
            ["Eleven Bristles, for Corners", "Jedenaście włosów, do kątów"],
            ["Better Have One of Your Own", "Lepiej, żebyś miał własny"],
          ],
        },
      ],
    },
    {
      en: "At the edge of the door into the courtyard, a hand above the sill, is Mruk’s place. He rubs his cheek on it whenever he goes by, and in time the wood had become brown and smooth there, and could be read. Today Mr Zenon was painting the door green. Mruk, on the bottom stair, saw the brush go over it. Somebody had crossed him out.",
      pl: "Na krawędzi drzwi na podwórko, dłoń nad progiem, jest miejsce Mruka. Przykładał tam policzek za każdym razem, kiedy przechodził, i z czasem drewno zrobiło się w tym miejscu brązowe, gładkie i czytelne. Dziś pan Zenon malował drzwi na zielono. Mruk z ostatniego stopnia widział, jak przejechał po tym pędzel. Ktoś go skreślił.",
      titles: [["Somebody Had Crossed Him Out", "Ktoś go skreślił"]],
      picture: {
        place: "stairs",
        pose: "crouch",
        props: [],
        eyes: "grump",
        on: "step",
        camera: "close",
        side: "left",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk signed the door again. He did it in one stroke, from the corner of the mouth to the ear, when the paint was no longer quite wet and not yet dry. For two weeks he had one green whisker, which suited him. Since then the door has had four grey hairs in the paint; Mr Zenon shows them to visitors, from the side, against the light.",
          pl: "Mruk podpisał się jeszcze raz. Jednym pociągnięciem, od kącika pyska po ucho, kiedy farba nie była już całkiem mokra, ale sucha też jeszcze nie. Przez dwa tygodnie miał jeden wąs zielony i było mu do twarzy. Drzwi mają odtąd w farbie cztery szare włosy; pan Zenon pokazuje je gościom, z boku, pod światło.",
          titles: [
            ["Signed from Mouth to Ear", "Podpis od pyska po ucho"],
            ["Four Grey Hairs in the Paint", "Cztery szare włosy w farbie"],
          ],
        },
        {
          en: "From close up Mruk saw what he had missed. Round his place ran a thin edge of green, and the place itself was brown, as it had always been, as large as a playing card; the brush had only gone round it. “Did you think I’d paint over that?” asked Mr Zenon. Mruk laid his cheek to it. Nothing came off, on either side.",
          pl: "Mruk zobaczył dopiero z bliska, jak to jest. Dookoła jego miejsca biegł cienki zielony brzeg, a samo miejsce było brązowe, jak zawsze, wielkości karty do gry; pędzel je tylko obszedł. „Myślałeś, że ci to zamaluję?” – zapytał pan Zenon. Mruk przyłożył policzek. Nic się nie odcisnęło, z żadnej strony.",
          picture: { place: "courtyard door", pose: "sit", props: [], eyes: "half", company: "zenon" },
          titles: [
            ["Did You Think I’d Paint Over That?", "Myślałeś, że ci to zamaluję?"],
            ["What Did the Brush Go Round?", "Co ominął pędzel?"],
          ],
        },
      ],
    },
    {
      en: "In front of the courtyard door Mr Zenon had spread newspapers, since he was painting it green and did not want to paint the floor as well. They lay there, six of them, overlapping, fresh, with that sound in them. Mruk looked down from the fourth stair. At home, people read a paper first and leave it to him creased. These were smooth, and he wanted to lie on them.",
      pl: "Pod drzwiami na podwórko pan Zenon rozłożył gazety, bo malował te drzwi na zielono, a podłogi malować nie chciał. Leżało ich tam sześć, na zakładkę, świeżych, z tym szelestem w środku. Mruk patrzył z czwartego stopnia. W domu ludzie najpierw gazetę czytają i oddają mu pogniecioną. Te były gładkie, w sam raz do leżenia.",
      titles: [["Newspapers Nobody Has Creased", "Sześć gazet, a żadna nie pognieciona"]],
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "down",
        on: "step",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk lay down on the weather forecast. Mr Zenon painted the bottom panel over him, with his arm stretched out, and each drop that fell was caught by the sports page. When Mruk got up, towards dusk, something had come off on his white chest, in mirror writing and quite small. Mrs Halina read it in her hand mirror. It said “bright intervals”.",
          pl: "Mruk położył się na prognozie pogody. Pan Zenon malował dolną płycinę nad nim, na wyciągniętej ręce, a każdą kroplę, która spadła, przyjmował sport. Kiedy Mruk pod wieczór wstał, coś mu się odbiło na białej piersi, lustrzanym pismem i całkiem drobno. Pani Halina przeczytała to w lusterku. Było tam: „przejaśnienia”.",
          titles: [
            ["What Was Written on Mruk?", "Co było napisane na Mruku?"],
            ["Bright Intervals, in Mirror Writing", "Lustrzanym pismem: przejaśnienia"],
          ],
        },
        {
          en: "Mruk chose the sheet with the crossword, and Mr Zenon, who had been solving it all along, from above, between two strokes, asked him to lift a paw. “Seven across,” he said. “Waits for a long time and gets it. Three letters.” He looked at Mruk. He took the pencil from behind his ear, bent down, and wrote “cat” in the squares, beside the tail.",
          pl: "Mruk wybrał gazetę z krzyżówką, a pan Zenon, który rozwiązywał ją przez cały czas z góry, między jednym pociągnięciem a drugim, poprosił, żeby podniósł łapę. „Siedem poziomo – przeczytał. – Długo czeka, w końcu dostaje. Trzy litery”. Popatrzył na Mruka. Zdjął zza ucha ołówek, schylił się i wpisał „kot”, tuż obok ogona.",
          picture: {
            place: "courtyard door",
            pose: "loaf",
            on: "newspaper",
            props: [],
            eyes: "open",
            look: "up",
            company: "zenon",
          },
          titles: [
            ["Seven Across, in Three Letters", "Siedem poziomo, na trzy litery"],
            ["Please Lift a Paw", "Czy mógłby pan podnieść łapę?"],
          ],
        },
      ],
    },
    {
      en: "Mr Zenon’s second breakfast lay on the window ledge by the courtyard door, in its paper. It was a roll with cheese. He had said that he would eat it when the door was done, and he was painting it green, both sides, without hurry. Mruk sat on the stairs and had known about the cheese since the second floor. The cheese was getting warm.",
      pl: "Drugie śniadanie pana Zenona leżało na parapecie obok drzwi na podwórko, w papierze. Była to bułka z serem. Powiedział, że zje, jak skończy drzwi, i malował je na zielono, z obu stron, bez pośpiechu. Mruk siedział na schodach, a o serze wiedział od drugiego piętra. Ser robił się ciepły.",
      titles: [["He Had Smelt It from the Second Floor", "Czuł ten ser od drugiego piętra"]],
      picture: { place: "stairs", pose: "sit", props: [], eyes: "half", look: "away", on: "step", company: "nobody" },
      endings: [
        {
          en: "Mr Zenon reached for the roll at last and saw his hands. They were green to the wrists. “You’ll have to open it,” he said. Mruk did: the paper with two teeth, the roll with one paw. The cheese fell out on his side. Mr Zenon bent over and ate the rest from the ledge without hands, and they looked each other in the eye.",
          pl: "Pan Zenon sięgnął po bułkę i zobaczył własne ręce. Były zielone po nadgarstki. „Musisz otworzyć” – powiedział. Mruk otworzył: papier dwoma zębami, bułkę jedną łapą. Ser wypadł po jego stronie. Pan Zenon pochylił się i zjadł resztę z parapetu bez pomocy rąk, a patrzyli sobie przy tym w oczy.",
          titles: [
            ["Green to the Wrists", "Zielone po nadgarstki"],
            ["Who Here Has Clean Paws?", "Kto tu ma czyste łapy?"],
          ],
        },
        {
          en: "Mruk and Mr Zenon shared the roll on the bottom stair, with their backs to the paint. Mr Zenon held the roll in a piece of newspaper, bit, and held it lower; Mruk took the cheese by its edge, in strips. On the crust a green thumb had remained, whole, with all its lines. Mr Zenon cut it out with his knife and put it in his notebook, as a sample.",
          pl: "Mruk i pan Zenon podzielili się bułką na ostatnim stopniu, plecami do farby. Pan Zenon trzymał bułkę przez gazetę, gryzł i opuszczał niżej; Mruk brał ser z brzegu, paskami. Na skórce odbił się zielony kciuk, cały, ze wszystkimi liniami. Pan Zenon wyciął go scyzorykiem i schował do notesu, jako próbkę koloru.",
          picture: {
            place: "stairs",
            pose: "crouch",
            on: "step",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["With Their Backs to the Paint", "Plecami do farby"],
            ["A Green Thumb for a Sample", "Zielony kciuk jako próbka"],
          ],
        },
      ],
    },
    {
      en: "Before he began to paint the courtyard door, Mr Zenon had taken off the handle, and its four screws lay in a saucer beside his foot. They were brass. While the brush went up and down and the door turned green, the saucer trembled a little, and one of the four kept starting out on a circle. Mruk had come down on purpose to meet it.",
      pl: "Zanim pan Zenon zaczął malować drzwi na podwórko, odkręcił klamkę i cztery śrubki leżały na spodku, obok jego buta. Były mosiężne. Pędzel chodził w górę i w dół, drzwi robiły się zielone, spodek drżał leciutko, a jedna z czterech co chwila ruszała w kółko. Mruk zszedł specjalnie, żeby ją poznać.",
      titles: [["Four Screws in a Saucer", "Na spodku cztery śrubki"]],
      picture: {
        place: "stairs",
        pose: "crouch",
        on: "step",
        props: [],
        eyes: "wide",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The screw ran off the saucer at last. It rolled across the tiles, round the bucket and under the cellar door, under which no cat and no caretaker can follow, and Mruk and Mr Zenon heard it go down, stair by stair, eleven stairs. The handle has been held by three ever since. When it rattles, Mr Zenon says that it is missing somebody.",
          pl: "Śrubka wreszcie zbiegła ze spodka. Potoczyła się po płytkach, dookoła wiadra i pod drzwi piwnicy, gdzie za nią nie przejdzie ani kot, ani dozorca, i obaj słyszeli, jak schodzi, stopień po stopniu, jedenaście stopni. Klamka trzyma się odtąd na trzech. Kiedy się telepie, pan Zenon mówi, że za kimś tęskni.",
          picture: {
            place: "courtyard door",
            pose: "crouch",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            side: "middle",
            company: "nobody",
          },
          titles: [
            ["A Screw Goes Down Eleven Stairs", "Śrubka schodzi po schodach"],
            ["A Handle That Misses Somebody", "Klamka, która za kimś tęskni"],
          ],
        },
        {
          en: "Mruk played with the screw from the first stair to the wall and back, until the bucket had been hit four times. When Mr Zenon put the handle on again he counted: one, two, three. He held out his hand without looking round, as a surgeon does. Mruk thought about it. Then he laid something wet and warm in the palm, and it was the fourth.",
          pl: "Mruk grał śrubką od pierwszego stopnia do ściany i z powrotem, aż cztery razy trafił w wiadro. Kiedy pan Zenon zakładał klamkę, liczył: jedna, dwie, trzy. Wyciągnął rękę i się nie obejrzał, jak chirurg. Mruk się zastanowił. Potem położył mu na dłoni coś mokrego i ciepłego i była to czwarta.",
          picture: { place: "courtyard door", pose: "sit", props: [], eyes: "open", company: "zenon", camera: "half" },
          titles: [
            ["Without Looking Round, as a Surgeon Does", "Bez oglądania się, jak chirurg"],
            ["One, Two, Three, and the Fourth?", "Jedna, dwie, trzy, a czwarta?"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But across the foot of the stairs lay a plank. Mr Zenon had put it on two buckets, at the height of a knee, so that nobody lost in thought should walk into the paint, and it was so long that it touched both walls. Under it stood the toolbox, the tin of turpentine and the broom. Mr Zenon had thought of everyone, down to the smallest.",
      pl: "Ale u stóp schodów leżała deska. Pan Zenon położył ją na dwóch wiadrach, na wysokości kolan, żeby nikt w zamyśleniu nie podszedł do farby, a była tak długa, że dotykała obu ścian. Pod spodem stały skrzynka, bańka z terpentyną i miotła. Pan Zenon pomyślał o wszystkich, do najmniejszych włącznie.",
      titles: [["He Had Thought of Everyone", "Pomyślał o wszystkich"]],
      turns: [
        {
          titles: [
            ["A Letter for the Third Floor", "Kto zaniesie ten list?"],
            ["When Is This Letter to Arrive?", "Kiedy ten list ma dojść?"],
          ],
          needs: ["the letters"],
          en: "One of the letters was for the third floor, and Mr Zenon’s hands were green. He lifted the end of the plank with his knee and held the letter out by its last white corner. “Take it up,” he said to Mruk. Mruk came through under the plank to fetch it, and took it in his teeth. Nobody had said when it was to arrive.",
          pl: "Jeden list był na trzecie piętro, a pan Zenon miał zielone ręce. Uniósł koniec deski kolanem i wystawił list za ostatni biały róg. „Zanieś na górę” – powiedział do Mruka. Żeby list odebrać, trzeba było przejść pod deską, więc Mruk przeszedł. Wziął go w zęby. O tym, kiedy list ma dojść, nikt nie wspomniał.",
        },
        {
          en: "Mrs Halina came home with her shopping, and she does not climb. She stood before the plank with two bags, said “Mr Zenon”, and waited. He carried the plank off under one arm, holding the brush up in the other hand like a torch, and bowed; and past Mrs Halina, in the shadow of her bags, Mruk came through.",
          pl: "Pani Halina wracała z zakupami i nie zamierzała się wspinać. Stanęła przed deską z dwiema torbami, powiedziała „panie Zenonie” i czekała. Pan Zenon wyniósł deskę pod pachą, w drugiej ręce trzymał pędzel jak pochodnię, i ukłonił się; a obok pani Haliny, w cieniu toreb, przeszedł Mruk.",
          picture: {
            place: "courtyard door",
            pose: "walk",
            props: [],
            eyes: "half",
            by: "door ajar",
            side: "right",
            company: "halina",
            inHand: "bag",
          },
          titles: [
            ["Mrs Halina Does Not Climb", "Pani Halina się nie wspina"],
            ["In the Shadow of Two Bags", "W cieniu dwóch toreb"],
          ],
        },
        {
          en: "A plank stops people from the front. From the end, where it touched the wall, Mruk could walk on to it as on to a bridge. In the middle, under nine kilos, it bent, gently, down to the toolbox, and there it let him off, on the far side. When Mr Zenon heard the wood spring back, there was only the plank, and it was still trembling.",
          pl: "Deska zagradza drogę od przodu. Z boku, tam gdzie dotykała ściany, wchodziło się na nią jak na kładkę i Mruk wszedł. Pośrodku, pod kotem, który waży dziewięć kilo, ugięła się łagodnie, aż do skrzynki, i tam wysiadł, już po drugiej stronie. Kiedy pan Zenon usłyszał, że drewno odskakuje, była tam już tylko deska i jeszcze drżała.",
          titles: [
            ["A Plank Only Stops You from the Front", "Zagradza, ale tylko od przodu"],
            ["A Plank That Bends under Nine Kilos", "Deska, która się ugięła"],
          ],
        },
      ],
    },
    {
      en: "What stood in the way was Mr Zenon himself. He was on his knees before the lower half of the door, the tin on his left, the rag on his right, his elbows out, and he filled the entry like a cork. To pass him, somebody would have had to touch either him or the door, and both of them were green. Only his moustache he held clear of the paint.",
      pl: "Na przeszkodzie stał sam pan Zenon. Klęczał przed dolną połową drzwi, po lewej puszka, po prawej szmatka, łokcie na boki, i zatykał sień jak korek. Żeby go minąć, trzeba by się otrzeć albo o niego, albo o drzwi, a jedno i drugie było zielone. Tylko wąsy trzymał z dala od farby.",
      titles: [["Like a Cork, with His Elbows Out", "Jak korek, z łokciami na boki"]],
      turns: [
        {
          titles: [
            ["What Were People So Pleased About?", "Z czego ludzie tak się cieszyli?"],
            ["Somebody Had to Tell Him", "Ktoś musiał mu powiedzieć"],
          ],
          needs: ["the moustache"],
          en: "“Your moustache is green, Mr Zenon,” said a lady from Staircase B at last, because somebody had to. He got up and went to look at himself in the window of the lodge, first on the left and then on the right. So it had not been the door that people were pleased about. He stood there for some time. Where he had been kneeling the tiles were free, and Mruk walked over them.",
          pl: "„Ma pan zielony wąs, panie Zenonie” – powiedziała wreszcie jakaś pani z klatki B, bo ktoś musiał. Pan Zenon wstał i poszedł obejrzeć się w szybie dozorcówki, najpierw z lewej, potem z prawej. A więc to nie drzwi tak cieszyły ludzi. Stał tam dość długo. Tam, gdzie klęczał, płytki były wolne, i Mruk po nich przeszedł.",
        },
        {
          en: "Knees have their own opinion. After half an hour Mr Zenon’s made themselves heard, with a crack like dry twigs, and he wanted to get up and could not. “Stay there,” he said to Mruk, put a clean elbow on the cat’s broad back, and pushed. The back held. When he was standing, he drew aside with a wave of his cap, as for an equal.",
          pl: "Kolana mają własne zdanie. Po półgodzinie odezwały się, z trzaskiem jak suche gałązki, i pan Zenon chciał wstać, a nie mógł. „Stój tak” – powiedział do Mruka, oparł czysty łokieć na szerokim grzbiecie i naparł. Grzbiet wytrzymał. Kiedy już stał, usunął się na bok i zamachnął czapką, jak przed równym sobie.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "open",
            by: "door ajar",
            side: "middle",
            company: "zenon",
            inHand: "cap",
          },
          titles: [
            ["Knees Have Their Own Opinion", "Kolana mają własne zdanie"],
            ["“Stay There,” Said Mr Zenon, and Pushed", "Stój tak, powiedział pan Zenon"],
          ],
        },
        {
          en: "Mr Zenon had reached the lowest strip, and for that a man has to lie down. He lay down on his side, carefully, with one cheek to the tiles and one eye to the wood, and painted by the centimetre. Lying, he was as long as before but much lower. Mruk stepped over the ankles, where a cork is at its thinnest.",
          pl: "Pan Zenon doszedł do najniższego paska, a do tego trzeba się położyć. Położył się na boku, ostrożnie, z policzkiem na płytkach i okiem przy drewnie, i malował centymetr po centymetrze. Leżąc, był tak samo długi, ale o wiele niższy. Mruk przestąpił przez kostki, w miejscu, gdzie korek jest najcieńszy.",
          titles: [
            ["Why Mr Zenon Lay Down", "Czemu pan Zenon się położył"],
            ["Where a Cork Is at Its Thinnest", "Gdzie korek jest najcieńszy"],
          ],
        },
      ],
    },
    {
      en: "But Mrs Halina had seen where Mruk was going, and thought of his coat. She took a sheet of newspaper, folded it twice, tore out four holes and tied it on him with tape: an overall with a collar, fastened at the back. “So you don’t get dirty, treasure,” she said. At each step the newspaper rustled. Nobody could slip past Mr Zenon in a thing like that.",
      pl: "Ale pani Halina zobaczyła, dokąd Mruk idzie, i pomyślała o jego futrze. Wzięła arkusz gazety, złożyła dwa razy, wydarła cztery otwory i zawiązała mu to tasiemką: fartuch z kołnierzykiem, wiązany na plecach. „Żebyś się nie pobrudził, skarbie” – powiedziała. Fartuch szeleścił przy każdym kroku. W czymś takim nikt się obok pana Zenona nie prześliźnie.",
      picture: {
        place: "courtyard door",
        pose: "sit",
        props: [],
        by: "door ajar",
        eyes: "half",
        side: "middle",
        company: "halina",
        inHand: "newspaper",
      },
      titles: [["So You Don’t Get Dirty, Treasure", "Żebyś się nie pobrudził, skarbie"]],
      turns: [
        {
          titles: [["Who Would Notice One More Stripe?", "Kto zauważy jeszcze jeden pasek?"]],
          needs: ["the five stripes"],
          en: "“Stripes,” said Mrs Halina suddenly, and looked at Mruk’s back, which the newspaper was hiding. “What am I doing? On a coat like that nobody would notice one more.” She undid the tape, folded the overall into four and put it in her bag. If Mruk brought a stripe of paint home, she could always match the rest of him to it. Mruk went on without a rustle.",
          pl: "„Paski” – powiedziała nagle pani Halina i popatrzyła na grzbiet Mruka, który zasłaniała gazeta. „Co ja robię? Na takim futrze nikt jednego więcej nie zauważy”. Rozwiązała tasiemkę, złożyła fartuch na czworo i schowała do torby. Jeśli przyniesie do domu pasek farby, resztę zawsze można dorobić do pary. Mruk poszedł dalej, bez jednego szelestu.",
        },
        {
          en: "“Who’s that?” asked Mr Zenon, and looked round. He looked for a while, in silence. Somebody in working clothes had come down the stairs, with a serious face and a headline across the chest. Mr Zenon knows what is due to a colleague. “You can take over on the left,” he said, moved his tin, and made room beside him.",
          pl: "„A kto to?” – spytał pan Zenon i się obejrzał. Patrzył dłuższą chwilę. Po schodach zszedł ktoś w ubraniu roboczym, z poważną twarzą i z nagłówkiem przez pierś. Pan Zenon wie, co się należy koledze. „Pan może wziąć lewą stronę” – powiedział, odsunął puszkę i zrobił miejsce obok siebie.",
          titles: [
            ["A Headline Across the Chest", "Z nagłówkiem przez pierś"],
            ["Room for a Colleague", "Pan może wziąć lewą stronę"],
          ],
        },
        {
          en: "On the last stair Mruk sat down and breathed in. He is broader than he looks, and newspaper is not cloth; the overall split down the back, from top to bottom, with one long sigh. He climbed out through the small advertisements. Mrs Halina tilted her head. “Cut too narrow,” she said, and blamed nobody but herself.",
          pl: "Na ostatnim stopniu Mruk usiadł i nabrał powietrza. Jest szerszy, niż widać, a gazeta to nie materiał; fartuch puścił na plecach, z góry na dół, z jednym długim westchnieniem. Wyszedł przez ogłoszenia drobne. Pani Halina przechyliła głowę. „Za wąsko skroiłam” – powiedziała i nie winiła nikogo prócz siebie.",
          titles: [
            ["“Cut Too Narrow”", "„Za wąsko skroiłam”"],
            ["On the Last Stair He Breathed In", "I wtedy nabrał powietrza"],
          ],
        },
      ],
    },
    {
      en: "Between the last stair and the door there now lay a sea. Mr Zenon’s elbow had caught the tin, and it had given away a third of what it had; it was a very flat sea, green, shining, as long as a cat and a half, and still growing at the edges. Mr Zenon stood on the far shore. Mruk has white paws, all four.",
      pl: "Między ostatnim stopniem a drzwiami leżało morze. Pan Zenon trącił łokciem puszkę, a ta oddała jedną trzecią tego, co miała; było to morze bardzo płaskie, zielone, błyszczące, długości półtora kota, i rosło jeszcze na brzegach. Pan Zenon stał na drugim brzegu. Mruk ma białe łapy, wszystkie cztery.",
      titles: [["A Sea a Cat and a Half Long", "Morze na półtora kota"]],
      turns: [
        {
          titles: [
            ["Nothing Left but Dry Land", "I został tylko suchy ląd"],
            ["The Oldest Green of All", "Najstarsza zieleń ze wszystkich"],
          ],
          needs: ["the old green"],
          en: "Mr Zenon looked at the sea, and then at the door, where the oldest green of all was showing. It was the same. “Then I know what to do with you,” he said. He did not wipe it up. With a dry brush he drew the sea in from its shores and painted the bottom of the door with it, to the last drop. When he had done there were only tiles, a little greener than before, and dry land.",
          pl: "Pan Zenon popatrzył na morze, potem na drzwi, tam gdzie wyglądała najstarsza zieleń. Była ta sama. „No to już wiem, co z tobą zrobić” – powiedział. Nie wycierał. Suchym pędzlem zgarnął morze od brzegów do środka i wymalował nim cały dół drzwi, do ostatniej kropli. Kiedy skończył, były tam już tylko płytki, trochę zieleńsze niż przedtem, i suchy ląd.",
        },
        {
          en: "Mruk jumped over the sea. It was a good jump, begun late and meant seriously, and at the end it was one hind foot too short. The print is there still: four small toes and a pad, green, between the sea and the door. Mr Zenon wiped up everything else. Round the print he painted a thin frame, and Mruk, meanwhile, cleaned the one foot.",
          pl: "Mruk skoczył przez morze. Był to dobry skok, rozpoczęty późno i pomyślany poważnie, a na końcu zabrakło mu długości jednej tylnej stopy. Ślad jest tam do dziś: cztery małe palce i poduszka, na zielono, między morzem a drzwiami. Pan Zenon starł wszystko poza tym. Ślad obwiódł cienką ramką, a Mruk tymczasem czyścił tę jedną stopę.",
          titles: [
            ["One Hind Foot Too Short", "O jedną tylną stopę za krótko"],
            ["He Jumped, Late and Seriously", "Skoczył późno, ale poważnie"],
          ],
        },
        {
          en: "“Wait,” said Mr Zenon, and laid a newspaper on the sea. It sucked itself full and lay still. He laid a second one on it, crosswise, and on the second a piece of board, tested it with his hand and stepped back. That is how one man builds a bridge for another. Mruk came over it without getting anything wet but the business page.",
          pl: "„Czekaj” – powiedział pan Zenon i położył na morzu gazetę. Napiła się i znieruchomiała. Położył na niej drugą, na krzyż, na drugiej kawałek deski, sprawdził ręką i się cofnął. Taki most buduje człowiek dla człowieka. Mruk przeszedł po nim i niczego nie zamoczył, nie licząc działu gospodarczego.",
          titles: [
            ["A Bridge for a Cat", "Most dla jednego kota"],
            ["Nothing Wet but the Business Page", "Nie licząc działu gospodarczego"],
          ],
        },
      ],
    },
    {
      en: "But on the tiles there was a line. Mr Zenon had drawn it with chalk, from wall to wall, one metre before the door, and on this side of it he had written “Up to here”. Mruk cannot read. He read this. When he set a paw on the chalk, the brush stopped, in mid-air, and a drop hung from it and waited together with Mr Zenon.",
      pl: "Ale na płytkach była linia. Pan Zenon narysował ją kredą, od ściany do ściany, metr przed drzwiami, a po tej stronie napisał „Dotąd”. Mruk nie umie czytać. To przeczytał. Kiedy postawił na kredzie łapę, pędzel zatrzymał się w powietrzu, a z pędzla zwisła kropla i czekała razem z panem Zenonem.",
      titles: [["Up to Here and No Further", "Dotąd, a dalej nie"]],
      turns: [
        {
          titles: [
            ["A Second Drummer on the Tiles", "Drugi dobosz na płytkach"],
            ["How the Line Got behind the Tail", "Jak kreska została za ogonem"],
          ],
          needs: ["the beat"],
          en: "“So,” said the brush, going down, and on the tiles Mruk’s tail said “so” after it. Mr Zenon pricked up his ears like a drummer who finds that there are two of him. He painted faster, and the tail kept up. To hear the brush better, Mruk moved a tile nearer, and then another, and the tail came with him. At the end of the plank the chalk line lay behind the tail, and Mr Zenon would not have stopped for anything.",
          pl: "„Tak” – powiedział pędzel w dół, a ogon Mruka powtórzył na płytkach: „tak”. Pan Zenon nastawił uszu jak dobosz, który spostrzegł, że jest ich dwóch. Malował szybciej, ogon nadążał. Żeby lepiej słyszeć pędzel, Mruk przysunął się o płytkę, potem o drugą, a ogon za nim. Pod koniec deski kreska leżała za ogonem, a pan Zenon za nic by teraz nie przerwał.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "wide",
            by: "door ajar",
            side: "middle",
            company: "zenon",
            inHand: "brush",
          },
        },
        {
          en: "Mruk sat down right in front of the line and waited. After a quarter of an hour Mr Zenon touched the upper panel, found that it was no longer sticky, and in fairness drew the line anew, one tile nearer. After the next quarter he did it again. So it went on, tile by tile, like a frontier in negotiations, and in the end there was no room left for chalk.",
          pl: "Mruk usiadł tuż przed linią i czekał. Po kwadransie pan Zenon dotknął górnej płyciny, stwierdził, że już się nie klei, i uczciwie narysował linię od nowa, o jedną płytkę bliżej. Po następnym kwadransie zrobił to samo. I tak dalej, płytka po płytce, jak granica w rokowaniach, aż na kredę nie zostało miejsca.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "half",
            by: "door ajar",
            side: "middle",
            company: "zenon",
          },
          titles: [
            ["Tile by Tile, like a Frontier", "Płytka po płytce, jak granica"],
            ["No Room Left for Chalk", "Aż nie zostało miejsca na kredę"],
          ],
        },
        {
          en: "Mrs Halina was going out in her long skirt, the one with the hem she is proud of. She lifted it for the stairs and let it fall for the tiles, and the hem went over the chalk from wall to wall, like a good broom. “Good day,” she said. Mr Zenon looked where the line had been. Mruk, who had kept to the law, walked on.",
          pl: "Pani Halina szła do miasta w długiej spódnicy, tej z podłożeniem, z którego jest dumna. Na schodach ją uniosła, na płytkach opuściła i przejechała po kredzie od ściany do ściany, jak dobrą miotłą. „Dzień dobry” – powiedziała. Pan Zenon patrzył na miejsce, gdzie przed chwilą była linia. Mruk, który przestrzegał prawa, ruszył dalej.",
          titles: [
            ["The Hem She Is Proud Of", "Podłożenie, z którego jest dumna"],
            ["Mruk Had Kept to the Law", "Mruk, który przestrzegał prawa"],
          ],
        },
      ],
    },
    {
      en: "But there was a queue. Nobody in this house believes a card; each person who came by read “Wet paint”, put a forefinger to the door, and looked at the forefinger. There were nine prints on the door by now. Mr Zenon painted them over one by one, and a tenth person already stood waiting on tiptoe. For a cat there was no getting through.",
      pl: "Ale była kolejka. Nikt w tym domu nie wierzy kartkom; kto przechodził, czytał „Świeżo malowane”, przykładał palec do drzwi, a potem ten palec oglądał. Na drzwiach było już dziewięć odcisków. Pan Zenon zamalowywał je po kolei, a dziesiąty chętny stał już na palcach. Kot nie miał którędy przejść.",
      titles: [["Nobody Here Believes a Card", "Tu nikt nie wierzy kartkom"]],
      turns: [
        {
          titles: [
            ["The Third Held Up a Gherkin", "Trzeci uniósł ogórek"],
            ["Four Steps Back to See It", "Cztery kroki w tył, żeby ocenić"],
          ],
          needs: ["the colour"],
          en: "“It’s bottle,” said Mrs Halina to the first in the queue. “Billiard,” said the second, and drew back his finger in order to point with it. The third held up a gherkin. To judge a colour you have to stand away from it, on that they were all agreed, and they all took four steps backwards and shut one eye. In four steps there is plenty of room for a cat.",
          pl: "„Butelkowy” – powiedziała pani Halina do pierwszego w kolejce. „Bilardowy” – powiedział drugi i cofnął palec, żeby na drzwi wskazać. Trzeci uniósł ogórek. Żeby ocenić kolor, trzeba się odsunąć, co do tego panowała zgoda, więc wszyscy zrobili po cztery kroki w tył i przymknęli jedno oko. W czterech krokach kot mieści się bez trudu.",
        },
        {
          titles: [
            ["No Tenth Fingerprint", "A miał być dziesiąty odcisk"],
            ["Rain Does Not Read Cards", "Deszcz na kartki nie patrzy"],
          ],
          when: { weather: ["rain"] },
          en: "It was raining, and all at once it rained harder; rain does not read cards. Half the queue, out in the courtyard, ran for Staircase B with newspapers over its heads, and the other half remembered its open windows and went up to shut them. The tenth fingerprint was never made. On the step sat Mruk, dry, and between him and the door there was nobody left.",
          pl: "Padało, a nagle lunęło; deszcz na kartki nie patrzy. Połowa kolejki stała na podwórku i pobiegła na klatkę B, z gazetami na głowach; druga połowa przypomniała sobie o otwartych oknach i poszła je zamknąć. Dziesiąty odcisk nigdy nie powstał. Na stopniu siedział Mruk, suchy, a między nim a drzwiami nie było już nikogo.",
        },
        {
          en: "Mr Zenon took the card down, turned it over, and wrote on the back: “Painted yesterday.” He hung it up again. The next one read it, nodded, and put his hands in his pockets; within five minutes the entry was empty, like a matter that has been settled. Only Mruk remained, and looked at the card, and at Mr Zenon. Neither of them gave the other away.",
          pl: "Pan Zenon zdjął kartkę, odwrócił i napisał z tyłu: „Malowane wczoraj”. Powiesił z powrotem. Następny przeczytał, skinął głową i wsadził ręce do kieszeni; po pięciu minutach w sieni było pusto, jak po sprawie załatwionej. Został tylko Mruk i patrzył na kartkę, a potem na pana Zenona. Żaden nie wydał drugiego.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            by: "door ajar",
            side: "middle",
            company: "zenon",
          },
          titles: [
            ["Painted Yesterday, Says the Card", "Malowane wczoraj, mówi kartka"],
            ["Neither Gave the Other Away", "Żaden nie wydał drugiego"],
          ],
        },
        {
          en: "“All right,” said Mr Zenon, “touch it, then.” He took an old shutter, painted it green, leaned it against the opposite wall, and hung the card on that. The whole queue changed sides. They touched and looked, touched and looked, and somebody came a second time; and before the real door there was nobody but Mruk, who had business there.",
          pl: "„No dobrze – powiedział pan Zenon – to dotykajcie”. Wziął starą okiennicę, pomalował na zielono, oparł o przeciwległą ścianę i na niej powiesił kartkę. Cała kolejka przeszła na drugą stronę. Dotykali i oglądali, dotykali i oglądali, ktoś przyszedł po raz drugi, a pod prawdziwymi drzwiami został tylko Mruk, który miał tam sprawę.",
          titles: [
            ["The Whole Queue Changed Sides", "Cała kolejka na drugą stronę"],
            ["All Right, Touch It, Then", "No dobrze, to dotykajcie"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the colour"],
      en: "Mrs Halina stopped to look at the colour. “Bottle,” she said. Mr Zenon was of the opinion that it was billiard. They tried fir, spinach and frog; they held her handbag against it, then his cap, then, in passing, Mruk’s eye. There they both fell silent. Mr Zenon read the lid again. It only said “Green”.",
      pl: "Pani Halina przystanęła, żeby obejrzeć kolor. „Butelkowy” – orzekła. Pan Zenon był zdania, że bilardowy. Próbowali jodły, szpinaku i żaby; przykładali jej torebkę, jego czapkę, a potem, przy okazji, oko Mruka. Tu oboje umilkli. Pan Zenon jeszcze raz przeczytał wieczko. Było na nim tylko „zielony”.",
      titles: [["Bottle, Billiard or Frog?", "Butelkowy, bilardowy czy żaba?"]],
    },
    {
      pays: ["the old green"],
      en: "Where the old paint had come off, Mr Zenon could see what colours the door had been. He laid a finger on it and counted inwards: brown, grey, brown, a blue that must have been somebody’s idea, and right at the bottom, thin as breath, a green. He held the brush beside it. “Well,” he told Mruk, “now we’re back where we began.”",
      pl: "Tam, gdzie stara farba odpadła, widać było, jakie te drzwi bywały dawniej. Pan Zenon przyłożył palec i liczył w głąb: brąz, szary, brąz, niebieski, który musiał być czyimś pomysłem, a na samym dnie, cieniutko jak oddech, zielony. Przyłożył obok pędzel. „No – powiedział do Mruka – to kółko się zamknęło”.",
      titles: [["What Colour Was the Door Before?", "Jakie były te drzwi dawniej?"]],
    },
    {
      pays: ["the moustache"],
      en: "The tip of Mr Zenon’s moustache had turned green, on the left. He did not know it. He had stroked it with his painting hand, as he does before a difficult corner, and since then everybody who came past had greeted him a little more warmly than usual. “People are pleased about the door,” he said to Mruk, and stroked the right one, to match.",
      pl: "Koniuszek wąsów pana Zenona zrobił się zielony, z lewej. Nie wiedział o tym. Pogładził je ręką od pędzla, jak to robi przed trudnym narożnikiem, i od tej chwili wszyscy, którzy przechodzili, pozdrawiali go trochę serdeczniej niż zwykle. „Cieszą się ludzie z drzwi” – powiedział do Mruka i pogładził prawy, do pary.",
      titles: [["A Green Moustache, on the Left", "Zielony wąs, ten z lewej"]],
    },
    {
      pays: ["the letters"],
      en: "The postman came and could not get in. He stood outside in the courtyard, at arm’s length, and handed the letters in through the gap one after another, by the corner, like something hot. Mr Zenon received them with two fingers. On the one for the first floor they left a green oval, which looked official.",
      pl: "Przyszedł listonosz i nie mógł wejść. Stał na podwórku, na odległość ramienia, i podawał listy przez szparę, jeden po drugim, za róg, jak coś gorącego. Pan Zenon odbierał je dwoma palcami. Na tym dla pierwszego piętra został zielony owal, zupełnie jak urzędowy.",
      titles: [["Letters, Held like Something Hot", "Listy, trzymane za róg"]],
    },
    {
      en: "A ladybird had come down on the part that was dry and was walking across it, red on green, towards the part that was not. Mr Zenon put his brush away. He held out its handle, let her get on, and carried her out to the shrine, as slowly as a full glass. Then he went on where he had stopped. Mruk had waited for both of them.",
      pl: "Na tym, co już wyschło, usiadła biedronka i szła, czerwona po zielonym, w stronę tego, co jeszcze nie. Pan Zenon przerwał pracę. Podstawił jej trzonek pędzla, poczekał, aż wsiądzie, i zaniósł ją pod kapliczkę, powoli jak pełną szklankę. Potem wrócił i malował dalej od miejsca, w którym przerwał. Mruk czekał na oboje.",
      titles: [["Where Is the Ladybird Going?", "Dokąd idzie biedronka?"]],
      when: { between: ["04-15", "09-30"], weather: ["clear"] },
    },
    {
      pays: ["the five stripes"],
      en: "“I once had a customer,” said Mrs Halina from the landing, “who leaned against a wet door in a cream coat.” “And?” asked Mr Zenon without turning round. “I put five stripes in, to go with the five he had.” She thought about it. “It was the year when everyone wore stripes. He never knew that he had started it.”",
      pl: "„Miałam kiedyś klienta – odezwała się pani Halina z podestu – co w kremowym płaszczu oparł się o malowane drzwi”. „I co?” – spytał pan Zenon, nie odwracając się. „Do pięciu pasków, które miał, doszyłam pięć”. Pomyślała. „To był ten rok, kiedy wszyscy nosili paski. Nigdy się nie dowiedział, że to od niego”.",
      titles: [["Five Stripes, to Go with the Five", "Do pięciu pasków jeszcze pięć"]],
    },
    {
      pays: ["the beat"],
      en: "Mr Zenon painted to a beat of his own. The brush said “so”, going down, and “so”, coming up, and at the end of each plank there was a pause, in which he looked at his work from the left. Mruk’s tail had fallen in with it some while ago and was keeping the beat on the stone.",
      pl: "Pan Zenon malował w takt. Pędzel mówił „tak” w dół i „tak” w górę, a na końcu każdej deski następowała pauza, w której pan Zenon oglądał swoją pracę z lewej. Ogon Mruka już od dawna wpadł w ten rytm i wybijał go na kamieniu.",
      titles: [["“So” Going Down, “So” Coming Up", "Tak w dół i tak w górę"]],
    },
  ],
};
