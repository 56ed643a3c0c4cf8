import type { Brief } from "../../model.ts";
import { circumstancesOf } from "../casting.ts";
import type { Told } from "../model.ts";

const clearWarmDay: readonly Told[] = [
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
];
const clearColdDay: readonly Told[] = [
  {
    en: "The sun shone without warming anybody, as one smiles in an office.",
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
    en: "The air was so clear that one could see the clock on the Palace of Culture and be late by it.",
    pl: "Powietrze było tak czyste, że widać było zegar na Pałacu Kultury i można się było według niego spóźnić.",
  },
  {
    en: "Outside everything was sharp and bright, like a drawer of good cutlery.",
    pl: "Na dworze wszystko było ostre i jasne, jak szuflada z dobrymi sztućcami.",
  },
];
const clearWarmEvening: readonly Told[] = [
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
];
const clearColdEvening: readonly Told[] = [
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
];
const warmRain: readonly Told[] = [
  {
    en: "A warm rain was falling on the street, on the trams and on a man who had hung out his washing.",
    pl: "Na ulicę padał ciepły deszcz, a także na tramwaje i na pana, który wywiesił pranie.",
  },
  {
    en: "It rained the way people chat over a fence, not hard, but with no intention of stopping.",
    pl: "Padało tak, jak się gada przez płot: nie mocno, ale bez zamiaru kończenia.",
  },
  {
    en: "The gutter by the balcony was gargling, and Prezes the pigeon sat under the eaves with his collar up.",
    pl: "Rynna przy balkonie płukała gardło, a gołąb Prezes siedział pod okapem z postawionym kołnierzem.",
  },
  {
    en: "Rain ran down the panes in races, and the third drop from the left kept winning.",
    pl: "Krople ścigały się po szybach i ciągle wygrywała trzecia od lewej.",
  },
  {
    en: "The courtyard drank the rain and smelled of wet dust and leaves.",
    pl: "Podwórko piło deszcz i pachniało mokrym kurzem oraz liśćmi.",
  },
];
const coldRain: readonly Told[] = [
  {
    en: "It was raining in long grey threads, as though somebody were basting Warsaw to the sky.",
    pl: "Padało długimi szarymi nitkami, jakby ktoś fastrygował Warszawę do nieba.",
  },
  {
    en: "The rain had been going on since the night, and by now it had no listeners left but one.",
    pl: "Deszcz ciągnął się od nocy i nie miał już słuchaczy poza jednym.",
  },
  {
    en: "Umbrellas went along below, and from above one could not tell who was under them, only that they were cross.",
    pl: "Dołem szły parasole i z góry nie było widać, kto pod nimi idzie, tylko że jest zły.",
  },
  {
    en: "Puddles lay in the courtyard with a tram wire in each of them.",
    pl: "Na podwórku leżały kałuże, a w każdej kawałek nieba w złym humorze.",
  },
  {
    en: "A cold rain tapped on the tin of the sill with one finger, like a clerk who wants a signature.",
    pl: "Zimny deszcz stukał jednym palcem w blachę parapetu, jak urzędnik, który czeka na podpis.",
  },
];
const snowDay: readonly Told[] = [
  {
    en: "It was snowing, thickly and without a sound, and the trams had lost their wheels and merely arrived.",
    pl: "Śnieg padał gęsto i bez dźwięku, a tramwaje, pozbawione kół, po prostu się zjawiały.",
  },
  {
    en: "Snow lay on the beating frame, on the bins and on the hat of somebody who had stopped to look at it.",
    pl: "Śnieg leżał na trzepaku, na śmietnikach i na czapce kogoś, kto przystanął, żeby na niego popatrzeć.",
  },
  {
    en: "The flakes came down past the window in no order whatever, which Mruk thought careless.",
    pl: "Płatki mijały okno bez żadnej kolejności, co Mruk uważał za niedbalstwo.",
  },
  {
    en: "The courtyard was white from edge to edge, and across it went one line of small, polite, ginger footprints.",
    pl: "Podwórko było białe od brzegu do brzegu, a w poprzek szedł jeden rządek drobnych, uprzejmych śladów Bułki.",
  },
  {
    en: "Everything that had corners the day before had been given cushions overnight, and it was still coming down.",
    pl: "Wszystko, co wczoraj miało kanty, dostało przez noc poduszki, a śnieg sypał dalej.",
  },
];
const snowEvening: readonly Told[] = [
  {
    en: "Snow was falling through the light of the street lamp, and only there; elsewhere one had to take it on trust.",
    pl: "W świetle latarni padał śnieg, i tylko tam; gdzie indziej trzeba było wierzyć na słowo.",
  },
  {
    en: "The street had gone so quiet under the snow that the clock in the kitchen lowered its voice.",
    pl: "Ulica tak ucichła pod śniegiem, że zegar w kuchni zniżył głos.",
  },
  {
    en: "Snow sat on the outer sill, ten centimetres of it, and looked in.",
    pl: "Na zewnętrznym parapecie siedział śnieg, dziesięć centymetrów śniegu, i zaglądał do środka.",
  },
  {
    en: "The trams were pushing their lamps along before them through the snow, like people with candles.",
    pl: "Tramwaje pchały przed sobą światła przez śnieg, jak ludzie ze świecami.",
  },
  {
    en: "It snowed in the dark, patiently, like somebody finishing a jumper.",
    pl: "Śnieg padał po ciemku, cierpliwie, jakby ktoś kończył sweter.",
  },
];
const fog: readonly Told[] = [
  {
    en: "Fog had come up from the river, and the house opposite had been put away.",
    pl: "Znad rzeki przyszła mgła i dom naprzeciwko został schowany.",
  },
  {
    en: "In the fog the tram rang long before there was a tram.",
    pl: "We mgle tramwaj dzwonił na długo przed tym, zanim był tramwajem.",
  },
  {
    en: "The chestnut in the courtyard ended at the first floor; above that it was a matter of opinion.",
    pl: "Kasztanowiec na podwórku kończył się na pierwszym piętrze, a wyżej był kwestią poglądów.",
  },
  {
    en: "The fog stood right behind the panes, close as a person reading over one’s shoulder.",
    pl: "Mgła stała tuż za szybą, blisko, jak ktoś, kto czyta przez ramię.",
  },
  {
    en: "Warsaw had been packed in cotton wool, with only the lamps sticking out.",
    pl: "Warszawę obłożono watą, wystawały tylko latarnie.",
  },
];
const warmWind: readonly Told[] = [
  {
    en: "A wind was about in the courtyard and had already tried on three of Mrs Halina’s pillowcases.",
    pl: "Po podwórku chodził wiatr i zdążył przymierzyć trzy poszewki pani Haliny.",
  },
  {
    en: "The wind kept turning over the leaves of the chestnut, as if it had lost its place in a book.",
    pl: "Wiatr przewracał liście kasztanowca, jakby zgubił miejsce w książce.",
  },
  {
    en: "Every door in the stairwell was slamming in turn, from the attic down, by order of the draught.",
    pl: "Drzwi na klatce trzaskały po kolei, od strychu w dół, z polecenia przeciągu.",
  },
  {
    en: "A newspaper was going along the street without a reader, faster than the fifteen.",
    pl: "Ulicą szła gazeta bez czytelnika, szybciej od piętnastki.",
  },
  {
    en: "It was blowing from the Vistula, and the curtain came into the room each time a little further.",
    pl: "Wiało od Wisły i firanka za każdym razem wchodziła do pokoju trochę dalej.",
  },
];
const coldWind: readonly Told[] = [
  {
    en: "The wind had got into the chimney and was reading the whole house a lecture, mostly vowels.",
    pl: "Wiatr wszedł do komina i wygłaszał do całego domu odczyt, głównie z samogłosek.",
  },
  {
    en: "The window frames creaked like a ship that has been told about the sea.",
    pl: "Okna skrzypiały jak statek, któremu ktoś opowiedział o morzu.",
  },
  {
    en: "It was blowing so hard that people at the stop stood at a slant and the tram seemed crooked.",
    pl: "Wiało tak, że ludzie na przystanku stali ukosem i to tramwaj wydawał się krzywy.",
  },
  {
    en: "A gust took somebody’s hat past the third floor; it looked in and had to go on.",
    pl: "Poryw przeniósł czyjś kapelusz obok trzeciego piętra; kapelusz zajrzał i musiał lecieć dalej.",
  },
  {
    en: "The wind pulled at the gutter, at the wires and at Prezes, who was holding a meeting with his feathers inside out.",
    pl: "Wiatr szarpał rynnę, druty i Prezesa, który prowadził zebranie z piórami na lewą stronę.",
  },
];

/** What can be said of the sky: by weather, by the warmth of the months and by whether the lamps are lit. */
export function skiesFor(brief: Brief): readonly Told[] {
  const { timeSlot, weather, heating } = circumstancesOf(brief);
  const evening = timeSlot === "evening";
  switch (weather) {
    case "rain":
      return heating ? coldRain : warmRain;
    case "snow":
      return evening ? snowEvening : snowDay;
    case "fog":
      return fog;
    case "wind":
      return heating ? coldWind : warmWind;
    case "clear":
      if (evening) return heating ? clearColdEvening : clearWarmEvening;
      return heating ? clearColdDay : clearWarmDay;
  }
}
