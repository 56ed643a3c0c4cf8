import type { Plot } from "#api/house/texts/model.ts";

/** The evening at the bakery's back door, whose upper half stands open on the courtyard. */
export const bakeryNight: Plot = {
  name: "bakery-night",
  category: "Friendship",
  when: { timeSlot: ["evening"] },
  wishes: [
    {
      en: "Dough, Mruk had been told, gets up by itself. It lies all evening in a trough at the corner bakery, under a cloth, does nothing, grows, and is praised for it. He wished to see how this is done. The bakery’s back door is in the courtyard. Its upper half was open, and he climbed on the crate beside it and looked in over the lower.",
      pl: "Ciasto, jak Mruk słyszał, rośnie samo. Leży wieczorem w dzieży, w piekarni na rogu, pod ściereczką, nic nie robi, jest coraz większe i jeszcze je chwalą. Chciał zobaczyć, jak to się robi. Tylne drzwi piekarni wychodzą na podwórko. Górna połowa była otwarta, więc wszedł na skrzynkę obok i patrzył ponad dolną.",
      picture: { place: "bakery", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["While He Looked the Other Way", "Kiedy akurat nie patrzył"],
            ["Flat, and Now Round", "Płaska, a teraz już okrągła"],
            ["Room for One in the Washing-Up Bowl", "Rosnąć można i w misce"],
          ],
          en: "What Mruk saw of the rising was the cloth. It was flat. He glanced at Bułka, the bakery’s ginger cat, who was lying against the trough, and when he looked back the cloth was round. Three times he looked away on purpose, and each time the dough had used the moment. At home he got into the washing-up bowl, drew a corner of the tea towel over himself and began to rise. By nine he filled the bowl.",
          pl: "Z całego rośnięcia Mruk zobaczył ściereczkę. Była płaska. Zerknął na Bułkę, rudą kotkę z piekarni, która leżała przy dzieży, i ściereczka była już okrągła. Trzy razy odwrócił wzrok umyślnie i za każdym razem ciasto z tego skorzystało. W domu wszedł do miski do zmywania, naciągnął na siebie róg ścierki i zaczął rosnąć. O dziewiątej wypełniał miskę całą.",
          picture: { place: "bakery", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["It Looked Back, with a Bubble", "Kto tu patrzy? Bąbel"],
            ["Under a Tea Glass, for Him to Watch", "Pod szklanką, żeby miał na oku"],
          ],
          en: "The short baker stood a lump of dough the size of a walnut on the ledge in front of Mruk, under a tea glass, for him to watch. He watched. It did nothing. Inside, a tray fell, and he turned his head for a moment. When he turned back, the dough was touching the glass all round and looking at him with a bubble.",
          pl: "Niższa piekarka postawiła przed Mrukiem na półeczce drzwi grudkę ciasta, nie większą niż orzech włoski, i nakryła szklanką, żeby miał na co patrzeć. Patrzył. Grudka nic nie robiła. W środku spadła blacha i Mruk na chwilę odwrócił głowę. Kiedy spojrzał znowu, ciasto dotykało szklanki ze wszystkich stron, miało bąbel i tym bąblem na niego patrzyło.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
        },
        {
          when: { between: ["06-01", "08-31"] },
          titles: [
            ["It Came Out to Meet Him", "Wyszło mu naprzeciw"],
            ["On Warm Evenings Dough Does Not Wait", "W ciepły wieczór ciasto nie czeka"],
          ],
          en: "On warm evenings dough is in a hurry. While the bakers were looking for the second trough the cloth rose, like a hat that is being taken off, and slid down behind; and over the edge, slowly and with great goodwill, came the dough itself. It let itself down on the side where Mruk was. He stayed until it reached the floor. Then he looked down at his own front, which hangs in the same way.",
          pl: "W ciepłe wieczory ciastu się spieszy. Kiedy piekarki szukały drugiej dzieży, ściereczka uniosła się, jak kapelusz, który się zdejmuje, i zsunęła z tyłu, a przez krawędź, powoli i z dużą życzliwością, wyszło samo ciasto. Spuściło się przodem, po tej stronie, gdzie był Mruk. Mruk nie ruszył się, dopóki nie sięgnęło podłogi. Potem spojrzał na własny przód, który zwisa tak samo.",
          picture: {
            place: "bakery",
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
      en: "In the evening Bułka, the ginger cat of the corner bakery, has her break: ten minutes, on the ledge of the back door, whose upper half stands open to our courtyard at that hour. The rest of the time she is on duty. Mruk has no working hours, but these ten minutes he keeps. This evening he was early, and sat down on the crate by the door.",
      pl: "Wieczorem Bułka, ruda kotka z piekarni na rogu, ma przerwę: dziesięć minut, na półeczce tylnych drzwi, których górna połowa jest o tej porze otwarta na nasze podwórko. Przedtem i potem jest w pracy. Mruk godzin nie ma, ale te dziesięć minut wpisał do swoich. Przyszedł za wcześnie i usiadł na skrzynce pod drzwiami.",
      picture: { place: "bakery", pose: "sit", props: [], eyes: "half", on: "crate", company: "nobody" },
      endings: [
        {
          titles: [
            ["Three Minutes Asleep and One Not", "Trzy przespane, czwarta nie"],
            ["A Pinch of Flour with Every Breath", "Z każdym oddechem szczypta mąki"],
            ["A Paw on His Head till the Whistle", "Łapa na głowie, aż do gwizdka"],
          ],
          en: "Four of Bułka’s ten minutes were left when she came. She lay down on the ledge with her chin over the edge, right above Mruk, and a pinch of flour came down on his nose with every breath. She slept through three of them. In the fourth she let down one paw, without waking, and left it on his head. Indoors somebody whistled for her, on two notes. The paw went back to work; the print stayed.",
          pl: "Kiedy Bułka przyszła, z dziesięciu minut zostały cztery. Położyła się na półeczce, z brodą za krawędzią, prosto nad Mrukiem, i z każdym oddechem spadała mu na nos szczypta mąki. Trzy przespała. W czwartej, nie budząc się, spuściła jedną łapę i zostawiła mu ją na głowie. W środku ktoś gwizdnął na nią, na dwie nuty. Łapa wróciła do pracy, ślad został.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            camera: "close",
            look: "up",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Larger Half of a Crust", "Większa połowa skórki"],
            ["It Was Rye, with Caraway in It", "Żytnia, z kminkiem i na dwoje"],
          ],
          en: "Bułka came, with her supper in her teeth: a crust, no longer than a thumb. On the ledge she bit it in two and let one half drop, beside Mruk’s paws. It was rye, it was hard and it had caraway in it, three things that he does not eat. He ate it, to the last crumb. She watched him from above, because she had given him the larger half.",
          pl: "Bułka przyszła z kolacją w zębach, ze skórką długości kciuka. Na półeczce przegryzła ją na pół i jedną połowę upuściła Mrukowi pod łapy. Skórka była żytnia, twarda i z kminkiem, czyli z trzech powodów nie dla niego. Zjadł ją do ostatniego okrucha. Bułka patrzyła z góry, czy je, bo oddała większą połowę.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            camera: "close",
            look: "down",
            company: "nobody",
          },
        },
        {
          needs: ["the song"],
          titles: [
            ["Nobody Whistled on Two Notes", "Nikt nie gwizdnął na dwie nuty"],
            ["A Break the Length of a Ballad", "Przerwa długa jak ballada"],
          ],
          en: "When her ten minutes were over, somebody ought to have whistled for Bułka, on two notes. But the bakers, who do the whistling, were still singing. So she stayed. She came down to the crate, they sat side by side, and the miller’s daughter fell in, was saved and was married, which took nineteen minutes. At the wedding Bułka had her chin on a grey shoulder. Then it was quiet indoors, and somebody drew breath to whistle.",
          pl: "Po dziesięciu minutach ktoś powinien był gwizdnąć na Bułkę, na dwie nuty. Ale gwiżdżą piekarki, a piekarki wciąż śpiewały. Więc Bułka została. Zeszła na skrzynkę, siedzieli bok w bok, a córka młynarza wpadła do rzeki, wyłowiono ją i wydano za mąż, co zajęło dziewiętnaście minut. Na weselu Bułka miała brodę na szarym ramieniu. Potem w środku ucichło i ktoś nabrał powietrza, żeby gwizdnąć.",
        },
      ],
    },
    {
      en: "There was, in Mruk’s opinion, a job to be had. Bułka, of the corner bakery, is only one cat, and cannot be with the sacks and by the oven at once. He went to the bakery’s back door in the courtyard, whose upper half was open, and sat down on the crate there with all his paws in view, since white is what bakers wear.",
      pl: "Zdaniem Mruka była do wzięcia posada. Bułka z piekarni na rogu to jeden kot, a jeden kot nie może być naraz przy workach i przy piecu. Udał się więc na podwórko, pod tylne drzwi, których górna połowa była otwarta, i usiadł na stojącej tam skrzynce tak, żeby było widać wszystkie łapy, bo w tym zawodzie nosi się białe.",
      picture: {
        place: "bakery",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        on: "crate",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["On Trial, with One Sack", "Na próbę i z jednym workiem"],
            ["Nothing Dared Come Near", "Nic nie śmiało podejść"],
            ["She Told Nobody What Was in It", "Co było w worku, zostaje między nimi"],
          ],
          en: "Mruk was taken on for a trial. “That one is yours,” said the tall baker, and pointed at a sack outside. He guarded it for a quarter of an hour, with both eyes, and nothing dared come near. At the end Bułka walked round it, as a colleague does, and smelled it. There was nothing in it but empty sacks. She told nobody, and sat down on the other side to help him.",
          pl: "Mruka przyjęto na próbę. „Ten jest pana” – powiedziała wyższa piekarka i pokazała worek, który stał na zewnątrz, przy drzwiach. Pilnował go przez kwadrans, na oboje oczu, i nic nie odważyło się podejść. Na koniec Bułka po koleżeńsku obeszła worek i powąchała. Był pełen pustych worków. Nikomu tego nie powiedziała i usiadła z drugiej strony, do pomocy.",
          picture: {
            place: "bakery",
            pose: "loaf",
            props: [],
            eyes: "open",
            company: "bulka",
            posture: "standing",
            camera: "wide",
            side: "left",
          },
        },
        {
          titles: [
            ["Always at the Bottom Left", "Zawsze w lewym dolnym rogu"],
            ["Sack by Sack, from Outside", "Worek po worku, ale z zewnątrz"],
            ["And Back to Sack One", "I znowu od pierwszego worka"],
          ],
          en: "Bułka showed Mruk the work. She smelled thirty sacks, each at the bottom left-hand corner, went round the trough, looked along the trays and began again at sack one. Mruk went along with her from outside, turning his head. On the third round he felt giddy, and the job was free once more. But on the way home he smelled the bins, all four of them, at the bottom left.",
          pl: "Bułka pokazała Mrukowi, na czym ta praca polega. Powąchała trzydzieści worków, każdy w lewym dolnym rogu, obeszła dzieżę, zajrzała pod stół, przeszła wzdłuż blach i zaczęła od pierwszego worka. Mruk robił to razem z nią, z zewnątrz, wodząc oczami. Przy trzecim okrążeniu zakręciło mu się w głowie i posada znowu była wolna. Ale po drodze do domu powąchał kubły, wszystkie cztery, w lewym dolnym rogu.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "open",
            camera: "close",
            look: "down",
            company: "nobody",
          },
        },
        {
          needs: ["the one roll"],
          titles: [
            ["Between a Plait and a Rye Loaf", "Między chałką a żytnim, i kot"],
            ["A Roll with a Watchman", "Kto stróżuje przy bułce?"],
          ],
          en: "The gentleman rang again about his roll, and the tall baker answered at the ledge, since the cord reaches that far. “Yes,” she said, looking down, “it’s being looked after.” By whom? By a gentleman with white paws, nine kilos, at the door. The gentleman hung up in peace. She put the roll out on the ledge, between a plait and a rye loaf, and Mruk sat before it with his chest out till they closed. He was paid by the hour, in crust.",
          pl: "Pan zadzwonił znowu w sprawie bułki, a wyższa piekarka odebrała przy drzwiach, bo tak daleko sięga sznur. „Owszem – powiedziała, patrząc w dół – jest pod opieką”. Czyją? Pana z białymi łapami, dziewięć kilo, przy wejściu. Pan odłożył słuchawkę spokojny. Wystawiła bułkę na półeczkę, między chałkę a żytni, i Mruk siedział przed nią z wypiętą piersią aż do zamknięcia. Płacono mu od godziny, skórką.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            camera: "close",
            look: "reader",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "On the third floor the corner bakery arrives in instalments: a little crust at the kitchen window, something with caraway on the landing, and long pauses. Mruk had had enough of instalments. He went down to the courtyard, to the back door, the upper half of which was open, and settled on the crate beside it, to smell the whole thing from beginning to end.",
      pl: "Na trzecie piętro piekarnia z rogu dociera w odcinkach: trochę skórki przy kuchennym oknie, coś z kminkiem na podeście i długie przerwy. Mruk miał odcinków dosyć. Zszedł na podwórko, pod tylne drzwi, których górna połowa była otwarta, i usadowił się na skrzynce obok, żeby powąchać rzecz w całości, od początku do końca.",
      picture: { place: "bakery", pose: "loaf", props: [], eyes: "happy", on: "crate", company: "nobody" },
      endings: [
        {
          titles: [
            ["Held In for Three Floors", "Trzy piętra na jednym wdechu"],
            ["First Sour, Then Dark, Then What?", "Najpierw kwaśno, potem ciemno, a na końcu?"],
          ],
          en: "Inside, the oven was opened, and the smell came out over the ledge all at once: first the sour dough, then the dark crust, then malt, and at the very end, below the rest, something that Mruk had not known to be in the recipe: warm cat. Bułka has her place under the oven. Mruk breathed in as much of it as would go and carried it up three floors. Only over the armchair did he breathe out.",
          pl: "W środku otwarto piec i cały zapach wyszedł górą naraz: najpierw zakwas, potem ciemna skórka, potem słód, a na samym końcu, pod spodem, coś, o czym Mruk nie wiedział, że należy do przepisu. Ciepły kot. Bułka ma miejsce pod piecem. Mruk nabrał zapachu, ile weszło, i zaniósł na trzecie piętro. Dopiero nad fotelem wypuścił powietrze.",
          picture: {
            place: "bakery",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "crate",
            look: "up",
            company: "nobody",
          },
        },
        {
          titles: [
            ["All of It, from Tail to Nose", "Całość, od ogona po nos"],
            ["Behind the Ears, Caraway", "A za uszami kminek"],
          ],
          en: "The whole of the smell jumped down beside Mruk and sat on the crate. Along her back Bułka was flour, at the shoulder butter, behind the ears caraway; and under the chin, which she rests on new loaves, she was crust. He went through her from the tail to the nose without a break. As he had hurried over the shoulder, he began again.",
          pl: "Całość zapachu zeskoczyła do Mruka i usiadła obok na skrzynce. Wzdłuż grzbietu Bułka była mąką, na łopatce masłem, za uszami kminkiem, a pod brodą, którą opiera o świeże bochenki, skórką. Przeszedł ją od ogona po nos bez żadnej przerwy. Ponieważ jeden kawałek, na łopatce, potraktował za szybko, zaczął jeszcze raz.",
        },
        {
          needs: ["the basket"],
          titles: [
            ["It Went up Past His Nose", "Przejechało mu przed nosem"],
            ["Three Floors of Rye in a Basket", "Żytni w koszyku, piętro po piętrze"],
          ],
          en: "The first loaf was laid in the basket, and the basket went up. It passed at a hand’s breadth from Mruk, so hot that it spoke: the crust below, then the split along the top, then caraway. He rose with it on his hind legs, as far as cats go. Long after the window was shut a pillar of the smell stood in the yard, from the ground to the second floor.",
          pl: "Pierwszy bochenek włożono do koszyka i koszyk ruszył w górę. Minął Mruka o dłoń, cały, tak gorący, że aż mówił: najpierw spód, potem pęknięcie wzdłuż wierzchu, na koniec kminek. Mruk podniósł się razem z nim na tylne łapy, na tyle, na ile kota starczy. Okno dawno zamknięto, a na podwórku wciąż stał słup zapachu, od ziemi aż po drugie piętro.",
          picture: {
            place: "bakery",
            pose: "reach",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "A feather had come down into the courtyard in slow circles, and it was meant for Mruk, there could be no doubt of that. At the last moment the corner bakery drew a breath, and the feather went in at the back door, over the lower half, since the upper stood open. Mruk got up on the crate and looked in, to see that it was handed back.",
      pl: "Na podwórko spadało pióro, powoli, kołami, i było przeznaczone dla Mruka, co do tego nie ma dwóch zdań. W ostatniej chwili piekarnia na rogu wzięła wdech i pióro wleciało tylnymi drzwiami, nad dolną połową, bo górna stała otworem. Mruk wszedł na skrzynkę i zajrzał, żeby zobaczyć, jak mu je oddają.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Nobody Gives Up a Brush Like That", "Takiego pędzla się nie oddaje"],
            ["By the Handle, Up the Stairs", "Po schodach, trzonkiem w zębach"],
          ],
          en: "The feather had found work. The short baker was using it to brush egg over six plaited loaves, it left no streaks, and she was not to be parted from it. In exchange Mruk was handed the old brush over the ledge, with a wooden handle and a good deal of yolk. He took it by the handle. On the stairs somebody held a door for him, as for a painter.",
          pl: "Pióro znalazło zajęcie. Niższa piekarka smarowała nim jajkiem sześć chałek, smug po piórze nie było i nie chciała słyszeć, żeby je oddać. Za to ponad drzwiami podano Mrukowi stary pędzel, z drewnianym trzonkiem i sporą ilością żółtka. Wziął go za trzonek. Na schodach ktoś przytrzymał mu drzwi jak malarzowi pokojowemu.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            camera: "close",
            look: "up",
            company: "nobody",
          },
        },
        {
          titles: [
            ["It Came Down Like a Spoon", "Spadło jak łyżka"],
            ["Found, Entered and Returned", "Znalezione, spisane, zwrócone"],
          ],
          en: "Bułka brought the feather out, for in the trade lost property is returned. It had lain in the flour; it was white and stout, and had stopped being a feather in some respects. Mruk pushed it off the ledge to let it fly. It came down like a spoon. He picked it up and pushed it off again, eleven times, until it had lost enough flour to hover a little.",
          pl: "Pióro wyniosła Bułka, bo w tym fachu rzeczy znalezione się oddaje. Poleżało w mące, było białe i grube i pod pewnymi względami przestało być piórem. Mruk zepchnął je z półeczki, żeby poleciało. Spadło jak łyżka. Podnosił je i spychał jedenaście razy, aż zgubiło tyle mąki, że znów trochę szybowało.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            camera: "close",
            look: "down",
            company: "nobody",
          },
        },
        {
          unless: ["the seventh puff"],
          needs: ["Prezes on the pipe"],
          titles: [
            ["From the Owner Himself", "Od samego właściciela"],
            ["Prezes Had One to Spare", "Prezesowi na jednym nie zbywa"],
          ],
          en: "The feather did not come back. But Prezes, whose feather it was, was sitting on the pipe. At the seventh puff, the great one, he went up by a good metre and came down somewhat thinner; and what he had left in the air descended in slow circles, past the door, and this time nobody drew breath. Mruk caught it before it had touched the ground, and Prezes looked away, generously.",
          pl: "Pióro nie wróciło. Ale Prezes, który je zgubił, siedział na rurze. Przy siódmym, tym wielkim „puf”, poleciał metr w górę i usiadł trochę szczuplejszy, a to, co zostawił w powietrzu, schodziło powoli, kołami, obok drzwi, i tym razem nikt nie wziął wdechu. Mruk złapał je, zanim dotknęło ziemi, a Prezes wspaniałomyślnie patrzył gdzie indziej.",
          picture: {
            place: "bakery",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "On the kitchen scales Mruk weighs nine kilos, a figure read out by people who have an interest in it. He wanted a second opinion. The corner bakery’s back door is in the courtyard, its upper half was open, and on the ledge of the lower half there are scales with two brass pans. Mruk took a seat on the crate below and waited his turn.",
      pl: "Na kuchennej wadze Mruk waży dziewięć kilo, a odczytują to ludzie, którzy mają w tym interes. Zależało mu na drugiej opinii. Tylne drzwi piekarni na rogu wychodzą na podwórko, górna połowa była otwarta, a na półeczce dolnej stoi waga z dwiema mosiężnymi szalami. Mruk usiadł pod nią na skrzynce i czekał na swoją kolej.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        on: "crate",
        by: "wall",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["With the Bell or Without?", "Z dzwonkiem czy bez?"],
            ["Nine Loaves, and a Roll Besides", "Dziewięć bochenków i kajzerka"],
          ],
          en: "The tall baker lifted Mruk into the one pan, and since the iron weights stop at five, she put bread in the other. At eight loaves Mruk stayed down. At nine he stayed down. She added a roll, and he rose, without hurry, to the level of the bread, and looked across at it. “The bell weighs something, too,” she said, and as a favour took the roll off again.",
          pl: "Wyższa piekarka posadziła Mruka na jednej szali, a że żelazne odważniki kończą się na pięciu, na drugiej układała chleb. Przy ósmym bochenku Mruk został na dole. Przy dziewiątym też. Dołożyła kajzerkę i Mruk uniósł się, bez pośpiechu, na wysokość chleba, i spojrzał na niego jak równy z równym. „Dzwonek też swoje waży” – powiedziała i z uprzejmości zdjęła kajzerkę.",
        },
        {
          titles: [
            ["How Far Up Bułka Went", "Jak wysoko zajechała Bułka"],
            ["How to Get Down from the Scales", "Jak się schodzi z wagi?"],
          ],
          en: "Bułka was sitting in one of the pans; she spends her break there. The other was free, and Mruk stepped into it. Without a jolt Bułka went up. She went past his ears, past the hinges, and stopped by the lamp, from where she looked down at him, politely, over the edge. He knew now what he weighed. To get off he took six minutes, a paw at a time.",
          pl: "Na jednej szali siedziała Bułka; spędza tam przerwę. Druga była wolna i Mruk na nią wszedł. Bułka bez żadnego szarpnięcia pojechała w górę. Minęła jego uszy, minęła zawiasy i stanęła przy lampie, skąd patrzyła na niego grzecznie ponad krawędzią. Teraz wiedział, ile waży. Schodził z szali sześć minut, po jednej łapie.",
        },
        {
          needs: ["the missing roll"],
          titles: [
            ["What the Bell Weighed", "Ile waży dzwonek?"],
            ["The Roll Went to the Shrine", "Dla wagi za dużo, dla kapliczki w sam raz"],
          ],
          en: "The bakers weighed Mruk against loaves, and it came to nine and a bit. For the bit they added a roll; he rose, and was level, and so the missing roll had been found. “That’s the one!” said the lady from Staircase B, who had been waiting. It was carried to the shrine, with its better side to the light. Mruk sank again by one roll, and may come tomorrow for the rest of his weight.",
          pl: "Piekarki zważyły Mruka na bochenki i wyszło dziewięć z ogonkiem. Za ogonek dołożono kajzerkę; uniósł się, było równo i w ten sposób brakująca bułka się znalazła. „O, ta!” – powiedziała pani z klatki B, która czekała obok. Zaniesiono ją pod kapliczkę, ładniejszą stroną do światła. Mruk opadł znowu, o jedną kajzerkę, i po resztę wagi może przyjść jutro.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Dough cannot bear a draught. Somebody inside remembered this; a floury arm reached out, and the upper half of the door closed in front of Mruk’s whiskers. It is green, it has a nail in it, and on the nail there is nothing. He looked at the nail. Behind the boards the dough went on being thumped, and it sounded very cosy.",
      pl: "Ciasto nie znosi przeciągu. Komuś w środku to się przypomniało, wysunęła się omączona ręka i górna połowa drzwi zamknęła się Mrukowi przed wąsami. Jest zielona, ma gwóźdź, a na gwoździu nic nie wisi. Mruk patrzył na gwóźdź. Za deskami dalej wyrabiano ciasto i dudniło to bardzo przytulnie.",
      turns: [
        {
          titles: [
            ["Six Minutes Without a Draught", "Sześć minut bez przeciągu"],
            ["As Long as Two Bakers Last", "Tyle, ile wytrzymają piekarki"],
            ["Who Had to Come Up for Air?", "Komu zabrakło powietrza?"],
          ],
          en: "A bakery with its door shut lasts as long as two bakers last. They held out for six minutes. First the door opened a crack and let out a sigh; then the upper half swung back and both hung over the ledge in their caps, red to the ears, and breathed courtyard. “Evening,” said the tall one to Mruk, since their noses were level. Nobody spoke of the draught again.",
          pl: "Piekarnia przy zamkniętych drzwiach wytrzyma tyle, ile dwie piekarki. Wytrzymały sześć minut. Najpierw zrobiła się szpara, a ze szpary wyszło westchnienie; potem górna połowa się odchyliła i obie zawisły na dolnej, w czepkach, czerwone po uszy, i oddychały podwórkiem. „Dobry wieczór” – powiedziała wyższa do Mruka, bo mieli nosy na jednej wysokości. O przeciągu nikt już nie wspomniał.",
        },
        {
          titles: [
            ["Out or In, Miss Bułka?", "To wychodzi czy nie wychodzi?"],
            ["You Do Not Push a Colleague", "Koleżanki się nie popycha"],
          ],
          en: "From inside, Bułka asked to be let out. The upper half was opened for her; she jumped on the ledge and sat down there, with one side in the warm and the other in the yard, to think it over. “Out or in?” said the short baker. Bułka turned an ear to each. A colleague is not pushed. When she jumped down again, the door had been forgotten and stood wide open.",
          pl: "Od środka Bułka poprosiła, żeby ją wypuścić. Otworzono jej górną połowę, a ona wskoczyła na półeczkę i usiadła, jednym bokiem w cieple, drugim na podwórku, żeby się zastanowić. „Wychodzisz czy nie wychodzisz?” – spytała niższa piekarka. Bułka obróciła po jednym uchu w każdą stronę. Koleżanki się nie popycha. Kiedy w końcu zeskoczyła, o drzwiach zapomniano i zostały otwarte na oścież.",
        },
        {
          needs: ["the knocking"],
          titles: [
            ["Come In, Said the Rye Bread", "Proszę! A to który?"],
            ["Three Knocks with a Heel", "Trzy razy od spodu"],
          ],
          en: "Mruk sat down with his back to the boards and scratched himself behind the ear. A hind leg is long, and there is a heel to it; it struck the door, three times, from below. “Come in!” called a deep voice. There was a pause inside. “Which one was that?” asked the tall baker. They looked at eleven loaves. Then the short one pushed the upper half open, and found Mruk, who was done.",
          pl: "Mruk usiadł tyłem do desek i podrapał się za uchem. Tylna łapa jest długa i ma wystającą piętę; stuknęła o drzwi, trzy razy, równo, od spodu. „Proszę!” – zawołał gruby głos. W środku nastała pauza. „A to który?” – spytała druga piekarka. Popatrzyły na jedenaście bochenków. Wtedy niższa pchnęła górną połowę i znalazła Mruka, a ten był gotowy.",
        },
        {
          needs: ["Prezes on the pipe"],
          pays: ["the seventh puff"],
          titles: [
            ["The Seventh Puff Came in by the Back", "Siódme poszło do środka"],
            ["There Was a Lid on the Pipe", "Rura z pokrywką"],
          ],
          en: "The oven was opened for the seventh time. But Prezes was sitting on the pipe like a lid, and so the puff turned round and went back into the bakehouse. Inside there was coughing. The upper half flew back, and out came a cloud with two caps in it. “It’s him again,” said the tall baker, looking up. Prezes rose, by a hand’s breadth. This time they left the door open.",
          pl: "Piec otwarto po raz siódmy. Ale na rurze jak pokrywka siedział Prezes, więc „puf” zawróciło do piekarni. W środku rozległo się kaszlenie. Górna połowa odskoczyła i wyszła chmura z dwoma czepkami. „Znowu on” – powiedziała wyższa piekarka, patrząc w górę. Prezes uniósł się, na dłoń. Drzwi piekarki zostawiły już otwarte.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["The Draught Had Come Round", "A przeciąg naokoło"],
            ["Shut Against the Wrong Wind", "Zamknięte nie przed tym wiatrem"],
          ],
          en: "The bakers had shut out the draught on the courtyard side, and it went round. It came in from the street by way of the shop, walked through the bakehouse with a noise like a skirt, and wanted to get out; and the upper half, which has only a hook, swung open and struck the wall. “If there’s a draught either way,” said the short baker, “we may as well have the view,” and left it open.",
          pl: "Piekarki zamknęły się przed przeciągiem od podwórka, więc poszedł naokoło. Wszedł od ulicy, przez sklep, przeszedł przez piekarnię, szeleszcząc jak spódnica, i chciał wyjść, a górna połowa, która trzyma się na haczyku, otworzyła się i uderzyła o mur. „Jak już i tak wieje – powiedziała niższa piekarka – to niech chociaż będzie widać”. I zostawiła otwartą.",
        },
      ],
    },
    {
      en: "At that moment the bread rack was wheeled up. It is as tall as a baker, goes on four wheels and carries eleven trays, and it came to rest on the inside, close against the lower half of the door, like a wardrobe that has been told to wait. Where a bakery had been, Mruk now had eleven edges of tin, and by stretching his neck he got a twelfth.",
      pl: "W tej chwili podjechał wózek na blachy. Jest wysoki jak piekarka, ma cztery kółka i jedenaście blach, i stanął od środka, tuż za dolną połową drzwi, jak szafa, której kazano poczekać. Tam, gdzie przedtem była piekarnia, Mruk miał teraz jedenaście blaszanych krawędzi, a kiedy wyciągnął szyję, zobaczył jeszcze dwunastą, najwyższą.",
      turns: [
        {
          titles: [
            ["The Left Back Wheel Has Other Plans", "Lewe tylne kółko chce na dwór"],
            ["A Bow, and Half a Turn", "Ukłon i pół obrotu"],
          ],
          en: "Help came from the left back wheel. The other three want to go to the oven; this one has always wanted to go out. When the tall baker set her shoulder to the trays, the rack dropped a curtsy, turned half round, and stood along the wall with its face to the yard. “Leave it,” said the short one, “it’s been wanting to see that.” The doorway was clear for Mruk.",
          pl: "Pomogło lewe tylne kółko. Pozostałe trzy chcą do pieca, ono zawsze chciało na dwór. Kiedy wyższa piekarka naparła na blachy ramieniem, wózek dygnął, obrócił się o pół obrotu i stanął wzdłuż ściany, przodem do podwórka. „Zostaw – powiedziała niższa – niech sobie popatrzy”. I Mruk znów widział wszystko.",
        },
        {
          titles: [
            ["Between the Fourth Tray and the Fifth", "Między czwartą blachą a piątą"],
            ["What Have You Found There?", "Coś ty tam znalazła?"],
          ],
          en: "Between the fourth tray and the fifth there was a gap, as wide as a letter box’s. Mruk put his left eye to it. On the other side there was an eye already. It was Bułka’s; she had come to see who was looking. They went on looking, through all that tin, until the short baker asked her what she had found there and rolled the whole rack aside.",
          pl: "Między czwartą blachą a piątą była szpara, nie szersza niż w skrzynce na listy. Mruk przyłożył oko i patrzył. Z drugiej strony oko już było. Należało do Bułki; przyszła sprawdzić, kto patrzy. Patrzyli tak na siebie przez całą tę blachę, aż niższa piekarka spytała: „Coś ty tam znalazła?”, i odtoczyła wózek na bok.",
        },
        {
          needs: ["the song"],
          titles: [
            ["On Horseback, with Eleven Trays", "Konno, z jedenastoma blachami"],
            ["Across the River on the Rack", "Wózkiem przez rzekę"],
          ],
          en: "The short baker had reached the verse with the horse. She needs both arms for it, and something to hold; she took the rack by its handles, leaned back, and rode, and all eleven trays rattled along. She crossed the river of the song by the flour bins. On the other bank she met the tall one, just getting out of her boat, and they sang the last line arm in arm. Nothing stood in Mruk’s way any more.",
          pl: "Niższa piekarka doszła do zwrotki z koniem. Potrzebuje do niej obu rąk i czegoś, co się da trzymać; wzięła wózek za dwie rączki, odchyliła się i pojechała, a jedenaście blach brzęczało do wtóru. Rzekę z piosenki przebyła koło skrzyń z mąką. Po tamtej stronie spotkała wyższą, która właśnie wysiadała z łódki, i ostatni wers miały znów razem, pod rękę, na drugim brzegu. Mrukowi nic już nie zasłaniało.",
        },
      ],
    },
    {
      en: "Before Mruk got what he had come for, the short baker appeared at the door with an empty flour sack, held it out over the ledge and gave it two slaps, as she does every evening, with her face turned aside. What comes out falls on the crate. When the air had cleared, a white cat was sitting by the back door, and did not stir for fear of making it worse.",
      pl: "Zanim Mruk zdążył cokolwiek wskórać, w drzwiach stanęła niższa piekarka z pustym workiem po mące, wystawiła go na zewnątrz i trzepnęła dwa razy, jak co wieczór, z twarzą odwróconą w bok. To, co wylatuje, spada na skrzynkę. Kiedy powietrze się przejaśniło, pod tylnymi drzwiami siedział biały kot i nie ruszał się, żeby nie pogorszyć sprawy.",
      turns: [
        {
          titles: [
            ["Who Is the White One?", "A ten biały to kto?"],
            ["Dusted Off, as They Do with Loaves", "Omieciony jak bochenek"],
          ],
          en: "A strange white cat at the back door is a matter for the staff. Bułka came along the ledge, smelled the top of his head, sneezed, and found the bell that she knew. After that she set to work: with one paw, over the ears and down the neck, in the strokes with which the bakers dust a loaf. When she had done, it was Mruk, only a little paler.",
          pl: "Obcy biały kot pod drzwiami to sprawa dla personelu. Bułka przeszła po półeczce, powąchała mu czubek głowy, kichnęła i natrafiła na znajomy dzwonek. Wtedy wzięła się do roboty: jedną łapą, od uszu i po karku, takim ruchem, jakim piekarki omiatają bochenek. Kiedy skończyła, był to Mruk. Może tylko o jeden odcień jaśniejszy.",
        },
        {
          titles: [
            ["Bless You, and You, and You", "Na zdrowie wszystkim trojgu"],
            ["In the Shape of a Larger Cat", "W kształcie kota, tylko większego"],
          ],
          en: "Mruk had no choice but to shake himself, which he does not like to do before people. The bell rang. The flour rose, stood over the crate for a moment in the shape of a larger cat, and moved indoors. Both bakers sneezed. “Bless you,” each said to the other, and then to Mruk, leaning out; and one of them wiped him down with a damp cloth.",
          pl: "Nie było rady, Mruk musiał się otrząsnąć, a tego przy ludziach nie lubi. Zadzwonił dzwonek. Mąka wstała, przez chwilę trzymała się nad skrzynką w postaci większego kota, po czym górą wróciła do piekarni. W środku kichnęły obie piekarki. „Na zdrowie” – powiedziały jedna do drugiej, a potem, wychylone, do Mruka, i jedna wytarła go wilgotną ściereczką.",
        },
        {
          needs: ["Prezes on the pipe"],
          titles: [
            ["Blown Clean by Prezes", "Kto wydmuchał kota?"],
            ["One Puff Had Been Saved Up", "Jedno „puf” było zaoszczędzone"],
          ],
          en: "Overhead Prezes had been keeping back the puff until it was a big one, and now it blew him off the pipe. The puff came out downwards, with the force of seven, and struck the crate; and the white cat was gone. In his place sat a grey one with his eyes shut and his fur parted in the middle. “Who did that?” asked the tall baker.",
          pl: "W górze Prezes tak długo zatrzymywał „puf”, aż „puf” urosło i zdmuchnęło gołębia z rury. Poszło w dół, z siłą wszystkich siedmiu, trafiło w skrzynkę i białego kota już nie było. Na jego miejscu siedział szary, z zamkniętymi oczami i z przedziałkiem pośrodku. „Kto to zrobił?” – spytała wyższa piekarka.",
        },
        {
          when: { weather: ["rain"] },
          titles: [
            ["Flour, Water, and a Cat", "Mąka, woda i kot"],
            ["He Was Turning into Dough", "Zaczynało się z niego robić ciasto"],
          ],
          en: "It was raining into the courtyard, thinly, and any baker could have told Mruk what comes of it. Flour and water is dough. The white cat grew heavier, then smoother, and one ear stuck to the head. “Don’t let him prove out there!” cried the tall one. They had him in across the ledge, worked on him with a damp cloth and a dry one, and put him back when he was a cat again.",
          pl: "Na podwórku kropiło i każda piekarka mogłaby Mrukowi powiedzieć, co z tego wyjdzie. Mąka i woda to ciasto. Biały kot zrobił się cięższy, potem gładszy i jedno ucho przykleiło mu się do głowy. „Zabierz go, bo wyrośnie!” – zawołała wyższa. Wciągnęły go do drzwi i wyrabiały z dwóch stron, jedna mokrą ściereczką, druga suchą, a kiedy znów był kotem, odstawiły na miejsce.",
        },
      ],
    },
    {
      pays: ["no crate"],
      en: "The tall baker reached down over the door, said “Excuse me” and took the crate. She took it from under Mruk, at a slant, as crumbs are tipped off a board, and then he was standing on the paving in front of something that ended far above his ears. Seen from down there, the bakery consisted of green planks and a voice asking where the raisins were.",
      pl: "Wyższa piekarka sięgnęła ponad drzwiami w dół, powiedziała „przepraszam” i wzięła skrzynkę. Wzięła ją spod Mruka, przechylając, jak się zsuwa okruchy z deski, i Mruk stał teraz na bruku przed czymś, co kończyło się wysoko nad jego uszami. Widziana stamtąd piekarnia składała się z zielonych desek i z głosu, który pytał, gdzie są rodzynki.",
      turns: [
        {
          titles: [
            ["A Sack Folded in Four", "Zamiast przeprosin worek"],
            ["And Was There Anything Else?", "I nic poza tym?"],
          ],
          en: "The tall baker had only wanted the crate to stand on, because the raisins are kept on the top shelf. Six minutes later it came back over the door to its old place. On it now lay a sack, folded in four. She held the crate steady with both hands. Mruk let her wait a little, to see whether there would be anything else, and got on.",
          pl: "Wyższa piekarka chciała tylko na czymś stanąć, bo rodzynki są na najwyższej półce. Po sześciu minutach skrzynka wróciła ponad drzwiami na dawne miejsce. Leżał teraz na niej worek, złożony na czworo. Piekarka przytrzymywała ją oburącz. Mruk odczekał chwilę, na wypadek gdyby miało być coś jeszcze, i wsiadł.",
        },
        {
          titles: [
            ["Bakery, Three Fingers High", "Piekarnia na trzy palce"],
            ["As If They Had Arranged It", "Całkiem jakby się umówili"],
          ],
          en: "Under the door there is a gap, three fingers high. Mruk lay down and put his eye to it. Down there it was another bakery altogether: four clogs, a raisin, and Bułka at full length on the warm tiles, looking straight at him, as if they had arranged it. “What has she got there?” asked the short one. On the inside a face came down, upside down, and saw Mruk’s eye. Soon afterwards the crate came back over the door.",
          pl: "Pod drzwiami jest szpara na trzy palce. Mruk położył się i przytknął do niej oko. Była to zupełnie inna piekarnia: cztery chodaki, rodzynka i Bułka, jak długa, na ciepłych kafelkach, która patrzyła prosto na niego, jakby się umówili. „Co ona tam ma?” – spytała niższa. Od środka zjechała w dół twarz, do góry nogami, i zobaczyła oko Mruka. Wkrótce potem ponad drzwiami wróciła skrzynka.",
        },
        {
          needs: ["the basket"],
          titles: [
            ["The Second Floor Pulled", "Ciągnęli aż z drugiego piętra"],
            ["Heavier Than Rye", "Cięższe niż żytni"],
          ],
          en: "There was still the basket. It hung just above the paving now; Mruk looked into it and got in. On the second floor they felt that something substantial had been put in at last, and began to pull. The basket went up in jerks. When Mruk’s chin was level with the ledge, the basket stopped. “Is that the large one?” called a voice. The tall baker, who cannot see a customer dangle, brought back the crate.",
          pl: "Zostawał jeszcze koszyk. Zwisał teraz nad samym brukiem; Mruk zajrzał, nie miał zastrzeżeń i wsiadł. Na drugim piętrze poczuli, że nareszcie coś włożono, i to coś konkretnego, i zaczęli ciągnąć. Koszyk jechał zrywami. Kiedy Mruk miał brodę na wysokości półeczki, koszyk stanął, bo dziewięć kilo to dziewięć kilo. „To ten duży?” – zawołał głos. Wyższa piekarka, która nie może patrzeć, jak klient dynda, przyniosła z powrotem skrzynkę.",
        },
      ],
    },
    {
      pays: ["the quarrel"],
      en: "There was trouble about the salt. Each baker was certain that the other had put it in the dough, and since then they had been talking through the cat. “Bułka,” said the tall one, “tell your colleague that I was at the sieve.” “Bułka,” said the short one, “tell her that I saw her hand.” Neither had an eye or an ear left for somebody at the back door.",
      pl: "Poszło o sól. Każda z piekarek była pewna, że do ciasta wsypała ją druga, i odtąd rozmawiały przez kotkę. „Bułka – mówiła wyższa – powiedz koleżance, że ja byłam przy sicie”. „Bułka – mówiła niższa – powiedz jej, że ja widziałam jej rękę”. Dla kogoś, kto siedzi pod tylnymi drzwiami, żadna nie miała już ani oka, ani ucha.",
      turns: [
        {
          titles: [
            ["Tell Your Colleague It Was Salt", "Bułka, powiedz koleżance, że to sól"],
            ["A Finger Along Her Back", "Palcem po grzbiecie"],
          ],
          en: "In the end the bakers asked Bułka in earnest, since she had been under the table all the time. The short one drew a finger along her back. In the flour there, something glittered. She tasted it. “Salt,” she said. “From your side,” said the tall one. “From yours,” said the short one nobly; and now they were both laughing, and looked round for somebody to share it with. There was Mruk.",
          pl: "W końcu piekarki zapytały Bułkę na serio, bo kotka przez cały czas była pod stołem. Niższa przeciągnęła jej palcem po grzbiecie. W mące coś tam błyszczało. Spróbowała. „Sól” – powiedziała. „Z twojej strony” – zauważyła wyższa. „Z twojej” – odparła wspaniałomyślnie niższa i śmiały się już obie, i rozglądały się, komu by to opowiedzieć. Był Mruk.",
        },
        {
          titles: [
            ["Whoever Salts Draws a Line", "Kto soli, ten stawia kreskę"],
            ["Two Strokes of Chalk, Two Sacks of Flour", "Dwie kreski, czyli drugi worek"],
          ],
          en: "By the trough hangs a slate; whoever has salted draws a line on it. Both bakers went to look. There were two lines, a long one and a short one, so the dough had been salted twice. They both held their breath. “Then we’ll make twice as much,” said the tall one. They carried the second sack of flour in together, and as they passed Mruk, they bowed to him in their caps.",
          pl: "Przy dzieży wisi tabliczka i kto posolił, ten stawia na niej kreskę. Piekarki poszły sprawdzić. Kreski były dwie, długa i krótka, czyli posolono dwa razy. Obie wstrzymały oddech. „To upieczemy dwa razy tyle” – powiedziała wyższa. Drugi worek mąki przyniosły razem, a mijając Mruka, ukłoniły mu się w czepkach.",
        },
        {
          needs: ["the one roll"],
          titles: [
            ["And Is There Salt in It?", "A czy ona będzie słona?"],
            ["The Gentleman Rang Again", "Pan zadzwonił jeszcze raz"],
          ],
          en: "The telephone rang; it was the gentleman with the roll. Would there be salt in it? Neither baker could say. “One moment,” said the tall one into the receiver, and they stood over the trough together again, and each put in a finger. The short one pushed the water jug across. “Plenty,” said the tall one into the receiver, and they laughed until they had to sit down, facing Mruk.",
          pl: "Zadzwonił telefon; był to pan od bułki. Czy ona będzie słona? Żadna z piekarek nie umiała powiedzieć. „Chwileczkę” – powiedziała do słuchawki wyższa i znów stanęły nad dzieżą razem, i każda umoczyła palec. Spróbowały. Popatrzyły na siebie, a niższa podsunęła dzbanek z wodą. „Będzie” – powiedziała do słuchawki wyższa i obie musiały ze śmiechu usiąść, prosto naprzeciw Mruka.",
        },
        {
          needs: ["the missing roll"],
          titles: [
            ["And Who Put Out the Roll?", "A bułkę kto położył?"],
            ["Neither of Them Had", "Żadna nie położyła"],
          ],
          en: "“Excuse me,” said the lady from Staircase B, over the door. “There’s no roll by the shrine.” The bakers both turned round. “She put it out,” they said, pointing, at the same time; and then they knew how it had been with the salt. They had both done it, or neither had. The tall one fetched a roll, the short one a plate. While they carried it across the yard they asked Mruk to mind the door.",
          pl: "„Przepraszam – powiedziała ponad drzwiami pani z klatki B. – Pod kapliczką nie ma bułki”. Obie piekarki się odwróciły. „To ona kładła” – powiedziały, pokazując, jednocześnie, i już wiedziały, jak było z solą. Albo posoliły obie, albo żadna. Wyższa przyniosła bułkę, niższa talerzyk. Kiedy niosły ją przez podwórko, Mruka poprosiły, żeby popilnował drzwi.",
        },
      ],
    },
    {
      en: "“Careful, hot,” said the tall baker, and on the crate, next to Mruk, she set down a pot of custard that was to cool outside. Next to Mruk there is no room on that crate. Mruk kept the back half of it and gave up the front; and before his face stood blue enamel with a lid on, and behind it, presumably, the bakery.",
      pl: "„Uwaga, gorące” – powiedziała wyższa piekarka i postawiła na skrzynce, obok Mruka, garnek budyniu, żeby wystygł na dworze. Obok Mruka nie ma na tej skrzynce miejsca. Mruk zatrzymał tylną połowę, a przednią oddał. Przed nosem miał teraz niebieską emalię z pokrywką, a za emalią, jak przypuszczał, piekarnię.",
      turns: [
        {
          titles: [
            ["You Haven’t Seen Me", "Pan nic nie widział"],
            ["What Became of the Skin", "Gdzie się podział kożuch"],
          ],
          en: "The weak point of custard is the skin. The short baker leaned out, glanced over her shoulder, lifted the lid, drew the skin off whole, with two fingers, and let it down into her mouth. Only then did she notice two green eyes behind the steam. “You haven’t seen me,” she told Mruk, and to be on the safe side she took the pot indoors.",
          pl: "Budyń ma jeden słaby punkt, mianowicie kożuch. Niższa piekarka wychyliła się, obejrzała przez ramię, podniosła pokrywkę, zdjęła kożuch w całości, dwoma palcami, i spuściła go sobie do ust. Dopiero wtedy zauważyła za parą dwoje zielonych oczu. „Pan nic nie widział” – powiedziała Mrukowi i na wszelki wypadek zabrała garnek do środka.",
        },
        {
          titles: [
            ["Left Side, Chest, Right Side", "Lewy bok, pierś i prawy"],
            ["A Pot Gives Up Its Warmth", "Garnek oddaje ciepło, ktoś je bierze"],
          ],
          en: "A pot that cools gives up its warmth, and somebody has to take it. Mruk leaned his left side against the enamel, later his chest, and then, by turning round, his right. When the tall baker laid her hand on it, it was lukewarm, half an hour before its time. She laid the hand on Mruk. “Come and feel this,” she called to the other, and lifted the pot away.",
          pl: "Garnek, który stygnie, oddaje ciepło i ktoś je musi wziąć. Mruk oparł o emalię lewy bok, potem pierś, a potem, po obrocie, prawy. Kiedy wyższa piekarka przyłożyła do garnka dłoń, był letni, na pół godziny przed czasem. Przyłożyła dłoń do Mruka. „Chodź, dotknij” – zawołała do drugiej i zabrała garnek.",
        },
        {
          when: { between: ["11-25", "03-05"] },
          titles: [
            ["Four Minutes in the Frost", "Na mrozie cztery minuty"],
            ["Winter Makes Custard Quick", "Budyń w zimie nie zwleka"],
          ],
          en: "The tall baker had given the custard half an hour to cool, but that was a summer reckoning. Winter was standing in the courtyard with its hands in its sleeves, glad of something to do. After four minutes the steam gave up; after five the enamel stuck a little to Mruk’s fur. “Heavens, it’ll freeze,” cried the short one, and snatched the pot in over the ledge, and with it a tuft of grey fur.",
          pl: "Wyższa piekarka dała budyniowi pół godziny, ale liczyła po letniemu. Na podwórku stała zima, z rękami w rękawach, i cieszyła się, że ma coś do roboty. Po czterech minutach para dała za wygraną, po pięciu emalia zaczęła przymarzać Mrukowi do sierści. „Matko, zamarznie!” – zawołała niższa i porwała garnek do środka, a z nim, na pamiątkę, kłaczek szarego.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["the quarrel"],
      pays: ["the song"],
      en: "The bakers sing when they knead. It is a song about a miller’s daughter, in two voices, and it goes well as far as the river. There they part, because the tall one learned it with a boat and the short one with a horse. On the other bank they should meet again. This time they did not. They sang on, one upstream, one down, and heard nothing else in the world, least of all a cat.",
      pl: "Przy wyrabianiu ciasta piekarki śpiewają. Jest to piosenka o córce młynarza, na dwa głosy, i do rzeki idzie dobrze. Tam się rozchodzą, bo wyższa nauczyła się jej z łódką, a niższa z koniem. Na drugim brzegu powinny się spotkać. Tym razem się nie spotkały. Śpiewały dalej, jedna w górę rzeki, druga w dół, i na nic innego nie zwracały uwagi, a już na pewno nie na kota.",
    },
    {
      pays: ["the basket"],
      en: "A breath of caraway had gone up the courtyard wall. “Rye,” said a man on the first floor. On the second somebody said: “Rye, but with something.” There was a short debate across the yard, and then a basket came down on a washing line, for the first loaf. It stopped beside the door, at the height of Mruk’s chin, turned a little, and waited with him.",
      pl: "Powiew kminku poszedł po ścianie w górę. „Żytni” – powiedział jakiś pan na pierwszym piętrze. Na drugim ktoś powiedział: „Żytni, ale z czymś”. Nad podwórkiem odbyła się krótka narada, po czym na sznurze do bielizny zjechał koszyk, po pierwszy bochenek. Stanął obok drzwi, na wysokości brody Mruka, trochę się obrócił i czekał razem z nim.",
    },
    {
      pays: ["the one roll"],
      en: "In the bakehouse the telephone rang. A gentleman wished to order one roll for tomorrow, not too round. The tall baker offered to put it by for him. He asked where, and next to what. “Between a plait and a rye loaf,” she said. And who would be looking after it until then? She had no answer to that. He would ring again, said the gentleman, and was heard to sit down.",
      pl: "W piekarni zadzwonił telefon. Jakiś pan chciał zamówić na jutro jedną bułkę, nie za okrągłą. Wyższa piekarka obiecała, że mu ją odłoży. Spytał gdzie i obok czego. „Między chałką a żytnim” – odpowiedziała. A kto będzie jej do jutra pilnował? Na to nie miała odpowiedzi. Pan powiedział, że zadzwoni jeszcze raz, i słychać było, że siada.",
    },
    {
      pays: ["Prezes on the pipe"],
      en: "In the evening Prezes, the pigeon who is chairman of the gutter, sits on the pipe above the back door. Whenever the oven is opened, the pipe gives a puff, and Prezes rises by a hand’s breadth and comes down again as if it had been his own motion. He rose six times. Then he thought of his feet. He fluffed himself out and settled on the pipe for good, like a lid, to keep the seventh all to himself.",
      pl: "Na rurze nad tylnymi drzwiami siedzi wieczorem gołąb Prezes, ten od rynny. Ilekroć ktoś otwiera piec, rura robi „puf”, a Prezes unosi się na dłoń i siada z powrotem, jakby sam to zgłosił i sam przegłosował. Uniósł się sześć razy. Potem pomyślał o nogach. Nastroszył się i usadowił na rurze na stałe, jak pokrywka, żeby siódme mieć całe dla siebie.",
    },
    {
      unless: ["the quarrel"],
      pays: ["the knocking"],
      en: "Inside the bakery somebody knocked three times, and somebody called: “Come in!” Rye bread is knocked on from below, to hear whether it is done; and the old master, under whom the bakers learned, used to answer for it in a deep voice. They still do it, in turn, without thinking. Mruk listened with care. Eleven times somebody in there was asked in, and he, who was sitting at the door, was not asked once.",
      pl: "W piekarni ktoś zapukał trzy razy i ktoś zawołał: „Proszę!” W żytni chleb puka się od spodu, żeby usłyszeć, czy gotowy, a stary majster, u którego piekarki się uczyły, odpowiadał za niego grubym głosem. Robią to do dziś, na zmianę i bez zastanowienia. Mruk słuchał uważnie. Jedenaście razy kogoś tam proszono do środka, a jego, choć siedział pod samymi drzwiami, ani razu.",
    },
    {
      unless: ["no crate"],
      pays: ["the missing roll"],
      en: "By the shrine in the courtyard a roll lies every evening; the bakers put it there before they begin. This time there was none. A lady from Staircase B came by with her bucket, wanted to turn its better side to the light, and had nothing to turn. She looked along the paving as far as the crate, where Mruk sat among some old crumbs. “You saw nothing either,” she said, and waited beside him until the bakers had a moment.",
      pl: "Przy kapliczce na podwórku co wieczór leży bułka, piekarki kładą ją tam, zanim zaczną. Tym razem nie leżała. Pani z klatki B, z wiaderkiem, stanęła tam, gdzie zawsze staje, żeby obrócić ją ładniejszą stroną do światła, i nie miała czego obrócić. Popatrzyła po bruku, aż do skrzynki, na której Mruk miał przed sobą jakieś stare okruszki. „Ty też nic nie widziałeś” – powiedziała i czekała obok niego, aż piekarki będą miały chwilę.",
    },
  ],
};
