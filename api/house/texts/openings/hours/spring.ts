import type { Bilingual } from "#api/house/texts/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";

export const spring: Record<TimeSlot, readonly Bilingual[]> = {
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
      en: "Mrs Halina had put her seedlings out on the landing, and the way upstairs led through a very small market garden.",
      pl: "Pani Halina wystawiła rozsady na półpiętro i na górę szło się przez bardzo mały ogród warzywny.",
    },
    {
      en: "The afternoon had lately grown by an hour and did not yet know what to do with it.",
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
};
