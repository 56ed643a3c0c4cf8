import type { Plot } from "#api/house/texts/model.ts";

/** A mug stands on the window sill, near the edge, or not near enough. With Ola, and at most with Tomek. */
export const mug: Plot = {
  name: "mug",
  category: "Playtime",
  wishes: [
    {
      en: "On the window sill stood a mug, and it stood too safely. It was a hand’s breadth from the edge, with dots on it and a look of complete certainty. Mruk has nothing against mugs. He only thinks that nobody should be as sure of himself as that, and he sat down beside it to raise a doubt.",
      pl: "Na parapecie stał kubek i stał zbyt bezpiecznie. O dłoń od krawędzi, w kropki, z wyrazem zupełnej pewności. Mruk nie ma nic do kubków. Uważa tylko, że nikt nie powinien być aż tak pewny siebie, i usiadł obok, żeby zasiać wątpliwość.",
      titles: [["To Raise a Doubt", "Nikt nie jest aż tak pewny"]],
      picture: { place: "window sill", pose: "sit", props: ["mug"], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "The mug kept its place on the sill, whole, with all its dots. Mruk lay down next to it. From time to time he touched it with his nose, and it answered on the wood, in a small voice that had not been there before. When Ola came for it, she took it in both hands. She could not have said why. She carried it slowly, and looked where she was going.",
          pl: "Kubek został na swoim miejscu, cały, ze wszystkimi kropkami. Mruk położył się obok. Od czasu do czasu dotykał go nosem, a kubek odzywał się na drewnie cienkim głosem, którego przedtem nie miał. Kiedy przyszła po niego Ola, wzięła go w obie ręce. Nie umiałaby powiedzieć dlaczego. Niosła go powoli i patrzyła pod nogi.",
          picture: { place: "window sill", pose: "loaf", props: ["mug"], eyes: "half", company: "ola" },
          titles: [
            ["She Took It in Both Hands", "Lepiej w obie ręce"],
            ["Whole, with All Its Dots", "W całości, ze wszystkimi kropkami"],
            ["With All Its Dots", "Ze wszystkimi kropkami"],
          ],
        },
        {
          en: "Falling is not the only thing that can happen to a mug. Mruk gave the handle a push, to the left; it turned, quite easily, and pointed at the window. He sat down as before. Ola came past and reached for the mug without looking, as she does every day, and her fingers closed on air. She looked at the mug, and then at the cat. Only one of the two was still sure of himself.",
          pl: "Kubkowi może się przydarzyć nie tylko upadek. Mruk popchnął mu ucho w lewo; kubek obrócił się bez oporu i pokazywał teraz uchem okno. Mruk usiadł tak jak przedtem. Ola przechodziła i sięgnęła po kubek, nie patrząc, tak jak co dzień, a palce zamknęły się na powietrzu. Spojrzała na kubek, potem na kota. Pewny siebie był już tylko jeden z nich.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["The Handle Pointed at the Window", "Uchem do okna"],
            ["Where Is the Handle?", "Gdzie się podziało ucho?"],
          ],
        },
        {
          needs: ["the girl"],
          titles: [
            ["Out of the Back Window of a Tram", "Przez tylną szybę tramwaju"],
            ["Five People Will Never Know", "Pięć osób się nie dowie"],
          ],
          en: "A doubt had been raised, though not in the mug. The next tram took the five of them away, and the girl knelt on the last seat with her nose to the back window. As long as she could see the sill, the mug stood there, and the cat next to it with his paw up. Then came the corner. Five people would never know. Mruk put down the paw, and the mug stood as before, only less proudly.",
          pl: "Wątpliwość zasiał, tylko nie w kubku. Następny tramwaj zabrał całą piątkę, a dziewczynka uklękła na ostatnim siedzeniu, z nosem przy tylnej szybie. Póki widziała parapet, kubek stał, a obok siedział kot z podniesioną łapą. Potem był zakręt. Pięć osób nie dowie się nigdy. Mruk opuścił łapę, a kubek stał jak przedtem, tylko mniej dumnie.",
          picture: { place: "window sill", pose: "sit", props: ["mug"], eyes: "half", company: "nobody" },
        },
      ],
    },
    {
      en: "Every so often somebody has to see whether there is still such a thing as gravity. Other people rely on it without a thought; Mruk takes samples. For the next he had chosen the mug on the window sill, because it was within reach, because it had a good round sound in it, and because it was not his.",
      pl: "Co pewien czas trzeba sprawdzić, czy grawitacja jeszcze działa. Inni na niej polegają bez zastanowienia, Mruk pobiera próbki. Do następnej wybrał kubek na parapecie, bo był pod łapą, bo miał w sobie ładny, okrągły dźwięk i bo nie należał do niego.",
      picture: { place: "window sill", pose: "loaf", props: ["brown mug"], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "Mruk went over to smaller samples. By the time Ola passed the window, there lay on the parquet beneath it a hairpin, two receipts and a pencil, and on the sill, beside the mug, he was just dealing with a bean. It fell. It bounced three times, rolled under the stove and has not been heard of since. “So it works,” said Ola, and gave him back the pencil.",
          pl: "Mruk przeszedł na mniejsze próbki. Kiedy Ola mijała okno, na parkiecie pod nim leżały spinka, dwa paragony i ołówek, a na parapecie, obok kubka, przyszła właśnie kolej na fasolkę. Spadła. Odbiła się trzy razy, wtoczyła pod piec i słuch o niej zaginął. „Czyli działa” – powiedziała Ola i oddała mu ołówek.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["brown mug"],
            eyes: "open",
            inHand: "pencil",
            company: "ola",
          },
          titles: [
            ["What Is Known of the Bean", "Co wiadomo o fasolce"],
            ["A Hairpin, Two Receipts and a Pencil", "Wsuwka, rachunki, a na koniec ołówek"],
            ["By Way of Smaller Samples", "Na mniejszych próbkach"],
          ],
        },
        {
          unless: ["Ola watches"],
          en: "The sample, in the end, was Mruk. He had leaned out to study the parquet, with his front half, and the back half has always relied on the front. It was short, and there was a good round sound at the bottom. “What was that?” called Ola. Nobody replied. He stood on all four paws beside the armchair, set his bell straight and looked up. From the sill the mug looked down.",
          pl: "Próbką okazał się w końcu Mruk. Wychylił się za krawędź przednią połową, żeby zbadać parkiet, a tylna zawsze na przedniej polegała. Trwało to krótko, a dźwięk na dole był ładny i okrągły. „Co to było?” – zawołała Ola. Nikt się nie odezwał. Mruk stał na czterech łapach koło fotela, poprawił dzwonek i podniósł wzrok. Z parapetu patrzył na niego kubek.",
          picture: { place: "box", pose: "fall", props: [], eyes: "wide", inBox: false, by: "wall", company: "nobody" },
          titles: [
            ["What Was That?", "Co to było?"],
            ["He Was the Sample in the End", "Próbką był w końcu on"],
          ],
        },
        {
          needs: ["her trust"],
          titles: [
            ["A Guard with Nine Kilos", "Straż, dziewięć kilo"],
            ["Between the Mug and the Drop", "Między kubkiem a przepaścią"],
          ],
          en: "Gravity can be tested at any time; the sixth of six mugs cannot. Mruk thought it over and lay down between the mug and the edge, lengthwise, nine kilos of him, with his back to the drop. When Ola had found her pencil, she came to see. “Well guarded,” she said. She gave him the pencil, as there was nothing else. He laid a paw on it, and it rolled, and fell, and the result was as expected.",
          pl: "Grawitację można sprawdzić w każdej chwili, szóstego z sześciu kubków nie. Mruk rzecz rozważył i położył się między kubkiem a krawędzią, wzdłuż, całymi dziewięcioma kilo, plecami do przepaści. Ola, kiedy znalazła ołówek, przyszła zobaczyć. „Upilnowałeś” – powiedziała. Dała mu ołówek, bo nic innego nie miała. Położył na nim łapę, ołówek potoczył się, spadł i wynik był zgodny z przewidywaniami.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: ["brown mug"],
            eyes: "open",
            inHand: "pencil",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "Mruk is interested in edges. In the middle of things nothing happens, but at the edge the world stops and something else begins, usually with a bang. On the window sill there was an edge, there was a mug, and there was time. He sat down to introduce the three of them.",
      pl: "Mruka interesują krawędzie. W środku rzeczy nic się nie dzieje, a na krawędzi kończy się świat i zaczyna coś innego, zwykle z hukiem. Na parapecie była krawędź, był kubek i był czas. Mruk usiadł, żeby tę trójkę ze sobą poznać.",
      picture: { place: "window sill", pose: "sit", props: ["brown mug"], eyes: "wide", company: "nobody" },
      endings: [
        {
          en: "In the margin of her translation Ola wrote: “He looked at the edge as others look at the sea.” It had nothing to do with the book, and she left it there. Mruk, next to the mug, had laid himself along the sill with his head over the end of it. One paw hung down into the depths and moved a little, to and fro, as a hand does from a boat.",
          pl: "Na marginesie tłumaczenia Ola napisała: „Patrzył na krawędź tak, jak inni patrzą na morze”. Z książką nie miało to nic wspólnego, więc zostawiła. Mruk ułożył się obok kubka wzdłuż parapetu, z głową za brzegiem. Jedna łapa zwisała w głąb i poruszała się lekko, tam i z powrotem, jak ręka za burtą łódki.",
          picture: { place: "window sill", pose: "drape", props: ["brown mug"], eyes: "half", company: "nobody" },
          titles: [
            ["As Others Look at the Sea", "Jak na morze"],
            ["A Paw over the Side", "Łapa za burtą"],
          ],
        },
        {
          fact: "On the window sill there is a pencil line, up to which mugs may stand.",
          en: "Since then there is a pencil line on the sill, ruled by Ola, with an arrow and the word “mugs”. It is respected by both parties: on this side of it stands the mug, and on that side, as far as the edge, there is nothing. But at night, when everybody is asleep, a white paw is laid exactly on the line, neither here nor there, and stays until morning.",
          pl: "Od tej pory jest na parapecie kreska, pociągnięta przez Olę ołówkiem, ze strzałką i słowem „kubki”. Przestrzegają jej obie strony: po tej stoi kubek, po tamtej, aż do krawędzi, nie ma nic. Ale w nocy, kiedy wszyscy śpią, kładzie się dokładnie na kresce biała łapa, ani tu, ani tam, i leży do rana.",
          titles: [
            ["Neither Here nor There", "Ani tu, ani tam"],
            ["Ruled by Ola, with an Arrow", "Pod linijkę, ze strzałką"],
            ["An Arrow and the Word “Mugs”", "Strzałka i słowo „kubki”"],
          ],
        },
        {
          needs: ["the two versions"],
          titles: [["The Man on Ola’s Page Stepped Back", "Człowiek w zdaniu Oli się cofnął"]],
          en: "“He stumbles,” Ola decided, “in both.” She wrote it down, and the man on her page stepped back from the edge and went home. Mruk had heard. He went up to his own edge, as far as the whiskers, hung one paw over it, and stumbled a little, for the sake of agreement. Then he stepped back as well. The mug, which had been next, stayed where it was, and Ola turned the page.",
          pl: "„Potyka się – postanowiła Ola – w obu”. Zapisała i człowiek w zdaniu cofnął się od krawędzi i poszedł do domu. Mruk słyszał. Podszedł do swojej krawędzi, aż po wąsy, spuścił za nią jedną łapę i trochę się potknął, dla zgodności. Potem też się cofnął. Kubek, na który przyszłaby kolej, został na miejscu, a Ola przewróciła kartkę.",
          picture: {
            place: "window sill",
            pose: "crouch",
            props: ["brown mug"],
            eyes: "open",
            look: "down",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "The mug on the window sill was standing in the view. It stood exactly where the tram comes out from behind the house, so that every tram drove first into the mug and only then up to the stop. Mruk had watched four such accidents in silence. Something had to be done before the fifth.",
      pl: "Kubek na parapecie zasłaniał widok. Stał dokładnie tam, gdzie tramwaj wyjeżdża zza domu, tak że każdy tramwaj najpierw wjeżdżał w kubek, a dopiero potem na przystanek. Mruk w milczeniu obejrzał cztery takie wypadki. Przed piątym należało coś zrobić.",
      titles: [["Four Accidents, Watched in Silence", "Cztery wypadki, ani słowa"]],
      picture: { place: "window sill", pose: "back", props: ["brown mug"], company: "nobody" },
      endings: [
        {
          en: "Then Ola took the mug away for fresh tea, and the view was free. The next tram came out from behind the house in one piece, and nothing happened to it. Nor did anything happen to the one after. They came from nowhere, went to nowhere and were painted red. When Ola returned, Mruk moved over, and looked steadily at a certain place on the sill until she had put the mug down there.",
          pl: "Potem Ola zabrała kubek po świeżą herbatę i widok był wolny. Następny tramwaj wyjechał zza domu w jednym kawałku i nic mu się nie stało. Drugi tak samo. Brały się znikąd, jechały donikąd i były czerwone. Kiedy Ola wróciła, Mruk się posunął i tak długo patrzył na pewne miejsce na parapecie, aż postawiła kubek właśnie tam.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            inHand: "mug",
            company: "ola",
          },
          titles: [
            ["In One Piece, from Nowhere", "W jednym kawałku, znikąd"],
            ["Put It Back, Please", "Proszę odstawić tam, gdzie było"],
          ],
        },
        {
          en: "The solution was eleven centimetres long. Mruk came upon it when he moved aside to scratch: seen from there, the tram came out next to the mug, whole, with all its windows. He moved back, and it drove into the mug. He moved aside, and it was saved. There he stayed. Only his tail, which had not been informed, lay on in the old place and waited for the crash.",
          pl: "Rozwiązanie miało jedenaście centymetrów. Mruk natrafił na nie, kiedy się odsunął, żeby się podrapać: stamtąd tramwaj wyjeżdżał obok kubka, cały, ze wszystkimi oknami. Przysunął się, tramwaj wjechał w kubek. Odsunął się, tramwaj ocalał. Tam już został. Tylko ogon, którego nie powiadomiono, leżał po staremu i czekał na huk.",
          titles: [
            ["Eleven Centimetres to the Side", "O jedenaście centymetrów"],
            ["Seen from There, with All Its Windows", "Stamtąd, ze wszystkimi oknami"],
            ["The Tail Had Not Been Informed", "Ogona nie powiadomiono"],
          ],
        },
        {
          needs: ["the orange"],
          titles: [
            ["It Went In, and Out the Other Side", "Wjechał i wyjechał z drugiej strony"],
            ["Whole, Like the Orange", "Cały, jak pomarańcza"],
          ],
          en: "The next tram came out from behind the house and drove into the mug. This time Mruk did not look away. It drove in at the handle and came out on the other side, whole, with all its windows, and ran in over the orange, which was whole as well. So that was how these things were done. He withdrew the complaint, lay down behind the mug and let the one after that go through it without raising his head.",
          pl: "Następny tramwaj wyjechał zza domu i wjechał w kubek. Tym razem Mruk nie odwrócił głowy. Tramwaj wjechał przy uchu i wyjechał z drugiej strony, cały, ze wszystkimi oknami, i przetoczył się nad pomarańczą, też całą. A więc tak się to robi. Mruk wycofał zażalenie, ułożył się za kubkiem i kolejny przepuścił, nie podnosząc głowy.",
          picture: { place: "window sill", pose: "back", props: ["brown mug"], company: "nobody" },
        },
      ],
    },
    {
      en: "Nobody pushes a mug off a window sill. Somebody stretches, a paw has to go somewhere, and it turns out that there was a mug. Mruk, who sets store by form, had climbed up beside this one and begun with the stretching. He stretched thoroughly, towards the left, and the paw went on ahead.",
      pl: "Kubka z parapetu się nie zrzuca. Ktoś się przeciąga, łapa musi się gdzieś podziać i okazuje się, że stał tam kubek. Mruk, który dba o formę, wszedł na parapet obok takiego jednego i zaczął od przeciągania. Przeciągał się gruntownie, w lewo, a łapa szła przodem.",
      titles: [["The Paw Went on Ahead", "Przodem szła tylko łapa"]],
      picture: {
        place: "window sill",
        pose: "stretch",
        props: ["brown mug"],
        eyes: "closed",
        side: "right",
        company: "nobody",
      },
      endings: [
        {
          en: "What is begun has to be finished. Mruk stretched the rest of the way, for form; the paw felt its way round the mug and came upon something warm behind it. It was Ola’s hand. She had only come for her tea. Neither drew back. He laid the paw on top, as if he had been going there all the time, and she took the mug with the left.",
          pl: "Co się zaczęło, trzeba skończyć. Dla formy Mruk dociągnął się do końca, łapa obmacała kubek i natrafiła za nim na coś ciepłego. Była to ręka Oli, która przyszła tylko po herbatę. Żadne się nie cofnęło. Położył na niej łapę, jakby od początku tam szedł, a ona wzięła kubek lewą.",
          picture: {
            place: "window sill",
            pose: "stretch",
            props: [],
            eyes: "half",
            side: "right",
            company: "ola",
          },
          titles: [["Something Warm Behind It", "Coś ciepłego za kubkiem"]],
        },
        {
          en: "A stretch to the left has to be followed by a stretch to the right. Mruk shut his eyes and leaned over, and the other paw went ahead, to where the cactus is. For a while he sat holding it up. Ola took the paw in her hand, turned it to the light and drew out something very small with the tweezers. The mug stood by and watched.",
          pl: "Kto się przeciągnął w lewo, musi się przeciągnąć i w prawo. Mruk zamknął oczy, przechylił się i druga łapa poszła przodem, tam gdzie stoi kaktus. Przez chwilę siedział i trzymał ją w górze. Ola wzięła ją w rękę, obróciła do światła i wyjęła pęsetą coś bardzo małego. Kubek stał obok i patrzył.",
          picture: {
            place: "window sill",
            pose: "stretch",
            props: ["cactus"],
            eyes: "closed",
            side: "left",
            company: "nobody",
            camera: "half",
          },
          titles: [
            ["To the Right, Where the Cactus Is", "W prawo, a tam kaktus"],
            ["Something Very Small, with the Tweezers", "Pęsetą, coś bardzo małego"],
          ],
        },
      ],
    },
    {
      en: "In the mug on the window sill there was tea, and nobody was drinking it. Ola had put it down in passing, on the way to a word. In Mruk’s opinion a thing that nobody wants must be unhappy. He came closer along the sill, to see what could be done for it.",
      pl: "W kubku na parapecie była herbata i nikt jej nie pił. Ola odstawiła ją w przelocie, po drodze do jakiegoś słowa. Zdaniem Mruka rzeczy, której nikt nie chce, jest smutno. Podszedł po parapecie bliżej, zobaczyć, co da się dla niej zrobić.",
      picture: { place: "window sill", pose: "walk", props: ["mug"], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "“So there you are,” said Ola, to the tea. She drank it at a draught, standing, to be on the safe side, and thanked Mruk for having kept it company. The mug had left a wet ring on the sill. He looked at it from both ends of the window. Then he put one paw into the middle, sat down behind it, and kept the place until the ring had dried.",
          pl: "„Tu jesteś” – powiedziała Ola, do herbaty. Na wszelki wypadek wypiła ją duszkiem, na stojąco, i podziękowała Mrukowi, że dotrzymał jej towarzystwa. Na parapecie został po kubku mokry krążek. Mruk obejrzał go z obu końców okna. Potem postawił w samym środku jedną łapę, usiadł za nią i zajmował miejsce, aż krążek wysechł.",
          picture: { place: "window sill", pose: "sit", props: ["brown mug"], eyes: "open", company: "ola" },
          titles: [
            ["At a Draught, Standing", "Duszkiem, na stojąco"],
            ["So There You Are, to the Tea", "A, tu jesteś, do herbaty"],
            ["Inside the Wet Ring", "Mokry krążek, bez kubka"],
          ],
        },
        {
          en: "Ola found first the word and then the tea, which had a skin on it. She gave it to the cactus; in this house the cactus gets whatever has gone cold. Mruk watched how it was received. The earth smacked its lips. Somebody had wanted it, then. Empty, the mug came back to its place, and when he touched it with his paw it moved at once, and he took the paw away.",
          pl: "Ola znalazła najpierw słowo, a potem herbatę, z kożuszkiem. Wylała ją kaktusowi, bo w tym domu kaktus dostaje wszystko, co wystygło. Mruk patrzył, jak ją przyjmuje. Ziemia mlaskała. A więc ktoś ją chciał. Kubek wrócił na swoje miejsce, pusty, a kiedy Mruk dotknął go łapą, od razu się poruszył i łapa się cofnęła.",
          picture: { place: "window sill", pose: "sit", props: ["cactus", "brown mug"], eyes: "open", company: "ola" },
          titles: [
            ["First the Word, Then the Tea", "Najpierw słowo, potem herbata"],
            ["The Cactus Gets Whatever Has Gone Cold", "Co wystygło, to dla kaktusa"],
            ["Whatever Has Gone Cold", "Wszystko, co wystygło"],
          ],
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [
            ["Whose Is This, Then?", "Czy to czyjeś?"],
            ["Wanted by a Man in Wet Shoes", "Chciał jej pan w mokrych butach"],
          ],
          en: "The rain sent somebody. Tomek came in straight from it, water running out of his sleeves, with only one wish, and saw the tea. “Is this anybody’s?” he asked. Mruk looked the other way. The tea was cold, which Tomek did not notice, because he was colder; he held the mug with both hands and drank it to the leaves. When he put it back it was empty, and a little warm, from the fingers.",
          pl: "Kogoś przysłał deszcz. Tomek wszedł prosto z niego, woda ciekła mu z rękawów, miał tylko jedno życzenie i zobaczył herbatę. „Czy to czyjeś?” – spytał. Mruk patrzył w inną stronę. Herbata była zimna, czego Tomek nie zauważył, bo sam był zimniejszy. Trzymał kubek w obu rękach i wypił do fusów. Kiedy go odstawił, był pusty i trochę ciepły, od palców.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["brown mug"],
            eyes: "half",
            look: "away",
            company: "tomek",
          },
        },
      ],
    },
    {
      en: "The question was a scientific one: does a mug fall in the same way as a spoon? Spoons have been thoroughly studied, forks too, and once a gravy boat, but for mugs the map is blank. Mruk walked along the window sill to where one stood, looked round for witnesses, found none, and moved a paw forward.",
      pl: "Pytanie było naukowe: czy kubek spada tak samo jak łyżka? Łyżki zbadano gruntownie, widelce też, a raz sosjerkę, ale w miejscu kubków na mapie jest biała plama. Mruk poszedł po parapecie do miejsca, gdzie stał kubek, rozejrzał się za świadkami, nie znalazł żadnego i wysunął łapę.",
      titles: [["Once a Gravy Boat", "A raz sosjerkę"]],
      picture: {
        place: "window sill",
        pose: "walk",
        props: ["brown mug"],
        eyes: "open",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          en: "The question was answered by Ola. She finished her tea and put the mug back without looking, half on the sill. It did not fall at once. It turned over, slowly, and landed upright in her slipper, out of which she had just taken her foot. Two heads looked down on it, side by side. Mruk had all his paws beneath him.",
          pl: "Odpowiedzi udzieliła Ola. Wypiła do dna i nie patrząc, odstawiła kubek, w połowie na parapet. Nie spadł tak jak łyżka. Nie błysnął i nie zadzwonił, obrócił się raz, powoli, i wylądował dnem w jej kapciu, z którego właśnie wyjęła stopę. Dwie głowy patrzyły na to z góry, jedna przy drugiej. Mruk miał pod sobą wszystkie cztery łapy.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "wide",
            look: "down",
            paws: "tucked",
            company: "ola",
          },
          titles: [
            ["Does It Fall Like a Spoon?", "Czy spada tak jak łyżka?"],
            ["Upright, into a Slipper", "Dnem w kapeć"],
          ],
        },
        {
          en: "An experiment needs equal conditions. Spoons had fallen on bare parquet; but beneath the mug, when Mruk looked over, Ola had spread out the blanket, just in case, and on the blanket two cushions. On a floor like that no result would count. He jumped down, turned round in the middle and lay on his back, to see what she had had in mind. High above him, on the sill, stood the mug.",
          pl: "Doświadczenie wymaga równych warunków. Łyżki spadały na goły parkiet, a pod kubkiem, kiedy Mruk wyjrzał, Ola rozłożyła na wszelki wypadek koc, na kocu zaś dwie poduszki. Na takim podłożu żaden wynik się nie liczy. Zeskoczył, obrócił się na samym środku i położył na grzbiecie, żeby zobaczyć, jak to było pomyślane. Wysoko nad nim, na parapecie, stał kubek.",
          titles: [["Two Cushions, Just in Case", "Dwie poduszki na wszelki wypadek"]],
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["Ola watches"],
      en: "Ola, however, was watching. She sat in the room with her back to the window and a page on her knees, and she was watching with that back. “Mruk,” she said in the middle of a sentence, without turning round. It was a full stop where none belonged, and the paw stopped in the air.",
      pl: "Ale Ola patrzyła. Siedziała w pokoju tyłem do okna, z kartką na kolanach, i patrzyła plecami. „Mruk” – powiedziała w środku zdania, nie odwracając się. Była to kropka w miejscu, w którym kropki się nie stawia, i łapa zawisła w powietrzu.",
      turns: [
        {
          en: "Ola ended it with a stroke of genius. She got up, took the mug, put it on the very edge, with a third of its bottom over nothing, and went back to her page. “There you are,” she said. Mruk looked at the mug. He looked at her back, which was no longer watching. Then he put out the paw and drew the mug in again, by a finger’s breadth.",
          pl: "Ola zakończyła to genialnym posunięciem. Wstała, wzięła kubek, postawiła go na samej krawędzi, w jednej trzeciej nad niczym, i wróciła do kartki. „Proszę bardzo” – powiedziała. Mruk spojrzał na kubek. Spojrzał na jej plecy, które już nie patrzyły. Potem wyciągnął łapę i przysunął kubek z powrotem, o palec.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", inHand: "mug", company: "ola" },
          titles: [["With a Third of It over Nothing", "W jednej trzeciej nad niczym"]],
        },
        {
          en: "It came out how Ola did it. Opposite her is the bookcase, the bookcase has glass doors, and in the glass there was a window, a mug and a cat, quite small, and above them her eyes. Mruk looked into them. They looked at each other by way of the books, until the corners of her eyes gave way and she laughed. No paw can work while somebody is laughing, and Mruk’s went home.",
          pl: "Wyszło na jaw, jak Ola to robi. Naprzeciwko niej stoi biblioteczka, biblioteczka ma szyby, a w szybie było okno, kubek i kot, całkiem małe, nad nimi zaś jej oczy. Mruk w nie spojrzał. Patrzyli na siebie przez książki, aż Oli drgnęły kąciki oczu i Ola się roześmiała. Przy śmiechu żadna łapa nie może pracować, więc ta wróciła na miejsce.",
          titles: [
            ["How Does She Do It?", "Jak ona to robi?"],
            ["By Way of the Books", "Przez szybę i przez książki"],
          ],
        },
        {
          needs: ["the girl"],
          titles: [
            ["What Are They All Looking At?", "Na co oni patrzą?"],
            ["She Waved with the Mug", "Pomachała im kubkiem"],
          ],
          en: "In the glass of the bookcase Ola noticed that five people down at the stop were staring at her window with their mouths open. A back is no good for that. She got up, came and stood next to Mruk, and looked down to see what it was. The girl held up one finger. Ola took the mug off the sill, waved to her with it and put it back against the pane. Down there somebody groaned.",
          pl: "W szybie biblioteczki Ola zauważyła, że na przystanku pięć osób gapi się w jej okno z otwartymi ustami. Na to plecy nie wystarczą. Wstała, podeszła, stanęła obok Mruka i wyjrzała, co się dzieje. Dziewczynka podniosła jeden palec. Ola zdjęła kubek z parapetu, pomachała nim ludziom i odstawiła go pod szybę. Na dole ktoś jęknął.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "half", inHand: "mug", company: "ola" },
        },
      ],
    },
    {
      en: "Nobody had foreseen the saucer. A mug slides, it has no choice, but a saucer holds on to the wood with its whole rim. Mruk pushed, and the two of them moved by a hair’s breadth, together, and creaked like a safe. He pushed with his forehead, and gained another hair’s breadth.",
      pl: "Nikt nie przewidział spodka. Kubek się ślizga, nie ma innego wyjścia, a spodek trzyma się drewna całym brzegiem. Mruk pchnął i oba przesunęły się razem, o włos, ze zgrzytem jak sejf. Pchnął czołem i to był drugi włos.",
      turns: [
        {
          en: "On the saucer there was a teaspoon, of which nobody had thought. At the third push it began to slide, went over the rim and over the sill with a small flash, and rang on the parquet, so clearly and for so long that Mruk put his head on one side and kept it there. After that anything would have been noise. He took his forehead away from the mug.",
          pl: "Na spodku leżała łyżeczka, o której nikt nie pomyślał. Przy trzecim pchnięciu zaczęła się zsuwać, z małym błyskiem przeszła przez brzeg i przez parapet i zadźwięczała na parkiecie tak czysto i tak długo, że Mruk przechylił głowę i tak ją trzymał. Po czymś takim wszystko byłoby hałasem. Odsunął czoło od kubka.",
          titles: [
            ["The Teaspoon Nobody Had Thought Of", "Nikt nie pomyślał o łyżeczce"],
            ["So Clearly and for So Long", "Tak czysto i tak długo"],
          ],
        },
        {
          en: "The mug would not go straight on, but it would go round. Mruk had pushed a little to one side; the saucer turned on its foot, and the mug rode past him, handle foremost, like a lady on a roundabout. He let her go by and pushed again. After the sixth time round he had forgotten where he had been wanting to send her, and only saw to it that she had her ride.",
          pl: "Prosto nie szło, ale szło w koło. Mruk pchnął trochę z boku, spodek obrócił się na stopce i kubek przejechał mu przed nosem, uchem do przodu, jak dama na karuzeli. Przepuścił ją i pchnął jeszcze raz. Szło coraz lepiej. Po szóstym okrążeniu zapomniał, dokąd właściwie chciał ją wysłać, i dbał już tylko o to, żeby się najeździła.",
          titles: [["Six Times Round", "Sześć razy w koło"]],
        },
        {
          needs: ["a clean paw"],
          titles: [
            ["A Brown Mark on a White Paw", "Brązowy ślad na białej łapie"],
            ["All to Be Washed Again", "Od nowa to mycie"],
          ],
          en: "At the third push some tea came over the rim, ran round the saucer and stopped at Mruk’s clean paw. It stopped under it, to be exact. He raised the paw. There was a brown edge on it now, from the first toe to the fourth, after all that work. He sat down there and then and began again at the left shoulder. The saucer had won, and held on to its wood.",
          pl: "Przy trzecim pchnięciu przez brzeg przelało się trochę herbaty, obiegło spodek i zatrzymało się przy czystej łapie Mruka, a ściśle mówiąc, pod nią. Podniósł ją. Miała teraz brązową obwódkę, od pierwszego palca do czwartego, po takiej robocie. Usiadł na miejscu i zaczął od nowa, od lewego barku. Spodek wygrał i trzymał się swojego drewna.",
        },
      ],
      pays: ["the saucer"],
    },
    {
      en: "The mug was hot, though. Somebody had filled it a moment ago, up to the brim, and it was steaming with that somebody’s absent-mindedness. Mruk touched it with a pad, took the pad away and looked at it in surprise. Weapons of this kind are forbidden, as far as he knows.",
      pl: "Kubek był jednak gorący. Ktoś napełnił go dopiero co, po same brzegi, i parowało z niego czyjeś roztargnienie. Mruk dotknął go jedną poduszką, cofnął ją i obejrzał ze zdziwieniem. O ile mu wiadomo, takiej broni zabraniają konwencje.",
      turns: [
        {
          en: "What is hot must be waited out. Mruk sat down with his flank towards the mug, at the distance from which it did not yet hurt, and when it had cooled by a hair he moved up by a hair. They met after a good while, near the middle of the sill. Now he could have pushed. He leaned against it, as people lean against a stove, and the mug held.",
          pl: "Gorące trzeba przeczekać. Mruk usiadł bokiem do kubka, w odległości, z której jeszcze nie parzył, a kiedy kubek ostygł o włos, przysunął się o włos. Spotkali się po dłuższym czasie, mniej więcej w połowie parapetu. Teraz mógł pchnąć. Oparł się o niego, jak się człowiek opiera o piec, i kubek wytrzymał.",
          titles: [],
        },
        {
          en: "The steam went up the pane. First the roofs were gone, then the wires, then the whole street with its stop. Mruk laid a paw on the white, and when he took it off there was a hole in the shape of a paw, with the bakery in it. He made another, and another. There was a great deal of window, and while it lasted nobody would have touched the mug.",
          pl: "Para wchodziła na szybę. Najpierw znikły dachy, potem druty, potem cała ulica z przystankiem. Mruk położył łapę na tej bieli, a kiedy ją zdjął, była tam dziura w kształcie łapy, a w dziurze piekarnia. Zrobił obok drugą, zrobił trzecią. Okna było bardzo dużo i dopóki parowało, nikt by kubka nie ruszył.",
          titles: [
            ["A Paw with the Bakery in It", "W łapie piekarnia"],
            ["First the Roofs, Then the Wires", "Najpierw dachy, potem druty"],
          ],
        },
        {
          when: {
            season: ["winter"],
          },
          titles: [["Leaning on Winter", "Plecami do mrozu"]],
          en: "Winter saw to the mug. It stood against the pane, and on the other side of the pane there was a frost that had been looking for something warm all day. The steam grew thin, then it was gone; on the glass, at the height of the rim, there was a round spot of ice in the making. When Mruk tried again with one pad, the mug was colder than he was. He moved up to it, out of pity.",
          pl: "Kubkiem zajęła się zima. Stał przy szybie, a za szybą był mróz, który cały dzień szukał czegoś ciepłego. Para zrzedła, potem znikła, a na szkle, na wysokości brzegu, robiła się okrągła plamka lodu. Kiedy Mruk spróbował znowu, jedną poduszką, kubek był zimniejszy od niego. Przysunął się do niego, z litości.",
        },
      ],
    },
    {
      en: "What came in between was a thread. It hung down over the side of the mug, from the tea bag, with a small paper at the end, and it swayed. Nobody can do two things at once. Mruk hit the paper, it flew off and came back, and the whole great plan began to swing along with it.",
      pl: "Przeszkodziła nitka. Zwisała z boku kubka, od herbaty w torebce, z papierkiem na końcu, i się kołysała. Dwóch rzeczy naraz robić się nie da. Mruk pacnął papierek, papierek odleciał, wrócił i cały wielki plan zaczął się huśtać razem z nim.",
      turns: [
        {
          en: "At the ninth blow a claw stayed in the paper. Mruk pulled, and something followed from the deep: first the thread, quite taut, then a dark wet thing that came up over the rim, dripping, and lay down on the sill. He stood over it with his paws apart. A mug from which the fish has been taken is only a pond. He did not give it another look.",
          pl: "Przy dziewiątym pacnięciu pazur został w papierku. Mruk pociągnął i z głębin coś ruszyło: najpierw nitka, napięta, potem ciemne i mokre, które przelazło przez brzeg, ociekając, i położyło się na parapecie. Stanął nad tym na szeroko rozstawionych łapach. Kubek, z którego wyjęto rybę, to już tylko staw. Więcej na niego nie spojrzał.",
          titles: [
            ["Out of the Deep, Dripping", "Z głębin, ociekając"],
            ["At the Ninth Blow", "Przy dziewiątym ciosie, i to z głębi"],
          ],
        },
        {
          en: "The paper flew once round the paw, and the thread flew after it, and when there was no more thread it was tied. Mruk pulled at his end. At the other end the mug gave a hop, towards the edge and towards him. He stopped. Whichever of them went over now, the other would go along. They sat side by side and held very still, until Ola came with the scissors.",
          pl: "Papierek obleciał łapę dookoła, nitka za nim, a kiedy się skończyła, była zawiązana. Mruk pociągnął za swój koniec. Na drugim końcu kubek podskoczył, w stronę krawędzi i w stronę Mruka. Mruk znieruchomiał. Które by teraz spadło, pociągnęłoby drugie. Siedzieli obok siebie i bardzo się pilnowali, aż Ola przyszła z nożyczkami.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["mug"],
            eyes: "wide",
            inHand: "scissors",
            company: "ola",
          },
          titles: [
            ["Until Ola Came with the Scissors", "Aż po nożyczki"],
            ["Who Is Tied to Whom?", "Kto do kogo przywiązany?"],
          ],
        },
      ],
    },
    {
      en: "Tomek came in, saw it and rescued the mug. He put it back against the pane, raised a finger and left. Mruk waited until the steps had died away, and had it at the edge once more, when Tomek came back for his glasses. He rescued it, raised the finger and left without them. This they did three times.",
      pl: "Wszedł Tomek, zobaczył i uratował kubek. Odstawił go pod samą szybę, pogroził palcem i wyszedł. Mruk poczekał, aż ucichną kroki, i znów miał go na krawędzi, a wtedy Tomek wrócił po okulary. Uratował kubek, pogroził i wyszedł bez nich. Powtórzyli to trzy razy.",
      picture: { place: "window sill", pose: "sit", props: [], eyes: "half", inHand: "mug", company: "tomek" },
      turns: [
        {
          en: "The fourth time Tomek stayed, to make matters clear. He raised the finger, and showed in the air where a mug stands and where it does not; and with the elbow that belonged to the finger he met it. It went over the edge. Tomek, who used to keep goal, caught it upright, a hand’s breadth above the parquet. They exchanged a look. The mug was put back, and neither has mentioned it since.",
          pl: "Za czwartym razem Tomek został, żeby rzecz wyjaśnić. Podniósł palec i pokazał w powietrzu, gdzie kubek stoi, a gdzie nie, i łokciem, który do tego palca należał, zahaczył o niego. Kubek przeszedł przez krawędź. Tomek, który stał kiedyś na bramce, złapał go tuż nad parkietem, dnem w dół. Spojrzeli na siebie. Kubek stanął na swoim miejscu i żaden do tego nie wracał.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", inHand: "mug", company: "tomek" },
          titles: [
            ["To Make Matters Clear, in the Air", "W powietrzu, żeby było jasne"],
            ["He Used to Keep Goal", "Kto stał na bramce?"],
          ],
        },
        {
          en: "The fourth time the door opened, Mruk was not touching the mug. He sat next to it with a paw on the glasses. There was silence. Tomek approached slowly, showing his empty hands. “What do you want for them, Director?” Talks took about a minute. Then the paw was raised, the glasses changed sides, and Tomek left the room backwards, with no finger. Of the mug not a word had been said.",
          pl: "Kiedy drzwi otworzyły się czwarty raz, Mruk nie dotykał kubka. Siedział obok niego z łapą na okularach. Zapadła cisza. Tomek podchodził powoli, pokazując puste ręce. „Co pan za nie chce, dyrektorze?” Rozmowy trwały około minuty. Potem łapa się uniosła, okulary zmieniły stronę i Tomek wyszedł tyłem, bez palca. O kubku nie padło ani słowo.",
          titles: [["With a Paw on the Glasses", "Z łapą na okularach"]],
        },
        {
          needs: ["her trust"],
          titles: [
            ["The Last of the Six", "Ostatni z sześciu, pod opieką"],
            ["He Is Minding It for Me", "On mi go pilnuje"],
          ],
          en: "The fourth time Tomek took the mug away altogether. “Leave it there!” called Ola from the next room. “He’s minding it for me.” Tomek stood with the mug in one hand and the finger in the air. He looked at the finger, and put it in his pocket. Then he set the mug down again before Mruk, at the very spot, handle to the right, and said, “I beg your pardon, Director.”",
          pl: "Za czwartym razem Tomek zabierał kubek na dobre. „Zostaw! – zawołała z drugiego pokoju Ola. – On mi go pilnuje”. Tomek stał z kubkiem w jednej ręce i z palcem w górze. Spojrzał na palec i schował go do kieszeni. Potem odstawił kubek przed Mruka, dokładnie tam, gdzie stał, uchem w prawo, i powiedział: „Przepraszam, dyrektorze”.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "wide",
            inHand: "mug",
            company: "tomek",
            side: "left",
          },
        },
      ],
    },
    {
      pays: ["honey"],
      en: "The mug, however, would not move. Mruk pushed with his paw, then with his forehead, then he leaned his shoulder against it and looked out of the window, as if by chance. Nothing. It might have grown there. Somebody had set it down in a drop of honey, and had told nobody.",
      pl: "Kubek tymczasem ani drgnął. Mruk pchnął łapą, potem czołem, potem oparł się o niego barkiem i popatrzył przez okno, niby przypadkiem. Nic. Kubek stał jak wrośnięty. Ktoś postawił go na kropli miodu i nikomu o tym nie powiedział.",
      turns: [
        {
          en: "When Mruk had given it up and was washing, the fifteen went by. The pane trembled, the sill trembled, and somewhere in the honey something gave way. The mug set out by itself. In tiny steps it walked to the edge, and stopped there with half of it over nothing. He stared. Then he put out a paw, from the front, and held the mug until the tram had passed.",
          pl: "Kiedy Mruk dał już spokój i się mył, przejechała piętnastka. Zadrżała szyba, zadrżał parapet i gdzieś w miodzie coś puściło. Kubek ruszył sam. Drobnymi kroczkami doszedł do krawędzi i stanął, w połowie nad niczym. Mruk patrzył. Potem wyciągnął łapę, od przodu, i przytrzymał kubek, aż tramwaj przejedzie.",
          titles: [
            ["It Set Out by Itself", "Ruszył, i to sam"],
            ["Until the Tram Had Passed", "Aż przejedzie tramwaj"],
          ],
        },
        {
          en: "To find out what was holding the mug, Mruk felt underneath, and it held him, too. It let him go with the sound of a kiss. He licked the paw. It was slow work, honey being what it is, and by then there was a second drop on the sill, where the paw had stood between whiles. He sat down to that one as well. The mug waited its turn.",
          pl: "Żeby sprawdzić, co trzyma kubek, Mruk sięgnął pod spód i zaczęło trzymać także jego. Puściło z odgłosem całusa. Wylizał łapę. Szło powoli, jak to z miodem, a kiedy była czysta, na parapecie świeciła druga kropla, tam gdzie ją po drodze postawił. Zabrał się i do tej. Obok stał kubek i czekał na swoją kolej.",
          titles: [
            ["With the Sound of a Kiss", "Z odgłosem całusa"],
            ["Honey Being What It Is", "Jak to z miodem"],
          ],
        },
      ],
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      en: "But Mruk had an audience. On the tin outside sat Prezes with two colleagues, and all three were looking at the mug, with their heads on one side and a shameless kind of hope. He does not perform for pigeons. He put his paw back beneath him and gazed over their heads at the weather.",
      pl: "Ale Mruk miał widownię. Za szybą, na blasze, siedział Prezes z dwoma kolegami i wszyscy trzej patrzyli na kubek, z przekrzywionymi głowami i bezwstydną nadzieją. Dla gołębi się nie występuje. Mruk schował łapę pod siebie i ponad ich głowami oglądał pogodę.",
      turns: [
        {
          en: "A performance can be closed to the public. Mruk took the curtain between his teeth and walked with it along the sill, past the mug, as far as it would go. It grew dim and private. Behind the lace a beak knocked, politely, and knocked again; then there was walking up and down. He sat with his back against the mug and listened to how he was being missed.",
          pl: "Przedstawienie może być zamknięte. Mruk wziął firankę w zęby i poszedł z nią po parapecie, obok kubka, aż do oporu. Zrobiło się ciemnawo i kameralnie. Za koronką dziób zapukał w szybę, grzecznie, zapukał znowu, potem ktoś chodził tam i z powrotem. Mruk siedział oparty plecami o kubek i słuchał, jak go brakuje.",
          titles: [
            ["Closed to the Public", "Przedstawienie tylko dla kubka"],
            ["A Beak Knocked, Politely", "Dziób zapukał, i to grzecznie"],
          ],
        },
        {
          en: "Prezes waited for a quarter of an hour. Then he knocked on the pane, twice, as they do in the gallery with their feet. Nothing began. He said something to his colleagues, and all three rose at once, with that clap of wings which, from indoors, is exactly like applause. Mruk bent his head by a finger’s breadth. Out of the corner of his eye he looked at the mug.",
          pl: "Prezes czekał kwadrans. Potem zastukał w szybę, dwa razy, tak jak na galerii tupią. Nic się nie zaczynało. Powiedział coś do kolegów i wszyscy trzej poderwali się naraz, z tym trzepotem, który w pokoju brzmi dokładnie jak oklaski. Mruk pochylił głowę, na palec. Kątem oka spojrzał na kubek, czy słyszał.",
          titles: [
            ["Applause from the Tin", "Oklaski na blasze"],
            ["A Quarter of an Hour for Nothing", "Kwadrans za nic"],
          ],
        },
        {
          needs: ["the orange"],
          titles: [["Three Pigeons After One Orange", "Za pomarańczą, wszyscy trzej"]],
          en: "Then Prezes turned his head, and saw what lay between the rails. An orange is a good deal more than a mug that may fall or may not. He flew down to it, and the two colleagues after him, and they walked round it in the middle of the track until a fifteen had to ring at them. At the window there was nobody left to disappoint. Mruk took his paw out again and looked at it.",
          pl: "Wtedy Prezes obrócił głowę i zobaczył, co leży między szynami. Pomarańcza to znacznie więcej niż kubek, który albo spadnie, albo nie. Sfrunął do niej, obaj koledzy za nim, i chodzili dookoła niej środkiem torów, aż piętnastka musiała na nich zadzwonić. Pod oknem nie było już kogo zawieść. Mruk wyjął łapę z powrotem i ją obejrzał.",
        },
      ],
    },
  ],
  scenes: [
    {
      when: {
        weather: ["wind"],
      },
      unless: ["honey", "the saucer"],
      en: "The wind leaned on the window, and the frame, which is older than anybody, gave a little. A draught came through the crack at the bottom and ran along the sill. It lifted one hair on Mruk’s chest; it got under the mug, which is not quite even, and the mug took a step, by itself, with a click. That made it one step less to the edge. He had not been consulted. The next gust was already in the wires.",
      pl: "Wiatr oparł się o okno i rama, starsza od wszystkich, trochę ustąpiła. Przez szparę na dole wpadł przeciąg i pobiegł po parapecie. Uniósł Mrukowi jeden włos na piersi, wszedł pod kubek, który nie jest całkiem równy, i kubek sam, ze stuknięciem, zrobił krok. Do krawędzi było o krok mniej. Nikt Mruka nie pytał. Następny podmuch był już w drutach.",
    },
    {
      unless: ["Ola watches"],

      en: "The paw, left to itself, came upon a newspaper that lay alongside. Newspapers fall in quite another way: slowly, opening as they go, page after page, with a sigh. Mruk watched the whole world come down to the floor. Ola ran in at the sound, saw that it was only the world, and knelt down to put it in order. Now she was sitting right under the mug, with her head bent over the crossword.",
      pl: "Łapa, zostawiona sama sobie, natrafiła na gazetę, która leżała obok. Gazety spadają zupełnie inaczej: powoli, otwierając się po drodze, strona po stronie, z westchnieniem. Mruk patrzył, jak cały świat opada na podłogę. Na ten odgłos przybiegła Ola, zobaczyła, że to tylko świat, i uklękła, żeby go poukładać. Siedziała teraz pod samym kubkiem, pochylona nad krzyżówką.",
    },
    {
      unless: ["Ola watches"],
      pays: ["her trust"],
      en: "Ola came through in search of her pencil, which was behind her ear. She saw the mug, and beside the mug, very upright, the cat. “Are you keeping an eye on it for me?” she said. “That’s good. It’s the only one left of the six.” She scratched him behind the good ear and went on searching. Mruk looked the mug up and down. There are things he would rather not have been told.",
      pl: "Przez pokój przeszła Ola w poszukiwaniu ołówka, który miała za uchem. Zobaczyła kubek, a obok kubka, bardzo wyprostowanego, kota. „Pilnujesz mi go? – powiedziała. – To dobrze. Ostatni został z sześciu”. Podrapała go za tym całym uchem i szukała dalej. Mruk spojrzał na kubek. Są rzeczy, których wolałby nie wiedzieć.",
      picture: { place: "window sill", pose: "sit", props: ["brown mug"], eyes: "open", company: "ola" },
    },
    {
      pays: ["the orange"],
      en: "Down at the stop an orange fell out of a bag. Mruk saw all of it: how it dropped, bounced, rolled out between the rails and lay there, shining, and how eleven people looked at it. Then the fifteen came in over it. When it had gone, the orange was still lying there, whole. Nobody dared to fetch it. Mruk looked from the orange to the mug and back; he would have to think again.",
      pl: "Na przystanku komuś wypadła z torby pomarańcza. Mruk widział wszystko: jak spadła, podskoczyła, potoczyła się między szyny i leżała tam, błyszcząca, i jak patrzyło na nią jedenaście osób. Wtedy przejechała nad nią piętnastka. Kiedy odjechała, pomarańcza leżała dalej, cała. Nikt nie śmiał po nią sięgnąć. Mruk patrzył to na nią, to na kubek; należało rzecz przemyśleć od nowa.",
    },
    {
      pays: ["a clean paw"],
      en: "Before anything decisive it is best to wash. Mruk began with the left shoulder, went on to the chest, and took his time over every white toe, until the paw that was to do it was cleaner than the mug. That was the trouble. He looked at it, spread it and turned it to the light. It would be a pity to put a paw like that on something with a brown rim. On the other hand, there it was.",
      pl: "Przed każdym ważnym krokiem najlepiej się umyć. Mruk zaczął od lewego barku, przeszedł do piersi i nie spieszył się przy żadnym z białych palców, aż łapa, która miała to zrobić, była czystsza od kubka. W tym był kłopot. Obejrzał ją, rozłożył, obrócił do światła. Szkoda kłaść taką łapę na czymś z brązową obwódką. Z drugiej strony, kubek stał.",
    },
    {
      pays: ["the two versions"],
      en: "Ola was reading a sentence aloud, first in one language and then in the other. In the first a man stepped up to the edge and fell. In the second he only stumbled. “He’ll have to do the same in both,” said Ola, and waited for the man to make up his mind. Mruk, beside the mug, had turned an ear to it. Much hung on it for him as well, and he would rather not go first.",
      pl: "Ola czytała na głos zdanie, najpierw w jednym języku, potem w drugim. W pierwszym człowiek podszedł do krawędzi i spadł. W drugim tylko się potknął. „Musi zrobić w obu to samo” – powiedziała Ola i czekała, aż człowiek się zdecyduje. Mruk, obok kubka, nastawił jedno ucho. I dla niego sporo od tego zależało, a pierwszy być nie chciał.",
    },
    {
      pays: ["the girl"],
      en: "A small girl at the stop had seen what it was about. She pulled at a sleeve and pointed upwards, at the third floor, at the cat, at the mug and at the way between them. The sleeve looked up. Soon five people were standing there with their mouths open, and let a tram go by. The girl held up three fingers, then two. Mruk has never worked to a countdown, and the paw hung where it was.",
      pl: "Mała dziewczynka na przystanku zrozumiała, o co chodzi. Pociągnęła czyjś rękaw i pokazała w górę, na trzecie piętro, na kota, na kubek i na drogę między nimi. Rękaw podniósł głowę. Po chwili stało tam pięć osób z otwartymi ustami i przepuściło tramwaj. Dziewczynka pokazała trzy palce, potem dwa. Mruk nie zwykł pracować na komendę i łapa zawisła.",
    },
  ],
};
