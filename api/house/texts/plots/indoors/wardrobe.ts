import type { Plot } from "#api/house/texts/model.ts";

/** The big wardrobe in the bedroom, which Mruk enters, or wishes to. */
export const wardrobe: Plot = {
  name: "wardrobe",
  category: "Adventure",
  wishes: [
    {
      titles: [
        ["An Hour on the Upper Floor", "Godzina na piętrze, bez sąsiadów"],
        ["Where Nobody Has Any Business", "Nikt nie ma tam nic do roboty"],
      ],
      en: "The wardrobe in the bedroom has two doors, a mirror and an upper floor. Up there, above the coats, lie the spare blankets, and on the spare blankets nobody has any business. Mruk had looked up there whenever Ola hung something up. It was dark, it was soft, and it was higher than everything else. He wished to spend an hour there in thought.",
      pl: "Szafa w sypialni ma dwoje drzwi, lustro i piętro. Tam, nad płaszczami, leżą zapasowe koce, a na zapasowych kocach nikt nie ma nic do roboty. Mruk zaglądał tam, ilekroć Ola coś wieszała. Było ciemno, miękko i wyżej niż wszystko inne. Chciał spędzić tam godzinę na rozmyślaniach.",
      picture: {
        place: "bedroom",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Striped, but Better in Quality", "W paski, tylko w lepszym gatunku"],
            ["What Did He Think About for an Hour?", "O czym myślał przez całą godzinę?"],
          ],
          en: "From up there you hear the flat as you hear a sea: Ola’s pen, a spoon, the fifteen. Mruk thought for an hour. What he thought about nobody knows. Ola found him by his tail, which hung down among Tomek’s ties, striped like them but better in quality. He had just come to a conclusion, and was keeping it under his chin.",
          pl: "Z góry słychać mieszkanie tak, jak słychać morze: pióro Oli, łyżeczkę, piętnastkę. Mruk myślał godzinę. O czym, nie wiadomo. Ola znalazła go po ogonie, który zwisał między krawatami Tomka, tak samo w paski, tylko w lepszym gatunku. Doszedł właśnie do wniosku i trzymał go pod brodą.",
        },
        {
          titles: [["On Top of Other People’s Secrets", "Na cudzych tajemnicach"]],
          en: "On the upper floor, under the top blanket, somebody had hidden a tin. Mruk lay on it first; then the lid gave way. Inside there were letters tied with a bootlace, and it smelled of long ago and a little of ham. He did not read them. He closed it by lying down on it again, and for the rest of the hour kept silent, on top of other people’s secrets.",
          pl: "Na piętrze, pod wierzchnim kocem, ktoś schował puszkę. Najpierw Mruk na niej leżał, potem ustąpiło wieczko. W środku były listy przewiązane sznurowadłem i pachniało dawnymi czasy i trochę szynką. Mruk ich nie czytał. Zamknął puszkę, kładąc się na wieczku, i do końca godziny milczał, na cudzych tajemnicach.",
        },
        {
          titles: [
            ["That’s Everybody, Then", "No to są wszyscy"],
            ["Twenty-six Hangers and a Bell", "Dwadzieścia sześć wieszaków i dzwonek"],
          ],
          needs: ["the roll call"],
          en: "The upper floor was as Mruk had thought: dark, soft, and above everything. He had been thinking for half an hour when tram fifteen went by. Below him the hangers answered, all twenty-six, and the buckle, late. There was a pause. He considered it. Then, from the spare blankets, he rang his bell, once. “That’s everybody, then,” said Ola somewhere.",
          pl: "Na piętrze było tak, jak Mruk myślał: ciemno, miękko i wyżej niż wszystko. Rozmyślał od pół godziny, kiedy przejechała piętnastka. Pod nim zgłosiły się wieszaki, wszystkie dwadzieścia sześć, i klamra, spóźniona. Zapadła cisza. Mruk się zastanowił. A potem z zapasowych koców zadzwonił dzwonkiem przy obroży, raz. „No to są wszyscy” – powiedziała gdzieś Ola.",
        },
      ],
    },
    {
      titles: [["The Notch in the Wrong Ear", "Nacięcie, ale w tym drugim uchu"]],
      en: "In the mirror of the wardrobe lives a cat. Mruk knows him by sight: grey, white in front, the notch in the wrong ear. He is always at home when Mruk is at home, and has not once come out. But that day, from the foot of the bed, Mruk saw what he had long been waiting for: along the edge of the mirror ran a crack, and the crack was dark and roomy inside.",
      pl: "W lustrze szafy mieszka kot. Mruk zna go z widzenia: szary, z białym przodem, nacięcie w niewłaściwym uchu. Zawsze jest w domu, kiedy Mruk jest w domu; nie wyszedł ani razu. Ale tym razem Mruk, w nogach łóżka, zobaczył coś, na co czekał od dawna: wzdłuż lustra biegła szpara, a za szparą było ciemno i przestronnie.",
      picture: {
        place: "bedroom",
        pose: "crouch",
        props: [],
        eyes: "wide",
        on: "bed",
        by: "wall",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [["Nobody at Home behind the Mirror", "Za lustrem nie było nikogo"]],
          en: "Behind the glass there were coats. Mruk went through them one after the other, to the back wall, and nobody was there; only the place where somebody had sat, a hollow among the shoes, of his own size. When he came out again and looked, the other cat was just coming out, too, with fluff on his nose. They nodded. Each had been to the other’s, and found nobody in.",
          pl: "Za szkłem były płaszcze. Mruk przeszedł przez wszystkie, aż do tylnej ściany, i nikogo tam nie było; tylko miejsce, w którym ktoś siadywał, wgłębienie między butami, jego rozmiaru. Kiedy wyszedł i spojrzał, tamten kot też właśnie wychodził, z paprochem na nosie. Skinęli sobie. Byli u siebie nawzajem i jeden drugiego nie zastał.",
        },
        {
          titles: [["An Outing for the Cat in the Mirror", "Przejażdżka kota z lustra"]],
          unless: ["the back way"],
          en: "Mruk did not stay in the wardrobe. He came out, pushed the door with his forehead, and as it swung, the other cat travelled across the glass, bed, window and all, and was gone, and in his place hung Tomek’s Sunday trousers. Mruk pushed it back; the other came in from the right. They did that for a quarter of an hour. The other had been owed an outing for a long time.",
          pl: "Mruk w szafie nie został. Wyszedł, pchnął drzwi czołem, a kiedy ruszyły, kot z lustra pojechał po szkle razem z łóżkiem i oknem i zniknął, a zamiast niego wisiały niedzielne spodnie Tomka. Mruk odepchnął z powrotem; tamten wjechał z prawej. Robili tak przez kwadrans. Tamtemu dawno należała się przejażdżka.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "happy",
            by: "wall",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Pad to Pad, with Glass Between", "Poduszka w poduszkę, przez szkło"],
            ["Introduced by a Fly", "Poznali się przez muchę"],
          ],
          needs: ["the fly"],
          en: "The fly introduced the two cats. She came back out by the crack and sat down on the mirror, and at once a second fly sat on the other cat’s nose. Mruk raised a paw; the other raised his. They struck at the same moment, pad to pad, with the glass between. Neither caught her. But they left their paws there a little longer than they needed to, like two gentlemen who ought to have shaken hands long ago.",
          pl: "Oba koty zapoznała ze sobą mucha. Wyszła z powrotem szparą i usiadła na lustrze, a tamtemu w tej samej chwili siadła na nosie druga mucha. Mruk podniósł łapę, tamten też. Uderzyli równocześnie, poduszka w poduszkę, przez szkło. Żaden jej nie złapał. Ale łapy zostawili na szkle trochę dłużej, niż było trzeba, jak dwaj panowie, którzy dawno powinni byli podać sobie ręce.",
        },
      ],
    },
    {
      titles: [
        ["A Fur with Nobody Inside", "Futro, w którym nikogo nie ma"],
        ["Who Ever Visits a Fur?", "Kto odwiedza futro?"],
      ],
      en: "Ola’s one fur coat stands at the bottom of the wardrobe. It is not a real one. It is brown, it has no head, no feet and no smell of its own, and it sits in the corner in a bag with its back to everybody. Mruk had been thinking about it lately. A coat like that, with nobody inside it, he felt, ought to be visited now and then.",
      pl: "Na dnie szafy stoi jedyne futro Oli. Nieprawdziwe. Brązowe, bez głowy, bez nóg i bez własnego zapachu, siedzi w kącie w worku, plecami do wszystkich. Mruk ostatnio o nim myślał. Takie futro, w którym nikogo nie ma, wypadałoby, jego zdaniem, od czasu do czasu odwiedzić.",
      picture: {
        place: "bedroom",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "away",
        by: "closed wardrobe",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Why the Dog Looked at Her Sleeve", "Dlaczego pies patrzył na rękaw?"],
            ["Back to Back with a Coat", "Plecami do płaszcza"],
          ],
          en: "Mruk lay down against the fur, back to back. It did not say anything. It grew warm, though, slowly, from where he was, and after an hour it smelled on that side, faintly, of cat. The next time Ola wears it, somebody with a dog will sit down beside her in the tram, and the dog will look at her sleeve all the way to the terminus.",
          pl: "Mruk położył się przy futrze, plecami do pleców. Futro nic nie mówiło. Ale nagrzewało się od niego, powoli, i po godzinie pachniało z tej strony lekko kotem. Kiedy Ola włoży je następnym razem, w tramwaju usiądzie obok niej ktoś z psem i pies aż do pętli będzie patrzył na jej rękaw.",
        },
        {
          titles: [
            ["In by the Sleeve, Out by the Collar", "Rękawem do środka, kołnierzem na zewnątrz"],
            ["Silk on Every Wall", "Jedwab na wszystkich ścianach"],
          ],
          when: {
            timeSlot: ["evening"],
          },
          en: "The sleeve hung out of the bag, and Mruk went in by it. It was long and dark and narrow at the elbow; on the other side was a chamber, with silk on every wall. So that was where the fur kept its inside. He turned round and looked out by the collar. Ola, who looked into the wardrobe just then, saw her fur sitting up in the corner with a face, and said “Good evening” to it.",
          pl: "Z worka wystawał rękaw i Mruk wszedł rękawem. Był długi, ciemny i w łokciu dość wąski, a po drugiej stronie była komnata, z jedwabiem na wszystkich ścianach. Więc tam futro miało swój środek. Obrócił się i wyjrzał kołnierzem. Ola, która akurat zajrzała do szafy, zobaczyła, że jej futro siedzi w kącie i ma twarz, i powiedziała mu „dobry wieczór”.",
        },
        {
          titles: [
            ["At Least the Beginning of Somebody", "Dobry początek, dwa włosy"],
            ["Two Grey Hairs for a Present", "Upominek: dwa szare włosy"],
          ],
          en: "The fur received him without a word. Mruk told it what there was to tell, lying on its hem with his mouth shut; then he left it something, as visitors do: two hairs of his own, grey, on the left shoulder. From that day on the fur in the corner was at least the beginning of somebody.",
          pl: "Futro przyjęło wizytę w milczeniu. Mruk powiedział mu, co było do powiedzenia, leżąc na rąbku z zamkniętym pyskiem, a potem zostawił mu upominek, jak to gość: dwa własne włosy, szare, na lewym ramieniu. Od tej pory futro w kącie było przynajmniej początkiem kogoś, na razie z dwóch włosów.",
        },
        {
          titles: [
            ["The Fur Already Had a Visitor", "Futro miało już gościa"],
            ["An Arm round the Fur’s Shoulders", "Ktoś objął futro ramieniem"],
          ],
          needs: ["the blouse"],
          unless: ["the blouse is out"],
          en: "The fur already had a visitor. The blue blouse had come down beside it and stayed, with one arm round its shoulders, and the fur sat differently, Mruk thought: less with its back to everybody. He did not wish to intrude. He sat down on the other side, at a little distance. When Ola found them she took the blouse away to iron it, and then put it back beside the fur.",
          pl: "Futro miało już gościa. Niebieska bluzka spadła obok i tak została, z ręką na jego ramieniu, a ono siedziało jakby inaczej, pomyślał Mruk: mniej plecami do wszystkich. Nie chciał przeszkadzać. Usiadł po drugiej stronie, w pewnej odległości, i też był towarzystwem. Kiedy Ola ich znalazła, wzięła bluzkę do prasowania, a potem odłożyła ją z powrotem, obok futra.",
        },
        {
          titles: [
            ["Nine Kilos Heavier than Last Winter", "O dziewięć kilo cięższe niż zeszłej zimy"],
            ["It’s the Moisture, Said Ola", "To od wilgoci, uznała Ola"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "It was snowing, and Ola came for the fur before Mruk had told it half of what he had to tell. In the dark of the wardrobe she took it by the collar, bag and all, and lifted. It weighed nine kilos more than last winter. “It’s the moisture,” said Ola, and carried it to the mirror. She saw a brown coat and a grey collar with a notch in it, and the collar was looking at her.",
          pl: "Padał śnieg i Ola przyszła po futro, zanim Mruk powiedział mu połowę tego, co miał do powiedzenia. W ciemnej szafie chwyciła je za kołnierz, razem z workiem. Ważyło o dziewięć kilo więcej niż zeszłej zimy. „To od wilgoci” – powiedziała i poszła do lustra. Zobaczyła brązowe futro i szary kołnierz z nacięciem, a kołnierz na nią patrzył.",
        },
      ],
    },
    {
      titles: [
        ["Something the Colour of Porridge", "Coś w kolorze owsianki"],
        ["The Moth Went In on Foot", "Mól wszedł, i to pieszo"],
      ],
      en: "A moth had gone into the bedroom wardrobe. Mruk, who was lying on the rug, had seen it with his own eyes: small, the colour of porridge, not quite steady; it had walked along the upper edge of the wardrobe door and had slipped in at the crack. Mruk is no guardian of jumpers. Still, moths are the only game in this room, and he went after it.",
      pl: "Do szafy w sypialni wszedł mól. Mruk, który leżał na dywaniku, widział to na własne oczy: mały, koloru owsianki, trochę niepewny na nogach; szedł górną krawędzią drzwi i zniknął w szparze. Mruk nie jest obrońcą swetrów. Mole to jednak jedyna zwierzyna, jaka się w tym pokoju trafia, więc ruszył za nim.",
      picture: {
        place: "bedroom",
        pose: "loaf",
        props: [],
        eyes: "wide",
        look: "up",
        on: "rug",
        by: "wall",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Warmest on the Inside of the Elbow", "Najcieplej jest w rękawie"],
            ["Nobody Would Touch That Sleeve", "Nikt tego nie ruszy"],
          ],
          en: "Mruk found the moth in the sleeve of the grey jersey, where it is warmest, on the inside of the elbow. It sat there, and moved its feelers, and did not eat; it was simply at home. They looked at each other for some time in the dark. Then Mruk lay down on top of the jersey, with great care. Nobody would touch that sleeve as long as he was on it.",
          pl: "Mruk znalazł mola w rękawie szarego swetra, gdzie najcieplej, po wewnętrznej stronie łokcia. Mól siedział, ruszał czułkami i nie jadł; po prostu był u siebie. Patrzyli na siebie przez jakiś czas po ciemku. Potem Mruk położył się na swetrze, bardzo ostrożnie. Dopóki na nim leżał, nikt nie mógł tego rękawa ruszyć.",
        },
        {
          titles: [
            ["The Moth Would Not Be Taking the Flat", "Mól obejrzał i podziękował"],
            ["What the Moth Made of the Lavender", "Co mól sądził o lawendzie"],
          ],
          en: "The moth came out by itself, at the bottom, over the threshold, on foot, like somebody who has looked at a flat and will not be taking it. It had come upon the lavender. Mruk let it pass, since it was in no state for sport, and saw it as far as the skirting board, where it vanished, grey upon grey. Then he went back and sniffed at the jerseys. They were all whole.",
          pl: "Mól wyszedł sam, dołem, przez próg, pieszo, jak ktoś, kto obejrzał mieszkanie i go nie bierze. Trafił na lawendę. Mruk go przepuścił, bo mól wyraźnie nie nadawał się do polowania, i odprowadził go wzrokiem do listwy, gdzie zniknął, szary na szarym. Potem Mruk wrócił i obwąchał swetry. Były całe.",
          picture: {
            place: "bedroom",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["It Went In Grey and Came Out Gold", "Szary na wejściu, na wyjściu złoty"]],
          needs: ["the sun in the crack"],
          en: "The moth could not resist the sun. It came out along the bright strip on foot, and what had gone in grey was gold, down to the fringe. It walked up and down in front of Mruk like somebody trying on a dress. Mruk had his paw raised, and forgot to bring it down. The strip moved on, and the moth went with it, step by step, over the boards and up to the window sill.",
          pl: "Mól nie oparł się słońcu. Wyszedł po jasnym pasku, pieszo, i co weszło szare, było teraz złote, aż po frędzle. Chodził przed Mrukiem tam i z powrotem, jak ktoś, kto przymierza suknię. Mruk miał łapę w górze i zapomniał ją opuścić. Pasek przesuwał się, a mól za nim, krok za krokiem, po deskach i na parapet.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [
        ["Shoes That Have Danced Once", "Buty, które tańczyły raz"],
        ["Tissue Paper in His Head", "Zaczęło szeleścić w głowie"],
      ],
      en: "On the floor of the bedroom wardrobe, at the left, behind the boots, lies the box with the wedding shoes. They are white satin and have danced once. What interested Mruk was the paper: two large sheets of tissue, hardly used. It had begun to rustle in his head one night, in bed, and had not stopped since. He wanted to lie down in it.",
      pl: "Na dnie szafy w sypialni, po lewej, za kozakami, leży pudełko ze ślubnymi butami. Są z białego atłasu i tańczyły raz. Mruka interesował papier: bibułka, dwa wielkie arkusze, prawie nieużywane. Zaczęła mu szeleścić w głowie w nocy, w łóżku, i od tamtej pory nie przestała. Chciał się w niej położyć.",
      picture: {
        place: "bedroom",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        by: "wall",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Three Steps and a Turn", "Trzy kroki i obrót"],
            ["What Rustled behind Two Doors?", "Co szeleściło za dwojgiem drzwi?"],
          ],
          en: "Later, in the kitchen, Ola heard the rustling through two doors. She knew what it was, came in on tiptoe, and saw the box without its lid, tissue up to the rim, and in the tissue a movement, as of bread rising. The satin pair stood beside it on the boards. She slipped off her slippers and, only because the shoes were standing there, put them on, and took three steps, and a turn.",
          pl: "Później Ola usłyszała w kuchni szelest, przez dwoje drzwi. Wiedziała, co to jest, weszła na palcach i zobaczyła pudełko bez wieczka, bibułę po brzegi, a w bibule ruch, jakby rosło ciasto. Para z atłasu stała obok na deskach. Ola zsunęła kapcie i włożyła atłasowe buty, tylko dlatego, że akurat tam stały. Zrobiła trzy kroki i obrót.",
        },
        {
          titles: [
            ["In the Shape of the Box", "W kształcie pudełka"],
            ["The Wedding Shoes Had Company", "Towarzystwo dla ślubnych butów"],
          ],
          en: "The tissue was as good as Mruk had thought. It spoke at every touch, it was cool, and he could be under it without being in the dark. Later he lay in the box, in the shape of the box, with a satin toe on either side of him; and when the wardrobe was shut nobody knew that the pair had company.",
          pl: "Bibułka była tak dobra, jak Mruk myślał. Odzywała się przy każdym dotknięciu, chłodziła i dało się być pod nią tak, żeby nie było ciemno. Potem leżał w pudełku, w kształcie pudełka, z atłasowym noskiem po jednej i po drugiej stronie, i kiedy zamykano szafę, nikt nie wiedział, że para ma dziś towarzystwo.",
        },
        {
          titles: [["Somebody Who Needed It Very Much", "Komu bibułka była potrzebna"]],
          needs: ["Ola’s word"],
          unless: ["Ola has looked"],
          en: "“Let me see, then,” said Ola, and came to look into the wardrobe, for the sake of her word. Boots, coats, the box with the wedding shoes: nobody will need those again. She parted the tissue. It rustled, and in the middle of it lay somebody who needed it very much. Ola stood there with her pencil. Then she crossed out the sentence, put the shoes up beside the books, and left the box where it was.",
          pl: "„No to zobaczmy” – powiedziała Ola i przyszła zajrzeć do szafy, z powodu słowa. Kozaki, płaszcze, pudełko ze ślubnymi butami; tych już nikt nie potrzebuje. Odchyliła bibułkę. Zaszeleściło, a w środku leżał ktoś, komu była bardzo potrzebna. Ola stała z ołówkiem w ręku. Potem skreśliła całe zdanie, buty postawiła na półce, obok książek, a pudełko zostawiła tam, gdzie było.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            by: "closed wardrobe",
            camera: "half",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [
        ["An Almond, Since Somebody’s Christening", "Migdał od czyichś chrzcin"],
        ["Saved, Not Eaten", "Ratować, nie zjadać"],
      ],
      en: "Tomek’s good jacket hangs at the far right. In its inner pocket, since somebody’s christening, there had been a sugared almond, wrapped in net; Mruk, who likes to lie underneath, knew of it by the nose. Ola had announced that the wardrobe was to be cleared out. It was now or never, so Mruk went to save the almond, not to eat it, only to keep it from being forgotten.",
      pl: "Dobra marynarka Tomka wisi po prawej, na końcu. W jej wewnętrznej kieszeni od czyichś chrzcin był migdał w cukrze, zawinięty w tiul; Mruk, który lubi poleżeć pod spodem, wiedział o nim przez nos. Ola zapowiedziała porządki w szafie. Teraz albo nigdy, więc Mruk poszedł ratować migdał, nie dla siebie, tylko przed zapomnieniem.",
      picture: {
        place: "bedroom",
        pose: "walk",
        props: [],
        eyes: "open",
        by: "wall",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Pink, with a Tail of Net", "Różowy, z ogonem z tiulu"],
            ["The Jacket Was Lighter by Something", "Marynarka o coś lżejsza"],
          ],
          en: "Mruk got the almond out with one claw, through the seam. It rolled over the boards, pink, with a tail of net, and he drove it the length of the flat, as one brings somebody to safety: along the wall, under the sideboard, into the corner where he keeps his cork. It lies there still. The jacket felt lighter by something, and Tomek, who tried it on for no reason, could not tell by what.",
          pl: "Mruk wydłubał migdał jednym pazurem, przez szew. Migdał potoczył się po deskach, różowy, z ogonem z tiulu, a Mruk przeprowadził go przez całe mieszkanie, jak się kogoś wyprowadza w bezpieczne miejsce: wzdłuż ściany, pod kredens, do kąta, gdzie trzyma swój korek. Leży tam do dziś. Marynarka zrobiła się o coś lżejsza i Tomek, który przymierzył ją bez powodu, nie umiał powiedzieć o co.",
        },
        {
          titles: [["Behind Him Somebody Swallowed", "A za plecami ktoś przełknął"]],
          unless: ["Tomek in bed"],
          en: "The pocket of the jacket was empty. There was a smell of almond, still warm, as when somebody has just gone; and behind Mruk in the room somebody swallowed. Tomek had thought of the almond in the same minute. He stood there in his socks, with the little net in his hand, and blushed. Then he felt in the other pocket, found half of another almond, and put it down between himself and Mruk.",
          pl: "Kieszeń marynarki była pusta. Pachniało migdałem, jeszcze ciepło, jak po kimś, kto przed chwilą wyszedł, a za plecami Mruka ktoś przełknął. Tomkowi migdał przyszedł do głowy w tej samej minucie. Stał w skarpetkach z kawałkiem tiulu w ręku i się czerwienił. Potem sięgnął do drugiej kieszeni, znalazł pół drugiego migdała i położył między sobą a Mrukiem.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["What Was Stuck to the Almond?", "Co się przykleiło do migdału?"],
            ["The Finder Was Paid in Sugar", "Znalazcy wypłacono w cukrze"],
          ],
          needs: ["Tomek’s keys"],
          unless: ["the wardrobe left open"],
          en: "In the jacket Mruk got a claw into the net and pulled. The almond was heavy for its size. Something was stuck to it by the sugar, came out after it, jangling, and fell at the feet of Tomek, who was on his way to search his pockets. He lifted them by the almond: his keys, all four. He looked at Mruk. Then he pulled off the almond, and gave it to the finder.",
          pl: "W marynarce Mruk zaczepił pazurem o tiul i pociągnął. Migdał był ciężki jak na swój rozmiar. Coś się do niego przykleiło, cukrem; wyszło za nim z kieszeni, z brzękiem, i spadło na deski pod nogi Tomka, który przyszedł właśnie przeszukać kieszenie. Podniósł klucze za migdał, wszystkie cztery. Popatrzył na Mruka. Potem oderwał migdał i dał go znalazcy.",
          picture: { place: "bedroom", pose: "sit", props: [], eyes: "open", company: "tomek", inHand: "keys" },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [
        ["Not So Much as a Sigh", "Ani jednego westchnienia"],
        ["It Sticks for Those Who Pull", "Kto ciągnie, temu się zacina"],
      ],
      en: "But the door of the wardrobe has a will of its own. Pull, and it sticks; give up and turn your back, and it comes open by itself, with a groan, and stays open just as long as you are not looking. Mruk hooked a claw in the crack. He pulled with his shoulder. The door did not so much as sigh.",
      pl: "Ale drzwi szafy mają swoją wolę. Kto ciągnie, temu się zacinają; kto da spokój i odwróci się tyłem, temu otwierają się same, z jękiem, i zostają otwarte dokładnie tak długo, jak długo nikt nie patrzy. Mruk zaczepił pazur o szparę. Pociągnął z barku. Drzwi nawet nie westchnęły.",
      turns: [
        {
          titles: [
            ["Still Thinking of Sprats", "Wciąż o szprotkach"],
            ["Backwards, One Foot after the Other", "Tyłem, noga za nogą"],
          ],
          en: "So Mruk gave up. He did it properly: turned round, sat down with his back to the wardrobe, washed a paw and thought of something else, of sprats. There was a groan behind him, low and long. Without turning his head he walked backwards, still thinking of sprats, one foot after the other, until it got dark round his ears and he knew that he was in.",
          pl: "Więc Mruk dał spokój. Zrobił to porządnie: odwrócił się, usiadł tyłem do szafy, umył łapę i myślał o czym innym, o szprotkach. Za nim jęknęło, nisko i długo. Nie obejrzał się. Szedł tyłem, wciąż myśląc o szprotkach, noga za nogą, aż zrobiło mu się ciemno koło uszu i wiedział, że jest w środku.",
        },
        {
          titles: [
            ["The Wardrobe Felt Itself Addressed", "Szafa poczuła się wywołana"],
            ["First a Nose, Then Nine Kilos", "Nos, a za nim dziewięć kilo"],
          ],
          en: "Something groaned, but it was not the door. In the hall, on the other side of the wall, somebody had trodden on the board that creaks, and the wardrobe, which stands on the same joist, felt itself addressed. It opened a finger’s breadth. It saw its mistake at once, but by then there was a nose in the crack, and behind the nose nine kilos.",
          pl: "Jęknęło, ale nie w drzwiach. Za ścianą, w przedpokoju, ktoś stanął na desce, która skrzypi, a szafa stoi na tej samej belce i poczuła się wywołana. Otworzyła się na palec. Zrozumiała swoją pomyłkę od razu, ale w szparze był już nos, a za nosem dziewięć kilo.",
        },
        {
          titles: [
            ["The Door Knew the Blouse", "Drzwi znały tę bluzkę"],
            ["Have Somebody Else Ask the Door", "Drzwi trzeba prosić przez znajomych"],
          ],
          pays: ["the blouse is out"],
          needs: ["the blouse"],
          en: "A door with a will of its own must be asked by somebody it knows. Mruk took the cuff of the blue blouse between his teeth and pulled. It did not resist; that blouse slips off everything. It came out by the elbow, then by the shoulder, and the door, which had not given way to a claw, was pushed open from within by a collar with three buttons.",
          pl: "Drzwi, które mają swoją wolę, trzeba prosić przez znajomych. Mruk wziął w zęby mankiet niebieskiej bluzki i pociągnął. Nie opierała się, ona zsuwa się ze wszystkiego. Wyszła po łokieć, potem po ramię, i drzwi, które nie ustąpiły pazurowi, otworzył od środka kołnierzyk na trzy guziki.",
        },
        {
          titles: [["You Only Have to Be Firm", "Tu trzeba stanowczości"]],
          pays: ["the wardrobe left open"],
          needs: ["Tomek’s keys"],
          en: "Tomek pulled at the wardrobe door. It stuck. He told it what he had been telling his keys, first the friendly version, then the firm. It stuck. So he turned round, to try the trousers on the chair; there was a groan behind him, and the wardrobe stood open. “There,” he said, “you only have to be firm.” He found his keys in the third coat, and left the wardrobe open, as he leaves everything. Mruk went in.",
          pl: "Tomek chwycił drzwi szafy i pociągnął. Zacięły się. Powiedział im to samo co kluczom, najpierw po przyjacielsku, potem stanowczo. Nic. Odwrócił się więc do spodni na krześle; za plecami jęknęło, a kiedy spojrzał, szafa stała otworem. „No właśnie – powiedział. – Stanowczość”. Klucze były w trzecim płaszczu, a szafa została otwarta, jak wszystko po Tomku. Mruk wszedł.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            inHand: "keys",
            company: "tomek",
          },
        },
      ],
    },
    {
      titles: [
        ["Every Dress Was Electric", "Uwaga, sukienki pod prądem"],
        ["What Crackled in the Wardrobe?", "Co strzeliło w szafie?"],
      ],
      en: "But just inside the wardrobe hangs a row of dresses. They are long, they reach down to the shoes, and anybody who comes in below is touched by all of them at once, on the ears, the nape, the nose, by linen, silk and wool, and each of them is electric. Mruk took a step. It crackled. Every hair on him stood on end, and he came out again backwards.",
      pl: "Ale w szafie, zaraz za progiem, wisi szereg sukienek. Są długie, sięgają butów; kto wchodzi dołem, tego dotykają wszystkie naraz, po uszach, po karku, po nosie, lnem, jedwabiem i wełną, a każda jest pod prądem. Mruk zrobił krok. Strzeliło. Stanął mu dęba każdy włos i Mruk wycofał się tyłem.",
      turns: [
        {
          titles: [
            ["Dresses Are Only Curious", "Sukienki są tylko ciekawe"],
            ["A Small Blue Spark at the Tip of His Tail", "Niebieska iskra na końcu ogona"],
          ],
          en: "Mruk went in again and held still. That is the secret with dresses: they are only curious. They felt him all over, the silk one twice; after a while they lost interest and hung down straight, like ladies who have looked at somebody’s hat and go back to their conversation. Mruk passed below the hems, bent low, with a small blue spark at the tip of his tail.",
          pl: "Mruk wszedł jeszcze raz i znieruchomiał. Na tym polega cała tajemnica sukienek: są tylko ciekawe. Obmacały go od góry do dołu, jedwabna dwa razy, a po jakimś czasie straciły zainteresowanie i zwisły prosto, jak panie, które obejrzały już kapelusz i wracają do rozmowy. Mruk przeszedł pod rąbkami, nisko pochylony, z małą niebieską iskrą na końcu ogona.",
        },
        {
          titles: [
            ["Crossing the Deck in a Storm", "Jak w burzę na pokładzie"],
            ["He Arrived with a Train", "U celu, w trenie w kropki"],
          ],
          en: "In the end Mruk went in again, and this time got hold of a belt. It hung down between the linen and the wool, plain, of leather, without any feelings; and he pulled himself along by it, paw over paw, like somebody crossing a deck in a storm. The dress that it belonged to came as well. On the far side he stood in front of his goal with a train of dotted cotton, and let go.",
          pl: "W końcu Mruk wszedł jeszcze raz i natrafił na pasek. Zwisał między lnem a wełną, zwykły, skórzany, bez żadnych uczuć, i po nim się przeciągnął, łapa za łapą, jak ludzie podczas burzy na pokładzie. Sukienka, do której należał, szła za nim. Po drugiej stronie stanął u celu z trenem z bawełny w kropki i puścił.",
        },
        {
          titles: [
            ["What a Wet Raincoat Is Good For", "Do czego służy mokry płaszcz"],
            ["What the Rain Did to the Silk", "Jedwab, kiedy pada"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "Ola’s raincoat helped. It had come in from the street an hour before and hung in the middle of the row, wet; and whatever it touched went quiet. The linen no longer crackled. The silk left his ears alone. Mruk, going in again, walked along the raincoat as under the eaves of a house, and came out at the other end with flat hair and a drop on his nose.",
          pl: "Pomógł płaszcz Oli, ten od deszczu. Wrócił z ulicy przed godziną i wisiał w środku szeregu, mokry, a czego dotknął, to cichło. Len przestał strzelać. Jedwab dał spokój uszom. Mruk wszedł jeszcze raz, szedł wzdłuż płaszcza jak pod okapem i wyszedł na drugim końcu z gładką sierścią i kroplą na nosie.",
        },
      ],
    },
    {
      titles: [
        ["Grandmother’s Hat, with Cherries", "Kapelusz babci, ten z wisienkami"],
        ["Never Step over a Lady’s Hat", "Przez kapelusz się nie przechodzi"],
      ],
      en: "But from the top of the wardrobe fell the hatbox. It had been waiting up there for years; it chose this instant. It came down on its edge, opened, and out of it rolled Ola’s grandmother’s hat, black, with cherries, on and on round the bedroom in a narrowing circle, until it lay down between Mruk and the wardrobe, brim upwards. And Mruk does not step over a lady’s hat.",
      pl: "Ale z góry, z samej szafy, spadło pudło na kapelusze. Czekało tam latami i wybrało tę chwilę. Upadło na kant, otworzyło się i wytoczył się z niego kapelusz babci Oli, czarny, z wisienkami, i toczył się po sypialni coraz mniejszym kołem, aż położył się między Mrukiem a szafą, rondem do góry. A przez damskie kapelusze Mruk nie przechodzi.",
      turns: [
        {
          titles: [
            ["A Hat That Was Looking at Him", "Kapelusz, który patrzył"],
            ["“I Beg Your Pardon”", "Przepraszam, nie wiedziałem"],
          ],
          en: "The hat was just the right size; that must be said first. Mruk put one foot in to see, and having the one in he put in the others. When Tomek came to find out what had fallen, a hat on the floor was looking at him. “I beg your pardon,” he said, and shut the bedroom door. That left Mruk half an hour undisturbed, and a wardrobe that the box, in falling, had knocked open.",
          pl: "Kapelusz był w sam raz. To trzeba powiedzieć na początku. Mruk wstawił jedną łapę, żeby sprawdzić, a skoro jedna już była, dostawił resztę. Kiedy przyszedł Tomek, zobaczyć, co spadło, patrzył na niego z podłogi kapelusz. „Przepraszam” – powiedział i zamknął drzwi pokoju. Mrukowi zostało całe pół godziny spokoju i szafa, którą pudło, spadając, otworzyło.",
        },
        {
          titles: [
            ["Follow the Glass Cherry", "Za szklaną wisienką"],
            ["One of the Cherries Had Come Off", "Jedna wisienka się urwała"],
          ],
          en: "One of the cherries had come off. It was of glass; it rolled, ringing, straight across the floor and in at the foot of the wardrobe, whose door the box had knocked open as it fell. Mruk did not even have to make up his mind. He ran after the cherry, round the hat, slid, and when he noticed where he was, he was in.",
          pl: "Jedna wisienka się urwała. Była szklana; potoczyła się z dzwonieniem prosto przez podłogę i wpadła dołem do szafy, którą pudło, spadając, otworzyło na oścież. Mruk nie musiał się nawet decydować. Pobiegł za wisienką, łukiem, dookoła kapelusza, pośliznął się, a kiedy zauważył, gdzie jest, był w środku.",
        },
      ],
    },
    {
      titles: [
        ["To Be Given Away, Perhaps", "Do oddania, może"],
        ["A Mountain Range of Jerseys", "Pasmo swetrów, i to rosnące"],
      ],
      pays: ["Ola in the bedroom"],
      en: "But Ola had begun to tidy the wardrobe. Everything that was folded came out, in heaps; to get at what he wanted Mruk would have had to cross a range of jerseys as high as himself, and it was growing. On the peak stood a bag with things to be given away. Ola held each thing up to herself before the mirror, sighed, and laid it back on the wrong heap.",
      pl: "Ale Ola zaczęła sprzątać w szafie. Wszystko, co złożone, wychodziło na podłogę, w stosach; żeby się tam dostać, Mruk musiałby pokonać pasmo swetrów wysokie jak on, a ono rosło. Na szczycie stała torba z rzeczami do oddania. Każdą z nich Ola przykładała do siebie przed lustrem, wzdychała i odkładała na niewłaściwy stos.",
      picture: {
        place: "bedroom",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      turns: [
        {
          titles: [
            ["The Green Jersey Had Been to the Mountains", "Zielony sweter był w górach"],
            ["By the Western Slope", "Po zachodnim zboczu"],
          ],
          en: "Then Ola came to the green jersey. It had holes in both elbows, it had been to the mountains; she sat down with it on the bed. At such times she hears nothing and sees nothing. Mruk took the range by its western slope, from sleeve to sleeve, without hurry, lay down for a moment on the summit, as climbers do, and went down the far side into the wardrobe.",
          pl: "Wtedy Ola trafiła na zielony sweter. Miał dziury na obu łokciach, był w górach; usiadła z nim na łóżku. W takich chwilach Ola nic nie słyszy i nic nie widzi. Mruk przeszedł pasmo zachodnim zboczem, z rękawa na rękaw, bez pośpiechu, na szczycie położył się na chwilę, jak to w górach, i zszedł drugą stroną prosto do szafy.",
        },
        {
          titles: [
            ["Nothing in the Bag but the Bag", "W torbie tylko torba"],
            ["It’ll All Come Back into Fashion", "To jeszcze wróci do mody"],
          ],
          en: "Ola took the bag out into the hall and found it heavy. She set it down, and Mruk climbed out and went back to the wardrobe. On the second journey she took out a skirt that she would miss. By the fourth there was nothing in the bag but the bag, everything lay in its place again, and she stood laughing in the doorway. “You’re right,” she told Mruk. “It’ll all come back into fashion.”",
          pl: "Ola wyniosła torbę do przedpokoju i stwierdziła, że ciężka. Postawiła ją, a z torby wyszedł Mruk i wrócił do szafy. Przy drugim kursie żal jej się zrobiło spódnicy. Przy czwartym w torbie była już tylko torba, wszystko leżało z powrotem na miejscu, a Ola śmiała się, oparta o framugę. „Masz rację – powiedziała do Mruka. – To wszystko wróci do mody”.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            camera: "half",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Pushed Back by Nineteen Years", "Cofnięte o dziewiętnaście lat"],
            ["Nobody Was Watching the Pass", "Przełęczy nikt nie pilnował"],
          ],
          needs: ["the pile of suitcases"],
          en: "There was a creak overhead. The suitcases were leaning out over Ola like people on a balcony. She pushed a chair to the wardrobe, climbed up among the jerseys and put both hands against the lowest. They moved back by nineteen years. It took a minute, and for that minute she had her eyes at the ceiling, and nobody was watching the pass below her. Mruk crossed it.",
          pl: "Nad głową skrzypnęło. Ola podniosła wzrok i zobaczyła, że walizki wychylają się nad nią jak ludzie z balkonu. Przystawiła krzesło, weszła między swetry i oparła obie ręce o dolną. Cofnęły się o dziewiętnaście lat. Trwało to minutę i przez tę minutę Ola miała oczy i ręce pod sufitem, a przełęczy u jej stóp nikt nie pilnował. Mruk przeszedł.",
        },
      ],
    },
    {
      titles: [
        ["Somebody Had Locked the Night", "Ktoś zamknął noc na klucz"],
        ["The Wardrobe Gave No Information", "Szafa nie udziela informacji"],
      ],
      en: "But the key had been turned. On the inside of every wardrobe it is night, and somebody had locked the night; you saw the little brass plate and the key in it, with its tassel. Mruk stood up on his hind legs and put his eye to the crack of the door. The crack was black, smelled of camphor and gave no information.",
      pl: "Ale klucz był przekręcony. W środku każdej szafy jest noc i ktoś tę noc zamknął; widać było blaszkę, a w blaszce klucz z chwostem. Mruk stanął na tylnych łapach i przyłożył oko do szpary w drzwiach. Szpara była czarna, pachniała kamforą i nie udzielała informacji.",
      turns: [
        {
          titles: [
            ["A Key Turns Both Ways", "Klucz obraca się w obie strony"],
            ["The Only Key Tomek Has Never Lost", "Jedyny klucz nie do zgubienia"],
          ],
          en: "A key that is turned is still a key. This one had a tassel, and the tassel was within reach. Mruk pulled at it, once, to the left; there was a small sound, like a nut being cracked. It is the only key in the flat that Tomek has never lost, since it is always in its lock, and nobody had noticed that it turns both ways.",
          pl: "Klucz przekręcony to nadal klucz. Ten miał chwost, a chwost był w zasięgu łapy. Mruk pociągnął, raz, w lewo; rozległ się mały dźwięk, jakby pękł orzech. To jedyny klucz w mieszkaniu, którego Tomek nie zgubił, bo zawsze tkwi w zamku, i nikt nie zauważył, że obraca się w obie strony.",
        },
        {
          titles: [
            ["By the Staff Entrance", "Wejście dla personelu"],
            ["Nobody Who Trusted the Key", "Kto ufał kluczowi"],
          ],
          pays: ["the back way"],
          en: "There is a back way. The wardrobe was made for another room; when it was brought here a board was taken out behind to get it past the stove pipe. The way leads along the wall, under the bed, through cobwebs, and then up. Mruk came in from the rear, as the staff do, and nobody who trusted the key would have known that he was there.",
          pl: "Jest wejście od tyłu. Szafę zrobiono do innego pokoju, a kiedy ją tu wnosili, wyjęli z pleców deskę, żeby minęła rurę od pieca. Trzeba iść wzdłuż ściany, pod łóżkiem, przez pajęczyny, a potem w górę. Mruk wszedł od zaplecza, jak personel, i nikt, kto ufał kluczowi, nie domyśliłby się, że tam jest.",
        },
        {
          titles: [["Waiting for the Next Fifteen", "Aż nadjedzie następna piętnastka"]],
          needs: ["the roll call"],
          en: "Mruk waited for the next tram. When he felt it in the floor, he put his shoulder to the door and leaned. The hangers began on the left. At the tenth the key trembled, at the twentieth it hummed, and when the belt buckle struck, late as ever, the bolt jumped back like somebody who has been told that he may go. The tassel was still swinging when he was inside.",
          pl: "Mruk zaczekał na następną piętnastkę. Kiedy odezwała się w podłodze, przyłożył bark do drzwi i naparł. Wieszaki zaczęły od lewej. Przy dziesiątym klucz zadrżał, przy dwudziestym zabrzęczał, a kiedy stuknęła klamra, spóźniona jak zawsze, rygiel, nie całkiem dosunięty, odskoczył jak ktoś, komu pozwolono odejść. Chwost jeszcze się kołysał, a Mruk był w środku.",
        },
      ],
    },
    {
      titles: [
        ["The Third No", "Trzecie „nie”"],
        ["The Door Squeaked Like a Small Pig", "Szafa, która piszczy jak prosię"],
      ],
      pays: ["Tomek in bed"],
      en: "But Tomek lay on the bed and was out of humour. He had a cold foot and a book, and wanted quiet; whenever Mruk put a claw to the crack of the wardrobe door, which squeaks like a small pig, a “No” came from the pillow, without a glance over the page. The word came three times. Each was a bit less friendly than the last.",
      pl: "Ale na łóżku leżał Tomek i był nie w humorze. Miał zimną stopę, książkę i chciał spokoju; ilekroć Mruk przykładał pazur do szpary w drzwiach szafy, które piszczą jak prosię, z poduszki dobiegało „nie”, bez jednego spojrzenia znad kartki. Dobiegło trzy razy. Każde „nie” odrobinę mniej przyjazne od poprzedniego.",
      turns: [
        {
          titles: [["And Nobody Said No", "I nikt nie powiedział „nie”"]],
          en: "Tomek’s weak point was his foot. It stuck out at the end of the blanket and was blue. Mruk got up on the bed, lay down on it, and let his engine run. After eight pages there came a sigh. After twelve the hand with the book sank. Mruk waited for the first snore, took his weight off like a nurse, and pulled at the door; the little pig squeaked, and nobody said no.",
          pl: "Słabym punktem Tomka była stopa. Wystawała spod kołdry i była sina. Mruk wszedł na łóżko, położył się na niej i włączył motor. Po ośmiu stronach na poduszce ktoś westchnął. Po dwunastu ręka z książką opadła. Mruk zaczekał na pierwsze chrapnięcie, zszedł ze stopy ostrożnie, jak pielęgniarka od łóżka, i pociągnął drzwi; prosię pisnęło, a nikt nie powiedział „nie”.",
        },
        {
          titles: [
            ["What Became of the Butter?", "Co się stało z masłem?"],
            ["The Door Did Not Say a Word", "Drzwi ani słowa"],
          ],
          en: "A hinge wants greasing. On the saucer by the bed there was butter, from the toast; Mruk passed that way and took it along on his flank. Then he rubbed himself along the edge of the door from the bottom to as high as he could reach, twice, like somebody who means it kindly. The next time the door opened it did not say a word. Tomek turned over a page.",
          pl: "Zawiasy się smaruje. Na spodku przy łóżku było masło, od grzanki; Mruk przeszedł tamtędy i zabrał je na boku. Potem otarł się o krawędź drzwi, od dołu tak wysoko, jak sięgał, dwa razy, jak ktoś, kto ma serdeczne zamiary. Kiedy drzwi się następnym razem otworzyły, nie powiedziały ani słowa. Tomek przewrócił kartkę.",
        },
        {
          titles: [
            ["“Bed,” Said Tomek", "„Łóżko” – powiedział Tomek"],
            ["She Was Reading the Coats", "Czytała płaszcze, jeden po drugim"],
          ],
          pays: ["Ola has looked"],
          needs: ["Ola’s word"],
          en: "“What do you call it,” asked Ola, coming in with her pencil, “where people keep what they’ll never need?” “Bed,” said Tomek. She opened the wardrobe, pig and all. “No,” came from the pillow. “That’s for my sentence,” said Ola. She stood there with her arms crossed and read along the row of coats, and below her elbow Mruk went in, low and without a squeak.",
          pl: "„Jak się nazywa – spytała Ola, wchodząc z ołówkiem – to, gdzie ludzie trzymają, co im się nigdy nie przyda?” „Łóżko” – powiedział Tomek. Otworzyła szafę, razem z prosiakiem. „Nie” – dobiegło z poduszki. „To do zdania” – powiedziała Ola. Stała z założonymi rękami i czytała płaszcze jak półkę z książkami, a pod jej łokciem Mruk wszedł dołem, bez pisku.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["Somebody Had Got In First", "Ktoś wszedł pierwszy"],
        ["It Was Nobody, Only the Blouse", "To nikt, to tylko bluzka"],
      ],
      pays: ["the blouse"],
      en: "Inside the wardrobe something slid off its hanger. You could hear it give way, first one shoulder and then the other, and sink down with a sigh. It was the blue blouse, which does that. But a cuff came out at the foot of the wardrobe and lay there, like the hand of somebody who has got in first and will not be hurried. Mruk had thought that nobody but he wanted to get in.",
      pl: "W środku szafy coś zsunęło się z wieszaka. Słychać było, jak ustępuje, najpierw jednym ramieniem, potem drugim, i z westchnieniem osiada. To niebieska bluzka, ona tak ma. Ale u stóp szafy wysunął się mankiet i leżał jak ręka kogoś, kto wszedł pierwszy i nigdzie się nie spieszy. Mruk myślał dotąd, że poza nim nikt się tam nie wybiera.",
    },
    {
      titles: [["Mruk Had Not Been Called", "A Mruka nie wywołano"]],
      pays: ["the roll call"],
      en: "The number fifteen tram went by in the street. Each time it does, the hangers in the wardrobe answer, all twenty-six of them, one after another, with a light click; it is a sort of roll call. Tomek’s belt buckle comes last, and always late. Mruk had not been called. He put his ear to the wood and listened to the silence in there, which would last until the next tram.",
      pl: "Ulicą przejechała piętnastka. Za każdym razem odpowiadają jej wieszaki w szafie, wszystkie dwadzieścia sześć, lekkim stukiem, jeden po drugim; coś w rodzaju apelu. Klamra od paska Tomka zgłasza się ostatnia i zawsze spóźniona. Mruka nie wywołano. Podszedł, przyłożył ucho do drewna i słuchał ciszy, która miała tam potrwać do następnego tramwaju.",
    },
    {
      titles: [
        ["Not “Store”, Not “Loft”", "Nie „skład” i nie „schowek”"],
        ["As Soon as the Sentence Is Finished", "Jak tylko skończy zdanie"],
      ],
      pays: ["Ola’s word"],
      unless: ["Ola in the bedroom"],
      en: "In the kitchen Ola was looking for a word: a place to keep things that nobody needs. Not “store”, not “loft”. She tried them on, one by one, and took them off. “What have we got in that wardrobe?” she called, to nobody in particular. There was no answer. “Then I’ll have to come and look,” said Ola; but first came the rest of her sentence, and it was long enough for Mruk.",
      pl: "W kuchni Ola szukała słowa na miejsce, w którym trzyma się rzeczy niepotrzebne. Nie „skład” i nie „schowek”. Przymierzała po kolei i zdejmowała. „Co my właściwie mamy w tej szafie?” – zawołała w końcu, do nikogo w szczególności. Nikt nie odpowiedział. „To będę musiała zajrzeć” – powiedziała Ola, ale najpierw została jej reszta zdania, a było tak długie, że Mrukowi starczyło.",
    },
    {
      titles: [
        ["As Thin as a Ruler", "Słońce cienkie jak linijka"],
        ["The Sun Went In without Asking", "Słońce weszło bez pytania"],
      ],
      when: {
        timeSlot: ["morning", "afternoon"],
        weather: ["clear"],
      },
      pays: ["the sun in the crack"],
      en: "The sun had got in between the curtains, as thin as a ruler. It lay across the bed, climbed the wardrobe as far as the crack beside the door, and did not stop there. It went in. Mruk moved his head to see. On a strip no wider than a finger stood a sleeve, a button, a bit of hem, all in gold. Then the strip moved on by a sleeve.",
      pl: "Między zasłonami weszło słońce, cienkie jak linijka. Leżało w poprzek łóżka, wspinało się po szafie aż do szpary przy drzwiach i tam się nie zatrzymało. Weszło do środka. Mruk przekrzywił głowę. Na pasku nie szerszym od palca widniał rękaw, guzik i kawałek rąbka, wszystko w złocie. Potem pasek przesunął się o rękaw dalej.",
    },
    {
      titles: [
        ["A Finger’s Breadth to the East", "O palec na wschód"],
        ["Nineteen Years, according to Tomek", "Według Tomka za dziewiętnaście lat"],
      ],
      pays: ["the pile of suitcases"],
      en: "Two floors below somebody slammed a drawer. In this house you feel that all the way up, and the pile of suitcases on the wardrobe moved a finger’s breadth to the east. Tomek had reckoned that it would reach the edge in nineteen years. He had reckoned wrong: one corner already stood out over the door. It nodded, twice, and thought better of it, and Mruk, below, moved a little to the west.",
      pl: "Dwa piętra niżej ktoś zatrzasnął szufladę. W tym domu czuje się to aż na górze, więc stos walizek na szafie przesunął się o palec na wschód. Tomek obliczył kiedyś, że do krawędzi dotrze za dziewiętnaście lat. Źle obliczył: jeden róg wystawał już nad drzwi. Zachwiał się dwa razy i na razie się rozmyślił, a Mruk pod nim przesunął się trochę na zachód.",
    },
    {
      titles: [
        ["A Paw Too Wide by Half", "Łapa o połowę za szeroka"],
        ["The Fly Simply Walked In", "Mucha po prostu weszła"],
      ],
      when: {
        between: ["04-15", "10-15"],
      },
      pays: ["the fly"],
      en: "A fly was walking up the mirror on the wardrobe, on this side of the glass and on that. While Mruk thought about it, she went on to the edge, where the crack is, folded herself flat and was inside. He could hear her in there, going from coat to coat, quite at home. He laid a paw where she had gone in. It was too wide by half.",
      pl: "Po lustrze szafy szła mucha, po tej stronie szkła i po tamtej. Zanim Mruk się namyślił, doszła do krawędzi, gdzie jest szpara, złożyła się na płasko i była w środku. Słyszał, jak chodzi tam od płaszcza do płaszcza, jak u siebie. Przyłożył łapę tam, gdzie weszła. Była o połowę za szeroka.",
    },
    {
      titles: [
        ["“I Had Them on Me”", "Przecież miał je przy sobie"],
        ["First, as Always, the Bread Bin", "Najpierw, jak zawsze, do chlebaka"],
      ],
      pays: ["Tomek’s keys"],
      unless: ["Tomek in bed"],
      en: "In the hall Tomek was looking for his keys. He spoke to them in a friendly voice, then in a firm one. He turned out the drawer and the shoe cabinet. “I had them on me,” he told the coats, “when I last wore something good.” There was a silence. Sooner or later he would think of the wardrobe, and of everything in it that has pockets; but first, as always, he looked in the bread bin.",
      pl: "W przedpokoju Tomek szukał kluczy. Mówił do nich głosem przyjaznym, a potem stanowczym. Wywrócił szufladę i szafkę z butami. „Miałem je przy sobie – powiedział do płaszczy – kiedy ostatnio miałem na sobie coś porządnego”. Zapadła cisza. Prędzej czy później musiał pomyśleć o szafie i o wszystkim, co ma w niej kieszenie, ale najpierw, jak zawsze, zajrzał do chlebaka.",
    },
  ],
};
