import type { Plot } from "#api/house/texts/model.ts";

/** Mrs Halina makes dumplings at the longer table, on the third floor. */
export const pierogi: Plot = {
  name: "pierogi",
  category: "Friendship",
  wishes: [
    {
      en: "Mrs Halina had come up to make dumplings, because the kitchen table on the third floor is longer than hers. Mruk took the chair at its end. He does not eat dough. But inside every dumpling there is something, and he felt, in all modesty, that it might be handed round before it was wrapped.",
      pl: "Pani Halina przyszła na górę lepić pierogi, bo kuchenny stół na trzecim piętrze jest dłuższy niż jej. Mruk zajął krzesło na końcu. Ciasta nie jada. Ale w każdym pierogu coś jest i Mruk uważał, z całą skromnością, że można by to rozdać, zanim się zawinie.",
      picture: { place: "kitchen", pose: "peek", props: [], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["He Does Not Eat the Coat", "Płaszcza nie jada"],
            ["The Whole Frill, Stitch by Stitch", "Cała falbanka, ścieg po ściegu"],
          ],
          en: "“You don’t eat the coat, I know,” said Mrs Halina. She chose one of the finished dumplings, turned it about, sighed, and unpicked it, the whole frill, stitch by stitch; though it was a shame about so good a seam. What was in it she gave to Mruk. The dough went back to the rest and was rolled out again, as if it had never been a dumpling.",
          pl: "„Płaszcza nie jadasz, wiem” – powiedziała pani Halina. Wybrała jednego z gotowych pierogów, obróciła go w palcach, westchnęła i spruła, całą falbankę, ścieg po ściegu, choć tak dobrego szwu pruć szkoda. To, co było w środku, dostał Mruk. Ciasto wróciło do reszty i zostało rozwałkowane od nowa, jakby nigdy niczym nie było.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            on: "chair",
            company: "halina",
          },
        },
        {
          titles: [
            ["Without Thumb, without Frill", "Bez kciuka i bez falbanki"],
            ["The Letter, Not the Envelope", "List tak, koperta nie"],
          ],
          en: "The last of the circles stayed open. Mrs Halina laid a spoonful on it, folded it over once, loosely, without thumb and without frill, and put it down on a saucer before his chair. Mruk studied it for some time from both sides. Then he took out the letter and left the envelope, quite clean, and not so much as bent.",
          pl: "Ostatni krążek został otwarty. Pani Halina położyła na nim łyżkę farszu, złożyła raz, luźno, bez kciuka i bez falbanki, i postawiła na spodku przed krzesłem. Mruk długo oglądał go z obu stron. Potem wyjął list, a kopertę zostawił, czystą i nawet niezagiętą.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "up",
            on: "chair",
            company: "halina",
          },
        },
        {
          needs: ["Ola’s word"],
          titles: [["Which of Them Is Empty?", "Który z nich jest pusty?"]],
          en: "“All right,” said Mrs Halina. She opened one of the finished dumplings along the frill, gave Mruk what was in it, and closed it again over nothing; and when she set it down among the rest there was no telling which it had been. Ola had stopped breathing. “That’s it,” she cried, and wrote down her word. “What?” They looked along the rows, all three of them, for the empty one. At supper Tomek got it, and bit.",
          pl: "„Niech ci będzie” – powiedziała pani Halina. Otworzyła jednego z gotowych pierogów wzdłuż falbanki, dała Mrukowi to, co miał w środku, i zamknęła go nad niczym, a kiedy odłożyła go do reszty, nie było widać, który to. Ola wstrzymała oddech. „Mam!” – zawołała i zapisała słowo. „Co takiego?” Wszyscy troje szukali wzrokiem tego pustego. Trafił na niego Tomek, przy kolacji, i ugryzł.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", on: "chair", company: "halina" },
        },
        {
          needs: ["the spoon"],
          en: "Mrs Halina forgot the spoon when she went home. It lay on the corner of the chair, under a white paw, and it was not empty; the last of the filling was still in it, a good half of a spoonful. Mruk began on the side that is not yet worn down. She was soon back for it, held it to the light, turned it over, and said that now at last it would lie straight.",
          pl: "Wychodząc, pani Halina zapomniała łyżki. Leżała na rogu krzesła, pod białą łapą, i nie była pusta, bo została w niej resztka farszu, dobra połowa tego, co łyżka uważa za miarę. Mruk zaczął od tej strony, która nie jest jeszcze zdarta. Pani Halina wróciła po nią wkrótce, podniosła do światła, obróciła i powiedziała, że nareszcie będzie leżała prosto.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "up",
            on: "chair",
            company: "halina",
            inHand: "wooden spoon",
          },
        },
      ],
    },
    {
      en: "It was curd cheese, a whole kilo of it, in a bowl as big as a hat. Mrs Halina, who had come up to the third floor to make dumplings at the longer table, put it down and reached behind her to tie her apron. A kilo, Mruk reflected, is a very round number, and one slightly less round would do as well.",
      pl: "Był to biały ser, cały kilogram, w misce wielkiej jak kapelusz. Pani Halina, która przyszła na trzecie piętro lepić pierogi, bo stół jest tam dłuższy, postawiła go i sięgnęła za siebie, żeby zawiązać fartuch. Mruk pomyślał, że kilogram to bardzo okrągła liczba i że trochę mniej okrągła też byłaby dobra.",
      picture: { place: "kitchen", pose: "ears", props: ["mixing bowl"], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["It Will Have Shrunk", "Widać się zbiegło"],
            ["It Came to Sixty-two", "Wyszło sześćdziesiąt dwa, i koniec"],
          ],
          en: "A kilo of cheese comes to sixty-four; Mrs Halina has known it since she could see over a table. It came to sixty-two. She looked at nobody in particular. Mruk, wiping his whiskers, looked at nobody either, in the opposite direction. “It will have shrunk,” she said at last, and shook out her apron in that direction, since there was still a crumb on it.",
          pl: "Z kilograma sera wychodzi sześćdziesiąt cztery, pani Halina wie to na pamięć, odkąd sięga brodą stołu. Wyszło sześćdziesiąt dwa. Nie patrzyła na nikogo konkretnego. Mruk, który wycierał wąsy, też nie patrzył na nikogo, w przeciwną stronę. „Widać się zbiegło” – orzekła w końcu i strzepnęła fartuch, na którym był jeszcze okruch, akurat tam.",
          picture: { place: "kitchen floor", pose: "wash", props: [], eyes: "half", on: "chair", company: "halina" },
        },
        {
          en: "Mrs Halina took some of the cheese and rolled it between her palms. She set the pieces out for Mruk on the edge of the board, small, round and white, four in a row, as on a cuff. He looked along them to see whether they were straight. Then he undid them, beginning at the wrist, and sat there for a while unbuttoned.",
          pl: "Pani Halina wzięła trochę sera i utoczyła go w dłoniach. Ułożyła to przed Mrukiem na brzegu stolnicy, małe, okrągłe i białe, cztery sztuki w rzędzie, jak guziki przy mankiecie. Mruk popatrzył wzdłuż, czy równo. Potem porozpinał je po kolei, zaczynając od nadgarstka, i jeszcze chwilę siedział rozpięty.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "happy", on: "chair", company: "halina" },
        },
      ],
    },
    {
      en: "“A hundred,” said Mrs Halina, rolling up her sleeves at the long kitchen table on the third floor, “or dumplings aren’t worth the washing-up.” Mruk had come to see that she kept her word. He counts on his claws, of which he has eighteen; so he needed a good view and, at every nineteenth, some small thing to jog his memory.",
      pl: "„Sto – powiedziała pani Halina, podwijając rękawy przy długim kuchennym stole na trzecim piętrze. – Inaczej na pierogi szkoda zmywania”. Mruk przyszedł dopilnować, żeby dotrzymała słowa. Liczy na pazurach, których ma osiemnaście, potrzebował więc dobrego widoku i, przy każdym dziewiętnastym, czegoś małego na odświeżenie pamięci.",
      picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", look: "up", company: "halina" },
      endings: [
        {
          titles: [["In Case of a Hundred and First", "Na wypadek sto pierwszego"]],
          en: "Every nineteenth dumpling was brought to Mruk’s notice with a little of the filling, on the tip of a finger. This makes nineteen, thirty-eight, fifty-seven, seventy-six and ninety-five. “A hundred,” said Mrs Halina finally, and laid down the spoon. Mruk looked over his claws. He drew them in, all but one on the left, which stayed out in case of a hundred and first.",
          pl: "Każdy dziewiętnasty pieróg podawano Mrukowi do wiadomości z odrobiną farszu, na czubku palca. Było to przy dziewiętnastym, trzydziestym ósmym, pięćdziesiątym siódmym, siedemdziesiątym szóstym i dziewięćdziesiątym piątym. „Sto” – powiedziała w końcu pani Halina i odłożyła łyżkę. Mruk przejrzał pazury. Schował wszystkie oprócz jednego z lewej, na wypadek sto pierwszego.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", on: "chair", company: "halina" },
        },
        {
          titles: [
            ["Ninety-Nine, and Then?", "Dziewięćdziesiąt dziewięć i co dalej?"],
            ["She Counted Again, with a Fork", "Przeliczyła jeszcze raz, widelcem"],
          ],
          en: "“A hundred,” said Mrs Halina, and felt for her apron strings. Mruk stayed. He looked along the rows, and then at her, until she counted again with a fork. There were ninety-nine. The other lay behind the flour bag, as hard as a button. She broke it open on a saucer and waited until Mruk had eaten what was inside. “A hundred,” she said, and took off her apron.",
          pl: "„Sto” – powiedziała pani Halina i sięgnęła do tasiemek fartucha. Mruk nie ruszył się z miejsca. Patrzył wzdłuż rzędów, a potem na nią, aż policzyła jeszcze raz, widelcem. Było dziewięćdziesiąt dziewięć. Brakujący leżał za torebką z mąką, wyschnięty na guzik. Rozłamała go na spodku i poczekała, aż zniknie to, co w środku. „Sto” – powiedziała i zdjęła fartuch.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            on: "chair",
            company: "halina",
          },
        },
        {
          needs: ["Mr Zenon’s six"],
          titles: [["Six for a Dry Tap", "Sześć za suchy kran"]],
          en: "“A hundred,” said Mrs Halina; but the tap had been seen to in the meantime. Mr Zenon had looked in, listened, and gone down again with a plate under his cap, and Mruk, who had watched the fingers, now showed her the row that stopped too soon. Ninety-four. She opened the flour once more. For six of them, she reckoned, there would be filling, and for one more besides; and Mruk’s needed no dough.",
          pl: "„Sto” – powiedziała pani Halina, ale tymczasem załatwiono sprawę kranu. Pan Zenon zajrzał, posłuchał i zszedł na dół z talerzem pod czapką, a Mruk, który widział te palce, patrzył teraz na rząd, który kończył się za wcześnie. Dziewięćdziesiąt cztery. Sięgnęła po mąkę jeszcze raz. Farszu, obliczyła, starczy na sześć, i jeszcze na jeden, a ten jeden ciasta nie potrzebował.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", on: "chair", company: "halina" },
        },
      ],
    },
    {
      en: "Dumplings, says Mrs Halina, are not learned from books; you stand for fifteen years beside a person who can make them. When she came up to roll out dough on the third floor, where the table is longer, Mruk stood beside her as usual. It seemed to him time for practical work, beginning with the filling, where a beginner does least harm.",
      pl: "Pierogów, mówi pani Halina, z książki się człowiek nie nauczy, trzeba piętnaście lat postać obok kogoś, kto umie. Kiedy przyszła wałkować ciasto na trzecie piętro, gdzie stół jest dłuższy, Mruk jak zwykle stanął obok. Uważał, że pora przejść do zajęć praktycznych, i proponował zacząć od farszu, przy którym początkujący wyrządza najmniej szkód.",
      picture: {
        place: "kitchen floor",
        pose: "reach",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Five Dents for a Frill", "Pięć wgłębień za falbankę"]],
          en: "“Come on, then,” said Mrs Halina. She took Mruk’s right paw, pressed it down along the rim of a filled circle, and let go. Where others have a frill, this one had five dents. It went into the pot, and she stood over it until it rose. Nothing had opened. She wiped the paw, each toe, and laid a spoonful of filling before it by way of wages.",
          pl: "„No to chodź” – powiedziała pani Halina. Wzięła prawą łapę Mruka, docisnęła ją raz do brzegu nadzianego krążka i puściła. Gdzie inne mają falbankę, ten miał pięć wgłębień. Poszedł do garnka z resztą, a ona stała nad nim, póki nie wypłynął. Nic się nie rozkleiło. Wytarła łapę fartuchem, palec po palcu, i położyła przed nią łyżkę farszu tytułem wypłaty.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "happy", on: "chair", company: "halina" },
        },
        {
          titles: [
            ["Two Years of Bowls", "Dwa lata od miski do miski"],
            ["A Cock, Blue, with One Leg Raised", "Kogut, niebieski, na jednej nodze"],
            ["Again, Said Mrs Halina", "Jeszcze raz, od brzegu"],
          ],
          en: "Mruk was given the bowl to clean. He took his time and was thorough; at the bottom a painted cock came to light, blue, one leg raised. Mrs Halina turned the bowl to the light. “That’s how I began,” she said. “Two years of bowls.” Under the rim she found something the size of a lentil. “Again,” she said, and gave it back.",
          pl: "Mruk dostał do umycia miskę. Nie spieszył się i robił to porządnie, aż na dnie wyszedł na jaw malowany kogut, niebieski, z podniesioną nogą. Pani Halina obróciła miskę do światła. „Tak zaczynałam – powiedziała. – Dwa lata samych misek”. Pod brzegiem znalazła coś wielkości ziarnka soczewicy. „Jeszcze raz” – powiedziała i oddała miskę Mrukowi.",
          picture: { place: "kitchen floor", pose: "crouch", props: ["empty bowl"], eyes: "half", company: "halina" },
        },
        {
          needs: ["the second verse"],
          titles: [
            ["Here You Come In", "Tu wchodzisz"],
            ["The First Voice, by the Bell", "Pierwszy głos, dzwonek"],
          ],
          en: "“Practical work, then,” said Mrs Halina to Mruk. “When I get to the gap, you come in.” She sang up to the gap and stopped, with the spoon in the air. Mruk had been standing beside her for some time and saw what was wanted: he shook his head, and the bell rang, twice, nearly in tune. She went straight on, without looking at the wall. The full spoon came down in front of him, because the first voice always gets paid.",
          pl: "„No to zajęcia praktyczne – powiedziała pani Halina. – Jak dojdę do przerwy, wchodzisz”. Zaśpiewała do tego miejsca i stanęła z łyżką w powietrzu. Mruk stał obok niej nie od dziś i wiedział, czego trzeba: potrząsnął głową i dzwonek zadzwonił dwa razy, prawie czysto. Poszła dalej, nie patrząc na ścianę. Łyżka opadła przed nim, pełna, bo tyle się pierwszemu głosowi zawsze należało.",
          picture: {
            place: "kitchen",
            pose: "peek",
            props: ["mixing bowl"],
            eyes: "open",
            inHand: "spoon",
            company: "halina",
          },
        },
      ],
    },
    {
      en: "When Mrs Halina rolls out dough for dumplings on the long table of the third floor, flour hangs in the air like fine weather, and whoever sits in it grows paler. Mruk had four white paws to start with. With a little patience, he calculated, he could be white to the elbows, as for a ball, and so, by pure chance, meet a lady from the bakery.",
      pl: "Kiedy pani Halina wałkuje ciasto na pierogi na długim stole na trzecim piętrze, mąka wisi w kuchni jak piękna pogoda i kto w niej siedzi, ten bieleje. Mruk miał na początek cztery białe łapy. Przy odrobinie cierpliwości, obliczył, można zbieleć po łokcie, jak pan na balu, i w tym stanie spotkać, całkiem przypadkiem, pewną damę z piekarni.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "happy",
        on: "chair",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "When Mrs Halina had finished, Mruk was white to the elbows. He walked with care, to lose none of it, from the chair to the window, from the window to the door, and back again, for it was shut. At each step he left a little behind. In the end he was grey, and his whole evening dress lay on the floor in small prints. She swept round them.",
          pl: "Kiedy pani Halina skończyła, Mruk był biały po łokcie. Szedł ostrożnie, żeby niczego nie uronić, od krzesła do okna, od okna do drzwi mieszkania i z powrotem, bo były zamknięte. Przy każdym kroku trochę zostawiał. Na koniec był szary jak zawsze, a cały strój wieczorowy leżał na podłodze w małych śladach. Zamiotła dookoła nich.",
        },
        {
          when: { weather: ["clear", "fog", "wind"] },
          titles: [
            ["Why Was Everybody White?", "Kto chodzi biały po łokcie?"],
            ["Lifting His Elbows across the Courtyard", "Przez podwórko z uniesionymi łokciami"],
          ],
          en: "A plate went down to the bakers, by the back door, and Mruk walked beside it across the courtyard, lifting his elbows high. On the step sat Bułka, the bakery cat, who is always slightly floury, but only as one who works. She looked at his left arm and at his right, said nothing, and went in. When she came out again she was white too, to the shoulder.",
          pl: "Jeden talerz poszedł do piekarek, tylnymi drzwiami, a Mruk szedł przy nim przez podwórko, wysoko podnosząc łokcie. Na progu siedziała Bułka, kotka piekarek, zawsze lekko przyprószona, ale tylko tyle, ile bierze się od pracy. Obejrzała jego lewe ramię, obejrzała prawe, nic nie powiedziała i weszła do środka. Kiedy wróciła, też była biała, po same barki.",
        },
        {
          when: { weather: ["snow"], between: ["11-20", "03-15"] },
          titles: [["Everybody Came in White", "Wszyscy przyszli na biało"]],
          en: "White to the elbows, Mruk jumped on to the window sill, to be seen. It was no use: outside it was snowing, and the whole courtyard was in evening dress, the bins, the carpet frame, the shrine. On the bakery’s back step sat Bułka. She had white shoulders and a white cap, and had done nothing for it. She looked up. His face must have been the only grey thing to be seen, for she looked for a long time.",
          pl: "Biały po łokcie, Mruk wskoczył na parapet, żeby było go widać. Nic z tego: na dworze padał śnieg i całe podwórko było w stroju wieczorowym, śmietniki, trzepak, kapliczka. Na tylnym progu piekarni siedziała Bułka. Miała białe ramiona i białą czapkę, a nic w tym celu nie zrobiła. Spojrzała w górę. Wśród tej bieli jego twarz była chyba jedyną szarą rzeczą, bo patrzyła długo.",
          picture: { place: "courtyard sill", pose: "back", props: [], company: "nobody" },
        },
        {
          en: "White to the elbows, Mruk got up on the sill, stood against the pane on his hind legs and looked down. The bakery’s back step was empty. He stood there for as long as a gentleman can. When he had gone to see to the rest of the filling there were two white prints on the glass, elbow and all, rather high up. Mrs Halina wiped the whole window, and those she left.",
          pl: "Biały po łokcie, Mruk wszedł na parapet, stanął na tylnych łapach przy szybie i spojrzał w dół. Próg piekarni był pusty. Stał tak długo, jak wypada panu. Kiedy poszedł zająć się resztą farszu, na szkle zostały dwa białe odciski, z łokciem, dość wysoko. Pani Halina wytarła całe okno, a te dwa zostawiła.",
        },
      ],
    },
    {
      en: "Nobody closes a dumpling like Mrs Halina. It comes of hems. In the kitchen on the third floor, whose table is longer than hers, Mruk had sat down to watch the edge being made, thumb, finger, thumb, and the frill running round the half-moon without a dropped stitch. He admires good work. If something should come open all the same, he wished to be nearest.",
      pl: "Nikt nie zamyka pieroga tak jak pani Halina. To skutek podwijania brzegów. Mruk usiadł w kuchni na trzecim piętrze, gdzie stół jest dłuższy niż u niej, popatrzeć, jak powstaje krawędź, kciuk, palec, kciuk, i jak falbanka obiega półksiężyc bez jednego zgubionego ściegu. Podziwia dobrą robotę. A gdyby mimo wszystko coś się rozeszło, chciał być najbliżej.",
      picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["For the Honour of the Firm", "Dla honoru firmy"],
            ["Such Things Do Not Happen to Her", "Jej się to nie zdarza"],
            ["It Must Have Been the Pot", "Winien był garnek, nie ona"],
          ],
          en: "In the pot one of the pierogi came open. Such things do not happen to Mrs Halina; it must have been the pot. She had it out with the strainer before the others could see. It could not be put before people. She blew on it for a long time, as on a grazed knee, and looked round for somebody to make it disappear. Mruk was nearest.",
          pl: "W garnku jeden pieróg się rozkleił. Pani Halinie takie rzeczy się nie zdarzają, to musiał być garnek, i wyjęła go cedzakiem, zanim tamte zobaczyły. Ludziom podać go nie wypadało. Dmuchała na niego długo, jak się dmucha na zbite kolano, i rozejrzała się za kimś, u kogo pieróg zniknie. Najbliżej był Mruk.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "wide", look: "up", company: "halina" },
        },
        {
          titles: [
            ["A Dumpling with Ears", "Pieróg z uszami"],
            ["It’s Meant to Be Like That", "On taki ma być"],
          ],
          en: "None of the pierogi came open. But out of the last scraps, while talking of something else, Mrs Halina made one unlike the rest. It had two ears, and into the left she cut a nick with her scissors. She stuffed it until it would no longer shut. “It’s meant to be like that,” she said, and set it down, on a saucer, at floor level.",
          pl: "Żaden pieróg się nie rozszedł. Ale z ostatnich ścinków, mówiąc o czymś innym, pani Halina ulepiła jednego, który nie był podobny do reszty. Miał dwoje uszu, a w lewym zrobiła czubkiem nożyczek nacięcie. Nadziała go tak, że się nie domykał. „On taki ma być” – powiedziała i postawiła go, na spodku, na wysokości podłogi.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", look: "up", company: "halina" },
        },
        {
          needs: ["the chip"],
          en: "Mruk was waiting for the twenty-third of the pierogi. In that one a sneeze had come between the first pinch and the second, and he had followed it into the pot with his eyes. It came up before all the others, with its mouth open on the left. “There’s always one,” said Mrs Halina, and fished it out for him. He began at the notch. She was already looking at the tumbler, and put it back in front of the good ones.",
          pl: "Mruk czekał na pieróg dwudziesty trzeci. Między pierwsze ściśnięcie a drugie weszło wtedy kichnięcie i Mruk odprowadził właśnie ten pieróg wzrokiem aż do garnka. Wypłynął pierwszy, z pyskiem otwartym z lewej. „Zawsze się jeden trafi” – powiedziała pani Halina i wyłowiła go dla niego. Mruk zaczął od nacięcia. Ona obejrzała szklankę i odstawiła ją na miejsce, przed te całe.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", look: "up", company: "halina" },
        },
      ],
    },
    {
      en: "Something was going through the mincer in the third-floor kitchen, and its smell went from room to room looking for people: beef, onion, pepper, marjoram. “For dumplings,” said Mrs Halina, who had come up because the table is longer there. Mruk took another view. A filling is a finished work, and what is wrapped in dough is what goes by post to strangers.",
      pl: "W kuchni na trzecim piętrze coś szło przez maszynkę, a zapach chodził od pokoju do pokoju i szukał ludzi: wołowina, cebula, pieprz, majeranek. „Na pierogi” – powiedziała pani Halina, która przyszła na górę, bo stół jest tam dłuższy. Mruk był innego zdania. Farsz to dzieło skończone, a w ciasto zawija się tylko to, co wysyła się obcym.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["For Local Delivery", "Miejscowych się nie zawija"],
            ["Like Post That Goes Out at Five", "Jak poczta, która wychodzi o piątej"],
          ],
          en: "Before the last of the pierogi Mrs Halina stopped with the spoon in the air. The rest stood closed and in rows, like post that is to go out at five. She looked at them, and down at Mruk, who had no wrapping and was not going anywhere. “Local,” she decided, bent down with a hand on her back, and delivered it in person.",
          pl: "Przed ostatnim pierogiem pani Halina zatrzymała się z łyżką w powietrzu. Reszta stała zaklejona, w rzędach, jak poczta, która ma odejść o piątej. Popatrzyła na nie, a potem w dół, na Mruka, który nigdzie się nie wybierał. „Miejscowych się nie zawija” – zdecydowała, schyliła się, z ręką na krzyżu, i doręczyła mu łyżkę osobiście.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            company: "halina",
            inHand: "wooden spoon",
          },
        },
        {
          titles: [["On the Way Back He Was Slower", "Z powrotem szedł wolniej"]],
          en: "What was left in the bowl was for the escort. A plate was to go down to Mr Zenon, under a second plate, and Mruk went with it, since nothing hot ought to travel alone. On the way back he was slower. At the warm step he had to sit down for a while, out of respect for what he was carrying, though not on a plate.",
          pl: "To, co zostało w misce, było dla konwojenta. Jeden talerz miał iść do pana Zenona, pod drugim talerzem, i Mruk poszedł z nim, bo nic gorącego nie powinno podróżować samo. W drodze powrotnej szedł wolniej. Na ciepłym stopniu musiał chwilę posiedzieć, z szacunku dla tego, co niósł, choć nie na talerzu.",
          picture: { place: "stairs", pose: "sit", props: [], eyes: "happy", on: "step", company: "nobody" },
        },
        {
          needs: ["the timber yard"],
          titles: [
            ["One for the Telephone", "Jeden do słuchawki"],
            ["The Timber Yard Has Eaten", "Tartak już zjadł"],
          ],
          en: "Then the telephone rang again. The dumplings had come out well, reported the gentleman; they were on the table; he had nobody to tell. “Wait,” said Mrs Halina. She filled a saucer from the bowl, with no dough round it, put it on the floor under the telephone, and lowered the receiver to it. At the other end somebody listened to Mruk eating, to the last crumb, and then took up his own fork and said, “And the same to you.”",
          pl: "Telefon zadzwonił jeszcze raz. Pierogi wyszły, zameldował pan, który szukał tartaku, stoją na stole, tylko nie ma komu powiedzieć. „Chwileczkę” – powiedziała pani Halina. Nałożyła z miski na spodek, bez ciasta, postawiła pod telefonem na podłodze i opuściła słuchawkę. Po drugiej stronie ktoś słuchał, jak Mruk je, do ostatniej okruszyny, a potem wziął własny widelec i powiedział: „I nawzajem”.",
          picture: {
            place: "hall",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "up",
            inHand: "receiver",
            company: "halina",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Mrs Halina works with a rolling pin, and when she is not using it she lays it across the way to the bowl. It is made of beech, it came with her from Radom, and it has put down disturbances before. Whenever Mruk moved a paw’s breadth nearer, it made half a turn towards him, quite of its own accord.",
      pl: "Pani Halina pracuje wałkiem, a kiedy go nie używa, kładzie go w poprzek drogi do miski. Wałek jest bukowy, przyjechał z nią z Radomia i niejedne rozruchy już tłumił. Ilekroć Mruk przysuwał się o szerokość łapy, wałek robił pół obrotu w jego stronę, zupełnie z własnej woli.",
      turns: [
        {
          titles: [["Just to Calm It", "Tylko żeby go uspokoić"]],
          en: "Mruk put a paw on the rolling pin, just to calm it. But a touched pin rolls. It went off in the other direction, over the last piece of dough, over the edge and under the dresser, and Mrs Halina went after it on her knees with the broom handle. Where it had passed, the dough was as thin as a veil, and the way to the bowl was open.",
          pl: "Mruk położył na wałku łapę, tylko żeby go uspokoić. Ale wałek, kiedy się go dotknie, rusza. Pojechał w drugą stronę, po ostatnim kawałku ciasta, przez krawędź i po podłodze, aż znalazł się pod kredensem, a pani Halina na kolanach za nim, z kijem od szczotki. Tam, gdzie przejechał, ciasto było cienkie jak welon, a droga do miski wolna.",
        },
        {
          titles: [
            ["A Post for the Heaviest", "Posada dla najcięższego"],
            ["It Gave In at Once", "Ustąpił od razu"],
          ],
          en: "“The pin’ll roll off,” said Mrs Halina, as the table slopes, and she looked about for something to wedge it with, heavy and not needed elsewhere. She sat Mruk close to the board and laid the pin against his chest. The pin gave in at once. “Stay like that,” she said. So he had a post now, with a view of everything, at arm’s length from the bowl.",
          pl: "„Jeszcze mi wałek spadnie” – powiedziała pani Halina, bo stół jest pochyły, i rozejrzała się za czymś, czym dałoby się go podeprzeć, ciężkim i gdzie indziej niepotrzebnym. Posadziła Mruka na krześle tuż przy stolnicy i oparła mu wałek o pierś. Wałek ustąpił od razu. „Tak siedź” – poprosiła. Mruk miał posadę, z widokiem na wszystko, o wyciągnięcie łapy od miski.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            on: "chair",
            company: "halina",
            inHand: "rolling pin",
          },
        },
        {
          needs: ["the timber yard"],
          titles: [
            ["What Wood Is It, Madam?", "A z jakiego to drewna?"],
            ["A Call for the Rolling Pin", "Wałek proszony do telefonu"],
          ],
          en: "The telephone rang: the gentleman’s dough had torn. “And what are you rolling it with?” asked Mrs Halina. With a bottle. This was serious, and she carried the pin out to the telephone to have it before her while she described it: beech, forty-four centimetres, not varnished. The gentleman, who knew all about timber yards by now, asked for the grain. She was away for a long time, and in the kitchen nothing at all lay across the way.",
          pl: "Pan od tartaku zadzwonił znowu: ciasto się rwało. „A czym pan wałkuje?” – spytała pani Halina. Butelką. Sprawa była poważna, więc zaniosła wałek do telefonu, żeby mieć go przed oczami, kiedy będzie go opisywać: buk, czterdzieści cztery centymetry, nielakierowany. Pan, obeznany już z tartakami, pytał o słoje. Nie było jej długo, a w kuchni w poprzek drogi nie leżało nic.",
        },
        {
          needs: ["the drop"],
          titles: [["It Had Put on a Coat", "Wałek w palcie"]],
          en: "The rolling pin wanted to make its half a turn towards Mruk and could not. It was stuck. When Mrs Halina pulled, the last sheet of dough came up with it and wrapped itself round three times, and there it stood in a thick white coat like somebody who is leaving. She had to undress it at the sink with a knife. A pin with no clothes on and its ends in the water puts down no disturbance.",
          pl: "Wałek chciał zrobić swoje pół obrotu w stronę Mruka i nie mógł. Przykleił się. Kiedy pani Halina pociągnęła, ostatni płat ciasta podniósł się razem z nim i okręcił go trzy razy, aż wałek stał w grubym białym palcie jak ktoś, kto wychodzi. Trzeba go było rozbierać nożem nad zlewem. Wałek rozebrany, z końcami w wodzie, nie stłumi żadnych rozruchów.",
        },
      ],
    },
    {
      en: "Between Mruk and the bowl lay the circles of dough. Mrs Halina presses them out with a tumbler and spreads them over the whole table, rim to rim, like a pond that is making up its mind to freeze. Fresh dough cannot be crossed in secret. Mruk ventured one paw, and the nearest circle took down his particulars at once.",
      pl: "Między Mrukiem a miską leżały krążki. Pani Halina wykrawa je szklanką i rozkłada po całym stole, brzeg przy brzegu, jak staw, który zastanawia się, czy zamarznąć. Świeżego ciasta nie da się przejść po kryjomu. Mruk zaryzykował jedną łapę i najbliższy krążek natychmiast spisał jego dane.",
      turns: [
        {
          titles: [
            ["One of Them Was Signed", "Jeden był podpisany"],
            ["Four Toes and a Pad", "Cztery palce i poduszka"],
          ],
          en: "Mrs Halina found the print when she came to that row: four toes and a pad, as clear as on an official form. She held the circle up to the light. Then she filled it like any other, closed it with the print outside, and laid it apart at the very edge, by the chair. “This one’s been signed,” she said. “I can’t give this one to strangers.”",
          pl: "Pani Halina trafiła na odcisk, kiedy doszła do tego rzędu: cztery palce i poduszka, wyraźnie jak w urzędzie. Podniosła krążek do światła. Potem nadziała go jak każdy inny, zakleiła odciskiem na wierzch i położyła osobno na samym brzegu, przy krześle. „Ten jest podpisany – powiedziała. – Obcym go dać nie mogę”.",
        },
        {
          titles: [
            ["The Pond Dries Up", "Staw wysycha od okna"],
            ["He Let the Water Go Out", "Poczekał, aż woda zejdzie"],
          ],
          en: "The pond dried up by itself. With each dumpling that was closed a circle went, and there was table again, first by the window, then in the middle. Mrs Halina worked her way along the shore, pushing the bowl before her with her elbow. Mruk had only to wait. Row by row the water went out, until the bowl ran aground under his chin.",
          pl: "Staw wysechł sam. Z każdym zlepionym pierogiem ubywało krążka, a gdzie leżał, tam znów był stół, najpierw przy oknie, potem pośrodku. Pani Halina szła wzdłuż brzegu i popychała miskę łokciem przed sobą. Mruk musiał tylko poczekać. Rząd po rzędzie woda schodziła, a przy ostatnim miska osiadła mu na mieliźnie pod samą brodą.",
        },
        {
          needs: ["the drop"],
          titles: [["Why the Pond Came Along", "Staw poszedł za nią"]],
          en: "Mrs Halina put her elbow on the table to think. When she lifted it a circle came too, and on that another, for the rims had run together; she went to shake them off over the board, and the whole pond set out after her, eleven circles long, and left the table bare from the chair to the bowl. She stood there draped like a statue. “Don’t just look,” she said to Mruk. He had stopped looking at her.",
          pl: "Pani Halina oparła łokieć na stole, żeby pomyśleć. Kiedy go podniosła, poszedł za nim krążek, a za krążkiem następny, bo brzegi się zrosły; chciała je strząsnąć nad stolnicą i wtedy cały staw ruszył za nią, na jedenaście krążków, i odsłonił stół od krzesła aż po miskę. Stała udrapowana jak posąg. „Nie patrz tak” – powiedziała do Mruka. Ale Mruk patrzył już tylko na miskę.",
        },
      ],
    },
    {
      en: "The bowl, however, was covered. Mrs Halina belongs to the school which holds that a filling must rest and that nobody should look at it meanwhile. A checked tea towel lay over it, tucked under all round, with the salt cellar on top for a seal. Mruk walked round the table as people walk round a monument in scaffolding.",
      pl: "Miska była jednak przykryta. Pani Halina należy do szkoły, która uczy, że farsz musi odpocząć i że nikt mu się w tym czasie nie powinien przyglądać. Na misce leżała więc ściereczka w kratę, podwinięta ze wszystkich stron, z solniczką zamiast pieczęci. Mruk obszedł stół dookoła, jak się obchodzi pomnik w rusztowaniach.",
      picture: {
        place: "kitchen floor",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "up",
        by: "wall",
        company: "halina",
      },
      turns: [
        {
          titles: [
            ["Is There Salt in It?", "Czy to jest słone?"],
            ["A Second Sample Had to Be Drawn", "Trzeba było pobrać drugą próbkę"],
          ],
          en: "“Is there salt in it?” Mrs Halina asked all at once, with the salt cellar in her hand. She had been tasting so long that her own tongue said yes to everything, and there was only one other in the kitchen that could not be bribed. She turned back the towel and held out the spoon, and Mruk tested it with so troubled a face that a second sample had to be drawn.",
          pl: "„Czy to jest słone?” – spytała nagle pani Halina, z pieczęcią w ręce. Nie wiadomo. Próbowała już tak długo, że jej własny język przytakiwał wszystkiemu, a w całej kuchni był poza tym tylko jeden, koci, nieprzekupny. Odwinęła ściereczkę, podsunęła Mrukowi czubek łyżki, a on badał go z miną tak zatroskaną, że trzeba było pobrać drugą próbkę.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            company: "halina",
            inHand: "wooden spoon",
          },
        },
        {
          en: "On the stove the lid began to dance. Mrs Halina snatched up the first cloth to hand, took the pot by both ears and carried it to the sink, arms straight, face turned away. It was the checked cloth from the bowl. The salt cellar rolled as far as the flour. There lay the filling, fully rested, under nothing but steam, and both her hands were taken.",
          pl: "Na kuchence zatańczyła pokrywka. Pani Halina chwyciła pierwszą ścierkę z brzegu, wzięła garnek za oba uszy i zaniosła do zlewu, na wyprostowanych rękach, odwracając twarz. Ścierka była w kratę. Solniczka potoczyła się i stanęła dopiero na mące. Farsz leżał wypoczęty, przykryty już tylko parą, a obie ręce były zajęte.",
        },
        {
          needs: ["the spoon"],
          titles: [
            ["A Toll on the Spoon", "Ile kosztuje łyżka?"],
            ["At the Seventh, a Fee", "Za siódmym razem"],
          ],
          en: "The filling had rested enough. Mrs Halina took off the salt and the towel and reached for the spoon. A white paw lay on it. “Please,” she said, as had been agreed. The paw stayed. “Pretty please.” It stayed, and Mruk looked past her into the open bowl. She does not serve with other people’s spoons. So she took a little of the filling on her finger, and when it had been accepted the paw was lifted like a barrier.",
          pl: "Farsz już odpoczął. Pani Halina zdjęła solniczkę, zdjęła ściereczkę i sięgnęła po łyżkę. Leżała na niej łapa. „Proszę” – powiedziała, jak to było przyjęte. Nic. „Bardzo proszę”. Łapa leżała, a jej właściciel patrzył obok niej w otwartą miskę. Cudzymi łyżkami pani Halina nie nabiera. Wzięła więc trochę farszu na palec i kiedy został przyjęty, łapa podniosła się jak szlaban.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            on: "chair",
            company: "halina",
            inHand: "wooden spoon",
          },
        },
        {
          when: { weather: ["wind"], between: ["05-05", "09-20"] },
          titles: [
            ["The Towel Set Sail", "Ściereczka pod żaglem"],
            ["An Open Window and a Checked Sail", "Po co było otwierać okno"],
          ],
          en: "On account of the steam the window stood open, and the wind had been walking about in the courtyard looking for something to do. It came in over the sill, felt under the checked cloth, and filled it. First the salt cellar went. Then the towel rose like a sail, crossed the stove and settled on Mrs Halina’s head, so that for some moments she rested too, and nobody was looking at the filling but Mruk.",
          pl: "Z powodu pary okno było otwarte, a wiatr chodził po podwórku i szukał zajęcia. Wszedł przez parapet, zajrzał pod kraciastą ściereczkę i ją wydął. Najpierw przewróciła się solniczka. Potem ściereczka uniosła się jak żagiel, przeleciała nad kuchenką i opadła pani Halinie na głowę, więc przez chwilę odpoczywała i ona, a farszowi przyglądał się tylko Mruk.",
        },
      ],
    },
    {
      en: "A woman who has fitted half of Marszałkowska sees with her shoulder blades. “I know, treasure,” Mrs Halina said to the wall in front of her, each time that Mruk so much as thought in the direction of the bowl. He tried thinking more quietly. “I know that, too,” she said, and dusted the board with flour.",
      pl: "Kobieta, która zbierała miarę z połowy Marszałkowskiej, widzi łopatkami. „Wiem, skarbie” – mówiła pani Halina, nie odwracając się, za każdym razem, kiedy Mruk choćby pomyślał w kierunku miski. Spróbował myśleć ciszej. „To też wiem” – powiedziała i podsypała stolnicę mąką.",
      turns: [
        {
          titles: [["What She Knew in the Hall", "Co było wiadomo o przedpokoju"]],
          en: "Mruk went out into the hall to consider. From there, round two corners, he heard “I know, treasure” and, after a while, “I know that, too.” He came back on the soft part of his paws and got up so near to the bowl that it bent his whiskers. Nobody looked round. In the hall, by all that Mrs Halina’s shoulder blades could tell, he was behaving beautifully.",
          pl: "Mruk wyszedł do przedpokoju rozważyć sytuację. Stamtąd, zza dwóch rogów, usłyszał „Wiem, skarbie”, a po chwili „To też wiem”. Wrócił na samych poduszkach i wszedł na krzesło, tak blisko miski, że aż ugięły mu się wąsy. Nikt się nie odwrócił. Według łopatek pani Haliny sprawował się w przedpokoju wzorowo.",
        },
        {
          titles: [
            ["Three Sneezes", "Na trzy kichnięcia"],
            ["Eyes Shut, All of Them", "Kiedy zamykają się wszystkie oczy"],
          ],
          en: "The flour was to blame. Mrs Halina put up her chin, felt for her handkerchief and sneezed, and whoever sneezes shuts his eyes, those at the back as well. She sneezed three times. After the first, Mruk was on the chair; after the second, his chin was on the table. After the third she turned round and jumped, for somebody was looking at her across the bowl.",
          pl: "Winna była mąka. Pani Halina uniosła brodę, sięgnęła po chusteczkę i kichnęła, a kto kicha, temu zamykają się oczy, te z tyłu też. Kichnęła trzy razy. Po pierwszym Mruk był na krześle, po drugim miał brodę na stole. Po trzecim wytarła nos, odwróciła się i podskoczyła, bo ktoś patrzył na nią znad miski.",
          picture: { place: "kitchen", pose: "peek", props: ["mixing bowl"], eyes: "open", company: "halina" },
        },
        {
          needs: ["Mr Zenon’s six"],
          titles: [
            ["I Know, Mr Zenon", "Wiem, panie Zenonie"],
            ["What Shoulder Blades Cannot See", "Czego nie widzą łopatki"],
          ],
          en: "Mr Zenon looked in again. He came on tiptoe, with a spanner, and placed himself behind Mrs Halina, where the smell was best. “I know, Mr Zenon,” she said to the wall. He shifted his feet and thought of other things. “I know that, too.” A caretaker is broad, and shoulder blades cannot see through one; what was going on behind him, on the chair and then on the edge of the table, she did not know.",
          pl: "Pan Zenon zajrzał jeszcze raz. Wszedł na palcach, z kluczem francuskim, i stanął za panią Haliną, gdzie pachniało najlepiej. „Wiem, panie Zenonie” – powiedziała, nie odwracając się. Przestąpił z nogi na nogę i spróbował myśleć o czym innym. „To też wiem”. Dozorca jest szeroki i łopatki go nie przejrzą, więc tego, co się działo za nim, na krześle, a potem na brzegu stołu, nie wiedziała.",
          picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", on: "chair", company: "zenon" },
        },
        {
          when: { timeSlot: ["evening"], between: ["10-15", "03-10"] },
          titles: [
            ["It Was the Window All the Time", "A to było okno"],
            ["How She Knew", "A skąd wiedziała?"],
          ],
          en: "At that hour the window over the table is black, and whoever looks into it sees the whole kitchen: lamp, stove, chair, cat. Mruk found it out by meeting Mrs Halina’s eye in there. So that was how she knew. He looked at the pot. It had begun to boil, and the steam was climbing up the pane, past the chair, past the lamp; and when it had reached the top, Mrs Halina’s shoulder blades no longer knew a thing.",
          pl: "O tej porze okno nad stołem jest czarne i kto w nie patrzy, widzi całą kuchnię: lampę, kuchenkę, krzesło, kota. Mruk odkrył to, kiedy spotkał tam wzrok pani Haliny. A więc stąd wiedziała. Popatrzył na garnek. Woda zaczynała wrzeć i para wspinała się po szybie, mijała krzesło, mijała lampę, a kiedy doszła do góry, łopatki pani Haliny nie wiedziały już nic.",
        },
      ],
    },
    {
      pays: ["Tomek"],
      en: "At this point Tomek offered to help. He was given one circle and one spoonful, and what he produced was first Portugal and then, as it tore, Norway, with all its fjords. Four hands were needed to save the coast, his and Mrs Halina’s. In such a crisis nobody has a finger to spare for a cat, least of all one with something on it.",
      pl: "W tym momencie Tomek zaofiarował pomoc. Dostał jeden krążek i jedną łyżkę farszu i wyszła mu najpierw Portugalia, a potem, jak się rozdarło, Norwegia ze wszystkimi fiordami. Do ratowania wybrzeża trzeba było czterech rąk, jego i pani Haliny. W takim kryzysie nikt nie ma dla kota wolnego palca, a już zwłaszcza oblepionego.",
      turns: [
        {
          titles: [
            ["With All Its Fjords", "Ze wszystkimi fiordami"],
            ["The South Opened", "Na północy łata, na południu dziura"],
          ],
          en: "There was no saving Norway. Mrs Halina patched the north, and it opened in the south; in hot water it would have gone down with all hands. Nor could it be put before guests, and Tomek himself begged her not to. “What do we do with a thing like that?” he said. Mrs Halina slid a saucer beneath it and set it on the floor.",
          pl: "Norwegii uratować się nie dało. Pani Halina załatała północ, a otworzyło się na południu, i we wrzątku poszłoby na dno z całą załogą. Gościom też nie można było podać, sam Tomek prosił, żeby nie. „Co się robi z czymś takim?” – spytał. Pani Halina wsunęła pod Norwegię spodek i postawiła na podłodze.",
        },
        {
          titles: [
            ["Something That Can’t Be Spoiled", "Coś, czego się nie zepsuje"],
            ["How Heavy Are Nine Kilos?", "Ile waży dziewięć kilo?"],
          ],
          en: "“Give me something that I can’t spoil,” said Tomek. Mrs Halina thought about it for longer than he liked. Then she put Mruk into his arms. That kept both his hands busy, and he stood at the table and held on manfully. But nine kilos get heavier by the minute. Inch by inch he had to let them down, until they were resting on the edge of the board, beside the bowl.",
          pl: "„Niech mi pani da coś, czego nie zepsuję” – poprosił Tomek. Pani Halina zastanawiała się dłużej, niżby chciał. Potem włożyła mu w ramiona Mruka. Obie ręce miał w ten sposób zajęte, stał przy stole i dzielnie trzymał. Ale dziewięć kilo z każdą chwilą waży więcej. Opuszczał je po trochu, aż oparł się z nimi o brzeg stolnicy, tuż przy misce.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", on: "arms", company: "tomek" },
        },
      ],
    },
    {
      en: "The trouble was that Mrs Halina counted aloud. Between thirty-one and thirty-two there was no crack for a whisker, and the filling, she explained to Mruk, had been measured to leave nothing over, not a crumb. She said it in a friendly way. In her whole career she has not left over so much as a thread.",
      pl: "Kłopot polegał na tym, że pani Halina liczyła na głos. Między trzydzieści jeden a trzydzieści dwa nie dało się wcisnąć nawet wąsa, a farsz, jak wyjaśniła Mrukowi, odmierzono tak, żeby nic nie zostało, ani okruszka. Mówiła to życzliwie. Przez całe życie zawodowe nie zostało jej nawet pół nitki.",
      turns: [
        {
          titles: [["Did She Say Sixty?", "Czy było już sześćdziesiąt?"]],
          en: "Between fifty-nine and sixty Mruk yawned. It was a large yawn with a creak at the end; Mrs Halina politely waited until it was over, and then could not remember whether she had said sixty. She said it, to be safe. By the sum nothing would now be left, and in the bowl there was a spoonful. What does not exist can hardly be wrapped.",
          pl: "Między pięćdziesiąt dziewięć a sześćdziesiąt Mruk ziewnął. Było to duże ziewnięcie, ze skrzypieniem na końcu, i pani Halina z grzeczności przeczekała, a potem nie pamiętała, czy powiedziała już sześćdziesiąt. Na wszelki wypadek powiedziała. Z rachunku wynikało teraz, że farszu już nie ma, a w misce została łyżka. Czegoś, czego nie ma, trudno zawinąć.",
        },
        {
          titles: [
            ["Forty… What Was It?", "Czterdzieści… ile to było?"],
            ["It Is a Long Table", "Bo stół jest długi"],
          ],
          en: "“Forty-six,” said Mrs Halina, and a brass bell rang, once. “Forty… what was it?” It was no use asking Mruk, who was looking at the ceiling. She took a fork and went along the rows, from the window end to the door; and it is a long table, that is why she comes. The further she counted, the further off was the bowl, and the nearer to somebody else.",
          pl: "„Czterdzieści sześć” – powiedziała pani Halina i raz zadzwonił mosiężny dzwonek. „Czterdzieści… ile to było?” Nie warto było pytać Mruka, który patrzył w sufit. Wzięła widelec i szła wzdłuż rzędów, wskazując, od okna w stronę drzwi, a stół jest długi, po to do niego przychodzi. Im dalej liczyła, tym dalej miała do miski, a ktoś inny miał coraz bliżej.",
        },
        {
          needs: ["the chip"],
          en: "The second pinch was to blame. At the rim she said “forty-one”, at the notch she pinched again and said “forty-two”, and it was still the same dumpling. Nobody corrected her. So she reached sixty long before the bottom of the bowl, and there, where by the sum not a crumb could be, lay something the size of an egg. She looked at it as at a relative who has not been announced.",
          pl: "Winne było drugie ściśnięcie. Przy brzegu mówiła „czterdzieści jeden” i pieróg był zamknięty, przy nacięciu ściskała jeszcze raz, mówiła „czterdzieści dwa”, a to był wciąż ten sam. Nikt jej nie poprawiał. Do sześćdziesięciu doszła więc dużo wcześniej niż do dna miski, a tam, gdzie według rachunku nie miało prawa być okruszka, leżało coś wielkości jajka. Popatrzyła na to jak na krewnego, który się nie zapowiedział.",
        },
        {
          needs: ["the second verse"],
          titles: [
            ["What Comes after Thirty-Nine?", "Co jest po trzydziestu dziewięciu?"],
            ["You Cannot Sing and Count", "Śpiew czy rachunki?"],
          ],
          en: "Singing and counting use the same mouth. Mrs Halina had got to thirty-nine when the second verse came along and took it over, and in the gap, with the spoon in the air, she tried to find out where she had been. Behind thirty-nine she saw only the old kitchen in Radom. She stood there so long that a good deal slid off the spoon, past the circle, over the edge. For what falls by itself there was no number.",
          pl: "Śpiewa się i liczy tymi samymi ustami. Pani Halina była przy trzydziestu dziewięciu, kiedy przyszła druga zwrotka i je zajęła, a w przerwie, z łyżką w powietrzu, próbowała dojść, na czym stanęła. Za trzydziestoma dziewięcioma widziała tylko dawną kuchnię w Radomiu. Stała tak długo, że sporo zsunęło się z łyżki, obok krążka, przez krawędź. Na to, co spada samo, nie było numeru.",
        },
      ],
    },
    {
      pays: ["in the hall"],
      en: "A hair was discovered. It lay across the dough, grey at one end and white at the other, which narrowed the field of suspects a good deal. “Out you go, treasure,” said Mrs Halina, and bore Mruk over the threshold like a tray. He sat down in the hall with his toes exactly on the line, and leaned.",
      pl: "Znaleziono włos. Leżał w poprzek ciasta, z jednego końca szary, z drugiego biały, co znacznie zawęziło krąg podejrzanych. „Za drzwi, skarbie” – powiedziała pani Halina i wyniosła Mruka za próg jak tacę. Usiadł w przedpokoju z palcami dokładnie na linii i przechylił się do środka.",
      picture: { place: "kitchen floor", pose: "loaf", on: "arms", props: [], eyes: "grump", company: "halina" },
      turns: [
        {
          titles: [
            ["Who Pressed It So Nicely?", "Kto to tak ładnie odprasował?"],
            ["With the Iron Downstairs", "Nie było jej dwie minuty"],
          ],
          en: "Mrs Halina remembered that she had left her iron on downstairs. She stepped over Mruk and was away for two minutes. When she returned he sat on the line as before, and the bowl stood as before; only the filling had been smoothed over, very evenly, as only something rough can do it. “Who pressed that so nicely?” she asked. “Well, come in, then.”",
          pl: "Pani Halina przypomniała sobie, że zostawiła na dole włączone żelazko. Przestąpiła Mruka i nie było jej dwie minuty. Kiedy wróciła, siedział na linii jak przedtem, miska stała, gdzie stała, tylko farsz był wygładzony, bardzo równo, jak potrafi jedynie coś szorstkiego. „Kto to tak ładnie odprasował? – spytała. – No to wchodź”.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "half", by: "doorway", company: "halina" },
        },
        {
          titles: [["The Second Hair", "Drugi włos był dłuższy"]],
          en: "There was a second hair. It lay in the flour, grey at one end and white at the other, and Mrs Halina had drawn breath already when she saw that it went on, as far as her elbow. She wound it round a finger; it was her own. She pushed a pin back into her knot, went out into the hall, and carried Mruk in again like a tray with something hot on it.",
          pl: "Był jeszcze drugi włos. Leżał w mące, z jednego końca szary, z drugiego biały, i pani Halina nabrała już powietrza, kiedy zobaczyła, że włos się nie kończy i sięga jej po łokieć. Owinęła go sobie na palcu. Wetknęła z powrotem szpilkę w kok, wyszła do przedpokoju i wniosła Mruka jak tacę, na której stoi coś gorącego.",
          picture: { place: "hall", pose: "loaf", props: [], eyes: "wide", on: "arms", company: "halina" },
        },
        {
          when: { between: ["03-20", "05-31"], weather: ["clear"], timeSlot: ["morning", "afternoon"] },
          titles: [
            ["How Many Were in the Sunbeam?", "Ile ich było w jednym promieniu?"],
            ["In Spring It Is No Use", "Wiosną nie ma na to rady"],
          ],
          en: "Then the sun came in over the roof of Staircase B, and in its light all the other hairs could be seen. They hung in the air by the hundred, grey at one end and white at the other, and sailed slowly wherever Mrs Halina waved her hand. It was spring; no threshold helps against that. “You may as well sit here, then,” she said, and put a lid on the pot.",
          pl: "Wtedy znad dachu klatki B zajrzało słońce i w jego świetle widać było wszystkie pozostałe włosy. Wisiały w powietrzu setkami, z jednego końca szare, z drugiego białe, i płynęły powoli tam, gdzie pani Halina machnęła ręką. Była wiosna, na to żaden próg nie pomoże. „To już siedź tutaj” – powiedziała i przykryła garnek.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the chip"],
      en: "The tumbler with which Mrs Halina presses out her circles has a chip in its rim. It is the last of a dozen, and she will have no other. So every circle comes into the world with a small notch on the left, and there it is weak, and there she pinches it twice. Mruk has a notch like that himself. He watched the second pinch, dumpling after dumpling, for the one that she would forget.",
      pl: "Szklanka, którą pani Halina wykrawa krążki, ma wyszczerbiony brzeg. To ostatnia z tuzina i innej nie chce. Każdy krążek przychodzi więc na świat z małym nacięciem z lewej, tam jest słaby i tam pani Halina ściska go dwa razy. Mruk sam ma takie miejsce. Przy każdym pierogu pilnował drugiego ściśnięcia i czekał na ten, przy którym je zapomni.",
    },
    {
      unless: ["Tomek"],
      pays: ["Ola’s word"],
      en: "At the far end Ola had been left a piece of table the size of a page. She needed a word: to close something as if it had never been open. “Sew up,” said Mrs Halina. It was too coarse. “Seal,” said Ola herself, and crossed it out. “I’ll know it when I see it,” she said, and from now on she watched every dumpling, so that there were two more eyes on them.",
      pl: "Na drugim końcu stołu Oli zostawiono miejsce wielkości kartki. Brakowało jej słowa: zamknąć coś tak, jakby nigdy nie było otwarte. „Zaszyć” – podpowiedziała pani Halina. Za grube. „Zapieczętować” – spróbowała sama Ola i skreśliła. „Poznam je, jak zobaczę” – powiedziała i odtąd przyglądała się każdemu pierogowi, tak że pilnowała ich jeszcze jedna para oczu.",
    },
    {
      pays: ["the timber yard"],
      en: "The telephone rang, and Mrs Halina picked it up with two floury fingers. It was a wrong number, a gentleman looking for a timber yard. But he asked what the noise was, so he was told, and it came out that he lived alone and had flour in the house. After eight minutes he knew how it was done. Should the dough tear, he might ring again, said Mrs Halina, and came back with one ear still in the hall.",
      pl: "Zadzwonił telefon i pani Halina ujęła słuchawkę w dwa białe palce. Pomyłka, jakiś pan szukał tartaku. Spytał jednak, co to tak stuka, więc mu powiedziała, i wyszło na jaw, że mieszka sam i mąkę w domu ma. Po ośmiu minutach pan wiedział wszystko. Gdyby ciasto się rwało, wolno mu zadzwonić jeszcze raz, powiedziała pani Halina i wróciła do miski z jednym uchem wciąż w przedpokoju.",
    },
    {
      unless: ["Tomek"],
      pays: ["Mr Zenon’s six"],
      en: "Mr Zenon came to the door, about the tap. He wiped his feet for longer than usual, breathed in, and stood before the sink with his head on one side. The tap did not drip. He went on listening, with his moustache turned towards the table. “I’d better look in again,” he said. “When do they come out?” In the doorway he held up six fingers, by way of a question. Mruk had seen them.",
      pl: "Przyszedł pan Zenon, w sprawie kranu. Wycierał buty dłużej niż zwykle, wciągnął powietrze i stanął przed zlewem z głową przechyloną na bok. Kran nie kapał. Pan Zenon nasłuchiwał dalej, wąsami w stronę stołu. „Trzeba będzie jeszcze zajrzeć – powiedział w końcu. – Kiedy się je wyjmuje?” W drzwiach pokazał na palcach sześć, tak tylko, pytająco. Mruk to widział.",
    },
    {
      pays: ["the second verse"],
      en: "Mrs Halina sang the second verse as she worked, always the second. The first belonged to the woman at whose side she learned all this, and in the middle of the second there is a gap where that voice used to come in. Mrs Halina kept it open. She stood there with the full spoon over the bowl and her eyes on the wall. Each time it lasted a little longer.",
      pl: "Przy robocie pani Halina śpiewała drugą zwrotkę, zawsze drugą. Pierwsza należała do kobiety, przy której się tego wszystkiego nauczyła, a w środku drugiej jest przerwa, w której tamten głos wchodził. Pani Halina robiła tę przerwę. Stała z pełną łyżką nad miską i z oczami na ścianie. Za każdym razem trwało to trochę dłużej.",
    },
    {
      unless: ["in the hall"],
      pays: ["the drop"],
      en: "Dough is right when it is as soft as an ear lobe. Mrs Halina pinched the dough, then her own left ear, and needed a third opinion. She bent down and took Mruk’s ear between finger and thumb, above the notch, where it is stiffest. “A drop more water,” she said. It was an obliging ear, but it was a cat’s. The drop proved too much, and from then on everything stuck to everything.",
      pl: "Ciasto jest dobre, kiedy jest miękkie jak płatek ucha. Pani Halina uszczypnęła ciasto, potem własne lewe ucho i potrzebna jej była trzecia opinia. Schyliła się i wzięła w dwa palce ucho Mruka, nad nacięciem, gdzie jest najsztywniejsze. „Jeszcze kropla wody” – orzekła. Ucho było uczynne, ale kocie. Ta kropla okazała się o jedną za dużo i odtąd wszystko kleiło się do wszystkiego.",
    },
    {
      unless: ["in the hall"],
      pays: ["the spoon"],
      en: "Mrs Halina had brought her own spoon up in a napkin; other people’s, she says, do not know how much. It is worn down on one side like a heel. Whenever she needed both hands she laid it on the corner of Mruk’s chair, and when she reached for it again there was a white paw on the handle. At first it drew back at once. By the sixth time it wanted to be asked.",
      pl: "Pani Halina przyniosła z dołu własną łyżkę, zawiniętą w serwetkę, bo cudze, jak mówi, nie znają miary. Z jednej strony jest zdarta jak obcas. Kiedy pani Halina potrzebowała obu rąk, kładła łyżkę na rogu krzesła Mruka, a kiedy po nią sięgała, na trzonku leżała biała łapa. Z początku łapa cofała się od razu. Za szóstym razem chciała już, żeby ją poproszono.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        on: "chair",
        props: [],
        eyes: "half",
        company: "halina",
        inHand: "wooden spoon",
      },
    },
  ],
};
