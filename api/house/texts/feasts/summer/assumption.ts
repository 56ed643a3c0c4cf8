import type { Feast } from "#api/house/texts/model.ts";

/** The Assumption, when bunches of herbs are blessed. */
export const assumption: Feast = {
  name: "assumption",
  day: { date: "08-15" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["Don’t Ask What the Seventh Is", "O siódme się nie pyta"],
        en: [
          "The bunch must have seven kinds in it: mint, sage, tansy, rye, flax, a carrot in flower, and one that you may not ask the name of. In the middle comes a poppy head. Mrs Halina had had hers blessed at noon, and now it hung by its feet from the lamp in her kitchen, to dry.",
          "Mruk came through the door, stood still and raised his nose. He knows six of them. The seventh he knows better. It was grey-green, downy, rather insignificant; it hung on the left-hand side, between the rye and the flax, and it called him by a name that nobody else uses.",
          "“That’s for the chest,” said Mrs Halina. “Catmint, they call it.” She realised what she had said. By that time he was already on the table.",
          "He stood on his hind legs. He was an ear’s length short. He did not jump; he addressed it. He rubbed first one cheek, then the other along the air beneath it, turned over, showed the ceiling his stomach, and talked. It was the longest speech that anybody had ever heard from him, with asides, and at one point something very like a song.",
          "“You ought to be ashamed,” she said. “On a feast day, too.” He was not. He lay on the oilcloth with eyes like black plums and paddled. A leaf came away, out of pity. It landed on his chest, and from then on he kept silent and only held it, with all four paws.",
          "Ola was fetched to take him home. He had to be carried, over the arm, like a stole. On the stairs he still made a remark or two. The bunch hung there till the next August; towards spring there were six kinds in it, and the poppy head.",
        ],
        pl: [
          "Musi być siedmioro: mięta, szałwia, wrotycz, żyto, len, kwitnąca marchew i jedno takie, o którego nazwę się nie pyta. W środek idzie makówka. Pani Halina poświęciła swój bukiet w południe, a teraz suszył się u niej w kuchni, zawieszony na lampie głową w dół.",
          "Mruk wszedł, stanął i uniósł nos. Sześć z nich zna. Siódme zna lepiej. Było szarozielone, w meszku, dość niepozorne, wisiało po lewej, między żytem a lnem, i wołało go imieniem, którego nikt inny nie używa.",
          "„To na piersi – powiedziała pani Halina. – Kocimiętka się nazywa”. Dotarło do niej, co powiedziała. On był już wtedy na stole.",
          "Stanął na tylnych łapach. Brakowało mu na długość ucha. Nie skakał; przemawiał. Tarł policzkiem o powietrze pod spodem, raz jednym, raz drugim, przewracał się, pokazywał sufitowi brzuch i mówił. Była to najdłuższa mowa, jaką od niego słyszano, z dygresjami, a w jednym miejscu z czymś, co bardzo przypominało śpiew.",
          "„Wstydziłbyś się – powiedziała. – W takie święto”. Nie wstydził się. Leżał na ceracie, z oczami jak czarne śliwki, i wiosłował. Jeden listek spadł, z litości. Wylądował mu na piersi i odtąd Mruk milczał, tylko go trzymał, wszystkimi czterema.",
          "Wezwano Olę, żeby go zabrała. Trzeba go było nieść, przez ramię, jak stułę. Na schodach rzucił jeszcze jakieś dwie uwagi. Bukiet wisiał do następnego sierpnia; pod wiosnę było w nim sześcioro i makówka.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "walk",
          props: [],
          eyes: "wide",
          look: "up",
          by: "doorway",
          company: "halina",
        },
      },
      {
        title: ["Nobody Had the Glasses Up", "Nikt nie miał lornetki przy oczach"],
        en: [
          "On the fifteenth of August the army parades by the river. From the third floor you see nothing of it, because there is a city in between. But the aeroplanes fly over our house; Tomek had put three chairs on the balcony, and a basin with ice, and handed round the field glasses.",
          "Mruk had taken the middle chair. He was looking at a wasp in the plum cake.",
          "“There,” said Tomek. It came from the south, a sort of humming in the teeth; then the panes began to rattle. Four silver things went across above the chimneys, in a lozenge, faster than you could turn your head, and dragged their noise behind them like a wardrobe.",
          "On the roof everything got up: all the pigeons of the street, three hundred, in a single clap. They wheeled, grey and white, once out over the tracks and back. And this was curious: at the head flew a large one by himself, and behind him, to the left and right, in two slanting lines, as though drawn with a ruler, all the rest. They flew low. They came in over the bakery, tilted all at once, and passed along our balcony at the height of the railing.",
          "Nobody had the glasses up. The wind of it turned over the napkins. As he went by, the leader gave Mruk one look, sideways, out of an orange eye. You could have counted his feathers.",
          "“Did you see that?” asked Ola. Tomek had his eyes on the sky, where the next ones were due. But Mruk had sat up. He turned his head slowly, from right to left, as long as they were passing, the way generals do it on the stand; and only when the last one, a young one who was a bit behind, had gone by did he go back to his wasp.",
        ],
        pl: [
          "Piętnastego sierpnia wojsko defiluje nad rzeką. Z trzeciego piętra nic z tego nie widać, bo po drodze jest miasto. Ale nad naszym domem przelatują samoloty; Tomek wystawił na balkon trzy krzesła i miskę z lodem i puścił w obieg lornetkę.",
          "Mruk zajął krzesło środkowe. Patrzył na osę w placku ze śliwkami.",
          "„Jest” – powiedział Tomek. Nadchodziło od południa, jakby buczenie w zębach; potem odezwały się szyby. Nad kominami przeszły cztery srebrne rzeczy, w romb, szybciej, niż da się obrócić głowę, i wlokły za sobą hałas jak szafę.",
          "Z dachu zerwało się wszystko: gołębie z całej ulicy, trzysta, z jednym klaśnięciem. Zatoczyły krąg, szare i białe, nad tory i z powrotem. I rzecz ciekawa: na czele leciał sam jeden duży, a za nim, w lewo i w prawo, w dwóch skośnych liniach jak od linijki, cała reszta. Leciały nisko. Weszły nad piekarnię, przechyliły się wszystkie naraz i przeszły wzdłuż naszego balkonu na wysokości balustrady.",
          "Nikt nie miał lornetki przy oczach. Pęd poprzewracał serwetki. Prowadzący, mijając Mruka, rzucił mu z boku jedno spojrzenie, pomarańczowym okiem. Można by mu policzyć pióra.",
          "„Widziałeś?” – zapytała Ola. Tomek patrzył w niebo, gdzie miały być następne. Ale Mruk usiadł prosto. Obracał powoli głowę, z prawej w lewo, dopóki przechodziły, jak to się robi na trybunie, i dopiero kiedy minął ostatni, młody, trochę spóźniony, wrócił do swojej osy.",
        ],
        picture: {
          place: "balcony",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "away",
          on: "chair",
          camera: "close",
          company: "nobody",
        },
      },
      {
        title: ["Until There Was Nothing More to Follow", "Aż nie było już za czym patrzeć"],
        en: [
          "“They go on the fifteenth,” said Miss Ludwika. She meant the storks. She comes from a village where there was a stork on every barn; on this day, in mid-August, they gathered in the meadow, and in the morning the meadow was empty. In Warsaw she goes up to the skylight in the attic, just in case.",
          "This year she had taken Mruk along, because of the stairs. It is easier to go up behind somebody. He walked ahead with his tail up, and on every landing he waited until the stick had arrived.",
          "It was hot under the roof. She opened the flap, set her elbows on the frame and looked to the south-east. There were chimneys, a crane, a great deal of blue. “They’ll be high,” she said. Mruk had got up beside her on a trunk. He put his front paws on the sill and looked too, though more at the gutter.",
          "They stood like that for an hour. She told him things. That they clatter because they have no voice. That in her time there had been one with something the matter with its wing, which had not left, so she had fed it through the winter in the wash house, on what the cat caught. “That cat was striped like you. She brought her mouse to the door and laid it down.”",
          "Then something went over, very high up, three dots, four, turning in the warm air as if somebody were stirring it. She could not make it out without her glasses. But she felt that beside her all the hairs had turned in one direction, and that a head was travelling along, slowly, quite far to the right, until there was nothing more to follow.",
          "“Well, then,” said Miss Ludwika, and shut the flap. On the way down she went first, and on every landing it was the stick that waited, because Mruk kept stopping to look back up.",
        ],
        pl: [
          "„Piętnastego odlatują” – powiedziała panna Ludwika. Mówiła o bocianach. Pochodzi ze wsi, w której był bocian na każdej stodole; tego dnia, w połowie sierpnia, zbierały się na łące, a rano łąka była pusta. W Warszawie wchodzi wtedy na strych, do okienka w dachu, na wszelki wypadek.",
          "W tym roku wzięła ze sobą Mruka, z powodu schodów. Za kimś wchodzi się łatwiej. Mruk szedł przodem z podniesionym ogonem i na każdym podeście czekał, aż dojdzie laska.",
          "Pod dachem było gorąco. Otworzyła klapę, oparła łokcie o ramę i patrzyła na południowy wschód. Były kominy, dźwig i dużo niebieskiego. „Wysoko będą” – powiedziała. Mruk wszedł obok na kufer. Oparł o ramę przednie łapy i też patrzył, choć bardziej na rynnę.",
          "Stali tak godzinę. Opowiadała mu różne rzeczy. Że klekocą, bo nie mają głosu. Że za jej czasów był taki, który miał coś ze skrzydłem i nie odleciał, więc karmiła go przez zimę w pralni tym, co złapała kotka. „Była w pręgi jak ty. Przynosiła mysz pod drzwi i kładła”.",
          "Wtedy coś przeleciało, bardzo wysoko, trzy kropki, cztery, krążące w ciepłym powietrzu, jakby je ktoś mieszał. Bez okularów nie mogła rozpoznać. Ale poczuła, że obok niej wszystkie włosy ustawiły się w jedną stronę i że jakaś głowa przesuwa się powoli w prawo, daleko, aż nie było już za czym patrzeć.",
          "„No to tak” – powiedziała panna Ludwika i zamknęła klapę. W dół szła pierwsza i na każdym podeście to laska czekała, bo Mruk przystawał i oglądał się w górę.",
        ],
        picture: {
          place: "stairs",
          pose: "walk",
          props: [],
          eyes: "open",
          company: "nobody",
        },
      },
    ],
  },
};
