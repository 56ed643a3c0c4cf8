import type { Feast } from "#api/house/texts/model.ts";

/** The thirty-first of October. */
export const halloween: Feast = {
  name: "halloween",
  day: { date: "10-31" },
  category: "Playtime",
  stories: {
    evening: [
      {
        title: ["Please Do Not Feed the Ghost", "Ducha prosimy nie karmić"],
        en: [
          "At seven the doorbell rang, and outside stood a pirate, a witch and a sheet. “Trick or treat,” said the witch. Ola had bought sweets. She held out the bowl to the three of them, and from under the sheet came a hand with ink on it, which she knew; it lives on the first floor and plays the trumpet.",
          "Mruk had come too, as he does when the bell rings. He was sitting on the shoe cabinet, level with their faces. A sheet, he knows, is a thing that hangs on a line; this one stood in the doorway and breathed. It had holes cut in it. Behind the holes were eyes, and they were looking at the toffees.",
          "He stretched out a paw. He meant no harm: the hem was moving. The ghost went on to the next landing, and since nine kilos were now attached to its train, it went without the sheet.",
          "So there stood Staś in his pyjamas. And behind him something white was going down the stairs, on its own, in leaps, with a bell; it crossed the second floor, bulging in front. Mrs Halina had just opened her door. She saw it go by. “Good evening,” said Mrs Halina, because that was how she had been brought up.",
          "From the first floor it ran out into the yard, where Mr Zenon was locking the gate. He has been a caretaker half his life and does not believe in such things; he put his lamp down on the ground, very gently, and took off his cap.",
          "It lay down before him and was a sheet. After a while it purred. The pirate, the witch and the boy in pyjamas collected it all the same, and nobody ever got so many sweets out of Mr Zenon as they did that night, for not asking.",
        ],
        pl: [
          "O siódmej zadzwonił dzwonek, a za drzwiami stali pirat, czarownica i prześcieradło. „Cukierek albo psikus” – powiedziała czarownica. Ola miała cukierki. Podsunęła całej trójce miskę i spod prześcieradła wysunęła się ręka w atramencie, którą znała; mieszka na pierwszym piętrze i gra na trąbce.",
          "Mruk przyszedł razem z nią, jak to przy dzwonku. Siedział na szafce z butami, na wysokości twarzy. Prześcieradło to rzecz, która wisi na sznurze, tyle mu wiadomo; to stało w drzwiach i oddychało. Miało wycięte dziury. Za dziurami były oczy i patrzyły na krówki.",
          "Wyciągnął łapę. Bez złych zamiarów: rąbek się ruszał. Duch poszedł na następne piętro, a że do trenu miał już przyczepione dziewięć kilo, poszedł bez prześcieradła.",
          "Został więc Staś w piżamie. A za nim po schodach schodziło coś białego, samo, w podskokach, z dzwonkiem; minęło drugie piętro, wybrzuszając się z przodu. Pani Halina akurat otworzyła. Widziała, jak przechodzi. „Dobry wieczór” – powiedziała pani Halina, bo tak ją wychowano.",
          "Z pierwszego piętra wypadło na podwórko. Pan Zenon zamykał bramę. Pół życia jest dozorcą i w takie rzeczy nie wierzy; postawił lampę na ziemi, bardzo delikatnie, i zdjął czapkę.",
          "Położyło się przed nim i było prześcieradłem. Po chwili zamruczało. Mimo to odebrali je, wszyscy razem, pirat, czarownica i ten w piżamie, a od pana Zenona nikt nigdy nie dostał tylu cukierków co oni tamtego wieczoru, za to, że nie pytali.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "wide",
          on: "low cupboard",
          by: "wall",
          company: "nobody",
        },
      },
      {
        title: ["What Looked Out of the Pumpkin", "Kto wyjrzał z dyni"],
        en: [
          "Staś’s pumpkin had come out well. It stood on the bench in the courtyard with a candle in it, and it had everything: a nose, teeth, an expression. He wanted to watch from his window as people got a fright; but at that hour nobody passed.",
          "Mruk passed. He saw a face on the bench, orange, with a light on. It was grinning at him. He is not used to that; people who want something of him look serious. He went once round the bench. From behind it had no face, only a hole.",
          "He sat down in front. It grinned. The nose was warm, and the mouth smelled of baked pie. He wondered what could be so amusing in there. Then he went round to the back again and put his head in at the hole, as far as the neck.",
          "At the window Staś pressed his hand to his mouth. The pumpkin’s eyes had gone out: it had others now. They were green, they were slit like keyholes and they moved. They looked left along the wall and right along the bins. The grin was gone; where the teeth had been, there was a broad grey beard.",
          "And just then, of course, somebody came. It was Tomek with his bicycle, late and lost in thought. “Good evening, Mr Zenon,” he said to the bench, because it had a moustache. The bench looked at him. He stopped, came back two steps, and bent down. It looked.",
          "He could be heard on the fourth floor. “I wasn’t frightened,” Tomek explained to Ola afterwards. “I was surprised, at some length.” Mruk had a black stripe down his nose, from the wick, and wore it for days with the hint of a smile.",
        ],
        pl: [
          "Dynia się udała. Stała na ławce na podwórku, ze świeczką w środku, i miała wszystko: nos, zęby, wyraz twarzy. Staś chciał z okna zobaczyć, jak się ludzie boją, ale o tej porze nikt nie przechodził.",
          "Przechodził Mruk. Zobaczył na ławce twarz, pomarańczową, z włączonym światłem. Szczerzyła się do niego. Nie jest do tego przyzwyczajony; kto czegoś od niego chce, robi poważną minę. Obszedł ławkę. Od tyłu twarzy nie było, była dziura.",
          "Usiadł od przodu. Szczerzyła się. Nos grzał, a z ust pachniało pieczonym plackiem. Zastanawiał się, co tam w środku może być takiego śmiesznego. Potem znów zaszedł ją od tyłu i włożył w dziurę głowę, po samą szyję.",
          "Staś w oknie zatkał sobie usta dłonią. Oczy dyni zgasły: były w nich teraz inne. Zielone, ze szparką jak dziurka od klucza, i ruszały się. Spojrzały w lewo, wzdłuż muru, i w prawo, na śmietniki. Uśmiech zniknął, a tam gdzie były zęby, wyrosła szeroka siwa broda.",
          "I oczywiście właśnie wtedy ktoś nadszedł. Był to Tomek z rowerem, spóźniony, zamyślony. „Dobry wieczór, panie Zenonie” – powiedział do ławki, bo były wąsy. Ławka na niego spojrzała. Stanął, cofnął się o dwa kroki i pochylił. Patrzyła.",
          "Słychać go było aż na czwartym piętrze. „Nie przestraszyłem się – tłumaczył potem Oli. – Zdziwiłem się, dość długo”. Mruk miał na nosie czarną kreskę od knota i nosił ją jeszcze parę dni, jakby z cieniem uśmiechu.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "up",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["Mrs Halina Packs for Tomorrow", "Pani Halina pakuje na jutro"],
        en: [
          "On the thirty-first of October other people put on masks. Mrs Halina packs for the cemetery. In the hall stood the big bag, and in it already two chrysanthemums in pots and nine candles with lids. Beside it waited matches in a tin, a rag, a small brush, secateurs, a thermos flask, and a cushion for the tram.",
          "Mruk saw the bag, and he saw that there was room in one corner. He stepped in over the rim, turned round among the candles, and lay down. It was cool and smelled of wax and of bitter leaves.",
          "“You’re not coming,” said Mrs Halina. She lifted him out and put the matches in his place. She had a list of names, in pencil. Beside each name it said how many candles, and beside one of them, “the blue one, if they have it”. She went down the list with her finger and moved her lips. The doorbell rang; she gave a child in a skull mask a piece of poppy-seed cake, wrapped up, and stroked the skull.",
          "When she came back, he was lying in the bag again. She took him out. She put in the thermos. At nine she tried the bag by its handles. It was heavier than last year, and she folded back the top.",
          "“What do you want there?” she asked. He looked at her. He sat with his back very straight between the two chrysanthemums, in all seriousness, with a white petal on his head. She lowered herself on to the stool.",
          "Then she told him a little about the people on her list: a man who could whistle through a blade of grass, and a friend who always walked on her left, because Mrs Halina hears better on that side. He listened to the whole list. Afterwards he got out of his own accord. He had been introduced; Mrs Halina could go by herself now, and give them his regards.",
        ],
        pl: [
          "Trzydziestego pierwszego października inni wkładają maski. Pani Halina pakuje się na cmentarz. W przedpokoju stała duża torba, a w niej już dwie chryzantemy w doniczkach i dziewięć zniczy z pokrywkami. Obok czekały zapałki w puszce, ścierka, szczoteczka, sekator, termos i poduszka do tramwaju.",
          "Mruk zobaczył torbę, a w jednym rogu wolne miejsce. Przestąpił brzeg, obrócił się między zniczami i położył. Było chłodno, pachniało woskiem i gorzkimi liśćmi.",
          "„Ty nie jedziesz” – powiedziała pani Halina. Wyjęła go i na jego miejsce włożyła zapałki. Miała listę, ołówkiem, po nazwiskach. Przy każdym stało, ile zniczy, a przy jednym: „niebieski, jeśli będzie”. Wodziła po niej palcem i poruszała wargami. Zadzwonił dzwonek; dała dziecku w masce kościotrupa kawałek makowca, zawinięty, i pogłaskała kościotrupa po głowie.",
          "Kiedy wróciła, znowu leżał w torbie. Wyjęła go. Włożyła termos. O dziewiątej wzięła torbę za uszy. Była cięższa niż w zeszłym roku, więc pani Halina odchyliła wierzch.",
          "„Czego ty tam chcesz?” – zapytała. Patrzył na nią. Siedział między dwiema chryzantemami, prosto, z całą powagą, a na głowie miał biały płatek. Pani Halina usiadła na taborecie.",
          "Opowiadała mu potem trochę, kto jest na liście: o jednym, który gwizdał na źdźble trawy, i o jednej, co zawsze szła po lewej, bo pani Halina lepiej słyszy na lewe ucho. Mruk wysłuchał całej listy. Potem sam wyszedł z torby. Został przedstawiony; pani Halina mogła jechać sama i pozdrowić wszystkich od niego.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "open",
          on: "open bag",
          company: "nobody",
        },
      },
    ],
  },
};
