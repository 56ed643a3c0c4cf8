import type { Feast } from "#api/house/texts/model.ts";

/** The first of May: the long weekend begins, and the geranium moves out. */
export const mayDay: Feast = {
  name: "may-day",
  day: { date: "05-01" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Pelagia Moves Out for the Summer", "Pelagia wyprowadza się na lato"],
        en: [
          "On the first of May, whatever the weather is doing, Pelagia moves from the sill to the balcony. She goes through the kitchen, in Ola’s arms, with her saucer under her; Tomek walks in front and opens the doors, and behind come Mruk, a bag of earth and a trowel.",
          "It was her seventh pot. Over the winter she had shed nineteen leaves, put out four and turned a little towards the room, since that was where people talked. Mruk had spent those months at her side. He knew her cold shoulder and her better one.",
          "They stopped in the hall to change hands. It was an instant only, but she stood on the floor, at eye level, and he saw that on the side which had always been next to the pane, where he had never been, she had a bud. It was shut tight, as long as a grain of rice and red at the tip. He sniffed at it. It smelled of nothing yet, with great determination.",
          "Outside they set her in the corner by the railing. The wind looked her over. A tram passed, and she trembled to the last leaf like somebody who is in society again for the first time in months. “She’ll be fine,” said Ola. She wiped the sill indoors, too, where a ring was left, and a lighter place beside it, in the shape of a loaf.",
          "Mruk went to the sill after that. He lay down in the lighter place. To the left of him, where on other mornings something green used to tickle his ear, there was the day. He stood it for nine minutes.",
          "Then he walked to the balcony, squeezed in between the pot and the bars, and let down his weight. It was narrow, it was draughty and there was a smell of new earth. Something tickled his ear.",
        ],
        pl: [
          "Pierwszego maja, bez względu na pogodę, Pelagia przeprowadza się z parapetu na balkon. Jedzie przez kuchnię, w ramionach Oli, z podstawką pod spodem; przodem idzie Tomek i otwiera drzwi, a z tyłu Mruk, worek ziemi i łopatka.",
          "Była to jej siódma doniczka. Przez zimę zgubiła dziewiętnaście liści, wypuściła cztery i obróciła się trochę ku pokojowi, bo tam się rozmawiało. Mruk spędził te miesiące u jej boku. Znał jej gorszy humor i jej lepszy profil.",
          "W przedpokoju stanęli, żeby zmienić ręce. Trwało to chwilę, ale stała na podłodze, na wysokości oczu, i zobaczył, że z tej strony, która zawsze była od szyby i gdzie nigdy się nie dostał, ma pąk. Był zamknięty na głucho, długi jak ziarnko ryżu, z czerwonym koniuszkiem. Powąchał. Nie pachniał jeszcze niczym, i to z wielkim uporem.",
          "Na balkonie postawili ją w rogu przy balustradzie. Obejrzał ją wiatr. Przejechał tramwaj i zadrżała do ostatniego listka, jak ktoś, kto po miesiącach znów bywa w towarzystwie. „Da sobie radę” – powiedziała Ola. Wytarła jeszcze parapet, na którym został krążek, a obok jaśniejsze miejsce, w kształcie bochenka.",
          "Mruk poszedł potem na parapet. Położył się w jaśniejszym miejscu. Po lewej, gdzie w inne poranki coś zielonego łaskotało go w ucho, był dzień. Wytrzymał dziewięć minut.",
          "Potem wyszedł na balkon, wcisnął się między doniczkę a pręty i opuścił cały ciężar. Było wąsko, wiało i pachniało świeżą ziemią. Coś łaskotało go w ucho.",
        ],
        picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", look: "away", company: "nobody" },
      },
      {
        title: ["Everybody Has Gone to the Country", "Wszyscy pojechali na wieś"],
        en: [
          "By eight the street was empty. It had been emptying since the evening before, with roof racks, bicycles and a dinghy; the last to go was the family from Staircase B, who came back twice, once for a child. Then nobody came back for anything.",
          "Mruk sat on the window sill and took stock. Ola and Tomek were there; they were staying, because of a chapter. Mrs Halina was at her cousin’s. Staś was at his grandmother’s. The bakery had a card in the door, and Bułka, who has no use for cards, had been taken along in a basket with the till.",
          "At twenty past came the fifteen. There was nobody in it. The driver stopped all the same, opened all the doors, waited as long as you wait for four people, and looked out of his window to the left and to the right. He looked up as well.",
          "He was a man with a newspaper and a thermos flask. On the third floor he saw a cat, sitting, with a white front; a passenger, so to speak, in the wrong place. He touched his cap. He rang the bell for departure, which he need not have done, and drove on, with eighty empty seats, towards the next stop.",
          "It might have meant nothing. But at ten past nine there was a fifteen again; it was the same man, coming back, and although on that side there is no stop, he slowed down and rang twice.",
          "Mruk had not stirred. By then he had put everything else off. There would be another one at about ten, and whoever else was in the country, somebody had to be on duty here, on both sides, or they would close the line.",
        ],
        pl: [
          "O ósmej ulica była pusta. Pustoszała od poprzedniego wieczoru, z bagażnikami na dachach, z rowerami i pontonem; jako ostatni ruszyli ci z klatki B, którzy wracali dwa razy, w tym raz po dziecko. Potem już nikt po nic nie wrócił.",
          "Mruk siedział na parapecie i robił bilans. Ola i Tomek byli; zostali z powodu rozdziału. Pani Halina pojechała do kuzynki. Staś do babci. Piekarnia miała w drzwiach kartkę, a Bułkę, której kartki nie dotyczą, zabrano w koszyku razem z kasą.",
          "Dwadzieścia po przyjechała piętnastka. Nie było w niej nikogo. Motorniczy mimo to stanął, otworzył wszystkie drzwi, poczekał tyle, ile się czeka na cztery osoby, i wyjrzał przez okienko w lewo i w prawo. Spojrzał też w górę.",
          "Był to człowiek z gazetą i termosem. Zobaczył na trzecim piętrze kota, siedzącego, z białym przodem; pasażera, można powiedzieć, tylko nie tam, gdzie trzeba. Dotknął czapki. Zadzwonił na odjazd, czego nie musiał, i ruszył z osiemdziesięcioma wolnymi miejscami w stronę następnego przystanku.",
          "Mogło to nic nie znaczyć. Ale dziesięć po dziewiątej znów była piętnastka; ten sam człowiek wracał i choć z tamtej strony przystanku nie ma, zwolnił i zadzwonił dwa razy.",
          "Mruk nie ruszył się ani o krok. Wszystko inne tymczasem odłożył. Koło dziesiątej miała być następna, a ktokolwiek wyjechał na wieś, tutaj ktoś musiał pełnić dyżur, po jednej i po drugiej stronie, żeby nie zlikwidowali linii.",
        ],
        picture: {
          place: "window sill",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "down",
        },
      },
      {
        title: ["How Do You Let Go of a Rope?", "Jak się puszcza linę?"],
        en: [
          "On the first of May nobody works. Ola, who translates books, had only meant to look at one sentence. That had been at six; now it was eight, and she was sitting at the kitchen table in her nightdress, among all four volumes of the dictionary, reading that sentence aloud for the thirtieth time. It was about a rope that was let go of.",
          "Mruk came at eight, as he does. He jumped on to the third chair and from there on to the page. It is his place when she is working, and at that time of year it gets the sun.",
          "“Off you go,” said Ola. She lifted him up, held him in the air, did not know where to put him, and put him down on volume three. He lay there for a while in protest. She read: the rope was loosed; let slip; was paid out. None of it would hold.",
          "Then he pulled. Volume four lay open beside him, with a loose ribbon across the page to keep Ola’s place, and the end of the ribbon hung over on to his paw. He took it between his teeth, as you take a thing that is already yours, and drew it towards him, evenly, bit by bit; it came without any resistance, until the last of it slid over the edge of the page.",
          "Ola had stopped reading. She looked at the page, at the place where the ribbon had been. Nobody had loosed it, and nobody had paid it out. “It went,” she said slowly. “The rope went.” And she wrote that down.",
          "“Done,” said Ola, and shut volume four. “It’s a holiday.” She stretched until the chair creaked. All she had lost was her place in the dictionary. The ribbon that had kept it lay under Mruk, who was not going to look anything up either, as nobody was working that day.",
        ],
        pl: [
          "Pierwszego maja nikt nie pracuje. Ola, która tłumaczy książki, chciała tylko zajrzeć do jednego zdania. To było o szóstej; teraz była ósma, a ona siedziała przy kuchennym stole w nocnej koszuli, między czterema tomami słownika, i czytała to zdanie na głos po raz trzydziesty. Mowa w nim była o linie, którą ktoś puszcza.",
          "Mruk przyszedł o ósmej, jak to on. Wskoczył na trzecie krzesło, a stamtąd na kartkę. To jego miejsce, kiedy Ola pracuje, a o tej porze roku pada tam słońce.",
          "„Zmykaj” – powiedziała Ola. Podniosła go, trzymała w powietrzu, nie wiedziała, gdzie go położyć, i położyła na tomie trzecim. Leżał tam przez chwilę na znak protestu. Ola czytała: lina zwolniona; wypuszczona; popuszczona. Nic nie trzymało.",
          "Wtedy Mruk pociągnął. Obok niego leżał otwarty tom czwarty, a na kartce luźna tasiemka, którą Ola zaznaczyła miejsce; koniec tasiemki zwisał mu na łapę. Ujął go zębami, jak się bierze coś, co i tak jest nasze, i ciągnął do siebie, równo, kawałek po kawałku; tasiemka szła bez żadnego oporu, aż jej ostatni kawałek ześliznął się z brzegu kartki.",
          "Ola przestała czytać. Spojrzała na kartkę, na miejsce po tasiemce. Nikt jej nie zwolnił i nikt nie wypuścił. „Poszła – powiedziała powoli. – Lina poszła”. I tak zapisała.",
          "„Koniec – oznajmiła Ola i zamknęła tom czwarty. – Święto”. Przeciągnęła się, aż zatrzeszczało krzesło. Straciła tylko swoje miejsce w słowniku. Tasiemka, która je znaczyła, leżała pod Mrukiem, a on też nie zamierzał niczego sprawdzać, bo dzień był wolny od pracy.",
        ],
        picture: {
          place: "kitchen",
          pose: "loaf",
          props: ["open book"],
          eyes: "half",
          on: "closed book",
          company: "nobody",
        },
      },
    ],
  },
};
