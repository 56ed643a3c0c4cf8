import type { Feast } from "#api/house/texts/model.ts";

/** Fat Thursday, the day of doughnuts. */
export const fatThursday: Feast = {
  name: "fat-thursday",
  day: { easter: -52 },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["Is He the Last in the Queue?", "Kto z państwa ostatni?"],
        en: [
          "The queue for doughnuts began at the counter, left the bakery by the front, went round the corner and came in again through the gateway, so that its end stood in the courtyard and looked at the back door. On Fat Thursday this is normal. Whoever has no doughnut on that day will have no luck all year; and behind the wall the two bakers had been frying since midnight.",
          "Mruk had not intended to queue. He had come down to lie beside the wall, which on this day is warm to the third row, and had lain down where there was room, behind an umbrella. “Is he the last?” asked a gentleman with a briefcase. The umbrella turned round. “It looks like it,” said the umbrella.",
          "The gentleman took up his place behind Mruk. Others came. When the queue moved up by a step, they all looked at the cat, and the cat, because the wall goes on round the corner, moved up by a step as well. In the gateway a lady tried to get in ahead of him. “There’s somebody standing here,” said the gentleman. “Lying,” said the lady. “Today it comes to the same thing,” said the gentleman, and people agreed.",
          "It took an hour and ten minutes. In that time Mruk learnt what the umbrella’s daughter was studying. At the step of the shop somebody held the door for him.",
          "“Next,” called the younger baker, with hair stuck to her forehead, and saw nobody. She leaned across the counter. Bułka, who sat on the scales and had flour to the eyebrows, looked down too. The gentleman cleared his throat. “He’s before me,” he said.",
          "Mruk was given one without jam, from the bottom of the tray, broken in half on a piece of paper. He ate a third of it out of courtesy. The gentleman carried the rest home for him, up to the third floor, on top of his own twelve, and would not hear of being thanked; they had stood together.",
        ],
        pl: [
          "Kolejka po pączki zaczynała się przy ladzie, wychodziła z piekarni od frontu, skręcała za róg i wracała bramą, tak że jej koniec stał na podwórku i patrzył na tylne drzwi. W tłusty czwartek to zwyczajna rzecz. Kto tego dnia nie zje pączka, nie będzie miał szczęścia cały rok; a za murem obie piekarki smażyły od północy.",
          "Mruk nie zamierzał stać. Zszedł poleżeć pod ścianą, która jest tego dnia ciepła do trzeciego rzędu cegieł, i położył się tam, gdzie było miejsce, za parasolką. „To on jest ostatni?” – zapytał pan z teczką. Parasolka się obejrzała. „Na to wygląda” – odparła.",
          "Pan z teczką stanął za Mrukiem. Doszli następni. Gdy kolejka przesuwała się o krok, wszyscy patrzyli na kota, a kot, ponieważ ściana ciągnie się i za rogiem, przesuwał się też. W bramie pewna pani chciała go wyminąć. „Tu ktoś stoi” – powiedział pan z teczką. „Leży” – powiedziała pani. „Dziś to na jedno wychodzi” – orzekł pan i ludzie przyznali mu rację.",
          "Trwało to godzinę i dziesięć minut. Mruk dowiedział się w tym czasie, co studiuje córka parasolki. Przy progu sklepu ktoś przytrzymał mu drzwi.",
          "„Następny!” – zawołała młodsza piekarka z włosami na czole i nie zobaczyła nikogo. Wychyliła się za ladę. Bułka, która siedziała na wadze, w mące po brwi, też spojrzała w dół. Pan z teczką odchrząknął. „Ten kot jest przede mną” – powiedział.",
          "Mruk dostał jednego bez konfitury, ze spodu blachy, przełamanego na kawałku papieru. Zjadł trzecią część, przez grzeczność. Resztę pan z teczką zaniósł mu na trzecie piętro, na wierzchu własnych dwunastu, i o podziękowaniach nie chciał słyszeć; stali przecież razem.",
        ],
        picture: { place: "bakery", pose: "loaf", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["Before Noon or Before Two?", "Przed dwunastą czy przed drugą?"],
        en: [
          "“Twelve,” said Ola. “I bought twelve.” In the cardboard box on the kitchen table, on grease-proof paper with a pattern of roses, lay eleven doughnuts and a round clean spot. It was Fat Thursday, a quarter to two, and there were three people in the flat, counting Mruk.",
          "Tomek was looking at Mruk. Mruk sat on the chair by the box with sugar on his nose. It was icing sugar, with one flake of glaze over the left nostril like a skylight. “Well, Director,” said Tomek. He said it kindly, as to somebody whose case is clear.",
          "Mruk returned his look. He had been lying on the stove when the box came home. Afterwards he had jumped up and put his nose through the slit below the lid, because somebody had been at the lid before him, and had breathed in; and what you breathe in there, you wear. He does not care for jam. He could also smell rose petals, and that smell came from above.",
          "“The poor thing,” said Ola. “It’s bound to have disagreed with him. A whole one. We must ring up the vet.” She already had the receiver in her hand. Tomek said that perhaps it hadn’t been a whole one. That a cat of that size could take quite a lot. That they should wait. With each sentence he moved farther round the table, and in front of him hung his tie, the dark blue one. On it, below the knot, Mruk saw a spot.",
          "He stood up on the chair, put both paws on Tomek’s chest and licked it off. It was not meant as evidence. It was sugar, the only part of the thing he likes.",
          "Ola put down the receiver. It was very quiet; the fifteen went past. “For luck,” said Tomek at last. “You have to eat one before two.” “And who told you before two?” “Mrs Halina.” Ola took a folded piece of grease-proof paper with roses on it from her apron pocket. “She told me before noon,” said Ola. “I bought thirteen.”",
        ],
        pl: [
          "„Dwanaście – powiedziała Ola. – Kupiłam dwanaście”. W kartonowym pudełku na kuchennym stole, na pergaminie w różyczki, leżało jedenaście pączków i jedno czyste kółko. Był tłusty czwartek, za kwadrans druga, a w mieszkaniu byli we troje, licząc Mruka.",
          "Tomek patrzył na Mruka. Mruk siedział na krześle przy pudełku i miał na nosie cukier. Był to cukier puder, cienka warstewka, a nad lewą dziurką płatek lukru, jak świetlik. „No, dyrektorze” – powiedział Tomek. Powiedział to łagodnie, jak do kogoś, czyja sprawa jest jasna.",
          "Mruk odwzajemnił spojrzenie. Gdy pudełko wróciło ze sklepu, leżał na piecu. Potem wskoczył i wsunął nos w szparę pod wieczkiem, bo wieczko ktoś przed nim uchylił, i wciągnął powietrze; a co się tam wciągnie, to się potem nosi. O konfiturze nie ma dobrego zdania. Czuł poza tym zapach płatków róży, a ten dochodził z góry.",
          "„Biedaczysko – powiedziała Ola. – Zaszkodzi mu. Cały pączek. Trzeba dzwonić do weterynarza”. Trzymała już słuchawkę. Tomek zauważył, że może nie cały. Że kot tych rozmiarów wiele zniesie. Że lepiej poczekać. Przy każdym zdaniu przesuwał się dalej wokół stołu, przed nim wisiał krawat, ten granatowy, a na krawacie, pod węzłem, Mruk zobaczył plamkę.",
          "Stanął na krześle, oparł obie łapy na piersi Tomka i ją zlizał. Nie miał to być dowód. Był to cukier, jedyne, co mu w tym wszystkim smakuje.",
          "Ola odłożyła słuchawkę. Zrobiło się bardzo cicho; przejechała piętnastka. „Na szczęście – odezwał się w końcu Tomek. – Trzeba zjeść przed drugą”. „A kto ci powiedział, że przed drugą?” „Pani Halina”. Ola wyjęła z kieszeni fartucha złożony kawałek pergaminu w różyczki. „Mnie powiedziała, że przed dwunastą – wyznała. – Kupiłam trzynaście”.",
        ],
        picture: {
          place: "kitchen",
          pose: "ears",
          props: [],
          eyes: "open",
          company: "tomek",
          camera: "half",
          side: "left",
        },
      },
      {
        title: ["Bułka Comes Off Duty", "Bułka schodzi ze zmiany"],
        en: [
          "Four thousand doughnuts, the younger baker had said, and every one of them had gone past Bułka, the bakery’s cat. A doughnut on Fat Thursday is luck for a year. On that day Bułka sits on the threshold between bakehouse and shop and sees to it that nobody brings in a mouse, and she had been there since eleven at night.",
          "Soon after noon the last tray was sold. The bakers sat down on two sacks with their hands open. Out of the back door came Bułka. She walked like somebody on a ship. In the middle of the courtyard she stopped, appeared to think about where she was going, and fell asleep standing up.",
          "Mruk had seen her from the bench by Mr Zenon’s window, where a piece of sacking lies that belongs to him. He waited for her to go on. A ginger cat with flour up to her ears, swaying in the middle of a yard with her eyes shut, cannot be left like that. He got down, walked round her once and stood so close that she touched him.",
          "She leaned. She was astonishingly heavy for someone so quick, and she smelled of lard, roses and four thousand other people’s luck. He began to walk. They went in small steps, with pauses; her feet came along by themselves. It is nine metres to the bench. Mr Zenon, on his way out with the handcart, put it down and took off his cap.",
          "At the sacking Mruk gave her a push from beneath. She lay down with her nose in the fold and one paw over it. There was room for one, and the place was his. He sat down on the bare planks beside it, on the side the draught comes from.",
          "At two the bakers, washed by now, came to look for her. “Leave her,” said Mr Zenon, “she’s in good hands.” On the grey cat’s flank there was a broad white patch where she had leaned. He wore it and did not wash.",
        ],
        pl: [
          "Cztery tysiące pączków, powiedziała młodsza piekarka, a każdy przeszedł obok Bułki, kotki z piekarni. Pączek w tłusty czwartek to szczęście na cały rok. Bułka siedzi wtedy na progu między piekarnią a sklepem i pilnuje, żeby nikt nie wniósł myszy, a siedziała tam od jedenastej w nocy.",
          "Krótko po dwunastej sprzedano ostatnią blachę. Piekarki usiadły na dwóch workach z otwartymi dłońmi. Tylnymi drzwiami wyszła Bułka. Szła jak po pokładzie. Na środku podwórka stanęła, wyraźnie zastanawiając się, dokąd idzie, i zasnęła na stojąco.",
          "Mruk widział to z ławki pod oknem pana Zenona, gdzie leży kawałek worka, który do niego należy. Czekał, aż Bułka pójdzie dalej. Rudej kotki, która po uszy w mące chwieje się na środku podwórka z zamkniętymi oczami, nie można tak zostawić. Zszedł. Obszedł ją raz i stanął tak, żeby dotykała go bokiem.",
          "Oparła się. Jak na kogoś tak szybkiego była zdumiewająco ciężka i pachniała smalcem, różą i cudzym szczęściem w czterech tysiącach sztuk. Ruszył. Szli drobnym krokiem, z przerwami; jej nogi szły same. Do ławki jest dziewięć metrów. Pan Zenon, który wychodził właśnie z wózkiem, postawił go i zdjął czapkę.",
          "Przy worku Mruk podepchnął ją od dołu. Położyła się z nosem w fałdzie i z łapą na nosie. Miejsca było na jednego i było to miejsce Mruka. Usiadł obok, na gołych deskach, z tej strony, z której ciągnie.",
          "O drugiej piekarki, już umyte, wyszły jej szukać. „Niech śpi – powiedział pan Zenon. – Jest w dobrych rękach”. Szary kot miał na boku szeroką białą łatę, tam, gdzie się o niego opierała Bułka. Nosił tę łatę i się nie mył.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          eyes: "half",
          on: "bench",
          posture: "standing",
          company: "bulka",
        },
      },
    ],
  },
};
