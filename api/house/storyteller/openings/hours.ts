import type { Season } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { Bilingual } from "../model.ts";

/** Opening sentences for each hour and season. They never mention the weather, which has its own sentences. */
export const hours: Record<Season, Record<TimeSlot, readonly Bilingual[]>> = {
  spring: {
    morning: [
      {
        en: "In spring the mornings come up the stairs before the post does.",
        pl: "Wiosną poranki wchodzą po schodach wcześniej niż listonosz.",
      },
      {
        en: "By eight o’clock the sparrows in the courtyard had already held two meetings.",
        pl: "Do ósmej wróble na podwórku zdążyły odbyć dwa zebrania.",
      },
      {
        en: "The chestnut in the courtyard was putting out its leaves like somebody shaking out gloves.",
        pl: "Kasztanowiec na podwórku rozkładał liście, jakby ktoś wytrzepywał rękawiczki.",
      },
      {
        en: "Mr Zenon had swapped the snow shovel for the broom, and the broom for a bench.",
        pl: "Pan Zenon zamienił szuflę na miotłę, a miotłę na ławkę.",
      },
      {
        en: "On a spring morning the whole tenement opens: first the windows, then the opinions.",
        pl: "W wiosenny poranek cała kamienica się otwiera: najpierw okna, potem zdania.",
      },
      {
        en: "The window cleaners of the whole street were out on their sills, waving their rags like people on a quay.",
        pl: "Cała ulica myła okna i machała szmatkami, jak ludzie na nabrzeżu.",
      },
      {
        en: "Staś was going to school by the longest way, which led through every bush.",
        pl: "Staś szedł do szkoły najdłuższą drogą, która prowadziła przez wszystkie krzaki.",
      },
    ],
    afternoon: [
      {
        en: "At two o’clock in spring nobody in Warsaw is where he ought to be.",
        pl: "Wiosną o drugiej po południu nikt w Warszawie nie jest tam, gdzie powinien.",
      },
      {
        en: "Carpets hung on the beating frame, and dust was leaving the house by the shortest way.",
        pl: "Na trzepaku wisiały dywany i kurz opuszczał dom najkrótszą drogą.",
      },
      {
        en: "It was that hour of a spring afternoon when the stairwell smells of floor polish and radishes.",
        pl: "Była to ta pora wiosennego popołudnia, kiedy klatka schodowa pachnie pastą do podłóg i rzodkiewką.",
      },
      {
        en: "Somewhere on the first floor a trumpet was trying to learn a scale, upwards.",
        pl: "Gdzieś na pierwszym piętrze trąbka próbowała nauczyć się gamy, na razie w górę.",
      },
      { en: "The bicycles had come out of the cellars, blinking.", pl: "Z piwnic wyszły rowery i mrużyły szprychy." },
      {
        en: "Mrs Halina had put her seedlings out on the landing, and one walked upstairs through a very small market garden.",
        pl: "Pani Halina wystawiła rozsady na półpiętro i na górę szło się przez bardzo mały ogród warzywny.",
      },
      {
        en: "The afternoon had grown by an hour since March and did not yet know what to do with it.",
        pl: "Popołudnie urosło ostatnio o godzinę i nie wiedziało jeszcze, co z nią zrobić.",
      },
    ],
    evening: [
      {
        en: "Spring evenings are in no hurry; they stand about in the courtyard with their hands in their pockets.",
        pl: "Wiosennym wieczorom się nie spieszy, stoją na podwórku z rękami w kieszeniach.",
      },
      {
        en: "At eight the light on the little shrine came on, and half of the windows after it.",
        pl: "O ósmej zapaliło się światełko w kapliczce, a za nim połowa okien.",
      },
      {
        en: "The trams had begun to carry people with lilac, although the lilac was not for sale anywhere.",
        pl: "Tramwaje woziły już ludzi z bzem, chociaż bzu nigdzie nie sprzedawano.",
      },
      {
        en: "From Mrs Halina’s kitchen came the evening news, warmed up with butter.",
        pl: "Z kuchni pani Haliny dochodziły wiadomości wieczorne, podgrzane na maśle.",
      },
      {
        en: "It was the sort of evening on which a cat is asked three times whether he is going to come in.",
        pl: "Był to wieczór z tych, w które kota pyta się trzy razy, czy ma zamiar wejść.",
      },
      {
        en: "A blackbird had taken over the aerial on the roof and was giving an evening recital, with requests.",
        pl: "Kos zajął antenę na dachu i dawał wieczorny recital, także na życzenie.",
      },
      {
        en: "Coats were being carried home over the arm, and nobody was walking fast.",
        pl: "Płaszcze niesiono do domu przez ramię i nikt nie szedł szybko.",
      },
    ],
  },
  summer: {
    morning: [
      { en: "In summer the day starts without asking anybody.", pl: "Latem dzień zaczyna się bez pytania." },
      {
        en: "At eight the walls of the tenement were still warm from the day before.",
        pl: "O ósmej mury kamienicy były jeszcze ciepłe od poprzedniego dnia.",
      },
      {
        en: "The street had been watered, and for a quarter of an hour it believed it was a river.",
        pl: "Ulicę polano wodą i przez kwadrans wydawało się jej, że jest rzeką.",
      },
      {
        en: "Half the house had gone to the lakes; the other half was watering its flowers.",
        pl: "Pół domu wyjechało na Mazury, a drugie pół podlewało mu kwiatki.",
      },
      {
        en: "Tomek was looking for his sandals with one sandal on.",
        pl: "Tomek szukał sandałów, mając jeden na nodze.",
      },
      {
        en: "The bakery had its door propped open with a sack, and the smell was lying about the street without a lead.",
        pl: "Drzwi piekarni podparto workiem i zapach chodził po ulicy bez smyczy.",
      },
      {
        en: "Mr Zenon was hosing the courtyard in his undershirt, with the air of an admiral.",
        pl: "Pan Zenon polewał podwórko w podkoszulku, z miną admirała.",
      },
    ],
    afternoon: [
      {
        en: "At two in the afternoon summer stands in the courtyard like a wardrobe that nobody can move.",
        pl: "O drugiej po południu lato stoi na podwórku jak szafa, której nikt nie ruszy.",
      },
      {
        en: "From the bazaar on Polna came cherries, in paper bags, already leaking.",
        pl: "Z bazarku na Polnej przyszły czereśnie, w papierowej torbie, już przeciekającej.",
      },
      {
        en: "The tar between the cobbles had gone soft, and so had Mr Zenon.",
        pl: "Smoła między kostkami zmiękła, pan Zenon też.",
      },
      {
        en: "The trams went by with all their windows down and somebody’s elbow in each.",
        pl: "Tramwaje jeździły z opuszczonymi oknami i w każdym jechał czyjś łokieć.",
      },
      {
        en: "It was the hour when even the flies on the third floor walk.",
        pl: "Była to pora, o której nawet muchy na trzecim piętrze chodzą pieszo.",
      },
      {
        en: "In the courtyard somebody’s paddling pool was waiting for somebody’s children, flat as a plate.",
        pl: "Na podwórku czyjś dmuchany basen czekał na czyjeś dzieci, płaski jak talerz.",
      },
      {
        en: "All the blinds on the street were down to the same height, as if the houses were dozing over one newspaper.",
        pl: "Wszystkie żaluzje na ulicy opuszczono do tej samej wysokości, jakby domy drzemały nad jedną gazetą.",
      },
    ],
    evening: [
      {
        en: "In summer the evening takes its time on the stairs and brings the smell of the Vistula with it.",
        pl: "Latem wieczór nie spieszy się na schodach i przynosi ze sobą zapach Wisły.",
      },
      {
        en: "At eight the swifts were still writing something across the courtyard, very fast.",
        pl: "O ósmej jerzyki wciąż coś wypisywały nad podwórkiem, bardzo szybko.",
      },
      {
        en: "All the balconies were inhabited; one could hear five suppers at once.",
        pl: "Wszystkie balkony były zamieszkane i słychać było pięć kolacji naraz.",
      },
      {
        en: "Somebody in the house opposite was practising the accordion with the window open and no mercy.",
        pl: "Ktoś w domu naprzeciwko ćwiczył na akordeonie, przy otwartym oknie i bez litości.",
      },
      {
        en: "The day had been long, and it was not going to give up its last hour cheaply.",
        pl: "Dzień był długi i swojej ostatniej godziny nie zamierzał oddać tanio.",
      },
      {
        en: "Somebody was carrying a watermelon up the stairs and resting on every floor.",
        pl: "Ktoś niósł po schodach arbuza i odpoczywał na każdym piętrze.",
      },
      {
        en: "From the park came the sound of a band that knew three waltzes and had no intention of stopping at three.",
        pl: "Od strony parku grała orkiestra, która znała trzy walce i nie miała zamiaru na trzech poprzestać.",
      },
    ],
  },
  autumn: {
    morning: [
      {
        en: "In autumn the morning comes in by the back stairs and wipes its feet.",
        pl: "Jesienią poranek wchodzi kuchennymi schodami i wyciera buty.",
      },
      {
        en: "At eight o’clock the lamps of the trams were still arguing with the day.",
        pl: "O ósmej światła tramwajów jeszcze spierały się z dniem.",
      },
      {
        en: "Mr Zenon’s broom had been at work since six; the chestnut was ahead of it by a whole branch.",
        pl: "Miotła pana Zenona pracowała od szóstej, ale kasztanowiec wyprzedzał ją o całą gałąź.",
      },
      {
        en: "Scarves had come down from the top of the wardrobe, smelling of lavender and last year.",
        pl: "Z szafy zeszły szaliki i pachniały lawendą oraz zeszłym rokiem.",
      },
      {
        en: "The bakery had its lights on, and Bułka sat in the doorway like a second loaf.",
        pl: "W piekarni paliło się światło, a Bułka siedziała w progu jak drugi bochenek.",
      },
      {
        en: "The first gloves had appeared at the tram stop, so far only one at a time.",
        pl: "Na przystanku pojawiły się pierwsze rękawiczki, na razie po jednej.",
      },
      {
        en: "Ola was drinking her coffee with both hands, and that is how one knows the date.",
        pl: "Ola piła kawę, trzymając kubek oburącz, i po tym poznaje się datę.",
      },
    ],
    afternoon: [
      {
        en: "At two o’clock the autumn sat down in the courtyard and began to count its leaves.",
        pl: "O drugiej po południu jesień usiadła na podwórku i zaczęła liczyć liście.",
      },
      {
        en: "Mushrooms were drying on strings in Mrs Halina’s kitchen, and the stairwell had turned into a forest.",
        pl: "W kuchni pani Haliny suszyły się grzyby na sznurkach i klatka schodowa zamieniła się w las.",
      },
      {
        en: "The children were coming home with chestnuts in their pockets and holes where the chestnuts went.",
        pl: "Dzieci wracały z kasztanami w kieszeniach i z dziurami, którymi kasztany wychodziły.",
      },
      { en: "It was an afternoon the colour of strong tea.", pl: "Było to popołudnie w kolorze mocnej herbaty." },
      {
        en: "Ola had put on the grey cardigan, and from that day on it counted as autumn.",
        pl: "Ola włożyła szary sweter i od tej chwili jesień uznano za oficjalną.",
      },
      {
        en: "A cart with cabbages had stood in front of the house since noon, and the whole staircase was looking forward to sauerkraut.",
        pl: "Przed domem od południa stał wózek z kapustą i cała klatka cieszyła się już na kiszoną.",
      },
      {
        en: "The light had begun to come in low, under the lampshades, like somebody looking for a coin.",
        pl: "Światło wchodziło już nisko, pod abażury, jak ktoś, kto szuka monety.",
      },
    ],
    evening: [
      {
        en: "By eight it had been evening for quite some time, and the house had got used to it.",
        pl: "O ósmej wieczór trwał już od dłuższego czasu i dom zdążył się przyzwyczaić.",
      },
      {
        en: "In autumn the windows across the street come on like a slow conversation.",
        pl: "Jesienią okna po drugiej stronie ulicy zapalają się jak powolna rozmowa.",
      },
      {
        en: "Somebody had brought plums, somebody jars, and the whole stairwell smelled of one big pot.",
        pl: "Ktoś przyniósł śliwki, ktoś słoiki i cała klatka pachniała jednym wielkim garnkiem.",
      },
      {
        en: "The trams had switched to their evening voices, low and through the nose.",
        pl: "Tramwaje przeszły na wieczorne głosy, niskie i trochę przez nos.",
      },
      {
        en: "It was the hour of slippers, and everybody on the third floor knew whose.",
        pl: "Była to godzina kapci i wszyscy na trzecim piętrze wiedzieli czyich.",
      },
      {
        en: "Tomek had spread a map of Africa over the table to warm himself.",
        pl: "Tomek rozłożył na stole mapę Afryki, żeby się ogrzać.",
      },
      {
        en: "In every kitchen of the house something was being put into jars, and the lids were going off one by one.",
        pl: "W każdej kuchni w domu coś wkładano do słoików i pokrywki pstrykały jedna po drugiej.",
      },
    ],
  },
  winter: {
    morning: [
      {
        en: "On a winter morning the day has to be pulled up over the roofs by its ears.",
        pl: "W zimowy poranek dzień trzeba wciągać nad dachy za uszy.",
      },
      {
        en: "At eight the light was still making up its mind, and Tomek was looking for his other glove.",
        pl: "O ósmej światło jeszcze się namyślało, a Tomek szukał drugiej rękawiczki.",
      },
      {
        en: "The radiators had begun at five with a cough, and by now they were in good voice.",
        pl: "Kaloryfery zaczęły o piątej od kaszlu, a teraz były już przy głosie.",
      },
      {
        en: "In the courtyard Mr Zenon was scattering sand with the gesture of a man feeding hens.",
        pl: "Na podwórku pan Zenon sypał piasek gestem człowieka, który karmi kury.",
      },
      {
        en: "The first trams had gone by with frost on their eyebrows.",
        pl: "Pierwsze tramwaje przejechały ze szronem na brwiach.",
      },
      {
        en: "The milk had been brought in, and with it a breath of the North Pole in a paper bag.",
        pl: "Wniesiono mleko, a razem z nim trochę bieguna północnego w papierowej torbie.",
      },
      {
        en: "The house was getting up floor by floor, like a lift that stops at each.",
        pl: "Dom wstawał piętro po piętrze, jak winda, która zatrzymuje się na każdym.",
      },
    ],
    afternoon: [
      {
        en: "In winter two o’clock is already a little late, and everyone speaks more quietly.",
        pl: "Zimą o drugiej jest już trochę późno i wszyscy mówią ciszej.",
      },
      {
        en: "The afternoon was short and knew it, so it had come straight to the point.",
        pl: "Popołudnie było krótkie, wiedziało o tym i od razu przeszło do rzeczy.",
      },
      {
        en: "Mrs Halina was cooking sour soup, and four floors were waiting to be invited.",
        pl: "Pani Halina gotowała żurek i cztery piętra czekały na zaproszenie.",
      },
      {
        en: "On the sill the geranium called Pelagia was wintering with an offended air.",
        pl: "Pelargonia imieniem Pelagia zimowała na parapecie z obrażoną miną.",
      },
      {
        en: "Coats were drying in the hall, a whole delegation of them.",
        pl: "W przedpokoju schły płaszcze, cała delegacja.",
      },
      {
        en: "In the window of the bakery the lamps were on already, and the rolls looked like a well-lit family.",
        pl: "W oknie piekarni paliły się już lampy, a kajzerki wyglądały jak dobrze oświetlona rodzina.",
      },
      {
        en: "Staś had come home with one mitten and an explanation.",
        pl: "Staś wrócił z jedną rękawiczką i z wyjaśnieniem.",
      },
    ],
    evening: [
      {
        en: "In winter the evening moves in at four and by eight has its feet under the table.",
        pl: "Zimą wieczór wprowadza się o czwartej, a o ósmej ma już nogi pod stołem.",
      },
      {
        en: "Behind the tiles of the stove something was telling itself a long story about beech.",
        pl: "Za kaflami pieca coś opowiadało sobie długą historię o buczynie.",
      },
      {
        en: "All the windows in the courtyard were yellow, and each had a different soup in it.",
        pl: "Wszystkie okna na podwórku były żółte, a w każdym stała inna zupa.",
      },
      {
        en: "At eight o’clock the street belonged to the trams and to people carrying something warm.",
        pl: "O ósmej ulica należała do tramwajów i do ludzi, którzy nieśli coś ciepłego.",
      },
      {
        en: "It was the sort of evening that is worn indoors, like a jumper.",
        pl: "Był to wieczór z gatunku tych, które nosi się po domu, jak sweter.",
      },
      {
        en: "Tea was being drunk on all four floors, and the house ticked softly, like a samovar.",
        pl: "Na wszystkich czterech piętrach piło się herbatę i dom tykał cicho, jak samowar.",
      },
      {
        en: "Mrs Halina had switched on the small lamp with the roses, which means that she was at home to visitors.",
        pl: "Pani Halina zapaliła lampkę w róże, co znaczy, że przyjmuje gości.",
      },
    ],
  },
};
