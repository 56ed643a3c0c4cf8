import type { Plot } from "#api/house/texts/model.ts";

/** Somebody moves in or out on Staircase B, and for one day the courtyard is furnished. */
export const movingDay: Plot = {
  name: "moving-day",
  category: "Adventure",
  // The furniture stands in the open.
  when: { timeSlot: ["morning", "afternoon"], weather: ["clear", "fog", "wind"], day: "working day" },
  wishes: [
    {
      en: "Somebody was moving on Staircase B, and the courtyard was furnished. Beside the carpet frame stood a wing armchair of green velvet, with its arms open, and nobody in it. Mruk stopped short. He has an armchair upstairs, but that one he finished himself, with his claws. This one was untouched, and it was waiting for somebody to sit in it.",
      pl: "Na klatce B ktoś się przeprowadzał i podwórko było umeblowane. Koło trzepaka stał fotel, zielony, aksamitny, z uszami i z otwartymi ramionami, a nikt w nim nie siedział. Mruk przystanął. Na górze ma fotel, ale tamten wykończył sam, pazurami. Ten był nietknięty i czekał, aż ktoś w nim usiądzie.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "away",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["“Heavy for Its Size”", "„Ciężki jak na swój wzrost”"],
            ["Carried Shoulder-High, with Velvet", "Na ramionach, razem z aksamitem"],
          ],
          en: "In the end Mruk got into the armchair, and had been sitting in it for some minutes when it left the ground. “Heavy for its size,” said the man in front. They carried him past the bins and the shrine, and he looked straight ahead. At the turning the man behind saw an ear. They put the armchair down very gently, and neither said a word to the other about it.",
          pl: "Mruk siedział w fotelu już parę minut, kiedy ten uniósł się w powietrze. „Ciężki jak na swój wzrost” – powiedział ten z przodu. Nieśli go obok śmietnika i kapliczki, a on patrzył prosto przed siebie. Na zakręcie ten z tyłu zobaczył ucho. Postawili fotel bardzo ostrożnie i żaden drugiemu o tym nie wspomniał.",
        },
        {
          titles: [
            ["Four Dents on the Cobbles", "Cztery ślady po fotelu"],
            ["What Was Left When It Had Gone", "Co po nim zostało na bruku"],
          ],
          en: "Mruk was one step away when the men lifted the armchair from in front of his nose. It had stood on a piece of cardboard, to keep its feet clean. The cardboard remained, dry and square, with four dents in it. Mruk stepped on, turned round once between the dents, and sat down in the middle, where the seat would have been.",
          pl: "Mruk był już o krok, kiedy tragarze podnieśli mu fotel sprzed nosa. Fotel stał na kawałku tektury, żeby nie pobrudzić nóg. Tektura została, sucha, kwadratowa, z czterema wgnieceniami. Mruk wszedł na nią, obrócił się raz między nimi i usiadł pośrodku, tam, gdzie byłoby siedzenie.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "In the courtyard stood twenty boxes, since somebody was moving on Staircase B, and on each was written what it held: “Kitchen”, “Kitchen”, “Winter”, “Aunt”. The last said “Various”, and it was not quite shut. Mruk would have passed all the others, but this one he had to see from inside.",
      pl: "Na podwórku stało dwadzieścia kartonów, bo na klatce B ktoś się przeprowadzał, i na każdym było napisane, co w nim jest: „kuchnia”, „kuchnia”, „zima”, „ciocia”. Na ostatnim stało „różne” i nie był całkiem zamknięty. Tamte Mruk by przepuścił, ale ten musiał obejrzeć od środka.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "wide", company: "nobody", camera: "close" },
      endings: [
        {
          titles: [
            ["One Word in Pencil", "Jedno słowo, i to ołówkiem"],
            ["Not Various Any More", "Już nie „różne”"],
          ],
          en: "In “Various” lay a whisk, a skate and half a Christmas crib. There was room for nine kilos more, and Mruk took it. A man lifted the box, put it back, and looked under the lid. He pulled a pencil from behind his ear, crossed out “Various” and wrote “Cat”, and the next man carried the box like a wedding cake.",
          pl: "W „różnych” leżała trzepaczka, jedna łyżwa i pół szopki. Było tam jeszcze miejsce na dziewięć kilo i Mruk je zajął. Jeden z tragarzy dźwignął karton, odstawił i zajrzał pod klapę. Wyjął zza ucha ołówek, skreślił „różne” i napisał „kot”, a następny niósł karton jak tort weselny.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            inBox: true,
            company: "nobody",
            camera: "half",
          },
        },
        {
          titles: [
            ["A Box in a Box, and So On", "Pudło w pudle i tak do końca"],
            ["At the Very Bottom, One Thimble", "A na dnie naparstek"],
          ],
          en: "“Various” held a box. In the box was a smaller one, which Mruk opened with his chin; in that one, a smaller still. He went down through a box for shoes, one for tea and one for chocolates, until only his tail was still outside. At the bottom lay a thimble. He took it in his teeth, and came up again with the one for shoes on his head.",
          pl: "W „różnych” było pudło. W pudle było mniejsze, które Mruk otworzył brodą, a w mniejszym jeszcze mniejsze. Schodził tak przez pudełko po butach, po herbacie i po czekoladkach, aż na wierzchu został tylko ogon. Na dnie leżał naparstek. Mruk wziął go w zęby i wrócił na górę, z pudełkiem po butach na głowie.",
        },
      ],
    },
    {
      en: "Somebody on Staircase B was moving, and a wardrobe stood under the chestnut tree, with a mirror in its door. In the mirror was a second courtyard, very like this one, and as soon as Mruk walked up, a cat walked out of it. He was stocky and wore a red collar. Mruk wished to know what he thought he was doing here.",
      pl: "Na klatce B ktoś się przeprowadzał i pod kasztanowcem stała szafa z lustrem w drzwiach. W lustrze było drugie podwórko, bardzo podobne, a ledwie Mruk nadszedł, wyszedł mu stamtąd naprzeciw kot. Krępy, w czerwonej obroży. Mruk chciał się dowiedzieć, co on tu robi.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "grump", company: "nobody", camera: "close" },
      endings: [
        {
          titles: [
            ["He Left Backwards", "Odszedł tyłem, jak przed królem"],
            ["He Took His Own Tree Along", "Zabrał nawet swoje drzewo"],
          ],
          en: "Two men took hold of the wardrobe. The other courtyard tilted, and the other cat went off with it, backwards, growing smaller, his eyes on Mruk, the way people leave a king. He took his own tree and his own bins along. Where the wardrobe had stood there was only the wall. Mruk sat in front of it for a little, to be sure.",
          pl: "Dwaj ludzie wzięli szafę. Tamto podwórko się przechyliło, a tamten kot odjeżdżał razem z nim, tyłem, coraz mniejszy, nie spuszczając z Mruka oczu, jak się wychodzi od króla. Zabrał swoje drzewo i swój śmietnik. Tam, gdzie stała szafa, był już tylko mur. Mruk dla pewności chwilę przed nim posiedział.",
          picture: { place: "courtyard", pose: "back", props: [], by: "wall", company: "nobody" },
        },
        {
          titles: [
            ["Who Lives behind the Door?", "Kto mieszka za lustrem?"],
            ["In among the Lavender", "W środku, w lawendzie"],
          ],
          en: "Mruk put a paw on the cat in the mirror, who at the same moment put one on Mruk, and it was cold. The wardrobe door gave a creak. It swung open, the other courtyard sailed away to one side with the other cat in it, and behind was a small dark room with a rail and a sprig of lavender. So this was where the other cat lived. Mruk went in, and drew the door to behind him with his tail.",
          pl: "Mruk położył łapę na kocie w lustrze, a tamten w tej samej chwili położył na niej swoją, zimną. Drzwi szafy skrzypnęły. Uchyliły się, tamto podwórko odpłynęło w bok razem z kotem, a za nim był mały ciemny pokój z drążkiem i gałązką lawendy. Więc to tu tamten mieszka. Mruk wszedł i ogonem przymknął za sobą drzwi.",
        },
      ],
    },
    {
      en: "In this courtyard Mruk’s cheek is the customs stamp. Whatever comes, goes or merely passes is rubbed with it once, on the corner. Today somebody was moving on Staircase B, and sixteen chairs, a sideboard and a lamp were standing about without a stamp on any of them. Mruk began on the left.",
      pl: "Na tym podwórku pieczątką jest policzek Mruka. Co przybywa, odchodzi albo tylko tędy przechodzi, dostaje nią raz, na kancie. Dziś na klatce B ktoś się przeprowadzał i stało tu szesnaście krzeseł, kredens i lampa, a na żadnym ani śladu pieczątki. Mruk zaczął od lewej.",
      picture: {
        place: "gateway",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["The Last Was as Big as a House", "Ostatni był wielki jak dom"],
            ["All Four Wheels, to Be Correct", "Dla porządku wszystkie cztery koła"],
          ],
          en: "In the end everything had its stamp, down to the coal scuttle. There remained the van, as big as a house, in the gateway. Mruk dealt with it in the regular manner, first the near wheels and then the far. The driver started the engine, but he waited until the cat had finished with the mudguard.",
          pl: "W końcu wszystko miało pieczątkę, nawet wiadro na węgiel. Został samochód, w bramie, wielki jak dom. Mruk załatwił go zgodnie z przepisami, najpierw koła bliższe, potem dalsze. Kierowca zapalił silnik, ale zaczekał, aż kot skończy z błotnikiem.",
        },
        {
          titles: [
            ["And Who Stamps Her?", "A kto podbije panią?"],
            ["By the Lamp, with Nothing to Carry", "Przy lampie, z pustymi rękami"],
          ],
          en: "By the lamp stood the lady whose things they were. She was watching her life go by on four legs, and each time something was bumped she shut her eyes. Mruk had come to the end of the row. He looked her up and down, found the place, just above the shoe, and stamped her twice. She stood quite still, so that it would show.",
          pl: "Przy lampie stała pani, do której to wszystko należało. Patrzyła, jak jej życie przechodzi obok na czterech nogach, i mrużyła oczy, ilekroć coś o coś stuknęło. Mruk dotarł do końca rzędu. Obejrzał ją, znalazł miejsce, tuż nad butem, i przyłożył policzek dwa razy. Pani stała bez ruchu, żeby się dobrze odbiło.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            by: "wall",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "A carpet had been left in the courtyard, rolled up, three metres long, because somebody was moving on Staircase B. At one end it had a hole exactly as wide as Mruk; at the other, he supposed, there was another. What lay between was dark, and a draught came out of it. Mruk could think of nothing but going through.",
      pl: "Na podwórku leżał dywan, zwinięty, długi na trzy metry, bo na klatce B ktoś się przeprowadzał. Z jednego końca miał dziurę dokładnie na szerokość Mruka, z drugiego zapewne też. To, co pomiędzy, było ciemne i wiało stamtąd chłodem. Mruk myślał już tylko o tym, żeby przejść na drugą stronę.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Too Wide in the Middle", "Za szeroki w połowie"],
            ["In at One End, and at the Other?", "Jednym końcem wszedł, a drugim?"],
          ],
          en: "Mruk went into the carpet. From outside you could follow him: a swelling, as in a hose, moved along to the middle and stopped there. Two men came, and took an end each. The carpet bent. “There’s somebody in it,” said one. They put it down and gave it a push, and it unrolled across the cobbles, red, and at the far end lay a cat.",
          pl: "Mruk wszedł w dywan. Z zewnątrz można było śledzić wybrzuszenie, jak w wężu ogrodowym, które doszło do połowy i stanęło. Przyszli dwaj ludzie i złapali za końce. Dywan się ugiął. „Tam ktoś jest” – powiedział jeden. Położyli dywan i popchnęli, a on rozwinął się po bruku, czerwony, i na samym końcu leżał kot.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "wide",
            on: "carpet",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Garden with Eleven Birds", "Ogród, a w nim jedenaście ptaków"],
            ["Counted, and Not One Flew", "Przeliczył, żaden nie uciekł"],
          ],
          en: "Before Mruk had got his shoulders in, the men unrolled the carpet, to shake it. Where the tunnel had been lay a garden, with a pool in the middle and eleven birds in the border, and none of them flew away when Mruk stepped in among them. He went round by the edge and counted. Where the twelfth should have been there was a worn patch. He lay down on that.",
          pl: "Nim Mruk wcisnął barki, tragarze rozwinęli dywan, żeby go wytrzepać. Po tunelu nie było śladu. Na bruku leżał ogród z sadzawką pośrodku i jedenastoma ptakami dookoła, a żaden nie odleciał, kiedy Mruk wszedł między nie. Obszedł brzegiem i przeliczył. Tam, gdzie powinien być dwunasty, dywan był wytarty. Mruk położył się na jego miejscu.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "On Staircase B somebody was moving, and across the cushion of one of their chairs, out in the courtyard, lay a hair. It was long, and it was white. Mruk went over it with his nose from end to end. So these people had a cat. Nobody had mentioned her to him, and he wanted to see her.",
      pl: "Na klatce B ktoś się przeprowadzał, a na poduszce jednego z krzeseł, wystawionych na podwórko, leżał włos. Długi i biały. Mruk obwąchał go od końca do końca. Właściciele tych mebli mieli zatem kotkę. Nikt mu o niej nie wspomniał, a chciał ją zobaczyć.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "down",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Her Name Was Muff", "Nazywała się Mufka"],
            ["No Ears, and No Feet to Speak Of", "Bez uszu i właściwie bez nóg"],
          ],
          en: "The white lady came past in a hatbox, with the lid off, long-haired, curled up and asleep. Mruk stood on his hind legs. She had no head at either end, only a silk lining. “That’s my grandmother’s muff,” said the woman with the box, and held it down to him. He put one paw in from the left. It was warm in there, so he put in the other from the right.",
          pl: "Białą damę niesiono w pudle na kapelusze, bez pokrywy, długowłosą, zwiniętą i śpiącą. Mruk stanął na tylnych łapach. Z żadnej strony nie miała głowy, tylko jedwabną podszewkę. „To mufka po babci” – powiedziała pani z pudłem i opuściła je niżej. Mruk wsunął z lewej jedną łapę. Było tam ciepło, więc z prawej wsunął drugą.",
          picture: {
            place: "courtyard",
            pose: "reach",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Wrapped in the Sports Page", "Zawinięta w sport"],
            ["One Ear Glued, and Very Polite", "Z przyklejonym uchem, bardzo grzeczna"],
          ],
          en: "From a crate that was open at the top a face looked out, white, through a gap in the newspaper. Mruk greeted her. She went on looking, with wide blue eyes and one ear glued on, and let herself be smelled: a china cat. The white hair was only the lady’s own. “She’s been waiting for company for ages,” said the lady, and turned the cat round in her paper, so that she faced Mruk.",
          pl: "Z otwartej skrzyni, spomiędzy gazet, wyglądała biała twarz. Mruk się przywitał. Patrzyła dalej, szeroko otwartymi niebieskimi oczami, z przyklejonym uchem, i dała się powąchać: kotka z porcelany. Biały włos należał po prostu do pani. „Ona od dawna czeka na towarzystwo” – powiedziała pani i obróciła ją w gazecie przodem do Mruka.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The piano stuck. It had got as far as the second landing on Staircase B, and there it stood, half round the bend, and nothing else could be carried past it. Whatever came off the van was put down in the courtyard, closer and closer, until Mruk stood walled in between a sideboard and a bath.",
      pl: "Pianino utknęło. Dotarło na drugi podest klatki B i tam stało, w połowie zakrętu, ani w górę, ani w dół, i nic nie dało się koło niego przenieść. Co wyniesiono z samochodu, stawiano na podwórku, coraz ciaśniej, aż Mruk znalazł się między kredensem a wanną jak w murach.",
      turns: [
        {
          titles: [
            ["In Three-Four Time, and Lift", "Na trzy, i w górę"],
            ["Who Is Playing on the Landing?", "Kto tam gra na podeście?"],
          ],
          en: "A lady from the third floor, with shopping, could not get past either. She sat down on a stair, found the keys in front of her, and played what she still had in her fingers, a waltz. At the third “one” the men all lifted together, and it went round as if it had been waiting to be asked. In the courtyard everything moved up.",
          pl: "Pani z trzeciego piętra, z zakupami, też nie mogła przejść. Usiadła na stopniu, miała przed sobą klawisze i zagrała to, co zostało jej w palcach, walca. Za trzecim „raz” ludzie podnieśli wszyscy naraz i pianino zakręciło, jakby tylko czekało, aż je ktoś poprosi. Na podwórku zrobiło się luźniej.",
        },
        {
          titles: [
            ["It Was the Knob, Said Mr Zenon", "Winna była gałka"],
            ["By the Width of a Plum", "O grubość śliwki"],
          ],
          en: "Mr Zenon came with his ruler. He measured the piano and he measured the bend. What they lacked was the width of a plum. He looked about for a plum, and saw the wooden knob on the banister. It screwed off, after sixty coats of varnish. The piano went by, and Mr Zenon opened a lane through the furniture and came down it with the knob in his hand.",
          pl: "Przyszedł pan Zenon z miarką. Zmierzył pianino, zmierzył zakręt. Brakowało tyle, co grubość śliwki. Rozejrzał się za śliwką i zobaczył drewnianą gałkę na poręczy. Dała się odkręcić, spod sześćdziesięciu warstw lakieru. Pianino przeszło, a pan Zenon zrobił między meblami przejście i wyszedł nim z gałką w ręce.",
        },
      ],
    },
    {
      en: "The foreman was numbering everything with labels on string. He did the stools, and without looking up he tied one to a red collar. It said forty-one. From then on Mruk was stock. As often as he set out, a man caught sight of his number, said “That goes with the sideboard”, and put him back.",
      pl: "Brygadzista numerował wszystko karteczkami na sznurku. Zrobił taborety i nie podnosząc głowy, przywiązał karteczkę do czerwonej obroży. Czterdzieści jeden. Odtąd Mruk był na stanie. Ilekroć ruszał, ktoś widział numer, mówił „to idzie z kredensem” i odstawiał go na miejsce.",
      turns: [
        {
          titles: [
            ["Two of Forty-One", "Skąd dwa razy czterdzieści jeden?"],
            ["Received: Cat, One", "Kwituję: kot, sztuk jeden"],
          ],
          en: "The list did not agree. Number forty-one was a rubber plant, which stood there without a label, and the foreman went down the rows twice before he looked lower. “That belongs to Staircase A,” said Mr Zenon, from behind his broom. A cat that has been listed has to be signed for. Mr Zenon took off the label, tied it to the plant, and wrote in the column: “Received: cat, one.” Then Mruk was free to go.",
          pl: "Spis się nie zgadzał. Czterdzieści jeden to był fikus, a fikus stał bez karteczki, i brygadzista dwa razy przeszedł wzdłuż rzędów, nim spojrzał niżej. „Ten jest z klatki A” – powiedział zza miotły pan Zenon. Kota ze spisu trzeba było pokwitować. Pan Zenon zdjął karteczkę, przywiązał ją do fikusa, a w rubryce napisał: „Kot, sztuk jeden, odebrano”. I Mruk był wolny.",
        },
        {
          titles: [
            ["“That One Walks”", "„Ten idzie sam”"],
            ["With Both Arms, and Only So Far", "Oburącz, i to niedaleko"],
          ],
          en: "Now it was forty-one’s turn. The strongest of the men spat on his hands, took it under the belly and straightened up; he got as far as the bins. There he set it down, and felt his back. “What’s in it?” they asked. He thought about it. “That one walks,” he said. The foreman made a cross against the number and pulled off the label.",
          pl: "Przyszła kolej na czterdzieści jeden. Najsilniejszy splunął w dłonie, wziął pod brzuch, wyprostował się i doszedł do śmietnika. Tam postawił i pomasował sobie krzyż. „Co w tym jest?” – spytali. Pomyślał. „Ten idzie sam” – powiedział. Brygadzista postawił przy numerze krzyżyk i zerwał karteczkę.",
        },
      ],
    },
    {
      en: "The men had blankets with them, fourteen grey ones, and threw them over whatever was standing about, so that nothing should be scratched. One moment there was furniture in the courtyard; the next, a party of humped grey persons, and no telling who was who. The fourteenth blanket came down over Mruk. It was dark under there, and smelled of felt.",
      pl: "Ludzie przywieźli koce, czternaście szarych, i narzucali je na wszystko, co stało, żeby się nie porysowało. Przed chwilą były tu meble, a teraz zebrało się towarzystwo szarych, garbatych osób i nie wiadomo było, kto jest kim. Czternasty koc spadł na Mruka. Pod spodem było ciemno i pachniało filcem.",
      turns: [
        {
          titles: [
            ["Is It Still Green under There?", "Czy tam pod spodem jest zielono?"],
            ["The Fern Has to Breathe", "Paproć musi oddychać"],
          ],
          needs: ["the fern"],
          en: "A blanket had come down over the lady with the fern as well. “It can’t breathe!” she cried. The men ran from one grey hump to the next and pulled off every blanket, looking for something green. Under the fourteenth they found Mruk. The fern was under the ninth, and she had not let go of it.",
          pl: "Jeden koc spadł także na panią z paprocią. „Ona musi oddychać!” – zawołała. Ludzie biegali od garbu do garbu i ściągali wszystkie koce po kolei, szukając czegoś zielonego. Pod czternastym znaleźli Mruka. Paproć była pod dziewiątym, a pani ani na chwilę jej nie puściła.",
        },
        {
          titles: [
            ["Unveiled, to Some Applause", "Odsłonięcie, z brawami"],
            ["Whom Is It Of?", "Kogo to przedstawia?"],
          ],
          en: "Somebody wanted the last blanket. He took it by a corner and swept it off, and there upon the cobbles, bolt upright, paws together, was Mruk. For a second he looked like something in a park. A lady clapped, and the men joined in. They pulled off all the other blankets, to see what else there might be.",
          pl: "Ktoś potrzebował ostatniego koca. Chwycił za róg, ściągnął go jednym ruchem i na bruku, prosto, łapa przy łapie, siedział Mruk. Przez sekundę wyglądał jak coś z parku. Jakaś pani zaklaskała, ludzie się przyłączyli. Ściągnęli potem wszystkie inne koce, żeby zobaczyć, co tam jeszcze jest.",
        },
        {
          titles: [
            ["The Wind Had the Other End", "A za drugi koniec złapał wiatr"],
            ["Fourteen Blankets on One Mattress", "Czternaście koców na materacu"],
          ],
          needs: ["the mattress"],
          when: { weather: ["wind"] },
          en: "The wind got under the blankets, and all fourteen flew across the courtyard and came down on the mattress, which was still lying where the two men had left it. The two ran after the blankets, one from the left and one from the right, and so at last they stood at opposite ends. They picked up the mattress, blankets and all. Mruk was left sitting in the open.",
          pl: "Wiatr wszedł pod koce i wszystkie czternaście pofrunęło przez podwórko na materac, który wciąż leżał tam, gdzie go zostawili. Dwaj ludzie pobiegli za nimi, jeden z lewej, drugi z prawej. Tak stanęli wreszcie po dwóch stronach. Podnieśli materac razem z kocami, a Mruk siedział znowu na wolnym powietrzu.",
        },
        {
          titles: [
            ["Thirteen Stood, and One Walked", "Trzynaście stało, a jeden szedł"],
            ["So There’s Someone under It", "Ktoś jednak jest pod spodem"],
          ],
          en: "Thirteen of the grey persons stood still, and the fourteenth set out. It was low, it trailed, it rang now and then, and it walked into a chair and into Mr Zenon’s broom. Mr Zenon took off his cap to it, from habit. Then he lifted the hem. “After you,” he said. He folded that blanket first, and when he had the way of it, the others.",
          pl: "Trzynaście szarych osób stało, a czternasta ruszyła. Niska, powłóczysta, podzwaniając, wpadła na krzesło i na miotłę pana Zenona. Pan Zenon z przyzwyczajenia zdjął przed nią czapkę. Potem uniósł rąbek. „Proszę przodem” – powiedział. Koc złożył w kostkę, a kiedy nabrał wprawy, także pozostałe.",
        },
      ],
    },
    {
      en: "All the windows were open, and in each lay a pillow with a neighbour on it, who knew how it should be done. “Left!” called the first floor. “Not that left!” called the third. A table with its legs in the air went round like the hand of a clock, and wherever Mruk wanted to go, there went a leg.",
      when: { between: ["04-15", "10-15"] },
      pl: "Wszystkie okna były otwarte, a w każdym leżała poduszka, na poduszce zaś sąsiad, który wiedział, jak to się robi. „W lewo!” – wołało pierwsze piętro. „Nie w to lewo!” – wołało trzecie. Stół nogami do góry chodził w kółko jak wskazówka i gdzie Mruk chciał przejść, tam szła noga.",
      turns: [
        {
          titles: [
            ["Left, for the Mattress and the Table", "W lewo, i stół, i materac"],
            ["The Wind Answered Every Window", "Trzask, i nikt już nie woła"],
          ],
          needs: ["the mattress"],
          when: { weather: ["wind"] },
          en: "A gust went along the house and slammed the windows, one after another. It was quiet. In the quiet the men with the table saw the mattress, and the arrows drawn in front of it. They followed the arrows, since nobody was calling, and set the table down on the mattress, legs up. Mruk’s way lay open.",
          pl: "Podmuch poszedł wzdłuż domu i pozamykał okna, jedno po drugim. Zrobiło się cicho. W tej ciszy ludzie ze stołem zobaczyli materac, a przed nim strzałki. Poszli za strzałkami, skoro nikt nie wołał, i położyli stół na materacu, nogami do góry. Droga Mruka była wolna.",
        },
        {
          titles: [
            ["Round the Cat!", "Bokiem, dookoła kota!"],
            ["On This All Floors Agreed", "Tu wszystkie piętra były zgodne"],
          ],
          en: "Mruk sat down where he was. A shout went up, from every floor and for once the same: “Mind the cat! Round him!” The men went round him. As it happened, that was exactly the bend that the table needed, and it sailed off without touching anything, while the windows congratulated each other.",
          pl: "Mruk usiadł tam, gdzie stał. Podniósł się krzyk, ze wszystkich pięter naraz i wreszcie ten sam: „Uwaga, kot! Bokiem!”. Ludzie obeszli go dookoła. Był to akurat ten łuk, którego stół potrzebował, i odpłynął, o nic nie zaczepiając, a okna winszowały sobie nawzajem.",
        },
        {
          titles: [
            ["Beginning with the Ground Floor", "Od parteru, bo tak wypada"],
            ["Mr Zenon Gives the Floor", "Pan Zenon udziela głosu po kolei"],
          ],
          en: "Mr Zenon beat his broom on the lid of a bin until it was quiet. The floors would speak one at a time, he said, beginning with the ground floor, where there are bars at the windows and nobody ever says anything. He waited for it, his hand at his ear. The men made use of the silence, and the table was out of the way before he came to the first floor.",
          pl: "Pan Zenon walił miotłą w pokrywę kubła, aż zrobiło się cicho. Będzie udzielał głosu po kolei, oznajmił, od parteru. Na parterze są kraty i nikt się nigdy nie odzywa. Pan Zenon czekał na parter z dłonią przy uchu. Tragarze skorzystali z ciszy i stół znikł z drogi, zanim przyszła kolej na pierwsze piętro.",
        },
      ],
    },
    {
      en: "In the crush stood a grandfather clock with its face to the wall. It had been tilted on the way, and took it badly; all of a sudden it cleared its throat and struck. It struck twelve and went on to twenty. At each stroke Mruk’s ears went flat, and between two strokes he had just time to put them up again and no time to go anywhere.",
      pl: "W ścisku stał zegar szafkowy, twarzą do muru. Po drodze go przechylono i źle to zniósł; nagle odchrząknął i zaczął bić. Wybił dwanaście i bił dalej, do dwudziestu. Przy każdym uderzeniu Mrukowi kładły się uszy, a między jednym a drugim zdążał je tylko podnieść i nie miał kiedy ruszyć z miejsca.",
      turns: [
        {
          titles: [
            ["At Thirty-One, Lunch", "O trzydziestej pierwszej obiad"],
            ["It Had Never Been So Late", "Tak późno jeszcze nie było"],
          ],
          en: "At the thirty-first stroke the foreman looked at his watch, shook it, and gave in. “If it’s as late as that,” he said, “we eat.” The men sat down in a row on the sofa and unwrapped their bread. The clock stopped too, in the middle of a stroke, like somebody who only wanted to be heard. It was so quiet that Mruk put up both ears and went on.",
          pl: "Przy trzydziestym pierwszym brygadzista spojrzał na zegarek, potrząsnął nim i skapitulował. „Jak już tak późno – powiedział – to jemy”. Ludzie usiedli rzędem na kanapie i odwinęli kanapki. Zegar też przestał, w pół uderzenia, jak ktoś, kto chciał tylko, żeby go wysłuchano. Zrobiło się tak cicho, że Mruk postawił uszy i poszedł dalej.",
        },
        {
          titles: [
            ["What the Brick Could Do after All", "Do czego jednak nadaje się cegła"],
            ["“One Thing at a Time,” Said Mr Zenon", "Zegar nabrał powietrza i nic"],
          ],
          needs: ["the brick"],
          en: "Mr Zenon still had the brick under his arm. He turned the clock round, opened its little door and wedged the brick in beside the pendulum. The clock drew breath for twenty-one, and nothing came. Behind him the door of Staircase B fell shut. “One thing at a time,” said Mr Zenon, and stepped aside to let Mruk by.",
          pl: "Pan Zenon wciąż miał pod pachą cegłę. Obrócił zegar, otworzył drzwiczki i wcisnął ją obok wahadła. Zegar nabrał powietrza na dwadzieścia jeden i nic. Za plecami pana Zenona zatrzasnęły się drzwi klatki B. „Wszystko po kolei” – powiedział i odsunął się, żeby Mruk mógł przejść.",
        },
        {
          titles: [
            ["Held by Two Fingers", "W dwóch palcach"],
            ["Mr Zenon Can’t Let Go", "Pan Zenon nie może puścić"],
          ],
          en: "Mr Zenon turned the clock round, opened its little door, and took the pendulum between two fingers. It was quiet at once. Then he let go, and it struck twenty-one; he took hold again. He nodded to Mruk to pass while it was quiet. He himself stayed where he was, with his arm in the clock up to the elbow, and directed the removal with his chin.",
          pl: "Pan Zenon obrócił zegar, otworzył drzwiczki i ujął wahadło w dwa palce. Zegar od razu ucichł. Pan Zenon puścił i wybiło dwadzieścia jeden, więc chwycił znowu. Skinął Mrukowi głową, żeby przeszedł, póki cicho. Sam już tak został, z ręką w zegarze po łokieć, a przeprowadzką kierował brodą.",
        },
      ],
    },
    {
      en: "On the sideboard, which had been put down in front of everything else, sat Prezes with six of the board. It was as good as a gutter, with carved edges, and they had taken possession of it. Whoever wanted to get by had to pass under them, and Mruk is grey on top and means to stay so.",
      pl: "Na kredensie, który postawiono na samym przodzie, siedział Prezes z sześcioma członkami zarządu. Kredens był nie gorszy od rynny, a do tego rzeźbiony, więc go zajęli. Kto chciał przejść, musiał przejść pod nimi, a Mruk jest z wierzchu szary i woli, żeby tak zostało.",
      turns: [
        {
          titles: [
            ["A Sea Two Metres Wide", "Dwa metry morza i już po zebraniu"],
            ["Foam as High as the Sideboard", "Piana aż po kredens"],
          ],
          needs: ["the sea"],
          en: "The sea had got its breath back and was coming on. It came straight at the sideboard, two metres wide, with the waves in front. Six pigeons left at once. Prezes waited until the foam was level with his feet; then he rose and went back to the gutter, where there is never so much water. Mruk walked past the sideboard, dry.",
          pl: "Morze odsapnęło i ruszyło dalej. Szło prosto na kredens, szerokie na dwa metry, falami do przodu. Sześć gołębi odfrunęło od razu. Prezes czekał, aż piana sięgnie mu do nóg, po czym poderwał się i wrócił na rynnę, gdzie tyle wody nie bywa. Mruk przeszedł koło kredensu, suchy.",
        },
        {
          titles: [
            ["Carried Out in Session", "Wyniesiony w trakcie obrad"],
            ["He Did Not Use His Wings", "Skrzydeł nie użył"],
          ],
          en: "Four men bent down, said “Hup”, and the sideboard rose. Six flew up. Prezes did not. A chairman remains in the chair; he spread his feet a little and was carried past Mruk, along the wall and round the corner, at the pace of a procession, turning his head from side to side. The way was free.",
          pl: "Czterech ludzi schyliło się, powiedziało „hop” i kredens poszedł w górę. Sześciu odfrunęło. Prezes nie. Kto przewodniczy, ten nie schodzi; rozstawił trochę nogi i niesiono go obok Mruka, wzdłuż muru i za róg, w tempie procesji, a on obracał głowę to w jedną, to w drugą stronę. Droga była wolna.",
        },
        {
          titles: [
            ["The Wind Took the Sea Indoors", "Za nim wiatr, przed nim morze"],
            ["A Storm with Legs", "Burza na dwóch nogach"],
          ],
          needs: ["the sea"],
          when: { weather: ["wind"] },
          en: "The wind took hold of the picture, and the man with it could only run. The storm went by at a gallop, past the shrine and close along the sideboard. All seven pigeons flew up together and did not stop before the roof. When the sea had gone in at the door of Staircase B, nobody was sitting above Mruk’s way.",
          pl: "Wiatr chwycił obraz i ten, kto go niósł, mógł już tylko biec. Burza przeszła galopem koło kapliczki i tuż przy kredensie. Wszystkie siedem gołębi poderwało się naraz i siadło dopiero na dachu. Kiedy morze wpadło w drzwi klatki B, nad drogą Mruka nikt już nie siedział.",
        },
        {
          titles: [
            ["What Was in the Left-Hand Drawer", "Co było w lewej szufladzie"],
            ["Meeting Adjourned, for Lentils", "Przerwa na soczewicę"],
          ],
          en: "A man pulled out the left-hand drawer, to make it lighter. It was full of string, corks and the last of some lentils, and he tipped it all out by the wall. The board resolved, without discussion, to go down and eat. Prezes came last, and ate by himself. There was nobody left on the sideboard, and Mruk walked past it slowly, as grey on top as before.",
          pl: "Jeden z ludzi wyciągnął lewą szufladę, żeby było lżej. Były w niej sznurki, korki i resztka soczewicy, a on wytrzepał wszystko pod murem. Zarząd uchwalił bez dyskusji, że schodzi jeść. Prezes zszedł ostatni i jadł z boku. Na kredensie nie było już nikogo i Mruk przeszedł obok powoli, z wierzchu szary jak przedtem.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "In the middle of everything stood a lady with a fern, which she would trust to nobody. She was asked to hold a lampshade for a moment, and then a birdcage, and a bag of pegs. She did not put down the fern. When they looked for her later there was only a heap with two shoes, and from inside it a voice asked whether the fern was still green. It could have asked Mruk, who stood nearest, but it did not.",
      pays: ["the fern"],
      pl: "W samym środku stała pani z paprocią, której nikomu nie chciała powierzyć. Poproszono ją, żeby na chwilę przytrzymała abażur, potem klatkę dla ptaków, potem worek klamerek. Paproci nie odstawiła. Kiedy jej później szukano, był tam tylko stos z dwoma butami, a głos ze środka pytał, czy paproć jeszcze jest zielona. Zapytać mógł Mruka, bo stał najbliżej, ale nie pytał.",
    },
    {
      en: "Two men were carrying a mattress, and one said “left” and the other went right, because he was walking backwards. They put it down to discuss this. The first drew the way in the air, with a finger, and with arrows. The other nodded, walked round to the first one’s end and took hold, and now they both stood at one end, and the mattress lay where it was, across everybody’s way.",
      pays: ["the mattress"],
      pl: "Dwóch niosło materac i jeden powiedział „w lewo”, a drugi poszedł w prawo, bo szedł tyłem. Położyli materac, żeby to omówić. Pierwszy narysował drogę palcem w powietrzu, ze strzałkami. Drugi pokiwał głową, przeszedł na jego koniec i tam złapał, więc stali teraz obaj z jednej strony, a materac leżał, gdzie leżał, wszystkim w poprzek drogi.",
    },
    {
      en: "The men came by with a picture, two metres wide, of the sea in a storm. All you could see of the man in front was his legs and, above the waves, his head. Near the shrine he had to stop and get his breath, and leaned the sea against the wall. Mr Zenon, who was passing with a bucket, looked at it and put up his collar.",
      pays: ["the sea"],
      pl: "Tragarze szli z obrazem szerokim na dwa metry: morze w czasie burzy. Temu z przodu było widać tylko nogi, a nad falami głowę. Koło kapliczki musiał odsapnąć i oparł morze o mur. Pan Zenon, który przechodził z wiadrem, popatrzył na nie i postawił kołnierz.",
    },
    {
      en: "A drawer slid open in somebody’s arms, and buttons ran all over the courtyard, some of them past Mruk’s nose, which did not make waiting easier. Mr Zenon went after them on his knees, and handed sixty back in his cap. The lady counted them over. “There’s one too many,” she said. It was a horn button, with four holes. Mr Zenon held it against his waistcoat, where one had been missing, and it matched.",
      pl: "Komuś w rękach wysunęła się szuflada i po podwórku rozbiegły się guziki, kilka tuż przed nosem Mruka, co nie ułatwiało czekania. Pan Zenon zbierał je na kolanach i oddał sześćdziesiąt, w czapce. Pani przeliczyła. „O jeden za dużo” – powiedziała. Guzik był rogowy, z czterema dziurkami. Pan Zenon przyłożył go do kamizelki tam, gdzie jednego brakowało, i pasował.",
    },
    {
      en: "A door came walking over the courtyard, white, with a handle and with feet. It belonged to a bookcase, and behind it was the smallest of the men, who could see nothing. In front of Staircase B it came up against the other door, the real one, and stood still. There was a knock. “It’s open,” called Mr Zenon. So everything got in here today, even a door; only Mruk got no further.",
      pl: "Przez podwórko szły drzwi, białe, z klamką i z nogami. Były od regału, a niósł je najmniejszy z tragarzy i nic nie widział. Przed klatką B natrafiły na drugie drzwi, prawdziwe, i stanęły. Rozległo się pukanie. „Otwarte!” – zawołał pan Zenon. Wszystko dziś tu wchodziło, nawet drzwi; tylko Mruk nie posuwał się naprzód.",
    },
    {
      en: "To hold the door of Staircase B open there is a brick, which Mr Zenon keeps for removals and weddings. He dusted it, laid it down, and stood back. The door pushed it aside. He laid it down the other way; the door thought about it and pushed. In the end he leaned against the door himself, with the brick under his arm, as if it had the day off. From there he had an eye on everybody, Mruk included.",
      pays: ["the brick"],
      pl: "Do przytrzymywania drzwi klatki B jest cegła, którą pan Zenon trzyma na przeprowadzki i wesela. Odkurzył ją, podłożył i odsunął się. Drzwi ją odepchnęły. Podłożył na sztorc; drzwi się namyśliły i odepchnęły. W końcu oparł się o drzwi sam, z cegłą pod pachą, jakby miała wolne. Stamtąd miał na oku wszystkich, Mruka też.",
    },
  ],
};
