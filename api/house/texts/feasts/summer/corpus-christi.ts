import type { Feast } from "#api/house/texts/model.ts";

/** Corpus Christi, with a procession and petals. */
export const corpusChristi: Feast = {
  name: "corpus-christi",
  day: { easter: 60 },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["Not Swept until Friday", "Do piątku bez zamiatania"],
        en: [
          "Eight little girls in white had walked in front of the canopy and strewn petals out of baskets, peony and jasmine, by the handful. Behind them had come the band and the whole parish. Now it was past two, the street was empty, and from the corner to the stop the petals were still lying as they had fallen.",
          "The fifteen had been stopped for the procession; the first one afterwards came at walking pace. Mruk watched from the sill. The wheels ran where they always run, and they took the petals along, pink and white, pressed flat, turning over and over, once round for every two metres.",
          "Mr Zenon stood at the gate with his broom. It was his stretch, thirty-one metres of pavement and half of the roadway. He should have swept. He looked at it. He leaned the broom against the wall, went indoors and came back with a newspaper, and sat down on the step to read it.",
          "Then a puff of wind came round the corner. It ran along the street close to the ground and lifted them all at once, a whole carpet, as high as a knee, as high as a window; for the length of a breath there was a second procession, without people. It went past the first floor, and the second. On the third somebody opened his eyes wide.",
          "One petal came in. It sailed over Mruk’s head into the room, took its time and settled on the floor in front of the stove. He got down to it. It was a peony’s, hollow, like a little boat; it still rocked. He laid his chin on the boards to be on a level with it.",
          "Mr Zenon swept on Friday morning. By then the petals were brown, and there was only what there always is. But he turned round a few times to see whether the wind was coming.",
        ],
        pl: [
          "Osiem dziewczynek w bieli szło przed baldachimem i sypało z koszyczków płatki, piwonie i jaśmin, całymi garściami. Za nimi szła orkiestra i cała parafia. Teraz było po drugiej, ulica opustoszała, a od rogu do przystanku płatki wciąż leżały tak, jak upadły.",
          "Piętnastkę zatrzymano na czas procesji; pierwsza po niej jechała noga za nogą. Mruk patrzył z parapetu. Koła toczyły się tam gdzie zawsze i zabierały ze sobą płatki, różowe i białe, rozpłaszczone, które obracały się i obracały, raz na dwa metry.",
          "Pan Zenon stał w bramie z miotłą. Był to jego odcinek, trzydzieści jeden metrów chodnika i połowa jezdni. Powinien zamieść. Popatrzył. Oparł miotłę o mur, wszedł do środka, wrócił z gazetą i usiadł na stopniu czytać.",
          "Wtedy zza rogu nadszedł wiatr. Pobiegł ulicą przy samej ziemi i podniósł wszystkie naraz, cały dywan, do kolan, do okien; przez jeden oddech szła druga procesja, bez ludzi. Minęła pierwsze piętro, minęła drugie. Na trzecim ktoś szeroko otworzył oczy.",
          "Jeden płatek wleciał. Przepłynął Mrukowi nad głową w głąb pokoju, nie spieszył się i osiadł na podłodze przed piecem. Mruk zszedł do niego. Był z piwonii, wklęsły jak łódeczka; jeszcze się kołysał. Mruk położył brodę na deskach, żeby mieć go na wysokości oczu.",
          "Pan Zenon zamiótł w piątek rano. Płatki były już brązowe i było tylko to, co zawsze. Ale parę razy obejrzał się, czy nie idzie wiatr.",
        ],
        picture: {
          place: "window sill",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "down",
          open: "window",
          weather: "clear",
          company: "nobody",
        },
      },
      {
        title: ["Who’s Got the Carpet?", "Kto ma dywan?"],
        en: [
          "This year one of the four altars stood in front of our house. They had built it in the morning, from birch trees, carpets and the good table of the people on the first floor; now the procession was over, and it had to be taken down again before the tram wires were switched on.",
          "Mr Zenon had a list. On it stood, by households: two vases, a runner, six candlesticks, the picture, four young birches (parish), one carpet, red, third floor. He stood there with his pencil and ticked off. “Carpet,” he called. “Who’s got the carpet?”",
          "Ola came down for it. It was lying on the steps of the altar, where it had been knelt on. She took it by one corner, and it was heavy; from among the birches two eyes were looking at her.",
          "Mruk had been in there since eight. He had walked down behind his carpet to see where it was being taken and had found, underneath the table and behind the leaves, a place that was green and scented, where the light came in spots. He had been present at all of it. He had heard the bells and the singing from quite near, eleven hundred people had gone down on their knees before him, and he had remained sitting and shut his eyes, as is fitting, at the incense.",
          "“Come out of there,” whispered Ola. He came. He came down the three steps, the last of the jasmine on his back, past the fire brigade, who were just rolling up the rope, and one of them, an older man, took off his helmet by mistake.",
          "“Carpet,” said Mr Zenon, and made his tick. For a week Mruk was a little hard to live with. He wanted to be spoken to quietly, and whenever somebody dropped a spoon and bent down for it, he inclined his head.",
        ],
        pl: [
          "W tym roku jeden z czterech ołtarzy stał przed naszym domem. Zbudowano go rano, z brzózek, dywanów i dobrego stołu tych z pierwszego piętra; teraz było po procesji i trzeba było wszystko rozebrać, zanim włączą prąd w drutach nad torami.",
          "Pan Zenon miał spis. Figurowały w nim, według lokali: dwa wazony, bieżnik, sześć lichtarzy, obraz, cztery brzózki (parafia), dywan czerwony sztuk jeden, trzecie piętro. Stał z ołówkiem i odhaczał. „Dywan – zawołał. – Kto ma dywan?”",
          "Zeszła po niego Ola. Leżał na stopniach ołtarza, gdzie na nim klękano. Chwyciła za róg, był ciężki, a spomiędzy brzózek patrzyło na nią dwoje oczu.",
          "Mruk siedział tam od ósmej. Zszedł za swoim dywanem zobaczyć, dokąd go niosą, i znalazł pod stołem, za liśćmi, miejsce zielone, pachnące, do którego światło wpadało cętkami. Był przy wszystkim. Z bliska słyszał dzwonki i śpiew, tysiąc sto osób padło przed nim na kolana, a on siedział i przy kadzidle, jak wypada, zamykał oczy.",
          "„Wyłaź stamtąd” – szepnęła Ola. Wyszedł. Zstąpił z trzech stopni z resztą jaśminu na grzbiecie, minął strażaków, którzy zwijali sznur, i jeden z nich, starszy, przez pomyłkę zdjął hełm.",
          "„Dywan” – powiedział pan Zenon i postawił ptaszka. Przez tydzień mieszkało się z Mrukiem trochę trudniej. Chciał, żeby mówiono do niego cicho, a kiedy komuś upadła łyżka i się po nią schylał, skłaniał głowę.",
        ],
        picture: { place: "stairs", pose: "walk", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["I’ve Only the One Nail", "Ja mam tylko ten gwóźdź"],
        en: [
          "After the procession Mrs Halina has a birch twig from the altar put up over her door, against lightning. It has to be from the right-hand side, and you may not put it up yourself. For that reason Tomek from the third floor stood on her chair at two o’clock with a hammer and a nail, and she stood below and gave directions.",
          "“More to the left,” she said. Outside a thunderstorm was coming up. The sky over the courtyard was the colour of a plum, the swallows flew low, and there was not a sound from the chestnut tree.",
          "Mruk was lying under the sideboard, as far back as he could get. He does not fear storms. It only suits him, at such times, to have a wall at his back and a roof close above, and there he was joined by the wind, which came in under the door and blew dust in his whiskers.",
          "The first flash came with the first blow of the hammer, so that it looked as if Tomek had done it. He dropped the nail. It rolled. It rolled across the boards, round the leg of the chair and under the sideboard, and there it came to rest against a paw.",
          "“I’ve only the one,” said Mrs Halina. They both knelt down. It thundered; under the sideboard two green lamps were shining, with something small between them. “Treasure,” she said, “give it here.” The lightning flashed again. The lamps came closer, along the floor. Mruk had the nail in his mouth, crosswise, like a mouse, because in the flash it had seemed to jump.",
          "The twig was up before the rain came. Then it came down like a cartload of gravel. All three of them stood under the twig in the doorway, on the right-hand side, and counted, and after each flash the thunder was a little farther off, until the storm had crossed the Vistula.",
        ],
        pl: [
          "Po procesji pani Halina każe sobie przybić nad drzwiami gałązkę brzozy z ołtarza, od piorunów. Musi być z prawej strony i nie można jej przybić samemu. Z tego powodu o drugiej Tomek z trzeciego piętra stał u niej na krześle z młotkiem i gwoździem, a ona stała na dole i kierowała.",
          "„Bardziej w lewo” – powiedziała. Nadciągała burza. Niebo nad podwórkiem miało kolor śliwki, jaskółki latały nisko, a z kasztanowca nie dochodził żaden głos.",
          "Mruk leżał pod kredensem, najgłębiej, jak się da. On się burzy nie boi. Woli tylko przy takich okazjach mieć ścianę za plecami i dach blisko nad głową, i tam odwiedził go wiatr, który wszedł pod drzwiami i dmuchnął mu kurzem w wąsy.",
          "Pierwsza błyskawica przyszła z pierwszym uderzeniem młotka, więc wyglądało, że to Tomek. Upuścił gwóźdź. Gwóźdź się potoczył. Potoczył się po deskach, dookoła nogi krzesła, pod kredens i tam zatrzymał się o łapę.",
          "„Ja mam tylko ten” – powiedziała pani Halina. Uklękli oboje. Zagrzmiało; pod kredensem świeciły dwie zielone lampy, a między nimi coś małego. „Skarbie – powiedziała – oddaj”. Znowu błysnęło. Lampy zbliżały się po podłodze. Mruk miał gwóźdź w pysku, w poprzek, jak mysz, bo w nagłym świetle zdawało mu się, że gwóźdź podskoczył.",
          "Gałązka wisiała, zanim spadł deszcz. Potem runął jak wóz żwiru. Stali pod gałązką w drzwiach we troje, po prawej stronie, i liczyli, a po każdej błyskawicy grzmot był trochę dalej, aż burza przeszła za Wisłę.",
        ],
        picture: {
          place: "parlour",
          pose: "crouch",
          props: [],
          eyes: "wide",
          under: "cupboard",
          lighting: "night",
          moon: "none",
          camera: "half",
          side: "right",
          company: "halina",
        },
      },
    ],
  },
};
