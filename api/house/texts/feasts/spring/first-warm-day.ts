import type { Feast } from "#api/house/texts/model.ts";

/** The first warm, clear afternoon of spring. */
export const firstWarmDay: Feast = {
  name: "first-warm-day",
  day: { rule: "first warm day" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["With the Window Open as Far as It Goes", "Okno na całą szerokość"],
        en: [
          "The tall window had been shut since October. There was putty round it, a roll of wadding between the panes, and on the wadding a dead wasp and a sprig of heather. Towards two Ola laid her palm on the glass, left it there, and called Tomek with the screwdriver.",
          "It took both of them. The wadding came out in one piece, like a long sheep. They pulled, the frame said something about Easter, gave way, and the whole of the street came in at once: tram, sparrows, a man who was whistling, the smell of wet tin and of far-off earth.",
          "Mruk had been asleep on the radiator. He lifted his head. The radiator under him was lukewarm, as it had been since morning, and he had taken it personally. Now something warm came from the wrong side, from the front, where the cold had been coming from since autumn.",
          "He got down. He crossed the floor as far as the edge of the light, which had laid a door on the boards; he put in one paw, and withdrew it, and looked at it. Nothing was wrong with it. He went in altogether, step by step, like somebody going into the sea, turned on his side, then on his back, and spread out his toes.",
          "“Look,” said Ola. Out of his coat, wherever the sun lay on it, a little smoke was rising. It was dust, said Tomek, winter’s, and he began to calculate how much of it there is in a cat. You could see it float up, turn over in the draught and go out by the window.",
          "It was still going out at four o’clock. By then the light had moved on a metre, and he had moved after it on his back, by the shoulder blades, without opening his eyes.",
        ],
        pl: [
          "Wysokie okno było zamknięte od października. Dookoła miało kit, między szybami wałek waty, a na wacie suszyła się osa i gałązka wrzosu. Koło drugiej Ola przyłożyła do szyby dłoń, potrzymała i zawołała Tomka ze śrubokrętem.",
          "Trzeba było dwojga. Wata wyszła w jednym kawałku, jak długa owca. Pociągnęli, rama powiedziała coś o Wielkanocy, puściła i naraz weszła cała ulica: tramwaj, wróble, jakiś pan, który gwizdał, zapach mokrej blachy i dalekiej ziemi.",
          "Mruk spał na kaloryferze. Podniósł głowę. Kaloryfer był letni, i to od rana, co odbierał osobiście. A teraz coś ciepłego szło z niewłaściwej strony, od przodu, skąd od jesieni szło zimno.",
          "Zszedł. Podszedł po podłodze do brzegu światła, które położyło na deskach drzwi; wsunął jedną łapę, cofnął i obejrzał. Nic jej nie było. Wszedł cały, krok za krokiem, jak się wchodzi do morza, przewrócił się na bok, potem na grzbiet i rozstawił palce.",
          "„Patrz” – powiedziała Ola. Z sierści, wszędzie tam, gdzie padało słońce, szedł lekki dym. To kurz, wyjaśnił Tomek, zimowy, i zaczął obliczać, ile go jest w kocie. Widać było, jak się unosi, obraca w przeciągu i wychodzi oknem.",
          "O czwartej jeszcze wychodził. Światło przesunęło się wtedy o metr, a Mruk przesunął się za nim, na grzbiecie, łopatkami, nie otwierając oczu.",
        ],
        picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["Mr Zenon Brings Out the Bench", "Pan Zenon wynosi ławkę"],
        en: [
          "The bench winters in the cellar, behind the sledges. In this house the start of spring is not left to the calendar but to Mr Zenon, who holds up a wet finger in the courtyard, puts it in his pocket and goes down for the bench.",
          "He set it where it belongs, by the wall of the bakery, with one leg on a slate. There were four faded patches on its back, from four backs. Then he went to get his paint, because before anybody sits, it is painted: green, every spring, over all the springs before.",
          "Windows opened. Mrs Halina came down with her knitting and stopped. The elder baker had come out with her coffee and stopped. There they stood in the sun in front of a shining green bench, three people and a jug, and nobody could sit.",
          "“Tomorrow,” said Mr Zenon. “It’s got to dry.” “Tomorrow it’ll rain,” said Mrs Halina. It was said without heat. You would have thought they would go in again. But the wall was warm; they leaned on it, side by side, and turned up their faces.",
          "Mruk arrived late, from the chestnut tree. He looked at the three against the wall, who apparently had no bench, and at the bench, which apparently had no people. Before anyone could put down the coffee he had jumped on to the seat, walked along it from end to end and lain down in the middle.",
          "Everybody went quiet. Then he noticed something and got up, which took some effort. When he had gone, there was a fifth patch on the bench, a lying one, with a tail. “Shall I paint it over?” asked Mr Zenon with the brush in his hand. They looked at it with their heads on one side. He put the lid on the tin. Down one side Mruk had green stripes until May.",
        ],
        pl: [
          "Ławka zimuje w piwnicy, za sankami. O tym, kiedy zaczyna się wiosna, nie decyduje w tym domu kalendarz, tylko pan Zenon, który wystawia na podwórku mokry palec, chowa go do kieszeni i schodzi po ławkę.",
          "Ustawił ją tam, gdzie jej miejsce, pod ścianą piekarni, jedną nogą na dachówce. Na oparciu miała cztery wytarte plamy, od czterech pleców. Potem poszedł po farbę, bo zanim ktokolwiek usiądzie, ławkę się maluje: na zielono, co wiosnę, na wszystkie poprzednie wiosny.",
          "Otwierały się okna. Zeszła pani Halina z robótką i stanęła. Starsza piekarka wyszła z kawą i stanęła. Stali w słońcu przed lśniącą zieloną ławką, troje ludzi i dzbanek, a usiąść nie mógł nikt.",
          "„Jutro – powiedział pan Zenon. – Musi wyschnąć”. „Jutro będzie padać” – powiedziała pani Halina. Bez złości. Można by myśleć, że wrócą do domu. Ale ściana była ciepła, więc oparli się o nią, jedno obok drugiego, i wystawili twarze.",
          "Mruk nadszedł później, od kasztanowca. Spojrzał na tych troje pod ścianą, dla których najwyraźniej nie było ławki, i na ławkę, dla której najwyraźniej nie było ludzi. Zanim ktoś zdążył odstawić kawę, wskoczył, przeszedł ją od końca do końca i położył się pośrodku.",
          "Zrobiło się cicho. Potem coś zauważył i wstał, co kosztowało go trochę trudu. Kiedy odszedł, na ławce była piąta plama, leżąca, z ogonem. „Zamalować?” – spytał pan Zenon z pędzlem w ręku. Przyglądali się z przechylonymi głowami. Zamknął puszkę. Na jednym boku Mruk do maja miał pręgi zielone.",
        ],
        picture: {
          place: "courtyard",
          pose: "loaf",
          props: [],
          eyes: "half",
          on: "bench",
          company: "zenon",
          by: "wall",
        },
      },
      {
        title: ["Winter Coat, Hardly Worn", "Płaszcz zimowy, prawie nowy"],
        en: [
          "It was the sort of day on which people carry their coats. They went along under the windows with coats over an arm, over a shoulder, and one boy wore his on his head; and all of them, as they came out of the shade by the bakery, stood still for a second and breathed in.",
          "Mruk could not take his off. He had been aware of it since noon. It was a winter coat, double, with down underneath, and he had grown every hair of it himself. He sat on the balcony beside the empty flower box, and an honest heat lay on his back.",
          "He began with the left shoulder. He licked, and his tongue came away covered with felt. He shook his head; he tried the right one. By and by something grey and light lay beside him on the tiles, about as large as a mouse. He had not known that he had that in him.",
          "A sparrow came for it. She landed on the railing, looked at him, at the mouse and at him again, dropped down, filled her beak so that she had a moustache like a caretaker’s, and was gone, up under the gutter. It took no longer than a sneeze. In a minute she was back.",
          "The correct thing would have been to get up. He did draw in a paw for the purpose. But he was hot, his shoulder itched, and she was carrying the felt away. So he licked and she fetched, and neither looked at the other more than a supplier and a customer need to.",
          "When Ola came out at last with the brush, to take his coat off for him, it was all done. “You’ve got thin,” she said in surprise. A tuft of grey down stuck out from under the gutter, where something was being lined. It moved in the wind, but somebody inside was holding on to it.",
        ],
        pl: [
          "Był to jeden z tych dni, kiedy płaszcze się niesie. Ludzie szli pod oknami z płaszczem na ręku, na ramieniu, jeden chłopiec miał swój na głowie, a każdy, kto wychodził z cienia za piekarnią, na sekundę stawał i nabierał powietrza.",
          "Mruk swojego zdjąć nie mógł. Zdawał sobie z tego sprawę od południa. Był to płaszcz zimowy, podwójny, z puchem od spodu, i każdy włos wyhodował sobie sam. Siedział na balkonie przy pustej skrzynce na kwiaty, a na plecach leżało mu porządne ciepło.",
          "Zaczął od lewej łopatki. Polizał i na języku miał filc. Potrząsnął głową, spróbował z prawej. Po jakimś czasie leżało obok niego na płytkach coś szarego, lekkiego, wielkości myszy. Nie wiedział, że to w nim było.",
          "Zgłosiła się po to wróblica. Usiadła na balustradzie, spojrzała na niego, na mysz, znów na niego, sfrunęła, nabrała pełen dziób, tak że miała wąsy jak u dozorcy, i już była pod rynną. Trwało to tyle co kichnięcie. Za minutę wróciła.",
          "Należałoby wstać. Podciągnął nawet w tym celu łapę. Ale było mu gorąco, łopatka swędziała, a ona ten filc wynosiła. Więc lizał i odkładał, a ona przylatywała i brała, i żadne nie patrzyło na drugie więcej, niż to konieczne między dostawcą a odbiorcą.",
          "Kiedy Ola przyszła wreszcie ze szczotką, żeby zdjąć z niego płaszcz, było po wszystkim. „Schudłeś” – zdziwiła się. Spod rynny, gdzie coś wyściełano, wystawał kosmyk szarego puchu. Ruszał się na wietrze, ale od środka ktoś go mocno trzymał.",
        ],
        picture: {
          place: "balcony",
          pose: "wash",
          mouth: "blep",
          props: [],
          eyes: "half",
          look: "away",
          company: "nobody",
          camera: "half",
        },
      },
    ],
  },
};
