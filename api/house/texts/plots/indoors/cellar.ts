import type { Plot } from "#api/house/texts/model.ts";

/** The cellar: potatoes, jars, a sledge, and the shed of Mr Zenon, whose realm it is. */
export const cellar: Plot = {
  name: "cellar",
  category: "Adventure",
  wishes: [
    {
      titles: [["A Fresh Hollow in the Cushion", "Świeże wgłębienie w poduszce"]],
      en: "In Mr Zenon’s shed, which is at the end of the cellar, there are two chairs. One is the caretaker’s. The other has a cushion, and in the cushion is a hollow, round, and fresh every time that Mruk looks in. Nobody has been seen sitting there. Today he had gone down the steps to find out who does.",
      pl: "W komórce pana Zenona, na końcu piwnicy, stoją dwa krzesła. Jedno jest dozorcy. Na drugim leży poduszka, a w poduszce jest wgłębienie, okrągłe i świeże, ilekroć Mruk tam zajrzy. Nikogo na tym krześle nie widziano. Dziś zszedł po schodkach, żeby sprawdzić, kto na nim siada.",
      picture: { place: "cellar", pose: "crouch", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["Who Sits in the Second Chair?", "Kto siada na drugim krześle?"],
            ["As Though Somebody Was Expected", "Żeby było widać, że się czeka"],
          ],
          en: "The hollow was Mr Zenon’s own work, and he was just making a new one. He shook the cushion, laid it on the chair, pressed his fist into the middle and turned it once round, as if to lock up. “Otherwise it looks as if nobody were expected,” he said, when he saw Mruk. The hollow was a little too small. Mruk sat down in it, turned round once, and put that right.",
          pl: "Wgłębienie robił sam pan Zenon i właśnie robił nowe. Strzepnął poduszkę, położył na krześle, wcisnął w środek pięść i obrócił nią, jakby zamykał na klucz. „Bo inaczej wygląda, że się na nikogo nie czeka” – powiedział, kiedy zobaczył Mruka. Wgłębienie było trochę za małe. Mruk usiadł, obrócił się i to poprawił.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "happy",
            on: "cushion on a chair",
            company: "zenon",
          },
        },
        {
          titles: [
            ["Strictly Speaking, the Teapot’s Place", "Ściśle biorąc, miejsce czajniczka"],
            ["Taking Turns with a Teapot", "Na zmianę z czajniczkiem"],
          ],
          en: "In the hollow sat a teapot, in a woollen cap. Mr Zenon takes his tea down here in two halves and likes the second half hot. He looked from the teapot to Mruk, who was staring at it. Then he poured himself a full cup and put the pot on the floor. The cushion was as warm as bread. From then on Mruk and the teapot took turns.",
          pl: "We wgłębieniu siedział czajniczek w wełnianej czapce. Pan Zenon pije tu herbatę na raty i lubi, żeby druga rata była gorąca. Popatrzył na czajniczek, a potem na Mruka, który nie spuszczał z czajniczka oka. Nalał sobie do pełna i postawił go na podłodze. Poduszka była ciepła jak chleb. Odtąd Mruk i czajniczek siedzieli tam na zmianę.",
          picture: {
            place: "cellar",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "cushion on a chair",
            company: "zenon",
          },
        },
      ],
    },
    {
      titles: [["How Far Would a Potato Go?", "Na co sobie ziemniak pozwala?"]],
      en: "“There’s one in my box that’s the image of you, treasure,” Mrs Halina had said, and she meant a potato. Mruk knew nobody who was the image of him. So when she took her basket and went down to the cellar, he walked in front of her, a step ahead the whole way, to see how far a potato would go.",
      pl: "„Jest w mojej skrzyni jeden, wykapany ty, skarbie” – powiedziała pani Halina, a miała na myśli ziemniaka. Mruk nie znał nikogo, kto byłby wykapany on. Kiedy więc wzięła koszyk i poszła do piwnicy, szedł przed nią, przez całą drogę o stopień niżej, żeby zobaczyć, na co ziemniak sobie pozwala.",
      picture: { place: "cellar", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["The Image of Mruk, from the Left", "Wykapany Mruk, zwłaszcza z lewej"],
            ["Not for Peeling", "Tego się nie obiera"],
          ],
          en: "Mrs Halina held the potato up to the bulb. It was broad at the bottom, it had no neck, and at the top on the left a piece was missing. Mruk looked at it from three sides. The potato gave nothing away. She had meant it for the soup, but she laid it back on top of the others, with its face to the door.",
          pl: "Ziemniak został podniesiony do żarówki. Był szeroki u dołu, szyi nie miał, a u góry, z lewej, brakowało kawałka. Mruk obejrzał go z trzech stron. Ziemniak nie pokazał po sobie niczego. Pani Halina przeznaczyła go do zupy, ale położyła go z powrotem na samym wierzchu, twarzą do drzwi.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            inHand: "basket",
            company: "halina",
          },
        },
        {
          titles: [
            ["One of Them Breathed", "Jeden z nich oddychał"],
            ["Which One Was It Again?", "To który to był?"],
          ],
          en: "There were a great many potatoes in the box, and Mrs Halina had not marked the one like Mruk. “This one,” she said; “no, this.” Mruk lay down on top of them, to compare. Then she stepped back and could not help laughing: among two hundred round backs there was one that breathed. She took the one next to him and went away on tiptoe.",
          pl: "Ziemniaków było w skrzyni dużo, a tego podobnego pani Halina nie zaznaczyła. „Ten – mówiła – nie, ten”. Mruk położył się na nich, żeby porównać. Wtedy pani Halina cofnęła się o krok i parsknęła śmiechem: wśród dwustu okrągłych grzbietów był jeden, który oddychał. Wzięła tego, który leżał obok, i odeszła na palcach.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "open", inHand: "basket", company: "halina" },
        },
        {
          titles: [
            ["The Eleventh Was the Image of Him", "Jedenasty był wykapany on"],
            ["Who Is the Guest?", "Kto tu jest gościem?"],
          ],
          needs: ["the eleventh potato"],
          en: "The potato that took after Mruk turned out to be the eleventh. Mrs Halina held it beside him, under the bulb: broad below, no neck, and at the top on the left a bit missing. “So you’re the guest,” she said. She laid the potato on top of the other ten, and that made an odd number. Mruk went ahead of the basket up all the stairs and was first at her door, as a guest should be.",
          pl: "Ziemniak podobny do Mruka okazał się jedenasty. Pani Halina podniosła go obok kota, pod żarówkę: szeroki u dołu, bez szyi, a u góry, z lewej, brakowało kawałka. „Więc to ty jesteś gościem” – powiedziała. Położyła go na tamtych dziesięciu i zrobiło się nie do pary. Mruk poszedł przodem, po schodach, i pod jej drzwiami był pierwszy, jak na gościa przystało.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "half", inHand: "basket", company: "halina" },
        },
      ],
    },
    {
      titles: [["The Jar without a Label", "Słoik bez etykiety"]],
      en: "On Mrs Halina’s shelf in the cellar, behind the plums, stands a jar without a label. It is never brought up. It is moved to the left when something on the right is wanted, and afterwards moved back; and nobody says what is in it. Mruk had come down behind her basket and meant to see it opened.",
      pl: "Na półce pani Haliny w piwnicy, za śliwkami, stoi słoik bez etykiety. Nikt go nie zanosi na górę. Przesuwa się go w lewo, kiedy potrzebne jest coś z prawej, a potem wraca na miejsce, i nie mówi się, co w nim jest. Mruk zszedł za jej koszykiem i był zdecydowany zobaczyć, jak go otwierają.",
      picture: { place: "cellar", pose: "sit", props: [], eyes: "open", inHand: "basket", company: "halina" },
      endings: [
        {
          titles: [
            ["One Breath, and the Lid Back On", "Jeden wdech, a potem wieczko"],
            ["A Jar of Sea Air", "Co jest w pustym słoiku?"],
          ],
          en: "The jar was empty, or almost: when Mrs Halina held it to the light, there was a slip of paper under the lid, “Sopot, on the pier, with Irena”. The two of them had caught the air together, with all four hands. She gave the lid a quarter of a turn and shut it at once. Mruk got what came out: salt, tar, a herring far off.",
          pl: "Słoik był pusty, to znaczy prawie: kiedy pani Halina podniosła go do światła, pod wieczkiem widać było karteczkę „Sopot, molo, z Ireną”. Łapały to powietrze we dwie, na cztery ręce. Przekręciła wieczko o ćwierć obrotu i zaraz zakręciła. Co wyszło, dostało się Mrukowi: sól, smoła i bardzo daleki śledź.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Half of Warsaw Clicked", "A Warszawa w słoiku?"],
            ["A Button from Every Coat", "Po guziku od każdego płaszcza"],
            ["What Does She Keep behind the Plums?", "Co ona trzyma za śliwkami?"],
          ],
          en: "Mrs Halina opened the jar for Mruk. It was full of buttons, one from every coat that she had ever finished; the customer got a spare one, and she kept one, too, so as not to lose touch. She let Mruk put in his paw. It was like gravel, but cold and smooth, and when he moved it, half of Warsaw clicked.",
          pl: "Pani Halina otworzyła słoik Mrukowi. Był pełen guzików, po jednym od każdego płaszcza, jaki uszyła; klientka dostawała zapasowy, a ona też zostawiała sobie jeden, żeby nie stracić kontaktu. Pozwoliła mu włożyć łapę. Było to jak żwir, tylko zimne i gładkie, a kiedy poruszył, stuknęło pół Warszawy.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["A White Dress in a Jar", "Biała suknia w słoiku"],
            ["Rose Petals in Sugar", "Płatki róży, w cukrze"],
          ],
          needs: ["the coats"],
          en: "“And that one?” asked Mr Zenon, who had learnt the system by now. He meant the jar without a label, behind the plums. Mrs Halina moved it to the left, and it stayed there. “A white dress,” she said, “to the ground.” It was the only one that she had ever sewn for herself. In the jar were rose petals in sugar. They had one each, Mr Zenon without his cap, and Mruk had the smell.",
          pl: "„A to?” – spytał pan Zenon, który opanował już system. Chodziło o słoik bez etykiety, za śliwkami. Pani Halina przesunęła go w lewo i tam został. „Biała suknia – powiedziała. – Do ziemi”. Jedyna, jaką uszyła dla siebie. W słoiku były płatki róży w cukrze. Wzięli po jednym, pan Zenon bez czapki, a Mruk dostał zapach.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            inHand: "basket",
            company: "halina",
          },
        },
      ],
    },
    {
      titles: [["A Sledge in the Dry", "Sanki na sucho"]],
      en: "A sledge hangs in the cellar, on two nails, over Mr Zenon’s workbench. It is long, it has a back to lean on and a red rope, and it hangs with its nose to the steps, as if somebody had called it. Mruk had gone down behind the caretaker’s broom. He wanted to sit on the sledge once, indoors, where it is dry.",
      pl: "Nad warsztatem pana Zenona w piwnicy wiszą na dwóch gwoździach sanki. Są długie, mają oparcie i czerwony sznurek i wiszą dziobem do schodów, jakby je ktoś zawołał. Mruk zszedł za miotłą dozorcy. Chciał raz usiąść na sankach pod dachem, tam gdzie jest sucho.",
      picture: { place: "cellar", pose: "sit", props: [], eyes: "wide", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Eleven Doors by Sledge", "Sankami przy jedenastu drzwiach"],
            ["No Snow Was Needed", "Obeszło się bez śniegu"],
          ],
          en: "Mr Zenon took the sledge down to wax the runners, and by the time he had found the candle end Mruk was aboard. The caretaker looked along the passage to the left and to the right. Nobody was coming. He put the rope over his shoulder, and they went past all eleven doors to the end and back, at a walk, ringing.",
          pl: "Pan Zenon zdjął sanki, żeby nasmarować płozy, a zanim znalazł ogarek, Mruk już siedział. Dozorca rozejrzał się po korytarzu w lewo i w prawo. Nikt nie szedł. Przełożył sznurek przez ramię i przejechali obok wszystkich jedenastu drzwi, do końca i z powrotem, stępa, z dzwonkiem.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["“Pleasant Journey,” Said Mr Zenon", "„Szerokiej drogi” – powiedział pan Zenon"],
            ["A Journey Without Leaving the Wall", "Jazda bez schodzenia ze ściany"],
          ],
          en: "From the workbench to the sledge was only a small step. The sledge hung crooked for a moment, thought it over, and held. Mruk leaned against the back, a metre and a half above the ground, looking over the runners at the stairs. Mr Zenon came in for the pliers and looked up. “Pleasant journey,” he said, and coiled the rope so that it would not trail.",
          pl: "Z warsztatu na sanki był tylko jeden nieduży krok. Sanki się przechyliły, pomyślały chwilę i wytrzymały. Mruk oparł się plecami o oparcie, półtora metra nad ziemią, i patrzył ponad płozami na schody. Pan Zenon przyszedł po obcęgi. „Szerokiej drogi” – powiedział i zwinął sznurek, żeby się nie wlókł.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["What the Hook Was For", "Na co był ten haczyk"],
            ["Two Nails and Now a Third", "Dwa gwoździe i jeszcze trzeci"],
          ],
          needs: ["the hook"],
          en: "Mr Zenon found Mruk on the sledge, high above the bench; the left-hand nail had begun to bow. He had the hook in his waistcoat. Four blows, close under the red rope, and the whole thing hung so straight that it would have held a glass of tea. Mr Zenon stood one on it. They looked at the steps over the runners together, one sitting, and the other with his elbow on the bench.",
          pl: "Pan Zenon zastał Mruka na sankach, wysoko nad warsztatem; lewy gwóźdź zaczynał się kłaniać. Haczyk miał w kamizelce. Cztery uderzenia, tuż pod czerwonym sznurkiem, i sanki wisiały tak prosto, że można by postawić na nich herbatę. Pan Zenon postawił. Patrzyli ponad płozami na schody, jeden na siedząco, drugi z łokciem na warsztacie.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["It Snowed, and the Sledge Was Sent For", "Spadł śnieg i wezwano sanki"],
            ["As Far as the Top Step", "Do najwyższego schodka"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "It was snowing, and today the sledge was called for in earnest: the boxes of sand had to be got across the courtyard. Mr Zenon lifted it down, waxed the runners, and turned to look for his gloves. When he took hold of the rope it was heavier by nine kilos. He pulled it along the passage, up the steps, bump by bump, to the door, where the white begins. There the passenger got off, dry.",
          pl: "Padał śnieg i dziś sanki naprawdę wołano: trzeba było przewieźć przez podwórko skrzynie z piaskiem. Pan Zenon zdjął je, nasmarował płozy i odwrócił się po rękawice. Kiedy chwycił sznurek, były cięższe o dziewięć kilo. Pociągnął je korytarzem, potem po schodkach, stopień za stopniem, aż do drzwi, za którymi zaczyna się białe. Tam pasażer wysiadł, suchy.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "sledge",
            camera: "half",
            company: "zenon",
          },
        },
      ],
    },
    {
      titles: [["Where the Dark Is Pure", "Gdzie ciemność jest czysta"]],
      pays: ["the dark"],
      en: "Upstairs there is no real dark. There is always a street lamp in it, or a stove door, or somebody reading. Down in the cellar, behind the last partition, the dark is pure; Mruk had once put his head in and drawn it out again. Now he had followed Mr Zenon’s keys down the steps, to sit in it properly.",
      pl: "Na górze nie ma prawdziwej ciemności. Zawsze jest w niej jakaś latarnia, drzwiczki od pieca albo ktoś, kto czyta. W piwnicy, za ostatnim przepierzeniem, ciemność jest czysta; Mruk raz wsadził tam głowę i zaraz ją wyjął. Teraz zszedł po schodkach za kluczami pana Zenona, żeby w niej posiedzieć jak należy.",
      picture: { place: "cellar", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["“You’ve Brought Some Up with You”", "Co pan stamtąd wyniósł?"],
            ["First the Jars, Then Nothing", "Najpierw słoiki, potem już nic"],
          ],
          en: "Mruk sat down in the middle of the dark and opened his eyes as far as they go. At first he could still make out some jars; then those went, too. He could hear his own whiskers. When he came out, he looked at Mr Zenon with eyes that were black from one edge to the other. “You’ve brought some of it with you,” said Mr Zenon, and held his lamp a little lower.",
          pl: "Mruk usiadł pośrodku ciemności i otworzył oczy tak szeroko, jak się dało. Z początku widział jeszcze kilka słoików, potem i te znikły. Słyszał własne wąsy. Kiedy wyszedł, spojrzał na pana Zenona oczami czarnymi od brzegu do brzegu. „Trochę pan stamtąd wyniósł” – powiedział pan Zenon i opuścił latarkę niżej.",
          picture: {
            place: "cellar",
            pose: "walk",
            props: [],
            eyes: "wide",
            look: "up",
            inHand: "torch",
            company: "zenon",
          },
        },
        {
          titles: [
            ["Two Green Points in the Dark", "Dwa zielone punkty w ciemności"],
            ["What Shines Behind the Last Partition?", "Co świeci za ostatnim przepierzeniem?"],
          ],
          en: "The dark was not quite pure. After some time two green points stood in it, at the height of Mruk’s head, and did not blink unless he did. He went closer. It was the bottom of a preserving jar, with himself inside, very small and burning. So that was where the light came from, upstairs as well. He shut both eyes. Now the dark was pure.",
          pl: "Ciemność nie była całkiem czysta. Po pewnym czasie stanęły w niej dwa zielone punkty, na wysokości głowy Mruka, i mrugały tylko wtedy, kiedy mrugał on. Podszedł. Było to denko słoja, a w denku on sam, malutki i zapalony. A więc to stąd się bierze światło, na górze także. Zamknął oczy. Teraz ciemność była czysta.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "closed", lighting: "blackout", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Somebody Is Knocking, and Politely", "Ktoś puka, i to grzecznie"]],
      en: "There is a knocking in the cellar. It comes from behind the boards at the far end, quite regular, as if somebody polite had been waiting for an answer; Mruk hears it from the stairs, with his ear on the stone. When Mr Zenon went down for a bulb, Mruk went along to say “Come in”, in whatever way he could.",
      pl: "W piwnicy coś puka. Dochodzi to zza desek na samym końcu, równo, jakby ktoś grzeczny czekał na odpowiedź; Mruk słyszy to na schodach, z uchem na kamieniu. Kiedy pan Zenon schodził po żarówkę, Mruk poszedł z nim powiedzieć „proszę”, w taki sposób, jaki się nadarzy.",
      picture: { place: "cellar", pose: "walk", props: [], eyes: "open", company: "zenon" },
      endings: [
        {
          titles: [
            ["Not to Get Out of the Habit", "Żeby się nie odzwyczaił"],
            ["Who Is Knocking behind the Boards?", "Kto puka za deskami?"],
          ],
          en: "Behind the boards stood a clock, wrapped in a blanket up to the dial. Its people are abroad, and left it with the caretaker for the meantime. “It mustn’t get out of the habit,” said Mr Zenon, and turned the key, as he does each day. Mruk sat down before it and rang once. The clock knocked. He took that for an answer.",
          pl: "Za deskami stał zegar, owinięty kocem po samą tarczę. Właściciele są za granicą i zostawili go dozorcy na przechowanie. „Żeby się nie odzwyczaił” – powiedział pan Zenon i nakręcił go, jak co dzień. Mruk usiadł naprzeciwko i raz zadzwonił. Zegar puknął. Mruk uznał, że to odpowiedź.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "open", look: "away", company: "zenon" },
        },
        {
          titles: [
            ["Mended, and Loosened Again", "Naprawiony i znów odkręcony"],
            ["Too Quiet without the Tap", "Bez kranu było za cicho"],
          ],
          en: "The knocking was a tap, and under it an enamel bucket. Mr Zenon fetched a washer and the pliers, and in six minutes it was mended. They stood and listened, he and Mruk. The cellar had grown larger, and there was nobody in it. Mr Zenon scratched his moustache. Then he took the pliers out again, and loosened the tap by a quarter.",
          pl: "Pukał kran, a pod nim stało emaliowane wiadro. Pan Zenon przyniósł uszczelkę i obcęgi i w sześć minut naprawił. Stali i słuchali, on i Mruk. Piwnica zrobiła się większa i nikogo w niej nie było. Pan Zenon podrapał się w wąs. Potem jeszcze raz wyjął obcęgi i odkręcił kran o ćwiartkę.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "half", company: "zenon" },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Don’t Go Away, Treasure", "Tylko nie odchodź, skarbie"]],
      pays: ["lights out"],
      unless: ["the dark"],
      en: "In the cellar the light lasts for three minutes; then there is a click, and whoever has not finished is standing in the dark. It clicked. “Treasure?” said the voice of Mrs Halina, who had been choosing an onion somewhere to the left. “Don’t go away.” A hand came down through the blackness, found Mruk’s back, and stayed on it.",
      pl: "Światło w piwnicy pali się trzy minuty, potem pstryka i kto nie skończył, ten stoi po ciemku. Pstryknęło. „Skarbie? – odezwał się głos pani Haliny, która gdzieś z lewej wybierała cebulę. – Tylko nie odchodź”. Z ciemności opuściła się ręka, natrafiła na grzbiet Mruka i tam została.",
      picture: {
        place: "cellar",
        pose: "crouch",
        props: [],
        eyes: "wide",
        lighting: "blackout",
        company: "halina",
        posture: "stroking",
      },
      turns: [
        {
          titles: [
            ["Led by a Bell", "Po ciemku za dzwonkiem"],
            ["Mind the Step, Treasure", "Uwaga, skarbie, stopień"],
          ],
          en: "For Mruk the dark is nothing special, but he knows that for people it is. He walked off, and at every third step he rang. Mrs Halina came along behind the bell, one hand on the wall, past the sledge, past the bins and round the corner, and he stopped only where the switch is. There was light again, and she had her onion.",
          pl: "Dla Mruka w ciemności nie ma nic nadzwyczajnego, ale wie, że ludzie mają inaczej. Ruszył i co trzeci krok dzwonił. Pani Halina szła za dzwonkiem, z ręką na ścianie, obok sanek, obok skrzyń i za róg, a Mruk stanął dopiero tam, gdzie jest wyłącznik. Zrobiło się jasno, a cebulę miała w ręku.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "open", look: "up", company: "halina" },
        },
        {
          titles: [
            ["A Match, and a Moustache behind It", "Zapałka, a za nią wąsy"],
            ["How Long Does an Onion Take?", "Ile trwa dobra cebula?"],
          ],
          en: "A match was struck in the passage, and behind the match was a moustache. “I’ve set it for three,” said Mr Zenon. “Nobody needs longer for an onion.” “For a good one they do,” said Mrs Halina. He thought about this until the flame reached his fingers. Then something clicked in the fuse box, and he set the light to ten.",
          pl: "W korytarzu ktoś potarł zapałkę, a za zapałką były wąsy. „Nastawiłem na trzy – powiedział pan Zenon. – Na cebulę wystarczy”. „Na dobrą nie” – odparła pani Halina. Zastanawiał się, dopóki płomień nie doszedł mu do palców. Potem w skrzynce z bezpiecznikami coś pstryknęło i przestawił na dziesięć.",
        },
        {
          titles: [
            ["A Song for Two Voices in the Dark", "Piosenka na dwa głosy, po ciemku"],
            ["What Comes after the Fourth “Never”?", "Co jest po czwartym „nigdy”?"],
          ],
          needs: ["the song"],
          en: "In the dark the tune was easier. “And never will the summer,” Mrs Halina sang under her breath, “be as long as it was that year,” and from somewhere near the fuses a bass joined her, a third below. Mruk walked between the two voices; they came nearer, until a hand with an onion in it touched a hand on a switch. It grew light. Overhead the pipe had got its line, and was singing on.",
          pl: "Po ciemku melodia szła łatwiej. „I nigdy już to lato – zaśpiewała pod nosem pani Halina – nie będzie takie długie”, a gdzieś od bezpieczników dołączył bas, o tercję niżej. Mruk szedł między dwoma głosami, a one się zbliżały, aż ręka z cebulą trafiła na rękę na wyłączniku. Zrobiło się jasno. Rura nad głową miała już swoją linijkę i śpiewała dalej.",
          picture: { place: "cellar", pose: "walk", props: [], eyes: "open", company: "halina", lighting: "blackout" },
        },
        {
          titles: [
            ["Four Paws Lit Up", "Zapaliły się cztery łapy"],
            ["With an Onion for a Lantern", "Z cebulą jak z latarką"],
          ],
          when: {
            timeSlot: ["afternoon"],
            season: ["summer"],
            weather: ["clear"],
          },
          en: "After the click it was not quite dark. It was a summer afternoon, and at that hour a strip of sun comes in by the little window and lies along the floor of the passage, as far as the bins. Mruk stepped into it. His paws lit up, all four. “Oh, there you are,” said Mrs Halina, and went after the paws, holding her onion like a lantern, until he came to the switch.",
          pl: "Po pstryknięciu nie było całkiem ciemno. Było letnie popołudnie, a o tej porze przez okienko wpada pasek słońca i kładzie się na podłodze korytarza, aż po skrzynie. Mruk w niego wszedł. Zapaliły mu się łapy, wszystkie cztery. „O, tu jesteś” – powiedziała pani Halina i szła za łapami, z cebulą jak z latarką, dopóki nie doprowadziły jej do wyłącznika.",
        },
      ],
    },
    {
      titles: [["The Potatoes That Would Not Stay", "Ziemniaki, które poszły dalej"]],
      en: "Mr Zenon was emptying a sack of potatoes into the bin, and most of them understood; but then the bin was full, and the others set out along the passage, knocking into doors, until they filled it from wall to wall. There they lay still, and looked as if they lived there. Mruk stood at one end and had business at the other.",
      pl: "Pan Zenon wysypywał ziemniaki z worka do skrzyni i większość to zrozumiała, ale skrzynia się zapełniła i pozostałe ruszyły w korytarz, obijając się o drzwi, aż zajęły go na całą szerokość. Wtedy znieruchomiały i wyglądały, jakby tam mieszkały. Mruk stał po jednej stronie, a sprawę miał po drugiej.",
      turns: [
        {
          titles: [
            ["Soup, Dumplings, Undecided", "Na zupę, na kluski, do namysłu"],
            ["A Lane Between Two Heaps", "Przejście, proste jak przedziałek"],
          ],
          en: "“Since the potatoes are out,” said Mrs Halina, who had come for some, “we can sort them.” She took the left, for soup; Mr Zenon took the right, for dumplings; and over every third potato they had to confer. After a quarter of an hour there were two heaps along the walls, and between them, straight as a parting, a way. The undecided ones they put in their pockets.",
          pl: "„Skoro ziemniaki już wyszły – powiedziała pani Halina, która po kilka przyszła – to się je przebierze”. Wzięła lewą stronę, na zupę, pan Zenon prawą, na kluski, a co do co trzeciego ziemniaka musieli się naradzać. Po kwadransie pod ścianami leżały dwie kupki, a między nimi, prosto jak przedziałek, szła droga. Niezdecydowane schowali do kieszeni.",
        },
        {
          titles: [
            ["All It Took Was One", "Wystarczył jeden, reszta poszła sama"],
            ["Potatoes on the Move", "I wtedy ruszyły wszystkie"],
            ["So the Cellar Does Slope", "Czyli jednak jest spadek"],
          ],
          en: "Mruk touched the nearest potato, only to see. It turned over, nudged the next, and that told another; a murmur ran down the passage, and they were off, all of them, towards the drain at the lower end, where they piled up under the window. Mr Zenon watched them go by. “So it does slope,” he said, and made a note. The floor was free.",
          pl: "Mruk dotknął najbliższego ziemniaka, tylko żeby zobaczyć. Ten się przewrócił, trącił sąsiada, sąsiad powiedział dalej, po korytarzu poszedł pomruk i ruszyły wszystkie, do kratki na niższym końcu, gdzie spiętrzyły się pod okienkiem. Pan Zenon patrzył, jak idą. „Czyli jednak jest spadek” – powiedział i zanotował. Podłoga była wolna.",
        },
        {
          titles: [
            ["What about the Cousin’s Ball?", "A co z piłką kuzynki?"],
            ["One of Them Was Red", "Jeden był czerwony"],
          ],
          needs: ["the ball"],
          en: "The hand was still waiting in the window, and the red ball lay somewhere among the potatoes. Mr Zenon does not let a child wait. He knelt and went through the potatoes one by one, “no, no, no,” and each that was not the ball he laid in the sack, to be out of the way. The last was the ball. The hand closed on it and said thank you. Behind Mr Zenon the passage was empty.",
          pl: "Ręka w okienku wciąż czekała, a czerwona piłka leżała gdzieś między ziemniakami. Pan Zenon nie każe dzieciom czekać. Ukląkł i przeglądał ziemniaki po kolei, „nie, nie, nie”, a każdego, który nie był piłką, wkładał do worka, żeby nie przeszkadzał. Ostatnia była piłka. Ręka się zamknęła i powiedziała „dziękuję”. Korytarz za panem Zenonem był pusty.",
        },
        {
          titles: [
            ["Potatoes for a Hungry Guest", "Ziemniaki dla głodnego gościa"],
            ["How Hungry Is the Guest?", "Ile zje ten gość?"],
          ],
          needs: ["the eleventh potato"],
          en: "“Well, if a guest is coming,” said Mrs Halina, and put the eleventh potato in her basket; and as a guest might be hungry, a twelfth, and to make it odd a thirteenth. She took them off the floor, while Mr Zenon held the basket, and in the end they were all in it. “And who is it?” asked Mr Zenon. She told him at what time to come. Mruk walked through.",
          pl: "„No, skoro gość ma przyjść” – powiedziała pani Halina i włożyła do koszyka jedenastego ziemniaka, a że gość bywa głodny, dwunastego, i dla nieparzystości trzynastego. Zbierała je z podłogi, bo tam leżały. Pan Zenon trzymał koszyk. Na koniec były w nim wszystkie. „A kto to będzie?” – spytał pan Zenon. Powiedziała mu, na którą ma przyjść. Mruk przeszedł środkiem.",
          picture: {
            place: "cellar",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "away",
            company: "zenon",
            inHand: "basket",
          },
        },
        {
          titles: [
            ["A Dam of Potatoes", "Tama, i to z ziemniaków"],
            ["What Are Potatoes Good For in the Rain?", "Do czego ziemniak przydaje się w deszcz?"],
          ],
          needs: ["the rain water"],
          en: "One bucket was not enough for a river. “Those there!” called Mrs Halina, and pushed potatoes with both feet; Mr Zenon saw what she was building. They laid them along the wall, in two rows, large below and small on top, and trod the sack in between. The water came up to the dam, thought it over, and went down the drain. On the dry side the passage was bare, and Mruk took it.",
          pl: "Na rzekę jedno wiadro to za mało. „Te tam!” – zawołała pani Halina i zgarniała ziemniaki obiema nogami, a pan Zenon zobaczył, co ona buduje. Ułożyli je wzdłuż muru w dwa rzędy, duże na dole, małe na górze, i utkali workiem. Woda doszła do tamy, zastanowiła się i skręciła do kratki. Po suchej stronie korytarz był pusty i Mruk z niego skorzystał.",
        },
      ],
    },
    {
      titles: [["Every Key Gets Its Chance", "Każdy klucz ma swoją szansę"]],
      pays: ["at the gate"],
      en: "Halfway down the passage there is a gate of wooden slats, and it was shut. Mr Zenon had forty keys on him and began at the beginning. He does not force anything; he lets each key have its try, wishes it well and goes on to the next. Mruk sat down in front of the slats. Everything that mattered lay behind.",
      pl: "W połowie korytarza jest furtka z listewek i była zamknięta. Pan Zenon miał przy sobie czterdzieści kluczy i zaczął od początku. Niczego nie robi na siłę, każdemu kluczowi daje szansę, dziękuje mu i bierze następny. Mruk usiadł przed listewkami. Wszystko, co ważne, było za nimi.",
      picture: {
        place: "cellar",
        pose: "sit",
        props: [],
        eyes: "open",
        company: "zenon",
        inHand: "forty keys",
        camera: "half",
        side: "left",
      },
      turns: [
        {
          titles: [
            ["Off Its Hinges, Cat Included", "Z zawiasów, razem z kotem"],
            ["As Far as the Third Rib", "Wszedł do trzeciego żebra"],
          ],
          en: "Between two slats there is room for a cat, if he is not Mruk. He went in as far as the third rib, considered that, and found that the way back was no longer where he had left it. “Hold still,” said Mr Zenon. He lifted the gate off its hinges with Mruk in it, carried it through, and tilted it until Mruk slid out on the right side.",
          pl: "Między listewkami jest miejsce na kota, o ile to nie Mruk. Wszedł do trzeciego żebra, zastanowił się i stwierdził, że drogi powrotnej nie ma już tam, gdzie ją zostawił. „Spokojnie” – powiedział pan Zenon. Zdjął furtkę z zawiasów razem z Mrukiem, przeniósł na drugą stronę i przechylił, aż ten wysunął się, gdzie trzeba.",
        },
        {
          titles: [
            ["Forty Keys and a Push", "Czterdzieści kluczy i jedno pchnięcie"],
            ["Wasn’t It Locked?", "To nie było zamknięte?"],
          ],
          en: "At the twentieth key Mrs Halina came by with her basket. “Excuse me,” she said, pushed the gate with her hip and was through. It had not been locked. Mr Zenon looked at the twentieth key, and at the other twenty, which had been waiting. To be fair he let each of them have its turn, with the gate open. By then Mruk was well past him.",
          pl: "Przy dwudziestym kluczu nadeszła z koszykiem pani Halina. „Przepraszam” – powiedziała, popchnęła furtkę biodrem i przeszła. Nie była zamknięta na klucz. Pan Zenon spojrzał na dwudziesty klucz i na dwadzieścia pozostałych, które czekały. Dla sprawiedliwości dał spróbować każdemu, przy otwartej furtce. Mruk był już wtedy dawno po drugiej stronie.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            company: "zenon",
            inHand: "forty keys",
            camera: "half",
            side: "left",
          },
        },
        {
          titles: [
            ["Which Way Did the Ball Get Through?", "Którędy przeszła piłka?"],
            ["The Slat on One Nail", "Listewka na jednym gwoździu"],
          ],
          needs: ["the ball"],
          en: "The ball had got past the gate, and Mruk had seen where. At the bottom, on the left, one slat hangs by its upper nail only, and swings. He put his forehead to it and it moved aside. When he came back for a moment, rolling something red, Mr Zenon was at the nineteenth key. The caretaker looked at the cat, at the slat and at the keys. Then he ran to the window with the ball. The hand had not moved.",
          pl: "Piłka przeszła na drugą stronę furtki, a Mruk widział którędy. Na dole, z lewej, jedna listewka trzyma się tylko na górnym gwoździu i daje się odchylić. Przyłożył do niej czoło i ustąpiła. Kiedy wrócił na chwilę, tocząc przed sobą coś czerwonego, pan Zenon był przy dziewiętnastym kluczu. Dozorca popatrzył na kota, na listewkę i na klucze. Potem pobiegł z piłką do okienka. Ręka ani drgnęła.",
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
            ["Across on Jar Lids", "Suchą nogą po wieczkach"],
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
          en: "Mr Zenon does not take back a no, but he can put something over it. He spread his newspaper on the wet, one sheet after another, and read each before it went down; so they advanced slowly, he on his knees, Mruk on the page before. The crossword was left till last. He filled in one word, across, and laid the crossword where the passage ends.",
          pl: "Pan Zenon swojego „nie” nie cofa, ale może na nim coś położyć. Rozkładał na mokrym gazetę, kartka po kartce, a każdą przedtem czytał; posuwali się więc powoli, on na kolanach, Mruk stronę wcześniej. Krzyżówka została na koniec. Wpisał jedno hasło, poziomo, i położył krzyżówkę tam, gdzie kończył się korytarz.",
        },
        {
          titles: [
            ["The Boat That Would Not Shut", "Łódka, która nie chciała się zamknąć"],
            ["Swallows Below, a Cat on Top", "Na dole jaskółki, na górze kot"],
          ],
          needs: ["the swallow umbrella"],
          en: "An umbrella that will not shut has to be good for something. Mr Zenon set it down on the wet floor, upside down, with the handle in the air, and Mruk, who knows a boat when he sees one, got in. One push with the broom, and they went off, turning slowly, with the swallows flat on the water, and came to land by the far wall. Once Mruk was ashore, it shut of its own accord.",
          pl: "Parasol, który nie chce się zamknąć, musi się do czegoś nadać. Pan Zenon postawił go na mokrej podłodze, czubkiem w dół, rączką do góry, a Mruk, który łódkę pozna wszędzie, wsiadł. Jedno pchnięcie miotłą i popłynęli, obracając się powoli, jaskółkami po wodzie, i przybili pod ścianą po drugiej stronie. Kiedy Mruk wysiadł, parasol sam się złożył.",
        },
        {
          titles: [
            ["No Use Saying No to Rain", "Deszczowi się nie odmawia"],
            ["Mr Zenon Takes Back His Broom", "Pan Zenon cofa miotłę"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "It was raining, and whoever came down brought it along on their soles. Mrs Halina came for vinegar, somebody else for skis, to look at them, and soon nobody could have said what had been scrubbed. Mr Zenon stood before the footprints for some time. He says no to people, not to the weather. He lifted the broom and stood it in the corner, and Mruk went over in other people’s steps.",
          pl: "Padało i kto schodził, ten przynosił błoto na podeszwach. Pani Halina przyszła po ocet, ktoś inny po narty, żeby na nie popatrzeć, i nikt by już nie powiedział, co tu szorowano. Pan Zenon stał dłuższą chwilę nad śladami. Swoje „nie” mówi ludziom, pogodzie nie. Podniósł miotłę i odstawił ją w kąt, a Mruk przeszedł po cudzych krokach.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "open", company: "zenon", inHand: "broom" },
        },
      ],
    },
    {
      titles: [["Four Feet, as Close as a Fence", "Cztery stopy, gęsto jak płot"]],
      pays: ["at the jar"],
      en: "Mrs Halina and Mr Zenon had met by the shelf with the cherries, and since the passage is narrow there, it was full. She wanted the jar from the year in which it had rained; he was of the opinion that this was it. She thought not. Neither took their eyes off the jar, and before Mruk stood four feet, as close as a fence.",
      pl: "Pani Halina i pan Zenon spotkali się przy półce z wiśniami, a że korytarz jest tam wąski, był pełen. Ona chciała słoik z roku, w którym padało, on był zdania, że to ten. Jej zdaniem nie. Żadne nie spuszczało słoika z oczu, a przed Mrukiem stały cztery stopy, gęsto, jak płot.",
      turns: [
        {
          titles: [
            ["There Was Only the One Spoon", "A łyżka tylko jedna"],
            ["At the Ninth Cherry Stone", "Przy dziewiątej pestce"],
          ],
          en: "The question of the rain could only be settled with a spoon, and Mr Zenon carries one. He and Mrs Halina sat down on the potato box with the jar between them and passed the spoon to and fro, seriously, putting the stones in the lid. At nine stones they were agreed that it might have been drizzling. Mruk had long since gone by, where the fence had been.",
          pl: "Sprawę deszczu mogła rozstrzygnąć tylko łyżka, a pan Zenon nosi ją przy sobie. Usiadł z panią Haliną na skrzyni z ziemniakami, słoik stanął pośrodku i podawali sobie łyżkę, poważnie, a pestki kładli na wieczku. Przy dziewiątej pestce uzgodnili, że mogło mżyć. Mruk był już dawno po drugiej stronie, tam gdzie przedtem był płot.",
        },
        {
          titles: [
            ["“Let Him Choose”", "„Niech on wybierze”"],
            ["Where Mruk Sneezed", "Tam, gdzie Mruk kichnął"],
          ],
          en: "“Let him choose,” said Mr Zenon, and lifted Mruk up to the shelf, since he is on nobody’s side. Mruk walked along behind the cherries, to the end, where he sneezed. At the end stood a jar which both had forgotten, rather cloudy. “The rain,” said Mrs Halina softly. They carried it under the bulb, and the passage was empty. Mruk jumped down.",
          pl: "„Niech on wybierze” – powiedział pan Zenon i podniósł Mruka na półkę, jako że nie trzyma z żadną stroną. Mruk przeszedł za wiśniami aż do końca i tam kichnął. Na końcu stał słoik, o którym oboje zapomnieli, lekko mętny. „Ten deszcz” – powiedziała cicho pani Halina. Ponieśli go pod żarówkę i korytarz był pusty. Mruk zeskoczył.",
        },
        {
          titles: [
            ["The Song Knows Which Year It Was", "Piosenka wie, który to był rok"],
            ["After Three Weeks of Rain", "Po trzech tygodniach deszczu"],
          ],
          needs: ["the song"],
          en: "“We sang that the year it rained,” said Mrs Halina suddenly, with her eyes on the pipe. There had been nothing else on the radio, and it had poured. “For three weeks,” said Mr Zenon. “I was picking cherries in my cap.” He looked at the jar again. He reached past it, to the back, where there was one with a stain on the lid, and held it out to her. They hummed the fourth line together. The fence had opened.",
          pl: "„To się śpiewało tamtego roku” – powiedziała nagle pani Halina, patrząc na rurę. W radiu nie grali nic innego, a na dworze lało. „Trzy tygodnie – przyznał pan Zenon. – Wiśnie zbierałem w czapce”. Popatrzył na słoik jeszcze raz. Sięgnął obok niego, głęboko, gdzie stał taki z zaciekiem na wieczku, i podał jej. Czwartą linijkę zanucili razem. Płot się rozstąpił.",
          picture: {
            place: "cellar",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            company: "zenon",
            inHand: "jar",
          },
        },
      ],
    },
    {
      titles: [["A Mouse on Other People’s Ground", "Mysz na cudzym terenie"]],
      en: "In the middle of the passage sat a mouse. It was small and grey, it had its back to him, and it did not run away; and that was awkward for Mruk, for the cellar is Mr Zenon’s, and on other people’s ground nobody hunts without being asked. Climbing over it would not do, either. He sat down at a distance of two metres.",
      pl: "Na środku korytarza siedziała mysz. Była mała, szara, odwrócona tyłem i nie uciekała, a to stawiało Mruka w kłopotliwym położeniu, bo piwnica jest pana Zenona, a na cudzym nikt nie poluje bez zaproszenia. Przejść nad nią też nie wypadało. Usiadł w odległości dwóch metrów.",
      turns: [
        {
          titles: [
            ["With a Root for a Tail", "Z korzonkiem zamiast ogona"],
            ["Can a Potato Be Startled?", "Czy ziemniak się boi?"],
          ],
          en: "They waited, Mruk and the mouse. After ten minutes Mr Zenon came along, picked up the mouse by the tail and looked at it. “Now where did you roll from?” he said, and put it in his pocket. It was a potato, a very small one, with a root. Mruk gazed at the ceiling until the steps had gone. Then he went on, rather fast.",
          pl: "Czekali oboje, Mruk i mysz. Po dziesięciu minutach nadszedł pan Zenon, podniósł mysz za ogon i obejrzał. „A ty skąd się wytoczyłeś?” – powiedział i schował do kieszeni. Był to ziemniak, bardzo mały, z korzonkiem. Mruk patrzył w sufit, póki kroki nie ucichły. Potem ruszył dalej, trochę szybciej niż zwykle.",
        },
        {
          titles: [
            ["Madam, the Gentleman Would Like to Pass", "Szanowna pani, ten pan chciałby przejść"],
            ["Why the Mouse Could Not Hurry", "Czemu mysz się nie spieszyła"],
          ],
          en: "“Ah,” said Mr Zenon, who came with the lamp, “you haven’t been introduced.” He did it briefly, with his cap off, and called the mouse madam. “The gentleman would like to pass.” She turned round. In her paws was a hazelnut, which was why she could not hurry, and she rolled it, politely, to the left, as far as the wall. Mruk went by on the right.",
          pl: "„Aha – powiedział pan Zenon, który przyszedł z latarką – państwo się nie znają”. Załatwił to krótko, zdejmując czapkę, a do myszy mówił „szanowna pani”. „Ten pan chciałby przejść”. Odwróciła się. W łapkach miała orzech laskowy, dlatego nie mogła się spieszyć, i potoczyła go uprzejmie na lewo, pod samą ścianę. Mruk przeszedł prawą stroną.",
          picture: { place: "cellar", pose: "sit", props: [], eyes: "wide", company: "zenon", inHand: "cap" },
        },
        {
          titles: [
            ["A Mouse with a Sprout", "Mysz z kiełkiem"],
            ["A Mouse That Lets a Ball Go By", "Mysz, która nie patrzy na piłkę"],
          ],
          needs: ["the ball"],
          en: "The red ball had stopped by the wall, within reach of Mruk. No mouse can watch a ball roll and keep still; he knows that from himself. He gave it a tap. The ball ran straight at the mouse and touched it, and the mouse rolled over, once, and showed a sprout. “Thank you,” said Mr Zenon, who had come to look for the ball, and put the potato in his pocket.",
          pl: "Czerwona piłka leżała pod ścianą, w zasięgu łapy. Żadna mysz nie usiedzi, kiedy toczy się piłka, Mruk wie to po sobie. Trącił ją. Pobiegła prosto na mysz i dotknęła jej, a mysz przewróciła się na bok i pokazała kiełek. „Dziękuję” – powiedział pan Zenon, który przyszedł po piłkę, i ziemniaka schował do kieszeni.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the ball"],
      en: "The cellar has one little window on the street, and shoes go by in it. A small pair stopped. Something red came in between the bars, struck the floor, and rolled down the passage, past Mruk, to exactly where he meant to go. “Please,” called a voice from outside, “is anybody there? It’s my cousin’s ball.” A small hand came through the bars, palm up. “Coming!” called Mr Zenon. The hand waited, and Mruk had to wait with it.",
      pl: "Jedno piwniczne okienko wychodzi na ulicę i chodzą w nim buty. Para małych się zatrzymała. Między prętami wpadło coś czerwonego, stuknęło o podłogę i potoczyło się korytarzem, obok Mruka, dokładnie tam, dokąd sam chciał iść. „Proszę – zawołał głos z ulicy – czy tam ktoś jest? Bo to piłka kuzynki”. Przez kratę wsunęła się mała ręka, dłonią do góry. „Już idę!” – zawołał pan Zenon. Ręka czekała, a z nią musiał czekać Mruk.",
    },
    {
      pays: ["the song"],
      en: "Through a pipe overhead a man could be heard in his bath. He was singing, on Staircase B, something in which the word “never” came four times, and at the fourth he had forgotten how it went on. He began again, and stuck again. “And never will the summer…” sang the pipe. Mrs Halina and Mr Zenon raised their heads. Both of them knew the line. Neither wanted to be first, and of Mruk nobody thought at all.",
      pl: "Rurą nad głową było słychać, że ktoś się kąpie. Śpiewał, na klatce B, coś, w czym „nigdy” powtarzało się cztery razy, a po czwartym zapomniał, co dalej. Zaczął od nowa i znowu utknął. „I nigdy już to lato…” – śpiewała rura. Pani Halina i pan Zenon podnieśli głowy. Oboje wiedzieli, co dalej. Nikt nie chciał być pierwszy, a o Mruku nikt nie myślał.",
    },
    {
      pays: ["the swallow umbrella"],
      unless: ["lights out", "at the jar", "at the gate"],
      en: "On a shelf by the steps Mr Zenon keeps the lost umbrellas. There are eleven, with their handles in a row, and each has a slip saying where it was found. He opens one a day, so that they keep in practice, and today it was a lady’s, with swallows on it. Then it would not shut. He pressed, he spoke to it. It filled the passage, and Mruk had to back away before it until it stood, open, in the shed.",
      pl: "Na półce przy schodkach pan Zenon trzyma parasole, które ktoś zgubił. Jest ich jedenaście, rączkami w rzędzie, a przy każdym karteczka, gdzie znaleziony. Co dzień otwiera jeden, żeby nie wyszły z wprawy, i wypadło na damski, w jaskółki. A ten nie chciał się zamknąć. Naciskał, przemawiał. Parasol zajmował cały korytarz i Mruk musiał się przed nim cofać, aż parasol stanął, otwarty, w komórce.",
    },
    {
      pays: ["the hook"],
      unless: ["lights out", "at the jar", "at the gate"],
      en: "In the shed there was hammering. Mr Zenon was straightening nails, an old tin full, and talking each of them out of whatever it had been through. At the seventh he stopped, held it up to the bulb, and bent it further. “This one’s going to be a hook,” he said. “If I knew for what.” He looked round for something that was hanging badly. His eye fell on Mruk, and moved on.",
      pl: "W komórce rozległo się stukanie. Pan Zenon prostował gwoździe, całą starą puszkę, i każdemu wybijał z głowy to, co przeszedł. Przy siódmym przerwał, podniósł go do żarówki i zgiął jeszcze bardziej. „Z tego będzie haczyk – powiedział. – Żebym tylko wiedział na co”. Rozejrzał się za czymś, co krzywo wisi. Spojrzenie padło na Mruka i poszło dalej.",
    },
    {
      pays: ["the eleventh potato"],
      unless: ["lights out", "at the jar", "at the gate"],
      en: "Mrs Halina was counting potatoes into her basket. It must be an even number, for with an odd one there comes a guest; she had it from her mother. She had ten. She looked at the basket, and at the steps, by which nobody was coming, and weighed the eleventh in her hand. “Well?” she asked Mruk. “Shall we have somebody?” Until that was decided she put it in her apron pocket.",
      pl: "Pani Halina liczyła ziemniaki do koszyka. Powinno być do pary, bo przy nieparzystej przychodzi gość, wie to od matki. Miała dziesięć. Popatrzyła na koszyk, popatrzyła na schodki, na których nikogo nie było, i zważyła jedenastego w ręce. „I co? – spytała Mruka. – Zapraszamy kogoś?” Na razie schowała go do kieszeni fartucha.",
      picture: { place: "cellar", pose: "sit", props: [], eyes: "half", inHand: "basket", company: "halina" },
    },
    {
      pays: ["the coats"],
      unless: ["lights out", "at the jar", "at the gate"],
      en: "The jars in the cellar have their years, but Mrs Halina does not read them by the figures. “Padded shoulders,” she says, and means gooseberries; “narrow belts” are the pears. Mr Zenon, who was passing with a bucket, wanted to learn. “Two rows of buttons?” he asked. She thought. “Beetroot,” she said. He put down the bucket, in the middle of the passage, and began at the left. Mruk saw how many jars there were.",
      pl: "Słoiki w piwnicy mają swoje roczniki, ale pani Halina nie odczytuje ich z cyfr. „Watowane ramiona” – mówi i chodzi o agrest, a „wąskie paski” to gruszki. Pan Zenon, który przechodził z wiadrem, chciał się nauczyć. „Dwurzędówki?” – spytał. Zastanowiła się. „Buraczki” – powiedziała. Postawił wiadro na środku korytarza i zaczął od lewej, a Mruk widział, ile jest jeszcze słoików.",
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the rain water"],
      unless: ["lights out"],
      en: "It was raining into the street, and by the little window, at the end of the passage, it had started to rain into the cellar. A thread of water came down the wall, felt its way along the skirting and made for the potatoes. “The bucket!” called Mrs Halina. Mr Zenon ran for it. In front of Mruk, who had enough in his way already, there was now a river as well, as wide as a tail. The river he jumped.",
      pl: "Padało na ulicy, a przez okienko na końcu korytarza zaczęło padać i w piwnicy. Ze ściany zeszła nitka wody, wymacała drogę wzdłuż muru i skręciła do ziemniaków. „Wiadro!” – zawołała pani Halina. Pan Zenon pobiegł. Przed Mrukiem, któremu i bez tego dość stało na drodze, płynęła teraz jeszcze rzeka, szeroka na jeden ogon. Rzekę przeskoczył.",
    },
  ],
};
