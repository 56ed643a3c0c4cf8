import type { Bilingual } from "../model.ts";

export const clearWarmDay: readonly Bilingual[] = [
  {
    en: "The sun had come in by the tall window and was moving its one bright rug across the floor, a board at a time.",
    pl: "Słońce weszło wysokim oknem i przesuwało po podłodze swój jedyny jasny dywanik, deska po desce.",
  },
  {
    en: "The sky above the courtyard was washed and hung out, without a single crease.",
    pl: "Niebo nad podwórkiem było uprane i rozwieszone, bez jednej zmarszczki.",
  },
  {
    en: "Light lay on everything, even on things that had done nothing to deserve it.",
    pl: "Światło leżało na wszystkim, nawet na rzeczach, które niczym na to nie zasłużyły.",
  },
  {
    en: "It was so bright that the brass bell on Mruk’s collar sent a small spot of sun ahead of him, like a page.",
    pl: "Było tak jasno, że mosiężny dzwonek przy obroży Mruka puszczał przed nim zajączka, jak gońca.",
  },
  {
    en: "There was one cloud, over Praga, and it was keeping to its own side of the river.",
    pl: "Była jedna chmura, nad Pragą, i trzymała się swojego brzegu.",
  },
  {
    en: "The shadows of the balconies lay on the house opposite like a second, neater house.",
    pl: "Cienie balkonów leżały na domu naprzeciwko jak drugi dom, trochę porządniejszy.",
  },
  {
    en: "Nothing moved in the sky but a vapour trail, and somebody had begun to rub that out.",
    pl: "Na niebie nie działo się nic oprócz białej smugi, którą ktoś już zaczął wymazywać.",
  },
];
export const clearColdDay: readonly Bilingual[] = [
  {
    en: "The sun shone without warming anybody, as people smile in offices.",
    pl: "Słońce świeciło, nikogo nie grzejąc, tak jak się uśmiecha w urzędzie.",
  },
  {
    en: "The sky was pale and very high up, and smoke went into it in straight lines.",
    pl: "Niebo było blade i bardzo wysoko, a dym wchodził w nie prosto jak po sznurku.",
  },
  {
    en: "A low sun had got as far as the third floor and was reading the spines of the books.",
    pl: "Niskie słońce doszło aż na trzecie piętro i czytało grzbiety książek.",
  },
  {
    en: "The air was so clear that you could see the clock on the Palace of Culture and be late by it.",
    pl: "Powietrze było tak czyste, że widać było zegar na Pałacu Kultury i można się było według niego spóźnić.",
  },
  {
    en: "Outside everything was sharp and bright, like a drawer of good cutlery.",
    pl: "Na dworze wszystko było ostre i jasne, jak szuflada z dobrymi sztućcami.",
  },
  { en: "The sky was blue, but only to look at.", pl: "Niebo było niebieskie, ale tylko do oglądania." },
  {
    en: "Every brick in the house opposite could be counted, and one of them was missing.",
    pl: "W domu naprzeciwko dało się policzyć wszystkie cegły i jednej brakowało.",
  },
];
export const clearWarmEvening: readonly Bilingual[] = [
  {
    en: "The sky over the roofs was the colour of peach jam, and there was enough of it for everybody.",
    pl: "Niebo nad dachami miało kolor dżemu z brzoskwiń i starczało go dla wszystkich.",
  },
  {
    en: "The warmth of the day was leaving through the windows slowly, saying goodbye to each.",
    pl: "Ciepło dnia wychodziło oknami powoli i żegnało się z każdym po kolei.",
  },
  {
    en: "One star had come early and was standing over the chimneys as if it were waiting for its turn.",
    pl: "Jedna gwiazda przyszła za wcześnie i stała nad kominami, jakby czekała na swoją kolej.",
  },
  {
    en: "There was no wind at all; the curtains hung and listened.",
    pl: "Wiatru nie było wcale, firanki wisiały i słuchały.",
  },
  {
    en: "Above the tenement opposite the moon was getting ready, so far only by a rumour of light.",
    pl: "Nad kamienicą naprzeciwko szykował się księżyc, na razie w postaci pogłoski.",
  },
  {
    en: "Above Praga it was already blue, above Wola it was still pink, and the flat lay on the border.",
    pl: "Nad Pragą było już niebiesko, nad Wolą jeszcze różowo, a mieszkanie leżało na granicy.",
  },
  {
    en: "The air was so still that you could hear somebody three balconies off turn a page.",
    pl: "Powietrze było tak ciche, że słychać było, jak trzy balkony dalej ktoś przewraca stronę.",
  },
];
export const clearColdEvening: readonly Bilingual[] = [
  {
    en: "The stars were out above the chimneys, small and exact.",
    pl: "Nad kominami wyszły gwiazdy, drobne i dokładne.",
  },
  {
    en: "The cold had polished the rails, and each tram drew its own light along behind it.",
    pl: "Chłód wypolerował szyny i każdy tramwaj ciągnął za sobą własne światło.",
  },
  {
    en: "The moon stood over the roof opposite like somebody who has rung and is waiting to be let in.",
    pl: "Księżyc stał nad dachem naprzeciwko jak ktoś, kto zadzwonił i czeka, aż mu otworzą.",
  },
  {
    en: "The night was clear, and every sound in the courtyard came up separately, with its name on.",
    pl: "Noc była pogodna i każdy dźwięk z podwórka dochodził osobno, podpisany.",
  },
  {
    en: "Outside it was dry, dark and cold, three things that look very well through a window.",
    pl: "Na dworze było sucho, ciemno i zimno, a wszystkie te trzy rzeczy ładnie wyglądają przez szybę.",
  },
  {
    en: "The darkness was clean and stood close up to the glass, like water in a good aquarium.",
    pl: "Ciemność była czysta i stała tuż przy szybie, jak woda w porządnym akwarium.",
  },
  {
    en: "Over the Palace of Culture hung one star, or a lamp that had got on in the world.",
    pl: "Nad Pałacem Kultury wisiała gwiazda albo lampa, która zaszła wysoko.",
  },
];
