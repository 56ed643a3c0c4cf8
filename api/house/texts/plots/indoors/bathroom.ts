import type { Plot } from "#api/house/texts/model.ts";

/** The bathroom: a tub with feet, taps, soap, a door that does not shut. */
export const bathroom: Plot = {
  name: "bathroom",
  category: "Playtime",
  wishes: [
    {
      titles: [["Every Eleven Seconds", "Co jedenaście sekund nowa"]],
      en: "The tap in the bathroom lets a drop fall, every eleven seconds, from a great height, into a tub with lion’s feet; and every drop is new. Mruk could hear them in the hall. On the edge, between the soap and the sponge, there is a place for a cat with one paw put out. He wanted to catch one on its way down, just once, before it turned into water.",
      pl: "Kran w łazience puszcza kroplę, co jedenaście sekund, z wielkiej wysokości, do wanny na lwich nogach, a każda kropla jest nowa. Mruk słyszał je aż w przedpokoju. Na brzegu, między mydłem a gąbką, jest miejsce na kota z wystawioną łapą. Chciał złapać jedną po drodze, choćby raz, zanim zrobi się z niej woda.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "away", company: "nobody" },
      endings: [
        {
          titles: [
            ["On Three Legs along the Hall", "Na trzech nogach przez przedpokój"],
            ["A Bathroom Upside Down", "Łazienka do góry nogami"],
          ],
          en: "Mruk had his drop. It hung on the hair between two toes, quite round, with the lamp in it and a very small bathroom upside down. He carried it past Ola and along the hall on three legs, holding the fourth out before him, as far as the third chair. There he was going to look at it properly. It had got out on the way, but the place was still cold.",
          pl: "Mruk miał swoją kroplę. Wisiała na włoskach między dwoma palcami, całkiem okrągła, z lampą w środku i z malutką łazienką do góry nogami. Zaniósł ją na trzech nogach przez przedpokój, koło Oli, z czwartą wystawioną przed siebie, aż na trzecie krzesło. Tam chciał się jej porządnie przyjrzeć. Po drodze wysiadła, ale miejsce było jeszcze zimne.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            on: "chair",
            camera: "half",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Who Undid Tomek’s Work?", "Kto zepsuł Tomkowi robotę?"],
            ["At the Forty-first", "Przy czterdziestej pierwszej"],
          ],
          unless: ["the knocking"],
          en: "At the forty-first drop Tomek came in with a spanner. He turned something, drew breath, and it was still. Mruk waited: eleven seconds, twelve, a hundred. He looked at the tap, and into the tap. Then he got up, touched the lever with his cheek, as if in passing, to the left, and it began again, and Tomek never learnt who undid his work.",
          pl: "Przy czterdziestej pierwszej kropli wszedł Tomek z kluczem francuskim. Coś przekręcił, odetchnął i zrobiło się cicho. Mruk czekał; jedenaście sekund, dwanaście, sto. Spojrzał na kran i w kran. Potem wstał, dotknął kurka policzkiem, niby to mimochodem, w lewo, i zaczęło się od nowa, a Tomek do dziś nie wie, kto zepsuł mu robotę.",
          picture: { place: "tub edge", pose: "sit", props: [], eyes: "wide", camera: "half", company: "tomek" },
        },
        {
          titles: [
            ["A Drop from the Fourth Floor", "Kropla z czwartego piętra"],
            ["It Let Go Before Its Time", "Komu się tak spieszyło?"],
          ],
          needs: ["the fourth floor"],
          en: "At the ninth second there was a bang in the pipe: the fourth floor had let out its second bath. The tap jumped, and the drop, which had two seconds still to hang, let go. Mruk had not expected it. By chance his paw was there, the other one. The drop was round and cold and had come of its own accord. He drank it before it changed its mind.",
          pl: "W dziewiątej sekundzie huknęło w rurze: czwarte piętro wypuściło drugą kąpiel. Kran podskoczył i kropla, która miała wisieć jeszcze dwie sekundy, puściła. Mruk się jej nie spodziewał. Łapa jednak tam była, przypadkiem, ta druga. Obejrzał kroplę. Była okrągła, zimna i przyszła sama. Wypił ją, zanim się rozmyśliła.",
          picture: { place: "tub edge", pose: "sit", props: [], eyes: "wide", camera: "half", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Put There for Afterwards", "Położony na potem"]],
      when: {
        heating: true,
      },
      en: "On the stool beside the bath lay a bath sheet, folded, fresh from the stove, and thick as bread. Ola had put it there for afterwards. Mruk knew about it because warmth goes through the flat along the floor and knocks at every cat. “Afterwards” had not begun yet. Until it did, somebody would have to keep the thing warm, and he was free.",
      pl: "Na taborecie przy wannie leżał ręcznik kąpielowy, złożony, prosto od pieca i gruby jak chleb. Ola położyła go na potem. Mruk wiedział o nim, bo ciepło chodzi po mieszkaniu dołem i do każdego kota puka. „Potem” jeszcze się nie zaczęło. Dopóki się nie zacznie, ktoś powinien ręcznik dogrzewać, a on miał czas.",
      picture: {
        place: "bathroom",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["He Kept the Middle", "On zatrzymał środek"],
            ["“Are You Dry?”", "Suchy? No to po połowie"],
          ],
          en: "Afterwards came, and a wet arm with it. It felt about for the sheet and got hold of something thicker. “Are you dry?” asked Ola. Mruk was. They came to an understanding, by halves: he kept the middle and she had the two ends, which will do for shoulders and feet; as for the rest, she stood by the stove until it was dry.",
          pl: "Przyszło „potem”, a z nim mokra ręka. Szukała po omacku ręcznika i trafiła na coś grubszego. „Suchy jesteś?” – zapytała Ola. Mruk był. Doszli do porozumienia, po połowie: on zatrzymał środek, ona dostała dwa końce, którymi da się wytrzeć ramiona i stopy, a co do reszty, postała przy piecu, aż samo wyschło.",
        },
        {
          titles: [
            ["A Tall Person with Two Faces", "Wysoka osoba o dwóch twarzach"],
            ["Displeased as Far as the Armchair", "Niezadowolony, aż do fotela"],
          ],
          en: "Ola wrapped up Mruk and herself together. It was done in one movement, before he was quite awake; it was dark and steamy, and a heart was beating that was not his. They went through the hall like that, a tall white person with two faces, one above the other, and the lower face was displeased, for form’s sake, as far as the armchair.",
          pl: "Ola zawinęła i siebie, i Mruka. Stało się to jednym ruchem, zanim się do końca obudził; było ciemno, parno i biło serce, które nie było jego. Przeszli tak przez przedpokój, wysoka biała osoba o dwóch twarzach, jedna nad drugą, z których dolna była dla porządku niezadowolona, aż do fotela.",
        },
      ],
    },
    {
      titles: [["A Darkness That No One Sweeps", "Tam, gdzie nikt nie zamiata"]],
      pays: ["under the bath"],
      en: "Under the bath, between the lion’s feet, there is a darkness that nobody sweeps. Things go there that have had enough: a comb, a cork, half a bar of soap. Now and again it can be heard to move. Mruk had just heard it. He meant to lie down flat before it, with his nose at the edge, for in this flat he is the one who has to know who lives where.",
      pl: "Pod wanną, między lwimi nogami, jest ciemność, której nikt nie zamiata. Idą tam rzeczy, które mają dość: grzebień, korek, pół mydła. Od czasu do czasu słychać, jak się rusza. Mruk właśnie usłyszał. Zamierzał położyć się przed nią płasko, z nosem przy krawędzi, bo w tym mieszkaniu to on musi wiedzieć, kto gdzie mieszka.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Three That Stand and One That Pretends", "Trzy stoją, a jedna udaje"],
            ["Claw against Claw", "Pazur przy pazurze"],
          ],
          en: "What tapped was the lion’s fourth foot. The bath has three that stand and one that only pretends; it hangs a hair above the floor; and when there is a tram, it taps. Mruk laid his paw on it, claw against claw. It held still at once. They stayed like that for a while, two animals of one house; and then he brought it the cork to put under, and that was that.",
          pl: "Stukała czwarta lwia noga. Wanna ma trzy, które stoją, i jedną, która udaje i wisi o włos nad podłogą; kiedy jedzie tramwaj, stuka. Mruk położył na niej łapę, pazur przy pazurze. Znieruchomiała. Zostali tak chwilę, dwa zwierzęta z jednego domu, a potem podsunął jej korek, żeby miała na czym stać, i tyle.",
          picture: { place: "bathroom", pose: "crouch", props: ["cork"], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["For Whoever Has Hair", "Dla tych, co mają włosy"],
            ["He Did Not Ask Where It Had Been", "Nie pytał, gdzie było"],
          ],
          en: "Mruk reached in as far as the shoulder, with his cheek on the cold enamel, and fished. Out came the comb. Out came the half of the soap; a hairpin; then a thing that was grey, soft and without a face, long missed. He did not ask it where it had been. He took it by the neck and went, and left the comb for whoever had hair.",
          pl: "Mruk sięgnął aż po bark, z policzkiem na zimnej emalii, i łowił. Wyszedł grzebień. Wyszło pół mydła, potem wsuwka, a potem coś szarego, miękkiego, bez twarzy, czego brakowało mu od dawna. Nie pytał, gdzie było. Wziął to za kark i poszedł, a grzebień zostawił tym, którzy mają włosy.",
        },
      ],
    },
    {
      titles: [["A Person Who Might Be Dissolving", "Osoba, która się może rozpuszcza"]],
      pays: ["ola in the bath"],
      en: "Ola was in the bath. There had been splashing, then humming, then nothing at all, which was the worst. Warm water, as Mruk knows, takes the edges off things: within a week it had left a cake of soap half its size. From the mat in the hall he set out to demand access to a person who might be dissolving.",
      pl: "Ola siedziała w wannie. Najpierw słychać było plusk, potem nucenie, a potem zupełnie nic, i to było najgorsze. Ciepła woda, jak Mruk wie, zjada brzegi: mydłu starczył tydzień, żeby zmaleć o połowę. Ruszył z dywanika w przedpokoju zażądać dostępu do osoby, która być może się rozpuszcza.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "wide",
        mouth: "neutral",
        camera: "half",
        side: "middle",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Nothing Left but a Head", "Tyle co głowa na pianie"],
            ["Until All of It Had Come Out", "Aż wszystko wyszło"],
          ],
          en: "Nothing of Ola was left but a head. It lay on the foam, pink, with its eyes shut. Mruk came along the edge and held his nose to it; it opened one of them. “I’m still here,” she said. A knee rose, a good way off, like an island, then a second one. He counted over what there was, and lay down on the bath mat until all of it had come out.",
          pl: "Z Oli została tylko głowa. Leżała na pianie, różowa, z zamkniętymi oczami. Mruk podszedł brzegiem i przytknął do niej nos; otworzyła jedno. „Jestem” – powiedziała. Kawałek dalej wynurzyło się kolano, jak wyspa, potem drugie. Przeliczył, co jest, i położył się na dywaniku, dopóki wszystko nie wyszło.",
          picture: {
            place: "bathroom",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "up",
            on: "rug",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Guard Was Asleep", "A straż spała"],
            ["Only Her Hands and a Book", "Widać było same ręce"],
          ],
          en: "Ola let Mruk stay and went on reading. She held the book up high, out of the wet, and only her hands could be seen. He took his seat on the washing basket, at the far end, and kept watch. From time to time a page was turned, a drop ran down to the elbow. It was a long chapter, and when she looked up at last the water was cold and the guard asleep.",
          pl: "Ola pozwoliła Mrukowi zostać i czytała dalej. Książkę trzymała wysoko, z dala od mokrego, tak że widać było same ręce. Zajął miejsce na koszu z bielizną, w drugim końcu, i pilnował. Od czasu do czasu przewracała się strona, po łokciu spływała kropla. Był to długi rozdział, a kiedy wreszcie podniosła wzrok, woda była zimna, a straż spała.",
        },
      ],
    },
    {
      titles: [["A Great Many Say Something Small", "Bardzo wielu o czymś małym"]],
      en: "There was foam. Somebody had been generous with the green bottle, and now it stood above the edge of the tub in mountains, with valleys and a ledge, and whispered. Mruk had come because of the whispering. That is how it sounds when a great many people say something very small. He meant to get up on the edge, turn an ear, and find out what they said.",
      pl: "Była piana. Ktoś nie pożałował z zielonej butelki i teraz piętrzyła się ponad brzegiem wanny, z górami, dolinami i półką, i szeptała. Mruka sprowadził ten szept. Tak brzmi, kiedy bardzo wielu mówi coś bardzo małego. Zamierzał wejść na brzeg, nadstawić ucha i dowiedzieć się, co.",
      picture: { place: "bathroom", pose: "walk", props: [], eyes: "wide", by: "wall", company: "nobody" },
      endings: [
        {
          titles: [
            ["A White Ball on the Tip", "Na końcu biała kulka"],
            ["Each Said It Once", "Każdy raz i koniec"],
          ],
          en: "The bubbles said “psst”. Each of them said it once and was gone. Mruk leaned closer, and his ear went in; he took it out again with a white ball on the tip, and went through the flat with it, listening. In the hall it was still speaking. At the kitchen door it was only an ear, wet, but nobody will tell him that there was nothing in it.",
          pl: "Bąbelki mówiły „pst”. Każdy raz, a potem go nie było. Mruk pochylił się niżej i zanurzył ucho; wyjął je z białą kulką na końcu i przeszedł z nią przez mieszkanie, słuchając. W przedpokoju jeszcze mówiła. Przy drzwiach kuchni było to już tylko ucho, mokre, ale nikt mu nie powie, że nic w tym nie było.",
        },
        {
          titles: [
            ["The Mountains Were One Cat Short", "W górach ubyło kota"],
            ["Who Might Have Seen It?", "Kto mógł to widzieć?"],
          ],
          en: "On the ledge lay a shine. It was blue, and pink at the rim, it bent at every breath, and in it there sat a cat with a huge forehead and tiny feet. Mruk put out a claw, quite slowly, to greet him. There was a “psst”. The mountains were one cat short, and Mruk looked round to see who might have noticed.",
          pl: "Na półce leżał blask. Był niebieski, z brzegu różowy i uginał się od oddechu, a w środku siedział kot o ogromnym czole i maleńkich stopach. Mruk wysunął pazur, całkiem powoli, żeby się przywitać. Zrobiło „pst”. Góry były uboższe o jednego kota, a Mruk się obejrzał, kto mógł to widzieć.",
          picture: {
            place: "tub edge",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Seven Socks, Dripping", "Siedem skarpet, i kapią"]],
      en: "Over the bath runs a line, and on it Tomek’s socks were dripping, seven of them. Their toes hung down like bell ropes. Mruk had been studying them from the hall for some time, with his head on one side. He had no need of a sock. It was only that a thing which hangs like that asks to be rung.",
      pl: "Nad wanną biegnie sznurek, a na sznurku wisiały skarpety Tomka, siedem, i kapały. Zwieszały palce jak sznury od dzwonów. Mruk przyglądał się im z przedpokoju już dłuższą chwilę, z przekrzywioną głową. Skarpeta nie była mu potrzebna. Uważał tylko, że coś, co wisi tak wyraźnie, prosi, żeby zadzwonić.",
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["Like a Sexton with His Eyes Shut", "Jak kościelny z zamkniętymi oczami"],
            ["The Seventh Came Along Behind", "A siódma szła za nim"],
          ],
          en: "Mruk rang the middle sock. It was well hung; all seven swung, left, right, one after the other, and rained on both sides. It rang as well, at his own neck. He stood in the middle of it with his eyes shut like a sexton, and only when it had rung out did he see that there were six left, and that the seventh was coming along behind him, hooked to his claw.",
          pl: "Mruk zadzwonił środkową. Wisiała dobrze; zakołysało się wszystkie siedem, w lewo, w prawo, jedna po drugiej, i padało na dwie strony. Dzwoniło też, na jego własnej szyi. Stał w tym z zamkniętymi oczami jak kościelny i dopiero kiedy przebrzmiało, zobaczył, że zostało sześć, a siódma idzie za nim, uczepiona pazura.",
          picture: {
            place: "bathroom",
            pose: "reach",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Seven Times, Cold", "Siedem razy, na zimno"],
            ["His Laundry, Walking", "Pranie szło przez przedpokój"],
          ],
          unless: ["the knocking"],
          en: "The line was older than the socks. It let go at the nail, on the left; and everything that had been up was down, on the cat, seven times, cold. Tomek came running. He found his laundry in the hall, walking: a grey shape with sleeves, as it were, which left a track behind it and shook itself in front of the stove, in his direction.",
          pl: "Sznurek był starszy od skarpet. Puścił przy gwoździu, z lewej, i wszystko, co było na górze, było na dole, na kocie, siedem razy, na zimno. Przybiegł Tomek. Zastał swoje pranie w przedpokoju, idące: szarą postać jakby w rękawach, która zostawiała ślad i przed piecem otrząsnęła się, w jego stronę.",
        },
        {
          titles: [
            ["The Wind Rang Them First", "Najpierw wiatr, potem on"],
            ["All Seven, through the Grating", "Wszystkie siedem, przez kratkę"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "It was windy, and the wind came down the air shaft and in by the grating. Mruk had one paw up when the first sock moved by itself. The second swung, and the third; they were ringing, all seven, and he had touched none of them. He sat down underneath, with wet on his nose, until the wind had finished. Then he gave the last one a short pull, for Amen.",
          pl: "Na dworze wiało i wiatr schodził szybem i wchodził kratką. Mruk miał już podniesioną łapę, kiedy pierwsza skarpeta poruszyła się sama. Zakołysała się druga, trzecia; dzwoniło wszystkie siedem, a on żadnej nie dotknął. Usiadł pod nimi, z mokrym na nosie, i poczekał, aż wiatr skończy. Potem pociągnął za ostatnią, krótko, na amen.",
          picture: {
            place: "bathroom",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["The Width of Three Whiskers", "Na trzy wąsy i ani o jeden więcej"]],
      en: "The bathroom door, however, has been swollen since the last flood, and opens only for those who know how: you lift, you push, you say something. Mruk pushed. It gave as far as the width of three whiskers and then thought better of it. In the gap was a bright strip of tiles, and a strip of everything that he might have had.",
      pl: "Drzwi łazienki są jednak od ostatniego zalania spuchnięte i otwierają się tylko przed tymi, co wiedzą jak: trzeba unieść, pchnąć i coś powiedzieć. Mruk pchnął. Ustąpiły na szerokość trzech wąsów, po czym się rozmyśliły. W szparze widać było pasek kafelków, jasny, i pasek wszystkiego, co mógłby mieć.",
      turns: [
        {
          titles: [
            ["In a Voice He Has from His Mother", "Głosem, który ma po matce"],
            ["By the Right Board in the Hall", "Przez tę deskę czy przez to słowo?"],
          ],
          en: "So Mruk said something. It was not loud; he said it down low, at the threshold, where the wood is at its thickest, in a voice that he has from his mother. Whether it was the word, or Tomek, who at that moment trod on the right board in the hall, need not be decided. The door rose by itself, a finger’s breadth, and swung in.",
          pl: "Więc Mruk coś powiedział. Niegłośno, nisko, przy progu, gdzie drewno jest najgrubsze, głosem, który ma po matce. Czy pomogło słowo, czy Tomek, który akurat stanął w przedpokoju na właściwej desce, tego nie ma co rozstrzygać. Drzwi uniosły się same, o palec, i wpuściły.",
        },
        {
          titles: [
            ["He Thought of Eels", "Pomyślał o węgorzach"],
            ["The Rest Put Off till Later", "A resztę na później"],
          ],
          en: "Mruk made himself narrow. It is an art; you begin with the head and put off the rest till later. Three whiskers, said the door. He let out his breath, thought of eels, and drew one shoulder through and then the other. At the hips there was a pause in which both sides considered. Then something popped, and the door was shut behind him.",
          pl: "Mruk zrobił się wąski. To sztuka; zaczyna się od głowy, a resztę odkłada na później. Trzy wąsy, mówiły drzwi. Wypuścił powietrze, pomyślał o węgorzach i przeciągnął najpierw jeden bark, potem drugi. Przy biodrach nastąpiła chwila, w której obie strony się zastanawiały. Potem coś puknęło i drzwi zamknęły się za nim.",
        },
        {
          titles: [
            ["The Second Bath Opens the Door", "Drugi z rodziny i drzwi"],
            ["With a Bang, from the Fourth Floor", "Z hukiem, z czwartego piętra"],
          ],
          needs: ["the fourth floor"],
          en: "The second of the family on the fourth floor had finished. It was the father, and he fills the tub. He came down past the third floor like an express, and at the end of him the pipe gave such a bang that the wall shook, the mirror shook, and the bathroom door jumped out of its frame like a cork. It stood open, and trembled. Mruk stepped in.",
          pl: "Drugi z rodziny na czwartym piętrze skończył. Był to ojciec, a on nalewa po brzegi. Zjechał koło trzeciego jak pospieszny i na jego końcu rura tak huknęła, że zatrzęsła się ściana i lustro, a drzwi łazienki wyskoczyły z framugi jak korek. Stały otworem i drżały. Mruk wszedł przez próg.",
        },
        {
          titles: [
            ["Good for Doors as Well", "Dobre także na drzwi"],
            ["A Drop of Grandmother on the Hinge", "Kropla po babci na zawias"],
          ],
          needs: ["good for everything"],
          unless: ["ola in the bath"],
          en: "“What smells so good?” said Ola in the hall. She lifted, pushed, said something, came in and found the bottle dripping on the edge of the shelf. Good for everything, said the label; so she let three drops fall on the upper hinge and three on the lower, and rubbed what was left along the edge. The door tried to creak, and could not. It swung, and let in whoever leaned on it.",
          pl: "„Co tu tak ładnie pachnie?” – spytała w przedpokoju Ola. Uniosła, pchnęła, coś powiedziała, weszła i znalazła buteleczkę, która leżała na brzegu półki i kapała. Dobre na wszystko, głosiła etykieta, puściła więc trzy krople na górny zawias, trzy na dolny, a resztą przetarła krawędź. Drzwi chciały zaskrzypieć i nie mogły. Uchylały się odtąd przed każdym, kto się oparł, a oparł się Mruk.",
          picture: { place: "bathroom", pose: "walk", props: [], eyes: "half", company: "ola" },
        },
        {
          titles: [
            ["In Frost the Wood Gives In", "W mrozy drewno ustępuje"],
            ["As Thin as It Was Before the Flood", "Tak chude jak przed zalaniem"],
          ],
          when: {
            between: ["01-05", "02-28"],
          },
          en: "In January and February the air in the flat gets as dry as a rusk, and even swollen doors lose weight. Mruk pushed again, lower down, where the heat comes along the floor. There was a small crack, as of a biscuit. Then the whole door let go of the frame, like a man who has taken off a tight collar, and he walked in with his chest out.",
          pl: "W styczniu i w lutym powietrze w mieszkaniu robi się suche jak sucharek i chudną nawet spuchnięte drzwi. Mruk pchnął jeszcze raz, niżej, tam gdzie po podłodze idzie ciepło. Trzasnęło cichutko, jak herbatnik. Potem drzwi puściły całą framugę, jak ktoś, kto zdjął ciasny kołnierzyk, i Mruk wszedł, z piersią do przodu.",
        },
      ],
    },
    {
      titles: [["As Slippery as a Good Excuse", "Śliskie jak dobra wymówka"]],
      unless: ["under the bath"],
      en: "Soap had been at work here before Mruk. The whole edge of the tub was coated with it, from somebody who scrubs with both hands; it was white, smooth and slippery as a good excuse. Mruk put down one foot. The foot went off by itself, quite slowly, in the direction of the drain, and he could hardly keep up with it on the other three.",
      pl: "Przed Mrukiem pracowało tu mydło. Cały brzeg wanny był nim powleczony, po kimś, kto szoruje oburącz: biały, gładki i śliski jak dobra wymówka. Mruk postawił stopę. Stopa odjechała sama, bez pośpiechu, w stronę odpływu, a on ledwie nadążał za nią pozostałymi trzema.",
      turns: [
        {
          titles: [
            ["From the Taps to the Far End, with a View", "Od kranów na drugi koniec, z widokiem"],
            ["It Would Have Carried a Dancer", "I tancerkę by utrzymał"],
          ],
          en: "There are situations in which it is best to lie down. Mruk did so, on his stomach, with his legs over the sides, two and two, and slid, like a tram, from the taps to the far end, not fast, and with a view. When he arrived, the edge was polished. It squeaked under him, dry, and would have carried a dancer.",
          pl: "Są położenia, w których najlepiej się położyć. Mruk zrobił to, na brzuchu, z nogami zwieszonymi na dwie strony, po dwie, i w tej pozycji pojechał jak tramwaj od kranów aż na drugi koniec, niezbyt szybko i z widokiem. Kiedy dojechał, brzeg był wypolerowany. Skrzypiał pod nim, suchy, i utrzymałby tancerkę.",
        },
        {
          titles: [
            ["Full of Holes and Full of Itself", "Dziurawa i pełna siebie"],
            ["Two Round Wet Beings", "We dwoje na mokro"],
          ],
          en: "The sponge saved Mruk. It lay in the corner, big, full of holes and full of itself; he drove into it with his chest, and it let out a sigh and a cupful of water, which ran along the edge and took the soap with it. They sat side by side for a moment, two round wet beings. Then the way was free, and only one of them minded.",
          pl: "Mruka uratowała gąbka. Leżała w kącie, wielka, dziurawa i pełna siebie; wjechał w nią piersią, a ona wydała westchnienie i filiżankę wody, która spłynęła wzdłuż brzegu i zabrała mydło. Siedzieli obok siebie przez chwilę, dwie okrągłe mokre istoty. Potem droga była wolna i tylko jedna z nich miała to komuś za złe.",
        },
        {
          titles: [
            ["The Soap Got There First", "Mydło było tam pierwsze"],
            ["Since Monday, as Far as the Drain", "Od poniedziałku do odpływu"],
          ],
          needs: ["the soap"],
          en: "On the shelf the soap had come to a decision. It dropped into the tub, shot down the slope and stuck in the drain, broadside on; and when Mruk’s foot came along behind it, there it stopped, as at a buffer. He looked down at himself, lengthwise. Nothing was moving any more. Foot by foot he drew himself up again, on to a part of the edge where the soap had only passed by.",
          pl: "Mydło na półce podjęło decyzję. Spadło do wanny, śmignęło w dół i utknęło w odpływie, bokiem, a kiedy nadjechała za nim stopa Mruka, zatrzymała się na nim jak na zderzaku. Spojrzał po sobie, wzdłuż. Nic się już nie ruszało. Noga po nodze wciągnął się z powrotem, na ten kawałek brzegu, obok którego mydło tylko przechodziło.",
        },
      ],
    },
    {
      titles: [["Full of Blue Teeth", "W środku pełna niebieskich zębów"]],
      en: "At that moment the boiler lit. It hangs over the tub, a copper person with a window in her stomach; whenever anybody turns on the hot water, in the kitchen even, she says “whoomp” and is full of blue teeth. Mruk knows that it means nothing. His legs did not. They had taken him behind the washing basket before he could tell them.",
      pl: "W tej samej chwili zapalił się piecyk. Wisi nad wanną, miedziana osoba z okienkiem w brzuchu, i kiedy ktokolwiek odkręci ciepłą wodę, choćby w kuchni, mówi „huh” i jest pełna niebieskich zębów. Mruk wie, że to nic nie znaczy. Nogi nie wiedziały. Zabrały go za kosz z bielizną, zanim zdążył im powiedzieć.",
      turns: [
        {
          titles: [
            ["The One for the Night", "Ten ząb jest na noc"],
            ["Who Has One Tooth Does Not Bite", "Kto ma jeden ząb, ten nie gryzie"],
          ],
          en: "The boiler went out again with a click. In the kitchen the washing up was done. Now the boiler hung there cooling, ticking, and smelled of hot pennies; in the little window there was only a single blue tooth left, the one for the night. Somebody with only one tooth, Mruk said to his legs, does not bite. They brought him back by a small detour.",
          pl: "Piecyk zgasł z pstryknięciem. W kuchni skończono zmywać. Piecyk stygł teraz, tykał i pachniał gorącą miedzią, a w okienku widać było, że został jeden jedyny niebieski ząb, ten na noc. Kto ma jeden ząb, powiedział Mruk nogom, ten nie gryzie. Przyniosły go z powrotem, niewielkim objazdem.",
        },
        {
          titles: [
            ["Thanks for the “Whoomp”", "Dzięki za to „huh”"],
            ["He Could Flow Rather Than Walk", "Zamiast wyjść, wypłynął"],
          ],
          en: "Behind the basket it was warmer than anywhere. The boiler’s pipe runs down there, and Mruk had not known about it. He lay along it for as long as the boiler was angry, with his chin on the bend. When it had finished, he was so soft all through that he flowed out under the basket rather than walked, and was ready to thank it for the next “whoomp”.",
          pl: "Za koszem było ciepło, bardziej niż gdziekolwiek. Biegnie tamtędy rura od piecyka, a Mruk o niej nie wiedział. Leżał wzdłuż niej tak długo, jak długo piecyk się złościł, z brodą na kolanku. Potem był tak na wskroś miękki, że zamiast wyjść, mógł spod kosza wypłynąć, i przy następnym „huh” gotów był podziękować.",
        },
        {
          titles: [
            ["“No,” Said Somebody to the Boiler", "„Nie” – powiedział ktoś do piecyka"],
            ["The Boiler Is Contradicted", "Piecyk spotyka się z odmową"],
          ],
          needs: ["the child in the shaft"],
          en: "“Whoomp,” said the boiler. “No,” said the air shaft, quite close, wet and clear. There was a silence. “Whoomp,” it tried again, a little lower. “No!” It had never been spoken to like that. The blue teeth went in one after another until only the small one was left, and something in the copper ticked, offended. Mruk came out from behind the basket on all four legs, and nodded to the grating.",
          pl: "„Huh” – powiedział piecyk. „Nie” – odezwało się w szybie, całkiem blisko, mokro i wyraźnie. Zrobiło się cicho. „Huh” – spróbował piecyk, trochę ciszej. „Nie!” Tak nikt się do niego nie odzywał. Niebieskie zęby chowały się jeden po drugim, aż został tylko najmniejszy, a w miedzi coś tykało, obrażone. Mruk wyszedł zza kosza na wszystkich czterech nogach i skinął kratce głową.",
        },
      ],
    },
    {
      titles: [["Tomek, with Half a Face", "Tomek z połową twarzy"]],
      when: {
        timeSlot: ["morning", "evening"],
      },
      pays: ["Tomek"],
      unless: ["ola in the bath"],
      en: "In the mirror over the basin, however, stood Tomek, with half a face. He was shaving; the other half was white and came off in strips. A bathroom in which somebody shaves is occupied up to the ceiling: elbows, steam, a razor that is rinsed, and a song without an end. There was not a paw’s breadth of room left.",
      pl: "W lustrze nad umywalką stał jednak Tomek z połową twarzy. Golił się; druga połowa była biała i schodziła pasami. Łazienka, w której ktoś się goli, jest zajęta aż po sufit: łokcie, para, maszynka, którą się płucze, i piosenka bez końca. Wolnego miejsca nie było ani na jedną łapę.",
      turns: [
        {
          titles: [
            ["Between the Ears, and Stayed", "Między uszami, i została"],
            ["Among Gentlemen Who Are Being Shaved", "Między dżentelmenami przy goleniu"],
          ],
          en: "A flake of lather fell. It landed on Mruk’s head, between the ears, and stayed. Tomek looked down to see where it had got to; they were now both half white, the one below and the one above. “After you,” said Tomek. He drew in his elbow. Among gentlemen who are being shaved, things can be arranged.",
          pl: "Spadł płat piany. Wylądował Mrukowi na głowie, między uszami, i został. Tomek spojrzał w dół, gdzie się podział; obaj byli teraz w połowie biali, ten na górze i ten na dole. „Proszę bardzo” – powiedział Tomek. Cofnął łokieć. Między dżentelmenami, których się goli, zawsze da się coś ustalić.",
          picture: { place: "bathroom", pose: "sit", props: [], eyes: "open", look: "up", company: "tomek" },
        },
        {
          titles: [
            ["Off Goes the Song, and Then?", "Piosenka się oddala"],
            ["A Fog and a Dripping", "Została mgła i ten, kto czekał"],
          ],
          en: "Steam covered the mirror. Tomek wiped it with his hand, and it covered it again; he wiped with his elbow, with the towel. Then he went out, with his head in the air and soap up to his ear, to finish at the one in the hall. The song could be heard moving off. In the bathroom there remained a fog, a dripping, and whoever had been waiting for that.",
          pl: "Lustro zaszło parą. Tomek przetarł ręką i zaszło znowu; przetarł łokciem, przetarł ręcznikiem. Potem wyszedł z zadartą głową, z mydłem pod samo ucho, kończyć przy tym w przedpokoju. Słychać było, jak piosenka się oddala. W łazience została mgła, kapanie i ten, kto na to czekał.",
        },
        {
          titles: [
            ["Somebody Did Not Like the Song", "Komuś nie podoba się piosenka"],
            ["In the Middle of the Fourth Verse, “No”", "Pośrodku zwrotki „nie”"],
          ],
          needs: ["the child in the shaft"],
          en: "Tomek had reached the fourth verse, with the razor at his chin and his voice at its best, when the air shaft said “No”. He broke off. “I beg your pardon?” he asked, upwards. “No,” said the air shaft. Tomek looked at himself in the mirror for a while. Then he rinsed the razor, took the mug and the brush and finished in the kitchen, where nobody minds, humming with his lips shut.",
          pl: "Tomek był przy czwartej zwrotce, z maszynką pod brodą i przy najlepszym głosie, kiedy szyb powiedział: „Nie”. Urwał. „Słucham?” – zapytał w górę. „Nie” – powtórzył szyb. Tomek przez chwilę patrzył na siebie w lustrze. Potem opłukał maszynkę, zabrał kubek i pędzel i skończył w kuchni, gdzie to nikomu nie przeszkadza, mrucząc przez zaciśnięte wargi. W łazience zostało miejsca aż nadto.",
        },
        {
          titles: [
            ["Half a Face Runs to the Balcony", "Pół twarzy biegnie na balkon"],
            ["Shirts First, Then the Beard", "Najpierw koszule, potem broda"],
          ],
          needs: ["the bulb"],
          en: "The bulb went up another half a tone. Tomek stopped in the middle of a stroke. “My shirts,” he said, for it was he who had hung them out. He laid down the razor and ran, one cheek pink, one cheek white, and from the balcony you could hear him struggle with the pegs in the rain. The rain rinsed the lather off him out there. Mruk walked in past the basin, where there were no elbows now.",
          pl: "Żarówka podniosła się jeszcze o pół tonu. Tomek zatrzymał się w połowie pasa. „Moje koszule” – powiedział, bo to on je wywiesił. Odłożył maszynkę i pobiegł, z jednym policzkiem różowym, drugim białym, i z balkonu słychać było, jak na deszczu walczy z klamerkami. Pianę z policzka spłukał mu deszcz. Mruk wszedł obok umywalki, przy której nie było ani jednego łokcia.",
        },
      ],
    },
    {
      titles: [["Nobody’s Business, Bit by Bit", "Niczyja sprawa, zwłaszcza po kawałku"]],
      en: "The scales, though, stood in the way. They are for people; you step on, they clatter, and a dial runs away beneath your feet. Since they were pushed in front of the bath, there has been no other approach. Mruk set one paw on the edge. “Three,” said the dial. He took it off. It is nobody’s business, least of all bit by bit.",
      pl: "Ale drogę zagradzała waga. Jest dla ludzi; wchodzi się, coś łomocze i spod stóp ucieka tarcza. Odkąd przesunięto ją przed wannę, innego dojścia nie ma. Mruk postawił łapę na brzegu. „Trzy” – powiedziała tarcza. Zabrał łapę. To nie jest niczyja sprawa, zwłaszcza po kawałku.",
      turns: [
        {
          titles: [
            ["Past Mrs Halina in Her Fur", "Dalej niż pani Halina w futrze"],
            ["Ola Said Nothing for an Hour", "Ola przez godzinę ani słowa"],
          ],
          en: "Mruk took the scales at a run. For an instant all nine kilos of him were on them at once; there was a cry, the needle flew round past everything, past Tomek, past Mrs Halina in her fur, and stuck there. He was across. Later Ola stepped on, read it off, stepped down, and said nothing to anybody for an hour.",
          pl: "Mruk wziął wagę z rozbiegu. Przez moment było na niej całe dziewięć kilo naraz, krzyknęła, wskazówka przeleciała wszystko, Tomka, panią Halinę w futrze, i tam utknęła. Był po drugiej stronie. Kiedy Ola weszła potem na wagę, odczytała, zeszła i przez godzinę z nikim nie rozmawiała.",
        },
        {
          titles: [
            ["The Mat Kept It to Itself", "Dywanik nic nie powie"],
            ["The Basis of Good Relations", "Nie widzą się, i dobrze"],
          ],
          en: "Somebody had laid the bath mat over the scales. The dial could neither be seen nor see, and that is the basis of good relations. Mruk got on with all four, stood, felt the thing give way at the knees and tell the mat, in a muffled voice, what it had to tell. The mat kept it to itself. He went on, almost on tiptoe.",
          pl: "Ktoś położył na wadze dywanik. Tarczy nie było widać, ona też nic nie widziała, a to podstawa dobrych stosunków. Mruk wszedł wszystkimi czterema, postał, poczuł, jak ugina się w kolanach i stłumionym głosem mówi dywanikowi, co ma do powiedzenia. Dywanik zatrzymał to dla siebie. Poszedł dalej niemal na palcach.",
        },
        {
          titles: [
            ["Three Knocks Move the Scales", "Trzy puknięcia i waga jedzie"],
            ["Dry under the Bath, After All", "Pod wanną jednak sucho"],
          ],
          needs: ["the knocking"],
          unless: ["ola in the bath"],
          en: "Ola came running with the cloth. To see under the bath she had to kneel, and to kneel she had to push the scales out into the hall. Under the bath it was dry. She knocked back, twice, which means “not us”. “A picture!” called Mrs Halina from below. “I’m only hanging a picture!” The way was clear, and nothing had been read.",
          pl: "Ola przybiegła ze ścierką. Żeby zajrzeć pod wannę, musiała uklęknąć, a żeby uklęknąć, musiała wypchnąć wagę do przedpokoju. Pod wanną było sucho. Odpukała dwa razy, co znaczy: to nie my. „Obrazek! – zawołała z dołu pani Halina. – Wieszam tylko obrazek!” Droga była wolna i nikt niczego nie odczytał.",
        },
      ],
    },
    {
      titles: [["Not before It’s Dry!", "Aż wyschnie, a nie wcześniej"]],
      unless: ["ola in the bath"],
      en: "But the floor had been washed. It shone from wall to wall, black, white, black, like a game that must not be disturbed; on the threshold stood the bucket, with the cloth over its shoulder. “Not before it’s dry!” someone called from the kitchen. It was said in general, though in this flat only one person goes barefoot.",
      pl: "Ale podłoga była umyta. Lśniła od ściany do ściany, czarne, białe, czarne, jak partia, której nie wolno ruszać, a na progu stało wiadro ze ścierką przez ramię. „Dopóki nie wyschnie, nikt nie wchodzi!” – zawołał ktoś z kuchni. Powiedziano to ogólnie, choć w tym mieszkaniu tylko jedna osoba chodziła boso.",
      turns: [
        {
          titles: [
            ["Two On and One to the Side", "Dwa do przodu, jedno w bok"],
            ["White Had Won", "I wygrały białe"],
          ],
          en: "Mruk chose the white squares. They dry first, everybody knows that; and with the right hindquarters you can jump from one to the next as the knight does, two on and one to the side. Four black ones he touched on the way, but only with his tail. Against the light a game could be seen there afterwards, and white had won.",
          pl: "Mruk wybrał białe pola. Schną pierwsze, to wiadomo; da się skakać z jednego na drugie ruchem skoczka, dwa do przodu i jedno w bok, jeśli się ma do tego zad. Po drodze czterech czarnych dotknął samym ogonem. Pod światło widać było potem na podłodze partię i wygrały białe.",
        },
        {
          titles: [
            ["Which of Them Gave Way First?", "Ustąpiło wiadro, nie on"],
            ["A Grey Tongue", "Od progu szary język"],
          ],
          en: "Time passed, and the bucket gave way first. A fifteen came down the street, the water began to rock; the cloth slipped in, and from the threshold ran a tongue, grey, all across what had been so clean. “Well, then,” said the voice from the kitchen. Anybody could come in now; Mruk went straight through the middle, since it no longer mattered.",
          pl: "Mijał czas i ustąpiło wiadro. Ulicą przejechała piętnastka, woda się rozkołysała, ścierka wpadła do środka i od progu pobiegł szary język, przez wszystko, co było takie czyste. „No to już” – powiedział głos z kuchni. Wejść mógł teraz, kto chciał; Mruk poszedł prosto środkiem, bo było wszystko jedno.",
        },
        {
          titles: [
            ["On One Leg over Her Own Floor", "Na jednej nodze po własnej podłodze"],
            ["The Slipper Was in the Bath", "Kapeć był w wannie"],
          ],
          needs: ["the slipper"],
          en: "Ola remembered. She had taken the slipper off to wash the floor, and put it where it would keep dry: in the bath. Between her and the bath lay all that was wet, and on one leg that cannot be done. So she threw the mat in front of her and hopped on to it; she threw the towel, and hopped on to that. Mruk came along behind, always one station later.",
          pl: "Ola sobie przypomniała. Zdjęła kapeć do mycia podłogi i odłożyła tam, gdzie nie zmoknie: do wanny. Między nią a wanną było wszystko, co mokre, a na jednej nodze się nie da. Rzuciła więc przed siebie dywanik i wskoczyła na niego, rzuciła ręcznik i wskoczyła na ręcznik. Mruk szedł za nią, zawsze o jedną stację później.",
        },
        {
          titles: [
            ["Mrs Halina Has a Spot on Her Ceiling", "Czyja to plama, ta na suficie?"],
            ["Too Much Water for a Clean Floor", "Za dużo wody na czystą podłogę"],
          ],
          needs: ["the knocking"],
          en: "“We’ve got a spot!” came Mrs Halina’s voice through the floor. So there had been too much water; some of it had gone on to the second floor. Ola came from the kitchen with every towel in the house and laid them down from wall to wall, side by side, and trod on them. Black, white and black disappeared. When she went to wring out the first, Mruk walked over the rest, right down the middle.",
          pl: "„Mamy plamę!” – doszedł przez podłogę głos pani Haliny. A więc do mycia wzięto za dużo wody i trochę poszło na drugie piętro. Ola przybiegła z kuchni ze wszystkimi ręcznikami, jakie były w domu, położyła je od ściany do ściany, jeden przy drugim, i przydeptała. Czarne i białe zniknęło. Kiedy poszła wykręcić pierwszy, Mruk przeszedł po reszcie, samym środkiem.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [["A Whole Bath, Not Stopping", "Cała wanna, bez zatrzymania"]],
      pays: ["the fourth floor"],
      en: "In the pipe behind the wall somebody on the fourth floor pulled the plug. A whole bath came down in the dark, with a gulp at each floor, like a train that does not stop; and when it had gone by, the pipe gave a bang that made the glass on the shelf ring and Mruk go down on his elbows. A pause followed. Mruk did not trust it; they are a large family up there, and they all bath.",
      pl: "W rurze za ścianą ktoś z czwartego piętra wyciągnął korek. Cała wanna zeszła po ciemku, z czknięciem na każdym piętrze, jak pociąg, który się nie zatrzymuje, a kiedy przejechała, rura huknęła, aż na półce zadzwoniła szklanka, a Mruk przysiadł na łokciach. Potem nastała przerwa. Mruk jej nie ufał; na górze mieszka duża rodzina i kąpią się wszyscy.",
    },
    {
      titles: [["A Tone Higher for Rain", "Na deszcz o ton wyżej"]],
      when: {
        weather: ["rain"],
      },
      pays: ["the bulb"],
      en: "The light bulb over the basin buzzed. It always does; but when it rains it buzzes a tone higher, and everybody in the flat goes by it rather than by the wireless. It was raining now, so the bulb was right. “The bulb!” somebody called in the hall, and steps ran to the balcony, ran to the window, and came back. Mruk put his ears flat. Once people here start running, they run into everything.",
      pl: "Żarówka nad umywalką brzęczała. Robi to zawsze, ale na deszcz brzęczy o ton wyżej i w domu wierzy się jej bardziej niż radiu. Teraz padało, miała więc rację. „Żarówka!” – zawołał ktoś w przedpokoju i czyjeś kroki pobiegły na balkon, pobiegły do okna i wróciły. Mruk położył uszy. Jak ktoś w tym domu zacznie biegać, to wpada na wszystko.",
    },
    {
      titles: [["With Their Bristles Together", "Włosiem do siebie"]],
      pays: ["the knocking"],
      unless: ["Tomek"],
      en: "From below somebody knocked, three times, with a broom handle. That is Mrs Halina on the second floor, and three knocks mean: there is water coming through. Mruk looked at the floor. There was no water that he knew of. But he knew what happens after the third knock. In a minute people would be here with cloths, on their knees, looking into everything, and nobody would get anything done for an hour.",
      pl: "Od dołu ktoś zapukał, trzy razy, kijem od szczotki. Tak puka z drugiego piętra pani Halina, a trzy puknięcia znaczą: leje się. Mruk spojrzał na podłogę. O żadnej wodzie nic nie wiedział. Wiedział jednak, co jest po trzecim puknięciu. Za chwilę ludzie będą tu na kolanach, ze ścierkami, będą zaglądać wszędzie i przez godzinę nikt niczego nie załatwi.",
    },
    {
      titles: [["The Slipper Was Coming from There", "Kapeć stamtąd wracał"]],
      pays: ["the slipper"],
      unless: ["ola in the bath"],
      en: "Ola was looking for her other slipper. She looked behind the stove, she looked in the hall, and at last she stopped in the bathroom doorway, on one leg, and held on to the frame. “What was it I came for?” she asked. Mruk at any rate knew what he had come for. “I’m not moving until I remember,” said Ola. But with somebody looking on from a doorway there are things that cannot be done.",
      pl: "Ola szukała drugiego kapcia. Zajrzała za piec, zajrzała do przedpokoju, a w końcu stanęła w progu łazienki, na jednej nodze, i przytrzymała się framugi. „Po co ja tu przyszłam?” – zapytała. Mruk w każdym razie wiedział, po co przyszedł on. „Nie ruszę się, dopóki sobie nie przypomnę” – powiedziała Ola. Ale kiedy ktoś patrzy od progu, pewnych rzeczy zrobić się nie da.",
    },
    {
      titles: [["“No”, Wet and Clear", "„Nie”, mokro i wyraźnie"]],
      pays: ["the child in the shaft"],
      en: "From the air shaft came voices. There is a grating up by the ceiling that all the bathrooms of the staircase share; it lets in a radio from the first floor, and from somewhere a child who will on no account have its hair washed. “No,” it said quite close, wet and clear. Somebody coaxed. “No.” Mruk looked up with respect. He could have done with somebody like that on his side just now.",
      pl: "Z szybu dobiegały głosy. Pod sufitem jest kratka, wspólna dla wszystkich łazienek na klatce; słychać w niej radio z pierwszego piętra i skądś dziecko, które za nic nie da sobie umyć głowy. „Nie” – odezwało się całkiem blisko, mokro i wyraźnie. Ktoś namawiał. „Nie”. Mruk spojrzał w górę z szacunkiem. Kogoś takiego bardzo by mu teraz było trzeba.",
    },
    {
      titles: [["Since Monday on a Journey", "Od poniedziałku w podróży"]],
      when: {
        weekday: [2, 3, 4, 5, 6],
      },
      pays: ["the soap"],
      en: "On the shelf the cake of soap was changing its place. It does so by itself, a finger’s breadth at a time, if the dish is wet; it had been on a journey since Monday. Now it had reached the edge and hung over, green, with the print of a thumb, straight above the place that Mruk had in mind. Nothing could be done until it had made up its mind.",
      pl: "Na półce mydło zmieniało miejsce. Robi to samo, po palcu, kiedy mydelniczka jest mokra; od poniedziałku było w podróży. Teraz dotarło do krawędzi i wystawało, zielone, z odciskiem kciuka, dokładnie nad miejscem, które upatrzył sobie Mruk. Nic nie dało się zrobić, dopóki nie podejmie decyzji.",
    },
    {
      titles: [["Good for Everything", "Dobre na wszystko, i nikt nie próbował"]],
      pays: ["good for everything"],
      en: "The door of the little bathroom cupboard opened; nobody had touched it. It has a magnet that tires. Inside was a bottle with a label in Ola’s grandmother’s hand, “Good for everything”. As the door swung back it caught the bottle, which went over and rolled to the edge of the shelf. From the cork came a thin smell, of pine, of camphor, of harness. Mruk lifted his nose. That could mean anything.",
      pl: "Otworzyły się drzwiczki łazienkowej szafki, choć nikt ich nie ruszał. Mają magnes, który się męczy. W środku była buteleczka z etykietą ręki babci Oli: „Dobre na wszystko”. Drzwiczki wracając, potrąciły buteleczkę, a ta przewróciła się i potoczyła na brzeg półki. Spod korka doszedł zapach, sosny, kamfory i uprzęży. Mruk podniósł nos. Mogło to znaczyć wszystko.",
    },
  ],
};
