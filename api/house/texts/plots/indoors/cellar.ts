import type { Plot } from "#api/house/texts/model.ts";

/** The cellar: potatoes, jars, a sledge, and the shed of Mr Zenon, whose realm it is. */
export const cellar: Plot = {
  name: "cellar",
  category: "Adventure",
  pictures: [
    {
      place: "box",
      pose: "peek",
      props: ["newspaper"],
      eyes: "wide",
      en: "Mruk looks out of a box in the cellar, an old newspaper beside it, with his eyes wide open",
      pl: "Mruk wygląda z pudła w piwnicy, obok stara gazeta, oczy ma szeroko otwarte",
    },
    {
      place: "box",
      pose: "sit",
      props: ["umbrella"],
      eyes: "open",
      en: "Mruk sits in a box down in the cellar, next to an umbrella that nobody has come for",
      pl: "Mruk siedzi w piwnicy w pudle, obok parasola, po który nikt nie przyszedł",
    },
    {
      place: "box",
      pose: "loaf",
      props: [],
      eyes: "half",
      en: "Mruk lies in a box in the cellar with his paws tucked in and looks into the dark",
      pl: "Mruk leży w piwnicy w pudle, z podwiniętymi łapami, i patrzy w ciemność",
    },
  ],
  wishes: [
    {
      titles: [["A Hollow, Fresh Every Time", "Świeże, ilekroć się zajrzy"]],
      en: "In Mr Zenon’s shed, which is at the end of the cellar, there are two chairs. One is the caretaker’s. The other has a cushion, and in the cushion is a hollow, round, and fresh every time that Mruk looks in. Nobody has been seen to sit there. He had gone down the steps today to find out who did.",
      pl: "W komórce pana Zenona, na końcu piwnicy, stoją dwa krzesła. Jedno jest dozorcy. Na drugim leży poduszka, a w poduszce jest wgłębienie, okrągłe i świeże, ilekroć Mruk tam zajrzy. Nikogo na tym krześle nie widziano. Dziś zszedł po schodkach, żeby sprawdzić, kto na nim siada.",
      endings: [
        {
          titles: [
            ["Who Sits in the Second Chair?", "Kto siada na tym drugim?"],
            ["Pressed with a Fist, and Locked", "Pięścią w poduszkę i na klucz"],
          ],
          en: "Mr Zenon was just doing it. He shook the cushion, laid it on the chair, pressed his fist into the middle and turned it once round, as if to lock up. “It would have looked as though nobody was expected,” he said, when he saw Mruk. The hollow was a little too small. Mruk sat down in it, turned, and mended that.",
          pl: "Pan Zenon właśnie to robił. Strzepnął poduszkę, położył na krześle, wcisnął w środek pięść i obrócił nią, jakby zamykał na klucz. „Bo inaczej wygląda, że się na nikogo nie czeka” – powiedział, kiedy zobaczył Mruka. Wgłębienie było trochę za małe. Mruk usiadł, obrócił się i to poprawił.",
        },
        {
          titles: [
            ["A Teapot’s Place, Strictly Speaking", "Ściśle biorąc, miejsce czajnika"],
            ["Both of Them Kept Warm", "Grzali się na zmianę"],
          ],
          en: "In the hollow sat a teapot, in a woollen cap. Mr Zenon takes his tea down here by halves and likes the second half hot. He looked from the teapot to Mruk, who was staring at it. Then he poured himself a full cup and put the pot on the floor. The cushion was as warm as bread. From then on they took turns.",
          pl: "We wgłębieniu siedział czajniczek w wełnianej czapce. Pan Zenon pije tu herbatę na raty i lubi, żeby druga rata była gorąca. Popatrzył na czajniczek, a potem na Mruka, który nie spuszczał z czajniczka oka. Nalał sobie do pełna i postawił go na podłodze. Poduszka była ciepła jak chleb. Odtąd siedzieli tam na zmianę.",
        },
      ],
    },
    {
      titles: [["How Far Would a Potato Go?", "Na co sobie ziemniak pozwala"]],
      en: "“There’s one in my box that’s the image of you, treasure,” Mrs Halina had said, and she was speaking of potatoes. Mruk knew of nobody who was. So when she took her basket and went down to the cellar, he walked in front of her, a step ahead the whole way, to see how far a potato would go.",
      pl: "„Jest w mojej skrzyni jeden, wykapany ty, skarbie” – powiedziała pani Halina, a miała na myśli ziemniaka. Mruk nie znał nikogo, kto byłby wykapany on. Kiedy więc wzięła koszyk i poszła do piwnicy, szedł przed nią, przez całą drogę o stopień niżej, żeby zobaczyć, na co ziemniak sobie pozwala.",
      endings: [
        {
          titles: [
            ["The Image of Him, from the Left", "Wykapany, zwłaszcza z lewej"],
            ["Not for Peeling", "Tego się nie obiera"],
          ],
          en: "She held the potato up to the bulb. It was broad at the bottom, it had no neck, and at the top on the left a piece was missing. Mruk looked at it from three sides. It gave nothing away. Mrs Halina, who had meant it for the soup, laid it back on top of the others, with its face to the door.",
          pl: "Podniosła ziemniaka do żarówki. Był szeroki u dołu, szyi nie miał, a u góry, z lewej, brakowało kawałka. Mruk obejrzał go z trzech stron. Nie pokazał po sobie niczego. Pani Halina, która przeznaczyła go do zupy, położyła go z powrotem na samym wierzchu, twarzą do drzwi.",
        },
        {
          titles: [
            ["Potatoes in Company", "Skarb i reszta skrzyni"],
            ["Which One Was It Again?", "To który to był?"],
          ],
          en: "There were so many potatoes, and she had not marked it. “This one,” said Mrs Halina; “no, this.” Mruk lay down on the box, to compare. Then she stepped back and could not help laughing: among two hundred round backs there was one that breathed. She filled her basket from round about him and went away on tiptoe.",
          pl: "Ziemniaków było dużo, a tamtego nie zaznaczyła. „Ten – mówiła pani Halina – nie, ten”. Mruk położył się na nich, żeby porównać. Wtedy cofnęła się o krok i parsknęła śmiechem: wśród dwustu okrągłych grzbietów był jeden, który oddychał. Nabrała do koszyka dookoła niego i odeszła na palcach.",
        },
      ],
    },
    {
      titles: [["Moved to the Left, and Moved Back", "W lewo i z powrotem, bez słowa"]],
      en: "On Mrs Halina’s shelf in the cellar, behind the plums, stands a jar without a label. It is never brought up. It is moved to the left when something on the right is wanted, and afterwards moved back; and nobody says what is in it. Mruk had come down with her basket and was resolved to see it opened.",
      pl: "Na półce pani Haliny w piwnicy, za śliwkami, stoi słoik bez etykiety. Nikt go nie zanosi na górę. Przesuwa się go w lewo, kiedy potrzebne jest coś z prawej, a potem wraca na miejsce, i nie mówi się, co w nim jest. Mruk zszedł za jej koszykiem i był zdecydowany zobaczyć, jak go otwierają.",
      endings: [
        {
          titles: [
            ["One Breath of It, Then the Lid", "Jeden wdech i z powrotem"],
            ["Air, from the Sea", "Powietrze znad morza"],
          ],
          en: "The jar was empty. That is, when she held it to the light, there was a slip of paper under the lid: “Sopot, on the pier, with Irena”. They had caught it together, with both hands. Mrs Halina gave the lid a quarter of a turn and shut it at once. Mruk got what came out: salt, tar, a herring far off.",
          pl: "Słoik był pusty. To znaczy, kiedy podniosła go do światła, pod wieczkiem widać było karteczkę: „Sopot, molo, z Ireną”. Łapały to razem, na cztery ręce. Pani Halina przekręciła wieczko o ćwierć obrotu i zaraz zakręciła. Co wyszło, dostało się Mrukowi: sól, smoła i bardzo daleki śledź.",
        },
        {
          titles: [
            ["One from Every Coat", "Po jednym od płaszcza"],
            ["What Did She Keep Behind the Plums?", "A co trzymała za śliwkami?"],
          ],
          en: "Mrs Halina opened the jar for him. It was full of buttons, one from every coat that she had ever finished; the customer got a spare one, and she kept one, too, so as not to lose touch. She let him put in his paw. It was like gravel, but cold and smooth, and when he moved it, half of Warsaw clicked.",
          pl: "Pani Halina otworzyła dla niego słoik. Był pełen guzików, po jednym od każdego płaszcza, jaki uszyła; klientka dostawała zapasowy, a ona też zostawiała sobie jeden, żeby nie stracić kontaktu. Pozwoliła Mrukowi włożyć łapę. Było to jak żwir, tylko zimne i gładkie, a kiedy poruszył, stuknęło pół Warszawy.",
        },
      ],
    },
    {
      titles: [["As If It Had Been Called", "Jakby je ktoś zawołał"]],
      en: "A sledge hangs in the cellar, on two nails, over Mr Zenon’s workbench. It is long, it has a back to lean on and a red rope, and it has been hanging there with its nose to the steps as if it had been called. Mruk had gone down behind the broom. He wished to sit on it once, indoors, where it is dry.",
      pl: "Nad warsztatem pana Zenona w piwnicy wiszą na dwóch gwoździach sanki. Są długie, mają oparcie i czerwony sznurek i wiszą dziobem do schodów, jakby je ktoś zawołał. Mruk zszedł za miotłą. Chciał na nich raz usiąść pod dachem, tam gdzie jest sucho.",
      endings: [
        {
          titles: [
            ["Eleven Doors by Sledge", "Sankami przy jedenastu drzwiach"],
            ["No Snow Was Needed", "Obeszło się bez śniegu"],
          ],
          en: "Mr Zenon took the sledge down to wax the runners, and by the time he had found the candle end Mruk was aboard. The caretaker looked along the passage to the left and to the right. Nobody was coming. He put the rope over his shoulder, and they went past all eleven doors to the end and back, at a walk, ringing.",
          pl: "Pan Zenon zdjął sanki, żeby nasmarować płozy, a zanim znalazł ogarek, Mruk już siedział. Dozorca rozejrzał się po korytarzu w lewo i w prawo. Nikt nie szedł. Przełożył sznurek przez ramię i przejechali przy wszystkich jedenastu drzwiach, do końca i z powrotem, stępa, z dzwonkiem.",
        },
        {
          titles: [
            ["Still Two Nails Up", "Wciąż na dwóch gwoździach"],
            ["A Journey Without Leaving the Wall", "Jazda bez schodzenia ze ściany"],
          ],
          en: "From the workbench it was only a small step. The sledge hung crooked for a moment, thought it over, and held. Mruk sat with his back against the back, a metre and a half above the ground, looking over the runners at the stairs. Mr Zenon came in for the pliers. He saw it, and took the slack out of the rope.",
          pl: "Z warsztatu był to tylko jeden nieduży krok. Sanki przechyliły się, pomyślały chwilę i wytrzymały. Mruk oparł się plecami o oparcie, półtora metra nad ziemią, i patrzył ponad płozami na schody. Pan Zenon przyszedł po obcęgi. Zobaczył to i podciągnął sznurek, żeby się nie plątał.",
        },
      ],
    },
    {
      pays: ["the dark"],
      titles: [["They Have It Pure Down There", "Na dole mają czystą"]],
      en: "Upstairs there is no real dark. There is always a street lamp in it, or a stove door, or somebody reading. Down in the cellar, behind the last partition, they have it pure; Mruk had once put his head in and drawn it out again. Now he had followed Mr Zenon’s keys down the steps, to sit in it properly.",
      pl: "Na górze nie ma prawdziwej ciemności. Zawsze jest w niej jakaś latarnia, drzwiczki od pieca albo ktoś, kto czyta. W piwnicy, za ostatnim przepierzeniem, mają czystą; Mruk raz wsadził tam głowę i zaraz ją wyjął. Teraz zszedł po schodkach za kluczami pana Zenona, żeby w niej posiedzieć jak należy.",
      endings: [
        {
          titles: [
            ["Some of It Came Up with Him", "Trochę przyniósł w oczach"],
            ["First the Jars, Then Nothing", "Najpierw słoiki, potem już nic"],
          ],
          en: "He sat down in the middle of the dark and opened his eyes as far as they go. At first there were still some jars; then those were used up. He could hear his own whiskers. When he came out, he looked at Mr Zenon with eyes that were black from one edge to the other. “You’ve brought some up with you,” said Mr Zenon, and carried his lamp a little lower.",
          pl: "Usiadł pośrodku ciemności i otworzył oczy tak szeroko, jak się dało. Z początku było w nich jeszcze kilka słoików, potem i te się skończyły. Słyszał własne wąsy. Kiedy wyszedł, spojrzał na pana Zenona oczami czarnymi od brzegu do brzegu. „Trochę pan stamtąd wyniósł” – powiedział pan Zenon i opuścił latarkę niżej.",
        },
        {
          titles: [
            ["Somebody Had Left It On", "Ktoś nie zgasił"],
            ["What Shines Behind the Last Partition?", "Co świeci za ostatnim przepierzeniem?"],
          ],
          en: "The dark was not quite pure. After some time two green points stood in it, at the height of Mruk’s head, and did not blink unless he did. He went closer. It was the bottom of a preserving jar, with himself inside, very small and burning. So that was where it came from, upstairs as well. He shut both eyes. Now it was right.",
          pl: "Ciemność nie była całkiem czysta. Po pewnym czasie stanęły w niej dwa zielone punkty, na wysokości głowy Mruka, i mrugały tylko wtedy, kiedy mrugał on. Podszedł. Było to denko słoja, a w denku on sam, malutki i zapalony. A więc to stąd się bierze, na górze także. Zamknął oczy. Teraz się zgadzało.",
        },
      ],
    },
    {
      titles: [["Waiting for an Answer, Politely", "Ktoś puka, i to grzecznie"]],
      en: "There is a knocking in the cellar. It comes from behind the boards at the far end, quite regular, as if somebody polite had been waiting for an answer; Mruk hears it from the stairs, with his ear on the stone. When Mr Zenon went down for a bulb, he went along to say “Come in”, in whatever way he could.",
      pl: "W piwnicy coś puka. Dochodzi to zza desek na samym końcu, równo, jakby ktoś grzeczny czekał na odpowiedź; Mruk słyszy to na schodach, z uchem na kamieniu. Kiedy pan Zenon schodził po żarówkę, poszedł z nim powiedzieć „proszę”, w taki sposób, jaki się nadarzy.",
      endings: [
        {
          titles: [
            ["Kept Going for Somebody", "Chodzi w zastępstwie"],
            ["Come In, in Some Way or Other", "Proszę, mniej więcej"],
          ],
          en: "Behind the boards stood a clock, wrapped in a blanket up to the dial. Its people are abroad, and left it with the caretaker for the meantime. “It mustn’t get out of the habit,” said Mr Zenon, and turned the key, as he does each day. Mruk sat down before it and rang once. It knocked. He took that for an answer.",
          pl: "Za deskami stał zegar, owinięty kocem po samą tarczę. Właściciele są za granicą i zostawili go dozorcy na przechowanie. „Żeby się nie odzwyczaił” – powiedział pan Zenon i nakręcił go, jak co dzień. Mruk usiadł naprzeciwko i raz zadzwonił. Zegar puknął. Mruk uznał, że to odpowiedź.",
        },
        {
          titles: [
            ["Loosened Again, by a Quarter", "Odkręcone o ćwiartkę"],
            ["It Was Too Quiet Without", "Bez tego było za cicho"],
          ],
          en: "The knocking was a tap, and under it an enamel bucket. Mr Zenon fetched a washer and the pliers, and in six minutes it was mended. They stood and listened, he and Mruk. The cellar had grown larger, and there was nobody in it. Mr Zenon scratched his moustache. Then he took the pliers out again, and loosened it by a quarter.",
          pl: "Pukał kran, a pod nim stało emaliowane wiadro. Pan Zenon przyniósł uszczelkę i obcęgi i w sześć minut naprawił. Stali i słuchali, on i Mruk. Piwnica zrobiła się większa i nikogo w niej nie było. Pan Zenon podrapał się w wąs. Potem jeszcze raz wyjął obcęgi i odkręcił o ćwiartkę.",
        },
      ],
    },
  ],
  obstacles: [
    {
      unless: ["the dark"],
      pays: ["lights out"],
      titles: [["Don’t Go Away, Treasure", "Tylko nie odchodź, skarbie"]],
      en: "In the cellar the light lasts for three minutes; then there is a click, and whoever has not finished is standing in the dark. It clicked. “Treasure?” said the voice of Mrs Halina, who had been choosing an onion somewhere to the left. “Don’t go away.” A hand came down through the blackness, found Mruk’s back, and stayed on it.",
      pl: "Światło w piwnicy pali się trzy minuty, potem pstryka i kto nie skończył, ten stoi po ciemku. Pstryknęło. „Skarbie? – odezwał się głos pani Haliny, która gdzieś z lewej wybierała cebulę. – Tylko nie odchodź”. Z ciemności opuściła się ręka, natrafiła na grzbiet Mruka i tam została.",
      turns: [
        {
          titles: [
            ["Led by a Bell", "Iść za dzwonkiem, póki dzwoni"],
            ["Mind the Step, Treasure", "Uwaga, skarbie, stopień"],
          ],
          en: "Mruk sees nothing to remark on in the dark, but he knows that people do. He walked off, and at every third step he rang. Mrs Halina came along behind the bell, one hand on the wall, past the sledge, past the bins and round the corner, and he stopped only where the switch is. There was light again, and she had her onion.",
          pl: "Dla Mruka w ciemności nie ma nic nadzwyczajnego, ale wie, że ludzie mają inaczej. Ruszył i co trzeci krok dzwonił. Pani Halina szła za dzwonkiem, z ręką na ścianie, obok sanek, obok skrzyń i za róg, a Mruk stanął dopiero tam, gdzie jest wyłącznik. Zrobiło się jasno, a cebulę miała w ręku.",
        },
        {
          titles: [
            ["A Match, and What Stood Behind It", "Zapałka, a za nią wąsy"],
            ["How Many Minutes in a Light?", "Ile minut ma światło?"],
          ],
          en: "A match was struck in the passage, and behind the match was a moustache. “I’ve set it for three,” said Mr Zenon. “Nobody needs longer for an onion.” “For a good onion one does,” said Mrs Halina. He turned this over until the flame reached his fingers. Then something clicked in the fuse box, and he put it to ten.",
          pl: "W korytarzu ktoś potarł zapałkę, a za zapałką były wąsy. „Nastawiłem na trzy – powiedział pan Zenon. – Na cebulę wystarczy”. „Na dobrą nie” – odparła pani Halina. Zastanawiał się, dopóki płomień nie doszedł mu do palców. Potem w skrzynce z bezpiecznikami coś pstryknęło i przestawił na dziesięć.",
        },
      ],
    },
    {
      titles: [["Most of Them Saw It So", "Większość tak to zrozumiała"]],
      en: "Mr Zenon tipped out a sack. He meant the potatoes for the bin, and most of them saw it so; but the bin was already full, and the others set out along the passage, knocking into doors, until the whole width of it was taken up. They lay still then, and looked as if they lived there. Mruk stood at one end.",
      pl: "Pan Zenon wysypał worek. Ziemniaki miały trafić do skrzyni i większość tak to zrozumiała, ale skrzynia była już pełna i pozostałe ruszyły w korytarz, obijając się o drzwi, aż zajęły go na całą szerokość. Wtedy znieruchomiały i wyglądały, jakby tam mieszkały. Mruk stał po jednej stronie.",
      turns: [
        {
          titles: [
            ["Soup, Dumplings, Undecided", "Na zupę, na kluski, do namysłu"],
            ["A Lane Between Two Heaps", "Przejście między dwiema kupkami"],
          ],
          en: "“As they’re out,” said Mrs Halina, “we can sort them.” She took the left, for soup; Mr Zenon took the right, for dumplings; and about each third potato they had to consult. After a quarter of an hour there were two heaps along the walls, and between them, straight as a parting, a way. The undecided ones they carried in their pockets.",
          pl: "„Skoro już wyszły – powiedziała pani Halina – to się je przebierze”. Wzięła lewą stronę, na zupę, pan Zenon prawą, na kluski, a co do co trzeciego ziemniaka musieli się naradzać. Po kwadransie pod ścianami leżały dwie kupki, a między nimi, prosto jak przedziałek, szła droga. Niezdecydowane nieśli w kieszeniach.",
        },
        {
          titles: [
            ["All It Took Was One", "Jeden, a dalej poszły same"],
            ["The Cellar Slopes, It Turns Out", "Piwnica jest, okazuje się, pochyła"],
          ],
          en: "He touched the nearest, only to see. It turned over, nudged the next, and this told another; a murmur ran down the passage, and they were off, all of them, towards the drain at the lower end, where they piled up under the window. Mr Zenon watched them go by. “So it does slope,” he said, and made a note. The floor was free.",
          pl: "Dotknął najbliższego, tylko żeby zobaczyć. Ten się przewrócił, trącił sąsiada, sąsiad powiedział dalej, po korytarzu poszedł pomruk i ruszyły wszystkie, do kratki na niższym końcu, gdzie spiętrzyły się pod okienkiem. Pan Zenon patrzył, jak idą. „Czyli jednak jest spadek” – powiedział i zanotował. Podłoga była wolna.",
        },
      ],
    },
    {
      titles: [["Each Key May Have Its Try", "Każdemu kluczowi szansa, po kolei"]],
      pays: ["at the gate"],
      en: "Halfway down the passage there is a gate of wooden slats, and it was shut. Mr Zenon had forty keys on him and began at the beginning. He does not force anything; he lets each key have its try, wishes it well and goes on to the next. Mruk sat down in front of the slats. Everything that mattered lay behind.",
      pl: "W połowie korytarza jest furtka z listewek i była zamknięta. Pan Zenon miał przy sobie czterdzieści kluczy i zaczął od początku. Niczego nie robi na siłę, każdemu kluczowi daje szansę, dziękuje mu i bierze następny. Mruk usiadł przed listewkami. Wszystko, co ważne, było za nimi.",
      turns: [
        {
          titles: [
            ["Off Its Hinges, Cat Included", "Z zawiasów, razem z kotem"],
            ["As Far as the Third Rib", "Wszedł do trzeciego żebra"],
          ],
          en: "Between two slats there is room for a cat, if he is not Mruk. He went in as far as the third rib, considered that, and found that the way back was no longer where he had left it. “Hold still,” said Mr Zenon. He lifted the gate off its hinges with Mruk in it, carried it through, and tilted it until he slid out on the right side.",
          pl: "Między listewkami jest miejsce na kota, o ile to nie Mruk. Wszedł do trzeciego żebra, zastanowił się i stwierdził, że drogi powrotnej nie ma już tam, gdzie ją zostawił. „Spokojnie” – powiedział pan Zenon. Zdjął furtkę z zawiasów razem z Mrukiem, przeniósł na drugą stronę i przechylił, aż ten wysunął się, gdzie trzeba.",
        },
        {
          titles: [
            ["Forty Keys and a Push", "Czterdzieści kluczy i jedno pchnięcie"],
            ["Wasn’t It Locked?", "To nie było zamknięte?"],
          ],
          en: "At the twentieth key Mrs Halina came by with her basket. “Excuse me,” she said, pushed the gate with her hip and was through. It had not been locked. Mr Zenon looked at the twentieth key, and at the other twenty, who had been waiting. To be fair he let each of them have its turn, with the gate open. By then Mruk was well past him.",
          pl: "Przy dwudziestym kluczu nadeszła z koszykiem pani Halina. „Przepraszam” – powiedziała, popchnęła furtkę biodrem i przeszła. Nie była zamknięta na klucz. Pan Zenon spojrzał na dwudziesty klucz i na dwadzieścia pozostałych, które czekały. Dla sprawiedliwości dał spróbować każdemu, przy otwartej furtce. Mruk był już wtedy dawno po drugiej stronie.",
        },
      ],
    },
    {
      titles: [["In This House a Broom Means No", "Miotła w poprzek znaczy „nie”"]],
      en: "The passage had just been scrubbed. From wall to wall the floor was wet and dark, and across the edge of it lay Mr Zenon’s broom, which in this house means no. In a cellar nothing dries in a hurry. Mruk has four white paws and only those four. He put one out, turned it over, and took it back.",
      pl: "Korytarz był świeżo wyszorowany. Podłoga lśniła mokra od ściany do ściany, a na jej skraju leżała w poprzek miotła pana Zenona, co w tym domu znaczy „nie”. W piwnicy nic nie schnie na zawołanie. Mruk ma cztery białe łapy i innych nie ma. Wysunął jedną, obejrzał ją od spodu i cofnął.",
      turns: [
        {
          titles: [
            ["Across by Lid", "Sucho, po wieczkach"],
            ["Eleven Islands, a Step Apart", "Jedenaście wysp, co krok"],
          ],
          en: "Mrs Halina needed her vinegar, which was on the other side as well, and she had an apron full of jar lids. She laid down the first and stood on it with one foot; then the second. Eleven lids lay there in the end, a step apart, and she went over on them with her skirt lifted. Mruk followed. He took every lid with all four paws.",
          pl: "Pani Halina potrzebowała octu, który też był po drugiej stronie, a fartuch miała pełen wieczek od słoików. Położyła pierwsze i stanęła na nim jedną nogą, potem drugie. Na koniec leżało ich jedenaście, co krok jedno, i przeszła po nich, unosząc spódnicę. Mruk poszedł za nią. Na każdym wieczku stawał wszystkimi czterema.",
        },
        {
          titles: [
            ["Page by Page, with the Sport Last", "Strona po stronie, sport na końcu"],
            ["Dry Feet and the News", "Suchą łapą po wiadomościach"],
          ],
          en: "Mr Zenon does not take back a no, but he can put something over it. He spread his newspaper on the wet, one sheet after another, and read each before it went down; so they advanced slowly, he on his knees, Mruk on the page before. The crossword was left till last. He filled in one word, across, and laid it before the end of the passage.",
          pl: "Pan Zenon swojego „nie” nie cofa, ale może na nim coś położyć. Rozkładał na mokrym gazetę, kartka po kartce, a każdą przedtem czytał; posuwali się więc powoli, on na kolanach, Mruk stronę wcześniej. Krzyżówka została na koniec. Wpisał jedno hasło, poziomo, i położył ją tam, gdzie kończył się korytarz.",
        },
      ],
    },
    {
      pays: ["at the jar"],
      titles: [["Four Feet, as Close as a Fence", "Cztery stopy, gęsto jak płot"]],
      en: "Mrs Halina and Mr Zenon had met by the shelf with the cherries, and since the passage is narrow there, it was full. She wanted the jar from the year in which it had rained; he was of the opinion that this was it. She thought not. Neither took their eyes off the jar, and before Mruk stood four feet, as close as a fence.",
      pl: "Pani Halina i pan Zenon spotkali się przy półce z wiśniami, a że korytarz jest tam wąski, był pełen. Ona chciała słoik z roku, w którym padało, on był zdania, że to ten. Jej zdaniem nie. Żadne nie spuszczało słoika z oczu, a przed Mrukiem stały cztery stopy, gęsto, jak płot.",
      turns: [
        {
          titles: [
            ["There Was Only the One Spoon", "A łyżka tylko jedna"],
            ["Stones, Counted on a Lid", "Pestki liczone na wieczku"],
          ],
          en: "It could only be settled with a spoon, and Mr Zenon carries one. They sat down on the potato box with the jar between them and passed the spoon to and fro, seriously, putting the stones in the lid. At nine stones they were agreed that it might have been drizzling. Mruk had gone by long ago, through the place where the fence had been.",
          pl: "Rozstrzygnąć mogła tylko łyżka, a pan Zenon nosi ją przy sobie. Usiedli na skrzyni z ziemniakami, słoik postawili pośrodku i podawali sobie łyżkę, poważnie, a pestki kładli na wieczku. Przy dziewiątej pestce uzgodnili, że mogło mżyć. Mruk był już dawno po drugiej stronie, tam gdzie przedtem był płot.",
        },
        {
          titles: [
            ["Arbitration, with Whiskers", "Arbiter z wąsami"],
            ["Two Cloudy Jars Up on the Left", "Wyżej po lewej jeszcze dwa"],
          ],
          en: "“Let him choose,” said Mr Zenon, and lifted Mruk up to the shelf, since he belongs to neither side. Mruk walked along behind the cherries, to the end, where he sneezed. At the end stood a jar which both had forgotten, rather cloudy. “The rain,” said Mrs Halina softly. They carried it under the bulb, and the passage was empty. He jumped down.",
          pl: "„Niech on wybierze” – powiedział pan Zenon i podniósł Mruka na półkę, jako że nie trzyma z żadną stroną. Mruk przeszedł za wiśniami aż do końca i tam kichnął. Na końcu stał słoik, o którym oboje zapomnieli, lekko mętny. „Ten deszcz” – powiedziała cicho pani Halina. Ponieśli go pod żarówkę i korytarz był pusty. Zeskoczył.",
        },
      ],
    },
    {
      titles: [["On Other People’s Ground", "Na cudzym bez zaproszenia"]],
      en: "In the middle of the passage sat a mouse. It was small and grey, it had its back to him, and it did not run away; and that put Mruk in a difficulty, for the cellar is Mr Zenon’s, and on other people’s ground nobody hunts without being asked. To climb over it would not do either. He sat down at a distance of two metres.",
      pl: "Na środku korytarza siedziała mysz. Była mała, szara, odwrócona tyłem i nie uciekała, a to stawiało Mruka w kłopotliwym położeniu, bo piwnica jest pana Zenona, a na cudzym nikt nie poluje bez zaproszenia. Przejść nad nią też nie wypadało. Usiadł w odległości dwóch metrów.",
      turns: [
        {
          titles: [
            ["With a Root for a Tail", "Z korzonkiem zamiast ogona"],
            ["Can a Potato Be Startled?", "Czy ziemniak się boi?"],
          ],
          en: "They waited, both of them. After ten minutes Mr Zenon came along, picked up the mouse by the tail and looked at it. “Now where did you roll from?” he said, and put it in his pocket. It was a potato, a very small one, with a root. Mruk gazed at the ceiling until the steps had gone. Then he went on, rather fast.",
          pl: "Czekali oboje. Po dziesięciu minutach nadszedł pan Zenon, podniósł mysz za ogon i obejrzał. „A ty skąd się wytoczyłeś?” – powiedział i schował do kieszeni. Był to ziemniak, bardzo mały, z korzonkiem. Mruk patrzył w sufit, póki kroki nie ucichły. Potem ruszył dalej, trochę szybciej niż zwykle.",
        },
        {
          titles: [
            ["Madam, the Gentleman Would Like to Pass", "Szanowna pani, ten pan chciałby przejść"],
            ["Half a Hazelnut to the Left", "Z orzechem, na lewo"],
          ],
          en: "“Ah,” said Mr Zenon, who came with the lamp, “you haven’t been introduced.” He did it briefly, with his cap off, and called the mouse madam. “The gentleman would like to pass.” She turned round. In her paws was a hazelnut, which was why she could not hurry, and she rolled it, politely, to the left, as far as the wall. Mruk went by on the right.",
          pl: "„Aha – powiedział pan Zenon, który przyszedł z latarką – państwo się nie znają”. Załatwił to krótko, zdejmując czapkę, a do myszy mówił „szanowna pani”. „Ten pan chciałby przejść”. Odwróciła się. W łapkach miała orzech laskowy, dlatego nie mogła się spieszyć, i potoczyła go uprzejmie na lewo, pod samą ścianę. Mruk przeszedł prawą stroną.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "The cellar has one window on the street, and in it there are only shoes. A pair of brown ones came by and stopped, because one lace was undone; nobody bent down to it. Along came some black ones with a buckle, and stopped too, toe to toe with the brown. They stood for a good while. When they went on, all four went the same way.",
      pl: "Jedno piwniczne okienko wychodzi na ulicę i są w nim same buty. Nadeszły brązowe i stanęły, bo rozwiązała się sznurówka; nikt się po nią nie schylił. Nadeszły czarne, z klamerką, i też stanęły, czubkami do brązowych. Stały tak dłuższą chwilę. Kiedy ruszyły, wszystkie cztery poszły w tę samą stronę.",
    },
    {
      en: "In a pipe overhead somebody was taking a bath. They had put in too much water and were singing, somewhere on Staircase B, something in which the word “never” came four times. At the fourth the voice went up, and hung there. The pipe gurgled. The plug had been pulled; and the end of the song went by over the potatoes, towards the river.",
      pl: "W rurze nad głową ktoś się kąpał. Wody nalał za dużo i śpiewał, gdzieś na klatce B, coś, w czym „nigdy” powtarzało się cztery razy. Za czwartym głos poszedł w górę i tam się zatrzymał. W rurze zabulgotało. Wyjęto korek i koniec piosenki przepłynął nad ziemniakami, w stronę Wisły.",
    },
    {
      unless: ["lights out", "at the jar", "at the gate"],
      en: "On a shelf by the steps Mr Zenon keeps the lost umbrellas. There are eleven, with their handles in a row, and each has a slip saying where it was found. He goes along the row with a cloth and opens one, a different one every day, lest it forget. It was a lady’s, with swallows. He stood under it for a while.",
      pl: "Na półce przy schodkach pan Zenon trzyma parasole, które ktoś zgubił. Jest ich jedenaście, rączkami w rzędzie, a przy każdym karteczka, gdzie znaleziony. Przechodzi wzdłuż nich ze ściereczką i jeden otwiera, co dzień inny, żeby nie zapomniał. Wypadło na damski, w jaskółki. Postał pod nim chwilę.",
    },
    {
      unless: ["lights out", "at the jar", "at the gate"],
      en: "In the shed there was hammering. Mr Zenon was straightening nails, an old tin full, which he turns on the anvil and talks out of whatever they have been through. The good ones go in a jar. At the seventh he stopped, held it up to the bulb, and bent it a little further. “This one,” he said, “is going to be a hook.”",
      pl: "W komórce rozległo się stukanie. Pan Zenon prostował gwoździe, całą starą puszkę; obraca je na kowadle i wybija im z głowy to, co przeszły. Dobre idą do słoika. Przy siódmym przerwał, podniósł go do żarówki i zgiął jeszcze trochę bardziej. „Z tego – powiedział – będzie haczyk”.",
    },
    {
      unless: ["lights out", "at the jar", "at the gate"],
      en: "Mrs Halina was counting potatoes into her basket. It must be an even number, for with an odd one there comes a guest; she had it from her mother. She had ten. She looked at the basket, and at the steps, by which nobody was coming. Then she picked out one more, not too small, and laid it on top.",
      pl: "Pani Halina liczyła ziemniaki do koszyka. Powinno być do pary, bo przy nieparzystej przychodzi gość, wie to od matki. Miała dziesięć. Popatrzyła na koszyk, popatrzyła na schodki, na których nikogo nie było. Potem wybrała jeszcze jeden, nie za mały, i położyła na wierzchu.",
    },
    {
      unless: ["lights out", "at the jar", "at the gate"],
      en: "The jars in the cellar have their years, but Mrs Halina does not read them by the figures. “Padded shoulders,” she says, and means gooseberries; “narrow belts” are the pears. Mr Zenon, who was passing with a bucket, asked for the beetroot. She thought. “Two rows of buttons,” she said. He went along the shelf and found it at once.",
      pl: "Słoiki w piwnicy mają swoje roczniki, ale pani Halina nie odczytuje ich z cyfr. „Watowane ramiona” – mówi i chodzi o agrest, a „wąskie paski” to gruszki. Pan Zenon, który przechodził z wiadrem, spytał o buraczki. Zastanowiła się. „Dwurzędówki” – powiedziała. Poszedł wzdłuż półki i od razu znalazł.",
    },
  ],
};
