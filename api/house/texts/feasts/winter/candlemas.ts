import type { Feast } from "#api/house/texts/model.ts";

/** Candlemas: a blessed candle is carried home alight. */
export const candlemas: Feast = {
  name: "candlemas",
  day: { date: "02-02" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["From the Church to the Second Floor", "Z kościoła na drugie piętro"],
        en: [
          "Candles are blessed on the second of February, and you have to bring your own home alight. From the church to the gateway it is four hundred and sixty steps; Mrs Halina had counted them on her way there. The last eleven are the worst, because the gateway draws like a chimney.",
          "Mr Zenon knew it. Since half past five he had been standing beside the gate with one wing propped shut by the broom, listening along the street. Mruk had come down to share the wall with him. He has nothing to do with candles, but he is fond of standing next to people who are waiting for somebody else.",
          "First came her hand. It came round the corner by the bakery, lit from inside, red between the fingers, and Mrs Halina came behind it on very small feet. She looked neither to the right nor to the left. The fifteen, which was about to move off, did not ring.",
          "At the gate she stopped. “It’s blowing,” she said without moving her lips. Mr Zenon pushed the second wing to, as far as it goes. There remained a slit at the bottom, a hand high, where the stone is worn by two hundred years of wheels, and out of it blew the whole courtyard. The flame lay down flat. It turned blue. Mrs Halina shut her eyes.",
          "When she opened them again, the flame was standing. Along the slit, from one wing to the other, lay Mruk with his back to the wind, and his fur was parted all down the middle like a schoolboy’s. He had thought merely that there was a draught at the place where he was about to lie. “Slowly,” said Mr Zenon. “He’s holding it.”",
          "She passed above him with her skirt gathered. Up on the second floor the candle burned until bedtime before the six saints, and the cross that one makes with the smoke she made three times: over the door, over the window and, since he had come along up, between two grey ears.",
        ],
        pl: [
          "Drugiego lutego święci się świece i swoją trzeba donieść do domu zapaloną. Z kościoła do bramy jest czterysta sześćdziesiąt kroków; pani Halina policzyła je w tamtą stronę. Najgorsze jest ostatnie jedenaście, bo brama ciągnie jak komin.",
          "Pan Zenon o tym wiedział. Od wpół do szóstej stał przy bramie, jedno skrzydło podparł miotłą i nasłuchiwał w głąb ulicy. Mruk zszedł, żeby dzielić z nim ścianę. Ze świecami nie ma nic wspólnego, ale lubi stać przy ludziach, którzy czekają na kogoś innego.",
          "Najpierw było widać rękę. Wyszła zza rogu przy piekarni, oświetlona od środka, czerwona między palcami, a za nią bardzo małym krokiem szła pani Halina. Nie patrzyła ani w prawo, ani w lewo. Piętnastka, która właśnie ruszała, nie zadzwoniła.",
          "Przed bramą pani Halina stanęła. „Wieje” – powiedziała, nie ruszając ustami. Pan Zenon dosunął drugie skrzydło, na ile się dało. Została szpara u dołu, wysoka na dłoń, tam, gdzie kamień starły koła przez dwieście lat, i z tej szpary dmuchało całe podwórko. Płomień się położył. Zrobił się niebieski. Pani Halina zamknęła oczy.",
          "Kiedy je otworzyła, płomień stał. Wzdłuż szpary, od skrzydła do skrzydła, leżał Mruk, tyłem do wiatru, i miał na grzbiecie przedziałek, jak uczeń. Uznał po prostu, że tam, gdzie chce się położyć, wieje. „Powoli – powiedział pan Zenon. – On trzyma”.",
          "Przeszła nad nim z podebraną spódnicą. Na drugim piętrze świeca paliła się do nocy przed sześciorgiem świętych, a krzyż z dymu, który się przy niej robi, pani Halina zrobiła trzy razy: nad drzwiami, nad oknem i, skoro już przyszedł, między dwojgiem szarych uszu.",
        ],
        picture: {
          place: "window sill",
          pose: "sit",
          props: ["candle"],
          en: "Mruk sits beside a burning candle",
          pl: "Mruk siedzi obok zapalonej świecy",
        },
      },
      {
        title: ["What One Knows About Wolves", "Co wiadomo o wilkach"],
        en: [
          "On the holy picture over Mrs Halina’s sideboard Our Lady walks across the fields with a candle taller than a fence, and behind her in the dark there are eyes. “Wolves,” said Mrs Halina. “On Candlemas they come up to the houses. She keeps them off.” Staś counted. There were seven pairs, and an odd one.",
          "He had brought the milk up and should have been back downstairs long ago. But the blessed candle had only just been lit, the lamp was off on account of it, and between him and the first floor lay the staircase. “There aren’t any in Warsaw,” said Staś. He said it so that there was room for an answer. Mrs Halina, who never lies on holy days, said that none had been seen.",
          "Mruk was sitting on the sideboard, under the picture, since the candle warmed the wood there. He had been looking at its flame, then for some time past it, at the door. Something was on the landing. It did not knock. It breathed.",
          "Staś heard it too. He moved along the edge of the table as far as Mrs Halina’s apron. “It’s the pipe,” she said; the pipe is on the other side. Then Mruk got down, by way of the chair, went to the door and smelled along the bottom of it from left to right. His tail, which had been thick, became thinner. He sat down. He looked round at the two of them as though they kept a visitor waiting.",
          "Mrs Halina took the candle from the holder and opened. Close above the floor two eyes shone back out of the darkness, green and very far apart. The wolf had on a collar with a tag, and his name was Pączek. He was the dog from Staircase B, he was afraid of the cellar, where the light had failed, and he came in past all of them and lay down under the table with his chin on Staś’s shoe.",
          "“An odd one,” said Mrs Halina, counting up at the picture, and shut the door. “There, that’s the lot.”",
        ],
        pl: [
          "Na świętym obrazie nad kredensem pani Haliny Matka Boska idzie przez pola z gromnicą wyższą od płotu, a za nią, w ciemności, są oczy. „Wilki – powiedziała pani Halina. – Na Gromniczną podchodzą pod domy. A Ona odgania”. Staś policzył. Było siedem par i jedno nie do pary.",
          "Przyniósł na górę mleko i dawno powinien być z powrotem na dole. Ale świecę dopiero co zapalono, lampa była zgaszona z jej powodu, a między Stasiem a pierwszym piętrem leżały schody. „W Warszawie ich nie ma” – powiedział Staś. Powiedział to tak, żeby można było odpowiedzieć. Pani Halina, która w święta nie kłamie, odparła, że nie widziano.",
          "Mruk siedział na kredensie pod obrazem, bo świeca nagrzała tam drewno. Patrzył w płomień, a od pewnego czasu obok, na drzwi. Na schodach coś było. Nie pukało. Oddychało.",
          "Usłyszał to i Staś. Wzdłuż krawędzi stołu przesunął się aż do fartucha pani Haliny. „To rura” – powiedziała; rura jest z drugiej strony. Wtedy Mruk zszedł po krześle, podszedł do drzwi i powąchał szparę od lewej do prawej. Ogon, dotąd gruby, zrobił się cieńszy. Mruk usiadł. Obejrzał się na nich oboje, jakby kazali gościowi czekać.",
          "Pani Halina wyjęła świecę z lichtarza i otworzyła. Tuż nad podłogą z mroku odbłysło dwoje oczu, zielonych i bardzo szeroko rozstawionych. Wilk miał obrożę z blaszką, a na imię Pączek. Był to pies z klatki B, bał się piwnicy, w której zgasło światło, i przeszedł obok wszystkich, i położył się pod stołem, z brodą na bucie Stasia.",
          "„Ten nie do pary – policzyła pani Halina, patrząc na obraz, i zamknęła drzwi. – No, to mamy wszystkie”.",
        ],
        picture: {
          place: "window sill",
          pose: "crouch",
          props: ["candle"],
          en: "Mruk crouches beside a candle, his eyes on something in the dark",
          pl: "Mruk przycupnął przy świecy i wpatruje się w coś w ciemności",
        },
      },
      {
        title: ["Between Two Landings", "Między piętrami"],
        en: [
          "The candle went out between the first floor and the second. Mrs Halina did not see it. She had carried it in front of her all the way from the church, and on the stairs, where her knee needs her eyes, she was looking at the steps.",
          "Mruk saw it, from the warm step above. There had been a flame coming up towards him, with a hand behind it, and then there was a thread of smoke. A Candlemas candle that goes out on the way is not a good thing for a house. It need not mean anything. But in the years in which it happens people remember that it happened.",
          "Behind her, one turn below, came Mr Zenon, who was carrying her umbrella. He saw the smoke too. He stood still with one foot in the air. Then he put his free hand into his pocket, where he keeps matches for the stove, and came on, two steps at a time, on the outer edges of his soles, as only a man can who sweeps those stairs.",
          "It wanted somebody to stop her. Mruk was lying in the middle of the step, as he always does; he stayed there. Mrs Halina came to a halt in front of him. “Kindly move,” she said. He stretched his front half, laid it down again a little to the left, and, as she was gathering her skirt, began with the other half.",
          "“That animal,” said Mrs Halina to the wall. By her elbow a match flared up; it could have been the light from the landing. Mr Zenon’s hand reached past her sleeve, stayed for the first word of a Hail Mary, and went back. Mruk stood up and made way.",
          "At the top she turned round with her key. The flame stood there as thick as a thumb. “Not once did it go out,” said Mrs Halina. “All that way.” Mr Zenon handed her the umbrella and took off his cap. “It’s good wax,” he said. He blew on two of his fingers once she was inside.",
        ],
        pl: [
          "Świeca zgasła między pierwszym piętrem a drugim. Pani Halina tego nie zauważyła. Niosła ją przed sobą całą drogę z kościoła, a na schodach, gdzie kolano potrzebuje jej oczu, patrzyła na stopnie.",
          "Zauważył Mruk, z ciepłego stopnia powyżej. Szedł ku niemu płomień, a za płomieniem ręka, i nagle szła nitka dymu. Gromnica, która gaśnie po drodze, to nie jest dla domu dobra rzecz. Nic nie musi znaczyć. Ale w latach, kiedy się to zdarza, ludzie pamiętają, że się zdarzyło.",
          "Za nią, o zakręt niżej, szedł pan Zenon z jej parasolką. Też zobaczył dym. Stanął z jedną nogą w powietrzu. Potem wsunął wolną rękę do kieszeni, gdzie nosi zapałki do pieca, i ruszył po dwa stopnie, na zewnętrznych krawędziach podeszew, jak potrafi tylko ktoś, kto te schody sam zamiata.",
          "Trzeba było, żeby ktoś ją zatrzymał. Mruk leżał na środku stopnia, jak zawsze, i leżał dalej. Pani Halina przystanęła. „Przepraszam” – powiedziała. Przeciągnął przednią połowę, odłożył ją trochę bardziej na lewo i, gdy podbierała spódnicę, zabrał się do drugiej.",
          "„Co za zwierzę” – powiedziała pani Halina do ściany. Przy jej łokciu błysnęła zapałka; mogło to być światło z półpiętra. Ręka pana Zenona minęła rękaw, została na tyle, ile trwa pierwsze słowo zdrowaśki, i wróciła. Mruk wstał i ustąpił z drogi.",
          "Na górze odwróciła się z kluczem w ręce. Płomień stał, gruby jak kciuk. „Ani razu nie zgasła – powiedziała pani Halina. – Całą drogę”. Pan Zenon oddał parasolkę i zdjął czapkę. „Dobry wosk” – odparł. Na dwa palce podmuchał dopiero, kiedy weszła.",
        ],
        picture: {
          place: "window sill",
          pose: "loaf",
          props: ["candle"],
          en: "Mruk lies with his paws tucked in beside a candle",
          pl: "Mruk leży z podwiniętymi łapami obok świecy",
        },
      },
    ],
  },
};
