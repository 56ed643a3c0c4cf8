import type { Plot } from "#api/house/texts/model.ts";

/** A dark evening at the window: something out there has to be counted, watched or waited for. */
export const lamp: Plot = {
  name: "lamp",
  category: "Portrait",
  when: {
    timeSlot: ["evening"],
    between: ["10-01", "03-31"],
  },
  wishes: [
    {
      titles: [["Forty-One, as a Rule", "Zwykle czterdzieści jeden"]],
      en: "Mruk had sat down at the window, by the lamp, to count the lights on the other side of the street. He does it every few evenings, for the record. As a rule there are forty-one, and if there are fewer, somebody has gone away and should have said so. He began at the top left, with the attic.",
      pl: "Mruk usiadł przy oknie, obok lampy, żeby policzyć światła po drugiej stronie ulicy. Robi to co parę wieczorów, dla porządku. Zwykle jest ich czterdzieści jeden, a jeśli mniej, to ktoś wyjechał i powinien był uprzedzić. Zaczął od góry, z lewej, od strychu.",
      picture: { place: "window sill", pose: "back", props: ["lamp"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [["One Light Was Missing", "Jednego światła brakowało"]],
          en: "At forty lights Mruk stopped. There was one missing, on the fourth floor, on the left, and he stayed up for it. A fifteen came and went; somebody with a heavy bag disappeared in the gateway opposite, and then a light climbed the stairs: first landing, second, third. The window on the left lit up. “Are you coming?” asked Ola. He came.",
          pl: "Przy czterdziestu światłach Mruk się zatrzymał. Jednego brakowało, na czwartym piętrze, z lewej, i Mruk na nie czekał. Przyjechała i odjechała piętnastka, ktoś z ciężką torbą zniknął w bramie naprzeciwko, a potem szło to w górę: światło na pierwszym półpiętrze, na drugim, na trzecim. Okno z lewej się zapaliło. „Idziesz?” – spytała Ola. Poszedł.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["Forty-One and a Half", "Czterdzieści jeden i pół"],
            ["Who Is Up at This Hour?", "Kto tam nie śpi?"],
          ],
          en: "The lights came to forty-two. Mruk began again, from the right, and again it was forty-two. The new light was on the second floor, small and low down, and in front of it somebody in a dressing gown was walking to and fro with a bundle on one shoulder. “Oh,” said Ola, who had come to look, “they’re home.” Mruk put it down as forty-one and a half.",
          pl: "Świateł wyszło czterdzieści dwa. Mruk zaczął jeszcze raz, od prawej, i znowu było czterdzieści dwa. Nowe światło paliło się na drugim piętrze, małe i nisko, a przed nim ktoś w szlafroku chodził tam i z powrotem z zawiniątkiem na ramieniu. „O – powiedziała Ola, która podeszła zobaczyć – już są w domu”. Mruk zapisał: czterdzieści jeden i pół.",
          picture: { place: "window sill", pose: "sit", props: ["lamp"], eyes: "half", look: "away", company: "ola" },
        },
        {
          needs: ["the small one"],
          titles: [["The Forty-First Was a Torch", "Czterdzieste pierwsze na baterię"]],
          en: "At forty Mruk stopped: there was one light missing. It was in the room with the straight picture, where the small one had been sent to bed. He waited. Low down in the black pane something came on, round and yellow, and went about under a blanket. Then it came out and pointed straight across at him: off, on. Forty-one. He shut both eyes and opened them, and the count was complete.",
          pl: "Przy czterdziestu Mruk się zatrzymał: jednego światła brakowało. Brakowało go w pokoju z prostym obrazem, gdzie małego posłano do łóżka. Poczekał. Nisko w czarnej szybie zapaliło się coś okrągłego i żółtego i chodziło pod kołdrą. Potem wyszło spod niej i wycelowało prosto w Mruka: mignęło i zgasło. Czterdzieści jeden. Mruk zamknął oczy, otworzył i rachunek był skończony.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Which Tram Is the Last?", "Kto wie, że to już ostatni?"]],
      en: "Mruk meant to see the last tram home. Every evening one of the fifteens is the last, and does not know it; it rings and hurries like the others. He thinks that somebody who does know ought to be there. He took his place on the window sill by the lamp while there were still a good many to come.",
      pl: "Mruk zamierzał odprowadzić wzrokiem ostatni tramwaj. Co wieczór jedna z piętnastek jest ostatnia i sama o tym nie wie, dzwoni i spieszy się jak inne. Zdaniem Mruka ktoś, kto wie, powinien przy tym być. Zajął miejsce na parapecie, obok lampy, kiedy do ostatniego było jeszcze całkiem daleko.",
      picture: { place: "window sill", pose: "loaf", props: ["lamp"], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Glove on the Third Seat", "Na trzecim siedzeniu rękawiczka"],
            ["It Did Not Know That It Was the Last", "Ostatni i nic o tym nie wie"],
          ],
          en: "The last tram came, lit from end to end, with nobody in it but the driver and a glove, on the third seat. Nobody had told the tram that it was the last. It rang at the corner and hurried, and Mruk stood up on all four paws while it went by. For some time the wire above the street went on humming. When that was over too, he lay down across Ola’s feet.",
          pl: "Ostatni tramwaj nadjechał, oświetlony od końca do końca, a w środku nie było nikogo, tylko motorniczy i, na trzecim siedzeniu, rękawiczka. Nikt tramwajowi nie powiedział, że jest ostatni. Dzwonił na rogu i spieszył się, a Mruk stał na wszystkich czterech łapach, dopóki nie przejechał. Drut nad ulicą brzęczał jeszcze jakiś czas. Kiedy i to się skończyło, Mruk położył się Oli na stopach.",
        },
        {
          titles: [
            ["After the Last One, Another", "Po ostatnim jeszcze jeden"],
            ["Tea at a Walking Pace", "Herbata w tempie spaceru"],
          ],
          en: "The last tram had gone by, and Mruk had nodded to it. Then another came. It had no number, it went at a walk with all its lights on, and inside it sat two men with a flask, who were grinding the rails smooth. Under the window they stopped, to pour. One of them looked up and nudged the other, and both raised their mugs. Mruk, who had been about to go, sat down again.",
          pl: "Ostatni tramwaj przejechał i Mruk mu skinął. Wtedy nadjechał jeszcze jeden. Nie miał numeru, sunął w tempie spaceru, cały oświetlony, a w środku siedzieli dwaj panowie z termosem i szlifowali szyny. Pod oknem stanęli, żeby nalać. Jeden spojrzał w górę, trącił drugiego i obaj podnieśli kubki. Mruk, który miał już iść, usiadł z powrotem.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          needs: ["the couple"],
          titles: [
            ["One of Them Would Have to Walk", "Jedno z nich pójdzie pieszo"],
            ["They Missed the Last One as Well", "Ostatni też przegapili"],
          ],
          en: "The last tram stopped, opened all its doors and waited longer than it is allowed to. The couple at the stop were still saying good night. They noticed only when it had gone, read the timetable with one finger each, and laughed. So he began to walk her home, and at the corner she turned round and began to walk him. They had passed under Mruk’s window four times before he left them to it.",
          pl: "Ostatni tramwaj stanął, otworzył wszystkie drzwi i czekał dłużej, niż mu wolno. Para na przystanku wciąż mówiła sobie dobranoc. Zauważyli tramwaj dopiero, kiedy odjechał, przeczytali rozkład, każde jednym palcem, i zaczęli się śmiać. Więc on odprowadził ją do rogu, a na rogu ona zawróciła i odprowadzała jego. Przeszli pod oknem cztery razy, zanim Mruk zostawił ich samych.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          needs: ["the hat"],
          titles: [["The Driver in Two Caps", "Motorniczy w dwóch nakryciach głowy"]],
          en: "The man without a hat had let eleven trams go by. Then the last one came, quite empty, and stopped with its first door exactly in front of him. The driver had the hat on, on top of his own cap. He took it off, and held it out by the brim, and the man bowed, having nothing else to raise. They rode away together. Mruk stood on all four paws until their light was round the corner.",
          pl: "Pan bez kapelusza przepuścił jedenaście tramwajów. Nadjechał ostatni, całkiem pusty, i stanął pierwszymi drzwiami dokładnie przed nim. Motorniczy miał kapelusz na głowie, na własnej czapce. Zdjął go i podał za rondo, a pan ukłonił się, choć nie miał czego uchylić. Odjechali razem. Mruk stał na czterech łapach, póki ich światło nie znikło za rogiem.",
        },
        {
          needs: ["by ear"],
          titles: [
            ["He Knew It by the Bell", "Poznał go po dzwonku"],
            ["Nobody Gets Off the Last One", "W ostatnim nikt nie wysiada"],
          ],
          en: "By the time the last tram came Mruk knew them all by ear: the one that squeaks, the one with the loose window. This one made no noise that he had heard before. It was empty; there was nobody in it to cough, or to ask whether this was the stop. It rang at the corner, for form. He answered, quite low, and the driver, who could not have heard it, put his hand to his cap.",
          pl: "Zanim nadjechał ostatni tramwaj, Mruk znał już wszystkie ze słuchu: ten, co piszczy, i ten z obluzowaną szybą. Ten brzmiał inaczej niż tamte. Był pusty, nikt w nim nie kaszlał i nie pytał, czy to już ten przystanek. Na rogu zadzwonił, dla porządku. Mruk odpowiedział, całkiem nisko, a motorniczy, który nie mógł tego słyszeć, przyłożył rękę do czapki.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Where Do They Let Out the Dark?", "Skąd się bierze ciemność?"]],
      en: "Ola had asked at supper where the dark comes from, and nobody had known. Mruk knew, but he wished to make sure. By this hour most of it is out already; the rest is let out later, as far as he is aware, from a spot behind the chimneys opposite. He sat down on the window sill beside the lamp and kept his eye on the spot.",
      pl: "Ola spytała przy kolacji, skąd się bierze ciemność, i nikt nie wiedział. Mruk wiedział, ale chciał się upewnić. O tej porze większość jest już na dworze, a resztę wypuszczają później, o ile mu wiadomo, z pewnego miejsca za kominami naprzeciwko. Usiadł na parapecie obok lampy i nie spuszczał tego miejsca z oka.",
      picture: {
        place: "window sill",
        pose: "back",
        props: ["lamp"],
        eyes: "open",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["It Came Through the Hall", "Przyszła przez przedpokój"],
            ["How the Dark Came In", "Jak weszła ciemność"],
          ],
          en: "Behind the chimneys nothing stirred. Then Ola put out the light in the hall, and there it was, on the threshold. The dark had come up behind him without a sound; it went past Mruk on both sides, across the carpet, and stopped at the window. He turned his head to let it by. Outside the pane there was some too, and the two lots looked at each other.",
          pl: "Za kominami nic się nie ruszało. Wtedy Ola zgasiła światło w przedpokoju i już była, w progu. Ciemność zaszła Mruka od tyłu, bez jednego szmeru, minęła go z obu stron, po dywanie, i stanęła pod oknem. Odwrócił głowę, żeby ją przepuścić. Za szybą też jej trochę było i jedna patrzyła na drugą.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
        },
        {
          titles: [["So That Is Where It Is Kept", "Więc tu ją trzymają"]],
          en: "One after another the windows opposite were taken in, like washing. Mruk waited for the dark to come and fill the gaps. Nothing came; it had been there all the time, behind each of them, and merely stepped forward. He looked round at the room. When Ola went to shut the wardrobe, whose left-hand door stood ajar, he was sitting before the crack, on guard.",
          pl: "Jedno po drugim zdejmowano okna naprzeciwko, jak pranie ze sznura. Mruk czekał, aż ciemność przyjdzie i zajmie wolne miejsca. Nic nie przyszło, była tam przez cały czas, za każdym z nich, i tylko wystąpiła krok do przodu. Mruk obejrzał się na pokój. Kiedy Ola chciała zamknąć szafę, której lewe drzwi się nie domykały, siedział przed szparą na straży.",
        },
        {
          needs: ["the small one"],
          titles: [
            ["So It Was Kept in the Wall", "A więc trzymają ją w ścianie"],
            ["Off and On, Five Times", "Pięć razy pstryk"],
          ],
          en: "The dark was let out by the small one with the chair. Mruk saw it with his own eyes: the chair was pushed up to the wall, a hand felt for the switch, and at once the whole room was full of dark. The hand moved again, and it was back in the wall. Five times. Then a large hand came, carried off both chair and child, and pressed it once more, and it stayed out.",
          pl: "Ciemność wypuścił ten mały z krzesłem. Mruk widział na własne oczy: krzesło stanęło pod ścianą, ręka namacała kontakt i natychmiast w całym pokoju była ciemność. Ręka się poruszyła i ciemność siedziała z powrotem w ścianie. Pięć razy. Potem przyszła duża ręka, zabrała krzesło i dziecko, nacisnęła jeszcze raz i ciemność już została.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Against Himself, and Losing", "Sam ze sobą, a przegrywa"]],
      en: "In the house opposite, one floor down, there is a window like this one with a lamp like this one, and behind it in the evenings sits an old man with a chessboard. He plays against himself, and loses. Mruk follows the tournament from the window sill. The decisive game was due, and he had left some of his supper so as not to miss the opening.",
      pl: "W domu naprzeciwko, piętro niżej, jest takie samo okno z taką samą lampą, a za nim siedzi wieczorami starszy pan z szachownicą. Gra sam ze sobą i przegrywa. Mruk śledzi ten turniej z parapetu. Wypadała decydująca partia, więc zostawił trochę kolacji, żeby nie spóźnić się na otwarcie.",
      picture: {
        place: "window sill",
        pose: "back",
        props: [],
        eyes: "open",
        camera: "close",
        lighting: "night",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Goodnight from the Window Opposite", "Dobranoc z okna naprzeciwko"],
            ["He Raised the Knight", "Podniósł skoczka, i to wysoko"],
          ],
          en: "In the window opposite the old man stood up. He had lost, with white, after a brave defence. He looked across and raised a piece, a knight, as people raise a glass, and Mruk, who does not play, lowered his head a little. “Who was that?” asked Ola behind him. Then the old man drew his curtain, and Mruk shut his eyes.",
          pl: "W oknie naprzeciwko starszy pan wstał. Przegrał, białymi, po dzielnej obronie. Spojrzał w tę stronę i podniósł figurę, skoczka, jak się podnosi kieliszek, a Mruk, który nie grywa, lekko schylił głowę. „Kto to był?” – spytała za nim Ola. Potem starszy pan zaciągnął zasłonę, a Mruk zamknął oczy.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["And Not a Pawn Slid", "Ani jeden pionek nie spadł"],
            ["Who Won?", "Kto wygrał?"],
          ],
          en: "Opposite, the old man had sat for a long time with his chin in his hands. All at once he turned the board round, made one move and jumped up. He looked about for somebody to tell; there was a stove, there was a hat stand. Then he carried the board to the window and tilted it to the pane, for Mruk. Not a pawn slid. “Who won?” asked Ola. The old man had.",
          pl: "Starszy pan naprzeciwko długo siedział z brodą w dłoniach. Nagle obrócił szachownicę, zrobił jeden ruch i zerwał się z miejsca. Rozejrzał się, komu by powiedzieć; był tam piec i wieszak na kapelusze. Zaniósł więc szachownicę do okna i przechylił ku szybie, dla Mruka. Ani jeden pionek nie spadł. „Kto wygrał?” – spytała Ola. Wygrał starszy pan.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      when: {
        between: ["10-01", "10-31"],
      },
      en: "Mruk was expecting a moth. She calls at this lamp now and then, alone, in brown velvet, and goes round it without a word, like a lady at an exhibition. He did not want to eat her. He wanted to spend an hour in the same room as somebody with manners, and had sat down on the window sill where he could easily be found.",
      pl: "Mruk czekał na pewną ćmę. Przylatuje czasem do tej lampy, sama, w brązowym aksamicie, i okrąża ją bez słowa, jak dama na wystawie. Nie chciał jej zjeść. Chciał pobyć przez godzinę w jednym pokoju z kimś, kto umie się zachować, i usiadł na parapecie, gdzie łatwo go znaleźć.",
      picture: { place: "window sill", pose: "sit", props: ["lamp"], eyes: "half", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Brown Velvet on the Left Ear", "Brązowy aksamit na lewym uchu"],
            ["How a Moth Takes Her Leave", "Jak się żegna ćma"],
          ],
          en: "The moth came late. She walked once about the lampshade, settled where it was warmest and opened her velvet a little. Nothing was said. When she left, she left by way of Mruk: she alighted on his left ear, in the notch, which might have been made to measure, and rested. Ola did not turn her page until it was over.",
          pl: "Ćma przyszła późno. Obeszła raz abażur, usiadła tam, gdzie był najcieplejszy, i rozchyliła trochę aksamit. Obeszło się bez słów. Odlatując, zatrzymała się jeszcze na Mruku: przysiadła mu na lewym uchu, w nacięciu, które było jak na nią skrojone, i odpoczęła. Ola nie przewróciła kartki, póki się to nie skończyło.",
          picture: { place: "window sill", pose: "sit", props: ["lamp"], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["An Hour on the Other Side of the Glass", "Godzina po tamtej stronie szyby"],
            ["On Show, in Profile", "Profilem, jak na wystawie"],
          ],
          en: "The moth did not come in. She had sat down outside, on the pane, at the height of Mruk’s nose, and could be seen from below, where she is paler. It was apparently her evening for looking at others. Mruk sat up straight and turned to the glass the profile without the notch. He held it for an hour. Ola, who wanted to draw the curtain, let it be.",
          pl: "Ćma nie weszła. Usiadła po tamtej stronie, na szybie, na wysokości nosa Mruka, i widać ją było od spodu, gdzie jest bledsza. Był to widocznie jej wieczór oglądania innych. Mruk się wyprostował i zwrócił do szyby profil bez nacięcia. Trzymał go przez godzinę. Ola chciała zaciągnąć zasłonę, ale dała spokój.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["A Thought Put Off until Evening", "Myśl, którą odłożył do wieczora"]],
      en: "In the course of the day Mruk had had a thought, and there had been no time for it. He had put it off until evening. Now he was sitting on the window sill, beside the lamp, with his back to the room, and waiting for it to come back. It had been about as large as a walnut, and that was all he could remember.",
      pl: "W ciągu dnia Mruk miał pewną myśl i nie było na nią czasu. Odłożył ją na wieczór. Teraz siedział na parapecie, obok lampy, tyłem do pokoju, i czekał, aż wróci. Była wielkości włoskiego orzecha i tyle z niej pamiętał.",
      picture: {
        place: "window sill",
        pose: "back",
        props: ["lamp"],
        eyes: "half",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["No Larger Than a Walnut", "Nie większa niż orzech"],
            ["What Are You Thinking About?", "O czym tak myślisz?"],
          ],
          en: "The thought came when Mruk had given it up and was considering fish. It was simply there, complete, like a word that has been hunted all day and turns up in the bath. He looked at it from every side. It was smaller than he remembered, but it shone. “What are you thinking about?” asked Ola. He put a paw on it.",
          pl: "Myśl przyszła, kiedy Mruk machnął już na nią łapą i rozważał ryby. Po prostu była, w całości, jak słowo, którego się szuka cały dzień, a ono zjawia się w wannie. Obejrzał ją ze wszystkich stron. Była mniejsza, niż pamiętał, ale błyszczała. „O czym tak myślisz?” – spytała Ola. Przykrył ją łapą.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Right House and the Wrong Door", "Ten dom, nie te drzwi"],
            ["“Of Course!” Cried Ola", "„No jasne!” – zawołała Ola"],
          ],
          en: "“Of course!” cried Ola in the kitchen. A chair fell over, a pencil raced. She had been after it for three days, she told the sink, and now it had simply come, from nowhere, and was exactly right. She read it out. Mruk had turned round on the sill, for he knew it at the first word: it was his thought. It had found the house and gone to the wrong door.",
          pl: "„No jasne!” – zawołała w kuchni Ola. Przewróciło się krzesło, ołówek ruszył z kopyta. Trzy dni tego szukała, opowiadała zlewowi, a teraz samo przyszło, nie wiadomo skąd, i dokładnie tak, jak trzeba. Przeczytała na głos. Mruk odwrócił się na parapecie, bo poznał od pierwszego słowa: to była jego myśl. Trafiła do domu, tylko pomyliła drzwi.",
          picture: {
            place: "window sill",
            pose: "sit",
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
      titles: [["The First Watch over Warsaw", "Kto pilnuje Warszawy?"]],
      en: "Somebody has to keep the first watch. Tomek reads in bed, Ola falls asleep over the dictionary, and if nobody looked after it Warsaw would lie out there all night without a soul. Mruk took up his post on the window sill, by the lamp, and let his eyes go slowly along the roofs from left to right.",
      pl: "Ktoś musi trzymać pierwszą wartę. Tomek czyta w łóżku, Ola zasypia nad słownikiem i gdyby nikt nie pilnował, Warszawa leżałaby tak całą noc bez żywej duszy. Mruk objął posterunek na parapecie, przy lampie, i wolno przesunął wzrokiem po dachach, od lewej do prawej.",
      picture: { place: "window sill", pose: "back", props: ["lamp"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [
            ["All Present, Roofs in Place", "Wszyscy obecni, dachy na miejscu"],
            ["Nothing to Be Done before Breakfast", "Do śniadania bez zmian"],
          ],
          en: "In the end Mruk handed over the watch, to whom is not known. His report, drawn up in the armchair with his nose in his tail, was a single line: all present, roofs in place, nothing to be done before breakfast. He signed it with a sigh. Ola, coming through in the dark, tucked the blanket in round Mruk and his report, and stepped over the board that creaks.",
          pl: "W końcu Mruk zdał wartę, nie wiadomo komu. Raport, który sporządził w fotelu, z nosem w ogonie, miał jedną linijkę: wszyscy obecni, dachy na miejscu, do śniadania bez zmian. Podpisał go westchnieniem. Ola, która przechodziła po ciemku, otuliła Mruka kocem, razem z raportem, i ominęła deskę, która skrzypi.",
          picture: {
            place: "stove",
            pose: "sleep",
            props: [],
            eyes: "closed",
            on: "armchair",
            lighting: "blackout",
            company: "nobody",
          },
        },
        {
          titles: [
            ["You Go, I’ll Take the Next One", "Idź, ja wezmę następną"],
            ["Who Came in Bare Feet?", "Kto przyszedł boso?"],
          ],
          en: "All at once there were bare feet behind Mruk. Ola could not get to sleep. She had the blanket round her and drew up a chair. “You go,” she said. “I’ll take the next watch.” He looked at her, then along the roofs, then at her again; she seemed to be up to it. He went and lay down in the middle of her bed, where it was warm, to be within call.",
          pl: "W pewnej chwili za Mrukiem stanęły bose stopy. Ola nie mogła zasnąć. Owinęła się kocem i przysunęła sobie krzesło. „Idź – powiedziała – ja wezmę następną wartę”. Spojrzał na nią, potem po dachach i znów na nią; wyglądało na to, że sobie poradzi. Poszedł i położył się na środku jej łóżka, gdzie było ciepło, żeby w razie czego być pod ręką.",
          picture: { place: "bedroom", pose: "loaf", props: [], eyes: "half", on: "bed", company: "nobody" },
        },
        {
          when: {
            weather: ["snow"],
          },
          titles: [
            ["Nobody Had Signed the Snow", "Na śniegu ani podpisu"],
            ["Whose Tracks Are Those?", "Czyje to ślady?"],
          ],
          en: "Snow took over the watch. By the time Mruk had reached the last chimney it had covered the first; the stop had a white roof, and nobody had set foot in the street. Then Ola, who was taking down the rubbish, stepped out in front of the gate, and he could read it all: twelve steps there, a stop to look up, twelve back. Mruk knew who that was. He let her pass.",
          pl: "Wartę przejął śnieg. Zanim Mruk doszedł do ostatniego komina, pierwszy był już przykryty, przystanek miał biały dach, a na ulicy nie było ani jednego śladu. Potem Ola, która wynosiła śmieci, wyszła jeszcze przed bramę i wszystko dało się odczytać: dwanaście kroków tam, postój, głowa do góry, dwanaście z powrotem. Mruk wiedział, kto to. Przepuścił.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The pane showed nothing but the room. There was the bookcase, there was Tomek with a sock in his hand, and in front of everything, lit by the lamp, sat a broad dark cat who was in the way. Mruk leaned to the left, to look past him. So did the other. He leaned to the right, without any warning, and the other had thought of that too.",
      pl: "Szyba pokazywała tylko pokój. Była biblioteczka, był Tomek ze skarpetką w ręku, a przed wszystkim siedział, oświetlony lampą, szeroki ciemny kot, który zasłaniał. Mruk wychylił się w lewo, żeby zajrzeć za niego. Tamten też. Wychylił się w prawo, bez uprzedzenia, ale tamten wpadł na to samo.",
      turns: [
        {
          titles: [
            ["Who Put Out the Lamp?", "I kto zgasił lampę?"],
            ["Put Out by Mistake", "Zgaszone przez pomyłkę"],
          ],
          en: "Tomek, who was looking for the other sock, put out the lamp by mistake. At first there was only black. Then, one by one, like guests who have been standing in the hall, in came the roofs, the chimneys, the wires and the whole street. The street had been there all the time. “Sorry, Director,” said Tomek and felt for the switch. A white paw was lying on it.",
          pl: "Tomek szukał drugiej skarpetki i przez pomyłkę zgasił lampę. Najpierw było tylko czarno. Potem, jedno po drugim, jak goście, którzy dotąd stali w przedpokoju, weszły dachy, kominy, druty i cała ulica. Były tam przez cały czas. „Przepraszam, dyrektorze” – powiedział Tomek i namacał wyłącznik. Leżała na nim biała łapa.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "wide", company: "tomek" },
        },
        {
          titles: [
            ["Room for One behind the Curtain", "Miejsce za zasłoną, dla jednego"],
            ["A Bulge with a Tail", "Skąd ten ogon w zasłonie?"],
          ],
          en: "There was one thing the cat in the pane could not do, and that was go behind the curtain. Mruk went. Between curtain and glass it was dark, cold and just wide enough; the room had gone, bookcase and all, and outside everything lay where it should. “Where’s the Director?” asked Tomek. The curtain had a bulge with a tail to it. Tomek pulled it a little straighter, over the tail.",
          pl: "Jednego kot w szybie nie potrafił: wejść za zasłonę. Mruk wszedł. Między zasłoną a szkłem było ciemno, zimno i akurat dość miejsca, pokój zniknął razem z biblioteczką, a na zewnątrz wszystko leżało, jak trzeba. „Gdzie dyrektor?” – spytał Tomek. Zasłona miała wypukłość, a wypukłość ogon. Tomek poprawił ją trochę, żeby zakrywała i ogon.",
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [["The Other Cat Ran Down the Pane", "Tamten spłynął po szybie"]],
          en: "The rain settled it. It came slanting across the street and struck the pane, and the cat in it began to run: first at the ears, then at the shoulders, and at last he went down the glass in nine streams and was gone. Where he had been, each drop held a light and a piece of roof. Mruk looked out between them. Behind him Tomek found the other sock.",
          pl: "Rozstrzygnął deszcz. Przyszedł ukosem przez ulicę, uderzył w szybę i kot w niej zaczął się rozpływać: najpierw uszy, potem barki, aż spłynął po szkle dziewięcioma strużkami i już go nie było. Tam, gdzie siedział, w każdej kropli było światło i kawałek dachu. Mruk patrzył pomiędzy nimi. Za jego plecami Tomek znalazł drugą skarpetkę.",
        },
        {
          needs: ["lights out"],
          titles: [
            ["Seven Minutes Early", "O siedem minut za wcześnie"],
            ["A Good Thing the Clock Is Fast", "Jak dobrze, że zegar się spieszy"],
          ],
          en: "The half hour struck, seven minutes too early, and Tomek, who believes clocks, put out the lamp. The bookcase went, the sock went, and last of all the broad dark cat, who had just been leaning to the left. In his place stood a street with everything on it. When Tomek had looked at his watch he wanted to put the light on again. He felt for the switch, and found a paw.",
          pl: "Wybiło wpół, o siedem minut za wcześnie, i Tomek, który zegarom wierzy, zgasił lampę. Znikła biblioteczka, znikła skarpetka, a na końcu szeroki ciemny kot, który właśnie wychylał się w lewo. Na jego miejscu stała ulica, ze wszystkim, co na niej jest. Kiedy Tomek spojrzał na zegarek, chciał zapalić z powrotem. Namacał wyłącznik, a na nim łapę.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "half", look: "reader", company: "tomek" },
        },
      ],
      pays: ["no view"],
    },
    {
      titles: [["Alone with an Accordion", "Sam na sam z akordeonem"]],
      en: "Somewhere in the house an accordion was being played, and nobody can be alone with an accordion. It breathed in, it breathed out, it sobbed. In the sad places the bell on Mruk’s collar trembled along with it, although he had strictly forbidden it to. He laid his chin on the bell, and then it trembled in his chin.",
      pl: "Gdzieś w domu ktoś grał na akordeonie, a z akordeonem nie da się być samemu. Wdychał, wydychał, szlochał. W smutniejszych miejscach dzwonek przy obroży drżał razem z nim, chociaż Mruk mu surowo zabronił. Przycisnął go brodą i wtedy drżało mu w brodzie.",
      turns: [
        {
          titles: [
            ["The Low Note, on the Left", "Niski dźwięk, z lewej strony"],
            ["A Note That Two Can Hold", "Dźwięk, który trzyma się we dwóch"],
          ],
          en: "There was a note, low down on the left, on which the accordion liked to rest. Mruk has it too; it is the lower of his two. When it came round again he hummed it too, with his mouth shut. The accordion stopped. It tried the note by itself, heard the answer through two ceilings, and came back to it, and they held it together until the bellows were empty. Nothing else was played.",
          pl: "Był taki dźwięk, niski, z lewej strony, na którym akordeon lubił odpoczywać. Mruk też go ma, to niższa z jego dwóch nut. Kiedy akordeon znów doszedł do tego dźwięku, Mruk zanucił go razem z nim, nie otwierając pyska. Akordeon urwał. Spróbował sam, przez dwa sufity usłyszał odpowiedź, wrócił i trzymali go razem, aż w miechu zabrakło powietrza. Więcej już nie grano.",
        },
        {
          titles: [
            ["The Accordion Took the Fifteen", "Akordeon odjechał piętnastką, szlochając"],
            ["Where Did the Accordion Go?", "Dokąd poszedł akordeon?"],
          ],
          en: "The accordion grew louder, came down the stairs and stepped out of the front door, strapped to a man in a hat. At the stop it took a deep breath. When the fifteen came, the man went up the steps playing, with his eyes shut, and somebody inside stamped his ticket for him. It could be heard as far as the second stop. Then Mruk’s bell hung still.",
          pl: "Akordeon robił się głośniejszy, zszedł po schodach i wyszedł z bramy na piersi pana w kapeluszu. Na przystanku nabrał powietrza. Kiedy przyjechała piętnastka, pan wszedł po stopniach, grając, z zamkniętymi oczami, a ktoś w środku skasował mu bilet. Słychać było aż do drugiego przystanku. Potem dzwonek Mruka zawisł spokojnie.",
        },
        {
          needs: ["the couple"],
          titles: [
            ["Too Many People Dancing to Be Sad", "Nie da się szlochać do tańca"],
            ["They Danced as Far as the Timetable", "Tańczyli aż do rozkładu jazdy"],
          ],
          en: "The two at the stop had heard the accordion too. In the middle of a good night they put their arms round each other and began to dance, as far as the timetable and back. Up in the house a window opened; the accordion must have looked out. You cannot sob at people who are dancing. The accordion changed to something quick, and after that Mruk’s bell had no sad places left to tremble in.",
          pl: "Akordeon usłyszało też tych dwoje na przystanku. W środku dobranoc objęli się i zaczęli tańczyć, do rozkładu jazdy i z powrotem. W domu otworzyło się jakieś okno; pewnie wyjrzał akordeon. Nie da się szlochać komuś do tańca. Akordeon przeszedł na coś prędkiego i dzwonek Mruka nie miał już przy czym drżeć.",
        },
        {
          needs: ["the dancer"],
          titles: [
            ["Waltz for a Man in Braces", "Walc dla pana w szelkach"],
            ["He Put Down the Book", "Odłożył podręcznik i ruszył"],
          ],
          en: "The gentleman in braces had opened his window for air, and stood still. There it was: one, two, three. He put down the book, held out both arms and went round the room, past the table, past the wardrobe, without looking once. The accordion saw it and took care. It left out the sobs, which have no beat, and at the end of the waltz it stopped for good, and the gentleman bowed.",
          pl: "Pan w szelkach uchylił okno, żeby zaczerpnąć powietrza, i zastygł. Był tam takt: raz, dwa, trzy. Odłożył podręcznik, wyciągnął obie ręce i ruszył po pokoju, koło stołu, koło szafy, ani razu nie doczytując. Akordeon to zobaczył i zaczął uważać. Szlochy opuścił, bo nie są do taktu, a z końcem walca umilkł na dobre i pan się ukłonił.",
        },
      ],
    },
    {
      en: "In the kitchen something was boiling for tomorrow, and all the panes in the flat steamed over. First the edges went, then the house opposite. Mruk wiped with a paw and got a small round hole with a tram in it; while he was putting the paw down, it closed again. Ola called out that it only wanted another hour.",
      pl: "W kuchni gotowało się coś na jutro i w całym mieszkaniu szyby zaszły parą. Najpierw zniknęły brzegi, potem dom naprzeciwko. Mruk przetarł łapą i powstała mała okrągła dziura z tramwajem w środku, ale zanim odstawił łapę, znów zarosła. Ola zawołała, że jeszcze tylko godzinka.",
      turns: [
        {
          titles: [
            ["A Window for Two Ears", "Okno z dwoma szpicami"],
            ["A Window in the Window", "Okno w oknie, a pod nim drugie"],
          ],
          en: "Ola came in with the wooden spoon, wiped a window in the steam with her sleeve and looked out of it. She went away, and came back, because something had occurred to her: her window was at the height of her own nose. So she bent down and with a corner of the tea towel she made another, underneath, low and wide, with two points at the top. Mruk moved into it. It fitted.",
          pl: "Ola weszła z drewnianą łyżką, przetarła rękawem okno w parze i wyjrzała. Wyszła i wróciła, bo coś jej przyszło do głowy: okno było na wysokości jej własnego nosa. Schyliła się więc i rogiem ścierki zrobiła pod spodem drugie, niskie i szerokie, z dwoma szpicami u góry. Mruk się w nim ustawił. Pasowało.",
        },
        {
          titles: [
            ["The Street in Nine Slices", "Ulica w dziewięciu plastrach"],
            ["The First Drop Thought It Over", "Pierwsza kropla się namyślała"],
          ],
          en: "In the end there was too much steam even for the pane. At the very top a drop formed, thought it over, and ran; on its way it took in others, bore to the left, and came down on the sill. Where it had been there was a strip of street as wide as an eye. Mruk put an eye to it. Before long there were nine such strips, and he had the whole street, in slices.",
          pl: "W końcu zebrało się tej pary za dużo. U samej góry zebrała się kropla, namyśliła się i pobiegła, po drodze zabrała inne, skręciła w lewo i skończyła na parapecie. Tam, gdzie biegła, został pasek ulicy, szeroki na jedno oko. Mruk przyłożył oko. Niebawem pasków było dziewięć i Mruk miał całą ulicę, w plastrach.",
        },
      ],
      pays: ["no view"],
    },
    {
      titles: [["A Long Day, from the Beginning", "Długi dzień, od samego początku"]],
      en: "Ola was having one of her tender evenings. She came up from behind, laid her chin between Mruk’s ears and asked what he was looking at; she wanted to see it too. They looked. After a moment she began to tell him about her day, from the beginning, and it had been a long one.",
      pl: "Ola miała wieczór czułości. Podeszła z tyłu, położyła Mrukowi brodę między uszami i spytała, na co patrzy, bo też chciała to zobaczyć. Patrzyli. Po chwili zaczęła mu opowiadać, co się dziś działo, od samego początku, a działo się dużo.",
      turns: [
        {
          titles: [
            ["Ola’s Day, as Far as Half Past Three", "Dzień Oli, do wpół do czwartej"],
            ["One Head on Top of Another", "Głowa na głowie, i cicho"],
          ],
          en: "At half past three in the afternoon of her story Ola broke off. Her chin had turned to where his own was pointing, and she had seen it. “Oh,” she said. She said no more, in either language. For a while they stayed as they were, one head on top of the other. Then she took her head away, carefully, as you take the top plate off a pile, and left Mruk to it.",
          pl: "Przy wpół do czwartej po południu Ola przerwała opowieść. Broda obróciła jej się tam, gdzie wskazywał jego nos, i zobaczyła. „O” – powiedziała. Więcej nie powiedziała nic, w żadnym języku. Chwilę stali tak, głowa na głowie. Potem Ola zdjęła swoją, ostrożnie, jak się zdejmuje talerz z wierzchu stosu, i zostawiła Mruka przy jego sprawie.",
        },
        {
          titles: [
            ["The Whole Day in One Syllable", "Jaki był dzień? Jedna sylaba"],
            ["He Nodded, Because She Did", "Kiwnął, bo ona kiwnęła"],
          ],
          en: "“And you?” asked Ola, when her day had reached the present. Mruk gave an account of his. It took one syllable. She nodded, and since her chin was still between his ears he nodded as well, and they appeared to have agreed on something. “I’ll leave you to it, then,” said Ola. She scratched him twice behind the notch and was gone.",
          pl: "„A ty?” – spytała Ola, kiedy jej dzień doszedł do teraz. Mruk zdał sprawę ze swojego. Zajęło mu to jedną sylabę. Kiwnęła głową, a że brodę wciąż miała między jego uszami, kiwnął i on, i wyglądało na to, że coś ustalili. „To ja nie przeszkadzam” – powiedziała Ola. Podrapała go dwa razy za nacięciem i już jej nie było.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "happy",
            company: "ola",
            posture: "stroking",
          },
        },
        {
          needs: ["the third shoe"],
          titles: [
            ["Ola Went Up to Ask", "Po co Ola poszła na górę?"],
            ["Three Feet on the Fourth Floor?", "Trzy nogi na czwartym?"],
          ],
          en: "Ola’s day had got as far as lunch when she broke off. “Three,” she said, with her chin still between his ears. “Did you count three as well?” He had. She tried to go on with lunch, and could not; a person wants to know. She went upstairs in her slippers to borrow an egg and have a look at their feet. Mruk had the pane to himself.",
          pl: "Dzień Oli doszedł do obiadu, kiedy urwała. „Trzy – powiedziała, wciąż z brodą między jego uszami. – Ty też naliczyłeś trzy?” Naliczył. Próbowała wrócić do obiadu i nie mogła, człowiek chce wiedzieć. Poszła w kapciach na górę pożyczyć jajko i spojrzeć im na nogi. Mruk miał szybę dla siebie.",
        },
      ],
    },
    {
      en: "Mruk’s eyelids would not play along. They had had a hard day, and each time they came down a little further, like the shutters of a shop, and were pulled up again. There were gaps in his observations, and he could not have said how long they were. Once half a tram was missing: it was on the left, and then it was on the right.",
      pl: "Powieki odmówiły Mrukowi współpracy. Miały ciężki dzień i za każdym razem opadały trochę niżej, jak żaluzje w sklepie, i znowu szły w górę. W obserwacjach powstawały luki i Mruk nie umiałby powiedzieć, jak długie. Raz zabrakło pół tramwaju: był z lewej, a potem był z prawej.",
      turns: [
        {
          titles: [["Two Green Points, Third Floor", "Na trzecim dwa zielone punkty"]],
          en: "From the next fifteen the driver looked up, as he always does, to the two green points on the third floor. The right one went out. The left one was going too. He slowed down, quite without need, and touched his bell, lightly, as one colleague does for another late at night. Both points were back at once, wide and round. Mruk’s eyelids stayed up after that.",
          pl: "Z następnej piętnastki motorniczy spojrzał, jak zawsze, na dwa zielone punkty na trzecim piętrze. Prawy zgasł. Lewy też już gasł. Motorniczy zwolnił, zupełnie bez potrzeby, i musnął dzwonek, leciutko, jak kolega koledze późnym wieczorem. Oba punkty zaraz wróciły, szerokie i okrągłe. Po tym powieki Mruka zostały już na górze.",
        },
        {
          titles: [["The Left Eye Until the Half Hour", "Lewe oko do wpół"]],
          en: "So Mruk introduced shifts for the eyelids. The right one went off duty until the half hour; the left, which is on the side of the notch and gets more air, stayed up. Then they changed over. There was a moment at every change when both were down, and, to be fair, another when both were up. To anyone in the street he was winking at Warsaw.",
          pl: "Mruk wprowadził więc powiekom zmiany. Prawa miała wolne do wpół, a lewa, od strony nacięcia, gdzie jest więcej powietrza, była na górze. Potem się zamieniały. Przy każdej zamianie bywała chwila, kiedy obie leżały, i, trzeba przyznać, druga, kiedy obie stały. Z ulicy wyglądało to tak, że ktoś mruga na Warszawę.",
        },
        {
          needs: ["the third shoe"],
          titles: [["Was There a Fourth Shoe?", "A gdzie czwarty but?"]],
          en: "What saved the evening was the fourth shoe. Each time his eyelids sank, Mruk thought that it was about to drop, and they flew up again. It was a long wait. Then it came, quite softly, put down by hand next to the third, and two voices upstairs said good night to each other. So the people upstairs had a visitor. By that time Mruk was so wide awake that his eyelids gave in.",
          pl: "Wieczór uratował czwarty but. Ilekroć powieki opadały, Mrukowi zdawało się, że zaraz spadnie, i podrywały się z powrotem. Czekało się długo. W końcu but się odezwał, cichutko, odstawiony ręką obok trzeciego, i dwa głosy na górze powiedziały sobie dobranoc. Mieli gościa. Mruk był już tak rozbudzony, że powieki dały za wygraną.",
        },
      ],
    },
    {
      titles: [["What Was the Bulb Saying?", "Co nadawała żarówka?"]],
      en: "The bulb in the lamp began to flicker. It was saying something in long and short, like a ship in distress, and nobody on shore took any notice. Ola said that it had been at it since yesterday. Mruk looked it straight in the filament, and for a good while after that there was filament wherever he looked.",
      pl: "Żarówka w lampie zaczęła mrugać. Nadawała coś krótko i długo, jak statek w potrzebie, a na brzegu nikt nie zwracał uwagi. Ola powiedziała, że to już od wczoraj. Mruk spojrzał żarówce prosto w drucik i przez dłuższy czas, gdziekolwiek patrzył, widział drucik.",
      turns: [
        {
          titles: [["With the New Bulb in His Hand", "Z nową żarówką w ręku"]],
          en: "Tomek unscrewed the bulb, said “Hot”, and tossed it from hand to hand until it had calmed down. Meanwhile it had grown dark in the room and light in the street. Mruk’s filament faded. Behind it there were roofs, and wires, and people at the stop. Tomek stood next to him with the new bulb in his hand, looked where he was looking, and forgot to put it in.",
          pl: "Tomek wykręcił żarówkę, powiedział „gorąca” i przerzucał ją z ręki do ręki, aż się uspokoiła. W pokoju zrobiło się tymczasem ciemno, a na ulicy jasno. Drucik w oczach Mruka zbladł. Za nim były dachy, druty i ludzie na przystanku. Tomek stał obok z nową żarówką w ręku, patrzył tam, gdzie Mruk, i zapomniał ją wkręcić.",
        },
        {
          titles: [
            ["Somebody Had Understood the Bulb", "Ktoś zrozumiał żarówkę"],
            ["Long, Short, Short", "Długo, krótko, krótko"],
          ],
          en: "In the house opposite a light went on, off, and on again: long, short, short. Somebody had understood the bulb. It replied as best it could. There was a pause, the width of a street, and then an answer, quite calm, after which the bulb gave a little sigh and burned steadily. Mruk shut both eyes, opened them and shut them, on behalf of the lamp.",
          pl: "W domu naprzeciwko zapaliło się światło, zgasło i zapaliło się znowu: długo, krótko, krótko. Ktoś zrozumiał żarówkę. Odpowiedziała, jak umiała. Nastąpiła przerwa, szeroka na całą ulicę, a potem odpowiedź, zupełnie spokojna, po której żarówka lekko westchnęła i paliła się równo. Mruk zamknął oczy, otworzył i znowu zamknął, w imieniu lampy.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the couple"],
      en: "At the stop two people were saying good night, right in the middle of Mruk’s view. A fifteen came, opened all its doors, waited, and went without either of them. They began again from the beginning. At the second one they at least looked up. The third rang at them, and had to leave as well. Mruk was beginning to be worried about how they meant to get home.",
      pl: "Na przystanku, w samym środku widoku, dwoje ludzi mówiło sobie dobranoc. Przyjechała piętnastka, otworzyła wszystkie drzwi, poczekała i odjechała bez nich. Zaczęli od początku. Przy drugiej podnieśli przynajmniej głowy. Trzecia na nich dzwoniła, ale i ona musiała jechać. Mruka zaczynało niepokoić, jak zamierzają wrócić do domu.",
      unless: ["no view"],
    },
    {
      when: {
        weather: ["wind"],
      },
      pays: ["the hat"],
      en: "The wind came round the corner and took the hat off a man at the stop. He ran after it along the platform. The hat was quicker: it jumped in at the last door of the fifteen, the door closed, and off they went without him. The man sat down on the bench, bareheaded, to wait until the fifteen brought it back. He kept looking up at the only window with a lamp and a witness.",
      pl: "Wiatr wypadł zza rogu i zdjął panu na przystanku kapelusz. Pan pobiegł za nim wzdłuż torów. Kapelusz był szybszy: wskoczył ostatnimi drzwiami do piętnastki, drzwi się zamknęły i pojechał sam. Pan usiadł z gołą głową na ławce i czekał, aż kapelusz wróci tą samą piętnastką. Co chwila spoglądał w górę, na jedyne okno z lampą i świadkiem.",
      unless: ["no view"],
    },
    {
      pays: ["the small one"],
      en: "Across the street a picture was being hung, and all the lights in the room were on for it. Two people held it, and a third stood back and conducted: to the left, higher, a shade to the left. When they had gone in to supper, somebody very small came in with a chair, climbed up and put the picture straight. Then the small one saw Mruk, and stayed on the chair, thinking.",
      pl: "Po drugiej stronie ulicy wieszano obraz i zapalono do tego wszystkie światła w pokoju. Dwie osoby trzymały, trzecia stała z tyłu i dyrygowała: w lewo, wyżej, ociupinkę w lewo. Kiedy poszli na kolację, wszedł ktoś bardzo mały z krzesłem, wdrapał się i powiesił obraz prosto. Potem ten mały zobaczył Mruka i został na krześle, zamyślony.",
      unless: ["no view"],
    },
    {
      pays: ["the dancer"],
      en: "On the top floor opposite, a gentleman in braces was learning to dance. He held one arm out in front of him, as though round somebody’s waist, and in the other hand he had the book. What he lacked was music; he counted to three, got as far as two, and had to look it up. Mruk’s eyes kept going up there. Somebody ought to help that man, and apart from Mruk nobody knew of it.",
      pl: "Naprzeciwko, na najwyższym piętrze, pan w szelkach uczył się tańczyć. Jedną rękę miał wyciągniętą, niby na czyjejś talii, a w drugiej trzymał podręcznik. Brakowało mu muzyki: liczył do trzech, dochodził do dwóch i musiał doczytywać. Mrukowi oczy wciąż uciekały tam na górę. Ktoś powinien temu panu pomóc, a poza Mrukiem nikt o niczym nie wiedział.",
      unless: ["no view"],
    },
    {
      en: "Two men were carrying a wardrobe across the street. In its door there was a mirror, and as it crossed the rails the mirror caught the lamp on the third floor and threw it straight back into Mruk’s eyes. A fifteen came, and they had to set the thing down just there. Everything Mruk had been looking at was gone. In its place hung a second lamp with a second cat, until the tram had left and the men had their breath back.",
      pl: "Dwaj panowie przenosili przez ulicę szafę. W drzwiach miała lustro i przy torach lustro złapało lampę z trzeciego piętra i odesłało ją Mrukowi prosto w oczy. Nadjechała piętnastka, więc musieli szafę postawić właśnie tam. Wszystko, na co Mruk patrzył, znikło. Zamiast tego wisiała druga lampa z drugim kotem, dopóki tramwaj nie odjechał, a panowie nie złapali tchu.",
      unless: ["no view"],
    },
    {
      pays: ["the third shoe"],
      en: "Overhead, on the fourth floor, a shoe dropped. Everything in the house that had ears waited for the other one. It came, after a decent interval, and was put down next to the first. Mruk was just turning back to the window when a third shoe dropped. Now there was a fourth to wait for, and it did not come. You cannot attend to a street properly with a shoe hanging over you.",
      pl: "Nad głową, na czwartym piętrze, spadł but. Wszystko, co w domu miało uszy, czekało na drugi. Spadł, po stosownej przerwie, obok pierwszego. Mruk już się odwracał do okna, kiedy spadł trzeci but. Teraz trzeba było czekać na czwarty, a czwarty nie spadał. Trudno porządnie zajmować się ulicą, kiedy nad głową wisi but.",
    },
    {
      pays: ["lights out"],
      en: "The kitchen clock, which is seven minutes fast and always believed, had struck. “At the half hour we put out the light,” said Ola. She meant Tomek’s reading and her own dictionary, but the lamp on the sill belongs to the same order. Mruk did not look round. In thirty minutes, or in thirty-seven, he would be sitting here in the dark, and nothing was settled yet.",
      pl: "W kuchni wybił zegar, który spieszy się o siedem minut i któremu się wierzy. „O wpół gasimy” – powiedziała Ola. Miała na myśli lekturę Tomka i swój słownik, ale lampa na parapecie też temu podlega. Mruk się nie obejrzał. Za trzydzieści minut, a może za trzydzieści siedem, będzie tu siedział po ciemku, a nic jeszcze nie było załatwione.",
    },
    {
      pays: ["by ear"],
      en: "What Mruk’s eyes could not do he left to his ears. He turned both of them to the pane and took in the street by sound: a fifteen, braking; somebody’s heels; the shutter of the bakery, which sticks halfway and is spoken to. A second fifteen went by with a loose window in it. Ola, passing, saw two ears and no cat behind them, so hard was he listening, and took off her slippers.",
      pl: "Czego nie mogły oczy, tym zajęły się uszy. Mruk obrócił oba do szyby i brał ulicę na słuch: piętnastka hamuje, czyjeś obcasy, żaluzja w piekarni, która staje w połowie i trzeba do niej mówić. Druga piętnastka przejechała z obluzowaną szybą. Ola, która przechodziła, zobaczyła dwoje uszu, a kota za nimi jakby nie było, tak słuchał, i zdjęła kapcie.",
    },
  ],
};
