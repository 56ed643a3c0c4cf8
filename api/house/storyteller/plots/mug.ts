import type { Plot } from "../model.ts";

/** A mug stands too near the edge of the sill, or not near enough. */
export const mug: Plot = {
  name: "mug",
  category: "Playtime",
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["mug"],
      eyes: "open",
      en: "Mruk on the window sill next to a mug, considering it",
      pl: "Mruk na parapecie obok kubka, rozważa",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["mug", "newspaper"],
      eyes: "wide",
      en: "Mruk crouches on the window sill, level with a mug",
      pl: "Mruk przyczajony na parapecie, oko w oko z kubkiem",
    },
  ],
  wish: [
    {
      as: ["the Mug", "kubek"],
      en: "On the window sill stood a mug, and it stood too safely. It was a hand’s breadth from the edge, with a dot pattern and the look of complete certainty. Mruk has nothing against mugs. He only thinks that nobody should be as sure of himself as that.",
      pl: "Na parapecie stał kubek i stał zbyt bezpiecznie. O dłoń od krawędzi, w kropki, z wyrazem zupełnej pewności. Mruk nie ma nic do kubków. Uważa tylko, że nikt nie powinien być aż tak pewny siebie.",
    },
    {
      as: ["Gravity", "grawitacja"],
      en: "Every so often one must check whether gravity still works. Others rely on it without a thought; Mruk takes samples. For today’s test he had chosen the mug on the sill, because it was at hand, it had a good round sound in it, and it was not his.",
      pl: "Co pewien czas trzeba sprawdzić, czy grawitacja jeszcze działa. Inni na niej polegają bez zastanowienia, Mruk pobiera próbki. Do dzisiejszej próby wybrał kubek na parapecie, bo był pod łapą, miał w sobie ładny okrągły dźwięk i nie należał do niego.",
    },
    {
      as: ["the Edge", "krawędź"],
      en: "Mruk is interested in edges. In the middle of things nothing ever happens, but at the edge the world stops, and something else begins, usually with a bang. On the sill there was an edge, a mug and plenty of time, and he sat down to bring these three together.",
      pl: "Mruka interesują krawędzie. W środku rzeczy nigdy nic się nie dzieje, a na krawędzi kończy się świat i zaczyna coś innego, zwykle z hukiem. Na parapecie była krawędź, był kubek i mnóstwo czasu, Mruk usiadł więc, żeby to ze sobą zetknąć.",
    },
    {
      as: ["a View Without a Mug", "widok bez kubka"],
      en: "The mug was standing in the view. It was placed exactly where the tram comes out from behind the house, so that each tram first drove into a mug and only afterwards on to the stop. Mruk had watched four such accidents in silence. Something had to be done before the fifth.",
      pl: "Kubek zasłaniał widok. Stał dokładnie tam, gdzie tramwaj wyjeżdża zza domu, tak że każdy tramwaj najpierw wjeżdżał w kubek, a dopiero potem na przystanek. Mruk w milczeniu obejrzał cztery takie wypadki. Przed piątym należało coś zrobić.",
    },
    {
      as: ["the Small Push", "małe pchnięcie"],
      en: "Nobody pushes a mug off a sill. One stretches, one puts one’s paw somewhere, and it turns out that a mug had been standing there. Mruk, who sets store by form, began with the stretching. He stretched thoroughly, to the left, and his paw went ahead to see where it could be put.",
      pl: "Kubka nie zrzuca się z parapetu. Człowiek się przeciąga, gdzieś kładzie łapę i okazuje się, że stał tam kubek. Mruk, który dba o formę, zaczął od przeciągania. Przeciągał się gruntownie, w lewo, a łapa szła przodem zobaczyć, gdzie by się dało ją położyć.",
    },
    {
      as: ["Somebody Else’s Tea", "cudza herbata"],
      en: "In the mug there was tea, and nobody was drinking it. Tomek had put it down on the sill in passing, on his way to something more important. A thing that nobody wants, thinks Mruk, suffers; and he came closer, to see how he could shorten it.",
      pl: "W kubku była herbata i nikt jej nie pił. Tomek odstawił ją na parapet w przelocie, po drodze do czegoś ważniejszego. Rzecz, której nikt nie chce, cierpi, uważa Mruk, i podszedł bliżej zobaczyć, jak by to można skrócić.",
    },
    {
      as: ["the Experiment", "doświadczenie"],
      en: "The question was a scientific one: does a mug fall in the same way as a spoon? Spoons had been thoroughly studied, also forks, and one gravy boat. Mugs had remained a blank spot on the map. Mruk looked round for witnesses, found none, and moved one paw forward.",
      pl: "Pytanie było naukowe: czy kubek spada tak samo jak łyżka? Łyżki zbadano gruntownie, widelce też, a raz sosjerkę. Kubki pozostawały białą plamą na mapie. Mruk rozejrzał się za świadkami, nie znalazł żadnego i wysunął jedną łapę.",
    },
  ],
  obstacle: [
    {
      as: ["Ola’s Eye", "oko Oli"],
      en: "But Ola was watching. She was sitting with her back to the window, translating, and she was watching with that back. “Mruk,” she said, without turning round, in the middle of a sentence. It was a full stop where no full stop belonged, and the paw came to rest in the air.",
      pl: "Ale Ola patrzyła. Siedziała tyłem do okna, tłumaczyła i patrzyła plecami. „Mruk” – powiedziała w środku zdania, nie odwracając się. Była to kropka w miejscu, w którym kropki się nie stawia, i łapa zawisła w powietrzu.",
    },
    {
      as: ["the Saucer", "spodek"],
      en: "But it turned out that the mug had a saucer. That was new. A mug slides, it has no choice, but a saucer holds on to the wood with its whole rim. Mruk pushed, and the two of them moved together by a hair’s breadth and creaked like a safe.",
      pl: "Ale okazało się, że kubek ma spodek. To była nowość. Kubek się ślizga, nie ma innego wyjścia, a spodek trzyma się drewna całym brzegiem. Mruk pchnął i oba przesunęły się razem, o włos, ze zgrzytem, jak sejf.",
    },
    {
      as: ["the Heat", "żar"],
      en: "But the mug was hot. It had been filled just now, up to the brim, and somebody’s absent-mindedness was steaming out of it. Mruk touched it with one pad, took the pad away and looked at it in surprise. Weapons of this kind are forbidden, as far as he knows.",
      pl: "Ale kubek był gorący. Napełniono go dopiero co, po brzegi, i parowało z niego czyjeś roztargnienie. Mruk dotknął go jedną poduszką, cofnął ją i obejrzał ze zdziwieniem. O ile mu wiadomo, takiej broni zabraniają konwencje.",
    },
    {
      as: ["the Thread", "nitka"],
      en: "But then his attention was caught by the thread of the tea bag. It hung down over the side, with a small paper on its end, and it swayed. One cannot do two things at once. He hit the paper, it flew up and came back, and the whole great plan began to swing to and fro.",
      pl: "Ale wtedy uwagę odciągnęła nitka od herbaty. Zwisała z boku, z papierkiem na końcu, i się kołysała. Dwóch rzeczy naraz robić się nie da. Pacnął papierek, papierek odleciał, wrócił i cały wielki plan zaczął się huśtać tam i z powrotem.",
    },
    {
      as: ["the Conscience", "sumienie"],
      en: "But in the last moment something spoke up in him. It was quite quiet, somewhere to the left below the collar, and it said: it’s the one from Kazimierz, she likes it. Mruk waited to see whether it would go on. It did not go on, and that was the worst of it.",
      pl: "Ale w ostatniej chwili coś się w nim odezwało. Całkiem cicho, gdzieś po lewej, poniżej obroży, i powiedziało: to ten z Kazimierza, ona go lubi. Mruk poczekał, czy będzie ciąg dalszy. Nie było i to było najgorsze.",
    },
    {
      as: ["the Rescue", "akcja ratunkowa"],
      en: "But Tomek came in, saw, and saved the mug. He put it back to the wall, wagged his finger and left the room. Mruk waited till the steps had died away, and had it at the edge again; whereupon Tomek came back for his glasses. They did this three times.",
      pl: "Ale wszedł Tomek, zobaczył i uratował kubek. Odstawił go pod ścianę, pogroził palcem i wyszedł. Mruk poczekał, aż ucichną kroki, i znów miał go na krawędzi, na co Tomek wrócił po okulary. Powtórzyli to trzy razy.",
    },
    {
      as: ["the Drop of Honey", "kropla miodu"],
      en: "But the mug would not move. Mruk pushed with the paw, then with his forehead, then he leaned on it with his shoulder and looked out of the window, as though by chance. Nothing. Somebody had set it down in a drop of honey, and had told nobody.",
      pl: "Ale kubek ani drgnął. Mruk pchnął łapą, potem czołem, potem oparł się o niego barkiem i popatrzył przez okno, niby przypadkiem. Nic. Ktoś postawił go na kropli miodu i nikomu nie powiedział.",
    },
  ],
  turn: [
    {
      as: ["It Falls by Itself", "Spada sam"],
      en: "And then, when he had already given it up and was washing, the tram went by. The pane trembled, the sill trembled, and the mug set out by itself. It walked to the edge in tiny steps and stopped with half its bottom over nothing. Mruk stared. For the first time in his life he put out a paw to hold something back.",
      pl: "I wtedy, kiedy już zrezygnował i się mył, przejechał tramwaj. Zadrżała szyba, zadrżał parapet i kubek ruszył sam. Drobnymi kroczkami doszedł do krawędzi i stanął, w połowie nad niczym. Mruk patrzył. Pierwszy raz w życiu wyciągnął łapę, żeby coś przytrzymać.",
    },
    {
      as: ["What Was in the Mug", "Co było w kubku"],
      en: "Finally he looked inside. One ought to begin with this, but one never does. In the mug there was a cat: broad in the cheeks, trembling a little about the edges and looking up at him with trust. Mruk sat back. You do not throw down somebody whom you have looked in the eye.",
      pl: "W końcu zajrzał do środka. Od tego należałoby zaczynać, ale nikt nie zaczyna. W kubku był kot: szeroki w policzkach, trochę rozedrgany na brzegach, i patrzył na niego z ufnością. Mruk usiadł. Nie zrzuca się kogoś, komu spojrzało się w oczy.",
    },
    {
      as: ["The Offer Is Withdrawn", "Oferta wycofana"],
      en: "It was Ola who ended it, with a stroke of genius. She came, took the mug, put it right on the edge, and went away. “There you are,” she said. Mruk looked at the mug, he looked at her back. There is nothing so sad as something forbidden that has been allowed.",
      pl: "Zakończyła to Ola, genialnym posunięciem. Podeszła, wzięła kubek, postawiła go na samej krawędzi i odeszła. „Proszę bardzo” – powiedziała. Mruk spojrzał na kubek, spojrzał na jej plecy. Nie ma nic smutniejszego niż coś zakazanego, na co pozwolono.",
    },
    {
      as: ["A Spoon Instead", "W zastępstwie łyżeczka"],
      en: "Beside the mug lay a teaspoon, which nobody had thought of. It was light, it was silver, and it had no saint to protect it. It went over the edge with a little flash, and on the parquet it gave such a clear, long, beautiful ring that all of them stopped to listen to the end.",
      pl: "Obok kubka leżała łyżeczka, o której nikt nie pomyślał. Była lekka, srebrna i nie miał jej kto bronić. Przeszła przez krawędź z małym błyskiem, a na parkiecie zadźwięczała tak czysto, długo i pięknie, że wszyscy przystanęli, żeby wysłuchać do końca.",
    },
    {
      as: ["The Newspaper Goes First", "Gazeta idzie pierwsza"],
      en: "The paw, left to itself, came upon a newspaper lying alongside. Newspapers fall quite differently: slowly, opening on the way, one page after another, with a sigh. Mruk leaned out over the edge and watched the whole world come down to the floor. After that a mug seemed to him a trifle.",
      pl: "Łapa, pozostawiona sama sobie, natrafiła na gazetę. Gazety spadają zupełnie inaczej: powoli, otwierając się po drodze, strona po stronie, z westchnieniem. Mruk wychylił się i patrzył, jak cały świat opada na podłogę. Po czymś takim kubek wydał mu się drobnostką.",
    },
    {
      as: ["Prezes Applauds Too Early", "Prezes klaszcze za wcześnie"],
      en: "Then Mruk noticed that he was being watched. Prezes was sitting on the tin outside with two colleagues, and all three were looking at the mug, with their heads tilted and a shameless kind of hope. He will not perform for pigeons. He put the paw back under himself and became respectable on the spot.",
      pl: "Wtedy Mruk zauważył, że ma widownię. Za szybą, na blasze, siedział Prezes z dwoma kolegami i wszyscy trzej patrzyli na kubek, z przekrzywionymi głowami i bezwstydną nadzieją. Dla gołębi się nie występuje. Schował łapę pod siebie i w jednej chwili spoważniał.",
    },
    {
      as: ["One Centimetre of Freedom", "Centymetr wolności"],
      en: "In the end an agreement was reached, without words. The mug moved one centimetre towards the edge, by paw. Nobody said anything. Then it moved a second, and somebody coughed, and it stayed there. Mruk found that one centimetre is quite enough, if it is one’s own.",
      pl: "W końcu doszło do porozumienia, bez słów. Kubek przesunął się o centymetr w stronę krawędzi, za sprawą łapy. Nikt nic nie powiedział. Potem o drugi, ktoś zakaszlał i na tym stanęło. Mruk stwierdził, że centymetr w zupełności wystarcza, jeśli jest własny.",
    },
  ],
  ending: [
    {
      en: "So the mug stands to this day on the window sill, whole, with its dots. Mruk lies next to it and from time to time touches it with his nose, to remind it whom it has to thank. He has not given up science. He has merely become, in recent hours, more of a theorist.",
      pl: "Kubek stoi więc do dziś na parapecie, cały, w kropki. Mruk leży obok i od czasu do czasu dotyka go nosem, żeby pamiętał, komu to zawdzięcza. Z nauki nie zrezygnował. Stał się tylko, w ostatnich godzinach, bardziej teoretykiem.",
    },
    {
      en: "“He’s growing up,” said Tomek, and there was something wistful in it. Ola said that she would believe it when she saw it and drank her tea at one draught, standing, to be on the safe side. On the sill there remained a wet ring. Mruk sat down in it and thought.",
      pl: "„Dorośleje” – powiedział Tomek i było w tym trochę żalu. Ola powiedziała, że uwierzy, jak zobaczy, i na wszelki wypadek wypiła herbatę duszkiem, na stojąco. Na parapecie został mokry krążek. Mruk usiadł w nim i myślał.",
    },
    {
      fact: "On the window sill there is a pencil line, up to which mugs may stand.",
      en: "Since then there is a line on the sill, drawn in pencil, with a small arrow and the word “mugs”. It is respected on both sides. At night, though, when all are asleep, a white paw is laid on it, just on the line, neither here nor there, and stays till morning.",
      pl: "Od tej pory jest na parapecie kreska, zrobiona ołówkiem, ze strzałką i słowem „kubki”. Przestrzegają jej obie strony. Ale w nocy, kiedy wszyscy śpią, kładzie się na niej biała łapa, dokładnie na kresce, ani tu, ani tam, i leży tak do rana.",
    },
    {
      en: "Mruk looked down over the edge once more. It was a long way to the parquet; somehow one sees that better afterwards. Then he lay down with his back to the mug, quite close, so that it should not be cold for it, and went to sleep like a man who could have, and did not.",
      pl: "Mruk jeszcze raz spojrzał w dół za krawędź. Do parkietu było daleko, jakoś lepiej to widać, kiedy już po wszystkim. Potem położył się tyłem do kubka, całkiem blisko, żeby nie było mu zimno, i zasnął jak ktoś, kto mógł, a nie zrobił.",
    },
    {
      en: "In the household accounts the day was entered under gains. Things were put back to the wall, the parquet was wiped, and the cat got a spoonful of cream, for what, was not quite clear, but he did not inquire. One should never discourage people when they are trying to be just.",
      pl: "W rachunkach domowych dzień zapisano po stronie zysków. Rzeczy odsunięto pod ścianę, parkiet wytarto, a kot dostał łyżkę śmietanki, nie do końca wiadomo za co, ale nie dopytywał. Ludzi nie należy zniechęcać, kiedy starają się być sprawiedliwi.",
    },
    {
      en: "Ola has written a sentence about it on the margin of her translation: “He looked at the edge as others look at the sea.” It did not fit anywhere, so she left it there. Mruk looked at it, at the page, then at the edge of the table, and his paw began to dream a little.",
      pl: "Ola zapisała o tym zdanie na marginesie tłumaczenia: „Patrzył na krawędź tak, jak inni patrzą na morze”. Nigdzie nie pasowało, więc je tam zostawiła. Mruk spojrzał na zdanie, na kartkę, potem na krawędź stołu i łapa trochę mu się rozmarzyła.",
    },
    {
      en: "The fifteen rang at the corner, and on the sill everything rang softly along: mug, pane, bell. It sounded almost like applause. Mruk bent his head by a finger’s breadth, as one does in a box at the Opera, and let it be understood that there would be no encore.",
      pl: "Na rogu zadzwoniła piętnastka i na parapecie wszystko cicho zadzwoniło razem z nią: kubek, szyba, dzwonek. Brzmiało to prawie jak oklaski. Mruk pochylił głowę o palec, jak w loży w operze, i dał do zrozumienia, że bisów nie będzie.",
    },
  ],
};
