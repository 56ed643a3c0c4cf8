import type { Feast } from "#api/house/texts/model.ts";

/** Epiphany: chalk on the doors, paper crowns, carol singers with a star. */
export const threeKings: Feast = {
  name: "three-kings",
  day: { date: "01-06" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["He’s Got It in Writing", "Ten ma na piśmie"],
        en: [
          "Mr Zenon held the chalk like a thermometer. It had been blessed that morning, it was as long as a thumb, and it had to do for sixteen doors. At Epiphany the letters of the three kings are written on every lintel, K and M and B with a cross between them, so that whatever comes in has been looked over by somebody.",
          "On the third floor he had to stretch. Mruk sat on the mat and followed it from below. He had not been consulted about the lettering, but it was his door, and dust was coming down. It came slowly, white, and it settled on him between the shoulders, where he is rather particular.",
          "“K,” said Mr Zenon under his breath. The cross. “M.” When he had finished, he climbed down to see whether it was level, and Mruk took the opportunity to rub his back clean on the only thing at hand, which was the left jamb. There, at cat height, the kings were written already; Staś’s cousin had been by with a piece of her own. Now there was a K. There was a B. Between them the wood was bare.",
          "Ola came out to admire the work. She looked up, then down. “K plus B,” she read. “That’s Casper and Balthazar. Where’s the one in the middle?” Mr Zenon pushed back his cap. The middle king is no laughing matter; he is the one with the incense. He went down on one knee with what was left of the chalk.",
          "“Wait,” said Ola. Mruk had turned round to see what they were both looking at, and showed them his other side. On the grey between shoulder and hip, rather faint and the wrong way round, which with this letter makes no difference, was an M.",
          "Mr Zenon thought for some time about who goes in and out here. Then he got up, put the rest of the chalk in his pocket and left the doorpost as it was. “He can come in,” he said. “He’s got it in writing.”",
        ],
        pl: [
          "Pan Zenon trzymał kredę jak termometr. Poświęcona była rano, długa na kciuk i musiała starczyć na szesnaścioro drzwi. Na Trzech Króli pisze się nad wejściem ich litery, K i M, i B, a między nimi krzyżyki, żeby wszystko, co wchodzi, ktoś przedtem obejrzał.",
          "Na trzecim piętrze musiał się wyciągnąć. Mruk siedział na wycieraczce i śledził rzecz od dołu. O krój liter nikt go nie pytał, ale drzwi były jego, a z góry leciał pył. Leciał powoli, biały, i osiadał Mrukowi między łopatkami, gdzie Mruk jest dość wymagający.",
          "„K” – mruczał pan Zenon pod nosem. Krzyżyk. „M”. Kiedy skończył, zszedł z drabinki sprawdzić, czy równo, a Mruk skorzystał z przerwy i wytarł grzbiet o to jedno, co było pod ręką, czyli o lewą framugę. Na wysokości kota królowie byli już napisani; przeszła tędy kuzynka Stasia z kawałkiem własnej kredy. Teraz było K. Było B. Między nimi zostało gołe drewno.",
          "Wyszła Ola, żeby podziwiać. Spojrzała w górę, potem w dół. „K plus B – przeczytała. – To Kacper i Baltazar. A gdzie środkowy?” Pan Zenon odsunął czapkę na tył głowy. Ze środkowym nie ma żartów, to ten od kadzidła. Uklęknął z resztką kredy.",
          "„Chwileczkę” – powiedziała Ola. Mruk odwrócił się, żeby zobaczyć, na co oboje patrzą, i pokazał im drugi bok. Na szarym, między łopatką a biodrem, niezbyt wyraźnie i na odwrót, co przy tej literze nie robi różnicy, stało M.",
          "Pan Zenon zastanawiał się jakiś czas nad tym, kto tu wchodzi i wychodzi. Potem wstał, schował resztkę kredy do kieszeni i framugę na dole zostawił, jak była. „Ten może wejść – orzekł. – Ma na piśmie”.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          look: "up",
          company: "zenon",
        },
      },
      {
        title: ["What Does Myrrh Look Like?", "Jak właściwie wygląda mirra?"],
        en: [
          "The first king had a casket from his grandmother’s dressing table, full of chocolate coins. The second had a censer, borrowed, with a genuine smell. Staś was the third. He had a curtain over his shoulders, a crown of gilt cardboard, and under his arm an old cocoa tin, because nobody at home knew what myrrh looks like.",
          "A procession of kings goes through Warsaw on that day, with camels that have carpenters inside and crowns for everybody. It had begun at one without Staś, who had missed his tram, had missed the next because of the curtain, and was now standing in the courtyard. The other two had gone without him.",
          "Mruk was on the bench outside Mr Zenon’s window, and the tin was put down next to him as something that no longer mattered. He lifted the lid off with one claw. There was nothing in it; but it was a nothing with a history, brown and sweet, with a grain of something at the bottom. He put his head in, and then the rest of his front.",
          "“That’s for a baby,” said Staś bitterly. From the tin came the sound of a tongue. “You can’t eat that, there isn’t anything there.” Across the yard the window of the first floor opened, and his mother called him in. She did not call a second time.",
          "She had seen what Bułka saw from the bakery step, and Mr Zenon from behind his curtain: on a bench beneath a bare tree sat a king with his crown askew, and before him, on its hind legs, stood an animal out of the East, low and broad, with a long metal head that gleamed.",
          "“He’s got stuck,” said Staś. “So I see,” said his mother, who had come down after all, with his scarf. They pulled at one end and at the other. Then the three of them went once round the courtyard in a procession, because Staś had been looking forward to it, with Mruk under his left arm, a little brown about the ears.",
        ],
        pl: [
          "Pierwszy król miał szkatułkę z toaletki babci, pełną czekoladowych monet. Drugi miał kadzielnicę, pożyczoną, z prawdziwym zapachem. Staś był trzeci. Na ramionach miał firankę, na głowie koronę ze złoconej tektury, a pod pachą starą puszkę po kakao, bo nikt w domu nie wiedział, jak wygląda mirra.",
          "Przez Warszawę idzie tego dnia orszak, z wielbłądami, w których siedzą stolarze, i z koroną dla każdego, kto wyciągnie rękę. Miał ruszyć o pierwszej i ruszył o pierwszej, tylko bez Stasia, który spóźnił się na tramwaj, spóźnił się na następny z powodu firanki i stał teraz na podwórku. Dwaj pozostali poszli bez niego.",
          "Mruk siedział na ławce pod oknem pana Zenona i Staś postawił przy nim puszkę jak coś, co już się nie liczy. Mruk podważył wieczko pazurem. W środku nie było nic, ale nic z przeszłością, brązowe i słodkie, z ziarenkiem czegoś na dnie. Włożył głowę, a potem resztę przodu.",
          "„To dla dziecka” – powiedział Staś z goryczą. Z puszki dobiegł odgłos języka. „I tak nie zjesz, przecież nic tam nie ma”. W oknie na pierwszym piętrze stanęła mama i zawołała, żeby wracał. Drugi raz nie zawołała.",
          "Zobaczyła to, co Bułka ze stopnia piekarni i pan Zenon zza firanki: na ławce pod nagim drzewem siedział król w przekrzywionej koronie, a przed nim stało na tylnych łapach zwierzę ze Wschodu, niskie i szerokie, z długą metalową głową, która błyszczała.",
          "„Utknął” – powiedział Staś. „Widzę” – odpowiedziała mama, która jednak zeszła, z szalikiem. Pociągnęli za jeden koniec i za drugi. Potem wszyscy troje przeszli orszakiem raz dookoła podwórka, bo Staś tak się na to cieszył, a Mruk jechał mu pod lewą pachą, za uszami trochę brązowy.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: [],
          look: "down",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["He’s Only Doing the Third Floor", "On obsługuje tylko trzecie"],
        en: [
          "“We are three kings,” sang the two of them, and came to a stop. They stood on the third-floor landing with a star of tissue paper on a broomstick. One had a beard of cotton wool. The other had a crown that came down as far as his glasses. Ola, with a dish of gingerbread in her hand, waited to see what would follow.",
          "“The third one’s got a stomach ache,” explained the beard. “From the fourth floor on Staircase B. They had doughnuts.” You could hear that it had been discussed. On the second floor Mrs Halina had asked them outright whether they could count.",
          "Mruk had come out, since the door was open. He examined the star. It had five points and a candle that worked by battery, and from the shortest point hung a strip of gilt paper that somebody had forgotten to cut off. It turned in the draught. He sat down between the kings so as to be near in case the strip came any lower.",
          "The one with the glasses counted. He lifted his crown so as to be quite certain, and nudged the beard. “Now,” he said. They drew themselves up. They held the star higher, so that Mruk too drew himself up, with his chin lifted and his eyes on the gold; and they sang. They brought three gifts from far away. They had come by night. All of them were old, said the third verse, and one of them was grey.",
          "Ola had to look at the gingerbread. She gave each of them a heart, with icing, and then she went back in and was heard to open the refrigerator. The third king’s share came in a paper cake-case. It was ham.",
          "They took their leave in order, as kings do, and started down the stairs. One floor below, a door opened. “Well, and where’s your third?” said Mrs Halina’s voice. There was a pause. “He lives up there,” said the beard. “He’s only doing the third floor.”",
        ],
        pl: [
          "„My trzej królowie” – zaśpiewali we dwóch i przestali. Stali na trzecim piętrze z gwiazdą z bibułki na kiju od szczotki. Jeden miał brodę z waty. Drugi koronę, która opadała mu na okulary. Ola, z paterą pierników w ręce, czekała, co dalej.",
          "„Trzeciego rozbolał brzuch – wyjaśniła broda. – Po czwartym piętrze na klatce B. Mieli tam pączki”. Słychać było, że rzecz omówiono. Na drugim piętrze pani Halina zapytała ich już wprost, czy umieją liczyć.",
          "Mruk wyszedł, bo było otwarte. Zbadał gwiazdę. Miała pięć ramion i świeczkę na baterię, a z najkrótszego ramienia zwisał pasek złotego papieru, którego ktoś zapomniał odciąć. Obracał się w przeciągu. Mruk usiadł między królami, żeby być blisko, gdyby pasek się obniżył.",
          "Ten w okularach policzył. Podniósł koronę, żeby mieć całkowitą pewność, i trącił brodę łokciem. „Teraz” – powiedział. Wyprostowali się. Unieśli gwiazdę, więc wyprostował się i Mruk, z zadartą brodą i z oczami w złocie; i zaśpiewali. Z daleka nieśli trzy dary. Szli nocą. Wszyscy byli starzy, mówiła trzecia zwrotka, a jeden z nich siwy.",
          "Ola musiała patrzeć w pierniki. Dała każdemu serce, lukrowane, po czym wróciła do środka i słychać było, że otwiera lodówkę. Trzeci król dostał swoje w papierowej foremce. Była to szynka.",
          "Pożegnali się po kolei, jak to królowie, i poszli w dół. Piętro niżej ktoś uchylił drzwi. „No i gdzie ten trzeci?” – zapytał głos pani Haliny. Zrobiła się przerwa. „On tam mieszka – powiedziała broda. – Obsługuje tylko trzecie”.",
        ],
        picture: {
          place: "hall",
          pose: "walk",
          props: [],
          eyes: "wide",
          by: "wall",
          company: "nobody",
          camera: "half",
        },
      },
    ],
  },
};
