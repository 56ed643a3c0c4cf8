import type { Arc } from "#api/house/texts/model.ts";

/** A gentleman dials the speaking clock, gets Ola’s kitchen clock instead, and is seven minutes early for somebody. */
export const sevenMinutes: Arc = {
  name: "seven-minutes",
  category: "Friendship",
  begins: "2029-03-09",
  returns: true,
  evenings: [
    {
      title: ["The Time, If You Would Be So Kind", "Poproszę o dokładną godzinę"],
      en: [
        "At eight the telephone rang in the hall. Ola came with a pencil between her teeth, and Mruk, who lay on the little cupboard beside it, moved up a bit, towards the receiver. “The exact time, please,” said a man’s voice.",
        "In this house people often ask that. Ola bent back until she could see into the kitchen. “Seven minutes past eight,” she said. “Thank you kindly. I’ll set my watch.” He did not hang up. “You’re new,” said the voice. “The other lady always sounds as if she were reading it out. And how well you hear the works today! Like a mill.” Ola looked down. Mruk was purring, an inch from the mouthpiece, with his eyes shut.",
        "“Who was it?” asked Tomek from the big room. “Someone who wanted the speaking clock.” She was already smiling, and had the pencil back in her mouth, and then she took it out again. The kitchen clock is seven minutes fast. Everybody in the flat knows it and takes it off. The gentleman had taken nothing off. The gentleman had set his watch.",
        "“He’ll notice,” said Tomek. He was carrying a chair into the kitchen, to put the clock right at last; he sets about it two or three times a year. “He sounded like someone who believes what he’s told,” said Ola. There was no way to ring him back. Somewhere in the city a watch was now ticking with great confidence in the wrong place.",
        "Tomek climbed on the chair. He opened the glass, and Ola said quickly, “No, leave it. If he rings again, I want to know what I told him.” So Tomek climbed down. Mruk had not stirred from the telephone. He was looking at it as he looks at a hole in which there has once been a mouse.",
      ],
      pl: [
        "O ósmej w przedpokoju zadzwonił telefon. Ola przyszła z ołówkiem w zębach, a Mruk, który leżał obok na szafce, trochę się posunął, w stronę słuchawki. „Poproszę o dokładną godzinę” – odezwał się męski głos.",
        "W tym domu pyta się o to często. Ola odchyliła się tak, żeby widzieć kuchnię. „Siedem po ósmej” – powiedziała. „Pięknie dziękuję, już nastawiam zegarek”. Nie odkładał słuchawki. „Pani jest nowa – stwierdził. – Tamta pani zawsze mówi, jakby czytała. I jak dziś słychać mechanizm! Zupełnie jak młyn”. Ola spojrzała w dół. Mruk mruczał tuż przy mikrofonie, z zamkniętymi oczami.",
        "„Kto to?” – zapytał Tomek z dużego pokoju. „Ktoś, kto chciał zegarynkę”. Już się śmiała, już znowu miała ołówek w zębach, i nagle go wyjęła. Zegar w kuchni spieszy się o siedem minut. W mieszkaniu każdy to wie i odejmuje. Ten pan nie odjął. Ten pan nastawił zegarek.",
        "„Zauważy” – pocieszył ją Tomek. Niósł do kuchni krzesło, żeby nareszcie ten zegar wyregulować; zabiera się do tego ze dwa, trzy razy w roku. „To był głos kogoś, kto wierzy, jak mu powiedzą” – odparła Ola. Oddzwonić nie było jak. Gdzieś w mieście tykał teraz zegarek, bardzo pewny siebie i nie w tym miejscu.",
        "Tomek wszedł na krzesło. Otwierał już szybkę, kiedy Ola powiedziała prędko: „Nie, zostaw. Jeśli zadzwoni, muszę wiedzieć, co mu powiedziałam”. Więc zszedł. Mruk nie ruszył się od telefonu. Patrzył na niego tak, jak się patrzy na dziurę, w której raz była mysz.",
      ],
      picture: { place: "hall", pose: "loaf", props: [], eyes: "open", mouth: "neutral", en: "Mruk lies in the hall and listens in on a call that is not for him", pl: "Mruk leży w przedpokoju i przysłuchuje się rozmowie, która nie jest do niego" },
    },
    {
      title: ["“You’re Early,” She Said", "„Pan dziś wcześnie” – powiedziała"],
      en: [
        "The gentleman with the wrong number rang seven minutes before eight. By the kitchen clock, which is fast and which he had taken for the speaking clock the evening before, it was eight exactly. “Eight exactly,” he said. “I don’t need it, I only wanted to hear you say so.” Ola had prepared a sentence. It began with “I’m afraid”.",
        "“You’ll be wondering,” he went on, “why I tell you this. I live at the end of the line, and I take the fifteen into town every morning, at half past seven. I was on the railway; I’m never late. I’m never early, either. Today I got to the stop and there was one standing there, just about to go. An earlier one! I’d never seen it.”",
        "Mruk had put his chin on the receiver. “On the left there’s a lady with a string bag,” said the voice, a little closer. “Beetroot in it. She moves over. ‘You’re early today,’ she says, as if she’d been expecting me later, and we talked, Miss, the whole length of the line. About beetroot, in part. I went past my stop.”",
        "Ola held the sentence ready. She opened her mouth, and at the other end he breathed in. “I’ve had that watch for a long time,” he said, “and looked at it a great deal. I’d no idea it was slow. Would you say it again? For the setting?”",
        "The clock ticked in the kitchen. In the doorway of the big room stood Tomek, who teaches where the sun stands and when, and held up his wristwatch and pointed at it. Ola turned her back on him. “It’s eight o’clock,” she said softly, “precisely.” And Mruk’s works ran on, deep and regular, for as long as the gentleman liked to listen.",
      ],
      pl: [
        "Pan, który pomylił numer, zadzwonił siedem minut przed ósmą. Na kuchennym zegarze, który się spieszy, a który on poprzedniego wieczoru wziął za zegarynkę, była ósma, co do minuty. „Ósma, co do minuty – powiedział. – Nie muszę wiedzieć, chciałem tylko usłyszeć od pani”. Ola miała przygotowane zdanie. Zaczynało się od „niestety”.",
        "„Pani się dziwi – ciągnął – po co ja to mówię. Mieszkam na końcu linii i co rano jadę piętnastką do miasta, o wpół do ósmej. Byłem kolejarzem; nigdy się nie spóźniam. Przed czasem też nie przychodzę. A dzisiaj jestem na pętli i stoi tramwaj, zaraz rusza. Wcześniejszy! Nie znałem go”.",
        "Mruk położył brodę na słuchawce. „Po lewej siedzi pani z siatką – mówił głos, jakby bliżej. – W siatce buraki. Posunęła się. »Pan dziś wcześnie« – mówi, całkiem jakby spodziewała się mnie później, i proszę pani, rozmawialiśmy przez całą linię. Częściowo o burakach. Przejechałem swój przystanek”.",
        "Ola trzymała zdanie w pogotowiu. Otworzyła usta, a on po tamtej stronie nabrał powietrza. „Zegarek mam od dawna – powiedział – i dużo na niego patrzyłem. Że też nie widziałem, że się późni. Powie pani jeszcze raz? Do nastawienia?”",
        "W kuchni tykał zegar. W drzwiach dużego pokoju stał Tomek, który uczy, gdzie kiedy stoi słońce, podnosił rękę z zegarkiem i pokazywał na niego palcem. Ola odwróciła się do niego plecami. „Jest godzina ósma – powiedziała cicho – dokładnie”. A mechanizm Mruka szedł dalej, głęboko i równo, dopóki tamten pan chciał słuchać.",
      ],
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", mouth: "smile", en: "Mruk lies in the hall with half-closed eyes and runs as evenly as a mill", pl: "Mruk leży w przedpokoju z przymkniętymi oczami i pracuje równo jak młyn" },
    },
    {
      title: ["Tomek Tells the Truth", "Tomek mówi, jak jest"],
      en: [
        "Ola had gone down to Mrs Halina for an egg. That is why Tomek was at home alone, with Mruk, when the telephone rang and somebody asked what time it was. He knew about the old railwayman who takes their kitchen clock for the speaking clock. But when Ola told him what depended on it, he had been looking for his keys.",
        "“Seven fifty-three,” said Tomek. He was proud of that watch. There was a pause on the line. “I have eight,” said the voice. “Then you’re seven minutes fast,” said Tomek, who likes to be of use, and he explained briefly why noon is not the same thing in Warsaw and in Lublin. “Thank you,” said the gentleman. “I’ll put it back.”",
        "Mruk had risen. He does not understand clocks; but for two evenings he had lain beside this voice, and it had been round and had come close. Now it was going away. He put one white paw on the receiver, and then the other, and looked up at Tomek, as you look at a person who has shut a window on a tail.",
        "When Ola came with the egg, he told her at once. She put it down on the cupboard, where it rolled. “But there’s the lady with the string bag!” she said. “She takes the early one. He only catches it because of us.” Tomek caught the egg. He saw the whole map before him, the end of the line, the loop, a tram going off, and behind it a punctual man.",
        "“Perhaps he’ll ring again?” he said. They stood in the hall until half past, with the egg. Once it rang, and they both snatched at it, and it was Mrs Halina, who wanted to know whether one would be enough.",
      ],
      pl: [
        "Ola poszła do pani Haliny po jajko. Dlatego Tomek był w domu sam z Mrukiem, kiedy zadzwonił telefon i ktoś zapytał, która godzina. Wiedział o starym kolejarzu, który ich kuchenny zegar bierze za zegarynkę. Ale kiedy Ola opowiadała mu, co od tego zależy, szukał akurat kluczy.",
        "„Dziewiętnasta pięćdziesiąt trzy” – powiedział Tomek. Był z tego zegarka dumny. Po tamtej stronie zrobiło się cicho. „A u mnie ósma” – odezwał się głos. „To spieszy się panu siedem minut” – oznajmił Tomek, który lubi być pożyteczny, i krótko wyjaśnił, czemu południe w Warszawie to nie to samo co w Lublinie. „Dziękuję – powiedział ten pan. – Cofnę”.",
        "Mruk wstał. Na zegarach się nie zna; ale przez dwa wieczory leżał obok tego głosu, a głos był okrągły i podchodził blisko. Teraz się oddalał. Kot położył na słuchawce jedną białą łapę, potem drugą i podniósł na Tomka oczy, jak na kogoś, kto przyciął komuś ogon oknem.",
        "Kiedy Ola wróciła z jajkiem, od razu jej powiedział. Odłożyła jajko na szafkę, a ono się potoczyło. „Przecież tam jest pani z siatką! – zawołała. – Ona jeździ tym wcześniejszym. On na niego zdąża tylko przez nas”. Tomek złapał jajko. Widział całą mapę, koniec linii, pętlę, odjeżdżający tramwaj i za tramwajem punktualnego człowieka.",
        "„Może zadzwoni?” – powiedział. Stali w przedpokoju do wpół do dziewiątej, z jajkiem. Raz zadzwoniło i rzucili się oboje, ale była to pani Halina, która pytała, czy jedno wystarczy.",
      ],
      picture: { place: "hall", pose: "sit", props: [], eyes: "grump", mouth: "grump", look: "up", en: "Mruk sits in the hall and does not approve of the exact time", pl: "Mruk siedzi w przedpokoju i nie pochwala dokładnego czasu" },
    },
    {
      title: ["Only the Works Were On the Line", "Słychać było tylko mechanizm"],
      en: [
        "This time he rang at eight sharp, by everybody’s watch, and he sounded thinner. It was the old railwayman who takes Ola’s kitchen clock for the speaking clock. Its seven minutes had put him on an earlier tram, beside a lady with a string bag, until Tomek, with the best intentions, made him punctual again. “I saw it from behind,” he said. “It was just leaving. She was sitting at the back window. She lifted the string bag a little.”",
        "“And the lady?” said Ola. “I don’t know her name. What does one ask first?” He cleared his throat. “It must be the watch. One day it’s fast, then it’s slow. I’ve always relied on it. Please tell me what it really is, Miss, and I’ll go by that.”",
        "By the clock in the kitchen it was seven minutes past. By Tomek’s wrist it was eight. Ola looked from one to the other. She saw the early tram, and she saw that she would have to lie to a man who had asked her for the truth. Tomek had closed his eyes. “It is,” said Ola, “now listen, it is—”",
        "Mruk had found that the receiver smelled of worry. He got up to lie down better, and trod on the cradle with one hind foot. It clicked. He turned round, trod on it once more, settled down, all nine kilos, and pulled the receiver from her hand and under him.",
        "They thought the line was cut. They stood there, not knowing whether to be glad, and at last went to the kitchen to think. But the cradle had sprung up again, and at the other end an old man still had the receiver at his ear. The lady was gone. There was only the works, deep down, quite near, with a small catch on every second beat. He sat and listened for half an hour. He had spent his life among machines, and it came to him slowly that he did not know one that breathes.",
      ],
      pl: [
        "Tym razem zadzwonił równo o ósmej na wszystkich zegarkach i głos miał cieńszy. Był to stary kolejarz, który kuchenny zegar Oli bierze za zegarynkę. Dzięki jego siedmiu minutom zdążał na wcześniejszy tramwaj, do pewnej pani z siatką, dopóki Tomek w najlepszej wierze nie zrobił z niego znowu człowieka punktualnego. „Widziałem go od tyłu – powiedział. – Właśnie odjeżdżał. Siedziała przy tylnej szybie. Podniosła trochę siatkę”.",
        "„Kto to jest, ta pani?” – zapytała Ola. „Nie wiem, jak jej na imię. O co się pyta najpierw?” Odchrząknął. „To pewnie zegarek. Raz się spieszy, raz późni. Zawsze na nim polegałem. Niech mi pani powie, która jest naprawdę, i tego się będę trzymał”.",
        "Na zegarze w kuchni było siedem po. Na ręku Tomka równo. Ola patrzyła to tu, to tu. Widziała wcześniejszy tramwaj, widziała też, że musi okłamać człowieka, który ją prosi o prawdę. Tomek zamknął oczy. „Jest – powiedziała Ola – teraz uwaga, jest…”",
        "Mruk stwierdził, że słuchawka pachnie zmartwieniem. Podniósł się, żeby położyć się lepiej, i tylną łapą nadepnął widełki. Szczęknęło. Obrócił się, nadepnął je jeszcze raz, ułożył, całe dziewięć kilo, i wyciągnął jej słuchawkę z ręki pod siebie.",
        "Uznali, że przerwało. Postali, nie wiedząc, czy się cieszyć, i w końcu poszli do kuchni pomyśleć. Ale widełki odskoczyły z powrotem i po tamtej stronie stary człowiek wciąż trzymał słuchawkę przy uchu. Pani nie było. Był sam mechanizm, głęboko, zupełnie blisko, z drobnym zająknięciem co drugie uderzenie. Siedział i słuchał przez pół godziny. Przy maszynach spędził życie i powoli docierało do niego, że nie zna takiej, która oddycha.",
      ],
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", mouth: "neutral", en: "Mruk lies down broadly in the hall, in the middle of somebody’s sentence", pl: "Mruk kładzie się szeroko w przedpokoju, w samym środku czyjegoś zdania" },
    },
    {
      title: ["Ten Past, but by Which Clock?", "Dziesięć po, tylko na którym?"],
      en: [
        "“You’re not the speaking clock,” said the gentleman. “No,” said Ola. “I thought as much. A clock doesn’t have to breathe in.” He had looked it up, and it was one figure, a three for a two. And so for days an old railwayman had set his watch by a flat on the fifteen’s route, and caught an earlier tram, with a lady in it.",
        "She told him everything, about the kitchen clock, and the seven minutes, and that the one who runs so evenly weighs nine kilos and has a notch in his ear. She expected him to be hurt. He was counting. “Seven,” he said. “Then I reckoned right this morning. I walked out that much sooner than I thought proper.”",
        "The lady had moved over. She had said that she thought he had given her up, and he had found out what it is you ask first, and that her name was Róża. “We’d like to thank you,” said the voice. “This evening we’re riding up and down, for no reason. We shall pass you at ten past eight.” He hung up. “By which clock?” cried Ola, too late.",
        "So they stood at the front window from three minutes past, with the lamp on, to be seen, and Mruk on the sill. It was the kitchen’s ten past, and the street was empty. They stayed where they were. Seven minutes can be long. Then the tram came round the corner, lit up like a shop, and it slowed down at the stop. In the second carriage two people were standing who could have sat.",
        "The man raised his hat to the third floor, to the cat. Beside him someone lifted a string bag to the glass, as high as it would go, and there were pears in it. Mruk blinked, slowly. When they had gone, Tomek took hold of the chair, which was still standing under the kitchen clock, and carried it back to its place.",
      ],
      pl: [
        "„To nie jest zegarynka” – powiedział ten pan. „Nie” – przyznała Ola. „Tak myślałem. Zegar nie musi nabierać powietrza”. Sprawdził: chodziło o jedną cyfrę, trójkę zamiast dwójki. I tak stary kolejarz od paru dni nastawiał zegarek według mieszkania na trasie piętnastki i zdążał na wcześniejszy tramwaj, w którym jechała pewna pani.",
        "Powiedziała mu wszystko, o kuchennym zegarze, o siedmiu minutach i o tym, że ten, który tak równo chodzi, waży dziewięć kilo i ma nacięcie w uchu. Bała się, że będzie mu przykro. On liczył. „Siedem – powiedział. – To dziś rano dobrze obliczyłem. Wyszedłem o tyle wcześniej, niż wypada”.",
        "Pani się posunęła. Powiedziała, że już myślała, że się zniechęcił, a on dowiedział się, o co się pyta najpierw, i że ma na imię Róża. „Chcielibyśmy podziękować – mówił głos. – Jeździmy dziś wieczorem tam i z powrotem, bez powodu. Będziemy pod państwem dziesięć po ósmej”. I odłożył słuchawkę. „Na którym zegarze?!” – zawołała Ola, za późno.",
        "Stali więc przy oknie od trzech po, przy zapalonej lampie, żeby ich było widać, a Mruk na parapecie. W kuchni minęło dziesięć po, a ulica była pusta. Nie odeszli. Siedem minut potrafi być długie. W końcu zza rogu wyjechał tramwaj, oświetlony jak sklep, i zwolnił przed przystankiem. W drugim wagonie stały dwie osoby, które mogły siedzieć.",
        "Mężczyzna uchylił kapelusza trzeciemu piętru, to znaczy kotu. Obok niego ktoś podniósł do szyby siatkę, najwyżej jak się dało, a były w niej gruszki. Mruk powoli zmrużył oczy. Kiedy odjechali, Tomek wziął krzesło, które wciąż stało pod kuchennym zegarem, i odniósł na miejsce.",
      ],
      picture: { place: "window sill", pose: "sit", props: ["lamp"], eyes: "happy", mouth: "smile", look: "reader", en: "Mruk sits on the window sill beside the lamp, where he can be seen from the street", pl: "Mruk siedzi na parapecie obok lampy, żeby go było widać z ulicy" },
    },
  ],
};
