import type { Feast } from "#api/house/texts/model.ts";

/** Mother's Day. */
export const mothersDay: Feast = {
  name: "mothers-day",
  day: { date: "05-26" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["There You Are at Last", "No, nareszcie cię słychać"],
        en: [
          "Tomek rings his mother every Sunday, and on Mother’s Day besides. She lives far away, by the lakes, where the line goes through a forest, and in May, when the birches are in leaf, you understand every second word. He had taken the telephone on his knees and shut the door.",
          "“All the best!” shouted Tomek. Something crackled. “… eaten?” asked his mother. “Yes!” Mruk had been shut in along with him. He sat down before the receiver, in which someone very small was walking about on gravel.",
          "“And the cat?” That came over well. Tomek held the receiver out for him to say something. Mruk is not often asked. He sniffed at the holes; there were eleven, and out of them came a draught with somebody’s breath in it, quite distinct, and moss, or what might have been moss. He leaned forward and purred.",
          "He purrs at about the pitch of that line. It went into the wire, and nobody knows what it did there; but the gravel ceased. “… there you are at last!” said his mother, as clearly as if she were in the kitchen. “Don’t shout so, Tomek. Are you wearing your vest?”",
          "From then on they did not miss a word. They talked for forty minutes: about the roof, about Ola, about a heron that came every day. Whenever Mruk wanted to get up, the gravel came back, and Tomek laid a hand on him, very gently, in the place where the sound is made.",
          "At the end she gave him a message for the one who had been listening. Tomek passed it on. It was to be scratched in, behind the left ear, and it took some time, because it came from a long way off.",
        ],
        pl: [
          "Tomek co niedzielę, a do tego w Dzień Matki, dzwoni do mamy, która mieszka daleko, nad jeziorami. Linia idzie tam przez las i w maju, kiedy brzozy mają liście, rozumie się co drugie słowo. Wziął telefon na kolana i zamknął drzwi.",
          "„Wszystkiego najlepszego!” – krzyknął Tomek. Zatrzeszczało. „… jadłeś?” – zapytała matka. „Tak!” Mruka zamknięto razem z nim. Usiadł przed słuchawką, w której ktoś bardzo mały chodził po żwirze.",
          "„A kot?” To przeszło dobrze. Tomek podał mu słuchawkę, żeby coś powiedział. Nieczęsto go o to proszą. Mruk powąchał dziurki; było ich jedenaście i szedł z nich powiew, a w nim czyjś oddech, zupełnie wyraźny, i mech, tak się przynajmniej zdawało. Pochylił się i zamruczał.",
          "Mruczy mniej więcej na tej samej wysokości co ta linia. Weszło to w drut i nie wiadomo, co tam zrobiło, ale żwir ustał. „… no, nareszcie! – powiedziała matka tak czysto, jakby stała w kuchni. – Nie krzycz tak, Tomek. Masz podkoszulek?”",
          "Odtąd nie uronili słowa. Rozmawiali czterdzieści minut: o dachu, o Oli, o czapli, którą widać codziennie. Ilekroć Mruk chciał wstać, żwir wracał i Tomek kładł na nim rękę, bardzo delikatnie, w tym miejscu, w którym to się robi.",
          "Na koniec matka podała wiadomość dla tego, kto słuchał. Tomek przekazał. Drapało się ją za lewym uchem, dłuższą chwilę, bo była z daleka.",
        ],
        picture: {
          place: "stove",
          pose: "sit",
          props: [],
          eyes: "open",
          company: "tomek",
          posture: "sitting",
          inHand: "telephone",
        },
      },
      {
        title: ["If You Had One, What Was She Like?", "A twoja jaka była?"],
        en: [
          "Staś had made a card with a heart on it that opened like a door. His mother had been given it at breakfast and had gone red. Now he had a second heart left over; he had cut it double. He sat with it on the cellar steps and wondered who hadn’t got a mother.",
          "“You, for instance,” said Staś. Mruk lay on the warm iron of the coal hatch. It was a personal question. He was found in a tangerine box, that is known; what was before the box is not. He turned one ear.",
          "“If you had one, what was she like? Striped?” said Staś. He tried to picture her. She would have been sitting somewhere, in a yard, with a white front. She would have looked round, and been one short.",
          "Mr Zenon was sorting potatoes behind them in the cellar and heard it. He came up with the lamp. “There was one,” said Mr Zenon. “In the timber yard, where they built the post office. Grey, like him. With five of them. She moved them from stack to stack as the wood was sold.” He rubbed the back of his neck. “One day she had four, and she went round for a week and called. You could hear it up to here.”",
          "It was quiet. The chestnut tree let fall a blossom. “And then?” said Staś. “Then they built the post office.” Mruk had laid his head on his paws, and what he knew of it did not show.",
          "The heart was put up in the gateway, beside the notice about the chimneys, on one pin. “For Mruk’s mother,” it says inside. When there is a draught it opens, and Mr Zenon, who takes down whatever has no stamp on it, dusts it.",
        ],
        pl: [
          "Staś zrobił laurkę z sercem, które otwierało się jak drzwi. Mama dostała ją przy śniadaniu i się zaczerwieniła. Teraz miał drugie serce na zbyciu; wyciął podwójnie. Siedział z nim na schodkach do piwnicy i zastanawiał się, kto nie ma mamy.",
          "„Ty na przykład” – powiedział Staś. Mruk leżał na ciepłej klapie od węgla. Było to pytanie osobiste. Znaleziono go w skrzynce po mandarynkach, to wiadomo; co było przed skrzynką, nie wiadomo. Obrócił jedno ucho.",
          "„A twoja jaka była? W pręgi?” – zapytał Staś. Próbował ją sobie wyobrazić. Siedziałaby gdzieś na podwórku, z białym przodem. Obejrzałaby się i jednego by brakowało.",
          "Pan Zenon przebierał za nimi w piwnicy ziemniaki i słyszał. Wyszedł z lampą. „Była jedna – odezwał się pan Zenon. – Na składzie drewna, gdzie potem postawili pocztę. Szara, jak on. Z piątką. Przenosiła je z sagu na sag, w miarę jak sprzedawali”. Potarł kark. „Któregoś dnia miała czwórkę i chodziła przez tydzień, i wołała. Aż tu było słychać”.",
          "Zrobiło się cicho. Kasztanowiec upuścił jeden kwiat. „I co?” – spytał Staś. „I postawili pocztę”. Mruk położył głowę na łapach, a co o tym wiedział, nie było widać.",
          "Serce zawisło w bramie, obok kartki o kominiarzu, na jednej pinezce. „Dla mamy Mruka” – jest napisane w środku. W przeciągu się otwiera, a pan Zenon, który zdejmuje wszystko, co bez pieczątki, ściera z niego kurz.",
        ],
        picture: { place: "courtyard", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
      },
      {
        title: ["Or It Is Only Semolina", "Inaczej to tylko kasza"],
        en: [
          "Mrs Halina has no children. On Mother’s Day she cooks semolina with cinnamon all the same, the way it was cooked for her. She carries it in a covered bowl through the house to whoever is alone that day: Miss Ludwika, Mr Zenon, and the medical student on the fourth floor, who is from a long way off.",
          "Mruk brought up the rear. He does not care for semolina; he cares for the spoon. At every door there are three spoonfuls, and at every door a little is left on the rim.",
          "The student opened the door in his vest. He had a bone in his hand, a plaster one, and ink on his forehead. He had an examination tomorrow, he said, and he wasn’t hungry. Mrs Halina had him sit down. She put the spoon to his lips; he opened his mouth, from sheer surprise, and swallowed. “One for your mother,” said Mrs Halina. It has to be said, or it is only semolina.",
          "He went on chewing, although there was nothing to chew. “We have it with cardamom,” he said. She looked at the bowl. “Has it got to have that?” He shook his head, and had to look out of the window on account of a tram.",
          "Mruk had got on to the bed. There was a skeleton’s hand there, on a wire, and beside it a pillow with a dent in it. He lay down in the dent, the wrong way round, and his tail lay on the lecture notes, across the formula for something. From there he looked at the young man until the third spoonful was gone.",
          "“That’s you done,” said Mrs Halina, and scraped the rim for Mruk. A week later a paper bag of small green pods was hanging on her door handle. Mrs Halina sniffed at it for a long time, with her eyes shut, and then took down her recipe book and wrote something in, after the cinnamon.",
        ],
        pl: [
          "Pani Halina nie ma dzieci. Mimo to w Dzień Matki gotuje kaszkę z cynamonem, tak jak gotowano jej, i nosi po domu w przykrytej misce każdemu, kto jest tego dnia sam: pannie Ludwice, panu Zenonowi i studentowi z czwartego piętra, który jest z bardzo daleka.",
          "Pochód zamykał Mruk. Na kaszce mu nie zależy; zależy mu na łyżce. Na każde drzwi przypadają trzy łyżki i za każdym razem trochę zostaje na brzegu.",
          "Student otworzył w podkoszulku. W ręku miał kość, gipsową, a na czole atrament. Ma jutro egzamin, powiedział, i nie jest głodny. Pani Halina kazała mu usiąść. Przysunęła łyżkę; otworzył usta, ze zdziwienia, i przełknął. „Za mamę” – powiedziała pani Halina. To trzeba powiedzieć, inaczej jest to tylko kasza.",
          "Student gryzł jeszcze, choć w kaszce nie ma czego gryźć. „U nas robi się z kardamonem” – powiedział. Pani Halina spojrzała do miski. „A musi być?” Pokręcił głową i musiał popatrzeć w okno, bo jechał tramwaj.",
          "Mruk wszedł na łóżko. Leżała tam dłoń szkieletu, na drucie, a obok niej poduszka z wgłębieniem. Położył się w tym wgłębieniu, odwrotnie niż trzeba; ogon leżał na notatkach, w poprzek wzoru na coś. Patrzył stamtąd na młodego człowieka, aż ten zjadł trzecią łyżkę.",
          "„No i po wszystkim” – powiedziała pani Halina i zebrała z brzegu resztę dla Mruka. Tydzień później na klamce jej drzwi wisiała papierowa torebka małych zielonych strączków. Pani Halina wąchała ją długo, z zamkniętymi oczami, a potem zdjęła z półki zeszyt z przepisami i coś dopisała, za cynamonem.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "up",
          company: "halina",
          inHand: "wooden spoon",
          camera: "wide",
        },
      },
    ],
  },
};
