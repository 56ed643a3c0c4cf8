import type { Plot } from "#api/house/texts/model.ts";

/** The swifts above the courtyard, seen from the sill of the kitchen window. */
export const swifts: Plot = {
  name: "swifts",
  category: "Adventure",
  // Swifts come in May and leave in August, and in rain they are elsewhere.
  when: { between: ["05-10", "08-05"], weather: ["clear", "wind"] },
  wishes: [
    {
      en: "The swifts had moved in under the roof without registering. For such cases Mr Zenon has a notebook, but he is no good at looking up. Mruk likes to know how many are living over his head. He took his place on the kitchen sill, at the open window, where the courtyard lies below like a box without a lid, and began to count.",
      pl: "Jerzyki wprowadziły się pod dach i nikt ich nie zameldował. Na takie wypadki pan Zenon ma notes, ale patrzenie w górę mu nie służy. Mruk lubi wiedzieć, ilu lokatorów ma nad głową. Usiadł na kuchennym parapecie, przy otwartym oknie, pod którym podwórko leży jak pudełko bez wieka, i zaczął liczyć.",
      picture: {
        place: "courtyard sill",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "up",
        open: "window",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Nine, and One of Them Known by Sight", "Dziewięć, w tym jeden znajomy"],
            ["At the Tenth He Recognised the First", "Dziesiąty był pierwszym"],
          ],
          en: "Mruk made it nine swifts, for in the tenth he recognised the first. It was short of a feather in the left wing, just as he is short of a piece of his left ear. Nine, then, and one of them known by sight. When it came round again Mruk turned his head, to let the notch be seen against the light.",
          pl: "Jerzyków wyszło dziewięć, bo w dziesiątym Mruk rozpoznał pierwszego. Brakowało mu pióra w lewym skrzydle, mniej więcej tak, jak Mrukowi brakuje kawałka lewego ucha. A więc dziewięć, w tym jeden znajomy. Kiedy nadleciał znowu, Mruk obrócił głowę tak, żeby było widać nacięcie pod światło.",
          picture: {
            place: "courtyard sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            open: "window",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Twelve, Not Counting the Quiet Ones", "Dwanaście, cichych nie licząc"],
            ["Which Way Were the Other Two Going?", "Dokąd leciały te dwa?"],
          ],
          en: "Ola had been counting as well, aloud, and made it twelve. Mruk’s figure was two higher. His extra two flew in the panes of Staircase B, the other way round and without a sound. Ola wrote “swifts, 12” in the kitchen calendar. Mruk stayed on the sill a little longer, since those two had nobody else to count them.",
          pl: "Ola też liczyła, na głos, i doliczyła się dwunastu. Mruk miał o dwa więcej. Te dodatkowe latały w szybach klatki B, w drugą stronę i zupełnie bez głosu. Ola zapisała w kuchennym kalendarzu „jerzyki, 12”. Mruk posiedział na parapecie jeszcze chwilę, bo tych dwóch poza nim nie miał kto policzyć.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
          },
        },
        {
          needs: ["the tuft"],
          titles: [
            ["From the Beard to the Beard", "Od brody do brody"],
            ["Twelve, and a Bit of a Thirteenth", "Trzynasty, ale tylko częściowo"],
          ],
          en: "Eleven came past alike, and the twelfth had a beard: grey, short, of the best quality, crosswise in its beak. Now Mruk could count. One lap went from beard to beard, and in between there were always eleven, however they pushed. That made twelve, and a bit of a thirteenth, for the small piece of himself that was flying up there had to be counted as well.",
          pl: "Jedenaście przeleciało jednakowych, a dwunasty miał brodę: szarą, krótką, w najlepszym gatunku, w poprzek dzioba. Teraz Mruk mógł liczyć. Od brody do brody było okrążenie, a pomiędzy zawsze jedenaście, choćby się nie wiem jak pchały. Czyli dwanaście i trochę trzynastego, bo kawałek Mruka, który tam latał, też trzeba było doliczyć.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Mruk had yet to see a swift sit. They eat in the air, they quarrel in the air, and Tomek maintains that they even sleep there, one half of the head at a time. For somebody with a chair of his own in this kitchen that is hard to watch. He went up on the sill, at the open window, to show them how it is done.",
      pl: "Mruk nie widział jeszcze, żeby jerzyk usiadł. Jedzą w powietrzu, kłócą się w powietrzu, a Tomek twierdzi, że nawet śpią w powietrzu, każdą połową głowy osobno. Komuś, kto ma w tej kuchni własne krzesło, ciężko na to patrzeć. Wszedł na parapet, do otwartego okna, żeby im pokazać, jak to się robi.",
      picture: { place: "courtyard sill", pose: "back", props: [], open: "window", company: "nobody" },
      endings: [
        {
          titles: [
            ["Room for One on the Sill", "Jedno miejsce na parapecie"],
            ["Hind Part, Paws, Chin", "Zad, łapy, broda"],
          ],
          en: "Mruk demonstrated sitting in three stages: hind part, paws, chin. At the third a swift came past the window slowly, on stiff wings, and looked in. It saw the chair, the cushion, the bread bin, the kettle. Twice more it came by to think it over. From high up somebody called, and it had to go. Mruk moved over a little all the same.",
          pl: "Mruk pokazał siadanie w trzech etapach: zad, łapy, broda. Przy trzecim jeden jerzyk przeleciał obok okna wolno, na sztywnych skrzydłach, i zajrzał. Zobaczył krzesło, poduszkę, chlebak, czajnik. Zawrócił jeszcze dwa razy, żeby się zastanowić. Z góry ktoś zawołał i trzeba było lecieć. Mruk i tak trochę się posunął.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "half",
            open: "window",
            company: "nobody",
          },
        },
        {
          titles: [
            ["As Long as It Takes to Boil an Egg", "Tyle, co jajko na miękko"],
            ["Is Hanging a Way of Sitting?", "Czy wisieć to już siedzieć?"],
          ],
          en: "One of the swifts put in at the wall of Staircase B. It did not sit; it hooked itself on to the plaster by its toes, like a coat on a peg, and stayed there. As sitting goes, it was a beginner’s attempt. To encourage it Mruk let one white paw hang down from the sill. Across the courtyard they both hung there for as long as an egg takes.",
          pl: "Jeden jerzyk dobił do ściany klatki B. Nie usiadł, tylko zaczepił się na tynku czterema palcami każdej nogi, jak płaszcz, i tak został. Jak na siedzenie było to zaledwie ćwiczenie wstępne. Dla zachęty Mruk spuścił z parapetu jedną białą łapę. Wisieli tak po dwóch stronach podwórka mniej więcej przez jedno jajko na miękko.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
          },
        },
        {
          needs: ["the bet"],
          titles: [
            ["Was That from the Ground?", "Czy to było z ziemi?"],
            ["Two of Them Had Learned It", "Przynajmniej oni się nauczyli"],
          ],
          en: "A swift did come down. It hooked on to the wall of Staircase B, just above the stones, and the boys dropped their ball. It looked at them, and up at Mruk, who sat as plainly as he could; then it let go, fell, and was flying. Was that from the ground? They laid the sharpener on the kerb until somebody came who knew, and sat down beside it. So the two boys, at least, had learned to sit.",
          pl: "Jeden jerzyk jednak się zjawił. Uczepił się ściany klatki B, tuż nad brukiem, i chłopcy upuścili piłkę. Popatrzył na nich, potem w górę na Mruka, który siedział tak wyraźnie, jak umiał, po czym puścił się, spadł i już leciał. Czy to było z ziemi? Położyli temperówkę na krawężniku, aż się ktoś znajdzie, kto wie, i przy niej usiedli. Przynajmniej chłopcy nauczyli się siadać.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Swifts know one word, and they say it to everybody, at full pitch, going round. Mruk had let it pass since yesterday and was by now convinced that it was addressed to him. He has a voice for the bowl, one for the balcony door and one for the doctor. He climbed up on the kitchen sill, to the open window, to find one for this.",
      pl: "Jerzyki znają jedno słowo i mówią je wszystkim, na cały głos, w kółko. Mruk od wczoraj puszczał je mimo uszu, ale nabrał już pewności, że jest skierowane do niego. Ma głos do miski, głos do drzwi balkonu i głos do doktora. Wszedł na kuchenny parapet, do otwartego okna, żeby znaleźć jakiś na tę okazję.",
      picture: {
        place: "courtyard sill",
        pose: "walk",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "up",
        open: "window",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["To and Fro, Across the Courtyard", "Tam i z powrotem, nad podwórkiem"],
            ["What Ola Put Down Her Pencil For", "Po co Ola odłożyła ołówek?"],
          ],
          en: "What came out of Mruk was small, dry and quick, from somewhere behind the teeth, like Mrs Halina’s sewing machine running without a thread. He had not known he had it in him. The swifts came round and said their word. Mruk said his. So it went to and fro, the way people shout when a train has started, until Ola put down her pencil to hear who was leaving.",
          pl: "Wyszło z Mruka coś drobnego, suchego i szybkiego, skądś zza zębów, jak maszyna pani Haliny, kiedy szyje bez nitki. Nie wiedział, że ma coś takiego w środku. Jerzyki nadleciały i powiedziały swoje słowo. Mruk powiedział swoje. I tak na zmianę, jak się woła do siebie, kiedy pociąg już ruszył, aż Ola odłożyła ołówek i nasłuchiwała, kto odjeżdża.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "open",
            look: "up",
            open: "window",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Once, and as Low as He Could Go", "Raz, a nisko"],
            ["One Lap Without a Word", "Okrążenie bez słowa"],
          ],
          en: "Mruk said the swifts’ word once, and as low as he could go. A courtyard with four walls makes much of such a voice: it went down to the bins, came up by the drainpipe and left over the roof. The swifts flew one lap without a word. On the next they took theirs up again, only quieter, like people who have just realised that somebody lives here.",
          pl: "Mruk powiedział słowo jerzyków raz, najniżej, jak umiał. Podwórko o czterech ścianach potrafi coś z takiego głosu zrobić: zszedł do śmietnika, wrócił rynną i wyszedł dachem. Jerzyki przeleciały jedno okrążenie bez słowa. Od następnego znów mówiły swoje, ale ciszej, jak ktoś, kto się zorientował, że tu jednak ktoś mieszka.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["Ola’s sentence"],
          titles: [
            ["Ola Crosses Out Her Uncle", "Ola skreśla wuja"],
            ["Dictated Through His Teeth", "Podyktowane przez zęby"],
          ],
          en: "Mruk said the swifts’ word after them as well as he could, through his teeth: a thin, dry, cross little sound. “Say that again,” said Ola. The swifts said it, and he said it. She tried it in the one language and in the other, wrote it down, crossed out the quick bird and the uncle, and read the sentence aloud towards the window. It flew out, and something up there replied.",
          pl: "Mruk powtórzył za jerzykami, jak umiał, przez zęby: cienko, sucho i z pretensją. „Powiedz to jeszcze raz” – poprosiła Ola. Jerzyki powiedziały i on powiedział. Spróbowała w jednym języku, spróbowała w drugim, zapisała, skreśliła szybkiego i skreśliła wuja, po czym odczytała zdanie głośno, w stronę okna. Wyleciało i coś w górze odpowiedziało.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Somewhere in the courtyard the swifts had a front door. They flew at a wall as fast as they could and were gone, and afterwards there was neither a hole in the wall nor a swift on the ground. Mruk has sat in front of many doors until they opened. He only had to know which. He chose the kitchen sill, at the open window, and waited.",
      pl: "Gdzieś nad podwórkiem jerzyki miały drzwi wejściowe. Leciały na ścianę, ile sił w skrzydłach, i znikały, a potem ani w ścianie nie było dziury, ani pod ścianą jerzyka. Mruk przesiedział już przed niejednymi drzwiami, aż się otworzyły. Musiał tylko wiedzieć, przed którymi. Usiadł na kuchennym parapecie, przy otwartym oknie, i czekał.",
      picture: {
        place: "courtyard sill",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "away",
        open: "window",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["As Wide as a Slice of Bread", "Na szerokość kromki"],
            ["Who Pulled in the Straw?", "Kto wciągnął słomkę?"],
          ],
          en: "The door was a crack behind the bracket of the gutter, as wide as a slice of bread, with a straw hanging out. A swift drew in its wings and went through at full speed, like a letter. Mruk, who measures every opening with his whiskers, drew back his head by a good bit. Behind the crack there was some whispering. The straw was pulled in.",
          pl: "Drzwi okazały się szparą za hakiem rynny, szeroką na kromkę chleba, i wystawała z nich słomka. Jerzyk złożył skrzydła i wpadł tam całym pędem, jak list. Mruk, który każdy otwór mierzy wąsami, cofnął głowę o dobry kawałek. W szparze coś poszeptało. Słomka drgnęła i ktoś ją wciągnął do środka.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["All That Time, the Wrong Wall", "Cały czas nie ta ściana"],
            ["Above the Frame, by a Paw’s Breadth", "Nad framugą, na szerokość łapy"],
          ],
          en: "All that time Mruk had been looking at the wrong wall. A rush of air parted the fur between his ears, and when it had closed again there was a scuffling, very near, a paw’s breadth above the window frame, where a brick is missing. The swifts lived on the third floor. He pulled in his head, not to stand in anybody’s entrance, and listened to the new neighbours putting things away.",
          pl: "Przez cały czas Mruk patrzył nie na tę ścianę. Pęd powietrza rozdzielił mu sierść między uszami, a kiedy się zeszła, coś zaszurało, bardzo blisko, na szerokość łapy nad framugą, tam gdzie brakuje cegły. Jerzyki mieszkały na trzecim piętrze. Wciągnął głowę, żeby nikomu nie stać w wejściu, i słuchał, jak nowi sąsiedzi się urządzają.",
          picture: {
            place: "courtyard sill",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            open: "window",
            company: "nobody",
          },
        },
        {
          needs: ["the tuft"],
          titles: [
            ["As a Guest Is Helped Off with His Coat", "Jak się gościowi pomaga z płaszczem"],
            ["He Knew the Quality", "Poznał po gatunku"],
          ],
          en: "Under the edge of the roof something grey stuck out of a crack, and Mruk knew the quality. So that was the door, and a piece of him was hanging in it. A swift shot up with its wings folded and vanished beside it; then the tuft was drawn in, hair by hair, the way a guest is helped off with his coat. He stayed until the last of it was inside.",
          pl: "Pod krawędzią dachu ze szpary wystawało coś szarego i Mruk poznał gatunek. Tam więc były drzwi i wisiał już w nich kawałek Mruka. Jerzyk podleciał ze złożonymi skrzydłami i zniknął obok niego; potem wciągano kłaczek do środka, włos po włosie, jak się gościowi pomaga zdjąć płaszcz. Mruk został, póki nie weszła cała reszta.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            company: "nobody",
          },
        },
        {
          needs: ["the brick line"],
          titles: [
            ["Five Crosses by the Drainpipe", "Pięć krzyżyków pod rynną"],
            ["Left Open by a Finger", "Uchylone, na palec"],
          ],
          en: "Wherever the girl with the brick lost a swift, she made a cross on the stones. There were five crosses by now, all in one place, at the foot of the drainpipe of Staircase B. Mruk climbed the pipe with his eyes. At the top, beside the gutter, one tile stood open by a finger, as a door is left for somebody who is expected, and a beak was looking out.",
          pl: "Tam, gdzie dziewczynka z cegłą gubiła jerzyka, stawiała na bruku krzyżyk. Krzyżyków było już pięć i wszystkie w jednym miejscu, pod rynną klatki B. Mruk wszedł po rynnie oczami. Na samej górze jedna dachówka była uchylona, na palec, jak drzwi, kiedy się na kogoś czeka, i wyglądał spod niej dziób.",
          picture: {
            place: "courtyard sill",
            pose: "back",
            props: [],
            eyes: "open",
            open: "window",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "As a hunter, Mruk thought highly of the swifts. They hunt as he does, for gnats instead of sausage, but they manage without an ambush, without a wriggle of the hindquarters and, it seems, without lunch breaks. There might be something in it for a beginner of his age and weight. He took his seat on the kitchen sill, at the open window, as an observer from abroad.",
      pl: "Jako myśliwy Mruk miał o jerzykach wysokie mniemanie. Polują tak samo jak on, na muszki zamiast na kiełbasę, ale obywają się bez zasadzki, bez przebierania tylnymi łapami i chyba bez przerwy obiadowej. Można się było czegoś nauczyć. Zajął miejsce na kuchennym parapecie, przy otwartym oknie, jako obserwator z zagranicy.",
      picture: { place: "courtyard sill", pose: "back", props: [], open: "window", company: "nobody" },
      endings: [
        {
          titles: [
            ["Mouth Open for the Second Lap", "A potem z otwartym pyszczkiem"],
            ["Ham, Flying Low", "Szynka w niskim locie"],
          ],
          en: "The swifts did it with their mouths open, and that was all. Mruk tried. He opened his as far as it would go, pointed it at the sky and held it there. Ola came by from the refrigerator with something in her fingers. “Well, since you ask like that,” she said. It was ham. He closed his mouth on it and opened it at once for the second lap.",
          pl: "Jerzyki robiły to z otwartym dziobem, i to wszystko. Mruk spróbował. Otworzył pyszczek najszerzej, jak się dało, wycelował w niebo i trzymał. Ola szła akurat od lodówki i miała coś w palcach. „No, skoro tak ładnie prosisz” – powiedziała. Była to szynka. Zamknął pyszczek i od razu otworzył na drugie okrążenie.",
          picture: { place: "courtyard sill", pose: "sit", props: [], eyes: "open", open: "window", company: "ola" },
        },
        {
          titles: [
            ["Past the Stove Without Slowing Down", "Bez hamowania przy kuchence"],
            ["Eaten in Passing", "Zjedzone w przelocie"],
          ],
          en: "The swifts’ trick was not to stop. Mruk jumped off the sill, passed under the table, took the bend at the stove on two paws and came in low over the bowl with his mouth open. Some of the food stayed in. The bowl went on as far as the hall. Ola lifted both feet on to the rung of her chair, for he was coming round again.",
          pl: "Cała sztuka jerzyków polegała na tym, żeby się nie zatrzymywać. Mruk zeskoczył z parapetu, przeszedł pod stołem, wziął zakręt przy kuchence na dwóch łapach i nadleciał nisko nad miskę, z otwartym pyszczkiem. Coś z miski się w nim zatrzymało. Sama miska zatrzymała się w przedpokoju. Ola postawiła obie stopy na szczeblu krzesła, bo już wracał.",
          picture: { place: "kitchen floor", pose: "run", props: [], eyes: "wide", company: "nobody" },
        },
        {
          needs: ["the gnats"],
          titles: [
            ["What Became of the Cloud of Gnats", "Co się stało z chmurką"],
            ["With His Mouth Open, in Surprise", "Pyszczek otwarty ze zdumienia"],
          ],
          en: "For the sake of the gnats a swift came straight at the window, its beak open like a mitten. On the sill Mruk, in his surprise, had his mouth open as well. At the last moment the swift turned off over the frame; and the small cloud was no longer there. Who had got how much of it could not be settled. Mruk swallowed. Then the jam boiled, and Ola shut the window.",
          pl: "Po muszki jeden jerzyk nadleciał prosto w okno, z dziobem otwartym jak mitenka. Na parapecie Mruk, ze zdumienia, też rozdziawił pyszczek. W ostatniej chwili jerzyk skręcił nad framugą i chmurki nie było. Ile z niej przypadło komu, nie dało się ustalić. Mruk przełknął. Wtedy konfitura się zagotowała i Ola zamknęła okno.",
          picture: { place: "courtyard sill", pose: "sit", props: [], eyes: "wide", company: "ola" },
        },
      ],
    },
    {
      en: "Whoever goes by Mruk’s window gives some sign. The postwoman nods, the pigeons move up, Mr Zenon touches his cap. Only the swifts passed it forty times an hour and looked straight ahead. Nobody asked for a bow; a dip of the wing would have done. He set his bell straight, sat down on the kitchen sill, at the open window, and let himself be passed.",
      pl: "Kto mija okno Mruka, daje jakiś znak. Listonoszka kiwa głową, gołębie się posuwają, pan Zenon dotyka czapki. Tylko jerzyki mijały je czterdzieści razy na godzinę i patrzyły prosto przed siebie. Nikt nie żądał ukłonu, wystarczyłoby przechylić skrzydło. Mruk poprawił dzwonek, usiadł na kuchennym parapecie, przy otwartym oknie, i pozwolił się mijać.",
      picture: {
        place: "courtyard sill",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        open: "window",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Whiskers Up, Left Side First", "Wąsy w górę, najpierw lewe"],
            ["Who Has Been Lifting Whose Hat?", "Kto tu komu uchylał kapelusza"],
          ],
          en: "The greeting came at every lap, and Mruk noticed it only now, because he was sitting still. As a swift went by, the whiskers on his left rose, all eleven, and sank; after them the ones on the right. The swifts had been lifting his hat for him the whole time. On the next lap Mruk did not wait for the draught and raised them himself.",
          pl: "Ukłon był przy każdym okrążeniu, a Mruk zauważył go dopiero teraz, bo siedział bez ruchu. Kiedy jerzyk przelatywał, wąsy po lewej unosiły się, wszystkie jedenaście, i opadały, a po nich te po prawej. Cały czas jerzyki uchylały mu kapelusza, tyle że jego własnego. Przy następnym okrążeniu Mruk nie czekał na podmuch i uniósł je sam.",
          picture: {
            place: "courtyard sill",
            pose: "sit",
            props: [],
            eyes: "half",
            open: "window",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Last One, a Little Behind", "Ten ostatni, trochę z tyłu"],
            ["Left Wing Down, and Nearly Over", "Lewym w dół, mało się nie wywrócił"],
          ],
          en: "Perhaps it was for Mruk, as the elder, to begin. At the next lap he lowered his head. Eleven swifts shot past without a look; but a twelfth was coming behind, who had trouble keeping up and so had time to look about. He dipped his left wing, far too deep, and nearly went over. Mruk kept his head down until that one was round the chimney.",
          pl: "Może powinien zacząć Mruk, jako starszy. Przy następnym okrążeniu pochylił głowę. Jedenaście jerzyków przemknęło i nawet nie spojrzało, ale za nimi leciał dwunasty, który ledwie nadążał, więc miał czas się rozglądać. Przechylił lewe skrzydło, o wiele za głęboko, mało się nie wywrócił. Mruk nie podniósł głowy, póki tamten nie minął komina.",
          picture: {
            place: "courtyard sill",
            pose: "crouch",
            props: [],
            eyes: "open",
            look: "down",
            open: "window",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The difficulty was Mruk’s neck. It is short, with a good deal of material at the back, and made for resting on. By the time it had brought his head round to the left, the swifts were on the right; and when it had caught up with them there, they could be heard in the next street. After four laps he had seen one tail.",
      pl: "Kłopot był z szyją. Mruk ma ją krótką, z zapasem materiału na karku, pomyślaną do leżenia. Zanim obróciła mu głowę w lewo, jerzyki były po prawej, a kiedy tam zdążyła, było je słychać już z sąsiedniej ulicy. Po czterech okrążeniach Mruk zobaczył jeden ogon.",
      turns: [
        {
          titles: [
            ["Past the Chimney, Please, One at a Time", "Obok komina, proszę, pojedynczo"],
            ["In Front of the Crooked Chimney", "Koło komina, tego w krzywym daszku"],
          ],
          en: "Mruk gave up following the swifts. On the roof of Staircase B there is a chimney with a crooked cap, and whoever goes round the courtyard has to go round that. He fixed his eyes on the cap and left them there. From then on the swifts came to him, one at a time, like passengers past an inspector, and each of them for a moment was perfectly clear.",
          pl: "Mruk przestał wodzić za jerzykami. Na dachu klatki B stoi komin w krzywym daszku i kto chce okrążyć podwórko, musi okrążyć komin. Utkwił oczy w daszku i tam je zostawił. Odtąd przychodziły do niego same, pojedynczo, jak pasażerowie do kontrolera, i każdego przez mgnienie było widać wyraźnie.",
        },
        {
          titles: [
            ["With the Eyes Shut You Get There Sooner", "Z zamkniętymi oczami prędzej"],
            ["By Way of the Left Ear", "Na lewe ucho"],
          ],
          en: "Ears are lighter than a head, and Mruk’s left one, with a piece out of it, is the lightest. He shut his eyes, kept his neck still and let the ears go round by themselves: gutter, chimney, chestnut, gutter. After two laps they had the pace. Then he opened his eyes, in the place where the swifts were just about to be.",
          pl: "Uszy są lżejsze od głowy, a u Mruka najlżejsze jest lewe, bo z niego trochę ubyło. Zamknął oczy, unieruchomił szyję i puścił same uszy: rynna, komin, kasztanowiec, rynna. Po dwóch okrążeniach złapały tempo. Wtedy otworzył oczy, od razu w tym miejscu, w którym jerzyki miały się dopiero pojawić.",
        },
        {
          needs: ["the brick line"],
          titles: [
            ["Red, with Every Bend", "Po czerwonej kresce"],
            ["He Laid It on the Sky", "I przyłożył to do nieba"],
          ],
          en: "The drawing was right. From the third floor Mruk had a whole lap before him on the stones, red, with every bend, and none of it moved. He learned it from the frame to the chestnut and round. When he raised his eyes and laid it on the sky, the swifts were flying along it like the fifteen along its rails. He gave a slow nod. The girl took it for a yes, and put down the brick.",
          pl: "Rysunek się zgadzał. Z trzeciego piętra Mruk miał na bruku całe okrążenie, czerwone, z każdym zakrętem, i nic się w nim nie ruszało. Nauczył się go od trzepaka do kasztanowca i dookoła. Kiedy podniósł oczy i przyłożył to do nieba, jerzyki jechały po kresce jak piętnastka po szynach. Powoli skłonił głowę. Dziewczynka uznała, że skończyła, i odłożyła cegłę.",
        },
        {
          needs: ["the conductor"],
          titles: [
            ["Conducted with a Shaving Brush", "Pędzlem, zamiast batuty"],
            ["Pulled Indoors by His Braces", "Wciągnięty za szelki"],
          ],
          en: "Mruk left the swifts alone and watched the shaving brush. It pointed to the chimney, and there they were at the chimney; it rose to the gutter, and round the gutter they came. A neck can keep up with a brush. By the time the gentleman was pulled indoors by his braces, Mruk had the piece by heart and went on without him.",
          pl: "Mruk dał spokój jerzykom i patrzył na pędzel. Pędzel pokazał komin i przy kominie były, podniósł się do rynny i wychodziły zza rynny. Za pędzlem szyja nadąża. Kiedy pana wciągnięto za szelki do środka, Mruk umiał już utwór na pamięć i prowadził dalej sam.",
        },
      ],
    },
    {
      en: "Ola looked up from her page and saw two hind paws and a tail. The rest of Mruk was outdoors. “Third floor,” she said, in both her languages, pulled him in by the middle like a drawer that sticks, and shut the window to a gap of three fingers. To hold it there she leaned the big dictionary against it.",
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
        {
          when: { weather: ["wind"] },
          titles: [
            ["A Flock under the Ceiling", "W lewo, pod sufitem, całym stadem"],
            ["The Wind Wanted to Come In", "Kto pchnął okno?"],
          ],
          en: "The wind wanted to come in. It pushed once, and the dictionary moved by a finger; it pushed again, the volume lay on the floor and the window flew open. All of Ola’s pages rose from the table and went round under the ceiling, to the left, in a company. She ran after them with both hands and had none free for Mruk, who was on the sill again.",
          pl: "Wiatr chciał wejść. Pchnął raz i słownik przesunął się o palec, pchnął drugi raz, tom leżał na podłodze, a okno stało otworem. Wszystkie kartki Oli uniosły się ze stołu i krążyły pod sufitem, w lewo, całym stadem. Goniła je obiema rękami. Żadnej wolnej na Mruka nie miała, a on był z powrotem na parapecie.",
        },
      ],
    },
    {
      en: "At this point Ola hung out a bed sheet. A line runs from the kitchen window to Staircase B, over two small wheels, and the sheet travelled out along it, on seven pegs, until Mruk had nothing in front of him but white. The swifts could be heard behind it. They sounded like a large party in the next room.",
      pl: "W tym momencie Ola wywiesiła prześcieradło. Od kuchennego okna do klatki B biegnie sznur, na dwóch kółkach, i prześcieradło jechało po nim kawałek za kawałkiem, na siedmiu klamerkach, aż przed Mrukiem zrobiło się biało i nic więcej. Jerzyki było słychać z drugiej strony. Brzmiały jak imieniny za ścianą.",
      turns: [
        {
          titles: [
            ["Through a Hole the Size of a Plum", "Dziurką jak śliwka"],
            ["Not Yet Darned", "Jeszcze niezacerowane"],
          ],
          en: "Near the middle of the sheet there is a hole the size of a plum, which has been waiting for Mrs Halina. It hung precisely in front of Mruk’s right eye. He shut the left. The hole had room for a chimney and one swift, then for a chimney and another. By the time the sheet was dry and Ola drew it in, he had learned to look at one swift at a time.",
          pl: "Niedaleko środka prześcieradła jest dziurka wielkości śliwki, która od dawna czeka na panią Halinę. Wisiała akurat na wprost prawego oka Mruka. Lewe zamknął. W dziurce mieścił się komin i jeden jerzyk, potem komin i następny. Zanim prześcieradło wyschło i Ola je ściągnęła, umiał już patrzeć na jednego naraz.",
        },
        {
          titles: [
            ["Black on White, at Last", "Nareszcie czarno na białym"],
            ["Where the Sheet Was Travelling", "Dokąd odjechało prześcieradło?"],
          ],
          en: "After the sheet came the pillow cases, and for each of them Ola pulled the line on a little. So the sheet travelled away from the window, past the chestnut, and stopped in front of the wall of Staircase B. There every swift showed up on it, black, for the length of seven pegs, like something put down in writing at last. Mruk had the whole courtyard back, and a page as well.",
          pl: "Po prześcieradle przyszły poszewki i przy każdej Ola przeciągała sznur o kawałek. Prześcieradło odjeżdżało więc od okna, minęło kasztanowiec i stanęło pod ścianą klatki B. Tam każdy jerzyk pokazywał się na nim czarno, na długość siedmiu klamerek, jak coś, co wreszcie spisano. Mruk miał z powrotem całe podwórko i jeszcze kartkę.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["With Ola and the Kettle on Board", "Z Olą i czajnikiem na pokładzie"],
            ["Whenever the Sail Lifted", "Ile razy żagiel się uniesie"],
          ],
          en: "The wind got under the sheet. It filled, it creaked in its seven pegs and stood out over the courtyard like a sail, and for a moment the whole kitchen seemed about to put to sea with Ola and the kettle. Beneath it, from edge to edge, lay the sky with everybody in it. Mruk held on to the sill and looked whenever it lifted.",
          pl: "Pod prześcieradło wszedł wiatr. Wydęło się, zatrzeszczało na siedmiu klamerkach i stanęło nad podwórkiem jak żagiel, i przez chwilę zdawało się, że cała kuchnia wypłynie, z Olą i z czajnikiem. Pod spodem, od brzegu do brzegu, było niebo i wszyscy w nim. Mruk trzymał się parapetu i patrzył za każdym uniesieniem.",
        },
      ],
    },
    {
      en: "And then there was not a swift left. Between one lap and the next the whole company had gone over the roof, and the courtyard was so quiet that the shrine could be heard, where the little flame spat. Mruk looked left and right. Up above there was nothing but sky, and nobody was using it. He began to wash, like somebody who had not been looking anyway.",
      pl: "I nagle nie było ani jednego jerzyka. Między jednym okrążeniem a drugim całe towarzystwo uszło przez dach, a na podwórku zrobiło się tak cicho, że słychać było kapliczkę, w której prychał płomyk. Mruk spojrzał najpierw w lewo, potem w prawo. W górze zostało samo niebo i nikt z niego nie korzystał. Zaczął się myć, jak ktoś, kto wcale nie patrzył.",
      pays: ["no swifts"],
      turns: [
        {
          titles: [
            ["Over the Ridge, from Behind", "Zza kalenicy, od tyłu"],
            ["Only Round the Block", "Tylko dookoła kwartału"],
          ],
          en: "Mruk was washing his second hind leg when the swifts came back from behind: from the street, across the ridge and straight down past the kitchen window, so near that his ears were laid flat by the wind of it, one after the other. They had only been round the block to get up speed. The leg remained up in the air, where it had been left.",
          pl: "Mruk mył drugą tylną łapę, kiedy jerzyki wróciły od tyłu: od ulicy, przez szczyt dachu i prosto w dół, obok kuchennego okna, tak blisko, że pęd położył mu uszy, jedno po drugim. Poleciały tylko dookoła kwartału, nabrać rozpędu. Łapa została w powietrzu, tam gdzie ją zostawił.",
        },
        {
          titles: [
            ["A Pinch of Pepper, Turning", "Szczypta pieprzu, i to kręcona"],
            ["Higher Than He Had Thought of Looking", "Wyżej, niż przyszło mu do głowy"],
          ],
          en: "Mruk found the swifts when he washed his throat, for then the head goes right back. They had not left. They were up where the sky had been empty, much higher than he had thought of looking, a pinch of pepper, and the pepper was turning. It came down in wide circles, grew wings, got back its voice, and then the courtyard was full to the brim.",
          pl: "Mruk znalazł jerzyki, kiedy mył podgardle, bo wtedy głowa idzie całkiem do tyłu. Nie odleciały. Były w tym pustym niebie, tylko o wiele wyżej, niż przyszło mu do głowy patrzeć: szczypta pieprzu, i ten pieprz się kręcił. Schodził szerokimi kołami, dostawał skrzydeł, odzyskiwał głos, i po chwili podwórko było pełne po brzegi.",
        },
        {
          needs: ["the lower hinge"],
          titles: [
            ["Who Called from the Bins?", "Kto wołał od śmietnika?"],
            ["That Hinge Would Do Till Autumn", "Do jesieni wytrzyma"],
          ],
          en: "As it was so quiet, Mr Zenon tried his gate again. The lower hinge had not been oiled. It gave a shriek, high and thin; there was an answer from beyond the roof, and then the swifts came, all of them, over the ridge and down to the bins, to see who had called. Mr Zenon took off his cap. He screwed the top on the can. That hinge, he told Mruk, would do till autumn.",
          pl: "Że było tak cicho, pan Zenon spróbował furtki jeszcze raz. Dolny zawias był nienaoliwiony. Pisnął, cienko i wysoko, a zza dachu przyszła odpowiedź, i zaraz były jerzyki, wszystkie, przez szczyt dachu i w dół, nad śmietnik, zobaczyć, kto wołał. Pan Zenon zdjął czapkę. Zakręcił oliwiarkę. Ten zawias, wyjaśnił Mrukowi, wytrzyma do jesieni.",
        },
      ],
    },
    {
      pays: ["the apron"],
      en: "Down in the courtyard stood Mr Zenon, holding out his apron by its corners. He had seen a cat on a sill, leaning, three floors up, and being a caretaker he had taken up his position underneath. “Steady, sir,” he called from time to time. It is hard to attend to anything overhead while somebody underneath is waiting for you to drop.",
      pl: "Na dole, na podwórku, stał pan Zenon i trzymał fartuch za rogi. Zobaczył na parapecie kota, przechylonego, trzy piętra w górę, a że jest dozorcą, ustawił się pod spodem. „Spokojnie, panie Mruku” – wołał co jakiś czas. Trudno zajmować się tym, co nad głową, kiedy ktoś pod spodem czeka, aż się spadnie.",
      turns: [
        {
          titles: [
            ["So That Is Where You Were Looking", "A, to pan tam patrzy"],
            ["An Apron Held Out for Nobody", "Dla kogo ten fartuch?"],
          ],
          en: "Mr Zenon looked at Mruk; Mruk looked past the gutter; and in the end Mr Zenon’s eyes did what eyes do, and went where Mruk’s were going. His head tipped back, and his cap slid off. “So that’s it,” he said. The apron sank. Now there were two of them, three floors apart, with their chins to the sky, and nobody was expected to fall.",
          pl: "Pan Zenon patrzył na Mruka, Mruk patrzył nad rynnę i w końcu oczy pana Zenona zrobiły to, co robią oczy: poszły tam, gdzie oczy Mruka. Głowa mu się odchyliła, czapka zsunęła. „A, to pan tam patrzy” – powiedział. Fartuch opadł. Byli teraz jeden nad drugim, trzy piętra od siebie, obaj z podbródkiem w niebie, i nikt nie miał spadać.",
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
      en: "Watching went well for fourteen laps. Mruk turned his head with every one, to the left and always to the left; and when he stopped, the courtyard did not. The chestnut came by, the bins, Staircase B, the chestnut. He put out all his claws and held on to the sill. The sill, as far as he could tell, was turning too.",
      pl: "Przez czternaście okrążeń patrzenie szło dobrze. Za każdym razem Mruk kręcił głową tak jak jerzyki, w lewo i tylko w lewo, a kiedy przestał, podwórko nie przestało. Przejechał kasztanowiec, śmietnik, klatka B, kasztanowiec. Mruk wysunął wszystkie pazury i złapał się parapetu. Parapet, o ile umiał to ocenić, też jechał.",
      turns: [
        {
          titles: [
            ["Fourteen to the Left, Fourteen to the Right", "Czternaście w lewo, czternaście w prawo"],
            ["Unwinding", "Jak się odkręca kota"],
          ],
          en: "What has been wound up can be unwound. Mruk waited until the chestnut came by, hooked his eyes into it and turned his head the other way, to the right, from branch to branch, like unwinding a thread from a spool. At the fourteenth the trunk stood still. The bins arrived, a little late, and stopped. He sheathed one claw after another.",
          pl: "Co się nakręciło, da się odkręcić. Mruk zaczekał na kasztanowiec, zaczepił się o niego oczami i zaczął obracać głowę w drugą stronę, w prawo, od gałęzi do gałęzi, jak się odwija nitkę ze szpulki. Przy czternastej pień stanął. Trochę później dojechał śmietnik i też stanął. Mruk chował pazury, jeden po drugim.",
        },
        {
          titles: [
            ["The Swifts Below, the Courtyard Above", "Jerzyki w dole, podwórko w górze"],
            ["Better Upside Down", "Na wznak"],
          ],
          en: "Since everything was turning, Mruk might as well lie down. He rolled over on the sill, all four paws up, with his head hanging a little over the edge, on the kitchen side. At once there was order. The swifts flew along the bottom, the courtyard was fastened overhead, and they alone went round. When he turned over again, very slowly, it stayed like that.",
          pl: "Skoro i tak wszystko się kręciło, Mruk mógł się równie dobrze położyć. Przewrócił się na parapecie na grzbiet, czterema łapami w górę, z głową trochę za krawędzią, od strony kuchni. Natychmiast zapanował porządek. Jerzyki latały dołem, podwórko było przytwierdzone u góry i kręciły się tylko one. Kiedy obrócił się z powrotem, bardzo powoli, tak już zostało.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["Ola’s sentence"],
      en: "Ola had a swift in her sentence, and it would not fly. In the one language the bird is just called quick; in the other it is a little Jerzy, and she had an uncle of that name who took half an hour over his shoes. She needed its voice, at least. “What does it say?” she asked the window sill, and held her pencil ready.",
      pl: "Ola miała w zdaniu jerzyka i nie chciał jej latać. W jednym języku ptak nazywa się po prostu szybki, w drugim to mały Jerzy, a miała wuja o tym imieniu, który buty wkładał pół godziny. Brakowało jej choćby głosu. „Co on właściwie mówi?” – spytała parapet i czekała z ołówkiem w powietrzu.",
    },
    {
      pays: ["the conductor"],
      unless: ["no swifts"],
      en: "On the ground floor of Staircase B a gentleman in braces put out his head, half his chin in lather. He had been told to hurry. But he had seen the swifts, and now he was bringing them in with his shaving brush, at the gutter, at the chimney, always a beat before they came. “Are you coming?” called a voice indoors. He could not possibly leave in the middle of a movement.",
      pl: "Na parterze klatki B wyjrzał pan w szelkach, z pianą na połowie brody. Miał się spieszyć. Ale zobaczył jerzyki i dawał im teraz wejścia pędzlem do golenia, przy rynnie, przy kominie, za każdym razem o ćwierć taktu wcześniej, niż nadleciały. „Idziesz wreszcie?” – zawołał głos z głębi. W środku części wyjść nie mógł.",
    },
    {
      pays: ["the brick line"],
      unless: ["no swifts"],
      en: "A small girl was drawing below with a bit of brick. She wanted everything the swifts flew, in one line, without lifting her hand: past the carpet frame, round the chestnut, round it again. A woman with two bags was not allowed to step on it and stood waiting by the bins. “Is it right?” the girl called up to Mruk, the only one who could see all of it. Mruk did not say no, and so she drew on.",
      pl: "Na dole mała dziewczynka rysowała kawałkiem cegły. Chciała mieć wszystko, co leciały jerzyki, jedną kreską, bez odrywania ręki: koło trzepaka, dookoła kasztanowca i jeszcze raz dookoła. Pani z dwiema torbami nie wolno było po tym deptać, więc czekała przy śmietniku. „Dobrze jest?” – zawołała do Mruka, bo on jeden widział całość. Mruk nie zaprzeczył, więc rysowała dalej.",
    },
    {
      pays: ["the lower hinge"],
      unless: ["the apron"],
      en: "Something was shrieking below that did not fly: the gate to the bins. A tenant had complained, so Mr Zenon came with his little can and oiled the upper hinge. He moved the gate; there was a shriek, but from beyond the roof. “That wasn’t me,” said Mr Zenon to the third floor. He had oil for one hinge more, and could no longer tell which of the shrieks was his.",
      pl: "Na dole coś piszczało, a nie latało: furtka do śmietnika. Ktoś się skarżył, więc pan Zenon przyszedł z oliwiarką i naoliwił górny zawias. Poruszył furtką i pisnęło, tyle że gdzieś za dachem. „To nie ja” – powiedział pan Zenon w stronę trzeciego piętra. Oliwy miał jeszcze na jeden zawias i nie wiedział już, który pisk jest jego.",
    },
    {
      when: { weather: ["wind"] },
      pays: ["the tuft"],
      unless: ["no swifts"],
      en: "Ola had been brushing the cat at the table, and what had come off still lay there. Now the wind came in, made one round of the lamp and took it along. The grey tuft sailed out over the courtyard, rose, turned over, and a swift picked it up with its beak without slowing down. Mruk put out his nose as far as it would go. Somewhere up there somebody had a piece of him.",
      pl: "Ola czesała przed chwilą kota i to, co zeszło, leżało jeszcze na stole. Teraz wpadł wiatr, obleciał raz lampę i zabrał to ze sobą. Szary kłaczek wypłynął nad podwórko, wzniósł się, przewrócił na drugi bok, a jerzyk wziął go w dziób, nawet nie zwalniając. Mruk wystawił nos najdalej, jak się dało. Ktoś tam w górze miał jego kawałek.",
    },
    {
      pays: ["the gnats"],
      unless: ["no swifts"],
      en: "Ola had jam on the stove, and the jam had brought in gnats: a small cloud of them stood in the window frame, just over Mruk’s ears. “When it boils I shut that window,” she said, “or we’ll be eating them in January.” The swifts had noticed, too. Each lap took them a little nearer to the sill. In the pot the first bubble rose, thought about it and burst.",
      pl: "Ola smażyła konfiturę, a konfitura zwabiła muszki: mała chmurka stała w ramie okna, tuż nad uszami Mruka. „Jak się zagotuje, zamykam – powiedziała Ola – bo będziemy je jedli w styczniu”. Jerzyki też zauważyły muszki. Każde okrążenie prowadziło trochę bliżej parapetu. W garnku podniósł się pierwszy bąbel, zastanowił się i pękł.",
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      pays: ["the bet"],
      en: "Two boys with a ball had stopped playing. One held that a swift can never take off from the ground, the other that it can if it wants to. A pencil sharpener was at stake, and there was nobody to ask. “The cat’s been watching longer than we have,” said the smaller one, and both looked up at Mruk. All that was missing was a swift that would sit down.",
      pl: "Dwaj chłopcy z piłką przestali grać. Jeden twierdził, że jerzyk z ziemi za nic nie wystartuje, drugi, że wystartuje, jeśli chce. Założyli się o temperówkę i nie było kogo spytać. „Kot się dłużej przygląda” – powiedział mniejszy i obaj spojrzeli na Mruka. Brakowało tylko jerzyka, który by usiadł.",
    },
  ],
};
