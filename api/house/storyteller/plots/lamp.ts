import type { Plot } from "../model.ts";

/** An evening at the window: something out there has to be counted, watched or waited for. */
export const lamp: Plot = {
  name: "lamp",
  category: "Portrait",
  when: { timeSlot: ["evening"] },
  pictures: [
    {
      place: "window sill",
      pose: "back",
      props: ["lamp"],
      en: "Mruk seen from behind on the window sill, by lamp light",
      pl: "Mruk od tyłu, na parapecie, przy świetle lampy",
    },
    {
      place: "window sill",
      pose: "sit",
      props: ["lamp", "books"],
      eyes: "half",
      en: "Mruk on the window sill beside the lamp, late in the evening",
      pl: "Mruk na parapecie obok lampy, późnym wieczorem",
    },
  ],
  wish: [
    {
      as: ["the Count", "liczenie"],
      en: "Mruk had sat down at the window to count the lights on the other side of the street. He does it every now and then, for the record. On an ordinary evening there are forty-one, and if there are fewer, somebody has gone away and should have said so.",
      pl: "Mruk usiadł przy oknie, żeby policzyć światła po drugiej stronie ulicy. Robi to co pewien czas, dla porządku. W zwykły wieczór jest ich czterdzieści jeden, a jeśli mniej, to ktoś wyjechał i powinien był uprzedzić.",
    },
    {
      as: ["the Last Tram", "ostatni tramwaj"],
      en: "It was Mruk’s intention to see the last tram home. Every evening one of the fifteens is the last one, and it does not know it; it rings and hurries like the rest. He thinks that somebody ought to be sitting there who does know, and he had taken his seat by the lamp.",
      pl: "Mruk zamierzał odprowadzić wzrokiem ostatni tramwaj. Co wieczór jedna z piętnastek jest ostatnia i sama o tym nie wie, dzwoni i spieszy się jak inne. Uważa, że ktoś, kto wie, powinien przy tym siedzieć, i zajął miejsce pod lampą.",
    },
    {
      as: ["the Dark", "ciemność"],
      en: "Ola had asked at supper where the dark comes from, and nobody had known. Mruk knew, but he wanted to make sure. He went up on the sill beside the lamp and watched the spot behind the chimneys from which, in his experience, it is let out.",
      pl: "Ola spytała przy kolacji, skąd się bierze ciemność, i nikt nie wiedział. Mruk wiedział, ale chciał się upewnić. Wszedł na parapet obok lampy i obserwował miejsce za kominami, z którego ją, jak wynikało z jego doświadczeń, wypuszczają.",
    },
    {
      as: ["the Window Opposite", "okno naprzeciwko"],
      en: "In the house opposite, on the third floor, there is a window like this one, with a lamp like this one, and in it, in the evenings, an old man with a chessboard. He plays against himself, and loses. Mruk follows the tournament. He had come to see the decisive game.",
      pl: "W domu naprzeciwko, na trzecim piętrze, jest takie samo okno z taką samą lampą, a w nim wieczorami starszy pan z szachownicą. Gra sam ze sobą i przegrywa. Mruk śledzi ten turniej. Przyszedł na decydującą partię.",
    },
    {
      as: ["the Moth", "ćma"],
      en: "There was a moth that Mruk was expecting. She comes to this lamp from time to time, by herself, in brown velvet, and goes round it without speaking, like a lady at an exhibition. He did not want to eat her. He wanted to be, for an hour, in the same room as somebody with manners.",
      pl: "Mruk czekał na pewną ćmę. Przylatuje czasem do tej lampy, sama, w brązowym aksamicie, i okrąża ją bez słowa jak dama na wystawie. Nie chciał jej zjeść. Chciał przez godzinę pobyć w jednym pokoju z kimś, kto umie się zachować.",
    },
    {
      as: ["the Thought", "myśl"],
      en: "Mruk had had a thought during the day, and there had been no time for it. He had put it off until evening. Now he was sitting on the sill, beside the lamp, with his back to the room, and waiting for it to come back, because a thought like that knows one’s address.",
      pl: "W ciągu dnia Mruk miał pewną myśl i nie było na nią czasu. Odłożył ją na wieczór. Teraz siedział na parapecie przy lampie, tyłem do pokoju, i czekał, aż wróci, bo taka myśl zna adres.",
    },
    {
      as: ["the Watch", "nocna straż"],
      en: "Somebody has to keep the first watch. Tomek reads in bed, Ola falls asleep over the dictionary, and if nobody looked after it Warsaw would lie out there all night without a soul. Mruk took up his post by the lamp, and let his gaze go slowly along the roofs from left to right.",
      pl: "Ktoś musi trzymać pierwszą wartę. Tomek czyta w łóżku, Ola zasypia nad słownikiem i gdyby się nikt nie zajął, Warszawa leżałaby tak całą noc bez żywej duszy. Mruk objął posterunek przy lampie i wolno przesunął wzrokiem po dachach, od lewej do prawej.",
    },
  ],
  obstacle: [
    {
      as: ["the Reflection of the Room", "odbicie pokoju"],
      en: "But with the lamp on, the pane showed him nothing but the room. There was the bookcase, there was Tomek with a sock in his hand, and in front of everything a broad dark cat who was in the way. Mruk leaned left to look past him. So did the other.",
      pl: "Ale przy zapalonej lampie szyba pokazywała tylko pokój. Była biblioteczka, był Tomek ze skarpetką w ręku, a przed wszystkim szeroki ciemny kot, który zasłaniał. Mruk wychylił się w lewo, żeby zajrzeć za niego. Tamten też.",
    },
    {
      as: ["the Accordion", "akordeon"],
      en: "But somewhere in the house an accordion was being played, and one cannot be alone with an accordion. It breathed in, it breathed out, it sobbed. At the sad places the bell on Mruk’s collar trembled a little with it, although he had strictly forbidden it to.",
      pl: "Ale gdzieś w domu ktoś grał na akordeonie, a z akordeonem nie da się być samemu. Wdychał, wydychał, szlochał. W smutniejszych miejscach dzwonek przy obroży drżał razem z nim, chociaż Mruk mu surowo zabronił.",
    },
    {
      as: ["the Steam", "para"],
      en: "But in the kitchen they were cooking something for the next day, and the panes were steaming up. First the edges went, then the house opposite. He wiped it with a paw and got a small round hole with a tram in it; while he was putting the paw down, it closed again.",
      pl: "Ale w kuchni gotowano coś na jutro i szyby zachodziły parą. Najpierw zniknęły brzegi, potem dom naprzeciwko. Przetarł łapą i powstała mała okrągła dziura z tramwajem w środku, ale zanim odstawił łapę, znowu zarosła.",
    },
    {
      as: ["the Affection", "czułości"],
      en: "But Ola was having one of her tender evenings. She came up from behind, laid her chin between his ears, and asked what he was looking at. She wanted to see it too. They looked. After a moment she began to tell him about her day, and it had been a long one.",
      pl: "Ale Ola miała wieczór czułości. Podeszła z tyłu, położyła mu brodę między uszami i spytała, na co patrzy. Też chciała to zobaczyć. Patrzyli. Po chwili zaczęła mu opowiadać, co się dziś działo, a działo się dużo.",
    },
    {
      as: ["the Eyelids", "powieki"],
      en: "But his eyelids would not play along. They had had a hard day, and they came down each time a little further, like the shutters of a shop, and were pulled up again. In between there were gaps in his observations, and he could not have said how long they were.",
      pl: "Ale powieki nie chciały współpracować. Miały ciężki dzień i opadały za każdym razem trochę niżej, jak żaluzje w sklepie, i znowu szły w górę. W obserwacjach powstawały luki i Mruk nie umiałby powiedzieć, jak długie.",
    },
    {
      as: ["the Clock", "zegar"],
      en: "But the clock kept interrupting. It stood in the middle of the quiet with its tick, and behind every tick there was a tock, so that nothing was ever brought to an end. Mruk turned one ear away from it. It went on into the other, which has a notch and lets in more.",
      pl: "Ale zegar wciąż przerywał. Stał w środku ciszy ze swoim tik, a za każdym tik szło tak i nic nigdy nie było dokończone. Mruk odwrócił od niego jedno ucho. Tykanie weszło drugim, tym z nacięciem, które przepuszcza więcej.",
    },
    {
      as: ["the Bulb", "żarówka"],
      en: "But the bulb began to flicker. It said something in short and long, like a ship in trouble, and nobody on shore took any notice. All the moths of the district must have been confused by it. Mruk looked it straight in the filament, and after that for some time he saw only filament.",
      pl: "Ale żarówka zaczęła mrugać. Nadawała coś krótko i długo, jak statek w potrzebie, a na brzegu nikt nie zwracał uwagi. Mruk spojrzał jej prosto w drucik i potem przez dłuższy czas widział wyłącznie drucik.",
    },
  ],
  turn: [
    {
      as: ["Somebody Puts Out the Lamp", "Ktoś gasi lampę"],
      en: "Then somebody put out the lamp. At first there was only black, and then, one after the other, like guests who had been standing in the hall, there came the roofs, the chimneys, the wires and the whole street. It had all been there the entire time; it had only been waiting to be asked in.",
      pl: "Wtedy ktoś zgasił lampę. Najpierw było tylko czarno, a potem, jedno po drugim, jak goście, którzy dotąd stali w przedpokoju, weszły dachy, kominy, druty i cała ulica. Były tam przez cały czas, czekały tylko, aż je ktoś poprosi.",
    },
    {
      as: ["A Light Waves Back", "Światło odpowiada"],
      en: "In the house opposite a light went on, went off and went on again. It may have been only somebody looking for his slippers. But Mruk sat up straight, and shut both of his eyes, and opened them again, and shut them. For those who can see in the dark, that is an answer.",
      pl: "W domu naprzeciwko zapaliło się światło, zgasło i zapaliło się znowu. Może to ktoś tylko szukał kapci. Ale Mruk wyprostował się, zamknął oboje oczu, otworzył i znowu zamknął. Kto widzi w ciemności, ten wie, że to jest odpowiedź.",
    },
    {
      as: ["The Fifteen Slows Down", "Piętnastka zwalnia"],
      en: "Just then a fifteen came round the corner, almost empty, with its windows full of yellow. In front of the house it slowed down, quite without need. The driver looked up, saw two green points on the third floor and touched his bell, lightly, the way one colleague greets another late at night.",
      pl: "Wtedy zza rogu wyjechała piętnastka, prawie pusta, z oknami pełnymi żółtego. Pod domem zwolniła, zupełnie bez potrzeby. Motorniczy spojrzał w górę, zobaczył na trzecim piętrze dwa zielone punkty i musnął dzwonek, leciutko, tak jak późnym wieczorem kłania się kolega koledze.",
    },
    {
      as: ["It Comes When One Looks Away", "Przychodzi, kiedy nie patrzeć"],
      en: "So Mruk stopped trying. He looked at nothing in particular, a bit of plaster, a drainpipe, and thought of fish. And at once it was there, as it should be, complete, all by itself, like a word that one has been hunting for all day and that turns up in the bath.",
      pl: "Więc Mruk przestał się starać. Patrzył na byle co, na kawałek tynku, na rynnę, i myślał o rybie. I od razu wszystko było, jak należy, w całości, samo z siebie, jak słowo, którego się szuka cały dzień, a ono przychodzi w wannie.",
    },
    {
      as: ["Tomek Brings a Cushion", "Tomek przynosi poduszkę"],
      en: "It was Tomek who understood. He brought the small cushion, pushed it under the cat, turned the lamp to the wall and went away on his socks. There are moments in which one sees why one keeps a person. The evening, which had gone off in all directions, came back and sat down.",
      pl: "Zrozumiał to Tomek. Przyniósł małą poduszkę, wsunął ją pod kota, obrócił lampę do ściany i odszedł w samych skarpetkach. Są chwile, w których widać, po co się trzyma człowieka. Wieczór, który rozszedł się na wszystkie strony, wrócił i usiadł.",
    },
    {
      as: ["A Voice on the Gutter", "Głos na rynnie"],
      en: "Then something stirred outside on the gutter. It was Prezes, with no collar and no agenda, his head between his shoulders, an elderly pigeon at the end of the day. He moved up until only the glass was between them. He said nothing, and for the first time the two of them agreed.",
      pl: "Wtedy na rynnie coś się poruszyło. Był to Prezes, bez teczki i bez porządku obrad, z głową wciśniętą w ramiona, starszy gołąb pod koniec dnia. Przysunął się, aż została między nimi tylko szyba. Nic nie powiedział i pierwszy raz byli tego samego zdania.",
    },
    {
      as: ["The House Falls Silent", "Dom milknie"],
      en: "And all at once it was quiet. It was not that something had been settled; it had merely become late. The house let down its shoulders: first the water pipes, then the stairs, then the people. In such quiet one could hear the city turn on to its other side and pull up the blanket.",
      pl: "I naraz zrobiło się cicho. Nie żeby coś zostało rozstrzygnięte, po prostu było już późno. Dom opuścił ramiona: najpierw rury, potem schody, potem ludzie. W takiej ciszy słychać było, jak miasto przewraca się na drugi bok i naciąga kołdrę.",
    },
  ],
  ending: [
    {
      en: "Forty-one, he said to himself, and was not sure whether he had counted lights, or trams, or years. It came out right in any case. He stayed a little longer, in order to enjoy the result, with his nose so near the pane that a small cloud formed on it, went away and came again.",
      pl: "Czterdzieści jeden, powiedział sobie i nie był pewien, czy liczył światła, tramwaje czy lata. W każdym razie się zgadzało. Posiedział jeszcze, żeby nacieszyć się wynikiem, z nosem tak blisko szyby, że powstawała na niej mała chmurka, znikała i wracała.",
    },
    {
      en: "From the street, had there been somebody to look, one would have seen a window, and in the window the outline of a cat, with one ear not quite perfect. It is by this that people who come home late find the house. Nobody has ever told him so. He sits there anyway.",
      pl: "Z ulicy, gdyby miał kto patrzeć, widać było okno, a w oknie zarys kota, z jednym uchem nie całkiem doskonałym. Po tym właśnie poznają dom ci, którzy późno wracają. Nikt mu tego nigdy nie powiedział. Ale i tak siedzi.",
    },
    {
      en: "“What do you see there?” asked Ola, half asleep. It would have taken a long time to explain. He came down from the sill, walked up the whole of the blanket from her feet to her chin, and lay down there, heavy and a little cool from the glass, so that she should see it too.",
      pl: "„Co ty tam widzisz?” – spytała Ola przez sen. Długo by tłumaczyć. Zszedł z parapetu, przeszedł po całej kołdrze, od jej stóp aż po brodę, i położył się tam, ciężki, trochę chłodny od szyby, żeby też to zobaczyła.",
    },
    {
      en: "When he finally left the window, he did it backwards, as one leaves a room where somebody is sleeping. The bell did not make a sound. On the sill there remained a warm place and, beside the lamp, a single whisker, which Ola would find in the morning and put into the dictionary, under M.",
      pl: "Kiedy w końcu odszedł od okna, zrobił to tyłem, tak jak się wychodzi z pokoju, w którym ktoś śpi. Dzwonek ani pisnął. Na parapecie zostało ciepłe miejsce, a obok lampy jeden wąs, który Ola miała rano znaleźć i włożyć do słownika, pod M.",
    },
    {
      en: "So everything was in its place: the street in the window, the moon or its deputy above the street, and in front of all this two ears. Mruk thought that one could not have arranged it better oneself. He thought it rather loudly, on two notes, and the glass hummed along.",
      pl: "Wszystko było więc na swoim miejscu: w oknie ulica, nad ulicą księżyc albo jego zastępca, a przed tym wszystkim para uszu. Mruk pomyślał, że sam by tego lepiej nie urządził. Pomyślał to dość głośno, na dwie nuty, i szyba nuciła razem z nim.",
    },
    {
      en: "The old man opposite stood up, looked across and raised a chess piece, a knight, as one raises a glass. He does this sometimes, at a certain hour. Mruk, who does not play, lowered his head a little. Both then drew their curtains, each in his own way: one by hand, the other by eyelid.",
      pl: "Starszy pan naprzeciwko wstał, spojrzał w tę stronę i uniósł figurę, skoczka, tak jak się unosi kieliszek. Czasem to robi, o pewnej godzinie. Mruk, który nie grywa, lekko pochylił głowę. Potem obaj zaciągnęli zasłony, każdy po swojemu: jeden ręką, drugi powieką.",
    },
    {
      en: "He handed over the watch towards midnight, to whom, is not known. But the report that he drew up, lying curled on the armchair with his nose in his tail, contained only one line: all present, sky in place, nothing to be done till breakfast. He signed it with a sigh and was relieved.",
      pl: "Wartę zdał koło północy, komu, nie wiadomo. Ale raport, który sporządził, zwinięty w fotelu z nosem w ogonie, zawierał tylko jedną linijkę: wszyscy obecni, niebo na miejscu, do śniadania bez zmian. Podpisał go westchnieniem i poczuł, że mu lżej.",
    },
  ],
};
