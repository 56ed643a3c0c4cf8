import type { Plot } from "#api/house/texts/model.ts";

/** Tomek’s left slipper is needed for higher purposes, by the tiled stove. With Tomek, and at most one more. */
export const slippers: Plot = {
  name: "slippers",
  category: "Playtime",
  wishes: [
    {
      en: "Tomek has two slippers, and the left is the better one. Geography has softened it, and it smells of chalk, of toast and of a person who means well. Mruk had decided that it should live where he lives himself, by the tiled stove, and he got up to arrange the move.",
      pl: "Tomek ma dwa kapcie, z których lewy jest lepszy. Zmiękczyła go geografia, a pachnie kredą, grzanką i człowiekiem, który chce dobrze. Mruk postanowił, że kapeć powinien mieszkać tam, gdzie i on, przy piecu kaflowym, i wstał, żeby załatwić przeprowadzkę.",
      picture: { place: "stove", pose: "walk", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [
            ["It Could Have Left", "Mógł odejść, a został"],
            ["Why Is the Right One Here as Well?", "A co tu robi prawy?"],
          ],
          en: "By the stove Mruk let the slipper go, and after an hour he lost interest, as happens with things that no longer run away. It could have left. It stayed, with its open mouth towards the tiles, and seemed to like it there. Tomek came in his socks to claim it, bent down, and looked at it for a while. Then he fetched the right one as well, and put it alongside.",
          pl: "Przy piecu Mruk puścił kapeć, a po godzinie stracił zainteresowanie, jak to bywa z rzeczami, które już nie uciekają. Kapeć mógł odejść. Został, z ustami otwartymi w stronę kafli, i wyglądał na zadowolonego. Tomek przyszedł po niego w skarpetkach, schylił się i chwilę patrzył. Potem przyniósł jeszcze prawy i postawił obok.",
        },
        {
          titles: [
            ["One Board There, Two Boards Back", "O deskę tam, o dwie z powrotem"],

            ["Do I Get My Slipper Back?", "Oddasz kapeć?"],
          ],
          unless: ["till tomorrow"],
          en: "“Do I get my slipper back?” asked Tomek, without much hope. Mruk gave it back, in fact: with his nose he pushed it by the breadth of a floorboard in Tomek’s direction. It was a gesture. Tomek has been in the house long enough to know how a gesture is answered. He got down on his knees before the stove and pushed the slipper back, two boards, by hand.",
          pl: "„Oddasz kapeć?” – spytał Tomek bez większej nadziei. Mruk oddał, owszem: popchnął go nosem o jedną deskę w stronę Tomka. Był to gest. Tomek mieszka tu wystarczająco długo, żeby wiedzieć, jak się odpowiada na gest. Uklęknął przed piecem i popchnął kapeć z powrotem, o dwie deski, ręką.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Like a Family at the Seaside", "Jak rodzina nad morzem"],
            ["The Shoes Had Moved In First", "Buty wprowadziły się pierwsze"],
          ],
          needs: ["the wet shoes"],
          unless: ["till tomorrow"],
          en: "The wet shoes had moved in by the stove first, and left no board free. Mruk put the slipper down in front of them and waited. Nothing happened, so he made room: with his forehead he pushed the left shoe to the left and the right one to the right, and set the slipper in between. When Tomek came to turn the shoes, the three of them stood there like a family at the seaside. He turned them all.",
          pl: "Przy piecu mieszkały już buty. Wprowadziły się pierwsze i nie zostawiły ani jednej wolnej deski. Mruk postawił przed nimi kapeć i zaczekał. Nic się nie działo, więc zrobił miejsce sam: lewy but odsunął czołem w lewo, prawy w prawo, a kapeć wstawił pośrodku. Kiedy Tomek przyszedł odwrócić buty, stali tam we trójkę jak rodzina nad morzem. Odwrócił wszystkich.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "A hunter who lives on the third floor must take what runs there. Slippers run there. They go about mostly in pairs, and low, but Mruk had noticed for some time that Tomek’s left one was lagging behind. He came out from behind the tiled stove, flat to the parquet, to see to it.",
      pl: "Myśliwy, który mieszka na trzecim piętrze, musi brać to, co tam biega. Biegają tam kapcie. Chodzą przeważnie parami i nisko, ale Mruk od jakiegoś czasu zauważał, że lewy kapeć Tomka zostaje w tyle. Wyszedł zza pieca kaflowego, płasko przy parkiecie, żeby się nim zająć.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["That’s a Big One", "Ale duży"],
            ["Like a Hunter in an Old Photograph", "Jak myśliwy na starej fotografii"],
          ],
          en: "Mruk stood over the slipper for a while, before the stove, with his paws apart, like a hunter in an old photograph. Nobody was taking a photograph. He looked round over his right shoulder, then over the left. At last Tomek came through from the hall, stopped, took off his glasses, wiped them and put them on again. “That’s a big one,” he said. After that Mruk could lie down.",
          pl: "Mruk stał chwilę nad kapciem, przed piecem, na szeroko rozstawionych łapach, jak myśliwy na starej fotografii. Nikt zdjęć nie robił. Obejrzał się przez prawe ramię, potem przez lewe. Wreszcie z przedpokoju wyszedł Tomek, przystanął, zdjął okulary, przetarł je i włożył z powrotem. „Ale duży” – powiedział. Teraz Mruk mógł się położyć.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["You Shouldn’t Have", "Ależ nie trzeba było"],

            ["With the Toothmarks Outwards", "Śladami zębów na zewnątrz"],
          ],
          en: "A hunter with a household does not keep things for himself. Mruk carried the slipper the rest of the way, past the stove and round the table, and laid it across Tomek’s bare foot. “You shouldn’t have,” said Tomek. He put it on. At the toe were the prints of four teeth, and when he crossed his legs he turned it outwards, where they could be seen.",
          pl: "Myśliwy, który ma rodzinę, nie zatrzymuje niczego dla siebie. Mruk zaniósł kapeć do końca, obok pieca i dookoła stołu, i położył go na bosej stopie Tomka. „Ależ nie trzeba było” – powiedział Tomek i włożył kapeć. Na czubku zostały ślady czterech zębów. Kiedy założył nogę na nogę, obrócił go tak, żeby było je widać.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "half",
            by: "wall",
            inBox: false,
            company: "tomek",
            posture: "stroking",
          },
        },
        {
          titles: [
            ["A Draw with the Mirror", "Remis z lustrem"],
            ["The Other Cat Had One As Well", "Tamten też niósł kapeć, tylko prawy"],
          ],
          needs: ["the other cat"],
          en: "Mruk brought down the slipper and was dragging it to the stove by the heel when he passed the mirror. The other hunter was just coming the opposite way, and he had a slipper, too, a right one. They stopped, each with his mouth full, and looked over each other’s catch: weight, colour, state of the toe. It was a draw. Tomek, who wanted to get to his coat, waited until they had both gone by.",
          pl: "Mruk dopadł kapcia i wlókł go za piętę do pieca, kiedy mijał lustro. Drugi myśliwy szedł akurat z przeciwka i też niósł kapeć, tylko że prawy. Stanęli, każdy z pełnym pyskiem, i obejrzeli swoje zdobycze: waga, kolor, stan czubka. Wyszło na remis. Tomek, który chciał się dostać do płaszcza, zaczekał, aż obaj przejdą.",
        },
      ],
    },
    {
      titles: [
        ["A Pillow with a Door", "Poduszka z drzwiami"],
        ["Used Only for Walking", "Używany tylko do chodzenia"],
      ],
      en: "Few people notice that a slipper is a pillow with a door. The chin can be laid on top, and if that is not enough, a paw can go inside. For his place by the tiled stove Mruk had long been in need of just such a piece of furniture, and Tomek had one, the left, that he used only for walking.",
      pl: "Mało kto zauważył, że kapeć to poduszka z drzwiami. Można położyć na nim brodę, a jeśli to nie wystarcza, można wejść łapą do środka. Do swojego kąta przy piecu kaflowym Mruk od dawna potrzebował takiego mebla, a Tomek miał jeden, lewy, i używał go tylko do chodzenia.",
      picture: { place: "stove", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Why Three Socks on the Left Foot?", "Skąd trzy skarpetki na lewej stopie?"],

            ["With One Ear Folded Under", "Z podwiniętym uchem"],
          ],
          en: "When Tomek came for his slipper, a head was lying on it, a large grey one, with an ear folded under. He stood before the stove on his left leg, then on his right, and scratched his calf. Then he went away on tiptoe and came back in two pairs of socks: one on the right foot, which had a slipper, and three on the left.",
          pl: "Kiedy Tomek przyszedł po kapeć, leżała na nim głowa, duża, szara, z jednym uchem podwiniętym. Postał przed piecem na lewej nodze, potem na prawej, i podrapał się w łydkę. Potem wyszedł na palcach i wrócił w dwóch parach skarpetek: na prawej stopie, tej w kapciu, miał jedną, a na lewej trzy.",
        },
        {
          titles: [
            ["What Was in the Toe?", "Co siedziało w czubku?"],
            ["Tomek Had Blamed His Knee", "A Tomek winił kolano"],
          ],
          unless: ["a guest", "in the soup"],
          en: "As a pillow the slipper was right, but behind the door something was in the way. Mruk went in with his paw, up to the elbow, and brought it out into the light before the stove: a stump of chalk. Then he laid his chin down. Tomek, who had been limping for days and had blamed his knee, picked up the chalk, walked across the room and back without a limp, and then did it once more.",
          pl: "Jako poduszka kapeć się nadawał, ale za drzwiami coś zawadzało. Mruk sięgnął łapą, po łokieć, i wyciągnął to na światło przed piecem: był to ogryzek kredy. Potem położył brodę. Tomek, który od kilku dni utykał i winił kolano, podniósł kredę, przeszedł przez pokój, już nie utykając, wrócił i przeszedł jeszcze raz.",
        },
        {
          titles: [
            ["To Be Warmed Again", "Do ponownego podgrzania"],
            ["The Slipper Was as Warm as a Loaf", "Kapeć ciepły jak bochenek"],
          ],
          when: {
            heating: true,
          },
          unless: ["in the soup", "a guest"],
          en: "By the warm stove the slipper took on heat like a loaf. Mruk slept with his chin on it and one paw in at the door. Tomek only wanted to try it. He drew it out, put his foot in, and stood quite still, with his eyes shut, for as long as the warmth lasted. It lasted four minutes. Then he took the slipper off and slid it back under the chin, to be warmed again.",
          pl: "Przy ciepłym piecu kapeć nagrzał się jak bochenek. Mruk trzymał na nim brodę, jedną łapę w drzwiach, i spał. Tomek chciał tylko spróbować. Wysunął kapeć, włożył stopę i stał bez ruchu, z zamkniętymi oczami, dopóki trzymał ciepło. Trzymał cztery minuty. Potem Tomek go zdjął i wsunął z powrotem pod brodę, do ponownego podgrzania.",
          picture: { place: "stove", pose: "sleep", props: [], eyes: "closed", company: "tomek", camera: "half" },
        },
      ],
    },
    {
      en: "Tomek’s left slipper was alone. Its partner had gone under the wardrobe and had not come back; since then the left one had been standing about with its mouth open, and nobody asked it anything. Mruk is not sentimental. Somebody had to take it in, though, and by the tiled stove there was room for two.",
      pl: "Lewy kapeć Tomka był sam. Jego towarzysz poszedł pod szafę i nie wrócił, a on odtąd wystawał po kątach z otwartymi ustami i nikt go o nic nie pytał. Mruk nie jest sentymentalny. Ale ktoś musiał się nim zaopiekować, a przy piecu kaflowym było miejsce dla dwóch.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "reader", company: "nobody" },
      endings: [
        {
          titles: [
            ["Something Brown and Shy", "Coś brązowego i nieśmiałego"],
            ["With Their Toes Together", "Czubek przy czubku"],
          ],
          en: "That left the right slipper, under the wardrobe. Mruk lay down flat in front and put his paw beneath, up to the shoulder. Out came a ping-pong ball, out came a lot of grey fluff, and after that something brown and shy. He carried it over by the heel. When Tomek passed the stove, the left slipper and the right were standing there with their toes together. He looked down at them, and went round, in his socks.",
          pl: "Pozostawał prawy, pod szafą. Mruk położył się przed nią płasko i wsunął pod spód łapę, aż po bark. Wyszła piłeczka pingpongowa, wyszło dużo szarego puchu, a potem coś brązowego i nieśmiałego. Zaniósł je za piętę na miejsce. Kiedy Tomek przechodził koło pieca, stały tam lewy i prawy, czubek przy czubku. Spojrzał na nie i obszedł je, w skarpetkach.",
          picture: {
            place: "bedroom",
            pose: "crouch",
            props: [],
            eyes: "wide",
            by: "closed wardrobe",
            company: "nobody",
          },
        },
        {
          titles: [["On a Visit to the Foot", "Z wizytą u stopy"]],
          unless: ["a guest"],
          en: "Tomek had dropped off on the sofa over a book about deltas, and his bare left foot hung down above the floor. Mruk, at the stove, looked at it for some time. Then he took the slipper by the heel and brought it across, for a visit, and lay down round it. The foot sank a little in its sleep. It touched something warm, felt about with the toes, and stayed.",
          pl: "Tomek zasnął na kanapie nad książką o deltach, a bosa lewa stopa zwisała mu nad podłogą. Mruk patrzył na nią jakiś czas spod pieca. Potem wziął kapeć za piętę, zaniósł go tam w odwiedziny i położył się dookoła. Stopa opadła we śnie trochę niżej. Trafiła na coś ciepłego, pomacała palcami i została.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Five Times Was Too Often", "Pięć razy to za dużo"]],
      en: "From time to time Mruk must check whether he is still strong. For this purpose he uses Tomek’s left slipper. He takes it by the neck, shakes it, and carries it through the flat to the tiled stove with his head held high, treading on it at every other step. Last time he had put it down five times. He meant to better that.",
      pl: "Od czasu do czasu Mruk musi sprawdzić, czy jest jeszcze silny. Służy mu do tego lewy kapeć Tomka. Chwyta go za kark, potrząsa i niesie przez mieszkanie, aż do pieca kaflowego, z podniesioną głową, co drugi krok nadeptując na kapeć. Ostatnio odkładał go po drodze pięć razy. Zamierzał ten wynik poprawić.",
      picture: { place: "box", pose: "stretch", props: [], eyes: "open", by: "wall", inBox: false, company: "nobody" },
      endings: [
        {
          titles: [
            ["Without Putting It Down Once", "Ani razu nie odłożył"],
            ["Twice on the Slipper, Once on Himself", "Dwa razy na kapeć, raz na siebie"],
          ],
          en: "Over the last stretch, from the edge of the carpet to the stove, Mruk did not put the slipper down once. He trod on it twice and on himself once, and did not look round. Tomek, who happened to be in the way, had flattened himself against the wall with his bare foot drawn up, as people stand for a procession. When it had passed he put the foot down again, quite softly.",
          pl: "Ostatni odcinek, od brzegu dywanu do pieca, Mruk przeszedł, ani razu nie odkładając kapcia. Dwa razy nadepnął na niego, raz na siebie, i nie obejrzał się. Tomek, który akurat był po drodze, stał przyklejony do ściany z podciągniętą bosą stopą, jak się stoi, kiedy idzie procesja. Kiedy przeszła, opuścił stopę z powrotem, bardzo cicho.",
        },
        {
          titles: [
            ["He Let Go, out of Kindness", "Puścił, ale z dobroci"],
            ["Both of Them Growled", "I obaj warczeli"],
            ["A Hand’s Breadth This Way and That", "O dłoń w tę, o dłoń w tamtą"],
          ],
          en: "To be certain of his strength, Mruk needed an opponent. He lay down before the stove with the heel of the slipper in his teeth, and looked at Tomek until Tomek took hold of the toe. They pulled. Both of them growled. It went a hand’s breadth this way and a hand’s breadth that; then Tomek let go, out of kindness, and Mruk sat down hard. He got up, and put the toe back into Tomek’s hand.",
          pl: "Żeby mieć pewność, Mruk potrzebował przeciwnika. Położył się przed piecem z piętą kapcia w zębach i patrzył na Tomka, aż ten złapał za czubek. Ciągnęli. Obaj warczeli. Szło o dłoń w tę, o dłoń w tamtą, potem Tomek puścił, z dobroci, i Mruk usiadł z impetem. Wstał i włożył Tomkowi czubek z powrotem do ręki.",
        },
        {
          titles: [
            ["Nobody Can Stop Him Now", "Już go nikt nie zatrzyma"],
            ["A Roar under the Floor", "Aż pod podłogą ryknęło"],
          ],
          needs: ["the man under the floor"],
          en: "“He’s got it,” shouted the man under the floor, “he’s coming up the middle!” Mruk came up the middle. He put the slipper down once, by the armchair. “Careful!” cried the man, and he took it up again. He passed the table, he passed Tomek, who drew in his feet. “Nobody can stop him now!” At the stove he let go. There was a roar below. Tomek held up a finger: only once.",
          pl: "„Ma! – krzyczał pan pod podłogą. – Idzie środkiem!” Mruk szedł środkiem. Raz odłożył kapeć, przy fotelu; „uwaga!” – zawołał pan, więc go podniósł. Minął stół, minął Tomka, który podkurczył nogi. „Już go nikt nie zatrzyma!” Przy piecu puścił. Pod podłogą ryknęło. Tomek podniósł palec: tylko raz.",
        },
      ],
    },
    {
      en: "Behind the tiled stove Mruk already had a cork, half a pencil and a thimble. A collection of that kind commands respect, but it lacked a centre, some larger piece on which the eye could rest. He had seen such a piece on Tomek’s left foot. It was brown and had a check lining, and he had been following it for days.",
      pl: "Za piecem kaflowym miał już Mruk korek, pół ołówka i naparstek. Taka kolekcja budzi szacunek, ale brakowało jej środka, jakiejś większej sztuki, na której oko mogłoby odpocząć. Taką sztukę widział na lewej nodze Tomka. Była brązowa, z podszewką w kratę, i chodził za nią od paru dni.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Is the Large One on Loan?", "Czy ta duża jest wypożyczona?"],
            ["Please Do Not Touch the Thimble", "Naparstka proszę nie dotykać"],
            ["The First Visitor Came on His Knees", "Zwiedza się na kolanach"],
          ],
          en: "Between the cork and the half pencil the slipper looked as if it had always been there. Mruk sat down at the entrance. The first visitor was Tomek, on his knees, with a torch. He went from piece to piece; before the thimble he stayed for a long time. “And the large one,” he asked, “is that on loan?” He touched nothing, and left the way he had come.",
          pl: "Między korkiem a połową ołówka kapeć wyglądał tak, jakby był tam od zawsze. Mruk usiadł przy wejściu. Pierwszy zwiedzający był Tomek, na kolanach, z latarką. Szedł od sztuki do sztuki, przy naparstku stał długo. „A ta duża – spytał – to wypożyczona?” Niczego nie dotknął i wyszedł tą samą drogą.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "reader", company: "nobody" },
        },
        {
          titles: [
            ["Too Large for an Exhibit", "Za duży na eksponat"],
            ["What Is Rattling in the Slipper?", "Co tak grzechocze w kapciu?"],
          ],
          en: "As an exhibit the slipper was too large, but as a museum it was just right. Mruk put the cork into it, then the thimble, and the half pencil went in crosswise. He carried it out in front of the stove, where the light is better, and it rattled. Tomek, coming by, stepped into it and stopped. He took out his foot, looked in for a long time, and walked on with that foot bare.",
          pl: "Na eksponat kapeć był za duży, ale na muzeum w sam raz. Mruk włożył do niego korek, potem naparstek, a połówka ołówka weszła na skos. Wyniósł go przed piec, gdzie jest lepsze światło, a w środku grzechotało. Tomek nadszedł, włożył stopę i stanął. Wyjął ją, długo zaglądał do środka i poszedł dalej z jedną stopą bosą.",
        },
      ],
    },
    {
      titles: [["The Left or the Right? It Was Dark", "Lewy czy prawy? Było ciemno"]],
      en: "Between Mruk and Tomek’s slippers there is an old account. When he was small they trod on his tail, the left or the right, it was dark. Neither has owned up. Since then he questions them by turns, separately, before the tiled stove, and now it was the left one’s turn again. He went to bring it in.",
      pl: "Między Mrukiem a kapciami Tomka są stare rachunki. Kiedy był mały, nadepnęły mu na ogon, lewy albo prawy, było ciemno. Żaden się nie przyznał. Od tej pory Mruk przesłuchuje je na zmianę, osobno, przed piecem kaflowym, i znowu wypadło na lewy. Poszedł go doprowadzić.",
      picture: { place: "stove", pose: "walk", props: [], eyes: "grump", company: "nobody" },
      endings: [
        {
          titles: [
            ["Released for Lack of Evidence", "Zwolniony z braku dowodów"],
            ["He Limped a Little, with His Tail", "Trochę utykał, na ogon"],
          ],
          en: "The slipper confessed to nothing. It was questioned from the front, from behind and upside down, and in the end it was released for lack of evidence, somewhat damp about the toe. Mruk himself walked it from the stove to the sofa, where Tomek’s feet were. He limped a little on the way, with the tail, to give it something to think about.",
          pl: "Kapeć do niczego się nie przyznał. Przesłuchano go z przodu, z tyłu i do góry nogami, po czym, trochę wilgotny na czubku, został zwolniony z braku dowodów. Mruk osobiście odprowadził go od pieca do kanapy, gdzie były stopy Tomka. Po drodze trochę utykał, na ogon, żeby tamten miał o czym myśleć.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "grump",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["It Was Me, Said Tomek", "To byłem ja, powiedział Tomek"],
            ["I Was in Both of Them", "Byłem wtedy w obu"],
          ],
          en: "By the stove the slipper said nothing, with its mouth open. The confession came from somewhere else. “It was me,” said Tomek on the sofa. “I was in it at the time. In both of them.” There was a silence. Mruk looked at the slipper; he looked at the foot. He crossed the parquet, sat down before the foot, very upright, and began again from the beginning.",
          pl: "Przy piecu kapeć milczał, z otwartymi ustami. Zeznanie padło skądinąd. „To byłem ja – powiedział Tomek z kanapy. – Byłem wtedy w środku. W obu”. Zapadła cisza. Mruk spojrzał na kapeć, spojrzał na stopę. Przeszedł przez parkiet, usiadł przed stopą, bardzo prosto, i zaczął od początku.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            mouth: "neutral",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "By the time Mruk got to the slipper, there was a foot in it. It is often like this with desirable houses. He pulled at the heel, and Tomek pulled the other way, without raising his eyes from the newspaper. “Occupied,” he said. The foot moved its toes, and could be seen to be comfortable.",
      pl: "Kiedy Mruk dotarł do kapcia, w środku była już stopa. Z mieszkaniami, które się podobają, często tak bywa. Pociągnął za piętę, a Tomek w drugą stronę, nie podnosząc oczu znad gazety. „Zajęte” – powiedział. Stopa poruszyła palcami i widać było, że jest jej dobrze.",
      turns: [
        {
          titles: [
            ["Occupied, Except for Two Seconds", "Zajęte, oprócz dwóch sekund"],
            ["Where Are My Glasses?", "A gdzie są moje okulary?"],
          ],
          en: "People cannot wait. Sooner or later every one of them gets up, to see about the kettle or to look for his glasses. Tomek looked for his glasses, found them on his nose, and since he was standing anyhow, scratched his right calf with his left foot. For about two seconds the most desirable property in the flat lay empty on the floor. Mruk needed only one, and a mouth opened wide, as at the dentist’s.",
          pl: "Ludzie nie umieją czekać. Prędzej czy później każdy wstaje, zajrzeć do czajnika albo poszukać okularów. Tomek szukał okularów, znalazł je na nosie, a skoro już stał, podrapał się lewą stopą w prawą łydkę. Przez jakieś dwie sekundy najbardziej pożądany lokal w mieszkaniu leżał pusty na podłodze. Mrukowi wystarczyła jedna i pysk otwarty jak u dentysty.",
        },
        {
          titles: [
            ["Pleasant for Half a Page", "Przyjemne przez pół strony"],
            ["Pins and Needles, Director", "Ścierpła, dyrektorze"],
          ],
          en: "Mruk lay down on it: on the slipper, the foot and the matter as a whole. Nine kilograms are pleasant at first. After half a page the toes stopped moving. After a whole one Tomek wanted to cross his legs, and the left no longer listened. “Pins and needles, Director,” he said, drew out the foot, and hopped round the table with it. The slipper was free.",
          pl: "Mruk położył się na tym: na kapciu, na stopie i na całej sprawie. Dziewięć kilogramów z początku jest przyjemne. Po połowie strony palce przestały się ruszać. Po całej Tomek chciał założyć nogę na nogę, a lewa już nie słuchała. „Ścierpła, dyrektorze” – powiedział, wyciągnął stopę z kapcia i okrążył z nią stół, podskakując. Kapeć był wolny.",
        },
        {
          titles: [
            ["A Sock Does Not Go On over a Slipper", "Skarpetki nie wkłada się na kapeć"],
            ["Why Was It Cold on the Left?", "Dlaczego z lewej było zimno?"],
          ],
          needs: ["the sock"],
          en: "Mruk fetched the sock and laid it beside the foot. Tomek lowered his newspaper. “There it is,” he said; he had been cold on that side without knowing why. But a sock does not go on over a slipper. He drew out the foot, pulled on the sock, smoothed the heel and looked round for the slipper. It was already on its way, between Mruk’s teeth.",
          pl: "Mruk przyniósł skarpetkę i położył ją przy stopie. Tomek opuścił gazetę. „Jest!” – powiedział; z tej strony było mu zimno i nie wiedział czemu. Ale skarpetki nie wkłada się na kapeć. Wyjął stopę, naciągnął skarpetkę, wygładził piętę i rozejrzał się za kapciem. Kapeć był już w drodze, w zębach Mruka.",
        },
        {
          titles: [
            ["Up His Left Trouser Leg", "Wiatr w lewej nogawce"],
            ["At the Height of an Ankle", "Na wysokości kostki"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "The wind found its way in under the door. It came along the floor, at the height of an ankle, and turned up the newspaper from below. Tomek read on. It went up his left trouser leg. He put up with that for a paragraph; then he drew up both feet on to the chair and spread the sports section over them. Below there was only wind, and a slipper with nobody in it.",
          pl: "Wiatr wcisnął się pod drzwiami. Szedł podłogą, nisko, na wysokości kostki, i podwinął gazetę od spodu. Tomek czytał dalej. Wiatr wszedł mu w lewą nogawkę. Tomek znosił to przez jeden akapit, potem podciągnął obie stopy na krzesło i przykrył je działem sportowym. Na dole został sam wiatr i kapeć, w którym nie było nikogo.",
        },
      ],
    },
    {
      en: "Ola, unfortunately, had introduced a system. Every shoe and slipper that was not on a foot now lived in the hall, in a cupboard, behind a small door with a magnet. Mruk took a seat before it. The magnet said “click” when it shut; and when he had hooked the door open with a claw, and it got away from him, it said the same again, louder.",
      pl: "Ola wprowadziła, niestety, system. Każdy but i kapeć, którego nie było akurat na nodze, mieszkał teraz w przedpokoju w szafce, za drzwiczkami na magnes. Mruk usiadł naprzeciwko. Magnes przy zamykaniu mówił „klik”, a kiedy Mruk podważył drzwiczki pazurem i mu się wymknęły, powtórzył to samo, tylko głośniej.",
      turns: [
        {
          titles: [
            ["At the Twelfth Click", "Za dwunastym kliknięciem"],
            ["Wedged with a Dictionary, M to Z", "Podparte słownikiem, od M do Ż"],
          ],
          en: "“Click,” said the cupboard. Ola, who was at a difficult sentence, endured it eleven times. At the twelfth she came out into the hall, looked at the magnet, looked at the cat, and fetched the second volume of a dictionary, M to Z, to wedge the door. Since it was open anyhow, she handed the left slipper out to Mruk. “And now,” she said, “not another sound.”",
          pl: "„Klik” – powiedziała szafka. Ola, która była przy trudnym zdaniu, zniosła to jedenaście razy. Przy dwunastym wyszła do przedpokoju, spojrzała na magnes, spojrzała na kota i przyniosła drugi tom słownika, od M do Ż, żeby zablokować drzwiczki. Skoro już były otwarte, podała Mrukowi lewy kapeć. „A teraz – powiedziała – ani mru-mru”.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            by: "wall",
            company: "ola",
            inHand: "book",
          },
        },
        {
          titles: [
            ["A Ski Boot Led the Way", "Na czele szedł but narciarski"],
            ["What Was Left of the System", "Co zostało z systemu"],
          ],
          en: "A system holds for as long as nobody shakes it. At the ninth try the small door sprang open to the wall, and out they came: first a ski boot, which led, then sandals, galoshes and everything in which two people have ever gone anywhere. Last of all, at leisure, the left slipper rode down over the heap to Mruk’s feet. “I heard that,” said Ola in the kitchen, but without conviction.",
          pl: "System trzyma się dopóty, dopóki nikt nim nie potrząśnie. Za dziewiątym razem drzwiczki odskoczyły aż do ściany i ruszyło: najpierw but narciarski, na czele, potem sandały, kalosze i wszystko, w czym dwoje ludzi kiedykolwiek dokądś poszło. Na samym końcu, bez pośpiechu, zjechał po stercie pod nogi Mruka lewy kapeć. „Słyszałam” – powiedziała w kuchni Ola, ale bez przekonania.",
        },
        {
          titles: [
            ["Snow Does Not Fit into a System", "Śnieg nie mieści się w systemie"],
            ["Nothing Left to Click At", "Magnes nie ma do czego klikać"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "Snow does not fit into a system. Ola came in with two boots full of it, Tomek with two more, and wet boots must not be shut in. So Ola opened the small door as far as it would go and put one of Tomek’s stones in front. “Only until they’re dry,” she told the magnet, which had nothing left to click at. The left slipper stood in the second row, and a grey paw fished it out.",
          pl: "Śnieg nie mieści się w systemie. Ola wróciła w dwóch pełnych butach, Tomek w dwóch następnych, a mokrych butów się nie zamyka. Ola otworzyła więc drzwiczki, jak daleko szły, i podparła je kamieniem ze zbiorów Tomka. „Tylko dopóki nie wyschną” – powiedziała do magnesu, który nie miał już do czego klikać. Lewy kapeć stał w drugim rzędzie i wyłowiła go stamtąd szara łapa.",
        },
      ],
    },
    {
      en: "All went well with the slipper as far as the threshold. But a threshold is high for somebody who has his mouth full: he cannot see it, only remember it. The toe caught, the heel swung round, and Mruk, who does not let go on principle, described half a circle in the air. He tried again from the other side, and described the other half.",
      pl: "Z kapciem wszystko szło dobrze aż do progu. Ale próg jest wysoki dla kogoś, kto ma pełny pysk: nie widzi się go, można go tylko pamiętać. Czubek się zahaczył, pięta obróciła i Mruk, który z zasady nie puszcza, wykonał w powietrzu pół koła. Spróbował z drugiej strony i wykonał drugie pół.",
      turns: [
        {
          titles: [
            ["Bit More, Bit More, and Stop", "Jeszcze, jeszcze i stop"],
            ["Like a Lorry in a Courtyard", "Jak ciężarówka na podwórku"],
          ],
          en: "Whoever cannot go forwards must reverse. Mruk took the heel between his teeth and backed, board by board, like a lorry in a narrow courtyard, and Staś, who had come up to borrow some sugar, walked behind and waved him in. “Bit more. Bit more. Straighten up. And stop.” The slipper slid over the threshold as if there were none. Staś went round it once and tapped the sides.",
          pl: "Kto nie może przodem, ten jedzie tyłem. Mruk wziął piętę w zęby i cofał, deska po desce, jak ciężarówka na ciasnym podwórku, a Staś, który przyszedł pożyczyć cukier, szedł z tyłu i nim kierował. „Jeszcze. Jeszcze. Prostuj. I stop”. Kapeć przejechał przez próg, jakby go nie było. Staś obszedł go dookoła i opukał boki.",
        },
        {
          titles: [
            ["Not a Drop Was Spilt", "Nie wylała się ani kropla"],
            ["Goal, Said Tomek Softly", "Gol, ale cicho"],
          ],
          en: "In order to think Mruk put the slipper down, exactly across the threshold. There it lay when Tomek came out of the dark hall with a full cup in either hand. He did not see it. He kicked it, without meaning to and extremely well: it rose, flew the length of the parquet and stopped of its own accord. Not a drop was spilt. “Goal,” said Tomek softly, to the cups.",
          pl: "Żeby pomyśleć, Mruk odłożył kapeć, dokładnie w poprzek progu. Leżał tam, kiedy z ciemnego przedpokoju wyszedł Tomek, z pełną filiżanką w każdej ręce. Nie zauważył. Kopnął, niechcący i wybitnie: kapeć uniósł się, przeleciał cały parkiet i sam się zatrzymał. Nie wylała się ani kropla. „Gol” – powiedział Tomek cicho, do filiżanek.",
        },
        {
          titles: [
            ["Nine Kilos at the Other End", "Dziewięć kilo na drugim końcu"],
            ["The Board Said What It Always Says", "Deska powiedziała to, co zwykle"],
          ],
          needs: ["the loose board"],
          en: "The loose board ends at the threshold, and speaks at its other end. Mruk had put the slipper down on the near end, to think; he walked round and set all four paws on the far one. It said what it always says. Then it sank, under nine kilos, and the near end went up. The slipper flew over the threshold and landed on its sole. “I heard that,” called Tomek, too late.",
          pl: "Obluzowana deska kończy się przy progu, a odzywa na drugim końcu. Mruk położył kapeć na bliższym, żeby pomyśleć, obszedł go i stanął na dalszym, wszystkimi łapami. Deska powiedziała to, co zwykle. Potem opadła pod dziewięcioma kilo, a bliższy koniec podskoczył. Kapeć przeleciał przez próg i wylądował na podeszwie. „Słyszałem!” – zawołał Tomek, ale za późno.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      pays: ["a guest"],
      en: "But Mrs Halina had come up for a chat, and Mrs Halina gets cold feet. She had been given the slipper at the door, and for the other foot a felt boot. Now her feet were crossed under the chair and kept time to a story about a wedding in Radom. A cat may rob his own people. From a lady he takes nothing.",
      pl: "Ale z wizytą była pani Halina, a pani Halinie marzną nogi. Dostała kapeć już w progu, a na drugą nogę walonek. Teraz stopy krzyżowały się pod krzesłem i przytupywały do opowieści o weselu w Radomiu. Swoich kot może okradać. Damie nie zabiera się niczego.",
      turns: [
        {
          titles: [
            ["How the Bridegroom’s Uncle Danced", "Jak tańczył wuj pana młodego"],
            ["On the Last Turn", "Przy ostatnim obrocie"],
          ],
          en: "At the wedding in Radom they had come to the dancing. Mrs Halina showed Tomek how the bridegroom’s uncle had danced, sitting down, only with the feet, and where the stamping begins she kicked off first the felt boot and then the slipper, because nobody dances that in slippers. It spun across the parquet on its heel. Mruk let it finish, out of respect. On the last turn he took it.",
          pl: "Na weselu w Radomiu doszło do tańców. Pani Halina pokazywała Tomkowi, jak tańczył wuj pana młodego, na siedząco, samymi stopami, a tam, gdzie zaczyna się tupanie, zrzuciła walonek i kapeć, bo tego w kapciach się nie tańczy. Kapeć zakręcił się po parkiecie na pięcie. Mruk pozwolił mu skończyć, przez szacunek. Wziął go przy ostatnim obrocie.",
        },
        {
          titles: [
            ["By the Time the Cake Was Cut", "Zanim w Radomiu pokrojono tort"],
            ["Warmer Than Any Slipper", "Grzeje lepiej niż kapcie"],
          ],
          en: "Where nothing may be taken, something can be offered. Mruk lay down across both of Mrs Halina’s feet, with his whole length. She lost her thread. “Treasure,” she said, “you’re warmer than the pair of them.” She drew out her feet, first one and then the other, and put them under him. The wedding went on. By the time the cake was cut in Radom, Mruk had a paw on the slipper, which stood empty.",
          pl: "Gdzie nie wolno brać, tam można coś zaproponować. Mruk położył się pani Halinie na obu stopach, na całą długość, i opowieść zgubiła wątek. „Skarbie – powiedziała pani Halina – ty grzejesz lepiej niż jedno i drugie”. Wyjęła stopę, wyjęła drugą i wsunęła je pod niego. Wesele trwało. Zanim w Radomiu pokrojono tort, Mruk trzymał już łapę na kapciu, który stał pusty.",
        },
        {
          titles: [
            ["With Every Wheel, a Hair’s Breadth", "O włos przy każdym kole"],
            ["Nothing Was Taken from the Lady", "Damie nikt niczego nie zabrał"],
          ],
          needs: ["the tram"],
          en: "The fifteen came back the other way. The plates struck up, Mrs Halina told them to hush, since the bride was about to speak, and her crossed feet trembled against each other. The felt boot held. The slipper, two sizes too big for her, moved a hair’s breadth with every wheel, and with the last it fell off. She went on beating time in her stocking. Nobody had taken anything from a lady.",
          pl: "Piętnastka wróciła z przeciwnej strony. Talerze zagrały, pani Halina powiedziała im „cicho”, bo panna młoda miała właśnie przemówić, a jej stopy, skrzyżowane, drżały jedna o drugą. Walonek trzymał. Kapeć, o dwa numery za duży, przy każdym kole zsuwał się o włos, a kiedy minęło ostatnie, spadł. Pani Halina przytupywała dalej w pończosze. Damie nikt niczego nie zabrał.",
        },
      ],
    },
    {
      en: "But Ola had been sewing. The slipper had always been a serious one, brown, with a check lining, and now it had a red pom-pom on its nose, which nodded. Mruk did not know how to speak to it any more. He walked round it to the left, and it nodded. He walked round it to the right, and to that it had no objection either.",
      pl: "Tylko że Ola szyła. Kapeć był zawsze poważny, brązowy, z podszewką w kratę, a teraz miał na nosie czerwony pompon, który potakiwał. Mruk nie wiedział już, jak z nim rozmawiać. Obszedł go z lewej, a kapeć potakiwał. Obszedł go z prawej i przeciwko temu kapeć też nic nie miał.",
      turns: [
        {
          titles: [
            ["The Pom-Pom Followed", "A pompon poszedł za nitką"],
            ["It Had Been a Serious Slipper", "To był poważny kapeć"],
          ],
          en: "The third time round, Mruk’s claw caught in a thread. It ran out from under the pom-pom, without any hurry, across the rug and under the sofa, and when all of it had gone the pom-pom followed. What remained was brown and kept silent. Ola, who had only wanted to use up the red wool, looked at the slipper over her glasses. “More dignified,” she admitted, and shut the sewing box.",
          pl: "Za trzecim okrążeniem Mruk zaczepił pazurem o nitkę. Wysuwała się spod pompona bez pośpiechu, przez dywanik, pod kanapę, a kiedy wyszła cała, pompon poszedł za nią. Kapeć został brązowy i milczał. Ola, która chciała tylko zużyć czerwoną włóczkę, spojrzała na niego znad okularów. „Dostojniej” – przyznała i zamknęła koszyk z robótkami.",
        },
        {
          titles: [
            ["Yes, Yes, Yes", "Tak, tak i tak"],
            ["The Slipper Said Yes", "Kapeć się zgodził"],
          ],
          en: "So the slipper was asked whether it would come. Mruk set a paw on its heel and leaned, and the pom-pom nodded. He leaned a second time and a third; it nodded each time. Ola saw it from the door and was a witness. Whoever has said yes three times cannot maintain afterwards that he was carried off. Mruk took it by the heel, and on the way, at every step, it said yes.",
          pl: "Zapytano więc kapeć, czy pójdzie. Mruk postawił łapę na pięcie i nacisnął, a pompon kiwnął. Nacisnął drugi raz i trzeci, pompon kiwnął za każdym razem. Ola widziała to od drzwi i była świadkiem. Kto trzy razy się zgodził, nie może potem mówić, że go uprowadzono. Mruk wziął go za piętę, a pompon przez całą drogę, co krok, mówił tak.",
        },
      ],
    },
    {
      pays: ["in the soup"],
      en: "When Mruk came for the slipper, it was hanging by the heel from the line over the bath. It had been in the soup, and nobody said whose fault that was. Then it had been rinsed. From below it looked like a large bat. He jumped once. The line swayed and let him have two drops, one in either eye.",
      pl: "Kiedy Mruk przyszedł po kapeć, ten wisiał za piętę na sznurze nad wanną. Był w zupie, a z czyjej winy, tego nikt nie mówił. Potem go wypłukano. Od dołu przypominał dużego nietoperza. Mruk podskoczył raz. Sznur się zakołysał i puścił mu dwie krople, po jednej w każde oko.",
      turns: [
        {
          titles: [
            ["It Smelled of Marjoram as Well", "Pachniał też majerankiem"],
            ["Would the Peg Hold?", "Czy klamerka wytrzyma?"],
          ],
          en: "The rest was between the slipper and the peg. Mruk sat down on the rim of the bath and left it to them. A slipper that has drunk soup weighs something; it sank a little at the heel, and the peg opened its beak a little wider. Then the beak let go. The slipper lay on the bottom of the bath and smelled of chalk, of toast and now also of marjoram.",
          pl: "Resztę mieli załatwić kapeć i klamerka. Mruk usiadł na brzegu wanny i zostawił to im. Kapeć, który napił się zupy, trochę waży, obsuwał się więc w pięcie, a klamerka otwierała dziób coraz szerzej. Wreszcie dziób puścił. Kapeć leżał na dnie wanny i pachniał kredą, grzanką, a od niedawna także majerankiem.",
        },
        {
          titles: [
            ["Turn It Now and Then", "Odwracać od czasu do czasu"],
            ["Who Is Sitting in the Bath?", "Kto siedzi w wannie?"],
          ],
          en: "Tomek came in to feel whether the slipper was dry. He took it down, put it to his cheek and thought. Beneath him, in the bath, somebody sat with two wet eyes and looked up. “Nearly,” said Tomek. “It ought to be turned now and then.” He himself always has thirty exercise books to see to. He laid it down in the bath, in front of the only one in the flat who had time for that.",
          pl: "Tomek przyszedł sprawdzić, czy kapeć wysechł. Zdjął go, przyłożył do policzka i się zastanowił. Pod nim, w wannie, siedział ktoś z dwojgiem mokrych oczu i patrzył w górę. „Prawie – powiedział Tomek. – Trzeba by go czasem odwrócić”. On sam ma zawsze trzydzieści zeszytów. Położył kapeć w wannie, przed jedynym w domu, który miał na to czas.",
          picture: { place: "bathroom", pose: "ears", props: [], eyes: "open", look: "up", company: "tomek" },
        },
        {
          titles: [
            ["The Slipper Nodded to the Tram", "Kapeć potakiwał tramwajowi"],
            ["The Peg Snapped and Missed", "Klamerka kłapnęła i nie trafiła"],
          ],
          needs: ["the tram"],
          en: "Mruk sat down under the line and waited for the next fifteen. It could be heard from far off. First the tooth glasses answered, then the pipes, then the line; and the slipper, which had been hanging quite still, began to nod. At the loudest it gave one last nod and slid out of the peg. The peg snapped at it and missed. The slipper fell on the mat, without a sound, right in front of Mruk.",
          pl: "Mruk usiadł pod sznurem i zaczekał na następną piętnastkę. Słychać ją było z daleka. Najpierw odezwały się szklanki, potem rury, potem sznur, a kapeć, który dotąd wisiał spokojnie, zaczął potakiwać. W najgłośniejszym miejscu kiwnął po raz ostatni i wysunął się z klamerki. Klamerka kłapnęła za nim i nie trafiła. Kapeć spadł na dywanik, bezgłośnie, prosto Mrukowi pod nos.",
        },
      ],
    },
    {
      pays: ["sitting on it"],
      en: "Mruk had got the slipper halfway to the stove when the alarm was raised. “My slipper!” cried Tomek, and hopped through the flat on one leg like a stork. He looked under the sofa, he looked in the oven. Mruk sat down on the slipper, and gazed where Tomek was gazing, to show that he was worried, too.",
      pl: "Mruk był z kapciem w połowie drogi do pieca, kiedy podniesiono alarm. „Mój kapeć!” – zawołał Tomek i skakał po mieszkaniu na jednej nodze jak bocian. Szukał pod kanapą, zajrzał do piekarnika. Mruk usiadł na kapciu i patrzył tam, gdzie Tomek, na znak, że też się martwi.",
      turns: [
        {
          titles: [
            ["Till Tomorrow, and No Chewing", "Do jutra i bez gryzienia"],
            ["Talks at Floor Level", "Rokowania na podłodze"],
          ],
          pays: ["till tomorrow"],
          en: "Tomek got down on the floor; he does that, to his credit. They lay opposite each other with their chins on the boards, and from beneath the grey chest peeped something brown. Neither spoke for a good while. “Till tomorrow,” Tomek said at last. “And no chewing.” Mruk half closed his eyes, which in international law means yes.",
          pl: "Tomek położył się na podłodze, trzeba mu przyznać, że to robi. Leżeli naprzeciwko siebie, z brodami na deskach, a spod szarej piersi wyglądało coś brązowego. Milczeli długo. „Do jutra – powiedział w końcu Tomek. – I bez gryzienia”. Mruk przymknął oczy, co w prawie międzynarodowym oznacza zgodę.",
        },
        {
          titles: [
            ["One Each, and That’s Fair", "Po jednym, uczciwie"],
            ["In Exchange for a Glove", "W zamian za rękawiczkę"],
          ],
          en: "Mruk stood up, and the slipper lay there for all to see. Then he went out, and came back with a glove. It was one of Tomek’s, long given up for lost. He put it down before the bare foot and took two steps back. Tomek pulled the glove on; it still fitted. He looked from his hand to his foot. “One each,” he said. “That’s fair.”",
          pl: "Mruk wstał i kapeć leżał na widoku. Potem wyszedł i wrócił z rękawiczką. Była Tomka, dawno spisana na straty. Położył ją przed bosą stopą i cofnął się o dwa kroki. Tomek włożył rękawiczkę, jeszcze pasowała. Spojrzał na rękę, spojrzał na stopę. „Po jednym – powiedział. – Uczciwie”.",
        },
        {
          titles: [
            ["The Yenisei, on One Leg", "Jenisej, na jednej nodze"],
            ["What Else Was Tomek Looking For?", "A czego Tomek szukał przedtem?"],
          ],
          needs: ["the lost river"],
          en: "On his way past the bookcase, on one leg, Tomek suddenly stopped. He stood there like a stork that has been spoken to. “The Yenisei,” he said. He said it again. He hopped to the shelf, opened the atlas, laid a finger just before the Lena, and let down his bare foot, to stand more firmly. The river was found. Nobody mentioned what else he had been looking for.",
          pl: "W drodze koło regału, na jednej nodze, Tomek nagle stanął. Stał jak bocian, którego ktoś zagadnął. „Jenisej” – powiedział. I jeszcze raz. Doskoczył do półki, otworzył atlas, położył palec tuż przed Leną i opuścił drugą stopę, bosą, żeby stać pewniej. Rzeka się znalazła. O tym, czego jeszcze szukał, nikt już nie wspominał.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["This Board Gives Everybody Away", "Deska, która wydaje wszystkich"],
        ["Between Every Slipper and the Stove", "Między kapciem a piecem"],
      ],
      pays: ["the loose board"],
      en: "In the hall the loose board spoke. Tomek was on his way to the kettle and had trodden on it. “Ah,” he said, and trod on it again, to hear it better; “so it’s this one that gives everybody away.” He looked round at Mruk, who was studying the ceiling. That board lies between every slipper in the flat and the tiled stove. Until now it had told on everybody alike.",
      pl: "W przedpokoju odezwała się obluzowana deska. Tomek szedł do czajnika i na niej stanął. „Aha – powiedział i stanął drugi raz, żeby lepiej słyszeć. – To ona wszystkich wydaje”. Obejrzał się na Mruka, który studiował sufit. Ta deska leży między każdym kapciem w tym mieszkaniu a piecem. Do tej pory wydawała wszystkich po równo.",
    },
    {
      titles: [["I Had Two of Those", "Miałem dwie, gdzie druga?"]],
      pays: ["the sock"],
      unless: ["sitting on it"],
      en: "To keep in practice for slippers, Mruk took a sock. He seized it by the neck and shook it, and it made no resistance; it hung out of his mouth on both sides, like a moustache. Tomek saw it go by. He looked at his feet, then into the drawer. “I had two of those,” he said, and went on with what he was doing, one foot warmer than the other.",
      pl: "Żeby w sprawach kapci nie wyjść z wprawy, Mruk wziął skarpetkę. Chwycił ją za kark i potrząsnął, a ona nie stawiała oporu; zwisała mu z pyska po obu stronach jak wąsy. Tomek widział, jak przechodzi. Spojrzał na swoje stopy, potem do szuflady. „Przecież miałem dwie” – powiedział i wrócił do swoich zajęć, z jedną stopą cieplejszą od drugiej.",
    },
    {
      titles: [
        ["On the Very Boards He Had in Mind", "Na upatrzonych deskach"],
        ["The Place by the Stove Was Taken", "Miejsce przy piecu zajęte"],
      ],
      when: {
        weather: ["rain"],
      },
      pays: ["the wet shoes"],
      en: "Tomek had been out in the rain without galoshes. He emptied his shoes into the sink, stuffed them with newspaper, carried them to the tiled stove and put them down side by side, large, black and wet. They stood on the very boards that Mruk had in mind, and would stand there until they were dry. Mruk’s slipper was not there yet, so he let them drip.",
      pl: "Tomek wyszedł na deszcz bez kaloszy. Wylał z butów wodę do zlewu, wypchał je gazetą, zaniósł do pieca kaflowego i postawił jeden przy drugim, wielkie, czarne i mokre. Stały na tych samych deskach, które upatrzył sobie Mruk, i miały tam stać, aż wyschną. Kapeć jeszcze nie dotarł, więc Mruk pozwolił im kapać.",
    },
    {
      titles: [
        ["The One That Comes before the Lena", "Ta, która płynie przed Leną"],
        ["A Teacher Who Has Lost a River", "O nauczycielu, który zgubił rzekę"],
      ],
      pays: ["the lost river"],
      unless: ["a guest"],
      en: "When he is busy, Tomek hums the rivers of Asia, from left to right, as they hang on the wall at school. There is one, just before the Lena, that he always leaves out, and this time he noticed. He began again at the Ural, faster, hoping to surprise it. It always comes back to him by bedtime, but until then he cannot keep still, and he kept getting up and sitting down just where Mruk had business.",
      pl: "Kiedy jest zajęty, Tomek nuci rzeki Azji, od lewej do prawej, tak jak wiszą w szkole na ścianie. Jest jedna, tuż przed Leną, którą zawsze opuszcza, i tym razem to zauważył. Zaczął od Uralu, szybciej, w nadziei, że ją zaskoczy. Do wieczora zawsze mu się przypomina, ale dopóki jej nie ma, nie usiedzi, i teraz wstawał i siadał akurat tam, gdzie Mruk miał sprawę.",
    },
    {
      titles: [
        ["For the Same Slipper", "Po ten sam kapeć, on też"],
        ["Who Would Be First?", "Który będzie pierwszy?"],
      ],
      pays: ["the other cat"],
      unless: ["sitting on it"],
      en: "In the hall mirror, which goes down to the floor, Mruk met a cat. He was stocky, wore his notch on the wrong side, and had plainly come for the same slipper. Both stopped, each with a paw in the air. Neither gave way. Mruk looked aside, and looked back, quickly; the other had done it just as quickly. There was nothing for it but to be first.",
      pl: "W lustrze w przedpokoju, które sięga podłogi, Mruk spotkał kota. Był krępy, nacięcie nosił po niewłaściwej stronie i najwyraźniej przyszedł po ten sam kapeć. Stanęli obaj, każdy z łapą w powietrzu. Żaden nie ustępował. Mruk spojrzał w bok i szybko z powrotem; tamten zrobił to równie szybko. Pozostawało jedno: być pierwszym.",
    },
    {
      titles: [
        ["Who Had Told the Man, and How Much?", "Kto temu panu powiedział?"],
        ["He’s Still Got It", "Jeszcze ma!"],
      ],
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      pays: ["the man under the floor"],
      en: "Below the floor there was a match on the wireless, and a man was shouting through the boards. “He’s got it!” he shouted. “He’s still got it! Will he keep it?” Mruk looked down at the parquet, and then behind him. He did not know who had told the man, or how much. Tomek had begun to listen, too.",
      pl: "Pod podłogą szedł w radiu mecz i jakiś pan krzyczał przez deski. „Ma! – krzyczał. – Jeszcze ma! Czy utrzyma?” Mruk spojrzał na parkiet, a potem za siebie. Nie wiedział, kto temu panu powiedział i ile. Tomek też zaczął już słuchać.",
    },
    {
      titles: [
        ["A Hair’s Breadth to the Right", "O włos w prawo i z powrotem"],
        ["It Had Not Quite Gone Back", "Nie całkiem wrócił"],
      ],
      pays: ["the tram"],
      en: "The fifteen went by, and in the dresser all the plates joined in. For as long as it lasted, everything in the flat that stood on a floor, hung on a hook or was worn on a foot trembled and moved a hair’s breadth to the right and back. Tomek laid his hand on the glasses. Mruk was sure that the slipper had moved, too, and that it had not quite gone back.",
      pl: "Przejechała piętnastka i w kredensie odezwały się wszystkie talerze. Dopóki to trwało, wszystko, co w mieszkaniu stało na podłodze, wisiało na haku albo siedziało na nodze, drżało i przesuwało się o włos w prawo i z powrotem. Tomek przytrzymał szklanki. Mruk był pewien, że kapeć też się ruszył i że nie całkiem wrócił.",
    },
  ],
};
