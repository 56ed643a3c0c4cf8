import type { Plot } from "../model.ts";

/** A letter lies on the kitchen table, and Mruk has reason to think that it concerns him. */
export const letter: Plot = {
  name: "letter",
  category: "Daily Life",
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["letter", "mug"],
      eyes: "open",
      en: "Mruk in the kitchen over a letter, as if he were about to reply",
      pl: "Mruk w kuchni nad listem, jakby miał odpisać",
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["letter", "kettle"],
      eyes: "half",
      en: "Mruk in the kitchen, folded up beside a letter",
      pl: "Mruk w kuchni, złożony obok listu",
    },
  ],
  wish: [
    {
      as: ["the Letter", "list"],
      en: "On the kitchen table lay a letter that nobody had opened yet. It was white, it was thick, and it lay with its address downwards, which can mean only that it has something to hide. Mruk decided to find out whether it was for him.",
      pl: "Na kuchennym stole leżał list, którego nikt jeszcze nie otworzył. Był biały, gruby i leżał adresem do dołu, co może znaczyć tylko jedno: że ma coś do ukrycia. Mruk postanowił ustalić, czy to do niego.",
    },
    {
      as: ["the Unknown Sender", "nieznany nadawca"],
      en: "Mruk gets few letters, and those from the vet. So he pricked up his ears when he heard the flap of the letter box and, after it, something soft on the mat. Ola carried it to the kitchen unread. It smelled of another flat, with a dog in it, and he had questions.",
      pl: "Mruk dostaje mało listów, a i te od weterynarza. Nadstawił więc uszu, kiedy stuknęła klapka w drzwiach i coś miękko spadło na wycieraczkę. Ola zaniosła to do kuchni, nieprzeczytane. Pachniało innym mieszkaniem, z psem w środku, i Mruk miał pytania.",
    },
    {
      as: ["the Best Seat on the Table", "najlepsze miejsce na stole"],
      en: "Of all the things one can sit on, a letter is the best. It is warm at once, it crackles slightly, and somebody will certainly need it. One was lying in the kitchen, alone, at an angle. Mruk intended to sit on it until it had been sufficiently sat upon.",
      pl: "Ze wszystkich rzeczy, na których można siedzieć, najlepszy jest list. Od razu jest ciepły, lekko szeleści i na pewno będzie komuś potrzebny. Jeden leżał w kuchni, sam, na ukos. Mruk zamierzał siedzieć na nim tak długo, aż będzie dostatecznie wysiedziany.",
    },
    {
      as: ["the Stamp", "znaczek"],
      en: "What interested Mruk was the stamp. It showed a bird, and not one of those that he knew from the gutter, but a large one with long legs, which looked as if it lived on fish. The stamp was on a letter, the letter was in the kitchen, and the kitchen door stood open.",
      pl: "Mruka interesował znaczek. Był na nim ptak, i to nie żaden z tych znanych z rynny, tylko duży, długonogi, taki, co wygląda, jakby się żywił rybami. Znaczek był na liście, list był w kuchni, a drzwi do kuchni były otwarte.",
    },
    {
      as: ["the Answer", "odpowiedź"],
      en: "A letter had come that had to be answered, and Ola had gone to look for the right word. It had been going on for half an hour; good words sit deep. In the meantime it lay on the kitchen table, all by itself. It was high time, thought Mruk, that somebody took the correspondence in hand.",
      pl: "Przyszedł list, na który trzeba było odpisać, i Ola poszła szukać odpowiedniego słowa. Trwało to od pół godziny, bo dobre słowa siedzą głęboko. Tymczasem list leżał na kuchennym stole zupełnie sam. Najwyższy czas, pomyślał Mruk, żeby ktoś ujął korespondencję w swoje łapy.",
    },
    {
      as: ["the News from the Seaside", "wieści znad morza"],
      en: "There was news from the seaside. One knew it by the address, which leaned to one side as if in the wind, and by the smell. It was the smell that mattered. Whoever had written it lived next door to a smokehouse, and Mruk has been waiting for years for somebody to write about that properly.",
      pl: "Przyszły wieści znad morza. Poznawało się je po adresie, pochylonym jak od wiatru, i po zapachu. Chodziło o zapach. Ktokolwiek to pisał, mieszkał obok wędzarni, a Mruk od lat czeka, aż ktoś o czymś takim porządnie napisze.",
    },
    {
      as: ["the Red Seal", "czerwona pieczęć"],
      en: "On the letter was a seal of red wax, round and shiny, as in the times of the kings. Tomek had put it down on the table with two fingers and gone to tell Ola. Mruk gets on well with anything that bears a seal; he regards himself as an authority. He went over to it, as to a colleague, in order to exchange views.",
      pl: "Na liście była pieczęć z czerwonego laku, okrągła i błyszcząca, jak za królów. Tomek położył go na stole dwoma palcami i poszedł powiedzieć Oli. Mruk ze wszystkim, co ma pieczęć, żyje dobrze, sam się uważa za urząd. Podszedł do niego jak do kolegi, żeby wymienić poglądy.",
    },
  ],
  obstacle: [
    {
      as: ["the Sugar Bowl", "cukiernica"],
      en: "But somebody had stood the sugar bowl on it. People do this with letters that they do not want to read, so that they do not fly away. Mruk tried one corner, he tried the other. The bowl held on with all its sugar and gave a warning tinkle with its lid.",
      pl: "Ale ktoś postawił na nim cukiernicę. Ludzie tak robią z listami, których nie chcą czytać, żeby nie odleciały. Mruk spróbował z jednego rogu, spróbował z drugiego. Cukiernica trzymała się całym cukrem i ostrzegawczo brzęknęła pokrywką.",
    },
    {
      as: ["the Handwriting", "charakter pisma"],
      en: "But the thing was illegible. Mruk looked at it from above, he looked at it from the side; he laid his cheek on it and looked along the lines. It was all hooks and loops, like the tracks of a hen in love. A cat of goodwill could make nothing of it at all.",
      pl: "Ale nie dało się tego przeczytać. Mruk patrzył z góry, patrzył z boku, położył policzek i popatrzył wzdłuż linijek. Same haczyki i pętelki, jak ślady zakochanej kury. Kot dobrej woli nic z tego nie mógł zrozumieć.",
    },
    {
      as: ["the Wet Ring", "mokry krążek"],
      en: "But in trying to get at it he brushed the cup. It was only a few drops. They ran together on the paper, made a ring, and in the ring the ink began to flower, blue and violet. It was beautiful. And at this moment there were steps in the hall.",
      pl: "Ale sięgając, trącił filiżankę. Było to tylko parę kropel. Zbiegły się na papierze, zrobiły krążek, a w krążku atrament zaczął kwitnąć na niebiesko i fioletowo. Piękny widok. I w tej chwili w przedpokoju odezwały się kroki.",
    },
    {
      as: ["the Oilcloth", "cerata"],
      en: "But on the table there was the new oilcloth. On oilcloth nothing stays where it is touched: he laid a paw on the letter, and it slid away from him; he followed, and it slid on. Thus they went round the table, like two people at a dance who have not been introduced.",
      pl: "Ale na stole leżała nowa cerata. Na ceracie nic nie stoi w miejscu: położył łapę na liście, a list odjechał, poszedł za nim, a list odjechał dalej. Tak okrążyli cały stół, jak dwie osoby na balu, których sobie nie przedstawiono.",
    },
    {
      as: ["the Other Reader", "drugi czytelnik"],
      en: "But Tomek had sat down to it first. He had cleaned his glasses, and was reading with his lips, and after each line he turned it over to see how much there was still to come. “Don’t read over my shoulder, Director,” he said. Mruk was not reading; he was leaning.",
      pl: "Ale Tomek dopadł go pierwszy. Przetarł okulary, czytał, ruszając ustami, i po każdej linijce sprawdzał, ile jeszcze zostało. „Nie czytaj mi przez ramię, dyrektorze” – powiedział. Mruk nie czytał, Mruk się opierał.",
    },
    {
      as: ["the Bread Knife", "nóż do chleba"],
      en: "But it was sealed, and with what care! The flap was stuck down to its last corner and there was a strip of tape on top. Mruk put a claw to it, then a tooth. In this house letters are opened with the bread knife, and the bread knife, as ill luck would have it, does not answer to cats.",
      pl: "Ale był zaklejony, i to jak! Klapka trzymała aż po sam rożek, a na niej biegła jeszcze taśma. Mruk przyłożył pazur, potem ząb. Listy w tym domu otwiera się nożem do chleba, a nóż do chleba, jak na złość, kotów nie słucha.",
    },
    {
      as: ["the Draught", "przeciąg"],
      en: "But just as he had put out his paw there came a draught. The letter rose, turned over in the air, thought for a moment and went under the dresser. Under the dresser there are two centimetres. Mruk has a great deal to him, but nothing that is two centimetres high.",
      pl: "Ale ledwie wyciągnął łapę, przyszedł przeciąg. List uniósł się, obrócił w powietrzu, chwilę się namyślał i wszedł pod kredens. Pod kredensem są dwa centymetry. Mruk ma w sobie wiele, ale nic o wysokości dwóch centymetrów.",
    },
  ],
  turn: [
    {
      as: ["With Regards to the Cat", "Pozdrowienia dla kota"],
      en: "It was Ola who read it out in the end, standing, with her jumper over one shoulder. There was something about the weather, about a tooth, about a wedding. And then, quite at the bottom, sideways, where there was hardly any room: “and regards to the cat”. Everyone looked at Mruk. So it was for him.",
      pl: "W końcu przeczytała go na głos Ola, na stojąco, ze swetrem przez ramię. Było coś o pogodzie, o zębie, o weselu. A na samym dole, bokiem, gdzie już prawie nie było miejsca: „i pozdrówcie kota”. Wszyscy spojrzeli na Mruka. A więc jednak do niego.",
    },
    {
      as: ["A Paw for a Signature", "Łapa zamiast podpisu"],
      en: "Then it turned out that something had to be signed, and that nobody could find a pen. Mruk put his paw down on the dotted line, only because it was there. He lifted it off again; it had left a print, small, grey and perfectly clear. “Well,” said Tomek, “that’s binding.”",
      pl: "Wtedy wyszło, że trzeba podpisać odpowiedź, a nikt nie może znaleźć pióra. Mruk postawił łapę na wykropkowanej linii, tylko dlatego, że tam była. Podniósł ją. Został odcisk, mały, szary i zupełnie wyraźny. „No – powiedział Tomek – to już jest wiążące”.",
    },
    {
      as: ["What Had Been Enclosed", "Co było w załączeniu"],
      en: "And then something fell out of it on to the table. Nobody had noticed it till now, except Mruk, who had noticed nothing else from the start. It was a photograph: some stairs, some sun, and in the sun a fat black-and-white cat with a familiar way of looking. On the back was written: “Also his own master.”",
      pl: "I wtedy coś z niego wypadło na stół. Nikt tego wcześniej nie zauważył, oprócz Mruka, który od początku nie zauważał niczego innego. Była to fotografia: schody, słońce, a w słońcu gruby czarno-biały kot, patrzący znajomo. Na odwrocie napisano: „Też sam sobie panem”.",
    },
    {
      as: ["It Is Read by Warmth", "Czyta się go ciepłem"],
      en: "So Mruk read it in his own way: he got hold of it, lay down on it, shut his eyes and let it come through. Some letters need a quarter of an hour. There was worry in it, towards the middle, and an apology; but by the end it was quite friendly, and he began to hum.",
      pl: "Mruk przeczytał go więc po swojemu: przyciągnął go, położył się na nim, zamknął oczy i czekał, aż przeniknie. Niektóre listy potrzebują kwadransa. Mniej więcej w środku była troska i przeprosiny, ale pod koniec zrobiło się całkiem serdecznie i Mruk zaczął nucić.",
    },
    {
      as: ["Wrong Floor", "Pomyłka o piętro"],
      en: "At last somebody looked at the address. “It’s not ours,” said Ola. “It’s for Mrs Halina.” There was some embarrassment. They went down all three, and Mruk carried the thing himself, by a corner, one flight of stairs. He was given a piece of smoked fish, as he had come on business.",
      pl: "W końcu ktoś spojrzał na adres. „To nie do nas – powiedziała Ola. – To do pani Haliny”. Zrobiło się niezręcznie. Zeszli we troje, a list niósł Mruk osobiście, za rożek, jedno piętro w dół. Dostał za to kawałek wędzonej ryby, bo przyszedł służbowo.",
    },
    {
      as: ["The Sentence Is Found", "Zdanie się znajduje"],
      en: "At last Ola sat down to reply. She chewed her pen for a long time; she looked at the paper, and at him, sitting beside it with so much dignity. Then it came to her, and she wrote: “and Mruk is sitting here and wants to know what you have to say for yourselves”. It was precisely what he had meant.",
      pl: "W końcu Ola usiadła, żeby odpisać. Długo gryzła pióro, patrzyła na papier i na niego, jak siedzi obok z taką godnością. Wreszcie ją olśniło i napisała: „a Mruk siedzi tu i pyta, co macie na swoje usprawiedliwienie”. Dokładnie o to mu chodziło.",
    },
    {
      as: ["The Envelope Is What Counts", "Liczy się koperta"],
      en: "Then they took the letter out, all four pages, and left him the envelope. It is often this way: people take the words and do not see what the words came in. It had a lining with blue stripes, and it was just large enough for a chin. Mruk put his chin there.",
      pl: "Potem wyjęto z niego list, całe cztery strony, a jemu zostawiono kopertę. Często tak jest, że ludzie biorą słowa i nie widzą, w czym te słowa przyszły. Koperta miała podszewkę w niebieskie paski i była w sam raz na brodę. Mruk położył na niej brodę.",
    },
  ],
  ending: [
    {
      en: "The reply went off the same day. Nobody knows what was in it, but it had been licked by two persons. Since then Mruk pays attention to the flap in the door and is often in the hall, by chance, towards the hour when the postman comes. One does not write in order to wait; but one waits.",
      pl: "Odpowiedź wysłano tego samego dnia. Nie wiadomo, co w niej było, ale lizały ją dwie osoby. Od tej pory Mruk ma oko na klapkę w drzwiach i często bywa w przedpokoju, przypadkiem, o porze listonosza. Nie po to się pisze, żeby czekać, ale się czeka.",
    },
    {
      en: "Then the paper was put away in the drawer, with the passport and the bills. Mruk saw it off as far as the handle. What he thought about the contents he did not disclose; he only sat in the kitchen a little longer than usual, and when the kettle asked him, he did not answer.",
      pl: "Potem papier schowano do szuflady, razem z paszportem i rachunkami. Mruk odprowadził go aż do uchwytu. Co myślał o treści, nie zdradził, posiedział tylko w kuchni trochę dłużej niż zwykle, a kiedy czajnik go zagadnął, nie odpowiedział.",
    },
    {
      en: "“What a day for correspondence,” said Tomek, and put the kettle on. Mruk took the empty place on the table, since the rule about tables, as is known, applies to food. He tucked in his paws, one after the other, like somebody sealing himself, and was ready to be sent.",
      pl: "„Dzień korespondencji” – powiedział Tomek i nastawił wodę. Mruk zajął wolne miejsce na stole, bo zasada stołu, jak wiadomo, dotyczy jedzenia. Schował łapy, jedną po drugiej, jakby się zaklejał, i był gotów do wysłania.",
    },
    {
      en: "Afterwards, when the others had long been busy elsewhere, there was no one left in the kitchen but a cat, a table and one crumb. He was looking in front of him, as people look when they have heard from somebody far away, and his tail was writing slowly on the oilcloth.",
      pl: "Potem, kiedy inni od dawna zajmowali się czymś innym, w kuchni nie było już nikogo, tylko kot, stół i jeden okruszek. Patrzył przed siebie tak, jak patrzą ludzie, kiedy ktoś z daleka dał im znak życia, a ogon powoli pisał coś po ceracie.",
    },
    {
      en: "The whole affair had cost one stamp, which by evening could no longer be found. The bird on it had long legs and was stuck, for the time being, to the underside of a white paw. Mruk is letting it stay there until he has decided where he would like to be delivered.",
      pl: "Cała sprawa kosztowała jeden znaczek, którego potem nie można było znaleźć. Ptak miał długie nogi i tymczasem trzymał się spodu białej łapy. Mruk pozwala mu tam być, dopóki nie zdecyduje, dokąd chciałby zostać doręczony.",
    },
    {
      en: "Mr Zenon, who knows everything, asked on the stairs whether there was good news. “Regards,” said Ola. Mr Zenon nodded. In forty years, he said, he had seen plenty of letters delivered, and the ones with regards were always the lightest. Mruk walked behind them, and carried his tail like an exclamation mark.",
      pl: "Pan Zenon, który wie wszystko, spytał na schodach, czy dobre wiadomości. „Pozdrowienia” – powiedziała Ola. Pan Zenon pokiwał głową. Przez czterdzieści lat, powiedział, widział niejeden list, a te z pozdrowieniami zawsze były najlżejsze. Mruk szedł za nimi i niósł ogon jak wykrzyknik.",
    },
    {
      en: "So nothing had happened, if one looks at it from outside: some paper had come into the house, and some had gone out. But Mruk had the feeling that, somewhere, he was now being thought of. It makes a draught, quite a warm one, at the back of the neck. He turned that side to the room.",
      pl: "Z zewnątrz patrząc, nic się nie stało: trochę papieru weszło do domu, trochę wyszło. Ale Mruk miał wrażenie, że gdzieś teraz ktoś o nim myśli. Czuje się wtedy lekki powiew, całkiem ciepły, z tyłu, na karku. Odwrócił się tą stroną do pokoju.",
    },
  ],
};
