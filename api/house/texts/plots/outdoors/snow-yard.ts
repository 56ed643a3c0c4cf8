import type { Plot } from "#api/house/texts/model.ts";

/** Snow in the courtyard. */
export const snowYard: Plot = {
  name: "snow-yard",
  category: "Playtime",
  when: { weather: ["snow"], between: ["12-01", "03-15"] },
  pictures: [
    {
      place: "courtyard",
      pose: "walk",
      props: [],
      eyes: "wide",
      en: "Mruk walks through the white courtyard, lifting every paw",
      pl: "Mruk idzie przez białe podwórko i podnosi każdą łapę",
    },
    {
      place: "courtyard",
      pose: "sit",
      props: [],
      eyes: "half",
      en: "Mruk sits in the white courtyard as if it were his",
      pl: "Mruk siedzi na białym podwórku, jakby było jego",
    },
    {
      place: "courtyard",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches in the white courtyard with his eyes on something",
      pl: "Mruk przyczaił się na białym podwórku i nie spuszcza z czegoś oka",
    },
  ],
  wishes: [
    {
      en: "Nobody had been in the courtyard yet. It lay there from wall to wall like a sheet of paper before the first word, and Mruk stood on the threshold of the back door, with one front paw raised. He has nothing against being the first. He wished to cross it once, from here to the shrine, and leave behind a line that one could read.",
      pl: "Na podwórku nikogo jeszcze nie było. Leżało od ściany do ściany jak kartka przed pierwszym słowem, a Mruk stał na progu tylnych drzwi z uniesioną przednią łapą. Nie ma nic przeciwko temu, żeby być pierwszym. Chciał przejść raz, stąd do kapliczki, i zostawić po sobie linijkę, którą da się przeczytać.",
      titles: [["A Line That One Could Read", "Linijka do przeczytania, jedna"]],
      pays: ["nobody yet"],
      endings: [
        {
          en: "From the shrine he looked back. There it was: a row of small round full stops, as straight as he had meant it, with one comma in the middle, where he had shaken a leg. It snowed on. The first ones were already going. He walked home beside it, so as not to write over it, and there were two lines, and it was a letter.",
          pl: "Spod kapliczki spojrzał za siebie. Była: rządek małych okrągłych kropek, prosty, jak chciał, z jednym przecinkiem pośrodku, tam gdzie otrząsnął nogę. Sypało dalej. Pierwsze już znikały. Wracał obok, żeby nie pisać po napisanym, i zrobiły się dwie linijki, a to już był list.",
          titles: [
            ["With One Comma in the Middle", "Z jednym przecinkiem w środku"],
            ["Two Lines Make a Letter", "Od dwóch linijek jest list"],
          ],
        },
        {
          en: "He got as far as the middle. There he stopped, because it was so quiet that he could hear his own bell think. All round him it was white, and no side was nearer than another. So he sat down. When they look out of the windows they will see prints leading up to a round place, and from the round place none; and how he came away is his affair.",
          pl: "Doszedł do połowy. Tam stanął, bo było tak cicho, że słyszał, jak dzwonek myśli. Dookoła było biało i z żadnej strony nie było bliżej. Więc usiadł. Kto wyjrzy przez okno, zobaczy ślady, które prowadzą do okrągłego miejsca, i ani jednego, który z niego wychodzi, a jak stamtąd wrócił, to jego sprawa.",
          titles: [
            ["No Prints from There On", "Stamtąd ani śladu"],
            ["How He Came Away Is His Affair", "Jak wrócił, to jego sprawa"],
          ],
        },
      ],
    },
    {
      en: "Snow falls singly. Mruk had established that much from the kitchen sill; and what falls singly can be caught. He went down for it. In the courtyard, beneath the lamp over the bins, they came to him by the hundred, slow and large, one after another, and he sat up on his hindquarters with his arms free, chose one, and waited until it was ripe.",
      pl: "Śnieg pada pojedynczo. Tyle Mruk ustalił z kuchennego parapetu, a co pada pojedynczo, to można złapać. Po to zszedł. Na podwórku, pod lampą nad śmietnikiem, szły do niego setkami, powolne i duże, jeden za drugim, a on usiadł na zadzie, ręce miał wolne, wybrał sobie jeden i czekał, aż dojrzeje.",
      titles: [["Until It Was Ripe", "Aż dojrzeje"]],
      endings: [
        {
          en: "He caught it between both paws. There was no doubt, he had felt it touch. He carried it into the doorway, under the light, sat down, and opened his hands a crack. Inside there was a drop, quite small, in which one saw the lamp. He looked at it, turned it this way and that, and then drank it, there being no other way to keep such a thing.",
          pl: "Złapał, w obie łapy. Nie było wątpliwości, poczuł dotknięcie. Zaniósł go pod światło, do drzwi, usiadł i rozchylił dłonie na szparkę. W środku była kropla, malutka, a w niej lampa. Obejrzał ją z jednej i z drugiej strony, a potem wypił, bo inaczej takich rzeczy nie da się zachować.",
          titles: [
            ["A Drop with a Lamp in It", "Kropla, a w niej lampa"],
            ["He Opened His Hands a Crack", "Rozchylił dłonie na szparkę"],
          ],
        },
        {
          en: "The one that he had chosen changed its mind at the last moment and sat down on his nose. He looked at it along both sides. It had six arms and on each arm a small feather; it took a look at him as well. Neither moved. For as long as one can hold one’s breath, Mruk had what he wanted, though at a spot where he has no hand.",
          pl: "Ten, którego wybrał, rozmyślił się w ostatniej chwili i usiadł mu na nosie. Mruk przyjrzał mu się z dwóch stron. Miał sześć ramion, a na każdym piórko; on też się przyglądał. Żaden się nie ruszał. Przez tyle, ile da się nie oddychać, Mruk miał to, czego chciał, tylko w miejscu, do którego nie sięga łapa.",
          titles: [
            ["Six Arms and a Feather on Each", "Sześć ramion, po piórku na każdym"],
            ["At a Spot Where He Has No Hand", "Tam, gdzie nie sięga łapa"],
          ],
        },
      ],
    },
    {
      en: "Under the snow was the courtyard; that had to be assumed. But it was only assumed. The drain, the third stone from the pump, the place where the fish heads were: of all this nothing was to be seen, and Mruk, who inspects it daily, does not sign for what he has not seen. He went out to dig up at least the stone.",
      pl: "Pod śniegiem było podwórko; tak należało przyjąć. Ale tylko przyjąć. Kratka, trzeci kamień od pompy, miejsce po rybich głowach: niczego nie było widać, a Mruk, który robi tu codziennie przegląd, nie podpisuje tego, czego nie widział. Wyszedł odkopać przynajmniej kamień.",
      titles: [["The Third Stone from the Pump", "Kamień trzeci, licząc od pompy"]],
      endings: [
        {
          en: "It was there. He had gone down through four layers: new, old, crust, and one with soot in it; then his claw struck something hard, with a grey corner, and he knew it by its smell. He cleared it to the size of a cat and sat down on it. Let it snow. One stone of the courtyard was accounted for, and it was getting warm.",
          pl: "Był. Mruk przeszedł przez cztery warstwy: świeżą, starą, skorupę i jedną z sadzą, a potem pazur trafił na twarde, z szarym rogiem, i poznał je po zapachu. Oczyścił na wielkość kota i usiadł. Niech sypie. Jeden kamień podwórka był policzony i powoli robił się ciepły.",
          titles: [
            ["Four Layers Down", "Cztery warstwy w dół"],
            ["Cleared to the Size of a Cat", "Oczyszczony na wielkość kota"],
          ],
        },
        {
          en: "What he dug up was a glove. It was blue and stiff; a whole hand was in it, of ice. He put it down in front of the cellar door, where the caretaker’s boots pass, and went back to look for the stone below; but the hole had filled up again in the meantime, to the brim, and was as smooth as if nobody had ever wanted anything of it.",
          pl: "Wykopał rękawiczkę. Była niebieska, sztywna i tkwiła w niej cała dłoń, z lodu. Położył ją pod drzwiami piwnicy, tam gdzie przechodzą buty dozorcy, i wrócił szukać pod spodem kamienia, ale dół zasypało tymczasem po brzegi i był tak gładki, jakby nikt nigdy niczego od niego nie chciał.",
          titles: [
            ["A Whole Hand, of Ice", "Cała dłoń, z lodu"],
            ["Filled to the Brim Again", "Zasypało po brzegi"],
          ],
        },
      ],
    },
    {
      en: "Mruk’s coat is grey; on all other days this is an advantage. In the snow it is as if someone had spilled him. The sparrows saw him from as far off as the door, told each other, and went up into the chestnut tree, where they could see him better still. He wanted, for once, not to be seen. He looked at his white paws and had an idea.",
      pl: "Mruk jest szary i w każdy inny dzień to zaleta. Na śniegu wygląda, jakby go ktoś rozlał. Wróble zobaczyły go już w drzwiach, powiedziały jeden drugiemu i przeniosły się na kasztanowiec, skąd było go widać jeszcze lepiej. Chciał chociaż raz nie być widziany. Spojrzał na swoje białe łapy i coś mu przyszło do głowy.",
      titles: [["As If Someone Had Spilled Him", "Jakby go ktoś rozlał"]],
      when: { timeSlot: ["morning", "afternoon"] },
      endings: [
        {
          en: "He lay down and held still, and let it snow. First the back went, then the ears; after a quarter of an hour there was a small white hill by the pump, with two green lights in it. A sparrow landed on the summit. She stamped about a bit, looked at the view and found it good. The hill breathed as shallowly as a hill can, and was, on the whole, happy.",
          pl: "Położył się, znieruchomiał i dał się zasypać. Najpierw zniknął grzbiet, potem uszy; po kwadransie przy pompie był mały biały pagórek, a w nim dwa zielone światła. Na szczycie usiadł wróbel. Podreptał, rozejrzał się i uznał, że widok dobry. Pagórek oddychał tak płytko, jak pagórek może, i był na ogół szczęśliwy.",
          titles: [
            ["A Hill with Two Lights in It", "Pagórek z dwoma światłami"],
            ["She Found the View Good", "Uznał, że widok jest dobry"],
          ],
          when: { timeSlot: ["morning", "afternoon"] },
        },
        {
          en: "He closed his eyes; that was the idea. The paws were white, the front was white, and of the rest he had heard it said that it is not there if one does not look. He waited like that for a long while. When he opened them again there were crumbs in front of him, four, and the print of three toes; he had been taken, it seemed, for a windowsill.",
          pl: "Zamknął oczy; na tym polegał pomysł. Łapy były białe, przód był biały, a o reszcie słyszał, że jej nie ma, dopóki się nie patrzy. Trwał tak długo. Kiedy je otworzył, leżały przed nim okruszki, cztery, i odcisk trzech palców; wzięto go widać za parapet.",
          titles: [
            ["Of the Rest, with Eyes Shut", "O reszcie z zamkniętymi oczami"],
            ["Taken for a Window Sill", "Wzięto go za parapet"],
          ],
        },
      ],
    },
    {
      en: "Across the yard, beside the back door of the bakery, there is a grating from which warm air comes, and there the snow never lies. It is a black square, half a metre by half a metre, dry, with a scent of rolls. Mruk could see it from the stairs. He could see, too, what lay between: nineteen metres of something that reaches up to the stomach.",
      pl: "Po drugiej stronie podwórka, przy tylnych drzwiach piekarni, jest krata, z której idzie ciepłe powietrze, i tam śnieg nie leży nigdy. Czarny kwadrat, pół metra na pół metra, suchy, pachnący bułką. Mruk widział go ze schodów. Widział też, co jest pomiędzy: dziewiętnaście metrów czegoś, co sięga do brzucha.",
      titles: [["Half a Metre by Half a Metre", "Pół metra na pół metra"]],
      endings: [
        {
          en: "When he arrived, somebody was on it already. Bułka lay on the left half, with flour on her ears; one might have said that she had kept the right half free, if she had not been looking in the other direction so hard. He stepped on to it. Steam came off him. They lay back to back and let the snow make a wall round them, quite high.",
          pl: "Kiedy dotarł, ktoś już tam był. Bułka leżała na lewej połowie, z mąką na uszach; można by powiedzieć, że prawą trzymała dla kogoś, gdyby nie to, jak usilnie patrzyła w inną stronę. Wszedł. Poszła z niego para. Leżeli plecami do siebie, a śnieg budował dookoła mur, całkiem wysoki.",
          titles: [
            ["The Right Half Was Free", "Prawa połowa była wolna"],
            ["Back to Back, with a Wall Round Them", "Plecami do siebie, za murem"],
          ],
        },
        {
          en: "The warm air blew up under him as under a skirt. It dried his belly, lifted the fur on his flanks and smelled of crust; he stood on all four with his legs apart and looked straight ahead, like somebody who is being measured for trousers. He went home later by the same way. It was as deep as before, but he was baked through.",
          pl: "Ciepłe powietrze dmuchnęło pod niego jak pod spódnicę. Suszyło brzuch, podnosiło sierść na bokach i pachniało skórką; stał na czterech, w rozkroku, i patrzył przed siebie jak ktoś, komu zdejmują miarę na spodnie. Wracał potem tą samą drogą. Była tak samo głęboka, ale on był upieczony na wskroś.",
          titles: [
            ["As for Trousers", "Jak na spodnie"],
            ["Baked Through", "Upieczony aż do środka"],
          ],
        },
      ],
    },
    {
      en: "They had built somebody in the yard. He had a bucket on his head, a carrot, and coal for eyes, he stood next to the carpet frame, and had not been introduced. Mruk looked at him from the door for some time. The other looked back without blinking. Whoever moves in here is smelled at first; it is the custom. He went to do it.",
      pl: "Na podwórku kogoś postawiono. Miał wiadro na głowie, marchew i węgle zamiast oczu, stał przy trzepaku i nikt go nie przedstawił. Mruk patrzył na niego z drzwi przez pewien czas. Tamten też patrzył i nie mrugał. Kto się tu wprowadza, tego się najpierw wącha; taki jest zwyczaj. Ruszył to załatwić.",
      titles: [["He Had Not Been Introduced", "A jego nikt nie przedstawił"]],
      endings: [
        {
          en: "He smelled of nothing, from the bottom up to the scarf; but the scarf was Tomek’s. It explained a good deal. The man was one of the household, only cold. Mruk rubbed his cheek against him, once on each side, so that everybody should know, and lay down across his feet, which he did not have, to see to it that he would stay.",
          pl: "Nie pachniał niczym, od dołu aż po szalik, ale szalik był Tomka. To wiele wyjaśniało. Był to ktoś od nas, tylko zmarznięty. Mruk potarł go policzkiem, raz z jednej, raz z drugiej strony, żeby było wiadomo, i położył mu się na stopach, których nie miał, dopilnować, żeby został.",
          titles: [
            ["One of the Household, Only Cold", "Ktoś od nas, tylko zmarznięty"],
            ["Across His Feet, Which He Did Not Have", "Na stopach, których nie miał"],
          ],
        },
        {
          en: "The carrot was the first to go. He had only touched it; it turned, pointed to the ground and dropped out. The man kept his countenance, but it was not the same. Mruk considered. Then he sat down before him, raised his own nose to where the other had been, and there was again a face that one could talk to, with whiskers.",
          pl: "Pierwsza poszła marchew. Mruk tylko jej dotknął; obróciła się, wskazała ziemię i wypadła. Tamten zachował twarz, ale to już nie było to. Mruk się zastanowił. Potem usiadł przed nim, podniósł własny nos tam, gdzie był tamten, i znowu była to twarz, z którą można rozmawiać, tyle że z wąsami.",
          titles: [
            ["He Kept His Countenance", "I tak zachował twarz"],
            ["A Nose in Exchange for a Carrot", "Nos za marchew"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But snow is not a floor. It looks like one, it is white and level; then one steps on to it and is in it, up to the elbow, with cold in places where one has never had any. Mruk took the paw out, and looked into the hole, which was blue. He tried with another. All four holes were equally deep, and he was standing in them.",
      pl: "Ale śnieg to nie podłoga. Udaje, jest biały i równy, a potem się wstępuje i jest się w środku, po łokieć, z zimnem tam, gdzie się go nigdy nie miało. Mruk wyjął łapę i zajrzał do dołka, który był niebieski. Spróbował następną. Wszystkie cztery dołki były jednakowo głębokie i w nich stał.",
      titles: [["Blue at the Bottom", "Na dnie niebiesko"]],
      turns: [
        {
          en: "It came to him then that no one forbade him to go over the top. He drew himself together, took off, and flew: a metre, a splash of white, a metre. Between the leaps nothing of him was to be seen. From above it must have looked as if someone were sewing the courtyard with a grey thread, in large, irregular stitches.",
          pl: "Wtedy dotarło do niego, że nikt nie zabrania iść górą. Zebrał się w sobie, odbił i poleciał: metr, biały bryzg, metr. Między skokami nie było go widać. Z góry musiało to wyglądać, jakby ktoś szył podwórko szarą nitką, długim, nierównym ściegiem.",
          titles: [
            ["In Large, Irregular Stitches", "Ściegiem długim i nierównym"],
            ["By the Top, Since Nobody Forbade It", "Górą nikt nie zabraniał"],
          ],
        },
        {
          en: "There were holes that somebody had made before him. They came from the cellar, large ones, with heels, and led straight across: Mr Zenon’s, from when he had gone for the shovel. In a boot there is room for a cat’s four feet together. Mruk moved in, stood, gathered himself, and changed over to the next, as one changes trams.",
          pl: "Były dołki, które ktoś zrobił przed nim. Szły od piwnicy, duże, z obcasem, prosto na przełaj: pana Zenona, kiedy poszedł po łopatę. W takim bucie mieszczą się cztery kocie stopy naraz. Mruk się wprowadził, postał, zebrał się i przesiadł do następnego, jak się przesiada z tramwaju.",
          titles: [
            ["As One Changes Trams", "Z przesiadkami"],
            ["Room for Four Feet in a Boot", "W bucie na cztery stopy"],
          ],
        },
      ],
    },
    {
      en: "But up on the tin roof of the bins lay a load that had been thinking of coming down since noon. When Mruk’s bell rang for the third time, it came. It made no noise; there was simply more of everything all at once, and from beneath it looked as though the sky had been shut. Of the cat there remained the tip of a tail.",
      pl: "Ale na blaszanym daszku śmietnika leżał ładunek, który od dłuższego czasu myślał o zejściu. Kiedy dzwonek Mruka odezwał się trzeci raz, zszedł. Nie narobił hałasu; po prostu wszystkiego nagle było więcej, a od spodu wyglądało to tak, jakby zamknięto niebo. Z kota pozostał koniec ogona.",
      titles: [["Only the Tip of a Tail", "Tyle co koniec ogona"]],
      turns: [
        {
          en: "Inside, it was not bad. It was light, of a kind of pearl grey, and so quiet that one was at home. Mruk turned round once; that made a room. He turned round again, and it had a ceiling. He might have stayed, only he breathed, and where he breathed a window appeared, and through the window he saw where he had been going, and broke out by it.",
          pl: "W środku nie było źle. Jasno, na jakiś perłowy sposób, i tak cicho jak u siebie. Mruk obrócił się raz i zrobił się pokój. Obrócił się drugi raz i pokój miał sufit. Mógłby zostać, tyle że oddychał, a tam gdzie oddychał, powstało okno, przez okno zobaczył, dokąd szedł, i wyszedł nim na zewnątrz.",
          titles: [
            ["A Room with a Ceiling", "Pokój z sufitem"],
            ["Where He Breathed There Was a Window", "Tam, gdzie oddychał, było okno"],
          ],
        },
        {
          en: "A mitten was seen to take hold of the tip, gently, as one takes a radish. It drew; something followed the tip, more and more of it, cross and white. “Well, there’s a whole one on it,” said Staś. He brushed him off, with the grain and against it, until the stripes were back in their order, and set him down on the other side of the drift, where he would have had to go anyway.",
          pl: "Ujęła go rękawiczka, za ten koniec, delikatnie, jak rzodkiewkę. Pociągnęła; za końcem wychodziło coraz więcej, obrażone i białe. „Patrzcie, cały” – powiedział Staś. Otrzepał go, z włosem i pod włos, aż pręgi wróciły na miejsca, i postawił po drugiej stronie zaspy, dokąd i tak musiałby pójść.",
          titles: [
            ["As One Takes a Radish", "Jak rzodkiewkę"],
            ["A Whole One on It", "A na końcu cały"],
          ],
        },
      ],
    },
    {
      en: "But at that moment the shovel began. It came out of the cellar on Mr Zenon’s shoulder and went to work: a scrape, a swing, a thud, in the measure of somebody who has done it for a lifetime. A path came towards Mruk, black and wet, with a wall on either side, and it ran crosswise to everything that he intended.",
      pl: "Ale w tej chwili zaczęła łopata. Wyszła z piwnicy na ramieniu pana Zenona i wzięła się do roboty: szurnięcie, zamach, plaśnięcie, w takcie kogoś, kto robi to całe życie. Na Mruka szła ścieżka, czarna i mokra, ze ścianą z obu stron, i biegła w poprzek wszystkiego, co zamierzał.",
      titles: [["A Scrape, a Swing, a Thud", "Szurnięcie, zamach i plask"]],
      turns: [
        {
          en: "Mr Zenon saw the tracks that were coming from the door. He stood still. He pushed back his cap and considered, shovel in the air; then he set it down again half a metre farther along and led his path round them in a bow, as a railway is led round an old oak. The bow is still there. Whoever takes out the ashes has to walk it, and wonders.",
          pl: "Pan Zenon zobaczył ślady, które szły od drzwi. Stanął. Zsunął czapkę i myślał, z łopatą w powietrzu, po czym wbił ją pół metra dalej i poprowadził ścieżkę łukiem dookoła nich, jak prowadzi się kolej wokół starego dębu. Łuk został. Kto wynosi popiół, musi nim iść i się dziwi.",
          titles: [
            ["As a Railway Round an Old Oak", "Jak kolej wokół dębu"],
            ["The Bow Is Still There", "Łuk tam jeszcze jest"],
          ],
        },
        {
          en: "Walls have a top. It was as high as the knee, firm from being beaten, and led along beside the path like the upper gallery of a theatre. Mruk got up on it. From there he saw Mr Zenon’s cap from above, with snow on the button. They went along side by side for a while, each to his work, and at the corner nodded to one another and parted.",
          pl: "Ściany mają górę. Sięgała do kolan, ubita, i ciągnęła się wzdłuż ścieżki jak górna galeria w teatrze. Mruk na nią wszedł. Widział stamtąd czapkę pana Zenona z wierzchu, ze śniegiem na guziku. Przez chwilę szli obok siebie, każdy do swojej roboty, a na rogu kiwnęli sobie głową i się rozstali.",
          titles: [
            ["By the Upper Gallery", "Górną galerią, bez biletu"],
            ["Snow on the Button", "Ze śniegiem na guziku"],
          ],
        },
      ],
    },
    {
      en: "But in the yard they were throwing. Snowballs flew from the carpet frame to the pump and from the pump to the carpet frame, at chest height, that is, well over a cat; only the bad ones came lower, and most were bad. One burst on the wall beside Mruk’s ear. He flattened himself. It was a question of whether one is in a war if nobody has asked one.",
      pl: "Ale na podwórku się rzucali. Kule leciały od trzepaka do pompy i od pompy do trzepaka, na wysokości piersi, czyli dobrze nad kotem; niżej szły tylko te nieudane, a większość była nieudana. Jedna pękła na murze tuż przy uchu. Mruk przywarł do ziemi. Pytanie, czy się bierze udział, skoro nikt nie pytał.",
      unless: ["nobody yet"],
      titles: [["The Bad Ones Came Lower", "Niżej szły te nieudane"]],
      when: { timeSlot: ["afternoon"] },
      turns: [
        {
          en: "“Stop!” called Staś. “There’s a neutral one!” All the arms stayed where they were, in the air, with what they had in them. It was quite still. He went through the middle, between the two lines, neither faster nor slower, tail up, as neutrals go; and one after the other the snowballs were put down, because they had got wet, and because it was a pity.",
          pl: "„Stój! – krzyknął Staś. – Idzie neutralny!” Wszystkie ręce zostały tam, gdzie były, w powietrzu, z tym, co w nich było. Zrobiło się cicho. Przeszedł środkiem, między liniami, ani szybciej, ani wolniej, z ogonem w górze, jak chodzą neutralni, a kule odkładano jedną po drugiej, bo przemokły i bo było szkoda.",
          titles: [
            ["There’s a Neutral One!", "Idzie neutralny!"],
            ["Neither Faster nor Slower", "Ani szybciej, ani wolniej"],
          ],
        },
        {
          en: "The next ball did not burst. It fell in front of him, rolled, and was round and hard and wanted to be pushed. He pushed it. It came out the other side a size larger; he gave it his shoulder. By the time the warring parties noticed, something was moving across no man’s land as high as a dustbin, with a tail behind it, and both sides got behind something.",
          pl: "Następna kula nie pękła. Upadła przed nim, potoczyła się i była okrągła, twarda i chciała, żeby ją pchnąć. Pchnął. Z drugiej strony wyszła o numer większa; przyłożył bark. Kiedy obie strony się spostrzegły, przez pas niczyj sunęło coś wielkości śmietnika, z ogonem z tyłu, i wszyscy się pochowali.",
          titles: [
            ["A Size Larger", "O numer większa"],
            ["With a Tail Behind It", "A z tyłu ogon"],
          ],
        },
      ],
    },
    {
      en: "But ice had got in between the toes. It happens on the fourth step or the fifth: a small lump, quite round, which grows; one limps, one shakes the foot, and there is one in the next. In the middle of the yard Mruk sat down, put up a hind leg like a mast, and had to admit that he was detained on business.",
      pl: "Ale między palcami zrobił się lód. Zdarza się to przy czwartym albo piątym kroku: grudka, całkiem okrągła, która rośnie; człowiek kuleje, potrząsa stopą, a już jest w następnej. Na środku podwórka Mruk usiadł, postawił tylną nogę jak maszt i musiał przyznać, że zatrzymały go obowiązki.",
      titles: [["A Hind Leg Like a Mast", "Tylna noga jak maszt"]],
      turns: [
        {
          en: "He thawed them. One takes the toe in one’s mouth, up to the knuckle, shuts one’s eyes and thinks of the stove: first a crack, then water. There are eighteen gaps if one counts carefully. At the last it occurred to him that he had been sitting all this time on a warm spot, which he had made himself, and from there he set off as if newly shod.",
          pl: "Odtajał je. Bierze się palec do ust, po kostkę, zamyka oczy i myśli o piecu: najpierw trzask, potem woda. Przerw jest, jeśli dobrze liczyć, osiemnaście. Przy ostatniej zauważył, że od początku siedzi w ciepłym miejscu, które sam zrobił, i ruszył z niego jak świeżo podkuty.",
          titles: [
            ["One Thinks of the Stove", "I myśli się o piecu"],
            ["As If Newly Shod", "Jak świeżo podkuty"],
          ],
        },
        {
          en: "“Show me,” said Mrs Halina. She had come down with the ash, she put the bucket beside her, squatted, which she ought not to do, and took the foot in her hand. It was a warm hand, from the oven. She did all the toes, as one shells peas, the little lumps fell to left and right, and at the end she held the foot a moment longer than was necessary.",
          pl: "„Pokaż no” – powiedziała pani Halina. Zeszła z popiołem, postawiła wiadro, przykucnęła, czego nie powinna, i wzięła stopę do ręki. Ręka była ciepła, od pieca. Wyłuskała wszystkie palce, jak groch, grudki leciały na lewo i na prawo, a na koniec trzymała stopę chwilę dłużej, niż było trzeba.",
          titles: [
            ["As One Shells Peas", "Wyłuskać jak groch"],
            ["A Moment Longer Than Necessary", "Chwilę dłużej, niż było trzeba"],
          ],
        },
      ],
    },
    {
      en: "But there was a smooth place. Water had run out of the pump, days ago, and had stayed, under the snow, flat and black and in wait. Mruk came upon it in the middle of a step. His front part remained, his hind part overtook it on the left; he turned, once round, quite slowly, with a thoughtful face, and came to rest looking in the direction of home.",
      pl: "Ale było śliskie miejsce. Z pompy wyciekła kiedyś woda i została, pod śniegiem, płaska, czarna i czekała. Mruk trafił na nią w połowie kroku. Przód został, tył wyprzedził go z lewej; obrócił się raz dookoła, całkiem wolno, z zamyśloną miną, i zatrzymał się przodem w stronę domu.",
      titles: [["His Hind Part Overtook on the Left", "Tył wyprzedził z lewej"]],
      turns: [
        {
          en: "A thing that has turned one round once will do it again. He let it. He gave himself a very small push with one toe, the left, and began to go round with dignity, wall, stairs, bins, tree, until what came by was the side to which he wished to go; at that point he put out a claw. It held. He got off there as from a roundabout.",
          pl: "Co obróciło raz, to obróci i drugi. Pozwolił. Odepchnął się leciutko jednym palcem, lewym, i zaczął się z godnością obracać, mur, schody, śmietnik, drzewo, aż nadeszła ta strona, w którą chciał; wtedy wysunął pazur. Chwycił. Wysiadł jak z karuzeli.",
          titles: [
            ["Wall, Stairs, Bins, Tree", "Mur, schody, śmietnik, drzewo"],
            ["He Got Off There", "Tu wysiadł"],
          ],
        },
        {
          en: "Somebody with ash came by, and saw, and without a word tipped the bucket over the spot: a grey fan, still warm, from his feet to the other shore. It was only meant for people’s bones. But Mruk took it for what it looked like, a carpet; he paused until it had been laid to the end, and walked over it, with soot on his soles and his head held high.",
          pl: "Przechodził ktoś z popiołem, zobaczył i bez słowa wysypał na to miejsce wiadro: szary wachlarz, jeszcze ciepły, od jego stóp do drugiego brzegu. Chodziło tylko o ludzkie kości. Ale Mruk wziął to za to, na co wyglądało, za dywan; zaczekał, aż rozwiną do końca, i przeszedł, z sadzą na podeszwach i podniesioną głową.",
          titles: [
            ["Laid to the End", "Rozwinięty do końca"],
            ["Soot on His Soles", "Z sadzą na podeszwach"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "On the third floor a window was opened by a hand’s breadth. A saucer came out and was set on the sill, to fill; that is how Ola does it, with sugar and a drop of raspberry juice, when the snow is fresh. She looked down, saw what was going on below, and stayed, her elbows in the cold, until the saucer was full and had a small peak.",
      pl: "Na trzecim piętrze uchyliło się okno, na dłoń. Wysunął się spodek i stanął na parapecie, żeby nasypało; Ola tak robi, z cukrem i kroplą soku malinowego, kiedy jest świeży. Spojrzała w dół, zobaczyła, co się tam dzieje, i została, z łokciami na zimnie, aż spodek był pełny, z czubkiem.",
      titles: [["With Sugar and a Drop of Raspberry", "Z cukrem i z malinowym"]],
    },
    {
      en: "Prezes had convened the board under the eaves. They stood in a row with their feet drawn in, one beside the other, like loaves in an oven that has gone out, and looked at the weather. Nobody had a motion. From time to time one at the edge let himself fall, beat his wings twice, so that it dusted, and pushed in again in the middle, where it is warmer.",
      pl: "Prezes zwołał zarząd pod okapem. Stali rzędem z podwiniętymi nogami, jeden przy drugim, jak bochenki w wygasłym piecu, i patrzyli na pogodę. Nikt nie zgłaszał wniosków. Od czasu do czasu któryś z brzegu spadał, dwa razy uderzał skrzydłami, aż się kurzyło, i wpychał się z powrotem w środek, gdzie cieplej.",
      titles: [["Nobody Had a Motion", "Wniosków nie było"]],
    },
    {
      en: "It snowed more thickly now. The opposite wall withdrew; first the windows went, then the edge of the roof, and at last there was only as much courtyard left as one could reach by stretching out. What fell made a sound, if one turned one’s ear to it, a very fine one, as of many people turning pages in another room and taking care not to disturb.",
      pl: "Sypało teraz gęściej. Przeciwległa ściana się cofnęła; najpierw zniknęły okna, potem krawędź dachu, a w końcu zostało tyle podwórka, ile dało się sięgnąć. To, co spadało, miało dźwięk, jeśli nadstawić ucha, bardzo cichy, jakby wielu ludzi w sąsiednim pokoju przewracało kartki i uważało, żeby nie przeszkadzać.",
      titles: [["Many Pages in Another Room", "W sąsiednim pokoju kartki"]],
    },
    {
      en: "A sledge stood against the wall, put away after the last time with its rope wound round it. Now it had a cushion, of white, of exactly the right thickness. Mruk sat down on it in passing to see how it was. It slid: a hand’s breadth, no more, downhill, for the yard has a slope. He got off again and looked at it from the side, with a new respect.",
      pl: "Pod ścianą stały sanki, odstawione po ostatnim razie, okręcone sznurkiem. Miały teraz poduszkę, białą, dokładnie tej grubości co trzeba. Mruk przysiadł na nich po drodze sprawdzić, jak jest. Pojechały: na dłoń, nie więcej, w dół, bo podwórko ma spadek. Zszedł i obejrzał je z boku, z nowym szacunkiem.",
      titles: [["The Yard Has a Slope", "Podwórko ma spadek, i to wystarczy"]],
    },
    {
      en: "In the shrine the light was burning as ever. Each flake that came by the grating was lit up for a moment from beneath, gold, and went out; there were so many of them that it looked like a small fire that falls instead of rising. Somebody had put a nut there, on the stone. There was a snow cap on the nut already, as high again as itself.",
      pl: "W kapliczce jak zawsze paliło się światło. Każdy płatek, który mijał kratkę, na moment zapalał się od spodu na złoto i gasł, a tyle ich było, że wyglądało to jak mały ogień, który zamiast wznosić się, pada. Ktoś położył tam na kamieniu orzech. Orzech miał już czapkę, drugie tyle co on sam.",
      titles: [["A Fire That Falls", "Ogień, który pada"]],
    },
    {
      en: "The elder of the two bakers came out on the step for air, in short sleeves, red to the shoulders. Snow fell on her arms and was gone. She held out one hand and let it collect there; she made a roll of it, out of habit, a small plaited one, and put it on the wall to prove. Then she was called, and went in. It stood there all the time and did not rise.",
      pl: "Starsza z dwóch piekarek wyszła na stopień odetchnąć, w krótkich rękawach, czerwona po ramiona. Śnieg padał jej na ręce i znikał. Wyciągnęła dłoń, nazbierała i zrobiła z tego bułkę, z przyzwyczajenia, małą, zaplataną, i położyła na murku, żeby wyrosła. Potem ją zawołano i weszła. Stała tam cały czas i nie rosła.",
      titles: [["It Did Not Rise", "I nie rosła"]],
    },
  ],
};
