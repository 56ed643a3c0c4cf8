import type { Plot } from "#api/house/texts/model.ts";

/** The tailor's dummy in Mrs Halina's big room. */
export const tailorsDummy: Plot = {
  name: "tailors-dummy",
  category: "Portrait",
  wishes: [
    {
      titles: [
        ["A Lady without a Head", "Pani, która nie ma głowy"],
        ["What Is She Standing There For?", "Po co ona tak stoi?"],
      ],
      en: "In Mrs Halina’s big room, between the stove and the machine, stands a lady without a head. She is made of linen, she has one leg with three toes and the number forty-two on her neck; she never sits. Mruk, who had come down by the stairs, had walked round her for as long as he could remember. Now he wished to know what she stood there for.",
      pl: "W dużym pokoju u pani Haliny, między piecem a maszyną, stoi pani bez głowy. Jest z płótna, ma jedną nogę o trzech palcach i liczbę czterdzieści dwa na karku; nigdy nie siada. Mruk, który przyszedł po schodach, omijał ją, odkąd pamięta. Tym razem chciał się dowiedzieć, po co ona tak stoi.",
      picture: { place: "parlour", pose: "walk", props: [], eyes: "open", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Where Other Ladies Have a Stomach", "Tam, gdzie inne mają żołądek"],
            ["What Is Inside the Lady?", "Co jest w środku tej pani?"],
          ],
          en: "Mruk found out by lying down. With his back on the boards he could see up inside the lady: there was a hollow, quite dark, and a smell of lavender and chalk; and on a ledge, where other people have the stomach, somebody had put away a box of chocolates. So that was it. She was minding the chocolates. He has greeted her ever since.",
          pl: "Mruk dowiedział się na leżąco. Od dołu, z plecami na deskach, zagląda się tej pani do środka: jest tam wydrążenie, zupełnie ciemne, zapach lawendy i kredy, a na półeczce, gdzie inni mają żołądek, ktoś schował bombonierkę. A więc to tak. Pilnowała czekoladek. Odtąd Mruk jej się kłania.",
        },
        {
          titles: [
            ["That’s Me, from Seventy-one", "To ja, siedemdziesiąty pierwszy"],
            ["So That Neither Should Feel the Older", "Żeby żadna nie była starsza"],
          ],
          en: "Mrs Halina told Mruk of her own accord. “That’s me,” she said, with pins in her mouth. “From seventy-one. They measured us all, for the workroom.” Mruk looked at the one and at the other. He rubbed himself along the three toes, and then along the two slippers, for just as long, so that neither should feel the older.",
          pl: "Pani Halina powiedziała Mrukowi sama, choć nie pytał. „To ja – powiedziała, ze szpilkami w ustach. – Z siedemdziesiątego pierwszego. Zdjęli z nas wszystkich miarę, dla pracowni”. Mruk spojrzał na jedną i na drugą. Otarł się o trzy palce, a potem o dwa kapcie, tak samo długo, żeby żadna nie była starsza.",
        },
        {
          unless: ["the captain is found"],
          needs: ["the captain"],
          titles: [
            ["Longer Than the Captain Required", "Dłużej, niż wymagał kapitan"],
            ["The Captain under the Hem", "A pod rąbkiem kapitan"],
          ],
          en: "“So that’s where,” said Mrs Halina, who had followed Mruk’s eyes. He had lain down at the lady’s foot and was looking up under her hem; and there, caught in the linen, hung something round and black. To get it out she put an arm about the dummy’s waist and leaned her cheek against her, and stayed like that rather longer than the captain required. That, too, may be what she stands there for.",
          pl: "„A, tutaj” – powiedziała pani Halina, która poszła za wzrokiem Mruka. Leżał u stopy tamtej pani i patrzył w górę pod rąbek, a tam, zaczepione uszkiem o płótno, wisiało coś okrągłego i czarnego. Żeby to wyjąć, objęła manekin w pasie i oparła się o niego policzkiem, i została tak przez chwilę, dłużej, niż było trzeba dla kapitana. Może i po to tam stoi.",
        },
      ],
    },
    {
      when: { between: ["09-15", "02-28"] },
      titles: [
        ["Between Lining and Cloth", "Między podszewką a wierzchem"],
        ["Basted All Over Like a Map", "Cały w fastrydze, jak mapa"],
      ],
      en: "Mrs Halina, the seamstress, was making somebody’s winter coat. It had got as far as the dummy: grey, with one sleeve, basted in white all over like a map. The lining hung down on the left, of satin, and between the lining and the cloth there was an opening, like the flap of a tent. Mruk, paying a call from upstairs, saw that it had been left for him.",
      pl: "Pani Halina, krawcowa, szyła komuś zimowy płaszcz. Wisiał już na manekinie: szary, z jednym rękawem, cały w białej fastrydze, jak mapa. Z lewej strony zwisała podszewka, atłasowa, a między podszewką a wierzchem było wejście jak do namiotu. Mruk, który przyszedł z góry z wizytą, zobaczył, że zostawiono je dla niego.",
      picture: {
        place: "parlour",
        pose: "crouch",
        props: [],
        eyes: "wide",
        dummy: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Fullness That Wandered", "Luz, który wędruje"],
            ["Never So Warm Just There", "Nigdy tak ciepło akurat tutaj"],
          ],
          en: "Once Mruk was in, the lining held him like a hammock, at the height of the hem. “There’s a fullness here,” said Mrs Halina, and stepped back. She took it in by two fingers on the right. The fullness wandered to the left. In the end she let it be; and the customer, when she came to collect the coat, put her hand at once in that place, and said that no coat of hers had ever been so warm just there.",
          pl: "Mruk wszedł i podszewka trzymała go jak hamak, na wysokości rąbka. „Tu jest luz” – powiedziała pani Halina i cofnęła się o krok. Zebrała na dwa palce z prawej. Luz przeszedł na lewą. W końcu dała spokój, a klientka, kiedy przyszła po odbiór, od razu położyła w tym miejscu rękę i powiedziała, że żaden płaszcz nie grzał jej tak akurat tutaj.",
        },
        {
          titles: [
            ["Dressed Like a Cardinal", "Jak kardynał, na siedząco"],
            ["A Change in the Pattern, on the Left", "Poprawka w wykroju, po lewej"],
          ],
          en: "Mruk had hardly got in when the basting gave way on one side, stitch by stitch, with a sound like somebody eating lettuce. He came out below, sitting, with the lining over him like a cardinal. Mrs Halina laid down her chalk. She did not scold; she looked at how it fell, over the shoulders and down the back, and altered something in her pattern, on the left, with a very thin line.",
          pl: "Ledwie Mruk wszedł, fastryga z jednej strony puściła, ścieg za ściegiem, z odgłosem, jakby ktoś jadł sałatę. Wyszedł dołem, na siedząco, z podszewką na sobie jak kardynał. Pani Halina odłożyła kredę. Nie krzyczała; patrzyła, jak to się układa, przez ramiona i w dół po plecach, i coś zmieniła w wykroju, po lewej, bardzo cienką kreską.",
        },
        {
          needs: ["the iron"],
          titles: [
            ["Pressed, with Somebody inside It", "Wyprasowane, a w środku ktoś"],
            ["There Is No Better Bed", "Nie ma lepszego posłania"],
          ],
          en: "“Third,” said Mrs Halina, when the iron was right for satin again, and pressed the lining. She hung it back on the dummy; and as there is no better bed than a place that has just been ironed, Mruk was in it the same minute. She felt for the fullness. It was warm, and it went up and down. “Fifth, for wool,” she said, testing it with a wet finger, and it did not say a word.",
          pl: "„Trzecie” – powiedziała pani Halina, kiedy żelazko znów było dobre do atłasu, i przejechała po podszewce, raz. Zawiesiła ją z powrotem na manekinie, a że nie ma lepszego posłania niż świeżo wyprasowane, w tej samej minucie leżał tam Mruk. Poszukała luzu dłonią. Był ciepły, podnosił się i opadał. „Piąte, do wełny” – oceniła, dotykając go mokrym palcem, a on nie odpowiedział.",
        },
      ],
    },
    {
      titles: [
        ["At the Twelfth Tram", "Przy dwunastym tramwaju"],
        ["Like Something That Is Thinking", "Jakby się nad czymś zastanawiał"],
      ],
      en: "Round the neck of Mrs Halina’s dummy hangs the tape measure. It is yellow, it has a brass end, and whenever a tram goes by, the end swings to and fro in front of the linen bosom, like something that is thinking. Mruk had watched it from the stool by the stove through eleven trams. At the twelfth he would have it, one way or another.",
      pl: "Na szyi manekina pani Haliny wisi centymetr. Jest żółty, ma mosiężną końcówkę i kiedy jedzie tramwaj, końcówka kołysze się w przód i w tył przed płóciennym biustem, jakby się nad czymś zastanawiała. Mruk obserwował ją ze stołka przy piecu przez jedenaście tramwajów. Przy dwunastym miała być jego, wszystko jedno jak.",
      picture: { place: "parlour", pose: "sit", props: [], eyes: "wide", look: "up", on: "stool", company: "nobody" },
      endings: [
        {
          titles: [
            ["From One to a Hundred and Fifty", "Od jedynki po sto pięćdziesiąt"],
            ["And Holding His Breath", "I to na wdechu"],
          ],
          en: "Mruk got the tape, all of it, from one to a hundred and fifty. In the end it lay round him in loops, twice over the back and once through the collar, and whatever he did he was being measured. Mrs Halina unrolled him on the rug. “Fifty-four round the middle,” she read off, when she came to the place, “and holding his breath.”",
          pl: "Mruk dostał centymetr, cały, od jedynki po sto pięćdziesiąt. W końcu miał go na sobie w pętlach, dwa razy przez grzbiet i raz pod obrożą, i cokolwiek robił, był mierzony. Pani Halina odwinęła go na dywanie. „W pasie pięćdziesiąt cztery – odczytała, kiedy doszła do tego miejsca. – Na wdechu”.",
        },
        {
          titles: [
            ["Three Times round the Lady’s Foot", "I tak trzy razy dookoła nogi"],
            ["The Measuring Can Wait", "Miara może poczekać"],
          ],
          en: "The twelfth tram did not swing the tape, it merely shook it. But then a hand took the tape down, and it ran over the floor in front of Mruk, brass end first, as fast as he could follow, three times round the dummy’s foot. He caught it each time. Mrs Halina pulled from her chair with her glasses on her forehead, and what she was meant to measure could wait.",
          pl: "Dwunasty tramwaj nie zakołysał centymetrem, tylko zatrząsł. Ale jakaś ręka go zdjęła i centymetr pobiegł przed Mrukiem po podłodze, mosiądzem do przodu, tak szybko, że kot ledwie nadążał, trzy razy dookoła nogi manekina. Za każdym razem go łapał. Pani Halina ciągnęła z krzesła, z okularami na czole, a to, co miała zmierzyć, poczekało.",
        },
      ],
    },
    {
      titles: [
        ["What Does a Dummy Sound Like?", "Jaki głos ma manekin?"],
        ["Who Answers in the Pauses?", "Kto odpowiada w przerwach?"],
      ],
      en: "Mrs Halina talks to the dummy when she is alone. Mruk had heard it through the door: about hems, about a cousin, about how it used to be with buttons; there were pauses in it, in which something seemed to answer. He sat down on the mat of the big room, straight, his ears forward. He did not mean to disturb anybody, only to hear what the dummy sounded like.",
      pl: "Kiedy pani Halina jest sama, rozmawia z manekinem. Mruk słyszał to przez drzwi: o rąbkach, o kuzynce, o tym, jak to dawniej było z guzikami; były w tym przerwy, w których coś jakby odpowiadało. Usiadł w dużym pokoju na dywaniku, prosto, z uszami do przodu. Nie chciał przeszkadzać, chciał tylko usłyszeć, jaki głos ma ta płócienna pani.",
      picture: { place: "parlour", pose: "sit", props: [], eyes: "open", on: "rug", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Tick in the Wood Means Yes", "Puknięcie znaczy tak"],
            ["Loud and Clear, about Supper", "O kolację, głośno i wyraźnie"],
          ],
          en: "The dummy’s voice was a very quiet one. It came when somebody below slammed the gate, or somebody above crossed the floor: a tick in the wood, once for yes. “There you are,” said Mrs Halina each time, and turned the cuff. Mruk considered that. He moved over, leaned against the three toes, and when the next question was put, about supper, a purr came out of the lady, loud and clear.",
          pl: "Głos manekina był bardzo cichy. Odzywał się, kiedy na dole trzasnęła brama albo ktoś na górze przeszedł po podłodze: puknięcie w drewnie, raz na „tak”. „No widzisz” – mówiła za każdym razem pani Halina i zawijała mankiet. Mruk to rozważył. Przesunął się, oparł o trzy palce i kiedy padło następne pytanie, o kolację, z tej pani zamruczało, głośno i wyraźnie.",
          picture: {
            place: "parlour",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "rug",
            company: "halina",
            posture: "sitting",
            inHand: "sewing",
          },
        },
        {
          titles: [
            ["And What Do You Say?", "A co ty na to?"],
            ["Three of Them, to Share the Pauses", "Przerwami się podzielili"],
          ],
          en: "The dummy had no voice. In the pauses Mrs Halina listened with her head on one side, then nodded, and went on; the other merely stood there with her good figure. But towards the end she turned round. “And what do you say, treasure?” Mruk gave his view, in one syllable. From then on there were three of them, and the pauses were shared out.",
          pl: "Głosu manekin nie miał. Pani Halina słuchała w przerwach z przechyloną głową, kiwała i mówiła dalej; manekin tylko stał, z dobrą figurą. Ale pod koniec pani Halina się odwróciła. „A co ty na to, skarbie?” Mruk powiedział. Odtąd było ich troje i przerwami się podzielili.",
          picture: {
            place: "parlour",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "rug",
            mouth: "call",
            look: "up",
            company: "halina",
          },
        },
        {
          needs: ["the cuckoo"],
          titles: [
            ["Three for Supper, or Two?", "Na ilu ta kolacja?"],
            ["Somebody Answered, on the Wall", "Odpowiedział ktoś ze ściany"],
          ],
          en: "“And how many of us for supper?” Mrs Halina asked the dummy, as she always does, and left a pause. The little door opened. “Cuckoo,” it said, “cuckoo,” and was about to go in; but it looked down, where somebody sat with his ears forward, and said it a third time. Mrs Halina took three saucers from the shelf. The lady’s was put by her foot. It was not touched for nearly a minute.",
          pl: "„A na ilu ta kolacja?” – zwróciła się pani Halina do manekina, jak zawsze, i zrobiła przerwę. Otworzyły się drzwiczki. „Kuku – powiedziała kukułka – kuku”, pomyślała i już miała się schować, ale spojrzała w dół, gdzie na dywaniku ktoś siedział z uszami do przodu, i powiedziała to trzeci raz. Pani Halina zdjęła z półki trzy spodki. Ten dla tamtej pani postawiła przy nodze. Przez prawie minutę nikt go nie ruszył.",
          picture: { place: "parlour", pose: "sit", props: [], eyes: "wide", on: "rug", look: "up", company: "halina" },
        },
      ],
    },
    {
      titles: [
        ["Shoulders Like a Sofa", "Ramiona jak kanapa, i bez głowy"],
        ["Somebody to Sit On", "Żeby na kimś usiąść"],
      ],
      en: "At the bakery Bułka sits on the tallest flour sack, the one with the baker’s cap on it; this was known as far as the third floor. Mruk, too, wished for somebody to sit on. He looked up at the dummy in Mrs Halina’s room. It had shoulders like a sofa, and where the head belongs a round wooden knob, polished, as wide as a tom. From there he would have the whole room beneath him.",
      pl: "Bułka siada w piekarni na najwyższym worku mąki, tym w czapce piekarki; wiedziano o tym aż na trzecim piętrze. Mruk też chciał na kimś siedzieć. Spojrzał w górę na manekin u pani Haliny: ramiona szerokie jak kanapa, a tam, gdzie należy się głowa, okrągła drewniana gałka, wypolerowana, szerokości kocura. Stamtąd miałoby się pod sobą cały pokój.",
      picture: {
        place: "parlour",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "up",
        dummy: "away",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["With His Tail for a Boa", "Nie boa, tylko ogon"],
            ["Now the Dummy Had a Head", "Manekin, który ma głowę"],
          ],
          en: "By way of the chair Mruk got up, and sat. The knob was made for it; he hung his tail round the lady’s neck like a boa. When Mrs Halina looked up from the seam, her dummy had a head, broad, with whiskers, that looked down its nose at her. “Well, that’s improved you,” she said. She tried a collar on the two of them, and then a hat, and drew the curtain back for the neighbours.",
          pl: "Mruk wskoczył przez krzesło i usiadł. Gałka była jak stworzona do siedzenia; ogon przełożył manekinowi przez szyję, na kształt boa. Kiedy pani Halina podniosła wzrok znad szwu, jej manekin miał głowę, szeroką, z wąsami, i patrzył na nią z góry. „No, od razu lepiej” – powiedziała. Przymierzyła im obojgu kołnierz, potem kapelusz i odsłoniła firankę, dla sąsiadów.",
        },
        {
          titles: [
            ["The Lady Swooned, as in Old Films", "Pani omdlała jak w starym filmie"],
            ["A Good Height for a Talk", "Wysokość w sam raz do rozmowy"],
          ],
          en: "Mruk got as far as the shoulder, and there it turned out that the lady is on a screw. She gave way beneath him with a long wooden sigh and sank, very slowly, turning, as ladies do in a swoon in old films, till her hem was on the floor; Mruk had not let go. They came to rest cheek to knob. It was a good height for a talk.",
          pl: "Mruk doszedł do ramienia manekina. Tam się okazało, że ta pani jest na śrubie. Ustąpiła pod nim z długim drewnianym westchnieniem i opadała bardzo powoli, z obrotem, jak omdlewają panie w starych filmach, aż miała rąbek na podłodze; Mruk nie puścił. Zatrzymali się, policzek przy gałce. Była to wysokość, na której dało się rozmawiać.",
        },
        {
          unless: ["the captain is found"],
          needs: ["the captain"],
          titles: [
            ["What Can Be Seen from Up There?", "Co widać z góry?"],
            ["Up There with the Captain", "Na górze, obok kapitana"],
          ],
          en: "From the knob there was a view of everything, even of the top of the wardrobe, where nobody had looked, since buttons fall. Mruk sat there with his tail round the lady’s neck and stared at one spot. Mrs Halina got up on a chair at last to see. It was the captain. How he had got there she did not ask; such men climb. “Then you stay up there, too,” she said.",
          pl: "Z gałki widać było wszystko, nawet wierzch szafy, gdzie nikt nie szukał, bo guziki spadają. Mruk siedział z ogonem przełożonym manekinowi przez szyję i patrzył w jedno miejsce. W końcu pani Halina weszła na krzesło zobaczyć, co on tam ma. Był to kapitan. Jak się tam dostał, nie pytała, tacy się wspinają. „To i ty zostań” – powiedziała.",
        },
        {
          when: { timeSlot: ["evening"], between: ["10-20", "02-28"] },
          titles: [
            ["Two Ladies in the Window", "Dwie panie w jednym oknie"],
            ["A Bow from the Tram Stop", "Ukłon z przystanku"],
          ],
          en: "Mruk sat on the knob, above everything. It was dark outside and the lamp was lit; and from the stop, where people stand about in winter with nothing to look at, two ladies could be seen on the second floor, one sewing, the other upright, with fine ears. A gentleman looked for rather a long time. When the fifteen came he lifted his hat to the second. Mrs Halina believed that it was meant for her.",
          pl: "Mruk siedział na gałce, ponad wszystkim. Na dworze było ciemno, lampa się paliła, a z przystanku, gdzie zimą ludzie stoją i nie mają na co patrzeć, widać było na drugim piętrze dwie panie: jedna szyła, druga stała prosto, z szeroką twarzą i pięknymi uszami. Pewien pan patrzył dość długo. Kiedy nadjechała piętnastka, uchylił tej drugiej kapelusza. Pani Halina, która właśnie podniosła głowę, sądziła, że to do niej.",
        },
      ],
    },
    {
      titles: [
        ["One Pin Was Missing", "Brakowało jednej szpilki"],
        ["There Must Be Two Hundred", "Ma być dwieście"],
      ],
      en: "A pin was missing. Mrs Halina counts them night and morning, and there must be two hundred. Now there were a hundred and ninety-nine, and she had looked under the machine, in the rug and on her own bosom. Mruk, who had been let in for his milk, knew where it was. It was stuck in the dummy, at the back, and it shone at him. He meant to bring it to her.",
      pl: "Brakowało jednej szpilki. Pani Halina liczy je rano i wieczorem, ma być dwieście; było sto dziewięćdziesiąt dziewięć i szukała już pod maszyną, w dywanie i na własnej bluzce. Mruk, którego wpuszczono na mleko, wiedział, gdzie jest. Tkwiła w manekinie, z tyłu, i błyskała do niego. Zamierzał ją przynieść.",
      picture: { place: "parlour", pose: "crouch", props: [], eyes: "wide", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Cream, for Joy", "Śmietanka, z radości"],
            ["He Looked So Long and So Hard", "Długo, mocno i w jedno miejsce"],
          ],
          en: "Mruk did not bring the pin to Mrs Halina, he brought Mrs Halina to the pin. He had sat down behind the dummy and looked at the one spot so hard and so long that she got up to see what the matter was. “There!” she cried. She drew it out and put it between her lips. Then she poured his milk a second time, and from joy she took it off the top, so it was cream.",
          pl: "Mruk nie przyniósł szpilki pani Halinie, tylko panią Halinę przyprowadził do szpilki. Usiadł za manekinem i patrzył w jedno miejsce tak mocno i tak długo, że wstała zobaczyć, co mu się stało. „No nie!” – zawołała. Wyciągnęła szpilkę i wzięła w usta. Potem nalała mleka drugi raz, z radości od wierzchu, więc to była śmietanka.",
          picture: {
            place: "parlour",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "smile",
            dummy: "away",
            camera: "half",
            company: "halina",
          },
        },
        {
          titles: [
            ["It Went out of His Mind", "Wypadło mu to z głowy"],
            ["Something Blue in the Crack", "W szparze coś niebieskiego"],
          ],
          en: "Mruk got the pin out with his teeth, by the little glass head, which was blue. On the way to Mrs Halina’s chair it went out of his mind. You have a thing in your mouth, it is cool, you meet a thread, and so forth. The number remained at a hundred and ninety-nine; but since that day there has been something blue in the crack by the stove that looks back if you lie down in front of it.",
          pl: "Mruk wyciągnął szpilkę zębami za szklaną główkę, niebieską. Po drodze do krzesła pani Haliny wypadło mu to z głowy. Ma się coś w pysku, jest chłodne, spotyka się nitkę i tak dalej. Zostało sto dziewięćdziesiąt dziewięć, ale od tego dnia w szparze przy piecu jest coś niebieskiego, co patrzy, kiedy się przed nim położyć.",
        },
        {
          needs: ["the waves"],
          titles: [
            ["The Pin Came by Thread", "Szpilka przyjechała po nitce"],
            ["Two Hundred on a Thread", "Dwieście na nitce"],
          ],
          en: "Mruk did not touch the pin. He took hold of the thread, which ran past at the height of his ears, and pulled. All its waves went straight, it caught on the little glass head, and out of the dummy’s back came the pin, ran along like a tram on its wire, and stopped at Mrs Halina’s sleeve. “Two hundred,” she said. Mruk was still holding the thread, and gave it up in return for milk.",
          pl: "Szpilki Mruk nie tknął. Chwycił nitkę, która szła tamtędy na wysokości jego uszu, i pociągnął. Fale się wyprostowały, nitka zahaczyła o szklaną główkę i z pleców manekina wyszła szpilka, pojechała po nitce jak tramwaj po drucie i stanęła przy rękawie pani Haliny. Popatrzyła na nią. „Dwieście” – powiedziała. Mruk wciąż trzymał nitkę i oddał ją za mleko.",
          picture: {
            place: "parlour",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            mouth: "neutral",
            company: "halina",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      when: { day: "working day" },
      pays: ["a visitor"],
      titles: [
        ["Behind the Screen, Face to the Wall", "Twarzą do ściany, za parawanem"],
        ["A Gentleman Does Not Stay", "Dżentelmen nie zostaje"],
      ],
      en: "Just then a customer came for a fitting. She stood in the middle of the room in her slip and stockings, arms stretched out, and Mrs Halina crept round her on her knees. A gentleman does not stay in such a case. Mruk was placed behind the screen, with his face to the wall, and heard only pins and a lady holding her stomach in.",
      pl: "Akurat przyszła klientka, do miary. Stała na środku pokoju w halce i pończochach, z rozłożonymi rękami, a pani Halina chodziła dookoła na kolanach. W takim wypadku dżentelmen nie zostaje. Mruka umieszczono za parawanem, twarzą do ściany, i słyszał tylko szpilki oraz panią, która wciąga brzuch.",
      turns: [
        {
          titles: [
            ["Hiccups, and a Row of Pins", "Czkawka, a z nią rządek szpilek"],
            ["A Gap at the Height of His Eye", "Szpara na wysokości oka"],
          ],
          en: "A screen has a gap between its panels. Mruk was not looking for it; it was at the height of his eye. Through it he saw that the customer had got hiccups from holding herself in, and that at each hiccup a row of pins let go. In the end they both sat down on the rug, the lady in her slip, Mrs Halina on her heels, and laughed; and of the fitting and the screen nobody thought any more.",
          pl: "Parawan ma między skrzydłami szparę. Mruk jej nie szukał; była na wysokości oka. Zobaczył przez nią, że klientka od wciągania dostała czkawki i że za każdym razem puszcza cały rządek szpilek. W końcu obie usiadły na dywanie, pani w halce, pani Halina na piętach, i się śmiały, a o przymiarce i o parawanie nikt już nie pamiętał.",
        },
        {
          titles: [
            ["Nobody Need Hold Her Stomach In", "Nie trzeba wciągać brzucha"],
            ["What Is Purring behind the Screen?", "Co tak mruczy za parawanem?"],
          ],
          en: "“What’s that purring?” asked the customer. Behind the screen somebody had lain down on her fur collar. It was not meant as a liberty, the collar lay there. She asked to see him. Mruk was admitted, was lifted up so that she could see the back of him, and afterwards could walk about the room as he liked, since before a person like that, she said, nobody need hold her stomach in.",
          pl: "„Co tak mruczy?” – zapytała klientka. Za parawanem ktoś położył się na jej futrzanym kołnierzu. Nie było w tym poufałości, kołnierz po prostu tam leżał. Kazała go sobie pokazać. Mruka dopuszczono, podniesiono, żeby zobaczyła i z tyłu, a potem mógł chodzić po pokoju, jak chciał, bo przy kimś takim, powiedziała, nie trzeba wciągać brzucha.",
        },
        {
          needs: ["the cuckoo"],
          titles: [
            ["Eleven, Said the Cuckoo", "Jedenasta, powiedziała kukułka"],
            ["What Time Is It, for Heaven’s Sake?", "Matko, to która godzina?"],
          ],
          en: "The little door flew open. The cuckoo had some hours in arrears and called eleven times, clearly, one after the other. “Eleven!” cried the customer, who was expected somewhere. She went into her frock as into a sack, with the pins in it, kissed Mrs Halina and was on the stairs. It was nothing like eleven. But before that could be said, the middle of the room was empty, and nobody sat behind the screen.",
          pl: "Drzwiczki odskoczyły. Kukułka podjęła decyzję, a że miała zaległości, zakukała jedenaście razy, wyraźnie, raz po razie. „Jedenasta!” – krzyknęła klientka, na którą ktoś czekał. Weszła w sukienkę jak w worek, razem ze szpilkami, ucałowała panią Halinę i była na schodach. Do jedenastej było daleko. Ale zanim to sprostowano, na środku pokoju nie stał nikt, a za parawanem nikt nie siedział.",
        },
      ],
    },
    {
      titles: [
        ["The Scissors Walk by Themselves", "Nożyczki same chodzą po stole"],
        ["Until the End of the Seam", "Do końca szwu"],
      ],
      en: "But the sewing machine started. It stood in Mruk’s way, on its iron legs, and when Mrs Halina works the treadle, the floor runs along with it: the boards hum, the scissors walk about the table by themselves, and whatever hangs in the room begins to tremble. A cat who has only just made up his mind changes it. Mruk flattened his ears and waited for the end of the seam.",
      pl: "Ale ruszyła maszyna do szycia. Stała po drodze, na żelaznych nogach, a kiedy pani Halina naciska pedał, podłoga biegnie razem z nią: deski buczą, nożyczki same chodzą po stole, a wszystko, co wisi w pokoju, zaczyna drżeć. Kot, który się właśnie zdecydował, rozmyśla się. Mruk położył uszy i czekał na koniec szwu.",
      turns: [
        {
          titles: [
            ["At the End Comes a Knot", "A na końcu supełek"],
            ["A Long Hall and a Long Thread", "Przedpokój długi, nitka też"],
          ],
          en: "Seams have an end, and at the end comes a knot. “There,” said Mrs Halina and bit off the thread. In the silence something rolled away: the bobbin had jumped out, it made for the door and took the thread with it, round the treadle, round both the slippers, and she followed it on one leg into the hall. It was a long hall and a long thread, and in the room nothing hummed.",
          pl: "Każdy szew ma koniec, a na końcu jest supełek. „No” – powiedziała pani Halina i odgryzła nitkę. W ciszy coś się potoczyło: wyskoczyła szpulka, poszła ku drzwiom i ciągnęła nitkę, dookoła pedału, dookoła obu kapci, a ona na jednej nodze ruszyła za nią do przedpokoju. Przedpokój był długi, nitka też, a w pokoju nic już nie buczało.",
        },
        {
          titles: [
            ["Under the Iron Eagle", "Pod żelaznym orłem"],
            ["The Wind of the Spokes", "Wiatr od szprych"],
          ],
          en: "Mruk found that there is a place where it does not hum. It is under the machine itself, behind the wheel, on the iron plate with the eagle; there you sit as in the eye of a storm, with the wind of the spokes in your face. From there it is a step. When her foot came down for the next seam, he was already on the other side and looking the other way.",
          pl: "Mruk odkrył, że jest miejsce, w którym nie buczy. Pod samą maszyną, za kołem, na żelaznej płycie z orłem; siedzi się tam jak w oku cyklonu i ma na pysku wiatr od szprych. Stamtąd jest krok. Kiedy stopa opadła do następnego szwu, był już po drugiej stronie i patrzył gdzie indziej.",
        },
        {
          needs: ["the iron"],
          titles: [
            ["Then the Iron Said Nothing", "A żelazko nic"],
            ["The Wheel Ran On Alone", "Koło kręciło się samo"],
          ],
          en: "In the middle of the seam Mrs Halina lifted her head. Through all the humming she had heard that on the stove nobody said “ts” any more. “The blouse!” she cried, although it was another one, and her feet were out of the door before the wheel knew. It ran on for half a turn, empty. Then the floor stood still, and on the quiet boards Mruk could hear his own paws.",
          pl: "W połowie szwu pani Halina podniosła głowę. Przez całe to buczenie usłyszała, że na kuchni nikt już nie mówi „ts”. „Bluzka!” – krzyknęła, choć była to inna, i jej stopy zeszły z pedału i wybiegły, zanim koło się dowiedziało. Obróciło się jeszcze o pół, na próżno. Potem stanęła podłoga, stanęły nożyczki i w tej ciszy Mruk słyszał na deskach własne łapy.",
        },
      ],
    },
    {
      titles: [
        ["Quick, for a Lady with One Leg", "Szybka, choć o jednej nodze"],
        ["It Is Not Right to Run after a Lady", "Za damą się nie biega"],
      ],
      en: "For a lady with one leg the dummy is quick; she is on castors. Mruk had only touched her, at the hem, in order to begin; and she drew away from him, over the boards, smoothly, without moving her leg, as far as the wardrobe, and there she turned and faced him. He had not known that she could. He sat down. It is not right to run after a lady.",
      pl: "Manekin to pani o jednej nodze, ale szybka, bo na kółkach. Mruk tylko jej dotknął, przy rąbku, żeby zacząć, a ona odjechała od niego po deskach, gładko, nie ruszając nogą, aż pod szafę, i tam się odwróciła przodem. Nie wiedział, że umie. Usiadł. Za damą się nie biega.",
      turns: [
        {
          titles: [
            ["He Had Only to Sit and Wait", "Wystarczyło siedzieć i czekać"],
            ["A Slope towards the Stove", "Spadek w stronę pieca"],
          ],
          en: "The floor in this house has a slope, towards the stove. It took a while. First the lady stood by the wardrobe as though she had never thought of anything else; then a tram came by, she gave a little shiver, and set out, back again, past the table and past the chair, straight to the place that she had left. Mruk had only had to sit and wait.",
          pl: "Podłoga w tym domu ma spadek, w stronę pieca. Trwało to chwilę. Najpierw tamta pani stała pod szafą, jakby o niczym innym nie myślała, potem przejechał tramwaj, drgnęła i ruszyła z powrotem, koło stołu, koło krzesła, prosto na miejsce, z którego uciekła. Mruk tylko siedział i czekał.",
        },
        {
          titles: [
            ["The Brake Is Cut from a Cork", "Hamulec z korka, i to znajomego"],
            ["In a Half Turn, as at a Dance", "W półobrocie, jak w tańcu"],
          ],
          en: "“Who’s let you off again?” said Mrs Halina. She took the lady by the waist, wheeled her back in a half turn, as at a dance, and put the brake on; it is a wedge, cut from a cork. Mruk knew that cork. He had been looking for it for a long time. For its sake he forgave the lady her excursion, and was on the spot when Mrs Halina let go.",
          pl: "„Kto cię znowu puścił?” – powiedziała pani Halina. Wzięła tamtą wpół, odprowadziła w półobrocie, jak w tańcu, i założyła hamulec; jest nim klin, wycięty z korka. Mruk ten korek znał. Szukał go od dawna. Ze względu na niego darował tamtej pani wycieczkę i był na miejscu, kiedy pani Halina puściła manekin.",
          picture: {
            place: "parlour",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            dummy: "away",
            camera: "half",
            company: "halina",
          },
        },
        {
          needs: ["the captain"],
          pays: ["the captain is found"],
          titles: [
            ["The Captain Stopped the Ship", "Jak kapitan zatrzymał damę"],
            ["Under the Third Castor", "Co tak zgrzytnęło?"],
          ],
          en: "Mruk touched the lady once more, for politeness, and she set out again, but only by a hand’s breadth. Then there was a crunch, and she stood. Under her third castor lay something round and black. “That’s him!” said Mrs Halina; but to take him out she would have had to move the dummy. “He can hold her for a bit,” she decided. “It’s what a captain is for.”",
          pl: "Mruk dotknął tamtej pani jeszcze raz, z grzeczności, i znów ruszyła, ale tylko o dłoń. Wtedy zgrzytnęło i stanęła. Pod trzecim kółkiem leżało coś okrągłego i czarnego, po czym nie dało się przejechać. Pani Halina też usłyszała. „To on!” – powiedziała, ale żeby go wyjąć, musiałaby ruszyć manekin. „Niech ją chwilę potrzyma – zdecydowała. – Od tego jest kapitan”.",
        },
        {
          needs: ["the waves"],
          titles: [
            ["Pulled Home by a Thread", "Po nitce do pieca"],
            ["At the Second Sneeze", "Przy drugim kichnięciu"],
          ],
          en: "Mrs Halina sneezed and reached for her handkerchief. On her sleeve hung the end of the thread, on the dummy’s neck the other; it drew tight, its waves pulled straight, and the lady by the wardrobe gave a nod, without a head, and set off. She came across the boards, face to the front, as she had gone. At the second sneeze she stopped before Mruk, a little out of breath, by the look of her.",
          pl: "Pani Halina kichnęła i sięgnęła po chusteczkę. Na jej rękawie wisiał jeden koniec nitki, na szyi manekina drugi; nitka naprężyła się, z falami wyciągniętymi na prosto, i tamta pani pod szafą skinęła głową, której nie ma, i ruszyła. Jechała po deskach, przodem, tak samo, jak odjechała. Przy drugim kichnięciu stanęła przed Mrukiem, jakby trochę zdyszana.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["It Blew under the Door", "Od drzwi do pieca, pod żaglem"],
            ["She Came Before the Wind", "Przyszła z wiatrem"],
          ],
          en: "The wind had been trying the balcony door all this time, and now it found the gap beneath. It came in along the floor, an inch high. A dust ball went by, a paper pattern rose and lay down again; and the lady, who shows the wind a whole skirt, trembled, turned, and came sailing from the wardrobe. Mruk moved over a little. She put in where he had been sitting.",
          pl: "Wiatr od dłuższego czasu próbował drzwi balkonowych, aż znalazł szparę u dołu. Wszedł po podłodze, wysoki na cal. Przeturlał się kłębek kurzu, papierowy wykrój stanął na krawędzi i się położył, a tamta pani, która wystawia na wiatr całą spódnicę, zadrżała, obróciła się i popłynęła spod szafy przez cały pokój. Mruk trochę się posunął. Zacumowała tam, gdzie siedział.",
        },
      ],
    },
    {
      titles: [
        ["Through Somebody’s Waist", "Przez czyjąś talię"],
        ["“Or I’ll Cut You Out as Well”", "„Bo i ciebie wykroję”"],
      ],
      en: "There was chalk in the way. Mrs Halina had been drawing on the floor, since the table was too short: a skirt, life-size, with darts, in blue, from the threshold as far as the stove. “Don’t tread on it, treasure,” she said, “or I’ll cut you out as well.” Whichever way he looked, he would have had to go through somebody’s waist.",
      pl: "Po drodze była kreda. Pani Halina rysowała na podłodze, bo na stole się nie mieściło: spódnicę, w naturalnej wielkości, z zaszewkami, na niebiesko, od progu aż po piec. „Nie wchodź, skarbie – powiedziała – bo i ciebie wykroję”. W którąkolwiek stronę spojrzał, musiałby przejść przez czyjąś talię.",
      turns: [
        {
          titles: [
            ["An Inch to the Right", "O cal w prawo i lepiej"],
            ["Along the Lines, Not Across", "Po liniach, a nie przez linie"],
          ],
          en: "Mruk went along the lines, then; on them, not across. He put down his paws one before the other, like a dancer on a rope, up the side seam, round the yoke and down by the pleat. When Mrs Halina turned about, the whole skirt was there once more in little blue dots, an inch to the right. She considered it, chalk in hand. It fell better that way.",
          pl: "Więc Mruk poszedł po liniach, po nich, a nie przez nie. Stawiał łapy jedną przed drugą, jak tancerka na linie, w górę szwem bocznym, dookoła karczka i w dół po fałdzie. Kiedy pani Halina się odwróciła, cała spódnica była tam jeszcze raz, w niebieskich kropkach, o cal w prawo. Rozważyła to z kredą w ręku. Tak leżała lepiej.",
          picture: {
            place: "parlour",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "down",
            dummy: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["He Owed It to a Customer’s Knees", "A wszystko przez kolana klientki"],
            ["Between Fashion and Skirting Board", "Między modą a listwą"],
          ],
          en: "The chalk hem ended half a metre from the wall: it was to be a short skirt. That left a corridor, between the fashion of this year and the skirting board, as wide as a cat with his breath drawn in. Mruk walked the whole length of the room in it, as people walk round a lake. He owed it to some customer’s knees.",
          pl: "Rąbek z kredy kończył się pół metra od ściany: spódnica miała być krótka. Zostawał korytarz, między tegoroczną modą a listwą, szerokości kota na wdechu. Mruk przeszedł nim całą długość pokoju, jak się obchodzi jezioro. Zawdzięczał to kolanom jakiejś klientki.",
        },
        {
          needs: ["the half moon"],
          titles: [
            ["The Pocket Was on the Cat", "Gdzie będzie kieszeń? Na kocie"],
            ["Stand Just There", "Stań, o, tutaj"],
          ],
          en: "“Turn round,” said Mrs Halina suddenly. She laid the half moon of silk on Mruk’s hip again, and her hand stopped in the air; on something curved, at a slant, it looked better than it had on paper. “Come here. No, over the line. Stand just there.” So Mruk was led straight through the waist to the place where the pocket goes, drawn round in blue, and let out on the other side.",
          pl: "„Obróć się” – powiedziała nagle pani Halina. Przyłożyła jedwabny półksiężyc z powrotem do biodra Mruka i ręka zawisła w powietrzu; na ukos, na czymś wypukłym, wyglądał lepiej niż na papierze. „Chodź tu. Nie, przez linię. Stań, o, tutaj”. I Mruka poprowadzono prosto przez talię na to miejsce, gdzie idzie kieszeń, obrysowano na niebiesko i wypuszczono z drugiej strony.",
          picture: {
            place: "parlour",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "up",
            dummy: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      pays: ["a visitor"],
      titles: [
        ["Where Do Ghosts Begin?", "Gdzie się zaczyna duch?"],
        ["With a Ladder, about a Damp Patch", "Z drabiną, w sprawie zacieku"],
      ],
      en: "Then Mr Zenon, the caretaker, came with a ladder to look at a damp patch. He set it up in the middle, climbed to the top and looked at the ceiling, and the dummy was moved aside and had a sheet thrown over it. Now it was a ghost. Mruk prefers people of whom you can tell where they begin.",
      pl: "Wtedy przyszedł z drabiną pan Zenon, dozorca, obejrzeć zaciek. Ustawił ją na środku, wszedł na sam szczyt i patrzył w sufit, a manekin odsunięto i narzucono na niego prześcieradło. Teraz był duchem. Mruk woli mieć do czynienia z kimś, o kim wiadomo, gdzie się zaczyna.",
      picture: {
        place: "parlour",
        pose: "sit",
        props: [],
        eyes: "wide",
        dummy: "away",
        company: "zenon",
        look: "up",
        inHand: "ladder",
      },
      turns: [
        {
          titles: [
            ["The Ghost Took a Step and Purred", "Duch zrobił krok i zamruczał"],
            ["As Bright Inside as in a Tent", "W środku jasno jak w namiocie"],
          ],
          en: "A ghost has a hem. Mruk went in underneath and found it to be as bright inside as in a tent, with the one leg in its place and everything else where it belongs. He was at home there at once. From outside, it must be said, it was not so simple: Mr Zenon on his ladder saw the sheet walk a step, purr, and sit down, and begged Mrs Halina to take it off.",
          pl: "Duch ma rąbek. Mruk wszedł pod spód i stwierdził, że w środku jest jasno jak w namiocie, jedyna noga na swoim miejscu i wszystko tak, jak być powinno. Od razu był u siebie. Z zewnątrz, trzeba przyznać, wyglądało to inaczej: pan Zenon na drabinie zobaczył, jak prześcieradło robi krok, mruczy i siada, i poprosił panią Halinę, żeby je zdjęła.",
        },
        {
          titles: [
            ["It Isn’t Damp", "To nie zaciek, to cień"],
            ["Carried Out Like a Rude Remark", "Jak niegrzeczna uwaga"],
          ],
          en: "“It isn’t damp,” Mr Zenon announced from above. “It’s a shadow.” It came from the knob on the dummy’s neck, round and grey; it had grown, because the lamp stood nearer. They took the sheet off, put the dummy back, and the shadow moved. Mr Zenon was a bit offended, and carried the ladder out as if it had been a rude remark.",
          pl: "„To nie zaciek – oznajmił z góry pan Zenon. – To cień”. Był to cień gałki z karku manekina, rzucony przez lampę na sufit, okrągły i szary; urósł, bo lampa stała bliżej. Zdjęli prześcieradło, odstawili manekin na miejsce i cień się ruszył. Pan Zenon był trochę urażony i wyniósł drabinę, jakby to była niegrzeczna uwaga.",
        },
        {
          needs: ["the cuckoo"],
          titles: [
            ["While He Was Up There Anyway", "Skoro pan już tam stoi"],
            ["A Drop of Oil for the Cuckoo", "Kropla dla kukułki"],
          ],
          en: "“While you’re up there,” said Mrs Halina, “the cuckoo wants oiling.” It looked out at them through its crack. Mr Zenon likes a thing with hinges better than a patch; he carried the ladder across to the clock, took the lamp along, and spread the sheet under the ladder against the drips of oil. The ghost was a dummy again. It stood in its old place, and as far as the wardrobe there was nobody in the way.",
          pl: "„Skoro pan już tam stoi – powiedziała pani Halina – to naoliwić by ją trzeba”. Kukułka patrzyła na nich przez szparę. Pan Zenon woli coś na zawiasach niż zaciek; zszedł, przestawił drabinę pod zegar, zabrał tam lampę, bo było ciemno, a pod drabiną rozłożył prześcieradło, żeby nie nakapać oliwą. Duch znowu był manekinem. Stał na dawnym miejscu i aż do szafy nikogo po drodze nie było.",
        },
        {
          when: { weather: ["rain"] },
          titles: [
            ["The Patch Replied", "I zaciek odpowiedział"],
            ["A Basin Needs a Place", "A gdzie miednica?"],
          ],
          en: "“Damp?” said Mr Zenon, and laid a finger on it. It was raining, and the patch replied; a drop ran down the finger into his sleeve. Now there was no time for ghosts. Mrs Halina pulled off the sheet to save the rug, the dummy was pushed back to make room for the basin, and the ladder went up to the attic with Mr Zenon beneath it. The lady was free.",
          pl: "„Wilgotno?” – zastanowił się pan Zenon i przyłożył palec. Padało i zaciek odpowiedział: po palcu spłynęła mu do rękawa kropla. Skończył się czas na duchy. Pani Halina ściągnęła prześcieradło, żeby ratować dywan, manekin odsunięto, bo potrzebne było miejsce na miednicę, a drabina poszła na strych, z panem Zenonem pod spodem. Tamta pani była wolna.",
        },
      ],
    },
    {
      titles: [
        ["What Else in This Room Is Grey?", "A co tu jeszcze szare?"],
        ["Nobody Argues with That Brush", "Z taką szczotką się nie dyskutuje"],
      ],
      en: "There was dust on the dummy. Mrs Halina had seen it against the light, and fetched the brush; and it is a brush that nobody argues with, of horsehair, as long as an arm. It went over the linen, up and down. Then it looked about for whatever else in this room was grey. Mruk got under the sofa, and the brush lay down in front of it.",
      pl: "Na manekinie był kurz. Pani Halina zobaczyła go pod światło i przyniosła szczotkę, a z tą szczotką się nie dyskutuje, jest z końskiego włosia, długa jak ręka. Przeszła po nim z góry na dół. Potem rozejrzała się, co w tym pokoju jest jeszcze szare. Mruk znalazł się pod kanapą, a szczotka położyła się przed nią.",
      turns: [
        {
          titles: [
            ["A Hundred Legs, Not One in Use", "Sto nóg i ani jednej w użyciu"],
            ["Brushed of His Own Accord", "Wyszczotkował się sam"],
          ],
          en: "Mruk and the brush lay face to face for a good while. It had a hundred legs and did not use one. At last Mruk stretched out a paw and touched it on the wood. It rocked. He touched it on the hair, and a shudder went through him, up to the ears, which was not altogether bad; and he came out of his own accord, turned his left side to it, and walked by.",
          pl: "Leżeli naprzeciw siebie dobrą chwilę, Mruk i szczotka. Miała sto nóg i ani jednej nie używała. W końcu Mruk wyciągnął łapę i dotknął drewna. Zakołysała się. Dotknął włosia i przeszło go aż po uszy, co nie było całkiem złe, więc wyszedł sam, ustawił się do niej lewym bokiem i przeszedł wzdłuż.",
        },
        {
          when: { day: "working day" },
          titles: [
            ["Where Can Such a Brush Have Got To?", "Gdzie się może podziać szczotka?"],
            ["What Became of the Brush?", "Co się stało ze szczotką?"],
          ],
          en: "The bell rang, and it was the gas man. While the meter was being read in the kitchen, Mruk came out, took the brush by the loop of string on its handle, and pulled it behind the stove. It was heavy and went unwillingly. Since then the dummy has been dusted with a cloth, softly, and nobody asks where a brush like that can have got to.",
          pl: "Zadzwonił dzwonek, gazownia. Kiedy w kuchni odczytywano licznik, Mruk wyszedł, chwycił szczotkę za rączkę, tam gdzie jest pętelka ze sznurka, i zaciągnął za piec. Była ciężka i szła niechętnie. Odtąd z manekina kurz ściera się szmatką, miękko, i nikt nie pyta, gdzie może się podziać taka szczotka.",
        },
        {
          titles: [
            ["Whoever Sews Is Covered with Threads", "Kto szyje, chodzi w nitkach"],
            ["Grey on Grey, as He Was", "Szary na szarym, tak jak stał"],
          ],
          en: "Mrs Halina needed the brush for herself. There was a thread on her sleeve, then another on her skirt, for whoever sews is covered with threads; she brushed, she turned round before the mirror to look for more behind. By the time she was clean, she had forgotten Mruk under the sofa, who had grown dusty there, and who now stepped out grey on grey, as he was.",
          pl: "Szczotka przydała się samej pani Halinie. Nitka na rękawie, potem nitka na spódnicy, bo kto szyje, chodzi w nitkach; szczotkowała się, obracała przed lustrem i szukała z tyłu. Kiedy była czysta, zapomniała o Mruku pod kanapą, który się tam zakurzył i wyszedł teraz, szary na szarym, tak jak stał.",
          picture: {
            place: "parlour",
            pose: "crouch",
            props: [],
            eyes: "open",
            under: "sofa",
            dummy: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the half moon"],
          titles: [
            ["What the Brush Brought Back", "Co się przykleiło do szczotki"],
            ["“So There Are Two of You!”", "„To was jest dwa!”"],
          ],
          en: "The brush waited, and then it made one stroke under the sofa, on suspicion. It came back with a second half moon of brown silk. “So there are two of you!” said Mrs Halina. She forgot what the brush had been about; she laid it on the chair, bristles down, carried the silk to the window and fitted it to its fellow. Mruk came out without a scrap on him, plainer, and free to go where he liked.",
          pl: "Szczotka poczekała, po czym na wszelki wypadek machnęła raz pod kanapą. Wróciła z drugim półksiężycem z brązowego jedwabiu. „To was jest dwa!” – powiedziała pani Halina. Zapomniała, po co jej była szczotka; położyła ją na krześle, włosiem w dół, zaniosła jedwab do okna i przykładała do pierwszego, z lewej i z prawej, przez całą długość kieszeni. Mruk wyszedł bez jednego ścinka, skromniejszy, i mógł iść, gdzie chciał.",
        },
        {
          when: { weather: ["clear"], timeSlot: ["morning", "afternoon"] },
          titles: [
            ["The Sun Showed Her the Rest", "Słońce pokazało jej resztę"],
            ["Where to Begin, with So Much Dust?", "Od czego tu zacząć?"],
          ],
          en: "Then the sun reached the window, and Mrs Halina, brush in hand, saw the rest of it. There was dust on the machine and on the screen, there was dust on the light itself, and whenever she moved the brush more of it arrived. Against that, one cat is nothing. She went to fetch a bucket. Mruk stepped out, straight through the beam, and for some moments had gold on his back.",
          pl: "Wtedy do okna doszło słońce i pani Halina, ze szczotką w ręce, zobaczyła resztę. Kurz był na maszynie i na parawanie, kurz był na samym świetle, które stało w pokoju jak deska, a każdy ruch szczotki jeszcze go dodawał. Wobec tego jeden kot to drobiazg. Poszła po wiadro. Mruk wyszedł prosto przez smugę i przez chwilę miał na grzbiecie złoto.",
          picture: {
            place: "parlour",
            pose: "crouch",
            props: [],
            eyes: "wide",
            under: "sofa",
            dummy: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the iron"],
      titles: [
        ["Third for Silk, Fifth for Wool", "Trzecie do jedwabiu, piąte do wełny"],
        ["A Short Word, but in Degrees", "Krótkie, ale stopniowane"],
      ],
      en: "On the kitchen stove the iron was getting hot. Now and then Mrs Halina touched its foot with a wet finger, and it answered: “ts”. At the third “ts” it is right for silk, at the fifth for wool; after the sixth, as is known from a certain blouse, it says nothing more. It had got to four. Mrs Halina went back to work, and Mruk, who was waiting for his chance, counted along.",
      pl: "Na kuchni grzało się żelazko. Od czasu do czasu pani Halina dotykała mu stopy mokrym palcem, a ono odpowiadało: „ts”. Przy trzecim „ts” jest dobre do jedwabiu, przy piątym do wełny, a po szóstym, jak wiadomo od czasu pewnej bluzki, nie mówi już nic. Doszło do czwartego. Pani Halina wróciła do roboty, a Mruk, który czekał na swoją chwilę, liczył razem z nią.",
    },
    {
      pays: ["the captain"],
      titles: [
        ["That Was a Captain", "A to był kapitan"],
        ["Four Hundred and Six, No Two Alike", "Czterysta sześć, a każdy inny"],
      ],
      en: "The button box fell. It holds four hundred and six, no two alike; each has been on somebody, and Mrs Halina knows them by their first names. She picked them up and counted. Four hundred and five. “The captain’s gone ashore again,” she said, for he always comes back, and went down on her knees; and wherever Mruk had been about to go, there she was, with the lamp.",
      pl: "Spadło pudełko z guzikami. Jest ich czterysta sześć, każdy inny; każdy na kimś był i pani Halina zna je po imieniu. Pozbierała i policzyła. Czterysta pięć. „Kapitan znów zszedł na ląd” – powiedziała, bo on zawsze wraca, i uklękła, i gdziekolwiek Mruk się wybierał, tam już była ona, z lampką.",
    },
    {
      unless: ["a visitor"],
      titles: [["Ten Minutes, Then We Eat", "Dziesięć minut i jemy"]],
      en: "Ola put her head in at the door. She had a skirt over her arm and only wanted to ask. But she saw the room, the dummy, Mrs Halina and the cat, all of whom had just stopped in the middle of something. “I’ll come again,” she said in a low voice; and to Mruk: “Ten minutes, then we eat.” So he had only ten minutes left.",
      pl: "W drzwiach ukazała się głowa Oli. Miała na ręku spódnicę i chciała tylko zapytać. Ale zobaczyła pokój, manekin, panią Halinę i kota, a wszyscy wyglądali, jakby im ktoś przerwał. „Przyjdę później” – powiedziała cicho, a do Mruka: „Dziesięć minut i jemy”. Miał więc już tylko dziesięć minut.",
    },
    {
      pays: ["the cuckoo"],
      titles: [["Eleven O’Clock, by the Cuckoo", "Kukułka zapomniała, która godzina"]],
      en: "The cuckoo in Mrs Halina’s clock came out late and had forgotten how often to call. It called twice, thought, and went in again, but not quite: the little door stayed ajar, and something could be heard behind it, making up its mind. “You want oiling,” Mrs Halina told it. Mruk now had two things to watch, and he has one eye for each, but only one neck.",
      pl: "Kukułka w zegarze pani Haliny wyszła spóźniona i zapomniała, ile ma kukać. Zakukała dwa razy, pomyślała i schowała się z powrotem, ale nie do końca: drzwiczki zostały uchylone i słychać było, jak się za nimi namyśla. „Naoliwić by ją trzeba” – powiedziała pani Halina. Mruk musiał teraz pilnować dwóch rzeczy naraz; oczu ma dwoje, ale szyję jedną.",
    },
    {
      pays: ["the half moon"],
      titles: [["A Half Moon on the Hip", "Półksiężyc na biodrze"]],
      en: "Snippets were lying in Mruk’s way: corners, edges, half moons of lining. He knows by them what is being worn. He lay down for a moment on this year’s, and when he stood up a half moon of brown silk was sticking to his hip. Mrs Halina had just begun to look for it. It was the last of that silk, she said, and picked it off him with two fingers.",
      pl: "Po drodze leżały Mrukowi ścinki: rogi, brzeżki, półksiężyce podszewki. Wie po nich, co się nosi. Położył się na chwilę na tegorocznych, a kiedy wstał, na biodrze miał przyczepiony półksiężyc z brązowego jedwabiu. Pani Halina właśnie zaczęła go szukać. To ostatni kawałek, powiedziała i zdjęła go z Mruka dwoma palcami.",
      picture: {
        place: "parlour",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        dummy: "away",
        camera: "half",
        company: "halina",
      },
    },
    {
      pays: ["the waves"],
      titles: [["A Thread at the Height of a Cat’s Ears", "Nitka przez cały pokój"]],
      en: "For a while Mrs Halina unpicked; nothing is so restful, she says, as undoing what another has done badly. The thread came out in one piece, with all its waves. She hung it round the dummy’s neck, for later, pinned the other end to her own sleeve, and forgot it. It ran across the whole room now, at the height of a cat’s ears, and Mruk had one thing more in his way.",
      pl: "Przez jakiś czas pani Halina pruła; nic tak nie odpręża, mówi, jak odrabianie tego, co ktoś sfuszerował. Nitka wyszła w jednym kawałku, ze wszystkimi falami. Powiesiła ją manekinowi na szyi, na potem, drugi koniec przypięła sobie do rękawa i o nim zapomniała. Nitka szła teraz przez cały pokój, na wysokości kocich uszu, i Mruk miał na drodze o jedną rzecz więcej.",
    },
  ],
};
