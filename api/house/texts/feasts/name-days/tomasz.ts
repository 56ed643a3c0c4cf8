import type { Feast } from "#api/house/texts/model.ts";

/** Tomek's name day. */
export const tomasz: Feast = {
  name: "tomasz",
  day: { date: "03-07" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["By the North, in Four Seconds", "Północą w cztery sekundy"],
        en: [
          "For his name day Tomek’s class had given him a globe. It was second-hand, it had a dent in the Pacific, and on the stand all of them had signed, very small, thirty-one names. He carried it home on the tram, on his knees, and people asked him where he was going.",
          "Now it stood on the table, among the glasses. Whoever came to wish him well had to give it a push. Mrs Halina stopped it in Peru, Mr Zenon in the sea. Tomek’s hand went back to the dent again and again, as to a coin in a pocket.",
          "Mruk was watching from the sideboard. A ball had come into the house, larger than himself, and nobody was playing with it properly. They pushed it, it went round on the spot, and they said “Peru”. He waited until the herring was passed. Then he came down on to the table and put a paw on top of the world.",
          "It turned. He held it; it turned on under him in the other direction. He put the second paw to it and walked, since there was no help for it, over Greenland, over the Pole, quite fast, upright, with his ears laid back. “He’s walking round it,” said Ola. He was; it took four seconds. When he got off, he sat down with his back to it as after any journey.",
          "There was a scratch. It ran from Norway to about Alaska, fine and white, a route that does not exist. Tomek bent over it with his glasses pushed up, and they all expected him to be upset.",
          "He went for a pen. On the stand, under the thirty-first name, there was a little room; there he wrote it in, letter by letter: “Mruk, by the north.”",
        ],
        pl: [
          "Na imieniny klasa dała Tomkowi globus. Był z drugiej ręki, miał wgniecenie w Pacyfiku, a na podstawce podpisali się wszyscy, bardzo drobno, trzydzieści jeden nazwisk. Wiózł go do domu tramwajem, na kolanach, i ludzie pytali, dokąd się wybiera.",
          "Teraz globus stał na stole między kieliszkami. Kto przychodził z życzeniami, musiał nim zakręcić. Pani Halina zatrzymała go w Peru, pan Zenon na morzu. Ręka Tomka raz po raz wracała do wgniecenia, jak wtedy, kiedy się sprawdza monetę w kieszeni.",
          "Mruk siedział na kredensie i się przyglądał. Do domu przybyła kula, większa od niego, i nikt nie umiał się nią bawić. Popychali ją, kręciła się w miejscu, a oni mówili „Peru”. Zaczekał, aż zaczną podawać śledzia. Wtedy zszedł na stół i położył łapę na szczycie świata.",
          "Świat się obrócił. Przytrzymał; obracał się pod nim dalej, w drugą stronę. Dostawił drugą łapę i szedł, skoro trzeba, po Grenlandii, przez biegun, dość szybko, wyprostowany, z uszami do tyłu. „On idzie dookoła” – powiedziała Ola. Istotnie; zajęło mu to cztery sekundy. Kiedy zszedł, usiadł do globusa tyłem, jak po każdej podróży.",
          "Została rysa. Biegła od Norwegii mniej więcej po Alaskę, cienka i biała, trasa, która nie istnieje. Tomek pochylił się nad nią z okularami na czole i wszyscy spodziewali się, że będzie mu przykro.",
          "Poszedł po pióro. Na podstawce, pod trzydziestym pierwszym nazwiskiem, było jeszcze trochę miejsca; tam, litera po literze, wpisał: „Mruk, północą”.",
        ],
        picture: {
          place: "kitchen",
          pose: "sit",
          props: [],
          eyes: "half",
          look: "away",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["So That He Needn’t Sit on the Stairs", "Od dziś już nie na schodach"],
        en: [
          "They had not agreed on it. Each of them had simply wondered what Tomek always needed, and so on his name day every guest had a key for him. Mrs Halina had had hers cut for the front door. Mr Zenon gave him the cellar, on a string. Ola had ordered three, in three colours.",
          "By eight there were nine on the table, beside the cake, and Tomek said for the ninth time that it was just the thing. He was touched, and he was a bit ashamed. He laid them out by size, to see them better, and then by colour.",
          "On the sofa sat the guests; on the arm of the sofa sat Mruk. Nobody had asked him what Tomek needs. He could have told them. He is the one who sits there too when Tomek sits on the stairs after school, with his pockets turned out and his papers beside him, waiting for someone to come home. They have had good hours, the two of them, on the third step. It is warm there.",
          "“From today,” said Ola and lifted her glass, “you won’t have to sit on the stairs any more.” Everybody drank. Mruk got down and went out, since it was late.",
          "When they had all gone and the washing-up was done, Tomek wanted to look at his keys once again. There was the cellar one and there was the green one. He moved the plates; he went through his pockets, left, right. “That isn’t possible,” he said. Seven keys had been lost inside four walls, within two hours, on the very day.",
          "He opened the door, for air. On the third step down sat the cat, with his front paws together. There was room beside him. Under him, when he shifted a little, something clinked.",
        ],
        pl: [
          "Nie umawiali się. Każdy po prostu zadał sobie pytanie, czego Tomek zawsze potrzebuje, i na imieniny każdy przyszedł z kluczem. Pani Halina dorobiła od bramy. Pan Zenon dał piwnicę, na sznurku. Ola zamówiła trzy, w trzech kolorach.",
          "O ósmej na stole koło tortu leżało ich dziewięć i Tomek po raz dziewiąty mówił, że trafiony. Był wzruszony i było mu trochę głupio. Ułożył je według wielkości, żeby lepiej widzieć, a potem według koloru.",
          "Na kanapie siedzieli goście, na poręczy kanapy Mruk. Jego nikt nie zapytał, czego Tomek potrzebuje. Mógłby im powiedzieć. To on siedzi obok, kiedy Tomek po szkole siedzi na schodach, z wywróconymi kieszeniami i stosem klasówek, i czeka, aż ktoś wróci. Miewali tam we dwóch dobre godziny, na trzecim stopniu. Jest ciepły.",
          "„Od dziś – powiedziała Ola i podniosła kieliszek – nie będziesz już siedział na schodach”. Wypili wszyscy. Mruk zszedł z poręczy i wyszedł, bo było późno.",
          "Kiedy goście poszli, a naczynia były pozmywane, Tomek chciał jeszcze raz obejrzeć klucze. Była piwnica i był zielony. Poprzesuwał talerze, przeszukał kieszenie, lewą, prawą. „To niemożliwe” – powiedział. Siedem kluczy przepadło w czterech ścianach, w dwie godziny, tego samego dnia.",
          "Otworzył drzwi, żeby wpuścić powietrza. Na trzecim stopniu siedział kot, łapa przy łapie. Obok było wolne miejsce. Kiedy kot trochę się posunął, coś pod nim brzęknęło.",
        ],
        picture: { place: "stairs", pose: "sit", props: [], eyes: "half", on: "step", company: "nobody" },
      },
      {
        title: ["Whoever Puts It Out Gets the Wish", "Kto gasi, tego życzenie"],
        en: [
          "Candles belong to birthdays. But there had been one left over, and Ola stuck it in the middle of Tomek’s name-day cake, a poppy-seed roll as thick as Mruk’s neck, lit it and put out the lamp. “You have to make a wish,” said Staś, who had been sent up with greetings and stayed. “But don’t say what.”",
          "Tomek shut his eyes and thought. With Tomek that takes time. He wished for something large and took it back; he examined a second wish, put it by, and went on leafing. The wax began to run. Mrs Halina had her fork in her hand.",
          "On the other side of the cake, with his chin on the table, sat Mruk. There was a light between him and Tomek. He was looking into it with both eyes, and in each of them there was a cake with a candle, upright, no larger than a pinhead.",
          "“Is he asleep?” whispered Mr Zenon. Tomek was not; he had got as far as the summer holidays. And then Mruk, in whose nose poppy seed had been working for some time, drew in his breath. Everybody saw it coming, and nobody could do anything. He sneezed.",
          "It was dark. There was a smell of wick. A grain of poppy seed was sticking to Mrs Halina’s brooch. Tomek opened his eyes. The candle was out, and his wish was gone too; he had had it a moment ago, he said, on the tip of his tongue.",
          "“Then the wish has passed to Mruk,” ruled Mr Zenon, the caretaker, who is at home with regulations. “Whoever puts it out gets the wish.” They cut the cake in silence. From then until midnight, whatever the cat did, whether he yawned or went to the door and looked at the handle, somebody got up and saw to it, just in case that was the wish.",
        ],
        pl: [
          "Świeczki są od urodzin. Ale jedna została, więc Ola wetknęła ją w środek imieninowego makowca Tomka, grubego jak kark Mruka, zapaliła i zgasiła lampę. „Trzeba sobie czegoś życzyć – powiedział Staś, którego przysłano z życzeniami i który został. – Tylko nie na głos”.",
          "Tomek zamknął oczy i myślał. U niego nie odbywa się to od razu. Zażyczył sobie czegoś dużego i się rozmyślił; przyjrzał się drugiemu życzeniu; widać było, jak za czołem przewraca kartki. Wosk zaczął ściekać. Pani Halina trzymała już widelczyk.",
          "Po drugiej stronie makowca, z brodą na stole, siedział Mruk. Od Tomka dzieliło go światło. Patrzył w nie obojgiem oczu i w każdym był makowiec ze świeczką, prosty, nie większy niż łebek szpilki.",
          "„On śpi?” – szepnął pan Zenon. Tomek nie spał; doszedł do wakacji. A wtedy Mruk, któremu mak już od pewnego czasu pracował w nosie, nabrał powietrza. Wszyscy widzieli, co się święci, i nikt nic nie mógł zrobić. Kichnął.",
          "Zrobiło się ciemno. Pachniało knotem. Do broszki pani Haliny przykleiło się ziarenko maku. Tomek otworzył oczy, zastał świeczkę zgaszoną, a życzenia nie miał pod ręką; przed chwilą było, tłumaczył, na końcu języka.",
          "„W takim razie życzenie przeszło na Mruka – rozstrzygnął pan Zenon, dozorca, który zna się na przepisach. – Kto gasi, tego życzenie”. Kroili w milczeniu. Odtąd aż do północy, cokolwiek kot zrobił, czy ziewnął, czy podszedł do drzwi i spojrzał na klamkę, ktoś wstawał, żeby tego dopilnować, na wypadek gdyby to właśnie było to życzenie.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "up",
          company: "zenon",
        },
      },
    ],
  },
};
