import type { Feast } from "#api/house/texts/model.ts";

/** Candlemas: a blessed candle is carried home alight. */
export const candlemas: Feast = {
  name: "candlemas",
  day: { date: "02-02" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["Slowly, He’s Holding It", "Powoli, bo on trzyma"],
        en: [
          "Candles are blessed on the second of February, and you have to bring your own home alight. From the church to the gateway it is four hundred and sixty steps; Mrs Halina had counted them on her way there. The last eleven are the worst, because the gateway draws like a chimney.",
          "Mr Zenon knew it. Since half past five he had been standing beside the gate with one half propped shut by the broom, listening for her. Mruk had come down to share the wall with him. He has nothing to do with candles, but he is fond of standing next to people who are waiting for somebody else.",
          "First came her hand. It came round the corner by the bakery, lit from inside, red between the fingers, and Mrs Halina came behind it on very small feet. She looked neither to the right nor to the left. The fifteen, which was about to move off, did not ring.",
          "At the gate she stopped. “It’s blowing,” she said without moving her lips. Mr Zenon pushed the other half to, as far as it would go. That left a gap at the bottom, a hand high, where two hundred years of wheels have worn the stone, and the whole courtyard blew through it. The flame lay down flat. It turned blue. Mrs Halina shut her eyes.",
          "When she opened them again, the flame was upright. Along the gap, from one end to the other, lay Mruk with his back to the wind, his fur parted down the middle like a schoolboy’s. All he had thought was that there was a draught in the place where he meant to lie. “Slowly,” said Mr Zenon. “He’s holding it.”",
          "She stepped over him with her skirt gathered. Up on the second floor the candle burned until bedtime before the six saints, and with its smoke she made a cross three times: over the door, over the window and, since he had come up with her, between two grey ears.",
        ],
        pl: [
          "Drugiego lutego święci się świece i swoją trzeba donieść do domu zapaloną. Z kościoła do bramy jest czterysta sześćdziesiąt kroków; pani Halina policzyła je w tamtą stronę. Najgorsze jest ostatnie jedenaście, bo brama ciągnie jak komin.",
          "Pan Zenon o tym wiedział. Od wpół do szóstej stał przy bramie, jedno skrzydło podparł miotłą i nasłuchiwał, czy idzie. Mruk zszedł do towarzystwa. Ze świecami nie ma nic wspólnego, ale lubi stać przy ludziach, którzy czekają na kogoś innego.",
          "Najpierw było widać rękę. Wyszła zza rogu przy piekarni, oświetlona od środka, czerwona między palcami, a za nią bardzo małym krokiem szła pani Halina. Nie patrzyła ani w prawo, ani w lewo. Piętnastka, która właśnie ruszała, nie zadzwoniła.",
          "Przed bramą pani Halina stanęła. „Wieje” – powiedziała, nie ruszając ustami. Pan Zenon dosunął drugie skrzydło, na ile się dało. Została szpara u dołu, wysoka na dłoń, tam, gdzie kamień starły koła przez dwieście lat, i z tej szpary dmuchało całe podwórko. Płomień się położył. Zrobił się niebieski. Pani Halina zamknęła oczy.",
          "Kiedy je otworzyła, płomień stał. Wzdłuż szpary, od skrzydła do skrzydła, leżał Mruk, tyłem do wiatru, i miał na grzbiecie przedziałek, jak uczeń. Uznał po prostu, że tam, gdzie chce się położyć, wieje. „Powoli – powiedział pan Zenon. – On trzyma”.",
          "Uniosła spódnicę i przeszła nad nim. Na drugim piętrze świeca paliła się do nocy przed sześciorgiem świętych, a krzyż z dymu pani Halina zrobiła trzy razy: nad drzwiami, nad oknem i, skoro już przyszedł, między dwojgiem szarych uszu.",
        ],
        picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "zenon" },
      },
      {
        title: ["Are There Wolves in Warsaw?", "Co wiadomo o wilkach"],
        en: [
          "On the holy picture over Mrs Halina’s sideboard Our Lady walks across the fields with a candle taller than a fence, and behind her in the dark there are eyes. “Wolves,” said Mrs Halina. “At Candlemas they come up to the houses. She keeps them off.” Staś counted. There were seven pairs, and an odd one.",
          "He had brought the milk up and should have been back long ago. But the blessed candle had only just been lit, the lamp was off in its honour, and between him and the first floor lay the staircase. “There aren’t any in Warsaw,” said Staś. He said it in a way that left room for an answer. Mrs Halina, who never lies on holy days, said that none had been seen.",
          "Mruk was sitting on the sideboard, under the picture, because the candle had warmed the wood there. He had been looking at the flame, and lately past it, at the door. Something was on the landing. It did not knock. It breathed.",
          "Staś heard it too. He moved along the table as far as Mrs Halina’s apron. “It’s the pipe,” she said; the pipe is on the other side. Then Mruk got down, by way of the chair, went to the door and smelled along the bottom from left to right. His tail, which had been thick, became thinner. He sat down. He looked round at the two of them as though they were keeping a visitor waiting.",
          "Mrs Halina took the candle from its holder and opened the door. Close above the floor two eyes shone back out of the darkness, green and very far apart. The wolf wore a collar with a tag, and his name was Pączek. He was the dog from Staircase B, he was afraid of the cellar, where the light had failed, and he came past them all and lay down under the table with his chin on Staś’s shoe.",
          "“The odd one,” said Mrs Halina, counting up at the picture, and shut the door. “There, that’s the lot.”",
        ],
        pl: [
          "Na świętym obrazie nad kredensem pani Haliny Matka Boska idzie przez pola z gromnicą wyższą od płotu, a za nią, w ciemności, są oczy. „Wilki – powiedziała pani Halina. – Na Gromniczną podchodzą pod domy. A Ona odgania”. Staś policzył. Było siedem par i jedno nie do pary.",
          "Przyniósł na górę mleko i dawno powinien być z powrotem na dole. Ale świecę dopiero co zapalono, lampa była zgaszona na jej cześć, a między Stasiem a pierwszym piętrem leżały schody. „W Warszawie ich nie ma” – powiedział Staś. Powiedział to tak, żeby można było odpowiedzieć. Pani Halina, która w święta nie kłamie, odparła, że nie widziano.",
          "Mruk siedział na kredensie pod obrazem, bo świeca nagrzała tam drewno. Patrzył w płomień, a od pewnego czasu obok, na drzwi. Na schodach coś było. Nie pukało. Oddychało.",
          "Usłyszał to i Staś. Wzdłuż krawędzi stołu przesunął się aż do fartucha pani Haliny. „To rura” – powiedziała; rura jest z drugiej strony. Wtedy Mruk zszedł po krześle, podszedł do drzwi i powąchał szparę od lewej do prawej. Ogon, dotąd gruby, zrobił się cieńszy. Mruk usiadł. Obejrzał się na nich oboje, jakby kazali gościowi czekać.",
          "Pani Halina wyjęła świecę z lichtarza i otworzyła. Tuż nad podłogą z mroku odbłysło dwoje oczu, zielonych i bardzo szeroko rozstawionych. Wilk miał obrożę z blaszką, a na imię Pączek. Był to pies z klatki B, bał się piwnicy, w której zgasło światło, i przeszedł obok wszystkich, i położył się pod stołem, z brodą na bucie Stasia.",
          "„Ten nie do pary – policzyła pani Halina, patrząc na obraz, i zamknęła drzwi. – No, to mamy wszystkie”.",
        ],
        picture: {
          place: "parlour",
          pose: "sit",
          props: [],
          eyes: "wide",
          by: "closed door",
          lighting: "blackout",
          company: "nobody",
        },
      },
      {
        title: ["All That Way, and Not Once", "Całą drogę i ani razu"],
        en: [
          "The candle went out between the first floor and the second. Mrs Halina did not see it. She had carried it in front of her all the way from the church, and on the stairs, where her knee needs her eyes, she was looking at the steps.",
          "Mruk saw it, from the warm step above. There had been a flame coming up towards him, with a hand behind it, and then there was a thread of smoke. A Candlemas candle that goes out on the way is not a good thing for a house. It need not mean anything. But in years when it happens, people remember it.",
          "Behind Mrs Halina, half a flight below, came Mr Zenon, the caretaker, carrying her umbrella. He saw the smoke too. He stood still with one foot in the air. Then he put his free hand into his pocket, where he keeps matches for the stove, and came on, two steps at a time, on the outer edges of his soles, as only a man who sweeps those stairs can.",
          "Somebody had to stop Mrs Halina for a moment. Mruk was lying in the middle of the step, as always; he stayed there. She came to a halt. “Excuse me,” she said. He stretched his front half, laid it down again a little to the left, and, as she gathered her skirt, began on the other half.",
          "“That animal,” said Mrs Halina to the wall. By her elbow a match flared; it could have been the light from the landing. Mr Zenon’s hand reached past her sleeve to the wick, stayed for the first word of a Hail Mary, and went back. Mruk stood up and made way.",
          "At the top she turned round with her key. The flame stood as thick as a thumb. “It didn’t go out once,” said Mrs Halina. “All that way.” Mr Zenon handed her the umbrella and took off his cap. “It’s good wax,” he said. He blew on two fingers, but not until she was inside.",
        ],
        pl: [
          "Świeca zgasła między pierwszym piętrem a drugim. Pani Halina tego nie zauważyła. Niosła ją przed sobą całą drogę z kościoła, a na schodach, gdzie kolano potrzebuje jej oczu, patrzyła na stopnie.",
          "Zauważył Mruk, z ciepłego stopnia powyżej. Szedł ku niemu płomień, a za płomieniem ręka, i nagle szła nitka dymu. Gromnica, która gaśnie po drodze, to nie jest dla domu dobra rzecz. Nie musi to nic znaczyć. Ale w latach, kiedy się to zdarza, ludzie pamiętają, że się zdarzyło.",
          "Za panią Haliną, kilka stopni niżej, szedł dozorca, pan Zenon, z jej parasolką. Też zobaczył dym. Stanął z jedną nogą w powietrzu. Potem wsunął wolną rękę do kieszeni, gdzie nosi zapałki do pieca, i ruszył po dwa stopnie, na zewnętrznych krawędziach podeszew, jak potrafi tylko ktoś, kto te schody sam zamiata.",
          "Ktoś musiał panią Halinę na chwilę zatrzymać. Mruk leżał na środku stopnia, jak zawsze, i leżał dalej. Pani Halina przystanęła. „Przepraszam” – powiedziała. Mruk przeciągnął przednią połowę, odłożył ją trochę bardziej na lewo i, gdy unosiła spódnicę, zabrał się do drugiej.",
          "„Co za zwierzę” – powiedziała pani Halina do ściany. Przy jej łokciu błysnęła zapałka; mogło to być światło z półpiętra. Ręka pana Zenona minęła rękaw, sięgnęła knota, została na tyle, ile trwa pierwsze słowo zdrowaśki, i wróciła. Mruk wstał i ustąpił z drogi.",
          "Na górze odwróciła się z kluczem w ręce. Płomień stał, gruby jak kciuk. „Ani razu nie zgasła – powiedziała pani Halina. – Całą drogę”. Pan Zenon oddał parasolkę i zdjął czapkę. „Dobry wosk” – odparł. Na dwa palce podmuchał dopiero, kiedy weszła.",
        ],
        picture: {
          place: "stairs",
          pose: "loaf",
          props: [],
          eyes: "open",
          on: "step",
          inHand: "umbrella",
          company: "zenon",
        },
      },
    ],
  },
};
