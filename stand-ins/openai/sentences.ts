// The sentences of the stand-in's stories, in both languages, with placeholders for things and places.

export type Thing = { en: string; nom: string; gen: string; acc: string; ins: string };
export type Place = { en: string; pl: string };
export type Sentence = { en: string; pl: string };

const thing = (en: string, nom: string, gen: string, acc: string, ins: string): Thing => ({ en, nom, gen, acc, ins });

export const things: readonly Thing[] = [
  thing("the old kettle", "stary czajnik", "starego czajnika", "stary czajnik", "starym czajnikiem"),
  thing("the blue cushion", "niebieska poduszka", "niebieskiej poduszki", "niebieską poduszkę", "niebieską poduszką"),
  thing("the paper bag", "papierowa torba", "papierowej torby", "papierową torbę", "papierową torbą"),
  thing("the wicker basket", "wiklinowy koszyk", "wiklinowego koszyka", "wiklinowy koszyk", "wiklinowym koszykiem"),
  thing("the brass key", "mosiężny klucz", "mosiężnego klucza", "mosiężny klucz", "mosiężnym kluczem"),
  thing("the long scarf", "długi szalik", "długiego szalika", "długi szalik", "długim szalikiem"),
  thing("the wooden spoon", "drewniana łyżka", "drewnianej łyżki", "drewnianą łyżkę", "drewnianą łyżką"),
  thing("the ball of wool", "kłębek wełny", "kłębka wełny", "kłębek wełny", "kłębkiem wełny"),
  thing("the empty jar", "pusty słoik", "pustego słoika", "pusty słoik", "pustym słoikiem"),
  thing("the folded map", "złożona mapa", "złożonej mapy", "złożoną mapę", "złożoną mapą"),
  thing("the green umbrella", "zielony parasol", "zielonego parasola", "zielony parasol", "zielonym parasolem"),
  thing("the tin box", "blaszane pudełko", "blaszanego pudełka", "blaszane pudełko", "blaszanym pudełkiem"),
  thing("the lace curtain", "koronkowa firanka", "koronkowej firanki", "koronkową firankę", "koronkową firanką"),
  thing("the flour sieve", "sitko do mąki", "sitka do mąki", "sitko do mąki", "sitkiem do mąki"),
  thing("the left slipper", "lewy kapeć", "lewego kapcia", "lewy kapeć", "lewym kapciem"),
  thing("the checked blanket", "koc w kratę", "koca w kratę", "koc w kratę", "kocem w kratę"),
  thing(
    "the china jug",
    "porcelanowy dzbanek",
    "porcelanowego dzbanka",
    "porcelanowy dzbanek",
    "porcelanowym dzbankiem",
  ),
  thing("the bicycle pump", "pompka do roweru", "pompki do roweru", "pompkę do roweru", "pompką do roweru"),
  thing("the straw hat", "słomkowy kapelusz", "słomkowego kapelusza", "słomkowy kapelusz", "słomkowym kapeluszem"),
  thing("the dictionary", "słownik", "słownika", "słownik", "słownikiem"),
  thing("the letter scale", "waga do listów", "wagi do listów", "wagę do listów", "wagą do listów"),
  thing("the sewing box", "pudełko z nićmi", "pudełka z nićmi", "pudełko z nićmi", "pudełkiem z nićmi"),
  thing("the garden glove", "rękawica ogrodowa", "rękawicy ogrodowej", "rękawicę ogrodową", "rękawicą ogrodową"),
  thing("the enamel mug", "emaliowany kubek", "emaliowanego kubka", "emaliowany kubek", "emaliowanym kubkiem"),
];

export const places: readonly Place[] = [
  { en: "by the stove", pl: "przy piecu" },
  { en: "under the table", pl: "pod stołem" },
  { en: "behind the armchair", pl: "za fotelem" },
  { en: "in the hall", pl: "w przedpokoju" },
  { en: "on the rug", pl: "na dywaniku" },
  { en: "beside the radiator", pl: "obok kaloryfera" },
  { en: "under the tall window", pl: "pod wysokim oknem" },
  { en: "in the kitchen", pl: "w kuchni" },
  { en: "next to the bookcase", pl: "przy regale" },
  { en: "on the sill", pl: "na parapecie" },
];

