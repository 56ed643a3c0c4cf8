import type { Plot } from "#api/house/texts/model.ts";

/** The warm place on the radiator, and those who also want it. Only in the heated months. */
export const radiator: Plot = {
  name: "radiator",
  category: "Lifestyle",
  when: {
    heating: true,
  },
  wishes: [
    {
      en: "The radiator under the tall window has thirteen ribs, and Mruk has a use for each of them. The first four are for the chest, the next five for the stomach, three go to whatever comes after that, and on the last he keeps his back paws. He had come to move in for the season, and walked along it, counting.",
      pl: "Kaloryfer pod wysokim oknem ma trzynaście żeberek i Mruk dla każdego ma zastosowanie. Pierwsze cztery są na pierś, następne pięć na brzuch, trzy zajmuje to, co jest dalej, a na ostatnim trzyma się tylne łapy. Przyszedł się zameldować na cały sezon i właśnie szedł wzdłuż i liczył.",
      titles: [["A Use for Every Rib", "Dla każdego żeberka zastosowanie"]],
      picture: {
        place: "radiator",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "down",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [["There Is One Rib Left", "Jedno żeberko zostało"]],
          en: "The ribs came to twelve. Ola counted too, in passing, with one finger: the chest, the stomach, the rest, and there was a rib left over. “That one’s free,” she said, and hung her gloves on it. Mruk looked at the gloves for as long as they needed to get warm. Then he let down on them, slowly, the tail, which he had not yet included.",
          pl: "Żeberek wyszło dwanaście. Ola też policzyła, w przejściu, palcem: pierś, brzuch, reszta, a jedno żeberko zostało. „To wolne” – powiedziała i powiesiła na nim rękawiczki. Mruk patrzył na nie tak długo, aż się nagrzały. Potem opuścił na nie, powoli, ogon, którego dotąd nie wliczył.",
          picture: {
            place: "radiator",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["Not Before Spring", "Do wiosny go nie zdejmiemy"]],
          en: "From the front Mruk looked like a cat on a radiator. From the side it was plain that things had gone further: he had sunk in between all thirteen ribs, and set. Ola tried him at the shoulder, with two fingers, and then at the hip. “We shan’t get him off before spring,” she told the radiator. It gurgled.",
          pl: "Od przodu Mruk wyglądał jak kot na kaloryferze. Z boku było widać, że sprawy zaszły dalej: spłynął między wszystkie trzynaście żeberek i zastygł. Ola spróbowała dwoma palcami przy łopatce, potem przy biodrze. „Do wiosny go nie zdejmiemy” – powiedziała do kaloryfera. Kaloryfer zabulgotał.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", company: "ola", posture: "stroking" },
        },
      ],
    },
    {
      en: "No two ribs of a radiator are alike. The seventh, counted from the wall, is where the warmth stops to get its breath, and a cat who puts his heart exactly there has no worries for the rest of the day. Mruk had three: the bowl, a coat that lay on his chair, and something that had slipped his mind. He was on his way to the seventh.",
      pl: "Żeberko żeberku nierówne. Siódme, licząc od ściany, to miejsce, w którym ciepło przystaje, żeby odsapnąć, i kot, który ułoży tam serce, nie ma już tego dnia zmartwień. Mruk miał trzy: miskę, płaszcz, który leżał na jego krześle, i coś, co wyleciało mu z głowy. Szedł właśnie do siódmego.",
      titles: [["On His Way to the Seventh", "W drodze do siódmego"]],
      picture: { place: "hall", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["First the Bowl, Then the Coat", "Najpierw miska, potem płaszcz"],
            ["What Had Slipped His Mind?", "Co wyleciało z głowy?"],
          ],
          en: "On the seventh rib the bowl went first, after four minutes. The coat was thick and held out for eleven. That left the third, and just as the warmth was getting to work on it, it came back to him: the cork was lying in the middle of the hall, where anybody could take it. Mruk got down, carried it under the bath, and was back before his place had cooled.",
          pl: "Na siódmym żeberku pierwsza ustąpiła miska, po czterech minutach. Płaszcz był gruby i bronił się jedenaście. Zostało trzecie zmartwienie i ledwie ciepło się do niego zabrało, Mruk sobie przypomniał: korek leżał na środku przedpokoju, gdzie każdy mógł go wziąć. Zszedł, zaniósł go pod wannę i wrócił, zanim miejsce ostygło.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "happy", company: "nobody" },
        },
        {
          titles: [
            ["What Did I Come In For?", "Po co ja tu weszłam?"],
            ["An Ear to the Seventh", "Z uchem przy siódmym"],
          ],
          en: "Mruk’s heart lay exactly on the seventh rib. Ola, who had come in with something between her eyebrows, bent down and put her ear to the place where it was beating. She stayed there rather long. “What did I come in for?” she asked when she stood up. Mruk could not have said. Of his own three worries there was only the coat left, and of the coat only one sleeve.",
          pl: "Serce Mruka leżało na siódmym żeberku, ani o włos obok. Ola, która weszła z czymś między brwiami, schyliła się i przyłożyła ucho tam, gdzie biło. Została tak dosyć długo. „Po co ja tu weszłam?” – spytała, kiedy się wyprostowała. Mruk też nie wiedział. Z jego trzech zmartwień został tylko płaszcz, a z płaszcza jeden rękaw.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "open", company: "ola", posture: "stroking" },
        },
      ],
    },
    {
      en: "All Mruk wanted was to get warm to the middle. That is slower work than people suppose, for there is a good deal of Mruk, and the middle lies deep. It takes cast iron, an hour and a half, and nobody asking whether he is comfortable. He set out for the radiator with plenty of time in hand.",
      pl: "Mruk chciał tylko rozgrzać się do środka. Trwa to dłużej, niż ludzie sądzą, bo Mruka jest dużo, a środek leży głęboko. Trzeba do tego żeliwa, półtorej godziny i żeby nikt nie pytał, czy wygodnie. Wyruszył do kaloryfera z dużym zapasem czasu.",
      picture: { place: "box", pose: "walk", props: [], eyes: "open", by: "doorway", inBox: false, company: "nobody" },
      endings: [
        {
          titles: [
            ["And That Is Only the Outside", "A to dopiero z wierzchu"],
            ["A Bath Thermometer Under the Cat", "Trzydzieści osiem i pół pod brzuchem"],
          ],
          en: "After an hour Ola slipped the bath thermometer under Mruk, in the interest of science. It showed thirty-eight and a half. Mruk gave her a look. She took the thermometer away; the look stayed a while longer and then closed, the left eye first. On the edge of her page Ola wrote down the figure, and after it: “And that’s only the outside.”",
          pl: "Po godzinie Ola wsunęła pod Mruka, w interesie nauki, termometr do kąpieli. Wskazał trzydzieści osiem i pół. Mruk spojrzał na Olę z wyrzutem. Zabrała termometr, a on patrzył jeszcze chwilę, po czym zamknął oczy, najpierw lewe. Na brzegu kartki Ola zapisała wynik, a pod nim: „I to dopiero z wierzchu”.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "grump", company: "ola" },
        },
        {
          titles: [
            ["Are You Comfortable?", "Wygodnie ci?"],
            ["Once More from the Cellar Up", "Jeszcze raz od piwnicy"],
          ],
          en: "The warmth came up through Mruk as light comes on in a staircase, floor by floor. It had passed the ribs and the long part that has never been measured, and stood on the last landing. “Are you comfortable?” asked Ola from the door. Mruk raised his head, and on every floor the light went out. He laid it down again and began once more in the cellar.",
          pl: "Ciepło szło przez Mruka tak, jak zapala się światło na klatce, piętro po piętrze. Minęło żebra, minęło tę długą część, której nikt nigdy nie zmierzył, i stało już na ostatnim półpiętrze. „Wygodnie ci?” – spytała od drzwi Ola. Mruk podniósł głowę i na wszystkich piętrach zgasło. Położył ją z powrotem i zaczął jeszcze raz od piwnicy.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "closed", company: "nobody" },
        },
        {
          needs: ["the desert"],
          titles: [
            ["Noon at the Dry Well", "Południe przy suchej studni"],
            ["She Read Him the Sun", "Przeczytała mu słońce"],
          ],
          en: "To see whether her desert was hot enough, Ola read it aloud, sitting on the floor with her back to the ribs. The window was shut again. She read the stones, she read the well, and then the sun, which stood straight above them and did not move for a page and a half. In the middle of Mruk, very deep down, something opened. “Well?” she asked. Mruk’s pink tongue was hanging out.",
          pl: "Żeby sprawdzić, czy jest dość gorąco, Ola przeczytała pustynię na głos, siedząc na podłodze, plecami do żeberek. Okno było już zamknięte. Czytała kamienie, czytała studnię, a potem słońce, które stało prosto nad głową i przez półtorej strony się nie ruszyło. W samym środku Mruka, bardzo głęboko, coś się otworzyło. „I jak?” – spytała. Mrukowi wisiał na wierzchu różowy język.",
          picture: {
            place: "radiator",
            pose: "drape",
            props: [],
            eyes: "half",
            company: "nobody",
            mouth: "blep",
            camera: "close",
          },
        },
      ],
    },
    {
      en: "Mruk has held the radiator under the tall window for so many winters that it may be called a season ticket. There is no paper to prove it, but there is a place where the white paint has been worn matt in the outline of a cat. He had come to have it renewed, in good time, before anybody could say that it had lapsed.",
      pl: "Mruk trzyma kaloryfer pod wysokim oknem od tylu zim, że można mówić o abonamencie. Papieru na to nie ma, jest za to miejsce, w którym biała farba wytarła się na mat w kształcie kota. Przyszedł przedłużyć ważność, i to zawczasu, zanim ktoś powie, że wygasła.",
      titles: [["A Season Ticket for Cast Iron", "Abonament na żeliwo"]],
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Tickets, Please", "Bilety do kontroli"],
            ["Clipped Where the Notch Is", "Skasowany, tam gdzie zawsze"],
          ],
          en: "“Tickets, please,” said Ola, coming in with her cold hands held out. Mruk rolled over on the radiator and showed what he had. She examined it, as far as it went; it was valid on the chest, it was valid on the stomach. Then she took him by the left ear, where the notch is, and with finger and thumb she clipped him once more in the same place.",
          pl: "„Bilety do kontroli” – powiedziała Ola, która weszła z wyciągniętymi, zimnymi rękami. Mruk przewrócił się na kaloryferze na grzbiet i okazał, co miał. Obejrzała dokładnie: ważny na piersi, ważny na brzuchu. Potem wzięła go za lewe ucho, to z nacięciem, i dwoma palcami skasowała jeszcze raz w tym samym miejscu.",
          picture: { place: "radiator", pose: "roll", props: [], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["Mruk, Cast Iron, His Own Technique", "Mruk, żeliwo, technika własna"],
            ["Signed, Down on the Right", "Podpisano, u dołu z prawej"],
          ],
          en: "When Mruk got up to turn round, Ola saw the matt place. She had been meaning to have it painted. She bent down to it: here was the back, here the chest, and here, quite sharp, an ear that was not perfect. She went for her pencil. Below on the right, where Mruk would not lie on it, she wrote on the paint: “Mruk. Cast iron, own technique.”",
          pl: "Kiedy Mruk wstał, żeby się obrócić, Ola zobaczyła matowe miejsce. Od dawna miała je zamalować. Schyliła się: tu był grzbiet, tu pierś, a tu, całkiem ostro, ucho nie całkiem doskonałe. Poszła po ołówek. Na dole z prawej, gdzie Mruk nie mógł tego zasłonić, napisała na farbie: „Mruk. Żeliwo, technika własna”.",
          picture: { place: "radiator", pose: "walk", props: [], eyes: "open", company: "ola" },
        },
        {
          needs: ["the wet page"],
          titles: [
            ["Now There Was a Paper to Prove It", "Teraz jest i papier"],
            ["Renewed on Page Two Hundred and Twelve", "Przedłużono na stronie dwieście dwunastej"],
          ],
          en: "The page had dried with Mruk on it. When Ola drew it out, there he was across the third paragraph, in tea: a broad back, four paws tucked in and one ear that was not perfect. She held it beside the matt place on the radiator. It was the same cat. She copied the page out on a clean sheet, and the old one she fixed to the wall above the ribs, with a stamp, as the paper to prove it.",
          pl: "Strona wyschła pod Mrukiem. Kiedy Ola ją wyjęła, był tam, w poprzek trzeciego akapitu, odbity herbatą: szeroki grzbiet, cztery podwinięte łapy i ucho nie całkiem doskonałe. Przystawiła kartkę do matowego miejsca na kaloryferze. Ten sam kot. Stronę przepisała na czysto, a starą przypięła do ściany nad żeberkami, z pieczątką, jako papier, którego brakowało.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
          unless: ["the page is dry"],
        },
      ],
    },
    {
      en: "One of Mruk’s paws was cold. It was the left one at the back, which had trodden on the stone of the landing out of pure curiosity and come home with news from the north. The other three refused to walk with it. There was only one cure; it was white, had thirteen ribs and stood under the tall window. He went there on what he had.",
      pl: "Jedną łapę Mruk miał zimną. Tylną lewą, która z czystej ciekawości stanęła na kamieniu na schodach i wróciła z wieściami z północy. Pozostałe trzy nie chciały z nią chodzić. Lekarstwo jest na to jedno, białe, z trzynastoma żeberkami, i stoi pod wysokim oknem. Poszedł tam na tych, które miał.",
      titles: [["With News from the North", "Z wieściami z północy"]],
      picture: { place: "hall", pose: "walk", props: [], eyes: "grump", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Paw and a Hand, Both of Them Cold", "Łapa i ręka, obie zimne"],
            ["Which Was Warming Which?", "Kto tu kogo grzał?"],
          ],
          en: "Ola sat down beside Mruk and took the cold paw in her hand, to see. The hand was colder. They both drew back a little, and then they both stayed, and it could not be told which was warming which. When the paw was returned to him it was as good as new. Ola gave him the other hand to hold.",
          pl: "Ola usiadła obok i wzięła zimną łapę do ręki, żeby sprawdzić. Ręka była zimniejsza. Obie trochę się cofnęły, a potem obie zostały i nie dało się ustalić, która którą grzeje. Kiedy mu łapę oddała, była jak nowa. Ola dała mu do potrzymania drugą rękę.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", mouth: "smile", company: "ola" },
        },
        {
          titles: [["Back on the Shelf with the Others", "Między pozostałe, na półkę"]],
          en: "Mruk’s other three paws were warm at once and lay there, pleased with themselves. The fourth hung down in front. Ola, going by, picked it up like something that has fallen off a shelf and put it back among the rest. They had to move up for it. By the time she passed again Mruk himself was looking from one to the next, and was no longer sure which it had been.",
          pl: "Pozostałe trzy łapy rozgrzały się od razu i leżały zadowolone z siebie. Czwarta wisiała z przodu. Ola, przechodząc, podniosła ją jak coś, co spadło z półki, i odłożyła między pozostałe. Musiały się posunąć. Kiedy przechodziła z powrotem, Mruk patrzył po nich kolejno i sam już nie wiedział, która to była.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "wide", look: "down", company: "ola" },
        },
        {
          needs: ["Mama’s orders"],
          titles: [
            ["Yes, Mama, on the Feet Too", "Na nogach też, mamo"],
            ["A Sock for One Paw Out of Four", "Skarpetka na jedną łapę"],
          ],
          en: "“And on the feet,” Ola remembered. She went through the drawer with the wool and came back with a doll’s sock, red, and drew it over the cold paw as far as it would go. Mruk looked at it. He lifted it, and it was as red in the air as it was on the iron. In ten minutes the paw was hot. He let it keep the sock on a while longer, since Mama would ask.",
          pl: "„Na nogach też” – przypomniała sobie Ola. Przeszukała szufladę z wełną, wróciła ze skarpetką lalki, czerwoną, i naciągnęła ją na zimną łapę, dokąd się dało. Mruk spojrzał. Podniósł łapę, w powietrzu była tak samo czerwona jak na żeliwie. Po dziesięciu minutach zrobiło się w niej gorąco. Skarpetkę zostawił sobie jeszcze trochę, bo mama będzie pytać.",
        },
      ],
    },
    {
      en: "There is a small tram that lives in the radiator. It ticks, it gurgles, it goes from rib to rib, thirteen stops, and it carries no advertisements. Nobody has seen it, but Mruk has ridden on it for many winters. He had arranged to take it at the usual time, and came to the tall window a little early to get a seat by the pane.",
      pl: "W kaloryferze mieszka mały tramwaj. Tyka, bulgocze, jeździ od żeberka do żeberka, trzynaście przystanków, i nie ma na sobie reklam. Nikt go nie widział, ale Mruk jeździ nim od wielu zim. Umówił się z nim jak zwykle i przyszedł pod wysokie okno trochę wcześniej, żeby mieć miejsce przy szybie.",
      titles: [["Thirteen Stops and No Advertisements", "Trzynaście przystanków i ani jednej reklamy"]],
      picture: {
        place: "box",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Somebody Got On at the Ninth", "Na dziewiątym ktoś wsiadł"],
            ["To the Wall and Back Again", "Pod ścianę i z powrotem"],
          ],
          en: "Mruk rode the little tram as far as the wall. There it waited, as they do at the terminus, ticked twice and went back, and Mruk, who had kept his seat, went back with it, one paw hanging out. Around the ninth stop somebody got on, with both hands. It was Ola. She held on to him until the fifth, was warm, and got off for the kitchen.",
          pl: "Małym tramwajem Mruk dojechał aż pod ścianę. Tam postali chwilę, jak to na pętli, tyknęło dwa razy i ruszyli z powrotem, razem z pasażerem, który nie zwolnił miejsca i jedną łapę trzymał na zewnątrz. W okolicy dziewiątego przystanku ktoś wsiadł, obiema rękami. Była to Ola. Trzymała się Mruka do piątego, rozgrzała się i wysiadła w kuchni.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "half", mouth: "smile", company: "ola" },
        },
        {
          titles: [
            ["There Was No Tram to Be Seen", "Ulica pusta, a dzwoniło"],
            ["Swaying, as in a Bend", "Kołysał się jak na zakręcie"],
          ],
          en: "The little tram was on time. There was a ringing, far off in the wall, then a gurgle, and it drew up under Mruk’s chest. Ola had heard the ring too, and came to look out of the window. There was nothing in the street. When she looked down, a grey tail was hanging over the edge of the radiator, and was swaying a little, first to one side, as if in a bend.",
          pl: "Mały tramwaj przyjechał punktualnie. Najpierw zadzwoniło, daleko w ścianie, potem zabulgotało i tramwaj stanął Mrukowi pod piersią. Ola też usłyszała dzwonek i podeszła wyjrzeć przez okno. Na ulicy nie było nic. Kiedy spojrzała w dół, z kaloryfera zwisał szary ogon i lekko się kołysał, w jedną stronę bardziej, jak na zakręcie.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "open", tram: "none", company: "ola" },
        },
        {
          needs: ["the knocks"],
          titles: [
            ["Three Knocks, and It Pulled Out", "Trzy stuknięcia i odjazd"],
            ["The Signal from the Fourth Floor", "Sygnał z czwartego piętra"],
          ],
          en: "The little tram stood at the wall and did not leave. It had no signal. On the fourth floor they had knocked three times, on the first floor twice, and there was one missing, and the third floor knew whose turn it was. Ola had no spoon. Then a claw came down on the iron, once. It ticked, it gurgled, and the tram pulled out, thirteen stops, with Mruk on it as a passenger and, from that knock on, as staff.",
          pl: "Mały tramwaj stał pod ścianą i nie ruszał. Nie miał sygnału. Na czwartym zapukali trzy razy, na pierwszym dwa, brakowało jednego i na trzecim wiedziano, czyja kolej. Ola nie miała łyżki. Wtedy na żeliwo opadł pazur, raz. Tyknęło, zabulgotało i tramwaj ruszył, trzynaście przystanków, a Mruk jechał jako pasażer i, od tego stuknięcia, jako obsługa.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "open", company: "nobody", look: "down" },
          unless: ["answered"],
        },
        {
          when: {
            weather: ["snow"],
          },
          titles: [
            ["The Only Line Still Running", "Jedyna linia, która kursuje"],
            ["No Points to Freeze", "Tu zwrotnice nie zamarzają"],
          ],
          en: "In the street a fifteen had stopped in the snow, and behind it another, and people were getting out and turning up their collars. Mruk looked down at them through the pane. Under his chest there was a tick, a gurgle, and the little tram drew up, a minute early. “Nothing’s running!” called Tomek from the hall, stamping his boots. From the tall window a tail signalled that this was not quite so.",
          pl: "Na ulicy stanęła w śniegu piętnastka, za nią druga, ludzie wysiadali i podnosili kołnierze. Mruk patrzył na nich z góry, przez szybę. Pod piersią tyknęło, zabulgotało i mały tramwaj podjechał, o minutę przed czasem. „Nic nie jeździ!” – zawołał z przedpokoju Tomek, otupując buty. Spod wysokiego okna ogon dał znać, że nie całkiem tak jest.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "half", company: "nobody" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "On the radiator lay socks. There were four pairs of them, wet, laid out in rank by Tomek, and they were steaming like small horses. They took up ribs one to eleven, and they smelled of where they had been. Mruk went along the line in search of its weakest point, and at the last heel he sat down.",
      pl: "Na kaloryferze leżały skarpetki. Cztery pary, mokre, rozłożone przez Tomka w szeregu, parowały jak małe konie. Zajmowały żeberka od pierwszego do jedenastego i pachniały miejscami, w których były. Mruk przeszedł wzdłuż szeregu, szukając najsłabszego miejsca, i przy ostatniej pięcie usiadł.",
      titles: [["Steaming Like Small Horses", "Parują jak małe konie"]],
      turns: [
        {
          titles: [
            ["He Was Never Pushing", "Przecież się nie pchał"],
            ["By Pairs, and in the Same Order", "Parami, w tym samym szyku"],
          ],
          en: "Mruk did not fight; he moved in. First there was a paw, which just happened to lie next to the last sock. Then there was another, and a shoulder, and some stomach. Tomek could never have said that the cat was pushing. The socks withdrew by pairs. After half an hour they lay on the floor, in rank, and on the radiator lay the cat.",
          pl: "Mruk nie walczył, Mruk się wprowadzał. Najpierw pojawiła się łapa, która po prostu leżała obok ostatniej skarpetki. Potem druga, potem bark, potem trochę brzucha. Tomek ani razu nie mógłby powiedzieć, że kot się pcha. Skarpetki wycofywały się parami. Po półgodzinie leżały na podłodze, w szeregu, a na kaloryferze leżał kot.",
        },
        {
          titles: [
            ["Dry on the Side of the Cat", "Suche od strony kota"],
            ["Tomek Draws a Conclusion", "Z czego Tomek wyciągnął wniosek"],
          ],
          en: "Mruk made do with the end, next to the last pair. When Tomek came to feel them, that pair was dry and the others were not. He felt the radiator, he felt Mruk, and being a man of science he drew the conclusion. The cat was moved to the middle. Pair by pair they were laid against him, turned and taken off dry, and after the fourth there was nothing on the radiator but the dryer.",
          pl: "Mruk zadowolił się końcem i oparł o ostatnią parę. Kiedy Tomek przyszedł pomacać, ta para była sucha, a reszta nie. Pomacał kaloryfer, pomacał Mruka i jako człowiek nauki wyciągnął wniosek. Kota przesunięto na środek. Przykładano do niego parę za parą, obracano i zdejmowano suche, a po czwartej na kaloryferze została tylko suszarka.",
        },
        {
          needs: ["the wet page"],
          titles: [
            ["Literature Before Socks", "Literatura przed skarpetkami"],
            ["What Has to Dry First?", "Co ma schnąć najpierw?"],
          ],
          en: "Ola came back to turn the page over, and saw what was steaming next to it. “Not beside chapter nine,” she said. She gathered up all four pairs and hung them round Tomek’s neck, since he was passing. Then the five minutes were over and the page was dry; it came off with its books, warm and slightly wavy. On thirteen ribs there was now nothing at all, and Mruk filled it in.",
          pl: "Ola przyszła przewrócić stronę i zobaczyła, co obok paruje. „Nie przy rozdziale dziewiątym” – powiedziała. Zebrała wszystkie cztery pary i powiesiła je na szyi Tomkowi, bo akurat przechodził. Potem minęło pięć minut i strona była sucha; zdjęła ją razem z książkami, ciepłą i lekko pofalowaną. Na trzynastu żeberkach nie było już nic i Mruk wypełnił tę lukę.",
          pays: ["the page is dry"],
        },
      ],
    },
    {
      en: "Ola had put her dough on the radiator to rise. It lived in the big bowl, under a cloth, and was already looking out. “Don’t you sit on it,” she said, which was unnecessary, since Mruk does not sit on those who are bigger than he is. It was the tone that hurt. He sat down on the floor with his back to both of them.",
      pl: "Ola postawiła na kaloryferze ciasto, żeby rosło. Mieszkało w dużej misce, pod ściereczką, i już wyglądało na zewnątrz. „Tylko na nim nie siadaj” – powiedziała, zupełnie niepotrzebnie, bo Mruk nie siada na większych od siebie. Zabolał go ton. Usiadł na podłodze, tyłem do nich obojga.",
      turns: [
        {
          titles: [["What Climbed out of the Bowl?", "Co wyszło z miski"]],
          en: "The dough had plans of its own. It raised the cloth, looked to the left and to the right, and set out over the rim. “Oh no, you don’t,” cried Ola, and bore it off to the kitchen with both arms round it. On the radiator it left a round place, preheated, lightly floured, and his size. Mruk turned about once in the middle, to be sure.",
          pl: "Ciasto miało własne plany. Uniosło ściereczkę, rozejrzało się w prawo i w lewo i ruszyło przez brzeg. „O, co to, to nie” – zawołała Ola i poniosła je do kuchni w objęciach. Na kaloryferze zostało po nim okrągłe miejsce, nagrzane, leciutko posypane mąką, akurat na miarę kota. Mruk obrócił się na środku, raz, żeby się upewnić.",
        },
        {
          en: "The dough looked out and came no further. Ola turned the bowl, looked about for something warm that was not in use, and lifted Mruk up on to the radiator. She bent him round the bowl from the left until his nose met his tail. Before long she came and drew the bowl out of the middle, full to the brim. The gap Mruk closed himself.",
          pl: "Ciasto wyglądało, ale dalej nie szło. Ola obróciła miskę, rozejrzała się za czymś ciepłym, co stoi bezczynnie, i podniosła na kaloryfer Mruka. Wygięła go dookoła miski, od lewej, aż nos zszedł się z ogonem. Po jakimś czasie przyszła i wyjęła ze środka miskę, pełną po brzegi. Dziurę Mruk zamknął już sam.",
          picture: {
            place: "box",
            pose: "loaf",
            props: [],
            eyes: "open",
            on: "arms",
            inBox: false,
            company: "ola",
            camera: "half",
          },
        },
      ],
    },
    {
      en: "The radiator was as cold as a key. Somewhere in the cellar a valve had gone on strike, and through the whole house, floor by floor, people could be heard patting the ribs and saying “Well?” Mruk laid a paw on the iron as well, and he said something too. It was repeated on the second floor, in other words.",
      pl: "Kaloryfer był zimny jak klucz. Gdzieś w piwnicy zastrajkował zawór i w całym domu, piętro po piętrze, słychać było, jak ludzie klepią żeberka i mówią „No i co?”. Mruk też położył łapę na żeliwie i też coś powiedział. Na drugim piętrze powtórzono to innymi słowami.",
      titles: [["As Cold as a Key", "Zimny jak klucz"]],
      turns: [
        {
          titles: [["It Asked the Way", "Pytało o drogę"]],
          en: "Down in the cellar Mr Zenon knocked on the pipe, three times, with the largest of his forty keys. Something in the wall drew breath. It climbed, knocking in reply, past the first floor and the second, and Mruk, one ear to the iron, heard it arrive, shake itself and ask the way. When the first rib ticked he was already up.",
          pl: "W piwnicy pan Zenon zapukał w rurę, trzy razy, największym ze swoich czterdziestu kluczy. W ścianie coś nabrało tchu. Szło w górę, odpukując, przez pierwsze piętro, przez drugie, a Mruk, z uchem przy żeliwie, słyszał, jak przychodzi, otrząsa się i pyta o drogę. Kiedy tyknęło pierwsze żeberko, Mruk leżał już na górze.",
        },
        {
          titles: [["Who Was in the Radiator?", "Kto tam siedział?"]],
          en: "Mr Zenon came up with a little brass key, took off his cap and laid an ear to the iron. “There’s somebody in there,” he said. “Air.” He turned the key. It whistled, on a rising note, spat into his moustache and was gone, and behind it, rib after rib, came the warmth. Mruk had his own ear at the other end. Over the radiator they nodded to each other.",
          pl: "Pan Zenon przyszedł z mosiężnym kluczykiem, zdjął czapkę i przyłożył ucho do żeliwa. „Ktoś tam siedzi – powiedział. – Powietrze”. Przekręcił kluczyk. Zagwizdało, coraz wyżej, plunęło mu w wąsy i powietrza już nie było, a za nim, żeberko po żeberku, szło ciepło. Mruk trzymał własne ucho na drugim końcu. Nad kaloryferem skinęli sobie głowami.",
        },
        {
          needs: ["the knocks"],
          titles: [
            ["The Ladle Did It", "Pomogła chochla"],
            ["The Answer Loosened Something", "Odpowiedź coś obluzowała"],
          ],
          en: "As the spoon was not to be found, Ola took the ladle: it was the third floor’s turn, and the house was waiting. She struck the cold pipe rather harder than she would have done with the spoon. Something in there that had been stuck let go. It gurgled, dropped a floor, was passed on by those below with everything they had, and came back up as hot water. The first rib ticked. Mruk counted along.",
          pl: "Łyżki nie było, Ola wzięła więc chochlę, bo kolej była na trzecie piętro i dom czekał. Uderzyła w zimną rurę mocniej, niż uderzyłaby łyżką. Coś, co się w środku zacięło, puściło. Zabulgotało, spadło o piętro, ci z dołu podali to dalej, czym kto miał, i wróciło na górę jako gorąca woda. Pierwsze żeberko tyknęło. Mruk liczył następne.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "wide",
            by: "pipe",
            inBox: false,
            company: "ola",
            inHand: "ladle",
          },
          pays: ["answered"],
        },
      ],
      pays: ["cold iron"],
    },
    {
      en: "A cactus had been billeted on Mruk. It had been given the middle of the radiator, with the good view, because plants, so Ola said, have a hard time at this season. He greeted it with his nose, as he does newcomers, and it did not take the greeting well. Ola had to fetch the tweezers. The cactus kept the middle, and Mruk the floor.",
      pl: "Mrukowi dokwaterowano kaktusa. Dostał sam środek kaloryfera, z ładnym widokiem, bo roślinom, jak mówiła Ola, jest o tej porze ciężko. Mruk przywitał go nosem, jak się wita nowych, a kaktus przyjął to źle. Ola musiała iść po pęsetę. Przy środku został kaktus, przy podłodze Mruk.",
      titles: [["Who Gave the Cactus the Middle?", "Komu środek, komu podłoga"]],
      turns: [
        {
          titles: [
            ["Dry, Alone, and at Eight Degrees", "Sucho, samotnie, przy ośmiu stopniach"],
            ["An Apology to a Cactus", "Przeprosiny dla kaktusa"],
          ],
          en: "To console Mruk, Ola read to him from a book on cacti. In the third paragraph she stopped. Until spring, it said there, a cactus wishes to be dry, alone, and at eight degrees. She looked at the cactus, which had stood all that heat without a word. Then she carried it to the cold pantry, apologising the whole way, and the middle was free, with the view.",
          pl: "Na pociechę Ola poczytała Mrukowi z książki o kaktusach. W trzecim akapicie urwała. Do wiosny, było tam napisane, kaktus pragnie stać sucho, samotnie i przy ośmiu stopniach. Spojrzała na kaktus, który zniósł cały ten upał bez słowa. Potem zaniosła go do zimnej spiżarni i całą drogę przepraszała, a środek był wolny, z widokiem.",
          picture: {
            place: "box",
            pose: "loaf",
            props: [],
            eyes: "half",
            by: "wall",
            inBox: false,
            company: "ola",
            posture: "sitting",
            inHand: "book",
          },
        },
        {
          titles: [
            ["He Was Only Stretching", "On się tylko przeciągał"],
            ["With His Nose to the Wallpaper", "Z nosem w tapecie"],
          ],
          en: "At the far end two ribs were still free. Nobody wants them, since you lie there with your nose to the wallpaper. Mruk took them and began to stretch. A cat that stretches is not doing anything to anybody. He grew by a rib every few minutes, and before his back feet, as if of its own accord, the pot with the cactus moved along, as far as Ola, who took it in.",
          pl: "Na samym końcu zostały dwa wolne żeberka. Nikt ich nie chce, bo leży się tam z nosem w tapecie. Mruk je wziął i zaczął się przeciągać. Kot, który się przeciąga, nikomu nic nie robi. Co parę minut był o żeberko dłuższy, a przed jego tylnymi łapami, niby sama, jechała doniczka z kaktusem, aż dojechała do Oli, która ją przejęła.",
        },
        {
          needs: ["the desert"],
          titles: [["How Does a Thorn Stand?", "Ktoś musiał stać na pustyni"]],
          en: "In the desert, on the next page, there was only one thing growing, a cactus, and Ola could not see it properly. She shut the window, put on her shawl and came over to look at the one on the radiator: how the thorns stood, and what shadow they threw. For the shadow she needed the lamp. She carried it off to her table, where it stood in the thick of the novel, and the middle of the radiator was free, and warm.",
          pl: "Na następnej stronie na pustyni rosło już tylko jedno, kaktus, i Ola nie widziała go dość dobrze. Zamknęła okno, włożyła szal i podeszła obejrzeć ten z kaloryfera: jak stoją kolce i jaki rzucają cień. Do cienia potrzebna była lampa. Zabrała go więc na swój stół, gdzie stanął w samym środku powieści, a środek kaloryfera był wolny i ciepły.",
        },
      ],
    },
    {
      en: "Along the whole length of the radiator lay a scarf. It was Mrs Halina’s, it had been washed, she had knitted it herself in eleven colours, and it was not to be sat on, stepped on or breathed on. She had brought it up in person, because her own radiator, as she put it, was there for decoration. Mruk breathed as little as he could.",
      pl: "Na całej długości kaloryfera leżał szalik. Był pani Haliny, uprany, zrobiony własnoręcznie w jedenastu kolorach, i nie wolno było na nim siadać, deptać go ani na niego chuchać. Przyniosła go osobiście, bo jej kaloryfer służył, jak mówiła, do ozdoby. Mruk oddychał najmniej, jak umiał.",
      titles: [["Not to Be Sat On, Stepped On or Breathed On", "Nie siadać, nie deptać, nie chuchać"]],
      turns: [
        {
          titles: [["A Sigh with a Draught in It", "Westchnienie, w nim przeciąg"]],
          en: "Mruk sat down on the floor and sighed. There was a draught in that sigh, there were floorboards and chilblains, and at the end it broke off. “Treasure!” said Mrs Halina. She has turned away generals’ wives, and against this she has no defence. Within two minutes she had the scarf round her own neck, damp as far as the seventh colour, and was lifting Mruk up.",
          pl: "Mruk usiadł na podłodze i westchnął. Był w tym westchnieniu przeciąg, były gołe deski i odmrożenia, a na końcu się urwało. „Skarbie!” – powiedziała pani Halina. Odprawiała z kwitkiem generałowe, a na to jest bezbronna. Po dwóch minutach miała szalik na własnej szyi, mokry do siódmego koloru, i podsadzała Mruka na kaloryfer.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "neutral",
            look: "up",
            by: "wall",
            inBox: false,
            company: "halina",
          },
        },
        {
          titles: [
            ["The Twelfth Colour Was Grey", "Dwunasty był szary"],
            ["Goes with Everything", "Do wszystkiego pasuje"],
          ],
          en: "When she came to turn the scarf over, Mrs Halina put on her glasses. There was a twelfth colour in it. It ran the whole length, very fine, and it was grey. Mruk had only breathed. She held the scarf to the light, and then to Mruk. “Goes with everything,” she decided, rolled it up as it was, and gave the radiator a pat, to show that it was free.",
          pl: "Kiedy pani Halina przyszła przewrócić szalik na drugą stronę, włożyła okulary. Był w nim dwunasty kolor. Biegł przez całą długość, cieniutko, i był szary. A Mruk tylko oddychał. Podniosła szalik do światła, potem przyłożyła do Mruka. „Do wszystkiego pasuje” – orzekła, zwinęła go tak, jak był, i klepnęła kaloryfer na znak, że wolny.",
        },
      ],
      pays: ["the scarf"],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      en: "The radiator was occupied by Staś, with his whole back. He had locked himself out and been sent up to do his sums in the warm until his mother came, and he was doing them very slowly. A boy’s back covers eight ribs, and there is nothing so wide as a boy who cannot divide. Mruk sat down before his knees and waited for the result.",
      pl: "Kaloryfer zajmował Staś, całymi plecami. Zatrzasnął drzwi, z kluczem w środku, i do powrotu mamy przysłano go na górę, żeby w cieple odrobił rachunki, a odrabiał je bardzo powoli. Plecy chłopca zakrywają osiem żeberek i nie ma nic szerszego niż chłopiec, który nie umie dzielić. Mruk usiadł przed jego kolanami i czekał na wynik.",
      titles: [["Nothing So Wide as a Boy Who Cannot Divide", "Nie ma nic szerszego niż chłopiec"]],
      turns: [
        {
          titles: [
            ["Thirteen Divided by Two", "Trzynaście podzielić przez dwa"],
            ["Six Each, and a Remainder", "Po sześć i reszta"],
          ],
          en: "“Thirteen divided by two,” groaned Staś, and felt behind him for something to count on. There were just thirteen ribs. Mruk got up at the far end, to help. “Six each,” said Staś slowly, and moved over. “Remainder one.” He wrote it down and ran off to show it to somebody. Mruk, who had taken his six and was lying on the remainder, added the other six.",
          pl: "„Trzynaście podzielić przez dwa” – jęknął Staś i pomacał za sobą, na czym by tu policzyć. Żeberek było akurat trzynaście. Mruk wszedł na drugi koniec, żeby pomóc. „Po sześć – powiedział powoli Staś i się posunął. – Reszta jeden”. Zapisał i pobiegł to komuś pokazać. Mruk, który zajął już sześć i leżał na reszcie, dodał drugie sześć.",
        },
        {
          titles: [["Warmed from Both Sides", "Nagrzane z obu stron"]],
          en: "“Staś!” called a voice on the stairs, and the boy was gone, with his satchel, his pencil case and the noise of six boys. Behind him he left eight ribs that had been warmed from both sides, and an eraser. Mruk pushed the eraser down behind the radiator, where nobody asks for things again, and climbed up to the warm ribs.",
          pl: "„Staś!” – zawołał głos na schodach i Stasia już nie było, razem z tornistrem, piórnikiem i hałasem za sześciu. Zostało po nim osiem żeberek, nagrzanych z obu stron, i gumka do wycierania. Mruk zepchnął gumkę za kaloryfer, tam gdzie spada to, o co się więcej nie pyta, i wszedł na górę.",
        },
        {
          needs: ["Mama’s orders"],
          titles: [
            ["Something Hot for Whoever Is Sitting About", "Coś gorącego dla tego, kto siedzi"],
            ["Two Plates, in the Kitchen", "Dwa talerze, i to w kuchni"],
          ],
          en: "Ola did as she had been told. “Staś,” she called, “in the kitchen there’s soup.” A boy who cannot divide can still hear that. He took the pencil along, and left the sum, the satchel and eight ribs with the warmth of a whole boy in them. Through the door he could be heard to ask for half a plate more. Mruk gave it two minutes and divided the radiator by one.",
          pl: "Ola zrobiła, co jej kazano. „Stasiu – zawołała – w kuchni jest zupa”. Chłopiec, który nie umie dzielić, takie rzeczy słyszy. Zabrał ołówek, a zostawił rachunki, tornister i osiem żeberek, nagrzanych całym chłopcem. Przez drzwi było słychać, jak prosi o jeszcze pół talerza. Mruk odczekał dwie minuty i podzielił kaloryfer przez jeden.",
        },
        {
          needs: ["the half steps"],
          en: "Mruk had seen at the stop how it is done. He got up at the far left end, looked out of the window and took half a step to the right, as though by accident. Staś moved over by as much. At six times seven came the next, at seven times eight the one after. When Staś’s mother called on the stairs he was sitting on the floor beside the radiator, and could not have said since when.",
          pl: "Mruk widział na przystanku, jak to się robi. Wszedł z samego lewego końca, popatrzył przez okno i zrobił pół kroku w prawo, niby przypadkiem. Staś posunął się o tyle samo. Przy sześć razy siedem przyszło następne pół kroku, przy siedem razy osiem jeszcze jedno. Kiedy mama zawołała ze schodów, Staś siedział na podłodze obok kaloryfera i nie umiałby powiedzieć, od kiedy.",
        },
      ],
    },
  ],
  scenes: [
    {
      when: {
        season: ["winter"],
      },
      pays: ["the half steps"],
      en: "Down at the stop people in scarves were waiting for the fifteen, with only a ticket each to keep warm by. At first they stood in a row. Then, because it was winter, the row drew together from both ends, by half steps, as though by accident, until it was a cluster with a small lady in the middle. Nobody could have said that anybody had pushed. Mruk watched how it was done to the very end.",
      pl: "Na przystanku ludzie w szalikach czekali na piętnastkę i mieli do ogrzania się tylko po bilecie. Najpierw stali w rzędzie. Potem, bo była zima, rząd zaczął się schodzić z obu końców, po pół kroku, niby przypadkiem, aż zrobiła się z niego gromadka z drobną panią w środku. Nikt nie mógłby powiedzieć, że ktoś się pchał. Mruk przyglądał się do samego końca, jak to się robi.",
    },
    {
      pays: ["the desert"],
      en: "In the novel on Ola’s table they had come to the desert, and it was forty in the shade. She translated the shade and took off her shawl; at the well, which was dry, she pushed up her sleeves and opened the window a hand’s breadth. From the window the cold climbed down over the radiator, rib by rib, and went for Mruk’s back. He had no desert. He looked at her until his eyes watered.",
      pl: "W powieści na stole Oli doszli do pustyni i było czterdzieści stopni w cieniu. Przetłumaczyła cień i zdjęła szal, przy studni, która wyschła, podwinęła rękawy i uchyliła okno na szerokość dłoni. Z okna zimno zeszło po kaloryferze, żeberko po żeberku, i wzięło się do grzbietu Mruka. On pustyni nie miał. Patrzył na Olę, aż mu łzy stanęły w oczach.",
    },
    {
      pays: ["the knocks"],
      en: "On the fourth floor somebody knocked on the pipe, three times. On the first floor somebody answered, twice. Nobody in the house knows what it is about, or who began, but all join in when it is their turn, and for the third floor Ola keeps a wooden spoon by the window. She could not find it. The house waited. Mruk heard the silence come up the pipe and stop under his chin.",
      pl: "Na czwartym piętrze ktoś zapukał w rurę, trzy razy. Na pierwszym ktoś odpowiedział, dwa razy. Nikt w domu nie wie, o co chodzi ani kto zaczął, ale każdy się odzywa, kiedy na niego kolej, i za trzecie piętro Ola trzyma przy oknie drewnianą łyżkę. Tym razem nie mogła jej znaleźć. Dom czekał. Mruk słyszał, jak cisza idzie rurą i staje mu pod brodą.",
    },
    {
      pays: ["the wet page"],
      en: "A glass of tea had gone over page two hundred and twelve. Ola came running with it, held flat like a tray, and looked for somewhere warm. She found the radiator and whatever was on it. “Five minutes,” she said to everybody there, “and nobody moves.” The page lay across the last two ribs with a book on each corner. It smelled of lemon. That left even less room than there had been.",
      pl: "Na stronę dwieście dwunastą wylała się szklanka herbaty. Ola przybiegła z nią, trzymając ją płasko jak tacę, i szukała ciepłego miejsca. Znalazła kaloryfer i to, co na nim było. „Pięć minut – powiedziała do wszystkich obecnych – i nikt się nie rusza”. Strona leżała na dwóch ostatnich żeberkach, z książką na każdym rogu. Pachniała cytryną. Miejsca zrobiło się jeszcze mniej.",
      unless: ["cold iron", "the scarf"],
    },
    {
      when: {
        weather: ["wind"],
      },
      en: "The wind had found the gap under the tall window, the one that is stuffed with a page from an old atlas every autumn. The page came out and sailed across the room. After it came the wind itself, along the sill and down behind the ribs, and everything that had been warm moved away from it to the middle. Mruk had come to be warm; now he wanted it with every hair.",
      pl: "Wiatr znalazł szparę pod wysokim oknem, tę, którą co jesień zatyka się kartką ze starego atlasu. Kartka wypadła i poszybowała przez pokój. Za nią wszedł sam wiatr, po parapecie i w dół, za żeberka, i wszystko, co było ciepłe, odsunęło się przed nim na środek. Mruk przyszedł po ciepło, a teraz pragnął go każdym włosem.",
    },
    {
      pays: ["Mama’s orders"],
      en: "“Yes, Mama,” said Ola on the telephone, “warmly.” She looked down to see what she had on. “Yes, underneath too. Yes, and on the feet.” There was a pause. “The cat?” She looked across at Mruk, who was in grey, with white gloves and a collar. “And whoever is sitting about in the flat? Yes, Mama. Something hot.” When she had hung up she stood there with three orders to carry out, and Mruk was one of them.",
      pl: "„Tak, mamo – powiedziała Ola do telefonu – ciepło”. Sprawdziła, co ma na sobie. „Tak, pod spodem też. Tak, i na nogach”. Nastąpiła przerwa. „Kot?” Popatrzyła na Mruka, który był w szarym, w białych rękawiczkach i w obroży. „A kto jeszcze siedzi w domu? Tak, mamo. Coś gorącego”. Kiedy odłożyła słuchawkę, miała trzy polecenia do wykonania, a jednym był Mruk.",
    },
  ],
};
