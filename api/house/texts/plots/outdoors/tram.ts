import type { Plot } from "#api/house/texts/model.ts";

/** The number fifteen passes below, and somebody on the third floor expects it. */
export const tram: Plot = {
  name: "tram",
  category: "Daily Life",
  pictures: [
    {
      place: "window sill",
      pose: "back",
      props: [],
      en: "Mruk seen from behind on the window sill, watching the street",
      pl: "Mruk od tyłu, na parapecie, obserwuje ulicę",
    },
    {
      place: "window sill",
      pose: "sit",
      props: ["mug"],
      eyes: "open",
      en: "Mruk upright on the window sill, on duty beside a mug",
      pl: "Mruk wyprostowany na parapecie, na służbie obok kubka",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["geranium"],
      eyes: "half",
      mouth: "grump",
      when: { between: ["10-02", "04-28"] },
      en: "Mruk lies beside a geranium on the window sill with the face of a dispatcher",
      pl: "Mruk leży na parapecie obok pelargonii, z miną dyspozytora",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches on the window sill with his eyes on the rails",
      pl: "Mruk przycupnął na parapecie i nie spuszcza oczu z szyn",
    },
  ],
  wishes: [
    {
      en: "The day before, the fifteen had come two minutes late and given no reason. The city of Warsaw prints a timetable, but nobody checks it except for Mruk, who does so from the sill on the third floor, without pay and without spectacles. He sat down at his post. It begins with trams and ends with breakfast.",
      pl: "Poprzedniego dnia piętnastka przyjechała dwie minuty za późno i nawet się nie wytłumaczyła. Miasto Warszawa układa dla tramwajów rozkład jazdy, ale nikt go nie pilnuje, nikt prócz Mruka, który robi to z parapetu na trzecim piętrze, bez pensji i bez okularów. Zasiadł na stanowisku. Zaczyna się od tramwajów, a kończy na śniadaniu.",
      endings: [
        {
          en: "Mruk saw the fifteen off as far as the crossing and dismissed it. The report was short: arrived, rang, left. It is made aloud, in the direction of the kitchen, so that it is on record somewhere. “Thank you,” said Ola without raising her head, and in the margin of her page she made a stroke. There were six there already.",
          pl: "Mruk odprowadził piętnastkę wzrokiem do skrzyżowania i zwolnił ją ze służby. Meldunek był krótki: przyjechała, zadzwoniła, odjechała. Składa się go na głos, w stronę kuchni, żeby gdzieś pozostał ślad. „Dziękuję” – powiedziała Ola, nie podnosząc głowy, i na marginesie kartki postawiła kreskę. Było ich tam już sześć.",
          titles: [
            ["Arrived, Rang, Left", "Przyjechała, zadzwoniła, odjechała"],
            ["So That It Is on Record Somewhere", "Żeby gdzieś pozostał ślad"],
          ],
        },
        {
          en: "From the sill Mruk went straight to the kitchen. There was nothing in the bowl. He stopped before it, at the distance at which people stand from the rails, leaned forward and looked to the left. He did it three times. At the third, from the left, came Ola with the spoon.",
          pl: "Z parapetu Mruk poszedł prosto do kuchni. W misce nie było nic. Stanął przed nią w takiej odległości, w jakiej ludzie stoją od szyn, wychylił się i spojrzał w lewo. Zrobił tak trzy razy. Za trzecim razem z lewej strony nadeszła Ola z łyżką.",
          titles: [
            ["After the Rails, the Bowl", "Po szynach miska"],
            ["He Looked to the Left Three Times", "Trzy razy spojrzał w lewo"],
          ],
        },
      ],
    },
    {
      en: "Mruk had no appointment with the tram. He merely happened to be on the window sill at the hour when the fifteen happened to be underneath. They have met like this ever since he could reach the sill, always with the glass between them, and he would be hurt to hear it called a habit. This time he had washed his ears.",
      pl: "Mruk nie był z tramwajem umówiony. Po prostu bywał na parapecie o tej porze, o której piętnastka bywała na dole. Spotykają się tak, odkąd umie na ten parapet wskoczyć, zawsze przez szybę, i byłoby mu przykro, gdyby ktoś nazwał to przyzwyczajeniem. Tym razem umył w dodatku uszy.",
      endings: [
        {
          en: "The doors shut. There was nobody on the rails, no pigeon, no bicycle, and all the same the fifteen rang, once and not loudly, the way a neighbour coughs behind a door. Mruk stood up. He gave his own bell a shake, it carried as far as the pane, and the tram took its lamps round the corner.",
          pl: "Drzwi się zamknęły. Na szynach nie było nikogo, ani gołębia, ani roweru, a jednak piętnastka zadzwoniła, raz i niegłośno, tak jak sąsiad chrząka za drzwiami. Mruk wstał. Potrząsnął własnym dzwonkiem, dźwięk doszedł do szyby i tramwaj zabrał swoje reflektory za róg.",
          titles: [
            ["Once, and for No Reason", "Raz i bez powodu"],
            ["Does Brass Carry Through Glass?", "Czy mosiądz słychać przez szybę?"],
          ],
        },
        {
          en: "By the last window a seat was free, and Ola, who had come in for the scissors, saw it too. “You could have gone along,” she said. Mruk watched it being driven away past the bakery, and stayed. Somebody has to be in when the fifteen comes back. It would look up at the third floor, and then what?",
          pl: "Przy ostatnim oknie było wolne miejsce i zobaczyła je też Ola, która przyszła po nożyczki. „Mogłeś się zabrać” – powiedziała. Mruk patrzył, jak miejsce odjeżdża obok piekarni, z nikim, i został, gdzie był. Ktoś musi być w domu, kiedy piętnastka wróci. Spojrzałaby na trzecie piętro i co by sobie pomyślała?",
          titles: [
            ["Somebody Has to Be In", "Ktoś musi być w domu"],
            ["With Nobody by the Last Window", "Przy ostatnim oknie nikt"],
          ],
        },
      ],
    },
    {
      en: "One of the drivers of the number fifteen tram has a moustache. It is broad, it is tended, and it turns the corner a moment before he does. Mruk understands whiskers. He had met these from the side and at speed, which is no way to judge them, and he sat down on the window sill with his own combed out.",
      pl: "Jeden z motorniczych piętnastki ma wąsy. Szerokie, zadbane, wyjeżdżają zza rogu o chwilę wcześniej niż on i cały tramwaj. Mruk zna się na wąsach. Te widywał z boku i w biegu, a tak się wąsów nie ocenia, usiadł więc na parapecie i rozczesał własne.",
      endings: [
        {
          en: "Behind the front window sat the moustache, every bit as broad as the wiper, and above it a cap. The driver bent forward, searched, and found the third floor. Two fingers rose to the cap, aimed beyond all possible mistake. Mruk answered with a slow blink. The doors had long been shut, and nobody inside complained.",
          pl: "Za przednią szybą siedziały wąsy, szerokie co najmniej jak wycieraczka, a nad nimi czapka. Motorniczy pochylił się, poszukał i znalazł trzecie piętro. Podniósł do czapki dwa palce, wycelowane tak, że pomyłka nie wchodziła w grę. Mruk odpowiedział powolnym mrugnięciem. Drzwi były od dawna zamknięte i nikt w środku nie narzekał.",
          titles: [
            ["Two Fingers, Aimed at the Third Floor", "Dwa palce do czapki"],
            ["As Broad as a Wiper", "Szerokie jak wycieraczka"],
          ],
        },
        {
          en: "In the driver’s seat sat a young woman with a plait. It was good work, only it was at the back. Mruk was already settling on his elbows when he noticed the last door. On its step, without a cap, with a net of potatoes, stood the moustache, a passenger like any other, looking up.",
          pl: "Na miejscu motorniczego siedziała młoda kobieta z warkoczem. Robota porządna, tylko że z tyłu. Mruk układał się już na łokciach, kiedy zauważył ostatnie drzwi. Na stopniu, bez czapki, z siatką kartofli, stały wąsy, zwyczajny pasażer po służbie, i patrzyły w górę.",
          titles: [
            ["Off Duty, with Potatoes", "Po służbie, z kartoflami"],
            ["Good Work, Only at the Back", "Robota porządna, tylko że z tyłu"],
          ],
        },
      ],
    },
    {
      en: "When all goes well the number fifteen tram passes every seven minutes. Nothing else in Mruk’s life is so well arranged: the bowl has two fixed hours, the post its moods, and Tomek none at all. When the world goes slack he gets up on the window sill and waits for seven minutes to be over. It was very slack now. Even the tap had stopped dripping.",
      pl: "Kiedy wszystko idzie dobrze, tramwaj numer piętnaście przejeżdża pod oknem co siedem minut. Nic innego w życiu Mruka nie jest tak dobrze urządzone: miska ma dwie stałe pory, poczta humory, a Tomek w ogóle nie ma godzin. Ilekroć więc świat się rozłazi, Mruk wchodzi na parapet i czeka, aż minie siedem minut. Teraz rozlazł się na dobre. Nawet kran przestał kapać.",
      endings: [
        {
          en: "The wire was still swinging, and the next seven minutes had begun. These Mruk gives to washing. They are enough for an ear, two cheeks and a bib, provided that he does not look up. He had got to the bib when the rails began to hum. In the glass a tabby with a wet chin and his tongue out was listening.",
          pl: "Drut jeszcze się kołysał, a już zaczęło się następne siedem minut. To Mruk przeznacza na mycie. Starcza akurat na ucho, dwa policzki i śliniaczek, pod warunkiem że się nie podnosi głowy. Doszedł do śliniaczka, kiedy szyny zaczęły brzęczeć. W szybie pręgowany kocur z mokrą brodą i językiem na wierzchu nasłuchiwał.",
          titles: [
            ["An Ear, Two Cheeks and a Bib", "Ucho, dwa policzki i śliniaczek"],
            ["Provided That He Does Not Look Up", "Pod warunkiem że nie podniesie głowy"],
          ],
        },
        {
          en: "Ola had come up behind Mruk. “It’s the same with me,” she said; since her second cup she had been looking at a single line. She put her elbows on the sill, next to his, and they waited for one more. Neither of them did anything. It came after seven minutes, to the second. “Well then,” said Ola, and went and crossed out a word.",
          pl: "Za Mrukiem stanęła Ola. „U mnie to samo” – powiedziała; od drugiej herbaty patrzyła na jedną linijkę. Oparła łokcie na parapecie, obok jego łokci, i zaczekali na jeszcze jedną. Żadne nic nie robiło. Przyjechała po siedmiu minutach, co do sekundy. „No to już” – powiedziała Ola, wróciła do kuchni i skreśliła jedno słowo.",
          titles: [
            ["One More, with Elbows", "Jeszcze jedna, z łokciami"],
            ["Neither of Them Did Anything", "Żadne nic nie robiło"],
          ],
        },
      ],
    },
    {
      en: "At the bend, where the wire above the rails has a joint in it, a tram will sometimes drop a spark, blue and the size of a sprat. It falls and goes out. Mruk has caught none so far, being on the wrong floor, but nobody else in the street keeps count. He waited for the fifteen on the window sill, with a paw ready against the glass.",
      pl: "Na zakręcie, tam gdzie drut nad szynami ma złącze, tramwajowi wypada czasem iskra, niebieska, wielkości szprotki. Spada i gaśnie. Mruk żadnej dotąd nie złapał, bo mieszka na niewłaściwym piętrze, ale jako jedyny na całej ulicy prowadzi ich rachunek. Na piętnastkę czekał na parapecie, z łapą przygotowaną na szybie.",
      endings: [
        {
          en: "As it drew away the fifteen took the joint in the wire and let one go, a blue one, the full size. Mruk struck exactly when it was passing behind his paw, and the glass said “tock”. Below there was nothing but stones. He turned the paw over and examined it, between the toes as well, before he put it down.",
          pl: "Odjeżdżając, piętnastka minęła złącze i upuściła jedną, niebieską, pełnowymiarową. Mruk uderzył dokładnie wtedy, kiedy przelatywała za jego łapą, a szyba powiedziała „stuk”. Na dole był już tylko bruk. Odwrócił łapę i obejrzał ją, między palcami też, zanim ją odstawił.",
          titles: [
            ["The Glass Said Tock", "Szyba powiedziała: stuk"],
            ["Look Between the Toes as Well", "Zajrzeć też między palce"],
          ],
        },
        {
          en: "Nothing fell. The fifteen passed the joint like a spoon through soup, and Mruk stiffly turned to get down. Ola, who was folding the woollen blanket, put out a hand to help him. Between her finger and his nose there was a crack, and something blue. “Ow,” said Ola. It was not quite a sprat. It had been caught, however.",
          pl: "Nic nie wypadło. Piętnastka przeszła przez złącze jak łyżka przez zupę i zesztywniały Mruk odwrócił się, żeby zejść. Ola, która składała wełniany koc, wyciągnęła rękę, żeby mu pomóc. Między jej palcem a jego nosem trzasnęło i zrobiło się niebiesko. „Au” – powiedziała Ola. Do szprotki trochę brakowało. Złapana była za to na pewno.",
          titles: [
            ["Not Quite a Sprat", "Do szprotki trochę brakowało"],
            ["Ola Says “Ow”", "A Ola mówi: au"],
          ],
        },
      ],
    },
    {
      en: "By Mruk’s reckoning there was a tram missing. So many fifteens had gone off to the left, so many had come back, and the two did not agree: somebody up there had kept one. He got up on the sill to count again, with his tail wound tightly about his paws, because the time before it had got in among the figures.",
      pl: "Z rachunków Mruka wynikało, że brakuje tramwaju. Tyle piętnastek odjechało w lewo, tyle wróciło i jedno z drugim się nie zgadzało: ktoś tam na końcu jedną sobie zatrzymał. Wszedł na parapet policzyć je od nowa, z ogonem owiniętym ciasno wokół łap, bo poprzednim razem zaplątał mu się w liczby.",
      endings: [
        {
          en: "The fifteen had gone, and nobody at the stop was looking that way, when from the left came one more. It was lit and quite empty, and instead of a number it had “To the depot”. It went slowly, like a pupil who has been kept in. Mruk let it pass from edge to edge of the pane and lay down. It came out.",
          pl: "Piętnastka odjechała i nikt na przystanku nie patrzył już w tamtą stronę, kiedy z lewej nadjechała jeszcze jedna. Była oświetlona i całkiem pusta, a zamiast numeru miała „Zjazd do zajezdni”. Jechała powoli, jak uczeń, którego zatrzymano po lekcjach. Mruk przepuścił ją pod sobą od jednego brzegu szyby do drugiego i się położył. Zgadzało się.",
          titles: [
            ["Lit, Empty and Late", "Oświetlona, pusta, ostatnia"],
            ["Who Had Been Kept In", "Kogo zatrzymano po lekcjach"],
          ],
        },
        {
          en: "This time it came out: as many to the left as back. In the hall, Tomek was counting under his breath as far as four and beginning again. “There ought to be five,” he said. He looked in his shoes, behind the lamp, in the sugar, and on the window sill last. Mruk rose. Under him, warm, lay the bicycle key.",
          pl: "Tym razem wyszło: tyle w lewo, ile z powrotem. W przedpokoju Tomek liczył pod nosem do czterech i zaczynał od nowa. „Powinno być pięć” – powiedział. Zajrzał do butów, za lampę i do cukru, a na parapet na końcu. Mruk wstał. Pod nim leżał, ciepły, kluczyk od roweru.",
          unless: ["Prezes"],
          titles: [
            ["There Ought to Be Five", "Powinno ich być pięć"],
            ["Shoes, Lamp, Sugar, Sill", "Buty, lampa, cukier, parapet"],
          ],
        },
      ],
    },
    {
      en: "Every line needs somebody who sends it on. At the stop they believe that the number fifteen tram leaves because its doors are shut; Mruk knows that it leaves when he half closes his left eye. He does not insist on it in company. He had noticed that nobody was on duty, and took his seat on the window sill.",
      pl: "Każdą linię ktoś musi wyprawiać. Ludzie na przystanku myślą, że tramwaj numer piętnaście odjeżdża, bo zamknęły się drzwi, a Mruk wie, że odjeżdża wtedy, gdy on przymknie lewe oko. W towarzystwie się przy tym nie upiera. Zauważył tylko, że nikt nie ma dyżuru, i usiadł na parapecie.",
      endings: [
        {
          en: "Mruk’s lid was on its way down when a lady in green came running out of the gateway, holding her hat. He kept the eye open. It smarted, it watered. The lady knocked; the doors slid back; she drew in after her a leg, the other leg and a bag. Only then did he close it, and the right one too, to be safe, and the fifteen left.",
          pl: "Powieka Mruka już opadała, kiedy z bramy wybiegła pani w zieleni, trzymając kapelusz. Nie przymknął oka. Piekło, łzawiło. Pani zapukała, drzwi się rozsunęły, wciągnęła za sobą jedną nogę, drugą nogę i torbę. Dopiero wtedy zamknął oko, na wszelki wypadek oba, i piętnastka odjechała.",
          titles: [
            ["For a Lady in Green", "Dla pani w zieleni"],
            ["Not Until the Bag Is In", "Dopóki torba nie wejdzie"],
          ],
        },
        {
          en: "Mruk lowered the left lid slowly, and the fifteen left without a jolt. At this moment a hair, his own, got into the right eye, and he shut it. On the farther track another fifteen, which had been standing about unattended, closed its doors and rolled off. He opened the eye with great care and moved along to the middle of the sill.",
          pl: "Mruk lewą powiekę opuścił powoli i piętnastka ruszyła bez szarpnięcia. W tej samej chwili do prawego oka wpadł mu włos, własny, i oko się zamknęło. Na dalszym torze druga piętnastka, która stała tam bez opieki, zamknęła drzwi i odjechała. Bardzo ostrożnie otworzył oko. I przesunął się na środek parapetu.",
          titles: [
            ["And Who Sends Off the Other Side?", "A kto wyprawia tamtą stronę?"],
            ["What the Right Eye Is For", "Od czego jest prawe oko"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Right underneath, however, stood a removal van, tall as a wardrobe and just as shut. It hid half the stop and the whole of the bend. Two men carried a piano stool out of the house opposite, looked at it, and carried it in again. “They’re not sure yet,” said Ola, who had come to the window, and they did not look like men in a hurry.",
      pl: "Dokładnie na dole stał jednak wóz meblowy, wysoki jak szafa i tak samo zamknięty. Zasłaniał pół przystanku i cały zakręt. Dwaj mężczyźni wynieśli z domu naprzeciwko taboret od pianina, obejrzeli go i wnieśli z powrotem. „Jeszcze się wahają” – powiedziała Ola, która podeszła do okna, a mężczyźni nie wyglądali na takich, którzy się spieszą.",
      when: { timeSlot: ["morning", "afternoon"], day: "working day" },
      turns: [
        {
          en: "The tail of the van stuck out over the rail by the width of a loaf. The fifteen came, rang, and could not get past. It stopped exactly opposite the window, and hummed, with all its faces, for as long as it took two men to remember which of them had the key. Then the van moved up, and there was nothing more in the way.",
          pl: "Tył wozu wystawał nad szynę na szerokość bochenka. Piętnastka nadjechała, zadzwoniła i nie mogła przejść. Stanęła dokładnie na wprost okna i szumiała, ze wszystkimi swoimi twarzami, dopóki dwaj mężczyźni nie przypomnieli sobie, który ma kluczyk. Wtedy wóz podjechał i nic już nie zasłaniało.",
          titles: [
            ["By the Width of a Loaf", "Na szerokość bochenka"],
            ["Which of You Has the Key?", "Który z panów ma kluczyk?"],
          ],
        },
        {
          en: "Next they brought out a wardrobe and put it down on the pavement to get their breath back. Its door, which had a looking-glass, swung open. In the glass appeared the whole of the stop, with hats, and a tram, travelling the wrong way and numbered, as far as could be read, twenty-one. Mruk was not taken in. He knows those lamps. It was the fifteen.",
          pl: "Potem wynieśli szafę i postawili ją na chodniku, żeby odsapnąć. W drzwiach miała lustro, a drzwi się uchyliły. Ukazał się w nim cały przystanek, z kapeluszami, i tramwaj, jadący nie w tę stronę i z numerem, o ile dało się odczytać, dwadzieścia jeden. Mruk nie dał się nabrać. Zna te reflektory. To była piętnastka.",
          titles: [
            ["A Wardrobe on the Pavement Swings Open", "Szafa na chodniku się uchyla"],
            ["Twenty-One, as Far as Could Be Read", "Dwadzieścia jeden, o ile dało się odczytać"],
          ],
        },
      ],
    },
    {
      en: "What came first was something else. It was a bus with a card in its window, and on the card somebody had drawn a fifteen in felt-tip. It had rubber feet, it went round the parked cars as it pleased, and it did not ring. At the stop it opened its doors. Mruk looked this impostor over from the roof down to the tyres and did not pass it.",
      pl: "Najpierw przyjechało coś innego. Był to autobus z kartką za szybą, a na kartce ktoś narysował flamastrem piętnastkę. Miał gumowe nogi, omijał zaparkowane auta, jak chciał, i nie dzwonił. Na przystanku otworzył drzwi. Mruk obejrzał samozwańca od dachu po opony i go nie zaliczył.",
      turns: [
        {
          en: "At the stop they put a foot on the step and took it back. Something rang at the bend, and round it, on rails, in the best of health, came the fifteen; the fault had been mended, only nobody had told the bus. Its driver took the card from the window, and since he had it in his hand, he waved the tram in with it.",
          pl: "Na przystanku stawiali na stopniu nogę i ją cofali. Wtedy na zakręcie zadzwoniło i wyjechała stamtąd, po szynach, cała i zdrowa, piętnastka; awarię usunięto, tylko autobusowi nikt nie powiedział. Kierowca wyjął kartkę zza szyby, a skoro miał ją w ręce, pomachał nią na tramwaj, żeby podjechał.",
          titles: [
            ["Nobody Had Told the Bus", "Autobusowi nikt nie powiedział"],
            ["Waved In with a Piece of Card", "A skoro miał kartkę w ręce"],
          ],
        },
        {
          en: "The first to know was the teaspoon. It stood in a glass on the little table, and as long as the bus throbbed down there it had not stirred. Now it began to tremble, finely, against the rim, as it does before every tram and before no bus. Half a minute later the fifteen came round the bend.",
          pl: "Pierwsza dowiedziała się łyżeczka. Stała w szklance na stoliku i przez cały czas, kiedy autobus warczał na dole, ani drgnęła. A teraz zaczęła drobno drżeć o brzeg, jak przed każdym tramwajem i przed żadnym autobusem. Pół minuty później zza zakrętu, ze światłem na czole, wyjechała piętnastka.",
          titles: [
            ["Before Every Tram and Before No Bus", "Przed każdym tramwajem, przed żadnym autobusem"],
            ["The Teaspoon Is the First to Know", "Pierwsza wie łyżeczka"],
          ],
        },
      ],
    },
    {
      en: "In the matter of the time, though, there were two opinions. Tomek’s watch said that the fifteen was about to come, the kitchen clock that it had been and gone. “One of us is standing still,” said Tomek, and shook his wrist. Mruk, who carries the hour in his stomach, inquired there and received no clear answer.",
      pl: "W sprawie godziny były jednak dwa zdania. Zegarek Tomka twierdził, że piętnastka zaraz przyjedzie, kuchenny zegar, że już dawno odjechała. „Któryś z nas stoi” – powiedział Tomek i potrząsnął ręką. Mruk, który godzinę nosi w żołądku, zasięgnął tam rady i jasnej odpowiedzi nie dostał.",
      pays: ["Tomek"],
      turns: [
        {
          en: "Tomek fetched the clock from the kitchen and laid his watch beside it. There were seven minutes between them, as usual. Between a tram and the next there are seven, too. He looked from dial to dial, and his lips moved. “Then they’re both right,” he said slowly, “only each about a different tram.” Below, punctual by either, the fifteen rang.",
          pl: "Tomek przyniósł z kuchni zegar i położył obok zegarek. Dzieliło je siedem minut, jak zwykle. Między jednym tramwajem a drugim też jest siedem minut. Tomek patrzył to na jedną tarczę, to na drugą i poruszał ustami. „Czyli oba chodzą dobrze – powiedział powoli. – Tylko każdy do innego tramwaju”. Na dole, punktualnie według obu, zadzwoniła piętnastka.",
          titles: [
            ["Both Right, Seven Minutes Apart", "Oba dobrze, tylko nie do tego samego"],
            ["On Time by Either", "Przy obu punktualnie"],
          ],
        },
        {
          en: "“And what do you make it, Director?” asked Tomek. He bent down and put his ear to the place. For a while there was nothing. Then the stomach spoke, low, at some length, rising towards the end, and it had not finished when at the bend the fifteen rang. Tomek set his watch by the two of them, since they agreed.",
          pl: "„A pan którą ma, dyrektorze?” – zapytał Tomek. Schylił się i przyłożył ucho. Przez jakiś czas nie było słychać nic. Nagle żołądek się odezwał, nisko, dość obszernie, pod koniec coraz wyżej, i jeszcze nie skończył, kiedy na zakręcie zadzwoniła piętnastka. Tomek nastawił zegarek według obojga, skoro byli zgodni.",
          titles: [
            ["“And What Do You Make It, Director?”", "„A pan którą ma, dyrektorze?”"],
            ["By the Stomach and the Tram", "Według żołądka i tramwaju"],
          ],
        },
      ],
    },
    {
      en: "At this point Ola needed room on the kitchen table and moved her dictionaries to the sill, all four volumes, upright, between Mruk and the pane. Of the street was left a slit between the second and the third. Through it could be seen a lamp post, a third of a lady, and the place where a tram would be, very briefly.",
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
          en: "In the kitchen Ola stuck in the middle of a sentence. She said the first half three times, each time louder; then she came and took the third volume to look for the rest. She read standing. What the book left was a gap as wide as a cat, and in the gap, all of it, still ringing, the fifteen was drawing in.",
          pl: "W kuchni Ola utknęła w połowie zdania. Pierwszą połowę powiedziała trzy razy, coraz głośniej, aż przyszła i zdjęła z parapetu trzeci tom, żeby poszukać drugiej. Czytała na stojąco. Po książce została luka szerokości kota, a w tę lukę, cała, jeszcze dzwoniąc, wjeżdżała piętnastka.",
          titles: [
            ["Where the Third Volume Had Stood", "Tam, gdzie stał trzeci tom"],
            ["Stuck Halfway Through a Sentence", "W pół zdania"],
          ],
        },
      ],
    },
    {
      en: "Only no tram came. The rails lay there with nothing on them, like a sentence from which the verb has been left out, and at the stop people began to lean forward by turns and look to the left. They looked at their watches, then at each other. Nobody thought of looking up, where something might have been learned.",
      pl: "Tylko że nic nie jechało. Szyny leżały puste, jak zdanie, w którym zabrakło orzeczenia, a ludzie na przystanku zaczęli wychylać się po kolei i patrzeć w lewo. Patrzyli na zegarki, potem na siebie nawzajem. Nikomu nie przyszło do głowy spojrzeć w górę, gdzie można się było czegoś dowiedzieć.",
      turns: [
        {
          en: "When it did come, it came twice. Two fifteens, one close behind the other, like sisters who have agreed to say that they were held up. The first was crammed and cross and did not even stop. The second had kept a free seat at every window; it opened its doors wide and waited for the last of those who had looked to the left.",
          pl: "Kiedy wreszcie przyjechała, to podwójnie. Dwie piętnastki, jedna tuż za drugą, jak siostry, które umówiły się mówić, że coś je zatrzymało. Pierwsza była nabita i zła i nawet nie stanęła. Druga zachowała przy każdym oknie wolne miejsce, otworzyła szeroko drzwi i czekała, aż wsiądzie ostatni z tych, co patrzyli w lewo.",
          titles: [
            ["They Agreed to Say They Were Held Up", "Umówiły się mówić, że coś je zatrzymało"],
            ["Two at Once, the Second Polite", "Dwie naraz, druga uprzejma"],
          ],
        },
        {
          en: "It began with Mruk’s ears. They turned by themselves to the bend, where there was as yet nothing, and a girl at the stop saw them turn. She picked up her bag. A man saw the girl and folded his newspaper; a lady saw the man. When the whole stop stood ready with its toes at the kerb, and not before, the fifteen came round.",
          pl: "Zaczęło się od uszu Mruka. Same obróciły się ku zakrętowi, gdzie na razie nie było nic, i zobaczyła to dziewczyna na przystanku. Podniosła torbę. Pan zobaczył dziewczynę i złożył gazetę, pani zobaczyła pana. Kiedy cały przystanek stał już w gotowości, z czubkami butów na krawężniku, i ani chwili wcześniej, wyjechała zza zakrętu piętnastka.",
          titles: [
            ["Somebody at the Stop Sees an Ear Turn", "Najpierw uszy, potem koła"],
            ["Toes at the Kerb", "Czubki butów na krawężniku"],
          ],
        },
      ],
    },
    {
      en: "First to arrive was an eighteen, which has no business here at all. It crept along with its nose low, like a dog in a strange kitchen; evidently it had been sent round. It stopped, stayed, and was in everybody’s way. Mruk looked it in the lamp. An eighteen may be an excellent tram, but he had not come for an eighteen.",
      pl: "Najpierw nadjechała osiemnastka, która nie ma tu czego szukać. Pełzła ze spuszczonym nosem, jak pies w cudzej kuchni; widocznie puszczono ją objazdem. Stanęła, stała i wszystkim zawadzała. Mruk spojrzał jej prosto w reflektor. Osiemnastka może być znakomitym tramwajem, ale nie po osiemnastkę tu przyszedł.",
      turns: [
        {
          en: "The eighteen’s driver leaned out and put a question to the stop. Six arms went up and pointed to the left, to the right, and at the bakery. He climbed down with an iron bar, moved the points over, and the eighteen went off into the side street, relieved, with its nose up. Behind it the fifteen had been standing in patience all the while.",
          pl: "Motorniczy osiemnastki wychylił się i zadał przystankowi pytanie. Podniosło się sześć rąk i pokazało w lewo, w prawo i na piekarnię. Zszedł więc z żelaznym drągiem, przełożył zwrotnicę i osiemnastka, z ulgą i z nosem trochę wyżej, zniknęła w bocznej ulicy. Za nią przez cały czas stała cierpliwie piętnastka.",
          titles: [
            ["Six Arms and an Iron Bar", "Sześć rąk, jeden drąg"],
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
      ],
    },
    {
      en: "And at that moment Mruk yawned. A yawn of his takes nine seconds and uses the whole face; the eyes are shut and the ears blocked. When he came out at the other end the wires were swaying, and the stop was one person short. It looked as though something had been and gone. He glanced about to see who had noticed.",
      pl: "I wtedy Mruk ziewnął. Jego ziewnięcie trwa dziewięć sekund i zajmuje całą twarz, oczy są wtedy zamknięte, a uszy zatkane. Kiedy wyszedł z drugiej strony, druty się kołysały, a na przystanku stało o jedną osobę mniej. Bardzo to wyglądało na coś, co przyjechało i odjechało. Rozejrzał się, czy ktoś zauważył.",
      turns: [
        {
          en: "However, the missing person rose again from behind the litter bin, with a shoelace in two bows, and took his place. The swaying came from a pigeon, who now sat a little further along the wire. Mruk counted the stop once more. All were present. And at the bend, as if it had been waiting for the result, the fifteen rang.",
          pl: "Brakująca osoba wyrosła jednak z powrotem zza kosza na śmieci, z butem zawiązanym na dwie kokardki, i zajęła swoje miejsce. Kołysanie było po gołębiu, który siedział teraz na drucie kawałek dalej. Mruk policzył przystanek jeszcze raz. Stawili się wszyscy. A na zakręcie, jakby czekała na wynik, zadzwoniła piętnastka.",
          titles: [
            ["From Behind the Litter Bin", "Zza kosza na śmieci"],
            ["It Was Only a Shoelace", "To było tylko sznurowadło"],
          ],
        },
        {
          en: "A lady at the stop had been looking up. She put her hand to her mouth, too late. Beside her a man with an umbrella yawned, after him a student, and it travelled along the kerb from hat to hat, round the bend and out of sight. In a moment it was back. The fifteen rolled in, and at every window, the front one included, somebody was just finishing.",
          pl: "Pewna pani na przystanku patrzyła akurat w górę. Podniosła rękę do ust, za późno. Ziewnął stojący obok pan z parasolem, po nim student i poszło wzdłuż krawężnika, od kapelusza do kapelusza, aż za zakręt. Po chwili wróciło. Wtoczyła się piętnastka, a przy każdym oknie, przednim też, ktoś właśnie kończył.",
          titles: [
            ["It Goes Along the Kerb and Comes Back", "Idzie wzdłuż krawężnika i wraca"],
            ["Catching, Even Through Glass", "Zaraźliwe, nawet przez szybę"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "On the ledge outside landed Prezes, who folded himself and looked in. What there is to be seen in trams, a pigeon does not understand; he flies. All the same he turned to face the street, and for some minutes the two authorities of the house sat shoulder to shoulder, with the pane between them. On leaving he left a feather, as others leave a card.",
      pl: "Na gzymsie za oknem wylądował Prezes, złożył się i zajrzał do środka. Co można widzieć w tramwajach, tego gołąb nie rozumie, bo lata. Odwrócił się jednak przodem do ulicy i przez kilka minut dwie władze tej kamienicy siedziały ramię w ramię, przedzielone szybą. Odlatując, zostawił pióro, jak inni zostawiają wizytówkę.",
      when: { timeSlot: ["morning", "afternoon"] },
      pays: ["Prezes"],
      unless: ["Tomek", "walled in"],
    },
    {
      en: "From the kitchen came Ola’s voice, reading out a sentence in which a man waits for a letter. She read it in the one language, then in the other, and in the other he waited noticeably longer. “Which?” she called to the window sill. The tip of a tail went to the left. She had not said which of them was left, but she wrote it down.",
      pl: "Z kuchni dobiegał głos Oli, która czytała zdanie, w którym ktoś czeka na list. Przeczytała je w jednym języku, potem w drugim, a w drugim czekał wyraźnie dłużej. „Które?” – zawołała w stronę parapetu. Koniec ogona odchylił się w lewo. Nie powiedziała wprawdzie, które jest lewe, ale zapisała.",
    },
    {
      en: "Between the inner window and the outer lives a ladybird. It now set out from the left-hand corner, along the putty, with a stop at each flake of paint, reached the top, and came down on the other side in no haste. A nose followed it at a finger’s distance. It was a quiet line, with little traffic, but it ran.",
      pl: "Między wewnętrznym oknem a zewnętrznym mieszka biedronka. Wyruszyła teraz z lewego rogu, po kicie, z przystankiem przy każdym płatku farby, dotarła na samą górę i bez pośpiechu zeszła drugą stroną. W odległości palca szedł za nią nos. Była to linia spokojna, o niewielkim ruchu, ale kursowała.",
      unless: ["walled in"],
    },
    {
      en: "Tomek came through the room in one shoe. “Is it worth running, Director?” he asked. Mruk gave the sign for no, which is no sign at all. Reassured, Tomek sat down on the arm of the armchair and explained how a tram knows where to go. He got as far as the rails. There the other shoe occurred to him, and he went to look under the bath.",
      pl: "Przez pokój przeszedł Tomek w jednym bucie. „Opłaca się biec, dyrektorze?” – zapytał. Mruk dał znak, że nie, czyli nie dał żadnego. Uspokojony Tomek przysiadł na poręczy fotela i zaczął tłumaczyć, skąd tramwaj wie, dokąd ma jechać. Doszedł do szyn. Tu przypomniał mu się drugi but i poszedł szukać pod wanną.",
    },
    {
      en: "Ola came to dust the window sill. She dusted as far as the left flank, lifted the tail, dusted beneath it and put it back; she went round the front paws as she would round two flowerpots. “Up,” she said, from habit. Afterwards the sill shone, apart from an oval patch with a tail, and the patch was looking out.",
      pl: "Przyszła Ola, wytrzeć kurz z parapetu. Wytarła aż do lewego boku, podniosła ogon, wytarła pod spodem i odłożyła go na miejsce, a przednie łapy objechała jak dwie doniczki. „Wstań” – powiedziała z przyzwyczajenia. Kiedy odeszła, parapet lśnił, z wyjątkiem jednej owalnej plamy z ogonem, która wyglądała przez okno.",
    },
    {
      en: "Down in the street a child on somebody’s shoulders had discovered the third floor. It waved with one hand, with both, and then with a bread roll. Mruk does not wave. But he could not look through the child for ever, and he lowered his head, about as far as for a bowl. The child thought. It took the hat off the man underneath and held it up.",
      pl: "Na dole jakieś dziecko na czyichś barkach odkryło trzecie piętro. Pomachało jedną ręką, obiema, a potem kajzerką. Mruk nie macha. Nie mógł jednak w nieskończoność patrzeć przez dziecko na wylot, więc skłonił głowę, mniej więcej tak nisko jak do miski. Dziecko się zastanowiło. Zdjęło temu panu pod spodem kapelusz i podniosło go w górę.",
      unless: ["walled in"],
    },
    {
      en: "In the kitchen the kettle started to whistle, on the note on which the fifteen takes the bend when its wheels are dry. Two ears went forward. Ola took it off the flame, the note sank, and the ears came back, the left somewhat later. Mruk went on looking round at the kitchen door, like somebody whose name has been called in the street for another man.",
      pl: "W kuchni zagwizdał czajnik, na tej samej nucie, na której piętnastka bierze zakręt, kiedy ma suche koła. Dwoje uszu poszło do przodu. Ola zdjęła go z ognia, nuta opadła, a uszy wróciły, lewe trochę później. Mruk jeszcze jakiś czas oglądał się na drzwi kuchni, jak ktoś, czyje imię zawołano na ulicy, ale do kogo innego.",
    },
  ],
};
