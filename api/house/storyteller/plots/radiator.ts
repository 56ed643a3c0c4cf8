import type { Plot } from "../model.ts";

/** The warm place on the radiator, and those who also want it. Only in the heated months. */
export const radiator: Plot = {
  name: "radiator",
  category: "Lifestyle",
  when: { heating: [true] },
  pictures: [
    {
      place: "radiator",
      pose: "drape",
      props: ["cactus", "mug"],
      eyes: "half",
      en: "Mruk poured over a warm radiator",
      pl: "Mruk rozlany na ciepłym kaloryferze",
    },
    {
      place: "radiator",
      pose: "sleep",
      props: ["slippers"],
      eyes: "closed",
      en: "Mruk asleep along the top of the radiator",
      pl: "Mruk śpi, wyciągnięty na kaloryferze",
    },
    {
      place: "radiator",
      pose: "loaf",
      props: ["geranium", "clock"],
      eyes: "half",
      en: "Mruk on the white radiator, tucked up like a loaf",
      pl: "Mruk na białym kaloryferze, złożony jak bochenek",
    },
  ],
  wish: [
    {
      as: ["the Thirteen Ribs", "trzynaście żeberek"],
      en: "The radiator under the tall window has thirteen ribs, and Mruk has a use for each of them. The first four are for the chest, the next five for the stomach, and on the last he keeps his back paws. He had come to take up residence for the season.",
      pl: "Kaloryfer pod wysokim oknem ma trzynaście żeberek i Mruk dla każdego ma zastosowanie. Pierwsze cztery są na pierś, następne pięć na brzuch, a na ostatnich trzyma się tylne łapy. Przyszedł się właśnie zameldować na cały sezon.",
    },
    {
      as: ["the Seventh Rib", "siódme żeberko"],
      en: "Not every rib of a radiator is the same. The seventh, counting from the wall, is the one where the warmth stops to rest, and whoever puts his heart exactly there need not worry about anything until evening. Mruk worried about many things, and so he was on his way there.",
      pl: "Żeberko żeberku nierówne. Siódme, licząc od ściany, to to, na którym ciepło przystaje, żeby odsapnąć, i kto ułoży serce dokładnie w tym miejscu, nie musi się już o nic martwić. Mruk miał sporo zmartwień, więc właśnie tam się wybierał.",
    },
    {
      as: ["the Warmth", "ciepło"],
      en: "All Mruk wanted was to get warm to the middle. It takes longer than people suppose, for there is a good deal of Mruk, and the middle lies deep. One needs cast iron, an hour and a half, and nobody asking whether one is comfortable.",
      pl: "Mruk chciał tylko rozgrzać się aż do środka. Trwa to dłużej, niż ludzie sądzą, bo Mruka jest dużo, a środek leży głęboko. Potrzebne jest żeliwo, półtorej godziny i nikt, kto by pytał, czy wygodnie.",
    },
    {
      as: ["the Season Ticket", "abonament"],
      en: "He has held the radiator for so many winters that it can be regarded as a season ticket. There is no paper to prove it, but there is a place where the paint has been worn matt in the shape of a cat. Mruk jumped up to extend the validity.",
      pl: "Trzyma ten kaloryfer od tylu zim, że można mówić o abonamencie. Papieru na to nie ma, jest za to miejsce, w którym farba wytarła się na mat w kształcie kota. Mruk wskoczył, żeby przedłużyć ważność.",
    },
    {
      as: ["the Cold Paw", "zimna łapa"],
      en: "One of his paws was cold. It was the left one at the back, which had trodden on the balcony sill out of pure curiosity and come back with news of the north. The other three refused to walk with it. There was only one thing to be done, and it was white and had thirteen ribs.",
      pl: "Jedną łapę miał zimną. Tylną lewą, która z czystej ciekawości nadepnęła na próg balkonu i wróciła z wieściami z północy. Pozostałe trzy nie chciały z nią chodzić. Było na to jedno lekarstwo, białe i z trzynastoma żeberkami.",
    },
    {
      as: ["the Quiet Tram", "cichy tramwaj"],
      en: "There is a small tram living in that radiator; of this Mruk has spoken elsewhere. It ticks, it gurgles, it goes from rib to rib and does not carry advertisements. He had arranged with it for the usual time and had come a little early, so as to get a seat by the window.",
      pl: "W tym kaloryferze mieszka mały tramwaj, o czym Mruk mówił przy innej okazji. Tyka, bulgocze, jeździ od żeberka do żeberka i nie ma na sobie reklam. Mruk umówił się z nim jak zwykle i przyszedł trochę wcześniej, żeby zająć miejsce przy oknie.",
    },
    {
      as: ["the Ironing of a Cat", "prasowanie kota"],
      en: "After a night on Ola’s feet one gets up creased. Mruk knows only one remedy for this, and it is done lengthwise: one lies down along the hot radiator, lets go of everything that can be let go of, and waits until one is smooth.",
      pl: "Po nocy spędzonej u Oli w nogach człowiek wstaje pognieciony, kot także. Mruk zna na to jeden sposób, stosowany wzdłuż: kładzie się na gorącym kaloryferze, puszcza wszystko, co da się puścić, i czeka, aż się wygładzi.",
    },
  ],
  obstacle: [
    {
      as: ["the Wet Socks", "mokre skarpetki"],
      en: "But on the radiator lay socks. There were four pairs of them, wet, laid out in rank by Tomek, and they were steaming like small horses. They took up ribs one to eleven, and they smelled of having been somewhere. Mruk looked along the line for its weakest point.",
      pl: "Na kaloryferze leżały jednak skarpetki. Cztery pary, mokre, rozłożone przez Tomka w szeregu, parowały jak małe konie. Zajmowały żeberka od pierwszego do jedenastego i pachniały tym, gdzie były. Mruk szukał w szeregu najsłabszego miejsca.",
    },
    {
      as: ["the Bread Dough", "ciasto drożdżowe"],
      en: "But Ola had put the dough there to rise. It lived in the big bowl under a cloth, and it was already looking out. “Don’t you sit on it,” she said, which was unnecessary; Mruk does not sit on those who are bigger than himself. It was the tone that hurt.",
      pl: "Ola postawiła tam jednak ciasto, żeby rosło. Mieszkało w dużej misce pod ściereczką i już wyglądało na zewnątrz. „Tylko na nim nie siadaj” – powiedziała, zupełnie niepotrzebnie, bo Mruk nie siada na większych od siebie. Zabolał go ton.",
    },
    {
      as: ["the Cold Iron", "zimne żeliwo"],
      en: "But the radiator was cold. It was as cold as a key. Somewhere down in the cellar a valve had gone on strike, and through the whole house, floor by floor, one heard people patting the ribs and saying “Well?” Mruk too put a paw on it, and he too said something.",
      pl: "Ale kaloryfer był zimny. Zimny jak klucz. Gdzieś w piwnicy zastrajkował zawór i w całym domu, piętro po piętrze, słychać było, jak ludzie klepią żeberka i mówią „No i co?”. Mruk też położył na nim łapę i też coś powiedział.",
    },
    {
      as: ["the Cactus", "kaktus"],
      en: "But a cactus had been moved in. It had been given the middle, with the good view, because plants, so it was said, have a hard time at this time of year. Mruk greeted it with his nose, as one does with the new ones, and it did not take the greeting well.",
      pl: "Ale dokwaterowano mu kaktus. Dostał sam środek, z ładnym widokiem, bo roślinom, jak mówiono, jest o tej porze ciężko. Mruk przywitał go nosem, jak się wita nowych, a kaktus przyjął to źle.",
    },
    {
      as: ["the Scarf", "szalik"],
      en: "But along the whole length of it lay a scarf. It was Mrs Halina’s, washed, knitted by herself in eleven colours, and it was not to be sat on, stepped on or breathed on. She had brought it up in person because her own radiator was, as she put it, a decoration.",
      pl: "Ale na całej jego długości leżał szalik. Należał do pani Haliny, był uprany, zrobiony własnoręcznie w jedenastu kolorach i nie wolno było na nim siadać, deptać go ani na niego chuchać. Przyniosła go osobiście, bo jej kaloryfer służył, jak mówiła, do ozdoby.",
    },
    {
      as: ["the Homework", "praca domowa"],
      en: "But it was occupied by Staś, with his whole back. He had locked himself out until his mother came, and had been sent up to do his sums somewhere warm. He was doing them very slowly. A boy’s back covers eight ribs, and there is nothing so wide as a boy who cannot divide.",
      pl: "Ale zajmował go Staś, całymi plecami. Zatrzasnął drzwi i do powrotu mamy przysłano go na górę, żeby w cieple odrobił rachunki. Odrabiał je bardzo powoli. Plecy chłopca zakrywają osiem żeberek, a nie ma nic szerszego niż chłopiec, który nie umie dzielić.",
    },
    {
      as: ["the Plumber", "hydraulik"],
      en: "But a man was lying in front of it with a spanner. He had come to let out the air. He let it out, it whistled, he nodded and let out more. “Nice cat,” he said without looking, and put his bag on the exact spot. It was a black bag, with the whole of human stupidity in it, and pliers.",
      pl: "Ale leżał przed nim pan z kluczem francuskim. Przyszedł go odpowietrzyć. Odpowietrzał, kaloryfer gwizdał, pan kiwał głową i odpowietrzał dalej. „Ładny kot” – powiedział, nie patrząc, i dokładnie w tym miejscu postawił torbę. Była czarna i mieściła całą ludzką bezmyślność oraz kombinerki.",
    },
  ],
  turn: [
    {
      as: ["Rib by Rib", "Żeberko po żeberku"],
      en: "Mruk did not fight; he moved in. First came one paw, which merely happened to be lying there. After a while there came another, then a shoulder, then some stomach. At no moment could anybody have said: now he is pushing. And yet in half an hour there was, on the radiator, nothing but cat.",
      pl: "Mruk nie walczył, Mruk się wprowadzał. Najpierw pojawiła się jedna łapa, która po prostu tam leżała. Po chwili druga, potem bark, potem trochę brzucha. W żadnym momencie nikt nie mógł powiedzieć: o, teraz się pcha. A jednak po półgodzinie na kaloryferze był wyłącznie kot.",
    },
    {
      as: ["Mr Zenon Turns Something", "Pan Zenon czymś przekręca"],
      en: "It was then that Mr Zenon began to knock on the pipes in the cellar, three times, with the largest of his forty keys. Something in the wall drew breath. Everybody ran to look and to feel, and took away what was theirs to see if it was damp. By the time they came back there was a grey tail hanging down.",
      pl: "I właśnie wtedy pan Zenon zapukał w piwnicy w rury, trzy razy, największym ze swoich czterdziestu kluczy. W ścianie coś nabrało tchu. Wszyscy pobiegli zobaczyć i pomacać, a każdy zabrał, co jego, żeby nie zamokło. Kiedy wrócili, z kaloryfera zwisał szary ogon.",
    },
    {
      as: ["A Sigh with a Draught in It", "Westchnienie z przeciągiem"],
      en: "He sat down on the floor and sighed. It was a sigh with draught and floorboards in it, with old age and chilblains, and at the end it broke off. “Oh dear,” said Ola. She has translated three Russian novels and yet she has no defence against this. In two minutes the place was free.",
      pl: "Usiadł na podłodze i westchnął. Było w tym westchnieniu ciągnięcie od podłogi, starość i odmrożenia, a na końcu się urwało. „O rany” – powiedziała Ola. Przetłumaczyła trzy rosyjskie powieści, a na to jest bezbronna. Po dwóch minutach miejsce było wolne.",
    },
    {
      as: ["The Warmest Lap Votes", "Najcieplejsze kolana głosują"],
      en: "So he went over to the reserves. The reserves were Tomek, who was sitting nearby, and who is thirty-six point six all the year round. Mruk lay on him so thoroughly that Tomek lost the feeling in both his legs, and after an hour cleared the radiator himself, with his own hands, and carried him there.",
      pl: "Sięgnął więc po rezerwy. W rezerwie był Tomek, który siedział w pobliżu i który przez cały rok ma trzydzieści sześć i sześć. Mruk położył się na nim tak gruntownie, że Tomek stracił czucie w obu nogach i po godzinie sam, własnymi rękami, opróżnił kaloryfer i go tam zaniósł.",
    },
    {
      as: ["The Little Tram Rings", "Dzwoni mały tramwaj"],
      en: "Then in the seventh rib there was a tick. There was another, and after it a gurgle, and a small clear ring that only one of those present understood. Mruk stood up like a passenger whose number has come. He went through everything that was in his way, politely, with his eyes fixed ahead, as one gets on at the centre.",
      pl: "Wtedy w siódmym żeberku coś tyknęło. Tyknęło jeszcze raz, potem zabulgotało i zadzwoniło, cienko i czysto, co zrozumiał tylko jeden z obecnych. Mruk wstał jak pasażer, którego numer właśnie podjechał. Przeszedł przez wszystko, co stało mu na drodze, uprzejmie, patrząc przed siebie, tak jak się wsiada w Śródmieściu.",
    },
    {
      as: ["The Far End Has Advantages", "Zalety drugiego końca"],
      en: "At the far end, by the wall, two ribs were still free. Nobody wants them, since there one lies with one’s nose to the paper. Mruk took them, because one has to begin somewhere, and began to stretch. A cat that stretches is not doing anything to anybody. In the end he was as long as the radiator.",
      pl: "Na samym końcu, przy ścianie, zostały dwa wolne żeberka. Nikt ich nie chce, bo leży się tam z nosem w tapecie. Mruk je wziął, bo od czegoś trzeba zacząć, i zaczął się przeciągać. Kot, który się przeciąga, nikomu nic nie robi. W końcu był tak długi jak kaloryfer.",
    },
    {
      as: ["Everyone Has Tea", "Wszyscy na herbatę"],
      en: "“Tea!” called Ola from the kitchen, and the room emptied as a tram empties at the terminus, taking its bags along. Whoever goes to have tea has given up a place; every child knows that rhyme. Mruk waited for one second, out of good manners. It was, for him, a long second.",
      pl: "„Herbata!” – zawołała z kuchni Ola i pokój opustoszał jak tramwaj na pętli, razem z bagażami. Kto idzie na herbatę, ten traci miejsce, każde dziecko zna podobną zasadę. Mruk odczekał sekundę, dla przyzwoitości. Jak na niego, była to długa sekunda.",
    },
  ],
  ending: [
    {
      en: "The warmth came up rib by rib, the way light comes on in a staircase. It passed under his chest, it passed under the long part that has never been measured, and when it reached the cold end of the tail Mruk let one paw hang down, for ballast, and went out like a lamp.",
      pl: "Ciepło szło żeberko po żeberku, tak jak zapala się światło na klatce. Przeszło pod piersią, przeszło pod tą długą częścią, której nikt nigdy nie zmierzył, a kiedy dotarło do zimnego końca ogona, Mruk spuścił jedną łapę, dla równowagi, i zgasł jak lampa.",
    },
    {
      en: "From the front he looked like a cat on a radiator. From the side one saw that it had gone further: he had flowed into the gaps between the ribs and set. “We’ll have to wait till spring to get him off,” said Tomek. The radiator gurgled. It did not seem to have anything against that.",
      pl: "Od przodu wyglądał jak kot na kaloryferze. Z boku widać było, że sprawy zaszły dalej: spłynął między żeberka i zastygł. „Do wiosny go nie zdejmiemy” – powiedział Tomek. Kaloryfer zabulgotał. Chyba nie miał nic przeciwko temu.",
    },
    {
      en: "Ola came to warm her hands, and since there was no radiator to be seen she warmed them on Mruk. He let her. One must pass on what one gets; that is how central heating works. By and by the two of them were exactly as warm as each other, and neither could have said who had begun.",
      pl: "Ola przyszła ogrzać ręce, a ponieważ kaloryfera nie było widać, ogrzała je na Mruku. Pozwolił jej na to. Co się dostaje, trzeba podawać dalej, na tym polega centralne ogrzewanie. Po jakimś czasie oboje byli dokładnie tak samo ciepli i nikt by nie powiedział, kto zaczął.",
    },
    {
      en: "He lay with his eyes half shut and looked out at the stop, where people in scarves were waiting for a tram with only a paper ticket to keep them warm. He was not gloating. He simply lay a little flatter for each of them, so that at least somewhere in the city the average should be right.",
      pl: "Leżał z przymkniętymi oczami i patrzył na przystanek, gdzie ludzie w szalikach czekali na tramwaj i mieli do ogrzania się tylko bilet. Nie triumfował. Po prostu za każdego z nich leżał trochę bardziej płasko, żeby choć w jednym miejscu w mieście średnia się zgadzała.",
    },
    {
      en: "After some time a smell of warm cat began to spread through the flat, something between toast, wool and old books. It reached the hall, it went out on to the stairs. On the second floor Mrs Halina lifted her head, sniffed and took off her cardigan. “They’re heating,” she said.",
      pl: "Po jakimś czasie po mieszkaniu zaczął się rozchodzić zapach ciepłego kota, coś między grzanką, wełną a starą książką. Doszedł do przedpokoju, wyszedł na schody. Na drugim piętrze pani Halina podniosła głowę, pociągnęła nosem i zdjęła sweter. „Grzeją” – powiedziała.",
    },
    {
      en: "Later on somebody tried to slip a thermometer under him, in the interests of science. It showed thirty-eight and a half and a reproachful look. The thermometer was withdrawn, the look stayed for a while longer. Then it too closed, the left half first, and the whole radiator began to purr.",
      pl: "Ktoś próbował potem wsunąć pod niego termometr, w interesie nauki. Wskazał trzydzieści osiem i pół oraz pełne wyrzutu spojrzenie. Termometr wycofano, spojrzenie zostało jeszcze chwilę. Potem i ono się zamknęło, najpierw lewa połowa, i cały kaloryfer zaczął mruczeć.",
    },
    {
      en: "Thus it was restored to order: iron at the bottom, cat in the middle, wool on top, in the shape of a scarf that somebody had laid over him in passing. He did not need it. But it is pleasant to be given something when one already has everything, and he moved his ear in thanks.",
      pl: "W ten sposób porządek został przywrócony: na dole żeliwo, w środku kot, na wierzchu wełna, bo ktoś, przechodząc, przykrył go swetrem. Nie był mu potrzebny. Ale przyjemnie jest coś dostać, kiedy się już wszystko ma, i w podziękowaniu ruszył uchem.",
    },
  ],
};
