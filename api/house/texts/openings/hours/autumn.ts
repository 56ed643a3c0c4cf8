import type { Bilingual } from "#api/house/texts/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";

export const autumn: Record<TimeSlot, readonly Bilingual[]> = {
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
      en: "Ola was drinking her coffee with both hands, and that is how you know the date.",
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
};
