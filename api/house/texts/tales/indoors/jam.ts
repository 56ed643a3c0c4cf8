import type { Tales } from "#api/house/texts/model.ts";

/** The jam of Ola and Mrs Halina, told whole. */
export const jamTales: Tales = {
  of: "jam",
  tales: [
    {
      title: ["One Lid Short, Thank Goodness", "Na szczęście zabrakło pokrywki"],
      en: [
        "Thirteen jars stood on the kitchen table, filled to the brim and steaming, and there were only twelve lids. “That’s a pity,” said Mrs Halina. She said so every time they made jam. A jar without a lid doesn’t keep, it must be eaten at once, with a roll, as long as it is warm. Ola was already slicing the rolls.",
        "Mruk was in the kitchen on account of the butter that goes beneath. He lay on the third chair, but not as well as usual. Something under the cushion was hard, and round at the edge. He turned about, and it was still there. He scratched at the cushion and looked at Mrs Halina, who sees to the cushions in this house. She was looking at the ceiling.",
        "“We had thirteen, though,” said Ola. “I washed them myself.” She began to search the drawer. Mrs Halina begged her not to go to any trouble. Then Mruk, who could not stand it any longer, hooked a claw into the thing and pulled, and out from under the cushion, across the chair and over the floor, with a clear ringing sound that took a long time to come to an end, rolled a lid. It lay down in front of Ola’s slippers.",
        "It grew very quiet. Mrs Halina had become red up to her hair. Ola looked at the lid. She looked at the thirteenth jar and at the rolls, of which there were four, two for each of them. Then she bent down as if for a crumb, and pushed the lid with one finger under the dresser, as far as it would go. “Twelve,” she said, straightening up. “It’s really a pity.” She buttered the first roll and gave Mruk the knife to lick.",
      ],
      pl: [
        "Na kuchennym stole stało trzynaście słoików, pełnych po brzegi, jeszcze parujących, a pokrywek było dwanaście. „Szkoda” – powiedziała pani Halina. Mówiła tak za każdym razem, kiedy robiły dżem. Słoik bez pokrywki nie postoi, trzeba go zjeść od razu, z bułką, póki ciepły. Ola już kroiła bułki.",
        "Mruk był w kuchni ze względu na masło, które idzie pod spód. Leżał na trzecim krześle, ale gorzej niż zwykle. Pod poduszką było coś twardego, okrągłego na brzegu. Obrócił się, ale dalej uwierało. Podrapał poduszkę i spojrzał na panią Halinę, bo od poduszek jest w tym domu ona. Pani Halina patrzyła w sufit.",
        "„Przecież miałyśmy trzynaście – powiedziała Ola. – Sama myłam”. I zaczęła szukać w szufladzie. Pani Halina prosiła, żeby sobie nie robiła kłopotu. Wtedy Mruk, który nie mógł już wytrzymać, zaczepił tę rzecz pazurem i pociągnął, a spod poduszki, przez krzesło i po podłodze, z czystym dźwiękiem, który bardzo długo się kończył, potoczyła się pokrywka. Położyła się przed kapciami Oli.",
        "Zrobiło się zupełnie cicho. Pani Halina poczerwieniała po same włosy. Ola spojrzała na pokrywkę. Spojrzała na trzynasty słoik i na cztery bułki, po dwie na głowę. Po czym schyliła się jak po okruszek i jednym palcem wsunęła pokrywkę pod kredens, tak daleko, jak weszła. „Dwanaście – powiedziała i się wyprostowała. – Naprawdę szkoda”. Posmarowała masłem pierwszą bułkę, a nóż dała Mrukowi do wylizania.",
      ],
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        on: "cushion on a chair",
        eyes: "half",
        by: "wall",
        company: "nobody",
      },
    },
    {
      title: ["He Happened to Have a Spoon on Him", "Akurat miał przy sobie łyżkę"],
      en: [
        "There is a saucer for the foam. Mrs Halina skims it from the jam with a flat spoon, pink and light, and if there is a child in the kitchen, the child gets it. In Ola’s kitchen there is none. The saucer stood on the corner of the table, filling up, and Mruk sat on the third chair at the same height and waited, for foam has something of cream about it.",
        "There was a knock. Mr Zenon had come to see to the window latch, which was all right. He opened it and shut it. “Cooking something?” he asked, with his nose in the air above the pot, and his eyes, as he did so, were on the saucer. Out of his breast pocket, behind the notebook, stuck the handle of a teaspoon.",
        "“You’ve a spoon there,” said Mrs Halina. Mr Zenon looked down at himself. So he had. He used it for the oil, he said. It was silver, and polished, and there were initials on it. Mrs Halina went on stirring. Caretakers, she said into the pot, do not eat foam; foam was for those who could not yet reach the table.",
        "Mruk could reach the table. He had just put his paw on it, and drew the saucer towards himself by a finger’s breadth. Mr Zenon, on the opposite side, drew it back. They looked at one another across it. Then the caretaker did something that surprised everyone. He put down his cap, with the forty keys in it so that they would not clink, and squatted, until only his moustache was above the edge of the table.",
        "“I can’t reach,” he said from there. Mrs Halina had to hold on to the stove. She took the saucer and put it on the floor between the two of them, and a second helping on top, and they ate from both sides, one with a silver spoon and one without, as far as the middle.",
      ],
      pl: [
        "Na szumowiny jest spodeczek. Pani Halina zbiera je z dżemu płaską łyżką, różowe i lekkie, i dostaje je dziecko, jeśli jakieś jest w kuchni. W kuchni Oli nie ma żadnego. Spodeczek stał na rogu stołu i się napełniał, a Mruk siedział na trzecim krześle, na tej samej wysokości, i czekał, bo taka pianka ma w sobie coś ze śmietanki.",
        "Ktoś zapukał. Pan Zenon przyszedł obejrzeć haczyk okienny, któremu nic nie było. Otworzył okno i zamknął. „Coś się gotuje?” – spytał z nosem nad garnkiem, a oczy miał przy tym na spodeczku. Z kieszonki na piersi, zza notesu, wystawał mu trzonek łyżeczki.",
        "„Ma pan tam łyżkę” – powiedziała pani Halina. Pan Zenon spojrzał po sobie. Rzeczywiście. To do oliwy, wyjaśnił. Była srebrna, wypolerowana, z monogramem. Pani Halina mieszała dalej. Dozorcy, powiedziała do garnka, szumowin nie jedzą; szumowiny są dla tych, co jeszcze nie sięgają do stołu.",
        "Mruk do stołu sięgał. Właśnie położył na nim łapę i przyciągnął spodeczek o szerokość palca. Pan Zenon, z drugiej strony, przyciągnął go z powrotem. Popatrzyli na siebie ponad spodeczkiem. I wtedy dozorca zrobił coś, co zaskoczyło wszystkich. Odłożył czapkę, a w niej czterdzieści kluczy, żeby nie brzęczały, i kucał coraz niżej, aż nad krawędzią stołu zostały tylko wąsy.",
        "„Nie sięgam” – powiedział stamtąd. Pani Halina musiała się przytrzymać kuchenki. Wzięła spodeczek, postawiła go na podłodze między nimi, dołożyła czubatą porcję, a oni jedli z dwóch stron, jeden srebrną łyżką, drugi bez, aż do środka.",
      ],
      picture: { place: "kitchen", pose: "peek", props: ["saucer of foam"], eyes: "wide", company: "zenon" },
    },
    {
      title: ["When Did We Have a Bad Day?", "A kiedy był zły dzień?"],
      en: [
        "Before the new jam goes into the larder, the old must be out of it. That is how Mrs Halina does it, and she had Ola hand her down what was left from the year before. It was a single jar, at the very back. Mruk had followed them in and sat down on the flour bin, since the ham hangs in the larder too.",
        "“Well, we’ll eat that now with our tea,” said Mrs Halina, and looked for her glasses. On the label stood, in her own hand: “For a bad day.” They had put it by a year ago, out of the best of the pot. Mrs Halina held it against the light. It was red, and quite clear.",
        "They sat down in the kitchen with the jar between them. “When did we have a bad day?” asked Ola. “You had the flu,” said Mrs Halina. “You brought me soup then, for four days,” said Ola. “That was rather nice. But your ceiling came down.” “Mr Zenon put it up again, and sang,” said Mrs Halina. “There was the time with the keys.” “We played cards on the stairs until two.”",
        "They went through the year backwards, month by month. It was odd; whatever the one remembered, the other had been there. Mruk had got up on the third chair. The lid was on, and it smelt of nothing, but he sat so that his flank touched the jar, and his head turned from one to the other as they talked.",
        "The tea had got cold. Ola had the spoon in her hand. “We can’t just say that we had one,” she said. Mrs Halina took her pencil, bent over the label, and after “a bad day” she put a comma, and “if there is one.” Then Mruk was lifted off, the jar went back to the very end of the shelf, and in front of it, one by one, went all the new ones.",
      ],
      pl: [
        "Zanim nowy dżem pójdzie do spiżarni, stary ma z niej wyjść. Tak robi pani Halina, więc kazała Oli podać, co zostało z zeszłego roku. Był to jeden słoik, na samym końcu półki. Mruk wszedł za nimi i usiadł na skrzynce z mąką, bo w spiżarni wisi też szynka.",
        "„No to zjemy do herbaty” – powiedziała pani Halina i poszukała okularów. Na etykiecie stało, jej własną ręką: „Na zły dzień”. Słoik odstawiły rok temu, z tego, co było w garnku najlepsze. Pani Halina podniosła słoik pod światło. Był czerwony i całkiem przejrzysty.",
        "Usiadły w kuchni, słoik pośrodku. „A kiedy był zły dzień?” – spytała Ola. „Miała pani grypę” – powiedziała pani Halina. „Przynosiła mi pani wtedy rosół, cztery dni – powiedziała Ola. – Było całkiem miło. Ale pani spadł sufit”. „Pan Zenon go przyklejał i śpiewał – powiedziała pani Halina. – A jak wyście zgubili klucze?” „To grałyśmy na schodach w karty do drugiej”.",
        "Przeszły tak cały rok od końca do początku, miesiąc po miesiącu. Dziwna rzecz: ilekroć jednej się coś przypomniało, okazywało się, że druga też tam była. Mruk wskoczył na trzecie krzesło. Słoik był zamknięty i niczym nie pachniał, ale kot usiadł tak, że dotykał go bokiem, i obracał głowę od jednej do drugiej.",
        "Herbata wystygła. Ola trzymała łyżeczkę. „Nie możemy tak po prostu powiedzieć, że był” – odezwała się. Pani Halina wzięła ołówek, nachyliła się nad etykietą i za „zły dzień” postawiła przecinek, a dalej: „jeśli będzie”. Mruka odsunęły, słoik wrócił na sam koniec półki, a przed nim stanęły, jeden po drugim, wszystkie nowe.",
      ],
      picture: { place: "kitchen", pose: "peek", props: [], eyes: "half", company: "halina" },
    },
    {
      title: ["She Blamed the Sugar and the Moon", "A ona winiła cukier i księżyc"],
      en: [
        "You tell that jam is done by putting a drop of it on a cold saucer. If the drop runs, it must go on cooking; if it stays, then it is jam. Mrs Halina let a drop fall on the saucer that Ola had stood to cool on the stone slab by the kitchen window. The drop ran. “Ten minutes more,” said Mrs Halina.",
        "Mruk had been waiting for Mrs Halina to turn back to the stove. It was hot in the kitchen, and there was only one cool place in it, the stone slab, which he had found before the saucer did. The saucer now stood exactly where his belly belonged. He stepped up, lay down on the saucer, and drew in his paws. When he heard the spoon he got up again, for he did not want a scene.",
        "Ten minutes later the drop ran. Ten minutes after that it ran too. Ola licked a spoon and found that it tasted very good by now. Mrs Halina shook her head. She had made jam every summer, and had never had fruit like this; she blamed the sugar, and the moon. The pot grew darker. The wooden spoon began to stand up in it by itself.",
        "At the sixth trial Mrs Halina laid a finger on the saucer. She took it away and felt the saucer with the back of her hand, as you feel a forehead. “It’s warm,” she said. “It’s as warm as a…” She stopped, and looked at the sill, at the one who was sitting beside the slab with his face to the window, and who had in the fur of his belly, very round, six red drops in a row.",
        "It could not be called jam any more. They poured it out on the stone slab, let it set, and broke it up with the hammer, and it made excellent toffee for the second and third floors. For the next pot Ola cooled the saucer under the tap. The slab, swept clean, was given to Mruk.",
      ],
      pl: [
        "Czy dżem gotowy, poznaje się po kropli na zimnym spodeczku. Jeśli kropla ucieka, gotować dalej; jeśli stoi, to jest dżem. Pani Halina upuściła kroplę na spodeczek, który Ola postawiła dla ochłody na kamiennej płycie przy kuchennym oknie. Kropla uciekła. „Jeszcze dziesięć minut” – powiedziała pani Halina.",
        "Mruk tylko czekał, aż pani Halina odwróci się do garnka. Było gorąco i w całej kuchni było jedno chłodne miejsce, kamienna płyta, a on znalazł ją wcześniej niż spodeczek. Spodeczek stał teraz dokładnie tam, gdzie miejsce jego brzucha. Mruk wszedł na płytę, położył się na spodeczku i podwinął łapy. Kiedy słyszał łyżkę, wstawał, bo nie chciał scen.",
        "Po dziesięciu minutach kropla uciekła. Po następnych dziesięciu też. Ola oblizała łyżkę i uznała, że smakuje już bardzo dobrze. Pani Halina kręciła głową. Co lato robi dżem, a takich owoców jeszcze nie miała; winiła cukier i księżyc. W garnku robiło się coraz ciemniej. Drewniana łyżka zaczynała w nim stać o własnych siłach.",
        "Przy szóstej próbie pani Halina położyła na spodeczku palec. Cofnęła go i dotknęła wierzchem dłoni, jak się dotyka czoła. „Ciepły – powiedziała. – Ciepły jak…” Urwała i spojrzała na tego, kto siedział obok płyty twarzą do okna, a w sierści na brzuchu miał rzędem sześć czerwonych kropel, bardzo okrągłych.",
        "Dżem to już nie był. Wylały go na kamienną płytę, poczekały, aż stwardnieje, potłukły młotkiem i były z niego znakomite karmelki dla drugiego i trzeciego piętra. Przy następnym garnku Ola chłodziła spodeczek pod kranem. Płytę, zamiecioną do czysta, oddano Mrukowi.",
      ],
      picture: { place: "courtyard sill", pose: "back", props: [] },
    },
    {
      title: ["Until the Story Thickens", "Mieszać, aż zgęstnieje opowieść"],
      en: [
        "Whoever stirs jam may not stop, or it burns, and may not change hands, or it weeps. Ola was stirring. Mrs Halina sat on the kitchen bench, on account of her knee, and told her a story, because that is the only way of getting through forty minutes.",
        "It was about a hat. A lady had ordered it for a certain evening, with a veil, and had not come for it. Mruk lay before the stove and listened too. In Mrs Halina’s stories there is generally a fish by and by.",
        "“And who came instead?” asked Ola. “A gentleman,” said Mrs Halina. The spoon went round. The gentleman paid for the hat, put it in its box, and asked whether he might leave a letter in the lining. Here there was a ring at the door.",
        "Mrs Halina got up and went to see. Ola stood at the pot and could not leave it. In the hall there was talk about a meter, at length; the jam began to heave and spit, and the spoon went slower, for her arm ached, and there was no story any more to pull it round.",
        "Mruk saw it come to a stop. He rose, walked into the hall, and sat down on Mrs Halina’s left slipper; she stepped out of it. He sat down on the right. “Well, treasure, what is it?” said Mrs Halina, and she looked past him into the kitchen, and saw a spoon that stood still. “The lady read it!” she called. “She came after all, eleven months later, and asked for the hat.”",
        "The spoon leapt. It went round and round while the lady felt in the lining, while she read, sat down, and asked for a glass of water; and when Mrs Halina, in her stockings, had reached the stove, the jam was done. “And the fish?” said Ola, for Mruk was looking up. “At the wedding,” said Mrs Halina, “there was pike,” and took some herring from the plate.",
      ],
      pl: [
        "Dżem trzeba mieszać bez przerwy, bo się przypali, i wciąż tą samą ręką, bo puści wodę. Mieszała Ola. Pani Halina siedziała na kuchennej ławce, ze względu na kolano, i opowiadała, bo inaczej czterdziestu minut się nie wytrzyma.",
        "Rzecz była o kapeluszu. Pewna pani zamówiła go na pewien wieczór, z woalką, i nie przyszła odebrać. Mruk leżał przed kuchenką i też słuchał. W opowieściach pani Haliny prędzej czy później jest ryba.",
        "„A kto przyszedł?” – spytała Ola. „Pan” – powiedziała pani Halina. Łyżka szła w kółko. Pan zapłacił za kapelusz, włożył go do pudła i zapytał, czy może zostawić pod podszewką list. W tym miejscu zadzwonił dzwonek.",
        "Pani Halina wstała i poszła zobaczyć. Ola stała przy garnku i nie mogła odejść. W przedpokoju mówiono o liczniku, i to długo; dżem zaczął się wzdymać i pluć, a łyżka szła coraz wolniej, bo bolała ręka i nie było już opowieści, która by ją ciągnęła.",
        "Mruk widział, jak łyżka staje. Podniósł się, wyszedł do przedpokoju i usiadł pani Halinie na lewym kapciu; wysunęła stopę. Usiadł na prawym. „No co, skarbie?” – spytała, spojrzała ponad nim do kuchni i zobaczyła nieruchomą łyżkę. „Przeczytała list! – zawołała. – Jednak przyszła, jedenaście miesięcy później, i zapytała o kapelusz!”",
        "Łyżka skoczyła. Szła i szła, kiedy tamta pani szukała pod podszewką, kiedy czytała, siadała i prosiła o szklankę wody, a kiedy pani Halina w samych pończochach dotarła do kuchni, dżem był gotów. „A ryba?” – spytała Ola, bo Mruk patrzył w górę. „Na weselu – powiedziała pani Halina – był szczupak”. I sięgnęła na talerz po śledzia.",
      ],
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "up",
        company: "ola",
        inHand: "wooden spoon",
      },
    },
    {
      title: ["Two Hundred and Twelve Stones", "Dwieście dwanaście pestek"],
      en: [
        "Mrs Halina counts the cherries that go in and the stones that come out, and the two have to agree. It is because of a tooth, long ago, and a bishop. In the kitchen that day two hundred and twelve cherries had gone into the pot. In the bowl before Ola lay two hundred and eleven stones.",
        "Ola counted them over again, in both languages. Mrs Halina searched the jam with a spoon, by the light of the lamp, and found nothing; which only meant that it was there and was waiting. They looked under the table and in the sleeves of their blouses. Mruk sat by the stove with his front paws close together and took an interest. It could not go into the jars like this, Mrs Halina said. It was to be for Mr Zenon, who bites.",
        "They sieved the whole of it. It took an hour, and their arms were red to the elbow. Not a stone was in it. Mrs Halina sat down with her hands in her lap, and said that then she had miscounted, and that this was how it began; and she looked so small on the chair that Mruk got up to go over to her.",
        "When he stood up there was a click on the tiles. From between his paws, where he had been keeping it for a quiet hour, round, and licked quite clean, the stone ran ahead of him across the floor and came to rest against Mrs Halina’s slipper. “Two hundred and twelve,” said Mrs Halina. She picked it up and was her old size again. The jam, after all that, was as smooth as silk. Ola gave the stone back to Mruk, who had not played with it yet.",
      ],
      pl: [
        "Pani Halina liczy wiśnie, które idą do garnka, i pestki, które z nich wychodzą, i jedno z drugim musi się zgadzać. To z powodu pewnego zęba, dawno temu, i pewnego biskupa. Tego dnia poszło w kuchni do garnka dwieście dwanaście wiśni. W misce przed Olą leżało dwieście jedenaście pestek.",
        "Ola policzyła jeszcze raz, w obu językach. Pani Halina przeszukała dżem łyżką, pod lampą, i nic nie znalazła, co znaczyło tylko, że pestka tam jest i czeka. Zajrzały pod stół i w rękawy bluzek. Mruk siedział przy kuchence, z przednimi łapami blisko siebie, i śledził sprawę z uwagą. Tak to do słoików pójść nie może, powiedziała pani Halina. Dżem miał być dla pana Zenona, a on gryzie.",
        "Przetarły wszystko przez sito. Trwało to godzinę i miały ręce czerwone po łokcie. Pestki nie było. Pani Halina usiadła, położyła dłonie na kolanach i powiedziała, że w takim razie się pomyliła i że tak się to właśnie zaczyna; i taka się zrobiła na tym krześle mała, że Mruk wstał, żeby do niej podejść.",
        "Kiedy wstał, coś stuknęło o kafelki. Spomiędzy łap, gdzie ją trzymał na spokojną godzinę, okrągła i wylizana do czysta, pestka potoczyła się przed nim po podłodze i zatrzymała przy kapciu pani Haliny. „Dwieście dwanaście” – powiedziała pani Halina. Podniosła pestkę i sama była znowu dawnej wielkości. Dżem był po tym wszystkim gładki jak jedwab. A pestkę Ola oddała Mrukowi, bo jeszcze się nią nie bawił.",
      ],
      when: { between: ["06-25", "07-31"] },
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        company: "nobody",
      },
    },
    {
      title: ["So That’s What It’s Called", "No to już się nazywa"],
      en: [
        "The labels were written, and the two women could not agree. Ola had put on hers in a fine hand: “A Summer Evening, Towards the End.” On Mrs Halina’s stood “Jam.” Eleven jars were cooling on the kitchen table, and before each of them lay eleven labels with the glue already wet.",
        "Mruk lay between them on a newspaper, where it was warm from the jars. He was waiting for the table to be cleared, because after that there is supper. “Nobody can tell from that what is in it,” said Mrs Halina. “Nobody who reads yours will want to know,” said Ola. They did not raise their voices. Each pushed her labels a little further towards the middle, and when the middle was full Mruk had to stand up.",
        "He stood up, stretched his front legs, and set his left paw down in the saucer with the foam. The foam was red and sticky. He noticed this, and did what there was to do: he went to the edge of the table by the shortest way, and as the way led along the jars, he supported himself on them, with that paw, on one lid after another. Then he jumped down.",
        "On all eleven lids was a paw, four toes and a pad, red, and drying in the warmth of the jar. The two women looked at them for a long time. “That’s what it’s called, then,” said Mrs Halina. Anyone in the house would know from that whose kitchen it came from, and that it had been tasted. They swept both heaps of labels together in the newspaper, and laid the table.",
      ],
      pl: [
        "Etykiety były wypisane, tylko obie panie nie mogły dojść do zgody. Ola na swoich miała, pięknym pismem: „Letni wieczór, pod koniec”. Na etykietach pani Haliny stało „Dżem”. Na kuchennym stole stygło jedenaście słoików, a przed każdą z nich leżało jedenaście karteczek, już z klejem.",
        "Mruk leżał pośrodku na gazecie, gdzie było ciepło od słoików. Czekał, aż sprzątną ze stołu, bo potem jest kolacja. „Z tego nikt się nie dowie, co jest w środku” – mówiła pani Halina. „A z tego nikt nie będzie chciał się dowiedzieć” – mówiła Ola. Głosu nie podnosiły. Każda przysuwała swoje karteczki trochę bliżej środka, a kiedy środek się zapełnił, Mruk musiał wstać.",
        "Wstał, przeciągnął przednie łapy i postawił lewą w spodeczku z szumowinami. Były czerwone i się kleiły. Zauważył to i zrobił, co było do zrobienia: ruszył najkrótszą drogą do brzegu stołu, a że droga prowadziła wzdłuż słoików, podpierał się na nich tą łapą, na jednej pokrywce po drugiej. I zeskoczył.",
        "Na wszystkich jedenastu pokrywkach była łapa, cztery palce i poduszka, czerwona, i schła od ciepła. Obie kobiety długo patrzyły. „No to już się nazywa” – powiedziała pani Halina. Każdy w kamienicy pozna po tym, z czyjej to kuchni i że było próbowane. Zgarnęły obie kupki etykiet w gazetę i nakryły do stołu.",
      ],
      picture: { place: "kitchen", pose: "loaf", props: ["jar"], eyes: "half", on: "newspaper", company: "halina" },
    },
  ],
};
