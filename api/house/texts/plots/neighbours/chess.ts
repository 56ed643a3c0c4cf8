import type { Plot } from "#api/house/texts/model.ts";

/** Mr Zenon and Staś play chess: at Mr Zenon’s in the cold months, on the bench in the warm ones. */
export const chess: Plot = {
  name: "chess",
  category: "Friendship",
  when: { timeSlot: ["afternoon", "evening"] },
  pictures: [
    {
      place: "kitchen",
      pose: "peek",
      props: ["mug"],
      eyes: "wide",
      en: "Mruk looks over the edge of a kitchen table, beside a mug, and follows something closely",
      pl: "Mruk wygląda znad krawędzi kuchennego stołu, obok kubek, i coś uważnie śledzi",
      when: { between: ["09-11", "04-30"] },
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["kettle", "mug"],
      eyes: "half",
      mouth: "neutral",
      en: "Mruk in a kitchen with a kettle and a mug, folded up and thinking several moves ahead",
      pl: "Mruk w kuchni przy czajniku i kubku, złożony w bochenek, myśli kilka ruchów naprzód",
      when: { between: ["09-11", "04-30"] },
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["mug"],
      eyes: "open",
      en: "Mruk sits in a kitchen beside a mug, as upright as an umpire",
      pl: "Mruk siedzi w kuchni obok kubka, wyprostowany jak sędzia",
      when: { weather: ["rain", "snow"] },
    },
    {
      place: "courtyard",
      pose: "sit",
      props: [],
      eyes: "half",
      en: "Mruk sits in the courtyard as a spectator, very upright",
      pl: "Mruk siedzi na podwórku jako widz, bardzo wyprostowany",
      when: { between: ["05-01", "09-10"], weather: ["clear", "fog", "wind"] },
    },
    {
      place: "courtyard",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches in the courtyard and does not take his eyes off one spot",
      pl: "Mruk przycupnął na podwórku i nie spuszcza oka z jednego miejsca",
      when: { between: ["05-01", "09-10"], weather: ["clear", "fog", "wind"] },
    },
  ],
  wishes: [
    {
      en: "The black knight lacks a bit of its left ear. Mr Zenon says that he got it like that; Staś says that it happened in a charge. Mruk, who had sat down beside the two of them to watch, saw it as soon as the pieces were out. He has a notch in the same place. He wished to speak to that horse.",
      pl: "Czarnemu skoczkowi brakuje kawałka lewego ucha. Pan Zenon mówi, że dostał go już takiego razem z szachownicą, Staś, że to w szarży. Mruk usiadł przy nich popatrzeć i zauważył to, ledwie rozstawili figury. Sam ma nacięcie w tym samym miejscu. Chciał z tym koniem pomówić.",
      endings: [
        {
          titles: [
            ["Two Left Ears", "Lewe ucho w lewe ucho"],
            ["Of One Height, the Horse and the Cat", "Równi wzrostem, koń i kot"],
            ["How Did You Come by Yours?", "A pańskie skąd?"],
          ],
          en: "In the end the black knight was taken. Staś put it down beside the board, like any prisoner, and because he was thinking he put it right in front of Mruk. They were of one height, the horse standing and the cat lying. They looked at each other from the left. Neither asked. When the tin was packed, Mr Zenon counted up to thirty-one and waited.",
          pl: "W końcu czarnego skoczka zbito. Staś odstawił go obok szachownicy, jak każdego jeńca, a ponieważ myślał o czym innym, odstawił go Mrukowi pod sam nos. Byli równego wzrostu, koń na stojąco, kot na leżąco. Patrzyli na siebie z lewej. Żaden nie spytał. Kiedy pan Zenon pakował figury, doliczył do trzydziestu jeden i zaczekał.",
        },
        {
          titles: [
            ["Two Kings and Something with Ears", "Dwaj królowie i ktoś z uchem"],
            ["With One Horse Nobody Wins", "Jednym koniem nikt nie wygra"],
            ["A Draw, with a Horse Left Over", "Remis, a koń został"],
          ],
          en: "After an hour there were three left on the board: two kings and the knight with the ear. “With one horse nobody wins,” said Mr Zenon. Staś offered his hand. Both went to pack up, and the horse had sixty-two squares to itself. Mruk stretched out his neck and touched it on the nose with his own. It rocked, as one does who has understood, and stood.",
          pl: "Po godzinie zostało na szachownicy trzech: dwaj królowie i skoczek bez kawałka ucha. „Jednym koniem nikt nie wygra” – orzekł pan Zenon. Staś podał mu rękę. Zaczęli zbierać resztę, a koń miał dla siebie sześćdziesiąt dwa pola. Mruk wyciągnął szyję i dotknął nosem jego nosa. Koń zachwiał się, jak ktoś, kto zrozumiał, i stanął.",
        },
      ],
    },
    {
      en: "Between Mr Zenon and Staś lay the chessboard: smooth, wooden, with a rim, and exactly as long as Mruk when he is not being measured. It was fully let, with tenants on four rows. But tenants were moving out. Every few minutes one was picked up by the head and went into a tin, and Mruk, at the edge, waited for the middle to fall vacant.",
      pl: "Między panem Zenonem a Stasiem leżała szachownica: gładka, drewniana, z listwą, długości w sam raz takiej jak Mruk, kiedy go nikt nie mierzy. Była cała zajęta, lokatorzy w czterech rzędach. Ale się wyprowadzali. Co kilka minut chwytano któregoś za głowę i szedł do blaszanki, a Mruk czekał przy brzegu, aż zwolni się środek.",
      endings: [
        {
          titles: [
            ["That’s His Strength", "W tym jego siła"],
            ["How Does He Move?", "Jak on chodzi?"],
          ],
          en: "When nothing was left in the middle but a pawn, Mruk moved in. He did it so smoothly that not one piece fell: he lay down on sixteen squares and put his tail round a rook. Staś bent over him. “How does he move?” “He doesn’t,” said Mr Zenon. “That’s his strength.” They played on round the outside, where it is narrow, and were very polite about it.",
          pl: "Kiedy na środku został już tylko pionek, Mruk się wprowadził. Zrobił to tak gładko, że nie przewrócił niczego: położył się na szesnastu polach i objął ogonem wieżę. Staś się pochylił. „Jak on chodzi?” „Nie chodzi – powiedział pan Zenon. – W tym jego siła”. Grali dalej po bokach, gdzie jest wąsko, i byli dla siebie bardzo uprzejmi.",
        },
        {
          titles: [
            ["On the White and on the Black", "Na białym i na czarnym"],
            ["Kept Warm by All That Thinking", "Ciepła od tego myślenia"],
            ["Entered as an Occupation", "Do notesu: zajęte"],
          ],
          en: "The kings went last. Mr Zenon passed his sleeve over the empty board, for the dust, and turned to look for the lid; and then it was no longer empty. It had been kept warm by all that thinking. “You can’t fold it now,” said Staś. Mr Zenon took out his notebook. “Occupied,” he wrote, and under it the hour, and they went on talking across him.",
          pl: "Królowie zeszli na końcu. Pan Zenon przetarł pustą szachownicę rękawem, odwrócił się po wieczko, a wtedy przestała być pusta. Od tego całego myślenia była jeszcze ciepła. „Teraz pan jej nie złoży” – powiedział Staś. Pan Zenon wyjął notes. „Zajęte” – zapisał, pod spodem godzinę, i rozmawiali dalej nad Mrukiem.",
        },
      ],
    },
    {
      en: "One of Mr Zenon’s pawns is a brass screw. The right one went astray before Staś was born, and the screw does what a pawn does, one step forward, with more of a shine. The two had just begun their game. Mruk sat by the board, a hand’s breadth from the screw, and had seen at once that nobody had ever let it roll.",
      pl: "Jeden z pionków pana Zenona jest mosiężną śrubką. Właściwy przepadł, zanim Staś przyszedł na świat, a śrubka robi to co pionek, krok do przodu, tylko się bardziej świeci. Gra właśnie się zaczęła. Mruk siedział przy szachownicy, o dłoń od śrubki, i od razu zobaczył, że nikt nigdy nie dał jej się potoczyć.",
      endings: [
        {
          titles: [
            ["It Came Back by Itself", "Sama z siebie wróciła"],
            ["A Thick End and a Thin One", "Z jednej strony gruba, z drugiej cienka"],
            ["Round a Head on the Thick Side", "Kółko i z powrotem"],
          ],
          en: "At last the screw was taken, and stood at the edge among the beaten. Mruk tipped it over. A screw has a thick end and a thin one; it rolled away, drew a neat circle round the tin, and came to rest in front of the paw that had sent it. He sent it off again. Mr Zenon and Staś drew in their elbows, to leave the road clear.",
          pl: "Wreszcie śrubkę zbito i stanęła na brzegu wśród pokonanych. Mruk ją przewrócił. Śrubka ma koniec gruby i cienki, więc potoczyła się, zrobiła równe kółko wokół blaszanki i zatrzymała się przed tą samą łapą, spod której wyruszyła. Puścił ją jeszcze raz. Pan Zenon i Staś cofnęli łokcie, żeby miała wolną drogę.",
        },
        {
          titles: [
            ["On the Last Row, Anything", "Za ostatnim rzędem"],
            ["With What? The Queens Were in Use", "Czym? Hetmany były zajęte"],
            ["What Became of the Screw", "Co wyrosło ze śrubki"],
          ],
          en: "Nobody took the screw. It went forward, step by step, past everything, and on the last row it had the right to become a queen. “With what?” said Mr Zenon; the queens were all in use. Staś took Mruk’s bell between two fingers, looked at the screw, and let go again. “It can stay as it is,” he said. Mruk walked round and watched it shine from behind.",
          pl: "Śrubki nikt nie zbił. Szła krok za krokiem, minęła wszystko i w ostatnim rzędzie miała prawo zostać damą. „Ale którą?” – spytał pan Zenon, bo obie damy były zajęte. Staś ujął w dwa palce dzwonek przy obroży Mruka, popatrzył na śrubkę i puścił. „Niech zostanie, jaka jest” – powiedział. Mruk obszedł szachownicę i oglądał, jak świeci od tyłu.",
        },
      ],
    },
    {
      en: "In the left pocket of Mr Zenon’s jacket there was a smoked sprat, in paper. It was for afterwards. Whoever won, Mr Zenon had said to Staś as they set up the pieces, would be allowed to share it out. Mruk had sat down by the chessboard, on the side of the pocket. He did not mind who won, but he wanted it to be soon.",
      pl: "W lewej kieszeni marynarki pana Zenona leżała szprotka, wędzona, w papierze. Była na potem. Kto wygra, powiedział pan Zenon do Stasia, kiedy rozstawiali figury, ten ją podzieli. Mruk zajął miejsce przy szachownicy, od strony kieszeni. Było mu wszystko jedno kto, byle prędko.",
      endings: [
        {
          titles: [
            ["Head, Middle, Tail", "Głowa, środek, ogon"],
            ["Because He Had Sat Still", "Za to, że siedział spokojnie"],
            ["The Winner Had Nothing Left", "Zwycięzca obszedł się smakiem"],
          ],
          en: "Mr Zenon won and unfolded the paper. A sprat has three parts, and he went by age. Staś, as the youngest, got the middle. Mruk got the head, because he had sat still, and the tail, because he was still sitting. Then the paper was empty. Mr Zenon looked at it for a while, folded it along the old creases and licked his thumb.",
          pl: "Wygrał pan Zenon i rozwinął papier. Szprotka ma trzy części, a dzielił od najmłodszego. Staś dostał środek. Mruk dostał głowę, bo siedział spokojnie, i ogon, bo siedział dalej. Wtedy papier był pusty. Pan Zenon chwilę na niego patrzył, złożył go po starych zagięciach i oblizał kciuk.",
        },
        {
          titles: [
            ["To Be Continued, with Sprat", "Ciąg dalszy, ze szprotką"],
            ["Sealed Move, Opened Paper", "Ruch w kopercie, szprotka bez"],
          ],
          en: "Neither of them won. It grew late, and Mr Zenon wrote his next move on a slip and put it in the tin, for tomorrow. “And the sprat?” said Staś. They considered whether a sprat can be adjourned. All three bent over the pocket and smelled it, and two were of the opinion that it could not. The third already had it by the tail.",
          pl: "Nie wygrał nikt. Zrobiło się późno, więc pan Zenon zapisał następny ruch na karteczce i schował do blaszanki, na jutro. „A szprotka?” – zapytał Staś. Rozważali, czy szprotkę można odroczyć. Wszyscy trzej pochylili się nad kieszenią i powąchali, i dwaj uznali, że nie można. Trzeci trzymał ją już za ogon.",
        },
      ],
    },
    {
      en: "Two people were staring at one spot, and did not move. Mruk knows what that means. It is the only way to do it: you sit, you breathe through the nose, and you wait for it to come out. That Mr Zenon and Staś had put a board over the hole, with little figures on it, was odd, but every hunter has his method. He sat down as the third.",
      pl: "Dwaj ludzie patrzyli w jedno miejsce i nie ruszali się. Mruk wie, co to znaczy. Inaczej się nie da: siedzi się, oddycha nosem i czeka, aż wyjdzie. Że pan Zenon i Staś położyli na dziurze szachownicę, a na niej figurki, to było dziwne, ale każdy poluje po swojemu. Usiadł przy nich jako trzeci.",
      endings: [
        {
          titles: [
            ["There It Was", "No i wyszło"],
            ["He Saw It First", "Kto pierwszy zobaczył"],
          ],
          en: "Then it came. Mruk felt it in his whiskers: between the rook and the corner something was about to happen. He put out a paw and laid it on the empty square. “Get off, that’s—” said Staś, and broke off, and looked at the square. Mr Zenon looked at it, too. He took hold of his king by the crown and laid it gently on its side.",
          pl: "I wtedy wyszło. Mruk poczuł to w wąsach: między wieżą a rogiem coś się szykowało. Wysunął łapę i położył ją na pustym polu. „Zabierz, bo tam…” – zaczął Staś, urwał i popatrzył na to pole. Pan Zenon też popatrzył. Potem ujął swojego króla za koronę i położył go ostrożnie na boku.",
        },
        {
          titles: [
            ["In the Crack down the Middle", "W szparze przez środek"],
            ["All Three Pounced", "Rzucili się na to we trzech"],
            ["Older Than the Game", "Starsze niż partia"],
          ],
          en: "When everything had been cleared away, Mr Zenon folded the board, and something jumped out of the crack down the middle. All three pounced. It was under Mr Zenon’s palm, under Staś’s, and on top was a white paw. They drew away one after another, from above. It was a poppy seed, quite dry. “That’s what it was,” said Mr Zenon, and offered it to Mruk.",
          pl: "Kiedy wszystko było zebrane, pan Zenon złożył szachownicę i ze szpary przez środek coś wyskoczyło. Rzucili się we trzech. Było pod dłonią pana Zenona, pod dłonią Stasia, a na wierzchu leżała biała łapa. Cofali się po kolei, od góry. Ziarnko maku, całkiem suche. „To to było” – powiedział pan Zenon i podał je Mrukowi.",
        },
      ],
    },
    {
      en: "Staś has a hand for moving and a hand for thinking. With the right he plays; the left, when Mr Zenon presses him, looks about for something, and Mruk had sat down by the chessboard where it was bound to find him. It does not know that it is stroking. The harder the game, the longer it lasts. Mruk wished Staś a very hard one.",
      pl: "Staś ma rękę do grania i rękę do myślenia. Prawą przesuwa, a lewa, kiedy pan Zenon go przyciśnie, czegoś szuka, i Mruk usiadł przy szachownicy tak, żeby znalazła jego. Sama nie wie, że głaszcze. Im trudniejsza partia, tym dłużej to trwa, więc Mruk życzył Stasiowi bardzo trudnej.",
      endings: [
        {
          titles: [
            ["Fourteen Minutes for One Move", "Czternaście minut na ruch"],
            ["From the Notch to the Tail and Back", "Od nacięcia po ogon i z powrotem"],
            ["He Could Not See a Way Out", "Nie było wyjścia, na szczęście"],
          ],
          en: "Staś saw no way out. He looked for fourteen minutes, chin on the board, and the left hand went from the notch to the tail and back, each time slower. “You can give up,” said Mr Zenon. “I’m still thinking,” said Staś, who had long lost the thread and had his cheek in Mruk’s fur. Mr Zenon reached for his watch and left it.",
          pl: "Staś nie widział wyjścia. Szukał go przez czternaście minut, z brodą na szachownicy, a lewa ręka chodziła od nacięcia po ogon i z powrotem, za każdym razem trochę wolniej. „Możesz się poddać” – powiedział pan Zenon. „Jeszcze myślę” – odparł Staś, który dawno zgubił wątek i leżał już policzkiem w sierści. Pan Zenon sięgnął po zegarek i zostawił go tam, gdzie był.",
        },
        {
          titles: [
            ["Once More from the Beginning", "Jeszcze raz od początku"],
            ["He Put Up Both Arms", "Obie ręce w górę, a kot?"],
          ],
          en: "Staś won. He could not believe it and put up both arms, the stroking one as well, and Mruk sat there in the cold. “How did I do that?” asked Staś. Mr Zenon opened his notebook, in which every move was written down. They set it all up again. At the seventh, where the trouble had started, the left hand came back.",
          pl: "Staś wygrał. Nie mógł w to uwierzyć i podniósł obie ręce, tę od głaskania też, a Mruk został bez niczego. „Jak ja to zrobiłem?” – zapytał Staś. Pan Zenon otworzył notes, w którym stał każdy ruch. Ustawili wszystko od nowa i zaczęli od pierwszego. Przy siódmym, kiedy wtedy zrobiło się ciężko, lewa ręka wróciła.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "“Touched is moved,” said Mr Zenon. It is the only rule with him that knows no exception: whoever touches a piece must play it, and he had said it looking not at Staś but lower. Mruk pulled in his paws, then his whiskers. He has a great deal that can touch, and on the board they stood so close that he hardly dared to breathe out.",
      pl: "„Dotknięta, ruszona” – powiedział pan Zenon. To jedyna zasada, która nie zna u niego wyjątku: kto dotknie figury, musi nią zagrać, a mówiąc to, patrzył nie na Stasia, tylko niżej. Mruk schował łapy, potem wąsy. Ma dużo tego, czym można dotknąć, a figury stały tak gęsto, że bał się odetchnąć.",
      turns: [
        {
          titles: [
            ["Now You Must Move the Cat", "No to rusz się kotem"],
            ["A Rule Is a Rule", "Przepis to przepis, i już"],
            ["Touched Behind the Ear", "Dotknięty za uchem"],
          ],
          en: "Staś, deep in thought, scratched Mruk behind the ear. “Touched,” said Mr Zenon. There was nothing for it: a rule is a rule, and the cat had to be moved. Staś took him round the middle, lifted him in a long diagonal over both armies and set him down again, nine kilos, a little nearer than before. Mr Zenon entered it as a move and replied with a pawn.",
          pl: "Staś w zamyśleniu podrapał Mruka za uchem. „Dotknięty” – powiedział pan Zenon. Nie było rady, zasada jest zasadą, kota trzeba było ruszyć. Staś ujął go wpół, przeniósł po długiej przekątnej nad oboma wojskami i postawił, całe dziewięć kilo, trochę bliżej niż przedtem. Pan Zenon zapisał to jako ruch i odpowiedział pionkiem.",
        },
        {
          titles: [
            ["Played by the Tail", "Ogonem, ale jak!"],
            ["It Pointed at the Corner", "Wskazał na róg"],
          ],
          en: "Nobody had thought of the tail. It came round from behind, as it does when it is bored, and laid its tip on Mr Zenon’s own bishop. He stared at it. Then he did what he would have asked of anybody and moved the bishop to where the tail was pointing. After a minute he saw how good it was. After that Mruk could breathe as he liked.",
          pl: "O ogonie nikt nie pomyślał. Wysunął się zza Mruka, jak zwykle, kiedy się nudzi, i położył czubek na gońcu samego pana Zenona. Pan Zenon długo patrzył. Potem zrobił to, czego żądałby od każdego, i przesunął gońca tam, dokąd wskazywał ogon. Po minucie zobaczył, jakie to dobre. Odtąd Mruk mógł oddychać, jak chciał.",
        },
      ],
    },
    {
      en: "Mr Zenon had laid his watch beside the board, a thing like an onion, with its lid open. While it ticked, nobody who was not playing was to make a sound. Mruk’s bell does not ring of its own accord. But it had seldom been asked so strictly, and whichever way he leaned, he felt the little pea inside roll up to the edge.",
      pl: "Pan Zenon położył obok szachownicy zegarek jak cebula, z otwartą kopertą. Dopóki tykał, kto nie grał, nie miał prawa wydać dźwięku. Dzwonek Mruka nie dzwoni sam z siebie, ale rzadko żądano tego od niego tak surowo. W którąkolwiek stronę Mruk się nachylił, czuł, jak groszek w środku toczy się ku krawędzi.",
      turns: [
        {
          titles: [
            ["Not There, Staś", "Nie tam, Stasiu"],
            ["It Rang Exactly Once", "Zadzwonił raz, w porę"],
          ],
          en: "It rang. It rang once, at the moment when Staś’s fingers were above his queen, and they stopped. Staś looked at the queen, and at the square to which she had been about to go, and went white. “He warned me!” “A bell’s a bell,” said Mr Zenon, who had already been reaching out. But he shut the watch, and after that noise was permitted.",
          pl: "Zadzwonił. Raz, akurat wtedy, kiedy palce Stasia były nad damą, i palce stanęły. Staś popatrzył na damę, na pole, na które miała iść, i zbielał jak jego wojsko. „Ostrzegł mnie!” „Dzwonek to dzwonek” – powiedział pan Zenon, który już wyciągał rękę. Ale zegarek zamknął i odtąd można było hałasować do woli.",
        },
        {
          titles: [
            ["Where Did the Time Go?", "Gdzie się podział czas?"],
            ["The Watch Had It Warm", "Zegarkowi było ciepło"],
          ],
          en: "To be on the safe side Mruk sat down, softly, on the next thing that was round. The ticking grew faint and ceased. Mr Zenon reached for the watch and felt fur. “How long have I got?” asked Staś. Mr Zenon tried from the left and from the right. “As long as he has,” he said. They both leaned back and began to talk like human beings.",
          pl: "Na wszelki wypadek Mruk usiadł, miękko, na pierwszej okrągłej rzeczy. Tykanie przycichło i ustało. Pan Zenon sięgnął po zegarek i natrafił na sierść. „Ile mam czasu?” – spytał Staś. Pan Zenon spróbował z lewej, spróbował z prawej. „Tyle co on” – powiedział. Obaj odchylili się do tyłu i zaczęli rozmawiać jak ludzie.",
        },
      ],
    },
    {
      pays: ["halt"],
      en: "After the third move it turned out that Mr Zenon had no more than one rook. He has two every time. They looked in the tin, under his cap and in Staś’s sleeves. “It can’t have gone for a walk,” said Mr Zenon, and nobody was allowed to stir until it was there. He looked longest at Mruk, and Mruk was asked to stand up, twice.",
      pl: "Po trzecim ruchu okazało się, że pan Zenon ma tylko jedną wieżę. Za każdym razem ma dwie. Zajrzeli do blaszanki, pod czapkę i Stasiowi do rękawów. „Przecież nie poszła na spacer” – powiedział pan Zenon i nikomu nie było wolno się ruszyć, dopóki się nie znajdzie. Najdłużej patrzył na Mruka. Mruka dwa razy poproszono, żeby wstał.",
      turns: [
        {
          titles: [
            ["Trying to Write with a Castle", "Czy da się pisać wieżą?"],
            ["Behind the Ear, for Safety", "Za uchem, żeby nie zginęła"],
          ],
          en: "Mr Zenon gave it up and wished to make a note of the loss. He took the pencil from behind his ear, licked it, and pressed it to the paper. It did not write. It was short, black and had battlements. “That’s it,” said Staś. The pencil stood on the board in the corner, where it had been a rook for ten minutes, unnoticed by either side.",
          pl: "Pan Zenon dał za wygraną i chciał odnotować stratę. Wyjął ołówek zza ucha, poślinił i przyłożył do kartki. Nie pisał. Był krótki, czarny i miał blanki. „To ona” – powiedział Staś. Ołówek stał na szachownicy, w samym rogu, gdzie od dziesięciu minut był wieżą i żadna ze stron niczego nie zauważyła.",
        },
        {
          titles: [
            ["A Key Will Do", "Może być klucz"],
            ["At “Laundry” Staś Nodded", "Przy pralni Staś kiwnął głową"],
            ["The Laundry on the Corner Square", "Pralnia na rogu szachownicy"],
          ],
          en: "“Then a key will do,” said Mr Zenon. He went through the whole ring, all forty, for a rook has to be heavy and straight, and with each of them he said what it was for. At “laundry” Staś nodded. They stood it up in the corner. It looked better than the old one, and the others rang so prettily that Mruk’s standing up was forgotten.",
          pl: "„Może być klucz” – uznał pan Zenon. Przejrzał całe kółko, wszystkie czterdzieści, bo wieża musi być ciężka i prosta, i przy każdym mówił, od czego jest. Przy pralni Staś skinął głową. Postawili go w rogu. Wyglądał lepiej niż tamta, a klucze, których nie wybrano, dzwoniły tak ładnie, że o Mruku zapomniano.",
        },
      ],
    },
    {
      pays: ["regulation"],
      en: "For spectators there is a regulation. Mr Zenon had it in his notebook, on the page with the hinges: they are silent, they make no faces, and they keep a broom’s length away. He laid the broom between the board and Mruk, to show what he meant. It is a long broom. From the far end the pieces were the size of beans, and the rest was smaller.",
      pl: "Widzów dotyczy przepis. Pan Zenon miał go w notesie, na stronie z zawiasami: milczą, nie robią min i trzymają się na odległość miotły. Położył miotłę między szachownicą a Mrukiem, żeby było jasne. To długa miotła. Z drugiego jej końca figury były wielkości fasoli, a cała reszta jeszcze mniejsza.",
      turns: [
        {
          titles: [
            ["The Boundary Came Too", "Granica szła z nim"],
            ["Still a Broom’s Length Away", "Wciąż o miotłę stąd"],
          ],
          en: "Mruk sat down on the bristles, which are good to sit on, and thought. Mr Zenon, who needed something to hold while he was thinking, drew the broom in by its handle: a little, then, when things became serious, more. He did not look up. In the end the broom lay across his knees, and at the end of it, in full accordance with the regulation, sat Mruk.",
          pl: "Mruk usiadł na włosiu, bo dobrze się na nim siedzi, i myślał. Pan Zenon, który przy myśleniu lubi coś trzymać, przyciągał miotłę za kij: najpierw trochę, a gdy na szachownicy zrobiło się poważnie, więcej. Nie podnosił głowy. W końcu miotła leżała mu na kolanach, a na jej końcu, w pełnej zgodzie z przepisem, siedział Mruk.",
        },
        {
          titles: [
            ["Appointed on the Spot", "Mianowany od ręki"],
            ["Seconds May Come Near", "Sekundantowi wolno bliżej"],
          ],
          en: "“He isn’t a spectator,” said Staś, “he’s my second.” Mr Zenon turned the page, and the one after it. About seconds there was nothing. What is not in the notebook is permitted; he always says so to the tenants, though seldom with pleasure. He lifted the broom aside with two fingers. “But no whispering,” he said, and Mruk came up to the rim.",
          pl: "„On nie jest widzem – powiedział Staś – on jest moim sekundantem”. Pan Zenon przewrócił kartkę i jeszcze jedną. O sekundantach nie było nic. Co nie stoi w notesie, jest dozwolone, tak zawsze mówi lokatorom, choć rzadko chętnie. Odsunął miotłę dwoma palcami. „Tylko bez podpowiadania” – zastrzegł, i Mruk podszedł do samej listwy.",
        },
      ],
    },
    {
      pays: ["halt"],
      en: "Then they fell out over castling. At school, said Staś, the king goes two steps and the rook hops over him. Where Mr Zenon learnt it, the king went as far as he thought fit. Each had two fingers on the crown and neither let go. Everything stood still, with what Mruk wanted somewhere behind it, and the king was slowly getting warm.",
      pl: "Wtedy poróżnili się o roszadę. W szkole, mówił Staś, król idzie dwa kroki, a wieża go przeskakuje. Tam, gdzie uczył się pan Zenon, król szedł tak daleko, jak uważał. Każdy trzymał dwa palce na koronie i żaden nie puszczał. Wszystko stanęło, razem z tym, czego chciał Mruk, a król powoli robił się ciepły.",
      turns: [
        {
          titles: [
            ["In Which Fist Is the Truth?", "W której pięści racja?"],
            ["Left Smelled of Pocket", "Lewa, bo pachniała kieszenią"],
          ],
          en: "Mr Zenon proposed lots. He shuffled two pawns under the board and held out his fists: white was his way, black the school’s. But who should choose? Both fists sank to the height of Mruk. The right one smelled of broom. The left smelled of pocket, and he put his nose to it. It was black. “The school, then,” said Mr Zenon, and took his fingers off the crown.",
          pl: "Pan Zenon zaproponował losowanie. Schował pod szachownicą dwa pionki, pomieszał i wyciągnął pięści: biały jest za nim, czarny za szkołą. Ale kto ma wybrać? Pięści zjechały na wysokość Mruka. Prawa pachniała miotłą. Lewa pachniała kieszenią i Mruk przytknął do niej nos. Wypadł czarny. „Czyli szkoła” – powiedział pan Zenon i zabrał palce z korony.",
        },
        {
          titles: [
            ["The Third Yawn Decided It", "Rozstrzygnęło trzecie ziewnięcie"],
            ["Whose Fingers Left First?", "Kto puścił pierwszy?"],
          ],
          en: "Mruk yawned. He did it with all his teeth, over the middle of the board. Staś held out for a moment and yawned, too; and a man who has watched a cat and a boy can resolve what he likes. Mr Zenon’s moustache rose. Nobody yawns with two fingers on a crown. The king stood there alone, and Staś, who was younger and finished sooner, castled.",
          pl: "Mruk ziewnął. Zrobił to wszystkimi zębami, nad samym środkiem szachownicy. Staś chwilę się bronił i ziewnął też, a kto widział z bliska kota i chłopca, może sobie postanawiać, co chce. Panu Zenonowi uniosły się wąsy. Nikt nie ziewa z palcami na koronie. Król stał sam, i Staś, który był młodszy i skończył wcześniej, zrobił roszadę.",
        },
      ],
    },
    {
      pays: ["halt"],
      en: "It was Mr Zenon’s move, and had been for some time. He was thinking. When he thinks he goes a long way off, and what he does not need he leaves behind; this time it was his right hand, which lay, palm upwards, across Mruk’s path. Staś looked at the hand and at Mruk, who stood before it as before a level crossing.",
      pl: "Ruch należał do pana Zenona, i to od dość dawna. Pan Zenon myślał. Kiedy myśli, odchodzi daleko, a czego mu nie trzeba, zostawia na miejscu; tym razem zostawił prawą rękę, która leżała Mrukowi w poprzek drogi, wnętrzem do góry. Staś patrzył na nią i na Mruka, który stał przed ręką jak przed szlabanem.",
      turns: [
        {
          titles: [
            ["Forty Keys and One Paw", "Czterdzieści kluczy i łapa"],
            ["Only One, Only for an Instant", "Tylko jedną i tylko na chwilę"],
            ["Which Floor, Please?", "Które piętro?"],
          ],
          en: "On Mr Zenon’s belt hung the ring. Mruk reached up and put a paw on it, only one, only for an instant, and forty keys said what they had to say. Mr Zenon was on his feet. “Which floor?” he asked. There was no floor. He looked from the boy to the cat, sat down, gathered in his hand and made the move at once, as if that had been it.",
          pl: "U paska pana Zenona wisiało kółko. Mruk sięgnął i dotknął go łapą, jedną, na chwilę, i czterdzieści kluczy powiedziało swoje. Pan Zenon był już na nogach. „Które piętro?” – spytał. Nie było żadnego piętra. Popatrzył na chłopca, na kota, usiadł, zabrał rękę i od razu wykonał ruch, jakby o to właśnie chodziło.",
        },
        {
          titles: [
            ["Two Forward, by Touch", "Na ślepo, po sierści"],
            ["What Has Four Feet and Is Warm?", "Co to jest, ciepłe i kroczy?"],
          ],
          en: "Since the hand was open, Mruk put his chin in it. The fingers closed a little and began to feel: one ear, a whole one; one ear with a notch. “Horse,” murmured Mr Zenon from far away, “two forward, one to the side.” It was a splendid move, and Staś made it for him. Then Mr Zenon saw what he was holding, and excused himself.",
          pl: "Skoro ręka była otwarta, Mruk położył na niej brodę. Palce zamknęły się trochę i zaczęły badać: ucho, całe; ucho z nacięciem. „Koń – mruknął pan Zenon z daleka – dwa w przód, jeden w bok”. Był to świetny ruch i Staś wykonał go za niego. Dopiero wtedy pan Zenon zobaczył, co trzyma, i przeprosił.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "“Why can the queen do everything,” asked Staś, “and the king hardly walks?” No adult had ever asked Mr Zenon that. He thought of the house, of fuses, of gutters, and of who is fetched at night. “Because he’s got the keys,” he said, and shook his own, all forty, by way of illustration. Staś looked at the king with other eyes, and straightened him on his square.",
      pl: "„Czemu dama może wszystko – zapytał Staś – a król ledwie chodzi?” Żaden dorosły nigdy pana Zenona o to nie zapytał. Pomyślał o kamienicy, o bezpiecznikach, o rynnach i o tym, po kogo się przychodzi w nocy. „Bo on ma klucze” – powiedział i na dowód potrząsnął swoimi, wszystkimi czterdziestoma. Staś spojrzał na króla innym okiem i poprawił go na polu.",
    },
    {
      unless: ["halt"],
      en: "Staś had a trick from school: whoever means to attack on the right looks to the left. So he gazed at the left-hand corner, in which there was nothing, until his eyes watered. Mr Zenon was looking at the boy’s ears. They go red when he sees something, always the one on the side where it is, and Mr Zenon drew back his bishop on the right.",
      pl: "Staś znał ze szkoły sztuczkę: kto chce uderzyć z prawej, patrzy w lewo. Wpatrywał się więc w lewy róg, w którym nic nie było, aż mu oczy zwilgotniały. Pan Zenon nie szedł za jego wzrokiem. Patrzył na uszy. Czerwienią się, kiedy chłopiec coś widzi, zawsze to od właściwej strony, i pan Zenon cofnął gońca z prawej.",
    },
    {
      unless: ["regulation"],
      en: "A gentleman from Staircase B came up with a light bulb in his hand. “Is the caretaker free?” “In nine moves,” said Mr Zenon, without raising his head. The gentleman nodded and waited. After a while he coughed; after another he could bear it no longer and pointed at something with the bulb. Nobody had asked him. It was good advice, and he was given a place to sit.",
      pl: "Podszedł pan z klatki B, z żarówką w ręku. „Czy pan dozorca jest wolny?” „Za dziewięć ruchów” – odparł pan Zenon, nie podnosząc głowy. Pan skinął i czekał. Po chwili chrząknął, po drugiej nie wytrzymał i wskazał coś żarówką. Nikt go nie pytał. Rada była dobra i zrobiono mu miejsce.",
    },
    {
      unless: ["halt"],
      en: "Staś was eating a roll with jam. He does it in order, roll in the left hand, pieces in the right, a bite and a move by turns. All went well up to the fifth. Then Mr Zenon said “Check”, and Staś bit a bishop and set the roll down firmly between two pawns. They looked. “Threatens nothing,” said Mr Zenon, “but it’s well protected.”",
      pl: "Staś jadł bułkę z dżemem. Robi to porządnie: w lewej bułka, w prawej figury, raz kęs, raz ruch. Do piątego szło dobrze. Wtedy pan Zenon powiedział „szach” i Staś ugryzł gońca, a bułkę postawił stanowczo między dwoma pionkami. Obaj popatrzyli. „Nic nie atakuje – ocenił pan Zenon – ale dobrze broniona”.",
    },
    {
      en: "Somebody on the stairs wanted to know whether Staś had done his sums. “We’re at it,” called Mr Zenon. They had to be, then. One grain on the first square, said Mr Zenon, two on the second, four on the third, and always double. Staś counted under his breath along the rim. On the eleventh, at 1,024, he was told to stop. “And who’s going to sweep that up?”",
      pl: "Ktoś na schodach chciał wiedzieć, czy Staś odrobił rachunki. „Właśnie odrabia!” – zawołał pan Zenon. Skoro tak, trzeba było. Na pierwszym polu jedno ziarnko, mówił pan Zenon, na drugim dwa, na trzecim cztery i zawsze podwójnie. Staś liczył szeptem wzdłuż listwy. Na jedenastym, przy 1024, pan Zenon go zatrzymał. „A kto to zamiecie?”",
    },
    {
      unless: ["halt"],
      en: "Mr Zenon does not say “rook” when he is deep in it. He has two rooks, and they are Staircase A and Staircase B; the bishops are chimneys, and what stands in front are the tenants. “If I open up B now,” he muttered, “there’ll be a draught in the whole middle.” Staś, who plays by the book, looked and felt it on his neck. He moved a tenant into it.",
      pl: "Pan Zenon, kiedy się zamyśli, nie mówi „wieża”. Ma dwie i są to klatka A i klatka B, gońce to kominy, a to, co stoi z przodu, to lokatorzy. „Jak teraz otworzę B – mruczał – będzie przeciąg przez cały środek”. Staś, który gra według książki, spojrzał i poczuł to na karku. Zasłonił się lokatorem.",
    },
    {
      en: "Mr Zenon was taught by a barber who used to move once a week, on Saturdays, between two customers. “And who won?” asked Staś. They had not finished. The barber moved to Radom, and the position is on the last page of the notebook, in pencil, gone over twice so that it keeps. Staś examined it. “Whose move is it?” “His,” said Mr Zenon.",
      pl: "Pana Zenona uczył fryzjer, który robił jeden ruch na tydzień, w sobotę, między klientami. „I kto wygrał?” – zapytał Staś. Nie skończyli. Fryzjer przeniósł się do Radomia, a pozycja stoi na ostatniej stronie notesu, ołówkiem, dwa razy poprawiona, żeby się nie starła. Staś obejrzał ją uważnie. „Czyj ruch?” „Jego” – powiedział pan Zenon.",
    },
    {
      when: { heating: true, between: ["10-15", "03-31"] },
      unless: ["halt"],
      en: "The kettle in Mr Zenon’s kitchen came to the boil, and he let it, for he was attacking. The steam went up the window pane, over the shelf with the spare fuses, and at last over the board. Staś breathed on his knight and polished it. When Mr Zenon came back with two glasses of tea, the knight stood somewhere else, and neither mentioned it.",
      pl: "U pana Zenona w kuchni zagotował się czajnik, a pan Zenon mu pozwolił, bo atakował. Para szła po szybie, po półce z bezpiecznikami, na koniec po szachownicy. Staś chuchnął na skoczka i przetarł go rękawem. Kiedy pan Zenon wstał i wrócił z dwiema szklankami herbaty, skoczek stał gdzie indziej i żaden o tym nie wspomniał.",
    },
    {
      when: { between: ["05-10", "08-31"], weather: ["clear", "wind"], timeSlot: ["afternoon"] },
      en: "Down on the bench in the courtyard things fall on to the board. A ladybird had landed among the pawns, red, with seven points. It walked along the edge of a black square, turned at the corner, and kept on, strictly straight. “Rook,” said Staś under his breath. It opened its back and flew off over everybody. Mr Zenon watched it go. “Knight,” he said.",
      pl: "Na ławce na podwórku wszystko spada na szachownicę. Między pionkami wylądowała biedronka, czerwona, z siedmioma kropkami. Szła po brzegu czarnego pola, skręciła na rogu i dalej, ściśle prosto. „Wieża” – szepnął Staś. Biedronka otworzyła plecy i przefrunęła nad wszystkimi. Pan Zenon odprowadził ją wzrokiem. „Skoczek” – powiedział.",
    },
  ],
};
