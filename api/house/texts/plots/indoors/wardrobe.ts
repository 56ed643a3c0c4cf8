import type { Plot } from "#api/house/texts/model.ts";

/** The big wardrobe in the bedroom, which Mruk enters, or wishes to. */
export const wardrobe: Plot = {
  name: "wardrobe",
  category: "Adventure",
  pictures: [
    {
      place: "box",
      pose: "peek",
      props: [],
      eyes: "wide",
      en: "Mruk peeks out of a dark place with wide eyes",
      pl: "Mruk wygląda z ciemnego miejsca szeroko otwartymi oczami",
    },
    {
      place: "box",
      pose: "sit",
      props: ["slippers"],
      eyes: "half",
      en: "Mruk sits beside a pair of slippers like somebody before a door",
      pl: "Mruk siedzi obok pary kapci jak ktoś pod drzwiami",
    },
    {
      place: "box",
      pose: "loaf",
      props: ["umbrella"],
      eyes: "half",
      en: "Mruk lies with his paws tucked in, beside an umbrella",
      pl: "Mruk leży z podwiniętymi łapami obok parasola",
    },
  ],
  wishes: [
    {
      en: "The wardrobe in the bedroom has two doors, a mirror and an upper floor. Up there, above the coats, lie the spare blankets, and on the spare blankets nobody has any business. Mruk had looked in at it whenever Ola hung something up. It was dark, it was soft, and it was higher than everything else. He wished to spend an hour there in thought.",
      pl: "Szafa w sypialni ma dwoje drzwi, lustro i piętro. Tam, nad płaszczami, leżą zapasowe koce, a na zapasowych kocach nikt nie ma nic do roboty. Mruk zaglądał tam, ilekroć Ola coś wieszała. Było ciemno, miękko i wyżej niż wszystko inne. Chciał spędzić tam godzinę na rozmyślaniach.",
      titles: [
        ["An Hour on the Upper Floor", "Godzina na piętrze, bez sąsiadów"],
        ["Where Nobody Has Any Business", "Nikt nie ma tam nic do roboty"],
      ],
      endings: [
        {
          en: "From up there you hear the flat as you hear a sea: Ola’s pen, a spoon, the fifteen. Mruk thought for an hour. What he arrived at cannot be said, for when they found him, by a tail that hung down among Tomek’s ties, striped like them but better in quality, he had just come to a result and was keeping it under his chin.",
          pl: "Z góry słychać mieszkanie tak, jak słychać morze: pióro Oli, łyżeczkę, piętnastkę. Mruk myślał godzinę. Do czego doszedł, nie da się powiedzieć, bo kiedy go znaleźli, po ogonie, który zwisał między krawatami Tomka, tak samo w paski, tylko w lepszym gatunku, miał akurat wynik i trzymał go pod brodą.",
          titles: [
            ["Striped, but Better in Quality", "W paski, tylko w lepszym gatunku"],
            ["He Had Just Come to a Result", "Wynik miał już pod brodą"],
          ],
        },
        {
          en: "Under the top blanket somebody had put a tin. Mruk lay on it first; then he got it open, since it gave. Inside there were letters tied with a bootlace, and it smelled of long ago and a little of ham. He did not read them. He closed it by lying down on it again, and for the rest of the hour held his peace, on top of other people’s.",
          pl: "Pod wierzchnim kocem ktoś schował puszkę. Najpierw Mruk na niej leżał, potem ją otworzył, bo ustąpiła. W środku były listy przewiązane sznurowadłem i pachniało dawnymi czasy i trochę szynką. Nie czytał. Zamknął, kładąc się na wierzch, i do końca godziny milczał, na cudzym milczeniu.",
          titles: [
            ["Tied with a Bootlace", "Sznurowadłem, i to na dwa razy"],
            ["On Top of Other People’s Silence", "Na cudzym milczeniu"],
          ],
        },
      ],
    },
    {
      en: "In the mirror of the wardrobe lives a cat. Mruk knows him by sight: grey, white in front, the notch in the wrong ear. He is always at home when Mruk is at home; he has never once come out. But that day Mruk, at the foot of the bed, saw what he had long been waiting for: along the edge of the mirror ran a crack, and behind the crack it was dark and roomy.",
      pl: "W lustrze szafy mieszka kot. Mruk zna go z widzenia: szary, z białym przodem, nacięcie w niewłaściwym uchu. Zawsze jest w domu, kiedy Mruk jest w domu; nie wyszedł ani razu. Ale tym razem Mruk, w nogach łóżka, zobaczył coś, na co czekał od dawna: wzdłuż lustra biegła szpara, a za szparą było ciemno i przestronnie.",
      titles: [
        ["The Notch in the Wrong Ear", "Nacięcie, ale w tym drugim uchu"],
        ["Always at Home When He Is", "Zawsze w domu, kiedy i on"],
      ],
      endings: [
        {
          en: "Behind the glass there were coats. Mruk went through them one after the other, to the back wall, and nobody was there; only the place where somebody had sat, a hollow among the shoes, of his own size. When he came out again and looked, the other was just coming out, too, with fluff on his nose. They nodded. Each had been to the other’s, and found him out.",
          pl: "Za szkłem były płaszcze. Mruk przeszedł przez wszystkie, aż do tylnej ściany, i nikogo tam nie było; tylko miejsce, w którym ktoś siadywał, wgłębienie między butami, jego rozmiaru. Kiedy wyszedł i spojrzał, tamten też właśnie wychodził, z paprochem na nosie. Skinęli sobie. Byli u siebie nawzajem i jeden drugiego nie zastał.",
          titles: [
            ["Each Had Been to the Other’s", "Byli u siebie nawzajem"],
            ["With Fluff on His Nose, Too", "Też z paprochem na nosie"],
          ],
        },
        {
          en: "Mruk did not stay. He came out, pushed the door with his forehead, and as it swung, the other one travelled across the glass, bed, window and all, and was gone, and in his place hung Tomek’s Sunday trousers. Mruk pushed it back; the other came in from the right. They did that for a quarter of an hour. He had long been owed an outing.",
          pl: "Mruk nie został. Wyszedł, pchnął drzwi czołem, a kiedy ruszyły, tamten pojechał po szkle razem z łóżkiem i oknem i zniknął, a zamiast niego wisiały niedzielne spodnie Tomka. Mruk odepchnął z powrotem; tamten wjechał z prawej. Robili tak przez kwadrans. Dawno należała mu się jakaś przejażdżka.",
          titles: [
            ["Bed, Window and All", "Razem z łóżkiem i z oknem"],
            ["He Came In from the Right", "Wjechał z prawej"],
          ],
          unless: ["the back way"],
        },
      ],
    },
    {
      en: "At the bottom of the wardrobe stands Ola’s one fur. It is not a real one. It is brown, it has no head, no feet and no smell of its own, and it sits in the corner in a bag with its back to everybody. Mruk had been thinking of it. Whoever has a coat like that and nobody inside, he felt, ought to be visited now and then.",
      pl: "Na dnie szafy stoi jedyne futro Oli. Nieprawdziwe. Brązowe, bez głowy, bez nóg i bez własnego zapachu, siedzi w kącie w worku, plecami do wszystkich. Mrukowi przyszło ono na myśl. Kogoś, kto ma taki płaszcz, a w środku nikogo, uważał, wypadałoby od czasu do czasu odwiedzić.",
      titles: [
        ["With Nobody Inside", "A w środku nikogo"],
        ["A Visit Is in Order", "Wypadałoby odwiedzić"],
      ],
      endings: [
        {
          en: "Mruk lay down against the fur, back to back. It did not say anything. It grew warm, though, slowly, from where he was, and after an hour it had on that side the faint smell of a cat. When Ola takes it out again in the cold weather, somebody in the tram will sit down beside her, a dog, and will look at her sleeve for as far as the terminus.",
          pl: "Mruk położył się przy futrze, plecami do pleców. Nic nie mówiło. Ale nagrzewało się, powoli, od jego strony, i po godzinie miało z tej strony lekki zapach kota. Kiedy Ola włoży je znów na mrozy, obok niej w tramwaju usiądzie ktoś, pies, i aż do pętli będzie patrzył na jej rękaw.",
          titles: [
            ["As Far as the Terminus", "Aż do pętli"],
            ["Back to Back with a Coat", "Plecami do płaszcza"],
          ],
        },
        {
          en: "Mruk went in by the sleeve. It was long and dark and quite narrow at the elbow; on the other side there was a chamber, with silk on every wall. So that was where the fur kept its inside. He turned round in it and looked out by the collar. Ola, who opened the door just then, saw her fur sitting up in the corner with a face, and said “Good evening” to it.",
          pl: "Mruk wszedł rękawem. Był długi, ciemny i w łokciu dość wąski, a po drugiej stronie była komnata, z jedwabiem na wszystkich ścianach. Więc tam futro miało swój środek. Obrócił się i wyjrzał kołnierzem. Ola, która akurat otworzyła drzwi, zobaczyła, że jej futro siedzi w kącie i ma twarz, i powiedziała mu „dobry wieczór”.",
          titles: [
            ["In by the Sleeve, Out by the Collar", "Rękawem do środka, kołnierzem na zewnątrz"],
            ["Silk on Every Wall", "Jedwab na wszystkich ścianach"],
          ],
          when: { timeSlot: ["evening"] },
        },
        {
          en: "The fur let itself be visited. Mruk told it what there was to tell, lying on its hem with his mouth shut; then he left it something, as one does: two hairs of his own, grey, on the left shoulder. From that day on, the brown one in the corner had at least begun to be somebody.",
          pl: "Futro dało się odwiedzić. Mruk powiedział mu, co było do powiedzenia, leżąc na rąbku z zamkniętym pyskiem, a potem coś mu zostawił, jak to się robi: dwa własne włosy, szare, na lewym ramieniu. Od tej pory to brązowe w kącie zaczęło przynajmniej być kimś, choćby z dwóch włosów.",
          titles: [
            ["Begun to Be Somebody", "Na początek dwa włosy"],
            ["On the Left Shoulder, Grey", "Na lewym ramieniu, szare"],
          ],
        },
      ],
    },
    {
      en: "A moth had gone in. Mruk, who was lying on the rug, had seen it with his own eyes: small, the colour of porridge, not quite steady; it had walked along the upper edge of the wardrobe door and had gone in where there is a crack. He is no friend of jerseys. But moths are the only game that there is in this bedroom, and the case was his.",
      pl: "Wszedł mól. Mruk, który leżał na dywaniku, widział to na własne oczy: mały, koloru owsianki, trochę niepewny na nogach; szedł górną krawędzią drzwi szafy i wszedł tam, gdzie jest szpara. Mruk nie jest obrońcą swetrów. Ale mole to jedyna zwierzyna, jaka trafia się w tej sypialni, i sprawa była jego.",
      titles: [
        ["The Colour of Porridge", "Był koloru owsianki"],
        ["On Foot, and In by the Crack", "Pieszo, i szparą do środka"],
      ],
      endings: [
        {
          en: "Mruk found the moth in the sleeve of the grey jersey, where it is warmest, on the inside of the elbow. It sat there, and moved its feelers, and did not eat; it was simply at home. They looked at each other for some time in the dark. Then he lay down on the jersey, on the outside, with great care. Nobody would touch that sleeve as long as he was on it.",
          pl: "Mruk znalazł mola w rękawie szarego swetra, gdzie najcieplej, po wewnętrznej stronie łokcia. Mól siedział, ruszał czułkami i nie jadł; po prostu był u siebie. Patrzyli na siebie przez jakiś czas po ciemku. Potem Mruk położył się na swetrze, od zewnątrz, bardzo ostrożnie. Dopóki tu leży, nikt tego rękawa nie ruszy.",
          titles: [
            ["On the Inside of the Elbow", "W rękawie, po wewnętrznej stronie"],
            ["Nobody Would Touch That Sleeve", "Nikt tego nie ruszy"],
          ],
        },
        {
          en: "The moth came out by itself, at the bottom, over the threshold, on foot, like someone who has looked at the flat and does not take it. It had found lavender. Mruk let it go by, since it was plainly in no state for sport. He saw it as far as the skirting board. There it turned into a bit of grey again, and he went back and sniffed at the jersey, whole as ever.",
          pl: "Mól wyszedł sam, dołem, przez próg, pieszo, jak ktoś, kto obejrzał mieszkanie i nie bierze. Trafił na lawendę. Mruk go przepuścił, bo tamten wyraźnie nie nadawał się do zabawy. Odprowadził go wzrokiem do listwy. Tam zamienił się z powrotem w kawałek szarości, a Mruk wrócił i powąchał sweter, cały jak zawsze.",
          titles: [
            ["Like Someone Who Does Not Take the Flat", "Jak ktoś, kto nie bierze mieszkania"],
            ["In No State for Sport", "Nie do zabawy"],
          ],
        },
      ],
    },
    {
      en: "On the floor of the wardrobe, at the left, behind the boots, lies the box with the wedding shoes. They are of white satin and have danced once. What interested Mruk was the paper: tissue, two sheets, a great deal of it, and quite unused. It had begun to rustle in his head at night, in bed, and had not stopped since.",
      pl: "Na dnie szafy, po lewej, za kozakami, leży pudełko ze ślubnymi butami. Są z białego atłasu i tańczyły raz. Mruka interesował papier: bibułka, dwa arkusze, dużo jej i całkiem nieużywana. Zaczęła mu szeleścić w głowie w nocy, w łóżku, i od tamtej pory nie przestała.",
      titles: [
        ["They Have Danced Once", "A tańczyły raz"],
        ["Tissue Paper in His Head", "Zaczęło szeleścić w głowie"],
      ],
      endings: [
        {
          en: "Ola heard the rustling through two doors. She knew what it was, came in on tiptoe, and saw the box without its lid, tissue up to the rim, and in the tissue a movement, as of bread rising. The shoes stood beside it on the boards. She slipped off her slippers; and only because they were standing there she put them on, and took three steps, and a turn.",
          pl: "Ola usłyszała szelest przez dwoje drzwi. Wiedziała, co to jest, weszła na palcach i zobaczyła pudełko bez wieczka, bibułę po brzegi, a w bibule ruch, jakby rosło ciasto. Buty stały obok na deskach. Zsunęła kapcie i tylko dlatego, że tam stały, włożyła je i zrobiła trzy kroki, i obrót.",
          titles: [
            ["Three Steps and a Turn", "Trzy kroki i obrót"],
            ["Tissue up to the Rim", "Bibuły po brzegi"],
          ],
        },
        {
          en: "The tissue was as good as Mruk had thought. It spoke at every touch, it was cool, and he could be under it without being in the dark. Later he lay in the box in the shape of the box, with a satin toe on either side of him; and when they closed the wardrobe for the night they did not know that the pair had company.",
          pl: "Bibułka była tak dobra, jak Mruk myślał. Odzywała się przy każdym dotknięciu, chłodziła i dało się być pod nią tak, żeby nie było ciemno. Potem leżał w pudełku w kształcie pudełka, z atłasowym noskiem po jednej i po drugiej stronie, i kiedy zamykano szafę, nikt nie wiedział, że para ma dziś towarzystwo.",
          titles: [
            ["In the Shape of the Box", "W kształcie pudełka"],
            ["The Pair Had Company", "Para i ktoś jeszcze"],
          ],
        },
      ],
    },
    {
      en: "Tomek’s good jacket hangs at the far right. In its inner pocket, since somebody’s christening, there had been a sugared almond, wrapped in net; Mruk, who likes to lie underneath, knew of it by the nose. Ola had announced a clearing of the wardrobe. It was now or never, and he went to save the almond, not to eat it, only to keep it from being forgotten.",
      pl: "Dobra marynarka Tomka wisi po prawej, na końcu. W jej wewnętrznej kieszeni od czyichś chrzcin był migdał w cukrze, zawinięty w tiul; Mruk, który lubi poleżeć pod spodem, wiedział o nim przez nos. Ola zapowiedziała porządki w szafie. Teraz albo nigdy, więc poszedł ratować migdał, nie do jedzenia, tylko od zapomnienia.",
      titles: [
        ["An Almond, Since Somebody’s Christening", "Migdał od czyichś chrzcin"],
        ["Now or Never, and Not to Eat", "Teraz albo nigdy, i nie do jedzenia"],
      ],
      endings: [
        {
          en: "Mruk got it out with one claw, through the seam. It rolled over the boards, pink, with a tail of net, and he drove it the length of the flat, as one brings somebody to safety: along the wall, under the sideboard, into the corner where the cork is. There it lies. The jacket felt lighter by something, and Tomek, who tried it on for no reason, could not tell by what.",
          pl: "Mruk wydłubał go jednym pazurem, przez szew. Migdał potoczył się po deskach, różowy, z ogonem z tiulu, a on przeprowadził go przez całe mieszkanie, jak się kogoś wyprowadza w bezpieczne miejsce: wzdłuż ściany, pod kredens, do kąta, gdzie jest korek. Leży tam. Marynarka zrobiła się o coś lżejsza i Tomek, który przymierzył ją bez powodu, nie umiał powiedzieć o co.",
          titles: [
            ["With a Tail of Net", "Z ogonem z tiulu"],
            ["Lighter by Something", "O coś lżejsza"],
          ],
        },
        {
          en: "The pocket was empty. There was a smell of almond, still warm, as when somebody has just gone; and behind Mruk in the room somebody swallowed. Tomek had thought of it in the same minute. He stood there in his socks, with the little net in his hand, and blushed. Then he felt in the other pocket, found the half of a second one, and put it down between them.",
          pl: "Kieszeń była pusta. Pachniało migdałem, jeszcze ciepło, jak po kimś, kto przed chwilą wyszedł, a za plecami Mruka ktoś przełknął. Tomkowi przyszło to do głowy w tej samej minucie. Stał w skarpetkach z kawałkiem tiulu w ręku i się czerwienił. Potem sięgnął do drugiej kieszeni, znalazł pół następnego i położył między nimi.",
          titles: [
            ["Behind Him Somebody Swallowed", "A za plecami ktoś przełknął"],
            ["In the Same Minute", "W tej samej minucie"],
          ],
          unless: ["Tomek in bed"],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But the door of the wardrobe has a will. It sticks for whoever pulls at it; if you have given it up and turn your back, it comes open with a groan, by itself, and stays so just as long as you are not looking. Mruk hooked a claw in the crack. He pulled with his shoulder. The door did not so much as sigh.",
      pl: "Ale drzwi szafy mają swoją wolę. Kto ciągnie, temu się zacinają; kto da spokój i odwróci się tyłem, temu otwierają się same, z jękiem, i zostają otwarte dokładnie tak długo, jak długo nikt nie patrzy. Mruk zaczepił pazur o szparę. Pociągnął z barku. Drzwi nawet nie westchnęły.",
      titles: [
        ["Not So Much as a Sigh", "Nawet nie westchnęły"],
        ["Whoever Pulls, for Him It Sticks", "Kto ciągnie, temu się zacina"],
      ],
      turns: [
        {
          en: "So Mruk gave up. He did it properly: turned round, sat down with his back to it, washed a paw and thought of something else, of sprats. There was a groan behind him, low and long. He did not turn his head. He walked backwards, still thinking of sprats, one foot after the other, until it got dark round his ears and he knew that he was in.",
          pl: "Więc Mruk dał spokój. Zrobił to porządnie: odwrócił się, usiadł tyłem, umył łapę i myślał o czym innym, o szprotkach. Za nim jęknęło, nisko i długo. Nie obejrzał się. Szedł tyłem, wciąż myśląc o szprotkach, noga za nogą, aż zrobiło mu się ciemno koło uszu i wiedział, że jest w środku.",
          titles: [
            ["Still Thinking of Sprats", "Wciąż o szprotkach"],
            ["Backwards, One Foot after the Other", "Tyłem, noga za nogą"],
          ],
        },
        {
          en: "The groan came from somewhere else. On the other side of the wall somebody had trodden on the board in the hall that talks, and the wardrobe, which stands on the same joist, felt itself addressed. It opened a finger’s breadth. It was a mistake; it saw that, but by then there was a nose in the crack, and behind the nose nine kilos.",
          pl: "Jęk nadszedł z innej strony. Za ścianą ktoś stanął w przedpokoju na tej desce, która mówi, a szafa stoi na tej samej belce i poczuła się wywołana. Otworzyła się na palec. Była to pomyłka; zrozumiała to, ale w szparze był już nos, a za nosem dziewięć kilo.",
          titles: [
            ["The Wardrobe Felt Itself Addressed", "Szafa poczuła się wywołana"],
            ["First a Nose, Then Nine Kilos", "Nos, a za nim dziewięć kilo"],
          ],
        },
      ],
    },
    {
      en: "But just inside the wardrobe hangs the rank of dresses. They are long, they reach as far as the shoes; whoever comes in below is touched by all of them at the same time, on the ears, the nape, the nose, by linen, silk and wool, and each of them is electric. Mruk took a step. It crackled. All his hair stood on end, and stuck, and he with it.",
      pl: "Ale w szafie, zaraz za progiem, wisi szereg sukienek. Są długie, sięgają butów; kogo wpuszczą dołem, tego dotykają wszystkie naraz, po uszach, po karku, po nosie, lnem, jedwabiem i wełną, a każda jest pod prądem. Mruk zrobił krok. Strzeliło. Stanął mu dęba każdy włos i się przykleił, a on razem z nim.",
      titles: [
        ["Each of Them Electric", "Każda pod prądem"],
        ["It Crackled, and He Stuck", "Strzeliło, i się przykleił"],
      ],
      turns: [
        {
          en: "Mruk held still. That is the secret with dresses: they are only curious. They felt him all over, the silk one twice; after a while they lost interest and hung down straight, as ladies do who have looked at the hat and now go on with their talk. He passed below the hems bent double, with a small blue spark at the tip of his tail.",
          pl: "Mruk znieruchomiał. Na tym polega cała tajemnica sukienek: są tylko ciekawe. Obmacały go od góry do dołu, jedwabna dwa razy, a po jakimś czasie straciły zainteresowanie i zwisły prosto, jak panie, które obejrzały już kapelusz i wracają do rozmowy. Przeszedł pod rąbkami zgięty wpół, z małą niebieską iskrą na końcu ogona.",
          titles: [
            ["The Silk One Twice", "A jedwabna dwa razy"],
            ["They Are Only Curious", "One są tylko ciekawe"],
          ],
        },
        {
          en: "In the end Mruk got hold of a belt. It hung down between the linen and the wool, plain, of leather, without any feelings; and by it he drew himself along, hand over hand, as people in a storm do on deck. The dress that it belonged to came as well. On the far side he stood in front of his goal with a train of dotted cotton, and let go.",
          pl: "W końcu Mruk natrafił na pasek. Zwisał między lnem a wełną, zwykły, skórzany, bez żadnych uczuć, i po nim się przeciągnął, łapa za łapą, jak ludzie podczas burzy na pokładzie. Sukienka, do której należał, szła za nim. Po drugiej stronie stanął u celu z trenem z bawełny w kropki i puścił.",
          titles: [
            ["As on Deck in a Storm", "Jak w burzę na pokładzie"],
            ["A Train of Dotted Cotton", "Tren w kropki"],
          ],
        },
      ],
    },
    {
      en: "But from the hook on the inside of the door fell the hatbox. It had been waiting up there for years; it chose this instant. It came down on its edge, opened, and out of it rolled Ola’s grandmother’s hat, black, with cherries, on and on round the bedroom in a narrowing circle, until it lay down right in front of Mruk, brim upwards.",
      pl: "Ale z haka po wewnętrznej stronie drzwi spadło pudło na kapelusze. Czekało tam latami i wybrało tę chwilę. Upadło na kant, otworzyło się i wytoczył się z niego kapelusz babci Oli, czarny, z wisienkami, i toczył się po sypialni coraz mniejszym kołem, aż położył się tuż przed Mrukiem, rondem do góry.",
      titles: [
        ["Black, with Cherries", "Czarny, za to z wisienkami"],
        ["Brim Upwards, Right in Front of Him", "Tuż przed nim, rondem do góry"],
      ],
      turns: [
        {
          en: "The hat was the right size. That must be said first. He put one foot in to see; and having the one in he put in the others. When Tomek came to find out what had fallen, he saw a hat on the floor that was looking at him. “I beg your pardon,” he said, and shut the bedroom door. That left half an hour, and nobody to disturb it.",
          pl: "Kapelusz był w sam raz. To trzeba powiedzieć na początku. Mruk wstawił jedną nogę, żeby sprawdzić, a skoro jedna już była, dostawił resztę. Kiedy przyszedł Tomek, zobaczyć, co spadło, patrzył na niego z podłogi kapelusz. „Przepraszam” – powiedział i zamknął drzwi. Zostało całe pół godziny i nikogo, kto by przeszkadzał.",
          titles: [
            ["A Hat That Was Looking at Him", "Kapelusz, który patrzył"],
            ["“I Beg Your Pardon”", "Przepraszam, nie wiedziałem"],
          ],
        },
        {
          en: "One of the cherries had come off. It was of glass; it rolled, with a ringing noise, straight across the floor and in at the foot of the wardrobe, where the door by now stood gaping because the box had held it shut. Mruk did not even have to make up his mind. He ran after it in an arc, slid, and when he noticed where he was, he was where he had been going.",
          pl: "Jedna wisienka się urwała. Była szklana; potoczyła się z dzwonieniem prosto przez podłogę i wpadła dołem do szafy, która stała teraz rozdziawiona, bo dotąd przytrzymywało ją pudło. Mruk nie musiał się nawet decydować. Pobiegł za nią łukiem, pośliznął się, a kiedy zauważył, gdzie jest, był tam, dokąd szedł.",
          titles: [
            ["A Cherry of Glass", "Wisienka, szklana"],
            ["Where He Had Been Going", "Tam, dokąd szedł"],
          ],
        },
      ],
    },
    {
      en: "But Ola had begun to tidy the wardrobe. Everything came out, on hangers, in heaps; for whatever he wanted Mruk would have had to get over a range of jerseys as high as himself, and it was growing. On the peak stood a bag with things to be given away. She held each one up to herself before the mirror, sighed, and laid it on the wrong side.",
      pl: "Ale Ola zaczęła sprzątać w szafie. Wszystko wychodziło, na wieszakach, w stosach; czegokolwiek Mruk chciał, musiałby pokonać pasmo swetrów wysokie jak on, a ono rosło. Na szczycie stała torba z rzeczami do oddania. Ola przykładała każdą do siebie przed lustrem, wzdychała i odkładała na złą stronę.",
      titles: [
        ["To Be Given Away, Perhaps", "Do oddania, może"],
        ["She Sighed and Laid It on the Wrong Side", "Westchnienie i na złą stronę"],
      ],
      pays: ["Ola in the bedroom"],
      turns: [
        {
          en: "Then Ola came upon the green jersey. It had holes in both elbows, it had been to the mountains; she sat down with it on the bed. At such times people hear nothing and see nothing. Mruk took the range by its western slope, from sleeve to sleeve, without hurry, and to be on the safe side lay down for a moment on the summit, where it said “Give away”.",
          pl: "Wtedy Ola trafiła na zielony sweter. Miał dziury na obu łokciach, był w górach; usiadła z nim na łóżku. W takich chwilach nic się nie słyszy i nic się nie widzi. Mruk przeszedł pasmo zachodnim zboczem, z rękawa na rękaw, bez pośpiechu, a na wszelki wypadek położył się na chwilę na szczycie, tam gdzie było „oddać”.",
          titles: [
            ["It Had Been to the Mountains", "W górach to on był, ten zielony"],
            ["By the Western Slope", "Po zachodnim zboczu"],
          ],
        },
        {
          en: "Ola took the bag out into the hall and found that it was heavy. She set it down, and out climbed a cat, and went back. The second time she took out a skirt instead. By the fourth journey there was nothing in the bag any more but the bag, all was hanging in its place again, and she leaned against the door frame and laughed. “You’re right,” she said. “It’ll all come back.”",
          pl: "Ola wyniosła torbę do przedpokoju i stwierdziła, że ciężka. Postawiła, wyszedł z niej kot i wrócił. Za drugim razem wyjęła z niej spódnicę. Przy czwartym kursie w torbie była już tylko torba, wszystko wisiało na miejscu, a ona oparła się o framugę i się śmiała. „Masz rację – powiedziała. – To wszystko wróci do mody”.",
          titles: [
            ["Nothing in the Bag but the Bag", "W torbie tylko torba"],
            ["It’ll All Come Back", "To jeszcze wróci do mody"],
          ],
        },
      ],
    },
    {
      en: "But the key had been turned. On the inside of every wardrobe it is night, and somebody had locked the night; one saw the little brass plate, one saw the hole. It was at the height of a person’s hip. Mruk stood up on his hind legs and looked in. It looked out at him, black, and smelled of camphor, and gave no information.",
      pl: "Ale klucz był przekręcony. W środku każdej szafy jest noc i ktoś tę noc zamknął; widać było blaszkę, widać było dziurkę. Była na wysokości ludzkiego biodra. Mruk stanął na tylnych nogach i zajrzał. Spojrzało na niego czarno, pachniało kamforą i nie udzielało informacji.",
      titles: [
        ["Somebody Had Locked the Night", "Ktoś zamknął noc na klucz"],
        ["It Gave No Information", "Dziurka nie udziela informacji"],
      ],
      turns: [
        {
          en: "A key that is turned is still a key. It had a tassel, and the tassel was within reach. Mruk pulled at it in passing, once to the left, because he had the time; there was a small sound, as of a nut. It is the only lock in the flat that Tomek has never lost the key of, since it has always been in it, and nobody had noticed that it turns both ways.",
          pl: "Klucz przekręcony to nadal klucz. Miał chwost, a chwost był w zasięgu. Mruk pociągnął po drodze, raz, w lewo, skoro miał czas; rozległ się mały dźwięk, jakby pękł orzech. To jedyny zamek w mieszkaniu, do którego Tomek nie zgubił klucza, bo klucz zawsze w nim tkwi, i nikt nie zauważył, że obraca się w obie strony.",
          titles: [
            ["It Turns Both Ways", "Obraca się w obie strony"],
            ["The Only One Tomek Has Never Lost", "Jedyny nie do zgubienia"],
          ],
        },
        {
          en: "There is a back way. The wardrobe was made for another room; when it was brought here a board was taken out behind to get it past the stove pipe. The way goes along the wall, under the bed, through cobwebs, and then up. Mruk came in from the rear, as the staff do, and nobody who had trusted in the key would have known that he was there.",
          pl: "Jest wejście od tyłu. Szafę zrobiono do innego pokoju, a kiedy ją tu wnosili, wyjęli z pleców deskę, żeby minęła rurę od pieca. Trzeba iść wzdłuż ściany, pod łóżkiem, przez pajęczyny, a potem w górę. Mruk wszedł od zaplecza, jak personel, i nikt, kto ufał kluczowi, nie domyśliłby się, że tam jest.",
          titles: [
            ["As the Staff Do", "Jak personel, od zaplecza"],
            ["Past the Stove Pipe", "Bokiem, za rurą"],
          ],
          pays: ["the back way"],
        },
      ],
    },
    {
      en: "But Tomek lay on the bed and was out of humour. He had a cold foot and a book, and wanted quiet; whenever Mruk put a claw to the crack of the wardrobe door, which squeaks like a small pig, a “No” came from the pillow, without a glance over the page. There were three noes. Each was a bit less friendly than the last.",
      pl: "Ale na łóżku leżał Tomek i był nie w humorze. Miał zimną stopę, książkę i chciał spokoju; ilekroć Mruk przykładał pazur do szpary w drzwiach szafy, które piszczą jak prosię, z poduszki dobiegało „nie”, bez jednego spojrzenia znad kartki. Były trzy. Każde odrobinę mniej przyjazne od poprzedniego.",
      titles: [
        ["The Third No", "Nie po raz trzeci"],
        ["Squeaks Like a Small Pig", "Drzwi, czyli prosię"],
      ],
      pays: ["Tomek in bed"],
      turns: [
        {
          en: "The foot gave way. It stuck out at the end of the blanket and was blue. Mruk got up, lay down upon it, and let his engine run. After eight pages the voice on the pillow was a different one. After twelve the hand with the book sank down. He waited for the first snore, took his weight off it like a nurse, and pulled; the little pig squeaked, and nobody said no.",
          pl: "Ustąpiła stopa. Wystawała spod kołdry i była niebieska. Mruk wszedł na łóżko, położył się na niej i włączył motor. Po ośmiu stronach głos na poduszce był inny. Po dwunastu ręka z książką opadła. Zaczekał na pierwsze chrapnięcie, zdjął z niej ciężar jak pielęgniarka i pociągnął; prosię pisnęło, a nikt nie powiedział „nie”.",
          titles: [
            ["And Then the Foot Gave Way", "I ustąpiła stopa"],
            ["And Nobody Said No", "I nikt nie powiedział nie"],
          ],
        },
        {
          en: "Hinges can be greased. On the saucer by the bed there was butter, from the toast; Mruk passed that way, against his custom, and took it along on his flank. Then he rubbed himself along the edge of the door from the bottom to as high as he could reach, twice, like somebody who means it kindly. The next time it opened it did not say a word. Tomek turned over a page.",
          pl: "Zawiasy się smaruje. Na spodku przy łóżku było masło, od grzanki; Mruk przeszedł tamtędy, wbrew zwyczajowi, i zabrał je na boku. Potem otarł się o krawędź drzwi, od dołu tak wysoko, jak sięgał, dwa razy, jak ktoś, kto ma serdeczne zamiary. Kiedy się następnym razem otworzyły, nie powiedziały ani słowa. Tomek przewrócił kartkę.",
          titles: [
            ["Butter, from the Toast", "Masło, to od grzanki"],
            ["It Did Not Say a Word", "Drzwi ani słowa"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      en: "Inside the wardrobe something slid off its hanger. It could be heard giving in, slowly, first the one shoulder and then the other, and settle on the shoes with a breath. It was nobody. It was probably the blue blouse, which does that. Nevertheless the room seemed a little fuller afterwards, as when in the next compartment somebody has sat down.",
      pl: "W środku szafy coś zsunęło się z wieszaka. Słychać było, jak ustępuje, powoli, najpierw jednym ramieniem, potem drugim, i z westchnieniem osiada na butach. Nikt. Pewnie ta niebieska bluzka, ona tak ma. A jednak w pokoju zrobiło się jakby tłoczniej, jak w pociągu, kiedy ktoś siada w sąsiednim przedziale.",
      titles: [
        ["Somebody in the Next Compartment", "Ktoś w sąsiednim przedziale"],
        ["It Was Nobody, Probably the Blouse", "To nikt, to pewnie bluzka"],
      ],
    },
    {
      en: "The fifteen went by in the street. Every time it does, the hangers answer, all twenty-six of them, with a light click, one after another, from left to right; it is a sort of roll call. Tomek’s belt buckle comes last, and always late. On this occasion there was one too many. It had sounded like brass, and did not come out of the wardrobe.",
      pl: "Dołem przejechała piętnastka. Za każdym razem odpowiadają jej wieszaki, wszystkie dwadzieścia sześć, lekkim stukiem, jeden po drugim, od lewej; coś w rodzaju apelu. Klamra od paska Tomka zgłasza się ostatnia i zawsze spóźniona. Tym razem o jedno było za dużo. Zabrzmiało jak mosiądz i nie dochodziło z szafy.",
      titles: [
        ["A Roll Call, and One Too Many", "Na apelu o jedno za dużo"],
        ["All Twenty-six, from Left to Right", "Dwadzieścia sześć, od lewej"],
      ],
    },
    {
      en: "From the kitchen Ola was heard talking to herself in two languages. She was looking for a word for a place to keep things that will not be needed: not “store”, not “loft”. She tried them on, one by one, and took them off. There was a silence. “Wardrobe,” she said at last, as one says the name of someone who has been in the room all the time.",
      pl: "Z kuchni słychać było, jak Ola mówi do siebie w dwóch językach. Szukała słowa na miejsce, w którym trzyma się rzeczy niepotrzebne: nie „skład”, nie „schowek”. Przymierzała po kolei i zdejmowała. Zapadła cisza. „Szafa” – powiedziała w końcu, jak się wymienia imię kogoś, kto przez cały czas był w pokoju.",
      titles: [
        ["A Word for What One Will Not Need", "Słowo na rzeczy niepotrzebne"],
        ["Not “Store”, Not “Loft”", "Nie „skład” i nie „schowek”"],
      ],
      unless: ["Ola in the bedroom"],
    },
    {
      en: "A ray of light had come in between the curtains, as thin as a ruler. It lay across the bed, went up the wardrobe and ended on the brass lock; and in it, quite slowly, rose everything that in a bedroom floats about unseen. Mruk put a paw through it. The ray broke and was whole again, and on the paw, for an instant, every single hair had its name.",
      pl: "Między zasłonami weszło światło, cienkie jak linijka. Leżało w poprzek łóżka, szło w górę po szafie i kończyło się na mosiężnym zamku, a w nim, całkiem powoli, wznosiło się wszystko, co w sypialni pływa niewidzialne. Mruk przełożył przez nie łapę. Promień pękł i znów był cały, a na łapie przez chwilę każdy włos miał swoje imię.",
      titles: [
        ["As Thin as a Ruler", "Światło cienkie jak linijka"],
        ["Every Hair Had Its Name", "Każdy włos ma swoje imię"],
      ],
      when: { timeSlot: ["morning", "afternoon"] },
    },
    {
      en: "Two floors below somebody closed a drawer. In this house that is felt all the way up, by way of the pipes, the joists and the patience of the walls; on the wardrobe the pile of suitcases shifted a finger’s breadth to the east. It has been travelling like that since it was put there. Tomek has worked out that it will arrive at the edge in nineteen years.",
      pl: "Dwa piętra niżej ktoś zasunął szufladę. W tym domu czuje się to aż na górze, rurami, belkami i przez cierpliwość ścian; stos walizek na szafie przesunął się o palec na wschód. Podróżuje tak, odkąd go tam postawiono. Tomek obliczył, że do krawędzi dotrze za dziewiętnaście lat.",
      titles: [["A Finger’s Breadth to the East", "O palec na wschód"]],
    },
    {
      en: "A fly was walking on the mirror, up on this side of the glass and up on the other. At the top the two of them met, foot to foot, six and six, and had a good look at each other. Mruk observed it from below. He had known for a long time that there is somebody on the other side; that it was so for flies as well, he had not been sure.",
      pl: "Po lustrze szła mucha, po tej stronie szkła i po tamtej. U góry obie się spotkały, stopa w stopę, sześć i sześć, i dobrze się sobie przyjrzały. Mruk obserwował to z dołu. Od dawna wiedział, że po drugiej stronie ktoś jest; że u much też, nie był dotąd pewien.",
      titles: [["Foot to Foot, Six and Six", "Stopa w stopę, sześć i sześć"]],
      when: { between: ["04-15", "10-15"] },
    },
    {
      en: "From the hall came the sound of Tomek looking for something. He spoke to it in a friendly voice, then in a firm one. He opened the drawer, he closed the drawer; he went down on his knees before the shoe cabinet. “I had it on me,” he told the coats. They hung there with their sleeves down, and not one of them would say who had hidden what from whom.",
      pl: "Z przedpokoju dochodziło, jak Tomek czegoś szuka. Mówił do tego głosem przyjaznym, a potem stanowczym. Otwierał szufladę, zasuwał szufladę, uklęknął przed szafką z butami. „Miałem to przy sobie” – zwierzył się płaszczom. Wisiały z opuszczonymi rękawami i żaden nie chciał powiedzieć, kto komu tu co schował.",
      titles: [["“I Had It on Me”", "Przecież miał to przy sobie"]],
      unless: ["Tomek in bed"],
    },
  ],
};
