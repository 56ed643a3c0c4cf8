import type { Form } from "#api/house/texts/model.ts";

/** Mruk’s weather report: draughts, moods, and low pressure over the bowl. */
export const weatherReport: Form = {
  name: "weather-report",
  category: "Lifestyle",
  length: {
    min: 4,
    max: 5,
  },
  heads: [
    {
      titles: [["Tap It and Look at the Cat", "Postukać i spojrzeć na kota"]],
      en: "In the hall hangs the barometer of Tomek’s grandfather, and it has pointed to Change ever since it fell off its nail. Tomek taps it daily, for the sake of form, and then looks at the cat. Mruk sits underneath; and what he has to say about the flat, the street and the bowl has at least been observed.",
      pl: "W przedpokoju wisi barometr po dziadku Tomka, który wskazuje „Zmiennie”, odkąd spadł z gwoździa. Tomek co dzień stuka w niego dla porządku, a potem patrzy na kota. Mruk siedzi pod spodem, a to, co ma do powiedzenia o mieszkaniu, ulicy i misce, zostało przynajmniej zaobserwowane.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        camera: "half",
        by: "barometer",
        company: "nobody",
      },
      endings: [
        {
          titles: [["All It Had Ever Measured", "Co barometr mierzył przez cały czas"]],
          needs: ["the tremors"],
          en: "Then the fifteen went by below, and the barometer gave a jump on its nail, and the hand ran to “Storm”, to “Fair” and back to “Change”. Tomek had been standing in front of it. So that was all it had ever measured: the tram. Mruk, whose elbows had told him sooner, made no remark. The barometer now hangs beside the coats, and whoever sees the hand tremble still has time to reach the stop.",
          pl: "Wtedy dołem przejechała piętnastka i barometr podskoczył na gwoździu, wskazówka pobiegła na „Burzę”, na „Pogodnie” i z powrotem na „Zmiennie”. Tomek stał akurat naprzeciwko. A więc przez cały czas mierzył tylko tramwaj. Mruk, któremu łokcie powiedziały to wcześniej, nie skomentował. Barometr wisi teraz przy płaszczach i kto widzi, że wskazówka drży, ten jeszcze zdąży na przystanek.",
        },
        {
          titles: [["“Ask the Cat,” Grandfather Had Written", "„Pytać kota”, pismem dziadka"]],
          en: "In the end Tomek took the barometer down and opened it. Behind the dial lay a slip of paper in his grandfather’s hand. “It has never worked,” it said. “Ask the cat.” It must have been another cat. Tomek read it out to Mruk all the same, and put it back where it was.",
          pl: "Na koniec Tomek zdjął barometr i go otworzył. Za tarczą leżała kartka, zapisana pismem dziadka. „Nigdy nie działał – stało na niej. – Pytać kota”. Musiało chodzić o jakiegoś innego kota. Tomek przeczytał ją jednak Mrukowi i włożył z powrotem na miejsce.",
        },
        {
          titles: [["From Change to Fair and Back", "Ze „Zmiennie” na „Pogodnie”"]],
          en: "Tomek tapped the glass once more. The hand gave a start and moved across to “Fair”. Nobody breathed. Then Mruk, who was rubbing his cheek along the wall just below, sat down, and it went back to “Change”. The barometer has been hung a metre lower, for further experiments.",
          pl: "Tomek postukał w szkło jeszcze raz. Wskazówka drgnęła i przeszła na „Pogodnie”. Nikt nie oddychał. Wtedy Mruk, który ocierał policzek o ścianę tuż poniżej, usiadł i wskazówka wróciła na „Zmiennie”. Barometr powieszono o metr niżej, do dalszych doświadczeń.",
        },
      ],
    },
    {
      titles: [["Before Washing the Stairs", "Nim się umyje schody"]],
      en: "Before Mr Zenon, the caretaker, washes the stairs he likes to know what is coming, for whatever comes will walk on them. The radio speaks to the whole country and means nobody in particular. So he stands with his bucket at the bottom and waits until Mruk, the cat of the third floor, is ready with his report.",
      pl: "Zanim dozorca, pan Zenon, umyje schody, chce wiedzieć, na co się zanosi, bo cokolwiek przyjdzie, przyjdzie po schodach. Radio mówi do całego kraju i nikogo nie ma na myśli. Staje więc na dole z wiadrem i czeka, aż Mruk, kot z trzeciego piętra, skończy komunikat.",
      picture: {
        place: "stairs",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Until the Lady From Staircase B Has Passed", "Aż przejdzie pani z klatki B, z torbą"]],
          needs: ["the liver sausage"],
          en: "Mr Zenon looked at the fifth stair. On it lay the paper in which the liver sausage had been; so she would come down again to fetch it, and he put aside his bucket. Mruk sat down by the bucket, and they waited for the weather to pass. The lady from Staircase B found the two of them on the bottom step, one with a bucket and one with a forecast. She unwrapped what was left. After that it stayed dry, and Mr Zenon began at the top.",
          pl: "Pan Zenon spojrzał na piąty stopień. Leżał tam papier po pasztetowej, więc pani jeszcze po niego zejdzie. Odstawił wiadro. Mruk usiadł przy wiadrze i obaj czekali, aż to przejdzie. Pani z klatki B zastała ich na najniższym stopniu, jednego z wiadrem, drugiego z prognozą. Rozwinęła, co zostało. Potem było już sucho i pan Zenon zaczął od góry.",
        },
        {
          titles: [["One Paw Mark on Every Step", "Na każdym stopniu jeden ślad"]],
          en: "“Dry, then,” said Mr Zenon, and washed the stairs, all sixty-six, from the top. He was wringing out the cloth when Mruk came down, in the middle, since the report was over. On each step there was one paw mark. Mr Zenon followed them up, counting, and let them dry.",
          pl: "„Czyli sucho” – powiedział pan Zenon i umył schody, wszystkie sześćdziesiąt sześć, od samej góry. Wyżymał już ścierkę, kiedy Mruk schodził, środkiem, bo komunikat się skończył. Na każdym stopniu został jeden ślad łapy. Pan Zenon poszedł za nimi na górę, licząc, i zostawił, żeby wyschły.",
          when: {
            weather: ["clear", "wind", "fog"],
          },
        },
        {
          titles: [["“Caution”, All the Same", "„Ostrożnie”, na wszelki wypadek"]],
          en: "“Wet, then,” said Mr Zenon. He put up the board with “Caution” all the same, to have done something at least. Mruk sat down behind it. Whoever came in after that wiped his feet for a long time, went up along the wall, and said good day to the caretaker and the cat.",
          pl: "„Czyli mokro” – powiedział pan Zenon. Tabliczkę „Ostrożnie” i tak ustawił, żeby coś było zrobione. Za tabliczką usiadł Mruk. Kto odtąd wchodził, długo wycierał nogi, szedł pod samą ścianą i mówił dzień dobry panu Zenonowi i kotu.",
        },
      ],
    },
    {
      titles: [["Umbrella, Yes or No?", "Z parasolką czy bez?"]],
      en: "Mrs Halina from the second floor was going across the river to a customer and wanted to know whether to take her umbrella. A window only tells you what the weather is like; for what it will be like, she asks the cat. Mruk lay on his mat on the third floor and gave, after his fashion, the full report.",
      pl: "Pani Halina z drugiego piętra wybierała się do klientki za Wisłę i chciała wiedzieć, czy brać parasolkę. Okno mówi tylko, jak jest; o to, jak będzie, pani Halina pyta kota. Mruk leżał na trzecim piętrze, na swojej wycieraczce, i na swój sposób podał pełny komunikat.",
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "half",
        paws: "tucked",
        on: "doormat",
        company: "nobody",
      },
      endings: [
        {
          titles: [["She Knows Her Ribbons", "Pani Halina zna się na wstążkach"]],
          needs: ["the ribbon"],
          en: "Then Mrs Halina saw what Mruk was holding between his paws, and bent down. She knows her ribbons; this one she had tied for the lady across the river herself. So the customer was in the house, on her heels, with the box, and had rung on the second floor while Mrs Halina was up here asking about the weather. She hung the umbrella on the banisters. “I’m not going out,” she called back to Mruk from the stairs. “So it’ll stay dry.”",
          pl: "Wtedy pani Halina zobaczyła, co Mruk trzyma między łapami, i schyliła się. Na wstążkach się zna; tę sama zawiązała klientce zza Wisły. A więc klientka jest w domu, na obcasach, z pudełkiem, i dzwoniła na drugim piętrze, kiedy ona tu pyta o pogodę. Powiesiła parasolkę na poręczy. „Nigdzie nie idę! – zawołała już ze schodów do Mruka. – To będzie sucho”.",
        },
        {
          titles: [["What Fetched the Balloon Down?", "Czym zdjęto balonik?"]],
          en: "So Mrs Halina took the umbrella, and not a drop fell. But in the tram a child had lost hold of a balloon, it was bobbing along the ceiling, and nothing was long enough except Mrs Halina’s umbrella. When she was back, Mruk smelled along it from the tip to the crook, and stayed longest at the crook.",
          pl: "Pani Halina wzięła więc parasolkę i nie spadła ani kropla. Ale w tramwaju dziecku uciekł balonik, obijał się o sufit i nie było nic dość długiego, żeby go zdjąć, tylko ta parasolka. Kiedy wróciła, Mruk obwąchał parasolkę od szpica po rączkę, a przy rączce zatrzymał się najdłużej.",
        },
        {
          titles: [["A Few Drops over the Tea", "Przy herbacie kilka kropel"]],
          en: "So Mrs Halina left the umbrella at home. It stayed dry; only over the third glass of tea, when she and the customer had got to the wedding dress, were there a few drops, and for those each had a handkerchief. The umbrella stood open in the hall the whole time, and Mruk was under it.",
          pl: "Pani Halina zostawiła więc parasolkę w domu. Było sucho; tylko u klientki, przy trzeciej szklance herbaty, gdy doszły do sukni ślubnej, spadło kilka kropel, na które obie miały chusteczki. Parasolka cały ten czas stała rozłożona w przedpokoju, a pod nią Mruk.",
        },
      ],
      when: {
        weather: ["clear", "wind", "fog"],
      },
    },
    {
      titles: [["Very Polite Since Breakfast", "Od śniadania bardzo uprzejmie"]],
      en: "Since breakfast Ola and Tomek had been very polite to each other. It was about a spoon, and which drawer it lives in. She sat in the kitchen with her pages and he in the big room with his maps, and the door in between stood neither open nor shut. On the threshold lay Mruk, the cat. From there he reports as follows.",
      pl: "Od śniadania Ola i Tomek byli dla siebie bardzo uprzejmi. Chodziło o łyżkę i o to, w której szufladzie mieszka. Ona siedziała w kuchni nad kartkami, on w dużym pokoju nad mapami, a drzwi pomiędzy nie były ani otwarte, ani zamknięte. Na progu leżał Mruk, kot. Stamtąd donosi, co następuje.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "reader",
        by: "door ajar",
        company: "nobody",
      },
      endings: [
        {
          titles: [["It Went Through All Three", "Przeszło przez wszystkich troje"]],
          needs: ["the lightning"],
          en: "At that Tomek came to the threshold; he had seen the flash. “Did it hurt?” he asked. “It was the cat,” said Ola. “He’s charged.” Tomek bent down to take a reading of his own, at the ear that was still free, and as she had not let go of hers, it went through all three of them. They stood there and shook their fingers. The spoon lay on the table between them. For the time being it lives in the cat’s bowl.",
          pl: "Na to w progu stanął Tomek; znad mapy widział błysk. „Bolało?” – zapytał. „To kot – powiedziała Ola. – Jest naładowany”. Tomek schylił się, żeby samemu zmierzyć, na tym uchu, które było wolne, a że ona swojego nie puściła, przeszło przez wszystkich troje. Stali i otrząsali palce. Łyżka leżała na stole pomiędzy nimi. Na razie mieszka w misce kota.",
        },
        {
          titles: [["At the Fourth Sneeze", "Przy czwartym kichnięciu"]],
          en: "The front passed without warning. Mruk sneezed, seven times, from the dust; at the fourth something giggled in the kitchen, and at the sixth Tomek said “Bless you” in a voice that he does not use for cats. The door moved. Mruk got up and lay down farther along, where it was quiet.",
          pl: "Front przeszedł bez ostrzeżenia. Mruk na progu kichnął. Kichnął siedem razy, od kurzu; przy czwartym w kuchni coś zachichotało, a przy szóstym Tomek powiedział „na zdrowie” głosem, jakim do kotów nie mówi. Drzwi się poruszyły. Mruk wstał i położył się dalej, gdzie było spokojniej.",
        },
        {
          titles: [["Half an Orange over the Threshold", "Pół pomarańczy przez próg"]],
          en: "A hand came out of the kitchen and put tea on the threshold, beside the cat. In time another hand took it in. Back came half an orange. So one thing and another went over, and the last was the spoon. “Come here,” said Tomek. Mruk, who had risen, saw that somebody else was meant.",
          pl: "Z kuchni wysunęła się ręka i postawiła na progu, obok kota, herbatę. Po jakimś czasie druga ręka ją zabrała. W zamian przyszło pół pomarańczy. Tak wędrowało to i owo, na końcu łyżka. „Chodź tu” – powiedział Tomek. Mruk, który już wstawał, zorientował się, że to nie do niego.",
        },
      ],
    },
    {
      titles: [["A Chapter Is Due", "Rozdział ma być na jutro"]],
      en: "A chapter was due the next day, and at such times Tomek does not ask Ola how it is going. He looks at the kitchen doorway. If Mruk sits with his back to the hall it is fair inside; if he sits with his back to the kitchen, it is best to turn round on tiptoe. Mruk makes his other observations in passing.",
      pl: "Rozdział był na jutro, a w takie dni Tomek nie pyta Oli, jak idzie. Patrzy na próg kuchni. Jeśli Mruk siedzi tyłem do przedpokoju, w środku jest pogodnie; jeśli tyłem do kuchni, zawraca się na palcach. Pozostałe obserwacje Mruk prowadzi przy okazji.",
      picture: { place: "hall", pose: "back", props: [], by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [["Settled by a Yawn", "A przesądziło ziewnięcie"]],
          needs: ["the yawn"],
          en: "It was the yawn that settled it. On its way it had passed through the kitchen as well, and Ola had given in to it, with her whole face; and when the face was shut again, the word was there that had been missing since the morning. Only one page was left. On the threshold Mruk sat with his back to the hall. He yawned into the kitchen once more, to be on the safe side, and Tomek tiptoed out for cake.",
          pl: "Przesądziło ziewnięcie. Po drodze zahaczyło o kuchnię i Ola mu się poddała, całą twarzą; a kiedy twarz się zamknęła, było słowo, którego brakowało od rana. Została jedna strona. Mruk siedział na progu, tyłem do przedpokoju. Na wszelki wypadek ziewnął raz jeszcze, w stronę kuchni, a Tomek na palcach wyszedł po ciasto.",
        },
        {
          titles: [["Belly Up in the Doorway", "Na progu brzuchem do góry"]],
          en: "In the kitchen the last page was turned, with no more noise than any other. But Mruk got up, turned round twice in the doorway and lay down with his back to nobody, belly up. Tomek, out in the hall, read it off. He tied on the apron, knocked, and carried in the soup.",
          pl: "W kuchni odwrócono ostatnią kartkę. Nie szeleściła głośniej niż inne. Ale Mruk wstał, obrócił się na progu dwa razy i położył się tyłem do nikogo, brzuchem do góry. Tomek w przedpokoju odczytał to bez trudu. Zawiązał fartuch, zapukał i wniósł zupę.",
        },
        {
          titles: [["And What If He Sits Sideways?", "A kiedy siedzi bokiem?"]],
          en: "“Is it safe?” whispered Tomek with the tray. Mruk was sitting sideways, for which there is no rule. “What’s it called,” came Ola’s voice, “when it rains and the sun’s out?” “A foxes’ wedding,” said Tomek. For a moment there was no sound. Then the pencil ran. Mruk drew in his tail, and the tray went past.",
          pl: "„Można?” – szepnął Tomek z tacą. Mruk siedział bokiem, a tego w tabeli nie ma. „Jak się mówi – odezwała się Ola ze środka – kiedy pada i świeci słońce?” „Że czarownica masło kręci” – powiedział Tomek. Przez chwilę nic nie było słychać. Potem ruszył ołówek. Mruk podwinął ogon i taca przeszła.",
        },
      ],
    },
    {
      titles: [["Seven Columns, All of Them Empty", "Czym wypełnić siedem rubryk?"]],
      when: {
        between: ["09-08", "06-12"],
      },
      en: "Staś was supposed to keep a weather diary for a week, for school, and had not. There were seven columns, all empty, and what the sky had been like nobody could say any more. But Ola knew exactly where Mruk, her cat, had been lying, and why; and so, at the kitchen table, they put the weather together out of that.",
      pl: "Staś miał przez tydzień prowadzić do szkoły dziennik pogody i nie prowadził. Było siedem rubryk, każda pusta, a jakie było niebo, nikt już nie umiał powiedzieć. Ola wiedziała za to dokładnie, gdzie leżał Mruk, jej kot, i dlaczego; przy kuchennym stole ułożyli więc pogodę z tego.",
      picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "happy", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["Brief, but With Ham", "Krótkie, ale z szynką"]],
          needs: ["the polar air"],
          en: "Thursday was still empty. “On Thursday,” Ola recalled, “he stood before the refrigerator, with all four feet.” So that was the polar air, and Staś entered it. But he wished to be exact, for once. The door was opened again, as a repeat; Mruk took up his position without being asked, and so did they, one on each side of him. “Brief,” wrote Staś with his mouth full, “but with ham.”",
          pl: "Pusty był jeszcze czwartek. „W czwartek – przypomniała sobie Ola – stał przed lodówką, czterema łapami”. Czyli było to powietrze polarne i Staś je wpisał. Ale choć raz chciał być dokładny. Otworzyli więc lodówkę jeszcze raz, dla powtórzenia pomiaru; Mruk zajął stanowisko bez proszenia, oni też, po jednym z każdej strony. „Krótkie – zapisał Staś z pełnymi ustami – ale z szynką”.",
        },
        {
          titles: [["Clearing from Monday to Sunday", "Od poniedziałku do niedzieli przejaśnienia"]],
          en: "There remained the line for remarks. Staś chewed his pencil. Mruk, who had been lying on the blotting paper, got to his feet, stretched, with the front paws on Monday and the hind ones on Sunday, shook himself, and went off to see about something else. “Clearing,” wrote Staś.",
          pl: "Została linijka na uwagi. Staś gryzł ołówek. Mruk, który leżał na bibule, wstał, przeciągnął się, przednimi łapami w poniedziałku, a tylnymi w niedzieli, otrząsnął się i poszedł zająć się czym innym. „Przejaśnienia” – napisał Staś.",
        },
        {
          titles: [["How Many Degrees Is a Paw?", "Ile stopni ma łapa?"]],
          en: "“And today?” asked Staś, for today was still missing. The window was just behind them, and it did not occur to either to turn round. Mruk lay on his back with three paws folded and one in the air. Staś laid the protractor against it. “Sixty degrees,” he said, and Ola entered it.",
          pl: "„A dzisiaj?” – spytał Staś, bo brakowało jeszcze dzisiaj. Okno było tuż za nimi i żadnemu nie przyszło do głowy, żeby się obejrzeć. Mruk leżał na plecach, z trzema łapami złożonymi i jedną w górze. Staś przyłożył do niej kątomierz. „Sześćdziesiąt stopni” – powiedział i Ola wpisała.",
          picture: { place: "kitchen floor", pose: "roll", props: [], eyes: "half", camera: "half", company: "nobody" },
        },
      ],
    },
    {
      titles: [["“And for Tomorrow,” Said the Radio", "„A jutro”, powiedziało radio"]],
      en: "“And for tomorrow,” said the old radio in the kitchen, and then no more. Tomek shook it; Ola gave it a tap. Only now, in the silence, did they notice that Mruk, on the third chair, had been giving the weather for some time, with his ears, his tail and the way he sat. He needs no valves. They asked him to begin again.",
      pl: "„A jutro” – powiedziało stare radio w kuchni i zamilkło. Tomek nim potrząsnął, Ola w nie stuknęła. Dopiero w tej ciszy zauważyli, że Mruk na trzecim krześle od jakiegoś czasu podaje pogodę, uszami, ogonem i tym, jak siedzi. Lamp do tego nie potrzebuje. Poprosili go, żeby zaczął od początku.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        on: "chair",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [["We Are Getting Reports of a Hurricane", "Nadchodzą wiadomości o huraganie"]],
          needs: ["the hurricane"],
          en: "Here the radio came on again. “We are getting reports of a hurricane,” it said, “which has been given the name of –” and with that it fell silent for good. “Aunt,” said Ola and Tomek together. They turned round. The door of the broom cupboard was ajar, and on the third chair there was nobody. The forecaster had finished, and had gone up on the wardrobe.",
          pl: "W tym miejscu radio odezwało się jeszcze raz. „Nadchodzą wiadomości o huraganie – powiedziało – któremu nadano imię…” I zamilkło na dobre. „Ciotka” – powiedzieli Ola i Tomek jednocześnie. Obejrzeli się. Drzwi szafki na szczotki były uchylone, a na trzecim krześle nie było nikogo. Prognosta skończył i przeniósł się na szafę.",
        },
        {
          titles: [["And That Was the Weather", "I tyle o pogodzie"]],
          en: "Here the radio came on again by itself. “And that was the weather,” it said, very pleased. Tomek reached over and turned it off, down to the click. Mruk had only got as far as the bowl. He waited for silence, like a speaker who has been interrupted, and went on.",
          pl: "W tym miejscu radio odezwało się samo. „I tyle o pogodzie” – powiedziało, bardzo zadowolone. Tomek sięgnął i wyłączył je, aż pstryknęło. Mruk dotarł dopiero do miski. Poczekał na ciszę, jak mówca, któremu ktoś przerwał, i podjął wątek.",
        },
        {
          titles: [["Who Was Living Among the Valves", "Kto mieszkał między lampami"]],
          en: "Tomek took off the back. Between the valves, in the warmth, lay a felt mouse that had been given up long ago, in a nest of grey hair. Mruk looked past it, at the wall. “So it was her,” said Ola, “who always knew.” They put back mouse and hair just as they were.",
          pl: "Tomek zdjął tylną ściankę. Między lampami, w cieple, leżała mysz z filcu, którą dawno spisano na straty, w gniazdku z szarej sierści. Mruk patrzył obok, na ścianę. „Czyli to ona – powiedziała Ola – zawsze wszystko wiedziała”. Włożyli mysz i sierść z powrotem, tak jak były.",
        },
      ],
    },
  ],
  entries: [
    {
      titles: [["Force One Whisker", "Wiatr o sile jednego wąsa"]],
      en: "Wind through the keyhole, north, force one whisker. Mruk takes it with the left side of his face. It carried onions from Staircase B, fried slowly, for one person, and the click of a door shut with care. Mruk stopped the wind by sitting in front of it.",
      pl: "Wiatr przez dziurkę od klucza, z północy, siła jednego wąsa. Mierzy się go lewą stroną pyska. Przyniósł cebulę z klatki B, smażoną powoli, dla jednej osoby, i szczęk drzwi, które ktoś zamykał ostrożnie. Mruk zatrzymał wiatr, siadając na jego drodze.",
    },
    {
      titles: [["A Deep Low over the Bowl", "Głęboki niż nad miską"]],
      en: "Over the bowl, a deep low, not moving. Pressure fell until the bottom was sighted. Mruk gave warning with his eyes, then with the bowl itself, which on tiles makes a sound like distant thunder. Relief came from above, out of a tin.",
      pl: "Nad miską głęboki niż, nieruchomy. Ciśnienie spadało, aż ukazało się dno. Mruk ostrzegał wzrokiem, potem samą miską, która na kafelkach wydaje odgłos dalekiej burzy. Poprawa nadeszła z góry, z puszki.",
    },
    {
      titles: [["The Instrument Warms What It Measures", "Przyrząd grzeje to, co mierzy"]],
      en: "Temperature of the third chair, low at first. Mruk sat down to take it, and in half an hour it had risen to that of a cat. People object that the instrument warms what it measures. He has had no complaints from the chair.",
      pl: "Temperatura trzeciego krzesła, początkowo niska. Mruk usiadł, żeby ją zmierzyć, i po pół godzinie wzrosła do kociej. Ludzie zarzucają, że przyrząd grzeje to, co mierzy. Krzesło nigdy się nie skarżyło, Mruk zresztą też nie.",
    },
    {
      titles: [["Clouding Over from the Forehead", "Chmurzy się od czoła"]],
      en: "Ola was fair until the middle of a page. There a word was missing; it clouded over from the forehead and soon was thundering in two languages. Mruk took shelter under the table, among the feet. Then the word came, and the sun shone on the slippers.",
      pl: "Ola, do połowy strony pogodna. Tam zabrakło słowa; zachmurzyło się od czoła i niebawem grzmiało w dwóch językach. Mruk schronił się pod stół, między stopy. Potem słowo się znalazło i na pantofle padło słońce.",
    },
    {
      titles: [["Turbulence Among the Coats", "Porywy z każdej kieszeni"]],
      en: "In the hall, turbulence. Tomek was looking for his keys, and gusts of tickets, string and chalk came out of every pocket. Mruk had been lying on the centre of the disturbance from the start. When he turned over, something jingled under him. Calm followed, and thanks.",
      pl: "W przedpokoju turbulencje. Tomek szukał kluczy i z każdej kieszeni wiały porywy, z biletami, sznurkiem i kredą. Mruk od początku leżał w samym ośrodku zjawiska. Kiedy zmienił bok, coś pod nim brzęknęło. Nastał spokój i podziękowania.",
    },
    {
      titles: [["Visibility, One Slipper", "Widoczność na jeden kapeć"]],
      en: "Dense fog in the bathroom, from the hot tap. Visibility, one slipper. The mirror could not be found, nor could the cat in it. Mruk felt for him with a paw, and through the place he had wiped two green eyes looked out.",
      pl: "W łazience gęsta mgła, od gorącej wody. Widoczność na jeden kapeć. Nie było lustra ani kota w lustrze. Mruk poszukał go łapą, a przez przetarte miejsce wyjrzało dwoje zielonych oczu.",
    },
    {
      titles: [["Polar Air, with Ham", "Powietrze polarne, z szynką"]],
      pays: ["the polar air"],
      en: "Outbreak of polar air in the kitchen, from the refrigerator, with ham. Such outbreaks are violent, and over when the door shuts. Mruk put himself in its way with all four feet, lifted his chin, and was cold on behalf of science while it lasted.",
      pl: "Napływ powietrza polarnego do kuchni, z lodówki, z szynką. Napływy takie są gwałtowne i kończą się z chwilą zamknięcia drzwiczek. Mruk stanął mu na drodze czterema łapami, uniósł brodę i marzł dla nauki, póki trwało.",
    },
    {
      titles: [["A Hurricane Called Aunt", "Huragan imieniem Ciotka"]],
      pays: ["the hurricane"],
      en: "Hurricanes have names, and ours, the vacuum cleaner, is called Aunt. It came out of the cupboard on two wheels, roaring, and went through all the rooms with its nose to the carpet. Mruk observed it from the top of the wardrobe. Afterwards there was not a hair left, and he began again.",
      pl: "Huragany mają imiona, a nasz, czyli odkurzacz, nazywa się Ciotka. Wyjechał z szafki na dwóch kółkach, wyjąc, i z nosem przy dywanie przeszedł przez wszystkie pokoje. Mruk obserwował go z wierzchu szafy. Potem nie było ani włosa, więc zaczął gubić od początku.",
    },
    {
      titles: [["He Knows It by His Elbows", "Łokcie wiedzą wcześniej niż szklanki"]],
      pays: ["the tremors"],
      en: "Slight tremors at regular intervals, magnitude fifteen. The glasses in the cupboard announce them, a spoon agrees, and last of all comes the tram. Mruk knows it by his elbows before any of these. He lifts his head, so that the glasses may begin.",
      pl: "W regularnych odstępach lekkie wstrząsy, o sile piętnastu. Zapowiadają je szklanki w kredensie, łyżeczka potwierdza, a na końcu nadjeżdża tramwaj. Mruk przed nimi wszystkimi wie to łokciami. Podnosi głowę, żeby szklanki mogły zacząć.",
    },
    {
      titles: [["A Yawn Moving East", "Ziewnięcie odsuwa się na wschód"]],
      pays: ["the yawn"],
      en: "Over the armchair a yawn formed, out of Mruk, and moved off east. It crossed the sofa, dimmed Ola’s page and reached the street through the pane. At the stop a man in a hat gave way to it. It left by the fifteen.",
      pl: "Nad fotelem utworzyło się ziewnięcie, z Mruka, i odsunęło się na wschód. Przeszło nad kanapą, przyćmiło Oli stronę i przez szybę dotarło na ulicę. Na przystanku poddał mu się człowiek w kapeluszu. Odjechało piętnastką.",
    },
    {
      titles: [["A High on High Heels", "Wyż, i to na obcasach"]],
      pays: ["the ribbon"],
      en: "A ridge of high heels moved up the stairs, with a rest on the second floor. It brought perfume, and a box tied with ribbon. Mruk was told over the top of it that he had filled out. He took the ribbon and withdrew.",
      pl: "Po schodach nadciągnął wyż na obcasach, z postojem na drugim piętrze. Przyniósł perfumy i pudełko przewiązane wstążką. Znad pudełka powiedziano Mrukowi, że nabrał ciała. Zabrał wstążkę i ustąpił.",
    },
    {
      titles: [["The Ninth Page Was Warm", "Dziewiąta strona była ciepła"]],
      en: "Somebody opened a window, somebody a door, and in the kitchen a storm arose, of paper. Fourteen pages were in the air. Mruk brought down the ninth and stayed on it while the others were numbered. All were there but one, and that one was warm.",
      pl: "Ktoś otworzył okno, ktoś drzwi i w kuchni zerwała się wichura, papierowa. W powietrzu było naraz czternaście stron. Mruk sprowadził na ziemię dziewiątą i został na niej, dopóki nie ułożono reszty. Były wszystkie prócz jednej, a ta jedna była ciepła.",
    },
    {
      titles: [["Why Did It Not Thunder?", "Dlaczego nie zagrzmiało?"]],
      pays: ["the lightning"],
      en: "Air dry, charge considerable. When Ola bent down to Mruk there was lightning, from the left ear to her finger, blue, two millimetres long. The two of them exchanged a look. No thunder followed. Mruk held out the other ear, since one reading is not enough.",
      pl: "Powietrze suche, ładunek znaczny. Kiedy Ola schyliła się do Mruka, przeskoczyła błyskawica, od lewego ucha do palca, niebieska, na dwa milimetry. Popatrzyli na siebie. Grzmotu nie było. Mruk nadstawił drugie ucho, bo jeden pomiar to za mało.",
    },
    {
      titles: [["Icebergs at the Foot of the Bed", "Dwie góry lodowe w nogach łóżka"]],
      en: "At the foot of the bed two icebergs were reported, drifting north. They belong to Tomek. Mruk, who keeps a warm current there, met the first, gave way, met the second, and settled across both. By degrees they began to melt, from the toes.",
      pl: "W nogach łóżka zaobserwowano dwie góry lodowe, dryfujące na północ. Należą do Tomka. Mruk, który utrzymuje tam prąd ciepły, napotkał pierwszą, ustąpił, napotkał drugą i rozłożył się w poprzek obu. Powoli zaczęły topnieć, od palców.",
    },
    {
      titles: [["Vanilla from Behind the Bath", "Wanilia zza wanny"]],
      en: "From the second floor a warm current rises along the pipes and comes out behind the bath, with vanilla. Mrs Halina must have been baking. Mruk went to meet it, first to the bath, and then, since a source ought to be visited, one floor down.",
      pl: "Z drugiego piętra wzdłuż rur wznosi się prąd ciepły i wychodzi za wanną, z wanilią. Widocznie pani Halina piekła. Mruk wyszedł mu na spotkanie, najpierw do wanny, a potem, bo źródło wypada odwiedzić, piętro niżej.",
    },
    {
      titles: [["What the Tail Says", "Co pokazuje ogon"]],
      en: "The tail was read. Upright means fair, a hook at the top means unsettled, and a bottle brush means storm. It has never been wrong, since it makes the storms itself. It was pointing to a cupboard. Mruk had not been asked, and merely followed it.",
      pl: "Odczytano ogon. Pionowo znaczy pogodnie, haczyk u góry, że niepewnie, a szczotka do butelek, że burza. Nigdy się nie mylił, bo burze robi sam. Wskazywał szafkę. Mruka nikt nie pytał, poszedł tylko za nim.",
    },
    {
      titles: [["Why Is It Not Raining Yet?", "Dlaczego jeszcze nie pada"]],
      en: "The only cloud in the flat stands in the corner of the ceiling, grey, the size of a plate. Mr Zenon has painted it out twice, and twice it has come back. Mruk keeps it in view. So far it has not rained, but he has moved his cushion.",
      pl: "Jedyna chmura w mieszkaniu stoi w kącie sufitu, szara, wielkości talerza. Pan Zenon dwa razy ją zamalował i dwa razy wróciła. Mruk nie spuszcza jej z oka. Dotąd z niej nie padało, ale poduszkę na wszelki wypadek przesunął.",
    },
    {
      titles: [["Pressure on the Bedroom Door", "Dziewięć kilo, rośnie"]],
      en: "Pressure on the bedroom door, from outside, nine kilos, rising. The bolt held. Mruk supplied the rest by voice, low at first, then higher and higher. In the end somebody got up and opened the door by a gap. The pressure went in with its tail high, looked round, and left again.",
      pl: "Ciśnienie na drzwi sypialni, od zewnątrz, dziewięć kilo, rośnie. Zasuwka wytrzymała. Resztę Mruk dodał głosem, najpierw nisko, potem coraz wyżej. W końcu ktoś wstał i uchylił drzwi. Ciśnienie weszło z podniesionym ogonem, rozejrzało się i wyszło.",
    },
    {
      titles: [["The Wardrobe Has Its Own Climate", "W szafie panuje inny klimat"]],
      en: "The wardrobe has its own climate, dark and woollen, with lavender in the south. Mruk went in to measure it, and the door fell to. The expedition held out for two hours, on a felt hat. It was relieved by Ola, who wanted a belt.",
      pl: "Szafa ma własny klimat, ciemny i wełniany, od południa z lawendą. Mruk wszedł go zmierzyć i drzwi się zamknęły. Wyprawa przetrwała dwie godziny, na filcowym kapeluszu. Z odsieczą przyszła Ola, której był potrzebny pasek.",
    },
    {
      titles: [["Who Is Breathing on the Other Side?", "Kto chucha z drugiej strony?"]],
      en: "Local mist on the pane, round, at the height of a chin, coming and going fourteen times a minute. As it cleared a beak came into view, and then all of Prezes, the pigeon, who had mist on his side too. Mruk sat back, and so did Prezes. It cleared.",
      pl: "Na szybie miejscowe zamglenie, okrągłe, na wysokości brody, czternaście razy na minutę. Kiedy się przerzedziło, ukazał się dziób, a potem cały gołąb Prezes, który po swojej stronie też miał mgłę. Mruk się cofnął i gołąb też. Przejaśniło się.",
    },
    {
      titles: [["Sunset, Repeated by Request", "Zachód słońca na życzenie"]],
      en: "The sun over the desk set all at once, with a click, and Tomek walked away. Mruk considered it too early. He put a paw where the click had come from, and it rose. It set and rose four times more, until Tomek came back and stayed.",
      pl: "Słońce nad biurkiem zaszło nagle, pstryknęło, i Tomek odszedł. Mruk uznał, że za wcześnie. Położył łapę tam, skąd pstryknęło, i wzeszło. Zaszło i wzeszło jeszcze cztery razy, aż Tomek wrócił i został.",
    },
    {
      titles: [["Too Calm to Be True", "Tak cicho, że aż podejrzanie"]],
      en: "Calm, so calm that the clock could be heard being seven minutes fast. Mruk mistrusts such conditions and went through all the rooms. In each somebody sat with a book and did not look up. He chose the thickest and lay down across it.",
      pl: "Cisza taka, że słychać było, jak zegar spieszy się o siedem minut. Mruk takim stanom nie ufa i obszedł wszystkie pokoje. W każdym ktoś siedział z książką i nie podnosił głowy. Wybrał najgrubszą i położył się na niej w poprzek.",
    },
    {
      titles: [["Drop by Drop, from a Sock", "Kapie ze skarpety"]],
      en: "Rain in the big room, confined to the drying rack. It falls out of a sock, one drop in eleven seconds. Mruk measured it with his back, moved by a hand’s breadth, and was found by a sleeve. He is considering it from under the newspaper.",
      pl: "W dużym pokoju opady, ograniczone do suszarki. Pada ze skarpety, jedna kropla na jedenaście sekund. Mruk mierzył je grzbietem, przesunął się o dłoń i dopadł go rękaw. Sprawę rozważa spod gazety.",
    },
    {
      titles: [["Warm Air in the Left Slipper", "Ciepło w lewym kapciu"]],
      en: "Warm air was found trapped in a slipper, the left, directly after Tomek had got out of it. Such pockets last only minutes. Mruk put in his head, then a shoulder, and preserved the rest by staying in. The right one has been reserved.",
      pl: "W kapciu, lewym, stwierdzono uwięzione ciepłe powietrze, zaraz po tym, jak Tomek z niego wyszedł. Takie zatoki utrzymują się kilka minut. Mruk włożył głowę, potem bark, a resztę utrwalił, zostając. Prawy jest zarezerwowany.",
    },
    {
      titles: [["What Did the Water Say?", "Co powiedziała woda?"]],
      en: "Ebb tide in the bath. The water went out southwards, past a boat without a sail, and before the end it turned and said something. Mruk followed it along the rim to the last. He has looked for the word several times since, down the plughole.",
      pl: "Odpływ w wannie. Woda uchodziła na południe, obok łódki bez żagla, a pod sam koniec zakręciła i coś powiedziała. Mruk szedł za nią po brzegu do ostatniej chwili. Tego słowa szukał potem kilka razy, przez sitko.",
    },
    {
      titles: [["Twelve Drops beside the Saucer", "Obok spodka dwanaście kropel"]],
      en: "Milk fell beside the saucer, twelve drops in all, because the hand that poured it was reading. Mruk dealt with the outlying ones first, since they were in danger of drying. He came to the saucer last. It had been safe the whole time.",
      pl: "Obok spodka opady mleka, razem dwanaście kropel, bo ręka, która lała, czytała. Mruk zajął się najpierw odległymi, gdyż groziło im wyschnięcie. Do spodka doszedł na końcu. Przez cały czas był bezpieczny.",
    },
    {
      titles: [["The Note Came at the Ninth Try", "Nuta wyszła za dziewiątym razem"]],
      en: "Towards the first floor the air grew thick with a trumpet. The ears went back, the left to the notch. One note would not come; it was tried eight times, and each time Mruk lay flatter. At the ninth try the note came out, and Mruk’s ears came up.",
      pl: "W stronę pierwszego piętra powietrze zgęstniało od trąbki. Uszy się cofnęły, lewe aż po nacięcie. Jedna nuta nie chciała wyjść; próbowano jej osiem razy i za każdym Mruk leżał niżej. Za dziewiątym wyszła i uszy Mruka wróciły na miejsce.",
    },
    {
      titles: [["Somebody Rang and Did Not Wait", "Ktoś zadzwonił i nie zaczekał"]],
      en: "A clap of thunder from the front door, without lightning, and a pattering away down the stairs. Somebody had rung and not waited. On the mat stood a plate under a napkin. Mruk put his nose under it, and it cleared: pasties, warm, one for each of us and one over.",
      pl: "Grzmot od drzwi, bez błyskawicy, i tupot w dół po schodach. Ktoś zadzwonił i nie zaczekał. Na wycieraczce stał talerz pod serwetką. Mruk wsunął pod nią nos i przejaśniło się: paszteciki, ciepłe, po jednym na osobę i jeden ponad to.",
    },
    {
      titles: [["Fair, by the Third Page", "Na trzeciej stronie pogodnie"]],
      when: {
        day: "working day",
      },
      en: "There was a letter, and the sky above it was watched closely. Page one, overcast. Page two, Ola’s chin in her hand and a long lull. Mruk sat down on the envelope, in case. On page three she laughed out loud, and he got up.",
      pl: "Przyszedł list i niebo nad nim śledzono z uwagą. Strona pierwsza, pochmurno. Strona druga, broda Oli na dłoni i długa cisza. Mruk na wszelki wypadek usiadł na kopercie. Na trzeciej stronie roześmiała się w głos, więc wstał.",
    },
    {
      titles: [["Forty Centimetres an Hour", "Przez dywan, przez kanapę, przez Tomka"]],
      when: {
        weather: ["clear"],
        timeSlot: ["afternoon"],
      },
      en: "Sun in the big room, one patch, moving off at forty centimetres an hour. Mruk moved with it, over the carpet, over the sofa and over Tomek. At the bookcase it began to climb. He saw it to the atlases and then had to let go.",
      pl: "W dużym pokoju słońce, jedna plama, oddala się z prędkością czterdziestu centymetrów na godzinę. Mruk przesuwał się razem z nią, przez dywan, przez kanapę, przez Tomka. Przy regale zaczęła się wspinać. Odprowadził ją do atlasów i tam musiał puścić.",
    },
    {
      titles: [["Two Drops Racing, and a Third", "Wyścig dwóch kropel i trzeciej"]],
      when: {
        weather: ["rain"],
      },
      en: "Rain on the pane. Two drops started level, at the upper hinge, and Mruk backed the left, with one paw. It led by a hand. Just above the sill a third came from nowhere, took up both and ran on. He looked round for an official.",
      pl: "Na szybie deszcz. Dwie krople wystartowały równo, od górnego zawiasu, i Mruk postawił na lewą, jedną łapą. Prowadziła o dłoń. Tuż nad parapetem znikąd nadbiegła trzecia, zabrała obie i popędziła dalej. Mruk rozejrzał się za sędzią.",
    },
    {
      titles: [["Snow up to a Pigeon’s Knees", "Śniegu gołębiowi po kolana"]],
      when: {
        weather: ["snow"],
      },
      en: "Snow, coming down slowly and meaning it. Depth on the outer ledge, up to the knee of Prezes, the pigeon, who stood there to be measured. One flake stayed opposite Mruk’s nose and showed all six sides. When he breathed, it bowed and was gone.",
      pl: "Śnieg pada powoli i z przekonaniem. Grubość na zewnętrznym parapecie: gołębiowi Prezesowi po kolana, stał tam specjalnie. Jeden płatek zatrzymał się przed nosem Mruka i pokazał wszystkie sześć boków. Kiedy Mruk chuchnął, skłonił się i znikł.",
    },
    {
      titles: [["Read from a Pigeon’s Feathers", "Odczytane z piór gołębia"]],
      when: {
        weather: ["wind"],
      },
      en: "Wind in the street, strong, from wherever the hats are coming from. Two have passed, one brown. The finer readings are taken from Prezes, the pigeon, whose feathers stand to the east when he faces west. On Mruk not a hair points anywhere; he is inside, chin on the frame.",
      pl: "Na ulicy wiatr, silny, stamtąd, skąd lecą kapelusze. Przeleciały dwa, jeden brązowy. Dokładniejszych odczytów dostarcza gołąb Prezes, którego pióra wskazują wschód, gdy on sam patrzy na zachód. Na Mruku nie drgnie ani włos; jest w środku, z brodą na ramie.",
    },
    {
      titles: [["The Stop Has Been Removed", "Przystanek usunięto do odwołania"]],
      when: {
        weather: ["fog"],
      },
      en: "Fog. The tram stop has been removed, and so has the far side of the street. Trams are delivered as a bell and two lights. Mruk checked what was left, a lamp post and a pigeon, and will not leave the window in case they go too.",
      pl: "Mgła. Przystanek usunięto, drugą stronę ulicy też. Tramwaje dostarcza się jako dzwonek i dwa światła. Mruk sprawdził, co zostało: latarnia i gołąb, i nie odchodzi od okna, żeby i to nie znikło.",
    },
    {
      titles: [["A Loaf with a Heel, at Twenty-Five Degrees", "Bochenek z piętką, czyli upał"]],
      when: {
        season: ["summer"],
        weather: ["clear"],
        timeSlot: ["afternoon"],
      },
      en: "Heat, taken on the kitchen tiles by the length of the cat. At twenty degrees Mruk is a loaf, at twenty-five a loaf with a heel. Today he lay from cooker to table leg, toes apart, and Tomek, who was measuring, did not finish the sum.",
      pl: "Upał, mierzony na kuchennych kafelkach długością kota. Przy dwudziestu stopniach Mruk jest bochenkiem, przy dwudziestu pięciu bochenkiem z piętką. Dziś leżał od kuchenki po nogę stołu, z rozstawionymi palcami, i Tomek, który mierzył, rachunku nie dokończył.",
    },
    {
      titles: [["Thirteen Zones, the Fourth the Best", "Stref trzynaście, naraz siedem"]],
      when: {
        heating: true,
      },
      en: "The radiator has thirteen zones, one to a rib. The first is temperate, the fourth is best, and between the ninth and the tenth runs a cold current that nobody can explain. Mruk covers seven at a time. For the other six he turns round.",
      pl: "Kaloryfer ma trzynaście stref, po jednej na żebro. Pierwsza jest umiarkowana, czwarta najlepsza, a między dziewiątą a dziesiątą płynie zimny prąd, którego nikt nie umie wyjaśnić. Mruk obejmuje siedem naraz. Żeby objąć pozostałe sześć, musi się odwrócić.",
    },
    {
      titles: [["The Front from the Second Floor", "Front z drugiego piętra"]],
      when: {
        weekday: [5],
        timeSlot: ["afternoon", "evening"],
      },
      en: "It being Friday, the front from the second floor came through on time, with fish. It came up the stairs, got in under the door and turned left. Mruk met it at the corner. It carried him off, against its own direction, to Mrs Halina’s mat.",
      pl: "Był piątek, więc front z drugiego piętra nadszedł o czasie, z rybą. Wszedł po schodach, wślizgnął się pod drzwiami i skręcił w lewo. Mruk spotkał go na rogu. Front porwał go ze sobą, pod prąd, aż na wycieraczkę pani Haliny.",
    },
    {
      titles: [["Nine Drops for the Cat", "Dziewięć kropel dla kota"]],
      when: {
        between: ["10-05", "04-25"],
      },
      en: "A shower on the window sill, out of a clear ceiling, confined to Pelagia and whoever sits beneath her. Nothing had forecast it but the clink of a can. Mruk counted nine drops on his own account. The geranium held out a leaf for more.",
      pl: "Na parapecie przelotny opad, z jasnego sufitu, ograniczony do Pelagii i tego, kto pod nią siedzi. Nie zapowiadało go nic prócz brzęku konewki. Mruk naliczył na swoje konto dziewięć kropel. Pelargonia podstawiła liść po więcej.",
    },
    {
      titles: [["Swifts, Low, and What Follows", "Skoro jerzyki nisko, to co dalej"]],
      when: {
        between: ["05-12", "08-02"],
        timeSlot: ["morning", "evening"],
      },
      en: "Swifts, low. Tomek explained that the insects are low, therefore the birds, and therefore soon the barometer. Mruk, on the balcony, did not follow the reasoning; he followed the swifts, all of them, for three rounds, and then had to lean against the box of Pelagia, the geranium.",
      pl: "Jerzyki nisko. Tomek wyjaśnił, że nisko są owady, a więc i ptaki, a więc wkrótce i barometr. Mruk na balkonie nie śledził rozumowania, tylko jerzyki, wszystkie, przez trzy okrążenia, a potem musiał się oprzeć o skrzynkę pelargonii Pelagii.",
    },
    {
      titles: [["The Two-Hundredth Fell by Itself", "A dwusetny spadł sam"]],
      when: {
        between: ["10-08", "11-15"],
        timeSlot: ["morning", "afternoon"],
      },
      en: "Leaves from the chestnut tree, falling right to left, one every few seconds. Mruk, on the kitchen sill, saw each of them down to the ground with his eyes. At the two-hundredth somebody clinked a bowl, and it had to fall by itself.",
      pl: "Liście kasztanowca, lecą od prawej do lewej, co kilka sekund jeden. Mruk z kuchennego parapetu odprowadzał każdy wzrokiem aż na ziemię. Przy dwusetnym ktoś brzęknął miską i ten musiał spaść sam.",
    },
    {
      titles: [["Is It Liver Sausage?", "Czy to pasztetowa?"]],
      pays: ["the liver sausage"],
      en: "On the third stair the readings are taken in person. Stone, cool; feet of those going up, tired; bag of the lady from Staircase B, with liver sausage. Mruk leaned against it in passing. He forecast an improvement, and by the fifth stair it was being unwrapped.",
      pl: "Na trzecim stopniu pomiary wykonuje się osobiście. Kamień, chłodny; nogi wchodzących, zmęczone; torba pani z klatki B, z pasztetową. Mruk otarł się o nią w przejściu. Zapowiedział poprawę i na piątym stopniu już ją rozwijano z papieru.",
    },
    {
      titles: [["A Warm Spell, in the Lap", "Na kolanach, póki ciepło"]],
      en: "A warm spell set in on the sofa, at the height of a lap, and Mruk moved into it at once. He purred at intervals, to keep it from passing. The tea went cold, the telephone rang itself out; the spell was not allowed to get up.",
      pl: "Na kanapie, na wysokości kolan, nastąpiło ocieplenie i Mruk zajął je od razu. Co jakiś czas mruczał, żeby nie minęło. Herbata wystygła, telefon przestał dzwonić; ociepleniu nie wolno było wstać.",
    },
  ],
};
