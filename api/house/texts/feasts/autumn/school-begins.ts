import type { Feast } from "#api/house/texts/model.ts";

/** The first day of the school year. */
export const schoolBegins: Feast = {
  name: "school-begins",
  day: { rule: "school year begins" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["At Last They Are Leaving", "Nareszcie wychodzą"],
        en: [
          "For two months there had been people at home. They got up late, sat about in his places and ate in front of him without a timetable. Mruk had borne it. But this morning the alarm clock went off at six, as it should, there was a smell of shoe polish, and he came out from under the blanket with a feeling that he had not had since June.",
          "Tomek could not find the white shirt. He had it on. Ola went after him with a brush and took fluff off his shoulders; on the table a briefcase lay open, and in it a red pencil, sharpened, an apple and a globe the size of an apple.",
          "Mruk sat down in the hall, by the door, and supervised. Keys: found in the freezer. Bicycle clip: right leg. Down below the first children were going past in navy blue, still quite slowly; each had a flower in a cellophane cone, and none of them ran.",
          "“Well, Director,” said Tomek. He stood on the mat. He had his hand on the door handle and did not turn it. “Thirty-two new ones. I won’t know a single name.” He looked down as though there were something to discuss first.",
          "There was a whole day behind Mruk, from here to the stove, with nobody in it. He got up all the same. He rubbed himself along the navy-blue trousers, first the left leg, then the right, slowly, from top to bottom, until both had stripes.",
          "Tomek was on the second floor before he noticed. He could be heard stopping and beating at his knees; then he gave up. They say he began the lesson with it: “First I’ll tell you whose this is.”",
        ],
        pl: [
          "Przez dwa miesiące w domu byli ludzie. Wstawali późno, przesiadywali na jego miejscach i jedli przy nim bez rozkładu. Mruk to znosił. Ale tego ranka budzik zadzwonił o szóstej, jak należy, zapachniało pastą do butów, a on wyszedł spod koca z uczuciem, którego nie miał od czerwca.",
          "Tomek nie mógł znaleźć białej koszuli. Miał ją na sobie. Ola chodziła za nim ze szczotką i zdejmowała mu paprochy z ramion; na stole leżała otwarta teczka, a w niej czerwony ołówek, zatemperowany, jabłko i globus wielkości jabłka.",
          "Mruk usiadł w przedpokoju pod drzwiami i nadzorował. Klucze: znalazły się w zamrażalniku. Spinka do roweru: prawa noga. Dołem szły już pierwsze dzieci na granatowo, jeszcze dość wolno; każde niosło kwiatek w celofanowym rożku i żadne nie biegło.",
          "„No to, dyrektorze” – powiedział Tomek. Stał na wycieraczce. Rękę trzymał na klamce i nie naciskał. „Trzydzieścioro dwoje nowych. Nie będę znał żadnego nazwiska”. Patrzył w dół, jakby najpierw trzeba było coś omówić.",
          "Za Mrukiem był cały dzień, stąd aż po piec, a w nim nikogo. Mimo to wstał. Otarł się o granatowe spodnie, najpierw o lewą nogawkę, potem o prawą, powoli, z góry na dół, aż obie były w pręgi.",
          "Tomek zauważył to dopiero na drugim piętrze. Słychać było, jak staje i otrzepuje kolana; potem dał spokój. Podobno zaczął od tego lekcję: „Najpierw powiem wam, czyje to”.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "half",
          look: "up",
          company: "nobody",
        },
      },
      {
        title: ["By the Left Hand as Far as the Gate", "Za lewą rękę do bramy"],
        en: [
          "The little girl from the first floor, opposite Staś, was starting school. She had been dressed since five. At a quarter to eight she sat down on the lowest stair with her satchel on her back, and announced that she had thought it over and would go next year.",
          "Her mother talked to her. So did her father. Mr Zenon took off his cap and told her that in his first year he had got a star. She shook her head, and the bows shook too. Behind her a queue was forming of people who would have liked to get by.",
          "Mruk came down for his tour of the yard. It begins on the stroke of eight; he has never missed one. On the lowest stair there was no way past, because the satchel filled it from wall to wall. It was new. It smelled of leather and sandwich. He stood on the step above, his nose level with the strap, and waited.",
          "“He wants to get through,” said the girl. “He goes out every day,” said Staś, who was in his second-best shirt and knows about such things. “He goes even when he doesn’t want to.” “Alone?” “Quite alone. Over the whole yard. To the gate, and no farther.” She turned round and looked at him. She saw that he had washed.",
          "She got up. She moved aside to let him by; and as he passed on her left, she took hold of his tail, at the tip, quite loosely, as you take a hand. Another cat would have had something to say about it. He walked no faster and no slower.",
          "They crossed the yard, past the bench, the chestnut and the shrine. In the gateway he sat down, since the tour ends there. She let go. “You can wait here,” the girl told him, “it’s only until twelve,” and went off with Staś, who had to run to keep up.",
        ],
        pl: [
          "Dziewczynka z pierwszego piętra, z drzwi naprzeciwko Stasia, miała pójść pierwszy raz do szkoły. Ubrana była od piątej. Za kwadrans ósma usiadła na najniższym stopniu z tornistrem na plecach i oznajmiła, że się namyśliła i że pójdzie za rok.",
          "Rozmawiała z nią mama. Rozmawiał tata. Pan Zenon zdjął czapkę i powiedział, że w pierwszej klasie dostał gwiazdkę. Kręciła głową, aż trzęsły się kokardy. Za jej plecami robiła się kolejka tych, którzy chcieliby przejść.",
          "Mruk schodził na obchód podwórka. Zaczyna się punktualnie o ósmej; nie opuścił żadnego. Na najniższym stopniu nie było przejścia, bo tornister wypełniał go od ściany do ściany. Był nowy. Pachniał skórą i kanapką. Mruk stanął stopień wyżej, z nosem na wysokości paska, i czekał.",
          "„On chce przejść” – powiedziała dziewczynka. „On co dzień wychodzi – powiedział Staś, który miał na sobie prawie najlepszą koszulę i zna się na tym. – Nawet jak nie chce”. „Sam?” „Całkiem sam. Przez całe podwórko. Do bramy i ani kroku dalej”. Odwróciła się i obejrzała go. Widać było, że się umył.",
          "Wstała. Odsunęła się, żeby go przepuścić, a kiedy mijał ją z lewej, wzięła go za ogon, za sam koniec, luźno, jak się bierze za rękę. Inny kot miałby coś do powiedzenia. Ten nie szedł ani szybciej, ani wolniej.",
          "Przeszli przez podwórko, koło ławki, kasztanowca i kapliczki. W bramie usiadł, bo tam obchód się kończy. Dziewczynka puściła. „Możesz tu poczekać – powiedziała do niego. – To tylko do dwunastej”. I poszła ze Stasiem, który musiał podbiegać.",
        ],
        picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["Cover Everything in Brown Paper", "Obłożyć w szary papier"],
        en: [
          "Textbooks must be covered by the first lesson. Staś had known that since June. Now it was eight on the first morning of school, the assembly was at ten, and on the floor of Mrs Halina’s room, where the light is good, lay eleven books, two pairs of scissors and a roll of brown paper as thick as a stovepipe.",
          "Mrs Halina is a dressmaker and cut without a ruler, to within a hair. Staś folded, she pressed, the book was shut and stood there like a little loaf in its bag. Mruk watched three of them; after that nobody saw him. They had got to History when the paper began to crackle by itself.",
          "It was the roll. It lay by the wall, and inside it, as in a telescope, it was dark, until two lights came on. “Is there much left?” asked Mrs Halina. Staś lifted the other end. It was heavy. It had a tail.",
          "Mruk would not come out. Nobody could blame him; for weeks everybody had talked about nothing but school, and here at last was something in it for him. They unrolled as much as he allowed. It was enough for Polish and for Nature Study. For Mathematics they needed the last metre, the one he was in.",
          "“Hold still,” said Mrs Halina with pins in her mouth. She measured the book; she measured what could be seen of the cat. Then she cut, along his back, round the ear, and past the second elbow, like a sleeve, and left him the rest. The cover turned out a bit narrow. There is a bulge on the spine.",
          "In the first lesson somebody asked what was the matter with that book. Staś could not explain it in one sentence. What was left over lies under Mrs Halina’s sideboard, and crackles whenever Staś comes in to practise his multiplication tables.",
        ],
        pl: [
          "Podręczniki mają być obłożone na pierwszą lekcję. Staś wiedział o tym od czerwca. Teraz była ósma rano, pierwszy dzień szkoły, o dziesiątej apel, a na podłodze u pani Haliny, gdzie jest dobre światło, leżało jedenaście książek, dwoje nożyczek i rolka szarego papieru, gruba jak rura od pieca.",
          "Pani Halina jest krawcową i cięła bez linijki, co do milimetra. Staś zaginał, ona dociskała, książka się zamykała i stała jak mały bochenek w torebce. Mruk przyjrzał się trzem, a potem nikt go już nie widział. Doszli do historii, kiedy papier zaczął szeleścić sam.",
          "Była to rolka. Leżała pod ścianą, a w środku, gdzie zagląda się jak w lunetę, było ciemno, dopóki w ciemności nie zapaliły się dwa światła. „Dużo tam jeszcze?” – zapytała pani Halina. Staś podniósł drugi koniec. Był ciężki. Miał ogon.",
          "Mruk wyjść nie chciał. Nie można mieć do niego żalu; od tygodni mówiło się tylko o szkole i wreszcie było w tym coś i dla niego. Odwinęli tyle, na ile pozwolił. Starczyło na polski i przyrodę. Na matematykę potrzebny był ostatni metr, ten, w którym siedział.",
          "„Nie ruszaj się” – powiedziała pani Halina ze szpilkami w ustach. Zmierzyła książkę; zmierzyła to, co było widać z kota. Potem wycięła, wzdłuż grzbietu, dookoła ucha i obok drugiego łokcia, jak rękaw, a resztę mu zostawiła. Okładka wyszła trochę wąska. Na grzbiecie ma wybrzuszenie.",
          "Na pierwszej lekcji ktoś spytał, co tej książce jest. Staś nie umiał tego powiedzieć jednym zdaniem. Resztka leży u pani Haliny pod kredensem i szeleści, ile razy Staś przychodzi powtarzać tabliczkę mnożenia.",
        ],
        picture: { place: "parlour", pose: "crouch", props: ["books"], company: "nobody" },
      },
    ],
  },
};
