import type { Plot } from "#api/house/texts/model.ts";

/** The electricity goes, and for one evening the whole house sees worse than its cat. */
export const blackout: Plot = {
  name: "blackout",
  category: "Daily Life",
  // In the warm months it is still light at eight, and nobody would notice.
  when: { timeSlot: ["evening"], between: ["10-01", "03-28"] },
  wishes: [
    {
      en: "There was a click, no louder than a claw on a plate, and the flat was gone. “The fuse,” said Ola’s voice from where Ola had been. “The whole house,” said somebody on the stairs. A candle was found. Mruk was surprised at the excitement; for him a few colours had been taken off, nothing else. He set out to see whether he was needed.",
      pl: "Coś pstryknęło, nie głośniej niż pazur o talerz, i mieszkanie znikło. „Bezpiecznik” – powiedział głos Oli z miejsca, gdzie była Ola. „Cały dom” – powiedział ktoś na schodach. Znalazła się świeca. Mruka zdziwiło to poruszenie, bo jemu ubyło tylko kilka kolorów. Poszedł zobaczyć, czy jest potrzebny.",
      picture: {
        place: "kitchen floor",
        pose: "walk",
        props: [],
        eyes: "wide",
        lighting: "blackout",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Who Mended the Light?", "Kto naprawił światło?"]],
          en: "In the end Mruk had to mend the light himself. He sat down beneath the switch, thought hard, narrowed his eyes, and there it was: the lamp, the fridge, Ola with her hand before her face. “At last,” she said to the ceiling. Mruk let that pass. He stayed under the switch for a while and looked up at it, as at a subordinate who has been spoken to once.",
          pl: "W końcu Mruk musiał naprawić światło sam. Usiadł pod kontaktem, mocno pomyślał, zmrużył oczy i proszę: lampa, lodówka, Ola z ręką przed twarzą. „Nareszcie” – powiedziała do sufitu. Mruk puścił to mimo uszu. Posiedział jeszcze pod kontaktem i patrzył na niego jak na podwładnego, któremu raz zwrócono uwagę.",
        },
        {
          titles: [["Candles, Matches, Cat", "Świece, zapałki, kot"]],
          en: "When the lamps were burning again Ola made a list, for next time: candles, matches, fuse wire. She chewed the pencil and went over the evening in her mind, from the first bump into the dresser to the last. Under the fuse wire she wrote one word more, a short one. She looked down at where it was sitting, and ticked it.",
          pl: "Kiedy lampy znów się paliły, Ola spisała, co ma być w domu na następny raz: świece, zapałki, bezpieczniki. Pogryzła ołówek i przeszła w myślach cały wieczór, od pierwszego zderzenia z kredensem do ostatniego. Pod bezpiecznikami dopisała jeszcze jedno słowo, krótkie. Spojrzała tam, gdzie ono siedziało, i odhaczyła.",
        },
      ],
    },
    {
      en: "When the light failed a candle was lit, and Mruk, who despises lamps, sat down to it. A lamp is merely on. A candle breathes, has opinions, and leans towards whoever is speaking. Mruk would have liked one on the third floor every evening; unfortunately the power station sees fit to give him this pleasure twice a year, and never says when.",
      pl: "Kiedy zgasło światło, zapalono świecę i Mruk, który lampami gardzi, przysiadł się do niej. Lampa po prostu się pali. Świeca oddycha, ma poglądy i pochyla się ku temu, kto mówi. Na trzecim piętrze chciałby mieć ją co wieczór, ale elektrownia sprawia mu tę przyjemność dwa razy do roku i nigdy nie uprzedza.",
      picture: { place: "desk", pose: "sit", props: ["candle"], eyes: "half", lighting: "blackout", company: "nobody" },
      endings: [
        {
          needs: ["the drawer"],
          titles: [["What Was It For Again?", "Do czego to było?"]],
          en: "The light came back, and Ola opened the drawer to put the stump of candle away. There lay the thing. She turned it over, looked at it from all sides, and had forgotten. Mruk had been asked to remember; he looked at the switch. Ola followed his eyes and put out the lamp. Then she felt along the thing, once. “Oh, of course,” she said, and struck a light for the candle.",
          pl: "Światło wróciło i Ola otworzyła szufladę, żeby schować ogarek. Leżało tam to coś. Obróciła je w ręku, obejrzała ze wszystkich stron i już nie wiedziała. Mruk, który miał pamiętać, popatrzył na kontakt. Ola poszła za jego wzrokiem i zgasiła lampę. Potem raz przesunęła palcami. „No tak” – powiedziała i z powrotem zapaliła świecę.",
        },
        {
          titles: [["Back to the Candle, Without a Word", "Bez słowa, z powrotem do świecy"]],
          en: "The light came back without asking. There was dust on things, faces looked older, and there were bills on the table. Ola put up with it for about a minute. Then she went to the switch and turned it off again, without a word. The flame, which had been standing there like somebody in the wrong coat, drew itself up, and Mruk moved a little closer.",
          pl: "Światło wróciło bez pytania. Na rzeczach leżał kurz, wszyscy wyglądali starzej, a na stole były rachunki. Ola wytrzymała może minutę. Potem podeszła do kontaktu i bez słowa z powrotem zgasiła. Płomyk, który stał tak, jakby włożył nie swój płaszcz, wyprostował się, a Mruk przysunął się trochę bliżej.",
        },
        {
          titles: [["Which Drawer, Mruk Saw", "Mruk zapamiętał, w której szufladzie"]],
          en: "When the lamps were burning once more, nobody could say offhand what they were needed for. Ola put the stump of candle away in the drawer, on top, where it can be found in the dark. Mruk saw which drawer. He rubbed its corner with his cheek, first the left and then the right, so that it can be found without hands as well.",
          pl: "Kiedy lampy znów się paliły, nikt na poczekaniu nie umiał powiedzieć, do czego właściwie są potrzebne. Ola schowała ogarek do szuflady, na wierzch, żeby dało się go znaleźć po ciemku. Mruk zapamiętał, do której. Potarł jej róg policzkiem, najpierw lewym, potem prawym, żeby dało się go znaleźć także bez rąk.",
        },
      ],
    },
    {
      en: "The fridge was what Mruk noticed. In the middle of its one long word it stopped, shuddered and fell silent, and with it went the lights, the radio next door and the little red eye in the corner. A match scraped; a candle stood up. It is not often that he hears the flat with nothing on. He stood still and meant to hear all of it.",
      pl: "Uwagę Mruka zwróciła lodówka. W środku swojego jedynego długiego słowa urwała, wzdrygnęła się i zamilkła, a razem z nią światło, radio za ścianą i czerwone oczko w kącie. Trzasnęła zapałka, wyprostowała się świeca. Rzadko słychać mieszkanie, w którym nic nie jest włączone. Mruk stanął i zamierzał wysłuchać wszystkiego.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "closed",
        lighting: "blackout",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the clock"],
          titles: [
            ["Only One Clock Was Left Ticking", "Jeden tykał dalej, a reszta?"],
            ["Whom the Seven Minutes Suited", "Komu na rękę te siedem minut?"],
          ],
          en: "The fridge sighed and took up its word, and after it came everything else, talking at once. But whatever had a clock in it had forgotten the hour. Only the one in the kitchen had gone on ticking. Ola went round and set the others by it, the oven, the wireless and the alarm. So now the whole flat was seven minutes fast. Mruk listened to it. Breakfast had come nearer.",
          pl: "Lodówka westchnęła i podjęła swoje słowo, a za nią odezwała się reszta, wszyscy naraz. Tylko że wszystko, co miało w sobie zegar, zapomniało godziny. Tylko kuchenny tykał bez przerwy. Ola obeszła mieszkanie i nastawiła według niego piekarnik, radio i budzik. Odtąd całe mieszkanie spieszyło się o siedem minut. Mruk posłuchał. Śniadanie się przybliżyło.",
        },
        {
          needs: ["the talk"],
          unless: ["the couple here"],
          titles: [["“Go On, You Were at the Seaside”", "„Mów, byłaś nad morzem”"]],
          en: "When the current came back, the fridge took up its word, and behind the wall the television started in the middle of a song. Mruk put an ear to the wallpaper once more. The song lasted two bars. Then there was a click, and on the other side it was dark again, and quiet. “Go on,” said the man’s voice. “You were at the seaside.”",
          pl: "Kiedy wrócił prąd, lodówka podjęła swoje słowo, a za ścianą telewizor zaczął od połowy piosenki. Mruk jeszcze raz przyłożył do tapety ucho. Piosenka trwała dwa takty. Potem coś pstryknęło i po tamtej stronie znów było ciemno i cicho. „Mów – powiedział męski głos. – Byłaś nad morzem”.",
        },
        {
          titles: [["All Back, and None Absent", "Wszyscy wrócili, nikogo nie brak"]],
          en: "Towards the end the fridge gave a sigh, collected itself, and took up its word where it had broken it off. After that the rest came in: the lamp, the wall, the radio, a hairdryer that somebody had been holding for an hour. Mruk turned an ear to each of them in turn, like a teacher back from an outing, and none was absent.",
          pl: "Pod koniec lodówka westchnęła, zebrała się w sobie i podjęła swoje słowo tam, gdzie je przerwała. Potem wracała reszta: lampa, ściana, radio, suszarka, którą ktoś od godziny trzymał w ręce. Mruk nastawiał ucho na każde po kolei, jak nauczyciel po wycieczce, i nikogo nie brakowało.",
        },
        {
          titles: [["What Was Still Humming", "Co jeszcze buczało"]],
          en: "In all that quiet one thing went on humming. Mruk looked for it behind the stove, under the sink and along the skirting board, from one wall to the next, and wherever he came, it was there already. It was low and even and had no plug. He had always put it down to the fridge. He held his breath to hear it better, and it stopped.",
          pl: "W całej tej ciszy coś jednego wciąż buczało. Mruk szukał tego za piecem, pod zlewem i wzdłuż listwy, od ściany do ściany, i gdzie przyszedł, tam już było. Niskie, równe i bez wtyczki. Zawsze miał to za lodówkę. Wstrzymał oddech, żeby lepiej słyszeć, i przestało.",
        },
      ],
    },
    {
      en: "Since the light had gone out on the third floor, nobody could walk. One candle is not much among so many doors. Ola went about with her arms stretched in front of her, like a sleepwalker in a bad film; she shook hands with a coat and begged a cupboard’s pardon. The household needed a guide, and Mruk, who saw everything perfectly, volunteered.",
      pl: "Odkąd na trzecim piętrze zgasło światło, ludzie nie umieli chodzić. Jedna świeca na tyle drzwi to niewiele. Ola wędrowała z rękami przed sobą, jak lunatyczka w kiepskim filmie, przywitała się z płaszczem i przeprosiła kredens. Domowi potrzebny był przewodnik i Mruk, który wszystko świetnie widział, zgłosił się sam.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "reader",
        lighting: "blackout",
        company: "nobody",
      },
      endings: [
        {
          needs: ["the match"],
          unless: ["the match used", "a lamp"],
          titles: [["Where the Two Lamps Stand", "Kurs na dwie zielone lampki"]],
          en: "By now the candle was out. Ola felt for the match on the table and found the sugar, a spoon and something soft that had been cheese. Then the fifteen, which has a wire of its own, went by below with all its windows lit, and above the table top shone two green lamps, side by side, as at a harbour entrance. Ola steered for them. Between the paws lay the match.",
          pl: "Świeca już się nie paliła. Ola szukała na stole zapałki i znalazła po omacku cukier, łyżkę i coś miękkiego, co było serem. Wtedy dołem przejechała piętnastka, która ma własny drut, ze wszystkimi oknami, i nad blatem zaświeciły dwie zielone lampki, jedna przy drugiej, jak przy wejściu do portu. Ola obrała na nie kurs. Zapałka leżała między łapami.",
        },
        {
          unless: ["a lamp"],
          titles: [["He’s Got His Headlights On", "Jedzie na światłach"]],
          en: "Low down, at the height of a cat, two green lamps were burning, quite steady, and whoever steered by them bumped into nothing. They moved off, and Ola moved after them. They blinked, and she stood still until they had finished. So it went, round the table, past the stove and out into the hall. “Follow him,” she told the dark behind her. “He’s got his headlights on.”",
          pl: "Nisko, na wysokości kota, paliły się równo dwie zielone lampki, a kto się nimi kierował, ten o nic nie zawadzał. Ruszyły, więc Ola ruszyła za nimi. Mrugnęły, więc stanęła i czekała, aż skończą. Szło to tak dookoła stołu, koło pieca i do przedpokoju. „Za nim – rzuciła za siebie, w ciemność. – Jedzie na światłach”.",
        },
        {
          titles: [
            ["The Bell Goes First", "Dzwonek idzie przodem"],
            ["All in a Row, in the Larder", "Rzędem, w spiżarni"],
          ],
          en: "Mruk went on ahead, and his bell said which way: once at each corner, and twice at the threshold on which everybody trips. Behind it, one hand on the wall, came whoever had business in the dark. They went the whole length of the flat in this way, and nobody lost so much as a slipper. When the light came on, they were all standing in the larder, in front of the sardines.",
          pl: "Mruk poszedł przodem, a dzwonek mówił którędy: przy każdym rogu raz, a przy progu, o który wszyscy się potykają, dwa razy. Za nim, z ręką na ścianie, szedł, kto tylko miał po ciemku coś do załatwienia. Przeszli tak całe mieszkanie i nikt nie zgubił nawet kapcia. Kiedy zapaliło się światło, wszyscy stali w spiżarni, przed sardynkami.",
        },
      ],
    },
    {
      en: "By electric light Mruk’s shadow is a smudge. But the power had failed on the third floor, a candle was burning in a saucer, and on the wall rose somebody of a proper size: with shoulders, with a neck, with ears up to the cornice. Mruk turned his head, and the other did the same. That was how he had always imagined himself, and he meant to stay like that.",
      pl: "W świetle elektrycznym cień Mruka to kleks. Ale na trzecim piętrze prądu nie było, na spodku paliła się świeca i na ścianie wyrósł ktoś słusznych rozmiarów, z barami, z karkiem, z uszami pod sam gzyms. Mruk obrócił głowę, tamten też. Mniej więcej tak zawsze siebie wyobrażał i zamierzał przy tym zostać.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "wide",
        inBox: false,
        look: "up",
        lighting: "blackout",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Goose Fled", "Gęś uciekła"]],
          en: "Ola opened the shadow theatre with a goose. It came out of her two hands and walked along the wall as far as the stove, looked about, and opened its beak. Then, without any hands at all, in came the other, a beast with a notch in its ear, and filled the theatre from floor to ceiling. The goose fled, fell apart into two hands, and clapped.",
          pl: "Teatr cieni otworzyła Ola, gęsią. Gęś wyszła jej z dwóch rąk i powędrowała po ścianie aż do pieca, rozejrzała się i otworzyła dziób. Wtedy, w ogóle bez rąk, weszło zwierzę z nacięciem w uchu i wypełniło widownię od podłogi po sufit. Gęś uciekła, rozpadła się na dwie ręce i zaczęła klaskać.",
        },
        {
          titles: [["Room for the Other", "Miejsce dla tamtego"]],
          en: "When the bulb came on, the other had gone, without saying goodbye. The smudge was back. Mruk stood up, and it stood up as well, not very high. He went to the armchair, where he usually lies in the middle, and this time lay down right at the edge. He left the larger half free until bedtime, in case somebody needed the room.",
          pl: "Kiedy zapaliła się żarówka, tamtego ze ściany już nie było, nawet się nie pożegnał. Na podłodze znów leżał kleks. Mruk wstał i kleks też wstał, niezbyt wysoko. Mruk poszedł na fotel, gdzie zwykle leży pośrodku, i tym razem położył się z samego brzegu. Większą połowę zostawił wolną aż do nocy, gdyby ktoś potrzebował miejsca.",
        },
      ],
    },
    {
      en: "The dark came down at the very moment when Ola was carrying a plate. She put it down somewhere, in a hurry, by feel, and then forgot it, because there was a candle to be found. Mruk was not looking for candles. He lifted his nose and drew a line from it, straight through the blackness of the third floor, to the ham.",
      pl: "Ciemność zapadła akurat wtedy, gdy Ola niosła talerz. Odstawiła go gdzieś, w pośpiechu, po omacku, a potem o nim zapomniała, bo trzeba było szukać świecy. Mruk świecy nie szukał. Podniósł nos i poprowadził od niego linię, prosto przez czerń trzeciego piętra, aż do szynki.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "half",
        inBox: false,
        look: "up",
        lighting: "blackout",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Plates in the Dark", "Co się dzieje z talerzami"]],
          en: "Not everything was found afterwards. The plate turned up under the sofa, clean, cold and extremely well licked, and it was agreed that in a blackout all kinds of things happen to plates. Mruk was of the same opinion. He was sitting very upright just then, like somebody who has been in the light the whole time.",
          pl: "Nie wszystko się potem odnalazło. Talerz leżał pod kanapą, czysty, zimny i wylizany nadzwyczaj starannie, i zgodzono się, że kiedy nie ma prądu, z talerzami dzieją się różne rzeczy. Mruk był tego samego zdania. Siedział wtedy bardzo prosto, jak ktoś, kto przez cały czas był w świetle.",
        },
        {
          titles: [
            ["Is That You?", "To ty?"],
            ["By Turns, and in Silence", "Na zmianę, po cichu"],
          ],
          en: "At the end of the line was the plate, on the chair by the telephone, and on the plate was a hand already. It withdrew with a slice. A nose went in, then the hand, then the nose; they kept to the order, and neither hurried. “Is that you?” asked Ola’s voice after a time, with its mouth full. It was. She moved the plate a little nearer to him.",
          pl: "Na końcu linii był talerz, na krześle przy telefonie, a na talerzu leżała już czyjaś ręka. Cofnęła się z plasterkiem. Potem zbliżył się nos, potem ręka, potem nos; trzymali się kolejki i nikt się nie spieszył. „To ty?” – spytał po chwili głos Oli, z pełnymi ustami. To był on. Przysunęła talerz trochę bliżej.",
        },
      ],
    },
    {
      en: "Somebody had put out the street. The bakery had gone, and the stop, and the stout gentleman opposite with his television; there was only a long wall of black glass with the sky on top. Behind Mruk, on the third floor, Ola lit a candle. Mruk got up on the sill to find out who had done it, and whether the street would be put back in the same order.",
      pl: "Ktoś zgasił ulicę. Nie było piekarni, nie było przystanku ani tęgiego pana z telewizorem naprzeciwko, została długa ściana czarnych szyb, a nad nią niebo. Za plecami Mruka, na trzecim piętrze, Ola zapaliła świecę. Mruk wszedł na parapet ustalić, kto to zrobił i czy zamierza ustawić wszystko z powrotem w tej samej kolejności.",
      picture: { place: "window sill", pose: "back", props: [], lighting: "blackout", tram: "none", company: "nobody" },
      endings: [
        {
          needs: ["the stars"],
          when: { weather: ["clear"] },
          titles: [["Put Back, Less One Sky", "A gwiazdy z powrotem do pudła"]],
          en: "Somebody began to put the street back. First came the stop, then the bakery, then the stout gentleman, and for every thing that was put back a handful of stars was taken down. Mruk kept his eye on the low one. The street lamp came on right underneath it, as yellow as butter. When he had stopped blinking, the star was still there, paler, and working. It winked, and so did he.",
          pl: "Ktoś zaczął ustawiać ulicę z powrotem. Najpierw przystanek, potem piekarnię, potem tęgiego pana, a za każdą ustawioną rzecz zdejmowano garść gwiazd. Mruk nie spuszczał oka z tej najniższej. Tuż pod nią zapaliła się latarnia, żółta jak masło. Kiedy przestał mrużyć oczy, gwiazda wciąż tam była, bledsza, ale na służbie. Mrugnęła, więc odmrugnął.",
        },
        {
          when: { weather: ["snow"] },
          titles: [
            ["Everything under Dust Sheets", "Wszystko jest, tylko pod pokrowcami"],
            ["A Street Put Away for the Season", "Czy ulica wyjechała?"],
          ],
          en: "The longer Mruk looked, the less dark it was. It was snowing, and the snow had some light of its own left. There was the stop, the bakery, the bench: nobody had taken them away. They were only under white covers, like the furniture of people who have gone to the country. Somebody came with a lantern and sat down on a corner of the bench.",
          pl: "Im dłużej Mruk patrzył, tym było jaśniej. Padał śnieg i miał jeszcze trochę własnego światła. Był przystanek, była piekarnia, była ławka: nikt niczego nie zabrał. Tylko wszystko stało pod białymi pokrowcami, jak meble u kogoś, kto wyjechał na wieś. Ktoś przyszedł z latarką i usiadł na brzegu ławki.",
        },
        {
          titles: [
            ["A Ballroom Going By", "A co to, sala balowa?"],
            ["The Fifteen Had Not Heard", "Piętnastka o niczym nie wiedziała"],
          ],
          en: "The fifteen alone knew nothing of it. It has its own wire and its own ideas, and in the thick of the darkness it came down the street lit up from end to end, like a ballroom being delivered. As long as it was passing, everything was there: the stop, the bakery, the gentleman at his window with a candle. Mruk checked them off. Then it took them along.",
          pl: "Tylko piętnastka o niczym nie wiedziała. Ma własny drut i własne zdanie, i w najgęstszej ciemności przejechała ulicą oświetlona od końca do końca, jak sala balowa na kołach. Póki jechała, było wszystko: przystanek, piekarnia, pan w oknie ze świecą. Mruk sprawdził po kolei. Potem piętnastka zabrała wszystko ze sobą.",
        },
        {
          titles: [["One Window Too Many", "O jedno okno za dużo"]],
          en: "Suddenly they were putting the street back. First came the stop, then the bakery, then the stout gentleman, with a jump; and in their hurry they put back one thing too many. High up on the corner, where it is always dark, a lamp was burning, left over from some other evening, and somebody beside it was looking across at a cat. Mruk raised no objection.",
          pl: "Nagle zaczęli ustawiać ulicę z powrotem. Najpierw przystanek, potem piekarnię, potem tęgiego pana, aż podskoczył, a że się spieszyli, ustawili o jedną rzecz za dużo. Wysoko na rogu, gdzie zawsze jest ciemno, paliła się lampa, zostawiona z jakiegoś innego wieczoru, i ktoś przy niej patrzył przez ulicę na kota. Mruk nie zgłaszał sprzeciwu.",
        },
      ],
    },
  ],
  obstacles: [
    {
      pays: ["company"],
      en: "Tomek had found the torch. He was as pleased with it as a boy; he shone it at the ceiling, at the map of Africa, and at last, from a distance of one metre, into Mruk’s face. Everything turned white and had a hole in the middle. “There you are, Director,” said somebody behind the hole.",
      pl: "Tomek znalazł latarkę. Cieszył się nią jak chłopiec, poświecił na sufit, na mapę Afryki, a na koniec, z odległości metra, Mrukowi w twarz. Wszystko zrobiło się białe, z dziurą pośrodku. „A, tu pan jest, dyrektorze” – powiedział ktoś zza dziury.",
      turns: [
        {
          titles: [["Shine It on the Table, Please", "Na stół świeć, nie na kota"]],
          pays: ["the match used"],
          needs: ["the match"],
          en: "“Shine it on the table,” said Ola, “the last match is lying there.” The beam left Mruk’s face and went over the table top. Tomek saw the match, put the torch down beside it and was not allowed to touch either again. The light now ran along the table top. Mruk, below it, got his eyes back, first the left.",
          pl: "„Poświeć na stół – powiedziała Ola – tam leży ostatnia zapałka”. Promień zszedł Mrukowi z twarzy i pojechał po blacie. Tomek zobaczył zapałkę, położył obok latarkę i nie wolno mu już było ruszyć ani jednej, ani drugiej. Światło szło teraz wzdłuż stołu. Mruk, poniżej, odzyskał oczy, najpierw lewe.",
        },
        {
          pays: ["a lamp"],
          titles: [
            ["Now Both Had a Hole in the Middle", "Teraz i on ma dziurę pośrodku"],
            ["So That’s What It’s Like", "A więc tak to jest"],
          ],
          en: "The torch went out. Tomek shook it, unscrewed it, screwed it up again; and to see what was the matter with it, he looked in at the front. It came on. For a time nothing was said. Tomek felt his way down to the floor and sat with his back to the wall, next to Mruk. “So that’s what it’s like,” he said.",
          pl: "Latarka zgasła. Tomek potrząsnął nią, rozkręcił, skręcił, a żeby sprawdzić, co jej jest, zajrzał od przodu. Zapaliła się. Przez jakiś czas nikt nic nie mówił. Tomek po omacku zsunął się na podłogę i usiadł plecami do ściany, obok Mruka. „Więc tak to jest” – powiedział.",
        },
        {
          pays: ["a lamp"],
          titles: [
            ["Walking in His Own Light", "We własnym świetle, na własnych łapach"],
            ["The Torch Points Down", "Latarka w dół"],
          ],
          en: "“Sorry,” said Tomek, and turned the torch to the floor. A round patch of light lay there, as large as a tray. Mruk stepped into it. When he walked, it walked with him, as it does with singers on a stage, and when he stopped, it waited. Tomek had found out what a torch is for. He himself could not be seen at all.",
          pl: "„Przepraszam” – powiedział Tomek i opuścił latarkę. Na podłodze leżał teraz krąg światła, wielki jak taca. Mruk w niego wszedł. Kiedy ruszył, krąg ruszył z nim i trzymał go pośrodku, jak śpiewaka na scenie, a kiedy stawał, czekał. Tomek wiedział już, do czego służy latarka. Jego samego nie było widać wcale.",
        },
      ],
    },
    {
      en: "People’s feet, it should be said, cannot see. By day they follow the eyes; in the dark they go their own way, and they are heavy. One of Ola’s feet came down where the end of Mruk’s tail was. Mruk made a remark. There was a crash, an apology, and then the same foot again, from the other side.",
      pl: "Trzeba wiedzieć, że ludzkie stopy nie widzą. Za dnia idą za oczami, po ciemku chodzą na własną rękę, a są ciężkie. Jedna stopa Oli stanęła tam, gdzie kończył się ogon Mruka. Mruk zabrał głos. Rozległ się łomot, przeprosiny, a potem ta sama stopa z drugiej strony.",
      turns: [
        {
          titles: [
            ["A Nutcracker on a String", "Dziadek do orzechów na sznurku"],
            ["Now You Can Hear Her Coming", "Teraz słychać, którędy idzie"],
          ],
          needs: ["the drawer"],
          en: "Ola went back to the drawer, took out the string and tied the half nutcracker to her slipper. From then on her foot announced itself: it clinked on the floor at every step, as Mruk’s bell does. He heard where it was, and where it was going to be, and kept to the other side. The tail followed, in one piece.",
          pl: "Ola wróciła do szuflady, wyjęła sznurek i przywiązała sobie do kapcia pół dziadka do orzechów. Odtąd stopa uprzedzała: dzwoniła o podłogę przy każdym kroku, jak dzwonek Mruka. Słyszał, gdzie jest i dokąd zmierza, i szedł drugą stroną. Ogon szedł za nim, w całości.",
        },
        {
          needs: ["the trumpet"],
          titles: [["Feet Can’t See, but They Can Hear", "Stopy nie widzą, ale słyszą"]],
          en: "Staś started again from the beginning, and now it was a march. Ola’s feet could not see, but they could hear. They began to come down in time, left and right, as far as the dresser and back. Whatever comes down in time can be avoided. Mruk took his tail in at each left foot and put it out at each right one, and so they crossed the whole room together, in step.",
          pl: "Staś zaczął od początku i teraz był to marsz. Stopy Oli nie widziały, ale słyszały. Zaczęły stawać do taktu, lewa, prawa, do kredensu i z powrotem. A co stawia się do taktu, tego da się uniknąć. Na każdą lewą Mruk ogon chował, na każdą prawą wysuwał, i tak przeszli cały pokój razem, równym krokiem.",
        },
        {
          titles: [
            ["Like a Ferry across the Floor", "Promem po podłodze"],
            ["A Foot That Is Not Lifted", "Stopa, której się nie podnosi"],
          ],
          en: "Ola had an idea. A foot that is not lifted cannot come down; so she took off her slippers and pushed along in her socks, left, right, without leaving the boards, like a ferry. Whatever was in the water got pushed gently aside. Mruk put up with that twice. Then he sat down in front of the bow, and was taken across the room without doing a thing.",
          pl: "Ola znalazła sposób. Stopa, której się nie podnosi, nie może spaść, zdjęła więc kapcie i sunęła w skarpetkach, lewa, prawa, nie odrywając ich od desek, jak prom. Co leżało na wodzie, to łagodnie spychała na bok. Mruk zniósł to dwa razy. Potem usiadł przed samym dziobem i przepłynął pokój, sam nic nie robiąc.",
        },
        {
          titles: [["What Is Written under the Table?", "Co jest napisane pod stołem?"]],
          en: "Ola gave up and sat down on the floor where she was, with her feet beneath her. There they could do no more harm. She pulled the candle down to her, and saw her table from below: on the underside, in carpenter’s pencil, was the word “left”. She had been eating at it all this time. Mruk, who had known, came and sat in the light.",
          pl: "Ola dała za wygraną i usiadła na podłodze tam, gdzie stała, z nogami pod sobą. Tu już nie mogły nikomu zaszkodzić. Ściągnęła do siebie świecę i zobaczyła swój stół od dołu: pod blatem, stolarskim ołówkiem, było napisane „lewa”. Tyle razy przy nim jadła i tego nie widziała. Mruk, który wiedział, przyszedł i usiadł w świetle.",
        },
      ],
    },
    {
      en: "A suspicion arose. “Wasn’t Mruk just behind the dresser,” said Ola slowly, “where the socket is?” In the dark nobody could see Mruk’s face, and he had just the right face on. He had indeed been behind the dresser. He had been there on quite another matter, but try proving that without light. Until he could, a suspect had better stay where he was.",
      pl: "Padło podejrzenie. „Czy Mruk nie był przed chwilą za kredensem – powiedziała wolno Ola – tam, gdzie gniazdko?” Po ciemku nikt nie widział jego miny, a miał akurat odpowiednią. Owszem, był za kredensem, ale w zupełnie innej sprawie, tylko jak tego dowieść bez światła? Do tego czasu podejrzany nie powinien się oddalać.",
      turns: [
        {
          titles: [
            ["No Socket Reaches as Far as the Bakery", "Żadne gniazdko nie sięga do piekarni"],
            ["Cleared by the Stars", "Gwiazdy zeznają za Mrukiem"],
          ],
          needs: ["the stars"],
          when: { weather: ["clear"] },
          en: "Ola looked out once more at the stars, down to the lowest, over the bakery. If you could see that one, the bakery was dark too, and so was the whole street. No socket of ours reaches that far. She felt about for Mruk’s head and apologised to the suspect, behind the left ear.",
          pl: "Ola spojrzała jeszcze raz na gwiazdy, aż po tę najniższą, nad piekarnią. Skoro było ją widać, to w piekarni też było ciemno, i na całej ulicy. Żadne nasze gniazdko tak daleko nie sięga. Poszukała po ciemku głowy Mruka i przeprosiła podejrzanego, za lewym uchem.",
        },
        {
          needs: ["a call from Mrs Halina"],
          titles: [
            ["It Is a Big Iron", "A duże to żelazko?"],
            ["Somebody Else Confesses", "Winna zgłasza się sama"],
          ],
          en: "The telephone rang again. Mrs Halina could not keep it to herself any longer: it was her. She had plugged in the iron, and that very moment everything went out. “The bakery too?” asked Ola. “And the street lamps?” “It’s a big iron,” said Mrs Halina in a small voice. Ola told her that half of Warsaw was dark and that she was forgiven. Then she bent down and told the cat.",
          pl: "Telefon zadzwonił jeszcze raz. Pani Halina nie mogła już tego trzymać w sobie: to ona. Włączyła żelazko i w tej samej chwili wszystko zgasło. „W piekarni też? – spytała Ola. – I latarnie?” „To duże żelazko” – powiedziała pani Halina cieniutkim głosem. Ola wyjaśniła jej, że ciemno jest w pół Warszawy i że jej wybacza. Potem schyliła się i powtórzyła to kotu.",
        },
        {
          titles: [
            ["Not One Lamp, as Far as the Corner", "Do rogu i dalej ani jednej lampy"],
            ["All That, with One Paw?", "To wszystko jedną łapą?"],
          ],
          en: "Ola took the candle to the window to think. There was no house opposite, there were no street lamps; as far as the corner, and as far as could be seen beyond it, not one thing was burning. She turned and looked at Mruk for some time. “All that?” she asked him. “With one paw?” It was not an accusation any longer. She made room for him to pass.",
          pl: "Ola poszła ze świecą do okna, żeby się zastanowić. Domu naprzeciwko nie było, latarni nie było, do rogu i dalej, jak okiem sięgnąć, nie paliło się nic. Odwróciła się i długo patrzyła na Mruka. „To wszystko? – spytała go. – Jedną łapą?” Nie było to już oskarżenie. Usunęła mu się z drogi.",
        },
        {
          unless: ["company"],
          titles: [
            ["Cat: Questioned", "Kot: przesłuchany"],
            ["In Mr Zenon’s Notebook", "W notesie pana Zenona"],
          ],
          en: "Mr Zenon came up with his notebook and a lantern. The whole district was dark, he said, and wrote it down, with the hour. Under “cause” he put “unknown”. At Ola’s wish he lit up the space behind the dresser, where there was a cork. “Cat: questioned,” he wrote, “released,” and the cork was handed back to Mruk like a watch and chain.",
          pl: "Przyszedł pan Zenon z notesem i latarnią. Nie ma prądu w całej dzielnicy, powiedział i zapisał to, z godziną. Pod „przyczyna” wpisał „nieznana”. Na życzenie Oli poświecił za kredens, a za kredensem był korek. „Kot: przesłuchany – zapisał. – Zwolniony”, a korek zwrócono Mrukowi jak zegarek z dewizką.",
        },
      ],
    },
    {
      en: "Then there was the matter of the wax. A drop ran down the candle, hesitated at the edge, and fell on Mruk’s white paw. It did not hurt, it just stayed. First it was warm, then it was a small hard hat on one toe, and he, who had been on his way, sat down to remove it with his teeth.",
      pl: "Ale przeszkodził wosk. Kropla spłynęła po świecy, zastanowiła się na brzegu i spadła Mrukowi na białą łapę. Nie bolało, po prostu została. Najpierw była ciepła, potem zrobił się z niej twardy kapelusik na jednym palcu i on, choć był już w drodze, usiadł, żeby go zdjąć zębami.",
      turns: [
        {
          titles: [["So That Is What It’s For", "A więc do tego to służy"]],
          needs: ["the drawer"],
          en: "“Hold on,” said Ola, who still knew what the thing in the drawer was for. She reached to the bottom for it, set its edge under the little hat and gave it one turn, and the wax came off whole. For this precisely it had been made, or else for something very like it. She put it back, and Mruk set his paw on the floor and walked on.",
          pl: "„Czekaj” – powiedziała Ola, która jeszcze wiedziała, do czego służy to coś z szuflady. Sięgnęła na samo dno, podsunęła to brzegiem pod kapelusik, obróciła raz i wosk odskoczył w całości. Właśnie do tego to było albo do czegoś bardzo podobnego. Odłożyła to na miejsce, a Mruk postawił łapę na podłodze i ruszył dalej.",
        },
        {
          titles: [["A Hat That Ticks", "Kapelusz, który stuka"]],
          en: "The hat of wax would not come off, so Mruk walked on in it. Three paws were silent; the fourth said “tick”. Ola followed the tick round the room, one hand along the floor, until she had the paw. She warmed the hat between two fingers and drew it off. In the wax, against the flame, was the whole of the toe, with every line. She did not throw it away.",
          pl: "Kapelusik z wosku nie chciał zejść, Mruk poszedł więc w nim dalej. Na trzech łapach był cichy jak zawsze, czwarta mówiła „stuk”. Ola szła za stukaniem przez pokój z ręką przy podłodze, aż miała łapę, rozgrzała kapelusik w dwóch palcach i zdjęła. W wosku, kiedy podniosła go do płomienia, był cały palec, z każdą linią. Nie wyrzuciła go.",
        },
        {
          titles: [["It Had Been Leaning All Along", "Przez cały czas się pochylała"]],
          en: "A second drop came, and a third, each on a toe of its own. Mruk looked up. The candle was leaning over him, further than strangers usually do. Ola saw it too. “It’s listening to you,” she said, set it straight in its saucer, and picked the hats off him one by one. When she had finished, it was leaning again.",
          pl: "Spadła druga kropla i trzecia, każda na osobny palec. Mruk spojrzał w górę. Świeca pochylała się nad nim bardziej, niż to przyjęte między obcymi. Ola też to zauważyła. „Słucha cię” – powiedziała, wyprostowała świecę na spodku i po kolei zdjęła kotu kapelusiki. Kiedy skończyła, świeca znów się pochylała.",
        },
      ],
    },
    {
      en: "Before anything could be done, the neighbours came. They came from every floor, each holding up a flame, like a procession that has lost its saint, to ask whether it was dark here too. It was. They sat down all the same. Soon Mruk could find no chair that was free, nor any bit of floor without a slipper on it.",
      pl: "Zanim dało się cokolwiek zrobić, przyszli sąsiedzi. Schodzili się ze wszystkich pięter, każdy z ogarkiem, jak procesja, której zginął święty, żeby spytać, czy tu też ciemno. Było ciemno. Mimo to usiedli. Wkrótce Mruk nie mógł znaleźć ani wolnego krzesła, ani kawałka podłogi bez kapcia.",
      turns: [
        {
          needs: ["the talk"],
          pays: ["the couple here"],
          titles: [["What Was She Telling Him About the Boat?", "Co ona mu mówiła o łódce?"]],
          en: "Last of all came the two from behind the wall, with one candle between them. They were still talking, and did not stop for company; she was telling him something, very low, about a boat. Everybody wanted to hear it. The chairs moved up, the slippers followed, and soon the whole house was leaning towards one corner. The rest of the floor was free. Mruk walked across it without meeting a soul.",
          pl: "Na końcu przyszli ci zza ściany, z jedną świecą na dwoje. Wciąż rozmawiali i przy ludziach nie przestali; ona opowiadała mu coś, całkiem cicho, o łódce. Każdy chciał dosłyszeć. Przysunęły się krzesła, za nimi kapcie i wkrótce cały dom pochylał się w stronę jednego kąta. Reszta podłogi była wolna. Mruk przeszedł po niej i nikogo nie spotkał.",
        },
        {
          pays: ["a lamp"],
          unless: ["company", "a call from Mrs Halina"],
          titles: [
            ["It Has Hemmed Half of Mokotów", "Przy niej podszyto pół Mokotowa"],
            ["Now We Can See, Treasure", "No, teraz widać, skarbie"],
          ],
          en: "Mrs Halina had her lamp brought up, a paraffin lamp with a green shade; half of Mokotów, she said, had been hemmed by it. When it burned, everything in the room had edges and a place again. She looked round, moved two neighbours and a stool, and said to Mruk, as one professional to another: “Now we can see, treasure.”",
          pl: "Pani Halina kazała przynieść swoją lampę, naftową, z zielonym kloszem, przy której, jak mówiła, podszyto pół Mokotowa. Kiedy zapłonęła, wszystko w pokoju dostało brzeg i swoje miejsce. Pani Halina rozejrzała się, przesunęła dwóch sąsiadów i stołek i zwróciła się do Mruka jak do drugiego fachowca: „No, teraz widać, skarbie”.",
        },
        {
          titles: [
            ["Eleven Laps", "Jedenaście kolan po ciemku"],
            ["Is This Anybody’s?", "Czyje to?"],
          ],
          en: "To save light they blew out all the flames but one. After that it was simple. Eleven seated people are eleven laps, and in the dark a lap does not look to see who is coming. Mruk went across from one to the next without once touching the ground. “Is this anybody’s?” somebody asked in an undertone. “I thought it was your bag,” said somebody else.",
          pl: "Z oszczędności zdmuchnęli wszystkie płomyki oprócz jednego. Potem już było prosto. Jedenaścioro siedzących to jedenaścioro kolan, a po ciemku kolana nie patrzą, kto przyszedł. Mruk przeszedł z jednych na drugie, ani razu nie dotykając ziemi. „Czyje to?” – spytał ktoś półgłosem. „Myślałem, że to pani torba” – odpowiedział ktoś inny.",
        },
      ],
    },
    {
      en: "Just then there was a bump in the hall. It was not a loud one, but nobody had made it: Ola was here, and Mruk was standing in front of her with his back like a bridge. They listened. After a while the thing in the hall slid down another few centimetres and lay still.",
      pl: "Akurat wtedy huknęło w przedpokoju. Nie było to głośne, ale nikt tego nie zrobił: Ola była tutaj, a Mruk stał przed nią z grzbietem jak most. Nasłuchiwali. Po jakimś czasie to coś w przedpokoju osunęło się jeszcze o parę centymetrów i znieruchomiało.",
      turns: [
        {
          titles: [["Well Worth the Last Match", "Na to poszła ostatnia zapałka"]],
          pays: ["the match used"],
          needs: ["the match"],
          en: "Ola took the last match from the table and struck it in the doorway. It burned as long as a match burns. In the hall stood something black, as wide as the walls allowed, on thin legs. Then it was dark again. “Was that the umbrella?” asked Ola. Mruk, who needs no matches, went in under it on one side and came out on the other. It had opened as it fell.",
          pl: "Ola wzięła ze stołu ostatnią zapałkę i potarła ją w drzwiach. Paliła się tyle, ile pali się zapałka. W przedpokoju stało coś czarnego, od ściany do ściany, na cienkich nóżkach. Potem znów było ciemno. „Czy to parasol?” – spytała Ola. Mruk, któremu zapałki niepotrzebne, wszedł pod to z jednej strony, a wyszedł z drugiej. Parasol otworzył się, kiedy spadał.",
        },
        {
          needs: ["the extra step"],
          titles: [["“So Here It Is!”", "„A, tu jest!”"]],
          en: "“So here it is!” called Tomek from the hall. He had come in, raised his foot once more, just in case, and this time there was something under it. He stood on it, one step above the floor, and was satisfied: he had counted correctly. Mruk and the candle came to look. Under both his shoes lay the big atlas, which had slid off the shelf, open at the Alps.",
          pl: "„A, tu jest!” – zawołał z przedpokoju Tomek. Wszedł, na wszelki wypadek jeszcze raz podniósł nogę i tym razem coś pod nią było. Stał na tym, o stopień wyżej niż podłoga, zadowolony, że dobrze policzył. Mruk i świeca przyszli zobaczyć. Pod jego butami leżał duży atlas, który zsunął się z półki, otwarty na Alpach.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["The Runner Was Breathing", "Chodnik, który oddychał"],
            ["A Hump Comes down the Hall", "Garb idzie przez przedpokój"],
          ],
          en: "Ola held the candle out into the hall. The wind was coming in under the front door and on under the runner. The runner breathed: a hump rose at one end, travelled to the other, and gave the boots there another push. One pair lay flat already. Mruk waited for the next hump and lay down on it. The boots were left in peace, and so was everybody else.",
          pl: "Ola wysunęła świecę do przedpokoju. Wiatr wchodził pod drzwiami, a potem pod chodnik. Chodnik nabierał powietrza: na jednym końcu robił się garb, jechał na drugi i znów popychał buty. Jedna para już leżała. Mruk poczekał na następny garb i położył się na nim. Buty miały spokój, a z nimi reszta domu.",
        },
        {
          titles: [
            ["Something Came to Meet Them", "Wyszedł im naprzeciw"],
            ["From Radom, in a Sack", "Z Radomia, w worku"],
          ],
          en: "Somebody had to go, so Mruk went in front, and the candle behind. On the threshold they stopped. Out of the dark something came rolling towards them, slowly, over the one board that speaks, and lay down at Mruk’s feet. He gave it a sniff. It was a potato. In the corner the sack from Radom had at last sat down, after leaning for a week.",
          pl: "Ktoś musiał tam iść, Mruk poszedł więc przodem, a świeca szła za nim. Na progu przystanęli. Z ciemności coś się ku nim toczyło, powoli, po tej jednej desce, która się odzywa, i zatrzymało się Mrukowi przed łapami. Powąchał. Był to ziemniak. Za nim, w kącie, worek z Radomia nareszcie usiadł, bo cały tydzień stał oparty.",
        },
        {
          titles: [["The Coat Lay with Its Arms Out", "Z rozłożonymi rękawami"]],
          en: "Somebody lay across the hall, face down, with his arms flung out. Ola said “Oh dear” and then “Good evening”, and neither was answered. Mruk walked up stiff-legged, trod on the back and lay down on it, because that was the quickest way of telling her. It was the winter coat. The loop had gone. “I was going to sew that,” said Ola to the loop.",
          pl: "Ktoś leżał w poprzek przedpokoju, twarzą do ziemi, z rozłożonymi rękami. Ola powiedziała „Ojej”, a potem „Dobry wieczór”, i ani na jedno, ani na drugie nie było odpowiedzi. Mruk podszedł na sztywnych łapach, nastąpił leżącemu na plecy i się na nich położył, bo tak najprędzej mógł jej to wyjaśnić. Był to zimowy płaszcz. Urwał się wieszak. „Miałam to przyszyć” – powiedziała Ola do wieszaka.",
        },
      ],
    },
    {
      pays: ["company"],
      en: "The notebooks were the trouble. Tomek had thirty of them to mark, and he spread them in a ring round the only flame, and nobody could get past. “Name three consequences,” he read out, with his nose in it. Mruk could have named three. He was cut off from all of them by volcanoes.",
      pl: "Na przeszkodzie stanęły zeszyty. Tomek miał ich trzydzieści do sprawdzenia i rozłożył je wokół jedynego płomienia, w krąg, tak że nikt nie mógł podejść. „Wymień trzy skutki” – czytał z nosem w kartce. Mruk mógłby wymienić trzy. Od wszystkich odgradzały go wulkany.",
      turns: [
        {
          titles: [
            ["With One Match to Spare", "Z jedną zapałką w zapasie"],
            ["The Wind Turned Thirty Pages", "Trzydzieści zeszytów na wietrze"],
          ],
          needs: ["the match"],
          when: { weather: ["wind"] },
          en: "The wind came in by the window frame, turned over the pages of thirty notebooks and bent the flame towards them. Ola looked at the last match. “If that goes out,” she said, “there’s this one, and no more.” So Tomek cleared away all the paper, stacked it on his knees, and held a hand round the flame. The way was free.",
          pl: "Wiatr wszedł przez szparę w oknie, poprzewracał kartki w trzydziestu zeszytach i przygiął do nich płomień. Ola spojrzała na ostatnią zapałkę. „Jak zgaśnie – powiedziała – mamy tylko tę”. Tomek zebrał więc cały papier, ułożył go sobie na kolanach i osłonił płomień dłonią. Droga była wolna.",
        },
        {
          titles: [
            ["At the Sixteenth He Sighed", "Przy szesnastym westchnął"],
            ["Down to the Last Volcano", "I po wulkanach"],
          ],
          en: "Tomek had expected something of the sixteenth pupil. He bent low, read the page from top to bottom, and sighed; and as he was sitting close to the flame, that was that. It smelled of wick. In complete darkness the ring kept nobody out any more, because nobody knew where it was. Thirty notebooks heard four paws go over them, with dignity.",
          pl: "Po szesnastym uczniu Tomek się czegoś spodziewał. Schylił się, przeczytał od góry do dołu i westchnął, a że siedział blisko płomyka, zdmuchnął go. Zapachniało knotem. W zupełnej ciemności krąg nikogo już nie odgradzał, bo nikt nie wiedział, gdzie jest. Trzydzieści zeszytów słyszało, jak przechodzą po nich cztery łapy, z godnością.",
        },
        {
          titles: [
            ["Third, Everybody Comes", "Po pierwsze, po drugie i po trzecie"],
            ["A Five, and the Way Is Open", "Piątka i wolna droga"],
          ],
          en: "“Name three consequences,” Tomek read again. “First, ash. Second, it gets dark. Third, everybody comes and sits together.” He looked up. He looked at the candle, at Ola, who had drawn up a chair, and at Mruk, who was waiting at the edge. This was not in the book. He gave it a five, pushed the notebooks into a heap, and the way was open.",
          pl: "„Wymień trzy skutki – przeczytał znowu Tomek. – Po pierwsze, popiół. Po drugie, robi się ciemno. Po trzecie, wszyscy przychodzą i siedzą razem”. Podniósł głowę. Popatrzył na świecę, na Olę, która przystawiła sobie krzesło, i na Mruka, który czekał na brzegu. W podręczniku tego nie było. Postawił piątkę, zsunął zeszyty na kupę i droga była wolna.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the trumpet"],
      unless: ["company"],
      en: "On the first floor the trumpet sounded. In the dark Staś could not see his music, and so he could not see where he usually stumbles; he walked straight over the place and on to the end. On every floor something was set down, softly. “Once more!” he could be heard calling, “quick, before the light comes on!” Mruk, too, had to be quick, since he had got nowhere yet.",
      pl: "Na pierwszym piętrze odezwała się trąbka. Po ciemku Staś nie widział nut, nie widział więc i miejsca, w którym się zwykle potyka, przeszedł po nim i doszedł do końca. Na wszystkich piętrach coś odstawiono, cicho. „Jeszcze raz! – dało się słyszeć. – Szybko, póki ciemno!” Mrukowi też się spieszyło, bo jeszcze nic nie załatwił.",
    },
    {
      pays: ["the clock"],
      en: "In the kitchen the clock went on ticking. It is wound with a key and needs nobody. As a rule it is seven minutes fast, and everybody corrects it by the wireless or by the oven; now there was nothing left to correct it by. It struck, and was right. “They’ll have mended it before it strikes again,” said Ola. So that was how long Mruk had.",
      pl: "W kuchni dalej tykał zegar. Nakręca się go kluczem i nie potrzebuje nikogo. Zwykle spieszy się o siedem minut i wszyscy go poprawiają, według radia albo według piekarnika; teraz nie było już według czego. Wybił godzinę i miał rację. „Nim wybije znowu, naprawią” – powiedziała Ola. Tyle więc Mruk miał czasu.",
    },
    {
      pays: ["the drawer"],
      en: "Ola was going through the drawer by touch. Corkscrew, she said aloud, string, half a nutcracker. She came to the thing that nobody has ever known the use of, felt along it, twice, and said “Oh, of course.” Mruk heard it slide back to the bottom. “You remember it for me,” she told him, “in the light I’ll have forgotten.” So Mruk had that to do as well.",
      pl: "Ola przeszukiwała szufladę dotykiem. Korkociąg, mówiła na głos, sznurek, pół dziadka do orzechów. Doszła do tego czegoś, o czym nikt nigdy nie wiedział, do czego służy, przesunęła po nim palcami, dwa razy, i powiedziała „No tak, oczywiście”. Odłożyła to coś, a Mruk słyszał, jak zsuwa się na dno. „Ty zapamiętaj – powiedziała do niego – bo ja przy świetle zapomnę”. Miał więc na głowie jeszcze i to.",
    },
    {
      pays: ["the talk"],
      en: "Behind the wall, where the television usually does the talking, a man’s voice said quite clearly: “Well, let’s talk, then.” For a long time nothing followed. Mruk put his ear to the wallpaper. A throat was cleared. “You begin,” said a woman’s voice. “But be quick, before it comes back on.” Nobody seemed to know how long the dark would last.",
      pl: "Za ścianą, gdzie wieczorami mówi telewizor, męski głos powiedział całkiem wyraźnie: „No to porozmawiajmy”. Potem długo nie było słychać nic. Mruk przyłożył ucho do tapety. Ktoś odchrząknął. „Ty zacznij – powiedział głos kobiecy. – Tylko szybko, zanim włączą”. Na jak długo starczy ciemności, tego nie wiedział nikt, Mruk też nie.",
    },
    {
      unless: ["company"],
      pays: ["a call from Mrs Halina"],
      en: "The telephone rang, black in the blackness, and Ola found it at the seventh ring. Mrs Halina from the second floor wished to know whether their telephone was working. It was. “So is mine,” she said, reassured. It would be ten more minutes, she had heard. Neither wanted to leave the other in the dark, so they stayed on the line, and Mruk heard two of the ten minutes being breathed away.",
      pl: "Zadzwonił telefon, czarny w czerni, i Ola znalazła go przy siódmym dzwonku. Dzwoniła pani Halina z drugiego piętra, z pytaniem, czy u nich działa telefon. Ola powiedziała, że działa. „Mój też” – uspokoiła się pani Halina. Elektrownia podobno potrzebuje jeszcze tylko dziesięciu minut. Żadna nie chciała zostawić drugiej po ciemku, trzymały więc słuchawki, a Mruk słyszał, jak oddychają. Z dziesięciu minut dwie już przeszły.",
    },
    {
      pays: ["the stars"],
      when: { weather: ["clear"] },
      en: "Over the roofs opposite there were stars. They had come in crowds, as if for a procession, and stood right down to the chimneys. “They’re there the whole time,” said Ola, “only you can’t see them for the light.” The first lamp would put an end to them. One star, low down over the bakery, winked at Mruk, as people do at somebody who ought to be getting on.",
      pl: "Nad dachami naprzeciwko były gwiazdy. Przyszło ich mnóstwo, jak ludzi, kiedy zapowiedzą procesję, i stały aż po same kominy. „One tam są przez cały czas – powiedziała Ola – tylko przez to światło nic nie widać”. Pierwsza lampa i po gwiazdach. Jedna, nisko, nad piekarnią, mrugała do Mruka tak, jak się mruga do kogoś, kto powinien się pospieszyć.",
    },
    {
      unless: ["company"],
      pays: ["company", "the extra step"],
      en: "Tomek came home. He could be heard from the first floor up, counting aloud, because he does not trust stairs that he cannot see. At the top he had counted one stair too many. He raised his foot for it, put it down on nothing, and wanted to go back and count again. “Leave it outside,” said Ola from within. From the sound of it, he brought it in.",
      pl: "Wrócił Tomek. Na schodach słychać go było już od pierwszego piętra, bo liczył na głos, nie ufając stopniom, których nie widać. Na górze wyszedł mu o jeden stopień za dużo. Stał pod drzwiami, podnosił na ten stopień nogę, stawiał ją na niczym i chciał wracać, żeby policzyć od nowa. „Zostaw ten stopień na schodach” – powiedziała Ola zza drzwi. Ale słychać było, że Tomek wnosi go do domu.",
    },
    {
      pays: ["the match"],
      en: "For a second candle there were three matches left. The first broke. The second burned very well, but Ola watched it with such attention that it was over before she had lit anything. The third she laid in the middle of the table, where everybody could have seen it, if there had been light. Mruk put a paw beside it, in case it rolled. That left him three paws for everything else.",
      pl: "Na drugą świecę zostały trzy zapałki. Pierwsza się złamała. Druga paliła się bardzo ładnie, ale Ola przyglądała się jej z taką uwagą, że było po niej, zanim cokolwiek zdążyła zapalić. Trzecią położyła na środku stołu, na widoku, gdyby było widno. Mruk postawił obok łapę, gdyby się miała potoczyć. Do wszystkiego innego zostały mu trzy łapy.",
    },
  ],
};
