import type { Feast } from "#api/house/texts/model.ts";

/** St Barbara’s Day: cherry twigs are cut, and the miners have their feast. */
export const saintBarbara: Feast = {
  name: "saint-barbara",
  day: { date: "12-04" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["Keep the Greenhouse Door Shut", "W szklarni nie otwiera się drzwi"],
        en: [
          "Mrs Halina counted on her fingers, ran out and started again. Twenty days: that is what a cherry twig needs, cut on St Barbara’s and put into lukewarm water, to be in flower for Christmas Eve. She had brought Ola three of them from the market, wrapped in newspaper like fish.",
          "Mruk unwrapped a corner and found that there was no fish. Then the jar was set down where the warmth is, in the middle of the window sill above the radiator, and he saw that this evening concerned him. The place is his under an old law of the house, which was made by lying there.",
          "“One for health,” said Mrs Halina, tying a white thread round the first twig, “and one for whoever is far away.” The second got a green thread. Round the third she tied a red one and did not say what it was for. Ola wondered whether they would not do just as well on the sideboard. “On the sideboard they’d be sticks,” said Mrs Halina.",
          "When the women had gone to see to the tea, Mruk jumped up. He walked round the jar both ways. He has pushed off heavier things; but this one held three quarters of a litre of water, and he would have had to share the sill with the water afterwards. That left a strip the width of Tomek’s ruler. He lay down along it. After a while he leaned.",
          "Ola came back with two glasses and stopped. The jar stood in the curve of a cat, up to its neck in fur, and the twig with the red thread rested against his ribs, where it rose and sank. She put the tea down to lift him off. Mrs Halina caught her by the sleeve. “In a greenhouse,” she whispered, “the thing is to keep the door shut.”",
          "They drank their tea in the kitchen, and before Mrs Halina went downstairs they counted the buds on the red one. There were nineteen, counting the last, which was perhaps a knot. Mrs Halina counted it.",
        ],
        pl: [
          "Pani Halina liczyła na palcach, a kiedy palce się skończyły, zaczęła od początku. Dwadzieścia dni: tyle potrzebuje gałązka wiśni, ucięta na świętą Barbarę i wstawiona do letniej wody, żeby zakwitnąć na Wigilię. Przyniosła Oli z targu trzy, zawinięte w gazetę jak ryba.",
          "Mruk odwinął róg i stwierdził, że ryby nie ma. Potem słój stanął tam, gdzie ciepło, na środku parapetu nad kaloryferem, i stało się jasne, że ten wieczór dotyczy Mruka. Miejsce należy do niego na mocy starego prawa domowego, które powstało przez leżenie.",
          "„Jedna na zdrowie – mówiła pani Halina, wiążąc na pierwszej gałązce białą nitkę – a jedna za tych, co daleko”. Druga dostała zieloną. Na trzeciej zawiązała czerwoną i nie powiedziała, na co. Ola spytała, czy na kredensie nie byłoby im równie dobrze. „Na kredensie będą patykami” – odparła pani Halina.",
          "Gdy poszły zajrzeć do herbaty, Mruk wskoczył na parapet. Obszedł słój w obie strony. Zrzucić go to dla Mruka chwila, zrzucał cięższe rzeczy; ale w środku były trzy czwarte litra wody i potem tę wodę miałby na parapecie za sąsiadkę. Został mu pas szerokości linijki Tomka. Położył się na nim. Po jakimś czasie się oparł.",
          "Ola wróciła z dwiema szklankami i przystanęła. Słój tkwił po szyję w futrze, w samym zakolu kota, a gałązka z czerwoną nitką leżała mu na żebrach, podnosiła się i opadała. Ola odstawiła herbatę, żeby go zdjąć. Pani Halina złapała ją za rękaw. „W szklarni – szepnęła – najważniejsze to nie otwierać drzwi”.",
          "Herbatę wypiły w kuchni, a zanim pani Halina zeszła do siebie, policzyły pąki na czerwonej. Wyszło dziewiętnaście, razem z ostatnim, który był może sękiem. Pani Halina go zaliczyła.",
        ],
        picture: {
          place: "stove",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "up",
          company: "halina",
          camera: "half",
        },
      },
      {
        title: ["Who Threaded Yours?", "A tobie kto nawlókł?"],
        en: [
          "In the middle of the row above the sideboard stood St Barbara with her tower. On other days she is third from the left. Mrs Halina had moved five saints to make room for her and was sitting by the telephone with a needle in her right hand and a thread in her left.",
          "In Katowice, Basia, who is a Barbara, was sitting in just the same way. The two had learnt to sew at the same table. When Basia married a miner and moved, they settled on a call every name day and a contest: no glasses, and whoever threads her needle first has won. There is no judge. You say “Done”, and are believed.",
          "Mruk, who had come down to see about supper, sat on the table by the telephone and looked at the thread. Mrs Halina licked its end and twisted it, and it hung in the air in front of him, stiff and undecided. “Are you ready, Basia? Go.”",
          "The thread went past the needle on the left. It went past on the right. The receiver lay on the crocheted runner and breathed. When the thread came by again, Mruk put a paw on it and pressed it to the table, all but the last centimetre, which stuck out over the edge and was perfectly still. Mrs Halina slipped the needle over it.",
          "“Done!” she called into the receiver. Katowice said something, and Mrs Halina laughed so hard that two saints clinked. “Hers was threaded before I rang,” she told Mruk. “The girl from the chemist’s did it.” And to the receiver she said: “Mine was threaded by a cat.” Basia would not believe it.",
          "They talked for another half hour, about knees and about the miners’ band. A thread should not be wasted, so both sewed something on as they talked. When Mrs Halina hung up, there was a button on the runner, sewn fast. She cut it off, put five saints back and left Barbara in the middle until morning.",
        ],
        pl: [
          "W środku rzędu nad kredensem stała święta Barbara z wieżą. W inne dni stoi trzecia od lewej. Pani Halina przesunęła pięcioro świętych, żeby zrobić jej miejsce, i siedziała przy telefonie z igłą w prawej ręce, a z nitką w lewej.",
          "W Katowicach tak samo siedziała Basia, z metryki Barbara. Obie uczyły się szyć przy jednym stole. Kiedy Basia wyszła za górnika i wyjechała, umówiły się na telefon w każde imieniny i na zawody: bez okularów, a która pierwsza nawlecze igłę, ta wygrała. Sędziego nie ma. Mówi się „już”, a druga wierzy.",
          "Mruk, który przyszedł w sprawie kolacji, siedział na stole przy telefonie i patrzył na nitkę. Pani Halina pośliniła koniec, skręciła, a on zawisł w powietrzu tuż przed nosem Mruka, sztywny i niezdecydowany. „Gotowa jesteś, Basiu? To teraz”.",
          "Nitka minęła igłę z lewej. Minęła igłę z prawej. Słuchawka leżała na szydełkowej serwecie i oddychała. Kiedy nitka znów przepływała obok, Mruk przydeptał ją do stołu, prawie całą; tylko ostatni centymetr wystawał za krawędź i ani drgnął. Pani Halina nasunęła na niego igłę.",
          "„Już!” – zawołała do słuchawki. Katowice się namyślały. Potem coś powiedziały i pani Halina tak się roześmiała, że zadzwoniło dwoje świętych. „Miała nawleczoną, zanim wykręciłam numer – wyjaśniła Mrukowi. – Dziewczyna z apteki jej nawlekła”. I do słuchawki: „A mnie nawlókł kot”. Basia nie chciała w to wierzyć.",
          "Rozmawiały jeszcze pół godziny, o kolanach i o górniczej orkiestrze. Szkoda było nitki, więc obie coś przy tym przyszywały. Gdy pani Halina odłożyła słuchawkę, na serwecie był guzik, przyszyty na mur. Odcięła go, odstawiła pięcioro świętych na miejsce, a Barbarze pozwoliła postać pośrodku do rana.",
        ],
        picture: {
          place: "parlour",
          pose: "sit",
          props: ["single button"],
          eyes: "wide",
          on: "table with a cloth",
          company: "nobody",
          camera: "half",
        },
      },
      {
        title: ["Red Is for the Band", "Czerwony nosi orkiestra"],
        en: [
          "“Black is for the miners, white is for the engineers, and red is for the band,” said Staś. “I’m band. I’ve got the cap, but the cap’s got no feather.” On St Barbara’s evening he stood in the kitchen in a tall cap of black cardboard, trumpet under his arm; the miners’ march was to be played at school.",
          "Ola kept feathers in one place only. They hung behind the larder door on a stick, against dust. When she took the duster from its nail, Mruk came out from under the table and assumed his position. He and the duster fight on cleaning days, and the score is even.",
          "“We only need one,” said Ola. It came out with a small pop and was brown. But there was beetroot soup on the stove. A minute in the pot made the feather pink; five minutes made it pink. After a quarter of an hour Staś asked whether there was a colour for bands still learning.",
          "They stood it up in the cap all the same, and Staś blew the beginning of the march so that the feather could get used to things. On the high note it trembled. Mruk, who had had this feather between his teeth before, went up by the chair and met it in the air. Staś did not stop. A band on the march, he explained afterwards, is not allowed to.",
          "When the march was over, Ola freed the cap from the cat and the feather from the cap. It was wet, and bent double in the middle. “Leave it,” said Staś, and held it up under the lamp. Where it was folded, pink lay over pink, and two pinks, even from as near as the table, made a red.",
          "“From the first row of chairs it’s red,” said Ola. “From the second they’ll salute.” She hung the duster back on its nail. Mruk lay down where he could see it. It was one feather weaker now, and nobody had asked him; he let it have the evening off.",
        ],
        pl: [
          "„Czarny noszą górnicy, biały inżynierowie, a czerwony orkiestra – powiedział Staś. – Ja jestem orkiestra. Czapkę mam, ale czapka nie ma pióra”. W wieczór świętej Barbary stał w kuchni w czaku z czarnej tektury, z trąbką pod pachą; w szkole miał być grany marsz górniczy.",
          "Pióra Ola trzymała tylko w jednym miejscu. Wisiały za drzwiami spiżarni, na kiju, i służyły przeciw kurzowi. Kiedy zdjęła miotełkę z gwoździa, Mruk wyszedł spod stołu i zajął pozycję. W dni sprzątania on i miotełka się biją i jak dotąd jest remis.",
          "„Potrzebne jedno” – zaznaczyła Ola. Wyszło z cichym pyknięciem i było brązowe. Ale na kuchence stał barszcz. Po minucie w garnku pióro zrobiło się różowe; po pięciu minutach było różowe. Po kwadransie Staś zapytał, czy jest jakiś kolor dla orkiestry, która się dopiero uczy.",
          "Mimo to osadzili pióro w czapce, a Staś, żeby się oswajało, zagrał początek marsza. Na wysokiej nucie pióro zadrżało. Mruk, który je znał i nieraz miał w zębach, wszedł na krzesło, a z krzesła wyszedł mu naprzeciw, w powietrzu. Staś nie przerwał. Orkiestrze w marszu, tłumaczył potem, nie wolno.",
          "Gdy marsz się skończył, Ola uwolniła czapkę od kota, a pióro od czapki. Było mokre i zgięte wpół. „Niech tak zostanie” – poprosił Staś i podniósł pióro do lampy. Na zgięciu róż leżał na różu, a dwa róże jeden na drugim dawały, nawet z tak bliska jak od stołu, czerwień.",
          "„Z pierwszego rzędu będzie czerwone – orzekła Ola. – Z drugiego zaczną salutować”. Miotełkę powiesiła z powrotem na gwoździu. Mruk położył się tak, żeby ją widzieć. Była teraz o jedno pióro słabsza, jego nikt o zdanie nie pytał, więc dał jej na ten wieczór wolne.",
        ],
        picture: {
          place: "kitchen",
          pose: "crouch",
          props: [],
          look: "up",
          company: "nobody",
        },
      },
    ],
  },
};
