import type { Form } from "#api/house/texts/model.ts";

/** A dream of Mruk’s: where he falls asleep, what the ear goes on hearing, scene after scene, and what remains. */
export const dream: Form = {
  name: "dream",
  category: "Adventure",
  length: { min: 4, max: 5 },
  heads: [
    {
      en: "Mruk, a cat with a notch in his left ear, fell asleep in the armchair, with his chin on the right arm. That ear stays awake at such times; it has never quite trusted the rest of him. In the kitchen Ola, who translates, was looking for a word. She tried them aloud, one after another, in both languages, and the ear took them down for the dream.",
      pl: "Mruk, kot z nacięciem w lewym uchu, zasnął w fotelu, z brodą na prawej poręczy. Lewe ucho zawsze wtedy czuwa; reszcie kota nigdy całkiem nie ufało. W kuchni Ola, tłumaczka, szukała słowa. Próbowała na głos jednego po drugim, w obu językach, a ucho wszystkie notowało, na użytek snu.",
      titles: [["With One Ear in the Kitchen", "Jednym uchem w kuchni"]],
      picture: { place: "stove", pose: "sleep", props: [], eyes: "closed", on: "armchair", company: "nobody" },
      endings: [
        {
          titles: [["As Though Somebody Had Just Gone Out", "Jakby ktoś przed chwilą wyszedł"]],
          needs: ["the gap in the dictionary"],
          en: "Ola leafed through the big dictionary for a word beginning with C, and the draught of the pages woke Mruk. He came to see. Between “cat” and “catalogue” the book fell open by itself, and the paper there was warm. She read both columns and did not find what she wanted. “As though somebody had just gone out,” she said. Mruk lay down across the columns.",
          pl: "Ola wertowała wielki słownik, szukając słowa na K, i przeciąg od kartek obudził Mruka. Przyszedł zobaczyć. Między „kotem” a „kotarą” książka otwierała się sama, a papier był w tym miejscu ciepły. Ola przeczytała obie kolumny i nie znalazła tego, czego jej brakowało. „Jakby ktoś przed chwilą wyszedł” – powiedziała. Mruk położył się w poprzek kolumn.",
        },
        {
          titles: [["Where the Full Stop Had Got To", "Gdzie się podziała kropka"]],
          needs: ["the full stop"],
          en: "Ola read her sentence aloud, right to the end, and faltered: it had no full stop. At that point the dream put Mruk down. He left the armchair, went straight to the sofa and reached underneath, up to the shoulder. What he brought out was round, black and very small, and in a kitchen it would have been a peppercorn. Ola set it at the end of the line. It fitted.",
          pl: "Ola przeczytała zdanie na głos, do samego końca, i zawiesiła głos: nie było kropki. W tym miejscu sen odstawił Mruka na ziemię. Mruk zszedł z fotela, poszedł prosto do kanapy i sięgnął pod nią, aż po bark. Wyjął coś okrągłego, czarnego i bardzo małego; w kuchni byłoby to ziarnko pieprzu. Ola położyła je na końcu linijki. Pasowało.",
        },
        {
          en: "Ola laughed, once, in neither language; she had found her word. The dream stopped like people when somebody opens a door, and Mruk was back in the armchair. He went to see. Ola was writing it down; it was “crumb”. One lay on the arm of the chair, where his chin had been.",
          pl: "Ola się zaśmiała, raz, w żadnym języku; znalazła swoje słowo. Sen stanął jak ludzie, kiedy ktoś otworzy drzwi, i Mruk znów był w fotelu. Poszedł zobaczyć. Ola właśnie zapisywała znalezione słowo, a był to „okruszek”. Jeden leżał na poręczy, tam gdzie przedtem broda.",
          titles: [["It Was the Word Crumb", "A było to słowo „okruszek”"]],
        },
        {
          en: "Ola had grown quiet. The ear waited for the second language; when it did not come, the dream lost its footing and set Mruk down. Four grey threads hung in his claws. In the kitchen Ola lay with her cheek on the dictionary. Mruk jumped up beside her and did the listening.",
          pl: "Ola ucichła. Ucho czekało na drugi język, a kiedy nie przyszedł, sen stracił grunt pod nogami i odstawił Mruka. W pazurach wisiały cztery szare nitki. W kuchni Ola leżała z policzkiem na słowniku. Mruk usiadł obok i słuchał za nią.",
          titles: [["The Second Language Did Not Come", "Kiedy drugi język nie przyszedł"]],
        },
      ],
    },
    {
      when: { heating: true },
      en: "On the radiator Mruk sleeps like a coat thrown over it: two legs to the room, two to the wall, thirteen ribs underneath. Somewhere below a man was knocking on the pipes for more heat, three times and three times again. The left ear hung out on the room’s side, where it is on duty, and counted with him. The rest of the cat dreamed.",
      pl: "Na kaloryferze Mruk śpi jak przerzucony płaszcz: dwie nogi do pokoju, dwie do ściany, pod spodem trzynaście żeber. Gdzieś niżej ktoś pukał w rury, żeby grzali mocniej, trzy razy i znowu trzy. Lewe ucho zwisało od strony pokoju, gdzie pełni służbę, i liczyło razem z nim. Reszta kota śniła.",
      titles: [["Thirteen Ribs and Three Knocks", "Na trzynastu żebrach, na trzy puknięcia"]],
      picture: { place: "radiator", pose: "drape", props: [], eyes: "closed", company: "nobody" },
      endings: [
        {
          titles: [["Thirteen, and One on Top", "Trzynaście i jedno na wierzchu"]],
          needs: ["the carp"],
          en: "When Mruk opened his eyes, there was the moustache again, on this side of the glass: the caretaker, Mr Zenon, had come up about the heating. He went from rib to rib and tried each with his knuckle. At Mruk he stopped, wiped his spectacles and made a note of him. “Thirteen,” he said to himself on the stairs, “and one on top.”",
          pl: "Kiedy Mruk otworzył oczy, wąsy znowu były przy nim, tym razem z tej strony szybki: dozorca, pan Zenon, przyszedł w sprawie ogrzewania. Szedł od żebra do żebra i w każde stukał kostką palca. Przy Mruku się zatrzymał, przetarł okulary i go zapisał. „Trzynaście – mruczał do siebie na schodach – i jedno na wierzchu”.",
        },
        {
          en: "The knocking left off. The heat came through the ribs, one by one; at the ninth it reached the dream, which was meant for lower temperatures and went soft, and Mruk slid out of it to the floor. On his stomach he had thirteen stripes, across his own. He was in checks until they faded.",
          pl: "Pukanie ustało. Ciepło szło przez żebra, jedno po drugim; przy dziewiątym dotarło do snu, który był obliczony na niższą temperaturę i zmiękł, więc Mruk wyślizgnął się z niego na podłogę. Na brzuchu miał trzynaście pasków, w poprzek własnych. Chodził w kratę, póki nie zbladły.",
          titles: [["A Cat in Checks", "Kot w kratę"]],
        },
        {
          en: "Someone from above knocked back, and at that the dream was over. Mruk hung where he had hung; only his bell had got in between the fifth rib and the sixth. As he drew it out, it struck the iron. The pipes handed it on, and far below a man’s voice said: “At last.”",
          pl: "Z góry ktoś odpukał i na tym sen się skończył. Mruk wisiał tak, jak wisiał, tylko dzwonek wszedł mu między piąte żebro a szóste. Kiedy go wyciągał, uderzył w żelazo. Rury podały to dalej i głęboko na dole męski głos powiedział: „No wreszcie”.",
          titles: [["At Last, Said the Pipes", "No wreszcie, odezwały się rury"]],
        },
      ],
    },
    {
      en: "There was a hollow in the ironed sheets in the basket, and in the hollow lay Mruk, the cat. Ola went on ironing. The iron came, hissed, stood and went. All of him had gone under by now, into a dream, apart from the left ear, which stuck out of the linen like a handle and heard how pillowcases turn flat.",
      pl: "W koszu z wyprasowaną pościelą był dołek, a w dołku leżał kot Mruk. Ola prasowała dalej. Żelazko nadchodziło, syczało, stało i szło. Cały Mruk był już pod spodem, we śnie, oprócz lewego ucha, które wystawało z bielizny jak uchwyt i słuchało, jak poszewki robią się płaskie.",
      titles: [["An Ear Sticking Out of the Linen", "Ucho, które wystaje z pościeli"]],
      picture: {
        place: "kitchen floor",
        pose: "sleep",
        props: [],
        eyes: "closed",
        on: "laundry basket",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Were All Four There?", "A czy oddano wszystkie cztery?"]],
          needs: ["the gloves"],
          en: "The applause came from Ola, who was beating a pillowcase into shape between her palms. Mruk, awake at once, looked down at himself. He drew one paw out of the linen, then another, then the two from behind, and laid them in a row along the edge of the basket. All four were there. They were white, and one of them had been ironed.",
          pl: "Brawo biła Ola, która wygładzała poszewkę między dłońmi. Mruk obudził się od razu i spojrzał po sobie. Wysunął z bielizny jedną łapę, potem drugą, potem obie tylne i ułożył je w rzędzie na brzegu kosza. Były wszystkie cztery. Białe, a jedna nawet uprasowana.",
        },
        {
          en: "Ola pulled out the plug. The hissing grew thin and ran dry, and with it, from the bottom up, the dream. She needed the sheet. When she shook it, everything was still there, in creases: Mruk’s back, four paws in full gallop, and in front of them a second, smaller animal that nobody could account for.",
          pl: "Ola wyjęła wtyczkę. Syczenie zrobiło się cienkie i wyschło, a z nim, od dołu, sen. Potrzebne było prześcieradło. Kiedy je strzepnęła, wszystko na nim jeszcze było, w zagnieceniach: grzbiet Mruka, cztery łapy w pełnym galopie, a przed nimi drugie, mniejsze zwierzę, którego nikt nie umiał wyjaśnić.",
          titles: [["What Was Running in the Sheet?", "Co biegło po prześcieradle?"]],
        },
        {
          en: "Ola had laid a handkerchief on Mruk to cool, and another, until there were eleven. Under them the dream had grown so flat that he could step out over its edge. He lifted the paw with which he had been holding on. There was a shirt button there, with its thread.",
          pl: "Ola położyła na Mruku chustkę do ostygnięcia, potem następną, aż było ich jedenaście. Sen pod spodem zrobił się tak płaski, że dało się z niego zejść przez brzeg. Mruk podniósł łapę, którą się trzymał. Leżał pod nią guzik od koszuli, z nitką.",
          titles: [["What Had He Been Holding On To?", "Czego się we śnie trzymał?"]],
        },
      ],
    },
    {
      en: "Tomek’s coat had come off its hook, and the cat Mruk found it lying there with its arms spread. He fell asleep on the lining. All round him Tomek was looking for his keys: the drawer, the bowl, the other drawer, the bread bin. The left ear stayed awake, followed him like a play on the radio, and passed it on to the dream.",
      pl: "Płaszcz Tomka spadł z wieszaka i kot Mruk zastał go na podłodze, z rozłożonymi ramionami. Zasnął na podszewce. Dookoła Tomek szukał kluczy: szuflada, miska, druga szuflada, chlebak. Lewe ucho czuwało, śledziło go jak słuchowisko w radiu i podawało wszystko dalej, do snu.",
      titles: [["Where Are Tomek’s Keys?", "Gdzie są klucze Tomka?"]],
      picture: { place: "hall", pose: "sleep", props: [], eyes: "closed", on: "coat", company: "nobody" },
      endings: [
        {
          titles: [["What the Ear Opened", "Co leżało pod uchem"]],
          needs: ["the step"],
          en: "Something took hold of Mruk’s notch, and the same voice said again: “Mind the step.” It was Tomek, speaking to himself as he got down from the chair; he had been searching the top of the wardrobe. Now he was feeling his way along the lining of the coat and had come to an ear. He folded it over. “So that’s what it opens,” he said. Under the ear lay the keys.",
          pl: "Coś chwyciło Mruka za nacięcie w uchu i ten sam głos powtórzył: „Uwaga, stopień”. Mówił to do siebie Tomek, który schodził z krzesła, bo szukał na szafie. Teraz macał podszewkę płaszcza i trafił na ucho. Odwinął je ostrożnie. „A więc to do tego” – powiedział. Pod uchem leżały klucze.",
        },
        {
          en: "“Director,” said Tomek close by, “I need the coat.” The dream let go of the hind legs first. Mruk was lifted up, and something came with him, hooked into his collar: cellar, front door, bicycle. Tomek weighed the keys in his hand. They were wet, as if they had been carried through a river.",
          pl: "„Dyrektorze – powiedział Tomek całkiem blisko – potrzebuję płaszcza”. Sen puścił najpierw tylne nogi. Mruk został podniesiony, a razem z nim coś, co wisiało mu u obroży: piwnica, brama, rower. Tomek zważył klucze w dłoni. Były mokre, jakby ktoś niósł je przez rzekę.",
          titles: [["Keys That Had Been Carried through a River", "Klucze, które ktoś niósł przez rzekę"]],
        },
        {
          en: "The last drawer closed. After it came the silence of somebody thinking, and that woke Mruk. Before him on the floor sat Tomek, who had looked everywhere but under the cat, and did not like to ask. “No hurry,” he said. Mruk stretched, and beneath him it jingled.",
          pl: "Zamknęła się ostatnia szuflada. Potem nastała cisza, w której ktoś myśli, i to Mruka obudziło. Przed nim na podłodze siedział Tomek, który szukał już wszędzie, tylko nie pod kotem, i nie śmiał prosić. „Nie ma pośpiechu” – powiedział. Mruk się przeciągnął i pod nim zabrzęczało.",
          titles: [["No Hurry, Said Tomek", "Nie ma pośpiechu"]],
        },
      ],
    },
    {
      en: "The kitchen clock is seven minutes fast, and in those seven minutes, as the cat Mruk knows, nobody can want anything of him. He lay down in them, on the third chair, and dreamed. The left ear went on hearing the clock. It ticks, stumbles at every twelfth tick and goes on; and the ear, which is conscientious, put each of them by.",
      pl: "Kuchenny zegar spieszy się o siedem minut i przez te siedem minut, jak wiadomo kotu Mrukowi, nikt nie może niczego od niego chcieć. Położył się w nich, na trzecim krześle, i śnił. Lewe ucho słuchało zegara dalej. Zegar tyka, co dwunaste tyknięcie się potyka i idzie dalej, a ucho, sumienne, odkładało każde z osobna.",
      titles: [["Seven Minutes in Which Nobody Wants Anything", "Siedem minut, kiedy nikt nic nie chce"]],
      picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "closed", on: "chair", company: "nobody" },
      endings: [
        {
          titles: [["Five of Them Under the Sideboard", "Pięć minut pod kredensem"]],
          needs: ["the seven minutes"],
          en: "When Mruk opened his eyes, he looked under the table first, and then, lying on his side, beneath the sideboard, where five of the minutes had gone. Something rolled away from his paw. Above him Ola looked from the clock to her watch. “It’s only two minutes fast,” she said. Mruk reached in once more. By the time the tea had drawn it was seven again, and nobody had touched the clock.",
          pl: "Kiedy Mruk otworzył oczy, zajrzał najpierw pod stół, a potem, leżąc na boku, pod kredens, gdzie trafiło pięć minut. Coś odtoczyło się spod łapy. Nad nim Ola spojrzała na zegar i na zegarek. „Spieszy się tylko o dwie” – powiedziała. Mruk sięgnął jeszcze raz. Nim herbata naciągnęła, znowu było siedem, a zegara nikt nie ruszał.",
        },
        {
          en: "At the four hundred and twentieth tick the minutes were used up. Mruk opened his eyes. It was no later than before; the same steam stood over Ola’s cup. Only on the edge of the chair there lay a crumb that had not been there seven minutes ago.",
          pl: "Przy czterysta dwudziestym tyknięciu minuty się skończyły. Mruk otworzył oczy. Nie było ani trochę później niż przedtem; nad kubkiem Oli stała ta sama para. Tylko na brzegu krzesła leżał okruszek, którego siedem minut temu na pewno tam nie było.",
          titles: [["A Crumb from Seven Minutes Ago", "Skąd okruszek sprzed siedmiu minut?"]],
        },
        {
          en: "Tomek had taken the clock down to put it right. The ticking left the kitchen in his arms, and the dream, which hung on the same nail, came down. Mruk sat there with his mouth open. They considered one another. “All right,” said Tomek, and turned the hand forward again, by seven.",
          pl: "Tomek zdjął zegar, żeby go nastawić. Tykanie wyszło mu z kuchni na rękach, a sen, który wisiał na tym samym gwoździu, spadł. Mruk siedział z otwartym pyszczkiem. Patrzyli na siebie. „No dobrze” – powiedział Tomek i przesunął wskazówkę z powrotem do przodu, o siedem.",
          titles: [["A Clock and a Dream on One Nail", "Zegar i sen na jednym gwoździu"]],
        },
      ],
    },
    {
      en: "In the flat one floor down the cat Mruk sleeps on the lid of the sewing machine. Mrs Halina was sorting buttons, horn to horn and mother-of-pearl to mother-of-pearl, and each fell into its tin with a note of its own. After the fortieth all of him was in his dream, except for the left ear, which has always wished to know how many there are.",
      pl: "Piętro niżej kot Mruk śpi na wieku maszyny do szycia. Pani Halina sortowała guziki, rogowe do rogowych, perłowe do perłowych, i każdy wpadał do swojej puszki z własnym dźwiękiem. Po czterdziestym cały Mruk był już we śnie, oprócz lewego ucha, które zawsze chciało wiedzieć, ile ich jest.",
      titles: [["Asleep after the Fortieth Button", "Zasnąć po czterdziestym guziku"]],
      picture: {
        place: "parlour",
        pose: "loaf",
        props: [],
        eyes: "closed",
        on: "table",
        camera: "close",
        side: "left",
        company: "nobody",
      },
      endings: [
        {
          titles: [["A Tin for the Quiet Ones", "Osobna puszka dla spokojnych"]],
          needs: ["the quiet buttons"],
          en: "Mrs Halina had put the lids on the tins. Only between Mruk’s paws were there some buttons left over, four of them, and he was holding them tight. She could not see what they had in common; each was of a different stuff and size. She put one to her ear. It said nothing, and nor did the others. So they were given a tin to themselves, lined with flannel, and did not rattle in it.",
          pl: "Pani Halina pozamykała puszki. Tylko między łapami Mruka zostały jeszcze guziki, cztery, i trzymał je mocno. Nie wiedziała, co je łączy; każdy był z czego innego i innej wielkości. Przyłożyła jeden do ucha. Nic nie mówił, pozostałe też nie. Dostały więc osobną puszkę, wyłożoną flanelą, i wcale w niej nie grzechotały.",
        },
        {
          en: "One button rolled round Mruk’s nose, and the dream, which had been about to end well, was left standing. He laid a paw on it. “One too many,” said Mrs Halina; she had counted twice. It was grey and striped, with four holes. She had never sewn on one like it, and it was warm.",
          pl: "Jeden guzik potoczył się i okrążył nos Mruka, a sen, który miał się właśnie dobrze skończyć, został, jak stał. Mruk położył na guziku łapę. „O jeden za dużo” – powiedziała pani Halina; liczyła dwa razy. Był szary, w paski, z czterema dziurkami. Takiego nigdy do niczego nie przyszyła, i był ciepły.",
          titles: [["One Too Many, and Warm", "O jeden za dużo, i do tego ciepły"]],
        },
        {
          en: "No more buttons fell. Mrs Halina was holding one up to the lamp, and until she put it down, the dream could not go on either. Mruk looked up. It was a child’s button, with a rabbit. She laid it between his paws, and he kept it for her while she did the others.",
          pl: "Nic już nie wpadało. Pani Halina trzymała jeden guzik pod lampą i dopóki go nigdzie nie odłożyła, sen też nie mógł iść dalej. Mruk podniósł głowę. Był to dziecinny guzik z królikiem. Położyła mu go między łapami, a on pilnował, póki nie skończyła z resztą.",
          titles: [["The Button with a Rabbit", "Guzik z królikiem"]],
        },
      ],
    },
    {
      en: "The step between the second floor and the third that is warmer than the others is shared by two cats, and it was Mruk’s turn to sleep there. People went by over his dream; the left ear told them by their soles. Further down Mr Zenon, the caretaker, was trying his forty keys on a padlock, one after another, and he had begun with the smallest.",
      pl: "Stopień między drugim piętrem a trzecim, cieplejszy od pozostałych, dzielą dwa koty i teraz spał na nim Mruk. Ludzie przechodzili nad jego snem; lewe ucho poznawało ich po podeszwach. Niżej dozorca, pan Zenon, próbował na kłódce swoich czterdziestu kluczy, po kolei, i zaczął od najmniejszego.",
      titles: [["A Dream on the Warm Step", "Sen na ciepłym stopniu"]],
      picture: { place: "stairs", pose: "sleep", props: [], eyes: "closed", on: "step", company: "nobody" },
      endings: [
        {
          titles: [["Second Floor, Third Floor, Nothing Between", "Pomiędzy drugim a trzecim"]],
          needs: ["the folded floor"],
          en: "A bell rang, and it was only his own; Mr Zenon, on his way up with the padlock, had brushed against it. Mruk was scratching at the wall beside the step. “There’s no door there,” said Mr Zenon. “Second floor, third floor, nothing between them.” All the same he chose a key, the fortieth, and held it to the plaster, at about the right height, before he went on.",
          pl: "Zadzwonił dzwonek, ale tylko własny; trącił go pan Zenon, który szedł z kłódką na górę. Mruk drapał w ścianę obok stopnia. „Nie ma tu żadnych drzwi – powiedział pan Zenon. – Jest drugie, jest trzecie, pomiędzy nic”. Mimo to wybrał klucz, ten czterdziesty, i zanim poszedł dalej, przyłożył go do tynku, mniej więcej na właściwej wysokości.",
        },
        {
          en: "The thirty-eighth key turned. It went through the whole house; in the dream something opened too, and Mruk rolled out, one step down, into the cold. Mr Zenon came up with the padlock. On the warm step, where a nose had lain, there was a little sand. Mr Zenon had swept there himself that day. He entered the sand in his notebook.",
          pl: "Trzydziesty ósmy klucz się przekręcił. Szczęknęło na cały dom; we śnie też się coś otworzyło i Mruk wytoczył się stamtąd stopień niżej, na zimny. Pan Zenon wszedł na górę z kłódką. Na ciepłym stopniu, tam gdzie leżał nos, było trochę piasku. A sam tu zamiatał. Wpisał to do notesu.",
          titles: [["Where Did the Sand Come From?", "Skąd się tu wziął piasek?"]],
        },
        {
          en: "“By your leave,” said Mr Zenon, who had tried all his keys; the step takes one and a half. Of the dream only the paws were left, and they were still running. The caretaker waited until they had got there. “Far?” he asked. Mruk began to wash the left hind one, which had had the worst of it.",
          pl: "„Pan pozwoli” – powiedział pan Zenon, który wypróbował już wszystkie; na tym stopniu mieści się półtorej osoby. Ze snu zostały same łapy i jeszcze biegły. Dozorca zaczekał, aż dobiegną. „Daleko?” – zapytał. Mruk zabrał się do mycia lewej tylnej, która nabiegała się najwięcej.",
          titles: [["Was It Far?", "Czy to było daleko?"]],
        },
      ],
    },
    {
      en: "On the sill of the big room, with one shoulder against the glass, Mruk, the cat, had fallen asleep. Every few minutes the tram goes by below, the fifteen; first the rails sing, then the pane, and then Mruk does. The left ear sees off each of them, and has not missed one yet. It has been doing this for so long that he can dream meanwhile.",
      pl: "Na parapecie w dużym pokoju, z barkiem przy szybie, zasnął kot Mruk. Co parę minut przejeżdża dołem tramwaj, piętnastka; najpierw śpiewają szyny, potem szyba, a potem on. Lewe ucho odprowadza każdą i nie przepuściło dotąd żadnej. Robi to od tak dawna, że Mruk może przy tym śnić.",
      titles: [["How the Ear Sees Off the Fifteen", "Jak ucho odprowadza piętnastkę"]],
      picture: { place: "window sill", pose: "loaf", props: [], eyes: "closed", company: "nobody" },
      endings: [
        {
          titles: [["The Lady at the Last Window", "Pani przy ostatnim oknie"]],
          needs: ["the lady in the tin"],
          en: "The fifteen stood at the stop longer than it has to. Its lights were on, and at the last window sat a lady. Mruk, who was awake by now, bent down so far that his bell struck the pane. She looked up to the third floor and saw who it was. Then she felt along the window for a curtain, and since trams have none, she put up her newspaper.",
          pl: "Piętnastka stała na przystanku dłużej, niż musi. W środku się świeciło, a przy ostatnim oknie siedziała pani. Mruk, już rozbudzony, schylił się tak nisko, że dzwonek uderzył o szybę. Pani podniosła wzrok na trzecie piętro i zobaczyła, kto to. Poszukała ręką firanki, a że w tramwaju firanek nie ma, zasłoniła się gazetą.",
        },
        {
          en: "Down at the stop the fifteen rang, and Mruk’s own bell rang too; he was on his feet. Somebody was getting in whom he had just seen from very near; the doors closed before he could be certain. On the pane was the print of his nose. There was another on the outside.",
          pl: "Na przystanku zadzwoniła piętnastka i zadzwonił dzwonek Mruka; stał już na czterech łapach. Wsiadał ktoś, kogo dopiero co widział z bardzo bliska; drzwi się zamknęły, zanim zyskał pewność. Na szybie został odcisk jego nosa. Drugi był po zewnętrznej stronie.",
          titles: [["A Nose Print on the Outside", "Odcisk nosa po drugiej stronie"]],
        },
        {
          en: "For once no tram came. The ear had its farewell ready and nobody to give it to; it leaned out further and further, and the dream tilted with it and ran out over the sill. Mruk looked down. When the next fifteen came at last, it was seen off with both ears, and with the tail.",
          pl: "Tym razem żadna piętnastka nie jechała. Ucho miało gotowe pożegnanie i nikogo, kto by je przyjął; wychylało się coraz dalej, aż sen przechylił się razem z nim i wylał przez parapet. Mruk spojrzał w dół. Kiedy wreszcie nadjechała następna piętnastka, odprowadziły ją oba uszy i ogon.",
          titles: [["With Both Ears and the Tail", "Oba uszy i ogon"]],
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      en: "On the lowest shelf, where the atlas is missing, there is a place as long as a cat. From the first floor came the trumpet. Staś was practising one note, the one that cracks, and crept up on it from above and from below. Mruk, the cat, was dreaming. His left ear, at the edge of the shelf, turned away each time a moment beforehand.",
      pl: "Na najniższej półce, tam gdzie brakuje atlasu, jest miejsce na długość kota. Z pierwszego piętra dochodziła trąbka. Staś ćwiczył jeden dźwięk, ten, który pęka; podchodził go od góry i od dołu. Kot Mruk śnił. Lewe ucho, na krawędzi półki, odwracało się za każdym razem o chwilę wcześniej.",
      titles: [["The Note That Cracks", "Dźwięk, który pęka"]],
      picture: {
        place: "box",
        pose: "loaf",
        props: [],
        eyes: "half",
        inBox: false,
        camera: "close",
        side: "right",
        company: "nobody",
      },
      endings: [
        {
          titles: [["From the Last Corner of the Trumpet", "Z ostatniego kąta trąbki"]],
          needs: ["the top note"],
          en: "On the first floor the note came, thin and whole. To Mruk, who woke at it, this was no surprise; he had met it in the last corner and squeezed past. Staś took the trumpet from his lips, turned it over and shook it, as you shake a shoe. He could not believe it. On to his knee there fell a single grey hair.",
          pl: "Na pierwszym piętrze dźwięk wyszedł, cienki i cały. Mruka, który się przy nim obudził, wcale to nie zdziwiło; spotkał go w ostatnim kącie i przecisnął się obok. Staś odjął trąbkę od ust, odwrócił i potrząsnął nią jak butem. Sam nie wierzył. Na kolano wypadł mu jeden szary włos.",
        },
        {
          en: "Then the note did not crack. It stood in the air, whole, and did not know how. The dream rose from its seat, and Mruk with it, and struck his head on the shelf above. Staś, on the first floor, was holding his breath. On Mruk’s collar the bell was ringing, on that note.",
          pl: "A potem dźwięk nie pękł. Stał w powietrzu, cały, i sam nie wiedział, jak to zrobił. Sen wstał z miejsca, Mruk razem z nim i uderzył się w głowę o wyższą półkę. Staś na pierwszym piętrze wstrzymał oddech. U obroży Mruka dzwonił dzwonek, na tym samym dźwięku.",
          titles: [["And Then It Did Not Crack", "A potem nie pękł"]],
        },
        {
          en: "Staś was called away to eat in the middle of an attempt. Half of the note was left standing on the stairs. The ear waited for the other; the whole dream waited, on tiptoe. In the end Mruk had to wake up and sing it himself, very low. On the first floor a spoon was laid down.",
          pl: "Stasia zawołano do stołu w połowie próby. Połówka dźwięku została na schodach. Ucho czekało na drugą; cały sen czekał, na palcach. W końcu Mruk musiał się obudzić i zaśpiewać ją sam, bardzo nisko. Na pierwszym piętrze ktoś odłożył łyżkę.",
          titles: [["Half a Note on the Stairs", "Pół dźwięku na schodach"]],
        },
      ],
    },
  ],
  entries: [
    {
      en: "The hall was as long as the line of the fifteen, and the floorboard that creaks called out the stops. Mruk had a ticket to the bathroom. Nobody got out there. At the next stop was a bathroom too, with other tiles, so he stayed on.",
      pl: "Przedpokój był długi jak trasa piętnastki, a deska, która skrzypi, zapowiadała przystanki. Mruk miał bilet do łazienki. Nikt tam nie wysiadł. Na następnym przystanku też była łazienka, z innymi kafelkami, więc siedział dalej.",
      titles: [["A Ticket to the Bathroom", "Bilet do łazienki"]],
    },
    {
      en: "In the courtyard stood a bowl as big as a well, and people queued for it. Mruk was number one. Whenever somebody was served, he became a number higher. At nineteen he could only smell it, and those in front turned round and congratulated him.",
      pl: "Na podwórku stała miska wielka jak studnia, a do miski kolejka. Mruk miał numer pierwszy. Ilekroć kogoś obsłużono, numer mu się zwiększał. Przy dziewiętnastym czuł już tylko zapach, a ci z przodu odwracali się i składali mu gratulacje.",
      titles: [["In a Queue That Goes Backwards", "W kolejce, która idzie do tyłu"]],
    },
    {
      en: "Prezes, the chairman of the pigeons, opened the meeting on the gutter. The first item was the cat. Mruk, who attended as the inkwell, had to keep still. By eleven votes they resolved to invite him; the invitation was drawn up, dipped in him, signed and carried off across the roofs.",
      pl: "Prezes, przewodniczący gołębi, otworzył zebranie na rynnie. Punkt pierwszy dotyczył kota. Mruk, który brał udział jako kałamarz, musiał stać spokojnie. Jedenastoma głosami postanowiono go zaprosić; zaproszenie spisano, umoczono w nim, podpisano i poniesiono przez dachy.",
      titles: [["Mruk Attends as the Inkwell", "Mruk jako kałamarz"]],
    },
    {
      pays: ["the folded floor"],
      en: "Between the second floor and the third was another, which is folded up at other times. On the door was a brass plate, “Mruk”, and a bell at the right height. He rang. Inside, something of nine kilos left a chair, came up and listened too.",
      pl: "Między drugim piętrem a trzecim było jeszcze jedno, na co dzień złożone. Na drzwiach wisiała mosiężna tabliczka „Mruk” i dzwonek, na właściwej wysokości. Zadzwonił. W środku coś, co ważyło dziewięć kilo, zeszło z krzesła, podeszło i też słuchało.",
      titles: [["A Floor That Is Usually Folded Up", "Piętro, na co dzień złożone"]],
    },
    {
      pays: ["the carp"],
      en: "The tiled stove was full of water. Behind its little door a carp with a caretaker’s moustache was going its rounds; at each corner it tried the tile. When it came to Mruk it stopped, wiped the pane from inside and made a note of him.",
      pl: "Piec kaflowy był pełen wody. Za drzwiczkami pływał karp z wąsami dozorcy i robił obchód; na każdym rogu sprawdzał kafel. Przy Mruku się zatrzymał, przetarł szybkę od środka i zapisał go.",
      titles: [["A Carp on Its Rounds", "Karp z wąsami dozorcy"]],
    },
    {
      pays: ["the step"],
      en: "Mruk wore forty keys on his tail, and each opened a smell. The third was the cellar, the eleventh was Monday. The fortieth fitted nothing. At last he tried it on the notch in his own ear; it turned, and somebody said: “Mind the step.”",
      pl: "Na ogonie Mruk miał czterdzieści kluczy i każdy otwierał jakiś zapach. Trzeci piwnicę, jedenasty poniedziałek. Czterdziesty nie pasował do niczego. Na koniec spróbował go w nacięciu własnego ucha, a tam się przekręcił i ktoś powiedział: „Uwaga, stopień”.",
      titles: [["The Eleventh Key Was Monday", "Jedenasty klucz od poniedziałku"]],
    },
    {
      pays: ["the gloves"],
      en: "At the opera gloves had to be handed in. Mruk took off all four of his white ones and was given number 41. Without them nobody knew who he was. In the interval he saw them again, in a box on the left. They were applauding.",
      pl: "W operze trzeba było oddać rękawiczki. Mruk zdjął wszystkie cztery białe i dostał numer 41. Bez nich nikt nie wiedział, kim jest. W antrakcie zobaczył je znowu, w loży po lewej. Biły brawo.",
      titles: [["Whose Gloves Are Applauding?", "Czyje rękawiczki biją brawo?"]],
    },
    {
      en: "Pelagia, the geranium, stepped out of her pot, shook the earth from her roots and went to call on the chestnut tree. Mruk was to keep her place. He sat in the pot up to his hips. The longer he sat, the more he needed watering.",
      pl: "Pelargonia Pelagia wyszła z doniczki, otrzepała korzenie z ziemi i poszła z wizytą do kasztanowca. Mruk miał zająć jej miejsce. Siedział w doniczce po biodra. Im dłużej siedział, tym bardziej należało go podlać.",
      titles: [["In Pelagia’s Place", "W zastępstwie Pelagii"]],
    },
    {
      en: "Mruk weighs nine kilos, and the kitchen scales refused to say so. They offered eight, or ten. Mruk settled for ten, provided that the extra kilo was put by for him in the drawer. There were some in it already, grey, side by side. One opened an eye and moved over.",
      pl: "Mruk waży dziewięć kilo, a kuchenna waga nie chciała tego pokazać. Proponowała osiem albo dziesięć. Mruk zgodził się na dziesięć, pod warunkiem że ten dodatkowy kilogram odłożą mu do szuflady. Leżało tam już kilka, szarych, jeden przy drugim. Jeden otworzył oko i zrobił miejsce.",
      titles: [["Eight or Ten Kilos?", "Osiem kilo albo dziesięć?"]],
    },
    {
      pays: ["the full stop"],
      en: "From under the kitchen door came a sentence of Ola’s, still wet, at a trot. Mruk followed it through three rooms. At the commas it let him come near. It ran under the sofa with all its clauses; he found only the full stop, washing itself.",
      pl: "Spod drzwi kuchni wybiegło kłusem zdanie Oli, jeszcze mokre. Mruk szedł za nim przez trzy pokoje. Na przecinkach dawało mu podejść bliżej. Wpadło pod kanapę ze wszystkimi podrzędnymi; zastał tam tylko kropkę, która się myła.",
      titles: [["Chasing a Sentence through Three Rooms", "Przez trzy pokoje za zdaniem"]],
    },
    {
      en: "Tomek had unrolled the world, and asked Mruk to be so kind as not to tread on Portugal. Mruk looked for somewhere to stand. On the left was Portugal, to the right the next one, and so on, coast by coast, to the skirting board.",
      pl: "Tomek rozwinął świat i poprosił Mruka, żeby był łaskaw nie stawać na Portugalii. Mruk szukał, gdzie by tu stanąć. Z lewej była Portugalia, z prawej następna i tak dalej, wybrzeże za wybrzeżem, aż do listwy.",
      titles: [["Please, Not on Portugal", "Byle nie na Portugalii"]],
    },
    {
      en: "The armchair went down the stairs with Mruk on its back, to see its first cover again. At each landing it knelt, and he held on. At the bottom stood a lady in grey leaves. She bowed to the cat. The chair, she said, had grown.",
      pl: "Fotel schodził po schodach z Mrukiem na grzbiecie, żeby zobaczyć jeszcze raz swoje pierwsze obicie. Na każdym półpiętrze przyklękał, a Mruk się trzymał. Na dole stała pani w szare liście. Kotu się ukłoniła. Fotel, powiedziała, urósł.",
      titles: [["Down the Stairs, on the Armchair’s Back", "Po schodach na fotelu"]],
    },
    {
      en: "Behind the counter sat a mouse with a stamp. Mruk had filled in his form: name, weight, purpose. All was in order; it merely had to be eaten, in three copies. He ate the first, the mouse the second. For the third they needed a witness.",
      pl: "Za okienkiem siedziała mysz z pieczątką. Mruk wypełnił formularz: imię, waga, cel. Wszystko się zgadzało; należało go tylko zjeść, w trzech egzemplarzach. Pierwszy zjadł on, drugi mysz. Do trzeciego potrzebny był świadek.",
      titles: [["To Be Eaten in Three Copies", "Zjeść, w trzech egzemplarzach"]],
    },
    {
      en: "The moon hung on the washing line in the courtyard, from two pegs, and dripped. Mruk sat below it with his mouth open. Every seventh drop was milk. He had just learnt to tell which when the moon was taken in, being dry.",
      pl: "Księżyc wisiał na podwórku na sznurze, na dwóch klamerkach, i kapał. Mruk siedział pod nim z otwartym pyszczkiem. Co siódma kropla była mlekiem. Doszedł już do tego, po czym ją poznać, kiedy księżyc zdjęto, bo wysechł.",
      titles: [["Every Seventh Drop", "Co siódma kropla"]],
    },
    {
      en: "The third chair in the kitchen is Mruk’s, and now all the chairs in the house were third ones. Mruk went from one to the next, and on each he was sitting already. He looked well, if a little broad. At the last he made himself narrow, and the other moved up.",
      pl: "Trzecie krzesło w kuchni jest Mruka, a teraz wszystkie krzesła w domu były trzecie. Mruk szedł od jednego do drugiego i na każdym już siedział. Wyglądał dobrze, może odrobinę szeroko. Przy ostatnim zrobił się wąski i tamten się posunął.",
      titles: [["Every Chair Was the Third", "Każde krzesło było trzecie"]],
    },
    {
      en: "Mruk’s tail was to come later; it had missed its connection. He waited for it under the kitchen clock for seven minutes, sitting badly. It brought a parcel with it, tied with string and addressed to the front part of him. Inside something was knocking.",
      pl: "Ogon Mruka miał przyjść później; spóźnił się na przesiadkę. Mruk czekał na niego pod kuchennym zegarem siedem minut i źle mu się siedziało. Ogon przywiózł paczkę, przewiązaną sznurkiem i zaadresowaną do przedniej części. W środku coś pukało.",
      titles: [["His Tail Missed Its Connection", "Ogon spóźnił się na przesiadkę"]],
    },
    {
      pays: ["the quiet buttons"],
      en: "It was raining buttons, and each of them landed on its feet. They were sorted by temper. Mruk was given the quiet ones to hold. They had four holes apiece, and through the fourth, with one eye shut, he saw the person who had lost the button.",
      pl: "Padały guziki i każdy spadał na cztery łapy. Sortowano je według usposobienia. Spokojne dostał do potrzymania Mruk. Miały po cztery dziurki, a przez czwartą, jeśli zamknąć jedno oko, widać było człowieka, który guzik zgubił.",
      titles: [["It Was Raining Buttons", "Padały guziki, na cztery łapy"]],
    },
    {
      en: "The stairs to the courtyard were made of loaves. They were warm, and each sank under Mruk’s paws and rose again behind him. Someone had sieved flour over them, to see who passed. He went carefully. The prints that he left were larger than his own.",
      pl: "Schody na podwórko były z bochenków. Jeszcze ciepłe, uginały się pod łapami Mruka, a za nim rosły z powrotem. Ktoś posypał je mąką, żeby było wiadomo, kto szedł. Szedł ostrożnie. Ślady, które zostawiał, były większe od jego łap.",
      titles: [["Stairs of Loaves, Still Warm", "Po schodach z bochenków"]],
    },
    {
      en: "The bell wore Mruk round its neck. It went about the house without a sound, and at every step he rang. People put their heads out of their doors to see. “It’s only the bell,” they said, and gave it ham.",
      pl: "Dzwonek nosił na szyi Mruka. Chodził po domu bezgłośnie, a Mruk przy każdym kroku dzwonił. Ludzie wyglądali z mieszkań, żeby sprawdzić. „To tylko dzwonek” – mówili i częstowali go szynką.",
      titles: [["It’s Only the Bell", "To tylko dzwonek"]],
    },
    {
      en: "Thirty cats sat in the classroom, two to a desk, and one was Mruk. The question was the capital of the third floor. He knew. He raised one paw, he raised both, he stood on the desk. They called on his neighbour, a cushion, and it was right.",
      pl: "W klasie siedziało trzydzieści kotów, po dwa w ławce, a jednym z nich był Mruk. Pytano o stolicę trzeciego piętra. Wiedział. Podniósł łapę, podniósł obie, stanął na ławce. Wywołano sąsiadkę, poduszkę, i odpowiedziała dobrze.",
      titles: [["The Capital of the Third Floor", "Wiedział, ale odpowiadała poduszka"]],
    },
    {
      en: "Between the kitchen and the hall ran a frontier. Mruk was asked what he had to declare, and laid one nap on the table. It was unrolled and examined. It had been used. With that, he was told, he could only travel backwards.",
      pl: "Między kuchnią a przedpokojem biegła granica. Spytano Mruka, co ma do oclenia, i położył na stole jedną drzemkę. Rozwinięto ją i obejrzano. Była używana. Z taką, powiedziano mu, może jechać tylko tyłem.",
      titles: [["One Nap to Declare", "Do oclenia jedna drzemka"]],
    },
    {
      en: "The lift came. It had a carpet, a looking glass and one button, of horn, sewn on. Mruk sat down in the middle. It went neither up nor down; it went in, floor by floor, and at each of them it grew a little warmer.",
      pl: "Przyjechała winda. Miała dywan, lustro i jeden guzik, rogowy, przyszyty. Mruk usiadł pośrodku. Nie jechała w górę ani w dół; jechała w głąb, piętro po piętrze, i na każdym robiło się trochę cieplej.",
      titles: [["Neither Up nor Down", "Ani w górę, ani w dół"]],
    },
    {
      en: "The three in the photograph had gone out for lunch and asked Mruk to sit for them. On the left he was Ola, on the right Tomek, and in the middle himself. For visitors he had to smile three times. The middle one was spoiled.",
      pl: "Troje ze zdjęcia wyszło na obiad i poprosiło Mruka, żeby za nich posiedział. Z lewej był Olą, z prawej Tomkiem, a pośrodku sobą. Do gości musiał się uśmiechać trzy razy. Zepsute wyszło to środkowe.",
      titles: [["Smiling for All Three of Them", "Uśmiech za wszystkich troje"]],
    },
    {
      en: "Under the bath a ferry was running. The ferryman was a button; the fare was one cork, and Mruk had it. On the other bank stood all that he had ever pushed off a table, whole, in rows. It asked in a whisper whether its turn had come.",
      pl: "Pod wanną kursował prom. Przewoźnikiem był guzik, za przejazd brał korek i Mruk go miał. Na drugim brzegu stało wszystko, co kiedykolwiek zrzucił ze stołu, całe, w rzędach. Pytało szeptem, czy już czas.",
      titles: [["Everything Ever Pushed off a Table", "Wszystko, co kiedyś spadło ze stołu"]],
    },
    {
      en: "A telephone rang, and it was Mruk. He was picked up by the middle; his nose was put to an ear. A voice came out of him and ordered forty rolls for seven o’clock. It was a wrong number. They fell to talking all the same.",
      pl: "Zadzwonił telefon i był to Mruk. Podniesiono go w pasie i przyłożono nosem do ucha. Wydobył się z niego głos i zamówił czterdzieści kajzerek na siódmą rano. Była to pomyłka. Mimo to rozmowa się wywiązała.",
      titles: [["Forty Rolls, and a Wrong Number", "Pomyłka, ale rozmawiali"]],
    },
    {
      en: "The dog, the fence and the lady met to come to an agreement. Each claimed the notch in Mruk’s ear. He had brought the missing piece, in an envelope. It fitted neither dog nor lady. The fence asked whether it might hold it for a moment.",
      pl: "Pies, siatka i pewna dama spotkali się, żeby się dogadać. Każde rościło sobie prawo do nacięcia w uchu Mruka. Przyniósł brakujący kawałek, w kopercie. Nie pasował do psa ani do damy. Siatka spytała, czy mogłaby go chwilę potrzymać.",
      titles: [["The Dog, the Fence and the Lady Agree", "Pies, siatka i dama dochodzą do zgody"]],
    },
    {
      pays: ["the lady in the tin"],
      en: "A tin was opened. In it, head to tail, lay six trams, all of them fifteens, in oil. One was laid on Mruk’s plate. It was still lit inside; at the last window sat a lady, who drew the curtain when he bent down to her.",
      pl: "Otwarto puszkę. Leżało w niej, głową do ogona, sześć tramwajów, same piętnastki, w oliwie. Jeden położono Mrukowi na talerzu. W środku jeszcze się świeciło, a przy ostatnim oknie siedziała pani i kiedy się nad nią schylił, zaciągnęła firankę.",
      titles: [["Six Trams in Oil", "Piętnastka w oliwie"]],
    },
    {
      en: "Before the mirror Mrs Halina held a grey cat up against Mruk. It was tight in the shoulders. The next had beautiful paws but no lining. “Better keep your own, treasure,” she said through the pins. “I’ll let him out for you a little, at the Mondays.”",
      pl: "Przed lustrem pani Halina przymierzała Mrukowi szarego kota. Był wąski w ramionach. Następny miał śliczne łapy, ale bez podszewki. „Lepiej, skarbie, zostań przy swoim – powiedziała przez szpilki. – Trochę go popuszczę, w poniedziałkach”.",
      titles: [["A Cat That Is Tight in the Shoulders", "Kot za wąski w ramionach"]],
    },
    {
      pays: ["the seven minutes"],
      en: "The clock had dropped its seven minutes. They lay under the table, round and flat, and could be pushed. Mruk got five beneath the sideboard. He ate the sixth; for exactly a minute it tasted of nothing. The seventh had seen it all, and kept still.",
      pl: "Zegar upuścił swoje siedem minut. Leżały pod stołem, okrągłe i płaskie, i dawały się przesuwać. Pięć Mruk wepchnął pod kredens. Szóstą zjadł; dokładnie przez minutę smakowała niczym. Siódma wszystko widziała i siedziała cicho.",
      titles: [["The Seventh Minute Had Seen It All", "Siódma minuta wszystko widziała"]],
    },
    {
      en: "The sea had been delivered. It stood in the hall, rolled up, and since nobody else was in, Mruk signed for it. They spread it out as far as the kitchen. It was well made. Only at the edge hung a thread, and Mruk pulled it.",
      pl: "Dostarczono morze. Stało w przedpokoju, zwinięte, a że nikogo innego nie było, pokwitował Mruk. Rozłożono je aż do kuchni. Było porządnie zrobione. Tylko na brzegu wisiała nitka i Mruk za nią pociągnął.",
      titles: [["The Sea Has Been Delivered", "Kto pokwituje morze?"]],
    },
    {
      en: "Mr Zenon, the caretaker, was sweeping up shadows and tying them in tens. Mruk sat on his. “The left foot, please,” said Mr Zenon, “and now the right.” The shadow came away whole. From then on, whenever Mruk stood near a wall, on it fell a cat of light.",
      pl: "Dozorca, pan Zenon, zamiatał cienie i wiązał po dziesięć. Mruk na swoim siedział. „Lewą proszę – mówił pan Zenon – a teraz prawą”. Cień zszedł w jednym kawałku. Odtąd, ilekroć Mruk stanął pod ścianą, padał na nią kot ze światła.",
      titles: [["Who Is Sweeping Up the Shadows?", "Kto zamiata cienie?"]],
    },
    {
      en: "The light in the shrine had to go out for a moment, and asked Mruk to shine instead. He stepped in behind the glass. Shining can be learnt: he thought of butter, and leaned away from the draught. Towards the end somebody was reading by him.",
      pl: "Światełko z kapliczki musiało na chwilę wyjść i poprosiło Mruka, żeby za nie poświecił. Wszedł za szybkę. Tego można się nauczyć: myślał o maśle i odchylał się od przeciągu. Pod koniec ktoś już przy nim czytał.",
      titles: [["Shining Can Be Learnt", "Kto świeci za światełko?"]],
    },
    {
      pays: ["the top note"],
      en: "The trumpet was large enough to walk in. Mruk went round the first bend and the second; it grew narrow and polished, and from all sides he came to meet himself. In the last corner sat the top note. It had been told to wait.",
      pl: "Trąbka była tak duża, że dało się w niej chodzić. Mruk minął pierwszy zakręt i drugi; robiło się wąsko i gładko i ze wszystkich stron wychodził sobie naprzeciw. W ostatnim kącie siedział najwyższy dźwięk. Kazano mu czekać.",
      titles: [["Round the Second Bend of the Trumpet", "Za drugim zakrętem trąbki"]],
    },
    {
      en: "Eleven letters had come for Mruk, and all were empty. Each was empty in a different hand. The one from Bułka, the bakery’s cat, he knew at once by the slant. The one at the bottom was his own, and he did not open it.",
      pl: "Przyszło do Mruka jedenaście listów i wszystkie były puste. Każdy był pusty innym pismem. Ten od Bułki, kotki z piekarni, poznał od razu, po pochyleniu. Ostatni był od niego samego i tego nie otworzył.",
      titles: [["Eleven Empty Letters", "Jedenaście pustych listów"]],
    },
    {
      en: "On the map lay an island, white, rolled up, its nose under its tail. Mruk lay down beside it on the blue. It was cold at first. Then the strait between them narrowed, the ice gave a crack, and it laid a long cape over him.",
      pl: "Na mapie leżała wyspa, biała, zwinięta, z nosem pod ogonem. Mruk położył się obok, na niebieskim. Z początku było zimno. Potem cieśnina między nimi się zwęziła, trzasnął lód i wyspa położyła na nim długi przylądek.",
      titles: [["An Island With Its Nose Under Its Tail", "Wyspa z nosem pod ogonem"]],
    },
    {
      en: "The carpet frame had been made into a gate. On this side it was before breakfast, on the other after. Mruk went through eleven times. At the twelfth a carpet hung in it, with a pattern of bowls, and he was asked to knock.",
      pl: "Z trzepaka zrobiono bramę. Po tej stronie było przed śniadaniem, po tamtej po śniadaniu. Mruk przeszedł jedenaście razy. Za dwunastym wisiał w niej dywan w miski i trzeba było zapukać.",
      titles: [["On Which Side Is Breakfast?", "Po której stronie jest śniadanie?"]],
    },
    {
      en: "They were frying a fish longer than the house. The head looked out of the attic and asked the name of the street. The tail lay in the cellar. The middle was promised to Mruk. He climbed and climbed; it was always one floor higher.",
      pl: "Smażono rybę dłuższą niż dom. Głowa wyglądała ze strychu i pytała, jak się nazywa ta ulica. Ogon leżał w piwnicy. Środek obiecano Mrukowi. Wchodził z piętra na piętro; zawsze był o jedno wyżej.",
      titles: [["The Middle of the Fish Is One Floor Up", "Środek ryby o piętro wyżej"]],
    },
    {
      pays: ["the gap in the dictionary"],
      en: "In the dictionary, between “cat” and “catalogue”, there was a gap. Mruk got in. To right and left he could hear the words turn over in bed. Then somebody wished to look something up, saw him, and closed the book again very gently.",
      pl: "W słowniku, między „kotem” a „kotarą”, była luka. Mruk wszedł. Z prawej i z lewej było słychać, jak słowa przewracają się w pościeli. Potem ktoś chciał coś sprawdzić, zobaczył go i bardzo ostrożnie zamknął słownik.",
      titles: [["Between Cat and Catalogue", "Między kotem a kotarą"]],
    },
    {
      en: "There was an auction. They had sold the view and the smell of toast, and now came the place behind Ola’s knees. Mruk had brought all his purring, in a bag. Somebody kept going higher. When he turned to look, it was the place itself.",
      pl: "Odbywała się licytacja. Poszedł już widok i zapach grzanek, a teraz szło miejsce za kolanami Oli. Mruk przyniósł całe swoje mruczenie, w torbie. Ktoś z tyłu stale przebijał. Kiedy się obejrzał, licytowało samo miejsce.",
      titles: [["Who Bids More for the Place Behind Her Knees?", "Kto da więcej za miejsce za kolanami?"]],
    },
    {
      en: "Twelve whiskers on the left and twelve on the right, all of them Mruk’s, were being tuned. Each was struck with a hammer. The longest was a shade flat. It was tightened by a peg behind the ear, and everywhere in the house doors came open.",
      pl: "Strojono Mrukowi wąsy, dwanaście z lewej i dwanaście z prawej. W każdy uderzano młoteczkiem. Najdłuższy był odrobinę za niski. Podciągnięto go kołkiem za uchem i w całym domu uchyliły się drzwi.",
      titles: [["How Do You Tune a Whisker?", "Jak się stroi wąsy?"]],
    },
    {
      en: "Mruk sat in front of a door until it felt foolish. It turned red from below and opened. The second, which had seen everything, opened at once. The third stood open already. In the doorway sat a cat, waiting for him to feel foolish.",
      pl: "Mruk siedział przed drzwiami, aż zrobiło im się głupio. Poczerwieniały od dołu i się otworzyły. Drugie, które wszystko widziały, otworzyły się od razu. Trzecie stały już otworem. W progu siedział kot i czekał, aż głupio zrobi się Mrukowi.",
      titles: [["Until the Third Door", "Aż do trzecich drzwi"]],
    },
    {
      en: "The stag had gone from the carpet, leaving its outline, and a request to fill in. Mruk lay down in the middle of it. It fitted in the legs. Only at the top eleven antler branches were left; on each sat a robin, asking when the real one was due.",
      pl: "Jeleń odszedł z dywanu i zostawił kontur, z prośbą o zastępstwo. Mruk położył się w nim. Pasował w nogach. Tylko u góry zostawało jedenaście odnóg; na każdej siedział rudzik i pytał, kiedy wróci ten prawdziwy.",
      titles: [["In Place of the Stag", "Zastępstwo za jelenia"]],
    },
    {
      when: { weather: ["snow"] },
      en: "Outside it was snowing, so in the dream the courtyard was a clean sheet, and Mruk had to sign it with his paws. He signed three corners. In the fourth his signature was there already; it led up the chestnut tree, and there it stopped.",
      pl: "Za oknem padał śnieg, więc we śnie podwórko było czystą kartką i Mruk miał ją podpisać łapami. Podpisał trzy rogi. W czwartym jego podpis już był; prowadził na kasztanowiec i tam się urywał.",
      titles: [["Who Signed the Fourth Corner?", "Kto podpisał czwarty róg?"]],
    },
    {
      when: { weather: ["rain"] },
      en: "The rain was knocking on the pane, so in the dream Mruk opened. Eleven drops came in with suitcases and asked the way to the cellar. He led them down the stairs. On every landing some stayed behind, worn out; at the bottom he was alone, with eleven suitcases.",
      pl: "Deszcz pukał w szybę, więc we śnie Mruk otworzył. Weszło jedenaście kropel z walizkami i spytało o drogę do piwnicy. Poprowadził je po schodach. Na każdym półpiętrze parę zostawało, bo nie miały już siły; na dole był sam, z jedenastoma walizkami.",
      titles: [["Eleven Drops With Their Suitcases", "Krople z walizkami, proszę za kotem"]],
    },
    {
      when: { weather: ["wind"] },
      en: "The wind was tugging at the house, so in the dream it cast off and sailed under all its curtains. Mruk steered with his tail. They put in at the bakery, and everybody went ashore for rolls. Mruk, who does not cross the street, stayed on board and minded the chimney.",
      pl: "Wiatr szarpał domem, więc we śnie dom odbił od brzegu i płynął pod wszystkimi firankami. Mruk sterował ogonem. Przybili do piekarni i wszyscy zeszli na ląd po kajzerki. Mruk, który przez ulicę nie chodzi, został na pokładzie i pilnował komina.",
      titles: [["Sailing to the Bakery for Rolls", "Dom pod żaglami do piekarni"]],
    },
  ],
};
