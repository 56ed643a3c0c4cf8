import type { Feast } from "#api/house/texts/model.ts";

/** St Andrew’s Eve, on which wax, shoes and cups tell the coming year. */
export const saintAndrew: Feast = {
  name: "saint-andrew",
  day: { date: "11-29" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["Somebody to Lay the Table For", "Będzie dla kogo nakryć"],
        en: [
          "“An old key with a hole in it, cold water and a big bowl,” said Ola. There was only one bowl that size in the flat. It was white enamel with a blue rim, it stood under the kitchen window, and nobody asked whose it was.",
          "Mruk followed the bowl as far as the table. On St Andrew’s Eve hot wax is poured through the eye of a key into water, and what sets there is held up to a lamp, for its shadow tells the coming year. Mrs Halina had brought two candle ends from the second floor. The key was Mr Zenon’s, number thirty-one, from a wash-house that was pulled down long ago.",
          "Ola poured first. The wax hissed, sank, came up again and hardened into something with five points. On the wall above the stove she saw a crown in it, then a hand, and in the end she settled for a comma, having lost one that afternoon.",
          "Mrs Halina would not be hurried. She tilted the saucepan low over the key and let everything go at once, the way a hem is let down. What she took out of the water was round and flat and no fancier than a button. Its shadow was a circle whichever way Ola turned it. “A ring,” Ola said at last. “A plate,” said Mrs Halina. “I shall have somebody to lay the table for.”",
          "Mruk had by now spent forty minutes beside the bowl, which is a long time to look at your own water. He laid his chin on the blue rim. A last crumb of wax was still afloat, and as he drank, it sailed up, touched his nose and stopped.",
          "“Well?” asked Mrs Halina. Ola lowered the lamp. On the tablecloth lay the shadow of a bowl, the shadow of two ears and, exactly between them, that of something very small that neither of the women cared to name. Mrs Halina took the crumb off with her little finger. She tied it up in her handkerchief, together with the plate.",
        ],
        pl: [
          "„Klucz musi być stary, z oczkiem, woda zimna, a miska duża” – powiedziała Ola. Miska takich rozmiarów była w mieszkaniu jedna. Biała, emaliowana, z niebieskim brzegiem, stała pod kuchennym oknem i nikt nie zapytał, czyja jest.",
          "Mruk odprowadził miskę aż do stołu. W wigilię świętego Andrzeja leje się gorący wosk przez ucho klucza do wody, a to, co zastygnie, podnosi się do lampy i z cienia odczytuje przyszły rok. Pani Halina przyniosła z drugiego piętra dwa ogarki. Klucz był pana Zenona, numer trzydzieści jeden, od pralni, którą dawno rozebrano.",
          "Pierwsza lała Ola. Wosk syknął, poszedł na dno, wypłynął i stężał w coś o pięciu końcach. Na ścianie nad piecem Ola widziała najpierw koronę, potem dłoń, a w końcu stanęło na przecinku, bo tego popołudnia jeden jej zginął.",
          "Pani Halina nie dała się popędzać. Przechyliła rondelek nisko nad kluczem i puściła wszystko naraz, tak jak się odpuszcza dół sukienki. Wyjęła z wody rzecz okrągłą, płaską i nie bardziej wymyślną od guzika. Cień też był okrągły. Ola obracała wosk w lewo i w prawo, a koło zostawało kołem. „Pierścionek” – orzekła wreszcie Ola. „Talerz – powiedziała pani Halina. – Będę miała dla kogo nakryć”.",
          "Mruk siedział już przy misce od czterdziestu minut, a to długo jak na patrzenie we własną wodę. Położył brodę na niebieskim brzegu. Pływał tam jeszcze ostatni okruch wosku; gdy Mruk zaczął pić, okruch podpłynął, dotknął jego nosa i stanął.",
          "„I co?” – zapytała pani Halina. Ola opuściła lampę. Na obrusie leżał cień miski, cień dwojga uszu, a dokładnie między nimi cień czegoś bardzo małego, czego żadna z kobiet nie chciała nazwać. Pani Halina zdjęła okruch małym palcem. Zawiązała w chusteczkę i okruch, i talerz.",
        ],
        picture: {
          place: "kitchen",
          pose: "crouch",
          props: ["bowl of water", "lamp"],
          company: "ola",
        },
      },
      {
        title: ["He Counts as a Shoe", "Liczy się jako but"],
        en: [
          "Seven left shoes stood in single file beside the tiled stove. Three were Mrs Halina’s, brought upstairs in a string bag, among them a narrow one with a strap, made for dancing; two were Tomek’s, and two belonged to Ola, who was out.",
          "On St Andrew’s Eve shoes walk. The last in the row is carried to the front and set down heel to toe, then the next one, and so on towards the door; whoever owns the shoe that is first across the threshold will be first at the altar. “And if it’s mine?” asked Mrs Halina. “Then I carry your train,” said Tomek, and moved a slipper.",
          "Mruk lay in the hall, across the board that creaks. He had been there since supper, waiting for Ola, whose step he knows before anybody else does. Now the shoes came out of the big room at him, a length at a time. He knew all seven by their smell. He had never thought them capable of this.",
          "At the board the procession came to a halt. In front stood Mrs Halina’s dancing shoe; between the shoe and the threshold were sixty centimetres of floor, and Mruk lay on all of them. “We go round him,” said Tomek. Mrs Halina shook her head: whoever goes round the cat goes round his own luck. “He counts as a shoe,” she said. “Whose?” “His own.”",
          "Then there were feet on the stairs, and Mruk stood up. He stretched from the shoulders down to the last claw, and as the door swung open his left front paw came down across the threshold. Ola stopped on the landing with a bag in each hand. She looked at seven shoes, at Tomek on his knees, at a white paw.",
          "“Who’s the lucky one?” she asked. “The left paw,” said Mrs Halina. “It counts.” Soon afterwards she gathered her shoes into the bag and said good night. She had missed one. The dancing shoe stood until morning where it had got to, sixty centimetres from the door.",
        ],
        pl: [
          "Przy kaflowym piecu stało gęsiego siedem lewych butów. Trzy należały do pani Haliny, która przyniosła je na górę w siatce, w tym jeden wąski, z paskiem, do tańca; dwa do Tomka, a dwa do Oli, której nie było w domu.",
          "W wigilię świętego Andrzeja buty chodzą. Ostatni w rzędzie idzie na początek i staje piętą do palców, potem następny i tak aż do drzwi; czyj but pierwszy przekroczy próg, ten pierwszy stanie przed ołtarzem. „A jeśli mój?” – zapytała pani Halina. „To niosę za panią tren” – odparł Tomek i przestawił kapeć.",
          "Mruk leżał w przedpokoju, w poprzek klepki, która skrzypi. Leżał tam od kolacji i czekał na Olę, której krok na schodach poznaje wcześniej niż wszyscy. A teraz z dużego pokoju szły na niego buty, co chwila o jedną długość bliżej. Wszystkie siedem znał z zapachu. Nigdy ich o coś takiego nie podejrzewał.",
          "Przy klepce pochód stanął. Na czele stał pantofel do tańca pani Haliny; od progu dzieliło go sześćdziesiąt centymetrów podłogi, a na całej tej podłodze leżał Mruk. „Obejdziemy go” – zaproponował Tomek. Pani Halina pokręciła głową: kto obchodzi kota, ten i szczęście obejdzie. „Liczy się jako but” – powiedziała. „Czyj?” „Swój własny”.",
          "Wtedy na schodach rozległy się kroki i Mruk wstał. Przeciągnął się od łopatek po ostatni pazur, a gdy drzwi się otworzyły, jego lewa przednia łapa stanęła po drugiej stronie progu. Ola zatrzymała się na podeście z torbą w każdej ręce. Popatrzyła na siedem butów, na klęczącego Tomka i na białą łapę.",
          "„I kto jest ten szczęśliwy?” – zapytała. „Lewa łapa – powiedziała pani Halina. – Ważne”. Wkrótce pozbierała swoje buty do siatki i życzyła wszystkim dobrej nocy. Jednego nie zauważyła. Pantofel do tańca stał do rana tam, dokąd doszedł, sześćdziesiąt centymetrów od drzwi.",
        ],
        picture: { place: "hall", pose: "stretch", props: [], eyes: "half", by: "doorway", company: "nobody" },
      },
      {
        title: ["Choosing Is One Thing, Looking Another", "Wybrać to jedno, zajrzeć to drugie"],
        en: [
          "Mr Zenon owned four cups, no two alike, and on St Andrew’s Eve he turned them upside down on the oilcloth. Under the first went a coin, for wealth. Under the second went a key, for a house; he had forty to choose from and took the smallest. Under the third went a curtain ring, for a wedding. Under the fourth went nothing, which means that all stays as it is.",
          "“Eyes shut,” he told Staś, and pushed the cups about among the breadcrumbs. Mruk, who had come down to the ground floor in Staś’s arms, kept his open. From the edge of the table he followed the coin, which scraped, and the key, which clinked. The other two went by and gave nothing away.",
          "Staś picked the blue cup and was rich. He asked when. “In the course of the year,” said Mr Zenon. “That is how the office puts it.”",
          "Then it was Mr Zenon’s turn. He always drew the empty cup, he explained; had done every year since they gave him the broom, and he had no complaints; a man with a staircase can do without surprises. He reached across the oilcloth. On the cup with the chipped rim lay a white paw, so he took the next one out of politeness. It was the key.",
          "Mr Zenon looked at the smallest of his keys. That left the ring and the nothing, a green cup and a chipped one, and the paw had not moved. “It’s his go,” said Staś. “I’ll lift it for him.” “He has chosen,” said Mr Zenon. “Looking is another thing.” And he cleared the green cup away with his face to the wall.",
          "He slid the chipped one on to a saucer and carried it, upside down as it was, to the shelf beside the alarm clock. On the way something moved inside it, or else the spoon moved in his tea. Mruk, who might have known, watched the shelf until Staś had tied both his shoes. Then he let himself be taken upstairs.",
        ],
        pl: [
          "Pan Zenon miał cztery filiżanki, każdą inną, i w wigilię świętego Andrzeja ustawił je na ceracie do góry dnem. Pod pierwszą położył monetę, na bogactwo. Pod drugą klucz, na dom; miał ich do wyboru czterdzieści, wziął najmniejszy. Pod trzecią kółko od firanki, na wesele. Pod czwartą nic, a to znaczy, że wszystko zostanie, jak jest.",
          "„Oczy zamknąć” – nakazał Stasiowi i przesuwał filiżanki wśród okruchów chleba. Mruk, który zjechał na parter na rękach Stasia, swoich nie zamknął. Z brzegu stołu śledził monetę, która szurała, i klucz, który brzęczał. Dwie pozostałe mijały go i nie zdradzały niczego.",
          "Staś podniósł niebieską i został bogaty. Zapytał, kiedy. „W ciągu roku – odpowiedział pan Zenon. – Tak piszą w urzędzie”.",
          "Potem przyszła kolej na pana Zenona. Wyjaśnił, że zawsze trafia na pustą; trafiał na nią co roku, odkąd dali mu miotłę, i nie narzekał, bo człowiek, który ma pod sobą klatkę schodową, obejdzie się bez niespodzianek. Sięgnął przez ceratę. Na filiżance z wyszczerbionym brzegiem leżała biała łapa, więc przez grzeczność wziął następną. Był pod nią klucz.",
          "Pan Zenon przyglądał się chwilę najmniejszemu ze swoich kluczy. Została filiżanka z kółkiem i filiżanka z niczym, zielona i wyszczerbiona, a łapa ani drgnęła. „Teraz on – powiedział Staś. – Podniosę mu”. „On już wybrał – odparł pan Zenon. – Patrzeć to co innego”. I sprzątnął zieloną z twarzą odwróconą do ściany.",
          "Wyszczerbioną zsunął na spodek i tak, jak stała, do góry dnem, zaniósł na półkę obok budzika. Po drodze coś się w niej ruszyło, a może to łyżeczka w jego herbacie. Mruk, który mógł to wiedzieć, patrzył na półkę, dopóki Staś nie zawiązał obu butów. Potem pozwolił się zanieść na górę.",
        ],
        picture: { place: "stairs", pose: "loaf", props: [], eyes: "open", on: "arms", company: "stas" },
      },
    ],
  },
};
