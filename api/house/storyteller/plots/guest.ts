import type { Plot } from "../model.ts";

/** Somebody comes to the third floor and says at the door that he does not like cats. */
export const guest: Plot = {
  name: "guest",
  category: "Friendship",
  pictures: [
    {
      place: "kitchen",
      pose: "peek",
      props: ["mug", "kettle"],
      eyes: "wide",
      en: "Mruk looks over the edge of the kitchen table at somebody who has come for tea",
      pl: "Mruk zerka znad kuchennego stołu na kogoś, kto przyszedł na herbatę",
    },
    {
      place: "stove",
      pose: "sit",
      props: ["slippers", "mug"],
      eyes: "open",
      en: "Mruk sits by the tiled stove and looks straight at the visitor",
      pl: "Mruk siedzi przy piecu kaflowym i patrzy prosto na przybysza",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["mug", "books"],
      en: "Mruk on the window sill with his back to the company, his ears turned towards it",
      pl: "Mruk na parapecie, tyłem do towarzystwa, uszami przodem",
    },
  ],
  wish: [
    {
      as: ["the Engineer", "inżynier"],
      en: "An engineer had come to look at a crack in the ceiling. He looked at it for a minute and a half, and then he was asked to tea. “I should say at once that I don’t like cats,” he remarked. Mruk came closer. It was not every week that something so interesting was carried up to him.",
      pl: "Przyszedł inżynier obejrzeć pęknięcie na suficie. Oglądał je półtorej minuty, po czym poproszono go na herbatę. „Od razu uprzedzam, że nie lubię kotów” – zaznaczył. Mruk podszedł bliżej. Nieczęsto wnoszono mu na trzecie piętro coś tak ciekawego.",
    },
    {
      as: ["the Man Who Did Not Like Cats", "człowiek, który nie lubił kotów"],
      en: "They exist, then. Mruk had heard of people who do not like cats, as one hears of rivers that flow the other way, but he had never had one in the house. This one had a beard and a jar of honey for Ola, and he wiped his feet. Mruk very much wished to see how it was done.",
      pl: "A więc istnieją. O ludziach, którzy nie lubią kotów, Mruk słyszał, tak jak się słyszy o rzekach płynących w drugą stronę, ale w domu żadnego jeszcze nie miał. Ten miał brodę, słoik miodu dla Oli i wytarł buty. Mruk bardzo chciał zobaczyć, jak to się robi.",
    },
    {
      as: ["the Third Cup", "trzecia filiżanka"],
      en: "A third cup had been put out, the one with the gold rim, so it was serious. The owner of the cup turned out to be a colleague of Tomek’s, from chemistry. “Is he going to be here all the time?” he asked, meaning Mruk. “I’m not much good with cats.” Mruk had had other plans, but he cancelled them.",
      pl: "Na stole stanęła trzecia filiżanka, ta ze złotym brzegiem, sprawa była więc poważna. Właściciel filiżanki okazał się kolegą Tomka, chemikiem. „Czy on tu będzie cały czas? – spytał i miał na myśli Mruka. – Bo ja z kotami nie bardzo”. Mruk miał inne plany, ale je odwołał.",
    },
    {
      as: ["the Dark Trousers", "ciemne spodnie"],
      en: "What Mruk noticed first was the trousers. They were navy blue, of good wool, pressed, and quite empty; that is to say, there was not a single hair on them. Their owner, a cousin from Radom, said he had never got on with cats. Such cloth, thought Mruk, and such loneliness.",
      pl: "Najpierw Mruk zauważył spodnie. Były granatowe, z dobrej wełny, zaprasowane w kant i całkiem puste, to znaczy bez jednego włoska. Ich właściciel, kuzyn z Radomia, oświadczył, że z kotami nigdy mu nie było po drodze. Taki materiał, pomyślał Mruk, i taka samotność.",
    },
    {
      as: ["an Honest Opinion", "szczera opinia"],
      en: "Most visitors say “what a lovely cat” and go on taking off their coats. This one said: “I can’t stand them, forgive me.” Mruk forgave him on the spot. He had been praised so much by people with their minds elsewhere that he conceived a desire to be respected by somebody who was at least paying attention.",
      pl: "Większość gości mówi „jaki śliczny kotek” i rozbiera się dalej. Ten powiedział: „Proszę wybaczyć, ale nie znoszę”. Mruk wybaczył mu od ręki. Tyle już zebrał pochwał od ludzi myślących o czym innym, że zapragnął szacunku kogoś, kto przynajmniej uważa.",
    },
    {
      as: ["the Unclaimed Lap", "niczyje kolana"],
      en: "Mruk knew every lap that came to this house, its slope, its draughts and its staying power. Today there was one that nobody had ever sat on. It belonged to a man who had come about a translation of a poem, and who had said no to sugar and no to cats. But a lap cannot be blamed for its owner.",
      pl: "Mruk znał wszystkie kolana, jakie bywają w tym domu, ich nachylenie, przeciągi i wytrzymałość. Tym razem zjawiły się takie, na których nikt nigdy nie siedział. Należały do pana, który przyszedł w sprawie przekładu wiersza i podziękował za cukier oraz za koty. Ale kolana nie odpowiadają za właściciela.",
    },
    {
      as: ["the Editor", "redaktor"],
      en: "Ola’s editor was expected, and the flat had been tidied down to the second layer. “He isn’t fond of cats,” Ola said to Mruk beforehand, “so please.” She did not say what she was asking for. Mruk took it that she was asking for help, and posted himself where one cannot be walked round.",
      pl: "Miał przyjść redaktor Oli i w mieszkaniu posprzątano aż do drugiej warstwy. „On nie przepada za kotami – uprzedziła Ola Mruka – więc bardzo cię proszę”. O co, nie powiedziała. Mruk uznał, że o pomoc, i ustawił się tam, gdzie nie da się go obejść.",
    },
  ],
  obstacle: [
    {
      as: ["the Handkerchief", "chustka do nosa"],
      en: "The guest had brought a handkerchief, and he used it in advance. He sneezed when Mruk entered, he sneezed at the mention of him, once he sneezed at a cushion on which there was a deer. “It’s stronger than I am,” he said through the linen. With every sneeze the distance increased by one chair.",
      pl: "Gość miał chustkę do nosa i używał jej z wyprzedzeniem. Kichał, kiedy Mruk wchodził, kichał, kiedy o nim wspomniano, raz kichnął na poduszkę z wyhaftowanym jeleniem. „To silniejsze ode mnie” – powiedział przez płótno. Po każdym kichnięciu odległość rosła o jedno krzesło.",
    },
    {
      as: ["the Poodle’s Photograph", "fotografia pudla"],
      en: "It then transpired that the guest had somebody else. He took a photograph out of his wallet: a poodle on a lawn, clipped like a hedge. “That’s an animal,” he said, “one whistles, and there it is.” The picture went round the table. Mruk was shown it too. He had seldom seen so much hair doing so little.",
      pl: "Potem wyszło na jaw, że gość ma kogoś innego. Wyjął z portfela fotografię: pudel na trawniku, strzyżony jak żywopłot. „To jest zwierzę – powiedział. – Człowiek gwizdnie i już jest”. Zdjęcie obeszło stół. Pokazano je także Mrukowi. Rzadko widywał, żeby tyle sierści robiło tak mało.",
    },
    {
      as: ["the Briefcase", "teczka"],
      en: "But across his knees the guest was holding a briefcase. It was of stiff leather, with two locks; he drank his tea above it and ate his cake above it, like a man at a customs post. Each time Mruk measured a jump, both locks clicked, although nobody had touched them.",
      pl: "Na kolanach gość trzymał jednak teczkę. Była ze sztywnej skóry, z dwoma zamkami, pił nad nią herbatę i jadł nad nią ciasto jak człowiek na przejściu granicznym. Ilekroć Mruk przymierzał się do skoku, oba zamki szczękały, choć nikt ich nie dotykał.",
    },
    {
      as: ["Aunt Leokadia’s Cat", "kot ciotki Leokadii"],
      en: "There was a history. In his ninth year the guest had been shut up by mistake in a larder with his Aunt Leokadia’s cat, and only one of the two had come out with the ham. He turned back his cuff and showed a small white line. Mruk studied it. Neat work, one had to admit, and by somebody left-handed.",
      pl: "Stała za tym pewna historia. W dziewiątym roku życia gościa zamknięto przez pomyłkę w spiżarni z kotem ciotki Leokadii i tylko jeden z nich wyszedł stamtąd z szynką. Podwinął mankiet i pokazał małą białą kreskę. Mruk ją obejrzał. Czysta robota, trzeba przyznać, i to mańkuta.",
    },
    {
      as: ["Puss, Puss", "kici, kici"],
      en: "The worst came when the guest decided to be polite. He bent down, put on a voice like a bent spoon and said, “Puss, puss, puss.” There was a silence in which one heard the sugar dissolve. Nobody had spoken to Mruk in that manner since he was the size of a pear, and that person had been a child.",
      pl: "Najgorzej zrobiło się wtedy, gdy gość postanowił być uprzejmy. Schylił się, wydobył głos jak zgięta łyżka i powiedział: „Kici, kici, kici”. Zapadła cisza, w której słychać było, jak rozpuszcza się cukier. Nikt tak do Mruka nie mówił, odkąd przestał być wielkości gruszki, a tamta osoba miała cztery lata.",
    },
    {
      as: ["the Occupied Seat", "zajęte miejsce"],
      en: "Moreover, the guest had sat down in the wrong place. Nobody had warned him: with its dent, its grey nap and its view of both doors it seems to strangers to be merely a chair. He moved about on it and said that something was pricking him. “Probably the springs,” said Tomek, and avoided Mruk’s eye.",
      pl: "W dodatku gość usiadł nie tam, gdzie trzeba. Nikt go nie ostrzegł, a miejsce z dołkiem, z szarym meszkiem i z widokiem na oboje drzwi wydaje się obcym zwykłym siedzeniem. Kręcił się na nim i mówił, że coś go kłuje. „To chyba sprężyny” – odparł Tomek i nie patrzył Mrukowi w oczy.",
    },
    {
      as: ["the Subject of Drains", "temat rur"],
      en: "And the guest talked. He talked about drains, their gradient and their decline, evenly, over the top of everything that was below the level of the table. Mruk passed in front of him to the left, then to the right, then to the left with his tail raised. A sewer in Wrocław was described, which by all accounts was outstanding.",
      pl: "A do tego gość mówił. Mówił o rurach, o ich spadku i upadku, jednostajnie, ponad wszystkim, co znajdowało się poniżej blatu. Mruk przeszedł przed nim w lewo, potem w prawo, potem w lewo z podniesionym ogonem. Omówiono pewien kolektor we Wrocławiu, podobno wybitny.",
    },
  ],
  turn: [
    {
      as: ["The Hand Comes Down by Itself", "Ręka schodzi sama"],
      en: "How it came about cannot be proved. The guest was listening to Tomek with every sign of interest, and meanwhile his left hand, which was not taking part in the conversation, let itself down beside him and hung there. It met a forehead. It took fright and went up; and a little later, without telling anyone, it was back.",
      pl: "Jak do tego doszło, nie da się udowodnić. Gość słuchał Tomka z najwyższą uwagą, a tymczasem jego lewa ręka, która w rozmowie nie uczestniczyła, opuściła się i zawisła z boku. Natrafiła na czoło. Spłoszyła się, uciekła w górę, a po chwili, nikomu nic nie mówiąc, była z powrotem.",
    },
    {
      as: ["A Weighty Form of Courtesy", "Uprzejmość dużej wagi"],
      en: "Mruk cut the matter short. He stepped up, first on to a chair, next on to the visitor, and sat down on whatever there was, facing outwards, like a man who takes his seat in a theatre. “What does one do now?” whispered the guest. “Nothing,” said Ola. “Nobody has ever done anything.”",
      pl: "Mruk przeciął sprawę. Wszedł najpierw na krzesło, z krzesła na gościa i usiadł na tym, co było, przodem do sali, jak ktoś, kto zajmuje miejsce w teatrze. „Co się teraz robi?” – spytał gość szeptem. „Nic – odpowiedziała Ola. – Nikt nigdy nic nie zrobił”.",
    },
    {
      as: ["Both Are Against It", "Obaj są przeciw"],
      en: "Just then the trumpet on the first floor set out on its scale and fell off it. The guest pulled a face. In the same instant Mruk pulled one too, with flat ears and a narrowed eye, and their glances met over the cake. “Well, exactly,” said the guest, for the first time in quite a human voice.",
      pl: "Akurat wtedy trąbka na pierwszym piętrze ruszyła po gamie i z niej spadła. Gość się skrzywił. W tej samej sekundzie skrzywił się Mruk, położył uszy, zmrużył oko i ich spojrzenia spotkały się nad ciastem. „No właśnie” – powiedział gość, po raz pierwszy zupełnie ludzkim głosem.",
    },
    {
      as: ["Five Minutes Alone", "Pięć minut sam na sam"],
      en: "Tomek went to find his keys, Ola went to find Tomek, and the two were left alone. Of those five minutes nothing is known except for one sentence, heard through the wall: “I had a bad day too, old chap.” When the hosts returned, both were sitting very straight and looking in different directions.",
      pl: "Tomek poszedł szukać kluczy, Ola poszła szukać Tomka i tamci dwaj zostali sami. O tych pięciu minutach nie wiadomo nic poza jednym zdaniem, które było słychać przez ścianę: „Ja też miałem ciężki dzień, stary”. Kiedy gospodarze wrócili, obaj siedzieli bardzo prosto i patrzyli każdy w inną stronę.",
    },
    {
      as: ["The Smuggled Cheesecake", "Sernik z przemytu"],
      en: "What brought them together was cheesecake. The guest did not like raisins, and was too well bred to leave them on the plate. He looked round; he put down his hand with one raisin in it, still in its bit of cheese. It came up empty. So did the next. By the fourth they had become accomplices.",
      pl: "Zbliżył ich sernik. Gość nie lubił rodzynek, a był zbyt dobrze wychowany, żeby zostawić je na talerzyku. Rozejrzał się i opuścił dłoń z jedną rodzynką, jeszcze w serze. Wróciła pusta. Następna tak samo. Przy czwartej byli już wspólnikami.",
    },
    {
      as: ["Mruk Does Not Like Guests Either", "Mruk też nie lubi gości"],
      en: "Then Mruk gave it up. He turned his back, sat down at three metres, and began to wash a hind leg with an indifference that was not acted. The guest stopped in the middle of a word. “And why doesn’t he come?” he asked after a pause. “Doesn’t he like me?” There was real pain in it.",
      pl: "Wtedy Mruk dał sobie spokój. Odwrócił się, usiadł trzy metry dalej i zaczął myć tylną nogę z obojętnością, której nie udawał. Gość urwał w pół słowa. „A czemu on nie podchodzi? – spytał po chwili. – Nie lubi mnie?” Zabrzmiał w tym prawdziwy ból.",
    },
    {
      as: ["The Matter of the Ear", "Rzecz o uchu"],
      en: "It was the ear that did it. The guest bent forward, put on his glasses and looked for a long moment at the notch. “Where did he get that?” Three versions were told to him. He shook his head at all three, pushed back his hair, and showed them the top of his own ear, which had a piece missing. “Barbed wire,” he said. “Plums.”",
      pl: "Zdecydowało ucho. Gość pochylił się, włożył okulary i długo patrzył na nacięcie. „Skąd on to ma?” Przedstawiono mu trzy wersje. Nad każdą pokręcił głową, a potem odgarnął włosy i pokazał własne ucho, w którym u góry brakowało kawałka. „Drut kolczasty – powiedział. – Śliwki”.",
    },
  ],
  ending: [
    {
      en: "He stayed an hour longer than he had intended. In the doorway he brushed his sleeve, found a grey hair, held it to the light, and instead of dropping it he put it in his breast pocket. “I still don’t like cats,” he told Ola. “No, no,” said Ola. “Of course not. This is Mruk.”",
      pl: "Został o godzinę dłużej, niż zamierzał. W drzwiach otrzepał rękaw, znalazł szary włos, obejrzał go pod światło i zamiast wyrzucić, schował do górnej kieszonki. „Kotów nadal nie lubię” – powiedział do Oli. „Ależ oczywiście – odrzekła Ola. – To przecież jest Mruk”.",
    },
    {
      en: "When it was time to leave, Mruk saw him to the landing, which he does for nobody but the chimney sweep. They descended five steps together. There they stopped, the one with his hat, the other without, and took leave of each other so briefly that it can only have been a promise.",
      pl: "Kiedy przyszła pora wyjścia, Mruk odprowadził go na półpiętro, co robi tylko dla kominiarza. Zeszli razem pięć stopni. Tam przystanęli, jeden w kapeluszu, drugi bez, i pożegnali się tak krótko, że musiała to być obietnica.",
    },
    {
      en: "Afterwards there was some argument about who had won. Tomek was for the cat, Ola for good manners. The victor himself had gone to the place where the guest had been, and was lying down in the warmth that he had left behind, carefully, with his chin along the edge, so as not to crease it.",
      pl: "Potem spierano się, kto wygrał. Tomek stawiał na kota, Ola na dobre wychowanie. Sam zwycięzca poszedł tam, gdzie przedtem siedział gość, i układał się w cieple, które po nim zostało, ostrożnie, z brodą wzdłuż krawędzi, żeby go nie pognieść.",
    },
    {
      en: "Only when the door had closed did they find the tin of sardines. It stood behind the sugar with a note leaning on it, but no name. “That must be for me,” said Tomek, and read the note again. It closed with regards to all three, and the third had been underlined, in ink, with a ruler.",
      pl: "Dopiero kiedy zamknęły się drzwi, znaleziono puszkę sardynek. Stała za cukrem, oparty był o nią liścik, ale bez adresata. „To chyba dla mnie” – powiedział Tomek i przeczytał liścik jeszcze raz. Kończył się ukłonami dla całej trójki, przy czym trzecia osoba była podkreślona, atramentem, od linijki.",
    },
    {
      en: "“Do come again,” said Ola, and it sounded as though she meant it. The guest looked past her, at floor level, and waited to see whether the invitation would be seconded. Mruk thought it over. He moved his tail from one side to the other, which opens the door to him for six months, subject to renewal.",
      pl: "„Proszę nas znowu odwiedzić” – powiedziała Ola i brzmiało to szczerze. Gość spojrzał obok niej, w dół, i czekał, czy ktoś poprze zaproszenie. Mruk się zastanowił. Przełożył ogon z jednej strony na drugą, co otwiera drzwi na pół roku, z możliwością przedłużenia.",
    },
    {
      en: "Mrs Halina met him on the stairs as he went down. He was smiling to himself, she reports, and rubbing the fingers of one hand with the thumb, like somebody who has felt a good cloth and would like to know the price. “Third floor?” she asked. He nodded. She did not need to be told more.",
      pl: "Na schodach minęła go pani Halina. Uśmiechał się do siebie, jak relacjonuje, i pocierał kciukiem palce, jak ktoś, kto dotknął dobrego materiału i chętnie zapytałby o cenę. „Trzecie piętro?” – zagadnęła. Skinął głową. Więcej nie trzeba jej było tłumaczyć.",
    },
    {
      en: "Of such people Mruk has a good opinion. Those who like cats like any cat; one is stroked by them, so to speak, in general. But he who does not, and then makes an exception, has chosen. Having got so far, he curled up on the hat, which its owner was still looking for in the hall.",
      pl: "O takich ludziach Mruk ma dobre zdanie. Kto lubi koty, lubi każdego, i głaszcze, rzec można, ogólnie. A kto nie lubi i robi wyjątek, ten wybrał. Doszedłszy do tego wniosku, Mruk zwinął się na kapeluszu, którego właściciel wciąż szukał w przedpokoju.",
    },
  ],
};
