import type { Plot } from "../model.ts";

/** Bułka of the corner bakery and Mruk meet in the gateway, where it is dry and nobody's. */
export const bulka: Plot = {
  name: "bulka",
  category: "Friendship",
  pictures: [
    {
      place: "courtyard",
      pose: "sit",
      props: ["feather"],
      eyes: "open",
      mouth: "smile",
      en: "Mruk sits in the courtyard and looks towards the gate, as if by chance",
      pl: "Mruk siedzi na podwórku i niby przypadkiem patrzy w stronę bramy",
    },
    {
      place: "courtyard",
      pose: "walk",
      props: [],
      eyes: "half",
      en: "Mruk crosses the courtyard at the pace of somebody who is not going anywhere special",
      pl: "Mruk idzie przez podwórko krokiem kogoś, kto nie wybiera się nigdzie szczególnie",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["geranium"],
      en: "Mruk seen from behind on the window sill, with the corner bakery in view",
      pl: "Mruk od tyłu na parapecie, skąd widać piekarnię na rogu",
    },
  ],
  wish: [
    {
      as: ["the Ginger Neighbour", "ruda sąsiadka"],
      en: "Between the bakery and the courtyard lies the gateway, and it belongs to nobody. That is where Mruk and Bułka meet. They do not arrange it; each of them merely has something to do there at about the same time. Today Mruk had had something to do there since a while ago, and was doing it thoroughly.",
      pl: "Między piekarnią a podwórkiem jest brama i nie należy do nikogo. Tam spotykają się Mruk z Bułką. Nie umawiają się, po prostu każde z nich ma w niej o zbliżonej porze coś do zrobienia. Tym razem Mruk robił to coś już od dłuższej chwili, i to gruntownie.",
    },
    {
      as: ["the Floury Paw", "mączna łapa"],
      en: "On the stone floor of the gateway there were four white prints, then four more. Anybody else would have thought of a burglar. Mruk lowered his nose and thought of rye, seventy per cent. She had passed here within the quarter hour, in good health and not in a hurry, and might very well pass again.",
      pl: "Na kamiennej posadzce w bramie były cztery białe ślady, a dalej jeszcze cztery. Ktoś inny pomyślałby o włamywaczu. Mruk opuścił nos i pomyślał o mące żytniej. Przechodziła tędy przed kwadransem, w dobrym zdrowiu, bez pośpiechu, i całkiem możliwe, że będzie przechodzić znowu.",
    },
    {
      as: ["the Cork", "korek"],
      en: "Mruk wanted to give Bułka a present. It was a cork, slightly chewed, from the reserve, and he had carried it down three floors without once dropping it. A bakery has everything: warmth, crusts, a bell on the door. But corks, he had made sure of this, are something a bakery does not have.",
      pl: "Mruk chciał dać Bułce prezent. Był to korek, lekko nadgryziony, z rezerwy, i zniósł go trzy piętra na dół, nie upuszczając ani razu. Piekarnia ma wszystko: ciepło, skórki, dzwonek u drzwi. Ale korków, sprawdził to, w piekarni nie ma.",
    },
    {
      as: ["a Kind Word", "dobre słowo"],
      en: "He had made up his mind to say something kind. Not at random; to Bułka, who had once waited with him until the removal men had gone. A word like that must be carried carefully and set down level. He went down with it into the gateway, his jaw tight, acknowledging nobody on the stairs.",
      pl: "Postanowił powiedzieć coś miłego. Nie byle komu, tylko Bułce, która kiedyś przeczekała z nim w bramie ekipę od przeprowadzek. Takie słowo trzeba nieść ostrożnie i postawić równo. Zszedł z nim na dół, z zaciśniętą szczęką, i na schodach nikomu się nie odkłonił.",
    },
    {
      as: ["a Game of Staring", "zabawa w patrzenie"],
      en: "There is a game that Mruk plays with nobody but Bułka. Both sit down in the gateway, at four metres, and look at each other; whoever looks away first has lost. It has never been finished. A delivery comes in between, or somebody’s soup, and so the score since spring before last has been nil all.",
      pl: "Jest pewna zabawa, w którą Mruk bawi się wyłącznie z Bułką. Siadają w bramie, cztery metry od siebie, i patrzą, a kto pierwszy odwróci wzrok, ten przegrał. Nigdy jej nie skończyli. Zawsze wypadnie jakaś dostawa albo czyjaś zupa i od dwóch lat jest zero do zera.",
    },
    {
      as: ["the Question", "pytanie"],
      en: "Mruk had a question, and only one person could answer it. Was it true that behind the flour sacks there lives a mouse who is not chased, by agreement? He did not wish to pry. But a thing like this alters one’s picture of the street, so he had gone to the gateway, where such matters are discussed.",
      pl: "Mruk miał pytanie i tylko jedna osoba znała odpowiedź. Czy to prawda, że za workami z mąką mieszka mysz, której na mocy umowy się nie goni? Nie chciał być wścibski. Ale taka rzecz zmienia obraz ulicy, poszedł więc do bramy, gdzie omawia się podobne sprawy.",
    },
    {
      as: ["the Empty Doorway", "pusty próg"],
      en: "The doorway of the bakery was empty. People went in with bags and came out with fuller bags, the bell rang, the scales clanked, and the spot where ginger is usually to be seen was only a spot. Mruk noticed it from upstairs. He told himself that he needed exercise and went to have a look, by way of the gateway.",
      pl: "Próg piekarni był pusty. Ludzie wchodzili z torbami, wychodzili z pełniejszymi, szczękała waga, a miejsce, które zwykle jest rude, było tylko miejscem. Mruk zauważył to z góry. Powiedział sobie, że brakuje mu ruchu, i zszedł zajrzeć, przez bramę.",
    },
  ],
  obstacle: [
    {
      as: ["the Baker’s Whistle", "gwizd piekarza"],
      en: "Mruk had just caught sight of Bułka when there was a whistle, two notes, from the bakehouse. She has a post there, with hours. She gave him a look over her shoulder, very polite, in which there were flour, regret and a tray of rolls, and before he could get up she was already half round the corner.",
      pl: "Ledwie Mruk zobaczył Bułkę, z piekarni rozległ się gwizd, na dwie nuty. Bułka ma tam etat i godziny. Obejrzała się na niego przez ramię, bardzo uprzejmie, w spojrzeniu były mąka, żal i blacha bułeczek, i zanim zdążył wstać, była już w połowie za rogiem.",
    },
    {
      as: ["the Tom from Number Nine", "kocur spod dziewiątki"],
      en: "Unluckily the tom from number nine had come out as well. He is black, long and two years old, and he lay down across the gateway on his side, like an advertisement. “Lovely smell of bread,” he observed to the air. Mruk looked past him. Further back, very small, were the tips of two ginger ears.",
      pl: "Pech chciał, że wyszedł też kocur spod dziewiątki. Jest czarny, długi, ma dwa lata i położył się na boku w poprzek bramy, jak reklama. „Ładnie pachnie chlebem” – rzucił w powietrze. Mruk spojrzał ponad nim. Dalej widać było, bardzo małe, końce dwojga rudych uszu.",
    },
    {
      as: ["the Iron Gate", "żelazna furtka"],
      en: "But the iron gate was shut. Mr Zenon had oiled it, and out of sheer pleasure he had also locked it, with one key out of forty. Now there were bars, and behind the bars something ginger. A slender cat can pass between them; Mruk had passed between them himself, in his first year, and did not care to find out what had grown since, he or the iron.",
      pl: "Ale żelazna furtka była zamknięta. Pan Zenon ją naoliwił i z samej radości przekręcił klucz, jeden z czterdziestu. Zostały pręty, a za prętami coś rudego. Szczupły kot się między nimi zmieści, Mruk sam się mieścił, w pierwszym roku życia, i wolał nie sprawdzać, co od tamtej pory urosło, on czy żelazo.",
    },
    {
      as: ["the Order of Precedence", "kwestia pierwszeństwa"],
      en: "There sat Bułka, at the far end, washing a shoulder. And now arose the difficulty of who should come up to whom. Mruk was older, she was a lady; he was here first, she was on duty. He remained sitting. So did she. A man with a ladder walked between them twice, excusing himself to both.",
      pl: "Bułka siedziała na drugim końcu i myła sobie łopatkę. I tu powstała trudność, kto ma do kogo podejść. Mruk był starszy, ona była damą, on przyszedł pierwszy, ona była w pracy. Mruk siedział. Ona też. Jakiś pan z drabiną przeszedł między nimi dwa razy i oboje przeprosił.",
    },
    {
      as: ["the Hiccups", "czkawka"],
      en: "Bułka came into sight, and Mruk got the hiccups. They came up from below, without warning, and at each one the bell on his collar rang. There is no dignified way of hiccuping with a bell. He tried holding his breath, he tried thinking of the vet; the pauses became longer, which only made the ringing more solemn.",
      pl: "Ledwie pokazała się Bułka, Mruk dostał czkawki. Przychodziła od dołu, bez uprzedzenia, i za każdym razem dzwonił dzwonek przy obroży. Nie da się czkać z dzwonkiem i zachować powagi. Próbował wstrzymać oddech, próbował myśleć o weterynarzu. Przerwy się wydłużyły, przez co dzwonienie zrobiło się tylko bardziej uroczyste.",
    },
    {
      as: ["the Wet Floor", "mokra posadzka"],
      en: "Only there was a bucket standing there. Mr Zenon had washed the gateway from wall to wall, and it shone with water like a lake in which forty keys were reflected. On the far shore sat Bułka. On the near one stood Mruk, with one white paw lifted, and Mr Zenon said: “Nobody walks until it’s dry.”",
      pl: "Tylko że stało tam wiadro. Pan Zenon umył bramę od ściany do ściany i lśniła jak jezioro, w którym odbijało się czterdzieści kluczy. Na tamtym brzegu siedziała Bułka. Na tym stał Mruk z uniesioną białą łapą, a pan Zenon powiedział: „Dopóki nie wyschnie, nikt nie chodzi”.",
    },
    {
      as: ["the Misunderstanding", "nieporozumienie"],
      en: "It went wrong from the first moment. Mruk had meant to open with a purr, but the gateway has an echo, and what came back from the vault sounded like a lorry in low gear. Bułka pressed her ears flat. “I only asked,” she said, although she had not asked anything. After that it was quiet under the arch.",
      pl: "Nie udało się od pierwszej chwili. Mruk chciał zacząć od pomruku, ale w bramie jest echo i to, co wróciło spod sklepienia, brzmiało jak ciężarówka na jedynce. Bułka położyła uszy. „Ja tylko pytałam” – powiedziała, chociaż o nic nie pytała. Potem pod łukiem zrobiło się cicho.",
    },
  ],
  turn: [
    {
      as: ["By Way of the Coal Chute", "Drogą węglową"],
      en: "A cat who knows a house does not depend on the front. Something rustled in the wall, something said “excuse me” to the meters, and out of the little cellar window, between Mruk and the drainpipe, came Bułka, by way of the coal chute. She was black up to the elbows. Elsewhere, as ever, she was white.",
      pl: "Kto zna dom, nie jest zdany na wejście od frontu. Coś zaszeleściło w murze, coś powiedziało „przepraszam” do liczników i z piwnicznego okienka, między Mrukiem a rynną, wyszła Bułka, dawną drogą węglową. Była czarna po łokcie. Gdzie indziej, jak zwykle, biała.",
    },
    {
      as: ["A Step Wide Enough for Two", "Stopień na dwie osoby"],
      en: "Then it became simple, as things do when somebody gets tired of them. Bułka walked over by the wall, past everything, and sat down on the same step, at a distance of one tail. She looked straight ahead. So did Mruk. “I’ve got ten minutes,” she said, “before the poppy-seed.”",
      pl: "A potem zrobiło się prosto, jak to bywa, kiedy komuś się znudzi, że jest trudno. Bułka przeszła pod ścianą, obok wszystkiego, i usiadła na tym samym stopniu, w odległości jednego ogona. Patrzyła przed siebie. Mruk też. „Mam dziesięć minut – powiedziała – do makowców”.",
    },
    {
      as: ["The Heel of a Loaf", "Piętka"],
      en: "He heard her before he saw her, because she was pulling something. It was the heel of a rye loaf, as large as her head; she had to go backwards with it, and at every other step she put it down in order to beg the pardon of whoever was behind. She let it go in front of Mruk. “It’s today’s,” she said.",
      pl: "Usłyszał ją, zanim zobaczył, bo coś ciągnęła. Była to piętka żytniego chleba, wielkości jej głowy, musiała z nią iść tyłem i co drugi krok kładła ją na ziemi, żeby przeprosić tego, kto stał z tyłu. Puściła ją dopiero przed Mrukiem. „Dzisiejsza” – wyjaśniła.",
    },
    {
      as: ["She Shakes Herself", "Bułka się otrzepuje"],
      en: "Bułka solved it by shaking herself. She only wanted to be presentable, but she had come straight from the mixing trough, and a cloud rose that filled the arch. When it settled, there were two white cats in the gateway, one broad and one narrow, and neither of them could any longer be strict with the other.",
      pl: "Bułka rozwiązała to, otrzepując się. Chciała tylko jakoś wyglądać, ale przyszła prosto od dzieży i podniosła się chmura na całą bramę. Kiedy opadła, stały tam dwa białe koty, jeden szeroki, drugi wąski, i żadne nie umiało już być surowe wobec drugiego.",
    },
    {
      as: ["Nose to Nose", "Nos w nos"],
      en: "What happened next went too fast for etiquette. Bułka is quick: she was there, and then she was here, and her nose, cool and with a little flour on it, touched his. That lasted no longer than a stamp takes. Mruk stood still for quite some time afterwards, like a letter that has been stamped.",
      pl: "Dalej poszło za szybko jak na zasady. Bułka jest prędka: była tam, już była tu i jej nos, chłodny, lekko umączony, dotknął jego nosa. Trwało to nie dłużej niż przybicie pieczątki. Mruk stał potem nieruchomo jeszcze dobrą chwilę, jak list, który ją dostał.",
    },
    {
      as: ["The Trick with the Eyes", "Sztuczka z oczami"],
      en: "At such times Mruk has one more thing he can do. He looked at her across whatever lay between them, closed both eyes, slowly, as far as they would go, and opened them again. It is the longest word he knows. She thought about it with her head on one side, and then she said it back.",
      pl: "Na takie chwile Mruk ma jeszcze jedną sztukę. Spojrzał na nią ponad tym wszystkim, co leżało pomiędzy, powoli zamknął oczy, do samego końca, i otworzył. To najdłuższe słowo, jakie zna. Bułka zastanowiła się nad nim z przekrzywioną głową i odpowiedziała tym samym.",
    },
    {
      as: ["A Customer Opens the Way", "Klientka toruje drogę"],
      en: "Help came in the shape of a woman with a trolley. She wanted rolls, she had right of way, and she went through the gateway like an icebreaker, pushing aside everything there was to push. In her wake, at a trot, between the two little wheels, came Bułka. “I was going this way in any case,” she said.",
      pl: "Ratunek przyszedł w postaci pani z wózkiem na zakupy. Chciała kajzerek, miała pierwszeństwo i przeszła przez bramę jak lodołamacz, rozsuwając wszystko, co było do rozsunięcia. Za nią, kłusem, między dwoma kółkami, biegła Bułka. „I tak szłam w tę stronę” – powiedziała.",
    },
  ],
  ending: [
    {
      en: "They sat together until she was needed. Of what was said there is no record, since it was said with the tips of the tails. But when Mruk came home, Ola brushed flour from his left side, exactly half of him, and did not ask, for she has tact. She only sniffed at the brush and felt hungry.",
      pl: "Siedzieli razem, dopóki nie była potrzebna. O czym mówiono, nie zapisano, bo mówiono końcami ogonów. Ale kiedy Mruk wrócił do domu, Ola wyczesała mu mąkę z lewego boku, dokładnie z połowy kota, i nie pytała, bo ma takt. Powąchała tylko szczotkę i zgłodniała.",
    },
    {
      en: "“You’ve put on a little,” said Bułka in parting. From anybody else it would have been war. From her, who has known since kittenhood what it means to rise, it was clearly praise, and Mruk carried it up to the third floor, step by step, getting a bit broader at each landing.",
      pl: "„Trochę urosłeś” – powiedziała Bułka na odchodnym. Z innych ust oznaczałoby to wojnę. Z jej ust, a ona od małego wie, co znaczy dobrze wyrosnąć, była to oczywista pochwała i Mruk wnosił ją na trzecie piętro stopień po stopniu, na każdym podeście odrobinę szerszy.",
    },
    {
      en: "On the way back he met Mr Zenon, who touched his cap and said: “How’s the young lady?” Mruk walked on without replying. One does not speak about Bułka with a man holding a broom. But he held his tail in such a way that Mr Zenon, who can read tails, nodded and was glad for both of them.",
      pl: "W drodze powrotnej spotkał pana Zenona, który dotknął czapki i spytał: „Jak tam panna?” Mruk przeszedł bez odpowiedzi. O Bułce nie rozmawia się z mężczyzną, który trzyma miotłę. Ale ogon niósł tak, że pan Zenon, który czyta z ogonów, kiwnął głową i ucieszył się za oboje.",
    },
    {
      en: "Then each went about their own affairs, she to the rolls, he to a quiet place from which the bakery can be seen. Now and again a streak of ginger passed behind the shop window. He did not count how often. Fourteen times is nothing much, he thought, for somebody who has so many errands.",
      pl: "Potem każde poszło do swoich spraw, ona do bułek, on na spokojne miejsce, z którego widać piekarnię. Co pewien czas za szybą sklepu przemykało coś rudego. Nie liczył ile razy. Czternaście, myślał, to wcale nie tak dużo jak na kogoś, kto ma tyle na głowie.",
    },
    {
      en: "People think that friends must always be together. These two have a street corner between them, a counter and a working day, and on the whole they see each other for a quarter of an hour. It is like yeast, Bułka says; you take only a thimbleful, and leave it in the warm.",
      pl: "Ludzie myślą, że przyjaciele muszą być stale razem. Tych dwoje dzieli róg ulicy, lada i dzień pracy, więc widują się łącznie może przez kwadrans. To jest jak z drożdżami, mówi Bułka: bierze się tylko naparstek i zostawia w cieple.",
    },
    {
      en: "On such days Mruk does not finish what he is given. A morsel stays at the rim of the bowl, on the side nearer to the bakery. Tomek takes it for lack of appetite; Ola counts on her fingers whom he might have met. In the end he eats it himself, but he has offered it.",
      pl: "W takie dni Mruk nie wyjada wszystkiego. Jeden kąsek zostaje na brzegu miski, od strony piekarni. Tomek sądzi, że to brak apetytu, Ola liczy na palcach, kogo mógł spotkać. W końcu Mruk zjada i ten kąsek, bo szkoda, żeby się zmarnował, ale przedtem się nim podzielił, w myśli.",
    },
    {
      en: "Prezes remarked from the cornice that in his day people used to be introduced. Nobody answered him. The two of them had their faces turned the same way, towards the street, where nothing was going on, and were watching it with the attention that one can give to nothing only in good company.",
      pl: "Prezes zauważył z gzymsu, że za jego czasów najpierw się przedstawiano. Nikt mu nie odpowiedział. Oboje mieli głowy zwrócone w tę samą stronę, ku ulicy, na której nic się nie działo, i patrzyli na to z uwagą, jaką można poświęcić niczemu tylko w dobrym towarzystwie.",
    },
  ],
};
