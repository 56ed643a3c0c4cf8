import type { Feast } from "#api/house/texts/model.ts";

/** The eleventh of November, which is also St Martin's: flags and crescent rolls with poppy seed. */
export const independenceDay: Feast = {
  name: "independence-day",
  day: { date: "11-11" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["On a White Horse, as the Saying Goes", "Na białym koniu, mniej więcej"],
        en: [
          "On the eleventh of November St Martin comes on a white horse, that is to say, it snows. Mr Zenon holds to that. He had been standing at the gate since seven with a shovel in reserve and a flag over his head, looking up the street.",
          "What came was the cart from the brewery. It goes to parades, in its old paint, behind two horses, and one of them was grey, on the whole; he had white socks and a white blaze, and steam came off him. In front of our house the driver got down to ask the way. The grey stood half across the tram rails.",
          "Mruk was sitting in the gateway, on the threshold, where his country ends. In front of him was a knee. Above the knee it went on, up and up, to an eye as large as a saucer, brown, with Mruk in it, quite small, upside down.",
          "He did not retreat. The horse lowered his head. It took its time coming down, getting longer as it came; nostrils arrived in which a cat could have lodged. They stood nose to nose, and the horse breathed out. All Mruk’s fur lay down backwards. He breathed in; it was hay, it was leather, it was a long road with poplars.",
          "“He’s never done that,” said the driver. Something white hung on the horse’s lashes. It had come down, all by itself, out of a low sky, and then there was another, on the shovel.",
          "“Quarter past eight,” said Mr Zenon, and wrote it down. In the middle of the street stood a grey horse, waiting for the parade to begin, with a flake on each lash. He would not go on until the cat had got up first.",
        ],
        pl: [
          "Jedenastego listopada przyjeżdża święty Marcin na białym koniu, czyli pada śnieg. Pan Zenon się tego trzyma. Od siódmej stał w bramie, z łopatą w odwodzie i flagą nad głową, i patrzył w górę ulicy.",
          "Nadjechał wóz z browaru. Jeździ na parady, malowany po staremu, w dwa konie, a jeden był siwy, przeważnie; miał białe skarpetki i białą łysinę i parowało z niego. Przed naszym domem woźnica zsiadł zapytać o drogę. Siwek stał w połowie na szynach.",
          "Mruk siedział w bramie, na progu, na którym kończy się jego kraj. Miał przed sobą kolano. Nad kolanem ciągnęło się to dalej, wyżej i wyżej, aż do oka wielkości spodka, brązowego, z Mrukiem w środku, całkiem małym, do góry nogami.",
          "Nie cofnął się. Koń pochylił głowę. Zjeżdżała długo i po drodze się wydłużała; w końcu zjawiły się nozdrza, w których kot mógłby zamieszkać. Stali nos w nos i koń wypuścił powietrze. Mrukowi cała sierść położyła się do tyłu. Wciągnął powietrze; było w nim siano, skóra i długa droga z topolami.",
          "„Tego jeszcze nie robił” – powiedział woźnica. Na rzęsach konia wisiało coś białego. Spadło z niskiego nieba, zupełnie samo, a potem spadło jeszcze jedno, na łopatę.",
          "„Kwadrans po ósmej” – stwierdził pan Zenon i zapisał. Na środku ulicy stał siwy koń i czekał na początek parady, z płatkiem na każdej rzęsie. Nie chciał ruszyć, dopóki kot nie wstał pierwszy.",
        ],
        picture: {
          place: "gateway",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "up",
          tram: "none",
          weather: "fog",
          company: "zenon",
          inHand: "shovel",
        },
      },
      {
        title: ["We Don’t Sell Broken Ones", "Złamanych się nie sprzedaje"],
        en: [
          "On St Martin’s Day people bake crescents. They come from Poznań, they are filled with white poppy seed, and you may eat them in Warsaw as well, since it is a holiday. Our bakers make them once a year. There were twelve left on the tray at eight o’clock, and the shop was to open at nine.",
          "Bułka, the bakery cat, was on duty. She sat next to the tray, her tail round her feet, and guarded it from mice; this bakery has none, for that very reason. In the back door, open because of the heat, a broad grey head appeared.",
          "Mruk had come to pay his respects, as is right on such a day. He stayed on the threshold, out of delicacy; beyond it is business. They looked at each other through the steam. And then, from the second row, third from the left, came a smell that cannot be described: it was almond, it was orange peel, and it was warm.",
          "Mruk sat down. He has no use for sweet things; he merely wanted to be told what it was. Bułka looked at the tray, at the ovens, at the clock. She put out a floury paw. She touched the crescent, third from the left, at the tip, and it went over the edge and fell at his feet, in two.",
          "“That’s one broken,” said the elder baker, who had her back to them. “We don’t sell broken ones.” She had heard it fall. She went on kneading. Nobody knows whether there is such a rule, but nobody asked.",
          "Mruk ate the corner with the almond, out of politeness. The two cats left the rest to the sparrows. At nine the bell rang in the shop; there were eleven on the tray, and a flag in the window, and Bułka was sitting beside it, very straight.",
        ],
        pl: [
          "Na świętego Marcina piecze się rogale. Są z Poznania, nadziewa się je białym makiem i wolno je jeść także w Warszawie, skoro jest święto. Nasze piekarki robią je raz w roku. O ósmej zostało na blasze dwanaście, a sklep otwierał się o dziewiątej.",
          "Dyżur miała Bułka, kotka z piekarni. Siedziała przy blasze owinięta ogonem i strzegła jej przed myszami, których tu nie ma, właśnie dlatego. W tylnych drzwiach, otwartych z powodu gorąca, ukazała się szeroka szara głowa.",
          "Mruk przyszedł złożyć uszanowanie, jak to w taki dzień. Został na progu, przez delikatność, bo dalej jest zakład pracy. Patrzyli na siebie przez parę. I wtedy z drugiego rzędu, od trzeciego z lewej, doszedł zapach nie do opisania: był w nim migdał, była skórka pomarańczowa i był ciepły.",
          "Mruk usiadł. Za słodkim nie przepada; chciał tylko wiedzieć, co to jest. Bułka spojrzała na blachę, na piece, na zegar. Wysunęła łapę w mące. Trąciła rogal trzeci od lewej w koniuszek, a on przechylił się przez brzeg, upadł Mrukowi pod nogi i pękł na dwoje.",
          "„Jeden złamany – powiedziała starsza piekarka, która stała do nich tyłem. – Złamanych nie sprzedajemy”. Słyszała, jak spadł. Wyrabiała dalej. Nie wiadomo, czy jest taki przepis, ale nikt nie pytał.",
          "Mruk zjadł róg z migdałem, z grzeczności. Resztę koty zostawiły wróblom. O dziewiątej zadzwonił dzwonek w sklepie; na blasze było jedenaście, w oknie chorągiewka, a obok siedziała Bułka, bardzo prosto.",
        ],
        picture: {
          place: "bakery",
          pose: "sit",
          props: [],
          eyes: "happy",
          company: "bulka",
        },
      },
      {
        title: ["Who Took Tomek across the Sea?", "Kto przeprowadził Tomka przez morze?"],
        en: [
          "Tomek had signed up to sing. On the eleventh of November, on the stroke of twelve, the whole of Warsaw sings the anthem at the same moment, in the squares, and for once he wanted to do all four verses without looking at the words. He practised at eight, in the kitchen, in his hat and coat.",
          "The first verse goes by itself. The second he knew from school. In the third there is a place where the song crosses the sea, and there he always lost his way. “Across the sea,” sang Tomek. “No. First it’s for the homeland.” He began again; Ola, who was buttering rolls, moved her lips.",
          "Mruk sat on the third chair. When the anthem is sung people stand, but he could not know that. It was loud, it was always the same, and each time it broke off at the same spot, like water when the tap is turned off. He can bear anything except a thing that breaks off. He waited for the sea; Tomek came to the sea, and stopped.",
          "So Mruk went on. He gave one note, in the right place. It was fairly high, and he held it until they had got across. “There!” cried Ola. Tomek sang on from the far shore as if somebody had put a plank down for him. Third, fourth; he tore off his hat.",
          "“Again,” said Ola and stood up, with the knife in her hand. They did it four times. At the sea the two of them drew breath and looked at the cat, and the cat brought them across.",
          "At noon, in the square, among ten thousand, Tomek sang all of it by heart. Only in the third verse, before the crossing, the people in front of him turned round. He had stopped there for the length of one note, and gave a lady with a flag an apologetic smile.",
        ],
        pl: [
          "Tomek zapisał się na śpiewanie. Jedenastego listopada w południe cała Warszawa śpiewa hymn w tej samej chwili, na placach, a on chciał raz przejść wszystkie cztery zwrotki bez patrzenia w kartkę. Ćwiczył o ósmej w kuchni, w kapeluszu i płaszczu.",
          "Pierwsza idzie sama. Drugą pamiętał ze szkoły. W trzeciej jest miejsce, gdzie przechodzi się przez morze, i tam zawsze gubił drogę. „Przez morze – śpiewał Tomek. – Nie. Najpierw dla ojczyzny”. Zaczynał od nowa, a Ola, która smarowała bułki, poruszała wargami.",
          "Mruk siedział na trzecim krześle. Przy hymnie się stoi, ale tego nie mógł wiedzieć. Było głośno, w kółko to samo, i za każdym razem urywało się w tym samym miejscu, jak woda, gdy ktoś zakręci kran. Mruk zniesie wszystko oprócz tego, co się urywa. Czekał na morze; Tomek dochodził do morza i stawał.",
          "Więc Mruk poszedł dalej. Wydał jeden ton, we właściwym miejscu. Był dość wysoki i trwał, dopóki nie przeszli. „O!” – zawołała Ola. Tomek śpiewał już z drugiego brzegu, jakby mu ktoś podłożył deskę. Trzecia, czwarta; zerwał z głowy kapelusz.",
          "„Jeszcze raz” – powiedziała Ola i wstała z nożem w ręku. Przeszli to cztery razy. Przy morzu oboje nabierali powietrza i patrzyli na kota, a kot ich przeprowadzał.",
          "W południe na placu, wśród dziesięciu tysięcy, Tomek zaśpiewał wszystko z pamięci. Tylko w trzeciej zwrotce, przed przeprawą, zamilkł na długość jednego tonu. Obejrzeli się na niego ci z przodu, a on uśmiechnął się przepraszająco do pani z chorągiewką.",
        ],
        picture: { place: "kitchen", pose: "peek", props: ["rolls"], eyes: "half", company: "ola", inHand: "knife" },
      },
    ],
  },
};
