import type { Plot } from "#api/house/texts/model.ts";

/** The bathroom: a tub with feet, taps, soap, a door that does not shut. */
export const bathroom: Plot = {
  name: "bathroom",
  category: "Playtime",
  pictures: [
    {
      place: "box",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches on an edge and looks down with wide eyes",
      pl: "Mruk przycupnął na brzegu i patrzy w dół szeroko otwartymi oczami",
    },
    {
      place: "box",
      pose: "sit",
      props: ["slippers"],
      eyes: "half",
      en: "Mruk sits next to a pair of slippers and waits",
      pl: "Mruk siedzi obok pary kapci i czeka",
    },
    {
      place: "box",
      pose: "peek",
      props: [],
      eyes: "open",
      en: "Mruk looks over a high edge",
      pl: "Mruk wygląda zza wysokiego brzegu",
    },
  ],
  wishes: [
    {
      en: "The tap in the bathroom lets a drop fall, every eleven seconds, from a great height, into a tub with lion’s feet; and every drop is new. Mruk could hear them in the hall. On the edge, between the soap and the sponge, there is a place for a cat with one paw put out. He wanted to catch one on the way, just once, before it turned into water.",
      pl: "Kran w łazience puszcza kroplę, co jedenaście sekund, z wielkiej wysokości, do wanny na lwich nogach, a każda kropla jest nowa. Mruk słyszał je aż w przedpokoju. Na brzegu, między mydłem a gąbką, jest miejsce na kota z wystawioną łapą. Chciał złapać jedną po drodze, choćby raz, zanim zrobi się z niej woda.",
      titles: [["Every Eleven Seconds", "Co jedenaście sekund nowa"]],
      endings: [
        {
          en: "He had his drop. It hung on the hair between two toes, quite round, with the lamp in it and a very small bathroom upside down. He carried it past Ola and along the hall on three legs, holding the fourth out before him, as far as the third chair. There he was going to look at it properly. It had got out on the way, but the place was still cold.",
          pl: "Miał swoją kroplę. Wisiała na włoskach między dwoma palcami, całkiem okrągła, z lampą w środku i z malutką łazienką do góry nogami. Zaniósł ją na trzech nogach przez przedpokój, koło Oli, z czwartą wystawioną przed siebie, aż na trzecie krzesło. Tam chciał się jej porządnie przyjrzeć. Po drodze wysiadła, ale miejsce było jeszcze zimne.",
          titles: [
            ["On Three Legs along the Hall", "Na trzech nogach przez przedpokój"],
            ["A Bathroom Upside Down", "Łazienka do góry nogami"],
          ],
        },
        {
          en: "At the forty-first drop Tomek came in with a spanner. He turned something, drew breath, and it was still. Mruk waited; eleven seconds, twelve, a hundred. He looked up at the tap and into the tap. Then he got up, touched the lever with his cheek, as if in passing, to the left, and it began again, and Tomek never learnt who undid his work.",
          pl: "Przy czterdziestej pierwszej kropli wszedł Tomek z kluczem francuskim. Coś przekręcił, odetchnął i zrobiło się cicho. Mruk czekał; jedenaście sekund, dwanaście, sto. Spojrzał na kran i w kran. Potem wstał, dotknął kurka policzkiem, niby to mimochodem, w lewo, i zaczęło od nowa, a Tomek do dziś nie wie, kto zepsuł mu robotę.",
          titles: [
            ["Who Undid Tomek’s Work?", "Kto zepsuł Tomkowi robotę?"],
            ["At the Forty-first", "Przy czterdziestej pierwszej"],
          ],
        },
      ],
    },
    {
      when: { heating: true },
      en: "On the stool beside the bath lay a bath sheet, folded, fresh from the stove, and thick as bread. Ola had put it there for afterwards. Mruk knew about it because warmth goes through the flat along the floor and knocks at every cat. “Afterwards” had not begun yet. Until it did, somebody would have to keep the thing warm, and he was free.",
      pl: "Na taborecie przy wannie leżał ręcznik kąpielowy, złożony, prosto od pieca i gruby jak chleb. Ola położyła go na potem. Mruk wiedział o nim, bo ciepło chodzi po mieszkaniu dołem i do każdego kota puka. „Potem” jeszcze się nie zaczęło. Dopóki się nie zacznie, ktoś powinien ręcznik dogrzewać, a on miał czas.",
      titles: [["Put There for Afterwards", "Położony na potem"]],
      endings: [
        {
          en: "Afterwards came, and a wet arm with it. It felt about for the sheet and got hold of something thicker. “Are you dry?” asked Ola. He was. They came to an understanding, by halves: he kept the middle and she had the two ends, which will do for shoulders and feet; as for the rest, she stood by the stove until it was dry.",
          pl: "Przyszło „potem”, a z nim mokra ręka. Szukała po omacku ręcznika i trafiła na coś grubszego. „Suchy jesteś?” – zapytała Ola. Był. Doszli do porozumienia, po połowie: on zatrzymał środek, ona dostała dwa końce, którymi da się wytrzeć ramiona i stopy, a co do reszty, postała przy piecu, aż samo wyschło.",
          titles: [
            ["He Kept the Middle", "On zatrzymał środek"],
            ["“Are You Dry?”", "Suchy? No to po połowie"],
          ],
        },
        {
          en: "Ola wrapped up both of them. It was done in one movement, before he had quite woken; it was dark and steamy, and a heart was beating that was not his. They went through the hall like that, a tall white person with two faces, one above the other, the lower of which was displeased for form’s sake as far as the armchair.",
          pl: "Ola zawinęła oboje. Stało się to jednym ruchem, zanim się do końca obudził; było ciemno, parno i biło serce, które nie było jego. Przeszli tak przez przedpokój, wysoka biała osoba o dwóch twarzach, jedna nad drugą, z których dolna była dla porządku niezadowolona, aż do fotela.",
          titles: [
            ["A Tall Person with Two Faces", "Wysoka osoba o dwóch twarzach"],
            ["Displeased as Far as the Armchair", "Niezadowolony, aż do fotela"],
          ],
        },
      ],
    },
    {
      pays: ["under the bath"],
      en: "Under the bath, between the lion’s feet, there is a darkness that no one sweeps. Things go there that have had enough: a comb, a cork, half a bar of soap. Now and again it can be heard to move. Mruk had just heard it. He meant to lie down flat before it, with his nose at the edge, for in this flat he is the one who has to know who lives where.",
      pl: "Pod wanną, między lwimi nogami, jest ciemność, której nikt nie zamiata. Idą tam rzeczy, które mają dość: grzebień, korek, pół mydła. Od czasu do czasu słychać, jak się rusza. Mruk właśnie usłyszał. Zamierzał położyć się przed nią płasko, z nosem przy krawędzi, bo w tym mieszkaniu to on musi wiedzieć, kto gdzie mieszka.",
      titles: [["A Darkness That No One Sweeps", "Tam, gdzie nikt nie zamiata"]],
      endings: [
        {
          en: "It was the fourth foot. The lion has three that stand and one that only pretends; it hangs a hair above the floor; and when there is a tram, it taps. He laid his paw on it, claw against claw. It held still at once. They stayed like that for a while, two animals of one house; and then he brought it the cork to put under, and that was that.",
          pl: "Była to czwarta noga. Lew ma trzy, które stoją, i jedną, która udaje i wisi o włos nad podłogą; kiedy jedzie tramwaj, stuka. Mruk położył na niej łapę, pazur przy pazurze. Znieruchomiała. Zostali tak chwilę, dwa zwierzęta z jednego domu, a potem podsunął jej korek, żeby miała na czym stać, i tyle.",
          titles: [
            ["Three That Stand and One That Pretends", "Trzy stoją, a jedna udaje"],
            ["Claw against Claw", "Pazur przy pazurze"],
          ],
        },
        {
          en: "He reached in as far as the shoulder, with his cheek on the cold enamel, and fished. Out came the comb. Out came the half of the soap; a hairpin; then a thing that was grey, soft and without a face, long missed. He did not ask it where it had been. He took it by the neck and went, and left the comb for whoever had hair.",
          pl: "Sięgnął aż po bark, z policzkiem na zimnej emalii, i łowił. Wyszedł grzebień. Wyszło pół mydła, potem wsuwka, a potem coś szarego, miękkiego, bez twarzy, czego brakowało mu od dawna. Nie pytał, gdzie było. Wziął to za kark i poszedł, a grzebień zostawił tym, którzy mają włosy.",
          titles: [
            ["For Whoever Has Hair", "Dla tych, co mają włosy"],
            ["He Did Not Ask Where It Had Been", "Nie pytał, gdzie było"],
          ],
        },
      ],
    },
    {
      pays: ["ola in the bath"],
      en: "Ola was in the bath. There had been splashing, then humming, then nothing at all, which was the worst. Warm water, as Mruk knows, takes the edges off things: within a week it had left a cake of soap half its size. From the mat in the hall he set out to demand access to a person who might be dissolving.",
      pl: "Ola siedziała w wannie. Najpierw słychać było plusk, potem nucenie, a potem zupełnie nic, i to było najgorsze. Ciepła woda, jak Mruk wie, zjada brzegi: mydłu starczył tydzień, żeby zmaleć o połowę. Ruszył z dywanika w przedpokoju zażądać dostępu do osoby, która być może się rozpuszcza.",
      titles: [["A Person Who Might Be Dissolving", "Osoba, która się może rozpuszcza"]],
      endings: [
        {
          en: "Nothing of her was left but a head. It lay on the foam, pink, with its eyes shut. Mruk came along the edge and held his nose to it; it opened one of them. “I’m still here,” said Ola. A knee rose, a good way off, like an island, then a second one. He counted over what there was, and lay down on the bath mat until all of it had come out.",
          pl: "Została z niej tylko głowa. Leżała na pianie, różowa, z zamkniętymi oczami. Mruk podszedł brzegiem i przytknął do niej nos; otworzyła jedno. „Jestem” – powiedziała Ola. Kawałek dalej wynurzyło się kolano, jak wyspa, potem drugie. Przeliczył, co jest, i położył się na dywaniku, dopóki wszystko nie wyszło.",
          titles: [
            ["Nothing Left but a Head", "Tyle co głowa na pianie"],
            ["Until All of It Had Come Out", "Aż wszystko wyszło"],
          ],
        },
        {
          en: "Ola let him stay and went on reading. She held the book up high, out of the wet, and only her hands could be seen. He took his seat on the washing basket, at the far end, and kept watch. From time to time a page was turned, a drop ran down to the elbow. It was the long chapter; and when she looked up at last, the water was cold and the guard asleep.",
          pl: "Ola pozwoliła mu zostać i czytała dalej. Książkę trzymała wysoko, z dala od mokrego, tak że widać było same ręce. Zajął miejsce na koszu z bielizną, w drugim końcu, i pilnował. Od czasu do czasu przewracała się strona, po łokciu spływała kropla. Był to długi rozdział, a kiedy wreszcie podniosła wzrok, woda była zimna, a straż spała.",
          titles: [
            ["The Guard Was Asleep", "A straż spała"],
            ["Only Her Hands and a Book", "Widać było same ręce"],
          ],
        },
      ],
    },
    {
      en: "There was foam. Somebody had been generous with the green bottle, and now it stood above the edge of the tub in mountains, with valleys and a ledge, and whispered. Mruk had come because of the whispering. That is how it sounds when a great many people say something very small. He meant to get up on the edge, turn an ear to it, and find out what.",
      pl: "Była piana. Ktoś nie pożałował z zielonej butelki i teraz piętrzyła się ponad brzegiem wanny, z górami, dolinami i półką, i szeptała. Mruka sprowadził ten szept. Tak brzmi, kiedy bardzo wielu mówi coś bardzo małego. Zamierzał wejść na brzeg, nadstawić ucha i dowiedzieć się, co.",
      titles: [["A Great Many Say Something Small", "Bardzo wielu o czymś małym"]],
      endings: [
        {
          en: "The bubbles said “psst”. Each of them said it once and was gone. He leaned closer, his ear went in; he took it out again with a white ball on the tip, and went through the flat with it, listening. In the hall it still spoke. At the kitchen door it was only an ear, wet, but nobody will tell him that there was nothing in it.",
          pl: "Bąbelki mówiły „pst”. Każdy raz, a potem go nie było. Pochylił się niżej i wszedł uchem; wyjął je z białą kulką na końcu i przeszedł z nią przez mieszkanie, słuchając. W przedpokoju jeszcze mówiła. Przy drzwiach kuchni było to już tylko ucho, mokre, ale nikt mu nie powie, że nic w tym nie było.",
          titles: [
            ["A White Ball on the Tip", "Na końcu biała kulka"],
            ["Each Said It Once", "Każdy raz i koniec"],
          ],
        },
        {
          en: "On the ledge lay a shine. It was blue, and pink at the rim, it bent at every breath, and in it there sat a cat with a huge forehead and tiny feet. He put out a claw, quite slowly, to greet him. There was a “psst”. The mountains were the poorer by one cat, and he looked round for who might have seen it.",
          pl: "Na półce leżał blask. Był niebieski, z brzegu różowy i uginał się od oddechu, a w środku siedział kot o ogromnym czole i maleńkich stopach. Mruk wysunął pazur, całkiem powoli, żeby się przywitać. Zrobiło „pst”. Góry były uboższe o jednego kota, a on się obejrzał, kto mógł widzieć, że to on.",
          titles: [
            ["Poorer by One Cat", "Gór ubyło, i to o kota"],
            ["Who Might Have Seen It?", "Kto mógł to widzieć?"],
          ],
        },
      ],
    },
    {
      en: "Over the bath runs a line, and on the line that day hung Tomek’s socks, seven of them, dripping. They hung down at the toe like bell ropes. Mruk had been studying them from the hall for some time, with his head on one side. He had no need of a sock. He was only of the opinion that what hangs so plainly asks to be rung.",
      pl: "Nad wanną biegnie sznurek, a na sznurku wisiały skarpety Tomka, siedem, i kapały. Zwieszały palce jak sznury od dzwonów. Mruk przyglądał się im z przedpokoju już dłuższą chwilę, z przekrzywioną głową. Skarpeta nie była mu potrzebna. Uważał tylko, że coś, co wisi tak wyraźnie, prosi, żeby zadzwonić.",
      titles: [["Seven Socks, Dripping", "Siedem skarpet, i kapią"]],
      endings: [
        {
          en: "He rang the middle sock. It was well hung; all seven swung, left, right, one after the other, and rained on both sides. It rang as well, at his own neck. He stood in the middle of it with his eyes shut like a sexton, and only when it had rung out did he see that there were six left, and that the seventh was coming along behind him, hooked to his claw.",
          pl: "Zadzwonił środkową. Wisiała dobrze; zakołysało się wszystkie siedem, w lewo, w prawo, jedna po drugiej, i padało na dwie strony. Dzwoniło też, na jego własnej szyi. Stał w tym z zamkniętymi oczami jak kościelny i dopiero kiedy przebrzmiało, zobaczył, że zostało sześć, a siódma idzie za nim, uczepiona pazura.",
          titles: [
            ["Like a Sexton with His Eyes Shut", "Jak kościelny z zamkniętymi oczami"],
            ["The Seventh Came Along Behind", "A siódma szła za nim"],
          ],
        },
        {
          en: "The line was older than the socks. It let go at the nail, on the left; and everything that had been up was down, on the cat, seven times, cold. Tomek came running. He found his laundry in the hall, walking: a grey shape with sleeves, so to say, that left a track behind it, and that shook itself in front of the stove, in his direction.",
          pl: "Sznurek był starszy od skarpet. Puścił przy gwoździu, z lewej, i wszystko, co było na górze, było na dole, na kocie, siedem razy, na zimno. Przybiegł Tomek. Zastał swoje pranie w przedpokoju, idące: szarą postać jakby w rękawach, która zostawiała ślad i przed piecem otrząsnęła się, w jego stronę.",
          titles: [
            ["Seven Times, Cold", "Siedem razy, na zimno"],
            ["His Laundry, Walking", "Pranie szło przez przedpokój"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The bathroom door, however, has been swollen since the last flood, and it opens only for those who know how: you lift, you push, you say something. Mruk pushed. It gave as far as the width of three whiskers and then thought better of it. In the gap was a strip of tile, bright, and a strip of everything that he might have had.",
      pl: "Drzwi łazienki są jednak od ostatniego zalania spuchnięte i otwierają się tylko przed tymi, co wiedzą jak: trzeba unieść, pchnąć i coś powiedzieć. Mruk pchnął. Ustąpiły na szerokość trzech wąsów, po czym się rozmyśliły. W szparze widać było pasek kafelków, jasny, i pasek wszystkiego, co mógłby mieć.",
      titles: [["The Width of Three Whiskers", "Na trzy wąsy i ani o jeden więcej"]],
      turns: [
        {
          en: "So he said something. It was not loud; he said it down low, at the threshold, where the wood is at its thickest, in a voice that he has from his mother. Whether it was the word, or Tomek, who at that moment trod on the right board in the hall, need not be decided. The door rose by itself, a finger’s breadth, and swung in.",
          pl: "Więc coś powiedział. Niegłośno, nisko, przy progu, gdzie drewno jest najgrubsze, głosem, który ma po matce. Czy pomogło słowo, czy Tomek, który akurat stanął w przedpokoju na właściwej desce, tego nie ma co rozstrzygać. Drzwi uniosły się same, o palec, i wpuściły.",
          titles: [
            ["In a Voice He Has from His Mother", "Głosem, który ma po matce"],
            ["By the Right Board in the Hall", "Przez tę deskę czy przez to słowo?"],
          ],
        },
        {
          en: "He made himself narrow. It is an art; you begin with the head and put off the rest till later. Three whiskers, said the door. Mruk let out his breath, thought of eels, and drew one shoulder through and then the other. At the hips there was a pause in which both sides considered. Then something popped, and the door was shut behind him.",
          pl: "Zrobił się wąski. To sztuka; zaczyna się od głowy, a resztę odkłada na później. Trzy wąsy, mówiły drzwi. Mruk wypuścił powietrze, pomyślał o węgorzach i przeciągnął najpierw jeden bark, potem drugi. Przy biodrach nastąpiła chwila, w której obie strony się zastanawiały. Potem coś puknęło i drzwi zamknęły się za nim.",
          titles: [
            ["He Thought of Eels", "Pomyślał o węgorzach"],
            ["The Rest Put Off till Later", "A resztę na później"],
          ],
        },
      ],
    },
    {
      unless: ["under the bath"],
      en: "Soap had been at work before him. The whole edge of the tub was coated with it, from somebody who scrubs with both hands; it was as white, as smooth and as slippery as a good excuse. Mruk put down one foot. The foot went off by itself, quite slowly, in the direction of the drain, and he had the greatest difficulty in keeping up with the other three.",
      pl: "Przed nim pracowało tu mydło. Cały brzeg wanny był nim powleczony, po kimś, kto szoruje oburącz: biały, gładki i śliski jak dobra wymówka. Mruk postawił stopę. Stopa odjechała sama, bez pośpiechu, w stronę odpływu, a on ledwie nadążał za nią pozostałymi trzema.",
      titles: [["As Slippery as a Good Excuse", "Śliskie jak dobra wymówka"]],
      turns: [
        {
          en: "There are situations in which it is best to lie down. He did so, on his stomach, with his legs over the sides, two and two, and slid, like a tram, from the taps to the far end, not fast, and with a view. When he arrived, the edge was polished. It squeaked under him, dry, and would have carried a dancer.",
          pl: "Są położenia, w których najlepiej się położyć. Zrobił to, na brzuchu, z nogami zwieszonymi na dwie strony, po dwie, i w tej pozycji pojechał jak tramwaj od kranów aż na drugi koniec, niezbyt szybko i z widokiem. Kiedy dojechał, brzeg był wypolerowany. Skrzypiał pod nim, suchy, i utrzymałby tancerkę.",
          titles: [
            ["From the Taps to the Far End, with a View", "Od kranów na drugi koniec, z widokiem"],
            ["It Would Have Carried a Dancer", "I tancerkę by utrzymał"],
          ],
        },
        {
          en: "The sponge saved him. It lay in the corner, big, full of holes and full of itself; he drove into it with his chest, and it let out a sigh and a cupful of water, which ran along the edge and took the soap with it. They sat side by side for a moment, two round wet beings. Then the way was free, and only one of them minded.",
          pl: "Uratowała go gąbka. Leżała w kącie, wielka, dziurawa i pełna siebie; wjechał w nią piersią, a ona wydała westchnienie i filiżankę wody, która spłynęła wzdłuż brzegu i zabrała mydło. Siedzieli obok siebie przez chwilę, dwie okrągłe mokre istoty. Potem droga była wolna i tylko jedna z nich miała to komuś za złe.",
          titles: [
            ["Full of Holes and Full of Itself", "Dziurawa i pełna siebie"],
            ["Two Round Wet Beings", "We dwoje na mokro"],
          ],
        },
      ],
    },
    {
      en: "But the boiler lit. It hangs over the tub, a copper person with a window in her stomach; whenever anybody turns on the hot water, in the kitchen even, she says “whoomp” and is full of blue teeth. Mruk knows that it means nothing. His legs did not. They had taken him behind the washing basket before he could tell them.",
      pl: "Ale zapalił się piecyk. Wisi nad wanną, miedziana osoba z okienkiem w brzuchu, i kiedy ktokolwiek odkręci ciepłą wodę, choćby w kuchni, mówi „huh” i jest pełna niebieskich zębów. Mruk wie, że to nic nie znaczy. Nogi nie wiedziały. Zabrały go za kosz z bielizną, zanim zdążył im powiedzieć.",
      titles: [["Full of Blue Teeth", "W środku pełna niebieskich zębów"]],
      turns: [
        {
          en: "The boiler went out again with a click. That was the end of the washing up. Now she hung there cooling, ticking, and smelled of hot pennies; in the little window there was only a single blue tooth left, the one for the night. Somebody with only one tooth, Mruk said to his legs, does not bite. They brought him back by a small detour.",
          pl: "Piecyk zgasł z pstryknięciem. W kuchni skończono zmywać. Stygł teraz, tykał i pachniał gorącą miedzią, a w okienku widać było, że został jeden jedyny niebieski ząb, ten na noc. Kto ma jeden ząb, powiedział Mruk nogom, ten nie gryzie. Przyniosły go z powrotem, niewielkim objazdem.",
          titles: [
            ["The One for the Night", "Ten ząb jest na noc"],
            ["He Said It to His Legs", "I powiedział to nogom"],
          ],
        },
        {
          en: "Behind the basket it was warm, more so than anywhere. The boiler’s pipe runs down there, and he had never known of it. He lay along it for as long as she was angry, with his chin on the bend. When she had done, he was so soft all through that he flowed out under the basket rather than walked, and was ready to thank her for the next “whoomp”.",
          pl: "Za koszem było ciepło, bardziej niż gdziekolwiek. Biegnie tamtędy rura od piecyka, a on o niej nie wiedział. Leżał wzdłuż niej tak długo, jak długo piecyk się złościł, z brodą na kolanku. Potem był tak na wskroś miękki, że zamiast wyjść, mógł spod kosza wypłynąć, i przy następnym „huh” gotów był podziękować.",
          titles: [
            ["Thanks for the “Whoomp”", "Dzięki za to „huh”"],
            ["He Could Flow Rather Than Walk", "Zamiast wyjść, wypłynął"],
          ],
        },
      ],
    },
    {
      unless: ["ola in the bath"],
      en: "In the mirror over the basin, however, stood Tomek, with half a face. He was shaving; the other half was white and came off in strips. A bathroom in which somebody shaves is occupied up to the ceiling: elbows, steam, a razor that is rinsed, and a song without an end. There was not a paw’s breadth of room left.",
      pl: "W lustrze nad umywalką stał jednak Tomek z połową twarzy. Golił się; druga połowa była biała i schodziła pasami. Łazienka, w której ktoś się goli, jest zajęta aż po sufit: łokcie, para, maszynka, którą się płucze, i piosenka bez końca. Wolnego miejsca nie było ani na jedną łapę.",
      titles: [["Tomek, with Half a Face", "Tomek z połową twarzy"]],
      when: { timeSlot: ["morning", "evening"] },
      turns: [
        {
          en: "A flake of lather fell. It landed on Mruk’s head, between the ears, and stayed. Tomek looked down to see where it had got to; they were now both half white, the one below and the one above. “After you,” said Tomek. He drew in his elbow. Among gentlemen who are being shaved, things can be arranged.",
          pl: "Spadł płat piany. Wylądował Mrukowi na głowie, między uszami, i został. Tomek spojrzał w dół, gdzie się podział; obaj byli teraz w połowie biali, ten na górze i ten na dole. „Proszę bardzo” – powiedział Tomek. Cofnął łokieć. Między dżentelmenami, których się goli, zawsze da się coś ustalić.",
          titles: [
            ["Between the Ears, and Stayed", "Między uszami, i została"],
            ["Among Gentlemen Who Are Being Shaved", "Między dżentelmenami przy goleniu"],
          ],
        },
        {
          en: "Steam covered the mirror. Tomek wiped it with his hand, and it covered it again; he wiped with his elbow, with the towel. Then he went out, with his head in the air and soap up to his ear, to finish at the one in the hall. The song could be heard moving off. In the bathroom there remained a fog, a dripping, and whoever had been waiting for that.",
          pl: "Lustro zaszło parą. Tomek przetarł ręką i zaszło znowu; przetarł łokciem, przetarł ręcznikiem. Potem wyszedł z zadartą głową, z mydłem pod samo ucho, kończyć przy tym w przedpokoju. Słychać było, jak piosenka się oddala. W łazience została mgła, kapanie i ten, kto na to czekał.",
          titles: [
            ["Off Goes the Song, and Then?", "Piosenka się oddala"],
            ["A Fog and a Dripping", "Została mgła i ten, kto czekał"],
          ],
        },
      ],
    },
    {
      en: "But the scales were standing in the way. They are for people; you step on, they clatter, and a dial runs away beneath your feet. Since they were pushed in front of the bath, there has been no other approach. Mruk set one paw on the edge. “Three,” said the dial. He took it off. It is nobody’s business, least of all bit by bit.",
      pl: "Ale drogę zagradzała waga. Jest dla ludzi; wchodzi się, coś łomocze i spod stóp ucieka tarcza. Odkąd przesunięto ją przed wannę, innego dojścia nie ma. Mruk postawił łapę na brzegu. „Trzy” – powiedziała tarcza. Zabrał łapę. To nie jest niczyja sprawa, zwłaszcza po kawałku.",
      titles: [["Nobody’s Business, Bit by Bit", "Niczyja sprawa, zwłaszcza po kawałku"]],
      turns: [
        {
          en: "He took the scales at a run. For an instant all nine kilos of him were on them at once; there was a cry, the needle flew round past everything, past Tomek, past Mrs Halina in her fur, and stuck there. He was over. Later Ola stepped on, read it off, stepped down, and said nothing to anybody for an hour.",
          pl: "Wziął wagę z rozbiegu. Przez moment było na niej całe dziewięć kilo naraz, krzyknęła, wskazówka przeleciała wszystko, Tomka, panią Halinę w futrze, i tam utknęła. Był po drugiej stronie. Kiedy Ola weszła potem na wagę, odczytała, zeszła i przez godzinę z nikim nie rozmawiała.",
          titles: [
            ["Past Mrs Halina in Her Fur", "Dalej niż pani Halina w futrze"],
            ["Ola Said Nothing for an Hour", "Ola przez godzinę ani słowa"],
          ],
        },
        {
          en: "Somebody had laid the bath mat over the scales. The dial could neither be seen nor see, and that is the basis of good relations. He got on with all four, stood, felt the thing give way at the knees and tell the mat, in a muffled voice, what it had to tell. The mat kept it to itself. He went on, almost on tiptoe.",
          pl: "Ktoś położył na wadze dywanik. Tarczy nie było widać, ona też nic nie widziała, a to podstawa dobrych stosunków. Wszedł wszystkimi czterema, postał, poczuł, jak ugina się w kolanach i stłumionym głosem mówi dywanikowi, co ma do powiedzenia. Dywanik zatrzymał to dla siebie. Poszedł dalej niemal na palcach.",
          titles: [
            ["The Mat Kept It to Itself", "Dywanik nic nie powie"],
            ["The Basis of Good Relations", "Nie widzą się, i dobrze"],
          ],
        },
      ],
    },
    {
      unless: ["ola in the bath"],
      en: "But the floor had been washed. It shone from wall to wall, black, white, black, like a game that must not be disturbed; on the threshold stood the bucket, with the cloth over its shoulder. “Not before it’s dry!” someone called from the kitchen. It was said in general, though in this flat only one person goes barefoot.",
      pl: "Ale podłoga była umyta. Lśniła od ściany do ściany, czarne, białe, czarne, jak partia, której nie wolno ruszać, a na progu stało wiadro ze ścierką przez ramię. „Dopóki nie wyschnie, nikt nie wchodzi!” – zawołał ktoś z kuchni. Powiedziano to ogólnie, choć w tym mieszkaniu tylko jedna osoba chodziła boso.",
      titles: [["Not before It’s Dry!", "Aż wyschnie, a nie wcześniej"]],
      turns: [
        {
          en: "He chose the white squares. They dry first, as is well known; and anybody can leap from one to another as the knight does, two on and one to the side, who has the hindquarters for it. On the way he touched four black ones with his tail alone. Against the light a game could be seen there afterwards, and white had won.",
          pl: "Wybrał białe pola. Schną pierwsze, to wiadomo; da się skakać z jednego na drugie ruchem skoczka, dwa do przodu i jedno w bok, jeśli się ma do tego zad. Po drodze czterech czarnych dotknął samym ogonem. Pod światło widać było potem na podłodze partię i wygrały białe.",
          titles: [
            ["Two On and One to the Side", "Dwa do przodu, jedno w bok"],
            ["White Had Won", "I wygrały białe"],
          ],
        },
        {
          en: "Time passed, and the bucket gave way first. A fifteen came down the street, the water began to rock; the cloth slipped in, and from the threshold ran a tongue, grey, all across what had been so clean. “Well, then,” said the voice from the kitchen. Anybody could come in now; Mruk went straight through the middle, since it no longer mattered.",
          pl: "Mijał czas i ustąpiło wiadro. Ulicą przejechała piętnastka, woda się rozkołysała, ścierka wpadła do środka i od progu pobiegł szary język, przez wszystko, co było takie czyste. „No to już” – powiedział głos z kuchni. Wejść mógł teraz, kto chciał; Mruk poszedł prosto środkiem, bo było wszystko jedno.",
          titles: [
            ["Which of Them Gave Way First?", "Ustąpiło wiadro, nie on"],
            ["A Grey Tongue", "Od progu szary język"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "In the pipe behind the wall someone on the fourth floor pulled the plug. It came down past him in the dark, a whole bath, with gargling, with a gulp at each floor, like a train that does not stop; Mruk turned his head along with it, from the ceiling to the tiles, and looked for a while at the place where it had gone through the floor.",
      pl: "W rurze za ścianą ktoś z czwartego piętra wyciągnął korek. Zeszło koło niego po ciemku, cała wanna, z bulgotem, z czknięciem na każdym piętrze, jak pociąg, który się nie zatrzymuje; Mruk odprowadzał to głową, od sufitu po kafelki, i jeszcze przez chwilę patrzył tam, gdzie zniknęło w podłodze.",
      titles: [["A Whole Bath, Not Stopping", "Cała wanna, bez zatrzymania"]],
    },
    {
      en: "The light bulb over the basin buzzed. It has done so ever since they moved in; when it is about to rain, it buzzes a tone higher, and Tomek goes by it rather than by the wireless. Now it broke off. It thought for the length of three breaths, in which the dark came a step nearer, and began again, a little ashamed, where it had stopped.",
      pl: "Żarówka nad umywalką brzęczała. Robi tak, odkąd się wprowadzili; przed deszczem brzęczy o ton wyżej i Tomek wierzy jej bardziej niż radiu. Teraz przestała. Myślała przez trzy oddechy, w czasie których ciemność podeszła o krok, i zaczęła znowu, trochę zawstydzona, tam gdzie przerwała.",
      titles: [["A Tone Higher for Rain", "Na deszcz o ton wyżej"]],
    },
    {
      en: "In the glass stood two toothbrushes, a green one and a red. They lean outwards as a rule, each to its own side. Now they had crossed, at whatever time such things occur, and stood there with their bristles together. Mruk, from where he was, put his nose forward a little. Peppermint; he drew back his head, and left them to it.",
      pl: "W szklance stały dwie szczoteczki, zielona i czerwona. Zwykle odchylają się na zewnątrz, każda w swoją stronę. Teraz skrzyżowały się, nie wiadomo kiedy, bo takie rzeczy dzieją się bez świadków, i stały włosiem do siebie. Mruk z miejsca, w którym był, wysunął trochę nos. Mięta; cofnął głowę i zostawił je samym sobie.",
      titles: [["With Their Bristles Together", "Włosiem do siebie"]],
    },
    {
      unless: ["ola in the bath"],
      en: "Ola was looking for her other slipper. A slipper, as everybody knows, is always where you happen not to be; she looked in the bath, she looked behind the boiler, she stood on one leg at last and gazed in front of her. “What was it I wanted?” she asked. Nobody knew. On the way back to the kitchen she met the slipper, which was coming from there.",
      pl: "Ola szukała drugiego kapcia. Znajduje się on, jak wiadomo, zawsze tam, gdzie akurat nas nie ma; zajrzała do wanny, zajrzała za piecyk, w końcu stanęła na jednej nodze i patrzyła przed siebie. „Po co ja tu przyszłam?” – zapytała. Nikt nie wiedział. W drodze do kuchni natknęła się na kapeć, który stamtąd wracał.",
      titles: [["The Slipper Was Coming from There", "Kapeć stamtąd wracał"]],
    },
    {
      en: "From the air shaft came voices. There is a grating up by the ceiling that all the bathrooms of the staircase have in common; it lets in a radio from the first floor, an aria from the fifth, and from somewhere a child who will on no account have its hair washed. “No,” it said quite close, wet and clear. Mruk looked up with respect.",
      pl: "Z szybu dobiegały głosy. Pod sufitem jest kratka, wspólna dla wszystkich łazienek na klatce; słychać w niej radio z pierwszego piętra, arię z piątego i skądś dziecko, które za nic nie da sobie umyć głowy. „Nie” – odezwało się całkiem blisko, mokro i wyraźnie. Mruk spojrzał w górę z szacunkiem.",
      titles: [["“No”, Wet and Clear", "„Nie”, mokro i wyraźnie"]],
    },
    {
      en: "On the shelf the cake of soap changed its place. It does so by itself, a finger’s breadth at a time, if the dish is wet; it has been on a journey since Monday. Now it had reached the edge. It hung over for a time, green, with the print of a thumb, seemed to be seeing how deep it was, came to a decision and lay down again.",
      pl: "Na półce mydło zmieniało miejsce. Robi to samo, po palcu, kiedy mydelniczka jest mokra; od poniedziałku było w podróży. Teraz dotarło do krawędzi. Przez jakiś czas wystawało, zielone, z odciskiem kciuka, jakby patrzyło, jak głęboko, po czym podjęło decyzję i położyło się z powrotem.",
      titles: [["Since Monday on a Journey", "Od poniedziałku w podróży"]],
      when: { weekday: [2, 3, 4, 5, 6] },
    },
    {
      en: "The door of the small cupboard opened; nobody had touched it. It has a magnet that tires. Inside were plasters, cotton wool, and a bottle with a label in Ola’s grandmother’s hand which said “Good for everything”. Nobody has ever tried it. When the door had shown that it could, it went to again with a small click, like a tongue.",
      pl: "Otworzyły się drzwiczki szafki, choć nikt ich nie ruszał. Mają magnes, który się męczy. W środku widać było plastry, watę i buteleczkę z etykietą ręki babci Oli: „Dobre na wszystko”. Nikt nigdy nie próbował. Kiedy drzwiczki pokazały już, że potrafią, wróciły na miejsce z małym kliknięciem, jak język.",
      titles: [["Good for Everything", "Dobre na wszystko, i nikt nie próbował"]],
    },
  ],
};
