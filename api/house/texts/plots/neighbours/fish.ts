import type { Plot } from "#api/house/texts/model.ts";

/** There is a fish on Mrs Halina's kitchen table, and Mruk has come down to it. */
export const fish: Plot = {
  name: "fish",
  category: "Adventure",
  wishes: [
    {
      en: "On Mrs Halina’s kitchen table, on the blue plate, lay a herring. It lay quite openly, eye up, and it was looking at Mruk, who had come down from the third floor only to see how things were. He does not like to stare at strangers. He likes even less to look away first, and the herring had not blinked so far.",
      pl: "Na stole w kuchni pani Haliny, na niebieskim talerzu, leżał śledź. Leżał zupełnie otwarcie, okiem do góry, i patrzył na Mruka, który zszedł z trzeciego piętra tylko zobaczyć, co słychać. Mruk nie lubi przyglądać się obcym. Jeszcze mniej lubi odwracać wzrok pierwszy, a śledź jak dotąd nie mrugnął.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        mouth: "neutral",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Who Blinked First?", "Kto pierwszy mrugnął?"],
            ["A Ring over One Eye", "Z krążkiem na oku"],
          ],
          en: "An onion decided the contest. Mrs Halina was laying rings along the herring, and the last of them came down over the eye and stayed there. Mruk waited a good while, in case this was a trick. Then he blinked at last, with both eyes and at leisure, and took a piece of the back out of her fingers, as is the winner’s right.",
          pl: "Pojedynek rozstrzygnęła cebula. Pani Halina układała krążki wzdłuż śledzia i ostatni opadł mu na oko, i już tam został. Mruk odczekał dłuższą chwilę, na wypadek gdyby to był podstęp. Potem nareszcie mrugnął, bez pośpiechu, i wziął pani Halinie z palców kawałek grzbietu, jak przystało na zwycięzcę.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["Shy, or Merely Polite?", "Krępuje cię?"]],
          en: "The herring’s head came to Mruk, since nobody else in the house has a use for one. He did not begin at once. With his paw he turned the saucer, little by little, until the head faced the sideboard, and only then did he eat. “Shy?” asked Mrs Halina. His eyes were shut, and as long as it lasted nobody in that kitchen was looking at anybody.",
          pl: "Głowa śledzia przypadła Mrukowi, bo nikt inny w tym domu nie ma z niej pożytku. Nie zaczął od razu. Łapą obracał spodek, po trochu, aż głowa patrzyła na kredens, i dopiero wtedy zjadł. „Krępuje cię?” – spytała pani Halina. Mruk miał zamknięte oczy i póki to trwało, nikt w tej kuchni na nikogo nie patrzył.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["Prezes"],
          titles: [["Three Stared, One Ate", "Trzech patrzyło, jeden jadł"]],
          en: "By now three were staring: the herring at Mruk, Mruk at the herring, and Prezes, through the pane, at both. Then Mrs Halina opened the window a crack and pushed a second crust out, and Prezes blinked, from below, as pigeons do. It counts. Mruk turned to the herring, which had been present and could not deny it, and accepted its tail, peeled, from Mrs Halina’s fingers.",
          pl: "Patrzyło już trzech: śledź na Mruka, Mruk na śledzia, a Prezes przez szybę na obu. Wtedy pani Halina uchyliła okno, wysunęła na gzyms drugą skórkę i Prezes mrugnął, od dołu, jak to gołąb. Liczy się. Mruk obejrzał się na śledzia, który był przy tym i nie mógł zaprzeczyć, i przyjął z palców pani Haliny jego ogon, obrany ze skórki.",
        },
      ],
    },
    {
      when: { weekday: [1, 2, 3, 4, 6, 7] },
      pays: ["the wrong day"],
      en: "First there was the smell. It came up from the second floor on tiptoe, looked round the stairs and took Mruk by the nose, as you take a child by the hand. It was fish, and it was not Friday. This called for an explanation. At the end of the smell was Mrs Halina’s kitchen, in it a plate, and on the plate a fish without any excuse.",
      pl: "Najpierw był zapach. Wyszedł z drugiego piętra na palcach, rozejrzał się po schodach i wziął Mruka za nos, tak jak się bierze kogoś za rękę. Pachniało rybą, a nie był to piątek. Coś takiego trzeba wyjaśnić. Na końcu zapachu była kuchnia pani Haliny, w kuchni talerz, a na talerzu ryba bez żadnego usprawiedliwienia.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [["Let It Be Friday", "Niech będzie piątek"]],
          en: "The explanation hung on the wall. Mrs Halina has a calendar with leaves to tear off, and it said Friday; it was quite alone in this opinion. She looked at the leaf, at the fish and at Mruk, who had already been helped to a piece from the middle. Then she hung a tea towel over the calendar. “Let it be Friday,” she said, “till we’ve finished.”",
          pl: "Wyjaśnienie wisiało na ścianie. Pani Halina ma przy kredensie kalendarz do zdzierania, a kalendarz mówił, że jest piątek, i był w tej opinii zupełnie odosobniony. Krawcowa popatrzyła na kartkę, na rybę i na Mruka, któremu zdążyła już nałożyć kawałek ze środka. Powiesiła na kalendarzu ściereczkę. „Niech będzie piątek – powiedziała – póki nie skończymy”.",
        },
        {
          unless: ["Tomek"],
          titles: [["You Never Saw a Thing", "A ty nic nie widziałeś"]],
          en: "“I just felt like fish,” Mrs Halina told the plate. “On Fridays it’s because it’s Friday.” She ate slowly, with her little finger out, like a guest at somebody else’s party, and every other piece went to Mruk. “And you’ve seen nothing, treasure.” Mruk climbed back up the stairs with his mouth firmly shut, and until he had washed he did not breathe on anyone.",
          pl: "„Zachciało mi się ryby i już – oznajmiła pani Halina talerzowi. – W piątki to dlatego, że piątek”. Jadła powoli, odginając mały palec, jak na cudzym przyjęciu, i co drugi kęs wędrował do Mruka. „A ty, skarbie, nic nie widziałeś”. Mruk wrócił na górę z pyskiem mocno zamkniętym i dopóki się nie umył, na nikogo nie chuchał.",
          picture: { place: "stairs", pose: "walk", props: [], eyes: "half", mouth: "neutral", company: "nobody" },
        },
      ],
    },
    {
      en: "In Mrs Halina’s kitchen there was one fish, and it had to be divided. Mruk is no good at figures, but he can divide. From the floor, by eye, fairly, he made it two parts, then three, then four in case anybody looked in, and each time his own part came out in the middle, where the bones are fewest. It only remained to inform Mrs Halina.",
      pl: "W kuchni pani Haliny była jedna ryba i należało ją podzielić. Mruk nie jest mocny w rachunkach, ale dzielić umie. Dzielił z podłogi, na oko, uczciwie, na dwoje, na troje i na czworo, w razie gdyby ktoś zajrzał, i za każdym razem jemu wypadał środek, tam gdzie jest najmniej ości. Pozostawało tylko zawiadomić panią Halinę.",
      picture: {
        place: "kitchen floor",
        pose: "crouch",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Twenty-Nine with the Tail", "Dwadzieścia dziewięć z ogonem"]],
          en: "What is cut cannot be uncut, so Mrs Halina laid the tape from round her neck along the fish. It made twenty-nine centimetres with the tail. She set the knife to one side, then to the other. “The ends are the seam allowance,” she said, took those herself, and put the middle down on a saucer. Mruk checked it with his nose, edge to edge. It was straight.",
          pl: "Co skrojone, tego się nie sklei, więc pani Halina zdjęła z szyi centymetr i przyłożyła do ryby. Wyszło dwadzieścia dziewięć, z ogonem. Przymierzyła nóż z jednej strony, potem z drugiej. „Końce to zapas na szwy” – powiedziała i wzięła je sobie, a środek położyła na spodku. Mruk sprawdził nosem, od brzegu do brzegu. Było równo.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["As Far as a Certain Line", "Do pewnej linii"],
            ["She Ate Round It", "Jadła tak, żeby nie ruszyć"],
          ],
          en: "The middle came to Mruk, on a saucer. He ate as far as a certain line, which only he could see, and there he stopped and stepped back. “Isn’t it good?” asked Mrs Halina. It was good. He looked at what was left, and then at her, until she took it. She laid it on the rim of her own plate and ate round it.",
          pl: "Środek dostał Mruk, na spodku. Zjadł do pewnej linii, którą widział tylko on, tam przestał i cofnął się o krok. „Niedobre?” – zmartwiła się pani Halina. Dobre. Patrzył na resztę, a potem na panią Halinę, aż resztę wzięła. Przełożyła ją na brzeg swojego talerza i jadła tak, żeby jej nie ruszyć.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the two centimetres"],
          titles: [
            ["The Tape Began at Three", "Centymetr zaczynał się od trójki"],
            ["Fifty-Two After All", "A jednak pięćdziesiąt dwa"],
          ],
          en: "Mrs Halina wanted to divide the fish by the tape. She laid the end along it, put on her glasses, and took them off again: the tape began at the three. The first two centimetres must have gone into somebody’s trousers. “Then you’re fifty-two, treasure,” she said slowly, “and I did you an injustice.” She cut the fish where Mruk had been looking all this time, and the middle went to him, with two centimetres over.",
          pl: "Pani Halina chciała dzielić rybę z centymetrem w ręku. Przyłożyła go do ogona, włożyła okulary i zdjęła je z powrotem: centymetr zaczynał się od trójki. Dwa pierwsze musiały kiedyś pójść w czyjeś spodnie. „To ty masz pięćdziesiąt dwa, skarbie – powiedziała powoli. – A ja cię skrzywdziłam”. Przecięła rybę tam, gdzie Mruk przez cały czas patrzył, i dołożyła mu do środka dwa centymetry.",
          picture: {
            place: "kitchen",
            pose: "ears",
            props: ["fish"],
            eyes: "wide",
            inHand: "knife",
            company: "halina",
          },
        },
      ],
    },
    {
      en: "A mackerel shines even in the dark. This one was smoked, and it shone out of Mrs Halina’s kitchen and through a door left ajar as far as the stairs, where Mruk sat thinking of other matters. He stopped thinking of them and went in. Gold in the mountains must call to people in much the same way; they too set out without telling anyone at home.",
      pl: "Makrela świeci nawet po ciemku. Ta była wędzona i świeciła z kuchni pani Haliny, przez niedomknięte drzwi, aż na schody, gdzie Mruk siedział i myślał o czym innym. Przestał o tym myśleć i wszedł. Pewnie tak samo woła złoto w górach: ludzie też wyruszają od razu i nikogo w domu nie zawiadamiają.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "wide", by: "door ajar", company: "nobody" },
      endings: [
        {
          titles: [["Gold, in One Piece", "Złoto w jednym kawałku"]],
          en: "The gold was Mruk’s. Mrs Halina drew the skin off in one piece, like a glove, kept what had been inside it and gave Mruk the glove. He did not fall upon it. First he carried it under the sideboard, where it is dark even at noon, to see whether it would go on shining. It did, for as long as there was any.",
          pl: "Złoto przypadło Mrukowi. Pani Halina ściągnęła skórkę w jednym kawałku, jak się ściąga rękawiczkę, sobie zostawiła to, co było w środku, a jemu dała rękawiczkę. Nie rzucił się na nią. Najpierw zaniósł ją pod kredens, gdzie i w południe jest ciemno, żeby zobaczyć, czy będzie świecić dalej. Świeciła, póki starczyło.",
          picture: {
            place: "kitchen floor",
            pose: "crouch",
            props: [],
            eyes: "half",
            under: "cupboard",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Worth a Walk of One Floor", "Dla tego warto było zejść"],
            ["From Close Up It Was Brown", "Z bliska to była brązowa ryba"],
          ],
          en: "From close up the gold was a brown fish with a surprised mouth. With gold, they say, it often is. Mruk ate his share to the last flake, and it was worth a walk of one floor; but the shine had stayed on the wrapping paper, in patches, and afterwards he lay down on it. Mrs Halina, who saves paper, folded up as much as stuck out.",
          pl: "Z bliska złoto okazało się brązową rybą ze zdziwionym pyskiem. Podobno tak z nim bywa. Mruk zjadł do ostatniego płatka to, co mu podano, i warto było po to zejść jedno piętro, ale blask został na papierze po rybie, plamami, i kiedy talerz był pusty, Mruk położył się na tym papierze. Pani Halina, która papier zbiera, złożyła tyle, ile wystawało.",
        },
        {
          when: { timeSlot: ["evening"], between: ["10-15", "03-01"] },
          titles: [
            ["With the Lamp Off", "Zgasiła, żeby zobaczyć"],
            ["Does It Shine in the Dark?", "Świeci czy nie świeci?"],
          ],
          en: "“Let’s see whether it shines, then,” said Mrs Halina, with her hand on the light switch. At that hour it is as dark in her kitchen as in a mine, apart from the little light on the courtyard shrine. They waited. Very slowly something yellow came up on the table, long and curved, with nothing round it. She found the knife by feel. The first piece fell on the floor, and Mruk went to it without groping.",
          pl: "„No to zobaczmy, czy świeci” – powiedziała pani Halina z ręką na wyłączniku. O tej porze jest u niej w kuchni ciemno jak w kopalni, nie licząc lampki z kapliczki na podwórku. Czekali. Powoli na stole zarysowało się coś żółtego, długiego i wygiętego, a dookoła nic. Noża szukała po omacku. Pierwszy kawałek spadł na podłogę i Mruk trafił do niego od razu.",
          picture: {
            place: "kitchen floor",
            pose: "walk",
            props: [],
            eyes: "wide",
            by: "wall",
            lighting: "blackout",
            company: "halina",
          },
        },
      ],
    },
    {
      when: { weekday: [5], timeSlot: ["afternoon", "evening"] },
      en: "On Fridays Mrs Halina fries three fish: one for herself, one for the third floor, and one in case. In case of what is never said. The case came down the stairs in good time, sat by the stove in her kitchen and looked at the third fish, which had a plate of its own. It goes by the name of Mruk and does not like to arise late.",
      pl: "W piątki pani Halina smaży trzy ryby: jedną dla siebie, jedną dla trzeciego piętra i jedną na wszelki wypadek. Na jaki, tego się nie mówi. Wypadek zszedł po schodach o właściwej porze, usiadł w jej kuchni przy kuchence i patrzył na trzecią rybę, która leżała na osobnym talerzu. Nazywa się Mruk i nie lubi zdarzać się po czasie.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Fish, Three. No, Four", "Ryba, trzy. Nie, cztery"]],
          en: "The third fish went the way of every third fish, and the saucer travelled across the floor to the skirting board, where it rang. Mrs Halina wiped the pan and sat down to the shopping list. “Fish, 3,” she wrote under Friday. Then she looked beneath the table, where somebody was washing his chest, of which there is a good deal. She made the three into a four.",
          pl: "Trzecia ryba poszła drogą wszystkich trzecich ryb, a spodek pojechał po podłodze aż pod listwę i tam zadzwonił. Pani Halina wytarła patelnię i zasiadła do listy zakupów. „Ryba, 3” – napisała pod następnym piątkiem. Potem schyliła się i zajrzała pod stół, gdzie ktoś mył sobie pierś, a było co myć. Z trójki zrobiła czwórkę.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "blep",
            look: "down",
            under: "table",
            posture: "sitting",
            inHand: "sheet of paper",
            company: "halina",
          },
        },
        {
          titles: [["Between the Fish and the House", "Na wszelki wypadek"]],
          en: "Half of the third fish Mruk ate on the spot. The other half Mrs Halina laid on top of the third floor’s fish, under a second plate, and they went up together, she in front, he behind with his eye on the gap. At the door upstairs she put it all down to see to her hair. Mruk sat down between the fish and the rest of the house, in case.",
          pl: "Pół trzeciej ryby Mruk zjadł na miejscu. Drugie pół pani Halina położyła na tej dla trzeciego piętra, nakryła talerzem i poszli na górę razem, ona przodem, on z tyłu, z okiem na szparze. Pod drzwiami postawiła wszystko na podłodze, żeby poprawić włosy. Mruk usiadł między rybą a resztą kamienicy, na wszelki wypadek.",
          picture: {
            place: "stairs",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          unless: ["the keys are upstairs"],
          needs: ["the keys"],
          titles: [
            ["So That Was the Case", "Więc to na ten wypadek"],
            ["Keys, One Fish, Two Halves", "Po klucze i pół ryby"],
          ],
          en: "There was a knock. It was Tomek again, about his keys, which he had been looking for among the potatoes at home; he did not look at the keys, he looked at the fish. “So that’s what it was in case of,” said Mrs Halina, and cut the third fish across. He ate his half standing, Mruk his half sitting, and they finished in the same minute. Then Tomek thanked her and went. Mrs Halina sighed, wiped the keys and followed him up.",
          pl: "Zapukano. To znów był Tomek, w sprawie kluczy, których szukał już w domu w ziemniakach; na klucze nie spojrzał, spojrzał na rybę. „A więc na ten wypadek” – powiedziała pani Halina i przecięła trzecią rybę w poprzek. On zjadł swoją połowę na stojąco, Mruk swoją na siedząco i skończyli w tej samej minucie. Tomek podziękował i poszedł. Pani Halina westchnęła, wytarła klucze i ruszyła za nim na górę.",
          picture: { place: "kitchen", pose: "ears", props: ["keys"], eyes: "open", company: "tomek" },
        },
        {
          needs: ["the two centimetres"],
          titles: [
            ["From Monday", "Od poniedziałku"],
            ["In the Margin of the Book", "Na marginesie, ołówkiem"],
          ],
          en: "The third fish had lost its tail and its head to the cat when Mrs Halina remembered the fifty-four on the tape. She stopped with the fork in the air. Under the table Mruk waited, without pressing her. She opened the cookery book, and in the margin, beneath the number, she wrote, firmly, “From Monday.” Then she put down the pencil, and the rest of the third fish, which was still warm, on the floor.",
          pl: "Trzecia ryba straciła już na rzecz kota ogon i głowę, kiedy pani Halinie przypomniało się pięćdziesiąt cztery na centymetrze. Zastygła z widelcem w powietrzu. Pod stołem czekał Mruk i nie naciskał. Otworzyła książkę kucharską i na marginesie, pod liczbą, napisała stanowczo: „Od poniedziałku”. Potem odłożyła ołówek, a resztę trzeciej ryby, jeszcze ciepłą, postawiła na podłodze.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            under: "table",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Mrs Halina had been given a trout. It lay on a plate in her kitchen while she turned out the drawers for the recipe, and Mruk, down from the third floor for a chat, saw at once that it had something to say. Its mouth stood open in the middle of a word. Mruk is a good listener. He only wanted to get near enough.",
      pl: "Pani Halina dostała pstrąga. Leżał w kuchni na talerzu, kiedy przetrząsała szuflady w poszukiwaniu przepisu, i Mruk, który zszedł z trzeciego piętra pogawędzić, od razu zobaczył, że pstrąg ma coś do powiedzenia. Pysk miał otwarty, jakby w pół słowa. Mruk umie słuchać. Chciał tylko podejść dostatecznie blisko.",
      picture: {
        place: "kitchen floor",
        pose: "walk",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          unless: ["Tomek"],
          titles: [
            ["About Water, Apparently", "Podobno o wodzie"],
            ["Ola Says It in Two Languages", "Ola mówi to w dwóch językach"],
          ],
          en: "All that was left of the trout was a bone, thin, white and curved like a well-turned sentence. Mruk had listened to the rest, bite by bite, and had gathered only that it was about water. He took the bone upstairs and put it down at home on the kitchen threshold, because that is where Ola deals with foreign matters. She found it with her bare foot, and said something in two languages.",
          pl: "Z pstrąga została na koniec tylko ość, cienka, biała i wygięta jak udane zdanie. Reszty Mruk wysłuchał kęs po kęsie i zrozumiał tyle, że chodzi o wodę. Zaniósł więc ość na górę i położył w domu na progu kuchni, bo tam Ola załatwia sprawy obcojęzyczne. Ola znalazła ość bosą stopą i powiedziała coś w dwóch językach.",
        },
        {
          titles: [["Told in Confidence", "W zaufaniu, do lewego ucha"]],
          en: "The trout’s head was put before Mruk on a saucer, its mouth still open, and he laid his left ear to it, the one with the notch. The kitchen was very quiet. “Well?” asked Mrs Halina. “What does it say?” He ate it up, thoughtfully, to the last bone. It must have been told in confidence, for afterwards he washed the ear, inside and out, twice.",
          pl: "Głowę pstrąga Mruk dostał na spodku, z pyskiem wciąż otwartym, i przyłożył do niej lewe ucho, to z nacięciem. Na chwilę w kuchni zrobiło się bardzo cicho. „No i co? – spytała pani Halina. – Co mówi?” Zjadł głowę w zamyśleniu, do ostatniej kostki. Widocznie było to w zaufaniu, bo potem mył ucho z wierzchu i od środka, dwa razy.",
        },
      ],
    },
    {
      en: "Nobody said the word “fish”. Mrs Halina had put hers at the very back of her kitchen table, behind the milk, and moved about with the face of a woman who has nothing at the back of her table. She talked of hems and of her cousin in Radom. Mruk sat by the door, wondered at such trust in milk, and waited for the word to be said.",
      pl: "Słowa „ryba” nikt nie wymawiał. Pani Halina położyła rybę w głębi kuchennego stołu, za mlekiem, i kręciła się z miną osoby, która w głębi stołu nie ma nic. Mówiła o podłożeniach i o kuzynce z Radomia. Mruk siedział przy drzwiach, dziwił się, że można aż tak ufać mleku, i czekał, aż to słowo padnie.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Once More, Please", "Jeszcze raz, proszę"],
            ["Then It Was Out", "I padło"],
          ],
          en: "“Fish,” said Mrs Halina in the end. It was out, and nothing had happened; the milk stood where it had stood. “Fish, fish, fish,” she said, now that she had begun, and reached for the small knife. Mruk let her say it once more. Only then did he begin to eat, without haste, like somebody who has been properly asked.",
          pl: "„Ryba” – powiedziała w końcu pani Halina. Padło i nic się nie stało, tylko mleko stało, gdzie stało. „Ryba, ryba, ryba” – powtórzyła, skoro już zaczęła, i sięgnęła po mały nóż. Mruk pozwolił jej powiedzieć to jeszcze raz. Dopiero wtedy zaczął jeść, bez pośpiechu, jak ktoś, kogo poproszono, jak należy.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", by: "wall", company: "halina" },
        },
        {
          titles: [["A Short Word with a Long R", "Krótkie słowo z długim r"]],
          en: "In the end Mruk said it himself, once, without raising his voice. It was a short word with a long r in it. “There,” said Mrs Halina to the sideboard, “somebody had to.” She moved the milk aside and cut him a piece from the back. From then on they discussed it openly, both with their mouths full, and the milk, no longer needed, went back to the larder.",
          pl: "W końcu powiedział to sam Mruk, raz, nie podnosząc głosu. Było to krótkie słowo z długim r. „No – zwróciła się pani Halina do kredensu – ktoś musiał”. Odsunęła mleko i odkroiła mu kawałek od grzbietu. Odtąd rozmawiali o tym zupełnie otwarcie, oboje z pełnymi ustami, a mleko, już niepotrzebne, wróciło do spiżarni.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            mouth: "call",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          unless: ["the caretaker at table"],
          needs: ["the broom"],
          titles: [
            ["The Word Came through the Door", "Padło za drzwiami"],
            ["A Plate for the Stairs", "Talerzyk na schody"],
          ],
          en: "The word came from the stairs. “Fish,” said Mr Zenon, quite softly, and not to anybody; he was speaking to his broom. The word was out. Mrs Halina breathed again, moved the milk, and cut three pieces. One she carried out to him on the stairs, between two slices of bread, and for a while nothing was swept there. Mruk had the one from the middle, and said the word over to himself as he chewed.",
          pl: "Słowo przyszło ze schodów. „Ryba” – powiedział pan Zenon, cichutko i nie do ludzi, bo do miotły. Padło. Pani Halina odetchnęła, odsunęła mleko i ukroiła trzy kawałki. Jeden wyniosła na schody, między dwiema kromkami, i przez jakiś czas niczego tam nie zamiatano. Mruk dostał ten ze środka i żując, powtarzał sobie to słowo po cichu.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Between Mruk and the plate stood a principle. Paws do not go on the table: coats have been cut out on it, Mrs Halina says, with a raised finger and a thimble on the finger. Mruk respected this to the letter. He put his paws on a stool, only his chin on the oilcloth, and all his weight on the chin.",
      pl: "Od talerza dzieliła Mruka zasada. Łap na stół się nie kładzie: kroiło się na nim płaszcze, mówi pani Halina, z podniesionym palcem i z naparstkiem na palcu. Mruk przestrzegał zasady co do joty. Łapy postawił na stołku, na ceracie położył samą brodę i oparł się na niej całym ciężarem.",
      turns: [
        {
          titles: [
            ["Eleven Squares of Oilcloth", "O jedenaście kratek"],
            ["Not a Paw on the Table", "A łapy przy sobie"],
          ],
          en: "Nine kilos are a good deal for a chin. The oilcloth gave way and came towards Mruk over the edge, blue, white, blue, and with it the salt and the plate. Not a paw had been laid on anything. “Whoa,” said Mrs Halina when it had travelled eleven squares, and caught the plate at the very edge, an inch from his nose, where it might as well stay.",
          pl: "Dziewięć kilo to na jedną brodę dużo. Cerata puściła i zaczęła zjeżdżać ku Mrukowi przez krawędź, niebieska, biała, niebieska, a z nią sól i talerz. Ani jedna łapa niczego nie dotknęła. „Prr” – powiedziała pani Halina, kiedy ujechało jedenaście kratek, i złapała talerz na samym brzegu, o wąs od jego nosa, gdzie równie dobrze mógł już zostać.",
        },
        {
          titles: [
            ["Nothing Was Said of Chins", "O brodzie nie było mowy"],
            ["Four Paws, Counted Twice", "Cztery łapy, liczone dwa razy"],
          ],
          en: "Mrs Halina got as far as raising her finger. Then she looked along it. On the stool there were four paws, she counted twice; on the table only a chin, and about chins nothing had ever been said. She keeps to what was agreed. She wiped the oilcloth round the chin, and because a chin looks so forlorn alone on a table, she put a saucer in front.",
          pl: "Pani Halina zdążyła tylko podnieść palec. Potem popatrzyła wzdłuż niego. Na stołku stały cztery łapy, policzyła dwa razy, a na stole leżała sama broda, o brodach zaś nigdy nie było mowy. Pani Halina trzyma się tego, co ustalono. Przetarła ceratę z lewej i z prawej, a że broda na stole wygląda samotnie, postawiła przed nią spodek.",
        },
        {
          needs: ["the thread"],
          titles: [
            ["Something Was Moving on the Table", "Coś szło po stole"],
            ["It Was Not a Paw", "To nie była łapa"],
          ],
          en: "Mruk put no paw on the table. He only drew in the paw that was on the thread. Something began to move on the oilcloth, in little jerks, a hair’s breadth at a time: first the thread, then the fin in which the thread had caught, and then, since a fin seldom goes anywhere alone, the fish. Mrs Halina watched it come, with her finger raised. Of fishes that walk to the edge by themselves the principle says nothing.",
          pl: "Mruk nie położył łapy na stole. Przyciągnął tylko tę, pod którą miał nitkę. Na ceracie coś drgnęło i ruszyło, szarpnięcie za szarpnięciem: najpierw nitka, potem płetwa, o którą nitka zaczepiła, a za płetwą, bo płetwy same nie chodzą, ryba. Pani Halina patrzyła, jak idzie, i trzymała palec w górze. O rybach, które same podchodzą do krawędzi, zasada nie mówi nic.",
        },
      ],
    },
    {
      en: "Somebody had thought of everything and put a glass lid over the fish. It was refined cruelty. Each scale could be seen, a cat could be seen too, bent, with an enormous nose, and there was nothing whatever to smell but washing-up liquid. Mruk went along the bench to the other side of the table. The cat with the nose was there before him.",
      pl: "Ktoś pomyślał o wszystkim i nakrył rybę szklaną pokrywką. Było to okrucieństwo wyrafinowane. Widać było każdą łuskę, widać było też kota, wygiętego, z wielkim nosem, a czuć było wyłącznie płyn do naczyń. Mruk przeszedł po ławce na drugą stronę stołu, ale tam kot z nosem już na niego czekał.",
      turns: [
        {
          titles: [
            ["No Wider Than a Ruler", "Nie szerszy niż linijka"],
            ["What She Saw through the Lid", "Co było widać przez pokrywkę"],
          ],
          en: "Mrs Halina happened to stoop and look through the lid from her side. Glass that makes one cat fat makes another thin. Beyond the fish she saw somebody no wider than a ruler, with hollow cheeks and eyes like soup plates, who regarded her without reproach. She had the lid off before she straightened up, and only then remembered what Mruk weighs.",
          pl: "Zdarzyło się, że pani Halina schyliła się i spojrzała przez pokrywkę ze swojej strony. Szkło, które jednego kota pogrubia, drugiego wyszczupla. Za rybą zobaczyła kogoś nie szerszego niż linijka, o zapadniętych policzkach i oczach jak głębokie talerze, kto patrzył na nią bez wyrzutu. Zdjęła pokrywkę, zanim rozprostowała plecy, i dopiero wtedy przypomniało jej się, ile Mruk waży.",
          picture: { place: "kitchen", pose: "ears", props: ["fish"], eyes: "wide", company: "halina" },
        },
        {
          titles: [
            ["Now Where Has It Got To?", "I gdzie ona się podziała?"],
            ["He Only Breathed", "On tylko oddychał"],
          ],
          en: "Mruk breathed. It cannot be helped when somebody sits so near a lid, and wherever he breathed the fish grew dim, first the tail, then the middle, until there was nothing under the glass but fog. “Now where has that got to?” said Mrs Halina, turning round, and lifted the lid to look. It was there, all of it. So was a nose.",
          pl: "Mruk oddychał. Nie ma na to rady, kiedy ktoś siedzi tak blisko pokrywki, a gdzie tchnął, tam ryba bladła, najpierw ogon, potem środek, aż pod szkłem była już tylko mgła. „I gdzie ona się podziała?” – zdziwiła się pani Halina, odwróciwszy się od zlewu, i podniosła pokrywkę, żeby zajrzeć. Ryba była, cała. Nos też już był.",
        },
        {
          when: { weather: ["clear"], timeSlot: ["morning", "afternoon"], between: ["04-01", "09-15"] },
          titles: [
            ["It’s Cooking Itself!", "Ona się sama gotuje!"],
            ["Sun on the Lid", "Ile słońca zmieści się pod szkłem"],
          ],
          en: "The sun had come round to the table, and a glass lid in the sun is an oven. First the glass grew misty. Then, out of the gap at the bottom, there came a thread of smell, warm and quite beyond doubt, and Mruk opened his mouth a little to have more of it. “It’s cooking itself!” cried Mrs Halina, who had planned it for later, and she snatched off the lid and put it in the sink.",
          pl: "Słońce doszło do stołu, a szklana pokrywka na słońcu to piekarnik. Najpierw szkło zaszło parą. Potem szparą u dołu wyszła smużka zapachu, ciepła, nie do pomylenia z niczym, i Mruk uchylił pyska, żeby mieć jej więcej. „Toż ona się sama gotuje!” – krzyknęła pani Halina, która planowała to na później, zerwała pokrywkę i wstawiła ją do zlewu.",
        },
      ],
    },
    {
      when: { between: ["09-10", "06-15"] },
      pays: ["Tomek"],
      en: "Tomek was on guard, with a wooden spoon. His trousers were at the sewing machine in the next room, and until Mrs Halina had let them down he sat by the plate in her flowered apron, marking tests on the rivers of Europe, and at every river he looked up. He and Mruk knew each other too well for tricks. The Danube went by, then the Rhine, and neither Tomek nor Mruk had blinked.",
      pl: "Na warcie stał Tomek z drewnianą łyżką, a właściwie siedział. Spodnie leżały na maszynie w sąsiednim pokoju i póki pani Halina ich nie przedłużyła, tkwił przy talerzu w jej fartuchu w kwiaty, sprawdzał klasówki z rzek Europy i przy każdej rzece podnosił głowę. Za dobrze się z Mrukiem znali na sztuczki. Minął Dunaj, minął Ren, a ani Tomek, ani Mruk nie mrugnął.",
      turns: [
        {
          titles: [
            ["Pins at Both Ankles", "Szpilki przy obu kostkach"],
            ["Half a Metre Short", "Zabrakło pół metra"],
          ],
          en: "“Up on the chair,” said Mrs Halina, or something like it, through pins. Tomek was put into the trousers and stood on high, and she went round him on her knees, left leg, right leg. A man with pins at both ankles makes no sudden movements. He held out the spoon as far as it would go. It stopped half a metre short of the plate and of Mruk. “Director,” he said, “I appeal to you.”",
          pl: "„Na krzesło” – powiedziała pani Halina albo coś w tym rodzaju, bo w ustach miała szpilki, a na ręku spodnie. Tomek został w nie włożony i ustawiony na wysokości, a ona obeszła go na kolanach, najpierw lewą nogawkę, potem prawą. Człowiek ze szpilkami przy obu kostkach nie robi gwałtownych ruchów. Wyciągnął łyżkę, jak mógł najdalej. Do talerza i Mruka zabrakło pół metra. „Dyrektorze – powiedział – apeluję do pana”.",
        },
        {
          titles: [
            ["On the Far Bank of the Spoon", "Po drugiej stronie łyżki"],
            ["As Far as the Volga", "Do Wołgi i ani kroku dalej"],
          ],
          en: "At the Volga, which is long, Tomek laid his spoon across the oilcloth. “That’s the frontier, Director. You there, I here, and the plate with me.” It held for a test and a half. Then Mrs Halina came in with the trousers and, to make room for them, pushed the plate along, past the spoon, to Mruk. Tomek examined the position. “Foreign territory,” he said, and went on to the Loire.",
          pl: "Przy Wołdze, która jest długa, Tomek położył łyżkę w poprzek ceraty. „To jest granica, dyrektorze – powiedział. – Pan tam, ja tu, talerz ze mną”. Obowiązywało to przez półtorej klasówki. Potem weszła pani Halina ze spodniami i żeby zrobić dla nich miejsce, przesunęła talerz po stole, za łyżkę, do Mruka. Tomek zbadał położenie. „Obce terytorium” – orzekł i przeszedł do Loary.",
        },
        {
          needs: ["the rivers"],
          titles: [
            ["How High Is the Vistula?", "Ile w Sandomierzu?"],
            ["A Correction from the Sideboard", "Sprostowanie z kredensu"],
          ],
          en: "“We must correct ourselves,” said the radio. “The Vistula at Sandomierz…” And it began to crackle. There are things that a geographer cannot sit through. Tomek was at the sideboard in one bound, flowered apron and all, with his ear to the loudspeaker and the wooden spoon in the air for silence. Two hundred and twenty. “I knew it,” he told the room. But by then nobody was left on guard.",
          pl: "„Prostujemy – powiedziało radio. – Wisła w Sandomierzu…” I zaczęło trzeszczeć. Są rzeczy, których geograf nie zniesie na siedząco. Jednym skokiem, w fartuchu w kwiaty, Tomek był przy kredensie i trzymał ucho przy głośniku, a łyżkę w górze, żeby była cisza. Dwieście dwadzieścia. „Wiedziałem” – oznajmił. Tyle że na warcie nie został już nikt.",
        },
      ],
    },
    {
      en: "The whole undertaking depended on a chair, and the chair had been moved away from the table. It was only by a cat’s length; people think nothing of such distances. Mruk measured the gap from the seat, shifted from one back foot to the other, measured it again, and remembered the soup tureen, of which, after a jump like that, one handle was left.",
      pl: "Całe przedsięwzięcie zależało od krzesła, a krzesło było odsunięte od stołu. Tylko o długość kota, ludzie lekceważą takie odległości. Mruk zmierzył szparę z siedzenia, przestąpił z tylnej łapy na łapę, zmierzył jeszcze raz i przypomniał sobie wazę, z której po takim skoku zostało jedno ucho.",
      turns: [
        {
          titles: [
            ["The Chair Was Taken", "Krzesło było zajęte"],
            ["Since We’re Sitting Anyway", "Skoro i tak siedzimy"],
          ],
          en: "Mrs Halina’s feet ached, and she let herself down on the nearest chair without looking. It was taken, by Mruk. There was some shifting about, and when it was over the same two were sitting there, only the other way up. From a lap like hers, with an apron on it, nothing is far. “Well, since we’re sitting anyway,” she said, and hitched the chair up to the table.",
          pl: "Panią Halinę bolały nogi i opuściła się na pierwsze z brzegu krzesło, nie patrząc. Było zajęte, przez Mruka. Nastąpiły przesunięcia, a kiedy się skończyły, siedzieli tam ci sami dwoje, tylko w odwrotnej kolejności. Z takich kolan, z fartuchem, wszędzie jest blisko. „No, skoro i tak siedzimy” – powiedziała i przysunęła się z krzesłem do stołu.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "open", on: "lap", company: "halina" },
        },
        {
          titles: [
            ["With the Hip, in Passing", "Biodrem, przez nieuwagę"],
            ["Nobody Jumped", "Nikt nie skakał"],
          ],
          en: "Mrs Halina pushes chairs in with her hip, in passing, when her hands are full, and does not look round. Mruk was still on this one, calculating. He felt a bump, travelled forward without stirring a limb, and came to rest with his chest against the table and the plate at the height of his chin, like a guest of honour. Nobody had jumped, and nothing was broken.",
          pl: "Pani Halina, kiedy ma zajęte ręce, dosuwa krzesła biodrem, w przelocie, i się nie ogląda. Na tym Mruk wciąż siedział i obliczał. Poczuł szturchnięcie, pojechał naprzód, nie ruszając ani jedną łapą, i zatrzymał się z piersią przy stole, jak gość honorowy, mając talerz na wysokości brody. Nikt nie skakał i wszystko w kuchni było całe.",
        },
        {
          needs: ["the thread"],
          titles: [
            ["Where the Thread Led", "Po nitce do krzesła"],
            ["Wind Up and Walk", "Idzie i zwija"],
          ],
          en: "Mrs Halina throws away no thread. She found the end of hers beside the fish and began to wind it round two fingers, and since a thread leads where it leads, she walked after it, across the oilcloth, over the edge, across the gap, up to a paw. The paw held on. So she pulled the chair up to the table, cat and all, to where the light is, to argue about the last few centimetres.",
          pl: "Pani Halina nie wyrzuca nitek. Znalazła przy rybie koniec swojej i zaczęła ją zwijać na dwa palce, a że nitka prowadzi, dokąd prowadzi, szła za nią po ceracie, przez krawędź, przez szparę, aż doszła do łapy. Łapa nie puszczała. Przysunęła więc krzesło razem z kotem do stołu, do światła, żeby o tych ostatnich centymetrach porozmawiać.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", on: "chair", company: "halina" },
        },
      ],
    },
    {
      en: "The next thing was lemon. Mrs Halina laid slices round the fish in a ring, like the fence round a park, and squeezed the rest over the top. Mruk takes lemons personally. He drew back his head, shut one eye, and with the other he went slowly along the fence, post by post, looking for the gate.",
      pl: "Potem pojawiła się cytryna. Pani Halina ułożyła plasterki dookoła ryby, jak ogrodzenie wokół parku, a resztę wycisnęła z góry. Cytrynę Mruk bierze do siebie. Cofnął głowę, zamknął jedno oko, a drugim przeszedł powoli wzdłuż całego ogrodzenia, sztacheta po sztachecie, szukając furtki.",
      turns: [
        {
          titles: [
            ["It Had Another Side", "Od spodu bez cytryny"],
            ["The Fish Is Turned Over", "Rybę się odwraca"],
          ],
          en: "A fish has two sides, and lemon falls on one. When Mrs Halina slid the knife beneath the fish and turned it over, on account of the bones, up came a flank that had never heard of lemons, dry and smelling of nothing but itself. What is more, it came down outside the fence, half on the oilcloth. Mruk opened the other eye.",
          pl: "Ryba ma dwa boki, a cytryna pada na jeden. Kiedy pani Halina wsunęła pod nią nóż i odwróciła ją, ze względu na ości, na wierzch wyszedł bok, który o cytrynie nigdy nie słyszał, suchy i pachnący wyłącznie sobą. W dodatku wylądował za ogrodzeniem, w połowie na ceracie. Mruk otworzył drugie oko.",
        },
        {
          titles: [
            ["The Gate in the Fence", "Furtka na dwie herbaty"],
            ["After the Second Glass", "Po drugiej szklance"],
          ],
          en: "Mrs Halina made herself tea. Into her tea goes a slice of lemon, and for that she reached over without looking and took the nearest out of the fence. That left a gap as wide as a cat’s face. She drank up, sighed, poured herself another and took the next slice. After the second glass the gap was as wide as the cat.",
          pl: "Pani Halina zrobiła sobie herbatę. Do herbaty idzie plasterek cytryny, sięgnęła więc, nie patrząc, i wyjęła najbliższy z ogrodzenia. Powstała przerwa szerokości kociego pyska. Wypiła, westchnęła, nalała sobie drugą i wzięła następny plasterek. Po drugiej szklance przerwa miała już szerokość kota.",
        },
        {
          needs: ["the onion"],
          titles: [
            ["A Slice for Every Finger", "Po plasterku na palec"],
            ["A Fence with One Post", "Z płotu jedna sztacheta"],
          ],
          en: "Lemon takes onion off the hands. Mrs Halina smelled her thumb, took a slice out of the ring and rubbed it, and since it helped she went on to the next finger and the next slice. She has ten fingers. There had been eleven slices. When she had finished she held out her hand to Mruk once more, and of the whole fence a single post stood by the fish.",
          pl: "Cebulę zmywa się z rąk cytryną. Pani Halina powąchała kciuk, wyjęła z ogrodzenia plasterek i potarła, a że pomogło, przeszła do następnego palca i następnego plasterka. Palców ma dziesięć. Plasterków było jedenaście. Kiedy skończyła, jeszcze raz wyciągnęła do Mruka rękę, a z całego płotu stała przy rybie jedna sztacheta.",
        },
      ],
    },
    {
      en: "Mruk was betrayed by his own bell. As a rule the bell on his collar is silent until he wants it, but near a fish it trembles, and at each step it said where he was, clearly and with pleasure, like a child in front of visitors. He held his breath and kept his neck stiff, and still it told the kitchen everything.",
      pl: "Mruka zdradził własny dzwonek. Na ogół dzwonek przy obroży milczy, póki Mruk sam nie zechce, ale w pobliżu ryby drży i przy każdym kroku mówił, gdzie Mruk jest, wyraźnie i z przyjemnością, jak dziecko przy gościach. Mruk wstrzymał oddech, usztywnił szyję, a dzwonek i tak opowiedział kuchni wszystko.",
      turns: [
        {
          titles: [
            ["Coming! Coming!", "Już idę!"],
            ["Fourteen Steps There, Two Here", "Czternaście kroków tam, dwa tu"],
          ],
          en: "“Coming!” called Mrs Halina, who took it for the door, wiped her hands and went to open. There was nobody. She was hardly back when it rang again, thinly, like a doorbell with a cold, and she walked the length of the hall again, and this time stayed there, ear to the wood, to catch whoever it was. From her door to the kitchen table it is fourteen steps. Mruk was two away.",
          pl: "„Już idę!” – zawołała pani Halina, bo myślała, że to do drzwi, wytarła ręce i poszła otworzyć. Na schodach nie było nikogo. Ledwie wróciła, znów zadzwoniło, cienko, jak dzwonek z katarem, więc znów przeszła cały przedpokój i tym razem została pod drzwiami, z uchem przy drewnie, żeby złapać tego kogoś na gorącym uczynku. Od jej drzwi do kuchennego stołu jest czternaście kroków. Mrukowi brakowało dwóch.",
        },
        {
          titles: [["Three Turns of Grey Wool", "Włóczką przez szparkę"]],
          en: "Mrs Halina was counting stitches, and at thirty-one she lost count, for the second time. “Come here, treasure, you tinkle.” She drew a bit of grey wool through the slit of the bell, three times, as you stop a draught, and let him go. Mruk took a step. It was like being alone in the world. Behind him Mrs Halina had begun again at one, and saw nothing but her needles.",
          pl: "Pani Halina liczyła oczka i przy trzydziestu jeden się pomyliła, po raz drugi. „Chodź no, skarbie – powiedziała – bo mi dzwonisz”. Ujęła dzwonek, trzy razy przeciągnęła przez szparkę kawałek szarej włóczki, jak się uszczelnia okno, i puściła. Mruk zrobił krok. Było tak, jakby został sam na świecie. Za jego plecami pani Halina zaczęła znowu od jednego i nie widziała nic oprócz drutów.",
        },
        {
          needs: ["the rivers"],
          titles: [
            ["The Seventh Pip", "Siódmy sygnał"],
            ["By the Time Signal", "Z ostatnim sygnałem"],
          ],
          en: "After the rivers comes the time signal, and Mrs Halina sets the hall clock by it. There are six pips. She counted them with her finger in the air. Then Mruk took a step and there was a seventh, higher than the others and rather pleased with itself. Nobody had warned her of a seventh. She went into the hall to consult the clock, and was heard opening its little door and arguing.",
          pl: "Po stanach wód podają godzinę i pani Halina nastawia według niej zegar w przedpokoju. Sygnałów jest sześć. Liczyła je z palcem w powietrzu. Wtedy Mruk zrobił krok i odezwał się siódmy, wyższy od tamtych i wyraźnie z siebie zadowolony. O siódmym nikt jej nie uprzedził. Poszła naradzić się z zegarem i słychać było, jak otwiera mu drzwiczki i się spiera.",
        },
        {
          needs: ["the keys"],
          pays: ["the keys are upstairs"],
          titles: [
            ["His Keys! On the Stairs!", "Klucze! Na schody!"],
            ["Was That Tomek’s Keys?", "Dzwoni, znaczy klucze"],
          ],
          en: "“Tomek’s keys!” cried Mrs Halina, for something had tinkled, and there they lay beside the plate. She seized them and ran out after Tomek in her slippers. On the third floor she could be heard ringing, and then explaining how she had heard them, quite distinctly, calling for him. She was given tea up there. When she came down again it was still tinkling in her kitchen, right beside the plate.",
          pl: "„Klucze Tomka!” – krzyknęła pani Halina, bo coś zadzwoniło, a obok talerza rzeczywiście leżały. Złapała je i pobiegła za nim w kapciach. Słychać było, jak dzwoni na trzecim piętrze i opowiada: wyraźnie słyszała, ktoś go wołał. Poczęstowano ją herbatą. Kiedy wróciła, w kuchni dzwoniło dalej, i to tuż przy talerzu.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["Which of Them Is Ringing?", "Które tu dzwoni?"],
            ["A Spoon, Two Lids and a Cat", "Łyżka, dwie pokrywki i kot"],
          ],
          en: "The wind came to Mruk’s aid. It got in round the window frame and set the spoons swinging on their rail, then two saucepan lids, then the chain of the lamp, until the whole kitchen was tinkling, each thing in its own key. “All right, all right,” said Mrs Halina, and stuffed the frame with a stocking. A bell more or less made no difference now. He walked through the concert upright.",
          pl: "W sukurs przyszedł Mrukowi wiatr. Wszedł szparą w oknie i rozkołysał łyżki na drążku, potem dwie pokrywki, potem łańcuszek przy lampie, aż cała kuchnia dzwoniła, każda rzecz w swojej tonacji. „Słyszę, słyszę” – powiedziała pani Halina i uszczelniła ramę pończochą. Jeden dzwonek mniej czy więcej nie robił już różnicy. Mruk przeszedł przez ten koncert wyprostowany.",
        },
      ],
    },
    {
      unless: ["the wrong day"],
      en: "A place had been laid with the good fork. There was the napkin with the monogram, and the chair that does not wobble, for Mrs Halina’s cousin was expected from Radom, and the plate with all that lay on it was hers. “Don’t even dream of it,” Mrs Halina said over her shoulder. It was a strange demand. Plates may go to others; Mruk’s dreams are another department.",
      pl: "Nakryto dobrym widelcem. Była i serwetka z monogramem, i krzesło, które się nie chwieje, bo miał przyjść gość, kuzynka z Radomia, i jej był talerz ze wszystkim, co na nim leżało. „Nawet o tym nie śnij” – rzuciła przez ramię pani Halina. Dziwne żądanie. Mrukowi można niejedno zabrać sprzed nosa, ale sny to już inny wydział.",
      turns: [
        {
          titles: [
            ["I Never Heard You Knock", "Nawet nie słyszałam pukania"],
            ["The Place Is Taken, Thank You", "Dziękuję, miejsce już zajęte"],
          ],
          en: "For the guest’s sake Mrs Halina had taken off her glasses. When she turned from the stove, somebody sat on the good chair, upright, grey, rather stout, something red at the neck. “There you are,” she said, “and I never heard you knock.” She put the glasses on, but it had been said. When her cousin telephoned that she had missed her train, Mrs Halina told her not to worry, the place was taken.",
          pl: "Ze względu na gościa pani Halina zdjęła okulary. Kiedy odwróciła się od kuchenki, na dobrym krześle ktoś siedział, wyprostowany, szary, tęgawy, z czymś czerwonym pod szyją. „No, nareszcie – ucieszyła się – a ja nawet nie słyszałam pukania”. Włożyła okulary, ale słowo się rzekło. A kiedy zadzwoniła kuzynka, że spóźniła się na pociąg, pani Halina odparła, żeby się nie martwić, bo miejsce już zajęte.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            on: "chair",
            company: "halina",
          },
        },
        {
          titles: [
            ["Nothing That Ever Had Eyes", "Nic, co miało oczy"],
            ["Whose Fork Was It?", "Czyj to był widelec?"],
          ],
          en: "Mrs Halina had the good fork in her hand when she remembered that her cousin eats nothing that ever had eyes. She had even written it down, inside the cupboard door. An eye looked up at her from the plate. She sighed and began to scrub potatoes. The good fork was laid beside the potatoes. The fish stayed where it was, in nobody’s name.",
          pl: "Pani Halina trzymała już w ręce dobry widelec, kiedy jej się przypomniało, że kuzynka nie je niczego, co miało oczy. Miała to nawet zapisane na drzwiczkach kredensu, od środka. Spojrzała na talerz, z którego spojrzało na nią oko, westchnęła i zabrała się do szorowania ziemniaków. Dobry widelec przeszedł do ziemniaków. Ryba została na miejscu, już na niczyje nazwisko.",
        },
        {
          needs: ["the broom"],
          pays: ["the caretaker at table"],
          titles: [
            ["Come In, and Mind the Napkin", "Proszę, i ostrożnie z serwetką"],
            ["He Only Came to Smell It", "Ja tylko powąchać"],
          ],
          en: "The telephone rang: the cousin had missed her train. Mrs Halina looked at the good fork, and then she opened the door so suddenly that Mr Zenon, who had swept his way back to it, nearly fell in. She put him on the chair that does not wobble, with the monogram on his knees. Fish he would not touch; as a boy he had swallowed a bone. “I like the smell of it,” he said, and took bread; the plate was pushed aside, towards Mruk.",
          pl: "Zadzwonił telefon: kuzynka spóźniła się na pociąg. Pani Halina spojrzała na dobry widelec, po czym otworzyła drzwi tak nagle, że pan Zenon, który znów pod nimi zamiatał, o mało nie wpadł razem z miotłą. Posadziła go na krześle, które się nie chwieje, z monogramem na kolanach. Ryby pan Zenon nie tknął, bo jako chłopiec połknął ość. „Ja tylko powąchać” – powiedział i wziął chleba, a talerz poszedł na bok, w stronę Mruka.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the thread"],
      en: "Mrs Halina was threading a needle, and at the fifth miss she let the other end down to Mruk. “Hold that, treasure.” A white paw came down on it, and the thread went through at once. She sewed on her hook, bit off what she needed, and forgot the rest. A good metre of it ran from his paw up over the oilcloth and ended beside the fish, which was further than Mruk had got.",
      pl: "Pani Halina nawlekała igłę i kiedy nie trafiła piąty raz, spuściła drugi koniec nitki Mrukowi. „Przytrzymaj, skarbie”. Opadła biała łapa i nitka weszła od razu. Pani Halina przyszyła haftkę, odgryzła, co trzeba, a o reszcie zapomniała. Był jej dobry metr. Biegła spod łapy Mruka w górę, po ceracie, i kończyła się przy samej rybie, dalej, niż doszedł Mruk.",
    },
    {
      pays: ["the two centimetres"],
      en: "In passing Mrs Halina measured Mruk, as she does everybody who keeps still. “Fifty-four round the chest,” she read from the tape, and looked it up in the margin of her cookery book. There it said fifty-two. She looked at the cat, at the fish, and at the cat again, and she pushed the plate back as far as the bread bin; then, since he had seen it, half-way forward again. She had often done sums, but never against him.",
      pl: "Mimochodem pani Halina zdjęła z Mruka miarę, jak z każdego, kto stoi spokojnie. „W piersiach pięćdziesiąt cztery” – odczytała z centymetra i zajrzała na margines książki kucharskiej. Stało tam pięćdziesiąt dwa. Popatrzyła na kota, na rybę, znów na kota i odsunęła talerz aż pod chlebak, a potem, skoro widział, z powrotem o połowę. Rachowała już nieraz, ale nigdy na jego niekorzyść.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
    },
    {
      pays: ["the rivers"],
      en: "The radio on the sideboard began to read out the water levels, and Mrs Halina stood stock-still with the cloth in her hand, as if for an anthem. While the rivers last she looks at nothing but the loudspeaker. Mruk knows this. At Sandomierz, two hundred and twelve, he began to stretch himself out towards the plate, and at Warsaw he was nearly there. But the Vistula is short on the radio. It reached the sea, and she turned round.",
      pl: "Radio na kredensie zaczęło czytać stany wód i pani Halina stanęła ze ścierką w ręce na baczność, jak przy hymnie. Póki płyną rzeki, patrzy tylko w głośnik, a Mruk o tym wie. Przy Sandomierzu, dwieście dwanaście, zaczął się wydłużać w stronę talerza, przy Warszawie niewiele już brakowało. Ale w radiu Wisła jest krótka. Doszła do morza i pani Halina się odwróciła.",
    },
    {
      when: { timeSlot: ["morning", "afternoon"] },
      unless: ["Tomek"],
      pays: ["Prezes"],
      en: "There was a knock on the window. Prezes stood on the ledge outside, his chest against the pane, about the crust that Mrs Halina owes him every day; today she was late with it. She pushed it out to him through a crack. He ate it and did not go. He looked at the fish with one eye and at Mruk with the other, and settled down. Whatever Mruk did about that fish, the whole gutter would hear of it.",
      pl: "Zapukano, ale w okno. Na gzymsie stał Prezes, z piersią przy szybie, w sprawie skórki od chleba, którą pani Halina jest mu winna codziennie, a z którą dziś się spóźniała. Podała mu ją przez szparę. Prezes zjadł i nie odleciał. Spojrzał jednym okiem na rybę, drugim na Mruka i usadowił się na dłużej. Cokolwiek Mruk zrobi z tą rybą, dowie się o tym cała rynna.",
    },
    {
      unless: ["Tomek"],
      pays: ["Tomek", "the keys"],
      en: "There was a knock, and Tomek came in with a button in his hand. Mrs Halina sews buttons on with the person inside, and the person must hold a thread between his teeth, or his wits get sewn in. So he could not say what he thought, but he looked at the fish, and Mruk saw him look. Three minutes later he thanked her and went. His keys stayed beside the plate, as usual; as usual, Mrs Halina would carry them up to him afterwards.",
      pl: "Zapukano i wszedł Tomek z guzikiem w ręce. Pani Halina przyszywa guziki na człowieku, a człowiek musi wtedy trzymać w zębach nitkę, bo inaczej zaszyje mu się rozum. Nie mógł więc powiedzieć, co myśli, ale patrzył na rybę i Mruk widział, jak patrzy. Po trzech minutach podziękował i poszedł. Klucze, jak zwykle, zostały obok talerza; pani Halina, jak zwykle, zaniesie mu je potem.",
    },
    {
      pays: ["the onion"],
      en: "For the fish Mrs Halina peeled an onion. Onions make her cry, and since she is crying anyway she goes over a few things in her mind: a dance in Radom, a green coat that was never called for, a tram that somebody ran after. “That’s the onion,” she told Mruk, who for a whole minute had been watching her and not the plate. She held out her hand to stroke him. He smelled it, and had to sit down.",
      pl: "Do ryby pani Halina obrała cebulę. Od cebuli płacze, a skoro już płacze, to korzysta i przechodzi w myślach kilka spraw: potańcówkę w Radomiu, zielony płaszcz, po który nikt się nie zgłosił, tramwaj, za którym ktoś biegł. „To cebula” – wyjaśniła Mrukowi, który przez całą minutę patrzył na nią, a nie na talerz. Wyciągnęła rękę, żeby go pogłaskać. Powąchał ją i musiał usiąść.",
      picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
    },
    {
      when: { timeSlot: ["morning", "afternoon"] },
      unless: ["Tomek"],
      pays: ["the broom"],
      en: "Out on the stairs Mr Zenon’s broom was coming down, left, right. At Mrs Halina’s door it stopped, for as long as it takes to breathe in through the nose, twice. The caretaker has smoked sausage on his bread, every day, and nobody to fry for. The broom did not knock. Mrs Halina looked from the door to the plate, and Mruk saw her working out how far a fish goes. Then the broom went on, more slowly, and she gave it up.",
      pl: "Po schodach schodziła miotła pana Zenona, w lewo, w prawo. Pod drzwiami pani Haliny przystanęła na tyle, ile trzeba, żeby nabrać powietrza nosem, dwa razy. Dozorca jada chleb z kiełbasą, na co dzień i od święta, bo sam sobie smażyć nie będzie. Miotła nie zapukała. Pani Halina popatrzyła na drzwi, potem na talerz, i Mruk widział, że liczy, na ile osób starczy ryby. Potem miotła poszła dalej, wolniej niż przedtem, i pani Halina przestała liczyć.",
    },
  ],
};
