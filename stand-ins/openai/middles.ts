import type { Sentence } from "./sentences.ts";

/** The middle of a story: these may stand in any order. */
export const middles: readonly Sentence[] = [
  {
    en: "Mruk looked at {thing} {place} for as long as it takes a tram to pass, and then a little longer, to be just.",
    pl: "Mruk patrzył na {thing:acc} {place} tak długo, jak długo przejeżdża tramwaj, a potem jeszcze chwilę, dla sprawiedliwości.",
  },
  {
    en: "Ola moved {thing} out of the way and said something to herself in a language that was not meant for cats.",
    pl: "Ola odsunęła {thing:acc} na bok i powiedziała coś do siebie w języku, który nie był przeznaczony dla kotów.",
  },
  {
    en: "Tomek was looking for his keys again, and he looked under {thing}, where they had never been and were not now.",
    pl: "Tomek znowu szukał kluczy i zajrzał nawet pod {thing:acc}, gdzie nigdy ich nie było i teraz też nie.",
  },
  {
    en: "There is a way of sitting beside {thing} that explains to everybody whose it is, and Mruk practised it {place}.",
    pl: "Jest taki sposób siedzenia obok {thing:gen}, który każdemu wyjaśnia, czyja to własność, i Mruk ćwiczył go {place}.",
  },
  {
    en: "Nobody had asked him about {thing}, which was a pity, for he had an opinion, and it was ready and well weighed.",
    pl: "Nikt go o {thing:acc} nie zapytał, a szkoda, bo zdanie miał od dawna gotowe i dobrze wyważone.",
  },
  {
    en: "He touched {thing} with a paw, very carefully, as one touches the arm of somebody who is about to make a mistake.",
    pl: "Dotknął łapą {thing:gen}, bardzo ostrożnie, jak dotyka się ramienia kogoś, kto zaraz popełni błąd.",
  },
  {
    en: "On the gutter Prezes walked up and down, and at every turn he looked in to see how things were with {thing}.",
    pl: "Po rynnie chodził tam i z powrotem Prezes i przy każdym nawrocie zaglądał, co słychać u {thing:gen}.",
  },
  {
    en: "The bell on his collar said its only word, and {place} something answered that might have been {thing}.",
    pl: "Dzwonek przy obroży powiedział swoje jedyne słowo, a {place} odpowiedziało mu coś, co mogło być {thing:ins}.",
  },
  {
    en: "Between {thing} and {other} there was just as much room as a cat needs who does not wish to be asked anything.",
    pl: "Między {thing:ins} a {other:ins} było akurat tyle miejsca, ile potrzebuje kot, który nie życzy sobie pytań.",
  },
  {
    en: "Ola says that {thing} has its place in this house, and Mruk agrees with her, only he has another in mind.",
    pl: "Ola mówi, że {thing:nom} ma w tym domu swoje miejsce, i Mruk się z nią zgadza, tylko ma na myśli inne.",
  },
  {
    en: "He walked around {thing} the way a buyer walks around a horse, without haste and without showing that he had decided.",
    pl: "Obszedł {thing:acc} dookoła tak, jak kupiec obchodzi konia: bez pośpiechu i nie pokazując, że już się zdecydował.",
  },
  {
    en: "From the staircase came the sound of a broom, and with it the news that {place}, beside {thing}, the world was in order as well.",
    pl: "Z klatki schodowej dobiegał odgłos miotły, a wraz z nim wiadomość, że {place}, obok {thing:gen}, świat też jest w porządku.",
  },
  {
    en: "Somebody had left {thing} {place}, and whoever leaves things just anywhere has, in his view, given them away.",
    pl: "Ktoś zostawił {thing:acc} {place}, a kto zostawia rzeczy byle gdzie, ten je w jego mniemaniu oddaje.",
  },
  {
    en: "It smelled of wool, of soap and a little of {thing}, and he breathed it in as others read the newspaper.",
    pl: "Pachniało wełną, mydłem i trochę {thing:ins}, a on wciągał to powietrze tak, jak inni czytają gazetę.",
  },
  {
    en: "When Tomek came in with {thing} under his arm, the whole flat held its breath, and the stove held it longest.",
    pl: "Kiedy Tomek wszedł, niosąc {thing:acc} pod pachą, całe mieszkanie wstrzymało oddech, a najdłużej wstrzymywał go piec.",
  },
  {
    en: "He lay down {place} with his back to {thing}, so as to give the world time to think about what it had done.",
    pl: "Położył się {place}, tyłem do {thing:gen}, żeby dać światu czas na przemyślenie tego, co zrobił.",
  },
  {
    en: "A draught came in under the door, tried {thing}, found it too much trouble, and went on to {other}.",
    pl: "Pod drzwiami wśliznął się przeciąg, spróbował {thing:gen}, uznał, że za wiele zachodu, i poszedł dalej, do {other:gen}.",
  },
  {
    en: "Somebody was singing on the floor below, and the boards {place} hummed along, as they do for people they respect.",
    pl: "Piętro niżej ktoś śpiewał, a deski {place} cichutko mu wtórowały, jak zawsze, kiedy kogoś szanują.",
  },
  {
    en: "The trouble with {thing} was not that it was there, but that it was there so calmly, as though nothing had been agreed.",
    pl: "Kłopot, jaki sprawia {thing:nom}, nie polega na samej obecności, tylko na jej spokoju, jakby nigdy niczego nie ustalano.",
  },
  {
    en: "He did not run away, because running looks like guilt, and he did not stay, because whoever stays resembles {thing}.",
    pl: "Nie uciekał, bo ucieczka wygląda na winę, i nie został, bo kto zostaje, ten przypomina {thing:acc}.",
  },
  {
    en: "Bułka looked up from the doorway of the bakery, saw him beside {thing}, and politely looked at something else.",
    pl: "Bułka spojrzała w górę z progu piekarni, zobaczyła go obok {thing:gen} i grzecznie popatrzyła na coś innego.",
  },
  {
    en: "It is known that such things as {thing} do not move by themselves, and yet it was now not so far to {other}.",
    pl: "Wiadomo, że takie rzeczy jak {thing:nom} same się nie ruszają, a jednak do {other:gen} było teraz bliżej.",
  },
  {
    en: "Ola knelt down {place}, looked into his eyes and asked about {thing}, and he looked at her as one looks at weather.",
    pl: "Ola uklękła {place}, spojrzała mu w oczy i zapytała o {thing:acc}, a on patrzył na nią tak, jak się patrzy na pogodę.",
  },
  {
    en: "There are cats who would have knocked {thing} over at once; he prefers a thing to fall by its own decision.",
    pl: "Są koty, które od razu zrzuciłyby {thing:acc}; on woli, kiedy rzecz spada z własnego postanowienia.",
  },
  {
    en: "Staś began a scale on his trumpet, broke off in the middle, and in the silence one could hear how {thing} settled {place}.",
    pl: "Staś zaczął na trąbce gamę, urwał w połowie i w tej ciszy było słychać, jak {thing:nom} osiada {place}.",
  },
  {
    en: "He pushed {thing} a little to the left, looked, and pushed it back, for he is not a cat who changes things for fun.",
    pl: "Przesunął {thing:acc} odrobinę w lewo, popatrzył i przesunął z powrotem, bo nie jest kotem, który zmienia coś dla zabawy.",
  },
  {
    en: "What a cat wants with {thing} is something that only people ask; a cat asks what people want with it, and does not wait.",
    pl: "Po co kotu {thing:nom}, pytają tylko ludzie; kot pyta raczej, po co coś takiego ludziom, i nie czeka na odpowiedź.",
  },
  {
    en: "Pelagia turned a leaf towards {thing}, slowly, as ladies turn who do not want to be seen turning.",
    pl: "Pelagia obróciła listek w stronę {thing:gen}, powoli, jak odwracają się damy, które nie chcą, żeby to było widać.",
  },
  {
    en: "Under {other} it was dark, the dust lay soft and much was going on, and from there {thing} looks like nobody’s property.",
    pl: "Pod {other:ins} było ciemno, kurz leżał miękko i wiele się działo, a {thing:nom} wygląda stamtąd na rzecz niczyją.",
  },
  {
    en: "Tomek, who knows where every river in the world flows to, did not know what {thing} was doing {place}.",
    pl: "Tomek, który wie, dokąd płynie każda rzeka na świecie, nie wiedział, co {thing:nom} robi {place}.",
  },
  {
    en: "So he sat beside {thing}, and for a while it could not be said who was waiting here for whom.",
    pl: "Siedział więc obok {thing:gen} i przez jakiś czas nie dało się powiedzieć, kto tu na kogo czeka.",
  },
  {
    en: "The radiator ticked, the cup on the table ticked back, and {thing} took no part in it, which is to be valued.",
    pl: "Kaloryfer tykał, filiżanka na stole mu odpowiadała, a {thing:nom} nie bierze udziału w takich rozmowach, co trzeba docenić.",
  },
  {
    en: "He remembered {other}, a harmless thing {place} too, until a certain day of which nobody speaks here.",
    pl: "Pamiętał {other:acc}, też niegroźną z pozoru rzecz {place}, aż do pewnego dnia, o którym się tu nie mówi.",
  },
  {
    en: "Then the breath of an opened door went through the flat, and beside {thing} something stirred, or perhaps he only wished it.",
    pl: "Potem przez mieszkanie przeszedł powiew od otwartych drzwi i obok {thing:gen} coś drgnęło, a może tylko tak mu się zdawało.",
  },
  {
    en: "Whoever wants to understand a cat should look at {thing} for a long time, say nothing, and only then look at the cat.",
    pl: "Kto chce zrozumieć kota, niech długo patrzy na {thing:acc}, nic nie mówi i dopiero potem spojrzy na kota.",
  },
  {
    en: "Ola lifted {thing}, and beneath it there turned out to be the warm spot that Mruk had been saving for later.",
    pl: "Ola podniosła {thing:acc}, a pod spodem znalazło się to ciepłe miejsce, które Mruk odkładał sobie na później.",
  },
  {
    en: "He made himself long, then flat, then long again, and in this manner he passed {thing} without touching {other}.",
    pl: "Zrobił się długi, potem płaski, potem znowu długi i tym sposobem minął {thing:acc}, nie dotykając {other:gen}.",
  },
  {
    en: "In the courtyard somebody was beating a carpet, and every blow set {thing} trembling {place}, as if in agreement.",
    pl: "Na podwórku ktoś trzepał dywan i każde uderzenie wprawiało {thing:acc} {place} w lekkie, pełne zgody drżenie.",
  },
  {
    en: "It would have been easy to take {thing} for granted, but he takes nothing for granted that is to be found {place}.",
    pl: "Łatwo byłoby uznać {thing:acc} za coś oczywistego, ale on nie uznaje za oczywiste niczego, co znajduje się {place}.",
  },
  {
    en: "His tail had an opinion on {thing} before the rest of the cat did, and delivered it to the left and to the right.",
    pl: "Ogon miał na temat {thing:gen} wyrobione zdanie wcześniej niż reszta kota i wygłaszał je w lewo i w prawo.",
  },
  {
    en: "Ola put {thing} on top, right beside {other}, and Mruk closed his eyes so as not to be a witness of this decision.",
    pl: "Ola postawiła {thing:acc} na wierzchu, tuż obok {other:gen}, a Mruk zamknął oczy, żeby nie być świadkiem tej decyzji.",
  },
  {
    en: "People carry {thing} from room to room and call it tidying; cats know that the word for it is migration.",
    pl: "Ludzie noszą {thing:acc} z pokoju do pokoju i nazywają to sprzątaniem; koty wiedzą, że to się nazywa wędrówka ludów.",
  },
  {
    en: "Nothing had happened yet, and that was the best thing about it, so he let nothing happen {place} a little longer.",
    pl: "Jeszcze nic się nie stało i to było w tym najlepsze, więc pozwolił, żeby {place} nie działo się nic jeszcze przez chwilę.",
  },
  {
    en: "From behind {thing} something rolled, drew an arc {place}, and lay down as if it had always lived there.",
    pl: "Zza {thing:gen} coś się wytoczyło, zakreśliło łuk {place} i ułożyło się tak, jakby mieszkało tu od zawsze.",
  },
  {
    en: "He sniffed at {thing} from the side on which things least expect it, and kept the result for the future.",
    pl: "Powąchał {thing:acc} z tej strony, z której rzeczy najmniej się tego spodziewają, i zapamiętał wynik na przyszłość.",
  },
  {
    en: "On the floor lay a crumb that had seen everything, but it was only a crumb, and in the matter of {thing} it kept silent.",
    pl: "Na podłodze leżał okruszek, który wszystko widział, ale był tylko okruszkiem i w sprawie {thing:gen} milczał.",
  },
  {
    en: "Tomek said that {thing} must go back to its place, and he looked at Mruk while he said it, as if at a map.",
    pl: "Tomek powiedział, że {thing:nom} musi wrócić na swoje miejsce, i popatrzył przy tym na Mruka jak na mapę.",
  },
  {
    en: "The armchair creaked in the voice it keeps for guests, although nobody sat in it, not counting {thing}.",
    pl: "Fotel skrzypnął głosem, który trzyma dla gości, chociaż nikt w nim nie siedział, jeśli nie liczyć {thing:gen}.",
  },
  {
    en: "He would have told Bułka the story of {thing}, but she would have taken it politely, and that is hard to bear.",
    pl: "Opowiedziałby Bułce historię {thing:gen}, ale ona przyjęłaby ją grzecznie, a to trudno znieść.",
  },
  {
    en: "Beside {other} one knows where one stands; beside {thing} one only knows where one lies, so he lay down at once.",
    pl: "Obok {other:gen} wiadomo, na czym się stoi; obok {thing:gen} wiadomo tylko, na czym się leży, więc zaraz się położył.",
  },
  {
    en: "The light moved across the floor, came to {thing} and stopped for a moment, like somebody who reads the name on a door.",
    pl: "Światło przesuwało się po podłodze, doszło do {thing:gen} i zatrzymało się na chwilę, jak ktoś, kto czyta nazwisko na drzwiach.",
  },
  {
    en: "He pretended {place} to be asleep, as {thing} pretends to be only a thing, and it must be said that he did it better.",
    pl: "Udawał {place}, że śpi, tak jak {thing:nom} udaje zwykłą rzecz, i trzeba przyznać, że szło mu lepiej.",
  },
];
