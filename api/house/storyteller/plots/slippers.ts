import type { Plot } from "../model.ts";

/** One of Tomek's slippers is needed for higher purposes. */
export const slippers: Plot = {
  name: "slippers",
  category: "Playtime",
  pictures: [
    {
      place: "stove",
      pose: "walk",
      props: ["slippers"],
      eyes: "open",
      en: "Mruk walks past the tiled stove, a pair of slippers on the floor",
      pl: "Mruk przechadza się koło pieca kaflowego, na podłodze para kapci",
    },
    {
      place: "stove",
      pose: "sit",
      props: ["slippers", "newspaper"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk sits by the tiled stove next to a pair of slippers, looking innocent",
      pl: "Mruk siedzi przy piecu kaflowym obok pary kapci i wygląda niewinnie",
    },
    {
      place: "stove",
      pose: "loaf",
      props: ["slippers"],
      eyes: "happy",
      en: "Mruk rests before the tiled stove with a pair of slippers beside him",
      pl: "Mruk odpoczywa przed piecem kaflowym, obok niego para kapci",
    },
  ],
  wish: [
    {
      as: ["the Left Slipper", "lewy kapeć"],
      en: "Tomek has two slippers, and the left one is the better. It has been softened by eleven years of geography, and it smells of chalk, of toast and of a person who means well. Mruk had decided that it should stand where he lives, by the stove.",
      pl: "Tomek ma dwa kapcie, z czego lewy jest lepszy. Zmiękczyło go jedenaście lat geografii, a pachnie kredą, grzanką i człowiekiem, który chce dobrze. Mruk postanowił, że kapeć powinien stać tam, gdzie on mieszka, przy piecu.",
    },
    {
      as: ["the Catch", "zdobycz"],
      en: "A hunter who lives on the third floor has to take what runs there. What runs there is slippers. They usually go about in pairs and at a low height, but one of them had lagged behind the other by the sofa and lay on its side, weakened. Mruk set out to see to it.",
      pl: "Myśliwy, który mieszka na trzecim piętrze, musi brać to, co tam biega. Biegają tam kapcie. Chodzą przeważnie parami i nisko przy ziemi, ale jeden został w tyle, koło kanapy, i leżał na boku, osłabiony. Mruk wyruszył się nim zająć.",
    },
    {
      as: ["a Pillow with a Door", "poduszka z drzwiami"],
      en: "Few people notice that a slipper is a pillow with a door. One can put one’s chin on it, and if that is not enough, one can also go inside, with the paw at least. Mruk had a headache from other people’s talking, and he needed just such a piece of furniture by the stove.",
      pl: "Mało kto zauważył, że kapeć to poduszka z drzwiami. Można położyć na nim brodę, a jeśli to nie wystarcza, można też wejść do środka, choćby łapą. Mruka bolała głowa od cudzego gadania i potrzebował przy piecu właśnie takiego mebla.",
    },
    {
      as: ["the Orphan", "sierota"],
      en: "The slipper was alone. Its partner had gone under the wardrobe a few days before and had not come back. It stood in the middle of the parquet with its mouth open, and nobody asked it anything. Mruk is not sentimental, but somebody had to take care of it, and he had the whole day.",
      pl: "Kapeć był sam. Jego towarzysz parę dni temu poszedł pod szafę i nie wrócił. Stał pośrodku parkietu z otwartymi ustami i nikt go o nic nie pytał. Mruk nie jest sentymentalny, ale ktoś musiał się nim zaopiekować, a on miał cały dzień wolny.",
    },
    {
      as: ["a Tug of War", "próba sił"],
      en: "From time to time Mruk has to check whether he is still strong. For this purpose he uses a slipper. He takes it by the neck, gives it a shake and carries it across the flat with his head held high, treading on it at every other step. He was in the hall and ready for the test.",
      pl: "Od czasu do czasu Mruk musi sprawdzić, czy jest jeszcze silny. Służy mu do tego kapeć. Chwyta go za kark, potrząsa i niesie przez mieszkanie z podniesioną głową, co drugi krok na niego nadeptując. Był w przedpokoju i był gotów do próby.",
    },
    {
      as: ["the Collection", "kolekcja"],
      en: "Behind the stove there was already a cork, a pencil and one glove. A collection like this is respectable, but it lacked a centre, some larger piece on which the eye could rest. Mruk had seen such a piece on Tomek’s foot. For an hour he had not let it out of his sight.",
      pl: "Za piecem był już korek, ołówek i jedna rękawiczka. Taka kolekcja budzi szacunek, ale brakowało jej środka, jakiejś większej sztuki, na której oko mogłoby odpocząć. Mruk widział tę sztukę na nodze Tomka. Od godziny nie spuszczał jej z oczu.",
    },
    {
      as: ["an Old Account", "stare rachunki"],
      en: "Between Mruk and the slippers there are old accounts. In his first year they trod on his tail, the left one or the right one, it was dark. Neither has ever owned up. Since then Mruk questions them in turn, separately, by the stove, and today it was once more the left one’s turn.",
      pl: "Między Mrukiem a kapciami są stare rachunki. W pierwszym roku nadepnęły mu na ogon, lewy albo prawy, było ciemno. Żaden się do dziś nie przyznał. Od tej pory Mruk przesłuchuje je na zmianę, osobno, przy piecu, i znowu wypadło na lewy.",
    },
  ],
  obstacle: [
    {
      as: ["the Foot", "stopa"],
      en: "But by the time he got there, there was a foot in it. It is often like this with houses one likes. Mruk pulled at the heel and Tomek pulled in the other direction, without raising his eyes from the newspaper. “Occupied,” he said. The foot moved its toes, and one could see that it was comfortable.",
      pl: "Ale kiedy tam dotarł, w środku była już stopa. Z mieszkaniami, które się podobają, często tak bywa. Mruk pociągnął za piętę, a Tomek w drugą stronę, nie podnosząc oczu znad gazety. „Zajęte” – powiedział. Stopa poruszyła palcami i widać było, że jest jej dobrze.",
    },
    {
      as: ["the Shoe Cupboard", "szafka na buty"],
      en: "Unfortunately Ola had meanwhile introduced a system. All footwear now lived in the cupboard in the hall, behind a little door with a magnet. Mruk sat down opposite the magnet. It said “click” when it was shut, and when he had hooked it open with a claw it said the same word again, louder.",
      pl: "Ola wprowadziła tymczasem, niestety, system. Całe obuwie mieszkało teraz w przedpokoju w szafce, za drzwiczkami na magnes. Mruk usiadł naprzeciwko magnesu. Magnes przy zamykaniu mówił „klik”, a kiedy podważyło się go pazurem, powtarzał to samo słowo, tylko głośniej.",
    },
    {
      as: ["the Threshold", "próg"],
      en: "All went well as far as the threshold. But a threshold is high for somebody with a slipper in his mouth; he cannot see it, he can only remember it. The toe caught, the heel turned, and Mruk, who does not let go on principle, made half a circle round the slipper in the air.",
      pl: "Wszystko szło dobrze aż do progu. Ale próg jest wysoki dla kogoś, kto ma w zębach kapeć: nie widzi się go, można go tylko pamiętać. Czubek się zahaczył, pięta obróciła i Mruk, który z zasady nie puszcza, wykonał w powietrzu pół koła wokół kapcia.",
    },
    {
      as: ["Mrs Halina", "pani Halina"],
      en: "But Mrs Halina was visiting, and Mrs Halina gets cold feet. She had been given it at the door, and for the other foot one of Ola’s. Now her feet were crossed under the chair and kept time to a story about a wedding in Radom. A cat may rob his own people; from a lady nothing is taken.",
      pl: "Ale w gościach była pani Halina, a pani Halinie marzną nogi. Dostała go już w progu, a na drugą nogę kapeć Oli. Teraz stopy krzyżowały się pod krzesłem i przytupywały do opowieści o weselu w Radomiu. Swoich kot może okradać, damie nie zabiera się niczego.",
    },
    {
      as: ["the Pom-Pom", "pompon"],
      en: "Then it turned out that somebody had sewn a pom-pom on to it. The slipper had been a serious slipper, brown, with a check lining, and now it had on its nose a thing that nodded. Mruk did not know how to talk to it any more. He went round it several times, and it nodded.",
      pl: "Wtedy wyszło na jaw, że ktoś przyszył mu pompon. Kapeć był poważny, brązowy, z podszewką w kratę, a teraz miał na nosie coś, co potakiwało. Mruk nie wiedział już, jak z nim rozmawiać. Obszedł go kilka razy, a kapeć potakiwał.",
    },
    {
      as: ["the Washing Line", "sznur do bielizny"],
      en: "But when he came for it, the slipper was hanging by its ear on the line over the bath. It had fallen into the soup, through whose fault was not discussed, and it was dripping. From below it looked like a large bat. Mruk jumped once; the line swayed and gave him two drops in the eye.",
      pl: "Ale kiedy po niego przyszedł, kapeć wisiał za ucho na sznurze nad wanną. Wpadł do zupy, o tym, z czyjej winy, się nie mówiło, i ociekał. Od dołu przypominał dużego nietoperza. Mruk podskoczył raz, sznur się zakołysał i puścił mu w oko dwie krople.",
    },
    {
      as: ["the Search Party", "ekipa poszukiwawcza"],
      en: "He had got it halfway when the alarm was raised. “My slipper!” cried Tomek, and he hopped through the flat on one leg like a stork. He looked under the sofa, he looked in the oven. Mruk sat down on what he had and looked where Tomek was looking, to show that he too was worried.",
      pl: "Był już w połowie drogi, kiedy podniesiono alarm. „Mój kapeć!” – zawołał Tomek i skakał po mieszkaniu na jednej nodze jak bocian. Szukał pod kanapą, zajrzał do piekarnika. Mruk usiadł na tym, co miał, i patrzył tam gdzie Tomek, na znak, że też się martwi.",
    },
  ],
  turn: [
    {
      as: ["Ownership Walks Off by Itself", "Własność odchodzi sama"],
      en: "What people do not know is how to wait. Sooner or later everyone lifts a foot, goes to the door or looks for his glasses, and then for a moment the property of the whole world lies on the floor. Mruk needed only that moment, and four steps, and a mouth opened as wide as for the dentist.",
      pl: "Ludzie nie umieją czekać. Prędzej czy później każdy podnosi nogę, idzie otworzyć albo szuka okularów i wtedy przez chwilę własność całego świata leży na podłodze. Mruk potrzebował tylko tej chwili, czterech kroków i pyska otwartego tak, jak się otwiera u dentysty.",
    },
    {
      as: ["The Second One Will Do", "Drugi też jest dobry"],
      en: "It was then that he noticed the right slipper. It was looking out from under the wardrobe, quiet and rather shy, the kind that is always mentioned second. It turned out to smell of exactly the same things. Mruk was ashamed that he had never spoken to it before, and took it with him at once.",
      pl: "Wtedy dopiero zauważył prawy kapeć. Wyglądał spod szafy, cichy, trochę nieśmiały, z tych, które zawsze wymienia się na drugim miejscu. Okazało się, że pachnie dokładnie tym samym. Mrukowi zrobiło się wstyd, że nigdy się do niego nie odezwał, i od razu zabrał go ze sobą.",
    },
    {
      as: ["Negotiations at Floor Level", "Rokowania na poziomie podłogi"],
      en: "Tomek got down on the floor; it is to his credit that he does this. They lay opposite one another with their chins on the boards, and for some time they were silent. “Till tomorrow,” Tomek said at last. “And no chewing.” Mruk half closed his eyes, which in international law means yes.",
      pl: "Tomek położył się na podłodze, trzeba mu przyznać, że to robi. Leżeli naprzeciwko siebie, z brodami na deskach, i przez jakiś czas milczeli. „Do jutra – powiedział w końcu Tomek. – I bez gryzienia”. Mruk przymknął oczy, co w prawie międzynarodowym oznacza zgodę.",
    },
    {
      as: ["It Came by Itself", "Przyszedł sam"],
      en: "And then it came of its own accord. Mruk did not see how; he had just turned away, hurt, and begun to wash. Something slid over the parquet, softly, as a boat slides up to a pier, and touched him in the side. At the other end of the room Ola was looking at the ceiling.",
      pl: "I wtedy przyszedł sam. Jak, tego Mruk nie widział, bo akurat odwrócił się z urazą i zaczął się myć. Coś przesunęło się po parkiecie, miękko, jak łódka dobija do pomostu, i dotknęło jego boku. Na drugim końcu pokoju Ola patrzyła w sufit.",
    },
    {
      as: ["Backwards Is Also a Direction", "Tyłem też jest kierunek"],
      en: "Whoever cannot go forward goes backwards. Mruk took the heel in his teeth and began to reverse, a floorboard at a time, like a lorry in a narrow courtyard, and Staś, who had dropped in to borrow some sugar, walked in front of him saying “a bit more, a bit more, straighten up”. Thus they reached the stove.",
      pl: "Kto nie może przodem, ten jedzie tyłem. Mruk wziął piętę w zęby i zaczął się cofać, deska po desce, jak ciężarówka na ciasnym podwórku, a Staś, który wpadł pożyczyć cukier, szedł przed nim i mówił: „jeszcze, jeszcze, prostuj”. Tak dotarli do pieca.",
    },
    {
      as: ["An Offer of One Glove", "Oferta: jedna rękawiczka"],
      en: "Mruk went off behind the stove and came back with a glove. It was Tomek’s, and it had been missing since February. He laid it down in the middle of the room and took two steps back. So much has been written about the gratitude of people; here it was at last. The slipper was exchanged without a word.",
      pl: "Mruk poszedł za piec i wrócił z rękawiczką. Była Tomka i brakowało jej od lutego. Położył ją na środku pokoju i cofnął się o dwa kroki. Tyle się pisze o ludzkiej wdzięczności i oto wreszcie była. Wymiany na kapeć dokonano bez słowa.",
    },
    {
      as: ["Under Cover of the Doorbell", "Pod osłoną dzwonka"],
      en: "The doorbell saved the situation. It was only Mr Zenon with a registered letter, but in this flat one goes to answer the bell all together, as on a stage. In the hall they signed and thanked and talked of drains. In the room, meanwhile, something moved along the wall, on four legs, with a fifth object.",
      pl: "Sytuację uratował dzwonek do drzwi. Był to tylko pan Zenon z listem poleconym, ale w tym mieszkaniu otwiera się gromadnie, jak w teatrze. W przedpokoju podpisywano, dziękowano i mówiono o rynnach. Tymczasem w pokoju coś przesuwało się pod ścianą na czterech łapach, a niosło rzecz piątą.",
    },
  ],
  ending: [
    {
      en: "By the stove he let it go and lay down next to it, with a paw inside up to the elbow. It was just as he had thought: a house, and a warm one. He fell asleep while he was still thinking about the furniture. Tomek walked about for the rest of the day in one slipper and one shoe.",
      pl: "Przy piecu puścił go i położył się obok, z łapą w środku aż po łokieć. Było tak, jak myślał: dom, i to ciepły. Zasnął, zanim skończył myśleć o umeblowaniu. Tomek do końca dnia chodził w jednym kapciu i jednym bucie.",
    },
    {
      en: "Then he stood over it for a while with his paws apart, as lions stand in old photographs. Nobody took one. He looked round, first over one shoulder, then over the other. In the end Ola came out of the kitchen with floury hands and said, “Oh, how brave,” and he could lie down.",
      pl: "Stał potem nad nim chwilę na szeroko rozstawionych łapach, tak jak lwy stoją na starych fotografiach. Nikt fotografii nie robił. Obejrzał się przez jedno ramię, potem przez drugie. W końcu z kuchni wyszła Ola, z rękami w mące, i powiedziała: „Ależ dzielny”, więc mógł się położyć.",
    },
    {
      en: "He kept it for an hour and then lost interest, as one does in things that no longer run away. The slipper was free to go. It stayed, however; it stood with its open mouth turned to the tiles, and on the whole it gave the impression of liking it there. Perhaps nobody had ever asked it before.",
      pl: "Miał go przez godzinę, a potem stracił zainteresowanie, jak to bywa z rzeczami, które już nie uciekają. Kapeć mógł odejść. Został jednak, stał otwartymi ustami do kafli i na ogół sprawiał wrażenie, że mu się tam podoba. Może nikt go przedtem o to nie zapytał.",
    },
    {
      en: "When Tomek came to claim his own, there was a head lying on it, a large grey one with one ear folded. He stood for a bit and scratched his calf with a bare foot. Then he went off to put on a second pair of socks. Geography teaches that there are borders, but also that they shift.",
      pl: "Kiedy Tomek przyszedł po swoje, leżała na tym głowa, duża, szara, z jednym uchem podwiniętym. Postał chwilę i podrapał się bosą stopą w łydkę. Potem poszedł włożyć drugą parę skarpetek. Geografia uczy, że są granice, ale także, że się przesuwają.",
    },
    {
      en: "“Give it back?” asked Tomek, without much hope. Mruk gave it back, as a matter of fact: he pushed it with his nose one floor tile in Tomek’s direction. It was a gesture. Those who know him would have understood that it was now to be pushed in the opposite direction, and by hand.",
      pl: "„Oddasz?” – spytał Tomek bez większej nadziei. Mruk oddał, owszem: popchnął go nosem o jeden kafelek w stronę Tomka. Był to gest. Kto Mruka zna, ten wie, że teraz należało popchnąć kapeć z powrotem, i to ręką.",
    },
    {
      en: "The slipper confessed to nothing. It was released at last for lack of evidence, a little damp about the toe, on condition that it did not leave the flat. Mruk walked it as far as the sofa himself. He limped a bit on the way, so that it should have something to think about.",
      pl: "Kapeć do niczego się nie przyznał. W końcu zwolniono go z braku dowodów, trochę wilgotnego na czubku, pod warunkiem że nie opuści mieszkania. Mruk osobiście odprowadził go do kanapy. Po drodze trochę utykał, żeby tamten miał o czym myśleć.",
    },
    {
      en: "Later they were seen asleep: Tomek on the sofa, with one foot hanging out, and Mruk on the floor under the foot, holding on to what was missing from it. Ola put a blanket over the upper one. The lower one, as she well knew, had everything he needed for happiness.",
      pl: "Widziano ich potem, jak śpią: Tomek na kanapie, z jedną nogą na zewnątrz, a Mruk na podłodze, pod nogą, trzymając to, czego jej brakowało. Ola przykryła kocem tego na górze. Ten na dole, o czym dobrze wiedziała, miał już do szczęścia wszystko.",
    },
  ],
};
