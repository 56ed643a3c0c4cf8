import type { Feast } from "#api/house/texts/model.ts";

/** All Souls' Day, the evening after. */
export const allSouls: Feast = {
  name: "all-souls",
  day: { date: "11-02" },
  category: "Daily Life",
  stories: {
    evening: [
      {
        title: ["A Place Is Laid by the Stove", "Komu kot zrobił miejsce"],
        en: [
          "On the evening of the second of November Miss Ludwika leaves a slice of bread on the edge of the stove, and beside it a glass of water. That was the custom in her village. Those who have gone come back that night to warm themselves, and they are not to find a house where nobody expects them.",
          "She had invited Mruk. That is, he had been standing at her door when she came home from the cemetery, and she had left it open. It was warm in there. A lamp with a green shade burned on the table; the bread lay on a white cloth, with its crust to the wall.",
          "He knows what is his and what is not. He walked along the stove, sniffed at its edge from below, and lay down a little way in front of it, across the boards. “That’s right,” said Miss Ludwika. “They’ll have to step over you.”",
          "They sat there. She had her hands in her lap and said nothing to anybody. The clock struck seven; something cracked in the wardrobe, as it does when the stove is hot. Once the flame in the lamp went quite small, and grew again.",
          "Mruk raised his head. He looked at the door, then to the left, a little above the floor, and his eyes moved along the wall as far as the stove, slowly, the way you watch somebody who cannot walk well. His ears were pricked. He drew in his tail to make room.",
          "Miss Ludwika had seen it. She did not turn round. After a time his head sank on to his paws, and he began to purr, though nobody had touched him. “Well, sit down, then,” she said.",
        ],
        pl: [
          "Wieczorem drugiego listopada panna Ludwika zostawia na brzegu pieca kromkę chleba, a obok szklankę wody. Tak się robiło u niej na wsi. Ci, którzy odeszli, przychodzą tej nocy się ogrzać i nie powinni zastać domu, w którym nikt się ich nie spodziewa.",
          "Zaprosiła Mruka. To znaczy: stał pod jej drzwiami, kiedy wracała z cmentarza, a ona zostawiła je otwarte. Było u niej ciepło. Na stole paliła się lampa z zielonym kloszem; chleb leżał na białej serwetce, skórką do ściany.",
          "Mruk wie, co jego, a co nie. Przeszedł wzdłuż pieca, powąchał brzeg, od dołu, i położył się przed nim, w pewnej odległości, w poprzek desek. „Dobrze – powiedziała panna Ludwika. – Będą musieli przestąpić”.",
          "Siedzieli. Ręce trzymała na kolanach i nikomu nic nie opowiadała. Zegar wybił siódmą; w szafie trzasnęło, jak to przy napalonym piecu. Raz płomień w lampie zrobił się całkiem mały, a potem znowu urósł.",
          "Mruk podniósł głowę. Spojrzał na drzwi, potem w lewo, nisko nad podłogą, i jego oczy przesuwały się wzdłuż ściany aż do pieca, powoli, jak się wodzi wzrokiem za kimś, kto słabo chodzi. Uszy miał postawione. Podwinął ogon, żeby było miejsce.",
          "Panna Ludwika to widziała. Nie odwróciła się. Po jakimś czasie Mruk złożył głowę na łapach i zaczął mruczeć, choć nikt go nie dotykał. „No to siadajcie” – powiedziała.",
        ],
        picture: {
          place: "stairs",
          pose: "walk",
          props: [],
          eyes: "open",
          by: "closed door",
          camera: "half",
          company: "nobody",
        },
      },
      {
        title: ["The Candle Ends Come Home", "Ogarki wracają do domu"],
        en: [
          "Mr Zenon brings back candle ends. After the feast the cemetery is full of half-burned candles; he has a permit for the row by the wall, where no one comes any more, and goes there with a handcart and a crate. On the evening of All Souls’ he stood in the cellar and melted them down.",
          "They came in all colours and ran together into one that is hard to name. He poured the wax through a stocking into tins. He makes the wicks himself, from a mop. The candles are for the stairs, in case the power fails; thirty will do for a winter.",
          "Mruk lay on the bottom step with his paws tucked in. Down there it was warmer than on other nights, and it smelled of honey, fir and smoke. He watched the pouring. It was slow, quiet work, and he has a feeling for that.",
          "“From Mrs Adela,” Mr Zenon would say, as he dropped one in, or, “That’s the engineer.” He had taken one end from each grave in the row and left a whole candle in its place. He had never met any of them, but he had been sweeping up their leaves for so long that they had got talking.",
          "Towards nine the wax had set. He tipped a candle out of its tin, trimmed the wick, and lit it to see if it would burn. It burned with a steady, rather tall yellow flame. On the wall there were now two shadows: one with a moustache and one with ears.",
          "“Good,” said Mr Zenon. He did not blow it out at once, as he does with trial pieces. He sat down on the step beside the cat; and anyone who passed the cellar door that night, and looked in through the crack, went on more softly.",
        ],
        pl: [
          "Pan Zenon przywozi ogarki. Po świętach na cmentarzu pełno jest niedopalonych zniczy; ma zezwolenie na rząd pod murem, gdzie nikt już nie przychodzi, i jeździ tam z wózkiem i skrzynką. Wieczorem w Zaduszki stał w piwnicy i przetapiał.",
          "Były we wszystkich kolorach i spływały się w jeden, który trudno nazwać. Lał przez pończochę do puszek. Knoty robi sam, z mopa. To na schody, na wypadek gdyby zabrakło prądu; na zimę starczy trzydzieści sztuk.",
          "Mruk leżał na najniższym stopniu z podwiniętymi łapami. Było tam ciepło jak nigdy, pachniało miodem, jodłą i dymem. Patrzył, jak się leje. Robota szła powoli i cicho, a on ma do tego wyczucie.",
          "„Od pani Adeli” – mówił pan Zenon, wrzucając jeden. Albo: „To inżynier”. Z każdego grobu w rzędzie wziął ogarek, a zostawił cały znicz. Nikogo z tych ludzi nie znał. Ale tyle lat zamiata im liście, że jakoś się rozgadali.",
          "Przed dziewiątą wosk był zimny. Pan Zenon wytrząsnął jedną świecę z puszki, przyciął knot i zapalił, żeby sprawdzić, czy się pali. Paliła się równym żółtym płomieniem, dość wysokim. Na ścianie były teraz dwa cienie: jeden z wąsami, drugi z uszami.",
          "„Dobra” – powiedział pan Zenon. Nie zdmuchnął od razu, jak to robi z próbnymi. Usiadł na stopniu obok kota, a kto tego wieczoru mijał drzwi piwnicy i zajrzał przez szparę, dalej szedł ciszej.",
        ],
        picture: {
          place: "cellar",
          pose: "loaf",
          props: [],
          eyes: "half",
          paws: "tucked",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["The Chair Knew How It Began", "Krzesło zaczęło, babcia dokończyła"],
        en: [
          "Ola has a notebook of her grandmother’s sayings. She wrote them down as a child, with mistakes. Once a year, on the evening of the second of November, she puts it on the kitchen table, lights a lamp and adds another, if one has come back to her in the meantime.",
          "This year none had. She sat there with her pencil and listened. The voice was there, but she could not make out the words. Tomek had gone to bed and left the door ajar.",
          "Mruk came into the kitchen and got up on the third chair, the old one, which had stood by the stove at her grandmother’s. He looked at the lamp and at Ola, and turned round before lying down: once, twice, three times. He trod the seat with his front paws. The chair creaked.",
          "Ola raised her head. That was the sound. The chair had creaked just like that by the stove, and every time her grandmother, with flour on her hands, said something about it to the cat of those days, a white one, who could not settle either. Ola had it by the sleeve: three words, and then it went on.",
          "“Do it again,” said Ola softly. Mruk looked at her. He is not one to do a thing twice. But the place was not quite right yet; he stood up, turned, and trod again.",
          "She wrote the saying down, bending low, so as not to scare it off. It is number forty-one. “Turn as long as you like,” it says, “the place is only yours once you lie still.” By then he was lying still.",
        ],
        pl: [
          "Ola ma zeszyt z powiedzeniami babci. Zapisywała je jako dziecko, z błędami. Raz w roku, wieczorem drugiego listopada, kładzie go na stole w kuchni, zapala lampę i dopisuje następne, jeśli jakieś w tym czasie do niej wróciło.",
          "W tym roku nie wróciło żadne. Siedziała z ołówkiem i nasłuchiwała. Głos był, ale słów nie dało się zrozumieć. Tomek poszedł spać i zostawił uchylone drzwi.",
          "Przyszedł Mruk i wszedł na trzecie krzesło, to stare, które u babci stało przy piecu. Spojrzał na lampę, spojrzał na Olę i zanim się położył, obrócił się: raz, drugi, trzeci. Ugniatał przednimi łapami. Krzesło skrzypnęło.",
          "Ola podniosła głowę. To był ten dźwięk. Przy piecu krzesło skrzypiało dokładnie tak, a babcia, z mąką na rękach, za każdym razem coś na to mówiła do ówczesnego kota, białego, który też nie mógł znaleźć sobie miejsca. Ola trzymała to już za rękaw. Trzy słowa, a potem coś dalej.",
          "„Zrób to jeszcze raz” – powiedziała cicho Ola. Mruk spojrzał na nią. Nie należy do tych, co robią coś jeszcze raz. Ale miejsce wciąż nie było takie jak trzeba; wstał, obrócił się i zaczął ugniatać.",
          "Ola zapisała, pochylona nisko, żeby słów nie spłoszyć. Powiedzenie ma numer czterdziesty pierwszy. „Kręć się, ile chcesz – jest tam napisane – miejsce robi się twoje dopiero, jak leżysz”. Mruk już leżał.",
        ],
        picture: {
          place: "kitchen",
          pose: "ears",
          props: ["open book", "lamp"],
          eyes: "open",
          company: "ola",
          inHand: "pencil",
        },
      },
    ],
  },
};
