import type { Plot } from "#api/house/texts/model.ts";

/** Washing day in the kitchen: a tub, a mangle, an iron, and Mrs Halina, who has come up to help. */
export const washingDay: Plot = {
  name: "washing-day",
  category: "Daily Life",
  when: { weekday: [1, 2, 3, 4, 5, 6] },
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["kettle"],
      eyes: "half",
      en: "Mruk sits in the kitchen beside a kettle, among clean linen and with an opinion of it",
      pl: "Mruk siedzi w kuchni obok czajnika, w dniu prania, i ma o nim swoje zdanie",
    },
    {
      place: "kitchen",
      pose: "crouch",
      props: ["bowl"],
      eyes: "wide",
      en: "Mruk crouches in the kitchen before a bowl and does not trust it, today of all days",
      pl: "Mruk przycupnął w kuchni przed miską i jej nie dowierza, zwłaszcza dziś",
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["mug"],
      mouth: "grump",
      en: "Mruk lies in the kitchen like a well-folded pillowcase, next to a mug",
      pl: "Mruk leży w kuchni jak dobrze złożona poszewka, obok kubka",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: [],
      eyes: "open",
      en: "Mruk looks out in the kitchen to see how far they have got with the washing",
      pl: "Mruk wygląda w kuchni, żeby zobaczyć, jak daleko są z praniem",
    },
  ],
  wishes: [
    {
      en: "On washing days a tower rises in the kitchen on the third floor. It is of sheets and pillowcases, laid by Ola one upon another, and it is warm on every storey, warmest at the top. Mruk stood below and looked. There are beds, and there are armchairs; but this had been going up for him since the soaking.",
      pl: "W dniu prania na trzecim piętrze w kuchni rośnie wieża. Ola układa ją z prześcieradeł i poszewek prosto spod żelazka, więc ciepła jest na każdej kondygnacji, najbardziej na ostatniej. Mruk patrzył na nią z dołu. Są łóżka, są fotele, ale to budowano dla niego od samego namaczania.",
      titles: [["Warm on Every Storey", "Wieża, najcieplejsza na ostatnim piętrze"]],
      endings: [
        {
          titles: [
            ["Pressed In, with All Four Paws", "Odciśnięty, z czterema łapami"],
            ["Straight onto Her Pillow, Unironed", "Tej poszewki się nie prasuje"],
          ],
          en: "When the last pillowcase had been laid on the tower, there was a soft sound, as of a loaf being put down. Mruk lay up there until it had gone cold. In the pillowcase there remained a hollow, with a haunch, four paws and a collar, so sharp that Ola did not have the heart to iron it. She put it on her bed like that.",
          pl: "Kiedy na wieży położono ostatnią poszewkę, rozległ się miękki odgłos, jakby ktoś położył bochenek. Mruk leżał tam, aż wystygła. Na poszewce zostało zagłębienie, z zarysem uda, czterech łap i obroży, tak wyraźne, że Ola nie miała serca go zaprasować. Tak też włożyła ją na poduszkę.",
        },
        {
          titles: [
            ["Filed under Sheets, Double", "W przegródce na prześcieradła duże"],
            ["Who Is between the Towels?", "Kto jest między ręcznikami?"],
          ],
          en: "The tower was carried to the cupboard in one piece, and Ola, whose chin was on the top, saw nothing. Later she came back with the towels. On the second shelf, between the double sheets and the single, two green lights were burning. She put the towels on the shelf below and left the door ajar.",
          pl: "Wieżę zaniesiono do szafy w całości i Ola, która przytrzymywała ją brodą, nie widziała nic. Dopiero później, z ręcznikami, otworzyła szafę znowu. Na drugiej półce, między dużymi prześcieradłami a małymi, paliły się dwa zielone światełka. Ręczniki położyła niżej, a drzwi zostawiła uchylone.",
        },
      ],
    },
    {
      en: "The washing basket is of wicker, oval, and as long as Mruk. On ordinary days it is full and stands in a corner. On washing day there comes a moment when it is empty, in the kitchen, in the best position, and Ola’s back is turned. Mruk regarded it as his. It only remained to get in.",
      pl: "Kosz na bieliznę jest z wikliny, owalny i tak długi jak Mruk. Zwykle stoi w kącie i jest pełen. Ale w dniu prania przychodzi chwila, kiedy jest pusty, w kuchni, w najlepszym miejscu, a Ola stoi tyłem. Mruk uważał kosz za swój. Pozostawało wejść.",
      titles: [["A Moment When It Is Empty", "Chwila, kiedy kosz jest pusty"]],
      endings: [
        {
          titles: [
            ["Carried in a Saucepan, All of It", "Wszystko w garnku od bigosu"],
            ["Where the Washing Had to Go", "Gdzie podziało się pranie"],
          ],
          en: "Mruk lay in the basket, and the washing was carried about without one: the towels in the big saucepan, the handkerchiefs in a sieve. It worked quite well, at a run. At the end Ola stood there with a single stocking, and the sieve was full. She bent down and asked, and it was laid in beside him, on the left.",
          pl: "Mruk leżał w koszu, a pranie obeszło się bez niego: ręczniki nosiła Ola w garnku od bigosu, chustki do nosa w durszlaku. Szło wcale dobrze, byle biegiem. Na koniec została z jedną pończochą, a durszlak był pełny. Schyliła się, spytała i pończochę wolno było położyć obok niego, z lewej.",
        },
        {
          titles: [
            ["Towel on Towel, and Socks on Top", "Z wierzchu skarpetki"],
            ["Under All That, an Ear", "Pod tym wszystkim jedno ucho"],
          ],
          en: "“Please yourself,” said Ola, when she found Mruk in the basket, and she put the washing in on top of him, dry and warm, towel upon towel, and on the towels the socks. Nothing moved. After some time she anxiously pushed two of them aside and came upon an ear, which turned towards her, waited to hear if there was anything further, and was covered up again.",
          pl: "„Jak sobie chcesz” – powiedziała Ola, kiedy zastała Mruka w koszu, i położyła pranie na nim, suche, ciepłe, ręcznik na ręcznik, a na ręcznikach skarpetki. Nic się nie ruszyło. Po jakimś czasie odsunęła niespokojnie dwie i natrafiła na ucho, które obróciło się ku niej, zaczekało, czy jest coś jeszcze, i zostało z powrotem przykryte.",
        },
      ],
    },
    {
      en: "It was washing day, and in the middle of the kitchen on the third floor stood the zinc tub, full to the brim with foam. What was beneath it nobody had told Mruk; Ola put her arms in and brought out, now and again, a sleeve. It crackled in his ears, even at a distance. He intended to look.",
      pl: "Był dzień prania i pośrodku kuchni na trzecim piętrze stała cynkowa balia, po brzegi pełna piany. Co jest pod spodem, tego Mrukowi nikt nie powiedział; Ola wkładała tam ręce i wyjmowała od czasu do czasu rękaw. Piana trzeszczała mu w uszach nawet z daleka. Zamierzał zajrzeć.",
      titles: [["What Was Beneath It?", "Co jest pod spodem?"]],
      endings: [
        {
          titles: [
            ["White into White", "Białe w białe, i nie ma"],
            ["By Hand, Twenty Minutes", "Ręcznie, dwadzieścia minut"],
          ],
          en: "Mruk stretched out a paw and put it into the foam. It was white and so was the foam, and there was no longer any paw. He drew, and it came out again, but thin, like somebody else’s. He bore it away on three legs, and on the rug he washed it by hand, for twenty minutes, until it had its old size.",
          pl: "Mruk wyciągnął łapę i wsunął ją w pianę. Łapa była biała, piana też, i łapy już nie było. Pociągnął i wyszła, ale cienka, jakby cudza. Odniósł ją na trzech nogach i na chodniku prał ręcznie, przez dwadzieścia minut, aż wróciła do swojego rozmiaru.",
        },
        {
          titles: [
            ["At the Bottom, One Teaspoon", "Na dnie łyżeczka"],
            ["When the Foam Had Gone", "Co było, kiedy piana opadła"],
          ],
          en: "Mruk waited, and foam cannot. It sank together, there were islands of it and then there was only grey water, and in it a cat, looking up at him from beneath the lamp. Behind the cat’s ear something shone. Ola turned up her sleeve once more and brought it out. It was the teaspoon that had been missing since the last washing day.",
          pl: "Mruk czekał, a piana tego nie umie. Wzdychała, opadała, były z niej wyspy, a potem już tylko szara woda, a w niej kot, który patrzył spod lampy w górę. Za uchem tamtego coś błyszczało. Ola jeszcze raz podwinęła rękaw i wyjęła. Była to łyżeczka, której brakowało od zeszłego prania.",
        },
      ],
    },
    {
      en: "“Eleven,” said Ola, in the midst of the washing, and counted the socks again, from the other end. The twelfth was in the kitchen, behind the dresser. Mruk had come by it honestly; it had dropped, he had been there. It was grey and of wool. He meant to bring it to the third chair, where he keeps what he needs, and nobody was to notice.",
      pl: "„Jedenaście” – powiedziała Ola w środku prania i policzyła skarpetki jeszcze raz, od końca. Dwunasta leżała w kuchni za kredensem. Mruk doszedł do niej uczciwie; upadła, a on przy tym był. Szara, wełniana. Zamierzał przenieść ją na trzecie krzesło, gdzie trzyma, co mu potrzebne, tak żeby nikt nie widział.",
      titles: [["The Twelfth Had Dropped, He Had Been There", "Upadła, a on przy tym był"]],
      endings: [
        {
          titles: [
            ["What Is a Single One For?", "A po co komu jedna?"],
            ["After the Twelfth, the Eleventh", "Po dwunastej jedenasta"],
          ],
          en: "All had been hung up in twos, and one grey sock dangled alone. Ola took it down and went from room to room with it, like a prince with a slipper. On the third chair lay Mruk, and from under him stuck a grey toe. She looked at it. She looked at the one in her hand, which was no use by itself, and tucked it in beside the other.",
          pl: "Wszystko wisiało parami i jedna szara skarpetka dyndała sama. Ola zdjęła ją i chodziła z nią od pokoju do pokoju jak książę z pantofelkiem. Na trzecim krześle leżał Mruk, a spod niego wystawały palce, szare. Popatrzyła na nie. Popatrzyła na tę, którą trzymała w ręce i z której nie było już pożytku, i wsunęła ją obok tamtej.",
        },
        {
          titles: [
            ["Given Back, after the Rinsing", "Oddał po płukaniu"],
            ["Into the Empty Tub, by Himself", "Do pustej balii, z własnej woli"],
          ],
          en: "The last water had been let out, the tub stood dry, and Ola had sat down with her feet on a stool. At this moment Mruk came from behind the dresser with the sock in his teeth, held it over the rim and let go. It lay in the middle of the tub, with two hairs on it. Ola regarded it for a long time. Then she put on water for another lot.",
          pl: "Ostatnią wodę wylano, balia wyschła, a Ola usiadła i położyła nogi na taborecie. Wtedy zza kredensu wyszedł Mruk ze skarpetką w zębach, potrzymał ją nad brzegiem i puścił. Leżała na środku balii, z dwoma włosami. Ola długo na nią patrzyła. Potem nastawiła wodę od nowa.",
        },
      ],
    },
    {
      en: "Because it was washing day, the kitchen had been divided. From line to line hung the sheets, down to the floor, and where there had been one room there were now five, all white. In one of them stood a chair and in another half a table; Ola’s slippers went by underneath. Mruk wanted the inmost to himself.",
      pl: "W dniu prania podzielono kuchnię. Od sznurka do sznurka wisiały prześcieradła, po samą podłogę, i tam, gdzie był jeden pokój, zrobiło się pięć, białych. W jednym stało krzesło, w innym pół stołu, a dołem przechodziły kapcie Oli. Mruk chciał dla siebie tego najgłębiej.",
      titles: [["Where There Had Been One, Now Five", "Był jeden pokój, jest pięć"]],
      endings: [
        {
          titles: [
            ["A Visitor, with Tea", "Gość z herbatą"],
            ["“May I?”, Said the Wall", "„Można?” – spytała ściana"],
          ],
          en: "The inmost room lay between a sheet and the tablecloth, with nobody in it. Hardly had Mruk sat down when one wall bulged. “May I?” it said. Ola came in backwards, with a glass of tea, sat down on the floor opposite him and drew in her feet. Outside somebody called her name. They both looked at the ceiling.",
          pl: "Najgłębszy pokój był między prześcieradłem a obrusem i nikogo w nim nie było. Ledwie Mruk usiadł, jedna ściana się wybrzuszyła. „Można?” – spytała. Ola weszła tyłem, ze szklanką herbaty, usiadła na podłodze naprzeciwko i podkurczyła nogi. Na zewnątrz ktoś ją wołał. Oboje patrzyli w sufit.",
        },
        {
          titles: [
            ["One Left Hanging", "Jedno niech jeszcze powisi"],
            ["All the Walls in a Pile", "Wszystkie ściany w stosie"],
          ],
          en: "The sheets dried, and Ola took down the house, from the outside inwards, wall by wall, with the pegs between her teeth. In the inmost room somebody was sitting. She had the last sheet by the corner already. It was dry, it could be said; she felt it once more, found a damp spot, and let it hang.",
          pl: "Prześcieradła wyschły i Ola rozbierała dom, od zewnątrz, ściana po ścianie, z klamerkami w zębach. W najgłębszym pokoju ktoś siedział. Ostatnie prześcieradło trzymała już za róg. Suche, można by powiedzieć. Pomacała jeszcze raz, znalazła wilgotne miejsce i zostawiła, niech wisi.",
        },
      ],
    },
    {
      en: "A cat does not go on the kitchen table, says a rule on the third floor. But it was washing day; on the table lay the grey ironing blanket and over that a sheet, and a table that is covered up cannot be seen. What Mruk saw was a bed, and Ola with an iron, warming it for someone.",
      pl: "Kot nie wchodzi na kuchenny stół, głosi zasada na trzecim piętrze. Ale był dzień prania; na stole leżał szary koc do prasowania, na nim prześcieradło, a stołu, który jest przykryty, nie widać. Mruk widział łóżko, a Ola z żelazkiem je komuś grzała.",
      titles: [["Covered Up and Therefore Not a Table", "Stołu nie widać, więc go nie ma"]],
      endings: [
        {
          titles: [
            ["Smooth, but for the Middle", "Wszystko gładkie prócz środka"],
            ["He Was Ironed Round", "Objechała go żelazkiem"],
          ],
          en: "When Ola came back with a shirt, Mruk was lying upon the sheet. She ironed up to him from the left, and then from the right; she took the curve of the back with the point, as she does round buttons. “There,” she said finally, and drew it from under him. It was as smooth as paper, and in the middle, crumpled, was a cat, with a tail. She folded it so that he was inside.",
          pl: "Kiedy Ola wróciła z koszulą, na prześcieradle leżał Mruk. Prasowała do niego, z lewej, potem z prawej; łuk grzbietu objechała samym czubkiem, jak guziki. „No” – powiedziała w końcu i wyciągnęła prześcieradło spod spodu. Było gładkie jak papier, a pośrodku, pognieciony, był kot z ogonem. Złożyła je tak, żeby został w środku.",
        },
        {
          titles: [
            ["The Cushion, Both Sides", "Poduszka, z obu stron"],
            ["Ola Looks Up the Rule", "Jak brzmi ta zasada?"],
          ],
          en: "“That’s a table,” said Ola. Mruk, with two paws already up there, felt the warmth of it and could not believe her. She considered the rule. Nothing is said in it about chairs. She took the cushion from the third one, ironed both its sides and the edges as well, and put it back. A little steam was rising from it. He withdrew the two paws.",
          pl: "„To jest stół” – powiedziała Ola. Mruk miał już na nim dwie łapy, czuł, jakie to ciepłe, i nie mógł jej uwierzyć. Zastanowiła się nad zasadą. O krzesłach nic w niej nie ma. Wzięła z trzeciego poduszkę, przeprasowała z jednej strony, z drugiej i po brzegach i odłożyła na miejsce. Lekko z niej parowało. Cofnął obie łapy.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Mrs Halina had come up with her starch, and put it on the floor in a basin, where it stood like milk. Mruk only went past; his tail had a look. That starch is famous on both staircases, and in a few minutes the tail stood up by itself, hard as a poker, and knocked against everything. With this behind him he could not turn round anywhere.",
      pl: "Pani Halina przyszła ze swoim krochmalem i postawiła go na podłodze, w misce, cichego jak mleko. Mruk tylko przechodził; zajrzał tam jego ogon. Krochmal ten słynie na obu klatkach i po paru minutach ogon stał sam, twardy jak pogrzebacz, i o wszystko stukał. Z czymś takim z tyłu nie dało się nigdzie przecisnąć ani obrócić.",
      titles: [["Only the Tail Had a Look", "Zajrzał tam tylko ogon"]],
      turns: [
        {
          titles: [
            ["Damped, and Rolled for a Quarter of an Hour", "Skropić, zwinąć i odczekać"],
            ["As One Treats a Collar", "Jak kołnierzyk, na wilgotno"],
          ],
          en: "“A collar that’s too stiff,” said Mrs Halina, “gets damped and rolled.” She sprinkled the tail from the root to the tip, wound it up in a tea towel and held the roll on her lap. Mruk, to whom the rest was attached, sat by. After a quarter of an hour she shook it out. It fell in a soft curve, and he walked off at his usual width.",
          pl: "„Za sztywny kołnierzyk – powiedziała pani Halina – skrapia się i zwija”. Pokropiła ogon od nasady po koniec, zwinęła w ściereczkę i potrzymała na kolanach. Mruk, do którego należała reszta, siedział obok. Po kwadransie strzepnęła. Ogon opadł miękko i Mruk odszedł w swojej zwykłej szerokości.",
        },
        {
          titles: [
            ["Where the Pegs Were Hung", "A klamerki wisiały z tyłu"],
            ["Six Pillowcases, and Then She Looked", "Stał i się przydał"],
          ],
          en: "Ola was looking for somewhere to hang the bag of pegs. Her eyes were on the line, and by her knee something stuck up with a good hook at the end. For six pillowcases she took her pegs from there. Then she looked. “Oh,” she said, and lifted the bag off with both hands; and with it, in white flakes, came the starch.",
          pl: "Ola szukała, gdzie by powiesić woreczek z klamerkami. Oczy miała na sznurku, a tuż przy kolanie sterczało coś z porządnym haczykiem na końcu. Przez sześć poszewek brała klamerki stamtąd. Potem spojrzała. „Oj” – powiedziała i oburącz zdjęła woreczek, a razem z nim, białymi płatkami, zszedł krochmal.",
        },
      ],
    },
    {
      en: "The boiler was steaming. It steamed up to the ceiling and down again, until the kitchen held nothing but a white noise with a drip in it. “Are you there?” asked Ola. “I’m by the dresser,” said Mrs Halina from another direction. Mruk could not see his own paws, and stood still, so as not to step on anybody’s.",
      pl: "Kocioł parował. Para szła pod sufit, a stamtąd z powrotem, aż w kuchni było tylko białe, które szumiało i kapało. „Jest tam pani?” – spytała Ola. „Przy kredensie” – odpowiedziała pani Halina z zupełnie innej strony. Mruk nie widział własnych łap i stał, żeby nie nastąpić na cudze.",
      titles: [["“Are You There?”", "„Jest tam pani?”"]],
      turns: [
        {
          titles: [
            ["A Sentence on the Pane", "Zdanie na szybie"],
            ["Read Once, and Wiped Out", "Przeczytane raz i starte"],
          ],
          en: "Ola felt her way to the window. The pane was grey all over, a clean page, and since yesterday she had had a sentence in her head. She wrote it with one finger, read it, shook her head and wiped it out with her whole sleeve. As she was there, she opened the small pane at the top, and thing by thing the kitchen came back.",
          pl: "Ola doszła po omacku do okna. Szyba była cała szara, czysta kartka, a ona od wczoraj nosiła w głowie zdanie. Napisała je palcem, przeczytała, pokręciła głową i starła całym rękawem. Skoro już tam była, uchyliła lufcik i rzecz po rzeczy kuchnia wróciła.",
        },
        {
          titles: [
            ["Follow the Bell, Ladies", "Za dzwonkiem, proszę pań"],
            ["Out It Went, by the Hall", "Wyszła przez przedpokój i nie pukała"],
          ],
          en: "Mruk sneezed, and his bell rang. “Ah, there’s the door,” said Mrs Halina, who knows where he sits. She went after the sound with her arms out and opened what she found. It was indeed the door. The steam filed out into the hall, in no hurry, like people after a long sermon, and behind it things came to light, Ola last.",
          pl: "Mruk kichnął i dzwonek zadzwonił. „Aha, tam są drzwi” – powiedziała pani Halina, która wiedziała, gdzie zwykle siada. Poszła za dźwiękiem z rękami przed sobą i otworzyła, co znalazła. Rzeczywiście drzwi. Para wychodziła obok niej do przedpokoju, bez pośpiechu, jak ludzie po długim kazaniu, a za nią wyłaniały się rzeczy, Ola ostatnia.",
        },
      ],
    },
    {
      en: "A double sheet needs four hands. Ola had two of the corners and Mrs Halina the others; they met, curtsied and drew apart again, and filled the kitchen from wall to wall. Mruk tried it on the left and was folded in half. He tried it on the right, and the sheet came down like a barrier.",
      pl: "Duże prześcieradło wymaga czterech rąk. Ola trzymała dwa rogi, pani Halina dwa; schodziły się, przykucały i znów się rozchodziły, i zajmowały kuchnię od ściany do ściany. Mruk spróbował z lewej i został złożony na pół. Spróbował z prawej, a prześcieradło opadło jak szlaban.",
      titles: [["Needed: Four Hands and a Kitchen", "Potrzebne: cztery ręce i kuchnia"]],
      turns: [
        {
          titles: [
            ["Folded Twice, Then Three Times", "Na dwa, na cztery, na osiem"],
            ["There’s a Lump in the Linen", "Coś tu jest w środku"],
          ],
          en: "They folded it in two, in four and in eight. “It’s a good cloth,” said Mrs Halina, and weighed it on her arm; “it’s got a body.” It also had a bell. They unfolded it from eight to four and from four to two, and in the last fold stood Mruk, square, with a crease down his back. He stepped out as if from a lift.",
          pl: "Złożyły na dwa, na cztery i na osiem. „Dobre płótno – powiedziała pani Halina i zważyła je na ręce. – Mięsiste”. Miało też dzwonek. Rozłożyły z ośmiu na cztery, z czterech na dwa, a w ostatnim załamaniu stał Mruk, w kostkę, z kantem wzdłuż grzbietu. Wysiadł jak z windy.",
        },
        {
          titles: [
            ["Three Swings, and Then Work", "Trzy razy, i do roboty"],
            ["By the Four Corners", "Za cztery rogi"],
          ],
          en: "The next time they drew apart Mruk was in the middle. They looked at one another, took a firmer hold of the corners and lifted; the sheet became deep, and he lay in it with his chin up. They swung him once, they swung him twice. At the third swing Mrs Halina, who is a serious person, said “Whee,” and they put him down on the far side.",
          pl: "Kiedy następnym razem się rozeszły, pośrodku był Mruk. Popatrzyły na siebie, chwyciły mocniej za rogi i uniosły; prześcieradło zrobiło się głębokie, a on leżał w nim z podniesioną brodą. Bujnęły raz, bujnęły drugi. Za trzecim pani Halina, osoba poważna, powiedziała „hop” i odstawiły go po drugiej stronie.",
        },
      ],
    },
    {
      en: "Ola and Mrs Halina had hung the wet things overhead, and they dripped. They did it with care: a drop would form at the end of a sleeve, look round, wait until Mruk had settled where he was, and fall between his ears. He moved one tile along. There a pair of pyjamas had been waiting. With each step that he took in this kitchen he was expected.",
      pl: "Ola z panią Haliną rozwiesiły mokre rzeczy nad głową i z rzeczy kapało. Starannie: na końcu rękawa zbierała się kropla, rozglądała się, czekała, aż Mruk na dobre usiądzie, i spadała mu między uszy. Przesuwał się o kafelek. Tam czekała piżama. Gdzie w tej kuchni nie stąpnął, wszędzie się go spodziewano.",
      titles: [["One Tile Along, and Another Drop", "O kafelek dalej też kapie"]],
      turns: [
        {
          titles: [
            ["Five Bowls, and a Rest", "Pięć misek i pauza"],
            ["Where It Did Not Sound", "Gdzie nie grało"],
          ],
          en: "Ola brought bowls, for the sake of the floor: five, of different sizes, and a mug. They began at once. The big one said “plop”, the mug said “ping”, and something like a tune came of it, with a hole in it, always at the same place. Mruk listened to it three times. Then he walked along the tune as far as the hole, and there it was dry.",
          pl: "Ola przyniosła miski, ze względu na podłogę: pięć, różnych, i kubek. Zaraz zaczęły. Duża mówiła „plum”, kubek mówił „dzyń” i wyszło z tego coś w rodzaju melodii, z dziurą, zawsze w tym samym miejscu. Mruk wysłuchał jej trzy razy. Potem poszedł wzdłuż melodii aż do dziury i tam było sucho.",
        },
        {
          titles: [
            ["Under a Roof That Walks", "Pod dachem, który chodzi"],
            ["Indoors, with the Umbrella", "W domu, z parasolem"],
          ],
          en: "“That won’t do,” said Mrs Halina, after the seventh drop. She went into the hall and returned with Ola’s umbrella, and put it up, in the kitchen, which is supposed to be unlucky. She held it over Mruk without a word. When he moved, she moved; a sleeve dripped down her collar, and they went together wherever he wished to go.",
          pl: "„Tak być nie może” – powiedziała pani Halina po siódmej kropli. Poszła do przedpokoju, wróciła z parasolem Oli i rozłożyła go w kuchni, czego podobno nie wolno. Trzymała go nad Mrukiem bez słowa. Kiedy szedł on, szła i ona; za kołnierz kapało jej z rękawa, a szli we dwoje tam, dokąd on chciał.",
        },
      ],
    },
    {
      en: "Mrs Halina had brought the mangle, and it was screwed to the edge of the table. It has two wooden lips. A pillowcase went in, thick, with a bosom, and came out on the other side as a sheet of paper, and each time there was a shriek, on its behalf. Mruk had to get by in front of it. He thought of his own thickness.",
      pl: "Pani Halina przyniosła magiel i przykręciła go do brzegu stołu. Magiel ma dwie drewniane wargi. Poszewka wchodziła w nie gruba, z biustem, a po drugiej stronie wychodziła jak kartka papieru i za każdym razem coś piszczało, w jej imieniu. Mruk musiał przejść tuż przed nim. Pomyślał o własnej grubości.",
      titles: [["He Thought of His Own Thickness", "Pomyślał o własnej grubości"]],
      turns: [
        {
          titles: [
            ["And Now, Backwards", "A teraz wstecz"],
            ["It Gives Back What It Takes", "Oddaje, co wzięło"],
          ],
          en: "A corner had gone in crooked. Ola took the handle and turned it backwards; and out of the lips, on the near side, the pillowcase came again, tail first, and drew breath. Mruk watched to the end. An animal that gives things back when asked is at least open to reason. He went by, not too fast, with his stomach drawn in.",
          pl: "Jeden róg wszedł krzywo. Ola chwyciła korbę i pokręciła wstecz, a spomiędzy warg, po tej samej stronie, wysunęła się poszewka, tyłem, cała, i nabrała powietrza. Mruk obejrzał to do końca. Ze stworzeniem, które na prośbę oddaje, można przynajmniej rozmawiać. Przeszedł obok, nie za szybko, z wciągniętym brzuchem.",
        },
        {
          titles: [
            ["A Button, and Who Got It", "Dokąd poleciał guzik?"],
            ["Dry Soap, Left and Right", "Mydłem po zawiasach, na sucho"],
          ],
          en: "The mangle bit on a button and stuck. Mrs Halina leaned on the handle, there was a crack, and the button flew through the kitchen and hit the bell on Mruk’s collar. Both ladies begged his pardon. “It’s not itself today,” said Mrs Halina, and rubbed dry soap into its joints, left and right. From then on it only murmured, and he could pass.",
          pl: "Magiel ugryzł guzik i stanął. Pani Halina naparła na korbę, trzasnęło, guzik przeleciał przez kuchnię i trafił w dzwonek Mruka. Obie panie przeprosiły. „Nieswój dziś” – powiedziała pani Halina i natarła mu suchym mydłem zawiasy, z lewej i z prawej. Odtąd już tylko pomrukiwał i dało się przejść.",
        },
      ],
    },
    {
      en: "Mrs Halina was sorting, without her glasses, by touch: linen to the left, colours to the right, and in the middle whatever is wool. She took up Mruk. She felt him between finger and thumb, against the nap and with it. “Wool,” she said; “by hand, lukewarm, and dried lying flat.” And she laid him on the middle heap, under a cardigan.",
      pl: "Pani Halina sortowała, bez okularów, na dotyk: płótno na lewo, kolory na prawo, a na środek wszystko, co z wełny. Wzięła Mruka. Potarła go w dwóch palcach, pod włos i z włosem. „Wełna – powiedziała. – Ręcznie, w letniej, suszyć na płasko”. I położyła go na środkowej kupce, pod swetrem.",
      titles: [["By Hand, Lukewarm, Lying Flat", "Ręcznie, w letniej, na płasko"]],
      turns: [
        {
          titles: [
            ["Lukewarm? Ask It First", "W letniej? Proszę spytać"],
            ["“There’s Something Wrong with This Cardigan”", "„Coś ten sweter za ciężki”"],
          ],
          en: "Ola picked up the heap in both arms to take it to the tub, and put it down again after one step. “What’s in this cardigan?” Mrs Halina looked for her glasses, which were on her forehead. One sleeve had a white paw. “That one’s been done,” she said without turning a hair, and stood him on the floor the right way up.",
          pl: "Ola objęła kupkę ramionami, żeby zanieść ją do balii, i po jednym kroku odłożyła. „Co jest w tym swetrze?” Pani Halina poszukała okularów, które miała na czole. Z jednego rękawa wystawała biała łapa. „To już było prane” – powiedziała bez zmrużenia oka i postawiła go na podłodze, właściwą stroną do góry.",
        },
        {
          titles: [
            ["Would the Stripes Run?", "Czy te paski puszczają?"],
            ["A Heap by Itself", "Na osobnej kupce"],
          ],
          en: "“Striped,” said Mrs Halina, who had found her glasses, and stopped. “Does it run?” She licked a corner of her handkerchief, rubbed it along one of the dark stripes, and examined it at the lamp. It was clean; but with stripes you never know. “To be on the safe side,” she said, and made a fourth heap of him, all by himself, that nobody was to touch.",
          pl: "„W paski – zauważyła pani Halina, kiedy znalazła okulary. – A nie puszcza?” Zwilżyła róg chusteczki, przetarła nim ciemny pasek i obejrzała pod lampą. Chusteczka była czysta, ale z paskami nigdy nie wiadomo. „Dla pewności” – powiedziała i zrobiła z niego czwartą kupkę, osobną, której nikomu nie wolno ruszać.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "The telephone rang. Ola ran into the hall with foam up to her elbows, and held the receiver with two wrists. It was a gentleman about the commas in chapter nine. Whenever she said “no” something flew off and settled on the coats. “You sound so far away,” said the gentleman. “I’m all in white,” replied Ola.",
      pl: "Zadzwonił telefon. Ola pobiegła do przedpokoju w pianie po łokcie i trzymała słuchawkę nadgarstkami. Jakiś pan dzwonił w sprawie przecinków w rozdziale dziewiątym. Przy każdym „nie” coś odlatywało i siadało na płaszczach. „Tak pani słychać jak z daleka” – powiedział pan. „Jestem cała na biało” – odparła Ola.",
    },
    {
      en: "Something had been washed in a trouser pocket, and was now grey and the size of a nut. Ola unrolled it upon a plate, with two forks. It was a list. “Butter” could be read, and “soap”; then came a hole, and after it “don’t forget”. She held it up against the lamp. Whatever it was, it had been underlined.",
      pl: "W kieszeni spodni uprało się coś razem z nimi i było teraz szare, wielkości orzecha. Ola rozwinęła to na talerzu dwoma widelcami. Była to lista. Dało się przeczytać „masło” i „mydło”, dalej była dziura, a za nią „nie zapomnieć”. Podniosła kartkę pod lampę. Cokolwiek to było, było podkreślone.",
    },
    {
      en: "Mrs Halina does not trust the figures on an iron. She licked a finger, touched the sole, and listened with her head on one side. “Not yet,” she said. She touched it again. “Still talking nonsense.” The third time there was a hiss, short and clear, like somebody who has been asked for his name. “Now,” said Mrs Halina, and held out her other hand for the collar.",
      pl: "Pani Halina nie wierzy cyfrom na żelazku. Pośliniła palec, dotknęła stopy i słuchała z przechyloną głową. „Jeszcze nie” – powiedziała. Dotknęła znowu. „Bredzi”. Za trzecim razem syknęło, krótko i jasno, jak ktoś, kogo spytano o nazwisko. „Teraz” – powiedziała pani Halina i wyciągnęła drugą rękę po kołnierzyk.",
    },
    {
      en: "In a saucer lay the buttons that had come off, five of them. Mrs Halina turned them over with the tip of her finger. Four she knew; to the fifth she held up blouse after blouse, and shook her head at each. Ola had a look. “That’s a peppermint,” she said. It had two holes by now, through which it could have been sewn on.",
      pl: "Na spodku leżały guziki, które odpadły, pięć. Pani Halina obracała je czubkiem palca. Cztery znała, a do piątego przykładała bluzkę za bluzką i nad każdą kręciła głową. Ola spojrzała. „To miętówka” – powiedziała. Po praniu miała dwie dziurki i dałoby się ją przyszyć.",
    },
    {
      en: "One sheet had letters in the corner, embroidered in red: K. W. Nobody in the family was called anything of the kind. “Kitchen, Wednesday,” suggested Ola. Mrs Halina passed her thumb over the back, where the knots are. “She did this in the evenings,” she said, “and she was in love, look, here she’s lost count.” They folded it with the letters inwards.",
      pl: "Na jednym prześcieradle były w rogu litery, wyszyte na czerwono: K. W. Nikt w rodzinie tak się nie nazywał. „Kuchnia, wtorek” – podsunęła Ola. Pani Halina przesunęła kciukiem po lewej stronie, tam, gdzie są supełki. „Robiła to wieczorami – powiedziała – i była zakochana, o, tu się pomyliła w liczeniu”. Złożyły je literami do środka.",
    },
    {
      en: "There are thirty wooden pegs and a red one. Ola saves the red one to the last, and then she does not use it. “Is it weak?” asked Mrs Halina. It was not; it was rather the other way about. Once, in a storm, it held a whole eiderdown, and has been excused ever since. Mrs Halina took it out of the bag and put it on her own collar.",
      pl: "Klamerek jest trzydzieści, drewnianych, i jedna czerwona. Czerwoną Ola zostawia na koniec, a potem też jej nie używa. „Słaba?” – spytała pani Halina. Nie, raczej przeciwnie. Kiedyś, w burzę, utrzymała sama całą pierzynę i odtąd jest zwolniona. Pani Halina wyjęła ją z woreczka i przypięła sobie do kołnierza.",
    },
  ],
};
