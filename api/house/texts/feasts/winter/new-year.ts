import type { Feast } from "#api/house/texts/model.ts";

/** New Year’s Day, in the morning. */
export const newYear: Feast = {
  name: "new-year",
  day: { date: "01-01" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Only One Rolls to the Left", "Tylko jeden toczy się w lewo"],
        en: [
          "Mr Zenon found nine corks in the gateway, four in the yard and a silver shoe on the carpet frame. He swept everything into a heap except for the shoe. It was the first of January, ten minutes to eight; apart from him there was nobody up in the street, the trams ran empty, and in the whole house only one window had a face.",
          "The face was Mruk’s. Since six he had been announcing breakfast to two people who had got in at four, and had now gone over from announcing to waiting, with his forehead against the pane. When he saw the heap, he stood up.",
          "Tomek let him out as you let go of a thought, without opening his eyes. On the stairs there were paper streamers. Mruk took them as they came and arrived below with a green one round his neck.",
          "Under the bath on the third floor lies a cork. It has lain there a long time and there is no better: it is bitten to measure, and it rolls to the left. Mruk had always considered it the only one. Now there were thirteen in front of him. He sat down before the heap. He was silent for a while, like a man who learns that his name is common.",
          "“Take one,” said Mr Zenon. “There are enough of them today.” Mruk went round the heap. He tried the first and it smelled of people he did not know. The second was too new. The third had a wire hat. He turned over every one of the thirteen, laid each aside, and when he had finished they lay in two rows, and Mr Zenon stood over them with both hands on his broom.",
          "Then Mruk went back up. He took the stairs more quickly than usual and did not stop at the warm step. For a moment, on the third floor, behind an open door, something small could be heard rolling across the tiles and curving to the left. “Well, yes,” said Mr Zenon, and fetched the dustpan.",
        ],
        pl: [
          "Pan Zenon znalazł w bramie dziewięć korków, na podwórku cztery, a na trzepaku srebrny pantofel. Zmiótł wszystko na kupkę, prócz pantofla. Był pierwszy stycznia, za dziesięć ósma; poza nim nikt na ulicy jeszcze nie wstał, tramwaje jeździły puste, a w całym domu tylko jedno okno miało twarz.",
          "Twarz należała do Mruka. Od szóstej zapowiadał śniadanie dwojgu ludziom, którzy wrócili o czwartej, aż przestał zapowiadać i przeszedł do czekania, z czołem na szybie. Na widok kupki wstał.",
          "Tomek wypuścił go tak, jak się wypuszcza myśl, nie otwierając oczu. Na schodach leżały serpentyny. Mruk brał je, jak szły, i na dół przyszedł z zieloną na szyi.",
          "Pod wanną na trzecim piętrze leży korek. Leży tam od dawna i lepszego nie ma: obgryziony na miarę, toczy się w lewo. Mruk zawsze uważał, że jest jedyny. A teraz miał przed sobą trzynaście. Usiadł. Milczał przez chwilę jak ktoś, kto się dowiaduje, że jego nazwisko jest pospolite.",
          "„Weź sobie – zachęcił pan Zenon. – Dziś ich nie brakuje”. Mruk obszedł kupkę. Spróbował pierwszego i czuć było od niego ludzi, których nie znał. Drugi był za nowy. Trzeci miał kapelusz z drutu. Odwrócił wszystkie trzynaście, każdy odłożył, a gdy skończył, leżały w dwóch rzędach i pan Zenon stał nad nimi, z obiema rękami na miotle.",
          "Potem Mruk poszedł na górę. Szedł szybciej, niż ma w zwyczaju, i nie zatrzymał się na ciepłym stopniu. Przez moment z trzeciego piętra, zza otwartych drzwi, słychać było coś małego, co potoczyło się po kafelkach i skręciło w lewo. „No tak” – powiedział pan Zenon i poszedł po szufelkę.",
        ],
        picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
      },
      {
        title: ["As the First Day, So the Year", "Jaki pierwszy, taki cały rok"],
        en: [
          "“Not in your dressing gown,” said Ola. “Do you want to spend the year in it?” What you do on New Year’s Day you do until the next, her grandmother had held, and Ola, who otherwise believes in dictionaries, had made a list. She would get up early, sing, eat fruit and translate a single sentence, a beautiful one.",
          "Mruk heard all this from the foot of the bed, at five minutes to six. His breakfast, as is well known, is at seven, and in his opinion it has always been at six. Until now he had had nothing to support this opinion but his voice. He got down and went ahead into the kitchen.",
          "“I won’t cut any bread today,” Tomek announced there; “I’ll have it cut for me, and that’s the year taken care of.” Ola was looking for an orange. She had to move Mruk to reach the drawer, and then to move him a second time. He sat on the spot where the bowl goes and did not say a word. He was looking at her list.",
          "She saw it too. The clock of the big room began to strike. “Tomek,” said Ola slowly. “If we feed him now, he’ll be fed at six all year.” “Then we mustn’t,” said Tomek. “But if we refuse him now, then we’ll be refusing somebody every morning. At six. Till next December.” They looked at each other across the bread. Nobody’s grandmother had left any word on that.",
          "The clock struck four, it struck five. On the sixth stroke Ola took the tin from the shelf. She did it with her eyes shut, as she does only for injections, and Tomek, so that it would not count as a decision, held the spoon.",
          "Mruk ate. At seven he returned to the kitchen and took up the usual place. He did not know what it said on the list, and as for him, he had nothing against a year of two breakfasts a day.",
        ],
        pl: [
          "„Nie w szlafroku – powiedziała Ola. – Chcesz w nim chodzić cały rok?” Co się robi w Nowy Rok, to się będzie robić aż do następnego, twierdziła jej babcia, i Ola, która poza tym wierzy w słowniki, zrobiła listę. Wstać wcześnie, śpiewać, zjeść owoc i przetłumaczyć jedno zdanie, piękne.",
          "Mruk wysłuchał tego w nogach łóżka, za pięć szósta. Jego śniadanie, jak wiadomo, jest o siódmej, a jego zdaniem od zawsze o szóstej. Na poparcie tego zdania miał dotąd tylko głos. Zeskoczył i poszedł do kuchni przodem.",
          "„Ja dziś chleba nie kroję – oznajmił tam Tomek – tylko mi się kroi, i na rok będzie z głowy”. Ola szukała pomarańczy. Żeby otworzyć szufladę, musiała przesunąć Mruka, a potem przesunąć go drugi raz. Siedział tam, gdzie stawia się miskę, i nie mówił nic. Patrzył na jej listę.",
          "Zauważyła to i ona. W dużym pokoju zegar zaczął bić. „Tomek – powiedziała Ola powoli. – Jeśli mu teraz damy, cały rok będzie dostawał o szóstej”. „No to nie możemy” – odparł Tomek. „Ale jeśli mu teraz odmówimy, to co rano będziemy komuś odmawiać. O szóstej. Do grudnia”. Patrzyli na siebie nad chlebem. Na taki przypadek niczyja babcia nie zostawiła wskazówek.",
          "Zegar uderzył czwarty raz, uderzył piąty. Przy szóstym Ola zdjęła z półki puszkę. Zrobiła to z zamkniętymi oczami, jak przy zastrzyku, a łyżeczkę, żeby nie liczyło się to za decyzję, trzymał Tomek.",
          "Mruk zjadł. O siódmej wrócił do kuchni i zajął zwykłe miejsce. Co było na liście, nie wiedział, a co do niego, to nie miał nic przeciwko rokowi z dwoma śniadaniami dziennie.",
        ],
        picture: { place: "kitchen floor", pose: "sit", props: [], lighting: "night", company: "ola" },
      },
      {
        title: ["It Was for Me After All", "To jednak było do mnie"],
        en: [
          "The telephone rang at half past seven on New Year’s morning, when nobody rings. Ola answered it in her nightdress. “Zosia?” said an old man. “It’s me. I wanted to be the first.”",
          "Mruk was there already. He had been on his way to the bedroom to speak about breakfast, and the cord of the telephone crossed his path, swinging. It is a brown cord with ninety-one turns in it, and when somebody speaks from a long way off the lowest one trembles.",
          "Ola drew in her breath to say that she was not Zosia. But the old man had already begun. He had written it all down; you could hear the paper. He wished her good health, and little to carry. He wished that somebody would see to the window on the north side at last. He wished her a dog again. “And that you’re not angry with me any more,” he read, and there the paper fell silent.",
          "A tremble came down the cord. Mruk put a paw on it, and when it did not stop, the other one, and then he lay down in it. Ola is a translator. In both her languages together there are perhaps eight words for such a moment, and to say any of them you have to be somebody in particular. “No,” said Ola in the end. “I’m not angry.” She said it as low as she could, because Zosia might have a low voice.",
          "It was quiet for so long that Tomek came to the door with his hair on end. Then the old man cleared his throat. “It’s a bad line,” he said. “You sound quite young.” And he hung up first, quickly, like a man who has been given too much change and is afraid it will be noticed.",
          "Ola held on to the receiver. “Who was it?” asked Tomek. “It was for me,” said Ola. She bent down to untangle Mruk from the cord, and as she was down there anyway, she gave him breakfast.",
        ],
        pl: [
          "Telefon zadzwonił w noworoczny ranek o wpół do ósmej, kiedy nikt nie dzwoni. Odebrała Ola, w koszuli nocnej. „Zosia? – zapytał starszy pan. – To ja. Chciałem być pierwszy”.",
          "Mruk już tam był. Szedł do sypialni porozmawiać o śniadaniu i drogę przeciął mu sznur telefonu, który się kołysał. Jest to sznur brązowy, ma dziewięćdziesiąt jeden zwojów, a kiedy ktoś mówi z bardzo daleka, najniższy drży.",
          "Ola nabrała tchu, żeby powiedzieć, że nie jest Zosią. Ale starszy pan już mówił; miał to zapisane, słychać było papier. Życzył zdrowia i żeby nie dźwigała. Życzył, żeby ktoś wreszcie zrobił to okno od północy. Życzył, żeby znowu był pies. „I żebyś się na mnie już nie gniewała” – przeczytał i papier ucichł.",
          "Po sznurze przeszło drżenie. Mruk położył na nim łapę, a że to nie pomogło, drugą, a potem położył się w nim cały. W obu językach, z których Ola tłumaczy, jest na taką chwilę może osiem słów i do każdego trzeba mieć prawo. „Nie – powiedziała w końcu Ola. – Nie gniewam się”. Powiedziała to najniżej, jak umiała, bo Zosia mogła mieć niski głos.",
          "Cisza trwała tak długo, że w drzwiach stanął Tomek z włosami na wszystkie strony. Wreszcie starszy pan odchrząknął. „Źle słychać – stwierdził. – Masz taki młody głos”. I rozłączył się pierwszy, prędko, jak ktoś, komu wydano za dużo reszty i kto się boi, że to wyjdzie na jaw.",
          "Ola trzymała jeszcze słuchawkę. „Kto to był?” – zapytał Tomek. „Do mnie” – odparła Ola. Schyliła się, żeby wyplątać Mruka ze sznura, a że i tak już była na dole, dała mu śniadanie.",
        ],
        picture: { place: "hall", pose: "walk", props: [], eyes: "half", mouth: "neutral", company: "nobody" },
      },
    ],
  },
};
