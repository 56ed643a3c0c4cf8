import type { Tales } from "#api/house/texts/model.ts";

/** Inventories with one story each, told whole. */
export const inventoryTales: Tales = {
  of: "inventory",
  tales: [
    {
      title: ["Eight: For the Cat", "Punkt ósmy: dla kota"],
      en: [
        "Aunt Krystyna in Toruń never sends a parcel without a list, and the list says what is inside, in order, under eight points. Ola read it aloud at the kitchen table, Tomek unpacked, and each thing was ticked off, since Aunt Krystyna asks afterwards. Mruk, the cat, had got into the empty end of the box at point one.",
        "Gingerbread, in a tin: there. Two tea towels, ironed into a square: there. A sock for Tomek; its brother was to follow when the wool came. Mruk had to lift his chin for the jar of plum jam, and for the second jar he was asked to stand up. He did it, and sat down again in the room that they had left.",
        "With point seven, a cutting from the newspaper about a goose, the box was empty. “Eight,” read Ola. “For the cat. I hope that it’s big enough.” They looked at the table. They shook out the tea towels and felt inside the sock. Tomek opened the gingerbread and looked under the top layer; he looked under two.",
        "It could not be a cushion, or they would have seen it; it could not be fish, or it would have been found for them. At last Ola rang up Toruń. She listened for a while with her pencil on the eight. “Three shops,” she said to Tomek, with her hand over the receiver. “She went to three shops with a tape measure. They wanted to give her a smaller one.”",
        "Mruk sat in the box. It went round him on all four sides with a finger’s breadth of room, and at the front somebody had cut down the edge a little, at just the height for a chin. His chin lay there. Aunt Krystyna wanted to know whether he had found it. “Before we did,” said Ola, and ticked off the eight.",
      ],
      pl: [
        "Ciocia Krystyna z Torunia nie wysyła paczki bez spisu, a w spisie jest wszystko po kolei, w ośmiu punktach. Ola czytała go na głos przy kuchennym stole, Tomek wypakowywał i każdą rzecz się odhaczało, bo ciocia Krystyna potem pyta. Mruk, kot, wszedł do pustego końca pudła przy punkcie pierwszym.",
        "Pierniki w puszce: są. Dwie ściereczki zaprasowane w kostkę: są. Skarpeta dla Tomka; druga będzie, jak przyjdzie wełna. Do słoika powideł Mruk musiał podnieść brodę, a przy drugim poproszono go, żeby wstał. Wstał i usiadł z powrotem na miejscu, które po nich zostało.",
        "Przy punkcie siódmym, wycinku z gazety o gęsi, pudło było puste. „Osiem – przeczytała Ola. – Dla kota. Mam nadzieję, że dość duże”. Popatrzyli na stół. Wytrzepali ściereczki i wymacali skarpetę. Tomek otworzył pierniki i zajrzał pod górną warstwę; zajrzał pod dwie.",
        "Poduszka to nie mogła być, bo byłoby ją widać; ryba też nie, bo ktoś by im ją znalazł. W końcu Ola zadzwoniła do Torunia. Słuchała przez chwilę z ołówkiem na ósemce. „W trzech sklepach – powiedziała do Tomka, zasłaniając słuchawkę. – Była w trzech sklepach, z centymetrem. Chcieli jej wcisnąć mniejsze”.",
        "Mruk siedział w pudle. Obejmowało go z czterech stron, z zapasem na palec, a z przodu ktoś przyciął trochę krawędź, akurat na wysokości brody. Broda tam leżała. Ciocia Krystyna pytała, czy kot znalazł. „Przed nami” – powiedziała Ola i odhaczyła ósemkę.",
      ],
      picture: {
        place: "box",
        pose: "peek",
        props: [],
        mouth: "smile",
        en: "Mruk looks out of a box that fits him, with his chin on the edge",
        pl: "Mruk wygląda z pudła na swoją miarę, z brodą na krawędzi",
      },
    },
    {
      title: ["And Whose Is the Thirteenth?", "A trzynasta czyja?"],
      en: [
        "There were to be guests, and so Ola made an inventory of the teaspoons. There ought to be twelve, with a beaded edge. In the drawer lay nine. She took a sheet of paper, wrote down the nine, and left three lines free. Mruk, who knows where most things are, went ahead of her.",
        "Number ten was in Pelagia’s flower pot, upright, as a support for a tender shoot. Ola put a pencil there instead; Pelagia leaned on it at once. Number eleven lay in the big dictionary, at “tea”. She read the column to the end, since the spoon had evidently meant her to, and ticked it off.",
        "For the twelfth they searched the flat. Ola looked in Tomek’s coat, then in the coal scuttle. Mruk had sat down in front of the tiled stove, and he looked into the gap beneath it, like somebody who has been waiting to be asked. She lay on the floor. It was there, next to a cork. She wiped it, counted once more, and laid all of them in a row. They came to thirteen.",
        "So she counted from the other end. Then she got Tomek, who teaches, and he got thirteen as well. One of them, once you had it in the light, had no beads, but on the handle, very small, a curly letter H. In this house a borrowed spoon is given back; everybody had been so sure of it that nobody had done it.",
        "There was a ring. On the mat stood Mrs Halina with a sheet of paper in her hand. She did not like to trouble them, but she was expecting her sister and had been counting her teaspoons. There were eleven. She had looked everywhere, in the jam and under the machine. “Sit down,” said Ola. “The water’s boiling.” And Mrs Halina stirred her tea with the right one without noticing it, and took it down with her.",
      ],
      pl: [
        "Mieli przyjść goście, więc Ola zrobiła spis łyżeczek. Powinno ich być dwanaście, z paciorkami na brzegu. W szufladzie leżało dziewięć. Wzięła kartkę, wpisała dziewięć i zostawiła trzy wolne linijki. Mruk, który o większości rzeczy wie, gdzie są, poszedł przodem.",
        "Dziesiąta stała w doniczce Pelagii, jako podpórka dla młodego pędu. Ola wetknęła tam ołówek; Pelagia od razu się o niego oparła. Jedenasta leżała w wielkim słowniku, przy „herbacie”. Ola doczytała kolumnę do końca, skoro łyżeczka najwyraźniej tego chciała, i odhaczyła.",
        "Dwunastej szukali po całym mieszkaniu. Ola zajrzała do płaszcza Tomka, potem do wiadra na węgiel. Mruk usiadł przed piecem i patrzył w szparę pod nim jak ktoś, kto czeka, aż go zapytają. Ola położyła się na podłodze. Była tam, obok korka. Wytarła ją, policzyła jeszcze raz i ułożyła wszystkie w rzędzie. Wyszło trzynaście.",
        "Policzyła więc od drugiej strony. Potem zawołała Tomka, który jest nauczycielem, i jemu też wyszło trzynaście. Jedna, kiedy ją wziąć pod światło, nie miała paciorków, tylko na trzonku, maleńką, literę H z zawijasem. W tym domu pożyczone łyżki się oddaje; wszyscy byli tego tak pewni, że nikt nie oddał.",
        "Zadzwonił dzwonek. Na wycieraczce stała pani Halina z kartką w ręku. Nie chciała przeszkadzać, ale czeka na siostrę i liczyła łyżeczki. Jest jedenaście. Szukała wszędzie, w powidłach i pod maszyną. „Niech pani siada – powiedziała Ola. – Woda się gotuje”. I pani Halina zamieszała herbatę tą właściwą, niczego nie zauważyła i zabrała ją ze sobą na dół.",
      ],
      picture: {
        place: "stove",
        pose: "sit",
        props: ["mug"],
        eyes: "half",
        en: "Mruk sits in front of the stove beside a mug, waiting to be asked",
        pl: "Mruk siedzi przed piecem obok kubka i czeka, aż go zapytają",
      },
    },
    {
      title: ["Owner Unknown, Ask No Further", "Właściciel nieznany, nie dopytywać"],
      en: [
        "There are nine compartments in the cellar, and for the ninth there is no owner. The administration wanted to know what was in it. Mr Zenon, the caretaker, found the right key among his forty, hung up his lamp and began an inventory. Mruk went in first, under the slats, to see whether it was safe.",
        "“Mirror, tall,” wrote Mr Zenon, “with a cloth over it.” Somebody was standing behind him. It was Mrs Halina, who had come down for potatoes. She only wanted to say that the mirror should not be leaned like that, for it makes people short. It was no business of hers. She did not know this compartment at all.",
        "“Pole, wooden.” That was for measuring hems from the floor, remarked Mrs Halina, as any child could see. “Lid, tin, with no box.” Pins; the box had gone to the girl who took over the shop. “Bench, small, upholstered.” To that she said nothing. She held her potatoes with both arms.",
        "Mruk had got up on the bench. It was very low and just as long as he was, and the plush had been worn away in two places, side by side. He sat down with a haunch in each. “There, treasure,” said Mrs Halina. “That’s where the children sat while I pinned up their mothers. You mustn’t kick, and afterwards there’s a button for you.” And she felt in her apron pocket, from habit.",
        "Mr Zenon did not look round. He knew now whose it was, and why nobody said so: she had nowhere to put it and no heart to throw it out. “Owner unknown,” he wrote. And since the owner was unknown, somebody trustworthy had to look after the key. He laid it on her potatoes. She laid something on the bench, in front of Mruk’s paws; it had four holes.",
      ],
      pl: [
        "W piwnicy jest dziewięć komórek, a do dziewiątej brak właściciela. Administracja chciała wiedzieć, co w niej stoi. Pan Zenon, dozorca, znalazł wśród swoich czterdziestu kluczy właściwy, powiesił lampę i zaczął spis. Mruk wszedł pierwszy, pod sztachetami, sprawdzić, czy bezpiecznie.",
        "„Lustro, wysokie – pisał pan Zenon – nakryte płótnem”. Ktoś za nim stał. Pani Halina zeszła po ziemniaki. Chciała tylko powiedzieć, że lustra się tak nie opiera, bo skraca ludzi. To nie jej sprawa. Ona tej komórki w ogóle nie zna.",
        "„Kij, drewniany”. To do mierzenia dołu od podłogi, zauważyła pani Halina, każde dziecko wie. „Wieczko, blaszane, bez pudełka”. Od szpilek; pudełko wzięła dziewczyna, która przejęła zakład. „Ławeczka, mała, obita”. Na to nie powiedziała nic. Trzymała ziemniaki obiema rękami.",
        "Mruk wszedł na ławeczkę. Była niziutka i akurat na jego długość, a plusz miała wytarty w dwóch miejscach, jedno obok drugiego. Usiadł tak, że na każde przypadła połowa. „No właśnie, skarbie – powiedziała pani Halina. – Tu siedziały dzieci, kiedy upinałam mamusie. Nogami nie machamy, a potem będzie guziczek”. I sięgnęła do kieszeni fartucha, z przyzwyczajenia.",
        "Pan Zenon się nie odwrócił. Wiedział już, czyje to jest i dlaczego nikt się nie przyznaje: nie ma tego gdzie postawić, a wyrzucić nie ma serca. „Właściciel nieznany” – napisał. A skoro nieznany, kluczem musi się zająć osoba zaufana. Położył go na ziemniakach. Ona położyła coś na ławeczce, przed łapami Mruka; miało cztery dziurki.",
      ],
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        mouth: "smile",
        en: "Mruk sits still and does not kick",
        pl: "Mruk siedzi spokojnie i nie macha nogami",
      },
    },
    {
      title: ["Exhibit Two Is on Loan", "Eksponat drugi wypożyczono"],
      en: [
        "In the hall of the third floor Staś had opened a museum. It showed the belongings of a cat, set out on a board, six exhibits, each with a number, and it cost a button to come in. Before opening time he drew up an inventory, for a museum without an inventory is a shelf. The owner of the collection, Mruk, watched from the mat.",
        "“One, a cork, bitten. Two, a mouse, grey, one eye. Three, a feather, from a person of rank.” When Staś had written down the sixth he looked up, and there was no number two. The label stood there, with the mouse gone. Mruk was on the mat, a little further to the left.",
        "Staś found it in the left slipper, put it back and wrote on the label: “Please do not touch.” Then came the first visitor. While the visitor, Mr Zenon, was looking for a button, number two disappeared once more. This time it was in the bowl. Staś added: “Nor carry away.” The third time he did not find it.",
        "There was nothing for it but to open. Mr Zenon took his cap off. He gave a nod to the cork and two to the feather. But in front of the empty place he stopped, bent down to the label, straightened up and stepped back, as they do in galleries. “That one’s the best,” he said. “You can see straight away that somebody loved it.”",
        "Staś thought about this. He took a new label and wrote on it, in capitals: “On loan to the owner.” After that visitors came from both staircases, gave their buttons, eleven in all, and stood longest in front of number two. When the board had been put away, Mruk got up from the mat. He had been lying on the mouse all the time. He laid it where the board had been.",
      ],
      pl: [
        "W przedpokoju na trzecim piętrze Staś otworzył muzeum. Wystawił na desce własność kota, sześć eksponatów, każdy z numerem, a wstęp kosztował guzik. Przed otwarciem sporządził spis, bo muzeum bez spisu to półka. Właściciel zbiorów, Mruk, przyglądał się z chodniczka.",
        "„Jeden, korek, pogryziony. Dwa, mysz, szara, jednooka. Trzy, pióro, od wysokiego urzędnika”. Kiedy Staś zapisał szósty, podniósł wzrok i numeru drugiego nie było. Została karteczka bez myszy. Mruk leżał na chodniczku, trochę bardziej w lewo.",
        "Staś znalazł ją w lewym kapciu, odłożył na miejsce i dopisał na karteczce: „Nie dotykać”. Wtedy przyszedł pierwszy zwiedzający. Kiedy pan Zenon, bo on to był, szukał guzika, numer drugi znikł znowu. Tym razem był w misce. Staś dodał: „Ani nie wynosić”. Za trzecim razem już go nie znalazł.",
        "Nie było rady, trzeba było otwierać. Pan Zenon zdjął czapkę. Skinął głową korkowi, a pióru dwa razy. Ale przed pustym miejscem przystanął, schylił się do karteczki, wyprostował i odstąpił o krok, jak się robi w galeriach. „To jest najlepsze – powiedział. – Od razu widać, że ktoś to kochał”.",
        "Staś się zastanowił. Wziął nową karteczkę i napisał drukowanymi: „Wypożyczono właścicielowi”. Potem przychodzili z obu klatek, płacili guzikami, razem jedenaście, a najdłużej stali przed numerem drugim. Kiedy deskę uprzątnięto, Mruk podniósł się z chodniczka. Mysz przez cały czas była pod nim. Położył ją tam, gdzie przedtem stała deska.",
      ],
      picture: {
        place: "stove",
        pose: "loaf",
        props: ["mouse"],
        mouth: "smile",
        en: "Mruk lies with his paws tucked in beside a toy mouse that has come home",
        pl: "Mruk leży z podwiniętymi łapami obok zabawkowej myszy, która wróciła do domu",
      },
    },
    {
      title: ["Why the Coat Hung to the Left", "Dlaczego płaszcz ciągnął w lewo"],
      en: [
        "Tomek’s coat hung lower on the left. Mrs Halina, who used to be a seamstress, had watched it go past on the stairs for weeks and could bear it no longer. She spread it over her table and unpicked the lining at the hem. Ola, who had come with it, wrote down whatever was found. Mruk sat on the collar, so that it would not slip.",
        "The pocket had a hole. It was no bigger than a walnut, and everything that Tomek had ever lost had gone through there. On top, as it was the latest, lay the chalk. Under the chalk came four tram tickets, a whistle, and the front door key that he had been looking for on Monday.",
        "Below that it got older. There was the key that he had been looking for before that, and the one before; Ola laid them in a row, and they were seven. Then half a map of Masuria and a letter of hers, folded small, which he had said he knew by heart. Right at the bottom lay a stone from the Tatra mountains. It was the size of an egg and weighed more than all the rest.",
        "Mrs Halina mended the hole, closed the hem and hung the coat on the dummy. It was empty and clean, and now it hung lower on the right. She walked round it with pins between her lips. There was nothing wrong with the coat. It had been worn for so long by somebody leaning the other way that it leaned too.",
        "Mruk was still on the table. He had moved from the collar to the stone, and there was just a corner of it to be seen. “If you please, treasure,” said Mrs Halina. She weighed the stone in her hand and sewed it in, down on the left, in a little bag of its own, with the letter round it, so that it should not knock. The keys were crossed off. The coat hung straight.",
      ],
      pl: [
        "Płaszcz Tomka wisiał niżej z lewej strony. Pani Halina, dawna krawcowa, od tygodni patrzyła, jak mija ją na schodach, i nie mogła już tego znieść. Rozłożyła go na stole i odpruła dołem podszewkę. Ola, która z nim przyszła, spisywała, co się znajdzie. Mruk usiadł na kołnierzu, żeby się nie zsuwał.",
        "W kieszeni była dziura. Nie większa niż orzech, a przeleciało przez nią wszystko, co Tomek kiedykolwiek zgubił. Na wierzchu, bo najnowsza, leżała kreda. Pod kredą były cztery bilety tramwajowe, gwizdek i klucz od mieszkania, którego szukał w poniedziałek.",
        "Głębiej robiło się starsze. Był klucz, którego szukał przedtem, i ten jeszcze przed nim; Ola układała je w rzędzie i było ich siedem. Dalej pół mapy Mazur i jej własny list, złożony w kosteczkę, o którym Tomek mówił, że zna go na pamięć. Na samym dnie leżał kamień z Tatr. Był wielkości jajka i ważył więcej niż cała reszta.",
        "Pani Halina zaszyła dziurę, zamknęła podszewkę i powiesiła płaszcz na manekinie. Był pusty, czysty i wisiał niżej z prawej. Obeszła go dookoła, ze szpilkami w ustach. Płaszczowi nic nie brakowało. Tak długo nosił go ktoś przechylony w drugą stronę, że i jemu zostało.",
        "Mruk był jeszcze na stole. Z kołnierza przeniósł się na kamień, spod kota wystawał tylko rożek. „Pozwoli skarb” – poprosiła pani Halina. Zważyła kamień w dłoni i wszyła go na dole, z lewej, w osobnym woreczku, owinięty listem, żeby nie stukał. Klucze wykreślono. Płaszcz wisiał prosto.",
      ],
      picture: {
        place: "box",
        pose: "loaf",
        props: ["yarn"],
        eyes: "half",
        en: "Mruk lies beside a ball of wool with his paws tucked in and weighs something down",
        pl: "Mruk leży z podwiniętymi łapami obok kłębka wełny i coś przyciska",
      },
    },
  ],
};
