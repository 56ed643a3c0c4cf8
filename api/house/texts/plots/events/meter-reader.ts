import type { Plot } from "#api/house/texts/model.ts";

/** Somebody official comes to the flat, with a briefcase and a form: the meters, the stove or a census. */
export const meterReader: Plot = {
  name: "meter-reader",
  category: "Daily Life",
  when: { timeSlot: ["morning", "afternoon"], day: "working day" },
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["letter"],
      eyes: "half",
      en: "Mruk sits beside a letter with an official face",
      pl: "Mruk siedzi obok listu z urzędową miną",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: ["mug"],
      eyes: "wide",
      en: "Mruk peeks over the edge of a table past a mug",
      pl: "Mruk zerka znad krawędzi stołu obok kubka",
    },
    {
      place: "box",
      pose: "peek",
      props: ["slippers"],
      eyes: "wide",
      en: "Mruk looks out of his cover at a pair of slippers",
      pl: "Mruk wygląda z ukrycia, a obok stoi para kapci",
    },
  ],
  wishes: [
    {
      en: "A man with a briefcase had rung and said “Meters”. Ola let him in. Under his other arm he carried a folding ladder of five steps, for in this flat the meter hangs above the kitchen door, where nobody has ever wished to read anything. Mruk paid no attention to the man. He looked at the ladder, and of the ladder at the top.",
      pl: "Zadzwonił pan z teczką i powiedział: „Liczniki”. Ola go wpuściła. Pod drugą pachą niósł drabinkę o pięciu stopniach, bo licznik w tym mieszkaniu wisi nad drzwiami kuchni, gdzie nikt z własnej woli niczego nie czyta. Na pana Mruk nie zwrócił uwagi. Patrzył na drabinkę, a z całej drabinki na wierzch.",
      titles: [["Of the Ladder, the Top", "Z całej drabinki wierzch"]],
      endings: [
        {
          en: "The fifth step was the right one. From there he saw the dust on the cupboards, the parting in Ola’s hair and, through a little window, a small wheel with a red mark that came round and came round. The man read past an ear. “Four, seven,” he dictated to himself, “then there’s a cat, then two.” That is what is written down.",
          pl: "Piąty stopień był ten właściwy. Widział z niego kurz na szafkach, przedziałek Oli, a w małym okienku kółko z czerwoną kreską, która wracała i wracała. Pan czytał obok ucha. „Cztery, siedem – dyktował sobie – potem jest kot, potem dwa”. I tak to stoi w papierach.",
          titles: [
            ["Four, Seven, Then a Cat, Then Two", "Cztery, siedem, kot i dwa"],
            ["A Red Mark That Came Round", "Kreska wracała i wracała"],
          ],
        },
        {
          en: "He went as far as the third step. It was wide, it had a strip of rubber, and it was warm there from the lamp; he stayed. The man climbed over him to go up, said “Excuse me”, and climbed over him to come down. Since he had forgotten the figure on the way, they did it again, and at the third time he no longer hurried.",
          pl: "Doszedł do trzeciego stopnia. Był szeroki, miał gumowy pasek i grzała tam lampa; został. Pan przechodził nad nim w górę, mówił „przepraszam” i przechodził nad nim w dół. Po drodze zapomniał liczby, więc powtórzyli, a za trzecim razem już mu się nie spieszyło.",
          titles: [
            ["As Far as the Third Step", "Do trzeciego stopnia i tam został"],
            ["“Excuse Me,” Up and Down", "Przepraszam, w górę i w dół"],
          ],
        },
      ],
    },
    {
      en: "The man with the briefcase came about the meters, and so that he could read them he had a torch. He tried it out in the hall, as soon as Ola had opened to him. A round light jumped on the wall, ran across the coats and was gone. Mruk came out from under the coats. He had seen exactly where it went: into the man’s pocket.",
      pl: "Pan z teczką przyszedł w sprawie liczników, a żeby je odczytać, miał latarkę. Wypróbował ją w przedpokoju, ledwie Ola otworzyła. Okrągłe światło skoczyło na ścianę, przebiegło po płaszczach i znikło. Mruk wyszedł spod płaszczy. Widział dokładnie, dokąd poszło: panu do kieszeni.",
      titles: [["Where the Light Went", "Dokąd poszło to światło?"]],
      endings: [
        {
          en: "The light came out again. It read the meter, which took a moment, and after that, since the man still had a hand free, it walked down the wall, over the floor and under the sideboard, and Mruk went with it. This lasted ten minutes. In the form, under “Remarks”, it says that the skirting boards of the whole flat were found in order.",
          pl: "Światło wyszło jeszcze raz. Odczytało licznik, co trwało chwilę, a potem, skoro pan miał wolną rękę, zeszło po ścianie, przez podłogę i pod kredens, a Mruk za nim. Trwało to dziesięć minut. W rubryce „Uwagi” zapisano, że listwy w całym mieszkaniu są w porządku.",
          titles: [
            ["The Skirting Boards Are in Order", "Listwy są w porządku"],
            ["Under the Sideboard, and Mruk with It", "Pod kredens, a Mruk za nim"],
          ],
        },
        {
          en: "He caught it where it begins. The man had laid the torch on the floor while he wrote, burning, and Mruk lay down upon it with his chest. It became dark at once. Only between the toes a little came through, pink, and round the edge of him a glow, as when a door is ajar. “Forty-one,” wrote the man by this light.",
          pl: "Złapał je tam, gdzie się zaczyna. Pan, kiedy pisał, odłożył latarkę na podłogę, zapaloną, a Mruk położył się na niej piersią. Od razu zrobiło się ciemno. Tylko między palcami trochę się przedostawało, na różowo, a dookoła kota jaśniał brzeg, jak przy uchylonych drzwiach. „Czterdzieści jeden” – zapisał pan przy tym świetle.",
          titles: [
            ["Pink, Between the Toes", "Między palcami na różowo"],
            ["Where It Begins", "Tam gdzie się zaczyna"],
          ],
        },
      ],
    },
    {
      en: "Once a year a man with a briefcase comes about the tiled stove. He had just said so to Ola in the hall. Low down, at the back, the stove has an iron door no larger than a book, which is opened for him and for nobody else, and whatever is inside has a year to collect. Mruk, who lives with that stove, wished to be present.",
      pl: "Raz w roku przychodzi pan z teczką w sprawie pieca. Właśnie mówił to Oli w przedpokoju. Nisko, z tyłu, ma piec żelazne drzwiczki nie większe od książki, które otwiera się jemu i nikomu innemu, a cokolwiek jest w środku, ma rok, żeby się uzbierać. Mruk, który z tym piecem mieszka, chciał być przy tym.",
      titles: [["Opened for Him and for Nobody Else", "Jemu i nikomu innemu"]],
      endings: [
        {
          en: "He put his head in up to the ears. There was a shaft, and it went up, and far above stood a grey coin of daylight with a pigeon across it. Prezes looked down; Mruk looked up. They had not known that the house has this. When the door was shut again his whiskers were black on one side, and the man put a tick at “Clear”.",
          pl: "Wsadził głowę po uszy. Był tam szyb, szedł w górę, a całkiem wysoko stał szary krążek dnia i w poprzek krążka gołąb. Prezes patrzył w dół, Mruk w górę. Nie wiedzieli, że dom coś takiego ma. Kiedy drzwiczki zamknięto, z jednej strony wąsy były czarne, a pan zaznaczył „drożny”.",
          titles: [
            ["A Coin of Daylight, with Prezes Across It", "Krążek dnia, a w nim Prezes"],
            ["Up to the Ears in the Stove", "Z głową po uszy w piecu"],
          ],
        },
        {
          en: "The man held a strip of paper to the opening, to see whether it drew. It hung. Beside the paper, however, was a face, and on the face eleven whiskers had bent inwards, all at the same angle, like reeds. He measured by these. “Draught good,” he wrote, and on going away he told Ola that instruments like that are no longer made.",
          pl: "Pan przyłożył do otworu pasek papieru, żeby zobaczyć, czy ciągnie. Wisiał. Obok papieru była jednak twarz, a na twarzy jedenaście wąsów zgięło się do środka, wszystkie pod tym samym kątem, jak trzcina. Zmierzył według nich. „Ciąg dobry” – wpisał, a wychodząc, powiedział Oli, że takich przyrządów już się nie robi.",
          titles: [
            ["They No Longer Make Them like That", "Takich przyrządów już się nie robi"],
            ["Eleven Whiskers at the Same Angle", "Jedenaście pod tym samym kątem"],
          ],
        },
      ],
    },
    {
      en: "The man with the briefcase, who had come to Ola about the stove, carried something in his breast pocket: a round mirror on a stick, for looking round corners. It stuck out. As he bowed, it turned, and Mruk, below at the hall stand, saw in it a green eye and half an ear that belonged to nobody in the room. He wanted the rest.",
      pl: "Pan z teczką, który przyszedł do Oli w sprawie pieca, nosił w kieszonce na piersi okrągłe lusterko na patyku, do zaglądania za róg. Wystawało. Kiedy się kłaniał, obróciło się i Mruk, w dole przy wieszaku, zobaczył w nim zielone oko i pół ucha, które nie należały do nikogo w pokoju. Chciał resztę.",
      titles: [["Half an Ear That Belonged to Nobody", "Pół ucha, nie wiadomo czyje"]],
      endings: [
        {
          en: "Past the bend of the pipe the man found ash, a brick and, when he moved the stick a little, a cat. The cat was grey and looked out at him from the stove. He was silent. Then he noticed the other one at his elbow, and let the two of them have a good look at each other before he wrote: “Nothing unusual. Inhabited.”",
          pl: "Za kolankiem rury pan znalazł popiół, cegłę, a kiedy ruszył patykiem, kota. Kot był szary i patrzył na niego z pieca. Pan milczał. Potem zauważył drugiego, przy łokciu, i zanim coś napisał, pozwolił obu porządnie się sobie przyjrzeć. „Bez zastrzeżeń – napisał. – Zamieszkany”.",
          titles: [
            ["Nothing Unusual, Inhabited", "Bez zastrzeżeń, zamieszkany"],
            ["A Cat Past the Bend of the Pipe", "Kot za kolankiem rury"],
          ],
        },
        {
          en: "It was held down to him, and round him. In this way Mruk saw his left ear from behind, with the notch, which others have always described to him and never the same way. He took his time over it. It was smaller than in any of his three accounts, and he turned the ear a little, until in the glass it had the right size.",
          pl: "Podsunięto mu je, a potem okrążono go nim. Zobaczył w ten sposób swoje lewe ucho od tyłu, z nacięciem, o którym inni zawsze mówili, i za każdym razem inaczej. Nie spieszył się. Było mniejsze niż w każdej z trzech wersji, więc przekręcił ucho odrobinę, aż w lusterku miało właściwy rozmiar.",
          titles: [
            ["His Left Ear from Behind", "Lewe ucho od tyłu"],
            ["Smaller Than in Any of Three Accounts", "Mniejsze niż w którejkolwiek z trzech wersji"],
          ],
        },
      ],
    },
    {
      en: "“How many are you?” asked the man with the briefcase, even before he had put it down. He was counting people, house by house, for a form. “Two,” said Ola. Mruk was sitting on the doormat, straight in front of him, and had washed his paws. He looked up at Ola, and then at the man, and he did not leave the mat.",
      pl: "„Ile osób?” – spytał pan z teczką, zanim ją jeszcze odstawił. Liczył ludzi, dom po domu, do formularza. „Dwie” – odparła Ola. Mruk siedział na wycieraczce, tuż przed nim, z umytymi łapami. Popatrzył na Olę, potem na pana i nie ruszył się z wycieraczki. Chciał być policzony.",
      titles: [["“Two,” Said Ola", "Dwie, powiedziała Ola"]],
      endings: [
        {
          en: "The man read it out before he had it signed. “Persons, two. Rooms, two. Stove, one.” He looked over his glasses, at the height of the table top. “And cat, one,” he said, and wrote it below the line, in the same hand, though smaller. Ola signed. Beside her name there was soon something round, damp, with four toes.",
          pl: "Zanim dał do podpisu, pan odczytał. „Osób dwie. Pokoi dwa. Piec jeden”. Spojrzał znad okularów, na wysokość blatu. „I kot jeden” – powiedział i dopisał pod kreską, tym samym pismem, tylko drobniej. Ola podpisała. Obok jej nazwiska pojawiło się zaraz coś okrągłego, wilgotnego, o czterech palcach.",
          titles: [
            ["Below the Line, Though Smaller", "Pod kreską, tylko drobniej"],
            ["Persons Two, and Cat One", "Osób dwie i kot jeden"],
          ],
        },
        {
          en: "“Born?” asked the man. “In a box that had held tangerines,” said Ola. “Married?” “He knows somebody in the bakery.” “Occupation?” Nobody answered, and so they all looked; Mruk was sitting on the form. “Resident,” wrote the man, round the tail. He tore off the copy and laid it before him, because everyone who has been counted gets one.",
          pl: "„Urodzony?” – pytał pan. „W skrzynce po mandarynkach” – odparła Ola. „Żonaty?” „Zna kogoś w piekarni”. „Zawód?” Nikt nie odpowiedział, więc oboje spojrzeli; Mruk siedział na formularzu. „Lokator” – wpisał pan, dookoła ogona. Oderwał kopię i położył przed nim, bo dostaje ją każdy, kto został policzony.",
          titles: [
            ["Married? He Knows Somebody in the Bakery", "Żonaty? Zna kogoś w piekarni"],
            ["Everyone Who Has Been Counted Gets One", "Każdy, kto został policzony, dostaje kopię"],
          ],
        },
      ],
    },
    {
      en: "The man who had come to count the inhabitants had a briefcase such as is no longer seen: leather, with two buckles, a brass lock and three compartments. The forms were in the first. In the second was a roll. As he bowed to Ola it opened, and Mruk, from the hall rug, saw the third compartment. It was deep, it was dark, it was free.",
      pl: "Pan, który przyszedł policzyć mieszkańców, miał teczkę, jakich się już nie widuje: skórzaną, z dwiema sprzączkami, mosiężnym zamkiem i trzema przegrodami. W pierwszej były formularze. W drugiej bułka. Kiedy kłaniał się Oli, teczka się otworzyła i Mruk z chodnika w przedpokoju zobaczył trzecią przegrodę. Była głęboka, ciemna i wolna.",
      titles: [["The Third Compartment Was Free", "W trzeciej wolne miejsce"]],
      endings: [
        {
          en: "The man said goodbye, took his briefcase and went. On the second floor he changed hands. On the first he put it down and thought about his age, and then about the roll; he undid the buckles. A minute later he rang at Ola’s door for the second time, and bowed. “I believe,” he said, “that you have one more than you’ve declared.”",
          pl: "Pan się pożegnał, wziął teczkę i poszedł. Na drugim piętrze zmienił rękę. Na pierwszym postawił ją i pomyślał o swoich latach, a potem o bułce; odpiął sprzączki. Minutę później po raz drugi zadzwonił do Oli i się ukłonił. „Wydaje mi się – powiedział – że jest państwa o jednego więcej, niż podano”.",
          titles: [
            ["One More Than You’ve Declared", "O jednego więcej, niż podano"],
            ["On the Second Floor He Changed Hands", "Na drugim piętrze zmienił rękę"],
          ],
        },
        {
          en: "It was too narrow by a third. He got in down to the shoulders, thought, and got in the other way, down to the hips, and so he remained for a while, like a hand in a child’s glove. Then he came out with what there was at the bottom: a rubber band, wide and red. It was forgiven him. It now lies under the bath, among the reserves.",
          pl: "Była za wąska o jedną trzecią. Wszedł po ramiona, pomyślał, wszedł z drugiej strony, po biodra, i tak przez chwilę pozostał, jak dłoń w dziecięcej rękawiczce. Potem wyszedł z tym, co leżało na dnie: z szeroką czerwoną gumką. Darowano mu. Leży teraz pod wanną, razem z rezerwami.",
          titles: [
            ["Too Narrow by a Third", "Za wąska o jedną trzecią"],
            ["What There Was at the Bottom", "Z tym, co leżało na dnie"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But Ola had picked him up. She holds that visitors on business ought not to be met by a cat all at once, and so she carried Mruk against her shoulder while she talked, with his face to the wall. He hung over it like a scarf that has its own opinion. Behind his back something was unpacked, and he heard every piece.",
      pl: "Ale Ola wzięła go na ręce. Uważa, że kogoś, kto przychodzi służbowo, nie należy witać od razu całym kotem, więc rozmawiając, nosiła Mruka na ramieniu, twarzą do ściany. Zwisał z niego jak szalik, który ma własne zdanie. Za jego plecami coś wypakowywano i słyszał każdą rzecz z osobna.",
      titles: [["A Scarf with Its Own Opinion", "Szalik, który ma własne zdanie"]],
      turns: [
        {
          en: "“If you’d sign here,” said the man. To sign one needs a hand, and another to hold the paper. Ola looked from the cat to the pencil; she looked round for a place to put either. “Give him to me for the moment,” said the man. He took him as people take a parcel for the neighbours, and then, as it was purring, set it down, quite gently.",
          pl: "„Tu poproszę o podpis” – powiedział pan. Do podpisu trzeba ręki i drugiej, żeby przytrzymać papier. Ola patrzyła to na kota, to na ołówek i szukała miejsca dla jednego z nich. „Niech mi go pani na chwilę da” – powiedział pan. Wziął go, jak się bierze paczkę dla sąsiadów, a że mruczała, odstawił ją całkiem delikatnie.",
          titles: [
            ["A Parcel for the Neighbours, Purring", "Paczka dla sąsiadów, a mruczy"],
            ["If You’d Sign Here", "Tu poproszę o podpis"],
          ],
        },
        {
          en: "He made himself long. It is a thing that cannot be held against a cat, nor with one arm: from above he flowed over the shoulder, from below he flowed past the elbow, and Ola went on holding what was in the middle until that had gone too. “And are there any other entrances?” the man was asking. She looked at her arm.",
          pl: "Zrobił się długi. Tego się kotu ani nie zabroni, ani nie utrzyma jedną ręką: górą spływał przez ramię, dołem spływał obok łokcia, a Ola trzymała to, co pośrodku, dopóki i to nie odpłynęło. „A czy są inne wyjścia?” – pytał akurat pan. Popatrzyła na rękę.",
          titles: [
            ["He Made Himself Long", "Zrobił się długi, i już"],
            ["Are There Any Other Entrances?", "A czy są inne wyjścia?"],
          ],
        },
      ],
    },
    {
      en: "Only, the man was afraid of cats. He did not say so; he had stepped back against the wall of the hall, and held the briefcase before his chest, upright, with both hands. “Is he yours?” he asked Ola, and smiled with one side. As long as Mruk looked at him, nothing in this flat would be read, opened or counted.",
      pl: "Tyle że pan bał się kotów. Nie powiedział tego; cofnął się pod ścianę przedpokoju i trzymał teczkę przed piersią, pionowo, oburącz. „To państwa?” – spytał Olę i uśmiechnął się jedną stroną. Dopóki Mruk na niego patrzył, w tym mieszkaniu nic nie zostanie odczytane, otwarte ani policzone.",
      titles: [["With Both Hands, Before His Chest", "Z teczką przed piersią"]],
      pays: ["afraid of cats"],
      turns: [
        {
          en: "So Mruk stopped looking. He turned round, sat down with his back to the man, and gave his attention to a knot in the floorboard. One could see nothing of him now but two ears and a good deal of fur, and it is hard to fear something that is not interested. The briefcase sank by a hand, then by another. “Well, then,” said the man.",
          pl: "Mruk przestał więc patrzeć. Odwrócił się, usiadł do pana plecami i zajął się sękiem w podłodze. Widać było tylko dwoje uszu i sporo futra, a trudno się bać czegoś, co się człowiekiem nie interesuje. Teczka opadła o dłoń, potem o drugą. „No to zaczynamy” – powiedział pan.",
          titles: [
            ["So Mruk Stopped Looking", "I Mruk przestał patrzeć"],
            ["A Knot in the Floorboard", "Co ciekawego jest w sęku?"],
          ],
        },
        {
          en: "“What does he do?” asked the man. “He does nothing,” said Ola, “that’s the main thing about him.” He stretched out one finger, the one with the ink on it, from far away, the way a stove is tested. Mruk touched it with his nose. It was dry and smelled of stairs. The man looked at the finger from both sides, and it was all there.",
          pl: "„A co on robi?” – spytał pan. „Nic – odparła Ola. – To jego główne zajęcie”. Pan wyciągnął jeden palec, ten od atramentu, z daleka, jak się sprawdza, czy piec gorący. Mruk dotknął go nosem. Palec był suchy i pachniał schodami. Pan obejrzał go z obu stron i był cały.",
          titles: [
            ["What Does He Do?", "A co on robi?"],
            ["A Finger That Smelled of Stairs", "Palec, ten od atramentu"],
          ],
        },
      ],
    },
    {
      en: "But first of all came the form. It had thirty-one boxes, and before anything else could happen each of them had to have something in it, in capitals. The man wrote standing, on top of his briefcase, and Ola spelled. He was at the fourth. Whenever the bell on a red collar stirred, he looked up, lost the place, and began with the surname.",
      pl: "Ale najpierw był formularz. Miał trzydzieści jeden rubryk i zanim cokolwiek mogło się wydarzyć, w każdej musiało coś stać, drukowanymi. Pan pisał na stojąco, na teczce, a Ola literowała. Był przy czwartej. Ilekroć ruszył się dzwonek przy czerwonej obroży, podnosił głowę, gubił miejsce i zaczynał od nazwiska.",
      titles: [["Thirty-One Boxes, in Capitals", "Zanim w każdej coś stanie"]],
      turns: [
        {
          en: "At the ninth box the pencil broke. It was the only one; he looked for the point on the floor, which is human but of no use, and Ola went to fetch hers. In the meantime nothing was filled in. Man and cat stood opposite each other in the silence, off duty, so to speak. “After you,” said the man, and put the form away.",
          pl: "Przy dziewiątej rubryce złamał się ołówek. Był jedyny; pan szukał czubka na podłodze, co jest ludzkie, ale na nic się nie zda, a Ola poszła po swój. Tymczasem niczego nie wypełniano. Człowiek i kot stali w ciszy naprzeciwko siebie, jakby po służbie. „Pan pierwszy” – powiedział pan i schował formularz.",
          titles: [
            ["At the Ninth Box the Pencil Broke", "Przy dziewiątej złamał się ołówek"],
            ["Off Duty, So to Speak", "Jakby po służbie"],
          ],
        },
        {
          en: "“Seventeen,” read the man. “Other.” He looked at Ola, and Ola at him. In all these years he had drawn a line in seventeen. This time he held the pencil over it, and glanced down, and wrote four letters, and it cheered him so much that he left out the fourteen boxes that came after.",
          pl: "„Siedemnaście – przeczytał pan. – Inne”. Popatrzył na Olę, a Ola na niego. Przez wszystkie te lata stawiał w siedemnastej kreskę. Tym razem potrzymał nad nią ołówek, zerknął w dół i wpisał cztery litery, i tak go to podniosło na duchu, że czternaście rubryk, które zostały, po prostu opuścił.",
          titles: [
            ["Seventeen: Other", "Rubryka siedemnaście: inne"],
            ["He Wrote Four Letters, and Cheered Up", "Tym razem nie kreska"],
          ],
        },
      ],
    },
    {
      en: "The man, however, would not come any farther. He had seen the floor in the hall, which Ola had waxed, and his shoes; he asked for a newspaper, had it laid down before him, and stood on it like a monument. From there he could reach nothing. “I don’t want to make any work,” he said. Mruk walked round him twice.",
      pl: "Pan jednak nie chciał wejść dalej. Zobaczył w przedpokoju podłogę, którą Ola wypastowała, i swoje buty; poprosił o gazetę, kazał ją sobie rozłożyć i stanął na niej jak pomnik. Stamtąd nie dosięgał niczego. „Nie chcę robić kłopotu” – powiedział. Mruk obszedł go dwa razy dookoła.",
      titles: [["Like a Monument, on a Newspaper", "Jak pomnik, na gazecie"]],
      turns: [
        {
          en: "A newspaper on wax is a sledge. Ola took it by the two front corners and pulled, at first only to try; and the man, with the briefcase under his arm, rode along the hall and round the corner, upright, past the mirror, in which he saw himself. He raised his hat to it. Mruk went on ahead, as one does with processions.",
          pl: "Gazeta na paście to sanki. Ola wzięła ją za dwa przednie rogi i pociągnęła, z początku tylko na próbę, a pan z teczką pod pachą pojechał przez przedpokój i za róg, wyprostowany, obok lustra, w którym siebie zobaczył. Uchylił kapelusza. Mruk szedł przodem, jak to przy procesji.",
          titles: [
            ["A Newspaper on Wax Is a Sledge", "Gazeta na paście to sanki"],
            ["In the Mirror He Saw Himself, and Bowed", "Przed lustrem uchylił kapelusza"],
          ],
        },
        {
          en: "Mruk put a paw on the next sheet, which was still lying folded on the chest, and it slid down and opened in front of the man’s toes. The man understood. He stepped over; the first sheet was moved to the front, by Ola, with her foot. So he came through the flat from the sports page to the weather, dry-shod, and touched no board.",
          pl: "Mruk położył łapę na następnym arkuszu, który leżał złożony na szafce, i arkusz zsunął się i otworzył panu przed czubkami butów. Pan zrozumiał. Przestąpił; pierwszy Ola przesunęła nogą do przodu. I tak szedł przez mieszkanie, od sportu do pogody i od pogody do sportu, suchą stopą, a żadnej deski nie dotknął.",
          titles: [
            ["From the Sports Page to the Weather", "Od sportu do pogody"],
            ["And Touched No Board", "Suchą stopą, z gazety na gazetę"],
          ],
        },
      ],
    },
    {
      en: "Unfortunately Ola asked for his card. The man had one, with a stamp; but on the photograph was somebody with a beard, curls and a broad smile, and before her in the hall stood a smooth man with a hat. “That’s me,” he said. She held it beside his face. For as long as she was comparing, he was not here officially, and everything had to wait.",
      pl: "Niestety Ola poprosiła o legitymację. Pan ją miał, z pieczątką, ale na zdjęciu był ktoś z brodą, lokami i szerokim uśmiechem, a w przedpokoju stał przed nią ktoś gładki, w kapeluszu. „To ja” – powiedział. Przyłożyła mu zdjęcie do twarzy. Dopóki porównywała, nie był tu urzędowo i wszystko musiało czekać.",
      titles: [["“That’s Me,” Said the Man", "To ja, powiedział pan"]],
      turns: [
        {
          en: "In the drawer under the telephone there is a passport too, and Ola, to be fair, fetched it. In it was Mruk, from in front, thinner and with an expression of innocence. They compared that as well. “Yes, well,” said the man after a time, “one changes.” Ola gave him his card back, and asked him to do whatever he had come for.",
          pl: "W szufladzie pod telefonem też leży paszport i Ola, dla sprawiedliwości, go przyniosła. Był w nim Mruk, z przodu, szczuplejszy i z miną niewiniątka. Porównali i to. „No cóż – powiedział po chwili pan – człowiek się zmienia”. Ola oddała legitymację i poprosiła, żeby robił to, po co przyszedł.",
          titles: [
            ["An Expression of Innocence", "Z miną niewiniątka"],
            ["“Yes, Well, One Changes”", "No cóż, człowiek się zmienia"],
          ],
        },
        {
          en: "Mruk examined him from below. He began at the shoe, went up the trouser leg as far as a nose goes, and came to a halt at the turn-up, where three hairs lay, two white ones and a black. He sat down. “Spotted?” Ola asked the man. “Eleven years,” he said, and there on his face was the smile from the photograph, whole.",
          pl: "Mruk zbadał go od dołu. Zaczął od buta, poszedł w górę po nogawce tak daleko, jak nos sięga, i stanął przy mankiecie, w którym leżały trzy włosy, dwa białe i czarny. Usiadł. „Łaciaty?” – spytała pana Ola. „Od jedenastu lat” – odparł, i oto miał na twarzy uśmiech ze zdjęcia, cały.",
          titles: [
            ["Two White Ones and a Black", "Trzy włosy przy mankiecie"],
            ["The Smile from the Photograph, Whole", "Uśmiech ze zdjęcia, cały"],
          ],
        },
      ],
    },
    {
      en: "But a door had been closed. Ola had shown the man in and pulled it to behind them both, with the foot, since she was carrying his hat; and Mruk sat outside in the hall. Through the crack below came light, two voices and the tip of a draught that smelled of leather. He is not used to being on that side. It must have been a mistake.",
      pl: "Ale zamknięto drzwi. Ola wprowadziła pana i pchnęła je za sobą nogą, bo niosła jego kapelusz, a Mruk siedział po drugiej stronie, w przedpokoju. Szparą od dołu wychodziło światło, dwa głosy i koniuszek przeciągu, który pachniał skórą. Mruk nie przywykł być po tej stronie. To musiała być pomyłka.",
      titles: [["He Is Not Used to That Side", "Nie przywykł być po tej stronie"]],
      pays: ["behind the door"],
      turns: [
        {
          en: "He knocked. He did it as one does it, with the pads, three times, low down, and let a pause follow. “Come in,” said the man inside, who is polite and was bent over his papers. Nobody came in. He said it again; then he got up, opened with a small bow, and saw nobody at the height where people are.",
          pl: "Zapukał. Zrobił to jak należy, poduszką, trzy razy, nisko, i odczekał. „Proszę” – powiedział w środku pan, który jest uprzejmy i siedział nad papierami. Nikt nie wszedł. Powtórzył, potem wstał, otworzył z lekkim ukłonem i na wysokości, na której bywają ludzie, nie zobaczył nikogo.",
          titles: [
            ["He Knocked, Low Down", "Proszę! – I nikogo"],
            ["Nobody at the Height Where People Are", "Na tej wysokości nikogo"],
          ],
        },
        {
          en: "A pencil had rolled out under the door. Mruk put a paw on it. From inside one heard the man pat his pockets and Ola look under the table; then from below, in the crack, appeared two fingers, feeling their way. He pushed the pencil back a little, but not far enough. In the end they had to open, and he brought it in himself.",
          pl: "Spod drzwi wytoczył się ołówek. Mruk przykrył go łapą. Słychać było, jak w środku pan klepie się po kieszeniach, a Ola zagląda pod stół; potem w szparze ukazały się dwa palce i szukały. Podsunął ołówek, ale nie dość daleko. W końcu musieli otworzyć i wniósł go sam.",
          titles: [
            ["Two Fingers, Feeling Their Way", "W szparze dwa palce"],
            ["But Not Far Enough", "Podsunął, ale nie dość daleko"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“Sixty-six,” one heard the man say. He meant the stairs. He counts them in every house, he told Ola, it is the only figure that he collects for himself; on paper there is no box for it. The most he ever had was a hundred and eight, with a view of the river. “And at the top?” asked Ola. “Nobody in,” said the man.",
      pl: "„Sześćdziesiąt sześć” – dał się słyszeć głos pana. Chodziło o schody. Liczy je w każdym domu, wyznał Oli, to jedyna liczba, którą zbiera dla siebie; na papierze nie ma na nią miejsca. Najwięcej miał sto osiem, z widokiem na rzekę. „A na górze?” – spytała Ola. „Nikogo nie zastałem” – powiedział pan.",
      titles: [["And at the Top Nobody In", "Na górze nikogo"]],
    },
    {
      en: "Ola asked whether he would take tea. He was not allowed to, the man said; he said it so sadly that she heard the other thing and put the kettle on. The glass was handed to him where he was. He drank standing, in three official sips, looked into it, and asked, as a private person, whether that was cherry.",
      pl: "Ola spytała, czy napije się herbaty. Nie wolno mu, powiedział pan, ale tak smutno, że usłyszała co innego i nastawiła wodę. Szklankę podała mu tam, gdzie był. Pił na stojąco, trzema służbowymi łykami, zajrzał do środka i zapytał, już jako osoba prywatna, czy to z wiśnią.",
      titles: [["Three Official Sips", "Trzy służbowe łyki"]],
    },
    {
      en: "The fifteen went by, and the man took his pencil off the paper until it was past. “Everybody in this street does that,” said Ola. In his own, he told her, it is the seventeen; he has a wife who, in the middle of a sentence, waits for it, even on holiday, even by the sea. There they sit, he said, and leave a gap.",
      pl: "Przejechała piętnastka i pan oderwał ołówek od papieru, aż minęła. „Na tej ulicy wszyscy tak robią” – zauważyła Ola. U niego, opowiedział, jeździ siedemnastka; żona w połowie zdania czeka, aż przejedzie, nawet na urlopie, nawet nad morzem. Siedzą tam, powiedział, i robią przerwę.",
      titles: [["Even by the Sea They Leave a Gap", "Nawet nad morzem robią przerwę"]],
    },
    {
      en: "“The undersigned person,” the man read out from a paper. Ola repeated it. She said it in her other language, too, where it came out shorter and had lost its tie; she tried it once with a hat and once without. “Do you do that with everything?” asked the man. “With nearly everything,” said Ola. He asked her to do “arrears”.",
      pl: "„Osoba niżej podpisana” – odczytał pan z papieru. Ola powtórzyła. Powiedziała to też w swoim drugim języku, gdzie wyszło krócej i bez krawata; przymierzyła raz w kapeluszu, raz bez. „Pani tak ze wszystkim?” – zapytał pan. „Prawie” – odparła Ola. Poprosił, żeby zrobiła „zaległości”.",
      titles: [["It Had Lost Its Tie", "Krócej i bez krawata"]],
    },
    {
      en: "“Four today,” the man remarked, “he’s the fifth.” It turned out that he meant cats. One had sat on a wardrobe, one in a sink; one had been called Doctor and had not got up. He keeps a list on the inside of his hat, in pencil, under the band. Ola spelled the name for him. It is a short one, and there was just room.",
      pl: "„Cztery dzisiaj – zauważył pan. – To piąty”. Okazało się, że mówi o kotach. Jeden siedział na szafie, jeden w zlewie, jeden nazywał się Doktor i nie wstał. Listę prowadzi od wewnętrznej strony kapelusza, ołówkiem, pod wstążką. Ola przeliterowała mu imię. Jest krótkie i akurat się zmieściło.",
      titles: [["One in a Sink, One Called Doctor", "Jeden w zlewie, jeden Doktor"]],
      unless: ["afraid of cats"],
    },
    {
      en: "A stamp was needed. The man breathed on it, as on a pair of glasses, looked for something firm, and brought it down; in the kitchen a spoon answered. Then he lifted it off, slowly, at one edge first. It was a round one, with an eagle, and blue. For a moment he and Ola looked at it together, as people look at a trout.",
      pl: "Potrzebna była pieczątka. Pan chuchnął na nią jak na okulary, poszukał czegoś twardego i przyłożył; w kuchni odezwała się łyżeczka. Potem ją uniósł, powoli, najpierw z jednego brzegu. Odbiła się okrągła, z orłem, niebieska. Przez chwilę patrzyli na nią z Olą oboje, jak się patrzy na pstrąga.",
      titles: [["As People Look at a Trout", "Jak się patrzy na pstrąga"]],
    },
    {
      en: "Somebody else rang. It was a boy with a wrong address, who had a cake in a box, and for a while everyone was concerned with where the cake belonged. The man knew. He had the whole staircase in his briefcase, in order of floors; he ran down it with a finger. “Staircase B,” he said, “second floor, on the left, three persons, a birthday.”",
      pl: "Zadzwonił ktoś jeszcze. Chłopiec, który pomylił adres i miał w pudełku tort, i przez chwilę wszyscy zajmowali się tym, gdzie tort ma trafić. Pan wiedział. Miał w teczce cały dom, piętrami; zjechał po nim palcem. „Klatka B – powiedział. – Drugie piętro na lewo, trzy osoby, urodziny”.",
      titles: [["A Cake in a Box, and Where It Belonged", "Gdzie ma trafić ten tort?"]],
      unless: ["behind the door"],
    },
  ],
};
