import type { Feast } from "#api/house/texts/model.ts";

/** Good Friday: onion skins, silence, and no fish frying. */
export const goodFriday: Feast = {
  name: "good-friday",
  day: { easter: -2 },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["That One Isn’t for Eating", "Tego jednego się nie je"],
        en: [
          "All through Lent Mrs Halina had saved onion skins, in a paper bag on the nail by the window. On Good Friday they were boiled. Every floor smelled of soup, and there was no soup; in the pot, under a brown foam, lay fifteen eggs and changed their minds about being white.",
          "Mruk sat on the stool by the stove. He had come about the fish, as he does on any Friday. But there was no pan on the fire, no flour on a plate, not so much as a tail in newspaper. There were eggs, and it is no use talking to him about eggs.",
          "“Not today, treasure,” said Mrs Halina. “Today’s a fast.” She said it in a low voice, which is how she does everything on this day; she walked in slippers, had stopped the clock for the afternoon and covered the mirror over the sideboard with a napkin. Mruk looked round for whoever was asleep.",
          "She took out the first egg with a spoon. It was the brown of a violin. She laid it on the table-cloth and began to scratch on it with a needle: a twig, a bird. The needle went tick, tick. It was the only sound in the whole house, and he moved closer to it.",
          "The fifteenth would not take the dye. It came out mottled, light with dark stripes, with one darker spot up at the side, like a notch. Mrs Halina turned it round in the lamplight. Then she put on her glasses, threaded nothing, licked the needle and worked for a long time without looking up.",
          "When Ola came to fetch him, he was lying with his chin on the edge of the table. Before his nose, in an egg cup, sat an egg with two ears. “That one isn’t for eating,” whispered Mrs Halina. He, as it happened, was not hungry any more.",
        ],
        pl: [
          "Przez cały post pani Halina odkładała łupiny cebuli do papierowej torby na gwoździu przy oknie. W Wielki Piątek poszły do garnka. Na wszystkich piętrach pachniało zupą, choć zupy nie było; pod brunatną pianą leżało piętnaście jajek i rozmyślało się co do bieli.",
          "Mruk siedział na stołku przy kuchni. Przyszedł w sprawie ryby, jak w każdy piątek. Ale na ogniu nie stała patelnia, na talerzu nie było mąki, w gazecie nie było choćby ogona. Były jajka, a o jajkach z nim się nie rozmawia.",
          "„Dziś nie, skarbie – powiedziała pani Halina. – Dziś się pości”. Powiedziała to półgłosem, bo tego dnia wszystko robi półgłosem; chodziła w kapciach, zatrzymała na popołudnie zegar, a lustro nad kredensem zasłoniła serwetą. Mruk obejrzał się, kto tu śpi.",
          "Wyjęła łyżką pierwsze jajko. Było brązowe jak skrzypce. Położyła je na obrusie i zaczęła drapać igłą: gałązkę, ptaka. Igła robiła cyk, cyk. Nic innego w całym domu nie było słychać, więc przysunął się bliżej.",
          "Piętnaste nie chciało przyjąć koloru. Wyszło w cętki, jasne w ciemne pręgi, z ciemniejszą plamką z boku u góry, jakby nacięciem. Pani Halina obracała je pod lampą. Potem włożyła okulary, niczego nie nawlekła, zwilżyła igłę i długo pracowała, nie podnosząc głowy.",
          "Kiedy przyszła po niego Ola, leżał z brodą na brzegu stołu. Przed jego nosem, w kieliszku, siedziało jajko z uszami. „To nie jest do jedzenia” – szepnęła pani Halina. A on jakoś przestał być głodny.",
        ],
        picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", on: "stool", company: "nobody" },
      },
      {
        title: ["Half a Second After the Others", "Tylko do jutra wieczór"],
        en: [
          "From Thursday to Saturday the church bells are silent in Poland, and boys go about with rattles instead. Staś had his grandfather’s rattle, a box of beech with a handle and a cog, which says a single word, but says it forty times a second.",
          "He had let it speak once, in the gateway. After that Mr Zenon had a serious talk with him. So he was sitting on the cellar steps with the thing on his knees and was not turning it. Mruk sat on the step above, with the hair along his back still standing up.",
          "“You’ve got a bell, too,” said Staś. It was true. At every movement it said something small and brassy, and it had done so all day, while those in the towers kept quiet. Staś considered the matter. He is an altar boy every second week, and strict.",
          "He took out his handkerchief, which was clean on one side. “Only until tomorrow evening,” he explained, and wound it round the bell, and Mruk let him, because it was that sort of day: nobody was beating a carpet, nobody called from the windows. Mruk took a step. Nothing. He took three; he went as far as the chestnut tree, sat, scratched behind his ear at length, and it was as though nobody had.",
          "It came to him only by degrees what that meant. Two sparrows sat on the railing. They had never in their lives been visited without notice. He walked past beneath them, as close as you pass a shop window, and they went on talking, and he heard it all.",
          "He did nothing about it. It was that kind of day for him, too. On Saturday after dark the bells came back, every one in Warsaw at the same moment, and Staś untied the knot. The bell had been warm in there. It rang once, a little hoarse, about half a second after the others.",
        ],
        pl: [
          "Od czwartku do soboty dzwony w Polsce milczą, a po ulicach chodzą chłopcy z kołatkami. Staś miał kołatkę po dziadku, bukowe pudełko z rączką i zębatką, które mówi jedno jedyne słowo, za to czterdzieści razy na sekundę.",
          "Raz pozwolił jej przemówić, w bramie. Potem pan Zenon odbył z nim poważną rozmowę. Staś siedział więc na schodkach do piwnicy, trzymał kołatkę na kolanach i nie kręcił. Stopień wyżej siedział Mruk, któremu sierść na grzbiecie jeszcze stała.",
          "„Ty też masz dzwonek” – odezwał się Staś. Była to prawda. Przy każdym ruchu mówił coś cienkiego i mosiężnego, i mówił tak cały dzień, choć te na wieżach były cicho. Staś rozważył sprawę. Co drugi tydzień służy do mszy i jest surowy.",
          "Wyjął chustkę, z jednej strony czystą. „Tylko do jutra wieczór” – wyjaśnił i owinął nią dzwonek, a Mruk się nie opierał, bo był to dzień w tym rodzaju: nikt nie trzepał dywanów, nikt nie wołał z okien. Mruk zrobił krok. Nic. Zrobił trzy; doszedł do kasztanowca, usiadł, długo drapał się za uchem i było tak, jakby nikt się nie drapał.",
          "Dopiero powoli dotarło do niego, co to znaczy. Na poręczy siedziały dwa wróble. Jak żyją, nikt nie składał im wizyty bez uprzedzenia. Przeszedł pod nimi tak blisko, jak się przechodzi przed wystawą, a one rozmawiały dalej i wszystko usłyszał.",
          "Nic z tym nie zrobił. Dla niego też był to taki dzień. W sobotę po zmroku dzwony wróciły, w całej Warszawie w tej samej chwili, i Staś rozwiązał supeł. Dzwonkowi było tam ciepło. Zadzwonił raz, trochę schrypnięty, jakieś pół sekundy po tamtych.",
        ],
        picture: { place: "courtyard", pose: "back", props: [], company: "nobody", side: "middle" },
      },
      {
        title: ["Nobody Sits in the Armchair Today", "W fotelu dziś się nie siada"],
        en: [
          "Ola’s grandmother had had a rule for Good Friday: on this day you do not sit soft. She had sat on the kitchen stool until the evening, upright, with her hands in her lap, and the armchair had stood empty under its cover. Ola keeps few rules. This one she keeps, because nobody ever explained it to her.",
          "So the cover lay on the armchair, tucked in on all sides, and Mruk stood in front of it. He sniffed at the hem. He went round it once, to the back, where there is a gap; it had been pinned shut. He looked through the kitchen door at Ola, who sat at the table on the hard chair and, instead of translating, shelled walnuts for Sunday’s cake.",
          "There was the sofa. On it lay a board with the ironed table-cloth. There was the bed, but the bedroom door was shut, because the window behind it had just been cleaned. Wherever Mruk went, the Easter cleaning had been there before him, and everything soft had been put away.",
          "He came to the kitchen and sat down on the tiles, next to Ola’s chair, upright, since it was that kind of floor. The walnuts cracked. The whole halves went into the bowl, the broken ones on to a saucer, and now and again a shell jumped out over the side, and he did not run after it.",
          "Tomek came in, was about to say something and took the stool. He was given a hammer. Outside nothing went by but the number fifteen tram, every so often, with hardly anybody in it.",
          "“Grandmother used to give me the broken ones,” Ola said after a long while. It was the first thing that anybody had said. Tomek pushed the saucer across to her. Under the table, hard and upright, Mruk leaned a shoulder against her ankle and left it there, and about that the rule said nothing.",
        ],
        pl: [
          "Babcia Oli miała na Wielki Piątek zasadę: tego dnia nie siada się miękko. Do wieczora siedziała na kuchennym taborecie, prosto, z rękami na kolanach, a fotel stał pusty pod pokrowcem. Ola niewiele zasad zachowuje. Tę zachowuje, bo nikt jej nie powiedział, skąd się wzięła.",
          "Pokrowiec leżał więc na fotelu, podwinięty ze wszystkich stron, a Mruk stał przed nim. Powąchał brzeg. Obszedł fotel do tyłu, gdzie jest szpara; była zapięta agrafką. Spojrzał przez kuchenne drzwi na Olę, która siedziała przy stole na twardym krześle, nie tłumaczyła i łuskała orzechy do niedzielnego ciasta.",
          "Była kanapa. Leżała na niej deska z wyprasowanym obrusem. Było łóżko, ale drzwi do sypialni zamknięto, bo za nimi umyto okno. Dokądkolwiek Mruk szedł, świąteczne porządki były tam przed nim, a wszystko, co miękkie, gdzieś schowano.",
          "Przyszedł do kuchni i usiadł na kafelkach, przy krześle Oli, prosto, bo taka to podłoga. Orzechy trzaskały. Całe połówki szły do miski, połamane na talerzyk, czasem jakaś łupina wyskakiwała za brzeg, a on za nią nie biegł.",
          "Wszedł Tomek, chciał coś powiedzieć i wziął taboret. Dostał młotek. Za oknem nic nie jechało, tylko od czasu do czasu tramwaj, piętnastka, prawie pusta.",
          "„Babcia dawała mi te połamane” – odezwała się Ola po długiej chwili. Było to pierwsze, co ktokolwiek powiedział. Tomek podsunął jej talerzyk. Pod stołem Mruk, siedząc twardo i prosto, oparł bark o jej kostkę i tak został, a o tym zasada nic nie mówiła.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "sit",
          props: [],
          eyes: "half",
          posture: "sitting",
          chair: "chair",
          inHand: "bowl",
          company: "ola",
        },
      },
    ],
  },
};
