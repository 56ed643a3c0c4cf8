import type { Plot } from "#api/house/texts/model.ts";

/** Mruk goes down into the courtyard with something in mind, and the courtyard has something in mind too. */
export const courtyard: Plot = {
  name: "courtyard",
  category: "Daily Life",
  when: { weather: ["clear", "fog", "wind", "snow"] },
  wishes: [
    {
      en: "A border has to be walked, or it grows over. Mruk’s runs round the courtyard, from the drainpipe to the chestnut, along the wall and behind the bicycles, and at five points it must be rubbed with the cheek. Seen from the third floor it had begun to look faint. He went down to bring it up to date.",
      pl: "Granicę trzeba obchodzić, bo inaczej zarasta. Granica Mruka biegnie wokół podwórka, od rynny do kasztanowca, wzdłuż muru i za rowerami, a w pięciu punktach należy ją potrzeć policzkiem. Z trzeciego piętra wydała mu się ostatnio blada. Zszedł ją odświeżyć.",
      picture: { place: "courtyard", pose: "walk", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "Drainpipe, chestnut, wall, bicycles: four points were done. At the fifth, by the beating frame, stood Mr Zenon, the caretaker, with his boot on the spot. Mruk rubbed the boot. Mr Zenon kept still till both sides were finished. Since then the border has got about a good deal, to the cellar and the attic, and on Sundays to Mr Zenon’s sister in Wola.",
          pl: "Rynna, kasztanowiec, mur, rowery: cztery punkty były gotowe. W piątym, przy trzepaku, stał pan Zenon, dozorca, z butem dokładnie w tym miejscu. Mruk potarł but. Pan Zenon nie ruszał się, dopóki nie skończono z obu stron. Od tej pory granica sporo podróżuje: do piwnicy, na strych, a w niedziele do siostry pana Zenona, na Wolę.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", company: "zenon" },
          titles: [
            ["The Fifth Point Had a Boot On", "Punkt piąty stał w bucie"],
            ["On Sundays It Goes to Wola", "W niedziele jeździ na Wolę"],
          ],
        },
        {
          en: "Afterwards the courtyard looked from the third floor just as before. Only in five places, at the height of Mruk’s cheek, there was a slight shine. When the dogs of the house were led out, they stopped at the first, at the second, and so on to the fifth, and read each to the end. Their owners stood by and talked of draughts.",
          pl: "Podwórko wyglądało potem z trzeciego piętra tak samo jak przedtem. Tylko w pięciu miejscach, na wysokości policzka Mruka, coś lekko lśniło. Kiedy wyprowadzono psy z całej kamienicy, przystawały przy pierwszym, przy drugim i tak do piątego, a każdy przeczytał do końca. Ich państwo stali obok i rozmawiali o przeciągach.",
          titles: [
            ["The Dogs Read It to the End", "Psy przeczytały do końca"],
            ["Something for the Dogs of the House", "Psom do wiadomości"],
          ],
        },
      ],
    },
    {
      when: { season: ["spring", "summer", "autumn"], weather: ["clear", "fog", "wind"] },
      en: "Between the chestnut and the shrine in the courtyard there is a flagstone that is better than the rest. It has a view of both staircases, the gateway and a piece of sky. Mruk wanted to sit on it and hold nothing at all against anybody. On the way down from the third floor he had begun with small things, for practice.",
      pl: "Między kasztanowcem a kapliczką jest na podwórku płyta lepsza od innych. Widać z niej obie klatki, bramę i kawałek nieba. Mruk chciał na niej chwilę posiedzieć i nikomu nie mieć niczego za złe. Schodząc z trzeciego piętra, zaczął od drobiazgów, żeby nabrać wprawy.",
      picture: { place: "courtyard door", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "So Mruk sat on the flagstone and held nothing against a lady with leeks, nothing against a man who was late, nothing against two children and a scooter. It went well. Last came Mr Zenon, the caretaker, with the basket in which Mruk is taken to the vet. He had mended the handle. Mruk turned round, sat down with his back to it, and began again with the leeks.",
          pl: "Mruk siedział więc na płycie i nie miał niczego za złe pani z porami ani panu, który był spóźniony, ani dwójce dzieci z hulajnogą. Szło łatwiej, niż myślał. Na końcu pojawił się pan Zenon, dozorca, z koszykiem do weterynarza, w którym naprawił ucho. Mruk odwrócił się, usiadł do niego tyłem i zaczął od nowa, od porów.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", inHand: "basket", company: "zenon" },
          titles: [
            ["Nothing Against the Lady with Leeks", "O pory bez pretensji"],
            ["Who Mended the Basket?", "Kto naprawił koszyk?"],
          ],
        },
        {
          en: "Mr Zenon, the caretaker, laid his spirit level on the flagstone, next to Mruk. The bubble slid away. In the middle the stone was lower by the thickness of a coin, and the hollow was round, with a place for the tail. The stone to the left, where nobody sits, was level. In the notebook, under “Repairs”, he wrote: “None.”",
          pl: "Pan Zenon, dozorca, położył na płycie, tuż obok Mruka, poziomicę. Pęcherzyk uciekł na bok. Kamień był pośrodku niższy o grubość monety, a wgłębienie było okrągłe, z miejscem na ogon. Płyta z lewej, na której nikt nie siaduje, leżała równo. W notesie, pod „Naprawy”, zapisał: „Nie trzeba”.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            company: "zenon",
            camera: "half",
          },
          titles: [
            ["With a Place for the Tail", "Z miejscem na ogon"],
            ["Lower by the Thickness of a Coin", "O grubość monety"],
          ],
        },
        {
          needs: ["the hat"],
          titles: [
            ["The Hat Took a Bow", "Kapelusz się ukłonił"],
            ["A Gentleman Waits for His Hat", "Pan, który czeka na kapelusz"],
          ],
          en: "Mruk sat on the flagstone and held nothing against anybody, not even against the hat, which was back in the gateway. It must have felt this. It came up, bowed, and lay down half underneath him. Mruk shifted his weight on to it. “Got it!” cried the gentleman, arriving on his last legs. “Thank you, sir.” He waited; he saw that he would have to wait; he sat down on the stone beside Mruk, bareheaded, and got his breath.",
          pl: "Mruk siedział na płycie i nikomu nie miał niczego za złe, nawet kapeluszowi, który znów wpadł do bramy. Kapelusz musiał to poczuć. Podszedł, ukłonił się i wsunął do połowy pod Mruka. Mruk usiadł na nim mocniej. „Mamy go! – zawołał pan, który dobiegł resztką sił. – Dziękuję panu”. Poczekał, zobaczył, że przyjdzie poczekać, i usiadł na płycie obok, z gołą głową, złapać oddech.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", on: "hat", company: "nobody" },
        },
      ],
    },
    {
      en: "From the third floor Mruk had noticed that something was moving behind the bins. It went to the left, it went to the right, and it was not registered. He knows everybody who moves in this courtyard, by gait and by surname. He came down without haste, his tail at the official height, to take its particulars.",
      pl: "Z trzeciego piętra Mruk zauważył, że za śmietnikami coś się rusza. Szło w lewo, szło w prawo i nie było zameldowane. Mruk zna wszystkich, którzy się na tym podwórku ruszają, z chodu i z nazwiska. Zszedł bez pośpiechu, z ogonem na wysokości urzędowej, spisać dane.",
      picture: { place: "courtyard door", pose: "walk", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "Behind the bins a wardrobe door was leaning, with a mirror in it, and whatever went by in the courtyard went by in there too. Just then a stocky grey cat in a red collar was coming round the corner of it, likewise without haste. Mruk checked everything. The notch was in the wrong ear. Otherwise the papers were in order.",
          pl: "Za śmietnikami stały oparte o mur drzwi szafy, z lustrem, i co szło przez podwórko, szło także w nim. Właśnie wychodził stamtąd krępy szary kot w czerwonej obroży, również bez pośpiechu. Mruk sprawdził wszystko. Nacięcie było w niewłaściwym uchu. Poza tym papiery miał w porządku.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "open", camera: "close", company: "nobody" },
          titles: [
            ["The Notch Was in the Wrong Ear", "Nacięcie nie w tym uchu"],
            ["Registered on the Third Floor", "Gdzie zameldowany?"],
          ],
        },
        {
          en: "What moved behind the bins was a curtain. Somebody had thrown it out, half of it had not fitted into the bin, and that half bowed at every breath of air, to the left and to the right, with lace. Mruk sat down before it. People do not bow to him enough. From his window he saw later that it bowed to the others as well, but not so low.",
          pl: "Za śmietnikami ruszała się firanka. Ktoś ją wyrzucił, połowa nie zmieściła się w kuble, a ta, która wisiała, kłaniała się przy każdym ruchu powietrza, w lewo i w prawo, z koronką. Mruk usiadł przed nią. Ludzie kłaniają mu się za rzadko. Ze swojego okna widział potem, że innym kłania się także, ale nie tak nisko.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["A Bow with Lace on It", "Ukłon z koronką"],
            ["To the Others, but Not So Low", "Innym też, ale nie tak nisko"],
          ],
        },
        {
          when: { timeSlot: ["evening"], between: ["04-15", "10-25"] },
          en: "The person behind the bins was round, had a damp nose and wore his collar up. Hedgehogs are registered nowhere; they are passing through. This one sniffed at Mruk, found him too large to eat and went on along the wall. Mruk saw him off the premises. Neither would be hurried, and it took them half an hour to reach the gateway.",
          pl: "Osoba za śmietnikami była okrągła, miała wilgotny nos i postawiony kołnierz. Jeże nie są nigdzie zameldowane, są przejazdem. Ten powąchał Mruka, uznał, że jest za duży do jedzenia, i poszedł dalej wzdłuż muru. Mruk odprowadził go do granic posesji, idąc obok. Żaden nie dał się poganiać i do bramy szli pół godziny.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Only Passing Through, Collar Up", "Przejazdem, z postawionym kołnierzem"],
            ["Seen Off the Premises", "Odprowadzony aż za bramę"],
          ],
        },
        {
          needs: ["the fourth leg"],
          titles: [
            ["Looking for the Other Three", "Gdzie są trzy pozostałe?"],
            ["He Sat Down Facing the Door", "Pod drzwiami, twarzą do środka"],
          ],
          en: "Behind the bins was the man from Staircase A again, on all fours, with a chair leg under his arm. He went to the left, he went to the right; he was looking for the other three. Mruk took down the particulars. Then he walked slowly to the door of the other staircase and sat down facing it. The man looked at him for a time. He got up, dusted his knees, and rang.",
          pl: "Za śmietnikami był znowu pan z klatki A, na czworakach, z nogą od krzesła pod pachą. Szedł w lewo, szedł w prawo; szukał trzech pozostałych. Mruk spisał dane. Potem przeszedł powoli pod drzwi sąsiedniej klatki i usiadł przed nimi, pyskiem do klamki. Pan przyglądał mu się jakiś czas. Wstał, otrzepał kolana i zadzwonił.",
          picture: { place: "courtyard", pose: "back", props: [], eyes: "open", by: "front steps", company: "nobody" },
        },
      ],
    },
    {
      en: "The vet had said that Mruk ought to walk more. He thought it over for a month, and then agreed to one lap of the courtyard, provided that he could choose the pace and that nobody watched. At the foot of the stairs he looked up. Of the twelve windows eleven were empty, and in the twelfth there was only a curtain.",
      pl: "Weterynarz powiedział, że Mruk powinien więcej chodzić. Mruk zastanawiał się miesiąc, a potem zgodził się na jedno okrążenie podwórka, pod warunkiem że sam wybierze tempo i nikt nie będzie patrzył. Na dole podniósł głowę. Z dwunastu okien jedenaście było pustych, a w dwunastym wisiała tylko firanka.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "open", look: "up", company: "nobody" },
      endings: [
        {
          en: "Mruk did his lap, chestnut, wall, bicycles, bins. A stranger might have taken the pace he had chosen for standing about. When it was over, he looked up. Eleven windows were empty. In the twelfth the curtain hung quite still; only it had been drawn along, from the left edge to the right, in just the time it takes to do a lap.",
          pl: "Mruk zrobił swoje okrążenie: kasztanowiec, mur, rowery, śmietniki. Tempo wybrał sam i ktoś obcy mógłby je wziąć za stanie. Kiedy było po wszystkim, podniósł głowę. Jedenaście okien było pustych. W dwunastym firanka wisiała nieruchomo, tyle że przesunęła się od lewego brzegu do prawego, akurat w ciągu jednego okrążenia.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", company: "nobody" },
          titles: [
            ["In the Twelfth, Only a Curtain", "W dwunastym tylko firanka"],
            ["He Chose the Pace Himself", "Tempo wybrał sam"],
          ],
        },
        {
          en: "The lap was done; but as nobody had watched, nobody knew. Mruk therefore did another, with his tail up, past the chestnut, past the bins, past somebody’s forgotten bucket. Behind a window on the first floor a trumpet tried three notes of a march, stopped and tried them again. For three notes at a time he was in step.",
          pl: "Okrążenie było gotowe, ale skoro nikt nie patrzył, nikt o tym nie wiedział. Mruk zrobił więc drugie, z podniesionym ogonem, koło kasztanowca, koło śmietników, koło czyjegoś zapomnianego wiadra. Za oknem na pierwszym piętrze trąbka spróbowała trzech nut marsza, przerwała i spróbowała znowu. Po trzy nuty naraz szedł do taktu.",
          picture: { place: "courtyard", pose: "walk", props: ["bucket"], eyes: "open", company: "nobody" },
          titles: [
            ["Three Notes at a Time, in Step", "Po trzy nuty naraz"],
            ["Once More, Since Nobody Knew", "Jeszcze raz, skoro nikt nie wie"],
          ],
        },
        {
          needs: ["winter fur"],
          titles: [
            ["Fifty Grams Less!", "Pięćdziesiąt gramów mniej!"],
            ["Three Beds Made Up in Grey", "Komu posłano na szaro?"],
          ],
          en: "The lap was done at Mruk’s own pace, which had suited the sparrows; they had kept up with him on foot, from the chestnut to the bins, and helped themselves. On the third floor he was lifted on to the kitchen scales. “Fifty grams less!” said Ola, and turned him round to see where. The vet, she said, would be proud. Across the courtyard, in the ivy, three beds had been made up in grey.",
          pl: "Okrążenie Mruk zrobił własnym tempem, które odpowiadało wróblom; szły za nim piechotą od kasztanowca do śmietników i się częstowały. Na trzecim piętrze postawiono go na kuchennej wadze. „Pięćdziesiąt gramów mniej!” – powiedziała Ola i obróciła go, żeby zobaczyć, gdzie. Weterynarz, powiedziała, będzie dumny. Naprzeciwko, w bluszczu, posłano na szaro trzy łóżka.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "kitchen scales",
            posture: "stroking",
            company: "ola",
          },
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["Two Laps, as Nobody Had Seen", "Dwa okrążenia, skoro nikt nie widział"],
            ["A Sardine for Each", "Po sardynce za każde"],
          ],
          en: "In the fog nobody could watch, not even Mruk. He went by touch, chestnut, wall, bicycles, bins, and when he came to the chestnut he went on to make sure. Nobody could have said which lap had been the first. On the third floor they asked how far he had got. As they had seen nothing, and he looked tired, they put down two laps, and a sardine for each.",
          pl: "We mgle nikt nie mógł patrzeć, nawet Mruk. Szedł po omacku, kasztanowiec, mur, rowery, śmietniki, a kiedy był znów przy kasztanowcu, poszedł dalej, dla pewności. Nie było wiadomo, który raz był pierwszy. Na trzecim piętrze spytali, jak daleko doszedł. Ponieważ nic nie widzieli, a on wyglądał na zmęczonego, zapisali dwa okrążenia i po sardynce za każde.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "wide", look: "down", company: "nobody" },
        },
      ],
    },
    {
      en: "“Go and get some air,” somebody on the third floor had said, holding the door open. Mruk had thought that there was enough in the flat; evidently it was running out. He went down all the stairs and came into the courtyard like somebody who has been sent for something heavy and wants to know where it is kept.",
      pl: "„Idź, zaczerpnij powietrza” – powiedziano na trzecim piętrze i przytrzymano drzwi. Mruk sądził, że w mieszkaniu jest go dosyć, ale widocznie się kończyło. Zszedł po wszystkich schodach i stanął na podwórku jak ktoś, kogo posłano po coś ciężkiego i kto chce wiedzieć, gdzie to trzymają.",
      picture: { place: "courtyard", pose: "walk", props: [], eyes: "open", by: "front steps", company: "nobody" },
      endings: [
        {
          en: "Mruk chose some air by the shrine, where it smelled of wax and had hardly been used, and sat in it until his coat was full. Air is not heavy, but it is bulky. On the third floor they held the door open again. Somebody in slippers bent down, put a whole face into his fur, and took all of it in one breath.",
          pl: "Mruk wybrał powietrze przy kapliczce, gdzie pachniało woskiem i było prawie nieużywane, i siedział w nim, aż futro miał pełne. Powietrze nie jest ciężkie, ale zajmuje miejsce. Na trzecim piętrze znów przytrzymano drzwi. Ktoś w kapciach schylił się, wtulił całą twarz w futro za uszami i wziął wszystko jednym wdechem.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", by: "shrine", company: "nobody" },
          titles: [
            ["How Much Air Goes into One Coat?", "Ile wchodzi w jedno futro?"],
            ["All of It in One Breath", "Wszystko jednym wdechem"],
          ],
        },
        {
          en: "Mruk took the air in by the nose, as much as would go, and shut his mouth on it for three floors. On the first shoes were being polished, on the second there were onions; he let none of that in. In the middle of the kitchen he put the air down, which sounded like a sneeze. “There’s a draught,” somebody said.",
          pl: "Mruk nabrał powietrza nosem, ile weszło, zamknął usta i poniósł na górę. Na pierwszym piętrze pastowano buty, na drugim była cebula; nie pozwolił, żeby coś się domieszało. Postawił powietrze pośrodku kuchni, co zabrzmiało jak kichnięcie. „Ciągnie skądś” – powiedział ktoś przy stole.",
          picture: { place: "stairs", pose: "walk", props: [], eyes: "wide", mouth: "neutral", company: "nobody" },
          titles: [
            ["Up Three Floors, Mouth Shut", "Trzy piętra z zamkniętymi ustami"],
            ["“There’s a Draught”", "Skąd tu ciągnie?"],
          ],
        },
      ],
    },
    {
      when: { timeSlot: ["evening"], between: ["10-01", "03-31"] },
      en: "The light in the shrine was out. Mruk saw it from the kitchen sill: the courtyard lay below as always, only the small bright point was missing by which, in the dark, he tells where everything else is. He waited for somebody to notice. Then he went down the three floors himself, to see what was the matter with it.",
      pl: "Światełko w kapliczce nie paliło się. Mruk zauważył to z parapetu w kuchni: podwórko leżało na dole jak zawsze, brakowało tylko jasnego punktu, po którym w ciemności poznaje, gdzie jest cała reszta. Poczekał, aż ktoś się zorientuje. Potem sam zszedł trzy piętra sprawdzić, co się stało ze światełkiem.",
      picture: { place: "courtyard sill", pose: "back", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "The light was burning. Only a sheet of newspaper had been blown against the shrine and had stuck there, as if it wanted to be read. Mruk stood up on his hind legs and hooked a claw into the margin. The page came down. Light fell on two white paws, and behind him the bins, the frame and the chestnut were back in their places.",
          pl: "Światełko się paliło, tylko że kartka gazety, przywiana do kapliczki, przylgnęła do niej, jakby chciała, żeby ją przeczytano. Mruk stanął na tylnych łapach i zahaczył pazurem o margines. Strona opadła. Światło padło na dwie białe łapy, a za nim śmietniki, trzepak i kasztanowiec były znów na swoich miejscach.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            by: "shrine",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Behind the Newspaper It Was Burning", "Paliło się za gazetą"],
            ["Everything Back in Its Place", "Gdzie jest cała reszta?"],
          ],
        },
        {
          en: "The light was burning, only somebody had put a jar of honey in front of it, and no light gets through buckwheat honey. Mruk stood up, laid his forehead to the glass and pushed, by the breadth of a thumb. That did it. Beside the shrine, on the wall of the house, lay a long brown shadow, shaped like a jar.",
          pl: "Światełko paliło się, tyle że ktoś postawił przed nim słój miodu, a przez gryczany miód światło nie przechodzi. Mruk wspiął się, przytknął do szkła czoło i przesunął słój o szerokość kciuka. Wystarczyło. Obok kapliczki, na ścianie kamienicy, leżał długi brązowy cień w kształcie słoja.",
          titles: [
            ["By the Breadth of a Thumb", "O szerokość kciuka"],
            ["No Light Gets Through Buckwheat Honey", "Kto postawił miód?"],
          ],
        },
      ],
    },
    {
      when: { between: ["03-25", "04-30"], weather: ["clear", "fog", "wind"] },
      en: "The bench was back. All winter it had stood in the cellar, and now Mr Zenon, the caretaker, had put it under the chestnut, greener than it went in. On its back hung a sheet of paper with two words. From the third floor Mruk saw only that nobody was sitting there yet, and he came down to be the first.",
      pl: "Ławka wróciła. Całą zimę stała w piwnicy, a teraz pan Zenon, dozorca, wyniósł ją pod kasztanowiec, bardziej zieloną, niż schodziła. Na oparciu wisiała kartka z dwoma słowami. Z trzeciego piętra Mruk widział tylko, że nikt na ławce nie siedzi, i zszedł to zmienić.",
      picture: { place: "courtyard sill", pose: "back", props: [], eyes: "open", company: "nobody" },
      endings: [
        {
          en: "Mruk lay down on the bench at full length. It was cool, and it held him more firmly than benches do. When he wanted to get up, it did not agree at once. Mr Zenon, running up, found a row of grey hairs along the second slat. Mruk has three green stripes underneath, which show only when he is pleased.",
          pl: "Mruk wyciągnął się na ławce na całą długość. Była chłodna i trzymała go mocniej, niż to ławki mają w zwyczaju. Kiedy chciał wstać, zgodziła się nie od razu. Pan Zenon, który nadbiegł z pędzlem, zastał na drugiej listwie rząd szarych włosów. A Mruk ma pod spodem trzy zielone pasy, widoczne tylko wtedy, kiedy jest zadowolony.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "bench",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Green Underneath, When Pleased", "Zielony od spodu"],
            ["The Bench Did Not Agree at Once", "Ławka zgodziła się nie od razu"],
          ],
        },
        {
          en: "Mruk put one paw on the bench, to begin with. The paw came back green, and he decided for the place under the bench, which is just as long and was also free. Two days later Mr Zenon took the paper down. On the stairs, as far as the third floor, every fourth print is green, always the right front.",
          pl: "Na początek Mruk położył na ławce jedną łapę. Łapa wróciła zielona, zdecydował się więc na miejsce pod ławką, które jest tej samej długości i też było wolne. Po dwóch dniach pan Zenon zdjął kartkę. Na schodach, aż po trzecie piętro, co czwarty ślad jest zielony, zawsze prawy przedni.",
          titles: [
            ["Every Fourth Print Is Green", "Co czwarty zielony"],
            ["Two Words on the Back of a Bench", "Co było na kartce?"],
          ],
        },
      ],
    },
    {
      when: { season: ["summer"], timeSlot: ["afternoon"], weather: ["clear"] },
      en: "The shade of the chestnut was still over by the wall, but it was on its way. Each afternoon it crosses the courtyard, and for a while, between the drain and the shrine, it is as deep as shade can be. Mruk had watched it set out from the third floor. He wanted to be at the drain when it came in.",
      pl: "Cień kasztanowca był jeszcze pod murem, ale już szedł. Co dzień po południu przechodzi przez podwórko i przez jakiś czas, między studzienką a kapliczką, jest tak głęboki, jak tylko cień potrafi. Mruk widział z trzeciego piętra, jak rusza. Chciał być przy studzience, kiedy nadejdzie.",
      picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          en: "Mruk sat down by the drain in full sun, like somebody who is early for a train. A lady asked him whether he was well. He looked straight ahead. Then the tip of his tail grew cool, then his hips, then the notch in his ear. The shade came in on time, and stopped with all its carriages where he was.",
          pl: "Mruk usiadł przy studzience w pełnym słońcu jak ktoś, kto przyszedł za wcześnie na pociąg. Jakaś pani spytała, czy dobrze się czuje. Patrzył przed siebie. Potem zrobiło mu się chłodno w koniec ogona, potem w biodra, potem w nacięcie na uchu. Cień przyjechał punktualnie i ze wszystkimi wagonami stanął przy nim.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            weather: "clear",
            company: "nobody",
          },
          titles: [
            ["Early for the Shade", "Za wcześnie na cień"],
            ["On Time, Tail First", "Punktualnie i od ogona"],
          ],
        },
        {
          en: "The shade came, and with it Mr Zenon, the caretaker, with his chair. They sat in it together, but shade does not sit. Every ten minutes the chair got up and moved half a metre; so did Mruk. At five o’clock, seen from above, they had gone a quarter of the way round the chestnut, like the two hands of a clock.",
          pl: "Cień przyszedł, a z nim pan Zenon, dozorca, z krzesłem. Siedzieli w nim razem, ale cień nie siedzi. Co dziesięć minut krzesło wstawało i przesuwało się o pół metra, Mruk też. O piątej, patrząc z góry, obeszli ćwierć kasztanowca, jak dwie wskazówki zegara.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            posture: "sitting",
            chair: "chair",
            company: "zenon",
          },
          titles: [
            ["Two Hands of a Clock, One with Whiskers", "Dwie wskazówki, jedna z wąsami"],
            ["But Shade Does Not Sit", "Ale cień nie siedzi"],
          ],
        },
      ],
    },
    {
      when: { between: ["09-12", "10-20"], weather: ["clear", "fog", "wind"] },
      en: "There had been knocking in the courtyard all night. Chestnuts fall when nobody is looking; a knock is heard, and there they lie, as though they had been there all the time. Mruk meant to catch one at it. He came down from the third floor to sit under the tree, with his head back, for as long as it took.",
      pl: "Całą noc na podwórku stukało. Kasztany spadają, kiedy nikt nie patrzy: słychać stuk i już leżą, jakby leżały od początku. Mruk chciał jednego przyłapać. Zszedł z trzeciego piętra, żeby usiąść pod drzewem, z zadartą głową, na tak długo, jak będzie trzeba.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "Under the tree Mruk put his head back. Nothing fell. After some time he had an itch, on the left, behind; he bent down to it only for a moment. Tock. From behind him a chestnut came rolling up, half out of its husk, and stopped by his paw. It shone like somebody who has been running and will not admit it.",
          pl: "Pod drzewem Mruk zadarł głowę. Nic nie spadło. Po pewnym czasie zaswędziało go z lewej, z tyłu; schylił się tylko na moment. Stuk. Zza pleców przytoczył się kasztan, w połowie jeszcze w łupinie, i stanął mu przy łapie. Błyszczał jak ktoś, kto biegł, ale się nie przyzna.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["He Bent Down for One Moment", "Schylił się na moment"],
            ["Tock, and There It Lay", "Stuk i już leży"],
          ],
        },
        {
          en: "There were eleven chestnuts that Mruk could see, and he kept his eyes on every one. It was the twelfth that fell. It came down through four branches, struck the brass bell on his collar and bounced away into the cellar. The courtyard heard one clear note. On the first floor somebody called that it was open, and on the second somebody went to the door.",
          pl: "Mruk widział jedenaście kasztanów i pilnował każdego z osobna. Spadł dwunasty. Przeleciał przez cztery gałęzie, uderzył w mosiężny dzwonek przy obroży i odbił się do piwnicy. Podwórko usłyszało jeden czysty ton. Na pierwszym piętrze ktoś zawołał, że otwarte, a na drugim ktoś poszedł do drzwi.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["It Was the Twelfth", "Spadł dwunasty"],
            ["Somebody Called That It Was Open", "Ktoś zawołał, że otwarte"],
          ],
        },
      ],
    },
    {
      when: { weather: ["snow"] },
      en: "In the courtyard one piece of snow was left on which nobody had been. It lay between the carpet frame and the shrine, seven steps long, and from the third floor it looked like a sheet on which something is about to be written. Mruk has white paws. He came down to see that it was done properly.",
      pl: "Na podwórku został jeden kawałek śniegu, po którym nikt jeszcze nie szedł. Leżał między trzepakiem a kapliczką, długi na siedem kroków, i z trzeciego piętra wyglądał jak kartka, na której zaraz coś będzie. Mruk ma białe łapy. Zszedł dopilnować, żeby zrobiono to porządnie.",
      picture: { place: "courtyard door", pose: "walk", props: [], eyes: "open", look: "down", company: "nobody" },
      endings: [
        {
          en: "Mruk went out to the middle, stood there, and came back, putting each paw into the print it had come out of. Mr Zenon, the caretaker, found it afterwards: the tracks of a cat who had gone four steps into the snow and no further. He took out his notebook. Then he looked up into the sky, and went on looking.",
          pl: "Mruk doszedł do połowy, postał tam chwilę i wrócił, stawiając każdą łapę w ślad, z którego ją wyjął. Później znalazł to pan Zenon, dozorca: tropy kota, który wszedł cztery kroki w śnieg i dalej nie szedł. Wyjął notes. Potem spojrzał w niebo i patrzył w nie dość długo.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", camera: "close", company: "nobody" },
          titles: [
            ["Four Steps and No Further", "Cztery kroki i koniec"],
            ["Mr Zenon Looks Up", "Pan Zenon patrzy w niebo"],
          ],
        },
        {
          when: { timeSlot: ["morning", "afternoon"] },
          en: "Mruk crossed the snow from end to end. Nine kilos go in deep: behind him were twenty-eight holes with round edges, blue inside. When he turned round at the shrine, the first were already let. In one stood a sparrow, up to her chest, as in a room, and next door another. Before he had washed one paw, there was nothing left to be had.",
          pl: "Mruk przeszedł przez śnieg od końca do końca. Dziewięć kilo wchodzi głęboko: zostało za nim dwadzieścia osiem dołków o okrągłych brzegach, niebieskich w środku. Kiedy odwrócił się przy kapliczce, pierwsze były już zajęte. W jednym stała wróblica, po pierś, jak w pokoju, a za ścianą druga. Zanim umył jedną łapę, nie było już wolnych.",
          picture: {
            place: "courtyard",
            pose: "wash",
            props: [],
            eyes: "half",
            mouth: "blep",
            by: "shrine",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Twenty-Eight Rooms to Let", "Pokoje od zaraz, dwadzieścia osiem"],
            ["Blue Inside, Already Taken", "Niebieskie w środku i zajęte"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Mr Zenon, the caretaker, was sweeping. He sweeps as generals draw on maps, in broad strokes, and whatever is not masonry has to withdraw. The broom came nearer, driving a wave of everything that had been lying about since yesterday, and forty keys rang behind the wave. Mruk saw that in a moment there would be nowhere left to stand.",
      pl: "Pan Zenon, dozorca, zamiatał. Zamiata tak, jak generał rysuje po mapie, szerokimi pociągnięciami, a wszystko, co nie jest murem, musi się cofać. Miotła była coraz bliżej, przed nią szła fala tego, co leżało od wczoraj, a za falą dzwoniło czterdzieści kluczy. Mruk widział, że za chwilę nie będzie gdzie stanąć.",
      turns: [
        {
          en: "In front of the wave stood somebody who was not rubbish, and Mr Zenon stopped. He put two fingers to his cap. “Mr Mruk. All quiet?” Then he parted the wave and swept out a lane, one broom wide, straight across to the other side, with the edges trimmed. Mruk went down it slowly, as down a carpet.",
          pl: "Przed falą stał ktoś, kto nie był śmieciem, i pan Zenon się zatrzymał. Przyłożył dwa palce do czapki. „Panie Mruku. Wszystko w porządku?” Potem rozgarnął falę i wymiótł alejkę na szerokość miotły, prosto na drugą stronę, z wyrównanymi brzegami. Mruk przeszedł nią powoli, jak po dywanie.",
          picture: { place: "courtyard", pose: "walk", props: [], eyes: "half", company: "zenon", inHand: "broom" },
          titles: [
            ["“Mr Mruk. All Quiet?”", "„Panie Mruku, wszystko w porządku?”"],
            ["A Lane One Broom Wide", "Na szerokość miotły"],
          ],
        },
        {
          en: "Mruk sat down, all at once, the way you put down a suitcase. The wave came up to his paws and divided. Mr Zenon swept to the left of him, to the right and behind; he is thorough. When he had gone, everything was bare except for one round island, with a button on it, a bus ticket and a cat. Mruk stepped ashore.",
          pl: "Mruk usiadł, cały naraz, tak jak się stawia walizkę. Fala doszła mu do łap i się rozdzieliła. Pan Zenon zamiótł z lewej, zamiótł z prawej i zamiótł z tyłu; jest dokładny. Kiedy poszedł dalej, podwórko było gołe, oprócz jednej okrągłej wyspy, a na niej guzik, bilet autobusowy i kot. Mruk zszedł na ląd.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            company: "zenon",
            inHand: "broom",
          },
          titles: [
            ["An Island with a Bus Ticket", "Wyspa, guzik i bilet"],
            ["Put Down Like a Suitcase", "Jak się stawia walizkę"],
          ],
        },
        {
          needs: ["the bicycles"],
          titles: [
            ["The Only Witness Was Not Called", "Jedynego świadka nie wezwano"],
            ["A Long Case with a Bent Mudguard", "Sprawa wygiętego błotnika, dosyć długa"],
          ],
          en: "The wave broke on the bicycles. Six of them lay across its way, arm in arm, and round them stood three owners, each holding up the one that did not belong to him. “Mr Zenon!” they called. He put the broom against the chestnut and went to judge. It was a long case, with a bent mudguard in it. Mruk, as the only witness, was not called, and left by the part that had been swept.",
          pl: "Fala rozbiła się o rowery. Sześć leżało jej w poprzek drogi, ramię w ramię, a dookoła stali trzej właściciele i każdy podnosił nie swój. „Panie Zenonie!” – zawołali. Pan Zenon oparł miotłę o kasztanowiec i poszedł rozsądzić. Sprawa była długa, z wygiętym błotnikiem. Mruka, jedynego świadka, nie wezwano, więc oddalił się tamtędy, gdzie było już zamiecione.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["“That’s a Draw,” Said Mr Zenon", "Remis, orzekł pan Zenon, i usiadł"],
            ["The Wind Had an Idea", "Wiatr wpadł na pomysł"],
          ],
          en: "Then the wind had an idea. It came through the gateway from in front, took the whole wave under the arms, and carried it over Mr Zenon’s cap to where he had started. He looked after it. “That’s a draw,” he said and sat down on the kerb. On the swept stones nothing was left but a cat, and he went where he liked.",
          pl: "Wtedy wiatr wpadł na pomysł. Wszedł bramą od przodu, wziął całą falę pod pachy i przeniósł ją nad czapką pana Zenona tam, gdzie zaczynał. Pan Zenon odprowadził ją wzrokiem. „To mamy remis” – powiedział i usiadł na krawężniku. Na zamiecionych kamieniach został tylko kot i szedł, którędy chciał.",
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon"], season: ["spring", "summer", "autumn"], weather: ["clear", "fog", "wind"] },
      en: "A match was on. Staś from the first floor was playing against the wall, and the wall was winning. The ball had no respect for anything; it flew past Mruk’s ear, came back from the gateway, and lay still exactly between his front paws. “Pass!” cried Staś. From close to, the ball was as tall as Mruk, and it was in his way.",
      pl: "Trwał mecz. Staś z pierwszego piętra grał przeciwko ścianie i ściana prowadziła. Piłka nie szanowała niczego: przeleciała Mrukowi koło ucha, wróciła od bramy i znieruchomiała dokładnie między jego przednimi łapami. „Podaj!” – zawołał Staś. Z bliska piłka była tego wzrostu co Mruk i zasłaniała mu drogę.",
      turns: [
        {
          en: "Mruk did not pass. He laid his chin on the ball, which might have been made for it, and shut his eyes. Staś waited, first as a player and then as a referee. The rules said nothing. In the end he whistled half-time on two fingers and sat down. When Mruk got up and walked across the pitch, nobody stopped him.",
          pl: "Mruk nie podał. Położył brodę na piłce, jakby ją do tego zrobiono, i zamknął oczy. Staś czekał, najpierw jako zawodnik, potem jako sędzia. Przepisy milczały. W końcu zagwizdał na palcach przerwę i usiadł na ziemi. Kiedy Mruk wstał i ruszył przez boisko, nikt go nie zatrzymywał.",
          titles: [
            ["Mruk Did Not Pass", "Mruk nie podał"],
            ["Half-Time, on Two Fingers", "Przerwa na dwa palce"],
          ],
        },
        {
          en: "Staś took the kick himself, from where it lay. It was the best of the match. The ball went up past the second floor and did not come down, for the chestnut had caught it. Staś shook the trunk; the chestnut shook its head. The boy went off to ask about a ladder. The pitch was left to Mruk and the winner, which was the wall.",
          pl: "Staś podszedł i kopnął sam, z miejsca. Był to najlepszy strzał meczu. Piłka minęła drugie piętro i nie spadła, bo złapał ją kasztanowiec. Staś potrząsnął pniem, kasztanowiec potrząsnął głową. Chłopiec poszedł spytać o drabinę. Na boisku został Mruk i zwycięzca, a była nim ściana.",
          titles: [
            ["The Chestnut in Goal", "A na bramce kasztanowiec"],
            ["It Went Up and Stayed Up", "Poleciała i nie spadła"],
          ],
        },
      ],
    },
    {
      en: "In the way stood a dachshund. He lives on Staircase B, he is called Baron, and he barks in advance, before there is anything to bark at. From the front there is hardly anything of him; only later does it turn out how far back he goes. His lead was tied to the chestnut, and it was long, too. Mruk stopped beyond its reach.",
      pl: "Na drodze stał jamnik. Mieszka w klatce B, nazywa się Baron i szczeka z wyprzedzeniem, zanim jest na co. Od przodu prawie go nie ma, dopiero potem okazuje się, jak daleko sięga w tył. Smycz miał przywiązaną do kasztanowca i ona też była długa. Mruk zatrzymał się tuż poza jej zasięgiem.",
      turns: [
        {
          en: "Baron decided to come at Mruk from behind, by way of the chestnut. He ran round it, barking, and again, and a third time. A lead is as long as it is. On the fourth lap he stood with his nose to the bark, wound up like a bobbin, and could look only upwards. Mruk walked past unseen, at his own pace.",
          pl: "Baron postanowił zajść Mruka od tyłu, dookoła kasztanowca. Obiegł go, szczekając, obiegł drugi raz i trzeci. Smycz jest tak długa, jak jest. Przy czwartym okrążeniu stał nosem do kory, nawinięty jak szpulka, i mógł patrzeć już tylko w górę. Mruk przeszedł obok własnym tempem i nikt go nie widział.",
          titles: [
            ["Wound Up Like a Bobbin", "Nawinięty jak szpulka"],
            ["On the Fourth Lap, Nose to the Bark", "Za czwartym razem nosem do kory"],
          ],
        },
        {
          en: "Anybody who barks in advance has to budget. By the time Mruk really came, Baron had used it all up. What came out of his mouth was the squeak of a drawer. He shut it, looked at the chestnut as if the noise had come from there, and sat down, from front to back. Mruk went by with lowered eyes, out of delicacy.",
          pl: "Kto szczeka z wyprzedzeniem, musi gospodarować. Kiedy Mruk naprawdę ruszył, Baron miał już wszystko zużyte. Otworzył pysk i wyszło z niego coś jak skrzypnięcie szuflady. Zamknął go, popatrzył na kasztanowiec, jakby to on się odezwał, i usiadł, po kolei od przodu do tyłu. Mruk minął go ze spuszczonym wzrokiem, z delikatności.",
          titles: [
            ["All Barked Out Beforehand", "Szczekanie zawczasu, na zapas"],
            ["Was That the Chestnut?", "Czy to kasztanowiec?"],
          ],
        },
        {
          needs: ["the soup"],
          titles: [
            ["A Tail with No Time for Him", "Ogon bez czasu na kota"],
            ["Baron Knows About Baskets", "Baron zna się na koszykach"],
          ],
          en: "Baron knows about baskets. When the soup came down again, he put his head into the basket, up to the collar, and the barking turned into something else. On the second floor they felt a weight and thought that the lady on the first had come home. They pulled. Baron pulled. The soup went up by a hand and came down by a hand, while Mruk passed close behind a tail that had no time for him.",
          pl: "Baron zna się na koszykach. Kiedy zupa zjechała znowu, wsadził do koszyka głowę, po obrożę, i ze szczekania zrobiło się coś innego. Na drugim piętrze poczuli ciężar i uznali, że pani z pierwszego wróciła. Pociągnęli. Baron też. Zupa jechała o dłoń w górę i o dłoń w dół, a Mruk przeszedł tuż za ogonem, który nie miał dla niego czasu.",
        },
      ],
    },
    {
      when: { timeSlot: ["morning", "afternoon"] },
      en: "The middle of the courtyard was taken. Prezes, the large pigeon from the gutter, was holding a general meeting there. There was a quorum, and they were just voting on a piece of roll. At the sight of Mruk twenty heads turned sideways, which with pigeons means that they are looking straight at you. Mruk’s way led through the third row.",
      pl: "Środek podwórka był zajęty. Prezes, duży gołąb z rynny, prowadził tam walne zgromadzenie. Było kworum i właśnie głosowano nad kawałkiem bułki. Na widok Mruka dwadzieścia głów ustawiło się bokiem, co u gołębi znaczy, że patrzą wprost. Droga Mruka prowadziła przez trzeci rząd.",
      turns: [
        {
          en: "As long as twenty heads were looking at Mruk, nobody was looking at the roll. A sparrow took it by the thin end and flew so low with it that it dragged. The meeting noticed a draught. It rose as one man, Prezes last, and went after her over the roof. Three crumbs lay there; otherwise nothing was left of the agenda.",
          pl: "Dopóki dwadzieścia głów patrzyło na Mruka, nikt nie patrzył na bułkę. Wróblica wzięła ją za cieńszy koniec i leciała z nią tak nisko, że ciągnęła się po ziemi. Zgromadzenie poczuło przeciąg. Wzbiło się jak jeden mąż, Prezes na końcu, i poleciało za nią nad dachem. Zostały trzy okruszki, a poza tym nic z porządku obrad.",
          titles: [
            ["Nobody Was Looking at the Roll", "Na bułkę nikt nie patrzył"],
            ["Any Other Business: One Sparrow", "W wolnych wnioskach: wróbel"],
          ],
        },
        {
          en: "Mruk took a seat in the last row. That upset the count. Prezes went over the heads from left to right with one eye and from right to left with the other, and came to twenty-one. Something was carried by nodding, nobody knew what. Since in this company no one was hungry, the meeting was closed, and left by the gutter.",
          pl: "Mruk zajął miejsce w ostatnim rzędzie. To zepsuło rachunek. Prezes przeliczył głowy od lewej do prawej jednym okiem, od prawej do lewej drugim i wyszło mu dwadzieścia jeden. Coś uchwalono przez kiwanie, nikt nie wiedział co. A że w takim składzie nikomu nie chciało się naprawdę jeść, zgromadzenie zamknięto i rozeszło się rynną.",
          picture: { place: "courtyard", pose: "sit", props: ["pigeons"], eyes: "open", company: "prezes" },
          titles: [
            ["Twenty-One Heads, One with Whiskers", "Dwadzieścia jeden głów, jedne wąsy"],
            ["Carried by Nodding", "Uchwalono przez kiwanie"],
          ],
        },
      ],
    },
    {
      when: { timeSlot: ["morning", "afternoon"], weekday: [1, 2, 3, 4, 5, 6] },
      en: "On the beating frame, right across the way, hung a carpet, and behind the carpet stood Mrs Halina from the second floor with a beater. Each blow made a small cloud and a large bang. Mruk laid back his ears. He is not afraid of carpets, but he did ask himself what this one must have done.",
      pl: "Na trzepaku, w poprzek drogi, wisiał dywan, a za dywanem stała pani Halina z drugiego piętra z trzepaczką. Każde uderzenie robiło małą chmurę i duży huk. Mruk położył uszy. Dywanów się nie boi, ale zadał sobie pytanie, co ten tutaj mógł przeskrobać.",
      turns: [
        {
          en: "At the twentieth blow Mrs Halina had to get her breath and saw four white paws under the fringe. “Treasure,” she said. She took the hem in both hands and lifted it, as a curtain is lifted for somebody who is on next. Mruk walked through without ducking. The twenty-first blow came only when he had reached the far side.",
          pl: "Przy dwudziestym uderzeniu pani Halina musiała złapać oddech i zobaczyła pod frędzlami cztery białe łapy. „Skarbie” – powiedziała. Ujęła brzeg w obie ręce i uniosła, jak się unosi kurtynę przed kimś, kto teraz wychodzi. Mruk przeszedł, nie schylając głowy. Dwudzieste pierwsze uderzenie padło dopiero, kiedy był po drugiej stronie.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "open",
            company: "halina",
            inHand: "carpet beater",
            camera: "half",
          },
          titles: [
            ["Between the Twentieth Blow and the Next", "Po dwudziestym uderzeniu"],
            ["Under the Fringe, Four White Paws", "Czyje łapy pod frędzlami?"],
          ],
        },
        {
          when: { season: ["spring", "summer", "autumn"], weather: ["clear", "fog", "wind"] },
          en: "At the next blow something flew out of the carpet that was not dust. Small and silver, it rang on the frame, took two hops and ran off across the stones. “My thimble!” cried Mrs Halina, who had turned out every drawer on account of it, and went after it as far as the gateway. The carpet hung there, acquitted. Mruk walked by underneath.",
          pl: "Przy następnym uderzeniu wyleciało z dywanu coś, co nie było kurzem. Zadzwoniło o trzepak, podskoczyło dwa razy i pobiegło po kamieniach, małe i srebrne. „Mój naparstek!” – zawołała pani Halina, która przez niego opróżniła wszystkie szuflady, i ruszyła za nim aż do bramy. Dywan wisiał uniewinniony. Mruk przeszedł spodem.",
          titles: [
            ["What the Carpet Had Done", "Co dywan przeskrobał"],
            ["A Thimble Makes for the Gateway", "Naparstek biegnie do bramy"],
          ],
        },
      ],
    },
    {
      when: { season: ["spring", "summer", "autumn"], weather: ["clear", "fog", "wind"] },
      en: "Across the way lay a puddle. It had been there for two days, there was a stick in it, and it reached from the wall to the cellar steps. White paws and a puddle: there is really nothing to add. Mruk walked along the shore and back. In the middle was the sky, which was no use to him.",
      pl: "W poprzek drogi leżała kałuża. Leżała od dwóch dni, miała w sobie patyk i sięgała od muru do schodków piwnicy. Białe łapy i kałuża: właściwie nie ma tu nic do dodania. Mruk przeszedł się brzegiem do końca i z powrotem. Pośrodku było niebo, ale nic mu po nim.",
      turns: [
        {
          when: { timeSlot: ["morning", "afternoon"] },
          en: "Eleven sparrows came to bathe. They do it backwards, with both wings, as if they were baling out a boat, and none of it falls where it was. After a quarter of an hour a good third of the puddle hung on the wall, and there was a dry strip, one cat wide. Mruk crossed between the bathers, looking at nobody.",
          pl: "Przyleciało wykąpać się jedenaście wróbli. Robią to tyłem, obydwoma skrzydłami, jakby wylewały wodę z łodzi, i nic nie spada tam, gdzie było. Po kwadransie dobra trzecia część kałuży wisiała na murze i pokazał się suchy pas na szerokość kota. Mruk przeszedł między kąpiącymi się i na nikogo nie patrzył.",
          titles: [
            ["One Third Hung on the Wall", "O jedną trzecią płycej"],
            ["Eleven Sparrows and the Tide", "Jedenaście wróbli i odpływ"],
          ],
        },
        {
          en: "A lady came home with a pram and called for Mr Zenon. The caretaker brought a plank, laid it over the water, tried it with one boot and took off his cap: after you. But the pram was still being turned round. Mruk tried it with one paw and walked over like somebody for whom a bridge has been built.",
          pl: "Wróciła pani z wózkiem dziecięcym i zawołała pana Zenona. Dozorca przyniósł deskę, przerzucił ją przez wodę, spróbował jednym butem i zdjął czapkę: proszę bardzo. Ale wózek dopiero zawracał. Mruk tak samo spróbował jedną łapą i przeszedł krokiem kogoś, dla kogo zbudowano most.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            company: "zenon",
            inHand: "cap",
            camera: "half",
            side: "left",
          },
          titles: [
            ["Built for a Pram, Opened by a Cat", "Budowany dla wózka"],
            ["Mr Zenon Tries It with One Boot", "Najpierw but, potem łapa"],
          ],
        },
      ],
    },
    {
      en: "Two ladies from Staircase B caught sight of Mruk. “My, how big!” said the one, and the other, “And how fluffy!” They put down their bags, to the left and to the right, and bent over him. It is hard to attend to business while somebody is scratching you behind the ear and calling you a little kitty.",
      pl: "Mruka zobaczyły dwie panie z klatki B. „Jaki wielki!” – powiedziała jedna, a druga: „I jaki puchaty!”. Postawiły torby, jedną z lewej, drugą z prawej, i pochyliły się nad nim. Trudno cokolwiek załatwić, kiedy ktoś drapie cię za uchem i mówi do ciebie „kiciu”.",
      turns: [
        {
          en: "By “big”, it turned out, the first lady had meant “too big”, and “fluffy”, said the second, was only a question of brushing. One of them gave her own cat dry food. The other cooked for hers. The hand behind Mruk’s ear grew slower, for it was needed for talking. They picked up the bags, each the wrong one, and were heard for two more floors. Mruk was free.",
          pl: "Okazało się, że mówiąc „wielki”, pierwsza pani miała na myśli „za wielki”, a „puchaty” to, zdaniem drugiej, tylko kwestia szczotki. Jedna dawała swojemu kotu suche. Druga swojemu gotowała. Ręka za uchem Mruka zwolniła, bo potrzebna była do mówienia. Panie zabrały torby, każda nie swoją, i jeszcze przez dwa piętra było je słychać na schodach. Mruk był wolny.",
          titles: [
            ["Each with the Wrong Bag", "Każda z nie swoją torbą"],
            ["Was “Big” a Compliment?", "Czy „wielki” to zarzut?"],
          ],
        },
        {
          en: "Mruk began to wash. Where a hand had been, he went over it, three strokes, and looked up; where the second had been, three more. The hands slowed down. One that was on its way to his head stopped in the air and saw to a scarf instead. “We’re keeping you,” said the first lady. They took their bags and walked round him.",
          pl: "Mruk zaczął się myć. Gdzie dotknęła go ręka, tam poprawił, trzy razy, i podniósł wzrok; gdzie dotknęła druga, znowu trzy. Ręce zwolniły. Jedna, która była już w drodze do głowy, zatrzymała się w powietrzu i zajęła się szalikiem. „Zatrzymujemy pana” – powiedziała pierwsza pani. Wzięły torby i obeszły go łukiem.",
          titles: [
            ["Three Strokes for Each Hand", "Za każdą rękę trzy razy"],
            ["“We’re Keeping You”", "A my tu pana zatrzymujemy"],
          ],
        },
      ],
    },
    {
      en: "Mr Zenon, the caretaker, had dropped his key ring, and it had burst. From the chestnut to the wall the ground was strewn with all forty. He was going about among them on his knees, laying them out in rows, by staircase and by floor, breathing through his moustache. “Nobody comes in here now,” he said. Mruk stood at the edge.",
      pl: "Panu Zenonowi, dozorcy, upadło kółko z kluczami i pękło. Od kasztanowca po mur ziemia była zasypana całą czterdziestką. Chodził między nimi na kolanach, układał je w rzędy, klatkami i piętrami, i oddychał przez wąsy. „Nikt mi tu teraz nie wejdzie” – powiedział. Mruk stał na brzegu.",
      turns: [
        {
          en: "In the end there were thirty-nine keys. Mr Zenon counted up the rows and counted down. He turned out his pockets, he looked inside his cap. At last he looked at Mruk, who had not moved, and then lower, at the left front paw. Mruk raised it. Mr Zenon took what lay there, and with the same hand showed him the way through.",
          pl: "Na koniec kluczy było trzydzieści dziewięć. Pan Zenon przeliczył rzędy w górę i przeliczył w dół. Wywrócił kieszenie, zajrzał do czapki. Wreszcie spojrzał na Mruka, który ani razu się nie ruszył, a potem niżej, na lewą przednią łapę. Mruk ją uniósł. Pan Zenon wziął, co tam leżało, i tą samą ręką wskazał mu drogę.",
          titles: [
            ["Thirty-Nine, and One Under a Paw", "Trzydzieści dziewięć, a pod łapą?"],
            ["He Had Not Moved", "Ani razu się nie ruszył"],
          ],
        },
        {
          en: "The rows were done, and there was a street between the cellars and Staircase A, as wide as a hand. Mruk took it. He set one paw before the other, past the laundry, past the attic, and not a key stirred. Mr Zenon held his breath. Where the street came out he bent down, checked the last one, and said, “You may.”",
          pl: "Rzędy były gotowe, a między piwnicami a klatką A została ulica na szerokość dłoni. Mruk nią poszedł. Stawiał łapy jedną przed drugą, obok pralni, obok strychu, i nie drgnął ani jeden klucz. Pan Zenon wstrzymał oddech. U wylotu ulicy schylił się, sprawdził ostatni i powiedział: „Pan może”.",
          titles: [
            ["Past the Laundry, Past the Attic", "Od pralni po strych"],
            ["As Wide as a Hand", "Ulica dla bardzo wąskich"],
          ],
        },
        {
          needs: ["the drawer"],
          titles: [
            ["That Wants Candle Wax", "Na to trzeba świeczki"],
            ["Somebody Has to Make the Round", "Kto pilnuje, robi obchód"],
          ],
          en: "The elderly lady was back, at the edge of the keys: the drawer still would not open. Mr Zenon listened to the whole story from his knees. “That wants candle wax,” he said, “not a key,” and he got up, as one leg had gone to sleep in any case. “You keep watch,” he told Mruk. Somebody who keeps watch has to make his round. He made it between the row of the laundry and the row of the attic, right across.",
          pl: "Starsza pani wróciła i stanęła na brzegu kluczy: szuflada nie puściła. Pan Zenon wysłuchał na kolanach całej historii. „Na to trzeba świeczki, nie klucza” – powiedział i wstał, bo i tak ścierpła mu noga. „Pan przypilnuje” – powiedział do Mruka. Kto pilnuje, ten musi zrobić obchód. Mruk zrobił go między rzędem pralni a rzędem strychu, aż na drugą stronę.",
        },
      ],
    },
    {
      when: { season: ["winter"], weather: ["clear", "fog", "wind"] },
      en: "The children had made a slide. It ran across the way, from the beating frame to the wall, black, nine strides long, with snow trodden into a platform at either end. Mruk tried it with one paw. The paw went off to the left, and he had to send for it. He sat down on the edge as if he were waiting for someone.",
      pl: "Dzieci zrobiły ślizgawkę. Biegła w poprzek drogi, od trzepaka do muru, czarna, wypolerowana, długa na dziewięć kroków, a na obu końcach śnieg był udeptany jak peron. Mruk spróbował jedną łapą. Łapa odjechała w lewo i musiał po nią posłać. Usiadł na brzegu i udawał, że na kogoś czeka.",
      turns: [
        {
          en: "Mruk had only meant to shift his weight. But the edge was slide as well, and he set off, sitting. He tucked in his tail and looked straight ahead. Halfway he turned once on his axis, slowly, like a statue that is being shown from all sides. At the other platform he came to a stand, stood up and got out.",
          pl: "Mruk chciał tylko trochę inaczej usiąść. Ale brzeg też był ślizgawką i pojechał, na siedząco. Podwinął ogon i patrzył przed siebie. W połowie obrócił się raz wokół osi, powoli, jak pomnik, który pokazują ze wszystkich stron. Przy drugim peronie stanął, podniósł się i wysiadł.",
          titles: [
            ["Like a Statue, Seated", "Pomnik, w dodatku siedzący"],
            ["Once Round on the Way Across", "Raz dookoła w połowie drogi"],
          ],
        },
        {
          en: "Mr Zenon, the caretaker, came along with ash. He looked at the slide, he looked at the windows, in one of which a small nose lay flat on the pane. Then he strewed a path across, no wider than a cat, and left the rest as it was. Mruk went over on four grey soles. The nose vanished, to fetch its boots.",
          pl: "Pan Zenon, dozorca, nadszedł z popiołem. Spojrzał na ślizgawkę, spojrzał w okna, w jednym przylegał do szyby mały nos. Posypał więc ścieżkę w poprzek, nie szerzej niż na kota, a resztę zostawił, jak była. Mruk przeszedł na czterech szarych podeszwach. Nos znikł, pobiegł po buty.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "half",
            company: "zenon",
          },
          titles: [
            ["No Wider Than a Cat", "Nie szerzej niż na kota"],
            ["A Nose Goes to Fetch Its Boots", "Nos poszedł po buty"],
          ],
        },
        {
          needs: ["the icicle"],
          titles: [
            ["It Tasted of Roof", "Czym smakuje sopel? Dachem"],
            ["Like the Barrier at a Crossing", "Jak szlaban na przejeździe"],
          ],
          en: "The icicle left. It came down past the boy’s arms, whole, and lay across the slide like the barrier at a crossing, and he threw himself on it. Two others wanted a bite. They knelt on the slide to divide it, found that it tasted of roof, and scattered the snow from their boots from one platform to the other. That made a path, white and rough. Mruk took it.",
          pl: "Sopel odszedł. Spadł obok rąk chłopca, cały, i legł w poprzek ślizgawki jak szlaban na przejeździe, a chłopiec rzucił się na niego. Dwaj inni chcieli ugryźć. Dzielili go na klęczkach, na środku ślizgawki, uznali, że smakuje dachem, i nanieśli na butach śniegu od jednego peronu do drugiego. Zrobiła się ścieżka, biała i szorstka. Mruk nią poszedł.",
        },
      ],
    },
    {
      when: { between: ["10-08", "11-25"], weather: ["clear", "fog", "wind"] },
      en: "Mr Zenon, the caretaker, had raked all the leaves of the chestnut into one heap, and it lay from wall to bins, higher than a cat on his hind legs. He had combed it, too. Now he sat beside it on an upturned bucket, the rake across his knees, as people sit beside a thing they have finished. Mruk’s way led straight through the heap.",
      pl: "Pan Zenon, dozorca, zgrabił wszystkie liście kasztanowca na jedną stertę, która leżała od muru po śmietniki, wyższa niż kot na tylnych łapach. W dodatku sterta była uczesana. Dozorca siedział obok na odwróconym wiadrze, z grabiami na kolanach, jak się siedzi przy czymś skończonym. Droga Mruka biegła tamtędy, gdzie teraz leżała sterta.",
      turns: [
        {
          en: "Mruk went into the heap. From outside you could see a ripple that moved along under the leaves, halted in the middle to think, and moved on. Mr Zenon had risen from his bucket. At the far end a notched ear came out, and then a cat with a leaf for a hat. Behind him the leaves had closed.",
          pl: "Mruk wszedł w stertę. Z zewnątrz widać było falę, która sunęła pod liśćmi, pośrodku przystanęła, żeby się zastanowić, i ruszyła dalej. Pan Zenon podniósł się z wiadra. Po drugiej stronie wyszło ucho z nacięciem, a potem kot z liściem na głowie. Liście się za nim zamknęły.",
          titles: [
            ["A Leaf for a Hat", "Z liściem zamiast kapelusza"],
            ["It Halted in the Middle to Think", "Pośrodku, żeby się zastanowić"],
          ],
        },
        {
          en: "On top of the heap landed one more leaf. Mr Zenon looked up; there was another. He got up and began to comb the whole thing over, from the left, and in doing so he moved it, as he always does, by one metre. On the right, along the bins, a lane was open. Mruk took it.",
          pl: "Na wierzch sterty spadł jeszcze jeden liść. Pan Zenon spojrzał w górę; był tam następny. Wstał i zaczął wszystko czesać od nowa, od lewej, przez co sterta, jak zawsze, przesunęła się o metr. Z prawej, przy śmietnikach, otworzyło się przejście. Mruk nim poszedł.",
          titles: [
            ["One More Leaf, Then One More", "Jeszcze jeden liść"],
            ["Combed Again from the Left", "Uczesana od nowa, od lewej"],
          ],
        },
        {
          needs: ["the last leaf"],
          titles: [
            ["The Last Leaf Was One Too Many", "Ostatni liść to o jeden za dużo"],
            ["Mr Zenon Pretends It Was Meant", "Tak miało być, udaje pan Zenon"],
          ],
          en: "Mr Zenon carried the last leaf over between two fingers and laid it on top of the heap. That was all of them now. He stepped back to see it finished. A heap that has been combed to the last leaf can bear one more, but not that one: it gave a sigh, it slid, and where the middle had been there was a lane, one cat wide. Mr Zenon pretended that he had meant it so.",
          pl: "Pan Zenon zaniósł ostatni liść w dwóch palcach i położył na wierzchu sterty. Teraz były już wszystkie. Cofnął się, żeby zobaczyć całość. Sterta uczesana co do liścia zniesie jeszcze jeden, ale nie ten: westchnęła, osunęła się i tam, gdzie miała środek, było przejście na szerokość kota. Pan Zenon udał, że tak miało być.",
        },
      ],
    },
    {
      when: { timeSlot: ["evening"], between: ["10-01", "03-31"] },
      en: "On the wall in front of Mruk stood a cat, four floors high. He was black, one ear had a notch as big as a doorway, and when Mruk stopped, he stopped as well. Behind them, low down, somebody had left a lamp burning on the cellar steps. The other raised a paw the size of a tram. On the second floor a curtain was drawn.",
      pl: "Na murze przed Mrukiem stał kot wysoki na cztery piętra. Był czarny, w jednym uchu miał nacięcie wielkie jak brama i kiedy Mruk się zatrzymał, on też. Z tyłu, nisko, ktoś zostawił na schodkach do piwnicy zapaloną lampę. Tamten podniósł łapę wielkości tramwaju. Na drugim piętrze zasunięto zasłonę.",
      turns: [
        {
          en: "Mruk went up to the black one. It is the only way, with the big ones. At the first step the other lost the attic, at the next the third floor; he came down the wall storey by storey, and when they stood nose to nose he was a stocky person with a bell. They went on together, one on the ground, one on the wall.",
          pl: "Mruk ruszył prosto na czarnego. Z dużymi inaczej się nie da. Przy pierwszym kroku tamten stracił strych, przy następnym trzecie piętro; zjeżdżał po ścianie, kondygnacja po kondygnacji, a kiedy stanęli nos w nos, był krępą osobą z dzwonkiem. Dalej poszli razem, jeden ziemią, drugi po murze.",
          titles: [
            ["Down to a Person with a Bell", "Zjechał do osoby z dzwonkiem"],
            ["First He Lost the Attic", "Najpierw stracił strych"],
          ],
        },
        {
          en: "Mr Zenon, the caretaker, came back for his lamp. He picked it up, and the big one shot across the wall, over the roof and away, faster than suits that size. In the light that came swinging through the dark there was a small caretaker with a moustache ten metres wide. “Good evening, Mr Mruk,” he said, and lit the way across for him.",
          pl: "Pan Zenon, dozorca, wrócił po lampę. Podniósł ją i tamten przemknął przez mur, przez dach i znikł, szybciej, niż wypada komuś tych rozmiarów. W świetle, które kołysało się teraz nad podwórkiem, szedł mały dozorca z wąsami na dziesięć metrów. „Dobry wieczór, panie Mruku” – powiedział i poświecił mu aż na drugą stronę.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "wide",
            lighting: "night",
            company: "zenon",
            inHand: "lantern",
          },
          titles: [
            ["A Moustache Ten Metres Wide", "Wąsy na dziesięć metrów"],
            ["Over the Roof and Away", "Przez mur, przez dach"],
          ],
        },
        {
          needs: ["the torch"],
          titles: [
            ["It Works", "Działa!"],
            ["Gone, Feet Last", "Znikł, nogi na końcu"],
          ],
          en: "The boy with the torch saw the cat on the wall. Four floors: that was the size he had been looking for. He put the light under his chin, showed two teeth and a gap, and growled. The big one did not give way. So he shone the torch straight in his face, and for that the black one had no answer: he turned grey, he turned thin, and was gone, feet last. “It works,” said the boy and ran home with his bucket.",
          pl: "Kota na murze zobaczył chłopiec z latarką. Cztery piętra: takiego szukał. Przyłożył światło do brody, pokazał murowi dwa zęby i szparę, po czym zawarczał. Tamten się nie cofnął. Więc chłopiec poświecił mu prosto w twarz, a na to czarny nie miał sposobu: zszarzał, schudł i znikł, nogi na końcu. „Działa” – powiedział chłopiec i pobiegł z wiadrem do domu.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the bicycles"],
      en: "Six bicycles were leaning against the wall. The first leaned a little more, as if to hear better; it touched the second, the second lay down on the third, and so it went on to the end, with a clash of bells. Three heads looked out and saw a cat. “Nobody touch anything!” they called, and came down to see whose fault it was. Mruk, who had not been near the bicycles, had to sit quite still until they believed it.",
      pl: "Pod murem stało sześć rowerów. Pierwszy pochylił się trochę bardziej, jakby chciał lepiej słyszeć, dotknął drugiego, drugi położył się na trzecim i tak do końca, z brzękiem dzwonków. Potem zrobiło się cicho. Z trzech okien wyjrzały trzy głowy i zobaczyły kota. „Niczego nie ruszać!” – zawołały i zeszły zobaczyć, czyja to wina. Mruk nawet do rowerów nie podchodził, ale musiał siedzieć nieruchomo, dopóki mu nie uwierzono.",
    },
    {
      pays: ["the soup"],
      en: "From the second floor a basket came down on a string with a jar of soup, for the lady on the first, who was out. The basket knocked at her window, waited, and then came on down, to ask in the courtyard. It stopped in front of Mruk, steaming. “Tell her it’s getting cold!” called somebody up there, who could see only one ear of him. Mruk had an errand of his own. He warmed his whiskers, and the basket went up again to wait.",
      pl: "Z drugiego piętra zjechał na sznurku koszyk ze słoikiem zupy, dla pani z pierwszego. Pani z pierwszego nie było. Koszyk zastukał w jej okno, poczekał, zastukał znowu i ruszył dalej, coraz niżej, spytać na podwórku. Stanął przed Mrukiem i parował. „Niech jej pan powie, że stygnie!” – zawołał ktoś z góry, kto widział z kota samo ucho. Mruk miał własną sprawę. Ogrzał przy zupie wąsy i koszyk wrócił na górę czekać.",
    },
    {
      pays: ["the drawer"],
      en: "An elderly lady was standing at the shrine. She had a drawer that would not open, with all her spoons in it, and she had come to say so, under her breath. When she turned round Mruk was behind her, on his way past, and had not interrupted. So she told him, too: how it had stuck, what she had tried, and that her sister was coming. “Yes,” she said, as if he had advised her, “I’ll try it once more, slowly,” and went in.",
      pl: "Przy kapliczce stała starsza pani. Miała szufladę, która nie chciała się otworzyć, a w niej wszystkie łyżki, i przyszła to powiedzieć, półgłosem. Kiedy się odwróciła, stał za nią Mruk, który szedł tamtędy, i nie przerywał. Opowiedziała więc i jemu, od początku: jak się zacięła, czego próbowała i że przyjeżdża siostra. „Tak, spróbuję jeszcze raz, powoli” – powiedziała, jakby jej coś doradził, i poszła do domu.",
    },
    {
      pays: ["the fourth leg"],
      en: "A man from Staircase A carried a chair with three legs out to the bins. A man from the other staircase, bringing his rubbish, turned it over, was pleased, and took it home. Some minutes later the first was back: he had the fourth leg, and he had changed his mind. He asked Mruk, who was passing, whether anybody had been by. Mruk had seen it all; but nobody waits for an answer from a cat, and the man took the leg home again.",
      pl: "Pan z klatki A wyniósł do śmietnika krzesło o trzech nogach. Pan z sąsiedniej klatki, który przyszedł ze śmieciami, obejrzał je od spodu, ucieszył się i zabrał do domu. Po paru minutach pierwszy wrócił: znalazł czwartą nogę i się rozmyślił. Spytał Mruka, który akurat przechodził, czy ktoś tu był. Mruk widział wszystko, ale nikt nie czeka, co odpowie kot, i pan poszedł z nogą do domu.",
    },
    {
      when: { timeSlot: ["evening"], between: ["10-01", "03-31"] },
      pays: ["the torch"],
      en: "A small boy had been sent down with the rubbish and a torch. He had to frighten somebody with it before he was called in, and there was only the cat. He put the torch under his chin. Mruk looked at him as before. The boy made his eyes large; he bared two teeth and a gap. “It works on my aunt,” said the boy, and looked round the dark courtyard for something larger.",
      pl: "Mały chłopiec zszedł ze śmieciami i z latarką. Musiał nią kogoś przestraszyć, zanim go zawołają, a był tylko kot. Przyłożył latarkę do brody, od dołu. Mruk patrzył na niego tak jak przedtem. Chłopiec wytrzeszczył oczy, pokazał dwa zęby i szparę. „Na ciocię działa” – powiedział i rozejrzał się po ciemnym podwórku za kimś większym.",
    },
    {
      when: { weather: ["wind"] },
      pays: ["the hat"],
      en: "The wind came in by the gateway with a hat in front of it, and after the hat a gentleman. It was a good hat, and it knew it. It let him come within a step, rose, turned over and ran on, round the chestnut, past the bins, along the wall. “Stop it!” called the gentleman to anybody with feet. Mruk stopped, to be on the safe side. After the third round they left as they had come, the hat in front.",
      pl: "Bramą wpadł wiatr, przed nim kapelusz, a za kapeluszem pan. Kapelusz był porządny i wiedział o tym. Dopuszczał pana na krok, wznosił się, przewracał i biegł dalej, dookoła kasztanowca, obok śmietników, wzdłuż muru. „Łapać go!” – wołał pan do każdego, kto ma nogi. Mruk na wszelki wypadek przystanął. Po trzecim okrążeniu wyszli bramą, tak jak przyszli, kapelusz przodem.",
    },
    {
      when: { timeSlot: ["morning", "afternoon"], between: ["03-25", "05-20"] },
      pays: ["winter fur"],
      en: "It was the season when Mruk comes off by the handful, and the sparrows, who were building, knew it. One walked up behind him, took hold of a tuft of winter fur at the hip, and pulled. He sat still; he had no further use for it. When that one had flown there were two more standing in line. At this rate he would have to see to his business soon, while there was enough of him.",
      pl: "Była to pora, kiedy z Mruka schodzi garściami, i wróble, które się budowały, o tym wiedziały. Jeden podszedł od tyłu, chwycił na biodrze kłąb zimowego futra i pociągnął. Mruk siedział spokojnie; to futro nie było mu już potrzebne. Kiedy tamten odleciał, w kolejce stały dwa następne. Wypadało załatwić swoje, póki było czym.",
    },
    {
      when: { weather: ["fog"] },
      en: "The fog lay in the courtyard up to the second floor. Whoever came through it came as a pair of shoes first, then as a bag, and last of all as somebody known. A lady wished the chestnut good day. Somebody tried a door that was a wall. Mruk, who is low, could see three steps ahead, and for the rest of his business had to rely on memory.",
      pl: "Mgła stała na podwórku po drugie piętro. Kto przez nią szedł, był najpierw parą butów, potem torbą, a dopiero na końcu kimś znajomym. Jedna pani powiedziała kasztanowcowi dzień dobry. Ktoś naciskał klamkę na ścianie. Mruk, który jest niski, widział na trzy kroki przed siebie i w reszcie swoich spraw musiał polegać na pamięci.",
    },
    {
      when: { between: ["10-15", "11-20"], weather: ["clear", "fog", "wind"] },
      pays: ["the last leaf"],
      en: "From the top of the chestnut one leaf set out. Mr Zenon, the caretaker, stood below with the rake and had been waiting for it all day, because it was the last on its branch, and he does not put the rake away before that. It took a step to the left, a step to the right, rested on the air, and came down on Mruk. “Don’t move, please,” said Mr Zenon, and took it off his back with two fingers.",
      pl: "Z czubka kasztanowca wyruszył jeden liść. Pan Zenon, dozorca, stał na dole z grabiami i czekał na niego cały dzień, bo był to ostatni liść na swojej gałęzi, a przed ostatnim dozorca grabi nie odkłada. Liść zrobił krok w lewo, krok w prawo, odpoczął na powietrzu i usiadł na Mruku. „Proszę się nie ruszać” – powiedział pan Zenon i dwoma palcami zdjął go z grzbietu.",
    },
    {
      when: { season: ["winter"], timeSlot: ["afternoon"], weather: ["clear"] },
      pays: ["the icicle"],
      en: "On the end of the drainpipe hung an icicle as long as a broom, and it was thinking of leaving. A drop ran down inside it to the tip, grew fat, let go and struck a tin lid. Plink. A boy in a woollen hat had been standing underneath for a quarter of an hour with his arms out. He wanted it whole. “Don’t breathe,” he told Mruk, and Mruk did him the favour for as long as his business allowed.",
      pl: "Na końcu rynny wisiał sopel długi jak miotła i zbierał się do odejścia. Kropla spływała w nim do czubka, tyła, puszczała się i trafiała w blaszaną pokrywkę. Dzyń. Pod spodem od kwadransa stał chłopiec w wełnianej czapce, z wyciągniętymi rękami. Chciał mieć go w całości. „Nie oddychaj” – powiedział do Mruka i Mruk nie oddychał tyle, na ile pozwalały mu obowiązki.",
    },
  ],
};
