import type { Form } from "#api/house/texts/model.ts";

/** Pages from the caretaker’s notebook: drains, keys, found things and the cat. */
export const zenonsNotebook: Form = {
  name: "zenons-notebook",
  category: "Portrait",
  length: {
    min: 4,
    max: 5,
  },
  heads: [
    {
      titles: [["Found Under the Cat", "Kot, a pod nim zeszyt"]],
      en: "On the stairs Ola found a notebook in oilcloth covers, or rather she found Mruk, who was lying on it. In it Mr Zenon, the caretaker, enters whatever happens to the house, with an indelible pencil. It lay open. Ola would never have looked; but the cat did not get up, and on the left, where he did not cover the page, it said this.",
      pl: "Ola znalazła na schodach zeszyt w ceratowej okładce, a właściwie znalazła Mruka, który na nim leżał. Był to zeszyt pana Zenona, dozorcy, w którym chemicznym ołówkiem zapisuje wszystko, co się domowi przydarza. Zeszyt był otwarty. Ola nigdy by nie zajrzała; ale kot nie wstawał, a z lewej wystawało spod niego, co następuje.",
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "half",
        on: "open book",
        side: "right",
        company: "ola",
      },
      endings: [
        {
          titles: [["The Pot, Scoured, No Hurry", "Garnek, nie pali się"]],
          needs: ["the pot"],
          en: "Ola had come to the smell of burning, and the smell had been hers. “The pot is in my workshop,” it said. She had thought that it had been thrown away. She laid the notebook back on the stair, as she had found it, and went down. The pot was hanging among the drain rods, scoured until you could see the lamp in it, with a slip on its handle: “Mrs Ola. No hurry.” She carried it upstairs in both arms, and Mruk went ahead.",
          pl: "Ola doszła do swędu, a swąd był jej. „Garnek jest u mnie w warsztacie” – stało na końcu. Myślała, że dawno wyrzucony. Odłożyła zeszyt na stopień, tak jak leżał, i zeszła na dół. Garnek wisiał między żelastwem, wyszorowany tak, że odbijała się w nim lampa, z karteczką na uchu: „Pani Ola. Nie pali się”. Niosła go na górę w objęciach, a przodem szedł Mruk.",
        },
        {
          titles: [["Somebody Has Straightened Page Fourteen", "Ktoś rozprostował stronę czternastą"]],
          en: "Ola left everything as it was, the notebook on the stair and the cat on the notebook, and went up on tiptoe. The next entry says: “Notebook, missing since the sweeping, found on the stairs. Warm. On page fourteen somebody has straightened the dog-ear. Cat says nothing. Whoever it was may come again.”",
          pl: "Ola zostawiła wszystko tak, jak było, zeszyt na stopniu, a kota na zeszycie, i weszła na górę na palcach. Następny wpis brzmi: „Zeszyt, zagubiony od zamiatania, znaleziono na schodach. Ciepły. Na stronie czternastej ktoś rozprostował ośle ucho. Kot milczy. Kto to był, może zajrzeć jeszcze raz”.",
        },
        {
          titles: [["The Right Word, in Blue", "Właściwe słowo, na niebiesko"]],
          en: "Ola carried both down to the lodge, the notebook under her arm, Mruk over her shoulder. Mr Zenon leaves a gap where the right word will not come. Later he saw that somebody had filled one in, small, in blue, and that it was the right word. There were four more. He put the notebook back on the stairs.",
          pl: "Ola zniosła do dozorcówki jedno i drugie, zeszyt pod pachą, Mruka przez ramię. Gdzie właściwe słowo nie chce przyjść, pan Zenon zostawia wolne miejsce. Potem zauważył, że jedno jest wypełnione, drobno, na niebiesko, i że to jest właśnie to słowo. Zostały jeszcze cztery. Położył zeszyt z powrotem na schodach.",
        },
      ],
    },
    {
      titles: [["Inspected by the Gentleman with the Briefcase", "Do wglądu panu z teczką"]],
      en: "The administration had sent a gentleman with a briefcase, to see whether the house was kept in order. Mr Zenon, the caretaker, does not speak readily of himself. He moved the cat Mruk from his notebook to the chair, then, since the gentleman had nowhere to sit, back again, and read out what the cat left uncovered.",
      pl: "Administracja przysłała pana z teczką, żeby sprawdził, czy dom jest prowadzony należycie. Pan Zenon, dozorca, niechętnie mówi o sobie. Przeniósł kota Mruka z zeszytu na krzesło, potem, bo pan z teczką nie miał na czym usiąść, z krzesła na zeszyt, i przeczytał na głos to, co było widać.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: [],
        eyes: "grump",
        on: "open book",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Rest Was Cat", "Z prawej było „wolno”"]],
          needs: ["the notice"],
          en: "At the notice the gentleman raised his hand; he had drawn it up himself. “At twenty-five centimetres?” “Where those concerned will see it,” said Mr Zenon. They went to the stairs to look. Mruk had gone on before them and sat down in his place. To the left of him you could read “Animals are”, and to the right “to sit on the stairs”; the rest was cat. “As ordered,” wrote the gentleman, and shut his briefcase.",
          pl: "Przy tabliczce pan z teczką podniósł rękę; sam ją układał. „Na wysokości dwudziestu pięciu centymetrów?” „Tak, żeby zainteresowani widzieli” – odparł pan Zenon. Poszli na schody sprawdzić. Mruk był tam przed nimi i usiadł, gdzie zawsze. Z lewej wystawało spod niego „Zwierzętom siedzieć”, z prawej „wolno”; reszta była kotem. „Zgodnie z zaleceniem” – zapisał pan z administracji i zatrzasnął teczkę.",
        },
        {
          titles: [["Why So Little About the Boiler?", "Czemu o piecu tak mało?"]],
          en: "The gentleman had been counting. “Thirty-one entries about the cat,” he said, “and two about the boiler.” “The boiler’s in order,” said Mr Zenon. The gentleman thought about this. Then he reached past Mruk to the bottom of the page and wrote: “Seen.” After a moment he added: “Cat seen.”",
          pl: "Pan z teczką liczył. „O kocie jest trzydzieści jeden wpisów – powiedział – a o piecu dwa”. „Bo piec jest w porządku” – odparł pan Zenon. Pan z teczką się zastanowił. Potem odkręcił pióro, sięgnął ponad Mrukiem na dół strony i napisał: „Widziałem”. Po chwili dopisał: „Kota też”.",
        },
        {
          titles: [["“And What Happened Then?”", "„I co było dalej?”"]],
          en: "When Mr Zenon stopped, the tea was cold and the briefcase still shut. “And what happened then?” asked the gentleman. To turn the page, Mruk had to be lifted, and he came down on the gentleman’s knees, where he stayed. In the report, under faults, there is one: the notebook is too thin.",
          pl: "Kiedy pan Zenon przerwał, herbata była zimna, a teczka wciąż zamknięta. „I co było dalej?” – spytał pan z administracji. Żeby przewrócić kartkę, trzeba było podnieść Mruka, który wylądował gościowi na kolanach i już tam został. W sprawozdaniu w rubryce „braki” jest jeden: zeszyt za cienki.",
        },
      ],
    },
    {
      titles: [["Is There Anything About My Keys?", "Czy jest coś o moich kluczach?"]],
      pays: ["lost keys"],
      en: "Tomek was standing in the caretaker’s lodge with his pockets turned out. He had lost his keys, he had looked everywhere, and now he wondered whether the notebook had anything on them. Mr Zenon, the caretaker, put on his glasses. Whatever has been found, mended or seen in the house is in there. Mruk lay down beside the lamp, and they went through it from the beginning.",
      pl: "Tomek stał w dozorcówce z wywróconymi kieszeniami. Zgubił klucze, szukał już wszędzie i teraz pytał, czy w zeszycie czegoś o nich nie ma. Pan Zenon, dozorca, włożył okulary. W zeszycie jest wszystko, co w domu znaleziono, naprawiono albo widziano. Mruk położył się pod lampą i zaczęli od początku.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: ["lamp"],
        eyes: "open",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["It Used to Be a Globe", "To był kiedyś globus"]],
          needs: ["the two things"],
          en: "At the stocktaking Tomek laid his finger on the page: two things that nobody could name. Mr Zenon fetched them out of their tin. One of them remained what it was. “But this,” said Tomek, “is off my key ring. It used to be a globe.” Then the ring could not be far. They looked at the tin, and at the table, and at Mruk, who lay higher under the lamp than cats lie on wood. He was asked to rise, and it clinked.",
          pl: "Przy remanencie Tomek położył palec na kartce: dwie rzeczy, których nikt nie umiał nazwać. Pan Zenon wyjął je z puszki. Jedna pozostała tym, czym była. „A to – powiedział Tomek – jest od moich kluczy. To był kiedyś globus”. Klucze nie mogły więc być daleko. Popatrzyli na puszkę, na stół i na Mruka, który leżał pod lampą wyżej, niż się leży na drewnie. Poproszono go, żeby wstał, i zabrzęczało.",
        },
        {
          titles: [["In the Lock of His Own Door", "We własnych drzwiach, od zewnątrz"]],
          en: "The last line was of the same day. “Keys, third floor, found in the lock of his own door, outside. Handed to the owner.” Tomek read it twice. So that was why Mr Zenon had rung. “And then?” he asked. They both looked at Mruk, who was lying a little higher than usual.",
          pl: "Ostatnia linijka była z tego samego dnia. „Klucze z trzeciego piętra, tkwiły od zewnątrz w jego drzwiach. Wydano właścicielowi”. Tomek przeczytał ją dwa razy. A więc po to dzwonił pan Zenon. „A potem?” – spytał. Obaj spojrzeli na Mruka, który leżał trochę wyżej niż zwykle.",
        },
        {
          en: "The keys were not in the notebook. Mr Zenon took a loop of string from a drawer, threaded it through Tomek’s buttonhole and made a knot that takes a knife to undo. “For the next ones,” he said. Mruk tried the end. Under K the lost keys have a line of their own, and the space beside it is still empty.",
          pl: "Kluczy w zeszycie nie było. Pan Zenon wyjął z szuflady kawałek sznurka, przewlókł go Tomkowi przez dziurkę od guzika i zawiązał na taki węzeł, który puszcza tylko pod nożem. „Na następne” – powiedział. Mruk sprawdził koniec. Zgubione mają pod literą K swoją linijkę, z wolnym miejscem obok.",
        },
      ],
    },
    {
      titles: [["Lent to Staś for an Essay", "Wypożyczony Stasiowi do wypracowania"]],
      when: { between: ["09-05", "06-18"] },
      en: "Staś had to write an essay about a person at work, two pages, and had chosen Mr Zenon. But the caretaker, when asked what he does, said that he sees to things, and could think of nothing to add. So he fetched his notebook. Staś read it on the bottom stair, following with his finger, and Mruk followed the finger.",
      pl: "Staś miał napisać wypracowanie o człowieku przy pracy, dwie strony, i wybrał pana Zenona. Ale dozorca, spytany, co robi, odpowiedział, że pilnuje, i na tym skończył. Poszedł więc po swój zeszyt. Staś czytał go na najniższym stopniu, wodząc palcem po linijkach, a Mruk wodził wzrokiem za palcem.",
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "wide",
        look: "down",
        on: "step",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Sweeps, Mends, Waits Till It Is Over", "Zamiata, naprawia, czeka do końca"]],
          needs: ["the slow part"],
          en: "One entry Staś read twice, for it was about himself. “You were on the mat?” he asked. “Both of you?” Mr Zenon looked at his boots. “It was the slow part,” he said. So under “What a caretaker does” it says in the essay: sweeps, mends, waits till it is over. Staś went up to copy it out fair, but first he played the slow part, and he left the door open by a cat’s width.",
          pl: "Jeden wpis Staś przeczytał dwa razy, bo był o nim. „To pan stał na wycieraczce? – spytał. – Obaj?” Pan Zenon popatrzył na swoje buty. „Był wolny kawałek” – powiedział. W wypracowaniu, pod „co robi dozorca”, jest więc: zamiata, naprawia, czeka, aż się skończy. Staś poszedł na górę przepisać to na czysto, ale przedtem zagrał wolny kawałek, a drzwi zostawił uchylone, na szerokość kota.",
        },
        {
          titles: [["Where the Taps Are, and So On", "Gdzie są zawory i tak dalej"]],
          en: "At the end Staś asked who reads the notebook. Mr Zenon had never considered this. He scratched Mruk between the ears. “Somebody’ll come after me,” he said, “and he’ll have to know where the taps are.” Staś waited with his pencil. “And where the cat likes it,” said Mr Zenon. “Put that in too.”",
          pl: "Na koniec Staś zapytał, kto ten zeszyt czyta. Pan Zenon nigdy się nad tym nie zastanawiał. Podrapał Mruka między uszami. „Kiedyś ktoś będzie po mnie – powiedział – i musi wiedzieć, gdzie są zawory”. Staś czekał z ołówkiem. „I gdzie kot lubi – dodał pan Zenon. – To też napisz”.",
        },
        {
          en: "Staś made a table of the entries. Drains, nine; keys, seven; cat, twenty-six. In the column for working hours he had nothing, and went to ask. Mr Zenon was at the courtyard door, holding it open with his foot, because Mruk had not yet decided whether to go out. Staś stood by for a while. Then he wrote: “All day.”",
          pl: "Staś zrobił tabelkę wpisów. Studzienki, dziewięć; klucze, siedem; kot, dwadzieścia sześć. W rubryce godzin pracy nie miał nic i poszedł zapytać. Pan Zenon stał przy drzwiach na podwórko i przytrzymywał je nogą, bo Mruk jeszcze nie zdecydował, czy wychodzi. Staś postał obok. Potem wpisał: „Cały dzień”.",
        },
      ],
    },
    {
      titles: [["One Line Left in the Notebook", "Co wpisać w ostatnią linijkę?"]],
      en: "Mr Zenon’s notebook was full, but for a single line. When that is the case, the caretaker sharpens his pencil and reads the old volume through before he places it on the shelf with the others and begins a new one. He does it aloud, in the lodge, after work. What the last line is to say he decides when he gets there. Mruk is present, since most of it is about him.",
      pl: "Zeszyt pana Zenona był pełny, została jedna linijka. W takim wypadku dozorca struga ołówek i czyta stary tom od deski do deski, zanim odstawi go na półkę do pozostałych i zacznie nowy. Czyta na głos, w dozorcówce, po robocie. Co wpisać w ostatnią linijkę, postanawia, kiedy do niej dojdzie. Mruk jest przy tym obecny, bo to głównie o nim.",
      picture: {
        place: "lodge",
        pose: "sit",
        props: [],
        eyes: "happy",
        company: "zenon",
        posture: "sitting",
        inHand: "exercise book",
        camera: "half",
        side: "left",
      },
      endings: [
        {
          titles: [["Tree Has Grown, Otherwise Nothing Missing", "Drzewo urosło, poza tym wszystko jest"]],
          needs: ["the photograph"],
          en: "When the last line came, Mr Zenon got up and fetched the photograph from over his bed. He held it under the lamp beside Mruk. There was the courtyard, there was the step, there was a cat on it, and there was somebody with the keys. He compared them one by one, as is done at a stocktaking. “Tree has grown,” he wrote in the line that was left, “otherwise nothing missing.” Then he took down a new notebook.",
          pl: "Kiedy doszedł do ostatniej linijki, pan Zenon wstał i przyniósł fotografię znad łóżka. Postawił ją pod lampą, obok Mruka. Było podwórko, był stopień, na stopniu kot i ktoś z kluczami. Porównał po kolei, jak przy remanencie. „Drzewo urosło – wpisał w wolną linijkę – poza tym wszystko jest”. I sięgnął po nowy zeszyt.",
        },
        {
          titles: [["Who Filled the Line", "Kto wypełnił linijkę"]],
          en: "Mr Zenon weighed up the gutter, the bins, a word of thanks. Mruk, who had just stepped in a saucer of tea, walked across the table to see what the silence was about, and trod on the line. Mr Zenon held the page to the lamp until it was dry. He added the date.",
          pl: "Pan Zenon rozważał rynnę, kubły i kilka słów podziękowania. Mruk, który wdepnął po drodze w spodek z herbatą, przeszedł przez stół, żeby sprawdzić, skąd ta cisza, i nadepnął na linijkę. Pan Zenon trzymał kartkę pod lampą, aż wyschła. Dopisał datę.",
        },
        {
          titles: [["How Each of Them Begins", "Od czego się każdy zaczyna"]],
          en: "Mr Zenon used the last line for the sum of all the light bulbs. Then he opened the new notebook and pressed it flat. Nine stand on the shelf, and each begins with the same words, the first in a hand that is almost a boy’s. He moved Mruk over a little and wrote them. “All in order.”",
          pl: "W ostatnią linijkę pan Zenon wpisał sumę wszystkich żarówek. Potem otworzył nowy zeszyt i przygładził go rękawem. Na półce stoi dziewięć i każdy zaczyna się tymi samymi słowami, pierwszy charakterem pisma prawie chłopięcym. Przesunął trochę Mruka i napisał je. „Wszystko w porządku”.",
        },
      ],
    },
    {
      titles: [["While Mr Zenon Was at His Sister’s", "Kto zastąpi pana Zenona?"]],
      en: "Mr Zenon, the caretaker, had gone to see his sister in Radom, from one morning to the next, which he hardly ever does. His broom, his forty keys and his notebook he left to Tomek. “It’s all in there,” he said. Tomek sat down in the lodge to learn what a caretaker does. Mruk, who could have shown him, sat down opposite.",
      pl: "Pan Zenon, dozorca, pojechał do siostry do Radomia, od rana do rana, co mu się prawie nie zdarza. Miotłę, czterdzieści kluczy i zeszyt zostawił Tomkowi. „Tam jest wszystko” – powiedział. Tomek zasiadł w dozorcówce, żeby się dowiedzieć, co robi dozorca. Mruk, który mógłby mu to pokazać, usiadł naprzeciwko.",
      picture: { place: "lodge", pose: "sit", props: [], eyes: "half", company: "tomek", posture: "sitting" },
      endings: [
        {
          titles: [["Five Minutes and Fifty Seconds", "Pięć minut i pięćdziesiąt sekund światła"]],
          needs: ["the six minutes"],
          en: "When the day was over, Tomek went up, with the broom on his shoulder and Mruk ahead of him, and on every landing Mruk stopped, as he does. Tomek looked at his watch. To the third floor they had taken five minutes and fifty seconds, and the light stayed on. All these years he had believed that the switch was old. “Light on the stairs,” he wrote in the notebook, and his was the only tick of that day. “In order.”",
          pl: "Kiedy dzień się skończył, Tomek szedł na górę, z miotłą na ramieniu, przodem Mruk, a Mruk na każdym półpiętrze przystawał, jak to on. Tomek spojrzał na zegarek. Na trzecie piętro szli pięć minut i pięćdziesiąt sekund, a światło nie zgasło. Przez te wszystkie lata myślał, że to wyłącznik jest stary. „Światło na schodach – wpisał do zeszytu i postawił jedynego tego dnia ptaszka. – Jak trzeba”.",
        },
        {
          titles: [["At the Gate, Reason Unknown", "Przy bramie, powód nieznany"]],
          en: "Mr Zenon came back, counted the keys and read. “Swept,” Tomek had written, and farther down: “Cat at the gate from noon. Would not come in. Reason unknown.” Beside the other lines Mr Zenon put a tick, for done. Beside this one he put nothing, and went straight out to Mruk, in his good shoes.",
          pl: "Pan Zenon wrócił, przeliczył klucze i czytał. „Zamiecione” – napisał Tomek, a niżej: „Kot od południa przy bramie. Nie chciał wejść. Powód nieznany”. Przy innych linijkach pan Zenon postawił ptaszki, że zrobione. Przy tej nie postawił nic, tylko tak jak stał, w wyjściowych butach, poszedł do Mruka.",
        },
        {
          titles: [["Twice Round with the Broom", "Dwa razy dookoła z miotłą"]],
          en: "By the end Tomek had swept the courtyard twice, once with the cat in front and once with the cat behind, and carried a pram upstairs. He took the pencil and wanted to write something large. Mruk laid his chin on the page. “Nothing happened,” wrote Tomek. It had taken all day.",
          pl: "Na koniec Tomek miał za sobą podwórko zamiecione dwa razy, raz z kotem z przodu, raz z kotem z tyłu, i jeden wózek wniesiony po schodach. Wziął ołówek i chciał napisać coś wielkiego. Mruk oparł brodę o kartkę. „Nic się nie wydarzyło” – napisał Tomek. Zajęło to cały dzień.",
        },
      ],
    },
    {
      titles: [["Until the Right Key Is Found", "Nim się znajdzie właściwy klucz"]],
      when: {
        day: "working day",
      },
      en: "The man from the waterworks had come to read the meter, which is in the cellar behind a grating, and Mr Zenon, the caretaker, was looking for the key. He tried one after another; it could be heard. The man waited in the lodge beside a cat named Mruk, and since a notebook lay there he began to read that.",
      pl: "Pan z wodociągów przyszedł odczytać licznik, który jest w piwnicy za kratą, a dozorca, pan Zenon, szukał klucza. Próbował jednego po drugim, co było słychać. Pan z wodociągów czekał w dozorcówce obok kota imieniem Mruk, a że leżał tam zeszyt, zaczął odczytywać zeszyt.",
      picture: {
        place: "lodge",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Waterworks on Its Knees", "Zadośćuczynienie, jedna miska"]],
          needs: ["the water"],
          en: "The man read the entry about the water, and then he read it again. That notice had been theirs; it should have gone to the next street. When Mr Zenon came up with the right key at last, he found the waterworks on its knees beside the tap, filling a bowl to the brim. “Compensation,” said the man. Mruk was not thirsty. He drank it up nevertheless, to the bottom, since somebody had taken the trouble.",
          pl: "Pan z wodociągów przeczytał wpis o wodzie, a potem przeczytał go jeszcze raz. Zawiadomienie było od nich; powinno było trafić na sąsiednią ulicę. Kiedy pan Zenon wrócił wreszcie z właściwym kluczem, zastał gościa na kolanach przy kranie, jak napełniał miskę po sam brzeg. „Zadośćuczynienie” – wyjaśnił gość. Mruk nie był spragniony. Mimo to wypił do dna, skoro ktoś zadał sobie trud.",
        },
        {
          titles: [["Is There Another Volume?", "Czy jest następny tom?"]],
          en: "It was the third key, as always. “I’ve got it,” called Mr Zenon from below. “Take your time,” called the man. He read to the end and went on sitting there, one hand on Mruk. Then he asked whether there were others. He was lent the volume before, until the next reading.",
          pl: "Pasował trzeci, jak zawsze. „Mam!” – zawołał z dołu pan Zenon. „Nie ma pośpiechu” – odkrzyknął pan z wodociągów. Doczytał do końca i siedział dalej, z ręką na Mruku. Potem zapytał, czy są inne. Dostał poprzedni tom, do następnego odczytu.",
        },
        {
          titles: [["Other Remarks, If Any", "Uwagi inne, jeśli są"]],
          en: "The man from the waterworks went down, read the meter and filled in his form. At the bottom there is a line for other remarks, which in all his service he had never needed. Mr Zenon held the lamp. The man looked up at the stairs, where Mruk was sitting, and wrote: “Cat, grey, one. Correct.”",
          pl: "Pan z wodociągów zszedł, odczytał licznik i wypełnił druk. Na dole jest linijka na inne uwagi, która przez całą służbę ani razu nie była mu potrzebna. Pan Zenon trzymał lampę. Gość popatrzył w górę, na schody, gdzie siedział Mruk, i wpisał: „Kot, szary, sztuk jeden. Zgadza się”.",
        },
      ],
    },
    {
      titles: [["An Alibi for the Herring", "Alibi na śledzia"]],
      en: "Mrs Halina was short of a herring. There had been four on the plate, and she had only turned her back for a seam; and since the door was ajar, one name was in the air. Mruk sat on the caretaker’s table and looked straight ahead. “We’ll see,” said Mr Zenon, and opened the notebook, which says who was where.",
      pl: "Pani Halinie brakowało śledzia. Na talerzu były cztery, a odwróciła się tylko na jeden szew; ponieważ zaś drzwi były uchylone, padało jedno imię. Mruk siedział u dozorcy na stole i patrzył prosto przed siebie. „Zobaczymy” – powiedział pan Zenon i otworzył zeszyt, w którym jest zapisane, kto kiedy gdzie był.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        camera: "half",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Suspect Chose First", "Podejrzany wybiera, i to pierwszy"]],
          needs: ["so that they hear"],
          en: "Mr Zenon read out why he carries all those keys. “So that people can put away what they have to,” Mrs Halina repeated, and turned pink. She had heard the keys as she sat over her seam, and she had put something away, from habit. They went up, all three of them. The fourth herring was in the bread bin. It had been meant for Mr Zenon, for Sunday, and he was not to know. It was divided by three, and the suspect chose first.",
          pl: "Pan Zenon przeczytał na głos, po co nosi tyle kluczy. „Żeby zdążyli pochować, co trzeba” – powtórzyła pani Halina i zaróżowiła się. Słyszała te klucze, kiedy siedziała nad szwem, i coś schowała, z przyzwyczajenia. Poszli na górę, wszyscy troje. Czwarty śledź leżał w chlebaku. Był dla pana Zenona, na niedzielę, i miał być niespodzianką. Podzielono go na trzy, a podejrzany wybierał pierwszy.",
        },
        {
          titles: [["At the Hour in Question", "W czasie, o który chodzi"]],
          en: "The notebook said: “Cat with me the whole time.” Mrs Halina was ashamed, and called him treasure. Only upstairs did she find the fourth herring, on the saucer where she had put it for him herself. Mr Zenon sat on beside Mruk. Then he took the pencil, and before “the whole” he put “nearly”.",
          pl: "W zeszycie stało: „Kot cały czas u mnie”. Pani Halinie zrobiło się wstyd i nazwała go skarbem. Dopiero na górze znalazła czwartego śledzia, na spodku, na który sama mu go odłożyła. Pan Zenon posiedział jeszcze obok Mruka. Potem wziął ołówek i przed „cały czas” dopisał „prawie”.",
        },
        {
          titles: [["Received by Hand, on a Plate", "Odebrano z rąk, na talerzyku"]],
          en: "One line of the notebook was enough. “Received from Mrs Halina for the tap, herring, on a plate. Shared with the cat.” Mrs Halina put her hand to her cheek. She had brought it down herself, and then gone up and counted. “And was it good?” she asked. Mruk licked his lips, from left to right.",
          pl: "Wystarczyła jedna linijka zeszytu. „Odebrano od pani Haliny za kran, śledź, na talerzyku. Podzielono z kotem”. Pani Halina dotknęła ręką policzka. Sama go zniosła, po czym wróciła na górę i zaczęła liczyć. „I dobry był?” – zapytała. Mruk oblizał się, od lewej do prawej.",
        },
      ],
    },
  ],
  entries: [
    {
      titles: [["We Stayed for the End of It", "Zostaliśmy do końca"]],
      en: "Drain in the courtyard, blocked. Took out a spoon, a marble and half a comb. Cat assisted, from the dry side. Then the water went down, turning left, as it does. Nothing more to be done there. We stayed for the end of it.",
      pl: "Studzienka na podwórku, zapchana. Wyjęto łyżkę, szklaną kulkę i pół grzebienia. Kot asystował, od suchej strony. Potem woda zeszła, kręcąc się w lewo, jak to ona. Roboty więcej nie było. Zostaliśmy do końca.",
    },
    {
      titles: [["Somebody Is Counting on a Tooth", "Ktoś liczy na ten ząb"]],
      en: "Found on the stairs, a milk tooth in a twist of paper. Somebody will be counting on it. Laid it on the first-floor window sill, with a coin. Cat kept watch. Later both were gone, and behind a door somebody was laughing through a gap.",
      pl: "Znaleziono na schodach ząb mleczny w papierku. Ktoś na niego liczy. Położono na parapecie na pierwszym piętrze, obok monety. Kot pilnował. Potem nie było ani zęba, ani monety, a za drzwiami ktoś się śmiał, bez jednego zęba.",
    },
    {
      unless: ["lost keys"],
      en: "Keys, third floor, in the lock, outside. Rang. Inside, Mr Tomek was looking for them under the sofa. Handed them over. Did not say where they had been. Cat had sat in front of them till I came, and did not say it either.",
      pl: "Klucze z trzeciego piętra tkwiły w zamku, od zewnątrz. Zadzwoniono. W środku pan Tomek szukał ich pod kanapą. Wydano. Gdzie były, nie mówiono. Kot siedział przed nimi, dopóki nie nadszedłem, i też nie powiedział.",
    },
    {
      titles: [["Creaks, but Not with Him on It", "Skrzypi, ale nie pod nim"]],
      en: "Stair between the second and third floor, creaks. Went up with the hammer, cat on it. Went up again after dinner, cat on it. Sat down beside him to wait. It does not creak when there are two of us either. Crossed it off.",
      pl: "Stopień między drugim a trzecim piętrem, skrzypi. Poszedłem z młotkiem, na stopniu kot. Poszedłem po obiedzie, na stopniu kot. Usiadłem obok, żeby poczekać. Pod dwoma też nie skrzypi. Skreślono.",
    },
    {
      titles: [["Six Minutes of Light", "Sześć minut światła"]],
      pays: ["the six minutes"],
      en: "Stair light goes out after three minutes, by regulation. Mrs Halina with her shopping needs four. Cat needs six, because he stops. Set it to six. If anybody asks, the switch is old.",
      pl: "Światło na schodach gaśnie po trzech minutach, zgodnie z przepisem. Pani Halina z zakupami potrzebuje czterech. Kot sześciu, bo przystaje. Nastawiono na sześć. Gdyby ktoś pytał, wyłącznik jest stary.",
    },
    {
      pays: ["the notice"],
      en: "Notice received from the administration, “Animals are not to sit on the stairs”. To be put up where those concerned will see it. Put it up at twenty-five centimetres. Cat has seen it. He sits in front of it.",
      pl: "Z administracji przyszła tabliczka „Zwierzętom siedzieć na schodach nie wolno”. Zawiesić tak, żeby zainteresowani widzieli. Zawieszono na wysokości dwudziestu pięciu centymetrów. Kot widział. Siedzi przed nią.",
    },
    {
      titles: [["The Old Broom Is for the Edges", "Stara miotła jest do brzegów"]],
      en: "New broom came, stiff. Old one to be thrown out. Stood it by the bins. Cat went over and lay down along it. Fetched it in again. The new one for the courtyard, the old one for the edges. The house has a great many edges.",
      pl: "Przyszła nowa miotła, sztywna. Starą wyrzucić. Postawiono przy kubłach. Kot podszedł i położył się wzdłuż niej. Zabrano z powrotem. Nowa na podwórko, stara do brzegów. Dom ma bardzo dużo brzegów.",
    },
    {
      titles: [["Mouse Seen, No Objections", "Widziano, bez zastrzeżeń"]],
      en: "Mouse in the cellar. The administration recommends a trap. Took the cat down instead. Cat looked at the mouse, mouse at the cat, then both at me. Mouse went back to work. Reported: mouse seen, no objections.",
      pl: "W piwnicy mysz. Administracja zaleca pułapkę. Zamiast niej zniesiono kota. Kot popatrzył na mysz, mysz na kota, potem oboje na mnie. Mysz wróciła do pracy. Do administracji: widziano, bez zastrzeżeń.",
    },
    {
      titles: [["Nobody Had a Ball", "Piłki nikt nie miał"]],
      en: "Cellar window broken, by a ball. Put the ball on my shelf. Towards five a deputation came, to ask nothing in particular. None of them owned a ball. While I was writing that down it rolled out between their feet. Cat had been on the shelf.",
      pl: "Stłuczone okienko w piwnicy, piłką. Piłkę odłożono do mnie na półkę. Około piątej przyszła delegacja, niby tak sobie. Piłki żaden z nich nie miał. Kiedy to zapisywałem, wytoczyła im się pod nogi. Na półce był kot.",
    },
    {
      titles: [["How the Complaint Was Attended To", "Skarga na trąbkę, załatwiona"]],
      pays: ["the slow part"],
      en: "Staircase B complains of the trumpet. Went up to the first floor to tell Staś so. He was at the slow part. Waited on the mat, so as not to disturb. Cat on the mat as well. When it was over we went down. Complaint attended to.",
      pl: "Klatka B skarży się na trąbkę. Poszedłem na pierwsze piętro powiedzieć to Stasiowi. Był akurat przy wolnym kawałku. Poczekałem na wycieraczce, żeby nie przeszkadzać. Kot też na wycieraczce. Po wszystkim obaj zeszliśmy. Skargę załatwiono.",
    },
    {
      titles: [["The Rest Wears Off by Itself", "Reszta zejdzie sama"]],
      en: "Gateway, chalk on the ground. A cat, two metres long, by children. To be removed, rule nine. Came with the bucket. Inside lay the real one, exactly where he belonged. Washed round the outside. The rest wears off by itself.",
      pl: "W bramie kreda na ziemi. Kot, dwa metry długości, autorstwa dzieci. Do usunięcia, punkt dziewiąty. Przyszedłem z wiadrem. W środku leżał prawdziwy, dokładnie tam, gdzie się zgadzało. Zmyto naokoło. Reszta zejdzie sama.",
    },
    {
      en: "Fuse gone, Staircase A. Six minutes of dark. They all came out on the stairs with candles, sat down, and somebody had a cake. Cat in the middle. The light came on, and nobody looked up. Cause of the failure, unknown. It may happen again.",
      pl: "Wysiadł bezpiecznik, klatka A. Sześć minut ciemności. Wszyscy wyszli ze świecami na schody, usiedli, ktoś miał ciasto. Pośrodku kot. Światło wróciło i nikt nie podniósł głowy. Przyczyna awarii nieznana. Może się powtórzyć.",
    },
    {
      titles: [["Three Washers in Debt", "Słoik za uszczelkę"]],
      en: "Tap on the second floor, dripping. Put in a washer. Mrs Halina paid with a jar of gherkins. A washer is worth a quarter of a jar. Told her, in front of the cat, that I owe her three more. She said it would drip again, she would see to that.",
      pl: "Drugie piętro, kran kapie. Wymieniono uszczelkę. Pani Halina zapłaciła słoikiem ogórków. Uszczelka warta jest ćwierć słoika. Powiedziałem jej, przy kocie, że jestem winien jeszcze trzy. Odparła, że kran znowu będzie kapał, już ona tego dopilnuje.",
    },
    {
      titles: [["Found My Cap, with Contents", "Czapka z zawartością"]],
      en: "Cap, mine, missing for two days. Found among the rags in the workshop, with the cat in it. It now has his shape. Put on the Sunday one. Had always thought it too good for every day. It is just right for every day.",
      pl: "Czapka, moja, nie było jej dwa dni. Znaleziono między szmatami w warsztacie, w środku kot. Ma już jego kształt. Włożyłem niedzielną. Zawsze mi się wydawało, że na co dzień za dobra. Na co dzień jest w sam raz.",
    },
    {
      titles: [["Sixteen Marks, to Be Left", "Szesnaście śladów, nie zmywać"]],
      en: "Flour on the doorstep, sixteen small marks, by Bułka, the ginger cat from the bakery. Went for the dustpan. Came back with it and thought again. Let them lie until the cat had been down to read them. He took his time over each.",
      pl: "Na progu mąka, szesnaście małych śladów: Bułka, ruda kotka z piekarni. Poszedłem po szufelkę. Wróciłem i się rozmyśliłem. Niech leżą, póki kot nie zejdzie i nie przeczyta. Przy każdym trochę posiedział.",
    },
    {
      titles: [["How Far the Brass Polish Went", "Na co starczyło pasty"]],
      en: "Polished the brass. Door handles, seven, letter flap, bell push. There was a little left on the rag. Asked the cat to lift his chin, and did the bell on his collar. He held still. Then he went upstairs past everybody’s door and rang.",
      pl: "Czyszczono mosiądze. Klamek siedem, klapka na listy, dzwonek przy bramie. Na szmatce coś zostało. Poprosiłem kota, żeby podniósł brodę, i zrobiono dzwonek przy obroży. Trzymał się spokojnie. Potem poszedł na górę, obok wszystkich drzwi, i dzwonił.",
    },
    {
      titles: [["Glue the Next One Higher", "Następny nakleić wyżej"]],
      en: "Crack in the gateway wall. Glued a strip of paper across, with the date, to see whether it is growing. In the morning the paper was torn. Measured; the crack had not moved. On the paper were four fine scratches, side by side. Glued the next one higher.",
      pl: "Pęknięcie w ścianie bramy. Naklejono w poprzek pasek papieru z datą, żeby zobaczyć, czy rośnie. Rano papier był rozdarty. Zmierzono, pęknięcie to samo. Na papierze cztery zadrapania, jedno przy drugim. Następny naklejono wyżej.",
    },
    {
      titles: [["With His Face to the Wall", "Twarzą do ściany"]],
      en: "Sparrow inside Staircase B. Opened the top window, opened the bottom one, asked the cat to stay out of it. He stayed out of it, on the step, with his face to the wall. It took the sparrow twenty minutes. Stroked the cat, once.",
      pl: "Na klatce B w środku wróbel. Otwarto okno na górze, otwarto na dole, kota poproszono, żeby się nie mieszał. Nie mieszał się, siedział na stopniu twarzą do ściany. Wróblowi zajęło to dwadzieścia minut. Na koniec kota pogłaskano, raz.",
    },
    {
      titles: [["For Whom It Rains", "Dla kogo pada"]],
      en: "Paper bin would not shut. Umbrella in it, a gentleman’s, one rib broken. Mended the rib. Hung it inside the gate with a card, “For whom it rains”. It has been taken seven times now and brought back eight, so there are two. Under the second sits the cat.",
      pl: "Kubeł na papier się nie domykał. W środku parasol, męski, jeden drut złamany. Drut naprawiono. Powieszono w bramie z kartką „Dla kogo pada”. Brano go już siedem razy, a oddano osiem, więc są dwa. Pod drugim siedzi kot.",
    },
    {
      titles: [["Tested with a Carpet and Without", "Wypróbowano z dywanem i bez"]],
      en: "Carpet frame, squeaks. By the rules of the house it is for carpets, and no swinging on it. Oiled both hinges, for the carpets. Tested it. It bears a runner, it bears a man. Cat was the only witness, and looked up at my boots.",
      pl: "Trzepak skrzypi. Według regulaminu jest do dywanów, a bujać się nie wolno. Naoliwiono oba zawiasy, do dywanów. Wypróbowano. Chodnik trzyma, człowieka też. Jedynym świadkiem był kot i patrzył z dołu na moje buty.",
    },
    {
      titles: [["“Is Anything Broken?”", "„Zepsuło się coś?”"]],
      en: "Young man on Staircase B, with flowers, half an hour, not ringing. Asked whether anything was broken. No, nothing. Cat sat down on his shoe. When he could stand it no longer he went up. Came down without the flowers. Swept up one petal.",
      pl: "Młody człowiek na klatce B, z kwiatami, pół godziny, nie dzwoni. Spytałem, czy się coś zepsuło. Nie, nic. Kot usiadł mu na bucie. Kiedy dłużej już nie mógł, poszedł na górę. Zszedł bez kwiatów. Zmieciono jeden płatek.",
    },
    {
      titles: [["The Word Is Found, the Porridge Is Not", "Słowo się znalazło, kasza przepadła"]],
      pays: ["the pot"],
      en: "Smell of burning, third floor. Ran. Mrs Ola had gone to look for a word, and the porridge had not waited. Cat was on the stairs already, with his felt mouse. Opened windows. The word is found. The pot is in my workshop.",
      pl: "Trzecie piętro, swąd. Pobiegłem. Pani Ola poszła szukać słowa, a kasza nie zaczekała. Kot był już na schodach, ze swoją myszą z filcu. Okna otwarto. Słowo się znalazło. Garnek jest u mnie w warsztacie.",
    },
    {
      titles: [["Is He Really That Big?", "Czy on naprawdę jest taki duży?"]],
      en: "Bell at the gate, five times, nobody there. Stood behind the door with the cat. At the sixth I opened. A girl, about so high, very red. Asked her business. She wanted to see whether he was really that big. Showed him from all sides.",
      pl: "Dzwonek przy bramie, pięć razy, nikogo. Stanąłem z kotem za drzwiami. Za szóstym razem otworzyłem od razu. Dziewczynka, o taka, cała czerwona. Spytałem, w jakiej sprawie. Chciała zobaczyć, czy on naprawdę jest taki duży. Pokazano z każdej strony.",
    },
    {
      titles: [["Put Back for the Next Man", "Odłożone dla następnego"]],
      en: "Tile loose in the gateway. Under it lay a coin, from before anybody’s time, and a bent nail. Cat sniffed at both. Set the tile in fresh mortar. Put the coin back beneath it, for whoever does it next. Added a button of my own.",
      pl: "W bramie luźna płytka. Pod nią moneta, starsza od nas wszystkich, i krzywy gwóźdź. Kot powąchał jedno i drugie. Płytkę osadzono na świeżej zaprawie. Monetę odłożono z powrotem, dla tego, kto będzie to robił następny. Dołożyłem swój guzik.",
    },
    {
      titles: [["The Cat Had a Word with the Pigeon", "Kot pomówił z gołębiem"]],
      en: "Large pigeon on the handle of the cellar door, would not get off. Said good morning. Used the other entrance. Asked the cat to have a word with him. They sat there for half an hour, pigeon above, cat below, looking the same way. Nothing was agreed.",
      pl: "Na klamce piwnicy duży gołąb, zejść nie chciał. Powiedziałem dzień dobry. Wszedłem drugim wejściem. Poprosiłem kota, żeby z nim pomówił. Siedzieli pół godziny, gołąb wyżej, kot niżej, i patrzyli w tę samą stronę. Nic nie ustalono.",
    },
    {
      titles: [["A Boy with Too Many Keys", "Chłopak, a klucze za duże"]],
      pays: ["the photograph"],
      en: "Took down the letter boxes, to paint. Behind them lay a photograph. The courtyard, the chestnut no thicker than a broomstick, a cat on the step, and a boy with a bunch of keys too big for him. Showed it to our own cat. Hung it over my bed.",
      pl: "Zdjęto skrzynki na listy, do malowania. Za nimi leżała fotografia. Podwórko, kasztanowiec nie grubszy od kija, na stopniu kot, a przy nim chłopak z pękiem kluczy, za dużym na niego. Pokazałem ją naszemu kotu. Powiesiłem nad łóżkiem.",
    },
    {
      titles: [["In Reserve for the Third Floor", "Rezerwa dla trzeciego piętra"]],
      pays: ["the water"],
      en: "Notice, water off from nine to twelve. Went round to all, and filled what they had. Put a bowl for the cat beside my stool. The water was not turned off. He drank it up nevertheless, to the bottom, as I had taken the trouble.",
      pl: "Zawiadomienie, wody nie będzie od dziewiątej do dwunastej. Obszedłem wszystkich i napełniono, co kto miał. Kotu postawiłem miskę przy zydlu. Wody nie zakręcono. Mimo to wypił do dna, skoro zadałem sobie trud.",
    },
    {
      titles: [["So They Know I’m Coming", "Żeby wiedzieli, że idę"]],
      pays: ["so that they hear"],
      en: "Lady from B locked out, in slippers. Opened with a bent wire, forty seconds. She asked what I carry all the keys for, then. So that people can hear me coming, and put away what they have to. Only the cat never puts anything away.",
      pl: "Pani z B zatrzasnęły się drzwi, w kapciach stała. Otworzono drutem, czterdzieści sekund. Pyta, po co w takim razie noszę tyle kluczy. Żeby ludzie słyszeli, że idę, i zdążyli pochować, co trzeba. Jeden kot nigdy nic nie chowa.",
    },
    {
      titles: [["Who Scratches at the Lodge Door?", "Kto drapie do dozorcówki?"]],
      en: "Door of the lodge, lower edge, scratches, fresh. Got ready the filler and the varnish. Sat down to let the filler soften. Cat came and scratched. Opened. Since then I have left the door ajar and the varnish in its tin.",
      pl: "Drzwi dozorcówki, u dołu zadrapania, świeże. Przygotowałem szpachlówkę i lakier. Usiadłem, żeby szpachlówka zmiękła. Przyszedł kot i zadrapał. Otworzono. Od tej pory drzwi są niedomknięte, a lakier stoi w puszce.",
    },
    {
      titles: [["Two Matches for One Light", "Dopiero od drugiej zapałki"]],
      en: "The light in the shrine had gone out in the night. Went across with the matches. The first one did not catch. When I looked round for where the draught was coming from, the cat had sat down in it. The second one caught.",
      pl: "W nocy zgasło światło w kapliczce. Poszedłem z zapałkami. Pierwsza nie chwyciła. Gdy się obejrzałem, skąd ciągnie, to kot już tam siedział i zasłaniał. Druga chwyciła.",
    },
    {
      titles: [["To the Lady with Yellow Curtains", "Do pani od żółtych firanek"]],
      en: "Letter addressed “To the lady with the yellow curtains”. Went round the courtyard with the cat and looked up. All white. Asked on Staircase B. The lady from the fourth floor sat down on the stairs. Hers were yellow once. Only one person could have remembered that.",
      pl: "List z adresem: „Do pani od żółtych firanek”. Obszedłem z kotem podwórko, patrząc w górę. Same białe. Pytałem na klatce B. Pani z czwartego piętra usiadła na schodach. Kiedyś miała żółte. Pamiętać mogła to jedna osoba.",
    },
    {
      titles: [["Closed for Stocktaking", "Zamknięte, remanent"]],
      pays: ["the two things"],
      en: "Stocktaking in the workshop. Screws, four tins. Nails, three; in the fourth lay the cat. At the end there were two things that nobody could name, and one cat’s toy, which he was surprised to see. Handed it out, no receipt.",
      pl: "Remanent w warsztacie. Śrub cztery puszki. Gwoździ trzy, w czwartej leżał kot. Na koniec zostały dwie rzeczy, których nikt nie umiał nazwać, i jedna kocia zabawka, na której widok kot się zdziwił. Wydano bez pokwitowania.",
    },
    {
      titles: [["The Knocking Stopped, the Purring Did Not", "Stukać przestało, mruczy dalej"]],
      when: {
        heating: true,
      },
      en: "Knocking in the radiators, Staircase A. Let the air out, first floor to third. On the third the cat lay over all thirteen ribs and saw no reason to get up. Worked round him. The knocking has stopped. What can still be heard is him.",
      pl: "Stuka w kaloryferach, klatka A. Odpowietrzono, od pierwszego piętra do trzeciego. Na trzecim kot leżał na wszystkich trzynastu żebrach i wstawać nie widział powodu. Kluczyk wsunięto obok niego. Stukać przestało. To, co słychać, to on.",
    },
    {
      titles: [["He Went Ahead with the Wood", "Wiem, gdzie jest piec"]],
      when: {
        heating: true,
      },
      en: "Carried wood up to the third floor, two baskets. Cat went ahead, and waited on each landing till I was there. At the top he showed me the stove. I have known for a good while where it is. Thanked him all the same.",
      pl: "Wniesiono drewno na trzecie piętro, dwa kosze. Kot szedł przodem i na każdym półpiętrze czekał, aż dojdę. Na górze pokazał mi piec. Wiem od dawna, gdzie stoi. Ale podziękowałem.",
    },
    {
      titles: [["Wider by One Cat", "Szerzej o jednego kota"]],
      when: {
        weather: ["snow"],
      },
      en: "Snow. Cleared a path to the bins, one shovel wide. Cat came along behind me as far as the middle and met the lady with the pram. Neither could go back. Lifted one of them. Made the path wider, by one cat, all the way.",
      pl: "Śnieg. Odgarnięto ścieżkę do kubłów, szeroką na łopatę. Kot szedł za mną do połowy i spotkał panią z wózkiem. Żadne nie mogło zawrócić. Jedno podniosłem. Ścieżkę poszerzono o jednego kota na całej długości.",
    },
    {
      titles: [["This Is the Third Tomorrow", "To już trzecie jutro"]],
      when: {
        between: ["10-10", "11-18"],
      },
      en: "Leaves swept into a heap by the carpet frame, to be taken away. Cat inside, ears visible. Left it till tomorrow. Next day, same ears. Left it again. This is the third tomorrow. There is no hurry with leaves, they are down already.",
      pl: "Liście zamieciono na kupę przy trzepaku, do wywozu. W środku kot, widać uszy. Odłożono na jutro. Nazajutrz zajrzałem, te same uszy. Odłożono. To już trzecie jutro. Z liśćmi nie ma pośpiechu, i tak spadły.",
    },
    {
      titles: [["A Hinge Broken on Purpose", "Zawias nie do naprawienia"]],
      when: {
        between: ["05-12", "08-02"],
      },
      en: "The administration wishes the attic hatch closed. The swifts wish it open, a hand’s breadth. Went up with the cat to look into it. The hinge will not close, I am sorry to say. It took me a quarter of an hour with the pliers to see to that.",
      pl: "Administracja życzy sobie, żeby klapę na strych zamknąć. Jerzyki, żeby była uchylona na dłoń. Poszedłem z kotem zbadać sprawę. Zawias niestety się nie domyka. Pracowałem nad tym kwadrans, kombinerkami.",
    },
    {
      titles: [["The Stone Floor Does Not Mind", "Kapie, ale posadzka się nie gniewa"]],
      when: {
        weather: ["rain"],
      },
      en: "Rain coming through in the gateway, in two places. Put a bucket under each. Cat lay in between and got it from both sides. Moved the left one. Now it drips on the floor there, which is of stone and does not mind.",
      pl: "Pada, w bramie przecieka, w dwóch miejscach. Pod każde podstawiono wiadro. Między nimi leżał kot i dostawał z obu stron. Lewe przestawiono. Kapie tam teraz na posadzkę, ale ona jest z kamienia i się nie gniewa.",
    },
    {
      titles: [["Better than a Brick", "Lepszy od cegły"]],
      when: {
        weather: ["wind"],
      },
      en: "Wind. The lid of the paper bin flew across the yard, twice. Laid a brick on it. For the second bin there was no brick. When I came back with one, the cat was sitting on that lid. Took the brick away again.",
      pl: "Wiatr. Pokrywa kubła na papier dwa razy poleciała przez podwórko. Położono na niej cegłę. Na drugi kubeł cegły nie było. Kiedy wróciłem z cegłą, na tamtej pokrywie siedział kot. Cegłę odniosłem z powrotem.",
    },
    {
      titles: [["Swept by Ear", "Zamiatanie na słuch"]],
      when: {
        weather: ["fog"],
      },
      en: "Fog, courtyard not to be found. Swept it all the same, by ear. Somewhere ahead walked the cat, and at each corner he rang once. When the fog lifted, the whole yard had been done, except the bit where he was.",
      pl: "Mgła, podwórka nie widać. Mimo to zamieciono, na słuch. Przede mną gdzieś szedł kot i na każdym rogu raz dzwonił. Kiedy mgła się podniosła, całe podwórko było zrobione, prócz tego kawałka, na którym stał on.",
    },
    {
      titles: [["One for Each Pocket", "Do każdej kieszeni po jednym"]],
      when: {
        between: ["09-12", "10-12"],
      },
      en: "Chestnuts are coming down on the bin lids, one every few minutes. Cat counts them. The biggest hit me on the cap. Was going to sweep them up, but school is near. Left them. Kept two, one for each pocket.",
      pl: "Kasztany spadają na pokrywy kubłów, co kilka minut jeden. Kot je liczy. Największy trafił mnie w czapkę. Miałem zamieść, ale szkoła jest blisko. Zostawiono. Wziąłem dwa, do każdej kieszeni po jednym.",
    },
    {
      titles: [["Higher Up, and with Respect", "Wyżej, za to z szacunkiem"]],
      en: "Somebody has tied a string round the chestnut tree, too tight, for a clothes line. Took it off and rubbed the bark with my hand. Hung the line from two hooks. Cat sharpened his claws on the same place afterwards, but higher up, and with respect.",
      pl: "Ktoś za mocno obwiązał kasztanowiec sznurkiem do bielizny. Zdjęto, korę roztarto ręką. Sznurek powieszono na dwóch hakach. Kot potem ostrzył w tym miejscu pazury, ale wyżej i z szacunkiem.",
    },
  ],
};
