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
      titles: [
        ["Whoever Is Inside Goes Along", "Kto w środku, ten jedzie"],
        ["A Passenger before the Blouses", "Najpierw pasażer, potem bluzki"],
      ],
      en: "The suitcase had been fetched down from the wardrobe. It lay open on the bed, with checked lining and a lid that stood up behind like the back of a sleigh, and Ola walked past it with an armful of blouses. Mruk knew only one thing about it: whoever is inside goes along. He meant to be inside in good time.",
      pl: "Walizkę zdjęto z szafy. Leżała otwarta na łóżku, z kraciastą podszewką i wiekiem, które stało z tyłu jak oparcie sań, a Ola chodziła koło niej z naręczem bluzek. Mruk wiedział o walizkach jedno: kto jest w środku, ten jedzie. Zamierzał tam być zawczasu.",
      endings: [
        {
          titles: [
            ["As Far as the Hall and Back", "Do przedpokoju i z powrotem"],
            ["He Wished to Alight", "Tu pasażer chciał wysiąść"],
          ],
          en: "So Mruk went along. Ola carried the suitcase to the door with the cat riding on top, set it down on the mat, and there the journey ended, since he wished to alight. He had been as far as the hall. He walked back by himself, with the tail of someone who has seen the world and will tell of it only what he is asked.",
          pl: "Więc Mruk pojechał. Ola zaniosła walizkę pod drzwi, z kotem na wierzchu, położyła na wycieraczce i tam podróż się skończyła, bo pasażer chciał wysiąść. Był aż w przedpokoju. Wrócił sam, z ogonem kogoś, kto widział świat i powie o nim tylko to, o co go zapytają.",
        },
        {
          titles: [
            ["Left Free in the Middle", "Pośrodku zostaje wolne, na kota"],
            ["What Had Not Slipped", "Tam, gdzie nic się nie przesunęło"],
          ],
          en: "In the end everything was packed once more, round Mruk. The blouses went to the left, the shoes to the right, and in the middle, when he got up, there was a space in the shape of a cat. When Ola opened the suitcase again, in another town, everything had slid into everything else; she laid her hand in the space, and only there nothing had slipped.",
          pl: "W końcu spakowano jeszcze raz, dookoła Mruka. Bluzki poszły na lewo, buty na prawo, a pośrodku, kiedy wstał, zostało miejsce w kształcie kota. Kiedy Ola otworzyła walizkę, już w innym mieście, wszystko wjechało na wszystko; położyła w tym miejscu rękę i tylko tam nic się nie przesunęło.",
        },
        {
          titles: [
            ["A Green Eye behind the Hole", "Zielone oko za dziurką"],
            ["Valid as Far as the Kitchen", "Ważny, ale tylko do kuchni"],
          ],
          needs: ["the ticket"],
          en: "Mruk was inside when Tomek came along the bed in his cap. “Tickets, please.” The ticket had turned up by then, and Ola held it in front of the cat. Tomek looked through the hole, and an eye looked back, green and not to be argued with. “Valid,” he said, “as far as the kitchen.” They carried the suitcase there and set it down by the window, since the seat was by the window.",
          pl: "Mruk siedział w środku, kiedy nadszedł Tomek, w czapce, jak konduktor. „Bilety do kontroli”. Bilet tymczasem się znalazł i Ola trzymała go kotu przed nosem. Tomek popatrzył przez dziurkę, a z drugiej strony patrzyło oko, zielone i pewne swego. „Ważny – powiedział – do kuchni”. Zanieśli tam walizkę i postawili pod oknem, skoro miejsce było przy oknie.",
        },
      ],
    },
    {
      titles: [
        ["These Are Spoken For", "Te już są zajęte"],
        ["On the Very Top Lay the Good Ones", "A na samej górze te dobre"],
      ],
      en: "Tomek was packing for an excursion. He does it by a list, on the rug beside the bed, in piles; and on the pile of socks, on the very top, lay the good ones, of thick grey wool. Mruk had slept on these socks since the autumn they were knitted. He sat down before them. Somebody had to say that they were spoken for.",
      pl: "Tomek pakował się na wycieczkę. Robi to według listy, na dywaniku przy łóżku, w stosach, a na stosie skarpet, na samej górze, leżały te dobre, z grubej szarej wełny. Mruk sypia na nich od jesieni, w której je zrobiono. Usiadł przed nimi. Ktoś musiał powiedzieć, że są zajęte.",
      endings: [
        {
          titles: [
            ["The Second Time There Was None", "Za drugim razem ani jednej"],
            ["A Little Higher Than Usual", "Odrobinę wyższy niż zwykle"],
          ],
          en: "Tomek travelled in thin socks. The first time he counted the wool ones there had been one, and the second time there was none. He asked nobody. In the place where they had lain was a cat, as broad as usual and a little higher, who did not get up from the rug until the front door had shut.",
          pl: "Tomek pojechał w cienkich skarpetach. Przy pierwszym liczeniu wełniana była jedna, przy drugim ani jednej. Nikogo nie pytał. W miejscu, gdzie leżały, leżał kot, szeroki jak zwykle i odrobinę wyższy, który nie podniósł się z dywanika, dopóki nie zamknęły się drzwi.",
        },
        {
          titles: [
            ["One Stays and One Goes", "Jedna jedzie, druga nie"],
            ["Each with His Own", "Każdy ze swoją"],
          ],
          en: "Tomek and Mruk divided the socks. One went into the suitcase and one stayed at home, on the chair by the stove. It was Ola’s idea, and it could not be called practical. But on the third evening Tomek telephoned to ask how things were; and it turned out that each had been sleeping with his own, though neither had it on his foot.",
          pl: "Tomek i Mruk podzielili się skarpetami. Jedna pojechała, druga została, na krześle przy piecu. Wymyśliła to Ola i nie dało się tego nazwać praktycznym. Ale trzeciego wieczoru Tomek zadzwonił zapytać, co słychać, i okazało się, że każdy sypia ze swoją, chociaż żaden na nodze.",
        },
        {
          titles: [
            ["The Warmest Feet on the Tram", "Najcieplejsze nogi w tramwaju"],
            ["Put to the Cat, Man to Man", "Powiedziane po męsku"],
          ],
          needs: ["the snow"],
          en: "In snow like this the socks had to go. Tomek said so to Mruk, man to man, and put both of them on there and then. He sat down on the rug to lace his boots. Mruk lay down across his feet, and nothing was laced until the last minute. All the way to the station Tomek had the warmest feet on the tram, and on his left ankle a grey hair.",
          pl: "W taki śnieg skarpety musiały jechać. Tomek powiedział to Mrukowi po męsku i włożył od razu obie. Usiadł na dywaniku zasznurować buty. Mruk położył mu się w poprzek stóp i do ostatniej minuty Tomek niczego nie sznurował. Aż do dworca miał najcieplejsze nogi w tramwaju, a na lewej kostce szary włos.",
        },
      ],
    },
    {
      titles: [
        ["The Sleeve, at Least", "Jak nie sweter, to rękaw"],
        ["From the Hook to Her Arm to the Bed", "Z haczyka na ramię, z ramienia na łóżko"],
      ],
      en: "Ola was leaving for two days, and everything she owned that smelled of her was being folded and put away under straps. Mruk followed the blue cardigan with his eyes: from the hook to her arm, from her arm to the bed. He did not want to go anywhere. He wanted the cardigan to stay, and for that somebody had to lie down on a sleeve.",
      pl: "Ola wyjeżdżała na dwa dni i wszystko, co nią pachniało, składała i chowała pod paski. Mruk odprowadzał wzrokiem niebieski sweter: z haczyka na ramię, z ramienia na łóżko. Nigdzie się nie wybierał. Chciał, żeby sweter został, a do tego ktoś musi się położyć na rękawie.",
      endings: [
        {
          titles: [
            ["A Cardigan at Table", "Sweter przy stole"],
            ["For Two Days, with Its Arms Down", "Dwa dni z opuszczonymi rękami"],
          ],
          en: "At the door Ola turned round, came back, took off the cardigan and stood there in her blouse. “It’ll be warm there,” she said. The cardigan was spread over the third chair with its arms hanging down. For two days it sat at table, and on its lap, whenever Tomek looked, there was somebody.",
          pl: "W drzwiach Ola zawróciła, zdjęła sweter i została w samej bluzce. „Tam będzie ciepło” – powiedziała. Sweter zawisł na trzecim krześle, z opuszczonymi rękami. Przez dwa dni siedział przy stole, a na jego kolanach, ilekroć Tomek spojrzał, ktoś był.",
        },
        {
          titles: [
            ["Not the Same, but More So", "Nie to samo, tylko bardziej"],
            ["Only the Place That Breathes", "Widać tylko, że oddycha"],
          ],
          en: "Ola needed the cardigan. Instead she left Mruk the nightshirt she had slept in, in a heap on the pillow, with one corner tucked in. He went to see. It was not the same. It was more so; and when she called from the stairs that she was going, he was so deep in it that you could see only the place that breathed.",
          pl: "Sweter był Oli potrzebny. Zostawiła za to Mrukowi koszulę, w której spała, w kłębku na poduszce, z podwiniętym rogiem. Poszedł i sprawdził. To nie było to samo. To było bardziej; i kiedy zawołała ze schodów, że wychodzi, tkwił w tym tak głęboko, że widać było tylko miejsce, które oddycha.",
        },
      ],
    },
    {
      titles: [
        ["It Swung for an Hour", "Od godziny się kołysze"],
        ["Patient for Fifty Minutes", "Cierpliwości było na pięćdziesiąt minut"],
      ],
      en: "The suitcase on the bed had a strap. It was leather, as long as an arm, with a buckle, and it swung. Tomek had been choosing shirts for an hour; for an hour it had hung over the edge of the bed and moved whenever another was laid down. Mruk had been patient for fifty minutes. He flattened himself on the rug and looked for his opening.",
      pl: "Walizka na łóżku miała pasek. Skórzany, długi jak ręka, z klamerką, i się kołysał. Tomek od godziny wybierał koszule; od godziny pasek zwisał z łóżka i ruszał się, ilekroć dochodziła następna. Mruk wytrzymał pięćdziesiąt minut. Przywarł do dywanika i czekał na okazję.",
      endings: [
        {
          titles: [
            ["Eleven Shirts and a Roof", "I jedenaście koszul, i dach"],
            ["By the Buckle", "Za klamerkę"],
          ],
          en: "Mruk got it by the buckle. It rang once against his teeth; then strap, cat and eleven shirts arrived on the rug together, with the suitcase over them like a roof. It was quiet below. When Tomek lifted the lid, they were all lying in a row, and the strap was underneath, where it will not be swinging again in a hurry.",
          pl: "Mruk chwycił za klamerkę. Brzęknęła raz o zęby, a potem pasek, kot i jedenaście koszul znalazły się na dywaniku razem, z walizką na wierzchu jak z dachem. Pod spodem było cicho. Kiedy Tomek podniósł wieko, wszyscy leżeli w rządku, a pasek najniżej, gdzie prędko się nie zakołysze.",
        },
        {
          titles: [
            ["From Snake to Belt", "Z węża w pasek"],
            ["The Last Hole", "Ostatnia dziurka jest wolna"],
          ],
          en: "The strap was done up before Mruk could leap. It was drawn through, pulled tight, and buckled over everything, flat and finished. He came up and sniffed. It had been a snake for an hour, and now it was a belt. But one hole was left over, the last; out of it hung two centimetres of thread, and they swung.",
          pl: "Pasek zapięto, zanim Mruk skoczył. Przewleczono, ściągnięto i zapięto nad wszystkim, płasko i ostatecznie. Podszedł i powąchał. Przez godzinę był to wąż, a teraz pasek. Ale jedna dziurka została wolna, ostatnia; zwisała z niej nitka, na dwa centymetry, i ta się kołysała.",
        },
        {
          titles: [
            ["The Strap Ran by Itself", "Pasek pobiegł sam"],
            ["It Jumped When It Rang", "Zadzwoniło, to podskoczył"],
          ],
          needs: ["the alarm clock"],
          unless: ["the alarm clock found"],
          en: "The alarm clock had not finished. It rang deep inside, and the strap, which had only swung till then, jumped. It rattled its buckle, it ran along the edge of the bed. Mruk had not hoped for so much. He came up off the rug and had it in one bound. Tomek came running and found the alarm clock under the lining, and a strap that no longer moved at all.",
          pl: "Budzik nie powiedział ostatniego słowa. Zadzwonił gdzieś w głębi i pasek, który dotąd się tylko kołysał, podskoczył. Zagrzechotał klamerką, pobiegł skrajem łóżka. Mruk na tyle nie liczył. Wystartował z dywanika i miał go w jednym skoku. Tomek, który nadbiegł, znalazł budzik pod podszewką, a pasek już się wcale nie ruszał.",
        },
      ],
    },
    {
      titles: [
        ["In the Elastic Pocket", "W kieszonce na gumce"],
        ["Pine, Seaweed, and Who Is She?", "Sosna, wodorost i kto to?"],
      ],
      en: "A suitcase smells of everywhere it has been. This one, open on the bedroom floor, smelled in its corners of pine, of seaweed, of a kitchen where they fried with lard; and in the elastic pocket, where nobody looks, of another cat. Mruk put his head in as far as the shoulders. He had to know who she was before the suitcase left.",
      pl: "Walizka pachnie każdym miejscem, w którym była. Ta, otwarta na podłodze w sypialni, pachniała w rogach sosną, wodorostem i kuchnią, w której smażono na smalcu, a w kieszonce na gumce, gdzie nikt nie zagląda, innym kotem. Mruk wsunął głowę aż po barki. Musiał wiedzieć, kto to, zanim wyjedzie.",
      endings: [
        {
          titles: [
            ["Somebody Will Read It", "Ktoś to przeczyta"],
            ["A White Hair with a Bend", "Włos biały, z zagięciem"],
          ],
          en: "Mruk found a hair. It was long and white, with a bend; it lay in the seam, and came along on his nose. He carried it about the flat for an hour like that. Then he went back, rubbed the pocket with his left cheek and with his right, thoroughly, and allowed it to be closed. Somewhere, in a kitchen that smells of lard, somebody will read it.",
          pl: "Mruk znalazł włos. Był długi, biały, z zagięciem; tkwił w szwie i przykleił się do nosa. Chodził tak po mieszkaniu godzinę. Potem wrócił, natarł kieszonkę lewym policzkiem i prawym, gruntownie, i pozwolił zapiąć. W jakiejś kuchni, gdzie się smaży na smalcu, ktoś to przeczyta.",
        },
        {
          titles: [
            ["Chewed from Both Ends", "Nadgryziona z dwóch stron"],
            ["Something to Go On With", "Żeby miała co kończyć"],
          ],
          en: "In the elastic pocket there was a ribbon, such as goes round a parcel, chewed at one end. Mruk chewed at the other. It had been begun by someone with good teeth and good taste, and left off in the middle, as if she had been called away. He left it there for her, the whole length, to give her something to go on with.",
          pl: "W kieszonce na gumce była wstążka, taka od paczki, z jednego końca pogryziona. Mruk pogryzł drugi. Zaczęła ją jakaś kotka o dobrych zębach i dobrym guście i urwała w połowie, jakby ją zawołano. Zostawił ją na miejscu, w całości, żeby miała co kończyć.",
        },
        {
          titles: [
            ["Packed by Somebody with Small Teeth", "Pakowała kotka, bez listy"],
            ["A Cork in Return", "W zamian korek"],
          ],
          needs: ["the shell"],
          unless: ["the shell is let"],
          en: "The answer was on the shell. In its pink edge were the marks of small teeth, and they smelled like the pocket. Somebody had carried it here in her mouth and packed it, without a list, for a person to find at home. Mruk thought this over. Then he fetched a cork from under the bath and laid it in the pocket, as far down as it would go.",
          pl: "Odpowiedź była na muszelce. Różowy brzeg miał ślady małych zębów i pachniały tak jak kieszonka. Jakaś kotka przyniosła ją tu w zębach i zapakowała, bez listy, tak, żeby człowiek znalazł ją dopiero w domu. Mruk to przemyślał. Potem przyniósł spod wanny korek i włożył go do kieszonki, tak głęboko, jak się dało.",
        },
      ],
    },
    {
      titles: [
        ["The Number Is No Longer Right", "Liczba się nie zgadza"],
        ["He Is against Departures", "Jest przeciw i ma zasady"],
      ],
      en: "Mruk is against departures. It is a matter of principle: someone goes out by the door who belongs inside, and the number is no longer right. When Ola set her good shoes beside the suitcase, he drew his conclusions and came. As soon as the lid was shut he would lie down on it with all his weight. Nothing was going to leave this bedroom.",
      pl: "Mruk jest przeciwny wyjazdom. Z zasady: wychodzi ktoś, kto powinien być w środku, i liczba się nie zgadza. Kiedy Ola postawiła przy walizce dobre buty, wyciągnął wnioski i przyszedł. Gdy tylko zamkną wieko, położy się na nim całym swoim ciężarem. Z tej sypialni nic nie miało wyjść.",
      endings: [
        {
          titles: [
            ["By About That Much", "Mniej więcej o tyle"],
            ["One, Two, and Himself", "Jedno, drugie i on"],
          ],
          when: {
            timeSlot: ["morning", "afternoon"],
          },
          en: "The suitcase left, as all suitcases do. Mruk had kept it for one hour and ten minutes. But a little later there was a step on the stairs, the key, a hat; Ola had missed the train, by about that much, and would go in the morning. She sat on the suitcase in the hall and laughed. Mruk counted: one, two, and himself. It was right.",
          pl: "Walizka wyszła, jak wszystkie. Mruk zatrzymał ją na godzinę i dziesięć minut. Ale niedługo potem był krok na schodach, klucz, kapelusz; Ola spóźniła się na pociąg, mniej więcej o tyle, i pojedzie rano. Siedziała w przedpokoju na walizce i się śmiała. Mruk policzył: jedno, drugie i on. Zgadzało się.",
        },
        {
          titles: [
            ["Not a Hand Free", "Ani jednej ręki wolnej"],
            ["With His Face to the Door", "Twarzą do drzwi"],
          ],
          when: {
            weekday: [1, 2, 3, 4, 5],
          },
          en: "Ola lifted Mruk from the lid with both arms, and because of that she had none free for the suitcase. So they stood in the bedroom for a time, she, he, and his purring. “I’ll be back on Sunday,” she said into his ear. When she had gone, he lay down on the spot where she had stood, and faced the door.",
          pl: "Ola zdjęła Mruka z wieka obiema rękami i przez to nie miała wolnej do walizki. Stali tak chwilę w sypialni, ona, on i jego mruczenie. „Wracam w niedzielę” – powiedziała mu do ucha. Kiedy wyszła, Mruk położył się tam, gdzie stała, twarzą do drzwi.",
        },
        {
          titles: [
            ["The Galoshes Were at the Bottom", "Kalosze były na samym spodzie"],
            ["On at Last, and Not Needed", "Włożyła, i już niepotrzebne"],
          ],
          when: {
            weather: ["rain"],
          },
          needs: ["the galoshes"],
          unless: ["no galoshes"],
          en: "The suitcase left, down the stairs and into the rain. Mruk counted, and the number was wrong. A minute later it came up again, dripping: the galoshes were at the very bottom. Ola knelt in the hall and took everything out on to the mat. The train went without her. By the time she had the galoshes on, she did not need them until morning.",
          pl: "Walizka wyszła, po schodach w dół i na deszcz. Mruk policzył i liczba się nie zgadzała. Po minucie walizka wróciła, ociekając: kalosze były na samym spodzie. Ola uklękła w przedpokoju i wyłożyła wszystko na wycieraczkę. Pociąg pojechał bez niej. Kiedy miała już kalosze na nogach, nie były potrzebne aż do rana.",
        },
        {
          titles: [
            ["A Night That Isn’t There", "Noc, której nie ma"],
            ["Higher by Two Bowls", "O dwie miski za dużo"],
          ],
          needs: ["the bowls"],
          en: "At the very last, with her coat on, Ola read the slip with the bowls once more. Her figure was higher than Tomek’s by two. They counted on their fingers, and his was right. “Then I’ve been counting a night that isn’t there,” said Ola. She would be back an evening sooner. Mruk got down from the lid, as a man does whose terms have been met.",
          pl: "Na samym końcu, już w płaszczu, Ola przeczytała jeszcze raz karteczkę z miskami. Jej liczba była o dwie wyższa niż Tomka. Policzyli na palcach i wyszło, że rację miał on. „To policzyłam noc, której nie ma” – powiedziała Ola. Wróci o wieczór wcześniej. Mruk zszedł z wieka jak ktoś, czyje warunki przyjęto.",
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [
        ["Four Sneezes of Lavender", "Lawenda, cztery kichnięcia i nic"],
        ["No Higher Than a Knee, That Fence", "Ten płot sięga do kolan"],
      ],
      en: "But first Ola had to air the suitcase. She stood it on its side against the wardrobe, with its jaws open, and Tomek sprinkled it with lavender. Mruk sneezed four times. He respects lavender as people respect a fence: it is no higher than a knee, and while you stand in front of it you cannot think of anything else.",
      pl: "Najpierw jednak Ola musiała walizkę wywietrzyć. Postawiła ją bokiem pod szafą, z otwartą paszczą, a Tomek posypał lawendą. Mruk kichnął cztery razy. Lawendę szanuje tak, jak się szanuje płot: sięga ledwie do kolan, ale dopóki się przed nim stoi, nie da się myśleć o niczym innym.",
      turns: [
        {
          titles: [
            ["The Fifth Did It", "A piąte załatwiło sprawę"],
            ["So Much for the Fence", "I po płocie"],
          ],
          en: "The fifth sneeze did it. It came from the depths; it blew the lavender together on one side, up the lining and out over the edge, in a small blue cloud that settled on the rug. “Well, it’s aired now,” said Tomek, and laid the suitcase flat again. Mruk looked at the cloud as after a job well done, and went about his business.",
          pl: "Sprawę załatwiło piąte kichnięcie. Przyszło z głębi; zdmuchnęło lawendę na jedną stronę, po podszewce w górę i przez brzeg, niebieską chmurką, która siadła na dywaniku. „No to wywietrzona” – powiedział Tomek i położył walizkę jak trzeba. Mruk spojrzał na chmurkę jak po dobrej robocie i zajął się swoimi sprawami.",
        },
        {
          titles: [
            ["If a Moth Can", "Skoro mól może"],
            ["The Nose, Shut from Within", "Nos zamknięty od środka"],
          ],
          en: "Then it appeared that lavender works at most on people. A moth came out from behind the wardrobe, grey, elderly, and not in a hurry, walked over the blue as over gravel, and sat down on the buckle. If she could, anyone could. Mruk closed his nose from within, which he knows how to do, and went after her, straight across.",
          pl: "Potem okazało się, że lawenda działa najwyżej na ludzi. Zza szafy wyszedł mól, szary, starszy, bez pośpiechu, przeszedł po niebieskim jak po żwirze i usiadł na klamerce. Skoro on mógł, mógł każdy. Mruk zamknął nos od środka, co potrafi, i poszedł za nim, prosto na przełaj.",
        },
        {
          titles: [
            ["Gone in the Direction of the River", "W stronę Wisły, nad rynną"],
            ["The Wind Leaned against the Window", "Wiatr opierał się o okno"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Tomek opened the window a hand’s breadth, for the airing, and the wind, which had been leaning against it for a long time, came in at once. It went once round the suitcase and left again with everything it had found there, over the gutter and in the direction of the river. “That was good lavender,” said Ola. Mruk sniffed. Where the fence had been there was nothing but a checked lining, and a little street.",
          pl: "Tomek uchylił okno na dłoń, żeby się lepiej wietrzyło, a wiatr, który od dawna się o nie opierał, wszedł od razu. Obszedł walizkę w środku, raz, i wyniósł się ze wszystkim, co tam znalazł, ponad rynną w stronę Wisły. „To była dobra lawenda” – powiedziała Ola. Mruk powąchał. Po płocie została kraciasta podszewka i odrobina ulicy.",
        },
      ],
    },
    {
      titles: [
        ["The List Says Towels First", "Według listy, czyli od ręczników"],
        ["Everything Out Again", "Wszystko z powrotem, po kolei"],
      ],
      en: "But Tomek had a list, and on the list the towels come first. In the suitcase they lay on top. So he and Ola took everything out again, spread it on the floor and ticked it off with a pencil, pair by pair. Whoever wanted anything in that room had nowhere to put a foot.",
      pl: "Ale Tomek miał listę, a lista zaczyna się od ręczników. W walizce leżały na wierzchu. Wyjęli więc z Olą wszystko z powrotem, rozłożyli na podłodze i odhaczali ołówkiem, para po parze. Kto w tym pokoju czegoś chciał, nie miał gdzie postawić nogi.",
      turns: [
        {
          titles: [
            ["As It Comes, in Four Minutes", "Jak leci, w cztery minuty"],
            ["Between Mattress and Wall", "Między materacem a ścianą"],
          ],
          en: "The list lay on the bed and had a corner that stuck up. A paw went over it in passing, and it slid down behind, between the mattress and the wall, as papers do. Tomek looked for it for a while. Then Ola threw everything in as it came, and it was done in four minutes, and nothing was forgotten but the towels.",
          pl: "Lista leżała na łóżku i miała róg, który odstawał. Przeszła po nim łapa, mimochodem, i lista zsunęła się w tył, między materac a ścianę, jak to papiery. Tomek szukał jej przez chwilę. Potem Ola wrzuciła wszystko, jak leci, w cztery minuty, i nie zapomniała niczego, tylko ręczników.",
        },
        {
          titles: [
            ["“Soap”, and Then “Cat”", "„Mydło”, a dalej „kot”"],
            ["Exactly His Size", "W jego rozmiarze"],
          ],
          en: "Mruk read the list in his own way. He sat down on it, since of everything that lay about it was the only thing his size. Ola and Tomek looked underneath him, at the left corner, then at the right. All they could make out was “soap” and “cat”. “Did you write ‘cat’?” asked Ola. “I thought you did.” While they thought about that, he had a free hand.",
          pl: "Mruk zapoznał się z listą po swojemu. Usiadł na niej, bo ze wszystkiego, co tam leżało, ona jedna była jego rozmiaru. Ola i Tomek zajrzeli pod niego z lewego rogu, potem z prawego. Dało się odczytać „mydło” i „kot”. „To ty napisałeś «kot»?” – spytała Ola. „Myślałem, że ty”. Stali i myśleli, a on miał tymczasem wolną rękę.",
        },
        {
          titles: [
            ["In the Second Towel from the Bottom", "W drugim ręczniku od spodu"],
            ["An Hour Earlier Than They Believed", "O godzinę wcześniej, niż myśleli"],
          ],
          needs: ["the ticket"],
          en: "“Here’s the ticket,” called Tomek from among the towels. It was in the second one from the bottom, which was the safe place. Ola read it through, for once to the end. The train left an hour earlier than they had believed. Nobody spoke of lists any more. They packed with four hands and one foot, and the floor, which had been full, was free from wall to wall.",
          pl: "„Jest bilet!” – zawołał Tomek spośród ręczników. Leżał w drugim od spodu i to było to pewne miejsce. Ola przeczytała go, wreszcie do końca. Pociąg odjeżdżał o godzinę wcześniej, niż oboje myśleli. O listach nikt już nie mówił. Pakowali w cztery ręce i jedną nogę, a podłoga, przedtem pełna, była nagle wolna od ściany do ściany.",
        },
      ],
    },
    {
      titles: [
        ["Tired in One Hinge", "Zmęczony na jeden zawias"],
        ["As Shut as a Bank", "Zamknięta jak bank"],
      ],
      en: "And then the lid fell shut. It does that; one of the hinges is tired. There was a clap, a puff of old air, and in place of an open suitcase there lay a brown box without an entrance, as shut as a bank. Mruk had jumped a metre into the air. When he came down, his tail was as thick as a rolling pin.",
      pl: "I wtedy spadło wieko. Ono tak ma; jeden zawias jest zmęczony. Trzasnęło, dmuchnęło starym powietrzem i tam, gdzie była otwarta walizka, leżała brązowa skrzynia bez wejścia, zamknięta jak bank. Mruk podskoczył na metr. Kiedy wylądował, ogon miał grubości wałka do ciasta.",
      turns: [
        {
          titles: [
            ["Where Do You Put Your Weight?", "Ciężar, ale z której strony?"],
            ["Held by a Slipper", "Przytrzymane kapciem"],
          ],
          en: "A tired hinge can be talked to. Mruk walked on to the lid, to the side that was not tired, and sat down at the very edge. It creaked. On the other side the lid rose by itself, first a finger, then a hand; you only have to know where to put your weight. He got off in an arc, and before the lid could make up its mind, it was held by a slipper.",
          pl: "Ze zmęczonym zawiasem da się rozmawiać. Mruk wszedł na wieko, na tę stronę, która nie była zmęczona, i usiadł na samym brzegu. Skrzypnęło. Po drugiej stronie wieko uniosło się samo, najpierw na palec, potem na dłoń; trzeba tylko wiedzieć, gdzie położyć ciężar. Zszedł łukiem, a zanim się rozmyśliło, przytrzymał je kapeć.",
        },
        {
          titles: [
            ["With Its Tongue Out", "Z wystawionym językiem"],
            ["The Lock Only Pretended", "Zamek? Tylko udawał"],
          ],
          en: "The lid had caught the corner of a pillowcase. It hung out in front, white, like a tongue. Mruk took hold of it, since he owed the suitcase something, and pulled; it came, a hand’s breadth, two, and the lock, which had only pretended, sprang open. So the bank had been robbed from the front, by its own tongue.",
          pl: "Zamykając się, wieko przytrzasnęło róg poszewki. Zwisał z przodu, biały, jak język. Mruk chwycił go, bo był walizce coś winien, i pociągnął; szło, na dłoń, na dwie, a zamek, który tylko udawał, odskoczył. Tak obrabowano bank, od frontu, za wystawiony język.",
        },
        {
          titles: [
            ["On That First, It Can’t Spill", "Najpierw na tym, bo się nie wyleje"],
            ["Can He Open a Tin Now?", "To umie już otworzyć puszkę?"],
          ],
          needs: ["the bowls"],
          en: "Ola put the tin opener into Tomek’s hand; he would have to learn it some time. He looked from the opener to the locked suitcase. “On that first,” he said, “it can’t spill.” He set it to the crack beside the lock, as she had shown him, held his breath and turned. There was a pop. The lid rose. Both of them looked at Mruk, who was plainly relieved, and not only on account of the suitcase.",
          pl: "Ola włożyła Tomkowi do ręki otwieracz do puszek; kiedyś się musi nauczyć. Tomek spojrzał na otwieracz, potem na zatrzaśniętą walizkę. „Najpierw na tym – powiedział. – To się nie wyleje”. Przyłożył do szpary przy zamku, jak mu pokazała, wstrzymał oddech i przekręcił. Strzeliło. Wieko się podniosło. Oboje obejrzeli się na Mruka, któremu wyraźnie ulżyło, i to nie tylko z powodu walizki.",
        },
      ],
    },
    {
      titles: [
        ["Two Metres from the Iron", "Dwa metry od żelazka"],
        ["Between the Creased and the Smooth", "Między pogniecionym a gładkim"],
      ],
      en: "But Ola was ironing. The iron stood next to the suitcase on its heel, hissing, between a heap of creased things and a heap of smooth ones, and whoever wanted to pass had to pass it. Mruk has met the iron. He keeps a distance of two metres from it, and this bedroom did not have two metres.",
      pl: "Ale Ola prasowała. Żelazko stało obok walizki na pięcie i syczało, między stosem rzeczy pogniecionych a stosem gładkich, i kto chciał przejść, musiał przejść koło niego. Mruk poznał już żelazko. Trzyma się od niego na dwa metry, a w tej sypialni dwóch metrów nie było.",
      turns: [
        {
          titles: [
            ["Nobody Had Told Him about the Smooth Heap", "O gładkim stosie nikt nie mówił"],
            ["On a Hot Handkerchief", "Na gorącej chustce"],
          ],
          en: "The smooth heap decided it. It was as high as Mruk’s chest and gave off the warmth of an oven after bread. Nobody had told him about the smooth heap. He went along the skirting board, with his back to the wall and his eye on the hissing one, set a foot on a hot handkerchief, stood still, and from that moment feared nothing.",
          pl: "Rozstrzygnął stos gładki. Sięgał Mrukowi do piersi i dawał ciepło jak piec po chlebie. O gładkim stosie nikt mu nie mówił. Przeszedł wzdłuż listwy, plecami do ściany, z okiem na tym, co syczy, postawił łapę na gorącej chustce, stanął i od tej chwili nie bał się niczego.",
        },
        {
          titles: [
            ["Like an Official after Hours", "Jak urzędnik po godzinach"],
            ["After the Click", "Po pstryknięciu"],
          ],
          en: "The iron had a flex, and the flex had a plug, and the plug was not in. It had come out when Tomek passed with a coat. For a time the thing went on hissing from habit, then it clicked, then it was silent and grew cold, standing quite upright, like an official after hours. Mruk waited for the click. Then he walked by, at ten centimetres.",
          pl: "Żelazko miało sznur, sznur wtyczkę, a wtyczka nie siedziała w gniazdku. Wyszła, kiedy Tomek przechodził z płaszczem. Przez chwilę syczało jeszcze z przyzwyczajenia, potem pstryknęło, potem ucichło i stygło, wyprostowane, jak urzędnik po godzinach. Mruk zaczekał na pstryknięcie. Potem przeszedł obok, o dziesięć centymetrów.",
        },
        {
          titles: [
            ["Quiet, Cried Ola to the Iron", "„Cicho!” – do żelazka"],
            ["The Smooth Heap Was Trembling", "Stos gładki drżał, i to cały"],
          ],
          pays: ["the alarm clock found"],
          needs: ["the alarm clock"],
          en: "The alarm clock rang again. “Quiet,” cried Ola, meaning the iron, which was hissing over it. Tomek pulled out the plug. In the silence it was easy: they all looked at the smooth heap, which was trembling from top to bottom. Ola lifted off the handkerchiefs one by one, and Tomek reached in. The iron, forgotten, gave a last sigh and went cold. Mruk passed it at a walk, a hand’s breadth off.",
          pl: "Budzik zadzwonił znowu. „Cicho!” – zawołała Ola, do żelazka, które syczało głośniej. Tomek wyciągnął wtyczkę. W ciszy poszło łatwo: wszyscy spojrzeli na stos gładki, który drżał od góry do dołu. Ola zdejmowała chustki jedną po drugiej, a Tomek sięgnął w głąb. Zapomniane żelazko westchnęło i wystygło. Mruk przeszedł koło niego krokiem, o dłoń.",
        },
      ],
    },
    {
      titles: [
        ["It Would Not Shut", "Nie dała się zamknąć"],
        ["Something That Ought to Have Been Wrapped", "Coś, co należało owinąć"],
      ],
      en: "The suitcase had other ideas. It would not shut. Ola sat down on it and bounced; Tomek leaned across the lid with both elbows; from inside came the sound of something that ought to have been wrapped in a jersey. In this crush neither of them had a look to spare for Mruk and what he wanted.",
      pl: "Walizka miała inne plany. Nie chciała się zamknąć. Ola siadła na niej i podskakiwała, Tomek naparł na wieko łokciami; z wewnątrz dobiegł odgłos czegoś, co należało owinąć w sweter. W tym ścisku nikt nie miał oczu dla Mruka ani dla tego, czego chciał.",
      turns: [
        {
          titles: [
            ["Nine Kilos Short", "O dziewięć kilo za mało"],
            ["A Click on the Left, a Click on the Right", "Kliknęło z lewej, kliknęło z prawej"],
          ],
          en: "Ola and Tomek gave up, both red in the face, and turned away to think. Mruk came by. He got on to the lid, as he does to anything flat, walked to the front edge, and sat. There was a click on the left. He scratched behind his ear, with energy; there was a click on the right. “Don’t move,” whispered Tomek. All it had needed was another nine kilos.",
          pl: "Ola i Tomek dali spokój, oboje czerwoni, i odwrócili się, żeby pomyśleć. Nadszedł Mruk. Wszedł na wieko, jak się wchodzi na cokolwiek płaskiego, przeszedł do przedniej krawędzi i usiadł. Z lewej kliknęło. Podrapał się za uchem, energicznie; kliknęło z prawej. „Nie ruszaj się” – szepnął Tomek. Brakowało dziewięciu kilo, nic więcej.",
        },
        {
          titles: [
            ["Neither the Boots nor the Umbrella", "Ani buty, ani parasol"],
            ["Neither Was Going Anywhere", "Żaden nigdzie nie jechał"],
          ],
          en: "So Ola and Tomek opened the suitcase once more and looked for what could stay. It was neither the boots nor the umbrella. It was right at the top, round, brown and furry, a hot-water bottle in the shape of a bear; Ola laid it aside, and the lid went down as softly as an eyelid. The bear and Mruk looked at each other. Neither was going anywhere.",
          pl: "Ola i Tomek otworzyli więc walizkę jeszcze raz i szukali, co może zostać. Nie były to ani buty, ani parasol. Leżał na samej górze, okrągły, brązowy i włochaty, termofor w kształcie misia; Ola odłożyła go na bok i wieko opadło miękko jak powieka. Miś i Mruk popatrzyli na siebie. Żaden nigdzie nie jechał.",
        },
        {
          titles: [
            ["Nobody Travels in One Galosh", "W jednym kaloszu nikt nie jeździ"],
            ["First the Left, Then the Right: Click", "Najpierw lewy, potem prawy: klik"],
          ],
          pays: ["no galoshes"],
          needs: ["the galoshes"],
          en: "“It’s the galoshes,” said Tomek, from under the lid. Ola would not hear of it. They pulled out the left one, to measure, and tried again: click. They put it back and took out the right: click. Nobody goes on a journey in one galosh, not even Ola; and so both of them were stood beside the bed, where they smelled of potatoes, and the suitcase lay there shut, thin, and open to suggestions.",
          pl: "„To kalosze” – powiedział Tomek spod wieka. Ola nie chciała o tym słyszeć. Wyjęli lewy, na próbę, i zamknęli: klik. Włożyli go i wyjęli prawy: klik. W jednym kaloszu nikt nie jeździ, nawet Ola, więc oba stanęły przy łóżku, gdzie pachniały kartoflami, a walizka leżała zamknięta, szczupła i gotowa do rozmów.",
        },
      ],
    },
    {
      titles: [
        ["On Whose Premises?", "W czyim mieszkaniu?"],
        ["No Wish to Travel, Eight Legs", "Osiem nóg, a do podróży żadnej"],
      ],
      en: "But the suitcase proved to be somebody’s home. In the corner by the hinge there was a web, spun with care, and in the web sat a spider, who had lived through a good deal up there on the wardrobe and had no wish to travel. “We can’t just turn her out,” said Ola. “We can’t just take her along,” said Tomek. A conference met over the open lid.",
      pl: "Tyle że walizka okazała się czyimś mieszkaniem. W rogu przy zawiasie była pajęczyna, uprzędziona starannie, a w niej siedział pająk, który przeczekał tam na szafie niejedno i nie miał ochoty na podróże. „Nie możemy go tak po prostu wyrzucić” – powiedziała Ola. „Ani tak po prostu zabrać” – powiedział Tomek. Nad otwartym wiekiem zebrała się narada.",
      turns: [
        {
          titles: [
            ["He Saw the Spider Home", "Odprowadził go do szafy"],
            ["The Other One, with a Lock", "Ta druga, z zamkiem"],
          ],
          en: "The spider did not attend. While they were fetching a glass and a postcard, she had let herself down the side by a thread, quite steadily, and walked under Mruk’s chin and over the boards to the wardrobe, on top of which there is another suitcase, with a lock. Mruk saw her home. When the glass came, there was nobody left to turn out but him.",
          pl: "Pająk w naradzie nie uczestniczył. Kiedy szukano szklanki i pocztówki, spuścił się po ściance na nitce, równo, przeszedł Mrukowi pod brodą i po deskach w stronę szafy, na której stoi druga walizka, z zamkiem. Mruk go odprowadził. Kiedy znalazła się szklanka, do wyrzucenia był już tylko on.",
        },
        {
          titles: [
            ["A Corner Two Fingers Wide", "Róg na dwa palce"],
            ["For Everyone Who Stays Sitting", "Dla każdego, kto siedzi"],
          ],
          en: "Ola and Tomek decided that the spider should come along. They left her a corner two fingers wide, with a sponge beside it, which presses least, and rolled all the socks twice as tight. Mruk looked on. If everybody who simply stayed sitting was given a corner, then he knew how it was done.",
          pl: "Ola i Tomek zdecydowali, że pająk jedzie. Zostawili mu róg, wolny na dwa palce, obok położyli gąbkę, która najmniej gniecie, a skarpety zwinęli dwa razy ciaśniej. Mruk się przyglądał. Skoro róg dostaje każdy, kto po prostu siedzi, to już wiedział, jak się to robi.",
        },
        {
          titles: [
            ["With Sea Views, and Furnished", "Z szumem morza w cenie"],
            ["She Turned Round Twice and Stayed", "Obrócił się dwa razy i został"],
          ],
          pays: ["the shell is let"],
          needs: ["the shell"],
          en: "The shell decided it. Tomek laid it in the corner by the web, only to keep it from being trodden on. The spider put out one leg and felt the edge. She went in, turned round twice, as you do in a new flat, and did not come out again. Ola carried the shell to the window sill with both hands. “It has sea views,” she told her, and the conference rose.",
          pl: "Rozstrzygnęła muszelka. Tomek położył ją w rogu przy pajęczynie, tylko po to, żeby jej kto nie rozdeptał. Pająk wysunął jedną nogę i pomacał brzeg. Wszedł, obrócił się dwa razy, jak to w nowym mieszkaniu, i już nie wyszedł. Ola zaniosła muszelkę na parapet, oburącz. „Z szumem morza” – powiedziała mu i narada się rozeszła.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["Each Time It Rains", "Za każdym razem pada"],
        ["They Smelled of Potatoes", "Pachniały kartoflami, oba"],
      ],
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
      en: "Tomek leaned the ticket against the bedside lamp, where everybody could see it: seat forty-one, by the window. It already had a hole. Mruk looked through the hole at Ola, and Ola looked back. Then Tomek carried it to a still safer place, and a minute later he did not know where. From then on each thing was shaken out before it was packed, and everything took three times as long.",
      pl: "Tomek oparł bilet o lampkę przy łóżku, żeby wszyscy widzieli: miejsce czterdzieści jeden, przy oknie. Bilet miał już dziurkę. Mruk popatrzył przez dziurkę na Olę, a Ola na Mruka. Potem Tomek zaniósł go w miejsce jeszcze pewniejsze i minutę później nie wiedział gdzie. Odtąd każdą rzecz przed zapakowaniem trzeba było wytrząsnąć i wszystko trwało trzy razy dłużej.",
    },
    {
      titles: [
        ["It Rang, Tomek Could Have Sworn, in the Cat", "Dzwoniło, można by przysiąc, w kocie"],
        ["Which of You Is Ringing?", "Kto z was dzwoni?"],
      ],
      pays: ["the alarm clock"],
      en: "The alarm clock that was to travel went off. It rang in the suitcase, it rang in the wardrobe, it rang, Tomek could have sworn, in the cat. Ola and he went round with a hand behind the ear, and when they were quite near, it stopped. It does that: it takes a rest and rings again, longer. After a while they went back to the packing, on tiptoe.",
      pl: "Zadzwonił budzik, który miał jechać. Dzwonił w walizce, dzwonił w szafie, dzwonił, Tomek mógłby przysiąc, w kocie. Chodzili z Olą z dłonią przy uchu, a kiedy byli już całkiem blisko, ucichł. On tak ma: odpoczywa i dzwoni znowu, tylko dłużej. Po chwili wrócili do pakowania, na palcach.",
    },
    {
      titles: [
        ["As Much Sand as Fits on a Coin", "Piasku tyle, co na monecie"],
        ["Hel, or Was It Łeba?", "Hel czy jednak Łeba?"],
      ],
      pays: ["the shell"],
      en: "Under the lining lay something from the last journey: a shell, a pink one, and as much sand as fits on a coin. “Hel,” said Ola. “Łeba,” said Tomek, who teaches geography and could prove it by the grain. He went for the magnifying glass, and Ola for the photographs. For a while nobody was packing. Mruk was left alone with the suitcase and the shell, which had roared at him when he looked in.",
      pl: "Pod podszewką leżało coś z ostatniej podróży: muszelka, różowa, i trochę piasku, ile mieści się na monecie. „Hel” – powiedziała Ola. „Łeba” – powiedział Tomek, który uczy geografii i poznaje po ziarnie. Poszedł po lupę, a Ola po zdjęcia. Przez chwilę nikt nie pakował. Mruk został sam z walizką i z muszelką, która zaszumiała na niego, kiedy zajrzał do środka.",
    },
    {
      titles: [
        ["Three Times without a “Don’t”", "Trzy razy bez „nie wolno”"],
        ["So Many Nights, So Many Bowls", "Ile nocy, tyle misek"],
      ],
      pays: ["the bowls"],
      en: "Ola and Tomek worked out how many bowls it would be. Two for each night; but did the evening of departure count? Tomek wrote a figure on a slip, and Ola a higher one below it. Then it came out that Tomek had never opened a tin. Mruk had heard his name three times without a “don’t”. That meant that they were serious, and it was high time.",
      pl: "Ola i Tomek liczyli, ile to będzie misek. Na każdą noc dwie, tylko czy wieczór wyjazdu też się liczy? Tomek napisał liczbę na karteczce, a Ola pod spodem wyższą. Potem wyszło na jaw, że Tomek nigdy nie otwierał puszki. Mruk trzy razy usłyszał swoje imię i ani razu „nie wolno”. Widać sprawa była poważna i należało się spieszyć.",
    },
    {
      titles: [
        ["What the Ruler Said, Twice", "Co powiedziała linijka, i to dwa razy"],
        ["Everything Thin Came Out", "Wyjąć, co cienkie"],
      ],
      when: {
        weather: ["snow"],
      },
      pays: ["the snow"],
      en: "Tomek measured the snow on the window ledge with a ruler and read the result aloud. Ola read it again, in case. Then they took out everything thin, every blouse and every shirt, and carried in everything thick: jerseys, two scarves, whatever was wool and grey and could be pulled over a foot or an arm. Anybody with an eye on something warm in this bedroom had better be quick.",
      pl: "Tomek zmierzył linijką śnieg za oknem i odczytał wynik. Ola odczytała jeszcze raz, dla pewności. Wyjęli wszystko, co cienkie, każdą bluzkę i każdą koszulę, a znosili wszystko, co grube: swetry, dwa szaliki, co tylko było z wełny, szare i dało się wciągnąć na nogę albo na rękę. Kto w tej sypialni upatrzył sobie coś ciepłego, powinien był się pospieszyć.",
    },
  ],
};
