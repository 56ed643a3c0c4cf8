import type { Form } from "#api/house/texts/model.ts";

/** An inventory of a hidden place in the house: who counts and why, and one object after the other with its story. */
export const inventory: Form = {
  name: "inventory",
  category: "Daily Life",
  length: { min: 4, max: 5 },
  pictures: [
    {
      place: "hall",
      pose: "sit",
      props: [],
      look: "down",
    },
    {
      place: "hall",
      pose: "crouch",
      props: ["slippers"],
      eyes: "wide",
      look: "up",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["mouse", "books"],
    },
    {
      place: "stove",
      pose: "sit",
      props: ["slippers"],

      mouth: "smile",
    },
  ],
  heads: [
    {
      pays: ["a floor"],
      en: "Page eighty-eight was missing, and without page eighty-eight a young man in Ola’s translation climbs out of a window that nobody has opened. She had looked everywhere else. So the sofa was drawn away from the wall, and Ola, who can put nothing back before she has named it, sat down with a pencil. Mruk, her cat, sat in the gap.",
      pl: "Brakowało strony osiemdziesiątej ósmej, a bez niej młody człowiek w tłumaczeniu Oli wychodzi przez okno, którego nikt nie otworzył. Gdzie indziej już szukała. Odsunięto więc kanapę od ściany, a Ola, która niczego nie odłoży, póki tego nie nazwie, usiadła z ołówkiem. Mruk, jej kot, usiadł w szparze.",
      titles: [["Looking for Page Eighty-Eight", "Przy okazji strony osiemdziesiątej ósmej"]],
      endings: [
        {
          titles: [["It Was Not a Shoe", "Ale to nie był but"]],
          needs: ["the shoe"],
          en: "There was a ring at the door, and it was the little girl from the fourth floor, who had come to look for her doll’s shoe. Ola had just entered it in the list and put it back, under the fringe of the sofa, where it does not show. The girl and Mruk looked for an hour. In the third corner the girl found a page with number eighty-eight on it, but as it was not a shoe, she left it lying until there was milk.",
          pl: "Ktoś zadzwonił i była to dziewczynka z czwartego piętra, która przyszła szukać buta lalki. Ola wpisała go właśnie do spisu i odłożyła na miejsce, pod frędzle kanapy, gdzie go nie widać. Dziewczynka szukała z Mrukiem godzinę. W trzecim kącie znalazła stronę z numerem osiemdziesiąt osiem, ale że nie był to but, zostawiła ją tam aż do mleka.",
        },
        {
          titles: [["All Round One Word", "Strona z jednym słowem pośrodku"]],
          needs: ["the slip"],
          en: "Page eighty-eight did not come to light, but the slip with the one word did, and it was for page eighty-eight that the word had been wanted. Ola wrote the page anew, all round it, on the back of her list. With that word the young man only has to push the window, and it opens. She put the slip back where it had lain. Mruk drew in his tail, and the sofa returned to the wall.",
          pl: "Strona osiemdziesiąta ósma się nie znalazła, znalazła się za to karteczka, a słowo na niej było potrzebne właśnie tam. Ola napisała stronę od nowa, dookoła tego słowa, na odwrocie spisu. Z nim młodemu człowiekowi wystarczy popchnąć okno. Karteczka wróciła na swoje miejsce. Mruk zabrał ogon, a kanapa wróciła pod ścianę.",
        },
        {
          en: "When nothing more was left to count, Mruk rose, and he had been sitting on page eighty-eight. Ola read it standing. The young man opens the window himself; she had quite forgotten how easily he does it. The sofa went back to the wall, all but a cat’s breadth.",
          pl: "Kiedy nie zostało już nic do policzenia, Mruk wstał, a siedział na stronie osiemdziesiątej ósmej. Ola czytała na stojąco. Młody człowiek sam otwiera okno, a jak lekko to robi, zdążyła zapomnieć. Kanapa wróciła pod ścianę, z wyjątkiem szerokości kota.",
          titles: [["Back to the Wall, All but a Cat’s Breadth", "Kanapa, z wyjątkiem szerokości kota"]],
        },
        {
          en: "The page was nowhere. Ola turned the list over, smoothed it on her knee and wrote page eighty-eight again from memory, with Mruk’s chin on her foot. It came out shorter. In the new one the young man uses the door. The old one, should it be found, is to stay where it is.",
          pl: "Strony nie było nigdzie. Ola odwróciła spis, wygładziła go na kolanie i napisała osiemdziesiątą ósmą z pamięci, z brodą Mruka na stopie. Wyszła krótsza. W nowej młody człowiek korzysta z drzwi. Stara, gdyby się znalazła, ma zostać tam, gdzie jest.",
          titles: [["This Time He Uses the Door", "Tym razem drzwiami"]],
        },
      ],
    },
    {
      en: "“Empty the pockets,” said Mrs Halina, the seamstress from the second floor, who was to mend Tomek’s coat. They were empty; that was the trouble. Whatever he had put into the left one had gone on, for years, through a hole and down into the lining. She slit the seam. Tomek wrote, and Mruk, the cat, received each thing as it came out.",
      pl: "„Opróżnić kieszenie” – powiedziała pani Halina, krawcowa z drugiego piętra, która miała naprawić Tomkowi płaszcz. Były puste, i w tym rzecz. Co Tomek włożył do lewej, to od lat wpadało przez dziurę w podszewkę. Rozpruła szew. Tomek notował, a kot Mruk przyjmował każdą rzecz z osobna.",
      titles: [["What Went Through the Left Pocket", "Co przeszło przez lewą kieszeń"]],
      endings: [
        {
          titles: [["An Example to the Other Keys", "Kluczyk, który miał dawać przykład"]],
          needs: ["the sardine key"],
          en: "When the lining was empty, Tomek held up the key of the sardine tin. “No,” he said, from habit; and then he thought again. He asked Mrs Halina for a length of buttonhole silk and tied his own keys to this one, which always lies where it was put. For two days none of them went astray. On the third Mruk carried off the sardine key, and since then Tomek has been looking for the lot.",
          pl: "Kiedy podszewka była już pusta, Tomek uniósł kluczyk od sardynek. „Nie” – powiedział z przyzwyczajenia, po czym się zastanowił. Poprosił panią Halinę o kawałek jedwabiu do dziurek i przywiązał własne klucze do tego, który zawsze leży tam, gdzie go położono. Przez dwa dni nie zginął ani jeden. Na trzeci Mruk zabrał kluczyk od sardynek i Tomek szuka teraz wszystkich naraz.",
        },
        {
          en: "Last of all a bunch of keys slid out of the hem. Because of these Tomek had had the lock changed twice. He pressed them to his chest; and since they had to go somewhere, he put them in his pocket. Mruk listened to them slide down through the hole. Mrs Halina had not begun to sew.",
          pl: "Na końcu z rąbka wysunął się pęk kluczy. Z jego powodu Tomek dwa razy zmieniał zamek. Przycisnął klucze do piersi, a że gdzieś je trzeba było podziać, włożył do kieszeni. Mruk słuchał, jak zjeżdżają przez dziurę. Pani Halina nie zaczęła jeszcze szyć.",
          titles: [["Tomek Puts Them in His Pocket", "Tomek chowa klucze do kieszeni"]],
        },
        {
          en: "Mrs Halina closed the hole and held the coat up by the shoulders. It was lighter by two kilos and did not hang. “It was cut for the weight,” she said. So everything went back into the lining, evenly spread, and she sewed it in. One thing Mruk kept, and it does not show.",
          pl: "Pani Halina zaszyła dziurę i podniosła płaszcz za ramiona. Był lżejszy o dwa kilo i się nie układał. „Skrojony był pod ciężar” – powiedziała. Wszystko wróciło więc do podszewki, równo rozłożone, i tak je zaszyła. Jedno zatrzymał Mruk i tego nie widać.",
          titles: [["Cut for the Weight", "Skrojony był pod ciężar"]],
        },
      ],
    },
    {
      pays: ["a floor"],
      en: "On Mrs Halina’s ceiling there was a stain, so Mr Zenon, the caretaker, unscrewed the panel of the bath on the floor above. By the rules nothing may be moved before it is entered. He knelt down with torch and notebook. Two green lights looked back; then the cat Mruk came out and sat by the opening, to see fair play.",
      pl: "Na suficie pani Haliny zrobiła się plama, więc dozorca, pan Zenon, odkręcił piętro wyżej obudowę wanny. Przepis mówi, że niczego nie wolno ruszyć, póki się tego nie wpisze. Ukląkł z latarką i notesem. Odpowiedziały mu dwa zielone światła; potem wyszedł kot Mruk i usiadł przy otworze, żeby wszystko odbyło się uczciwie.",
      titles: [["Two Green Lights Under the Bath", "A pod wanną dwa zielone światła"]],
      endings: [
        {
          titles: [["Evidence Accepted", "Dowód przyjęto za pokwitowaniem"]],
          needs: ["the rubber ring"],
          en: "Behind all this was the pipe, and it wept at the joint. Mr Zenon turned back one leaf. “Rubber ring,” he read, “kept as evidence.” He asked Mruk for it in due form, against a receipt. It went round the pipe twice, as though made to measure, and the pipe sighed and fell silent. “Evidence accepted,” wrote Mr Zenon. Then he screwed the panel on again, leaving out one corner.",
          pl: "Za tym wszystkim była rura i płakała na łączeniu. Pan Zenon cofnął się o kartkę. „Gumka od słoika – przeczytał – trzymana jako dowód”. Poprosił o nią Mruka urzędowo, za pokwitowaniem. Obeszła rurę dwa razy, jak szyta na miarę, a rura westchnęła i umilkła. „Dowód przyjęto” – zapisał pan Zenon. I przykręcił obudowę, z wyjątkiem jednego rogu.",
        },
        {
          en: "Behind the last entry was the pipe, and it was dry. Beside it lay a bath sponge, which Mruk had hauled in there full of water. Mr Zenon entered it and wrung it out. The panel went on again with three screws. The fourth corner he bent outwards a little, with his knee, and wrote “ventilation”.",
          pl: "Za ostatnią pozycją była rura, sucha. Obok niej leżała gąbka kąpielowa, którą Mruk wciągnął tam pełną wody. Pan Zenon wpisał ją i wyżął. Obudowa wróciła na trzy śruby. Czwarty róg odgiął trochę na zewnątrz, kolanem, i zapisał: „wentylacja”.",
          titles: [["Three Screws and Ventilation", "Na trzy śruby, reszta to wentylacja"]],
        },
        {
          en: "The pipe wanted a washer. Mr Zenon had with him pliers, tow, wire and forty keys, and no washer. Mruk got up and went in again, right to the back, and something could be heard being pushed along. It was rubber, it was round, and it fitted. “On loan,” wrote Mr Zenon, and the date.",
          pl: "Rura domagała się uszczelki. Pan Zenon miał przy sobie kombinerki, pakuły, drut i czterdzieści kluczy, a uszczelki nie. Mruk wstał, wszedł tam jeszcze raz, na sam koniec, i było słychać, że coś przesuwa. Było z gumy, okrągłe i pasowało. „Wypożyczono” – zapisał pan Zenon, z datą.",
          titles: [["The Cat Had a Washer", "Kto miał uszczelkę?"]],
        },
      ],
    },
    {
      en: "The drawer under the telephone opens three fingers wide and no further. Something inside is standing on end. Ola’s hand is too thick to get at it, and Tomek’s was once in there for an hour. The paw of Mruk, the cat, goes in as far as the shoulder. So he fetched things out, in his own order, and Ola put them down.",
      pl: "Szuflada pod telefonem otwiera się na trzy palce i ani trochę dalej. Coś w środku stoi na sztorc. Ręka Oli jest za gruba, a Tomka tkwiła tam kiedyś przez godzinę. Łapa kota Mruka wchodzi po bark. Wyjmował więc on, w swojej kolejności, a Ola zapisywała.",
      titles: [["A Drawer That Opens Three Fingers Wide", "Otwiera się na trzy palce"]],
      endings: [
        {
          titles: [["On End, and on Purpose", "Dlaczego szuflada się zacina?"]],
          needs: ["the walnut"],
          en: "Last of all Mruk fetched out the thing that stood on end, and it was the nutcracker. Ola looked at her list. Then she looked at the walnut, which lay there in the open, next to it. Mruk saw it too. He pushed the walnut back through the slit, sent the nutcracker after it, on end, and sat down in front. The drawer now opens three fingers wide, and not a hair further.",
          pl: "Na samym końcu Mruk wyjął to, co stało na sztorc, a był to dziadek do orzechów. Ola spojrzała na spis. Potem spojrzała na orzech, który leżał obok, bez żadnej osłony. Mruk też go zobaczył. Wepchnął orzech przez szparę z powrotem, dziadka wsunął za nim, na sztorc, i usiadł przed szufladą. Otwiera się teraz na trzy palce i ani o włos dalej.",
        },
        {
          en: "Finally the cause came out, a screwdriver, bought to mend the drawer. Now the drawer ran at the touch of a finger. Mruk put in his paw once; there was nothing that he could not reach, and he drew it out and went away. Ola looked after him. Then she laid the screwdriver in again, upright.",
          pl: "Wreszcie wyszło to coś, śrubokręt, kupiony do naprawy szuflady. Teraz szuflada chodziła od dotknięcia palcem. Mruk wsunął łapę raz; nie było tam nic, czego by nie dosięgnął, więc ją wyjął i odszedł. Ola popatrzyła za nim. Potem włożyła śrubokręt z powrotem, na sztorc.",
          titles: [["The Screwdriver Goes Back In", "Śrubokręt wraca na sztorc"]],
        },
        {
          en: "At the very back there was still Mruk’s passport. Mruk felt it, drew it up to the slit, and pushed it in again. “Is there anything more?” asked Ola. He sat down in front of the drawer, with the face from the photograph. She leaned against it, and it slid shut. “Nothing to declare,” she wrote.",
          pl: "Na samym końcu został paszport Mruka. Mruk wyczuł go łapą, przyciągnął do szpary i wepchnął z powrotem. „Jest coś jeszcze?” – zapytała Ola. Usiadł przed szufladą z miną jak na fotografii. Oparła się o nią i szuflada się zamknęła. „Nic do oclenia” – zapisała.",
          titles: [["Nothing to Declare", "Jest coś do oclenia?"]],
        },
      ],
    },
    {
      pays: ["a floor"],
      en: "Tomek had gone up for the suitcase. Now he stood with his head under the ceiling, before a plain that was on no map: the top of the wardrobe. It was grey, and it was settled. A geographer first describes and then tidies up. Mruk, the cat, who had come by way of the ladder and Tomek, received him.",
      pl: "Tomek wszedł po walizkę. Stał teraz z głową pod sufitem na skraju równiny, której nie ma na żadnej mapie. Był to wierzch szafy, szary i zamieszkany. Geograf najpierw opisuje, a sprząta potem. Kot Mruk, który dotarł tam po drabinie i po Tomku, wyszedł mu na spotkanie.",
      titles: [["A Plain Beneath the Ceiling", "Równina pod sufitem"]],
      endings: [
        {
          titles: [["Where Greenland Had Emigrated To", "Dokąd wyemigrowała Grenlandia"]],
          needs: ["Greenland"],
          en: "Before he came down, Tomek drew the coast of the plain on the back of his form, as explorers do, and the outline struck him as familiar. He took the cut-out Greenland and laid it on the dust. Cape by cape it fitted, but for a hollow in the south, and there lay Mruk. So Tomek lifted only the suitcase off. Greenland he left in the place that it had emigrated to.",
          pl: "Zanim Tomek zszedł, narysował na odwrocie formularza linię brzegową, jak to odkrywca, i wydała mu się znajoma. Wziął wyciętą Grenlandię i położył na kurzu. Pasowała, przylądek do przylądka, poza wgłębieniem na południu, a tam leżał Mruk. Zdjął więc tylko walizkę. Grenlandię zostawił tam, dokąd wyemigrowała.",
        },
        {
          en: "When all was described, Tomek felt with his foot for the ladder. It had left together with Mruk, who had jumped off it on his way to the bowl. Nobody heard him call. He sharpened his pencil. By the time Ola came home, the top of the wardrobe had a Cape Director and two bays.",
          pl: "Kiedy wszystko było opisane, Tomek poszukał stopą drabiny. Odeszła razem z Mrukiem, który odbił się od niej w drodze do miski. Nikt go nie słyszał. Zatemperował ołówek. Zanim przyszła Ola, wierzch szafy miał Przylądek Dyrektora i dwie zatoki.",
          titles: [["Cape Director and Two Bays", "Przylądek Dyrektora i dwie zatoki"]],
        },
        {
          en: "Tomek took only the suitcase. Everything else he left where it lay, and with it a sheet of paper: the height above the floor, the length, the breadth, “Population: one.” From the foot of the ladder he heard a rustle. Up there the population was lying down on the data.",
          pl: "Tomek zabrał tylko walizkę. Resztę zostawił tam, gdzie leżała, a przy niej kartkę: wysokość nad podłogą, długość, szerokość, „Ludność: jeden”. Z dołu, spod drabiny, usłyszał szelest. Na górze ludność kładła się na danych.",
          titles: [["Population: One", "Ludność: jeden"]],
        },
      ],
    },
    {
      pays: ["a floor", "at Mrs Halina’s"],
      en: "Mrs Halina, expecting a visitor, had moved the sideboard to dust behind it, where no visitor ever looks. A small collection lay there. Not one thing was hers; and she knows only one caller who arrives with his mouth full. She took an order book and wrote out a delivery note. Mruk, the cat from upstairs, attended as the carrier.",
      pl: "Pani Halina czekała na gościa i odsunęła kredens, żeby zetrzeć kurze tam, gdzie żaden gość nigdy nie zajrzał. Leżał tam mały zbiór. Ani jedna rzecz nie była jej, a zna ona tylko jednego gościa, który przychodzi z zajętym pyszczkiem. Wzięła zeszyt zamówień i wypisała kwit dostawy. Mruk, kot z góry, stawił się jako dostawca.",
      titles: [["Behind the Sideboard, Where No Visitor Looks", "Za kredensem, gdzie gość nie zajrzy"]],
      endings: [
        {
          titles: [["And Nobody Sneezed", "Nikt w decydującej chwili nie kichnął"]],
          needs: ["the knight"],
          en: "The visitor rang: it was Mr Zenon, for a game of chess, with the pepper pot in his pocket. Mrs Halina took the white knight off the delivery note and set it before him. They tried it. Nobody sneezed at the decisive moment, and without that they did not know what to do; they both looked at Mruk. So the knight went behind the sideboard again, carriage paid.",
          pl: "Gość zadzwonił: był to pan Zenon, na szachy, z pieprzniczką w kieszeni. Pani Halina wykreśliła białego skoczka z kwitu i postawiła przed nim. Spróbowali. W decydującej chwili nikt nie kichnął, a bez tego nie wiedzieli, co robić; spojrzeli oboje na Mruka. Skoczek wrócił więc za kredens, na koszt odbiorcy.",
        },
        {
          en: "Mrs Halina carried it all upstairs in a shoe box, with the note on top. Ola read it twice. Then she reached behind her own sofa and laid on the table a darning egg and five bobbins. “Mine,” said Mrs Halina. They both turned round to the box. It was full again, of Mruk.",
          pl: "Pani Halina zaniosła wszystko na górę w pudełku po butach, z kwitem na wierzchu. Ola przeczytała go dwa razy. Potem sięgnęła za własną kanapę i wyłożyła na stół grzybek do cerowania i pięć szpulek. „Moje” – powiedziała pani Halina. Obejrzały się na pudełko. Było znowu pełne, Mruka.",
          titles: [["The Box Was Full Again", "Pudełko, znowu pełne"]],
        },
        {
          en: "Mrs Halina went through the note with her pencil. It came to a good many visits. She had thought that he came for the fish. She wiped each thing, put it back behind the sideboard in its place and pushed the sideboard back, but not right up to the wall. Then she asked Mruk what he would take.",
          pl: "Pani Halina przeszła kwit ołówkiem. Wypadało z niego sporo wizyt. A ona myślała, że przychodzi na rybę. Przetarła każdą rzecz, odłożyła za kredens na miejsce i dosunęła kredens, ale nie do końca. Potem zapytała Mruka, czym może służyć.",
          titles: [["She Had Thought It Was the Fish", "A myślała, że na rybę"]],
        },
      ],
    },
    {
      en: "Ola says that Tomek loses everything. Tomek says that he loses keys, and Ola the rest. The box in the hall, into which everything goes that turns up, was to settle it. The stake was a week’s washing-up. On a sheet of paper two columns were ruled, and along the line between them lay Mruk, the cat, as umpire.",
      pl: "Ola mówi, że Tomek gubi wszystko. Tomek mówi, że on gubi klucze, a Ola resztę. Rozstrzygnąć miało pudło w przedpokoju, do którego trafia wszystko, co się znalazło. Szło o tydzień zmywania. Na kartce wytyczono dwie rubryki, a wzdłuż linii pomiędzy nimi położył się kot Mruk, jako sędzia.",
      titles: [["For a Week’s Washing-Up", "Idzie o tydzień zmywania"]],
      endings: [
        {
          titles: [["The Umpire Is Asked to Rise", "Sędzia proszony o powstanie"]],
          needs: ["the queen"],
          en: "When it stood at six all, the queen of hearts was left. “She’s yours,” they both said. It was agreed that she should decide; Tomek shuffled, they each drew from the pack, and neither had her. So they asked the umpire to rise. He had been sitting on her, face up, exactly on the line. They washed up together that week, and Mruk sat on the draining board and held the cards.",
          pl: "Przy sześciu do sześciu została dama kier. „Twoja” – powiedzieli oboje. Ustalili, że niech ona rozstrzygnie; Tomek potasował, pociągnęli po karcie i żadne jej nie miało. Poproszono więc sędziego, żeby wstał. Siedział na niej, twarzą do góry, dokładnie na linii. Przez tydzień zmywali razem, a Mruk siedział na suszarce i trzymał bank.",
        },
        {
          en: "Neither column was long; most things had been put down across the middle, where there was fur. Ola took the ruler and made a third. “Then it’s him,” said Tomek. They looked at the sink. Tomek washed, Ola dried, and the loser, on the third chair, saw to it that nothing was left on the plates.",
          pl: "Żadna rubryka nie była długa; większość rzeczy wpisano pośrodku, w miejscu z sierścią. Ola wzięła linijkę i zrobiła trzecią. „No to on” – powiedział Tomek. Popatrzyli na zlew. Tomek mył, Ola wycierała, a przegrany siedział na trzecim krześle i pilnował, żeby nic nie zostało na talerzach.",
          titles: [["And the Loser Was the Umpire", "I tylko sędzia przegrał"]],
        },
        {
          en: "The columns stood at six all. Then Tomek noticed the pencil in Ola’s hand. He had been looking for it for weeks. “I lost that,” he said. “It’s mine,” said Ola. “I lost it.” Mruk stretched out a paw. They heard it roll the length of the hall and go in under something.",
          pl: "W rubrykach było sześć do sześciu. Wtedy Tomek zauważył ołówek w ręce Oli. Szukał go od tygodni. „To ja go zgubiłem” – powiedział. „Jest mój – odparła Ola. – Zgubiłam go ja”. Mruk wyciągnął łapę. Słyszeli, jak ołówek toczy się przez cały przedpokój i pod coś wjeżdża.",
          titles: [["Who Lost the Pencil?", "Kto zgubił ołówek?"]],
        },
      ],
    },
    {
      en: "A form wished to know what objects of value were in the flat. Tomek had got as far as “Hall”. In the hall is a mirror, and under the mirror a drawer. He sat down with it on the floor, and, being honest, began to put down what was there. Mruk, the cat, laid a paw on each item.",
      pl: "Formularz pytał, jakie przedmioty wartościowe są w mieszkaniu. Tomek doszedł do rubryki „Przedpokój”. W przedpokoju jest lustro, a pod lustrem szuflada. Usiadł z nią na podłodze i uczciwie zaczął spisywać, co w niej jest. Kot Mruk na każdej pozycji kładł łapę.",
      titles: [["Objects of Value: Hall", "Wartościowe, w przedpokoju"]],
      endings: [
        {
          titles: [["What the Second Half Was Worth", "Ile była warta druga część"]],
          needs: ["the concert tickets"],
          en: "Under “Value” Tomek began with the concert tickets, since the price was printed on them. But they had heard the second half after all. So he halved the sum; then he remembered how they had been sitting, and on what, and doubled it, and doubled it again. When the figure no longer went into the column, he asked Mruk to lift his paw, and wrote: “Not for sale.”",
          pl: "W kolumnie „Wartość” Tomek zaczął od biletów na koncert, bo cena była na nich wydrukowana. Ale drugą część przecież słyszeli. Podzielił więc na pół; potem przypomniał sobie, jak siedzieli i na czym, i pomnożył przez dwa, i jeszcze raz. Kiedy liczba przestała się mieścić, poprosił Mruka, żeby podniósł łapę, i napisał: „Nie na sprzedaż”.",
        },
        {
          en: "Next to all this, under “Value”, there was as yet nothing. Tomek put a dash and rubbed it out. He put “To whom?” and rubbed that out too. Mruk came over, stepped into the drawer, turned round twice on the whole of it and settled down. Tomek wrote straight across the column: “Nine kilos.”",
          pl: "Obok tego wszystkiego, w kolumnie „Wartość”, nie było jeszcze nic. Tomek postawił kreskę i starł. Napisał „dla kogo?” i też starł. Mruk podszedł, wstąpił do szuflady, obrócił się na tym dwa razy i ułożył. Tomek napisał w poprzek kolumny: „dziewięć kilo”.",
          titles: [["Value to Whom?", "Wartość: dla kogo?"]],
        },
        {
          en: "Tomek read the list through from the top. It did not sound like a hall; it sounded like a number of good evenings. He folded the form, and since there was nowhere else for papers of that kind, he laid it in with the rest. The drawer would close on it, once the tail was out.",
          pl: "Tomek przeczytał spis od początku. Nie wyglądało to na przedpokój; wyglądało na wiele udanych wieczorów. Złożył formularz, a że na takie papiery innego miejsca nie ma, dołożył go do reszty. Szuflada dała się zamknąć, kiedy Mruk zabrał ogon.",
          titles: [["A Drawer of Good Evenings", "Szuflada udanych wieczorów"]],
        },
      ],
    },
    {
      pays: ["a floor"],
      en: "Staś was trying his trumpet in Ola’s bathroom, because of the tiles. At the top note something rolled away under the bath, and he was afraid that it was the mouthpiece. He lay down with a ruler and called out what he found, and Ola made a list. Beside him, on his stomach too, lay her cat, Mruk.",
      pl: "Staś próbował trąbki w łazience Oli, ze względu na kafelki. Przy najwyższym dźwięku coś potoczyło się pod wannę i Staś bał się, że to ustnik. Położył się na brzuchu z linijką i wołał, co znajduje, a Ola spisywała. Obok, też na brzuchu, leżał jej kot, Mruk.",
      titles: [["What Rolled Away at the Top Note?", "Co się potoczyło przy najwyższym dźwięku?"]],
      endings: [
        {
          titles: [["To the Left, to the Right, and Across", "W lewo, w prawo i naprzód"]],
          needs: ["the pea"],
          en: "The mouthpiece was on the trumpet, where it had been all the time; what had rolled away, and rolled still, was the pea. At the top note it jumps. Staś dropped it into the bell of the trumpet and blew, and there came a trill with which you could lead thirty children across a road. Mruk got up from his stomach, looked to the left and to the right, and crossed the bathroom.",
          pl: "Ustnik siedział na trąbce, i to cały czas; potoczył się, i toczył się nadal, tylko groch. Przy najwyższym dźwięku podskakuje. Staś wrzucił go do czary trąbki i zadął, i wyszedł z tego taki tryl, że trzydzieścioro dzieci mogłoby przejść przez ulicę. Mruk podniósł się z brzucha, spojrzał w lewo, spojrzał w prawo i przeszedł przez łazienkę.",
        },
        {
          en: "In the end the mouthpiece came out, with Mruk’s paw behind it. Staś wiped it, put it on and blew. The tone was round, dark and beautiful; it had, so to speak, a beard. He blew once more. A rubber band flew past Ola’s ear, and it was the old tone again.",
          pl: "Wreszcie wyszedł i ustnik, popychany łapą Mruka. Staś go wytarł, nałożył i zadął. Ton był okrągły, ciemny i piękny, powiedzmy, że z brodą. Zadął jeszcze raz. Koło ucha Oli przeleciała gumka recepturka i był to już ten ton co zawsze.",
          titles: [["A Tone With a Beard", "Ton, powiedzmy, z brodą"]],
        },
        {
          en: "“And what’s that?” asked Ola. The mouthpiece was on the trumpet, where it belongs, and had been all the time. Staś turned red to the ears. What had rolled away at the top note nobody knew now but Mruk, who reached under the bath as far as he could and drew nothing out.",
          pl: "„A to co?” – zapytała Ola. Ustnik siedział na trąbce, gdzie jego miejsce, i siedział tam cały czas. Staś poczerwieniał po uszy. Co się potoczyło przy najwyższym dźwięku, nie wiedział teraz nikt oprócz Mruka, który sięgnął pod wannę tak daleko, jak mógł, i nic nie wyjął.",
          titles: [["And What’s That on the Trumpet?", "A to na trąbce, to co?"]],
        },
      ],
    },
  ],
  entries: [
    {
      en: "A cork, bitten. It comes from a wedding anniversary, and at two that night Mruk took it for a walk along the hall, with pauses. Tomek thought that Ola could not sleep for happiness. Ola thought so of Tomek. Neither of them ever asked.",
      pl: "Korek, nadgryziony. Pochodzi z rocznicy ślubu; tamtej nocy o drugiej Mruk wyprowadził go na spacer po przedpokoju, z przystankami. Tomek myślał, że to Ola nie może spać ze szczęścia. Ola myślała tak o Tomku. Żadne nie zapytało.",
      titles: [["A Walk at Two in the Morning", "O drugiej w nocy, z przystankami"]],
    },
    {
      en: "The café is one teaspoon short, and has mentioned it, in a general way, to the third floor. Here it is. Ola had denied it, hand on heart. It had come home in her cuff; Mruk licked it, and laid it where no questions are asked.",
      pl: "Kawiarni brakuje jednej łyżeczki i napomknięto o tym, tak ogólnie, trzeciemu piętru. Oto ona. Ola zaprzeczyła z ręką na sercu. Łyżeczka przyjechała w jej mankiecie; Mruk ją wylizał i odłożył tam, gdzie nikt o nic nie pyta.",
      titles: [["The Café Would Like Its Spoon Back", "Kawiarnia pyta o łyżeczkę"]],
    },
    {
      pays: ["the knight"],
      en: "One white knight. It left the board at the eleventh move, taken from the side by Mruk, to whom diagonals mean nothing. Since then the game has been played with the pepper pot. It jumps just as well; only, at the decisive moment somebody sneezes.",
      pl: "Biały skoczek. Zszedł z szachownicy w jedenastym ruchu, zbity z boku przez Mruka, któremu skosy nic nie mówią. Od tego czasu gra się pieprzniczką. Skacze nie gorzej, tylko w decydującej chwili ktoś kicha.",
      titles: [["A Knight Taken From the Side", "Skoczek bity z boku"]],
    },
    {
      pays: ["the concert tickets"],
      en: "Two concert tickets, whole. That evening Mruk was not to be found. Ola and Tomek looked in the cellar, in their best clothes. He was lying under the coats that had been put out ready. They heard the second half on the radio, all three, sitting on the coats.",
      pl: "Dwa bilety na koncert, nieprzedarte. Tamtego wieczoru nie można było znaleźć Mruka. Ola i Tomek szukali w piwnicy, odświętnie ubrani. Leżał pod płaszczami, które naszykowali do wyjścia. Drugą część usłyszeli w radiu, we troje, siedząc na płaszczach.",
      titles: [["The Second Half, Sitting on the Coats", "Druga część koncertu, na płaszczach"]],
    },
    {
      en: "Half a biscuit. Along the broken edge there are two kinds of teeth, and both parties have been asked which came first. Tomek maintains that he found it like that. Mruk, asked the same, looked at Tomek.",
      pl: "Pół herbatnika. Wzdłuż krawędzi są ślady dwojakich zębów i obie strony zapytano, które były pierwsze. Tomek utrzymuje, że takiego go zastał. Mruk, zapytany o to samo, popatrzył na Tomka.",
      titles: [["Which Teeth Came First?", "Czyje zęby były pierwsze?"]],
    },
    {
      unless: ["at Mrs Halina’s"],
      en: "A thimble of Mrs Halina’s. Mruk, on a visit, had put a claw into it and did not like to shake it off there. He went home with it, up twenty-one steps, with a knock at every fourth. Behind one of the doors somebody called: “Come in!”",
      pl: "Naparstek, własność pani Haliny. Mruk, będąc z wizytą, wsadził w niego pazur i nie wypadało mu strząsać przy ludziach. Wrócił z nim do domu, dwadzieścia jeden stopni, a co czwarty było puknięcie. Zza jednych drzwi ktoś zawołał: „Proszę!”.",
      titles: [["Somebody Called Come In", "Ktoś zawołał proszę"]],
    },
    {
      en: "A marble, with a blue twist. Only it and Mruk know that the flat slopes. He sets it going at the kitchen door, walks to the other end, sits down and opens his paws. Tomek owns a spirit level and has been told nothing.",
      pl: "Szklana kulka z niebieską wstęgą. O tym, że mieszkanie ma spadek, wiedzą tylko kulka i Mruk. Mruk puszcza ją przy drzwiach kuchni, przechodzi na drugi koniec, siada i rozsuwa łapy. Tomek ma poziomicę i nikt mu nic nie mówi.",
      titles: [["Nobody Tells Tomek That the Flat Slopes", "Czego Tomek nie wie o podłodze"]],
    },
    {
      en: "A feather, grey, with a dark band. It belongs to Prezes, the chairman of the pigeons, and stayed on the ledge after negotiations, presumably as a pledge. Mruk carried it in without bending it. Nobody has redeemed it, though he looks out now and then to see whether anybody is coming.",
      pl: "Pióro, szare, z ciemnym paskiem. Należy do Prezesa, przewodniczącego gołębi, i zostało na gzymsie po rokowaniach, zapewne w zastaw. Mruk wniósł je, nie zginając. Nikt się po nie nie zgłosił, choć Mruk od czasu do czasu wygląda, czy kto nie idzie.",
      titles: [["One Feather, Left as a Pledge", "Pióro, dane w zastaw"]],
    },
    {
      en: "A postcard from Hel: “Sea rough, food good, how is he?” Mruk was well. It was read to him twice; then he took the lighthouse in his teeth and left the room. If you hold the card up to the lamp, the lighthouse shines, through four holes.",
      pl: "Pocztówka z Helu: „Fale duże, obiady dobre, a co u niego?”. U Mruka wszystko było dobrze. Przeczytano mu ją dwa razy; potem chwycił zębami latarnię morską i wyszedł. Jeśli podnieść kartkę pod lampę, latarnia świeci przez cztery dziurki.",
      titles: [["The Lighthouse Shines, if Held Up", "Latarnia na cztery dziurki"]],
    },
    {
      en: "A postage stamp with hairs on it. It was for a letter of Ola’s, but spent two days on Mruk’s tail, travelling through all the rooms. With it he could have been sent to any place in the country. He got as far as the bathroom.",
      pl: "Znaczek pocztowy z sierścią. Był do listu Oli, a spędził dwa dni na ogonie Mruka, w podróży po wszystkich pokojach. Można było z nim wysłać Mruka w dowolne miejsce w kraju. Zajechał do łazienki.",
      titles: [["Postage Paid, as Far as the Bathroom", "Opłacony, aż do łazienki"]],
    },
    {
      unless: ["at Mrs Halina’s"],
      en: "String, with two knots. From one knot to the other is the whole of Mruk; Mrs Halina took the length, having enough cloth left over for a little coat. He stood for it like a gentleman at his tailor’s. The coat has turned out well. It is worn by a cushion.",
      pl: "Kawałek sznurka z dwoma węzłami. Od jednego do drugiego jest cały Mruk; miarę wzięła pani Halina, bo został jej materiał na paltocik. Stał przy tym nieruchomo, jak pan u krawca. Paltocik się udał. Chodzi w nim poduszka.",
      titles: [["Measured for a Little Coat", "Dla kogo ten paltocik?"]],
    },
    {
      en: "A ping-pong ball with a dent. According to Tomek it would come out in hot water. Mruk thought more of body heat, and for three days could not be moved from it by day or by night. After three days there were two dents.",
      pl: "Piłeczka pingpongowa z wgnieceniem. Tomek twierdził, że wyjdzie w gorącej wodzie. Mruk wolał ciepło własne i przez trzy dni nie dał się od niej odsunąć ani w dzień, ani w nocy. Po trzech dniach wgniecenia były dwa.",
      titles: [["Three Days Later There Were Two Dents", "Po trzech dniach były dwa"]],
    },
    {
      en: "A whisker, white, twelve centimetres. Ola collects them in the dictionary at the word “luck”, where by now it opens of its own accord. Mruk knows the place. He has never shed one more than a step away.",
      pl: "Wąs, biały, dwanaście centymetrów. Ola zbiera je w słowniku przy haśle „szczęście”, na którym słownik otwiera się już sam. Mruk zna to miejsce. Żadnego wąsa nie zgubił dalej niż o krok od słownika.",
      titles: [["The Dictionary Opens at Luck", "Słownik sam otwiera się na szczęściu"]],
    },
    {
      en: "A stub of pencil, chewed at both ends. The front is by Ola, from a chapter that would not end. The back is by Mruk. They worked at it on the same evenings, each from one end, and met at the letters HB.",
      pl: "Ogryzek ołówka, żuty z obu końców. Przód jest dziełem Oli, z rozdziału, który nie chciał się skończyć. Tył jest dziełem Mruka. Pracowali nad nim w te same wieczory, każde ze swojej strony, i spotkali się na literach HB.",
      titles: [["Ola From the Front, Mruk From the Back", "Z przodu Ola, z tyłu Mruk"]],
    },
    {
      pays: ["the sardine key"],
      en: "The key of a sardine tin. While looking for other keys Tomek has found it eleven times. “No,” he says, and lays it back. Mruk was there on each occasion. It is the only key in the household that is always where it was put.",
      pl: "Kluczyk od puszki sardynek. Szukając innych kluczy, Tomek znalazł go jedenaście razy. „Nie” – mówi i odkłada. Mruk był przy tym za każdym razem. Jest to jedyny klucz w tym domu, który zawsze leży tam, gdzie go położono.",
      titles: [["No, Says Tomek, and Lays It Back", "Nie ten, mówi Tomek"]],
    },
    {
      en: "One sock, grey, for the right foot. Its fellow lies with those that wait; there are eleven, and all are left ones. Mruk takes only right ones. Tomek, who knows a law of nature when he sees it, would dearly like to know how he tells.",
      pl: "Skarpetka, szara, na prawą nogę. Jej para leży z tymi, które czekają; jest ich jedenaście i wszystkie są lewe. Mruk bierze tylko prawe. Tomek, który umie poznać prawo natury, wiele by dał za to, żeby wiedzieć, po czym Mruk poznaje.",
      titles: [["Eleven That Wait, All Left", "Czemu jedenaście lewych?"]],
    },
    {
      en: "Silver paper, in a ball. Whoever has good eyes can make out a kitchen on it, as small as a lentil, with a lamp, a table and a very broad cat coming closer. At about that moment Mruk dropped it, and it rolled a long way.",
      pl: "Kulka ze sreberka. Kto ma dobre oko, dostrzeże na niej kuchnię wielkości ziarnka soczewicy, z lampą, ze stołem i z bardzo szerokim kotem, który podchodzi. Mniej więcej w tej chwili Mruk ją upuścił, a toczyła się długo.",
      titles: [["A Kitchen as Small as a Lentil", "Kuchnia jak ziarnko soczewicy"]],
    },
    {
      pays: ["the walnut"],
      en: "A walnut, in which something rattles. Mruk has held it to his left ear and to his right and has given the matter several afternoons. Nobody has been allowed to open it. Whenever the nutcracker comes on to the table, the walnut is no longer there.",
      pl: "Orzech włoski, w którym coś grzechocze. Mruk przykładał go do lewego ucha i do prawego i poświęcił sprawie kilka popołudni. Nikomu nie pozwolił otworzyć. Ilekroć na stole pojawia się dziadek do orzechów, orzecha nie ma.",
      titles: [["Not While the Nutcracker Is Out", "Coś w nim grzechocze"]],
    },
    {
      en: "His first bell, of tin. Mruk wore it for three days, and for three days he did not move, so as not to answer for the noise. Then they bought the brass one. If he treads on the tin one, he looks round for the culprit.",
      pl: "Pierwszy dzwonek, blaszany. Mruk nosił go trzy dni i przez trzy dni się nie ruszał, żeby nie odpowiadać za ten hałas. Wtedy kupili mosiężny. Kiedy nadepnie na blaszany, rozgląda się za winnym.",
      titles: [["Of Tin, Worn for Three Days", "Blaszany, noszony przez trzy dni"]],
    },
    {
      pays: ["Greenland"],
      en: "Greenland, cut out along the coast. It was to be stuck on Tomek’s map, and the glue was already on it when Mruk sat down. He took it along. A whole class of Tomek’s, asked the way from Iceland to Canada, now sails straight across.",
      pl: "Grenlandia, wycięta wzdłuż wybrzeża. Miała trafić na mapę Tomka i była już posmarowana klejem, kiedy usiadł Mruk. Zabrał ją ze sobą. Cała jedna klasa, spytana o drogę z Islandii do Kanady, płynie na wprost.",
      titles: [["How Greenland Left the Map", "Jak Grenlandia zeszła z mapy"]],
    },
    {
      en: "Three passport photographs in a strip. The fourth is in the passport. On the first Mruk is looking at the lamp and on the second at the photographer’s sandwich. The third is of the stool, very sharp. Ola keeps it because of the likeness.",
      pl: "Trzy zdjęcia paszportowe w jednym pasku. Czwarte jest w paszporcie. Na pierwszym Mruk patrzy na lampę, na drugim na kanapkę fotografa. Trzecie przedstawia taboret, bardzo ostro. Ola trzyma je dla podobieństwa.",
      titles: [["The Third Is of the Stool", "Na trzecim sam taboret"]],
    },
    {
      pays: ["the pea"],
      en: "The pea from the whistle with which Tomek leads thirty children across the road. Since then the whistle only breathes. The slot is narrower than the pea. Mruk had been alone with it for one minute, lying on it.",
      pl: "Groch z gwizdka, którym Tomek przeprowadza przez ulicę trzydzieścioro dzieci i który odtąd tylko dyszy. Szczelina jest węższa niż groch. Mruk był z gwizdkiem sam na sam przez minutę i tylko na nim leżał.",
      titles: [["The Whistle Only Breathes Now", "Gwizdek już tylko dyszy"]],
    },
    {
      en: "A clothes peg, which was to keep Tomek’s biscuits shut. Mruk looked at it for a week from all sides, and then opened it properly, by pressing the right end. He did not touch the biscuits. He had been after the peg.",
      pl: "Klamerka do bielizny, która miała pilnować herbatników Tomka. Mruk przyglądał się jej tydzień ze wszystkich stron, po czym otworzył ją jak należy, od właściwego końca. Herbatników nie tknął. Chodziło mu o klamerkę.",
      titles: [["Not the Biscuits but the Peg", "Herbatników nie tknął"]],
    },
    {
      en: "Sugar, one lump. Mruk does not care for it. But a lady afraid of cats had held it out to him, in her glove, with her eyes shut; he saw what it cost her, and carried it out, as if to eat it.",
      pl: "Kostka cukru. Mruk za cukrem nie przepada. Ale pewna pani, która bała się kotów, podała mu ją w rękawiczce, z zamkniętymi oczami; widział, ile ją to kosztuje, więc wyniósł kostkę, niby to zjeść.",
      titles: [["From a Lady Who Was Afraid", "Od pani, która się bała"]],
    },
    {
      en: "The first five centimetres of a tailor’s tape, bitten off. Whoever is measured with the rest comes out too long, and Mruk’s length was marked on the door frame. Ola held the piece against it, did the sum, went to the kitchen and cut him some ham.",
      pl: "Pierwsze pięć centymetrów miary krawieckiej, odgryzione. Kogo mierzyć resztą, ten wychodzi za długi, a na framudze zapisano długość Mruka. Ola przyłożyła kawałek, policzyła, poszła do kuchni i ukroiła mu szynki.",
      titles: [["Five Centimetres Too Long, All This Time", "O pięć centymetrów za długi"]],
    },
    {
      en: "A ticket for the fifteen, the tram, punched. It was Tomek’s, and one evening stuck to Mruk’s side without anybody’s noticing. He went down to the gateway and up again. Whoever met him looked at the ticket, looked at him, and moved aside.",
      pl: "Bilet na piętnastkę, skasowany. Był Tomka, ale pewnego wieczoru przykleił się Mrukowi do boku i nikt tego nie zauważył. Mruk zszedł do bramy i wrócił. Kto go mijał, patrzył na bilet, potem na niego i ustępował z drogi.",
      titles: [["A Cat With a Tram Ticket", "Kot z biletem na tramwaj"]],
    },
    {
      pays: ["the shoe"],
      en: "A doll’s shoe, red. A little girl from the fourth floor left it behind, and came the next day to look for it, and the next. She looks for an hour, with Mruk, and then they both have milk. The shoe was dusted and put back.",
      pl: "But lalki, czerwony. Zostawiła go dziewczynka z czwartego piętra i następnego dnia przyszła szukać, a potem znowu. Szuka godzinę, z Mrukiem, po czym oboje dostają mleka. But odkurzono i odłożono na miejsce.",
      titles: [["Dusted and Put Back", "Odkurzyć i odłożyć na miejsce"]],
    },
    {
      en: "A note, “Back at once”. It hung on the door until Mruk, waiting too, took it down and lay on it. A man with a parcel sat down on the stairs to wait and told him about his daughter. Later he went home happy, with the parcel.",
      pl: "Kartka „Zaraz wracam”. Wisiała na drzwiach, aż zdjął ją Mruk, który też czekał, i położył się na niej. Jakiś pan z paczką usiadł na schodach, żeby zaczekać, i opowiedział mu o córce. Potem wrócił do domu zadowolony, z paczką.",
      titles: [["Back at Once", "Kartka na drzwiach: zaraz wracam"]],
    },
    {
      en: "A shoelace, brown. During a long telephone call it was drawn by Mruk out of Tomek’s shoe, hole by hole, while Tomek was in it and spoke of timetables. He noticed it at the tram stop, by the difference in temperature.",
      pl: "Sznurowadło, brązowe. Podczas długiej rozmowy telefonicznej Mruk wyciągał je Tomkowi z buta, dziurka po dziurce, a Tomek stał w tym bucie i mówił o planie lekcji. Spostrzegł się na przystanku, po różnicy temperatur.",
      titles: [["Hole by Hole, During a Telephone Call", "Dziurka po dziurce, przez telefon"]],
    },
    {
      pays: ["the slip"],
      en: "A slip with one word on it. Ola had hunted for it for three weeks; it came to her over the soup, and she wrote it down and laid it aside for a moment. Another went into the book. This one has Mruk’s hairs on it, and is still right.",
      pl: "Karteczka z jednym słowem. Ola polowała na nie trzy tygodnie; kiedy przyszło, zapisała je nad zupą i odłożyła na chwilę. Do książki musiało pójść inne. To tutaj ma na sobie sierść Mruka i nadal jest właściwe.",
      titles: [["The Right Word, With Hairs", "Słowo, i to właściwe"]],
    },
    {
      needs: ["a floor"],
      en: "An empty place, about as large as a tray. All round it the dust lies thick and even; on it there is not a grain. An inventory has to be complete, so it was entered, with length and breadth. Under “owner” it says “Mruk”.",
      pl: "Puste miejsce, wielkości mniej więcej tacy. Dokoła kurz leży gruby i równy, a na nim ani drobiny. Spis ma być kompletny, więc miejsce wpisano, z długością i szerokością. W rubryce „właściciel” stoi „Mruk”.",
      titles: [["An Empty Place, Entered as Such", "Puste miejsce, ale z właścicielem"]],
    },
    {
      needs: ["a floor"],
      unless: ["at Mrs Halina’s"],
      en: "Fur, grey; enough for a second cat, if a small one. When the draught moved it, Mruk bade it good day. It was put into a bag for Mrs Halina, who has been collecting it, and no one has ventured to ask what for.",
      pl: "Sierść, szara; starczyłoby na drugiego kota, byle niedużego. Kiedy poruszył nią przeciąg, Mruk się ukłonił. Włożono ją do torebki dla pani Haliny, która ją zbiera, i nikt nie miał odwagi spytać, na co.",
      titles: [["Enough for a Second Cat", "Starczyłoby na drugiego kota"]],
    },
    {
      en: "A leaf, round and dry. Pelagia, the geranium, let it fall of her own accord; this is the opinion of all who were not in the room. Mruk, who was, carried it past them to a safe place. Rubbed between two fingers it still smells of protest.",
      pl: "Listek, okrągły, suchy. Pelargonia Pelagia zrzuciła go z własnej woli; tak uważają wszyscy, którzy nie byli wtedy w pokoju. Mruk, który był, przeniósł go obok nich w bezpieczne miejsce. Roztarty w palcach wciąż pachnie protestem.",
      titles: [["Did the Leaf Fall by Itself?", "Czy listek spadł sam?"]],
    },
    {
      en: "A card from the dentist: Tomek, Tuesday at four. Mruk had lain down on it on Monday evening and was not seen to get up until Wednesday. Tomek made his apologies by telephone, with genuine warmth. He was chewing on the left and shared the crust.",
      pl: "Karteczka od dentysty: Tomek, wtorek, czwarta. Mruk położył się na niej w poniedziałek wieczorem i do środy nikt nie widział, żeby wstał. Tomek przepraszał przez telefon, i to serdecznie. Gryzł po lewej, a skórką się podzielił.",
      titles: [["Tuesday at Four, Under the Cat", "Wtorek, czwarta, pod kotem"]],
    },
    {
      pays: ["the rubber ring"],
      en: "The rubber ring of a preserving jar. The gherkins had opened by themselves one night, with a sigh that woke everyone. In front of the jar sat Mruk, with his ears back. He had merely smelled the ring, and has kept it ever since as evidence.",
      pl: "Gumka od słoika. Ogórki otworzyły się pewnej nocy same, z westchnieniem, które obudziło wszystkich. Przed słoikiem siedział Mruk, uszy miał po sobie. On gumkę tylko powąchał, a od tamtej pory trzyma ją jako dowód.",
      titles: [["What the Gherkins Did at Night", "Co ogórki zrobiły w nocy"]],
    },
    {
      pays: ["the queen"],
      en: "The queen of hearts. For many evenings they played without her, and each suspected the other. She lay under Mruk, on the third chair; she had been dealt to him. Tomek worked out that with her he would have won. Ola worked out the same.",
      pl: "Dama kier. Przez wiele wieczorów grali bez niej i każde podejrzewało drugie. Leżała pod Mrukiem, na trzecim krześle; jemu została rozdana. Tomek obliczył, że z nią by wygrał. Ola obliczyła to samo.",
      titles: [["Dealt to the Third Chair", "Dama, rozdana na trzecie krzesło"]],
    },
    {
      needs: ["a floor"],
      en: "Four crumbs of a roll, at the corners of a square, each a paw’s length from the next. Crumbs do not lie like that by themselves. A ruler was fetched. It was a square. Mruk sat down in the middle, and they were left.",
      pl: "Cztery okruszki bułki w rogach kwadratu, każdy o łapę od następnego. Okruszki same tak nie leżą. Przyniesiono linijkę. Był to kwadrat. Mruk usiadł pośrodku i okruszki zostawiono tak, jak były.",
      titles: [["Crumbs Do Not Lie Like That", "Tak okruszki same nie leżą"]],
    },
    {
      en: "A paper boat, folded out of a page on which somebody puts to sea. It crossed the bath. The plug was pulled, it turned three times and began to go down; and Mruk, who does not put his paw into water, put his paw into water.",
      pl: "Statek z papieru, złożony z kartki, na której ktoś wypływa w morze. Przepłynął wannę. Kiedy wyciągnięto korek, obrócił się trzy razy i zaczął tonąć, a wtedy Mruk, który łapy do wody nie wkłada, włożył łapę do wody.",
      titles: [["When the Plug Was Pulled", "Kiedy wyciągnięto korek"]],
    },
    {
      en: "The letter M, with a magnet. They had looked for it everywhere, and in the meantime the refrigerator asked for ILK and USTARD, and once, in Ola’s hand, for HA FOR RUK. Mruk lay there and read nothing. He had the M under him.",
      pl: "Litera z magnesem, M. Szukali jej wszędzie, a lodówka tymczasem prosiła o LEKO i USZTARDĘ, a raz, ręką Oli, o ASŁO DLA RUKA. Mruk leżał obok i niczego nie czytał. M miał pod sobą.",
      titles: [["No M on the Refrigerator", "Gdzie się podziała litera M?"]],
    },
    {
      en: "A glass eye, brown. The bear on the bookshelf has worn a patch since then, and looks all the more sharply with the other. Mruk can sleep anywhere in the room but with his back to the bear. He has thought of giving it back.",
      pl: "Szklane oko, brązowe. Miś z regału nosi od tamtej pory opaskę, a drugim patrzy tym bystrzej. Mruk może w tym pokoju spać wszędzie, byle nie plecami do misia. Zastanawiał się już, czyby nie oddać.",
      titles: [["Not With His Back to the Bear", "Byle nie plecami do misia"]],
    },
    {
      en: "A dried mushroom. There were thirty-one on the string. Mruk takes one at a time, does not eat it and lays it in a shoe, as a rule in Tomek’s. People have asked Tomek on the tram whether it is far to the forest.",
      pl: "Suszony grzyb. Na sznurku było ich trzydzieści jeden. Mruk bierze po jednym, nie je i wkłada do buta, najczęściej do buta Tomka. W tramwaju pytano już Tomka, czy daleko do lasu.",
      titles: [["Is It Far to the Forest?", "Czy daleko do lasu?"]],
    },
    {
      en: "Torn off a recipe, a strip with the words “but on no account”. What on no account, Ola has been trying to find out ever since, cake by cake. Mruk was present at the tearing. He is present at the cakes as well.",
      pl: "Oddarty z przepisu pasek ze słowami „ale pod żadnym pozorem”. Czego pod żadnym pozorem, Ola dochodzi od tamtej pory, ciasto po cieście. Mruk był obecny przy oddarciu. Przy ciastach też bywa.",
      titles: [["But on No Account What?", "Ale czego pod żadnym pozorem?"]],
    },
    {
      when: { weather: ["snow"] },
      needs: ["a floor"],
      unless: ["at Mrs Halina’s"],
      en: "A woollen glove, wet. It came in from the snow today with a snowball inside, as a present for Mruk, who took charge of the snowball and did not let it out of his sight. Now there is only the glove, and Mruk is looking for the thief.",
      pl: "Rękawiczka, wełniana, mokra. Przyszła dziś ze śniegu ze śnieżką w środku, w prezencie dla Mruka, który śnieżkę wziął pod straż i nie spuszczał jej z oka. Teraz jest tylko rękawiczka, a Mruk szuka złodzieja.",
      titles: [["Who Stole the Snowball?", "Kto ukradł śnieżkę?"]],
    },
    {
      when: { weather: ["wind"] },
      en: "The weather forecast, cut out of the newspaper; it promises calm. The wind had it out of Tomek’s hand when he opened the door. Mruk caught it in the air, laid it on the floor and sat down on it, and underneath him it is correct.",
      pl: "Prognoza pogody, wycięta z gazety; zapowiada ciszę. Wiatr wyrwał ją Tomkowi z ręki, kiedy otworzył drzwi. Mruk złapał ją w powietrzu, położył na podłodze i na niej usiadł, i pod nim się sprawdza.",
      titles: [["Calm, at Least Underneath Him", "Cisza, przynajmniej pod spodem"]],
    },
    {
      when: { between: ["09-15", "10-31"] },
      en: "A chestnut, this year’s. It dropped in front of Mruk in the courtyard, all by itself, and he carried it up to the third floor. Since then he has laid it on the edge of everything that has an edge, and waited below for it to do it again.",
      pl: "Kasztan, tegoroczny. Spadł przed Mrukiem na podwórku, sam z siebie, i został wniesiony na trzecie piętro. Od tej pory Mruk kładzie go na brzegu wszystkiego, co ma brzeg, siada pod spodem i czeka, aż kasztan zrobi to jeszcze raz.",
      titles: [["Will It Do It Again?", "Niech spadnie jeszcze raz"]],
    },
    {
      when: { between: ["07-10", "08-31"] },
      en: "Sand from the seaside, a spoonful. Tomek brought it home in his shoes and called it a souvenir. Mruk looked into the saucer and understood it differently. The Baltic is now in a jar with a lid; this is what got away.",
      pl: "Piasek znad morza, łyżka. Tomek przywiózł go w butach i nazwał pamiątką. Mruk zajrzał na spodek i zrozumiał to po swojemu. Bałtyk stoi teraz w słoiku z zakrętką, a to jest ta część, która uciekła.",
      titles: [["The Baltic, in a Jar With a Lid", "Bałtyk, pod zakrętką"]],
    },
    {
      when: { between: ["12-25", "01-15"] },
      en: "A straw star from the Christmas tree. It was hung at the very top, where nobody could reach it, and Ola went to fetch the next. Mruk did not jump. He leaned, with all that the scales say he has, and the top came down to him.",
      pl: "Słomiana gwiazda z choinki. Zawisła na samym czubku, żeby nikt nie dosięgnął, i Ola poszła po następną. Mruk nie skakał. Oparł się całą wagą, a jest jej niemało, i czubek przyszedł do niego.",
      titles: [["He Did Not Jump, He Leaned", "Nie skakał, tylko się oparł"]],
    },
  ],
};
