import type { Plot } from "#api/house/texts/model.ts";

/** Something knocks in the pipes behind the radiator, and Mruk takes the case; only Ola is at home. */
export const pipes: Plot = {
  name: "pipes",
  category: "Adventure",
  wishes: [
    {
      en: "Somebody was knocking in the pipes. It was not loud: three knocks and a pause, as people knock who are not certain of the address. Mruk laid himself along the top of the radiator, let a paw hang down on either side and resolved to find out who it was, and on what business. In twenty minutes nobody had given a name.",
      pl: "Ktoś stukał w rury. Niegłośno: trzy stuknięcia i przerwa, tak jak pukają ludzie niepewni adresu. Mruk ułożył się wzdłuż kaloryfera, spuścił po łapie na każdą stronę i postanowił ustalić, kto to i w jakiej sprawie. Przez dwadzieścia minut nikt się nie przedstawił.",
      titles: [["Nobody Had Given a Name", "Nikt się nie przedstawił"]],
      picture: { place: "radiator", pose: "drape", props: [], eyes: "open", look: "down", company: "nobody" },
      endings: [
        {
          en: "Mr Zenon, whom Ola had asked to come up, went down to the cellar and came back with one hand shut. “From a bracket,” he announced, and opened it: on the very large palm lay a very small screw. “Been taking walks ever since they built the place.” Mruk smelled the screw, then the hand. Rust, tobacco, forty keys. He put a paw on the screw, and it went for no more walks.",
          pl: "Pan Zenon, którego Ola poprosiła na górę, zszedł do piwnicy i wrócił z zaciśniętą pięścią. „Z obejmy” – oznajmił i otworzył ją: na bardzo dużej dłoni leżała bardzo mała śrubka. „Wychodziła na spacery, odkąd dom postawili”. Mruk powąchał śrubkę, potem rękę. Rdza, tytoń, czterdzieści kluczy. Położył na śrubce łapę i więcej na spacer nie wyszła.",
          picture: {
            place: "radiator",
            pose: "crouch",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
          titles: [["What Mr Zenon Had in His Hand", "Co pan Zenon miał w garści?"]],
        },
        {
          en: "As nobody would give a name, Mruk moved on to the second question: on what business. He now holds office hours on the radiator. Whoever lives in the walls and has something on his mind may come forward, two at a time at the most, and will be heard to the end. Nothing is promised. All the same the callers go away more quietly than they came; and when Ola has to pass, she walks on tiptoe.",
          pl: "Skoro nikt się nie przedstawiał, Mruk przeszedł do drugiego pytania: w jakiej sprawie. Na kaloryferze odbywają się teraz przyjęcia interesantów. Kto mieszka w ścianach i ma coś na sercu, może się zgłosić, najwyżej po dwóch, i zostanie wysłuchany do końca. Niczego się nie obiecuje. Ale petenci odchodzą ciszej, niż przyszli, a Ola, kiedy musi przejść, idzie na palcach.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", look: "reader", company: "nobody" },
          titles: [
            ["Office Hours on the Radiator", "Kiedy kaloryfer przyjmuje interesantów"],
            ["Heard to the End, and Nothing Promised", "Wysłuchano, nic nie obiecano"],
          ],
        },
      ],
    },
    {
      en: "By Mruk’s count the house had one tenant more than the list in the gateway. He lived in the pipes, paid no rent, and could be heard behind the radiator, moving his furniture. Mruk did not intend to report him. He only wanted to have a look at him; and since everybody comes out some time, he took his seat on top of the radiator, as you wait outside a door.",
      pl: "Według rachunków Mruka kamienica miała o jednego lokatora więcej, niż stało na liście w bramie. Mieszkał w rurach, nie płacił czynszu i było słychać, jak za kaloryferem przesuwa meble. Mruk nie zamierzał na niego donosić. Chciał mu się tylko przyjrzeć, a że każdy kiedyś wychodzi, usiadł na żeliwie, niejako nad drzwiami.",
      titles: [["One Tenant Too Many for the List", "O lokatora więcej niż na liście"]],
      picture: { place: "radiator", pose: "sit", props: [], eyes: "open", look: "reader", company: "nobody" },
      endings: [
        {
          en: "Ola set a glass against the pipe and held its bottom to Mruk’s ear, the one with the notch. In there no furniture was being moved. It was water, coming up the stairs with a heavy suitcase and putting it down on every landing. So the tenant was only just moving in. Mruk knows those stairs. He went out to the hall and sat down on the mat, where people are received.",
          pl: "Ola przystawiła do rury szklankę, a denko podsunęła Mrukowi pod ucho, to z nacięciem. W środku nikt nie przesuwał mebli. To woda szła po schodach z ciężką walizką i stawiała ją na każdym półpiętrze. A więc lokator dopiero się wprowadzał. Mruk zna te schody. Poszedł do przedpokoju i usiadł na wycieraczce, tam gdzie przyjmuje się gości.",
          picture: { place: "hall", pose: "back", props: [], on: "doormat", by: "closed door", company: "nobody" },
          titles: [["Heard through a Glass", "Co słychać przez szklankę?"]],
        },
        {
          en: "A tenant who never goes out is shy, and there is a way of dealing with such people. Mruk turned round on the radiator, his face to the room and his back, all of it, to the pipe. He was not going to look at anybody. If somebody in there cared to look at a cat, this was the opportunity. After a time, behind him, a chair was moved up.",
          pl: "Lokator, który nigdy nie wychodzi, jest nieśmiały, a na nieśmiałych jest sposób. Mruk odwrócił się na kaloryferze przodem do pokoju, a do rury plecami, całymi. Nie zamierzał na nikogo patrzeć. Jeśli zaś ktoś tam w środku miał ochotę przyjrzeć się kotu, okazja była dobra. Po jakimś czasie za jego plecami ktoś przysunął sobie krzesło.",
          picture: {
            place: "radiator",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
          titles: [["How to Deal with the Shy", "Jak postępować z nieśmiałym"]],
        },
        {
          when: {
            season: ["winter"],
          },
          titles: [
            ["The Tenant Paid in Warmth", "Zapłacił ciepłem, i to z góry"],
            ["He Had Come In from the Cold", "Przyszedł się ogrzać"],
          ],
          en: "It was winter, and the tenant had not been moving furniture; he had been trying to come up. Ola turned the valve a quarter, to see what he would do. There was a last bump, a long sigh, and then he was in, in all the ribs at once, and they grew warm under Mruk from the first to the last. He paid, then. He paid in advance. Mruk let down all four paws and gave him a receipt, on two notes.",
          pl: "Była zima i lokator wcale nie przesuwał mebli, tylko próbował wejść na górę. Ola przekręciła zawór o ćwierć obrotu, żeby zobaczyć, co zrobi. Coś stuknęło ostatni raz, coś westchnęło przeciągle i już był, we wszystkich żeberkach naraz, a one rozgrzewały się pod Mrukiem, od pierwszego do ostatniego. A więc płacił. Płacił z góry. Mruk opuścił cztery łapy i pokwitował, na dwie nuty.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "happy", company: "ola" },
        },
      ],
    },
    {
      en: "Short, short, long. What was coming through the radiator was no noise but a message, and Mruk, who so often has something to say and nobody to take it down, knew the tone at once. He spread himself over the ribs with his better ear to the iron, to receive the whole of it. To Ola, who was passing with a cup, he signed with his tail for quiet.",
      pl: "Krótko, krótko, długo. To, co szło przez kaloryfer, nie było hałasem, tylko wiadomością, a Mruk, który tak często ma coś do powiedzenia i nikogo, kto by zapisał, od razu poznał ten ton. Położył się na żeberkach, lepszym uchem do żeliwa, żeby odebrać ją w całości. Olę, która szła z filiżanką, poprosił ogonem o ciszę.",
      titles: [["Short, Short, Long", "Krótko, krótko, długo"]],
      picture: { place: "radiator", pose: "crouch", props: [], eyes: "half", look: "away", company: "nobody" },
      endings: [
        {
          when: {
            timeSlot: ["afternoon", "evening"],
          },
          en: "The doorbell rang, and on the mat stood Staś with a tablespoon. He was sending in Morse from the first floor, he explained to Ola, and the word was for the cat upstairs. M and R he had sent the day before. Today he had practised the U, short, short, long, the hardest. “That makes three quarters of him,” said Staś. Mruk stayed on the iron. He was waiting for the K.",
          pl: "Zadzwoniono do drzwi i na wycieraczce stał Staś z łyżką stołową. Wyjaśnił Oli, że nadaje z pierwszego piętra, alfabetem Morse’a, jedno słowo do kota na górze. M i R nadał poprzedniego dnia. Dziś ćwiczył U, krótko, krótko, długo, bo najtrudniejsze. „To już trzy czwarte Mruka” – powiedział Staś. Mruk został na żeliwie. Czekał na K.",
          picture: { place: "radiator", pose: "drape", props: [], eyes: "half", company: "nobody" },
          titles: [
            ["Three Quarters of Mruk in Morse", "Trzy czwarte Mruka, w kropkach i kreskach"],

            ["Waiting for the K", "W oczekiwaniu na K"],
          ],
        },
        {
          en: "The message was for Ola. In the book she was translating there was a heartbeat on page ninety, and she had not known how to put it. Now she raised her head, listened, and took the knocking down in the margin, in dots and dashes. Short, short, long. She read the page aloud with this in it, and the man in the book, on his dark staircase, came to a stop. Mruk confirmed receipt, with one claw, on the iron.",
          pl: "Wiadomość była do Oli. W książce, którą tłumaczyła, na dziewięćdziesiątej stronie biło serce, a ona nie wiedziała, jak to zapisać. Teraz podniosła głowę, posłuchała i zapisała je na marginesie, w kropkach i kreskach. Krótko, krótko, długo. Przeczytała z tym całą stronę na głos i ten z książki przystanął na swoich ciemnych schodach. Mruk pokwitował odbiór, jednym pazurem, na żeliwie.",
          picture: { place: "radiator", pose: "crouch", props: [], eyes: "half", company: "nobody" },
          titles: [
            ["A Heartbeat for Page Ninety", "Serce na dziewięćdziesiątą stronę"],

            ["Receipt Confirmed with One Claw", "Odbiór kwituje się pazurem"],
          ],
        },
        {
          needs: ["the comma"],
          titles: [
            ["Proofreaders Do Not Sign", "Korekta się nie podpisuje"],
            ["Eleven Commas Fewer", "O jedenaście przecinków mniej"],
          ],
          en: "Ola read the whole page to the radiator, and it knocked where it did not agree. Short was a comma, she worked out, and short, short, long was the end of a paragraph. By the last line she had crossed out eleven commas, and the page ran like a tram at night. “Who are you?” she asked the pipe. There was no answer; proofreaders do not sign. Mruk, who had received it all in full, put his chin on the margin.",
          pl: "Ola przeczytała kaloryferowi całą stronę, a on stukał tam, gdzie był innego zdania. Krótko znaczyło przecinek, jak ustaliła, a krótko, krótko, długo koniec akapitu. Do ostatniej linijki skreśliła jedenaście przecinków i strona szła jak tramwaj w nocy. „Kto mówi?” – spytała rurę. Nie było odpowiedzi, korekta się nie podpisuje. Mruk, który odebrał wszystko w całości, położył brodę na marginesie.",
          picture: {
            place: "radiator",
            pose: "crouch",
            props: ["sheet of paper"],
            eyes: "half",
            inHand: "pencil",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "There are several kinds of mouse: the field mouse, the house mouse and the one made of cloth. That there might be an iron one Mruk had never ruled out. It ran, to judge by the taps, up the pipe, halted behind the radiator and ran down again. He took up his post on the top, as its discoverer, and Ola was asked not to rattle spoons.",
      pl: "Myszy są różne: polne, domowe i takie z materiału. Że może istnieć żelazna, tego Mruk nigdy nie wykluczał. Biegła, sądząc po stukaniu, w górę rury, przystawała za kaloryferem i zbiegała z powrotem. Mruk zajął stanowisko na samej górze, jako odkrywca, a Olę poproszono, żeby nie brzęczała łyżkami.",
      titles: [["What If There Is an Iron Mouse?", "A jeśli jest i żelazna mysz?"]],
      picture: { place: "radiator", pose: "loaf", props: [], eyes: "wide", look: "down", company: "nobody" },
      endings: [
        {
          en: "Mruk laid his paw flat on the pipe, where it comes out of the floor, and there she was, the iron one: she ran up beneath it, stopped to think, and ran down again. There was no getting her out; there was iron all round her. He let her go by eleven times. At the twelfth he pressed a little, and she stood still and trembled. Then he lifted the paw.",
          pl: "Mruk położył łapę płasko na rurze, tam gdzie wychodzi z podłogi, i poczuł żelazną mysz: przebiegła pod spodem w górę, zastanowiła się i przebiegła w dół. Wydostać się jej nie dało, ze wszystkich stron było żelazo. Jedenaście razy dał jej przejść. Za dwunastym trochę nacisnął, a ona stanęła i drżała. Wtedy podniósł łapę.",
          picture: { place: "box", pose: "back", props: [], by: "pipe", inBox: false, company: "nobody" },
          titles: [
            ["Eleven Times beneath the Paw", "Jedenaście razy pod łapą"],
            ["At the Twelfth He Pressed a Little", "Za dwunastym trochę nacisnął"],
          ],
        },
        {
          en: "From under the sideboard Mruk fetched the mouse made of cloth. She has one ear, and does not run. He laid her down by the pipe with her face to it, nudged her nearer, and left the two mice alone. From the door he could hear the iron one: up, a halt, down; then up, and a longer halt. When Ola came with the broom, he lay down across the threshold.",
          pl: "Spod kredensu Mruk przyniósł mysz z materiału. Ma jedno ucho i nie biega. Położył ją przy rurze, pyszczkiem do niej, podsunął jeszcze trochę nosem i zostawił obie myszy same. Żelazną słyszał od drzwi: w górę, przystanek, w dół; potem w górę i przystanek dłuższy. Kiedy Ola przyszła z miotłą, położył się w poprzek progu.",
          picture: {
            place: "hall",
            pose: "loaf",
            props: [],
            eyes: "open",
            look: "up",
            by: "doorway",
            inHand: "broom",
            company: "ola",
          },
          titles: [
            ["Iron Mouse, Meet Cloth Mouse", "Żelazna, poznaj szmacianą"],
            ["She Has One Ear and Does Not Run", "Ma jedno ucho i nie ucieka"],
          ],
        },
        {
          needs: ["the walnut"],
          titles: [
            ["A Walnut for an Iron Mouse", "Orzech dla żelaznej myszy"],
            ["The Walnut Rolled by Itself", "Orzech potoczył się sam"],
          ],
          en: "Mruk let the walnut out of custody. He carried it down and laid it where the pipe goes into the floor, since mice, even iron ones, have to live; then he stepped back three paces and looked elsewhere. The mouse ran up, halted and ran down. The fourth time the walnut moved. It rolled by itself, quite a little way, up to the iron, and stayed there, rocking. Ola was not to sweep in that corner.",
          pl: "Mruk wypuścił orzech z aresztu. Zniósł go na dół i położył tam, gdzie rura wchodzi w podłogę, bo myszy, nawet żelazne, z czegoś żyją. Potem cofnął się o trzy kroki i patrzył gdzie indziej. Mysz biegła w górę, przystawała, zbiegała. Za czwartym razem orzech się poruszył. Potoczył się sam, kawałeczek, aż do żelaza, i tam się kołysał. W tym kącie Oli nie było wolno zamiatać.",
        },
      ],
    },
    {
      en: "The radiator is Mruk’s, by custom and by virtue of a dent. Nobody may knock there without having been asked in: not from the outside, and least of all from within. When there was knocking in the pipes all the same, he stayed as he was, slung across the ribs, with Ola as a witness, and waited for an apology.",
      pl: "Kaloryfer jest Mruka, na mocy zwyczaju i wgłębienia. Nikt nie ma prawa tam stukać bez zaproszenia, ani z zewnątrz, ani tym bardziej od środka. Kiedy więc w rurach mimo wszystko zastukało, został, jak leżał, przerzucony przez żeberka, z Olą w charakterze świadka, i czekał na przeprosiny.",
      picture: { place: "radiator", pose: "drape", props: [], eyes: "grump", mouth: "grump", company: "nobody" },
      endings: [
        {
          en: "Ola, who had been looking in his direction for some time, raised her pencil and pointed to the end of a tail, which was hanging down beside the pipe and, quite on its own, knocking on it. Mruk watched, too. Knock, it went. There was no more talk of an apology; he would have had to deliver it himself. He moved, without haste, until he was sitting on the evidence.",
          pl: "Ola, która od pewnego czasu patrzyła w jego stronę, podniosła ołówek i pokazała koniec ogona, który zwisał obok rury i zupełnie samodzielnie w nią uderzał. Mruk też popatrzył. Stuk, zrobił ogon. O przeprosinach nie było już mowy, musiałby je złożyć sam. Bez pośpiechu przesiadł się tak, żeby usiąść na dowodzie.",
          picture: {
            place: "radiator",
            pose: "drape",
            props: [],
            eyes: "wide",
            inHand: "pencil",
            company: "ola",
            camera: "wide",
          },
          titles: [
            ["He Is Sitting on the Evidence", "Usiadł na dowodzie"],

            ["Whose Tail Is That?", "A czyj to ogon?"],
          ],
        },
        {
          en: "The pipe knocked once more, but differently: one knock, from far below, and so soft that it could only have been meant for him. Mruk considered the wording. Then he accepted the apology, with a single tap of the claw. The tap went down the iron, past the thimbles on the second floor, past the music stand on the first, past the jars in the cellar and, so far as is known, under the street to the Vistula.",
          pl: "W rurze zastukało jeszcze raz, ale inaczej: jedno stuknięcie, z samego dołu, tak ciche, że mogło być tylko do niego. Mruk zastanowił się nad sformułowaniem. Potem przyjął przeprosiny, jednym stuknięciem pazura. Poszło ono po żeliwie w dół, obok naparstków na drugim piętrze, obok pulpitu na pierwszym, obok słoików w piwnicy i, o ile wiadomo, pod ulicą do Wisły.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", look: "down", company: "nobody" },
          titles: [["All the Way to the Vistula", "Żeliwem aż do Wisły"]],
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [["It Was Only the Rain Coming to Apologise", "Przyszedł deszcz, z przeprosinami"]],
          en: "The knocking had been the rain. It was coming down the pipe beside the window, from the roof to the courtyard, and at each joint it knocked on the wall, because that is its way. Ola opened the window a crack. A few drops came in, and a smell of tin, and one drop landed on the iron in front of Mruk, quite softly, and left a wet dot. Mruk accepted the apology. Ola, as witness, shut the window.",
          pl: "To pukał deszcz. Schodził rurą obok okna, z dachu na podwórko, i na każdym złączu pukał w ścianę, bo taki ma zwyczaj. Ola uchyliła okno. Wpadło parę kropel i zapach blachy, a jedna kropla spadła przed Mrukiem na żeliwo, całkiem cicho, i został po niej mokry punkt. Mruk przyjął przeprosiny. Ola jako świadek zamknęła okno.",
          picture: { place: "radiator", pose: "crouch", props: [], eyes: "open", look: "down", company: "ola" },
        },
      ],
    },
    {
      en: "The knocking had rhythm, that much had to be admitted. Whoever was working in the pipes behind the radiator knew when to strike and, which is less common, when not to. Mruk performs every day before meals, on two notes, and had long been in need of a drummer. He climbed up on the iron to hear whether this one would do. Below him, without knowing it, Ola was tapping her foot.",
      pl: "Trzeba przyznać, że stukanie miało rytm. Ktokolwiek pracował w rurach za kaloryferem, wiedział, kiedy uderzyć, i, co rzadsze, kiedy nie. Mruk występuje codziennie przed posiłkami, na dwie nuty, i od dawna brakowało mu dobosza. Wszedł na żeliwo posłuchać, czy ten się nada. Na dole Ola przytupywała i o tym nie wiedziała.",
      picture: {
        place: "radiator",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "down",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          en: "The trial performance was given at the bowl. Mruk sang his two notes, the low one and the lower; from the pipe behind the sink came the drum, on the beat, with a roll before the second verse. There was no third, because Ola’s hand was on the cupboard door by then. She says that she wanted the sugar. While ham was being cut, the drummer had a solo.",
          pl: "Próbny występ odbył się przy misce. Mruk odśpiewał swoje dwie nuty, niską i niższą, a z rury za zlewem wszedł bęben, równo, z werblem przed drugą zwrotką. Trzeciej nie było, bo Ola miała już rękę na drzwiczkach kredensu. Twierdzi, że szła po cukier. Kiedy krojono szynkę, dobosz grał solo.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: ["empty bowl"],
            eyes: "closed",
            mouth: "call",
            company: "ola",
          },
          titles: [
            ["On Two Notes, with Drum", "Na dwie nuty i bęben"],
            ["Why There Was No Third Verse", "Czemu nie było trzeciej zwrotki"],
          ],
        },
        {
          en: "The drummer would not do. He was too good; he left pauses into which something ought to have come, and each time Mruk opened his mouth to put it there, it sounded better without him. So Mruk sat down before the radiator, and Ola sat down behind him. It was a solo of a quarter of an hour, and when it was over neither wished to make the first noise.",
          pl: "Dobosz się nie nadał. Był za dobry; zostawiał pauzy, w które coś by trzeba włożyć, a ilekroć Mruk otwierał pysk, okazywało się, że bez niego brzmi to lepiej. Usiadł więc przed kaloryferem, a za nim usiadła Ola. Było to solo na kwadrans, a kiedy się skończyło, ani Mruk, ani Ola nie chcieli pierwsi narobić hałasu.",
          titles: [
            ["It Sounded Better Without Him", "Bez niego brzmiało lepiej"],
            ["A Quarter of an Hour, Solo", "Solo na kwadrans"],
          ],
        },
        {
          needs: ["the walnut"],
          titles: [
            ["The Second Drum Was a Walnut", "Drugi bęben z orzecha"],
            ["What He Had in Custody", "Aresztowany zagrał na bębnie?"],
          ],
          en: "One drummer was not enough for two notes, and Mruk had another in custody. He gave the walnut a push. It ran down all the ribs of the radiator, from the wall to the valve, with a roll that is not in any score, and from the pipe came the bang, on the beat. “Again,” said Ola. He sang the low note, he sang the lower; then the walnut, then the bang. She got up and cut some ham.",
          pl: "Na dwie nuty jeden dobosz to mało, a Mruk miał drugiego w areszcie. Popchnął orzech. Przetoczył się po wszystkich żeberkach, od ściany do zaworu, z werblem, jakiego nie ma w żadnych nutach, a z rury padło uderzenie, równo w takt. „Jeszcze raz” – powiedziała Ola. Odśpiewał nutę niską, odśpiewał niższą, potem był orzech i uderzenie. Wstała i ukroiła szynki.",
          picture: {
            place: "radiator",
            pose: "crouch",
            props: [],
            eyes: "half",
            mouth: "call",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "According to the ground floor it was air in the pipes. According to the fourth, it was the neighbours. Mruk, whose views stand on four paws, holds that a case is first examined and then discussed. He lay down on the radiator, as a really thorough doctor would lie down on his patient. Ola, who had wanted to say something, was asked to be patient.",
      pl: "Według parteru w rurach stukało powietrze. Według czwartego piętra sąsiedzi. Mruk, którego poglądy stoją na czterech łapach, jest zdania, że najpierw się bada, a potem mówi. Położył się na kaloryferze tak, jak lekarz położyłby się na pacjencie, gdyby był dokładny, a Olę, która chciała coś powiedzieć, poproszono o cierpliwość.",
      picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", look: "reader", company: "nobody" },
      endings: [
        {
          en: "Mrs Halina was fetched for a second opinion. She came with pins between her lips and listened with her head on one side, as she looks at a seam. “That’s only the house,” she said at last. “It’s old. I knock as well when I get up.” She patted the radiator and then, for the sake of justice, the cat. Ola brought chairs, and they sat with the patient.",
          pl: "Na konsultację poproszono panią Halinę. Przyszła ze szpilkami w ustach i posłuchała z przechyloną głową, tak jak się patrzy na szew. „To tylko dom – powiedziała wreszcie. – Jest stary. Ja też stukam, kiedy wstaję”. Poklepała kaloryfer, a potem, dla sprawiedliwości, kota. Ola przyniosła krzesła i wszyscy posiedzieli przy chorym.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", posture: "stroking", company: "halina" },
          titles: [
            ["They All Sat with the Patient", "Wszyscy przy chorym"],
            ["A Second Opinion, with Pins", "Konsultacja ze szpilkami"],
            ["“I Knock as Well When I Get Up”", "„Ja też stukam, kiedy wstaję”"],
          ],
        },
        {
          en: "Mruk prescribed weight. He turned over, and came to rest with all that he has on the place where the pipe leaves the wall. There was a groan, then a gurgle, then a gulp, as when somebody large takes a pill. Ola raised her head. The house listened. There was nothing to listen to. He left the nine kilograms on for a quarter of an hour, and washed his hands.",
          pl: "Mruk przeniósł ciężar. Przewrócił się na drugi bok i wylądował tam, gdzie rura wychodzi ze ściany, wszystkim, co ma. Coś jęknęło, potem zabulgotało, potem przełknęło, jak ktoś duży przełyka pigułkę. Ola podniosła głowę. Dom nasłuchiwał, ale nie było czego. Mruk zostawił tam swoje dziewięć kilo na kwadrans, a potem umył łapy.",
          picture: { place: "radiator", pose: "wash", props: [], eyes: "half", mouth: "blep", company: "nobody" },
          titles: [
            ["Nine Kilograms, to Be Taken Lying Down", "Dziewięć kilogramów przez kwadrans"],
            ["Down Went the Pill", "I pigułka poszła"],
          ],
        },
        {
          needs: ["the telephone"],
          titles: [
            ["The Result, by Telephone", "Wynik przez telefon"],
            ["“Nothing Serious, Then”", "„Czyli nic poważnego”"],
          ],
          en: "When the fourth floor rang again for the result, Ola did not know what to say. She drew the cord over to the radiator and held the receiver to the patient. The patient knocked. She held it to the doctor. He had finished; he was lying with his eyes shut, and purred evenly, in and out. “Ah,” said the voice after a while, much comforted. “Nothing serious, then.” And could it listen a moment longer?",
          pl: "Kiedy czwarte piętro zadzwoniło znowu, po wynik, Ola nie wiedziała, co powiedzieć. Przyciągnęła sznur do kaloryfera i przystawiła słuchawkę do pacjenta. Pacjent zastukał. Przystawiła ją do lekarza. Był po badaniu: leżał z zamkniętymi oczami i mruczał równo, wdech, wydech. „Aha – powiedział po chwili głos, wyraźnie spokojniejszy. – Czyli nic poważnego”. I czy można jeszcze chwilę posłuchać?",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "closed", camera: "close", company: "nobody" },
          unless: ["called down"],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "But as soon as Mruk listened, the knocking stopped. He put his ear to the iron, and there was nothing there except his own blood, walking about in its slippers. He took the ear away: it knocked. He put it back: not once. He tried it with the other ear; he tried it quicker. Whoever was in there was quicker still, and seemed to have nothing else to do all day.",
      pl: "Ale gdy tylko Mruk zaczynał słuchać, stukanie milkło. Przykładał ucho do żeliwa i nie było nic, najwyżej jego własna krew, która chodziła po domu w kapciach. Zabierał ucho: stukało. Przykładał: ani razu. Próbował drugim uchem, próbował szybciej. Ktoś w środku był jeszcze szybszy i najwyraźniej nie miał nic innego do roboty.",
      turns: [
        {
          en: "So Mruk stopped listening, and made sure that everyone saw it: he turned to the room, washed a shoulder, took an interest in the curtain. Only the left ear, the one with the notch, he left behind him, as people leave an umbrella. The ear heard somebody in there wait a while, clear his throat and begin again from the beginning. It did not interrupt.",
          pl: "Więc Mruk przestał słuchać. Zrobił to tak, żeby każdy widział: odwrócił się do pokoju, umył bark, zajął się firanką. Tylko lewe ucho, to z nacięciem, zostawił z tyłu, jak się zostawia parasol. Ucho usłyszało, jak ktoś w środku chwilę czeka, odchrząkuje i zaczyna od nowa. Nie przerywało mu.",
          titles: [
            ["An Ear Left Behind", "Ucho zostawione jak parasol"],
            ["He Took an Interest in the Curtain", "Skąd to zainteresowanie firanką?"],
          ],
        },
        {
          en: "Mruk gave up on ears and lay down flat. In there they were on their guard against ears, but nobody had mentioned a stomach. Nine kilograms lay on the iron, as a hand lies on a table, and through the fur, from rib to rib, came every single knock, clear and a little ticklish. Ola saw only a cat who had given up the search, and laid a scarf over him.",
          pl: "Mruk dał spokój uszom i położył się płasko. W środku pilnowano się uszu, ale o brzuchu nikt nie uprzedził. Dziewięć kilogramów leżało na żeliwie jak dłoń na stole i przez futro, żeberko po żeberku, dochodziło każde stuknięcie, wyraźne i trochę łaskoczące. Ola widziała tylko kota, który zrezygnował z poszukiwań, i okryła go szalikiem.",
          picture: { place: "radiator", pose: "crouch", props: [], eyes: "half", look: "away", company: "ola" },
          titles: [["Nobody Had Mentioned a Stomach", "O brzuchu nikt nie uprzedził"]],
        },
        {
          needs: ["the spider"],
          titles: [["The Thread Did the Listening", "Za niego słuchała nitka"]],
          en: "Mruk put his ears away, both of them, and looked at the spider. Whoever was in there could not know about the spider. He sat still with a leg on the iron; and whenever it knocked, his thread gave a jerk, and he took note of it with the second leg on the left. So it could be seen. Mruk followed it with his eyes, knock for knock, and nobody in there stopped because he was being watched.",
          pl: "Mruk złożył uszy, oba, i patrzył na pająka. O pająku ktoś w środku nie mógł wiedzieć. Siedział on nieruchomo z nogą na żeliwie i ilekroć zastukało, nitka drgała, a on odnotowywał to drugą nogą z lewej. Było to więc widać. Mruk śledził oczami stuknięcie po stuknięciu, a nikt nie milknął od tego, że się na niego patrzy.",
        },
      ],
    },
    {
      en: "Ola had heard the knocking too. She came with the big spanner and a book called “The Home from A to Z”, and looked it up. “Knocking, see noises,” she read aloud. “Noises, see knocking.” She looked from the drawing of a radiator to the radiator. “I’ll have to get at it from the side with the cat,” she said. Mruk waited for the other possibility. There was no other.",
      pl: "Stukanie usłyszała także Ola. Przyszła z dużym kluczem i książką „Dom od A do Z” i zaczęła szukać. „Stukanie, patrz: hałasy – czytała na głos. – Hałasy, patrz: stukanie”. Popatrzyła na rysunek kaloryfera, potem na kaloryfer. „Muszę podejść od strony kota” – powiedziała. Mruk czekał na drugą możliwość. Drugiej nie było.",
      turns: [
        {
          en: "The last page of the book said: “If nothing helps, call a specialist.” Ola lowered it. The specialist was lying in front of her at full length, with his ear to the iron and his eyes on the spanner. She put it down on the carpet without a sound, sat down next to it and asked him what he thought. In the silence that followed it knocked, quite near.",
          pl: "Na ostatniej stronie książki stało: „Zawsze można wezwać fachowca”. Ola opuściła książkę. Fachowiec leżał przed nią na całą długość, z uchem na żeliwie i okiem na kluczu. Ola odłożyła klucz na dywan, bezgłośnie, usiadła obok i zapytała, co o tym sądzi. W ciszy, która zapadła, zastukało, całkiem blisko.",
          picture: { place: "radiator", pose: "crouch", props: [], eyes: "open", look: "down", company: "ola" },
          titles: [["Knocking, See Noises, See Knocking", "Stukanie, patrz: hałasy"]],
        },
        {
          en: "The spanner slipped. It struck the pipe so that the whole house heard it, from the cellar to the attic, and afterwards it was as quiet as in a school when something is broken. Ola held her breath. And from the inside, after some time, there came one knock, small and respectful. Now it was clear who was who; Ola took her spanner away, and Mruk could proceed.",
          pl: "Klucz się ześlizgnął. Uderzył w rurę tak, że słyszał cały dom, od piwnicy po strych, a potem zrobiło się cicho jak w szkole, kiedy coś się stłucze. Ola wstrzymała oddech. I ze środka, po dłuższej chwili, dobiegło jedno stuknięcie, małe i pełne szacunku. Było już wiadomo, kto jest kim; Ola zabrała klucz i Mruk mógł przejść do rzeczy.",
          picture: { place: "radiator", pose: "crouch", props: [], eyes: "wide", company: "ola" },
          titles: [["As Quiet as in a School", "Cicho jak w szkole"]],
        },
        {
          needs: ["the mug"],
          titles: [["Told Off by a Professional", "Zawodowiec zwrócił jej uwagę"]],
          en: "Ola put the spanner to the nut on the cat’s side and pulled. In the mug on the end of the radiator the tea rose up in one piece and came down on “The Home from A to Z”, across K, noises and all. She looked at it. Then she put the spanner behind her back, like somebody who has been told off by a professional. “It’s your case,” she said to Mruk, dried the book on her skirt, and withdrew.",
          pl: "Ola założyła klucz na nakrętkę od strony kota i pociągnęła. W kubku na brzegu kaloryfera herbata uniosła się w jednym kawałku i spadła na „Dom od A do Z”, na stukanie i na hałasy. Ola popatrzyła. Potem schowała klucz za plecy, jak ktoś, komu zwrócił uwagę zawodowiec. „Twoja sprawa” – powiedziała do Mruka, wytarła książkę w spódnicę i się wycofała.",
        },
      ],
    },
    {
      en: "Mruk tapped once with a claw, by way of a test, and that was a mistake. On the second floor they took it for a complaint and answered with a ladle; to the ladle there replied, from the first, somebody’s shoe; and in a minute every floor was in conversation, all of them knocking and none of them listening. Whoever had begun it could no longer be heard.",
      pl: "Mruk stuknął pazurem, na próbę, i to był błąd. Na drugim piętrze uznano to za skargę i odpowiedziano chochlą, chochli odpowiedział z pierwszego czyjś but i po minucie rozmawiał już cały pion, przy czym wszyscy stukali, a nikt nie słuchał. Tego, kto zaczął, w ogóle nie było już słychać.",
      turns: [
        {
          en: "Mruk let them talk. He has sat through longer meetings. The shoe was the first to give up, then a pan lid from somewhere; the ladle had the last word, and repeated it twice. When nothing more came, he was still lying there. Somebody else had also waited: from behind the ribs, in no hurry, as if to say “after you”, the one who had begun spoke up.",
          pl: "Mruk dał im się wygadać. Wysiedział już dłuższe zebrania. Pierwszy zrezygnował but, po nim czyjaś pokrywka, a chochla miała ostatnie słowo i powtórzyła je dwa razy. Kiedy nic więcej nie przyszło, leżał, gdzie leżał. Ktoś jeszcze też przeczekał: zza żeberek, bez pośpiechu, jak ten, kto przepuszcza innych w drzwiach, odezwał się ten, co zaczął.",
          titles: [
            ["The Ladle Had the Last Word", "Ostatnie słowo należy do chochli"],

            ["He Has Sat through Longer Meetings", "Wysiedział już dłuższe zebrania"],
          ],
        },
        {
          en: "Ola came with the wooden spoon and struck the pipe three times, slowly, with a long pause after each, as is done behind the curtain before a play begins. Up and down the pipe it fell silent. On the fourth floor a chair creaked; on the first somebody said “Sh.” And now, before a full house, the small knocking began by itself, and it carried to the last row.",
          pl: "Ola przyszła z drewnianą łyżką i uderzyła w rurę trzy razy, powoli, za każdym razem z długą przerwą, tak jak się uderza za kurtyną, zanim zacznie się sztuka. W całym pionie ucichło. Na czwartym piętrze skrzypnęło krzesło, na pierwszym ktoś powiedział: „Ciii”. I teraz, przy pełnej sali, odezwało się tamto małe stukanie i niosło się do ostatniego rzędu.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", inHand: "wooden spoon", company: "ola" },
          titles: [
            ["Three Times with the Wooden Spoon", "Trzy razy drewnianą łyżką"],
            ["Before a Full House", "Przy pełnej sali"],
          ],
        },
        {
          needs: ["the telephone"],
          titles: [
            ["Quiet Down There, the Cat Is Working!", "Cisza, kot pracuje!"],
            ["How Is the Cat Supposed to Work?", "Jak ten kot ma pracować?"],
          ],
          en: "The voice from the fourth floor did not ring a second time; it leaned out over the banisters. “Will you be quiet?” it called down the stairs. “How is the cat supposed to work?” The shoe stopped at once. The ladle wanted to know which cat, and was told: the large one. After that nobody on any floor touched the pipe, and far down somebody was left knocking, all by himself.",
          pl: "Głos z czwartego nie zadzwonił po raz drugi, tylko wychylił się przez poręcz. „Cicho tam! – zawołał w dół schodów. – Jak ten kot ma pracować?” But przestał od razu. Chochla spytała, jaki kot, i usłyszała: ten duży. Potem w całym pionie nikt już nie dotknął żeliwa i gdzieś nisko został ktoś jeden, kto dalej stukał, zupełnie sam.",
          pays: ["called down"],
        },
      ],
    },
    {
      en: "Ola, however, remembered a novel in which somebody is walled up and knocks, and she began to look for it. She took out one book after another, said “No,” and put it down where there was room, which was in front of the radiator. She had started at A. When she came to M there was a wall, higher than the radiator, and behind it was Mruk, who could hear nothing now but books.",
      pl: "Ale Ola przypomniała sobie powieść, w której kogoś zamurowano i on stuka, i zaczęła jej szukać. Wyjmowała książkę po książce, mówiła „Nie” i odkładała tam, gdzie było miejsce, czyli przed kaloryferem. Zaczęła od A. Kiedy doszła do M, stał tam mur, wyższy od kaloryfera, a za murem Mruk, który słyszał już tylko książki.",
      turns: [
        {
          en: "The novel was the one at the very bottom. Ola recognised its spine in the lowest row, crouched down and pulled, and the whole of literature from A to M came down, in chapters, last of all a thin volume of verse. After that it was quiet as it is only after such things. And into the quiet, from the pipe, somebody asked with two knocks whether they were all right.",
          pl: "Powieść była na samym spodzie. Ola poznała grzbiet w najniższym rzędzie, kucnęła i pociągnęła, i cała literatura od A do M zjechała, rozdziałami, na końcu cienki tomik wierszy. Potem zrobiło się cicho, tak jak jest cicho tylko po czymś takim. I w tej ciszy, z rury, ktoś dwoma stuknięciami zapytał, czy nikomu nic nie jest.",
          titles: [
            ["From A to M, in Chapters", "Od A do M, rozdziałami"],

            ["Is Everybody All Right up There?", "Czy nikomu nic nie jest?"],
          ],
        },
        {
          en: "Ola found the novel in the end, and read the last page standing. “He isn’t walled up at all,” she said to the ears above the wall. “He’d gone to sleep in the wardrobe.” It relieved her so much that she took everything down again, book by book, to Mruk’s chin, to his chest. At the paws she stopped. He had his pipe back, and a step to it.",
          pl: "W końcu Ola znalazła powieść i na stojąco przeczytała ostatnią stronę. „On wcale nie jest zamurowany – powiedziała do uszu nad murem. – Zasnął w szafie”. Ulżyło jej tak, że rozebrała wszystko z powrotem, książka po książce, do brody Mruka, do piersi. Przy łapach przestała. Miał znów swoją rurę, i to ze schodkiem.",
          titles: [["Not Walled Up at All, Only Asleep", "Wcale nie zamurowany, tylko śpi"]],
        },
      ],
    },
    {
      en: "But the noise would not keep still. It was at the left end; he moved to the left end, and it was at the right; it was under the floorboards, it was beneath the sink, it looked in at the bathroom. Mruk followed it round the whole flat, twice between Ola’s feet, and came home to the radiator out of breath. The noise was there already.",
      pl: "Tylko że odgłos nie chciał usiedzieć w miejscu. Był na lewym końcu, Mruk przesunął się na lewy, a on był już na prawym, był pod podłogą, był pod zlewem, zajrzał do łazienki. Mruk obszedł za nim całe mieszkanie, dwa razy plącząc się Oli pod nogami, i wrócił na kaloryfer zdyszany. Odgłos już tam był.",
      turns: [
        {
          en: "In the hall there is a board that creaks, and over it goes everything in the flat: people, the draught, Tomek’s bicycle. Mruk sat down on it and ran after nothing more. The noise drew nearer from the kitchen, from the bathroom; then it was beneath him, and the board, which keeps no secrets, said so. From there Mruk had two steps’ start on it, and he was at the radiator first.",
          pl: "W przedpokoju jest deska, która skrzypi, i tamtędy przechodzi w tym mieszkaniu wszystko: ludzie, przeciąg, rower Tomka. Mruk usiadł na niej i za niczym już nie biegał. Odgłos zbliżał się od kuchni, zbliżał od łazienki, aż był pod nim i deska o tym powiedziała, bo niczego nie umie zachować dla siebie. Do kaloryfera Mruk miał stamtąd dwa kroki przewagi i był przy nim pierwszy.",
          titles: [["What the Floorboard Gave Away", "Co zdradziła deska?"]],
        },
        {
          en: "Ola went after the noise the other way round. They met at the bathroom door, she with the wooden spoon and he with a thick tail, and for a moment each suspected the other. Then they sat on the floor and let it run by itself. It did not care for that. It came out from under the bath and went home along the pipe, and they had only to follow.",
          pl: "Ola poszła za odgłosem z drugiej strony. Spotkali się w drzwiach łazienki, ona z drewnianą łyżką, on z grubym ogonem, i przez moment jedno podejrzewało drugie. Potem usiedli na podłodze i dali mu biegać samemu. Nie spodobało mu się to. Wyszedł spod wanny i rurą wrócił do siebie, a oni musieli tylko iść za nim.",
          picture: {
            place: "hall",
            pose: "walk",
            props: [],
            eyes: "wide",
            look: "up",
            inHand: "wooden spoon",
            company: "ola",
          },
          titles: [
            ["She with a Spoon, He with a Thick Tail", "Ona z łyżką, on z grubym ogonem"],
            ["Let It Run by Itself", "Niech sobie biega samo"],
          ],
        },
        {
          needs: ["the mug"],
          titles: [
            ["With the Mug from Room to Room", "Z kubkiem od pokoju do pokoju"],
            ["Where the Tea Jumped", "Tam, gdzie skacze herbata"],
          ],
          en: "Ola took the mug by the handle and went after the noise with it, and Mruk went after the mug. At the sink the tea lay smooth. In the bathroom it trembled, but only at the rim. In the hall it made rings, in the room it made larger ones, and over the floorboard behind the radiator it jumped into her sleeve. The noise had never been anywhere else; the pipe merely carried it round. They sat down to it, one on either side.",
          pl: "Ola wzięła kubek za ucho i poszła z nim za odgłosem, a Mruk za kubkiem. Przy zlewie herbata leżała gładko. W łazience drżała, ale tylko przy brzegu. W przedpokoju robiła kręgi, w pokoju większe, a nad deską za kaloryferem wskoczyła Oli do rękawa. Odgłos cały czas był tutaj, to tylko rura roznosiła go po mieszkaniu. Usiedli przy nim, z obu stron.",
        },
      ],
    },
    {
      en: "Mruk was betrayed by his own collar. Each time he lowered his head to the ribs, the bell touched the iron, and the iron passed the news on, up to the attic and down to the cellars: attention, somebody is listening on the third floor. And the knocking broke off. He tried it with his chin in the air. It gave him dignity, and a stiff neck, and no result.",
      pl: "Mruka zdradziła własna obroża. Za każdym razem, kiedy pochylał głowę nad żeberkami, dzwonek trącał żeliwo, a żeliwo podawało dalej, aż na strych i do piwnic: uwaga, na trzecim ktoś słucha. I stukanie się urywało. Spróbował z brodą w górze. Dodało mu to godności, zesztywniał mu kark, a skutku nie było.",
      turns: [
        {
          en: "Ola saw Mruk lying there with his chin up, like a gentleman at the barber’s. She did not ask. She knelt down, reached beneath the chin and took the bell between two fingers, and he lowered his head until the ear was on the iron. So they remained, he listening and she holding. Her foot had gone to sleep, and then her leg, long before he had heard enough.",
          pl: "Ola zobaczyła, jak Mruk leży z zadartą brodą, niczym pan u fryzjera. Nie pytała. Uklękła, sięgnęła pod brodę i ujęła dzwonek w dwa palce, a Mruk opuścił głowę, aż ucho znalazło się na żeliwie. Tak trwali, on słuchał, ona trzymała. Stopa jej zdrętwiała, a potem noga, na długo zanim usłyszał, ile chciał.",
          picture: { place: "radiator", pose: "loaf", props: [], eyes: "half", look: "up", company: "ola" },
          titles: [
            ["She Held the Bell between Two Fingers", "Dzwonek w dwóch palcach"],
            ["Like a Gentleman at the Barber’s", "Jak pan u fryzjera"],
          ],
        },
        {
          en: "In the end Mruk let the bell ring. If they had to be told who was there, then properly: he lowered his head and gave two strokes, brass on iron. There followed a pause, in which somebody seemed to be reading a visiting card. Then it knocked twice. He gave three; three came back. The traitor had become an interpreter, and nobody fell silent on his account any more.",
          pl: "W końcu Mruk pozwolił dzwonkowi dzwonić. Skoro trzeba było powiedzieć, kto tam, to jak należy: pochylił głowę i uderzył dwa razy, mosiądzem w żeliwo. Nastąpiła przerwa, w której ktoś jakby czytał wizytówkę. Potem zastukało dwa razy. Nadał trzy, wróciły trzy. Zdrajca został tłumaczem i nikt już przez niego nie milkł.",
          titles: [["From Traitor to Interpreter", "Jak zdrajca został tłumaczem"]],
        },
        {
          needs: ["the spider"],
          titles: [
            ["A Bell in a Stocking", "Dzwonek w pończosze"],
            ["Why the Bell Said Nothing", "Dlaczego dzwonek milczał?"],
          ],
          en: "When Mruk lowered his head again, he was ready for the brass to give him away. It said nothing. The spider had come down in the meantime and had not cared for that bell either; he had taken his thread through the slit, three times round the clapper and out at the other side, and made it fast. Mruk shook his head, to try. It was like ringing a stocking. He laid his ear on the iron.",
          pl: "Kiedy Mruk znowu pochylił głowę, był przygotowany na to, że mosiądz go wyda. Mosiądz milczał. Pająkowi ten dzwonek też się nie podobał: przeciągnął nitkę przez szparę, trzy razy owinął serce, wyszedł drugą stroną i zawiązał. Mruk na próbę potrząsnął głową. Dzwoniło tak, jakby dzwonić pończochą. Położył ucho na żeliwie.",
        },
      ],
    },
    {
      en: "A steady knocking has one fault, however: it makes the listener count. One, two, three, and one, two, three; at the fourth row Mruk lost his left eyelid, at the seventh the right, and the whole investigation hung over the edge with its mouth slightly open. He came to somewhere past a thousand and had to go back to the beginning.",
      pl: "Miarowe stukanie ma jednak jedną wadę: każe się liczyć. Raz, dwa, trzy i raz, dwa, trzy, przy czwartym rzędzie opadła Mrukowi lewa powieka, przy siódmym prawa i całe śledztwo zwisło przez krawędź z uchylonym pyskiem. Ocknął się gdzieś po tysiącu i musiał zacząć od początku.",
      turns: [
        {
          en: "Mruk moved to where it is least comfortable, to the end with the valve. At the fourth row the left eyelid fell, at the seventh the right, at the eighth the chin, straight on to the valve. That woke him. This happened five times, and each time he got further: to row twelve, to row thirty, to the end. It left a groove in his chin, and Ola’s finger fitted it.",
          pl: "Mruk przeniósł się tam, gdzie jest najmniej wygodnie, na koniec z zaworem. Przy czwartym rzędzie opadła lewa powieka, przy siódmym prawa, przy ósmym broda, prosto na zawór. To go obudziło. Tak było pięć razy i za każdym razem dochodził dalej: do rzędu dwunastego, do trzydziestego, do końca. Na brodzie został rowek, a palec Oli pasował do niego w sam raz.",
          titles: [
            ["As Far as Row Thirty, and Awake", "Dotarł aż do końca rzędów"],
            ["A Groove in the Chin", "Skąd ten rowek na brodzie?"],
          ],
        },
        {
          en: "Mruk fell asleep properly. For half an hour he slept on the iron with his full weight, as a miller sleeps while his mill is going. When it stopped he was awake at once, both ears up, as millers are too. He put his paws together and held his breath, and so he was there, and fresh, when it started again, and heard it all from the very first knock.",
          pl: "Mruk zasnął na dobre. Spał pół godziny na żeliwie, całym ciężarem, jak młynarz, kiedy młyn miele. A kiedy ucichło, obudził się od razu, z uszami w górze, też jak młynarz. Złożył łapy i wstrzymał oddech, dzięki czemu był na miejscu, i to wyspany, kiedy zaczęło się znowu, i słyszał wszystko od pierwszego stuknięcia.",
          titles: [
            ["As a Miller Sleeps", "Jak młynarz, kiedy młyn miele"],
            ["Awake at Once, as Millers Are", "Od razu na nogach, jak młynarz"],
          ],
        },
        {
          needs: ["the walnut"],
          titles: [["Woken by a Walnut", "Budzik z orzecha"]],
          en: "The walnut stayed awake for Mruk. At every knock it hopped a little along the ribs, and when both his eyelids were down and it had got to row eight, it came to the edge and fell. On parquet a walnut is loud. Mruk was up, ran down, carried it back to the beginning and lay down again. The walnut fell eleven times. At the twelfth he was there before it, wide awake, with a paw underneath.",
          pl: "Za Mruka czuwał orzech. Z każdym stuknięciem podskakiwał kawałek po żeberkach i kiedy przy ósmym rzędzie opadły obie powieki, doszedł do brzegu i spadł. Na parkiecie orzech jest głośny. Mruk się zerwał, zbiegł, odniósł go na początek i położył się z powrotem. I tak jedenaście razy. Za dwunastym Mruk był na brzegu przed orzechem, zupełnie rozbudzony, z podstawioną łapą.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the comma"],
      en: "Ola sat down on the floor with her back to the radiator and read aloud the sentence she was translating. At the second comma it knocked. She read it again, and at the second comma it knocked. Mruk looked down at her over the edge. “You think so too?” she said, and crossed the comma out. She fetched the rest of the page, and the red pencil. Mruk was not alone on the case any more, and she read very slowly.",
      pl: "Ola usiadła na podłodze, plecami do kaloryfera, i przeczytała na głos zdanie, które tłumaczyła. Przy drugim przecinku zastukało. Przeczytała jeszcze raz i przy drugim przecinku zastukało. Mruk spojrzał na nią z góry, przez krawędź. „Też tak uważasz?” – powiedziała i skreśliła przecinek. Przyniosła resztę strony i czerwony ołówek. Mruk nie prowadził już tej sprawy sam, a ona czytała bardzo powoli.",
    },
    {
      pays: ["the spider"],
      en: "Behind the pipe lives a spider. He let himself down on his thread to the height of Mruk’s nose, stopped there and laid one leg against the iron, as a person listens at a door. He was on the same case, evidently, and from the inside. Mruk could have had him with one paw. He thought about it; then he moved his nose aside, and the spider fastened his thread to the bell and got to work.",
      pl: "Za rurą mieszka pająk. Spuścił się na nitce na wysokość Mrukowego nosa, zatrzymał i przyłożył do żeliwa jedną nogę, jak ktoś, kto nasłuchuje pod drzwiami. Najwyraźniej prowadził tę samą sprawę, i to od środka. Mruk mógł go mieć jedną łapą. Namyślał się, po czym odsunął nos, a pająk przyczepił nitkę do dzwonka i wziął się do roboty.",
    },
    {
      pays: ["the walnut"],
      en: "In case something had fallen in there, Ola lay down on her stomach and swept beneath the radiator with Tomek’s ruler. Out came a clothes peg, a postcard from Łeba on which it was raining, the pencil with which she had begun the book, and a walnut. Mruk inspected the row. None of them knocked. The walnut he took into custody all the same; it lay on top of the radiator, rocked, and was not quite innocent.",
      pl: "Na wypadek gdyby coś tam wpadło, Ola położyła się na brzuchu i przejechała pod kaloryferem linijką Tomka. Wyszła klamerka do bielizny, pocztówka z Łeby, na której padało, ołówek, którym zaczynała książkę, i orzech. Mruk obejrzał cały szereg. Nikt w nim nie stukał. Orzech mimo to aresztował, u siebie na górze, na żeberkach, gdzie się kołysał, bo nie był całkiem niewinny.",
    },
    {
      pays: ["the telephone"],
      en: "The telephone rang, and a voice from the fourth floor wished to know whether they could hear it, too. “We can,” said Ola. And was anything being done about it? She looked across the room, to where on one side of the radiator a tail hung down and on the other a paw. “We’ve put the cat on it,” she said. In that case the voice was not worried any more, and rang off.",
      pl: "Zadzwonił telefon i głos z czwartego piętra chciał wiedzieć, czy u nich też to słychać. „Słychać” – powiedziała Ola. A czy ktoś się tym zajmuje? Popatrzyła przez pokój, gdzie z jednej strony kaloryfera zwisał ogon, a z drugiej łapa. „Skierowaliśmy do tego kota” – powiedziała. Głosowi to wystarczyło i odłożył słuchawkę.",
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
        season: ["winter"],
      },
      en: "Three taps, clear and close: Mruk was across the room before the third. On the tin outside the pane, in the cold, stood a tit with her feathers out like a ball. She had knocked because somebody here used to put out bacon rind. She looked at him and stayed; she was that hungry. Mruk called Ola, in two syllables, and by the time the rind was out he had lost a good deal of what there was to hear.",
      pl: "Trzy stuknięcia, wyraźne i bliskie: Mruk był po drugiej stronie pokoju przed trzecim. Na blasze za szybą, na mrozie, stała sikorka, napuszona jak kulka. Zapukała, bo ktoś tu zawsze wykładał skórkę od boczku. Spojrzała na niego i została, tak była głodna. Mruk zawołał Olę, dwiema sylabami, a zanim skórka znalazła się za oknem, stracił sporo z tego, co było do słyszenia.",
    },
    {
      when: {
        weather: ["wind"],
      },
      en: "The wind got up, and everything in the house that was loose began to knock as well: a gutter, a shutter, the lid of the bin down in the courtyard, a pane on the stairs. Mruk lay in the middle of it with his ear to the iron, and had to ask each one who it was. The lid was the lid. The gutter was the gutter. When he had sent them all away, he knew one thing: his knocking came from indoors.",
      pl: "Zerwał się wiatr i w całym domu zastukało wszystko, co było obluzowane: rynna, okiennica, klapa od śmietnika na podwórku, szyba na schodach. Mruk leżał w samym środku, z uchem na żeliwie, i musiał każdego z osobna pytać, kto to. Klapa była klapą. Rynna rynną. Kiedy wszystkich odprawił, wiedział przynajmniej jedno: jego stukanie siedzi w środku.",
    },
    {
      pays: ["the mug"],
      en: "Ola stood her mug on the end of the radiator and forgot it there. Each time it knocked, a ring ran through the tea, from the middle to the rim. Mruk noticed it first; then she noticed what he was looking at. She bent down to the mug from her side and he from his. When she moved it to the left, the rings were smaller. When she moved it to the right, a drop jumped out. Now the knocking could be seen as well.",
      pl: "Ola postawiła kubek na brzegu kaloryfera i o nim zapomniała. Za każdym stuknięciem przez herbatę przebiegał krąg, od środka do ścianki. Pierwszy zauważył to Mruk, potem ona zauważyła, na co patrzy. Pochylili się nad kubkiem, każde ze swojej strony. Kiedy przesunęła go w lewo, kręgi zmalały. Kiedy przesunęła w prawo, wyskoczyła kropla. Teraz stukanie było też widać.",
      picture: { place: "radiator", pose: "crouch", props: [], eyes: "wide", inHand: "mug", company: "ola" },
    },
  ],
};
