import type { Plot } from "../model.ts";

/** The inspection of the courtyard, on which there is always somebody to meet. */
export const courtyard: Plot = {
  name: "courtyard",
  category: "Friendship",
  when: { timeSlot: ["morning", "afternoon"], weather: ["clear", "fog", "wind"] },
  pictures: [
    {
      place: "courtyard",
      pose: "walk",
      props: ["feather"],
      eyes: "open",
      en: "Mruk walks through the courtyard on inspection",
      pl: "Mruk idzie przez podwórko na obchód",
    },
    {
      place: "courtyard",
      pose: "sit",
      props: ["feather"],
      eyes: "half",
      en: "Mruk sits in the middle of the courtyard as if he had been put up there",
      pl: "Mruk siedzi pośrodku podwórka, jakby go tam postawiono",
    },
  ],
  wish: [
    {
      as: ["the Inspection", "obchód"],
      en: "Mruk went down to inspect the courtyard. He does this when he feels that it has been left too long to itself: first the beating frame, then the bins, then the shrine, clockwise, so that nothing should be missed and nobody should feel left out.",
      pl: "Mruk zszedł na obchód podwórka. Robi to, kiedy czuje, że zbyt długo zostawiono je samo sobie: najpierw trzepak, potem śmietniki, potem kapliczka, zgodnie z ruchem wskazówek zegara, żeby niczego nie pominąć i nikogo nie urazić.",
    },
    {
      as: ["the Third Flagstone", "trzecia płyta"],
      en: "In the courtyard, between the chestnut and the shrine, there is one flagstone that is better than the rest. From it one sees both staircases, the gate and a piece of the sky. Mruk wanted to sit on it for a while and hold nothing at all against anyone.",
      pl: "Na podwórku, między kasztanowcem a kapliczką, jest jedna płyta lepsza od innych. Widać z niej obie klatki, bramę i kawałek nieba. Mruk chciał na niej chwilę posiedzieć i nikomu nie mieć niczego za złe.",
    },
    {
      as: ["a Visit to Bułka", "wizyta u Bułki"],
      en: "Mruk had not seen Bułka for three days. It was not a matter of longing; he merely wished to establish whether the bakery was still standing. The way there leads across the courtyard and past the gate, and he had combed both whiskers for it.",
      pl: "Mruk od trzech dni nie widział Bułki. Nie chodziło o tęsknotę, chciał tylko ustalić, czy piekarnia jeszcze stoi. Droga prowadzi przez podwórko i obok bramy, a on uczesał na nią wąsy po obu stronach.",
    },
    {
      as: ["the Border", "granica"],
      en: "A border has to be walked, or else it grows over. Mruk’s runs from the drain to the chestnut, along the wall and behind the bicycles, and at five points it has to be rubbed with the cheek. He had come out through the stairwell window to bring it up to date.",
      pl: "Granicę trzeba obchodzić, bo inaczej zarasta. Granica Mruka biegnie od rynny do kasztanowca, wzdłuż muru i za rowerami, a w pięciu punktach należy ją otrzeć policzkiem. Wyszedł przez okno na klatce, żeby ją zaktualizować.",
    },
    {
      as: ["the Fresh Air", "świeże powietrze"],
      en: "“Go and get some air,” Ola had told him, and had held the door open. As if there were no air at home. But he went, down three floors, sniffing at each in turn, and came out into the courtyard like somebody who is looking for the manager.",
      pl: "„Idź, zaczerpnij powietrza” – powiedziała Ola i przytrzymała mu drzwi. Jakby w domu go nie było. Ale poszedł, trzy piętra w dół, na każdym pociągając nosem, i wyszedł na podwórko jak ktoś, kto szuka kierownika.",
    },
    {
      as: ["Something Behind the Bins", "coś za śmietnikami"],
      en: "From the third floor Mruk had noticed that something was moving behind the bins. It moved in an unregistered manner. He knows everyone who moves in this courtyard, by gait and by surname, and he went down, without haste, to take its particulars.",
      pl: "Z trzeciego piętra Mruk zauważył, że za śmietnikami coś się rusza. Ruszało się bez meldunku. Mruk zna wszystkich, którzy się na tym podwórku ruszają, z chodu i z nazwiska, zszedł więc, bez pośpiechu, spisać dane.",
    },
    {
      as: ["the Constitutional", "spacer dla zdrowia"],
      en: "The vet had said that he ought to walk more. Mruk had been thinking it over for a month, and at last he agreed to one lap of the courtyard, provided that he might choose the pace and that nobody watched. He looked up. Eleven windows out of twelve were empty.",
      pl: "Weterynarz powiedział, że Mruk powinien więcej chodzić. Mruk zastanawiał się nad tym miesiąc i w końcu zgodził się na jedno okrążenie podwórka, pod warunkiem że sam wybierze tempo i nikt nie będzie patrzył. Podniósł głowę. Jedenaście okien z dwunastu było pustych.",
    },
  ],
  obstacle: [
    {
      as: ["the Broom", "miotła"],
      en: "But Mr Zenon was sweeping. He sweeps as a general draws on a map, in broad strokes, and whatever is not masonry has to retreat. The broom came nearer, pushing a wave of dust before it, and Mruk saw that in a moment there would be no dry land left.",
      pl: "Ale pan Zenon zamiatał. Zamiata tak, jak generał rysuje na mapie, szerokimi pociągnięciami, a wszystko, co nie jest murem, musi się cofać. Miotła zbliżała się, pchając przed sobą falę kurzu, i Mruk widział, że za chwilę zabraknie lądu.",
    },
    {
      as: ["the Ball", "piłka"],
      en: "But there was a match on. Staś was playing against the wall, and the wall was winning. The ball had no respect for anything; it flew past Mruk’s ear, came back from the gate and rolled to a halt exactly between his front paws. “Pass!” cried Staś.",
      pl: "Ale trwał mecz. Staś grał przeciwko ścianie i ściana prowadziła. Piłka nie szanowała niczego: przeleciała Mrukowi koło ucha, wróciła od bramy i zatrzymała się dokładnie między jego przednimi łapami. „Podaj!” – zawołał Staś.",
    },
    {
      as: ["the Dachshund", "jamnik"],
      en: "But in the gateway there was a dachshund. He belonged to the second staircase, he was called Baron, and he was barking in advance, before there was anything to bark at. From the front a dachshund is hardly there, thought Mruk; what a pity that he is so long at the back.",
      pl: "Ale w bramie stał jamnik. Mieszkał w drugiej klatce, nazywał się Baron i szczekał z wyprzedzeniem, zanim było na co. Od przodu jamnika prawie nie ma, pomyślał Mruk, szkoda tylko, że dalej jest taki długi.",
    },
    {
      as: ["the Pigeons’ Assembly", "walne zgromadzenie"],
      en: "But the middle of the courtyard was taken. Prezes was holding a general meeting there, with a quorum, and they were just voting on a piece of roll. At the sight of Mruk twenty heads turned sideways, which with pigeons means that they are looking straight at you.",
      pl: "Ale środek podwórka był zajęty. Prezes prowadził walne zgromadzenie, było kworum i właśnie głosowano nad kawałkiem bułki. Na widok Mruka dwadzieścia głów ustawiło się bokiem, co u gołębi znaczy, że patrzą wprost.",
    },
    {
      as: ["the Carpet", "dywan"],
      en: "But on the beating frame hung a carpet, and behind the carpet stood Mrs Halina with a beater. Each blow made a small cloud and a large bang. Mruk laid his ears back. He is not afraid of carpets, but he could not help thinking what this one must have done.",
      pl: "Ale na trzepaku wisiał dywan, a za dywanem stała pani Halina z trzepaczką. Każde uderzenie robiło małą chmurę i duży huk. Mruk położył uszy. Dywanów się nie boi, ale nie mógł nie myśleć o tym, co ten tutaj musiał przeskrobać.",
    },
    {
      as: ["the Puddle", "kałuża"],
      en: "But across the way lay a puddle. It had been there for two days, it had a rainbow in it and a stick, and it reached from the wall to the drain. White paws and a puddle: there is really nothing to add. Mruk walked along the bank as far as it went, and back.",
      pl: "Ale w poprzek drogi leżała kałuża. Leżała tam od dwóch dni, miała w sobie tęczę i patyk i sięgała od muru do studzienki. Białe łapy i kałuża, właściwie nie ma tu nic do dodania. Mruk przeszedł się brzegiem do końca i z powrotem.",
    },
    {
      as: ["the Compliments", "komplementy"],
      en: "But two ladies from the second staircase caught sight of him. “My, how big!” said one, and the other said, “And how fluffy!” They bent over him with their shopping nets. One cannot carry out any official business while somebody is scratching one behind the ear and calling one a little kitty.",
      pl: "Ale zobaczyły go dwie panie z drugiej klatki. „Jaki wielki!” – powiedziała jedna, a druga: „I jaki puchaty!”. Pochyliły się nad nim z siatkami. Trudno pełnić obowiązki, kiedy ktoś drapie cię za uchem i mówi do ciebie kiciu.",
    },
  ],
  turn: [
    {
      as: ["Bułka Comes to Meet Him", "Bułka wychodzi naprzeciw"],
      en: "At that moment Bułka came through the gate. She walked across everything as if there was nothing there, with flour on one ear, and sat down half a metre from him. “You’re late,” said her eyes. All at once there was a great deal of room in the courtyard.",
      pl: "W tej chwili przez bramę weszła Bułka. Przeszła przez to wszystko, jakby niczego tam nie było, z mąką na jednym uchu, i usiadła pół metra od niego. „Spóźniłeś się” – powiedziały jej oczy. Na podwórku od razu zrobiło się dużo miejsca.",
    },
    {
      as: ["One Sits Down and Stays", "Usiąść i zostać"],
      en: "So Mruk sat down. He did it where he stood, all at once, as one puts down a suitcase. There is no answer to a cat who is sitting: one can walk round him or one can wait, and after some thought the whole courtyard began to walk round.",
      pl: "Więc Mruk usiadł. Tam gdzie stał, cały naraz, tak jak się stawia walizkę. Na kota, który siedzi, nie ma rady: można go obejść albo poczekać, i po chwili namysłu całe podwórko zaczęło go obchodzić.",
    },
    {
      as: ["By Way of the Wall", "Górą, po murze"],
      en: "Where it will not go along the ground it sometimes goes along the top. Mruk looked at the wall, drew himself together and discovered in his hind legs something left over from his youth. Up there it was quiet; one could see everything, and everything was smaller, and rather touching.",
      pl: "Gdzie nie da się dołem, tam czasem da się górą. Mruk spojrzał na mur, zebrał się w sobie i odkrył w tylnych łapach coś, co zostało mu z młodości. Na górze było cicho, wszystko było widać i wszystko było mniejsze, a nawet trochę wzruszające.",
    },
    {
      as: ["The Caretaker Salutes", "Dozorca salutuje"],
      en: "It was Mr Zenon who rescued the situation. He leaned on his broom, put two fingers to his cap and said, “Mr Mruk. All quiet?” From that moment it was no longer a cat that stood there, it was an authority. Things drew back of themselves to the proper distance.",
      pl: "Sytuację uratował pan Zenon. Oparł się na miotle, przyłożył dwa palce do czapki i powiedział: „Panie Mruku. Wszystko w porządku?”. Od tej chwili nie stał tam już kot, stał tam urząd. Wszystko samo cofnęło się na właściwą odległość.",
    },
    {
      as: ["One Shake of the Bell", "Jedno potrząśnięcie"],
      en: "Mruk rang his bell once. In the well of the courtyard a bell is something else than in a flat: it goes up along the walls, it looks into every kitchen and comes down again as a small church. For a while everybody stopped. He used the pause.",
      pl: "Mruk zadzwonił raz. W studni podwórka dzwonek to coś innego niż w mieszkaniu: idzie w górę po ścianach, zagląda do każdej kuchni i wraca jako mały kościół. Na chwilę wszyscy zamarli. Mruk skorzystał z przerwy.",
    },
    {
      as: ["It Wanted to Make Friends", "Chodziło o przyjaźń"],
      en: "Then he looked more closely, and it became clear that it had all been meant kindly. It often is; one simply stands too near to see. He blinked slowly, twice. Somebody blinked back, it does not matter who, and in no time at all the way was free.",
      pl: "Wtedy przyjrzał się uważniej i okazało się, że intencje były dobre. Często są, tylko stoi się za blisko, żeby to zobaczyć. Zamrugał powoli, dwa razy. Ktoś odmrugnął, mniejsza o to kto, i po chwili droga była wolna.",
    },
    {
      as: ["Retreat as an Art", "Odwrót jako sztuka"],
      en: "Mruk withdrew under the bench. It was not flight; a fleeing cat does not stop on the way to examine a leaf. From beneath the bench he saw it pass over, as all things do, and when the coast was clear he came out on the other side, which had been his plan all along.",
      pl: "Mruk wycofał się pod ławkę. Nie była to ucieczka, bo kot uciekający nie przystaje po drodze, żeby obejrzeć liść. Spod ławki patrzył, jak to mija, bo wszystko mija, a kiedy zrobiło się pusto, wyszedł po drugiej stronie, co zresztą od początku miał w planie.",
    },
  ],
  ending: [
    {
      en: "After that he took his seat by the shrine, under the little light, and let the courtyard report to him. There was a feather, there was a button, there was a smell of bread from beyond the gate. He found everything in its place and went up only when Ola called for the second time.",
      pl: "Potem zajął miejsce przy kapliczce, pod światełkiem, i przyjął od podwórka raport. Było piórko, był guzik, zza bramy pachniało chlebem. Stwierdził, że wszystko jest na swoim miejscu, i poszedł na górę dopiero wtedy, gdy Ola zawołała po raz drugi.",
    },
    {
      en: "On the way back he met Bułka in the gate, or perhaps she met him. They stood for a while, side by side, and looked at the trams, with their shoulders almost touching. Nothing was said. When he came home there was a trace of flour on his left side, and he did not wash it off.",
      pl: "W drodze powrotnej spotkał w bramie Bułkę, a może to ona spotkała jego. Postali chwilę obok siebie i popatrzyli na tramwaje, prawie stykając się bokami. Nic nie powiedziano. Kiedy wrócił do domu, na lewym boku miał ślad mąki i go nie zmył.",
    },
    {
      en: "He climbed the stairs more slowly than he had come down, as one does with a full briefcase. On the warm step between the second and the third floor he sat for a minute and went over it all once more. A good courtyard, on the whole. One would only have to find out who waters it.",
      pl: "Na górę szedł wolniej niż w dół, jak ktoś z pełną teczką. Na ciepłym stopniu między drugim a trzecim piętrem posiedział minutę i jeszcze raz wszystko przemyślał. Dobre podwórko, ogólnie biorąc. Trzeba by tylko ustalić, kto nim rządzi, kiedy on śpi.",
    },
    {
      en: "“Where have you been?” asked Ola, and picked something out of his fur. It was a feather, a thread and half a leaf. Other people bring home stamps from their travels. He let himself be dusted down, turned about once in the hall and asked, with a glance, what had been going on here meanwhile.",
      pl: "„Gdzieś ty był?” – spytała Ola i wyjęła mu coś z futra. Piórko, nitkę i pół liścia. Inni przywożą z podróży znaczki. Dał się otrzepać, obrócił się raz w przedpokoju i spojrzeniem zapytał, co się tu przez ten czas działo.",
    },
    {
      en: "From the window on the third floor the courtyard later looked just as before. But on one flagstone, if one knew where to look, a grey hair was lying, and by the drain the wall shone a little at the height of a cheek. Signed and sealed, thought Mruk, and asked for his bowl.",
      pl: "Z okna na trzecim piętrze podwórko wyglądało potem tak samo jak przedtem. Ale na jednej płycie, jeśli ktoś wiedział gdzie patrzeć, leżał szary włos, a mur przy rynnie lśnił trochę na wysokości policzka. Podpisano, przystawiono pieczęć, pomyślał Mruk i poprosił o miskę.",
    },
    {
      en: "There was nothing about it in the papers; there never is. And yet the courtyard stood, the bins stood, no one had been lost, and on the frame Prezes sat with his feathers puffed up and for once had no comments. That is what order looks like: one does not see it.",
      pl: "W gazetach nic o tym nie było, nigdy nie ma. A jednak podwórko stało, śmietniki stały, nikt nie zginął, a na trzepaku siedział napuszony Prezes i wyjątkowo nie miał uwag. Tak właśnie wygląda porządek: nie widać go.",
    },
    {
      en: "And as it was so quiet, he did one more lap, this time for nobody. He walked with his tail straight up past the chestnut, past the bicycles, past somebody’s forgotten bucket. In a window on the first floor a trumpet tried three notes of a march, and for three notes he kept in step.",
      pl: "A że było tak spokojnie, zrobił jeszcze jedno okrążenie, tym razem dla nikogo. Szedł z ogonem postawionym pionowo, koło kasztanowca, koło rowerów, koło czyjegoś zapomnianego wiadra. W oknie na pierwszym piętrze trąbka spróbowała trzech nut marsza i przez trzy nuty szedł do taktu.",
    },
  ],
};
