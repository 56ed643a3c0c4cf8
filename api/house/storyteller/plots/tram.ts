import type { Plot } from "../model.ts";

/** The number fifteen has a timetable, and somebody on the third floor holds it to that. */
export const tram: Plot = {
  name: "tram",
  category: "Daily Life",
  pictures: [
    {
      place: "window sill",
      pose: "back",
      props: ["clock"],
      en: "Mruk seen from behind on the window sill, watching the street beside a clock",
      pl: "Mruk od tyłu na parapecie, przy zegarze, obserwuje ulicę",
    },
    {
      place: "window sill",
      pose: "sit",
      props: ["newspaper", "mug"],
      eyes: "open",
      en: "Mruk upright on the window sill, on tram duty",
      pl: "Mruk wyprostowany na parapecie, na dyżurze tramwajowym",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["geranium"],
      eyes: "half",
      mouth: "grump",
      en: "Mruk on the window sill with the face of a dispatcher",
      pl: "Mruk na parapecie z miną dyspozytora",
    },
  ],
  wish: [
    {
      as: ["the Timetable", "rozkład jazdy"],
      en: "The city of Warsaw publishes a timetable for the fifteen, but nobody checks it, except for Mruk. He does so from the sill, without pay and without spectacles. A tram that nobody watches, he reasons, soon begins to come when it likes, and after the trams it would be the turn of breakfast.",
      pl: "Miasto Warszawa układa dla piętnastki rozkład jazdy, ale nikt go nie pilnuje. Nikt prócz Mruka, który robi to z parapetu, bez pensji i bez okularów. Tramwaj bez nadzoru, rozumuje, zaczyna jeździć, jak mu się podoba, a po tramwajach przyszłaby kolej na śniadania.",
    },
    {
      as: ["the Fifteen", "piętnastka"],
      en: "Mruk had no appointment with the fifteen. He merely happened to be on the window sill at the time when it usually happened to be underneath. They had met in this way for six years, always with the glass between them, and he would have been hurt to hear it called a habit.",
      pl: "Mruk nie był z piętnastką umówiony. Po prostu bywał na parapecie o tej porze, o której ona bywała na dole. Spotykali się tak od sześciu lat, zawsze przez szybę, i byłoby mu przykro, gdyby ktoś nazwał to przyzwyczajeniem.",
    },
    {
      as: ["the Driver with the Moustache", "motorniczy z wąsami"],
      en: "One of the fifteen’s drivers has a moustache. It is broad, it is tended, and it turns the corner a moment before he does. Mruk, who understands whiskers, had resolved to see it once again from above, and he sat down on the sill with his own combed out on both sides.",
      pl: "Jeden z motorniczych piętnastki ma wąsy. Szerokie, zadbane, wyjeżdżają zza rogu o chwilę wcześniej niż on sam. Mruk, który zna się na wąsach, postanowił obejrzeć je jeszcze raz z góry i usiadł na parapecie, rozczesawszy własne na obie strony.",
    },
    {
      as: ["Every Seven Minutes", "co siedem minut"],
      en: "The fifteen comes every seven minutes, and that is what Mruk values in it. Nothing else in his life is so well arranged: the bowl has its two hours, the post its mood, Tomek no hour at all. So whenever the world went slack he would climb on to the sill and wait for seven minutes to be over.",
      pl: "Piętnastka przyjeżdża co siedem minut i to Mruk w niej ceni. Nic innego w jego życiu nie jest tak dobrze urządzone: miska ma dwie godziny na dobę, poczta humory, a Tomek w ogóle nie ma godzin. Kiedy więc świat się rozłaził, wchodził na parapet i czekał, aż minie siedem minut.",
    },
    {
      as: ["a Blue Spark", "niebieska iskra"],
      en: "At the bend, where the wire has a joint in it, a tram will sometimes drop a spark, blue and the size of a sprat. It falls and goes out. Mruk had never caught one, being on the wrong floor, but he was the only person in the street who kept a record of them.",
      pl: "Na zakręcie, tam gdzie drut ma złącze, tramwajowi wypada czasem iskra, niebieska, wielkości szprotki. Spada i gaśnie. Mruk nigdy żadnej nie złapał, bo mieszka na niewłaściwym piętrze, ale jako jedyny na całej ulicy prowadził ich ewidencję.",
    },
    {
      as: ["the Missing Tram", "brakujący tramwaj"],
      en: "By his reckoning there was a tram missing. So many had gone towards the river, so many had come back, and the sums did not agree: somewhere beyond the bridge there was a fifteen too many, or else somebody had kept one. He went to the window sill to do the count over again, with his paws together.",
      pl: "Z jego rachunków wynikało, że brakuje tramwaju. Tyle pojechało w stronę rzeki, tyle wróciło, a suma się nie zgadzała: albo za mostem stała jedna piętnastka za dużo, albo ktoś ją sobie zatrzymał. Poszedł na parapet policzyć jeszcze raz, ze złożonymi łapami.",
    },
    {
      as: ["the Dispatcher", "dyspozytor"],
      en: "Every line needs somebody who sends it on. The people at the stop suppose that the tram leaves because the doors are shut; Mruk knows that it leaves when he half closes his left eye. He does not insist on it in company. He had simply come to the window sill to go on duty.",
      pl: "Każda linia potrzebuje kogoś, kto ją wyprawi. Ludzie na przystanku myślą, że tramwaj odjeżdża, bo zamknęły się drzwi, a Mruk wie, że dopiero wtedy, gdy on przymknie lewe oko. Nie upiera się przy tym w towarzystwie. Po prostu przyszedł na parapet objąć dyżur.",
    },
  ],
  obstacle: [
    {
      as: ["the Removal Van", "wóz do przeprowadzek"],
      en: "But right below stood a removal van, tall as a cupboard and asleep. It hid half the stop. Two men carried a piano stool out of the house opposite, looked at it, and carried it in again. “They’re not sure yet,” said Ola, and one could see that they were going to be unsure for a long time.",
      pl: "Ale dokładnie na dole stał wóz do przeprowadzek, wysoki jak szafa i śpiący. Zasłaniał pół przystanku. Dwaj panowie wynieśli z domu naprzeciwko taboret od pianina, obejrzeli go i wnieśli z powrotem. „Jeszcze się wahają” – powiedziała Ola i widać było, że zanosi się na dłuższe wahanie.",
    },
    {
      as: ["the Replacement Bus", "autobus zastępczy"],
      en: "Something else came instead of the tram. It was a bus with a card in its window, and on the card, in felt-tip, stood a fifteen. It had rubber feet, it went round the parked cars as it pleased, and it did not ring. Mruk watched this impostor all the way to the corner and did not pass it.",
      pl: "Zamiast tramwaju przyjechało coś innego. Był to autobus z kartką za szybą, a na kartce ktoś napisał flamastrem piętnaście. Miał gumowe nogi, omijał zaparkowane auta, jak chciał, i nie dzwonił. Mruk odprowadził samozwańca wzrokiem aż do rogu i nie zaliczył go.",
    },
    {
      as: ["Tomek’s Watch", "zegarek Tomka"],
      en: "It emerged, however, that there were two opinions about the time. Tomek’s watch said that the tram was late, the kitchen clock that it had been and gone. “One of us is standing still,” said Tomek, and shook his wrist. Mruk, who carries the hour in his stomach, felt for the first time a slight uncertainty there.",
      pl: "Okazało się jednak, że w sprawie godziny są dwa zdania. Zegarek Tomka twierdził, że tramwaj się spóźnia, a ten w kuchni, że już dawno odjechał. „Któryś z nas stoi” – powiedział Tomek i potrząsnął ręką. Mruk, który godzinę nosi w żołądku, po raz pierwszy poczuł tam lekką niepewność.",
    },
    {
      as: ["the Dictionaries", "słowniki"],
      en: "Then Ola needed room on the table and moved her dictionaries to the sill, all four volumes, spines towards the room. What was left of the street was a slit between L and P. Through it one saw a lamp post, a third of a lady, and the place where a tram would be very briefly.",
      pl: "Wtedy Oli zabrakło miejsca na stole i przeniosła na parapet słowniki, wszystkie cztery tomy, grzbietami do pokoju. Z ulicy została szparka między L a P. Widać było przez nią latarnię, jedną trzecią pewnej pani i miejsce, w którym tramwaj mógłby być, ale bardzo krótko.",
    },
    {
      as: ["the Empty Rails", "puste szyny"],
      en: "Only no tram came. The rails lay there with nothing on them, like a sentence from which the verb has been left out, and at the stop people had begun to lean forward one after the other and look to the left. Then they looked at their telephones. Nobody thought of looking up, where they might have learned something.",
      pl: "Tylko że nic nie jechało. Szyny leżały puste, jak zdanie, w którym zabrakło orzeczenia, a ludzie na przystanku zaczęli wychylać się po kolei i patrzeć w lewo. Potem patrzyli w telefony. Nikomu nie przyszło do głowy spojrzeć w górę, gdzie można się było czegoś dowiedzieć.",
    },
    {
      as: ["the Wrong Number", "niewłaściwy numer"],
      en: "First to arrive was an eighteen, which has no business here at all. It crept along with its nose low, like a dog in somebody else’s kitchen; evidently it had been sent round. Mruk looked it in the lamp. An eighteen may be an excellent tram, he did not dispute it, but there is such a thing as order.",
      pl: "Najpierw nadjechała osiemnastka, która nie ma tu czego szukać. Pełzła ze spuszczonym nosem, jak pies w cudzej kuchni; widocznie puszczono ją objazdem. Mruk spojrzał jej prosto w reflektor. Osiemnastka może być znakomitym tramwajem, nie przeczył, ale porządek musi być.",
    },
    {
      as: ["the Untimely Yawn", "ziewnięcie nie w porę"],
      en: "And then Mruk yawned. A yawn of his takes nine seconds and uses the whole face; for that time the eyes are shut and the ears blocked. When he came out at the other end the wires were swaying and there was one person fewer at the stop. He looked around to see whether anybody had noticed.",
      pl: "I wtedy Mruk ziewnął. Jego ziewnięcie trwa dziewięć sekund i zajmuje całą twarz, oczy są wtedy zamknięte, a uszy zatkane. Kiedy wyszedł z drugiej strony, druty się kołysały, a na przystanku stało o jedną osobę mniej. Rozejrzał się, czy ktoś zauważył.",
    },
  ],
  turn: [
    {
      as: ["The Teaspoon Hears It First", "Pierwsza słyszy łyżeczka"],
      en: "The first to know was the teaspoon. It had been left in a glass on the table, and now it began to tremble, finely, against the rim, as it does before every tram and before no bus. Mruk’s ears went forward by themselves. Half a minute later, with a lamp in its forehead, the fifteen came round the bend.",
      pl: "Pierwsza dowiedziała się łyżeczka. Stała w szklance na stole i nagle zaczęła drobno drżeć o brzeg, jak przed każdym tramwajem i przed żadnym autobusem. Uszy Mruka same poszły do przodu. Pół minuty później, ze światłem na czole, wyjechała zza zakrętu piętnastka.",
    },
    {
      as: ["The Driver Raises Two Fingers", "Motorniczy podnosi dwa palce"],
      en: "What happened next took no longer than a tram takes to pass. It came, it slowed, and in its front window a hand rose to a cap, two fingers together, aimed at the third floor without any possibility of error. Mruk answered with a slow blink. Between professionals this is already a conversation.",
      pl: "To, co stało się potem, trwało tyle, ile przejazd tramwaju. Nadjechał, zwolnił, a za przednią szybą podniosła się do czapki ręka, dwa palce razem, wycelowane w trzecie piętro tak, że pomyłka nie wchodziła w grę. Mruk odpowiedział powolnym mrugnięciem. Między fachowcami to już rozmowa.",
    },
    {
      as: ["Two at Once", "Dwie naraz"],
      en: "When at last it came, it came twice. Two fifteens, one close behind the other, like sisters who have agreed to say that they were held up. The first was crammed and cross; the second had a free seat at every window. Mruk entered both of them, but put the second one down with a mark for good behaviour.",
      pl: "Kiedy wreszcie przyjechała, to podwójnie. Dwie piętnastki, jedna tuż za drugą, jak siostry, które umówiły się mówić, że coś je zatrzymało. Pierwsza była nabita i zła, druga miała przy każdym oknie wolne miejsce. Mruk wpisał obie, ale drugiej postawił plus za zachowanie.",
    },
    {
      as: ["A Passenger Looks Up", "Ktoś w środku patrzy w górę"],
      en: "Then a bell rang at the corner, and the right tram stood before him with its doors open. In it sat a girl with a school bag on her knees. She looked up, she counted floors with her finger, and on the third she found what she was looking for. She held up against the pane, for inspection, a knitted cat.",
      pl: "Wtedy na rogu zadzwoniło i stanął przed nim tramwaj, ten właściwy, z otwartymi drzwiami. W środku siedziała dziewczynka z tornistrem na kolanach. Spojrzała w górę, policzyła palcem piętra i na trzecim znalazła to, czego szukała. Przyłożyła do szyby, do wglądu, kota zrobionego na drutach.",
    },
    {
      as: ["An Amendment to the Timetable", "Poprawka do rozkładu"],
      en: "Mruk considered the position and found the solution, which was a legal one. If the tram did not keep to the timetable, then the timetable must be brought to the tram. He fixed the hour of its arrival at “now”, and confirmed it with his tail. Immediately, punctual to the second, the fifteen rang below.",
      pl: "Mruk rozważył sytuację i znalazł wyjście, natury prawnej. Jeśli tramwaj nie stosuje się do rozkładu, trzeba rozkład dostosować do tramwaju. Wyznaczył godzinę przyjazdu na „teraz” i zatwierdził ogonem. Natychmiast, co do sekundy, na dole zadzwoniła piętnastka.",
    },
    {
      as: ["It Stops for No Reason", "Staje bez powodu"],
      en: "The fifteen came after all, and it did what it had never done: short of the stop, exactly opposite the window, it stopped. No light was against it and nobody was crossing. It simply stood and hummed, with all its faces, for as long as one needs to be looked over, and then it excused itself and rolled on.",
      pl: "Piętnastka jednak przyjechała i zrobiła coś, czego nie robiła nigdy: przed przystankiem, dokładnie na wprost okna, stanęła. Światło miała zielone, nikt nie przechodził. Stała po prostu i szumiała, ze wszystkimi swoimi twarzami, tyle, ile trzeba, żeby dać się obejrzeć, po czym przeprosiła i potoczyła się dalej.",
    },
    {
      as: ["One Knows It by Its Left Wheel", "Poznać ją po lewym kole"],
      en: "There is a certain fifteen with a flat place on its left front wheel, which says “tuk” where the others say nothing. Mruk had long been fond of it. So when far off, from beyond the bakery, he caught a small, regular “tuk”, he no longer had to see anything. He knew who was coming, and for whom.",
      pl: "Jest pewna piętnastka, która ma na lewym przednim kole spłaszczone miejsce i mówi „tuk” tam, gdzie inne nie mówią nic. Mruk od dawna miał do niej słabość. Kiedy więc z daleka, zza piekarni, dobiegło go ciche, równe „tuk”, nie musiał już nic widzieć. Wiedział, kto jedzie i do kogo.",
    },
  ],
  ending: [
    {
      en: "He let it go as far as the crossing and then he dismissed it. The report was short: arrived, rang, left. He makes it aloud, in the direction of the kitchen, so that it should be on record somewhere. “Thank you,” said Ola without raising her head from the page, which is how reports are received everywhere.",
      pl: "Odprowadził piętnastkę do skrzyżowania i zwolnił ze służby. Meldunek był krótki: przyjechała, zadzwoniła, odjechała. Mruk składa go na głos, w stronę kuchni, żeby gdzieś pozostał ślad. „Dziękuję” – powiedziała Ola, nie podnosząc głowy znad kartki, bo tak się wszędzie przyjmuje meldunki.",
    },
    {
      en: "For some time afterwards the wire went on swinging over the empty street. He likes this part best, and there is no charge for it. Then the swinging stopped too, and Mruk breathed out on the glass, so that there was a small round mist, and drew a line under the whole thing with his nose.",
      pl: "Przez jakiś czas drut kołysał się jeszcze nad pustą ulicą. Tę część Mruk lubi najbardziej, a nie trzeba za nią płacić. Potem i drut się uspokoił, Mruk chuchnął na szybę, aż zrobiła się mała okrągła mgiełka, i podkreślił całość nosem.",
    },
    {
      en: "He has never ridden in the fifteen. Tomek offered once, with the basket and a ticket for luggage, but Mruk declined: whoever gets in sees only the street, while whoever stays at home sees the tram. Besides, somebody has to be there when it comes back. It would look in at the window, and then what?",
      pl: "Piętnastką sam nigdy nie jechał. Tomek raz proponował, z koszykiem i biletem na bagaż, ale Mruk odmówił: kto wsiada, widzi tylko ulicę, a kto zostaje w domu, widzi tramwaj. Poza tym ktoś musi być na miejscu, kiedy wróci. Zajrzałaby w okno, i co by sobie pomyślała?",
    },
    {
      en: "“On time?” asked Tomek, doing up a shoe. Mruk gave the sign for on time, which is no sign at all. Reassured, Tomek sat down to look for the other shoe, then for his keys; he missed that tram, and the one after it. It is useless to have a good service if the passengers are not in order.",
      pl: "„O czasie?” – spytał Tomek, sznurując but. Mruk dał znak, że o czasie, czyli nie dał żadnego. Uspokojony Tomek usiadł poszukać drugiego buta, potem kluczy, i spóźnił się na ten tramwaj oraz na następny. Na nic dobra komunikacja, kiedy pasażerowie są rozregulowani.",
    },
    {
      en: "After that there was the pause between one tram and the next, which he uses for washing. It is just long enough for an ear, two cheeks and a bib, provided one does not look up. He got as far as the bib. In the glass before him a tabby with a wet chin was listening to the rails.",
      pl: "Potem nastąpiła przerwa między jednym tramwajem a drugim, którą Mruk przeznacza na mycie. Starcza akurat na ucho, dwa policzki i śliniaczek, pod warunkiem, że się nie podnosi głowy. Doszedł do śliniaczka. W szybie przed nim pręgowany kocur z mokrą brodą nasłuchiwał szyn.",
    },
    {
      en: "Prezes, on the gutter, had watched him the whole time with one eye. A pigeon does not understand what one sees in trams; he flies. But towards the end he moved a step closer to the pane, and for the length of one stop the two authorities of the street sat side by side and were of one mind.",
      pl: "Prezes z rynny przez cały czas patrzył na niego jednym okiem. Gołąb nie rozumie, co można widzieć w tramwajach, bo lata. Ale pod koniec przysunął się o krok do szyby i przez długość jednego przystanku dwie władze tej ulicy siedziały obok siebie w pełnej zgodzie.",
    },
    {
      en: "In this way the line was kept going for one day more. Nobody in the city offices will ever learn to whom they owe it, and Mruk does not expect flowers. A seat by the window is enough, with something soft under it, and the certainty that whatever leaves by the right comes in again from the left.",
      pl: "W ten sposób linię utrzymano w ruchu jeszcze przez jeden dzień. Nikt w ratuszu nie dowie się nigdy, komu to zawdzięcza, i Mruk nie oczekuje kwiatów. Wystarczy mu miejsce przy oknie, coś miękkiego pod spodem i pewność, że co odjedzie w prawo, przyjedzie z powrotem z lewej.",
    },
  ],
};
