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
          "Mruk had come along, as he does when there is ringing. He was sitting on the shoe cabinet, at the height of faces. A sheet is a thing that hangs on a line, that he is aware of; this one stood in the doorway and breathed. It had holes cut into it. Behind the holes there were eyes, and they were looking at toffees.",
          "He stretched out a paw. It was not meant ill: the hem was moving. The ghost went on to the next landing, and since nine kilos were now attached to its train, it went without the sheet.",
          "So there stood Staś in his pyjamas. And behind him on the stairs something white was coming down, on its own, in leaps, with a bell; it crossed the second floor, bulging in front. Mrs Halina had just opened. She saw it go by. “Good evening,” said Mrs Halina, since that was how she had been brought up.",
          "From the first floor it ran out into the yard. Mr Zenon was locking the gate. He has been a caretaker for half his life, he doesn’t believe in such things; he put his lamp down on the ground, very gently, and took off his cap.",
          "It lay down before him and was a sheet. After a while it purred. They collected it all the same, in a body, the pirate, the witch and the one in pyjamas, and nobody ever got so many sweets out of Mr Zenon as they did that night, for not asking.",
        ],
        pl: [
          "O siódmej zadzwonił dzwonek, a za drzwiami stał pirat, czarownica i prześcieradło. „Cukierek albo psikus” – powiedziała czarownica. Ola miała cukierki. Podsunęła całej trójce miskę i spod prześcieradła wysunęła się ręka w atramencie, którą znała; mieszka na pierwszym piętrze i gra na trąbce.",
          "Mruk przyszedł razem z nią, jak to przy dzwonku. Siedział na szafce z butami, na wysokości twarzy. Prześcieradło to rzecz, która wisi na sznurze, tyle mu wiadomo; to stało w drzwiach i oddychało. Miało wycięte dziury. Za dziurami były oczy i patrzyły na krówki.",
          "Wyciągnął łapę. Bez złych zamiarów: rąbek się ruszał. Duch poszedł na następne piętro, a że do trenu miał już przyczepione dziewięć kilo, poszedł bez prześcieradła.",
          "Został więc Staś w piżamie. A za nim po schodach schodziło coś białego, samo, w podskokach, z dzwonkiem; minęło drugie piętro, wybrzuszając się z przodu. Pani Halina akurat otworzyła. Widziała, jak przechodzi. „Dobry wieczór” – powiedziała pani Halina, bo tak ją wychowano.",
          "Z pierwszego piętra wypadło na podwórko. Pan Zenon zamykał bramę. Pół życia jest dozorcą i w takie rzeczy nie wierzy; postawił lampę na ziemi, bardzo delikatnie, i zdjął czapkę.",
          "Położyło się przed nim i było prześcieradłem. Po chwili mruczało. Odebrali je mimo to, wszyscy razem, pirat, czarownica i ten w piżamie, i od pana Zenona nikt nigdy nie dostał tylu cukierków co oni tamtego wieczoru, za to, że nie pytali.",
        ],
        picture: {
          place: "courtyard",
          pose: "pounce",
          props: ["pumpkin"],
          eyes: "wide",
          en: "Mruk leaps in the dark courtyard, near a pumpkin",
          pl: "Mruk skacze na ciemnym podwórku, niedaleko dyni",
        },
      },
      {
        title: ["What Looked In at the Pumpkin", "Kto zajrzał do dyni"],
        en: [
          "Staś’s pumpkin had come out well. It stood on the bench in the courtyard with a candle in it, and it had everything: a nose, teeth, an expression. From his window he wanted to see people get a fright; but at that hour nobody passed.",
          "Mruk passed. He saw a face on the bench, orange, with a light on. It was grinning at him. He is not used to that; those who want something of him put on a serious look. He went once round the bench. From behind it had no face, only a stalk.",
          "In front he sat down. It grinned. The nose was warm, and out of the mouth came a smell of baked pie. He considered what it might be about, in there, that was so amusing. Then he put his head in at the mouth, between the upper teeth and the lower ones, as far as the ears.",
          "At the window Staś pressed his hand to his mouth. The light had gone out of the pumpkin’s eyes: there were others in it now. They were green, they were slit like a keyhole and they moved. They looked to the left along the wall and to the right along the bins. The grin was gone; where the teeth had been, there was a broad grey beard.",
          "And just then, of course, there came somebody. It was Tomek, with his bicycle, late, in his thoughts. “Good evening, Mr Zenon,” he said to the bench, for there was a moustache. The bench looked at him. He stopped, came back two steps, and bent down. It looked.",
          "One heard it as far as the fourth floor. “I wasn’t frightened,” Tomek explained to Ola afterwards. “I was surprised, at some length.” There was a candle-black stripe down Mruk’s nose that did not come from him, and he wore it for days with a hint of a smile.",
        ],
        pl: [
          "Dynia udała się Stasiowi. Stała na ławce na podwórku, ze świeczką w środku, i miała wszystko: nos, zęby, wyraz twarzy. Chciał z okna zobaczyć, jak się ludzie boją, ale o tej porze nikt nie przechodził.",
          "Przechodził Mruk. Zobaczył na ławce twarz, pomarańczową, z włączonym światłem. Szczerzyła się do niego. Nie jest do tego przyzwyczajony; kto czegoś od niego chce, robi poważną minę. Obszedł ławkę. Od tyłu twarzy nie było, był ogonek.",
          "Usiadł od przodu. Szczerzyła się. Nos grzał, a z ust pachniało pieczonym plackiem. Zastanawiał się, co tam w środku może być takiego śmiesznego. Potem włożył w te usta głowę, między górne zęby a dolne, aż po uszy.",
          "Staś w oknie zatkał sobie usta dłonią. Oczy dyni zgasły: były w nich teraz inne. Zielone, ze szparką jak dziurka od klucza, i ruszały się. Spojrzały w lewo, wzdłuż muru, i w prawo, po śmietnikach. Uśmiech zniknął, a tam gdzie były zęby, wyrosła szeroka siwa broda.",
          "I oczywiście właśnie wtedy ktoś nadszedł. Był to Tomek z rowerem, spóźniony, zamyślony. „Dobry wieczór, panie Zenonie” – powiedział do ławki, bo były wąsy. Ławka na niego spojrzała. Stanął, cofnął się o dwa kroki i pochylił. Patrzyła.",
          "Słychać było aż na czwartym piętrze. „Nie przestraszyłem się – tłumaczył potem Oli. – Zdziwiłem się, dość długo”. Mruk miał na nosie czarną kreskę od knota i nosił ją jeszcze parę dni, jakby z cieniem uśmiechu.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: ["pumpkin"],
          eyes: "wide",
          en: "Mruk sits in the courtyard in front of a pumpkin",
          pl: "Mruk siedzi na podwórku przed dynią",
        },
      },
      {
        title: ["Mrs Halina Packs for Tomorrow", "Pani Halina pakuje na jutro"],
        en: [
          "On the thirty-first of October other people put on masks. Mrs Halina packs. In the hall stands the big bag: two chrysanthemums in pots, nine candles with lids, matches in a tin, a rag, a small brush, secateurs, a thermos flask, and a cushion for the tram.",
          "Mruk saw the bag, and that in one corner of it there was room. He stepped in over the rim, turned round among the candles, and lay down. It was cool and smelled of wax and of bitter leaves.",
          "“You’re not coming,” said Mrs Halina. She lifted him out and put the matches in his place. She had a list, in pencil: by names. Behind each stood how many candles, and behind one of them, “the blue one, if there is any”. She went through it with her finger and moved her lips. At the door it rang; she gave a child in a skull mask a piece of poppy-seed cake, wrapped up, and stroked the skull.",
          "When she came back, he was lying in the bag again. She took him out. She put in the thermos. At nine, when the bag was done up, it was heavier than last year, she thought, and packed it once more from the beginning.",
          "“What do you want there?” she asked. He looked at her. He sat with his back very straight between two chrysanthemums, in all earnest, and a white petal was on his head. She lowered herself on to the stool.",
          "She talked to him then, for a little, about who it was: about one who could whistle through a blade of grass, and one who always used to walk on her left, because of the good ear. He listened to all nine. Afterwards he got out of his own accord. He had been introduced; she could go by herself now, and give his regards.",
        ],
        pl: [
          "Trzydziestego pierwszego października inni wkładają maski. Pani Halina się pakuje. W przedpokoju stoi duża torba: dwie chryzantemy w doniczkach, dziewięć zniczy z pokrywkami, zapałki w puszce, ścierka, szczoteczka, sekator, termos i poduszka do tramwaju.",
          "Mruk zobaczył torbę i to, że w jednym rogu jest miejsce. Przestąpił brzeg, obrócił się między zniczami i położył. Było chłodno, pachniało woskiem i gorzkimi liśćmi.",
          "„Ty nie jedziesz” – powiedziała pani Halina. Wyjęła go i na jego miejsce włożyła zapałki. Miała listę, ołówkiem, po nazwiskach. Przy każdym stało, ile zniczy, a przy jednym: „niebieski, jeśli będzie”. Szła po niej palcem i poruszała wargami. Zadzwonił dzwonek; dała dziecku w masce kościotrupa kawałek makowca, zawinięty, i pogłaskała kościotrupa po głowie.",
          "Kiedy wróciła, znowu leżał w torbie. Wyjęła go. Włożyła termos. O dziewiątej, kiedy torba była zapięta, wydała jej się cięższa niż w zeszłym roku i przepakowała ją od początku.",
          "„Czego ty tam chcesz?” – zapytała. Patrzył na nią. Siedział między chryzantemami, prosto, z całą powagą, a na głowie miał biały płatek. Usiadła na taborecie.",
          "Opowiadała mu potem trochę, kto to: o jednym, który gwizdał na źdźble trawy, i o jednej, co zawsze szła po jej lewej stronie, bo na to ucho lepiej słyszała. Wysłuchał całej dziewiątki. Potem wyszedł z torby sam. Został przedstawiony; mogła jechać i pozdrowić od niego.",
        ],
        picture: {
          place: "box",
          pose: "sit",
          props: ["candle"],
          eyes: "half",
          en: "Mruk sits very straight, with a candle beside him",
          pl: "Mruk siedzi bardzo prosto, obok niego świeca",
        },
      },
    ],
  },
};
