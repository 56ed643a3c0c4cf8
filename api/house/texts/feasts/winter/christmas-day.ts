import type { Feast } from "#api/house/texts/model.ts";

/** Christmas Day, on which nobody goes out. */
export const christmasDay: Feast = {
  name: "christmas-day",
  day: { date: "12-25" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["The Broom Has the Day Off", "Miotła ma wolne"],
        en: [
          "By two o’clock on Christmas Day nobody had set foot on the stairs. Mruk knew it for certain. On any other day he keeps the staircase by ear from his mat on the third floor, as other people keep a shop; by two he has had the newspapers, the pram, Mrs Halina twice and forty keys in both directions. Today the page was blank.",
          "Today people stay at home with their own. Nobody had told the mat. He waited a little longer, for the sake of order, and when Ola opened the door to put the pot of cabbage outside, where it keeps, he went down to see what was wrong.",
          "The fourth floor, above him, was eating. The second was eating too, with the wireless on. On the first somebody laughed behind the door and was told to mind the candle. He stopped at each of them, took note and went down a floor, and his own steps were the only ones there were. He had not known that he made so many.",
          "At the bottom, by the gateway, stood the bench. On the bench sat Mr Zenon with his hands on his knees. He was wearing his good jacket, and beside him, leaning against the wall at the same angle, sat the broom. Somebody had tied a red ribbon round its handle. Neither of them was doing anything.",
          "“It’s a holiday,” said Mr Zenon, when he saw who was there. “We mustn’t sweep.” He said it in the voice of somebody who has had to say it several times that day, mostly to himself. On the third stair from the bottom lay a fir needle, quite alone. All three of them could see it.",
          "Mruk went up to the needle. He lay down right on top of it. After a while the bench creaked; Mr Zenon breathed out and laid one arm along the back, behind the broom, as you do with a person who has been on her feet all year.",
        ],
        pl: [
          "Do drugiej po południu w Boże Narodzenie na schodach nie stanęła ani jedna noga. Mruk wiedział to na pewno. W inne dni prowadzi klatkę schodową ze słuchu, z wycieraczki na trzecim piętrze, jak inni prowadzą sklep; o drugiej ma już za sobą gazety, wózek, dwa razy panią Halinę i czterdzieści kluczy w obie strony. Dziś kartka była pusta.",
          "W Boże Narodzenie każdy siedzi u siebie, ze swoimi. Wycieraczce nikt tego nie powiedział. Mruk odczekał jeszcze trochę, dla porządku, a kiedy Ola uchyliła drzwi, żeby wystawić garnek z kapustą tam, gdzie mu chłodno, zszedł zobaczyć, co się stało.",
          "Czwarte piętro, nad nim, jadło. Drugie także, przy radiu. Na pierwszym ktoś śmiał się za drzwiami i kazano mu uważać na świecę. Mruk przystawał, przyjmował do wiadomości i schodził o piętro niżej, a jedyne kroki w całym domu były jego. Nie wiedział, że robi ich aż tyle.",
          "Na dole, przy bramie, stała ławka. Na ławce siedział pan Zenon z rękami na kolanach. Miał na sobie dobrą marynarkę, a obok, oparta o ścianę pod tym samym kątem, siedziała miotła. Ktoś zawiązał jej na kiju czerwoną wstążkę. Żadne z nich nic nie robiło.",
          "„Święto – powiedział pan Zenon, gdy zobaczył, kto idzie. – Zamiatać nie wolno”. Mówił to jak człowiek, który musiał to dziś powtarzać już kilka razy, przeważnie sobie. Na trzecim stopniu od dołu leżała igła z choinki, całkiem sama. Widzieli ją wszyscy troje.",
          "Mruk podszedł do igły. Położył się na niej. Po chwili ławka skrzypnęła, pan Zenon odetchnął i wyciągnął rękę wzdłuż oparcia, za miotłą, tak jak się robi przy kimś, kto cały rok był na nogach.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          company: "nobody",
        },
      },
      {
        title: ["A Poppy-Seed Roll Goes Visiting", "Makowiec idzie z wizytą"],
        en: [
          "Ola had baked three poppy-seed rolls and been given two. After dinner on Christmas Day she counted them, cut the worst one for the table and carried the best, under a napkin with blue checks, to Mrs Halina on the second floor. “With our best wishes,” she said. Mruk had gone with her as far as the door. He had known this roll since it was dough; at its left end there was a dent in the icing, where he had leaned on it to see how it was getting on.",
          "Mrs Halina was touched. She had four rolls herself. As soon as the door had closed, she laid a clean doily over the napkin and took the roll down to Mr Zenon, who had been so kind about the boiler.",
          "Mr Zenon lives alone, and in the last two days had been given nine rolls. He bowed. He thought of the people on the first floor, where there is a boy who is growing. Towards four the boy’s mother stood on the third-floor mat with her hair done, holding a plate level with her heart. “Home-made,” she said, and did not say in which home. “With our best wishes.”",
          "Ola thanked her warmly. She set the plate beside the worst one, and took off the ribbon it had acquired on the way, the silver paper, the doily. Under them was a napkin with blue checks. Tomek opened his mouth. “Don’t,” said Ola.",
          "Mruk jumped up on the chair. He smelled the napkin, and it told him the whole journey: onions and floor polish, a tobacco drawer, trumpet oil, four landings. He lifted it by the corner. There was the dent, a little to the left, with a single grey hair in it that had seen the world.",
          "“Now it’s the best-travelled one we have,” said Tomek. They ate it to the last crumb. Ola washed the napkin that same evening, ironed it and locked it away, because napkins talk.",
        ],
        pl: [
          "Ola upiekła trzy makowce, a dwa dostała. W Boże Narodzenie po obiedzie policzyła je, najgorszy pokroiła dla domowników, a najlepszy, pod serwetką w niebieską kratkę, zaniosła na drugie piętro pani Halinie. „Z życzeniami” – powiedziała. Mruk odprowadził ją do drzwi. Znał ten makowiec od ciasta; na lewym końcu lukier miał wgłębienie, bo Mruk oparł się o niego, żeby zobaczyć, jak mu idzie.",
          "Pani Halina się wzruszyła. Sama miała cztery. Ledwie zamknęła drzwi, na serwetkę położyła czystą koronkę i zniosła makowiec panu Zenonowi, który był taki uczynny przy piecyku.",
          "Pan Zenon mieszka sam i przez dwa dni dostał dziewięć makowców. Skłonił się. Pomyślał o tych z pierwszego piętra, gdzie chłopak rośnie. Koło czwartej na wycieraczce trzeciego piętra stanęła mama tego chłopaka, uczesana, z talerzem na wysokości serca. „Własnej roboty” – powiedziała i nie było w tym kłamstwa, tylko nie powiedziała, czyjej. „Z życzeniami”.",
          "Ola podziękowała serdecznie. Postawiła talerz na stole, obok najgorszego, i zdjęła z makowca wstążkę, która zdążyła się tam znaleźć, sreberko i koronkę. Pod spodem była serwetka w niebieską kratkę. Tomek otworzył usta. „Ani słowa” – powiedziała Ola.",
          "Mruk wskoczył na krzesło. Powąchał serwetkę, a ona opowiedziała mu całą drogę: cebulę i pastę do podłóg, szufladę z tytoniem, oliwkę do trąbki, cztery półpiętra. Podniósł ją za róg. Wgłębienie było na miejscu, trochę z lewej, a w nim jeden szary włos, który zwiedził kawał świata.",
          "„To teraz nasz najbardziej obyty” – orzekł Tomek. Zjedli go do ostatniego okruszka. Serwetkę Ola jeszcze tego dnia wyprała, wyprasowała i zamknęła na klucz, bo serwetki mówią.",
        ],
        picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", by: "doorway", company: "nobody" },
      },
      {
        title: ["“Put the Cat on the Line”", "„Daj mi kota”"],
        en: [
          "The telephone rang at a quarter to two, and at a quarter to two on Christmas Day it can only be Radom. Tomek’s mother asked whether they had eaten, what they had eaten, and who had made the horseradish. Then she asked Tomek to put the cat on the line.",
          "“On the line,” said Tomek. “Don’t argue. Put him on and go and make coffee.” So he laid the receiver on the arm of the chair, in front of Mruk, and went into the kitchen, because she wished it.",
          "Mruk looked at the little holes. He knows the voice that lives in them; it comes with parcels, and what is in those parcels has been wrapped by somebody who thinks of cats as well. Today it was lower than when it spoke to Tomek. It asked how he was, and did not wait. It said that she had cooked, as always. That she had laid for six.",
          "The Nowaks were at their daughter’s, it said. The lady from the ground floor had a cold. Helena had promised and then had rung up. So now there was a whole carp, would he believe it, a whole one, and she had put a cushion on the chair across from her so as not to look at the chair.",
          "Mruk laid his chin on the receiver. When he breathes in that position, it can be heard as far as Radom. The voice stopped. It listened, for a minute or more, at long-distance rates. “Well then,” it said. “That’s better company than Helena.”",
          "Tomek came back with the cups. “And now tell them,” said the receiver, loud again, “that I’ve got a full house, and can hardly hear myself.” He picked it up. Something rustled at the other end, and a fork touched a plate. “A full house?” said Tomek. “Who’s there, then?” “You wouldn’t know him,” said his mother.",
        ],
        pl: [
          "Telefon zadzwonił za kwadrans druga, a za kwadrans druga w Boże Narodzenie to może być tylko Radom. Mama Tomka zapytała, czy już jedli, co jedli i kto robił chrzan. Potem poprosiła Tomka, żeby jej dał kota.",
          "„Do telefonu?” – spytał Tomek. „Nie dyskutuj z matką. Daj i idź, zrób kawę”. Położył więc słuchawkę na poręczy fotela, przed Mrukiem, i poszedł do kuchni, bo tak sobie życzyła.",
          "Mruk patrzył na dziurki. Zna głos, który w nich mieszka; przychodzi razem z paczkami, a to, co w paczkach, zawijał ktoś, kto myśli i o kotach. Dziś był niższy niż przy Tomku. Zapytał, co słychać, i nie czekał. Powiedział, że nagotowała, jak zawsze. Że nakryła na sześć osób.",
          "Nowakowie, mówił głos, pojechali do córki. Sąsiadka z parteru zaziębiona. Helena obiecała, a potem zadzwoniła. No i ma teraz całego karpia, czy on to sobie wyobraża, całego, a na krześle naprzeciwko położyła poduszkę, żeby nie patrzeć na krzesło.",
          "Mruk oparł brodę na słuchawce. Kiedy w tej pozycji oddycha, słychać to aż w Radomiu. Głos przestał mówić. Słuchał minutę albo i dłużej, według taryfy międzymiastowej. „No – odezwał się w końcu. – Lepszy z ciebie gość niż z Heleny”.",
          "Wrócił Tomek z filiżankami. „A teraz im powiedz – zażądała słuchawka, znowu głośno – że u mnie pełen dom i że własnych słów nie słyszę”. Tomek przyłożył ją do ucha. Po drugiej stronie coś zaszeleściło, widelec stuknął o talerz. „Pełen dom? – zapytał Tomek. – A kto jest?” „Nie znasz” – powiedziała mama.",
        ],
        picture: {
          place: "stove",
          pose: "loaf",
          props: [],
          eyes: "half",
          on: "armchair",
          inHand: "receiver",
          company: "tomek",
          camera: "half",
        },
      },
    ],
  },
};
