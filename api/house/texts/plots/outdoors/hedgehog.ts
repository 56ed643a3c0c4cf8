import type { Plot } from "#api/house/texts/model.ts";

/** A hedgehog in the courtyard, in the evening. */
export const hedgehog: Plot = {
  name: "hedgehog",
  category: "Friendship",
  // Hedgehogs sleep from November on, and in rain Mruk does not go out to see them.
  when: { timeSlot: ["evening"], between: ["04-10", "10-31"], weather: ["clear", "fog", "wind"] },
  wishes: [
    {
      en: "Somebody was walking through the courtyard in galoshes. There was snorting and smacking of lips, something knocked against the carpet frame, and what came round the chestnut was as long as a shoe and had a snout: a hedgehog, out hunting. Mruk hunts without a sound and catches little. He sat down to learn how it is done with noise.",
      pl: "Ktoś szedł przez podwórko w kaloszach. Sapał, mlaskał, potknął się o trzepak, a kiedy wyszedł zza kasztanowca, był długości buta i miał ryjek: jeż, na polowaniu. Mruk poluje bezszelestnie i łapie niewiele. Usiadł, żeby się dowiedzieć, jak się poluje w kaloszach.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "wide", company: "nobody", camera: "close" },
      endings: [
        {
          titles: [
            ["Eleven Beetles, with Noise", "Żuków jedenaście, a ile hałasu!"],
            ["The Beetles Came Out to See", "Żuki wyszły zobaczyć, kto idzie"],
          ],
          en: "The beetles came out to see who was stamping. That was the whole secret: where the hedgehog stamped, something under the stone put up its head, and by the gate to the bins the hunter had eaten eleven. On the stairs, at home, Mruk tried it. He stamped on every step. On the second floor a door opened and Mrs Halina asked who it was.",
          pl: "Żuki wychodziły zobaczyć, kto idzie. Na tym polegała cała tajemnica: gdzie jeż tupnął, tam spod kamienia wyglądała głowa, i do furtki śmietnika zjadł ich jedenaście. Wracając schodami, Mruk spróbował. Tupał na każdym stopniu. Na drugim piętrze otworzyły się drzwi i pani Halina spytała, kto to.",
          picture: { place: "stairs", pose: "walk", props: [], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["A Moth, an Earwig and a Bicycle Pump", "Ćma, skorek i pompka do roweru"],
            ["Nobody Asked for Quiet", "Nikt nie prosił o ciszę"],
          ],
          en: "The hedgehog caught whatever it bumped into, and since it went everywhere, it bumped into everything. There was no more to it than that. Mruk walked along beside it for a lap of the courtyard with his whole weight on every paw. He felt shameless. At the shrine he snorted as well. In this way they found a moth, an earwig and a bicycle pump. The pump went to Mruk.",
          pl: "Jeż łapał to, na co wpadł, a że chodził wszędzie, wpadał na wszystko. Nic więcej w tym nie było. Mruk zrobił u jego boku jedno okrążenie, na każdej łapie opierając cały ciężar. Czuł się bezwstydnie. Przy kapliczce też sapnął. Znaleźli tak ćmę, skorka i pompkę do roweru. Pompka przypadła Mrukowi.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Behind the shrine in the courtyard stood a saucer, and Mr Zenon had put it there in person. There was chopped liver in it. Mruk considered it proper, if late, and was on his way when he heard somebody eating. A hedgehog had one foot in the saucer. Mruk sat down at a little distance and gave it time to notice its mistake.",
      pl: "Za kapliczką na podwórku stał talerzyk i postawił go tam osobiście pan Zenon. Na talerzyku była siekana wątróbka. Mruk uznał to za należne, choć spóźnione, i był już w drodze, kiedy usłyszał, że ktoś je. Jeż stał w talerzyku jedną nogą. Mruk usiadł w pewnej odległości i dał mu czas, żeby zauważył pomyłkę.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "grump", company: "nobody", camera: "close" },
      endings: [
        {
          titles: [
            ["A Foot in the Saucer", "Z nogą w talerzyku"],
            ["Half, Measured by Eye", "Połowa, tak na oko"],
          ],
          en: "The hedgehog ate the left half. When it got to the middle it looked up, snorted, and moved its foot out of the saucer, and so there was room. Mruk ate the right half. It was cold by now, and a bit of bark was in it. They licked their way towards each other until the saucer began to turn between them on the stone.",
          pl: "Jeż zjadł lewą połowę. Na środku podniósł głowę, sapnął i wyjął z talerzyka nogę, czyli zrobił miejsce. Mruk zjadł prawą. Była już zimna i z kawałkiem kory. Wylizywali każdy od swojej strony, coraz bliżej, aż talerzyk zaczął się między nimi obracać na kamieniu.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["What Did It Say Underneath?", "Co stało na spodzie?"],
            ["Two Saucers, Two Names", "Dla kogo ten drugi?"],
          ],
          en: "When the saucer was empty, the hedgehog pushed it along with its snout, over the edge of the stone, and it turned upside down. On the bottom was a strip of paper, in Mr Zenon’s capitals: “Hedgehog.” On the other side of the shrine stood a second saucer, covered with a flower pot. Mruk did not need to look underneath. He took hold of the pot.",
          pl: "Kiedy talerzyk był pusty, jeż popchnął go ryjkiem poza kamień, aż się wywrócił do góry dnem. Na spodzie był pasek papieru, a na nim drukowanymi literami, ręką pana Zenona: „Jeż”. Po drugiej stronie kapliczki stał drugi talerzyk, nakryty doniczką. Mruk nie musiał zaglądać pod spód. Wziął się od razu do doniczki.",
        },
        {
          needs: ["the rind"],
          unless: ["rind eaten"],
          titles: [
            ["Including the Footprint", "Wątróbka i odcisk stopy w niej"],
            ["A Rind Against Liver", "Skórka za wątróbkę"],
          ],
          en: "The hedgehog had its foot in the saucer again and meant to leave it there. Mruk went to the wall, took down the cheese rind that Mr Zenon was keeping for the sparrows, and laid it on the stone, a little way off. The hedgehog looked from the one to the other. The foot came out. While it gnawed at the rind, Mruk ate the liver, all of it, including the footprint.",
          pl: "Jeż znów stał w talerzyku jedną nogą i nie zamierzał jej wyjmować. Mruk poszedł do murku, zdjął z niego skórkę od sera, którą pan Zenon trzymał dla wróbli, i położył ją na kamieniu, kawałek dalej. Jeż spojrzał na jedno, spojrzał na drugie. Wyjął nogę. Kiedy jeż piłował skórkę, Mruk zjadł wątróbkę, całą, razem z odciskiem stopy.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "There was nothing in the courtyard on which Mruk had not laid a paw at some time: the frame, the bins, the chestnut, Mr Zenon’s cap. Now something lay by the wall that was not on the list. It was a hedgehog, brown, as big as a loaf, and spines all over. Mruk sat down in front of it and chose a paw.",
      pl: "Na podwórku nie było rzeczy, na której Mruk nie położył kiedyś łapy: trzepak, śmietnik, kasztanowiec, czapka pana Zenona. A teraz pod murem było coś spoza listy. Był to jeż, brązowy, wielkości bochenka i cały w igłach. Mruk usiadł przed nim i wybrał łapę.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [["With the Grain, Not Against It", "Z włosem, nie pod włos"]],
          en: "A hedgehog can be stroked, but only from front to back. Mruk laid his paw, the left, behind its ears and let it slide down. The spines lay flat, one after another, with the sound of a comb. Both of them stood quite still. The hedgehog was on the list. Mruk did it once more, as a private person, and went off on three legs, out of respect for the fourth.",
          pl: "Jeża da się pogłaskać, ale tylko od przodu do tyłu. Mruk położył mu łapę za uszami, lewą, i pozwolił jej zjechać. Igły kładły się jedna po drugiej, z odgłosem grzebienia. Obaj stali bez ruchu. Jeż był na liście. Mruk zrobił to jeszcze raz, już prywatnie, i odszedł na trzech łapach, z szacunku dla czwartej.",
        },
        {
          titles: [
            ["Whose Foot on Whose Paw?", "Czyja noga na czyjej łapie?"],
            ["On Whose List?", "Na czyjej liście?"],
          ],
          en: "Mruk had been choosing a paw for too long. The hedgehog came up, sniffed at the white one that was lying ready, and set a foot on it. The foot was small and cool and had five fingers like a hand. It rested there while the snout looked left and right, and then it went on. Mruk left the paw where it was. He, too, was on somebody’s list.",
          pl: "Mruk wybierał łapę za długo. Jeż podszedł, obwąchał tę białą, która leżała w pogotowiu, i postawił na niej nogę. Noga była mała, chłodna, z pięcioma palcami, jak ręka. Postała tam, póki ryjek rozglądał się w lewo i w prawo, a potem poszła dalej. Mruk łapy nie zabrał. On też był na czyjejś liście.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "New tenants in the courtyard introduce themselves to Mruk, nose to nose, and after that there is peace. The hedgehog had been living there for a week and had walked past him each evening with its snout on the ground. Perhaps it was short-sighted. Mruk placed himself on its path, between the chestnut and the bins, and put his nose forward.",
      pl: "Nowi lokatorzy na podwórku przedstawiają się Mrukowi, nos w nos, i potem jest spokój. Jeż mieszkał tu od tygodnia i co wieczór przechodził obok niego z ryjkiem przy ziemi. Może był krótkowidzem. Mruk stanął na jego ścieżce, między kasztanowcem a śmietnikiem, i wysunął nos.",
      picture: {
        place: "courtyard",
        pose: "walk",
        props: [],
        eyes: "open",
        look: "down",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          titles: [
            ["Wet, Cold and Very Quick", "Mokry, zimny i szybki"],
            ["Earth, Cellar, and Something Sweet", "Ziemia, piwnica i coś słodkiego"],
          ],
          en: "The hedgehog’s nose was wet, it was cold, and it was gone before Mruk had shut his eyes. It smelled of earth, of cellar and of something sweet that a neighbour must have thrown away. Mruk would have liked to do it again. But the hedgehog was already past him, and trod more softly now, as people do when they pass somebody they know.",
          pl: "Nos jeża był mokry, był zimny i już go nie było, zanim Mruk zdążył zamknąć oczy. Pachniał ziemią, piwnicą i czymś słodkim, co ktoś z lokatorów musiał wyrzucić. Mruk chętnie by to powtórzył. Ale jeż już go minął i stąpał teraz ciszej, jak się stąpa przy kimś znajomym.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["Introduced to the Bell", "Znajomość z dzwonkiem"],
            ["Who Answers When You Sniff?", "A kto tu odpowiada?"],
          ],
          en: "The hedgehog sniffed along the ground as far as Mruk’s paws, raised its snout and came upon the bell. It gave it a push. The bell answered. It pushed again, listened with its head on one side, and then, having been properly received, walked on round the chestnut. Mruk’s nose was still held out. Next time he would be the first to bend down.",
          pl: "Jeż obwąchał ziemię aż do łap Mruka, podniósł ryjek i trafił na dzwonek. Trącił go. Dzwonek odpowiedział. Jeż trącił jeszcze raz, posłuchał z głową na bok, po czym, należycie przyjęty, poszedł dookoła kasztanowca. Mruk wciąż stał z wysuniętym nosem. Następnym razem schyli się pierwszy.",
          picture: {
            place: "courtyard",
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
      en: "The hedgehog came out from behind the bins at the same minute each evening, and went round the courtyard along the wall. Where it came from Mruk knew. Where it went to, nobody did, for it took the corner by Staircase B and was gone. He had let it pass four times, out of tact. This evening he sat at the start and meant to go with it.",
      pl: "Jeż wychodził zza śmietnika co wieczór o tej samej minucie i szedł dookoła podwórka, wzdłuż muru. Skąd, Mruk wiedział. Dokąd, nie wiedział nikt, bo jeż brał zakręt przy klatce B i tyle go widziano. Cztery razy Mruk go przepuścił, z taktu. Dziś siedział na starcie i zamierzał pójść razem z nim.",
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Where Does the Hedgehog Go?", "Dokąd chodzi jeż?"],
            ["The Second Lap", "Drugie kółko, to samo"],
          ],
          en: "Mruk and the hedgehog took the corner by Staircase B one after the other and kept along the wall, past the cellar windows, past the tap, behind the shrine; and then came the bins. So that was all. The hedgehog went round, and wherever it arrived it set out again. It did not stop to rest. On the second lap Mruk walked in front, since he knew the way.",
          pl: "Zakręt przy klatce B Mruk i jeż wzięli jeden za drugim, a dalej szło się wzdłuż muru, obok okienek piwnicy, obok kranu, za kapliczką, i był śmietnik. To wszystko. Jeż chodził w kółko, a dokąd doszedł, stamtąd ruszał. Odpoczywać nie zamierzał. Na drugim okrążeniu Mruk szedł przodem, bo znał już drogę.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "open",
            by: "wall",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Under the Third Step of Staircase B", "Portiernia pod trzecim stopniem"],
            ["A Flat Without a Number", "Mieszkanie bez numeru"],
          ],
          en: "Round the corner, under the third step of Staircase B, a brick is missing. The hedgehog turned round in front of it, went in backwards, and arranged itself, and out of the hole looked a snout, as from a porter’s lodge. There was moss in there, a bus ticket, and a glove. Mruk knew that glove. He let it stay; it was being used.",
          pl: "Za rogiem, pod trzecim stopniem klatki B, brakuje cegły. Jeż obrócił się przed dziurą, wszedł tyłem, umościł się i wystawił ryjek, jak z portierni. W środku był mech, bilet autobusowy i rękawiczka. Mruk znał tę rękawiczkę. Zostawił ją, skoro komuś służyła.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the brick"],
          titles: [["What the Brick Was For in the End", "Do czego przydała się cegła"]],
          en: "Round the corner, under the third step of Staircase B, was the hole, and in front of it Mr Zenon with his brick. He had found the place. The hedgehog walked up, waited, went in past his boot, turned round and looked out. Mr Zenon looked at the brick. He laid it on the ground before the hole, tapped it level with his heel, and Mruk was the first to wipe his paws on it.",
          pl: "Za rogiem, pod trzecim stopniem klatki B, była dziura, a przed dziurą pan Zenon z cegłą. Znalazł ją. Jeż podszedł, zaczekał, a że nikt się nie ruszał, wszedł tuż obok buta, obrócił się i wyjrzał. Pan Zenon popatrzył na cegłę. Położył ją na ziemi przed dziurą, dobił obcasem, żeby się nie chwiała, i Mruk pierwszy wytarł o nią łapy.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            by: "wall",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the red thread"],
          titles: [
            ["A Red Line Along the Wall", "Po czerwonej nitce"],
            ["Enough for a Blanket", "Na kołdrę starczyło"],
          ],
          en: "Round the corner the hedgehog was gone, as on the four evenings before. But a red thread had caught on one of its spines and now lay along the wall as if somebody had drawn the way. Mruk followed it with his nose, past the cellar windows and the tap, to the third step of Staircase B. In the gap underneath, the hedgehog was winding the thread round itself. There was enough already for a blanket.",
          pl: "Za rogiem jeża nie było, tak jak w cztery poprzednie wieczory. Ale o jedną igłę zaczepiła się czerwona nitka i leżała teraz wzdłuż muru, jakby ktoś narysował drogę. Mruk poszedł po niej nosem, obok okienek piwnicy i kranu, aż pod trzeci stopień klatki B. W szparze jeż okręcał się nitką. Na kołdrę już mu starczyło.",
          picture: {
            place: "courtyard",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Mr Zenon maintains that Mruk is the roundest thing in the courtyard, not counting the lid of the drain. It was said in passing, and Mruk has not forgotten it. Now a hedgehog had come along the wall, and people at the windows of Staircase B were calling to each other, “Look how round!” Mruk sat down opposite to have a look himself, from the side and from in front.",
      pl: "Pan Zenon utrzymuje, że Mruk jest najokrąglejszą rzeczą na podwórku, nie licząc pokrywy studzienki. Powiedział to mimochodem, a Mruk zapamiętał. I oto wzdłuż muru przyszedł jeż, o którym w oknach klatki B wołano: „Patrz, jaki okrągły!” Mruk usiadł naprzeciwko, żeby to zobaczyć, z boku i z przodu.",
      picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", company: "nobody", camera: "close" },
      endings: [
        {
          titles: [
            ["How Long Are a Hedgehog’s Legs?", "A nogi jakie długie!"],
            ["Under the Skirt of Spines", "Co jeż ma pod spodem"],
          ],
          en: "The roundness was all clothes. The hedgehog scratched itself, and from under the spines came a leg, and then more leg, grey and thin and as long as a heron’s, with a narrow flank behind it. Mruk had seen enough. He tucked in his paws, laid his tail round him and sank down, without a corner anywhere, next to the lid of the drain.",
          pl: "Cała okrągłość była z ubrania. Kiedy jeż się drapał, spod igieł wyszła noga, a potem jeszcze noga, szara, chuda i długa jak u czapli, a za nią wąski bok. Mruk przyjął to do wiadomości. Podwinął łapy, ułożył dookoła ogon i osiadł, bez jednego kantu, tuż obok pokrywy studzienki.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "half",
            paws: "tucked",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Against the Lid of the Drain", "Przymiarka do studzienki"],
            ["A Draw, with Ears", "Remis, z dokładnością do uszu"],
          ],
          en: "The hedgehog drew in its head, its feet and whatever it has behind, until nothing was left of it but round. Mruk did the same as far as he could. Two ears stuck out, one with a notch. He laid them back. Between the chestnut and the frame lay two balls, one with spines and one with stripes, each waiting for the other to stick out.",
          pl: "Jeż schował głowę, nogi i to, co miał z tyłu, aż została sama okrągłość. Mruk zrobił to samo, na ile się dało. Wystawały mu dwa uszy, jedno z nacięciem. Położył je po sobie. Między kasztanowcem a trzepakiem leżały dwie kule, jedna w igłach, druga w prążkach, i każda czekała, aż z drugiej coś wystanie.",
          picture: {
            place: "courtyard",
            pose: "loaf",
            props: [],
            eyes: "open",
            paws: "tucked",
            camera: "close",
            company: "nobody",
          },
        },
        {
          needs: ["the boy upstairs"],
          titles: [
            ["Judged from the Second Floor", "Sędzia z drugiego piętra"],
            ["The Brown One’s Got a Point", "„Brązowy ma z przodu szpic”"],
          ],
          en: "“The grey one!” called the boy in pyjamas from the second floor. There could be no appeal, since he saw them from above, where roundness is decided. “The brown one’s got a point in front.” It was true: the hedgehog had put its snout out. Mruk did not stir until the window was shut. Then he drew in his chin a little, for in his opinion it had been showing.",
          pl: "„Szary!” – zawołał z drugiego piętra chłopiec w piżamie. Odwołania nie było, bo widział ich z góry, a o okrągłości rozstrzyga się z góry. „Brązowy ma z przodu szpic”. Istotnie, jeż wystawił ryjek. Mruk nie drgnął, dopóki nie zamknęło się okno. Wtedy schował trochę brodę, bo jego zdaniem też wystawała.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "For now nothing came of Mruk’s plan, because the hedgehog shut itself. It took no time at all: one jerk, another, and there was neither front nor back, nor a face that you could say anything to, nor a door. Mruk waited. He went round the ball to the left and, to be thorough, to the right. From every side it was equally far away.",
      pl: "Z planu Mruka na razie nic nie wyszło, bo jeż się zamknął. Nie trwało to ani chwili: jedno szarpnięcie, drugie, i nie było ani przodu, ani tyłu, ani twarzy, do której dałoby się coś powiedzieć, ani drzwi. Mruk czekał. Obszedł kulę z lewej, a dla kompletu z prawej. Zewsząd było równie daleko.",
      turns: [
        {
          titles: [
            ["Two Shut Doors", "Dwoje drzwi, i oboje zamknięte"],
            ["First a Snout, Then a Look", "Najpierw ryjek, a po nim oko"],
          ],
          en: "Mruk has a method with shut doors. He sat down in front, tucked in his paws, closed his eyes and shut as well. Two trams passed in the street. Then something sniffed, low down on the right, and a snout came out of the ball, and an eye after it, to see who was keeping so quiet out there. The rest opened by degrees.",
          pl: "Na zamknięte drzwi Mruk ma sposób. Usiadł przed nimi, podwinął łapy, zamknął oczy i sam się zamknął. Ulicą przejechały dwa tramwaje. Wtedy coś cicho pociągnęło nosem, nisko, z prawej, i z kuli wyszedł ryjek, a po nim oko, zobaczyć, co tam tak siedzi cicho. Reszta otwierała się po trochu.",
        },
        {
          titles: [
            ["What Does a Ball Listen To?", "Czego słucha kula?"],
            ["It Doesn’t Open for Everybody", "Nie każdemu otwiera"],
          ],
          en: "Mr Zenon stopped on his way to the cellar and looked at the ball. He took out his forty keys, chose the thinnest and drew it once along the carpet frame, so that it hummed. “My father’s way,” he told Mruk. The ball listened. It got a slit, then a snout, and then four feet, on which it stood. “It doesn’t open for everybody,” said Mr Zenon and put the keys away.",
          pl: "Pan Zenon szedł do piwnicy, zatrzymał się i popatrzył na kulę. Wyjął swoje czterdzieści kluczy, wybrał najcieńszy i przeciągnął nim raz po trzepaku, aż zabrzęczało. „Sposób ojca” – wyjaśnił Mrukowi. Kula słuchała. Zrobiła się w niej szpara, potem ryjek, a potem cztery nogi, na których stanęła. „Nie każdemu otwiera” – powiedział pan Zenon i schował klucze.",
          picture: {
            place: "courtyard",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            company: "zenon",
            inHand: "forty keys",
            camera: "half",
          },
        },
        {
          needs: ["the radio play"],
          titles: [
            ["Two Doors Opened at Once", "Dwoje drzwi naraz, Edmunda i jeża"],
            ["Only Me, Edmund", "To tylko ja, Edmundzie"],
          ],
          en: "“Edmund,” said the lady on the radio, very low this time, “it’s only me.” Behind Edmund’s door it was quiet. Then a bolt was drawn back; and at the same moment a slit appeared in the ball at Mruk’s feet, a snout came out, and an eye. Mr Zenon, leaning on his broom, nodded twice, once for each. “You only have to ask nicely,” he said.",
          pl: "„Edmundzie – powiedziała pani w radiu, tym razem zupełnie cicho – to tylko ja”. Za drzwiami Edmunda było cicho. Potem szczęknęła zasuwa i w tej samej chwili w kuli u stóp Mruka zrobiła się szpara, a z niej wyszedł ryjek i oko. Pan Zenon, oparty o miotłę, kiwnął głową dwa razy, po razie za każdego. „Wystarczy ładnie poprosić” – powiedział.",
          picture: {
            place: "courtyard",
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
      en: "The bell was the trouble. On ordinary days it hangs there and says nothing, but when Mruk is trying to be tactful it tells everything. He took a step, it tinkled, and the hedgehog stood still with its spines up. He waited, took another, it tinkled. In ten minutes they had advanced by the length of a broom.",
      pl: "Kłopot był z dzwonkiem. Na co dzień wisi i milczy, ale kiedy Mruk próbuje być taktowny, dzwonek wszystko wygada. Zrobił krok, brzęknęło i jeż stanął z nastroszonymi igłami. Zaczekał, zrobił następny, brzęknęło. W dziesięć minut posunęli się o długość miotły.",
      turns: [
        {
          titles: [
            ["Under Cover of a Tram", "Iść, kiedy jedzie tramwaj"],
            ["While the Fifteen Takes the Bend", "Jak to dobrze, że zgrzyta"],
          ],
          en: "Beyond the gateway the fifteen takes a bend, and not quietly. While it screeched, one bell more made no difference. Mruk walked when it came and sat when it had gone, and the hedgehog, which knows the timetable, did the same. After the third tram they were so close that neither had to walk any further.",
          pl: "Za bramą piętnastka wchodzi w zakręt i nie robi tego po cichu. Póki zgrzytała, jeden dzwonek nie stanowił różnicy. Mruk szedł, kiedy jechała, i siadał, kiedy przejechała, a jeż, który zna rozkład, robił to samo. Po trzecim tramwaju byli tak blisko, że nie trzeba było dalej iść.",
        },
        {
          titles: [["Like a Gentleman with a Letter", "Jak pan, który niesie coś pod brodą"]],
          en: "Mruk put his chin on the bell. With his chin on his chest he sees little but his own feet, and he walked like somebody reading a letter in the street, but the bell was quiet. He got as far as a small dark boot that stood in his path. Mruk looked up, from the sole. It was no boot but the hedgehog, and it was looking up, too.",
          pl: "Mruk przycisnął dzwonek brodą. Z brodą na piersi widzi niewiele poza własnymi łapami i szedł jak ktoś, kto na ulicy czyta list, za to w ciszy. Doszedł tak do ciemnego bucika, który stał na drodze. Podniósł wzrok, od podeszwy w górę. Nie był to bucik, tylko jeż, i też podnosił wzrok.",
        },
        {
          when: { weather: ["wind"] },
          titles: [
            ["Could You Tell a Bell from a Bucket?", "Dzwonek czy wiadro?"],
            ["Thanks to All the Bin Lids", "Kiedy klapy kłapią, wolno dzwonić"],
          ],
          en: "Then a gust came through the gateway and set everything going: the bins clapped their lids, a peg knocked along a line, somebody’s shutter on the second floor said the same thing over and over. In all that racket nobody could have told a bell from a bucket. Mruk walked on with his tail up, ringing at every step, and the hedgehog did not so much as turn its head.",
          pl: "Wtedy bramą wpadł wiatr i uruchomił wszystko naraz: śmietnik kłapał klapami, po sznurku tłukła się klamerka, na drugim piętrze okiennica powtarzała w kółko to samo. W takim hałasie nikt nie odróżni dzwonka od wiadra. Mruk szedł z podniesionym ogonem, dzwonił na każdym kroku, a jeż nawet nie obrócił głowy.",
        },
      ],
    },
    {
      // It must be dark enough for a torch.
      when: { between: ["08-20", "04-30"] },
      pays: ["the torch"],
      en: "Mr Zenon was making his round, with the torch. It felt along the wall, over the bins, and then Mruk and the hedgehog stood in a white circle, each with a long shadow, like two artists who have not agreed who begins. “Don’t let me disturb you,” said Mr Zenon, and left the light where it was. He had not been to a show for a long time.",
      pl: "Pan Zenon robił obchód, z latarką. Światło przeszło po murze, po śmietniku i nagle obaj stanęli w środku białego koła, Mruk i jeż, każdy z długim cieniem, jak dwaj artyści, którzy nie wiedzą, kto zaczyna. „Proszę sobie nie przeszkadzać” – powiedział pan Zenon. Światła nie zabrał. Dawno nie był na żadnym przedstawieniu.",
      turns: [
        {
          titles: [
            ["Mr Zenon Needs a Third Hand", "Panie Zenonie, a trzecia ręka?"],
            ["Entered as a Tenant", "Wpisany jako lokator"],
          ],
          en: "Such a thing has to be entered. Mr Zenon wanted to take out his notebook, but the notebook takes one hand, the pencil takes another, and the third was holding the torch. He put it between his teeth, and from there it lit up his moustache. The rest of the courtyard grew dark again, and Mruk and the hedgehog went back to what they had been doing.",
          pl: "Coś takiego trzeba zapisać. Pan Zenon chciał wyjąć notes, ale na notes potrzeba ręki, na ołówek drugiej, a w trzeciej była latarka. Wziął ją w zęby i odtąd oświetlała mu wąsy. W pozostałej części podwórka zrobiło się znów ciemnawo i Mruk z jeżem wrócili do tego, w czym im przerwano.",
        },
        {
          titles: [["End of the Show", "I koniec przedstawienia"]],
          en: "The circle of light turned yellow, then brown, and then it was only Mr Zenon with a tin tube in his hand. He tapped it. It gave a little more, enough to show a snout, and went out. “End of the show,” he said, and felt his way off along the wall with his free hand. For those who stayed behind, it was light enough.",
          pl: "Koło światła zżółkło, zbrązowiało i został sam pan Zenon, z blaszaną rurką w ręce. Postukał w nią. Dała jeszcze trochę, tyle że było widać ryjek, i zgasła. „Koniec przedstawienia” – powiedział i oddalił się wzdłuż muru, macając wolną ręką. Tym, którzy zostali, widno było w sam raz.",
        },
        {
          needs: ["the boy upstairs"],
          titles: [
            ["A Lamp from Beside the Bed", "„Pan oślepia jeża!”"],
            ["“I See,” Said Mr Zenon, and Did Not", "„Już widzę”, czyli nie widzę"],
          ],
          en: "“You’re dazzling the hedgehog!” called the boy in pyjamas, and since Mr Zenon did not understand, he showed him, with the lamp from beside his bed. Mr Zenon stood in a white circle of his own, one hand before his eyes. “I see,” he said, “that is, I don’t.” He put out the torch, the boy put out the lamp, and in the dark Mruk and the hedgehog had the courtyard back.",
          pl: "„Pan oślepia jeża!” – zawołał chłopiec w piżamie, a że pan Zenon nie pojął od razu, pokazał mu jak, lampką znad łóżka. Pan Zenon stał na bruku we własnym białym kole i zasłaniał się ręką. „Już widzę – powiedział. – To znaczy nie widzę”. Zgasił latarkę, chłopiec zgasił lampkę i w ciemności Mruk z jeżem mieli znów całe podwórko dla siebie.",
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["He Apologised to the Carpet Frame", "Kogo to przeprosił pan Zenon?"],
            ["The Closer, the Whiter", "Im bliżej, tym bielej"],
          ],
          en: "In such a fog a torch does not help. Mr Zenon wanted to see more and came closer, and the closer he came, the whiter it grew, until he was shining on a wall of milk with nobody in it. “Gentlemen?” he asked. He went to look for them, first behind the chestnut and then by the bins. Mruk and the hedgehog stayed where they were and heard him apologise to the carpet frame.",
          pl: "W taką mgłę latarka nie pomaga. Pan Zenon chciał widzieć więcej, więc podszedł, a im był bliżej, tym robiło się bielej, aż oświetlał już tylko ścianę mleka, w której nie było nikogo. „Panowie?” – zapytał. Poszedł ich szukać, najpierw za kasztanowcem, potem przy śmietniku. Mruk i jeż zostali na miejscu i słyszeli, jak przeprasza trzepak.",
        },
      ],
    },
    {
      en: "In the corner by the wall lies a heap of old leaves and twigs, which Mr Zenon sweeps round. He calls it his reserve. The hedgehog went into it headfirst, like a key, and the heap closed. There was a rustling, now here, now there; a twig got up and lay down again. Mruk sat in front. He could not tell where to look.",
      pl: "W rogu pod murem leży kupka starych liści i gałązek, którą pan Zenon omija miotłą. Nazywa ją rezerwą. Jeż wszedł w nią głową naprzód, jak klucz, i kupka się zamknęła. Szeleściło, raz tu, raz tam, jakaś gałązka wstała i położyła się z powrotem. Mruk siedział przed tym i nie wiedział, gdzie patrzeć.",
      turns: [
        {
          titles: [
            ["Wearing a Leaf", "W liściu na głowie"],
            ["Out by the Other Door", "Wyszedł tyłem, w nakryciu głowy"],
          ],
          en: "Mruk looked at the heap for so long that somebody else began to look, too. Something was breathing beside his elbow. The hedgehog had come out at the back, with one leaf on its head and another on its hip, and stood next to him in front of it, to find out what was in there. When nothing came out, they turned to each other.",
          pl: "Mruk patrzył na kupkę tak długo, że zaczął patrzeć też ktoś inny. Obok, na wysokości łokcia, coś sapnęło. Jeż wyszedł z drugiej strony, z liściem na głowie, z drugim na biodrze, i stał przy nim, żeby zobaczyć, co w niej jest. Kiedy nic z niej nie wyszło, spojrzeli na siebie.",
        },
        {
          titles: [
            ["The Reserve Stood Up", "I rezerwa wstała"],
            ["Like a Lid, with Mruk on It", "A na wierzchu Mruk"],
          ],
          en: "To hear better, Mruk lay down on top. It was soft, dry, a bit prickly in the middle; and then it became more prickly, and Mruk went up. The reserve had got to its feet. It carried him one step, leaves, twigs, nine kilos and all; then the hedgehog gave up and crept out from under him, quite flat on top.",
          pl: "Żeby lepiej słyszeć, Mruk położył się na wierzchu. Było miękko, sucho, pośrodku trochę ostro, potem ostrzej i Mruk pojechał w górę. Rezerwa wstała. Przeniosła go o krok, liście, gałązki i dziewięć kilo, po czym jeż dał za wygraną i wyszedł spod niego, z wierzchu całkiem płaski.",
        },
        {
          needs: ["the red thread"],
          titles: [
            ["Reeled In, Backwards and Under Protest", "Tyłem i z protestem"],
            ["Who Bit Through the Wool?", "Kto przegryzł nitkę?"],
          ],
          en: "Something in the heap had hold of the red wool. Upstairs the gentleman in slippers had begun to reel in his thread; it rose from the stones, it hummed, and the hedgehog came out of the leaves, backwards and under protest, with the ball on its spines. Mruk looked at the thread. He bit it through. Behind a window there was a small bump, and the hedgehog turned round to see whom it had to thank.",
          pl: "W kupce coś się uczepiło czerwonej włóczki. Na górze pan w kapciach zaczął ściągać nitkę; uniosła się z bruku, zabrzęczała i z liści, tyłem i z protestem, wyjechał jeż z kłębkiem na igłach. Mruk popatrzył na nitkę. Przegryzł ją. Za którymś oknem coś klapnęło, jakby ktoś usiadł, a jeż obrócił się zobaczyć, komu ma dziękować.",
        },
      ],
    },
    {
      en: "The hedgehog passed under the gate to the bins. Under the gate there is a gap of nine centimetres, room enough for anybody who does not overdo his height. Mruk put his head through, and it went; he sent his shoulders after it, and they did not. He drew back and looked at the gate. It has a lock, and for the lock there is a key.",
      pl: "Jeż przeszedł pod furtką do śmietnika. Jest tam szpara na dziewięć centymetrów i mieści się w niej każdy, kto nie przesadza z wysokością. Mruk wsunął głowę i głowa weszła, posłał za nią barki i barki nie weszły. Cofnął się i obejrzał furtkę. Ma zamek, a do zamka jest klucz.",
      turns: [
        {
          titles: [
            ["Who Was Looking from the Other Side?", "Kto patrzył z drugiej strony?"],
            ["It Was Never Locked", "Nie była zamknięta"],
          ],
          en: "Mruk did with the gate what he does with doors: he sat down and looked. The gate bore it for a while. Then a breath of air came through the courtyard and it swung open by itself, without a key, because Mr Zenon only pretends to lock it. On the other side sat the hedgehog, which had been looking at the same gate all this time.",
          pl: "Mruk zrobił z furtką to, co robi z drzwiami: usiadł i patrzył. Furtka wytrzymała chwilę. Potem przez podwórko przeszedł wietrzyk i otworzyła się sama, bez klucza, bo pan Zenon tylko udaje, że ją zamyka. Po drugiej stronie cały ten czas siedział jeż, przed tą samą furtką, i też na nią patrzył.",
        },
        {
          titles: [["After You", "Proszę, pan pierwszy"]],
          en: "Mr Zenon came with a bucket of potato peel, and found a cat in front of the gate and half a hedgehog under it, on its way back. He tried three keys, out of respect, and then pushed it with his knee. “After you,” he said, somewhere between the two. The hedgehog came out on foot, without ducking, one curl of peel on its back.",
          pl: "Pan Zenon przyszedł z wiadrem obierek i zastał furtkę, przed furtką kota, a pod furtką pół jeża w drodze powrotnej. Spróbował trzech kluczy, dla szacunku, po czym pchnął ją kolanem. „Pan pierwszy” – powiedział gdzieś pomiędzy nich. Jeż wyszedł bez schylania się, z jedną obierką na grzbiecie.",
          picture: { place: "courtyard", pose: "sit", props: [], eyes: "half", company: "zenon", inHand: "bucket" },
        },
        {
          pays: ["rind eaten"],
          needs: ["the rind"],
          titles: [
            ["Flat Until It Had Eaten", "Płaski, póki nie zjadł"],
            ["With the Rind Inside, It Did Not Fit", "Ze skórką już nie wchodzi"],
          ],
          en: "Mruk fetched the cheese rind. It lay on the wall behind Mr Zenon’s back, and he carried it to the gate and put it down on his own side, a paw’s breadth from the gap. Something sniffed. Out came a snout, then the forehead, then the whole hedgehog, and it began to chew. Afterwards it wanted to go back. But with the rind inside it, it no longer fitted.",
          pl: "Mruk przyniósł skórkę od sera. Leżała na murku za plecami pana Zenona; doniósł ją do furtki i położył po swojej stronie, na szerokość łapy od szpary. Coś powęszyło. Wyszedł ryjek, wyszło czoło, wyszedł cały jeż i zaczął jeść. Potem chciał wrócić. Ale razem ze skórką już się nie mieścił.",
        },
      ],
    },
    {
      en: "From Staircase B a dachshund was let out, for five minutes. Four of them generally go on the corner by the drainpipe. Today he came straight across the courtyard with his nose down, a dog on a trail, and the trail led between Mruk and the hedgehog, where there was no room for a third. He barked once, by way of introduction. The hedgehog lowered its brow.",
      pl: "Z klatki B wypuszczono na pięć minut jamnika. Cztery z nich schodzą mu zwykle na kąt przy rynnie. Dziś szedł prosto przez podwórko, z nosem przy ziemi, pies na tropie, a trop prowadził między Mruka a jeża, gdzie na trzeciego nie było miejsca. Szczeknął raz, dla przedstawienia się. Jeż nasunął czoło na oczy.",
      turns: [
        {
          titles: [
            ["The Dachshund Tried It Once", "Jamnik spróbował raz"],
            ["Four Minutes Left Over", "Zostały mu cztery minuty"],
          ],
          en: "The dachshund examined the hedgehog with his nose, once. He did not yelp; he comes of a good family. He sat down, thought about it, sneezed, and remembered the corner by the drainpipe, where four minutes were still owed to him. Going off, he looked round at Mruk: somebody might have told him. The hedgehog raised its brow.",
          pl: "Jamnik zbadał jeża nosem, raz. Nie zapiszczał, bo jest z dobrego domu. Usiadł, zastanowił się, kichnął i przypomniał sobie kąt przy rynnie, gdzie miał jeszcze do odebrania cztery minuty. Odchodząc, obejrzał się na Mruka: można było uprzedzić. Jeż podniósł czoło.",
        },
        {
          titles: [["He’s with Me", "Ten pan jest ze mną"]],
          en: "Mruk placed himself broadside on, tail up, with all the material he has, and behind him you could no longer see a hedgehog. The dachshund looked at one end of him, went and looked at the other, and did the sum. Somebody whistled from a window. The dachshund was grateful. When Mruk’s fur had settled, something snorted at his heel, quite close, and in a different tone from before.",
          pl: "Mruk ustawił się bokiem, z ogonem w górę, z całym materiałem, jaki ma, i jeża nie było za nim widać. Jamnik obejrzał go z jednego końca, poszedł obejrzeć z drugiego i liczył. Z okna ktoś gwizdnął. Jamnik był za to wdzięczny. Kiedy sierść opadła, przy pięcie Mruka coś sapnęło, całkiem blisko i innym tonem niż przedtem.",
        },
        {
          when: { between: ["09-10", "10-31"] },
          needs: ["one chestnut short"],
          titles: [
            ["The Fortieth Ran Away", "Co uciekło jamnikowi spod nosa"],
            ["Negotiations by the Drainpipe", "Układy przy rynnie"],
          ],
          en: "The fortieth chestnut fell. It hit the stones in front of the dachshund and ran, and a trail that lies still is nothing beside a thing that runs away. He was after it with his ears flying. Mr Zenon was after him, one hand held out. They met by the drainpipe, where the dachshund sat down on it; and what they settled between them there took up the rest of his five minutes.",
          pl: "Spadł czterdziesty kasztan. Uderzył o bruk tuż przed jamnikiem i uciekł, a czym jest trop, który leży, wobec czegoś, co ucieka? Jamnik popędził za nim, z uszami w powietrzu. Za jamnikiem pan Zenon, z wyciągniętą ręką. Spotkali się przy rynnie, gdzie jamnik na kasztanie usiadł, i układy, które tam prowadzili, zajęły resztę z jego pięciu minut.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the boy upstairs"],
      en: "On the second floor of Staircase B a boy in pyjamas had put his chin on the window sill. For brushing his teeth he had been promised a hedgehog, and he had brushed them twice. “Is it doing anything?” he whispered, so that the whole courtyard could hear. Nobody could say that it was. “Five more minutes,” said a voice behind him, “and then bed, hedgehog or no hedgehog.”",
      pl: "Na drugim piętrze klatki B chłopiec w piżamie położył brodę na parapecie. Obiecano mu jeża, jeśli umyje zęby, a umył je dwa razy. „Robi coś?” – zapytał szeptem, który było słychać na całym podwórku. Nikt nie mógł potwierdzić, że robi. „Jeszcze pięć minut – powiedział głos za jego plecami – i do łóżka, z jeżem czy bez”.",
    },
    {
      pays: ["the rind"],
      unless: ["the torch"],
      en: "Mr Zenon sat down on the low wall with his sandwich and turned his back to the courtyard, because once a day he likes to eat without anybody counting the bites. It was a cheese sandwich. He pared off the rind and laid it behind him on the wall, for tomorrow’s sparrows. Where the hedgehog was, something began to sniff. Mruk smelled it, too, and no longer knew which way to sit.",
      pl: "Pan Zenon usiadł na murku z kanapką i odwrócił się do podwórka plecami, bo raz dziennie lubi zjeść tak, żeby nikt nie liczył mu kęsów. Kanapka była z serem. Odkroił skórkę i położył za sobą na murku, dla jutrzejszych wróbli. Tam, gdzie był jeż, coś zaczęło węszyć. Mruk też poczuł ser i nie wiedział teraz, w którą stronę ma najpierw siedzieć.",
    },
    {
      pays: ["the red thread"],
      en: "A gentleman in slippers came down with a bag of rubbish, on tiptoe, since his wife does not care for slippers in the courtyard. Under the chestnut he looked into the bag and saw his wife’s wool. It was the wrong bag. He carried it back even more quietly; but a red ball had dropped out and was rolling towards the hedgehog, and its thread went up the stairs with the gentleman. Mruk watched both ends.",
      pl: "Pan w kapciach zszedł z workiem śmieci, na palcach, bo żona nie lubi kapci na podwórku. Pod kasztanowcem zajrzał do worka i zobaczył włóczkę żony. To nie był ten worek. Odniósł go jeszcze ciszej, niż przyszedł, ale czerwony kłębek zdążył wypaść i toczył się w stronę jeża, a nitka szła za panem w górę po schodach. Mruk pilnował obu końców.",
    },
    {
      when: { weather: ["fog"] },
      en: "Meanwhile the fog had come in through the gateway. It took the bins, then the frame, and when it had taken the chestnut, nothing was left of the courtyard but a snorting, now left, now right. Somebody with two bags asked the wall the way to Staircase B. Mruk put out a paw to have something to look at. If the hedgehog left now, he would not even see it go.",
      pl: "Tymczasem bramą weszła mgła. Zabrała śmietnik, potem trzepak, a kiedy zabrała kasztanowiec, zostało z podwórka samo sapanie, raz z lewej, raz z prawej. Ktoś z dwiema torbami pytał ściany, którędy do klatki B. Mruk wyciągnął przed siebie łapę, żeby mieć na co patrzeć. Gdyby jeż teraz odszedł, nikt by tego nawet nie zobaczył.",
    },
    {
      pays: ["the radio play"],
      unless: ["the torch"],
      en: "Somewhere above, a radio play was on, and all Staircase B had its windows ajar. A lady stood before a locked door. “Open, Edmund,” she said. Edmund did not. There was thunder, and a violin. Mr Zenon, passing with the broom, stopped to hear it out. “Sh,” he told the courtyard. So the hedgehog and the cat had to wait as well, until Edmund made up his mind.",
      pl: "Gdzieś na górze szło słuchowisko i cała klatka B miała uchylone okna. Pani stała pod zamkniętymi drzwiami. „Edmundzie, otwórz” – powiedziała. Edmund nie otworzył. Był grzmot i były skrzypce. Pan Zenon, który przechodził z miotłą, stanął, bo chciał wysłuchać do końca. „Cicho” – powiedział do podwórka. Kot i jeż też musieli więc czekać, aż Edmund się namyśli.",
    },
    {
      pays: ["the brick"],
      unless: ["the torch"],
      en: "Mr Zenon came by with a brick. Somewhere along the wall there was a hole, the tenants had complained of a draught, and he wanted to have it stopped up. He held the brick against one place, against another, as if trying on a hat. Where the hedgehog was there was a snort, and an uneasy one. Mruk pricked an ear. “If not tonight, then tomorrow,” said Mr Zenon, and went off with his brick towards Staircase B.",
      pl: "Nadszedł pan Zenon z cegłą. Gdzieś w murze była dziura, lokatorzy skarżyli się, że ciągnie, i chciał ją zatkać. Przykładał cegłę tu i tam, jakby przymierzał murowi kapelusz. Tam, gdzie był jeż, sapnęło, i to niespokojnie. Mruk nadstawił ucha. „Jak nie dziś, to jutro” – powiedział pan Zenon i poszedł z cegłą w stronę klatki B.",
    },
    {
      when: { between: ["09-10", "10-31"] },
      pays: ["one chestnut short"],
      unless: ["the torch"],
      en: "The tree let go of a chestnut. It struck the lid of a bin, bounced across the stones and rolled up against Mr Zenon’s boot. “Thirty-nine,” he said and put it in his pocket. He has forty keys and wanted as many chestnuts, and he would not go in before that. He stood in everybody’s way, hands held out, and talked to the tree under his breath.",
      pl: "Drzewo puściło kasztan. Kasztan trafił w klapę śmietnika, odbił się od bruku i dotoczył do buta pana Zenona. „Trzydzieści dziewięć” – powiedział pan Zenon i schował go do kieszeni. Kluczy ma czterdzieści i tyle samo chciał mieć kasztanów, a wcześniej wracać nie zamierzał. Stał wszystkim na drodze, z wyciągniętymi rękami, i po cichu rozmawiał z drzewem.",
    },
  ],
};
