import type { Plot } from "#api/house/texts/model.ts";

/** The balcony in the warm half of the year, when it is dry: Mruk means to get out on it, eleven steps in all. */
export const balcony: Plot = {
  name: "balcony",
  category: "Adventure",
  when: { between: ["04-10", "10-15"], weather: ["clear", "wind"] },
  wishes: [
    {
      en: "From the balcony door to the railing is eleven steps. Anyone who simply walks them has been on the balcony; with the tail held properly it is a parade. Mruk felt that the street, three floors down, had not been shown one for too long. He took up his position on the threshold, straightened his bell and fell into line.",
      pl: "Od drzwi do balustrady jest na balkonie jedenaście kroków. Kto je po prostu przejdzie, był na balkonie, ale z dobrze uniesionym ogonem robi się z tego parada. Mruk czuł, że ulica, trzy piętra niżej, za długo już na nią czeka. Stanął na progu, poprawił dzwonek i sformował szyk.",
      picture: {
        place: "stove",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "away",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          en: "At the eleventh step Mruk turned, to let the street have him from the left. Down at the kerb four people got out of a car and shut the doors behind them, one after the other, like applause. He waited for the fourth. Then he walked back the eleven steps, slower, with his tail at half mast, like a band going home.",
          pl: "Na jedenastym kroku Mruk się odwrócił i pokazał ulicy lewy profil. Przy krawężniku cztery osoby wysiadły z samochodu i zatrzasnęły za sobą drzwi, jedne po drugich, jakby klaskali. Zaczekał na czwarte. Potem przeszedł jedenaście kroków z powrotem, wolniej, z ogonem opuszczonym do połowy, jak orkiestra po występie.",
          picture: { place: "balcony", pose: "walk", props: [], eyes: "half", camera: "close", company: "nobody" },
          titles: [
            ["He Waited for the Fourth Door", "Zaczekał na czwarte drzwi"],
            ["Tail at Half Mast, Homewards", "Z ogonem do połowy"],
          ],
        },
        {
          en: "Mruk did all eleven steps, and the street went on with what it was doing. Only across the way, on the second floor, a very small boy was being fed at the window. He saw what was coming. He took the spoon out of the hand that held it, and presented arms with it, upright, porridge and all, until Mruk had gone by.",
          pl: "Mruk przeszedł wszystkie jedenaście kroków, a ulica robiła dalej swoje. Tylko naprzeciwko, na drugim piętrze, karmiono w oknie bardzo małego chłopca. Zobaczył, co nadchodzi. Wyjął łyżkę z ręki, która ją trzymała, i pionowo, razem z kaszą, prezentował nią broń, dopóki Mruk nie przemaszerował.",
          picture: { place: "balcony", pose: "walk", props: [], eyes: "happy", company: "nobody" },
          titles: [
            ["Arms Presented, with Porridge", "Na ramię łyżka!"],
            ["Who Was Looking, on the Second Floor", "Kto patrzył z drugiego piętra"],
          ],
        },
        {
          needs: ["the scarf"],
          titles: [
            ["A Scarf for the Parade", "Skąd parada miała sztandar?"],
            ["Into Two Raised Hands", "W dwie podniesione ręce"],
          ],
          en: "The parade had colours now. The next gust had taken the lady’s red scarf again and hung it on the railing, and Mruk marched up to it, eleven steps, turned, and rubbed his cheek along the bars in passing, as a parade does. The corner came loose. Down went the colours, slowly, in a long curve, into two raised hands, just as the fifteen opened its doors. The lady stopped on the step, put the scarf on, and saluted with her ticket.",
          pl: "Parada miała teraz sztandar. Następny podmuch znów zabrał pani czerwoną apaszkę i zawiesił na balustradzie, a Mruk doszedł do niej równym krokiem, po jedenastu krokach zrobił zwrot i przechodząc, otarł policzek o pręty, jak to na paradzie. Róg puścił. Sztandar spłynął, powoli, szerokim łukiem, w dwie podniesione ręce, a piętnastka akurat otwierała drzwi. Pani stanęła na stopniu, zawiązała apaszkę i zasalutowała biletem.",
        },
      ],
    },
    {
      en: "The next balcony is only a flowerpot’s length away. It has tiles with stars, a deckchair, and a box of catmint for which nobody there has any use, since they keep a canary. Mruk did not covet this balcony. He merely wished to see it from close up, from the railing, as people look over a house that is not for sale.",
      pl: "Sąsiedni balkon jest o długość doniczki. Ma płytki w gwiazdki, leżak i skrzynkę kocimiętki, która nikomu tam nie jest potrzebna, bo trzymają kanarka. Mruk cudzych balkonów nie pożąda. Chciał tylko obejrzeć ten z bliska, od balustrady, jak się ogląda dom, który nie jest na sprzedaż.",
      picture: { place: "box", pose: "sit", props: [], eyes: "half", inBox: false, look: "away", company: "nobody" },
      endings: [
        {
          en: "From close up the next balcony looked different. Two of the stars were cracked; the deckchair was mended with string; and behind the catmint, inside the pane, stood the cage, and the canary was looking across. He looked at Mruk’s tiles, which are plain, and at how many there were. He sighed, as far as that can be done in yellow.",
          pl: "Z bliska sąsiedni balkon wyglądał inaczej. Dwie gwiazdki były pęknięte, leżak naprawiono sznurkiem, a za kocimiętką, po wewnętrznej stronie szyby, stała klatka i kanarek patrzył na drugą stronę. Patrzył na płytki Mruka, które są gładkie, i na to, ile ich jest. Westchnął, o ile da się to zrobić na żółto.",
          picture: {
            place: "balcony",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [["Two of the Stars Were Cracked", "Dwie gwiazdki z pęknięciem"]],
        },
        {
          en: "Mruk looked the neighbours’ balcony over, and stayed longest at the catmint. Then a hand came round their door with a can. It watered the box from end to end. When it had done that, it took hold of a corner and turned the whole box round, and three long stalks hung over on Mruk’s side.",
          pl: "Mruk obejrzał u sąsiadów wszystko, a przy kocimiętce zabawił najdłużej. Wtedy zza ich drzwi wysunęła się ręka z konewką. Podlała skrzynkę od końca do końca. Kiedy skończyła, chwyciła za róg i obróciła całą skrzynkę, i trzy długie łodygi zwisły na stronę Mruka.",
          picture: { place: "balcony", pose: "sit", props: [], eyes: "open", look: "away", company: "nobody" },
          titles: [["A Hand Came Round the Door", "Zza drzwi wysunęła się ręka"]],
        },
        {
          needs: ["the high note"],
          titles: [["Who Gave the Canary His Note?", "Kto podał ton kanarkowi?"]],
          en: "The canary tried once more: four notes, a trill. Mruk, at the railing, had his neck stretched across to the catmint, as far as a neck goes, and at that moment his bell slid to the front and struck the iron. The note was high and very clear. For a second nothing moved next door. Then the canary sang it after him, twice, to be sure. A hand reached round the door and, without a word, moved the box of catmint closer.",
          pl: "Kanarek spróbował jeszcze raz: cztery tony, tryl. Mruk przy balustradzie wyciągał szyję ku kocimiętce, na ile szyja pozwala, i w tej chwili dzwonek zsunął mu się do przodu i uderzył o żelazo. Ton był wysoki i bardzo czysty. Przez sekundę u sąsiadów nic się nie ruszało. Potem kanarek zaśpiewał go za nim, dwa razy, żeby mieć pewność. Zza drzwi wysunęła się ręka i bez słowa przestawiła skrzynkę bliżej.",
        },
      ],
    },
    {
      when: { timeSlot: ["evening"], weather: ["clear"], between: ["05-01", "09-30"] },
      en: "On the balcony there is one tile, the third from the railing, that puts by a little of the sun for later. Mruk had been to the door twice to see how it was getting on. Now it was ready: not hot, not lukewarm, but exactly as warm as a cat on the inside. He set out to lie on it.",
      pl: "Na balkonie jest jedna płytka, trzecia od balustrady, która odkłada po trochu słońce na później. Mruk był już dwa razy pod drzwiami zobaczyć, jak jej idzie. Teraz była gotowa: nie gorąca, nie letnia, tylko dokładnie tak ciepła jak kot od środka. Wyruszył, żeby się na niej położyć.",
      picture: { place: "stove", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          unless: ["Halina"],
          en: "Mruk lay on the tile till all the others had cooled; he kept it as warm as it kept him. In the end Tomek came out, in bare feet, to see to the washing line. He crossed the balcony fast, on tiptoe. At the third tile from the railing he stopped, and stood there with both feet.",
          pl: "Mruk leżał na płytce, aż wszystkie inne wystygły; grzał ją tak samo jak ona jego. Na koniec wyszedł Tomek, boso, obejrzeć sznur na pranie. Szedł przez balkon szybko, na palcach. Na trzeciej płytce od balustrady zatrzymał się i stał na niej obiema stopami.",
          picture: { place: "balcony", pose: "loaf", props: [], eyes: "half", company: "nobody" },
          titles: [["Tomek Stops, in Bare Feet", "Tomek staje, w dodatku boso"]],
        },
        {
          en: "In the middle of the tile sat a ladybird with seven spots, legs drawn in. She had been there first. Mruk considered the other tiles, one by one, with a paw. Then he lay down round her, from the left, like a comma, with his tail to close the gap. The edges were the warmest part, and he had them all.",
          pl: "Pośrodku płytki siedziała biedronka, siedem kropek, nogi podwinięte. Była pierwsza. Mruk zbadał łapą pozostałe płytki, jedną po drugiej. Potem położył się dookoła niej, od lewej, jak przecinek, a ogonem zamknął lukę. Najcieplejsze były brzegi i brzegi miał wszystkie.",
          titles: [["Round a Ladybird, Like a Comma", "Jak przecinek, tylko z biedronką"]],
        },
        {
          needs: ["the last sun"],
          titles: [
            ["The Whole Afternoon, from Below", "Całe popołudnie od spodu"],
            ["Across the Street, a Shawl", "A naprzeciwko po chustę"],
          ],
          en: "When Mruk got to the third tile from the railing, the last of the sun was standing on one bar, at the top, and then it was gone. Across the street the lady folded up her chair. Mruk lay down. From below, as if somebody had only waited for the lights to go out, it began: first under the elbows, then under the chin, the whole afternoon, with nothing missing. The lady looked across at him for a while and went in for a shawl.",
          pl: "Kiedy Mruk dotarł do trzeciej płytki od balustrady, reszta słońca stała na jednym pręcie, u góry, a zaraz potem znikła. Pani naprzeciwko złożyła krzesło. Mruk się położył. Od spodu, jakby ktoś tylko czekał, aż zgasną światła, zaczęło się: najpierw pod łokciami, potem pod brodą, całe popołudnie, i niczego nie brakowało. Pani popatrzyła na niego i poszła do środka po chustę.",
          picture: { place: "balcony", pose: "loaf", props: [], eyes: "happy", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      when: { between: ["05-10", "09-30"] },
      en: "Pelagia, the geranium, lives out of doors in summer, and she has changed since she moved to the balcony. She has red flowers, acquaintances, bees. Mruk, who spent the whole winter with her on one window sill, thought that a call was due. He had washed for it, and was on his way to the railing, where she now has her address.",
      pl: "W ciepłe miesiące pelargonia Pelagia mieszka na balkonie i bardzo się od tego zmieniła. Ma czerwone kwiaty, znajomości, pszczoły. Mruk, który całą zimę spędził z nią na jednym parapecie, uznał, że wypada złożyć wizytę. Umył się i szedł właśnie do balustrady, bo tam jest teraz zameldowana.",
      picture: { place: "stove", pose: "walk", props: [], eyes: "happy", camera: "close", company: "nobody" },
      endings: [
        {
          en: "Mruk lay down beside Pelagia, and one of her leaves came to rest on his shoulder. She smelled of tin, of lemon, and a little of last winter. A bee flew up. It looked at both of them, at the bell and at the flowers, took its time, and decided for the geranium. Mruk bore it well.",
          pl: "Mruk położył się obok Pelagii i jeden liść oparł mu się na ramieniu. Pachniała blachą, cytryną i trochę zeszłą zimą. Przyleciała pszczoła. Obejrzała oboje, dzwonek i kwiaty, nie spieszyła się i wybrała pelargonię. Mruk zniósł to dobrze.",
          picture: { place: "balcony", pose: "loaf", props: ["geranium"], eyes: "half", company: "nobody" },
          titles: [
            ["It Decided for the Geranium", "Wybrała pelargonię"],
            ["A Leaf on His Shoulder", "Z liściem na ramieniu"],
          ],
          when: { timeSlot: ["morning", "afternoon"] },
        },
        {
          en: "Pelagia had on a great deal of red, and Mruk did not know where to look. He looked lower. In the earth of her pot, at the front, was a hollow, smooth, half round, that the rain had not reached. In February it used to be just under his chin. He laid his chin in it. Something red came down on his nose.",
          pl: "Pelagia miała na sobie bardzo dużo czerwieni i Mruk z początku nie wiedział, gdzie patrzeć. Popatrzył niżej. W ziemi jej doniczki, z przodu, było wgłębienie, gładkie, półokrągłe, do którego deszcz nie sięgnął. W lutym miewał je akurat pod brodą. Położył w nim brodę. Na nos spadło mu coś czerwonego.",
          picture: {
            place: "balcony",
            pose: "sit",
            props: ["geranium"],
            eyes: "open",
            look: "down",
            company: "nobody",
          },
          titles: [["Under His Chin Since February", "Od lutego pod brodą"]],
        },
        {
          when: { timeSlot: ["evening"] },
          en: "Pelagia was no longer receiving; most of her red had been folded up for the night. Mruk sat down next to the pot all the same; on the window sill they had never talked either. A moth took him for the lamp, then her for him. When they called from indoors, a petal lay across his paw, and he carried it in on that.",
          pl: "Pelagia już nie przyjmowała; większość czerwieni miała na noc złożoną. Mruk mimo to usiadł przy doniczce. Na parapecie też nigdy nie rozmawiali. Ćma wzięła jego za lampę, potem ją za niego. Kiedy zawołano z pokoju, na łapie leżał mu płatek, i na tej łapie go wniósł.",
          picture: { place: "balcony", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
          titles: [
            ["Pelagia No Longer Receives", "Pelagia już nie przyjmuje"],
            ["Carried In on One Paw", "Na łapie do pokoju"],
          ],
        },
      ],
    },
    {
      en: "In the balcony railing, low down, one bar is missing. Through the gap, lying on your stomach, you have the whole street before you, from the stop to the bakery, and are not seen. It is the best box in Warsaw, and the performance is always just beginning. Mruk was on his way from the big room to his seat.",
      pl: "W balustradzie balkonu, nisko, brakuje jednego pręta. Przez szparę widać, leżąc na brzuchu, całą ulicę od przystanku po piekarnię, a samemu jest się niewidocznym. To najlepsza loża w Warszawie i przedstawienie zawsze właśnie się zaczyna. Mruk szedł z dużego pokoju na swoje miejsce.",
      picture: { place: "stove", pose: "walk", props: [], eyes: "open", lighting: "cold stove", company: "nobody" },
      endings: [
        {
          en: "The piece in the street was a short one. At the stop an orange got out of somebody’s bag and rolled on to the rails. The fifteen braked, and rang. The driver climbed down, picked up the orange, wiped it on his sleeve, carried it to the lady in both hands, and climbed up again. In the gap on the third floor lay two white paws, crossed.",
          pl: "Na ulicy szła krótka sztuka. Na przystanku pomarańcza wysiadła komuś z torby i potoczyła się na szyny. Piętnastka zahamowała i zadzwoniła. Motorniczy zszedł, podniósł pomarańczę, wytarł o rękaw, w obu rękach zaniósł pani i wrócił do kabiny. Na trzecim piętrze w szparze leżały dwie białe łapy, skrzyżowane.",
          titles: [["An Orange Gets Out", "Na przystanku wysiada pomarańcza"]],
        },
        {
          unless: ["Halina"],
          en: "Mruk had hardly lain down when something ginger came on from the right. It was Bułka, the cat from the bakery. She sat on the step and looked up, as if she knew the seating plan. He looked down. Between them were three floors and an awning, and then the whole of the fifteen. When it had passed, both were still looking.",
          pl: "Ledwie Mruk się położył, z prawej weszło na scenę coś rudego. Była to Bułka, kotka z piekarni. Usiadła na stopniu i podniosła głowę, jakby znała rozkład miejsc. Spojrzał w dół. Mieli między sobą trzy piętra i markizę, a potem jeszcze piętnastkę, całą. Kiedy przejechała, oboje patrzyli dalej.",
          titles: [
            ["Enter Bułka, from the Right", "Z prawej wchodzi Bułka"],
            ["All of the Fifteen Between Them", "A między nimi piętnastka"],
          ],
        },
        {
          needs: ["the eggs"],
          titles: [
            ["The Second Act Belonged to a Bag", "Akt drugi: sama torba"],
            ["Eggs Ride Sitting Down", "Na stojąco, bo jajka siedzą"],
          ],
          en: "In the gap the second act was on: a bag, all alone. The lady with the eggs had put it down to look for her ticket, and gone without it. People came, looked at it, looked about, and did not touch it. The next fifteen drew in; its driver got down, lifted the bag as you lift something asleep, set it on his own seat, and drove after the other tram, standing. On the third floor a chin sank on to two paws.",
          pl: "W szparze trwał akt drugi. Na przystanku stała sama torba: pani od jajek postawiła ją, szukając biletu, i odjechała. Ludzie przychodzili, patrzyli na torbę, rozglądali się i jej nie ruszali. Podjechała następna piętnastka; motorniczy zszedł, podniósł torbę, jak się podnosi kogoś śpiącego, posadził na własnym siedzeniu i na stojąco ruszył za tamtym tramwajem. Na trzecim piętrze broda Mruka opadła na dwie łapy.",
        },
      ],
    },
    {
      pays: ["feather"],
      en: "By the balcony railing lay a feather. It was grey and rather long, and in the whole street only one person could be missing it: Prezes, the pigeon from the gutter. Mruk saw it from the big room. He had no wish to keep it. He wanted to return it, and to see the face of somebody who is handed his own feather.",
      pl: "Na balkonie, przy balustradzie, leżało pióro. Było szare i dość długie i na całej ulicy mogło brakować tylko jednej osobie: Prezesowi, gołębiowi z rynny. Mruk zobaczył je z dużego pokoju. Nie chciał go zatrzymać. Chciał je oddać i zobaczyć minę kogoś, komu wręcza się jego własne pióro.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "wide", lighting: "cold stove", company: "nobody" },
      endings: [
        {
          unless: ["Halina"],
          en: "Prezes was up on the gutter. Mruk put a paw on the feather to point it out, and a breath of air took it from him. It sank past the awning, turned, thought, and settled on the hat of a gentleman who was getting into the fifteen. Prezes leaned out. It suited the gentleman. They both followed it with their eyes as far as the bend.",
          pl: "Prezes siedział na rynnie. Mruk położył łapę na piórze, żeby mu je wskazać, a podmuch wyjął je spod łapy. Spłynęło obok markizy, zakręciło, zastanowiło się i usiadło na kapeluszu pana, który wsiadał do piętnastki. Prezes się wychylił. Panu było w nim do twarzy. Obaj odprowadzili je wzrokiem aż do zakrętu.",
          picture: { place: "balcony", pose: "back", props: [], company: "nobody" },
          titles: [
            ["It Suited the Gentleman", "Panu było do twarzy"],
            ["As Far as the Bend, by Tram", "Tramwajem aż do zakrętu"],
          ],
        },
        {
          unless: ["Halina"],
          en: "Mruk sat down beside the feather and waited. In time Prezes landed on the railing and examined it, first with the left eye. He climbed down. He took it in his beak, laid it in front of Mruk, a little straighter than before, and went back to the gutter like somebody who has done a thing well. The feather is under the bath.",
          pl: "Mruk usiadł przy piórze i czekał. Po pewnym czasie na balustradzie wylądował Prezes i obejrzał je, najpierw lewym okiem. Zszedł na dół. Wziął je w dziób, położył przed Mrukiem, trochę prościej niż przedtem, i wrócił na rynnę jak ktoś, kto ładnie postąpił. Pióro leży pod wanną.",
          picture: { place: "balcony", pose: "sit", props: [], eyes: "open", company: "nobody", camera: "close" },
          titles: [
            ["A Little Straighter Than Before", "Trochę prościej niż przedtem"],
            ["Whose Feather Is It Now?", "Czyje to pióro?"],
          ],
        },
      ],
    },
    {
      en: "At times the flat becomes too small, even for somebody who has been in every corner of it. Mruk then needs a mouthful of street: a little tram, a little bread, a little of what other people are saying. All of it is to be had on the balcony, at the railing, and he was on his way there with an empty stomach.",
      pl: "Bywa, że mieszkanie robi się za małe, nawet dla kogoś, kto był w każdym jego kącie. Mrukowi potrzebny jest wtedy łyk ulicy: trochę tramwaju, trochę chleba, trochę tego, co mówią inni. Wszystko to jest na balkonie, przy balustradzie, i szedł tam właśnie na czczo.",
      picture: { place: "hall", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "There was bread, and there was a conversation. “And under the bed,” said a lady at the stop to another, “what do you think was there?” At that point the fifteen took both of them away. Mruk did not leave the railing. To the terminus and back it is forty-one minutes. When the tram came back, there were other people in it.",
          pl: "Był chleb i była rozmowa. „A pod łóżkiem – mówiła na przystanku jedna pani do drugiej – jak pani myśli, co było?” W tym miejscu piętnastka zabrała obie. Mruk nie odszedł od balustrady. Do pętli i z powrotem jest czterdzieści jeden minut. Kiedy piętnastka wróciła, byli w niej inni ludzie.",
          picture: { place: "balcony", pose: "back", props: [], company: "nobody" },
          titles: [
            ["What Was under the Bed?", "A co było pod łóżkiem?"],
            ["Forty-One Minutes to the End of the Sentence", "Czterdzieści jeden minut do końca zdania"],
          ],
        },
        {
          en: "When they called Mruk to his bowl, he came in slowly, as if he did not speak the language. He had the pattern of the railing on his flank, and one whisker smelled of awning. He ate some of what there was. Before he drank, he sniffed at the water, to find out whether it was safe here.",
          pl: "Kiedy zawołano Mruka do miski, wszedł powoli, jakby nie znał języka. Na boku miał wzór z balustrady, a jeden wąs pachniał markizą. Zjadł coś z tego, co było. Zanim się napił, powąchał wodę, żeby sprawdzić, czy tutejszą można pić.",
          picture: {
            place: "box",
            pose: "walk",
            props: [],
            eyes: "half",
            inBox: false,
            by: "wall",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["As if He Did Not Speak the Language", "Jakby nie znał języka"],
            ["Is the Water Safe Here?", "Czy tutejszą można pić?"],
          ],
        },
      ],
    },
    {
      when: { between: ["04-10", "04-30"] },
      en: "Low on the inside of the balcony railing hung a box of earth. The earth was black, it had been raked, and Ola had sown something in it; there was a picture of it on a stick. The box was as long as a cat and as wide as a cat, and nobody was in it. Mruk saw this from the big room.",
      pl: "Na balkonie, nisko, po wewnętrznej stronie balustrady, wisiała skrzynka z ziemią. Ziemia była czarna, zagrabiona, i Ola coś w niej posiała; co, to pokazywał obrazek na patyku. Skrzynka była długa jak kot i szeroka jak kot i nikogo w niej nie było. Mruk zobaczył to z dużego pokoju.",
      picture: { place: "box", pose: "sit", props: [], eyes: "wide", inBox: false, company: "nobody" },
      endings: [
        {
          en: "The box fitted as if Mruk had been measured. He turned round once and lay down, and the earth came up at the sides. When he had been fetched, there was a hollow in the earth with two ears. Ola looked at the hollow, and at the picture of the sweet peas. She pulled out the stick and put it in further to the right.",
          pl: "W skrzynce leżało się jak na miarę. Mruk obrócił się raz, położył, i ziemia podeszła mu po bokach. Kiedy go zabrano, zostało w niej wgłębienie z dwojgiem uszu. Ola popatrzyła na wgłębienie i na obrazek z groszkiem pachnącym. Wyjęła patyk i wetknęła go bardziej z prawej.",
          titles: [
            ["A Hollow with Two Ears", "Wgłębienie z dwojgiem uszu"],
            ["Sweet Peas, Further to the Right", "Groszek, ale bardziej z prawej"],
          ],
        },
        {
          en: "Mruk lay down in the box at full length, with his chin on the rim and earth between his toes. A lady at the stop looked up, nudged her husband, and pointed: that was what she wanted for theirs too, something full and grey, that needed no watering. The husband studied it for a long time. He asked what it was called.",
          pl: "Mruk położył się w skrzynce na całą długość, z brodą na krawędzi i ziemią między palcami. Pani na przystanku podniosła głowę, szturchnęła męża i pokazała: coś takiego chciałaby u nich, gęste, szare i żeby nie trzeba było podlewać. Mąż przyglądał się długo. Spytał, jak to się nazywa.",
          titles: [
            ["Something Full and Grey, for a Box", "Coś gęstego do skrzynki"],
            ["What Was It Called?", "Jak to się nazywa?"],
          ],
        },
        {
          needs: ["the bright patch"],
          titles: [
            ["Whose Place in the Sun?", "Czyje to miejsce w słońcu?"],
            ["The Last Casement Is Left Open", "Ostatnie okno zostaje otwarte"],
          ],
          en: "The lady across the street was at her last casement when Mruk lay down in the box. The bright patch came over the three balconies as before, looked for its place, and found it taken. So it lay down on top. It fitted. Over there the lady stopped with her cloth in the air, moved the window a finger to the left, a finger to the right, and then left it open, like that, and went to do the kitchen.",
          pl: "Pani naprzeciwko była przy ostatnim skrzydle, kiedy Mruk położył się w skrzynce. Jasna plama przyszła jak zwykle przez trzy balkony, poszukała swojego miejsca i zastała je zajęte. Więc położyła się na wierzchu. Pasowała. Pani znieruchomiała ze ścierką w powietrzu, poruszyła oknem o palec w lewo, o palec w prawo, po czym tak je zostawiła, otwarte, i poszła myć w kuchni.",
        },
      ],
    },
    {
      when: { between: ["09-15", "10-12"], weather: ["clear"] },
      en: "A thread of gossamer had come in by the balcony door. One end lay on Mruk’s ear; the other went out across the threshold, shone, and was lost to sight towards the railing. Where there is a thread, somebody is holding it; with Mrs Halina that is always so. Mruk got up to go and see.",
      pl: "Przez drzwi balkonu wpłynęła nitka babiego lata. Jednym końcem leżała Mrukowi na uchu, drugim biegła za próg, lśniła i ginęła z oczu w stronę balustrady. Gdzie jest nitka, tam ktoś ją trzyma; u pani Haliny tak jest zawsze. Mruk wstał, żeby pójść i sprawdzić.",
      picture: { place: "box", pose: "loaf", props: [], eyes: "wide", inBox: false, look: "up", company: "nobody" },
      endings: [
        {
          en: "Mruk followed the thread to the end. It was tied to the third bar of the railing, and by the knot sat a spider no larger than a full stop, with eight hands on the line. Mruk moved his ear. The spider felt it, tested the pull, and took in a little. It had a very large bite, and it was not going to let go.",
          pl: "Mruk doszedł po nitce do końca. Była przywiązana do trzeciego pręta balustrady, a przy węźle siedział pająk nie większy niż kropka, z ośmioma rękami na lince. Mruk poruszył uchem. Pająk poczuł to, sprawdził opór i trochę wybrał. Brało coś bardzo dużego, ale pająk nie puszczał.",
          picture: {
            place: "balcony",
            pose: "walk",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Eight Hands on the Line", "Ośmioro rąk na lince"],
            ["A Very Large Bite", "Nie puszczał"],
          ],
        },
        {
          en: "The thread went to the railing, round the railing, and back. Mruk followed it with his nose, past two pots and under the chair, and came to the door again. The other end hung on his own bell. He had been led by himself for some time. He did the round once more, in the opposite direction, and it came undone.",
          pl: "Nitka szła do balustrady, dookoła balustrady i z powrotem. Mruk szedł za nią nosem, obok dwóch doniczek i pod krzesłem, i znalazł się znowu przy drzwiach. Drugi koniec wisiał na jego własnym dzwonku. Od jakiegoś czasu prowadził sam siebie. Zrobił jeszcze jedno okrążenie, w przeciwną stronę, i się odwiązał.",
          picture: { place: "balcony", pose: "crouch", props: [], eyes: "open", under: "chair", company: "nobody" },
          titles: [
            ["Led by Himself for Some Time", "Sam za sobą przez balkon"],
            ["Round Once More, the Other Way", "Jeszcze raz w przeciwną stronę"],
          ],
        },
        {
          needs: ["the leaf"],
          titles: [
            ["Held by the Ear", "Trzymał go, i to uchem"],
            ["A Yellow Leaf on a Line", "Dlaczego liść nie spadał?"],
          ],
          en: "Mruk followed the thread to the railing, and out past the railing, with his eyes. The leaf hung at the far end, yellow, going up and down in front of the third floor. So he was holding it; by the ear. He looked down at the child. He moved his head, and the leaf went to the left; he shook it, and the thread came off and sailed. The child had it before the next tram rang.",
          pl: "Mruk poszedł za nitką do balustrady, a za balustradę już samym wzrokiem. Na drugim końcu wisiał liść, żółty, i jeździł przed trzecim piętrem w górę i w dół. Trzymał go więc on, i to uchem. Spojrzał na dziecko w dole. Poruszył głową i liść poszedł w lewo, potrząsnął nią i nitka puściła. Dziecko miało go w rękach, zanim zadzwonił następny tramwaj.",
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["held"],
      en: "In the balcony doorway hung the net curtain. It is thin and white and has nothing against anybody; it only wraps up whoever wants to pass. Mruk went in at the front as a cat, turned twice in search of the way out, and stood there as a bride. Down at the stop somebody laughed, perhaps about something else.",
      pl: "W drzwiach na balkon wisiała firanka. Jest cienka, biała i nic do nikogo nie ma, tylko zawija każdego, kto chce przejść. Mruk wszedł w nią od przodu jako kot, obrócił się dwa razy w poszukiwaniu wyjścia i stał jako panna młoda. Na przystanku ktoś się roześmiał, choć może z czego innego.",
      turns: [
        {
          en: "Mruk walked on. A curtain hangs by rings, and rings let go, one after another, with a small click; there were nine. At the ninth it all came down behind him, and he proceeded along the balcony with four metres of train. At the stop somebody, with no idea why, began to hum the march. At the railing Mruk stepped out of it.",
          pl: "Mruk poszedł dalej. Firanka wisi na żabkach, a żabki puszczają, jedna po drugiej, z cichym pstryknięciem; było ich dziewięć. Przy dziewiątej spadła za nim cała i kroczył po balkonie z czterema metrami trenu. Ktoś na przystanku, sam nie wiedząc czemu, zaczął nucić marsza. Przy balustradzie Mruk z niej wystąpił.",
          titles: [
            ["Four Metres of Train", "Tren na cztery metry"],
            ["At the Ninth It All Came Down", "Przy dziewiątej spadła cała"],
          ],
        },
        {
          en: "In the flat behind Mruk a door was opened. The draught blew the curtain out over the balcony like a sail, with him in it, and held it there; then the door was shut. The curtain went home. Mruk had been unwound on the way and sat by the railing, a little ruffled, on the far side of everything.",
          pl: "W mieszkaniu za Mrukiem otwarto drzwi. Przeciąg wydął firankę na balkon jak żagiel, z nim w środku, i chwilę ją tak potrzymał, a potem drzwi zamknięto. Firanka wróciła do domu. Mruk rozwinął się po drodze i siedział przy balustradzie, trochę potargany, po drugiej stronie wszystkiego.",
          titles: [["The Curtain Went Home Without Him", "Bez niego wróciła firanka"]],
        },
      ],
    },
    {
      when: { between: ["06-20", "09-30"], timeSlot: ["morning", "afternoon"] },
      en: "On the balcony there was a wasp, on business. She had a narrow waist and little time, and flew a figure of eight between the pots, exactly where Mruk had to go. He stood still. He respects persons in yellow and black, on account of something to do with a nose. Each time he lifted a paw, she put in another eight.",
      pl: "Na balkonie była służbowo osa. Miała wąską talię, mało czasu i latała między doniczkami ósemką, dokładnie tam, którędy miał iść Mruk. Stanął. Osoby w żółto-czarnym szanuje, z powodu pewnej sprawy z nosem. Ilekroć podniósł łapę, dodawała jeszcze jedną ósemkę.",
      turns: [
        {
          en: "Since Mruk stood so still and had something red about his neck, the wasp drew her own conclusion. She tried the bell. She went in; it hummed in there like a very small tram. Mruk did not breathe. The wasp came out by the other side, wiped her feet, and struck him off the list. Nothing to be had. She left by the neighbours’.",
          pl: "Skoro Mruk stał tak nieruchomo i miał na szyi coś czerwonego, osa wyciągnęła swój wniosek. Spróbowała dzwonka. Weszła do środka; zabuczało tam jak bardzo mały tramwaj. Mruk nie oddychał. Osa wyszła z drugiej strony, wytarła nogi i skreśliła go z listy. Nic do wzięcia. Poleciała przez sąsiadów.",
          titles: [
            ["Like a Very Small Tram", "Jak bardzo mały tramwaj"],
            ["Nothing to Be Had from the Bell", "Osa skreśla go z listy"],
          ],
        },
        {
          when: { day: "working day" },
          en: "A lady stepped out of the bakery on the corner with plum cake, in a paper that was open at the top. Nobody called the wasp; it was enough that the paper rustled. She broke off in the middle of an eight, after the first loop, and dropped past the railing like a screw. Where the second loop would have been, Mruk walked through.",
          pl: "Z piekarni na rogu wyszła pani z plackiem ze śliwkami, w papierze otwartym u góry. Nikt osy nie wołał, wystarczyło, że papier zaszeleścił. Przerwała ósemkę w połowie, po pierwszym kółku, i spadła za balustradę jak śrubka. Tam, gdzie byłoby drugie, przeszedł Mruk.",
          titles: [["All It Took Was a Rustle of Paper", "Wystarczyło, że zaszeleścił papier"]],
        },
        {
          needs: ["the next bubble"],
          titles: [
            ["In Soap to the Waist", "Po pas w mydle"],
            ["Another Wasp, the Wrong Way Up", "Druga osa, ta do góry nogami"],
          ],
          en: "The next bubble was the size of a melon. It came down between the pots, swaying, and in it, yellow and black and the wrong way up, another wasp was flying an eight. The first would not have that. She lowered her head and went for the other at full speed. There was a small wet noise. After that she sat on the rim of a pot, in soap to the waist, and had other things to do. Mruk went by on the left.",
          pl: "Następna bańka była wielkości melona. Zjechała między doniczki, kołysząc się, a w niej, żółto-czarna i do góry nogami, latała ósemką druga osa. Tego pierwsza nie mogła znieść. Schyliła głowę i ruszyła na tamtą całym pędem. Było słychać mały mokry odgłos. Potem siedziała na brzegu doniczki, po pas w mydle, i miała co innego do roboty. Mruk przeszedł z lewej.",
        },
      ],
    },
    {
      when: { between: ["05-01", "09-30"] },
      en: "Ola was watering the pots. She waters as she translates, generously, with a glance at the original, and the water ran out beneath and came over the tiles towards Mruk in five small rivers. They were still narrow, but they were fed from above. He stood on the bank with his paws together, all four on one tile.",
      pl: "Ola podlewała na balkonie doniczki. Podlewa tak, jak tłumaczy: hojnie, zerkając na oryginał, i woda wypływała spodem i szła po płytkach w stronę Mruka pięcioma małymi rzekami. Były jeszcze wąskie, ale zasilano je z góry. Stał na brzegu z łapami razem, wszystkie cztery na jednej płytce.",
      turns: [
        {
          pays: ["Halina"],
          en: "The third river found the drain. It was quiet; then, from the balcony below, came a sound like a drum. “Is it raining on my hat, treasure?” called Mrs Halina. Ola put down the can and leaned over the railing to explain, and Mrs Halina explained the hat. Meanwhile the rivers dwindled. Mruk walked along the dry bed of the second.",
          pl: "Trzecia rzeka znalazła otwór odpływu. Zrobiło się cicho, a potem z balkonu niżej rozległ się odgłos jakby bębna. „Czy to na mój kapelusz pada, skarbie?” – zawołała pani Halina. Ola odstawiła konewkę i wychyliła się wytłumaczyć, a pani Halina wytłumaczyła kapelusz. Rzeki tymczasem opadły. Mruk poszedł suchym korytem drugiej.",
          picture: { place: "balcony", pose: "walk", props: [], eyes: "half", company: "nobody", camera: "half" },
          titles: [
            ["Is It Raining on My Hat?", "Czy to na mój kapelusz?"],
            ["The Dry Bed of the Second River", "Drugą rzeką, ale sucho"],
          ],
        },
        {
          en: "The tiles are old, and they drink. The first river got as far as the can, the second to the leg of the chair; the third and the fourth joined forces and reached the middle. The fifth came up to Mruk’s paws, touched one claw, and was drunk. Ola shook out the last drop over the rosemary. He crossed it all dry-shod.",
          pl: "Płytki są stare i piją. Pierwsza rzeka doszła do konewki, druga do nogi krzesła, trzecia z czwartą połączyły siły i dotarły do połowy. Piąta przyszła pod same łapy Mruka, dotknęła jednego pazura i została wypita. Ola strząsnęła ostatnią kroplę na rozmaryn. Przeszedł przez to wszystko suchą nogą.",
          picture: { place: "balcony", pose: "walk", props: [], eyes: "open", inHand: "watering can", company: "ola" },
          titles: [["The Tiles Are Old, and They Drink", "Płytki są stare i piją"]],
        },
        {
          needs: ["the sum"],
          titles: [
            ["It Set Sail, Sum and All", "Zadanie odpłynęło, a z nim podpisy"],
            ["Who Was So Pleased Up There?", "Kto się tam tak cieszy?"],
          ],
          en: "The third river came for the aeroplane. Mruk lifted himself, and it set sail, sum and all; the red ran, the names ran, and by the time it went down the drain, nobody could have said whose it was or what they had got. “It’s gone!” cried two voices overhead. Ola looked up to see who was so pleased, and stood there with a can that had stopped pouring. Along the bank the tiles were drying.",
          pl: "Trzecia rzeka przyszła po samolot. Mruk się uniósł i samolot odpłynął, razem z zadaniem; rozpłynęło się czerwone, rozpłynęły się podpisy i kiedy znikał w odpływie, nikt by nie powiedział, czyj jest i co dostali. „Zniknął!” – krzyknęły na górze dwa głosy. Ola podniosła głowę, kto się tam tak cieszy, i stała tak z konewką, z której już nic nie leciało. Brzegiem płytki już schły.",
          picture: { place: "balcony", pose: "sit", props: [], eyes: "open", inHand: "watering can", company: "ola" },
        },
      ],
    },
    {
      en: "On the line across the balcony hung the washing: two sheets, and all of Tomek’s shirts, which moved their arms and barred the way, like a delegation without a leader. Whenever Mruk tried to pass, a cuff came down and felt the top of his head to find out who it was. Then it told the others.",
      pl: "Na sznurze w poprzek balkonu wisiało pranie: dwa prześcieradła i wszystkie koszule Tomka, które ruszały rękami i zagradzały drogę jak delegacja bez przewodniczącego. Ilekroć Mruk chciał przejść, jakiś mankiet opuszczał się i macał go po głowie, kto to. Potem mówił reszcie.",
      turns: [
        {
          en: "The wind came round the corner of the house and got into the shirts, all of them. They filled out, they grew shoulders and stomachs; to the right and to the left the arms flew up, seven pairs, and stayed up, stretched, trembling a little. In between was a lane. Mruk went down it at a walk and acknowledged both sides.",
          pl: "Powiew wyszedł zza rogu domu i wszedł w koszule, we wszystkie. Wypełniły się, dostały ramion i brzuchów, z prawej i z lewej wzleciały ręce, siedem par, i zostały w górze, wyciągnięte, lekko drżące. Pośrodku był szpaler. Mruk przeszedł nim stępa i odkłonił się na obie strony.",
          titles: [["Seven Pairs of Sleeves Salute", "W górę siedem par rękawów"]],
        },
        {
          en: "Between the two sheets, where the line is doubled, there was an entrance. Mruk went in. It was white to the left and white to the right, it smelled of soap and hot iron, and the shirts could be heard only from far off. It was also longer than from outside. When he came out, it was at the right end.",
          pl: "Między prześcieradłami, gdzie sznur jest podwójny, było wejście. Mruk wszedł. Z lewej było biało, z prawej było biało, pachniało mydłem i gorącym żelazkiem, a łopot koszul dochodził z daleka. Przejście było też dłuższe, niż wyglądało z zewnątrz. Kiedy wyszedł na drugim końcu, był to właściwy koniec.",
          titles: [
            ["White to the Left, White to the Right", "Z lewej biało, z prawej biało"],
            ["Longer Than from Outside", "Dłużej niż z zewnątrz"],
          ],
        },
        {
          needs: ["the hook"],
          titles: [["At Sixteen the Sheet Sat Down", "Przy szesnastu usiadło prześcieradło"]],
          en: "The hook came down again and found that it had been looking in the wrong place. There were pegs here in rows. “Twelve,” said the voice upstairs, and a shirt let go of one cuff. “Thirteen.” At sixteen the first sheet sat down on the tiles, at eighteen the delegation had only its collars left, and at twenty it lay in a heap and felt nobody’s head. Mruk walked over it, on all the sleeves.",
          pl: "Haczyk zjechał znowu i stwierdził, że szukał nie tam. Klamerki były tu rzędami. „Dwanaście” – powiedział głos na górze i jakaś koszula puściła jeden mankiet. „Trzynaście”. Przy szesnastu usiadło na płytkach pierwsze prześcieradło, przy osiemnastu delegacja trzymała się już tylko kołnierzami, a przy dwudziestu leżała na kupie i nikogo nie macała po głowie. Mruk przeszedł po niej, po wszystkich rękawach.",
        },
      ],
    },
    {
      unless: ["feather"],
      en: "On the balcony railing sat Prezes, the large pigeon from the gutter. He sat broadly, just above the place where Mruk was going, as if he had inherited it, and looked at him with the left eye and then, not believing it, with the right. “Crrr,” said Prezes. A thing like that is not said to somebody in his own doorway.",
      pl: "Na balustradzie balkonu siedział Prezes, duży gołąb z rynny. Siedział szeroko, akurat nad miejscem, do którego Mruk zmierzał, jakby je odziedziczył, i spojrzał na niego lewym okiem, a potem, nie dowierzając, prawym. „Grrru” – powiedział Prezes. Takich rzeczy nie mówi się komuś na jego własnym progu.",
      turns: [
        {
          en: "Mruk walked up, sat down with his back to the railing and began on a hind leg. Prezes said it once more. He said it louder. Nobody was looking at him; not even the leg. There are people who cannot bear that. Step by step he moved along the rail to where he could be seen, and that was at the neighbours’.",
          pl: "Mruk podszedł, usiadł tyłem do balustrady i zabrał się do tylnej łapy. Prezes powiedział to jeszcze raz. Powiedział to głośniej. Nikt na niego nie patrzył, nawet łapa. Są tacy, którzy tego nie znoszą. Krok po kroku przesuwał się po poręczy tam, skąd byłoby go widać, a było to u sąsiadów.",
          titles: [
            ["Not Even the Leg Was Looking", "Nie patrzyła nawet łapa"],
            ["Prezes Moves to the Neighbours’", "Prezes przenosi się do sąsiadów"],
          ],
        },
        {
          en: "“Crrr,” said somebody else. It came from the street. Prezes looked over the edge. On the roof of the stop, in the very middle, stood a second large pigeon. Whoever wants two chairs has to hurry. Prezes let himself fall, and for some time the two could be heard promoting each other. The railing was vacant. Mruk took possession of what lay beneath.",
          pl: "„Grrru” – powiedział ktoś inny. Dobiegło to z ulicy. Prezes wyjrzał za krawędź. Na daszku przystanku, na samym środku, stał drugi duży gołąb. Kto chce mieć dwa stanowiska, ten musi się spieszyć. Prezes rzucił się w dół i przez jakiś czas było słychać, jak się nawzajem awansują. Balustrada się zwolniła. Mruk objął to, co było pod nią.",
          titles: [
            ["Two Chairs and One Prezes", "Kto chce mieć dwa stanowiska"],
            ["“Crrr,” Said Somebody Else", "„Grrru” – powiedział kto inny"],
          ],
        },
        {
          needs: ["the slippers"],
          titles: [["Prezes Finds a Slipper That Fits", "Kapeć w sam raz na Prezesa"]],
          en: "Down on the awning of the bakery stood two slippers, side by side, with nobody in them. Prezes had seen them. He tried not to look; he looked. A seat like that, with a back, on green, over the heads of the whole stop, does not stay free for long. He let himself fall, settled into the left one, and found that it fitted. The railing was forgotten. So was the gentleman opposite, back with a fishing rod.",
          pl: "W dole, na markizie piekarni, stały dwa kapcie, jeden obok drugiego, i nikogo w nich nie było. Prezes je widział. Próbował nie patrzeć i patrzył. Takie miejsce, z oparciem, na zielonym, nad głowami całego przystanku, długo wolne nie będzie. Rzucił się w dół, osiadł w lewym i okazało się, że jest na niego. O balustradzie zapomniał. A także o panu naprzeciwko, który właśnie wrócił z wędką.",
        },
      ],
    },
    {
      pays: ["held"],
      en: "Ola had bought a harness. It was blue, with small fish, and without it, she said, nobody was going out on that balcony. Mruk let himself be dressed. At the first buckle he fell over on his side, and at the second he went stiff, with his legs out straight, like something that came by post and was put down wrongly.",
      pl: "Ola kupiła szelki. Były niebieskie, w rybki, i powiedziała, że bez nich nikt na balkon nie wyjdzie. Mruk dał się ubrać. Przy pierwszej sprzączce przewrócił się na bok, a przy drugiej zesztywniał, z wyprostowanymi łapami, jak coś, co przyszło pocztą i zostało źle postawione.",
      turns: [
        {
          en: "A harness like that has a handle on its back. Ola took hold of it, lifted, and carried him out, level, like a suitcase with soup in it. At the railing she set Mruk down on his side, and straightened one leg. He had arrived. There was no point in being stiff any longer. He got up, with the fish on, and stretched.",
          pl: "Takie szelki mają na grzbiecie uchwyt. Ola złapała, uniosła i wyniosła go, poziomo, jak walizkę, w której jest zupa. Przy balustradzie położyła Mruka na boku i wyprostowała mu jedną łapę. Był na miejscu. Dalsze sztywnienie nie miało sensu. Wstał, w rybkach, i się przeciągnął.",
          titles: [["A Handle on Its Back", "Z uchwytem na grzbiecie"]],
        },
        {
          en: "A person is thinner when stiff. Mruk noticed it himself. He breathed out, drew in his elbows and went backwards, a little at a time, till there stood on the threshold a harness with fish and nobody in it. Ola held the lead. She looked along it, from one end to the other. On the balcony, in his own fur, Mruk walked by.",
          pl: "Kto sztywny, ten węższy. Mruk sam to zauważył. Zrobił wydech, wciągnął łokcie i szedł tyłem, po trochu, aż na progu stały szelki w rybki, a w nich nikt. Ola trzymała smycz. Popatrzyła wzdłuż niej, od jednego końca do drugiego. Po balkonie, we własnym futrze, przechodził właśnie Mruk.",
          titles: [
            ["A Harness with Nobody in It", "A w szelkach nikt"],
            ["What Ola Held on the Lead", "Co Ola trzymała na smyczy"],
          ],
        },
      ],
    },
    {
      pays: ["closed"],
      en: "The balcony door was shut. It is glass down to the floor, you can see everything through it, and that is the worst of it. Mruk sat down in front of it and waited for it to feel foolish. This works with most doors. But this one is old and has a thick skin, and after ten minutes nobody had given way.",
      pl: "Drzwi na balkon były zamknięte. Są oszklone do samej podłogi, więc wszystko przez nie widać, na tym polega perfidia. Mruk usiadł przed nimi i czekał, aż zrobi im się głupio. Z większością drzwi to działa. Ale te są stare, mają grubą skórę i po dziesięciu minutach nikt nie ustąpił.",
      turns: [
        {
          en: "The fifteen settled the matter of the door. It came from the stop with two carriages; in the house the glasses rang, the pictures stirred, and in the balcony door, which swells and shrinks with every year, the latch gave a click, as if it had been asked politely. The door opened by a hand. Mruk opened the rest with his forehead.",
          pl: "O drzwiach rozstrzygnęła piętnastka. Jechała od przystanku, dwoma wagonami; w domu zadzwoniły szklanki, poruszyły się obrazy, a w drzwiach na balkon, które co roku pęcznieją i schną, pstryknęła zapadka, jakby ją ktoś ładnie poprosił. Drzwi uchyliły się na dłoń. Resztę Mruk otworzył czołem.",
          titles: [
            ["Asked Politely, by a Tram", "Jakby ktoś ładnie poprosił"],
            ["The Rest with His Forehead", "Na dłoń same, resztę czołem"],
          ],
        },
        {
          en: "There is one more way. A door must not notice that it is needed. Mruk sat down with his back to it and looked at the bookcase with interest. Behind him it was quiet for a while; then Ola’s slippers came, a handle moved, and a smell of street lay down on his back. He finished the shelf before he rose.",
          pl: "Jest jeszcze jeden sposób. Drzwi nie mogą zauważyć, że są potrzebne. Mruk usiadł do nich tyłem i popatrzył z zainteresowaniem na regał. Za nim przez chwilę było cicho, potem przyszły kapcie Oli, poruszyła się klamka i na grzbiecie położył mu się zapach ulicy. Zanim wstał, dokończył półkę.",
          titles: [
            ["He Finished the Shelf Before He Rose", "Najpierw półka, potem balkon"],
            ["A Door Must Not Notice", "Drzwi nie mogą zauważyć"],
          ],
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["Working Against Each Other", "Barkiem od środka, barkiem z zewnątrz"],
            ["A Stack of Pages Got Up to See", "Podniosły się kartki"],
          ],
          en: "The wind had been trying the door from the other side. It leaned, it rattled, it whistled through the keyhole; and Mruk, who had been leaning from within, saw that the two of them were working against each other. He stepped back. The next gust came with its whole shoulder, the latch jumped, the door flew open, and in the middle of the room a stack of pages got up to see who it was. Mruk went out underneath.",
          pl: "Z drugiej strony próbował drzwi wiatr. Napierał, trząsł nimi, gwizdał w dziurkę od klucza, a Mruk, który napierał od środka, zobaczył, że sobie nawzajem przeszkadzają. Odsunął się. Następny podmuch wszedł barkiem, zapadka podskoczyła, drzwi stanęły otworem, a na środku pokoju podniósł się plik kartek, zobaczyć, kto to. Mruk wyszedł spodem.",
        },
      ],
    },
    {
      pays: ["closed"],
      when: { between: ["09-15", "10-15"] },
      en: "On the threshold of the balcony lay a pumpkin. Tomek had brought it home on the bicycle, in a bag, had put it down there to look for his keys, and was still looking. It filled the doorway as a cork fills a bottle. Mruk tried it on the left, he tried it on the right. Then he sat down and looked at himself in it.",
      pl: "Na progu balkonu leżała dynia. Tomek przywiózł ją rowerem, w torbie, położył tam, bo musiał poszukać kluczy, i szukał do tej pory. Wypełniała drzwi jak korek butelkę. Mruk spróbował z lewej, spróbował z prawej. Potem usiadł i zobaczył w niej siebie.",
      turns: [
        {
          en: "A pumpkin is round, and the balcony slopes a little, on account of the rain. Mruk laid his forehead against it, only to think. It gave way. It turned over, slowly, stalk after belly, and rolled out on to the tiles before him like somebody who opens a ball. Where it had lain were Tomek’s keys. Mruk walked behind it to the railing, in step.",
          pl: "Dynia jest okrągła, a balkon ma lekki spadek, ze względu na deszcz. Mruk oparł o nią czoło, tylko żeby pomyśleć. Ustąpiła. Przetoczyła się powoli, ogonkiem za brzuchem, i wyszła przed nim na płytki jak ktoś, kto otwiera bal. Tam, gdzie leżała, zostały klucze Tomka. Mruk szedł za nią do samej balustrady, równym krokiem.",
          titles: [
            ["The Pumpkin Opened the Ball", "Dynia otwiera bal"],
            ["Forehead First, Only to Think", "Czołem, żeby pomyśleć"],
          ],
        },
        {
          en: "Mruk climbed the pumpkin. At the top there was hardly room for four paws, and he stood there like a captain, with the chair, the pots and the railing below him. In the hall Tomek cried that he had the keys. They had been in the bag with the pumpkin. When he came to take it away, somebody had disembarked, on the far side.",
          pl: "Mruk wszedł na dynię. Na szczycie ledwie starczyło miejsca na cztery łapy i stał tam, mając pod sobą krzesło, doniczki i balustradę, jak kapitan. W przedpokoju Tomek zawołał, że ma klucze. Były w torbie po dyni. Kiedy przyszedł ją zabrać, ktoś zdążył już zejść na ląd, po drugiej stronie.",
          titles: [
            ["The Keys Were in the Bag Too", "A klucze? W torbie po dyni"],
            ["Disembarked on the Far Side", "Zszedł na ląd po drugiej stronie"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the eggs"],
      en: "In the street the fifteen shut its doors, and somebody came running, with small quick steps and something knocking in a bag. The tram did not leave. It rang, patiently, and sighed open again. “Bless you, I’ve got eggs for my sister,” said a voice, and everything moved off, as softly as a tram can. Mruk, who was not yet at the railing, had heard it all and seen nothing.",
      pl: "Na ulicy piętnastka zamknęła drzwi, a ktoś nadbiegał, drobnymi szybkimi krokami, i w torbie coś się obijało. Tramwaj nie ruszał. Zadzwonił, cierpliwie, i otworzył się z westchnieniem. „Bóg zapłać, bo ja z jajkami do siostry” – powiedział głos i wszystko ruszyło, tak miękko, jak tylko tramwaj potrafi. Mruk, który nie był jeszcze przy balustradzie, wszystko słyszał i nic nie widział.",
    },
    {
      pays: ["the slippers"],
      en: "Across the street, on the fourth floor, a gentleman in braces was beating his slippers together over the railing. One got away from him. It fell a long way and lay down on the awning of the bakery. He looked at it; he looked at the other. A single slipper is no use to anybody. He dropped it after the first, and they stood there side by side, on green cloth, where nobody could get at them.",
      pl: "Naprzeciwko, na czwartym piętrze, pan w szelkach wytrzepywał za balustradą kapcie, jeden o drugi. Jeden mu się wymknął. Leciał długo i usiadł na markizie piekarni. Pan popatrzył na niego, popatrzył na drugi. Jeden kapeć nie przyda się nikomu. Puścił go za pierwszym i stały tam obok siebie, na zielonym płótnie, gdzie nikt nie mógł ich dosięgnąć.",
    },
    {
      pays: ["the hook"],
      en: "From above came a clothes-peg. It struck a flowerpot, jumped, and lay still. A string followed with a bent wire on it, felt about on the left, felt about on the right, and caught the peg by its spring. Upstairs a child’s voice counted: “Eleven.” It had to be twenty; evidently somebody had bet on it. Mruk drew in his tail: a hook like that does not ask whose it is.",
      pl: "Z góry spadła klamerka do prania. Stuknęła o doniczkę, podskoczyła i znieruchomiała. Za nią zjechał na sznurku zagięty drut, pomacał z lewej, pomacał z prawej i złapał klamerkę za sprężynę. Na górze dziecięcy głos policzył: „Jedenaście”. Miało być dwadzieścia; widocznie o coś się założono. Mruk podwinął ogon: taki haczyk nie pyta, co czyje.",
    },
    {
      pays: ["the high note"],
      en: "Next door a canary was practising. He always took the same run-up: four notes, a trill, and then the high one, and the high one would not come. There was a pause, in which a seed was cracked; four notes, a trill. Mruk’s ears rose each time to help, and he got no further himself; nobody can go about his own affairs while somebody next door is one note short. In the end the canary gave it up and took a bath.",
      pl: "U sąsiadów ćwiczył kanarek. Brał zawsze ten sam rozbieg: cztery tony, tryl i ten wysoki, a wysoki nie chciał wyjść. Była przerwa, w której trzasnęło ziarnko, i znowu cztery tony, tryl. Mruk za każdym razem unosił uszy, żeby pomóc, a sam nie ruszał z miejsca. Nie da się zajmować własnymi sprawami, póki komuś za ścianą brakuje jednego tonu. W końcu kanarek dał spokój i poszedł się kąpać.",
    },
    {
      pays: ["the sum"],
      unless: ["closed", "held"],
      en: "A paper aeroplane came down from one of the upper floors, circled above the balcony and landed at Mruk’s feet. On its left wing was a sum, and under the sum something in red. “Can anyone see it from the street?” asked a voice overhead. “Anyone can read it,” said another, “it says who we are.” There was a silence up there. Mruk sat down on it, and they breathed again. It was not what he had come out for, but it rustled.",
      pl: "Z któregoś z wyższych pięter sfrunął papierowy samolot, zatoczył krąg nad balkonem i wylądował Mrukowi u stóp. Na lewym skrzydle miał zadanie z rachunków, a pod nim coś na czerwono. „Widać to z ulicy?” – spytał głos z góry. „Każdy przeczyta – powiedział drugi. – Jesteśmy podpisani”. Na górze zapadła cisza. Mruk usiadł na samolocie i tam odetchnięto. Nie po to wyszedł, ale szeleściło.",
    },
    {
      when: { between: ["05-05", "09-30"], timeSlot: ["morning", "afternoon"], weather: ["clear"] },
      pays: ["the next bubble"],
      unless: ["closed"],
      en: "Higher up somebody was blowing soap bubbles and wanted one to reach the ground. They burst on the gutter, on the lamp, on the air. The biggest so far came down past the third floor, unhurried, with the whole street bent round it, and stopped level with Mruk’s eyes. He put his nose forward to see better. “Oh, no,” said somebody on high. “That was the one.” There was a blowing up there, long and careful.",
      pl: "Gdzieś wyżej puszczano bańki mydlane i chciano, żeby jedna doszła na sam dół. Pękały na rynnie, na latarni, na powietrzu. Największa zjechała do trzeciego piętra, bez pośpiechu, z całą ulicą dookoła, i zatrzymała się na wysokości oczu Mruka. Wysunął nos, żeby lepiej widzieć. „No nie – powiedział ktoś w górze. – To była ta”. I słychać było dmuchanie, długie i ostrożne.",
    },
    {
      when: { between: ["05-01", "08-31"], timeSlot: ["evening"], weather: ["clear"] },
      pays: ["the last sun"],
      en: "The sun was going. It had been on the whole balcony; now it withdrew along the tiles, tile by tile, and up the railing. Across the street they were already taking in their cushions. A lady on the second floor there had moved her chair three times to stay in it, and was now standing. Mruk had not got so far as to move anything. Whatever he wanted out there, it would soon be in the shade.",
      pl: "Słońce odchodziło. Przedtem miało cały balkon, teraz cofało się po płytkach, jedna po drugiej, i po prętach w górę. Naprzeciwko zabierano już poduszki. Pani z drugiego piętra trzy razy przesuwała krzesło, żeby w nim zostać, a teraz już stała. Mruk nie doszedł jeszcze nawet do przesuwania. Czegokolwiek tam chciał, zaraz miało być w cieniu.",
    },
    {
      when: { weather: ["wind"] },
      pays: ["the scarf"],
      en: "A gust took a scarf off a lady at the stop, silk, red, and brought it up to the third floor, where it trailed it along the railing from end to end. “My scarf!” called the lady. Then the gust thought better of it and let the scarf down to her again. It had been on the balcony and back before Mruk had so much as got there.",
      pl: "Podmuch zdjął pani na przystanku apaszkę, jedwabną, czerwoną, i wyniósł na trzecie piętro, gdzie przeciągnął ją wzdłuż całej balustrady. „Moja apaszka!” – zawołała pani. Wtedy podmuch się rozmyślił i odniósł apaszkę na dół. Był na balkonie i z powrotem, zanim Mruk w ogóle tam dotarł.",
    },
    {
      when: { between: ["04-10", "05-05"], timeSlot: ["morning", "afternoon"], weather: ["clear"] },
      pays: ["the bright patch"],
      unless: ["held"],
      en: "Across the street a lady was cleaning her windows for the spring. Each time she swung a casement, a bright patch ran over the front of Mruk’s house, across three balconies, and sat for a moment by the railing, just inside. It was warm, and it was as large as a cat. The lady had nine casements, and she was at the sixth. Whoever wanted it had to be there soon.",
      pl: "Naprzeciwko jakaś pani myła na wiosnę okna. Ilekroć poruszyła skrzydłem, jasna plama przebiegała przez ścianę domu Mruka, przez trzy balkony, i na chwilę przysiadała przy balustradzie, po wewnętrznej stronie. Była ciepła i wielkości kota. Pani miała dziewięć skrzydeł i myła szóste. Kto chciał się załapać, musiał się pospieszyć.",
    },
    {
      when: { between: ["09-15", "10-12"], weather: ["clear"] },
      pays: ["the leaf"],
      en: "A leaf was hanging in the air before the railing and did not come down. It was yellow. It rose as far as the fourth floor, thought better of it, sank to the second, and came back; and each time something thin flashed above it. A child at the stop held out its hands underneath. It had been promised that leaf, it said, and it would wait; and its grandmother let the tram go, and sat down on the bench to wait as well.",
      pl: "Przed balustradą wisiał w powietrzu liść i nie spadał. Był żółty. Wznosił się do czwartego piętra, rozmyślał się, opadał do drugiego i wracał, a za każdym razem błyskało nad nim coś cienkiego. Dziecko na przystanku trzymało pod nim ręce. Ten liść mu obiecano, mówiło, i ono poczeka. Babcia odprawiła więc tramwaj i usiadła na ławce, żeby poczekać razem z nim.",
    },
  ],
};
