import type { Arc } from "#api/house/texts/model.ts";

/** A parrot is staying on Staircase B, and Mruk’s bell rings where Mruk is not. */
export const parrot: Arc = {
  name: "parrot",
  category: "Adventure",
  begins: "2029-04-17",
  returns: true,
  evenings: [
    {
      title: ["Heard at the Same Time in Three Places", "Słyszany naraz w trzech miejscach"],
      en: [
        "There was a ring in the courtyard, and Ola put the bowl down by the door. When the brass bell is heard of an evening, Mruk is on his way up, and he does not like to wait. She held the door open. Nobody came. It rang again, further off. “What’s keeping him?” said Ola.",
        "On the second floor Mrs Halina was holding her own door open, with a bit of herring. “He’s with you,” she called up the stairs. “He’s with you,” called Ola down. Outside stood Mr Zenon under the chestnut tree, which had just put out its first small hands, and took off his cap to the cellar window, because he had heard the bell and could see no cat.",
        "It rang for a fourth time. From under the kitchen table came Mruk, cross, with the mark of a chair leg on his cheek. He had slept there since five. He walked to the bowl without a sound, as he does when he is offended, ate, and laid back one ear. In the courtyard, at that moment, his bell was ringing.",
        "They went to see. On Staircase B, on the ground floor, lives Mr Kozik, who was a conductor on the trams and has not said much since. His window stood open. In it was a cage, and in the cage sat a parrot, as grey as an official, with a red tail. “It’s my niece’s,” said Mr Kozik, “for a week. Baron, he’s called. They say he speaks three languages.” He coughed. “To me he hasn’t said a word.”",
        "The bird looked at them all with one eye. Then it turned its back and bent down, and there was a ring, thin and clear, brass, with a small lisp at the end. There is only one bell in Warsaw that lisps. Mr Kozik got up from his chair. “He’s spoken!” he said. “That’s not speaking,” said Mr Zenon. “That’s ringing.” But Mr Kozik had already pulled up his chair again, and he moved it closer.",
      ],
      pl: [
        "Na podwórku zadzwoniło, więc Ola postawiła przy drzwiach miskę. Kiedy wieczorem słychać mosiężny dzwonek, znaczy to, że Mruk idzie na górę, a czekać nie lubi. Trzymała drzwi otwarte. Nikt nie szedł. Zadzwoniło znowu, dalej. „Gdzie on się podziewa?” – powiedziała Ola.",
        "Na drugim piętrze otwarte drzwi trzymała pani Halina, z kawałkiem śledzia. „Jest u was!” – zawołała w górę. „U pani!” – zawołała w dół Ola. A na podwórku, pod kasztanowcem, który właśnie wystawił pierwsze małe dłonie, stał pan Zenon i uchylał czapki okienku piwnicy, bo dzwonek słyszał, a kota nie widział.",
        "Zadzwoniło po raz czwarty. Spod kuchennego stołu wyszedł Mruk, zły, z odciśniętą na policzku nogą krzesła. Spał tam od piątej. Podszedł do miski bezszelestnie, jak zawsze, kiedy się obrazi, zjadł i położył po sobie jedno ucho. Na podwórku w tej samej chwili dzwonił jego dzwonek.",
        "Poszli sprawdzić. Na klatce B, na parterze, mieszka pan Kozik, który był w tramwajach konduktorem i od tamtej pory niewiele mówi. Okno miał otwarte. Stała w nim klatka, a w klatce siedziała papuga, szara jak urzędnik, z czerwonym ogonem. „Siostrzenicy – powiedział pan Kozik. – Na tydzień. Nazywa się Baron. Podobno mówi trzema językami”. Chrząknął. „Do mnie nie odezwał się ani słowem”.",
        "Ptak przyjrzał się wszystkim jednym okiem. Potem odwrócił się tyłem, schylił i zadzwoniło, cienko i czysto, mosiężnie, z lekkim seplenieniem na końcu. W Warszawie sepleni tylko jeden dzwonek. Pan Kozik wstał z krzesła. „Przemówił!” – powiedział. „To nie jest mówienie – zauważył pan Zenon. – To dzwonienie”. Ale pan Kozik już siadał z powrotem, bliżej.",
      ],
      picture: { place: "hall", pose: "back", props: ["bowl"], company: "nobody" },
    },
    {
      title: ["Mruk Goes to Meet Himself", "Mruk wychodzi sobie naprzeciw"],
      en: [
        "It is not pleasant to lie on the window sill and hear yourself coming. Mruk heard himself cross the courtyard, stop beneath the shrine, and ring. He heard Ola call out something friendly to him. He looked down over the edge. There was no one there but Prezes the pigeon, who was walking up and down the gutter opposite and also looking.",
        "The house knew by now what it was. On Staircase B, in Mr Kozik’s window, stood a parrot called Baron, on a visit, who had learned the sound of Mruk’s bell. It had been explained to the cat twice. He had listened to it as he listens to the weather report.",
        "At dusk he went down. He took the stairs slowly, white foot by white foot, in the middle, as is his custom when he calls on somebody officially, and came out by the back door. By the carpet frame a sparrow was bathing in the dust. It went on bathing. Mruk had to walk round it.",
        "“Well, say something,” said Mr Kozik’s voice. He was sitting beside the cage with his hands on his knees. “Say good morning. Say what you like.” He waited, as you wait at a stop. “Well, say something,” he said again, lower. The parrot looked past him to the sill, where a grey head with a notch in its ear had come up without the least announcement.",
        "Baron bent to the floor of his cage. There was a ring. Mruk drew himself up to his full height. That had been his own greeting, note for note, and to such a thing there is just one reply. He shook his head, hard, from the neck.",
        "There was no sound. He stood quite still. He shook himself once more, with his eyes closed, down to the tail, and opened them. The collar was there, red and tight; he could feel it. In front of his chest, where there had always been a small cool weight, there was nothing but air.",
      ],
      pl: [
        "To nic przyjemnego leżeć na parapecie i słyszeć, jak się samemu nadchodzi. Mruk słyszał, jak idzie przez podwórko, przystaje pod kapliczką i dzwoni. Słyszał, jak Ola woła do niego coś miłego. Spojrzał w dół. Nie było tam nikogo, tylko gołąb Prezes spacerował po rynnie naprzeciwko i też patrzył.",
        "Dom już wiedział, co to jest. Na klatce B, w oknie pana Kozika, stała papuga imieniem Baron, na gościnnych występach, która nauczyła się głosu Mrukowego dzwonka. Kotu wyjaśniono to dwa razy. Wysłuchał tego tak, jak słucha prognozy pogody.",
        "O zmierzchu zszedł. Schodził powoli, biała łapa za białą łapą, środkiem, jak zwykle, gdy składa komuś wizytę urzędową, i wyszedł tylnymi drzwiami. Koło trzepaka kąpał się w kurzu wróbel. Kąpał się dalej. Mruk musiał go obejść.",
        "„No, powiedz coś” – odezwał się głos pana Kozika. Pan Kozik siedział przy klatce z rękami na kolanach. „Powiedz dzień dobry. Powiedz, co chcesz”. Poczekał, jak się czeka na przystanku. „No, powiedz coś” – powtórzył ciszej. Papuga patrzyła obok niego, na parapet, gdzie bez żadnej zapowiedzi pojawiła się szara głowa z nacięciem w uchu.",
        "Baron schylił się do podłogi klatki. Zadzwoniło. Mruk wyprostował się na całą wysokość. Było to jego własne powitanie, co do nuty, a na coś takiego jest tylko jedna odpowiedź. Potrząsnął głową, mocno, od karku.",
        "Nie było słychać nic. Stał bez ruchu. Otrząsnął się raz jeszcze, z zamkniętymi oczami, po sam ogon, i otworzył je. Obroża była, czerwona i ciasna; czuł ją. Ale na piersi, gdzie zawsze wisiał mały chłodny ciężar, nie wisiało nic.",
      ],
      picture: { place: "courtyard", pose: "back", props: [], company: "nobody", camera: "half", side: "middle" },
    },
    {
      title: ["Nobody Heard Him Come In", "Nikt nie słyszał, że wszedł"],
      en: [
        "Mr Zenon was dancing. He had the broom by the waist and was going round the chestnut tree with her in three-four time, as a man does in April who is sure of being alone, and as he turned he saw the cat. Mruk was sitting a yard off. He had been sitting there since the second verse.",
        "“You might have rung!” said Mr Zenon, when he could speak. Then he looked closer. Then he took off his cap. The bell was gone. In all the courtyard nobody had missed it, because it had been ringing from morning to night: on Staircase B there was a parrot, Baron by name, who did nothing else.",
        "The notebook came out. “When was it last heard for certain?” At noon, by the cellar, said a window on the third floor. At noon on the stairs, said Mrs Halina, and at one by the bins. At two, at three, at half past. Mr Zenon wrote eleven lines and struck out eleven lines. No witness could say whether it had been the cat or the bird. Such a thing cannot be looked for; it had never been absent.",
        "They looked all the same, with lanterns, under the bath, in the coal. Meanwhile Mruk had a hard evening. Without his bell he came upon people. He came upon Mrs Halina, singing to a cod, and on Prezes, chairman of the gutter, with his beak in someone else’s bread. Wherever he appeared, somebody jumped. A tom of his standing is announced; a person who simply stands there is a burglar.",
        "At dusk, therefore, he crossed over to Staircase B and sat down in front of Mr Kozik’s window, with his back to it, under the cage. Above him it rang. It was not the right place, being half a yard too high. But a lady who was carrying out her rubbish heard it and said, “Good evening, Mruk,” before she had even turned the corner, and he half closed his eyes.",
      ],
      pl: [
        "Pan Zenon tańczył. Trzymał miotłę w pasie i obchodził z nią kasztanowiec na trzy czwarte, jak to mężczyzna w kwietniu, kiedy jest pewien, że nikt nie patrzy, i przy obrocie zobaczył kota. Mruk siedział o metr. Siedział tam od drugiej zwrotki.",
        "„Mógł pan zadzwonić!” – powiedział pan Zenon, kiedy odzyskał głos. Potem przyjrzał się lepiej. Potem zdjął czapkę. Dzwonka nie było. Nikt na całym podwórku tego nie zauważył, bo dzwoniło od rana do nocy: na klatce B mieszkała papuga, imieniem Baron, która nic innego nie robiła.",
        "Wyjął notes. „Kiedy słyszano go na pewno?” W południe przy piwnicy, powiedziało okno na trzecim piętrze. W południe na schodach, powiedziała pani Halina, a o pierwszej przy śmietniku. O drugiej, o trzeciej, o wpół do czwartej. Pan Zenon zapisał jedenaście linijek i jedenaście skreślił. Żaden świadek nie wiedział, czy to był kot, czy ptak. Czegoś takiego nie da się szukać; przecież ani na chwilę nie zginęło.",
        "Szukano mimo to, z latarką, pod wanną i w węglu. Mruk miał tymczasem ciężki wieczór. Bez dzwonka zaskakiwał ludzi. Zaskoczył panią Halinę, która śpiewała dorszowi, i Prezesa, przewodniczącego rynny, z dziobem w cudzym chlebie. Gdzie się zjawił, ktoś podskakiwał. Kocura tej rangi się zapowiada; kto po prostu stoi, ten jest włamywaczem.",
        "O zmierzchu przeszedł więc na klatkę B i usiadł przed oknem pana Kozika, tyłem, pod klatką. Nad głową mu zadzwoniło. Nie było to całkiem to miejsce, wypadało o pół metra za wysoko. Ale pani, która wynosiła śmieci, usłyszała i jeszcze zza rogu powiedziała: „Dobry wieczór, Mruku”, a on zmrużył oczy.",
      ],
      picture: { place: "courtyard", pose: "back", props: [], company: "nobody", camera: "half", side: "middle" },
    },
    {
      title: ["What Lay Under the Sand", "Co było pod piaskiem"],
      en: [
        "Mr Kozik was cleaning the cage. He did it thoroughly, as he used to do his tram at the terminus, and he was humming. His niece was fetching the parrot tomorrow. It had been a good week. Baron had not said good morning, nor anything else in three languages; but he had learned to ring like the cat on Staircase A, and he had learned it in Mr Kozik’s window.",
        "Half the house had come by to hear it. They had stood there with their shopping, and since you cannot stand in front of a man’s window without a word, they had spoken to him. He had answered. On one evening he had told somebody about the winter when the points froze, from beginning to end.",
        "On the sill outside sat Mruk, who was there every evening now. His bell had been missing for days, and it was a comfort to him to be near this one. The window was shut, since the parrot had been let out and sat on the wardrobe. Mr Kozik drew the tray from the cage, and something rolled through the sand.",
        "It was brass, no bigger than a hazelnut. He held it up by its bent little loop. It rang, with a lisp at the end. He remembered the first afternoon: the cage at the open window, the grey cat who had come up quite close to look, neck to the bars, and how the two had stood there for a while, beak to collar, as if they had something to tell each other.",
        "So the bird had learned nothing. It had only ever bent down and rung a bell. Mr Kozik sat on the bed with his fist closed. If he gave it back, they would all go by his window again with their shopping. Nobody knew. He looked at the cat, and the cat looked at the fist. “Well, say something,” said Mr Kozik.",
      ],
      pl: [
        "Pan Kozik czyścił klatkę. Robił to porządnie, jak dawniej wóz na pętli, i nucił. Nazajutrz siostrzenica miała zabrać papugę. To był dobry tydzień. Baron nie powiedział wprawdzie dzień dobry ani niczego innego w trzech językach; nauczył się jednak dzwonić jak kot z klatki A, a nauczył się tego w oknie pana Kozika.",
        "Przychodziło posłuchać pół kamienicy. Stawali z zakupami, a ponieważ nie da się stać człowiekowi pod oknem bez słowa, mówili coś do niego. Odpowiadał. Pewnego wieczoru opowiedział komuś o zimie, kiedy zamarzły zwrotnice, od początku do końca.",
        "Na parapecie od dworu siedział Mruk, ostatnio był tu co wieczór. Jego dzwonek od paru dni nie mógł się znaleźć, więc dobrze mu robiło, że jest blisko tego drugiego. Okno było zamknięte, bo papuga, wypuszczona, siedziała na szafie. Pan Kozik wysunął z klatki szufladkę i po piasku coś się potoczyło.",
        "Było mosiężne, nie większe od orzecha laskowego. Podniósł to za wygięte kółeczko. Zadzwoniło, z lekkim seplenieniem na końcu. Przypomniało mu się pierwsze popołudnie: klatka w otwartym oknie, szary kot, który podszedł popatrzeć, całkiem blisko, szyją do prętów, i jak we dwóch tam stali, dziobem przy obroży, jakby mieli sobie coś do powiedzenia.",
        "A więc ptak nie nauczył się niczego. Schylał się tylko i dzwonił dzwonkiem. Pan Kozik siedział na łóżku z zaciśniętą pięścią. Jeśli odda, wszyscy znowu będą mijać jego okno ze swoimi zakupami. Nikt nie wiedział. Popatrzył na kota, a kot na pięść. „No, powiedz coś” – powiedział pan Kozik.",
      ],
      picture: { place: "courtyard", pose: "back", props: [], by: "wall", weather: "clear", company: "nobody" },
    },
    {
      title: ["In His Voice", "Jego głosem"],
      en: [
        "He brought it back himself. He stood in the courtyard in his good jacket, Mr Kozik from Staircase B, and held out on his palm the bell that the whole house had been looking for. “It was in the cage all the time,” he said. “He only rang it. He can’t do anything. I thought you ought to know.”",
        "Nobody could think of an answer. They had all of them stood at his window to hear a parrot that had learned Mruk’s bell. Mrs Halina took out her needle case, sat down on the bench under the chestnut tree, took the cat between her knees and set to work, with buttonhole silk, twice round. It was soon done. “There,” she said. “Shake.”",
        "He did not feel like shaking. He sat down on the gravel with his tail round his feet. From the ground floor of Staircase B, where the cage stood in the window, ready, with a cloth over its top for the journey, came a ring.",
        "Everyone looked at Mruk’s chest. The bell hung there and did not stir. It rang again, brass, thin and clear, with the lisp; and in the window Baron stood on his perch, upright, with an open beak and nothing in his claws. Mr Zenon took his cap right off. “He’s got nothing there,” he whispered. “That’s from memory.” Mr Kozik had sat down on the bench. He found room, because several people had moved up.",
        "It was very quiet. The bird walked to the end of its perch, laid its head to one side and examined the company, one after the other, as far as the old man in the good jacket. Somebody coughed, exactly as Mr Kozik coughs; but it was not Mr Kozik. “Well, say something,” said the parrot, in his voice.",
        "And all round the bench everybody began to talk at once.",
      ],
      pl: [
        "Odniósł go sam. Stał na podwórku w dobrej marynarce, pan Kozik z klatki B, i na wyciągniętej dłoni trzymał dzwonek, którego szukał cały dom. „Przez cały czas był w klatce – powiedział. – On nim tylko dzwonił. On nic nie umie. Pomyślałem, że powinni państwo wiedzieć”.",
        "Nikomu nie przychodziła do głowy odpowiedź. Wszyscy stali przecież pod jego oknem, żeby posłuchać papugi, która nauczyła się Mrukowego dzwonka. Pani Halina wyjęła igielnik, usiadła na ławce pod kasztanowcem, wzięła kota między kolana i przyszyła, jedwabiem do dziurek, dwa razy dookoła. Poszło szybko. „No – powiedziała. – Potrząśnij”.",
        "Nie miał ochoty. Usiadł na żwirze, z ogonem wokół łap. Z parteru klatki B, gdzie w oknie stała klatka, gotowa do drogi, z wierzchu nakryta ściereczką, dobiegło dzwonienie.",
        "Wszyscy spojrzeli na pierś Mruka. Dzwonek wisiał i ani drgnął. Zadzwoniło znowu, mosiężnie, cienko i czysto, z seplenieniem; a w oknie stał na drążku Baron, wyprostowany, z otwartym dziobem i niczym w szponach. Pan Zenon zdjął czapkę. „On bez niczego – szepnął. – On z pamięci”. Pan Kozik usiadł na ławce. Znalazło się miejsce, bo kilka osób się posunęło.",
        "Było bardzo cicho. Ptak podszedł na koniec drążka, przechylił głowę i obejrzał towarzystwo, jedno po drugim, aż do starego człowieka w dobrej marynarce. Ktoś chrząknął, dokładnie tak, jak chrząka pan Kozik; ale to nie był pan Kozik. „No, powiedz coś” – powiedziała papuga jego głosem.",
        "I dookoła ławki wszyscy zaczęli mówić naraz.",
      ],
      picture: {
        place: "courtyard",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "smile",
      },
    },
  ],
};
