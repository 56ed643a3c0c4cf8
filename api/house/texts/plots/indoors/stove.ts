import type { Plot } from "#api/house/texts/model.ts";

/** The tiled stove is to be lit. Only in the heated months, when the day is getting on; with Ola and Tomek. */
export const stove: Plot = {
  name: "stove",
  category: "Lifestyle",
  when: {
    heating: true,
    timeSlot: ["afternoon", "evening"],
  },
  wishes: [
    {
      en: "Mruk lay down before the cold stove, to give people an idea. He does not light it himself; that is staff work. He only put his chin on the tin in front of the little door, looked into the dark behind it and waited until somebody shivered. Ola had stepped over him twice. The third time, he reckoned, she would draw her conclusions.",
      pl: "Mruk położył się przed zimnym piecem, żeby poddać ludziom pewną myśl. Sam nie rozpala, to robota dla personelu. Oparł tylko brodę na blasze przed drzwiczkami, patrzył w ciemność za nimi i czekał, aż ktoś zadrży. Ola przeszła nad nim już dwa razy. Za trzecim, liczył, wyciągnie wnioski.",
      picture: {
        place: "stove",
        pose: "crouch",
        props: [],
        eyes: "open",
        open: "stove",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Whose Idea Was That?", "Kto to właściwie wymyślił?"],
            ["What Ought to Occur to Them Next?", "Na co mają wpaść teraz?"],
          ],
          en: "“I had a good idea there,” said Tomek, and rubbed his hands before the little door. “I was just thinking the same,” said Ola. Mruk let them both have it. He moved his chin from the tin, which was growing hot, to Tomek’s slipper, which was growing warm, and considered what ought to occur to them next. The milk was in the kitchen.",
          pl: "„Dobrze to wymyśliłem” – powiedział Tomek i zatarł ręce przed drzwiczkami. „Właśnie o tym samym myślałam” – powiedziała Ola. Mruk nie zgłaszał roszczeń. Przeniósł brodę z blachy, która robiła się gorąca, na kapeć Tomka, który robił się ciepły, i zastanawiał się, na co mają wpaść teraz. Mleko stało w kuchni.",
          picture: { place: "stove", pose: "crouch", props: [], eyes: "half", company: "tomek", lighting: "lit stove" },
        },
        {
          titles: [
            ["No Getting near the Fire", "Do ognia nie ma dojścia"],
            ["Before Anyone Could Mention Sparks", "Zanim ktoś wspomni o iskrach"],
          ],
          en: "Under Mruk’s chin the tin grew warm. He took the chin away, put a paw there, tested it, and lay down on the spot with all he had, before anyone could mention sparks. Ola and Tomek remained behind him. There was a fire, they had lit it themselves, and there was no getting near it; so they bent down and warmed their hands on the cat.",
          pl: "Blacha pod brodą Mruka zrobiła się ciepła. Odsunął brodę, położył łapę, sprawdził i ułożył się tam całym sobą, zanim ktokolwiek wspomniał o iskrach. Ola i Tomek zostali z tyłu. Ogień był, sami go rozpalili, a dojścia do niego nie było, schylili się więc i grzali ręce o kota.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "half",
            lighting: "lit stove",
            company: "ola",
            posture: "stroking",
          },
        },
        {
          titles: [["A Shade Yellower Than the Others", "O ton żółtsze niż inne"]],
          when: {
            timeSlot: ["evening"],
          },
          en: "The idea went further than Mruk had meant it to. From the stop they could see a thread of smoke above the roof, and on the third floor a window a shade yellower than the others. Nobody down there could know that behind the glass nine kilograms of cat lay on a sheet of tin, chin in the warm; but they stamped their feet less.",
          pl: "Myśl zaszła dalej, niż Mruk planował. Z przystanku widać było nitkę dymu nad dachem, a na trzecim piętrze okno o ton bardziej żółte od innych. Ludzie na dole nie mogli wiedzieć, że za szybą leży na blasze dziewięć kilogramów kota z brodą w cieple, ale jakoś mniej przytupywali.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "open",
            company: "nobody",
            lighting: "lit stove",
          },
        },
        {
          titles: [
            ["A Ring in the Snow, Wide as a Hat", "Krąg w śniegu, szeroki jak kapelusz"],
            ["Seven Pigeons Moved Up to the Edge", "Siedem gołębi przy brzegu"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "The idea even got as far as the roof. There the snow lay on both staircases alike, and now round one chimney a ring was melting, as wide as a hat and then as wide as a table. Seven pigeons moved up to its edge. Downstairs Ola and Tomek praised each other. Mruk kept his chin on the warm tin and heard somebody up there stepping from one foot to the other.",
          pl: "Myśl dotarła nawet na dach. Leżał tam śnieg, na obu klatkach tak samo, a teraz wokół jednego komina topniał krąg, najpierw szeroki jak kapelusz, potem jak stół. Na jego brzeg podeszło siedem gołębi. Na dole Ola i Tomek zacierali ręce i nawzajem się chwalili, a Mruk trzymał brodę na ciepłej blasze i słuchał, jak w górze ktoś drepcze z nogi na nogę.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "half",
            lighting: "lit stove",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["While It Is Cold She Lies at Anchor", "Na kotwicy, póki zimno"]],
      en: "There are eighty-four tiles in the stove, and on one of them, low down, is a ship. While they are cold she lies at anchor. But when the stove is hot and the air before it trembles, she sets sail. Last time Mruk had been called to his bowl at that very moment. Today he had eaten beforehand, and he sat down on the rug, eye to eye with the tile.",
      pl: "W piecu są osiemdziesiąt cztery kafle, a na jednym z nich, nisko, jest statek. Póki zimno, stoi na kotwicy. Ale kiedy piec się nagrzeje i powietrze przed nim zadrży, statek wypływa. Ostatnim razem akurat w tej chwili zawołano Mruka do miski. Dziś zjadł zawczasu i usiadł na dywaniku, oko w oko z kaflem.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        lighting: "cold stove",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Past the Leg of the Chair and Out", "Za nogę krzesła i w morze"],
            ["When the Low Tile Trembles", "Kiedy zadrży niski kafel"],
          ],
          en: "On the low tile the ship trembled a little, then more, and put out to sea. Mruk saw her past the leg of the chair. Behind him two people sat on the floor, shoulder to shoulder, passing each other one cup, and the shadow of his ears lay over both of them like a roof.",
          pl: "Na niskim kaflu statek zadrżał lekko, potem mocniej i wypłynął w morze. Mruk odprowadził go wzrokiem za nogę krzesła. Za nim dwoje ludzi siedziało na podłodze, ramię przy ramieniu, i podawało sobie jeden kubek, a cień jego uszu leżał nad nimi jak dach.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            lighting: "lit stove",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["She Sailed While He Was Being Scratched", "Odpłynął, kiedy Mruka drapano"],
            ["Somebody Must Take the Rope", "Ktoś musi złapać cumę"],
          ],
          en: "The ship sailed just as Ola was scratching Mruk behind the ear. He shut his eyes, for no longer than is polite, and when he opened them the air was trembling and the ship was out at sea. She comes in again when the tiles cool, in the small hours. Mruk lay down at the foot of the stove with one white paw forward, like somebody who is to take the rope.",
          pl: "Statek wypłynął akurat wtedy, gdy Ola drapała Mruka za uchem. Przymknął oczy, nie na dłużej, niż nakazuje grzeczność, a kiedy je otworzył, powietrze drżało, a statek był już na morzu. Wraca, gdy kafle stygną, nad ranem. Mruk położył się pod piecem z białą łapą wysuniętą do przodu, jak ktoś, kto ma złapać cumę.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "closed",
            company: "ola",
            lighting: "lit stove",
            camera: "half",
            posture: "stroking",
          },
        },
        {
          titles: [
            ["At the Third Stroke She Put Out", "Przy trzecim uderzeniu wyszedł"],
            ["All Clear on This Side", "Po tej stronie wolne"],
          ],
          when: {
            weather: ["fog"],
          },
          en: "Outside, the fog had taken the street away, and from behind the glass came a bell, slow and hollow: the fifteen, feeling its way. Before the low tile the air had begun to tremble; and at the third stroke the ship, who does not sail in fog without being called, put out. Mruk rang back, once, to say that it was clear on this side. Behind him Ola and Tomek drew in their feet.",
          pl: "Za oknem mgła zabrała ulicę i zza szyby dochodził dzwonek, wolny i głuchy. Była to piętnastka, która szukała drogi. Ale przy niskim kaflu powietrze już drżało, a statek nie wychodzi we mgłę bez wezwania; przy trzecim uderzeniu wyszedł. Mruk oddzwonił, raz, na znak, że po tej stronie wolne. Ola i Tomek, za nim na dywaniku, podkurczyli nogi.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "neutral",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
          },
        },
      ],
    },
    {
      en: "The best thing about a fire is the first crackle. It is dry and small, like the breaking of a biscuit, and it comes once; after that there is only crackling. When Ola, in the hall, spoke the word “stove”, Mruk got up from the warm bedclothes and took a seat in the front row, in the middle, on the rug, with both ears to the little door.",
      pl: "Najlepszy w ogniu jest pierwszy trzask. Jest suchy i mały, jak przełamanie herbatnika, i zdarza się raz, a potem to już zwykłe trzaskanie. Kiedy Ola powiedziała w przedpokoju słowo „piec”, Mruk wstał z ciepłej pościeli i zajął miejsce w pierwszym rzędzie, pośrodku, na dywaniku, z uszami nastawionymi na drzwiczki.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["He Had Come for the First", "Przyszedł tylko na pierwszy"],
            ["In at the Left Ear", "Lewym uchem, tuż przy nacięciu"],
          ],
          en: "The flame came quite silently, with its hands behind its back. Mruk held his breath. And there it was: dry, small. It went in at the left ear, past the notch, and did not come out at the other. At the next crackle he got up, since he had come for the first, and went back to the bed, where his hollow had not yet had time to cool.",
          pl: "Płomień rósł po cichu, z rękami założonymi do tyłu. Mruk wstrzymał oddech. I jest: suchy, mały. Wszedł lewym uchem, obok nacięcia, a drugim nie wyszedł. Przy następnym trzasku Mruk wstał, bo przyszedł na pierwszy, i wrócił do łóżka, gdzie jego dołek nie zdążył jeszcze wystygnąć.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            lighting: "lit stove",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Crackle from Behind", "Trzasnęło nie tam, gdzie trzeba"],
            ["The Larger Half, Please", "Poproszę tę większą połowę"],
          ],
          en: "Crack, it went, dry and small, and Mruk’s ears turned round by themselves: it had come from behind. Ola was sitting on the floor with half a biscuit in each hand. By the time Mruk had turned back, the stove was on its second. He weighed the matter. Then he took delivery of his first crackle, the larger half of it, and ate it in front of the fire.",
          pl: "Trzasnęło, sucho i cicho, a uszy Mruka obróciły się same: to było z tyłu. Ola siedziała na podłodze i w każdej ręce trzymała pół herbatnika. Kiedy Mruk odwrócił się z powrotem, piec był już przy drugim. Rozważył sprawę. Potem podszedł, odebrał swój pierwszy trzask, tę większą połowę, i zjadł go przed ogniem.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
          },
        },
        {
          titles: [
            ["It Came from His Own Back", "Z jego własnego grzbietu"],
            ["The Fire Was a Moment Late", "Ogień spóźnił się o chwilę"],
          ],
          needs: ["the ladybird"],
          en: "Mruk was waiting with both ears for the first crackle, and there it was, dry and small; only it came from his own back. The ladybird had felt the warmth and opened her case. She put out two wings that could never have fitted in there, and flew to the lamp. Behind the little door it crackled, too, a moment late. Ola looked at Tomek: which had been the first?",
          pl: "Mruk czekał, nastawiając oboje uszu na pierwszy trzask, i jest: suchy, mały. Tylko że z jego własnego grzbietu. Biedronka poczuła ciepło i otworzyła pokrywy. Wyjęła spod nich skrzydła, o których nikt by nie pomyślał, że się tam zmieszczą, wypróbowała i poleciała do lampy. Za drzwiczkami też trzasnęło, o chwilę za późno. Ola obejrzała się na Tomka: to który był pierwszy?",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            lighting: "lit stove",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "The rug in front of the stove is an old one, with a burn in the shape of Italy. Mruk belongs there as the full stop belongs to the sentence. But a rug before an unlit stove is only a rug, and he had been lying on that since the morning. He sat down a little to the south of Sicily, bolt upright, and waited for the fire that was missing.",
      pl: "Dywanik przed piecem jest stary, z wypaloną dziurą w kształcie Włoch. Mruk pasuje do niego jak kropka do zdania. Ale dywanik przed zimnym piecem to tylko dywanik, a na takim leżał już od rana. Usiadł więc trochę na południe od Sycylii, wyprostowany, i czekał na brakujący ogień.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "grump",
        lighting: "cold stove",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["From Sicily to Munich on Foot", "Pieszo z Sycylii do Monachium"],
            ["Over the Alps without a Rest", "Przez Alpy bez odpoczynku"],
          ],
          en: "“He’s in Sicily,” said Tomek, when the fire had been going for a while. By the second log Mruk had moved up to Naples, by the third he lay across Tuscany with all his legs out. “Watch this,” said Tomek, and Ola put down her cup. Mruk got up, crossed the Alps without a rest and lay down on the cool boards, where on the map there is only Munich.",
          pl: "„Jest na Sycylii” – powiedział Tomek, kiedy ogień palił się już od jakiegoś czasu. Przy drugim polanie Mruk był w Neapolu, przy trzecim leżał w poprzek Toskanii z wyciągniętymi wszystkimi nogami. „Teraz patrz” – powiedział Tomek i Ola odstawiła kubek. Mruk wstał, bez odpoczynku przeszedł Alpy i położył się na chłodnych deskach, tam gdzie na mapie jest już tylko Monachium.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
          },
        },
        {
          titles: [
            ["Somebody Has to Have the Adriatic", "Adriatyk po prawej"],
            ["A Rug for One", "Ilu się zmieści na Włoszech?"],
          ],
          en: "In front of a fire the rug was a rug, and at once others wanted it. Ola took the fringe on the left. Tomek sat down on the right and said that this must be the Adriatic. It is a rug for one; they drew up their knees and held on to each other, and down the middle, from the Alps to the heel of the boot, lay the only inhabitant of Italy.",
          pl: "Przed ogniem dywanik był dywanikiem i od razu znaleźli się inni chętni. Ola zajęła frędzle po lewej. Tomek usiadł po prawej i stwierdził, że wypada mu Adriatyk. Dywanik jest jednoosobowy, podciągnęli więc kolana i trzymali się siebie nawzajem, żeby nie spaść, a środkiem, od Alp po obcas, leżał jedyny mieszkaniec Włoch.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "reader",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
            side: "middle",
          },
        },
        {
          titles: [
            ["By Sledge, and Italy with Him", "Na sankach, razem z Włochami"],
            ["A Faint Smell of Ironing", "Coś zapachniało prasowaniem"],
          ],
          en: "The warmth came through the tiles and stayed in them; tiles do not forget at once. Mruk had moved up to it, by half a paw at a time, until his fur smelled a little of ironing. Ola and Tomek took the rug by its fringe and pulled him back, all of him at once, like a sledge, and Italy with him. He did not so much as lift his chin.",
          pl: "Ciepło przyszło przez kafle i w nich zostało, bo kafle nie zapominają od razu. Mruk przysuwał się do niego po pół łapy, aż futro zapachniało mu trochę prasowaniem. Wtedy Ola z Tomkiem złapali dywanik za frędzle i odciągnęli Mruka całego naraz, jak na sankach, razem z Włochami. Nawet brody nie podniósł.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "half",
            company: "nobody",
            lighting: "lit stove",
          },
        },
      ],
    },
    {
      en: "Some people go to the theatre. Mruk has a stove. It has a curtain of iron, light from below, and in every piece one log that refuses to leave the stage. For today nothing had been announced. He had no ticket, but he took his place on the rug, opposite the little door, and looked round for the management.",
      pl: "Niektórzy chodzą do teatru. Mruk ma piec. Jest w nim żelazna kurtyna, światło od dołu, a w każdej sztuce jedno polano, które nie chce zejść ze sceny. Na dziś niczego nie zapowiedziano. Biletu nie miał, ale zajął miejsce na dywaniku, na wprost drzwiczek, i rozglądał się za dyrekcją.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "away",
        lighting: "cold stove",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Until the Log Bent Its Head", "Aż polano schyliło głowę"],
            ["Why the Log Would Not Bow", "Czemu polano się nie kłania"],
          ],
          en: "In the first act a splinter made a great speech and was gone. In the second, two logs who had been leaning on each other fell out. The one that refuses to leave came on last, from the right, stood there, glowed, and would not bow. Ola and Tomek had long since left the stalls. Mruk stayed, since somebody ought to, until it bent its head.",
          pl: "W pierwszym akcie drzazga wygłosiła wielką mowę i tyle ją widziano. W drugim poróżniły się dwa polana, dotąd oparte o siebie. To, które nie chce zejść, wystąpiło na końcu, z prawej, stało, żarzyło się i ani myślało się kłaniać. Ola z Tomkiem dawno opuścili parter. Mruk został, bo ktoś powinien, aż schyliło głowę.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            lighting: "lit stove",
            look: "down",
            company: "nobody",
          },
        },
        {
          titles: [
            ["With His Back to the Stage", "Tyłem do sceny"],
            ["Two Faces in the Second Act", "Dwie twarze w drugim akcie"],
          ],
          en: "The play was good, but Mruk knew it. In the second act he turned round in his seat. Behind him on the floor sat Ola and Tomek with the light on their faces. They opened their mouths a little when a log gave way, they forgot their tea, and one had hold of the other’s sleeve and did not know it. Mruk watched the two of them to the end.",
          pl: "Sztuka była dobra, ale Mruk już ją znał. W drugim akcie odwrócił się na swoim miejscu. Za nim na podłodze siedzieli Ola i Tomek ze światłem na twarzach. Otwierali trochę usta, kiedy osuwało się polano, zapomnieli o herbacie, a jedno trzymało drugie za rękaw i o tym nie wiedziało. Mruk obejrzał ich do końca.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
          },
        },
        {
          titles: [
            ["The First Row Was Taken", "Pierwszy rząd już zajęty"],
            ["The Critic Gurgled", "Krytyk zabulgotał"],
          ],
          needs: ["the hot-water bottle"],
          en: "When Ola and Tomek came with their tea, the first row was taken. In the middle sat Mruk, and beside him, on the best seat, in a grey sock, the hot-water bottle. They stood at the side for the whole first act. In the second a log fell in a shower of sparks, and in the silence the bottle gurgled. “A critic,” whispered Tomek. Mruk leaned a shoulder against it.",
          pl: "Kiedy Ola i Tomek przyszli z herbatą, pierwszy rząd był zajęty. Pośrodku siedział Mruk, a obok, na najlepszym miejscu, w szarej skarpecie, termofor. Cały pierwszy akt stali z boku. W drugim runęło polano, iskry poszły pod samo sklepienie, a w ciszy, która po tym zapadła, termofor zabulgotał. „Krytyk” – szepnął Tomek. Mruk oparł się o termofor ramieniem, bo był ciepły.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            lighting: "lit stove",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      pays: ["wood"],
      en: "Pine talks fast, beech talks slowly. Mruk likes it when pine begins and beech takes over, but somebody has to light them. From the basket by the stove there came a smell of resin, and that could mean only one thing. He settled down opposite the little door, wrapped himself in his tail and left the choice of speakers to Ola.",
      pl: "Sosna mówi szybko, buk powoli. Mruk lubi, kiedy sosna zaczyna, a buk ciągnie dalej, tylko ktoś musi je rozpalić. Z kosza przy piecu zapachniało żywicą, a to mogło znaczyć jedno. Usadowił się na wprost drzwiczek, owinął ogonem i wybór mówców zostawił Oli.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "half",
        lighting: "cold stove",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Now the Beech Has the Floor", "A teraz głos ma buk"],
            ["First Pine, and Then for a Long Time Nothing", "Najpierw sosna, potem długo nic"],
          ],
          en: "Pine began, of course. It knew everything about everybody, it interrupted itself, it spat. Then the beech cleared its throat, and the room grew quiet. It said one thing, and a long while later it said the same thing again, deeper. Tomek had stopped stirring his tea. Mruk nodded where he would have put it no differently himself, until his chin stayed down.",
          pl: "Zaczęła oczywiście sosna. Wiedziała wszystko o wszystkich, przerywała sama sobie, pluła. Potem odchrząknął buk i w pokoju zrobiło się cicho. Powiedział jedno, a długo potem powtórzył to samo, tylko niżej. Tomek przestał mieszać herbatę. Mruk kiwał głową tam, gdzie sam by tego lepiej nie ujął, aż broda została na dole.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: [],
            eyes: "closed",
            lighting: "lit stove",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Something about Tangerines", "Coś o mandarynkach"],
            ["Slats Do Not Talk, They Hum", "Deseczki nie mówią, deseczki nucą"],
          ],
          en: "The first to speak was neither pine nor beech. On top, because they were dry, Ola had laid the slats of a tangerine box, and these did not talk; they hummed and smelled of peel, and one still had half a label. Mruk came nearer than is his custom. He himself was found in a box of that kind. He listened until the last slat was done, and Tomek added the beech very quietly.",
          pl: "Pierwsze odezwało się coś trzeciego, nie sosna i nie buk. Na wierzch, bo suche, Ola położyła deseczki ze skrzynki po mandarynkach, a te nie mówiły, tylko nuciły, pachniały skórką, a na jednej została połowa nalepki. Mruk podszedł bliżej, niż ma w zwyczaju. Jego samego znaleziono w takiej skrzynce. Słuchał, aż dopaliła się ostatnia, i Tomek dołożył buka bardzo cicho.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            lighting: "lit stove",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Warmth, in Mruk’s view, ought to come from behind. From in front it is only weather. He had therefore turned his back on the stove, had laid himself along it from the shoulder to the root of the tail, and was waiting for it to understand what was expected of it. The tiles were as cold as plates. He gave them until Ola had finished her page.",
      pl: "Ciepło, uważa Mruk, powinno iść od tyłu. Od przodu to tylko pogoda. Odwrócił się więc do pieca plecami, ułożył wzdłuż niego od barku po nasadę ogona i czekał, aż piec zrozumie, czego się od niego oczekuje. Kafle były zimne jak talerze. Dał im tyle czasu, ile zostało Oli do końca strony.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "away",
        lighting: "cold stove",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Twice, in Her Glasses", "Dwa razy, w okularach Oli"],
            ["Nobody Looks Round at a Masseur", "Na masażystę się nie ogląda"],
          ],
          en: "First one tile grew warm, at the height of the third rib. Then its neighbours joined in. Mruk had gone back to his place, with his back to it all, and he did not look round; nobody looks round at a masseur. “You’re missing the fire,” said Ola. He saw it well enough. It stood there twice, quite small, in the glasses on her nose.",
          pl: "Najpierw zrobił się ciepły jeden kafel, na wysokości trzeciego żebra. Potem przyłączyły się sąsiednie. Mruk wrócił na swoje miejsce, tyłem do wszystkiego, i nie oglądał się, bo na masażystę się nie ogląda. „Ognia nie widzisz” – powiedziała Ola. Widział go dobrze. Stał podwójnie, całkiem mały, w okularach na jej nosie.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "open",
            lighting: "lit stove",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Three Backs in a Row", "Troje plecami do pieca"],
            ["The Place Where Worries Are Kept", "Tam, gdzie trzyma się zmartwienia"],
          ],
          en: "The stove had understood. The warmth came from behind, slowly, until even the place between the shoulders where worries are kept was warm. Mruk lay along the tiles and looked at the door. After a while Tomek sat down beside him in the same manner, and then Ola. All three leaned there and faced the dark wall opposite, like passengers on the back seat.",
          pl: "Piec zrozumiał. Ciepło szło od tyłu, bez pośpiechu, aż zrobiło się ciepło nawet w tym miejscu między łopatkami, gdzie trzyma się zmartwienia. Mruk leżał wzdłuż kafli i patrzył na drzwi. Po chwili usiadł obok w ten sam sposób Tomek, a potem Ola. Opierali się tak we troje, twarzą do ciemnej ściany, jak pasażerowie na ostatnim siedzeniu.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
            lighting: "lit stove",
          },
        },
        {
          titles: [
            ["Thirty on Average, Forty-one Behind", "Z tyłu czterdzieści jeden"],
            ["He Did Not Believe in Averages", "W średnią nie wierzył"],
          ],
          needs: ["the thermometer"],
          en: "Tomek came with the thermometer, now that there was something to measure. In front of Mruk it was nineteen, and behind him, between the tiles and the shoulder blades, forty-one. “On average thirty,” he said, and wrote it on the envelope. Mruk did not believe in averages. He closed the gap at the back, by a finger, and let Ola have what was in front.",
          pl: "Przyszedł Tomek z termometrem, skoro już było co mierzyć. Przed Mrukiem było dziewiętnaście, a za nim, między kaflami a łopatkami, czterdzieści jeden. „Średnio trzydzieści” – powiedział i zapisał na kopercie. Mruk w średnią nie wierzył. Przysunął się tyłem o palec, żeby nic nie uciekało, a to, co z przodu, zostawił Oli.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            lighting: "lit stove",
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
      en: "Tomek knelt down to light the stove, and the matches would not light. He struck one after another, each with more feeling. They hissed, they gave off a bit of smoke, and one of them broke and jumped behind the sofa. “Damp,” he said to the cat. The cat looked at him as you look at a waiter. There were six left in the box.",
      pl: "Tomek ukląkł, żeby rozpalić, ale zapałki nie chciały. Pocierał jedną po drugiej, każdą z większym uczuciem. Syczały, puszczały trochę dymu, a jedna złamała się i uciekła za kanapę. „Wilgotne” – powiedział do kota. Kot spojrzał na niego tak, jak się patrzy na kelnera. W pudełku zostało sześć.",
      turns: [
        {
          titles: [
            ["Where Were the Matches Drying?", "Gdzie się suszą zapałki?"],
            ["Under the Cat It Is Dry", "Pod kotem jest sucho"],
          ],
          en: "Ola and Tomek put the matches aside to dry, and when they reached for the box, it had gone. Tomek looked under the sofa, Ola in the bread bin. At last it occurred to somebody to lift Mruk, who had lain down where he was most needed. The box beneath him was flat and warm. The first of the six was alight before it had quite been struck, and the splinters with it.",
          pl: "Ola i Tomek odłożyli pudełko z zapałkami, żeby wyschło, a kiedy po nie sięgnęli, znikło. Tomek szukał pod kanapą, Ola w chlebaku. W końcu komuś przyszło do głowy podnieść Mruka, który położył się na chwilę tam, gdzie był najbardziej potrzebny. Pudełko pod nim było płaskie i ciepłe. Pierwsza z sześciu zapałek zapaliła się, zanim ją na dobre potarto, a od niej drzazgi.",
        },
        {
          titles: [
            ["Half a Match, the Better Half", "Pół zapałki, to z główką"],
            ["What Jumps Is His Business", "Co skacze, to jego sprawa"],
          ],
          en: "Behind the sofa runs the heating pipe, and there is no drier place in Warsaw. Mruk had gone in after the broken match, because what jumps is his business. He brought it out with one paw, in a good deal of dust: half a match, the half with the head. Tomek held his breath and struck it. It burned as if it had only been waiting to be asked.",
          pl: "Za kanapą biegnie rura od kaloryfera i suchszego miejsca nie ma w całej Warszawie. Mruk wszedł tam za złamaną zapałką, bo wszystko, co skacze, to jego sprawa. Wygarnął ją łapą razem ze sporą porcją kurzu: pół zapałki, to z główką. Tomek wstrzymał oddech i potarł. Zapaliła się tak chętnie, jakby tylko czekała, aż ją ktoś poprosi.",
        },
        {
          titles: [
            ["Dusted at Last, from Inside", "Odkurzony, i to od środka"],
            ["A Box with a Swan on It", "Pudełko z łabędziem"],
          ],
          needs: ["Grandmother’s vase"],
          en: "Mruk was still looking at the vase on the cornice. “With the matches,” said Ola slowly, and looked up as well. She climbed on a chair, Tomek put his arms round her knees, and she reached in. So the vase was dusted after all, from inside, with a sleeve. Her hand came out grey to the elbow, and in it was a box with a swan on it. What rattled in there was dry, and burned.",
          pl: "Mruk wciąż patrzył na wazon na gzymsie. „Razem z zapałkami” – powiedziała powoli Ola i też spojrzała w górę. Weszła na krzesło, Tomek objął ją za kolana, a ona sięgnęła do środka. Wazon został przy tym odkurzony, od wewnątrz, rękawem. Ręka wyszła szara po łokieć, a w niej pudełko z łabędziem. To, co w nim grzechotało, było suche i zapłonęło.",
        },
      ],
    },
    {
      en: "The fire was laid and lit, but the smoke had its own ideas. Instead of going up the chimney, like decent smoke, it came out into the room to see who was there. It looked into the bookcase, it stroked the ceiling. Ola opened the window, and what little warmth there had been went out with the smoke. The stove was black, and nothing in it stirred.",
      pl: "Ogień ułożono i podpalono, ale dym miał swoje pomysły. Zamiast iść w komin, jak porządny dym, wyszedł do pokoju zobaczyć, kto jest. Zajrzał do biblioteczki, pogłaskał sufit. Ola otworzyła okno i razem z dymem wyszła ta odrobina ciepła, która tam była. W piecu było czarno i nic się w nim nie ruszało.",
      turns: [
        {
          titles: [
            ["“And the Damper?”", "„A szyber?”"],
            ["As from the Bottom of a Lake", "Jak z dna jeziora"],
          ],
          en: "“And the damper?” Ola asked from the window, without turning round. It grew so quiet that the smoke could be heard. Tomek reached up to the wall, as if he had been about to do just that, and pulled. The stove took one breath, like somebody coming up from the bottom of a lake. Something small and red in it turned yellow, and it roared.",
          pl: "„A szyber?” – spytała Ola od okna, nie odwracając się. Zrobiło się tak cicho, że słychać było dym. Tomek sięgnął do ściany, jakby właśnie miał to zrobić, i pociągnął. Piec wziął oddech, jak ktoś, kto wypływa z dna jeziora. Coś małego i czerwonego w środku zżółkło i zahuczało.",
        },
        {
          titles: [
            ["Who Is Sitting on the Chimney?", "Kto siedzi na kominie?"],
            ["Black to the Shoulders", "Czarne po ramiona"],
          ],
          en: "In the flue there was a scraping, then a cough, then the sound of umbrellas being opened in a bad temper. Past the open window, from above, came the whole board of the gutter, seven pigeons, black to the shoulders. They had been sitting on the chimney, having heard that it would be warm. In the stove a flame drew itself up and breathed, as meetings do when the board has left.",
          pl: "W przewodzie coś zaszurało, potem kaszlnęło, a potem rozległ się odgłos parasoli otwieranych w złym humorze. Za otwartym oknem przeleciał z góry na dół cały zarząd rynny, siedem gołębi, czarnych po ramiona: obradowały na kominie, bo doszły je słuchy, że będzie ciepło. A w piecu płomień wyprostował się i odetchnął, jak zebranie, z którego wyszedł zarząd.",
        },
        {
          titles: [
            ["One Stroke of the Flaps at a Time", "Machnięcie po machnięciu"],
            ["It Gave Up the Ceiling First", "Najpierw oddał sufit"],
          ],
          needs: ["the cap"],
          en: "Ola took off the cap, held it by both ear flaps in front of the little door, and beat. It came down on the smoke like a large bird. The smoke gave up the ceiling first, then the bookcase, and was driven back in at the little door, one stroke at a time, until behind it something caught its breath and glowed. Tomek shut the window. “My cap,” he said, with respect.",
          pl: "Ola zdjęła czapkę, chwyciła ją za oba nauszniki i zaczęła nią machać przed drzwiczkami. Czapka spadała na dym jak duży ptak. Dym się cofnął. Oddał najpierw sufit, potem biblioteczkę, i machnięcie po machnięciu został zapędzony z powrotem za drzwiczki, aż coś za nim złapało oddech i poczerwieniało. Tomek zamknął okno. „Moja czapka” – powiedział z szacunkiem.",
        },
        {
          titles: [
            ["Like Drinking through a Straw", "Jak przez słomkę"],
            ["The Wind Remembered the Chimney", "Wiatr przypomniał sobie o kominie"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Then the wind remembered the chimney. It came across the roofs, laid its mouth to the top and drew, as you do at a straw; and the smoke, which had settled in among the books, went by the shortest way, over the sofa and in at the little door, and took a page of newspaper with it. One spark was left in there. The wind found that, too. It roared.",
          pl: "Wtedy wiatr przypomniał sobie o kominie. Przyszedł po dachach, przyłożył usta od góry i pociągnął, jak przez słomkę, a dym, który rozgościł się już między książkami, zerwał się i ruszył najkrótszą drogą, nad kanapą i przez drzwiczki, i zabrał ze sobą kawałek gazety. Na dnie została jedna iskra. Wiatr znalazł i ją. Zahuczało.",
        },
      ],
    },
    {
      unless: ["wood"],
      en: "In the basket, however, there was no wood. There was some bark, and one splinter, and a spider who had been relying on things remaining as they were. “It’s in the cellar,” said Ola. “It’s your turn,” said Tomek. This is a conversation that both of them know by heart, and they held it with expression, each with one hand on the basket.",
      pl: "Ale w koszu nie było drewna. Była kora, jedna drzazga i pająk, który liczył na to, że nic się nie zmieni. „Jest w piwnicy” – powiedziała Ola. „Twoja kolej” – powiedział Tomek. Tę rozmowę oboje znają na pamięć i odbyli ją z uczuciem, każde z jedną ręką na koszu.",
      turns: [
        {
          titles: [
            ["The Spider Must Be Seen Home", "Kto odprowadzi pająka?"],
            ["Not for Wood, for Company", "Nie po drewno, tylko z pająkiem"],
          ],
          en: "Nobody goes down to that cellar for wood. But the spider could not stay where logs were shortly going to fall, and Tomek, who tells children about habitats, took him on a sheet of paper and saw him all the way down. From a cellar nobody returns empty-handed. He had both arms full, and before he had finished telling them how the spider was settling in, it was burning.",
          pl: "Po drewno do tej piwnicy nikt nie chodzi. Ale pająk nie mógł zostać tam, gdzie lada chwila posypią się polana, więc Tomek, który opowiada dzieciom o siedliskach, wziął go na kartkę i odprowadził na sam dół. Z piwnicy nie wraca się z pustymi rękami. Przyszedł z pełnymi i zanim skończył opowiadać, jak dobrze pająk się urządził, już się paliło.",
          picture: { place: "stove", pose: "loaf", props: [], eyes: "half", lighting: "lit stove", company: "tomek" },
        },
        {
          titles: [
            ["On Top of the Beech Logs", "Z powrotem na bukowych polanach"],
            ["One Handle Each, and Down", "Każde za swoje ucho"],
          ],
          en: "Mruk settled it by getting into the basket. A basket is for something, and this one was free. Ola and Tomek took it by the handles to tip him out, and noticed that carried by two it was hardly heavy at all. So they simply went on, through the hall and down the stairs, in step. Later Mruk came up again on top of the beech logs, and the fire was a matter of minutes.",
          pl: "Mruk rozstrzygnął sprawę, wchodząc do kosza. Kosz jest od czegoś, a ten był wolny. Ola i Tomek wzięli go za ucha, żeby Mruka wysypać, i zauważyli, że we dwoje prawie nie czuć ciężaru. Poszli więc po prostu dalej, przez przedpokój i w dół po schodach, równym krokiem. Mruk wjechał z powrotem na bukowych polanach i ogień był już kwestią minut.",
        },
        {
          titles: [
            ["The Heating Walked Out", "Ogrzewanie wyszło do kuchni"],
            ["Neither Said Whose Turn It Was", "Nikt nie mówił, czyja kolej"],
          ],
          needs: ["the queue"],
          en: "Mruk drew his own conclusions. He got up from under four cold hands, and left for the kitchen. The queue was left standing. Ola looked at her fingers, Tomek looked at his; where the heating had been there was a round place on the rug, and even that was going. Neither of them said whose turn it was. They were back with a full basket in six minutes, and as soon as there was a fire, Mruk came back as well.",
          pl: "Mruk wyciągnął wnioski. Wstał spod czterech zimnych rąk i wyszedł do kuchni. Kolejka została. Ola popatrzyła na swoje palce, Tomek na swoje; tam, gdzie było ogrzewanie, na dywaniku zostało okrągłe miejsce, i ono też stygło. Nikt nie mówił, czyja kolej. Z pełnym koszem byli z powrotem po sześciu minutach, a kiedy zapłonęło, wrócił i Mruk.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "happy", lighting: "lit stove", company: "ola" },
        },
      ],
    },
    {
      en: "Tomek began to read the kindling. He was only supposed to crumple it, and there he sat on his heels before the stove with last month’s page in his hand and said, “Listen to this.” It was an article on eels. They set out one night, nobody has told them where to, and swim. It was continued on page seven, and page seven had to be found.",
      pl: "Tomek zaczął czytać podpałkę. Miał ją tylko zgnieść, a kucał przed piecem ze stroną sprzed miesiąca w ręku i mówił: „Posłuchajcie tego”. Był to artykuł o węgorzach. Ruszają którejś nocy, nikt im nie powiedział dokąd, i płyną. Ciąg dalszy był na stronie siódmej i stronę siódmą trzeba było znaleźć.",
      turns: [
        {
          titles: [
            ["Page Seven by Its Own Light", "Siódma strona przy własnym świetle"],
            ["“They Get There!”", "„Dopływają!”"],
          ],
          en: "“It’s burning already,” said Ola. She had found page seven first and held a match to it. Tomek did not try to save it. He lay on his stomach before the little door and read, the lower half by the light of the upper, faster and faster, four columns. “The eels get there!” he cried. At that moment the last line turned to light, and the splinters took over.",
          pl: "„Już się pali” – powiedziała Ola. Znalazła siódmą stronę pierwsza i podłożyła pod nią zapałkę. Tomek nie ratował. Leżał na brzuchu przed drzwiczkami i czytał, dół przy świetle góry, coraz szybciej, cztery szpalty. „Węgorze dopływają!” – zawołał. W tej chwili ostatni wiersz zamienił się w światło i zajęły się drzazgi.",
        },
        {
          titles: [
            ["Love Letters from the Gasworks", "Listy miłosne z gazowni"],
            ["For the Eels’ Sake", "Przez wzgląd na węgorze"],
          ],
          en: "By now nobody had the heart to burn the eels. In a drawer Ola found a bundle of gas bills instead, tied with a ribbon. “My love letters,” said Tomek. They burned beautifully, the year of the renovation first. Then the splinters took over, then a log, and something broad and warm leaned out of the stove and sat down among them.",
          pl: "Węgorzy nikt już nie miał sumienia spalić. W szufladzie Ola znalazła za to plik rachunków za gaz, przewiązany wstążką. „Moje listy miłosne” – powiedział Tomek. Paliły się pięknie, najpierw rok remontu. Potem zajęły się drzazgi, potem polano i coś szerokiego i ciepłego wychyliło się z pieca i usiadło między nimi.",
          picture: { place: "stove", pose: "loaf", props: [], eyes: "happy", lighting: "lit stove", company: "ola" },
        },
      ],
    },
    {
      en: "First the ash had to be taken out. Nobody had done it after the last fire, in the hope that somebody else had, and the pan was full to the brim. Tomek carried it through the flat like a crown. On the threshold he sneezed. It was some time before he and Ola could see each other again, and then both of them went for the broom, for different reasons.",
      pl: "Najpierw trzeba było wynieść popiół. Po ostatnim paleniu nikt tego nie zrobił, w nadziei, że zrobił to ktoś inny, i popielnik był pełny po brzegi. Tomek niósł go przez mieszkanie jak koronę, oburącz. Na progu kichnął. Trochę trwało, zanim z Olą znowu się zobaczyli, a wtedy oboje sięgnęli po miotłę, każde w innym zamiarze.",
      turns: [
        {
          titles: [
            ["All Three of Them Grey", "Szarzy, i to wszyscy troje"],
            ["The Longer They Swept", "Im dłużej zamiatali"],
          ],
          en: "Ola and Tomek swept. They swept the hall, the bookcase, Mruk, and each other, and the longer they swept, the more evenly it lay. “We look like him,” Ola said at last: grey, and white only where it had been wiped. That decided it. People who are grey already may lay a fire with bare hands. They went in up to the shoulders, and it caught at once, as it does for its own people.",
          pl: "Ola i Tomek zamiatali. Zamietli przedpokój, biblioteczkę, Mruka i siebie nawzajem, a im dłużej zamiatali, tym równiej się rozkładało. „Wyglądamy jak on” – powiedziała wreszcie Ola: szarzy, a biali tylko tam, gdzie przetarte. To przesądziło. Kto już jest szary, może układać ogień gołymi rękami. Weszli w piec po ramiona i zajęło się od razu, jak u swoich.",
        },
        {
          titles: [
            ["It Blinked, and He Blinked Too", "Mrugnęło, to i on mrugnął"],
            ["An Orange Eye at the Back", "Ostatni żarek"],
          ],
          en: "The ash was swept up, but it looked as if nothing would come of the fire. Only Mruk kept looking in at the little door, because he had seen that at the very back, where the pan does not reach, there was an eye, a small orange one, and it was looking at him. It blinked. He blinked too. “Look,” whispered Ola, “it’s still alive.” And they fed it, first a splinter, then a log.",
          pl: "Popiół zamieciono, ale wyglądało na to, że z ognia nic nie będzie. Tylko Mruk wciąż zaglądał za drzwiczki, bo widział, że z samego tyłu, pod szarym, gdzie popielnik nie sięga, jest oko, małe, pomarańczowe, i patrzy na niego. Mrugnęło. On też. „Patrz – szepnęła Ola – jeszcze żyje”. I nakarmili je, najpierw drzazgą, potem polanem.",
        },
      ],
    },
    {
      en: "The fire was laid, but the little door would not close. Something was stuck in the hinge, grey, with a tail of string, and Ola and Tomek both turned to Mruk. He recognised his cloth mouse, which he had deposited there the day before for safekeeping. It did not seem the moment to claim it. He looked at the ceiling, like somebody who has always taken an interest in ceilings.",
      pl: "Ogień był ułożony, ale drzwiczki nie chciały się domknąć. Coś tkwiło w zawiasie, szare, z ogonem ze sznurka, i oboje, Ola i Tomek, spojrzeli na Mruka. Poznał swoją mysz z materiału, którą poprzedniego dnia tam zdeponował. Nie była to pora, żeby się po nią zgłaszać. Patrzył w sufit, jak ktoś, kto od dawna interesuje się sufitami.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        open: "stove",
        company: "tomek",
        lighting: "cold stove",
      },
      turns: [
        {
          titles: [
            ["By the Scruff, Like Any Mouse", "Za kark, jak się bierze myszy"],
            ["Whose Mouse Might This Be?", "A czyja to mysz?"],
          ],
          en: "Tomek pulled at the tail, and it grew longer. Ola tried the sugar tongs and was left with one whisker. In the end Mruk let the ceiling be, came over without looking at either of them, took the mouse by the scruff, where mice are taken, and it came out as things do for their owner. A match was struck, the door clicked, and behind it somebody put on the light.",
          pl: "Tomek ciągnął za ogon i ogon robił się dłuższy. Ola spróbowała szczypcami do cukru i został jej w nich jeden wąs. W końcu Mruk dał spokój sufitowi, podszedł, nie patrząc na żadne z nich, wziął mysz za kark, tak jak się bierze myszy, i wyszła bez oporu, jak to do właściciela. Potarto zapałkę, drzwiczki szczęknęły i po drugiej stronie ktoś zapalił światło.",
        },
        {
          titles: [
            ["A Gap One Mouse Wide", "Szpara na jedną mysz"],
            ["Now That Nobody Was Asking", "Skoro już nikt nie pyta"],
          ],
          en: "“Then the door stays open,” said Ola, and put a match in past the mouse. The gap was exactly as wide as a mouse is thick, and that, it turned out, was what the stove had been missing. It drew breath, it stretched, it hummed. When the logs were alight, Tomek pushed the door. The mouse fell out, and Mruk put his paw on it, now that nobody was asking.",
          pl: "„No to niech drzwiczki będą otwarte” – powiedziała Ola i wsunęła zapałkę obok myszy. Szpara była dokładnie na grubość myszy i tego, jak się okazało, piecowi brakowało. Nabrał powietrza, przeciągnął się, zamruczał. Kiedy polana rozpaliły się na dobre, Tomek pchnął drzwiczki. Mysz wypadła sama i Mruk położył na niej łapę, skoro już nikt nie pytał.",
          picture: {
            place: "stove",
            pose: "crouch",
            props: ["mouse"],
            eyes: "open",
            lighting: "lit stove",
            company: "tomek",
          },
        },
        {
          titles: [
            ["That’s What It’s Loose For", "A więc po to jest luźny"],
            ["Six Minutes with a Finger on the Tile", "Palec na kaflu, sześć minut"],
          ],
          needs: ["the loose tile"],
          en: "“Wait,” said Tomek, and laid a finger on the loose tile. After six minutes the fifteen came back from the other direction. The tile said “tsk”; and the little door, which hangs in the same iron, gave a start, opened by a whisker and closed again. The mouse lay on the rug. “That’s what it’s loose for,” said Tomek. Soon there was a light behind the door. Mruk sat down on the evidence.",
          pl: "„Czekaj” – powiedział Tomek i położył palec na obluzowanym kaflu. Po sześciu minutach piętnastka nadjechała z przeciwka. Kafel powiedział „cyk”, a drzwiczki, osadzone w tym samym żelazie, drgnęły, otworzyły się na wąs i zamknęły. Mysz leżała na dywaniku. „A więc po to jest luźny” – powiedział Tomek i potarł zapałkę; zaraz zrobiło się za drzwiczkami jasno. Mruk usiadł na dowodach.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            lighting: "lit stove",
            company: "tomek",
          },
        },
      ],
    },
    {
      en: "Ola and Tomek could not agree on how a fire is built. She builds a hut, he builds a grid; her grandmother was from the mountains, and his had had gas. They built in turns, each of them correcting the other a little, while the match burned down to the fingers. In this way they got through eleven matches and not a single log.",
      pl: "Ola i Tomek nie mogli się zgodzić, jak się układa ogień. Ona stawia szałas, on ruszt, jej babcia była z gór, a jego miała gaz. Układali na zmianę, każde po drugim trochę poprawiało, a zapałka dopalała się do palców. Poszło w ten sposób jedenaście zapałek i ani jedno polano.",
      turns: [
        {
          titles: [
            ["Neither Hut nor Grid", "Ani szałas, ani ruszt"],
            ["What Fell on the Twelfth Match", "Co spadło na dwunastą zapałkę"],
          ],
          en: "The twelfth match reached Tomek’s fingertip, and he let it drop. Ola, who wanted to catch it, knocked against the hut, the hut fell on the grid, and it all slid together into a heap with the match underneath. In the dark there was a blue line, then a yellow one, then a sound as if somebody were tearing a small piece of silk. Nobody corrected it.",
          pl: "Dwunasta zapałka doszła Tomkowi do palca, więc ją upuścił. Ola chciała złapać, potrąciła szałas, szałas spadł na ruszt i wszystko zjechało w jeden stos, z zapałką pod spodem. W ciemności pojawiła się niebieska kreska, potem żółta, a potem odgłos, jakby ktoś rozdzierał kawałeczek jedwabiu. Nikt nie poprawiał.",
        },
        {
          titles: [
            ["At the Third Tile from the Left", "Przy trzecim kaflu od lewej"],
            ["He Does Not Call Twice", "Dwa razy nie powtarza"],
          ],
          en: "Mruk got up and walked once along the stove, and once back. At the third tile from the left he stopped and called out, briefly, like somebody who does not call twice. Both of them fell silent. Ola laid the twigs as she knew how, Tomek laid the logs as he knew how, nobody put anything straight, and a few minutes later there was firelight on Mruk’s whiskers, and he closed the meeting.",
          pl: "Mruk wstał i przeszedł się wzdłuż pieca, tam i z powrotem. Przy trzecim kaflu od lewej przystanął i odezwał się, krótko, jak ktoś, kto dwa razy nie powtarza. Oboje umilkli. Ola ułożyła patyki po swojemu, Tomek polana po swojemu, nikt niczego nie wyrównywał, i parę minut później Mruk miał światło na wąsach i zamknął zebranie.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", lighting: "lit stove", company: "ola" },
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["A Queue for the Cat", "Kto ostatni w kolejce do kota?"],
        ["In up to the Wrists", "Po nadgarstki w futrze"],
      ],
      pays: ["the queue"],
      en: "Ola’s hands were cold, and she knew where to put them. She pushed the left one under Mruk, where he is thickest, and counted to a hundred; then the right. Tomek came and stood behind her. There was a queue. “If you think about it,” said Tomek, when he was in up to the wrists, “we don’t really need the stove.” Mruk had not thought about it.",
      pl: "Ola miała zimne ręce i wiedziała, gdzie je dać. Wsunęła lewą pod Mruka, tam, gdzie jest najgrubszy, i policzyła do stu, potem przyszła kolej na prawą. Tomek podszedł i stanął za nią. Zrobiła się kolejka. „Właściwie – powiedział Tomek, kiedy już siedział w Mruku po nadgarstki – piec nie jest nam potrzebny”. Mruk nie brał tego pod uwagę.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "open",
        company: "tomek",
        open: "stove",
        lighting: "cold stove",
      },
    },
    {
      titles: [
        ["On Average, Twenty-two", "Średnio dwadzieścia dwa, i to z kawałkiem"],
        ["Arithmetic, or Ola’s Feet?", "Rachunek czy stopy Oli?"],
      ],
      pays: ["the thermometer"],
      en: "Tomek fetched the thermometer. By the stove it was sixteen degrees, by the door fifteen, and under Mruk thirty-six. “On average,” he told Ola, after some figures on the edge of an envelope, “we have twenty-two, and a bit over. That’s warm.” He was serious. He looked at the stove, he looked at the envelope. Everything now depended on whether arithmetic or Ola’s feet would win.",
      pl: "Tomek przyniósł termometr. Przy piecu było szesnaście stopni, przy drzwiach piętnaście, a pod Mrukiem trzydzieści sześć. „Średnio – oznajmił Oli, kiedy już porachował na brzegu koperty – mamy dwadzieścia dwa z kawałkiem. To jest ciepło”. Mówił poważnie. Spojrzał na piec, spojrzał na kopertę. Wszystko zależało teraz od tego, czy wygra rachunek, czy stopy Oli.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "half",
        company: "tomek",
        inHand: "letter",
        open: "stove",
        lighting: "cold stove",
      },
    },
    {
      titles: [
        ["She Had Been Told the Heating Was On", "Powiedziano jej, że już grzeją"],
        ["On the Middle Stripe, Waiting", "Na środkowej prędze"],
      ],
      pays: ["the ladybird"],
      en: "Out of a crack between two tiles came a ladybird who had been told that the heating was on. She stood on the cold edge, looked about her, and set out for the nearest warm thing, which was Mruk. He felt her climb: six feet, no hurry. On the middle stripe she folded herself up. Ola told Tomek to hurry; there were two of them waiting now.",
      pl: "Ze szpary między kaflami wyszła biedronka, której powiedziano, że już grzeją. Postała na zimnej krawędzi, rozejrzała się i ruszyła do najbliższej ciepłej rzeczy, a był nią Mruk. Czuł, jak wchodzi: sześć nóg, bez pośpiechu. Na środkowej prędze usiadła i się złożyła. Ola kazała Tomkowi się pospieszyć, bo teraz czekało dwoje.",
    },
    {
      titles: [
        ["On Top of the Stove, with the Matches", "Na piecu, razem z zapałkami"],
        ["A Vase That Nobody Has Dusted", "Wazon, którego nikt nie odkurzył"],
      ],
      pays: ["Grandmother’s vase"],
      en: "“At Grandmother’s,” said Ola, “the cat lived on top of the stove, with the matches, because it was the only dry place in the house.” Mruk raised his head. Ours ends below the ceiling in a cornice, two metres and ten centimetres up, and on the cornice stands a vase that came from Grandmother and that nobody has ever dusted. He measured the height, and did not take his eyes off the vase. At Grandmother’s they had evidently lit the stove.",
      pl: "„U babci – powiedziała Ola – kot mieszkał na piecu, razem z zapałkami, bo to było jedyne suche miejsce w domu”. Mruk podniósł głowę. Nasz piec kończy się pod sufitem gzymsem, dwa metry i dziesięć centymetrów nad podłogą, a na gzymsie stoi wazon, jeszcze po babci, którego nikt nigdy nie odkurzył. Mruk zmierzył wysokość i nie spuszczał wazonu z oka. U babci widocznie palono.",
    },
    {
      titles: [
        ["Now There’s No Hurry", "Teraz już się nie spieszy"],
        ["It Gurgled and Had No Opinions", "Bulgotał i nie miał poglądów"],
      ],
      pays: ["the hot-water bottle"],
      en: "Ola filled the hot-water bottle, put it into one of Tomek’s socks and laid it on the rug, to fill in for the stove. Mruk went to see who had been given his post. It was warm, it gurgled, and it had no opinions. Ola and Tomek sat down beside it and put their feet on it, all four. “Lovely,” said Tomek; “now there’s no hurry.” There had been little enough before.",
      pl: "Ola nalała wody do termofora, włożyła go w skarpetę Tomka i położyła na dywaniku, w zastępstwie pieca. Mruk poszedł zobaczyć, komu oddano jego stanowisko. Termofor był ciepły, trochę bulgotał i nie miał poglądów. Ola i Tomek usiedli po obu stronach i położyli na nim stopy, wszystkie cztery. „Cudownie – powiedział Tomek. – Teraz się nie spieszy”. Przedtem też nikt się nie spieszył.",
    },
    {
      titles: [
        ["The Tile That Says “Tsk”", "Kafel, który mówi „cyk”"],
        ["He Had Got As Far As the Thirtieth", "Przy trzydziestym kaflu"],
      ],
      pays: ["the loose tile"],
      en: "The fifteen went by below, and as always one tile answered it. It is in the second row, it is loose, and it says “tsk”. Ola laid her palm on it; Mruk laid a paw on the one underneath. “That wants seeing to before we light the fire,” said Tomek. He knocked on it, he knocked on its neighbours, and had got as far as the thirtieth when Ola asked whether he meant to do all eighty-four.",
      pl: "Dołem przejechała piętnastka i jak zwykle odpowiedział jej jeden kafel. Jest w drugim rzędzie, obluzowany, i mówi „cyk”. Ola przyłożyła do niego dłoń, a Mruk położył łapę na tym pod spodem. „To trzeba obejrzeć, zanim się rozpali” – powiedział Tomek. Opukał kafel, opukał sąsiednie i był już przy trzydziestym, kiedy Ola spytała, czy zamierza opukać wszystkie osiemdziesiąt cztery.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        company: "tomek",
        open: "stove",
        lighting: "cold stove",
      },
    },
    {
      titles: [
        ["“Five Minutes,” Said the Cap", "„Pięć minut” – powiedziała czapka"],
        ["Who Is in Tomek’s Clothes?", "Kto siedzi w rzeczach Tomka?"],
      ],
      pays: ["the cap"],
      en: "The colder it grew, the more of Tomek’s clothes Ola put on. First it was the cardigan, then the scarf, then the cap with the ear flaps, from the mountains. Mruk sniffed the sleeve and found Tomek, sniffed the hand and found Ola. “I’m giving it five minutes,” said the cap; “then I’m going to bed in this.” It meant what it said. In bed nobody lights anything.",
      pl: "Im zimniej się robiło, tym więcej rzeczy Tomka wkładała na siebie Ola. Najpierw sweter, potem szalik, potem czapkę z nausznikami, tę z gór. Mruk powąchał rękaw i znalazł Tomka, powąchał rękę i znalazł Olę. „Daję mu pięć minut – powiedziała czapka. – Potem idę w tym do łóżka”. Nie żartowała. A w łóżku nikt niczego nie rozpala.",
    },
  ],
};
