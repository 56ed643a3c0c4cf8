import type { Plot } from "#api/house/texts/model.ts";

/** A sparrow on the tin outside the kitchen window, Mruk on the sill inside, and a pane between the two. */
export const sparrow: Plot = {
  name: "sparrow",
  category: "Friendship",
  when: { timeSlot: ["morning", "afternoon"] },
  wishes: [
    {
      en: "On the tin outside the kitchen window sat a sparrow who belonged to Mruk. Not that he had caught her; it had not come to that. But every hunter has one quarry over whom he goes grey, and Mruk, being grey to begin with, had saved himself the trouble. Now she sat with her back to him. He lay down flat on the sill.",
      pl: "Na blasze za kuchennym oknem siedziała wróblica, która należała do Mruka. Nie żeby ją złapał, do tego nie doszło. Ale każdy myśliwy ma taką jedną zwierzynę, przy której siwieje, a Mruk, szary od początku, oszczędził sobie fatygi. Teraz wróblica siedziała do niego tyłem. Mruk położył się płasko na parapecie.",
      picture: [
        {
          place: "courtyard sill",
          pose: "crouch",
          props: [],
          eyes: "open",
          camera: "close",
          company: "nobody",
          when: { season: ["spring", "summer", "autumn"] },
        },
        {
          place: "kitchen floor",
          pose: "walk",
          props: [],
          eyes: "open",
          company: "nobody",
          when: { season: ["winter"] },
        },
      ],
      endings: [
        {
          en: "Mruk laid his paw against the glass. On the other side, at the same height, sat the sparrow, and she was exactly the size of a paw. It covered her. When he took it away, she was there again. He covered her once more; she had not moved. As a catch it was complete, and as it could be repeated, he repeated it.",
          pl: "Mruk przyłożył łapę do szyby. Po drugiej stronie, na tej samej wysokości, siedziała wróblica i była dokładnie wielkości łapy. Łapa ją zakryła. Kiedy ją odjął, wróblica była z powrotem. Zakrył ją jeszcze raz; nie ruszyła się. Zdobycz była kompletna i dała się łapać od nowa, więc Mruk łapał.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: ["sparrow"],
            eyes: "open",
            company: "nobody",
            when: { season: ["spring", "summer", "autumn"] },
          },
          titles: [
            ["Exactly the Size of a Paw", "Dokładnie na jedną łapę"],
            ["Caught, and Caught Again", "Złapana i jeszcze raz złapana"],
          ],
        },
        {
          unless: ["Prezes"],
          en: "When the sparrow had flown, Mruk stayed, in case anybody thought that he had come only for her. On the tin lay a feather, a tiny one, brown with a pale rim. Ola opened the window, brought it in, laid it before him and made no joke. He put his paw on it; after a time he took it off again.",
          pl: "Kiedy wróblica odleciała, Mruk został, żeby nie wyglądało, że przyszedł tylko dla niej. Na blasze leżało piórko, malutkie, brązowe, z jasnym brzegiem. Ola otworzyła okno, wzięła je, położyła przed nim i nie żartowała. Przykrył je łapą, a po chwili łapę zabrał.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
            look: "down",
            camera: "close",
          },
          titles: [
            ["And Ola Made No Joke", "Ola nie żartowała"],
            ["What She Left on the Tin", "Co zostało na blasze"],
          ],
        },
        {
          needs: ["the lieutenant"],
          titles: [
            ["Four Verbs Crossed Out", "O cztery czasowniki mniej"],
            ["A Lieutenant with Nothing to Hide", "Porucznik, który już nie czyha"],
          ],
          en: "“Got it,” said Ola, and crossed out four verbs. The sparrow was sitting on the tin with her back to Mruk again; she looked round, and since he was still there, she settled down more comfortably. “He isn’t lurking at all,” said Ola. “He’s just always there.” In the book the lieutenant now stood under his window with nothing to hide. On the sill a grey back relaxed, all the way down.",
          pl: "„Mam” – powiedziała Ola i skreśliła cztery czasowniki. Wróblica siedziała na blasze znów tyłem do Mruka; obejrzała się, a skoro wciąż był, usiadła wygodniej. „On wcale nie czyha – powiedziała Ola. – On po prostu zawsze tam jest”. W książce porucznik stał odtąd pod oknem i niczego nie ukrywał. Na parapecie rozluźnił się szary grzbiet, na całej długości.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["The Only Thing There Was", "Był tylko kawałek blachy i szyba"],
            ["And Where Would She Fly?", "Nie ma dokąd lecieć"],
          ],
          en: "The fog had come up as far as the tin. There was no courtyard any more, no chestnut, nobody’s window; there was a strip of tin, with a sparrow on it, and then a pane and Mruk. She looked out for a long time for somewhere to fly to. Then she turned round and sat down against the glass, since it was the only thing there was. On the other side Mruk laid his flank to it.",
          pl: "Mgła podeszła aż pod blachę. Podwórka już nie było, kasztanowca też nie, ani jednego okna; był kawałek blachy, na nim wróblica, a dalej szyba i Mruk. Wróblica długo szukała wzrokiem, dokąd by tu polecieć. Potem się odwróciła i usiadła przy samym szkle, skoro niczego innego nie było. Po drugiej stronie przyłożył do szkła bok Mruk.",
        },
      ],
    },
    {
      en: "Every day at about this hour there is a hunt on the third floor. It begins with Mruk lying down on the kitchen sill as flat as a doormat and thinking of nothing, in case it shows. Then a sparrow comes, to see whether he has begun. Mruk had resolved to be lying there before her, and was. She came.",
      pl: "Codziennie mniej więcej o tej porze odbywa się na trzecim piętrze polowanie. Zaczyna się od tego, że Mruk kładzie się na kuchennym parapecie płasko jak wycieraczka i nie myśli o niczym, żeby nic nie było widać. Potem przylatuje wróblica sprawdzić, czy już zaczęto. Mruk postanowił leżeć tam przed nią i leżał. Przyleciała.",
      picture: { place: "courtyard sill", pose: "crouch", props: ["sparrow"], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "That concluded the hunt. It went down as the six hundredth, without casualties. Mruk rose, stretched one hind leg and left by the pantry, where there is also a window, a narrow one, with a tin of its own. The sparrow was on it already. Mruk does know hunters with a better score, but the quarry never sees them home.",
          pl: "Na tym polowanie zamknięto. Otrzymało numer sześćset, strat nie odnotowano. Mruk wstał, wyciągnął tylną łapę i wyszedł przez spiżarnię, w której też jest okno, wąskie, z własną blachą. Wróblica już na niej siedziała. Mruk zna myśliwych z lepszym wynikiem, ale ich zwierzyna nie odprowadza do domu.",
          titles: [
            ["The Six Hundredth, Without Casualties", "Numer sześćset, bez strat"],
            ["Seen Home by the Quarry", "Zwierzyna odprowadza do domu"],
          ],
        },
        {
          en: "When the sparrow flew off, it came out how she always knew. In the chestnut, at the third fork from the top, the bark was worn smooth in one round place, with a view of the entire sill. She had watched Mruk getting ready, then: the flattening, the tucking in of the bell, the yawn. Next day he got ready in the hall.",
          pl: "Skąd wróblica zawsze wiedziała, wyszło na jaw, kiedy odleciała. W kasztanowcu, w trzecim rozwidleniu od góry, kora była w jednym okrągłym miejscu wytarta i miało się stamtąd widok na cały parapet. Widziała więc, jak Mruk się szykuje: jak się rozpłaszcza, jak chowa dzwonek, jak ziewa. Następnego dnia szykował się w przedpokoju.",
          picture: { place: "hall", pose: "crouch", props: [], eyes: "open", company: "nobody" },
          titles: [
            ["At the Third Fork from the Top", "Trzecie rozwidlenie od góry"],
            ["How Did She Always Know?", "Skąd wiedziała?"],
          ],
        },
        {
          needs: ["seven minutes"],
          titles: [
            ["Both Sides Got Up at Once", "Wybiła godzina, koniec polowania"],
            ["To Be Continued from the Hair", "Odroczone, zaznaczone włosem"],
          ],
          en: "The clock on the tower struck the hour. Both sides got up at once, like people in an office: the sparrow to the fourth floor, where a tablecloth was coming out, and Mruk to his bowl, which by rights ought to be full at any full hour. It had been a good hunt, as far as it went. It was to go on, next time, from the same position. He marked it on the sill with one hair.",
          pl: "Zegar na wieży wybił godzinę. Obie strony wstały natychmiast, jak w urzędzie: wróblica na czwarte piętro, gdzie wysuwał się już obrus, Mruk do miski, która o pełnej godzinie powinna być pełna. Dobrze się polowało, na ile starczyło czasu. Dalszy ciąg miał się zacząć od tego samego miejsca. Mruk zaznaczył je na parapecie jednym włosem.",
          picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "open", company: "nobody" },
        },
      ],
    },
    {
      when: { weather: ["clear", "fog", "wind"] },
      en: "Somebody had shaken out the tablecloth, and on the tin outside the kitchen lay eleven crumbs. Mruk does not eat crumbs, but he knows who does. He took his place behind the curtain, with only his eyes sticking out, and waited as people wait in a theatre for the chandelier to go dim. A sparrow flew up. Then there were ten.",
      pl: "Ktoś wytrzepał obrus i na blasze za kuchennym oknem leżało jedenaście okruszków. Mruk okruszków nie jada, ale wie, kto jada. Zajął miejsce za firanką, tak że wystawały mu tylko oczy, i czekał, jak się czeka w teatrze, aż przygaśnie żyrandol. Nadleciała wróblica. Zostało dziesięć.",
      picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          en: "In the end there was one crumb left, the largest, right before the glass. The sparrow looked at it and at Mruk. She took hold of it, put it down again a beak’s length closer to him, and flew away. Mruk lay beside it, on his side of the glass, till it grew dark. Three other sparrows came, brown and grey, and found the crumb under guard.",
          pl: "Na koniec został jeden okruszek, największy, przy samej szybie. Wróblica popatrzyła na okruszek i na Mruka. Wzięła okruszek, odłożyła o długość dzioba bliżej i odleciała. Mruk leżał przy nim po swojej stronie szyby, dopóki się nie ściemniło. Przyleciały trzy inne wróble, brązowe i szare, i zastały okruszek pod strażą.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [["A Beak’s Length Closer", "O długość dzioba bliżej"]],
        },
        {
          en: "On Mruk’s own side, beside the bread board, lay a twelfth crumb that nobody had shaken out. He pushed it with one claw to the crack under the window frame. He could not have said what for. It went through with a tiny scrape; and on the other side somebody brown took it, stopped, and did not fly away.",
          pl: "Po stronie Mruka, obok deski do chleba, leżał dwunasty okruszek, którego nikt nie wytrzepał. Popchnął go pazurem do szpary pod ramą. Sam nie wiedział po co. Okruszek przeszedł z cichym skrobnięciem, a po drugiej stronie ktoś brązowy go wziął, znieruchomiał i nie odleciał.",
          picture: { place: "courtyard sill", pose: "crouch", props: ["sparrow"], eyes: "wide", company: "nobody" },
          titles: [["Somebody Brown Took It", "Ktoś brązowy go wziął"]],
        },
        {
          needs: ["Zuzia’s roll"],
          titles: [
            ["A Regular Table", "Stałe miejsce przy stole"],
            ["All but One Flew Down", "Wszystkie oprócz jednej"],
          ],
          en: "Every sparrow in the chestnut flew down to Zuzia’s half roll. You could hear them dividing it. Only the sparrow on the tin had not gone; she looked down there, and she looked at the last crumb, which lay before the glass, and at Mruk, who was watching over it from behind his curtain. There is such a thing as a regular table. She stayed, and ate it slowly, facing him.",
          pl: "Do pół bułki Zuzi poleciały wszystkie wróble z kasztanowca. Słychać było, jak ją dzielą. Tylko wróblica z blachy nie poleciała; spojrzała w dół, spojrzała na ostatni okruszek, który leżał pod szybą, i na Mruka, który pilnował go zza firanki. Kto ma stałe miejsce przy stole, ten się nie pcha. Została i zjadła go powoli, twarzą do Mruka.",
        },
      ],
    },
    {
      en: "A small brown person had landed outside the kitchen window and was looking in. The sparrow looked at the curtains, at the pans, at the grey fur cushion with two ears. Mruk did not breathe. He wanted to know how close sparrows come to something of that kind, and had been a cushion for eleven minutes. He felt that he was convincing.",
      pl: "Za kuchennym oknem wylądowała mała brązowa osoba i zaglądała do środka. Wróblica obejrzała firanki, garnki i szarą futrzaną poduszkę z dwojgiem uszu. Mruk nie oddychał. Chciał wiedzieć, jak blisko wróble podchodzą do czegoś takiego, i był poduszką od jedenastu minut. Czuł, że wychodzi mu to przekonująco.",
      picture: {
        place: "courtyard sill",
        pose: "loaf",
        props: ["sparrow"],
        eyes: "half",
        paws: "tucked",
        company: "nobody",
      },
      endings: [
        {
          en: "In spite of everything, the sparrow took Mruk for a cushion. She settled on the tin just where, but for the pane, he would have been softest, ruffled herself, shut one eye and leaned. There was nothing that Mruk could do about it; cushions do nothing. After a quarter of an hour his left hind leg went to sleep. He let it.",
          pl: "Mimo wszystko wróblica wzięła Mruka za poduszkę. Usadowiła się na blasze tam, gdzie, gdyby nie szyba, był najmiększy, nastroszyła się, przymknęła jedno oko i się oparła. Nie mógł nic na to poradzić, poduszki nic nie robią. Po kwadransie zdrętwiała mu lewa tylna łapa. Pozwolił jej drętwieć.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "half",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
          titles: [["Cushions Do Nothing", "Poduszki nic nie robią"]],
        },
        {
          unless: ["Prezes", "Ola with a cloth"],
          en: "Ola, for one, took him for a cushion. She came in with three dictionaries, wanted to put them down on something soft, took the cushion by two corners and shook it up. It rang. Out on the tin the sparrow lost her footing. “I do beg your pardon,” said Ola, to both sides, and set Mruk back as he had been.",
          pl: "W poduszkę uwierzyła Ola. Przyszła z trzema słownikami, chciała je położyć na czymś miękkim, wzięła poduszkę za dwa rogi i strzepnęła. Poduszka zadzwoniła. Wróblica na blasze straciła równowagę. „Najmocniej przepraszam” – powiedziała Ola na obie strony i ustawiła Mruka tak, jak był.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "wide",
            look: "up",
            company: "ola",
          },
          titles: [["The Cushion Rang", "Poduszka, która dzwoni"]],
        },
        {
          needs: ["the bare strip"],
          titles: [
            ["Where the Stomach Is", "Tam, gdzie jest brzuch"],
            ["A Wall of Snow at Her Back", "Mur ze śniegu za plecami"],
          ],
          en: "The last of the tin went white, and the sparrow stepped on to the bare strip. It was just as wide as she was. On one side she had the snow; on the other, through the glass, the longest cushion she had ever been offered. She walked along it once, choosing. Then she settled in at the place where the stomach is, and the snow built a wall behind her, so that she could not very well leave.",
          pl: "Zbielał ostatni kawałek blachy i wróblica przeszła na goły pasek. Był akurat tak szeroki jak ona. Z jednej strony miała śnieg, z drugiej, za szkłem, najdłuższą poduszkę, jaką jej dotąd podano. Przeszła się wzdłuż niej raz, żeby wybrać. Potem wcisnęła się tam, gdzie jest brzuch, a śnieg zbudował za nią mur, więc i tak nie wypadało wychodzić.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "The sparrow had laughed. It cannot be called anything else. She had hopped along the tin outside the kitchen, right past Mruk’s nose, had chirped something, and the entire chestnut had answered. A cat can put up with a lot, but not before witnesses. He gathered his hind legs under him on the sill. She was still standing there.",
      pl: "Wróblica się zaśmiała. Nie da się tego nazwać inaczej. Przeskoczyła po blasze za kuchennym oknem tuż przed nosem Mruka, ćwierknęła coś i odpowiedział jej cały kasztanowiec. Kot zniesie wiele, ale nie przy świadkach. Przywarł do parapetu i podciągnął pod siebie tylne łapy. Wciąż tam stała.",
      picture: { place: "courtyard sill", pose: "crouch", props: ["sparrow"], eyes: "grump", company: "nobody" },
      endings: [
        {
          unless: ["Prezes"],
          en: "“Well, did you get your sparrow?” asked Ola in passing. Mruk washed the outside of a paw. Some questions are badly put, and those he leaves lying until they improve. In the chestnut somebody was telling the story to the whole tree, branch by branch, and from the noise both parties came out of it well.",
          pl: "„I co, złapałeś wróblicę?” – spytała w przejściu Ola. Mruk umył łapę od zewnętrznej strony. Są pytania źle postawione i te zostawia, aż się poprawią. W kasztanowcu ktoś opowiadał tę historię całemu drzewu, gałąź po gałęzi, i sądząc po hałasie, obie strony wypadły w niej dobrze.",
          picture: { place: "courtyard sill", pose: "wash", mouth: "blep", props: [], eyes: "half", company: "nobody" },
          titles: [
            ["“Well, Did You Get Your Sparrow?”", "„I co, złapałeś wróblicę?”"],
            ["Told to the Whole Tree", "Całemu drzewu i z hałasem"],
          ],
        },
        {
          en: "The sparrow chirped the same thing again, and from so close it could be understood. It was not Mruk whom she was laughing at. He turned his head. On the table, over the teapot, sat a cosy in the shape of a hen, looking straight before it. He turned back. The chestnut laughed again; and from inside, with chattering teeth, Mruk joined in.",
          pl: "Wróblica ćwierknęła to samo jeszcze raz i z tak bliska dało się zrozumieć. To nie z Mruka się śmiała. Odwrócił głowę. Na stole, na dzbanku, siedział ocieplacz w kształcie kury i patrzył przed siebie. Mruk odwrócił się z powrotem. Kasztanowiec zaśmiał się na nowo, a zza szyby, szczękając zębami, zawtórował mu kot.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["It Was Not About Mruk", "Nie o niego chodziło"],
            ["What Is the Hen Doing on the Teapot?", "Co robi kura na dzbanku?"],
          ],
        },
        {
          needs: ["the bib"],
          titles: [["The Chestnut Laughed in the Same Places", "Śmiał się w tych samych miejscach"]],
          en: "The one with the bib chirped a third time, that the soup was getting cold or something of the kind. Then the sparrow turned round and told him the same thing that she had told the chestnut before, only at full length, and the chestnut laughed in the same places. So it had been about the one with the bib. He left, by the gutter. The sparrow looked at Mruk, with one wing raised. Mruk let his hind legs relax.",
          pl: "Ten w śliniaku ćwierknął trzeci raz, że zupa stygnie albo coś w tym rodzaju. Wtedy wróblica się odwróciła i powiedziała mu to samo, co przedtem kasztanowcowi, tylko w całości, i kasztanowiec śmiał się w tych samych miejscach. A więc chodziło o tego w śliniaku. Oddalił się rynną. Wróblica spojrzała na Mruka i uniosła jedno skrzydło. Mruk rozluźnił tylne łapy.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            props: [],
            eyes: "open",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      fact: "Among the sparrows Mruk knows one by the white feather in her left wing.",
      en: "Of all the sparrows in the courtyard Mruk can tell one from the others. She has a single white feather in her left wing, like a handkerchief in a breast pocket. He had been waiting for her at the kitchen window since he got up. Now a sparrow was sitting on the tin, but she kept her left side turned away.",
      pl: "Ze wszystkich wróbli na podwórku Mruk odróżnia tylko jednego, a właściwie jedną. Ma w lewym skrzydle białe piórko, jak chusteczkę w butonierce. Czekał na nią przy kuchennym oknie, odkąd wstał. Teraz jakaś siedziała na blasze, ale lewą stronę miała od niego odwróconą.",
      picture: {
        place: "courtyard sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "At last the sparrow showed her left side. The feather was there, only it stood out, like something that has been slept on. She took it in her beak and drew it through, from the root to the tip, and laid it straight. Mruk, who had breakfast on his chin, began to wash as well. Both were late that day.",
          pl: "Wreszcie wróblica pokazała lewą stronę. Piórko było, tylko odstawało, jak coś, na czym się spało. Wzięła je w dziób, przeciągnęła od nasady po koniec i ułożyła. Mruk, który miał na brodzie śniadanie, też zaczął się myć. Tego dnia oboje byli spóźnieni.",
          picture: {
            place: "courtyard sill",
            pose: "wash",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["A Feather That Had Been Slept On", "Piórko po przespanej nocy"],
            ["Breakfast on His Chin", "Ze śniadaniem na brodzie"],
          ],
        },
        {
          en: "The sparrow turned round, and the wing was brown through and through. Mruk kept his face as it was, like somebody on a platform when the wrong aunt gets out. Over in the chestnut, on the fourth branch, something white moved: once, as out of a pocket. The one on the tin followed his eyes, and then she made room.",
          pl: "Wróblica się odwróciła i skrzydło było na wskroś brązowe. Mruk nie zmienił wyrazu twarzy, jak ktoś na peronie, kiedy wysiada nie ta ciocia. Naprzeciwko, na czwartej gałęzi kasztanowca, mignęło coś białego, raz, jak z kieszonki. Ta na blasze poszła wzrokiem za jego wzrokiem i zwolniła miejsce.",
          picture: {
            place: "courtyard sill",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            weather: "clear",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["When the Wrong Aunt Gets Out", "Kiedy wysiada nie ta ciocia"],
            ["On the Fourth Branch, Something White", "Na czwartej gałęzi coś białego"],
          ],
        },
      ],
    },
    {
      en: "Mruk had been saving up a pounce. For a week he had not spent any, neither on flies nor on slippers, and it had grown till he could hardly bend. Now it was big enough for a sparrow. He carried it to the kitchen sill with care, like a full glass, and lay in wait with it. Outside on the tin sat a sparrow.",
      pl: "Mruk odkładał sobie skok. Przez tydzień nie wydał ani jednego, ani na muchy, ani na kapcie, i skok urósł w nim tak, że Mruk ledwie się zginał. Teraz był już na wróbla. Zaniósł go na kuchenny parapet ostrożnie, jak pełną szklankę, i zaczaił się z nim. Na blasze za oknem siedziała wróblica.",
      picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "In the end Mruk leapt. The bell rang, the curtain billowed, and a saucepan lid went round and round on the kitchen floor for longer than anyone would have thought. The sparrow rose exactly as far as was needed and came down on the same spot. She gave one chirp, like a judge from his chair: five point nine.",
          pl: "W końcu Mruk skoczył. Dzwonek zadzwonił, firanka się wydęła, a pokrywka od garnka kręciła się po kuchennej podłodze dłużej, niż ktokolwiek by pomyślał. Wróblica uniosła się dokładnie tyle, ile było trzeba, i usiadła w tym samym miejscu. Ćwierknęła raz, jak sędzia ze swojego krzesełka: pięć dziewięć.",
          picture: {
            place: "courtyard sill",
            pose: "pounce",
            props: ["sparrow"],
            eyes: "wide",
            company: "nobody",
            when: { season: ["spring", "summer", "autumn"] },
          },
          titles: [
            ["Five Point Nine", "Pięć dziewięć?"],
            ["She Rose as Far as Was Needed", "Tyle, ile było trzeba"],
          ],
        },
        {
          en: "The moment had come, and Mruk felt how comfortable he was. A pounce that has been spent is gone. He took his down from the sill again, one paw at a time, and carried it out without losing a drop. In the hall stood a slipper. It had been safe for a week and no longer expected anything. It was found later, in the bath.",
          pl: "Nadeszła chwila i Mruk poczuł, jak dobrze mu się leży. Skok raz wydany przepada. Zszedł więc z nim z parapetu, łapa po łapie, i wyniósł go z kuchni, nie roniąc ani kropli. W przedpokoju stał kapeć. Od tygodnia był bezpieczny i niczego się już nie spodziewał. Znaleziono go w wannie.",
          picture: { place: "hall", pose: "crouch", props: ["single slipper"], eyes: "wide", company: "nobody" },
          titles: [
            ["The Slipper Expected Nothing", "Kapeć niczego się nie spodziewał"],
            ["Without Losing a Drop of It", "Nie uronił ani kropli"],
          ],
        },
        {
          needs: ["the fly"],
          titles: [["A Week of Saving, for One Fly", "Tydzień oszczędzania i jedna mucha"]],
          en: "Mruk spent his pounce on the fly. The whole week’s savings went into it, and at the same moment, from outside, the sparrow put in all she had. The pane said “tock” twice, so close together that it might have been once. Then they sat, she on her side and he on his, each with a small ache in the middle of the face. Between them the fly came walking down as before.",
          pl: "Mruk wydał skok na muchę. Był to skok z całego tygodnia, a w tej samej chwili, od zewnątrz, swoje dołożyła wróblica. Szyba powiedziała „stuk” dwa razy, tak szybko po sobie, że wyszło prawie raz. Potem siedzieli, ona po swojej stronie, on po swojej, oboje z małym bólem pośrodku twarzy. Między nimi schodziła mucha, dokładnie środkiem okna.",
          picture: { place: "courtyard sill", pose: "sit", props: ["sparrow"], eyes: "half", company: "nobody" },
        },
      ],
    },
    {
      when: { heating: true },
      en: "The tin outside the kitchen window is as long as a cat, and every day the sparrow sits on the same spot of it, no bigger than a coin. There is nothing to eat there; there is nothing to see. Mruk had thought about it from every side. Now she was on it again, and he crept up to find out.",
      pl: "Blacha za kuchennym oknem jest długa jak kot, a wróblica dzień w dzień siada na niej w tym samym miejscu, nie większym niż moneta. Nie ma tam nic do jedzenia, nic nie widać. Mruk rozważał to ze wszystkich stron. Teraz znowu tam była i podkradał się, żeby rzecz wyjaśnić.",
      picture: { place: "courtyard sill", pose: "crouch", props: ["sparrow"], eyes: "wide", company: "nobody" },
      endings: [
        {
          en: "When the sparrow had gone, Mruk put his nose to her spot from within. There was a crack in the frame, no wider than a whisker, and something he knew was going out by it: the kitchen. Warm, and smelling of soup, it passed his chin and came out on the tin. Since then he has lain a hand further to the left, to let it pass.",
          pl: "Kiedy wróblica odleciała, Mruk przyłożył do jej miejsca od środka nos. Była tam w ramie szpara, nie szersza niż wąs, i wychodziło przez nią coś, co znał: kuchnia. Ciepła, pachnąca zupą, szła mu koło brody i wychodziła na blachę. Od tej pory Mruk kładzie się o dłoń dalej w lewo, żeby nie zasłaniać.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          en: "From so close you could see what the sparrow came for. The kitchen came out there, warm, and she set one foot in it and drew up the other; after a while she changed feet. Mruk looked down at himself. He had one paw under his chest and one out on the wood. At the next change they did it together.",
          pl: "Z tak bliska było widać, po co wróblica przylatuje. Wychodziło tam kuchenne ciepło i stawała w nim na jednej nodze, a drugą podciągała; po chwili je zmieniała. Mruk spojrzał na siebie. On też jedną łapę miał pod piersią, drugą na drewnie. Następną zmianę zrobili razem.",
          titles: [["At the Next Change, Together", "Następna zmiana już razem"]],
        },
      ],
    },
    {
      when: { between: ["04-01", "06-15"] },
      en: "The sparrow had landed outside the kitchen with a straw. She laid it down on the tin, the better to take hold of it, and from the way she looked round it was clear that she was building. In three days of looking Mruk had not found out where. He lay down flat on the sill, to see it now.",
      pl: "Wróblica wylądowała za kuchennym oknem ze słomką. Położyła ją na blasze, żeby lepiej chwycić, i po tym, jak się rozglądała, było jasne, że buduje. Tylko gdzie, tego Mruk przez trzy dni nie zdołał zobaczyć. Położył się płasko na parapecie, żeby zobaczyć teraz.",
      picture: { place: "courtyard sill", pose: "crouch", props: ["sparrow"], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "The sparrow ducked, and was gone, under the tin. Something scratched in the wall, and it was scratching beneath Mruk. He laid his ear on the sill. There was a rustle down there, there was a beak that pushed something into place and then pushed it once more. For a good fortnight afterwards that was the ear he lay on.",
          pl: "Wróblica schyliła się i znikła pod blachą. Coś zaskrobało w murze, a skrobało pod Mrukiem. Przyłożył ucho do parapetu. W dole coś szeleściło, dziób wsunął jedną rzecz na miejsce, a potem jeszcze ją poprawił. Przez dobre dwa tygodnie Mruk leżał odtąd na tym uchu.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [["It Was Scratching Beneath Mruk", "Coś skrobie pod Mrukiem"]],
        },
        {
          en: "The sparrow went in under the tin, backwards; but the straw was too long, and its other end came through the crack into the kitchen. Mruk took it between his teeth. There was a tug. He tugged too, not hard. So it went on, fairly, until it broke in the middle. Each of them kept a half, and his is under the bath.",
          pl: "Wróblica weszła pod blachę tyłem, ale słomka była za długa i jej drugi koniec wysunął się szparą do kuchni. Mruk wziął go w zęby. Ktoś pociągnął. On też pociągnął, nie za mocno. Szło to tak jakiś czas, uczciwie, aż pękła w połowie. Każde zachowało swoją część; ta Mruka leży pod wanną.",
          titles: [
            ["Half a Straw for Each of Them", "Dla każdego po pół słomki"],
            ["The Other End of a Straw", "U drugiego końca słomki"],
          ],
        },
      ],
    },
    {
      pays: ["young"],
      when: { between: ["05-25", "07-20"] },
      en: "On the tin outside the kitchen sat a sparrow who was new. She had yellow corners to her beak and no tail to speak of, and from there to the chestnut are nine metres of air, which she was looking at. It is not every day that somebody so slow sits down in front of Mruk. He lowered himself on to the sill, part by part, without a sound.",
      pl: "Na blasze za kuchennym oknem siedziała nowa wróblica. Kąciki dzioba miała żółte, ogona tyle co nic, a stamtąd do kasztanowca jest dziewięć metrów powietrza, na które właśnie patrzyła. Tak powolne nie siadają przed Mrukiem co dzień. Opuścił się na parapet, część po części, bezgłośnie.",
      picture: { place: "courtyard sill", pose: "crouch", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          en: "The sparrow took Mruk in, all of him: something large, with its face turned to her. Her wings began to shake, and she opened her beak, which was as big as all the rest of her, and shouted at him for food. He looked behind him. There was the kitchen, with nobody in it. There could be no doubt whom she meant.",
          pl: "Wróblica objęła Mruka wzrokiem w całości: coś dużego, zwróconego do niej twarzą. Zadrżały jej skrzydła, otworzyła dziób, wielki jak cała reszta, i krzyknęła na niego, żeby dał jeść. Obejrzał się. Za nim była kuchnia, a w kuchni nikogo. Nie mogło być wątpliwości, kogo ma na myśli.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "open",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Whom Did She Mean?", "Kogo ma na myśli?"],
            ["She Shouted at Him for Food", "Niech on da jeść!"],
          ],
        },
        {
          en: "Mruk stood up. That was all. The sparrow saw how much of him there was and how it went on, and she was in the chestnut before she remembered that she could not fly. From a branch above, an older one had followed everything. She looked across at the window for rather a long time. Mruk folded himself up again.",
          pl: "Mruk wstał. Nic więcej. Wróblica zobaczyła, ile go jest i że to jeszcze nie koniec, i była w kasztanowcu, zanim sobie przypomniała, że nie umie latać. Z gałęzi wyżej przyglądała się temu inna, starsza. Patrzyła potem w okno dość długo. Mruk złożył się z powrotem.",
          picture: {
            place: "courtyard sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "open",
            company: "nobody",
          },
          titles: [
            ["Mruk Stood Up. That Was All", "Mruk wstał. Nic więcej"],
            ["Nine Metres of Air", "Dziewięć metrów bez gałęzi"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Between Mruk and the sparrow stood the pane. It has stood there since the house was built; sparrows rely on it, and he allows for it. Once he forgot it. If you look from the side you can still see where: the print of a nose, as high up as he can leap. He looked at the print. The sparrow was sitting exactly behind it.",
      pl: "Mruka i wróblicę dzieliła szyba. Stoi tam, odkąd stoi dom; wróble na niej polegają, a on się z nią liczy. Raz o niej zapomniał. Jeśli spojrzeć z boku, do dziś widać odcisk nosa, na wysokości skoku. Mruk spojrzał na odcisk. Wróblica siedziała dokładnie za nim.",
      turns: [
        {
          unless: ["young"],
          en: "What the sparrow did next is in no book. She hopped up to the glass, till she stood beak to whiskers with Mruk, and laid her eye to the print of the nose as to a keyhole. Evidently she had always wanted to know what goes on in there. He moved his head to one side, so as not to block the view.",
          pl: "Tego, co wróblica zrobiła potem, nie ma w książkach. Podskoczyła do samej szyby, stanęła z Mrukiem dziób w wąsy i przyłożyła oko do odcisku nosa jak do dziurki od klucza. Widocznie zawsze chciała wiedzieć, co się tam dzieje. Mruk odsunął trochę głowę, żeby jej nie zasłaniać.",
          titles: [["Beak to Whiskers", "Dziób w wąsy"]],
        },
        {
          en: "By day a pane is a mirror, from outside. The sparrow noticed in it a sparrow who was coming straight at her, and would not have it. She pecked; the other pecked. In the heat of battle she came right up to the glass, and Mruk, whose nose was the battlefield, could count the feathers round her beak. He got to nineteen.",
          pl: "Za dnia szyba jest od zewnątrz lustrem. Wróblica zauważyła w niej wróblicę, która szła prosto na nią, i nie zamierzała tego znosić. Dziobnęła, tamta też dziobnęła. W ferworze walki podeszła do samej szyby i Mruk, którego nos był polem bitwy, mógł policzyć piórka wokół jej dzioba. Doszedł do dziewiętnastu.",
          titles: [["A Battle on Somebody’s Nose", "Bitwa na czyimś nosie"]],
        },
        {
          needs: ["the humming glass"],
          titles: [
            ["Longer Than Any Fifteen", "Dłużej niż jakakolwiek piętnastka"],
            ["She Leaned Against the Humming", "Oparta o mruczenie"],
          ],
          en: "The sparrow had her foot up, but the tram was minutes off. Mruk thought about it; then, low down, where it costs nothing, he began to purr. The sill took it up, and the frame, and the glass. She set her foot against it at once. It went on longer than any fifteen. She put the other foot beside the first, shut her eyes, and leaned against the humming with all her weight.",
          pl: "Wróblica trzymała nogę w górze i czekała, a tramwaj nie jechał. Mruk się zastanowił, po czym nisko, tam, gdzie to nic nie kosztuje, zaczął mruczeć. Przejął to parapet, przejęła rama i przejęło szkło. Od razu oparła o nie nogę. Trwało to dłużej niż jakakolwiek piętnastka. Dostawiła drugą nogę, zamknęła oczy i całym ciężarem oparła się o mruczenie.",
        },
      ],
    },
    {
      when: { between: ["10-01", "04-30"] },
      en: "It would all have gone well but for Pelagia. The geranium stood just in the line of attack, with all her leaves out, and took nobody’s side. Mruk shifted to the left, and a leaf tickled his ear. He shifted to the right, and a stalk cracked; the tree outside heard it. On the tin the sparrow made a long neck.",
      pl: "Wszystko by się udało, gdyby nie Pelagia. Pelargonia stała dokładnie na linii ataku, z rozłożonymi liśćmi, i nie trzymała niczyjej strony. Mruk przesunął się w lewo i liść połaskotał go w ucho. Przesunął się w prawo i trzasnęła łodyga; usłyszało to drzewo za oknem. Wróblica na blasze wyciągnęła szyję.",
      turns: [
        {
          en: "Mruk gave up shifting and put his face straight into the leaves. From outside it must have looked as if Pelagia had come into bloom, with two green flowers, very large. The sparrow had seen her often, but not like that. She came along the tin, her head on one side, right up to the glass. The flowers did not blink.",
          pl: "Mruk przestał się przesuwać i wetknął twarz prosto w liście. Z zewnątrz musiało to wyglądać, jakby Pelagia zakwitła dwoma zielonymi kwiatami, bardzo dużymi. Wróblica widywała ją często, ale nie taką. Podeszła po blasze, z głową na bok, do samej szyby. Kwiaty nie mrugały.",
          titles: [
            ["When Did Pelagia Come into Bloom?", "Od kiedy Pelagia kwitnie na zielono?"],
            ["The Flowers Did Not Blink", "Kwiaty nie mrugały"],
          ],
        },
        {
          en: "The stalk that had cracked gave way. It went over slowly, with all its leaves, like a door on one hinge, and behind it lay Mruk, flat, with a petal on his forehead; and in front of it was the sparrow, pressed to the pane to see. Neither had counted on the other so soon. Pelagia lay between them.",
          pl: "Łodyga, która trzasnęła, puściła. Przechyliła się powoli, z wszystkimi liśćmi, jak drzwi na jednym zawiasie, a za nią leżał Mruk, na płask, z płatkiem na czole; przed nią zaś, przyklejona do szyby, żeby lepiej widzieć, stała wróblica. Żadne nie liczyło na drugie tak wcześnie. Pelagia leżała między nimi.",
          titles: [
            ["Like a Door on One Hinge", "Jak drzwi na jednym zawiasie"],
            ["With a Petal on His Forehead", "Z płatkiem na czole"],
          ],
        },
      ],
    },
    {
      en: "Mruk had not consulted his tail. From the shoulders forward he was a statue; from the hips back somebody was beating a carpet. The sparrow looked past his face, with interest, at what was going on behind. He turned round to give the tail a look. When he turned back, she was sitting further left, where the view was better.",
      pl: "Mruk nie uzgodnił tego z ogonem. Od barków do przodu był posągiem, od bioder do tyłu ktoś trzepał dywan. Wróblica patrzyła ponad jego głową, z zainteresowaniem, na to, co się dzieje z tyłu. Odwrócił się, żeby na ogon spojrzeć. Kiedy znów spojrzał przed siebie, wróblica siedziała bardziej z lewej, skąd lepiej było widać.",
      turns: [
        {
          en: "The tail beat to the left, and the sparrow hopped to the left; it beat to the right, and so did she. For a time the tail conducted her. Then Mruk saw what can be done with such a thing. He let it beat smaller, always nearer to the middle, and at each beat she came a hop closer to the glass.",
          pl: "Ogon uderzał w lewo i wróblica podskakiwała w lewo, uderzał w prawo i ona w prawo. Przez pewien czas to on dyrygował. Potem Mruk zobaczył, co się da z czymś takim zrobić. Pozwolił mu bić coraz drobniej, coraz bliżej środka, a ona przy każdym takcie była o skok bliżej szyby.",
          titles: [["For a Time the Tail Conducted", "Ogon dyryguje"]],
        },
        {
          en: "Mruk sat down on his tail. It listens to no other argument. On the sill all was quiet; only the tip stuck out and went on, tap, tap, upon the wood. For a sparrow that is the sound of something falling from a table. She came up to the pane, looked to the left, to the right, and then into his face.",
          pl: "Mruk usiadł na ogonie. Innych argumentów ogon nie uznaje. Na parapecie zrobiło się cicho, tylko koniec wystawał z boku i robił swoje, puk, puk, o drewno. Dla wróbla to odgłos czegoś, co spada ze stołu. Podeszła do szyby, spojrzała w lewo, w prawo, a potem jemu w twarz.",
          titles: [
            ["The Only Argument for a Tail", "Ogon innych argumentów nie uznaje"],
            ["Tap, Tap, upon the Wood", "Puk, puk, o drewno"],
          ],
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["They Both Had the Same Expression", "Mieli tę samą minę"],
            ["She Sat Down on Hers, He on His", "Ona na swoim, on na swoim"],
          ],
          en: "Then the wind got in behind the sparrow and put up her own tail, like a fan. She smoothed it down; it was put up again. She turned round to give it a look, exactly as he had done, and when she turned back they both had the same expression. She sat down on her tail, he sat down on his. In this position, right up against the glass, they could at last give their minds to each other.",
          pl: "Wtedy wiatr zaszedł wróblicę od tyłu i postawił jej ogon, jak wachlarz. Przygładziła go i znów go postawił. Odwróciła się, żeby na niego spojrzeć, zupełnie jak przedtem Mruk, a kiedy znów spojrzała w szybę, mieli oboje tę samą minę. Ona usiadła na swoim ogonie, on na swoim. W tej pozycji, przy samej szybie, mogli się wreszcie zająć sobą.",
        },
      ],
    },
    {
      pays: ["Prezes"],
      en: "At the critical moment Prezes landed. The large pigeon from the gutter came down like a dropped file, walked into the middle of the tin and settled his papers. Nothing kills suspense like a pigeon. The sparrow moved up to the edge. Between her and Mruk, filling the view, there now stood a broad grey back that had all day.",
      pl: "W rozstrzygającej chwili wylądował Prezes. Duży gołąb z rynny spadł jak upuszczony segregator, wszedł na środek blachy i poprawił papiery. Nic tak nie zabija napięcia jak gołąb. Wróblica przesunęła się na skraj. Między nią a Mrukiem, zasłaniając widok, stał teraz szeroki szary grzbiet i nigdzie się nie spieszył.",
      turns: [
        {
          en: "Under a chairman there is plenty of room. The sparrow drew in her head and walked through between the pink legs, from front to back, and came out right at the glass, a feather or two awry. Prezes felt something. He looked over his left shoulder and over his right. Finding nothing, he went up to the gutter to have it minuted.",
          pl: "Pod prezesem jest dużo miejsca. Wróblica schowała głowę w ramiona i przeszła między różowymi nogami, od przodu do tyłu, po czym wyszła tuż przy szybie, z paroma piórami nie na miejscu. Prezes coś poczuł. Spojrzał przez lewe ramię, spojrzał przez prawe. Nie znalazł i poszedł na rynnę wnieść to do protokołu.",
          titles: [
            ["Under the Chairman, Between the Pink Legs", "Przejście pod prezesem jest wolne"],
            ["What Prezes Felt", "Prezes coś poczuł"],
          ],
        },
        {
          en: "In the pane Prezes discovered a chairman. He was just as broad, and he bowed at the same moment. Prezes offered him precedence; it was offered back. Bowing, they withdrew from each other, step by step, till behind the one on the tin there was no more tin. He left over the edge, backwards. In the vacant place stood the sparrow.",
          pl: "W szybie Prezes odkrył prezesa. Był równie szeroki i ukłonił się w tej samej chwili. Prezes ustąpił mu pierwszeństwa, tamten ustąpił z powrotem. Kłaniając się, odchodzili od siebie krok po kroku, aż za tym na blasze skończyła się blacha. Opuścił ją tyłem. Na zwolnionym miejscu stała wróblica.",
          titles: [["Prezes Meets a Chairman", "Prezes, a naprzeciwko prezes"]],
        },
        {
          needs: ["the duster"],
          titles: [["Who Ranks Above Prezes?", "Ktoś wyżej niż Prezes"]],
          en: "Across the courtyard somebody held out the duster in all its colours again. Prezes saw it. So far he had known of nobody in the house who ranked above him. He laid his feathers flat, went to the edge, and flew over to pay his respects; and he was bowing on the sill for the second time when the lady began to beat it in front of him. He did not come back. The sparrow stood where he had stood, a hop from the glass.",
          pl: "Naprzeciwko znów wysunął się za okno ten ktoś we wszystkich kolorach, czyli miotełka. Prezes go zobaczył. Dotychczas nie wiedział w tej kamienicy o nikim, kto byłby wyżej. Przylizał pióra, podszedł do krawędzi i poleciał się przedstawić. Kłaniał się właśnie na parapecie naprzeciwko po raz drugi, kiedy na jego oczach zaczęto tamtego tłuc. Nie wrócił. Wróblica stała, gdzie przedtem stał on, o skok od szyby.",
        },
      ],
    },
    {
      en: "It began in Mruk’s nose. Whether it was dust or fate, it itched, and he thought of cold things, of the vet, of Tuesdays, and held his breath till the pans went round. In the end he sneezed, and the bell on his collar wished him good health loud enough for two staircases. The sparrow flew up and came down again further off.",
      pl: "Zaczęło się w nosie Mruka. Może to był kurz, może los, w każdym razie swędziało, a on myślał o rzeczach zimnych, o weterynarzu, o wtorkach i wstrzymywał oddech, aż zakręciły się garnki. W końcu kichnął i dzwonek przy obroży życzył mu zdrowia tak głośno, że słyszały to obie klatki. Wróblica zerwała się i usiadła dalej.",
      turns: [
        {
          en: "Out of the silence, from the far end of the tin, came something very small in reply. The sparrow had sneezed too; there was dust on her side as well. Mruk sneezed again. So did she, and was a hop closer. They got through it together, three times inside and four outside, and at the last sat face to face, blinking.",
          pl: "W ciszy, z dalekiego końca blachy, odpowiedziało coś bardzo małego. Wróblica też kichnęła; po jej stronie też był kurz. Mruk kichnął znowu. Ona też i była o skok bliżej. Przeszli przez to razem, trzy razy od środka i cztery od zewnątrz, i na koniec siedzieli naprzeciw siebie i mrugali.",
          titles: [
            ["Three Inside, Four Outside", "Trzy od środka, cztery od zewnątrz"],
            ["Something Very Small in Reply", "W odpowiedzi coś małego"],
          ],
        },
        {
          unless: ["young"],
          en: "The bell brought the sparrow back. When it rings in the kitchen, Mruk is running to his bowl; when he has eaten, the people eat; and after that somebody shakes out a cloth. She knew the order. She came along the tin at a run, took up her position at the glass, and looked up with her beak half open.",
          pl: "Wróblicę sprowadził dzwonek. Kiedy w kuchni dzwoni, Mruk biegnie do miski; kiedy Mruk zje, jedzą ludzie, a potem ktoś wytrzepuje obrus. Znała kolejność. Wróciła po blasze biegiem, zajęła stanowisko przy samej szybie i patrzyła w okno z na wpół otwartym dziobem.",
          titles: [
            ["She Knew the Order", "Kto zna kolejność"],
            ["First the Bell, Then the Cloth", "Najpierw dzwonek, potem obrus"],
          ],
        },
      ],
    },
    {
      pays: ["Ola with a cloth", "covered"],
      when: { weekday: [1, 2, 3, 4, 5, 6] },
      en: "Ola came to clean the window. She did it as she does everything in the house: first she read two more pages, and then she went at it with great energy. Foam came down over the chestnut, the sky and the sparrow, and a hand flew back and forth in front of Mruk’s whiskers. He did not give way. He was hunting.",
      pl: "Przyszła Ola umyć okno. Zrobiła to tak, jak robi w domu wszystko: najpierw przeczytała jeszcze dwie strony, a potem wzięła się do rzeczy z wielką energią. Piana zasłoniła kasztanowiec, niebo i wróblicę, a tuż przed wąsami Mruka latała w tę i z powrotem ręka. Nie ustąpił. Był na polowaniu.",
      turns: [
        {
          en: "When Ola had finished, the pane seemed to have gone. The sparrow came walking along the tin, and as nothing was in the way, she went on until something was. From within Mruk had come to meet her. Both took one step back. On the glass were two prints, one of a beak and one of a nose. Ola put the cloth away.",
          pl: "Kiedy Ola skończyła, szyby jakby nie było. Wróblica szła po blasze, a że nic nie stało na drodze, szła, dopóki coś nie stanęło. Od środka wyszedł jej naprzeciw Mruk. Oboje cofnęli się o krok. Na szkle były odciski dzioba i nosa. Ola schowała ścierkę.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: ["sparrow"],
            eyes: "wide",
            company: "ola",
            inHand: "cloth",
            side: "left",
          },
          titles: [
            ["Where Had the Pane Gone?", "Szyby nie było"],
            ["One Beak, One Nose", "Odciski dzioba i nosa"],
          ],
        },
        {
          en: "Halfway through, Ola thought of a word and went off to write it down. The foam remained. It grew thin, and at the height of a cat there opened a hole, as large as a coin. Mruk put his eye to it. There was another eye at it already, a black one, and round it, as far as could be made out, a sparrow.",
          pl: "W połowie Ola przypomniała sobie słowo i poszła je zapisać. Piana została. Robiła się coraz cieńsza i na wysokości kota otworzyła się w niej dziurka, okrągła, wielkości monety. Mruk przyłożył do niej oko. Jedno już tam było, czarne, a dookoła niego, o ile dało się rozpoznać, wróblica.",
          titles: [
            ["Another Eye Was There Already", "Jedno oko już tam było"],
            ["Ola Thought of a Word", "Ola wyszła po słowo"],
          ],
        },
      ],
    },
    {
      en: "In the glass, right on top of the sparrow, lay a cat. He had a broad face and a stupid expression, and he was lying in wait for Mruk. Mruk narrowed his eyes; so did the other. Mruk could not attack her without turning his back on the other, and for some time nobody attacked anybody.",
      pl: "W szybie, dokładnie na wróblicy, leżał jakiś kot. Miał szeroką twarz, głupi wyraz i czaił się na Mruka. Mruk zmrużył oczy, tamten też. Nie dało się zaatakować wróblicy, nie odwracając się do tamtego tyłem, i przez dłuższy czas nikt nikogo nie atakował.",
      turns: [
        {
          en: "The sparrow attacked. She came up out of the chest of the cat in the glass, took aim and pecked, tock, in the middle of the nose that he and Mruk had in common. Mruk moved it to the right. Tock, to the right. He moved it back. The stupid one did all this too, and had no idea what was being played.",
          pl: "Zaatakowała wróblica. Wyszła kotu w szybie z piersi, wymierzyła i dziobnęła, stuk, w sam środek nosa, który miał wspólny z Mrukiem. Mruk przesunął go w prawo. Stuk, w prawo. Przesunął z powrotem. Ten głupi robił wszystko razem z nimi i nie miał pojęcia, w co się gra.",
          titles: [["The Nose They Had in Common", "Jeden nos na dwa koty"]],
        },
        {
          en: "The light changed. The one in the glass grew thin; his stripes went, then the stupid expression, and last of all the whiskers. Where he had lain there was now only the sparrow, and she had used the time. She had come up by three hops, and stood so close before Mruk that he had to squint to see only one of her.",
          pl: "Zmieniło się światło. Ten w szybie zbladł, znikły mu paski, potem głupi wyraz, a na końcu wąsy. Tam, gdzie leżał, była już tylko wróblica, która nie traciła czasu. Podeszła o trzy skoki i stała przed Mrukiem tak blisko, że musiał zrobić zeza, żeby była jedna.",
          titles: [
            ["Last of All Went the Whiskers", "Na końcu znikły wąsy"],
            ["Closer by Three Hops", "Bliżej o trzy skoki"],
          ],
        },
        {
          needs: ["the leaf"],
          titles: [["Two Ears Were Left of Him", "Zostały mu same uszy"]],
          en: "At the edge the leaf gave itself a shake and let the sparrow out. It rose, turned over, and slapped against the pane, wet side first, right on the face of the cat in the glass; and there it stuck, with all seven fingers. Nothing was left of him but two ears. She came up to see who that was now. Mruk, with nobody to be afraid of, was there already.",
          pl: "Na krawędzi liść się otrząsnął i wypuścił wróblicę. Uniósł się, przewrócił i pacnął w szybę, mokrą stroną, prosto w twarz temu kotu w szkle; i tak został, ze wszystkimi siedmioma palcami. Z tamtego wystawały tylko uszy. Podeszła zobaczyć, kto to teraz jest. Mruk, który nie musiał się już na nikogo oglądać, też tam był.",
        },
      ],
    },
    {
      pays: ["covered"],
      when: { season: ["winter"], timeSlot: ["morning"], weather: ["clear", "fog"] },
      en: "The frost had been at the window overnight. It had drawn ferns on it, from the frame up to the handle, with every rib, and what moved behind them, small and brown, was presumably the sparrow. Mruk touched one with his paw. It was cold, and it did not bend. Through a wood like that nobody can be stalked.",
      pl: "Mróz był przy oknie już w nocy. Narysował na nim paprocie, od ramy aż po klamkę, z każdym żeberkiem, a to, co się za nimi poruszało, małe i brązowe, było zapewne wróblicą. Mruk dotknął jednej łapą. Była zimna i się nie uginała. Przez taki las nikogo się nie podejdzie.",
      turns: [
        {
          en: "Mruk laid his nose against the frost and left it there. It was unpleasant, and it worked: the ferns drew back, and in the wood there was a clearing, round, the size of a nose. He looked through. From the other side somebody was looking in already, who had only had to wait. The sparrow’s eye was as black as a currant, and surprised.",
          pl: "Mruk przyłożył do szronu nos i tak zostawił. Było to nieprzyjemne, ale działało: paprocie się cofnęły i zrobiła się w lesie polana, okrągła, wielkości nosa. Zajrzał. Z drugiej strony ktoś już zaglądał; wystarczyło mu poczekać. Oko wróblicy było czarne jak porzeczka i zdziwione.",
          titles: [
            ["A Clearing the Size of a Nose", "Polana jak nos"],
            ["As Black as a Currant", "Czarne jak porzeczka"],
          ],
        },
        {
          en: "Somebody had lit the oven, and the pane thawed from below. First there were two thin legs on the tin, then a stomach, and at last, as the ferns drew up past it, a face. On the inside, in the same order, four white paws had appeared and then a bell. The sparrow and Mruk were introduced from the bottom upwards.",
          pl: "Ktoś zapalił w piecyku i szyba tajała od dołu. Najpierw stanęły na blasze dwie cienkie nogi, potem ukazał się brzuch, a na końcu, kiedy paprocie ustąpiły wyżej, twarz. Od środka, w tym samym porządku, pojawiły się cztery białe łapy, a potem dzwonek. Wróblicę i Mruka przedstawiono sobie od dołu.",
          titles: [
            ["Introduced from the Bottom Upwards", "Przedstawieni od dołu"],
            ["First Two Thin Legs, Then the Rest", "Najpierw cienkie nogi"],
          ],
        },
      ],
    },
    {
      when: { weather: ["rain"] },
      en: "It was raining on the pane, and the drops ran down. Mruk kept his eyes on the sparrow, who had pulled in her neck under the ledge; but one drop stopped halfway, took in a second, and ran. He knew which would be next. He was wrong. After that he could not look at anything else until he had been right once.",
      pl: "Padało na szybę i krople po niej spływały. Mruk nie spuszczał oka z wróblicy, która wciągnęła szyję pod gzymsem, ale jedna kropla stanęła w połowie, przyjęła drugą i pobiegła. Wiedział, która będzie następna. Mylił się. Od tej chwili nie mógł patrzeć na nic innego, dopóki choć raz nie zgadł.",
      turns: [
        {
          en: "On the far side of the glass the sparrow was following a drop too. Hers ran down on the left and his on the right; they came together at the level of two noses, stopped, and went on as one. Mruk looked up when she did. She sat so near that the next of hers hung before his eye.",
          pl: "Po drugiej stronie szyby wróblica też śledziła kroplę. Jej spływała z lewej, jego z prawej; zeszły się na wysokości dwóch nosów, stanęły i dalej pobiegły jako jedna. Mruk podniósł wzrok w tej samej chwili co ona. Siedziała tak blisko, że następna z jej strony wisiała mu przed okiem.",
          titles: [
            ["They Went On as One", "Dalej już jako jedna"],
            ["Hers on the Left, His on the Right", "Jej z lewej, jego z prawej"],
          ],
        },
        {
          en: "This time it was the fat drop at the top. It ran as he had known it would, straight down, past the handle, and Mruk’s paw ran along with it; at the bottom stood the sparrow with her beak open, and she drank it. He had been right. It was some time before he noticed who was in front of him.",
          pl: "Tym razem padło na grubą kroplę na samej górze. Pobiegła tam, gdzie wiedział, że pobiegnie, prosto w dół, koło klamki, a Mruk biegł za nią łapą; na dole zaś stała wróblica z otwartym dziobem i wypiła kroplę. Miał rację. Dopiero po chwili zauważył, kogo ma przed sobą.",
          titles: [["He Had Been Right", "Mruk miał rację"]],
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["seven minutes"],
      en: "The kitchen clock jumped to the full hour. It is seven minutes fast, and everybody allows for it, even the sparrows: at the real hour a lady on the fourth floor shakes out her tablecloth, and whoever comes late finds nothing. In the chestnut they were already moving to the outer branches. The sparrow on the tin looked over her shoulder. Seven minutes, then. Mruk did not take his eyes off her.",
      pl: "Kuchenny zegar przeskoczył na pełną godzinę. Spieszy się o siedem minut i wszyscy biorą na to poprawkę, nawet wróble: o prawdziwej godzinie pani z czwartego piętra wytrzepuje obrus i kto się spóźni, ten nic nie zastanie. W kasztanowcu przenosiły się już na zewnętrzne gałęzie. Wróblica na blasze obejrzała się przez ramię. A więc siedem minut. Mruk nie spuszczał z niej oka.",
    },
    {
      pays: ["the humming glass"],
      en: "On the far side of the house the fifteen went by. From the kitchen you cannot see it, but the glass takes up the note and hums it to the end. The sparrow likes that. She stood on one leg, put the other foot against the pane and kept it there as long as it hummed, and her eyes grew small. Then it was over. She waited for more, with her foot up. The next was seven minutes off.",
      pl: "Po tamtej stronie domu przejechała piętnastka. Z kuchni jej nie widać, ale szyba podejmuje ton i nuci go do końca. Wróblica to lubi. Stanęła na jednej nodze, drugą oparła o szkło i trzymała ją tak, póki nuciło, a oczy zrobiły jej się małe. Potem ucichło. Czekała na więcej, z nogą w górze. Następna była dopiero za siedem minut.",
    },
    {
      pays: ["the lieutenant"],
      unless: ["Prezes", "Ola with a cloth"],
      en: "Behind Mruk, at the table, Ola was looking for a word. “Lurks,” she said. “Lies in wait. Prowls, skulks.” It was about a lieutenant under a window, and none of them would do. She needed to see how it looked. So she turned her chair round, rested her chin on her fists and watched the window sill, and under her eyes Mruk’s back, all the way down, began to feel like a lieutenant’s.",
      pl: "Za plecami Mruka, przy stole, Ola szukała słowa. „Czyha – mówiła. – Czatuje. Czai się, waruje”. Chodziło o porucznika pod oknem i żadne się nie nadawało. Musiała zobaczyć, jak to wygląda. Obróciła więc krzesło, oparła brodę na pięściach i patrzyła na parapet, a Mruk pod tym wzrokiem poczuł własny grzbiet na całej długości. Był to grzbiet porucznika.",
    },
    {
      when: { weather: ["clear", "wind"] },
      pays: ["the duster"],
      unless: ["covered"],
      en: "Across the courtyard a window opened, and something was thrust out that had feathers in all colours and one leg. People call it a duster. A lady who had guests coming shook it and beat it on the sill, and it did not even cry out. On the tin the sparrow had gone thin. Whoever did that to somebody so grand would not stop at sparrows. She moved sideways, away from the courtyard, towards the glass.",
      pl: "Naprzeciwko otworzyło się okno i wysunięto przez nie coś, co miało pióra we wszystkich kolorach i jedną nogę. Ludzie mówią na to miotełka. Jakaś pani tym trzęsła i tłukła o parapet, bo spodziewała się gości, a ono nawet nie krzyknęło. Wróblica na blasze zrobiła się wąska. Kto tak traktuje kogoś tak okazałego, nie cofnie się przed wróblami. Odsunęła się bokiem od podwórka, w stronę szyby.",
    },
    {
      pays: ["Zuzia’s roll"],
      en: "Down in the courtyard somebody was being called in. “Zuzia!” called a voice from the second floor. It waited. “Zuzanna!” it called, a tone lower. After the pause that followed, small steps were heard, and a door; and on the wall by the shrine lay half a roll, bitten once, that had not been finished in time. The chestnut saw it. On the tin a sparrow stretched her neck, and Mruk with her.",
      pl: "Na podwórku ktoś był wołany do domu. „Zuzia!” – zawołał głos z drugiego piętra. Poczekał. „Zuzanna!” – zawołał o ton niżej. Po przerwie, która nastąpiła, rozległy się drobne kroki i drzwi, a na murku przy kapliczce zostało pół bułki, raz ugryzione, bo więcej się nie zdążyło. Kasztanowiec to zobaczył. Wróblica na blasze wyciągnęła szyję, Mruk też.",
    },
    {
      pays: ["the bib"],
      unless: ["covered"],
      en: "A second sparrow came down at the end of the tin, a stout one with a black bib. He had come to fetch somebody. He looked at the sparrow, he looked at the cat; he chirped, in the voice of a person whose dinner is waiting. She did not turn her head. He chirped again and took one step, and saw how large it was that lay there. After that he stayed where he was and pretended to study the gutter.",
      pl: "Na końcu blachy usiadł drugi wróbel, tęgi, w czarnym śliniaku. Przyleciał po kogoś. Spojrzał na damę, spojrzał na kota i ćwierknął głosem osoby, na którą czeka obiad. Dama się nie odwróciła. Ćwierknął jeszcze raz, zrobił krok i zobaczył, jak duże jest to, co tam leży. Odtąd stał w miejscu i udawał, że ogląda rynnę.",
    },
    {
      when: { season: ["spring", "summer", "autumn"] },
      pays: ["the fly"],
      unless: ["covered"],
      en: "The window is a double one, and a fly was walking between the panes. The fly wanted to get out, and cat and sparrow both wanted her to, each on their own side. Mruk’s nose went up with her along the inner glass; the sparrow’s beak went up along the outer. At the top the fly stopped, washed her hands, thought it over and came down again, quite slowly, exactly in the middle.",
      pl: "Okno jest podwójne i między szybami chodziła mucha. Chciała wyjść i obie strony też tego chciały, każda po swojej. Po wewnętrznej szybie szedł za nią nos Mruka, po zewnętrznej dziób wróblicy. Na samej górze mucha przystanęła, umyła ręce, zastanowiła się i zeszła z powrotem, całkiem powoli, dokładnie środkiem.",
    },
    {
      when: { between: ["10-05", "11-15"], weather: ["clear", "fog", "wind"] },
      pays: ["the leaf"],
      unless: ["covered"],
      en: "A leaf of the chestnut came over. It sailed as far as the tin with all its seven fingers spread and came down on the sparrow, and then there was no sparrow, only a leaf with two feet. It ran to the left; it ran to the right; it did not know where the edge was. Mruk had risen. She had not asked him; but if anybody was to hold that leaf, it would have to be somebody with paws.",
      pl: "Z kasztanowca nadleciał liść. Przyżeglował z siedmioma rozstawionymi palcami nad blachę, usiadł na wróblicy i wróblicy nie było, był liść na dwóch nogach. Pobiegł w lewo, pobiegł w prawo i nie wiedział, gdzie jest krawędź. Mruk wstał. Nie prosiła go, ale jeśli ktoś miał ten liść przytrzymać, to tylko taki, kto ma łapy.",
    },
    {
      when: { weather: ["snow"] },
      pays: ["the bare strip"],
      unless: ["covered"],
      en: "It was snowing, and the tin was getting narrower. First the outer edge went white, then the middle; along the glass a strip stayed bare, two fingers wide, because the kitchen leaks there. The sparrow lifted one foot out of the snow and the other. She looked at the strip, and at what lay behind the pane, along the whole length of it. She fluffed herself up to think.",
      pl: "Padał śnieg i blachy robiło się coraz mniej. Zbielał zewnętrzny brzeg, potem środek; przy samej szybie został goły pasek, na dwa palce, bo tamtędy uchodzi z kuchni ciepło. Wróblica wyjęła ze śniegu jedną nogę, potem drugą. Popatrzyła na pasek i na to, co leżało za szybą na całej jego długości. Nastroszyła się, żeby pomyśleć.",
    },
    {
      when: { weather: ["wind"] },
      unless: ["covered"],
      en: "The wind blew along the tin, and the sparrow had to walk to stay where she was. When it held its breath she went too far; when it blew she came sliding back, feet together, like somebody in a tram. Mruk moved along on his side, left and right, to keep opposite. Nobody can be stalked who passes every few seconds in both directions.",
      pl: "Wzdłuż blachy wiał wiatr i wróblica musiała iść, żeby zostać na miejscu. Kiedy wiatr wstrzymywał oddech, zachodziła za daleko, kiedy dmuchnął, zjeżdżała z powrotem, na złączonych nogach, jak ktoś w tramwaju. Mruk przesuwał się po swojej stronie, w lewo i w prawo, żeby być wciąż naprzeciwko. Nie da się podejść kogoś, kto co chwila przejeżdża tam i z powrotem.",
    },
  ],
};
