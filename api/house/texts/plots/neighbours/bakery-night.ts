import type { Plot } from "#api/house/texts/model.ts";

/** The evening at the bakery's back door, whose upper half stands open on the courtyard. */
export const bakeryNight: Plot = {
  name: "bakery-night",
  category: "Friendship",
  when: { timeSlot: ["evening"] },
  pictures: [
    {
      place: "courtyard",
      pose: "sit",
      props: [],
      eyes: "wide",
      en: "Mruk sits in the courtyard in the evening, very upright, like somebody waiting to be served",
      pl: "Mruk siedzi wieczorem na podwórku, bardzo prosto, jak ktoś, kto czeka, aż go obsłużą",
    },
    {
      place: "courtyard",
      pose: "walk",
      props: [],
      eyes: "half",
      en: "Mruk crosses the courtyard in the evening, following his nose",
      pl: "Mruk idzie wieczorem przez podwórko, tam gdzie prowadzi go nos",
    },
    {
      place: "courtyard",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk keeps low in the courtyard and does not take his eyes off something",
      pl: "Mruk przyczajony na podwórku, nie spuszcza z czegoś oczu",
    },
  ],
  wishes: [
    {
      en: "Dough, Mruk had been told, gets up by itself. It lies all evening in a trough at the corner bakery, under a cloth, does nothing, grows, and is praised for it. He wished to see how this is done. The bakery’s back door gives on the courtyard. Its upper half was open, and he climbed on the crate beside it and looked in over the lower.",
      pl: "Ciasto, jak Mruk słyszał, rośnie samo. Leży wieczorem w dzieży, w piekarni na rogu, pod ściereczką, nic nie robi, jest coraz większe i jeszcze je chwalą. Chciał zobaczyć, jak to się robi. Tylne drzwi piekarni wychodzą na podwórko. Górna połowa była otwarta, więc wszedł na skrzynkę obok i patrzył ponad dolną.",
      endings: [
        {
          titles: [
            ["While He Looked the Other Way", "Kiedy akurat nie patrzył"],
            ["Flat, and Now Round", "Płaska, a teraz już okrągła"],
            ["Room for One in the Washing-Up Bowl", "Rosnąć można i w misce"],
          ],
          en: "What Mruk saw of it was the cloth. It was flat. He glanced at Bułka, the bakery’s ginger cat, who was lying against the trough, and now it was round. Three times he looked away on purpose, and each time it had used the moment. At home he got into the washing-up bowl, drew a corner of the tea towel over himself and began. By nine he filled it.",
          pl: "Z całego rośnięcia Mruk zobaczył ściereczkę. Była płaska. Zerknął na Bułkę, rudą kotkę z piekarni, która leżała przy dzieży, i ściereczka była już okrągła. Trzy razy odwrócił wzrok umyślnie i za każdym razem ciasto z tego skorzystało. W domu wszedł do miski do zmywania, naciągnął na siebie róg ścierki i zaczął. O dziewiątej wypełniał ją całą.",
        },
        {
          titles: [
            ["It Looked Back, with a Bubble", "Bąbel patrzył prosto na niego"],
            ["Under a Tea Glass, for Him to Watch", "Pod szklanką, żeby miał na oku"],
            ["Under Glass, for Inspection", "Do wglądu, pod szklanką"],
          ],
          en: "The short baker stood a lump of dough the size of a walnut on the ledge in front of Mruk, under a tea glass, for him to watch. He watched. It did nothing. Inside, a tray fell, and he turned his head for as long as that takes. When he turned back it was touching the glass all round, and looked at him with a bubble.",
          pl: "Niższa piekarka postawiła przed Mrukiem na półeczce drzwi grudkę ciasta, nie większą niż orzech włoski, i nakryła szklanką, żeby miał na co patrzeć. Patrzył. Nic nie robiła. W środku spadła blacha i odwrócił głowę akurat na tyle, ile trwa taki hałas. Kiedy spojrzał znowu, ciasto dotykało szklanki ze wszystkich stron, miało bąbel i tym bąblem na niego patrzyło.",
        },
      ],
    },
    {
      en: "In the evening Bułka, the ginger cat of the corner bakery, has her break: ten minutes, on the ledge of the back door, whose upper half then stands open on our courtyard. Before that and after it she is staff. Mruk keeps no hours, but he had taken these ten minutes into his. He was early, and sat down on the crate by the door.",
      pl: "Wieczorem Bułka, ruda kotka z piekarni na rogu, ma przerwę: dziesięć minut, na półeczce tylnych drzwi, których górna połowa jest o tej porze otwarta na nasze podwórko. Przedtem i potem jest w pracy. Mruk godzin nie ma, ale te dziesięć minut wpisał do swoich. Przyszedł za wcześnie i usiadł na skrzynce pod drzwiami.",
      endings: [
        {
          titles: [
            ["Three Minutes Asleep and One Not", "Trzy przespane, czwarta nie"],
            ["A Pinch of Flour with Every Breath", "Z każdym oddechem szczypta mąki"],
            ["Left on His Head till the Whistle", "Do gwizdka na cudzej głowie"],
          ],
          en: "Of the ten minutes there were four left. Bułka lay down on the ledge with her chin over the edge, right above Mruk, and a pinch of flour came down on his nose with every breath. She slept through three of them. In the fourth she let down one paw, without waking, and left it on his head. Somebody whistled, on two notes. The paw went; the print stayed.",
          pl: "Z dziesięciu minut zostały cztery. Bułka położyła się na półeczce, z brodą za krawędzią, prosto nad Mrukiem, i z każdym oddechem spadała mu na nos szczypta mąki. Trzy przespała. W czwartej, nie budząc się, spuściła jedną łapę i zostawiła mu ją na głowie. Ktoś gwizdnął na dwie nuty. Łapa poszła do pracy, ślad został.",
        },
        {
          titles: [
            ["The Larger Half of a Crust", "Większa połowa skórki"],
            ["It Was Rye, with Caraway in It", "Żytnia, z kminkiem i na dwoje"],
            ["Hard, with Caraway, and Eaten", "Twarda, z kminkiem, a zjedzona"],
          ],
          en: "Bułka came, with her supper in her teeth: a crust, no longer than a thumb. On the ledge she bit it in two and let one half drop, beside Mruk’s paws. It was rye, it was hard and it had caraway in it, three things that he does not eat. He ate it, to the last crumb. She looked on from above, because she had given away the larger half.",
          pl: "Bułka przyszła z kolacją w zębach, ze skórką długości kciuka. Na półeczce przegryzła ją na pół i jedną połowę upuściła Mrukowi pod łapy. Skórka była żytnia, twarda i z kminkiem, czyli z trzech powodów nie dla niego. Zjadł ją do ostatniego okrucha. Patrzyła na to z góry, bo oddała większą połowę.",
        },
      ],
    },
    {
      en: "There was, in Mruk’s opinion, a post to be had. Bułka of the corner bakery is a single cat, and cannot be with the sacks and by the oven at once. He had gone to the back door in the courtyard, whose upper half was open, and had taken a seat on the crate there with all his paws in view, for white is the colour of the trade.",
      pl: "Zdaniem Mruka była do wzięcia posada. Bułka z piekarni na rogu to jeden kot, a jeden kot nie może być naraz przy workach i przy piecu. Udał się więc na podwórko, pod tylne drzwi, których górna połowa była otwarta, i usiadł na stojącej tam skrzynce tak, żeby było widać wszystkie łapy, bo w tym zawodzie nosi się białe.",
      endings: [
        {
          titles: [
            ["On Trial, with One Sack", "Na próbę i z jednym workiem"],
            ["Nothing Dared Come Near", "Nic nie śmiało podejść"],
            ["She Told Nobody What Was in It", "Co było w worku, zostaje między nimi"],
          ],
          en: "He was taken on for a trial. “That one is yours,” said the tall baker, and pointed at a sack outside. Mruk guarded it for a quarter of an hour, with both eyes, and nothing dared come near. At the end Bułka walked round it, as a colleague does, and smelled it. It was full of empty sacks. She told nobody, and sat down on the other side.",
          pl: "Przyjęto go na próbę. „Ten jest pana” – powiedziała wyższa piekarka i pokazała worek, który stał na zewnątrz, przy drzwiach. Mruk pilnował go przez kwadrans, na oboje oczu, i nic nie odważyło się podejść. Na koniec Bułka po koleżeńsku obeszła worek i powąchała. Był pełen pustych worków. Nikomu tego nie powiedziała i usiadła z drugiej strony.",
        },
        {
          titles: [
            ["Always at the Bottom Left", "Zawsze w lewym dolnym rogu"],
            ["Sack by Sack, from Outside", "Worek po worku, ale z zewnątrz"],
            ["And Back to Sack One", "I znowu od pierwszego worka"],
          ],
          en: "Bułka showed him the work. She smelled thirty sacks, each at the bottom left, went round the trough, looked along the trays and began again at sack one. Mruk did it with her from outside, with his head. In the third round he felt giddy, and the post was free once more. But on the way home he smelled the bins, all four of them, at the bottom left.",
          pl: "Bułka pokazała mu, na czym to polega. Powąchała trzydzieści worków, każdy w lewym dolnym rogu, obeszła dzieżę, zajrzała pod stół, przeszła wzdłuż blach i zaczęła od pierwszego worka. Mruk robił to razem z nią, z zewnątrz, głową. Przy trzecim okrążeniu zakręciło mu się w niej i posada znowu była wolna. Ale po drodze do domu powąchał kubły, wszystkie cztery, w lewym dolnym rogu.",
        },
      ],
    },
    {
      en: "On the third floor the corner bakery arrives in instalments: a little crust at the kitchen window, something with caraway on the landing, and long pauses. Mruk had had enough of instalments. He went down to the courtyard, to the back door, the upper half of which was open, and settled on the crate beside it, in order to smell the thing through from beginning to end.",
      pl: "Na trzecie piętro piekarnia z rogu dociera w odcinkach: trochę skórki przy kuchennym oknie, coś z kminkiem na podeście i długie przerwy. Mruk miał odcinków dosyć. Zszedł na podwórko, pod tylne drzwi, których górna połowa była otwarta, i usadowił się na skrzynce obok, żeby powąchać rzecz w całości, od początku do końca.",
      endings: [
        {
          titles: [
            ["Held In for Three Floors", "Trzy piętra na jednym wdechu"],
            ["First Sour, Then Dark, Then Malt", "Najpierw kwaśne, potem ciemne, potem słód"],
            ["First Sour, Then Dark, Then What?", "Najpierw kwaśno, potem ciemno, a na końcu?"],
          ],
          en: "Inside, the oven was opened, and it came out over the ledge all at once: first sour, then dark, then malt, and at the very end, below the rest, something that he had not known to be in the recipe: warm cat. Bułka has her place under the oven. Mruk took in as much as would go and carried it up three floors. Over the armchair he breathed out.",
          pl: "W środku otwarto piec i wszystko wyszło górą naraz: najpierw kwaśne, potem ciemne, potem słód, a na samym końcu, pod spodem, coś, o czym nie wiedział, że należy do przepisu. Ciepły kot. Bułka ma miejsce pod piecem. Mruk nabrał, ile weszło, i zaniósł na trzecie piętro. Dopiero nad fotelem wypuścił powietrze.",
        },
        {
          titles: [
            ["All of It, from Tail to Nose", "Całość, od ogona po nos"],
            ["Behind the Ears, Caraway", "A za uszami kminek"],
            ["He Had Left Out a Bit", "Bo kawałek opuścił"],
          ],
          en: "The whole of it jumped down beside Mruk and sat on the crate. Along her back Bułka was flour, at the shoulder butter, behind the ears caraway; and under the chin, which she rests on new loaves, she was crust. He went through her from the tail to the nose without a break. As he had hurried over one bit, at the shoulder, he began again.",
          pl: "Całość zeskoczyła do Mruka i usiadła obok na skrzynce. Wzdłuż grzbietu Bułka była mąką, na łopatce masłem, za uszami kminkiem, a pod brodą, którą opiera o świeże bochenki, skórką. Przeszedł ją od ogona po nos bez żadnej przerwy. Ponieważ jeden kawałek, na łopatce, potraktował za szybko, zaczął jeszcze raz.",
        },
      ],
    },
    {
      en: "A feather had come down into the courtyard in slow circles, and it was meant for Mruk, there could be no doubt of that. At the last moment the corner bakery drew a breath, and in it went by the back door, over the lower half, since the upper stood open. He got up on the crate and looked in, to see it handed back.",
      pl: "Na podwórko spadało pióro, powoli, kołami, i było przeznaczone dla Mruka, co do tego nie ma dwóch zdań. W ostatniej chwili piekarnia na rogu wzięła wdech i pióro wleciało tylnymi drzwiami, nad dolną połową, bo górna stała otworem. Wszedł na skrzynkę i zajrzał, żeby zobaczyć, jak mu je oddają.",
      endings: [
        {
          titles: [
            ["Nobody Gives Up a Brush Like That", "Takiego pędzla się nie oddaje"],
            ["By the Handle, Up the Stairs", "Po schodach, trzonkiem w zębach"],
          ],
          en: "The feather had found work. The short baker was using it to brush egg over six plaited loaves, it left no streaks, and she was not to be parted from it. In exchange Mruk was handed the old brush over the ledge, with a wooden handle and a good deal of yolk. He took it by the handle. On the stairs somebody held a door for him, as for a painter.",
          pl: "Pióro znalazło zajęcie. Niższa piekarka smarowała nim jajkiem sześć chałek, nie zostawiało smug i nie było mowy, żeby z niego zrezygnowała. Za to ponad drzwiami podano Mrukowi stary pędzel, z drewnianym trzonkiem i sporą ilością żółtka. Wziął go za trzonek. Na schodach ktoś przytrzymał mu drzwi jak malarzowi pokojowemu.",
        },
        {
          titles: [
            ["It Came Down Like a Spoon", "Spadło jak łyżka"],
            ["Found, Entered and Returned", "Znalezione, spisane, zwrócone"],
          ],
          en: "Bułka brought it out, for in the trade lost property is returned. It had lain in the flour; it was white and stout, and had stopped being a feather in some respects. Mruk pushed it off the ledge to let it fly. It came down like a spoon. He picked it up and pushed it off again, eleven times, until it had lost enough flour to be undecided.",
          pl: "Wyniosła je Bułka, bo w tym fachu rzeczy znalezione się oddaje. Poleżało w mące, było białe i grube i pod pewnymi względami przestało być piórem. Mruk zepchnął je z półeczki, żeby poleciało. Spadło jak łyżka. Podnosił je i spychał jedenaście razy, aż zgubiło tyle mąki, że w powietrzu zaczęło się wahać.",
        },
      ],
    },
    {
      en: "On the kitchen scales Mruk weighs nine kilos, a figure read out by people who have an interest in it. He wanted a second opinion. On the ledge of the corner bakery’s back door, which gives on the courtyard and has an upper half that was open, there are scales with two brass pans. He took a seat on the crate below and waited his turn.",
      pl: "Na kuchennej wadze Mruk waży dziewięć kilo, a odczytują to ludzie, którzy mają w tym interes. Zależało mu na drugiej opinii. Tylne drzwi piekarni na rogu wychodzą na podwórko, górna połowa była otwarta, a na półeczce dolnej stoi waga z dwiema mosiężnymi szalami. Usiadł pod nią na skrzynce i czekał na swoją kolej.",
      endings: [
        {
          titles: [
            ["With the Bell or Without?", "Z dzwonkiem czy bez?"],
            ["Nine Loaves, and a Roll Besides", "Dziewięć bochenków i kajzerka"],
          ],
          en: "The tall baker lifted him into the one pan, and since the iron weights stop at five, she put bread in the other. At eight loaves Mruk stayed down. At nine he stayed down. She added a roll, and he rose, without hurry, to the level of the bread, and looked across at it. “The bell weighs something, too,” she said, and as a favour took the roll off again.",
          pl: "Wyższa piekarka posadziła go na jednej szali, a że żelazne odważniki kończą się na pięciu, na drugiej układała chleb. Przy ósmym bochenku Mruk został na dole. Przy dziewiątym też. Dołożyła kajzerkę i uniósł się, bez pośpiechu, na wysokość chleba, i spojrzał na niego jak równy. „Dzwonek też swoje waży” – powiedziała i z uprzejmości zdjęła kajzerkę.",
        },
        {
          titles: [
            ["How Far Up Bułka Went", "Jak wysoko zajechała Bułka"],
            ["Without a Jolt, Past the Hinges", "Bez szarpnięcia, obok zawiasów"],
            ["One Paw at a Time, Getting Off", "Zsiadać po jednej łapie"],
          ],
          en: "Bułka was sitting in one of the pans; she spends her break there. The other was free, and Mruk stepped into it. Without a jolt she went up. She went past his ears, past the hinges, and stopped by the lamp, from where she looked down at him, politely, over the edge. He knew now what he weighed. To get off he took six minutes, a paw at a time.",
          pl: "Na jednej szali siedziała Bułka; spędza tam przerwę. Druga była wolna i Mruk na nią wszedł. Bułka bez żadnego szarpnięcia pojechała w górę. Minęła jego uszy, minęła zawiasy i stanęła przy lampie, skąd patrzyła na niego grzecznie ponad krawędzią. Teraz wiedział, ile waży. Schodził z szali sześć minut, po jednej łapie.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Dough cannot bear a draught. This struck somebody inside; a floury arm reached out, and the upper half of the door closed in front of Mruk’s whiskers. It is green, it has a nail in it, and on the nail there is nothing. He looked at the nail. Behind the boards things went on thumping, as cosily as only things behind boards do.",
      pl: "Ciasto nie znosi przeciągu. Komuś w środku to się przypomniało, wysunęła się omączona ręka i górna połowa drzwi zamknęła się Mrukowi przed wąsami. Jest zielona, ma gwóźdź, a na gwoździu nic nie wisi. Mruk patrzył na gwóźdź. Za deskami dudniło dalej, tak przytulnie, jak dudni tylko za deskami.",
      turns: [
        {
          titles: [
            ["Six Minutes Without a Draught", "Sześć minut bez przeciągu"],
            ["As Long as Two Bakers Last", "Tyle, ile wytrzymają piekarki"],
            ["Who Had to Come Up for Air?", "Komu zabrakło powietrza?"],
          ],
          en: "A bakery with its door shut lasts as long as two bakers last. They held out for six minutes. First a crack let out a sigh; then the upper half swung back and both hung over the ledge in their caps, red to the ears, and breathed courtyard. “Evening,” said the tall one to Mruk, since their noses were level. Nobody spoke of the draught again.",
          pl: "Piekarnia przy zamkniętych drzwiach wytrzyma tyle, ile dwie piekarki. Wytrzymały sześć minut. Najpierw zrobiła się szpara, a ze szpary wyszło westchnienie; potem górna połowa się odchyliła i obie zawisły na dolnej, w czepkach, czerwone po uszy, i oddychały podwórkiem. „Dobry wieczór” – powiedziała wyższa do Mruka, bo mieli nosy na jednej wysokości. O przeciągu nikt już nie wspomniał.",
        },
        {
          titles: [
            ["Out or In, Miss Bułka?", "To wychodzi czy nie wychodzi?"],
            ["Not to Be Pushed", "Koleżanki się nie popycha"],
          ],
          en: "From inside, Bułka asked to be let out. The upper half was opened for her; she jumped on the ledge and sat down there, with one side in the warm and the other in the yard, to think it over. “Out or in?” said the short baker. Bułka turned an ear to each. A colleague is not pushed. When she jumped down again, the door was forgotten and wide open.",
          pl: "Od środka Bułka poprosiła, żeby ją wypuścić. Otworzono jej górną połowę, a ona wskoczyła na półeczkę i usiadła, jednym bokiem w cieple, drugim na podwórku, żeby się zastanowić. „Wychodzisz czy nie wychodzisz?” – spytała niższa piekarka. Bułka obróciła po jednym uchu w każdą stronę. Koleżanki się nie popycha. Kiedy w końcu zeskoczyła, o drzwiach zapomniano i zostały otwarte na oścież.",
        },
      ],
    },
    {
      en: "At that moment the rack was pushed up. It is as tall as a baker, goes on four wheels and carries eleven trays, and it came to rest on the inside, close against the lower half of the door, like a wardrobe that has been told to wait. Where a bakery had been, Mruk now had eleven edges of tin, and by stretching his neck he got a twelfth.",
      pl: "W tej chwili podjechał wózek. Jest wysoki jak piekarka, ma cztery kółka i jedenaście blach, i stanął od środka, tuż za dolną połową drzwi, jak szafa, której kazano poczekać. Tam, gdzie przedtem była piekarnia, Mruk miał teraz jedenaście blaszanych krawędzi, a kiedy wyciągnął szyję, zobaczył jeszcze dwunastą, najwyższą.",
      turns: [
        {
          titles: [
            ["The Left Back Wheel Has Views", "Lewe tylne ma swoje zdanie"],
            ["A Bow, and Half a Turn", "Ukłon i pół obrotu"],
          ],
          en: "Help came from the left back wheel. The other three are for going to the oven; this one has always been for going out. When the tall baker set her shoulder to the trays, the rack dropped a curtsy, turned half round, and stood along the wall with its face to the yard. “Leave it,” said the short one, “it’s been wanting to see that.” The doorway was clear.",
          pl: "Pomogło lewe tylne kółko. Pozostałe trzy chcą do pieca, ono zawsze chciało na dwór. Kiedy wyższa piekarka naparła na blachy ramieniem, wózek dygnął, obrócił się o pół obrotu i stanął wzdłuż ściany, przodem do podwórka. „Zostaw – powiedziała niższa – niech sobie popatrzy”. W drzwiach zrobiło się pusto.",
        },
        {
          titles: [
            ["Between the Fourth Tray and the Fifth", "Między czwartą blachą a piątą"],
            ["What Have You Found There?", "Coś ty tam znalazła?"],
          ],
          en: "Between the fourth tray and the fifth there was a gap, as wide as a letter box’s. Mruk put his left eye to it. On the other side there was an eye already. It was Bułka’s; she had come to see who was looking. They went on with it, through all that tin, until the short baker asked her what she had found there and rolled the whole rack aside.",
          pl: "Między czwartą blachą a piątą była szpara, nie szersza niż w skrzynce na listy. Mruk przyłożył oko i patrzył. Z drugiej strony oko już było. Należało do Bułki; przyszła sprawdzić, kto patrzy. Trwali tak przez tę całą blachę, aż niższa piekarka spytała: „Coś ty tam znalazła?”, i odtoczyła wózek na bok.",
        },
      ],
    },
    {
      en: "Before anything came of it, the short baker appeared at the door with an empty flour sack, held it out over the ledge and gave it two slaps, as she does every evening, with her face turned aside. What comes out falls on the crate. When the air had cleared, there sat by the back door a white cat, not stirring, so as not to make it worse.",
      pl: "Zanim cokolwiek z tego wyszło, w drzwiach stanęła niższa piekarka z pustym workiem po mące, wystawiła go na zewnątrz i trzepnęła dwa razy, jak co wieczór, z twarzą odwróconą w bok. To, co wylatuje, spada na skrzynkę. Kiedy powietrze się przejaśniło, pod tylnymi drzwiami siedział biały kot i nie ruszał się, żeby nie pogorszyć sprawy.",
      turns: [
        {
          titles: [
            ["Who Is the White One?", "A ten biały to kto?"],
            ["Dusted Off, as They Do with Loaves", "Omieciony jak bochenek"],
          ],
          en: "A strange white cat at the back door is a matter for the staff. Bułka came along the ledge, smelled the top of his head, sneezed, and struck on the bell. After that she set to work: with one paw, over the ears and down the neck, in the strokes with which the bakers dust a loaf. When she had done, it was Mruk, only a little paler.",
          pl: "Obcy biały kot pod drzwiami to sprawa dla personelu. Bułka przeszła po półeczce, powąchała mu czubek głowy, kichnęła i natrafiła na dzwonek. Wtedy wzięła się do roboty: jedną łapą, od uszu i po karku, takim ruchem, jakim piekarki omiatają bochenek. Kiedy skończyła, był to Mruk. Może tylko o jeden odcień jaśniejszy.",
        },
        {
          titles: [
            ["Bless You, and You, and You", "Na zdrowie wszystkim trojgu"],
            ["In the Shape of a Larger Cat", "W kształcie kota, tylko większego"],
            ["A Larger Cat, in the Air", "Większy kot, z samej mąki"],
          ],
          en: "There was nothing for it but to shake himself, which Mruk does not like to do before people. The bell rang. The flour rose, stood over the crate for a moment in the shape of a larger cat, and moved indoors. Both bakers sneezed. “Bless you,” each said to the other, and then to him, leaning out; and they reached him a damp cloth, with a hand in it.",
          pl: "Nie było rady, musiał się otrząsnąć, a tego Mruk przy ludziach nie lubi. Zadzwonił dzwonek. Mąka wstała, przez chwilę trzymała się nad skrzynką w postaci większego kota, po czym górą wróciła do piekarni. W środku kichnęły obie piekarki. „Na zdrowie” – powiedziały jedna do drugiej, a potem, wychylone, do niego, i podały mu wilgotną ściereczkę razem z ręką.",
        },
      ],
    },
    {
      en: "The tall baker reached down over the door, said “Excuse me” and took the crate. She took it from under Mruk, at a slant, as crumbs are tipped off a board, and then he was standing on the paving in front of something that began far above his ears. Seen from down there, the bakery consisted of green planks and a voice asking where the raisins were.",
      pl: "Wyższa piekarka sięgnęła ponad drzwiami w dół, powiedziała „przepraszam” i wzięła skrzynkę. Wzięła ją spod Mruka, przechylając, jak się zsuwa okruchy z deski, i stał teraz na bruku przed czymś, co kończyło się wysoko nad jego uszami. Widziana stamtąd piekarnia składała się z zielonych desek i z głosu, który pytał, gdzie są rodzynki.",
      turns: [
        {
          titles: [
            ["A Conscience Four Layers Thick", "Cztery warstwy, czyli sumienie"],
            ["And Was There Anything Else?", "I nic poza tym?"],
          ],
          en: "She had wanted it to stand on, that was all, for the raisins are kept on the top shelf. Six minutes later the crate came back over the door to its old place. On it now lay a sack, folded in four. The tall baker held it steady with both hands. Mruk let her wait a little, to see whether there would be anything else, and got on.",
          pl: "Chciała na niej tylko stanąć, bo rodzynki są na najwyższej półce. Po sześciu minutach skrzynka wróciła ponad drzwiami na dawne miejsce. Leżał teraz na niej worek, złożony na czworo. Wyższa piekarka przytrzymywała ją oburącz. Mruk odczekał chwilę, na wypadek gdyby miało być coś jeszcze, i wsiadł.",
        },
        {
          titles: [
            ["Bakery, Three Fingers High", "Piekarnia na trzy palce"],
            ["As If They Had Arranged It", "Całkiem jakby się umówili"],
          ],
          en: "Under the door there is a gap, three fingers high. Mruk lay down and put his eye to it. It was another bakery altogether: four clogs, a raisin, and Bułka at full length on the warm tiles, looking straight at him, as if they had arranged it. “What has she got there?” asked the short one. A face came down inside, upside down. Soon after, the crate came down outside.",
          pl: "Pod drzwiami jest szpara na trzy palce. Mruk położył się i przytknął do niej oko. Była to zupełnie inna piekarnia: cztery chodaki, rodzynka i Bułka, jak długa, na ciepłych kafelkach, która patrzyła prosto na niego, jakby się umówili. „Co ona tam ma?” – spytała niższa. Od środka zjechała w dół twarz, do góry nogami. Wkrótce potem od zewnątrz zjechała skrzynka.",
        },
      ],
    },
    {
      pays: ["the quarrel"],
      en: "There was trouble about the salt. Each baker was certain that the other had put it in, and since then they had been talking through the cat. “Bułka,” said the tall one, “tell your colleague that I was at the sieve.” “Bułka,” said the short one, “tell her that I saw a hand.” For somebody at the back door neither had an eye left, nor an ear.",
      pl: "Poszło o sól. Każda z piekarek była pewna, że wsypała ją druga, i odtąd rozmawiały przez kotkę. „Bułka – mówiła wyższa – powiedz koleżance, że ja byłam przy sicie”. „Bułka – mówiła niższa – powiedz jej, że ja widziałam rękę”. Dla kogoś, kto siedzi pod tylnymi drzwiami, żadna nie miała już ani oka, ani ucha.",
      turns: [
        {
          titles: [
            ["Tell Your Colleague It Was Salt", "Bułka, powiedz koleżance, że to sól"],
            ["A Finger Along Her Back", "Palcem po grzbiecie"],
          ],
          en: "In the end they asked Bułka in earnest, since she had been under the table all the time. The short one drew a finger along her back. In the flour there, something glittered. She tasted it. “Salt,” she said. “From your side,” said the tall one. “From yours,” said the short one nobly; and now they were both laughing, and looked round for somebody to see it. There was Mruk.",
          pl: "W końcu zapytały Bułkę na serio, bo przez cały czas była pod stołem. Niższa przeciągnęła jej palcem po grzbiecie. W mące coś tam błyszczało. Spróbowała. „Sól” – powiedziała. „Z twojej strony” – zauważyła wyższa. „Z twojej” – odparła wspaniałomyślnie niższa i śmiały się już obie, i rozglądały się, kto to widzi. Widział Mruk.",
        },
        {
          titles: [
            ["Whoever Salts Draws a Line", "Kto soli, ten stawia kreskę"],
            ["Two Strokes of Chalk, Two Sacks of Flour", "Dwie kreski, czyli drugi worek"],
          ],
          en: "By the trough hangs a slate; whoever has salted draws a line on it. They went to look. There were two lines, a long one and a short one, and over each somebody had written “done”. They both held their breath. “Then we’ll make twice as much,” said the tall one. They brought the second sack with four arms, and having seen Mruk in passing, lifted their caps to him.",
          pl: "Przy dzieży wisi tabliczka i kto posolił, ten stawia na niej kreskę. Poszły sprawdzić. Były dwie, jedna długa, druga krótka, i nad każdą ktoś napisał „zrobione”. Obie wstrzymały oddech. „To upieczemy dwa razy tyle” – powiedziała wyższa. Drugi worek przyniosły na cztery ręce, a że mijały przy tym Mruka, uchyliły mu czepków.",
        },
      ],
    },
    {
      en: "“Careful, hot,” said the tall baker, and on the crate, next to Mruk, she set down a pot of custard that was to cool outside. There is no next to Mruk on that crate. He kept the back half of it and gave up the front; and before his face stood blue enamel with a lid on, and behind it, presumably, everything else.",
      pl: "„Uwaga, gorące” – powiedziała wyższa piekarka i postawiła na skrzynce, obok Mruka, garnek budyniu, żeby wystygł na dworze. Na tej skrzynce nie ma żadnego obok Mruka. Zatrzymał tylną połowę, a przednią oddał. Przed nosem miał teraz niebieską emalię z pokrywką, a za emalią, jak przypuszczał, całą resztę.",
      turns: [
        {
          titles: [
            ["You Haven’t Seen Me", "Pan nic nie widział"],
            ["What Became of the Skin", "Gdzie się podział kożuch"],
          ],
          en: "There is a weak point in custard, and that is the skin. The short baker leaned out, glanced over her shoulder, lifted the lid, drew the skin off whole, with two fingers, and let it down into her mouth. Only then did she notice two green eyes behind the steam. “You haven’t seen me,” she told Mruk, and to be on the safe side she took away the pot.",
          pl: "Budyń ma jeden słaby punkt, mianowicie kożuch. Niższa piekarka wychyliła się, obejrzała przez ramię, podniosła pokrywkę, zdjęła kożuch w całości, dwoma palcami, i spuściła go sobie do ust. Dopiero wtedy zauważyła za parą dwoje zielonych oczu. „Pan nic nie widział” – powiedziała Mrukowi i na wszelki wypadek zabrała garnek.",
        },
        {
          titles: [
            ["Left Side, Chest, Right Side", "Lewy bok, pierś i prawy"],
            ["A Pot Gives Up Its Warmth", "Garnek oddaje ciepło, ktoś je bierze"],
            ["Where Did the Warmth Go?", "A ciepło komu?"],
          ],
          en: "A pot that cools gives up its warmth, and somebody has to take it. Mruk leaned his left side against the enamel, later his chest, and then, by turning round, his right. When the tall baker laid her hand on it, it was lukewarm, half an hour before its time. She laid the hand on Mruk. “Come and feel this,” she called to the other, and lifted the pot away.",
          pl: "Garnek, który stygnie, oddaje ciepło i ktoś je musi wziąć. Mruk oparł o emalię lewy bok, potem pierś, a potem, po obrocie, prawy. Kiedy wyższa piekarka przyłożyła do garnka dłoń, był letni, na pół godziny przed czasem. Przyłożyła dłoń do Mruka. „Chodź, dotknij” – zawołała do drugiej i zabrała garnek.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["the quarrel"],
      en: "When they knead, the bakers sing. It is a song about a miller’s daughter, in two voices, and it goes well as far as the river. There they part, because the tall one learned it with a boat and the short one with a horse. For four bars each crosses by herself, as loudly as she can; and on the other bank they meet again and are glad.",
      pl: "Przy wyrabianiu ciasta piekarki śpiewają. Jest to piosenka o córce młynarza, na dwa głosy, i do rzeki idzie dobrze. Tam się rozchodzą, bo wyższa nauczyła się jej z łódką, a niższa z koniem. Przez cztery takty każda przeprawia się osobno, najgłośniej, jak umie, a na drugim brzegu spotykają się znowu i bardzo się z tego cieszą.",
    },
    {
      en: "A breath of caraway had gone up the courtyard wall. At the first floor a window was opened. “Rye,” said a man. At the second somebody said: “Rye, but with something.” On Staircase B a voice asked for the bread knife. For a time four kitchens discussed it across the yard without a head showing; and then all the windows were shut, to keep in what had been caught.",
      pl: "Powiew kminku poszedł po ścianie w górę. Na pierwszym piętrze otworzyło się okno. „Żytni” – powiedział jakiś pan. Na drugim ktoś powiedział: „Żytni, ale z czymś”. Na klatce B czyjś głos poprosił o nóż do chleba. Przez chwilę omawiały to ze sobą cztery kuchnie, żadna nie wystawiła głowy, a potem wszystkie okna się zamknęły, żeby nie uciekło to, co się złapało.",
    },
    {
      en: "In the bakehouse the telephone rang. A gentleman wished to order one roll for tomorrow, not too round. “With poppy seed?” asked the tall baker. He would rather not commit himself. She offered to put it by for him. He asked where, and next to what. “Between a plait and a rye loaf,” she said. The gentleman breathed out so that it could be heard in the yard.",
      pl: "W piekarni zadzwonił telefon. Jakiś pan chciał zamówić na jutro jedną bułkę, nie za okrągłą. „Z makiem?” – spytała wyższa piekarka. Wolał się nie wiązać. Obiecała, że mu ją odłoży. Spytał gdzie i obok czego. „Między chałką a żytnim” – odpowiedziała. Pan odetchnął tak, że słychać było na podwórku.",
    },
    {
      en: "Above the back door there is a pipe, and on it, in the evening, sits Prezes, chairman of the gutter. Whenever the oven is opened, the pipe gives a puff; then Prezes rises by a hand’s breadth, treads air, and comes down again as if he had moved it and carried it. He rose six times. At the seventh he was quicker than the puff, and it did not come.",
      pl: "Nad tylnymi drzwiami wychodzi z muru rura, a na rurze siedzi wieczorem Prezes, ten od rynny. Ilekroć ktoś otwiera piec, rura robi „puf”, a Prezes unosi się na dłoń, drepcze w powietrzu i siada z powrotem, jakby sam to zgłosił i sam przegłosował. Uniósł się sześć razy. Za siódmym wyprzedził rurę i żadnego „puf” nie było.",
    },
    {
      unless: ["the quarrel"],
      en: "Somebody knocked three times in there, and somebody called: “Come in!” Rye bread is knocked on from below, to hear whether it is done; and the old master, under whom they both learned, used to answer for it. The bakers do it by turns. Eleven loaves were knocked on, and ten said come in. With the eleventh there was a pause. “Not yet,” it said, in a deep voice.",
      pl: "W środku ktoś zapukał trzy razy i ktoś zawołał: „Proszę!” W żytni chleb puka się od spodu, żeby usłyszeć, czy gotowy, a stary majster, u którego obie się uczyły, zwykł odpowiadać za niego. Piekarki robią to na zmianę. Zapukano w jedenaście bochenków i dziesięć powiedziało „proszę”. Przy jedenastym zrobiła się pauza. „Jeszcze chwileczkę” – powiedział grubym głosem.",
    },
    {
      en: "By the shrine in the courtyard lay a roll. The bakers put one there before they begin, and in the morning it is gone; one of them says that it is the sparrows, and the other does not say. A lady from Staircase B came by with her bucket. She stopped, turned the roll round until its better side was facing the light, and went on to the bins.",
      pl: "Przy kapliczce na podwórku leżała bułka. Piekarki kładą ją tam, zanim zaczną, a rano jej nie ma; jedna mówi, że to wróble, druga nic nie mówi. Przechodziła akurat pani z klatki B, z wiaderkiem. Stanęła, obróciła bułkę ładniejszą stroną do światła i poszła dalej, do śmietnika.",
    },
  ],
};
