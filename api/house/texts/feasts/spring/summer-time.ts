import type { Feast } from "#api/house/texts/model.ts";

/** The Sunday on which summer time begins and an hour is missing. */
export const summerTime: Feast = {
  name: "summer-time",
  day: { rule: "summer time begins" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Give Him Back His Hour", "Oddaj mu tę godzinę"],
        en: [
          "Tomek stood in the kitchen in his pyjamas and looked for the hour. He knew where it had gone: one moment it had been two in the night, and the next it was three. He had explained it to thirty children with a lamp and a football. All the same he opened the bread bin.",
          "It was eight by the watch, seven by the window and seven minutes past seven by the clock over the stove, which is always fast and had not been told. Mruk sat in front of his bowl. By him it was seven, and breakfast was about to be punctual.",
          "“You’ll see, Director,” said Tomek, and climbed on a chair to put the clock forward, “you won’t even notice.” He turned the big hand once round. Half past, a quarter to; Mruk’s eyes went round with it. He saw a whole hour pushed past under a man’s thumb, and when the thumb came off, it was eight, and his breakfast was an hour overdue.",
          "He got up and went to the door of the larder and sat down there instead. It was not a reproach. It was an account: a minute ago nobody in this house had owed him anything, and now they were an hour behind, and nobody had so much as sat down in it.",
          "Ola came in with a blanket round her. She looked at the clock, at the cat and at her husband on the chair. “Give it back to him,” she said. “You can’t,” said Tomek. “Not before October.”",
          "She thought it over, one foot on the other. Then she filled the bowl, and beside it, in a saucer, put a second breakfast the size of a walnut. “Interest,” said Ola. “And in October,” asked Tomek from above, “when we get it back?” Nobody answered him. From the bowl came the sound of somebody who will not lend again in a hurry.",
        ],
        pl: [
          "Tomek stał w kuchni w piżamie i szukał godziny. Wiedział, gdzie się podziała: o drugiej w nocy była druga, a zaraz potem trzecia. Tłumaczył to trzydziestce dzieci, z lampą i piłką. A jednak zajrzał do chlebaka.",
          "Według zegarka była ósma, według okna siódma, a siedem po siódmej według zegara nad piecem, który zawsze się spieszy, a o niczym nie wiedział. Mruk siedział przy misce. U niego była siódma i śniadanie miało być za chwilę, punktualnie.",
          "„Zobaczy pan, dyrektorze – powiedział Tomek i wszedł na krzesło, żeby przesunąć zegar – nawet pan nie zauważy”. Obrócił dużą wskazówkę raz dookoła. Wpół do, za kwadrans; oczy Mruka szły za nią. Widział, jak pod ludzkim kciukiem przelatuje cała godzina, a kiedy kciuk się podniósł, była ósma i śniadanie spóźniało się o godzinę.",
          "Wstał, podszedł do drzwi spiżarni i tam usiadł. Nie był to wyrzut. Był to rachunek: jeszcze przed minutą nikt w tym domu nie był mu nic winien, a teraz zalegali z całą godziną, w której nikt nawet nie usiadł.",
          "Przyszła Ola owinięta w koc. Spojrzała na zegar, na kota i na męża na krześle. „Oddaj mu ją” – powiedziała. „Nie da się – odparł Tomek. – Dopiero w październiku”.",
          "Zastanowiła się, ze stopą na stopie. Potem napełniła miskę, a obok, na spodku, położyła drugie śniadanie, wielkości orzecha. „Odsetki” – powiedziała Ola. „A w październiku – odezwał się z góry Tomek – kiedy ją odzyskamy?” Nikt mu nie odpowiedział. Od miski dochodził odgłos kogoś, kto prędko znowu nie pożyczy.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "sit",
          props: ["empty bowl"],
          eyes: "grump",
          company: "nobody",
        },
      },
      {
        title: ["Not Yet, Not on This Clock", "Na tym zegarze jeszcze nie"],
        en: [
          "The house clock hangs in the gateway, under a wire guard, as high up as a man on a ladder. Twice a year Mr Zenon goes up to it. In autumn he does it gladly, because he has something to give everybody. In spring he puts it off until Sunday after breakfast, and goes on tiptoe.",
          "Mruk was taken along for company, that is, he had been lying on the third rung when the ladder was carried past the bakery. He stayed where he was. At that height you see who comes in without being seen by anybody.",
          "Mr Zenon unhooked the guard. He had got his finger on the big hand when down below the street door opened and the elder of the two bakers came in, on her way to bed. She stopped. “Don’t,” she said. “Wait a minute, will you? I’ve got until eight today.” It had been eight for a quarter of an hour, only not on this clock. Mr Zenon took his finger away.",
          "After her came Staś, with his trumpet in its bag. He was to play at nine at his grandmother’s and had got dressed without washing. “Has it gone forward yet?” “Not here,” said Mr Zenon. Staś ran upstairs. You could hear water. A man from Staircase B, in his slippers, asked what the time was, was told that it depended, and stayed to lean on the wall.",
          "In the end there were seven people standing in the gateway, in the old hour, in no hurry. Somebody passed rolls. It smelled of bread and of wet stone. Mr Zenon sat on top of the ladder with his cap on his knee, and nobody looked at the hands.",
          "Then Mruk stretched, one front leg after the other, yawned, and came down the rungs on his own business. One after the other they remembered theirs. “Now, I suppose,” said Mr Zenon, and turned the hour over like a page that has been read to the end.",
        ],
        pl: [
          "W bramie wisi zegar domowy, za siatką, na wysokości człowieka na drabinie. Dwa razy do roku pan Zenon się do niego wspina. Jesienią robi to chętnie, bo każdemu coś daje. Wiosną odkłada rzecz na niedzielę po śniadaniu i idzie na palcach.",
          "Mruka zabrano do towarzystwa, to znaczy leżał na trzecim szczeblu, kiedy drabinę przenoszono koło piekarni. Został, gdzie był. Na tej wysokości widzi się każdego, kto wchodzi, a samemu nie rzuca się nikomu w oczy.",
          "Pan Zenon odczepił siatkę. Miał już palec na dużej wskazówce, kiedy na dole otworzyły się drzwi i weszła starsza z dwóch piekarek, w drodze do łóżka. Stanęła. „Niech pan nie rusza – poprosiła. – Chwileczkę. Ja dziś mam do ósmej”. Ósma była już od kwadransa, tylko nie na tym zegarze. Pan Zenon cofnął palec.",
          "Po niej nadszedł Staś z trąbką w futerale. O dziewiątej miał grać u babci, a ubrał się bez mycia. „Już przesunięte?” „Tu nie” – odparł pan Zenon. Staś pobiegł na górę. Słychać było wodę. Pan z klatki B, w kapciach, zapytał, która godzina, dowiedział się, że to zależy, i oparł się o ścianę.",
          "W końcu stało w bramie siedem osób, w starej godzinie, bez pośpiechu. Ktoś podawał bułki. Pachniało chlebem i mokrym kamieniem. Pan Zenon siedział na szczycie drabiny z czapką na kolanie i nikt nie patrzył na wskazówki.",
          "Wtedy Mruk się przeciągnął, po jednej przedniej łapie, ziewnął i zszedł po szczeblach w swoich sprawach. Jednemu po drugim przypomniały się własne. „No to chyba teraz” – powiedział pan Zenon i odwrócił godzinę jak kartkę doczytaną do końca.",
        ],
        picture: { place: "gateway", pose: "walk", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["What Prezes Said About It", "Co na to Prezes"],
        en: [
          "On the gutter sat eleven pigeons, waiting for the crumbs. Mrs Halina shakes out her cloth at eight; they come at ten to, so that nobody can say that they came for that. On this Sunday the cloth had been shaken at what they still took for seven. The cloth was over, the crumbs were over, and the sparrows had been.",
          "Prezes walked along the gutter once in each direction. He looked at Mrs Halina’s balcony. He looked at the sun, which sat where it sits at ten to. From the kitchen sill, behind the pane, somebody was observing him, and seemed to be amused.",
          "Mruk was not amused. He knew what had happened, because he had been made to take part: his breakfast had come while he was still asleep, he had eaten it out of politeness, and now he had an empty morning before him, with nothing at the far end. He had gone to the window to see whether it had happened to others.",
          "The board debated. It showed in their necks. A young one with a white feather moved that they stay until it was eight, come what might; a fat one, that they apply to the sparrows. Prezes let them finish. Then he flew down, which he hardly ever does, walked over the tiles to Mrs Halina’s balcony door, and knocked on it with his beak, three times.",
          "Mrs Halina opened in her Sunday dress. They eyed each other. “Good heavens,” she said, “nobody’s told you.” She went in. When she came out again she had a heel of bread, and crumbled it without the cloth, out of her hand, close to the wall, for all eleven.",
          "One piece she laid on the ledge higher up, level with the kitchen sill. It was ham rind. Mruk, behind his pane, put up one paw and laid it on the glass, and for a while the Chairman, underneath, chewed and looked the other way.",
        ],
        pl: [
          "Na rynnie siedziało jedenaście gołębi i czekało na okruszki. Pani Halina strzepuje obrus o ósmej, a one zjawiają się za dziesięć, żeby nikt nie mógł powiedzieć, że przyszły po to. Tej niedzieli strzepnęła o godzinie, którą one nadal uważały za siódmą. Było po obrusie, po okruszkach i po wróblach.",
          "Prezes przeszedł rynną raz w jedną, raz w drugą stronę. Spojrzał na balkon pani Haliny. Spojrzał na słońce, które stało tam, gdzie zawsze za dziesięć ósma. Z kuchennego parapetu, zza szyby, przyglądał mu się ktoś, kogo to chyba bawiło.",
          "Mruka to nie bawiło. Wiedział, co się stało, bo i jego w to wciągnięto: śniadanie przyszło, kiedy jeszcze spał, zjadł je z grzeczności i miał teraz przed sobą pusty poranek, w którym na końcu nic nie czekało. Podszedł do okna zobaczyć, czy spotkało to też innych.",
          "Zarząd obradował. Widać to było po szyjach. Młody z białym piórem wnosił, by zostać, aż będzie ósma, choćby nie wiem co; gruby, by zwrócić się do wróbli. Prezes dał im skończyć. Potem sfrunął, czego prawie nigdy nie robi, podszedł po płytkach do balkonowych drzwi pani Haliny i zastukał w nie dziobem, trzy razy.",
          "Pani Halina otworzyła w niedzielnej sukience. Popatrzyli na siebie. „Boże – powiedziała – nikt wam nie mówił”. Weszła do środka. Kiedy wróciła, miała piętkę chleba i kruszyła ją bez obrusa, z ręki, pod samą ścianą, dla wszystkich jedenastu.",
          "Jeden kawałek położyła wyżej, na gzymsie, na wysokości kuchennego parapetu. Była to skórka od szynki. Mruk za szybą podniósł łapę i przyłożył do szkła, a przewodniczący pod spodem żuł przez chwilę i patrzył w drugą stronę.",
        ],
        picture: { place: "courtyard sill", pose: "crouch", props: [], eyes: "open", look: "down", company: "nobody" },
      },
    ],
  },
};
