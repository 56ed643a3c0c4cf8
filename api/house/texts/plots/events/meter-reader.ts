import type { Plot } from "#api/house/texts/model.ts";

/** Somebody official comes to the flat, with a briefcase and a form: the meters, the stove or a census. */
export const meterReader: Plot = {
  name: "meter-reader",
  category: "Daily Life",
  when: { timeSlot: ["morning", "afternoon"], day: "working day" },
  wishes: [
    {
      en: "A man with a briefcase had rung and said “Meters”. Ola let him in. Under one arm he carried a folding ladder of five steps, for in this flat the meter hangs above the kitchen door, where nobody has ever wished to read anything. Mruk paid no attention to the man. He looked at the ladder, and above all at the top of it. He wanted to sit there.",
      pl: "Zadzwonił pan z teczką i powiedział: „Liczniki”. Ola go wpuściła. Pod pachą niósł drabinkę o pięciu stopniach, bo licznik w tym mieszkaniu wisi nad drzwiami kuchni, gdzie nikt z własnej woli niczego nie czyta. Na pana Mruk nie zwrócił uwagi. Patrzył na drabinkę, a najbardziej na jej wierzch. Chciał tam usiąść.",
      titles: [["Room at the Top of the Ladder", "Czy jest miejsce na szczycie drabinki?"]],
      picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          en: "Mruk climbed to the fifth step, and it was the right one. From there he saw the dust on the cupboards, the parting in Ola’s hair and, through a little window, a small wheel with a red mark that went round and round. The man read past an ear. “Four, seven,” he dictated to himself, “then there’s a cat, then two.” That is what is written down.",
          pl: "Mruk wszedł na piąty stopień i był to ten właściwy. Widział z niego kurz na szafkach, przedziałek Oli, a w małym okienku kółko z czerwoną kreską, która wracała i wracała. Pan czytał obok ucha. „Cztery, siedem – dyktował sobie – potem jest kot, potem dwa”. I tak to stoi w papierach.",
          titles: [["Four, Seven, Then a Cat, Then Two", "Cztery, siedem, kot i dwa"]],
        },
        {
          en: "Mruk went as far as the third step. It was wide, it had a strip of rubber, and it was warm there from the lamp; he stayed. The man climbed over him to go up, said “Excuse me”, and climbed over him to come down. By the time he was down he had forgotten the figure, so they did it all again, and the third time he was in no hurry.",
          pl: "Mruk doszedł do trzeciego stopnia. Był szeroki, miał gumowy pasek i grzała tam lampa; został. Pan przechodził nad nim w górę, mówił „przepraszam” i przechodził nad nim w dół. Po drodze zapomniał liczby, więc powtórzyli, a za trzecim razem już mu się nie spieszyło.",
          titles: [
            ["As Far as the Third Step", "Na trzecim stopniu i ani kroku wyżej"],
            ["Excuse Me, May I Get Past?", "Przepraszam, czy można przejść?"],
          ],
        },
        {
          en: "Mruk sat on the fifth step, so the man had to go up to him, knees or no knees. “Sixty-seven,” Ola heard, “sixty-eight,” and, from the top, where there was just room for two heads, “Seventy-one.” There was no view of the river. There was one of the dust on the cupboards, of Ola’s parting and, above the kitchen door, of four figures. The four figures the man forgot to write down; the seventy-one is in his notebook.",
          pl: "Mruk siedział na piątym stopniu, więc pan musiał do niego wejść, kolana czy nie kolana. „Sześćdziesiąt siedem – słyszała Ola – sześćdziesiąt osiem”, a z samej góry, gdzie mieściły się akurat dwie głowy: „Siedemdziesiąt jeden”. Widoku na rzekę nie było. Był na kurz na szafkach, na przedziałek Oli i na cztery cyfry nad drzwiami kuchni. Cyfr pan zapomniał zapisać; siedemdziesiąt jeden ma w notesie.",
          titles: [
            ["Seventy-One, Without the River", "Siedemdziesiąt jeden, ale bez rzeki"],
            ["Knees or No Knees", "Kolana czy nie kolana"],
          ],
          needs: ["sixty-six stairs"],
        },
      ],
    },
    {
      en: "The man with the briefcase came about the meters, and he had a torch to read them by. He tried it out in the hall, as soon as Ola had let him in. A round light jumped on the wall, ran across the coats and was gone. Mruk came out from under the coats. He had seen exactly where it went, into the man’s pocket, and wanted it out again.",
      pl: "Pan z teczką przyszedł w sprawie liczników, a żeby je odczytać, miał latarkę. Wypróbował ją w przedpokoju, ledwie Ola otworzyła. Okrągłe światło skoczyło na ścianę, przebiegło po płaszczach i znikło. Mruk wyszedł spod płaszczy. Widział dokładnie, dokąd poszło: panu do kieszeni. Chciał, żeby wyszło.",
      titles: [["Where Did the Light Go?", "Dokąd poszło światło?"]],
      picture: {
        place: "hall",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The light came out again. It read the meter, which took a moment, and after that, since the man still had a hand free, it walked down the wall, over the floor and under the sideboard, and Mruk went with it. This lasted ten minutes. In the report, under “Remarks”, it says that the skirting boards of the whole flat were found in order.",
          pl: "Światło wyszło jeszcze raz. Odczytało licznik, co trwało chwilę, a potem, skoro pan miał wolną rękę, zeszło po ścianie, przez podłogę i pod kredens, a Mruk za nim. Trwało to dziesięć minut. W rubryce „Uwagi” zapisano, że listwy w całym mieszkaniu są w porządku.",
          picture: {
            place: "hall",
            pose: "walk",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [["The Skirting Boards Are in Order", "Listwy są w porządku"]],
        },
        {
          en: "The light had read the meter and was on its way down the wall, with Mruk after it, when the fifteen came. The man stopped as he was, with his arm out. The light stopped, too. For the length of one tram it lay on the skirting board, round and quite still, and Mruk put both paws on it and then his chin. “There’ll be another in four minutes,” the man said softly to Ola, and did not lower his arm.",
          pl: "Światło odczytało licznik i schodziło już po ścianie, a Mruk za nim, kiedy nadjechała piętnastka. Pan znieruchomiał tak, jak stał, z wyciągniętą ręką. Światło też. Przez cały jeden tramwaj leżało na listwie, okrągłe, zupełnie spokojne, i Mruk położył na nim obie łapy, a potem brodę. „Za cztery minuty jest następny” – powiedział pan cicho do Oli i ręki nie opuścił.",
          picture: {
            place: "hall",
            pose: "crouch",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["For the Length of One Tram", "Przez cały jeden tramwaj"],
            ["There’ll Be Another in Four Minutes", "Następny za cztery minuty"],
          ],
          needs: ["the fifteen"],
        },
        {
          en: "Mruk caught the light where it begins. To write, the man had laid the torch on the floor, switched on, and Mruk lay down on it with his chest. It went dark at once. Only between his toes a little came through, pink, and round his edge there was a glow, as from a door left ajar. “Forty-one,” wrote the man by this light.",
          pl: "Mruk złapał światło tam, gdzie się zaczyna. Pan, żeby pisać, odłożył zapaloną latarkę na podłogę, a Mruk położył się na niej piersią. Od razu zrobiło się ciemno. Tylko między palcami trochę się przedostawało, na różowo, a dookoła kota jaśniał brzeg, jak przy uchylonych drzwiach. „Czterdzieści jeden” – zapisał pan przy tym świetle.",
          titles: [["Where the Light Begins", "Tam, gdzie zaczyna się światło"]],
        },
      ],
    },
    {
      en: "Once a year a man with a briefcase comes about the tiled stove. He had just said so to Ola in the hall. Low down, at the back, the stove has an iron door no larger than a book, which is opened for him and for nobody else, and whatever is inside has had a year to collect. Mruk, who lives with that stove, wished to be present.",
      pl: "Raz w roku przychodzi pan z teczką w sprawie pieca. Właśnie mówił to Oli w przedpokoju. Nisko, z tyłu, ma piec żelazne drzwiczki nie większe od książki, które otwiera się jemu i nikomu innemu, a cokolwiek jest w środku, ma rok, żeby się uzbierać. Mruk, który z tym piecem mieszka, chciał być przy tym.",
      titles: [["What Collects in a Stove in a Year", "Co się zbiera w piecu przez rok"]],
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          en: "Mruk put his head into the stove, up to the ears. There was a shaft, and it went up, and far above was a grey coin of daylight with a pigeon across it. Prezes looked down, and Mruk looked up. Neither had known that the house had such a thing. When the door was shut again, Mruk’s whiskers were black on one side, and the man put a tick at “Clear”.",
          pl: "Mruk wsadził głowę do pieca, po uszy. Był tam szyb, szedł w górę, a całkiem wysoko stał szary krążek dnia i w poprzek krążka gołąb. Prezes patrzył w dół, Mruk w górę. Żaden nie wiedział, że dom coś takiego ma. Kiedy drzwiczki zamknięto, Mruk miał wąsy z jednej strony czarne, a pan zaznaczył „drożny”.",
          titles: [
            ["Prezes at the Top of the Chimney", "A na końcu komina Prezes"],
            ["Up to the Ears in the Stove", "Z głową po uszy w piecu"],
          ],
        },
        {
          en: "The man held a strip of paper to the opening, to see whether the stove drew. The paper hung still. Beside it, however, was a face, and on the face eleven whiskers had bent inwards, all at the same angle, like reeds. The man went by these. “Draught good,” he wrote, and on his way out he told Ola that instruments like that are no longer made.",
          pl: "Pan przyłożył do otworu pasek papieru, żeby zobaczyć, czy piec ciągnie. Pasek wisiał. Obok papieru była jednak twarz, a na twarzy jedenaście wąsów zgięło się do środka, wszystkie pod tym samym kątem, jak trzcina. Pan kierował się wąsami. „Ciąg dobry” – wpisał, a wychodząc, powiedział Oli, że takich przyrządów już się nie robi.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            lighting: "cold stove",
            company: "nobody",
          },
          titles: [
            ["They No Longer Make Them like That", "Takich przyrządów już się nie robi"],
            ["Eleven Whiskers at the Same Angle", "Jedenaście pod tym samym kątem"],
          ],
        },
        {
          en: "The iron door stuck, and then it came. Inside were a handful of soot, a cork and, leaning in the corner, a sheet of paper, brown along one edge. The man blew on it. “Rooms, two. Stove, one,” he read, in his own hand: last year’s. He must have leaned it there for a moment, to have both hands free for the door. Mruk took the cork. He had been looking for it about as long.",
          pl: "Żelazne drzwiczki zacięły się, a potem puściły. W środku była garść sadzy, korek i oparta w kącie kartka, z jednego brzegu brązowa. Pan dmuchnął. „Pokoi dwa. Piec jeden” – odczytał własne pismo. Była to ta zeszłoroczna. Musiał ją tam na chwilę oprzeć, żeby mieć obie ręce do zamknięcia drzwiczek. Mruk wziął korek. Szukał go mniej więcej równie długo.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: ["cork"],
            eyes: "wide",
            lighting: "cold stove",
            company: "nobody",
          },
          titles: [["A Year in the Stove", "Cały rok w piecu"]],
          needs: ["last year’s sheet"],
          unless: ["the sheet found"],
        },
      ],
    },
    {
      en: "The man with the briefcase, who had come to Ola about the stove, carried something in his breast pocket: a round mirror on a stick, for looking round corners. The mirror stuck out. As the man bowed, it turned, and Mruk, below at the hall stand, saw in it a green eye and half an ear that belonged to nobody in the hall. He wanted to see the rest.",
      pl: "Pan z teczką, który przyszedł do Oli w sprawie pieca, nosił w kieszonce na piersi okrągłe lusterko na patyku, do zaglądania za róg. Lusterko wystawało. Kiedy pan się kłaniał, obróciło się i Mruk, w dole przy wieszaku, zobaczył w nim zielone oko i pół ucha, które nie należały do nikogo w przedpokoju. Chciał zobaczyć resztę.",
      titles: [["Whose Half an Ear Is That?", "Czyje to pół ucha?"]],
      picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "up", company: "nobody", camera: "close" },
      endings: [
        {
          en: "The man put the mirror into the stove, and past the bend of the pipe it showed him ash, a brick and, when he moved the stick a little, a cat. The cat was grey and looked out at him. He was silent. Then he noticed another cat at his elbow, and let the two have a good look at each other before he wrote: “Nothing unusual. Inhabited.”",
          pl: "Pan wsunął lusterko do pieca i za kolankiem rury zobaczył w nim popiół, cegłę, a kiedy ruszył patykiem, kota. Kot był szary i patrzył na niego. Pan milczał. Potem zauważył drugiego, przy łokciu, i zanim coś napisał, pozwolił obu porządnie się sobie przyjrzeć. „Bez zastrzeżeń – napisał. – Zamieszkany”.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            lighting: "cold stove",
            company: "nobody",
          },
          titles: [
            ["Nothing Unusual, Inhabited", "Bez zastrzeżeń, zamieszkany"],
            ["A Cat Past the Bend of the Pipe", "Kot za kolankiem rury"],
          ],
        },
        {
          en: "The man held the mirror down to Mruk and then carried it round behind him. So Mruk saw his left ear from the back, with the notch, about which everybody in the house tells a different story. He took his time. The notch was smaller than in any of the stories, so he turned the ear a little, until in the glass it was the right size.",
          pl: "Pan podsunął Mrukowi lusterko, a potem obszedł go z nim od tyłu. Mruk zobaczył swoje lewe ucho z drugiej strony, z nacięciem, o którym każdy w domu opowiada co innego. Nie spieszył się. Nacięcie było mniejsze niż we wszystkich opowieściach, więc przekręcił ucho odrobinę, aż w lusterku miało właściwy rozmiar.",
          titles: [
            ["His Left Ear from Behind", "Lewe ucho od tyłu"],
            ["Smaller Than in Any of the Stories", "Mniejsze niż we wszystkich opowieściach"],
          ],
        },
        {
          en: "The sun lay across the floor that day and got into the mirror as the man drew it from his pocket. A round spot shot up the wall, crossed the ceiling and came down by the stove. Mruk saw an eye go by, and the half ear with all that belonged to it, but he was after the spot and could not stop. What was left in the glass was a grey back, whole, going away fast.",
          pl: "Słońce leżało tego dnia na podłodze i kiedy pan wyjął lusterko z kieszonki, wpadło w szkiełko. Okrągła plamka skoczyła na ścianę, przeszła po suficie i zeszła przy piecu. Mruk widział, jak mija go oko, potem ucho z całą resztą, ale gonił plamkę i nie mógł się zatrzymywać. W lusterku został szary grzbiet, cały, i oddalał się szybko.",
          picture: { place: "stove", pose: "run", props: [], eyes: "wide", lighting: "cold stove", company: "nobody" },
          titles: [["The Sun Got into the Mirror", "Słońce wpadło w lusterko"]],
          when: { weather: ["clear"] },
        },
      ],
    },
    {
      en: "“How many are you?” asked the man with the briefcase, even before he had put it down. He was counting people, house by house, for a form. “Two,” said Ola. Mruk was sitting on the doormat, straight in front of him, and had washed his paws. He looked up at Ola, and then at the man, and he did not leave the mat. He wanted to be counted.",
      pl: "„Ile osób?” – spytał pan z teczką, zanim ją jeszcze odstawił. Liczył ludzi, dom po domu, do formularza. „Dwie” – odparła Ola. Mruk siedział na wycieraczce, tuż przed nim, z umytymi łapami. Popatrzył na Olę, potem na pana i nie ruszył się z wycieraczki. Chciał być policzony.",
      titles: [["How Many Are You?", "Ile osób?"]],
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "open",
        on: "doormat",
        look: "up",
        company: "ola",
        camera: "half",
      },
      endings: [
        {
          en: "Before Ola signed, the man read it all out. “Persons, two. Rooms, two. Stove, one.” He looked over his glasses, at the face that had come up beside the table. “And cat, one,” he said, and wrote it below the line, in the same hand, only smaller. Ola signed. Beside her name there was soon something round, damp, with four toes.",
          pl: "Zanim pan dał papier do podpisu, odczytał całość. „Osób dwie. Pokoi dwa. Piec jeden”. Spojrzał znad okularów na twarz, która wyrosła przy stole. „I kot jeden” – powiedział i dopisał pod kreską, tym samym pismem, tylko drobniej. Ola podpisała. Obok jej nazwiska pojawiło się zaraz coś okrągłego, wilgotnego, o czterech palcach.",
          picture: {
            place: "kitchen",
            pose: "peek",
            props: ["official form"],
            eyes: "open",
            company: "ola",
          },
          titles: [["Persons Two, Cat One", "Osób dwie i kot jeden"]],
        },
        {
          en: "“Born?” asked the man. “In a box that had held tangerines,” said Ola. “Married?” “He knows somebody in the bakery.” “Occupation?” Nobody answered, so they both looked down; Mruk was sitting on the paper. “Resident,” wrote the man, round his tail. He tore off the copy and laid it in front of Mruk, because everyone who has been counted gets one.",
          pl: "„Urodzony?” – pytał pan. „W skrzynce po mandarynkach” – odparła Ola. „Żonaty?” „Zna kogoś w piekarni”. „Zawód?” Nikt nie odpowiedział, więc oboje spojrzeli w dół; Mruk siedział na papierze. „Lokator” – wpisał pan dookoła ogona. Oderwał kopię i położył przed Mrukiem, bo dostaje ją każdy, kto został policzony.",
          titles: [["Married? He Knows Somebody in the Bakery", "Żonaty? Zna kogoś w piekarni"]],
        },
        {
          en: "No form had a box for a cat. The man turned every one of them over; then he took off his hat. There, under the band, was the list, and next to the fifth name stood “Waiting”. “To be counted,” he added. “The form goes to the office,” he told Ola. “The hat goes home with me, my wife has it read to her at supper.” Mruk went with him as far as the stairs.",
          pl: "W żadnym formularzu nie było rubryki na kota. Pan odwrócił wszystkie, a potem zdjął kapelusz. Pod wstążką była lista, a przy piątym imieniu słowo „czeka”. „Na policzenie” – dopisał pan. „Formularz idzie do urzędu – wyjaśnił Oli. – Kapelusz idzie ze mną do domu, żona lubi, jak go czytam przy kolacji”. Mruk odprowadził go aż do schodów.",
          picture: { place: "stairs", pose: "walk", props: [], eyes: "open", company: "nobody" },
          titles: [
            ["Read Aloud from a Hat at Supper", "Kapelusz czytany przy kolacji"],
            ["Waiting to Be Counted", "Czeka na policzenie"],
          ],
          needs: ["the list in the hat"],
        },
      ],
    },
    {
      en: "The man who had come to count the inhabitants had the kind of briefcase that you no longer see: leather, with two buckles, a brass lock and three compartments. The forms were in the first. In the second was a roll. As he bowed to Ola the briefcase opened, and Mruk, from the hall rug, saw the third compartment. It was deep and dark, it was free, and he wanted it.",
      pl: "Pan, który przyszedł policzyć mieszkańców, miał teczkę, jakich się już nie widuje: skórzaną, z dwiema sprzączkami, mosiężnym zamkiem i trzema przegrodami. W pierwszej były formularze. W drugiej bułka. Kiedy kłaniał się Oli, teczka się otworzyła i Mruk z chodnika w przedpokoju zobaczył trzecią przegrodę. Była głęboka, ciemna i wolna. Mruk chciał ją mieć.",
      titles: [["The Third Compartment Was Free", "Trzecia przegroda jest wolna"]],
      picture: {
        place: "hall",
        pose: "crouch",
        props: [],
        eyes: "wide",
        on: "rug",
        company: "ola",
        camera: "half",
        look: "reader",
      },
      endings: [
        {
          en: "The man said goodbye, took his briefcase and went. On the second floor he changed hands. On the first he put it down and thought about his age, and then about the roll; he undid the buckles. A minute later he rang at Ola’s door for the second time, and bowed. “I believe,” he said, “that you have one more than you’ve declared.”",
          pl: "Pan się pożegnał, wziął teczkę i poszedł. Na drugim piętrze zmienił rękę. Na pierwszym postawił teczkę i pomyślał o swoich latach, a potem o bułce; odpiął sprzączki. Minutę później po raz drugi zadzwonił do Oli i się ukłonił. „Wydaje mi się – powiedział – że jest państwa o jednego więcej, niż podano”.",
          titles: [["One More Than You’ve Declared", "O jednego więcej, niż podano"]],
        },
        {
          en: "The third compartment was too narrow by a third. Mruk got in down to the shoulders, thought, and got in the other way, down to the hips, and so he remained for a while, like a hand in a child’s glove. Then he came out with what there was at the bottom: a rubber band, wide and red. Nobody asked for it back. It now lies under the bath, among the reserves.",
          pl: "Trzecia przegroda była za wąska o jedną trzecią. Mruk wszedł po ramiona, pomyślał, wszedł z drugiej strony, po biodra, i tak przez chwilę pozostał, jak dłoń w dziecięcej rękawiczce. Potem wyszedł z tym, co leżało na dnie: z szeroką czerwoną gumką. Nikt się o nią nie upomniał. Leży teraz pod wanną, razem z rezerwami.",
          titles: [["At the Bottom of the Briefcase", "Co leżało na dnie teczki"]],
        },
        {
          en: "Mruk went into the third compartment head first, down to the hips. The man had put the blue ink pad away there, open, and when the cat came out, one of his white paws was not white. He walked across the papers to the end of the table. The man bent over the marks, from the first to the last: a round one with four small ones above, and every claw in place. “Sharper than mine,” he told Ola, and let them dry.",
          pl: "Mruk wszedł do trzeciej przegrody głową naprzód, po biodra. Pan schował tam niebieską poduszkę z tuszem, otwartą, i kiedy kot wyszedł, jedna z jego białych łap nie była biała. Przeszedł po papierach do końca stołu. Pan pochylił się nad odciskami, od pierwszego do ostatniego: jeden okrągły, nad nim cztery małe, pazury w komplecie. „Wyraźniejsze od moich” – powiedział Oli i dał im wyschnąć.",
          picture: { place: "desk", pose: "walk", props: [], eyes: "open", camera: "close", company: "nobody" },
          titles: [
            ["Sharper Than Mine, Said the Man", "Wyraźniejsze od moich"],
            ["One White Paw Was Not White", "Biała, a jednak niebieska"],
          ],
          needs: ["the stamp"],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But Ola had picked Mruk up. She thinks that visitors on business should not have to meet a cat all at once, and so she carried him on her shoulder while she talked, with his face to the wall. He hung there like a scarf with its own opinion. Behind his back something was unpacked, and he heard every piece.",
      pl: "Ale Ola wzięła Mruka na ręce. Uważa, że kogoś, kto przychodzi służbowo, nie należy witać od razu całym kotem, więc rozmawiając, nosiła go na ramieniu, twarzą do ściany. Zwisał z niego jak szalik, który ma własne zdanie. Za jego plecami coś wypakowywano i słyszał każdą rzecz z osobna.",
      titles: [["A Scarf with Its Own Opinion", "Szalik, który ma własne zdanie"]],
      turns: [
        {
          en: "“If you’d sign here,” said the man. Signing takes a hand, and another to hold the paper. Ola looked from the cat to the pencil and round for a place to put either. “Give him to me for a moment,” said the man. He took Mruk as people take in a parcel for the neighbours, and since this parcel was purring, he put it down quite gently.",
          pl: "„Tu poproszę o podpis” – powiedział pan. Do podpisu trzeba ręki i drugiej, żeby przytrzymać papier. Ola patrzyła to na kota, to na ołówek i szukała miejsca dla jednego z nich. „Niech mi go pani na chwilę da” – powiedział pan. Wziął Mruka, jak się bierze paczkę dla sąsiadów, a że paczka mruczała, odstawił ją całkiem delikatnie.",
          titles: [
            ["A Parcel for the Neighbours, Purring", "Paczka dla sąsiadów, a mruczy"],
            ["If You’d Sign Here", "Tu poproszę o podpis"],
          ],
        },
        {
          en: "Mruk made himself long. Nobody can forbid a cat that, and nobody can hold a long cat with one arm: above, he flowed over Ola’s shoulder; below, he flowed past her elbow, and Ola went on holding what was in the middle until that had gone too. “And are there any other exits?” the man was just asking. She looked at her arm.",
          pl: "Mruk zrobił się długi. Kotu się tego nie zabroni, a długiego kota nie utrzyma się jedną ręką: górą spływał Oli przez ramię, dołem spływał obok łokcia, a Ola trzymała to, co pośrodku, dopóki i to nie odpłynęło. „A czy są inne wyjścia?” – pytał akurat pan. Popatrzyła na pustą rękę.",
          titles: [
            ["He Made Himself Long", "Zrobił się długi, i już"],
            ["Are There Any Other Exits?", "A czy są inne wyjścia?"],
          ],
        },
        {
          en: "With his face to the wall, Mruk could see what nobody else saw: between the wall and the chest stood a sheet of paper with a stamp. It had slipped off the pile. He stretched towards it, and Ola looked where he was looking. “Is that last year’s?” she asked. The gap was too narrow for an arm, even for hers. So she put Mruk down, and at the second stroke of his paw the sheet came out, and some fluff with it.",
          pl: "Mruk wisiał twarzą do ściany, więc widział to, czego nie widział nikt inny: między ścianą a szafką stała kartka z pieczątką. Zsunęła się tam ze sterty. Mruk wyciągnął się ku niej, a Ola popatrzyła tam gdzie on. „To ta zeszłoroczna?” – spytała. W szparę nie wchodziła nawet jej ręka. Postawiła więc Mruka na podłodze i za drugim zamachem kartka wyjechała, razem z kurzem.",
          picture: { place: "hall", pose: "crouch", props: ["sheet of paper"], eyes: "open", company: "ola" },
          titles: [["With His Face to the Wall He Saw It", "Widział, bo patrzył w ścianę"]],
          needs: ["last year’s sheet"],
          pays: ["the sheet found"],
        },
      ],
    },
    {
      en: "The man, however, was afraid of cats. He did not say so; he had stepped back against the wall of the hall, and held the briefcase in front of his chest, upright, with both hands. “Is he yours?” he asked Ola, and smiled with one side. As long as Mruk looked at him, nothing in this flat would be read, opened or counted.",
      pl: "Tyle że pan bał się kotów. Nie powiedział tego; cofnął się pod ścianę przedpokoju i trzymał teczkę przed piersią, pionowo, oburącz. „To państwa?” – spytał Olę i uśmiechnął się jedną stroną. Dopóki Mruk na niego patrzył, w tym mieszkaniu nic nie zostanie odczytane, otwarte ani policzone.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "reader", company: "ola", camera: "half" },
      titles: [["Is He Yours?", "Czy to państwa kot?"]],
      pays: ["afraid of cats"],
      turns: [
        {
          en: "So Mruk stopped looking. He turned round, sat down with his back to the man, and gave his attention to a knot in the floorboard. All there was to see of him now was two ears and a good deal of fur, and it is hard to fear something that takes no interest. The briefcase sank an inch, then another. “Well, then,” said the man.",
          pl: "Mruk przestał więc patrzeć. Odwrócił się, usiadł do pana plecami i zajął się sękiem w podłodze. Widać było tylko dwoje uszu i sporo futra, a trudno się bać czegoś, co się człowiekiem nie interesuje. Teczka opadła o dłoń, potem o drugą. „No to zaczynamy” – powiedział pan.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            company: "nobody",
            camera: "close",
          },
          titles: [
            ["So Mruk Stopped Looking", "I Mruk przestał patrzeć"],
            ["What Is So Interesting About a Knot?", "Co ciekawego jest w sęku?"],
          ],
        },
        {
          en: "“What does he do?” asked the man. “He does nothing,” said Ola, “that’s the main thing about him.” The man stretched out one finger, the one with the ink on it, from far away, as you do to see whether a stove is hot. Mruk touched it with his nose. The finger was dry and smelled of stairs. The man looked at the finger from both sides, and it was all there.",
          pl: "„A co on robi?” – spytał pan. „Nic – odparła Ola. – To jego główne zajęcie”. Pan wyciągnął jeden palec, ten od atramentu, z daleka, jak się sprawdza, czy piec gorący. Mruk dotknął go nosem. Palec był suchy i pachniał schodami. Pan obejrzał palec z obu stron. Był cały.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            company: "ola",
            camera: "half",
            look: "reader",
          },
          titles: [["What Does He Do?", "A co on robi?"]],
        },
        {
          en: "“And how do you say ‘I’m afraid’?” asked the man, over the edge of his briefcase. Ola told him in her other language, and gave him the word for cats as well, and with some help he made a sentence of them. It was true and it had been said aloud; but it had been said by a foreigner. The man liked that. He said it again, to Mruk this time, with a bow, and for the bow he put the briefcase down.",
          pl: "„A jak tam się mówi »boję się«?” – zapytał pan znad teczki. Ola podała mu to w swoim drugim języku, podała też słowo na koty i z niewielką pomocą pan złożył z tego zdanie. Było prawdziwe i padło na głos, tyle że powiedział je jakiś cudzoziemiec. Spodobało mu się. Powtórzył je, tym razem do Mruka, z ukłonem, a do ukłonu odstawił teczkę.",
          titles: [["How Do You Say “I’m Afraid”?", "Jak się mówi „boję się”?"]],
          needs: ["the other language"],
        },
      ],
    },
    {
      en: "But first of all came the form. It had thirty-one boxes, and before anything else could happen each of them had to have something in it, in capitals. The man wrote standing, on top of his briefcase, and Ola spelled. He was at the fourth. Whenever the bell on Mruk’s collar stirred, the man looked up, lost the place, and began again with the surname.",
      pl: "Ale najpierw był formularz. Miał trzydzieści jeden rubryk i zanim cokolwiek mogło się wydarzyć, w każdej musiało coś stać, drukowanymi. Pan pisał na stojąco, na teczce, a Ola literowała. Był przy czwartej. Ilekroć ruszył się dzwonek Mruka, pan podnosił głowę, gubił miejsce i zaczynał znów od nazwiska.",
      picture: {
        place: "hall",
        pose: "crouch",
        props: [],
        eyes: "half",
        look: "reader",
        company: "ola",
        camera: "half",
      },
      titles: [["Thirty-One Boxes, in Capitals", "Trzydzieści jeden rubryk, drukowanymi"]],
      turns: [
        {
          en: "At the ninth box the pencil broke. It was the only one; he looked for the point on the floor, which is human but of no use, and Ola went to fetch hers. In the meantime nothing was filled in. Man and cat stood opposite each other in the silence, off duty, so to speak. “After you,” said the man, and put the form away.",
          pl: "Przy dziewiątej rubryce złamał się ołówek. Był jedyny; pan szukał czubka na podłodze, co jest ludzkie, ale na nic się nie zda, a Ola poszła po swój. Tymczasem niczego nie wypełniano. Człowiek i kot stali w ciszy naprzeciwko siebie, jakby po służbie. „Pan pierwszy” – powiedział pan i schował formularz.",
          titles: [["At the Ninth Box the Pencil Broke", "Przy dziewiątej złamał się ołówek"]],
        },
        {
          en: "“Seventeen,” read the man. “Other.” He looked at Ola, and Ola at him. In all these years he had drawn a line in box seventeen. This time he held the pencil over it, glanced down, and wrote a name of four letters, and it cheered him so much that he left out the fourteen boxes that came after.",
          pl: "„Rubryka siedemnaście – przeczytał pan. – Inne”. Popatrzył na Olę, a Ola na niego. Przez wszystkie te lata stawiał w siedemnastej kreskę. Tym razem potrzymał nad nią ołówek, zerknął w dół i wpisał imię z czterech liter, i tak go to podniosło na duchu, że czternaście rubryk, które zostały, po prostu opuścił.",
          titles: [
            ["Box Seventeen, Other", "Rubryka siedemnasta, inne"],
            ["A Name of Four Letters", "Imię z czterech liter"],
          ],
        },
        {
          en: "At the tenth box the man needed his writing hand, and the glass began to slide. It went down the slope of the briefcase without haste, and what was left of the cherry ran over the surname, the rooms and the whole of the lower half. He held the form up by two corners. It was pink, and it dripped. Ola pegged it to the line over the bath. “Well, until it’s dry,” said the man, and put the briefcase down.",
          pl: "Przy dziesiątej rubryce pan potrzebował ręki do pisania i szklanka ruszyła. Zjechała po pochyłej teczce bez pośpiechu, a resztka wiśni spłynęła po nazwisku, po pokojach i po całej dolnej połowie. Pan uniósł formularz za dwa rogi. Był różowy i kapał. Ola przypięła go klamerkami do sznurka nad wanną. „No to póki nie wyschnie” – powiedział pan i odstawił teczkę.",
          titles: [
            ["It Was Pink, and It Dripped", "Był różowy i kapał"],
            ["Pegged to the Line over the Bath", "Na sznurku, nad wanną"],
          ],
          needs: ["the cherry tea"],
        },
      ],
    },
    {
      en: "The man, however, would not come any farther. He had seen the floor in the hall, which Ola had waxed, and his shoes; he asked for a newspaper, had it laid down before him, and stood on it like a monument. From there he could reach nothing. “I don’t want to make any work,” he said. Mruk walked round him twice.",
      pl: "Pan jednak nie chciał wejść dalej. Zobaczył w przedpokoju podłogę, którą Ola wypastowała, i swoje buty; poprosił o gazetę, kazał ją sobie rozłożyć i stanął na niej jak pomnik. Stamtąd nie dosięgał niczego. „Nie chcę robić kłopotu” – powiedział. Mruk obszedł go dwa razy dookoła.",
      turns: [
        {
          en: "A newspaper on wax is a sledge. Ola took it by the two front corners and pulled, at first only to try; and the man, with the briefcase under his arm, rode along the hall and round the corner, upright, past the mirror, in which he saw himself. He raised his hat to it. Mruk went on ahead, as somebody must in a procession.",
          pl: "Gazeta na paście to sanki. Ola wzięła ją za dwa przednie rogi i pociągnęła, z początku tylko na próbę, a pan z teczką pod pachą pojechał przez przedpokój i za róg, wyprostowany, obok lustra, w którym siebie zobaczył. Uchylił kapelusza. Mruk szedł przodem, jak to przy procesji.",
          titles: [
            ["A Newspaper on Wax Is a Sledge", "Gazeta na paście to sanki"],
            ["He Raised His Hat to the Mirror", "Przed lustrem uchylił kapelusza"],
          ],
        },
        {
          en: "Mruk put a paw on the next sheet, which was still lying folded on the chest, and it slid down and opened in front of the man’s toes. The man understood. He stepped across, and Ola moved the first sheet to the front with her foot. So he came through the flat from the sports page to the weather, dry-shod, without touching a board.",
          pl: "Mruk położył łapę na następnym arkuszu, który leżał złożony na szafce, i arkusz zsunął się i otworzył panu przed czubkami butów. Pan zrozumiał. Przestąpił na niego; pierwszy Ola przesunęła nogą do przodu. I tak szedł przez mieszkanie, od sportu do pogody i od pogody do sportu, suchą stopą, a żadnej deski nie dotknął.",
          titles: [["From the Sports Page to the Weather", "Od sportu do pogody"]],
        },
        {
          en: "“You’re standing on it,” said Ola. From under the sports page, between his shoes, a corner stuck out with half a blue eagle: last year’s sheet had slid off the pile and in among the news. The man lifted one foot, then the other, and the sheet came up with that. There was nothing for it. He took his shoes off, left them standing on the newspaper and came in, in green socks.",
          pl: "„Pan na niej stoi” – powiedziała Ola. Spod sportu, między butami, wystawał róg z połową niebieskiego orła: zeszłoroczna kartka zsunęła się ze sterty prosto między wiadomości. Pan podniósł jedną nogę, potem drugą, i z tą drugą podniosła się kartka. Nie było rady. Zdjął buty, zostawił je na gazecie i wszedł w zielonych skarpetkach.",
          titles: [
            ["You’re Standing on It", "Pan na niej stoi"],
            ["On Duty in Green Socks", "Na służbie w zielonych skarpetkach"],
          ],
          needs: ["last year’s sheet"],
          pays: ["the sheet found"],
        },
        {
          en: "By now the man’s knees were trembling so much that the newspaper rustled. Ola brought the third chair from the kitchen and pushed it up behind him. That chair is Mruk’s, as everybody knows but the man. He had hardly sat down when Mruk gave him the look that people on trains give a stranger in their seat. “I beg your pardon,” he said, got up, and made way, across the bare floor.",
          pl: "Panu tak już drżały kolana, że szeleściła gazeta. Ola przyniosła z kuchni trzecie krzesło i podsunęła mu od tyłu. To krzesło jest Mruka, o czym wiedzą wszyscy oprócz pana. Ledwie usiadł, Mruk spojrzał na niego z dołu, jak się w pociągu patrzy na osobę, która zajęła nie swoje miejsce. „Przepraszam” – powiedział pan, wstał i ustąpił, prosto na gołą podłogę.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "grump",
            mouth: "grump",
            look: "reader",
            company: "ola",
            camera: "half",
          },
          titles: [["I Beg Your Pardon, Is This Yours?", "Przepraszam, czy to pana krzesło?"]],
          needs: ["sixty-six stairs"],
        },
        {
          en: "The rain had come up the stairs with the man, in his trousers. It ran out of the turn-ups into the newspaper until that was quite soft, and when he shifted his feet the sports page came along, half of it on each shoe. He took a step, to try. “That won’t leave a mark,” said Ola. So he came in, rustling, with a football team under either sole.",
          pl: "Deszcz wszedł po schodach razem z panem, w nogawkach. Spływał z mankietów w gazetę, aż całkiem zmiękła, a kiedy pan przestąpił z nogi na nogę, sport poszedł razem z nim, po połowie na każdy but. Pan zrobił krok, na próbę. „To nie zostawi śladu” – powiedziała Ola. Wszedł więc, szeleszcząc, z drużyną piłkarską pod jedną i pod drugą podeszwą.",
          titles: [
            ["A Football Team under Either Sole", "Drużyna pod każdą podeszwą"],
            ["The Rain Came Up the Stairs with Him", "Deszcz też wszedł po schodach"],
          ],
          when: { weather: ["rain"] },
        },
      ],
    },
    {
      en: "Unfortunately Ola asked for his card. The man had one, with a stamp; but on the photograph was somebody with a beard, curls and a broad smile, and before her in the hall stood a smooth man with a hat. “That’s me,” he said. She held it beside his face. For as long as she was comparing, he was not here officially, and everything had to wait.",
      pl: "Niestety Ola poprosiła o legitymację. Pan ją miał, z pieczątką, ale na zdjęciu był ktoś z brodą, lokami i szerokim uśmiechem, a w przedpokoju stał przed nią ktoś gładki, w kapeluszu. „To ja” – powiedział. Przyłożyła mu zdjęcie do twarzy. Dopóki porównywała, nie był tu urzędowo i wszystko musiało czekać.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "half", look: "up", company: "ola", camera: "half" },
      titles: [["Is That Really You?", "Czy to na pewno pan?"]],
      turns: [
        {
          en: "In the drawer under the telephone lies another document, a passport, and Ola, to be fair, fetched it. In it was Mruk, from the front, thinner and with an expression of innocence. They compared him as well. “Yes, well,” said the man after a while, “people change.” Ola gave him his card back, and asked him to do whatever he had come for.",
          pl: "W szufladzie pod telefonem leży inny dokument, paszport, i Ola, dla sprawiedliwości, go przyniosła. Był w nim Mruk, z przodu, szczuplejszy i z miną niewiniątka. Porównali i jego. „No cóż – powiedział po chwili pan – człowiek się zmienia”. Ola oddała panu legitymację i poprosiła, żeby zrobił to, po co przyszedł.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "wide",
            company: "ola",
            camera: "half",
            look: "reader",
          },
          titles: [["Yes, Well, People Change", "No cóż, człowiek się zmienia"]],
        },
        {
          en: "Mruk examined the man from below. He began at the shoe, went up the trouser leg as far as his nose could reach, and came to a halt at the turn-up, where three hairs lay, two white ones and a black. Mruk sat down. “A spotted one?” Ola asked the man. “For eleven years,” he said, and there on his face was the smile from the photograph, whole.",
          pl: "Mruk zbadał pana od dołu. Zaczął od buta, poszedł w górę po nogawce tak daleko, jak nos sięga, i stanął przy mankiecie, w którym leżały trzy włosy, dwa białe i czarny. Usiadł. „Łaciaty?” – spytała pana Ola. „Od jedenastu lat” – odparł, i oto miał na twarzy uśmiech ze zdjęcia, cały.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", company: "ola", camera: "half" },
          titles: [
            ["Two White Ones and a Black", "Trzy włosy przy mankiecie"],
            ["The Smile from the Photograph, Whole", "Uśmiech ze zdjęcia, cały"],
          ],
        },
        {
          en: "Ola looked no longer at the face but at the stamp across the corner of the photograph. The eagle had no third claw. She fetched the paper that had just been stamped, and held the two side by side: there, too, the claw was missing. “Anybody can shave off a beard,” she said, and gave the man his card back. Mruk, who was allowed close enough to see, has all of his.",
          pl: "Ola przestała patrzeć na twarz i popatrzyła na pieczątkę w rogu zdjęcia. Orzeł nie miał trzeciego pazura. Przyniosła papier, który dopiero co ostemplowano, i przyłożyła jedno do drugiego: tam też go brakowało. „Brodę każdy może zgolić” – powiedziała i oddała legitymację. Mruk, którego dopuszczono bliżej, żeby zobaczył, swoje pazury ma wszystkie.",
          titles: [
            ["The Eagle Without a Third Claw", "Orzeł bez trzeciego pazura"],
            ["Anybody Can Shave Off a Beard", "Brodę może zgolić każdy"],
          ],
          needs: ["the stamp"],
        },
      ],
    },
    {
      en: "But the door had been closed. Ola had shown the man in and pushed it shut behind them with her foot, since she was carrying his hat; and Mruk sat outside in the hall. From under the door came light, two voices and a draught that smelled of leather. Mruk is not used to being on that side. It must have been a mistake.",
      pl: "Ale zamknięto drzwi. Ola wprowadziła pana i pchnęła je za sobą nogą, bo niosła jego kapelusz, a Mruk siedział po drugiej stronie, w przedpokoju. Szparą od dołu wychodziło światło, dwa głosy i koniuszek przeciągu, który pachniał skórą. Mruk nie przywykł być po tej stronie. To musiała być pomyłka.",
      titles: [["On the Wrong Side of the Door", "Po niewłaściwej stronie drzwi"]],
      pays: ["behind the door"],
      turns: [
        {
          en: "Mruk knocked. He did it properly, with one paw, three times, low down, and then he waited. “Come in,” said the man inside, who is polite and was bent over his papers. Nobody came in. He said it again; then he got up, opened with a small bow, and saw nobody at the height where people are. Mruk walked in below.",
          pl: "Mruk zapukał. Zrobił to jak należy, łapą, trzy razy, nisko, i odczekał. „Proszę” – powiedział w środku pan, który jest uprzejmy i siedział nad papierami. Nikt nie wszedł. Powtórzył, potem wstał, otworzył z lekkim ukłonem i na wysokości, na której bywają ludzie, nie zobaczył nikogo. Mruk wszedł dołem.",
          titles: [["Who Knocks So Low Down?", "Kto puka tak nisko?"]],
        },
        {
          en: "A pencil had rolled out under the door. Mruk put a paw on it. Inside, the man was patting his pockets and Ola was looking under the table; then two fingers came out through the crack, feeling their way. Mruk pushed the pencil back a little, but not far enough. In the end they had to open, and he brought it in himself.",
          pl: "Spod drzwi wytoczył się ołówek. Mruk przykrył go łapą. Słychać było, jak w środku pan klepie się po kieszeniach, a Ola zagląda pod stół; potem w szparze ukazały się dwa palce i szukały. Mruk podsunął ołówek, ale nie dość daleko. W końcu musieli otworzyć i wniósł go sam.",
          titles: [["Two Fingers Under the Door", "W szparze dwa palce"]],
        },
        {
          en: "The next fifteen came, and behind the door both voices stopped in the middle of a sentence to let it by. Outside, Mruk was scratching himself under the collar. In the gap that they had left for the tram, his bell could be heard, small and very clear. “There’s somebody ringing,” said the man. Ola opened the door, and so there was.",
          pl: "Nadjechała następna piętnastka i za drzwiami oba głosy urwały w pół zdania, żeby ją przepuścić. W przedpokoju Mruk drapał się właśnie pod obrożą. W przerwie, którą zostawiono dla tramwaju, słychać było jego dzwonek, cienko i bardzo wyraźnie. „Ktoś dzwoni” – powiedział pan. Ola poszła otworzyć i rzeczywiście ktoś był.",
          picture: { place: "box", inBox: false, pose: "sit", props: [], by: "doorway", eyes: "half", company: "ola" },
          titles: [
            ["There’s Somebody Ringing", "Ktoś dzwoni, powiedział pan"],
            ["In the Gap Left for the Tram", "W przerwie na tramwaj"],
          ],
          needs: ["the fifteen"],
        },
        {
          en: "That day the wind blew from the street and came in round the front windows. It crossed the room and leaned on the door, which Ola had not quite shut, and the door flew open. A sheet of paper came out to Mruk, then another, then the whole pile, low over the floor. The man came after them on his knees. He found the last one under a paw, and Ola left the door open, in case it happened again.",
          pl: "Wiatr wiał tego dnia od ulicy i dostawał się przez szpary w oknach. Przeszedł przez pokój i oparł się o drzwi, których Ola nie domknęła; drzwi puściły. Wyszła do Mruka kartka, potem druga, potem cała sterta, nisko nad podłogą. Za nimi, na kolanach, wyszedł pan. Ostatnią znalazł pod łapą, a Ola na wszelki wypadek zostawiła drzwi otwarte.",
          titles: [["The Wind Leaned on the Door", "Wiatr oparł się o drzwi"]],
          when: { weather: ["wind"] },
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“Sixty-six,” said the man, out of breath. He meant the stairs. He counts them in every house, he told Ola; it is the one figure that he collects for himself. The most he ever had was a hundred and eight, with a view of the river. Today, though, his knees had had enough. Sitting down on duty is forbidden, so he rested them one at a time.",
      pl: "„Sześćdziesiąt sześć” – powiedział pan bez tchu. Chodziło o schody. Liczy je w każdym domu, wyznał Oli, to jedyna liczba, którą zbiera dla siebie. Najwięcej miał sto osiem, z widokiem na rzekę. Ale na dziś kolana miały dosyć. Siadać na służbie nie wolno, więc pan dawał im odpocząć po kolei.",
      titles: [["A Hundred and Eight, with a View of the River", "Sto osiem, z widokiem na rzekę"]],
      pays: ["sixty-six stairs"],
    },
    {
      en: "Ola asked whether he would take tea. He was not allowed to, said the man, so sadly that she put the kettle on. He drank standing, in three official sips, and asked, as a private person, whether that was cherry. Then he had nowhere to put the glass. He stood it on the briefcase, on top of his papers, and for some time he had no hand for anything but holding it level.",
      pl: "Ola spytała, czy pan napije się herbaty. Nie wolno mu, powiedział, ale tak smutno, że nastawiła wodę. Pił na stojąco, trzema służbowymi łykami, i zapytał, już jako osoba prywatna, czy to z wiśnią. Potem nie miał gdzie odstawić szklanki. Postawił ją na teczce, na papierach, i przez jakiś czas brakowało mu rąk do czegokolwiek poza trzymaniem jej równo.",
      pays: ["the cherry tea"],
      unless: ["afraid of cats"],
    },
    {
      en: "The fifteen went by, and the man stopped with his hand in the air until it was past. “Everybody in this street does that,” said Ola. In his own, he told her, it is the seventeen; his wife waits for it in the middle of a sentence, even on holiday, even by the sea. At this hour there is a tram every few minutes, and at each of them the whole business stood still.",
      pl: "Przejechała piętnastka i pan znieruchomiał z ręką w powietrzu, aż minęła. „Na tej ulicy wszyscy tak robią” – zauważyła Ola. U niego, opowiedział, jeździ siedemnastka; żona w połowie zdania czeka, aż przejedzie, nawet na urlopie, nawet nad morzem. O tej porze tramwaj jest co kilka minut i przy każdym cała sprawa stawała w miejscu.",
      titles: [["Even by the Sea They Leave a Gap", "Nawet nad morzem czekają na tramwaj"]],
      pays: ["the fifteen"],
    },
    {
      en: "“The undersigned person,” the man read out from a paper. Ola said it in her other language, where it came out shorter and had lost its tie. “Do you do that with everything?” asked the man. “With nearly everything,” said Ola. He asked her to do “arrears”. He asked for “in duplicate” and “not applicable”, and it turned out that he had a whole page of these and wished to hear it to the end.",
      pl: "„Osoba niżej podpisana” – odczytał pan z papieru. Ola powiedziała to w swoim drugim języku, gdzie wyszło krócej i bez krawata. „Pani tak ze wszystkim?” – zapytał pan. „Prawie” – odparła Ola. Poprosił o „zaległości”. Poprosił o „w dwóch egzemplarzach” i o „nie dotyczy” i okazało się, że ma tego całą stronę i chce ją usłyszeć do końca.",
      titles: [["Official Words Without a Tie", "Urzędowe słowa bez krawata"]],
      pays: ["the other language"],
    },
    {
      en: "“Four today,” the man remarked, “he’s the fifth.” He meant cats. One had sat on a wardrobe, one in a sink; one had been called Doctor and had not got up. He keeps a list inside his hat, in pencil, under the band: each cat, and what it was doing. Ola spelled the name for him. It is a short one, and there was just room. “Doing?” asked the man, looked at Mruk, and put down “Waiting”.",
      pl: "„Cztery dzisiaj – zauważył pan. – To piąty”. Chodziło o koty. Jeden siedział na szafie, jeden w zlewie, jeden nazywał się Doktor i nie wstał. Listę pan prowadzi wewnątrz kapelusza, ołówkiem, pod wstążką: kto i przy jakim zajęciu. Ola przeliterowała mu imię. Jest krótkie i akurat się zmieściło. „Zajęcie?” – spytał pan, popatrzył na Mruka i wpisał „czeka”.",
      titles: [["The Fifth Cat Today", "Piąty dziś kot"]],
      pays: ["the list in the hat"],
      unless: ["afraid of cats", "behind the door"],
    },
    {
      en: "The papers needed a stamp. The man pressed his own on a blue ink pad, looked for something firm, and brought it down; in the kitchen a spoon answered. The eagle it left had lost its third claw. He and Ola admired it, as people admire a trout. Now it had to dry, and until it was dry, a good minute, nobody in this flat was to touch, move or open anything.",
      pl: "Potrzebna była jeszcze pieczątka. Pan przycisnął ją do niebieskiej poduszki z tuszem, poszukał czegoś twardego i przyłożył; w kuchni odezwała się łyżeczka. Odbiła się okrągła, z orłem, który stracił trzeci pazur. Podziwiali ją z Olą, jak się podziwia pstrąga. Teraz musiała wyschnąć, a póki nie wyschła, dobrą minutę, nikomu w tym mieszkaniu nie wolno było niczego ruszać.",
      titles: [["Until the Eagle Is Dry", "Póki orzeł nie wyschnie"]],
      pays: ["the stamp"],
      unless: ["afraid of cats"],
    },
    {
      en: "The man took the whole house out of his briefcase, floor by floor. On the second there was a sewing machine, on the first a trumpet. Only the sheet for Ola’s flat, last year’s, was not there. He looked between all the others, and then again. Every year one of them goes missing, he told Ola, and every year the office sends a copy in the end; but he would sooner find it himself, and nobody in the flat was to be in a hurry.",
      pl: "Pan wyjął z teczki cały dom, piętro po piętrze. Na drugim była maszyna do szycia, na pierwszym trąbka. Brakowało tylko kartki z mieszkania Oli, zeszłorocznej. Pan zajrzał między wszystkie inne, a potem między nie jeszcze raz. Co rok jednej brakuje, powiedział Oli, i co rok urząd w końcu przysyła odpis; wolałby jednak znaleźć ją sam, więc nikomu nie mogło się spieszyć.",
      titles: [["One Sheet Is Missing", "Brakuje tylko jednej kartki"]],
      pays: ["last year’s sheet"],
      unless: ["afraid of cats"],
    },
  ],
};
