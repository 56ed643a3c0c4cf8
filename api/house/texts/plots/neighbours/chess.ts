import type { Picture, Plot } from "#api/house/texts/model.ts";

/**
 * A picture of him beside a player: on the table in the lodge, or on a dry day of the warm months on the bench. Between
 * him and a player there is room for the board, which a bench cannot hold; from near it is out of sight.
 */
function wherePlayed(
  moment: Pick<Picture, "pose" | "eyes" | "look" | "company">,
  bench: Partial<Picture> = { pose: "loaf", camera: "close", company: "nobody" },
): readonly Picture[] {
  const atTable: Picture = { ...moment, place: "lodge table", props: ["chessboard"], posture: "sitting" };
  const onBench: Picture = {
    ...moment,
    place: "courtyard",
    props: [],
    look: moment.look ?? "away",
    on: "bench",
    ...bench,
  };
  return [
    { ...atTable, when: { between: ["09-11", "04-30"] } },
    { ...atTable, when: { between: ["05-01", "09-10"], weather: ["rain", "snow", "fog"] } },
    { ...onBench, when: { between: ["05-01", "09-10"], weather: ["clear", "wind"] } },
  ];
}

/** Mr Zenon and Staś play chess: at Mr Zenon’s in the cold months, on the bench in the warm ones. */
export const chess: Plot = {
  name: "chess",
  category: "Friendship",
  when: { timeSlot: ["afternoon", "evening"] },
  wishes: [
    {
      en: "The black knight lacks a bit of his left ear. Mr Zenon says that the piece came like that; Staś says that it happened in a charge. Mruk, who had sat down beside the two of them to watch, saw it as soon as the pieces were out. He has a notch in the same place. He wished to speak to that horse.",
      pl: "Czarnemu skoczkowi brakuje kawałka lewego ucha. Pan Zenon mówi, że dostał go już takiego razem z szachownicą, Staś, że to w szarży. Mruk usiadł przy nich popatrzeć i zauważył to, ledwie rozstawili figury. Sam ma nacięcie w tym samym miejscu. Chciał z tym koniem pomówić.",
      picture: wherePlayed(
        { pose: "sit", eyes: "open", look: "away", company: "stas" },
        { camera: "half", company: "stas", posture: "sitting" },
      ),
      endings: [
        {
          titles: [
            ["Two Left Ears", "Lewe ucho w lewe ucho"],
            ["A Horse as Tall as a Cat", "Koń wzrostu kota"],
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
          en: "After an hour there were three left on the board: two kings and the knight with the ear. “With one horse nobody wins,” said Mr Zenon. Staś offered his hand. Both went to pack up, and the horse had sixty-two squares to itself. Mruk stretched out his neck and touched it on the nose with his own. It rocked, like somebody who has understood, and came to rest.",
          pl: "Po godzinie zostało na szachownicy trzech: dwaj królowie i skoczek bez kawałka ucha. „Jednym koniem nikt nie wygra” – orzekł pan Zenon. Staś podał mu rękę. Zaczęli zbierać resztę, a koń miał dla siebie sześćdziesiąt dwa pola. Mruk wyciągnął szyję i dotknął nosem jego nosa. Koń zachwiał się, jak ktoś, kto zrozumiał, i stanął.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the barber"],
          titles: [
            ["A Postcard to Radom", "Kartka do Radomia"],
            ["The Barber’s Move at Last", "Ruch za fryzjera"],
          ],
          en: "When their own game was over Staś wanted to see the barber’s, and they set it up from the last page. The black knight stood alone by the rim. Mruk stretched out his neck at last and touched it, nose to nose, and it shifted two squares, and a bit to the side. Mr Zenon stared. He looked at it from the barber’s end. Then he asked Staś for a postcard, and a stamp for Radom.",
          pl: "Kiedy ich własna partia się skończyła, Staś chciał zobaczyć tamtą i ustawili ją z ostatniej strony notesu. Czarny skoczek stał sam przy listwie. Mruk nareszcie wyciągnął szyję i dotknął go, nos w nos, a koń przesunął się o dwa pola i trochę w bok. Pan Zenon wytrzeszczył oczy. Obejrzał to od strony fryzjera. Potem spytał Stasia o pocztówkę i o znaczek do Radomia.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the jam"],
          titles: [
            ["Jam, and on That Ear", "Dżem, i to na uchu"],
            ["He Washed Him, for a Start", "Na początek go umył"],
          ],
          en: "Jam travels. From the bishop it had got to Staś’s thumb, and from the thumb to the black knight, who stood among the prisoners with a red smear just where his ear is missing. Mruk knows how such a place itches. He bent down and licked it clean, with care, from behind, as he does his own, and when Mr Zenon came to pack up, that horse shone and was still wet, so it was packed last.",
          pl: "Dżem wędruje. Z gońca przeszedł Stasiowi na kciuk, a z kciuka na czarnego skoczka, który stał wśród jeńców z czerwoną smugą akurat tam, gdzie brakuje ucha. Mruk wie, jak takie miejsce swędzi. Pochylił się i wylizał je starannie, od tyłu, jak własne, a gdy pan Zenon zaczął pakować, koń lśnił i był jeszcze mokry, więc do blaszanki poszedł ostatni.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            mouth: "blep",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
      ],
    },
    {
      en: "Between Mr Zenon and Staś lay the chessboard: smooth, wooden, with a rim, and exactly as long as Mruk when he is not being measured. It was fully let, with tenants on four rows. But tenants were moving out. Every few minutes one was picked up by the head and went into a tin, and Mruk, at the edge, waited for the middle to fall vacant.",
      pl: "Między panem Zenonem a Stasiem leżała szachownica: gładka, drewniana, z listwą, długości w sam raz takiej jak Mruk, kiedy go nikt nie mierzy. Była cała zajęta, lokatorzy w czterech rzędach. Ale się wyprowadzali. Co kilka minut chwytano któregoś za głowę i szedł do blaszanki, a Mruk czekał przy brzegu, aż zwolni się środek.",
      picture: wherePlayed({ pose: "loaf", eyes: "half", company: "zenon" }),
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
            ["“You Can’t Fold It Now”", "„Teraz pan jej nie złoży”"],
            ["Kept Warm by All That Thinking", "Ciepła od tego myślenia"],
            ["Occupied, Wrote Mr Zenon", "Do notesu: zajęte"],
          ],
          en: "The kings went last. Mr Zenon passed his sleeve over the empty board, for the dust, and turned to look for the lid; and then it was no longer empty. It had been kept warm by all that thinking. “You can’t fold it now,” said Staś. Mr Zenon took out his notebook. “Occupied,” he wrote, and under it the hour, and they went on talking across him.",
          pl: "Królowie zeszli na końcu. Pan Zenon przetarł pustą szachownicę rękawem, odwrócił się po wieczko, a wtedy przestała być pusta. Od tego całego myślenia była jeszcze ciepła. „Teraz pan jej nie złoży” – powiedział Staś. Pan Zenon wyjął notes. „Zajęte” – zapisał, pod spodem godzinę, i rozmawiali dalej nad Mrukiem.",
        },
        {
          needs: ["nine moves"],
          titles: [
            ["Every Piece on the Board Had a Lodger", "Kto u kogo mieszka na szachownicy?"],
            ["Lodging with the Cat", "Na kwaterze u kota"],
          ],
          en: "After the ninth move Mr Zenon went off with the bulb and Staś went with him to hold the ladder, and they left everything standing. Mruk did not knock anything over. He put in one paw between the bishops, moved a queen with his hip, and sat, and lay, and the rest made way or leaned on him. When they came back every piece was on the board, only most of them were lodging with him.",
          pl: "Po dziewiątym ruchu pan Zenon poszedł z żarówką, Staś z nim, trzymać drabinę, a wszystko zostawili tak, jak stało. Mruk niczego nie przewrócił. Wsunął łapę między gońce, odsunął biodrem damę, usiadł, położył się, a reszta ustąpiła mu albo się o niego oparła. Kiedy wrócili, na szachownicy były wszystkie figury, tylko większość mieszkała teraz u niego.",
        },
      ],
    },
    {
      en: "One of Mr Zenon’s pawns is a brass screw. The right one went astray before Staś was born, and the screw does what a pawn does, one step forward, with more of a shine. The two had just begun their game. Mruk sat by the board, a hand’s breadth from the screw, and had seen at once that nobody had ever let it roll.",
      pl: "Jeden z pionków pana Zenona jest mosiężną śrubką. Właściwy przepadł, zanim Staś przyszedł na świat, a śrubka robi to co pionek, krok do przodu, tylko się bardziej świeci. Gra właśnie się zaczęła. Mruk siedział przy szachownicy, o dłoń od śrubki, i od razu zobaczył, że nikt nigdy nie dał jej się potoczyć.",
      picture: wherePlayed({ pose: "sit", eyes: "wide", look: "down", company: "stas" }),
      endings: [
        {
          titles: [
            ["It Came Back by Itself", "Sama z siebie wróciła"],
            ["A Thick End and a Thin One", "Z jednej strony gruba, z drugiej cienka"],
          ],
          en: "At last the screw was taken, and stood at the edge among the beaten. Mruk tipped it over. A screw has a thick end and a thin one; it rolled away, drew a neat circle round the tin, and came to rest in front of the paw that had sent it. He sent it off again. Mr Zenon and Staś drew in their elbows, to leave the road clear.",
          pl: "Wreszcie śrubkę zbito i stanęła na brzegu wśród pokonanych. Mruk ją przewrócił. Śrubka ma koniec gruby i cienki, więc potoczyła się, zrobiła równe kółko wokół blaszanki i zatrzymała się przed tą samą łapą, spod której wyruszyła. Puścił ją jeszcze raz. Pan Zenon i Staś cofnęli łokcie, żeby miała wolną drogę.",
        },
        {
          titles: [
            ["With What? The Queens Were in Use", "Czym? Hetmany były zajęte"],
            ["What Became of the Screw", "Co wyrosło ze śrubki"],
          ],
          en: "Nobody took the screw. It went forward, step by step, past everything, and on the last row it had the right to become a queen. “With what?” said Mr Zenon; the queens were all in use. Staś took Mruk’s bell between two fingers, looked at the screw, and let go again. “It can stay as it is,” he said. Mruk walked round and watched it shine from behind.",
          pl: "Śrubki nikt nie zbił. Szła krok za krokiem, minęła wszystko i w ostatnim rzędzie miała prawo zostać damą. „Ale którą?” – spytał pan Zenon, bo obie damy były zajęte. Staś ujął w dwa palce dzwonek przy obroży Mruka, popatrzył na śrubkę i puścił. „Niech zostanie, jaka jest” – powiedział. Mruk obszedł szachownicę i oglądał, jak świeci od tyłu.",
          picture: {
            place: "lodge table",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
      ],
    },
    {
      en: "In the left pocket of Mr Zenon’s jacket there was a smoked sprat, in paper. It was for afterwards. Whoever won, Mr Zenon had said to Staś as they set up the pieces, would be allowed to share it out. Mruk had sat down by the chessboard, on the side of the pocket. He did not mind who won, but he wanted it to be soon.",
      pl: "W lewej kieszeni marynarki pana Zenona leżała szprotka, wędzona, w papierze. Była na potem. Kto wygra, powiedział pan Zenon do Stasia, kiedy rozstawiali figury, ten ją podzieli. Mruk zajął miejsce przy szachownicy, od strony kieszeni. Było mu wszystko jedno kto, byle prędko.",
      picture: wherePlayed(
        { pose: "sit", eyes: "half", look: "up", company: "zenon" },
        { camera: "half", side: "right", company: "zenon", posture: "sitting" },
      ),
      endings: [
        {
          titles: [
            ["Head, Middle, Tail", "Głowa, środek, ogon"],
            ["Because He Had Sat Still", "Za to, że siedział spokojnie"],
            ["The Winner Had Nothing Left", "Zwycięzca obszedł się smakiem"],
          ],
          en: "Mr Zenon won and unfolded the paper. A sprat has three parts, and he went by age. Staś, as the youngest, got the middle. Mruk got the head, because he had sat still, and the tail, because he was still sitting. Then the paper was empty. Mr Zenon looked at it for a while, folded it along the old creases and licked his thumb.",
          pl: "Wygrał pan Zenon i rozwinął papier. Szprotka ma trzy części, a dzielił od najmłodszego. Staś dostał środek. Mruk dostał głowę, bo siedział spokojnie, i ogon, bo siedział dalej. Wtedy papier był pusty. Pan Zenon chwilę na niego patrzył, złożył go po starych zagięciach i oblizał kciuk.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          titles: [
            ["To Be Continued, with Sprat", "Ciąg dalszy, ze szprotką"],
            ["Can a Sprat Be Adjourned?", "Czy szprotkę można odroczyć?"],
          ],
          en: "Neither Staś nor Mr Zenon won. It grew late, and Mr Zenon wrote his next move on a slip and put it in the tin, for tomorrow. “And the sprat?” said Staś. They considered whether a sprat can be adjourned. All three bent over the pocket and smelled it, and two were of the opinion that it could not. The third already had it by the tail.",
          pl: "Partii nie wygrał nikt. Zrobiło się późno, więc pan Zenon zapisał następny ruch na karteczce i schował do blaszanki, na jutro. „A szprotka?” – zapytał Staś. Rozważali, czy szprotkę można odroczyć. Wszyscy trzej pochylili się nad kieszenią i powąchali, i dwaj uznali, że nie można. Trzeci trzymał ją już za ogon.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "open",
            company: "zenon",
            inHand: "slip of paper",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the keys"],
          titles: [
            ["Forty Keys and No Hand Free", "Czterdzieści kluczy i żadnej ręki"],
            ["Sharing without Hands", "Dzielił Staś, bez rąk"],
          ],
          en: "Staś won, and Mr Zenon unhooked the ring and laid it in his arms. Then came the sprat; and the winner, who was to share it out, had both hands full of keys and would not put them down for any fish. “You do it,” he said to Mruk, and bent his knees so that the paper was within reach. Mruk divided it in two. One half he took with him, and then the other.",
          pl: "Wygrał Staś i pan Zenon odpiął kółko i położył mu je na rękach. Potem przyszła kolej na szprotkę, a zwycięzca, który miał ją dzielić, obie ręce miał pełne kluczy i dla żadnej ryby by ich nie odłożył. „Ty podziel” – powiedział do Mruka i przykucnął, żeby podsunąć mu papier. Mruk podzielił ją na pół. Wziął jedną połowę, a potem drugą.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "half",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["nine moves"],
          titles: [
            ["No Fish on the Ladder", "Na drabinę bez ryby"],
            ["The Ninth Move Was a Fish", "Dziewiąty ruch, wędzony"],
          ],
          en: "Nine moves were not enough to win in. Mr Zenon took the bulb out of one pocket, the sprat out of the other, and decided that a man on a ladder should not smell of fish. “You look after it,” he told Staś, and Staś, who does not care for heads or tails, told the same to Mruk. By the time there was light in Staircase B it had been looked after.",
          pl: "Na wygraną dziewięć ruchów nie starczyło. Pan Zenon wyjął z jednej kieszeni żarówkę, z drugiej szprotkę i uznał, że na drabinie nie wypada pachnieć rybą. „Zaopiekuj się nią” – polecił Stasiowi, a Staś, który nie przepada ani za głową, ani za ogonem, polecił to samo Mrukowi. Zanim w klatce B zrobiło się jasno, nie było już się czym opiekować.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "smile",
            look: "reader",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
      ],
    },
    {
      en: "Two people were staring at one spot, and did not move. Mruk approved. It is the only way to do it: you sit, you breathe through the nose, and you wait for it to come out. That Mr Zenon and Staś had put a board over the hole, with little figures on it, was odd, but every hunter has his method. He sat down as the third.",
      pl: "Dwaj ludzie patrzyli w jedno miejsce i nie ruszali się. Mruk to rozumie. Inaczej się nie da: siedzi się, oddycha nosem i czeka, aż wyjdzie. Że pan Zenon i Staś położyli na dziurze szachownicę, a na niej figurki, to było dziwne, ale każdy poluje po swojemu. Usiadł przy nich jako trzeci.",
      picture: wherePlayed({ pose: "crouch", eyes: "wide", company: "zenon" }),
      endings: [
        {
          titles: [
            ["There It Was", "No i wyszło"],
            ["Who Saw It First?", "Kto pierwszy zobaczył"],
          ],
          en: "Then the thing under the board came. Mruk felt it in his whiskers: between the rook and the corner something was about to happen. He put out a paw and laid it on the empty square. “Get off, that’s—” said Staś, and broke off, and looked at the square. Mr Zenon looked at it, too. He took hold of his king by the crown and laid it gently on its side.",
          pl: "I wtedy spod szachownicy coś wyszło. Mruk poczuł to w wąsach: między wieżą a rogiem coś się szykowało. Wysunął łapę i położył ją na pustym polu. „Zabierz, bo tam…” – zaczął Staś, urwał i popatrzył na to pole. Pan Zenon też popatrzył. Potem ujął swojego króla za koronę i położył go ostrożnie na boku.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            look: "down",
            company: "stas",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          titles: [
            ["What Jumped Out of the Crack?", "Co wyskoczyło ze szpary?"],
            ["All Three Pounced", "Rzucili się na to we trzech"],
            ["A Poppy Seed, Quite Dry", "Pod trzema dłońmi nic, tylko mak"],
          ],
          en: "When everything had been cleared away, Mr Zenon folded the board, and something jumped out of the crack down the middle. All three pounced. It was under Mr Zenon’s palm, under Staś’s, and on top was a white paw. They drew away one after another, from above. It was a poppy seed, quite dry. “That’s what it was,” said Mr Zenon, and offered it to Mruk.",
          pl: "Kiedy wszystko było zebrane, pan Zenon złożył szachownicę i ze szpary przez środek coś wyskoczyło. Rzucili się we trzech. Było pod dłonią pana Zenona, pod dłonią Stasia, a na wierzchu leżała biała łapa. Cofali się po kolei, od góry. Ziarnko maku, całkiem suche. „To to było” – powiedział pan Zenon i podał je Mrukowi.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the cap"],
          titles: [
            ["It Was under the Cap", "Co siedziało pod czapką?"],
            ["How Red Was the Right One?", "Z prawej czerwone"],
          ],
          en: "What they were hunting never came out of the board. Towards the end Mruk noticed that Mr Zenon had stopped watching the hole and was watching the cap, and then he watched it, too. Something was going on in there. Staś made his move, the great one, and he grew so warm that he had to take the cap off; and there they were, both ears, as red as could be. “There,” said Mr Zenon. Two hunters leaned back.",
          pl: "To, na co czatowali, z szachownicy nie wyszło. Pod koniec Mruk zauważył, że pan Zenon nie pilnuje już dziury, tylko czapki, i też zaczął na nią patrzeć. Coś się tam działo. Staś wykonał ruch, ten najważniejszy, i zrobiło mu się tak gorąco, że musiał czapkę zdjąć, i wtedy wyszły, oba uszy, czerwone jak nie wiem co. „Są” – powiedział pan Zenon. Dwaj myśliwi odchylili się do tyłu.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            look: "up",
            company: "stas",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          when: { timeSlot: ["evening"], between: ["10-15", "03-15"] },
          titles: [
            ["It Came out on the Wall", "Nie z dziury, tylko ze ściany"],
            ["By the Light of One Lamp", "Jedna lampa, jedna dama, jeden skok"],
          ],
          en: "On winter evenings a single lamp burns over the board, low down, and Mruk had been watching the wrong side of it. What they were waiting for came out on the wall. It was black, it wore a crown, it was as tall as Staś, and it moved. Mruk sprang. The wall was hard and the thing was gone; Mr Zenon, who had only set down his queen, held on to her until the cat was back.",
          pl: "W zimowe wieczory nad szachownicą pali się jedna lampa, nisko, i Mruk pilnował niewłaściwej strony. To, na co czekali, wyszło na ścianę. Było czarne, w koronie, wzrostu Stasia, i szło. Mruk skoczył. Ściana była twarda, a tamto znikło; pan Zenon, który tylko przestawił damę, trzymał ją w garści, dopóki kot nie wrócił na miejsce.",
        },
      ],
    },
    {
      en: "Staś has a hand for moving and a hand for thinking. With the right he plays; the left, when Mr Zenon presses him, looks about for something, and Mruk had sat down by the chessboard where it was bound to find him. It does not know that it is stroking. The harder the game, the longer it lasts. Mruk wished Staś a very hard one.",
      pl: "Staś ma rękę do grania i rękę do myślenia. Prawą przesuwa, a lewa, kiedy pan Zenon go przyciśnie, czegoś szuka, i Mruk usiadł przy szachownicy tak, żeby znalazła jego. Sama nie wie, że głaszcze. Im trudniejsza partia, tym dłużej to trwa, więc Mruk życzył Stasiowi bardzo trudnej.",
      picture: wherePlayed({ pose: "loaf", eyes: "half", company: "stas" }),
      endings: [
        {
          titles: [
            ["Fourteen Minutes for One Move", "Czternaście minut na ruch"],
            ["He Could Not See a Way Out", "Nie było wyjścia, na szczęście"],
          ],
          en: "Staś saw no way out. He looked for fourteen minutes, chin on the board, and the left hand went from the notch to the tail and back, each time slower. “You can give up,” said Mr Zenon. “I’m still thinking,” said Staś, who had long lost the thread and had his cheek in Mruk’s fur. Mr Zenon reached for his watch and left it.",
          pl: "Staś nie widział wyjścia. Szukał go przez czternaście minut, z brodą na szachownicy, a lewa ręka chodziła od nacięcia po ogon i z powrotem, za każdym razem trochę wolniej. „Możesz się poddać” – powiedział pan Zenon. „Jeszcze myślę” – odparł Staś, który dawno zgubił wątek i leżał już policzkiem w sierści. Pan Zenon sięgnął po zegarek i zostawił go tam, gdzie był.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "happy",
            side: "left",
            company: "stas",
            posture: "stroking",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          titles: [
            ["Once More from the Beginning", "Jeszcze raz od początku"],
            ["He Put Up Both Arms", "Obie ręce w górę, a kot?"],
          ],
          en: "Staś won. He could not believe it and put up both arms, the stroking one as well, and Mruk sat there in the cold. “How did I do that?” asked Staś. Mr Zenon opened his notebook, in which every move was written down. They set it all up again. At the seventh, where the trouble had started, the left hand came back.",
          pl: "Staś wygrał. Nie mógł w to uwierzyć i podniósł obie ręce, tę od głaskania też, a Mruk został bez niczego. „Jak ja to zrobiłem?” – zapytał Staś. Pan Zenon otworzył notes, w którym stał każdy ruch. Ustawili wszystko od nowa i zaczęli od pierwszego. Przy siódmym, kiedy wtedy zrobiło się ciężko, lewa ręka wróciła.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            mouth: "neutral",
            camera: "close",
            company: "nobody",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the sum"],
          titles: [
            ["We Are at the Thirty-First", "Już trzydzieste pierwsze"],
            ["The Stairs Ask Once More", "Schody pytają jeszcze raz"],
          ],
          en: "“Are the sums done?” called the stairs. “Thirty-first square,” replied Mr Zenon, “1,073,741,824.” There was a silence, in which somebody upstairs went to fetch a pencil. Staś had the left hand in Mruk’s fur and was doubling with it, one stroke a square, from the notch to the tail. It would take until supper at the least. The game had been over for a quarter of an hour, but neither of them mentioned that.",
          pl: "„Skończone?” – zawołały schody. „Trzydzieste pierwsze pole – odpowiedział pan Zenon – 1 073 741 824”. Zapadła cisza, w której ktoś na górze poszedł po ołówek. Staś trzymał lewą rękę w sierści Mruka i nią podwajał, jedno pociągnięcie na pole, od nacięcia po ogon. Przed kolacją nie było na to rady. Partia skończyła się kwadrans temu, ale o tym żaden nie wspomniał.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "half",
            mouth: "smile",
            company: "stas",
            posture: "stroking",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the keys"],
          titles: [
            ["Keys on the Right, a Cat on the Left", "Prawa klucze, lewa kot"],
            ["One Hand Too Few", "O jedną rękę za mało"],
          ],
          en: "Staś won, and the forty keys were hung on his belt, and it pulled him down on that side. He needed the right hand to hold up the belt. With the left he ought to have packed the pieces, unlocked something, greeted people. But the left had found Mruk on the eighth move, and no office could call it away; so until supper he and his keys did not go one step.",
          pl: "Staś wygrał i czterdzieści kluczy zawisło mu u paska, aż go przechyliło. Prawej ręki potrzebował, żeby trzymać pasek. Lewą powinien był pozbierać figury, coś otworzyć, kogoś pozdrowić. Ale lewa znalazła Mruka przy ósmym ruchu i żaden urząd nie mógł jej odwołać, więc z kluczami do kolacji nie ruszył się ani o krok.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "happy",
            mouth: "smile",
            side: "left",
            company: "stas",
            posture: "stroking",
            when: { between: ["09-11", "04-30"] },
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "“Touched is moved,” said Mr Zenon. It is the only one of his rules that knows no exception: whoever touches a piece must play it, and he had said it looking not at Staś but lower. Mruk pulled in his paws, then his whiskers. He has a great deal that can touch, and the pieces stood so close that he hardly dared to breathe out.",
      pl: "„Dotknięta, ruszona” – powiedział pan Zenon. To jedyna zasada, która nie zna u niego wyjątku: kto dotknie figury, musi nią zagrać, a mówiąc to, patrzył nie na Stasia, tylko niżej. Mruk schował łapy, potem wąsy. Ma dużo tego, czym można dotknąć, a figury stały tak gęsto, że bał się odetchnąć.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: ["chessboard"],
        eyes: "wide",
        company: "zenon",
        when: { between: ["09-11", "04-30"] },
      },
      turns: [
        {
          titles: [
            ["Now You Must Move the Cat", "No to rusz się kotem"],
            ["A Rule Is a Rule", "Przepis to przepis, i już"],
            ["Touched Behind the Ear", "Dotknięty za uchem"],
          ],
          en: "Staś, deep in thought, scratched Mruk behind the ear. “Touched,” said Mr Zenon. There was nothing for it: a rule is a rule, and the cat had to be moved. Staś took him round the middle, lifted him in a long diagonal over both armies and set him down again, nine kilos, a little nearer than before. Mr Zenon entered it as a move and replied with a pawn.",
          pl: "Staś w zamyśleniu podrapał Mruka za uchem. „Dotknięty” – powiedział pan Zenon. Nie było rady, zasada jest zasadą, kota trzeba było ruszyć. Staś ujął go wpół, przeniósł po długiej przekątnej nad oboma wojskami i postawił, całe dziewięć kilo, trochę bliżej niż przedtem. Pan Zenon zapisał to jako ruch i odpowiedział pionkiem.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "happy",
            company: "stas",
            posture: "stroking",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          titles: [
            ["Played by the Tail", "Ogonem, ale jak!"],
            ["The Tail Pointed at the Corner", "Wskazał na róg"],
          ],
          en: "Nobody had thought of the tail. It came round from behind, as it does when it is bored, and laid its tip on Mr Zenon’s own bishop. He stared at it. Then he did what he would have asked of anybody and moved the bishop to where the tail was pointing. After a minute he saw how good it was. After that Mruk could breathe as he liked.",
          pl: "O ogonie nikt nie pomyślał. Wysunął się zza Mruka, jak zwykle, kiedy się nudzi, i położył czubek na gońcu samego pana Zenona. Pan Zenon długo patrzył. Potem zrobił to, czego żądałby od każdego, i przesunął gońca tam, dokąd wskazywał ogon. Po minucie zobaczył, jakie to dobre. Odtąd Mruk mógł oddychać, jak chciał.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "half",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the jam"],
          titles: [
            ["He Never Touched It", "Kto się przylepi, ten gra"],
            ["A Bishop on the Whiskers", "Goniec, przylepiony do wąsa"],
          ],
          en: "Mruk touched nothing. He only breathed in near the bishop with the jam, and when he drew back his head the bishop came with it, on two whiskers. Nobody said a word. Being touched, the bishop had to move; and move it did, from Mruk’s chin to Staś’s fingers and down upon the one square where it did some good. “To that rule,” said Mr Zenon, licking his thumb, “we’d better make an exception.”",
          pl: "Mruk nie dotknął niczego. Nabrał tylko powietrza w pobliżu gońca z dżemem, a kiedy cofnął głowę, goniec cofnął się z nią, na dwóch wąsach. Nikt nie odezwał się słowem. Skoro dotknięty, to ruszony; i ruszył, spod brody Mruka przez palce Stasia na jedyne pole, na którym się do czegoś przydał. „Od tej zasady – powiedział pan Zenon i oblizał kciuk – lepiej zróbmy wyjątek”.",
        },
        {
          needs: ["the ladybird"],
          titles: [
            ["Touched by Seven Points", "Dotknięty przez siedem kropek"],
            ["Does It Count on a Nose?", "A jak siądzie na nosie?"],
          ],
          en: "The ladybird opened its back, rose, and came down on Mruk’s nose. He squinted at it. “Touched,” said Staś at once. By Mr Zenon’s rule something had to be played now, either the one who had touched or the one who had been; but the first flew off over the roof, and nobody could say where to the second may go. They turned it over for a while. Then Mr Zenon declared that rules are for people.",
          pl: "Biedronka otworzyła plecy, wzbiła się i usiadła Mrukowi na nosie. Zrobił zeza. „Dotknięty!” – zawołał od razu Staś. Według zasady pana Zenona trzeba było teraz kimś zagrać, albo tą, co dotknęła, albo tym dotkniętym, ale pierwsza odleciała nad dach, a nikt nie umiał powiedzieć, jak się chodzi tym drugim. Rozważali to przez chwilę. Potem pan Zenon uznał, że zasady są dla ludzi.",
        },
      ],
    },
    {
      en: "Mr Zenon had laid his watch beside the board, a thing like an onion, with its lid open. While it ticked, nobody who was not playing was to make a sound. Mruk’s bell does not ring of its own accord. But it had seldom been asked so strictly, and whichever way he leaned, he felt the little pea inside roll up to the edge.",
      pl: "Pan Zenon położył obok szachownicy zegarek jak cebula, z otwartą kopertą. Dopóki zegarek tykał, widzowie nie mieli prawa wydać dźwięku. Dzwonek Mruka nie dzwoni sam z siebie, ale rzadko żądano tego od niego tak surowo. W którąkolwiek stronę Mruk się nachylił, czuł, jak groszek w środku toczy się ku krawędzi.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["chessboard"],
        eyes: "wide",
        company: "zenon",
        look: "down",
        when: { between: ["09-11", "04-30"] },
      },
      turns: [
        {
          titles: [
            ["Not There, Staś", "Nie tam, Stasiu"],
            ["It Rang Exactly Once", "Zadzwonił raz, w porę"],
          ],
          en: "The bell rang. It rang once, at the moment when Staś’s fingers were above his queen, and they stopped. Staś looked at the queen, and at the square to which she had been about to go, and went white. “He warned me!” “A bell’s a bell,” said Mr Zenon, who had already been reaching out. But he shut the watch, and after that noise was permitted.",
          pl: "Dzwonek zadzwonił. Raz, akurat wtedy, kiedy palce Stasia były nad damą, i palce stanęły. Staś popatrzył na damę, na pole, na które miała iść, i zbielał jak jego wojsko. „Ostrzegł mnie!” „Dzwonek to dzwonek” – powiedział pan Zenon, który już wyciągał rękę. Ale zegarek zamknął i odtąd można było hałasować do woli.",
        },
        {
          titles: [
            ["Where Did the Time Go?", "Gdzie się podział czas?"],
            ["The Watch Had It Warm", "Zegarkowi było ciepło"],
          ],
          en: "To be on the safe side Mruk sat down, softly, on the first round thing he could find. The ticking grew faint and ceased. Mr Zenon reached for the watch and felt fur. “How long have I got?” asked Staś. Mr Zenon tried from the left and from the right. “As long as he has,” he said. They both leaned back and began to talk like human beings.",
          pl: "Na wszelki wypadek Mruk usiadł, miękko, na pierwszej okrągłej rzeczy. Tykanie przycichło i ustało. Pan Zenon sięgnął po zegarek i natrafił na sierść. „Ile mam czasu?” – spytał Staś. Pan Zenon spróbował z lewej, spróbował z prawej. „Tyle co on” – powiedział. Obaj odchylili się do tyłu i zaczęli rozmawiać jak ludzie.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "half",
            mouth: "smile",
            company: "zenon",
            posture: "stroking",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          when: { weather: ["rain"] },
          titles: [
            ["Who Can Forbid Rain?", "Deszczowi pan nie zabroni"],
            ["Louder Than a Pea", "Głośniej niż groszek"],
          ],
          en: "Outside it had been raining quietly. Now it began to pour, and the water went down the gutter beside the window like forty saucepans. Mr Zenon bent over his watch, held it to one ear, then to the other. He could not hear it. “Then nobody can,” he said, and was obliged to permit noise; rain was an act of God. Mruk leaned where he liked. The pea rolled about, and nobody was any the wiser.",
          pl: "Na dworze padało dotąd cicho. Teraz lunęło i woda pojechała rynną koło okna jak czterdzieści garnków. Pan Zenon pochylił się nad zegarkiem, przyłożył go do jednego ucha, potem do drugiego. Nie słyszał. „To nikt nie słyszy” – stwierdził i z powodu siły wyższej musiał dopuścić hałas. Mruk nachylał się, w którą stronę chciał. Groszek toczył się w najlepsze i nikt o tym nie wiedział.",
        },
      ],
    },
    {
      pays: ["halt"],
      en: "After the third move it turned out that Mr Zenon had no more than one rook. He has two every time. They looked in the tin, under his cap and in Staś’s sleeves. “It can’t have gone for a walk,” said Mr Zenon, and nobody was allowed to stir until it was there. He looked longest at Mruk, and Mruk was asked to stand up, twice.",
      pl: "Po trzecim ruchu okazało się, że pan Zenon ma tylko jedną wieżę. Za każdym razem ma dwie. Zajrzeli do blaszanki, pod czapkę i Stasiowi do rękawów. „Przecież nie poszła na spacer” – powiedział pan Zenon i nikomu nie było wolno się ruszyć, dopóki się nie znajdzie. Najdłużej patrzył na Mruka. Mruka dwa razy poproszono, żeby wstał.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["chessboard"],
        eyes: "half",
        company: "zenon",
        look: "away",
        when: { between: ["09-11", "04-30"] },
      },
      turns: [
        {
          titles: [
            ["Trying to Write with a Castle", "Czy da się pisać wieżą?"],
            ["Who Put a Rook Behind His Ear?", "Za uchem, żeby nie zginęła"],
          ],
          en: "Mr Zenon gave it up and wished to make a note of the loss. He took the pencil from behind his ear, licked it, and pressed it to the paper. It did not write. It was short, black and had battlements. “That’s it,” said Staś. The pencil stood on the board in the corner, where it had been a rook for ten minutes, unnoticed by either side.",
          pl: "Pan Zenon dał za wygraną i chciał odnotować stratę. Wyjął ołówek zza ucha, poślinił i przyłożył do kartki. Nie pisał. Był krótki, czarny i miał blanki. „To ona” – powiedział Staś. Ołówek stał na szachownicy, w samym rogu, gdzie od dziesięciu minut był wieżą i żadna ze stron niczego nie zauważyła.",
        },
        {
          titles: [
            ["A Key Will Do", "Może być klucz"],
            ["Staś Nods at the Laundry Key", "Przy pralni Staś kiwnął głową"],
            ["The Laundry on the Corner Square", "Pralnia na rogu szachownicy"],
          ],
          en: "“Then a key will do,” said Mr Zenon. He went through the whole ring, all forty, for a rook has to be heavy and straight, and with each of them he said what it was for. At “laundry” Staś nodded. They stood it up in the corner. It looked better than the old one, and the others rang so prettily that Mruk’s standing up was forgotten.",
          pl: "„Może być klucz” – uznał pan Zenon. Przejrzał całe kółko, wszystkie czterdzieści, bo wieża musi być ciężka i prosta, i przy każdym mówił, od czego jest. Przy pralni Staś skinął głową. Postawili go w rogu. Wyglądał lepiej niż tamta, a klucze, których nie wybrano, dzwoniły tak ładnie, że o Mruku zapomniano.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            company: "zenon",
            inHand: "key",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          when: { between: ["09-10", "10-25"] },
          titles: [
            ["A Conker for a Castle", "Kasztan w randze wieży"],
            ["It Would Not Stand in the Corner", "Nie chciał stać w rogu"],
          ],
          en: "“Take this,” said Staś and felt in his trousers, where at this season he carries chestnuts. The finest was put into the corner. It was brown and noble, but it would not stand; it rolled out of the game straight between Mr Zenon’s boots, and he, bending down for it, met something black with battlements in the turn-up of his left leg. It had only been there since he last crossed his knees.",
          pl: "„Niech pan weźmie to” – powiedział Staś i sięgnął do kieszeni, w której o tej porze roku nosi kasztany. Najładniejszy stanął w rogu. Był brązowy i szlachetny, ale stać nie chciał; wytoczył się z gry, prosto między buty pana Zenona, i pan Zenon, schyliwszy się po niego, natrafił w mankiecie lewej nogawki na coś czarnego z blankami. Musiało tam wpaść, kiedy zakładał nogę na nogę.",
        },
      ],
    },
    {
      en: "For spectators there is a regulation. Mr Zenon had it in his notebook, on the page with the hinges: they are silent, they make no faces, and they keep a broom’s length away. He laid the broom between the board and Mruk, to show what he meant. It is a long broom. From the far end of it the pieces were the size of beans, and there was no telling a king from a queen.",
      pl: "Widzów dotyczy przepis. Pan Zenon miał go w notesie, na stronie z zawiasami: milczą, nie robią min i trzymają się na odległość miotły. Położył miotłę między szachownicą a Mrukiem, żeby było jasne. To długa miotła. Z drugiego jej końca figury były wielkości fasoli i nie dało się odróżnić króla od damy.",
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
            ["A Second May Come Near", "Sekundantowi wolno bliżej"],
          ],
          en: "“He isn’t a spectator,” said Staś, “he’s my second.” Mr Zenon turned the page, and the one after it. About seconds there was nothing. What is not in the notebook is permitted; he always says so to the tenants, though seldom with pleasure. He lifted the broom aside with two fingers. “But no whispering,” he said, and Mruk came up to the rim.",
          pl: "„On nie jest widzem – powiedział Staś – on jest moim sekundantem”. Pan Zenon przewrócił kartkę i jeszcze jedną. O sekundantach nie było nic. Co nie stoi w notesie, jest dozwolone, tak zawsze mówi lokatorom, choć rzadko chętnie. Odsunął miotłę dwoma palcami. „Tylko bez podpowiadania” – zastrzegł, i Mruk podszedł do samej listwy.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "open",
            look: "up",
            company: "stas",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          needs: ["the cap"],
          titles: [
            ["Mr Zenon Borrows Two Ears", "Uszy? Za miotłą"],
            ["He Played from the Left Ear", "Z lewego ucha"],
          ],
          en: "With Staś’s ears under the cap Mr Zenon had nothing to go by. He looked about for others. There were two beyond the broom, large, and turned to wherever the boy’s hand was about to go, well before the hand. “Come here a moment,” said Mr Zenon, and moved the broom. Two moves later Staś noticed it. He pulled the cap off and set it on Mruk; but of the distance no more was said.",
          pl: "Odkąd Staś miał uszy pod czapką, pan Zenon nie miał się czego trzymać. Rozejrzał się za innymi. Dwa były za miotłą, duże, i zwracały się tam, dokąd zaraz miała pójść ręka chłopca, i to zanim poszła. „Podejdź no” – powiedział pan Zenon i odsunął miotłę. Po dwóch ruchach Staś się zorientował. Zdjął czapkę i włożył ją Mrukowi, ale o odległości nikt już nie mówił.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            look: "down",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          when: { weather: ["wind"], between: ["05-05", "09-10"] },
          titles: [
            ["A Pawn Blown off the Board", "Pionek z wiatrem"],
            ["Who Holds It Till It Drops?", "Kto go przytrzyma?"],
          ],
          en: "A gust came over the courtyard and two pawns and the notebook were off. The pawns rolled under the broom; the page with the regulation went on alone, across the cobbles, as far as Mruk, who put his paw on it. He does so with anything that rustles. Mr Zenon came after it. He looked at the paw. It could not very well be a broom’s length from its own regulation.",
          pl: "Przez podwórko przeszedł podmuch i dwa pionki z notesem ruszyły w drogę. Pionki wtoczyły się pod miotłę, a strona z przepisem poleciała dalej sama, po bruku, aż do Mruka, który położył na niej łapę. Robi tak ze wszystkim, co szeleści. Pan Zenon przyszedł za nią. Popatrzył na łapę. Nie mogła przecież leżeć o miotłę od własnego przepisu.",
        },
        {
          needs: ["the witness"],
          titles: [
            ["A Witness Sits by the Board", "Świadek siada przy stole"],
            ["Which Square Was It On?", "Na którym polu stał skoczek?"],
          ],
          en: "“Mruk saw it,” said Staś, very red, “ask him.” A spectator keeps away; but a witness, as Mr Zenon knows from disputes about the laundry, is called to the front. The broom was taken off. Mruk was seated at the rim and asked which square the knight had been on. He gave it his full attention, and then laid a paw on one where, for certain, no knight had ever been. They played on from there.",
          pl: "„Mruk widział – powiedział Staś, bardzo czerwony. – Niech go pan spyta”. Widz trzyma się z daleka, ale świadka, jak wie pan Zenon ze sporów o pralnię, wzywa się do przodu. Miotłę zabrano. Mruka posadzono przy listwie i zapytano, na którym polu stał skoczek. Potraktował to poważnie i położył łapę na takim, na którym skoczka na pewno nigdy nie było. Od tego miejsca grali dalej.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "wide",
            look: "down",
            company: "stas",
            when: { between: ["09-11", "04-30"] },
          },
        },
      ],
    },
    {
      pays: ["halt"],
      en: "Then the players fell out over castling. At school, said Staś, the king goes two steps and the rook hops over him. Where Mr Zenon learnt it, the king went as far as he thought fit. Each had two fingers on the crown and neither let go. Everything stood still, with what Mruk wanted somewhere behind it, and the king was slowly getting warm.",
      pl: "Wtedy gracze poróżnili się o roszadę. W szkole, mówił Staś, król idzie dwa kroki, a wieża go przeskakuje. Tam, gdzie uczył się pan Zenon, król szedł tak daleko, jak uważał. Każdy trzymał dwa palce na koronie i żaden nie puszczał. Wszystko stanęło, razem z tym, czego chciał Mruk, a król powoli robił się ciepły.",
      turns: [
        {
          titles: [
            ["In Which Fist Is the Truth?", "W której pięści racja?"],
            ["Left Smelled of Pocket", "Lewa, bo pachniała kieszenią"],
          ],
          en: "Mr Zenon proposed lots. He shuffled two pawns under the board and held out his fists: white was his way, black the school’s. But who should choose? Both fists sank to the height of Mruk. The right one smelled of broom. The left smelled of pocket, and he put his nose to it. It was black. “The school, then,” said Mr Zenon, and took his fingers off the crown.",
          pl: "Pan Zenon zaproponował losowanie. Schował pod szachownicą dwa pionki, pomieszał i wyciągnął pięści: biały jest za nim, czarny za szkołą. Ale kto ma wybrać? Pięści zjechały na wysokość Mruka. Prawa pachniała miotłą. Lewa pachniała kieszenią i Mruk przytknął do niej nos. Wypadł czarny. „Czyli szkoła” – powiedział pan Zenon i zabrał palce z korony.",
          picture: {
            place: "lodge table",
            pose: "sit",
            props: ["chessboard"],
            eyes: "open",
            look: "reader",
            company: "zenon",
            when: { between: ["09-11", "04-30"] },
          },
        },
        {
          titles: [
            ["The Third Yawn Decided It", "Rozstrzygnęło trzecie ziewnięcie"],
            ["Whose Fingers Left First?", "Kto puścił pierwszy?"],
          ],
          en: "Mruk yawned. He did it with all his teeth, over the middle of the board. Staś held out for a moment and yawned, too; and against a cat and a boy together no man holds out. Mr Zenon’s moustache rose. Nobody yawns with two fingers on a crown. The king stood there alone, and Staś, who was younger and finished sooner, castled.",
          pl: "Mruk ziewnął. Zrobił to wszystkimi zębami, nad samym środkiem szachownicy. Staś chwilę się bronił i ziewnął też, a kto widział z bliska kota i chłopca, może sobie postanawiać, co chce. Panu Zenonowi uniosły się wąsy. Nikt nie ziewa z palcami na koronie. Król stał sam, i Staś, który był młodszy i skończył wcześniej, zrobił roszadę.",
        },
        {
          needs: ["nine moves"],
          titles: [
            ["The Short Way, Please!", "Tą krótszą, jeśli można!"],
            ["Is That One Move or Two?", "To jeden ruch czy dwa?"],
          ],
          en: "“Is that one move or two?” came the voice from Staircase B, which had got as far as seven and heard no more. Mr Zenon explained the matter to it at the top of his voice, king, rook, school and the old days. There was a silence. “And which is quicker?” The school’s was quicker; nobody could deny it. “Then that one!” cried the voice, and the bucket was set down. Mr Zenon let go of the crown.",
          pl: "„To jeden ruch czy dwa?” – zawołał głos z klatki B, który doszedł do siedmiu i dalej nic nie słyszał. Pan Zenon wyłożył mu sprawę na cały regulator: król, wieża, szkoła, dawne czasy. Zapadła cisza. „A jak jest szybciej?” Szybciej było po szkolnemu, temu nikt nie przeczył. „To tak!” – krzyknął głos i odstawił kubełek. Pan Zenon puścił koronę.",
        },
        {
          needs: ["the barber"],
          titles: [
            ["What Stood on the Last Page?", "A co stało w notesie?"],
            ["And How Did the Barber Castle?", "I co na to fryzjer?"],
          ],
          en: "“And the barber?” asked Staś. “How did he castle?” Mr Zenon opened his mouth, and then the notebook, at the last page, with one hand. There stood the barber’s king, in pencil, gone over twice. He had castled on a Saturday, two steps, with the rook beside him, exactly as they do at school. Mr Zenon had had it before his eyes all this time. He let go. “He was in a hurry,” he said. “There was a customer.”",
          pl: "„A fryzjer? – spytał Staś. – Jak on robił roszadę?” Pan Zenon otworzył usta, a potem jedną ręką notes, na ostatniej stronie. Stał tam król fryzjera, ołówkiem, dwa razy poprawiony. Zrobił roszadę w którąś sobotę, dwa kroki, wieża obok, co do joty jak w szkole. Pan Zenon miał to przed oczami przez cały czas. Puścił koronę. „Spieszył się – powiedział. – Miał klienta”.",
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
            ["One Paw, for an Instant", "Tylko jedną i tylko na chwilę"],
            ["Which Floor, Please?", "Które piętro?"],
          ],
          en: "On Mr Zenon’s belt hung the ring. Mruk reached up and put a paw on it, only one, only for an instant, and forty keys said what they had to say. Mr Zenon was on his feet. “Which floor?” he asked. There was no floor. He looked from the boy to the cat, sat down, gathered in his hand and made the move at once, as if that had been it.",
          pl: "U paska pana Zenona wisiało kółko. Mruk sięgnął i dotknął go łapą, jedną, na chwilę, i czterdzieści kluczy powiedziało swoje. Pan Zenon był już na nogach. „Które piętro?” – spytał. Nie było żadnego piętra. Popatrzył na chłopca, na kota, usiadł, zabrał rękę i od razu wykonał ruch, jakby o to właśnie chodziło.",
        },
        {
          titles: [
            ["Two Forward, One to the Side", "Dwa w przód, jeden w bok"],
            ["What Has Four Feet and Is Warm?", "Co to jest: ciepłe i z uchem?"],
          ],
          en: "Since the hand was open, Mruk put his chin in it. The fingers closed a little and began to feel: one ear, a whole one; one ear with a notch. “Horse,” murmured Mr Zenon from far away, “two forward, one to the side.” It was a splendid move, and Staś made it for him. Then Mr Zenon saw what he was holding, and excused himself.",
          pl: "Skoro ręka była otwarta, Mruk położył na niej brodę. Palce zamknęły się trochę i zaczęły badać: ucho, całe; ucho z nacięciem. „Koń – mruknął pan Zenon z daleka – dwa w przód, jeden w bok”. Był to świetny ruch i Staś wykonał go za niego. Dopiero wtedy pan Zenon zobaczył, co trzyma, i przeprosił.",
        },
        {
          needs: ["the sum"],
          titles: [
            ["And What Is Twice That?", "A dwa razy tyle?"],
            ["It Counted in Its Sleep", "A ręka liczyła dalej"],
          ],
          en: "“Twice 1,024?” asked Staś, in the voice of the stairs. “2,048,” said Mr Zenon from far away, and his hand turned over and wrote it on the table. “Twice 2,048?” It wrote that as well. Sums want room; at each square the hand moved along a little, and by the time it had carried the four and come back to itself, it was on the far side of the board, and the crossing was clear.",
          pl: "„Dwa razy 1024?” – spytał Staś głosem ze schodów. „2048” – powiedział z daleka pan Zenon, a jego ręka odwróciła się i zapisała to na blacie. „Dwa razy 2048?” Zapisała i to. Rachunki potrzebują miejsca, więc przy każdym polu ręka przesuwała się kawałek i kiedy oprzytomniała, była już po drugiej stronie szachownicy, a szlaban w górze.",
        },
        {
          needs: ["nine moves"],
          titles: [
            ["Eight, Said the Cellar", "Osiem, powiedziała piwnica"],
            ["A Voice Lost Patience", "No i? Było osiem!"],
          ],
          en: "“Well?” called the voice from Staircase B. “That was eight!” The bucket clanked down on a stone step. There is a tone that a caretaker hears in his sleep; Mr Zenon had gathered in his hand, reached for the bulb in his pocket, and said “Coming” before he was altogether back. Then he saw where he was. He made the ninth move standing, and it took him no time at all.",
          pl: "„No i?” – zawołał głos z klatki B. „Było osiem!” Kubełek brzęknął o kamienny stopień. Jest taki ton, który dozorca słyszy i przez sen; pan Zenon zabrał rękę, sięgnął do kieszeni po żarówkę i powiedział: „Już idę”, zanim jeszcze całkiem wrócił. Potem zobaczył, gdzie jest. Dziewiąty ruch zrobił na stojąco i nie zajęło mu to ani chwili.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the keys"],
      en: "“Why can the queen do everything,” asked Staś, “and the king hardly walks?” Mr Zenon thought of who is fetched at night when a fuse goes. “Because he’s got the keys,” he said, and shook all forty of his own. “And if I take your king?” Mr Zenon considered. “Then you carry them until supper.” After that Staś played with his tongue between his teeth, and saw nothing but the board.",
      pl: "„Czemu dama może wszystko – zapytał Staś – a król ledwie chodzi?” Pan Zenon pomyślał, po kogo się przychodzi w nocy, kiedy wysiądą korki. „Bo on ma klucze” – powiedział i potrząsnął swoimi, wszystkimi czterdziestoma. „A jak panu zbiję króla?” Pan Zenon się zastanowił. „To nosisz je do kolacji”. Odtąd Staś grał z językiem w zębach i świata poza szachownicą nie widział.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: ["chessboard"],
        eyes: "half",
        company: "stas",
        when: { between: ["09-11", "04-30"] },
      },
    },
    {
      unless: ["halt"],
      pays: ["the cap"],
      en: "Staś has a trick from school: to attack on the right he gazes to the left. But his ears go red when he sees something, always the one on the side where it is, and Mr Zenon looks at nothing else. He drew back his bishop on the right. So Staś took the cap off Mr Zenon’s head and pulled it down over both ears. Mr Zenon was now playing in the dark.",
      pl: "Staś zna ze szkoły sztuczkę: kto chce uderzyć z prawej, wpatruje się w lewo. Ale uszy mu się czerwienią, kiedy coś widzi, zawsze to od właściwej strony, a pan Zenon patrzy tylko na nie. Cofnął gońca z prawej. Wtedy Staś zdjął panu Zenonowi czapkę i wciągnął ją sobie na oboje uszu. Od tej chwili pan Zenon grał po ciemku.",
    },
    {
      pays: ["nine moves"],
      en: "On the cellar steps of Staircase B the bulb had gone, and somebody stood there with a bucket and could not get down. “Is the caretaker free?” came a voice. “In nine moves,” Mr Zenon called back. That would be when? The voice was told to count. From now on each move was called out across the courtyard, and each time the voice replied with a number and moved the bucket to the other hand.",
      pl: "Na schodach do piwnicy w klatce B przepaliła się żarówka i ktoś stał tam z kubełkiem i nie mógł zejść. „Czy pan dozorca jest wolny?” – odezwał się głos. „Za dziewięć ruchów!” – odkrzyknął pan Zenon. To znaczy kiedy? Głosowi kazano liczyć. Odtąd każdy ruch ogłaszano na całe podwórko, a głos za każdym razem podawał numer i brał kubełek w drugą rękę.",
    },
    {
      unless: ["halt"],
      pays: ["the jam"],
      en: "Staś was eating a roll with jam, roll in the left hand, pieces in the right, a bite and a move by turns. Then Mr Zenon said “Check”, and Staś bit a bishop and set the roll down between two pawns. It was put right at once. But there was jam on the bishop now, and whatever came near it stayed with it: a crumb, a pawn, and nearly a whisker.",
      pl: "Staś jadł bułkę z dżemem, w lewej bułka, w prawej figury, raz kęs, raz ruch. Wtedy pan Zenon powiedział „szach” i Staś ugryzł gońca, a bułkę postawił między dwoma pionkami. Zaraz to naprawiono. Ale goniec był już w dżemie i co się do niego zbliżyło, to przy nim zostawało: okruszek, pionek i o mało nie wąs.",
    },
    {
      pays: ["the sum"],
      en: "Somebody on the stairs wanted to know about Staś’s sums: when they were done, he was to come up. “We’re at it,” called Mr Zenon, who did not care to lose his partner. One grain on the first square of the board, he said, two on the second, four on the third, and always double. Staś counted in a whisper. On the eleventh it came to 1,024. There were fifty-three squares to go.",
      pl: "Ktoś na schodach chciał wiedzieć, co z rachunkami Stasia: jak skończy, ma wracać. „Właśnie odrabia!” – zawołał pan Zenon, który nie chciał stracić partnera. Na pierwszym polu szachownicy jedno ziarnko, powiedział, na drugim dwa, na trzecim cztery i zawsze podwójnie. Staś liczył szeptem. Na jedenastym wyszło 1024. Zostały pięćdziesiąt trzy pola.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["chessboard"],
        eyes: "half",
        company: "stas",
        when: { between: ["09-11", "04-30"] },
      },
    },
    {
      unless: ["halt"],
      en: "Mr Zenon does not say “rook” when he is deep in it. His rooks are Staircase A and Staircase B, and the small ones in front are the tenants. “If I open up B now,” he muttered, “there’ll be a draught in the whole middle.” Staś, who plays by the book, felt it on his neck and moved a tenant into it. That closed the last gap in the row, the one in front of Mruk’s nose.",
      pl: "Pan Zenon, kiedy się zamyśli, nie mówi „wieża”. Ma klatkę A i klatkę B, a to drobne z przodu to lokatorzy. „Jak teraz otworzę B – mruczał – będzie przeciąg przez cały środek”. Staś, który gra według książki, poczuł to na karku i zasłonił się lokatorem. W ten sposób zamknął ostatnią szparę w rzędzie, akurat tę przed nosem Mruka.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: ["chessboard"],
        eyes: "open",
        company: "stas",
        inHand: "chess piece",
        when: { between: ["09-11", "04-30"] },
      },
    },
    {
      pays: ["the barber"],
      en: "Mr Zenon was taught by a barber who used to move once a week, on Saturdays, between two customers. “And who won?” asked Staś. They had not finished. The barber moved to Radom, and the position is on the last page of the notebook, in pencil, gone over twice. “Whose move is it?” “His,” said Mr Zenon. He looked at the page a little longer than Staś needed, and sighed through his moustache.",
      pl: "Pana Zenona uczył fryzjer, który robił jeden ruch na tydzień, w sobotę, między klientami. „I kto wygrał?” – zapytał Staś. Nie skończyli. Fryzjer przeniósł się do Radomia, a pozycja stoi na ostatniej stronie notesu, ołówkiem, dwa razy poprawiona. „Czyj ruch?” „Jego” – powiedział pan Zenon. Patrzył na tę stronę trochę dłużej, niż Staś potrzebował, i westchnął w wąsy.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["chessboard"],
        eyes: "open",
        company: "zenon",
        when: { between: ["09-11", "04-30"] },
      },
    },
    {
      when: { heating: true, between: ["10-15", "03-31"] },
      unless: ["halt"],
      pays: ["the witness"],
      en: "The kettle in Mr Zenon’s kitchen came to the boil, and he let it, for he was attacking. The steam climbed the cold pane and came down over the board. When he had to get up at last and see to the tea, Staś breathed on his knight, polished it, and put it down somewhere else. Mr Zenon came back and looked at the knight, and then at Mruk. Staś looked at Mruk as well.",
      pl: "U pana Zenona w kuchni zagotował się czajnik, a pan Zenon mu pozwolił, bo atakował. Para wspięła się po zimnej szybie i opadła na szachownicę. Kiedy w końcu musiał wstać i zająć się herbatą, Staś chuchnął na skoczka, przetarł go i odstawił gdzie indziej. Pan Zenon wrócił, popatrzył na skoczka, a potem na Mruka. Staś też patrzył na Mruka.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["chessboard"],
        eyes: "wide",
        company: "zenon",
        look: "reader",
        when: { between: ["09-11", "04-30"] },
      },
    },
    {
      when: { between: ["05-10", "08-31"], weather: ["clear", "wind"], timeSlot: ["afternoon"] },
      pays: ["the ladybird"],
      en: "On the bench in the courtyard things fall on to the board. A ladybird had landed among the pawns, red, with seven points, and walked along the edge of a black square. “Rook,” said Staś under his breath. On the square where he had been about to go it settled and put its legs away. Neither of them takes what has not been set up. So they waited, and Mruk had to wait with them.",
      pl: "Na ławce na podwórku wszystko spada na szachownicę. Między pionkami wylądowała biedronka, czerwona, z siedmioma kropkami, i szła po brzegu czarnego pola. „Wieża” – szepnął Staś. Na polu, na które właśnie miał iść, rozgościła się i schowała nogi. Żaden z nich nie bije tego, czego nie ustawiał. Czekali więc, a Mruk musiał czekać z nimi.",
    },
  ],
};
