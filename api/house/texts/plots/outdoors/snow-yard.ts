import type { Plot } from "#api/house/texts/model.ts";

/** Snow in the courtyard. */
export const snowYard: Plot = {
  name: "snow-yard",
  category: "Playtime",
  when: { weather: ["snow"], between: ["12-01", "03-15"] },
  wishes: [
    {
      en: "Nobody had been in the courtyard yet. It lay there from wall to wall like a sheet of paper before the first word, and Mruk stood on the threshold of the back door, with one front paw raised. He has nothing against being the first. He wanted to cross it once, from here to the shrine, and leave behind a line that could be read.",
      pl: "Na podwórku nikogo jeszcze nie było. Leżało od ściany do ściany jak kartka przed pierwszym słowem, a Mruk stał na progu tylnych drzwi z uniesioną przednią łapą. Nie ma nic przeciwko temu, żeby być pierwszym. Chciał przejść raz, stąd do kapliczki, i zostawić po sobie linijkę, którą da się przeczytać.",
      titles: [["A Line You Could Read", "Linijka, którą da się przeczytać"]],
      pays: ["nobody yet"],
      picture: {
        place: "courtyard",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "away",
        by: "front steps",
        company: "nobody",
      },
      endings: [
        {
          en: "From the shrine Mruk looked back. There it was: a row of small round full stops, as straight as he had meant it, with one comma in the middle, where he had shaken a leg. It snowed on. The first stops were already going. Mruk walked home beside the line, so as not to write over it, and then there were two lines, and two lines are a letter.",
          pl: "Spod kapliczki Mruk spojrzał za siebie. Była: rządek małych okrągłych kropek, prosty, jak chciał, z jednym przecinkiem pośrodku, tam gdzie otrząsnął nogę. Sypało dalej. Pierwsze kropki już znikały. Wracał obok, żeby nie pisać po napisanym, i zrobiły się dwie linijki, a to już był list.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "open",
            camera: "close",
            look: "away",
            company: "nobody",
          },
          titles: [
            ["With One Comma in the Middle", "Z jednym przecinkiem w środku"],
            ["Two Lines Make a Letter", "Od dwóch linijek jest list"],
          ],
        },
        {
          en: "Mruk got as far as the middle. There he stopped, because it was so quiet that he could hear his own bell think. It was white all round, and no side was nearer than another. So he sat down. Whoever looks out of a window will see prints that lead to a round place, and none that lead away from it; how he got home is his affair.",
          pl: "Mruk doszedł do połowy. Tam stanął, bo było tak cicho, że słyszał, jak dzwonek myśli. Dookoła było biało i z żadnej strony nie było bliżej. Więc usiadł. Kto wyjrzy przez okno, zobaczy ślady, które prowadzą do okrągłego miejsca, i ani jednego, który z niego wychodzi, a jak stamtąd wrócił, to jego sprawa.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
          titles: [["How Did He Get Home?", "Jak on stamtąd wrócił?"]],
        },
        {
          when: { timeSlot: ["evening"] },
          needs: ["the light"],
          titles: [["The Light Ran Down the Line", "Światło biegnie po linijce"]],
          en: "Mruk’s line ended at the shrine, where there was a drift and a thread of light. He put in a paw and scraped the snow towards him, once, twice; the drift broke, and the light fell out over the snow. It ran down the line, filling print after print, all the way to the back door, where the lady stood with her stick. She read it through, turned round and went in.",
          pl: "Linijka Mruka skończyła się pod kapliczką, gdzie była zaspa i nitka światła. Wsunął łapę i zgarnął śnieg do siebie, raz, drugi; zaspa pękła i światło wypadło na śnieg. Pobiegło wzdłuż linijki, od śladu do śladu, i napełniło każdy, aż po tylne drzwi. W drzwiach stała starsza pani z laską. Przeczytała do końca, odwróciła się i weszła do środka.",
        },
      ],
    },
    {
      en: "Snow falls one flake at a time. Mruk had established that much from the kitchen sill, and what falls one at a time can be caught. That was why he had come down. In the courtyard, under the lamp over the bins, the flakes came to him by the hundred, slow and large. He sat up on his hindquarters with his front paws free, chose one, and waited until it was ripe.",
      pl: "Śnieg pada pojedynczo. Tyle Mruk ustalił z kuchennego parapetu, a co pada pojedynczo, to można złapać. Po to zszedł. Na podwórku, pod lampą nad śmietnikiem, płatki szły do niego setkami, powolne i duże, jeden za drugim, a on usiadł na zadzie, z wolnymi przednimi łapami, wybrał sobie jeden i czekał, aż dojrzeje.",
      titles: [["Until It Was Ripe", "Aż dojrzeje"]],
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        weather: "snow",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk caught the flake between both paws. There was no doubt; he had felt it touch. He carried it to the doorway, under the light, sat down, and opened his paws a crack. Inside was a drop, quite small, with the lamp in it. He looked at it from both sides and then drank it, there being no other way to keep such a thing.",
          pl: "Mruk złapał płatek w obie łapy. Nie było wątpliwości, poczuł dotknięcie. Zaniósł go pod światło, do drzwi, usiadł i rozchylił łapy na szparkę. W środku była kropla, malutka, a w niej lampa. Obejrzał ją z jednej i z drugiej strony, a potem wypił, bo inaczej takich rzeczy nie da się zachować.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            by: "front steps",
            company: "nobody",
          },
          titles: [
            ["A Drop with a Lamp in It", "Kropla, a w niej lampa"],
            ["He Opened His Paws a Crack", "Rozchylił łapy na szparkę"],
          ],
        },
        {
          en: "The flake that Mruk had chosen changed its mind at the last moment and sat down on his nose. He looked at it with one eye from either side. It had six arms, with a small feather on each, and it looked back. Neither moved. For as long as he could hold his breath he had what he wanted, though in a place that no paw can reach.",
          pl: "Płatek, który Mruk wybrał, rozmyślił się w ostatniej chwili i usiadł mu na nosie. Mruk przyjrzał mu się z dwóch stron, każdym okiem osobno. Płatek miał sześć ramion, a na każdym piórko; też się przyglądał. Żaden się nie ruszał. Póki dało się nie oddychać, Mruk miał to, czego chciał, tylko w miejscu, do którego nie sięga łapa.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            camera: "close",
            look: "up",
            company: "nobody",
          },
          titles: [
            ["Six Arms and a Feather on Each", "Sześć ramion, po piórku na każdym"],
            ["Where No Paw Can Reach", "Tam, gdzie nie sięga łapa"],
          ],
        },
        {
          needs: ["the saucer"],
          titles: [["Raspberry Poured Round a Paw", "Sokiem dookoła łapy"]],
          en: "“Full!” called Ola from the third floor. Mruk had caught nothing; whatever he had chosen had been water by the time he looked. He went up, and there the saucer stood on the table, with its peak. Ola had the sugar in one hand and the juice in the other. He put one white paw on the peak. So he had all the flakes at once, every single one, and she poured the raspberry juice round the paw.",
          pl: "„Pełny!” – zawołała z trzeciego piętra Ola. Mruk nie złapał nic; cokolwiek wybrał, było wodą, zanim spojrzał. Poszedł na górę, a tam na stole stał spodek, z czubkiem. Ola miała w jednej ręce cukier, w drugiej sok. Mruk położył na czubku łapę. Miał je teraz wszystkie, co do jednego, a sokiem Ola polała dookoła.",
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
      ],
    },
    {
      en: "Under the snow was the courtyard; that had to be assumed. But it was only assumed. The drain, the third stone from the pump, the place where the fish heads used to be: none of it could be seen, and Mruk, who inspects it daily, does not sign for what he has not seen. He went out to dig up at least the stone.",
      pl: "Pod śniegiem było podwórko; tak należało przyjąć. Ale tylko przyjąć. Kratka, trzeci kamień od pompy, miejsce po rybich głowach: niczego nie było widać, a Mruk, który robi tu codziennie przegląd, nie podpisuje tego, czego nie widział. Wyszedł odkopać przynajmniej kamień.",
      titles: [["The Third Stone from the Pump", "Kamień trzeci, licząc od pompy"]],
      picture: { place: "courtyard", pose: "walk", props: [], eyes: "open", look: "down", company: "nobody" },
      endings: [
        {
          en: "The stone was there. Mruk went down through four layers, new, old, crust and one with soot in it; then his claw struck something hard with a grey corner, and he knew it by the smell. He cleared it to the size of a cat and sat down. Let it snow. One stone of the courtyard was accounted for, and it was getting warm.",
          pl: "Kamień był. Mruk przeszedł przez cztery warstwy: świeżą, starą, skorupę i jedną z sadzą, a potem pazur trafił na twarde, z szarym rogiem, i poznał je po zapachu. Oczyścił na wielkość kota i usiadł. Niech sypie. Jeden kamień podwórka był policzony i powoli robił się ciepły.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            camera: "close",
            look: "reader",
            company: "nobody",
          },
          titles: [["Cleared to the Size of a Cat", "Oczyszczony na wielkość kota"]],
        },
        {
          en: "What Mruk dug up was a glove, blue and stiff, with a whole hand in it, of ice. He put it down in front of the cellar door, where the caretaker’s boots pass, and went back to look underneath for the stone. But the hole had filled up in the meantime, to the brim, and was as smooth as if nobody had ever wanted anything from it.",
          pl: "Mruk wykopał rękawiczkę. Była niebieska, sztywna i tkwiła w niej cała dłoń, z lodu. Położył ją pod drzwiami piwnicy, tam gdzie przechodzą buty dozorcy, i wrócił szukać pod spodem kamienia, ale dół zasypało tymczasem po brzegi i był tak gładki, jakby nikt nigdy niczego od niego nie chciał.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "open", look: "down", company: "nobody" },
          titles: [["A Whole Hand, of Ice", "Cała dłoń, z lodu"]],
        },
        {
          needs: ["the roll"],
          titles: [
            ["Twenty-Eight Feet Can Clear a Stone", "Dwadzieścia osiem nóg i jedna skórka"],
            ["Signed For: the Third Stone", "Podpisano: kamień trzeci"],
          ],
          en: "Two layers down Mruk struck half a roll. He looked at it, and somebody coughed on the eaves. He pushed it aside with his paw. The whole board was upon it, twenty-eight feet, and they trod and scraped until the place was as bare as a table. Prezes left last, with the crust. In the middle, dry and swept, lay the third stone. Mruk signed for it.",
          pl: "Dwie warstwy niżej Mruk trafił na pół bułki. Obejrzał ją, a na okapie ktoś chrząknął. Odsunął ją łapą. Runął na nią cały zarząd, dwadzieścia osiem nóg, i deptał, i grzebał, aż miejsce było gołe jak stół. Prezes odleciał ostatni, ze skórką. Pośrodku, suchy i zamieciony, leżał trzeci kamień. Mruk podpisał.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Mruk’s coat is grey; on all other days this is an advantage. On snow he looks as if somebody had spilled him. The sparrows saw him the moment he stood in the door, told each other, and went up into the chestnut tree, where they could see him better still. He wanted, for once, not to be seen. He looked at his white paws and had an idea.",
      pl: "Mruk jest szary i w każdy inny dzień to zaleta. Na śniegu wygląda, jakby go ktoś rozlał. Wróble zobaczyły go już w drzwiach, powiedziały jeden drugiemu i przeniosły się na kasztanowiec, skąd było go widać jeszcze lepiej. Chciał chociaż raz nie być widziany. Spojrzał na swoje białe łapy i coś mu przyszło do głowy.",
      titles: [["As If Somebody Had Spilled Him", "Jakby go ktoś rozlał"]],
      when: { timeSlot: ["morning", "afternoon"] },
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk lay down, held still and let it snow. First the back went, then the ears; after a quarter of an hour there was a small white hill by the pump, with two green lights in it. A sparrow landed on the summit. She stamped about a bit, looked at the view and found it good. The hill breathed as shallowly as a hill can, and was, on the whole, happy.",
          pl: "Mruk położył się, znieruchomiał i dał się zasypać. Najpierw zniknął grzbiet, potem uszy; po kwadransie przy pompie był mały biały pagórek, a w nim dwa zielone światła. Na szczycie usiadł wróbel. Podreptał, rozejrzał się i uznał, że widok dobry. Pagórek oddychał tak płytko, jak pagórek może, i był na ogół szczęśliwy.",
          titles: [
            ["A Hill with Two Lights in It", "Pagórek z dwoma światłami"],
            ["She Found the View Good", "Uznał, że widok jest dobry"],
          ],
          when: { timeSlot: ["morning", "afternoon"] },
        },
        {
          en: "Mruk closed his eyes; that was the idea. The paws were white, the front was white, and the rest, he had heard, is not there as long as you don’t look. He stayed like that for a long while. When he opened his eyes there were four crumbs in front of him, and the print of three toes; somebody, it seemed, had taken him for a window sill.",
          pl: "Mruk zamknął oczy; na tym polegał pomysł. Łapy były białe, przód był biały, a o reszcie słyszał, że jej nie ma, dopóki się nie patrzy. Trwał tak długo. Kiedy je otworzył, leżały przed nim okruszki, cztery, i odcisk trzech palców; wzięto go widać za parapet.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "closed", camera: "close", company: "nobody" },
          titles: [
            ["Not There as Long as You Don’t Look", "Nie ma go, dopóki się nie patrzy"],
            ["Taken for a Window Sill", "Wzięto go za parapet"],
          ],
        },
      ],
    },
    {
      en: "Across the yard, beside the back door of the bakery, there is a grating from which warm air comes, and the snow never lies there. It is a black square, half a metre by half a metre, dry, with a scent of rolls. Mruk could see it from the stairs. He could also see what lay between: nineteen metres of something that reaches up to the stomach.",
      pl: "Po drugiej stronie podwórka, przy tylnych drzwiach piekarni, jest krata, z której idzie ciepłe powietrze, i tam śnieg nie leży nigdy. Czarny kwadrat, pół metra na pół metra, suchy, pachnący bułką. Mruk widział go ze schodów. Widział też, co jest pomiędzy: dziewiętnaście metrów czegoś, co sięga do brzucha.",
      titles: [["Half a Metre by Half a Metre", "Pół metra na pół metra"]],
      picture: {
        place: "courtyard",
        pose: "crouch",
        props: [],
        eyes: "half",
        look: "away",
        by: "front steps",
        company: "nobody",
      },
      endings: [
        {
          en: "When Mruk arrived at the grating, somebody was on it already. Bułka, the ginger cat of the bakery, lay on the left half, with flour on her ears. You might have said that she was keeping the right half for someone, if she had not been looking so hard in the other direction. Mruk stepped on to the right half. Steam came off him. They lay back to back and let the snow make a wall round them, quite high.",
          pl: "Kiedy Mruk dotarł do kraty, ktoś już na niej był. Bułka, ruda kotka z piekarni, leżała na lewej połowie, z mąką na uszach; można by powiedzieć, że prawą trzymała dla kogoś, gdyby nie to, jak usilnie patrzyła w inną stronę. Mruk wszedł obok. Poszła z niego para. Leżeli plecami do siebie, a śnieg budował dookoła mur, całkiem wysoki.",
          titles: [
            ["The Right Half Was Free", "Prawa połowa była wolna"],
            ["Back to Back, with a Wall Round Them", "Plecami do siebie, za murem"],
          ],
        },
        {
          en: "On the grating the warm air blew up under Mruk as if he wore a skirt. It dried his belly, lifted the fur on his flanks and smelled of crust; he stood on all four with his legs apart and looked straight ahead, like somebody who is being measured for trousers. He went home later by the same way. It was as deep as before, but he was baked through.",
          pl: "Na kracie ciepłe powietrze dmuchnęło pod Mruka jak pod spódnicę. Suszyło brzuch, podnosiło sierść na bokach i pachniało skórką; stał na czterech, w rozkroku, i patrzył przed siebie jak ktoś, komu zdejmują miarę na spodnie. Wracał potem tą samą drogą. Była tak samo głęboka, ale on był upieczony na wskroś.",
          titles: [
            ["Measured for Trousers", "Jak do miary na spodnie"],
            ["Baked Through", "Upieczony aż do środka"],
          ],
        },
        {
          needs: ["the bet"],
          titles: [
            ["It Rose, After All", "A jednak urosła"],
            ["Somebody Is Cheating", "Ktoś tu oszukuje"],
          ],
          en: "Mruk stood on the grating and was dried from below. On the wall beside him the snow roll had been growing all this time; it had a second roll on its back by now, and the beginnings of a third. The elder baker came out and measured it with her finger. She looked up at the sky, as you look at somebody who cheats at cards. Then she went in and fetched him a warm roll, in her apron.",
          pl: "Mruk stał na kracie i suszył się od spodu. Obok, na murku, bułka ze śniegu przez cały czas rosła; miała już na grzbiecie drugą i zaczynała trzecią. Starsza piekarka wyszła i zmierzyła ją palcem. Spojrzała w niebo, jak się patrzy na kogoś, kto oszukuje w kartach. Weszła do środka i przyniosła mu prawdziwą, ciepłą, w fartuchu.",
        },
      ],
    },
    {
      en: "Somebody had been put up in the courtyard. He stood next to the carpet frame with a bucket on his head, a carrot, and coal for eyes, and nobody had introduced him. Mruk looked at him from the door for some time. The other looked back without blinking. Whoever moves in here is sniffed at first; it is the custom. Mruk went to see to it.",
      pl: "Na podwórku kogoś postawiono. Miał wiadro na głowie, marchew i węgle zamiast oczu, stał przy trzepaku i nikt go nie przedstawił. Mruk patrzył na niego z drzwi przez pewien czas. Tamten też patrzył i nie mrugał. Kto się tu wprowadza, tego się najpierw wącha; taki jest zwyczaj. Mruk ruszył to załatwić.",
      titles: [["He Had Not Been Introduced", "A jego nikt nie przedstawił"]],
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "reader",
        by: "front steps",
        company: "nobody",
      },
      endings: [
        {
          en: "The snowman smelled of nothing, from the bottom up to the scarf; but the scarf was Tomek’s. That explained a good deal. He was one of the household, only cold. Mruk rubbed a cheek against him, once on each side, for everybody’s information, and lay down across his feet, which he did not have, to make sure that he stayed.",
          pl: "Bałwan nie pachniał niczym, od dołu aż po szalik, ale szalik był Tomka. To wiele wyjaśniało. Był to ktoś od nas, tylko zmarznięty. Mruk potarł go policzkiem, raz z jednej, raz z drugiej strony, żeby było wiadomo, i położył mu się na stopach, których nie miał, dopilnować, żeby został.",
          titles: [
            ["One of the Household, Only Cold", "Ktoś od nas, tylko zmarznięty"],
            ["Across His Feet, Which He Did Not Have", "Na stopach, których nie miał"],
          ],
        },
        {
          en: "The carrot was the first to go. Mruk had only touched it; it turned, pointed at the ground and dropped out. The snowman kept his countenance, but it was not the same. Mruk considered. Then he sat down in front, raised his own nose to where the carrot had been, and it was a face you could talk to again, only with whiskers.",
          pl: "Pierwsza poszła marchew. Mruk tylko jej dotknął; obróciła się, wskazała ziemię i wypadła. Bałwan zachował twarz, ale to już nie było to. Mruk się zastanowił. Potem usiadł przed nim, podniósł własny nos tam, gdzie był tamten, i znowu była to twarz, z którą można rozmawiać, tyle że z wąsami.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["The Snowman Kept His Countenance", "Bałwan zachował twarz"],
            ["A Nose in Exchange for a Carrot", "Nos za marchew"],
          ],
        },
        {
          when: { between: ["02-18", "03-15"] },
          titles: [["Which Way Is the Snowman Leaning?", "W którą stronę chyli się bałwan?"]],
          en: "So late in the winter snow does not stand up straight for long. The snowman had begun to lean to the left, towards the bakery, like somebody who smells rolls and will not say so. The bucket was over one eye. Mruk sniffed, found nothing to object to, and sat down on the left. Nine kilos are nine kilos. They stood propped against each other, and the bucket was straight again.",
          pl: "Pod koniec zimy śnieg długo prosto nie stoi. Bałwan zaczął się przechylać, trochę w lewo, ku piekarni, jak ktoś, kto czuje bułki, ale nie chce się przyznać. Wiadro miał na jednym oku. Mruk go powąchał, zastrzeżeń nie znalazł i usiadł z lewej. Dziewięć kilo to dziewięć kilo. Stali tak, oparci jeden o drugiego, i wiadro znów było prosto.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Snow, however, is not a floor. It looks like one, white and level; then you step on it and are in it, up to the elbow, and cold in places where you have never been cold. Mruk took the paw out and looked into the hole, which was blue. He tried with another. All four holes were equally deep, and he was standing in them.",
      pl: "Śnieg to jednak nie podłoga. Udaje podłogę, biały i równy, a kto na niego wejdzie, jest w środku, po łokieć, i zimno mu tam, gdzie nigdy zimno nie było. Mruk wyjął łapę i zajrzał do dołka, który był niebieski. Spróbował następną. Wszystkie cztery dołki były jednakowo głębokie i w nich stał.",
      turns: [
        {
          en: "Then it struck Mruk that nobody had forbidden going over the top. He gathered himself, took off and flew: a metre, a splash of white, a metre. Between the leaps he disappeared. From above it must have looked as if somebody were sewing up the courtyard with a grey thread, in large, irregular stitches.",
          pl: "Wtedy dotarło do Mruka, że nikt nie zabrania iść górą. Zebrał się w sobie, odbił i poleciał: metr, biały bryzg, metr. Między skokami nie było go widać. Z góry musiało to wyglądać, jakby ktoś szył podwórko szarą nitką, długim, nierównym ściegiem.",
          titles: [
            ["In Large, Irregular Stitches", "Ściegiem długim i nierównym"],
            ["Over the Top, Since Nobody Forbade It", "Górą nikt nie zabraniał iść"],
          ],
        },
        {
          unless: ["nobody yet"],
          en: "There were holes that somebody had made before Mruk. They came from the cellar, large ones, with heels, and led straight across: Mr Zenon’s, from when he had gone for the shovel. In a boot there is room for a cat’s four feet together. Mruk moved in, stood, gathered himself, and changed to the next, the way you change trams.",
          pl: "Były dołki, które ktoś zrobił przed Mrukiem. Szły od piwnicy, duże, z obcasem, prosto na przełaj: pana Zenona, kiedy poszedł po łopatę. W takim bucie mieszczą się cztery kocie stopy naraz. Kot się wprowadził, postał, zebrał się i przesiadł do następnego, jak się przesiada z tramwaju.",
          titles: [["Four Feet in One Boot", "Cztery stopy w jednym bucie"]],
        },
        {
          needs: ["the sledge"],
          titles: [
            ["With a Cat at the Prow", "Jak figura na dziobie"],
            ["Who Is Steering the Sledge?", "Kto kieruje sankami?"],
          ],
          en: "Mruk went back to the sledge. It let him get on, and as he shifted his hind part to think, it set off. It did not sink. It went over everything, past the bins, past the pump, with a cat in front, upright, like something on the prow of a ship, and stopped where the slope gave out. The rest of the way was a single leap.",
          pl: "Mruk wrócił do sanek. Pozwoliły mu wsiąść, a kiedy przestawił zad, żeby się zastanowić, ruszyły. Nie zapadały się. Sunęły po wierzchu wszystkiego, obok śmietnika, obok pompy, z kotem na przedzie, wyprostowanym jak figura na dziobie statku, a tam, gdzie skończył się spadek, stanęły. Resztę drogi dało się przeskoczyć.",
        },
      ],
    },
    {
      en: "Up on the tin roof of the bins lay a load of snow that had been thinking for some time of coming down. When Mruk’s bell rang for the third time, it came. It made no noise; there was simply more of everything all at once, and from below it looked as if the sky had been shut. All that was left of the cat was the tip of a tail.",
      pl: "Na blaszanym daszku śmietnika leżał tymczasem ładunek śniegu, który od dłuższego czasu myślał o zejściu. Kiedy dzwonek Mruka odezwał się trzeci raz, zszedł. Nie narobił hałasu; po prostu wszystkiego nagle było więcej, a od spodu wyglądało to tak, jakby zamknięto niebo. Z kota pozostał koniec ogona.",
      pays: ["buried"],
      titles: [["Only the Tip of a Tail", "Został tylko koniec ogona"]],
      turns: [
        {
          en: "Inside the heap it was not bad. It was light, in a pearly sort of way, and as quiet as at home. Mruk turned round once; that made a room. He turned round again, and it had a ceiling. He might have stayed, only he breathed, and where he breathed a window appeared, through the window he saw where he had been going, and he climbed out by it.",
          pl: "W środku zaspy nie było źle. Jasno, na jakiś perłowy sposób, i tak cicho jak u siebie. Mruk obrócił się raz i zrobił się pokój. Obrócił się drugi raz i pokój miał sufit. Mógłby zostać, tyle że oddychał, a tam gdzie oddychał, powstało okno, przez okno zobaczył, dokąd szedł, i wyszedł nim na zewnątrz.",
          titles: [
            ["A Room with a Ceiling", "Pokój z sufitem"],
            ["Where He Breathed There Was a Window", "Tam, gdzie oddychał, było okno"],
          ],
        },
        {
          en: "A mitten took hold of the tail by its tip, gently, like a radish, and pulled. After the tip came more and more, white and offended. “Well, there’s a whole cat on it,” said Staś. He brushed Mruk down, with the grain and against it, until the stripes were back in their places, and set him down on the other side of the drift, where he had to go in any case.",
          pl: "Koniec ogona ujęła rękawiczka, delikatnie, jak rzodkiewkę. Pociągnęła; za końcem wychodziło coraz więcej, obrażone i białe. „Patrzcie, cały kot” – powiedział Staś. Otrzepał Mruka, z włosem i pod włos, aż pręgi wróciły na miejsca, i postawił po drugiej stronie zaspy, dokąd i tak musiałby pójść.",
          titles: [
            ["Gently, Like a Radish", "Delikatnie, jak rzodkiewkę"],
            ["A Whole Cat on the End of It", "A na końcu cały kot"],
          ],
        },
      ],
    },
    {
      en: "At that moment the shovel began. It came out of the cellar on Mr Zenon’s shoulder and went to work: a scrape, a swing, a thud, in the rhythm of somebody who has done it all his life. A path came towards Mruk, black and wet, with a wall on either side, and it ran straight across everything he intended.",
      pl: "W tej samej chwili zaczęła łopata. Wyszła z piwnicy na ramieniu pana Zenona i wzięła się do roboty: szurnięcie, zamach, plaśnięcie, w takcie kogoś, kto robi to całe życie. Na Mruka szła ścieżka, czarna i mokra, ze ścianą z obu stron, i biegła w poprzek wszystkiego, co zamierzał.",
      titles: [["A Scrape, a Swing, a Thud", "Szurnięcie, zamach i plask"]],
      turns: [
        {
          en: "Mr Zenon saw the tracks that were coming from the door. He stood still. He pushed back his cap and considered, shovel in the air; then he set it down again half a metre farther along and took his path round them in a curve, the way a railway is taken round an old oak. The curve is still there. Whoever takes out the ashes has to walk it, and wonders.",
          pl: "Pan Zenon zobaczył ślady, które szły od drzwi. Stanął. Zsunął czapkę i myślał, z łopatą w powietrzu, po czym wbił ją pół metra dalej i poprowadził ścieżkę łukiem dookoła nich, jak prowadzi się kolej wokół starego dębu. Łuk został. Kto wynosi popiół, musi nim iść i się dziwi.",
          titles: [
            ["As a Railway Round an Old Oak", "Jak kolej wokół dębu"],
            ["The Curve Is Still There", "Łuk tam jeszcze jest"],
          ],
        },
        {
          en: "Walls have a top. The one beside the shovelled path was knee-high, beaten firm, and ran along like the upper gallery of a theatre. Mruk got up on it. From there he saw Mr Zenon’s cap from above, with snow on the button. They went along side by side for a while, each to his work, and at the corner nodded to one another and parted.",
          pl: "Ściany mają górę. Ta wzdłuż odkopanej ścieżki sięgała do kolan, ubita, i ciągnęła się jak górna galeria w teatrze. Mruk na nią wszedł. Widział stamtąd czapkę pana Zenona z wierzchu, ze śniegiem na guziku. Przez chwilę szli obok siebie, każdy do swojej roboty, a na rogu kiwnęli sobie głową i się rozstali.",
        },
        {
          needs: ["thick snow"],
          titles: [
            ["At the Twentieth Scrape He Turned Round", "Za dwudziestym szurnięciem się obejrzał"],
            ["Where Has the Path Gone?", "Gdzie się podziała ścieżka?"],
          ],
          en: "At the twentieth scrape Mr Zenon turned round to look at his path. There was none. It had begun at the cellar, and at the cellar it was white again; what he had behind him was one arm’s length, and that was going. He thought. He stuck the shovel upright, hung his cap on it, and stood aside. “After you,” he told Mruk. “It all comes to the same.”",
          pl: "Przy dwudziestym szurnięciu pan Zenon obejrzał się na swoją ścieżkę. Nie było jej. Zaczynała się od piwnicy, a pod piwnicą było znów biało; miał za sobą kawałek na długość ręki i ten też znikał. Pomyślał. Wbił łopatę na sztorc, powiesił na niej czapkę i usunął się na bok. „Proszę przodem – powiedział do Mruka. – Na jedno wychodzi”.",
        },
      ],
    },
    {
      en: "In the courtyard there was a war on. Snowballs flew from the carpet frame to the pump and from the pump to the carpet frame, at chest height, that is, well over a cat; only the bad ones came lower, and most were bad. One burst on the wall beside Mruk’s ear. He flattened himself. Is it your war if nobody has asked you?",
      pl: "Na podwórku trwała wojna na śnieżki. Kule leciały od trzepaka do pompy i od pompy do trzepaka, na wysokości piersi, czyli dobrze nad kotem; niżej szły tylko te nieudane, a większość była nieudana. Jedna pękła na murze tuż przy uchu. Mruk przywarł do ziemi. Czy bierze się udział w wojnie, skoro nikt nie pytał?",
      unless: ["nobody yet"],
      when: { timeSlot: ["afternoon"] },
      turns: [
        {
          en: "“Stop!” called Staś. “There’s a neutral one!” All the arms stayed where they were, in the air, with what they had in them. It grew quiet. Mruk went through the middle, between the two lines, neither faster nor slower, tail up, as neutrals do; and one after the other the snowballs were put down, since nobody remembered whose turn it was.",
          pl: "„Stój! – krzyknął Staś. – Idzie neutralny!” Wszystkie ręce zostały tam, gdzie były, w powietrzu, z tym, co w nich było. Zrobiło się cicho. Mruk przeszedł środkiem, między liniami, ani szybciej, ani wolniej, z ogonem w górze, jak chodzą neutralni, a kule odkładano jedną po drugiej, bo nikt już nie pamiętał, czyja kolej.",
          titles: [
            ["There’s a Neutral One!", "Idzie neutralny!"],
            ["Neither Faster nor Slower", "Ani szybciej, ani wolniej"],
          ],
        },
        {
          en: "The next snowball did not burst. It landed in front of Mruk, round and hard, and wanted to be pushed. He pushed it. Now it was a size larger; he gave it his shoulder. By the time the warring parties noticed, something was moving across no man’s land as high as a dustbin, with a tail behind it, and both sides took cover.",
          pl: "Następna kula nie pękła. Upadła przed Mrukiem, okrągła i twarda, i chciała, żeby ją pchnąć. Pchnął. Była teraz o numer większa; przyłożył bark. Kiedy obie strony się spostrzegły, przez pas niczyj sunęło coś wielkości kubła, z ogonem z tyłu, i wszyscy się pochowali.",
          titles: [
            ["A Size Larger", "O numer większa"],
            ["With a Tail Behind It", "A z tyłu ogon"],
          ],
        },
      ],
    },
    {
      en: "Then ice got in between Mruk’s toes. It happens at the fourth step or the fifth: a small lump, quite round, which grows; you limp, you shake the foot, and there is another in the next. In the middle of the yard he sat down, put up a hind leg like a mast, and had to admit that he was detained on business.",
      pl: "Wtedy Mrukowi zrobił się między palcami lód. Zdarza się to przy czwartym albo piątym kroku: grudka, całkiem okrągła, która rośnie; łapa kuleje, trzeba nią potrząsnąć, a już jest druga w następnej. Na środku podwórka usiadł, postawił tylną nogę jak maszt i musiał przyznać, że zatrzymały go obowiązki.",
      titles: [["A Hind Leg Like a Mast", "Tylna noga jak maszt"]],
      turns: [
        {
          en: "Mruk thawed the lumps. You take a toe in your mouth, up to the knuckle, shut your eyes and think of the stove: first a crack, then water. There are eighteen toes, if you count carefully. At the last it occurred to him that he had been sitting all this time on a warm spot, which he had made himself, and from there he set off as if newly shod.",
          pl: "Mruk odtajał grudki. Bierze się palec do ust, po kostkę, zamyka oczy i myśli o piecu: najpierw trzask, potem woda. Palców jest, jeśli dobrze liczyć, osiemnaście. Przy ostatnim zauważył, że od początku siedzi w ciepłym miejscu, które sam zrobił, i ruszył z niego jak świeżo podkuty.",
          titles: [
            ["Think of the Stove", "I myśli się o piecu"],
            ["As If Newly Shod", "Jak świeżo podkuty"],
          ],
        },
        {
          en: "“Show me,” said Mrs Halina. She had come down with the ash; she put the bucket aside, squatted, which she ought not to do, and took the foot in her hand. It was a warm hand, from the oven. She did all the toes, like shelling peas; the little lumps fell left and right, and at the end she held the foot a moment longer than was necessary.",
          pl: "„Daj tę łapę” – powiedziała pani Halina. Zeszła z popiołem, postawiła wiadro, przykucnęła, czego nie powinna, i wzięła stopę do ręki. Ręka była ciepła, od pieca. Wyłuskała wszystkie palce, jak groch, grudki leciały na lewo i na prawo, a na koniec trzymała stopę chwilę dłużej, niż było trzeba.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            company: "halina",
            inHand: "bucket",
          },
          titles: [
            ["Toes Like Peas", "Wyłuskać jak groch"],
            ["A Moment Longer Than Necessary", "Chwilę dłużej, niż było trzeba"],
          ],
        },
      ],
    },
    {
      en: "There was a smooth place. Water had run out of the pump, days ago, and had stayed under the snow, flat and black and lying in wait. Mruk came upon it in the middle of a step. His front part remained, his hind part overtook it on the left; he turned, once round, quite slowly, with a thoughtful face, and came to rest looking in the direction of home.",
      pl: "Było tam śliskie miejsce. Z pompy wyciekła kiedyś woda i została pod śniegiem, płaska i czarna, i czekała. Mruk trafił na nią w połowie kroku. Przód został, tył wyprzedził go z lewej; obrócił się raz dookoła, całkiem wolno, z zamyśloną miną, i zatrzymał się przodem w stronę domu.",
      titles: [["His Hind Part Overtook on the Left", "Tył wyprzedził z lewej"]],
      turns: [
        {
          en: "What has turned you round once will do it again. Mruk let it. He gave himself a very small push with one toe, the left, and began to go round with dignity, wall, stairs, bins, tree, until the side he wanted came by; there he put out a claw. It held. He got off there as from a roundabout.",
          pl: "Co obróciło raz, to obróci i drugi. Mruk pozwolił. Odepchnął się leciutko jednym palcem, lewym, i zaczął się z godnością obracać, mur, schody, śmietnik, drzewo, aż nadeszła ta strona, w którą chciał; wtedy wysunął pazur. Chwycił. Wysiadł jak z karuzeli.",
          titles: [["Off the Roundabout", "Wysiadł jak z karuzeli"]],
        },
        {
          en: "Somebody with ash came by, and saw, and without a word tipped the bucket over the spot: a grey fan, still warm, from Mruk’s feet to the other shore. It was only meant to save people’s bones. But Mruk took it for what it looked like, a carpet; he waited until it had been laid to the end, and walked over it, with soot on his soles and his head held high.",
          pl: "Przechodził ktoś z popiołem, zobaczył i bez słowa wysypał na to miejsce wiadro: szary wachlarz, jeszcze ciepły, od stóp Mruka do drugiego brzegu. Chodziło tylko o ludzkie kości. Ale Mruk wziął to za to, na co wyglądało, za dywan; zaczekał, aż rozwiną do końca, i przeszedł, z sadzą na podeszwach i podniesioną głową.",
          titles: [["A Carpet of Ash", "Dywan, cały z popiołu"]],
        },
        {
          needs: ["the key"],
          titles: [
            ["What the Claw Caught On", "O co zawadził pazur"],
            ["“Ha!” Said Tomek at the Window", "„Ha!” – zawołał Tomek w oknie"],
          ],
          en: "As he turned, Mruk put out a claw, and the claw caught on something that was not ice. It was small and brass, with a ring; it had lodged in a crack, and it held. He pulled himself to the edge by it, and it came out after him and lay on top, where it could be seen from above. “Ha!” said Tomek at the window on the third floor, and put the lid back on the sugar.",
          pl: "W obrocie Mruk wysunął pazur i pazur zawadził o coś, co nie było lodem. Było małe, mosiężne, z kółkiem, tkwiło w szparze i trzymało. Podciągnął się na tym aż na brzeg, a wtedy wyszło za nim i zostało na wierzchu, widoczne z góry. „Ha!” – powiedział Tomek w oknie na trzecim piętrze i zamknął cukierniczkę.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the saucer"],
      titles: [["Until the Saucer Is Full", "Aż będzie z czubkiem"]],
      en: "On the third floor a window opened by a hand’s breadth, and Ola put a saucer out on the sill. She wanted it full, with a peak, to eat with sugar and raspberry juice. She saw a bit of Mruk below. “You’ve got until it’s full!” she called down, and stayed, with her elbows in the cold, to see which of them would be ready first.",
      pl: "Na trzecim piętrze uchyliło się okno i Ola wystawiła na parapet spodek. Chciała, żeby nasypało z czubkiem, do jedzenia z cukrem i sokiem malinowym. Na dole zobaczyła kawałek Mruka. „Masz czas, aż będzie pełny!” – zawołała i została, z łokciami na zimnie, zobaczyć, kto zdąży pierwszy.",
    },
    {
      when: { timeSlot: ["morning", "afternoon"] },
      pays: ["the roll"],
      titles: [["The Board Has No Feet for Digging", "Zarząd nie ma nóg do kopania"]],
      en: "Prezes had convened the board under the eaves. Somewhere down in the snow lay half a roll from the day before; they all remembered it to within a metre, and not one of them has the feet for digging. There was a single motion. It was to wait. Fourteen heads turned sideways and looked at the only person in the courtyard who had paws.",
      pl: "Prezes zwołał zarząd pod okapem. Gdzieś w dole, pod śniegiem, leżało pół bułki z poprzedniego dnia; wszyscy pamiętali gdzie, co do metra, a żaden nie ma nóg do kopania. Wniosek był jeden: czekać. Czternaście głów obróciło się bokiem i patrzyło na jedyną osobę na podwórku, która ma łapy.",
    },
    {
      pays: ["thick snow"],
      en: "It snowed more thickly now. The opposite wall went, windows first, and then the edge of the roof, until there was only as much courtyard left as a cat can reach. Somebody came in from the street with a bag, asked the way to Staircase B, and thanked the carpet frame. Whatever was done here now was undone five minutes later. Mruk’s first steps were gone already.",
      pl: "Sypało teraz gęściej. Przeciwległa ściana znikła, najpierw okna, potem krawędź dachu, i podwórka zostało tyle, ile kot dosięgnie. Ktoś wszedł z ulicy z torbą, spytał, którędy do klatki B, i podziękował trzepakowi. Co się tu teraz zrobiło, po pięciu minutach było do zrobienia na nowo. Pierwszych kroków Mruka już nie było.",
    },
    {
      pays: ["the sledge"],
      unless: ["buried"],
      titles: [["The Courtyard Has a Slope", "Podwórko ma spadek, i to wystarczy"]],
      en: "A sledge stood by the wall, put away after the last time with its rope wound round it. It had got a white cushion since, of just the right thickness. Mruk sat down on it, just to get his paws out of the wet. It slid: a hand’s breadth, downhill, for the courtyard has a slope. Then it stopped and waited for him to say something.",
      pl: "Pod ścianą stały sanki, odstawione po ostatnim razie, okręcone sznurkiem. Dostały od tego czasu poduszkę, białą, dokładnie tej grubości co trzeba. Mruk przysiadł na nich, tylko po to, żeby wyjąć łapy z mokrego. Pojechały: na dłoń, w dół, bo podwórko ma spadek. Zaraz stanęły i czekały, co powie.",
    },
    {
      when: { timeSlot: ["evening"] },
      pays: ["the light"],
      titles: [["Only a Line of Light Left", "Światła została już tylko kreska"]],
      en: "The light in the shrine was going under. Snow had piled up in front of the grating, and first only the upper half of the small bright square was left, then a third. An elderly lady from Staircase B had put on her coat to go and clear it; but at the door she saw the steps, and went back for her stick. By now only a line was left, but it burned on and waited while she came down, step by step.",
      pl: "Światełko w kapliczce tonęło. Przed kratką rosła zaspa i z małego jasnego kwadratu była już tylko górna połowa, potem jedna trzecia. Starsza pani z klatki B włożyła płaszcz, żeby pójść je odgarnąć, doszła do drzwi, zobaczyła schodki i wróciła po laskę. Została już tylko kreska, ale paliła się dalej i czekała, aż pani zejdzie, stopień po stopniu.",
    },
    {
      pays: ["the bet"],
      unless: ["buried"],
      titles: [["If That Rises", "Jak urośnie, to twoja"]],
      en: "The elder of the two bakers came out on the step, in short sleeves, red to the shoulders, and caught some snow. Out of habit she made a roll of it, a plaited one, and put it on the wall, like dough. “If that rises,” she told Mruk, “the first is yours.” She had been up since three and was in the mood for a bet. She would be back to look.",
      pl: "Starsza z dwóch piekarek wyszła na stopień, w krótkich rękawach, czerwona po ramiona, i nałapała śniegu. Z przyzwyczajenia zrobiła z niego bułkę, zaplataną, i położyła na murku, żeby wyrosła. „Jak urośnie – powiedziała do Mruka – pierwsza jest twoja”. Na nogach była od trzeciej i miała ochotę się o coś założyć. Obiecała, że przyjdzie sprawdzić.",
    },
    {
      pays: ["the key"],
      unless: ["nobody yet", "buried"],
      titles: [["The Key Went In Without a Sound", "Klucz wszedł bez dźwięku"]],
      en: "Tomek came out to look for a key. He had dropped it, he said, somewhere between the gateway and the stairs, and it had gone in without a sound. He tried where it must be, and where it might be; he sifted the snow like flour. “It’ll turn up with the thaw, Director,” he said at last, and went up to see if it was not after all in the sugar.",
      pl: "Tomek wyszedł szukać klucza. Upuścił go, jak mówił, gdzieś między bramą a schodami i klucz wszedł bez dźwięku. Sprawdził miejsce, w którym musiał być, potem to, w którym mógł być; przesiewał śnieg przez palce jak mąkę. „Wyjdzie z odwilżą, dyrektorze” – powiedział w końcu i poszedł na górę zobaczyć, czy klucz nie leży jednak w cukrze.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "open", company: "tomek" },
    },
  ],
};
