import type { Plot } from "../model.ts";

/** Mrs Halina makes dumplings at the longer table, on the third floor. */
export const pierogi: Plot = {
  name: "pierogi",
  category: "Friendship",
  pictures: [
    {
      place: "kitchen",
      pose: "peek",
      props: ["pierogi", "bowl"],
      eyes: "wide",
      en: "Mruk looking over the edge of the kitchen table at a plate of dumplings",
      pl: "Mruk zagląda przez krawędź kuchennego stołu na talerz pierogów",
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["pierogi", "kettle"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk in the kitchen beside a plate of dumplings, as an expert",
      pl: "Mruk w kuchni przy talerzu pierogów, w roli znawcy",
    },
  ],
  wish: [
    {
      as: ["Dumplings", "pierogi"],
      en: "Mrs Halina had come up to make dumplings, because the kitchen table on the third floor is longer than hers. Mruk took the place at its end. He does not eat dough. But inside each dumpling there is something, and he thought, in all modesty, that it might be handed round before it was wrapped.",
      pl: "Pani Halina przyszła na górę lepić pierogi, bo kuchenny stół na trzecim piętrze jest dłuższy niż jej. Mruk zajął miejsce na jego końcu. Ciasta nie jada. Ale w każdym pierogu coś jest w środku i Mruk uważał, w całej skromności, że można by to rozdać, zanim się zawinie.",
    },
    {
      as: ["the White Cheese", "biały ser"],
      en: "It was curd cheese, a whole kilo of it, in a bowl as big as a hat. Mrs Halina, who was going to make dumplings, had put it down on the kitchen table and was reaching behind her to tie her apron. Mruk reflected that a kilo is a very round number, and that one slightly less round would do as well.",
      pl: "Był to biały ser, cały kilogram, w misce wielkiej jak kapelusz. Pani Halina, która miała lepić pierogi, postawiła go na kuchennym stole i sięgnęła za siebie, żeby zawiązać fartuch. Mruk pomyślał, że kilogram to bardzo okrągła liczba i że trochę mniej okrągła też byłaby dobra.",
    },
    {
      as: ["the Round Hundred", "okrągła setka"],
      en: "“A hundred,” said Mrs Halina, rolling up her sleeves in the kitchen, “or dumplings aren’t worth the washing-up.” Mruk had come to see that she kept her word. He counts on his claws, of which he has eighteen, and so he needed a good view and, at every nineteenth, some small thing to jog his memory.",
      pl: "„Sto – powiedziała pani Halina, podwijając w kuchni rękawy – inaczej na pierogi szkoda zmywania”. Mruk przyszedł dopilnować, żeby dotrzymała słowa. Liczy na pazurach, których ma osiemnaście, potrzebował więc dobrego widoku i, przy każdym dziewiętnastym, czegoś małego na odświeżenie pamięci.",
    },
    {
      as: ["the Apprentice", "czeladnik"],
      en: "Dumplings, says Mrs Halina, cannot be learned from a book; one stands next to a person who can make them, for some fifteen years. Mruk had already stood for six. It seemed to him that he might now move on, in this kitchen, to practical work, and he proposed to begin with the filling, where a beginner does the least harm.",
      pl: "Pierogów, mówi pani Halina, z książki się człowiek nie nauczy, trzeba stać obok kogoś, kto umie, jakieś piętnaście lat. Mruk odstał już sześć. Uważał, że pora przejść w tej kuchni do zajęć praktycznych, i proponował zacząć od farszu, przy którym początkujący wyrządza najmniej szkód.",
    },
    {
      as: ["White to the Elbows", "biel po łokcie"],
      en: "When Mrs Halina rolls out dough for dumplings, flour hangs over the kitchen table like good weather, and whoever sits in it grows paler. Mruk had four white paws to start with. With a little patience, he calculated, one could be white to the elbows, like a gentleman in evening gloves, and so encounter, by pure chance, a lady from the bakery.",
      pl: "Kiedy pani Halina wałkuje ciasto na pierogi, mąka wisi nad kuchennym stołem jak piękna pogoda i kto w niej siedzi, ten bieleje. Mruk miał na początek cztery białe łapy. Przy odrobinie cierpliwości, obliczył, można zbieleć po łokcie, jak pan w balowych rękawiczkach, i w tym stanie spotkać, całkiem przypadkiem, pewną damę z piekarni.",
    },
    {
      as: ["the Frill", "falbanka"],
      en: "Nobody closes a dumpling like Mrs Halina. It comes of forty years of hems. Mruk sat down in the kitchen to watch the edge being made, thumb, finger, thumb, and the frill running round the half-moon without one dropped stitch. He admires good work. And if something should come open after all, he wished to be the nearest.",
      pl: "Nikt nie zamyka pieroga tak jak pani Halina. To skutek czterdziestu lat podwijania brzegów. Mruk usiadł w kuchni popatrzeć, jak powstaje krawędź, kciuk, palec, kciuk, i jak falbanka obiega półksiężyc bez jednego zgubionego ściegu. Podziwia dobrą robotę. A gdyby mimo wszystko coś się rozeszło, chciał być najbliżej.",
    },
    {
      as: ["the Filling", "farsz"],
      en: "Something was going through the mincer, and the smell of it walked about the flat on tiptoe: beef, onion, pepper, marjoram. “For dumplings,” said Mrs Halina in the kitchen. Mruk took another view. A filling is a finished work, and to put it into dough is what one does with parcels that are to be sent to other people.",
      pl: "Coś szło przez maszynkę i zapach chodził po mieszkaniu na palcach: wołowina, cebula, pieprz, majeranek. „Na pierogi” – powiedziała w kuchni pani Halina. Mruk był innego zdania. Farsz to dzieło skończone, a zawijać go w ciasto to robić z nim to, co z paczką, którą się wysyła obcym.",
    },
  ],
  obstacle: [
    {
      as: ["the Rolling Pin", "wałek"],
      en: "But Mrs Halina works with a rolling pin, and when she is not using it she lays it across the way. It is made of beech, it came with her from Radom, and it has put down disturbances before. As often as Mruk moved a paw’s breadth nearer it made half a turn in his direction, entirely by itself.",
      pl: "Ale pani Halina pracuje wałkiem, a kiedy go nie używa, kładzie go w poprzek drogi. Wałek jest bukowy, przyjechał z nią z Radomia i niejedne rozruchy już tłumił. Ilekroć Mruk przysuwał się o szerokość łapy, ten robił pół obrotu w jego stronę, zupełnie z własnej woli.",
    },
    {
      as: ["the Wet Circles", "mokre krążki"],
      en: "Between him and the bowl, however, were the circles. She presses them out with a tumbler and spreads them over the table, rim to rim, like a pond that is making up its mind to freeze. One cannot cross fresh dough in secret. Mruk ventured one toe, and the nearest circle immediately took down his particulars.",
      pl: "Między nim a miską leżały jednak krążki. Pani Halina wykrawa je szklanką i rozkłada po całym stole, brzeg przy brzegu, jak staw, który zastanawia się, czy zamarznąć. Świeżego ciasta nie da się przejść po kryjomu. Mruk zaryzykował jeden palec i najbliższy krążek natychmiast spisał jego dane.",
    },
    {
      as: ["the Tea Towel", "ściereczka w kratę"],
      en: "Only, it was covered up. Mrs Halina belongs to the school which holds that a filling has to rest, and that nobody should look at it meanwhile. A checked tea towel lay over the bowl, tucked under on all sides, with the salt on top for a seal. Mruk walked round it as one walks round a monument in scaffolding.",
      pl: "Tylko że wszystko było przykryte. Pani Halina należy do szkoły, która uczy, że farsz musi odpocząć i że nikt mu się w tym czasie nie powinien przyglądać. Na misce leżała ściereczka w kratę, podwinięta ze wszystkich stron, z solniczką zamiast pieczęci. Mruk obszedł ją dookoła, jak się obchodzi pomnik w rusztowaniach.",
    },
    {
      as: ["the Eyes in the Back", "oczy z tyłu głowy"],
      en: "But a woman who has fitted half of Marszałkowska sees with her shoulder blades. “I know, treasure,” she said to the wall in front of her, every time that he so much as thought in the direction of the bowl. He tried thinking more quietly. “I know that, too,” said Mrs Halina, and dusted the board with flour.",
      pl: "Ale kobieta, która zbierała miarę z połowy Marszałkowskiej, widzi łopatkami. „Wiem, skarbie” – mówiła, nie odwracając się, za każdym razem, kiedy choćby pomyślał w kierunku miski. Spróbował myśleć ciszej. „To też wiem” – powiedziała pani Halina i podsypała stolnicę mąką.",
    },
    {
      as: ["Tomek’s Help", "pomoc Tomka"],
      en: "At this point Tomek offered to help. He was given a single circle and a single spoonful, and what he produced was first Portugal and then, as it tore, Norway, with all the fjords. Four hands were needed to save the coast. In such a crisis nobody has a finger to spare for a cat, least of all one with something on it.",
      pl: "W tym momencie Tomek zaofiarował pomoc. Dostał jeden krążek i jedną łyżkę farszu i wyszła mu najpierw Portugalia, a potem, jak się rozdarło, Norwegia ze wszystkimi fiordami. Do ratowania wybrzeża trzeba było czterech rąk. W takim kryzysie nikt nie ma dla kota wolnego palca, a już zwłaszcza oblepionego.",
    },
    {
      as: ["the Reckoning", "rachunek"],
      en: "The misfortune was that she reckoned aloud. Between thirty-one and thirty-two there was no crack into which one could have got a whisker, and the filling, so Mrs Halina explained, had been measured so as to leave nothing over, not a crumb. She said it in a friendly way. In her whole career she has not left over so much as a thread.",
      pl: "Nieszczęście polegało na tym, że liczyła na głos. Między trzydzieści jeden a trzydzieści dwa nie dało się wcisnąć nawet wąsa, a farsz, jak wyjaśniła pani Halina, odmierzono tak, żeby nic nie zostało, ani okruszka. Mówiła to życzliwie. Przez całe życie zawodowe nie zostało jej nawet pół nitki.",
    },
    {
      as: ["a Hair of Two Colours", "włos w dwóch kolorach"],
      en: "Then a hair was discovered. It lay across the dough, grey at one end and white at the other, which narrowed the field of suspects a good deal. “Out you go, treasure,” said Mrs Halina, and bore him over the threshold like a tray. He sat down with his toes exactly on the line, and leaned.",
      pl: "Wtedy znaleziono włos. Leżał w poprzek ciasta, z jednego końca szary, z drugiego biały, co znacznie zawęziło krąg podejrzanych. „Za drzwi, skarbie” – powiedziała pani Halina i wyniosła go za próg jak tacę. Usiadł z palcami dokładnie na linii i przechylił się do środka.",
    },
  ],
  turn: [
    {
      as: ["One without a Coat", "Jeden bez płaszcza"],
      en: "In the end the sum did not come out. There was a spoonful of filling, and there was no more dough, not even when all the snippets were pressed together. Mrs Halina looked down into the bowl as into a neckline that gapes. Then she looked at Mruk. “So there’s one going without a coat,” she said.",
      pl: "Na końcu rachunek się nie zgodził. Została łyżka farszu, a ciasta nie było już wcale, nawet kiedy zlepiono wszystkie ścinki. Pani Halina zajrzała do miski jak w dekolt, który odstaje. Potem spojrzała na Mruka. „No to jeden pójdzie bez płaszcza” – powiedziała.",
    },
    {
      as: ["For the Honour of the Firm", "Dla honoru firmy"],
      en: "In the pot one of them came undone. Such things do not happen to Mrs Halina, it must have been the pot, and she had it out with the strainer before the others could see. It could not be put before people. She blew on it for a long time, as one blows on a grazed knee, and then somebody had to make it disappear.",
      pl: "W garnku jeden się rozkleił. Pani Halinie takie rzeczy się nie zdarzają, to musiał być garnek, i wyjęła go cedzakiem, zanim tamte zobaczyły. Ludziom podać go nie było można. Dmuchała na niego długo, jak się dmucha na zbite kolano, a potem ktoś musiał sprawić, żeby zniknął.",
    },
    {
      as: ["Is There Salt in It?", "Czy to jest słone?"],
      en: "“Is there salt in it?” Mrs Halina asked all of a sudden. There was no telling. Ola was on the telephone; Tomek says “delicious” before he has opened his mouth. In the whole flat there was but one incorruptible tongue. She held out the tip of the spoon, and Mruk tested it with so troubled a face that a second sample had to be drawn.",
      pl: "„Czy to jest słone?” – spytała nagle pani Halina. Nie miał kto odpowiedzieć. Ola rozmawiała przez telefon, a Tomek mówi „pyszne”, zanim otworzy usta. W całym mieszkaniu był tylko jeden nieprzekupny język. Podsunęła mu czubek łyżki i Mruk badał go z miną tak zatroskaną, że trzeba było pobrać drugą próbkę.",
    },
    {
      as: ["A Small White Colleague", "Mały biały kolega"],
      en: "Then a dumpling fell. It slipped from the board, landed the right way up and sat there on the kitchen floor, white, stout, with its frill to the front. Mruk came and sat beside it. For a while they looked in the same direction. “Now he’s got a friend,” said Mrs Halina, and gave the larger of the two something out of the bowl.",
      pl: "Wtedy spadł pieróg. Ześlizgnął się ze stolnicy, wylądował jak trzeba i siedział na kuchennej podłodze, biały, tęgi, falbanką do przodu. Mruk podszedł i usiadł obok. Przez chwilę patrzyli w tę samą stronę. „No, to ma towarzystwo” – powiedziała pani Halina i większemu z nich dała coś z miski.",
    },
    {
      as: ["A Dumpling with Ears", "Pieróg z uszami"],
      en: "Out of the last scraps, talking about something quite different, Mrs Halina made one that was not like the rest. It had two ears, and in the left she made a nick with the tip of her scissors. She stuffed it until it would no longer shut. “It’s meant to be like that,” she said, and set it down, on a saucer, at floor level.",
      pl: "Z ostatnich ścinków, mówiąc o czymś zupełnie innym, pani Halina ulepiła jednego, który nie był podobny do reszty. Miał dwoje uszu, a w lewym zrobiła czubkiem nożyczek nacięcie. Nadziała go tak, że przestał się zamykać. „On taki ma być” – powiedziała i postawiła go, na spodku, na wysokości podłogi.",
    },
    {
      as: ["The Iron Downstairs", "Żelazko piętro niżej"],
      en: "It came to Mrs Halina that she had left her iron on downstairs. She was away for two minutes. On her return the bowl stood where it had stood, but the filling had been smoothed over, with great evenness, as can be done only by something rough. “Who pressed that so nicely?” she asked. There was a modest silence at knee height.",
      pl: "Pani Halina przypomniała sobie, że zostawiła na dole włączone żelazko. Nie było jej dwie minuty. Kiedy wróciła, miska stała, gdzie stała, ale farsz był wygładzony, bardzo równo, jak potrafi tylko coś szorstkiego. „Kto to tak ładnie odprasował?” – spytała. Na wysokości kolan panowało skromne milczenie.",
    },
    {
      as: ["Thirty-Eight Point Six", "Trzydzieści osiem i sześć"],
      en: "The second lump of dough had to stand somewhere warm, and it had to be a steady warmth, without gas. They looked all round the kitchen. Mruk runs at thirty-eight point six, day and night, and has never needed a meter. He lay down about the bowl like a scarf and was paid by the quarter of an hour, in filling.",
      pl: "Druga porcja ciasta musiała postać w cieple, i to w cieple równym, nie od gazu. Rozejrzano się po kuchni. Mruk ma trzydzieści osiem i sześć, dniem i nocą, i nigdy nie potrzebował licznika. Ułożył się wokół miski jak szalik i płacono mu od kwadransa, w farszu.",
    },
  ],
  ending: [
    {
      en: "They ate at the long table, with butter and onion, and for a time one heard nothing but forks. Mrs Halina did not eat. She watched, as at a fitting: where it pulls, where there is still some room. In one case, down by the saucer, she saw that there was still some room, and let it out a little.",
      pl: "Jedli przy długim stole, z masłem i cebulką, i przez jakiś czas słychać było tylko widelce. Pani Halina nie jadła. Patrzyła, jak przy przymiarce: gdzie ciągnie, a gdzie jest jeszcze luz. W jednym wypadku, w dole, przy spodku, stwierdziła, że luz jeszcze jest, i trochę popuściła.",
    },
    {
      en: "Afterwards floury paw marks were found on the floor. They led from the table to the window, from the window to the front door and from there back again, like the notes of somebody who is thinking something over. Ola would not let them be wiped up. It is seldom, she said, that one can see him think.",
      pl: "Później na podłodze znaleziono mączne ślady łap. Prowadziły od stołu do okna, od okna do drzwi, a stamtąd z powrotem, jak notatki kogoś, kto coś rozważa. Ola nie pozwoliła ich zetrzeć. Rzadko, powiedziała, widać, jak on myśli.",
    },
    {
      en: "A plate went down to Mr Zenon and another to Staś, each under a second plate, and Mruk escorted both of them, since nothing hot ought to travel alone. On the way back he was slower. At the warm step he had to sit down for a while, out of respect for what he was carrying, though not on a plate.",
      pl: "Jeden talerz poszedł do pana Zenona, drugi do Stasia, każdy pod drugim talerzem, a Mruk eskortował oba, bo nic gorącego nie powinno podróżować samo. W drodze powrotnej szedł wolniej. Na ciepłym stopniu musiał chwilę posiedzieć, z szacunku dla tego, co niósł, choć nie na talerzu.",
    },
    {
      en: "Mrs Halina folded up her apron and announced the total. It was one short. She looked at nobody in particular; Mruk looked at nobody either, in the opposite direction. They have known each other for a long time, those two, and both of them are of the opinion that a good piece of work allows for shrinkage.",
      pl: "Pani Halina złożyła fartuch i podała wynik. Brakowało jednego. Nie patrzyła na nikogo konkretnego, Mruk też na nikogo, w przeciwną stronę. Ci dwoje znają się nie od dziś i oboje są zdania, że w porządnej robocie trzeba przewidzieć, że się zbiegnie.",
    },
    {
      en: "Then he lay down on the kitchen chair and was, seen from the side, a half-moon, pinched together in front and generously filled. Tomek remarked on it. Ola said nothing; she took a clean cloth and laid it over him, as is always done, so that he should not go dry at the edges.",
      pl: "A potem położył się na kuchennym krześle i był, oglądany z boku, półksiężycem, zlepionym z przodu i hojnie nadzianym. Zwrócił na to uwagę Tomek. Ola nie powiedziała nic, tylko wzięła czystą ścierkę i go przykryła, jak to się zawsze robi, żeby nie obsechł na brzegach.",
    },
    {
      en: "Asked for the recipe once more, Mrs Halina once more did not refuse. Flour, she said; water, as much as it will take; and somebody to look at you while you do it. Ola wrote down the first two. The third was washing on the doorstep of the larder, with a white smudge on the bridge of his nose.",
      pl: "Poproszona znowu o przepis, pani Halina znowu nie odmówiła. Mąka, powiedziała, woda, ile weźmie, i ktoś, kto przy tym na ciebie patrzy. Ola zapisała dwa pierwsze składniki. Trzeci mył się na progu spiżarni i miał białą smugę w poprzek nosa.",
    },
    {
      en: "There is a silence that only dumplings can produce, heavy and rather shiny. It settled on the third floor from the sink to the hall; even the tap took more care where it dripped. In such a silence a cat hears what is going on inside him. It was going well. It was turning round, to the left, and lying down.",
      pl: "Jest taka cisza, którą potrafią wywołać tylko pierogi, ciężka i trochę błyszcząca. Osiadła na trzecim piętrze od zlewu po przedpokój, nawet kran bardziej uważał, gdzie kapie. W takiej ciszy kot słyszy, co się w nim dzieje. Działo się dobrze. Obracało się w lewo i kładło.",
    },
  ],
};
