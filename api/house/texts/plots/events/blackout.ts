import type { Plot } from "#api/house/texts/model.ts";

/** The electricity goes, and for one evening the whole house sees worse than its cat. */
export const blackout: Plot = {
  name: "blackout",
  category: "Daily Life",
  // In the warm months it is still light at eight, and nobody would notice.
  when: { timeSlot: ["evening"], between: ["10-01", "03-28"] },
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["candle"],
      eyes: "wide",
      en: "Mruk sits on the window sill by the light of a candle",
      pl: "Mruk siedzi na parapecie przy świetle świecy",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["candle", "books"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk lies beside a candle and some books on the window sill, at ease in the dark",
      pl: "Mruk leży na parapecie przy świecy i książkach, po ciemku jak u siebie",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["candle"],
      en: "Mruk and a candle on the window sill, both turned to the dark street",
      pl: "Mruk i świeca na parapecie, oboje zwróceni ku ciemnej ulicy",
    },
    {
      place: "window sill",
      pose: "crouch",
      props: ["candle"],
      eyes: "open",
      en: "Mruk crouches on the window sill and looks into the flame of a candle",
      pl: "Mruk przycupnął na parapecie i patrzy w płomień świecy",
    },
  ],
  wishes: [
    {
      en: "There was a click, no louder than a claw on a plate, and the flat was gone. “The fuse,” said Ola’s voice from where Ola had been. “The whole house,” said somebody on the stairs. A candle was found. Mruk was surprised at the excitement; for him a few colours had been taken off, nothing else. He set out to see whether he was needed.",
      pl: "Coś pstryknęło, nie głośniej niż pazur o talerz, i mieszkanie znikło. „Bezpiecznik” – powiedział głos Oli z miejsca, gdzie była Ola. „Cały dom” – powiedział ktoś na schodach. Znalazła się świeca. Mruka zdziwiło to poruszenie, bo jemu ubyło tylko kilka kolorów. Poszedł zobaczyć, czy jest potrzebny.",
      endings: [
        {
          titles: [
            ["As to a Subordinate", "Jak na podwładnego"],
            ["Who Put It Right", "Kto to naprawił"],
          ],
          en: "In the end he had to do it himself. He sat down beneath the switch, thought hard, narrowed his eyes, and there it was: the lamp, the fridge, Ola with her hand before her face. “At last,” she said to the ceiling. Mruk let that pass. He stayed under the switch for a while and looked up at it, as at a subordinate who has been spoken to once.",
          pl: "W końcu musiał zrobić to sam. Usiadł pod kontaktem, mocno pomyślał, zmrużył oczy i proszę: lampa, lodówka, Ola z ręką przed twarzą. „Nareszcie” – powiedziała do sufitu. Mruk puścił to mimo uszu. Posiedział jeszcze pod kontaktem i patrzył na niego jak na podwładnego, któremu raz zwrócono uwagę.",
        },
        {
          titles: [
            ["Candles, Matches, Cat", "Świece, zapałki, kot"],
            ["The Last Word on the List", "Na końcu listy"],
          ],
          en: "When the lamps were burning again Ola made a list, for next time: candles, matches, fuse wire. She chewed the pencil and went over the evening in her mind, from the first bump into the dresser to the last. Under the fuse wire she wrote one word more, a short one. She looked down at where it was sitting, and ticked it.",
          pl: "Kiedy lampy znów się paliły, Ola spisała, co ma być w domu na następny raz: świece, zapałki, bezpieczniki. Pogryzła ołówek i przeszła w myślach cały wieczór, od pierwszego zderzenia z kredensem do ostatniego. Pod bezpiecznikami dopisała jeszcze jedno słowo, krótkie. Spojrzała tam, gdzie ono siedziało, i odhaczyła.",
        },
      ],
    },
    {
      en: "When the light failed a candle was lit, and Mruk, who despises lamps, sat down to it. A lamp is merely on. A candle breathes, has opinions, and leans towards whoever is speaking. He would have liked one on the third floor every evening; unfortunately the power station sees fit to give him this pleasure twice a year, and never says when.",
      pl: "Kiedy zgasło światło, zapalono świecę i Mruk, który lampami gardzi, przysiadł się do niej. Lampa po prostu się pali. Świeca oddycha, ma poglądy i pochyla się ku temu, kto mówi. Na trzecim piętrze chciałby mieć ją co wieczór, ale elektrownia sprawia mu tę przyjemność dwa razy do roku i nigdy nie uprzedza.",
      endings: [
        {
          titles: [
            ["Without a Word, Off Again", "Bez słowa, z powrotem"],
            ["For About a Minute It Was Endured", "Wytrzymano może minutę"],
          ],
          en: "The light came back without asking. There was dust on things, faces looked older, and on the table lay bills. For about a minute it was endured. Then Ola got up, went to the switch, and without a word turned it off again. The flame, which had been standing there like somebody in the wrong coat, drew itself up, and Mruk moved a little closer.",
          pl: "Światło wróciło bez pytania. Na rzeczach leżał kurz, wszyscy wyglądali starzej, a na stole były rachunki. Wytrzymano może minutę. Potem Ola wstała, podeszła do kontaktu i bez słowa z powrotem zgasiła. Płomyk, który stał tak, jakby włożył nie swój płaszcz, wyprostował się, a Mruk przysunął się trochę bliżej.",
        },
        {
          titles: [["Which Drawer, Mruk Saw", "Mruk zapamiętał której szuflady"]],
          en: "When the lamps were burning once more, nobody could say on the spot what it is that needs them so badly. Ola put the stump of candle away in the drawer, on top, where it can be found in the dark. Mruk saw which drawer. He rubbed its corner with his cheek, first the left and then the right, so that it can be found without hands as well.",
          pl: "Kiedy lampy znów się paliły, nikt na poczekaniu nie umiał powiedzieć, do czego właściwie są aż tak potrzebne. Ola schowała ogarek do szuflady, na wierzch, żeby dało się go znaleźć po ciemku. Mruk zapamiętał której. Potarł jej róg policzkiem, najpierw lewym, potem prawym, żeby dało się go znaleźć także bez rąk.",
        },
      ],
    },
    {
      en: "The fridge was what Mruk noticed. In the middle of its one long word it stopped, shuddered and fell silent, and with it went the lights, the radio next door and the little red eye in the corner. A match scraped; a candle stood up. It is not often that he hears the flat with nothing on. He kept still, so as not to miss any of it.",
      pl: "Uwagę Mruka zwróciła lodówka. W środku swojego jedynego długiego słowa urwała, wzdrygnęła się i zamilkła, a razem z nią światło, radio za ścianą i czerwone oczko w kącie. Trzasnęła zapałka, wyprostowała się świeca. Rzadko słychać mieszkanie, w którym nic nie jest włączone. Mruk stanął, żeby niczego z tego nie uronić.",
      endings: [
        {
          titles: [["All Back, and None Absent", "Wszyscy wrócili, nikogo nie brak"]],
          en: "Towards the end the fridge gave a sigh, collected itself, and took up its word where it had broken it off. After that the rest came in: the lamp, the wall, the radio, a hairdryer that somebody had been holding for an hour. Mruk turned an ear to each of them in turn, like a teacher back from an outing, and none was absent.",
          pl: "Pod koniec lodówka westchnęła, zebrała się w sobie i podjęła swoje słowo tam, gdzie je przerwała. Potem wracała reszta: lampa, ściana, radio, suszarka, którą ktoś od godziny trzymał w ręce. Mruk nastawiał ucho na każde po kolei, jak nauczyciel po wycieczce, i nikogo nie brakowało.",
        },
        {
          titles: [
            ["What Was Still Humming", "Co jeszcze buczało"],
            ["He Had Put It Down to the Fridge", "A miał to za lodówkę"],
          ],
          en: "In all that quiet one thing went on humming. Mruk looked for it behind the stove, under the sink and along the skirting board, from one wall to the next, and wherever he came, it was there already. It was low and even and had no plug. He had always put it down to the fridge. He held his breath to hear it better, and it stopped.",
          pl: "W całej tej ciszy coś jednego wciąż buczało. Mruk szukał tego za piecem, pod zlewem i wzdłuż listwy, od ściany do ściany, i gdzie przyszedł, tam już było. Niskie, równe i bez wtyczki. Zawsze miał to za lodówkę. Wstrzymał oddech, żeby lepiej słyszeć, i przestało.",
        },
      ],
    },
    {
      en: "Since the light had gone out on the third floor, nobody could walk. One candle is not much among so many doors. Ola went about with her arms stretched in front of her, like a sleepwalker in a bad film; she shook hands with a coat and begged a cupboard’s pardon. The household had need of a guide, and Mruk, who saw perfectly, offered himself.",
      pl: "Odkąd na trzecim piętrze zgasło światło, ludzie nie umieli chodzić. Jedna świeca na tyle drzwi to niewiele. Ola wędrowała z rękami przed sobą, jak lunatyczka w kiepskim filmie, przywitała się z płaszczem i przeprosiła kredens. Domowi potrzebny był przewodnik i Mruk, który wszystko świetnie widział, zgłosił się sam.",
      endings: [
        {
          titles: [
            ["Steering by Two Green Lamps", "Jedzie na światłach"],
            ["He’s Got His Headlights On", "Za nim, rzuciła przez ramię"],
          ],
          en: "Low down, at the height of a cat, two green lamps were burning, quite steady, and whoever steered by them bumped into nothing. They moved off, and Ola moved after them. They blinked, and she stood still until they had finished. So it went, round the table, past the stove and out into the hall. “Follow him,” she told the dark behind her. “He’s got his headlights on.”",
          pl: "Nisko, na wysokości kota, paliły się równo dwie zielone lampki, a kto się nimi kierował, ten o nic nie zawadzał. Ruszyły, więc Ola ruszyła za nimi. Mrugnęły, więc stanęła i czekała, aż skończą. Szło to tak dookoła stołu, koło pieca i do przedpokoju. „Za nim – rzuciła za siebie, w ciemność. – Jedzie na światłach”.",
        },
        {
          titles: [
            ["The Bell Goes First", "Dzwonek idzie przodem"],
            ["All in a Row, in the Larder", "Rzędem, w spiżarni"],
          ],
          en: "Mruk went on ahead, and his bell said where: once at each corner, and twice at the threshold on which everybody trips. Behind it, one hand on the wall, came whoever had business in the dark. They went the whole length of the flat in this way, and nobody lost so much as a slipper. When the light came on, all were standing in the larder, in front of the sardines.",
          pl: "Mruk poszedł przodem, a dzwonek mówił którędy: przy każdym rogu raz, a przy progu, o który wszyscy się potykają, dwa razy. Za nim, z ręką na ścianie, szedł, kto tylko miał po ciemku coś do załatwienia. Przeszli tak całe mieszkanie i nikt nie zgubił nawet kapcia. Kiedy zapaliło się światło, wszyscy stali w spiżarni, przed sardynkami.",
        },
      ],
    },
    {
      en: "By electric light Mruk’s shadow is a smudge. But the power had failed on the third floor, a candle was burning in a saucer, and on the wall rose somebody of a proper size: with shoulders, with a neck, with ears up to the cornice. Mruk turned his head, and the other did the same. He had always imagined himself like that, and meant to remain so.",
      pl: "W świetle elektrycznym cień Mruka to kleks. Ale na trzecim piętrze prądu nie było, na spodku paliła się świeca i na ścianie wyrósł ktoś słusznych rozmiarów, z barami, z karkiem, z uszami pod sam gzyms. Mruk obrócił głowę, tamten też. Mniej więcej tak zawsze siebie wyobrażał i zamierzał przy tym zostać.",
      endings: [
        {
          titles: [
            ["The Goose Fled", "Gęś uciekła"],
            ["No Hands at All", "Bez jednej ręki"],
          ],
          en: "Ola began it, with a goose. It came out of her two hands and walked along the wall as far as the stove, looked about, and opened its beak. Then, without any hands at all, in came a beast with a notch in its ear, and filled the house from floor to ceiling. The goose fled, fell apart into two hands, and clapped.",
          pl: "Zaczęła Ola, od gęsi. Gęś wyszła jej z dwóch rąk i powędrowała po ścianie aż do pieca, rozejrzała się i otworzyła dziób. Wtedy, w ogóle bez rąk, weszło zwierzę z nacięciem w uchu i wypełniło widownię od podłogi po sufit. Gęś uciekła, rozpadła się na dwie ręce i zaczęła klaskać.",
        },
        {
          titles: [["Room for the Other", "Miejsce dla tamtego"]],
          en: "When the bulb came on, the other had gone, and had not even taken his ears. There lay the smudge again. Mruk stood up, and it stood up as well, not very far. He went to the armchair, where he usually lies in the middle, and lay down this time quite at the edge. The larger half he left free until bedtime, for anybody who might need the room.",
          pl: "Kiedy zapaliła się żarówka, tamtego już nie było, nawet się nie pożegnał. Znów leżał kleks. Mruk wstał i kleks też wstał, niezbyt wysoko. Mruk poszedł na fotel, gdzie zwykle leży pośrodku, i tym razem położył się z samego brzegu. Większą połowę zostawił wolną aż do nocy, gdyby ktoś potrzebował miejsca.",
        },
      ],
    },
    {
      en: "The dark came down at the very moment when Ola was carrying a plate. It was set aside, somewhere, in a hurry, by feel, and then it was forgotten, for there was a candle to be found. Mruk was not looking for candles. He lifted his nose and drew a line from it, straight through the blackness of the third floor, to the ham.",
      pl: "Ciemność zapadła akurat wtedy, gdy Ola niosła talerz. Odstawiła go gdzieś, w pośpiechu, po omacku, a potem o nim zapomniano, bo trzeba było szukać świecy. Mruk świecy nie szukał. Podniósł nos i poprowadził od niego linię, prosto przez czerń trzeciego piętra, aż do szynki.",
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
          pl: "Na końcu linii był talerz, na krześle przy telefonie, a na talerzu leżała już czyjaś ręka. Cofnęła się z plasterkiem. Wszedł nos, potem ręka, potem nos; trzymali się kolejki i nikt się nie spieszył. „To ty?” – spytał po chwili głos Oli, z pełnymi ustami. On. Przysunęła talerz trochę bliżej.",
        },
      ],
    },
    {
      en: "Somebody had put out the street. The bakery had gone, and the stop, and the stout gentleman opposite with his television; there remained a long wall of black glass with the sky on top. Behind Mruk, on the third floor, Ola was lighting a candle. He got up on the sill to find out who had done it, and whether they meant to put everything back in the same order.",
      pl: "Ktoś zgasił ulicę. Nie było piekarni, nie było przystanku ani tęgiego pana z telewizorem naprzeciwko, została długa ściana czarnych szyb, a nad nią niebo. Za plecami Mruka, na trzecim piętrze, Ola zapalała świecę. Mruk wszedł na parapet ustalić, kto to zrobił i czy zamierza ustawić wszystko z powrotem w tej samej kolejności.",
      endings: [
        {
          titles: [
            ["A Ballroom Going By", "Sala balowa w dostawie"],
            ["The Fifteen Had Not Heard", "Piętnastka o niczym nie wiedziała"],
          ],
          en: "The fifteen alone knew nothing of it. It has its own wire and its own ideas, and in the thick of the darkness it came down the street lit up from end to end, like a ballroom being delivered. As long as it was passing, everything was there: the stop, the bakery, the gentleman at his window with a candle. Mruk checked them off. Then it took them along.",
          pl: "Jedna piętnastka o niczym nie wiedziała. Ma własny drut i własne zdanie, i w najgęstszej ciemności przejechała ulicą oświetlona od końca do końca, jak sala balowa w dostawie. Póki jechała, było wszystko: przystanek, piekarnia, pan w oknie ze świecą. Mruk sprawdził po kolei. Potem zabrała to ze sobą.",
        },
        {
          titles: [["One Window Too Many", "O jedno okno za dużo"]],
          en: "Suddenly they were putting it back. First came the stop, then the bakery, then the stout gentleman, with a jump; and in their hurry they put back one thing too many. High up on the corner, where it is always dark, a lamp was burning, left on from some other evening, and somebody beside it was looking across at a cat. Mruk let it stand.",
          pl: "Nagle zaczęli ustawiać z powrotem. Najpierw przystanek, potem piekarnię, potem tęgiego pana, aż podskoczył, a że się spieszyli, ustawili o jedną rzecz za dużo. Wysoko na rogu, gdzie zawsze jest ciemno, paliła się lampa, zostawiona z jakiegoś innego wieczoru, i ktoś przy niej patrzył przez ulicę na kota. Mruk nie zgłaszał sprzeciwu.",
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
          titles: [
            ["Where Has the Third Match Gone?", "Gdzie się podziała trzecia zapałka?"],
            ["Shine It on the Table, Please", "Na stół świeć, nie na kota"],
          ],
          needs: ["the match"],
          en: "“Shine it on the table,” said Ola, “the last match is lying there.” The beam left Mruk’s face and went over the table top. Tomek saw the match, put the torch down beside it and was not allowed to touch either again. The light now went along the table and out at the end. Mruk, below it, got his eyes back, first the left.",
          pl: "„Poświeć na stół – powiedziała Ola – tam leży ostatnia zapałka”. Promień zszedł Mrukowi z twarzy i pojechał po blacie. Tomek zobaczył zapałkę, położył obok latarkę i nie wolno mu już było ruszyć ani jednej, ani drugiej. Światło szło teraz wzdłuż stołu. Mruk, poniżej, odzyskał oczy, najpierw lewe.",
        },
        {
          titles: [
            ["Now Both Had a Hole in the Middle", "Dziura dla obu"],
            ["So That’s What It’s Like", "Więc tak to jest"],
          ],
          en: "The torch went out. Tomek shook it, unscrewed it, screwed it up again; and to see what was the matter with it, he looked in at the front. It came on. For a time nothing was said. Tomek felt his way down to the floor and sat with his back to the wall, next to Mruk. “So that’s what it’s like,” he said.",
          pl: "Latarka zgasła. Tomek potrząsnął nią, rozkręcił, skręcił, a żeby sprawdzić, co jej jest, zajrzał od przodu. Zapaliła się. Przez jakiś czas nikt nic nie mówił. Tomek po omacku zsunął się na podłogę i usiadł plecami do ściany, obok Mruka. „Więc tak to jest” – powiedział.",
        },
        {
          titles: [
            ["Walking in His Own Light", "We własnym świetle, na własnych łapach"],
            ["The Torch Points Down", "Latarka w dół"],
          ],
          en: "“Sorry,” said Tomek, and turned the torch to the floor. A round patch of light lay there, as large as a tray. Mruk stepped into it. When he walked, it walked with him, as is done with singers, and where he waited it waited. Tomek had found out what a torch is for. Of himself there was nothing to be seen.",
          pl: "„Przepraszam” – powiedział Tomek i opuścił latarkę. Na podłodze leżał teraz krąg światła, wielki jak taca. Mruk w niego wszedł. Kiedy ruszył, krąg ruszył z nim i trzymał go pośrodku, jak śpiewaka na scenie, a kiedy stawał, czekał. Tomek wiedział już, do czego służy latarka. Jego samego nie było widać wcale.",
        },
      ],
    },
    {
      en: "It must be known that people’s feet do not see. By day they follow the eyes, in the dark they go off on their own account, and they are heavy. One of Ola’s came down where the end of Mruk’s tail was. He made a remark. There was a crash, an apology, and then the same foot again, from the other side.",
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
          titles: [
            ["Like a Ferry across the Floor", "Promem po podłodze"],
            ["A Foot That Is Not Lifted", "Stopa, której się nie podnosi"],
          ],
          en: "Ola thought of a remedy. A foot that is not lifted cannot come down; so she took off her slippers and pushed along in her socks, left, right, without leaving the boards, like a ferry. Whatever lay in the water was moved gently aside. Mruk let it happen to him twice. Then he got in front of it, and it took him across the room without his doing anything.",
          pl: "Ola znalazła sposób. Stopa, której się nie podnosi, nie może spaść, zdjęła więc kapcie i sunęła w skarpetkach, lewa, prawa, nie odrywając ich od desek, jak prom. Co leżało na wodzie, to łagodnie spychała na bok. Mruk zniósł to dwa razy. Potem usiadł przed samym dziobem i przepłynął pokój, sam nic nie robiąc.",
        },
        {
          titles: [
            ["All the Feet Put Away", "Gdzie się podziały stopy?"],
            ["The Word under the Table", "Co było napisane pod blatem"],
          ],
          en: "Ola gave up and sat down on the floor where she was, with her feet beneath her. There they could do no more harm. It was a good floor. She pulled the candle down to her, and saw her table from below: on the underside, in carpenter’s pencil, was the word “left”. She had eaten on it all this time. Mruk, who had known, came and sat in the light.",
          pl: "Ola dała za wygraną i usiadła na podłodze tam, gdzie stała, z nogami pod sobą. Tu już nie mogły nikomu zaszkodzić. Podłoga była dobra. Ściągnęła do siebie świecę i zobaczyła swój stół od dołu: pod blatem, stolarskim ołówkiem, było napisane „lewa”. Tyle razy przy nim jadła. Mruk, który wiedział, przyszedł i usiadł w świetle.",
        },
      ],
    },
    {
      en: "A suspicion arose. “Wasn’t he just behind the dresser,” said Ola slowly, “where the socket is?” In the dark nobody could see Mruk’s face, and he would have had just the right face for it. He had indeed been behind the dresser. He had been there on quite another matter, but try proving that without light.",
      pl: "Padło podejrzenie. „Czy on nie był przed chwilą za kredensem – powiedziała wolno Ola – tam, gdzie gniazdko?” Po ciemku nikt nie widział miny Mruka, a miał akurat odpowiednią. Owszem, był za kredensem. Był tam w zupełnie innej sprawie, ale jak tego dowieść bez światła.",
      turns: [
        {
          titles: [
            ["No Socket Reaches as Far as the Bakery", "Żadne gniazdko nie sięga do piekarni"],
            ["Cleared by the Stars", "Gwiazdy zeznają za Mrukiem"],
          ],
          needs: ["the stars"],
          when: { weather: ["clear"] },
          en: "Ola looked out once more at the stars, down to the lowest, over the bakery. If you could see that one, the bakery was dark too, and so was the whole street. No socket of ours reaches that far. She felt in the dark for the suspect’s head and begged its pardon, behind the left ear, where the notch is.",
          pl: "Ola spojrzała jeszcze raz na gwiazdy, aż po tę najniższą, nad piekarnią. Skoro było ją widać, to w piekarni też było ciemno, i na całej ulicy. Żadne nasze gniazdko tak daleko nie sięga. Poszukała po ciemku głowy podejrzanego i przeprosiła ją za lewym uchem, tam, gdzie jest nacięcie.",
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
          en: "Mr Zenon came up with his notebook and a lantern. It was the whole quarter, he said, and wrote that down, with the hour. Under “cause” he put “unknown”. At Ola’s wish he lit up the space behind the dresser, where there was a cork. “Cat: questioned,” he wrote, “released,” and the cork was handed back to Mruk like a watch and chain.",
          pl: "Przyszedł pan Zenon z notesem i latarnią. Nie ma w całej dzielnicy, powiedział i zapisał to, z godziną. Pod „przyczyna” wpisał „nieznana”. Na życzenie Oli poświecił za kredens, a za kredensem był korek. „Kot: przesłuchany – zapisał. – Zwolniony”, a korek zwrócono Mrukowi jak zegarek z dewizką.",
        },
      ],
    },
    {
      en: "The matter of the wax came up. A drop of it ran down the candle, took its time over the edge, and fell on a white paw. It did not hurt, it merely stayed. First it was warm, then it was a small hard hat upon one toe, and Mruk, who had been on his way, sat down to remove it with his teeth.",
      pl: "Wynikła sprawa wosku. Kropla spłynęła po świecy, zastanowiła się na brzegu i spadła na białą łapę. Nie bolało, po prostu została. Najpierw była ciepła, potem zrobił się z niej twardy kapelusik na jednym palcu i Mruk, który był już w drodze, usiadł, żeby go zdjąć zębami.",
      turns: [
        {
          titles: [
            ["So That Is What It’s For", "A więc do tego to służy"],
            ["Back to the Bottom of the Drawer", "I z powrotem na dno szuflady"],
          ],
          needs: ["the drawer"],
          en: "Ola knew where to reach. She took from the bottom of the drawer the thing of which nobody has ever known what it is for, set its edge under the little hat, and the wax came off, whole, with one turn. So it was made for that. She laid it back, and Mruk put the paw to the floor and found that it fitted.",
          pl: "Ola wiedziała, gdzie sięgnąć. Z dna szuflady wyjęła to coś, o czym nikt nigdy nie wiedział, do czego służy, podsunęła brzegiem pod kapelusik i wosk odskoczył w całości, za jednym obrotem. Więc do tego było. Odłożyła je na miejsce, a Mruk postawił łapę na podłodze i ruszył dalej.",
        },
        {
          titles: [
            ["With the Lines of One Toe", "Z liniami jednego palca"],
            ["A Hat That Ticks", "Kapelusz, który stuka"],
          ],
          en: "It would not come off, so he walked on in it. On three paws he was silent; the fourth said “tick”. Ola followed this round the room, her hand along the floor, until she had the paw, and warmed the hat between two fingers, and drew it off. In the wax, when she held it to the flame, was the whole of the toe, with every line. She did not throw it away.",
          pl: "Nie chciał zejść, poszedł więc w nim dalej. Na trzech łapach był cichy jak zawsze, czwarta mówiła „stuk”. Ola szła za tym przez pokój z ręką przy podłodze, aż miała łapę, rozgrzała kapelusik w dwóch palcach i zdjęła. W wosku, kiedy podniosła go do płomienia, był cały palec, z każdą linią. Nie wyrzuciła go.",
        },
        {
          titles: [
            ["It Had Been Leaning All Along", "Przez cały czas się pochylała"],
            ["One Drop, Two, Then Three", "Jedna, druga, a potem trzecia"],
          ],
          en: "A second drop came, and a third, each on a toe of its own. Mruk looked up. The candle was leaning out over him, further than is usual between strangers. Ola saw it too. “It’s listening to you,” she said, set it straight in its saucer, and picked the hats off him one by one. When she had finished, it was leaning again.",
          pl: "Spadła druga kropla i trzecia, każda na osobny palec. Mruk spojrzał w górę. Świeca pochylała się nad nim bardziej, niż to przyjęte między obcymi. Ola też to zauważyła. „Słucha cię” – powiedziała, wyprostowała ją na spodku i po kolei zdjęła z niego kapelusiki. Kiedy skończyła, świeca znów się pochylała.",
        },
      ],
    },
    {
      en: "Before anything could be done the neighbours came. They came from all floors, each holding up a flame, like a procession that has lost its saint, in order to ask whether it was dark here too. It was. They sat down all the same. Soon Mruk could find no chair that was free, nor any bit of floor without a slipper on it.",
      pl: "Zanim dało się cokolwiek zrobić, przyszli sąsiedzi. Schodzili się ze wszystkich pięter, każdy z ogarkiem, jak procesja, której zginął święty, żeby spytać, czy tu też ciemno. Było ciemno. Mimo to usiedli. Wkrótce Mruk nie mógł znaleźć ani wolnego krzesła, ani kawałka podłogi bez kapcia.",
      turns: [
        {
          unless: ["company", "a call from Mrs Halina"],
          titles: [
            ["By Which Half of Mokotów Was Hemmed", "Przy niej podszyto pół Mokotowa"],
            ["Now We Can See, Treasure", "No, teraz widać, skarbie"],
          ],
          en: "Mrs Halina had it brought up: a paraffin lamp with a green shade, by which, she said, half of Mokotów had been hemmed. When it burned, everything in the room was given an edge and a place. She looked about her, moved two neighbours and a stool, and said to Mruk, as to the only other professional present: “Now we can see, treasure.”",
          pl: "Pani Halina kazała ją przynieść: lampę naftową z zielonym kloszem, przy której, jak mówiła, podszyto pół Mokotowa. Kiedy zapłonęła, wszystko w pokoju dostało brzeg i swoje miejsce. Pani Halina rozejrzała się, przesunęła dwóch sąsiadów i stołek i zwróciła się do Mruka jak do drugiego fachowca: „No, teraz widać, skarbie”.",
        },
        {
          titles: [
            ["Eleven Laps", "Jedenaście kolan po ciemku"],
            ["Is This Anybody’s?", "Czyje to?"],
          ],
          en: "To save light they blew out all the flames but one. After that it was simple. Eleven people who sit are eleven laps, and in the dark a lap does not look to see who it is. Mruk went across from one to the next without once touching the ground. “Is this anybody’s?” somebody asked in an undertone. “I thought it was your bag,” said somebody else.",
          pl: "Z oszczędności zdmuchnęli wszystkie płomyki oprócz jednego. Potem już było prosto. Jedenaścioro siedzących to jedenaścioro kolan, a po ciemku kolana nie patrzą, kto przyszedł. Mruk przeszedł z jednych na drugie, ani razu nie dotykając ziemi. „Czyje to?” – spytał ktoś półgłosem. „Myślałem, że to pani torba” – odpowiedział ktoś inny.",
        },
      ],
    },
    {
      en: "Just then there was a bump in the hall. It was not a loud one, but it had been made by nobody: Ola was here, and Mruk was standing in front of her with his back like a bridge. They listened. After some time the thing in the hall slid down a further few centimetres and lay still.",
      pl: "Akurat wtedy huknęło w przedpokoju. Nie było to głośne, ale nikt tego nie zrobił: Ola była tutaj, a Mruk stał przed nią z grzbietem jak most. Nasłuchiwali. Po jakimś czasie to coś w przedpokoju osunęło się jeszcze o parę centymetrów i znieruchomiało.",
      turns: [
        {
          titles: [
            ["Well Worth the Last Match", "Na to poszła ostatnia zapałka"],
            ["Who Was Lying in the Hall?", "Kto leżał w przedpokoju?"],
          ],
          needs: ["the match"],
          en: "Ola took the last match from the table and struck it in the doorway. It burned for as long as a match burns. In the hall lay a coat, with one arm raised, which had slid off its hook, and Tomek’s umbrella under it. “Good evening,” said Ola to the coat. Then it was dark again, but now they knew who was there.",
          pl: "Ola wzięła ze stołu ostatnią zapałkę i potarła ją w drzwiach. Paliła się tyle, ile pali się zapałka. W przedpokoju leżał płaszcz, z podniesionym rękawem, bo zsunął się z wieszaka, a pod nim parasol Tomka. „Dobry wieczór” – powiedziała Ola do płaszcza. Znów zrobiło się ciemno, ale teraz wiedzieli, kto tam jest.",
        },
        {
          titles: [
            ["It Came to Meet Them", "Wyszedł im naprzeciw"],
            ["From Radom, in a Sack", "Z Radomia, w worku"],
          ],
          en: "Somebody had to go, so Mruk went in front, and the candle behind. On the threshold they stopped. Out of the dark something came rolling towards them, slowly, over the one board that speaks, and lay down at Mruk’s feet. He smelled at it. It was a potato. In the corner the sack from Radom had at last sat down, after leaning for a week.",
          pl: "Ktoś musiał iść, Mruk poszedł więc przodem, a świeca z tyłu. Na progu przystanęli. Z ciemności coś się ku nim toczyło, powoli, po tej jednej desce, która się odzywa, i zatrzymało się Mrukowi przed łapami. Powąchał. Był to ziemniak. Za nim, w kącie, worek z Radomia nareszcie usiadł, bo cały tydzień stał oparty.",
        },
        {
          titles: [
            ["The Coat Lay with Its Arms Out", "Z rozłożonymi rękawami"],
            ["What Had Given Way", "Co puściło?"],
          ],
          en: "It lay across the hall, face down, its arms flung out. Ola said “Oh dear” and then “Good evening”, and neither was answered. Mruk walked up stiff-legged and trod on its back; and then he lay down there, as the quickest way of telling her. It was the winter coat. The loop had gone. “I was going to sew that,” said Ola to the loop.",
          pl: "Leżało w poprzek przedpokoju, twarzą do ziemi, z rozłożonymi rękami. Ola powiedziała „Ojej”, a potem „Dobry wieczór”, i ani na jedno, ani na drugie nie było odpowiedzi. Mruk podszedł na sztywnych łapach, nastąpił temu na plecy i się na nich położył, bo tak najprędzej mógł jej to wyjaśnić. Był to zimowy płaszcz. Urwał się wieszak. „Miałam to przyszyć” – powiedziała Ola do wieszaka.",
        },
      ],
    },
    {
      pays: ["company"],
      en: "Trouble came from the notebooks. Tomek had thirty of them to mark, and he spread them out round the only flame, in a ring, so that nobody could get near. “Name three consequences,” he read out, with his nose in it. Mruk could have named three. He was cut off from all of them by volcanoes.",
      pl: "Kłopot zrobił się z zeszytami. Tomek miał ich trzydzieści do sprawdzenia i rozłożył je wokół jedynego płomienia, w krąg, tak że nikt nie mógł podejść. „Wymień trzy skutki” – czytał z nosem w kartce. Mruk mógłby wymienić trzy. Od wszystkich odgradzały go wulkany.",
      turns: [
        {
          titles: [
            ["With One Match to Spare", "Z jedną zapałką w zapasie"],
            ["The Wind Turned Thirty Pages", "Wiatr przewrócił trzydzieści kartek"],
          ],
          needs: ["the match"],
          when: { weather: ["wind"] },
          en: "The wind came in by the window frame, turned over the pages of thirty notebooks and bent the flame towards them. Ola looked at the last match. “If that goes out,” she said, “there’s this one, and no more.” So Tomek cleared away all the paper, stacked it on his knees, and held a hand round the flame. The floor was free.",
          pl: "Wiatr wszedł przez szparę w oknie, poprzewracał kartki w trzydziestu zeszytach i przygiął do nich płomień. Ola spojrzała na ostatnią zapałkę. „Jak zgaśnie – powiedziała – mamy tylko tę”. Tomek zebrał więc cały papier, ułożył go sobie na kolanach i osłonił płomień dłonią. Droga była wolna.",
        },
        {
          titles: [
            ["At the Sixteenth He Sighed", "Przy szesnastym westchnął"],
            ["Down to the Last Volcano", "I po wulkanach"],
          ],
          en: "Of the sixteenth pupil Tomek had expected something. He bent low, read it from top to bottom, and sighed; and as he was sitting close to the flame, that was that. It smelled of wick. In complete darkness the ring closed nobody out any more, because nobody could say where it was. Thirty notebooks heard four paws go over them, with dignity.",
          pl: "Po szesnastym uczniu Tomek się czegoś spodziewał. Schylił się, przeczytał od góry do dołu i westchnął, a że siedział blisko płomyka, to było wszystko. Zapachniało knotem. W zupełnej ciemności krąg nikogo już nie odgradzał, bo nikt nie wiedział, gdzie jest. Trzydzieści zeszytów słyszało, jak przechodzą po nich cztery łapy, z godnością.",
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
      unless: ["company"],
      en: "On the first floor the trumpet sounded. In the dark Staś could not see his notes, and so he could not see where he usually stumbles; he walked straight over the place and on to the end. On all the floors something was set down, softly. Mruk listened sitting up, and when it was over he looked at the floor as if there were a hole in it.",
      pl: "Na pierwszym piętrze odezwała się trąbka. Po ciemku Staś nie widział nut, nie widział więc i miejsca, w którym się zwykle potyka, przeszedł po nim i doszedł do końca. Na wszystkich piętrach coś odstawiono, cicho. Mruk słuchał na siedząco, a kiedy się skończyło, patrzył w podłogę, jakby była w niej dziura.",
    },
    {
      en: "In the kitchen the clock went on ticking. It is wound up with a key and needs nobody. As a rule it is seven minutes fast, and everybody corrects it by the wireless, by the oven, by the church; now there was nothing left to correct it by. It struck, and was right. Mruk looked up at it. It seemed to him to be holding itself straighter.",
      pl: "W kuchni dalej tykał zegar. Nakręca się go kluczem i nie potrzebuje nikogo. Zwykle spieszy się o siedem minut i wszyscy go poprawiają, według radia, według piekarnika, według kościoła; teraz nie było już według czego. Wybił godzinę i miał rację. Mruk popatrzył na niego. Wydało mu się, że wisi prościej.",
    },
    {
      pays: ["the drawer"],
      en: "Ola was going through the drawer by touch. Corkscrew, she said aloud, string, the other half of the nutcracker. She came to the thing of which nobody has ever known what it is for; she felt along it, twice, and said “Oh, of course.” Then she laid it back. By the next light she would have forgotten, and Mruk heard it slide to the bottom.",
      pl: "Ola przeszukiwała szufladę dotykiem. Korkociąg, mówiła na głos, sznurek, druga połowa dziadka do orzechów. Doszła do tego czegoś, o czym nikt nigdy nie wiedział, do czego służy, przesunęła po nim palcami, dwa razy, i powiedziała „No tak, oczywiście”. Potem odłożyła. Przy świetle i tak zapomni, a Mruk słyszał, jak to coś zsuwa się na dno.",
    },
    {
      en: "Behind the wall, where in the evening the television usually speaks, a man’s voice said quite clearly: “Well, then let’s talk.” After this nothing was heard for a long time. Mruk had put his ear to the wallpaper. Somebody cleared his throat. “You begin,” said a woman’s voice, and a chair was drawn up.",
      pl: "Za ścianą, gdzie wieczorami mówi telewizor, męski głos powiedział całkiem wyraźnie: „No to porozmawiajmy”. Potem długo nie było słychać nic. Mruk przyłożył ucho do tapety. Ktoś odchrząknął. „Ty zacznij” – powiedział głos kobiecy i przysunięto krzesło, a za nim drugie, trochę bliżej niż zwykle.",
    },
    {
      unless: ["company"],
      pays: ["a call from Mrs Halina"],
      en: "The telephone rang, black in the blackness, and Ola found it at the seventh ring. It was Mrs Halina from the second floor, who wished to know whether their telephone was working. It was. “So is mine,” said Mrs Halina, reassured. As neither wanted to be the first to leave the other in the dark, they held the line for a while, and Mruk heard them breathe.",
      pl: "Zadzwonił telefon, czarny w czerni, i Ola znalazła go przy siódmym dzwonku. Dzwoniła pani Halina z drugiego piętra, z pytaniem, czy u nich działa telefon. Ola powiedziała, że działa. „Mój też” – uspokoiła się pani Halina. Żadna nie chciała pierwsza zostawić drugiej po ciemku, więc jeszcze chwilę trzymały słuchawki, a Mruk słyszał, jak oddychają.",
    },
    {
      pays: ["the stars"],
      when: { weather: ["clear"] },
      en: "Over the roofs opposite there were stars. They had come in great numbers, as if a procession had been announced, and stood there down to the chimneys. “They’re there the whole time,” said Ola, “only you can’t see them for the light.” Mruk regarded them. One, low down, over the bakery, was winking at him, and he winked back, to be on the safe side.",
      pl: "Nad dachami naprzeciwko były gwiazdy. Przyszło ich mnóstwo, jak ludzi, kiedy zapowiedzą procesję, i stały aż po same kominy. „One tam są przez cały czas – powiedziała Ola – tylko przez to światło nic nie widać”. Mruk się im przyglądał. Jedna, nisko, nad piekarnią, mrugała do niego i na wszelki wypadek odmrugnął.",
    },
    {
      unless: ["company"],
      pays: ["company"],
      en: "Tomek came home. He could be heard on the stairs from the first floor up, counting aloud, as he does not trust steps that he cannot see. At the top he had one too many. He stood before the door and raised his foot for it, and put it down on nothing, and wanted to go back and count again. “Leave it outside,” said Ola from within.",
      pl: "Wrócił Tomek. Na schodach słychać go było już od pierwszego piętra, bo liczył na głos, nie ufając stopniom, których nie widać. Na górze wyszedł mu o jeden za dużo. Stał pod drzwiami, podnosił na niego nogę, stawiał ją na niczym i chciał wracać, żeby policzyć od nowa. „Zostaw go na zewnątrz” – powiedziała Ola zza drzwi.",
    },
    {
      pays: ["the match"],
      en: "For a second candle there were three matches left. The first broke. The second burned very well, but Ola watched it with such attention that it was over before she had lit anything. The third she laid in the middle of the table, where all could see it, if there had been light. Mruk put a paw beside it, in case it rolled.",
      pl: "Na drugą świecę zostały trzy zapałki. Pierwsza się złamała. Druga paliła się bardzo ładnie, ale Ola przyglądała się jej z taką uwagą, że było po niej, zanim cokolwiek zdążyła zapalić. Trzecią położyła na środku stołu, na widoku, gdyby było widno. Mruk postawił obok łapę, na wypadek gdyby się potoczyła.",
    },
  ],
};
