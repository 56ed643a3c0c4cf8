import type { Plot } from "#api/house/texts/model.ts";

/** The red carpet is taken down to the beating frame, and Mruk goes after it. */
export const carpet: Plot = {
  name: "carpet",
  category: "Adventure",
  // Nobody beats a carpet in the wet, at eight in the evening or on a Sunday.
  when: {
    timeSlot: ["morning", "afternoon"],
    weather: ["clear", "fog", "wind"],
    weekday: [1, 2, 3, 4, 5, 6],
  },
  wishes: [
    {
      en: "The carpet had been taken away. It is red, it comes from Ola’s grandmother, and Mruk walks in and out on it like a head of state. Now there were only boards, on which anyone looks like anyone. He went after it at once, three floors down, down the middle of the stairs, and found it in the courtyard, over the beating frame, like washing.",
      pl: "Dywan zabrano. Jest czerwony, po babce Oli, i Mruk chodzi po nim jak głowa państwa. Teraz zostały gołe deski, na których każdy wygląda jak każdy. Mruk ruszył za nim natychmiast, trzy piętra w dół, środkiem schodów, i znalazł go na podwórku, na trzepaku, jak pranie.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "grump", look: "up", company: "nobody" },
      endings: [
        {
          en: "At last the carpet lay in its room again, brighter than anyone remembered, and smelling of nothing. Mruk put this right. He started in the corner by the stove and worked his way along with cheek, shoulder and back, and with the care of a man who has been asked to sign each page, and at the fringe the carpet was valid once more.",
          pl: "Wreszcie dywan leżał znów w pokoju, jaśniejszy, niż ktokolwiek pamiętał, i nie pachniał niczym. Mruk to naprawił. Zaczął od rogu pod piecem i posuwał się wzdłuż brzegu, policzkiem, barkiem, grzbietem, z dokładnością kogoś, kto parafuje każdą stronę, i przy frędzlach dywan odzyskał ważność.",
          picture: {
            place: "stove",
            pose: "walk",
            props: [],
            eyes: "half",
            on: "carpet",
            look: "away",
            company: "nobody",
          },
          titles: [
            ["Signed on Every Page", "Parafowany na każdej stronie"],
            ["A Carpet Is Made Valid Again", "Dopiero przy frędzlach ważny"],
          ],
        },
        {
          en: "To begin with, Ola unrolled the carpet in the hall, from the door to the coats. Mruk went out on to the landing, turned, and came in down the middle. Ola stood against the wall to let him by, very straight, with the beater at her shoulder. Not a word was said. Mruk went out and came in again, since it had gone so well.",
          pl: "Na początek Ola rozwinęła dywan w przedpokoju, od drzwi po płaszcze. Mruk wyszedł na podest, odwrócił się i wszedł środkiem. Ola stała pod ścianą, żeby go przepuścić, wyprostowana, z trzepaczką na ramieniu. Nie padło ani jedno słowo. Wyszedł i wszedł jeszcze raz, skoro tak dobrze poszło.",
          picture: {
            place: "hall",
            pose: "walk",
            props: [],
            eyes: "half",
            on: "carpet",
            look: "away",
            inHand: "carpet beater",
            company: "ola",
          },
          titles: [
            ["A Head of State in the Hall", "Głowa państwa w przedpokoju"],
            ["With the Beater at Her Shoulder", "Z trzepaczką na ramieniu"],
          ],
        },
      ],
    },
    {
      en: "In the border of the red carpet there is a bird, blue, as long as a finger. Nobody knows of it except Mruk, who lies on it every afternoon so that it does not fly off. When he came back from the kitchen the carpet was gone, and when he got down to the courtyard, there it hung over the beating frame, out of doors, bird and all.",
      pl: "W bordiurze czerwonego dywanu jest ptak, niebieski, długi na palec. Nikt o nim nie wie prócz Mruka, który leży na nim każdego popołudnia, żeby nie odleciał. Kiedy wrócił z kuchni, dywanu nie było, a kiedy zszedł na podwórko, dywan wisiał na trzepaku, na otwartej przestrzeni, z ptakiem włącznie.",
      picture: {
        place: "courtyard",
        pose: "walk",
        props: [],
        eyes: "wide",
        camera: "wide",
        side: "right",
        company: "nobody",
      },
      endings: [
        {
          en: "“There’s blue in it?” said Ola on her knees, when the carpet lay in its room again. Nobody had known of any blue, or of a bird, or of the small tree beside it. Mruk gave her a reasonable time to look. Then he walked round her and lay down on the bird. There was no longer any sense in pretending that he lay there by accident.",
          pl: "„To tu jest niebieski?” – zdziwiła się Ola na klęczkach, kiedy dywan leżał znów w pokoju. O niebieskim nikt nie wiedział, ani o ptaku, ani o drzewku obok. Mruk dał jej na oglądanie tyle czasu, ile wypada. Potem ją obszedł i położył się na ptaku. Nie było już sensu udawać, że leży tam przypadkiem.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "reader",
            on: "carpet",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["There’s Blue in It?", "To tu jest niebieski?"],
            ["A Bird, with a Small Tree Beside It", "Ptak, a obok drzewko"],
          ],
        },
        {
          en: "At home the carpet was laid the other way round, to wear evenly. Mruk went to the corner by the stove, and there was no bird. He followed the border with his nose, without running. The bird had flown as far as it could, four metres, to the window, and was sitting there in the light. He lay down on it a little harder than usual.",
          pl: "W domu dywan położono odwrotnie, żeby się równo wycierał. Mruk poszedł w róg przy piecu i ptaka nie było. Ruszył wzdłuż bordiury, z nosem przy ziemi, ale nie biegiem. Ptak poleciał tak daleko, jak mógł, cztery metry, pod okno, i siedział tam w świetle. Mruk położył się na nim trochę mocniej niż zwykle.",
          titles: [
            ["As Far as It Could, Four Metres", "Tak daleko, jak mógł: cztery metry"],
            ["Laid the Other Way Round", "Ptaka nie ma, dywan leży odwrotnie"],
          ],
        },
      ],
    },
    {
      en: "A carpet on the floor is a floor. The same carpet on the beating frame is a hammock, a roof and a slide, and Mruk does not understand why it is not left there for good. Ola had scarcely hung up the red one when he was in the courtyard, looking at the fold on the top. It was as wide as a cat who has dined.",
      pl: "Dywan na podłodze jest podłogą. Ten sam dywan na trzepaku jest hamakiem, dachem i zjeżdżalnią i Mruk nie pojmuje, dlaczego nie zostawia się go tam na stałe. Ola ledwie powiesiła ten czerwony, a on był już na podwórku i patrzył na fałdę na samej górze. Miała szerokość kota po obiedzie.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Afterwards the carpet had to hang and air for an hour, and a carpet that is airing is not beaten. Mruk spent the hour in the fold, up to his chin. It swung a little; from below you could see a tail on one side and a paw on the other. When the hour was over, Ola came, looked, and gave it another.",
          pl: "Potem dywan musiał wisieć i godzinę się wietrzyć, a dywanu, który się wietrzy, nikt nie trzepie. Mruk spędził tę godzinę w fałdzie, po samą brodę. Fałda lekko się bujała; z dołu widać było z jednej strony ogon, a z drugiej łapę. Kiedy godzina minęła, Ola przyszła, popatrzyła i dała dywanowi drugą.",
          titles: [
            ["A Carpet That Is Airing Is Not Beaten", "Kto się wietrzy, tego się nie trzepie"],
            ["Up to the Chin, for an Hour", "Po brodę, przez godzinę"],
          ],
        },
        {
          en: "Indoors Ola hung the carpet over the backs of two chairs, to get the creases out. In between it came down in a bow. Mruk stepped into the bow from the sofa. It sank, with a sigh, to within a hand of the floor, and the chairs leaned together over him, as people do over a pram. When Tomek’s slippers were wanted, they were under there as well.",
          pl: "W domu Ola przewiesiła dywan przez oparcia dwóch krzeseł, żeby się rozprostował. Pośrodku zwisał łukiem. Mruk wszedł w ten łuk z kanapy. Łuk opadł, z długim westchnieniem, na dłoń od podłogi, a krzesła pochyliły się nad nim ku sobie, jak ludzie nad wózkiem. Kiedy zaczęto szukać kapci Tomka, okazało się, że też są pod spodem.",
          titles: [
            ["Between the Backs of Two Chairs", "Ku sobie, jak dwa krzesła"],
            ["What Are Two Chairs For?", "Po co dywanowi dwa krzesła?"],
          ],
        },
        {
          needs: ["Bułka’s hour"],
          titles: [
            ["A Grey Tail and a Ginger One", "Dwa ogony z jednej fałdy"],
            ["Room for Somebody Slim", "Miejsce obok, na kogoś szczupłego"],
          ],
          en: "The carpet had to air for an hour, and Mruk spent it in the fold, up to his chin. Next to him he left a narrow place, wide enough for somebody slim, and looked down at Bułka under the chestnut until she understood. When Ola came to fetch the carpet, two tails hung out below, a grey one and a ginger one, and the ginger one was drawn in: its hour was up.",
          pl: "Dywan musiał się godzinę wietrzyć i Mruk spędził ją w fałdzie, po brodę. Obok zostawił wąskie miejsce, na kogoś szczupłego, i tak długo patrzył w dół na Bułkę pod kasztanowcem, aż zrozumiała. Kiedy Ola przyszła po dywan, zwisały z niego dwa ogony, szary i rudy, i rudy zaraz się schował: godzina Bułki minęła.",
        },
      ],
    },
    {
      en: "In the red carpet lies everything that Mruk has ever been. His moults are in it, layer upon layer, then half a sardine, and the spot where something once disagreed with him and nobody was cross. Others would call it dirt. When Ola carried the archive down to the beating frame, he followed it into the courtyard, as its keeper.",
      pl: "W czerwonym dywanie leży wszystko, czym Mruk kiedykolwiek był. Są tam jego linienia, warstwa na warstwie, jest pół sardynki i miejsce, w którym coś mu raz zaszkodziło, a nikt się nie gniewał. Kto inny powie, że to brud. Kiedy Ola zniosła archiwum na trzepak, poszedł za nim na podwórko, jako kustosz.",
      picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", by: "front steps", company: "nobody" },
      endings: [
        {
          en: "“Like new,” said Ola when the carpet was in its place, and took a step back to see it better, on to something that had lain down behind her. There was a short exchange of views. In this way the carpet got its first hair, and next to the hair its first drop of tea. Until Ola had found a cloth, Mruk sat on the drop.",
          pl: "„Jak nowy” – powiedziała Ola, kiedy dywan był na miejscu, i cofnęła się o krok, żeby lepiej widzieć, wprost na coś, co się za nią położyło. Nastąpiła krótka wymiana zdań. I tak znalazł się na dywanie pierwszy włos, a obok włosa pierwsza kropla herbaty. Zanim Ola znalazła ścierkę, Mruk siedział na kropli.",
          picture: { place: "stove", pose: "loaf", props: [], eyes: "open", on: "carpet", look: "up", company: "ola" },
          titles: [
            ["The First Hair, the First Drop of Tea", "Pierwszy włos, pierwsza kropla herbaty"],
            ["Like New Until She Stepped Back", "Jak nowy, dopóki się nie cofnęła"],
          ],
        },
        {
          en: "Mruk himself did not come off without a brushing. “Since we’re at it,” said Ola, and went over him twice with the grain and once against it. What came off would have made a second cat, a modest one. They laid it on the third chair and looked at it. Ola meant to throw it out; in the end it went into the drawer under the telephone, with the papers.",
          pl: "Mrukowi też się nie upiekło. „Skoro już sprzątamy” – powiedziała Ola i przeciągnęła po nim szczotką dwa razy z włosem, a raz pod włos. Z tego, co zeszło, byłby drugi kot, skromniejszy. Położyli go na trzecim krześle i popatrzyli. Ola chciała go wyrzucić, ale w końcu trafił do szuflady pod telefonem, między dokumenty.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "half", look: "away", company: "ola" },
          titles: [
            ["It Would Do for a Second Cat", "Byłoby tego na jeszcze jednego kota"],
            ["Twice with the Grain, Once Against It", "Dwa razy z włosem, raz pod włos"],
          ],
        },
        {
          needs: ["the sardine"],
          titles: [
            ["The Oldest Piece in the Collection", "Najstarszy okaz w zbiorach, nietknięty"],
            ["Only the Dachshund Knew", "Wiedział jeszcze tylko jamnik"],
          ],
          en: "On the way to the stairs Ola, with the archive over her shoulder, had to pass the dachshund. One corner hung down. He rose on his hind legs and smelled it, from left to right, and then, at a certain place, he closed his eyes. “Like new, isn’t it?” said Ola. He looked past her at Mruk. The spot had been beaten forty times; but the oldest piece in the collection was in its place.",
          pl: "W drodze na schody Ola, z archiwum na ramieniu, mijała jamnika. Jeden róg zwisał. Jamnik wspiął się na tylne łapy, powąchał go od lewej do prawej i w pewnym miejscu przymknął oczy. „Jak nowy, prawda?” – powiedziała Ola. Spojrzał obok niej na Mruka. Uderzono w to miejsce czterdzieści razy, a najstarszy okaz w zbiorach był tam, gdzie zawsze.",
        },
        {
          unless: ["the hairs came back"],
          needs: ["the sparrows’ share"],
          titles: [
            ["Moved to the Gutter, Layer by Layer", "Zbiory przeniesiono pod rynnę"],
            ["Who Lined the Nest in Grey?", "Czym wyłożyć gniazdo?"],
          ],
          en: "The carpet came home without a hair. Mruk went over it with his nose, from the fringe to the stove; the archive was closed. He jumped up on the kitchen sill. Under the gutter across the courtyard something small was being lined, in grey, a layer at a time, by builders who knew what they had there. He settled down where he could keep an eye on the reading room.",
          pl: "Dywan wrócił bez jednego włosa. Mruk przeszedł go nosem, od frędzli po piec; archiwum było zamknięte. Wskoczył na kuchenny parapet. Naprzeciwko, pod rynną, ktoś wykładał coś małego na szaro, warstwa po warstwie, i wiedział, co dostał. Mruk ułożył się tak, żeby mieć nową czytelnię na oku.",
        },
      ],
    },
    {
      en: "When a carpet hangs over the beating frame its two sides come down almost to the ground, and between them there is a tent. It is red and dark in there, it smells of home, and feet go by outside without knowing anything. Ola had hardly got the second half over the bar when Mruk was with her in the courtyard.",
      pl: "Kiedy dywan wisi na trzepaku, jego boki sięgają prawie do ziemi, a pomiędzy nimi jest namiot. W środku jest czerwono i ciemno, pachnie domem, a na zewnątrz przechodzą nogi i o niczym nie wiedzą. Ola nie zdążyła przerzucić drugiej połowy przez poprzeczkę, a Mruk był już przy niej na podwórku.",
      pays: ["a tent"],
      picture: { place: "courtyard", pose: "crouch", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          en: "At the end the carpet was left hanging to air. Ola lifted a side and looked in. Two eyes looked out. “Is there room?” she asked, and sat down next to Mruk on the upturned bucket. It was red in there and quiet. Outside a pair of boots went by, then a dog, who stopped and was pulled on. “They’ve no idea,” whispered Ola.",
          pl: "Na koniec dywan wisiał jeszcze, żeby się przewietrzyć. Ola uchyliła bok i zajrzała. Ze środka patrzyły oczy. „Jest miejsce?” – zapytała i usiadła obok Mruka na odwróconym wiadrze. Było tam czerwono i cicho. Na zewnątrz przeszły buty, potem pies, który przystanął, dopóki nie szarpnęła go smycz. „Nic nie wiedzą” – szepnęła Ola.",
          titles: [
            ["Is There Room Under There?", "Jest tam jeszcze miejsce?"],
            ["Two of Them Under the Carpet, and a Bucket", "We dwoje pod dywanem, na wiadrze"],
          ],
        },
        {
          en: "In the hall the carpet lay rolled up, because Ola had to sit down first. It made a passage, with a light at the far end. Mruk was gone for some time. “That can’t be,” said Ola when she tried to lift the roll; “we’ve beaten a kilo out.” She stood it on end, and a head with a notched ear rose from the top like a cork.",
          pl: "W przedpokoju dywan leżał zwinięty, bo Ola musiała najpierw usiąść. Powstał korytarz, ze światłem na drugim końcu. Mruka przez jakiś czas nie było. „To niemożliwe – powiedziała Ola, kiedy spróbowała podnieść rulon. – Przecież kilo wytrzepałam”. Postawiła go na sztorc i z jego górnego końca, jak korek, wysunęła się głowa z naciętym uchem.",
          titles: [
            ["Heavier Than Before the Beating", "Cięższy niż przed trzepaniem"],
            ["What Popped Out at the Top?", "Co wyskoczyło z rulonu?"],
          ],
        },
      ],
    },
    {
      en: "First there was a thud from the courtyard, then a second, then they came regularly. Mruk looked out of the kitchen and saw that somebody he knew was being beaten in public: the red carpet, soft and quiet, on which he had lain only yesterday. It hung on the frame with its face inwards. He has never been able to look on at such things. He went down to be seen there.",
      pl: "Najpierw z podwórka dobiegło jedno uderzenie, potem drugie, a potem szły już równo. Mruk wyjrzał z kuchni i zobaczył, że publicznie biją kogoś, kogo zna: czerwony dywan, miękki i cichy, na którym jeszcze wczoraj leżał. Wisiał na trzepaku, twarzą do środka. Mruk nigdy nie umiał przyglądać się takim rzeczom. Zszedł, żeby go tam widziano.",
      picture: { place: "courtyard sill", pose: "back", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "It took two to bring the carpet home: Ola in front, with most of it over her shoulder, and Mruk beneath the end that hung down, to say when there was a corner. He said it at each. On the third floor the door was shut and the key inside, on the table, and for a quarter of an hour all three, the carpet included, sat on the landing, very comfortably.",
          pl: "Do domu dywan wracał we dwoje: z przodu Ola, z większością na ramieniu, a pod zwisającym końcem Mruk, który uprzedzał o zakrętach. Uprzedził o każdym. Na trzecim piętrze drzwi były zamknięte, klucz leżał w środku, na stole, i przez kwadrans cała trójka, razem z dywanem, siedziała na podeście, bardzo wygodnie.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "carpet",
            company: "ola",
            posture: "sitting",
          },
          titles: [
            ["He Said So at Each Corner", "Uprzedził o każdym zakręcie"],
            ["All Three on the Landing", "We troje na podeście"],
          ],
        },
        {
          en: "At home the carpet was laid down, gently, and the beater was hung on its nail behind the kitchen door. It still swung a little. Mruk sat down beneath it. He looked at the wicker, at the handle, and at the wicker again until it no longer stirred. Even then he did not leave until Ola had opened the door so wide that it hid the beater.",
          pl: "W domu dywan położono, ostrożnie, a trzepaczka zawisła na gwoździu za kuchennymi drzwiami. Jeszcze się kołysała. Mruk usiadł pod nią. Patrzył na wiklinę, na trzonek i znów na wiklinę, aż przestała się ruszać. Ale i wtedy został, a odszedł dopiero, kiedy Ola otworzyła drzwi tak szeroko, że trzepaczki nie było już widać.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "grump",
            look: "up",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Keeping an Eye on the Beater", "Oko na trzepaczkę"],
            ["He Waited until It Hung Still", "Czekał, aż przestanie się ruszać"],
          ],
        },
        {
          needs: ["the lost key"],
          titles: [
            ["Who Kept This for Us?", "Kto to nam przechował?"],
            ["Back in the Hem by the Evening", "Wieczorem z powrotem w obrąbku"],
          ],
          en: "On the third floor the door was shut, and Tomek was not home yet. They sat down on the carpet, like a family at a station, and she tried the key that had fallen out of the hem, without hope. It went in. It stuck; she addressed it in both languages; it turned. “Who kept this for us?” asked Ola, looking at the carpet. By the evening the key was lying in the hem again. Mruk had been seen near it.",
          pl: "Na trzecim piętrze drzwi były zatrzaśnięte, a Tomka jeszcze nie było. Usiedli na dywanie, jak rodzina na dworcu, i Ola bez nadziei spróbowała klucza z obrąbka. Wszedł. Utknął; przemówiła do niego w obu językach i się obrócił. „I kto to nam przechował?” – spytała, patrząc na dywan. Wieczorem klucz leżał znów w obrąbku. W pobliżu widziano Mruka.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "carpet",
            company: "ola",
            posture: "sitting",
          },
        },
      ],
    },
    {
      en: "Over breakfast Ola had read aloud, in two languages, a sentence in which a carpet rises into the air. Mruk is not credulous. But not long after, the red one was hanging in the middle of the courtyard, over the beating frame, and its corner stirred. If it should leave, he had to be on it, preferably at the front. He took the stairs at a trot.",
      pl: "Przy śniadaniu Ola czytała na głos, w dwóch językach, zdanie, w którym dywan unosi się w powietrze. Mruk nie jest łatwowierny. Ale niedługo potem ten czerwony, z pokoju, wisiał pośrodku podwórka, na trzepaku, i ruszał rogiem. Gdyby miał odlecieć, trzeba było na nim siedzieć, najlepiej z przodu. Mruk ruszył w dół truchtem.",
      picture: { place: "stairs", pose: "run", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          en: "The carpet did fly, as it turned out, but indoors. Ola took it by two corners and threw up her arms, and it rose in a single red wave. Mruk stood at the front. The wave came from behind, lifted him as high as the sofa, held him there for a breath and set him down a metre on, facing the window. “Again?” said Ola.",
          pl: "Dywan poleciał, jak się okazało, w domu. Ola chwyciła go za dwa rogi, poderwała ręce i uniósł się jedną czerwoną falą. Mruk stał z przodu. Fala nadeszła z tyłu, podniosła go na wysokość kanapy, potrzymała przez jeden oddech i odstawiła metr dalej, twarzą do okna. „Jeszcze raz?” – spytała Ola.",
          titles: [
            ["Again?", "Jeszcze raz?"],
            ["As High as the Sofa and a Metre On", "Na wysokość kanapy i metr dalej"],
          ],
        },
        {
          en: "The carpet lay in its place again as if it had never hung anywhere. Mruk sat down in front, by the fringe. He waited. In the street the fifteen came along, the boards began to tremble, and all down the edge the fringe lifted, thread by thread. He dug in his claws. It was a short flight, only as far as the stop, and on landing his bell rang.",
          pl: "Dywan leżał znów na swoim miejscu, jakby nigdy nigdzie nie wisiał. Mruk usiadł z przodu, przy frędzlach. Czekał. Ulicą nadjechała piętnastka, deski zaczęły drżeć i wzdłuż całego brzegu frędzle się uniosły, nitka po nitce. Wbił pazury. Lot był krótki, tylko do przystanku, a przy lądowaniu zadzwonił mu dzwonek.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            on: "carpet",
            look: "away",
            company: "nobody",
          },
          titles: [
            ["Only as Far as the Stop", "Tylko do przystanku"],
            ["The Fringe Lifts Off", "Frędzle, nitka po nitce"],
          ],
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["By a Hand’s Breadth, at the Front", "Na szerokość dłoni nad trzepakiem"],
            ["Did It Really?", "Czy on naprawdę?"],
          ],
          en: "When the beating was over, a gust got under the carpet. It filled, from the fringe up; it left the frame by a hand’s breadth, with Mruk on it, at the front, ears laid back; and for as long as a gust lasts, it carried him above the courtyard, level with Ola’s face. Then it set him down. “Did it …?” asked Ola, and sat down on the bucket. Mruk did not get off.",
          pl: "Kiedy trzepanie się skończyło, pod dywan wszedł powiew. Wydął go od frędzli w górę, oderwał od trzepaka na szerokość dłoni, z Mrukiem na przedzie, z położonymi uszami, i przez tyle, ile trwa powiew, niósł ich obu nad podwórkiem na wysokości Oli. Potem ich odstawił. „Czy on…?” – spytała Ola i usiadła na wiadrze. Mruk nie wysiadał.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Ola, however, had the beater. It is made of wicker, in the form of a pretzel, and it turns the mildest translator into somebody else. She struck from the shoulder, and each blow was for a comma that had been put in against her will. “Page nine!” The dust flew. “Page forty!” Mruk stopped two blows away.",
      pl: "Ola miała jednak trzepaczkę. Jest z wikliny, w kształcie precla, i z najłagodniejszej tłumaczki robi kogoś innego. Brała zamach od ramienia i przy każdym ciosie rozprawiała się z jednym przecinkiem, który jej wstawiono wbrew woli. „Strona dziewiąta!” Buchnął kurz. „Strona czterdziesta!” Mruk zatrzymał się o dwa ciosy dalej.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "half",
        company: "ola",
        inHand: "carpet beater",
      },
      turns: [
        {
          en: "Nobody can thrash for ever. At page sixty there was a break; Ola wiped her forehead and put both hands to her back. In breaks the beater leans against the frame, and Mruk lay down on it. Wicker creaks under nine kilos, but it holds. Ola took the handle and pulled, once, and once more. “All right,” she said, “page sixty may stay.”",
          pl: "Nikt nie może młócić bez końca. Przy stronie sześćdziesiątej nastąpiła przerwa; Ola otarła czoło i złapała się za krzyż. W przerwach trzepaczka stoi oparta o trzepak i Mruk się na niej położył. Wiklina trzeszczy, ale dziewięć kilo wytrzymuje. Ola ujęła rączkę i pociągnęła, raz i drugi. „Dobrze – powiedziała. – Sześćdziesiąta może zostać”.",
          titles: [
            ["Page Sixty May Stay", "Sześćdziesiąta może zostać"],
            ["Nobody Can Thrash for Ever", "Nikt nie młóci bez końca"],
          ],
        },
        {
          en: "Mruk chose the approach from within. He walked round the whole thing as if to leave, turned in behind it, and was swallowed up by the red dusk between the two halves. Presently a bump appeared in the carpet at the height of a knee; it moved, it purred. Ola lowered her arm. “Page forty was right, as a matter of fact,” she told the bump.",
          pl: "Mruk wybrał drogę od wewnątrz. Obszedł wszystko dookoła, jakby odchodził, skręcił z tyłu i pochłonął go czerwony półmrok między połami. Po chwili na dywanie, na wysokości kolan, pojawiło się wybrzuszenie; ruszało się i mruczało. Oli opadła ręka. „Na czterdziestej właściwie mieli rację” – powiedziała do wybrzuszenia.",
          titles: [
            ["A Bump at the Height of a Knee", "Na wysokości kolan coś mruczy"],
            ["What Ola Told the Bump", "Co Ola powiedziała wybrzuszeniu"],
          ],
        },
        {
          needs: ["the cracked beater"],
          titles: [
            ["That’s No Good for Commas", "Za mało na przecinki"],
            ["The Beater Comes Undone", "I wtedy trzepaczka puściła"],
          ],
          en: "At page fifty the pretzel of the beater came undone. It had been cracked since the postman, and now one end sprang out, then the other, and Ola stood there with a handle and two loose wicker arms. She struck once more, to see. The carpet hardly noticed; it was more of a pat. “That’s no good for commas,” said Ola. Mruk walked up between the arms, as if they had been opened for him.",
          pl: "Przy stronie pięćdziesiątej precel trzepaczki puścił. Pęknięty był od listonosza, a teraz odskoczył jeden koniec, potem drugi i Ola została z trzonkiem i dwojgiem luźnych wiklinowych ramion. Spróbowała jeszcze raz. Dywan prawie nie poczuł; było to raczej poklepanie. „Na przecinki to za mało” – powiedziała. Mruk podszedł między te ramiona, jakby otwarto je dla niego.",
        },
        {
          needs: ["the other beater"],
          titles: [
            ["Half a Beat Behind, and Never Tired", "Pół taktu za nią, bez zmęczenia"],
            ["“Well, I’ve Got Time,” Said Ola", "„No, ja mam czas” – powiedziała Ola"],
          ],
          en: "The other beater in the fog would not give in. Whatever Ola did, it had the last word, half a beat behind, until she lowered the beater to take it by surprise. It said nothing. She waited; it waited. “Well, I’ve got time,” said Ola into the fog and sat down on the bucket. So both of them stopped at once, and while each listened for the other, Mruk came past, on silent paws.",
          pl: "Ten drugi we mgle nie ustępował. Cokolwiek Ola zrobiła, ostatnie słowo miał on, pół taktu za nią, aż opuściła trzepaczkę, żeby go zaskoczyć. Milczał. Czekała, on też. „No, ja mam czas” – powiedziała Ola w mgłę i usiadła na wiadrze. Przestali więc oboje naraz, a kiedy jedno nasłuchiwało drugiego, bezgłośnie przeszedł obok Mruk.",
        },
      ],
    },
    {
      en: "Between Mruk and the carpet was the dust. It stood in the air like a building. It was made of fluff and biscuit and the sand of two holidays, and short grey hairs of the best quality floated about in it, one by one, at their leisure. Mruk recognised every single one, and his eyes watered.",
      pl: "Między Mrukiem a dywanem był kurz. Stał w powietrzu jak budynek. Był w nim puch, był herbatnik i piasek z dwóch wakacji, a przez to wszystko płynęły, pojedynczo i bez pośpiechu, krótkie szare włosy w najlepszym gatunku. Mruk poznawał każdy z osobna i łzawiły mu oczy.",
      turns: [
        {
          pays: ["the hairs came back"],
          en: "Then Mruk saw that the hairs were not leaving. They rose, made a round above the bins, took a look at the world, and came down where they had come from, hair by hair. Ola drew a finger along the border and inspected it. “Then what am I doing here?” she asked, and put down the beater. He came up through the last of the dust and added a few.",
          pl: "Wtedy Mruk zobaczył, że włosy nie odchodzą. Unosiły się, robiły kółko nad śmietnikiem, rozglądały się po świecie i siadały tam, skąd je wygnano, jeden po drugim. Ola przeciągnęła palcem po bordiurze i obejrzała palec. „To co ja tu właściwie robię?” – zapytała i odłożyła trzepaczkę. Podszedł przez resztki kurzu i dołożył parę sztuk.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", look: "away", company: "ola" },
          titles: [
            ["A Round Above the Bins and Home", "Kółko nad śmietnikiem i do domu"],
            ["The Hairs Came Home", "Sierść wraca do domu"],
          ],
        },
        {
          en: "The dust got into Mruk’s nose. He sneezed, and in the cloud there was a hole the size of a cat. “Bless you,” said Ola, and lowered the beater. He sneezed again, and the hole became a gate. At the third, the largest, his bell rang, the whole building lost its footing, and it went off over the wall. Where it had stood there was an open road, with a carpet at the end.",
          pl: "Mruka zakręciło w nosie. Kichnął i w chmurze powstała dziura wielkości kota. „Na zdrowie” – powiedziała Ola i opuściła trzepaczkę. Kichnął drugi raz i z dziury zrobiła się brama. Przy trzecim, największym, zadzwonił dzwonek, budynek stracił oparcie i w całości odpłynął za mur. Tam, gdzie stał, była otwarta droga, a na jej końcu dywan.",
          titles: [
            ["At the Third Sneeze", "Za trzecim kichnięciem"],
            ["“Bless You,” Says Ola to a Hole", "„Na zdrowie”, czyli dziura w chmurze"],
          ],
        },
        {
          needs: ["the left side"],
          titles: [
            ["“More to the Left!”", "„Bardziej z lewej!”"],
            ["As Far Left as It Goes", "W lewo, dopóki się da"],
          ],
          en: "“More to the left!” called the old gentleman, and Ola, who wanted peace, went round to the left until she could go no further. The dust went with her. It crossed the courtyard, climbed Staircase B and stood before his window; he called once more, out of the middle of it, and then the window shut. On the right the air was as clear as after rain, and that was the way Mruk took.",
          pl: "„Bardziej z lewej!” – wołał starszy pan i Ola, która chciała mieć spokój, przeszła w lewo tak daleko, jak się dało. Kurz poszedł z nią. Przepłynął podwórko, wspiął się po klatce B i stanął panu w oknie; starszy pan zawołał jeszcze raz, już ze środka, po czym okno się zamknęło. Z prawej powietrze było czyste jak po deszczu i tamtędy poszedł Mruk.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["The Wind Takes It Round the Waist", "Wiatr obejmuje go wpół"],
            ["The Wind Finds a Partner", "Wiatr znalazł kogoś do tańca"],
          ],
          en: "The wind had been looking for something of that size. It took the dust round the waist, turned it once, so that the hem flew, and led it out through the gateway without asking anybody. In the street a gentleman raised his hat to let it by and put it on again, grey. Where the building had stood there was only the carpet, swinging a little.",
          pl: "Wiatr szukał właśnie czegoś tych rozmiarów. Objął kurz wpół, obrócił raz, aż zafurczało, i nie pytając nikogo, wyprowadził przez bramę. Na ulicy jakiś pan uchylił przed nim kapelusza i włożył go z powrotem, już szary. Tam, gdzie stał budynek, był tylko dywan i trochę się kołysał.",
        },
      ],
    },
    {
      en: "Besides, the frame was in use. Next to the carpet Staś was hanging by his knees, head down, with a bun in his hand, finding out whether you can swallow upwards. “You can,” he reported. He swung a little, and each time his hair swept over the spot where Mruk wanted to be.",
      pl: "Poza tym trzepak był zajęty. Obok dywanu wisiał na kolanach Staś, głową w dół, z bułką w ręce, i sprawdzał, czy da się przełykać pod górę. „Da się” – zameldował. Bujał się przy tym lekko i za każdym razem nad miejscem, w którym chciał się znaleźć Mruk, przelatywała czupryna.",
      when: { timeSlot: ["afternoon"] },
      pays: ["neighbour"],
      turns: [
        {
          en: "With the last bite of the bun it did not work. Staś coughed, and his pockets, which had been holding on like him, let go: a whistle, a sharpener and four marbles fell to the stones and rolled off in all directions. He unhooked a knee, then the other. While he was after the fourth marble, over by the bins, his place was vacant.",
          pl: "Z ostatnim kęsem bułki się nie udało. Staś zakaszlał, a kieszenie, które dotąd trzymały się jak on, puściły: na bruk posypały się gwizdek, temperówka i cztery kulki, każda w inną stronę. Odczepił jedno kolano, potem drugie. Kiedy gonił czwartą kulkę, aż pod śmietnikiem, jego miejsce było wolne.",
          titles: [
            ["Four Marbles, in as Many Directions", "Cztery kulki, każda w inną stronę"],
            ["Can You Swallow Upside Down?", "Czy da się przełykać do góry nogami?"],
          ],
        },
        {
          en: "“Going up?” asked Staś upside down, and let his arms hang. They reached exactly as far as was needed. He took Mruk beneath the shoulders and turned the colour of the carpet. He swung once, he swung twice, and at the third they parted. Mruk stood on the very top, on the red fold, with his bell over his ear. “And hop,” said Staś, somewhat late.",
          pl: "„Na górę?” – zapytał Staś do góry nogami i opuścił ręce. Sięgały dokładnie tam, gdzie trzeba. Chwycił Mruka pod barkami i zrobił się czerwony jak dywan. Zabujał się raz, zabujał się drugi, a za trzecim się rozstali. Mruk stał na samej górze, na czerwonej fałdzie, z dzwonkiem na uchu. „I hop” – powiedział Staś, trochę po czasie.",
          titles: [
            ["Going Up?", "Na górę?"],
            ["And Hop, Somewhat Late", "I hop, trochę po czasie"],
          ],
        },
      ],
    },
    {
      en: "It turned out that there was a queue for the frame. Mrs Halina stood in it with a runner over her arm, and behind her a lady from Staircase B with three mats and an opinion. “Who’s last?” they asked, looking down. In this country that is a question to be answered honestly. Mruk walked round the mats and sat down at the end.",
      pl: "Okazało się, że do trzepaka jest kolejka. Stała w niej pani Halina z chodnikiem przez rękę, a za nią pani z klatki B z trzema wycieraczkami i własnym zdaniem. „Kto ostatni?” – zapytały, patrząc w dół. Na takie pytanie trzeba w tym kraju odpowiedzieć uczciwie. Mruk obszedł wycieraczki i usiadł na końcu.",
      pays: ["neighbour"],
      turns: [
        {
          en: "At this point the second floor spoke. Mrs Halina took the edge of the carpet between two fingers, like a pulse. “You’re beating the life out of it,” she said to Ola. “A thing like this is brushed, by hand, and somebody keeps it company.” She nodded to the end of the queue. The end of the queue came forward and lay down along the hem.",
          pl: "Wtedy głos zabrało drugie piętro. Pani Halina ujęła brzeg dywanu w dwa palce, tak jak się bada puls. „Przecież pani z niego duszę wytrzepie – powiedziała do Oli. – Coś takiego czyści się szczotką, ręcznie, a ktoś przy tym leży”. Skinęła na koniec kolejki. Koniec kolejki podszedł i położył się wzdłuż lamówki.",
          titles: [
            ["By Hand, and in Company", "Ręcznie i w towarzystwie"],
            ["Who’s Last for the Frame?", "Kto ostatni do trzepaka?"],
          ],
        },
        {
          en: "“And what has the gentleman brought?” asked the lady with the mats, for the sake of order. Mruk had brought nothing. Mrs Halina put her head to one side. “He hasn’t come to beat, he’s come to collect,” she said. “The red’s his. Look at the hairs.” Whoever comes to collect does not queue. They made way for him, the lady, the mats and the opinion.",
          pl: "„A pan z czym?” – spytała dla porządku pani z wycieraczkami. Mruk nie miał nic. Pani Halina przechyliła głowę. „On nie trzepać, on po odbiór – powiedziała. – Ten czerwony jest jego. Proszę spojrzeć na włosy”. Kto przyszedł po odbiór, nie stoi w kolejce. Rozstąpiły się, pani, wycieraczki i zdanie.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["He Hasn’t Come to Beat", "On po odbiór"],
            ["And What Has the Gentleman Brought?", "A pan z czym?"],
          ],
        },
      ],
    },
    {
      en: "On top of everything there were regulations. They hang on the wall in a frame, under glass, and Mr Zenon was reading them out, running a finger along each line: no balls, no bicycles, and on the beating frame no persons and no animals. “Section four,” he said gently, and looked down. Mruk, who had been counting on section five, stayed where he was.",
      pl: "Do tego wszystkiego był regulamin. Wisi na murze, w ramce, pod szkłem, i pan Zenon odczytywał go na głos, wodząc palcem: żadnych piłek, żadnych rowerów, a na trzepaku żadnych osób ani zwierząt. „Punkt czwarty” – powiedział łagodnie i spojrzał w dół. Mruk, który liczył na punkt piąty, pozostał na miejscu.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "half",
        company: "zenon",
      },
      pays: ["neighbour"],
      turns: [
        {
          en: "There was a section five in the regulations. It had slipped behind the edge of the frame; Mr Zenon breathed on the glass, rubbed, and read it letter by letter. “Articles that have been hung out are not to be left without a keeper.” He looked at Ola, who was beating with her eyes shut. He looked at the cat. “Then that’d be you,” he said, and drew his broom aside.",
          pl: "Punkt piąty w regulaminie był. Zsunął się za brzeg ramki; pan Zenon chuchnął na szkło, potarł i odcyfrował go litera po literze. „Rzeczy wywieszonych nie pozostawia się bez dozoru”. Spojrzał na Olę, która trzepała z zamkniętymi oczami. Spojrzał na kota. „No to wychodzi na ciebie” – powiedział i odsunął miotłę.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            camera: "half",
            company: "zenon",
            inHand: "broom",
          },
          titles: [
            ["Section Five, Letter by Letter", "Punkt piąty, litera po literze"],
            ["Not to Be Left Without a Keeper", "Bez dozoru nie wolno"],
          ],
        },
        {
          en: "Mr Zenon stepped up to the iron frame and touched it with the end of his broom. “This is the frame,” he said. He touched the carpet. “And this isn’t.” He thought about it for as long as it deserved. There was nothing under the glass about animals on carpets, in four or anywhere else. “Only don’t lean on the iron,” he told Mruk, and with the broom he held up the fringe.",
          pl: "Pan Zenon podszedł do żelaza i dotknął go końcem miotły. „To jest trzepak” – powiedział. Dotknął dywanu. „A to nie”. Zastanawiał się tak długo, jak ta sprawa zasługiwała. O zwierzętach na dywanie pod szkłem nie było nic, ani w czwartym, ani nigdzie. „Tylko o żelazo się nie opieraj” – powiedział do Mruka i miotłą uniósł mu frędzle.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            company: "zenon",
            camera: "half",
          },
          titles: [
            ["This Is the Frame, and This Isn’t", "To jest trzepak, a to nie"],
            ["Mr Zenon Holds Up the Fringe", "Pan Zenon unosi frędzle"],
          ],
        },
      ],
    },
    {
      en: "The difficulty lay in the height. As a kitten Mruk would have been up on the frame in one bound; as a grown cat he saw first of all how far it was. He shifted his hindquarters, looked up, and shifted them once more. Two women with shopping stopped to watch. It is not a thing to begin before witnesses.",
      pl: "Kłopot tkwił w wysokości. Jako kocię Mruk byłby na trzepaku jednym susem, jako kot dorosły widział najpierw, jak to daleko. Przestąpił z łapy na łapę, spojrzał w górę, przestąpił jeszcze raz. Dwie panie z zakupami przystanęły popatrzeć. Takich rzeczy nie zaczyna się przy świadkach.",
      // A tent is reached from below.
      unless: ["a tent"],
      turns: [
        {
          en: "In the end the carpet decided. It had hung crookedly from the first, and now it began to go, on the one side slowly, on the other after it, with a long sigh, until it lay at Mruk’s feet in three folds. Ola cried out, the women cried out, a carrot rolled away. Mruk alone said nothing, and stepped on board. The carpet was hoisted again with its passenger.",
          pl: "Zdecydował w końcu dywan. Od początku wisiał krzywo, a teraz zaczął schodzić, z jednej strony powoli, z drugiej za nią, z długim westchnieniem, aż legł Mrukowi u stóp w trzech fałdach. Krzyknęła Ola, krzyknęły panie, potoczyła się marchewka. Tylko Mruk nie powiedział nic i wszedł na pokład. Dywan wciągnięto z powrotem, razem z pasażerem.",
          titles: [
            ["It Lay at His Feet in Three Folds", "U stóp, w trzech fałdach"],
            ["A Carrot Rolls Away", "I potoczyła się marchewka"],
          ],
        },
        {
          en: "A net of potatoes gets heavier the longer you look. The elder of the women put hers down by the frame. From the ground to the potatoes is a step; from the potatoes to the lower bar another; from the lower bar to the fold a third, a tall one. No bound was needed. “Well, look at him,” said the woman. “He takes the stairs.”",
          pl: "Siatka z kartoflami robi się tym cięższa, im dłużej się patrzy. Starsza z pań postawiła swoją, tuż pod trzepakiem. Z ziemi na kartofle jest jeden stopień, z kartofli na dolną poprzeczkę drugi, z dolnej poprzeczki na fałdę trzeci, wysoki. Sus nie był już potrzebny. „No proszę – powiedziała pani. – Wszedł schodami”.",
          titles: [
            ["By Way of the Potatoes", "Po kartoflach na górę"],
            ["Well, Look, He Takes the Stairs", "No proszę, schodami"],
          ],
        },
      ],
    },
    {
      en: "And who should be sitting on the bar but Prezes. He had come to open the carpet, as he opens everything; he walked along the top with short steps, examined the weave, and looked down at Mruk over his waistcoat. “Oriental?” he seemed to ask. It was not oriental. It was from the third floor. But until it was opened, nobody could approach.",
      pl: "A kto siedział na poprzeczce? Prezes. Przybył dokonać otwarcia dywanu, jak dokonuje otwarcia wszystkiego, drobił po samej górze, badał splot i spoglądał na Mruka znad kamizelki. „Perski?” – zdawał się pytać. Nie był perski. Był z trzeciego piętra. Przed otwarciem nie wolno było jednak podchodzić.",
      pays: ["neighbour"],
      turns: [
        {
          en: "The ceremony was short. Prezes walked from end to end, stopped in the middle, looked to see who was present, and bent down. He took hold of a thread that stuck out, braced a foot, and pulled. It was red, it was as long as a finger, and it tore. He flew off to the gutter with it. The carpet was open, and Mruk was the first visitor.",
          pl: "Uroczystość była krótka. Prezes przeszedł od końca do końca, stanął pośrodku, spojrzał, kto przyszedł, i się pochylił. Chwycił nitkę, która odstawała od brzegu, zaparł się nogą i pociągnął. Była czerwona, długa na palec i puściła. Odleciał z nią na rynnę. Dywan był otwarty, a Mruk był pierwszym zwiedzającym.",
          titles: [
            ["Opened with a Red Thread", "Prezes i czerwona nitka"],
            ["Who Was the First Visitor?", "Kto był pierwszym zwiedzającym?"],
          ],
        },
        {
          en: "At the next blow half a biscuit fell from the hem. Prezes is above crumbs; he looked at the chestnut tree, at the sky, at his foot. At the blow after that came the other half. He descended sideways, as if on his way elsewhere, and withdrew with the biscuit behind the bins. The bar was still warm, and nobody presided over it.",
          pl: "Przy następnym ciosie z obrąbka wypadło pół herbatnika. Prezes jest ponad okruchy; popatrzył na kasztanowiec, na niebo, na własną nogę. Przy jeszcze następnym wypadła druga połowa. Zszedł bokiem, jakby wybierał się gdzie indziej, i oddalił się z herbatnikiem za śmietnik. Poprzeczce, jeszcze ciepłej, nikt już nie przewodniczył.",
          titles: [
            ["Half a Biscuit, and the Other Half", "Pół herbatnika, potem drugie pół"],
            ["Above Crumbs, up to a Point", "Ponad okruchy, do czasu"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the lost key"],
      en: "Something clinked on the stones. Out of the hem had fallen a key, Tomek’s, long since mourned for, and a fish scale. It made Ola feel in her own pockets: first the left, then the right, then both at once. She had pulled the door shut upstairs and left her keys inside. “So we’re in no hurry till Tomek’s home,” she told Mruk, gave him back the fish scale, put Tomek’s key in her pocket and took up the beater again.",
      pl: "Coś brzęknęło o bruk. Z obrąbka wypadł klucz, Tomkowy, dawno opłakany, i rybia łuska. Ola z miejsca sięgnęła do własnych kieszeni: do lewej, do prawej, do obu naraz. Zatrzasnęła drzwi na górze, a swoje klucze zostawiła w środku. „To nam się nie spieszy, póki Tomek nie wróci” – powiedziała do Mruka, oddała mu łuskę, klucz Tomka schowała i znów wzięła trzepaczkę.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "open", company: "ola", inHand: "carpet beater" },
    },
    {
      when: { weather: ["fog"] },
      pays: ["the other beater"],
      en: "In the fog somebody was answering. For each blow of Ola’s another came back, half a beat late, from where Staircase B is on other days. She tried two quick ones; two came back, sharper, if anything. “There’s a person there who wants the last word,” said Ola, and rolled up her sleeve. Mruk’s ears went flat. At this rate they would never come to an end.",
      pl: "We mgle ktoś odpowiadał. Na każde uderzenie Oli przychodziło drugie, o pół taktu później, stamtąd, gdzie kiedy indziej widać klatkę B. Spróbowała dwa razy szybko; wróciły dwa, jakby nawet ostrzejsze. „Tam jest ktoś, kto chce mieć ostatnie słowo” – powiedziała Ola i podwinęła rękaw. Mruk położył uszy. W tym tempie nie mieli szans skończyć.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "away",
        company: "ola",
        inHand: "carpet beater",
      },
    },
    {
      when: { day: "working day" },
      pays: ["the cracked beater"],
      en: "The postman put down his bag and looked at Ola’s beater the way other people look at a bicycle. “May I?” he asked. “Three,” said Ola, and counted for him. He pulled a different face for each blow, as he had somebody on Staircase B in mind. At the third there was a crack; he gave the beater back quickly and was gone up the stairs. The wicker had a gap in it.",
      pl: "Listonosz postawił torbę i popatrzył na trzepaczkę Oli, jak inni patrzą na rower. „Można?” – zapytał. „Trzy razy” – powiedziała Ola i liczyła na głos. Za każdym uderzeniem robił inną minę, bo myślał o kimś z klatki B. Przy trzecim coś trzasnęło, więc szybko oddał trzepaczkę i tyle go widziano. W wiklinie została szpara.",
    },
    {
      pays: ["the sardine"],
      en: "A dachshund from Staircase B was led past. He pulled over to the carpet, smelled its lower edge from left to right, stopped at a certain place, went back and smelled it again. It was half a sardine, and it was years old. Only he and Mruk knew of it. “Leave it,” said the lead. The dachshund went, with his head turned round; and Ola, who had been watching, moved along to that very place.",
      pl: "Prowadzono jamnika z klatki B. Pociągnął do dywanu, powąchał dolny brzeg od lewej do prawej, w pewnym miejscu stanął, wrócił i powąchał od nowa. Było to pół sardynki, bardzo stare. Wiedzieli o nim tylko on i Mruk. „Zostaw” – powiedziała smycz. Jamnik odszedł, z głową odwróconą w tył, a Ola, która się temu przyglądała, przesunęła się akurat w to miejsce.",
    },
    {
      pays: ["the left side"],
      en: "On Staircase B an old gentleman shut his window because of the dust and opened it again because of the view. He wanted to see the thing done properly. In the end he came in a hat, put a cushion on the sill and his elbows on the cushion. “More to the left!” he called. Ola was already on the left. “More!” he called. As long as he called, there would be no end to the beating.",
      pl: "Na klatce B starszy pan zamknął okno z powodu kurzu i otworzył je z powodu widoku. Chciał, żeby to było zrobione porządnie. W końcu przyszedł w kapeluszu, położył na parapecie poduszkę, a na niej łokcie. „Bardziej z lewej!” – zawołał. Ola stała już z lewej. „Bardziej!” – zawołał. Zanosiło się na to, że póki woła, trzepaniu nie będzie końca.",
    },
    {
      pays: ["Bułka’s hour"],
      unless: ["neighbour"],
      en: "Bułka came over from the back door of the bakery, white to the elbows. She had an hour off and knew of no better place for it than a thick red fold. But it was not her carpet. So she stopped by the chestnut, sneezed with her mouth shut, looked at the frame, looked at Mruk, and asked nothing. He moved his tail out of her way. For two it would be a tight fit.",
      pl: "Od tylnych drzwi piekarni przyszła Bułka, biała po łokcie. Miała wolną godzinę i nie znała na nią lepszego miejsca niż gruba czerwona fałda. Ale dywan nie był jej. Stanęła więc pod kasztanowcem, kichnęła z zamkniętym pyszczkiem, popatrzyła na trzepak, popatrzyła na Mruka i o nic nie zapytała. Mruk zabrał ogon z jej drogi. Na dwoje mogło tam być ciasno.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", company: "bulka" },
    },
    {
      when: { between: ["03-20", "06-20"] },
      pays: ["the sparrows’ share"],
      en: "Below the frame three sparrows were sorting what came down: biscuit to the left, sand to the right, and the grey hair in the middle. They were building, and they were behind. The smallest took a hair crosswise in its beak, flew up under the gutter, came back without it and looked at Ola: was there any more of that? She struck again. With every blow something of Mruk went up under the roof.",
      pl: "Pod trzepakiem trzy wróble segregowały to, co spadło: herbatnik w lewo, piasek w prawo, a szara sierść pośrodku. Budowały i były spóźnione. Najmniejszy wziął włos w poprzek dzioba, poleciał pod rynnę, wrócił bez niego i spojrzał na Olę: będzie tego więcej? Uderzyła znowu. Z każdym ciosem jakaś część Mruka przenosiła się pod dach.",
    },
  ],
};
