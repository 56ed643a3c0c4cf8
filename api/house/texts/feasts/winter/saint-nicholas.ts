import type { Feast } from "#api/house/texts/model.ts";

/** St Nicholas’ Day: in the night something has come into the shoes. */
export const saintNicholas: Feast = {
  name: "saint-nicholas",
  day: { date: "12-06" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Who Could It Have Been?", "Kto też to mógł być?"],
        en: [
          "Forty keys make a sound even when they are wrapped in a cap. Mruk heard it from the mat inside the door, some time before five, in the night that belongs to St Nicholas: a muffled step, a pause, a muffled step. Whoever was coming up the stairs had taken off his shoes.",
          "In front of every door in the house stood a boot. It is an old arrangement and nobody can say who made it. In the evening each household puts one out, on the right, and in the morning there is a tangerine inside. The first floor believes it is the second’s doing. The second keeps its own counsel. The third, where Ola and Tomek live, once suspected the parish.",
          "The pause came to the third floor. Under the door Mruk saw a shadow kneel. He smelled peel, and broom, and the soap that Mr Zenon uses for the steps. The shadow hesitated, went through its pockets and laid on the stone something that was not a tangerine. Then it went on to the fourth, more slowly, as you do on the last flight.",
          "A bell at that moment would have told the whole house. Mruk’s bell rings when he wants. He held his head quite still until the socks had passed on their way down, and he held it still a little longer.",
          "At half past seven doors opened from top to bottom and people called across the banisters, as they do every year: who could it have been. Mr Zenon swept the ground floor and could not say. In the lid of a jar beside Ola’s boot lay a dried sprat, and Mruk had dealt with it before the question came up.",
          "Mrs Halina had the longest way of all that morning. She came down from the second floor on her bad leg, wished Mr Zenon good day, and said that the bulb by the cellar wanted looking at. While he was looking at it, she hung up his cap for him. He found the tangerine when he put it on.",
        ],
        pl: [
          "Czterdzieści kluczy słychać nawet wtedy, gdy są zawinięte w czapkę. Mruk usłyszał je z wycieraczki za drzwiami, przed piątą, w noc, która należy do świętego Mikołaja: stłumiony krok, przerwa, stłumiony krok. Ktoś szedł po schodach, a buty zdjął na dole.",
          "Pod każdymi drzwiami w domu stał but. To stary zwyczaj i nikt nie powie, czyj. Wieczorem każde mieszkanie wystawia jeden, po prawej stronie, a rano jest w nim mandarynka. Pierwsze piętro wierzy, że to robota drugiego. Drugie zachowuje zdanie dla siebie. Trzecie, czyli Ola i Tomek, podejrzewało kiedyś parafię.",
          "Przerwa doszła na trzecie. W szparze pod drzwiami Mruk zobaczył, jak klęka cień. Zapachniało skórką, miotłą i mydłem, którym pan Zenon myje stopnie. Cień zawahał się, przeszukał kieszenie i położył na kamieniu coś, co mandarynką nie było. Potem ruszył na czwarte, wolniej, jak to przy ostatnich schodach.",
          "Jeden dzwonek i wiedziałby cały dom. Dzwonek Mruka dzwoni, kiedy Mruk chce. Mruk trzymał głowę nieruchomo, dopóki skarpetki nie minęły go w drodze na dół, i jeszcze trochę dłużej.",
          "O wpół do ósmej drzwi otwierały się od góry do dołu i ludzie wołali do siebie przez poręcz, jak co roku: kto też to mógł być. Pan Zenon zamiatał parter i nie umiał powiedzieć. Na pokrywce od słoika obok buta Oli leżała suszona szprotka, ale Mruk załatwił tę sprawę, zanim wypłynęła.",
          "Najdłuższą drogę miała tego ranka pani Halina. Zeszła z drugiego piętra na swojej gorszej nodze, powiedziała panu Zenonowi dzień dobry i że żarówka przy piwnicy prosi o spojrzenie. Kiedy na nią patrzył, odwiesiła mu czapkę. Mandarynkę znalazł, gdy wkładał czapkę na głowę.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "wide",
          lighting: "night",
          company: "nobody",
        },
      },
      {
        title: ["I Hoped You’d Like It", "Miałem nadzieję, że ci się spodoba"],
        en: [
          "In Tomek’s shoe Ola had put a chocolate globe. In Ola’s right slipper Tomek had put a box of dates. In her left slipper, on the morning of St Nicholas’ Day, there was something thin, grey and slightly damp.",
          "It was a rubber band. Ola held it up to the kitchen window and went quiet. “You remembered,” she said. In the autumn she had complained that nothing in this house held the pages of her translation together. Tomek had no rubber band on his conscience. He looked at the band and at Ola’s face, and did what most men would have done. “I hoped you’d like it,” he said.",
          "Mruk sat in the doorway. The band was his. It lived under the bath, between the cork and a third thing, and in the night, when everybody in the flat was about with parcels, he had carried it as far as the hall. There he had put it down to see to the dates. When he came back, the slipper was in the way and he was tired.",
          "Ola squared the pages, a good two hundred, and put the band round them twice. It held. She plucked it with her thumb like a string. Through breakfast the bundle leaned against the teapot, where she could see it, and Tomek peeled his globe from the South Pole upwards and met nobody’s eye.",
          "“You’ll get it back,” he said under the table, in the voice he keeps for staff matters. “Let her have it for a bit, Director.” Mruk considered the bundle. It is one thing to lose a rubber band. It is another to hear it hum in the middle of a novel.",
          "When Ola had rinsed the teapot and wanted to start work, Mruk was lying on the two hundred pages with the band under his ribs. She asked him twice to get off. Finally she took the top sheet out from under his chin and worked round the rest; and whenever he breathed in, the novel gave a low note.",
        ],
        pl: [
          "Tomkowi do buta Ola włożyła czekoladowy globus. Oli do prawego kapcia Tomek wsunął pudełko daktyli. W jej lewym kapciu znalazło się w mikołajkowy ranek coś cienkiego, szarego i lekko wilgotnego.",
          "Była to gumka. Ola podniosła ją do okna w kuchni i zamilkła. „Pamiętałeś” – powiedziała. Gdzieś jesienią narzekała, że kartki tłumaczenia leżą po całym stole i że nic w tym domu nie trzyma ich razem. Tomek nie miał na sumieniu żadnej gumki. Spojrzał na gumkę, spojrzał na twarz Oli i zrobił to, co zrobiłby prawie każdy. „Miałem nadzieję, że ci się spodoba” – odparł.",
          "Mruk siedział w drzwiach. Gumka należała do niego. Mieszkała pod wanną, między korkiem a trzecią rzeczą, a w nocy, o porze, kiedy wszyscy w tym mieszkaniu chodzili z paczuszkami, Mruk doniósł ją aż do przedpokoju. Tam ją odłożył, żeby zająć się daktylami. Kiedy wrócił, na drodze stał kapeć, a Mruk był zmęczony.",
          "Ola wyrównała kartki, ze dwieście, i opasała je gumką dwa razy. Trzymało. Trąciła ją kciukiem jak strunę. Przez całe śniadanie plik stał oparty o imbryk, żeby go widziała, a Tomek obierał globus od bieguna południowego w górę i na nikogo nie patrzył.",
          "„Odzyskasz ją – powiedział pod stół głosem zarezerwowanym dla spraw kadrowych. – Niech się nacieszy, dyrektorze”. Mruk rozważył plik. Co innego stracić gumkę, a co innego słyszeć, jak gra w samym środku powieści.",
          "Gdy Ola wypłukała imbryk i chciała siąść do pracy, Mruk leżał na dwustu stronach, z gumką pod żebrami. Poprosiła dwa razy, żeby zszedł. W końcu wyjęła mu spod brody wierzchnią kartkę, a resztę zostawiła, jak była; i ile razy kot nabierał powietrza, powieść wydawała niski ton.",
        ],
        picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", by: "doorway", company: "nobody" },
      },
      {
        title: ["From Which Side Do You Eat a Bishop?", "Od której strony je się biskupa"],
        en: [
          "He was a hand and a half tall, carried a crook, and stood on the breakfast table in a chasuble of red and gold foil. Tomek had found him in his shoe. “I can’t,” said Ola. “Not the head.” “Nor the feet,” said Tomek, “or he falls over.” It was settled that the chocolate bishop should be looked at.",
          "Mruk looked as well. The chocolate left him cold; it was the foil he wanted. No material answers a paw as foil does. He remembered a ball of it, silver, which a broom had taken away. He sat down opposite St Nicholas and waited for somebody to begin.",
          "Nobody began. Ola went to wash the cups. Tomek, alone with the bishop, turned him round, lifted the chasuble a little at the back and broke a piece off at the shoulder blades. He smoothed the foil, turned the bishop to the front again and went to look for his keys. Ola came in with the cloth, glanced at the door and did the same, a little lower down.",
          "Each of them came in twice more, for a scarf, for a pencil, and each time the bishop faced the window with a fuller heart and less to put it in. From the front he had lost nothing. Mruk, who sat behind, could see straight through to the rosette on his mitre.",
          "He reached out one claw, for a single touch. It would have done nothing to a full bishop. This one sailed over the edge like a leaf, turned twice and landed on his feet, and when Ola and Tomek arrived from two directions, he was standing on the tiles with his crook raised, upright and hollow.",
          "For a moment each of them looked at the other’s mouth. “I thought he was light for a bishop,” said Tomek. They set him on the shelf beside the salt, where he went on blessing the stove. What held him up was never explained. A scrap of gold was missing from his hem, about as much as goes into a ball.",
        ],
        pl: [
          "Miał półtorej dłoni wzrostu, trzymał pastorał i stał na stole śniadaniowym w ornacie z czerwono-złotej folii. Tomek znalazł go w bucie. „Nie potrafię – powiedziała Ola. – Głowy nie ruszę”. „Nóg też nie – dodał Tomek – bo się przewróci”. Stanęło na tym, że na czekoladowego biskupa będzie się patrzeć.",
          "Mruk też patrzył. Czekolada była mu obojętna, chciał folii. Żaden materiał na świecie tak nie odpowiada łapie jak folia, a Mruk pamiętał pewną kulkę, srebrną, którą święta zostawiły pod kanapą, a szczotka zabrała. Usiadł naprzeciw świętego Mikołaja i czekał, aż ktoś zacznie.",
          "Nikt nie zaczynał. Ola poszła zmywać filiżanki. Tomek, zostawszy z biskupem sam na sam, odwrócił go, uchylił z tyłu ornatu i odłamał kawałek na wysokości łopatek. Wygładził folię i ustawił biskupa z powrotem przodem. Potem poszedł szukać kluczy. Weszła Ola ze ścierką, zerknęła na drzwi i zrobiła to samo, tylko trochę niżej.",
          "Każde z nich wracało jeszcze dwa razy, po szalik, po ołówek, a biskup za każdym razem patrzył w okno z pełniejszym sercem i coraz mniej miał je w czym nosić. Od przodu nie ubyło mu nic. Mruk, który siedział z tyłu, widział na wylot rozetkę na mitrze.",
          "Wyciągnął jeden pazur, na jedno dotknięcie. Pełnemu biskupowi nic by się nie stało. Ten spłynął z krawędzi jak liść, obrócił się dwa razy i wylądował na nogach, a kiedy Ola i Tomek z dwóch stron dobiegli do kuchni, stał na kafelkach z podniesionym pastorałem, prosty i całkiem pusty.",
          "Przez chwilę każde patrzyło drugiemu na usta. „Od razu mi się zdawało, że lekki jak na biskupa” – powiedział Tomek. Postawili go na półce obok soli i tam jeszcze długo błogosławił kuchenkę. Na czym się trzymał, tego nie wyjaśniono. U dołu brakowało mu skrawka złota, mniej więcej na jedną kulkę.",
        ],
        picture: {
          place: "kitchen",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "reader",
          company: "nobody",
          camera: "close",
        },
      },
    ],
  },
};
