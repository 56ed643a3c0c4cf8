import type { Feast } from "#api/house/texts/model.ts";

/** The second of May, the day of the flag, between two holidays. */
export const flagDay: Feast = {
  name: "flag-day",
  day: { date: "05-02" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["He’s the Wrong Way Up", "Bo u niego jest odwrotnie"],
        en: [
          "The flag of the house lives in Mr Zenon’s oven, which has not been lit since gas was laid on. On the second of May it is taken out. Mr Zenon unrolled it on the carpet-beating frame, to let it hang, and went for the iron with a long cable.",
          "It was an old flag. It had a mend in the white, by Mrs Halina, so fine that only fingers could find it, and the red had run a little in one wash, so that the white had been, ever since, a shade warmer than white. Mruk sat under it. It moved as if it were thinking of doing something.",
          "White above, red below. He had them both: the paws, the front, the collar. It struck Staś first. “Mr Zenon,” he said, “he’s in the colours.” Mr Zenon, with the iron in his hand, walked round the cat. He is exact in such matters. “He’s the wrong way up,” he said. “With him the red’s on top.”",
          "Mruk rolled over. This had nothing to do with it; the stones were warm, and there was an itch between his shoulders. But there he lay, with four white paws in the air, and beneath them, on the grey stones, ran the red line of his collar.",
          "Mr Zenon set the iron down on its heel. He took off his cap and did not quite know what to do with it after that, so he hung it on the corner of the frame. “Well, then,” he said.",
          "They put the flag up above the gateway, where it looks both ways. It took the wind at once. Below, on the threshold, somebody lay on his back in the sun, properly, until about four, and Mr Zenon, who swept there, swept round him.",
        ],
        pl: [
          "Flaga kamienicy mieszka u pana Zenona w piekarniku, którego nie rozpala się, odkąd jest gaz. Drugiego maja się ją wyjmuje. Pan Zenon rozwinął ją na trzepaku, żeby powisiała, i poszedł po żelazko na długim kablu.",
          "Była to flaga stara. W bieli miała cerę, roboty pani Haliny, tak delikatną, że znajdowało się ją tylko palcami, a czerwień przy którymś praniu trochę puściła, więc biel była odtąd o ton cieplejsza od białej. Mruk siedział pod spodem. Flaga poruszała się, jakby się na coś namyślała.",
          "Białe u góry, czerwone na dole. Miał i to, i to: łapy, przód, obrożę. Pierwszy zauważył Staś. „Panie Zenonie – powiedział – on jest w barwach”. Pan Zenon z żelazkiem w ręku obszedł kota. W takich sprawach jest dokładny. „Odwrotnie – orzekł. – U niego czerwone na wierzchu”.",
          "Mruk przewrócił się na grzbiet. Nie miało to z tym nic wspólnego; kamienie były ciepłe, a między łopatkami go swędziało. Ale leżał z czterema białymi łapami w powietrzu, a pod nimi, na szarym bruku, szła czerwona kreska obroży.",
          "Pan Zenon odstawił żelazko. Zdjął czapkę i nie bardzo wiedział, co z nią dalej, więc zawiesił ją na rogu trzepaka. „No, teraz tak” – powiedział.",
          "Flagę zatknęli nad bramą, skąd patrzy w obie strony. Od razu chwyciła wiatr. Na dole, w progu, ktoś do czwartej leżał na plecach w słońcu, jak należy, a pan Zenon, który tam zamiatał, zamiatał naokoło.",
        ],
        picture: {
          place: "gateway",
          pose: "roll",
          props: [],
          eyes: "closed",
          inHand: "broom",
          company: "zenon",
          tram: "none",
        },
      },
      {
        title: ["Over There or Back Again?", "Tam czy z powrotem?"],
        en: [
          "The second of May is a day between two others. The first is free, and so is the third; the second is a matter of opinion. Tomek’s opinion was that you stay in bed. Ola’s was that you put the flat to rights. At two o’clock they met in the middle, at the sofa.",
          "It was to go against the opposite wall. It had stood against this one ever since it was bought, on the same eight castors, and Mruk was lying on it. “One, two,” said Ola. It moved like something that has put down roots. At the second pull something gave, and they had it out in the middle of the room.",
          "And there, in the space between the two walls, they found that they were out of breath, and sat down on it. It was quite different there. You saw the stove from the side. You saw the whole of the window and the sky in it, and the back of the wardrobe, on which somebody had written in pencil, ages ago, “This side to the wall”.",
          "Nobody got up. Tomek fetched the cake. In the place where the sofa had been lay what might be expected: a cork, three of the twelve missing pencils, the receipt for the sofa and a mouse of grey cloth, flat, without a face. Mruk got down for that and came back with it.",
          "“Over there,” said Ola at about five, with her feet up, “or back?” It was time to decide. They had the whole room round them, like people on a raft, and on each shore there were things to do.",
          "They ate supper there, too. On the third, which was a holiday, they moved the sofa back, because of the light; but first they swept the place, except for the cork, which was put where it had been.",
        ],
        pl: [
          "Drugi maja to dzień między dwoma innymi. Pierwszy jest wolny, trzeci też, a drugi to kwestia poglądów. Tomek był zdania, że się leży. Ola była zdania, że się robi porządki. O drugiej spotkali się w połowie drogi, przy kanapie.",
          "Miała stanąć pod przeciwną ścianą. Pod tą stała, odkąd ją kupili, na tych samych ośmiu kółkach, a leżał na niej Mruk. „Raz, dwa” – powiedziała Ola. Kanapa ruszyła tak, jak rusza coś, co zapuściło korzenie. Za drugim razem coś puściło i mieli ją na środku pokoju.",
          "I tu, w połowie drogi między ścianami, stwierdzili, że się zasapali, i usiedli. Było tam zupełnie inaczej. Piec widziało się z boku. Okno i niebo widziało się w całości, a do tego plecy szafy, na których ktoś dawno temu napisał ołówkiem: „Tą stroną do ściany”.",
          "Nikt nie wstawał. Tomek przyniósł ciasto. Na miejscu po kanapie leżało to, czego należało się spodziewać: korek, trzy z dwunastu brakujących ołówków, rachunek za kanapę i mysz z szarego sukna, płaska, bez twarzy. Po nią Mruk zszedł i z nią wrócił.",
          "„Tam – zapytała koło piątej Ola, z nogami na oparciu – czy z powrotem?” Trzeba było zdecydować. Dookoła mieli cały pokój, jak ludzie na tratwie, a na każdym brzegu czekało coś do roboty.",
          "Kolację też tam zjedli. Trzeciego, skoro było święto, przesunęli kanapę z powrotem, bo światło; ale najpierw zamietli, oprócz korka, który wrócił tam, gdzie był.",
        ],
        picture: { place: "stove", pose: "loaf", props: [], eyes: "half", on: "sofa", company: "ola" },
      },
      {
        title: ["Who Has the Pole?", "Kto ma drzewce?"],
        en: [
          "There were nine flags in the house and eight poles. Everybody knew it, and every year at noon on the second of May somebody came running down with a flag under his arm and nothing to put it on. This time it was Tomek.",
          "Mr Zenon, the caretaker, keeps the poles in the cellar, numbered. Number nine had been lent to somebody, in a year nobody remembered, for tomatoes. He scratched his neck, opened the shed in the courtyard and offered him the broom handle. “With the broom on it?” asked Tomek. “The broom stays on,” said Mr Zenon. He sweeps with it, holiday or not.",
          "Mruk had come down with the flag, that is to say he had hung on to it as far as the first floor. Now he sat before the shed and looked in at the open door. It was dark in there and smelled of oil and moles. At the very back, behind the spades, something long was leaning; and along it, from top to bottom, ran a spider on her way home.",
          "Mruk went in after her. The spades fell, with a clatter as of skittles; something slid down the wall, and out of the door, foot first, shot a pole, over the threshold, across the stones, as far as Tomek’s shoe. Its upper half was bleached. Lower down a label was tied to it, with a picture of a tomato.",
          "They all looked at it. “That’s number nine,” said Mr Zenon. He ran his thumb along it, found the notch that he had made himself, and shook his head, as you do at a child who has been given up for lost and comes home for supper.",
          "At three there were nine flags hanging on the front of the house. The one on the third floor flew somewhat crooked, and when the light was right, you could see that the spider had come home after all: she hung from the tip of number nine, mending her thread.",
        ],
        pl: [
          "Flag było w kamienicy dziewięć, a drzewc osiem. Wszyscy o tym wiedzieli, a i tak co roku drugiego maja w południe ktoś zbiegał na dół z flagą, której nie miał na co wsadzić. Tym razem był to Tomek.",
          "Pan Zenon, dozorca, trzyma drzewca w piwnicy, ponumerowane. Dziewiąte, nikt nie pamiętał, kiedy i komu, pożyczono do pomidorów. Dozorca podrapał się w kark, otworzył na podwórku komórkę i zaproponował kij od miotły. „Z miotłą?” – spytał Tomek. „Miotła zostaje” – odparł pan Zenon. Zamiata nią, czy święto, czy nie.",
          "Mruk zszedł razem z flagą, to znaczy trzymał się jej aż do pierwszego piętra. Teraz siedział przed komórką i zaglądał w otwarte drzwi. Było tam ciemno, pachniało oliwą i kretami. W samej głębi, za łopatami, stało oparte coś długiego, a po tym czymś, od góry do dołu, biegł do domu pająk.",
          "Mruk wszedł za nim. Łopaty załomotały jak w kręgielni, coś zjechało po ścianie i z komórki, dołem do przodu, wystrzelił drążek, przez próg, po bruku, aż pod but Tomka. U góry był wypłowiały. Niżej wisiała na nim etykieta z pomidorem.",
          "Wszyscy patrzyli. „To dziewiątka” – powiedział pan Zenon. Przejechał po niej kciukiem, znalazł karb, który sam kiedyś naciął, i pokręcił głową, jak nad dzieckiem, które już spisano na straty, a ono wraca na kolację.",
          "O trzeciej na froncie wisiało dziewięć flag. Ta na trzecim piętrze powiewała nieco krzywo, a przy dobrym świetle widać było, że pająk jednak wrócił do domu: zwisał z czubka dziewiątki i naprawiał nić.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "away",
          company: "nobody",
          camera: "close",
        },
      },
    ],
  },
};
