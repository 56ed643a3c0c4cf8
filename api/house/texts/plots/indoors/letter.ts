import type { Plot } from "#api/house/texts/model.ts";

/** A letter lies on the kitchen table, and Mruk has reason to think that it concerns him. With Ola, and at most with Tomek. */
export const letter: Plot = {
  name: "letter",
  category: "Daily Life",
  wishes: [
    {
      pays: ["address downwards"],
      en: "On the kitchen table lay a letter that nobody had opened yet. It was white, it was thick, and it lay with its address downwards, which can mean only that it had something to hide. Mruk got up on the third chair, which is his, to find out whether it was for him.",
      pl: "Na kuchennym stole leżał list, którego nikt jeszcze nie otworzył. Był biały, gruby i leżał adresem do dołu, co może znaczyć tylko jedno: że ma coś do ukrycia. Mruk wszedł na trzecie krzesło, to swoje, żeby ustalić, czy to do niego.",
      titles: [["With Its Address Downwards", "Adresem do dołu"]],
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        on: "chair",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "At last Ola turned the letter over. “To Ola and household,” she read. She looked round for the household. It was sitting on the third chair, very upright, with both front paws together. She cleared her throat and read the whole thing aloud in that direction, and left out nothing, not even the date. When she had come to the greetings, the household laid a paw on the table.",
          pl: "W końcu Ola odwróciła list. „Ola z domownikami” – przeczytała. Rozejrzała się za domownikami. Siedzieli na trzecim krześle, bardzo prosto, z przednimi łapami razem. Ola odchrząknęła i przeczytała na głos w tamtą stronę całość, bez opuszczania, nawet datę. Kiedy doszła do pozdrowień, domownicy położyli na stole łapę.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "chair",
            inHand: "sheet of paper",
            company: "ola",
          },
          titles: [["To Ola and Household", "Ola z domownikami"]],
        },
        {
          en: "The letter turned out to be a form. The house office wished to know who lived on the third floor. Ola filled it in on the spot, in capitals: two persons. There was no line for a cat, only one for remarks, at the bottom. She sucked her pen and wrote: “Mruk.” That looked bare. She read it over once more, and put “in charge” after it. The line was just long enough.",
          pl: "List okazał się formularzem. Administracja domu chciała wiedzieć, kto mieszka na trzecim piętrze. Ola wypełniła go od ręki, drukowanymi literami: dwie osoby. Na kota rubryki nie przewidziano, była tylko jedna na uwagi, na samym dole. Possała pióro i napisała: „Mruk”. Wyglądało to łyso. Przeczytała jeszcze raz i dopisała: „kierownik”. Rubryka akurat starczyła.",
          titles: [
            ["No Line for a Cat", "Na kota nie ma rubryki"],
            ["Two Persons, and Who Else?", "Dwie osoby i kto jeszcze?"],
          ],
        },
        {
          needs: ["the honey"],
          unless: ["read"],
          titles: [
            ["So It Was from Him", "A więc list jest od niego"],
            ["The Sender Listens to His Letter", "Nadawca słucha, co napisał"],
          ],
          en: "On the back of the letter, where people write who it is from, Ola found a paw: four toes and a pad, in honey. “So it’s from you,” she said. She turned it over, and it was for her, and for the household. It seemed only right to read it aloud to the sender. He heard it from the third chair to the end, greetings and all, with great attention, like somebody who had quite forgotten what he wrote.",
          pl: "Na odwrocie listu, tam gdzie się pisze, od kogo, Ola znalazła łapę: cztery palce i poduszkę, odbite miodem. „A, to od ciebie” – powiedziała. Odwróciła go i był do niej i do domowników. Wypadało przeczytać go nadawcy na głos. Wysłuchał z trzeciego krzesła do samego końca, z pozdrowieniami, bardzo uważnie, jak ktoś, kto zupełnie zapomniał, co napisał.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "wide",
            on: "chair",
            inHand: "sheet of paper",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "The letter on the kitchen table smelled of another flat, and in that flat, beyond all doubt, there lived a dog. Mruk established this from the third chair, with his eyes shut. It was a dog of medium size, no longer young, and fond of liver. What this dog might want of them Mruk did not know, and he meant to find out.",
      pl: "List na kuchennym stole pachniał innym mieszkaniem, a w tym mieszkaniu, ponad wszelką wątpliwość, żył pies. Mruk ustalił to z trzeciego krzesła, z zamkniętymi oczami. Pies był średni, nie pierwszej młodości i lubił wątróbkę. Czego taki pies może od nich chcieć, tego Mruk nie wiedział i zamierzał się dowiedzieć.",
      titles: [["Of Medium Size and Fond of Liver", "Średni i lubi wątróbkę"]],
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "closed",
        on: "chair",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          unless: ["read"],
          en: "Ola opened the letter, and a photograph slid out on to the table. It showed a doorstep, some sun, and in the sun a brown dachshund, broad, with half-closed eyes, who had just been disturbed. On the back it said: “He asks after yours.” Ola held the picture out to Mruk. He studied it for a long time, from close up. Then he laid his chin on the doorstep, where there was still some sun.",
          pl: "Ola otworzyła list i wysunęła się z niego na stół fotografia. Był na niej próg, trochę słońca, a w słońcu brązowy jamnik, szeroki, z przymkniętymi oczami, któremu właśnie przeszkodzono. Na odwrocie stało: „Pyta o Waszego”. Ola podsunęła fotografię Mrukowi. Badał ją długo, z bliska. Potem położył brodę na progu, tam gdzie zostało jeszcze trochę słońca.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
          titles: [
            ["He Asks After Yours", "Pyta o Waszego"],
            ["Who Is That Dachshund?", "A ten jamnik to kto?"],
          ],
        },
        {
          en: "At the foot of the letter there was a second signature, a dog’s paw, round and blue, with four toes and as many claws. “He sends you his regards,” said Ola. She brought her ink pad, and Mruk gave her the left paw, since she was holding it in any case. The reply lay on the table to dry. It had two lines of greetings, her name, and below that, somewhat smaller, and showing no claws, his.",
          pl: "Na dole listu był drugi podpis: psia łapa, okrągła i niebieska, z czterema palcami i z czterema pazurami. „Masz pozdrowienia” – powiedziała Ola. Przyniosła poduszkę do stempli i Mruk podał jej lewą łapę, skoro i tak ją trzymała. Odpowiedź schła na stole. Były na niej dwie linijki pozdrowień, jej podpis, a niżej, trochę mniejszy i bez pazurów, jego.",
          titles: [
            ["Signed, Showing No Claws", "Podpisano, bez pazurów"],
            ["He Gave Her His Left Paw", "Podał jej lewą łapę"],
          ],
        },
      ],
    },
    {
      en: "Of all the things that can be sat on, a letter is the best. It is warm at once, it crackles slightly, and somebody is sure to need it. There was one lying on the kitchen table, askew. Mruk had come in to sit on it, until it had been sat on enough.",
      pl: "Ze wszystkich rzeczy, na których można siedzieć, najlepszy jest list. Od razu jest ciepły, lekko szeleści i na pewno będzie komuś potrzebny. Jeden leżał na kuchennym stole, na ukos. Mruk przyszedł, żeby na nim siedzieć, tak długo, aż list będzie dostatecznie wysiedziany.",
      titles: [["The Best Thing to Sit On", "Najlepiej się siedzi na liście"]],
      picture: {
        place: "kitchen floor",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        by: "doorway",
        company: "nobody",
      },
      endings: [
        {
          en: "Ola needed the letter. She drew it out from under Mruk by the corner, a millimetre at a time, and he did not stir. He was left with the envelope, which was thinner, but lined with blue stripes. When she had finished reading she put the pages down beside him. He looked at the pages, he looked at the stripes, and moved over by half a cat, to have both.",
          pl: "Ola potrzebowała listu. Wysuwała go spod Mruka za róg, milimetr po milimetrze, a Mruk ani drgnął. Została mu koperta. Była cieńsza, ale miała podszewkę w niebieskie paski. Kiedy skończyła czytać, położyła kartki obok niego. Spojrzał na kartki, spojrzał na paski i przesunął się o pół kota, żeby mieć jedno i drugie.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["A Millimetre at a Time", "Milimetr po milimetrze"],
            ["Lined with Blue Stripes", "W środku w niebieskie paski"],
            ["Half a Cat to the Side", "O pół kota w bok"],
          ],
        },
        {
          en: "After an hour and ten minutes the letter had been sat on enough, and Mruk got up. Ola sat down to the letter with the face that she has for the post, read a line, and laid her palm on the paper. It was warm right through, to the last page. She left her hand there while she read; then she took a sheet and replied at once, and more kindly than she had been going to.",
          pl: "Po godzinie i dziesięciu minutach list był wysiedziany i Mruk wstał. Ola zasiadła do listu z miną, którą ma do poczty, przeczytała linijkę i dotknęła papieru dłonią. Był ciepły na wylot, do ostatniej strony. Nie odjęła ręki, dopóki nie skończyła, a potem wzięła kartkę i odpisała od razu, serdeczniej, niż zamierzała.",
          titles: [
            ["An Hour and Ten Minutes Were Enough", "Godzina i dziesięć minut wystarczy"],
            ["Warm Right Through, to the Last Page", "Ciepły aż do ostatniej strony"],
          ],
        },
        {
          needs: ["the tea"],
          titles: [
            ["She Read What the Cat Left Showing", "Czytała, co wystawało spod kota"],
            ["What Was in the Middle of the Letter?", "A co jest w środku listu?"],
          ],
          en: "Ola sat down with her cup and looked at her letter, which had a cat on it. She did not disturb him. She drank her tea and read what stuck out: down one side “dear”, “we” and “on the fifth”, and down the other “rain”, “cake” and “you both”. It was enough to go on with. By the second cup she had made up the middle, and it was, as she told Mruk, good news.",
          pl: "Ola usiadła z filiżanką i spojrzała na swój list, na którym siedział kot. Nie ruszała go. Piła herbatę i czytała, co wystawało: z jednej strony „droga”, „my” i „piątego”, z drugiej „deszcz”, „tort” i „was oboje”. Na początek wystarczyło. Przy drugiej filiżance środek miała już ułożony i były to, jak powiedziała Mrukowi, dobre wiadomości.",
          picture: { place: "kitchen", pose: "sit", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      en: "What interested Mruk was the stamp. There was a bird on it, and not one of the sort that sits in the gutter, but a tall one with long legs, which clearly lived on fish. The stamp was on a letter, the letter was on the kitchen table, and the third chair stood close by.",
      pl: "Mruka interesował znaczek. Był na nim ptak, i to nie żaden z tych znanych z rynny, tylko wysoki, długonogi, taki, co wygląda, jakby się żywił rybami. Znaczek był na liście, list na kuchennym stole, a trzecie krzesło stało tuż obok.",
      picture: { place: "kitchen", pose: "peek", props: ["letter"], eyes: "wide", company: "nobody" },
      endings: [
        {
          en: "Nothing was missing afterwards except the stamp. Ola looked under the envelope, then under the bread board, and then in her hair, where most things turn up. Mruk had better things to do. He got down from the chair and went out through the hall: three paws were silent, and one was not. At every fourth step, on the parquet, a tall bird with long legs touched the ground.",
          pl: "Nie brakowało potem niczego prócz znaczka. Ola szukała pod kopertą, pod deską do chleba, wreszcie we włosach, gdzie na ogół wszystko jest. Mruk miał co innego do roboty. Zszedł z krzesła i wyszedł przez przedpokój: trzy łapy szły bezgłośnie, jedna nie. Co czwarty krok stawał na parkiecie wysoki ptak o długich nogach.",
          picture: { place: "hall", pose: "walk", props: [], eyes: "half", mouth: "smile", company: "nobody" },
          titles: [["At Every Fourth Step, a Bird", "Co czwarty krok ptak"]],
        },
        {
          en: "Ola saw what Mruk was looking at. She cut the corner off the envelope and laid it in a saucer of warm water. After some time the bird let go of the paper, floated out and drifted round the rim, tail foremost. Mruk kept watch with his chin on the table. Then he put out a single claw, and with great care he turned the bird round, so that it could see where it was going.",
          pl: "Ola zobaczyła, na co patrzy Mruk. Odcięła róg koperty i położyła go na spodku z ciepłą wodą. Po jakimś czasie ptak puścił papier, wypłynął i ruszył dookoła, wzdłuż brzegu, ogonem do przodu. Mruk pilnował, z brodą na stole. Potem wysunął jeden pazur i bardzo ostrożnie obrócił ptaka, żeby widział, dokąd płynie.",
          picture: {
            place: "kitchen",
            pose: "peek",
            props: ["letter"],
            eyes: "open",
            company: "ola",
          },
          titles: [
            ["The Bird Is Afloat", "Ptak już płynie"],

            ["Tail Foremost", "Ogonem do przodu"],
          ],
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [["A Bird Come In from the Rain", "Ptak, którego zmoczył deszcz"]],
          en: "The letter had come through the rain, and the rain had done half the work. When Mruk bent over the stamp, it was already peeling off at one end, from the bird’s tail to its wings. He breathed on it. Ola, who had come to fetch her letter, saw the bird let go of the paper and stay on the tip of a pink nose. She took it off with tweezers and hung it up by the stove, to dry its legs.",
          pl: "List przyszedł w deszczu i deszcz zrobił połowę roboty. Kiedy Mruk nachylił się nad znaczkiem, ptak z jednej strony już się odklejał, od ogona po skrzydła. Mruk na niego chuchnął. Ola, która przyszła po list, zobaczyła, jak ptak puszcza papier i zostaje na czubku różowego nosa. Zdjęła go pęsetą i powiesiła przy piecu, żeby mu obeschły nogi.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "There was a letter on the kitchen table that had to be answered, and Ola had gone to look for the right word. That was half an hour ago; good words sit deep. Meanwhile the letter lay there all by itself. It was high time that somebody took the correspondence in hand, and Mruk stepped over to it from the third chair.",
      pl: "Na kuchennym stole leżał list, na który trzeba było odpisać, i Ola poszła szukać odpowiedniego słowa. Było to pół godziny temu, dobre słowa siedzą głęboko. Tymczasem list leżał zupełnie sam. Najwyższy czas, żeby ktoś ujął korespondencję w swoje łapy, i Mruk przeszedł do niego z trzeciego krzesła.",
      titles: [["Good Words Sit Deep", "Dobre słowa siedzą głęboko"]],
      picture: { place: "kitchen", pose: "walk", props: ["open letter"], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "Ola had not found her word. She took a sheet all the same, chewed her pen, and looked at the cat who sat next to the paper with so much dignity. Then she wrote in a single go: “Mruk is sitting here and wants to know what you have to say for yourselves.” After that it went by itself, three pages of it. At the foot there was just room left for a hair, which he supplied.",
          pl: "Ola słowa nie znalazła. Wzięła mimo to kartkę, gryzła pióro, patrzyła na kota, który siedział obok papieru z taką godnością. I napisała jednym ciągiem: „Mruk tu siedzi i pyta, co macie na swoje usprawiedliwienie”. Dalej poszło samo, trzy strony. Na dole zostało akurat miejsce na jeden włos. Mruk go dostarczył.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["blank sheet"],
            eyes: "half",
            inHand: "pen",
            company: "ola",
          },
          titles: [
            ["What Have You to Say for Yourselves?", "Co macie na swoje usprawiedliwienie?"],
            ["Three Pages Without the Right Word", "Trzy strony bez tego słowa"],
            ["Three Pages and a Single Hair", "Trzy strony i jeden włos"],
          ],
        },
        {
          en: "Ola found her word, and the reply was already in its envelope when the telephone called her away. When she came back, the envelope had been stuck down. It was stuck down all over, along the flap, along the seam, and at the front, where the address had gone a little to the east. Mruk was getting the taste off his tongue. Ola put the stamp on, and held the envelope up to the light. “It’ll get there,” she said.",
          pl: "Ola znalazła słowo i odpowiedź leżała już w kopercie, kiedy odwołał ją telefon. Wróciła, a koperta była zaklejona. Była zaklejona wszędzie, wzdłuż klapki, wzdłuż szwu, a także z przodu, gdzie adres przesunął się trochę na wschód. Mruk pozbywał się z języka smaku. Ola przykleiła znaczek i obejrzała kopertę pod światło. „Dojdzie” – powiedziała.",
          picture: { place: "kitchen", pose: "sit", props: ["letter"], eyes: "half", mouth: "blep", company: "ola" },
          titles: [["Stuck Down All Over", "Zaklejone ze wszystkich stron"]],
        },
        {
          needs: ["the newspaper"],
          titles: [
            ["The Word Was in the Newspaper", "Słowo było w gazecie"],
            ["As Long as You Stay on the Paper", "Jeśli zostaniesz na gazecie"],
          ],
          en: "Ola came back without her word. Mruk sat as agreed, with a paw on the newspaper, only that the newspaper had moved, and with it he was now on top of her letter. She had to laugh. She looked to see what she had allowed him, and there, between his toes, in the small advertisements, stood the word. She wrote it down, and then the reply, three pages. Mruk did not leave the newspaper.",
          pl: "Ola wróciła bez słowa, po które poszła. Mruk siedział jak w umowie, z łapą na gazecie, tylko że gazeta się przesunęła i razem z nią był teraz na liście. Musiała się roześmiać. Schyliła się zobaczyć, na co mu pozwoliła, i między jego palcami, w drobnych ogłoszeniach, stało to słowo. Zapisała je, a potem odpowiedź, trzy strony. Mruk z gazety nie zszedł.",
          picture: { place: "kitchen", pose: "sit", props: [], eyes: "happy", on: "newspaper", company: "ola" },
        },
      ],
    },
    {
      en: "On the kitchen table lay a letter from the seaside. Mruk could tell by the address, which leaned over as if in the wind, and by the smell. The smell was the thing. Whoever wrote this letter lived next door to a smokehouse, and Mruk, on the third chair, had long been waiting for somebody to put that into words.",
      pl: "Na kuchennym stole leżał list znad morza. Mruk poznał to po adresie, pochylonym jak od wiatru, i po zapachu. Chodziło o zapach. Ktokolwiek pisał ten list, mieszkał obok wędzarni, a Mruk, na trzecim krześle, od dawna czekał, aż ktoś to ujmie w słowa.",
      titles: [["Next Door to a Smokehouse", "Tuż przy wędzarni"]],
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        on: "chair",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "Ola read the letter aloud, standing up. There was something about the wind in it, about a roof and about a wedding. About the smokehouse there was not a word. Mruk drew the envelope over to his side, which evidently nobody had read properly, and went through it himself, line by line, with his tongue, beginning at the name. When he had finished, there was nothing left on the paper but the sea.",
          pl: "Ola przeczytała list na głos, na stojąco. Było coś o wietrze, o dachu i o weselu. O wędzarni ani słowa. Mruk przyciągnął do siebie kopertę, bo tej widocznie nikt porządnie nie przeczytał, i przeszedł ją sam, linijka po linijce, językiem, od nazwiska począwszy. Kiedy skończył, nie zostało na niej nic prócz morza.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "blep",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Not a Word About the Smokehouse", "O wędzarni ani słowa"],
            ["Line by Line, with the Tongue", "Językiem, linijka po linijce"],
            ["Nothing Left but the Sea", "Nic oprócz morza"],
          ],
        },
        {
          unless: ["read"],
          en: "When Ola unfolded the letter, something fell out on to the table. It was round, transparent and no larger than a lentil, and must have come along on the writer’s thumb. She turned it in the light: a fish scale, from the Baltic. Mruk laid a paw on it. He did not eat it. He sat there like that, and later, when he was called to his bowl, he came on three legs, with the scale under the fourth.",
          pl: "Kiedy Ola rozłożyła list, coś z niego wypadło na stół. Było okrągłe, przezroczyste, nie większe od soczewicy, i musiało przyjechać na kciuku piszącego. Obróciła to do światła: rybia łuska, z Bałtyku. Mruk położył na niej łapę. Nie zjadł jej. Siedział tak, a kiedy go potem zawołano do miski, przyszedł na trzech nogach, z łuską w czwartej.",
          picture: { place: "kitchen", pose: "sit", props: [], eyes: "half", company: "ola" },
          titles: [
            ["To the Bowl, on Three Legs", "Do miski na trzech nogach"],
            ["From the Baltic, on a Thumb", "Znad morza, na czyimś kciuku"],
            ["No Larger Than a Lentil", "Nie większe od soczewicy"],
          ],
        },
        {
          when: {
            season: ["winter"],
          },
          titles: [
            ["The Sea on the Radiator", "Morze na kaloryferze"],
            ["A Cold Letter Gives Nothing Away", "Zimny list nic nie powie"],
          ],
          en: "The letter was cold right through from its journey, and a cold letter gives nothing away. Ola laid the envelope on the kitchen radiator, to get the damp out before she read. In five minutes it was warm, and all at once there were herrings in the flat, there was beech smoke, there was a whole quay. “Oh,” she said, “a smokehouse!” Now somebody had said it. Mruk stood with his nose at the seam until the envelope had cooled.",
          pl: "List zmarzł w drodze na wylot, a zimny list nic nie powie. Ola położyła kopertę na kaloryferze w kuchni, żeby przed czytaniem obeschła. Po pięciu minutach była ciepła i nagle w mieszkaniu były śledzie, był bukowy dym, było całe nabrzeże. „O – powiedziała – wędzarnia!” Nareszcie ktoś to powiedział. Mruk stał z nosem przy szwie, aż koperta ostygła.",
        },
      ],
    },
    {
      pays: ["sealed"],
      en: "The letter on the kitchen table had a seal of red wax, round and shiny, as in the days of the kings. Ola had put it down with two fingers and gone to wash her hands. Mruk gets on with anything that bears a seal; he regards himself as an authority, too. He made his way over from the third chair to hear what his colleague had to say.",
      pl: "List na kuchennym stole miał pieczęć z czerwonego laku, okrągłą i błyszczącą, jak za królów. Ola położyła go dwoma palcami i poszła umyć ręce. Mruk żyje dobrze ze wszystkim, co ma pieczęć, sam się uważa za urząd. Ruszył z trzeciego krzesła, żeby usłyszeć, co kolega ma do powiedzenia.",
      titles: [["Sealed as in the Days of the Kings", "Zapieczętowany jak za królów"]],
      picture: { place: "kitchen", pose: "walk", props: [], eyes: "half", company: "nobody", camera: "close" },
      endings: [
        {
          en: "A seal has to be broken. “Sorry,” said Ola, and it parted with a crack; half of it skipped across the table and lay down before Mruk. He pushed it back with his nose to where it belonged. It would not hold. He pushed it back again. In the end she lit a candle and let a drop fall, and there is now a letter in the house that has been opened, read, and officially shut again.",
          pl: "Pieczęć trzeba złamać. „Przepraszam” – powiedziała Ola i lak pękł z trzaskiem, a połówka przeskoczyła przez stół i położyła się przed Mrukiem. Mruk odsunął ją nosem tam, gdzie jej miejsce. Nie trzymała. Odsunął ją jeszcze raz. W końcu Ola zapaliła świecę, puściła kroplę i jest teraz w tym domu list otwarty, przeczytany i urzędowo zamknięty z powrotem.",
          picture: { place: "kitchen", pose: "crouch", props: ["open letter"], eyes: "wide", company: "ola" },
          titles: [
            ["Opened, Read and Shut Again", "Otwarto, przeczytano, zamknięto"],
            ["A Seal Has to Be Broken", "A pieczęć trzeba złamać"],
          ],
        },
        {
          en: "Under the seal there was a card with a gold edge. Ola was invited, at seven, “with companion”, and dark dress was requested. She read it out to the kitchen. She had a dark coat, and dark shoes could be found. Then she looked across the table for a companion. He was in grey, as always, with white gloves, and had just begun to see to his shirt front.",
          pl: "Pod pieczęcią była karta ze złotym brzegiem. Zapraszano Olę, na siódmą, „z osobą towarzyszącą”, i proszono o strój ciemny. Przeczytała to kuchni na głos. Ciemny płaszcz miała, buty by się znalazły. Potem rozejrzała się po stole za osobą towarzyszącą. Osoba była w szarym, jak zawsze, w białych rękawiczkach i zabierała się właśnie do gorsu.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "blep",
            look: "down",
            camera: "close",
            company: "nobody",
          },
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
      en: "Somebody, however, had stood the sugar bowl on the letter. People do this so that a letter does not fly away before they have made up their minds about it. Mruk pulled at one corner, and he pulled at the other. The bowl held on with all its sugar, and gave a warning tinkle with the lid.",
      pl: "Ktoś jednak postawił na liście cukiernicę. Ludzie tak robią, żeby list im nie odleciał, zanim się na niego zdecydują. Mruk ciągnął list za jeden róg, potem za drugi. Cukiernica trzymała się całym cukrem i ostrzegawczo brzęknęła pokrywką.",
      turns: [
        {
          en: "There is a trick that is done with tablecloths, and it calls for decision. Mruk took the corner of the letter between his teeth, shut his eyes and threw himself backwards. Then he opened them. The letter was with him. The sugar bowl stood where it had stood, on the bare table, and nothing about it tinkled. He would have liked to see how he had done that, and looked for some time from the bowl to the letter.",
          pl: "Jest taka sztuka z obrusami i trzeba do niej zdecydowania. Mruk wziął róg listu w zęby, zamknął oczy i rzucił się do tyłu. Potem je otworzył. List był przy nim. Cukiernica stała tam, gdzie przedtem, na gołym stole, i nic w niej nie brzęczało. Chętnie by zobaczył, jak to zrobił, i przez jakiś czas patrzył to na cukiernicę, to na list.",
          titles: [
            ["The Trick Is Done with Tablecloths", "Tę sztukę robi się z obrusem"],
            ["He Would Have Liked to See How", "Sam by chciał zobaczyć jak"],
            ["And Nothing Tinkled", "Nic nie brzęczało"],
          ],
        },
        {
          en: "When the lid tinkled for the third time, Ola, in the next room, knew that tinkle. “Not the sugar!” she said from the doorway. She saw a cat, she saw a bowl, and put two and two together. The sugar was taken away from the cat and carried to safety, on to the top of the dresser, behind the tureen. She wagged her finger on the way out. About the letter nobody had said anything.",
          pl: "Kiedy pokrywka brzęknęła trzeci raz, Ola w pokoju rozpoznała ten dźwięk. „Tylko nie cukier!” – powiedziała od drzwi. Zobaczyła kota, zobaczyła cukiernicę i wyciągnęła wnioski. Cukier kotu odebrano i przeniesiono w bezpieczne miejsce, na sam szczyt kredensu, za wazę. Wychodząc, pogroziła palcem. O liście nie było mowy.",
          titles: [
            ["Not the Sugar!", "Tylko nie cukier!"],
            ["The Sugar Is Safe", "Cukier już bezpieczny"],
          ],
        },
        {
          needs: ["the tea"],
          titles: [
            ["The Sugar Bowl Went Off with the Tea", "Cukiernica poszła za herbatą"],
            ["When the Tea Had Drawn", "Kiedy herbata naciągnęła"],
          ],
          en: "The tea had drawn. Ola came in, poured herself a cup and felt about for the sugar without looking, since she had a sentence in her head. She found it on the letter, and took the whole bowl with her, the cup in her other hand. At the door she turned round. She had meant to do something at this table. “Post,” she said, but her elbow was already on the door handle. The letter lay there with nothing on it.",
          pl: "Herbata naciągnęła. Ola weszła, nalała sobie filiżankę i po omacku sięgnęła po cukier, bo trzymała w głowie zdanie. Znalazła go na liście i zabrała całą cukiernicę, w drugiej ręce miała filiżankę. W drzwiach się odwróciła. Coś miała przy tym stole zrobić. „Poczta” – powiedziała, ale klamkę miała już pod łokciem. Na liście nie stało już nic.",
          picture: { place: "kitchen", pose: "sit", props: ["letter"], eyes: "open", inHand: "teacup", company: "ola" },
        },
      ],
    },
    {
      en: "But on the table there was the new oilcloth. On oilcloth nothing stays where it is touched. Mruk laid a paw on the letter, and it slid away from him; he followed it, and it slid on. In this way they went round the whole table, like two people at a dance who have not been introduced.",
      pl: "Ale na stole leżała nowa cerata. Na ceracie nic nie stoi w miejscu. Mruk położył łapę na liście, list odjechał, Mruk poszedł za nim, list odjechał dalej. W ten sposób okrążyli cały stół, jak dwie osoby na balu, których sobie nie przedstawiono.",
      turns: [
        {
          en: "On the second lap the letter took the bend too wide. It shot out over the edge, turned once in the air and lay still. It had come down on the third chair, exactly in the middle, where there is a hollow. The third chair in the kitchen is Mruk’s, and whatever arrives there has been delivered. He got down to it and acknowledged receipt with his chin.",
          pl: "Na drugim okrążeniu list wziął zakręt za szeroko. Wyleciał za krawędź, obrócił się raz w powietrzu i znieruchomiał. Wylądował na trzecim krześle, dokładnie na środku, tam gdzie jest dołek. Trzecie krzesło w kuchni należy do Mruka, a co tam przyjdzie, uważa się za doręczone. Zszedł do niego i pokwitował brodą.",
          titles: [["Too Wide on the Bend", "Za szeroko na zakręcie"]],
        },
        {
          en: "At the fourth corner, where breakfast is eaten, the letter stopped of its own accord. Mruk, who had counted on its going further, arrived on top of it with everything he had. It did not stir. He lowered his nose to the place: raspberry jam. Somebody had wiped it, but only once, thinking of something else. Mruk bore nobody a grudge.",
          pl: "Przy czwartym rogu, tam gdzie się je śniadania, list zatrzymał się sam. Mruk, który liczył na ciąg dalszy, wjechał na niego ze wszystkim, co ma. List ani drgnął. Mruk opuścił nos: konfitura z malin. Ktoś ją wytarł, ale tylko raz, myśląc o czym innym. Mruk nie miał o to do nikogo żalu.",
          titles: [
            ["Raspberry, Wiped Only Once", "Maliny, wytarte tylko raz"],
            ["At the Fourth Corner", "Przy czwartym rogu"],
          ],
        },
        {
          needs: ["the honey"],
          titles: [
            ["The Letter Follows the Paw", "List idzie za łapą"],
            ["What the Honey Held", "Co przytrzymał miód"],
          ],
          en: "For the next lap Mruk changed feet. He laid on the letter the left front paw, the one with the honey, and the dance was over: the letter did not slide another inch. It came along, too, when he wanted to put the paw down elsewhere. He walked the length of the table with it, step, rustle, step, rustle, and at the edge he sat down on it, which was the only way to get his paw back.",
          pl: "Na następne okrążenie Mruk zmienił nogę. Położył na liście lewą przednią, tę od miodu, i tańce się skończyły: list nie odjechał już ani o centymetr. Poszedł za to z łapą, kiedy Mruk chciał ją postawić gdzie indziej. Przeszli tak wzdłuż całego stołu, krok, szelest, krok, szelest, a na brzegu Mruk na nim usiadł, bo inaczej nie odzyskałby łapy.",
        },
      ],
    },
    {
      pays: ["a ring"],
      unless: ["address downwards"],
      en: "In reaching for the letter Mruk brushed against the cup. It was only a few drops. They ran together on the paper and made a ring, and in the ring the ink began to flower, blue and violet. It was beautiful. Unfortunately it could also be seen from the door.",
      pl: "Sięgając po list, Mruk trącił filiżankę. Wylało się tylko parę kropel. Zbiegły się na papierze, zrobiły krążek, a w krążku atrament zaczął kwitnąć na niebiesko i fioletowo. Widok był piękny. Rzecz w tym, że było go widać także od drzwi.",
      turns: [
        {
          en: "Now there were steps in the hall, and there was time for only one thing. Mruk sat down on the ring. Ola came in, drank up what was in the cup and stroked him. “How nicely you’re sitting,” she said, and went. Mruk got up. The ring had left the paper. It was on him, blue and violet, underneath and somewhat to the rear, where the white begins.",
          pl: "Wtedy w przedpokoju odezwały się kroki i czasu starczyło tylko na jedno. Mruk usiadł na krążku. Ola weszła, dopiła to, co było w filiżance, i go pogłaskała. „Jak ładnie siedzisz” – powiedziała i wyszła. Mruk wstał. Krążka na papierze nie było. Był na nim, niebieski i fioletowy, od spodu i trochę z tyłu, tam gdzie zaczyna się białe.",
          picture: { place: "kitchen", pose: "sit", props: [], eyes: "half", posture: "stroking", company: "ola" },
          titles: [
            ["How Nicely You’re Sitting", "Jak ładnie siedzisz"],

            ["Blue and Violet, Underneath", "Niebieski i fioletowy, od spodu"],
          ],
        },
        {
          en: "Ola came in, and her hand went to her mouth. “Oh no,” she said, “I’ve put my cup on it.” She dabbed with her sleeve, she blew. She apologised to the letter, and also to the cat, who might so easily have got wet. Mruk looked out of the window and forgave her. He did not bring up the matter, and she was so grateful that she left him alone with the letter.",
          pl: "Weszła Ola i podniosła rękę do ust. „O nie – powiedziała – postawiłam na nim filiżankę”. Wycierała rękawem, dmuchała. Przeprosiła list, przeprosiła też kota, którego tak łatwo mogła zamoczyć. Mruk patrzył przez okno, wyrozumiale. Nie wracał do tej sprawy, a ona z wdzięczności zostawiła go z listem sam na sam.",
          titles: [
            ["I’ve Put My Cup on It", "O nie, postawiłam na nim filiżankę"],
            ["Mruk Did Not Bring Up the Matter", "Mruk nie wracał do tej sprawy"],
          ],
        },
      ],
    },
    {
      pays: ["read"],
      unless: ["sealed", "address downwards"],
      en: "At that moment Tomek came in, and got to the letter first. He wiped his glasses, sat down and read, moving his lips, and after each line he looked to see how much was still to come. “Don’t read over my shoulder, Director,” he said, and raised the shoulder. Mruk was not reading. Mruk was leaning.",
      pl: "W tej chwili wszedł Tomek i to on pierwszy wziął list. Przetarł okulary, usiadł i czytał, ruszając ustami, a po każdej linijce sprawdzał, ile jeszcze zostało. „Niech mi pan nie czyta przez ramię, dyrektorze” – powiedział i ramię podniósł. Ale Mruk nie czytał, Mruk się tylko opierał, całym ciężarem, jaki ma.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        on: "chair",
        posture: "sitting",
        inHand: "letter",
        company: "tomek",
      },
      turns: [
        {
          en: "They read it together, Tomek with his lips and Mruk with his weight. At the end of each line Tomek moved along a little, and at the end of each page there was a little more of Mruk at the table. By the last Tomek was sitting on a corner of the chair. “You have it,” he said, rubbed his shoulder, laid the letter down and stood up. He seemed to have skipped the end.",
          pl: "Czytali razem, Tomek ustami, a Mruk ciężarem. Z końcem każdej linijki Tomek trochę się odsuwał, a z końcem każdej strony było przy stole trochę więcej Mruka. Przy ostatniej Tomek siedział już na samym rogu krzesła. „Proszę sobie wziąć” – powiedział, roztarł ramię, odłożył list i wstał. Zdaje się, że zakończenie opuścił.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", on: "chair", company: "tomek" },
          titles: [
            ["Who Skipped the End?", "Kto opuścił zakończenie?"],
            ["One with His Lips, One with His Weight", "Jeden ustami, drugi ciężarem"],
          ],
        },
        {
          en: "Tomek’s hand twitched. There was a comma missing. He read on, and there was another. At the third his fingers found the red pencil, which lives in his breast pocket, and at the fourth they used it. He looked at what he had done. It was somebody’s letter, after all, and in the margin stood a neat red mark. He laid the letter down very gently, and went on tiptoe to look for a rubber.",
          pl: "Tomkowi drgnęła ręka. Brakowało przecinka. Czytał dalej, brakowało drugiego. Przy trzecim palce znalazły czerwony ołówek, który mieszka w kieszonce na piersi, a przy czwartym już go użyły. Tomek spojrzał na to, co zrobił. To był jednak cudzy list, a na marginesie stała równa czerwona kreska. Odłożył go bardzo ostrożnie i na palcach poszedł szukać gumki.",
          titles: [
            ["At the Fourth Comma", "Przy czwartym przecinku"],
            ["A Red Mark in the Margin", "Czerwona kreska na marginesie"],
            ["The Red Pencil Never Sleeps", "Czerwony ołówek nie śpi"],
          ],
        },
        {
          needs: ["the hour"],
          titles: [
            ["Late, but Seven Minutes Too Soon", "Spóźniony, czyli siedem minut za wcześnie"],
            ["Tomek Believes the Clock", "Tomek wierzy zegarowi"],
          ],
          en: "The clock struck. Tomek looked up, saw what it said, and sprang to his feet; he was expected somewhere at the full hour. He laid the letter on the chair, where Mruk took it over at once, and could be heard on the stairs, taking them two at a time. On the first floor the steps stopped: he had remembered that the clock is seven minutes fast. He was too proud to come back.",
          pl: "Zegar wybił. Tomek podniósł głowę, zobaczył, co wskazuje, i zerwał się na nogi, bo na pełną godzinę był umówiony. List odłożył na krzesło i Mruk natychmiast go przejął, a na schodach słychać było, jak Tomek bierze po dwa stopnie. Na pierwszym piętrze kroki ustały: przypomniał sobie, że zegar spieszy się o siedem minut. Wrócić nie pozwalała mu duma.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", on: "chair", company: "tomek" },
        },
      ],
    },
    {
      en: "In the middle of a sentence Ola had needed a bookmark, so she had taken the letter and shut the dictionary on it. It is a dictionary of sixteen hundred pages. Only a white corner still stuck out, somewhere under S. Mruk pulled at it with his teeth. The dictionary came along, by a finger’s breadth, and lay on the letter as before.",
      pl: "Ola potrzebowała w środku zdania zakładki, wzięła więc list i zamknęła na nim słownik. Jest to słownik na tysiąc sześćset stron. Wyglądał z niego już tylko biały rożek, gdzieś przy literze S. Mruk pociągnął za rożek zębami. Słownik przesunął się razem z nim, o palec, i leżał na liście tak jak przedtem.",
      turns: [
        {
          en: "Sooner or later every sentence needs a word with S. Ola opened the dictionary, took out the letter, because it lay over the column, and put it aside without looking, in front of a cat. Her finger went down past sabre, past saddle, past salt. At sausage she stayed for a while, quite without reason. Then Ola carried her word off with her, and forgot about the letter.",
          pl: "Prędzej czy później każde zdanie potrzebuje słowa na S. Ola otworzyła słownik, wyjęła list, bo zasłaniał kolumnę, i odłożyła go, nie patrząc, przed samego kota. Palec szedł w dół, minął sad, minął salę, minął sanie. Przy sardynce zatrzymał się trochę, całkiem bez powodu. Potem Ola zabrała swoje słowo, a o liście zapomniała.",
          picture: { place: "kitchen", pose: "sit", props: ["open book"], eyes: "half", company: "ola" },
          titles: [["Why Stop at Sausage?", "Czemu akurat przy sardynce?"]],
        },
        {
          en: "A dictionary is a door, only with more leaves. Mruk pushed his forehead under the cover and lifted. The cover rose; and then all sixteen hundred pages went over to the other side, one after another, faster and faster, and the book fell open with a slap. In the fold lay the letter. He walked to it straight across two columns, and stepped on nobody’s word.",
          pl: "Słownik to drzwi, tylko o większej liczbie skrzydeł. Mruk wsunął pod okładkę czoło i podniósł. Okładka się uniosła, a za nią tysiąc sześćset kartek przeszło na drugą stronę, jedna po drugiej, coraz szybciej, i książka otworzyła się z plaśnięciem. W zgięciu leżał list. Mruk poszedł do niego prosto przez dwie kolumny i nie nadepnął na żadne słowo.",
          titles: [
            ["Straight Across Two Columns", "Prosto przez dwie kolumny"],
            ["A Door with Sixteen Hundred Leaves", "Drzwi o tysiącu sześciuset skrzydłach"],
          ],
        },
        {
          needs: ["the honey"],
          titles: [
            ["The Letter Came Out with a Smack", "List wyszedł z cmoknięciem"],
            ["Between “Sticky” and “Sweet”", "Między „słodki” a „słoik”"],
          ],
          en: "Teeth had failed; the paw had not been asked yet. Mruk laid the honeyed one on the white corner, waited until it stuck, and pulled. The dictionary stayed where it was. The letter came out by a finger’s breadth, by two, with a long smack, and was free. Ola found the place afterwards, on a page with S: a gold line that ran from “sticky” to “sweet”.",
          pl: "Zęby zawiodły, łapy jeszcze nie pytano. Mruk położył tę od miodu na białym rożku, odczekał, aż się przyklei, i pociągnął. Słownik ani drgnął. List wyszedł o palec, o dwa, cmoknął przeciągle i był wolny. Ola znalazła potem to miejsce, na stronie z literą S: złotą kreskę, od „słodki” do „słoik”.",
        },
      ],
    },
    {
      en: "Mruk had barely put out a paw when there came a draught. The letter rose, turned over in the air, considered for a moment and went under the dresser. Beneath the dresser there are two centimetres, and no more. There is a great deal to Mruk, but nothing that is two centimetres high.",
      pl: "Ledwie Mruk wyciągnął łapę, przyszedł przeciąg. List uniósł się, obrócił w powietrzu, chwilę się namyślał i wszedł pod kredens. Pod kredensem są dwa centymetry, ani trochę więcej. Mruk ma w sobie wiele, ale nic o wysokości dwóch centymetrów.",
      turns: [
        {
          en: "One thing about Mruk, as it turned out, was flat enough. While he lay along the dresser with his cheek on the floor, his tail went to and fro, as it does when he thinks. It strayed underneath, came out with fluff, went in once more, further to the left, and came out with the letter. Mruk looked round. He has often had to apologise for that tail. Now he let it lie on the letter for a while.",
          pl: "Jedno u Mruka, jak się okazało, było dość płaskie. Kiedy leżał wzdłuż kredensu, z policzkiem na podłodze, jego ogon chodził tam i z powrotem, jak zawsze, kiedy Mruk myśli. Zabłądził pod spód, wyszedł z puchem, wszedł jeszcze raz, bardziej w lewo, i wyszedł z listem. Mruk się obejrzał. Nieraz musiał już za ten ogon przepraszać. Teraz pozwolił mu chwilę na liście poleżeć.",
          titles: [
            ["Which Part of Mruk Is Flat?", "Co u Mruka jest płaskie?"],
            ["A Little Further to the Left", "Trochę bardziej w lewo"],
          ],
        },
        {
          en: "Ola came in, saw where Mruk was looking, and lay down on her stomach with the long ruler. The first thing to come out was a fork. After it came a hazelnut, a white chess knight, and the lid of the blue pot, which she had given up for lost. She sat back on her heels and greeted each of them. By the time the letter came, last of all, she had both hands full, and did not notice who took it.",
          pl: "Weszła Ola, zobaczyła, gdzie patrzy Mruk, i położyła się na brzuchu z długą linijką. Najpierw wyjechał widelec. Potem orzech laskowy, biały konik od szachów i pokrywka od niebieskiego garnka, na którą nikt już nie liczył. Przysiadła na piętach i każde z osobna witała. Zanim wyjechał list, na samym końcu, miała pełne ręce i nie zauważyła, kto go wziął.",
          titles: [
            ["A Fork, a Hazelnut, a Knight", "Widelec, orzech, biały konik"],
            ["Last of All, a Letter", "Na samym końcu list"],
          ],
        },
        {
          needs: ["the gust"],
          titles: [
            ["The Wind Gave the Letter Back", "Wiatr oddał list"],
            ["In at One End, Out at the Other", "Z jednej strony wszedł, drugą wyszedł"],
          ],
          en: "The second gust was the better one. It came in low, across the tiles, and went under the dresser where Mruk could not. First it drove out the fluff at the far end, then a pea, and then, on edge, in a great hurry, the letter. It ran straight up against his chest. Behind the door Ola gave one last pull, fell into the kitchen and shut the window. The wind knocked to have the letter back.",
          pl: "Drugi podmuch był lepszy. Wszedł dołem, po posadzce, i wcisnął się pod kredens, tam gdzie Mruk nie może. Drugą stroną wygnał najpierw puch, potem ziarnko grochu, a potem, na sztorc i w wielkim pośpiechu, list. Wpadł Mrukowi prosto na pierś. Ola szarpnęła drzwi ostatni raz, wpadła do kuchni i zamknęła okno. Wiatr pukał, żeby mu list oddać.",
        },
      ],
      pays: ["under the dresser"],
    },
    {
      pays: ["Ola at the table"],
      en: "In the meantime Ola had sat down to work, and her left elbow stood on the letter. It is a pointed elbow, and it held up her head, and in the head a sentence of eleven lines was being held together. Whoever drew away the letter would bring down the lot. Mruk laid a paw on the corner and waited for the verb.",
      pl: "Tymczasem Ola usiadła do pracy i jej lewy łokieć stanął na liście. Jest to łokieć spiczasty, podpierał głowę, a w głowie trzymało się kupy zdanie na jedenaście linijek. Kto by wyciągnął list, ten zawaliłby wszystko. Mruk położył łapę na rogu i czekał na orzeczenie.",
      picture: { place: "kitchen", pose: "sit", props: [], eyes: "half", company: "ola" },
      turns: [
        {
          en: "The verb came in the eleventh line, at the very end, where there was hardly any room for it. Ola read the whole sentence aloud, first in the one language and then in the other, held her breath before the last word, and the sentence stood. She flung up both arms. Mruk, who had known that there would be joy, had only to pull.",
          pl: "Orzeczenie przyszło w jedenastej linijce, na samym końcu, gdzie prawie nie było na nie miejsca. Ola przeczytała całe zdanie na głos, najpierw w jednym języku, potem w drugim, przed ostatnim słowem wstrzymała oddech, i zdanie stało. Podrzuciła obie ręce. Mruk, który wiedział, że będzie radość, musiał już tylko pociągnąć.",
          picture: { place: "kitchen", pose: "sit", props: [], eyes: "wide", company: "ola" },
          titles: [
            ["Waiting for the Verb", "W oczekiwaniu na orzeczenie"],
            ["Both Arms in the Air", "Najpierw radość, potem list"],
          ],
        },
        {
          en: "Mruk offered a substitute. He moved up on the table until he was below Ola’s chin, and made himself broad. The head swayed on its hand; it slid a little, and came to rest on something wider and warmer, which hummed. The elbow was off duty. It went away to help with the writing, and the end of that sentence was spoken into grey fur.",
          pl: "Mruk zaproponował zastępstwo. Podsunął się po stole, aż był pod brodą Oli, i zrobił się szeroki. Głowa zachwiała się na dłoni, zsunęła i spoczęła na czymś szerszym i cieplejszym, co w dodatku mruczało. Łokieć miał wolne. Poszedł pomagać przy pisaniu, a koniec tego zdania został wypowiedziany w szarą sierść.",
          titles: [["A Substitute for an Elbow", "W zastępstwie łokcia"]],
        },
        {
          needs: ["the hour"],
          titles: [
            ["The Wrong Hour Struck", "Wybiła nie ta godzina"],
            ["Seven Minutes for a Sentence", "Siedem minut na jedno zdanie"],
          ],
          en: "The clock struck the hour. Ola started, threw down the pen and stood up, because she had promised herself to be finished by then; and the elbow went with her. In the doorway she looked at her own watch. There were still seven minutes. She used them to walk up and down the hall with the sentence, where there is more room for it, and the letter was left to Mruk, who had never let go of the corner.",
          pl: "Zegar wybił godzinę. Ola drgnęła, rzuciła pióro i wstała, bo do pełnej obiecała sobie skończyć, a łokieć wstał z nią. W drzwiach spojrzała na własny zegarek. Miała jeszcze siedem minut. Chodziła przez nie ze zdaniem po przedpokoju, gdzie jest więcej miejsca, a list został przy Mruku, który rogu ani na chwilę nie puścił.",
        },
        {
          needs: ["Tomek’s letter"],
          titles: [
            ["Is There a Mountain Under Your Elbow?", "Czy pod łokciem nie ma góry?"],
            ["Nine Questions for a Volcano", "Na wulkan poszło dziewięć pytań"],
          ],
          en: "“What’s that under your elbow?” asked Tomek from the door. He had to ask twice, for Ola was between the ninth line and the tenth. Then she raised the elbow and bent down, and he bent down from the other side, and there was no mountain on the envelope anywhere. “I’m sorry,” she said, and meant it. She put her hand on his arm instead. The letter was drawn away by one corner while they were standing like that.",
          pl: "„Co ty masz pod łokciem?” – spytał od drzwi Tomek. Musiał spytać dwa razy, bo Ola była między dziewiątą linijką a dziesiątą. Podniosła łokieć i nachyliła się, Tomek nachylił się z drugiej strony i żadnej góry na kopercie nie było. „Przykro mi” – powiedziała i naprawdę było jej przykro. Położyła mu rękę na ramieniu. Kiedy tak stali, ktoś odciągnął list za róg.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["Ola at the table", "a ring", "under the dresser"],
      pays: ["the newspaper"],
      en: "Ola came in for a glass of water. There is a rule in the house that the cat does not go on the table, and both of them know it. She looked at Mruk. Under one of his front paws there was a corner of the newspaper. “As long as you stay on the paper,” said Ola, and carried out her glass. It was a promise, of a kind, and it made the business with the letter a good deal harder.",
      pl: "Ola przyszła po szklankę wody. W domu obowiązuje zasada, że kot nie wchodzi na stół, i oboje ją znają. Spojrzała na Mruka. Pod jedną z przednich łap miał róg gazety. „No, jeśli zostaniesz na gazecie” – powiedziała Ola i wyniosła szklankę. Była to jakby umowa i od tej chwili z listem zrobiło się dużo trudniej.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: ["newspaper"],
        eyes: "open",
        on: "table",
        company: "ola",
        camera: "wide",
      },
    },
    {
      unless: ["Ola at the table", "a ring", "under the dresser"],
      en: "Ola came in to see to the soup. She tasted it, put in salt and tasted it again. “Ten minutes,” she said to the pot, “then I’ll lay the table.” Mruk knows what that means. Everything that lies on the table is swept into a pile, the pile goes on top of the dresser, and nobody hears of it before Sunday. She hung up the spoon and went out. Nine and a half were left.",
      pl: "Ola przyszła zajrzeć do zupy. Spróbowała, posoliła i spróbowała jeszcze raz. „Dziesięć minut – powiedziała do garnka – i nakrywam”. Mruk wie, co to znaczy. Wszystko, co leży na stole, zgarnia się na jedną kupkę, kupkę kładzie się na kredensie i do niedzieli słuch o niej ginie. Odwiesiła łyżkę i wyszła. Zostało dziewięć i pół.",
    },
    {
      unless: ["Ola at the table", "a ring"],
      pays: ["the tea"],
      en: "On the stove the kettle began to speak, first to itself, then to its lid, and then to the whole flat. Ola ran in, turned it off and poured the water on the tea. “When that’s drawn, I’ll sit down to the post,” she said, and was gone. So there were four minutes. The pot stood there under its cosy and counted them, and Mruk could smell how far it had got.",
      pl: "Na kuchence odezwał się czajnik, najpierw do siebie, potem do pokrywki, a potem do całego mieszkania. Ola przybiegła, zgasiła gaz i zalała herbatę. „Jak naciągnie, siądę do poczty” – powiedziała i już jej nie było. Zostały więc cztery minuty. Imbryk stał w czepku i odliczał, a Mruk po zapachu wiedział, ile już minęło.",
    },
    {
      unless: ["Ola at the table", "a ring", "under the dresser"],
      pays: ["the honey"],
      en: "Ola came in, ate a spoonful of honey standing, and laid the spoon across the jar. No spoon is safe like that. As soon as she had gone, the spoon bowed, and a long gold thread came down over Mruk’s left front paw. He shook it. He stood on it, and there was a small sound when he lifted it. From now on whatever he touched would know that it had been touched.",
      pl: "Ola przyszła, zjadła na stojąco łyżkę miodu i położyła łyżkę w poprzek słoika. Nie jest to pewna pozycja. Ledwie wyszła, łyżka się skłoniła i na lewą przednią łapę Mruka spłynęła długa złota nitka. Strząsnął ją. Stanął na tej łapie, a kiedy ją podniósł, coś cmoknęło. Odtąd wszystko, czego dotknie, miało o tym wiedzieć.",
      picture: {
        place: "kitchen",
        pose: "sit",
        props: ["jar of honey"],
        eyes: "wide",
        inHand: "spoon",
        company: "ola",
      },
    },
    {
      when: {
        weather: ["wind"],
      },
      unless: ["Ola at the table"],
      pays: ["the gust"],
      en: "The kitchen window has a catch that holds only as long as nobody leans on it. Now the wind leaned. The window flew open, the calendar turned over four months at once, and a whole gust came in, looked under everything and slammed the door to the hall. “I’ll shut it in a minute!” called Ola from the other side, and pulled, and the wind pulled back. A second gust would be there before her.",
      pl: "Okno w kuchni ma haczyk, który trzyma, póki nikt się o nie nie oprze. Teraz oparł się wiatr. Okno odskoczyło, kalendarz przerzucił naraz cztery miesiące, a podmuch wpadł cały, zajrzał pod wszystko i zatrzasnął drzwi do przedpokoju. „Zaraz zamknę!” – zawołała z drugiej strony Ola i ciągnęła drzwi, a wiatr ciągnął w swoją stronę. Zanosiło się na to, że drugi podmuch wejdzie przed nią.",
    },
    {
      unless: ["Ola at the table", "a ring"],
      en: "The tap had a drop on it, and under the tap somebody had left an upturned pot. The drop fell: tock. “Come in!” called Ola from the other room. Nobody came. Tock. “I said come in!” Mruk stood with one paw in the air and looked at the tap. After the next tock a chair was pushed back, and steps went to the front door. “Nobody there,” Ola told herself. Mruk knew who was knocking, but he had a letter to see to.",
      pl: "U kranu wisiała kropla, a pod kranem ktoś zostawił garnek dnem do góry. Kropla spadła: puk. „Proszę!” – zawołała Ola z pokoju. Nikt nie wszedł. Puk. „Mówię przecież, że proszę!” Mruk stał z łapą w powietrzu i patrzył na kran. Po następnym puknięciu odsunęło się tam krzesło i kroki poszły do drzwi wejściowych. „Nikogo” – powiedziała do siebie Ola. Mruk wiedział, kto puka, ale miał na głowie list.",
    },
    {
      pays: ["the hour"],
      en: "The kitchen clock is seven minutes fast, and everybody in the house knows it and believes it all the same. It cleared its throat. In ten minutes it would strike, and on the stroke the post is dealt with in this kitchen, the bills to the left and the rest into the drawer. The drawer has a lock. Mruk watched the long hand, which trembled on its line, and made haste.",
      pl: "Kuchenny zegar spieszy się o siedem minut, wszyscy w domu o tym wiedzą i wszyscy mu wierzą. Odchrząknął. Za dziesięć minut miała być pełna godzina, a o pełnej załatwia się w tej kuchni pocztę, rachunki na lewo, reszta do szuflady. Szuflada ma zamek. Mruk spojrzał na dużą wskazówkę, która drżała na swojej kresce, i zaczął się spieszyć.",
    },
    {
      unless: ["read", "under the dresser"],
      pays: ["Tomek’s letter"],
      en: "“Has the post come?” called Tomek from the hall. He is expecting an answer from a man who lives on a volcano, to whom he put nine questions. He has been expecting it for so long that he looks for it in places where no postman has been: in the boots, under the doormat, behind the clock. “There must be a mountain on the stamp,” he said, and shook out another boot. Mruk, who knew where there was a letter, kept it to himself.",
      pl: "„Była poczta?” – zawołał z przedpokoju Tomek. Czeka na odpowiedź od pana, który mieszka na wulkanie i dostał od niego dziewięć pytań. Czeka tak długo, że szuka jej w miejscach, w których listonosz nigdy nie był: w butach, pod wycieraczką, za zegarem. „Na znaczku musi być góra” – mówił i wytrząsał następny but. Mruk, który wiedział, gdzie leży list, zachował to dla siebie.",
    },
  ],
};
