import type { Plot } from "../model.ts";

/** There is a fish on the kitchen table, and a rule about the table. */
export const fish: Plot = {
  name: "fish",
  category: "Adventure",
  pictures: [
    {
      place: "kitchen",
      pose: "peek",
      props: ["fish", "milk"],
      eyes: "wide",
      en: "Mruk peeks over a chequered tablecloth at a fish on a plate",
      pl: "Mruk zerka znad obrusu w kratę na rybę na talerzu",
    },
    {
      place: "kitchen",
      pose: "crouch",
      props: ["fish", "mug"],
      eyes: "wide",
      en: "Mruk lies low in the kitchen, a fish in view",
      pl: "Mruk przyczajony w kuchni, w polu widzenia ryba",
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["fish"],
      eyes: "half",
      mouth: "blep",
      en: "Mruk sits by a plate with a fish and shows the tip of his tongue",
      pl: "Mruk siedzi przy talerzu z rybą i pokazuje czubek języka",
    },
  ],
  wish: [
    {
      as: ["the Herring", "śledź"],
      en: "On the blue plate lay a herring. It lay quite openly, with its eye up, and it was looking at Mruk. He does not like to stare at strangers, but he likes even less to be the first to look away, and so the acquaintance was made.",
      pl: "Na niebieskim talerzu leżał śledź. Leżał zupełnie otwarcie, okiem do góry, i patrzył na Mruka. Mruk nie lubi przyglądać się obcym, ale jeszcze mniej lubi odwracać wzrok pierwszy, i tak zawarli znajomość.",
    },
    {
      as: ["the Trout", "pstrąg"],
      en: "Tomek had brought home a trout, in yesterday’s newspaper, and had gone to look for the recipe. It was a mistake to leave the two of them alone. The trout had something to say, that was plain from its mouth, and Mruk is a good listener.",
      pl: "Tomek przyniósł pstrąga, we wczorajszej gazecie, i poszedł szukać przepisu. Nie należało ich zostawiać samych. Pstrąg miał coś do powiedzenia, widać to było po pysku, a Mruk umie słuchać.",
    },
    {
      as: ["the Smell", "zapach"],
      en: "First there was the smell. It came out of the kitchen on tiptoe, looked round the hall, and took Mruk by the nose as one takes somebody by the hand. He did not ask where they were going. At the end of the smell there was a table, and on the table a plate.",
      pl: "Najpierw był zapach. Wyszedł z kuchni na palcach, rozejrzał się po przedpokoju i wziął Mruka za nos, tak jak się bierze kogoś za rękę. Mruk nie pytał, dokąd idą. Na końcu zapachu był stół, a na stole talerz.",
    },
    {
      as: ["a Sense of Justice", "poczucie sprawiedliwości"],
      en: "There were three in the family, and there was one fish. Mruk is not good at figures, but he can divide. He divided the fish from the floor, by eye, into three parts, and his own came out in the middle, where there are fewest bones.",
      pl: "W rodzinie było troje, a ryba jedna. Mruk nie jest mocny w rachunkach, ale dzielić umie. Podzielił rybę z podłogi, na oko, na trzy części i jemu wypadł środek, tam gdzie jest najmniej ości.",
    },
    {
      as: ["the Carp", "karp"],
      en: "It was a carp, and a carp is not food but an event. Mrs Halina had sent up half of hers on a dish, covered with another dish, and the flat had grown solemn. Mruk was not greedy. He merely wished to be present, from as near as possible.",
      pl: "Był to karp, a karp to nie jedzenie, tylko wydarzenie. Pani Halina przysłała na górę pół swojego, na półmisku pod drugim półmiskiem, i w mieszkaniu zrobiło się uroczyście. Mruk nie był łakomy. Chciał tylko uczestniczyć, z możliwie bliska.",
    },
    {
      as: ["the Fish in Question", "wiadoma ryba"],
      en: "Nobody spoke about the fish. Ola had put it at the very back of the table, behind the milk, and moved about the kitchen with the face of a person who has nothing at the back of the table. Mruk sat down by the door and wondered at such trust in milk.",
      pl: "O rybie nikt nie mówił. Ola położyła ją w głębi stołu, za mlekiem, i kręciła się po kuchni z miną osoby, która w głębi stołu nie ma nic. Mruk usiadł przy drzwiach i dziwił się, że można aż tak ufać mleku.",
    },
    {
      as: ["the Mackerel", "makrela"],
      en: "A mackerel shines even in the dark. This one shone from the table into the hall, along the hall and round the corner, to the place where Mruk lay thinking of other matters. He stopped thinking of them. Gold in the mountains must call to people in much the same way.",
      pl: "Makrela świeci nawet po ciemku. Ta świeciła ze stołu na przedpokój, przez przedpokój i za róg, aż do miejsca, gdzie Mruk leżał i myślał o czym innym. Przestał o tym myśleć. Pewnie tak samo woła ludzi złoto w górach.",
    },
  ],
  obstacle: [
    {
      as: ["the Rule about the Table", "zasada stołu"],
      en: "Between him and the plate stood a principle. Paws do not go on the table: it had been said in this kitchen many times and with raised finger. Mruk respected it to the letter. He put his paws on a chair, his chin on the cloth, and his whole weight on the letter.",
      pl: "Od talerza dzieliła go zasada. Łap na stół się nie kładzie, mówiono to w tej kuchni wiele razy i z podniesionym palcem. Mruk przestrzegał jej co do słowa. Łapy położył na krześle, brodę na obrusie, a całym ciężarem oparł się na tym słowie.",
    },
    {
      as: ["the Glass Lid", "szklana pokrywka"],
      en: "But somebody had thought of everything and put a glass lid over it. This was refined cruelty. One could see each scale, one could even see a cat in it, bent and with a very large nose, and one could smell nothing at all but washing-up liquid.",
      pl: "Ktoś jednak pomyślał o wszystkim i nakrył talerz szklaną pokrywką. Było to okrucieństwo wyrafinowane. Widać było każdą łuskę, widać było nawet kota, wygiętego, z wielkim nosem, a czuć było wyłącznie płyn do naczyń.",
    },
    {
      as: ["the Guard", "warta"],
      en: "Tomek was on guard, with a wooden spoon. He sat beside the plate marking tests on the rivers of Europe, and at every river he looked up. They knew each other too well for tricks. The Danube passed, then the Rhine, and neither of them had blinked.",
      pl: "Na warcie stał Tomek z drewnianą łyżką. Siedział przy talerzu, sprawdzał klasówki z rzek Europy i przy każdej rzece podnosił głowę. Za dobrze się znali na sztuczki. Minął Dunaj, minął Ren, a żaden z nich nie mrugnął.",
    },
    {
      as: ["the Chair", "krzesło"],
      en: "The whole undertaking depended on a chair, and the chair had been moved. It was only by a cat’s length; people think nothing of such distances. Mruk measured the gap, shifted from one back foot to the other, measured it again, and remembered the soup tureen, of which nobody speaks.",
      pl: "Całe przedsięwzięcie zależało od krzesła, a krzesło było odsunięte. Tylko o długość kota, ludzie lekceważą takie odległości. Mruk zmierzył szparę, przestąpił z tylnej łapy na łapę, zmierzył jeszcze raz i przypomniał sobie wazę, o której się nie mówi.",
    },
    {
      as: ["the Lemon", "cytryna"],
      en: "Then came the lemon. Ola laid a ring of slices around the fish, like a fence round a park, and squeezed what was left on top. Mruk takes lemons personally. He drew back his head, shut one eye and asked himself how somebody could do that to somebody who could not defend himself.",
      pl: "A potem pojawiła się cytryna. Ola ułożyła plasterki dookoła ryby, jak ogrodzenie wokół parku, a resztę wycisnęła z góry. Cytrynę Mruk bierze do siebie. Cofnął głowę, przymknął jedno oko i zapytał w duchu, jak można zrobić coś takiego komuś, kto nie może się bronić.",
    },
    {
      as: ["the Bell on the Collar", "dzwonek przy obroży"],
      en: "The worst of it was that he was betrayed from within. At each step the bell on his collar said where he was, clearly and with pleasure, like a child at a party. He held his breath, he held his neck stiff, and still it told the whole kitchen everything.",
      pl: "Najgorsze, że zdrajca siedział w domu. Przy każdym kroku dzwonek na obroży mówił, gdzie Mruk jest, wyraźnie i z przyjemnością, jak dziecko przy gościach. Wstrzymał oddech, usztywnił szyję, a dzwonek i tak opowiedział kuchni wszystko.",
    },
    {
      as: ["the Guest", "gość"],
      en: "Besides, there was to be a guest. A place was laid with the good fork, and the fish, so one gathered, was for the guest. “Don’t even dream of it,” said Ola. It was a strange thing to ask. One may take away a cat’s fish, but his dreams are another department.",
      pl: "Poza tym miał przyjść gość. Nakryto dla niego dobrym widelcem i ryba, jak wynikało z rozmów, była dla gościa. „Nawet o tym nie śnij” – powiedziała Ola. Dziwne żądanie. Kotu można zabrać rybę, ale sny to już inny wydział.",
    },
  ],
  turn: [
    {
      as: ["The Head Was Overlooked", "Głowy nie wzięto pod uwagę"],
      en: "And then it appeared that people do not eat the head. Mruk had suspected it for years, but this was the first time he had heard it said aloud: “The head we’ll throw away.” He coughed. Everyone turned round, and the head, after a short silence, was put on a saucer.",
      pl: "I wtedy wyszło na jaw, że ludzie nie jedzą głowy. Mruk podejrzewał to od lat, ale pierwszy raz usłyszał na głos: „Głowę się wyrzuci”. Chrząknął. Wszyscy się odwrócili i głowa, po krótkiej ciszy, trafiła na spodek.",
    },
    {
      as: ["An Honest Conversation", "Szczera rozmowa"],
      en: "So he tried honesty. He sat down in the very middle of the floor, where nobody could pass, and said once, without raising his voice, what he wanted. It was a short word, with an r in it. “At least he asks,” said Ola to the cupboard, and she reached for the small plate.",
      pl: "Spróbował więc szczerości. Usiadł na samym środku podłogi, tam gdzie nikt nie przejdzie, i powiedział raz, nie podnosząc głosu, czego chce. Było to krótkie słowo, z literą r. „Przynajmniej prosi” – powiedziała Ola do kredensu i sięgnęła po mały talerzyk.",
    },
    {
      as: ["The Tail Falls on the Right Side", "Ogon spada po właściwej stronie"],
      en: "What decided it was a draught, or an elbow; opinions differ. Something slid, something rang on the floor, and a piece with the tail on it lay under the table, where as everybody knows other laws apply. Nobody bent down for it. There are borders that a sensible person does not cross.",
      pl: "Zdecydował przeciąg albo łokieć, zdania są podzielone. Coś się zsunęło, coś brzęknęło o podłogę i kawałek z ogonem leżał pod stołem, gdzie, jak wiadomo, obowiązują inne prawa. Nikt się po niego nie schylił. Są granice, których rozsądny człowiek nie przekracza.",
    },
    {
      as: ["Mrs Halina Intervenes", "Interwencja pani Haliny"],
      en: "Help came from the second floor. Mrs Halina had only looked in to borrow an onion, but she took in the situation from the doorway, as women do who have lived through a great deal. “And the child is just to watch?” she said. There was no answer to that, and a piece was cut off.",
      pl: "Pomoc przyszła z drugiego piętra. Pani Halina wpadła tylko pożyczyć cebulę, ale sytuację oceniła od progu, jak kobieta, która niejedno przeżyła. „A dziecko ma tylko patrzeć?” – spytała. Na to nie było odpowiedzi i odkrojono kawałek.",
    },
    {
      as: ["Grown-Up Patience", "Cierpliwość dla dorosłych"],
      en: "Mruk did what beginners never do: nothing. He folded his paws beneath him, half closed his eyes and turned into a cat with whom fish is not an issue. It lasted until the dishes were being cleared. “He’s been so good,” somebody said, and the best piece, which had been left over out of politeness, came down to him.",
      pl: "Mruk zrobił to, czego początkujący nigdy nie robią: nic. Złożył łapy pod siebie, przymknął oczy i zamienił się w kota, dla którego ryba nie jest tematem. Trwało to aż do sprzątania. „Taki był grzeczny” – powiedział ktoś i najlepszy kawałek, zostawiony przez uprzejmość, zjechał na dół.",
    },
    {
      as: ["A Third, Roughly", "Mniej więcej jedna trzecia"],
      en: "In the end it was the knife that settled the matter. It went through the fish at a slant, the way knives do when one looks at the cat instead, and the third piece came out too small for a person and too large to be thrown away. There was, when one thought about it, exactly one address.",
      pl: "W końcu sprawę rozstrzygnął nóż. Poszedł na ukos, jak to nóż, kiedy zamiast na rybę patrzy się na kota, i trzeci kawałek wyszedł za mały dla człowieka, a za duży, żeby go wyrzucić. Po zastanowieniu pozostawał dokładnie jeden adres.",
    },
    {
      as: ["Nobody Saw the Paw", "Łapy nikt nie widział"],
      en: "About the next moment there are no reliable reports. Ola was looking into the oven and Tomek into the fridge. There was a white paw, there was a sound like a kiss, and on the plate there was rather more plate than before. “Well,” said Tomek finally, “it seems he has had his.”",
      pl: "O następnej chwili brak wiarygodnych relacji. Ola zaglądała do piekarnika, a Tomek do lodówki. Była biała łapa, był odgłos podobny do cmoknięcia i na talerzu było potem trochę więcej talerza niż przedtem. „No cóż – powiedział w końcu Tomek – wygląda na to, że swoje już dostał”.",
    },
  ],
  ending: [
    {
      en: "He ate without haste and with his eyes shut, out of respect. Afterwards he washed his whiskers, first the left-hand ones, then the right, and looked up at the table once more. There was nothing on it now but a tablecloth. Mruk bore it no grudge; a cloth cannot always have a fish.",
      pl: "Jadł bez pośpiechu i z zamkniętymi oczami, przez szacunek. Potem umył wąsy, najpierw lewe, później prawe, i jeszcze raz spojrzał na stół. Nie było na nim nic poza obrusem. Mruk nie miał mu tego za złe: nie każdy obrus i nie zawsze ma rybę.",
    },
    {
      en: "The rule about the table remained in force. Mruk himself supported it warmly, for without it anyone could walk about up there. He licked the saucer until the flower at its bottom shone, pushed it with his nose across the whole kitchen to the skirting board, and left it there, as one leaves a visiting card.",
      pl: "Zasada stołu pozostała w mocy. Sam Mruk gorąco ją popierał, bo inaczej każdy mógłby tam chodzić. Wylizał spodek, aż zalśnił kwiatek na dnie, przepchnął go nosem przez całą kuchnię pod listwę i tam zostawił, tak jak się zostawia wizytówkę.",
    },
    {
      en: "Later he was seen in the hall with the expression of somebody coming back from the opera. He smelled of it till bedtime. Tomek said one ought to open a window; Ola said one ought to learn from him to be happy. They opened the window just a little, so that both should be right.",
      pl: "Potem widziano go w przedpokoju z miną kogoś, kto wraca z opery. Pachniał tym jeszcze długo. Tomek mówił, że trzeba otworzyć okno, a Ola, że trzeba się od niego uczyć, jak być szczęśliwym. Okno uchylili tylko trochę, żeby oboje mieli rację.",
    },
    {
      en: "What remained was a bone, thin, white and curved like a well-turned sentence. He carried it to the door of Ola’s room and put it down on the threshold. She found it at once, with her bare foot. It is hard to thank people for things, but one should not give up trying.",
      pl: "Została ość, cienka, biała i wygięta jak udane zdanie. Zaniósł ją pod drzwi pokoju Oli i położył na progu. Znalazła ją od razu, bosą stopą. Trudno jest ludziom dziękować, ale nie należy się zniechęcać.",
    },
    {
      en: "Then he sat for a while under the table, in case there should be a second act. None came. Still, he did not regret the time: from below one sees what people’s feet say to one another at dinner, and on the whole it was friendly. One slipper even reached out and scratched his back.",
      pl: "Posiedział jeszcze chwilę pod stołem, na wypadek drugiego aktu. Nie nastąpił. Ale czasu nie żałował: z dołu widać, co przy stole mówią do siebie ludzkie stopy, i było to na ogół życzliwe. Jeden kapeć wyciągnął się nawet i podrapał go po grzbiecie.",
    },
    {
      en: "“Was it good?” asked Ola. He gave her a long look with the tip of his tongue showing, which among cats counts as a review. She took it down, or at any rate she laughed. Tomorrow, it was rumoured, there were to be only potatoes, but tomorrow is a long way from a full stomach.",
      pl: "„Dobre było?” – spytała Ola. Popatrzył na nią długo, z czubkiem języka na wierzchu, co wśród kotów uchodzi za recenzję. Przyjęła ją do wiadomości, a w każdym razie się roześmiała. Jutro, jak mówiono, miały być tylko ziemniaki, ale od pełnego brzucha do jutra jest daleko.",
    },
    {
      en: "That is how it was with the fish. Prezes, who had watched everything from the gutter, shook himself and said nothing, for he eats crumbs and does not understand. Mruk lay down under the dresser with his nose on his paws. They still smelled a little, and he read them over to himself like a letter.",
      pl: "Tak to było z rybą. Prezes, który widział wszystko z rynny, otrząsnął się i nie powiedział nic, bo jada okruszki i się nie zna. Mruk położył się pod kredensem z nosem na łapach. Jeszcze trochę pachniały i czytał je sobie po raz drugi, jak list.",
    },
  ],
};
