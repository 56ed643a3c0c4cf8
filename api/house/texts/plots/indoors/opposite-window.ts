import type { Plot } from "#api/house/texts/model.ts";

/** The cinema of the opposite house: its lit windows, watched from the sill on dark evenings. */
export const oppositeWindow: Plot = {
  name: "opposite-window",
  category: "Lifestyle",
  when: {
    timeSlot: ["evening"],
    between: ["10-01", "03-31"],
    weather: ["clear", "rain", "snow", "wind"],
  },
  wishes: [
    {
      en: "In the evening the house across the street is a cinema with eleven screens, and Mruk has a permanent seat, on the sill of the third floor, left of the geranium. On the second floor over there they were showing the jigsaw: a husband, a wife and a thousand pieces. In the sky there was one hole left. Mruk had come for the last piece.",
      pl: "Wieczorem dom po drugiej stronie ulicy jest kinem o jedenastu ekranach, a Mruk ma tam stałe miejsce, na parapecie trzeciego piętra, na lewo od pelargonii. Na drugim piętrze grali układankę: mąż, żona i tysiąc kawałków. W niebie została jedna dziura. Mruk przyszedł na ostatni kawałek.",
      titles: [["One Hole Left in the Sky", "W niebie została jedna dziura"]],
      picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
      endings: [
        {
          titles: [["A Second Hole, Under the Elbow", "Druga dziura, pod łokciem"]],
          en: "The wife drew the missing piece out of her apron pocket, where she had kept it for days, to be the one who laid it. The hole closed. She looked up in triumph. Then the husband lifted his elbow, under which there was another hole, in the roof of the castle, and took a piece out of his slipper. For a while neither spoke. Then they broke it up and began again with the edge.",
          pl: "Żona wyjęła brakujący kawałek z kieszeni fartucha; trzymała go tam od paru dni, żeby dołożyć sama. Dziura się zamknęła. Spojrzała z triumfem. Wtedy mąż podniósł łokieć, a pod łokciem, w dachu zamku, była jeszcze jedna, i wyjął kawałek z kapcia. Przez chwilę nikt nic nie mówił. Rozsypali wszystko i zaczęli od brzegów.",
        },
        {
          titles: [
            ["Sky, Found in a Turn-Up", "Niebo w mankiecie od spodni"],
            ["Where Was the Sky All This Time?", "Gdzie było niebo przez cały ten czas?"],
          ],
          en: "The couple looked for the piece with a torch, on all fours, from both ends of the carpet, until their heads met. There they stayed, on the floor, and laughed. As the husband crossed his legs, something small and blue dropped out of his turn-up. He did not see it; she did not see it. From the third floor Mruk rang his bell twice. Nobody looked. He rang a third time, standing, and the wife, reaching for the torch, put her hand on the sky.",
          pl: "Mąż i żona szukali brakującego kawałka z latarką, na czworakach, każde od innego końca dywanu, aż zderzyli się głowami. Zostali tak na podłodze i śmiali się. Kiedy mąż założył nogę na nogę, z mankietu spodni wypadło mu coś małego i niebieskiego. On nie widział, ona też nie. Na trzecim piętrze Mruk zadzwonił dwa razy. Nikt nie spojrzał. Zadzwonił trzeci raz, na stojąco, a wtedy żona sięgnęła po latarkę i położyła rękę na niebie.",
        },
      ],
    },
    {
      en: "Mruk follows the lit windows across the street from his sill in the evenings, and one of them looks back. On the fourth floor a large white dog lies with his chin on the boards and watches the third floor over here: a single film, with one cat in it. Mruk had sat down to find out which of the two of them was the audience.",
      pl: "Spośród oświetlonych okien po drugiej stronie ulicy, które Mruk wieczorami ogląda z parapetu, jedno patrzy na niego. Na czwartym piętrze duży biały pies kładzie brodę na deskach i śledzi trzecie piętro naprzeciwko: jeden film, jeden kot. Mruk usiadł, żeby wyjaśnić, który z nich dwóch jest tu publicznością.",
      titles: [["A Single Film, with One Cat in It", "Film, a w nim jeden kot"]],
      picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
      endings: [
        {
          titles: [
            ["What the Dog Laid by the Glass", "Co pies położył przy szybie"],
            ["Half a Biscuit Nearer", "O pół herbatnika bliżej"],
          ],
          en: "The dog was called, and left. When he came back, he had half a biscuit with him, which he did not eat. He laid it on the boards before him, and with his nose he pushed it as far in Mruk’s direction as the glass allowed; then he lowered his chin beside it. Mruk got up, for such a thing is not accepted sitting, and turned round once, slowly.",
          pl: "Psa zawołano i wyszedł. Kiedy wrócił, miał ze sobą pół herbatnika, ale go nie jadł. Położył go przed sobą na deskach i przysunął nosem w stronę Mruka, tak daleko, jak pozwalała szyba, a potem opuścił brodę obok. Mruk wstał, bo czegoś takiego nie przyjmuje się na siedząco, i powoli obrócił się raz dookoła.",
        },
        {
          titles: [
            ["Which of Us Is the Audience?", "Kto tu jest publicznością?"],
            ["The White One Yawned Second", "Biały ziewnął jako drugi"],
          ],
          en: "To make sure, Mruk did something: he yawned. Over there, a moment later, the dog yawned, from one ear to the other. Mruk lifted a paw and washed it. The dog regarded his own, from both sides, and licked it. That settled the matter. But when the dog began to scratch himself, with great enjoyment, behind the left ear, Mruk felt an itch behind his own.",
          pl: "Mruk zrobił próbę i ziewnął. Naprzeciwko, chwilę później, ziewnął pies, od ucha do ucha. Mruk podniósł łapę i ją umył. Pies obejrzał swoją z obu stron i polizał. Sprawa była jasna. Ale kiedy pies zaczął się drapać, z wielką przyjemnością, za lewym uchem, Mruka zaswędziało za jego własnym.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
        {
          when: {
            weather: ["snow"],
          },
          titles: [["The Film Went Out for a Walk", "Publiczność wyszła na śnieg"]],
          en: "Over there the window was empty. Then the gate opened, and out into the snow came the dog, on a lead, white on white, so that for the most part you saw the lead. He did not go to the tree. He drew it straight across the rails, to below the third floor, sat down in the snow and looked up. Mruk stood up and put both front paws on the pane. Now each of them had come as near as he could.",
          pl: "Okno naprzeciwko było puste. Potem otworzyła się brama i na śnieg wyszedł pies, na smyczy, biały na białym, tak że widać było głównie smycz. Nie poszedł do drzewa. Pociągnął ją prosto przez tory, pod trzecie piętro, usiadł w śniegu i spojrzał w górę. Mruk wstał i oparł obie przednie łapy o szybę. Bliżej nie mógł już podejść żaden.",
        },
      ],
    },
    {
      en: "They show the herring every evening. It is a quiet film, in the third window from the left, across the street from Mruk’s sill: a gentleman lays a herring on a plate, sits down, tucks in a napkin, remembers the mustard and goes out. Everything depends on what happens in between. Mruk had taken his seat, and not even the gentleman had a better view of the plate.",
      pl: "Śledzia grają co wieczór. Jest to spokojny film, w trzecim oknie od lewej, po drugiej stronie ulicy, na wprost parapetu Mruka: pewien pan kładzie śledzia na talerz, siada, wtyka serwetkę za kołnierz, przypomina sobie o musztardzie i wychodzi. Wszystko zależy od tego, co się stanie tymczasem. Mruk zajął miejsce i nawet ten pan nie widział talerza lepiej od niego.",
      titles: [["They Show the Herring Every Evening", "Śledzia grają co wieczór"]],
      picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
      endings: [
        {
          titles: [
            ["To the Third Floor, with a Fork", "Widelcem w stronę trzeciego piętra"],
            ["Herring, and Somebody to Eat It With", "Śledzia nie jada się samemu"],
          ],
          en: "The gentleman came back with the mustard, cut off the first piece, and stopped with the fork in the air, because somebody was looking at it. He looked out. He counted the floors. Then he pushed the table up to the window, moved to the other side of it, so as not to turn his back on anyone, and raised the fork a little, before he ate. Mruk swallowed.",
          pl: "Pan wrócił z musztardą, odkroił pierwszy kawałek i zastygł z widelcem w powietrzu, bo ktoś na ten widelec patrzył. Wyjrzał. Policzył piętra. Potem przysunął stół do okna, przesiadł się, żeby do nikogo nie siedzieć plecami, i zanim zjadł, uniósł widelec odrobinę wyżej. Mruk przełknął.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
        {
          titles: [
            ["A Small Hand in the Third Window", "Czyja to taka mała ręka?"],
            ["Why He Never Finds the Mustard", "Czemu musztarda tak długo"],
          ],
          en: "Over the edge of the table came a hand, a small one with a plaster on its thumb, took the herring by the tail and was gone. Under the cloth something chewed. The gentleman returned with the mustard, sat down before the empty plate and was terribly astonished; he looked in his napkin, and in the lamp. He did it very well. Then, from behind the wireless, he took a second herring.",
          pl: "Znad krawędzi stołu wysunęła się ręka, mała, z plastrem na kciuku, wzięła śledzia za ogon i znikła. Pod obrusem coś żuło. Pan wrócił z musztardą, usiadł przed pustym talerzem i okropnie się zdziwił; zajrzał pod serwetkę, zajrzał do lampy. Robił to bardzo dobrze. Potem wyjął zza radia drugiego śledzia.",
        },
        {
          needs: ["two seats"],
          titles: [
            ["Refreshments for the Front Row", "Bufet dla pierwszego rzędu"],
            ["The Lady Did Not Come, the Herring Did", "Pani nie przyszła, śledź tak"],
          ],
          en: "Over there the gentleman came back with the mustard and ate the herring, all of it, with his back to the street. That might have been the end. But the lady with the two tickets had not come; Tomek sat in her seat, and he takes such things seriously. In the interval he went round with a saucer. There was an inch of herring on it, with a toothpick. The second seat, which was Mruk’s, took it without the toothpick.",
          pl: "Naprzeciwko pan wrócił z musztardą i zjadł śledzia, całego, plecami do ulicy. Na tym mogło się skończyć. Ale pani od dwóch biletów nie przyszła, na jej miejscu siedział Tomek, a on takie rzeczy traktuje poważnie. W antrakcie obszedł salę ze spodkiem. Był na nim kawałek śledzia, z wykałaczką. Drugie miejsce, czyli Mruk, wzięło bez wykałaczki.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", company: "tomek" },
        },
      ],
    },
    {
      en: "A man was ironing in one of the lit windows across the street. He irons shirts, and to music: he raises the iron, waits with his eyes shut, and brings it down with everything that he has. On the third floor over here it is a silent film. Mruk, on his sill beside the geranium, would have given a good deal to know what was being played.",
      pl: "W jednym z oświetlonych okien po drugiej stronie ulicy prasował jakiś pan. Prasuje koszule, i to do muzyki: widać, jak unosi żelazko, czeka z zamkniętymi oczami i opuszcza je z całym przekonaniem. U nas, na trzecim piętrze, jest to film niemy. Mruk, na parapecie przy pelargonii, dużo by dał, żeby wiedzieć, co tam grają.",
      titles: [["To Music, but Silent", "Do muzyki, ale niemo"]],
      picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
      endings: [
        {
          titles: [["Slow, and in Three", "Wolno i na trzy"]],
          en: "Mruk’s tail found out. For some time it had been rising and falling against the pot of the geranium, without asking him: one heavy, two light, one heavy. He turned to look. It was a waltz, then, a slow one, with a long wait before the collar. He let it go on. At the last shirt both of them, iron and tail, stayed up in the air.",
          pl: "Doszedł do tego ogon Mruka. Od pewnego czasu podnosił się i opadał na doniczkę z pelargonią, nikogo nie pytając: raz mocno, dwa razy lekko, raz mocno. Kot obejrzał się na niego. A więc walc, powolny, z długim czekaniem przed kołnierzykiem. Nie przeszkadzał mu. Przy ostatniej koszuli zostali w powietrzu obaj, żelazko i ogon.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
        {
          titles: [
            ["Trumpets for the Collar", "Kołnierzyk wchodzi z trąbkami"],
            ["Our Radio, Their Shirts", "Radio nasze, koszule tamte"],
          ],
          en: "In our kitchen somebody turned on the wireless for the time signal, and out came an orchestra. The iron lay down with the drums. With the violins it went along a sleeve; it lifted, and there was a rest; it fell on the collar, and there were the trumpets. Either the man had the same station on, or his iron did. Mruk did not look round until the cuffs.",
          pl: "U nas ktoś włączył radio, żeby sprawdzić godzinę, a w radiu była orkiestra. Żelazko opadło razem z bębnami. Ze skrzypcami przejechało po rękawie; uniosło się i była pauza; spadło na kołnierzyk i weszły trąbki. Albo pan słuchał tej samej stacji, albo słuchało jej żelazko. Mruk nie obejrzał się aż do mankietów.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
      ],
    },
    {
      en: "“The Suitcase” is a serial. It runs in the window above the bakery sign, across the street from Mruk’s sill: a lady lays a suitcase on the bed, packs it until it will not shut, sits on it, opens it and puts everything away again. There have been nine episodes. In the last one she had tried on a hat. Mruk was in his place early.",
      pl: "„Walizka” to serial. Idzie w oknie nad szyldem piekarni, po drugiej stronie ulicy, a Mruk ogląda go z parapetu: pewna pani kładzie na łóżku walizkę, pakuje, aż się nie domyka, siada na niej, otwiera i chowa wszystko z powrotem do szafy. Odcinków było dziewięć. W ostatnim przymierzyła kapelusz. Mruk był na miejscu przed czasem.",
      titles: [["“The Suitcase”, Episode Ten", "„Walizka”: co w dziesiątym odcinku?"]],
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["She Got as Far as the Sandwiches", "Dojechała do kanapek"],
            ["Nine Episodes and a Hat", "Dziewięć odcinków i kapelusz"],
          ],
          en: "In the tenth episode the lady put on the hat, carried the suitcase to the door, turned off the light and was gone. It was well made; Mruk held his breath. After four minutes the light came on again. She sat down on the suitcase, in her hat, unwrapped her sandwiches, and ate them one by one with her eyes on the wall, as if it were moving past.",
          pl: "W dziesiątym odcinku pani włożyła kapelusz, zaniosła walizkę do drzwi, zgasiła światło i nie było jej. Dobrze to zrobili, Mruk wstrzymał oddech. Po czterech minutach światło znów się zapaliło. Pani usiadła w kapeluszu na walizce, rozwinęła kanapki na drogę i zjadła je, jedną po drugiej, patrząc w ścianę, jakby ściana jechała.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
        {
          titles: [
            ["Left On for Whoever Is Watching", "Zostawione dla tego, kto patrzy"],
            ["The Hat Went, the Lamp Stayed", "Kapelusz pojechał, lampa nie"],
          ],
          en: "The lady shut the suitcase at the first attempt. The secret was to leave something out: on the bed lay a grey coat, which for nine episodes had gone in first. Now she put that on, and after it the hat. In the doorway she turned round and looked across to the third floor. Everything went dark apart from one small lamp. She had set it in the window, facing out.",
          pl: "Pani zamknęła walizkę za pierwszym razem. Cały sekret w tym, żeby czegoś nie pakować: na łóżku leżał szary płaszcz, który przez dziewięć odcinków szedł na spód. Teraz włożyła go na siebie, a potem kapelusz. Od drzwi obejrzała się i spojrzała na trzecie piętro. Pogasły wszystkie światła oprócz małej lampki. Postawiła ją w oknie, przodem do ulicy.",
        },
        {
          needs: ["the rubber plant"],
          titles: [
            ["Packed: One Rubber Plant", "Spakowano fikusa"],
            ["Who Rang in Episode Ten?", "Kto zadzwonił w dziesiątym?"],
          ],
          en: "In the tenth episode the bell rang over there. The lady opened in her hat, and in came leaves, as far as the lamp, and under them a man out of breath who had counted the floors wrong. She gave him the suitcase to sit on. He told her something, and the plant nodded. An hour later the suitcase was in the wardrobe, the hat was on the plant, and two people were reading the timetable and laughing.",
          pl: "W dziesiątym odcinku zadzwonił dzwonek. Pani otworzyła w kapeluszu i weszły liście, aż po lampę, a pod nimi zdyszany pan, który źle policzył piętra. Dała mu walizkę, żeby usiadł. Coś opowiadał, a fikus kiwał głową. Godzinę później walizka była w szafie, kapelusz na fikusie, a dwie osoby czytały rozkład jazdy i śmiały się.",
        },
      ],
    },
    {
      en: "Across the street, on the third floor, level with Mruk’s sill, a girl in pyjamas was standing on her hands. That is, she was about to. She throws up her legs, one plait falls in her eyes, she comes down. Her record was three seconds. At an hour when children are meant to be in bed nothing else was on in that window, and Mruk had sat down to see the fourth.",
      pl: "Po drugiej stronie ulicy, na trzecim piętrze, naprzeciwko parapetu Mruka, stawała na rękach dziewczynka w piżamie. To znaczy zamierzała stanąć. Wyrzuca nogi, warkocz spada jej na oczy, wraca na podłogę. Rekord wynosił trzy sekundy. O tej porze, kiedy dzieci mają już leżeć, nic innego w tym oknie nie grali i Mruk usiadł, żeby doczekać czwartej.",
      titles: [["Her Record: Three Seconds", "Rekord: trzy sekundy"]],
      picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
      endings: [
        {
          titles: [
            ["What Falls out of a Father", "Co może wypaść z taty"],
            ["Side by Side, Soles Up", "Obok siebie, piętami do góry"],
          ],
          en: "In came the girl’s father, with a finger raised: bed. She explained something to him. He took off his glasses. A moment later there were two pairs of soles against the wall; out of the father’s pockets fell coins, a comb, a tram ticket and a pencil, and they stood for four, for five, for six. The mother found them so. She turned off the light, and on again.",
          pl: "Do dziewczynki wszedł ojciec, z palcem w górze: do łóżka. Coś mu wytłumaczyła. Zdjął okulary. Chwilę później były przy ścianie dwie pary pięt; z kieszeni ojca posypały się drobne, grzebień, bilet tramwajowy i ołówek, a oni stali cztery, pięć, sześć. Tak zastała ich matka. Zgasiła światło i zapaliła z powrotem.",
        },
        {
          titles: [
            ["A Cat on the Ceiling", "Kot na suficie"],
            ["Four, and a Foot to Wave With", "Cztery i jeszcze pomachała"],
          ],
          en: "At the next try the girl looked, upside down, straight out of the window, and saw, across the street, a large cat sitting on a ceiling with a geranium hanging beside him. It was so odd that she forgot to fall. One, two, three went by, then four. Mruk put his head on one side, to meet her halfway. With one foot, very carefully, the girl waved.",
          pl: "Przy następnej próbie dziewczynka spojrzała, do góry nogami, prosto w okno i zobaczyła po drugiej stronie ulicy dużego kota, który siedział na suficie, a obok zwisała pelargonia. Było to tak dziwne, że zapomniała spaść. Minęły trzy sekundy, minęła czwarta. Mruk przekrzywił głowę, żeby wyjść jej naprzeciw. Dziewczynka, bardzo ostrożnie, pomachała mu jedną stopą.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
        {
          needs: ["the rain on the tin"],
          titles: [
            ["Right Way Up in Every Drop", "W każdej kropli stoi na nogach"],
            ["Two Hundred Girls on Their Feet", "Dwieście dziewczynek na nogach"],
          ],
          en: "At the girl’s next try Mruk happened to be looking through a drop. In it the house hung by its cellar, the tram ran along the sky, and in the third-floor window a girl in pyjamas was standing on her feet, quite calmly, for four, for five, for six. He looked in the drop beside it; she was standing there too. Outside the drops somebody fell down. In two hundred others she had not yet noticed.",
          pl: "Przy następnej próbie dziewczynki Mruk patrzył akurat przez kroplę. Dom wisiał w niej za piwnicę, tramwaj jechał po niebie, a w oknie na trzecim piętrze dziewczynka w piżamie stała na nogach, całkiem spokojnie, cztery sekundy, pięć, sześć. Zajrzał do kropli obok, tam też stała. Poza kroplami ktoś się przewrócił. W pozostałych dwustu jeszcze o tym nie wiedziała.",
          picture: { place: "window sill", pose: "back", props: ["geranium"], company: "nobody", side: "left" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "All at once it was light. Tomek was looking for his glasses and had switched on the lamp behind the armchair; and the street was gone. In its place, on the pane, sat a big grey cat, with a tiled stove behind him and a geographer on his knees looking under a cushion. As a film this had no story, and the leading actor stared reproachfully out at Mruk.",
      pl: "Nagle zrobiło się jasno. Tomek szukał okularów i zapalił lampę za fotelem, no i ulica znikła. Zamiast niej siedział na szybie duży szary kot, za nim stał piec kaflowy, a pod piecem klęczał geograf i zaglądał pod poduszkę. Jako film nie miało to żadnej akcji, a odtwórca głównej roli patrzył na Mruka z wyrzutem.",
      titles: [["As a Film This Had No Story", "Film, ale bez akcji"]],
      pays: ["Tomek at the lamp"],
      turns: [
        {
          titles: [
            ["The Man in the Pane Had Them On", "Ten w szybie miał je na czole"],
            ["Thank You, Director", "Dziękuję, dyrektorze"],
          ],
          en: "Tomek got up and followed the cat’s stare. In the pane, above the cat, stood a man with untidy hair and a pair of glasses on his forehead. Tomek put up his hand; so did the man. “Thank you, Director,” he said and pulled them down over his nose. When he had seen what it was all about, he reached behind him, and the lamp went out. The street was back.",
          pl: "Tomek wstał i poszedł za spojrzeniem kota. W szybie, nad kotem, stał rozczochrany pan z okularami na czole. Tomek podniósł rękę, tamten też. „Dziękuję, dyrektorze” – powiedział Tomek i zsunął okulary na nos. Kiedy zobaczył, o co chodzi, sięgnął za siebie i zgasił lampę. Ulica wróciła na miejsce.",
        },
        {
          titles: [["Forehead to the Glass", "Przyłożyć czoło i patrzeć"]],
          en: "When Mruk laid his forehead against the glass, the other cat did the same from outside, and where they met, both were gone. In the shadow of Mruk’s head there was a hole with two ears, and in the hole stood the house across the street, with every one of its lights. It was a narrow seat, and cold on the nose. He moved his head an inch, and everything was in it.",
          pl: "Kiedy Mruk przyłożył czoło do szyby, tamten kot zrobił to samo od zewnątrz i gdzie się zetknęli, obaj znikli. W cieniu głowy Mruka była dziura z dwojgiem uszu, a w dziurze stał dom po drugiej stronie ulicy, ze wszystkimi światłami. Miejsce było ciasne i zimne w nos. Przesunął głowę o centymetr i zmieściło się wszystko.",
        },
        {
          needs: ["the slammed door"],
          titles: [
            ["It Went Out with Feeling", "Zgasła z uczuciem"],
            ["Four Slams, and the Bulb Agreed", "Przy czwartym trzaśnięciu"],
          ],
          en: "The third time, Ola slammed the kitchen door with so much feeling that the lamp behind the armchair blinked; the fourth time, it went out. “That’s the marriage over,” said Tomek from the floor. In the pane the other cat was gone, stove, geographer and all. The street stood there, lit to the last window. On the floor Tomek put his hand on his glasses at last, and came to look as well.",
          pl: "Za trzecim razem Ola trzasnęła kuchennymi drzwiami z takim uczuciem, że w pokoju lampa za fotelem mrugnęła, a za czwartym zgasła. „No i po małżeństwie” – powiedział z podłogi Tomek. Z szyby znikł tamten kot, razem z piecem i geografem. Stała w niej ulica, oświetlona do ostatniego okna. Tomek natrafił nareszcie ręką na okulary i też przyszedł popatrzeć.",
        },
      ],
    },
    {
      en: "The trouble with the front row is that the audience breathes. Mruk had moved up so close, to miss nothing, that with every breath a grey patch grew on the pane. What he had come to see became woollier, lost its edges and disappeared behind himself. He tried breathing less. It came out all the thicker when he had to stop.",
      pl: "Z pierwszym rzędem jest ten kłopot, że publiczność oddycha. Żeby niczego nie stracić, Mruk przysunął się tak blisko, że z każdym oddechem rosła na szybie szara plama. To, na co przyszedł, robiło się coraz bardziej wełniane, traciło brzegi i nikło za nim samym. Próbował oddychać mniej. Kiedy musiał przestać, plama wychodziła tym gęstsza.",
      titles: [["If Only the Audience Did Not Breathe", "Z pierwszym rzędem jest kłopot"]],
      turns: [
        {
          en: "Mruk put up a paw, to hold on. When he took it away, the mist had five clear windows in it, four small ones in an arc and below them a large one, the shape of a bean. He chose the large one. With the other eye he had two of the small ones, in case of anything at the sides. No cinema in the city has boxes like that.",
          pl: "Mruk oparł się łapą o szybę. Kiedy ją zabrał, było we mgle pięć czystych okienek, cztery małe łukiem, a pod nimi duże, w kształcie fasoli. Wybrał duże. Drugim okiem miał dwa z małych, na wypadek gdyby coś działo się po bokach. Takich lóż nie ma w mieście żadne kino.",
        },
        {
          titles: [
            ["Norway Came Up in the Mist", "We mgle ukazała się Norwegia"],
            ["From Fjord to Fjord with a Sleeve", "Rękawem, od fiordu do fiordu"],
          ],
          en: "In the mist a line came up, with many bends, which had been waiting on the glass since somebody drew it with a finger. “Norway!” said Tomek in passing, and stopped. He had drawn it there himself, to explain something to Ola. It needed correcting, so he bent down and went along the coast with his sleeve, from fjord to fjord. Behind Norway it was perfectly clear.",
          pl: "We mgle wyszła na jaw linia, bardzo powyginana, która czekała na szybie, odkąd ktoś rysował tam palcem. „Norwegia!” – powiedział Tomek, który akurat przechodził, i stanął. Sam ją tu rysował, kiedy coś Oli tłumaczył. Wymagała poprawek, więc schylił się i przejechał rękawem wzdłuż brzegu, od fiordu do fiordu. Za Norwegią było zupełnie przejrzyście.",
        },
        {
          needs: ["the leaf"],
          titles: [
            ["Breathing into a Leaf", "Oddychać w liść"],
            ["That Was What Pelagia Meant", "To o to chodziło Pelagii"],
          ],
          en: "It was some time before Mruk saw what Pelagia’s leaf was for. When he pushed his nose forward, the leaf was in front of it, soft side towards him; and his breath went into the leaf, and stayed there, among the little hairs. The patch on the pane drew in from all sides and was gone. He held the leaf with his chin, breathed geranium, and had the whole house sharp to the last curtain ring.",
          pl: "Minęło trochę czasu, zanim Mruk zrozumiał, do czego służy liść Pelagii. Kiedy wysunął nos, miał przed sobą liść, miękką stroną do siebie, i oddech wchodził w liść i tam zostawał, między włoskami. Plama na szybie skurczyła się ze wszystkich stron i znikła. Trzymał liść brodą, oddychał pelargonią i miał cały dom ostro, do ostatniego kółka przy zasłonie.",
        },
      ],
      pays: ["misted pane"],
    },
    {
      en: "Just as it was getting somewhere, a hand over there took hold of the curtain, and the curtain went across. It was yellow, with a pattern of pears. Mruk waited, for in his experience a curtain means that something is about to begin. In the ten other windows they were showing people looking for a fuse, or a sock, or nothing. He kept his eyes on the pears.",
      pl: "Ledwie się zaczęło coś dziać, jakaś ręka po tamtej stronie chwyciła zasłonę i zasłona pojechała. Była żółta, w gruszki. Mruk czekał, bo z tego, co wiedział, kurtyna zapowiada, że zaraz się zacznie. W dziesięciu innych oknach grali szukanie skarpetki, bezpiecznika albo niczego. Nie spuszczał oka z gruszek.",
      titles: [["He Kept His Eyes on the Pears", "Nie spuszczał oka z gruszek"]],
      turns: [
        {
          titles: [["Larger Than Life, on Pears", "Więksi niż są, na gruszkach"]],
          en: "Behind the curtain a lamp was moved. At that the whole cloth became a screen, and on it, black and twice as large as before, the film went on: a nose came in that reached up to the rail, then a hand like a tree. Each thing was easier to understand than when it had had a face. After a while somebody pulled the curtain aside again, and looked rather small.",
          pl: "Za zasłoną przestawiono lampę. Wtedy cała zrobiła się ekranem i film szedł na niej dalej, czarny i dwa razy większy niż przedtem: wszedł nos, który sięgał karnisza, potem ręka jak drzewo. Wszystko było łatwiej zrozumieć, niż kiedy miało twarze. Po chwili ktoś odsunął zasłonę i wydał się jakiś mały.",
        },
        {
          titles: [["Now with Sound: A Spoon", "Od teraz z dźwiękiem łyżeczki"]],
          en: "Over there they believe in air before bedtime. An arm came through between the pears and opened the window; and out blew the curtain, the whole length of it, over the street, and waved to the people at the stop. Behind it everything was in its place, and now it had sound. It was only a spoon in a glass. Mruk put his ears forward, one after the other.",
          pl: "Po tamtej stronie wierzą w świeże powietrze. Spomiędzy gruszek wysunęła się ręka i otworzyła okno, a zasłona wyleciała na całą długość, nad ulicę, i pomachała ludziom na przystanku. Za nią wszystko było na swoim miejscu, a teraz miało dźwięk. Tylko łyżeczka w szklance, nic więcej. Mruk nastawił uszy, najpierw jedno, potem drugie.",
        },
        {
          when: {
            weather: ["wind"],
          },
          titles: [["The Wind Wanted to See Too", "Wiatr też chciał zobaczyć"]],
          en: "The wind wanted to see as well. It found the window behind the pears, which was not properly shut, pushed it open, took the curtain by its hem and threw it up over its own rail, where it stayed hanging. Over there somebody climbed on a chair to get it down, and climbed off again, since it was blowing and the window was more urgent. The pears hung up there like washing, and the film went on below.",
          pl: "Wiatr też chciał zobaczyć. Znalazł okno za gruszkami, niezbyt porządnie zamknięte, pchnął je, wziął zasłonę za rąbek i zarzucił na jej własny karnisz, gdzie została. Ktoś tam wszedł na krzesło, żeby ją zdjąć, i zaraz z niego zszedł, bo wiało i okno było pilniejsze. Gruszki wisiały u góry jak pranie, a pod nimi film szedł dalej.",
        },
      ],
    },
    {
      en: "Ola brought her tea to the window and began to dub. What people say is her trade, and she cannot see a mouth move without putting something in it. She gave them all over there the same voice, that of an aunt with a cold, first in one language, then, as that one was funnier, in the other. Mruk laid back the ear on her side.",
      pl: "Ola przyszła do okna z herbatą i zaczęła dubbingować. Mówienie za innych to jej zawód i nie może patrzeć, jak ktoś rusza ustami, żeby czegoś w nie nie włożyć. Wszystkim tam naprzeciwko dała ten sam głos, zakatarzonej ciotki, najpierw w jednym języku, a potem, bo wychodziło śmieszniej, w drugim. Mruk położył ucho od jej strony.",
      picture: { place: "window sill", pose: "sit", props: [], eyes: "grump", inHand: "mug", company: "ola" },
      titles: [["Everyone with the Voice of an Aunt", "Ile ról ma zakatarzona ciotka?"]],
      pays: ["Ola at the window"],
      turns: [
        {
          titles: [
            ["Lost for Words in Two Languages", "Bez słowa w dwóch językach"],
            ["Nobody Moved a Lip", "Nikt nie ruszył ustami"],
          ],
          en: "Then over there, for a whole minute, nobody moved a lip. Ola had something ready for them, in both languages; she held it on her tongue like a hot potato, and looked, and forgot what it was. After two minutes she pulled up a stool, put her chin on the sill by Mruk’s paws and went on watching without a word. Her tea went cold on her knee.",
          pl: "Potem przez całą minutę nikt tam nie ruszył ustami. Ola miała dla nich coś gotowego, w obu językach; trzymała to na końcu języka, patrzyła i zapomniała, co to było. Po dwóch minutach przysunęła taboret, położyła brodę na parapecie, koło łap Mruka, i oglądała dalej bez słowa. Herbata stygła jej na kolanie.",
        },
        {
          titles: [
            ["Prompted by a Tail", "Suflerem był ogon"],
            ["And What Does He Say? No!", "I co on na to? Że nie!"],
          ],
          en: "Ola ran out of lines. “And what does he say to that?” she asked and looked at Mruk, who after all had seen the beginning. His tail struck the sill twice. “No! No!” cried Ola. The tail lay still. “Well, perhaps,” said Ola. From now on she took it all from the tail, and since it moved rarely, there were long, splendid silences, in which it was possible to follow.",
          pl: "Skończyły się Oli kwestie. „I co on na to?” – spytała i spojrzała na Mruka, który w końcu widział początek. Ogon dwa razy uderzył w parapet. „Nie! Nie!” – zawołała Ola. Ogon leżał. „No, może” – dodała. Odtąd brała wszystko z ogona, a że rzadko się ruszał, zapadały długie, wspaniałe cisze i nareszcie dało się coś zrozumieć.",
        },
        {
          needs: ["the rain on the tin"],
          titles: [["The Aunt Lost Her Voice in the Rain", "Ciotka zachrypła od deszczu"]],
          en: "The rain on the tin spoke louder. Ola raised the aunt’s voice; then she raised it again, and at “But, dear lady!” it cracked, and nothing more came than a sort of whistle. She drank some tea and tried to carry on with gestures. In the end she left the speaking to the gutter, which had a great deal to say and said it in no language. With that, strangely enough, all the mouths over there agreed.",
          pl: "Deszcz na blasze mówił głośniej. Ola podniosła głos ciotki, podniosła jeszcze raz i przy „Ależ, droga pani!” głos się załamał, został z niego sam gwizd. Napiła się herbaty i próbowała pokazywać rękami. W końcu zostawiła mówienie rynnie, która miała dużo do powiedzenia i mówiła to w żadnym języku. I, rzecz dziwna, wszystkim tam naprzeciwko zgadzało się z ruchem ust.",
        },
      ],
    },
    {
      en: "Mruk’s seat was taken. Left of the geranium, exactly where the view is best, stood a pile of thirty exercise books; Tomek had put them down there so that he would remember to mark them, and had forgotten them with an easy mind. Beside it there remained a strip of sill the width of a paw. Mruk stood on it, all four in a row, and saw mostly the topmost label.",
      pl: "Miejsce było zajęte. Na lewo od pelargonii, dokładnie tam, skąd najlepiej widać, leżał stos trzydziestu zeszytów; Tomek położył je tam, żeby nie zapomnieć ich poprawić, i dzięki temu mógł spokojnie zapomnieć. Obok został pasek parapetu na szerokość łapy. Mruk stał na nim wszystkimi czterema w rzędzie i widział głównie nalepkę na wierzchu.",

      turns: [
        {
          titles: [["What Thirty Volcanoes Are Good For", "Do czego służy trzydzieści wulkanów"]],
          en: "Mruk climbed on to the exercise books. They were about volcanoes, and gave under him a little, evenly, as good upholstery does. From the top, he found, you see over the roof of the tram shelter and down into the front room of every film. It had been a stall; now it was the gallery. When Tomek did remember, he looked at the gallery, and went to mark something else.",
          pl: "Mruk wszedł na zeszyty. Były o wulkanach i uginały się pod nim lekko, równo, jak dobra tapicerka. Z wierzchu, jak się okazało, widać ponad dachem wiaty i w głąb każdego filmu. Przedtem miał parter, teraz miał balkon. Kiedy Tomek sobie przypomniał, spojrzał na ten balkon i poszedł poprawiać co innego.",
        },
        {
          titles: [
            ["Marked from the Top Down", "Poprawiane od góry"],
            ["With Every Mistake a Bit More Street", "Z każdym błędem więcej ulicy"],
          ],
          en: "Tomek came, sighed and took the topmost exercise book. He marked it standing up, in red, and came back for the next; and with each volcano Mruk had a finger’s breadth more of the street. The chimneys appeared, the fourth floor, the third. At the twentieth there was a full view. For the rest Mruk lent Tomek his back to write on.",
          pl: "Przyszedł Tomek, westchnął i wziął zeszyt z wierzchu. Poprawił go na stojąco, na czerwono, i wrócił po następny, a Mruk z każdym wulkanem dostawał o palec więcej ulicy. Pokazały się kominy, potem czwarte piętro, potem trzecie. Przy dwudziestym widać było już wszystko. Do reszty Mruk użyczył Tomkowi grzbietu jako podkładki.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "half",
            inHand: "pencil",
            company: "tomek",
            camera: "half",
          },
        },
        {
          needs: ["two seats"],
          titles: [
            ["Two in Front, Reserved", "Dwa z przodu, zarezerwowane"],
            ["She Might Still Come", "A nuż ta pani przyjdzie?"],
          ],
          en: "A promise is a promise. Tomek came in with the slip of paper, “two, in front”, and looked at the front. It was full of volcanoes. He carried off the thirty exercise books, wiped the sill with his sleeve and put a chair up to it, in case the lady should find the way. The other seat was the one left of the geranium. It was taken at once, by somebody without a ticket.",
          pl: "Obiecane to obiecane. Tomek przyszedł z karteczką „dwa, z przodu” i spojrzał na przód. Był zajęty przez wulkany. Wyniósł wszystkie trzydzieści zeszytów, przetarł parapet rękawem i przystawił krzesło, na wypadek gdyby ta pani trafiła. Drugie miejsce było na lewo od pelargonii. Natychmiast zajął je ktoś bez biletu.",
        },
      ],
    },
    {
      en: "There was a click, which could not be heard over here, and the whole house across the street went out. All eleven screens were black at once; only the stop was lit, and the tram wires. Mruk did not move. In a cinema, when it grows dark, you keep your seat. After a minute he could tell the windows from the wall. They were the parts that were darker.",
      pl: "Coś pstryknęło, czego stąd nie było słychać, i cały dom po drugiej stronie ulicy zgasł. Wszystkie jedenaście ekranów było czarnych, świecił się tylko przystanek. Mruk się nie ruszył. W kinie, kiedy robi się ciemno, zostaje się na miejscu. Po minucie odróżniał już okna od muru. Okna były tym, co ciemniejsze.",
      titles: [["Dark, and Nobody Leaves", "Zgasło, nikt nie wychodzi"]],
      turns: [
        {
          titles: [
            ["The Same Again, by Candle", "To samo, tylko przy świecach"],
            ["An Old Film, Brown at the Edges", "Stary film, brązowy po brzegach"],
          ],
          en: "In one window there was a scratch of yellow, then in the next: they had found candles. What was being shown now was the same, but very much older, brown at the edges; everyone had a larger nose and did everything more slowly, with one hand held before the flame. Mruk would have gone on with that version. Then the current came back, with a jerk, and in colour.",
          pl: "W jednym oknie błysnęło coś żółtego, potem w sąsiednim: znaleźli świece. Grali teraz to samo, tylko dużo starsze, brązowe po brzegach; wszyscy mieli większe nosy i robili wszystko wolniej, z jedną ręką przed płomieniem. Mruk chętnie zostałby przy tej wersji. Potem wrócił prąd, trochę z szarpnięciem, i od razu w kolorze.",
        },
        {
          titles: [["Tonight: The Cat", "Dziś w programie: kot"]],
          en: "With nothing on at home, the people opposite came to their windows, with folded arms, to see what there was elsewhere. Elsewhere there was one thing: on the third floor a lit pane, a geranium, and a cat. Eleven windows watched it. Mruk felt that something was expected. He lifted a paw, considered it from both sides, and put it down again. When the light came back, somebody clapped.",
          pl: "Ludzie z naprzeciwka nie mieli u siebie na co patrzeć, podeszli więc do okien, z założonymi rękami, zobaczyć, co grają gdzie indziej. Gdzie indziej grali jedno: na trzecim piętrze jasna szyba, pelargonia i kot. Patrzyło na to jedenaście okien. Mruk poczuł, że czegoś się oczekuje. Podniósł łapę, obejrzał ją z obu stron i odstawił. Kiedy wróciło światło, ktoś klaskał.",
        },
        {
          needs: ["the rubber plant"],
          titles: [
            ["Light by Rubber Plant", "Światło? To ten fikus"],
            ["A Leaf on the Main Switch", "Liściem po korkach"],
          ],
          en: "Somewhere behind the black gateway across the street was the rubber plant, with the man underneath it. For a while nothing could be seen of either. They must have been feeling their way along the wall, the plant first, for all at once the whole house came on, eleven screens together. On the lit stairs stood the man, very still, with a leaf caught in the fuse box. Somebody shook his hand through the leaves.",
          pl: "Gdzieś za czarną bramą naprzeciwko był fikus, a pod nim pan. Przez chwilę nie było widać ani jednego, ani drugiego. Musieli iść po omacku wzdłuż ściany, fikus przodem, bo nagle zapalił się cały dom, jedenaście ekranów naraz. Na jasnych schodach stał pan, zupełnie nieruchomo, a jeden liść tkwił mu w skrzynce z bezpiecznikami. Ktoś przez te liście uścisnął mu rękę.",
        },
        {
          needs: ["the torch"],
          titles: [
            ["No Cinema Without a Projector", "Kino potrzebuje projektora"],
            ["The Beam from the Third Floor", "Snop z trzeciego piętra"],
          ],
          en: "“Oh,” said Tomek, when he saw the house across the street, or rather did not see it. He laid the torch on the sill beside Mruk and pointed it at the blackest window. A round bright spot went over the wall, found it and stopped. In there they looked up, waved, and went on with what they had been doing, in the middle of the spot. When the current came back, Tomek watched for a good while before he switched off.",
          pl: "„O” – powiedział Tomek, kiedy zobaczył dom naprzeciwko, a raczej kiedy go nie zobaczył. Położył latarkę na parapecie obok Mruka i wycelował w najczarniejsze okno. Okrągła jasna plama przeszła po murze, trafiła i stanęła. Tamci podnieśli głowy, pomachali i robili dalej swoje, w samym środku plamy. Kiedy wrócił prąd, Tomek patrzył jeszcze dobrą chwilę, zanim zgasił.",
        },
      ],
      pays: ["dark house"],
    },
  ],
  scenes: [
    {
      unless: ["Tomek at the lamp"],
      pays: ["two seats"],
      en: "In the hall the telephone rang. A lady wished to know what was on tonight; she had the cinema’s number, with one figure wrong. Tomek did not like to disappoint her. He leaned back as far as the cord went, until he could see the sill. “I can’t say what it is,” he said, “but he hasn’t blinked for ten minutes.” “Then two, please,” said the lady. Tomek wrote it down, “two, in front”, and had hung up before she could ask the way.",
      pl: "W przedpokoju zadzwonił telefon. Pewna pani chciała wiedzieć, co dziś grają; miała numer do kina, z jedną cyfrą pomyloną. Tomek nie chciał jej zawieść. Odchylił się tak daleko, jak pozwalał kabel, żeby zobaczyć parapet. „Nie wiem, co to jest – powiedział – ale on od dziesięciu minut nie mrugnął”. „To dwa poproszę” – odparła pani. Tomek zapisał: „dwa, z przodu” i odłożył słuchawkę, zanim spytała o drogę.",
    },
    {
      pays: ["the rubber plant"],
      en: "A fifteen stopped below. In its third window stood a rubber plant, taller than the man who held it, and the passengers sat under its leaves with their papers. At the door it had to bow. Somebody held its top, somebody else the pot, and then the man set off with it for the house across the street, and could see nothing but leaves. Mruk, too, saw nothing else. At that door the plant bowed once more, and was in.",
      pl: "Na dole stanęła piętnastka. W trzecim oknie jechał fikus, wyższy od pana, który go trzymał, a pasażerowie siedzieli pod liśćmi z gazetami. W drzwiach musiał się ukłonić. Ktoś przytrzymał mu czubek, kto inny doniczkę, po czym pan ruszył z nim do domu naprzeciwko i nie widział nic oprócz liści. Mruk też patrzył tylko na nie. W tamtej bramie fikus ukłonił się jeszcze raz i był w środku.",
      unless: ["Tomek at the lamp", "misted pane"],
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the rain on the tin"],
      en: "It began to rain harder. The drops came down on the tin outside so that nothing else could be heard, and those that hit the pane stayed on it, round and trembling. In each there was the whole house across the street, with all its windows, upside down. That made two hundred cinemas. Mruk tried the one on the left and the one next to it, and was afraid all the time of missing something in a third.",
      pl: "Lunęło mocniej. Krople spadały na blachę za oknem tak, że nie było słychać nic innego, a te, które trafiły w szybę, zostawały na niej, okrągłe i drżące. W każdej był cały dom naprzeciwko, ze wszystkimi oknami, do góry nogami. Zrobiło się dwieście kin. Mruk spróbował kropli z lewej, potem sąsiedniej i cały czas się bał, że w trzeciej coś go omija.",
      unless: ["Tomek at the lamp", "dark house", "misted pane"],
    },
    {
      unless: ["Ola at the window"],
      pays: ["the slammed door"],
      en: "In the kitchen Ola was translating a door. In the one language it fell shut, in the other somebody slammed it, and the whole marriage in the book depended on which. She got up and tried with the kitchen door, once by itself, once with feeling. The lamps swung, the saucepan lids answered, and on the sill Mruk lost the thread. “Once more,” called Ola, “with even more feeling!” He held on with all his claws.",
      pl: "W kuchni Ola tłumaczyła drzwi. W jednym języku się zamknęły, w drugim ktoś nimi trzasnął, a od tego zależało w książce całe małżeństwo. Wstała i spróbowała na drzwiach od kuchni, raz samo z siebie, raz z uczuciem. Lampy się zakołysały, odezwały się pokrywki, a Mruk na parapecie stracił wątek. „Jeszcze raz – zawołała Ola – z większym uczuciem!” Przytrzymał się wszystkimi pazurami.",
    },
    {
      pays: ["the leaf"],
      en: "The geranium, whose name is Pelagia, let a leaf go. It came down past her stem and lay on the sill before Mruk, soft side up. She sits in this row every evening and has seen a great deal; dropping a leaf is how she passes a remark. Mruk did not know what she had noticed and he had missed. He smelled the leaf, drew it under him and looked across twice as hard.",
      pl: "Pelargonia, która nazywa się Pelagia, upuściła liść. Spadł wzdłuż łodygi i położył się na parapecie przed Mrukiem, miękką stroną do góry. Pelagia siedzi w tym rzędzie co wieczór i niejedno widziała; tak robi uwagi. Mruk nie wiedział, co zauważyła, a on przegapił. Powąchał liść, przysunął go sobie pod brodę i patrzył dwa razy uważniej.",
    },
    {
      unless: ["Tomek at the lamp"],
      pays: ["the torch"],
      en: "Tomek was going through the flat with a torch, looking for his keys. He looked in the bread bin, and there was a note there, in his own writing: “Boots.” There was nothing in the left boot. In the right there was a second note: “Not here.” He came to search the sill as well, and lifted Mruk’s tail; the beam went over the pane, and for a while there was nothing to see in it but Tomek, with the keys between his teeth.",
      pl: "Tomek chodził po mieszkaniu z latarką i szukał kluczy. Zajrzał do chlebaka, a tam była kartka, napisana jego ręką: „Buty”. W lewym bucie nie było nic. W prawym była druga kartka: „Nie tu”. Przyszedł więc przeszukać i parapet, podniósł Mrukowi ogon; światło jeździło po szybie i przez chwilę nie było w niej widać nic oprócz Tomka, z kluczami w zębach.",
      picture: { place: "window sill", pose: "sit", props: [], eyes: "wide", company: "tomek" },
    },
  ],
};
