import type { Feast } from "#api/house/texts/model.ts";

/** The morning on which the first snow of the winter falls. */
export const firstSnow: Feast = {
  name: "first-snow",
  day: { rule: "first snow" },
  category: "Adventure",
  stories: {
    morning: [
      {
        title: ["Nobody Crosses the Yard", "Przez podwórko nikt nie idzie"],
        en: [
          "At a quarter past seven Mr Zenon came out with the shovel, looked at the courtyard and went back in for his cap. He then stood beside the door. It had been snowing since four, the first snow of this winter, and from wall to wall there was no mark on it.",
          "Mruk stood next to him. He had come down to see about the silence, for the trams that morning had gone by in slippers. In front of him lay a floor that had not been there yesterday. He stretched out a paw, thought about it and put it back where it came from.",
          "“Somebody’s got to begin,” said Mr Zenon. He said it to the shovel. The younger baker came out of the back door with a tray, saw the yard, and went along the wall on tiptoe, in a row of prints as narrow as a seam. Staś, with the rubbish, took the same seam the other way. The lady with the pram went round by the bins. By half past seven there was a path round three sides, and in the middle a white sheet of twelve metres by nine that had become everybody’s business.",
          "The snow went on falling. “I’ll do the edges,” said Mr Zenon. He did the edges. He had never done them so well.",
          "Then Mruk went, though nobody had asked him to. He set off from the step straight across, slowly, lifting each foot as if out of a shoe, and stopped in the middle. There he stayed. It was the deepest place. He looked at his own white paws, found none of them, and sat down to wait for them to turn up.",
          "Seventeen prints led up to him and not a single one led away. The windows were full of people with cups. “That’s as far as he goes,” said Mr Zenon after a time, and he laid the shovel over his shoulder and walked out in the cat’s footsteps, all seventeen, as well as a man of his size can, to fetch him.",
        ],
        pl: [
          "Kwadrans po siódmej pan Zenon wyszedł z łopatą, spojrzał na podwórko i wrócił po czapkę. Potem stanął przy drzwiach. Padało od czwartej, pierwszy raz tej zimy, i od ściany do ściany nie było ani śladu.",
          "Obok stał Mruk. Zszedł w sprawie ciszy, bo tramwaje jeździły tego ranka w kapciach. Leżała przed nim podłoga, której wczoraj nie było. Wyciągnął łapę, zastanowił się i odłożył ją tam, skąd ją wziął.",
          "„Ktoś musi zacząć” – powiedział pan Zenon. Powiedział to do łopaty. Tylnymi drzwiami wyszła młodsza piekarka z blachą, zobaczyła podwórko i przeszła pod ścianą na palcach, śladem wąskim jak szew. Staś ze śmieciami poszedł tym samym szwem w drugą stronę. Pani z wózkiem objechała śmietnik. O wpół do ósmej z trzech stron była ścieżka, a w środku biały arkusz, dwanaście metrów na dziewięć, który zaczął obchodzić wszystkich.",
          "A śnieg padał dalej. „Zrobię brzegi” – oznajmił pan Zenon. Zrobił brzegi. Nigdy jeszcze nie zrobił ich tak dobrze.",
          "I wtedy ruszył Mruk, choć nikt go nie prosił. Szedł od stopnia prosto przed siebie, powoli, każdą nogę wyjmując jak z buta, i stanął na środku. Tam został. Było to miejsce najgłębsze. Poszukał wzrokiem swoich białych łap, nie znalazł żadnej i usiadł, żeby poczekać, aż się odnajdą.",
          "Prowadziło do niego siedemnaście śladów, a z powrotem ani jeden. W oknach pełno było ludzi z filiżankami. „Dalej nie pójdzie” – powiedział po jakimś czasie pan Zenon, zarzucił łopatę na ramię i poszedł po niego kocim tropem, po wszystkich siedemnastu śladach, na ile to możliwe przy jego rozmiarze buta.",
        ],
        when: { weather: ["snow"] },
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          eyes: "half",
          by: "front steps",
          camera: "close",
          company: "nobody",
        },
      },
      {
        title: ["How Much of the Winter Is Left?", "Ile jeszcze zostało zimy?"],
        en: [
          "Since it was the first snow of the winter and Mruk would not go out to it, Ola opened the kitchen window and brought it in. She took it from the outer sill with both hands, heaped it up in the blue-rimmed bowl and put it down on the tiles. “There,” she said. “That’s winter.”",
          "Mruk smelled winter. It had no smell, or it smelled of spoon. He took a mouthful, and there was nothing in his mouth. He looked at Ola, to see whether she knew about it. She had sat down at the table and was already inside a sentence.",
          "He tried from the other side. The heap was cold and stood there as large as life; it gave under the paw with a small creak, and the paw came out wet. It was the creak that won him over. He pressed it eleven times, each time in a fresh place. Then he lay down beside the bowl with his chin on the rim. A thing of that size does not run away.",
          "Outside it was coming down thick and slow. By the time Ola had found the word and written it in, Mruk was sitting up. The heap had a valley. He got to his feet and went round the bowl. He inspected the tiles, the table leg, and the space behind the bin. When he returned there was less of it.",
          "He then did what he does for no meal. He lay down around the bowl like a wall, his tail across the gap, and for a good quarter of an hour watched nobody but Ola. Ola worked. She did not stir, her hands were in plain view the whole time, and under his very nose the heap sank and sank, until there was a finger’s breadth of water with one grey hair in it.",
          "“Well?” asked Ola, and stretched. “Have you eaten it all up?” Mruk rose. He walked past her to the window, put both front paws on the sill and began to count what was left.",
        ],
        pl: [
          "Ponieważ spadł pierwszy śnieg tej zimy, a Mruk nie chciał do niego wyjść, Ola otworzyła okno w kuchni i przyniosła śnieg do domu. Zgarnęła go oburącz z parapetu, usypała kopiec w misce z niebieskim brzegiem i postawiła na kafelkach. „Proszę – powiedziała. – Oto zima”.",
          "Mruk powąchał zimę. Nie pachniała niczym albo pachniała łyżką. Wziął jej pełen pysk, a w pysku nie było nic. Spojrzał na Olę, czy o tym wie. Siedziała już przy stole i była w środku zdania.",
          "Spróbował z drugiej strony. Kopiec był zimny i stał jak byk; pod łapą ustępował z cichym skrzypnięciem, a łapa wychodziła mokra. To skrzypnięcie Mruka ujęło. Nacisnął jedenaście razy, za każdym razem gdzie indziej. Potem położył się przy misce, z brodą na brzegu. Coś tak dużego nie ucieka.",
          "Na dworze padało gęsto i powoli. Zanim Ola znalazła słowo i je wpisała, Mruk już siedział. Kopiec miał dolinę. Mruk wstał i obszedł miskę. Obejrzał kafelki, nogę stołu, miejsce za kubłem. Kiedy wrócił, było mniej.",
          "Zrobił wtedy coś, czego nie robi dla żadnego posiłku. Położył się dookoła miski jak mur, przerwę zatkał ogonem i przez dobry kwadrans patrzył wyłącznie na Olę. Ola pracowała. Nie ruszała się z miejsca, ręce miała cały czas na widoku, a pod samym nosem Mruka śniegu ubywało i ubywało, aż została woda na palec i w niej jeden szary włos.",
          "„No i co? – zapytała Ola i się przeciągnęła. – Zjadłeś wszystko?” Mruk wstał. Przeszedł obok niej do okna, oparł przednie łapy na parapecie i zaczął liczyć, ile zostało.",
        ],
        when: { weather: ["snow"] },
        picture: { place: "kitchen floor", pose: "crouch", props: ["bowl of water"], company: "nobody" },
      },
      {
        title: ["Why Did the Sledge Go Without Staś?", "Czemu sanki pojechały bez Stasia?"],
        en: [
          "“Five,” said Tomek. “Under five the runners touch the ground. It’s physics.” Staś stood on the third-floor mat with the sledge from the attic on his back and snow on his cap. It was coming down for the first time this winter. At nine there would be breakfast, which left an hour; and in the courtyard there was a slope, eleven metres of it, from the bakery door to the carpet frame.",
          "Tomek got his ruler out of the desk. They went down together, with Mruk behind them, because where three go there is generally something at the end of it. In the middle of the slope Tomek pushed the ruler in. Four and a half. He tried by the wall; there it was four. He read it off with his glasses and without.",
          "“It’s still falling,” said Staś. “At a centimetre an hour,” said Tomek, who would have liked to say something else. They stood with their heads back, mouths a little open, as though that would help.",
          "Mruk, meanwhile, had gone in up to the elbows. He does not care for it; but between the frame and the wall there was a place where the wind had been at work all night, and there he came up against a drift as high as the notch in his ear. He turned round and looked at them over the top of it.",
          "“Director,” said Tomek, “don’t move.” He laid the ruler against him. Mruk is fourteen centimetres to the belly; that had been established on another occasion. To the chin he is twenty-two. Staś had already dropped the string and was running for Mr Zenon’s second shovel.",
          "It took them eight minutes, shovel by shovel, from the drift to the slope. Then the snow on it was exactly five centimetres deep, from top to bottom, and a bit over for the bend. The sledge went down seven times before nine. The first time it went without Staś, because somebody was sitting on it and nobody had the heart.",
        ],
        pl: [
          "„Pięć – powiedział Tomek. – Poniżej pięciu płozy idą po ziemi. Fizyka”. Staś stał na wycieraczce trzeciego piętra z sankami ze strychu na plecach i ze śniegiem na czapce. Padało pierwszy raz tej zimy. O dziewiątej miało być śniadanie, zostawała więc godzina; a na podwórku był stok, od drzwi piekarni do trzepaka, jedenaście metrów.",
          "Tomek wyjął z biurka linijkę. Zeszli razem, a Mruk za nimi, bo gdzie idzie trzech, tam na końcu zwykle coś jest. Na środku stoku Tomek wbił linijkę. Cztery i pół. Spróbował pod ścianą, tam było cztery. Odczytał w okularach i bez.",
          "„Jeszcze pada” – zauważył Staś. „Centymetr na godzinę” – odparł Tomek, który wolałby powiedzieć co innego. Stali z zadartymi głowami i uchylonymi ustami, tak jakby to miało pomóc.",
          "Mruk tymczasem wszedł po łokcie. Nie przepada za tym; ale między trzepakiem a ścianą było miejsce, nad którym wiatr pracował całą noc, i tam Mruk stanął przed zaspą, która sięgała mu do wycięcia w uchu. Odwrócił się i popatrzył na nich znad śniegu.",
          "„Dyrektorze – powiedział Tomek – proszę się nie ruszać”. Przyłożył do niego linijkę. Do brzucha Mruk ma czternaście centymetrów, to ustalono przy innej okazji. Do brody dwadzieścia dwa. Staś rzucił sznurek i biegł już po drugą łopatę pana Zenona.",
          "Przerzucali zaspę na stok osiem minut, łopata za łopatą. Potem leżało na nim dokładnie pięć centymetrów, od góry do dołu, i jeszcze trochę na zakręt. Do dziewiątej sanki zjechały siedem razy. Za pierwszym razem bez Stasia, bo ktoś na nich siedział i nikt nie miał sumienia.",
        ],
        when: { weather: ["snow"] },
        picture: { place: "courtyard", pose: "sit", props: [], company: "tomek", look: "up", camera: "half" },
      },
    ],
  },
};
