import type { Plot } from "#api/house/texts/model.ts";

/** A hedgehog in the courtyard, in the evening. */
export const hedgehog: Plot = {
  name: "hedgehog",
  category: "Friendship",
  // Hedgehogs sleep from November on, and in rain Mruk does not go out to see them.
  when: { timeSlot: ["evening"], between: ["04-10", "10-31"], weather: ["clear", "fog", "wind"] },
  pictures: [
    {
      place: "courtyard",
      pose: "crouch",
      props: [],
      eyes: "wide",
      en: "Mruk crouches in the courtyard in the evening and looks at something low down",
      pl: "Mruk przyczajony wieczorem na podwórku wpatruje się w coś przy samej ziemi",
    },
    {
      place: "courtyard",
      pose: "sit",
      props: [],
      eyes: "open",
      en: "Mruk sits in the courtyard in the evening, all attention",
      pl: "Mruk siedzi wieczorem na podwórku, cały w słuch",
    },
    {
      place: "courtyard",
      pose: "walk",
      props: [],
      eyes: "half",
      en: "Mruk walks across the courtyard in the evening, slower than he could",
      pl: "Mruk idzie wieczorem przez podwórko, wolniej, niż potrafi",
    },
    {
      place: "courtyard",
      pose: "crouch",
      props: ["leaf heap"],
      eyes: "wide",
      when: { between: ["10-05", "10-31"] },
      en: "Mruk crouches in the courtyard beside a heap of leaves, very much awake",
      pl: "Mruk przyczajony na podwórku obok kupki liści, bardzo rozbudzony",
    },
  ],
  wishes: [
    {
      en: "Somebody was walking through the courtyard in galoshes. He snorted, he smacked his lips, he knocked against the carpet frame, and when he came round the chestnut he was as long as a shoe and had a snout: a hedgehog, on the hunt. Mruk hunts without a sound and catches little. He sat down to learn how it was done like this.",
      pl: "Ktoś szedł przez podwórko w kaloszach. Sapał, mlaskał, potknął się o trzepak, a kiedy wyszedł zza kasztanowca, był długości buta i miał ryjek: jeż, na polowaniu. Mruk poluje bezszelestnie i łapie niewiele. Usiadł, żeby się dowiedzieć, jak można to robić w ten sposób.",
      endings: [
        {
          titles: [
            ["Eleven Beetles, with Noise", "Jedenaście żuków z hałasem"],
            ["They Came Out to See Who It Was", "Wychodziły zobaczyć kto to"],
          ],
          en: "The beetles came out to see who it was. That was the whole secret: where the hedgehog stamped, something under the stone put up its head, and by the gate to the bins it had eaten eleven. On the stairs, at home, Mruk tried it. He stamped on every step. On the second floor a door opened and Mrs Halina asked who it was.",
          pl: "Żuki wychodziły zobaczyć, kto idzie. Na tym polegała cała tajemnica: gdzie jeż tupnął, tam spod kamienia wyglądała głowa, i do furtki śmietnika zjadł ich jedenaście. Wracając schodami, Mruk spróbował. Tupał na każdym stopniu. Na drugim piętrze otworzyły się drzwi i pani Halina spytała, kto to.",
        },
        {
          titles: [
            ["Who Could Lie in Wait for Whom", "Kto na kogo mógł się czaić"],
            ["Nobody Asked for Quiet", "Nikt nie prosił o ciszę"],
          ],
          en: "It caught what it came upon, and it came upon everything, as it went everywhere. There was no more to it. Mruk walked along beside it for a lap of the courtyard with his whole weight on every paw. It felt shameless. At the shrine he snorted as well. A moth, an earwig and a bicycle pump were found in this way. The pump went to Mruk.",
          pl: "Łapał to, na co wpadł, a że chodził wszędzie, wpadał na wszystko. Nic więcej w tym nie było. Mruk przeszedł obok niego jedno okrążenie, całym ciężarem na każdej łapie. Czuł się bezwstydnie. Przy kapliczce też sapnął. Znaleźli tak ćmę, skorka i pompkę do roweru. Pompka przypadła Mrukowi.",
        },
      ],
    },
    {
      en: "Behind the shrine in the courtyard stood a saucer, and Mr Zenon had put it there in person. There was chopped liver in it. Mruk considered it proper, if late, and was on his way when he heard somebody eating. A hedgehog had one foot in the saucer. Mruk sat down at a little distance and gave it time to notice its mistake.",
      pl: "Za kapliczką na podwórku stał talerzyk i postawił go tam osobiście pan Zenon. Na talerzyku była siekana wątróbka. Mruk uznał to za należne, choć spóźnione, i był już w drodze, kiedy usłyszał, że ktoś je. Jeż stał w talerzyku jedną nogą. Mruk usiadł w pewnej odległości i dał mu czas, żeby zauważył pomyłkę.",
      endings: [
        {
          titles: [
            ["A Foot in the Saucer", "Z nogą w talerzyku"],
            ["Half, Measured by Eye", "Połowa, tak na oko"],
          ],
          en: "The hedgehog ate the left half. When it got to the middle it looked up, snorted, and moved its foot out of the saucer, and so there was a place. Mruk ate the right half. It was cold by now, and a bit of bark was in it. They licked towards each other, until the saucer began to turn between them on the stone.",
          pl: "Jeż zjadł lewą połowę. Na środku podniósł głowę, sapnął i wyjął z talerzyka nogę, czyli zrobił miejsce. Mruk zjadł prawą. Była już zimna i z kawałkiem kory. Wylizywali każdy od swojej strony, coraz bliżej, aż talerzyk zaczął się między nimi obracać na kamieniu.",
        },
        {
          titles: [
            ["“Hedgehog,” It Said Underneath", "Na spodzie stało: „Jeż”"],
            ["Two Saucers, Two Names", "Dla kogo ten drugi?"],
          ],
          en: "When it was empty, the hedgehog pushed the saucer along with its snout, over the edge of the stone, and it turned upside down. On the bottom was a strip of paper, in Mr Zenon’s capitals: “Hedgehog.” On the other side of the shrine stood a second one, covered with a flower pot. Mruk did not need to look underneath. He took hold of the pot.",
          pl: "Kiedy było pusto, jeż popchnął talerzyk ryjkiem poza kamień i talerzyk wywrócił się do góry dnem. Na spodzie był pasek papieru, a na nim drukowanymi literami, ręką pana Zenona: „Jeż”. Po drugiej stronie kapliczki stał drugi, nakryty doniczką. Mruk nie musiał zaglądać pod spód. Wziął się od razu do doniczki.",
        },
      ],
    },
    {
      en: "There was nothing in the courtyard on which Mruk had not laid a paw at some time: the frame, the bins, the chestnut, Mr Zenon’s cap. Now something lay by the wall that was not on the list. It was a hedgehog, brown, as big as a loaf, and spines all over. He sat down in front of it and chose a paw.",
      pl: "Na podwórku nie było rzeczy, na której Mruk nie położył kiedyś łapy: trzepak, śmietnik, kasztanowiec, czapka pana Zenona. A teraz pod murem było coś spoza listy. Był to jeż, brązowy, wielkości bochenka i cały w igłach. Mruk usiadł przed nim i wybrał łapę.",
      endings: [
        {
          titles: [
            ["With the Grain, Not Against It", "Z włosem, nie pod"],
            ["From the Front to the Back", "Od przodu do tyłu"],
          ],
          en: "It can be done, from front to back and only so. Mruk laid his paw, the left, behind the hedgehog’s ears and let it slide down. The spines lay flat, one after another, with a sound as of a comb. Both of them stood quite still. It was on the list now. He did it once more, for himself, and went off on three legs, out of respect for the fourth.",
          pl: "Da się, ale od przodu do tyłu i tylko tak. Mruk położył jeżowi łapę za uszami, lewą, i pozwolił jej zjechać. Igły kładły się jedna po drugiej, z odgłosem grzebienia. Obaj stali bez ruchu. Był na liście. Mruk zrobił to jeszcze raz, już prywatnie, i odszedł na trzech łapach, z szacunku dla czwartej.",
        },
        {
          titles: [
            ["A Paw Laid on Mruk", "Czyja na czyjej"],
            ["On Whose List?", "Na czyjej liście?"],
          ],
          en: "He had been choosing for too long. The hedgehog came up, sniffed at the white paw that was lying ready, and set a foot on it. The foot was small and cool and had five fingers like a hand. It rested there while the snout looked left and right, and then it went on. Mruk left the paw where it was. He, too, was on somebody’s list.",
          pl: "Wybierał za długo. Jeż podszedł, obwąchał białą łapę, która leżała w pogotowiu, i postawił na niej nogę. Noga była mała, chłodna, z pięcioma palcami, jak ręka. Postała tam, póki ryjek rozglądał się w lewo i w prawo, a potem poszła dalej. Mruk łapy nie zabrał. On też był na czyjejś liście.",
        },
      ],
    },
    {
      en: "New tenants in the courtyard introduce themselves to Mruk, nose to nose, and after that there is peace. The hedgehog had been living there for a week and had walked past him each evening with its snout on the ground. It might be shortness of sight. Mruk took his stand on its path, between chestnut and bins, and put his nose forward.",
      pl: "Nowi lokatorzy na podwórku przedstawiają się Mrukowi, nos w nos, i potem jest spokój. Jeż mieszkał od tygodnia i co wieczór przechodził obok z ryjkiem przy ziemi. Może był krótkowidzem. Mruk stanął na jego ścieżce, między kasztanowcem a śmietnikiem, i wysunął nos.",
      endings: [
        {
          titles: [
            ["Wet, Cold and Very Quick", "Mokry, zimny i szybki"],
            ["Earth, Cellar, and Something Sweet", "Ziemia, piwnica i coś słodkiego"],
          ],
          en: "It was wet, it was cold, and it was over before Mruk had shut his eyes. The snout had a smell of earth and cellar and of something sweet that a neighbour must have thrown away. He would have liked to go over it again. But the hedgehog was already past him, and now trod more softly, as you do beside a person whom you know.",
          pl: "Było mokro, zimno i już po wszystkim, zanim Mruk zdążył zamknąć oczy. Ryjek pachniał ziemią, piwnicą i czymś słodkim, co ktoś z lokatorów musiał wyrzucić. Chętnie by to powtórzył. Ale jeż już go minął i stąpał teraz ciszej, jak się stąpa przy kimś znajomym.",
        },
        {
          titles: [
            ["Introduced to the Bell", "Znajomość z dzwonkiem"],
            ["Who Answers When You Sniff?", "A kto tu odpowiada?"],
          ],
          en: "The hedgehog sniffed along the ground as far as his paws, raised its snout and came upon the bell. It gave it a push. The bell answered. It pushed again, listened with its head on one side, and then, having been properly received, walked on round the chestnut. Mruk’s nose was still held out. Next time, he decided, he would bend down first.",
          pl: "Jeż obwąchał ziemię aż do jego łap, podniósł ryjek i trafił na dzwonek. Trącił go. Dzwonek odpowiedział. Jeż trącił jeszcze raz, posłuchał z głową na bok, po czym, należycie przyjęty, poszedł dookoła kasztanowca. Mruk wciąż stał z wysuniętym nosem. Następnym razem, postanowił, schyli się pierwszy.",
        },
      ],
    },
    {
      en: "The hedgehog came out from behind the bins at the same minute each evening, and went round the courtyard by the wall. Where it came from Mruk knew. Where it went to, nobody did, for it took the corner by Staircase B and was gone. He had let it pass four times, out of tact. This evening he sat at the start and meant to go with it.",
      pl: "Jeż wychodził zza śmietnika co wieczór o tej samej minucie i szedł dookoła podwórka, wzdłuż muru. Skąd, Mruk wiedział. Dokąd, nie wiedział nikt, bo jeż brał zakręt przy klatce B i tyle go widziano. Cztery razy go przepuścił, z taktu. Dziś siedział na starcie i zamierzał pójść razem z nim.",
      endings: [
        {
          titles: [
            ["Back to Where He Had Begun", "Dokąd się idzie dookoła"],
            ["The Second Lap", "Drugie kółko, to samo"],
          ],
          en: "They took the corner by Staircase B one after the other, and it went on along the wall, past the cellar windows, past the tap, behind the shrine; and then came the bins. So that was all. It went round, and where it arrived it set out. The hedgehog did not stop to rest. On the second lap Mruk walked in front, as he knew the way.",
          pl: "Zakręt przy klatce B wzięli jeden za drugim, a dalej szło się wzdłuż muru, obok okienek piwnicy, obok kranu, za kapliczką, i był śmietnik. To wszystko. Jeż chodził w kółko, a dokąd doszedł, stamtąd ruszał. Odpoczywać nie zamierzał. Na drugim okrążeniu Mruk szedł przodem, bo znał już drogę.",
        },
        {
          titles: [
            ["Under the Third Step of Staircase B", "Portiernia pod trzecim stopniem"],
            ["A Flat Without a Number", "Mieszkanie bez numeru"],
          ],
          en: "Behind the corner, under the third step of Staircase B, a brick is missing. The hedgehog turned round in front of it, went in backwards, and arranged itself, and out of the hole looked a snout, as from a porter’s lodge. There was moss in there, a bus ticket, and a glove. Mruk knew that glove. He let it stay; it was being used.",
          pl: "Za rogiem, pod trzecim stopniem klatki B, brakuje cegły. Jeż obrócił się przed dziurą, wszedł tyłem, umościł się i wystawił ryjek, jak z portierni. W środku był mech, bilet autobusowy i rękawiczka. Mruk znał tę rękawiczkę. Zostawił ją, skoro komuś służyła.",
        },
      ],
    },
    {
      en: "Mr Zenon maintains that Mruk is the roundest thing in the courtyard, not counting the lid of the drain. It was said in passing, and Mruk has kept it. And now a hedgehog had come along the wall, to whom people from Staircase B had called down, “Look how round!” He sat down opposite to have a look himself, from the side and from in front.",
      pl: "Pan Zenon utrzymuje, że Mruk jest najokrąglejszą rzeczą na podwórku, nie licząc pokrywy studzienki. Powiedział to mimochodem, a Mruk zapamiętał. I oto wzdłuż muru przyszedł jeż, o którym w oknach klatki B wołano: „Patrz, jaki okrągły!” Mruk usiadł naprzeciwko, żeby to zobaczyć, z boku i z przodu.",
      endings: [
        {
          titles: [
            ["Long in the Leg, Who Would Have Thought", "A nogi jakie długie"],
            ["Under the Skirt of Spines", "Co jeż ma pod spodem"],
          ],
          en: "It was a matter of clothes. When the hedgehog scratched itself, under the spines there came to light a leg, and then more leg, grey and thin and long as a heron’s, and a narrow flank behind it. Mruk took it in. He let himself down with his paws tucked in and his tail laid round, without a corner anywhere, next to the lid of the drain.",
          pl: "Robiło to ubranie. Kiedy jeż się drapał, spod igieł wyszła noga, a potem jeszcze noga, szara, chuda i długa jak u czapli, a za nią wąski bok. Mruk przyjął to do wiadomości. Podwinął łapy, ułożył dookoła ogon i osiadł, bez jednego kantu, tuż obok pokrywy studzienki.",
        },
        {
          titles: [
            ["Against the Lid of the Drain", "Przymiarka do studzienki"],
            ["A Draw, with Ears", "Remis, z dokładnością do uszu"],
          ],
          en: "The hedgehog drew in its head, its feet and what it had behind, until nothing was left but round. Mruk did the same, as far as it went. What remained over were two ears, one with a notch. He laid them back. Between the chestnut and the frame lay two balls, one with spines and one with stripes, each waiting for the other to stick out.",
          pl: "Jeż schował głowę, nogi i to, co miał z tyłu, aż została sama okrągłość. Mruk zrobił to samo, na ile się dało. Wystawały mu dwa uszy, jedno z nacięciem. Położył je po sobie. Między kasztanowcem a trzepakiem leżały dwie kule, jedna w igłach, druga w prążkach, i każda czekała, aż z drugiej coś wystanie.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "It did not come to that at once, because the hedgehog shut. It needed no time for it: a jerk, a second, and there was neither front nor back, no face to which you could say anything, and no door. Mruk waited. He went round it to the left and, for the sake of completeness, to the right. It was equally far from everywhere.",
      pl: "Do niczego na razie nie doszło, bo jeż się zamknął. Nie trwało to ani chwili: jedno szarpnięcie, drugie, i nie było ani przodu, ani tyłu, ani twarzy, do której dałoby się coś powiedzieć, ani drzwi. Mruk czekał. Obszedł go z lewej, a dla kompletu z prawej. Zewsząd było równie daleko.",
      turns: [
        {
          titles: [
            ["Two Shut Doors", "Dwoje drzwi, i oboje zamknięte"],
            ["First a Snout, Then a Look", "Najpierw ryjek, a po nim oko"],
          ],
          en: "With shut doors Mruk has a method. He sat down in front, tucked his paws in, closed his eyes and became one himself. Two trams passed in the street. Then there was a small sniffing, somewhere low on the right, and a snout came out of the ball, and an eye, to see what was keeping so quiet out there. It opened the rest by and by.",
          pl: "Na zamknięte drzwi Mruk ma sposób. Usiadł przed nimi, podwinął łapy, zamknął oczy i sam się zamknął. Ulicą przejechały dwa tramwaje. Wtedy coś cicho pociągnęło nosem, nisko, z prawej, i z kuli wyszedł ryjek, a po nim oko, zobaczyć, co tam tak siedzi cicho. Reszta otwierała się po trochu.",
        },
        {
          titles: [
            ["What Does a Ball Listen To?", "Czego słucha kula"],
            ["Not for Everybody, Said Mr Zenon", "„Nie każdemu otworzę”"],
          ],
          en: "Mr Zenon stopped on his way to the cellar and looked at the ball. He took out his forty keys, chose the thinnest and drew it once along the carpet frame, so that it hummed. “My father’s way,” he told Mruk. The ball listened. It got a slit, then a snout, and then four feet, on which it stood. “Not for everybody,” said Mr Zenon and put the keys away.",
          pl: "Pan Zenon szedł do piwnicy, zatrzymał się i popatrzył na kulę. Wyjął swoje czterdzieści kluczy, wybrał najcieńszy i przeciągnął nim raz po trzepaku, aż zabrzęczało. „Sposób ojca” – wyjaśnił Mrukowi. Kula słuchała. Zrobiła się w niej szpara, potem ryjek, a potem cztery nogi, na których stanęła. „Nie każdemu otworzę” – powiedział pan Zenon i schował klucze.",
        },
      ],
    },
    {
      en: "The bell was the trouble. On every ordinary day it hangs there and says nothing, but when Mruk is trying to be tactful it tells. He took a step, there was a tinkle, and the hedgehog stood still with raised spines. He waited, he took another, there was a tinkle. In ten minutes they had come forward by the length of a broom.",
      pl: "Kłopot był z dzwonkiem. Na co dzień wisi i milczy, ale kiedy Mruk próbuje być taktowny, dzwonek wszystko wygada. Zrobił krok, brzęknęło i jeż stanął z nastroszonymi igłami. Zaczekał, zrobił następny, brzęknęło. W dziesięć minut posunęli się o długość miotły.",
      turns: [
        {
          titles: [
            ["Under Cover of a Tram", "Kiedy jedzie, iść, kiedy przejedzie, siąść"],
            ["While the Fifteen Takes the Bend", "Jak to dobrze, że zgrzyta"],
          ],
          en: "Beyond the gateway the fifteen takes a bend, and it does not do so quietly. As long as it screeched, a bell more or less made no difference. Mruk walked when it came and sat when it had gone, and the hedgehog, which knows the timetable, did the same. After the third tram they were so near to each other that there was no further need to walk.",
          pl: "Za bramą piętnastka wchodzi w zakręt i nie robi tego po cichu. Póki zgrzytała, jeden dzwonek nie stanowił różnicy. Mruk szedł, kiedy jechała, i siadał, kiedy przejechała, a jeż, który zna rozkład, robił to samo. Po trzecim tramwaju byli tak blisko, że nie trzeba było dalej iść.",
        },
        {
          titles: [
            ["Chin Down", "Z brodą na piersi"],
            ["Like a Gentleman with a Letter", "Jak pan, który niesie coś pod brodą"],
          ],
          en: "He put his chin on it. With his chin on his chest Mruk cannot see much but his own feet, and he walked like somebody who is reading a letter in the street; but the bell was quiet. In this way he went as far as a small dark boot that was standing in his path. He looked up along it. It was no boot, and it was looking up along him.",
          pl: "Przycisnął go brodą. Z brodą na piersi Mruk widzi niewiele poza własnymi łapami i szedł jak ktoś, kto na ulicy czyta list, ale dzwonek milczał. Doszedł tak do ciemnego bucika, który stał na drodze. Podniósł wzrok, od podeszwy w górę. Nie był to bucik i też podnosił wzrok.",
        },
      ],
    },
    {
      // It must be dark enough for a torch.
      when: { between: ["08-20", "04-30"] },
      pays: ["the torch"],
      en: "Mr Zenon was making his round, with the torch. It felt along the wall, over the bins, and then both of them stood in the middle of a white circle, Mruk and the hedgehog, each with a long shadow, like two artists who do not know which is to begin. “Don’t let me disturb you,” said Mr Zenon. He did not take the light away. He was happy.",
      pl: "Pan Zenon robił obchód, z latarką. Światło przeszło po murze, po śmietniku i nagle obaj stanęli w środku białego koła, Mruk i jeż, każdy z długim cieniem, jak dwaj artyści, którzy nie wiedzą, kto zaczyna. „Proszę sobie nie przeszkadzać” – powiedział pan Zenon. Światła nie zabrał. Podobało mu się.",
      turns: [
        {
          titles: [
            ["Paper, Pencil and Torch", "Notes, ołówek i ani jednej ręki"],
            ["Entered as a Tenant", "Wpisany jako lokator"],
          ],
          en: "Such a thing has to be entered. Mr Zenon wished to take out his notebook, but for that one needs a hand, for the pencil another, and the third had the torch. He put it between his teeth; from there it lit up his own moustache. In the rest of the courtyard it grew dark again, and the two of them went on with what they had been about.",
          pl: "Coś takiego trzeba zapisać. Pan Zenon chciał wyjąć notes, ale na notes potrzeba ręki, na ołówek drugiej, a w trzeciej była latarka. Wziął ją w zęby i odtąd oświetlała mu wąsy. W pozostałej części podwórka zrobiło się znów ciemnawo i obaj wrócili do tego, na czym im przerwano.",
        },
        {
          titles: [
            ["A Knock on the Battery", "Stuknąć w baterię"],
            ["The Circle Turned Yellow, Then Brown", "Z białego żółte, z żółtego brązowe"],
          ],
          en: "The circle turned yellow, then brown, and then it was only Mr Zenon with a tin tube in his hand. He tapped it. It gave a little more, enough to show a snout, and was out. “So much for the performance,” he said and felt his way off along the wall with his free hand. For those who remained, it was just light enough.",
          pl: "Koło zżółkło, zbrązowiało i został sam pan Zenon, z blaszaną rurką w ręce. Postukał w nią. Dała jeszcze trochę, tyle że było widać ryjek, i zgasła. „Koniec przedstawienia” – powiedział i oddalił się wzdłuż muru, macając wolną ręką. Tym, którzy zostali, widno było w sam raz.",
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
          en: "He looked for so long that somebody else began to. Beside him, at the height of his elbow, there was a breathing. The hedgehog had come out at the back, with a leaf on its head and another on its hip, and stood next to Mruk before the heap, to find out what was in there. When nothing more came of it, they turned to each other.",
          pl: "Patrzył tak długo, że zaczął też ktoś inny. Obok, na wysokości łokcia, coś sapnęło. Jeż wyszedł z drugiej strony, z liściem na głowie, z drugim na biodrze, i stał przy Mruku przed kupką, żeby zobaczyć, co w niej jest. Kiedy nic z niej nie wyszło, spojrzeli na siebie.",
        },
        {
          titles: [
            ["The Reserve Stood Up", "I rezerwa wstała"],
            ["Like a Lid, with Mruk on It", "A na wierzchu Mruk"],
          ],
          en: "To hear better, Mruk lay down on top. It was soft, dry, a bit prickly in the middle; and then it became more prickly, and Mruk went up. The reserve had got to its feet. It carried him for the length of a step, leaves, twigs, nine kilos and all, gave it up and crept out from under him, quite flat at the top.",
          pl: "Żeby lepiej słyszeć, Mruk położył się na wierzchu. Było miękko, sucho, pośrodku trochę ostro, potem ostrzej i Mruk pojechał w górę. Rezerwa wstała. Przeniosła go o krok, liście, gałązki i dziewięć kilo, po czym dała za wygraną i wyszła spod niego, z wierzchu całkiem płaska.",
        },
      ],
    },
    {
      en: "The hedgehog passed under the gate to the bins. Beneath it there is a gap of nine centimetres, enough for anybody who does not overdo his height. Mruk put his head under, and it went; he sent his shoulders after, and they did not. He drew back and looked at the gate. It has a lock, and for the lock there is a key.",
      pl: "Jeż przeszedł pod furtką do śmietnika. Jest tam szpara na dziewięć centymetrów i mieści się w niej każdy, kto nie przesadza z wysokością. Mruk wsunął głowę i głowa weszła, posłał za nią barki i barki nie weszły. Cofnął się i obejrzał furtkę. Ma zamek, a do zamka jest klucz.",
      turns: [
        {
          titles: [
            ["The Gate and the Feeling of Foolishness", "Furtce zrobiło się głupio"],
            ["It Was Never Locked", "Nie była zamknięta"],
          ],
          en: "He did what he does with doors: he sat down in front of it and looked. The gate stood it for a while. Then a breath of air came through the courtyard, and it swung open of itself, without a key, for Mr Zenon only pretends to lock it. Behind it the hedgehog had been sitting the whole time, in front of the same gate, on the other side.",
          pl: "Zrobił to, co robi z drzwiami: usiadł i patrzył. Furtka wytrzymała chwilę. Potem przez podwórko przeszedł wietrzyk i otworzyła się sama, bez klucza, bo pan Zenon tylko udaje, że ją zamyka. Po drugiej stronie cały ten czas siedział jeż, przed tą samą furtką, i też na nią patrzył.",
        },
        {
          titles: [
            ["After You", "Tylko pan pierwszy!"],
            ["With Potato Peel on Top", "Z obierką na wierzchu"],
          ],
          en: "Mr Zenon came with a bucket of potato peel, and found the gate with a cat in front of it and, under it, half a hedgehog that was coming back. He tried three keys, for respect, and then pushed it with his knee. “After you,” he said into the air between. The hedgehog came out on foot, without ducking, one curl of peel on its back.",
          pl: "Pan Zenon przyszedł z wiadrem obierek i zastał furtkę, przed furtką kota, a pod furtką pół jeża w drodze powrotnej. Spróbował trzech kluczy, dla szacunku, po czym pchnął ją kolanem. „Pan pierwszy” – powiedział gdzieś pomiędzy nich. Jeż wyszedł bez schylania się, z jedną obierką na grzbiecie.",
        },
      ],
    },
    {
      en: "From Staircase B a dachshund was let out, for five minutes. He uses four of them for the corner by the drainpipe. Today he came straight across the courtyard with his nose down, a dog with a trail, and the trail led between Mruk and the hedgehog, where there was no room for a third. He barked, once, to be announced. The hedgehog lowered its brow.",
      pl: "Z klatki B wypuszczono na pięć minut jamnika. Cztery z nich schodzą mu zwykle na kąt przy rynnie. Dziś szedł prosto przez podwórko, z nosem przy ziemi, pies na tropie, a trop prowadził między Mruka a jeża, gdzie na trzeciego nie było miejsca. Szczeknął raz, dla przedstawienia się. Jeż nasunął czoło na oczy.",
      turns: [
        {
          titles: [
            ["Once with the Nose", "Raz, nosem"],
            ["Four Minutes Left Over", "Zostały mu cztery minuty"],
          ],
          en: "The dachshund examined the hedgehog with his nose, once. He did not yelp; he is from a good house. He sat down, gave it some thought, sneezed, and then remembered the corner by the drainpipe, where four minutes were still owing to him. As he went he looked round at Mruk, as if to say that he might have been told. The brow was raised again.",
          pl: "Jamnik zbadał jeża nosem, raz. Nie zapiszczał, bo jest z dobrego domu. Usiadł, zastanowił się, kichnął i przypomniał sobie kąt przy rynnie, gdzie miał jeszcze do odebrania cztery minuty. Odchodząc, obejrzał się na Mruka, że można było uprzedzić. Jeż podniósł czoło.",
        },
        {
          titles: [
            ["Broadside On", "Bokiem do jamnika"],
            ["He’s with Me", "Ten pan jest ze mną"],
          ],
          en: "Mruk placed himself broadside on, tail up, with all the material that he has, and behind him there was no more hedgehog to be seen. The dachshund looked at one end of him, went and looked at the other, and calculated. From the window somebody whistled. He was glad of it. When Mruk’s fur had lain down again, something snorted at his heel, quite near, in another tone than before.",
          pl: "Mruk ustawił się bokiem, z ogonem w górę, z całym materiałem, jaki ma, i jeża nie było za nim widać. Jamnik obejrzał go z jednego końca, poszedł obejrzeć z drugiego i liczył. Z okna ktoś gwizdnął. Jamnik był za to wdzięczny. Kiedy sierść opadła, przy pięcie Mruka coś sapnęło, całkiem blisko i innym tonem niż przedtem.",
        },
      ],
    },
  ],
  scenes: [
    {
      when: { between: ["08-10", "05-05"] },
      en: "On the second floor of Staircase B a light went on, and a woman came to the window with a colander. She was looking for the moon, for a friend or for fresh air; it was not clear. She looked up, she looked down, and put her finger to her lips. Behind her somebody was told, in a whisper that filled the courtyard, not to bang the lid.",
      pl: "Na drugim piętrze klatki B zapaliło się światło i do okna podeszła pani z durszlakiem. Szukała księżyca, znajomego albo powietrza, trudno powiedzieć. Spojrzała w górę, spojrzała w dół i położyła palec na ustach. Komuś za jej plecami kazano, szeptem na całe podwórko, nie trzaskać pokrywką.",
    },
    {
      unless: ["the torch"],
      en: "Mr Zenon had sat down on the low wall with his evening sandwich. He unpacked it on one knee, lifted the upper slice and checked, for he makes it himself and still does not trust it. Today it was cheese. He nodded, put the lid back on and turned so that he had his back to the bins and the view for himself.",
      pl: "Pan Zenon usiadł na murku z wieczorną kanapką. Rozwinął ją na kolanie, podniósł górną kromkę i sprawdził, bo robi kanapki sam, a mimo to im nie ufa. Dziś był ser. Skinął głową, zamknął kanapkę i obrócił się tyłem do śmietnika, żeby mieć jakiś widok.",
    },
    {
      en: "A gentleman in slippers came down with a bag of rubbish and went on tiptoe as far as the chestnut, out of consideration. There he noticed that he had brought the wrong bag. It held his wife’s wool. He stood for a time beneath the tree, weighing it, looked up at a certain window, and returned on tiptoe, only much more so.",
      pl: "Pan w kapciach zszedł z workiem śmieci i do kasztanowca szedł na palcach, z grzeczności. Tam zauważył, że wziął nie ten worek. W środku była włóczka żony. Stał chwilę pod drzewem, ważył ją w ręce, spojrzał w pewne okno i wrócił na palcach, tylko o wiele staranniej.",
    },
    {
      when: { between: ["08-10", "05-05"] },
      en: "At the shrine burns a little light, and a moth had business with it. It flew up, knocked at the glass, waited as is proper and knocked again. Nobody opened. The saint inside looked over it at the bins, as he always does. In the end the moth sat down on the frame, with folded wings, next to another which had been waiting longer.",
      pl: "Przy kapliczce pali się światełko i ćma miała do niego sprawę. Podleciała, zastukała w szybkę, odczekała, ile wypada, i zastukała znowu. Nikt nie otwierał. Święty patrzył ponad nią na śmietnik, jak zawsze. W końcu ćma usiadła na ramce, ze złożonymi skrzydłami, obok drugiej, która czekała dłużej.",
    },
    {
      unless: ["the torch"],
      en: "Somewhere above, a radio play was on, and all Staircase B had its windows on the latch. “Don’t go, Edmund,” said a lady. There were steps, a door, and a storm. In the courtyard nothing stirred. Mr Zenon, who was passing with the broom, stood still, with one foot on the kerb, and shook his head, for he had known it about Edmund from the start.",
      pl: "Gdzieś na górze szło słuchowisko i cała klatka B miała uchylone okna. „Nie odchodź, Edmundzie” – powiedziała pani. Były kroki, drzwi i burza. Na podwórku nic się nie ruszyło. Pan Zenon, który przechodził z miotłą, stanął z jedną nogą na krawężniku i pokręcił głową, bo na Edmundzie poznał się od początku.",
    },
    {
      unless: ["the torch"],
      en: "Mr Zenon was locking the cellar. The first key did not turn, nor did the next, and at every one he murmured where it belonged: attic, drying room, a bicycle that was sold. When the right one turned he gave a nod, took three steps and felt for his cap. It was inside, on the nail. He began again with the attic.",
      pl: "Pan Zenon zamykał piwnicę. Pierwszy klucz się nie obracał, drugi też nie, a przy każdym mruczał, skąd jest: strych, suszarnia, rower, który sprzedano. Kiedy właściwy się obrócił, skinął głową, zrobił trzy kroki i sięgnął do czapki. Była w środku, na gwoździu. Zaczął od nowa, od strychu.",
    },
    {
      when: { between: ["09-10", "10-31"] },
      unless: ["the torch"],
      en: "The chestnut let go of a chestnut. It struck the lid of a bin, sprang from there to the carpet frame, from the frame to the stones, and rolled, in a long bend, till it came to rest against Mr Zenon’s boot. He looked up into the tree. He picked it up, rubbed it on his sleeve and put it in his pocket, where, by the sound, there were others.",
      pl: "Kasztanowiec puścił kasztan. Kasztan trafił w klapę śmietnika, odbił się na trzepak, z trzepaka na bruk i potoczył się długim łukiem, aż zatrzymał się na bucie pana Zenona. Pan Zenon spojrzał w koronę. Podniósł go, potarł o rękaw i schował do kieszeni, w której, sądząc po odgłosie, były już inne.",
    },
  ],
};
