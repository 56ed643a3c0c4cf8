import type { Plot } from "#api/house/texts/model.ts";

/** The swifts above the courtyard, seen from the sill of the kitchen window. */
export const swifts: Plot = {
  name: "swifts",
  category: "Adventure",
  // Swifts come in May and leave in August, and in rain they are elsewhere.
  when: { between: ["05-10", "08-05"], weather: ["clear", "wind"] },
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: [],
      eyes: "wide",
      en: "Mruk sits bolt upright on the window sill, with very large eyes",
      pl: "Mruk siedzi na parapecie prosto jak świeca, z bardzo dużymi oczami",
    },
    {
      place: "window sill",
      pose: "back",
      props: [],
      en: "Mruk on the window sill, seen from behind, looking up and out",
      pl: "Mruk na parapecie, od tyłu, patrzy przed siebie i w górę",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["books"],
      eyes: "open",
      en: "Mruk crouches on the window sill, next to some books",
      pl: "Mruk przyczajony na parapecie, obok książek",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["mug"],
      eyes: "half",
      en: "Mruk on the window sill with his paws tucked in and a mug beside him",
      pl: "Mruk na parapecie, z podwiniętymi łapami, a przy nim kubek",
    },
  ],
  wishes: [
    {
      en: "The swifts had moved in under the roof without registering. For such cases Mr Zenon has a notebook, but he is no good at looking up. Mruk likes to know how many are living over his head. He took his place on the kitchen sill, at the open window, where the courtyard lies below like a box without a lid, and began to count.",
      pl: "Jerzyki wprowadziły się pod dach i nikt ich nie zameldował. Na takie wypadki pan Zenon ma notes, ale patrzenie w górę mu nie służy. Mruk lubi wiedzieć, ilu lokatorów ma nad głową. Usiadł na kuchennym parapecie, przy otwartym oknie, pod którym podwórko leży jak pudełko bez wieka, i zaczął liczyć.",
      endings: [
        {
          titles: [
            ["Nine, and One of Them Known by Sight", "Dziewięć, w tym jeden znajomy"],
            ["At the Tenth He Recognised the First", "Dziesiąty był pierwszym"],
          ],
          en: "It came out at nine, for in the tenth he recognised the first. It was short of a feather in the left wing, just where Mruk is short of a piece of his left ear. Nine, then, and one of them known by sight. When it came round again he turned his head, so that the notch could be seen against the light.",
          pl: "Wyszło dziewięć, bo w dziesiątym rozpoznał pierwszego. Brakowało mu pióra w lewym skrzydle, mniej więcej tam, gdzie Mrukowi brakuje kawałka lewego ucha. A więc dziewięć, w tym jeden znajomy. Kiedy nadleciał znowu, Mruk obrócił głowę tak, żeby było widać nacięcie pod światło.",
        },
        {
          titles: [
            ["Twelve, Not Counting the Quiet Ones", "Dwanaście, cichych nie licząc"],
            ["Which Way Were the Other Two Going?", "Dokąd leciały te dwa?"],
          ],
          en: "Ola had been counting as well, aloud, and made it twelve. Mruk’s figure was two higher. His two flew in the panes of Staircase B, the other way round and without a sound. Ola wrote “swifts, 12” in the kitchen calendar. Mruk stayed on the sill a little longer, for those two had no one to be counted by but him.",
          pl: "Ola też liczyła, na głos, i doliczyła się dwunastu. Mruk miał o dwa więcej. Te dwa latały w szybach klatki B, w drugą stronę i zupełnie bez głosu. Ola zapisała w kuchennym kalendarzu „jerzyki, 12”. Mruk posiedział na parapecie jeszcze chwilę, bo tych dwóch poza nim nie miał kto policzyć.",
        },
      ],
    },
    {
      en: "Mruk had yet to see a swift sit. They eat in the air, they quarrel in the air, and Tomek maintains that they even sleep there, one half of the head at a time. For somebody with a chair of his own in this kitchen that is hard to watch. He went up on the sill, at the open window, to show them how it is done.",
      pl: "Mruk nie widział jeszcze, żeby jerzyk usiadł. Jedzą w powietrzu, kłócą się w powietrzu, a Tomek twierdzi, że nawet śpią w powietrzu, każdą połową głowy osobno. Komuś, kto ma w tej kuchni własne krzesło, ciężko na to patrzeć. Wszedł na parapet, do otwartego okna, żeby im pokazać, jak to się robi.",
      endings: [
        {
          titles: [
            ["Room for One on the Sill", "Jedno miejsce na parapecie"],
            ["Hind Part, Paws, Chin", "Zad, łapy, broda"],
          ],
          en: "He demonstrated it in three stages: hind part, paws, chin. At the third a swift came past the window slowly, on stiff wings, and looked in. It saw the chair, the cushion, the bread bin, the kettle. Twice more it came by to think it over. From high up somebody called, and it had to go. Mruk moved over a little all the same.",
          pl: "Pokazał to w trzech etapach: zad, łapy, broda. Przy trzecim jeden jerzyk przeleciał obok okna wolno, na sztywnych skrzydłach, i zajrzał. Zobaczył krzesło, poduszkę, chlebak, czajnik. Zawrócił jeszcze dwa razy, żeby się zastanowić. Z góry ktoś zawołał i trzeba było lecieć. Mruk i tak trochę się posunął.",
        },
        {
          titles: [
            ["On Hooks, for the Length of an Egg", "Przez jedno jajko na haczykach"],
            ["Is Hanging a Way of Sitting?", "Czy wisieć to już siedzieć?"],
          ],
          en: "One of them put in at the wall of Staircase B. It did not sit; it hung itself on the plaster by four toes a foot, like a coat, and stayed. As sitting goes it was a beginner’s attempt. By way of encouragement Mruk let one white paw hang down from the sill. Across the courtyard they both hung there for as long as an egg takes.",
          pl: "Jeden przybił do ściany klatki B. Nie usiadł, tylko zawiesił się na tynku czterema palcami każdej nogi, jak płaszcz, i tak został. Jak na siedzenie było to zaledwie ćwiczenie wstępne. Dla zachęty Mruk spuścił z parapetu jedną białą łapę. Wisieli tak przez podwórko, naprzeciw siebie, mniej więcej jedno jajko na miękko.",
        },
      ],
    },
    {
      en: "Swifts know one word, and they say it to everybody, at full pitch, going round. Mruk had let it pass since yesterday and was by now convinced that it was addressed to him. He has a voice for the bowl, one for the balcony door and one for the doctor. He climbed up on the kitchen sill, to the open window, to find one for this.",
      pl: "Jerzyki znają jedno słowo i mówią je wszystkim, na cały głos, w kółko. Mruk od wczoraj puszczał je mimo uszu, ale nabrał już pewności, że jest skierowane do niego. Ma głos do miski, głos do drzwi balkonu i głos do doktora. Wszedł na kuchenny parapet, do otwartego okna, żeby znaleźć jakiś na tę okazję.",
      endings: [
        {
          titles: [
            ["To and Fro, Across the Courtyard", "Tam i z powrotem, nad podwórkiem"],
            ["What Ola Put Down Her Pencil For", "Po co Ola odłożyła ołówek?"],
          ],
          en: "What came out was small, dry and quick, from somewhere behind the teeth, as when Mrs Halina’s machine runs without a thread. He had not known that it was in there. Round they came and said their word. Mruk said his. So it went to and fro, the way people shout when a train has started, until Ola put down her pencil to hear who was leaving.",
          pl: "Wyszło coś drobnego, suchego i szybkiego, skądś zza zębów, jak maszyna pani Haliny, kiedy szyje bez nitki. Nie wiedział, że to tam jest. Nadleciały i powiedziały swoje słowo. Mruk powiedział swoje. I tak na zmianę, jak się woła do siebie, kiedy pociąg już ruszył, aż Ola odłożyła ołówek i nasłuchiwała, kto odjeżdża.",
        },
        {
          titles: [
            ["Once, and as Low as He Could Go", "Raz, a nisko"],
            ["One Lap Without a Word", "Okrążenie bez słowa"],
          ],
          en: "He said it once, and as low as he could go. A courtyard with four walls makes much of such a voice: it went down to the bins, came up by the drainpipe and left over the roof. The swifts flew one lap without a word. On the next they took theirs up again, though fainter, as people do who have found out that somebody lives there.",
          pl: "Powiedział to raz, najniżej, jak umiał. Podwórko o czterech ścianach potrafi coś z takiego głosu zrobić: zszedł do śmietnika, wrócił rynną i wyszedł dachem. Jerzyki przeleciały jedno okrążenie bez słowa. Od następnego znów mówiły swoje, ale ciszej, jak ktoś, kto się zorientował, że tu jednak mieszkają.",
        },
      ],
    },
    {
      en: "Somewhere in the courtyard the swifts had a front door. They flew at a wall as fast as they could and were gone, and afterwards there was neither a hole in the wall nor a swift on the ground. Mruk has sat in front of many doors until they opened. He need only be told which. He chose the kitchen sill, at the open window, and waited.",
      pl: "Gdzieś nad podwórkiem jerzyki miały drzwi wejściowe. Leciały na ścianę, ile sił w skrzydłach, i znikały, a potem ani w ścianie nie było dziury, ani pod ścianą jerzyka. Mruk przesiedział już przed niejednymi drzwiami, aż się otworzyły. Musiał tylko wiedzieć, przed którymi. Usiadł na kuchennym parapecie, przy otwartym oknie, i czekał.",
      endings: [
        {
          titles: [
            ["As Wide as a Slice of Bread", "Na szerokość kromki"],
            ["Who Pulled in the Straw?", "Kto wciągnął słomkę?"],
          ],
          en: "It was a crack behind the bracket of the gutter, as wide as a slice of bread, and a straw hung out. A swift drew in its wings and went through at full speed, like a letter. Mruk, who measures every opening with his whiskers, drew back his head by a good bit. Behind the crack there was some whispering. The straw was pulled in.",
          pl: "Była to szpara za hakiem rynny, szeroka na kromkę chleba, i wystawała z niej słomka. Jerzyk złożył skrzydła i wpadł tam całym pędem, jak list. Mruk, który każdy otwór mierzy wąsami, cofnął głowę o dobry kawałek. W szparze coś poszeptało. Słomka drgnęła i ktoś ją wciągnął do środka.",
        },
        {
          titles: [
            ["All That Time, the Wrong Wall", "Cały czas nie ta ściana"],
            ["Above the Frame, by a Paw’s Breadth", "Nad framugą, na szerokość łapy"],
          ],
          en: "All that time he had been looking at the wrong wall. A rush of air parted the fur between his ears, and when it had closed again there was a scuffling, very near, a paw’s breadth above the window frame, where a brick is missing. They lived on the third floor. Mruk pulled in his head, not to stand in anybody’s entrance, and listened to the new neighbours putting things away.",
          pl: "Cały czas patrzył nie na tę ścianę. Pęd powietrza rozdzielił mu sierść między uszami, a kiedy się zeszła, coś zaszurało, bardzo blisko, na szerokość łapy nad framugą, tam gdzie brakuje cegły. Mieszkały na trzecim piętrze. Mruk wciągnął głowę, żeby nikomu nie stać w wejściu, i słuchał, jak nowi sąsiedzi się urządzają.",
        },
      ],
    },
    {
      en: "As one hunter of another, Mruk thought highly of the swifts. They hunt as he does, for gnats instead of sausage, but they manage without an ambush, without wriggling behind and, it seems, without lunch breaks. There might be something to be learnt from it. He took his seat on the kitchen sill, at the open window, as an observer from abroad.",
      pl: "Jako myśliwy Mruk miał o jerzykach wysokie mniemanie. Polują tak samo jak on, na muszki zamiast na kiełbasę, ale obywają się bez zasadzki, bez przebierania tylnymi łapami i chyba bez przerwy obiadowej. Mogło w tym być coś do nauczenia. Zajął miejsce na kuchennym parapecie, przy otwartym oknie, jako obserwator z zagranicy.",
      endings: [
        {
          titles: [
            ["Then, with His Mouth Open", "A potem z otwartym pyszczkiem"],
            ["Ham, Flying Low", "Szynka w niskim locie"],
          ],
          en: "They did it with their mouths open, and that was all. Mruk tried. He opened his as far as it would go, pointed it at the sky and held it there. Ola came by from the refrigerator with something in her fingers. “Well, since you ask like that,” she said. It was ham. He closed his mouth on it and opened it at once for the second lap.",
          pl: "Robiły to z otwartym dziobem, i to wszystko. Mruk spróbował. Otworzył pyszczek najszerzej, jak się dało, wycelował w niebo i trzymał. Ola szła akurat od lodówki i miała coś w palcach. „No, skoro tak ładnie prosisz” – powiedziała. Była to szynka. Zamknął pyszczek i od razu otworzył na drugie okrążenie.",
        },
        {
          titles: [
            ["Out at the Stove Without Slowing Down", "Bez hamowania przy kuchence"],
            ["Eaten in Passing", "Zjedzone w przelocie"],
          ],
          en: "The trick was not to stop. Mruk jumped off the sill, passed under the table, took the bend at the stove on two paws and came in low over the bowl with his mouth open. Some of it stayed in. The bowl went on as far as the hall. Ola lifted both feet on to the rung of her chair, for he was coming round again.",
          pl: "Cała sztuka polegała na tym, żeby się nie zatrzymywać. Mruk zeskoczył z parapetu, przeszedł pod stołem, wziął zakręt przy kuchence na dwóch łapach i nadleciał nisko nad miskę, z otwartym pyszczkiem. Coś się w nim zatrzymało. Miska zatrzymała się w przedpokoju. Ola postawiła obie stopy na szczeblu krzesła, bo już wracał.",
        },
      ],
    },
    {
      en: "Whoever goes by Mruk’s window gives some sign. The postwoman nods, the pigeons move up, Mr Zenon touches his cap. Only the swifts passed it forty times an hour and looked straight ahead. Nobody asked for a bow; a dip of the wing would have done. He set his bell straight, sat down on the kitchen sill, at the open window, and let himself be passed.",
      pl: "Kto mija okno Mruka, daje jakiś znak. Listonoszka kiwa głową, gołębie się posuwają, pan Zenon dotyka czapki. Tylko jerzyki mijały je czterdzieści razy na godzinę i patrzyły prosto przed siebie. Nikt nie żądał ukłonu, wystarczyłoby przechylić skrzydło. Mruk poprawił dzwonek, usiadł na kuchennym parapecie, przy otwartym oknie, i pozwolił się mijać.",
      endings: [
        {
          titles: [
            ["Whiskers Up, Left Side First", "Wąsy w górę, najpierw lewe"],
            ["Who Has Been Lifting Whose Hat?", "Kto tu komu uchylał kapelusza"],
          ],
          en: "It happened at every lap, and he noticed it only now, because he was sitting still. As a swift went by, the whiskers on his left rose, all eleven, and sank; after them the ones on the right. They had been lifting his hat for him the whole time. On the next lap Mruk did not wait for the draught and raised them himself.",
          pl: "Działo się to przy każdym okrążeniu, a zauważył dopiero teraz, bo siedział bez ruchu. Kiedy jerzyk przelatywał, wąsy po lewej unosiły się, wszystkie jedenaście, i opadały, a po nich te po prawej. Cały czas uchylały mu kapelusza, tyle że jego własnego. Przy następnym okrążeniu Mruk nie czekał na podmuch i uniósł je sam.",
        },
        {
          titles: [
            ["The Last One, a Little Behind", "Ten ostatni, trochę z tyłu"],
            ["Left Wing Down, and Nearly Over", "Lewym w dół, mało się nie wywrócił"],
          ],
          en: "The elder should begin, perhaps. At the next lap Mruk lowered his head. They shot past, eleven of them, with never a look; but a twelfth was coming behind, who had trouble keeping up and time to see things. He dipped his left wing, far too deep, and nearly went over. Mruk kept his head down until that one was round the chimney.",
          pl: "Może powinien zacząć starszy. Przy następnym okrążeniu Mruk pochylił głowę. Jedenaście przemknęło i nawet nie spojrzało, ale za nimi leciał dwunasty, który ledwie nadążał, więc miał czas się rozglądać. Przechylił lewe skrzydło, o wiele za głęboko, mało się nie wywrócił. Mruk nie podniósł głowy, póki tamten nie minął komina.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The difficulty lay in the neck. Mruk’s is short, with a good deal of material at the back, and made for resting on. By the time it had brought his head round to the left, the swifts were on the right; and when it had caught up with them there, they could be heard in the next street. After four laps he had seen one tail.",
      pl: "Rzecz rozbijała się o szyję. Mruk ma krótką, z zapasem materiału na karku, pomyślaną do leżenia. Zanim obróciła mu głowę w lewo, jerzyki były po prawej, a kiedy tam zdążyła, było je słychać już z sąsiedniej ulicy. Po czterech okrążeniach Mruk zobaczył jeden ogon.",
      turns: [
        {
          titles: [
            ["Past the Chimney, Please, One at a Time", "Obok komina, proszę, pojedynczo"],
            ["In Front of the Crooked Chimney", "Pod krzywym kominem"],
          ],
          en: "He gave up following. On the roof of Staircase B there is a chimney with a crooked cap, and whoever goes round the courtyard has to go round that. Mruk laid his eyes on the cap and left them there. From then on the swifts came to him, one at a time, like passengers past an inspector, and each of them for a moment was perfectly clear.",
          pl: "Przestał za nimi wodzić. Na dachu klatki B stoi komin w krzywym daszku i kto chce okrążyć podwórko, musi okrążyć komin. Mruk położył oczy na daszku i tam je zostawił. Odtąd jerzyki przychodziły do niego same, pojedynczo, jak pasażerowie do kontrolera, i każdego przez mgnienie było widać wyraźnie.",
        },
        {
          titles: [
            ["With the Eyes Shut You Get There Sooner", "Z zamkniętymi oczami prędzej"],
            ["By Way of the Left Ear", "Na lewe ucho"],
          ],
          en: "Ears are lighter than a head, and his left one, with a piece out of it, is the lightest. Mruk shut his eyes, kept his neck still and let the ears go round by themselves: gutter, chimney, chestnut, gutter. After two laps they had the pace. Then he opened his eyes, in the place where the swifts were just about to be.",
          pl: "Uszy są lżejsze od głowy, a najlżejsze jest lewe, bo z niego trochę ubyło. Mruk zamknął oczy, unieruchomił szyję i puścił same uszy: rynna, komin, kasztanowiec, rynna. Po dwóch okrążeniach złapały tempo. Wtedy otworzył oczy, od razu w tym miejscu, w którym jerzyki miały się dopiero pojawić.",
        },
      ],
    },
    {
      en: "Ola looked up from her page and saw two hind paws and a tail. The rest of Mruk was outdoors. “Third floor,” she said, in both her languages, drew him in by the middle as one draws a drawer that is stuck, and shut the window to the breadth of three fingers. Against it, so that it held, she leaned the big dictionary.",
      pl: "Ola podniosła wzrok znad kartki i zobaczyła dwie tylne łapy i ogon. Reszta Mruka była na dworze. „Trzecie piętro” – powiedziała w obu językach, wciągnęła go za brzuch, jak wyciąga się szufladę, która się zacięła, i przymknęła okno, na trzy palce. Żeby się trzymało, oparła o nie duży słownik.",
      turns: [
        {
          titles: [
            ["A Bubble in the Glass", "Pęcherzyk w szybie"],
            ["How to Slow Down a Swift", "Jak zwolnić jerzyka"],
          ],
          en: "Mruk sat down on the dictionary. The pane is old, and there is a bubble in it, at the height of a cat on a dictionary. When a swift flew into the bubble it grew thick, swam, and could be looked at from all sides before it was let out again. By the time Ola needed the letter S and the window swung open, he knew what to look for.",
          pl: "Mruk usiadł na słowniku. Szyba jest stara i ma pęcherzyk, akurat na wysokości kota na słowniku. Kiedy jerzyk wlatywał w pęcherzyk, grubiał, płynął i dawał się obejrzeć z każdej strony, zanim szyba go wypuściła. Kiedy Oli potrzebna była litera S i okno znów się otworzyło, Mruk już wiedział, na co patrzeć.",
        },
        {
          titles: [
            ["Nine Kilos on a Hem", "Dziewięć kilo na rąbku"],
            ["“Third Floor,” She Had Said", "„Trzecie piętro”, mówiła"],
          ],
          en: "Ola meant only to see what there was to be seen. She moved the dictionary, opened the window wide, leaned out, then a bit further, and then only her slippers were in the kitchen, and they on tiptoe. “Oh,” she said, to somebody above the roof. Mruk got back up on the sill and sat down on the hem of her skirt, with all nine kilos.",
          pl: "Ola chciała tylko zobaczyć, co tam jest do zobaczenia. Odsunęła słownik, otworzyła okno na oścież, wychyliła się, potem trochę dalej, aż w kuchni zostały po niej kapcie, i to na palcach. „Och” – powiedziała do kogoś nad dachem. Mruk wrócił na parapet i usiadł jej na rąbku spódnicy, całymi dziewięcioma kilogramami.",
        },
      ],
    },
    {
      en: "At this point Ola hung out a bed sheet. A line runs from the kitchen window to Staircase B, over two small wheels, and out along it, on seven pegs, went the sheet, until there was nothing before Mruk but white. The swifts could be heard behind it. They sounded like a large party in the next room.",
      pl: "W tym momencie Ola wywiesiła prześcieradło. Od kuchennego okna do klatki B biegnie sznur, na dwóch kółkach, i prześcieradło jechało po nim kawałek za kawałkiem, na siedmiu klamerkach, aż przed Mrukiem zrobiło się biało i nic więcej. Jerzyki było słychać z drugiej strony. Brzmiały jak imieniny za ścianą.",
      turns: [
        {
          titles: [
            ["Through a Hole the Size of a Plum", "Dziurką jak śliwka"],
            ["Not Yet Darned", "Jeszcze niezacerowane"],
          ],
          en: "Near the middle of the sheet there is a hole the size of a plum, which has been waiting for Mrs Halina. It hung precisely in front of Mruk’s right eye. He shut the left. In the hole there was room for a chimney and one swift, then for a chimney and another, and the rest was covered up. By the time the sheet was dry and Ola drew it in, he could do without the hole.",
          pl: "Niedaleko środka prześcieradła jest dziurka wielkości śliwki, która od dawna czeka na panią Halinę. Wisiała akurat na wprost prawego oka Mruka. Lewe zamknął. W dziurce mieścił się komin i jeden jerzyk, potem komin i następny, a reszta była zasłonięta. Zanim prześcieradło wyschło i Ola je ściągnęła, obywał się już bez dziurki.",
        },
        {
          titles: [
            ["Black on White, at Last", "Nareszcie czarno na białym"],
            ["And the Pillow Cases After", "A za nim poszewki"],
          ],
          en: "After the sheet came the pillow cases, and for each of them Ola pulled the line on a little. So the sheet travelled away from the window, past the chestnut, and stopped in front of the wall of Staircase B. There every swift showed on it, black, for the length of seven pegs, like something put down in writing. Mruk had the whole courtyard back, and a page besides.",
          pl: "Po prześcieradle przyszły poszewki i przy każdej Ola przeciągała sznur o kawałek. Prześcieradło odjeżdżało więc od okna, minęło kasztanowiec i stanęło pod ścianą klatki B. Tam każdy jerzyk pokazywał się na nim czarno, na długość siedmiu klamerek, jak coś, co wreszcie spisano. Mruk miał z powrotem całe podwórko i jeszcze kartkę.",
        },
      ],
    },
    {
      en: "And then there were none. Between one lap and the next the whole company had gone over the roof, and the courtyard was so quiet that the shrine could be heard, where the little flame spat. Mruk looked left and right. Up above there was nothing but sky, and nobody was using it. He began to wash, as a person does who was not looking anyway.",
      pl: "I nagle nie było ani jednego. Między jednym okrążeniem a drugim całe towarzystwo uszło przez dach, a na podwórku zrobiło się tak cicho, że słychać było kapliczkę, w której prychał płomyk. Mruk spojrzał najpierw w lewo, potem w prawo. W górze zostało samo niebo i nikt z niego nie korzystał. Zaczął się myć, jak ktoś, kto wcale nie patrzył.",
      turns: [
        {
          titles: [
            ["Over the Ridge, from Behind", "Zza kalenicy, od tyłu"],
            ["Every Ear Laid Flat", "Uszy po sobie"],
          ],
          en: "He was on the second hind leg when they came back from behind: from the street, across the ridge and straight down past the kitchen window, so near that his ears were laid flat by the wind of it, one after the other. They had only been round the block to get up speed. The leg remained up in the air, where it had been left.",
          pl: "Był przy drugiej tylnej łapie, kiedy wróciły od tyłu: od ulicy, przez szczyt dachu i prosto w dół, obok kuchennego okna, tak blisko, że pęd położył mu uszy, jedno po drugim. Poleciały tylko dookoła kwartału, nabrać rozpędu. Łapa została w powietrzu, tam gdzie ją zostawił.",
        },
        {
          titles: [
            ["A Pinch of Pepper, Turning", "Szczypta pieprzu, i to kręcona"],
            ["Higher Than He Had Thought of Looking", "Wyżej, niż przyszło mu do głowy"],
          ],
          en: "He found them when he washed his throat, for then the head goes right back. They had not left. They were up where the sky had been empty, much higher than he had thought of looking, a pinch of pepper, and the pepper was turning. It came down in wide circles, grew wings, got back its voice, and then the courtyard was full to the brim.",
          pl: "Znalazł je, kiedy mył podgardle, bo wtedy głowa idzie całkiem do tyłu. Nie odleciały. Były w tym pustym niebie, tylko o wiele wyżej, niż przyszło mu do głowy patrzeć: szczypta pieprzu, i ten pieprz się kręcił. Schodził szerokimi kołami, dostawał skrzydeł, odzyskiwał głos, i po chwili podwórko było pełne po brzegi.",
        },
      ],
    },
    {
      pays: ["the apron"],
      en: "Down in the courtyard stood Mr Zenon, holding out his apron by its corners. He had seen a cat on a sill, leaning, three floors up, and being a caretaker he had taken up his position underneath. “Easy, sir,” he called from time to time. It is not possible to attend to anything above while somebody below believes that you are about to drop.",
      pl: "Na dole, na podwórku, stał pan Zenon i trzymał fartuch za rogi. Zobaczył na parapecie kota, przechylonego, trzy piętra w górę, a że jest dozorcą, ustawił się pod spodem. „Spokojnie, panie Mruk” – wołał co jakiś czas. Trudno zajmować się tym, co nad głową, kiedy ktoś pod spodem czeka, aż się spadnie.",
      turns: [
        {
          titles: [
            ["So That Is Where You Were Looking", "A, to pan tam patrzy"],
            ["An Apron Held Out for Nobody", "Fartuch i nikogo w fartuchu"],
          ],
          en: "Mr Zenon looked at Mruk; Mruk looked past the gutter; and in the end Mr Zenon’s eyes did what eyes do, and went where the other’s were going. His head tipped back, and his cap slid off. “So that’s it,” he said. The apron sank. They now stood and sat one above the other, three floors apart, with their throats to the sky, and nobody was expected to fall.",
          pl: "Pan Zenon patrzył na Mruka, Mruk patrzył nad rynnę i w końcu oczy pana Zenona zrobiły to, co robią oczy: poszły tam, gdzie cudze. Głowa mu się odchyliła, czapka zsunęła. „A, to pan tam patrzy” – powiedział. Fartuch opadł. Byli teraz jeden nad drugim, trzy piętra od siebie, obaj z podbródkiem w niebie, i nikt nie miał spadać.",
        },
        {
          titles: [
            ["Not Falling, 3rd Floor", "„Nie spada, III piętro”"],
            ["Held for Seven Minutes", "Siedem minut za rogi"],
          ],
          en: "After seven minutes arms grow heavy, even a caretaker’s. Mr Zenon put down the apron, took out his notebook and wrote, reading aloud as he went: “Cat. Third floor. Not falling.” He signed it and held it up, so that it could be seen from the sill. With that the matter had gone through the books. He picked up his broom and turned his back, and Mruk was off duty.",
          pl: "Po siedmiu minutach ręce drętwieją nawet dozorcy. Pan Zenon położył fartuch, wyjął notes i zapisał, czytając po kolei: „Kot. Trzecie piętro. Nie spada”. Podpisał i uniósł kartkę, żeby było widać z parapetu. Sprawa przeszła przez księgi. Wziął miotłę i odwrócił się plecami, a Mruk był wolny.",
        },
      ],
    },
    {
      en: "It went well for fourteen laps. Mruk turned his head with every one of them, to the left and always to the left; and when he stopped, the courtyard did not. The chestnut came by, the bins, Staircase B, the chestnut. He put out all his claws and held on to the sill. The sill, as far as he could tell, was turning too.",
      pl: "Przez czternaście okrążeń szło dobrze. Za każdym Mruk kręcił głową tak jak jerzyki, w lewo i tylko w lewo, a kiedy przestał, podwórko nie przestało. Przejechał kasztanowiec, śmietnik, klatka B, kasztanowiec. Mruk wysunął wszystkie pazury i złapał się parapetu. Parapet, o ile umiał to ocenić, też jechał.",
      turns: [
        {
          titles: [
            ["Fourteen to the Left, Fourteen to the Right", "Czternaście w lewo, czternaście w prawo"],
            ["Unwinding", "Jak się odkręca kota"],
          ],
          en: "What has been wound up can be unwound. Mruk waited until the chestnut came by, hooked his eyes into it and turned his head the other way, to the right, from branch to branch, as you back a thread off a spool. At the fourteenth the trunk stood still. The bins arrived, a little late, and stopped. He sheathed one claw after another.",
          pl: "Co się nakręciło, da się odkręcić. Mruk zaczekał na kasztanowiec, zaczepił się o niego oczami i zaczął obracać głowę w drugą stronę, w prawo, od gałęzi do gałęzi, jak się odwija nitkę ze szpulki. Przy czternastej pień stanął. Trochę później dojechał śmietnik i też stanął. Mruk chował pazury, jeden po drugim.",
        },
        {
          titles: [
            ["The Swifts Below, the Courtyard Above", "Jerzyki w dole, podwórko w górze"],
            ["Better Upside Down", "Na wznak"],
          ],
          en: "Since everything was turning, he might as well lie down. Mruk rolled over on the sill, all four paws up, with his head hanging a little over the edge, on the kitchen side. At once there was order. The swifts flew along the bottom, the courtyard was fastened overhead, and it was they who went round. When he turned over again, very slowly, it stayed like that.",
          pl: "Skoro i tak wszystko się kręciło, mógł się położyć. Przewrócił się na parapecie na grzbiet, czterema łapami w górę, z głową trochę za krawędzią, od strony kuchni. Natychmiast zapanował porządek. Jerzyki latały dołem, podwórko było przytwierdzone u góry i kręciły się one. Kiedy obrócił się z powrotem, bardzo powoli, tak już zostało.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“Swift,” said Ola at the kitchen table, tapping the word with her pencil. In the one language the bird is simply called fast. In the other it is a little Jerzy. She had had an Uncle Jerzy, who took half an hour to put on his shoes and, when they were on, remembered something. She looked up at the window for a while, to give him another chance.",
      pl: "„Jerzyk” – powiedziała Ola przy kuchennym stole i postukała w słowo ołówkiem. W jednym języku ptak nazywa się po prostu szybki, w drugim to mały Jerzy. Miała kiedyś wuja Jerzego, który buty wkładał pół godziny, a kiedy już włożył, coś mu się przypominało. Popatrzyła chwilę w okno, żeby dać wujowi jeszcze jedną szansę.",
    },
    {
      en: "On the ground floor of Staircase B a window opened, and a gentleman in braces put out his head, with half his chin in lather. He followed the swifts with the razor, once to the left, once round; it was plain that he was conducting. At the second lap a voice from inside asked whether he was coming. He conducted to the end of the bar first.",
      pl: "Na parterze klatki B otworzyło się okno i wyjrzał pan w szelkach, z pianą na połowie brody. Wodził za jerzykami brzytwą, raz w lewo, raz dookoła, i nie było wątpliwości, że dyryguje. Przy drugim okrążeniu głos z głębi zapytał, czy już idzie. Pan doprowadził najpierw takt do końca.",
    },
    {
      en: "A small girl was drawing below, with a piece of brick, along the whole of the courtyard. She drew what the swifts were flying, without lifting her hand: past the carpet frame, round the chestnut, round it again. A woman with two bags wanted to get to Staircase B. She set down her foot, thought better of it and went the way the line went, all the way round.",
      pl: "Na dole mała dziewczynka rysowała kawałkiem cegły przez całe podwórko. Rysowała to, co leciały jerzyki, bez odrywania ręki: koło trzepaka, dookoła kasztanowca i jeszcze raz dookoła. Pani z dwiema torbami szła do klatki B. Postawiła stopę, rozmyśliła się i poszła tak, jak szła kreska, aż do samego końca.",
    },
    {
      unless: ["the apron"],
      en: "Something was shrieking below, and it did not fly: the gate to the bins. Mr Zenon came with his little can and oiled the upper hinge. He moved the gate; it was silent; and it shrieked overhead. He oiled the lower one. He moved the gate again and again it shrieked overhead. Mr Zenon wiped the spout of the can, looked up at last and raised his cap to the roof.",
      pl: "Na dole coś piszczało, a nie latało: furtka do śmietnika. Pan Zenon przyszedł z oliwiarką i naoliwił górny zawias. Poruszył furtką, furtka milczała, zapiszczało w górze. Naoliwił dolny. Poruszył jeszcze raz i jeszcze raz zapiszczało w górze. Pan Zenon otarł dzióbek oliwiarki, wreszcie zadarł głowę i uchylił dachowi czapki.",
    },
    {
      en: "From a window on the fourth floor a tablecloth was shaken out. Crumbs went down, quite decent ones, with poppy seed, and the sparrows of the courtyard assembled under them by rank. Not one swift turned its head. A sparrow with a crumb in its beak looked after them for a moment. Then it looked at the crumb, from the other side too, and ate it somewhat thoughtfully.",
      pl: "Z okna na czwartym piętrze ktoś strzepnął obrus. Poleciały okruchy, całkiem porządne, z makiem, i podwórkowe wróble zebrały się pod nimi według rangi. Ani jeden jerzyk nie obrócił głowy. Wróbel z okruchem w dziobie popatrzył za nimi chwilę. Potem obejrzał okruch, z drugiej strony też, i zjadł go w zamyśleniu.",
    },
    {
      en: "Ola, in the kitchen, was stringing beans, or she was meant to be. At each lap the knife stopped. When the shriek had passed she topped one more, and by and by the beans came out with a regular rest in them, like music. In the bowl lay the topped ones. In the bucket lay a few of those as well, and one pencil.",
      pl: "Ola w kuchni obierała fasolkę, w każdym razie miała obierać. Przy każdym okrążeniu nóż stawał. Kiedy pisk minął, obcinała następny ogonek i z czasem zrobiły się w tym równe pauzy, jak w nutach. W misce leżała fasolka obrana. W wiadrze też trochę obranej, a do tego jeden ołówek.",
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      en: "Two boys with a ball had stopped playing. One held that a swift can never in its life get up off the ground, the other that it can, off a table. They had no table. They looked round the courtyard for something that high, and in the end the smaller one stood on the lid of a bin, spread his arms and was told to wait for the wind.",
      pl: "Dwaj chłopcy z piłką przestali grać. Jeden twierdził, że jerzyk z ziemi za nic nie wystartuje, drugi, że wystartuje, ale ze stołu. Stołu nie mieli. Rozejrzeli się po podwórku za czymś tej wysokości i w końcu mniejszy stanął na klapie śmietnika, rozłożył ręce i kazano mu czekać na wiatr.",
    },
  ],
};
