import type { Feast } from "#api/house/texts/model.ts";

/** Holy Saturday, when baskets of food are blessed. */
export const holySaturday: Feast = {
  name: "holy-saturday",
  day: { easter: -1 },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["In the Wrong Basket", "Nie w tym koszyku"],
        en: [
          "In the hall stood two baskets. In one there was a napkin with lace, a sausage, bread, salt, horseradish, four eggs and a lamb of butter, with a flag; it was going to church at noon. The other, empty except for a rug, was for the vet’s. All Mruk knows about baskets is that a thing with a handle and a cloth leads to no good, and that ham is an exception.",
          "Ola tied her scarf before the mirror. “Have you got it?” she called. “I’ve got it,” said Tomek, who was looking for his keys, and took up the nearer one. It was heavy; it was meant to be heavy. They ran, because the blessing does not wait, and at the corner he changed hands.",
          "Under the napkin Mruk was considering. He had only meant to make sure about the sausage. The lace lay on his ears; against his side there was something cold, in woolly curls, that smelled of butter. He had got in on his own feet, so it could not be the vet.",
          "A hundred baskets stood in three rows on the long tables before the church, all of them uncovered. The priest came along with his brush. He looked to the right and to the left, he sprinkled, he smiled at the children; in the second row he dipped, swung and stopped. Between the eggs, with a drop on his forehead, sat a tabby tom with a white front, bolt upright, and looked at him as you look at a waiter.",
          "“Is that to be blessed as well?” asked the priest. Ola could not speak. “He’s family,” said Tomek. The priest thought it over. He dipped once more, and that time he aimed a little to the side.",
          "The sausage was all there when they came home. The lamb had lost an ear. Everybody agreed that it had been the left one.",
        ],
        pl: [
          "W przedpokoju stały dwa koszyki. W jednym była serwetka z koronką, kiełbasa, chleb, sól, chrzan, cztery jajka i baranek z masła, z chorągiewką; szedł w południe do kościoła. Drugi, pusty, miał w środku kocyk i był do weterynarza. Mruk wie o koszykach tyle, że z rzeczy, która ma rączkę i przykrycie, nic dobrego nie wynika, a szynka stanowi wyjątek.",
          "Ola wiązała przed lustrem chustkę. „Masz?” – zawołała. „Mam” – odparł Tomek, który szukał kluczy, i chwycił ten bliższy. Był ciężki; miał być ciężki. Biegli, bo święcenie nie czeka, i na rogu zmienił rękę.",
          "Mruk pod serwetką rozważał położenie. Chciał się tylko upewnić co do kiełbasy. Koronka leżała mu na uszach, a do boku przylegało coś zimnego, w lokach, pachnącego masłem. Wszedł tu na własnych nogach, więc nie mógł to być weterynarz.",
          "Na długich stołach przed kościołem stało sto koszyków w trzech rzędach, wszystkie odkryte. Ksiądz szedł z kropidłem. Spoglądał na prawo i na lewo, kropił, uśmiechał się do dzieci; w drugim rzędzie zanurzył, zamachnął się i stanął. Między jajkami, z kroplą na czole, siedział prosto jak świeca pręgowany kocur z białym przodem i patrzył na niego tak, jak się patrzy na kelnera.",
          "„To też do święcenia?” – zapytał ksiądz. Ola nie mogła wydobyć głosu. „To rodzina” – powiedział Tomek. Ksiądz się zastanowił. Zanurzył jeszcze raz i tym razem celował trochę obok.",
          "Kiedy wrócili, kiełbasa była cała. Baranek stracił ucho. Wszyscy byli zgodni, że lewe.",
        ],
        picture: { place: "hall", pose: "sit", props: [], eyes: "open", by: "wall", company: "tomek", camera: "half" },
      },
      {
        title: ["The Butter Lamb Looks the Other Way", "Baranek patrzy w bok"],
        en: [
          "The lamb that Mrs Halina makes out of butter has two peppercorns for eyes, a red ribbon and a character. She models it with a fork and the tip of a darning needle; it takes her until two. Then it is set on a saucer on the outer sill, behind the gauze, to grow firm before it goes to be blessed.",
          "Mruk, who had dropped in by the stairs, was lying on the inside of the same window. He had no designs. It was simply that the lamb had been put with its face to the room, and it looked at him.",
          "He looked back. As a rule this is settled in half a minute: the other blinks, coughs or finds something to do. The lamb did not blink. It had the peppercorns set a bit too wide apart, which gave it an air of seeing a good deal at a time; and it went on looking, mild and buttery, with its flag on its shoulder.",
          "After a quarter of an hour Mruk shifted his paws. After half an hour he yawned, but only with his mouth. “You’ll be friends, I see,” said Mrs Halina in passing, a cake tin under each arm. The sun had come round the corner of the house. It lay on the sill, on the saucer, on the left side of the lamb’s face.",
          "It began with the eye. The peppercorn moved. It sank, by no more than a crumb, and then it slid, slowly, along the cheek, until the lamb no longer looked at Mruk but at the gutter.",
          "He got up, as a gentleman does when the other has laid down his arms, and turned to his own affairs. His bell brought in Mrs Halina, who saw the sun and ran. In the fridge the lamb recovered. But it kept one eye on the gutter until it was eaten, and Prezes, who sat up there, was ill at ease all over Easter.",
        ],
        pl: [
          "Baranek, którego pani Halina robi z masła, ma oczy z dwóch ziaren pieprzu, czerwoną wstążkę i charakter. Modeluje go widelcem i czubkiem igły do cerowania; schodzi jej do drugiej. Potem stawia się go na spodku za oknem, pod gazą, żeby stężał, zanim pójdzie do święcenia.",
          "Mruk, który zszedł w odwiedziny, leżał przy tym samym oknie od środka. Nie miał zamiarów. Po prostu baranka ustawiono przodem do pokoju i baranek patrzył na niego.",
          "Mruk odpowiedział spojrzeniem. Na ogół rozstrzyga się to w pół minuty: ten drugi mruga, chrząka albo znajduje sobie zajęcie. Baranek nie mrugał. Ziarna miał osadzone odrobinę za szeroko, co dawało mu wygląd kogoś, kto widzi dużo naraz, i trwał tak, łagodny i maślany, z chorągiewką na ramieniu.",
          "Po kwadransie Mruk przełożył łapy. Po pół godzinie ziewnął, ale samym pyskiem. „Widzę, że się zaprzyjaźnicie” – rzuciła w przejściu pani Halina, z blachą pod każdą pachą. Słońce wyszło zza rogu. Leżało na parapecie, na spodku i na lewym policzku baranka.",
          "Zaczęło się od oka. Ziarno drgnęło. Opadło, najwyżej o okruszek, a potem zsunęło się powoli po policzku, aż baranek nie patrzył już na Mruka, tylko na rynnę.",
          "Mruk wstał, jak się wstaje, kiedy przeciwnik złożył broń, i zajął się swoimi sprawami. Jego dzwonek sprowadził panią Halinę, która zobaczyła słońce i pobiegła. W lodówce baranek doszedł do siebie. Ale jednego oka do końca, póki go nie zjedzono, nie spuszczał z rynny, i Prezes, który tam siedział, całe święta czuł się nieswojo.",
        ],
        picture: {
          place: "courtyard sill",
          pose: "loaf",
          props: [],
          eyes: "half",
          look: "away",
          weather: "clear",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["It Rubs Off, Like the Damp", "To przechodzi jak wilgoć"],
        en: [
          "The two bakers had not slept. On Holy Saturday everybody wants a small loaf for the basket that is blessed in church, no bigger than a fist, and there are six hundred fists in the district. At three in the afternoon the last tray was out, and the elder sat down on a flour sack in the back doorway, facing the courtyard, with her shoes off.",
          "Mruk was sitting on the wall opposite her. He comes at that hour because at that hour the door stands open, and behind it Bułka, the bakery’s cat, washes her ears. Today Bułka was not there. She had been asleep since noon on the warm tins, with flour on her like a first frost.",
          "“That’s that,” said the baker. She was holding one little loaf in her hand. It had come out crooked, with a bump on the left side, and nobody had taken it. She turned the loaf round and round. They had baked six hundred and had none in a basket themselves; the younger one was asleep standing up.",
          "Mr Zenon came by with his own basket, an honest one, under a checked cloth: an egg, sausage, salt in a twist of paper. He had been to church and was on his way home. He looked at her feet, and at the loaf. “It isn’t blessed?” “When would I have gone?” said the baker.",
          "Mr Zenon tipped his cap to the back of his head. He put down his basket by the sack, unfolded the cloth, and laid the crooked loaf in between his egg and his sausage. Then he took it out again. “It rubs off,” he said. He said it like a caretaker who knows what damp does.",
          "She broke it in three. There was salt to go with it, the last pinch in the corner of the paper. Mruk, who had come down off his wall, got the bump. It was empty inside, with a thin crust, and it held exactly one breath of warm air, which he ate.",
        ],
        pl: [
          "Piekarki nie spały. W Wielką Sobotę każdy chce do koszyka ze święconym mały chlebek, nie większy niż pięść, a pięści jest w okolicy sześćset. O trzeciej po południu wyjechała ostatnia blacha i starsza usiadła na worku w tylnych drzwiach, przodem do podwórka, bez butów.",
          "Mruk siedział naprzeciwko na murku. Przychodzi o tej porze, bo o tej porze drzwi stoją otworem, a za nimi Bułka, kotka z piekarni, myje uszy. Dziś Bułki nie było. Od południa spała na ciepłych blachach, w mące jak w pierwszym szronie.",
          "„No i tyle” – powiedziała piekarka. Trzymała w ręku jeden chlebek. Wyszedł krzywo, z guzem po lewej stronie, i nikt go nie wziął. Obracała go. Upiekły sześćset, a same nie miały w koszyku żadnego; młodsza zasnęła na stojąco.",
          "Nadszedł pan Zenon z własnym koszykiem, porządnym, pod kraciastą ściereczką: jajko, kiełbasa, sól w papierku. W kościele już był i wracał. Spojrzał na jej stopy, potem na chlebek. „Nieświęcony?” „A kiedy miałam pójść?” – odparła piekarka.",
          "Pan Zenon przesunął czapkę na tył głowy. Postawił koszyk przy worku, odwinął ściereczkę i położył krzywy chlebek między swoim jajkiem a swoją kiełbasą. Potem go wyjął. „To przechodzi” – orzekł. Powiedział to jak dozorca, który wie, co potrafi wilgoć.",
          "Przełamała chlebek na troje. Sól do tego też była, ostatnia szczypta, w rogu papierka. Mruk zszedł z murku i przypadł mu guz. W środku był pusty, pod cienką skórką, i trzymał dokładnie jeden haust ciepłego powietrza, który Mruk zjadł.",
        ],
        picture: { place: "wall", pose: "sit", props: [], eyes: "open", company: "nobody" },
      },
    ],
  },
};
