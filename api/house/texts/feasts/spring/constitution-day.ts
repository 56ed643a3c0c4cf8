import type { Feast } from "#api/house/texts/model.ts";

/** The third of May, the day of the constitution. */
export const constitutionDay: Feast = {
  name: "constitution-day",
  day: { date: "05-03" },
  category: "Lifestyle",
  stories: {
    morning: [
      {
        title: ["And Who Decides in That Case?", "A kto wtedy rozstrzyga?"],
        en: [
          "“In a constitution,” said Tomek at breakfast, “it says who may do what.” He had his flag in the window, he had his white shirt on, and it was the third of May, so he was allowed to explain it. “Everything else follows. Who sits where, who has the last word, what happens when the two sides disagree.”",
          "“We haven’t got one,” said Ola. That was so. For as long as they had lived together they had gone by custom. Tomek tore a sheet off the pad. He wrote, “We, the inhabitants”, and there he stopped, because the third inhabitant had walked across the table and was sitting on the margin.",
          "Article one was the chair. There are three by the window, and the third has been Mruk’s for ages, without a title. “Let’s put it down, then,” said Ola. “The third chair is inviolable.” Article two was the bathroom. Article three forbade anybody to say “in a minute” more than twice about the same thing; it was carried by one vote.",
          "Over article seven, about the window at night, they fell out. She wanted it open, he wanted it closed. Each had good precedents. “And who decides in that case?” asked Ola. They both looked at the paper, and the pencil lay idle.",
          "Mruk got up. He had sat on the margin for a quarter of an hour; it was used up and had gone cold. In front of him lay the rest of the sheet, with the “We” at the top. He walked across it. He had come by way of the butter.",
          "It was a good clear print, with four toes, in the bottom right-hand corner, where papers like that have their seal. “That’ll be the final clause,” said Tomek. The sheet hangs in the hall, next to the coats, and article seven was left as it stands, with a blank.",
        ],
        pl: [
          "„W konstytucji – mówił Tomek przy śniadaniu – jest zapisane, komu co wolno”. Flagę miał w oknie, na sobie białą koszulę, był trzeci maja, więc mógł tłumaczyć. „Reszta z tego wynika. Kto gdzie siedzi, do kogo należy ostatnie słowo i co się dzieje, jeśli dwie strony są różnego zdania”.",
          "„My nie mamy” – powiedziała Ola. Tak było. Odkąd mieszkali razem, kierowali się zwyczajem. Tomek wydarł kartkę z bloku. Napisał „My, mieszkańcy” i na tym utknął, bo trzeci mieszkaniec przeszedł przez stół i usiadł na marginesie.",
          "Artykuł pierwszy: krzesło. Przy oknie stoją trzy, a trzecie od niepamiętnych czasów jest Mruka, bez podstawy prawnej. „To zapiszmy – powiedziała Ola. – Trzecie krzesło jest nietykalne”. Artykuł drugi: łazienka. Artykuł trzeci zabraniał mówić o tej samej rzeczy „zaraz” więcej niż dwa razy; przeszedł większością jednego głosu.",
          "Przy artykule siódmym, o oknie w nocy, doszło do sporu. Ona chciała otwarte, on zamknięte. Każde miało dobre precedensy. „I kto wtedy rozstrzyga?” – zapytała Ola. Oboje patrzyli na kartkę, a ołówek leżał.",
          "Mruk wstał. Siedział na marginesie od kwadransa, margines się zużył i wystygł. Przed nim leżała reszta kartki z „My” u góry. Nastąpił na nią. Szedł od strony masła.",
          "Odcisk wyszedł ładny, wyraźny, na cztery palce, w prawym dolnym rogu, gdzie na takich papierach jest pieczęć. „To będzie przepis końcowy” – powiedział Tomek. Kartka wisi w przedpokoju obok płaszczy, a artykuł siódmy został, jaki był, z wolnym miejscem.",
        ],
        picture: { place: "kitchen", pose: "sit", props: [], eyes: "half", on: "sheet of paper", company: "ola" },
      },
      {
        title: ["Until He Gets His Stick Back", "Póki nie oddadzą mu pałki"],
        en: [
          "At a quarter to nine there was a drum. It came from the direction of the market, far away, as if somebody were beating one carpet and thinking between blows. Mruk put up his ears on the sill. In this street anything loud comes on rails, and the rails were silent.",
          "It was the fire brigade’s band. They marched in sixes, with feathers, to play before the church; at the front walked a small fat man who kept throwing up a staff and catching it. The fifteen followed at walking pace and did not dare to ring.",
          "Windows opened as far as the eye could see. Mrs Halina had her hand on her breast. Staś hung so far out of the first floor that his mother was holding him by the braces. In the second row, on the left, somebody was playing a trumpet like his.",
          "And right below the third floor the man with the big drum lost his stick. It flew from his hand in a curve. He struck with the other, but the good one was gone; the march went on, and where every “one” had had its boom, there was a hole. The feathers in front began to wobble. Sixty firemen were walking, each at his own discretion.",
          "This upset Mruk. He cannot bear it when a thing is due and does not come. He sat bolt upright, and at every hole he put down a paw on the tin of the ledge, hard, with his whole shoulder behind it, and it is a good piece of tin.",
          "Boom, it went over the street, rather thin, but on the beat. The man with the drum looked up. He gave a nod; he counted himself in; someone had handed him the stick. They were past the bakery before Mruk noticed that he was still at it, and that all the windows opposite were looking at him.",
        ],
        pl: [
          "Za kwadrans dziewiąta słychać było bęben. Szedł od strony targu, daleki, jakby ktoś trzepał jeden dywan i się przy tym zastanawiał. Mruk na parapecie nastawił uszu. W tej ulicy wszystko, co głośne, jeździ po szynach, a szyny milczały.",
          "Była to orkiestra straży pożarnej. Szli szóstkami, z piórami na czapkach, grać przed kościołem; na przedzie mały gruby pan z buławą, który ją podrzucał i łapał. Za nimi jechała w tempie spacerowym piętnastka i nie śmiała zadzwonić.",
          "Jak okiem sięgnąć, otwierały się okna. Pani Halina trzymała rękę na piersi. Staś wychylał się z pierwszego piętra tak, że matka trzymała go za szelki. W drugim rzędzie po lewej ktoś grał na takiej trąbce jak jego.",
          "I akurat pod trzecim piętrem ten od wielkiego bębna zgubił pałkę. Wyleciała mu łukiem z ręki. Uderzył drugą, ale dobra była tamta; marsz szedł dalej, a tam, gdzie na każde „raz” przypadał huk, była dziura. Pióra na przedzie zaczęły się chwiać. Sześćdziesięciu strażaków szło, każdy według własnego uznania.",
          "Mruka to zdenerwowało. Nie znosi, kiedy coś, czego się czeka, nie przychodzi. Siedział sztywno i przy każdej dziurze opuszczał łapę na blachę parapetu, mocno, z całym barkiem, a jest to dobra blacha.",
          "Bum, poszło nad ulicą, cienko, ale w takt. Człowiek z bębnem spojrzał w górę. Skinął głową, odliczył sobie do wejścia; ktoś podał mu pałkę. Byli już za piekarnią, kiedy Mruk zauważył, że wciąż to robi i że przyglądają mu się wszystkie okna z naprzeciwka.",
        ],
        picture: {
          place: "window sill",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "down",
          open: "window",
          weather: "clear",
        },
      },
      {
        title: ["It’s Nobody’s Lilac", "Bez niczyjej zgody"],
        en: [
          "Behind the bakery, in the yard of number eleven, where nobody lives, there is a lilac. It is nobody’s. On the third of May it comes into flower, to the day, out of patriotism, Mr Zenon says, and a branch of it hangs over our wall.",
          "Ola stood in front of that wall before breakfast with the kitchen scissors. People were coming to dinner, and she had promised herself a bunch for the table. She reached up. She was a forearm short, and on the crate that she had brought along she was still short.",
          "On top of the wall lay Mruk. He had crossed the courtyard before her, gone up by the chestnut tree, as he does, and walked along the top as far as the shade. There he had lain down on the branch, just where it crosses the wall, so that it could not get away. When he breathed, its tip went up and down over Ola’s head, and a bee that was at work there went with it.",
          "“Director,” said Ola in a low voice. It is what Tomek calls him; she uses it only when she wants something. Mruk opened one eye. He saw two hands below him, held up, and between them the scissors, open. He stood up to see better what this meant.",
          "When Mruk stood up, nine kilos stood up off the branch. It slipped out from under him, flew up in a high arc, far out of everybody’s reach, and shook itself. What came down on Ola like a blessing was everything that had been in the lilac: dew, petals, one beetle, and the bee, who was angry.",
          "She stood there with wet hair and her eyes shut. She smelled of lilac for the whole day. The vase stayed empty, and those who came to dinner looked about them for the flowers, sniffed, and sat down a little nearer to her.",
        ],
        pl: [
          "Za piekarnią, na podwórku pod jedenastką, gdzie nikt nie mieszka, rośnie bez. Jest niczyj. Zakwita trzeciego maja, co do dnia, z patriotyzmu, jak mówi pan Zenon, a jedna gałąź przewiesza się przez nasz mur.",
          "Pod tym murem stała przed śniadaniem Ola z kuchennymi nożyczkami. Na obiad mieli przyjść goście i obiecała sobie bukiet na stół. Sięgnęła. Brakowało jej długości przedramienia, a ze skrzynką, którą ze sobą przyniosła, brakowało nadal.",
          "Na murze leżał Mruk. Przeszedł przez podwórko jeszcze przed Olą, wszedł po kasztanowcu, jak zawsze, i powędrował górą aż do cienia. Położył się na gałęzi, akurat tam, gdzie przechodzi przez mur, tak że nie mogła się ruszyć. Kiedy oddychał, jej koniec unosił się i opadał nad głową Oli, a razem z nim pszczoła, która była w pracy.",
          "„Dyrektorze” – powiedziała cicho Ola. Tak mówi do niego Tomek; ona tylko wtedy, kiedy czegoś chce. Mruk otworzył oko. Zobaczył pod sobą dwie uniesione ręce, a między nimi otwarte nożyczki. Wstał, żeby lepiej widzieć, co to ma znaczyć.",
          "Kiedy Mruk wstał, z gałęzi wstało dziewięć kilo. Gałąź wysunęła się spod niego, wystrzeliła wysokim łukiem, daleko poza czyjkolwiek zasięg, i jeszcze się otrząsnęła. Na Olę spadło jak błogosławieństwo wszystko, co siedziało w bzie: rosa, płatki, jeden żuk i pszczoła, która się zdenerwowała.",
          "Stała z mokrymi włosami i zamkniętymi oczami. Pachniała bzem cały dzień. Wazon został pusty, a ci, którzy przyszli na obiad, rozglądali się za kwiatami, pociągali nosem i siadali trochę bliżej niej.",
        ],
        picture: {
          place: "wall",
          pose: "loaf",
          props: [],
          eyes: "half",
          look: "down",
          camera: "close",
          company: "nobody",
        },
      },
    ],
  },
};
