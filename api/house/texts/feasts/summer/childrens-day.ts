import type { Feast } from "#api/house/texts/model.ts";

/** Children's Day. */
export const childrensDay: Feast = {
  name: "childrens-day",
  day: { date: "06-01" },
  category: "Playtime",
  stories: {
    afternoon: [
      {
        title: ["But Is He a Child?", "Ale czy to dziecko?"],
        en: [
          "The bakers give ice cream on Children’s Day. There is a board in the doorway with a mark on it, at a metre forty; whoever can walk through under it gets a cone for nothing. The grown-ups stoop, and are laughed at, and pay.",
          "The queue reached from the bakery’s back door to the carpet frame. There were nineteen children in it, among them Staś, who had measured himself in the morning and was uneasy. He had grown. He had taken off his shoes and pressed down his hair.",
          "Mruk had been sitting beside the board since it was put up. He did not push in. He looked at each child that came through, followed the cone with his eyes, from below, and sighed through his nose. At the ninth somebody noticed. “He’s under a metre forty, too.”",
          "The elder baker leaned over the counter. “By a good deal,” she said. “But is he a child?” They turned to Mr Zenon, who keeps the order of the queue. He scratched his moustache. A cat of that age, he reckoned, would be a man of fifty. On the other hand he did not go to work. “We’ll vote on it,” said Mr Zenon, and nineteen hands flew up.",
          "He was given vanilla, on a lid. Then it was Staś’s turn. He stood in front of the board, bent at the knee under his long shirt; the mark was exactly in his hair. You could hear everybody stop licking. At that moment something rubbed itself against the board from behind, with all its weight and in deep contentment, and the board rose by a centimetre and a half.",
          "“Through with you,” said the baker. “Next year we’ll see.” He had raspberry. He ate it in the grass next to the lid, and what ran down to his elbow was not lost.",
        ],
        pl: [
          "W Dzień Dziecka piekarki dają lody. W drzwiach stoi deska z kreską na metrze czterdziestu; kto przejdzie pod kreską, dostaje rożek za darmo. Dorośli się schylają, zostają wyśmiani i płacą.",
          "Kolejka sięgała od tylnych drzwi piekarni do trzepaka. Stało w niej dziewiętnaścioro dzieci, a między nimi Staś, który zmierzył się rano i był niespokojny. Urósł. Zdjął buty i przygładził włosy.",
          "Mruk siedział przy desce, odkąd ją postawiono. Nie pchał się. Patrzył na każde dziecko, które przechodziło, odprowadzał rożek wzrokiem, od dołu, i wzdychał przez nos. Przy dziewiątym to zauważono. „On nie ma metra czterdziestu” – powiedział ktoś.",
          "Starsza piekarka wychyliła się zza lady. „Brakuje mu sporo – przyznała. – Ale czy to dziecko?” Spojrzano na pana Zenona, który pilnuje porządku w kolejce. Podrapał się w wąsy. Kot w tym wieku, obliczył, to byłby mężczyzna pod pięćdziesiątkę. Z drugiej strony do pracy nie chodzi. „Głosujemy” – powiedział pan Zenon i w górę poszło dziewiętnaście rąk.",
          "Dostał śmietankowe, na pokrywce. Potem przyszła kolej na Stasia. Stanął przed deską, pod długą koszulą na ugiętych kolanach; kreska była dokładnie we włosach. Słychać było, jak wszyscy przestali lizać. I wtedy coś otarło się o deskę od tyłu, całym ciężarem i z głębokim zadowoleniem, i deska podniosła się o półtora centymetra.",
          "„Przechodź – powiedziała piekarka. – Za rok zobaczymy”. Staś wziął malinowe. Zjadł na trawie obok pokrywki, a to, co pociekło mu po łokieć, się nie zmarnowało.",
        ],
        picture: {
          place: "bakery",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "up",
        },
      },
      {
        title: ["What Tomek Used to Play", "W co bawił się Tomek"],
        en: [
          "“On Children’s Day,” Tomek had told his class, “each of you asks somebody at home to show you what they used to play.” They had promised. Nobody had said who would ask Tomek; and so, at two, he stood in front of the house alone, with a bag of marbles that he had kept in the desk since he was eleven.",
          "He looked round. Then he knelt down in the courtyard, on his good trousers, made a hollow with his heel below the chestnut tree and drew a line with a twig. One marble was steel. Another was blue, with a thread of white, and had been called the Danube. He shot, by himself, for a bit. It went badly; he was out of practice, and nobody was annoyed.",
          "Mruk came out from under the bench. He had heard the click. He lay down on his belly on the other side of the hollow with his chin on the ground and looked along the stones as Tomek did, with one eye.",
          "The Danube rolled. It would have gone in: it had the right pace. A white paw stepped out of the grass and sent it back to where it had come from. “That’s not how it goes,” said Tomek. He took the steel one. The steel one came back, too, rather harder.",
          "“Right,” said Tomek, and took off his jacket. He played off the wall. He played with backspin. He lay flat on his stomach and talked to the marbles; at half past three there were eleven children standing round, and all the windows were open, and the score was nine to four.",
          "He lost every one of them. The cat had pushed them under the bench, one by one, and had lain down on top. Towards evening, when Tomek was alone, the cat rolled out the blue one, with one claw, until it lay against Tomek’s shoe.",
        ],
        pl: [
          "„W Dzień Dziecka – zapowiedział Tomek w klasie – każde z was prosi kogoś w domu, żeby pokazał, w co się kiedyś bawił”. Obiecali. Nikt nie powiedział, kto poprosi Tomka, więc o drugiej stał przed domem sam, z woreczkiem kulek, który od jedenastego roku życia miał w biurku.",
          "Rozejrzał się. Potem klęknął na podwórku, w dobrych spodniach, wykręcił obcasem dołek pod kasztanowcem i wyrysował patykiem linię. Jedna kulka była stalowa. Druga, niebieska z białą nitką, nazywała się Dunaj. Przez chwilę strzelał sam. Szło kiepsko; wyszedł z wprawy i nikogo to nie złościło.",
          "Spod ławki wyszedł Mruk. Usłyszał stuk. Położył się na brzuchu po drugiej stronie dołka, z brodą na ziemi, i patrzył po bruku tak jak Tomek, jednym okiem.",
          "Dunaj się potoczył. Wpadłby: szedł w sam raz. Z trawy wysunęła się biała łapa i odesłała go tam, skąd przyszedł. „To nie tak” – powiedział Tomek. Wziął stalową. Stalowa też wróciła, trochę mocniej.",
          "„Dobrze” – powiedział Tomek i zdjął marynarkę. Grał od ściany. Grał z podkręceniem. Leżał plackiem i przemawiał do kulek; o wpół do czwartej stało dookoła jedenaścioro dzieci, wszystkie okna były otwarte, a wynik brzmiał dziewięć do czterech.",
          "Przegrał wszystkie. Kot powpychał je pod ławkę, po jednej, i się na nich położył. Pod wieczór, kiedy Tomek był sam, kot wytoczył niebieską, jednym pazurem, aż oparła się o but.",
        ],
        picture: { place: "courtyard", pose: "crouch", props: [], eyes: "half", company: "nobody", side: "middle" },
      },
      {
        title: ["If You’re Going to Do It", "Jak już, to już"],
        en: [
          "For Children’s Day the children of the house had demanded that everything be turned round: until supper they were the grown-ups. At noon Mr Zenon, the caretaker, handed his cap over to Staś, and with it the broom, the notebook and, after a silence, the keys. “All forty?” asked Staś. “If you’re going to do it,” said Mr Zenon, “do it.”",
          "He sat down on the wall with his sleeves rolled up and was a child. He did not know how it was done. He swung his legs. A little girl with plaits, who was old Mrs Halina that day, told him not to get his trousers dirty.",
          "Staś put on the cap. It came down to his nose. The keys pulled him to one side, so that he had to walk as Mr Zenon walks, and he found that when you walk like that you clear your throat without meaning to. He inspected the drain. He entered it in the notebook: “Drain all right.” Then he looked about for somebody to be strict with.",
          "Mruk lay on the lid of the dustbin, where nobody is supposed to lie. He has lain there every sunny day since the dustbin came, and at about one Mr Zenon comes by, says, “Down,” and Mruk stays up; that is the arrangement. Staś planted himself in front of him. “Down,” said Staś.",
          "Perhaps it was the voice. Perhaps it was the cap, or the way it smelled of tobacco. Mruk looked at him for a long time. And then he stood up, stretched first one end and then the other, and got down, out of pure astonishment, and sat on the ground.",
          "On the wall somebody had stopped swinging his legs. “Well, I never,” said the child Zenon. He held out his hand for the notebook. Mruk had got down, and that had to be entered while it was still fresh.",
        ],
        pl: [
          "Na Dzień Dziecka dzieci zażądały, żeby było na odwrót: do kolacji dorosłymi miały być one. W południe dozorca, pan Zenon, oddał Stasiowi czapkę, a z nią miotłę, notes i, po chwili ciszy, klucze. „Wszystkie czterdzieści?” – upewnił się Staś. „Jak już, to już” – odparł pan Zenon.",
          "Usiadł na murku z podwiniętymi rękawami i był dzieckiem. Nie wiedział, jak to się robi. Machał nogami. Dziewczynka z warkoczami, która była tego dnia starszą panią Haliną, powiedziała mu, żeby nie pobrudził spodni.",
          "Staś włożył czapkę. Opadła mu na nos. Klucze ściągały go na bok, tak że musiał chodzić jak pan Zenon, i przekonał się, że wtedy człowiek sam z siebie odchrząkuje. Obejrzał kratkę ściekową. Wpisał do notesu: „Kratka w porządku”. Potem rozejrzał się za kimś, z kim trzeba surowo.",
          "Na klapie śmietnika, gdzie się nie leży, leżał Mruk. Leży tam w każdy słoneczny dzień, odkąd jest śmietnik; koło pierwszej przychodzi pan Zenon, mówi „złaź”, a Mruk zostaje; taki jest porządek. Staś stanął przed nim. „Złaź” – powiedział Staś.",
          "Może to był głos. Może czapka albo to, jak pachniała tytoniem. Mruk patrzył na niego długo. Po czym wstał, przeciągnął najpierw jeden koniec, potem drugi, zszedł, z samego zdumienia, i usiadł na ziemi.",
          "Na murku ktoś przestał machać nogami. „No nie” – powiedziało dziecko Zenon. Wyciągnęło rękę po notes. Mruk zszedł i należało to wpisać na świeżo.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "up",
          company: "stas",
          inHand: "forty keys",
        },
      },
    ],
  },
};
