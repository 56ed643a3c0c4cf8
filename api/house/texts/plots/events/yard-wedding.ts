import type { Plot } from "#api/house/texts/model.ts";

/** On a Saturday a wedding party sits in the courtyard, at a long table under the chestnut tree. */
export const yardWedding: Plot = {
  name: "yard-wedding",
  category: "Adventure",
  when: {
    timeSlot: ["afternoon", "evening"],
    weekday: [6],
    between: ["05-01", "09-30"],
    weather: ["clear", "wind"],
  },
  wishes: [
    {
      en: "There was a wedding in the courtyard, at a long table under the chestnut tree, and in the middle of the table, between the cucumbers and the bride’s mother, lay a pike. It was whole, it lay in jelly, and it had a slice of lemon in its mouth. Mruk came down the steps like a guest who has been shown his place from a distance.",
      pl: "Na podwórku było wesele, przy długim stole pod kasztanowcem, a pośrodku stołu, między ogórkami a matką panny młodej, leżał szczupak. W całości. W galarecie i z plasterkiem cytryny w pysku. Mruk zszedł po schodkach jak gość, któremu z daleka wskazano miejsce.",
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
          needs: ["the cutlets"],
          titles: [
            ["Cutlets Refused, Twice", "Odmówił, i to dwa razy"],
            ["He Had Been Saving Himself", "Ktoś tu czekał na rybę"],
          ],
          en: "The aunt with the cutlets had found Mruk. He turned his head away from the first cutlet, and from the second as well. Nobody had done that to her today. She laid down her fork and followed his eyes, past the cucumbers, to the pike. “I see,” she said. “You’re fasting.” She cut him a piece out of the middle, boned it herself, and did not count it.",
          pl: "Ciotka z kotletami znalazła Mruka. Od pierwszego kotleta odwrócił głowę, od drugiego też. Dotąd nikt jej dzisiaj nie odmówił. Odłożyła widelec i poszła za jego wzrokiem, obok ogórków, aż do szczupaka. „Rozumiem – powiedziała. – Ktoś tu pości”. Odkroiła mu dzwonko ze środka, sama wybrała ości i nie policzyła.",
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
        {
          titles: [
            ["Where’s the Bride?", "Gdzie panna młoda?"],
            ["She Hadn’t Eaten since Thursday", "Od czwartku nic w ustach"],
          ],
          en: "On the cellar steps, where nobody was looking, sat the bride with a plate of pike on her knees. She had not eaten since Thursday. Now she ate with two fingers and no manners, and every third piece went down to Mruk, who had brought none either. “Where’s the bride?” somebody called. The two of them looked at each other, and finished the tail first.",
          pl: "Na schodkach do piwnicy, gdzie nikt nie patrzył, siedziała panna młoda z talerzem szczupaka na kolanach. Od czwartku nie miała nic w ustach. Jadła dwoma palcami, bez manier, a co trzeci kawałek dostawał Mruk, który też się z nimi nie obnosił. „Gdzie panna młoda?” – zawołał ktoś. Spojrzeli na siebie i dokończyli ogon.",
        },
        {
          titles: [
            ["What the Lemon Was There For", "Do czego była ta cytryna"],
            ["The Head, with Compliments", "Łeb, z wyrazami szacunku"],
          ],
          en: "They carved the pike from the tail, until there was only a head left on a very large dish. It looked at the guests, and nobody wanted to be the one to take it. “Who gets it, round here?” asked the groom, who came from another part of town. He carried it all round the table, bowing, and set it down on the ground in front of Mruk, who took out the lemon and laid it aside.",
          pl: "Szczupaka krojono od tyłu, aż została sama głowa na ogromnym półmisku. Patrzyła na gości i nikt nie chciał być tym, który ją weźmie. „A komu się u was należy?” – spytał pan młody, który był z innej dzielnicy. Obniósł ją z ukłonami dookoła stołu i postawił na ziemi przed Mrukiem, który wyjął cytrynę i odłożył na bok.",
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
      en: "The first thing Mruk saw of the wedding, from the doorstep, was its far end: four metres of veil, crossing the cobbles of the courtyard behind the bride, all by themselves. The veil stopped when she stopped. It hurried after her with little jumps, like something alive that hopes nobody has noticed. Mruk lowered his chin and took aim.",
      pl: "Z całego wesela Mruk zobaczył najpierw koniec: cztery metry welonu, które sunęły za panną młodą po bruku podwórka, same z siebie. Welon stawał, kiedy ona stawała. Potem biegł za nią i leciutko podskakiwał, jak coś, co żyje i ma nadzieję, że tego nie widać. Mruk opuścił brodę i wziął go na cel.",
      picture: {
        place: "courtyard",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "away",
        by: "front steps",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the handkerchiefs"],
          titles: [
            ["A Handkerchief Four Metres Long", "Cztery metry chusteczki"],
            ["When the Sleeves Were Wet Through", "Kto trzymał środek?"],
          ],
          en: "By the time the whole table was weeping, the handkerchiefs were wet through. So the grandmothers reached for the end of the veil and took a corner each. On the middle of it lay Mruk, whom nobody had asked to move, and he kept it from slipping. The bride came back along her veil to see what was holding her. She looked, sat down between them, and took the bit in front of his paws.",
          pl: "Kiedy płakał już cały stół, chusteczki były mokre na wylot. Babcie sięgnęły więc po koniec welonu, każda po swój róg. Na środku leżał Mruk, którego nikt nie poprosił, żeby wstał, i pilnował, żeby się nie zsunęło. Panna młoda wróciła po własnym welonie sprawdzić, co ją trzyma. Popatrzyła, usiadła między nimi i wzięła kawałek sprzed jego łap.",
        },
        {
          titles: [
            ["Nine Kilos, for the First Dance", "Do pierwszego tańca z obciążeniem"],
            ["She Thought It Was the Happiness", "Myślała, że to ze szczęścia"],
          ],
          en: "Mruk sat down on the end of the veil just as the bride was called to the first dance. She went, and behind her, upright, paws together, Mruk rode over the stones as if on a sledge. She felt something tug at her head, and put it down to happiness. In the middle of the courtyard he got off.",
          pl: "Mruk usiadł na końcu welonu, a w tej samej chwili pannę młodą poproszono do pierwszego tańca. Ruszyła, a za nią po bruku, prosto, łapa przy łapie, jechał jak na sankach Mruk. Poczuła, że coś ciągnie ją za głowę, i pomyślała, że to szczęście. Na środku podwórka wysiadł.",
          picture: {
            place: "courtyard",
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
            ["What Is a Veil Doing on the Carpet Frame?", "Co robi welon na trzepaku?"],
            ["As Seen through a Veil", "Podwórko widziane przez welon"],
          ],
          en: "At last the veil was taken off, as custom has it, with songs, and hung over the carpet frame. It reached to the ground on both sides, like a tent. Mruk went in. From there the chestnut tree was white, the bins were white, and the uncles who danced past were white as flour. He put a paw on one corner, in case it wanted to leave.",
          pl: "W końcu welon zdjęto, jak każe obyczaj, ze śpiewem, i przewieszono przez trzepak. Z obu stron sięgał ziemi, jak namiot. Mruk wszedł. Przez tiul kasztanowiec był biały, śmietnik był biały, a wujowie tańczyli jak w mące. Jeden róg przytrzymał łapą, gdyby welon chciał iść dalej.",
        },
      ],
    },
    {
      en: "For the wedding all the chairs of both staircases had been carried down to the courtyard, and they were all taken, except one with a cushion at the head of the table. It was being kept for an uncle from Radom, who was late. Mruk knew that chair. It was the third one, out of his own kitchen. He failed to see what Radom had to do with it.",
      pl: "Na wesele zniesiono na podwórko krzesła z obu klatek i na każdym ktoś siedział. Wolne było tylko jedno, u szczytu stołu, z poduszką; trzymano je dla wuja z Radomia, który się spóźniał. Mruk je poznał. Pochodziło z jego własnej kuchni i było trzecie. Nie rozumiał, co ma do tego Radom.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "grump",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the string"],
          titles: [
            ["What the Uncle Paid With", "Czym zapłacił wuj z Radomia"],
            ["A Place at Table, Under “Various”", "Miejsce przy stole, w rubryce „różne”"],
          ],
          en: "The uncle from Radom came to Mr Zenon’s string with empty pockets; he had left his purse on the train. “Then you pay with what you’ve got here,” said Mr Zenon. All that the uncle had here was a chair. It was entered under “various”, and at once paid out again, on the line that said “cat”. The uncle ate leaning against the tree. Mruk sat.",
          pl: "Wuj z Radomia stanął przed sznurkiem z pustymi kieszeniami; portmonetkę zostawił w pociągu. „To płaci pan tym, co pan tu ma” – powiedział pan Zenon. Wuj miał tu tylko krzesło. Pan Zenon zapisał je pod „różne” i zaraz wydał, w rubryce „kot”. Wuj jadł oparty o drzewo. Mruk siedział.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["He Sat Down without Looking", "Usiadł, a dopiero potem spojrzał"],
            ["How the Uncle Ate His Soup", "Jak wuj jadł rosół"],
          ],
          en: "Mruk had hardly sat down when the uncle from Radom came running, kissed whoever was nearest, and sat down too, without looking. The uncle got up rather faster. Mruk had not stirred. They both measured the chair. In the end the uncle sat at the back and Mruk at the front, and the soup travelled over the cat’s head, spoon by spoon, without a drop falling.",
          pl: "Ledwie Mruk usiadł, nadbiegł wuj z Radomia, ucałował, kogo miał najbliżej, i też usiadł, nie patrząc. Wstał jeszcze prędzej. Mruk się nie ruszył. Obaj zmierzyli krzesło wzrokiem. W końcu wuj siadł w głębi, a Mruk z przodu i rosół wędrował nad kotem, łyżka za łyżką, i ani kropla nie spadła.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "away",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["To the Uncle’s Health!", "Zdrowie wuja!"],
            ["“He Takes after Grandfather”", "„Wykapany dziadek”, powiedziała ciotka"],
          ],
          en: "“To our uncle!” called somebody, who could see no further than the vase, and thirty glasses were raised towards the head of the table. There sat Mruk, his bell on his chest. He narrowed his eyes and accepted. “He takes after Grandfather,” said an aunt with weak glasses. The uncle himself, who had just come in through the gateway, took off his hat.",
          pl: "„Zdrowie wuja!” – zawołał ktoś, kto widział tylko do wazonu, i trzydzieści kieliszków uniosło się w stronę szczytu stołu. Siedział tam Mruk, z dzwonkiem na piersi. Zmrużył oczy i przyjął toast. „Wykapany dziadek” – powiedziała ciotka w słabych okularach. Sam wuj, który właśnie wszedł przez bramę, zdjął kapelusz.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Under the long table in the courtyard, where a wedding was being held, it was quiet and smelled of polish. Mruk looked in beneath the cloth. Sixty shoes stood there in pairs, and all were occupied but one: small, white, of satin, with a heel like a chicken bone. The bride had slipped it off. Mruk found that he could not do without it.",
      pl: "Pod długim stołem na podwórku, przy którym odbywało się wesele, było cicho i pachniało pastą. Mruk zajrzał pod obrus. Stało tam parami sześćdziesiąt butów, wszystkie zajęte prócz jednego: małego, białego, z atłasu, z obcasem jak kostka z kurczaka. Zsunęła go panna młoda. Mrukowi bardzo był potrzebny.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Paid in Ham, by the Slice", "Płatne w szynce"],
            ["What Does a Shoe Cost?", "Po czemu but?"],
          ],
          en: "It is the custom to steal the bride’s shoe and hold it to ransom. The uncles crawled about under the table and could not find it; it was beneath Mruk, heel and all. So the groom had to negotiate with him. For the first slice of ham Mruk moved an ear, and for the second a paw. At the sixth he rose. The satin was warm as bread.",
          pl: "Jest zwyczaj, że pannie młodej kradnie się but i trzeba go wykupić. Wujowie czołgali się pod stołem i nie mogli go znaleźć; był pod Mrukiem, razem z obcasem. Układać się musiał więc z nim pan młody. Za pierwszy plaster szynki Mruk ruszył uchem, za drugi łapą. Po szóstym wstał. Atłas był ciepły jak chleb.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "reader",
            under: "tablecloth",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["Something Softer Than Satin", "Coś miększego niż atłas"]],
          en: "Mruk had just laid his chin in the shoe when a foot in a white stocking came groping for it. The foot found an ear. It found a back, and there it stayed, with its toes in his fur, through two speeches and the beetroot. When they called for the next dance, the bride went in her stockings.",
          pl: "Mruk ułożył już brodę w bucie, kiedy przyszła go szukać stopa, w białej pończosze, po omacku. Natrafiła na ucho. Natrafiła na grzbiet i została tam, z palcami w futrze, przez dwa przemówienia i buraczki. Kiedy zawołano do następnego tańca, panna młoda poszła w samych pończochach.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "happy",
            under: "tablecloth",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "At the wedding in the courtyard, on a beer crate by the shrine, sat a man with an animal on his lap. It was black, it had a great many teeth, and it breathed: it grew wide, drew in air, and groaned as it let it out. People danced to its groans. Mruk had come down to see whether anybody was looking after it.",
      pl: "Na weselu na podwórku, na skrzynce koło kapliczki, siedział człowiek ze zwierzęciem na kolanach. Czarne, z mnóstwem zębów, oddychało: rozszerzało się, nabierało powietrza i wypuszczało je z jękiem. Ludzie do tego jęku tańczyli. Mruk zszedł sprawdzić, czy ktoś się nim w ogóle zajmuje.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the oil"],
          titles: [
            ["A Drop on Either Side", "Po kropli z każdej strony"],
            ["It Is Supposed to Groan", "Ono ma jęczeć?"],
          ],
          en: "Mr Zenon came past with the oil can, in which there was a drop left, and the animal groaned. He stopped. “It’s meant to,” said the musician. “They all say that,” said Mr Zenon, knelt down beside Mruk and oiled the buckles, left and right. It drew breath without a sound. What came out after that was a waltz. Mruk, who now knew that somebody was seeing to it, lay down under its ribs.",
          pl: "Przechodził pan Zenon z oliwiarką, w której została kropla, a zwierzę jęknęło. Stanął. „Ono ma jęczeć” – powiedział muzykant. „Wszyscy tak mówią” – odparł pan Zenon, ukląkł obok Mruka i naoliwił klamry, lewą i prawą. Nabrało powietrza bez szmeru. To, co potem wypuściło, było walcem. Mruk wiedział już, że ktoś się nim zajmuje, i położył mu się pod żebrami.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["One Note, for Two", "Jedna nuta na dwoje"],
            ["While the Accordion Lay on Its Side", "Kiedy akordeon leżał na boku"],
          ],
          en: "There was soup for the musician, and the accordion stayed behind on the crate. Mruk laid a paw on its ribs. It sighed, low and long, one single note, and did not bite. By the tree the bride and groom had found a moment to themselves at last. They looked round, saw no musician, and danced to what there was. When the note ran out, Mruk added the other paw.",
          pl: "Muzykanta poproszono na rosół, a akordeon został na skrzynce. Mruk położył mu łapę na żebrach. Westchnął, nisko i długo, jedną nutą, i nie ugryzł. Pod drzewem państwo młodzi mieli wreszcie chwilę dla siebie. Rozejrzeli się, muzykanta nie zobaczyli i zatańczyli do tego, co było. Kiedy nuta się skończyła, Mruk dołożył drugą łapę.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Red Plush, and It Fits", "Czerwony plusz, w sam raz"],
            ["Seven Coins and a Sugared Almond", "Siedem monet i migdał w cukrze"],
          ],
          en: "By the crate stood the bed in which the accordion sleeps, open, lined with red plush, with a hollow in it: so the animal was looked after. Mruk tried the hollow. It had been made for exactly such shoulders. When the music paused, guests came up and threw in their thanks, beside him, behind him, on to his back. Before the man packed up, he counted it where it lay: seven coins and a sugared almond.",
          pl: "Obok skrzynki stało łóżko, w którym akordeon śpi, otwarte, z czerwonego pluszu, z zagłębieniem: a więc ktoś o zwierzę dbał. Mruk wypróbował zagłębienie. Było zrobione dla kogoś dokładnie tak barczystego. W przerwie goście podchodzili i rzucali, co kto miał, koło niego, za niego, na grzbiet. Muzykant, nim się spakował, policzył wszystko tam, gdzie leżało: siedem monet i migdał w cukrze.",
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
      en: "Mruk has a round: from the steps to the chestnut tree, from the tree to the carpet frame, from the frame to the shrine. He does it once a day and touches each of them. Today the courtyard was full of wedding, and a table for thirty stood right across it. He looked at it from the steps. The round will take place, said his back.",
      pl: "Mruk ma obchód: od schodków do kasztanowca, od kasztanowca do trzepaka, od trzepaka do kapliczki. Odbywa go raz dziennie i wszystkiego dotyka. Tymczasem na podwórku było wesele, a w poprzek stał stół na trzydzieści krzeseł. Mruk popatrzył na to ze schodków. Obchód się odbędzie, było widać po grzbiecie.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        by: "front steps",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the lamps"],
          titles: [
            ["Round the Tree, with All Six", "Z sześcioma lampami dookoła drzewa"],
            ["Why Is the Cat on the List?", "Skąd kot na liście prezentów?"],
          ],
          en: "The cat was on the list of presents, and the boy in the bow tie guarded what was on it. When Mruk set out, he therefore came along, with the list, and a lamp under each arm. Others thought that the presents were being shown round and took the rest. So the round was done by a cat, six lamps and a small parcel. At the shrine the bride opened the smallest first.",
          pl: "Kot stał na liście prezentów, a chłopiec w muszce pilnował wszystkiego, co na niej stało. Kiedy Mruk ruszył, ruszył więc za nim, z listą i z lampą pod każdą pachą. Inni pomyśleli, że obnosi się prezenty, i wzięli resztę. Obchód odbył się w składzie: kot, sześć lamp i mała paczka. Przy kapliczce panna młoda otworzyła najpierw najmniejszą.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Polonaise, in Step with a Cat", "Polonez, krok w krok za kotem"],
            ["Who Leads?", "A kto prowadzi?"],
          ],
          en: "Mruk set out with his tail up. The first couple, who wanted to begin a polonaise and did not know which way to go, went after him, and the others followed. He led them round the tree. He led them to the carpet frame, where he stopped, and so sixteen couples curtsied, and on to the shrine. There he sat down and looked back. Nobody was missing.",
          pl: "Mruk ruszył z podniesionym ogonem, a pierwsza para, która chciała zacząć poloneza i nie wiedziała którędy, poszła za nim. Za nią szły następne. Poprowadził je wokół drzewa. Poprowadził do trzepaka, gdzie stanął, więc szesnaście par dygnęło, i dalej, do kapliczki. Tam usiadł i obejrzał się. Nikogo nie brakowało.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            by: "shrine",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["He Practised under His Breath", "Przy kapliczce, nie na głos"],
            ["“My Wife”, Once More", "„Moja żona”, jeszcze raz"],
          ],
          en: "Mruk touched the tree, and went under the table and touched the frame. At the shrine somebody was there already, with his back to the guests: the groom. “My wife,” he was saying under his breath. “May I introduce my wife. My wife won’t be a moment.” He saw that somebody had heard, and turned crimson. Mruk touched the shrine and then, since he was on the route, the groom.",
          pl: "Mruk dotknął drzewa, przeszedł pod stołem i dotknął trzepaka. Przy kapliczce ktoś już stał, tyłem do gości: pan młody. „Moja żona – mówił półgłosem. – Państwo pozwolą, moja żona. Żona zaraz przyjdzie”. Zobaczył, że ktoś go słyszy, i poczerwieniał. Mruk dotknął kapliczki, a potem, skoro stał na trasie, pana młodego.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "A bridesmaid about as tall as the table had been told to look after the flowers. She had done it, and there was ribbon left over. She caught Mruk round the middle, said “You’re a bridesmaid too,” and tied the ribbon about his neck in a bow as wide as his whiskers. In a bow like that nobody is taken seriously anywhere.",
      pl: "Druhna mniej więcej wzrostu stołu miała zająć się kwiatami. Zajęła się i zostało jeszcze wstążki. Chwyciła Mruka wpół, powiedziała „ty też jesteś druhną” i zawiązała mu na szyi kokardę od wąsa do wąsa. W takiej kokardzie nikogo nigdzie nie traktują poważnie.",
      turns: [
        {
          titles: [["Who Here Has Not Had Any?", "Kto tu jeszcze nic nie jadł?"]],
          needs: ["the cutlets"],
          en: "The aunt with the cutlets stopped in front of the bow. Whoever was dressed up was a guest, and this guest had eaten nothing. She wanted to tie a napkin on him, but the ribbon was in the way. She pulled it off and dropped it into an empty dish. When she turned round with the fork, Mruk had gone on, without it.",
          pl: "Ciotka z kotletami stanęła nad kokardą. Kto wystrojony, ten gość, a ten gość nic jeszcze nie jadł. Chciała zawiązać mu serwetkę, ale wstążka przeszkadzała. Zdjęła ją i wrzuciła do pustego półmiska. Kiedy odwróciła się z widelcem, Mruk szedł już dalej, bez kokardy.",
        },
        {
          titles: [
            ["That Is Not How It’s Tied", "Tak się nie wiąże"],
            ["Mrs Halina Could Not Look On", "Ile może znieść pani Halina?"],
          ],
          en: "The bow hung to the left. Mrs Halina looked at it, looked away, looked back, and laid down her fork. She undid the knot, ironed the ribbon flat with her thumb on the edge of the table, held it up against Mruk and shook her head. “You don’t add trimmings to a finished coat, treasure,” she said, tied it round the vase, and let him go.",
          pl: "Kokarda wisiała w lewo. Pani Halina spojrzała na nią, odwróciła wzrok, spojrzała znowu i odłożyła widelec. Rozwiązała supeł. Przeprasowała wstążkę kciukiem o brzeg stołu, przymierzyła i pokręciła głową. „Do gotowego płaszcza nic się nie doszywa, skarbie” – powiedziała i zawiązała ją na wazonie, a jego puściła.",
        },
        {
          titles: [["If He Wears One, Then So Do I", "Jak on, to ja też"]],
          en: "The page, a small boy, had been sitting behind the bins since the church, because he too had been put in a bow. He saw Mruk in his, and saw how he wore it. Slowly he came out, feeling under his own chin. “Yours is bigger,” he said. This would not do, so he took Mruk’s off and put it on over his own. Mruk, who got nothing in exchange, did not complain.",
          pl: "Paź, mały chłopiec, od kościoła siedział za śmietnikiem, bo jemu też zawiązano kokardę. Zobaczył Mruka w jego kokardzie i zobaczył, jak ją nosi. Wyszedł powoli i pomacał się pod brodą. „Ty masz większą” – powiedział. Tak nie mogło być, więc ją zdjął i włożył na swoją. Mruk nie dostał nic w zamian i nie zgłaszał pretensji.",
        },
      ],
    },
    {
      en: "The bride and groom had been pelted with rice and small change, for luck, and it lay all over the courtyard, from the gateway to the tree. Children were crawling after the coins. The rice stayed. It rolled, and at each step some of it got between Mruk’s toes, and he had to sit down and shake out a paw.",
      pl: "Młodych obsypano na szczęście ryżem i drobnymi, leżało tego pełno od bramy po drzewo. Za drobnymi czołgały się dzieci. Ryż został. Toczył się i przy każdym kroku właził Mrukowi między palce, tak że co chwila trzeba było siadać i wytrzepywać łapę.",
      turns: [
        {
          titles: [
            ["A Handful of Rice per Head", "Po garści ryżu od głowy"],
            ["Coins Are Not Accepted Here", "Drobnych się nie przyjmuje"],
          ],
          needs: ["the string"],
          en: "The children had picked up all the coins and wanted to run out with them through the gateway. Mr Zenon’s string stopped them. He had raised the toll: a handful of rice from each. They crawled back and gathered it, grain by grain, as far as Mruk’s paws. He sat still until they had finished, and went on over clean cobbles.",
          pl: "Dzieci wyzbierały wszystkie drobne i chciały wybiec z nimi przez bramę. Zatrzymał je sznurek. Pan Zenon podniósł myto: po garści ryżu od każdego. Wróciły więc na kolana i zbierały ziarnko po ziarnku, aż do łap Mruka. Poczekał, aż skończą, i poszedł dalej po czystym bruku.",
        },
        {
          titles: [
            ["Swept for Two, Walked by One", "Zamiecione dla pary"],
            ["As Wide as a Broom", "Droga na szerokość miotły"],
          ],
          en: "Mr Zenon, in his good suit, had sworn not to touch a broom today. He held out for two dances. Then he fetched it from behind the door and swept, with very small strokes, a path straight across the courtyard, one broom wide, for the young couple. Before they could set foot on it, somebody else was walking there.",
          pl: "Pan Zenon, w odświętnym garniturze, przyrzekł sobie, że dziś nie tknie miotły. Wytrzymał dwa tańce. Potem wyjął ją zza drzwi i drobnymi ruchami zamiótł dla młodych drogę w poprzek podwórka, na szerokość miotły. Nim zdążyli postawić na niej nogę, ktoś już nią szedł.",
        },
        {
          when: { between: ["05-01", "08-20"] },
          titles: [["Thirty Guests without a Chair", "Trzydziestu gości bez krzeseł"]],
          en: "The sparrows had heard about it. Thirty of them dropped out of the chestnut tree and ate their way in from the gateway, in a line, like reapers. Mruk happened to be sitting in their field. He looked straight ahead and held up one paw after another, and the smallest took the last grain out from between his toes.",
          pl: "Wróble się dowiedziały. Spadły z kasztanowca w trzydzieści sztuk i jadły od bramy, w szeregu, jak żniwiarze. Mruk siedział akurat na ich polu. Patrzył przed siebie i podnosił łapę za łapą, a najmniejszy wyjął mu ostatnie ziarno spomiędzy palców.",
        },
      ],
    },
    {
      en: "They danced. It was a polka, and a polka goes round: forty feet flew by in a ring, and between one shoe and the next there was no room for a paw. Mruk tried it three times. Each time, where there had just been a gap, there was an uncle.",
      pl: "Tańczono. Była to polka, a polka się kręci: czterdzieści butów fruwało dookoła, z przytupem, i między jednym a drugim nie zmieściłaby się łapa. Mruk przymierzał się trzy razy. Za każdym razem tam, gdzie przed chwilą było przejście, był już wuj.",
      turns: [
        {
          titles: [
            ["When the Veil Took the Accordion", "Welon na akordeonie"],
            ["The Wind Stopped the Music", "Wiatr przerwał w pół taktu"],
          ],
          when: { weather: ["wind"] },
          en: "A gust lifted the bride’s veil and laid it over the accordion, and over the man who was playing it. He pulled the bellows out once more; then they were full of tulle. The polka stopped in the middle of a step, everybody on the left leg. Mruk went through beneath the right ones, which were in the air.",
          pl: "Podmuch uniósł welon panny młodej i narzucił go na akordeon, razem z tym, kto na nim grał. Miech rozciągnął się jeszcze raz i nabrał tiulu. Polka stanęła w pół kroku, wszyscy na lewej nodze. Mruk przeszedł pod prawymi, które były w powietrzu.",
        },
        {
          titles: [["With Oil on Both Soles", "Na naoliwionych podeszwach"]],
          needs: ["the oil"],
          en: "The groom stamped with the others and his oiled soles slid from under him. He left the ring sitting down, without a squeak, and took two uncles with him by the sleeves. The three of them left a gap as wide as a door. Mruk was through it before they had finished laughing.",
          pl: "Pan młody przytupnął razem z innymi i naoliwione podeszwy uciekły spod niego. Wyjechał z koła na siedząco, bez skrzypnięcia, i pociągnął za rękawy dwóch wujów. Po całej trójce została luka szeroka jak drzwi. Nim przestali się śmiać, Mruk był już po drugiej stronie.",
        },
        {
          titles: [["May I Cut In?", "Odbijany!"]],
          en: "“Change partners!” called somebody. A tall lady who had clapped and been left over picked up what was nearest, which was Mruk. He danced with her, chin over her shoulder, as far as a cousin, who took him from her with a bow. He weighs nine kilos, and no one kept him long. The fourth partner put him down on the far side of the ring, and thanked him.",
          pl: "„Odbijany!” – zawołał ktoś. Wysoka pani, która klasnęła i została sama, wzięła, co było najbliżej, czyli Mruka. Tańczył z nią, z brodą na jej ramieniu, aż do pewnego kuzyna, który odbił go z ukłonem. Waży dziewięć kilo, więc nikt go długo nie trzymał. Czwarta partnerka postawiła go po drugiej stronie koła i podziękowała.",
        },
        {
          titles: [["And Now without Heels", "A teraz bez obcasów"]],
          en: "An aunt was the first to take off her shoes and stand them by the wall; then others did, because they saw what a relief it was. In the end there were nineteen pairs, and the polka went on in socks. In such company a cat is one of the family. Mruk walked through the middle, and they danced round him with their toes drawn in.",
          pl: "Pierwsza zdjęła buty jedna z ciotek i postawiła pod ścianą, potem poszli za nią inni, bo widać było, co to za ulga. W końcu stało tam dziewiętnaście par, a polka szła dalej w skarpetkach. W takim towarzystwie kot jest u siebie. Mruk przeszedł środkiem, a tańczący podkurczali palce.",
        },
      ],
    },
    {
      // By eight it is dark in September.
      when: { between: ["05-01", "08-20"] },
      en: "A photographer arrived, with three wooden legs and a black cloth. He arranged two rows on chairs and one on the ground. “And the cat,” he said; “left, in front, excellent. Now nobody moves.” Thirty people stopped breathing. Mruk, who had been on his way, stood with one paw in the air, and everything seemed to depend on it.",
      pl: "Przyszedł fotograf z trójnogiem i czarną płachtą. Ustawił dwa rzędy na krzesłach, a jeden na ziemi. „I kot – powiedział – z lewej, z przodu, znakomicie. A teraz nikt się nie rusza”. Trzydzieści osób wstrzymało oddech. Mruk był właśnie w drodze i stał z uniesioną łapą, od której wszystko jakby zależało.",
      turns: [
        {
          needs: ["the cake"],
          titles: [["Turned Round with One Wet Finger", "Obrócić mokrym palcem"]],
          en: "The bride and groom sat stiffly side by side and looked at the photographer, as two people look at a train. The elder baker saw it from behind the cake. It was the same fault as with the couple made of sugar. She licked her finger, came over, and turned the two by the shoulders until they faced each other. After that nobody could make them look at a camera. It clicked anyway, and Mruk was free to go.",
          pl: "Młodzi siedzieli sztywno obok siebie i patrzyli na fotografa, jak się patrzy na pociąg. Starsza piekarka zobaczyła to zza tortu. Usterka była ta sama co u pary z cukru. Oblizała palec, podeszła i obróciła ich za ramiona, aż siedzieli twarzą do siebie. Potem nie dało się już ich namówić, żeby patrzyli w aparat. Pstryknęło i tak, i Mruk był wolny.",
        },
        {
          titles: [
            ["How Does He Get out of There?", "Którędy się stamtąd wychodzi?"],
            ["Three Legs, and Then Five", "Trzy nogi, a potem pięć"],
          ],
          en: "The photographer went under the cloth. It heaved; an elbow showed in it, then a knee. He had got in at the wrong side and could not find the way out, and the whole thing set off across the courtyard on five legs, until it bumped into the shrine and begged its pardon. By then nobody was sitting still, least of all Mruk.",
          pl: "Fotograf wszedł pod płachtę. Zafalowała, wyszedł z niej łokieć, potem kolano. Wlazł nie od tej strony i nie mógł znaleźć wyjścia, aż wszystko razem ruszyło na pięciu nogach przez podwórko, natrafiło na kapliczkę i przeprosiło. Nikt już wtedy nie siedział spokojnie, a Mruk najmniej.",
        },
        {
          titles: [
            ["At the Ninth, a Yawn", "Za dziewiątym razem ziewnął"],
            ["Somebody Always Blinks", "Zawsze ktoś mrugnie"],
          ],
          en: "Somebody always blinked. Eight times the photographer begged for a little joy, and eight times it looked like an examination. At the ninth Mruk, whose paw had gone to sleep, yawned, from ear to ear, with everything he has in there. The groom saw it first. There was a click; in the picture they are all looking down to the left and laughing. Mruk could put his paw down and be off.",
          pl: "Zawsze ktoś mrugnął. Osiem razy fotograf prosił o odrobinę radości i osiem razy wyglądało to jak egzamin. Za dziewiątym Mruk, któremu ścierpła łapa, ziewnął, od ucha do ucha, z całą zawartością. Pierwszy zobaczył to pan młody. Pstryknęło i na zdjęciu wszyscy patrzą w dół, na lewo, i się śmieją. Mruk mógł postawić łapę i ruszyć w drogę.",
        },
      ],
    },
    {
      en: "An uncle had stood up. He had a glass in one hand and eleven sheets in the other, and he stood exactly where Mruk wanted to get through. He began with his own youth. By the second sheet he was nine. No fork moved, and Mruk, between the uncle’s shoes and the leg of the table, was thought to be listening.",
      pl: "Podniósł się wuj. W jednej ręce miał kieliszek, w drugiej jedenaście kartek, i stanął dokładnie tam, którędy Mruk chciał przejść. Zaczął od własnej młodości. Na drugiej kartce miał dziewięć lat. Nie ruszył się żaden widelec, a o Mruku, między butami wuja a nogą stołu, sądzono, że słucha.",
      turns: [
        {
          titles: [
            ["Youth, Blown over the Wall", "Młodość poleciała za mur"],
            ["What the Wind Left Him to Say", "Tyle zostawił mu wiatr"],
          ],
          when: { weather: ["wind"] },
          en: "The wind reached over the uncle’s shoulder and took the sheets. His youth flew over the wall, his school into the chestnut tree. He ran after the marriage, which was still on the ground, and caught it by the bins. “Be happy,” he read out from there. Nobody was standing in the way any more, and Mruk walked on.",
          pl: "Wiatr sięgnął wujowi przez ramię i zabrał kartki. Młodość pofrunęła za mur, szkoła na kasztanowiec. Wuj pobiegł za małżeństwem, które było jeszcze na ziemi, i dopadł je koło śmietnika. „Bądźcie szczęśliwi” – odczytał stamtąd. Na drodze nie stał już nikt i Mruk poszedł dalej.",
        },
        {
          titles: [
            ["Six Lamps, but Not One Bulb", "Sześć lamp, żarówki ani jednej"],
            ["Too Dark for the Third Page", "Za ciemno na trzecią kartkę"],
          ],
          needs: ["the lamps"],
          when: { timeSlot: ["evening"], between: ["09-05", "09-30"] },
          en: "In September it is dark by eight. At the third sheet the uncle could no longer read his own writing. The boy with the list knew where there were lamps, and unwrapped all six. Not one had a bulb. “And so on,” said the uncle, and folded up the rest. He felt his way to his chair, and Mruk, who needs no lamp, went past him.",
          pl: "We wrześniu o ósmej jest ciemno. Przy trzeciej kartce wuj nie mógł już odczytać własnego pisma. Chłopiec z listą wiedział, gdzie są lampy, i rozpakował wszystkie sześć. Żadna nie miała żarówki. „I tak dalej” – powiedział wuj i złożył resztę. Po omacku szukał krzesła, a Mruk, któremu lampy niepotrzebne, przeszedł obok.",
        },
        {
          titles: [
            ["He Had Opened His Mouth", "Kiedy wuj nabrał powietrza"],
            ["With His Mouth Full, Not a Word", "Z pełnymi ustami się nie mówi"],
          ],
          needs: ["the cutlets"],
          en: "At the third sheet the uncle opened his mouth for a long word. The aunt with the cutlets had been waiting for that: she had counted, and he had eaten none. In it went. An uncle with his mouth full does not speak. He sat down to chew, drawing in his shoes, and the way past the table leg was free.",
          pl: "Przy trzeciej kartce wuj otworzył usta do długiego słowa. Ciotka z kotletami tylko na to czekała, bo policzyła, że nie zjadł ani jednego. Kotlet trafił na miejsce. Z pełnymi ustami się nie przemawia. Wuj usiadł, żeby pogryźć, schował buty pod krzesło i przejście koło nogi stołu było wolne.",
        },
        {
          titles: [
            ["Two Syllables, from below", "Co powiedział ktoś pod stołem"],
            ["“Gorzko!”, or Something Like It", "„Gorzko!” albo coś podobnego"],
          ],
          en: "On the third sheet the uncle made a pause, for effect. Into it Mruk said something, low, in two syllables. “Gorzko!” somebody took it up: bitter, the word that is shouted at a wedding until the couple kiss. The whole table shouted it. The couple did not have to be asked twice, and the uncle folded up his eight remaining sheets and drank with the others.",
          pl: "Na trzeciej kartce wuj zrobił pauzę, dla wrażenia. Mruk coś w nią powiedział, nisko, w dwóch sylabach. „Gorzko!” – podchwycił ktoś, bo tak to zabrzmiało, a potem cały stół. Młodym nie trzeba było dwa razy powtarzać, a wuj złożył osiem pozostałych kartek i wypił z innymi.",
        },
        {
          titles: [
            ["What Was Left of Eleven Sheets", "Co zostało z jedenastu kartek"],
            ["Page Four, Wherever It May Be", "Gdzie jest czwarta?"],
          ],
          en: "The fourth sheet was missing. The uncle looked under his plate, and at last between his feet. Mruk lay across it. He and the uncle exchanged a look. You do not pull a page from under a cat at a wedding. “Well then,” said the uncle in an altered voice, “just be nice to each other,” and he sat down, out of the way, and it was some time before anybody clapped.",
          pl: "Brakowało czwartej kartki. Wuj zajrzał pod talerz, wreszcie między buty. Leżał na niej Mruk. Popatrzyli na siebie. Na weselu nie wyciąga się kartek spod kota. „To wy już – powiedział wuj zmienionym głosem – bądźcie dla siebie dobrzy”. Usiadł i przejście było wolne, ale chwilę trwało, zanim ktoś zaklaskał.",
        },
      ],
    },
    {
      en: "Somebody had trodden on the bride’s hem. There was a cry, and at once all the aunts stood in a circle, holding out their shawls, so that nobody would see a knee. In the middle knelt Mrs Halina with pins between her lips. The music stopped, everything stood still, and the circle had closed round Mruk as well.",
      pl: "Ktoś przydepnął pannie młodej suknię. Rozległ się krzyk i zaraz wszystkie ciotki stanęły w kole, z rozpiętymi szalami, żeby nikt nie zobaczył kolana. Pośrodku klęczała pani Halina ze szpilkami w ustach. Muzyka umilkła, wszystko stanęło, a koło zamknęło się tak, że Mruk też był w środku.",
      turns: [
        {
          titles: [
            ["Each Wanted Her Own Back", "Każda chciała z powrotem swoją"],
            ["Two Grandmothers Break the Ring", "Dwie babcie i koło z ciotek"],
          ],
          needs: ["the handkerchiefs"],
          en: "The two grandmothers heard the cry and each felt for a handkerchief, and each had the other’s. They met in the middle to exchange them, straight through the circle, one from the left and one from the right. The aunts had to make way on both sides. Mrs Halina fastened the last pin, and Mruk left by the grandmothers’ gap.",
          pl: "Obie babcie usłyszały krzyk i sięgnęły po chusteczki, a każda miała cudzą. Żeby się zamienić, spotkały się w samym środku koła, jedna weszła z lewej, druga z prawej. Ciotki musiały się rozstąpić z obu stron. Pani Halina wpięła ostatnią szpilkę, a Mruk wyszedł luką po babciach.",
        },
        {
          titles: [
            ["A Reel of Thread under the Paw", "Szpulka pod łapą, nitka w zębach"],
            ["“Hold It There,” She Said through the Pins", "Skąd ten czeladnik?"],
          ],
          en: "The reel slipped from Mrs Halina’s lap and rolled off between the aunts’ shoes. A paw came down on it. “Hold it there,” she said through the pins, not in the least surprised, and sewed with as much as he let her have, until the thread was tight between them. She bit it off. “Thank you, treasure,” she said, and the aunts opened for him first.",
          pl: "Szpulka zsunęła się pani Halinie z kolan i potoczyła między butami ciotek. Spadła na nią łapa. „Trzymaj” – powiedziała przez szpilki, wcale niezdziwiona, i szyła tyle, ile popuszczał, aż nitka między nimi się napięła. Odgryzła ją. „Dziękuję, skarbie” – powiedziała, a ciotki rozstąpiły się najpierw przed nim.",
        },
        {
          titles: [
            ["Why the Aunts Went Along", "Dlaczego ciotki poszły razem z nią"],
            ["All Eleven, in One Piece", "Dziesięć ciotek z panną młodą, w jednym kawałku"],
          ],
          en: "The hem was quickly done, and it held perfectly. The bride took a step, and the aunts took one with her; she took two more. Mrs Halina, without her glasses, had sewn up the hem together with two of the shawls. So they moved off, ten women and a bride, in one piece, towards a pair of scissors, and all that was left of the circle was Mruk, with a clear way ahead.",
          pl: "Poszło szybko i szew trzymał znakomicie. Panna młoda zrobiła krok i ciotki zrobiły krok; zrobiła jeszcze dwa. Pani Halina, bez okularów, przyszyła suknię do dwóch szali. Tak się oddaliły, dziesięć kobiet i panna młoda, w jednym kawałku, w stronę nożyczek, a tam, gdzie było koło, został Mruk i wolna droga.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the string"],
      en: "Mr Zenon had stretched a string across the gateway, as is proper, and nobody passed without paying a toll. He took a jar of plums and half a cake. A cyclist, who belonged to no wedding, gave him a bell. “What’s it for?” asked the cyclist. “The road,” said Mr Zenon, and entered it under “various”. Below that he wrote “cat”, and left the line open.",
      pl: "W bramie pan Zenon rozciągnął sznurek, jak każe obyczaj, i nikt nie przeszedł bez myta. Wziął słoik śliwek i pół placka. Rowerzysta, który był nie z tego wesela, dał mu dzwonek. „A za co?” – spytał. „Za drogę” – odparł pan Zenon i zapisał pod „różne”. Niżej napisał „kot” i zostawił wolną rubrykę.",
    },
    {
      pays: ["the handkerchiefs"],
      en: "The two grandmothers, his and hers, sat side by side, and neither meant to be the first to cry. They talked about pickling. At the word “dill” each pulled out her handkerchief, offered it politely, and wept into the other’s. Two aunts began to feel in their sleeves. Once a whole wedding is crying, nothing moves for an hour, and Mruk had no hour.",
      pl: "Dwie babcie, jego i jej, siedziały obok siebie i żadna nie zamierzała rozpłakać się pierwsza. Rozmawiały o ogórkach. Przy słowie „koper” obie wyjęły chusteczki, z grzeczności podały je sobie i każda płakała w cudzą. Dwie ciotki sięgały już do rękawów. Kiedy rozpłacze się całe wesele, przez godzinę nic się nie ruszy, a Mruk nie miał godziny.",
    },
    {
      pays: ["the cake"],
      en: "Five storeys of cake came from the bakery, between two bakers who breathed in step. Under the chestnut tree they had to take off the top floor, with the sugar couple. Put back, the two had their backs to each other. The elder baker licked her finger and turned them round. “Ten minutes,” she announced. “Then we cut it, and everything else goes: dishes, chairs, music.” Mruk had ten minutes.",
      pl: "Z piekarni nadszedł tort, pięć pięter, między dwiema piekarkami, które oddychały do taktu. Pod gałęzią kasztanowca trzeba było zdjąć górne piętro, z parą z cukru. Kiedy wróciło, młodzi stali do siebie plecami. Starsza piekarka oblizała palec i ich obróciła. „Za dziesięć minut kroimy – oznajmiła – i wszystko inne znika, półmiski, krzesła, muzyka”. Mruk miał dziesięć minut.",
    },
    {
      pays: ["the lamps"],
      en: "A boy in a bow tie was guarding the presents, with a list. There were six lamps. He had undone a corner of each, to be sure. The smallest parcel, which was not a lamp, he had packed himself, and he moved it to the front. Then he wrote the cat down as well. “Nothing on the list leaves its place,” he told Mruk, “until they’ve been unwrapped.” The bride had not opened one.",
      pl: "Prezentów pilnował chłopiec w muszce, z listą. Było tam sześć lamp. Przy każdej odwinął róg, żeby mieć pewność. Najmniejszą paczkę, nie lampę, zapakował sam i przesunął ją na przód. Potem wpisał jeszcze kota. „Co na liście, to się nie rusza – powiedział Mrukowi – aż rozpakują”. Panna młoda nie otworzyła jeszcze ani jednej.",
    },
    {
      pays: ["the oil"],
      en: "The groom’s shoes were new and squeaked. Everybody could hear him look for a fork, and kiss an aunt on tiptoe. Mr Zenon bore it as long as a caretaker can. Then he fetched the little oil can that he keeps for Staircase B, knelt down, and gave each sole a drop. So now nobody could hear the groom coming, and Mruk had to look out for his tail as well.",
      pl: "Pan młody miał nowe buty i skrzypiał. Było słychać, jak szuka widelca i jak na palcach całuje ciotkę. Pan Zenon słuchał tego, dopóki dozorca może. Potem przyniósł oliwiarkę, którą trzyma do klatki B, ukląkł i puścił po kropli na każdą podeszwę. Odtąd pana młodego nie było słychać i Mruk musiał uważać jeszcze na ogon.",
    },
    {
      pays: ["the cutlets"],
      en: "An aunt was going round the table with cutlets and would not hear of anybody having had enough. She kept count. Mr Zenon put his hand over his plate and talked about something else; later, wanting to know the time, he pulled out of his waistcoat pocket a cutlet in a napkin, on a chain. The aunt counted again. Somebody here had not had any, and she meant to find him.",
      pl: "Ciotka krążyła wokół stołu z kotletami i nie przyjmowała do wiadomości, że ktoś już nie może. Liczyła, ile kto zjadł. Pan Zenon zasłonił talerz dłonią i mówił o czym innym, a kiedy chciał sprawdzić godzinę, wyjął z kieszonki kamizelki kotlet, w serwetce, na łańcuszku. Ciotka policzyła jeszcze raz. Ktoś tu nie jadł wcale i zamierzała go znaleźć.",
    },
  ],
};
