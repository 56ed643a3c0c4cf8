import type { Piece } from "./model.ts";

/** Remarks about the cat and the house that are true on any day, in any weather, in the middle of any plot. */
export const remarks: readonly Piece[] = [
  {
    en: "It should be said that Mruk’s bell does not ring by itself. It rings when he has something to announce, and he is sparing with announcements.",
    pl: "Trzeba powiedzieć, że dzwonek Mruka nie dzwoni sam z siebie. Dzwoni wtedy, kiedy Mruk ma coś do ogłoszenia, a ogłoszeń nie lubi nadużywać.",
  },
  {
    en: "There are three accounts of the notch in his left ear: one with a dog, one with a barbed fence and one with a lady. He tells whichever suits his listener least.",
    pl: "O nacięciu w lewym uchu krążą trzy wersje: z psem, z siatką i z pewną damą. Mruk opowiada tę, która słuchaczowi najmniej pasuje.",
  },
  {
    en: "Ola once measured him with a tailor’s tape. The result was written on the door frame, where nobody else’s is marked, and he has not forgiven the figure.",
    pl: "Ola zmierzyła go kiedyś centymetrem krawieckim. Wynik zapisano na framudze, gdzie nie zapisano nikogo innego, i tej liczby Mruk jej nie wybaczył.",
  },
  {
    en: "Mrs Halina, who sewed coats for half of Marszałkowska, says that a cat like this is cut generously, with an allowance at the seams.",
    pl: "Pani Halina, która szyła płaszcze dla połowy Marszałkowskiej, mówi, że taki kot jest skrojony hojnie, z zapasem na szwach.",
  },
  {
    en: "Mr Zenon carries forty keys, and nobody has seen him use more than three. The rest, he explains, are for respect.",
    pl: "Pan Zenon nosi czterdzieści kluczy, a nikt nie widział, żeby używał więcej niż trzech. Reszta, jak wyjaśnia, jest od szacunku.",
  },
  {
    en: "Tomek teaches geography and still loses his way to the laundry basket. Mruk knows the flat without a map, and by night.",
    pl: "Tomek uczy geografii, a wciąż nie trafia do kosza na bieliznę. Mruk zna mieszkanie bez mapy, w dodatku po ciemku.",
  },
  {
    en: "There is a board in the hall that speaks when it is trodden on. Mruk steps over it every day, out of courtesy, since it never has anything new to say.",
    pl: "W przedpokoju jest deska, która odzywa się, kiedy na nią stanąć. Mruk codziennie ją omija, z grzeczności, bo deska nigdy nie mówi nic nowego.",
  },
  {
    en: "When Ola translates she reads every sentence aloud, first in the one language and then in the other. Mruk corrects neither, but he has a preferred one.",
    pl: "Kiedy Ola tłumaczy, czyta każde zdanie na głos, najpierw w jednym języku, potem w drugim. Mruk nie poprawia żadnego, choć jednego woli słuchać.",
  },
  {
    en: "It is not true that cats do not understand the word “no”. Mruk understands it perfectly; he regards it as the opening of negotiations.",
    pl: "To nieprawda, że koty nie rozumieją słowa „nie”. Mruk rozumie je doskonale i traktuje jako zaproszenie do rozmów.",
  },
  {
    en: "Bułka, the ginger cat from the bakery, claims that he grumbles in his sleep. He has answered that he was thinking, with his eyes closed, about her.",
    pl: "Bułka, ruda kotka z piekarni, twierdzi, że Mruk zrzędzi przez sen. Odpowiedział jej, że myślał, z zamkniętymi oczami, właśnie o niej.",
  },
  {
    en: "In the flat there are four chairs, two beds, a sofa and an armchair. Mruk has the use of all of them, and lends them out.",
    pl: "W mieszkaniu są cztery krzesła, dwa łóżka, kanapa i fotel. Mruk dysponuje wszystkimi i chętnie je wypożycza.",
  },
  {
    en: "Prezes the pigeon has never in his life done a day’s work, and yet everything on the gutter goes through him. Mruk studies this with professional interest.",
    pl: "Gołąb Prezes nie przepracował w życiu ani dnia, a jednak wszystko na rynnie przechodzi przez niego. Mruk przygląda się temu z zawodowym zainteresowaniem.",
  },
  {
    en: "Mruk’s eyes are green, but not always the same green. Tomek says it depends on the light; Ola says it depends on the bowl.",
    pl: "Oczy ma Mruk zielone, ale nie zawsze tak samo. Tomek uważa, że to zależy od światła, Ola, że od miski.",
  },
  {
    en: "Mruk was found in a box that had held tangerines, and to this day he trusts fruit sellers more than is reasonable.",
    pl: "Mruka znaleziono w skrzynce po mandarynkach i do dziś ufa sprzedawcom owoców bardziej, niż nakazuje rozsądek.",
  },
  {
    en: "There is a rule in the house that the cat does not go on the table. It was made by people, and it applies, as far as can be told, to people.",
    pl: "W domu obowiązuje zasada, że kot nie wchodzi na stół. Ułożyli ją ludzie i, o ile można się zorientować, ludzi dotyczy.",
  },
  {
    en: "A tom with white paws must think about every step, because everything shows. It is one of the reasons why Mruk walks as he does.",
    pl: "Kocur o białych łapach musi myśleć o każdym kroku, bo wszystko widać. To jeden z powodów, dla których Mruk chodzi tak, jak chodzi.",
  },
  {
    en: "The clock in the kitchen is seven minutes fast. Everyone in the house knows it and takes it into account, except for Mruk, who takes only breakfast into account.",
    pl: "Kuchenny zegar spieszy się o siedem minut. Wszyscy w domu o tym wiedzą i biorą na to poprawkę, oprócz Mruka, który bierze tylko śniadanie.",
  },
  {
    en: "Staś from the first floor maintains that Mruk once answered the trumpet, in tune. There were no witnesses, and Mruk does not speak about it.",
    pl: "Staś z pierwszego piętra utrzymuje, że Mruk raz odpowiedział trąbce, i to czysto. Świadków nie było, a Mruk o tym nie mówi.",
  },
  {
    en: "Nobody has ever taught him to open doors. He merely sits in front of them until they feel foolish.",
    pl: "Nikt go nigdy nie uczył otwierać drzwi. Po prostu siada przed nimi i czeka, aż drzwiom zrobi się głupio. Zwykle nie trwa to długo.",
  },
  {
    en: "In the drawer under the telephone lies a passport made out for Mruk, with a photograph. He looks in it like somebody who has something to declare and will not.",
    pl: "W szufladzie pod telefonem leży paszport Mruka, ze zdjęciem. Wygląda na nim jak ktoś, kto ma coś do oclenia i tego nie zrobi.",
  },
  {
    en: "Visitors ask whether he bites. Ola answers that he has never needed to; it is enough that he looks disappointed.",
    pl: "Goście pytają, czy gryzie. Ola odpowiada, że nigdy nie musiał, bo wystarczy, że spojrzy na kogoś z rozczarowaniem.",
  },
  {
    en: "The old armchair has been reupholstered more than once, each time after a difference of opinion with Mruk. The next opinion has already been begun, at the back.",
    pl: "Stary fotel nieraz zmieniał obicie, za każdym razem po różnicy zdań z Mrukiem. Następne zdanie zostało już zaczęte, od tyłu.",
  },
  {
    en: "Mruk has a voice for each occasion: one for the bowl, one for the balcony door and one, very low, that he uses only when he believes he is alone.",
    pl: "Na każdą okazję Mruk ma osobny głos: jeden do miski, jeden do drzwi balkonu i jeden, bardzo niski, którego używa tylko wtedy, gdy sądzi, że jest sam.",
  },
  {
    en: "The fifteen has passed under these windows for decades, and in all that time not one of them has called in. Mruk finds this a cold way of being a neighbour.",
    pl: "Piętnastka jeździ pod tymi oknami od dziesięcioleci i przez cały ten czas ani jedna nie zaszła na górę. Mruk uważa, że tak się po sąsiedzku nie robi.",
  },
  {
    en: "Mruk’s grandmother, so the story goes, sat in the window of a pharmacy on Mokotowska and was consulted about coughs.",
    pl: "Babka Mruka, jak głosi rodzinna opowieść, siedziała w oknie apteki na Mokotowskiej i radzono się jej w sprawie kaszlu.",
  },
  {
    en: "There are cats who come when they are called. Mruk has heard of them, as you hear of people who like Mondays.",
    pl: "Są koty, które przychodzą na zawołanie. Mruk o nich słyszał, tak jak się słyszy o ludziach, którzy lubią poniedziałki. Nie wyklucza, że istnieją.",
  },
  {
    en: "On the stairs between the second and the third floor there is a step that is warmer than the others. Only two in the whole house know it, and the other one is Mr Zenon.",
    pl: "Na schodach między drugim a trzecim piętrem jest stopień cieplejszy od pozostałych. W całym domu wiedzą o nim dwaj, a ten drugi to pan Zenon.",
  },
  {
    en: "Mruk’s tail has a life of its own and its own views. He has had to apologise for it more than once, without turning round.",
    pl: "Ogon Mruka żyje własnym życiem i ma własne poglądy. Mruk nieraz musiał za niego przepraszać, nie odwracając się.",
  },
  {
    en: "The vet in Hoża Street wrote in his card: “Robust. Knows it.” Since then Mruk has been carried past that door with his head held high.",
    pl: "Weterynarz z Hożej wpisał mu do karty: „Potężny. Wie o tym”. Od tamtej pory Mruk, kiedy go tamtędy niosą, trzyma głowę wysoko.",
  },
  {
    en: "Under the bath Mruk keeps a cork, a rubber band and a button of Tomek’s that is still being looked for. Every household needs its reserves.",
    pl: "Pod wanną Mruk trzyma korek, gumkę recepturkę i guzik Tomka, którego wciąż się szuka. Każdy dom powinien mieć jakieś rezerwy.",
  },
  {
    en: "It is worth knowing that Mruk purrs on two notes. Tomek has a recording. It was taken under the pretext of an alarm clock.",
    pl: "Warto wiedzieć, że Mruk mruczy na dwie nuty. Tomek ma nagranie. Zrobił je pod pretekstem nastawiania budzika.",
  },
  {
    en: "Ola says he is stubborn, Tomek says he is consistent. That is roughly the extent of what they disagree on.",
    pl: "Ola mówi, że jest uparty, Tomek, że konsekwentny. Mniej więcej na tym kończą się ich spory.",
  },
  {
    en: "A pedigree cat once moved in on Staircase B. It had a name of four words and was not allowed out. Mruk used to sit in its view, for balance.",
    pl: "Na klatce B mieszkał kiedyś kot z rodowodem. Nosił imię z czterech słów i nie wolno mu było wychodzić. Mruk siadywał mu na widoku, dla równowagi.",
  },
  {
    en: "Where other cats have nine lives Mruk has one, but he has spread it over the whole flat.",
    pl: "Inne koty mają podobno po siedem żyć. Mruk ma jedno, za to rozłożone na całe mieszkanie, z osobnym kawałkiem na każde krzesło.",
  },
  {
    en: "Mruk weighs as much as an encyclopaedia, up to the letter M. Tomek checked this on the bathroom scales, with and without the encyclopaedia.",
    pl: "Mruk waży tyle co encyklopedia do litery M włącznie. Tomek sprawdził to na łazienkowej wadze, raz z encyklopedią, a raz bez.",
  },
  {
    en: "When Mruk is offended he sits with his back to the room, yet his ears go on facing it. In this way he misses nothing and forgives nothing.",
    pl: "Kiedy Mruk się obraża, siada tyłem do pokoju, ale uszy zostawia przodem. Dzięki temu niczego nie traci i niczego nie wybacza.",
  },
  {
    en: "Everybody in the house has a private name for him. Tomek’s is “Director”, Mrs Halina’s is “treasure”, and Ola’s cannot be translated, although she has tried.",
    pl: "Każdy w kamienicy nazywa go po swojemu. Tomek mówi „dyrektorze”, pani Halina „skarbie”, a tego, co mówi Ola, nie da się przetłumaczyć, choć próbowała.",
  },
  {
    en: "Mruk does not like to be laughed at, and for this reason he never falls off anything when there is company. Alone, he has fallen off nearly everything.",
    pl: "Mruk nie lubi, kiedy się z niego śmieją, dlatego przy ludziach nigdy z niczego nie spada. Sam na sam spadł już prawie ze wszystkiego.",
  },
  {
    en: "Among his achievements must be counted the summer of the lift. There was no lift in the house then, nor is there now, but he sat and waited for it, in case.",
    pl: "Do jego osiągnięć trzeba zaliczyć lato windy. Windy w kamienicy nie było i nie ma, ale on siedział i czekał na nią, na wszelki wypadek.",
  },
  {
    en: "Mruk learned patience from the stove, which takes an hour to get warm and a whole night to change its mind.",
    pl: "Cierpliwości Mruk nauczył się od pieca kaflowego, któremu godzina schodzi na nagrzaniu się, a cała noc na zmianie zdania.",
  },
  {
    en: "There is a photograph in the hall in which Ola, Tomek and Mruk are all looking at the camera. It took forty attempts, thirty-nine of which were spoiled by Tomek.",
    pl: "W przedpokoju wisi zdjęcie, na którym Ola, Tomek i Mruk naraz patrzą w obiektyw. Udało się za czterdziestym razem, a trzydzieści dziewięć zepsuł Tomek.",
  },
  {
    en: "Asked what the cat does all day, Ola answers that he supervises. What exactly he supervises has never been established, but everything still stands.",
    pl: "Na pytanie, co kot robi całymi dniami, Ola odpowiada, że nadzoruje. Co dokładnie, tego nie ustalono, ale jak dotąd wszystko stoi.",
  },
  {
    en: "At the bakery they keep for him, on a nail, a receipt for one roll, unpaid, from the day on which he met Bułka. Nobody has ever asked for the money.",
    pl: "W piekarni wisi na gwoździu jego rachunek za jedną kajzerkę, niezapłacony, z dnia, w którym poznał Bułkę. O pieniądze nikt nigdy nie pytał.",
  },
  {
    en: "A red collar obliges. Mruk has noticed that in it one is addressed as somebody’s, and has decided that he is the somebody.",
    pl: "Czerwona obroża zobowiązuje. Mruk zauważył, że kota w obroży uważa się za czyjegoś, i uznał, że ten ktoś to on.",
  },
  {
    en: "The cellar belongs to Mr Zenon, the attic to the swifts, and what lies between is, on the whole, Mruk’s. The division has been tacit and has lasted.",
    pl: "Piwnica należy do pana Zenona, strych do jerzyków, a to, co pomiędzy, z grubsza do Mruka. Podział jest milczący i trwały.",
  },
  {
    en: "Mruk has been to the seaside once, by train, in a basket. He remembers a great deal of litter tray and nobody to thank for it.",
    pl: "Nad morzem Mruk był raz, pociągiem, w koszyku. Zapamiętał ogromną kuwetę i to, że nie było komu za nią podziękować.",
  },
  {
    en: "Some say that grumbling is a sign of a bad character. With Mruk it is rather like the ticking of a clock: one begins to worry when it stops.",
    pl: "Mówią, że zrzędzenie świadczy o złym charakterze. U Mruka przypomina raczej tykanie zegara: człowiek niepokoi się dopiero wtedy, gdy ustanie.",
  },
];
