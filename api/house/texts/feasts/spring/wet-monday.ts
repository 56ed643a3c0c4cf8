import type { Feast } from "#api/house/texts/model.ts";

/** Easter Monday, on which people are splashed with water. */
export const wetMonday: Feast = {
  name: "wet-monday",
  day: { easter: 1 },
  category: "Playtime",
  stories: {
    morning: [
      {
        title: ["Animals Don’t Count on Wet Monday", "Zwierzęta się nie liczą"],
        en: [
          "On Wet Monday it is allowed. Staś had waited for it since the autumn, he had a bottle with holes in the cap, and at eight he took up his position on the first landing, behind the bend, where whoever comes down sees him too late.",
          "Nobody came down. Ola had gone out before seven, in wellingtons. Tomek had gone by the roof, or so it seemed. Mrs Halina opened her door a crack, put an umbrella through it, opened the umbrella and came down behind it like a ship, and he hadn’t the heart.",
          "By nine he had splashed a doormat and, by mistake, himself. Then he heard a bell. It was a small one, of brass, and it was coming down from the third floor on four feet, at leisure, with a pause on every step.",
          "Staś raised the bottle. There are rules; one of them is that animals do not count. But what do you do with a full bottle? Mruk came round the bend. He saw a boy on his stomach, dripping, with his arm stretched out; he saw the cap with the holes in it. He did not stop. He looked as the director of a bank looks when a forged note is passed to him by somebody whose mother he knows.",
          "They were an arm’s length apart. “Happy Easter,” whispered Staś, and lowered the bottle. And because it has to be done all the same, he dipped one finger in the puddle on the landing and put it on Mruk’s forehead, in the middle, between the stripes.",
          "It was wet. Mruk stood still until it was over. Then he shook himself, all nine kilos of him, from the ears to the tip of the tail. On his way down he had sat for a quarter of an hour on the second floor, under Mrs Halina’s umbrella, which had been out among the buckets and was dripping. Staś got it all.",
        ],
        pl: [
          "W lany poniedziałek wolno. Staś czekał na to od jesieni, miał butelkę z dziurkami w nakrętce i o ósmej zajął stanowisko na pierwszym podeście, za zakrętem, gdzie kto schodzi, ten widzi go za późno.",
          "Nikt nie schodził. Ola wyszła przed siódmą, w kaloszach. Tomek wydostał się chyba dachem. Pani Halina uchyliła drzwi, wystawiła parasol, otworzyła parasol i spłynęła za nim jak okręt, a Staś nie miał serca.",
          "Do dziewiątej oblał jedną wycieraczkę i przez pomyłkę siebie. Wtedy usłyszał dzwonek. Był mały, mosiężny i schodził z trzeciego piętra na czterech nogach, bez pośpiechu, z przerwą na każdym stopniu.",
          "Staś podniósł butelkę. Są zasady; jedna mówi, że zwierzęta się nie liczą. Ale co zrobić z pełną butelką? Mruk wyszedł zza zakrętu. Zobaczył chłopca, który leżał na brzuchu, ociekał i wyciągał rękę; zobaczył nakrętkę z dziurkami. Nie zatrzymał się. Patrzył tak, jak patrzy dyrektor banku, któremu fałszywy banknot podsuwa ktoś, czyją matkę zna.",
          "Dzieliła ich długość ręki. „Wesołych świąt” – szepnął Staś i opuścił butelkę. A że mimo wszystko trzeba, umoczył palec w kałuży na podeście i położył go Mrukowi na czole, pośrodku, między pręgami.",
          "Było mokro. Mruk stał, dopóki się nie skończyło. Potem się otrząsnął, całymi dziewięcioma kilogramami, od uszu po koniec ogona, a ponieważ po drodze przesiedział kwadrans na drugim piętrze, pod parasolem pani Haliny, który zdążył wyjść między wiadra i teraz kapał, Staś dostał wszystko.",
        ],
        picture: { place: "stairs", pose: "walk", props: [], eyes: "grump", look: "reader", company: "nobody" },
      },
      {
        title: ["That’s for Thinking of It", "A to za sam pomysł"],
        en: [
          "Mrs Halina does it with a thimble. It is enough, she says; it was always enough for decent people; the buckets came in later. On Wet Monday before breakfast she goes up to the third floor in her dressing-gown, with cologne in the bottom of a thimble, and sprinkles whoever opens.",
          "Tomek opened. He had been lying in wait for her behind the door since half past six, with a washing-up bowl. He saw the grey plait, the slippers and the silver thimble, and put the bowl behind his back, where the water ran slowly into his trousers.",
          "“For health,” said Mrs Halina, and flicked a drop at his tie. He smelled of lavender. Ola came, got hers behind the ear and kissed her for it. Nobody moved from the spot, because Tomek could not turn round, and Mrs Halina, who had noticed, was enjoying it very much.",
          "Mruk came in from behind. He had heard water. It was falling in the hall, in a thin thread, out of a man; he went up to the place, established what it was falling from and, as it was still fresh, began to drink. You could hear it plainly. It is hard to be dignified while somebody is drinking behind you.",
          "“Tomek,” said Ola. “Yes,” said Tomek. “Is there something in your hands?” He brought it forward: a bowl with a finger’s breadth of water left in it and a cat who came along with it, because his chin was in it.",
          "Mrs Halina looked into the bowl for some time. She dipped in the thimble, filled it to the rim, took Tomek by the sleeve and poured it down his neck, all of it, slowly, to the last drop. “That,” she said, “is for thinking of it.” They could hear her laughing all the way down to the second floor.",
        ],
        pl: [
          "Pani Halina robi to naparstkiem. Wystarczy, mówi; porządnym ludziom zawsze wystarczało, wiadra przyszły później. W lany poniedziałek przed śniadaniem idzie na trzecie piętro w szlafroku, z odrobiną wody kolońskiej na dnie naparstka, i kropi tego, kto otworzy.",
          "Otworzył Tomek. Czatował na nią za drzwiami od wpół do siódmej, z miednicą. Zobaczył siwy warkocz, kapcie i srebrny naparstek i schował miednicę za plecy, gdzie powoli wylewała mu się w spodnie.",
          "„Na zdrowie” – powiedziała pani Halina i strzepnęła mu kroplę na krawat. Zapachniał lawendą. Przyszła Ola, dostała swoją za ucho i ucałowała za to panią Halinę. Nikt nie ruszał się z miejsca, bo Tomek nie mógł się odwrócić, a pani Halinie, która to zauważyła, bardzo się podobało.",
          "Mruk nadszedł od tyłu. Usłyszał wodę. Spadała w przedpokoju cienką nitką z człowieka; podszedł, ustalił, z czego kapie, a że była świeża, zaczął pić. Słychać to było wyraźnie. Trudno o godność, kiedy za plecami ktoś pije.",
          "„Tomek” – odezwała się Ola. „Słucham” – odparł Tomek. „Ty masz coś w rękach?” Wystawił to przed siebie: miednicę, w której zostało wody na palec, i kota, który przyszedł razem z nią, bo brodę miał w środku.",
          "Pani Halina przez chwilę zaglądała do miednicy. Zanurzyła naparstek, nabrała po brzegi, ujęła Tomka za rękaw i wlała mu to za kołnierz, całe, powoli, do ostatniej kropli. „A to – powiedziała – za sam pomysł”. Na schodach śmiała się aż do drugiego piętra.",
        ],
        picture: {
          place: "hall",
          pose: "sit",
          props: [],
          eyes: "open",
          mouth: "blep",
          look: "up",
          camera: "close",
          company: "nobody",
        },
      },
      {
        title: ["Dry as Far as the Tram", "Sucho aż do tramwaju"],
        en: [
          "Behind the pane of the bedroom window it is dry, and the street lies below like a theatre. On Wet Monday Mruk takes his place early. The boys with buckets stand in the gateway of number nine; those with bottles are behind the kiosk; and in between, along the wall and with their collars up, people try to reach the stop.",
          "An aunt with a cake got through: nobody shoots at cake. A soldier got through because he went slowly. A young man in a pale suit, with a bunch of tulips, had been standing at the corner for a quarter of an hour, looking at his watch.",
          "It was plain where he wanted to go. Across the way, on the second floor, a girl sat on the window seat and was trying so hard not to look at him that she had to hold on to the frame. Mruk looked from her to him. There were seventy metres between them. He knows a little about distances that are under observation.",
          "When the number fifteen tram came in, the young man ran. He ran along beside it, on the dry side, stooping, at the speed of a tram that is braking; it was well thought out, and the boys would never have got him. But the tram stopped, by number nine, as it always does; he had to come out in front of it, and there the buckets were.",
          "There were four of them, and all of them hit. For a moment all you could see of him was the tulips, above the water, held up at arm’s length. He went on, in a suit that was now dark grey, and climbed the steps of the house across the way, leaving a wet trail.",
          "The girl had gone from the window. On the second floor a door banged and someone came running down with a towel. Mruk turned to the cushion behind him. There are things you do not watch, even from a box.",
        ],
        pl: [
          "Za szybą w sypialni jest sucho, a ulica leży w dole jak teatr. W lany poniedziałek Mruk zajmuje miejsce wcześnie. Chłopcy z wiadrami stoją w bramie pod dziewiątką, ci z butelkami za kioskiem, a między jednymi a drugimi, pod ścianą, z postawionymi kołnierzami, ludzie próbują dotrzeć na przystanek.",
          "Ciotka z ciastem przeszła: do ciasta się nie strzela. Żołnierz przeszedł, bo szedł powoli. Młody człowiek w jasnym garniturze, z bukietem tulipanów, od kwadransa stał na rogu i patrzył na zegarek.",
          "Widać było, dokąd chce. Naprzeciwko, na drugim piętrze, siedziała w oknie dziewczyna i tak mocno na niego nie patrzyła, że musiała trzymać się framugi. Mruk spoglądał to na nią, to na niego. Dzieliło ich siedemdziesiąt metrów. Mruk wie coś niecoś o odległościach, które są pod obserwacją.",
          "Kiedy nadjechała piętnastka, młody człowiek puścił się biegiem. Biegł tuż przy wagonie, po suchej stronie, schylony, z prędkością tramwaju, który hamuje; było to przemyślane i chłopcy nie mieliby szans. Ale tramwaj, jak zawsze, stanął pod dziewiątką; trzeba było wyjść przed niego, a tam były wiadra.",
          "Było ich cztery i wszystkie trafiły. Przez chwilę nie widać było nic, tylko tulipany nad wodą, w wyciągniętej ręce. Młody człowiek poszedł dalej, w garniturze już ciemnoszarym, i wszedł na schody domu naprzeciwko, zostawiając ślad.",
          "W oknie nie było nikogo. Na drugim piętrze trzasnęły drzwi i ktoś zbiegał z ręcznikiem. Mruk odwrócił się do poduszki. Na resztę się nie patrzy, nawet jeśli się ma lożę.",
        ],
        picture: {
          place: "window sill",
          pose: "back",
          props: [],
        },
      },
    ],
  },
};
