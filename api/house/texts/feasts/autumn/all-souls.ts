import type { Feast } from "#api/house/texts/model.ts";

/** All Souls' Day, the evening after. */
export const allSouls: Feast = {
  name: "all-souls",
  day: { date: "11-02" },
  category: "Daily Life",
  stories: {
    evening: [
      {
        title: ["A Place Is Laid by the Stove", "Nakrycie przy piecu"],
        en: [
          "On the evening of the second of November Miss Ludwika leaves a slice of bread on the edge of the stove, and beside it a glass of water. It was done so in her village. Those who have gone come back on that night to warm themselves, and they are not to find the house as if no one had been expecting them.",
          "She had invited Mruk. That is, he had been standing at her door when she came home from the cemetery, and she had left it open. It was warm in there. On the table burned a lamp with a green shade; the bread lay on a white cloth, with its crust to the wall.",
          "He knows what is his and what is not. He walked along the stove, sniffed at the edge, from below, and lay down in front of it, at a distance, across the boards. “That’s right,” said Miss Ludwika. “They’ll have to step over you.”",
          "They sat there. She had her hands in her lap and told nobody anything. The clock struck seven; there was a cracking in the wardrobe, as there is when a stove is heated. Once the flame in the lamp went quite small, and grew again.",
          "Mruk raised his head. He looked at the door, then to the left, a little above the floor, and his eyes moved along the wall as far as the stove, slowly, as one follows somebody who cannot walk well. His ears were pricked. He drew in his tail so that there was room.",
          "Miss Ludwika had seen it. She did not turn round. After a time his head sank on his paws, and he began to purr, without anybody’s having touched him. “Well, sit down, then,” she said.",
        ],
        pl: [
          "Wieczorem drugiego listopada panna Ludwika zostawia na brzegu pieca kromkę chleba, a obok szklankę wody. Tak się robiło u niej na wsi. Ci, którzy odeszli, przychodzą tej nocy się ogrzać i nie powinni zastać domu takim, jakby nikt się ich nie spodziewał.",
          "Zaprosiła Mruka. To znaczy stał pod jej drzwiami, kiedy wracała z cmentarza, i zostawiła je otwarte. Było u niej ciepło. Na stole paliła się lampa z zielonym kloszem; chleb leżał na białej serwetce, skórką do ściany.",
          "Mruk wie, co jego, a co nie. Przeszedł wzdłuż pieca, powąchał brzeg, od dołu, i położył się przed nim, w pewnej odległości, w poprzek desek. „Dobrze – powiedziała panna Ludwika. – Będą musieli przestąpić”.",
          "Siedzieli. Ręce trzymała na kolanach i nikomu nic nie opowiadała. Zegar wybił siódmą; w szafie trzasnęło, jak to przy napalonym piecu. Raz płomień w lampie zrobił się całkiem mały, a potem znowu urósł.",
          "Mruk podniósł głowę. Spojrzał na drzwi, potem w lewo, nisko nad podłogą, i jego oczy przesuwały się wzdłuż ściany aż do pieca, powoli, jak się idzie wzrokiem za kimś, kto źle chodzi. Uszy miał postawione. Podwinął ogon, żeby było miejsce.",
          "Panna Ludwika to widziała. Nie odwróciła się. Po jakimś czasie głowa opadła mu na łapy i zaczął mruczeć, choć nikt go nie dotykał. „No to siadajcie” – powiedziała.",
        ],
        picture: {
          place: "stove",
          pose: "loaf",
          props: [],
          eyes: "half",
          en: "Mruk lies across the floor before a warm stove",
          pl: "Mruk leży w poprzek podłogi przed ciepłym piecem",
        },
      },
      {
        title: ["The Stumps Come Home", "Ogarki wracają do domu"],
        en: [
          "Mr Zenon brings back the stumps. When the holidays are over, the cemetery is full of half-burned candles; he has a permit for the row by the wall, where no one comes any more, and takes a crate there on his cart. On the evening of All Souls’ he stood in the cellar and melted them down.",
          "They came in all colours and ran together into one that is hard to name. He poured it through a stocking into tins. The wicks he makes himself, from a mop. It is for the stairs, for when the current fails; thirty pieces will do for a winter.",
          "Mruk lay on the bottom step with his paws tucked in. Down there it was warmer than on other nights, and it smelled of honey, fir and smoke. He watched how it was poured. It was a slow business, and quiet, and he has a feeling for that.",
          "“From Mrs Adela,” Mr Zenon would say, as he dropped one in, or, “That’s the engineer.” He had taken a stump from each grave in the row and left a whole one in its place. He had never met them. But he had been sweeping their leaves for so long that they had got talking.",
          "Towards nine the wax was cold. He tipped a candle out of its tin, trimmed the wick, and lit it to see if it would burn. It burned with a steady yellow flame, a rather high one. On the wall there were now two shadows: one with a moustache and one with ears.",
          "“Good,” said Mr Zenon. He did not blow it out at once, as he does with trial pieces. He sat down on the step beside the cat; and whoever on that night went past the cellar door, and looked in through the crack, went on more softly.",
        ],
        pl: [
          "Pan Zenon przywozi ogarki. Po świętach na cmentarzu pełno jest zniczy niedopalonych; ma zezwolenie na rząd pod murem, gdzie nikt już nie przychodzi, i jeździ tam z wózkiem i skrzynką. Wieczorem w Zaduszki stał w piwnicy i je przetapiał.",
          "Były we wszystkich kolorach i spływały się w jeden, który trudno nazwać. Lał przez pończochę do puszek. Knoty robi sam, z mopa. To na schody, na wypadek gdyby zabrakło prądu; na zimę starczy trzydzieści sztuk.",
          "Mruk leżał na najniższym stopniu z podwiniętymi łapami. Było tam ciepło jak nigdy, pachniało miodem, jodłą i dymem. Patrzył, jak się leje. Robota szła powoli i cicho, a on ma do tego wyczucie.",
          "„Od pani Adeli” – mówił pan Zenon, wrzucając jeden. Albo: „To inżynier”. Z każdego grobu w rzędzie wziął ogarek, a zostawił cały. Nigdy ich nie spotkał. Ale tyle lat zamiata ich liście, że jakoś się rozgadali.",
          "Przed dziewiątą wosk był zimny. Wytrząsnął jedną świecę z puszki, przyciął knot i zapalił, żeby sprawdzić, czy się pali. Paliła się równym żółtym płomieniem, dość wysokim. Na ścianie były teraz dwa cienie: jeden z wąsami, drugi z uszami.",
          "„Dobra” – powiedział pan Zenon. Nie zdmuchnął od razu, jak to robi z próbnymi. Usiadł na stopniu obok kota i ktokolwiek tego wieczoru mijał drzwi piwnicy i zajrzał przez szparę, ten dalej szedł ciszej.",
        ],
        picture: {
          place: "stove",
          pose: "loaf",
          props: ["candle"],
          eyes: "half",
          en: "Mruk lies with his paws tucked in, by the light of a candle",
          pl: "Mruk leży z podwiniętymi łapami przy świetle świecy",
        },
      },
      {
        title: ["Grandmother’s Sentence", "Zdanie babci"],
        en: [
          "Ola has a notebook in which there are sayings of her grandmother’s. She wrote them down as a child, with mistakes. Once a year, in the evening of the second of November, she puts it on the table, lights a lamp and adds one to them, if one has come back to her in the meantime.",
          "This year none had. She sat there with her pencil and listened inwards. There was her voice; what it said could not be understood. Tomek had gone to bed with the door ajar.",
          "Mruk came in from the big room. He had been lying in the armchair, which was hers, the grandmother’s; in the upholstery on the left there is a hollow that neither Ola nor Tomek made. He got up on the third chair, looked at the lamp and at her, and turned round before lying down: once, twice, thrice. He trod the seat with his front paws. It creaked.",
          "Ola raised her head. It was the sound. The chair had creaked just like that, and a voice had said something about it, each time, in the kitchen, with flour on its hands; it had been to the cat of those days, a white one, who could not find his place either. She had it by the sleeve. Three words, and then it went on.",
          "“Do it again,” said Ola softly. He looked at her. He is not a person who does things again. But the place was not quite right yet; he stood up, turned, and trod.",
          "She wrote it down, leaning far forward, so as not to disturb it. It is number forty-one. “Turn as long as you like,” it says there, “it only gets to be yours when you lie still.” He lay still by then.",
        ],
        pl: [
          "Ola ma zeszyt z powiedzeniami babci. Zapisywała je jako dziecko, z błędami. Raz w roku, wieczorem drugiego listopada, kładzie go na stole, zapala lampę i dopisuje następne, jeśli jakieś w tym czasie do niej wróciło.",
          "W tym roku nie wróciło żadne. Siedziała z ołówkiem i słuchała w głąb. Głos był; co mówił, nie dało się zrozumieć. Tomek poszedł spać i zostawił uchylone drzwi.",
          "Z dużego pokoju przyszedł Mruk. Leżał w fotelu, który był jej, babci; w siedzeniu po lewej jest dołek, którego nie zrobiła ani Ola, ani Tomek. Wszedł na trzecie krzesło, spojrzał na lampę, spojrzał na nią i zanim się położył, obrócił się: raz, drugi, trzeci. Ugniatał przednimi łapami. Krzesło skrzypnęło.",
          "Ola podniosła głowę. To był ten dźwięk. Krzesło skrzypiało dokładnie tak, a jakiś głos za każdym razem coś na to mówił, w kuchni, z mąką na rękach; mówił do ówczesnego kota, białego, który też nie mógł znaleźć sobie miejsca. Trzymała to za rękaw. Trzy słowa, a potem było dalej.",
          "„Zrób to jeszcze raz” – powiedziała cicho Ola. Spojrzał na nią. Nie jest kimś, kto robi coś jeszcze raz. Ale miejsce wciąż nie było takie jak trzeba; wstał, obrócił się i ugniatał.",
          "Zapisała, pochylona nisko, żeby nie spłoszyć. Ma to numer czterdziesty pierwszy. „Kręć się, ile chcesz – jest tam napisane – twoje robi się dopiero, jak leżysz”. On już leżał.",
        ],
        picture: {
          place: "kitchen",
          pose: "loaf",
          props: ["lamp"],
          eyes: "half",
          en: "Mruk lies down in the light of the kitchen lamp",
          pl: "Mruk kładzie się w świetle kuchennej lampy",
        },
      },
    ],
  },
};
