import type { Feast } from "#api/house/texts/model.ts";

/** The last day of the school year. */
export const schoolEnds: Feast = {
  name: "school-ends",
  day: { rule: "school year ends" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["Who’d Want More?", "Po co więcej?"],
        en: [
          "Staś came home with his report in a transparent cover and did not go upstairs. He sat down on the cellar steps. It was hot; all over the house children were shouting that it was over, and he held the sheet face down on his knees.",
          "Mr Zenon was mending the tap. He looked over once. “A lot of twos?” he asked, with his back turned. “One,” said Staś. “And in conduct I’ve got ‘good’.” Until then it had been “exemplary”, ever since there had been conduct. That was on account of the frog.",
          "Mruk came along the wall, found the step in the sun taken up by a boy, and sat down half beside him and half on the cover. It was cool to the belly. He turned round once and then lay down on it, the whole length of him, and shut his eyes.",
          "“He hasn’t got a report,” said Staś after a time. Mr Zenon wiped his hands. He got out the notebook, licked the pencil and thought. “Surname, Mruk,” he said as he wrote. “Mathematics: counts well, refuses to say the result. Singing: at night. Natural history.” There he looked up at the gutter, and put a four. “Gymnastics, five; for the leap in March. Attendance, on the stairs, without a gap.”",
          "“And conduct?” asked Staś. They both looked at the candidate. His ear twitched. On his chin there was a feather, a very small one; nobody had asked about it. “Good,” Mr Zenon wrote, and under it, since there was a line to spare: “Who’d want more?”",
          "He tore out the page, along the edge. It was put into the cover, at the back. When Staś went upstairs at last, he took two steps at a time, and showed them both.",
        ],
        pl: [
          "Staś przyniósł do domu świadectwo w przezroczystej koszulce i nie poszedł na górę. Usiadł na schodkach do piwnicy. Było gorąco; w całym domu dzieci krzyczały, że już, a on trzymał kartkę na kolanach, pismem do dołu.",
          "Pan Zenon naprawiał kran. Zerknął raz. „Dużo dwój?” – zapytał, nie odwracając się. „Jedna – odparł Staś. – A ze sprawowania mam »dobre«”. Przedtem miał zawsze „wzorowe”, odkąd było sprawowanie. Chodziło o sprawę z żabą.",
          "Mruk nadszedł wzdłuż muru, zobaczył, że na słonecznym stopniu siedzi chłopiec, i usiadł pół obok niego, a pół na koszulce. Chłodziła w brzuch. Obrócił się raz, położył się na niej, jak długi, i zamknął oczy.",
          "„On nie ma świadectwa” – odezwał się po chwili Staś. Pan Zenon wytarł ręce. Wyjął notes, poślinił ołówek i pomyślał. „Nazwisko: Mruk – mówił, pisząc. – Matematyka: liczy dobrze, wyniku nie podaje. Śpiew: nocą. Przyroda”. Tu spojrzał na rynnę i postawił czwórkę. „Gimnastyka pięć, za skok w marcu. Frekwencja: na schodach, bez opuszczonych”.",
          "„A sprawowanie?” – zapytał Staś. Obaj spojrzeli na ucznia. Drgnęło mu ucho. Na brodzie miał pióro, malutkie; nikt o nie nie pytał. „Dobre” – napisał pan Zenon, a pod spodem, skoro linijka była wolna: „Po co więcej?”",
          "Wyrwał kartkę, równo przy brzegu. Poszła do koszulki, z tyłu. Kiedy Staś ruszył wreszcie na górę, szedł po dwa stopnie i pokazał jedno i drugie.",
        ],
        picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", by: "wall", company: "nobody" },
      },
      {
        title: ["The Glass Did Not Fall Over", "Szklanka się nie przewróciła"],
        en: [
          "On the last day of school Tomek comes home with flowers up to his ears. Thirty-one children bring one each, and no two are alike; he holds them in both arms, sees nothing, and rings with his elbow. Ola has buckets ready.",
          "This time there was something in among them. Ola found it when she cut the stalks: between a sunflower and a gladiolus there was a beetle of green metal, as long as a thumb, who had come along from somebody’s garden. He fell on the kitchen table, on his back, and rowed.",
          "Mruk was on the third chair. He stood up. “Not that one,” said Tomek, and put a glass over it. “That’s a gold beetle. He’s a guest.” Then he went to wash, since he was yellow as far as the eyebrows, and Ola carried the buckets round the flat: there were seven of them, and one for the bath.",
          "The other two stayed at the table. The beetle had got on to his feet and walked round inside the glass; Mruk walked round outside. They were both very polite about it. When one stopped, so did the other. The sun stood in the glass, and on each circuit the guest was first green, then gold, then for a moment red.",
          "Nobody should imagine that the glass fell over. It was moved, by a forehead, off the edge of the table, over which it was sticking out a little in any case. The beetle walked down the oilcloth, opened two lids on his back, and took off like a kettle.",
          "He flew through the whole flat, from bucket to bucket. In the evening they saw him, asleep in the sunflower, on the sill; and below him somebody upright, with his eyes half shut, who was keeping watch so that nothing would happen to him before morning.",
        ],
        pl: [
          "Ostatniego dnia szkoły Tomek wraca z kwiatami po uszy. Trzydzieści jeden dzieci przynosi po jednym i każdy jest inny; trzyma je oburącz, nic nie widzi i dzwoni łokciem. Ola ma przygotowane wiadra.",
          "Tym razem coś było w środku. Ola znalazła to, kiedy przycinała łodygi: między słonecznikiem a mieczykiem siedział żuk z zielonego metalu, długi jak kciuk, który przyjechał z czyjegoś ogrodu. Spadł na kuchenny stół, na grzbiet, i wiosłował.",
          "Mruk był na trzecim krześle. Wstał. „Tego nie – powiedział Tomek i nakrył szklanką. – To gość”. Potem poszedł się umyć, bo żółty był aż po brwi, a Ola roznosiła wiadra po mieszkaniu: było ich siedem i jedno do wanny.",
          "Przy stole zostali we dwóch. Żuk stanął na nogi i chodził dookoła pod ścianą szklanki; Mruk chodził dookoła po zewnętrznej. Obaj byli przy tym bardzo uprzejmi. Kiedy jeden przystawał, drugi też. Słońce stało w szkle i na każdym okrążeniu gość był najpierw zielony, potem złoty, a potem przez chwilę czerwony.",
          "Nie należy sądzić, że szklanka się przewróciła. Została przesunięta, z brzegu stołu, poza który i tak trochę wystawała, czołem. Żuk zszedł po ceracie, otworzył na grzbiecie dwie klapki i wystartował jak czajnik.",
          "Przeleciał całe mieszkanie, od wiadra do wiadra. Wieczorem zobaczyli go na parapecie, śpiącego w słoneczniku, a pod nim tego, który siedział prosto, z przymkniętymi oczami, i pilnował, żeby do rana nic mu się nie stało.",
        ],
        picture: {
          place: "kitchen",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "down",
          company: "nobody",
        },
      },
      {
        title: ["But I’m Here Already", "Przecież już tu jestem"],
        en: [
          "For ten months Mruk’s day has had a bell in it. It hangs on the school in the next street, and you can set a cat by it: at a quarter to nine it rings for his second sleep, at half past eleven for the sill, at ten past three for Tomek. On the last Friday of the school year it rang at half past twelve, once, for a very long time, and then no more.",
          "Mruk had been asleep. He woke up because nobody woke him. It was past two by the sun; he listened, he went to the door and came back. In the street a whole class went by with flowers in their hats, singing out of tune.",
          "“Director,” said Tomek, who calls the cat that, “you and I are on holiday.” He teaches at that school, and was sitting in the kitchen in his socks. He had put his briefcase on top of the wardrobe, had written a list of eleven things to do, and was looking at it with his head in his hands.",
          "At ten past three it was time for Tomek. Mruk went to the door and waited. He had his place there, where you can hear the step from as far down as the second floor. He sat for five minutes. “I’m here,” called Tomek from the kitchen. It was his voice all right, but it came from the wrong side.",
          "Tomek looked round the corner. He saw a back that was waiting, with two ears pointed at the door. So he put on his shoes. He took down the briefcase, went out by the back stairs and through the yard, and came up at the front, with a stop on the second floor, to feel for his keys.",
          "“There you are,” said Tomek, when he had got the door open. On Monday they did it again. By Wednesday it was number twelve on the list.",
        ],
        pl: [
          "Przez dziesięć miesięcy w dniu Mruka jest dzwonek. Wisi na szkole przy sąsiedniej ulicy i można według niego nastawiać kota: za kwadrans dziewiąta dzwoni na drugi sen, o wpół do dwunastej na parapet, dziesięć po trzeciej na Tomka. W ostatni piątek roku szkolnego zadzwonił o wpół do pierwszej, raz, bardzo długo, i więcej się nie odezwał.",
          "Mruk spał. Obudził się, bo nikt go nie obudził. Według słońca było po drugiej; nasłuchiwał, poszedł pod drzwi i wrócił. Ulicą przeszła cała klasa z kwiatami na kapeluszach, śpiewając nieczysto.",
          "„Dyrektorze – powiedział Tomek, który tak mówi do kota – pan i ja mamy wakacje”. Uczy w tej szkole, a teraz siedział w kuchni w skarpetkach. Teczkę położył na szafie, napisał listę rzeczy do zrobienia, jedenaście punktów, i patrzył na nią z głową w rękach.",
          "Dziesięć po trzeciej była pora na Tomka. Mruk poszedł pod drzwi i czekał. Ma tam miejsce, z którego krok słychać już od drugiego piętra. Siedział pięć minut. „Tu jestem!” – zawołał z kuchni Tomek. Głos się zgadzał, tylko szedł z niewłaściwej strony.",
          "Tomek wyjrzał zza rogu. Zobaczył czekające plecy z dwojgiem uszu zwróconych do drzwi. Włożył więc buty. Zdjął z szafy teczkę, wyszedł kuchennymi schodami przez podwórko i wszedł od frontu, z przystankiem na drugim piętrze, żeby poszukać kluczy.",
          "„A, tu pan jest” – powiedział, kiedy już otworzył. W poniedziałek zrobili to znowu. W środę był to już punkt dwunasty na liście.",
        ],
        picture: {
          place: "hall",
          pose: "back",
          props: [],
          eyes: "open",
          company: "nobody",
        },
      },
    ],
  },
};
