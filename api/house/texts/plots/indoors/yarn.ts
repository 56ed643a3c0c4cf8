import type { Plot } from "#api/house/texts/model.ts";

/** A ball of wool has got loose in the room with the stove; Ola is at home. */
export const yarn: Plot = {
  name: "yarn",
  category: "Playtime",
  pictures: [
    {
      place: "stove",
      pose: "walk",
      props: ["yarn"],
      eyes: "open",
      en: "Mruk walks past the tiled stove, and a ball of wool is lying there",
      pl: "Mruk idzie koło pieca kaflowego, przy którym leży kłębek wełny",
    },
    {
      place: "stove",
      pose: "sit",
      props: ["yarn", "mug"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk sits by the tiled stove, between a ball of wool and a mug",
      pl: "Mruk siedzi przy piecu kaflowym, między kłębkiem wełny a kubkiem",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["yarn", "slippers"],
      eyes: "grump",
      en: "Mruk lies by the tiled stove with a ball of wool and a pair of slippers and is above such things",
      pl: "Mruk leży przy piecu kaflowym obok kłębka wełny i kapci i jest ponad to",
    },
    {
      place: "stove",
      pose: "stretch",
      props: ["yarn"],
      eyes: "wide",
      en: "Mruk stretches out a paw by the tiled stove, towards a ball of wool",
      pl: "Mruk wyciąga łapę przy piecu kaflowym w stronę kłębka wełny",
    },
  ],
  wishes: [
    {
      en: "A ball of wool fell off the sofa and rolled across the room to the stove. It fell by itself, Mruk wishes this to be recorded. He was only lying there, and Ola had only gone for the scissors. But when something round runs past a cat it has, so to speak, begun the conversation, and it would have been rude not to reply.",
      pl: "Kłębek wełny spadł z kanapy i potoczył się przez pokój aż pod piec. Spadł sam, Mruk prosi, żeby to zapisać. On tam tylko leżał, a Ola wyszła tylko po nożyczki. Ale jeśli coś okrągłego przebiega obok kota, to, można powiedzieć, samo zaczęło rozmowę, i nieładnie byłoby nie odpowiedzieć.",
      titles: [["It Fell by Itself, for the Record", "Spadł sam, proszę to zapisać"]],
      endings: [
        {
          en: "“Cats and wool,” said Ola. “As in a picture.” It was meant kindly. Mruk broke off the conversation on the spot, since he does not like to be a saying, and turned his back on both of them. The thread that still lay under his paw he let slip away, quite casually, like somebody who has been asked for the time by a stranger.",
          pl: "„Kot i wełna – powiedziała Ola. – Jak na obrazku”. Powiedziała to życzliwie. Mruk natychmiast przerwał rozmowę, bo nie lubi być przysłowiem, i odwrócił się do obu tyłem. Nitkę, którą miał jeszcze pod łapą, puścił jakby nigdy nic, jak ktoś, kogo nieznajoma zapytała o godzinę.",
          titles: [
            ["He Does Not Like to Be a Saying", "Nie lubi być przysłowiem"],
            ["As in a Picture, Meant Kindly", "Jak z obrazka? Bez obrazy"],
            ["Like Somebody Asked for the Time", "Jakby pytała o godzinę"],
          ],
        },
        {
          en: "The wool was put in the basket, the lid on top, and the basket on the shelf. In company Mruk does not so much as look up there. But something so well begun is not over because a lid is on it. At three in the morning there is a soft thump, and through the flat runs something round, and after it something with a bell; and Ola, in bed, hears both sides.",
          pl: "Wełnę włożono do koszyka, zamknięto wieko, a koszyk postawiono na półce. Przy ludziach Mruk nawet tam nie spojrzy. Ale rozmowa tak dobrze zaczęta nie kończy się dlatego, że ktoś zamknął wieko. O trzeciej nad ranem coś miękko spada i przez mieszkanie biegnie coś okrągłego, a za nim coś z dzwonkiem, i Ola, w łóżku, słyszy obie strony.",
          titles: [
            ["Continued at Three in the Morning", "Ciąg dalszy o trzeciej nad ranem"],
            ["Who Began the Conversation?", "Kto zaczął rozmowę?"],
          ],
        },
      ],
    },
    {
      en: "It began with a thread. Its end lay on the boards in front of the stove, slightly curled, and led away to a ball of wool that Ola had put down there; and where there is an end there must be a beginning. Mruk does not like it when things have no beginning. He laid a paw on the thread, to keep the place, and followed it with his eyes.",
      pl: "Zaczęło się od nitki. Jej koniec leżał na deskach przed piecem, lekko skręcony, i prowadził do kłębka wełny, który odłożyła tam Ola, a gdzie jest koniec, tam musi być i początek. Mruk nie lubi, kiedy rzeczy nie mają początku. Przytrzymał nitkę łapą, żeby nie zgubić miejsca, i powędrował za nią wzrokiem.",
      endings: [
        {
          en: "Mruk followed the thread to the beginning. The ball was as big as a head, then a plum, and then there lay before him what everything had been wound on: a walnut. He rolled it over. It rattled. So there was something inside the beginning as well. Ola offered to fetch the nutcracker. He put his paw on the nut, and they left it at that.",
          pl: "Mruk doszedł po nitce do samego początku. Kłębek był wielki jak głowa, potem jak śliwka, a potem leżało przed nim to, na co wszystko nawinięto: orzech włoski. Obrócił go. Zagrzechotało. A więc w początku też coś było. Ola chciała przynieść dziadka do orzechów. Położył na orzechu łapę i na tym stanęło.",
          titles: [
            ["In the Beginning Was a Walnut", "Na początku był orzech"],
            ["As Big as a Head, Then a Plum", "Najpierw jak głowa, potem jak śliwka"],
            ["What Everything Had Been Wound On", "Na co to wszystko nawinięto"],
          ],
        },
        {
          unless: ["needles"],
          en: "The thread led up the armchair and on to Ola’s needles, and there, it turned out, the beginning of a thread is the end of a sleeve. Fourteen rows of it were finished. Mruk took hold, for certainty’s sake, and leaned back a little. Thirteen. “Well, now you know,” said Ola. He did know, and did not do it again until she reached for her tea.",
          pl: "Nitka szła po fotelu na druty Oli, a tam okazało się, że początek nitki to koniec rękawa. Gotowych było czternaście rzędów. Mruk złapał, dla pewności, i lekko odchylił się do tyłu. Trzynaście. „No i już wiesz” – powiedziała Ola. Wiedział i nie zrobił tego więcej, dopóki nie sięgnęła po herbatę.",
          titles: [
            ["Fourteen Rows, Thirteen", "Czternaście rzędów, trzynaście"],
            ["The Beginning Is the End of a Sleeve", "Gdzie początek, tam koniec rękawa"],
            ["At the Other End a Sleeve", "Z drugiej strony rękaw"],
          ],
        },
      ],
    },
    {
      pays: ["Mrs Halina"],
      when: { day: "working day", timeSlot: ["afternoon"] },
      en: "Mrs Halina was knitting a cardigan, and had left her knitting with Ola while she went for buttons. It lay by the stove: one back, one sleeve and a large soft ball for the rest. “You’ll keep an eye on it, treasure,” she had said on her way out. Mruk takes such words literally. Wherever the wool went, he went too.",
      pl: "Pani Halina robiła sweter i zostawiła robótkę u Oli, bo wybierała się po guziki. Leżała przy piecu: plecy, jeden rękaw i duży miękki kłębek na resztę. „Ty mi tu popilnujesz, skarbie” – powiedziała od drzwi. Mruk bierze takie słowa dosłownie. Dokąd poszła wełna, tam szedł i on.",
      endings: [
        {
          en: "The door opened, and there was Mrs Halina. Ola expected the worst. But she put down her bag, looked at the wool and at the one who had kept an eye on it, and laughed until she had to take off her glasses. “My husband looked just like that,” she said, “when he helped me wind.” And she held out both hands to have it laid on.",
          pl: "Otworzyły się drzwi i weszła pani Halina. Ola spodziewała się najgorszego. A ona odstawiła torbę, popatrzyła na wełnę, na tego, który jej pilnował, i śmiała się, aż musiała zdjąć okulary. „Mój mąż wyglądał tak samo – powiedziała – kiedy pomagał mi zwijać”. I wyciągnęła obie ręce, żeby było na co nakładać.",
          titles: [
            ["Until She Had to Take Off Her Glasses", "Aż musiała zdjąć okulary"],
            ["The One Who Had Kept an Eye on It", "Ten, co miał na nią oko"],
            ["He Has Kept an Eye on It", "Kto tu pilnował wełny?"],
          ],
        },
        {
          en: "Mrs Halina came back with her buttons and counted: back, sleeve, ball, treasure. Nothing was missing. There had been eleven buttons in the bag, and the cardigan needs ten. She laid the odd one on the floor in front of him, brown, with four holes, as one tips a porter. Mruk looked through all four. Then he carried it away to where he keeps such things, without running.",
          pl: "Pani Halina wróciła z guzikami i policzyła: plecy, rękaw, kłębek, skarb. Niczego nie brakowało. Guzików było w torebce jedenaście, a sweter potrzebuje dziesięciu. Ten ostatni, brązowy, z czterema dziurkami, położyła przed nim na podłodze, jak się daje napiwek bagażowemu. Mruk zajrzał we wszystkie cztery. Potem zaniósł go tam, gdzie trzyma takie rzeczy, nie biegnąc.",
          titles: [
            ["The Eleventh Button", "Jedenasty guzik"],
            ["Back, Sleeve, Ball, Treasure", "Plecy, rękaw, kłębek, skarb"],
          ],
        },
      ],
    },
    {
      en: "Mruk has nothing against corners, but once in a while he longs for something round. Not for eating; for company. By the stove, where Ola had left it, there lay a ball of wool as big as his head, and grey, too, so that from a distance it could have been taken for a quieter brother. He went over and lay down opposite.",
      pl: "Mruk nie ma nic przeciwko kątom, ale raz na jakiś czas tęskni za czymś okrągłym. Nie do jedzenia, do towarzystwa. Przy piecu, tam gdzie zostawiła go Ola, leżał kłębek wełny wielkości jego głowy, w dodatku szary, tak że z daleka można go było wziąć za spokojniejszego brata. Poszedł i położył się naprzeciwko.",
      titles: [["Not for Eating, for Company", "Nie do jedzenia, do towarzystwa"]],
      endings: [
        {
          en: "Afterwards the ball was round again, and slightly smaller; some of it had stayed with Mruk. He wore it between his toes, like a decoration. He lay down with his forehead against the wool and closed his eyes, and when Ola looked in from the hall there were two round grey things by the stove, of which one was breathing, and she drew the door to for both of them.",
          pl: "Potem kłębek był znów okrągły, tylko trochę mniejszy, bo część została przy Mruku. Nosił ją między palcami jak order. Położył się z czołem opartym o wełnę i zamknął oczy, a kiedy Ola zajrzała z przedpokoju, przy piecu były dwie okrągłe szare rzeczy, z których jedna oddychała, więc przymknęła drzwi dla obu.",
          titles: [
            ["Two Round Grey Things", "Z których jedna oddycha"],
            ["A Quieter Brother by the Stove", "Spokojniejszy brat przy piecu"],
          ],
        },
        {
          en: "Only now did Mruk see how thin his brother had become over all this. He knows of one remedy. With his forehead he rolled the ball out of the room, across the hall and over the threshold of the kitchen, rested once, and brought it up against the bowl. Then he sat down beside it with his tail round his paws. Ola found them there, and laid out for two.",
          pl: "Dopiero teraz Mruk zobaczył, jak brat przez to wszystko zeszczuplał. Zna na to jeden sposób. Wytoczył kłębek czołem z pokoju, przez przedpokój i przez próg kuchni, raz odpoczął i przystawił go do miski. Potem usiadł obok i owinął łapy ogonem. Ola zastała tam obu i nałożyła na dwóch.",
          titles: [
            ["How Thin He Had Become", "Jak on zeszczuplał"],
            ["Laid Out for Two", "Nałożono na dwóch"],
          ],
        },
      ],
    },
    {
      en: "In his youth Mruk was known for his left hook. He still has it, but there is nobody he could give it to. When he saw a ball of wool lying by the stove, plump and with its guard down, something went through his shoulder like the memory of a march. Ola, on the sofa, heard a chair being moved back, and that was him, getting up.",
      pl: "W młodości Mruk słynął z lewego sierpowego. Cios nadal ma, tylko nie bardzo ma go komu zadać. Kiedy zobaczył, że przy piecu leży kłębek wełny, pulchny i bez gardy, coś przeszło mu przez bark jak wspomnienie marsza. Ola, na kanapie, usłyszała, jak ktoś odsuwa krzesło, a to on wstawał.",
      endings: [
        {
          en: "So the left hook was delivered in the end, short and dry, from below. The ball flew as far as the skirting board, thought better of it there, and came rolling back, slower and slower, over all the boards, until it leaned against his chest. It had not taken offence. Mruk looked over its head to see if Ola had been watching, and then he washed the paw, for a long time.",
          pl: "W końcu więc sierpowy padł, krótki i suchy, od dołu. Kłębek poleciał aż pod listwę, tam się rozmyślił i wracał, coraz wolniej, przez wszystkie deski, aż oparł się o jego pierś. Nie obraził się. Mruk sprawdził ponad jego głową, czy Ola patrzyła, a potem mył łapę, długo.",
          titles: [
            ["Short and Dry, from Below", "Krótki, suchy, od dołu"],
            ["The Ball Thought Better of It", "Kłębek się rozmyślił przy listwie"],
            ["It Had Not Taken Offence", "Kłębek się nie obraził"],
          ],
        },
        {
          en: "Then it was calm. Mruk walked once round the field of battle, straightened a corner of the rug with his paw and sat down in the middle, as the winner does. Who had actually won was not clear. The hook had not been needed; or it had been too quick to be seen. But the wool lay at his feet, and Ola, who had to pass, went round by the wall.",
          pl: "I nastał spokój. Mruk obszedł raz pole bitwy, wyrównał łapą róg dywanika i usiadł na środku, jak zwycięzca. Kto właściwie wygrał, nie było jasne. Sierpowy się nie przydał albo był za szybki, żeby ktoś zauważył. Ale to wełna leżała u jego stóp, a Ola, która musiała przejść, obeszła ich pod ścianą.",
          titles: [
            ["At Whose Feet Lay the Wool?", "Kto leży u czyich stóp?"],
            ["In the Middle, as the Winner Does", "Na środku, jak zwycięzca"],
            ["Too Quick for Anybody to See", "Za szybko, żeby ktoś zauważył"],
          ],
        },
      ],
    },
    {
      pays: ["unwinding"],
      en: "Ola said that one ought to unwind a little. It was said to the dictionary, and Mruk had only overheard it, but good advice belongs to everybody. He got up and looked about the room for something suitable to unwind. And there, next to the stove, it lay, four hundred metres of it, merino, and nobody had begun.",
      pl: "Ola powiedziała, że trzeba się czasem rozwijać. Powiedziała to do słownika, a Mruk tylko usłyszał, ale dobre rady są dla wszystkich. Wstał i rozejrzał się po pokoju, co by tu nadawało się do rozwinięcia. I leżało, obok pieca, czterysta metrów, merynos, jeszcze nikt nie zaczął.",
      titles: [["Merino, and Nobody Had Begun", "Merynos, jeszcze nikt nie zaczął"]],
      endings: [
        {
          en: "What had been a ball was a length now, all four hundred metres of it: twice round the room, out into the hall, once about the umbrella stand and home. Ola stood on one leg, since there was no place for the other. “I meant me,” she said. Mruk was unwound. He lay at the far end, on the last metre, and every single thing led to him.",
          pl: "Kłębek był teraz długością, całe czterysta metrów: dwa razy dookoła pokoju, do przedpokoju, raz wokół stojaka na parasole i z powrotem. Ola stała na jednej nodze, bo na drugą nie było miejsca. „Chodziło mi o mnie” – powiedziała. Mruk był rozwinięty. Leżał po drugiej stronie, na ostatnim metrze, i wszystko prowadziło do niego.",
          titles: [
            ["Twice round the Room and Home", "Dwa razy dookoła i z powrotem"],
            ["On the Last Metre of Four Hundred", "Na ostatnim metrze"],
          ],
        },
        {
          en: "What is unwound has to be wound up again, and Ola sat down on the floor to do it. Round and round it went. At fifty metres she stopped reading the clock, at a hundred she put the dictionary behind her, and by the time the ball was finished, her shoulders had come down from about her ears. Mruk had kept watch on the thread. It had worked.",
          pl: "Co rozwinięte, trzeba zwinąć, więc Ola usiadła na podłodze i zwijała. Szło dookoła, dookoła. Przy pięćdziesiątym metrze przestała patrzeć na zegar, przy setnym odsunęła słownik za plecy, a kiedy kłębek był jak przedtem, ramiona zeszły jej spod uszu na swoje miejsce. Mruk nie spuszczał nitki z oka. Zadziałało.",
          titles: [
            ["At Fifty Metres She Forgot the Clock", "Przy pięćdziesiątym metrze zapomniała o zegarze"],
            ["Unwound, to Be Wound Up Again", "Od nowa, aż po ostatni metr"],
            ["Who Has Unwound Whom?", "Kto kogo rozwinął?"],
          ],
        },
      ],
    },
    {
      en: "Whatever is made in this house has a grey hair in it: the bread, the envelopes, Tomek’s good suit. But Ola had begun to knit mittens, and the ball of wool that lay ready by the stove had come straight from the shop. Mruk examined it from all sides. There was not one hair in it. He had been forgotten, evidently, and he went to make his contribution.",
      pl: "We wszystkim, co powstaje w tym domu, jest jeden szary włos: w chlebie, w kopertach, w dobrym garniturze Tomka. Ale Ola zaczęła robić na drutach rękawiczki, a kłębek wełny, który czekał przy piecu, przyszedł prosto ze sklepu. Mruk obejrzał go ze wszystkich stron. Ani jednego włosa. Widać o nim zapomniano, więc poszedł dołożyć swoje.",
      endings: [
        {
          en: "The mittens came off the needles a good while later, and in the left one, if it is turned inside out, there is one grey hair knitted in. Ola found it and left it where it was. It is the warm one, she says. She always puts that hand in first, and Mruk, who sits by the door when people go out, sees to it that she does.",
          pl: "Rękawiczki zeszły z drutów dużo później, a w lewej, jeśli wywrócić ją na drugą stronę, wrobiony jest jeden szary włos. Ola go znalazła i zostawiła. To ta cieplejsza, mówi. Zawsze wkłada ją pierwszą, a Mruk, który siedzi przy drzwiach, kiedy ludzie wychodzą, tego pilnuje.",
          titles: [
            ["A Hair in the Left Mitten", "Włos w lewej rękawiczce"],
            ["That Hand Goes In First", "Lewą wkłada się pierwszą"],
          ],
        },
        {
          en: "When it came to adding up, more wool had gone over to him than hair to the wool. He had it on his whiskers. Ola drew the fluff out of his coat, a bit here, a bit there, and rolled it in her palm, grey and wool together. It made a little ball of its own. She put it down in front of him. He looked at it; he looked at her.",
          pl: "Przy rozliczeniu wyszło, że więcej wełny przeszło na niego niż włosów na wełnę. Miał ją na wąsach. Ola wybierała mu kłaczki z futra, tu trochę, tam trochę, i toczyła je w dłoni, szare razem z wełną. Zrobiła się z tego całkiem osobna kulka. Położyła ją przed nim. Spojrzał na kulkę, spojrzał na nią.",
          titles: [
            ["A Little Ball of Its Own", "Całkiem osobna kulka"],
            ["When It Came to Adding Up", "Kiedy przyszło do rachunków"],
            ["Grey and Wool Together", "Szare razem z wełną"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The wool, however, knew the room. At the first touch it ran round one leg of the chair and then round another, it ran through beneath and came back over the top, and Mruk ran after it. When he stopped to think, he was standing in the middle of something that had four corners and was getting smaller.",
      pl: "Wełna jednak znała pokój. Przy pierwszym dotknięciu obiegła jedną nogę krzesła, potem drugą, przeszła dołem, wróciła górą, a Mruk za nią. Kiedy przystanął, żeby się zastanowić, stał pośrodku czegoś, co miało cztery rogi i robiło się coraz mniejsze.",
      turns: [
        {
          en: "Then Ola came in, and tripped, and everything proved to be connected with everything: the chair with the lamp, the lamp with the door handle, the door handle with the cat. She stood still and looked along the lines. “It’s quite beautiful, really,” she said, and began to undo it from her end, while he began from his. They met at the lamp.",
          pl: "Wtedy weszła Ola, potknęła się i okazało się, że wszystko się ze sobą łączy: krzesło z lampą, lampa z klamką, klamka z kotem. Stanęła i popatrzyła wzdłuż linii. „Właściwie to ładne” – powiedziała i zaczęła rozplątywać od swojego końca, a on od swojego. Spotkali się przy lampie.",
          titles: [
            ["Everything Is Connected by Wool", "Krzesło z lampą, lampa z klamką"],
            ["They Met at the Lamp", "Spotkanie przy lampie"],
          ],
        },
        {
          en: "Mruk remembered what he had once seen Mrs Halina do. You must not struggle; you must find the right place and pull once. He looked for it with his nose, along the first leg, the second, the third. Then he took it between his teeth and leaned back; and it all gave a sigh, fell away from itself, and was again a thread.",
          pl: "Mruk przypomniał sobie, jak to kiedyś zrobiła pani Halina. Nie należy się szarpać, należy znaleźć właściwe miejsce i pociągnąć raz. Szukał go nosem, wzdłuż pierwszej nogi, drugiej, trzeciej. Potem wziął je w zęby i odchylił się do tyłu, a wszystko westchnęło, rozpadło się i było znowu nitką.",
          titles: [
            ["Find the Right Place and Pull Once", "Pociągnąć raz, gdzie trzeba"],
            ["It All Gave a Sigh", "I wszystko westchnęło"],
          ],
        },
      ],
    },
    {
      en: "In the course of things a knot came about. Nobody had made it. It sat on his left back paw like a small hat, and the more it was given to understand that it was not wanted there, the closer it drew. Mruk shook his foot. He shook it more. He walked three steps as people walk through wet grass, and the wool came with him.",
      pl: "W trakcie powstał supeł. Nikt go nie zrobił. Siedział na tylnej lewej łapie jak mały kapelusz i im wyraźniej mu się tłumaczyło, że nikt go nie chce, tym mocniej się przytulał. Mruk potrząsnął nogą. Potrząsnął mocniej. Przeszedł trzy kroki tak, jak się chodzi po rosie, a wełna za nim.",
      turns: [
        {
          en: "In the end Mruk sat down in front of Ola and held the foot out to her, looking the other way. She put on her glasses, took the paw as a shoe is taken in a shop and bent over it. “But that’s no knot,” she said, “that’s a bow.” It was a neat one, with two ears. She pulled the left ear, and nobody had ever been there.",
          pl: "W końcu Mruk usiadł przed Olą i podał jej nogę, patrząc w inną stronę. Włożyła okulary, wzięła łapę w rękę, jak w sklepie bierze się but, i nachyliła się. „Przecież to nie supeł – powiedziała – to kokardka”. Całkiem zgrabna, z dwojgiem uszu. Pociągnęła za lewe i było tak, jakby nikogo tam nigdy nie było.",
          titles: [
            ["A Bow, with Two Ears", "Kokardka, z uszami"],
            ["As in a Shoe Shop, Looking Away", "Jak w sklepie z butami, ale bokiem"],
            ["The Foot Is Held Out to Ola", "Podał jej nogę"],
          ],
        },
        {
          en: "Mruk decided not to know about the knot. He crossed the room with the hat on his foot, inspected the bookcase, sat for a while, washed everything except that paw, and never once looked round. Nothing is so hard on a knot. By the door it had slipped to the toes; on the way back it lay on the boards, untied, and he stepped over it like somebody else’s.",
          pl: "Mruk postanowił o suple nie wiedzieć. Przeszedł przez pokój z kapeluszem na nodze, obejrzał biblioteczkę, posiedział, umył wszystko oprócz tej łapy i ani razu się nie obejrzał. Nic gorszego nie może supła spotkać. Przy drzwiach zsunął się na palce, a w drodze powrotnej leżał na deskach, rozwiązany, i przestąpiło się go jak cudzy.",
          titles: [
            ["He Decided Not to Know about It", "Postanowił o tym nie wiedzieć"],
            ["With a Hat on His Foot", "W kapeluszu na nodze"],
          ],
        },
      ],
    },
    {
      pays: ["needles"],
      en: "Only, there were needles in it. They stuck out of the wool to both sides, like the horns of something that does not want to be played with, and at every touch they clicked. Mruk circled round. He knows vets, he knows cactuses; and he made a note that it is always the softest people who have such things on them.",
      pl: "Tylko że w wełnie tkwiły druty. Sterczały na obie strony jak rogi czegoś, co nie życzy sobie zabawy, i przy każdym dotknięciu stukały. Mruk zatoczył koło. Zna weterynarzy, zna kaktusy i zapamiętał sobie, że takie rzeczy noszą przy sobie zawsze najbardziej miękcy.",
      turns: [
        {
          en: "Ola needed something to keep up her hair. She came past, drew out the needles, first the one and then the other, with a sound like a curtain, and stuck them crosswise through the knot at the back of her head. So now she had the horns. The wool lay there, round and kindly, and did not know what to do with its sides. Mruk stopped circling.",
          pl: "Ola potrzebowała czegoś do włosów. Przyszła, wyjęła druty, najpierw jeden, potem drugi, z odgłosem jak przy rozsuwaniu zasłony, i wetknęła je na krzyż w kok. Teraz rogi miała ona. Wełna leżała okrągła i dobroduszna i nie wiedziała, co zrobić z bokami. Mruk przestał krążyć.",
          titles: [
            ["Now She Had the Horns", "A teraz rogi ma Ola"],
            ["Crosswise through the Hair", "Na krzyż, do włosów"],
          ],
        },
        {
          en: "The wool had a needle to the left and a needle to the right; of above it had not thought. Mruk climbed on to the arm of the armchair, took his time, and came down like snow from a roof. When Ola looked in, he was sitting in it. There was wool before him and wool behind, and on both sides a needle stood out over the water, like an oar.",
          pl: "Z lewej wełna miała drut i z prawej drut; o górze nie pomyślała. Mruk wszedł na poręcz fotela, nie spieszył się i spadł jak śnieg z dachu. Kiedy Ola zajrzała, siedział w środku. Przed sobą miał wełnę i za sobą wełnę, a po obu stronach sterczało po drucie, jak wiosła.",
          titles: [
            ["It Had Not Thought of Above", "O górze nie pomyślała"],
            ["With an Oar on Each Side", "Po wiośle z każdej strony"],
          ],
        },
      ],
    },
    {
      en: "The ball took refuge under the sofa. Under the sofa it is dark and low, and there live things of which nobody speaks: dust, a domino, the year before last. Mruk lay down and put in an arm up to the shoulder. He felt about. Something there felt back, or so it seemed to him, and he took the arm out again to count the toes.",
      pl: "Kłębek schronił się pod kanapą. Pod kanapą jest ciemno i nisko i mieszkają tam rzeczy, o których się nie mówi: kurz, kostka domina, przedzeszły rok. Mruk położył się i wsunął łapę aż po bark. Pomacał. Coś odmacało, a przynajmniej tak mu się zdawało, więc wyjął łapę, żeby policzyć palce.",
      titles: [["Dust, a Domino, the Year before Last", "Kurz, domino i przedzeszły rok"]],
      turns: [
        {
          en: "In such cases endurance decides. Mruk lay down with his chin on the boards and looked in. He looked as only he can, without moving and without wishing for anything. After a time the ball began to feel awkward. It rolled forward, quite by itself, by half a turn, by another; the floor slopes a little there, but that was not all; and it stopped against his chest.",
          pl: "W takich wypadkach decyduje wytrwałość. Mruk położył brodę na deskach i patrzył. Patrzył tak, jak tylko on umie, bez ruchu i bez życzeń. Po jakimś czasie kłębkowi zrobiło się nieswojo. Potoczył się do przodu, zupełnie sam, o pół obrotu i jeszcze o pół; podłoga jest tam trochę pochyła, ale nie tylko dlatego; i oparł się o jego pierś.",
          titles: [
            ["Without Moving and without Wishing", "Bez ruchu i bez życzeń"],
            ["By Half a Turn, by Another", "O pół obrotu, o drugie pół"],
          ],
        },
        {
          en: "Mruk put the arm in once more, with the claws out, and something took him by the paw. It was warm, and it had five fingers. On the other side of the sofa Ola lay with her cheek on the floor. They shook hands under there, like two who have met in a cave. “Mine or yours?” she asked. With her free hand she sent the ball across.",
          pl: "Mruk wsunął łapę jeszcze raz, z wyciągniętymi pazurami, i coś go za nią ujęło. Było ciepłe i miało pięć palców. Po drugiej stronie kanapy leżała Ola, z policzkiem na podłodze. Podali sobie tam ręce, jak dwoje, którzy spotkali się w jaskini. „Moje czy twoje?” – spytała. I wolną ręką przetoczyła kłębek do niego.",
          titles: [
            ["Something Took Him by the Paw", "Coś ujęło go za łapę"],
            ["Warm, and with Five Fingers", "Ciepłe, i o pięciu palcach"],
            ["Met under the Sofa", "Moje czy twoje?"],
          ],
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      unless: ["Mrs Halina"],
      en: "But Tomek stood in the door. He stood there with a cup and had obviously been standing there for some time. “Don’t mind me, Director,” he said. Mruk at once began to wash his chest, with long strokes, as if there were no wool in the world. A thread of it was hanging from his ear, and each stroke made it swing.",
      pl: "Ale w drzwiach stał Tomek. Stał z kubkiem i najwyraźniej stał tam od jakiegoś czasu. „Proszę sobie nie przeszkadzać, dyrektorze” – powiedział. Mruk natychmiast zaczął myć pierś, długimi ruchami, jakby na świecie nie było wełny. Z ucha zwisała mu nitka i przy każdym ruchu się bujała.",
      turns: [
        {
          unless: ["unwinding"],
          en: "Tomek sat down on the floor. He took hold of one end and made of it, slowly, round and round, a new ball, and Mruk held out a paw, so that the thread ran over it. The first time, it was an accident. The second time, they looked at one another; and after that they did not speak until it was finished.",
          pl: "Tomek usiadł na podłodze. Wziął jeden koniec i powoli, dookoła, robił z niego nowy kłębek, a Mruk wyciągnął łapę, tak że nitka szła przez nią. Za pierwszym razem był to przypadek. Za drugim popatrzyli na siebie i potem nie odzywali się już, aż skończyli.",
          titles: [
            ["Wound Over a Paw", "Przez łapę"],
            ["The First Time It Was an Accident", "Za pierwszym razem przypadkiem"],
          ],
        },
        {
          en: "At this moment the fifteen braked below so hard that the tiles of the stove rang. Tomek put down his cup and went to the window. It was nothing: a hat on the rails. When he came back, the wool was lying tidily in front of the stove, the thread was gone from the ear, and beside it sat a cat with an expression from which nothing whatever could be learned.",
          pl: "W tej chwili piętnastka zahamowała w dole tak, że zadzwoniły kafle. Tomek odstawił kubek i poszedł do okna. Nic takiego, kapelusz na szynach. Kiedy wrócił, wełna leżała porządnie przed piecem, nitka z ucha znikła, a obok siedział kot z miną, z której nie dało się wyczytać niczego.",
          titles: [
            ["A Hat on the Rails", "Kapelusz na szynach"],
            ["The Tiles of the Stove Rang", "Aż zadzwoniły kafle"],
            ["With Nothing to Be Learned from His Face", "Z miny nie dało się wyczytać niczego"],
          ],
        },
      ],
    },
    {
      en: "Unfortunately the wool caught on his bell. It went once round the clapper, softly, and from that moment he moved without a sound. It was terrible. He ran to the left: nothing. He jumped: nothing. A cat who cannot hear himself begins to wonder whether he is there at all, and Mruk stopped at the mirror in passing, to see.",
      pl: "Niestety wełna zaczepiła się o dzwonek. Owinęła się raz wokół serca, miękko, i od tej chwili Mruk poruszał się bezgłośnie. To było straszne. Pobiegł w lewo: nic. Podskoczył: nic. Kot, który siebie nie słyszy, zaczyna wątpić, czy w ogóle jest, więc Mruk, przechodząc, zajrzał do lustra.",
      turns: [
        {
          en: "Ola, over her papers, noticed that something was missing. The clock was going, the tap was dripping; then she had it, and came to look. She held him still between her knees, found the place and drew out the thread with two fingers, slowly, like a splinter. Mruk shook himself. There he was. He went once to the door and back, solely on account of the sound.",
          pl: "Ola, nad papierami, zauważyła, że czegoś brakuje. Zegar szedł, z kranu kapało; wreszcie zrozumiała i przyszła zobaczyć. Przytrzymała go kolanami, znalazła miejsce i wyjęła nitkę w dwóch palcach, powoli, jak drzazgę. Mruk się otrząsnął. Był. Przeszedł się do drzwi i z powrotem, wyłącznie dla dźwięku.",
          titles: [
            ["There He Was Again", "A jednak jest"],
            ["Something Was Missing from the Flat", "Czegoś w mieszkaniu brakuje"],
          ],
        },
        {
          en: "Then it struck Mruk that the others could not hear him either. The ball, for instance. All this time it had run as soon as the bell set out. He came up from the side, soundless as a sock, and it did not run; he lay down beside it, and it stayed. Only then did the thread slip from the clapper, and the bell said “Ah,” but quietly.",
          pl: "Wtedy dotarło do Mruka, że inni też go nie słyszą. Na przykład kłębek. Przez cały czas uciekał, ledwie dzwonek ruszył z miejsca. Podszedł z boku, cicho jak skarpetka, i kłębek nie uciekł; położył się obok i kłębek został. Dopiero wtedy nitka zsunęła się z serca i dzwonek powiedział „ach”, ale szeptem.",
          titles: [
            ["Soundless as a Sock", "Cicho jak skarpetka"],
            ["The Ball Did Not Hear Him Coming", "Kłębek go nie usłyszał"],
          ],
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      unless: ["Mrs Halina"],
      en: "Staś, who was visiting, wanted to play by rules. Somebody was to throw the ball, somebody else was to bring it back, and for that there were points. Mruk let himself be shown it twice. He could see what was good about it for Staś. Then he sat down on the ball, in order to think it over.",
      pl: "Staś, który był w gościach, chciał grać według reguł. Jeden miał rzucać kłębek, drugi przynosić i za to były punkty. Mruk dał to sobie pokazać dwa razy. Rozumiał, co w tym dobrego dla Stasia. Potem usiadł na kłębku, żeby to przemyśleć.",
      turns: [
        {
          en: "Mruk stayed on the ball. Staś waited, looked at him from the front and from the side, and took out his exercise book. “Sitting,” he wrote, “one point.” After a while he wrote another. There was nobody else who could have scored; that was the strength of it. At seven to nothing Staś put out his hand, the cat got up, and they both regarded it as a fair result.",
          pl: "Mruk został na kłębku. Staś czekał, popatrzył z przodu, popatrzył z boku i wyjął zeszyt. „Siedzenie – zapisał. – Punkt”. Po chwili dopisał drugi. Nikt inny nie mógł ich zdobyć i na tym polegała siła tej gry. Przy siedem do zera Staś wyciągnął rękę, kot wstał i obaj uznali wynik za sprawiedliwy.",
          titles: [
            ["Seven to Nothing, for Sitting", "Siedem do zera za siedzenie"],
            ["What Are the Points For?", "A za co punkty?"],
          ],
        },
        {
          en: "Staś drew the ball out from under him and threw it, to show him a third time. It rolled as far as the stove. Staś fetched it, since somebody had to, and threw it again. Mruk watched with interest. After the ninth throw Staś stopped in the middle of the room with the ball in his hand, counted on his fingers, and said slowly: “So I’ve won.” Nobody contradicted him.",
          pl: "Staś wyciągnął kłębek spod niego i rzucił, żeby pokazać trzeci raz. Kłębek potoczył się pod piec. Staś przyniósł, bo ktoś musiał, i rzucił znowu. Mruk patrzył z zainteresowaniem. Po dziewiątym rzucie Staś stanął na środku pokoju z kłębkiem w ręku, policzył na palcach i powiedział powoli: „Czyli wygrałem”. Nikt mu nie zaprzeczył.",
          titles: [
            ["One Throws, the Same One Fetches", "Ten sam rzuca i ten sam przynosi"],
            ["So Who Has Won?", "Czyli kto wygrał?"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "Out in the hall the telephone began. Ola ran, and some of the wool ran with her. “No, you’re not disturbing me,” she said, “I’m quite free,” and she walked up and down a little, as she does when she is talking, the receiver under her chin. By the end she was tied to the coat stand. Mruk had listened to it from the threshold with respect.",
      pl: "W przedpokoju zadzwonił telefon. Ola pobiegła, a trochę wełny razem z nią. „Nie, wcale nie przeszkadzasz – powiedziała. – Jestem zupełnie wolna”, i przechadzała się w tę i z powrotem, jak to ona przy rozmowie, ze słuchawką pod brodą. Kiedy skończyła, była przywiązana do wieszaka. Mruk wysłuchał tego od progu, z szacunkiem.",
    },
    {
      en: "A tuft of wool had come loose and was travelling through the room by air. It took its time. Mruk followed it with his eyes, then with his head, then with all of his neck; Ola, at the table, did exactly the same, with her pen raised. It tried the lamp, it tried the curtain. In the end it sat down in her tea, and both lowered their heads.",
      pl: "Oderwał się kłaczek wełny i podróżował przez pokój powietrzem. Nie spieszył się. Mruk śledził go oczami, potem głową, potem całą szyją, a Ola, przy stole, robiła dokładnie to samo, z uniesionym piórem. Przymierzył się do lampy, przymierzył się do firanki. W końcu usiadł w jej herbacie i oboje opuścili głowy.",
    },
    {
      en: "On its way about the room the wool had come upon a slipper and had taken it along. The slipper arrived by the stove at some point, toe first, without anybody in it, and lay there. Mruk acted as if he had been expecting it. Later Ola came through on one bare foot. She looked under everything except the thread, and put on her left boot instead.",
      pl: "W drodze przez pokój wełna trafiła na kapeć i zabrała go ze sobą. Kapeć przyjechał w którymś momencie pod piec, czubkiem do przodu, nikogo w nim nie było, i tam został. Mruk zachował się tak, jakby go oczekiwał. Potem przeszła Ola, jedną nogą boso. Zajrzała pod wszystko oprócz nitki i włożyła zamiast niego lewy but.",
    },
    {
      en: "Under the windows the fifteen went by, and a trembling ran through the thread, from the door to the stove. Mruk put out a paw and held it. He felt the tram stop, he felt the people get out, and he felt it go on. Ola saw him standing there with his head bent and his eyes on nothing, like a doctor with a wrist, and waited until he was done.",
      pl: "Pod oknami przejechała piętnastka i przez nitkę przebiegło drżenie, od drzwi do pieca. Mruk przytrzymał ją łapą. Czuł, jak tramwaj staje, czuł, jak wysiadają, i czuł, jak odjeżdża. Ola zobaczyła go tak, ze spuszczoną głową i wzrokiem w próżni, jak lekarza, który bada puls, i poczekała, aż skończy.",
    },
    {
      en: "Ola was stuck. On page sixty a ship had to be made fast, and she no longer knew with what. “Rope, line, cable,” she tried, in both languages, and looked round for somebody who might know. Mruk had at this time two metres of it about his person. He gazed back at her. “You’re right,” she said, “there’s always too much of it,” and wrote it down.",
      pl: "Ola utknęła. Na sześćdziesiątej stronie trzeba było przywiązać statek i nie wiedziała już czym. „Lina, cuma, sznur” – próbowała w obu językach i rozejrzała się za kimś, kto by wiedział. Mruk miał w tym czasie dwa metry na sobie. Popatrzył na nią. „Masz rację – powiedziała – zawsze jest tego za dużo”, i zapisała.",
    },
    {
      en: "High up on the wall a spider had stopped. He is in the trade himself, though he works in thinner goods. He looked down for a long time at the thread on the floor, where it came from and where it went, and at the one who was in the middle of it. Then he felt his way to his own corner, plucked at his own line, and was reassured.",
      pl: "Wysoko na ścianie przystanął pająk. Sam jest z branży, tylko robi w cieńszym towarze. Długo patrzył z góry na nitkę na podłodze, skąd idzie i dokąd, i na tego, który był pośrodku. Potem wycofał się do swojego kąta, szarpnął raz własną linkę i się uspokoił.",
    },
    {
      en: "A pigeon from the board of the gutter had seen it all from the outer sill. He strode up and down behind the pane with his hands behind his back and turned an eye in at each end. In his view it was nest building, and it was being done wrong. Twice he tapped on the glass, to make a proposal. As nobody opened, he had it entered that he had warned them.",
      pl: "Gołąb z zarządu rynny widział wszystko z parapetu na zewnątrz. Przechadzał się za szybą tam i z powrotem, z rękami do tyłu, i na każdym końcu zaglądał jednym okiem. Jego zdaniem była to budowa gniazda, i to prowadzona źle. Dwa razy zapukał, żeby zgłosić wniosek. Ponieważ nikt nie otworzył, kazał wpisać, że ostrzegał.",
      when: { timeSlot: ["morning", "afternoon"] },
    },
  ],
};