export const openings: Record<string, readonly Sentence[]> = {
  morning: [
    {
      en: "In the morning {thing} stood {place}, where it had no business, and the flat pretended not to have noticed.",
      pl: "Rano {thing:nom} stoi {place}, choć nie ma tam czego szukać, a mieszkanie udaje, że niczego nie zauważyło.",
    },
    {
      en: "Mruk had finished his breakfast that morning and was on his way to bed when he met {thing} {place}.",
      pl: "Tego ranka Mruk był już po śniadaniu i szedł właśnie spać, kiedy {place} natknął się na {thing:acc}.",
    },
    {
      en: "The morning began with a sound {place}, and the sound, as it turned out, had to do with {thing}.",
      pl: "Poranek zaczął się od odgłosu {place}, a sprawa, jak się okazało, dotyczyła {thing:gen}.",
    },
  ],
  afternoon: [
    {
      en: "In the afternoon the flat grew quiet, and in this quiet Mruk discovered {thing} {place}, all by itself.",
      pl: "Po południu w mieszkaniu zrobiło się cicho i w tej ciszy Mruk odkrył {place} {thing:acc}, bez żadnej opieki.",
    },
    {
      en: "All afternoon {thing} had been lying {place}, and nobody had thought of telling Mruk about it.",
      pl: "Przez całe popołudnie {thing:nom} leży {place} i nikomu nie przyszło do głowy, żeby Mrukowi o tym powiedzieć.",
    },
    {
      en: "It was that part of the afternoon in which nothing is expected of a cat, and {place} waited {thing}.",
      pl: "Była to ta część popołudnia, w której niczego się od kota nie oczekuje, a {place} czeka {thing:nom}.",
    },
  ],
  evening: [
    {
      en: "In the evening Ola lit the lamp, and the shadow of {thing} lay down {place} as if it were paid for it.",
      pl: "Wieczorem Ola zapaliła lampę i cień {thing:gen} położył się {place}, jakby mu za to płacono.",
    },
    {
      en: "Every evening Mruk makes his round of the flat, and this evening it ended {place}, in front of {thing}.",
      pl: "Każdego wieczoru Mruk robi obchód mieszkania, a tego wieczoru obchód skończył się {place}, przed {thing:ins}.",
    },
    {
      en: "The evening tram had passed, the panes were still again, and {place} there was {thing}, which was new.",
      pl: "Przejechał wieczorny tramwaj, szyby znów umilkły, a {place} znajdowało się coś nowego, mianowicie {thing:nom}.",
    },
  ],
};

export const closings: readonly Sentence[] = [
  {
    en: "Then he turned round on the spot, as one turns a key, and the matter of {thing} was closed.",
    pl: "Potem obrócił się w miejscu, jak obraca się klucz w zamku, i sprawa {thing:gen} została zamknięta.",
  },
  {
    en: "Where {thing} is now, only Mruk could tell, and he has already forgotten it, on purpose and with great care.",
    pl: "Gdzie teraz jest {thing:nom}, mógłby powiedzieć tylko Mruk, a on już zapomniał, celowo i bardzo starannie.",
  },
  {
    en: "Nobody thanked him for it, and so he thanked himself, {place}, at some length and with his eyes shut.",
    pl: "Nikt mu za to nie podziękował, podziękował więc sobie sam, {place}, dosyć długo i z zamkniętymi oczami.",
  },
  {
    en: "Ola found them {place} later, {thing} and the cat, and she put out the light so as not to disturb either.",
    pl: "Ola znalazła ich później {place}, kota i {thing:acc}, i zgasiła światło, żeby nikomu nie przeszkadzać.",
  },
  {
    en: "Outside the tram went by, looked in, saw that everything was in order with {thing}, and drove on.",
    pl: "Za oknem przejechał tramwaj, zajrzał, zobaczył, że u {thing:gen} wszystko w porządku, i pojechał dalej.",
  },
];

export const excerpts: readonly Sentence[] = [
  {
    en: "Somebody has left {thing} {place}. Mruk has looked at it from every side, and he is not satisfied with what he saw.",
    pl: "Ktoś zostawił {thing:acc} {place}. Mruk obejrzał to z każdej strony i nie jest zadowolony z tego, co zobaczył.",
  },
  {
    en: "There is {thing} and there is Mruk, and the flat is not large enough for so much dignity {place}.",
    pl: "Jest {thing:nom} i jest Mruk, a mieszkanie okazuje się za małe na tyle godności {place}.",
  },
  {
    en: "Ola calls it tidying, Tomek calls it chance. Mruk, who was {place}, has another word for what became of {thing}.",
    pl: "Ola nazywa to sprzątaniem, Tomek przypadkiem. Mruk, który był {place}, ma na to, co spotkało {thing:acc}, inne słowo.",
  },
  {
    en: "Nobody asked Mruk about {thing}. He sat down {place} all the same and waited until somebody would.",
    pl: "Nikt nie zapytał Mruka o {thing:acc}. Mimo to usiadł {place} i czekał, aż ktoś wreszcie zapyta.",
  },
];

export const alts: readonly Sentence[] = [
  {
    en: "Mruk sits {place} beside {thing}, looking as if it had been his idea",
    pl: "Mruk siedzi {place} obok {thing:gen} z miną kogoś, kto sam to wymyślił",
  },
  {
    en: "Mruk lies {place} with his back to {thing} and his eyes half closed",
    pl: "Mruk leży {place} tyłem do {thing:gen}, z przymkniętymi oczami",
  },
];
