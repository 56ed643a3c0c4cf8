import type { Plot } from "#api/house/texts/model.ts";

/** Somebody packs a suitcase. */
export const suitcase: Plot = {
  name: "suitcase",
  category: "Daily Life",
  wishes: [
    {
      titles: [["Whoever Is Inside Goes Along", "Kto w środku, ten jedzie"]],
      en: "The suitcase had been fetched down from the wardrobe. It lay open on the bed, with checked lining and a lid that stood up behind like the back of a sleigh, and Ola walked past it with an armful of blouses. Mruk knew only one thing about suitcases: whoever is inside goes along. He meant to be inside in good time.",
      pl: "Walizkę zdjęto z szafy. Leżała otwarta na łóżku, z kraciastą podszewką i wiekiem, które stało z tyłu jak oparcie sań, a Ola chodziła koło niej z naręczem bluzek. Mruk wiedział o walizkach jedno: kto jest w środku, ten jedzie. Zamierzał tam być zawczasu.",
      picture: {
        place: "bedroom",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["As Far as the Hall and Back", "Do przedpokoju i z powrotem"],
            ["The Passenger Wished to Alight", "Tu pasażer chciał wysiąść"],
          ],
          en: "So Mruk went along, on the lid, because there was no room left inside. Ola carried suitcase and cat to the front door and set them down on the mat, and there the journey ended, since the passenger wished to alight. He had been as far as the hall. He walked back by himself, with the tail of someone who has seen the world and will talk about it if he is asked.",
          pl: "Więc Mruk pojechał, tyle że na wieku, bo w środku nie było już miejsca. Ola zaniosła walizkę z kotem pod drzwi, położyła na wycieraczce i tam podróż się skończyła, bo pasażer chciał wysiąść. Był aż w przedpokoju. Wrócił sam, z ogonem kogoś, kto widział świat i opowie o nim, jeśli go zapytają.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "half", on: "suitcase", company: "ola" },
        },
        {
          titles: [
            ["A Space in the Shape of a Cat", "Miejsce w kształcie kota"],
            ["The One Spot Where Nothing Had Slipped", "Tam, gdzie nic się nie przesunęło"],
          ],
          en: "In the end Mruk lay in the suitcase, and everything was packed once more, round him. The blouses went to the left, the shoes to the right, and in the middle, when he got up, there was a space in the shape of a cat. When Ola opened the suitcase again, in another town, everything had slid into everything else; she laid her hand in the space, and only there nothing had slipped.",
          pl: "W końcu Mruk leżał w walizce i wszystko spakowano jeszcze raz, dookoła niego. Bluzki poszły na lewo, buty na prawo, a pośrodku, kiedy wstał, zostało miejsce w kształcie kota. Ola otworzyła walizkę już w innym mieście i zobaczyła, że wszystko wjechało na wszystko; położyła w tym miejscu rękę i tylko tam nic się nie przesunęło.",
        },
        {
          titles: [
            ["Tickets, Please!", "Bilety do kontroli!"],
            ["Valid as Far as the Kitchen", "Ważny, ale tylko do kuchni"],
          ],
          needs: ["the ticket"],
          en: "Mruk was sitting in the suitcase when Tomek came up in his cap, like a conductor. “Tickets, please.” The ticket had turned up by then, and Ola held it in front of the cat’s nose. Tomek looked through the hole in it, and an eye looked back, green and sure of its rights. “Valid,” he said, “as far as the kitchen.” So they carried Mruk there in the suitcase and put it under the window, since the seat was a window seat.",
          pl: "Mruk siedział w walizce, kiedy nadszedł Tomek, w czapce, jak konduktor. „Bilety do kontroli”. Bilet tymczasem się znalazł i Ola trzymała go kotu przed nosem. Tomek popatrzył przez dziurkę w bilecie, a z drugiej strony patrzyło oko, zielone i pewne swego. „Ważny – powiedział – do kuchni”. Zanieśli tam Mruka w walizce i postawili pod oknem, skoro miejsce było przy oknie.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "open",
            by: "wall",
            company: "tomek",
            inHand: "slip of paper",
          },
        },
      ],
    },
    {
      titles: [
        ["These Are Spoken For", "Te już są zajęte"],
        ["Those Are the Ones He Sleeps On", "Na nich sypia Mruk"],
      ],
      en: "Tomek was packing for an excursion. He does it by a list, on the rug beside the bed, in piles; and on the pile of socks, on the very top, lay the good ones, of thick grey wool. Mruk had slept on these socks since the autumn they were knitted. He sat down before them. Somebody had to say that they were spoken for.",
      pl: "Tomek pakował się na wycieczkę. Robi to według listy, na dywaniku przy łóżku, w stosach, a na stosie skarpet, na samej górze, leżały te dobre, z grubej szarej wełny. Mruk sypia na nich od jesieni, w której je zrobiono. Usiadł przed nimi. Ktoś musiał powiedzieć, że są zajęte.",
      picture: { place: "bedroom", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Where Have the Good Socks Gone?", "Gdzie się podziały te dobre?"],
            ["A Little Higher Than Usual", "Odrobinę wyższy niż zwykle"],
          ],
          en: "Tomek travelled in thin socks. When he first counted the wool ones there was only one, and the second time there was none. He asked nobody where they were. On the spot where the socks had lain there was a cat, as broad as usual and a little higher, who did not get up from the rug until the front door had shut.",
          pl: "Tomek pojechał w cienkich skarpetach. Przy pierwszym liczeniu wełniana była jedna, przy drugim ani jednej. O nic nikogo nie pytał. Tam, gdzie przedtem leżały skarpety, leżał kot, szeroki jak zwykle i odrobinę wyższy, który nie podniósł się z dywanika, dopóki nie zamknęły się drzwi.",
          picture: { place: "bedroom", pose: "loaf", props: [], eyes: "half", on: "rug", company: "tomek" },
        },
        {
          titles: [["One Stays and One Goes", "Jedna jedzie, druga nie"]],
          en: "Tomek and Mruk divided the socks. One went into the suitcase and one stayed at home, on the chair by the stove. It was Ola’s idea, and it could not be called practical. But on the third evening Tomek telephoned to ask how things were; and it turned out that each had been sleeping with his own, though neither had it on his foot.",
          pl: "Tomek i Mruk podzielili się skarpetami. Jedna pojechała, druga została, na krześle przy piecu. Wymyśliła to Ola i nie dało się tego nazwać praktycznym. Ale trzeciego wieczoru Tomek zadzwonił zapytać, co słychać, i okazało się, że każdy sypia ze swoją, chociaż żaden na nodze.",
          picture: { place: "stove", pose: "sleep", props: [], eyes: "closed", on: "chair", company: "nobody" },
        },
        {
          titles: [
            ["The Warmest Feet on the Tram", "Najcieplejsze nogi w tramwaju"],
            ["He Told the Cat, Man to Man", "Powiedział mu to po męsku"],
          ],
          needs: ["the snow"],
          en: "In snow like this the grey socks had to travel. Tomek told Mruk so, man to man, and put them both on there and then. He sat down on the rug to lace his boots. Mruk lay down across his feet, and nothing was laced until the last minute. All the way to the station Tomek had the warmest feet on the tram, and on his left ankle a grey hair.",
          pl: "W taki śnieg szare skarpety musiały jechać. Tomek powiedział to Mrukowi po męsku i włożył od razu obie. Usiadł na dywaniku zasznurować buty. Mruk położył mu się w poprzek stóp i do ostatniej minuty Tomek niczego nie sznurował. Aż do dworca miał najcieplejsze nogi w tramwaju, a na lewej kostce szary włos.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            by: "wall",
            camera: "half",
            company: "tomek",
          },
        },
      ],
    },
    {
      titles: [
        ["The Sleeve, at Least", "Jak nie sweter, to rękaw"],
        ["The Blue Cardigan Must Stay", "A niebieski sweter niech zostanie"],
      ],
      en: "Ola was leaving for two days, and everything she owned that smelled of her was being folded and put away under straps. Mruk followed the blue cardigan with his eyes: from the hook to her arm, from her arm to the bed. He did not want to go anywhere. He wanted the cardigan to stay, and for that somebody had to lie down on a sleeve.",
      pl: "Ola wyjeżdżała na dwa dni i wszystko, co nią pachniało, składała i chowała pod paski. Mruk odprowadzał wzrokiem niebieski sweter: z haczyka na ramię, z ramienia na łóżko. Nigdzie się nie wybierał. Chciał, żeby sweter został, a do tego ktoś musi się położyć na rękawie.",
      picture: {
        place: "bedroom",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Cardigan at Table", "Sweter przy stole"],
            ["On the Lap of a Cardigan", "U swetra na kolanach"],
          ],
          en: "At the door Ola turned round, took off the cardigan, which she had put on for the journey after all, and stood there in her blouse. “It’ll be warm there,” she said. She hung it over the third chair in the kitchen with its arms down. For two days it sat at table, and whenever Tomek looked, Mruk was on its lap.",
          pl: "W drzwiach Ola zawróciła, zdjęła sweter, który jednak włożyła na drogę, i została w samej bluzce. „Tam będzie ciepło” – powiedziała. Sweter zawisł w kuchni na trzecim krześle, z opuszczonymi rękami. Przez dwa dni siedział przy stole, a ilekroć Tomek spojrzał, miał na kolanach Mruka.",
        },
        {
          titles: [
            ["Better Than a Cardigan", "Lepsza niż sweter"],
            ["You Could Only See Him Breathe", "Widać tylko, że oddycha"],
          ],
          en: "Ola needed the cardigan. Instead she left Mruk the nightshirt she had slept in, in a heap on the pillow. He went to see. It smelled of her even more than the cardigan; and when she called from the stairs that she was going, he was so deep in the nightshirt that you could see only the place where he breathed.",
          pl: "Sweter był Oli potrzebny. Zostawiła za to Mrukowi koszulę, w której spała, zwiniętą na poduszce. Poszedł i sprawdził. Pachniała nią jeszcze mocniej niż sweter; i kiedy Ola zawołała ze schodów, że wychodzi, tkwił w koszuli tak głęboko, że widać było tylko miejsce, które oddycha.",
        },
      ],
    },
    {
      titles: [
        ["It Swung for an Hour", "Od godziny się kołysze"],
        ["Patient for Fifty Minutes", "Cierpliwości było na pięćdziesiąt minut"],
      ],
      en: "The suitcase on the bed had a strap. It was leather, as long as an arm, with a buckle, and it swung. Tomek had been choosing shirts for an hour; for an hour the strap had hung over the edge of the bed and moved whenever another shirt was laid down. Mruk had been patient for fifty minutes. He flattened himself on the rug and looked for his opening.",
      pl: "Walizka na łóżku miała pasek. Skórzany, długi jak ręka, z klamerką, i się kołysał. Tomek od godziny wybierał koszule; od godziny pasek zwisał z łóżka i ruszał się, ilekroć dochodziła następna koszula. Mruk wytrzymał pięćdziesiąt minut. Przywarł do dywanika i czekał na okazję.",
      picture: {
        place: "bedroom",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "up",
        on: "rug",
        by: "wall",
        camera: "half",
        company: "tomek",
      },
      endings: [
        {
          titles: [["Eleven Shirts under One Roof", "Jedenaście koszul pod jednym dachem"]],
          en: "Mruk got the strap by its buckle. It rang once against his teeth; then strap, cat and eleven shirts arrived on the rug together, with the suitcase over them like a roof. Underneath it was quiet. When Tomek lifted the roof, the shirts lay in a heap with Mruk on top of them, and the strap lay under him, where it will not be swinging again in a hurry.",
          pl: "Mruk chwycił pasek za klamerkę. Brzęknęła raz o zęby, a potem pasek, kot i jedenaście koszul znalazły się razem na dywaniku, z walizką na wierzchu zamiast dachu. Pod spodem było cicho. Kiedy Tomek podniósł ten dach, koszule leżały na kupie, na nich Mruk, a pod Mrukiem pasek, który prędko się nie zakołysze.",
          picture: { place: "bedroom", pose: "sit", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [["From Snake to Belt", "Z węża w pasek"]],
          en: "The strap was done up before Mruk could leap. It was drawn through, pulled tight, and buckled over everything, flat and finished. He came up and sniffed at it. For an hour it had been a snake, and now it was a belt. But one hole was left over, the last; two centimetres of thread hung out of it, and the thread swung.",
          pl: "Pasek zapięto, zanim Mruk skoczył. Przewleczono go, ściągnięto i zapięto na walizce, płasko i ostatecznie. Mruk podszedł i powąchał. Przez godzinę był to wąż, a teraz pasek. Ale jedna dziurka została wolna, ostatnia; zwisały z niej dwa centymetry nitki i ta nitka się kołysała.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["The Strap Ran by Itself", "Pasek pobiegł, i to sam"]],
          needs: ["the alarm clock"],
          unless: ["the alarm clock found"],
          en: "The alarm clock had not finished. It rang deep inside, and the strap, which had only swung till then, jumped. It rattled its buckle, it ran along the edge of the bed. Mruk had not hoped for so much. He shot up off the rug and had it in one bound. Tomek came running, and found the alarm clock under the lining and Mruk lying on a strap that no longer moved at all.",
          pl: "Budzik nie powiedział ostatniego słowa. Zadzwonił gdzieś w głębi i pasek, który dotąd się tylko kołysał, podskoczył. Zagrzechotał klamerką, pobiegł skrajem łóżka. Mruk na tyle nie liczył. Wystartował z dywanika i miał go w jednym skoku. Nadbiegł Tomek i znalazł budzik pod podszewką, a Mruka na pasku, który już się wcale nie ruszał.",
          picture: { place: "bedroom", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [
        ["In the Elastic Pocket", "W kieszonce na gumce"],
        ["Pine, Seaweed, and Who Is She?", "Sosna, wodorost i kto to?"],
      ],
      en: "A suitcase smells of everywhere it has been. This one, open on the bedroom floor, smelled in its corners of pine, of seaweed, of a kitchen where they fry in lard; and in the elastic pocket, where nobody looks, of another cat. Mruk put his head in as far as the shoulders. He had to know who she was before the suitcase left.",
      pl: "Walizka pachnie każdym miejscem, w którym była. Ta, otwarta na podłodze w sypialni, pachniała w rogach sosną, wodorostem i kuchnią, w której smażono na smalcu, a w kieszonce na gumce, gdzie nikt nie zagląda, innym kotem. Mruk wsunął głowę aż po barki. Musiał wiedzieć, kto to, zanim walizka wyjedzie.",
      picture: {
        place: "bedroom",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["An Answer for the White Cat", "Odpowiedź dla białej kotki"],
            ["Whose White Hair Is It?", "Czyj to biały włos?"],
          ],
          en: "Mruk found a hair. It was long and white, with a bend; it had been caught in the seam of the pocket, and now it stuck to his nose. For an hour he carried it about the flat like that. Then he went back, rubbed the pocket thoroughly with his left cheek and his right, and allowed it to be closed. Somewhere, in a kitchen that smells of lard, a white cat will read his answer.",
          pl: "Mruk znalazł włos. Był długi, biały, z zagięciem; tkwił w szwie kieszonki i przykleił mu się do nosa. Mruk chodził z nim po mieszkaniu godzinę. Potem wrócił, gruntownie natarł kieszonkę lewym policzkiem i prawym, i pozwolił ją zapiąć. W kuchni, gdzie się smaży na smalcu, jakaś biała kotka przeczyta odpowiedź.",
          picture: { place: "bedroom", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["Chewed from Both Ends", "Nadgryziona z dwóch stron"],
            ["Something to Go On With", "Żeby miała co kończyć"],
          ],
          en: "In the elastic pocket there was a ribbon, such as goes round a parcel, chewed at one end. So that was who she was: a cat with good teeth and good taste, who had stopped in the middle, as if somebody had called her away. Mruk chewed at the other end. Then he put the ribbon back for her, to give her something to go on with.",
          pl: "W kieszonce na gumce była wstążka, taka od paczki, z jednego końca pogryziona. Więc taka ona była: o dobrych zębach i dobrym guście, a przerwała w połowie, jakby ją ktoś zawołał. Mruk pogryzł drugi koniec. Potem zostawił wstążkę na miejscu, żeby kotka miała co kończyć.",
        },
        {
          titles: [
            ["A Parcel from a Cat by the Sea", "Przesyłka od kotki znad morza"],
            ["A Cork in Return", "W zamian korek"],
          ],
          needs: ["the shell"],
          unless: ["the shell is let"],
          en: "The answer was on the shell. Its pink edge bore the marks of small teeth, and they smelled like the pocket. Some cat by the sea had brought it here in her mouth and packed it, without a list, for somebody to find at home. Mruk thought this over. Then he fetched a cork from under the bath and laid it in the pocket, in return, as far down as it would go.",
          pl: "Odpowiedź była na muszelce. Różowy brzeg miał ślady małych zębów i pachniały tak jak kieszonka. Jakaś kotka znad morza przyniosła ją tu w zębach i zapakowała, bez listy, żeby ktoś znalazł ją dopiero w domu. Mruk to przemyślał. Potem przyniósł spod wanny korek i włożył w zamian do kieszonki, tak głęboko, jak się dało.",
          picture: { place: "bathroom", pose: "crouch", props: ["cork"], eyes: "open", company: "nobody" },
        },
      ],
    },
    {
      titles: [
        ["One Is Missing When He Counts", "Przy liczeniu jednego brakuje"],
        ["He Is against Departures", "Jest przeciw i ma zasady"],
      ],
      en: "Mruk is against departures. It is a matter of principle: someone goes out by the door who belongs at home, and then one is missing when he counts. When Ola set her good shoes beside the suitcase, he drew his conclusions and came. As soon as the lid was shut he would lie down on it with all his weight. Nothing was going to leave this bedroom.",
      pl: "Mruk jest przeciwny wyjazdom. Z zasady: wychodzi ktoś, kto powinien być w domu, i przy liczeniu jednego brakuje. Kiedy Ola postawiła przy walizce dobre buty, wyciągnął wnioski i przyszedł. Gdy tylko zamkną wieko, położy się na nim całym swoim ciężarem. Z tej sypialni nic nie miało wyjść.",
      picture: { place: "bedroom", pose: "walk", props: [], eyes: "grump", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["Why She Missed the Train", "Dlaczego pociąg odjechał bez Oli"]],
          when: {
            timeSlot: ["morning", "afternoon"],
          },
          en: "The suitcase left, as all suitcases do. Mruk had kept it for one hour and ten minutes. But before long there was a step on the stairs and the key in the door: Ola had missed the train, by about that much, and would go in the morning. She sat down on the suitcase in the hall and laughed. Mruk counted: Ola, Tomek, and himself. Nobody was missing.",
          pl: "Walizka wyszła, jak wszystkie. Mruk zatrzymał ją na godzinę i dziesięć minut. Ale niedługo potem dał się słyszeć krok na schodach i klucz w drzwiach: Ola spóźniła się na pociąg, mniej więcej o tyle, i pojedzie rano. Siadła w przedpokoju na walizce i się śmiała. Mruk policzył: Ola, Tomek i on sam. Nikogo nie brakowało.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["With His Face to the Door", "Twarzą do drzwi"]],
          when: {
            weekday: [1, 2, 3, 4, 5],
          },
          en: "Ola lifted Mruk from the lid in both arms, and so she had none free for the suitcase. They stood like that in the bedroom for a while, she, he, and his purring. “I’ll be back on Sunday,” she said into his ear. When she had gone, he lay down on the spot where she had stood, and faced the door.",
          pl: "Ola zdjęła Mruka z wieka obiema rękami i przez to nie miała żadnej wolnej do walizki. Stali tak chwilę w sypialni, ona, on i jego mruczenie. „Wracam w niedzielę” – powiedziała mu do ucha. Kiedy wyszła, Mruk położył się tam, gdzie stała, twarzą do drzwi.",
          picture: {
            place: "bedroom",
            pose: "loaf",
            props: [],
            eyes: "happy",
            on: "arms",
            camera: "half",
            company: "ola",
          },
        },
        {
          titles: [
            ["The Galoshes Were at the Bottom", "Kalosze były na samym spodzie"],
            ["She Came Back for Her Galoshes", "Wróciła po kalosze"],
          ],
          when: {
            weather: ["rain"],
          },
          needs: ["the galoshes"],
          unless: ["no galoshes"],
          en: "The suitcase left, down the stairs and into the rain. Mruk counted, and Ola was missing. A minute later she came up with it again, dripping: her galoshes were at the very bottom. She knelt in the hall and laid everything out on the mat. The train went without her. By the time she had the galoshes on, she did not need them until morning.",
          pl: "Walizka wyszła, po schodach w dół i na deszcz. Mruk policzył i brakowało Oli. Po minucie wróciła z walizką, cała mokra: kalosze były na samym spodzie. Uklękła w przedpokoju i wyłożyła wszystko na wycieraczkę. Pociąg pojechał bez niej. Kiedy miała już kalosze na nogach, nie były potrzebne aż do rana.",
        },
        {
          titles: [
            ["A Night That Isn’t There", "Noc, której nie ma"],
            ["Two Bowls Too Many", "O dwie miski za dużo"],
          ],
          needs: ["the bowls"],
          en: "At the last moment, already at the front door, Ola read the slip with the bowls once more. Her figure was higher than Tomek’s by two. They counted on their fingers, and his was right. “Then I’ve been counting a night that isn’t there,” said Ola. She would be back an evening sooner. Mruk got down from the lid like somebody whose terms have been met.",
          pl: "W ostatniej chwili, już przy drzwiach, Ola przeczytała jeszcze raz karteczkę z miskami. Jej liczba była o dwie wyższa niż Tomka. Policzyli na palcach i wyszło, że rację miał on. „To policzyłam noc, której nie ma” – powiedziała Ola. Wróci o wieczór wcześniej. Mruk zszedł z wieka jak ktoś, czyje warunki przyjęto.",
          picture: {
            place: "hall",
            pose: "loaf",
            props: [],
            eyes: "open",
            on: "suitcase",
            inHand: "slip of paper",
            company: "ola",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [
        ["Four Sneezes, and Then?", "Cztery kichnięcia, i co dalej?"],
        ["Fenced Off with Lavender", "Ogrodzone lawendą"],
      ],
      en: "But first Ola had to air the suitcase. She stood it on its side against the wardrobe, with its jaws open, and Tomek sprinkled it with lavender. Mruk sneezed four times and stopped where he was. Lavender is to him what a fence is to people: it may be no higher than a knee, but they stay on their own side.",
      pl: "Najpierw jednak Ola musiała walizkę wywietrzyć. Postawiła ją bokiem pod szafą, z otwartą paszczą, a Tomek wysypał ją lawendą. Mruk kichnął cztery razy i stanął. Lawenda jest dla niego tym, czym dla ludzi płot: choćby sięgał ledwie do kolan, każdy zostaje po swojej stronie.",
      turns: [
        {
          titles: [
            ["The Fifth Sneeze Did It", "Dopiero za piątym kichnięciem"],
            ["So Much for the Fence", "I po płocie"],
          ],
          en: "The fifth sneeze did it. It came from the depths; it blew the lavender together on one side, up the lining and out over the edge, in a small blue cloud that settled on the rug. “Well, it’s aired now,” said Tomek, and laid the suitcase flat again. The fence was gone. Mruk looked at the cloud with the air of a job well done, and went about his business.",
          pl: "Sprawę załatwiło piąte kichnięcie. Przyszło z głębi; zdmuchnęło lawendę na jedną stronę, po podszewce w górę i przez brzeg, niebieską chmurką, która siadła na dywaniku. „No to wywietrzona” – powiedział Tomek i położył walizkę jak trzeba. Płotu nie było. Mruk spojrzał na chmurkę jak po dobrej robocie i zajął się swoimi sprawami.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            by: "wall",
            camera: "half",
            company: "tomek",
          },
        },
        {
          titles: [["If a Moth Can Do It", "Skoro mól może, to i kot"]],
          en: "Then it turned out that lavender does not keep off even moths. One came out from behind the wardrobe, grey, elderly, and in no hurry, walked over the blue grains as if they were gravel, and sat down on the buckle. If a moth could, so could a cat. Mruk shut his nose from within, as he knows how to, and went after her, straight across.",
          pl: "Potem okazało się, że lawenda nie działa nawet na mole. Jeden wyszedł zza szafy, szary, starszy, bez pośpiechu, przeszedł po niebieskich ziarnkach jak po żwirze i usiadł na klamerce. Skoro mógł mól, mógł i kot. Mruk zamknął nos od środka, bo to potrafi, i poszedł za nim, prosto na przełaj.",
        },
        {
          titles: [
            ["Where the Lavender Went", "Dokąd odleciała lawenda"],
            ["The Wind Leaned against the Window", "Wiatr opierał się o okno"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Tomek opened the window a hand’s breadth, for the airing, and the wind, which had been leaning against it for a long time, came in at once. It went once round the suitcase and left again with everything it had found there, over the gutter and in the direction of the river. “That was good lavender,” said Ola. Mruk sniffed. Where the fence had been there was nothing but a checked lining and a faint smell of tram.",
          pl: "Tomek uchylił okno na dłoń, żeby się lepiej wietrzyło, a wiatr, który od dawna się o nie opierał, wszedł od razu. Obszedł walizkę w środku, raz, i wyniósł się ze wszystkim, co tam znalazł, ponad rynną w stronę Wisły. „To była dobra lawenda” – powiedziała Ola. Mruk powąchał. Z płotu została kraciasta podszewka i trochę zapachu tramwaju.",
        },
      ],
    },
    {
      titles: [["The List Says Towels First", "Według listy, czyli od ręczników"]],
      en: "But Tomek had a list, and on the list the towels come first. In the suitcase they had been put in last, on top of the rest. So he and Ola took everything out again, spread it on the floor and ticked it off in pencil, piece by piece. A cat who wanted anything in that room had nowhere to put a paw.",
      pl: "Ale Tomek miał listę, a lista zaczyna się od ręczników. Tymczasem w walizce leżały na samym wierzchu, zapakowane ostatnie. Wyjęli więc z Olą wszystko z powrotem, rozłożyli na podłodze i odhaczali ołówkiem, sztuka po sztuce. Kot, który w tym pokoju czegoś chciał, nie miał gdzie postawić łapy.",
      turns: [
        {
          titles: [["Packed in Four Minutes", "Cztery minuty i już"]],
          en: "The list lay on the bed and had a corner that stuck up. Mruk’s paw brushed it in passing, and the list slid down between the mattress and the wall, as papers do. Tomek looked for it for a while. Then Ola threw everything in as it came, and in four minutes the floor was clear, and nothing had been forgotten but the towels.",
          pl: "Lista leżała na łóżku i miała róg, który odstawał. Mruk zawadził o niego łapą, mimochodem, i lista zsunęła się między materac a ścianę, jak to papiery. Tomek szukał jej przez chwilę. Potem Ola wrzuciła wszystko, jak leci, i po czterech minutach podłoga była wolna, a zapomniano tylko o ręcznikach.",
        },
        {
          titles: [["Who Wrote “Cat” on the List?", "Kto wpisał na listę kota?"]],
          en: "Mruk read the list in his own way. He sat down on it, since of everything that lay about it was the only thing his size. Ola and Tomek looked underneath him, at the left corner, then at the right. All they could make out was “soap” and “cat”. “Did you write ‘cat’?” asked Ola. “I thought you did.” While they thought about that, Mruk got up and had a free hand.",
          pl: "Mruk zapoznał się z listą po swojemu. Usiadł na niej, bo ze wszystkiego, co tam leżało, ona jedna była jego rozmiaru. Ola i Tomek zajrzeli pod niego z lewego rogu, potem z prawego. Dało się odczytać „mydło” i „kot”. „To ty napisałeś «kot»?” – spytała Ola. „Myślałem, że ty”. Stali i myśleli, a Mruk wstał i miał wolną rękę.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "sheet of paper",
            look: "reader",
            by: "wall",
            camera: "half",
            company: "ola",
          },
        },
        {
          titles: [
            ["In the Second Towel from the Bottom", "W drugim ręczniku od spodu"],
            ["An Hour Earlier Than They Believed", "O godzinę wcześniej, niż myśleli"],
          ],
          needs: ["the ticket"],
          en: "“Here’s the ticket,” called Tomek from among the towels. It was in the second one from the bottom, and that was the safe place. Ola read the ticket, this time to the end. The train left an hour earlier than they had believed. Nobody spoke of lists any more. They packed with four hands and one foot, and the floor, which had been full, was free from wall to wall.",
          pl: "„Jest bilet!” – zawołał Tomek spośród ręczników. Bilet leżał w drugim od spodu i to było to pewne miejsce. Ola przeczytała go, tym razem do końca. Pociąg odjeżdżał o godzinę wcześniej, niż oboje myśleli. O listach nikt już nie mówił. Pakowali w cztery ręce i jedną nogę, a podłoga, przedtem pełna, była nagle wolna od ściany do ściany.",
        },
      ],
    },
    {
      titles: [
        ["Tired in One Hinge", "Zmęczony na jeden zawias"],
        ["As Shut as a Bank", "Zamknięta jak bank"],
      ],
      en: "And then the lid fell shut. It does that; one of the hinges is tired. There was a clap, a puff of old air, and in place of an open suitcase there lay a brown box without an entrance, as shut as a bank. Mruk had jumped a metre into the air. When he came down, his tail was as thick as a rolling pin, and he had to think what he had come for.",
      pl: "I wtedy spadło wieko. Ono tak ma; jeden zawias jest zmęczony. Trzasnęło, dmuchnęło starym powietrzem i tam, gdzie była otwarta walizka, leżała brązowa skrzynia bez wejścia, zamknięta jak bank. Mruk podskoczył na metr. Kiedy wylądował, ogon miał gruby jak wałek do ciasta i musiał się zastanowić, po co przyszedł.",
      turns: [
        {
          titles: [
            ["Where to Put Your Weight", "Trzeba wiedzieć, gdzie usiąść"],
            ["A Slipper in the Gap", "I wtedy zjawił się kapeć"],
          ],
          en: "A tired hinge can be talked to. Mruk walked on to the lid, to the side that was not tired, and sat down at the very edge. It creaked. On the other side the lid rose by itself, first a finger, then a hand; you only have to know where to put your weight. Mruk jumped off, and before the lid could change its mind, Tomek had stuck a slipper in the gap.",
          pl: "Ze zmęczonym zawiasem da się rozmawiać. Mruk wszedł na wieko, na tę stronę, która nie była zmęczona, i usiadł na samym brzegu. Skrzypnęło. Po drugiej stronie wieko uniosło się samo, najpierw na palec, potem na dłoń; trzeba tylko wiedzieć, gdzie położyć ciężar. Mruk zeskoczył, a zanim wieko się rozmyśliło, Tomek wetknął w szparę kapeć.",
        },
        {
          titles: [
            ["With Its Tongue Out", "Z wystawionym językiem"],
            ["The Lock Was Only Pretending", "Zamek tylko udawał"],
          ],
          en: "In falling, the lid had caught the corner of a pillowcase, which hung out in front, white, like a tongue. Mruk owed the suitcase something for the fright. He took hold of the tongue and pulled; it came, a hand’s breadth, two, and the lock, which had only pretended to be shut, sprang open. The bank was open too, and nobody had needed a key.",
          pl: "Zamykając się, wieko przytrzasnęło róg poszewki. Zwisał z przodu, biały, jak język. Mruk był walizce coś winien za ten strach. Chwycił język i pociągnął; szło, na dłoń, na dwie, i nagle zamek, który tylko udawał zamknięty, odskoczył. Bank stał otworem, i to bez klucza.",
        },
        {
          titles: [
            ["I’ll Practise on the Suitcase", "Poćwiczę na walizce"],
            ["Can Tomek Open a Tin Yet?", "Czy Tomek umie już otworzyć puszkę?"],
          ],
          needs: ["the bowls"],
          en: "Ola put the tin opener into Tomek’s hand; he would have to learn some time. Tomek looked from the opener to the locked suitcase. “I’ll practise on that,” he said, “it can’t spill.” He put the opener to the crack beside the lock, as she had shown him, held his breath and turned. There was a pop. The lid rose. Both of them looked at Mruk, who was plainly relieved, and not only on account of the suitcase.",
          pl: "Ola włożyła Tomkowi do ręki otwieracz do puszek; kiedyś się musi nauczyć. Tomek spojrzał na otwieracz, potem na zatrzaśniętą walizkę. „Poćwiczę na walizce – powiedział. – Nic się nie wyleje”. Przyłożył do szpary przy zamku, jak mu pokazała, wstrzymał oddech i przekręcił. Strzeliło. Wieko się podniosło. Oboje obejrzeli się na Mruka, któremu wyraźnie ulżyło, i to nie tylko z powodu walizki.",
        },
      ],
    },
    {
      titles: [["Two Metres from the Iron", "Dwa metry od żelazka"]],
      en: "But Ola was ironing. The iron stood next to the suitcase on its heel, hissing, between a heap of creased things and a heap of smooth ones, and whoever wanted to pass had to pass it. Mruk has met the iron. He keeps two metres away from it, and this bedroom did not have two metres to spare.",
      pl: "Ale Ola prasowała. Żelazko stało obok walizki na pięcie i syczało, między stosem rzeczy pogniecionych a stosem gładkich, i kto chciał przejść, musiał przejść koło niego. Mruk poznał już żelazko. Trzyma się od niego na dwa metry, a w tej sypialni dwóch metrów nie było.",
      turns: [
        {
          titles: [["Nobody Had Told Him It Was Warm", "Nikt nie mówił, że to ciepłe"]],
          en: "The smooth heap decided it. It was as high as Mruk’s chest and as warm as an oven when the bread is out. Nobody had told him that ironing leaves anything so warm. He went round by the wall, with his back to it and his eye on the iron, set a paw on a hot handkerchief, stood still, and from that moment feared nothing.",
          pl: "Rozstrzygnął stos gładki. Sięgał Mrukowi do piersi i dawał ciepło jak piec po chlebie. Że z prasowania zostaje coś tak ciepłego, nikt mu nie mówił. Przeszedł wzdłuż ściany, plecami do niej, nie spuszczając żelazka z oka, postawił łapę na gorącej chustce, stanął i od tej chwili nie bał się niczego.",
        },
        {
          titles: [
            ["Like an Official after Hours", "Jak urzędnik po godzinach"],
            ["After the Click", "Po pstryknięciu"],
          ],
          en: "The iron had a flex, and the flex had a plug, and the plug was no longer in the wall. Tomek had caught it with his foot as he passed. For a while the iron went on hissing from habit, then it clicked, then it fell silent and grew cold, standing quite upright, like an official after hours. Mruk waited for the click. Then he walked by, ten centimetres away.",
          pl: "Żelazko miało sznur, sznur wtyczkę, a wtyczka nie siedziała już w gniazdku. Wyrwał ją Tomek, nogą, kiedy przechodził. Przez chwilę żelazko syczało jeszcze z przyzwyczajenia, potem pstryknęło, potem ucichło i stygło, wyprostowane, jak urzędnik po godzinach. Mruk zaczekał na pstryknięcie. Potem przeszedł obok, dziesięć centymetrów dalej.",
        },
        {
          titles: [
            ["Who Told the Iron to Be Quiet?", "Kto kazał żelazku być cicho?"],
            ["Why Were the Handkerchiefs Trembling?", "Dlaczego drżały chustki?"],
          ],
          pays: ["the alarm clock found"],
          needs: ["the alarm clock"],
          en: "The alarm clock rang again. “Quiet,” cried Ola to the iron, which was hissing so loudly that nobody could hear where. Tomek pulled out the plug. In the silence it was easy: they all looked at the smooth heap, which was trembling from top to bottom. Ola lifted off the handkerchiefs one by one, and Tomek took out the clock. The forgotten iron gave a last sigh and went cold. Mruk walked past it, a hand’s breadth away.",
          pl: "Budzik zadzwonił znowu. „Cicho!” – zawołała Ola do żelazka, które syczało tak, że nie było słychać, skąd dzwoni. Tomek wyciągnął wtyczkę. W ciszy poszło łatwo: wszyscy spojrzeli na gładki stos, który drżał od góry do dołu. Ola zdejmowała chustki jedną po drugiej, aż Tomek wyjął budzik. Zapomniane żelazko westchnęło i wystygło. Mruk przeszedł koło niego spacerem, na dłoń.",
        },
      ],
    },
    {
      titles: [["The Suitcase Had Other Ideas", "Ale walizka miała inne plany"]],
      en: "The suitcase had other ideas. It would not shut. Ola sat down on it and bounced; Tomek leaned across the lid with both elbows; from inside came the sound of something that ought to have been wrapped in a jersey. In this crush neither of them had a look to spare for Mruk and what he wanted.",
      pl: "Walizka miała inne plany. Nie chciała się zamknąć. Ola siadła na niej i podskakiwała, Tomek naparł łokciami na wieko; z wewnątrz dobiegł odgłos czegoś, co należało owinąć w sweter. W tym ścisku nikt nie miał oczu dla Mruka ani dla tego, czego chciał.",
      turns: [
        {
          titles: [
            ["Nine Kilos Short", "O dziewięć kilo za mało"],
            ["A Click on the Left, a Click on the Right", "Kliknęło z lewej, kliknęło z prawej"],
          ],
          en: "Ola and Tomek gave up, both red in the face, and turned away to think. Along came Mruk. He got on to the lid, as he gets on to anything flat, walked to the front edge, and sat. There was a click on the left. He scratched behind his ear, with energy; there was a click on the right. “Don’t move,” whispered Tomek. All it had needed was another nine kilos.",
          pl: "Ola i Tomek dali spokój, oboje czerwoni, i odwrócili się, żeby pomyśleć. Nadszedł Mruk. Wszedł na wieko, jak się wchodzi na cokolwiek płaskiego, przeszedł do przedniej krawędzi i usiadł. Z lewej kliknęło. Podrapał się za uchem, energicznie; kliknęło z prawej. „Nie ruszaj się” – szepnął Tomek. Brakowało tylko dziewięciu kilo.",
        },
        {
          titles: [
            ["One Bear Too Many", "O jednego misia za dużo"],
            ["Neither Was Going Anywhere", "Żaden nigdzie nie jechał"],
          ],
          en: "So Ola and Tomek opened the suitcase once more and looked for something that could stay at home. The boots could not, nor could the umbrella. But right at the top lay a hot-water bottle in the shape of a bear, round, brown and furry; Ola laid it aside, and the lid went down as softly as an eyelid. The bear and Mruk looked at each other. Neither was going anywhere.",
          pl: "Ola i Tomek otworzyli więc walizkę jeszcze raz i szukali czegoś, co może zostać w domu. Buty nie mogły, parasol też nie. Ale na samej górze leżał termofor w kształcie misia, okrągły, brązowy i włochaty; Ola odłożyła go na bok i wieko opadło miękko jak powieka. Miś i Mruk popatrzyli na siebie. Żaden nigdzie nie jechał.",
        },
        {
          titles: [["Nobody Travels in One Galosh", "W jednym kaloszu nikt nie jeździ"]],
          pays: ["no galoshes"],
          needs: ["the galoshes"],
          en: "“It’s the galoshes,” said Tomek, from under the lid. Ola would not hear of it. They pulled out the left one, to try, and pressed the lid down: click. They put it back and took out the right: click. Nobody goes on a journey in one galosh, not even Ola; and so both of them were stood beside the bed, where they smelled of potatoes, and the suitcase lay there shut, thin, and open to suggestions.",
          pl: "„To kalosze” – powiedział Tomek spod wieka. Ola nie chciała o tym słyszeć. Wyjęli lewy, na próbę, i zamknęli: klik. Włożyli go i wyjęli prawy: klik. W jednym kaloszu nikt nie jeździ, nawet Ola, więc oba stanęły przy łóżku, gdzie pachniały kartoflami, a walizka leżała zamknięta, szczupła i gotowa do rozmów.",
        },
      ],
    },
    {
      titles: [
        ["Somebody Lives in There", "Tam ktoś mieszka"],
        ["Eight Legs and No Wish to Travel", "Osiem nóg, a do podróży żadnej"],
      ],
      en: "But the suitcase proved to be somebody’s home. In the corner by the hinge there was a web, spun with care, and in the web sat a spider, who had lived through a good deal up there on the wardrobe and had no wish to travel. “We can’t just turn her out,” said Ola. “We can’t just take her along,” said Tomek. A conference met over the open lid, and until it was over nobody was to touch a thing.",
      pl: "Tyle że walizka okazała się czyimś mieszkaniem. W rogu przy zawiasie była pajęczyna, uprzędziona starannie, a w niej siedział pająk, który przeczekał tam na szafie niejedno i nie miał ochoty na podróże. „Nie możemy go tak po prostu wyrzucić” – powiedziała Ola. „Ani tak po prostu zabrać” – powiedział Tomek. Nad otwartym wiekiem zebrała się narada i póki trwała, niczego nie wolno było ruszać.",
      turns: [
        {
          titles: [["He Saw the Spider Home", "Odprowadził go do szafy"]],
          en: "The spider did not attend the conference. While Ola and Tomek were fetching a glass and a postcard, she had let herself down the side by a thread, quite steadily, and walked under Mruk’s chin and over the boards to the wardrobe, on top of which there is another suitcase, with a lock. Mruk saw her home. When the glass came, there was nobody left to turn out but him.",
          pl: "Pająk w naradzie nie uczestniczył. Kiedy Ola z Tomkiem szukali szklanki i pocztówki, spuścił się po ściance na nitce, równo, przeszedł Mrukowi pod brodą i po deskach w stronę szafy, na której stoi druga walizka, z zamkiem. Mruk go odprowadził. Kiedy znalazła się szklanka, do wyrzucenia był już tylko on.",
        },
        {
          titles: [["A Corner for Whoever Sits Still", "Kto siedzi, ten dostaje róg"]],
          en: "Ola and Tomek decided that the spider should come along. They left her a corner two fingers wide, put a sponge beside it, because a sponge squashes nobody, and rolled all the socks twice as tight. Mruk looked on. If everybody who simply stayed sitting was given a corner, then he knew how it was done.",
          pl: "Ola i Tomek zdecydowali, że pająk jedzie. Zostawili mu róg, wolny na dwa palce, obok położyli gąbkę, bo gąbka nikogo nie zgniecie, a skarpety zwinęli dwa razy ciaśniej. Mruk się przyglądał. Skoro róg dostaje każdy, kto po prostu siedzi, to już wiedział, jak się to robi.",
        },
        {
          titles: [
            ["A New Flat, with the Sound of the Sea", "Z szumem morza w cenie"],
            ["She Turned Round Twice and Stayed", "Obrócił się dwa razy i został"],
          ],
          pays: ["the shell is let"],
          needs: ["the shell"],
          en: "The shell decided it. Tomek laid it in the corner by the web, only to keep it from being trodden on. The spider put out one leg and felt the edge. She went in, turned round twice, as you do in a new flat, and did not come out again. Ola carried the shell to the window sill with both hands. “With the sound of the sea,” she told the spider, and the conference was over.",
          pl: "Rozstrzygnęła muszelka. Tomek położył ją w rogu przy pajęczynie, tylko po to, żeby jej kto nie rozdeptał. Pająk wysunął jedną nogę i pomacał brzeg. Wszedł, obrócił się dwa razy, jak to w nowym mieszkaniu, i już nie wyszedł. Ola zaniosła muszelkę na parapet, oburącz. „Z szumem morza” – powiedziała pająkowi i narada się skończyła.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the galoshes"],
      en: "“Galoshes,” said Ola. Nobody ever takes galoshes on a journey, and each time it rains. Tomek thought that this time they might risk it. Ola had risked it last time, in her good shoes. So the galoshes were fetched from the cellar, black, enormous and smelling of potatoes, and they went straight into the middle of the suitcase. For whatever Mruk had in mind there was now half as much room.",
      pl: "„Kalosze” – powiedziała Ola. Nikt nigdy nie bierze w podróż kaloszy i za każdym razem pada. Tomek uważał, że tym razem można zaryzykować. Ola zaryzykowała poprzednio, w dobrych butach. Przyniesiono więc kalosze z piwnicy, czarne, ogromne, pachnące kartoflami, i wstawiono na sam środek walizki. Na to, co miał w planach Mruk, zostało teraz o połowę mniej miejsca.",
    },
    {
      titles: [
        ["Seat Forty-one, by the Window", "Miejsce czterdzieści jeden, przy oknie"],
        ["A Still Safer Place", "Miejsce jeszcze pewniejsze"],
      ],
      pays: ["the ticket"],
      en: "Tomek leaned the ticket against the bedside lamp, where everybody could see it: seat forty-one, by the window. It already had a hole in it. Mruk looked through the hole at Ola, and Ola looked back. Then Tomek carried it to a still safer place, and a minute later he did not know where. The ticket was to turn up before they left, but until then each thing was shaken out before it was packed, and everything took three times as long.",
      pl: "Tomek oparł bilet o lampkę przy łóżku, żeby wszyscy widzieli: miejsce czterdzieści jeden, przy oknie. Bilet miał już dziurkę. Mruk popatrzył przez dziurkę na Olę, a Ola na Mruka. Potem Tomek zaniósł go w miejsce jeszcze pewniejsze i minutę później nie wiedział gdzie. Bilet miał się znaleźć przed wyjściem, ale na razie każdą rzecz trzeba było najpierw wytrząsnąć i pakowanie trwało trzy razy dłużej.",
    },
    {
      titles: [
        ["The Alarm Clock in the Cat", "Budzik w kocie"],
        ["Which of You Is Ringing?", "Kto z was dzwoni?"],
      ],
      pays: ["the alarm clock"],
      en: "The alarm clock that was to travel went off. It rang in the suitcase, it rang in the wardrobe, it rang, Tomek could have sworn, in the cat. He and Ola went round with a hand behind one ear, and when they were quite near, it stopped. It does that: it takes a rest and rings again, longer. “Well, it’s here somewhere,” said Ola, and they went back to their packing, on tiptoe.",
      pl: "Zadzwonił budzik, który miał jechać. Dzwonił w walizce, dzwonił w szafie, dzwonił, Tomek mógłby przysiąc, w kocie. Chodzili z Olą z dłonią przy uchu, a kiedy byli już całkiem blisko, ucichł. On tak ma: odpoczywa i dzwoni znowu, tylko dłużej. „Grunt, że gdzieś tu jest” – powiedziała Ola i wrócili do pakowania, na palcach.",
    },
    {
      titles: [
        ["As Much Sand as Fits on a Coin", "Piasku tyle, co na monecie"],
        ["Hel, or Was It Łeba?", "Hel czy jednak Łeba?"],
      ],
      pays: ["the shell"],
      en: "Under the lining lay something from the last journey: a shell, a pink one, and as much sand as fits on a coin. “Hel,” said Ola. “Łeba,” said Tomek, who teaches geography and could prove it by the grain. He went for the magnifying glass, and Ola for the photographs. Until they agreed on the Baltic, nobody packed. Mruk was left alone with the suitcase and the shell, which roared at him when he looked in.",
      pl: "Pod podszewką leżało coś z ostatniej podróży: muszelka, różowa, i trochę piasku, ile mieści się na monecie. „Hel” – powiedziała Ola. „Łeba” – powiedział Tomek, który uczy geografii i poznaje po ziarnie. Poszedł po lupę, a Ola po zdjęcia. Dopóki nie stanęło na Bałtyku, nikt nie pakował. Mruk został sam z walizką i z muszelką, która zaszumiała na niego, kiedy zajrzał do środka.",
    },
    {
      titles: [
        ["Three Times without a “Don’t”", "Trzy razy bez „nie wolno”"],
        ["How Many Bowls to a Night?", "Ile misek na noc?"],
      ],
      pays: ["the bowls"],
      en: "Ola and Tomek worked out how many bowls it would be. Two for each night; but did the evening of departure count? Tomek wrote a figure on a slip, and Ola a higher one below it. Then it came out that Tomek had never opened a tin. Mruk had heard his name three times without a “don’t”. That meant it was serious, and he had better hurry.",
      pl: "Ola i Tomek liczyli, ile to będzie misek. Na każdą noc dwie, tylko czy wieczór wyjazdu też się liczy? Tomek napisał liczbę na karteczce, a Ola pod spodem wyższą. Potem wyszło na jaw, że Tomek nigdy nie otwierał puszki. Mruk trzy razy usłyszał swoje imię i ani razu „nie wolno”. Widać sprawa była poważna i należało się spieszyć.",
    },
    {
      titles: [["Nothing Thin Is Going", "Nic cienkiego nie jedzie"]],
      when: {
        weather: ["snow"],
      },
      pays: ["the snow"],
      en: "Tomek measured the snow on the window ledge with a ruler and read the result aloud. Ola read it again, to be sure. Then they took out everything thin, every blouse and every shirt, and carried in everything thick: jerseys, two scarves, whatever was wool and grey and could be pulled over a foot or an arm. Anybody with an eye on something warm in this bedroom had better be quick.",
      pl: "Tomek zmierzył linijką śnieg za oknem i odczytał wynik. Ola odczytała jeszcze raz, dla pewności. Wyjęli wszystko, co cienkie, każdą bluzkę i każdą koszulę, a znosili wszystko, co grube: swetry, dwa szaliki, co tylko było z wełny, szare i dało się wciągnąć na nogę albo na rękę. Kto w tej sypialni upatrzył sobie coś ciepłego, powinien był się pospieszyć.",
    },
  ],
};
