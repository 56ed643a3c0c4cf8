import type { Plot } from "#api/house/texts/model.ts";

/** Mruk goes up through the hatch to the roof, on account of the moon. */
export const moon: Plot = {
  name: "moon",
  category: "Adventure",
  // It must be dark at eight, and in fog, rain or snow there is nothing to go up for.
  when: { timeSlot: ["evening"], weather: ["clear", "wind"], between: ["09-10", "04-12"] },
  wishes: [
    {
      en: "The moon had been announced, and Mruk went up to the roof to be there. It was not enthusiasm; it was the caution of a householder. Something large comes up over the street, without knocking, and looks in at every window. Somebody from the house ought to look back. The hatch in the attic was ajar, as it is when Mr Zenon forgets.",
      pl: "Zapowiadano księżyc i Mruk poszedł na dach, żeby być przy tym. Nie z zachwytu, tylko z ostrożności gospodarza. Coś dużego wschodzi nad ulicą, nie puka i zagląda w każde okno. Ktoś z domu powinien odpowiedzieć mu spojrzeniem. Klapa na strychu była uchylona, jak zawsze, kiedy pan Zenon zapomni.",
      picture: { place: "roof", pose: "walk", props: [], eyes: "open", moon: "none", company: "nobody" },
      endings: [
        {
          en: "Mruk and the moon regarded each other for as long as was proper. Mruk found it a bit pale, and worn at the side like an old coin; what it thought of him is not known. At the end he bowed, or scratched himself, which comes to much the same, and climbed down into the smell of dust, rafters and other people’s suppers.",
          pl: "Mruk i księżyc przyglądali się sobie tak długo, jak wypada. Mruk uznał, że tamten jest trochę blady i z boku wytarty jak stara moneta, a co tamten pomyślał o nim, nie wiadomo. Na koniec się ukłonił albo podrapał, na jedno wychodzi, i zszedł z powrotem w zapach kurzu, belek i cudzych kolacji.",
          picture: { place: "roof", pose: "back", props: [], moon: "gibbous", company: "nobody" },
          titles: [
            ["He Bowed, or Scratched Himself", "Ukłonił się albo podrapał"],
            ["For as Long as Was Proper", "Tak długo, jak wypada"],
          ],
        },
        {
          en: "From the roof you could see about half the city: the Palace with its needle, a crane, a great many people behind a great many curtains. None of them had an eye on the moon, which had come in as far as their tablecloths. Mruk kept both on it until it was past the last chimney. He gave the city back and let himself down through the attic.",
          pl: "Z dachu widać było mniej więcej połowę miasta: Pałac z iglicą, dźwig, mnóstwo ludzi za mnóstwem firanek. Nikt z nich nie miał oka na księżyc, który wchodził im aż na obrusy. Mruk miał na niego oboje, dopóki nie minął ostatniego komina kamienicy. Potem odstawił miasto na miejsce i zsunął się przez strych do domu.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            moon: "gibbous",
            company: "nobody",
          },
          titles: [
            ["The Moon on Other People’s Tablecloths", "Księżyc na cudzych obrusach"],
            ["Until It Was Past the Last Chimney", "Dopóki nie minął ostatniego komina"],
          ],
        },
        {
          needs: ["the telescope"],
          titles: [
            ["With All Its Seas, and Two Ears", "Ze wszystkimi morzami i z uszami"],
            ["Which of the Two Came Out Better?", "Który wyszedł lepiej?"],
          ],
          en: "Mruk looked back at the moon until the householder in him was satisfied. When he turned round, a boy across the street had lit his lamp and was holding a sheet of paper to the attic pane. The drawing was very well done, round and white, with all its seas. Low down, right in front, where a householder sits, were two ears, one with a notch. Of the two, cat and moon, the cat had come out better.",
          pl: "Mruk patrzył na księżyc, aż gospodarz w nim był zadowolony. Kiedy się odwrócił, chłopiec naprzeciwko zapalił lampę i trzymał przy szybie kartkę. Rysunek był bardzo dobry, okrągły i biały, ze wszystkimi morzami. Nisko, na samym przedzie, tam gdzie siada gospodarz, sterczało dwoje uszu, jedno z nacięciem. Z nich dwóch, kota i księżyca, lepiej wyszedł kot.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            moon: "gibbous",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Every lamp in the house has a switch, and next to the switch a person who uses it at the wrong moment. This evening the light went out when Mruk was halfway through washing a hind leg. He resolved to see the moon, which nobody can turn off, and climbed by the stairs, by a ladder, by a beam with a name carved in it, and out through the hatch on to the roof.",
      pl: "Każda lampa w domu ma wyłącznik, a przy wyłączniku człowieka, który używa go nie w porę. Tego wieczoru zgasło Mrukowi w połowie mycia tylnej łapy. Postanowił obejrzeć księżyc, którego nikt nie zgasi, i wszedł po schodach, po drabinie, po belce z wyciętym imieniem i przez klapę na dach.",
      picture: { place: "roof", pose: "walk", props: [], eyes: "wide", look: "up", moon: "none", company: "nobody" },
      endings: [
        {
          en: "When Mruk was back in the kitchen Ola was just leaving it. She reached behind her, pressed the switch and looked round. The table was still white, from the window, and so was the third chair, and on it, with a hind leg in the air, sat the cat. She pressed the switch again. “Then stay on,” said Ola, and shut the door quietly.",
          pl: "Kiedy Mruk był z powrotem w kuchni, Ola właśnie z niej wychodziła. Sięgnęła za siebie, pstryknęła i się obejrzała. Stół dalej był biały, od okna, trzecie krzesło też, a na nim, z tylną łapą w górze, siedział kot. Pstryknęła jeszcze raz. „To się pal” – powiedziała Ola i cicho zamknęła drzwi.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "chair",
            lighting: "blackout",
            moon: "gibbous",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["“Then Stay On”", "„To się pal”"],
            ["Ola Presses the Switch Twice", "I jeszcze raz pstryk"],
          ],
        },
        {
          unless: ["the hatch"],
          en: "Mr Zenon came up, because of the hatch. He did not shut it straight away. He leaned his broom against a chimney, took off his cap, and for a while two moustaches were turned the same way. “Well,” he said finally, “that isn’t on our meter.” He entered it in the notebook, under Lighting, and where it says Switch he put a dash.",
          pl: "Przyszedł pan Zenon, w sprawie klapy. Nie od razu ją zamknął. Oparł miotłę o komin, zdjął czapkę i przez jakiś czas dwie pary wąsów były zwrócone w jedną stronę. „No – powiedział wreszcie. – Tego na liczniku nie mamy”. Wpisał to do zeszytu, w rubryce „oświetlenie”, a tam, gdzie jest „wyłącznik”, postawił kreskę.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            moon: "none",
            inHand: "cap",
            company: "zenon",
          },
          titles: [["Not on Our Meter", "Tego na liczniku nie mamy"]],
        },
        {
          needs: ["the second chair"],
          titles: [
            ["Until the Third Tram", "Do trzeciego tramwaju"],
            ["Two Chairs, and the Lamp Out", "Dwa krzesła i ani jednej lampy"],
          ],
          en: "The gentleman opposite was sitting on one of his two chairs. The lamp behind him spoilt everything; instead of the moon he had himself in the pane. He got up and pressed the switch. Mruk ducked, from habit. But it did not go dark over there. It went white, the table, the shirt front, the seat of the second chair. He and Mruk sat until the third tram, one on each side of the street, and nobody could turn it off.",
          pl: "Pan naprzeciwko siedział na jednym ze swoich dwóch krzeseł. Lampa za plecami wszystko psuła; zamiast księżyca miał w szybie siebie. Wstał i pstryknął. Mruk z przyzwyczajenia schował głowę. Ale nie zrobiło się ciemno. Zrobiło się biało: stół, przód koszuli, siedzenie drugiego krzesła. Siedzieli tak z Mrukiem do trzeciego tramwaju, każdy po swojej stronie ulicy, i nikt tego nie mógł zgasić.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            moon: "gibbous",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Tenants complain that the people above them walk about. Mruk has a neighbour up there who never makes a sound. They know each other by sight, the moon and he, and it was time to pay a call, with clean whiskers and without staying long. He went through the attic and on to the roof; there is no bell beside the hatch.",
      pl: "Lokatorzy narzekają, że sąsiedzi z góry chodzą. Mruk ma z góry sąsiada, którego nigdy nie słychać. Znają się z widzenia, on i księżyc, i wypadało wreszcie złożyć wizytę, z czystymi wąsami i na krótko. Poszedł przez strych i wyszedł na dach; dzwonka przy klapie nie ma.",
      picture: { place: "attic", pose: "walk", props: [], eyes: "half", look: "up", moon: "none", company: "nobody" },
      endings: [
        {
          en: "Calls are returned. Within an hour the moon came in by the kitchen window, without knocking, but without any noise either. It rested on the dresser, looked at the tiles, and sat down on the third chair, which is Mruk’s. Mruk let it have the chair. He sat on the floor beside it, as the host does, until the moon got up by itself.",
          pl: "Wizyty się oddaje. Nie minęła godzina, jak księżyc wszedł kuchennym oknem, bez pukania, ale i bez hałasu. Przysiadł na kredensie, obejrzał kafelki i zajął trzecie krzesło, czyli Mrukowe. Mruk mu je zostawił. Siedział obok na podłodze, jak gospodarz, dopóki księżyc sam nie wstał.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            lighting: "blackout",
            moon: "gibbous",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Without Knocking, but Without Any Noise", "Bez pukania, ale i bez hałasu"],
            ["Who Is Sitting on the Third Chair?", "Kto siedzi na trzecim krześle?"],
          ],
        },
        {
          unless: ["the hatch"],
          en: "For a first call a quarter of an hour is enough. Mruk measured it in trams; two went by below. The moon made no conversation. It asked nothing, it offered nothing, and it did not walk about. Before he left Mruk rubbed his cheek on the nearest chimney, and on the brick, at the height of a cat, remained four grey hairs, for whoever might inquire.",
          pl: "Na pierwszą wizytę wystarcza kwadrans. Mruk odmierzył go tramwajami; na dole przejechały dwa. Księżyc nie prowadził rozmowy. O nic nie pytał, niczym nie częstował i nie chodził. Na odchodnym Mruk otarł policzek o najbliższy komin i na cegle, na wysokości kota, zostały cztery szare włosy, gdyby ktoś pytał.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            moon: "gibbous",
            company: "nobody",
          },
          titles: [
            ["A Quarter of an Hour, by Tram", "Kwadrans, czyli dwa tramwaje"],
            ["At the Height of a Cat", "Na wysokości kota"],
          ],
        },
      ],
    },
    {
      en: "It is not usual to see Mruk consult the sky. This evening he had consulted it twice, from the kitchen, and then he was gone. From the landing he could be heard going up, ringing slightly at each step, like a gentleman with change in his pocket who is expected by the moon: through the attic, out on to the roof, three minutes early.",
      pl: "Rzadko się widuje, żeby Mruk sprawdzał coś na niebie. Tego wieczoru sprawdził dwa razy, z kuchni, po czym zniknął. Na podeście było słychać, jak idzie na górę i na każdym stopniu lekko dzwoni, jak pan z drobnymi w kieszeni, umówiony z księżycem: przez strych, na dach, trzy minuty przed czasem.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "open", look: "up", company: "nobody" },
      endings: [
        {
          en: "Mruk came home with cold paws and soot on his bib. “Where have you been?” asked Ola, turning him to the light. He smelled of iron, of height and a little of smoke, as men used to smell when they came back from the sea; and like them he told nothing and only asked, with a glance, what there was to eat.",
          pl: "Mruk wrócił z zimnymi łapami i z sadzą na śliniaczku. „Gdzieś ty był?” – spytała Ola i obróciła go do światła. Pachniał żelazem, wysokością i trochę dymem, jak kiedyś ci, co wracali z morza. I jak oni nic nie opowiedział, tylko spojrzeniem zapytał, co jest do jedzenia.",
          picture: { place: "hall", pose: "walk", props: [], eyes: "half", look: "up", company: "ola" },
          titles: [
            ["He Smelled of Iron and Height", "Pachniał żelazem i trochę dymem"],
            ["With Soot on His Bib", "Z sadzą na śliniaczku"],
          ],
        },
        {
          en: "The moon had come, and that was the main thing; what they would talk about had not been arranged. Mruk sat, and the moon hung. Somebody has to be the first to leave, and as the moon made no move, Mruk stood up and shook himself until he rang. At the hatch he turned round. The moon had moved, very slightly, like somebody about to get up as well.",
          pl: "Księżyc się stawił, i to było najważniejsze; o czym będą rozmawiać, nie ustalono. Mruk siedział, a księżyc wisiał. Ktoś musi wyjść pierwszy, a że księżyc się nie kwapił, Mruk wstał i otrząsnął się, aż zadzwonił. Przy klapie się obejrzał. Tamten przesunął się, odrobinę, jak ktoś, kto też właśnie miał wstać.",
          picture: { place: "roof", pose: "back", props: [], moon: "gibbous", company: "nobody" },
          titles: [
            ["Somebody Has to Be the First to Leave", "Ktoś musi wyjść pierwszy"],
            ["What Do You Talk About with the Moon?", "O czym rozmawia się z księżycem?"],
          ],
        },
        {
          needs: ["the voices"],
          titles: [
            ["“We Used To,” Said the Chimney", "„My chodziliśmy” – powiedział komin"],
            ["Nobody Fetched the Caretaker", "Po dozorcę nikt nie poszedł"],
          ],
          en: "Mruk sat, and the moon hung opposite, on time. “There,” said the fourth chimney. “Now it’s stopped.” “It was going to meet somebody.” “On the roof?” A spoon went round in a cup. “We used to,” said the other voice, much lower; and after that it was quiet in the chimney for so long that Mruk took his chin off the bell. He rang all the way down. Nobody fetched the caretaker.",
          pl: "Mruk siedział, a księżyc wisiał naprzeciwko, punktualnie. „No – powiedział czwarty komin. – Już nie chodzi”. „Szedł na spotkanie”. „Na dach?” Ktoś zamieszał łyżeczką. „My chodziliśmy” – powiedział drugi głos, dużo ciszej, i potem w kominie było cicho tak długo, że Mruk zdjął brodę z dzwonka. W dół dzwonił na każdym stopniu. Po dozorcę nikt nie poszedł.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            moon: "gibbous",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "On the kitchen floor lay a white patch that could not be licked up. Mruk had tried. It was cold, it tasted of linoleum, and within the hour it had moved under the dresser by itself. Mruk traced it back: through the pane, over the courtyard, upwards. Then he went out by the hatch on to the roof, to see who was spilling it.",
      pl: "Na kuchennej podłodze leżała biała łata, której nie dało się zlizać. Mruk próbował. Była zimna, smakowała linoleum i w godzinę sama przesunęła się pod kredens. Mruk poszedł jej śladem wstecz: przez szybę, nad podwórkiem, w górę. A potem przez klapę na dach, zobaczyć, kto rozlewa.",
      picture: { place: "roof", pose: "crouch", props: [], eyes: "wide", look: "up", moon: "none", company: "nobody" },
      endings: [
        {
          en: "Later the white patch lay on the floor again, next to the bowl. This time Mruk did not try to lick it. He walked round it, as people walk round somebody’s hat; then he thought better of it, lay down beside it and put a white paw inside, where for a little while nobody could have said which was the paw and which the moon.",
          pl: "Później biała łata leżała znów na podłodze, przy misce. Tym razem Mruk nie próbował jej zlizać. Obszedł ją, jak się obchodzi czyjś kapelusz, potem się rozmyślił, położył się obok i wsunął w nią białą łapę, gdzie przez chwilę nie było wiadomo, co jest łapą, a co księżycem.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "down",
            lighting: "blackout",
            moon: "gibbous",
            camera: "close",
            company: "nobody",
          },
          titles: [["Which Was the Paw and Which the Moon", "Co jest łapą, a co księżycem"]],
        },
        {
          unless: ["the hatch"],
          en: "On the way down, on the fourth-floor landing, Mr Zenon was kneeling with a floor cloth. Something white had been spilt below the window, as large as a tray. He wiped, he wrung out the cloth, he wiped again, and it lay on the back of his hand. Mruk sat down beside him. “You’ve tried, too?” said Mr Zenon after a while, and looked at his tongue.",
          pl: "W drodze na dół, na podeście czwartego piętra, klęczał ze ścierką pan Zenon. Pod oknem było coś rozlane, białe, wielkości tacy. Wytarł, wyżął ścierkę, wytarł jeszcze raz, a ono leżało mu na wierzchu dłoni. Mruk usiadł obok. „Też próbowałeś?” – spytał po chwili pan Zenon i obejrzał mu język.",
          titles: [
            ["Mr Zenon and the Floor Cloth", "Pan Zenon ze ścierką"],
            ["Can the Moon Be Wiped Up?", "Czy da się zetrzeć księżyc?"],
          ],
        },
      ],
    },
    {
      en: "By the third chimney the tin is dented, exactly to Mruk’s measure, and the bricks at the back are warm from somebody’s soup. For the moon it is the best seat in Warsaw, and no ticket is needed. This evening the moon had been mentioned at table, and Mruk went up through the attic and out on to the roof before anybody else thought of it.",
      pl: "Przy trzecim kominie blacha jest wgnieciona, dokładnie na miarę Mruka, a cegły za plecami grzeje czyjaś zupa. Na księżyc to najlepsze miejsce w Warszawie i nie trzeba na nie biletu. Tego wieczoru wspomniano przy stole o księżycu, więc Mruk poszedł przez strych na dach, zanim wpadnie na to ktoś inny.",
      picture: {
        place: "roof",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        moon: "none",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "By the third chimney the dent was still there. Mruk turned round in it twice and let himself down, and there was some cat left over on both sides. He turned the other way and drew in whatever can be drawn in. It was still two fingers too much, left and right. So he sat, with all his weight and his face to the moon, until the tin under him went “tock”. The seat had been let out.",
          pl: "Przy trzecim kominie wgniecenie wciąż było. Mruk obrócił się w nim dwa razy i usiadł, a po obu stronach zostało trochę kota. Obrócił się w drugą stronę i wciągnął, co się da wciągnąć. Nie mieściły się dwa palce z lewej i dwa z prawej. Siedział więc całym ciężarem, twarzą do księżyca, aż blacha pod nim powiedziała „puk”. Miejsce było poszerzone.",
          picture: {
            place: "roof",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "up",
            moon: "none",
            company: "nobody",
            camera: "close",
          },
          titles: [["Let Out by Two Fingers", "Poszerzone na dwa palce"]],
        },
        {
          en: "The seat by the chimney was as good as ever, only the bricks had gone cold; somebody had finished the soup. Mruk looked at the moon, warmed by nothing. By and by a smell came up the chimney, first onion, then butter, then something with flour. He knew that pan. The moon was left in charge of the seat. “Who told you?” said Ola in the kitchen, without turning round.",
          pl: "Miejsce przy kominie było jak dawniej, tylko cegły wystygły; ktoś skończył zupę. Mruk patrzył na księżyc i nic go nie grzało. Po jakimś czasie kominem przyszedł zapach, najpierw cebula, potem masło, potem coś z mąką. Znał tę patelnię. Księżyc został pilnować miejsca. „Kto ci powiedział?” – spytała w kuchni Ola, nie odwracając się.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            moon: "gibbous",
            company: "nobody",
            camera: "half",
          },
          titles: [
            ["First Onion, Then Butter", "Najpierw cebula, potem masło"],
            ["Who Told You?", "Kto ci powiedział?"],
          ],
        },
        {
          when: { season: ["winter"] },
          needs: ["frozen tin"],
          titles: [["Barley, by the Smell", "Krupnik, sądząc po zapachu"]],
          en: "By the third chimney there was no frost. Somebody’s soup stood on the other side of the bricks, barley by the smell, and for the length of a tail all round the tin was dry. Mruk put down one paw, then the next, and did not take them up again. He leaned back. The moon could hang there for as long as it liked, or until somebody below took the soup off the stove.",
          pl: "Przy trzecim kominie szronu nie było. Po drugiej stronie cegieł stała czyjaś zupa, krupnik, sądząc po zapachu, i na długość ogona dookoła blacha była sucha. Mruk postawił jedną łapę, potem następną i już ich nie podnosił. Oparł się plecami. Księżyc mógł wisieć, ile chciał, albo dopóki ktoś na dole nie zdejmie zupy z ognia.",
          picture: {
            place: "roof",
            pose: "sit",
            props: [],
            eyes: "happy",
            moon: "gibbous",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "At supper somebody had looked out at the moon and said that it was full tonight. Mruk looked into his bowl. It was not full. So somebody else’s was being filled, to the brim, in sight of the whole house, and nobody objected. Mruk went up through the hatch to the roof, to see what the moon had been given.",
      pl: "Przy kolacji ktoś spojrzał na księżyc i powiedział, że dziś jest pełny. Mruk zajrzał do miski. Pełna nie była. Napełniano więc kogoś innego, po brzegi, na oczach całej kamienicy, i nikt nie zgłaszał sprzeciwu. Mruk poszedł przez klapę na dach, zobaczyć, co ten księżyc takiego dostał.",
      picture: { place: "roof", pose: "sit", props: [], eyes: "grump", look: "up", moon: "none", company: "nobody" },
      endings: [
        {
          en: "The moon was full, that could not be denied, and smoothed over at the top. Mruk, who knows about bowls, took his time, and in the end he found the place: low down, near the edge, a grey mark, where a tongue had already been at it. He went home appeased. In the kitchen he licked his own bowl as far as the painted flowers, and behind them.",
          pl: "Księżyc był pełny, temu nie dało się zaprzeczyć, i wygładzony z wierzchu. Mruk, który zna się na miskach, nie spieszył się i w końcu znalazł: nisko, przy brzegu, szary ślad, gdzie ktoś już zdążył liznąć. Wrócił do domu udobruchany. W kuchni wylizał swoją miskę aż do malowanych kwiatków, a potem za kwiatkami.",
          picture: { place: "roof", pose: "sit", props: [], eyes: "wide", look: "up", moon: "full", company: "nobody" },
          titles: [
            ["Somebody Had Already Been at It", "Ktoś już zdążył liznąć"],
            ["As Far as the Painted Flowers", "Aż do malowanych kwiatków"],
          ],
        },
        {
          en: "Mruk came home thirsty. The moon was already lying in the water bowl, under the kitchen window, round and complete. He drank, and it went to pieces; he drank on until the water was down by half. The moment he stopped it drew itself together, and it was as full as before. He tried it eleven times.",
          pl: "Mruk wrócił spragniony. W misce z wodą, pod kuchennym oknem, leżał już księżyc, okrągły i w komplecie. Mruk pił, a tamten rozpadał się na kawałki; pił dalej, aż wody ubyło o połowę. Ledwie przestał, kawałki się zeszły i znów był tak samo pełny. Próbował jedenaście razy.",
          picture: {
            place: "kitchen floor",
            pose: "crouch",
            props: [],
            eyes: "half",
            look: "down",
            lighting: "blackout",
            moon: "full",
            company: "nobody",
            camera: "close",
          },
          titles: [
            ["Half the Water, All the Moon", "Wody pół, a księżyc cały"],
            ["He Tried It Eleven Times", "Próbował, i to jedenaście razy"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The moon was there, no doubt of it; it showed at the edges. But in front of it stood a row of chimneys, eight of them, like people who have got to the theatre first and kept their hats on. Mruk moved to the left. So, it appeared, did the hats. He cleared his throat, and a little soot came down.",
      pl: "Księżyc był, to nie ulegało wątpliwości, widać było po brzegach. Ale przed nim stały kominy, osiem w rzędzie, jak publiczność, która przyszła pierwsza i nie zdjęła kapeluszy. Mruk przesunął się w lewo. Kapelusze, jak się zdawało, też. Odchrząknął i posypało się trochę sadzy.",
      turns: [
        {
          en: "In such cases Mruk relies on sitting. He sat, and it turned out that somebody else had a free evening, too. The moon, which is older and has more patience, came of its own accord from behind the eighth chimney: first an edge, then the half, then the nose; and it stopped right opposite, as if it had been asked.",
          pl: "W takich razach Mruk polega na siedzeniu. Siedział i okazało się, że wolny wieczór ma ktoś jeszcze. Księżyc, który jest starszy i cierpliwszy, sam wyszedł zza ósmego komina: najpierw brzeg, potem połowa, potem nos, i stanął dokładnie naprzeciwko, jakby go o to proszono.",
          titles: [
            ["First an Edge, Then the Nose", "Najpierw brzeg, potem nos"],
            ["Sitting Was Enough", "Kto dłużej posiedzi"],
          ],
        },
        {
          en: "Against hats in front there is a remedy, which is to be a hat. The last of the eight has an iron rung, and above it another. Mruk went up them, hung for a moment by his claws, and was on the chimney’s lid, which was warm. There were nine in the row now, the ninth with ears, and in front of the ninth was nothing but the moon.",
          pl: "Na kapelusze z przodu jest sposób: zostać kapeluszem. Ostatni z ośmiu ma żelazny szczebel, a wyżej drugi. Mruk wszedł po nich, przez chwilę wisiał na pazurach i był na pokrywie komina, która grzała. W rzędzie stało ich teraz dziewięć, dziewiąty z uszami, a przed dziewiątym nie było już nic prócz księżyca.",
          titles: [
            ["The Ninth Hat Has Ears", "Dziewiąty kapelusz ma uszy"],
            ["Nothing for It but to Be a Hat", "Trzeba zostać kapeluszem"],
          ],
        },
      ],
    },
    {
      en: "The smallest cloud in the whole sky, no larger than a bedspread, had lain down just where the moon was. It did not drift. It looked like somebody who is sitting on your newspaper and does not know it. Mruk knows the trick from the other side, and now he saw how it looks from this.",
      pl: "Najmniejsza chmura na całym niebie, nie większa od kapy na łóżko, położyła się akurat na księżycu. Nie płynęła. Wyglądała jak ktoś, kto siedzi na cudzej gazecie i o tym nie wie. Mruk zna tę sztuczkę od drugiej strony i dopiero teraz zobaczył, jak to wygląda z tej.",
      when: { weather: ["clear"] },
      turns: [
        {
          en: "There is a way of getting Mruk off a newspaper, and he used it. He turned his back to the cloud, as if it did not matter, and he clinked, with the bell, on the tin, twice. For a time nothing happened. Then up there a hind part rose, the whole thing stretched to double its length, and it got off, tail last.",
          pl: "Jest sposób na to, żeby Mruk zszedł z gazety, i Mruk go zastosował. Odwrócił się do chmury tyłem, jakby mu nie zależało, i brzęknął, dzwonkiem o blachę, dwa razy. Przez jakiś czas nic. Potem na górze podniósł się zad, chmura rozciągnęła się na dwie długości i zeszła, ogonem na końcu.",
          titles: [["How Do You Get a Cloud to Move?", "Jak zgonić chmurę z księżyca?"]],
        },
        {
          en: "Whatever you lie on for long enough wears through. It began in the middle, as at the elbow of a coat: the cloud turned from grey to white there, the white became thin, a few threads held it together a little longer, and then there was a hole, and the moon looked out. It had done nothing to bring this about. It had gone on shining underneath.",
          pl: "Na czym się długo leży, to się przeciera. Zaczęło się pośrodku, jak na łokciu: szare zbielało, białe zrobiło się cienkie, jeszcze przez moment trzymało się na kilku nitkach i była dziura, a przez dziurę wyglądał księżyc. Sam się do tego nie przyłożył. Po prostu przez cały czas świecił pod spodem.",
          titles: [["Worn Through, as at the Elbow", "Przetarło się, jak na łokciu"]],
        },
      ],
    },
    {
      en: "Between Mruk and the moon stood the aerials, a whole thicket of them, bent, rusty, and leaning on each other like uncles after a wedding. They hummed with other people’s serials. He put his head into the nearest and for a moment had everything crossed out four times. A cat with nine programmes on his ears sees nothing.",
      pl: "Księżyc zasłaniały Mrukowi anteny, cały zagajnik, krzywe, rdzawe, wsparte jedna o drugą jak wujowie po weselu. Szumiały cudzymi serialami. Wsadził głowę w najbliższą i przez chwilę miał wszystko przekreślone cztery razy. Kot, któremu na uszach siedzi dziewięć programów, nie widzi nic.",
      turns: [
        {
          en: "The hatch creaked, and Tomek’s head rose out of it, with a cobweb for a hat. He had come to bring the cat in. He bent an aerial aside as he would a branch, and forgot what he had come for. “That, Director, is the Sea of Serenity, and that’s the Bay of Rainbows.” Somewhere below in the house a voice cried out; up here the picture was excellent.",
          pl: "Skrzypnęła klapa i wynurzyła się z niej, w pajęczynie jak w kapeluszu, głowa Tomka. Przyszedł zabrać kota. Odgiął antenę jak gałąź i zapomniał, po co przyszedł. „O, dyrektorze, tu Morze Jasności, a to będzie Zatoka Tęcz”. Gdzieś niżej w kamienicy ktoś krzyknął, ale na górze obraz był znakomity.",
          titles: [
            ["Tomek Holds Back a Branch", "Tomek odgina antenę jak gałąź"],
            ["An Excellent Picture, but Only Up Here", "Obraz znakomity, ale tylko na górze"],
          ],
        },
        {
          en: "Mruk rubbed his cheek on the nearest aerial, since it was there. It was loose. With a long squeak it turned away and took its neighbour along, and the neighbour the next, until the whole thicket faced south. “Now it’s in Czech,” said somebody on the fourth floor. Through the middle ran an avenue, straight to the moon.",
          pl: "Mruk otarł policzek o najbliższą antenę, skoro już tu była. Była obluzowana. Z długim skrzypnięciem odwróciła się od niego i pociągnęła za sobą sąsiadkę, a ta następną, aż cały zagajnik patrzył na południe. „Teraz idzie po czesku” – powiedział ktoś na czwartym piętrze. Środkiem biegła aleja, prosto do księżyca.",
          titles: [["Now It’s in Czech", "Teraz idzie po czesku"]],
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["Now It’s Snowing on Channel Two", "Teraz śnieży i na dwójce"],
            ["The Wind Took the Aerials by the Arm", "Wiatr i anteny pod rękę"],
          ],
          en: "Then the wind came over the ridge and took the aerials by the arms. They creaked, they bowed, and all of them leaned over to one side, like a crowd on a pavement when there is music round the corner. “Now it’s snowing on Channel Two as well,” said somebody on the fourth floor. On the other side there was room for a cat. Mruk kept low, and whenever it blew he had the moon to himself.",
          pl: "Wtedy przez kalenicę przeszedł wiatr i wziął anteny pod ręce. Skrzypnęły, ukłoniły się i wszystkie przechyliły w jedną stronę, jak tłum na chodniku, kiedy za rogiem gra orkiestra. „Teraz śnieży i na dwójce” – powiedział ktoś na czwartym piętrze. Z drugiej strony zrobiło się miejsce na kota. Mruk trzymał się nisko i póki wiało, miał księżyc dla siebie.",
        },
      ],
    },
    {
      en: "Along the gutter, however, the board was asleep, shoulder to shoulder, with Prezes in the middle. Tin is a loud material. At Mruk’s first step a head came out from under a wing and looked at him as people look at a man who cracks nuts at the opera. At the second step the bell rang. “Hrrru,” said Prezes, which meant that it would be in the minutes.",
      pl: "Wzdłuż rynny spał jednak zarząd, ramię przy ramieniu, z Prezesem pośrodku. Blacha to głośny materiał. Na pierwszy krok Mruka spod skrzydła wysunęła się głowa i popatrzyła na niego jak na kogoś, kto w operze łuska orzechy. Na drugi krok zadzwonił dzwonek. „Hrrru” – powiedział Prezes, co znaczyło: do protokołu.",
      turns: [
        {
          en: "Mruk stayed as he was, with a paw in the air. He can do this for a long time, and a pigeon can look for a long time. In the end Prezes closed the item. He moved a step to the right, and with him, without waking, moved the entire board, like books on a shelf. Beside him there was now a place for nine kilos, and in front of the place hung the moon.",
          pl: "Mruk znieruchomiał z łapą w powietrzu. On tak potrafi długo, a gołąb długo potrafi patrzeć. Punkt zamknął w końcu Prezes. Przesunął się o krok w prawo, a z nim, nie budząc się, przesunął się cały zarząd, jak książki na półce. Obok było teraz miejsce na dziewięć kilo, a prosto przed miejscem wisiał księżyc.",
          titles: [
            ["The Board Moves Up Without Waking", "Zarząd przesuwa się przez sen"],
            ["Room for Nine Kilos Beside the Chairman", "Obok Prezesa, na dziewięć kilo"],
          ],
        },
        {
          en: "The third step was too much for the board. Eleven pairs of wings went up with one clap. They made for where it was brightest, out over the street and round in a wide bend, and went, each by itself and easy to count, across the moon; last, in no hurry, came Prezes. Until then Mruk had been looking too far to the right.",
          pl: "Trzeciego kroku zarząd nie zniósł. Jedenaście par skrzydeł poderwało się z jednym klaśnięciem. Poleciały tam, gdzie najjaśniej, nad ulicę i szerokim łukiem z powrotem, i tak, każdy z osobna, do policzenia, przeszły na tle księżyca; ostatni, bez pośpiechu, Prezes. Mruk do tej pory patrzył za bardzo w prawo.",
          titles: [
            ["Across the Moon, in Order of Rank", "Na tle księżyca, Prezes ostatni"],
            ["With One Clap, Eleven", "Jedenaście za jednym klaśnięciem"],
          ],
        },
      ],
    },
    {
      en: "At first Mruk was taken in. Above the tram wires he saw the moon, yellow and quite near, greeted it with some ceremony, and it was the lamp at the stop. Below it a man was eating a roll. Nobody had noticed anything, but he felt himself getting warm inside the ears, in particular the one with the notch.",
      pl: "Z początku Mruk dał się nabrać. Nad drutami tramwajowymi zobaczył księżyc, żółty i całkiem blisko, pozdrowił go dość uroczyście, a była to latarnia na przystanku. Pod nią jakiś pan jadł bułkę. Nikt niczego nie zauważył, ale Mrukowi zrobiło się gorąco w uszy, zwłaszcza w to z nacięciem.",
      turns: [
        {
          en: "The lamp at the stop has a loose contact. It buzzed, it ticked, and when a tram drove in underneath it went out, as it does three times in an evening. In the dark the rails went on shining, and so did the man’s hat and Mruk’s own paws. He looked up to see what was lighting them. The moon hung there; it was whiter and larger than the lamp, and it did not buzz.",
          pl: "Latarnia na przystanku nie kontaktuje. Brzęczała, tykała, a kiedy podjechał pod nią tramwaj, zgasła, jak trzy razy każdego wieczoru. Po ciemku szyny dalej świeciły, kapelusz pana też i własne łapy Mruka. Spojrzał w górę, żeby sprawdzić, od czego. Wisiał tam księżyc, bielszy i większy od latarni, i nie brzęczał.",
          titles: [
            ["A Moon with a Loose Contact", "Księżyc, który nie kontaktuje"],
            ["What Made the Rails Shine?", "Od czego świeciły szyny?"],
          ],
        },
        {
          en: "Mruk bent his head, so that nobody could see his face, and something glinted beneath his chin. In the brass of the bell, no bigger than a lentil, there was another moon, and this one was white. He squinted at it until his eyes met; then he raised his head slowly, over wires, gutters and a weathercock, and there hung the large one.",
          pl: "Mruk pochylił głowę, żeby nikt nie widział jego twarzy, i coś błysnęło mu pod brodą. W mosiądzu dzwonka, nie większy od ziarnka soczewicy, był jeszcze jeden księżyc. Ten był biały. Mruk zezował na niego, aż spotkały mu się oczy, po czym powoli podniósł głowę, nad druty, nad rynny i nad blaszanego kogucika, i tam wisiał ten duży.",
          titles: [
            ["No Bigger Than a Lentil", "Nie większy od ziarnka soczewicy"],
            ["He Squinted Until His Eyes Met", "Zezował, aż spotkały mu się oczy"],
          ],
        },
        {
          needs: ["the cat across"],
          titles: [
            ["Bad for the Neck", "Na kark szkodzi, na księżyc nie"],
            ["Tactfully Washing an Ear", "A tamten taktownie mył ucho"],
          ],
          en: "The cat across the street had not greeted the lamp. It was looking over the lamp and over the wires as well, at an angle that must be bad for the neck. Mruk put his own head back just as far. He passed a gutter, a crane, a star; and there was the moon, white, and so large that he could not think where he had been looking. When he turned to the other cat, it was tactfully washing an ear.",
          pl: "Kot z naprzeciwka na latarnię nawet nie spojrzał. Patrzył wyżej, ponad nią i ponad drutami, pod kątem, który musi szkodzić na kark. Mruk odchylił własną głowę o tyle samo. Zobaczył rynnę, dźwig, jedną gwiazdę, a potem był księżyc, biały i tak duży, że Mruk nie pojmował, gdzie dotąd patrzył. Kiedy się obejrzał, tamten kot taktownie mył ucho.",
        },
      ],
    },
    {
      en: "The roof, however, has a slope that Mruk remembered as gentler. He had put down his hindquarters, with dignity, when they began to travel. It was not a fall. It was a very slow departure, seated, with all claws out and the sound of a fork on a plate, and at the end he was a metre lower, with nothing but roof before his eyes.",
      pl: "Tyle że dach ma spadek, który Mruk zapamiętał jako łagodniejszy. Posadził tył, z godnością, i tył ruszył w drogę. Nie był to upadek. Był to bardzo powolny odjazd, na siedząco, z wypuszczonymi pazurami, które grały na blasze jak widelec, i na koniec Mruk siedział o metr niżej, a przed oczami miał sam dach.",
      turns: [
        {
          en: "Where Mruk had come to rest there was a little window, the attic’s, with a cobweb inside. The moon lay in it, quite small, like a thing put away for later. There was a scratch across it, and a tabby’s face looked in over its edge. He turned round. Behind him, where he had not thought of looking, the moon hung a second time, without the scratch.",
          pl: "Tam, gdzie Mruk się zatrzymał, było małe okienko strychu, z pajęczyną. Leżał w nim księżyc, całkiem nieduży, jak rzecz odłożona na potem. Miał na sobie rysę, a zza brzegu zaglądała do niego pręgowana twarz. Mruk się odwrócił. Za plecami, gdzie nie przyszło mu do głowy spojrzeć, księżyc wisiał drugi raz, bez rysy.",
          titles: [["Where He Had Not Thought of Looking", "Tam, gdzie nie spojrzał"]],
        },
        {
          en: "Mruk gave it up and went off along the gutter, and after three steps he noticed that he was not alone. A bright edge was moving along behind the ridge. When he stopped, it stopped. He took three more, and so did it. He pretended to wash, looked round very suddenly, and there was the moon, all of it, motionless, like a child playing statues.",
          pl: "Mruk zrezygnował, ruszył wzdłuż rynny i po trzech krokach zauważył, że nie idzie sam. Nad kalenicą szedł jasny brzeg. Kiedy przystanął, przystanął i on. Zrobił trzy dalsze kroki, tamten też trzy. Mruk udał, że się myje, obejrzał się bardzo nagle, a księżyc stał, cały, nieruchomo, jak dziecko, które gra w Babę Jagę.",
          titles: [["Who Is That Behind the Ridge?", "Kto tam idzie za kalenicą?"]],
        },
        {
          needs: ["the suitcase"],
          titles: [["Looking for the Original", "Gdzie wisi oryginał?"]],
          en: "Just where Mruk had come to rest, the little window of the attic opened. The lady from Staircase B pushed it up, and behind her hand were a suitcase and half a face that wanted to know at last who was there. “Oh,” said the half face. “Only you.” As the pane rose, something slid down it, round and white, past a cobweb, and stopped at his nose. Mruk turned to look for the original, and the moon hung right behind him.",
          pl: "Dokładnie tam, gdzie Mruk się zatrzymał, otworzyło się okienko strychu. Uniosła je ręka pani z klatki B, a za ręką była walizka i pół twarzy, która chciała wreszcie wiedzieć, kto tam chodzi. „Ach – powiedziała. – To tylko pan”. Kiedy szyba szła w górę, zjechało po niej coś okrągłego i białego, minęło pajęczynę i stanęło Mrukowi przed nosem. Obejrzał się za oryginałem, a księżyc wisiał dokładnie z tyłu.",
        },
      ],
    },
    {
      en: "Mruk had scarcely settled when the calling began down in the yard. “Mruk!” called Ola, and then, with the saucer, “Mruuuk!” Somebody joined in from the second floor, and after that somebody’s child, who thought it was a game. It is difficult to look upwards while your name is being beaten out on china by four storeys.",
      pl: "Ledwie Mruk się usadowił, zaczęło się wołanie na podwórku. „Mruk!” – wołała Ola, a potem, już ze spodkiem, „Mruuuk!”. Ktoś dołączył z drugiego piętra, za nim czyjeś dziecko, które myślało, że to zabawa. Trudno patrzeć w górę, kiedy cztery kondygnacje wybijają twoje imię na porcelanie.",
      turns: [
        {
          en: "There was nothing for it but to answer, and Mruk did. It was a single note with a bend in it, and it went out over the tin, the wires and two districts. Below they fell silent, and each of them went to see whether that had come from his own wardrobe. From far away something replied with the same bend. A tram, the sceptic will say. It was quiet now, and light.",
          pl: "Nie było rady, Mruk odpowiedział. Był to jeden dźwięk, z zakrętem pośrodku, i poszedł nad blachą, nad drutami i nad dwiema dzielnicami. Na dole ucichło i każdy poszedł sprawdzić, czy to nie z jego szafy. Z daleka odpowiedziało coś z takim samym zakrętem. Tramwaj, powie sceptyk. Było już cicho i jasno.",
          titles: [
            ["A Single Note with a Bend in It", "Jeden dźwięk z zakrętem"],
            ["Was That in the Wardrobe?", "Czy to nie z naszej szafy?"],
          ],
        },
        {
          en: "“Mruuu …” Ola began for the fifth time, and did not finish. To call higher up she had put her head back. The child put back its own; a window opened, and another; and there was not a sound in the house. Mruk saw them, four storeys of faces, turned upwards, though not to him. They looked past him. He turned round to see what they saw.",
          pl: "„Mruuu…” – zaczęła Ola po raz piąty i nie skończyła. Żeby zawołać wyżej, zadarła głowę. Dziecko też zadarło, otworzyło się jedno okno, drugie i w całej kamienicy zrobiło się cicho. Mruk widział ich, cztery kondygnacje twarzy, zwróconych w górę, ale nie do niego. Patrzyli obok. Odwrócił się zobaczyć, na co.",
          titles: [["Four Storeys of Faces", "Cztery kondygnacje twarzy"]],
        },
        {
          needs: ["the hatch"],
          titles: [
            ["He’s with Somebody", "Teraz nie może, ma spotkanie"],
            ["Nothing More About the Five Minutes", "O minutach już ani słowa"],
          ],
          en: "The hatch flew open. “He’s here!” Mr Zenon called down to the yard, hands to his mouth. “Then send him down!” called the yard. Mr Zenon looked at Mruk; then he looked where Mruk was looking, and took off his cap. “He can’t just now,” he called. “He’s with somebody.” Below, the windows were shut, one after another, softly. Nothing more was said about the five minutes.",
          pl: "Klapa odskoczyła. „Jest tutaj!” – zawołał pan Zenon w podwórko, z dłońmi przy ustach. „To niech schodzi!” – zawołało podwórko. Pan Zenon spojrzał na Mruka, potem tam, gdzie patrzył Mruk, i zdjął czapkę. „Teraz nie może – zawołał. – Ma spotkanie”. Na dole okna zamykały się jedno po drugim, po cichu. O pięciu minutach nie było już mowy.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the cat across"],
      en: "On the roof across the street, beside a ventilator, sat a cat whom Mruk did not know, grey, or so it seemed, and it sat the way people do who have the better seats. It could see. Its eyes were quite white with it. Mruk sat up straighter. The other did not look round; it had its face turned to one place in the sky and kept it there.",
      pl: "Na dachu po drugiej stronie ulicy, koło wywietrznika, siedział kot, którego Mruk nie znał, szary albo tylko tak się zdawało, i siedział jak ktoś, kto ma lepsze miejsce. On widział. Oczy miał od tego całkiem białe. Mruk się wyprostował. Tamten się nie obejrzał; głowę miał zwróconą ku jednemu punktowi na niebie i tak ją trzymał.",
    },
    {
      pays: ["the second chair"],
      en: "In a lit window on the top floor opposite an elderly gentleman was dancing with a chair. He led it well, by the back, and in the turns its legs flew. At the end he bowed and looked about for somebody to have seen it. There were two green lights on the roof across the way. He bowed to those, too. Then he drew a second chair up to the window and patted the seat.",
      pl: "W oświetlonym oknie naprzeciwko, na ostatnim piętrze, starszy pan tańczył z krzesłem. Prowadził dobrze, za oparcie, a przy obrotach krzesłu fruwały nogi. Na koniec się ukłonił i rozejrzał za kimś, kto by to widział. Na dachu po drugiej stronie były dwa zielone światełka. Ukłonił się także im. A potem przysunął do okna drugie krzesło i poklepał siedzenie.",
    },
    {
      pays: ["the hatch"],
      en: "The hatch rose by a hand’s breadth, and in the gap were a moustache and a torch. “I thought as much,” said Mr Zenon. He had been sitting down to supper when he remembered the hatch. “Five minutes, Mr Mruk. Then I lock up.” The hatch came down again, but Mr Zenon did not go away; on the ladder underneath, forty keys could be heard shifting from one foot to the other.",
      pl: "Klapa uniosła się na dłoń, a w szparze były wąsy i latarka. „Tak myślałem” – powiedział pan Zenon. Siadał do kolacji, kiedy przypomniała mu się klapa. „Pięć minut, panie Mruku. Potem zamykam”. Klapa opadła, ale pan Zenon nie odszedł; na drabinie pod spodem słychać było, jak czterdzieści kluczy przestępuje z nogi na nogę.",
    },
    {
      pays: ["the suitcase"],
      en: "Underneath the tin, in the attic, a lady from Staircase B was looking for her suitcase in the dark. When Mruk walked, the steps below him walked; when they stopped, he stopped as well, one paw in the air. “Is anyone there?” asked a voice, not loudly. She wanted her suitcase, he wanted to get on; neither knew who the other was, and neither moved until something fell over in the attic. It was the suitcase.",
      pl: "Pod blachą, na strychu, pani z klatki B szukała po ciemku walizki. Kiedy Mruk szedł, pod nim szły kroki; kiedy stanęły, stanął i on, z jedną łapą w powietrzu. „Jest tam kto?” – zapytał głos, niezbyt głośno. Ona chciała walizki, on chciał dalej; żadne nie wiedziało, kto jest po drugiej stronie dachu, i żadne nie drgnęło, dopóki coś się na strychu nie przewróciło. Była to walizka.",
    },
    {
      when: { season: ["winter"] },
      pays: ["frozen tin"],
      en: "The tin had frozen. It was like standing on four spoons. Mruk put up one front paw, set it down, put up a hind paw, and so went round from corner to corner while he waited, a little faster each time. By his reckoning he had eleven changes in him, and seven were gone. After that a cat has to go in, moon or no moon.",
      pl: "Blacha zamarzła. Stało się na niej jak na czterech łyżkach. Mruk podniósł jedną przednią łapę, postawił ją, podniósł tylną i tak, czekając, zmieniał łapy po kolei, za każdym razem trochę szybciej. Według jego rachunku starczyłoby go na jedenaście zmian, a siedem było już za nim. Potem kot musi do domu, z księżycem czy bez.",
    },
    {
      pays: ["the voices"],
      en: "Out of the fourth chimney came voices, small and dry, as from a jug. “It’s walking about up there again.” “That’s the moon,” said the other. “The moon doesn’t ring.” A cup was put down. “I’m fetching the caretaker.” “Finish your tea first.” Mruk laid his chin on his bell and put each paw down separately. He had as long as it takes two old people to drink a pot of tea.",
      pl: "Z czwartego komina wychodziły głosy, małe i suche, jak z dzbanka. „Znowu tam chodzi”. „To księżyc” – powiedział drugi. „Księżyc nie dzwoni”. Ktoś odstawił filiżankę. „Idę po dozorcę”. „Najpierw wypij herbatę”. Mruk położył brodę na dzwonku i stawiał każdą łapę osobno. Miał tyle czasu, na ile dwojgu starszym ludziom starcza dzbanek herbaty.",
    },
    {
      pays: ["the telescope"],
      en: "In an attic window across the street a boy had put up a telescope. He was to draw the moon, the real one, not one out of a book. He turned the tube, bit his pencil and turned it again. “There’s something in front of it,” he said over his shoulder. The glass eye swung along the roof and stopped, large and dark, at Mruk. “No, wait,” said the boy. “I’ll leave it in.”",
      pl: "W oknie strychu po drugiej stronie ulicy chłopiec ustawił lunetę. Miał narysować księżyc, i to prawdziwy, nie z książki. Obracał rurą, gryzł ołówek i obracał znowu. „Coś przed nim stoi” – powiedział przez ramię. Szklane oko przesunęło się wzdłuż dachu i zatrzymało, duże i ciemne, na Mruku. „Nie, czekaj – powiedział chłopiec. – Zostawię”.",
    },
  ],
};
