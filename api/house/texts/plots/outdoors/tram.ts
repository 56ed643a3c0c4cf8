import type { Plot } from "#api/house/texts/model.ts";

/** The number fifteen passes below, and somebody on the third floor expects it. */
export const tram: Plot = {
  name: "tram",
  category: "Daily Life",
  wishes: [
    {
      en: "The day before, the number fifteen tram had come two minutes late and given no reason. The city of Warsaw prints a timetable, but nobody checks it except for Mruk, who does so from the sill on the third floor, without pay and without spectacles. He sat down at his post. The shift begins with trams and ends at the bowl.",
      pl: "Poprzedniego dnia tramwaj numer piętnaście przyjechał dwie minuty za późno i nawet się nie wytłumaczył. Miasto Warszawa układa dla tramwajów rozkład jazdy, ale nikt go nie pilnuje, nikt prócz Mruka, który robi to z parapetu na trzecim piętrze, bez pensji i bez okularów. Zasiadł na stanowisku. Dyżur zaczyna się od tramwajów, a kończy na misce.",
      picture: { place: "window sill", pose: "back", props: [], tram: "none", company: "nobody" },
      endings: [
        {
          en: "Mruk saw the fifteen off as far as the crossing and dismissed it. The report was short: arrived, rang, left. He made it aloud, in the direction of the kitchen, so that it would be on record somewhere. “Thank you,” said Ola without raising her head, and in the margin of her page she made a stroke. There were six there already.",
          pl: "Mruk odprowadził piętnastkę wzrokiem do skrzyżowania i zwolnił ją ze służby. Meldunek był krótki: przyjechała, zadzwoniła, odjechała. Złożył go na głos, w stronę kuchni, żeby gdzieś pozostał ślad. „Dziękuję” – powiedziała Ola, nie podnosząc głowy, i na marginesie kartki postawiła kreskę. Było ich tam już sześć.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            company: "nobody",
            tram: "none",
            mouth: "call",
            look: "away",
          },
          titles: [
            ["Arrived, Rang, Left", "Przyjechała, zadzwoniła, odjechała"],
            ["Reported Aloud to the Kitchen", "Żeby gdzieś pozostał ślad"],
          ],
        },
        {
          en: "From the sill Mruk went straight to the kitchen. There was nothing in the bowl. He stopped as far from it as people at the stop stand from the rails, leaned forward and looked to the left. He did it three times. The third time, Ola came from the left with the spoon.",
          pl: "Z parapetu Mruk poszedł prosto do kuchni. W misce nie było nic. Stanął od niej tak daleko, jak ludzie na przystanku stają od szyn, wychylił się i spojrzał w lewo. Zrobił tak trzy razy. Za trzecim razem z lewej strony nadeszła Ola z łyżką.",
          picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "open", by: "doorway", company: "nobody" },
          titles: [["He Looked to the Left Three Times", "Trzy razy spojrzał w lewo"]],
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["Nine Pairs of Feet and a Stick", "Dziewięć par nóg i laska"],
            ["I’ll Take Your Word for It", "Kto we mgle widział piętnastkę?"],
          ],
          en: "In the fog Mruk took the fifteen down by ear: brakes, doors, nine pairs of feet, a stick, doors, bell. In the whole city nobody had seen it, and it could have claimed any time it liked. He dismissed it towards the place where the crossing must be, and made his report aloud. “I’ll take your word for it,” said Ola. In the kitchen window there was nothing at all, not even the chestnut.",
          pl: "We mgle Mruk spisał piętnastkę ze słuchu: hamulec, drzwi, dziewięć par nóg, laska, drzwi, dzwonek. W całym mieście nikt jej nie widział i mogła podać dowolną godzinę. Zwolnił ją w stronę, w której musiało być skrzyżowanie, i złożył meldunek na głos. „Wierzę ci na słowo” – powiedziała Ola. W kuchennym oknie nie było nic, nawet kasztanowca.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            company: "nobody",
            tram: "none",
            mouth: "call",
            look: "away",
            camera: "close",
          },
        },
      ],
    },
    {
      en: "Mruk had no appointment with the tram. He merely happened to be on the window sill at the hour when the fifteen happened to be underneath. They have met like this ever since he could reach the sill, always with the glass between them. He would be hurt to hear it called a habit. This time he had washed his ears.",
      pl: "Mruk nie był z tramwajem umówiony. Po prostu bywał na parapecie o tej porze, o której piętnastka bywała na dole. Spotykają się tak, odkąd umie na ten parapet wskoczyć, zawsze przez szybę, i byłoby mu przykro, gdyby ktoś nazwał to przyzwyczajeniem. Tym razem umył w dodatku uszy.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "away",
        tram: "none",
        company: "nobody",
      },
      endings: [
        {
          en: "The tram shut its doors. There was nobody on the rails, no pigeon, no bicycle, and all the same the fifteen rang, once and not loudly, the way a neighbour coughs behind a door. Mruk stood up. He gave his own bell a shake, it carried as far as the pane, and the tram took its lamps round the corner.",
          pl: "Tramwaj zamknął drzwi. Na szynach nie było nikogo, ani gołębia, ani roweru, a jednak piętnastka zadzwoniła, raz i niegłośno, tak jak sąsiad chrząka za drzwiami. Mruk wstał. Potrząsnął własnym dzwonkiem, dźwięk doszedł do szyby i tramwaj zabrał swoje reflektory za róg.",
          titles: [
            ["Once, and for No Reason", "Raz i bez powodu"],
            ["Does Brass Carry Through Glass?", "Czy mosiądz słychać przez szybę?"],
          ],
        },
        {
          en: "By the last window a seat was free, and Ola, who had come in for the scissors, saw it too. “You could have gone along,” she said. Mruk watched the seat being driven away past the bakery, and stayed. Somebody has to be in when the fifteen comes back. It would look up at the third floor, and then what?",
          pl: "Przy ostatnim oknie było wolne miejsce i zobaczyła je też Ola, która przyszła po nożyczki. „Mogłeś się zabrać” – powiedziała. Mruk patrzył, jak miejsce odjeżdża obok piekarni, puste, i został, gdzie był. Ktoś musi być w domu, kiedy piętnastka wróci. Spojrzałaby na trzecie piętro i co by sobie pomyślała?",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "half",
            tram: "none",
            weather: "clear",
            company: "ola",
          },
          titles: [["Somebody Has to Be In", "Ktoś musi być w domu"]],
        },
        {
          needs: ["the child"],
          titles: [["He Did!", "Odmachał!"]],
          en: "At the last window of the fifteen stood the child. It had stopped waving; it had pressed its nose flat and was looking. Mruk could not pretend for ever that there was no child. As the tram began to move he lowered his head, about as far as for a bowl, and under his chin the bell rang, once. “He did!” came through two panes. And since one bell had rung, the other could not very well be silent.",
          pl: "Przy ostatnim oknie piętnastki stało dziecko. Już nie machało, rozpłaszczyło nos na szybie i patrzyło. Mruk nie mógł w nieskończoność patrzeć przez nie na wylot. Kiedy tramwaj ruszał, skłonił głowę, mniej więcej tak nisko jak do miski, i zadzwoniło mu pod brodą, raz. „Odmachał!” – dobiegło przez dwie szyby. A skoro zadzwonił jeden dzwonek, drugiemu nie wypadało milczeć.",
        },
      ],
    },
    {
      en: "One of the drivers of the number fifteen tram has a moustache. It is broad and well kept, and it turns the corner a moment before he does. Mruk understands whiskers. He had met these from the side and at speed, which is no way to judge them, so he sat down on the window sill with his own combed out.",
      pl: "Jeden z motorniczych piętnastki ma wąsy. Szerokie, zadbane, wyjeżdżają zza rogu o chwilę wcześniej niż on i cały tramwaj. Mruk zna się na wąsach. Te widywał z boku i w biegu, a tak się wąsów nie ocenia, usiadł więc na parapecie i rozczesał własne.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "down",
        tram: "none",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Behind the front window of the fifteen sat the moustache, every bit as broad as the wiper, and above it a cap. The driver bent forward, searched, and found the third floor. He put two fingers to the cap, and pointed them upwards so that there could be no mistake. Mruk answered with a slow blink. The doors had long been shut, and nobody inside complained.",
          pl: "Za przednią szybą piętnastki siedziały wąsy, szerokie co najmniej jak wycieraczka, a nad nimi czapka. Motorniczy pochylił się, poszukał i znalazł trzecie piętro. Podniósł do czapki dwa palce, wycelowane tak, że pomyłka nie wchodziła w grę. Mruk odpowiedział powolnym mrugnięciem. Drzwi były od dawna zamknięte i nikt w środku nie narzekał.",
          picture: { place: "window sill", pose: "back", props: [], company: "nobody", tram: "none" },
          titles: [
            ["Two Fingers, Aimed at the Third Floor", "Dwa palce do czapki"],
            ["As Broad as a Wiper", "Szerokie jak wycieraczka"],
          ],
        },
        {
          en: "In the driver’s seat of the fifteen sat a young woman with a plait. The plait was good work, only it was at the back. Mruk was already settling on his elbows when he noticed the last door. On its step, without a cap, with a net of potatoes, stood the moustache, a passenger like any other, looking up.",
          pl: "W piętnastce na miejscu motorniczego siedziała młoda kobieta z warkoczem. Warkocz to była robota porządna, tylko że z tyłu. Mruk układał się już na łokciach, kiedy zauważył ostatnie drzwi. Na stopniu, bez czapki, z siatką kartofli, stały wąsy, zwyczajny pasażer po służbie, i patrzyły w górę.",
          titles: [["Off Duty, with Potatoes", "Po służbie, z kartoflami"]],
        },
        {
          needs: ["Prezes"],
          titles: [
            ["The Moustache Comes Into the Open", "Wąsy na świeżym powietrzu"],
            ["Prezes Between the Rails", "Prezes spaceruje po szynach"],
          ],
          en: "The fifteen stopped short of the stop, because Prezes was walking between the rails and did not care to be hurried. The driver pulled down his pane and put out his head. So the moustache came into the open, the whole of it, and the air of the street lifted it at both ends. “After you, sir,” it said. Prezes stepped aside. Mruk combed his own upwards, to see how that felt.",
          pl: "Piętnastka stanęła przed przystankiem, bo między szynami spacerował Prezes i nie dał się poganiać. Motorniczy opuścił szybę i wychylił głowę. Wąsy znalazły się więc na świeżym powietrzu, całe, i ulica uniosła je z obu końców. „Pan pozwoli” – powiedziały. Prezes się usunął. Mruk zaczesał swoje wąsy do góry, żeby zobaczyć, jak to jest.",
          picture: {
            place: "window sill",
            pose: "wash",
            props: [],
            eyes: "half",
            company: "nobody",
            tram: "none",
            camera: "close",
          },
        },
      ],
    },
    {
      en: "When all goes well the number fifteen tram passes every seven minutes. Nothing else in Mruk’s life is so well arranged: the bowl has two fixed hours, the post its moods, and Tomek none at all. When the world goes slack he gets up on the window sill and waits for seven minutes to be over. It was very slack now. Even the tap had stopped dripping.",
      pl: "Kiedy wszystko idzie dobrze, tramwaj numer piętnaście przejeżdża pod oknem co siedem minut. Nic innego w życiu Mruka nie jest tak dobrze urządzone: miska ma dwie stałe pory, poczta humory, a Tomek w ogóle nie ma godzin. Ilekroć więc świat się rozłazi, Mruk wchodzi na parapet i czeka, aż minie siedem minut. Teraz świat rozlazł się na dobre. Nawet kran przestał kapać.",
      picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", tram: "none", company: "nobody" },
      endings: [
        {
          en: "The wire over the rails was still swinging, and the next seven minutes had begun. Mruk spends them washing. They are enough for an ear, two cheeks and a bib, provided that he does not look up. He had got to the bib when the rails began to hum. In the pane another tabby, with a wet chin and his tongue out, was listening too.",
          pl: "Drut nad szynami jeszcze się kołysał, a już zaczęło się następne siedem minut. Mruk przeznacza je na mycie. Starcza ich akurat na ucho, dwa policzki i śliniaczek, pod warunkiem że się nie podnosi głowy. Doszedł do śliniaczka, kiedy szyny zaczęły brzęczeć. W szybie drugi pręgowany kocur, z mokrą brodą i językiem na wierzchu, też nasłuchiwał.",
          picture: { place: "window sill", pose: "wash", props: [], eyes: "half", company: "nobody", tram: "none" },
          titles: [["An Ear, Two Cheeks and a Bib", "Ucho, dwa policzki i śliniaczek"]],
        },
        {
          en: "Ola had come up behind Mruk. “It’s the same with me,” she said; since her second cup she had been looking at a single line. She put her elbows on the sill, next to his, and they waited for one more tram. Neither of them did anything. The fifteen came after seven minutes, to the second. “Well then,” said Ola, and went and crossed out a word.",
          pl: "Za Mrukiem stanęła Ola. „U mnie to samo” – powiedziała; od drugiej herbaty patrzyła na jedną linijkę. Oparła łokcie na parapecie, obok jego łokci, i zaczekali na jeszcze jeden tramwaj. Nikt z tej trójki nic nie robił. Piętnastka przyjechała po siedmiu minutach, co do sekundy. „No to już” – powiedziała Ola, wróciła do kuchni i skreśliła jedno słowo.",
          picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", tram: "none", company: "ola" },
          titles: [
            ["Elbow to Elbow for Seven Minutes", "Łokieć w łokieć przez siedem minut"],
            ["Neither of Them Did Anything", "Żadne z nich nic nie robiło"],
          ],
        },
        {
          needs: ["the man who waits"],
          titles: [["He Moves One Ear", "Rusza jednym uchem"]],
          en: "The seven minutes were over, to the second. In the doorway Ola’s pencil had stopped. “He doesn’t sigh,” she said, “and he doesn’t look at the clock. He moves one ear.” She took it into the kitchen and gave it to the man in the book, in both languages; in one of them he had to make do with an eyebrow. The next seven minutes had begun. Mruk moved the other ear.",
          pl: "Siedem minut minęło, co do sekundy. W drzwiach zatrzymał się ołówek. „Nie wzdycha – powiedziała Ola – i nie patrzy na zegar. Rusza jednym uchem”. Zaniosła to do kuchni i oddała człowiekowi z książki, w obu językach; w jednym musiał poprzestać na brwi. Zaczęło się następne siedem minut. Mruk ruszył drugim uchem.",
          picture: { place: "window sill", pose: "back", props: [], company: "nobody", tram: "none" },
        },
      ],
    },
    {
      en: "At the bend, where the wire above the rails has a joint in it, a tram will sometimes drop a spark, blue and the size of a sprat. It falls and goes out. Mruk lives on the wrong floor and has caught none so far. All he can do is count them, and nobody else in the street does even that. He waited for the fifteen on the window sill, with a paw ready against the glass.",
      pl: "Na zakręcie, tam gdzie drut nad szynami ma złącze, tramwajowi wypada czasem iskra, niebieska, wielkości szprotki. Spada i gaśnie. Mruk mieszka na niewłaściwym piętrze i żadnej dotąd nie złapał. Może je tylko liczyć, a na całej ulicy poza nim nikt nawet tego nie robi. Na piętnastkę czekał na parapecie, z łapą przygotowaną na szybie.",
      picture: { place: "window sill", pose: "back", props: [], tram: "none", weather: "clear", company: "nobody" },
      endings: [
        {
          en: "Drawing away, the fifteen took the joint in the wire and let a spark go, a blue one, full size. Mruk struck exactly when it was passing behind his paw, and the glass said “tock”. Below there was nothing but stones. He turned the paw over and examined it, between the toes as well, before he put it down.",
          pl: "Odjeżdżając, piętnastka minęła złącze i upuściła iskrę, niebieską, pełnowymiarową. Mruk uderzył dokładnie wtedy, kiedy przelatywała za jego łapą, a szyba powiedziała „stuk”. Na dole był już tylko bruk. Odwrócił łapę i obejrzał ją, między palcami też, zanim ją odstawił.",
          titles: [["The Glass Said Tock", "Szyba powiedziała: stuk"]],
        },
        {
          en: "Nothing fell. The fifteen passed the joint like a spoon through soup, and Mruk stiffly turned to get down. Ola, who was folding the woollen blanket, put out a hand to help him. Between her finger and his nose there was a crack, and something blue. “Ow,” said Ola. It was not quite a sprat, but it had been caught.",
          pl: "Nic nie wypadło. Piętnastka przeszła przez złącze jak łyżka przez zupę i zesztywniały Mruk odwrócił się, żeby zejść. Ola, która składała wełniany koc, wyciągnęła rękę, żeby mu pomóc. Między jej palcem a jego nosem trzasnęło i zrobiło się niebiesko. „Au” – powiedziała Ola. Iskrze do szprotki trochę brakowało. Złapana była za to na pewno.",
          picture: { place: "window sill", pose: "walk", props: [], eyes: "wide", tram: "none", company: "ola" },
          titles: [
            ["Not Quite a Sprat", "Do szprotki trochę brakowało"],
            ["Ola Says “Ow”", "A Ola mówi: au"],
          ],
        },
        {
          when: { season: ["winter"], weather: ["clear", "fog"] },
          titles: [
            ["Sprats to Begin With, Herrings by the End", "Szprotki, a pod koniec śledzie"],
            ["It Dropped Them All", "I upuściła wszystkie"],
          ],
          en: "There was frost on the wire, and the fifteen, drawing away, did not drop one spark; it dropped them all. They came down blue the whole length of the stop, sprats to begin with and herrings by the end. Mruk struck to the left, to the right, with both. Afterwards, when he looked round at the room, small blue fish were swimming over the stove, over the ceiling and over Ola.",
          pl: "Na drucie był szron i piętnastka, odjeżdżając, nie upuściła jednej iskry, upuściła wszystkie. Sypały się niebieskie wzdłuż całego przystanku, z początku szprotki, pod koniec śledzie. Mruk uderzał w lewo, w prawo, obiema. A kiedy potem spojrzał na pokój, małe niebieskie ryby pływały po piecu, po suficie i po Oli.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "wide",
            company: "nobody",
            tram: "none",
            look: "away",
          },
        },
      ],
    },
    {
      en: "By Mruk’s reckoning there was a tram missing. So many fifteens had gone off to the left, so many had come back, and the two did not agree: somebody up there had kept one. He got up on the sill to count again, with his tail wound tightly about his paws, because last time it had got mixed up in the figures.",
      pl: "Z rachunków Mruka wynikało, że brakuje tramwaju. Tyle piętnastek odjechało w lewo, tyle wróciło i jedno z drugim się nie zgadzało: ktoś tam na końcu jedną sobie zatrzymał. Wszedł na parapet policzyć je od nowa, z ogonem owiniętym ciasno wokół łap, bo poprzednim razem zaplątał mu się w liczby.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        tram: "none",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "The fifteen had gone, and nobody at the stop was looking that way, when from the left came one more. It was lit and quite empty, and instead of a number it had “To the depot”. It went slowly, like a pupil who has been kept in. Mruk let it pass from edge to edge of the pane and lay down. His sum came out.",
          pl: "Piętnastka odjechała i nikt na przystanku nie patrzył już w tamtą stronę, kiedy z lewej nadjechała jeszcze jedna. Była oświetlona i całkiem pusta, a zamiast numeru miała „Zjazd do zajezdni”. Jechała powoli, jak uczeń, którego zostawiono w kozie. Mruk przepuścił ją pod sobą od jednego brzegu szyby do drugiego i się położył. Rachunek się zgadzał.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "half",
            company: "nobody",
            tram: "none",
            mouth: "smile",
          },
          titles: [
            ["Lit, Empty and Late", "Oświetlona, pusta, ostatnia"],
            ["Who Had Been Kept In", "Kogo zatrzymano po lekcjach"],
          ],
        },
        {
          en: "This time Mruk’s count came out: as many to the left as back. In the hall, Tomek was counting his keys under his breath, as far as four, and beginning again. “There ought to be five,” he said. He looked in his shoes, behind the lamp, in the sugar, and on the window sill last. Mruk rose. Under him, warm, lay the bicycle key.",
          pl: "Tym razem rachunek Mruka wyszedł: tyle w lewo, ile z powrotem. W przedpokoju Tomek liczył pod nosem klucze, do czterech, i zaczynał od nowa. „Powinno być pięć” – powiedział. Zajrzał do butów, za lampę i do cukru, a na parapet na końcu. Mruk wstał. Pod nim leżał, ciepły, kluczyk od roweru.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", tram: "none", company: "tomek" },
          unless: ["Prezes"],
          titles: [["There Ought to Be Five", "Powinno ich być pięć"]],
        },
        {
          needs: ["the flowers"],
          titles: [
            ["Flowers, Upside Down", "Do góry nogami, ale wręczone"],
            ["At This One He Stopped Searching", "Przy tej przestał szukać"],
          ],
          en: "This fifteen was the one that had been missing. Mruk knew it by the man with the flowers, who had searched all the others and stopped at this one. A small suitcase was handed down from the last step, and after it came a lady, already talking. The man gave her the flowers upside down. Somebody at the far end had kept her, then, and the tram along with her. As many to the left as back: the sums agreed.",
          pl: "To była ta piętnastka, której brakowało. Mruk poznał ją po panu z kwiatami, który przeszukiwał wszystkie inne, a przy tej przestał. Z ostatniego stopnia zeszła walizeczka, a za nią pani, już w pół zdania. Pan podał jej kwiaty do góry nogami. A więc ktoś na drugim końcu zatrzymał tę panią, razem z tramwajem. Ile w lewo, tyle z powrotem: zgadzało się.",
        },
      ],
    },
    {
      en: "Every tram needs somebody to send it on its way. At the stop they believe that the number fifteen tram leaves because its doors are shut; Mruk knows that it leaves when he half closes his left eye. He does not insist on it in company. He had noticed that nobody was on duty, and took his seat on the window sill.",
      pl: "Każdy tramwaj ktoś musi wyprawić w drogę. Ludzie na przystanku myślą, że tramwaj numer piętnaście odjeżdża, bo zamknęły się drzwi, a Mruk wie, że odjeżdża wtedy, gdy on przymknie lewe oko. W towarzystwie się przy tym nie upiera. Zauważył tylko, że nikt nie ma dyżuru, i usiadł na parapecie.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        tram: "none",
        company: "nobody",
      },
      endings: [
        {
          en: "Mruk was already lowering the lid of his left eye when a lady in green came running out of the gateway, holding her hat. He kept the eye open. It smarted, it watered. The lady knocked on the doors of the tram; they slid back; she drew in after her a leg, the other leg and a bag. Only then did Mruk close it, and the right one too, to be safe, and the fifteen left.",
          pl: "Mruk opuszczał już lewą powiekę, kiedy z bramy wybiegła pani w zieleni, trzymając kapelusz. Mruk oka nie przymknął. Piekło, łzawiło. Pani zapukała w drzwi tramwaju, rozsunęły się, wciągnęła za sobą jedną nogę, drugą nogę i torbę. Dopiero wtedy Mruk zamknął oko, na wszelki wypadek oba, i piętnastka odjechała.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "closed",
            company: "nobody",
            tram: "none",
            camera: "close",
          },
          titles: [
            ["For a Lady in Green", "Dla pani w zieleni"],
            ["Not Until the Bag Is In", "Dopóki torba nie wejdzie"],
          ],
        },
        {
          en: "Mruk lowered the left lid slowly, and the fifteen left without a jolt. At this moment a hair, his own, got into the right eye, and he shut it. On the farther track another fifteen, which had been standing about unattended, closed its doors and rolled off. He opened the eye with great care and moved along to the middle of the sill, from where he could see to both.",
          pl: "Mruk lewą powiekę opuścił powoli i piętnastka ruszyła bez szarpnięcia. W tej samej chwili do prawego oka wpadł mu włos, własny, i oko się zamknęło. Na dalszym torze druga piętnastka, która stała tam bez opieki, zamknęła drzwi i odjechała. Bardzo ostrożnie otworzył oko. I przesunął się na środek parapetu, skąd mógł doglądać obu.",
          picture: { place: "window sill", pose: "walk", props: [], eyes: "open", company: "nobody", tram: "none" },
          titles: [
            ["And Who Sends Off the Other Side?", "A kto wyprawia tamtą stronę?"],
            ["What the Right Eye Is For", "Od czego jest prawe oko"],
          ],
        },
        {
          needs: ["the left shoe"],
          unless: ["Tomek is off"],
          titles: [["Held Open for One Shoe", "Dla jednego buta"]],
          en: "Mruk’s left eyelid was on its way down when Tomek shot out of the gateway, one shoe on and the other in his hand. Mruk held the eye open. It smarted. Tomek went back for his bag; the eye watered. He came again, hopping, and was pulled in by the sleeve. Only then did Mruk shut the eye. In the last window, as the fifteen left, somebody waved a shoe at the third floor.",
          pl: "Lewa powieka Mruka już opadała, kiedy z bramy wypadł Tomek, w jednym bucie, z drugim w ręce. Mruk nie zamknął oka. Piekło. Tomek wrócił po torbę i oko łzawiło. Przybiegł znowu, podskakując na jednej nodze, i wciągnięto go za rękaw. Dopiero wtedy Mruk przymknął oko. W ostatnim oknie piętnastki ktoś machał na trzecie piętro butem.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Right underneath, however, stood a removal van, tall as a wardrobe and just as shut. It hid half the stop and the whole of the bend. Two men carried a piano stool out of the house opposite, looked at it, and carried it in again. “They’re not sure yet,” said Ola, who had come to the window, and the two did not look like men in a hurry.",
      pl: "Pod samym oknem stał jednak wóz meblowy, wysoki jak szafa i tak samo zamknięty. Zasłaniał pół przystanku i cały zakręt. Dwaj mężczyźni wynieśli z domu naprzeciwko taboret od pianina, obejrzeli go i wnieśli z powrotem. „Jeszcze się wahają” – powiedziała Ola, która podeszła do okna, a mężczyźni nie wyglądali na takich, którzy się spieszą.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "down",
        tram: "none",
        company: "ola",
      },
      when: { timeSlot: ["morning", "afternoon"], day: "working day" },
      turns: [
        {
          en: "The back of the van stuck out over the rail by the width of a loaf. The fifteen came, rang, and could not get past. It stopped exactly opposite the window, and hummed, with a face at every window, for as long as it took two men to remember which of them had the key. Then the van moved up, and there was nothing more in the way.",
          pl: "Tył wozu wystawał nad szynę na szerokość bochenka. Piętnastka nadjechała, zadzwoniła i nie mogła przejść. Stanęła dokładnie na wprost okna i szumiała, z twarzą w każdym oknie, dopóki dwaj mężczyźni od mebli nie przypomnieli sobie, który z nich ma kluczyk. Wtedy wóz podjechał i nic już nie zasłaniał.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            tram: "none",
            company: "ola",
          },
          titles: [["Which of You Has the Key?", "Który z panów ma kluczyk?"]],
        },
        {
          en: "Next the removal men brought out a wardrobe and put it down on the pavement to get their breath back. Its door, which had a looking-glass, swung open. There in the glass was the whole of the stop, with hats, and a tram, travelling the wrong way and numbered, as far as could be read, twenty-one. Mruk was not taken in. He knows those lamps. It was the fifteen.",
          pl: "Potem mężczyźni z wozu wynieśli szafę i postawili ją na chodniku, żeby odsapnąć. W drzwiach miała lustro, a drzwi się uchyliły. Ukazał się w nim cały przystanek, z kapeluszami, i tramwaj, jadący nie w tę stronę i z numerem, o ile dało się odczytać, dwadzieścia jeden. Mruk nie dał się nabrać. Zna te reflektory. To była piętnastka.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "wide", tram: "none", company: "ola" },
          titles: [
            ["A Wardrobe on the Pavement Swings Open", "Szafa na chodniku się uchyla"],
            ["Twenty-One, as Far as Could Be Read", "Dwadzieścia jeden, o ile dało się odczytać"],
          ],
        },
      ],
    },
    {
      en: "Something else came first: a bus with a card in its window, and on the card somebody had drawn a fifteen in felt-tip. The bus had rubber feet, it went round the parked cars as it pleased, and it did not ring. At the stop it opened its doors. Mruk looked this impostor over from the roof down to the tyres and failed it.",
      pl: "Najpierw przyjechało coś innego. Był to autobus z kartką za szybą, a na kartce ktoś narysował flamastrem piętnastkę. Miał gumowe nogi, omijał zaparkowane auta, jak chciał, i nie dzwonił. Na przystanku otworzył drzwi. Mruk obejrzał samozwańca od dachu po opony i go nie zaliczył.",
      turns: [
        {
          en: "At the stop people put a foot on the step of the bus and took it back. Something rang at the bend, and round it, on rails, in the best of health, came the fifteen; the fault had been mended, only nobody had told the bus. Its driver took the card from the window, and since he had it in his hand, he waved the tram in with it.",
          pl: "Na przystanku ludzie stawiali nogę na stopniu autobusu i ją cofali. Wtedy na zakręcie zadzwoniło i wyjechała stamtąd, po szynach, cała i zdrowa, piętnastka; awarię usunięto, tylko autobusowi nikt nie powiedział. Kierowca wyjął kartkę zza szyby, a skoro miał ją w ręce, pomachał nią na tramwaj, żeby podjechał.",
          titles: [
            ["Nobody Had Told the Bus", "Autobusowi nikt nie powiedział"],
            ["Waved In with a Piece of Card", "Skoro już miał tę kartkę w ręce"],
          ],
        },
        {
          en: "The first to know was the teaspoon. It stood in a glass on the little table, and all the while the bus throbbed down there it had not stirred. Now it began to tremble, finely, against the rim, as it does before every tram and before no bus. Half a minute later the fifteen came round the bend.",
          pl: "Pierwsza dowiedziała się łyżeczka. Stała w szklance na stoliku i przez cały czas, kiedy autobus warczał na dole, ani drgnęła. A teraz zaczęła drobno drżeć o brzeg, jak przed każdym tramwajem i przed żadnym autobusem. Pół minuty później zza zakrętu wyjechała piętnastka.",
          titles: [
            ["It Trembles for Trams, Not for Buses", "Drży przed tramwajem, przed autobusem nie"],
            ["The Teaspoon Is the First to Know", "Pierwsza wie łyżeczka"],
          ],
        },
      ],
    },
    {
      en: "As to the time, though, there were two opinions. Tomek’s watch said that the fifteen was about to come, the kitchen clock that it had been and gone. “One of us is standing still,” said Tomek, and shook his wrist. Mruk, who carries the hour in his stomach, inquired there and received no clear answer.",
      pl: "W sprawie godziny były jednak dwa zdania. Zegarek Tomka twierdził, że piętnastka zaraz przyjedzie, kuchenny zegar, że już dawno odjechała. „Któryś z nas stoi” – powiedział Tomek i potrząsnął ręką. Mruk, który godzinę nosi w żołądku, zasięgnął tam rady i jasnej odpowiedzi nie dostał.",
      pays: ["Tomek"],
      turns: [
        {
          en: "Tomek fetched the clock from the kitchen and laid his watch beside it. There were seven minutes between them, as usual. Between a tram and the next there are seven, too. He looked from dial to dial, and his lips moved. “Then they’re both right,” he said slowly, “only each about a different tram.” Below, punctual by either, the fifteen rang.",
          pl: "Tomek przyniósł z kuchni zegar i położył obok zegarek. Dzieliło je siedem minut, jak zwykle. Między jednym tramwajem a drugim też jest siedem minut. Tomek patrzył to na jedną tarczę, to na drugą i poruszał ustami. „Czyli oba chodzą dobrze – powiedział powoli. – Tylko każdy do innego tramwaju”. Na dole, punktualnie według obu, zadzwoniła piętnastka.",
          titles: [
            ["Both Right, Seven Minutes Apart", "Oba dobre, ale każdy do innego tramwaju"],
            ["On Time by Both Clocks", "I według obu na czas"],
          ],
        },
        {
          en: "“And what do you make it, Director?” asked Tomek. He bent down and put his ear to Mruk’s stomach. For a while there was nothing. Then the stomach spoke, low, at some length, rising towards the end, and it had not finished when at the bend the fifteen rang. Tomek set his watch by stomach and tram, since they agreed.",
          pl: "„A pan którą ma, dyrektorze?” – zapytał Tomek. Schylił się i przyłożył ucho do brzucha Mruka. Przez jakiś czas nie było słychać nic. Nagle żołądek się odezwał, nisko, dość obszernie, pod koniec coraz wyżej, i jeszcze nie skończył, kiedy na zakręcie zadzwoniła piętnastka. Tomek nastawił zegarek według żołądka i tramwaju, skoro były zgodne.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "half", tram: "none", company: "tomek" },
          titles: [
            ["“And What Do You Make It, Director?”", "„A pan którą ma, dyrektorze?”"],
            ["By the Stomach and the Tram", "Według żołądka i tramwaju"],
          ],
        },
      ],
    },
    {
      en: "At this point Ola needed room on the kitchen table and moved her dictionaries to the sill, all four volumes, upright, between Mruk and the pane. All that was left of the street was a slit between the second and the third, and in the slit a lamp post, a third of a lady, and the place where a tram would be, very briefly.",
      pl: "Wtedy Oli zabrakło miejsca na kuchennym stole i przeniosła słowniki na parapet, wszystkie cztery tomy, i ustawiła je na sztorc między Mrukiem a szybą. Z ulicy została szpara między drugim tomem a trzecim. Widać było przez nią latarnię, jedną trzecią pewnej pani i miejsce, w którym tramwaj mógłby być, ale bardzo krótko.",
      pays: ["walled in"],
      turns: [
        {
          en: "The fifteen arrived in slices. Slowing down, it went by between the volumes one window at a time: a hat, a man asleep, two sisters with one cake box, a dog who returned the look, an empty seat. Mruk wanted more and leaned on the third volume. It gave, it slid along the sill like a drawer, and there stood the tram in one piece.",
          pl: "Piętnastka nadjechała w plasterkach. Zwalniała i przechodziła między tomami okno po oknie: kapelusz, śpiący pan, dwie siostry z jednym pudłem od tortu, pies, który odwzajemnił spojrzenie, puste miejsce. Mruk chciał więcej i oparł się na trzecim tomie. Tom ustąpił, odjechał po parapecie jak szuflada i tramwaj stał przed nim w jednym kawałku.",
          titles: [
            ["One Window at a Time", "Okno po oknie"],
            ["In Slices, Between Two Volumes", "W plasterkach, między tomami"],
          ],
        },
        {
          en: "In the kitchen Ola got stuck in the middle of a sentence. She said the first half three times, each time louder; then she came and took the third volume to look for the rest. She read standing. The book left a gap as wide as a cat, and into the gap, all of it, still ringing, the fifteen was drawing in.",
          pl: "W kuchni Ola utknęła w połowie zdania. Pierwszą połowę powiedziała trzy razy, coraz głośniej, aż przyszła i zdjęła z parapetu trzeci tom, żeby poszukać drugiej. Czytała na stojąco. Po książce została luka szerokości kota, a w tę lukę, cała, jeszcze dzwoniąc, wjeżdżała piętnastka.",
          titles: [
            ["Where the Third Volume Had Stood", "Tam, gdzie stał trzeci tom"],
            ["Stuck Halfway Through a Sentence", "W pół zdania"],
          ],
        },
      ],
    },
    {
      en: "But no tram came. The rails lay there with nothing on them, like a sentence from which the verb has been left out, and at the stop people began to lean forward by turns and look to the left. They looked at their watches, then at each other. Nobody thought of looking up, where something might have been learned.",
      pl: "Tylko że nic nie jechało. Szyny leżały puste, jak zdanie, w którym zabrakło orzeczenia, a ludzie na przystanku zaczęli wychylać się po kolei i patrzeć w lewo. Patrzyli na zegarki, potem na siebie nawzajem. Nikomu nie przyszło do głowy spojrzeć w górę, gdzie można się było czegoś dowiedzieć.",
      turns: [
        {
          en: "When the fifteen did come, it came twice. There were two of them, one close behind the other, like sisters who have agreed to say that they were held up. The first was crammed and cross and did not even stop. The second had kept a free seat at every window; it opened its doors wide and waited for the last of those who had looked to the left.",
          pl: "Kiedy piętnastka wreszcie przyjechała, to podwójnie. Były dwie, jedna tuż za drugą, jak siostry, które umówiły się mówić, że coś je zatrzymało. Pierwsza była nabita i zła i nawet nie stanęła. Druga zachowała przy każdym oknie wolne miejsce, otworzyła szeroko drzwi i czekała, aż wsiądzie ostatni z tych, co patrzyli w lewo.",
          titles: [
            ["They Agreed to Say They Were Held Up", "Umówiły się mówić, że coś je zatrzymało"],
            ["Two at Once, the Second Polite", "Dwie naraz, druga uprzejma"],
          ],
        },
        {
          en: "It began with Mruk’s ears. They turned by themselves to the bend, where there was as yet nothing, and a girl at the stop saw them turn. She picked up her bag. A man saw the girl and folded his newspaper; a lady saw the man. When the whole stop stood ready with its toes at the kerb, and not before, the fifteen came round the bend.",
          pl: "Zaczęło się od uszu Mruka. Same obróciły się ku zakrętowi, gdzie na razie nie było nic, i zobaczyła to dziewczyna na przystanku. Podniosła torbę. Pan zobaczył dziewczynę i złożył gazetę, pani zobaczyła pana. Kiedy cały przystanek stał już w gotowości, z czubkami butów na krawężniku, i ani chwili wcześniej, wyjechała zza zakrętu piętnastka.",
          titles: [["Which Moves First, Ear or Tram?", "Najpierw uszy, potem koła"]],
        },
        {
          needs: ["the kettle"],
          titles: [
            ["He Knew That Kettle", "Ten czajnik już znał"],
            ["Off the Stove, and Still Whistling", "Zdjęty z ognia, a gwiżdże"],
          ],
          en: "In the kitchen the kettle whistled again, high and thin. This time Mruk did not stir; he knew it by now. He heard Ola cross the floor and take it off. The whistle went on. It grew, the glasses in the cupboard joined in, and at the stop a whole row of faces turned to the left. Mruk was the last to look round. The fifteen was already through the bend.",
          pl: "W kuchni czajnik zagwizdał znowu, wysoko i cienko. Tym razem Mruk ani drgnął; już go znał. Słyszał, jak Ola idzie przez kuchnię i zdejmuje go z ognia. Gwizdało dalej. Robiło się głośniejsze, przyłączyły się szklanki w szafce, a na przystanku cały szereg twarzy obrócił się w lewo. Mruk spojrzał ostatni. Piętnastka wyszła już z zakrętu.",
        },
        {
          when: { weather: ["snow"] },
          titles: [
            ["Snow as High as the Hats", "Śnieg aż do kapeluszy"],
            ["Two Black Lines, Ruled", "Jak pod linijkę"],
          ],
          en: "The snow was to blame. It lay between the rails as it did on the roofs, and what came round the bend at last had nobody in it, only a brush in front and two men with shovels behind. It threw the snow up to the left and right, as high as the hats. When that had settled, two black lines ran through the white, ruled from edge to edge, and along them, without hurrying, came the fifteen.",
          pl: "Winien był śnieg. Leżał między szynami tak jak na dachach, a to, co wreszcie wyjechało zza zakrętu, nie wiozło nikogo, miało tylko z przodu szczotkę, a z tyłu dwóch panów z łopatami. Rozrzucało śnieg na lewo i na prawo, po kapelusze. Kiedy opadł, przez biel biegły dwie czarne linie, jak pod linijkę, a po nich, bez pośpiechu, jechała piętnastka.",
        },
      ],
    },
    {
      en: "First to arrive was an eighteen, which has no business here at all. It crept along with its nose low, like a dog in a strange kitchen; evidently it had been diverted. It stopped, stayed, and was in everybody’s way. Mruk looked it straight in the headlamp. An eighteen may be an excellent tram, but he had not come for an eighteen.",
      pl: "Najpierw nadjechała osiemnastka, która nie ma tu czego szukać. Pełzła ze spuszczonym nosem, jak pies w cudzej kuchni; widocznie puszczono ją objazdem. Stanęła, stała i wszystkim zawadzała. Mruk spojrzał jej prosto w reflektor. Osiemnastka może być znakomitym tramwajem, ale nie po osiemnastkę tu przyszedł.",
      turns: [
        {
          en: "The eighteen’s driver leaned out and put a question to the stop. Six arms went up and pointed to the left, to the right, and at the bakery. He climbed down with an iron bar, moved the points over, and the eighteen went off into the side street, relieved, with its nose up. Behind it the fifteen had been waiting patiently all the while.",
          pl: "Motorniczy osiemnastki wychylił się i zadał przystankowi pytanie. Podniosło się sześć rąk i pokazało w lewo, w prawo i na piekarnię. Zszedł więc z żelaznym drągiem, przełożył zwrotnicę i osiemnastka, z ulgą i z nosem trochę wyżej, zniknęła w bocznej ulicy. Za nią przez cały czas stała cierpliwie piętnastka.",
          titles: [
            ["Six Arms and an Iron Bar", "Sześć rąk, a kierunki trzy"],
            ["And Who Was Standing Behind It?", "A kto stał za nią?"],
          ],
        },
        {
          en: "On the eighteen’s forehead something stirred. Somebody inside had reached for a handle, and the number began to roll: it became a seventeen and thought better of it, then a sixteen, and at last, with a click audible on the third floor, a fifteen. The tram raised its nose. It rang. It had been the right one all along, in somebody else’s hat.",
          pl: "Na czole osiemnastki coś drgnęło. Ktoś w środku sięgnął do korbki i numer zaczął się przewijać: stał się siedemnastką i się rozmyślił, potem szesnastką, aż wreszcie, z trzaskiem słyszalnym na trzecim piętrze, piętnastką. Tramwaj podniósł nos. Zadzwonił. Od początku był to ten właściwy, tylko wyszedł z domu w cudzym kapeluszu.",
          titles: [
            ["Out in Somebody Else’s Hat", "W cudzym kapeluszu"],
            ["Eighteen, Seventeen, Sixteen…", "Osiemnaście, siedemnaście, szesnaście…"],
          ],
        },
        {
          pays: ["Tomek is off"],
          needs: ["the left shoe"],
          titles: [
            ["All of Warsaw with One Finger", "Gdzie powinna być osiemnastka?"],
            ["“I’ve Been Wondering About That”", "„Sam się nad tym zastanawiam”"],
          ],
          en: "Tomek came out of the gateway in both shoes and ran. He was on the step before he looked up. “Is this the fifteen?” “I’ve been wondering about that,” said the driver. Tomek teaches geography: with one finger, on the dust of the door, he drew the driver all of Warsaw up to the place where an eighteen belongs. The eighteen turned off into the side street at once. The fifteen had been standing behind it, and Tomek changed.",
          pl: "Z bramy wybiegł Tomek w obu butach. Stał już na stopniu, kiedy podniósł wzrok. „To piętnastka?” „Sam się nad tym zastanawiam” – powiedział motorniczy. Tomek uczy geografii: palcem, na zakurzonych drzwiach, narysował motorniczemu całą Warszawę, aż po miejsce, w którym powinna być osiemnastka. Osiemnastka skręciła zaraz w boczną ulicę. Za nią stała piętnastka i Tomek się przesiadł.",
        },
      ],
    },
    {
      en: "And at that moment Mruk yawned. A yawn of his takes nine seconds and uses the whole face; the eyes are shut and the ears blocked. When he came out at the other end the wires were swaying, and the stop was one person short. It looked very much as though a tram had come and gone. He glanced about to see who had noticed.",
      pl: "I wtedy Mruk ziewnął. Jego ziewnięcie trwa dziewięć sekund i zajmuje całą twarz, oczy są wtedy zamknięte, a uszy zatkane. Kiedy wyszedł z drugiej strony, druty się kołysały, a na przystanku stało o jedną osobę mniej. Bardzo to wyglądało na tramwaj, który przyjechał i odjechał. Rozejrzał się, czy ktoś zauważył.",
      turns: [
        {
          en: "However, the missing person rose again from behind the litter bin, with a shoe tied in two bows, and stepped back into line. The swaying came from a pigeon, who now sat a little further along the wire. Mruk counted the stop once more. All were present. And at the bend, as if it had been waiting for the result, the fifteen rang.",
          pl: "Brakująca osoba wyrosła jednak z powrotem zza kosza na śmieci, z butem zawiązanym na dwie kokardki, i zajęła swoje miejsce. Kołysanie było po gołębiu, który siedział teraz na drucie kawałek dalej. Mruk policzył przystanek jeszcze raz. Stawili się wszyscy. A na zakręcie, jakby czekała na wynik, zadzwoniła piętnastka.",
          titles: [
            ["From Behind the Litter Bin", "Zza kosza na śmieci"],
            ["It Was Only a Shoelace", "To było tylko sznurowadło"],
          ],
        },
        {
          en: "A lady at the stop, who had been looking up at Mruk, yawned too; her hand came too late. Beside her a man with an umbrella yawned, after him a student, and the yawn travelled along the kerb from hat to hat, round the bend and out of sight. In a moment it was back. The fifteen rolled in, and at every window, the front one included, somebody was just finishing one.",
          pl: "Pewna pani na przystanku patrzyła akurat w górę, na Mruka, i też ziewnęła; rękę do ust podniosła za późno. Ziewnął stojący obok pan z parasolem, po nim student i ziewanie poszło wzdłuż krawężnika, od kapelusza do kapelusza, aż za zakręt. Po chwili wróciło. Wtoczyła się piętnastka, a przy każdym oknie, przednim też, ktoś właśnie kończył ziewać.",
          titles: [
            ["It Goes Along the Kerb and Comes Back", "Idzie wzdłuż krawężnika i wraca"],
            ["Catching, Even Through Glass", "Zaraźliwe, nawet przez szybę"],
          ],
        },
        {
          needs: ["the flowers"],
          titles: [
            ["Nobody Had Smelled the Flowers Yet", "Nikt ich jeszcze nie wąchał"],
            ["He Smoothed His Hair with the Bouquet", "Przygładził włosy bukietem"],
          ],
          en: "Then Mruk saw the flowers. They were still at the stop, paper and all, and so was the man. If the fifteen had been and gone, some lady would be smelling them by now. So nothing had been missed; the wires were swaying on some business of their own, and the one missing person had merely lost patience. At the bend the fifteen rang. The man smoothed his hair with the bouquet.",
          pl: "Wtedy Mruk zobaczył kwiaty. Wciąż były na przystanku, razem z papierem, i pan też. Gdyby piętnastka przyjechała i odjechała, jakaś pani by je już wąchała. Nic więc Mruka nie ominęło; druty kołysały się we własnej sprawie, a tej jednej osobie zabrakło po prostu cierpliwości. Na zakręcie zadzwoniła piętnastka. Pan przygładził sobie włosy bukietem.",
        },
      ],
    },
  ],
  scenes: [
    {
      when: { timeSlot: ["morning", "afternoon"] },
      pays: ["Prezes"],
      unless: ["Tomek", "walled in"],
      en: "Prezes, the pigeon, landed on the ledge outside. He had noticed from the gutter that something down here was being supervised, and he wished to preside. He walked to the middle, folded himself and turned his back, and between Mruk and the street there sat a chairman. Mruk looked past him on the left. Prezes moved to the left. When at last he flew down to see to the rails in person, he left a feather, as others leave a card.",
      pl: "Na gzymsie za oknem wylądował gołąb Prezes. Zauważył z rynny, że tu się czegoś pilnuje, i chciał przewodniczyć. Przeszedł na środek, złożył się, odwrócił tyłem i między Mrukiem a ulicą siedział teraz prezes. Mruk spojrzał obok niego z lewej. Prezes przesunął się w lewo. Kiedy wreszcie sfrunął, żeby zająć się szynami osobiście, zostawił pióro, jak inni zostawiają wizytówkę.",
    },
    {
      pays: ["the man who waits"],
      en: "In the kitchen Ola was reading out a sentence in which a man waits for a letter. In the one language he had just sat down; in the other he had been at it since the page before, and she could not tell which was right. How long can you wait before it shows? She came to the door, leaned on the frame and looked at the window sill, pencil in hand. “Don’t mind me,” she said.",
      pl: "W kuchni Ola czytała na głos zdanie, w którym ktoś czeka na list. W jednym języku dopiero usiadł, w drugim czekał już od poprzedniej strony i nie wiedziała, co jest prawdą. Po jakim czasie widać, że ktoś czeka? Stanęła w drzwiach, oparła się o framugę i patrzyła na parapet, z ołówkiem w ręce. „Nie przeszkadzaj sobie” – powiedziała.",
    },
    {
      when: { weather: ["fog"] },
      en: "The fog had taken the street, one floor after another. Nothing was left below the window but the light of a lamp, with no lamp to it. Whatever came now would come as a noise. Mruk turned one ear to the bend and the other to the stop, where a voice was asking whether this was the stop, and nobody liked to say. If the fifteen went by on tiptoe today, it would never be proved.",
      pl: "Mgła zabrała ulicę, piętro po piętrze. Pod oknem zostało tylko światło latarni, bez latarni. Co teraz przyjedzie, przyjedzie jako hałas. Mruk skierował jedno ucho na zakręt, a drugie na przystanek, gdzie czyjś głos pytał, czy to przystanek, i nikt nie chciał poręczyć. Gdyby piętnastka przeszła dziś na palcach, nikt by jej tego nie udowodnił.",
    },
    {
      pays: ["the left shoe"],
      en: "Tomek came through the room in one shoe. In half an hour he had to be at the other end of the line, and everything depended on the next fifteen and the left shoe. “Is it worth running, Director?” he asked. Mruk gave the sign for no, which is no sign at all. Tomek took it for a yes. Soon he could be heard in the bathroom, lifting things, looking under them and putting them back.",
      pl: "Przez pokój przeszedł Tomek w jednym bucie. Za pół godziny miał być na drugim końcu trasy i wszystko zależało od najbliższej piętnastki i od lewego buta. „Opłaca się biec, dyrektorze?” – zapytał. Mruk dał znak, że nie, czyli nie dał żadnego. Tomek wziął to za „tak”. Po chwili z łazienki było słychać, jak podnosi różne rzeczy, zagląda pod spód i odstawia.",
    },
    {
      pays: ["the flowers"],
      unless: ["walled in"],
      en: "At the stop stood a man with flowers. He was not going anywhere: he searched every fifteen, door by door, and when it left he was still there. He had let two go already. He held the flowers first like an umbrella and then like a child. “She did say the next one,” he told the litter bin. Mruk moved closer to the pane. That made two of them on duty.",
      pl: "Na przystanku stał pan z kwiatami. Nigdzie się nie wybierał: przeszukiwał wzrokiem każdą piętnastkę, drzwi po drzwiach, a kiedy odjeżdżała, stał dalej. Dwie już przepuścił. Kwiaty trzymał najpierw jak parasol, potem jak dziecko. „Mówiła, że następną” – powiedział do kosza na śmieci. Mruk przysunął się do szyby. Było ich teraz na służbie dwóch.",
    },
    {
      pays: ["the child"],
      unless: ["walled in"],
      en: "Down in the street a child on somebody’s shoulders had discovered the third floor. It waved with one hand, with both, and with a bread roll. “He’s got to wave back,” it told the whole stop, and began again from the beginning. Mruk does not wave. But they were all looking up by now, hat after hat, and a tram could have come and gone behind their backs. So he raised a paw and washed an ear. “That doesn’t count,” said the child.",
      pl: "Na dole jakieś dziecko na czyichś barkach odkryło trzecie piętro. Pomachało jedną ręką, obiema, a potem kajzerką. „On musi odmachać” – oznajmiło całemu przystankowi i zaczęło od początku. Mruk nie macha. Ale patrzyli już w górę wszyscy, kapelusz za kapeluszem, i za ich plecami tramwaj mógłby przyjechać i odjechać. Podniósł więc łapę i umył ucho. „To się nie liczy” – orzekło dziecko.",
    },
    {
      pays: ["the kettle"],
      en: "In the kitchen the kettle began to whistle, on the note on which the fifteen takes the bend when its wheels are dry. Two ears went forward, and half of Mruk stood up. Ola took the kettle off, the note sank, and he sat down again like somebody who has answered to a name that was called in the street for another man. It would not happen to him a second time.",
      pl: "W kuchni zagwizdał czajnik, na tej samej nucie, na której piętnastka bierze zakręt, kiedy ma suche koła. Dwoje uszu poszło do przodu i pół Mruka wstało. Ola zdjęła czajnik z ognia, nuta opadła, a on usiadł z powrotem jak ktoś, kto odezwał się na ulicy na swoje imię, a wołano kogo innego. Drugi raz nie zamierzał dać się nabrać.",
    },
  ],
};
