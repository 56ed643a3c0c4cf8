import type { Bilingual, Piece } from "../model.ts";
import { clearColdDay, clearColdEvening, clearWarmDay, clearWarmEvening } from "./clear-skies.ts";
import { under } from "./under.ts";

const warmRain: readonly Bilingual[] = [
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
  {
    en: "The rain had stopped twice in order to think and each time had come to the same conclusion.",
    pl: "Deszcz dwa razy przestawał, żeby się zastanowić, i za każdym razem dochodził do tego samego.",
  },
  {
    en: "On the tin of the window ledge the drops were rehearsing something in three-four time.",
    pl: "Na blasze za oknem krople ćwiczyły coś na trzy czwarte.",
  },
];
const coldRain: readonly Bilingual[] = [
  {
    en: "It was raining in long grey threads, as though somebody were basting Warsaw to the sky.",
    pl: "Padało długimi szarymi nitkami, jakby ktoś fastrygował Warszawę do nieba.",
  },
  {
    en: "The rain had been going on since the night, and by now it had no listeners left but one.",
    pl: "Deszcz ciągnął się od nocy i nie miał już słuchaczy poza jednym.",
  },
  {
    en: "Umbrellas went along below, and from above you could not tell who was under them, only that they were cross.",
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
  {
    en: "Everything that could drip was dripping, and the rest was waiting its turn.",
    pl: "Co mogło kapać, kapało, a reszta czekała na swoją kolej.",
  },
  {
    en: "The trams drew two wet wings after them and folded them at the stop.",
    pl: "Tramwaje ciągnęły za sobą dwa mokre skrzydła i składały je na przystanku.",
  },
];
const snowDay: readonly Bilingual[] = [
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
  {
    en: "Prezes was walking over the snow on the balcony and looking back after each step, to see who was following him.",
    pl: "Prezes chodził po śniegu na balkonie i po każdym kroku oglądał się, kto za nim idzie.",
  },
  {
    en: "It was snowing from above, from the side and, by the gate, from below.",
    pl: "Śnieg padał z góry, z boku, a przy bramie także od dołu.",
  },
];
const snowEvening: readonly Bilingual[] = [
  {
    en: "Snow was falling through the light of the street lamp, and only there; elsewhere it had to be taken on trust.",
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
  {
    en: "Each passer-by had a white hat that he had not bought.",
    pl: "Każdy przechodzień miał białą czapkę, której nie kupował.",
  },
  {
    en: "The snow had put out all the sounds and left on all the lamps.",
    pl: "Śnieg pogasił wszystkie dźwięki, a lampy zostawił.",
  },
];
const fog: readonly Bilingual[] = [
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
  {
    en: "Somewhere below a person coughed, and the fog kept the cough and passed it on from gate to gate.",
    pl: "Gdzieś w dole ktoś kaszlnął, a mgła zatrzymała ten kaszel i podawała go od bramy do bramy.",
  },
  {
    en: "Nothing could be seen of the street but its corners, and those were round.",
    pl: "Z ulicy widać było tylko naroża, i to zaokrąglone.",
  },
];
const warmWind: readonly Bilingual[] = [
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
  {
    en: "The wind went through the chestnut as you go through a drawer, quickly, and without putting anything back.",
    pl: "Wiatr przeszukiwał kasztanowiec jak szufladę, szybko i nie odkładając niczego na miejsce.",
  },
  {
    en: "Hats were being held on, skirts were being held down, and a parasol on the fourth floor had left for good.",
    pl: "Trzymano kapelusze, trzymano spódnice, a parasol z czwartego piętra odszedł na dobre.",
  },
];
const coldWind: readonly Bilingual[] = [
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
  {
    en: "The wind tried all the windows in turn, like a man who has forgotten which is his.",
    pl: "Wiatr próbował po kolei wszystkich okien, jak ktoś, kto zapomniał, które jest jego.",
  },
  {
    en: "In the stairwell the draught was telling the letter boxes something, and all of them were clapping.",
    pl: "Na klatce przeciąg opowiadał coś skrzynkom na listy i wszystkie klaskały.",
  },
];

/** Sentences about the sky: by weather, by the warmth of the months and by whether the lamps are lit. */
export const skies: readonly Piece[] = [
  ...under({ weather: ["rain"], heating: false }, warmRain),
  ...under({ weather: ["rain"], heating: true }, coldRain),
  ...under({ weather: ["snow"], timeSlot: ["morning", "afternoon"] }, snowDay),
  ...under({ weather: ["snow"], timeSlot: ["evening"] }, snowEvening),
  ...under({ weather: ["fog"] }, fog),
  ...under({ weather: ["wind"], heating: false }, warmWind),
  ...under({ weather: ["wind"], heating: true }, coldWind),
  ...under({ weather: ["clear"], heating: false, timeSlot: ["morning", "afternoon"] }, clearWarmDay),
  ...under({ weather: ["clear"], heating: true, timeSlot: ["morning", "afternoon"] }, clearColdDay),
  ...under({ weather: ["clear"], heating: false, timeSlot: ["evening"] }, clearWarmEvening),
  ...under({ weather: ["clear"], heating: true, timeSlot: ["evening"] }, clearColdEvening),
];
