import type { Plot } from "#api/house/texts/model.ts";

/** Somebody comes to tea on the third floor and says that he does not like cats. */
export const guest: Plot = {
  name: "guest",
  category: "Friendship",
  when: { timeSlot: ["afternoon", "evening"] },
  wishes: [
    {
      when: { timeSlot: ["afternoon"], day: "working day" },
      en: "An engineer had come to the third floor to look at a crack in the kitchen ceiling. He looked at it for a minute and a half, and then Ola asked him to stay to tea. “I should say at once that I don’t like cats,” he remarked. Mruk came closer. It is not every week that something so interesting is carried up to him.",
      pl: "Na trzecie piętro przyszedł inżynier, obejrzeć pęknięcie na kuchennym suficie. Oglądał je półtorej minuty, po czym Ola poprosiła go na herbatę. „Od razu uprzedzam, że nie lubię kotów” – zaznaczył. Mruk podszedł bliżej. Nie co tydzień wnosi mu się na górę coś tak ciekawego.",
      picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "open", look: "up", company: "nobody" },
      endings: [
        {
          unless: ["in his socks"],
          titles: [
            ["A Load of Nine Kilos, Moving", "Dziewięć kilo przy stole, ruchome"],
            ["Anything Standing on the Floor?", "Co stoi na podłodze?"],
          ],
          en: "At the end the engineer took out his form. “Crack in the ceiling: old, harmless,” he wrote; and then, as is required, what is standing on the floor. Stove, one. Table, one. He considered what was sitting on his left shoe, and lifted the shoe a little, to judge. “Load at the table: about nine kilos, moving,” he wrote. “No objection.”",
          pl: "Na koniec inżynier wyjął formularz. „Pęknięcie sufitu: stare, niegroźne” – napisał, a potem, jak wymagają przepisy, co stoi na podłodze. Kuchenka, jedna. Stół, jeden. Popatrzył na to, co siedziało mu na lewym bucie, i dla orientacji lekko uniósł but razem z zawartością. „Obciążenie przy stole: około dziewięciu kilo, ruchome – napisał. – Bez zastrzeżeń”.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["It May Have Widened", "Mogło się powiększyć"]],
          en: "In the doorway the engineer said that he would have to come again. With a crack like that there was no telling; in a month it might have widened. He told it to Ola, but he was looking down, where Mruk was sitting with his tail round his feet. At the ceiling he had not looked since his first cup of tea.",
          pl: "W drzwiach inżynier powiedział, że będzie musiał przyjść jeszcze raz. Z takim pęknięciem nigdy nie wiadomo, za miesiąc mogło się powiększyć. Mówił to Oli, ale patrzył w dół, gdzie siedział Mruk z ogonem owiniętym wokół łap. Na sufit nie spojrzał od pierwszej szklanki.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", company: "ola", by: "wall" },
        },
        {
          needs: ["the five minutes"],
          titles: [
            ["One Word Too Many on the Form", "W formularzu o słowo za dużo"],
            ["Old Chap, in Black and White", "Stary, czarno na białym"],
          ],
          en: "The engineer filled in his form at the table. “Ceiling,” he wrote, “old chap,” and stopped; it should have been “old crack”. He had been thinking of something else. Ola, who had to sign, read it and kept a straight face. He took back the sheet and looked at it, and at Mruk. He could have crossed it out. He put brackets round it, as he does with loads that are not fixed, and signed as well.",
          pl: "Inżynier wypełniał formularz przy stole. „Sufit: stary” – napisał, a potem, zamiast „popękany”, „jak się masz”. Myślał o czym innym. Ola, która miała to podpisać, przeczytała i zachowała powagę. Inżynier wziął kartkę z powrotem, popatrzył na nią, potem na Mruka. Mógł skreślić. Wziął to w nawias, jak się bierze obciążenia ruchome, i też podpisał.",
        },
      ],
    },
    {
      en: "So they do exist. Mruk had heard of people who do not like cats, as you hear of rivers that flow the other way, but they seldom get as far as the third floor. This one had a beard and a jar of honey for Ola, he wiped his feet, and on the kitchen threshold he said, quite calmly, that he was one of them. Mruk very much wanted to see how it was done.",
      pl: "A więc istnieją. O ludziach, którzy nie lubią kotów, Mruk słyszał, tak jak się słyszy o rzekach płynących w drugą stronę, ale na trzecie piętro rzadko który dociera. Ten miał brodę i słoik miodu dla Oli, wytarł buty i na progu kuchni powiedział zupełnie spokojnie, że jest jednym z nich. Mruk bardzo chciał zobaczyć, jak to się robi.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Of Course Not, This Is Mruk", "Ależ skąd, to przecież Mruk"],
            ["One Grey Hair for the Road", "Jeden szary włos na drogę"],
          ],
          en: "In the doorway the guest brushed his sleeve, found a grey hair, held it to the light, and instead of dropping it put it in his breast pocket. “I still don’t like cats,” he told Ola. He said it as calmly as before. “No, no,” said Ola. “Of course not. This is Mruk.”",
          pl: "W drzwiach gość otrzepał rękaw, znalazł szary włos, obejrzał go pod światło i zamiast wyrzucić, schował do górnej kieszonki. „Kotów nadal nie lubię” – powiedział do Oli. Powiedział to tak samo spokojnie jak przedtem. „Ależ skąd – odrzekła Ola. – To przecież jest Mruk”.",
        },
        {
          when: { timeSlot: ["afternoon"] },
          titles: [["For All Three of You", "Dla całej trójki"]],
          en: "Before leaving, the guest had asked for a pencil. Only when the door had closed did Ola find out why. On the label of the honey, below “Lime”, there stood “for all three of you”, and under the word “three” there was a line, drawn with a ruler. Mruk smelled at the jar. There was nothing in it for him, and he sat beside it until supper.",
          pl: "Przed wyjściem gość poprosił o ołówek, tylko na chwilę. Dopiero kiedy zamknęły się drzwi, Ola odkryła po co. Na etykiecie miodu, pod słowem „lipowy”, stało „dla całej trójki”, a „trójki” podkreślono, od linijki. Mruk powąchał słoik. Nic tam dla niego nie było i siedział przy nim aż do kolacji.",
          picture: { place: "kitchen", pose: "sit", props: ["jar of honey"], eyes: "half", company: "nobody" },
        },
        {
          when: { timeSlot: ["evening"] },
          titles: [["How It Is Done", "Jak to się robi"]],
          en: "Not liking cats is done, Mruk found, by looking past them. The guest had looked past him at the kettle, at the honey, and at the leg of the table, more and more often, until there was nothing left in the kitchen to look at. On the way out he looked past him at the skirting board. “Good night,” he told it warmly, bent down and scratched it behind the ear.",
          pl: "Kotów się nie lubi, stwierdził Mruk, patrząc obok nich. Gość patrzył obok niego na czajnik, na miód i na nogę od stołu, coraz częściej, aż w kuchni nie zostało nic, na co dałoby się jeszcze patrzeć obok. Przy wyjściu patrzył na listwę przy podłodze. „Dobranoc” – powiedział jej serdecznie, schylił się i podrapał ją za uchem.",
          picture: {
            place: "hall",
            pose: "loaf",
            props: [],
            eyes: "half",
            by: "wall",
            camera: "half",
            company: "nobody",
          },
        },
        {
          needs: ["the name"],
          titles: [
            ["Grumbles or Purrs?", "Burczy czy mruczy?"],
            ["So Which Was It?", "No więc które?"],
          ],
          en: "“It’s the second,” said the guest in the doorway, with one arm in his coat. Ola had forgotten the question. “Grumbles or purrs, you said. I’ve listened now. It’s the second.” He thought it over on the top stair. “With some of the first. When I stopped.” What he had stopped doing he did not say, but he looked at the palm of his right hand, and then closed it, to keep what was there.",
          pl: "„To drugie” – powiedział gość w drzwiach, z jedną ręką w rękawie. Ola zapomniała już pytania. „Burczy czy mruczy, pytałem. Posłuchałem. To drugie”. Na pierwszym stopniu jeszcze się zastanowił. „Z odrobiną pierwszego. Jak przestałem”. Co takiego przestał, tego nie powiedział, ale obejrzał prawą dłoń, a potem ją zamknął, żeby nic nie przepadło.",
        },
      ],
    },
    {
      en: "The cup with the gold rim had been put out, so it was serious. It was meant for a gentleman from the library, who sat down at the kitchen table on the third floor and looked about him. “Is he going to be here all the time?” he asked Ola, meaning Mruk. “I’m not much good with cats.” Mruk had had other plans, and cancelled them.",
      pl: "Na stole stanęła filiżanka ze złotym brzegiem, sprawa była więc poważna. Przeznaczono ją dla pana z biblioteki, który usiadł przy kuchennym stole na trzecim piętrze i się rozejrzał. „Czy on tu będzie cały czas? – spytał Olę i miał na myśli Mruka. – Bo ja z kotami nie bardzo”. Mruk miał inne plany, ale je odwołał.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Is He Going to Be Here?", "Czy on tu będzie?"],
            ["Next Week as Well", "W przyszłym tygodniu też"],
          ],
          en: "The gentleman had his coat on already and one foot on the landing when he turned round again. “And will he be here?” he asked. Ola did not quite understand. “I mean next week,” said the gentleman, “when I bring the other volume.” It was Mruk that he was telling.",
          pl: "Pan miał już na sobie płaszcz, a jedną nogę na schodach, kiedy się jeszcze odwrócił. „A on będzie?” – spytał. Ola nie całkiem zrozumiała. „To znaczy w przyszłym tygodniu – wyjaśnił pan – kiedy przyniosę drugi tom”. Mówił to do Mruka.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "away", company: "ola", by: "wall" },
        },
        {
          unless: ["in his socks"],
          titles: [["Where Is the Saucer?", "A gdzie podstawek?"]],
          en: "That cup has a saucer, with a rim of gold as well. When Ola reached for the tea things, the cup stood on the bare table. The saucer was on the floor, next to the gentleman’s shoe, with a little milk in it, then with none. The gentleman was speaking rather loudly of the new catalogue, and with the tip of his shoe he pushed the saucer out of sight.",
          pl: "Do tej filiżanki jest podstawek, też ze złotym brzegiem. Kiedy Ola sięgnęła po naczynia, filiżanka stała na gołym stole. Podstawek był na podłodze, obok buta gościa, z odrobiną mleka, a po chwili bez. Pan mówił dość głośno o nowym katalogu i czubkiem buta odsuwał podstawek, żeby go nie było widać.",
        },
        {
          needs: ["the seven minutes"],
          titles: [
            ["It’s Fast, Said the Gentleman", "On się spieszy, powiedział pan"],
            ["Seven More, in His Coat", "Jeszcze siedem, w płaszczu"],
          ],
          en: "The gentleman had his coat on and his hat in his hand. In the doorway he looked up at the clock. “It’s fast,” he said, to nobody in particular, “by seven minutes.” He sat down again, in his coat, and put the hat on the table. His lap was taken at once. When Ola looked in, neither of them had anything to say, and they had two minutes left.",
          pl: "Pan miał już na sobie płaszcz, a w ręce kapelusz. W progu kuchni spojrzał na zegar. „On się spieszy – powiedział, nie wiadomo do kogo – o siedem minut”. Usiadł z powrotem, w płaszczu, i odłożył kapelusz na stół. Kolana zostały natychmiast zajęte. Kiedy Ola zajrzała, kto tam jeszcze jest, żaden nie miał nic do powiedzenia i zostawały im dwie minuty.",
        },
        {
          when: { weather: ["rain"] },
          titles: [
            ["It Was Raining Too Hard to Dislike Anybody", "Za mocno padało, żeby kogoś nie lubić"],
            ["Under One Umbrella, in the Bath", "Pod jednym parasolem, w wannie"],
          ],
          en: "The gentleman could not go, for it was pouring; and his umbrella, which stood open in the bath to dry, could not be had either. Mruk was underneath. Whenever a drop ran down one of the eight ribs and fell, he hit it with a paw. “I’m in no hurry,” said the gentleman, sat down on the edge of the bath, and lifted the handle an inch to make room.",
          pl: "Pan nie mógł wyjść, bo lało, a jego parasol, który sechł rozłożony w wannie, był zajęty. Pod spodem siedział Mruk. Ilekroć po drucie spływała kropla, strącał ją łapą, z ośmiu drutów po kolei. Pan postał nad nim z wyciągniętą ręką. „Mnie się nie spieszy” – powiedział, przysiadł na brzegu wanny i uniósł rączkę o cal, żeby było pod spodem więcej miejsca.",
        },
      ],
    },
    {
      en: "What Mruk noticed first was the trousers. They were navy blue, of good wool, pressed, and quite empty; that is to say, there was not a single hair on them. Their owner, a cousin of Ola’s from Łódź, sat down in the kitchen on the third floor and said that he had never got on with cats. Such cloth, thought Mruk, and such loneliness.",
      pl: "Najpierw Mruk zauważył spodnie. Były granatowe, z dobrej wełny, zaprasowane w kant i całkiem puste, to znaczy bez jednego włoska. Ich właściciel, kuzyn Oli z Łodzi, usiadł w kuchni na trzecim piętrze i oświadczył, że z kotami nigdy mu nie było po drodze. Taki materiał, pomyślał Mruk, i taka samotność.",
      picture: {
        place: "kitchen floor",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "away",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["The Left Leg, but Not the Right", "Lewa nogawka tak, prawa nie"],
            ["I’ll Do That One at Home", "Tę zrobię już w domu"],
          ],
          en: "In the hall Ola held out the clothes brush to her cousin, as she does to everybody. He brushed the left leg from the knee down, thoroughly, against the light. He turned to the right leg. There were seven hairs on it, grey, each white at one end, in a sort of wreath. “I’ll do that one at home,” he said, and gave her back the brush.",
          pl: "W przedpokoju Ola podała kuzynowi szczotkę do ubrań, jak wszystkim. Wyczyścił lewą nogawkę, od kolana w dół, porządnie, pod światło. Przeszedł do prawej. Było na niej siedem włosów, szarych, z jednego końca białych, ułożonych jakby w wianek. „Tę zrobię już w domu” – powiedział i oddał szczotkę.",
        },
        {
          titles: [["He Went Down Like a General", "Zszedł jak generał"]],
          en: "Mruk leaned against the trousers. He did it standing, with his whole length, on the way from the table to the door, and once more on the way back. When the cousin went downstairs he had a stripe along the seam, from pocket to shoe, silver grey, three fingers wide. He could not see it. All the same he went down very straight, and on the landing he saluted a broom.",
          pl: "Mruk oparł się o spodnie. Zrobił to na stojąco, całą długością, po drodze od stołu do drzwi i jeszcze raz z powrotem. Kiedy kuzyn schodził po schodach, miał wzdłuż szwu lampas, od kieszeni do buta, srebrnoszary, szeroki na trzy palce. Sam go widzieć nie mógł. Mimo to schodził bardzo wyprostowany, a na półpiętrze zasalutował miotle.",
          picture: {
            place: "kitchen floor",
            pose: "walk",
            props: [],
            eyes: "half",
            by: "wall",
            camera: "close",
            company: "nobody",
          },
        },
        {
          when: { timeSlot: ["afternoon"] },
          needs: ["the crumbs"],
          titles: [["What Was in the Left Pocket", "Co miał w lewej kieszeni"]],
          en: "The cousin went downstairs with a band of grey along both knees. At the stop he put his hand into his left pocket, as usual, for the sparrows, and brought up crumbs and with them a tuft of something soft. From the window sill Mruk watched him. The crumbs he threw on the ground. The tuft he looked at, and as the fifteen came he put it back, and buttoned the flap.",
          pl: "Kuzyn zszedł po schodach z szarym pasem na obu kolanach. Na przystanku jak zwykle sięgnął do lewej kieszeni, dla wróbli, i wyjął okruszki, a z nimi kłębek czegoś miękkiego. Mruk patrzył na niego z parapetu. Okruszki kuzyn rzucił na ziemię. Kłębek obejrzał, a kiedy nadjechała piętnastka, schował go z powrotem i zapiął klapkę.",
          picture: { place: "window sill", pose: "back", props: [], eyes: "open", company: "nobody" },
        },
      ],
    },
    {
      en: "Most visitors say “what a lovely cat” and go on taking off their coats. This one stopped in the hall of the third floor with one arm still in the sleeve and said to Ola: “Forgive me, but I can’t stand them.” Mruk forgave him on the spot. He had been praised so often by people with their minds elsewhere that he wanted the good opinion of this one.",
      pl: "Większość gości mówi „jaki śliczny kotek” i rozbiera się dalej. Ten zatrzymał się w przedpokoju na trzecim piętrze, z jedną ręką jeszcze w rękawie, i powiedział Oli: „Proszę wybaczyć, ale nie znoszę”. Mruk wybaczył mu od ręki. Tyle już zebrał pochwał od ludzi myślących o czym innym, że zapragnął uznania tego jednego.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "happy",
        mouth: "smile",
        camera: "close",
        by: "wall",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Five Steps and a Hat", "Pięć stopni i kapelusz"],
            ["He Does It Only for the Chimney Sweep", "Tak odprowadza tylko kominiarza"],
          ],
          en: "When it was time to leave, Mruk saw the guest to the landing, which he does for nobody but the chimney sweep. They went down five steps side by side. There they stopped, the one with his hat in his hand, the other without. Neither said a word about cats. The guest put his hat on in order to raise it, raised it, and went.",
          pl: "Kiedy przyszła pora wyjścia, Mruk odprowadził gościa na półpiętro, co robi tylko dla kominiarza. Zeszli obok siebie pięć stopni. Tam przystanęli, jeden z kapeluszem w ręce, drugi bez. O kotach żaden nie wspomniał. Gość włożył kapelusz, żeby móc go uchylić, uchylił i poszedł.",
          picture: { place: "stairs", pose: "walk", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [["And to You, Sir", "A panu osobno"]],
          en: "At the door the guest took leave of Ola and thanked her for the tea. Then he looked down, and it cost him something. “And to you, sir, separately,” he said. There was no “lovely” in it, and no “cat” either. Mruk received it sitting. When the steps had reached the first floor, he was still sitting there, with his chest out.",
          pl: "W drzwiach gość pożegnał się z Olą i podziękował za herbatę. Potem spojrzał w dół i nie przyszło mu to łatwo. „A panu osobno” – powiedział. Nie było w tym nic ślicznego ani żadnego kotka. Mruk przyjął to na siedząco. Kroki były już na pierwszym piętrze, a on wciąż tak siedział, z wypiętą piersią.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "reader", company: "nobody" },
        },
        {
          when: { timeSlot: ["evening"], between: ["10-15", "02-28"] },
          titles: [
            ["When the Stairs Went Dark", "Kiedy na schodach zgasło"],
            ["A Bell instead of a Lantern", "Po ciemku, za dzwonkiem"],
          ],
          en: "On winter evenings the light on our stairs goes out after a minute, and whoever is a stranger stands there with one foot in the air. The guest stood there. Then, one step below him, something rang, and waited, and rang on the next step. He followed it, floor by floor, with his hand on the rail. At the gate he raised his hat. “Thank you,” he said into the dark.",
          pl: "W zimowe wieczory światło na naszych schodach gaśnie po minucie i kto jest obcy, stoi z jedną nogą w powietrzu. Gość stał. Wtedy stopień niżej coś zadzwoniło, poczekało i zadzwoniło o stopień dalej. Poszedł za tym, piętro po piętrze, z ręką na poręczy. Przy bramie uchylił kapelusza. „Dziękuję” – powiedział w ciemność.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "step",
            look: "up",
            lighting: "blackout",
            company: "nobody",
          },
        },
        {
          needs: ["Prezes"],
          titles: [
            ["Neither Pigeons nor Kittens", "Ani gołębi, ani kotków"],
            ["I Could Use a Fellow Like That", "Takiego by mi trzeba w biurze"],
          ],
          en: "With his hat on the guest turned round once more and, as an honest man, summed up. “Cats I can’t stand,” he told Ola. “Pigeons neither.” He looked for Mruk, who was sitting between them. “But the way he looked at that pigeon! Not a word. I could use a fellow like that at the office.” It was not praise, it was an offer; and Mruk considered it with his chest out.",
          pl: "Gość, już w kapeluszu, odwrócił się jeszcze i jako człowiek uczciwy podsumował. „Kotów nie znoszę – powiedział Oli. – Gołębi też”. Poszukał wzrokiem Mruka, który siedział między nimi. „Ale jak on na tamtego gołębia popatrzył! Bez jednego słowa. Takiego by mi trzeba w biurze”. Pochwała to nie była, raczej propozycja, i Mruk rozważał ją z wypiętą piersią, dopóki nie ucichły kroki.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "half", look: "reader", company: "ola", by: "wall" },
        },
      ],
    },
    {
      en: "Mruk knew every lap that comes to the third floor, its slope, its draughts and its staying power. On this visit there was one that nobody had ever sat on. It belonged to a man who had come to see Ola about a translation of a poem, and who had said no to jam and no to cats. But a lap cannot be blamed for its owner.",
      pl: "Mruk znał wszystkie kolana, jakie bywają na trzecim piętrze, ich nachylenie, przeciągi i wytrzymałość. Tym razem zjawiły się takie, na których nikt nigdy nie siedział. Należały do pana, który przyszedł do Oli w sprawie przekładu wiersza i podziękował za konfitury oraz za koty. Ale kolana nie odpowiadają za właściciela.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["What Does One Do Now?", "Co się teraz robi?"],
            ["Facing the Stage", "Twarzą do sceny"],
          ],
          en: "Mruk cut the matter short. He stepped up, first on to a chair, then on to the visitor, and sat down on what there was, facing outwards, like a man who takes his seat in a theatre. “What does one do now?” whispered the guest. “Nothing,” said Ola. “Nobody has ever done anything.”",
          pl: "Mruk nie czekał dłużej. Wszedł najpierw na krzesło, z krzesła na gościa i usiadł na tym, co było, twarzą do kuchni, jak ktoś, kto zajmuje miejsce w teatrze. „Co się teraz robi?” – spytał gość szeptem. „Nic – odpowiedziała Ola. – Nikt nigdy nic nie zrobił”.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [["All Four Verses, and Again", "Cztery zwrotki i od początku"]],
          en: "The guest’s lap was new, a little stiff in the middle, and had to be worn in. Twice he said that he ought to be going. Each time he looked down and remained where he was. They got to the end of the poem, all four verses, and began again from the first, and Ola put his tea into his hand, since he could no longer reach the table.",
          pl: "Kolana gościa były nowe, pośrodku trochę sztywne, trzeba je było rozchodzić. Dwa razy mówił, że na niego pora. Za każdym razem spoglądał w dół i zostawał. Doszli do końca wiersza, wszystkie cztery zwrotki, i zaczęli od pierwszej, a Ola podała mu herbatę do ręki, bo do stołu już nie sięgał.",
        },
        {
          needs: ["the name"],
          titles: [
            ["Purring, to Be Certain", "Żeby mieć pewność"],
            ["Heard through the Knees", "Słychać przez kolana"],
          ],
          en: "To be certain the guest had to have Mruk nearer, and so in the end he pushed back his chair himself and made a lap. Mruk tried it. It was narrow, it held, it had no draught. They both listened. “Purrs,” said the guest, after a minute, not very loudly, so as not to stop it. He held his cup well away to one side and the poem well away to the other, and Ola turned the pages.",
          pl: "Żeby mieć pewność, gość musiał mieć Mruka bliżej, więc w końcu sam odsunął krzesło i zrobił z siebie kolana. Mruk je wypróbował. Były wąskie, trzymały, przeciągu nie było. Obaj słuchali. „Mruczy” – powiedział po minucie gość, niezbyt głośno, żeby nie spłoszyć. Filiżankę trzymał daleko z jednej strony, wiersz daleko z drugiej, a kartki przewracała mu Ola.",
        },
      ],
    },
    {
      en: "Ola’s editor was expected, for the manuscript, and the kitchen on the third floor had been tidied down to the second layer. “He isn’t fond of cats,” Ola said to Mruk beforehand, “so please.” She did not say what she was asking for. Mruk assumed that it was help. When the guest came in, with his pencil behind his ear, Mruk was at his post.",
      pl: "Miał przyjść redaktor Oli, w sprawie maszynopisu, i w kuchni na trzecim piętrze posprzątano aż do drugiej warstwy. „On nie przepada za kotami – uprzedziła Ola Mruka – więc bardzo cię proszę”. O co, nie powiedziała. Mruk uznał, że o pomoc. Kiedy gość wszedł, z ołówkiem za uchem, Mruk był na stanowisku.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Dots under a Sentence", "Kropki pod tym, co zostaje"],
            ["He Thinks It Should Stay", "On uważa, że powinno zostać"],
          ],
          en: "Over the last page the editor’s pencil stopped, and came down to strike out a sentence. There was a white paw on that sentence. “He thinks it should stay,” said Ola. The editor read the sentence again, aloud this time, and his lips still moved when it was over. Under it, from one toe to the next, he set a row of dots, which means that a thing stays.",
          pl: "Nad ostatnią stroną ołówek redaktora stanął i zniżył się, żeby skreślić zdanie. Na zdaniu stała biała łapa. „On uważa, że powinno zostać” – powiedziała Ola. Redaktor popatrzył na Mruka. Przeczytał zdanie jeszcze raz, tym razem na głos, i kiedy się skończyło, poruszał jeszcze wargami. Postawił pod nim rząd kropek, co znaczy, że zostaje, od palca do palca.",
        },
        {
          titles: [["Everything but Page Nine", "Bez strony dziewiątej"]],
          en: "The editor gathered up the sheets. They were all there but the ninth, on which somebody was lying, with his chin on the margin. The editor took hold of a corner. It was nine kilos. “Well,” he said, “I’ll take the rest, and that one can follow when it’s ready.” It was the page that Ola was not ready with. She looked at Mruk, and Mruk looked at the lamp.",
          pl: "Redaktor zebrał kartki. Były wszystkie oprócz dziewiątej, na której ktoś leżał, z brodą na marginesie. Redaktor ujął róg. Dziewięć kilo. „No dobrze – powiedział – to biorę resztę, a ta niech przyjdzie, kiedy będzie gotowa”. Była to strona, z którą Ola nie była gotowa. Popatrzyła na Mruka, a Mruk na lampę.",
          picture: {
            place: "kitchen",
            pose: "crouch",
            props: [],
            eyes: "open",
            on: "sheet of paper",
            look: "up",
            company: "nobody",
          },
        },
        {
          needs: ["the passport"],
          titles: [
            ["Occupation: Reader", "Zawód: czytelnik"],
            ["He Corrected the Passport", "Poprawka w paszporcie"],
          ],
          en: "The manuscript was finished, but the editor had not yet put away his pencil. He took up the passport once more. “Occupation: none,” he read, and shook his head, as over a misprint. He thought of the work they had done, of the paw in the margin, of the tail across page nine. Then he struck out the last word and wrote above it, small and clear, “reader”. Mruk gave it a sniff, and let it stand.",
          pl: "Maszynopis był skończony, ale redaktor nie odłożył jeszcze ołówka. Sięgnął po paszport. „Zawód: brak” – przeczytał i pokręcił głową, jak nad błędem, który powinien był wpaść w oko już w pierwszej korekcie. Pomyślał o całej tej pracy, o łapie na marginesie, o ogonie w poprzek strony dziewiątej. Skreślił ostatnie słowo i nad nim, drobno i wyraźnie, napisał: „czytelnik”. Mruk powąchał i nie zgłosił uwag.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The guest had brought a handkerchief, and he used it in advance. He sneezed when Mruk entered, he sneezed at the mention of him, once he sneezed at a cushion on which there was a deer. “It’s stronger than I am,” he said through the linen. With every sneeze he moved away by one chair.",
      pl: "Gość miał chustkę do nosa i używał jej z wyprzedzeniem. Kichał, kiedy Mruk wchodził, kichał, kiedy o nim wspomniano, raz kichnął na poduszkę z wyhaftowanym jeleniem. „To silniejsze ode mnie” – powiedział przez płótno. Po każdym kichnięciu odsuwał się o jedno krzesło.",
      turns: [
        {
          titles: [
            ["He Felt for a Sneeze", "Szukał kichnięcia i nic"],
            ["He Has Been There Since the Cheesecake", "Od kiedy? Od sernika"],
          ],
          en: "Then Ola told the story of the bishop’s umbrella, and the guest laughed until he had to hold on to the table. When he had finished, there was a cat beside his elbow. “How long has he been there?” “Since the cheesecake,” said Ola. He raised the handkerchief and felt for a sneeze, first on the left and then on the right. There was none in there at all.",
          pl: "Potem Ola opowiedziała historię o parasolu biskupa i gość śmiał się tak, że musiał się trzymać stołu. Kiedy skończył, przy jego łokciu był kot. „Od kiedy on tu siedzi?” „Od sernika” – powiedziała Ola. Gość podniósł chustkę i poszukał kichnięcia, najpierw z lewej, potem z prawej. Nie było tam ani jednego.",
        },
        {
          titles: [
            ["Bless You, Said the Guest", "Na zdrowie, powiedział gość"],
            ["The Second Sneeze Was Not His", "Drugie kichnięcie nie było jego"],
          ],
          en: "The next sneeze was a small one, low down, and not the guest’s. There is lavender in good handkerchiefs, and Mruk had caught the whole of it. He sneezed again. “Bless you,” said the guest, before he could stop himself. He looked at the linen in his hand, went red, and put it away in his furthest pocket. Then he moved one chair nearer.",
          pl: "Następne kichnięcie było małe, tuż przy podłodze, i nie gościa. Dobre chustki pachną lawendą, a do Mruka doleciała cała. Kichnął jeszcze raz. „Na zdrowie” – powiedział gość, zanim zdążył się powstrzymać. Spojrzał na płótno w swojej ręce, zaczerwienił się i schował je do najdalszej kieszeni. Potem przesunął się bliżej, o jedno krzesło.",
        },
        {
          needs: ["the name"],
          titles: [
            ["He Listened and Forgot to Sneeze", "Słuchał i zapomniał kichnąć"],
            ["Under the Fourth Chair", "Pod czwartym krzesłem"],
          ],
          en: "The sound was still going on, low down. Does he grumble or does he purr? The guest got up, handkerchief in hand, and went after it, from chair to chair, back the whole way that he had sneezed. Under the fourth it was loudest. He knelt, held his breath to hear better, and put his ear to a grey flank. With his breath held he could not sneeze. Afterwards he forgot to try.",
          pl: "Dźwięk wciąż dochodził z podłogi. Burczy czy mruczy? Gość wstał, z chustką w ręce, i poszedł za nim, od krzesła do krzesła, z powrotem całą drogę, którą przekichał. Pod czwartym było najgłośniej. Ukląkł, wstrzymał oddech, żeby lepiej słyszeć, i przyłożył ucho do szarego boku. Z zatrzymanym oddechem się nie kicha. Potem o tym zapomniał.",
        },
      ],
    },
    {
      en: "It transpired that the guest had somebody else. He took a photograph out of his wallet: a poodle on a lawn, clipped like a hedge. “That’s an animal,” he said to Ola. “You whistle, and there it is.” The picture was passed across the table. Mruk was shown it too. He had seldom seen so much hair doing so little.",
      pl: "Wyszło na jaw, że gość ma kogoś innego. Wyjął z portfela fotografię: pudel na trawniku, strzyżony jak żywopłot. „To jest zwierzę – powiedział do Oli. – Człowiek gwizdnie i już jest”. Zdjęcie podano przez stół. Pokazano je także Mrukowi. Rzadko widywał, żeby tyle sierści robiło tak mało.",
      turns: [
        {
          titles: [
            ["Who Comes When It Whistles", "Kto przychodzi na gwizdnięcie"],
            ["Only Mruk Kept His Seat", "Tylko Mruk siedział dalej"],
          ],
          en: "On the stove the kettle whistled, and there was Ola. The guest, who is well brought up, had risen as well, and there he was too, with the cloth for the handle. Only Mruk had kept his seat. He looked at the two of them as they stood before the kettle, where they had come when it whistled. The guest saw the look. He put the photograph back in his wallet.",
          pl: "Na kuchence gwizdnął czajnik i Ola już przy nim była. Gość, dobrze wychowany, też wstał i też już był, ze ścierką do uchwytu. Tylko Mruk siedział dalej. Patrzył na tych dwoje, którzy przyszli na gwizdnięcie i stali obok siebie przed czajnikiem. Gość to spojrzenie zauważył. Schował fotografię do portfela.",
        },
        {
          titles: [
            ["Whose Poodle Is It?", "Czyj to pudel?"],
            ["On Saturdays, as Far as the Pond", "W soboty, do stawu i z powrotem"],
          ],
          en: "Mruk put his nose to the photograph, smelled it from edge to edge, and then smelled the guest’s hand, and then the photograph again. There was no dog on it. “It’s my sister’s,” said the guest, although nobody had asked. “I’m allowed to take it as far as the pond, on Saturdays. It comes when she whistles.” He left his hand where it was being smelled.",
          pl: "Mruk przyłożył nos do fotografii, obwąchał ją od brzegu do brzegu, potem rękę gościa, potem znów fotografię. Psa na ręce nie było. „To siostry – odezwał się gość, choć nikt nie pytał. – W soboty wolno mi go zabrać do stawu. Przychodzi, kiedy to ona gwizdnie”. Rękę zostawił tam, gdzie ją wąchano.",
        },
        {
          needs: ["the crumbs"],
          titles: [
            ["Evidence on a Shoe", "Okruszek? Skąd na bucie okruszek?"],
            ["And Whom Are the Crumbs For?", "A okruszki dla kogo?"],
          ],
          en: "Mruk bent down and wiped his whiskers on the guest’s shoe. On the toecap lay a crumb of white bread. Ola saw it; the guest saw that she saw it. “That’s for the sparrows,” he said. “There are four of them, at the tram stop. They don’t come when you whistle, you have to wait.” He heard himself. He turned the poodle face down, and held his hand out, at the height of a shoe, and waited.",
          pl: "Mruk schylił się i wytarł wąsy o but gościa. Na czubku został okruszek białego chleba. Ola go zobaczyła, a gość zobaczył, że zobaczyła. „To dla wróbli – powiedział. – Na przystanku, jest ich cztery. Nie przychodzą na gwizdnięcie, trzeba poczekać”. Usłyszał, co mówi. Odwrócił pudla twarzą do stołu, wyciągnął rękę, na wysokość buta, i czekał.",
        },
        {
          needs: ["Prezes"],
          titles: [
            ["What a Poodle Would Have Done", "Co by zrobił pudel"],
            ["He Had Only Looked at Him", "Tylko na niego popatrzył"],
          ],
          en: "“With the poodle,” said the guest, “there’d be barking now, and the curtain down.” For Prezes was back on the ledge, about the same biscuit. Mruk did not bark. He got up on the chair next to the guest’s, sat, and looked, and the guest looked too, shoulder to shoulder, until the ledge was empty. “It comes when you whistle,” said the guest slowly, and put the photograph away, “but it never knows when to stop.”",
          pl: "„Pudel by teraz szczekał – powiedział gość – i zerwał zasłonę”. Bo na gzyms wrócił Prezes, w sprawie tego samego herbatnika. Mruk nie szczekał. Wszedł na krzesło obok gościa, usiadł i popatrzył, i gość też popatrzył, ramię w ramię, aż gzyms był pusty. „Na gwizdnięcie przychodzi – odezwał się gość i powoli schował fotografię. – Tylko że nie umie przestać”.",
        },
      ],
    },
    {
      en: "At the kitchen table the guest held a briefcase across his knees. It was of stiff leather, with two locks; he drank his tea above it and ate his cake above it, like a man at a customs post. Each time Mruk measured a jump, both locks clicked, although nobody had touched them.",
      pl: "Przy kuchennym stole gość trzymał na kolanach teczkę. Była ze sztywnej skóry, z dwoma zamkami; pił nad nią herbatę i jadł nad nią ciasto jak człowiek na przejściu granicznym. Ilekroć Mruk przymierzał się do skoku, oba zamki szczękały, choć nikt ich nie dotykał.",
      turns: [
        {
          titles: [
            ["By the Fourth Raisin", "Przy czwartej rodzynce"],
            ["With a Raisin, past the Briefcase", "Z rodzynką wzdłuż teczki"],
          ],
          en: "There was cheesecake. The guest does not like raisins, and is too well bred to leave them. While Ola poured, he let one hand down beside the briefcase with a raisin in it, still in its bit of cheese. It came up empty. So did the next. By the fourth they were accomplices, and the briefcase was obstructing the traffic. He put it under the table.",
          pl: "Był sernik. Gość nie lubi rodzynek, a jest zbyt dobrze wychowany, żeby zostawiać je na talerzyku. Spojrzał na Olę, która nalewała, i opuścił dłoń wzdłuż teczki, z jedną rodzynką, jeszcze w serze. Wróciła pusta. Następna tak samo. Przy czwartej byli już wspólnikami, a teczka utrudniała ruch. Odstawił ją pod stół.",
        },
        {
          titles: [
            ["Both Hands for the Cake", "Ciasto na obie ręce"],
            ["The Locks Stopped Clicking", "Zamki już nie szczękały"],
          ],
          en: "The cake had icing, and icing needs two hands. The guest stood the briefcase on the floor, close to his heel, where he could feel it. When he felt, it was warm. It had ears as well; on both the locks, which had stopped clicking, somebody was sitting and looking up at him. “Comfortable?” asked the guest after a silence. He seemed to want to know.",
          pl: "Ciasto było z lukrem, a do lukru potrzeba obu rąk. Gość postawił teczkę na podłodze, przy samej pięcie, żeby ją czuć. Kiedy sprawdził, była ciepła. Miała też uszy: na obu zamkach, które przestały szczękać, ktoś siedział i patrzył w górę. „Wygodnie?” – spytał po chwili gość. Wyglądało na to, że naprawdę chce wiedzieć.",
        },
        {
          needs: ["the seven minutes"],
          titles: [
            ["Seven Minutes for a Briefcase", "W siedmiu minutach dużo się zmieści"],
            ["The Briefcase Was Full Again", "Teczka znów była pełna"],
          ],
          en: "A man with seven minutes on his hands tidies something. The guest clicked open both locks and unpacked: papers, an apple, a second tie. When he wanted to put them back the briefcase was full; an ear with a notch looked out at one end, a tail at the other. There were two minutes left. “I can carry those under my arm,” he said, and lifted the case gently from his knees to the floor.",
          pl: "Człowiek, któremu zostało siedem minut, coś porządkuje. Gość otworzył oba zamki i wypakował: papiery, jabłko, zapasowy krawat. Kiedy chciał je schować, teczka była pełna: z jednej strony wyglądało z niej ucho z nacięciem, z drugiej ogon. Zostały dwie minuty. „To mogę nieść pod pachą” – powiedział i ostrożnie przestawił teczkę z kolan na podłogę.",
        },
      ],
    },
    {
      en: "There was a history. When he was nine the guest had been shut up by mistake in a larder with his Aunt Leokadia’s cat, and only one of the two had come out with the ham. He turned back his cuff and showed Ola a small white line. Mruk studied it. It was neat work, there was no denying it, and by somebody left-handed.",
      pl: "Stała za tym pewna historia. Kiedy gość miał dziewięć lat, zamknięto go przez pomyłkę w spiżarni z kotem ciotki Leokadii i tylko jeden z nich wyszedł stamtąd z szynką. Podwinął mankiet i pokazał Oli małą białą kreskę. Mruk ją obejrzał. Czysta robota, nie da się ukryć, i to mańkuta.",
      turns: [
        {
          titles: [
            ["Barbed Wire, and Plums", "Drut kolczasty, a za nim śliwki"],
            ["Three Versions and a Fourth", "Trzy wersje, a potem czwarta"],
          ],
          en: "In return the guest wanted to know about Mruk’s ear. He put on his glasses and looked for a long moment at the notch. Ola gave him all three versions, and he shook his head at each. Then he pushed back his hair and showed the top of his own ear, from which a piece was missing. “Barbed wire,” he said, not to Ola. “I was after plums.”",
          pl: "W zamian gość chciał się dowiedzieć, co z uchem Mruka. Włożył okulary i długo patrzył na nacięcie. Ola przedstawiła mu wszystkie trzy wersje, a on nad każdą kręcił głową. Potem odgarnął włosy i pokazał własne ucho, w którym u góry brakowało kawałka. „Drut kolczasty – powiedział, i to nie do Oli. – Kradłem śliwki”.",
        },
        {
          titles: [
            ["Who Had the Ham?", "Kto miał szynkę?"],
            ["And the Cat Was Right", "A kot miał rację"],
          ],
          en: "“And who was it that came out with the ham?” asked Ola. The guest drew down his cuff. It was quiet in the kitchen; a tap let go of a drop. “I was,” he said. “The whole ham. The cat only wanted a slice.” It had been on his mind since then, chiefly at buffets. He cut something off the edge of his cake and held it down to Mruk.",
          pl: "„A kto właściwie wyszedł z tą szynką?” – spytała Ola. Gość opuścił mankiet. W kuchni zrobiło się cicho, z kranu spadła kropla. „Ja – powiedział. – Z całą. Kot chciał tylko plasterek”. Chodziło to za nim od tamtej pory, najczęściej przy zimnym bufecie. Odkroił kawałek z brzegu ciasta i podał w dół, Mrukowi.",
        },
        {
          needs: ["the silent spoon"],
          titles: [
            ["So That’s How He Opened the Larder", "To dlatego tak cicho miesza"],
            ["Where the Ham Is Kept", "Gdzie u państwa stoi szynka?"],
          ],
          en: "“So it was no mistake,” said Ola, who had been watching the spoon. The guest went red. He used to lift the latch, he admitted, with a spoon handle wrapped in a sock; the cat kept watch and had its share. Only that night he had been greedy. He looked at our larder. It squeaks; in his hand it did not. He cut two slices of our ham, one a little larger than the other, and gave Mruk the larger.",
          pl: "„Czyli to nie była pomyłka” – powiedziała Ola, która obserwowała łyżeczkę. Gość się zaczerwienił. Podważał skobel, przyznał, trzonkiem łyżki owiniętym w skarpetkę; kot stał na czatach i miał udział. Tylko tamtej nocy był zachłanny. Spojrzał na naszą spiżarnię. Skrzypi, a w jego ręce nie skrzypnęła. Odkroił dwa plasterki naszej szynki, jeden trochę większy, i ten większy oddał Mrukowi.",
        },
      ],
    },
    {
      en: "The worst came when the guest decided to be polite. He bent down, put on a voice like a bent spoon and said, “Puss, puss, puss.” In the silence the sugar could be heard dissolving. Ola looked into her tea. Nobody speaks to Mruk in that manner; the last who did was four and was holding a balloon.",
      pl: "Najgorzej zrobiło się wtedy, gdy gość postanowił być uprzejmy. Schylił się, wydobył głos jak zgięta łyżka i powiedział: „Kici, kici, kici”. W ciszy słychać było, jak rozpuszcza się cukier. Ola patrzyła w swoją herbatę. Nikt tak do Mruka nie mówi; ostatnia taka osoba miała cztery lata i trzymała balonik.",
      turns: [
        {
          titles: [
            ["Doesn’t He Like Me?", "On mnie nie lubi?"],
            ["He Came the Three Metres Himself", "Sam wstał i sam przyszedł"],
          ],
          en: "Mruk turned round, sat down at three metres and began to wash a hind leg, with an indifference that was not acted. The guest talked for a while. In the middle of a word he broke off. “Why doesn’t he come?” he asked. Then he put his fork down. “Doesn’t he like me?” And he got up himself and came the three metres.",
          pl: "Mruk odwrócił się, usiadł trzy metry dalej i zaczął myć tylną nogę, z obojętnością, której nie udawał. Gość jeszcze chwilę mówił. Urwał w pół słowa. „A czemu on nie podchodzi?” – spytał. Potem odłożył widelczyk. „On mnie nie lubi?” I sam wstał, i przeszedł te trzy metry.",
        },
        {
          titles: [
            ["How Do You Address Him?", "Jak się do niego mówi?"],
            ["In the Voice for Offices", "Głosem do urzędów"],
          ],
          en: "“How do you address him, then?” asked the guest. “Like anybody,” said Ola. The guest thought about this, cleared his throat and took another voice, the one that he keeps for offices. “Would you care to join us?” he said. “There is a seat free on this side.” A question like that can be answered. Mruk looked at the seat, at the guest, at the seat, and came.",
          pl: "„To jak się do niego mówi?” – spytał gość. „Jak do każdego” – odparła Ola. Gość zastanowił się, odchrząknął i wziął inny głos, ten, który trzyma do urzędów. „Czy zechciałby pan do nas dołączyć? – powiedział. – Po tej stronie jest wolne miejsce”. Na coś takiego można odpowiedzieć. Mruk spojrzał na miejsce, na gościa, na miejsce i przyszedł.",
        },
        {
          needs: ["the five minutes"],
          titles: [
            ["The Voice from behind the Wall", "Kto tak mówił za ścianą?"],
            ["Try It as You Did Before", "Tak jak przedtem, proszę"],
          ],
          en: "“Try it as you did when I was out,” said Ola into her tea. “You could be heard.” The guest went slowly red, from the collar upwards. He looked at the door, as if she might be called away again, and since she was not he put one hand before his mouth. “Well, old chap?” he said. It was the voice from behind the wall. Mruk had been waiting for it, and came.",
          pl: "„Proszę spróbować tak, jak wtedy, kiedy mnie nie było – powiedziała Ola do swojej herbaty. – Było słychać przez ścianę”. Gość zaczerwienił się, od kołnierzyka w górę. Spojrzał na drzwi, jakby mogli ją znów odwołać, a że nie odwołali, zasłonił usta dłonią. „No co, stary?” – spytał. Był to tamten głos zza ściany. Mruk czekał na niego i przyszedł.",
        },
      ],
    },
    {
      en: "The guest had sat down in the wrong place. Nobody had warned him; with its dent, its grey nap and its view of both doors, the third chair in the kitchen seems to strangers to be merely a chair. He moved about on it and said that something was pricking him. “Probably the springs,” said Ola, and avoided Mruk’s eye.",
      pl: "Gość usiadł nie tam, gdzie trzeba. Nikt go nie ostrzegł, a trzecie krzesło w kuchni, z dołkiem, z szarym meszkiem i z widokiem na oboje drzwi, wydaje się obcym zwykłym krzesłem. Kręcił się na nim i mówił, że coś go kłuje. „To chyba sprężyny” – powiedziała Ola i nie patrzyła Mrukowi w oczy.",
      turns: [
        {
          titles: [
            ["A Chair for One and a Half", "Krzesło na półtorej osoby"],
            ["Could You Move Up a Little?", "Proszę się trochę posunąć"],
          ],
          en: "Mruk stood in front of the chair. He did nothing, he only stood there, like a person who has that number on his ticket. The guest moved an inch to the left. After a minute he moved another. When only half of him was on the chair, the other half was taken, at once and with a sigh. “There are no springs in it,” said the guest slowly.",
          pl: "Mruk stanął przed krzesłem. Nic nie robił, tylko stał, jak ktoś, kto ma na bilecie ten numer. Gość przesunął się trochę w lewo. Po minucie jeszcze trochę. Kiedy siedział już tylko połową, druga połowa została natychmiast zajęta, z westchnieniem. „Tu nie ma żadnych sprężyn” – powiedział gość powoli.",
        },
        {
          titles: [
            ["When He Came Back, the Chair Was Full", "Kiedy wrócił, krzesło było pełne"],
            ["So That Was His", "Więc to było jego"],
          ],
          en: "The guest went to fetch his glasses from his coat, and when he came back the chair was full. He stood for a while with the glasses in his hand. Then he took the stool by the wall, from which there is a view of how it ought to look. “So that was his,” he said. “Why did nobody say? I do beg your pardon.” He was not looking at Ola.",
          pl: "Gość poszedł po okulary do płaszcza, a kiedy wrócił, krzesło było pełne. Postał chwilę z okularami w ręce. Potem wziął stołek pod ścianą, skąd widać, jak to powinno wyglądać. „Więc to było jego – powiedział. – Czemu nikt mi nie powiedział? Najmocniej przepraszam”. Nie patrzył przy tym na Olę.",
        },
        {
          needs: ["the passport"],
          titles: [
            ["Place of Residence: Third Chair", "Miejsce zamieszkania: krzesło"],
            ["What It Said on Page Two", "Co stało w paszporcie?"],
          ],
          en: "The guest turned the page. “Place of residence,” he read aloud, “kitchen, third chair.” He looked at the sink, and counted from there: one, two. He got up as if it really had been the springs. The document was in order, it had a stamp on it, and a man in a strange country does not argue. “I wasn’t aware,” he said, held the chair for Mruk, and returned the passport to the bearer.",
          pl: "Gość przewrócił stronę. „Miejsce zamieszkania – przeczytał na głos – kuchnia, krzesło trzecie”. Spojrzał na zlew i policzył od niego: pierwsze, drugie. Wstał, jakby to naprawdę były sprężyny. Dokument był ważny, z pieczątką, a w obcym kraju człowiek się nie kłóci. „Nie wiedziałem” – powiedział, przytrzymał Mrukowi krzesło i zwrócił paszport okazicielowi.",
        },
      ],
    },
    {
      en: "The guest talked. He talked to Ola about drains, their gradient and their decline, evenly, over the top of everything that was below the level of the table. Mruk passed in front of him to the left, then to the right, then to the left with his tail raised. A sewer in Wrocław was described, which by all accounts is outstanding.",
      pl: "Gość mówił. Mówił do Oli o rurach, o ich spadku i upadku, jednostajnie, ponad wszystkim, co znajdowało się poniżej blatu. Mruk przeszedł przed nim w lewo, potem w prawo, potem w lewo z podniesionym ogonem. Omówiono pewien kolektor we Wrocławiu, podobno wybitny.",
      turns: [
        {
          titles: [
            ["The Right Hand Knew Nothing", "Prawa ręka o niczym nie wiedziała"],
            ["It Went Down by Itself", "Sama zeszła, sama wróciła"],
          ],
          en: "The guest’s right hand showed how the sewer goes. The left, which was taking no part in the conversation, had let itself down beside him and hung there. It met a forehead with fur on it. It took fright and went up, to the knot of his tie; and a little later, in the middle of a manhole and without telling anybody, it was back.",
          pl: "Prawą ręką gość pokazywał, jak biegnie kolektor. Lewa, która w rozmowie nie uczestniczyła, opuściła się i zawisła z boku. Natrafiła na czoło, i to w futrze. Spłoszyła się i uciekła w górę, do węzła krawata, a po chwili, w samym środku studzienki, nikomu nic nie mówiąc, była z powrotem.",
        },
        {
          titles: [
            ["Well, Exactly", "No właśnie"],
            ["Both Against the Trumpet", "Trąbka kontra gość z kotem"],
          ],
          en: "Down on the first floor a trumpet set out on its scale and fell off it. The guest pulled a face. In the same instant Mruk pulled one too, with flat ears and one eye narrowed, and their glances met over the cake. “Well, exactly,” said the guest, and his voice was no longer even. About Wrocław nothing more was heard.",
          pl: "Na pierwszym piętrze trąbka ruszyła po gamie i z niej spadła. Gość się skrzywił. W tej samej sekundzie skrzywił się Mruk, położył uszy, zmrużył oko i ich spojrzenia spotkały się nad ciastem. „No właśnie” – powiedział gość, już całkiem innym głosem. O Wrocławiu więcej nie było mowy.",
        },
        {
          titles: [
            ["Under the Sink, Side by Side", "Pod zlewem, ramię w ramię"],
            ["What Gurgles There", "Co tam bulgocze"],
          ],
          en: "Under the sink something gurgled. The guest stopped in the middle of Wrocław, took off his jacket and crept in, and found that the place beside him was taken. Mruk knows that gurgle; he has sat before it whole afternoons. They lay there side by side and waited. It came again. “A two-inch pipe,” whispered the guest. A white paw showed him where.",
          pl: "Pod zlewem zabulgotało. Gość przerwał w połowie Wrocławia, zdjął marynarkę, wczołgał się tam i stwierdził, że miejsce obok jest zajęte. Mruk to bulgotanie zna, przesiedział przy nim całe popołudnia. Leżeli obok siebie i czekali. Bulgotnęło znowu. „Rura dwucalowa” – szepnął gość. Biała łapa pokazała mu, w którym miejscu.",
        },
        {
          when: { weather: ["snow"] },
          pays: ["in his socks"],
          titles: [
            ["The Warm Pipe under the Table", "Co grzeje pod stołem?"],
            ["He Had Come in Wet Shoes", "Przyszedł w mokrych butach"],
          ],
          en: "On account of the snow the guest’s shoes stood by the stove, and he sat there in damp socks. While he described the sewer his feet moved about under the table on their own, looking for a warm pipe, and at the third manhole they found one. It ran lengthwise, had fur on it and hummed. He went on for half a sentence. “You have excellent heating,” he told Ola, and left his feet there.",
          pl: "Z powodu śniegu buty gościa stały przy piecu, a on siedział w wilgotnych skarpetkach. Kiedy opisywał kolektor, stopy krążyły pod stołem na własną rękę, szukając ciepłej rury, i w okolicy trzeciej studzienki znalazły. Biegła wzdłuż, miała futro i buczała. Mówił jeszcze pół zdania. „Świetne tu macie ogrzewanie” – zwrócił się do Oli i stóp nie zabrał.",
        },
        {
          needs: ["the seven minutes"],
          titles: [
            ["And What Do You Do?", "A pan czym się zajmuje?"],
            ["Longer Than a Sewer", "Dłuższe niż kolektor"],
          ],
          en: "Seven minutes, however, are longer than a sewer. At the end of the third the guest came to the last manhole in Wrocław, looked about for another city, and had none. It grew very quiet. For four minutes he would have to look at something. On the far side of the cake sat somebody who had asked for no drains and was not bored. “And what do you do?” said the guest, since it was the thing to say.",
          pl: "Siedem minut okazało się jednak dłuższe niż kolektor. Pod koniec trzeciej minuty gość doszedł we Wrocławiu do ostatniej studzienki, rozejrzał się za następnym miastem i go nie miał. Zrobiło się bardzo cicho. Przez cztery minuty musiał na coś patrzeć. Po drugiej stronie ciasta siedział ktoś, kto o rury nie prosił i się nie nudził. „A pan czym się zajmuje?” – zapytał gość, bo wypadało.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the name"],
      en: "“What’s he called?” asked the guest, to ask something. “Mruk,” said Ola. In Polish it means somebody who grumbles, and also somebody who purrs. “And which is he?” That, said Ola, depended on who was listening. The guest held his head to one side. Something could be heard from the floor, low and even, like a machine in another house, and it might have been the one or the other. He could not settle to his tea any more.",
      pl: "„Jak się nazywa?” – spytał gość, żeby o coś spytać. „Mruk” – powiedziała Ola. To ktoś, kto burczy, a także ktoś, kto mruczy. „A on który jest?” To zależy, odparła Ola, kto słucha. Gość przechylił głowę. Z podłogi coś było słychać, nisko i równo, jak maszynę w sąsiednim domu, i mogło to być jedno albo drugie. Gość nie umiał już spokojnie pić herbaty.",
    },
    {
      pays: ["the seven minutes"],
      en: "The guest caught sight of the kitchen clock, jumped up and felt for his things. “It’s seven minutes fast,” said Ola. He sat down again. That left him with seven minutes for which he had no plans and no sentences, and he looked at the floor. There were four white paws on it, side by side, and they had no plans either; but they had come a little closer than before.",
      pl: "Gość zobaczył kuchenny zegar, zerwał się i zaczął szukać swoich rzeczy. „On się spieszy o siedem minut” – powiedziała Ola. Usiadł z powrotem. Zostało mu siedem minut, na które nie miał planów ani zdań, i nie wiedział, gdzie patrzeć. Patrzył na podłogę. Stały tam obok siebie cztery białe łapy i też nie miały planów, tylko że stały trochę bliżej niż przedtem.",
    },
    {
      pays: ["the five minutes"],
      en: "Ola was called to the telephone, and the two were left alone. Of those five minutes nothing is known except for one sentence, heard through the wall, in quite another voice: “I’ve had a long day too, old chap.” When she came back they were as far apart as before, both very straight, and the guest was talking of the weather. Mruk did not listen. He was waiting for the voice.",
      pl: "Olę odwołano do telefonu i tamci dwaj zostali sami. O tych pięciu minutach nie wiadomo nic poza jednym zdaniem, które było słychać przez ścianę, zupełnie innym głosem: „Ja też miałem ciężki dzień, stary”. Kiedy wróciła, siedzieli tak daleko od siebie jak przedtem, obaj bardzo prosto, i gość mówił o pogodzie. Mruk nie słuchał. Czekał na tamten głos.",
    },
    {
      pays: ["the silent spoon"],
      en: "The guest stirred his tea. He did it without touching the sides, twenty times to the right and once to the left, to stop it, and laid the spoon down so that it made no sound. Mruk turned both ears towards him. He lives with Tomek; he knows how people stir. This was a man who could open a larder in the middle of the night, and Mruk looked at him as at a colleague.",
      pl: "Gość mieszał herbatę. Robił to, nie dotykając ścianek, dwadzieścia razy w prawo i raz w lewo, żeby ją zatrzymać, i odłożył łyżeczkę tak, że nie było słychać. Mruk nastawił oboje uszu. Mieszka z Tomkiem, wie, jak się miesza. Ten tutaj umiałby w środku nocy otworzyć spiżarnię i Mruk patrzył na niego jak na kolegę.",
    },
    {
      when: { timeSlot: ["afternoon"] },
      pays: ["Prezes"],
      en: "There was a tap at the window. Prezes stood on the ledge; he had come about a biscuit. “Pigeons I don’t like either,” said the guest. Prezes puffed himself up to the size of a loaf and tapped again, harder. Mruk and the guest turned their heads, at the same moment and in the same way, and looked at him; and when they had finished they found that they were looking at each other.",
      pl: "Coś stuknęło w okno. Na gzymsie stał Prezes, z piersią przy szybie, w sprawie herbatnika. „Gołębi też nie lubię” – powiedział gość. Prezes nadął się do rozmiarów bochenka i stuknął mocniej. Mruk i gość odwrócili głowy, w tej samej chwili i tak samo, i popatrzyli na niego, a kiedy skończyli, okazało się, że patrzą na siebie.",
    },
    {
      pays: ["the crumbs"],
      en: "While the tea was drawing Mruk went to look at the coat in the hall. It hung there with its arms down and told him this and that: a tram, an umbrella stand, peppermints. The left pocket was full of crumbs of white bread, such as are kept for sparrows. So there was somebody, after all, for whom this man stood still in the street. Mruk came back with one on his whiskers.",
      pl: "Kiedy herbata naciągała, Mruk poszedł do przedpokoju obejrzeć płaszcz. Płaszcz wisiał z opuszczonymi rękami i opowiedział mu to i owo: tramwaj, stojak na parasole, miętówki. Lewa kieszeń była pełna okruszków z białego chleba, takich, jakie się nosi dla wróbli. A więc dla kogoś ten człowiek na ulicy przystawał. Mruk wrócił z jednym na wąsach.",
    },
    {
      pays: ["the passport"],
      en: "To introduce him properly, Ola fetched Mruk’s passport from the drawer beneath the telephone. The guest put on his glasses. He compared the photograph with the bearer, from the front and then, bending over, from the side. “Distinguishing marks: left ear,” he read, and checked. Only now did he look at Mruk properly. He did not give the passport back, but kept it beside his plate and read on.",
      pl: "Żeby przedstawić Mruka jak należy, Ola przyniosła z szuflady pod telefonem jego paszport. Gość włożył okulary. Porównał zdjęcie z okazicielem, od przodu i, wychyliwszy się, z profilu. „Znaki szczególne: lewe ucho” – przeczytał i sprawdził. Dopiero teraz przyjrzał się Mrukowi porządnie. Paszportu nie oddał, położył go sobie obok talerzyka i czytał dalej.",
    },
  ],
};
