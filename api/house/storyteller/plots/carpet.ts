import type { Plot } from "../model.ts";

/** The carpet from the third floor is taken down to the beating frame, and Mruk goes with it. */
export const carpet: Plot = {
  name: "carpet",
  category: "Adventure",
  // Nobody beats a carpet in the wet or at eight in the evening.
  when: { timeSlot: ["morning", "afternoon"], weather: ["clear", "fog", "wind"] },
  pictures: [
    {
      place: "courtyard",
      pose: "sit",
      props: ["feather"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk sits in the courtyard and disapproves of what is being done there",
      pl: "Mruk siedzi na podwórku i nie pochwala tego, co się tam robi",
    },
    {
      place: "courtyard",
      pose: "crouch",
      props: ["sparrow"],
      eyes: "wide",
      en: "Mruk crouches in the courtyard, on guard beside a sparrow who has come to look",
      pl: "Mruk czuwa na podwórku, przyczajony, a obok gapi się wróbel",
    },
    {
      place: "courtyard",
      pose: "walk",
      props: [],
      eyes: "open",
      en: "Mruk crosses the courtyard on important business",
      pl: "Mruk idzie przez podwórko w ważnej sprawie",
    },
  ],
  wish: [
    {
      as: ["the Red Carpet", "czerwony dywan"],
      en: "The carpet had been taken away. It is red, it comes from Ola’s grandmother, and Mruk has walked in and out on it for six years, like a head of state. Now there were only boards, on which anyone would look like anyone. He went after it at once, down all three floors, by the middle of the stairs.",
      pl: "Dywan zabrano. Jest czerwony, pochodzi od babki Oli i Mruk od sześciu lat wchodzi po nim i wychodzi jak głowa państwa. Teraz zostały gołe deski, na których każdy wygląda jak każdy. Ruszył za nim natychmiast, trzy piętra w dół, środkiem schodów.",
    },
    {
      as: ["the Beating Frame", "trzepak"],
      en: "In the courtyard stands an iron frame, as old as the tenement, and on most days it means nothing. But today it had company. Over the bar hung the carpet from the room, its good side inwards, like somebody who has been told to face the wall. Mruk knew that back. He came nearer to see what the charge was.",
      pl: "Na podwórku stoi żelazny trzepak, stary jak kamienica, i zwykle nic z tego nie wynika. Ale tym razem miał towarzystwo. Przez poprzeczkę przewieszono dywan z pokoju, ładną stroną do środka, jak kogoś, komu kazano stanąć twarzą do ściany. Mruk znał te plecy. Podszedł dowiedzieć się, o co dywan oskarżono.",
    },
    {
      as: ["the Hammock", "hamak"],
      en: "A carpet on the floor is a floor. The same carpet on the beating frame is a hammock, a roof and a slide, and Mruk could not understand why one did not leave it there for good. From the courtyard he could see the fold at the top, just under the bar; it was of the width of a cat who has dined.",
      pl: "Dywan na podłodze jest podłogą. Ten sam dywan na trzepaku jest hamakiem, dachem i zjeżdżalnią i Mruk nie pojmował, dlaczego nie zostawia się go tam na stałe. Z podwórka widział fałdę na samej górze, tuż przy poprzeczce. Miała szerokość kota po obiedzie.",
    },
    {
      as: ["the Archive", "archiwum"],
      en: "In that carpet lay six years of Mruk. Each of his moults was in it, layer upon layer, also a sardine from the spring of the year before last, and the place where he had once been ill and nobody was cross. It was not dirt, it was an archive. And they were carrying it downstairs in order to beat it.",
      pl: "W tym dywanie leżało sześć lat Mruka. Były tam wszystkie jego linienia, warstwa na warstwie, była sardynka z przedzeszłej wiosny i miejsce, w którym raz mu zaszkodziło, a nikt się nie gniewał. To nie był brud, tylko archiwum. I właśnie znoszono je po schodach, żeby je wytrzepać.",
    },
    {
      as: ["the Tent", "namiot"],
      en: "When a carpet hangs over the frame, its two sides come down almost to the ground, and between them is a tent. Mruk had discovered this as a young cat. It is dark in there, it smells of home, and feet go by outside without knowing anything. Tomek had scarcely got it over the bar when Mruk was in the courtyard.",
      pl: "Kiedy dywan wisi na trzepaku, jego boki sięgają prawie do ziemi, a pomiędzy nimi jest namiot. Mruk odkrył to jeszcze jako młody kot. W środku jest ciemno, pachnie domem, a na zewnątrz przechodzą nogi i o niczym nie wiedzą. Tomek ledwie przewiesił dywan, a Mruk był już na podwórku.",
    },
    {
      as: ["a Friend in Trouble", "przyjaciel w opałach"],
      en: "First there was a thud from the courtyard, then a second, then they came regularly. Mruk looked down and saw that somebody he knew was being beaten in public: somebody soft and quiet, on whom he had lain only yesterday. He has never been able to look on at such things. He went down to be seen there.",
      pl: "Najpierw z podwórka dobiegło jedno uderzenie, potem drugie, a potem szły już równo. Mruk wyjrzał i zobaczył, że publicznie biją kogoś, kogo zna, kogoś miękkiego i cichego, na kim jeszcze wczoraj leżał. Nigdy nie umiał przyglądać się takim rzeczom. Zszedł, żeby go tam widziano.",
    },
    {
      as: ["the Flying Carpet", "latający dywan"],
      en: "Staś had told him on the stairs that some carpets fly. Mruk is not credulous, but the one from the third floor was at that moment hanging in the air in the middle of the courtyard, and its corner stirred. If it should leave, he had to be on it, preferably near the front. He lengthened his stride.",
      pl: "Staś powiedział mu na schodach, że niektóre dywany latają. Mruk nie jest łatwowierny, ale ten z trzeciego piętra wisiał właśnie w powietrzu pośrodku podwórka i ruszał rogiem. Gdyby miał odlecieć, trzeba było na nim siedzieć, najlepiej z przodu. Mruk wydłużył krok.",
    },
  ],
  obstacle: [
    {
      as: ["the Wicker Beater", "wiklinowa trzepaczka"],
      en: "Tomek, however, had the beater. It is made of wicker, in the form of a pretzel, and it turns the mildest geographer into somebody else. He struck from the shoulder, naming with each blow a member of the parents’ committee. Mruk stopped at a point which he judged to be two blows away.",
      pl: "Tomek miał jednak trzepaczkę. Jest z wikliny, w kształcie precla, i z najłagodniejszego geografa robi kogoś innego. Brał zamach od ramienia i przy każdym ciosie wymieniał jedną osobę z rady rodziców. Mruk zatrzymał się w miejscu, które ocenił na dwa ciosy stąd.",
    },
    {
      as: ["the Grey Cloud", "szara chmura"],
      en: "But between him and the carpet was the dust. It stood in the air like a building. There were fluff and biscuit in it, and the sand of two holidays, and through the whole of it floated, singly and at their leisure, short grey hairs of the best quality. Mruk recognised every one of them, and his eyes watered.",
      pl: "Ale po drodze był kurz. Stał w powietrzu jak budynek. Był w nim puch, był herbatnik i piasek z dwóch wakacji, a przez to wszystko płynęły, pojedynczo i bez pośpiechu, krótkie szare włosy w najlepszym gatunku. Mruk poznawał każdy z osobna i łzawiły mu oczy.",
    },
    {
      as: ["the Acrobat", "akrobata"],
      en: "The frame was in use, moreover. Next to the carpet hung Staś by his knees, head downwards, with a bun in his hand, and was finding out whether one can swallow upwards. “You can,” he reported. He swung a little. Each time he swung, a shoe passed over the spot where Mruk wanted to be.",
      pl: "Poza tym trzepak był zajęty. Obok dywanu wisiał na kolanach Staś, głową w dół, z bułką w ręce, i sprawdzał, czy da się przełykać pod górę. „Da się” – zameldował. Bujał się przy tym lekko i za każdym razem nad miejscem, w którym chciał się znaleźć Mruk, przelatywał but.",
    },
    {
      as: ["the Queue", "kolejka"],
      en: "Then it appeared that there was a queue. Mrs Halina stood in it with a runner over her arm, behind her a lady from the second staircase with three mats and an opinion. “Who is last?” they asked Mruk. It is a question to which in this country one must answer honestly. He sat down at the end.",
      pl: "Okazało się też, że jest kolejka. Stała w niej pani Halina z chodnikiem przez rękę, a za nią pani z drugiej klatki z trzema wycieraczkami i własnym zdaniem. „Kto ostatni?” – spytały Mruka. Na takie pytanie trzeba w tym kraju odpowiedzieć uczciwie. Usiadł na końcu.",
    },
    {
      as: ["the Regulations", "regulamin"],
      en: "On top of everything there were regulations. They hung on the wall in a frame, under glass, and Mr Zenon was reading them aloud, with his finger: no balls, no bicycles, and on the beating frame no persons and no animals. “Section four,” he said gently. Mruk, who had been counting on section five, remained where he was.",
      pl: "Do tego wszystkiego był regulamin. Wisiał na murze, w ramce, pod szkłem, i pan Zenon odczytywał go na głos, wodząc palcem: żadnych piłek, żadnych rowerów, a na trzepaku żadnych osób ani zwierząt. „Punkt czwarty” – powiedział łagodnie. Mruk, który liczył na punkt piąty, pozostał na miejscu.",
    },
    {
      as: ["the Wrong Height", "nie ta wysokość"],
      en: "The difficulty lay in the height. As a kitten Mruk would have been on top of the frame in one bound; as a grown cat he saw first how far it was. He shifted his hindquarters, looked up, shifted them once more. Two women with shopping stopped to watch. One does not like to begin a thing like that before witnesses.",
      pl: "Kłopot tkwił w wysokości. Jako kocię Mruk byłby na trzepaku jednym susem, jako kot dorosły widział najpierw, jak to daleko. Przestąpił z łapy na łapę, spojrzał w górę, przestąpił jeszcze raz. Dwie panie z zakupami przystanęły popatrzeć. Takich rzeczy nie zaczyna się chętnie przy świadkach.",
    },
    {
      as: ["a Pigeon on the Bar", "gołąb na poprzeczce"],
      en: "And who should be sitting on the bar but Prezes. He had come to open the carpet, in his way, as he opens everything; he walked along the top with short steps and inspected the weave. “Oriental?” he seemed to say, and looked down at Mruk over his waistcoat. It was not oriental. It was theirs.",
      pl: "A kto siedział na poprzeczce? Prezes. Przybył dokonać otwarcia dywanu, jak dokonuje otwarcia wszystkiego, drobił po samej górze i badał splot. „Perski?” – zdawał się pytać i spoglądał na Mruka znad kamizelki. Nie był perski. Był nasz.",
    },
  ],
  turn: [
    {
      as: ["The Carpet Takes a Step", "Dywan robi krok"],
      en: "It was the carpet that decided. It had hung crookedly from the first, and now it began to go, on the one side slowly, on the other after it, with a long sigh, until it lay at Mruk’s feet in three folds. Everybody cried out. He alone said nothing, and stepped on board.",
      pl: "Zdecydował sam dywan. Od początku wisiał krzywo, a teraz zaczął schodzić, z jednej strony powoli, z drugiej za nią, z długim westchnieniem, aż legł Mrukowi u stóp w trzech fałdach. Wszyscy krzyknęli. Tylko on nie powiedział nic i wszedł na pokład.",
    },
    {
      as: ["A Break for Breath", "Przerwa na oddech"],
      en: "But nobody can thrash for ever. There came a break; people leaned, people wiped their foreheads and talked about backs. In breaks nobody looks downwards. Mruk rose, went through between the legs and the bucket, past everything that had been in his way, and disappeared under the fringe without stirring a thread.",
      pl: "Ale nikt nie może młócić bez końca. Nastała przerwa, ktoś się oparł, ktoś otarł czoło i zaczęło się o krzyżu. W przerwach nikt nie patrzy w dół. Mruk wstał, przeszedł między nogami a wiadrem, minął wszystko, co mu dotąd zawadzało, i zniknął pod frędzlami, nie trącając ani jednej nitki.",
    },
    {
      as: ["What the Carpet Had Kept", "Co dywan przechował"],
      en: "Suddenly something clinked on the stones. Out of the carpet, from under the hem, had fallen a key, Tomek’s, mourned for since the winter before last, and after it a pen cap and a fish scale. Work ceased. Everyone crouched round the find, and Mruk, who alone had known the address, was given the middle.",
      pl: "Nagle coś brzęknęło o bruk. Z dywanu, spod obrąbka, wypadł klucz, Tomkowy, opłakany już dwie zimy temu, a za nim skuwka od pióra i jedna rybia łuska. Robota stanęła. Wszyscy kucnęli wokół znaleziska, a Mruk, który jako jedyny znał ten adres, dostał miejsce w środku.",
    },
    {
      as: ["A Seamstress’s Verdict", "Orzeczenie krawcowej"],
      en: "Then the second floor spoke. Mrs Halina took the edge of the carpet between two fingers, the way one takes a pulse. “You’re beating the life out of it,” she said. “A thing like this is brushed, by hand, and someone keeps it company.” She gave the company a nod, and he came and lay down along the hem.",
      pl: "Wtedy głos zabrało drugie piętro. Pani Halina ujęła brzeg dywanu w dwa palce, tak jak się bada puls. „Przecież wy z niego duszę wytrzepiecie – orzekła. – Coś takiego czyści się szczotką, ręcznie, a ktoś przy tym siedzi”. Skinęła na kogoś, a on przyszedł i położył się wzdłuż lamówki.",
    },
    {
      as: ["Seen from Inside", "Widziane od środka"],
      en: "Mruk then chose the approach from within. He walked round the whole thing as if to leave, turned in behind, and was swallowed up by the red dusk between the two halves. For a while nothing occurred. Then, in the middle of the carpet, at about knee height, there arose a bump; it moved, it purred, and nobody had the heart to strike it.",
      pl: "Mruk wybrał więc drogę od wewnątrz. Obszedł wszystko dookoła, jakby odchodził, skręcił z tyłu i pochłonął go czerwony półmrok między połami. Przez chwilę nie działo się nic. Potem pośrodku dywanu, mniej więcej na wysokości kolan, zrobił się guz, ruszał się, mruczał i nikt nie miał serca w niego uderzyć.",
    },
    {
      as: ["Nine Kilograms Heavier", "Dywan cięższy niż przedtem"],
      en: "When they came to roll it up it was heavier than before. “That can’t be,” said Tomek, “we’ve taken out at least a kilo.” They lifted, they puffed, they put it down again on its end, and from the roll at the top, like a cork that has thought better of it, emerged a head with a notched ear.",
      pl: "Kiedy zaczęli go zwijać, okazał się cięższy niż przedtem. „To niemożliwe – powiedział Tomek. – Przecież ubyło co najmniej kilo”. Dźwignęli, stęknęli, postawili rulon na sztorc i z jego górnego końca, jak korek, który się rozmyślił, wysunęła się głowa z naciętym uchem.",
    },
    {
      as: ["The Hair Returns", "Sierść wraca"],
      en: "And then Mruk saw something that consoled him. The hair was not leaving. It rose, it turned round once above the bins, took a look at the world, and came down again where it had come from, hair by hair. He understood that nobody can beat out what wishes to stay, went over, and added a few.",
      pl: "I wtedy Mruk zobaczył coś, co go pocieszyło. Sierść nie odchodziła. Unosiła się, robiła kółko nad śmietnikami, rozglądała się po świecie i siadała tam, skąd ją wygnano, włos po włosie. Zrozumiał, że nie da się wytrzepać tego, co chce zostać, podszedł i dołożył parę sztuk.",
    },
  ],
  ending: [
    {
      en: "By and by the carpet lay in its room again, brighter than anyone remembered, and smelling of nothing. Mruk put this right. He started in the north-west corner and worked down it, cheek, shoulder, back, with the care of a man who has been asked to sign each page, and by the fringe it was valid once more.",
      pl: "Niebawem dywan leżał znów w pokoju, jaśniejszy, niż ktokolwiek pamiętał, i nie pachniał niczym. Mruk to naprawił. Zaczął od rogu północno-zachodniego i posuwał się w dół, policzkiem, barkiem, grzbietem, z dokładnością kogoś, kto parafuje każdą stronę, i przy frędzlach dywan odzyskał ważność.",
    },
    {
      en: "“It was blue here?” said Ola, kneeling. Nobody had known that there was blue in the border, and a bird, and a small tree. Mruk had. He had been lying on that bird every afternoon since he came to them, so that it should not fly off, and now he lay down on it again, since it had been seen.",
      pl: "„To tu było niebieskie?” – zdziwiła się Ola na klęczkach. Nikt nie wiedział, że w bordiurze jest niebieski, i ptak, i drzewko. Mruk wiedział. Leżał na tym ptaku codziennie, odkąd u nich mieszka, żeby nie odleciał, a teraz położył się na nim znowu, skoro się wydało.",
    },
    {
      en: "It took two to bring the carpet home, one at each end, and a third to walk underneath and say when there was a corner. He said it at every corner. On the second floor they rested, on the third they found that nobody had the key, and for a quarter of an hour the family sat on the landing, very comfortably.",
      pl: "Do domu niosły dywan dwie osoby, po jednej na każdym końcu, a trzecia szła pod spodem i uprzedzała o zakrętach. Uprzedzała o każdym. Na drugim piętrze odpoczęli, na trzecim okazało się, że nikt nie ma klucza, i przez kwadrans rodzina siedziała na podeście, bardzo wygodnie.",
    },
    {
      en: "The courtyard kept a little of it. On the stones under the frame, as after a wedding, lay a fine grey down, and in the course of the day the sparrows came for it, one at a time. There will be warm nests about the house this year. Mruk has let it be understood that he makes no claim to rent.",
      pl: "Trochę zostało na podwórku. Na bruku pod trzepakiem, jak po weselu, leżał drobny szary puch i wróble przylatywały po niego pojedynczo. Ciepło im będzie w tym roku pod rynną. Mruk dał do zrozumienia, że czynszu się nie domaga.",
    },
    {
      en: "Afterwards Tomek’s arm hurt and he was proud of it. “Like new,” he said, and took a step back in order to see, on to something that had lain down behind him. There was a short exchange of views. In this way the first hair came to be on the new carpet, and also the first drop of tea.",
      pl: "Potem Tomka bolała ręka i był z niej dumny. „Jak nowy” – powiedział i cofnął się o krok, żeby lepiej widzieć, wprost na coś, co się za nim położyło. Nastąpiła krótka wymiana zdań. I tak na nowym dywanie znalazł się pierwszy włos, a zaraz po nim pierwsza kropla herbaty.",
    },
    {
      en: "He himself did not come off without a brushing. “Since we’re at it,” said Ola, and she went over him twice, with the grain, once more against it. What came off would have made a second cat, a modest one. They laid it on the table for a moment in order to look at it, and were all three rather moved.",
      pl: "Jemu samemu też się nie upiekło. „Skoro już sprzątamy” – powiedziała Ola i przejechała go szczotką dwa razy z włosem, a raz pod włos. Z tego, co zeszło, byłby drugi kot, skromniejszy. Położyli go na chwilę na stole, żeby mu się przyjrzeć, i cała trójka trochę się wzruszyła.",
    },
    {
      en: "When all was over Mruk remained sitting by the frame for some time, as the last guest stays beside an empty dance floor. He tried a claw on the iron. It gave a low, clear note, and up on the first floor a trumpet answered, only slightly flat. One beats what one has, he thought, and blows the rest.",
      pl: "Kiedy było po wszystkim, Mruk posiedział jeszcze przy trzepaku, jak ostatni gość na skraju pustego parkietu. Trącił pazurem żelazo. Odezwało się nisko i czysto, a na pierwszym piętrze odpowiedziała trąbka, tylko trochę za nisko. Każdy trzepie, co ma, pomyślał, a resztę wydmuchuje.",
    },
  ],
};
