import type { Plot } from "#api/house/texts/model.ts";

/** A letter lies on the kitchen table, and Mruk has reason to think that it concerns him. With Ola, and at most with Tomek. */
export const letter: Plot = {
  name: "letter",
  category: "Daily Life",
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["letter", "mug"],
      eyes: "open",
      en: "Mruk sits in the kitchen over a letter, beside a mug, and means to reply",
      pl: "Mruk siedzi w kuchni nad listem, obok kubka, i ma zamiar odpisać",
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["letter", "kettle"],
      eyes: "half",
      en: "Mruk lies folded up in the kitchen, between a letter and the kettle",
      pl: "Mruk leży złożony w kuchni, między listem a czajnikiem",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: ["letter"],
      eyes: "wide",
      en: "Mruk’s eyes and ears above the edge of the kitchen table, and on the table a letter",
      pl: "Oczy i uszy Mruka nad brzegiem kuchennego stołu, a na stole list",
    },
  ],
  wishes: [
    {
      pays: ["address downwards"],
      en: "On the kitchen table lay a letter that nobody had opened yet. It was white, it was thick, and it lay with its address downwards, which can mean only that it had something to hide. Mruk got up on the third chair, which is his, to establish whether it was for him.",
      pl: "Na kuchennym stole leżał list, którego nikt jeszcze nie otworzył. Był biały, gruby i leżał adresem do dołu, co może znaczyć tylko jedno: że ma coś do ukrycia. Mruk wszedł na trzecie krzesło, to swoje, żeby ustalić, czy to do niego.",
      titles: [["With Its Address Downwards", "Adresem do dołu"]],
      endings: [
        {
          en: "At last Ola turned the letter over. “To Ola and household,” she read. She looked round for the household. It was sitting on the third chair, very upright, with both front paws together. She cleared her throat and read the whole thing aloud in that direction, and left out nothing, not even the date. When she had come to the greetings, the household laid a paw on the table.",
          pl: "W końcu Ola odwróciła list. „Ola z domownikami” – przeczytała. Rozejrzała się za domownikami. Siedzieli na trzecim krześle, bardzo prosto, z przednimi łapami razem. Odchrząknęła i przeczytała na głos w tamtą stronę całość, bez opuszczania, nawet datę. Kiedy doszła do pozdrowień, domownicy położyli na stole łapę.",
          titles: [
            ["To Ola and Household", "Ola z domownikami"],
            ["Left Out Nothing, Not Even the Date", "Bez opuszczania, z datą włącznie"],
            ["Not Even the Date Was Left Out", "Łącznie z datą"],
          ],
        },
        {
          en: "The letter was a form, from the administration of the house. They wished to know who lived on the third floor. Ola filled it in on the spot, in capitals: two persons. For a cat no line was provided, there was only one for remarks, at the bottom. She sucked her pen and wrote: “Mruk.” That looked bare. She read it over once more, and put “responsible” after it. The line was just long enough.",
          pl: "List okazał się formularzem, z administracji domu. Chcieli wiedzieć, kto mieszka na trzecim piętrze. Ola wypełniła od ręki, drukowanymi literami: dwie osoby. Na kota rubryki nie przewidziano, była tylko jedna na uwagi, na samym dole. Possała pióro i napisała: „Mruk”. Wyglądało to łyso. Przeczytała jeszcze raz i dopisała: „kierownik”. Rubryka akurat starczyła.",
          titles: [
            ["Under Remarks, at the Bottom", "Rubryka na uwagi"],
            ["For a Cat No Line Was Provided", "Na kota nie przewidziano linijki"],
            ["Two Persons, and Who Else?", "Dwie osoby i kto jeszcze?"],
          ],
        },
      ],
    },
    {
      en: "The letter on the kitchen table smelled of another flat, and in that flat, beyond all doubt, there lived a dog. Mruk established this from the third chair, with his eyes shut. It was a dog of medium size, no longer young, and fond of liver. What it might want of them he did not know, and he meant to find out.",
      pl: "List na kuchennym stole pachniał innym mieszkaniem, a w tym mieszkaniu, ponad wszelką wątpliwość, żył pies. Mruk ustalił to z trzeciego krzesła, z zamkniętymi oczami. Pies był średni, nie pierwszej młodości i lubił wątróbkę. Czego może od nich chcieć, tego Mruk nie wiedział i zamierzał się dowiedzieć.",
      titles: [["Of Medium Size and Fond of Liver", "Średni, nie pierwszej młodości"]],
      endings: [
        {
          unless: ["read"],
          en: "From between the pages of the letter a photograph slid on to the table. It showed a doorstep, some sun, and in the sun a brown dachshund, broad, with half-closed eyes, who had just been disturbed. On the back it said: “He asks after yours.” Ola held it out to Mruk. He studied it for a long time, from close up. Then he laid his chin on the doorstep, where there was still some sun.",
          pl: "Spomiędzy kartek listu wysunęła się na stół fotografia. Był na niej próg, trochę słońca, a w słońcu brązowy jamnik, szeroki, z przymkniętymi oczami, któremu właśnie przeszkodzono. Na odwrocie stało: „Pyta o Waszego”. Ola podała ją Mrukowi. Badał ją długo, z bliska. Potem położył brodę na progu, tam gdzie zostało jeszcze trochę słońca.",
          titles: [
            ["He Asks After Yours", "Pyta o Waszego"],
            ["Who Is That Dachshund?", "A ten jamnik to kto?"],
            ["Some Sun on a Doorstep", "Próg i trochę słońca"],
          ],
        },
        {
          en: "At the foot of the letter, below the signature, there was a second: round, blue, with four toes and as many claws. “So that’s who,” said Ola. She brought her ink pad, and Mruk gave her the left paw, since she was holding it in any case. The reply lay on the table to dry. It had two lines of greetings, her name, and below that, somewhat smaller, and showing no claws, his.",
          pl: "Na dole listu, pod podpisem, był jeszcze jeden: okrągły, niebieski, o czterech palcach i tyluż pazurach. „To od niego” – powiedziała Ola. Przyniosła poduszkę do stempli i Mruk podał jej lewą łapę, skoro i tak ją trzymała. Odpowiedź schła na stole. Były na niej dwie linijki pozdrowień, jej podpis, a niżej, trochę mniejszy i bez pazurów, jego.",
          titles: [
            ["Signed, Showing No Claws", "Podpisano, bez pazurów"],
            ["He Gave Her the Left", "Podał jej lewą"],
          ],
        },
      ],
    },
    {
      en: "Of all the things that can be sat on, a letter is the best. It is warm at once, it crackles slightly, and somebody is sure to need it. There was one lying on the kitchen table, askew. Mruk had come in to sit on it, for as long as it took until it had been sufficiently sat on.",
      pl: "Ze wszystkich rzeczy, na których można siedzieć, najlepszy jest list. Od razu jest ciepły, lekko szeleści i na pewno będzie komuś potrzebny. Jeden leżał na kuchennym stole, na ukos. Mruk przyszedł, żeby na nim siedzieć, tak długo, aż list będzie dostatecznie wysiedziany.",
      titles: [["Askew on the Table", "Na stole, na ukos"]],
      endings: [
        {
          en: "Ola needed the letter. She drew it out from under Mruk by the corner, a millimetre at a time, and he did not stir. He was left with the envelope, which was thinner, but lined with blue stripes. When she had finished reading she put the pages down beside him. He looked at the pages, he looked at the stripes, and shifted over by half a cat, so as to have both.",
          pl: "Ola potrzebowała listu. Wysuwała go spod Mruka za róg, milimetr po milimetrze, a Mruk ani drgnął. Została mu koperta. Była cieńsza, ale miała podszewkę w niebieskie paski. Kiedy skończyła czytać, położyła kartki obok niego. Spojrzał na kartki, spojrzał na paski i przesunął się o pół kota, żeby mieć jedno i drugie.",
          titles: [
            ["By the Corner, a Millimetre at a Time", "Milimetr po milimetrze"],
            ["Lined with Blue Stripes", "W środku w niebieskie paski"],
            ["With a Lining of Blue Stripes", "O pół kota w bok"],
          ],
        },
        {
          en: "After an hour and ten minutes it was enough, and Mruk got up. Ola sat down to the letter with the face that she has for the post, read a line, and laid her palm on the paper. It was warm right through, to the last page. She left her hand there while she read; then she took a sheet and replied at once, and more kindly than she had been going to.",
          pl: "Po godzinie i dziesięciu minutach wystarczyło i Mruk wstał. Ola zasiadła do listu z miną, którą ma do poczty, przeczytała linijkę i dotknęła papieru dłonią. Był ciepły na wylot, do ostatniej strony. Nie odjęła ręki, dopóki nie skończyła, a potem wzięła kartkę i odpisała od razu, serdeczniej, niż zamierzała.",
          titles: [
            ["An Hour and Ten Minutes Were Enough", "Godzina i dziesięć minut"],
            ["Warm Right Through, to the Last Page", "Na wylot ciepły, do ostatniej strony"],
            ["Warm Right Through", "Ciepły aż do ostatniej strony"],
          ],
        },
      ],
    },
    {
      en: "What interested Mruk was the stamp. There was a bird on it, and not one of those that are known from the gutter, but a tall one with long legs, which looked as if it lived on fish. The stamp was on a letter, the letter was on the kitchen table, and the third chair stood close by.",
      pl: "Mruka interesował znaczek. Był na nim ptak, i to nie żaden z tych znanych z rynny, tylko wysoki, długonogi, taki, co wygląda, jakby się żywił rybami. Znaczek był na liście, list na kuchennym stole, a trzecie krzesło stało tuż obok.",
      endings: [
        {
          en: "Nothing was missing afterwards except the stamp. Ola looked under the envelope, then under the bread board, and then in her hair, where most things are. Mruk had better things to do. He got down from the chair and went out through the hall: three paws were silent, and one was not. At every fourth step, on the parquet, a tall bird with long legs touched the ground.",
          pl: "Nie brakowało potem niczego prócz znaczka. Ola szukała pod kopertą, pod deską do chleba, wreszcie we włosach, gdzie na ogół wszystko jest. Mruk miał co innego do roboty. Zszedł z krzesła i wyszedł przez przedpokój: trzy łapy szły bezgłośnie, jedna nie. Co czwarty krok stawał na parkiecie wysoki ptak o długich nogach.",
          titles: [
            ["At Every Fourth Step, a Bird", "Co czwarty krok ptak"],
            ["Three Paws Were Silent", "Trzy łapy bezgłośnie"],
          ],
        },
        {
          en: "Ola saw what Mruk was looking at. She cut the corner off the envelope and laid it in a saucer of warm water. After some time the bird let go of the paper, floated out and drifted round the rim, tail foremost. Mruk kept watch with his chin on the table. Then he put out a single claw, and with great care he turned it round, so that it could see where it was going.",
          pl: "Ola zobaczyła, na co patrzy Mruk. Odcięła róg koperty i położyła go na spodku z ciepłą wodą. Po jakimś czasie ptak puścił papier, wypłynął i ruszył dookoła, wzdłuż brzegu, ogonem do przodu. Mruk pilnował, z brodą na stole. Potem wysunął jeden pazur i bardzo ostrożnie obrócił ptaka, żeby widział, dokąd płynie.",
          titles: [
            ["Out of the Envelope and Afloat", "Już płynie"],
            ["Tail Foremost, Round the Rim", "Ogonem naprzód, wzdłuż brzegu"],
            ["Tail Foremost", "Ogonem do przodu"],
          ],
        },
      ],
    },
    {
      en: "There was a letter on the kitchen table that had to be answered, and Ola had gone to look for the right word. That was half an hour ago; good words sit deep. Meanwhile it lay there all by itself. It was high time that somebody took the correspondence in hand, and Mruk stepped over to it from the third chair.",
      pl: "Na kuchennym stole leżał list, na który trzeba było odpisać, i Ola poszła szukać odpowiedniego słowa. Było to pół godziny temu, dobre słowa siedzą głęboko. Tymczasem list leżał zupełnie sam. Najwyższy czas, żeby ktoś ujął korespondencję w swoje łapy, i Mruk przeszedł do niego z trzeciego krzesła.",
      titles: [["Good Words Sit Deep", "Najwyższy czas, żeby ktoś odpisał"]],
      endings: [
        {
          en: "Ola took a sheet and began without the word. She chewed her pen, she looked at the one who sat next to the paper with so much dignity. She wrote in a single go: “Mruk is sitting here and wants to know what you have to say for yourselves.” After that it went by itself, three pages of it. At the foot there was just room left for a hair, which he supplied.",
          pl: "Ola wzięła kartkę i zaczęła bez tego słowa. Gryzła pióro, patrzyła na tego, kto siedział obok papieru z taką godnością. I napisała jednym ciągiem: „Mruk tu siedzi i pyta, co macie na swoje usprawiedliwienie”. Dalej poszło samo, trzy strony. Na dole zostało akurat miejsce na jeden włos. Mruk go dostarczył.",
          titles: [
            ["What Have You to Say?", "I co macie na usprawiedliwienie?"],
            ["Without the Word, in a Single Go", "Jednym tchem, choć bez tego słowa"],
            ["Just Room for a Hair", "Jeszcze jeden włos"],
          ],
        },
        {
          en: "The reply was in its envelope when the telephone rang for Ola. She came back, and it had been stuck down. It was stuck down all over, along the flap, along the seam, and at the front, where the address had gone a little to the east. Mruk was getting the taste off his tongue. She put the stamp on, and held the thing up to the light. “They’ll find it,” she said.",
          pl: "Odpowiedź leżała już w kopercie, kiedy Olę odwołał telefon. Wróciła, a koperta była zaklejona. Była zaklejona wszędzie, wzdłuż klapki, wzdłuż szwu, a także z przodu, gdzie adres przesunął się trochę na wschód. Mruk pozbywał się z języka smaku. Przykleiła znaczek i obejrzała całość pod światło. „Dojdzie” – powiedziała.",
          titles: [
            ["The Address Went East", "Adres poszedł na wschód"],
            ["Stuck Down All Over", "Przez kogo zaklejono"],
          ],
        },
      ],
    },
    {
      en: "On the kitchen table lay news from the seaside. It could be told by the address, which leaned over as if in the wind, and by the smell. The smell was the thing. Whoever wrote this letter lives next door to a smokehouse, and Mruk, on the third chair, has long been waiting for somebody to put that into words.",
      pl: "Na kuchennym stole leżały wieści znad morza. Poznawało się je po adresie, pochylonym jak od wiatru, i po zapachu. Chodziło o zapach. Ktokolwiek pisał ten list, mieszka obok wędzarni, a Mruk, na trzecim krześle, od dawna czeka, aż ktoś to ujmie w słowa.",
      titles: [["Next Door to a Smokehouse", "Tuż przy wędzarni"]],
      endings: [
        {
          en: "Ola read it aloud, standing up. There was something about the wind in it, about a roof and about a wedding. Of the smokehouse, not a word. Mruk drew the envelope over to his side, since evidently nobody had read that properly, and went through it himself, line by line, with his tongue, beginning at the name. When he had finished, there was nothing left on it but the sea.",
          pl: "Ola przeczytała list na głos, na stojąco. Było coś o wietrze, o dachu i o weselu. O wędzarni ani słowa. Mruk przyciągnął do siebie kopertę, bo tej widocznie nikt porządnie nie przeczytał, i przeszedł ją sam, linijka po linijce, językiem, od nazwiska począwszy. Kiedy skończył, nie zostało na niej nic prócz morza.",
          titles: [
            ["Of the Smokehouse, Not a Word", "O wędzarni ani słowa"],
            ["Line by Line, with the Tongue", "Językiem, linijka po linijce"],
            ["Nothing Left but the Sea", "Nic oprócz morza"],
          ],
        },
        {
          unless: ["read"],
          en: "When Ola unfolded the letter, something fell out on to the table. It was round, transparent and no larger than a lentil, and must have come along on the writer’s thumb. She turned it in the light: a fish scale, from the Baltic. Mruk laid a paw on it. He did not eat it. He sat there like that, and later, when he was called to his bowl, he came on three legs.",
          pl: "Kiedy Ola rozłożyła list, coś z niego wypadło na stół. Było okrągłe, przezroczyste, nie większe od soczewicy, i musiało przyjechać na kciuku piszącego. Obróciła to do światła: rybia łuska, z Bałtyku. Mruk położył na niej łapę. Nie zjadł jej. Siedział tak, a kiedy go potem zawołano do miski, przyszedł na trzech nogach.",
          titles: [
            ["To the Bowl, on Three Legs", "Do miski na trzech nogach"],
            ["From the Baltic, on a Thumb", "Znad morza, na czyimś kciuku"],
            ["No Larger Than a Lentil", "Nie większe od soczewicy"],
          ],
        },
      ],
    },
    {
      pays: ["sealed"],
      en: "The letter on the kitchen table had a seal of red wax, round and shiny, as in the days of the kings. Ola had put it down with two fingers and gone to wash her hands. Mruk gets on well with whatever bears a seal; he regards himself as an authority. He made his way over from the third chair, as to a colleague.",
      pl: "List na kuchennym stole miał pieczęć z czerwonego laku, okrągłą i błyszczącą, jak za królów. Ola położyła go dwoma palcami i poszła umyć ręce. Mruk żyje dobrze ze wszystkim, co ma pieczęć, sam się uważa za urząd. Ruszył do niego z trzeciego krzesła, jak do kolegi.",
      titles: [["As in the Days of the Kings", "Jak za królów"]],
      endings: [
        {
          en: "A seal has to be broken. “Sorry,” said Ola, and it parted with a crack; half of it skipped across the table and lay down before Mruk. He pushed it back with his nose to where it belonged. It would not hold. He pushed it back again. In the end she lit a candle and let a drop fall, and there is now a letter here which has been opened, read, and officially shut again.",
          pl: "Pieczęć trzeba złamać. „Przepraszam” – powiedziała Ola i lak pękł z trzaskiem, a połówka przeskoczyła przez stół i położyła się przed Mrukiem. Odsunął ją nosem tam, gdzie jej miejsce. Nie trzymała. Odsunął jeszcze raz. W końcu Ola zapaliła świecę, puściła kroplę i jest teraz w tym domu list otwarty, przeczytany i urzędowo zamknięty z powrotem.",
          titles: [
            ["Opened, Read and Shut Again", "Otwarto, przeczytano, zamknięto"],
            ["With a Crack, and Half Each", "Połówka przez cały stół"],
          ],
        },
        {
          en: "Under the seal there was a card with a gold edge. Ola was invited, at seven, “with companion”, and dark dress was requested. She read it out to the kitchen. She had the coat, and for the rest there would be shoes. Then she looked across the table for a companion. He was in grey, as always, with white gloves, and had just begun to see to his shirt front.",
          pl: "Pod pieczęcią była karta ze złotym brzegiem. Zapraszano Olę, na siódmą, „z osobą towarzyszącą”, i proszono o strój ciemny. Przeczytała to kuchni na głos. Płaszcz miała, buty by się znalazły. Potem rozejrzała się po stole za osobą towarzyszącą. Była w szarym, jak zawsze, w białych rękawiczkach i zabierała się właśnie do gorsu.",
          titles: [
            ["With Companion, at Seven", "Z osobą towarzyszącą"],
            ["In Grey, with White Gloves", "W szarym i w białych rękawiczkach"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Somebody, however, had stood the sugar bowl on the letter. People do this so that letters do not fly away before they have made up their minds. Mruk tried it from one corner, and he tried it from the other. The bowl held on with all its sugar, and gave a warning tinkle with the lid.",
      pl: "Ktoś jednak postawił na liście cukiernicę. Ludzie tak robią, żeby list im nie odleciał, zanim się na niego zdecydują. Mruk spróbował wyciągnąć go z jednego rogu, potem spróbował z drugiego. Cukiernica trzymała się całym cukrem i ostrzegawczo brzęknęła pokrywką.",
      turns: [
        {
          en: "It is done with tablecloths, and it calls for decision. Mruk took the corner between his teeth, shut his eyes and threw himself backwards. Then he opened them. The letter was with him. The sugar bowl stood where it had stood, on the bare table, and nothing about it tinkled. He would have liked to see how he had done that, and looked for some time from the one to the other.",
          pl: "Robi się to z obrusami i trzeba zdecydowania. Mruk wziął róg w zęby, zamknął oczy i rzucił się do tyłu. Potem je otworzył. List był przy nim. Cukiernica stała tam, gdzie przedtem, na gołym stole, i nic w niej nie brzęczało. Chętnie by zobaczył, jak to zrobił, i przez jakiś czas patrzył to na jedno, to na drugie.",
          titles: [
            ["It Is Done with Tablecloths", "Robi się to z obrusami"],
            ["He Would Have Liked to See How", "Sam by chciał zobaczyć jak"],
            ["And Nothing Tinkled", "Nic nie brzęczało"],
          ],
        },
        {
          en: "When the lid tinkled for the third time, Ola knew that tinkle. “Not the sugar!” she said. She saw a cat, she saw a bowl, and put two and two together. The sugar was taken away from him and carried into safety, on to the top of the dresser, behind the tureen. She wagged her finger on the way out. About the letter nobody had said anything.",
          pl: "Kiedy pokrywka brzęknęła trzeci raz, Ola rozpoznała ten dźwięk. „Tylko nie cukier!” – powiedziała. Zobaczyła kota, zobaczyła cukiernicę i wyciągnęła wnioski. Cukier mu odebrano i przeniesiono w bezpieczne miejsce, na sam szczyt kredensu, za wazę. Wychodząc, pogroziła palcem. O liście nie było mowy.",
          titles: [
            ["Not the Sugar!", "Tylko nie cukier!"],
            ["Into Safety, Behind the Tureen", "W bezpieczne miejsce, za wazę"],
          ],
        },
      ],
    },
    {
      en: "On the table there was the new oilcloth. On oilcloth nothing stays where it is touched. Mruk laid a paw on the letter, and it slid away from him; he followed it, and it slid on. In this manner they went round the whole table, like two people at a dance who have not been introduced.",
      pl: "Ale na stole leżała nowa cerata. Na ceracie nic nie stoi w miejscu. Mruk położył łapę na liście, a list odjechał, poszedł za nim, a list odjechał dalej. W ten sposób okrążyli cały stół, jak dwie osoby na balu, których sobie nie przedstawiono.",
      turns: [
        {
          en: "On the second lap the letter took the bend too wide. It shot out over the edge, turned once in the air and lay still. It had come down on the third chair, exactly in the middle, where there is a hollow. The third chair in the kitchen is Mruk’s, and whatever arrives there has been delivered. He got down to it and acknowledged receipt with his chin.",
          pl: "Na drugim okrążeniu list wziął zakręt za szeroko. Wyleciał za krawędź, obrócił się raz w powietrzu i znieruchomiał. Wylądował na trzecim krześle, dokładnie na środku, tam gdzie jest dołek. Trzecie krzesło w kuchni należy do Mruka, a co tam przyjdzie, uważa się za doręczone. Zszedł do niego i pokwitował brodą.",
          titles: [
            ["Delivered to the Third Chair", "Uważa się za doręczone"],
            ["Too Wide in the Bend", "Za szeroko na zakręcie"],
          ],
        },
        {
          en: "At the fourth corner, where breakfast is eaten, the letter stopped of its own accord. Mruk, who had counted on its going further, arrived on top of it with everything he had. It did not stir. He lowered his nose to the place: raspberry. It had been wiped there, but only once, by somebody who was thinking of something else. He bore nobody a grudge.",
          pl: "Przy czwartym rogu, tam gdzie się je śniadania, list zatrzymał się sam. Mruk, który liczył na ciąg dalszy, wjechał na niego ze wszystkim, co ma. List ani drgnął. Mruk opuścił nos: maliny. Wycierano tu, ale tylko raz, myśląc o czym innym. Nie miał o to do nikogo żalu.",
          titles: [
            ["Raspberry, Wiped Only Once", "Maliny, wytarte tylko raz"],
            ["At the Fourth Corner", "Przy czwartym rogu"],
          ],
        },
      ],
    },
    {
      pays: ["a ring"],
      unless: ["address downwards"],
      en: "In reaching for the letter Mruk brushed against the cup. It was only a few drops. They ran together on the paper and made a ring, and in the ring the ink began to flower, blue and violet. It was beautiful. It could also be seen from the door.",
      pl: "Sięgając po list, Mruk trącił filiżankę. Wylało się tylko parę kropel. Zbiegły się na papierze, zrobiły krążek, a w krążku atrament zaczął kwitnąć na niebiesko i fioletowo. Widok był piękny. Rzecz w tym, że było go widać także od drzwi.",
      turns: [
        {
          en: "Now there were steps in the hall, and time only for the obvious. Mruk sat down on the ring. Ola came in, drank up what was in the cup and stroked him. “How nicely you’re sitting,” she said, and went. He got up. The ring had left the paper. It was on him, blue and violet, underneath and somewhat to the rear, where the white begins.",
          pl: "Wtedy w przedpokoju odezwały się kroki i czasu starczyło tylko na jedno. Mruk usiadł na krążku. Ola weszła, dopiła to, co było w filiżance, i go pogłaskała. „Jak ładnie siedzisz” – powiedziała i wyszła. Wstał. Krążka na papierze nie było. Był na nim, niebieski i fioletowy, od spodu i trochę z tyłu, tam gdzie zaczyna się białe.",
          titles: [
            ["How Nicely You’re Sitting", "Jak ładnie siedzisz"],
            ["Underneath and Somewhat to the Rear", "Pod spodem i trochę z tyłu"],
            ["Blue and Violet, to the Rear", "Od spodu i trochę z tyłu"],
          ],
        },
        {
          en: "Ola came in, and her hand went to her mouth. “Oh no,” she said, “I’ve put my cup on it.” She dabbed with her sleeve, she blew. She apologised to the letter, and also to the cat, who might so easily have got wet. Mruk looked out of the window, in a forgiving manner. He did not bring up the matter, and she was so grateful that she left him alone with it.",
          pl: "Weszła Ola i podniosła rękę do ust. „O nie – powiedziała – postawiłam na nim filiżankę”. Wycierała rękawem, dmuchała. Przeprosiła list, przeprosiła też kota, którego tak łatwo mogła zamoczyć. Mruk patrzył przez okno, wyrozumiale. Nie wracał do tej sprawy, a ona z wdzięczności zostawiła ich samych.",
          titles: [
            ["I’ve Put My Cup on It", "Przeprosiny, także dla kota"],
            ["He Did Not Bring Up the Matter", "Nie wracał do tego"],
          ],
        },
      ],
    },
    {
      pays: ["read"],
      unless: ["sealed", "address downwards"],
      en: "Tomek had got to the letter first. He had wiped his glasses and was reading with his lips, and after each line he looked to see how much there was still to come. “Don’t read over my shoulder, Director,” he said, and hunched it. Mruk was not reading. Mruk was leaning.",
      pl: "Do listu pierwszy dopadł Tomek. Przetarł okulary, czytał, ruszając ustami, i po każdej linijce sprawdzał, ile jeszcze zostało. „Niech mi pan nie czyta przez ramię, dyrektorze” – powiedział i ramię podniósł. Ale Mruk nie czytał, Mruk się tylko opierał, całym ciężarem, jaki ma.",
      turns: [
        {
          en: "They read it together, Tomek with his lips and Mruk with his weight. At the end of each line Tomek moved along a little, and at the end of each page there was a little more of Mruk at the table. By the last he was sitting on a corner of the chair. “You have it,” he said, rubbed his shoulder and stood up. It seemed that he had skipped the end.",
          pl: "Czytali razem, Tomek ustami, a Mruk ciężarem. Z końcem każdej linijki Tomek trochę się odsuwał, a z końcem każdej strony było przy stole trochę więcej Mruka. Przy ostatniej Tomek siedział już na samym rogu krzesła. „Proszę sobie wziąć” – powiedział, roztarł ramię i wstał. Zdaje się, że zakończenie opuścił.",
          titles: [
            ["It Seems He Skipped the End", "Bez zakończenia"],
            ["With His Lips and with His Weight", "Jeden ustami, drugi ciężarem"],
          ],
        },
        {
          en: "Tomek’s hand twitched. There was a comma missing. He read on, and there was another. At the third his fingers found the red pencil, which lives in his breast pocket, and at the fourth they used it. He looked at what he had done. It was a letter, after all, and in the margin stood a neat red hook. He laid it down very gently, and went on tiptoe to look for a rubber.",
          pl: "Tomkowi drgnęła ręka. Brakowało przecinka. Czytał dalej, brakowało drugiego. Przy trzecim palce znalazły czerwony ołówek, który mieszka w kieszonce na piersi, a przy czwartym już go użyły. Tomek spojrzał na to, co zrobił. To był jednak list, a na marginesie stał równy czerwony ptaszek. Odłożył go bardzo ostrożnie i na palcach poszedł szukać gumki.",
          titles: [
            ["At the Fourth Comma", "Przy czwartym przecinku"],
            ["A Red Hook in the Margin", "Czerwony haczyk, i to na marginesie"],
            ["The Hand with the Red Pencil", "Czerwony ołówek nie śpi"],
          ],
        },
      ],
    },
    {
      en: "Ola, who needed a bookmark in the middle of a sentence, had taken the letter for that and shut the dictionary on it. It is a dictionary of sixteen hundred pages. Only a white corner still looked out, somewhere in the letter S. Mruk pulled at it with his teeth. The dictionary came along, by a finger’s breadth, and lay on it as before.",
      pl: "Ola potrzebowała w środku zdania zakładki, wzięła więc list i zamknęła na nim słownik. Jest to słownik na tysiąc sześćset stron. Wyglądał z niego już tylko biały rożek, gdzieś przy literze S. Mruk pociągnął za niego zębami. Słownik przesunął się razem z nim, o palec, i leżał na liście tak jak przedtem.",
      turns: [
        {
          en: "Sooner or later every sentence needs a word with S. Ola opened the dictionary, took out the letter, because it lay over the column, and put it aside without looking, in front of a cat. Her finger went down past sabre, past saddle, past salt. At sausage she stayed for a while, quite without reason. Then she carried her word off with her, and the rest she forgot.",
          pl: "Prędzej czy później każde zdanie potrzebuje słowa na S. Ola otworzyła słownik, wyjęła list, bo zasłaniał kolumnę, i odłożyła go, nie patrząc, przed samego kota. Palec szedł w dół, minął sanie, minął serce, minął siodło. Przy śledziu zatrzymał się trochę, całkiem bez powodu. Potem zabrała swoje słowo, a o reszcie zapomniała.",
          titles: [
            ["A Word Beginning with S", "Słowo na literę S"],
            ["Past Sabre, Saddle and Salt", "Sanie, serce, siodło"],
          ],
        },
        {
          en: "A dictionary is a door, only with more leaves. Mruk pushed in his forehead under the cover and lifted. It rose; and then all sixteen hundred pages made up their minds for the other side, one after another, faster and faster, and the book fell open with a slap. In the fold lay the letter. He walked to it straight across two columns, and stepped on nobody’s word.",
          pl: "Słownik to drzwi, tylko o większej liczbie skrzydeł. Mruk wsunął pod okładkę czoło i podniósł. Uniosła się, a potem tysiąc sześćset stron zdecydowało się na drugą stronę, jedna po drugiej, coraz szybciej, i książka otworzyła się z plaśnięciem. W zgięciu leżał list. Mruk poszedł do niego prosto przez dwie kolumny i nie nadepnął na żadne słowo.",
          titles: [
            ["By Way of Two Columns", "Prosto przez dwie kolumny"],
            ["A Door with Sixteen Hundred Leaves", "Drzwi, tylko o większej liczbie skrzydeł"],
          ],
        },
      ],
    },
    {
      en: "Mruk had barely put out a paw when there came a draught. The letter rose, turned over in the air, considered for a moment and went under the dresser. Beneath the dresser there are two centimetres. There is a great deal to Mruk, but nothing that is two centimetres high.",
      pl: "Ledwie Mruk wyciągnął łapę, przyszedł przeciąg. List uniósł się, obrócił w powietrzu, chwilę się namyślał i wszedł pod kredens. Pod kredensem są dwa centymetry, ani trochę więcej. Mruk ma w sobie wiele, ale nic o wysokości dwóch centymetrów.",
      turns: [
        {
          en: "With one exception, as it turned out. While Mruk lay before the dresser with his cheek on the floor, something behind him went to and fro, as it does when he thinks. It strayed underneath, came out with fluff, went in once more, further to the left, and came out with the letter. He looked round. He has often had to apologise for that tail. He let it lie on top for a while.",
          pl: "Z jednym wyjątkiem, jak się okazało. Kiedy Mruk leżał przed kredensem, z policzkiem na podłodze, coś za nim chodziło tam i z powrotem, jak zawsze, kiedy myśli. Zabłądziło pod spód, wyszło z puchem, weszło jeszcze raz, bardziej w lewo, i wyszło z listem. Obejrzał się. Nieraz musiał już za ten ogon przepraszać. Pozwolił mu chwilę na liście poleżeć.",
          titles: [
            ["With One Exception", "Ogon, czyli jeden wyjątek"],
            ["Further to the Left", "Bardziej w lewo"],
          ],
        },
        {
          en: "Ola lay down on her stomach with the long ruler and fished. The first thing to come out was a fork. After it came a hazelnut, the white knight, and the lid of the blue pot, which had been given up. She sat back on her heels and greeted each of them. By the time the letter came, last of all, she had both hands full, and did not notice who took it.",
          pl: "Ola położyła się na brzuchu z długą linijką i łowiła. Najpierw wyjechał widelec. Potem orzech laskowy, biały konik i pokrywka od niebieskiego garnka, na którą nikt już nie liczył. Przysiadła na piętach i każde z osobna witała. Zanim wyjechał list, na samym końcu, miała pełne ręce i nie zauważyła, kto go wziął.",
          titles: [
            ["A Fork, a Hazelnut, a Knight", "Widelec, orzech, biały konik"],
            ["Last of All, a Letter", "Potem już tylko list"],
          ],
        },
      ],
    },
    {
      pays: ["Ola at the table"],
      en: "In the meantime Ola had sat down to work, and her left elbow stood on the letter. It is a pointed elbow, and it held up her head, and in the head a sentence of eleven lines was being held together. Whoever drew away the letter would bring down the lot. Mruk laid a paw on the corner and waited for the verb.",
      pl: "Tymczasem Ola usiadła do pracy i jej lewy łokieć stanął na liście. Jest to łokieć spiczasty, podpierał głowę, a w głowie trzymało się kupy zdanie na jedenaście linijek. Kto by wyciągnął list, ten zawaliłby wszystko. Mruk położył łapę na rogu i czekał na orzeczenie.",
      turns: [
        {
          en: "The verb came in the eleventh line, at the very end, where there was hardly any room for it. Ola read the whole sentence aloud, first in the one language and then in the other, held her breath before the last word, and it stood. She flung up both arms. Mruk, who had known that there would be joy, had to do no more than pull.",
          pl: "Orzeczenie przyszło w jedenastej linijce, na samym końcu, gdzie prawie nie było na nie miejsca. Ola przeczytała całe zdanie na głos, najpierw w jednym języku, potem w drugim, przed ostatnim słowem wstrzymała oddech, i stało. Podrzuciła obie ręce. Mruk, który wiedział, że będzie radość, musiał już tylko pociągnąć.",
          titles: [
            ["Waiting for the Verb", "W oczekiwaniu na orzeczenie"],
            ["Both Arms in the Air", "Najpierw radość, potem list"],
          ],
        },
        {
          en: "Mruk offered a substitute. He moved up on the table until he was below Ola’s chin, and made himself broad. The head swayed on its hand; it slid a little, and came to rest on something wider and warmer, which hummed. The elbow was off duty. It went away to help with the writing, and the end of that sentence was spoken into grey fur.",
          pl: "Mruk zaproponował zastępstwo. Podsunął się po stole, aż był pod brodą Oli, i zrobił się szeroki. Głowa zachwiała się na dłoni, zsunęła i spoczęła na czymś szerszym i cieplejszym, co w dodatku mruczało. Łokieć miał wolne. Poszedł pomagać przy pisaniu, a koniec tego zdania został wypowiedziany w szarą sierść.",
          titles: [
            ["The Elbow Was off Duty", "Łokieć ma wolne"],
            ["Something Wider and Warmer", "W zastępstwie łokcia"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["Ola at the table", "a ring"],
      en: "Ola came in for a glass of water. There is a rule in the house that the cat does not go on the table, and both of them know it. She looked at Mruk. He looked at the tap, until it had finished. Under one of his front paws there was a page of the newspaper. “As long as you’re on the paper,” said Ola, and carried out her glass.",
      pl: "Ola przyszła po szklankę wody. W domu obowiązuje zasada, że kot nie wchodzi na stół, i oboje ją znają. Spojrzała na Mruka. On patrzył na kran, aż kran skończył. Pod jedną z przednich łap miał kartkę gazety. „No, jeśli na gazecie” – powiedziała Ola i wyniosła swoją szklankę.",
    },
    {
      unless: ["Ola at the table", "a ring"],
      en: "Ola came in to see to the soup. She tasted it, put in salt, tasted it and looked at the ceiling. “What does it want?” she asked. Mruk knew what it wanted. It was in the fridge, on the second shelf, wrapped in paper. He looked at the fridge and at her, and at the fridge again, as clearly as he could. She put in some marjoram.",
      pl: "Ola przyszła zajrzeć do zupy. Spróbowała, posoliła, spróbowała i spojrzała w sufit. „Czego jej brakuje?” – spytała. Mruk wiedział, czego jej brakuje. Było to w lodówce, na drugiej półce, zawinięte w papier. Spojrzał na lodówkę, na Olę i znowu na lodówkę, najwyraźniej, jak umiał. Dodała majeranku.",
    },
    {
      en: "On the stove the kettle began to speak. It spoke first to itself, then to its lid, and then to the ceiling. It is an excitable thing; there is always something that must be said at once, and as soon as it is taken off the flame it has forgotten what. Mruk turned an ear. This time, before it was turned down, it had got as far as a consonant.",
      pl: "Na kuchence odezwał się czajnik. Mówił najpierw do siebie, potem do pokrywki, potem do sufitu. Jest to rzecz pobudliwa: zawsze ma coś, co trzeba powiedzieć natychmiast, a ledwie się ją zdejmie z ognia, zapomina co. Mruk obrócił jedno ucho. Tym razem, zanim zmniejszono płomień, czajnik doszedł do spółgłoski.",
    },
    {
      en: "By the bread board lay a crumb. It had been there since the last meal, and it had seen everything. Mruk looked at the crumb for a while, and the crumb, which was from the crust, lay very still. Then he bent down and took it with the tip of his tongue. In matters of correspondence it is better if few people know.",
      pl: "Przy desce do chleba leżał okruszek. Leżał tam od ostatniego posiłku i wszystko widział. Mruk patrzył na niego jakiś czas, a okruszek, ze skórki, leżał bardzo cicho. Potem Mruk nachylił się i wziął go końcem języka. W sprawach korespondencji lepiej, żeby wiedziało niewielu.",
    },
    {
      en: "Down in the courtyard the back door of the bakery opened, and Bułka came out and sat on the step, white to the knees. From the kitchen table the step can be seen. She looked up. Mruk inclined his head; she inclined hers. Flour came off it in a small cloud. Then she was needed indoors, and he had to begin again with his thoughts from the top.",
      pl: "Na podwórku otworzyły się tylne drzwi piekarni, wyszła Bułka i usiadła na stopniu, biała po kolana. Z kuchennego stołu widać ten stopień. Spojrzała w górę. Mruk skłonił głowę, ona też. Mąka wzniosła się z niej małą chmurką. Potem była potrzebna w środku, a on musiał zacząć swoje myśli od początku.",
    },
    {
      en: "The tap was making a drop. It grew, it became long, and there was a kitchen in it, upside down, with a table and somebody grey. Mruk leaned forward. He had just recognised himself, by the collar, when it fell. He waited for the next, to see how it went on. But in the next one he was already looking the other way.",
      pl: "Kran robił kroplę. Rosła, wydłużała się i była w niej kuchnia, do góry nogami, ze stołem i z kimś szarym. Mruk się nachylił. Właśnie się rozpoznał, po obroży, kiedy spadła. Czekał na następną, co będzie dalej. Ale w następnej patrzył już w inną stronę.",
    },
    {
      en: "The kitchen clock is seven minutes fast, and for that reason it often has to wait. It was waiting now. The long hand stood on its line and trembled, and could not go on until the others had caught up. Mruk knows that feeling. The two of them looked at each other across the kitchen, and then the hand gave a jerk, and it was later.",
      pl: "Kuchenny zegar spieszy się o siedem minut i dlatego często musi czekać. Teraz też czekał. Duża wskazówka stała na swojej kresce, drżała i nie mogła ruszyć, dopóki reszta świata nie nadąży. Mruk zna to uczucie. Patrzyli na siebie przez całą kuchnię, aż wskazówka drgnęła i zrobiło się później.",
    },
  ],
};
