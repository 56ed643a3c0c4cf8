import type { Plot } from "../model.ts";

/** The alarm clock on the window sill, and the question of who is master of time. */
export const clock: Plot = {
  name: "clock",
  category: "Daily Life",
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["clock", "books"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk on the window sill beside an alarm clock, not on speaking terms",
      pl: "Mruk na parapecie obok budzika, nie rozmawiają ze sobą",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["clock"],
      eyes: "half",
      en: "Mruk on the window sill, folded into a loaf next to an alarm clock",
      pl: "Mruk na parapecie, złożony w bochenek, tuż przy budziku",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["clock", "cactus"],
      eyes: "wide",
      en: "Mruk crouching on the window sill, eye to dial with an alarm clock",
      pl: "Mruk przyczajony na parapecie, oko w tarczę z budzikiem",
    },
  ],
  wish: [
    {
      as: ["the Alarm Clock", "budzik"],
      en: "On the window sill stands an alarm clock, and between it and Mruk there is an open question. Both have a bell, both wake people and both are round; but only one of them is obeyed. Mruk had decided to clear the matter up, eye to dial, on neutral ground, close to the pane.",
      pl: "Na parapecie stoi budzik i jest między nim a Mrukiem sprawa do wyjaśnienia. Obaj mają dzwonek, obaj budzą ludzi, obaj są okrągli, ale słucha się tylko jednego. Mruk postanowił to załatwić, oko w tarczę, na neutralnym gruncie, przy samej szybie.",
    },
    {
      as: ["the Master of Time", "pan czasu"],
      en: "It was not vanity. Mruk simply held that a house can have only one master of time, as a tram can have only one driver, and that this person ought to have a stomach. A stomach is never wrong. He went to the sill to explain this to the alarm clock, which has none.",
      pl: "To nie była próżność. Mruk po prostu uważał, że w domu może być tylko jeden pan czasu, tak jak w tramwaju tylko jeden motorniczy, i że ten ktoś powinien mieć żołądek. Żołądek się nie myli. Poszedł na parapet wytłumaczyć to budzikowi, który żołądka nie ma.",
    },
    {
      as: ["the Ticking", "tykanie"],
      en: "Something was ticking in Mruk’s window. He had put up with the alarm clock for years, as one puts up with a neighbour who hammers, but lately it had been getting into his purring and knocking it out of step. He wanted one thing only: that it should tick when he breathed in, and be quiet when he breathed out.",
      pl: "W oknie Mruka coś tykało. Znosił ten budzik od lat, jak się znosi sąsiada, który majsterkuje, ale ostatnio tykanie zaczęło mu wchodzić w mruczenie i mylić takt. Chciał tylko jednego: żeby tykało, kiedy on robi wdech, a kiedy robi wydech, siedziało cicho.",
    },
    {
      as: ["Feeding Time", "pora karmienia"],
      en: "People look at the clock to find out whether they are hungry. Mruk had observed it more than once: they raise their heads, they look at the dial, and suddenly they are. If a hand could be persuaded to lie down on the right figure, the rest would follow, tin-opener included. He got up on the sill.",
      pl: "Ludzie patrzą na zegar, żeby się dowiedzieć, czy są głodni. Mruk zauważył to nieraz: podnoszą głowę, patrzą na tarczę i nagle są. Gdyby więc skłonić wskazówkę, żeby położyła się na właściwej cyfrze, reszta przyszłaby sama, z otwieraczem do konserw włącznie. Wszedł na parapet.",
    },
    {
      as: ["Grandfather’s Alarm Clock", "budzik po dziadku"],
      en: "The alarm clock on the sill had belonged to Tomek’s grandfather, an engine driver, who was late only once in his life, for his own wedding. It stands on short legs, it speaks when it likes, and in the family it passes for a relation. So does Mruk. He had come to ask which of them was the closer one.",
      pl: "Budzik na parapecie został po dziadku Tomka, maszyniście, który spóźnił się w życiu tylko raz, na własny ślub. Stoi na krótkich nóżkach, odzywa się, kiedy chce, i uchodzi w rodzinie za krewnego. Mruk też. Przyszedł zapytać, który z nich jest bliższy.",
    },
    {
      as: ["the Missing Hour", "brakująca godzina"],
      en: "By Mruk’s reckoning there was an hour missing. When he dropped off the big hand had stood right at the top; when he opened his eyes it stood right at the top again, as if nothing had been going on. Somebody had taken sixty minutes out of his life. The suspect was on the sill, behind glass.",
      pl: "Według obliczeń Mruka brakowało jednej godziny. Kiedy zasypiał, duża wskazówka stała na samej górze, a kiedy otworzył oczy, znowu stała na samej górze, jakby nigdy nic. Ktoś wyjął mu z życia sześćdziesiąt minut. Podejrzany, czyli budzik, stał na parapecie, za szkłem.",
    },
    {
      as: ["the Lame Walker", "kulawy piechur"],
      en: "Mruk has nothing against walking, provided that it leads somewhere. The creature inside the alarm clock walks day and night, on one long leg and one short, and is always where it was yesterday. He took a seat opposite, so as to be present for once when it gave up and lay down like everybody else.",
      pl: "Mruk szanuje chodzenie, byle dokądś prowadziło. Stworzenie w budziku chodzi dniem i nocą, na jednej nodze dłuższej, drugiej krótszej, i zawsze jest tam, gdzie było wczoraj. Zajął miejsce naprzeciwko, żeby wreszcie być przy tym, jak się podda i położy jak wszyscy.",
    },
  ],
  obstacle: [
    {
      as: ["the Second Bell", "drugi dzwonek"],
      en: "His opponent, however, had two bells, one on either side, and between them a little hammer that can hit both at once. Mruk has one. He counted again, his own by feel, the others by sight, and the sum did not improve. It is disagreeable to open a conversation with so much less brass.",
      pl: "Przeciwnik miał jednak dwa dzwonki, po jednym na stronę, a między nimi młoteczek, który potrafi uderzyć w oba naraz. Mruk ma jeden. Policzył ponownie, swój na wyczucie, cudze na oko, i rachunek się nie poprawił. Niemiło jest zaczynać rozmowę, kiedy ma się o tyle mniej mosiądzu.",
    },
    {
      as: ["the Dial", "tarcza"],
      en: "He began, as one does among cats, with a stare. The dial stared back. It has twelve eyes, set in a ring, and not one eyelid, and nobody should sit down before such a face without having slept. After four minutes it stung; after five, Mruk was obliged to pretend that he was looking past it at the street.",
      pl: "Zaczął tak, jak się zaczyna z kotami, od spojrzenia. Tarcza też spojrzała. Ma dwanaście oczu ustawionych w kółko i ani jednej powieki, więc kto siada naprzeciwko takiej twarzy, powinien być wyspany. Po czterech minutach zapiekło, po pięciu Mruk musiał udawać, że patrzy obok, na ulicę.",
    },
    {
      as: ["the Winding", "nakręcanie"],
      en: "But the clock had an ally. Once a day Tomek takes it on his knees, turns something in its back and says “There we are, old man”, with a tenderness that in this flat ought to be kept for the backs of cats. He did it now. Mruk heard the spring grow tight, and felt it under his collar.",
      pl: "Budzik miał jednak sprzymierzeńca. Raz dziennie Tomek bierze go na kolana, przekręca mu coś w plecach i mówi „no, staruszku”, z czułością, która w tym domu należy się raczej plecom kota. Zrobił to akurat teraz. Mruk słyszał, jak napina się sprężyna, i czuł to pod obrożą.",
    },
    {
      as: ["the False Alarm", "fałszywy alarm"],
      en: "Hardly had he settled when it went off. Nobody had set it; apparently it had been brewing for a long time. It rang with its whole body and, ringing, walked along the sill, and Mruk, who is afraid of nothing, was able to establish from behind the armchair that there was indeed nothing to be afraid of.",
      pl: "Ledwie się usadowił, budzik się rozdzwonił. Nikt go nie nastawiał, widocznie zbierało się w nim od dawna. Dzwonił całym ciałem i dzwoniąc, szedł po parapecie, a Mruk, który niczego się nie boi, stwierdził zza fotela, że istotnie nie ma się czego bać.",
    },
    {
      as: ["the Higher Authority", "wyższa instancja"],
      en: "The trouble is that people believe it. Mruk had just stated, loudly and clearly, what time it was, when Ola raised her eyes from her page, looked straight past him at the dial and announced something different. “Not yet, Mruk,” she said. Three words, and no appeal. She had not even asked on what he based his figures.",
      pl: "Kłopot w tym, że ludzie mu wierzą. Mruk właśnie oświadczył, głośno i wyraźnie, która jest godzina, kiedy Ola podniosła wzrok znad kartki, spojrzała obok niego na tarczę i oznajmiła coś innego. „Jeszcze nie, Mruku” – powiedziała. Trzy słowa i żadnego odwołania. Nawet nie spytała, na czym opierał swoje wyliczenia.",
    },
    {
      as: ["the Rubber Feet", "gumowe nóżki"],
      en: "First he tried what has never yet failed with mugs: he set a white paw to its side and pushed. But the maker had thought of cats and shod the thing in rubber. It leaned over, ticked rather faster, from excitement, and as soon as the paw was gone it swung upright again, like a sailor.",
      pl: "Najpierw spróbował sposobu, który na kubki działa bez pudła: przyłożył z boku białą łapę i pchnął. Ale zegarmistrz pomyślał o kotach i podkuł rzecz gumą. Budzik przechylił się, zatykał trochę szybciej, z wrażenia, i gdy tylko łapa się cofnęła, wrócił do pionu jak marynarz.",
    },
    {
      as: ["the Agreed Evidence", "zgodne zeznania"],
      en: "Nor was the clock alone. Scarcely had Mruk stated his case when the radio gave the time signal in the kitchen, then a church spoke up beyond the roofs, and to the very second they both said the same as the party on the sill. It sounded like witnesses who have met beforehand in a café.",
      pl: "W dodatku budzik nie był sam. Ledwie Mruk przedstawił sprawę, radio w kuchni podało sygnał czasu, potem odezwał się kościół za dachami i co do sekundy powiedzieli to samo, co ten na parapecie. Brzmiało to jak zeznania świadków, którzy wcześniej spotkali się w kawiarni.",
    },
  ],
  turn: [
    {
      as: ["One Tick Is Missing", "Brakuje jednego tyknięcia"],
      en: "Then something occurred that no watchmaker can explain. It said one, it said two, and in the place of three came nothing, for just so long that a cat could put in one purr. After that the ticking went on, but softer, as if on tiptoe, and precisely at the pace it had been given.",
      pl: "Wtedy stało się coś, czego nie wyjaśni żaden zegarmistrz. Tyknęło raz, tyknęło drugi, a za trzecim nie tyknęło nic, akurat na tyle długo, żeby kot zdążył wstawić jedno mruknięcie. Potem tykanie ruszyło dalej, ale ciszej, jakby na palcach, i dokładnie w podanym tempie.",
    },
    {
      as: ["A Quarter Past Mruk", "Kwadrans po Mruku"],
      en: "So Mruk sat down in front of it, close up, with his back to the room. At one stroke there was no time left in the flat, there was only cat, from one rim of the dial to the other. “What time is it?” somebody asked. “Quarter past Mruk,” somebody answered, and it turned out that one can live by that.",
      pl: "Mruk usiadł więc przed budzikiem, blisko, plecami do pokoju. Z chwili na chwilę w mieszkaniu zabrakło czasu, był tylko kot, od brzegu tarczy do brzegu. „Która godzina?” – spytał ktoś. „Kwadrans po Mruku” – odpowiedział ktoś inny i okazało się, że da się według tego żyć.",
    },
    {
      as: ["The First to Ring", "Kto pierwszy zadzwoni"],
      en: "It was decided by speed. Mruk had noticed that before it rings a clock draws breath: there is a tiny click, as though somebody were raising an eyebrow. He waited for the click and shook his head, once. His own bell had finished before the hammer moved, and all that came afterwards was merely an echo.",
      pl: "Rozstrzygnęła szybkość. Mruk zauważył, że przed dzwonieniem budzik nabiera tchu: słychać maleńkie kliknięcie, jakby ktoś uniósł brew. Zaczekał na nie i raz potrząsnął głową. Jego dzwonek skończył, zanim tamten ruszył młoteczkiem, i wszystko, co nastąpiło potem, było już tylko echem.",
    },
    {
      as: ["Time Falls on a Cushion", "Czas spada na poduszkę"],
      en: "He merely stretched. But a cat who stretches on a sill is longer than the sill, and at the far end of him stood the clock. It fell on a cushion, without a sound. When Tomek picked it up and held it to his ear it was going as usual, only eleven minutes fast. “Look at that,” said Tomek, “you’ve convinced it.”",
      pl: "On się tylko przeciągnął. Ale kot, który się przeciąga na parapecie, jest dłuższy niż parapet, a na samym końcu stał budzik. Spadł na poduszkę, bezgłośnie. Kiedy Tomek podniósł go i przyłożył do ucha, chodził jak zwykle, tylko spieszył się o jedenaście minut. „No proszę – powiedział Tomek – przekonałeś go”.",
    },
    {
      as: ["Mr Zenon Sets His Watch", "Pan Zenon reguluje zegarek"],
      en: "Judgement was passed by Mr Zenon. He had come up about the fuses, and on his way out he drew a watch from his waistcoat, glanced at the sill and put it right by a minute. “By the clock?” asked Ola. “By the gentleman next to it,” said Mr Zenon. “He’s been going for years and has never once stopped.”",
      pl: "Wyrok wydał pan Zenon. Przyszedł w sprawie bezpieczników i wychodząc, wyjął z kamizelki zegarek, zerknął na parapet i poprawił wskazówkę o minutę. „Według budzika?” – spytała Ola. „Według pana obok – odpowiedział pan Zenon. – Chodzi od lat i jeszcze ani razu nie stanął”.",
    },
    {
      as: ["It Depends on the Globe", "To zależy od globusa"],
      en: "Tomek fetched the globe. He showed with a finger that while it is one hour here, in Lisbon it is another and in Vladivostok something else altogether, and that each of them is right. Mruk laid a paw on the ocean and the world stopped at a small island. There, as was worked out in pencil, a cat was being fed at this very moment.",
      pl: "Tomek przyniósł globus. Pokazał palcem, że kiedy tu jest jedna godzina, w Lizbonie jest inna, a we Władywostoku jeszcze inna i każda jest prawdziwa. Mruk położył łapę na oceanie i świat stanął na małej wyspie. Tam, jak wyliczono ołówkiem, właśnie w tej chwili karmiono jakiegoś kota.",
    },
    {
      as: ["A Very Small Heart", "Bardzo małe serce"],
      en: "Mruk lay down and, for lack of other room, rested his cheek against the metal. He meant to overhear what it was plotting. But there was only something small in there, overworked and terrified of stopping, all heart and nothing besides, without a day off for years. He moved a little closer. At that distance it is impossible to quarrel.",
      pl: "Mruk położył się i, z braku innego miejsca, oparł policzek o blachę. Chciał podsłuchać, co tam knują. Ale w środku było tylko coś małego, zapracowanego i w strachu, że stanie, samo serce i nic poza tym, od lat bez dnia urlopu. Przysunął się trochę. Z takiej odległości kłócić się nie sposób.",
    },
  ],
  ending: [
    {
      en: "Since then the family has lived by two times, the official and the real. The official one can be read from a dial; the real one begins when nine kilograms land on the floor of the hall. The former is used for trains. In all matters of importance, such as dairy, the latter is binding.",
      pl: "Od tej pory rodzina żyje według dwóch czasów, urzędowego i prawdziwego. Urzędowy odczytuje się z tarczy, prawdziwy zaczyna się wtedy, kiedy na podłodze w przedpokoju ląduje dziewięć kilo. Do pociągów stosuje się pierwszy. We wszystkich sprawach ważnych, na przykład nabiału, obowiązuje drugi.",
    },
    {
      en: "“How long did all that take?” asked Ola. Nobody could tell her. Ten minutes, according to Tomek; an hour, according to the kettle, which had boiled dry. Mruk, if consulted, would have answered as he always does: as long as it needed. He tucked in his paws, the left one first, and let some more of it go by.",
      pl: "„Ile to wszystko trwało?” – spytała Ola. Nikt nie umiał powiedzieć. Według Tomka dziesięć minut, według czajnika, z którego wszystko wyparowało, godzinę. Mruk, gdyby zasięgnięto jego zdania, odpowiedziałby jak zawsze: tyle, ile trzeba. Schował łapy, najpierw lewą, i przepuścił przed sobą jeszcze trochę.",
    },
    {
      en: "As a sign of goodwill he then fell asleep without fixing the hour at which he was to be woken. He does not do that for everyone. His flank rose and sank, twenty times to the minute, as Tomek, who has to check such things, discovered. It was more regular than anything they had ever taken to be mended.",
      pl: "Na znak dobrej woli zasnął, nie ustalając godziny pobudki. Nie dla każdego to robi. Bok unosił się i opadał, dwadzieścia razy na minutę, co stwierdził Tomek, który musi takie rzeczy sprawdzić. Było to bardziej regularne niż wszystko, co kiedykolwiek nosili do zegarmistrza.",
    },
    {
      en: "There remained the question of what a cat does with time once he has it. He did what all rulers do and proclaimed a holiday. It extended from the curtain to the edge of the sill, it was celebrated lying down, and throughout the whole of it nobody was on duty but the tip of one tail.",
      pl: "Pozostawało pytanie, co kot robi z czasem, kiedy już go ma. Zrobił to, co wszyscy władcy, i ogłosił święto. Rozciągało się od firanki do krawędzi parapetu, obchodzono je na leżąco, a dyżur pełnił przez cały czas jedynie koniec jednego ogona.",
    },
    {
      en: "Later Ola found a white hair on the minute hand, right inside, under the glass. Nobody could say how it had got in. She left it where it was. It travels round once an hour, and whenever it passes the twelve she has the feeling that somebody has looked in to see that all is well.",
      pl: "Później Ola znalazła na dużej wskazówce biały włos, w samym środku, pod szkłem. Nikt nie wiedział, jak tam wszedł. Zostawiła go. Jeździ w kółko, raz na godzinę, i za każdym razem, kiedy mija dwunastkę, Ola ma wrażenie, że ktoś zajrzał sprawdzić, czy wszystko w porządku.",
    },
    {
      en: "The street, which knew nothing about it, went on living by its own watches. From above Mruk observed people running for a tram in order to save three minutes that they would afterwards have no idea where to put. He could have let them have some of his. He had more than he required, and it was fresh.",
      pl: "Ulica, która o niczym nie wiedziała, żyła dalej według własnych zegarków. Mruk przyglądał się z góry, jak ludzie biegną do tramwaju, żeby zaoszczędzić trzy minuty, z którymi potem nie wiedzą, co zrobić. Mógłby im odstąpić trochę swoich. Miał więcej, niż potrzebował, i to świeżych.",
    },
    {
      en: "He did not gloat. He washed, from the whiskers down and leaving nothing out, and whoever has seen a cat wash knows that neither a minister nor a train could hurry him. When he was through with the fourth paw it was later than before. He looked about, in case anyone meant to hold this against him.",
      pl: "Nie triumfował. Umył się, od wąsów w dół, niczego nie pomijając, a kto widział myjącego się kota, ten wie, że nie pogoni go ani minister, ani pociąg. Kiedy skończył czwartą łapę, było później niż przedtem. Rozejrzał się, czy ktoś nie ma o to pretensji.",
    },
  ],
};
