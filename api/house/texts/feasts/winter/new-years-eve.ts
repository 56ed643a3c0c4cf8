import type { Feast } from "#api/house/texts/model.ts";

/** New Year’s Eve. */
export const newYearsEve: Feast = {
  name: "new-years-eve",
  day: { date: "12-31" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["That’s Only the Fifteen", "To tylko piętnastka"],
        en: [
          "“I’ll take him,” Mr Zenon had said, with his eyes on his cap. “I go down there in any case.” So on New Year’s Eve, soon after eight, Mruk was carried past the ground floor and down another eleven steps, into the cellar, under Mr Zenon’s good coat.",
          "The boys’ first rockets had gone off at dusk. Mruk does not discuss rockets. He had spent an hour behind the bath, between the cork and the wall, and when Ola held out a hand to him he had looked past it. She was expected across town. She had stood in the hall with one glove on and did not know which way to turn.",
          "The last compartment on the left has walls a metre thick. In it were a chair, a second chair, a blanket, a lamp that burned low, and a shelf with jars of plums from three different summers. Mr Zenon had brought a thermos. He closed the door, and the city, which had been cracking its knuckles, was gone.",
          "They sat. In the wall a pipe was talking to itself. By and by Mr Zenon took off his cap. He had no great love of noise, he remarked to the jars; other people were welcome to it. His hand, when he unscrewed the cup, shook a bit, and he looked at it until it stopped. Mruk, who had been a shape under the blanket, came out as far as the shoulders.",
          "Once, the floor gave a start, as it does when a tram goes over the points; but there was no tram. Mruk’s ears went flat. Mr Zenon moved his chair until its leg touched the leg of Mruk’s. “That’s the fifteen,” he said firmly. Mruk looked at him. Both of them knew the timetable.",
          "“That’s the fifteen,” Mr Zenon said again at each bang, and the bangs came closer together. At the ninth or tenth Mruk laid his chin down on the good coat. It had grown warm in the compartment, and somewhere above them people were counting backwards.",
        ],
        pl: [
          "„Ja go wezmę – powiedział pan Zenon, patrząc w swoją czapkę. – I tak tam schodzę”. Tak więc w sylwestra, niedługo po ósmej, Mruk pojechał pod dobrym płaszczem pana Zenona na parter i jeszcze jedenaście stopni niżej, do piwnicy.",
          "Pierwsze rakiety chłopcy odpalili o zmierzchu. Mruk o rakietach nie rozmawia. Spędził godzinę za wanną, między korkiem a ścianą, a kiedy Ola wyciągnęła do niego rękę, patrzył obok. Czekali na nią na drugim końcu miasta. Stała w przedpokoju w jednej rękawiczce i nie wiedziała, w którą stronę się obrócić.",
          "Ostatni boks po lewej ma mury na metr. Były w nim krzesło, drugie krzesło, koc, lampa skręcona na mało i półka ze śliwkami z trzech różnych lat. Pan Zenon wziął z sobą termos. Zamknął drzwi i miasto, które właśnie strzelało palcami, znikło.",
          "Siedzieli. W ścianie rura mówiła coś do siebie. Po jakimś czasie pan Zenon zdjął czapkę. Nie przepada za hałasem, zauważył w stronę słoików; komu to potrzebne, proszę bardzo. Gdy odkręcał kubek, ręka trochę mu drżała, więc patrzył na nią, aż przestała. Mruk, który był dotąd kształtem pod kocem, wyszedł po łopatki.",
          "Raz drgnęła podłoga, jak wtedy, kiedy tramwaj bierze zwrotnicę; tylko że nie było tramwaju. Mruk położył uszy. Pan Zenon przysunął krzesło, aż noga dotknęła nogi krzesła Mruka. „To piętnastka” – oznajmił pewnym głosem. Mruk spojrzał na niego. Obaj znali rozkład.",
          "„To piętnastka” – powtarzał pan Zenon przy każdym huku, a huki szły coraz gęściej. Przy dziewiątym albo dziesiątym Mruk położył brodę na dobrym płaszczu. W boksie zrobiło się ciepło, a gdzieś nad nimi ludzie liczyli od tyłu.",
        ],
        picture: { place: "cellar", pose: "loaf", props: ["lamp"], on: "chair", company: "zenon", posture: "sitting" },
      },
      {
        title: ["Now We’ve Got a Middle", "Teraz mamy środek"],
        en: [
          "Ola and Tomek were not going anywhere. It was New Year’s Eve, and they stood in the hall in their socks, Tomek in the tie with the globes. “We ought to dance,” said Ola. “A little. For form’s sake.”",
          "The big room has the tree in it, and the kitchen the dishes. That left the hall: six metres long, two wide, with a wardrobe halfway. The music came out of the kitchen through the open door. Tomek counted to three, trod on her, apologised to the wardrobe, and they were off.",
          "In the floor of the hall lives a board that speaks. It lies in front of the door to the stairs, where you turn, and it has a single word, drawn out and doubtful. On every round it said its word, always on the second beat. “It’s putting me off,” said Tomek. They tried longer steps and then shorter ones. The board found them.",
          "Mruk was sitting on the shoe cupboard. He did not mind the dancing; people have to wear the year down somehow. But he lives with this board. He knew that once it has begun, it goes on all night, by itself, out of annoyance. At the next turn he jumped down.",
          "As soon as there was nobody on the board, he lay down on it at full length. “Now we’ve got an obstacle,” Tomek panted. “Now we’ve got a middle,” said Ola. From then on they stayed at that end and went around him. That made a circle of what had been a corridor, and in a circle, as any geographer could tell them, there is no need to turn.",
          "The waltz ended and another began. Nobody trod on anybody. Each time round, Ola’s hem passed over Mruk’s ear from the left. At midnight the bells rang, and people came out on all the landings, so that every board in the house had something to say. Mruk felt the one underneath him move. He leaned on it.",
        ],
        pl: [
          "Ola i Tomek nigdzie się nie wybierali. Był sylwester i stali w przedpokoju w skarpetkach, Tomek w krawacie w globusy. „Trzeba by zatańczyć – orzekła Ola. – Trochę. Dla porządku”.",
          "W dużym pokoju stoi choinka, w kuchni naczynia. Został przedpokój: sześć metrów długości, dwa szerokości, w połowie szafa. Muzyka szła z kuchni przez otwarte drzwi. Tomek policzył do trzech, nadepnął na Olę, przeprosił szafę i ruszyli.",
          "W podłodze przedpokoju mieszka klepka, która mówi. Leży pod drzwiami na schody, tam gdzie się zawraca, i zna jedno słowo, przeciągłe i pełne wątpliwości. Przy każdym okrążeniu je wypowiadała, zawsze na dwa. „Wybija mnie” – poskarżył się Tomek. Stawiali dłuższe kroki, potem krótsze. Klepka i tak ich znajdowała.",
          "Mruk siedział na szafce z butami. Taniec mu nie przeszkadzał; ludzie muszą jakoś zedrzeć ten rok. Ale on z klepką mieszka. Wiedział, że kiedy już zacznie, gada całą noc, nawet sama, ze złości. Przy następnym zakręcie zeskoczył.",
          "Gdy tylko klepka się zwolniła, położył się na niej jak długi. „Teraz mamy przeszkodę” – wysapał Tomek. „Teraz mamy środek” – powiedziała Ola. Odtąd zostali na tym końcu i krążyli wokół niego. Z korytarza zrobiło się koło, a w kole, co potwierdzi każdy geograf, nie trzeba zawracać.",
          "Walc się skończył i zaczął się następny. Nikt nikogo nie deptał. Rąbek sukienki Oli za każdym razem przesuwał się Mrukowi po uchu, od lewej. O północy uderzyły dzwony, na wszystkie piętra wyszli ludzie i każda deska w domu miała coś do powiedzenia. Mruk poczuł, że klepka pod nim się rusza. Oparł się na niej całym ciężarem.",
        ],
        picture: { place: "hall", pose: "loaf", props: [], eyes: "half", by: "closed door", company: "nobody" },
      },
      {
        title: ["Why Was the Old Year Kept In?", "Czemu stary rok został w kozie?"],
        en: [
          "Mrs Halina had torn off three hundred and sixty-four leaves this year, one every night before the news, and under each of them there was the next. Under the thirty-first of December there is only cardboard. She tears that leaf off too, at nine sharp, standing up, and puts it in the drawer with the bobbins: thirty-ones only, one for each year.",
          "She had her hand at the nail when Mr Rysiek came about the tap. While she showed him which one it was, Mruk, who had been invited to sit with her because of the bangs, was left alone with the calendar. The leaf was the last. It stood away from the board, and a draught went in behind it.",
          "When Mrs Halina came back, the nail held a piece of cardboard and a shred. She looked under the sideboard. She looked at the cat. A corner stuck out from under his chest, with half a three on it and the beginning of a sunrise.",
          "“Give it here,” she said. Mruk had no objection to giving, but he was holding the leaf with eighteen claws, and these let go in an order of their own. She could have pulled. But what tears on a night like this is torn for the whole year, so she sat down opposite him, in her good dress, and waited. The hand of the clock stood at nine. It passed nine.",
          "So the old year was being kept in. She thought of what had been in it; there was a wedding, and there was the fourteenth of June. “All right, then,” she said after a while. “A quarter of an hour. But I’d like to ask for that June again.”",
          "At twenty past, something went off behind the roofs, and Mruk pulled in all his claws at once to get under the table. The leaf stayed. It had eighteen holes. When Mrs Halina held it up to the lamp, before laying it in with the bobbins, the light came through every one of them.",
        ],
        pl: [
          "Trzysta sześćdziesiąt cztery kartki zerwała pani Halina w tym roku, co wieczór jedną, przed wiadomościami, i pod każdą była następna. Pod trzydziestym pierwszym grudnia jest już tylko tektura. Zrywa i tę, punktualnie o dziewiątej, na stojąco, a kartkę kładzie do szuflady ze szpulkami, gdzie leżą same trzydzieste pierwsze, po jednym z każdego roku.",
          "Miała już rękę przy gwoździu, kiedy przyszedł pan Rysiek w sprawie kranu. Gdy mu pokazywała, o który chodzi, Mruk, zaproszony do niej na wieczór z powodu huków, został sam na sam z kalendarzem. Kartka była ostatnia. Odstawała od tektury i chodził za nią przeciąg.",
          "Kiedy pani Halina wróciła, na gwoździu wisiała tektura i strzęp. Zajrzała pod kredens. Spojrzała na kota. Spod jego piersi wystawał róg z połową trójki i z początkiem wschodu słońca.",
          "„Oddaj” – powiedziała. Mruk nie miał nic przeciwko oddawaniu, ale trzymał kartkę osiemnastoma pazurami, a te puszczają we własnej kolejności. Mogła pociągnąć. Tylko że co się w taką noc rozedrze, to się drze cały rok, więc usiadła naprzeciw niego, w dobrej sukience, i czekała. Wskazówka stała na dziewiątej. Minęła dziewiątą.",
          "Stary rok został więc w kozie. Pomyślała, co w nim było; był ślub i był czternasty czerwca. „No dobrze – odezwała się po chwili. – Kwadrans. Ale o ten czerwiec to bym jeszcze raz poprosiła”.",
          "Dwadzieścia po coś wystrzeliło za dachami i Mruk wciągnął wszystkie pazury naraz, żeby zdążyć pod stół. Kartka została. Miała osiemnaście dziurek. Kiedy pani Halina, zanim położyła ją do szpulek, podniosła ją do lampy, światło przeszło przez każdą.",
        ],
        picture: {
          place: "parlour",
          pose: "crouch",
          props: [],
          eyes: "wide",
          under: "table",
          company: "halina",
        },
      },
    ],
  },
};
