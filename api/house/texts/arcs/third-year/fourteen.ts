import type { Arc } from "#api/house/texts/model.ts";

/** Tomek wins a live carp too early for Christmas; it lives in the bath, on condition that nobody gives it a name. */
export const fourteen: Arc = {
  name: "fourteen",
  category: "Daily Life",
  begins: "2028-12-07",
  returns: true,
  evenings: [
    {
      title: ["First Prize, Alive", "Pierwsza nagroda, żywa"],
      en: [
        "Tomek came up the stairs one at a time, with both arms round a bucket, and at every step there was a slap inside. He had bought a ticket in the staff-room raffle, number fourteen, out of politeness, and had won the first prize, and the first prize was looking at him.",
        "“But it’s weeks yet till Christmas Eve,” said Ola. It was a carp, long as a forearm and broad as a book, with a small mouth that kept asking the same question. They ran the bath half full, cold, and tipped it in. It went once round the walls, like a new tenant, and stopped beneath the tap.",
        "Mruk had got up on the rim. He has known fish all his life, but those had been fried, and lain still, and belonged to Mrs Halina. This one had a direction of its own, and it was the opposite one.",
        "Mrs Halina came in her apron. The house’s first carp is always hers, and nobody does it better, in grey sauce, with raisins. She looked it over, from above, the way she looks at a bolt of cloth. “On the twenty-third I’ll fetch him,” she said. “There’s only one thing. Feed him, if you like. Change his water. But don’t give him a name. If somebody’s got a name, I can’t.” They promised. Tomek raised two fingers. It was not difficult; who would name a carp?",
        "They brushed their teeth that night in the kitchen. Before he put out the light Tomek stuck his head once more round the bathroom door. The ticket had come off the bucket and was clinging to the tiles over the tap. “Good night, Fourteen,” said Tomek. Then he heard it. He looked at the cat on the rim of the bath. “That’s a number,” he told him. “A number doesn’t count.”",
      ],
      pl: [
        "Tomek wchodził po schodach z wiadrem w objęciach, a w wiadrze na każdym stopniu coś plaskało. Wygrał na loterii w pokoju nauczycielskim. Kupił los z grzeczności, numer czternasty, i dostał pierwszą nagrodę, a pierwsza nagroda na niego patrzyła.",
        "„Przecież do Wigilii jeszcze tyle dni” – powiedziała Ola. Był to karp, długi na przedramię i szeroki jak książka, o małym pyszczku, który w kółko pytał o to samo. Nalali zimnej wody do połowy wanny i wpuścili go. Obszedł ściany, jak to nowy lokator, i stanął pod kranem.",
        "Mruk wszedł na brzeg. Ryby zna od dziecka, tyle że tamte były smażone, leżały spokojnie i należały do pani Haliny. Ta miała własny kierunek, i to przeciwny.",
        "Pani Halina przyszła w fartuchu. Pierwszego karpia w domu zawsze bierze ona i nikt nie zrobi go lepiej, w szarym sosie, z rodzynkami. Obejrzała go z góry, jak się ogląda kupon materiału. „Dwudziestego trzeciego go zabiorę – powiedziała. – Jedno tylko. Karmcie go, proszę bardzo. Zmieniajcie mu wodę. Ale imienia nie dawać. Jak ktoś ma imię, to ja nie mogę”. Obiecali. Tomek podniósł dwa palce. Nie było to trudne; kto by nadawał imię karpiowi?",
        "Zęby myli tego wieczoru w kuchni. Zanim zgasił światło, Tomek jeszcze raz wsunął głowę do łazienki. Los odkleił się od wiadra i przylgnął do kafelków nad kranem. „Dobranoc, Czternasty” – powiedział Tomek. I wtedy usłyszał, co powiedział. Spojrzał na kota na brzegu wanny. „To numer – wyjaśnił mu. – Numer się nie liczy”.",
      ],
      picture: { place: "tub edge", pose: "crouch", props: [], eyes: "wide", mouth: "neutral", company: "tomek" },
    },
    {
      title: ["Somebody Who Comes When You Ring", "Ktoś, kto przychodzi na dzwonek"],
      en: [
        "Since there was a carp in the bath, waiting for Christmas, the third floor washed on the second. They went down in dressing gowns, with towels round their necks, and Mrs Halina lent them the soap and asked each time, “It hasn’t got a name, has it?” “No,” said Ola. She looked at the soap.",
        "Staś came to visit the carp, with a crust. He dropped the crumbs in one by one. It stayed under the tap, with its nose to the enamel, and took no notice. “It’s bored,” said Staś, who has an eye for that. Mruk sat on the rim. There was a crumb on the water that nobody wanted, and he bent over to see to it, and the bell on his collar rang.",
        "The carp turned round. It came the whole length of the bath, rose under the bell and opened its mouth, wide, like a person at the doctor’s. Staś let a crumb fall into it. “Do it again!” he whispered. Mruk had drawn back and shaken himself, because of a drop, so that the bell rang once more, and once more there was that round mouth, exactly below his chin.",
        "He thought about it with his eyes half shut. There are those who come when they are called; he is not one of them. He had never met one, either. He had himself been called some thousands of times, and had always wondered what it was like at the other end.",
        "He bowed. The bell rang. The carp came.",
        "Staś went home when the crust was finished. But on the second floor Mrs Halina lay awake and listened to the pipes. Every few minutes, above her, a small brass bell was ringing, quite without hurry, the way a rich old gentleman rings for his tea.",
      ],
      pl: [
        "Odkąd w wannie czekał na święta karp, trzecie piętro myło się na drugim. Schodzili w szlafrokach, z ręcznikiem na szyi, a pani Halina pożyczała im mydło i za każdym razem pytała: „Ale imienia nie ma?” „Nie” – odpowiadała Ola i patrzyła w mydło.",
        "Staś przyszedł w odwiedziny ze skórką od chleba. Wrzucał okruszki po jednym. Karp stał pod kranem, nosem do emalii, i nie zwracał uwagi. „Nudzi się” – powiedział Staś, który się na tym zna. Mruk siedział na brzegu. Po wodzie pływał okruszek, którego nikt nie chciał, więc Mruk się nachylił, żeby go załatwić, i na obroży zadzwonił dzwonek.",
        "Karp zawrócił. Przepłynął całą wannę, podniósł się pod dzwonkiem i otworzył pyszczek, szeroko, jak u doktora. Staś wpuścił mu okruszek. „Jeszcze raz!” – szepnął. Mruk cofnął się i otrząsnął, bo spadła na niego kropla, dzwonek zadzwonił znowu i znowu był tam ten okrągły pyszczek, dokładnie pod jego brodą.",
        "Mruk zmrużył oczy i myślał. Są tacy, którzy przychodzą na zawołanie; on do nich nie należy. Żadnego też dotąd nie spotkał. Jego samego wołano z kilka tysięcy razy i zawsze ciekaw był, jak to jest po drugiej stronie.",
        "Skłonił się. Zadzwoniło. Karp przyszedł.",
        "Kiedy skórka się skończyła, Staś poszedł do domu. Ale na drugim piętrze pani Halina nie spała i słuchała rur. Co parę minut nad jej głową dzwonił mosiężny dzwonek, bez żadnego pośpiechu, tak jak bogaty starszy pan dzwoni na herbatę.",
      ],
      picture: { place: "tub edge", pose: "sit", props: [], eyes: "half", mouth: "smile", company: "stas" },
    },
    {
      title: ["With Her Arm in It to the Elbow", "Po łokieć w wannie"],
      en: [
        "The plug in the bath hangs on a chain, and the chain has little brass beads. Mruk had sat beside it for three days, on account of the carp who lives there until Christmas and comes when he rings. This evening, as they were both waiting and nobody was at home, he hooked a claw into the chain and pulled.",
        "It made a noise that he knew. The carp knew it too, it seems, for it swam round very fast, once, twice, and each time there was a little less to swim in. Mruk bent down and rang. It did not come. He rang harder. He ran along the rim and shook his head until the bell was one single sound, and that was no longer for the carp.",
        "On the second floor Mrs Halina was beating dough. For days that bell had been going over her head, like an old gentleman’s who wants his tea, and she had sworn to pay no attention to it. But nobody rings like this for tea. She was up the stairs before she had her second slipper on, with the spare key and with flour to her elbows, and saw the back of the carp above the water, and knelt down and put her hand flat on the hole.",
        "The plug lay on the other side, under the cat. She could reach the tap, but not the plug; so she let the water run and stayed as she was. It took Ola an hour and a half to come home. That is a long time to kneel at a bath with one arm in it. The carp went round her wrist, close and cool, like somebody trying on a bracelet.",
        "“It’s all right,” Ola heard as she opened the door. “It’s all right. You’re a big strong fellow, my treasure.” Mruk raised his head. There is one person in the house whom she calls treasure, and he was lying on the plug.",
      ],
      pl: [
        "Korek w wannie wisi na łańcuszku, a łańcuszek jest z mosiężnych paciorków. Mruk siedział przy nim trzeci dzień, bo w wannie mieszka do świąt karp, który przychodzi na jego dzwonek. Tego wieczoru, kiedy obaj czekali, a nikogo nie było w domu, zahaczył łańcuszek pazurem i pociągnął.",
        "Rozległ się dźwięk, który znał. Karp chyba znał go także, bo popłynął wkoło, bardzo szybko, raz, drugi, i za każdym razem było trochę mniej do pływania. Mruk pochylił się i zadzwonił. Karp nie przyszedł. Zadzwonił mocniej. Biegał po brzegu i potrząsał głową, aż z dzwonka zrobił się jeden ciągły dźwięk, i to już nie było do karpia.",
        "Na drugim piętrze pani Halina wyrabiała ciasto. Od paru dni słyszała ten dzwonek nad głową, jakby starszy pan dzwonił na herbatę, i przysięgła sobie, że nie będzie na niego zważać. Ale na herbatę nikt tak nie dzwoni. Zanim włożyła drugi pantofel, była już na schodach, z zapasowym kluczem i z rękami w mące. Zobaczyła nad wodą grzbiet karpia, uklękła i przykryła dziurę dłonią.",
        "Korek leżał po drugiej stronie, pod kotem. Do kranu sięgała, do korka nie; puściła więc wodę i tak została. Zanim Ola wróciła, minęło półtorej godziny. To bardzo długo, kiedy się klęczy przy wannie z ręką w wodzie. Karp okrążał jej przegub, blisko i chłodno, jak ktoś, kto przymierza bransoletkę.",
        "„No już – usłyszała Ola, otwierając drzwi. – No już. Duży jesteś i silny, mój skarbie”. Mruk podniósł głowę. W całym domu jest jeden ktoś, do kogo pani Halina mówi „skarbie”, i ten ktoś leżał na korku.",
      ],
      picture: { place: "tub edge", pose: "walk", props: [], eyes: "wide", mouth: "neutral", company: "nobody" },
    },
    {
      title: ["Too Long by a Centimetre", "O centymetr za długi"],
      en: [
        "“I’ve come to measure him,” said Mrs Halina. She had her tape round her neck and did not look at anybody. The carp in the bath, which Tomek had won and which she was to fetch for Christmas, lay along the enamel and let her. “Sixty-one,” she read. “There you are. My pan is sixty.”",
        "They all said that it was a great pity. Mr Zenon, who had come about the drain, took off his cap. He has seen that pan; a child could be bathed in it. “Sixty,” he said, “to the dot,” and put the cap on again. So it would be cod this year. It was a load off everyone’s mind, and they sat on the stairs and drank to it in tea. Then it grew quiet. If it was not to go into the pan, where was it to go?",
        "“There’s the river,” said Tomek. “In December?” said Mrs Halina. “After a warm bath?” It was a cold one, but nobody contradicted. A tub in the cellar? It would be alone all day. Mr Zenon counted off his forty keys, one after another, and at the thirty-first he stopped. It belonged to his cousin’s greenhouse in the botanical garden, where he waters in August. “There’s a pool,” he said. “With lilies. It’s never under twenty degrees, and in winter nobody looks in.”",
        "It was settled in a minute. The bucket was fetched, to be scrubbed for the journey, and set down on the bathroom floor. When Tomek came back with the brush, it was full. Mruk had got in. He sat in it up to his shoulders, facing the bath, and as Tomek bent down to him he gave one short ring, and in the bath there was a stir.",
        "“He’s saying no,” said Tomek. “He’s saying,” said Mrs Halina, “that they’re to be carried together.”",
      ],
      pl: [
        "„Przyszłam go zmierzyć” – powiedziała pani Halina. Na szyi miała centymetr i na nikogo nie patrzyła. Karp w wannie, którego Tomek wygrał, a ona miała zabrać na święta, leżał wzdłuż emalii i pozwalał. „Sześćdziesiąt jeden – odczytała. – No proszę. A moja brytfanna ma sześćdziesiąt”.",
        "Wszyscy powiedzieli, że wielka szkoda. Pan Zenon, który przyszedł w sprawie odpływu, zdjął czapkę. Tę brytfannę widział; można w niej wykąpać dziecko. „Sześćdziesiąt – potwierdził – jak obszył”, i włożył czapkę z powrotem. W tym roku będzie więc dorsz. Kamień spadł wszystkim z serca i wypili na to herbatę, na schodach. Potem zrobiło się cicho. Skoro nie do brytfanny, to dokąd?",
        "„Jest rzeka” – odezwał się Tomek. „W grudniu? – spytała pani Halina. – Po ciepłej kąpieli?” Kąpiel była zimna, ale nikt się nie sprzeciwił. Balia w piwnicy? Cały dzień byłby sam. Pan Zenon przebierał swoje czterdzieści kluczy, jeden po drugim, i przy trzydziestym pierwszym stanął. Był od szklarni w ogrodzie botanicznym, u kuzyna, gdzie pan Zenon podlewa w sierpniu. „Jest basen – powiedział. – Z liliami. Nigdy poniżej dwudziestu stopni, a zimą nikt tam nie zagląda”.",
        "Uzgodnili to w minutę. Przyniesiono wiadro, żeby je wyszorować na drogę, i postawiono w łazience. Kiedy Tomek wrócił ze szczotką, było pełne. Wszedł do niego Mruk. Siedział w nim po barki, przodem do wanny, a gdy Tomek się nad nim schylił, zadzwonił raz, krótko, i w wannie się poruszyło.",
        "„Mówi, że nie” – stwierdził Tomek. „Mówi – poprawiła go pani Halina – że mają ich nieść razem”.",
      ],
      picture: { place: "bathroom", pose: "sit", props: [], eyes: "open", mouth: "neutral", company: "halina" },
    },
    {
      title: ["Whoever Is in the Bath When It Rings", "Kto akurat jest w wannie"],
      en: [
        "They took the carp away by tram, on the fifteen. Mr Zenon held the bucket on his knees, Mrs Halina held the lid, Tomek opened the doors, and four fares had been paid. It had spent the week in the bath on the third floor, it was to have been for Christmas, and now it was moving to a pool in the botanical garden with water lilies.",
        "In the greenhouse it was warm, and dripped. The carp slid out of the bucket and stood still, as it had done beneath the tap; then it went down under a leaf the size of a tray, along a wall, and was a long time coming back. It is a big pool. By each plant there was a label with a name and a number. Mrs Halina took something out of her handbag, a bit of pink paper that she had dried flat in a book, and stuck it on a stick in the mud. It was the raffle ticket. “A number doesn’t count,” she said, and blew her nose.",
        "At home Ola had scrubbed the bath and gone to look at her dictionary. Mruk stepped up on the rim. The carp had always come when he rang. It was white down there from one end to the other. He bowed, and his bell rang, and he waited.",
        "He waited quite politely. He rang a second time, further along, by the tap.",
        "Tomek came home with cold feet. For a week he had washed on the second floor, and he ran the bath so hot that the window went blind, got in and let himself slide under, right under, with his knees up and his ears full of that roaring peace. Somewhere above him it rang. He knew it was nothing. It rang again. So he came up, with his hair over his eyes, to see what it was, and just under a striped chin he opened his mouth to breathe.",
        "On the rim there was still a crumb. Mruk pushed it in.",
      ],
      pl: [
        "Karp odjechał piętnastką. Pan Zenon trzymał wiadro na kolanach, pani Halina pokrywkę, Tomek otwierał drzwi, a bilety skasowano cztery. Przez tydzień mieszkał na trzecim piętrze w wannie, miał być na święta, a przenosił się do basenu w ogrodzie botanicznym, z liliami.",
        "W szklarni było ciepło i kapało. Karp wyślizgnął się z wiadra i stanął, tak jak stawał pod kranem; potem zszedł pod liść wielki jak taca, powędrował wzdłuż ściany i długo nie wracał. Basen jest duży. Przy każdej roślinie stała tabliczka z nazwą i numerem. Pani Halina wyjęła z torebki kawałek różowego papieru, który zasuszyła w książce, i osadziła go na patyczku w mule. Był to los z loterii. „Numer się nie liczy” – powiedziała i wytarła nos.",
        "W domu Ola wyszorowała wannę i poszła zajrzeć do słownika. Mruk wszedł na brzeg. Karp przychodził zawsze na jego dzwonek. W wannie było biało od końca do końca. Skłonił się, dzwonek zadzwonił, a on czekał.",
        "Czekał całkiem uprzejmie. Zadzwonił po raz drugi, dalej, przy kranie.",
        "Tomek wrócił z zimnymi nogami. Przez tydzień mył się na drugim piętrze, więc nalał tak gorącej, że oślepło okno, wszedł i zsunął się pod wodę, cały, z kolanami w górze i z uszami pełnymi tego szumiącego spokoju. Gdzieś nad nim zadzwoniło. Wiedział, że to nic. Zadzwoniło znowu. Wynurzył się więc, z włosami na oczach, zobaczyć, o co chodzi, i dokładnie pod pręgowaną brodą otworzył usta, żeby złapać powietrze.",
        "Na brzegu leżał jeszcze okruszek. Mruk zepchnął mu go łapą.",
      ],
      picture: {
        place: "tub edge",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "down",
        company: "nobody",
      },
    },
  ],
};
