import type { Season } from "#api/generation/model.ts";

type Samples = { beginnings: readonly [string, string]; ending: string };
export type Voice = { english: Samples; polish: Samples };

// The house storyteller's own sentences. No Polish one tells what an English one tells: each language sets its own example.
const voices: Record<Season, Voice> = {
  spring: {
    english: {
      beginnings: [
        "Mrs Halina had come up to make dumplings, because the kitchen table on the third floor is longer than hers. Mruk took the chair at its end. He does not eat dough. But inside every dumpling there is something, and he felt, in all modesty, that it might be handed round before it was wrapped.",
        "What Mruk had always lacked in this flat was a room of his own. Now there stood a brown one by the bookshelf, with six square walls, and only the upper one open. It had been carried up all the stairs to him, and not many rooms can say that. He went to look it over from inside, and meant to stay.",
      ],
      ending:
        "At the end the engineer took out his form. “Crack in the ceiling: old, harmless,” he wrote; and then, as is required, what is standing on the floor. Stove, one. Table, one. He considered what was sitting on his left shoe, and lifted the shoe a little, to judge. “Load at the table: about nine kilos, moving,” he wrote. “No objection.”",
    },
    polish: {
      beginnings: [
        "Poprzedniego dnia tramwaj numer piętnaście przyjechał dwie minuty za późno i nawet się nie wytłumaczył. Miasto Warszawa układa dla tramwajów rozkład jazdy, ale nikt go nie pilnuje, nikt prócz Mruka, który robi to z parapetu na trzecim piętrze, bez pensji i bez okularów. Zasiadł na stanowisku. Dyżur zaczyna się od tramwajów, a kończy na misce.",
        "W bordiurze czerwonego dywanu jest ptak, niebieski, długi na palec. Nikt o nim nie wie prócz Mruka, który leży na nim każdego popołudnia, żeby nie odleciał. Kiedy wrócił z kuchni, dywanu nie było, a kiedy zszedł na podwórko, dywan wisiał na trzepaku, na otwartej przestrzeni, z ptakiem włącznie.",
      ],
      ending:
        "Pan Zenon, którego Ola poprosiła na górę, zszedł do piwnicy i wrócił z zaciśniętą pięścią. „Z obejmy” – oznajmił i otworzył ją: na bardzo dużej dłoni leżała bardzo mała śrubka. „Wychodziła na spacery, odkąd dom postawili”. Mruk powąchał śrubkę, potem rękę. Rdza, tytoń, czterdzieści kluczy. Położył na śrubce łapę i więcej na spacer nie wyszła.",
    },
  },
  summer: {
    english: {
      beginnings: [
        "First there was the smell. It came up from the second floor on tiptoe, looked round the stairs and took Mruk by the nose, as you take a child by the hand. It was fish, and it was not Friday. This called for an explanation. At the end of the smell was Mrs Halina’s kitchen, in it a plate, and on the plate a fish without any excuse.",
        "From the balcony door to the railing is eleven steps. Anyone who simply walks them has been on the balcony; with the tail held properly it is a parade. Mruk felt that the street, three floors down, had not been shown one for too long. He took up his position on the threshold, straightened his bell and fell into line.",
      ],
      ending:
        "“Cats and wool,” said Ola. “As in a picture.” It was meant kindly. Mruk broke off the conversation on the spot, since he has no wish to be a picture, and turned his back on Ola and the wool. He let the thread slip from under his paw, quite casually, like somebody who has only been holding it for a friend.",
    },
    polish: {
      beginnings: [
        "Zginęło słowo. W obcej książce jeszcze było, krótkie, na swoim miejscu, a po drodze na polski wypadło gdzieś między filiżanką a piórem. Ola zajrzała już pod papiery. Mruk zajrzał pod kredens, bo tam w tym mieszkaniu trafia w końcu wszystko, i położył się przed nim, żeby być na miejscu, kiedy wyjdzie.",
        "„Ktoś mi zabrał klucze” – powiedział w przedpokoju Tomek i spojrzał na jedyną oprócz niego osobę. Mruk zabierał w życiu korki, nie przeczy. Ale klucze są zimne i smakują kieszenią. Tych było trzy, do tego otwieracz i maleńki mosiężny globus, i Mruk zamierzał je znaleźć, żeby odzyskać dobre imię.",
      ],
      ending:
        "Z bliska sąsiedni balkon wyglądał inaczej. Dwie gwiazdki były pęknięte, leżak naprawiono sznurkiem, a za kocimiętką, po wewnętrznej stronie szyby, stała klatka i kanarek patrzył na drugą stronę. Patrzył na płytki Mruka, które są gładkie, i na to, ile ich jest. Westchnął, o ile da się to zrobić na żółto.",
    },
  },
  autumn: {
    english: {
      beginnings: [
        "The carpet had been taken away. It is red, it comes from Ola’s grandmother, and Mruk walks in and out on it like a head of state. Now there were only boards, on which anyone looks like anyone. He went after it at once, three floors down, down the middle of the stairs, and found it in the courtyard, over the beating frame, like washing.",
        "Staś was learning a piece on the trumpet, and by now Mruk knew it too, against his will. It went as far as the ninth bar and there it broke off, like a staircase in a house for which the money has run out. On the window sill two floors higher Mruk asked only one thing of life, and that was the tenth bar.",
      ],
      ending:
        "A kilo of cheese comes to sixty-four; Mrs Halina has known it since she could see over a table. It came to sixty-two. She looked at nobody in particular. Mruk, wiping his whiskers, looked at nobody either, in the opposite direction. “It will have shrunk,” she said at last, and shook out her apron in that direction, since there was still a crumb on it.",
    },
    polish: {
      beginnings: [
        "Na parapecie w pokoju stoi budzik i jest między nim a Mrukiem sprawa do wyjaśnienia. Obaj mają dzwonek, obaj są okrągli, obaj budzą ludzi, ale kiedy robi to budzik, ludzie wstają. Mruk przyszedł to załatwić raz na zawsze i usiadł tak blisko, że wąsami dotykał szkła.",
        "Granicę trzeba obchodzić, bo inaczej zarasta. Granica Mruka biegnie wokół podwórka, od rynny do kasztanowca, wzdłuż muru i za rowerami, a w pięciu punktach należy ją potrzeć policzkiem. Z trzeciego piętra wydała mu się ostatnio blada. Zszedł ją odświeżyć.",
      ],
      ending:
        "Na tablicy w bramie, między kominiarzem a odczytem liczników, wisi od tamtej pory karteczka: „Do osoby z trąbką: prosimy dalej”. Nie ma na niej podpisu, jest tylko, w jednym rogu, ślad zęba. Pan Zenon, który takie rzeczy zazwyczaj zdejmuje, wbił jej drugą pinezkę.",
    },
  },
  winter: {
    english: {
      beginnings: [
        "By Mruk’s count the house had one tenant more than the list in the gateway. He lived in the pipes, paid no rent, and could be heard behind the radiator, moving his furniture. Mruk did not intend to report him. He only wanted to have a look at him; and since everybody comes out some time, he took his seat on top of the radiator, as you wait outside a door.",
        "People look at a clock to find out whether they are hungry. Mruk has watched Ola: she sees the dial, and all at once she is hungry. So the hand of a clock had only to be persuaded to lie down on the right figure, and the tin-opener would come by itself. He sat down on the window sill beside the alarm clock and chose a figure.",
      ],
      ending:
        "At forty lights Mruk stopped. There was one missing, on the fourth floor, on the left, and he stayed up for it. A fifteen came and went; somebody with a heavy bag disappeared in the gateway opposite, and then a light climbed the stairs: first landing, second, third. The window on the left lit up. “Are you coming?” asked Ola. He came.",
    },
    polish: {
      beginnings: [
        "Na parapecie stał kubek i stał zbyt bezpiecznie. O dłoń od krawędzi, w kropki, z wyrazem zupełnej pewności. Mruk nie ma nic do kubków. Uważa tylko, że nikt nie powinien być aż tak pewny siebie, i usiadł obok, żeby zasiać wątpliwość.",
        "Na trzecie piętro przyszedł inżynier, obejrzeć pęknięcie na kuchennym suficie. Oglądał je półtorej minuty, po czym Ola poprosiła go na herbatę. „Od razu uprzedzam, że nie lubię kotów” – zaznaczył. Mruk podszedł bliżej. Nie co tydzień wnosi mu się na górę coś tak ciekawego.",
      ],
      ending:
        "Mruk i księżyc przyglądali się sobie tak długo, jak wypada. Mruk uznał, że tamten jest trochę blady i z boku wytarty jak stara moneta, a co tamten pomyślał o nim, nie wiadomo. Na koniec się ukłonił albo podrapał, na jedno wychodzi, i zszedł z powrotem w zapach kurzu, belek i cudzych kolacji.",
    },
  },
};

/** Two beginnings and an ending in each language, of a season. */
export const voiceOf = (season: Season): Voice => voices[season];
