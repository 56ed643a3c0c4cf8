import type { Plot } from "#api/house/texts/model.ts";

/** The visit to the vet in Hoża Street, once a year, to be vaccinated, weighed and written down. */
export const vet: Plot = {
  name: "vet",
  category: "Adventure",
  when: { timeSlot: ["morning", "afternoon"], day: "working day" },
  wishes: [
    {
      en: "Last time, on his way to the vet in Ola’s basket, Mruk sang from the front gate as far as Hoża Street, and passers-by gave advice. Today, when he was due to be vaccinated, he had not opened his mouth. Twice Ola lifted the cloth to see whether he was in there at all. They had reached the waiting room, and he meant to be silent to the end.",
      pl: "Poprzednim razem, kiedy Ola niosła go w koszyku do weterynarza, Mruk śpiewał od bramy aż po Hożą, a przechodnie udzielali rad. Dziś, w drodze na szczepienie, nie otworzył pyska. Ola dwa razy podnosiła ściereczkę, żeby sprawdzić, czy jest w środku. Siedzieli już w poczekalni, a Mruk zamierzał milczeć do końca.",
      picture: {
        place: "gateway",
        pose: "crouch",
        props: [],
        eyes: "open",
        mouth: "neutral",
        under: "covered basket",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["And Who Said “Ow”?", "A kto powiedział „au”?"],
            ["A Glass of Water and a Raspberry Drop", "Szklanka wody i malinowy cukierek"],
            ["Silent, from the Gate to the Needle", "Od bramy po igłę ani słowa"],
          ],
          en: "The vet was quick. He parted the fur, there was a short silence, and somebody said “Ow.” It was not the patient. Ola, who had looked, was given the only chair, a glass of water, and a raspberry drop from the drawer for brave children. Mruk got into the basket by himself, since she was evidently in no state to lift him.",
          pl: "Weterynarz robił to szybko. Rozgarnął futro, zapadła krótka cisza i ktoś powiedział „au”. Nie pacjent. Ola, która patrzyła, dostała jedyne krzesło, szklankę wody i malinową landrynkę z szuflady dla dzielnych dzieci. Mruk sam wszedł do koszyka, bo ona najwyraźniej nie miała siły go podnieść.",
          picture: { place: "surgery", pose: "crouch", props: [], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["Can I Hear It, Too?", "A mogę też posłuchać?"],
            ["What the Tap Was For", "Po co odkręcono kran"],
            ["Not a Word Since They Left Home", "Od wyjścia z domu ani słowa"],
          ],
          en: "The vet listened at the patient’s ribs and could not hear the heart for the purring. He turned on the tap, which generally stops a cat purring; he turned it on further. “He hasn’t said a word since we left home,” said Ola. The vet took the stethoscope out of his ears and put it in hers. She listened so long that he got the vaccination done.",
          pl: "Weterynarz przyłożył słuchawkę do żeber. Serca nie było słychać, tak głośno pacjent mruczał. Odkręcił kran, od czego koty zwykle milkną, potem odkręcił mocniej. „Od samego domu nie pisnął ani słowa” – powiedziała Ola. Weterynarz wyjął słuchawki ze swoich uszu i włożył Oli. Słuchała tak długo, że tymczasem zdążył pacjenta zaszczepić.",
          picture: { place: "surgery", pose: "loaf", props: [], eyes: "happy", company: "ola" },
        },
      ],
    },
    {
      en: "Mruk’s card at the vet’s has two sentences on it: “Robust. Knows it.” Today he was due on the scales and for a vitamin injection, and there might be a third sentence. He had prepared himself, above all at breakfast. Ola had had to stop three times on the way to Hoża Street, and now he sat in the waiting room, upright in his basket.",
      pl: "W karcie Mruka u weterynarza stoją dwa zdania: „Potężny. Wie o tym”. Dziś mieli go zważyć, dać mu zastrzyk z witamin i opisać na nowo, więc mogło dojść trzecie. Przygotowywał się, głównie przy śniadaniu. Ola niosła go na Hożą z trzema postojami, a teraz Mruk siedział w poczekalni, w koszyku, wyprostowany.",
      picture: { place: "kitchen floor", pose: "sit", props: ["empty bowl"], eyes: "half", company: "nobody" },
      endings: [
        {
          needs: ["the form"],
          titles: [
            ["Cut Out and Stuck In", "Wycięte i wklejone"],
            ["The Vet Had No Third Sentence", "Weterynarz nie miał trzeciego zdania"],
          ],
          en: "The vet wrote down the weight, gave the injection and looked for a third sentence. He had none. Then he unfolded Ola’s form and came to “temperament”. He laughed, took his scissors, cut out her single word and stuck it on the card, under “Knows it”. So now it says “Yes” there. Mruk found nothing to add.",
          pl: "Weterynarz wpisał wagę, zrobił zastrzyk i szukał trzeciego zdania. Nie miał żadnego. Wtedy rozłożył formularz Oli i doszedł do usposobienia. Roześmiał się, wziął nożyczki, wyciął jej jedyne słowo i wkleił do karty, pod „Wie o tym”. Stoi tam teraz „tak”. Mruk nie miał nic do dodania.",
          picture: {
            place: "surgery",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "neutral",
            look: "reader",
            company: "nobody",
          },
        },

        {
          titles: [
            ["As Above, and Signed", "Jak wyżej, z podpisem"],
            ["It Climbed to Nine and Stayed", "Doszła do dziewięciu i stanęła"],
            ["Signed with a Violet Paw", "Podpisano fioletową łapą"],
          ],
          en: "The needle on the scales climbed to nine and stayed there. The vet gave him his injection, took up the card, and under the two old sentences wrote: “As above.” He reached for his stamp. Mruk, on his way to the basket, trod first on the ink pad and then on the card. The vet blew on the violet paw until it was dry, and put the stamp away.",
          pl: "Wskazówka wagi doszła do dziewięciu i stanęła. Weterynarz zrobił zastrzyk, wziął kartę i pod dwoma starymi zdaniami dopisał nowe: „Jak wyżej”. Sięgnął po pieczątkę. Mruk szedł akurat przez biurko do koszyka i najpierw trafił na poduszkę z tuszem, a potem na kartę. Weterynarz podmuchał na fioletową łapę, aż wyschła, i schował pieczątkę.",
          picture: { place: "surgery", pose: "loaf", props: [], eyes: "half", look: "away", company: "nobody" },
        },
        {
          titles: [
            ["Cat, Continued", "Ciąg dalszy kota"],
            ["Smaller, and Then up the Margin", "Coraz drobniej, potem już po brzegu"],
          ],
          en: "Mruk was weighed: nine. He had his injection, and received it like a telegram. The vet wrote, and wrote smaller, and then up the margin, and there the card came to an end. He took a clean one and stuck it to the first with paste. “Cat, continued,” he wrote at the top. Mruk sat down on it until the paste held.",
          pl: "Zważono Mruka: dziewięć. Zastrzyk przyjął jak depeszę. Weterynarz pisał, potem pisał drobniej, potem w górę marginesem, aż karta się skończyła. Wyjął czystą i przykleił ją do pierwszej. „Ciąg dalszy kota” – napisał na samej górze. Mruk posiedział na niej, aż klej chwycił.",
          picture: { place: "surgery", pose: "sit", props: [], eyes: "half", company: "nobody" },
        },
      ],
    },
    {
      en: "At home the third chair in the kitchen is Mruk’s. At the vet’s in Hoża Street, where Ola had brought him for a booster, there are seven chairs in the waiting room, but people sit on them, and cats are pushed underneath in their baskets. Mruk looked out at fourteen ankles. He wanted a chair.",
      pl: "W domu trzecie krzesło w kuchni jest Mruka. U weterynarza na Hożej, dokąd Ola przyniosła go na dawkę przypominającą, stoi ich w poczekalni siedem, ale siedzą na nich ludzie, a koty wsuwa się pod spód, w koszykach, między buty. Mruk patrzył przez wiklinę na czternaście kostek. Chciał krzesła.",
      picture: {
        place: "surgery",
        pose: "loaf",
        props: [],
        eyes: "half",
        under: "closed basket",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the empty cage"],
          titles: [
            ["He Has a Perch of His Own", "On ma własną grzędę"],
            ["The Place He Had Been Keeping", "Miejsce zajęte dla kogoś innego"],
          ],
          en: "After the injection Mruk had to wait for a quarter of an hour. Meanwhile the tram had come, and in the empty cage on the man’s knees sat a canary. The man stood up. “I was only keeping the place for him,” he told Ola, “and he has a perch.” He dusted the chair as he had dusted the perch, and Mruk sat down.",
          pl: "Po zastrzyku Mruk musiał poczekać kwadrans. Tymczasem tramwaj dojechał i w pustej klatce siedział już kanarek. Pan z klatką wstał. „Zajmowałem to miejsce tylko dla niego – powiedział Oli – a on ma grzędę”. Otrzepał krzesło z kurzu, tak jak przedtem grzędę, i Mruk usiadł.",
        },

        {
          titles: [
            ["Who Sits in the Vet’s Chair?", "Kto siedzi na krześle weterynarza?"],
            ["A Leather Chair That Goes Round", "Skórzane, i do tego się kręci"],
          ],
          en: "The surgery has a table for the patients and one chair for the vet, of leather, which goes round. Mruk stepped out of the basket and across the table and sat down. The vet asked him twice to get up; he was a man of experience and did not ask again. He gave the injection kneeling, and as one knee was on the lever, the chair rose a good five centimetres.",
          pl: "W gabinecie jest stół dla pacjentów i jedno krzesło dla weterynarza, skórzane, obrotowe. Mruk wyszedł z koszyka, przeszedł przez stół i usiadł. Weterynarz dwa razy poprosił, żeby wstał; był to człowiek doświadczony i trzeci raz nie prosił. Zastrzyk zrobił na klęczkach, a że kolanem nacisnął dźwignię, krzesło samo uniosło się o dobre pięć centymetrów.",
          picture: { place: "surgery", pose: "walk", props: [], eyes: "open", company: "nobody" },
        },
        {
          titles: [
            ["“Who’s Last?”", "„Kto ostatni?”"],
            ["After This Gentleman, Then", "W takim razie za tym panem"],
          ],
          en: "After the injection Mruk had to wait for a quarter of an hour, in case. One chair was free by now, at the end. Ola looked at it, looked at Mruk, put the basket on it and remained standing. A lady came in. “Who’s last?” she asked, and all heads turned to the end. “After this gentleman, then,” she said, and Mruk moved up.",
          pl: "Po zastrzyku trzeba było posiedzieć kwadrans, na wszelki wypadek. Na końcu rzędu zwolniło się jedno krzesło. Ola popatrzyła na krzesło, popatrzyła na Mruka, postawiła tam koszyk i sama nie usiadła. Weszła jakaś pani. „Kto ostatni?” – spytała i wszystkie głowy obróciły się ku końcowi. „To ja za tym panem” – powiedziała, a Mruk się posunął.",
        },
      ],
    },
    {
      en: "Nobody at the vet’s in Hoża Street goes through the white door willingly, and everybody comes out chewing. From his basket in the waiting room Mruk had observed it three times: a spaniel, a tabby, something in a blanket. Ola was explaining to him what an injection is, in two languages. Mruk wanted to know what they had in there.",
      pl: "U weterynarza na Hożej nikt nie wchodzi za białe drzwi z ochotą, a każdy wychodzi, żując. Mruk widział to z koszyka w poczekalni trzy razy: spaniel, buras, coś w kocyku. Ola tłumaczyła mu, co to zastrzyk, w dwóch językach. Mruk chciał wiedzieć, co oni tam mają.",
      picture: {
        place: "surgery",
        pose: "crouch",
        props: [],
        eyes: "wide",
        under: "closed basket",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["What Is behind the White Door?", "Co jest za białymi drzwiami?"],
            ["A Jar of Sprats under the Lamp", "Słój szprotek, i to pod lampą"],
            ["Past Them All, a Sprat in His Teeth", "Przez całą poczekalnię ze szprotką w zębach"],
          ],
          en: "Behind the white door were sprats. They stood in a jar beneath the lamp, dried, with their eyes open, and Mruk looked at them so hard that the needle came and went without an introduction. He was awarded one. Others chew it on the spot. He kept it crosswise in his teeth, and Ola carried him through the waiting room like that, past every one of them.",
          pl: "Za białymi drzwiami były szprotki. Stały w słoju pod lampą, suszone, z otwartymi oczami, i Mruk patrzył na nie tak, że igła przyszła i poszła bez przedstawiania się. Przyznano mu jedną. Inni żują od razu. On trzymał ją w poprzek w zębach i tak go Ola przeniosła przez całą poczekalnię, przed wszystkimi po kolei.",
          picture: {
            place: "surgery",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Out through the Hole by the Handle", "Wypadł dziurą przy rączce"],
            ["Who Was the Biscuit For?", "Dla kogo to ciastko?"],
          ],
          en: "Behind the white door they had a biscuit in the shape of a bone, for holding still. Mruk held still, and got it, and it tasted of doormat. He took it with him. Nearest to the white door, in the waiting room, sat something small, on the floor, trembling all over. There the basket halted for a moment, and out of the hole by the handle fell the biscuit.",
          pl: "Za białymi drzwiami mieli ciastko w kształcie kości, za spokojne stanie. Mruk stał spokojnie, dostał i smakowało jak wycieraczka. Zabrał je ze sobą. W poczekalni, najbliżej białych drzwi, siedziało na podłodze coś małego i całe się trzęsło. Tam koszyk na chwilę przystanął, a przez dziurę przy rączce wypadło ciastko.",
          picture: { place: "surgery", pose: "sit", props: [], eyes: "open", mouth: "grump", company: "nobody" },
        },
      ],
    },
    {
      en: "Between Mruk and the fish at the vet’s in Hoża Street there was unfinished business. The fish hangs in a tank let into the waiting room wall, large, orange and alone, and looks at whoever comes. Last time Mruk was called in before either of them had given way. Now Ola had brought him to have an injection, and he was early.",
      pl: "Między Mrukiem a rybą od weterynarza na Hożej zostało coś niedokończonego. Ryba wisi w poczekalni, duża, pomarańczowa i sama, w akwarium wpuszczonym w ścianę, i patrzy, kto przyszedł. Poprzednim razem zawołano Mruka, zanim któreś ustąpiło. Teraz Ola przyniosła go na zastrzyk i byli przed czasem.",
      picture: {
        place: "gateway",
        pose: "loaf",
        props: [],
        eyes: "wide",
        under: "closed basket",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Witness with Her Mouth Open", "Świadek z otwartymi ustami"],
            ["What Is on the Other Side of the Tank?", "Co jest po drugiej stronie akwarium?"],
            ["She Swam Off with the News", "Popłynęła z wiadomością"],
          ],
          en: "The tank, as it turned out, goes through the wall, and its other side is in the surgery. When Mruk was lifted on to the table the fish had come across and hung there, her mouth a little open. Before such a witness he did not move an ear. As soon as it was over she turned, and swam off to the waiting room with the news.",
          pl: "Akwarium, jak się okazało, przechodzi przez ścianę i drugą szybę ma w gabinecie. Kiedy Mruka postawiono na stole, ryba już tam była i wisiała z lekko otwartymi ustami. Przy takim świadku nie drgnęło mu nawet ucho. Gdy było po wszystkim, ryba zawróciła i popłynęła do poczekalni z wiadomością.",
          picture: {
            place: "surgery",
            pose: "sit",
            props: [],
            eyes: "wide",
            mouth: "neutral",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Who Gave Way, and to Whom?", "Kto komu ustąpił?"],
            ["Nose to the Glass, for a Quarter of an Hour", "Przez kwadrans, nosem w szybę"],
          ],
          en: "After an injection a patient has to stay for a quarter of an hour. Ola put the open basket on the shelf below the tank, and the fish came down to see. They looked. She opened her mouth and shut it; Mruk, without meaning to, opened his and shut it too. So it went on, turn and turn about, until the vet passed by and said something to Ola, with no sound either.",
          pl: "Po zastrzyku pacjent musi zostać jeszcze kwadrans. Ola postawiła otwarty koszyk na półce pod akwarium i ryba spłynęła zobaczyć, kto to. Patrzyli. Otworzyła usta i zamknęła, więc Mruk, sam nie wiedząc kiedy, też otworzył i zamknął. Szło to dalej w zgodzie, na zmianę, aż przechodził weterynarz i powiedział coś do Oli, także bezgłośnie.",
        },
      ],
    },
    {
      en: "To get Mruk into the basket had taken Ola a sardine, a bath towel and twenty minutes. In the vet’s waiting room in Hoża Street it now turned out that he liked it there. The wicker creaked like a ship, the towel smelled of home, and nobody could reach him from behind. The injection was Ola’s affair. Mruk had no intention of getting out.",
      pl: "Wsadzenie Mruka do koszyka kosztowało Olę sardynkę, kąpielowy ręcznik i dwadzieścia minut. W poczekalni u weterynarza na Hożej okazało się, że mu tam dobrze. Wiklina trzeszczała jak statek, ręcznik pachniał domem i nikt nie mógł go zajść od tyłu. Zastrzyk był sprawą Oli. Mruk wychodzić nie miał zamiaru.",
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", under: "closed basket", company: "ola" },
      endings: [
        {
          needs: ["dinner"],
          titles: [
            ["Dinner Is Ready, Said the Vet", "Obiad, powiedział weterynarz"],
            ["Out as Far as the Neck", "Wyszedł, ale tylko po szyję"],
          ],
          en: "The vet did not pull. He turned his back to the basket and called, as he had advised on the telephone, that dinner was ready. Mruk did not believe it, but he put out his head to see who did. For the needle that was enough. “You may go in again,” said the vet, and tucked the towel round Mruk.",
          pl: "Weterynarz nie ciągnął. Odwrócił się plecami do koszyka i zawołał, jak sam radził przez telefon, że obiad. Mruk nie uwierzył, ale wystawił głowę, żeby zobaczyć, kto uwierzy. Igle to wystarczyło. „Można wracać” – powiedział weterynarz i otulił go ręcznikiem.",
          picture: {
            place: "surgery",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "basket",
            camera: "close",
            company: "nobody",
          },
        },

        {
          titles: [
            ["With Basket: Eleven", "Z koszykiem jedenaście"],
            ["Mruk Took Hold of the Basket", "Mruk trzymał się koszyka, i to mocno"],
            ["Nobody Can Subtract a Cat", "Kota nie da się odjąć"],
          ],
          en: "The vet set the whole basket on the scales, and they said eleven. Now he needed the basket without the cat. He took hold of Mruk, Mruk took hold of the basket, and when cat and basket had come up together three times, the vet put both of them down again. The needle went in from above, under the lid. “With basket: eleven,” he wrote, and underlined it.",
          pl: "Weterynarz postawił na wadze cały koszyk i wyszło jedenaście. Teraz potrzebny był koszyk bez kota. Chwycił Mruka, Mruk chwycił koszyk, a kiedy już trzeci raz podnieśli się razem, weterynarz odstawił jedno i drugie. Zastrzyk zrobił z góry, przez klapę. „Z koszykiem jedenaście” – zapisał i podkreślił.",
          picture: {
            place: "surgery",
            pose: "crouch",
            props: [],
            eyes: "grump",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Open, and Nobody Came Out", "Otwarte, a nikt nie wychodzi"],
            ["A Patient Who Never Came Out", "Pacjent, który nie wyszedł z koszyka"],
            ["Delivered to the Hall, with Its Contents", "Do przedpokoju, razem z zawartością"],
          ],
          en: "“Stay where you are,” said the vet, and gave Mruk the injection through a gap in the wicker. He had seldom had a better patient, he said. At home Ola put the basket down in the hall, undid the straps, laid back the lid and stepped aside. Nobody came out. She waited for a while. Then she fetched the bowl and pushed it in.",
          pl: "„Proszę sobie nie przeszkadzać” – powiedział weterynarz i zrobił Mrukowi zastrzyk między jednym prętem a drugim. Rzadko, mówił, trafia mu się lepszy pacjent. W domu Ola postawiła koszyk w przedpokoju, odpięła paski, odchyliła klapę i odsunęła się. Nikt nie wyszedł. Poczekała chwilę. Potem przyniosła miskę i wsunęła ją do środka.",
          picture: { place: "hall", pose: "crouch", props: [], eyes: "open", under: "closed basket", company: "ola" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Inside the basket it grew dark. A nose as big as a bath sponge had been laid against the basket, and it drew in air, Mruk’s air, with all that was in it: the breakfast, the hall, his views. Some way behind the nose there sat a Great Dane. In a draught like that a cat has enough to do to stay where he is.",
      pl: "W koszyku zrobiło się ciemno. Do wikliny ktoś przytknął nos wielki jak gąbka i ten nos wciągał powietrze, powietrze Mruka, ze wszystkim, co w nim było: śniadaniem, przedpokojem, poglądami. Dość daleko za nosem siedział dog. W takim przeciągu kot ma dość roboty z tym, żeby zostać tam, gdzie jest.",
      turns: [
        {
          titles: [
            ["What Does a Great Dane Smell Of?", "Czym pachnie dog?"],
            ["He Was Afraid of Pigeons", "Bał się gołębi, o czym nikt nie wie"],
          ],
          en: "There was one answer to this, and Mruk gave it: he breathed in, too. He got porridge, a small child’s socks, a lift, and far at the back, well hidden, a great fear of pigeons. The Dane knew at once that he had been read. He drew back, turned round in four parts and lay down before the basket, and from then on nobody came near without asking.",
          pl: "Była na to jedna odpowiedź i Mruk jej udzielił: też wciągnął powietrze. Dostał owsiankę, skarpetki małego dziecka, windę, a całkiem z tyłu, dobrze schowany, wielki strach przed gołębiami. Dog od razu wiedział, że go przeczytano. Cofnął się, obrócił na cztery razy i legł przed koszykiem, i odtąd nikt bez pytania nie podchodził.",
        },
        {
          titles: [
            ["A Metre and a Half, on Wicker", "Półtora metra po linoleum"],
            ["The Dane Sneezed", "Kiedy kichnął dog"],
            ["“He Only Sneezed”", "„On tylko kichnął”"],
          ],
          en: "A whisker had got out through the wicker, and the nose came upon it. The Dane sneezed. The basket, with nine kilos inside it, travelled a metre and a half over the linoleum and stopped in the best place in the room. “He only sneezed,” his master told everybody. The Dane had put his head under a coat.",
          pl: "Z wikliny wystawał jeden wąs i nos właśnie na niego trafił. Dog kichnął. Koszyk, z dziewięcioma kilogramami w środku, przejechał po linoleum półtora metra i stanął w najlepszym miejscu poczekalni. „On tylko kichnął” – tłumaczył każdemu z osobna jego pan. Dog schował głowę pod czyjś płaszcz.",
        },
      ],
    },
    {
      en: "On the window ledge, in a cage, a grey parrot was waiting who knew the place. “Next, please!” it called, in the vet’s voice, and the whole row rose. Four times it did so. Baskets were taken up, baskets were put down, leads were crossed, and Mruk, who had been getting on quite well, ended up facing the wall.",
      pl: "Pod oknem, w klatce, czekała szara papuga, która znała to miejsce. „Następny, proszę!” – wołała głosem weterynarza i cały rząd wstawał. Cztery razy dał się nabrać. Koszyki podnoszono, koszyki odstawiano, smycze się krzyżowały, a Mruka, któremu szło już całkiem dobrze, obrócono przodem do ściany.",
      turns: [
        {
          titles: [
            ["“Next, Please,” and Nobody Got Up", "Następny, proszę, a nikt nie wstaje"],
            ["Who Said “Next, Please”?", "Kto zawołał „następny”?"],
          ],
          en: "The fifth time it was the vet. He stood at the white door and said “Next, please,” and nobody stirred. He said it again, less firmly. “You’re getting better,” a lady told the parrot. So the vet took the cage by its ring and carried it off, out of turn. In the peace that followed Ola turned the basket round again.",
          pl: "Za piątym razem był to weterynarz. Stanął w białych drzwiach, powiedział „następny, proszę” i nikt się nie ruszył. Powtórzył, już mniej pewnie. „Coraz lepiej ci idzie” – pochwaliła papugę jakaś pani. Wtedy weterynarz wziął klatkę za kółko i zabrał ją do gabinetu poza kolejnością. Zapanował spokój i Ola obróciła koszyk z powrotem.",
        },
        {
          titles: [
            ["And Where Are My Glasses?", "A gdzie moje okulary?"],
            ["The Parrot Lost the Thread", "Papuga, która zgubiła wątek"],
            ["All It Knew, Down to Good Night", "Wszystko, co umiała, aż po dobranoc"],
          ],
          en: "Ola, putting the basket down for the fourth time, put it down facing the cage. Mruk looked. The parrot lost the thread. It said that there was a draught, it asked where its glasses were, it went through all it knew, faster and faster, under those green eyes, and after “happy birthday” one thing was left. “Good night,” said the parrot, and drew up a leg.",
          pl: "Odstawiając koszyk po raz czwarty, Ola ustawiła go przodem do klatki. Mruk spojrzał. Papuga straciła wątek. Powiedziała, że ciągnie od drzwi, spytała, gdzie jej okulary, przeleciała wszystko, co umiała, coraz prędzej, pod tymi zielonymi oczami, aż wyśpiewała „sto lat” i zostało jej tylko jedno słowo. „Dobranoc” – powiedziała papuga i podkurczyła nogę.",
        },
      ],
    },
    {
      en: "A girl with a guinea pig in her sleeve was going along the row and asking people what was the matter. “Nothing at all,” said Ola. “It’s only an injection.” The girl had heard that before. She sat down in front of the basket, put her eye to the wicker and kept it there, and under such observation nobody can get on with his own affairs.",
      pl: "Dziewczynka ze świnką morską w rękawie szła wzdłuż rzędu i wypytywała, co komu dolega. „Nic – powiedziała Ola. – To tylko zastrzyk”. Dziewczynka już to słyszała. Usiadła na podłodze przed koszykiem, przytknęła oko do wikliny i tak została, a pod surową obserwacją nikt nie potrafi zajmować się swoimi sprawami.",
      turns: [
        {
          needs: ["the chart"],
          titles: [
            ["What Number Is This Tail?", "Ogon, którego nie ma na tablicy"],
            ["They Began Again at Number One", "Zaczęli jeszcze raz od jedynki"],
          ],
          en: "“What number is this tail?” the boy with the dog asked the whole room. The girl took her eye from the wicker. She looked at the dog’s tail from both sides, and then at her guinea pig, which has none. “Let’s start again at number one,” she said, and went over to the chart with him. Mruk could attend to his affairs again.",
          pl: "„Który to numer, ten ogon?” – spytał całą poczekalnię chłopiec z psem. Dziewczynka oderwała oko od wikliny. Obejrzała psi ogon z obu stron, a potem swoją świnkę, która nie ma żadnego. „Zaczynamy jeszcze raz od jedynki” – powiedziała i poszła z nim do tablicy. Mruk mógł wrócić do swoich spraw.",
        },

        {
          titles: [
            ["As Long as It Takes to Say Porcupine", "Tyle, co powiedzieć „jeżozwierz”"],
            ["Once with Her Eyes Shut", "Raz na próbę, z zamkniętymi oczami"],
          ],
          en: "“It lasts as long as saying ‘porcupine’,” the girl told Mruk. To prove it she pinched her own arm, shut her eyes and said it; the guinea pig was witness. She chose the longest stalk of its hay, put half of it through the wicker and stood up. She had six more to prepare. Mruk ate the hay, although he does not eat hay.",
          pl: "„To trwa tyle, co powiedzieć »jeżozwierz«” – oznajmiła Mrukowi dziewczynka. Na dowód uszczypnęła się w rękę, zamknęła oczy i powiedziała, a świnka była świadkiem. Z siana świnki wybrała najdłuższe źdźbło, wsunęła je do połowy przez wiklinę i wstała. Miała do przygotowania jeszcze sześcioro. Mruk zjadł siano, choć siana nie jada.",
        },
        {
          titles: [
            ["An Empty Sleeve, and Six on Their Knees", "Pusty rękaw, sześć osób na kolanach"],
            ["Asleep on Whose Shoulder?", "Komu zasnęła na ramieniu?"],
          ],
          en: "The sleeve was suddenly empty. Six people went down on their knees, and the girl looked at the white door and grew pale. Then Ola lifted the lid of the basket. Between the towel and Mruk lay the guinea pig, asleep, and Mruk was gazing straight ahead, like a gentleman in the tram on whose shoulder a stranger has nodded off. The guinea pig was handed back warm.",
          pl: "Rękaw nagle okazał się pusty. Sześć osób uklękło, a dziewczynka patrzyła na białe drzwi i bladła. Dopiero Ola zajrzała pod klapę koszyka. Między ręcznikiem a Mrukiem leżała świnka i spała, a Mruk patrzył prosto przed siebie, jak pan w tramwaju, któremu ktoś obcy zasnął na ramieniu. Oddano ją ciepłą.",
        },
      ],
    },
    {
      pays: ["silence"],
      en: "First in the queue was a gentleman with a tortoise. The vet was to look at its head, but there was no head to be seen; the tortoise had drawn it in, and everybody had to wait until it changed its mind. At any sound, said the gentleman, it drew in further. So the whole waiting room sat without stirring, and Ola slid her handkerchief under the lid of Mruk’s basket, which creaks.",
      pl: "Pierwszy w kolejce był pan z żółwiem. Weterynarz miał obejrzeć głowę, ale głowy nie było widać; żółw ją schował i trzeba było czekać, aż zmieni zdanie. Od każdego hałasu chowa się jeszcze głębiej, uprzedził pan. Siedziała więc cała poczekalnia i nie śmiała się ruszyć, a Ola podłożyła chusteczkę pod klapę koszyka, bo skrzypi.",
      turns: [
        {
          titles: [
            ["What Brings a Tortoise Out?", "Na co wychodzi żółw?"],
            ["First a Nose, Then Half a Neck", "Najpierw nos, potem pół szyi"],
          ],
          en: "Mruk scratched his neck, and his bell rang, once. Everybody turned in reproach. But something had happened in the shell: there was a nose in the hole, then an eye, then half a neck. “The garden gate’s got one like that,” whispered the gentleman. “It means lettuce. Might we have it again?” Mruk scratched on the other side, and to this music the tortoise was borne in.",
          pl: "Mruk podrapał się w szyję i dzwonek zadzwonił, raz. Wszyscy spojrzeli z wyrzutem. Ale w skorupie coś się zmieniło: był tam nos, potem oko, potem pół szyi. „Mamy taki na furtce – szepnął pan. – To znaczy, że niosą sałatę. Czy można jeszcze raz?” Mruk podrapał się z drugiej strony. Przy tej muzyce wniesiono żółwia.",
        },
        {
          titles: [
            ["He Looked Right, Left, and Down", "W prawo, w lewo i wreszcie w dół"],
            ["While the Gentleman Slept", "Kiedy pan przysnął"],
          ],
          en: "The silence lasted so long that the gentleman nodded off. Then four feet came out of the shell. The tortoise let itself down by his trouser leg and set off, quite briskly, between the chairs; people lifted their shoes. At the white door it went on walking, so that there was a knock. The vet opened. He looked right, he looked left, and at last he looked down. “Come in, then,” he said.",
          pl: "Cisza trwała tak długo, że pan przysnął. Wtedy spod skorupy wyszły cztery nogi. Żółw spuścił się po nogawce i ruszył, wcale raźno, między krzesłami; ludzie podnosili buty. Przy białych drzwiach szedł dalej, tak że wyszło pukanie. Weterynarz otworzył. Spojrzał w prawo, spojrzał w lewo, wreszcie spojrzał w dół. „No to zapraszam” – powiedział.",
        },
      ],
    },
    {
      en: "A lady came in with a basket exactly like Mruk’s, down to the checked cloth. She put it down by his without looking, pushed both of them against the wall with her foot and opened a newspaper. Now he saw nothing but wicker. From inside the other basket, ten centimetres away, a round orange eye was looking at him, and it did not blink.",
      pl: "Weszła pani z takim samym koszykiem, identycznym aż po ściereczkę w kratkę. Postawiła go przy Mruku, nie patrząc, dosunęła oba nogą do ściany i rozłożyła gazetę. Odtąd Mruk widział tylko wiklinę. Z wnętrza tamtego koszyka, z dziesięciu centymetrów, patrzyło na niego okrągłe pomarańczowe oko i nie mrugało.",
      turns: [
        {
          needs: ["the big scales"],
          titles: [
            ["A Sum in Stocking Feet", "Rachunek w samych pończochach"],
            ["Four Kilos or Eleven?", "Cztery kilo czy jedenaście?"],
          ],
          en: "Ola could not tell the baskets apart. The lady with the poodle knew how such things are done. She took off her shoes again, got on the big scales with one basket, then with the other, and subtracted herself. “Four,” she said, “and eleven.” Nobody asked which was the hen. Ola carried the eleven to the other end of the row.",
          pl: "Ola nie umiała odróżnić koszyków. Pani z pudlem wiedziała, jak się to robi. Znów zdjęła buty, weszła na dużą wagę z jednym koszykiem, potem z drugim, i odjęła siebie. „Cztery – powiedziała – i jedenaście”. Nikt nie pytał, gdzie jest kura. Ola przeniosła te jedenaście na drugi koniec rzędu.",
        },

        {
          titles: [
            ["An Egg, from Being Stared At", "Jajko od samego patrzenia"],
            ["She Hadn’t Laid since the Move", "Od przeprowadzki ani jednego"],
          ],
          en: "Mruk returned the look with interest. For a time nothing stirred; then from the other basket came a gasp and a cry of triumph. The lady lifted its lid. “She hasn’t laid since we moved,” she told Ola, in a low voice, with the egg in her hand. She looked towards the white door, took up her hen and went home, and there was one fewer to wait for.",
          pl: "Mruk odpowiedział tym samym, z nawiązką. Przez pewien czas panował spokój, potem w drugim koszyku ktoś westchnął i krzyknął triumfalnie. Pani zajrzała pod klapę. „Od przeprowadzki nie zniosła ani jednego” – powiedziała cicho do Oli, z jajkiem w ręce. Spojrzała na białe drzwi, wzięła kurę i poszła do domu, a kolejka zrobiła się krótsza.",
        },
        {
          titles: [["Which of Them Is Ours?", "Który jest nasz?"]],
          en: "“Which of them is ours?” asked Ola. The lady did not know either. Ola took the left-hand basket by its handle, and it flew up to her chin; inside, a hen protested. She took the right-hand one, with one hand and then with two, and her ears turned red. “This is him,” she said, and moved him away from the wall.",
          pl: "„Który jest nasz?” – spytała Ola. Pani też nie wiedziała. Ola szarpnęła lewy koszyk i podskoczył jej pod brodę; w środku zaprotestowała kura. Chwyciła prawy, jedną ręką, potem dwiema, i zaczerwieniły jej się uszy. „To on” – powiedziała i odsunęła go od ściany.",
        },
      ],
    },
    {
      en: "On the desk, upon the patients’ cards, sat a black cat who was not a patient. He lived here. Whenever a name was called he yawned at its owner, so that all his teeth could be counted, and the bravest forgot what they had come in with. Now he looked at Mruk, and yawned. Mruk had come with a plan, and could not remember what it was.",
      pl: "Na biurku, na kartach pacjentów, siedział czarny kot, który nie był pacjentem. On tu mieszkał. Ilekroć kogoś wywołano, ziewał mu w twarz tak, że można było policzyć zęby, i nawet odważni zapominali, z czym weszli. Teraz spojrzał na Mruka i ziewnął. Mruk przyszedł tu z planem i nie mógł sobie przypomnieć z jakim.",
      turns: [
        {
          needs: ["the dachshund"],
          titles: [
            ["The Dachshund Yawned Back", "Jamnik też ziewnął"],
            ["Somebody Had Answered Him", "Ktoś mu wreszcie odpowiedział"],
          ],
          en: "Then the dachshund came out of the white door, chewing. The black cat yawned at him. The dachshund inspected the teeth with interest and yawned back, longer, and with more teeth; behind him the sheepdog yawned too. The black cat shut his mouth. He lay down with his face to the wall, and Mruk remembered everything.",
          pl: "Wtedy z białych drzwi wyszedł jamnik, żując. Czarny kot ziewnął mu w twarz. Jamnik z zainteresowaniem obejrzał zęby i też ziewnął, dłużej, a zębów miał więcej; za nim ziewnął owczarek. Czarny kot zamknął pysk. Położył się twarzą do ściany, a Mruk przypomniał sobie wszystko.",
        },

        {
          titles: [
            ["“And You Too, While We’re At It”", "„I ty też, skoro już”"],
            ["How the Black Cat Left the Desk", "Jak czarny kot opuścił biurko"],
          ],
          en: "The white door opened. “And you too, my lad,” said the vet to the black cat, “while we’re at it. You’re a month overdue.” The yawn stopped halfway. Then the desk was empty, a card sailed to the floor, and the tip of a black tail stuck out from behind the filing cabinet. The whole row, down to the smallest hamster, breathed out.",
          pl: "Otworzyły się białe drzwi. „I ty też, kolego – powiedział weterynarz do czarnego kota – skoro już. Miesiąc po terminie”. Ziewnięcie stanęło w połowie. Potem biurko było puste, jedna karta spłynęła na podłogę, a zza szafy z aktami wystawał koniec czarnego ogona. Cały rząd, do najmniejszego chomika, odetchnął.",
        },
        {
          titles: [
            ["Whose Card Lies on Top?", "Czyja karta leży na wierzchu?"],
            ["One Ear, Then the Other", "Jedno ucho, potem drugie"],
            ["He Went Along the Row", "Przeszedł wzdłuż rzędu, nie spiesząc się"],
          ],
          en: "The black cat came down and went along the row. Dogs grew stiff as he passed. In front of Mruk’s basket he sat, and washed one ear, slowly; Mruk washed the same one. The black cat washed the other. When they had both finished, he went back to the desk, scratched about among the cards, and laid one on top of the pile. It was Mruk’s.",
          pl: "Czarny kot zszedł i ruszył wzdłuż rzędu. Psy sztywniały, kiedy je mijał. Przed koszykiem Mruka usiadł i umył jedno ucho, powoli; Mruk umył to samo. Tamten umył drugie. Kiedy obaj skończyli, wrócił na biurko, pogrzebał w kartach i jedną położył na sam wierzch stosu. Była to karta Mruka.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["silence"],
      pays: ["dinner"],
      en: "The telephone on the desk rang, and the vet came out to it himself. “Your cat’s in the wardrobe?” he said. “And the canary? I see, in there too.” He considered. “Who is on which shelf?” In the waiting room nobody turned a page, and Mruk held his breath. “Then do nothing,” said the vet, “and tell them dinner’s ready. Whoever comes out first, ring me up.”",
      pl: "Na biurku zadzwonił telefon i wyszedł do niego sam weterynarz. „Kot w szafie? – powiedział. – A kanarek? Rozumiem, też w szafie”. Zastanowił się. „Kto na której półce?” W poczekalni nikt nie przewracał kartek, a Mruk wstrzymał oddech. „To proszę nic nie robić – powiedział weterynarz – tylko zawołać, że obiad. Kto pierwszy wyjdzie, proszę dzwonić”.",
    },
    {
      pays: ["the empty cage"],
      en: "By the coat stand sat a man with an empty cage on his knees. The others tried not to see it. At last Ola asked him, as gently as she could, whom he had come with. “With nobody yet,” said the man. “He’s on the tram with my wife. I’ve come on ahead to keep his place.” He looked at his watch, and knocked a little dust from the perch.",
      pl: "Przy wieszaku siedział pan z pustą klatką na kolanach. Wszyscy starali się jej nie widzieć. W końcu Ola spytała najdelikatniej, jak umiała, z kim pan przyszedł. „Na razie z nikim – odparł pan. – Jedzie z żoną tramwajem. Ja zająłem mu kolejkę”. Spojrzał na zegarek i strzepnął z grzędy trochę kurzu.",
    },
    {
      pays: ["the chart"],
      en: "On the wall hangs a chart with the dogs of the world, fifty of them, numbered. A boy was holding up his dog, to compare. “The legs are fourteen,” said the boy. “The ears are thirty-one, but only the left.” For the tail he went through the sheet twice and found nothing. He put the dog down, right beside Mruk’s basket, with great respect.",
      pl: "Na ścianie wisi tablica z psami świata, jest ich pięćdziesiąt, pod numerami. Chłopiec podniósł swojego psa, żeby porównać. „Nogi to czternaście – mówił. – Uszy trzydzieści jeden, ale tylko lewe”. Ogona szukał po całej tablicy dwa razy i nie znalazł. Odstawił psa na podłogę, tuż przy koszyku Mruka, z wielkim szacunkiem.",
    },
    {
      pays: ["the form"],
      en: "Ola had been given a form to fill in. Name, coat and sex were quickly done. After “temperament” stood a line of dots, and she wrote, crossed it out, tried it in her other language, and crossed that out as well. She asked whether she might have a second sheet. At last she put a single word, and it was “Yes.”",
      pl: "Ola dostała do wypełnienia formularz. Imię, maść i płeć poszły szybko. Po słowie „usposobienie” były kropki, więc napisała, skreśliła, spróbowała w drugim języku i też skreśliła. Spytała, czy można prosić o drugi arkusz. W końcu wpisała jedno słowo i brzmiało ono „tak”.",
    },
    {
      unless: ["silence"],
      pays: ["the dachshund"],
      en: "It was a sheepdog’s turn, and the sheepdog had sat down. His mistress pulled, and a gentleman pushed; someone spoke of a plank. At that point a dachshund, who had not been called, walked by with short steps and in at the white door. The sheepdog rose. He could not let a dog that size go in there alone.",
      pl: "Przyszła kolej na owczarka, a owczarek usiadł. Pani ciągnęła, jakiś pan pchał, ktoś wspomniał o desce. Wtedy jamnik, którego nikt nie wołał, przeszedł obok drobnym krokiem i zniknął za białymi drzwiami. Owczarek wstał. Nie mógł przecież puścić takiego małego samego.",
    },
    {
      pays: ["the big scales"],
      en: "By the door are the big scales, for dogs. A lady with a poodle waited till everyone seemed to be reading, got on with the dog in her arms and made a calculation. She slipped off her shoes; she laid her hat on the sill. Then she gave the poodle to Ola to hold, and got on alone. In the end she wrote something down on the poodle’s card, and looked relieved. From his basket Mruk had seen it all.",
      pl: "Przy wejściu stoi duża waga, dla psów. Pani z pudlem zaczekała, aż wszyscy będą niby czytać, weszła na nią z nim na rękach i coś obliczyła. Zsunęła buty, kapelusz odłożyła na bok. Potem dała pudla Oli do potrzymania i weszła sama. W końcu zapisała coś w karcie pudla i widać było, że jej ulżyło. Mruk z koszyka wszystko widział.",
    },
  ],
};
