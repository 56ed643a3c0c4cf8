import type { Plot } from "../model.ts";

/** The balcony in the warm months, when it is not raining. */
export const balcony: Plot = {
  name: "balcony",
  category: "Adventure",
  when: { heating: [false], weather: ["clear", "wind"] },
  pictures: [
    {
      place: "balcony",
      pose: "walk",
      props: ["geranium", "feather"],
      eyes: "happy",
      en: "Mruk walks along the balcony with his tail high beside the geranium",
      pl: "Mruk kroczy po balkonie z ogonem w górze obok pelargonii",
    },
    {
      place: "balcony",
      pose: "sit",
      props: ["geranium"],
      eyes: "half",
      en: "Mruk on the balcony beside the geranium, above the street",
      pl: "Mruk na balkonie obok pelargonii, nad ulicą",
    },
    {
      place: "balcony",
      pose: "stretch",
      props: ["geranium"],
      eyes: "happy",
      en: "Mruk stretches on the balcony among the flowerpots",
      pl: "Mruk przeciąga się na balkonie między doniczkami",
    },
  ],
  wish: [
    {
      as: ["the Parade", "parada"],
      en: "From the balcony door to the railing it is eleven steps. If one simply walks, one is only on a balcony; but with the tail held properly it is a parade. Mruk felt that it was high time the street should see one, and he stood on the threshold and got into line.",
      pl: "Od drzwi balkonu do balustrady jest jedenaście kroków. Jeśli się po prostu idzie, jest się tylko na balkonie, ale z dobrze uniesionym ogonem robi się z tego parada. Mruk czuł, że ulicy już się należy, stanął na progu i sformował szyk.",
    },
    {
      as: ["the Other Balcony", "sąsiedni balkon"],
      en: "The next balcony is only a pot’s length away. It has tiles with stars, a deckchair and a box of catmint that nobody there needs, since they keep a canary. Mruk did not covet it; he merely wished to look it over from nearby, as one looks over a house that is not for sale.",
      pl: "Sąsiedni balkon jest o długość doniczki. Ma płytki w gwiazdki, leżak i skrzynkę kocimiętki, która nikomu tam nie jest potrzebna, bo trzymają kanarka. Mruk go nie pożądał, chciał tylko obejrzeć go z bliska, jak się ogląda dom, który nie jest na sprzedaż.",
    },
    {
      as: ["the Warm Tile", "ciepła płytka"],
      en: "On the balcony there is one tile, the third from the wall, that all day long keeps back a little warmth for the end. Mruk had been out twice to see how it was getting on. Now it was ready: not hot, not tepid, but exactly as warm as a cat on the inside.",
      pl: "Na balkonie jest jedna płytka, trzecia od ściany, która odkłada po trochu ciepło na później. Mruk wychodził już dwa razy zobaczyć, jak jej idzie. Teraz była gotowa: nie gorąca, nie letnia, tylko dokładnie tak ciepła jak kot od środka.",
    },
    {
      as: ["the Geranium Pelagia", "pelargonia Pelagia"],
      en: "In summer Pelagia lives out of doors, and she has changed since she moved there. She has red flowers, acquaintances, bees. Mruk, who had spent the whole winter with her on one sill, thought it proper to pay a call, and to find out whether she still recognised old neighbours.",
      pl: "W ciepłe miesiące Pelagia mieszka na balkonie i bardzo się od tego zmieniła. Ma czerwone kwiaty, znajomości, pszczoły. Mruk, który całą zimę spędził z nią na jednym parapecie, uznał, że wypada złożyć wizytę i sprawdzić, czy poznaje jeszcze dawnych sąsiadów.",
    },
    {
      as: ["the Gap in the Railing", "szpara w balustradzie"],
      en: "In the balustrade, low down, one bar is missing. Through the gap one sees the whole street, from the stop to the bakery, lying on its stomach, without being seen. It is the best box in Warsaw, and the performance is always just beginning. Mruk was on his way to his seat.",
      pl: "W balustradzie, nisko, brakuje jednego pręta. Przez szparę widać całą ulicę, od przystanku po piekarnię, na leżąco i z ukrycia. To najlepsza loża w Warszawie, a przedstawienie zawsze właśnie się zaczyna. Mruk szedł na swoje miejsce.",
    },
    {
      as: ["the Chairman’s Feather", "pióro Prezesa"],
      en: "On the balcony lay a feather. It was grey, rather long, and there was only one person on the whole street whom it could belong to. Mruk did not wish to keep it; he wished to return it in person, to see the face of somebody who is being handed back his own feather.",
      pl: "Na balkonie leżało pióro. Szare, dość długie, i na całej ulicy mogło należeć tylko do jednej osoby. Mruk nie chciał go zatrzymać, chciał je osobiście zwrócić, żeby zobaczyć minę kogoś, komu oddaje się jego własne pióro.",
    },
    {
      as: ["a Breath of Street", "łyk ulicy"],
      en: "At times the flat becomes too small, even for somebody who knows all its corners. Then Mruk needs a breath of street: a little tram, a little bread, a little of other people’s conversations. It is all to be had on the balcony, if only somebody will open the door.",
      pl: "Czasem mieszkanie robi się za małe, nawet dla kogoś, kto zna wszystkie jego kąty. Wtedy Mrukowi potrzebny jest łyk ulicy: trochę tramwaju, trochę chleba, trochę cudzych rozmów. Wszystko to jest na balkonie, byle ktoś otworzył drzwi.",
    },
  ],
  obstacle: [
    {
      as: ["the Net Curtain", "firanka"],
      en: "But in the doorway hung the curtain. It is thin, it is white, and it takes the part of nobody; it only wraps up everyone who wants to pass. Mruk went in at the front as a cat and came out at the side as a bride, and down at the stop someone laughed.",
      pl: "Ale w drzwiach wisiała firanka. Cienka, biała, nie trzyma niczyjej strony, tylko zawija każdego, kto chce przejść. Mruk wszedł w nią jako kot, a wyszedł bokiem jako panna młoda i na przystanku ktoś się roześmiał.",
    },
    {
      as: ["the Wasp", "osa"],
      en: "But there was a wasp there on business. She had a narrow waist, and no time, and she flew a figure of eight between the pots. Mruk stood still. He has respect for people in yellow and black, ever since the matter of the nose, which does not belong here.",
      pl: "Ale była tam służbowo osa. Miała wąską talię, mało czasu i latała między doniczkami ósemki. Mruk stanął. Do osób w żółto-czarnym ma szacunek od czasu sprawy z nosem, która tu nie należy.",
    },
    {
      as: ["the Watering Can", "konewka"],
      en: "But Ola was watering. She waters as she translates, generously, with a glance at the original, and the water ran out of the pots and came over the tiles towards Mruk in five small rivers. Tomek would have known their names. Mruk knew only that they were wet.",
      pl: "Ale Ola podlewała. Podlewa tak, jak tłumaczy: hojnie, zerkając na oryginał, i woda wypływała z doniczek i szła po płytkach w stronę Mruka pięcioma małymi rzekami. Tomek znałby ich nazwy. Mruk wiedział tylko, że są mokre.",
    },
    {
      as: ["the Laundry", "pranie"],
      en: "But on the line there was washing: two sheets and all of Tomek’s shirts, which moved their arms and blocked the whole balcony, like a delegation without a leader. Whenever Mruk wanted to go past, one sleeve came down and felt the top of his head, to see who it was.",
      pl: "Ale na sznurze wisiało pranie: dwa prześcieradła i wszystkie koszule Tomka, które ruszały rękami i zagradzały cały balkon, jak delegacja bez przewodniczącego. Ilekroć Mruk chciał przejść, jakiś rękaw opuszczał się i macał go po głowie, kto to.",
    },
    {
      as: ["the Chairman in Person", "Prezes we własnej osobie"],
      en: "But on the railing sat Prezes. He sat broadly, in the very middle, as if he had inherited it, and he looked at Mruk first with the left eye and then, because he did not believe it, with the right. “Crrr,” he said. It was a word that one cannot let pass.",
      pl: "Ale na balustradzie siedział Prezes. Siedział szeroko, na samym środku, jakby ją odziedziczył, i spojrzał na Mruka najpierw lewym okiem, a potem, nie dowierzając, prawym. „Grrru” – powiedział. Takiego słowa nie puszcza się mimo uszu.",
    },
    {
      as: ["the Harness", "szelki"],
      en: "But Ola had bought a harness. It was blue, with small fish on it, and it was for his safety. He let himself be dressed; then he fell over on his side, stiff, as though the life had gone out of him at the first buckle. “He’s acting,” said Tomek. He was, but very well.",
      pl: "Ale Ola kupiła szelki. Niebieskie, w rybki, dla bezpieczeństwa. Dał się ubrać, a potem przewrócił się na bok, sztywny, jakby przy pierwszej sprzączce opuściło go życie. „Udaje” – powiedział Tomek. Udawał, ale bardzo dobrze.",
    },
    {
      as: ["the Closed Door", "zamknięte drzwi"],
      en: "But the balcony door was shut. One could see everything through it, that was the refinement. Mruk sat down in front of it and waited for it to feel foolish. It is an old door, thick-skinned, and it has been waited for by experts. After ten minutes neither of them had given way.",
      pl: "Ale drzwi na balkon były zamknięte. Wszystko było przez nie widać, na tym polegała perfidia. Mruk usiadł przed nimi i czekał, aż zrobi im się głupio. To stare drzwi, o grubej skórze, czekali na nie już specjaliści. Po dziesięciu minutach nie ustąpiło żadne.",
    },
  ],
  turn: [
    {
      as: ["Eleven Steps, After All", "Jednak jedenaście kroków"],
      en: "Then Mruk raised his tail. He did nothing else; he raised it bolt upright, with a small bend at the tip, and set out as if nothing was there. It is strange how much gives way before a raised tail. On the seventh step the way was clear, and on the eleventh he was there.",
      pl: "Wtedy Mruk podniósł ogon. Nie zrobił nic więcej, podniósł go prosto, z małym zagięciem na końcu, i ruszył, jakby niczego tam nie było. Dziwne, ile rzeczy ustępuje przed podniesionym ogonem. Na siódmym kroku droga była wolna, na jedenastym był na miejscu.",
    },
    {
      as: ["A Gust Lends a Hand", "Powiew podaje rękę"],
      en: "It was the air that helped. It got up suddenly from the direction of the Vistula, took hold of everything that was not a cat, shook it, moved it aside and lay down again. Mruk, on account of his weight, had remained. He went forward over the emptied balcony, and he thanked nobody, not to seem forward.",
      pl: "Pomogło powietrze. Zerwało się nagle od strony Wisły, chwyciło wszystko, co nie było kotem, potrząsnęło, odsunęło i znowu się położyło. Mruk, z racji ciężaru, został. Poszedł naprzód po opróżnionym balkonie i nikomu nie dziękował, żeby się nie spoufalać.",
    },
    {
      as: ["Along the Wall, Like a Burglar", "Pod ścianą, jak włamywacz"],
      en: "There is also a second way, along the wall, behind the pots, where no one ever sweeps. It is as wide as a cat who breathes out. Mruk breathed out. It was dark there and full of dry leaves, and when he came out at the other end with a cobweb across his brow, he had arrived.",
      pl: "Jest też druga droga, pod ścianą, za doniczkami, gdzie nikt nigdy nie zamiata. Ma szerokość kota na wydechu. Mruk zrobił wydech. Było tam ciemno i pełno suchych liści, a kiedy wyszedł na drugim końcu z pajęczyną na czole, był u celu.",
    },
    {
      as: ["Mrs Halina Calls from Below", "Pani Halina woła z dołu"],
      en: "“Is that my treasure up there?” someone called from the balcony below. It was Mrs Halina, in her hat, with a bowl of peas. Everybody leaned over to say good day to her, and everything else was forgotten. In the meantime the treasure walked on, calmly, with a light step, and lay down where he had meant to.",
      pl: "„Czy to mój skarb tam chodzi?” – zawołał ktoś z balkonu poniżej. Była to pani Halina w kapeluszu, z miską grochu. Wszyscy wychylili się, żeby się przywitać, i o reszcie zapomniano. Skarb tymczasem poszedł dalej, spokojnie, lekkim krokiem, i położył się tam, gdzie zamierzał.",
    },
    {
      as: ["The Word That Cats Have", "Słowo, które mają koty"],
      en: "So Mruk spoke. He has for such cases a word that is neither long nor loud but is said from very deep down, and that begins before one hears it. It went over the tiles, it went through the bars. When it was over there was a great willingness on all sides, and plenty of room.",
      pl: "Więc Mruk się odezwał. Ma na takie wypadki słowo, ani długie, ani głośne, ale wypowiadane z samego dołu i zaczynające się, zanim je słychać. Przeszło po płytkach, przeszło między prętami. Kiedy przebrzmiało, wszędzie panowała życzliwość i było dużo miejsca.",
    },
    {
      as: ["The Lady with the Ice Cream", "Pani z lodami"],
      en: "Down in the street a lady with an ice cream stopped, looked up and cried out, “Look, a lion!” Nobody contradicted her. Mruk turned his profile towards her, the left one. After this it was simply no longer possible for anything to stand in his way, and nothing did.",
      pl: "Na ulicy zatrzymała się pani z lodami, spojrzała w górę i zawołała: „Patrzcie, lew!”. Nikt nie zaprzeczył. Mruk ustawił się do niej profilem, lewym. Po czymś takim po prostu nie wypadało już, żeby cokolwiek stało mu na drodze, i nic nie stało.",
    },
    {
      as: ["One Waits for the Right Tram", "Czeka się na właściwy tramwaj"],
      en: "Mruk is in no hurry, he has a street to look at. He sat down where he was and let one tram go by, then a second. With the third came what always comes if one can wait: somebody’s attention wandered, something moved half a metre. He got on, so to speak, without running.",
      pl: "Mrukowi się nie spieszy, ma całą ulicę do oglądania. Usiadł tam, gdzie był, i przepuścił jeden tramwaj, potem drugi. Z trzecim przyszło to, co zawsze przychodzi, jeśli się umie czekać: czyjaś uwaga odpłynęła, coś się przesunęło o pół metra. Wsiadł, można powiedzieć, bez biegania.",
    },
  ],
  ending: [
    {
      en: "And so he had it all beneath him: the stop, the bakery, the bald head of Mr Zenon. From above, people are round and in a hurry, and mean no harm. He put both his white paws through the bars, crossed them over the abyss and let the world pass under them, tram by tram.",
      pl: "I tak miał wszystko pod sobą: przystanek, piekarnię, łysinę pana Zenona. Z góry ludzie są okrągli, spieszą się i nie mają złych zamiarów. Wystawił obie białe łapy między pręty, skrzyżował je nad przepaścią i pozwolił światu pod nimi przejeżdżać, tramwaj za tramwajem.",
    },
    {
      en: "Later he walked the eleven steps back, more slowly, with his tail at half mast, like a band going home. In the doorway he turned round once more. On the railing everything was quiet, Pelagia bowed, one petal fell. Somebody ought to clap, thought Mruk, and down in the street they were just slamming a car boot.",
      pl: "Potem przeszedł jedenaście kroków z powrotem, wolniej, z ogonem opuszczonym do połowy, jak orkiestra po występie. W drzwiach obejrzał się jeszcze raz. Na balustradzie było cicho, Pelagia się ukłoniła, spadł jeden płatek. Ktoś mógłby zaklaskać, pomyślał Mruk, i na dole akurat trzasnęły drzwi samochodu.",
    },
    {
      en: "He lay down next to Pelagia with one leaf on his shoulder. She smelled of tin and lemon and a little of winter, and he found that nothing between them had changed. A bee came, looked at them both, took the geranium, and was quite right to.",
      pl: "Położył się obok Pelagii, z jednym liściem na ramieniu. Pachniała blachą, cytryną i trochę zimą i Mruk stwierdził, że nic się między nimi nie zmieniło. Przyleciała pszczoła, popatrzyła na oboje, wybrała pelargonię i miała rację.",
    },
    {
      en: "“He’ll fall asleep there,” said Ola. “Let him,” said Tomek, and he brought out two chairs. They sat on either side of him and did not speak, which on a balcony is the best thing one can do. Now and then one of the three sighed, and the other two did not ask.",
      pl: "„Zaśnie tam” – powiedziała Ola. „To niech śpi” – powiedział Tomek i wyniósł dwa krzesła. Usiedli po obu jego stronach i nie mówili, a to najlepsze, co można robić na balkonie. Od czasu do czasu ktoś z trojga wzdychał, a pozostali nie pytali dlaczego.",
    },
    {
      en: "A balcony is a room that has decided to go out. Mruk thinks that of all rooms it has the most character. He stretched himself over three tiles, then over four, and since nobody protested he annexed the fifth as well, up to the feather, which marks the border for the time being.",
      pl: "Balkon to pokój, który postanowił wyjść. Mruk uważa, że ze wszystkich pokoi ma najwięcej charakteru. Wyciągnął się na trzech płytkach, potem na czterech, a że nikt nie protestował, przyłączył też piątą, aż do piórka, które tymczasem wyznacza granicę.",
    },
    {
      en: "When they called him to his food, he came at once, though not without looking back. On his forehead he had a cobweb, on his flank the pattern of the bars, in his whiskers half a petal. He ate like somebody who has been abroad. Nobody asked; but one could smell it on him, the sun and the bread.",
      pl: "Kiedy zawołano go do miski, przyszedł od razu, choć nie bez oglądania się. Na czole miał pajęczynę, na boku wzór z prętów, w wąsach pół płatka. Jadł jak ktoś, kto był za granicą. Nikt nie pytał, ale czuć było od niego ciepłą blachę i chleb.",
    },
    {
      en: "Below, Bułka came out of the bakery, sat down on the step, and looked upwards. He looked downwards. Between them there were three floors, one awning and the fifteen, which just then was passing. When it had passed, each of them was still looking. That is what balconies are for.",
      pl: "W dole z piekarni wyszła Bułka, usiadła na stopniu i spojrzała w górę. On spojrzał w dół. Dzieliły ich trzy piętra, jedna markiza i piętnastka, która akurat przejeżdżała. Kiedy przejechała, oboje patrzyli dalej. Po to są balkony.",
    },
  ],
};
