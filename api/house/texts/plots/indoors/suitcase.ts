import type { Plot } from "#api/house/texts/model.ts";

/** Somebody packs a suitcase. */
export const suitcase: Plot = {
  name: "suitcase",
  category: "Daily Life",
  pictures: [
    {
      place: "box",
      pose: "loaf",
      props: [],
      eyes: "half",
      en: "Mruk lies with his paws tucked in and does not mean to get up",
      pl: "Mruk leży z podwiniętymi łapami i nie zamierza wstać",
    },
    {
      place: "box",
      pose: "sit",
      props: ["slippers"],
      eyes: "open",
      en: "Mruk sits beside a pair of slippers, ready to be taken along",
      pl: "Mruk siedzi obok pary kapci, gotów do zabrania",
    },
    {
      place: "box",
      pose: "peek",
      props: ["books"],
      eyes: "wide",
      en: "Mruk peeks out beside some books",
      pl: "Mruk wygląda obok kilku książek",
    },
  ],
  wishes: [
    {
      en: "The suitcase had been fetched down from the wardrobe. It lay open on the bed, with checked lining and a lid that stood up behind like the head of a sleigh, and Ola walked past it with an armful of blouses. Mruk knew only one thing about it: whoever is inside goes along. He meant to be inside in good time.",
      pl: "Walizkę zdjęto z szafy. Leżała otwarta na łóżku, z kraciastą podszewką i wiekiem, które stało z tyłu jak oparcie sań, a Ola chodziła koło niej z naręczem bluzek. Mruk wiedział o walizkach jedno: kto jest w środku, ten jedzie. Zamierzał tam być zawczasu.",
      titles: [
        ["Whoever Is Inside Goes Along", "Kto w środku, ten jedzie"],
        ["A Passenger before the Blouses", "Najpierw pasażer, potem bluzki"],
      ],
      endings: [
        {
          en: "So Mruk went along. Ola carried the suitcase to the door with the cat on top of the blouses, set it down on the mat, and there the journey ended, since he wished to alight. He had been as far as the hall. He walked back by himself, with the tail of someone who has seen the world and will tell of it only what he is asked.",
          pl: "Więc Mruk pojechał. Ola zaniosła walizkę pod drzwi, z kotem na bluzkach, postawiła na wycieraczce i tam podróż się skończyła, bo pasażer chciał wysiąść. Był aż w przedpokoju. Wrócił sam, z ogonem kogoś, kto widział świat i powie o nim tylko to, o co go zapytają.",
          titles: [
            ["As Far as the Hall and Back", "Do przedpokoju i z powrotem"],
            ["He Wished to Alight", "Tu pasażer chciał wysiąść"],
          ],
        },
        {
          en: "In the end they packed round Mruk. The blouses went to the left, the shoes to the right, and in the middle there stayed a place in the shape of a cat. When Ola opened the suitcase again, in another town, everything had slid into everything else; she laid her hand in the place, and there alone nothing had slipped.",
          pl: "W końcu spakowano dookoła Mruka. Bluzki poszły na lewo, buty na prawo, a pośrodku zostało miejsce w kształcie kota. Kiedy Ola otworzyła walizkę, już w innym mieście, wszystko wjechało na wszystko; położyła w tym miejscu rękę i tylko tam nic się nie przesunęło.",
          titles: [
            ["Left Free in the Middle", "Pośrodku zostaje wolne, na kota"],
            ["What Had Not Slipped", "Tam, gdzie nic się nie przesunęło"],
          ],
        },
      ],
    },
    {
      en: "Tomek was packing for an excursion. He does it by a list, on the rug beside the bed, in piles; and on the pile of socks, on the very top, lay the good ones, of thick grey wool. Mruk had slept on these socks since the autumn they were knitted. He sat down before them. Somebody had to say that they were spoken for.",
      pl: "Tomek pakował się na wycieczkę. Robi to według listy, na dywaniku przy łóżku, w stosach, a na stosie skarpet, na samej górze, leżały te dobre, z grubej szarej wełny. Mruk sypia na nich od jesieni, w której je zrobiono. Usiadł przed nimi. Ktoś musiał powiedzieć, że są zajęte.",
      titles: [
        ["These Are Spoken For", "Te już są zajęte"],
        ["On the Very Top Lay the Good Ones", "A na samej górze te dobre"],
      ],
      endings: [
        {
          en: "Tomek travelled in thin ones. He had counted the wool socks in the evening and there had been one, and in the morning there was none. He asked nobody. In the place where they had lain was a cat, as broad as usual and a little higher, who did not rise from the rug until the front door had shut.",
          pl: "Tomek pojechał w cienkich. Wieczorem przeliczył wełniane i była jedna, a rano ani jednej. Nikogo nie pytał. W miejscu, gdzie leżały, leżał kot, szeroki jak zwykle i odrobinę wyższy, który nie podniósł się z dywanika, dopóki nie zamknęły się drzwi.",
          titles: [
            ["In the Morning There Was None", "Rano ani jednej"],
            ["A Little Higher Than Usual", "Odrobinę wyższy niż zwykle"],
          ],
        },
        {
          en: "They divided them. One sock went into the suitcase and one stayed at home, on the chair by the stove. It was Ola’s idea, and it could not be called practical. But on the third evening Tomek telephoned to ask how things were; and it turned out that each had been sleeping with his own, though neither had it on his foot.",
          pl: "Podzielili się. Jedna skarpeta pojechała, druga została, na krześle przy piecu. Wymyśliła to Ola i nie dało się tego nazwać praktycznym. Ale trzeciego wieczoru Tomek zadzwonił zapytać, co słychać, i okazało się, że każdy sypia ze swoją, chociaż żaden na nodze.",
          titles: [
            ["One Stays and One Goes", "Jedna jedzie, druga nie"],
            ["Each with His Own", "Każdy ze swoją"],
          ],
        },
      ],
    },
    {
      en: "Ola was leaving for two days, and everything she owned that smelled of her was being folded and put away under straps. Mruk followed the blue cardigan with his eyes: from the hook to her arm, from her arm to the bed. He did not want to go anywhere. He wanted the cardigan to stay, and for that somebody had to lie down on a sleeve.",
      pl: "Ola wyjeżdżała na dwa dni i wszystko, co nią pachniało, składała i chowała pod paski. Mruk odprowadzał wzrokiem niebieski sweter: z haczyka na ramię, z ramienia na łóżko. Nigdzie się nie wybierał. Chciał, żeby sweter został, a do tego ktoś musi się położyć na rękawie.",
      titles: [
        ["The Sleeve, at Least", "Jak nie sweter, to rękaw"],
        ["From the Hook to Her Arm to the Bed", "Z haczyka na ramię, z ramienia na łóżko"],
      ],
      endings: [
        {
          en: "At the door Ola turned round, came back, took off the cardigan and stood there in her blouse. “It’ll be warm there,” she said. It was spread over the third chair with its arms hanging down. For two days it sat at table, and on its lap, whenever Tomek looked, there was somebody.",
          pl: "W drzwiach Ola zawróciła, zdjęła sweter i została w samej bluzce. „Tam będzie ciepło” – powiedziała. Sweter zawisł na trzecim krześle, z opuszczonymi rękami. Przez dwa dni siedział przy stole, a na jego kolanach, ilekroć Tomek spojrzał, ktoś był.",
          titles: [
            ["A Cardigan at Table", "Sweter przy stole"],
            ["For Two Days, with Its Arms Down", "Dwa dni z opuszczonymi rękami"],
          ],
        },
        {
          en: "Ola needed the cardigan. Instead she left Mruk the thing she had slept in, in a heap on the pillow, with one corner tucked in. He went and saw. It was by no means the same. It was more so; and when she called from the stairs that she was going, he was so far in that only the place that breathed could be seen.",
          pl: "Sweter był Oli potrzebny. Zostawiła za to Mrukowi rzecz, w której spała, w kłębku na poduszce, z podwiniętym rogiem. Poszedł i sprawdził. To nie było to samo. To było bardziej; i kiedy zawołała ze schodów, że wychodzi, tkwił w tym tak głęboko, że widać było tylko miejsce, które oddycha.",
          titles: [
            ["Not the Same, but More So", "Nie to samo, tylko bardziej"],
            ["Only the Place That Breathes", "Widać tylko, że oddycha"],
          ],
        },
      ],
    },
    {
      en: "There was a strap in the lid of the suitcase. It was of leather, as long as an arm, with a buckle, and it swung. Tomek had been choosing shirts for an hour; for an hour it had hung over the edge of the bed and moved whenever another was laid down. Mruk had been patient for fifty minutes. He flattened himself on the rug and looked for his opening.",
      pl: "W wieku walizki był pasek. Skórzany, długi jak ręka, z klamerką, i się kołysał. Tomek od godziny wybierał koszule; od godziny pasek zwisał z łóżka i ruszał się, ilekroć dochodziła następna. Mruk wytrzymał pięćdziesiąt minut. Przywarł do dywanika i czekał na okazję.",
      titles: [
        ["It Swung for an Hour", "Od godziny się kołysze"],
        ["Patient for Fifty Minutes", "Cierpliwości było na pięćdziesiąt minut"],
      ],
      endings: [
        {
          en: "Mruk got it by the buckle. It rang once against his teeth; then strap, cat and eleven shirts arrived on the rug together, with the suitcase over them like a roof. It was quiet below. When Tomek lifted the lid, they were all lying in a row, and the strap was underneath, where it will not be swinging again in a hurry.",
          pl: "Mruk chwycił za klamerkę. Brzęknęła raz o zęby, a potem pasek, kot i jedenaście koszul znalazły się na dywaniku razem, z walizką na wierzchu jak z dachem. Pod spodem było cicho. Kiedy Tomek podniósł wieko, wszyscy leżeli w rządku, a pasek najniżej, gdzie prędko się nie zakołysze.",
          titles: [
            ["Eleven Shirts and a Roof", "I jedenaście koszul, i dach"],
            ["By the Buckle", "Za klamerkę"],
          ],
        },
        {
          en: "The strap was done up before he could leap. It was drawn through, pulled tight, and buckled over everything, flat and finished. Mruk came up and sniffed. It had been a snake for an hour, and now it was a belt. But one hole was left over, the last; out of it hung two centimetres of thread, and they swung.",
          pl: "Pasek zapięto, zanim skoczył. Przewleczono, ściągnięto i zapięto nad wszystkim, płasko i ostatecznie. Mruk podszedł i powąchał. Przez godzinę był to wąż, a teraz pasek. Ale jedna dziurka została wolna, ostatnia; zwisała z niej nitka, na dwa centymetry, i ta się kołysała.",
          titles: [
            ["From Snake to Belt", "Z węża w pasek"],
            ["The Last Hole", "Ostatnia dziurka jest wolna"],
          ],
        },
      ],
    },
    {
      en: "A suitcase smells of everywhere it has been. This one, open on the bedroom floor, smelled in its corners of pine, of seaweed, of a kitchen where they fried with lard; and in the elastic pocket, where nobody looks, of another cat. Mruk put his head in as far as the shoulders. Before it left, he had to know who she was.",
      pl: "Walizka pachnie każdym miejscem, w którym była. Ta, otwarta na podłodze w sypialni, pachniała w rogach sosną, wodorostem i kuchnią, w której smażono na smalcu, a w kieszonce na gumce, gdzie nikt nie zagląda, innym kotem. Mruk wsunął głowę aż po barki. Musiał wiedzieć, kto to, zanim wyjedzie.",
      titles: [
        ["In the Elastic Pocket", "W kieszonce na gumce"],
        ["Pine, Seaweed, and Who Is She?", "Sosna, wodorost i kto to?"],
      ],
      endings: [
        {
          en: "Mruk found a hair. It was long and white, with a bend; it lay in the seam, and came along on his nose. He carried it about the flat for an hour like that. Then he went back, rubbed the pocket with his left cheek and with his right, thoroughly, and allowed it to be closed. Somewhere, by a stove with lard, it will be read.",
          pl: "Mruk znalazł włos. Był długi, biały, z zagięciem; tkwił w szwie i przykleił się do nosa. Chodził tak po mieszkaniu godzinę. Potem wrócił, natarł kieszonkę lewym policzkiem i prawym, gruntownie, i pozwolił zapiąć. Gdzieś tam, gdzie się smaży na smalcu, ktoś to przeczyta.",
          titles: [
            ["Somebody Will Read It", "Ktoś to przeczyta"],
            ["A White Hair with a Bend", "Włos biały, z zagięciem"],
          ],
        },
        {
          en: "In the elastic pocket there was a ribbon, such as goes round a parcel, chewed at one end. Mruk chewed at the other. It had been begun by someone with good teeth and good taste, and left off in the middle, as if she had been called away. He left it there for her, the whole length, to give her something to go on with.",
          pl: "W kieszonce na gumce była wstążka, taka od paczki, z jednego końca pogryziona. Mruk pogryzł drugi. Zaczęła ją jakaś kotka o dobrych zębach i dobrym guście i urwała w połowie, jakby ją zawołano. Zostawił ją na miejscu, w całości, żeby miała co kończyć.",
          titles: [
            ["Chewed from Both Ends", "Nadgryziona z dwóch stron"],
            ["Something to Go On With", "Żeby miała co kończyć"],
          ],
        },
      ],
    },
    {
      en: "Mruk is against departures. It is a matter of principle: someone goes out by the door who belongs inside, and the number is no longer right. When Ola set her good shoes beside the suitcase, he drew his conclusions and came. As soon as the lid was shut he would lie down on it, with all that he weighs. Nothing was going to leave this bedroom.",
      pl: "Mruk jest przeciwny wyjazdom. Z zasady: wychodzi ktoś, kto powinien być w środku, i liczba się nie zgadza. Kiedy Ola postawiła przy walizce dobre buty, wyciągnął wnioski i przyszedł. Gdy tylko zamkną wieko, położy się na nim całym swoim ciężarem. Z tej sypialni nic nie miało wyjść.",
      titles: [
        ["The Number Is No Longer Right", "Liczba się nie zgadza"],
        ["He Is against Departures", "Jest przeciw i ma zasady"],
      ],
      endings: [
        {
          en: "The suitcase left, as they all do. Mruk had kept it for one hour and ten minutes. But in the evening there was a step on the stairs, the key, a hat; Ola had missed the train, by about that much, and would go in the morning. She sat on the suitcase in the hall and laughed. He counted: one, two, and himself. It was right.",
          pl: "Walizka wyszła, jak wszystkie. Mruk zatrzymał ją na godzinę i dziesięć minut. Ale wieczorem był krok na schodach, klucz, kapelusz; Ola spóźniła się na pociąg, mniej więcej o tyle, i pojedzie rano. Siedziała w przedpokoju na walizce i się śmiała. Policzył: jedno, drugie i on. Zgadzało się.",
          titles: [
            ["By About That Much", "Mniej więcej o tyle"],
            ["One, Two, and Himself", "Jedno, drugie i on"],
          ],
          when: { timeSlot: ["morning", "afternoon"] },
        },
        {
          en: "Ola lifted Mruk from the lid with both arms, and because of that she had none free for the suitcase. So they stood in the bedroom for a time, she, he, and his purring. “I’ll be back on Sunday,” she said into his ear. When she had gone, he lay down on the spot where she had stood, and faced the door.",
          pl: "Ola zdjęła Mruka z wieka obiema rękami i przez to nie miała wolnej do walizki. Stali tak chwilę w sypialni, ona, on i jego mruczenie. „Wracam w niedzielę” – powiedziała mu do ucha. Kiedy wyszła, położył się tam, gdzie stała, twarzą do drzwi.",
          titles: [
            ["Not a Hand Free", "Ani jednej ręki wolnej"],
            ["With His Face to the Door", "Twarzą do drzwi"],
          ],
          when: { weekday: [1, 2, 3, 4, 5] },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But the suitcase had to be aired. It was put on its side against the wardrobe, with its jaws open, and sprinkled with lavender. Mruk sneezed four times. He respects lavender as people respect a fence: it is blue, it is no higher than a knee, and you cannot think of anything else while you are near it.",
      pl: "Walizka musiała się jednak wywietrzyć. Postawiono ją bokiem pod szafą, z otwartą paszczą, i posypano lawendą. Mruk kichnął cztery razy. Lawendę szanuje tak, jak się szanuje płot: jest niebieska, sięga do kolan i dopóki stoi się obok, nie da się myśleć o niczym innym.",
      titles: [
        ["Four Sneezes of Lavender", "Lawenda, cztery kichnięcia i nic"],
        ["No Higher Than a Knee, and Blue", "Niebieska i sięga do kolan"],
      ],
      turns: [
        {
          en: "The fifth sneeze did it. It came from the depths; it blew the lavender together on one side, up the lining and out over the edge, in a small blue cloud that settled on the rug. “Well, now it’s aired,” said a voice, and the suitcase was laid flat again. Mruk looked at the cloud as after a job well done, and went about his business.",
          pl: "Sprawę załatwiło piąte kichnięcie. Przyszło z głębi; zdmuchnęło lawendę na jedną stronę, po podszewce w górę i przez brzeg, niebieską chmurką, która siadła na dywaniku. „No to wywietrzona” – odezwał się głos i walizkę położono jak trzeba. Mruk spojrzał na chmurkę jak po dobrej robocie i zajął się swoimi sprawami.",
          titles: [
            ["The Fifth Did It", "A piąte załatwiło sprawę"],
            ["So Much for the Fence", "I po płocie"],
          ],
        },
        {
          en: "Then it appeared that lavender works at most on people. A moth came out from behind the wardrobe, grey, elderly, and not in a hurry, walked over the blue as over gravel, and sat down on the buckle. If she could, anyone could. Mruk closed his nose from within, which he knows how to do, and went after her, straight across.",
          pl: "Potem okazało się, że lawenda działa najwyżej na ludzi. Zza szafy wyszedł mól, szary, starszy, bez pośpiechu, przeszedł po niebieskim jak po żwirze i usiadł na klamerce. Skoro on mógł, mógł każdy. Mruk zamknął nos od środka, co potrafi, i poszedł za nim, prosto na przełaj.",
          titles: [
            ["If a Moth Can", "Skoro mól może"],
            ["The Nose, Shut from Within", "Nos zamknięty od środka"],
          ],
        },
      ],
    },
    {
      en: "But the list intervened. Everything was taken out again. It was laid on the floor, compared, ticked off with a pencil and put back in another order, since by the list the towels were to go at the bottom, and they were not at the bottom. Whoever wanted anything in that room had nowhere to put a foot.",
      pl: "Ale wmieszała się lista. Wszystko wyjęto z powrotem. Rozłożono na podłodze, porównano, odhaczono ołówkiem i zaczęto wkładać w innej kolejności, bo według listy ręczniki miały być na spodzie, a nie były na spodzie. Kto w tym pokoju czegoś chciał, nie miał gdzie postawić nogi.",
      titles: [
        ["By the List, the Towels", "Według listy, czyli od ręczników"],
        ["Everything Out Again", "Wszystko z powrotem, po kolei"],
      ],
      turns: [
        {
          en: "The list lay on the bed and had a corner that stuck up. A paw went over it in passing, and it slid down behind, between the mattress and the wall, as papers do. They looked for it for a while. Then, without it, all the things were thrown in as they came, and it was done in four minutes, and nothing was forgotten but the towels.",
          pl: "Lista leżała na łóżku i miała róg, który odstawał. Przeszła po nim łapa, mimochodem, i lista zsunęła się w tył, między materac a ścianę, jak to papiery. Szukano jej przez chwilę. Potem, już bez niej, wrzucono wszystko, jak leci, w cztery minuty, i nie zapomniano niczego, tylko ręczników.",
          titles: [
            ["As It Comes, in Four Minutes", "Jak leci, w cztery minuty"],
            ["Between Mattress and Wall", "Między materacem a ścianą"],
          ],
        },
        {
          en: "Mruk read the list, in his own way. He sat down on it: not to be in the way, but because, of all that lay about there, it alone was his size. It was looked for under him, carefully, at the left corner, then at the right. What could be made out was “soap” and “cat”. Nobody had written that. They stood and thought, and in the meantime he had a free hand.",
          pl: "Mruk zapoznał się z listą po swojemu. Usiadł na niej, nie żeby przeszkadzać, tylko dlatego, że ze wszystkiego, co tam leżało, ona jedna była jego rozmiaru. Szukano jej pod nim, ostrożnie, z lewego rogu, potem z prawego. Dało się odczytać „mydło” i „kot”. Nikt tego nie pisał. Stali i myśleli, a on miał tymczasem wolną rękę.",
          titles: [
            ["“Soap”, and Then “Cat”", "„Mydło”, a dalej „kot”"],
            ["Exactly His Size", "W jego rozmiarze"],
          ],
        },
      ],
    },
    {
      en: "And then the lid fell shut. It does that; one of the hinges is tired. There was a clap, a puff of old air, and where there had been an open suitcase there lay a brown box without an entrance, as shut as a bank. Mruk had jumped a metre into the air. When he came down, his tail was as thick as a rolling pin.",
      pl: "I wtedy spadło wieko. Ono tak ma; jeden zawias jest zmęczony. Trzasnęło, dmuchnęło starym powietrzem i tam, gdzie była otwarta walizka, leżała brązowa skrzynia bez wejścia, zamknięta jak bank. Mruk podskoczył na metr. Kiedy wylądował, ogon miał grubości wałka do ciasta.",
      titles: [
        ["Tired in One Hinge", "Z jednym zawiasem nie tak"],
        ["As Shut as a Bank", "Zamknięta jak bank"],
      ],
      turns: [
        {
          en: "A tired hinge can be talked to. Mruk walked on to the lid, to the side that was not tired, and sat down at the very edge. It creaked. On the other side the lid rose by itself, first a finger, then a hand; you only have to know where to put your weight. He got off in an arc, and before the lid could make up its mind, it was held by a slipper.",
          pl: "Ze zmęczonym zawiasem da się rozmawiać. Mruk wszedł na wieko, na tę stronę, która nie była zmęczona, i usiadł na samym brzegu. Skrzypnęło. Po drugiej stronie wieko uniosło się samo, najpierw na palec, potem na dłoń; trzeba tylko wiedzieć, gdzie położyć ciężar. Zszedł łukiem, a zanim się rozmyśliło, przytrzymał je kapeć.",
          titles: [
            ["Where to Put One’s Weight", "Ciężar, ale z której strony?"],
            ["Held by a Slipper", "Przytrzymane kapciem"],
          ],
        },
        {
          en: "In shutting, the lid had caught the corner of a pillowcase. It hung out in front, white, like a tongue. Mruk took hold of it, since he owed the thing something, and pulled; it came, a hand’s breadth, two, and the lock, which had only pretended, sprang open. So the bank had been robbed from the front, by its own tongue.",
          pl: "Zamykając się, wieko przytrzasnęło róg poszewki. Zwisał z przodu, biały, jak język. Mruk chwycił go, bo był walizce coś winien, i pociągnął; szło, na dłoń, na dwie, a zamek, który tylko udawał, odskoczył. Tak obrabowano bank, od frontu, za wystawiony język.",
          titles: [
            ["With Its Tongue Out", "Z wystawionym językiem"],
            ["The Lock Only Pretended", "Zamek? Tylko udawał"],
          ],
        },
      ],
    },
    {
      en: "But somebody had put the iron there. It stood next to the suitcase on its heel, hissing, between a heap of creased things and a heap of smooth ones, and whoever wanted to pass had to pass it. Mruk has met the iron. He keeps a distance of two metres from it, and in that room there were not two metres to be had.",
      pl: "Ale ktoś postawił tam żelazko. Stało obok walizki na pięcie i syczało, między stosem rzeczy pogniecionych a stosem gładkich, i kto chciał przejść, musiał przejść koło niego. Mruk poznał już żelazko. Trzyma się od niego na dwa metry, a w tym pokoju dwóch metrów nie było.",
      titles: [
        ["Two Metres from the Iron", "Dwa metry od żelazka"],
        ["Between the Creased and the Smooth", "Między pogniecionym a gładkim"],
      ],
      turns: [
        {
          en: "The smooth heap decided it. It was as high as Mruk’s chest and gave off the warmth of an oven after bread. Nobody had told him about the smooth heap. He went along the skirting board, with his back to the wall and his eye on the hissing one, set a foot on a hot handkerchief, stood still, and from that moment feared nothing.",
          pl: "Rozstrzygnął stos gładki. Sięgał Mrukowi do piersi i dawał ciepło jak piec po chlebie. O gładkim stosie nikt mu nie mówił. Przeszedł wzdłuż listwy, plecami do ściany, z okiem na tym, co syczy, postawił łapę na gorącej chustce, stanął i od tej chwili nie bał się niczego.",
          titles: [
            ["Nobody Had Told Him about the Smooth Heap", "O gładkim stosie nikt nie mówił"],
            ["On a Hot Handkerchief", "Na gorącej chustce"],
          ],
        },
        {
          en: "The iron had a flex, and the flex had a plug, and the plug was not in. It came out when somebody passed with a coat. For a time the thing went on hissing from habit, then it clicked, then it was silent and grew cold, standing quite upright, like an official after hours. Mruk waited for the click. Then he walked by, at ten centimetres.",
          pl: "Żelazko miało sznur, sznur wtyczkę, a wtyczka nie siedziała w gniazdku. Wyszła, kiedy ktoś przechodził z płaszczem. Przez chwilę syczało jeszcze z przyzwyczajenia, potem pstryknęło, potem ucichło i stygło, wyprostowane, jak urzędnik po godzinach. Mruk zaczekał na pstryknięcie. Potem przeszedł obok, o dziesięć centymetrów.",
          titles: [
            ["Like an Official after Hours", "Jak urzędnik po godzinach"],
            ["After the Click", "Po pstryknięciu"],
          ],
        },
      ],
    },
    {
      en: "The suitcase had other ideas. It would not shut. A person sat down on it and bounced; another leaned across the lid with both elbows; from inside came the sound of something that ought to have been wrapped in a jersey. In this crush nobody had a look to spare for a cat and what he might have been wanting.",
      pl: "Walizka miała inne plany. Nie chciała się zamknąć. Jedna osoba na niej siadła i podskakiwała, druga naparła na wieko łokciami; z wewnątrz dobiegł odgłos czegoś, co należało owinąć w sweter. W tym ścisku nikt nie miał oczu dla kota ani dla tego, czego kot chciał.",
      titles: [
        ["It Would Not Shut", "Nie dała się zamknąć"],
        ["Something That Ought to Have Been Wrapped", "Coś, co należało owinąć"],
      ],
      turns: [
        {
          en: "They gave up, both red in the face, and turned away to think. Mruk came by. He got on to the lid as one gets on to any flat thing, walked to the front edge, and sat. There was a click on the left. He scratched behind his ear, with energy; there was a click on the right. “Don’t move,” someone whispered. All it had lacked was kilos, nine of them.",
          pl: "Dali spokój, oboje czerwoni, i odwrócili się, żeby pomyśleć. Nadszedł Mruk. Wszedł na wieko, jak się wchodzi na cokolwiek płaskiego, przeszedł do przedniej krawędzi i usiadł. Z lewej kliknęło. Podrapał się za uchem, energicznie; kliknęło z prawej. „Nie ruszaj się” – szepnął ktoś. Brakowało dziewięciu kilo, nic więcej.",
          titles: [
            ["Nine Kilos Short", "O dziewięć kilo za mało"],
            ["A Click on the Left, a Click on the Right", "Kliknęło z lewej, kliknęło z prawej"],
          ],
        },
        {
          en: "So they opened it once more and looked for what could stay. It was neither the boots nor the umbrella. It was right at the top, round, brown and furry, a hot-water bottle in the shape of a bear; it was lifted out and laid aside, and then the lid went down as softly as an eyelid. The bear and Mruk looked at one another. Both had been superfluous.",
          pl: "Otworzyli więc jeszcze raz i szukali, co może zostać. Nie były to ani buty, ani parasol. Leżał na samej górze, okrągły, brązowy i włochaty, termofor w kształcie misia; wyjęto go i odłożono, a wtedy wieko opadło miękko jak powieka. Miś i Mruk popatrzyli na siebie. Obaj byli zbędni.",
          titles: [
            ["Neither the Boots nor the Umbrella", "Ani buty, ani parasol"],
            ["Both Superfluous", "Zbędni byli obaj"],
          ],
        },
      ],
    },
    {
      en: "But the suitcase proved to be somebody’s home. In the corner by the hinge there was a web, spun with care, and in the web sat a spider who had sat out a good deal up there on the wardrobe and had no wish to travel. “We can’t just turn her out,” somebody said. A conference met over the open lid.",
      pl: "Tyle że walizka okazała się czyimś mieszkaniem. W rogu przy zawiasie była pajęczyna, uprzędziona starannie, a w niej siedział pająk, który przeczekał tam na szafie niejedno i nie miał ochoty na podróże. „Nie możemy go tak po prostu wyrzucić” – powiedział ktoś. Nad otwartym wiekiem zebrała się narada.",
      titles: [
        ["On Whose Premises?", "W czyim mieszkaniu?"],
        ["No Wish to Travel, Eight Legs", "Osiem nóg, a do podróży żadnej"],
      ],
      turns: [
        {
          en: "The spider did not attend. While they were fetching a glass and a postcard, she had let herself down the side by a thread, quite steadily, and walked under Mruk’s chin and over the boards to the wardrobe, where there is another one, with a lock. He saw her home. When the glass came, there was nobody left to turn out but him.",
          pl: "Pająk w naradzie nie uczestniczył. Kiedy szukano szklanki i pocztówki, spuścił się po ściance na nitce, równo, przeszedł Mrukowi pod brodą i po deskach w stronę szafy, na której stoi druga, z zamkiem. Mruk go odprowadził. Kiedy znalazła się szklanka, do wyrzucenia był już tylko on.",
          titles: [
            ["He Saw the Spider Home", "Odprowadził go do szafy"],
            ["The Other One, with a Lock", "Ta druga, z zamkiem"],
          ],
        },
        {
          en: "It was decided that the spider should come along. A corner was left free, two fingers wide, and next to it they put the thing that presses least, a sponge. That took time and love; socks were rolled twice as tight. Mruk looked on. If there was a corner to be had for everyone who simply stayed sitting, then he knew how it was done.",
          pl: "Zapadła decyzja, że pająk jedzie. Zostawiono mu wolny róg, na dwa palce, a obok położono to, co najmniej gniecie, gąbkę. Wymagało to czasu i serca; skarpety zwijano dwa razy ciaśniej. Mruk się przyglądał. Skoro róg dostaje każdy, kto po prostu siedzi, to już wiedział, jak się to robi.",
          titles: [
            ["A Corner Two Fingers Wide", "Róg na dwa palce"],
            ["For Everyone Who Stays Sitting", "Dla każdego, kto siedzi"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "From below came a knocking with a wooden spoon, twice, on the heating pipe; that is Mrs Halina, when she has remembered something. What it was came up through the floor by degrees: galoshes. Nobody ever takes galoshes on a journey, and each time it rains. They were looked for under the bed, and found, and sniffed by the one who was nearest to the ground.",
      pl: "Z dołu zastukała w rurę drewniana łyżka, dwa razy; to pani Halina, kiedy sobie coś przypomni. Co, dowiadywano się po trochu przez podłogę: kalosze. Nikt nigdy nie bierze w podróż kaloszy i za każdym razem pada. Szukano ich pod łóżkiem, znaleziono, a ten, kto był najbliżej ziemi, powąchał.",
      titles: [
        ["Twice on the Pipe, with a Spoon", "Dwa razy w rurę, łyżką"],
        ["And Each Time It Rains", "I za każdym razem pada"],
      ],
    },
    {
      en: "There was a pause for tea. It was drunk standing up, with the ticket leaning against the sugar bowl where everybody could see it: the hour, the carriage, seat forty-one, by the window. The ticket had a hole in it already. Through the hole you saw a bit of the table, and for a moment, when the table was empty, an eye, green, that wanted to know what was on the other side.",
      pl: "Była przerwa na herbatę. Pito na stojąco, z biletem opartym o cukiernicę, żeby wszyscy widzieli: godzina, wagon, miejsce czterdzieści jeden, przy oknie. Bilet miał już dziurkę. Przez dziurkę widać było kawałek stołu, a przez chwilę, kiedy przy stole nie było nikogo, oko, zielone, które chciało wiedzieć, co jest po drugiej stronie.",
      titles: [
        ["Seat Forty-one, by the Window", "Miejsce czterdzieści jeden, przy oknie"],
        ["An Eye in the Ticket", "Oko w bilecie"],
      ],
    },
    {
      en: "The alarm clock that was to travel went off under the shirts. It could be heard plainly, though nobody knew from where; it rang in the suitcase, it rang in the wardrobe, it rang, one would have sworn, in the cat. They went from place to place with a hand behind the ear. When it had run down, it was so quiet that each of them believed he had missed something.",
      pl: "Budzik, który miał jechać, zadzwonił pod koszulami. Słychać go było wyraźnie, tylko nie wiadomo skąd; dzwonił w walizce, dzwonił w szafie, dzwonił, można by przysiąc, w kocie. Chodzono z miejsca na miejsce z dłonią przy uchu. Kiedy się wyczerpał, zrobiło się tak cicho, że każdy pomyślał, że coś przegapił.",
      titles: [
        ["It Rang, One Would Have Sworn, in the Cat", "Dzwoniło, można by przysiąc, w kocie"],
        ["Which of You Is Ringing?", "Kto z was dzwoni?"],
      ],
    },
    {
      en: "On the bottom, under the lining, something was discovered from the last journey: a shell, a pink one, and some sand, about as much as fits on a coin. They passed it from hand to hand. For a minute the packing stood still and it smelled of a place where people go barefoot. The sand was tipped on to the window sill, and Mruk, in passing, trod a small print in it.",
      pl: "Na dnie, pod podszewką, znalazło się coś z ostatniej podróży: muszelka, różowa, i trochę piasku, ile mieści się na monecie. Podawano ją sobie z ręki do ręki. Na minutę pakowanie stanęło i pachniało miejscem, w którym chodzi się boso. Piasek wysypano na parapet, a Mruk, przechodząc, odcisnął w nim mały ślad.",
      titles: [
        ["As Much Sand as Fits on a Coin", "Piasku tyle, co na monecie"],
        ["Where People Go Barefoot", "Gdzie się chodzi boso"],
      ],
    },
    {
      en: "It was reckoned up aloud how many nights it would be, and for so many nights how many bowls. The figure was written on a slip and fixed to the larder with a pin: morning, evening, and who was responsible. Mruk was sitting below it. He does not read. But he had heard his name three times in one sentence, without a “don’t”, and that is rare.",
      pl: "Obliczano na głos, ile to będzie nocy, a na tyle nocy ile misek. Liczbę zapisano na karteczce i przypięto do drzwi spiżarni: rano, wieczór i kto odpowiada. Mruk siedział pod spodem. On nie czyta. Ale w jednym zdaniu trzy razy usłyszał swoje imię, i ani razu „nie wolno”, a to się rzadko zdarza.",
      titles: [
        ["Three Times without a “Don’t”", "Trzy razy bez „nie wolno”"],
        ["So Many Nights, So Many Bowls", "Ile nocy, tyle misek"],
      ],
    },
    {
      en: "From the gutter Prezes was looking in. He had stopped on his way from the left end to the right, turned one eye on the room, then the other, and drawn in his neck: people, shirts, a box with a lid. A pigeon takes nothing, and flies. He shook himself, as at the sight of bad management, and let fall a feather, a very small one, for the journey.",
      pl: "Z rynny zaglądał Prezes. Zatrzymał się w drodze z lewego końca na prawy, zwrócił na pokój jedno oko, potem drugie i wciągnął szyję: ludzie, koszule, pudło z wiekiem. U gołębi nie bierze się nic i się leci. Otrząsnął się, jak na widok złego zarządzania, i upuścił piórko, bardzo małe, na drogę.",
      titles: [
        ["With Pigeons One Takes Nothing", "U gołębi nie bierze się nic"],
        ["A Small Feather for the Journey", "Piórko na drogę"],
      ],
      when: { timeSlot: ["morning", "afternoon"] },
    },
  ],
};
