import type { Bilingual } from "#api/house/texts/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";

export const winter: Record<TimeSlot, readonly Bilingual[]> = {
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
};
