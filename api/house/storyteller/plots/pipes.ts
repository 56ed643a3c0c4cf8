import type { Plot } from "../model.ts";

/** Something knocks in the pipes behind the radiator, and Mruk takes the case. */
export const pipes: Plot = {
  name: "pipes",
  category: "Adventure",
  pictures: [
    {
      place: "radiator",
      pose: "drape",
      props: ["mug"],
      eyes: "half",
      en: "Mruk draped along the radiator, listening to what is inside it",
      pl: "Mruk przewieszony przez kaloryfer, słucha, co w nim siedzi",
    },
    {
      place: "radiator",
      pose: "loaf",
      props: ["slippers"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk on top of the radiator, conducting an investigation",
      pl: "Mruk na kaloryferze, prowadzi śledztwo",
    },
    {
      place: "radiator",
      pose: "drape",
      props: ["clock", "cactus"],
      eyes: "grump",
      en: "Mruk hanging over the radiator with a grave face, like a doctor over a patient",
      pl: "Mruk na kaloryferze, z poważną miną, jak lekarz nad pacjentem",
    },
  ],
  wish: [
    {
      as: ["the Knocking", "stukanie"],
      en: "Somebody was knocking in the pipes. It was not loud: three knocks and a pause, as people knock who are not certain of the address. Mruk laid himself along the top of the radiator, let a paw hang down on either side and resolved to find out who it was, and on what business.",
      pl: "Ktoś stukał w rury. Niegłośno: trzy stuknięcia i przerwa, tak jak pukają ludzie niepewni adresu. Mruk ułożył się wzdłuż kaloryfera, spuścił po łapie na każdą stronę i postanowił ustalić, kto to i w jakiej sprawie.",
    },
    {
      as: ["the Tenant in the Pipes", "lokator z rur"],
      en: "By Mruk’s count the house had one tenant more than the list in the gateway. He lived in the pipes, paid no rent, never went out and could be heard behind the radiator, moving his furniture. Mruk did not intend to report him. He only wanted to have a look at him.",
      pl: "Według rachunków Mruka kamienica miała o jednego lokatora więcej, niż stało na liście w bramie. Mieszkał w rurach, nie płacił czynszu, nigdy nie wychodził i było słychać, jak za kaloryferem przesuwa meble. Mruk nie zamierzał na niego donosić. Chciał mu się tylko przyjrzeć.",
    },
    {
      as: ["the Telegram", "telegram"],
      en: "Short, short, long. What was coming through the radiator was not a noise but a message, and Mruk, who so often has something to say and nobody to take it down, knew that tone at once. He spread himself over the ribs, with his good ear to the iron, in order to receive it complete.",
      pl: "Krótko, krótko, długo. To, co szło przez kaloryfer, nie było hałasem, tylko wiadomością, a Mruk, który tak często ma coś do powiedzenia i nikogo, kto by zapisał, od razu poznał ten ton. Położył się na żeberkach, lepszym uchem do żeliwa, żeby odebrać ją w całości.",
    },
    {
      as: ["the Iron Mouse", "żelazna mysz"],
      en: "There are several kinds of mouse: the field mouse, the house mouse and the one made of cloth. That there might be an iron one Mruk had never ruled out. It ran, to judge by the taps, up the pipe, halted behind the radiator and ran down again; so he took up his post on top, as the discoverer.",
      pl: "Myszy są różne: polne, domowe i takie z materiału. Że może istnieć żelazna, tego Mruk nigdy nie wykluczał. Biegła, sądząc po stukaniu, w górę rury, przystawała za kaloryferem i zbiegała z powrotem, zajął więc stanowisko na samej górze, jako odkrywca.",
    },
    {
      as: ["the Host’s Right", "prawo gospodarza"],
      en: "The radiator is Mruk’s, on the grounds of custom and of a dent. No one may knock there without having been asked in: not from the outside, and least of all from within. So when it knocked in the pipes he stayed as he was, slung across the ribs, and waited for an apology.",
      pl: "Kaloryfer jest Mruka, na mocy zwyczaju i wgłębienia. Nikt nie ma prawa tam stukać bez zaproszenia, ani z zewnątrz, ani tym bardziej od środka. Kiedy więc zastukało w rurach, został, jak leżał, przerzucony przez żeberka, i czekał na przeprosiny.",
    },
    {
      as: ["the Drummer", "dobosz"],
      en: "It had rhythm, one must give it that. Whoever was working in the pipes behind the radiator knew when to strike and, which is less common, when not to. Mruk performs every day, on two notes, and had long been in need of a drummer. He climbed up on the iron to hear whether this one would do.",
      pl: "Trzeba przyznać, że miało to rytm. Ktokolwiek pracował w rurach za kaloryferem, wiedział, kiedy uderzyć, i, co rzadsze, kiedy nie. Mruk występuje codziennie, na dwie nuty, i od dawna brakowało mu dobosza. Wszedł na żeliwo posłuchać, czy ten się nada.",
    },
    {
      as: ["the Diagnosis", "diagnoza"],
      en: "According to Tomek what was knocking in the pipes was air. According to Ola it was the neighbours. Mruk, whose views stand on four paws, was of the opinion that one first examines and then speaks, and he lay down on the radiator as a doctor lies down on his patient, if he is a thorough one.",
      pl: "Według Tomka w rurach stukało powietrze. Według Oli sąsiedzi. Mruk, którego poglądy stoją na czterech łapach, był zdania, że najpierw się bada, a potem mówi, i położył się na kaloryferze tak, jak lekarz kładzie się na pacjencie, jeśli jest dokładny.",
    },
  ],
  obstacle: [
    {
      as: ["the Pause", "przerwa"],
      en: "But as soon as he listened, it stopped. He put his ear to the iron, and there was nothing there except his own blood, walking about in its slippers. He took the ear away: three knocks. He put it back: not one. This lasted for just as long as it takes to lose one’s faith.",
      pl: "Ale gdy tylko zaczynał słuchać, milkło. Przykładał ucho do żeliwa i nie było nic, najwyżej jego własna krew, która chodziła po domu w kapciach. Zabierał ucho: trzy stuknięcia. Przykładał: ani jednego. Trwało to dokładnie tyle, ile trzeba, żeby stracić wiarę.",
    },
    {
      as: ["Mr Rysiek’s Bag", "torba pana Ryśka"],
      en: "Unfortunately it had been heard by people too, and they had sent for Mr Rysiek. He unrolled his tools on the floor like a surgeon, with a pencil behind his ear, and knew everything in advance. “I’ll have to get at it from the side with the cat,” he said. Mruk waited for the other possibility. There was no other.",
      pl: "Niestety usłyszeli to także ludzie i wezwali pana Ryśka. Rozłożył na podłodze narzędzia jak chirurg, z ołówkiem za uchem, i wszystko wiedział z góry. „Muszę podejść od strony kota” – powiedział. Mruk czekał na drugą możliwość. Drugiej nie było.",
    },
    {
      as: ["the Ladle", "chochla"],
      en: "He tapped once with a claw, by way of experiment, and that was a mistake. Mrs Halina took it for a complaint and answered from below with a ladle; to the ladle there replied, from the first floor, somebody’s shoe; and in a minute the entire riser was in conversation, with all of them knocking and none of them listening.",
      pl: "Stuknął pazurem, na próbę, i to był błąd. Pani Halina uznała to za skargę i odpowiedziała z dołu chochlą, chochli odpowiedział z pierwszego piętra czyjś but i po minucie rozmawiał już cały pion, przy czym wszyscy stukali, a nikt nie słuchał.",
    },
    {
      as: ["the Three Experts", "troje ekspertów"],
      en: "Before one could get down to work, however, the people had to have their say. Tomek was drawing pipes on the back of a bill, with arrows; Ola recalled a novel in which somebody gets walled up; and Mr Zenon, called in as an authority, began with the winter of 1978. They spoke all at once, and not one of them in time.",
      pl: "Zanim jednak dało się przystąpić do pracy, musieli wypowiedzieć się ludzie. Tomek rysował na odwrocie rachunku rury, ze strzałkami, Ola przypomniała sobie powieść, w której kogoś zamurowano, a pan Zenon, wezwany jako autorytet, zaczął od zimy stulecia. Mówili wszyscy naraz i nikt do taktu.",
    },
    {
      as: ["the Wandering Noise", "wędrujący odgłos"],
      en: "Only, the noise would not keep still. It was at the left end; he moved to the left end, and it was at the right; it was under the floorboards, it was beneath the sink, it looked in at the bathroom. Mruk followed it round the whole flat and came home to the radiator, breathing hard. It was there already.",
      pl: "Tylko że odgłos nie chciał usiedzieć w miejscu. Był na lewym końcu, Mruk przesunął się na lewy, a on był już na prawym, był pod podłogą, był pod zlewem, zajrzał do łazienki. Mruk obszedł za nim całe mieszkanie i wrócił na kaloryfer zdyszany. Odgłos już tam był.",
    },
    {
      as: ["the Brass Traitor", "mosiężny zdrajca"],
      en: "He was betrayed by his own collar. Each time he lowered his head to the ribs, the bell touched the iron, and the iron passed it on, up to the attic and down to the cellars: attention, someone is listening on the third floor. He tried it with his chin in the air. It gave him dignity, and a stiff neck, and no result.",
      pl: "Zdradziła go własna obroża. Za każdym razem, kiedy pochylał głowę nad żeberkami, dzwonek trącał żeliwo, a żeliwo podawało dalej, aż na strych i do piwnic: uwaga, na trzecim ktoś słucha. Spróbował z brodą w górze. Dodało mu to godności, zesztywniał mu kark, a skutku nie było.",
    },
    {
      as: ["the Drowsiness", "senność"],
      en: "A steady knocking has one fault, however: it counts. One, two, three, and one, two, three; at the fourth row Mruk lost his left eyelid, at the seventh the right, and the whole investigation hung over the edge with its mouth slightly open. He came to somewhere past a thousand and had to go back to the beginning.",
      pl: "Miarowe stukanie ma jednak jedną wadę: liczy. Raz, dwa, trzy i raz, dwa, trzy, przy czwartym rzędzie opadła Mrukowi lewa powieka, przy siódmym prawa i całe śledztwo zwisło przez krawędź z uchylonym pyskiem. Ocknął się gdzieś po tysiącu i musiał zacząć od początku.",
    },
  ],
  turn: [
    {
      as: ["A Screw on a Large Palm", "Śrubka na dużej dłoni"],
      en: "Mr Zenon went down to the cellar and came up again. “A bracket,” he announced, and opened his hand: on the very large palm lay a very small screw. “It’s been taking walks since they built the place.” Mruk smelled the screw, then the hand. Rust, tobacco, forty keys. He had feared that it would be somebody he knew.",
      pl: "Pan Zenon zszedł do piwnicy i wrócił. „Obejma” – oznajmił i otworzył rękę: na bardzo dużej dłoni leżała bardzo mała śrubka. „Wychodziła na spacery, odkąd dom postawili”. Mruk powąchał śrubkę, potem rękę. Rdza, tytoń, czterdzieści kluczy. Obawiał się, że to będzie ktoś znajomy.",
    },
    {
      as: ["Half of Mruk in Morse", "Pół Mruka alfabetem Morse’a"],
      en: "Then the doorbell rang, and on the mat stood Staś, with a tablespoon. He had been sending Morse, he said, from the first floor; he was learning the alphabet in order and had got as far as M. “That makes half of Mruk already,” he explained, “the K and the M.” It was hard, after that, to remain severe.",
      pl: "Wtedy zadzwoniono do drzwi i na wycieraczce stał Staś z łyżką stołową. Nadawał, jak wyznał, z pierwszego piętra Morse’em, uczył się alfabetu po kolei i był na literze M. „To już pół Mruka – wyjaśnił – samo K i M”. Trudno było po czymś takim zachować surowość.",
    },
    {
      as: ["Two Means Two", "Dwa znaczy dwa"],
      en: "So Mruk replied. He did it with his tail, the soft side, against the lowest pipe: once. Something down there seemed to sit up and to think. Then it came back, once, quite gently. He gave two and got two. It was not much of a conversation, but he has been present at longer ones that contained less.",
      pl: "Mruk więc odpowiedział. Ogonem, miękką stroną, w najniższą rurę: raz. Coś tam w dole jakby się podniosło i zastanowiło. Potem przyszło z powrotem, raz, całkiem delikatnie. Nadał dwa i dostał dwa. Nie była to wielka rozmowa, ale bywał już przy dłuższych, w których było mniej.",
    },
    {
      as: ["The Pipe Swallows Its Pill", "Rura łyka pigułkę"],
      en: "In the end it was weight that told. Mruk, who had had enough, turned over, and in turning came to rest on the place where the pipe leaves the wall, with all that he has. There was a groan, then a gurgle, then a gulp, as when somebody large takes a pill. The house listened. There was nothing to listen to.",
      pl: "W końcu zadecydowała waga. Mruk, który miał już dosyć, przewrócił się na drugi bok i wylądował tam, gdzie rura wychodzi ze ściany, wszystkim, co ma. Coś jęknęło, potem zabulgotało, potem przełknęło, jak ktoś duży przełyka pigułkę. Dom nasłuchiwał. Nie było czego.",
    },
    {
      as: ["Only the House", "To tylko dom"],
      en: "Mrs Halina came up with pins between her lips and listened, head to one side, as one looks at a seam. “That’s only the house,” she said at last. “It’s a hundred and twelve. I knock as well when I get up.” She patted the radiator and then, for the sake of justice, the cat. Nobody could think of anything more scientific.",
      pl: "Przyszła pani Halina, ze szpilkami w ustach, i posłuchała z przechyloną głową, tak jak się patrzy na szew. „To tylko dom – powiedziała wreszcie. – Ma sto dwanaście lat. Ja też stukam, kiedy wstaję”. Poklepała kaloryfer, a potem, dla sprawiedliwości, kota. Nic bardziej naukowego nikt nie wymyślił.",
    },
    {
      as: ["Heard through a Glass", "Przez szklankę"],
      en: "It was Tomek who thought of the glass. He set it against the pipe and held its bottom to the ear with the notch. In there nothing was knocking at all. It was water, walking up the stairs with a heavy suitcase and putting it down on every landing. Mruk knows those stairs. He felt something not unlike sympathy.",
      pl: "Na szklankę wpadł Tomek. Przystawił ją do rury, a denko podsunął Mrukowi pod ucho, to z nacięciem. W środku w ogóle nic nie stukało. To woda szła po schodach z ciężką walizką i stawiała ją na każdym półpiętrze. Mruk zna te schody. Poczuł coś jakby współczucie.",
    },
    {
      as: ["The Tail Is Identified", "Ogon zostaje rozpoznany"],
      en: "Ola, who had been looking for some time at nothing in particular, raised her pencil and pointed. Everybody followed it. It pointed to the end of Mruk’s tail, which was hanging down beside the pipe and, quite independently, striking it. Mruk watched too. Knock, it went. He then moved, without haste, so that he was sitting on the evidence.",
      pl: "Ola, która od pewnego czasu patrzyła w nic szczególnego, podniosła ołówek i pokazała. Wszyscy poszli za nim wzrokiem. Pokazywał koniec ogona Mruka, który zwisał obok rury i zupełnie samodzielnie w nią uderzał. Mruk też popatrzył. Stuk, zrobił ogon. Wtedy Mruk bez pośpiechu przesiadł się tak, żeby usiąść na dowodzie.",
    },
  ],
  ending: [
    {
      en: "In Mr Zenon’s notebook, on the page for faults, one may read: “Third floor, knocking”, and underneath, in the same indelible pencil: “Cat informed.” It is the only entry of the year with a tick beside it. All the others, the gutter, the gate, the pigeon, are still waiting for somebody competent.",
      pl: "W notesie pana Zenona, na stronie z usterkami, można przeczytać: „III p., stuka”, a pod spodem, tym samym chemicznym ołówkiem: „Kot powiadomiony”. Jest to jedyny wpis w tym roku, przy którym stoi ptaszek. Wszystkie inne, rynna, brama, gołąb, czekają jeszcze na kogoś kompetentnego.",
    },
    {
      en: "Ola put the rhythm down in the margin, in strokes and dots. She had been looking for a heartbeat for page ninety and could not get on without it. When the book comes out, people will praise the passage for its restraint. The source was by then lying on its back, and gave no interviews.",
      pl: "Ola zapisała rytm na marginesie, w kreskach i kropkach. Szukała akurat bicia serca na dziewięćdziesiątą stronę i nie mogła bez niego ruszyć dalej. Kiedy książka wyjdzie, będą ten fragment chwalić za powściągliwość. Źródło leżało już wtedy na plecach i nie udzielało wywiadów.",
    },
    {
      en: "Tomek put his tools away: a torch, a ruler and the pliers that he uses for walnuts. He had not needed them, but it calms him to see them laid out. On the radiator the specialist was washing the ear with which the work had been done. There would be no invoice. There would be, if he knew these people, cream.",
      pl: "Tomek schował narzędzia: latarkę, linijkę i kombinerki, których używa do orzechów. Nie były potrzebne, ale widok rozłożonych go uspokaja. Na kaloryferze specjalista mył ucho, którym wykonano pracę. Rachunku miało nie być. Miała być, o ile znał tych ludzi, śmietanka.",
    },
    {
      en: "A house that carries four floors, a trumpet and a retired seamstress has a right to say something now and then. Mruk told it so, in confidence, with his chin on the iron. Then they were silent together, like two old colleagues on a bench, one of whom is made of brick and the other of cat.",
      pl: "Dom, który dźwiga cztery piętra, trąbkę i emerytowaną krawcową, ma prawo czasem coś powiedzieć. Mruk oświadczył mu to w zaufaniu, z brodą na żeliwie. A potem milczeli razem, jak dwaj starzy koledzy na ławce, z których jeden jest z cegły, a drugi z kota.",
    },
    {
      en: "From now on he holds office hours on the radiator. Whoever lives in the walls and has something on his mind may come forward, by twos at the most, and will be heard to the end. Nothing is promised. But it has been noticed that the callers go away more quietly than they came.",
      pl: "Odtąd na kaloryferze odbywają się przyjęcia interesantów. Kto mieszka w ścianach i ma coś na sercu, może się zgłosić, najwyżej po dwóch, i zostanie wysłuchany do końca. Niczego się nie obiecuje. Zauważono jednak, że petenci odchodzą ciszej, niż przyszli.",
    },
    {
      en: "For the record he added one knock of his own, with a single claw. It went down past Mrs Halina’s thimbles, past the music stand on the first floor, past the jars in the cellar and, so far as is known, on under the street to the Vistula. He expected no reply. One simply likes to be on the map.",
      pl: "Do protokołu dodał jedno stuknięcie od siebie, jednym pazurem. Poszło w dół, obok naparstków pani Haliny, obok pulpitu na pierwszym piętrze, obok słoików w piwnicy i, o ile wiadomo, dalej pod ulicą do Wisły. Odpowiedzi nie oczekiwał. Po prostu dobrze jest zaznaczyć się na mapie.",
    },
    {
      en: "“So that’s settled,” said Ola. Tomek agreed. What exactly had been settled neither of them could have repeated, but it is in the nature of good news that one does not look at the small print. Mruk did, with one eye, until it blurred. The other had already gone home.",
      pl: "„No to mamy jasność” – powiedziała Ola. Tomek przytaknął. Co właściwie się wyjaśniło, żadne nie umiałoby powtórzyć, ale dobrych wiadomości nie czyta się aż po drobny druk. Mruk czytał, jednym okiem, aż mu się rozmazało. Drugie oko poszło już do domu.",
    },
  ],
};
