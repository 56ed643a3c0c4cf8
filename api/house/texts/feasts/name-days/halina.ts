import type { Feast } from "#api/house/texts/model.ts";

/** Mrs Halina's name day. */
export const halina: Feast = {
  name: "halina",
  day: { date: "07-01" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["Who Measures the Seamstress?", "Kto zdejmie miarę z krawcowej?"],
        en: [
          "Mrs Halina has sewn for everybody in the house. Nobody has ever sewn anything for her. Ola discovered this in June, and from then on a secret went up and down the stairs: for her name day she was to have an apron, a good one, with a pocket, from all of them.",
          "For that they needed her measurements. You cannot ask a seamstress for her measurements without being asked what for. So on the first of July, with two hours left, Tomek sat at her table, drank coffee and looked at her as geographers look at hills. “A metre sixty,” he reported upstairs. “By something.”",
          "It was the something that mattered. The idea of using the cat was Mr Zenon’s. Everyone knew how long Mruk was; it was written on the door frame. If he were to lie across her lap, they would know the rest by what hung over.",
          "He was carried down and put on her knees, “so that he doesn’t feel left out”. Mrs Halina moved her glasses up. She had the tape round her neck, as ever; and because there was a piece of cloth lying across her, warm, striped and heavy, her hands did what they do. She measured him: length, chest, hem. “Nobody knows why you do it,” she said. And then, since the tape was already in her hand, she measured herself as well, right round, cat and all, to see how much too wide he was.",
          "“A hundred and four,” she murmured, “with the cat.” In the corridor behind the door somebody wrote it down.",
          "The apron was finished at a quarter to five. It is blue, the pocket sits well, and at the waist there is room for nine kilos more. She never had it taken in. On Fridays, when she fries, she has both hands free and somebody in front.",
        ],
        pl: [
          "Pani Halina obszyła cały dom. Jej nikt nigdy niczego nie uszył. Ola odkryła to w czerwcu i odtąd po schodach krążyła tajemnica: na imieniny ma dostać fartuch, porządny, z kieszenią, od wszystkich.",
          "Potrzebna była miara. Krawcowej nie można spytać o wymiary, żeby nie spytała, po co. Pierwszego lipca, na dwie godziny przed, Tomek siedział więc u niej przy stole, pił kawę i patrzył tak, jak geografowie patrzą na wzgórza. „Metr sześćdziesiąt – zameldował na górze. – Na ileś”.",
          "Chodziło właśnie o to „ileś”. Pomysł z kotem miał pan Zenon. Jak długi jest Mruk, wiedzieli wszyscy, to było zapisane na framudze. Gdyby położył się jej w poprzek kolan, resztę dałoby się obliczyć z tego, co zwisa.",
          "Zniesiono go i położono jej na kolanach, „żeby i jemu było miło”. Pani Halina podniosła okulary na czoło. Centymetr miała jak zawsze na szyi, a że leżał na niej materiał, ciepły, w pręgi i ciężki, ręce robiły swoje. Zmierzyła go: długość, klatka, dół. „Nie wiadomo, po co człowiek to robi” – powiedziała. I skoro centymetr miała już w ręku, zmierzyła i siebie, dookoła, razem z nim, żeby zobaczyć, o ile jest za szeroki.",
          "„Sto cztery – mruknęła – z kotem”. Za drzwiami w korytarzu ktoś zapisał.",
          "Fartuch był gotowy za kwadrans piąta. Jest niebieski, kieszeń leży dobrze, a w pasie zostało miejsca na dziewięć kilo. Nigdy nie dała go zwęzić. W piątki, kiedy smaży, ma obie ręce wolne, a kogoś z przodu.",
        ],
        picture: { place: "stairs", pose: "loaf", props: [], eyes: "half", on: "arms", company: "ola" },
      },
      {
        title: ["The Machine Has the Day Off", "Maszyna ma wolne"],
        en: [
          "On her name day Mrs Halina does not sew. The machine is under its hood, on the hood there is a vase, and she sits on the balcony in the basket chair and lets herself be visited. It went well until three. At three Mr Zenon came in his Sunday trousers, sat down, and there was a sound.",
          "It was a short sound, from behind. Mr Zenon remained seated. He took cake, he praised it; he spoke of the gutters. You could have believed that he had nothing else on his mind, except that he held his plate on his knees with both hands and did not get up for the singing.",
          "Mruk lay under the chair, in the shade. He had heard the sound from nearer than the others, and he could see the place. Something white was coming out of it, with a hem, and a thread hung down. It swung. It was a good long thread, and it swung again.",
          "“Are you waiting for a train, Mr Zenon?” asked Mrs Halina at six o’clock. All the guests had gone. He had been the first to come and he was still sitting. He looked at the vase on the hood. “Today’s your day,” said Mr Zenon. “I’ve got time. I’ll sit till tomorrow.”",
          "From below there came a tug. Mr Zenon gave a start; he put a hand behind him, too late, and the thread grew by a metre, and somebody ran across the balcony with the end of it, through the door, round the table and twice round a leg of the machine.",
          "Mrs Halina followed the thread in with her eyes. She followed it out again. She did not laugh, but she went in and took off the vase, then the hood. “Turn to the wall,” she said. “Both of you. It isn’t work if it’s for company.” It was the best hour of her day, she said later.",
        ],
        pl: [
          "W imieniny pani Halina nie szyje. Maszyna stoi pod kołpakiem, na kołpaku wazon, a ona siedzi na balkonie w wiklinowym fotelu i daje się odwiedzać. Do trzeciej szło dobrze. O trzeciej przyszedł w niedzielnych spodniach pan Zenon, usiadł i rozległ się dźwięk.",
          "Krótki, od tyłu. Pan Zenon siedział dalej. Wziął ciasto, pochwalił; mówił o rynnach. Można by sądzić, że nic innego nie ma na myśli, gdyby nie to, że talerzyk trzymał na kolanach oburącz i nie wstał do „Sto lat”.",
          "Mruk leżał pod fotelem, w cieniu. Słyszał dźwięk z bliższa niż inni i widział miejsce. Wychodziło z niego coś białego, obrębionego, i zwisała nitka. Kołysała się. Była to dobra, długa nitka i znowu się zakołysała.",
          "„Pan czeka na pociąg, panie Zenonie?” – zapytała o szóstej pani Halina. Goście poszli. Pan Zenon przyszedł pierwszy i nadal siedział. Spojrzał na wazon na kołpaku. „Dziś pani dzień – powiedział. – Ja mam czas. Posiedzę do jutra”.",
          "Od dołu coś szarpnęło. Pan Zenon drgnął, sięgnął ręką za siebie, ale za późno, nitka urosła o metr i ktoś przebiegł z jej końcem przez balkon, przez drzwi, dookoła stołu i dwa razy dookoła nogi od maszyny.",
          "Pani Halina poszła wzrokiem za nitką do środka. Wróciła po niej na balkon. Nie roześmiała się, tylko weszła i zdjęła wazon, potem kołpak. „Twarzą do ściany – powiedziała. – Obaj. Jak dla gości, to nie robota”. Była to, jak potem mówiła, najlepsza godzina tego dnia.",
        ],
        picture: {
          place: "balcony",
          pose: "loaf",
          props: [],
          eyes: "wide",
          look: "up",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["And What Are You Laughing At?", "A z czego się pani śmieje?"],
        en: [
          "There is a photograph on Mrs Halina’s sideboard: three girls in white on a bench by a lake. Mrs Halina is the one in the middle. The other two look at the lens, but she has turned her head to the side and is laughing at something outside the picture.",
          "On her name day the photograph is moved to the table, and there is a bowl of raspberries before it. “That was on a first of July too,” she told Ola. “We’d been given them by the forester.” Of the three, only she had her name day then, so the last raspberry was to be hers. Whether she had eaten it she could not say.",
          "“And what are you laughing at?” asked Ola. Mrs Halina shrugged her shoulders. She had been asked so often; she had known it once. There had been something to the left. A boat? A boy? She had gone over it in her mind until it was quite worn.",
          "Mruk got up on the table from the left, because that was where the chair stood. He did not want raspberries. He wanted to look into the glass, where there was a window with a green leaf moving. He came on very slowly, chin down, behind the bowl, until all you could see of him was two ears, and between them, above the rim, the topmost raspberry.",
          "Mrs Halina had been going to say something. She looked at him. Her head turned by itself, and it was the same turn as in the picture. “The goat,” she said. “It was a goat! It came up behind the basket, with my raspberry on its head.”",
          "She laughed so much that Ola had to take the tea glass out of her hand. In the photograph, once you knew, you could even see a bit of the rope. Mruk withdrew with dignity, though not far, in case there was to be another goat.",
        ],
        pl: [
          "Na kredensie u pani Haliny stoi fotografia: trzy dziewczyny w bieli na ławce nad jeziorem. Pani Halina to ta w środku. Tamte dwie patrzą w obiektyw, a ona odwróciła głowę w bok, poza zdjęcie, i śmieje się z czegoś, czego nie widać.",
          "W imieniny fotografia przechodzi na stół, a przed nią stoi miska malin. „To też było pierwszego lipca – opowiadała Oli. – Dostałyśmy od gajowego”. Tylko ona z trzech miała tego dnia imieniny, więc ostatnia malina miała być jej. Czy ją zjadła, tego nie umiała powiedzieć.",
          "„A z czego się pani śmieje?” – zapytała Ola. Pani Halina wzruszyła ramionami. Tyle razy ją pytano; kiedyś wiedziała. Coś było z lewej. Łódka? Chłopak? Obracała to w głowie tak długo, aż się całkiem przetarło.",
          "Mruk wszedł na stół z lewej, bo tam stało krzesło. Nie chciał malin. Chciał sprawdzić szkło, w którym było okno z ruszającym się zielonym liściem. Szedł bardzo powoli, nisko, za miską, aż widać było z niego tylko dwoje uszu, a między nimi, nad brzegiem, malinę z samego wierzchu.",
          "Pani Halina miała właśnie coś powiedzieć. Spojrzała na niego. Głowa odwróciła jej się sama i był to ten sam ruch co na zdjęciu. „Koza – powiedziała. – To była koza! Wyszła zza koszyka, z moją maliną na głowie”.",
          "Śmiała się tak, że Ola musiała jej wyjąć z ręki szklankę. Na fotografii, skoro się już wiedziało, widać było nawet kawałek postronka. Mruk wycofał się z godnością, ale niedaleko, na wypadek gdyby miała przyjść jeszcze jedna koza.",
        ],
        picture: {
          place: "parlour",
          pose: "sit",
          props: [],
          on: "chair",
          eyes: "half",
          mouth: "neutral",
          company: "nobody",
          camera: "half",
        },
      },
    ],
  },
};
