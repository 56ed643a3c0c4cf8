import type { Plot } from "#api/house/texts/model.ts";

/** The tailor's dummy in Mrs Halina's big room. */
export const tailorsDummy: Plot = {
  name: "tailors-dummy",
  category: "Portrait",
  pictures: [
    {
      place: "stove",
      pose: "sit",
      props: ["yarn"],
      eyes: "open",
      en: "Mruk sits by the stove beside a ball of wool and looks up at somebody",
      pl: "Mruk siedzi przy piecu obok kłębka wełny i patrzy na kogoś w górę",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["yarn"],
      eyes: "half",
      en: "Mruk lies with his paws tucked in beside a ball of wool",
      pl: "Mruk leży z podwiniętymi łapami obok kłębka wełny",
    },
    {
      place: "stove",
      pose: "walk",
      props: [],
      eyes: "half",
      en: "Mruk walks past the tiled stove with his tail up",
      pl: "Mruk przechodzi z podniesionym ogonem obok kaflowego pieca",
    },
  ],
  wishes: [
    {
      en: "In Mrs Halina’s big room, between the stove and the machine, stands a lady without a head. She is of linen, she has one leg with three toes and the number forty-two on her neck; she never sits. Mruk, who had come down by the stairs, had walked round her for as long as he could remember. That day he wished to know what she stands there for.",
      pl: "W dużym pokoju u pani Haliny, między piecem a maszyną, stoi pani bez głowy. Jest z płótna, ma jedną nogę o trzech palcach i liczbę czterdzieści dwa na karku; nigdy nie siada. Mruk, który przyszedł po schodach, omijał ją, odkąd pamięta. Tym razem chciał się dowiedzieć, po co ona tak stoi.",
      titles: [
        ["A Lady without a Head", "Pani, która nie ma głowy"],
        ["Number Forty-two, and Never Sits", "Numer czterdzieści dwa i nigdy nie siada"],
      ],
      endings: [
        {
          en: "Mruk found out by lying down. From below, with his back on the boards, he saw up into the lady: there was a hollow, quite dark, and a smell of lavender and chalk; and on a ledge, where other people have the stomach, somebody had put away a box of chocolates. So that was it. She was minding them. He has greeted her ever since.",
          pl: "Mruk dowiedział się na leżąco. Od dołu, z plecami na deskach, zagląda się tej pani do środka: jest tam wydrążenie, zupełnie ciemne, zapach lawendy i kredy, a na półeczce, gdzie inni mają żołądek, ktoś schował bombonierkę. A więc to tak. Pilnowała. Odtąd jej się kłania.",
          titles: [
            ["Where Others Have the Stomach", "Tam, gdzie inni mają żołądek"],
            ["So She Was Minding Them", "A więc pilnowała"],
          ],
        },
        {
          en: "Mrs Halina told him, though he had not asked. “That’s me,” she said, with pins in her mouth. “From seventy-one. They measured us all, for the workroom.” Mruk looked at the one and at the other. He rubbed himself along the three toes, and then along the two slippers, for just as long, to make neither of them the older.",
          pl: "Pani Halina powiedziała mu sama, choć nie pytał. „To ja – powiedziała, ze szpilkami w ustach. – Z siedemdziesiątego pierwszego. Zdjęli z nas wszystkich miarę, dla pracowni”. Mruk spojrzał na jedną i na drugą. Otarł się o trzy palce, a potem o dwa kapcie, tak samo długo, żeby żadna nie była starsza.",
          titles: [
            ["That’s Me, from Seventy-one", "To ja, siedemdziesiąty pierwszy"],
            ["As Long for the One as for the Other", "O jedną i o drugą tak samo długo"],
          ],
        },
      ],
    },
    {
      en: "At Mrs Halina’s somebody’s winter coat was being made. It had got as far as the dummy: grey, with one sleeve, basted in white all over like a map. The lining hung down on the left, of satin, and between the lining and the cloth there was an opening, as at the flap of a tent. Mruk, on a call from upstairs, saw that it had been left for him.",
      pl: "U pani Haliny szył się czyjś zimowy płaszcz. Doszedł do manekina: szary, z jednym rękawem, cały w białej fastrydze, jak mapa. Z lewej strony zwisała podszewka, atłasowa, a między podszewką a wierzchem było wejście jak do namiotu. Mruk, który przyszedł z góry z wizytą, zobaczył, że zostawiono je dla niego.",
      titles: [
        ["Between Lining and Cloth", "Między podszewką a wierzchem"],
        ["Basted All Over Like a Map", "Cały w fastrydze, jak mapa"],
      ],
      when: { between: ["09-15", "02-28"] },
      endings: [
        {
          en: "The lining held Mruk like a hammock, at the height of the hem. “There’s a fullness here,” said Mrs Halina, and stepped back. She took it in by two fingers on the right. The fullness wandered to the left. In the end she let it be; and the customer, who came for it, put her hand at once in that place, and said that no coat of hers had ever been so warm just there.",
          pl: "Podszewka trzymała Mruka jak hamak, na wysokości rąbka. „Tu jest luz” – powiedziała pani Halina i cofnęła się o krok. Zebrała na dwa palce z prawej. Luz przeszedł na lewą. W końcu dała spokój, a klientka, kiedy przyszła po odbiór, od razu położyła w tym miejscu rękę i powiedziała, że żaden płaszcz nie grzał jej tak akurat tutaj.",
          titles: [
            ["A Fullness That Wandered", "Luz, który wędruje"],
            ["Never So Warm Just There", "Nigdy tak ciepło akurat tutaj"],
          ],
        },
        {
          en: "The basting gave way on one side, stitch by stitch, with a sound like somebody eating lettuce. Mruk came out below, sitting, with the lining over him like a cardinal. Mrs Halina laid down her chalk. She did not scold; she looked at how it fell, over the shoulders and down the back, and altered something in her pattern, on the left, with a very thin line.",
          pl: "Fastryga z jednej strony puściła, ścieg za ściegiem, z odgłosem, jakby ktoś jadł sałatę. Mruk wyszedł dołem, na siedząco, z podszewką na sobie jak kardynał. Pani Halina odłożyła kredę. Nie krzyczała; patrzyła, jak to się układa, przez ramiona i w dół po plecach, i coś zmieniła w wykroju, po lewej, bardzo cienką kreską.",
          titles: [
            ["Like a Cardinal", "Jak kardynał na siedząco"],
            ["With a Very Thin Line", "Po lewej, cienką kreską"],
          ],
        },
      ],
    },
    {
      en: "Round the neck of Mrs Halina’s dummy lies the tape measure. It is yellow, it has a brass end, and whenever a tram goes by, the end swings to and fro in front of the linen bosom, like something that is thinking. Mruk had watched it from the stool by the stove through eleven trams. At the twelfth he would have it, in whatever manner.",
      pl: "Na szyi manekina pani Haliny wisi centymetr. Jest żółty, ma mosiężną końcówkę i kiedy jedzie tramwaj, końcówka kołysze się w przód i w tył przed płóciennym biustem, jakby się nad czymś zastanawiała. Mruk obserwował ją ze stołka przy piecu przez jedenaście tramwajów. Przy dwunastym miała być jego, wszystko jedno jak.",
      titles: [
        ["At the Twelfth Tram", "Przy dwunastym tramwaju"],
        ["Like Something That Is Thinking", "Jakby się nad czymś zastanawiał"],
      ],
      endings: [
        {
          en: "Mruk had the tape, from the one up to the hundred and fifty. It lay round him in the end in loops, twice over the back and once through the collar, and whatever he did he was being measured. Mrs Halina unrolled him on the rug. “Fifty-four round the middle,” she read off, when she came to the place, “and holding his breath.”",
          pl: "Mruk miał centymetr, od jedynki po sto pięćdziesiąt. Leżał na nim w końcu w pętlach, dwa razy przez grzbiet i raz pod obrożą, i cokolwiek robił, był mierzony. Pani Halina odwinęła go na dywanie. „W pasie pięćdziesiąt cztery – odczytała, kiedy doszła do tego miejsca. – Na wdechu”.",
          titles: [
            ["From One to a Hundred and Fifty", "Od jedynki po sto pięćdziesiąt"],
            ["And Holding His Breath", "I to na wdechu"],
          ],
        },
        {
          en: "The twelfth tram did not swing the tape, it merely shook it. But a hand took it down, and it ran out over the floor before him, brass end first, as fast as he could follow, three times round the lady’s foot. He caught it each time. Mrs Halina pulled from her chair with her glasses on her forehead, and what she was meant to measure could wait.",
          pl: "Dwunasty tramwaj nie zakołysał centymetrem, tylko zatrząsł. Ale jakaś ręka go zdjęła i centymetr pobiegł przed Mrukiem po podłodze, mosiądzem do przodu, tak szybko, że ledwie nadążał, trzy razy dookoła nogi tej pani. Za każdym razem go złapał. Pani Halina ciągnęła z krzesła, z okularami na czole, a to, co miała zmierzyć, poczekało.",
          titles: [
            ["Three Times Round the Lady’s Foot", "I tak trzy razy dookoła nogi"],
            ["What She Was Meant to Measure", "Miara może poczekać"],
          ],
        },
      ],
    },
    {
      en: "Mrs Halina talks to the dummy when she is alone. Mruk had heard it through the door: about hems, about a cousin, about how it used to be with buttons; there were pauses in it, in which something seemed to answer. He sat down on the mat of the big room, straight, his ears forward. He did not mean to disturb, only to hear the other’s voice.",
      pl: "Kiedy pani Halina jest sama, rozmawia z manekinem. Mruk słyszał to przez drzwi: o rąbkach, o kuzynce, o tym, jak to dawniej było z guzikami; były w tym przerwy, w których coś jakby odpowiadało. Usiadł w dużym pokoju na dywaniku, prosto, z uszami do przodu. Nie chciał przeszkadzać, chciał tylko usłyszeć głos tamtej.",
      titles: [
        ["The Voice of the Other", "Głos tej drugiej"],
        ["Who Answers in the Pauses?", "Kto odpowiada w przerwach?"],
      ],
      endings: [
        {
          en: "The voice was a very quiet one. It came when somebody below slammed the gate, or somebody above crossed the floor: a tick in the wood, once for yes. “There you are,” said Mrs Halina each time, and turned the cuff. Mruk considered that. He moved over, leaned against the three toes, and when the next question was put, about supper, it purred out of the lady, loud and clear.",
          pl: "Głos był bardzo cichy. Odzywał się, kiedy na dole trzasnęła brama albo ktoś na górze przeszedł po podłodze: puknięcie w drewnie, raz na „tak”. „No widzisz” – mówiła za każdym razem pani Halina i zawijała mankiet. Mruk to rozważył. Przesunął się, oparł o trzy palce i kiedy padło następne pytanie, o kolację, z tej pani zamruczało, głośno i wyraźnie.",
          titles: [
            ["A Tick in the Wood Means Yes", "Puknięcie znaczy tak"],
            ["Loud and Clear, about Supper", "O kolację, głośno i wyraźnie"],
          ],
        },
        {
          en: "There was no voice. In the pauses Mrs Halina listened with her head on one side, then nodded, and went on; the other merely stood there with her good figure. But towards the end she turned round. “And what do you say, treasure?” He said it. From then on there were three of them, and the pauses were shared out.",
          pl: "Głosu tamta nie miała. Pani Halina słuchała w przerwach z przechyloną głową, kiwała i mówiła dalej; manekin tylko stał, z dobrą figurą. Ale pod koniec pani Halina się odwróciła. „A co ty na to, skarbie?” Powiedział. Odtąd było ich troje i przerwami się podzielili.",
          titles: [
            ["And What Do You Say?", "A co ty na to?"],
            ["The Pauses Were Shared Out", "Przerwami się podzielili"],
          ],
        },
      ],
    },
    {
      en: "A dummy can be sat on. Bułka had done much the same, at the bakery, on the overall that hangs there from a peg; it was known as far as the third floor. Mruk looked up at Mrs Halina’s. She had shoulders like a sofa, and where the head belongs a round wooden knob, polished, of the breadth of a tom. From there he would have the whole room beneath him.",
      pl: "Na manekinie da się siedzieć. Bułka siadała nawet na kitlu, który wisi u niej w piekarni na kołku; wiedziano o tym aż na trzecim piętrze. Mruk spojrzał w górę na ten u pani Haliny. Miał ramiona jak kanapa, a tam, gdzie należy się głowa, okrągłą drewnianą gałkę, wypolerowaną, szerokości kocura. Stamtąd miałoby się pod sobą cały pokój.",
      titles: [
        ["Shoulders Like a Sofa", "Ramiona jak kanapa, i bez głowy"],
        ["Bułka Had Done Much the Same", "Skoro Bułka już siadała"],
      ],
      endings: [
        {
          en: "Mruk sat. The knob was made for it; he put his tail round her neck in front, as with a boa. When Mrs Halina looked up from the seam, her dummy had a head, broad, with whiskers, that looked down its nose at her. “Well, that’s improved you,” she said. She tried a collar on the two of them, and then a hat, and drew the curtain back for the neighbours.",
          pl: "Mruk usiadł. Gałka była jak stworzona do siedzenia; ogon przełożył manekinowi przez szyję, na kształt boa. Kiedy pani Halina podniosła wzrok znad szwu, jej manekin miał głowę, szeroką, z wąsami, i patrzył na nią z góry. „No, od razu lepiej” – powiedziała. Przymierzyła im obojgu kołnierz, potem kapelusz i odsłoniła firankę, dla sąsiadów.",
          titles: [
            ["With His Tail for a Boa", "Nie boa, tylko ogon"],
            ["For the Neighbours, Curtains Back", "Firanka na bok, dla sąsiadów"],
          ],
        },
        {
          en: "Mruk got as far as the shoulder. There it turned out that she is on a screw. She gave way beneath him with a long wooden sigh and sank, very slowly, turning, as ladies do in a swoon in old films, till her hem was on the floor; he had not let go. They came to rest cheek to knob. It was a height at which one could talk.",
          pl: "Mruk doszedł do ramienia. Tam się okazało, że ta pani jest na śrubie. Ustąpiła pod nim z długim drewnianym westchnieniem i opadała bardzo powoli, z obrotem, jak omdlewają panie w starych filmach, aż miała rąbek na podłodze; nie puścił. Stanęli policzek przy gałce. Była to wysokość, na której dało się rozmawiać.",
          titles: [
            ["As Ladies Do in Old Films", "Jak w starych filmach"],
            ["It Turned Out That She Is on a Screw", "Okazało się, że jest na śrubie"],
          ],
        },
      ],
    },
    {
      en: "A pin was missing. Mrs Halina counts them in the evening and in the morning, there must be two hundred; now it was a hundred and ninety-nine, and she had looked under the machine, in the rug and on her own bosom. Mruk, who had been let in for his milk, knew where it was. It was stuck in the dummy, at the back, and it shone at him. He meant to bring it to her.",
      pl: "Brakowało jednej szpilki. Pani Halina liczy je rano i wieczorem, ma być dwieście; było sto dziewięćdziesiąt dziewięć i szukała już pod maszyną, w dywanie i na własnej bluzce. Mruk, którego wpuszczono na mleko, wiedział, gdzie jest. Tkwiła w manekinie, z tyłu, i błyskała do niego. Zamierzał ją przynieść.",
      titles: [
        ["A Hundred and Ninety-nine", "Sto dziewięćdziesiąt dziewięć, i koniec"],
        ["There Must Be Two Hundred", "Ma być dwieście"],
      ],
      endings: [
        {
          en: "Mruk brought it; that is to say, he brought Mrs Halina. He had sat down behind the dummy and looked at the one spot so hard and so long that she got up to see what the matter was. “There!” she cried. She drew it out and put it between her lips. Then she poured his milk a second time, and from joy she took it off the top, so it was cream.",
          pl: "Mruk przyniósł; to znaczy przyprowadził panią Halinę. Usiadł za manekinem i patrzył w jedno miejsce tak mocno i tak długo, że wstała zobaczyć, co mu się stało. „No nie!” – zawołała. Wyciągnęła szpilkę i wzięła w usta. Potem nalała mleka drugi raz, z radości od wierzchu, więc to była śmietanka.",
          titles: [
            ["From Joy, off the Top", "Z radości, od wierzchu"],
            ["In One Spot, So Long and So Hard", "W jedno miejsce, długo i mocno"],
          ],
        },
        {
          en: "Mruk got the pin out with his teeth, by the little glass head, which was blue. On the way to her chair it went out of his mind. You have a thing in your mouth, it is cool, you meet a thread, and so forth. The number remained at a hundred and ninety-nine; but since that day there has been something blue in the crack by the stove that looks back if you lie down in front of it.",
          pl: "Mruk wyciągnął szpilkę zębami za szklaną główkę, niebieską. Po drodze do jej krzesła wypadło mu to z głowy. Ma się coś w pysku, jest chłodne, spotyka się nitkę i tak dalej. Zostało sto dziewięćdziesiąt dziewięć, ale od tego dnia w szparze przy piecu jest coś niebieskiego, co patrzy, kiedy się przed nim położyć.",
          titles: [
            ["It Went out of His Mind", "Wypadło mu to z głowy"],
            ["Something Blue in the Crack", "W szparze coś niebieskiego"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But a customer came for a fitting. She stood in the middle of the room in her slip and stockings, arms stretched out, and Mrs Halina crept round her on her knees. A gentleman does not stay in such a case. Mruk was placed behind the screen, with his face to the wall, and heard only pins and a lady who held in her stomach.",
      pl: "Ale przyszła klientka, do miary. Stała na środku pokoju w halce i pończochach, z rozłożonymi rękami, a pani Halina chodziła dookoła na kolanach. W takim wypadku dżentelmen nie zostaje. Mruka umieszczono za parawanem, twarzą do ściany, i słyszał tylko szpilki oraz panią, która wciąga brzuch.",
      titles: [
        ["Behind the Screen, Face to the Wall", "Twarzą do ściany, za parawanem"],
        ["In Such a Case a Gentleman Goes", "W takim wypadku dżentelmen wychodzi"],
      ],
      when: { day: "working day" },
      pays: ["a visitor"],
      turns: [
        {
          en: "A screen has a gap between its panels. Mruk was not looking for it; it was at the height of his eye. Through it he saw that the customer had got hiccups from holding herself in, and that at each one a row of pins let go. In the end they both sat down on the rug, the lady in her slip, Mrs Halina on her heels, and laughed; and nobody was at work any more.",
          pl: "Parawan ma między skrzydłami szparę. Mruk jej nie szukał; była na wysokości oka. Zobaczył przez nią, że klientka od wciągania dostała czkawki i że za każdym razem puszcza cały rządek szpilek. W końcu obie usiadły na dywanie, pani w halce, pani Halina na piętach, i się śmiały, a roboty już nie było.",
          titles: [
            ["At Each One a Row of Pins", "Przy każdej rządek szpilek"],
            ["A Gap at the Height of His Eye", "Szpara na wysokości oka"],
          ],
        },
        {
          en: "“What’s that purring?” asked the customer. Behind the screen somebody had lain down on her fur collar. It was not meant as a liberty, the collar lay there. She asked to see him. He was admitted, was lifted up so that she could see the back, and afterwards might walk about the room as he liked, since in front of such a person, she said, one need not hold one’s stomach in.",
          pl: "„Co tak mruczy?” – zapytała klientka. Za parawanem ktoś położył się na jej futrzanym kołnierzu. Nie było w tym poufałości, kołnierz po prostu tam leżał. Kazała go sobie pokazać. Dopuszczono go, podniesiono, żeby zobaczyła i z tyłu, a potem mógł chodzić po pokoju, jak chciał, bo przy kimś takim, powiedziała, nie trzeba wciągać brzucha.",
          titles: [
            ["One Need Not Hold One’s Stomach In", "Przy kimś takim nie trzeba"],
            ["He Was Admitted and Held Up", "Dopuszczony i podniesiony"],
          ],
        },
      ],
    },
    {
      en: "But the machine started. It stood in his way, on its iron legs, and when Mrs Halina treads, the floor runs along with it: the boards hum, the scissors walk about the table by themselves, and whatever hangs in the room begins to tremble. A cat who has only just made up his mind unmakes it. He flattened his ears and waited for the end of the seam.",
      pl: "Ale ruszyła maszyna. Stała po drodze, na żelaznych nogach, a kiedy pani Halina naciska, podłoga biegnie razem z nią: deski buczą, nożyczki same chodzą po stole, a wszystko, co wisi w pokoju, zaczyna drżeć. Kot, który się właśnie zdecydował, przestaje. Położył uszy i czekał na koniec szwu.",
      titles: [
        ["The Scissors Walk by Themselves", "Nożyczki same chodzą po stole"],
        ["Until the End of the Seam", "Do końca szwu"],
      ],
      turns: [
        {
          en: "Seams have an end, and at the end stands a knot. “There,” said Mrs Halina and bit off the thread. In the silence something rolled away: the bobbin had jumped out, it made for the door and took the thread with it, round the treadle, round both the slippers, and she followed it on one leg into the hall. It was a long hall, and a long thread.",
          pl: "Każdy szew ma koniec, a na końcu jest supełek. „No” – powiedziała pani Halina i odgryzła nitkę. W ciszy coś się potoczyło: wyskoczyła szpulka, poszła ku drzwiom i ciągnęła nitkę, dookoła pedału, dookoła obu kapci, a ona na jednej nodze ruszyła za nią do przedpokoju. Przedpokój był długi i nitka też.",
          titles: [
            ["At the End Stands a Knot", "A na końcu supełek"],
            ["A Long Hall and a Long Thread", "Przedpokój długi, nitka też"],
          ],
        },
        {
          en: "Mruk found that there is a place where it does not hum. It is under the machine itself, behind the wheel, on the iron plate with the eagle; there you sit as in the eye of a storm, with the wind of the spokes in your face. From there it is a step. When her foot came down for the next seam, he was already on the other side and looking the other way.",
          pl: "Mruk odkrył, że jest miejsce, w którym nie buczy. Pod samą maszyną, za kołem, na żelaznej płycie z orłem; siedzi się tam jak w oku cyklonu i ma na pysku wiatr od szprych. Stamtąd jest krok. Kiedy stopa opadła do następnego szwu, był już po drugiej stronie i patrzył gdzie indziej.",
          titles: [
            ["Under the Iron Eagle", "Pod żelaznym orłem"],
            ["The Wind of the Spokes", "Wiatr od szprych"],
          ],
        },
      ],
    },
    {
      en: "But the dummy, a lady with one leg, is on castors. Mruk had only touched her, at the hem, in order to begin; and she drew away from him, over the boards, smoothly, without moving her leg, as far as the wardrobe, and there she turned and faced him. He had not known that she could. He sat down. It is not right to run after a lady.",
      pl: "Ale manekin, czyli pani o jednej nodze, jest na kółkach. Mruk tylko jej dotknął, przy rąbku, żeby zacząć, a ona odjechała od niego po deskach, gładko, nie ruszając nogą, aż pod szafę, i tam się odwróciła przodem. Nie wiedział, że umie. Usiadł. Za damą się nie biega.",
      titles: [
        ["She Drew Away, Smoothly", "A ona odjechała"],
        ["It Is Not Right to Run after a Lady", "Za damą się nie biega"],
      ],
      turns: [
        {
          en: "The floor in this house has a slope, towards the stove. It took a while. First the lady stood by the wardrobe as though she had never thought of anything else; then a tram came by, she gave a little shiver, and set out, back again, past the table and past the chair, straight to the place that she had left. Mruk had only needed to remain seated.",
          pl: "Podłoga w tym domu ma spadek, w stronę pieca. Trwało to chwilę. Najpierw tamta pani stała pod szafą, jakby o niczym innym nie myślała, potem przejechał tramwaj, drgnęła i ruszyła z powrotem, koło stołu, koło krzesła, prosto na miejsce, z którego uciekła. Wystarczyło siedzieć.",
          titles: [
            ["He Had Only to Remain Seated", "Wystarczyło siedzieć i czekać"],
            ["A Slope towards the Stove", "Spadek w stronę pieca"],
          ],
        },
        {
          en: "“Who’s let you off again?” said Mrs Halina. She took the lady by the waist, wheeled her back in a half turn, as at a dance, and put the brake on; it is a wedge, cut from a cork. Mruk knew that cork. He had been looking for it for a long time. For its sake he forgave the excursion, and was on the spot when she let go.",
          pl: "„Kto cię znowu puścił?” – powiedziała pani Halina. Wzięła tamtą wpół, odprowadziła w półobrocie, jak w tańcu, i założyła hamulec; jest nim klin, wycięty z korka. Mruk ten korek znał. Szukał go od dawna. Ze względu na niego darował wycieczkę i był na miejscu, kiedy go puściła.",
          titles: [
            ["The Brake Is Cut from a Cork", "Hamulec z korka, i to znajomego"],
            ["In a Half Turn, as at a Dance", "W półobrocie, jak w tańcu"],
          ],
        },
      ],
    },
    {
      en: "But there was chalk. Mrs Halina had been drawing on the floor, in the absence of a longer table: a skirt, life-size, with darts, in blue, from the threshold as far as the stove. “Don’t tread on it, treasure,” she said, “or I shall cut you out as well.” Whichever way he looked, he would have had to go through somebody’s waist.",
      pl: "Ale była kreda. Pani Halina rysowała na podłodze, bo na stole się nie mieściło: spódnicę, w naturalnej wielkości, z zaszewkami, na niebiesko, od progu aż po piec. „Nie wchodź, skarbie – powiedziała – bo i ciebie wykroję”. W którąkolwiek stronę spojrzał, musiałby przejść przez czyjąś talię.",
      titles: [
        ["Through Somebody’s Waist", "Przez czyjąś talię"],
        ["Or I Shall Cut You Out As Well", "Bo i ciebie wykroję"],
      ],
      turns: [
        {
          en: "Mruk went along the lines, then; on them, not across. He put down his paws one before the other, like a dancer on a rope, up the side seam, round the yoke and down by the pleat. When Mrs Halina turned about, the whole skirt was there once more in little blue dots, an inch to the right. She considered it, chalk in hand. It fell better that way.",
          pl: "Więc Mruk poszedł po liniach, po nich, a nie przez nie. Stawiał łapy jedną przed drugą, jak tancerka na linie, w górę szwem bocznym, dookoła karczka i w dół po fałdzie. Kiedy pani Halina się odwróciła, cała spódnica była tam jeszcze raz, w niebieskich kropkach, o cal w prawo. Rozważyła to z kredą w ręku. Tak leżała lepiej.",
          titles: [
            ["An Inch to the Right", "O cal w prawo i lepiej"],
            ["Along the Lines, Not Across", "Po liniach, a nie przez linie"],
          ],
        },
        {
          en: "The hem ended half a metre from the wall: it was to be a short skirt. That left a corridor, between the fashion of this year and the skirting board, as wide as a cat with his breath drawn in. Mruk walked the whole length of the room in it, as people walk round a lake. He owed it to some customer’s knees.",
          pl: "Rąbek kończył się pół metra od ściany: miała być krótka. Zostawał korytarz, między tegoroczną modą a listwą, szerokości kota na wdechu. Mruk przeszedł nim całą długość pokoju, jak się obchodzi jezioro. Zawdzięczał to kolanom jakiejś klientki.",
          titles: [
            ["He Owed It to a Customer’s Knees", "A wszystko przez kolana klientki"],
            ["Between Fashion and Skirting Board", "Między modą a listwą"],
          ],
        },
      ],
    },
    {
      en: "But Mr Zenon came with the ladder, on account of a damp patch. He set it up in the middle, climbed to the top and looked at the ceiling, and the dummy was moved aside and had a sheet thrown over it. Now it was a ghost. Mruk prefers to deal with people who can be seen to begin somewhere.",
      pl: "Ale przyszedł z drabiną pan Zenon, w sprawie zacieku. Ustawił ją na środku, wszedł na sam szczyt i patrzył w sufit, a manekin odsunięto i narzucono na niego prześcieradło. Teraz był duchem. Mruk woli mieć do czynienia z kimś, o kim wiadomo, gdzie się zaczyna.",
      titles: [
        ["Where Do Ghosts Begin?", "Gdzie się zaczyna duch?"],
        ["With a Ladder, about a Damp Patch", "Z drabiną, w sprawie zacieku"],
      ],
      pays: ["a visitor"],
      turns: [
        {
          en: "A ghost has a hem. He went in underneath and found it to be as bright inside as in a tent, with the one leg in its place and everything else where it belongs. He was at home there at once. From outside, it must be said, it was not so simple: Mr Zenon on his ladder saw the sheet walk a step, purr, and sit down, and asked for a glass of water.",
          pl: "Duch ma rąbek. Mruk wszedł pod spód i stwierdził, że w środku jest jasno jak w namiocie, jedyna noga na swoim miejscu i wszystko tak, jak być powinno. Od razu był u siebie. Z zewnątrz, trzeba przyznać, wyglądało to inaczej: pan Zenon na drabinie zobaczył, jak prześcieradło robi krok, mruczy i siada, i poprosił o szklankę wody.",
          titles: [
            ["It Walked a Step and Purred", "Zrobiło krok i mruczało"],
            ["As Bright Inside as in a Tent", "W środku jasno jak w namiocie"],
          ],
        },
        {
          en: "“It isn’t damp,” Mr Zenon announced from above. “It’s a shadow.” It was that of the knob on the dummy’s neck, thrown up to the ceiling by the lamp, round and grey; it had grown, because the lamp stood nearer. They took the sheet off and the shadow moved. He was a bit offended, and carried the ladder out as if it had been a rude remark.",
          pl: "„To nie zaciek – oznajmił z góry pan Zenon. – To cień”. Był to cień gałki z karku manekina, rzucony lampą na sufit, okrągły i szary; urósł, bo lampa stała bliżej. Zdjęli prześcieradło i cień się ruszył. Pan Zenon był trochę urażony i wyniósł drabinę, jakby to była niegrzeczna uwaga.",
          titles: [
            ["It Isn’t Damp", "To nie zaciek, to cień"],
            ["Carried Out Like a Rude Remark", "Jak niegrzeczna uwaga"],
          ],
        },
      ],
    },
    {
      en: "But there was dust on the dummy. Mrs Halina had seen it against the light, and fetched the brush; and it is a brush with which one does not argue, of horsehair, as long as an arm. It went over the linen, up and down. Then it looked about for whatever else in this room was grey. Mruk got under the sofa, and the brush lay down in front of it.",
      pl: "Ale na manekinie był kurz. Pani Halina zobaczyła go pod światło i przyniosła szczotkę, a z tą szczotką się nie dyskutuje, jest z końskiego włosia, długa jak ręka. Przeszła po nim z góry na dół. Potem rozejrzała się, co w tym pokoju jest jeszcze szare. Mruk znalazł się pod kanapą, a szczotka położyła się przed nią.",
      titles: [
        ["What Else in This Room Is Grey?", "A co tu jeszcze szare?"],
        ["With This Brush One Does Not Argue", "Z taką szczotką się nie dyskutuje"],
      ],
      turns: [
        {
          en: "He and the brush lay face to face for a good while. It had a hundred legs and did not use one. At last he stretched out a paw and touched it on the wood. It rocked. He touched it on the hair, and a shudder went through him, up to the ears, which was not altogether bad; and he came out of his own accord, turned his left side to it, and walked by.",
          pl: "Leżeli naprzeciw siebie dobrą chwilę, kot i szczotka. Miała sto nóg i ani jednej nie używała. W końcu wyciągnął łapę i dotknął drewna. Zakołysała się. Dotknął włosia i przeszło go aż po uszy, co nie było całkiem złe, więc wyszedł sam, ustawił się do niej lewym bokiem i przeszedł wzdłuż.",
          titles: [
            ["A Hundred Legs, Not One in Use", "Sto nóg i ani jednej w użyciu"],
            ["He Turned His Left Side to It", "Ustawił się bokiem"],
          ],
        },
        {
          en: "The bell rang, and it was the gas. While they were reading the meter in the kitchen, he came out, took the brush by its handle, where a loop of string is, and pulled it behind the stove. It was heavy and went unwillingly. Since then the dummy has been dusted with a cloth, softly, and nobody asks where a brush like that can have got to.",
          pl: "Zadzwonił dzwonek, gazownia. Kiedy w kuchni odczytywano licznik, wyszedł, chwycił szczotkę za rączkę, tam gdzie jest pętelka ze sznurka, i zaciągnął za piec. Była ciężka i szła niechętnie. Odtąd z manekina kurz ściera się szmatką, miękko, i nikt nie pyta, gdzie może się podziać taka szczotka.",
          titles: [
            ["Where Can Such a Brush Have Got To?", "Gdzie się może podziać szczotka?"],
            ["Heavy and Unwilling", "Ciężka, a do tego niechętna"],
          ],
          when: { day: "working day" },
        },
        {
          en: "Mrs Halina needed the brush for herself. There was a thread on her sleeve, then another on her skirt, for whoever sews is covered with threads; she brushed, she turned round before the mirror to look for more behind. By the time she was clean, she had forgotten the one under the sofa, who had grown dusty there, and who now stepped out grey on grey, as he was.",
          pl: "Szczotka przydała się samej pani Halinie. Nitka na rękawie, potem nitka na spódnicy, bo kto szyje, chodzi w nitkach; szczotkowała się, obracała przed lustrem i szukała z tyłu. Kiedy była czysta, zapomniała o tym pod kanapą, który się tam zakurzył i wyszedł teraz, szary na szarym, tak jak stał.",
          titles: [
            ["Whoever Sews Is Covered with Threads", "Kto szyje, chodzi w nitkach"],
            ["Grey on Grey, as He Was", "Szary na szarym, tak jak stał"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "On the stove the iron was getting hot. From time to time Mrs Halina licked a finger and touched its foot, and it answered: “ts”. It is a short word, but it has degrees. At the third it was right for silk, at the fifth for wool. Mruk has never asked at which it is right for a cat, and moved his tail a little to one side each time.",
      pl: "Na kuchni grzało się żelazko. Od czasu do czasu pani Halina śliniła palec i dotykała mu stopy, a ono odpowiadało: „ts”. Krótkie słowo, ale stopniowane. Przy trzecim jest dobre do jedwabiu, przy piątym do wełny. Mruk nie pytał, przy którym jest dobre do kota, i za każdym razem odsuwał trochę ogon.",
      titles: [
        ["At the Fifth for Wool", "Przy piątym do wełny"],
        ["A Short Word, but in Degrees", "Krótkie, ale stopniowane"],
      ],
    },
    {
      en: "From the button box something fell, and was counted. It is of tin, with a picture of the seaside, and holds four hundred and six buttons, no two alike; each has been on somebody. Mrs Halina knows them all by their first names. She held a black one up to the lamp. “That was a captain,” she said, and put him back, on top, to give him a view.",
      pl: "Z pudełka z guzikami coś wypadło i zostało policzone. Jest blaszane, z widokiem morza, i mieści czterysta sześć guzików, każdy inny; każdy na kimś był. Pani Halina zna je po imieniu. Podniosła do lampy jeden czarny. „To był kapitan” – powiedziała i odłożyła go z powrotem, na wierzch, żeby miał widok.",
      titles: [
        ["That Was a Captain", "A to był kapitan"],
        ["Four Hundred and Six, No Two Alike", "Czterysta sześć, a każdy inny"],
      ],
    },
    {
      en: "Ola put her head in at the door. She had a skirt over her arm and only wanted to ask. But she saw the room, the dummy, Mrs Halina and the cat, all of whom had just stopped in the middle of something; “I’ll come again,” she said in a low voice, and drew the door to. She could be heard laughing as far as the next floor.",
      pl: "W drzwiach ukazała się głowa Oli. Miała na ręku spódnicę i chciała tylko zapytać. Ale zobaczyła pokój, manekin, panią Halinę i kota, a wszyscy jakby w czymś przerwali. „Przyjdę później” – powiedziała cicho i przymknęła drzwi. Słychać było, jak się śmieje aż piętro wyżej.",
      titles: [["All Had Just Stopped in the Middle", "Wszyscy w czymś przerwali"]],
      unless: ["a visitor"],
    },
    {
      en: "The cuckoo in Mrs Halina’s clock was late. It came out, looked round and had forgotten how many; it said it twice, thought, and went in again. “It wants oiling,” said Mrs Halina every time, to the room. Mruk kept an eye on the little door. One day it will have forgotten that it has to go in, and he would not care to be out of the house then.",
      pl: "Kukułka w zegarze pani Haliny się spóźniła. Wyszła, rozejrzała się i zapomniała ile; powiedziała dwa razy, pomyślała i schowała się z powrotem. „Naoliwić by ją trzeba” – powiedziała do pokoju pani Halina, jak za każdym razem. Mruk nie spuszczał z oka drzwiczek. Któregoś dnia zapomni, że ma się schować, i nie chciałby być wtedy poza domem.",
      titles: [["It Had Forgotten How Many", "Kukułka zapomniała ile"]],
    },
    {
      en: "Snippets were lying all about: the corners of things, edges, half moons of lining. Mruk knows by them what is being worn. He lay down for a moment on this year’s, brown with a green thread, then on some that was still from last winter; it had kept its warmth better. When he stood up he had a half moon of silk on his hip, and it suited him.",
      pl: "Wszędzie leżały ścinki: rogi, brzeżki, półksiężyce podszewki. Mruk wie po nich, co się nosi. Położył się na chwilę na tegorocznym, brązowym z zieloną nitką, potem na takim z poprzedniej zimy; lepiej trzymało ciepło. Kiedy wstał, na biodrze miał jedwabny półksiężyc i było mu z nim do twarzy.",
      titles: [["A Half Moon on the Hip", "Półksiężyc na biodrze"]],
    },
    {
      en: "For a while Mrs Halina unpicked. It is the one kind of work she hums at; she says nothing is so restful as undoing what another has done badly. The thread came out in one piece, with all its waves. She hung it round the dummy’s neck, where there were some already; they trembled there, like the hair of somebody who has been at the seaside.",
      pl: "Przez jakiś czas pani Halina pruła. Tylko przy tej robocie nuci; mówi, że nic tak nie odpręża jak odrabianie tego, co ktoś sfuszerował. Nitka wyszła w jednym kawałku, ze wszystkimi falami. Powiesiła ją na szyi manekina, gdzie wisiało już parę; drżały tam jak włosy kogoś, kto wrócił znad morza.",
      titles: [["Undoing What Another Has Done Badly", "Odrobić to, co ktoś sfuszerował"]],
    },
  ],
};
