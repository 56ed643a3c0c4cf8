import type { Feast } from "#api/house/texts/model.ts";

/** Mr Zenon's name day. */
export const zenon: Feast = {
  name: "zenon",
  day: { date: "07-09" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["He Is Not to Sweep Today", "Dziś pan nie zamiata"],
        en: [
          "They had hidden the broom. On his name day, the house had resolved, Mr Zenon was not to lift a finger; so at six in the morning Staś had carried it up to the attic, and at eight there was a wreath on the door of the caretaker’s room and a chair in front of it, with a cushion.",
          "Mr Zenon sat. He had been wished all there is to wish. He had a cigar behind his ear, he looked at the courtyard, and his hands lay on his knees like two tools that somebody has oiled and put away. Towards noon the chestnut tree let fall a twig.",
          "It lay in the middle, with three leaves on it. Mr Zenon looked at it, then over it. From the windows they called down to him that he should enjoy himself. “I’m enjoying myself,” said Mr Zenon. At one the wind brought a paper bag. At two a bag joined it that had held cherries, with stones.",
          "Mruk had been lying in the shade of the chair since eleven. He does not sweep, but he likes a swept yard; it is better for lying. He could hear somebody above him breathe in whenever a leaf moved. At a quarter past two he got up, stretched and walked across to the twig.",
          "He set a paw on it. He drew it a hand’s breadth, dropped it, and gave it a blow that sent it as far as the wall. Then he went back for the bag. It rustled splendidly; he was inside it, he was out; he chased it, in three leaps, with a lot of noise, into the same corner. The cherry stones went singly, left, right, as straight as billiard balls.",
          "By three the yard was as clean as a plate. Mr Zenon had stood up, so as to see the last one in. “Bit more to the left,” he said in a hoarse voice. It was the only thing he did all day.",
        ],
        pl: [
          "Schowali mu miotłę. W imieniny, uchwaliła kamienica, pan Zenon nie ma prawa kiwnąć palcem; o szóstej rano Staś zaniósł ją więc na strych, a o ósmej na drzwiach dozorcówki wisiał wieniec i stało przed nimi krzesło z poduszką.",
          "Pan Zenon siedział. Życzono mu wszystkiego. Miał za uchem cygaro, patrzył na podwórko, a ręce leżały mu na kolanach jak narzędzia, które ktoś naoliwił i odłożył. Koło południa kasztanowiec upuścił gałązkę.",
          "Leżała na samym środku, z trzema liśćmi. Pan Zenon spojrzał na nią, a potem ponad nią. Z okien wołano, żeby odpoczywał. „Odpoczywam” – powiedział pan Zenon. O pierwszej wiatr przyniósł papierową torebkę. O drugiej dołączyła torebka po czereśniach, z pestkami.",
          "Mruk od jedenastej leżał w cieniu krzesła. On nie zamiata, ale lubi, jak jest zamiecione; lepiej się leży. Słyszał nad sobą, jak ktoś nabiera powietrza, ilekroć ruszy się liść. Kwadrans po drugiej wstał, przeciągnął się i podszedł do gałązki.",
          "Położył na niej łapę. Przyciągnął na szerokość dłoni, puścił i trzepnął tak, że poleciała pod mur. Potem wrócił po torebkę. Szeleściła znakomicie; był w niej, był na zewnątrz, w trzech skokach, z hałasem, zagonił ją w ten sam kąt. Pestki szły pojedynczo, lewa, prawa, prosto jak bile.",
          "O trzeciej podwórko było czyste jak talerz. Pan Zenon wstał, żeby widzieć, jak wchodzi ostatnia. „Odrobinę w lewo” – powiedział ochryple. Niczego więcej tego dnia nie zrobił.",
        ],
        picture: { place: "courtyard", pose: "pounce", props: [], eyes: "wide", company: "nobody", camera: "half" },
      },
      {
        title: ["What Does This One Open?", "Od czego ten klucz?"],
        en: [
          "What do you give a man who has forty keys? They had thought about it on every floor. In the end everybody had a small thing for him, and these lay on a tray in the gateway under a napkin, while Mr Zenon stood before it with his cap in his hand and was supposed to guess.",
          "A bar of soap; he guessed it by the smell. Tobacco; socks, from Mrs Halina, which he took for socks. Then he felt something thin and cold with a ring at one end. He drew out his hand. “That’s a key,” said Mr Zenon. “What does it open?”",
          "Nobody knew. Nobody had put it there. It was a small key, hardly longer than a match, for something the size of a box; it was tied with a red thread, and the thread had been bitten through. They looked round. On the lowest stair Mruk sat washing his chest.",
          "In the afternoon Mr Zenon went and tried it. He started in the cellar: meters, padlocks, the shed. He went with the cat, since the cat went along; he held the key in front of him between two fingers. At the letter boxes Mruk sat down. They are on the left as you come in, twenty-two of grey tin, and the lowest, on the edge, has had no name since the house was painted.",
          "It fitted that one. It turned as if it had been oiled. In the box was a card with a picture of a spa, and on it was written in pencil: “Many happy returns, Zenek. The post will find you, wherever you sweep. Aunt.” There was no year. The stamp cost two zlotys.",
          "He sat down on the stairs with it. The keys at his belt weighed over to one side, as they always do. “I never had a letter box,” he said after some time. “I thought I hadn’t got one.”",
        ],
        pl: [
          "Co się daje człowiekowi, który ma czterdzieści kluczy? Zastanawiały się nad tym wszystkie piętra. W końcu każdy miał jakiś drobiazg i wszystko to leżało w bramie na tacy, pod serwetką, a pan Zenon stał przed nią z czapką w ręku i miał zgadywać.",
          "Kostka mydła; zgadł po zapachu. Tytoń; skarpety od pani Haliny, które uznał za skarpety. Potem trafił na coś cienkiego, zimnego, z kółkiem na końcu. Cofnął rękę. „To klucz – powiedział pan Zenon. – Od czego?”",
          "Nikt nie wiedział. Nikt go tam nie położył. Był mały, niewiele dłuższy od zapałki, do czegoś wielkości pudełka; przewiązany był czerwoną nitką, a nitka przegryziona. Rozejrzeli się. Na najniższym stopniu siedział Mruk i mył sobie pierś.",
          "Po południu pan Zenon poszedł go wypróbować. Zaczął od piwnicy: liczniki, kłódki, komórka. Szedł z kotem, bo kot szedł z nim; klucz trzymał przed sobą w dwóch palcach. Przy skrzynkach na listy Mruk usiadł. Wiszą po lewej od wejścia, dwadzieścia dwie, z szarej blachy, a najniższa, skrajna, od malowania nie ma nazwiska.",
          "Do tej klucz pasował. Obrócił się, jakby był naoliwiony. W skrzynce leżała kartka z widokiem uzdrowiska, a na niej ołówkiem: „Zenkowi, w dniu imienin, sto lat. Poczta Cię znajdzie, gdziekolwiek zamiatasz. Ciotka”. Roku nie było. Znaczek kosztował dwa złote.",
          "Usiadł z nią na schodach. Klucze u pasa przeważały go na bok, jak zawsze. „Nigdy nie miałem skrzynki – odezwał się po jakimś czasie. – Myślałem, że nie mam”.",
        ],
        picture: { place: "stairs", pose: "sit", props: [], eyes: "half", on: "step", company: "nobody" },
      },
      {
        title: ["Ask Him about the Flood", "Proszę zapytać o powódź"],
        en: [
          "Every year on his name day Mr Zenon, the caretaker, tells the story of the flood in the cellar. It takes an hour and twenty minutes. The whole house comes into the yard with its chairs, although everybody knows it by heart, and Mrs Halina brings the cold soup.",
          "It was hot; the story had got as far as the night. The water stood at the fourth step, Mr Zenon was swimming with the lamp between his teeth, and up on the coal sat three hens belonging to the people from Staircase B. Here he always pauses and looks at those who have not yet heard it. This time there was nobody. He looked round for the cat.",
          "Mruk was lying on the narrow plank across the rain barrel. He had heard the story as often as the others; but at that place, where the hens come in, he had always been asleep. He raised his head.",
          "That went straight to the teller’s heart. He turned his chair. He told it to the cat alone, in a lowered voice: how the first hen looked at him and put her head on one side; how he took her by the legs and put her under his arm, and the second after her. Mruk’s ears stood up like two hands. At the third hen, who would not be caught, Mr Zenon got to his feet. “She flew up!” he cried and threw his arms in the air.",
          "Of what followed only this is certain: the plank was empty and the barrel was full. There was one splash, of middling size. What came out over the rim, black, narrow, with enormous eyes, was a cat who had nothing more to learn about the flood in the cellar.",
          "They rubbed him down with nine handkerchiefs. The story was not finished. As far back as Mrs Halina could remember, that had never happened. Mr Zenon had to promise to tell the end next year, and to begin with the hen.",
        ],
        pl: [
          "Co roku w imieniny pan Zenon, dozorca, opowiada o powodzi w piwnicy. Trwa to godzinę i dwadzieścia minut. Schodzi się na podwórko z krzesłami cała kamienica, choć każdy zna to na pamięć, a pani Halina przynosi chłodnik.",
          "Było gorąco; opowieść doszła do nocy. Woda stała na czwartym stopniu, pan Zenon płynął z lampą w zębach, a na węglu siedziały trzy kury sąsiadów z klatki B. Tu zawsze robi przerwę i patrzy na tych, którzy jeszcze nie słyszeli. Tym razem takich nie było. Spojrzał na kota.",
          "Mruk leżał na wąskiej desce w poprzek beczki z deszczówką. Słyszał to tyle razy co inni, ale w tym miejscu, w którym wchodzą kury, zawsze już spał. Podniósł głowę.",
          "Trafiło to opowiadającemu prosto do serca. Obrócił krzesło. Opowiadał już tylko kotu, przyciszonym głosem: jak pierwsza kura na niego spojrzała, jak przekrzywiła głowę, jak wziął ją za nogi i pod pachę, a po niej drugą. Uszy Mruka stały jak dwie dłonie. Przy trzeciej kurze, która nie dawała się złapać, pan Zenon wstał. „Wyfrunęła!” – krzyknął i wyrzucił ręce w górę.",
          "Z tego, co nastąpiło, pewne jest tylko, że deska była pusta, a beczka pełna. Plusnęło raz, średnio. To, co wyszło przez krawędź, czarne, wąskie, z ogromnymi oczami, było kotem, który o powodzi w piwnicy wiedział już wszystko.",
          "Wytarto go dziewięcioma chustkami. Opowieści nie dokończono; odkąd pani Halina pamięta, nigdy się to nie zdarzyło. Pan Zenon musiał przyrzec, że koniec opowie za rok i że zacznie od kury.",
        ],
        picture: {
          place: "courtyard",
          pose: "loaf",
          props: [],
          eyes: "wide",
          on: "rain barrel",
          posture: "sitting",
          chair: "chair",
          company: "zenon",
          weather: "clear",
        },
      },
    ],
  },
};
