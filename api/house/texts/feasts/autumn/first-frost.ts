import type { Feast } from "#api/house/texts/model.ts";

/** The first clear, frosty morning of autumn. */
export const firstFrost: Feast = {
  name: "first-frost",
  day: { rule: "first frost" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Not a Word about Gloves", "O rękawiczkach ani słowa"],
        en: [
          "In the morning the balcony railing was white. Ola saw it through the pane, put two fingers to the glass and took them away again. “It’s come,” she called into the bathroom, and Tomek with his mouth full of toothpaste said something that sounded like “gloves”.",
          "Mruk wanted to go out. The door was opened for him, a hand’s breadth, since it was the first day and there was something to see. The tiles had fur on them. It was short and dense and stood straight up, and it went right to the edge.",
          "He put down a paw. It was cold in a way that he had to think about; every hair was cold by itself. When he lifted the paw, a black spot was left, with four little ones in front. He looked at it. He set down the other paw. He went in a curve past Pelagia’s empty corner to the railing, and sat there, on his tail, till his underside said no.",
          "Across the street the roofs were smoking. Every chimney had its own feather; the fifteen tram rang bright and hard, as if it were running on glass. Prezes stood on the gutter on one leg, round as a pumpkin, and did not so much as nod.",
          "When Mruk turned round, his own footprints were coming to meet him. They came from the door in a curve, one black print after another, small and exact; at every fourth the bell had touched down. He does not as a rule meet himself at that hour. He went back beside them, not on them; you do not tread on such things.",
          "By nine it was all just wet. Tomek had found one glove. “That was lovely,” said Ola, who had not closed the balcony door the whole time and was warming her hands on the cat’s back.",
        ],
        pl: [
          "Rano balustrada na balkonie była biała. Ola zobaczyła to przez szybę, przyłożyła do szkła dwa palce i cofnęła. „Przyszedł” – zawołała do łazienki, a Tomek z ustami pełnymi pasty powiedział coś, co brzmiało jak „rękawiczki”.",
          "Mruk chciał wyjść. Uchylono mu, na dłoń, bo był to pierwszy dzień i było co oglądać. Płytki miały sierść. Krótką, gęstą, stojącą prosto, aż po sam brzeg.",
          "Postawił łapę. Było zimno w sposób, nad którym musiał się zastanowić; każdy włosek ziębił z osobna. Kiedy podniósł łapę, została czarna plamka, a przed nią cztery małe. Popatrzył. Postawił drugą. Poszedł łukiem, obok pustego kąta Pelagii, aż do balustrady i siedział tam na ogonie, dopóki spód nie powiedział, że dość.",
          "Nad ulicą dymiły dachy. Każdy komin miał własne pióro; piętnastka dzwoniła jasno i twardo, jakby jechała po szkle. Prezes stał na rynnie na jednej nodze, okrągły jak dynia, i nawet się nie ukłonił.",
          "Kiedy Mruk się odwrócił, wyszły mu naprzeciw jego własne kroki. Szły łukiem od drzwi, jeden czarny ślad za drugim, małe i dokładne; przy co czwartym odbił się i dzwonek. O tej porze na ogół siebie nie spotyka. Wrócił obok nich; po takich rzeczach się nie depcze.",
          "O dziewiątej było już tylko mokro. Tomek znalazł jedną rękawiczkę. „Ślicznie było” – powiedziała Ola, która przez cały czas nie zamknęła balkonu i grzała teraz ręce na kocim grzbiecie.",
        ],
        picture: {
          place: "stove",
          pose: "sit",
          props: [],
          eyes: "half",
          lighting: "cold stove",
          posture: "stroking",
          company: "ola",
          camera: "half",
        },
      },
      {
        title: ["The Puddle Has Been Glazed", "Dziś się kałuży nie zasypuje"],
        en: [
          "There is a puddle in our courtyard that Mr Zenon has been meaning to fill in for years. It lies between the pump and the carpet frame and has the outline of a flat-iron. That morning it had a pane on it, thin and perfectly clear, with a chestnut leaf set in it.",
          "Staś saw it first, from the stairs, with his scarf undone. Every child knows what you do with the first ice. He looked to the right and to the left; he had his heel in the air.",
          "“Wait,” said somebody. It was Mr Zenon with a bucket of sand, on his way to do away with the ice officially. He had stopped too. On the far shore sat Mruk, feet together, bent over the edge.",
          "There was somebody under the ice. He was grey, he had ears, he looked out, and when Mruk moved his head, the other moved his. Mruk raised a paw and laid it down. The other did the same from beneath, pad against pad. The ice was slippery; it was as cold as a lie; it held.",
          "He walked out. He weighs nine kilos, but he spread them evenly. In the middle he lay down, over the leaf, with his chin on the pane, nose to nose with the one down there. A thin sound, a sort of singing, ran from shore to shore. Staś and Mr Zenon did not breathe.",
          "“You’ll be late,” Mr Zenon whispered after a time. He set the bucket down. Staś drew back his heel. Towards ten, when the sun got in over the bakery, the puddle was a flat-iron again, wet and brown, with an edge all the way round like torn paper. But by then everybody had gone to work, Mruk to the first-floor radiator.",
        ],
        pl: [
          "Na naszym podwórku jest kałuża, którą pan Zenon od lat ma zasypać. Leży między pompą a trzepakiem i ma kształt żelazka. Tego ranka miała na sobie szybę, cienką i zupełnie czystą, a w niej wprawiony liść kasztanowca.",
          "Pierwszy zobaczył ją ze schodów Staś, z rozwiązanym szalikiem. Każde dziecko wie, co się robi z pierwszym lodem. Rozejrzał się w prawo i w lewo; piętę miał już w powietrzu.",
          "„Czekaj” – powiedział ktoś. Był to pan Zenon z wiadrem piasku, który szedł usunąć lód urzędowo. Też się zatrzymał. Na przeciwległym brzegu siedział Mruk, łapa przy łapie, pochylony nad krawędzią.",
          "Pod lodem ktoś był. Szary, z uszami, patrzył, a kiedy Mruk ruszał głową, tamten ruszał swoją. Mruk podniósł łapę i położył. Tamten zrobił to samo od spodu, opuszka do opuszki. Lód był śliski, był zimny jak kłamstwo i trzymał.",
          "Mruk wszedł na lód. Ma dziewięć kilo, ale rozłożył je równo. Na środku położył się nad liściem, z brodą na szybie, i leżał tak, nos w nos z tamtym na dole. Odezwał się cienki dźwięk, jakby śpiew, i przebiegł od brzegu do brzegu. Staś i pan Zenon nie oddychali.",
          "„Spóźnisz się” – szepnął po jakimś czasie pan Zenon. Odstawił wiadro. Staś cofnął piętę. Koło dziesiątej, kiedy zza piekarni zajrzało słońce, było to znowu żelazko, mokre i brązowe, a dookoła miało obwódkę jak z dartego papieru. Ale wtedy każdy był już przy swojej pracy, Mruk przy kaloryferze na pierwszym piętrze.",
        ],
        picture: { place: "courtyard", pose: "sit", props: [], eyes: "wide", company: "nobody", camera: "close" },
      },
      {
        title: ["Do Not Breathe on the Ferns", "Nie chuchać na paprocie"],
        en: [
          "There is one window in the flat that is never cleaned in autumn: the narrow one in the larder, of a single pane, where the jars are. Ola leaves it on purpose. On the first frosty night a garden comes up on it, from bottom to top, and if she put in the second pane, the garden would go to other people.",
          "This year there were ferns. They stood in three rows with their tips curled; between them was something like a heron, and over that an empty place, quite clear, the size of a coin, and in it was Warsaw.",
          "She had called Mruk, since he likes to be shown things. He sat on the shelf between the plums and the gherkins and looked. The garden had no colour and no smell, but it had not been there yesterday, and somebody must have brought it in. He leaned forward and breathed on it, because that is how you smell a thing.",
          "A fern was gone. Where it had been, a drop ran down. He drew back his head. He looked at Ola, then at the drop, and she saw him put the two together: it had been him. He held his breath from then on. He turned aside to let it out, over the gherkins, and turned back.",
          "So they sat, the pair of them. Every so often she looked away and breathed into her sleeve. The light climbed; it turned pink behind the heron, then yellow. A tram passed through the coin from left to right.",
          "“I’ve got to shut the door,” Ola whispered, “or it’ll go.” Mruk left first, backwards, on tiptoe, so that the jars did not so much as clink. Tomek came by at that moment and wanted to know what was in the larder. Two pairs of eyes turned on him, and he held his breath without being told why.",
        ],
        pl: [
          "W mieszkaniu jest jedno okno, którego się jesienią nie myje: wąskie, w spiżarni, z jedną szybą, tam gdzie słoiki. Ola zostawia je umyślnie. W pierwszą mroźną noc wyrasta na nim ogród, od dołu do góry, a gdyby założyć drugie skrzydło, ogród poszedłby do innych.",
          "W tym roku były paprocie. Stały w trzech rzędach, z podwiniętymi końcami; między nimi było coś jak czapla, a nad czaplą miejsce puste, całkiem czyste, wielkości monety, przez które było widać Warszawę.",
          "Zawołała Mruka, bo kot lubi, kiedy mu się coś pokazuje. Siedział na półce między śliwkami a ogórkami i patrzył. Ogród nie miał koloru ani zapachu, ale wczoraj go nie było i ktoś musiał go przynieść. Pochylił się i chuchnął, bo tak się wącha.",
          "Jednej paproci już nie było. Tam gdzie stała, spłynęła kropla. Cofnął głowę. Spojrzał na Olę, potem na kroplę, a ona widziała, jak zestawia jedno z drugim: że to on. Odtąd wstrzymywał oddech. Odwracał się i wypuszczał go bokiem, nad ogórkami, a potem wracał.",
          "Tak siedzieli we dwoje. Od czasu do czasu ona też się odwracała i chuchała w rękaw. Światło szło w górę; za czaplą zrobiło się różowo, potem żółto. Przez monetę przejechał z lewej na prawą tramwaj.",
          "„Muszę zamknąć drzwi – szepnęła Ola – bo zniknie”. Mruk wyszedł pierwszy, tyłem, na czubkach palców, tak że słoiki nawet nie zadzwoniły. Na Tomka, który akurat przechodził i chciał wiedzieć, co jest w spiżarni, zwróciły się dwie pary oczu, więc wstrzymał oddech, nie pytając dlaczego.",
        ],
        picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "reader" },
      },
    ],
  },
};
