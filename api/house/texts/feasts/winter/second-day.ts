import type { Feast } from "#api/house/texts/model.ts";

/** St Stephen’s Day, the second day of Christmas: visits, nuts and walks. */
export const secondDay: Feast = {
  name: "second-day",
  day: { date: "12-26" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["Two Each, and There Was Only One", "Po dwa na głowę, a był jeden"],
        en: [
          "On St Stephen’s Day oats used to be thrown at the priest and nuts at everybody else, for a good harvest. In the house on the tram line there is nothing to harvest, but there are four floors and a stone staircase, and Staś had a pocketful of walnuts.",
          "He let the first one go at the very top. It took the first step at a walk, the second at a trot; then it struck the edge and was off. Mruk had been on his way up. He saw it come, sprang aside and let it pass, which he regretted at once, because a walnut that goes downstairs says something on every step, and never the same thing twice.",
          "For the second he took up his position on the third floor, at the bend. It jumped over him. The third went between his feet and through the banisters. Staś had begun to keep a score on the wall with his finger. Behind the doors the visits were going on, with spoons in glasses; nobody came out.",
          "Before the fourth, Mruk sat still and thought. A nut knows one way, down. It is fast where the steps are straight, but on each landing it has to cross three metres of flat stone, and there it tires. He went to the second floor and lay down across the landing in front of Mrs Halina’s door, all of him, from wall to banister.",
          "The nut came round the corner with its last strength. It rolled up to his stomach, touched it and was quiet. Staś came after it, two steps at a time. Staś bent down for it; a white paw was on top of it. He looked at the paw, turned out his pocket, which was empty, and sat down on the stair beside it.",
          "“Two each,” he proposed after a while. There was only one. Staś cracked it in the hinge of the cellar door, ate the left half, and laid the right one in its shell on the third-floor mat, where it rocked.",
        ],
        pl: [
          "Na świętego Szczepana sypano kiedyś księdza owsem, a wszystkich innych orzechami, żeby obrodziło. W kamienicy przy tramwaju nie ma co rodzić, ale są cztery piętra i kamienne schody, a Staś miał kieszeń orzechów.",
          "Pierwszego puścił z samej góry. Pierwszy stopień orzech przeszedł stępa, drugi kłusem; potem trafił na krawędź i poniosło go. Mruk szedł akurat pod górę. Zobaczył, uskoczył, przepuścił i zaraz pożałował, bo orzech na schodach mówi coś na każdym stopniu i nigdy dwa razy tego samego.",
          "Na drugiego ustawił się na trzecim piętrze, na zakręcie. Orzech go przeskoczył. Trzeci przebiegł mu między łapami i wypadł za poręcz. Staś zaczął zapisywać wynik palcem na ścianie. Za drzwiami trwały wizyty, łyżeczki chodziły w szklankach; nikt nie wyjrzał, kto się tak przechadza.",
          "Przed czwartym Mruk usiadł i pomyślał. Orzech zna jedną drogę, w dół. Szybki jest tam, gdzie schody idą prosto, ale na każdym podeście musi przejść trzy metry płaskiego kamienia i tam się męczy. Mruk zszedł więc na drugie piętro i położył się w poprzek podestu, pod drzwiami pani Haliny, cały, od ściany do poręczy.",
          "Orzech wyszedł zza rogu ostatkiem sił. Dotoczył się do brzucha, dotknął go i ucichł. Za nim nadbiegł Staś, po dwa stopnie, i schylił się; na orzechu leżała biała łapa. Staś popatrzył na łapę, wywrócił kieszeń, pustą, i usiadł obok na schodku.",
          "„Po dwa na głowę” – zaproponował po chwili. Był jeden. Staś zgniótł go w zawiasie drzwi od piwnicy, zjadł lewą połówkę, a prawą położył w skorupce na wycieraczce trzeciego piętra, gdzie się jeszcze kołysała.",
        ],
        picture: {
          place: "stairs",
          pose: "loaf",
          props: [],
          look: "up",
          company: "nobody",
        },
      },
      {
        title: ["We’ll Be Getting Along, Then", "To my już pójdziemy"],
        en: [
          "“Well,” said Aunt Wanda for the third time, “we’ll be getting along.” The coffee had been drunk. They had heard how everybody was. On the second day of Christmas people call on one another between dinner and dusk, and Ola’s aunt and uncle had called, sat upright side by side on the sofa, and praised the tree.",
          "Their coats lay on the bed. There was a long one with a lambskin collar and a short green one with horn buttons. On top of them lay Mruk. He had come across them an hour before, when they were still cold, and had turned them with care until all the warm places were in the middle.",
          "Uncle Kazik bent over him. He took hold of a sleeve and gave a very small pull. Mruk opened one eye, and from somewhere inside the lamb came a sound like a coffee mill next door. “He’s dreaming,” Uncle Kazik reported in the big room. “It wouldn’t be right to wake him.” They sat down again. It was awkward, because everything had been said.",
          "Ola made more coffee, Tomek put out the nuts. For a while they heard the clock, and then Uncle Kazik, a man of few words, cracked a nut in his fist and asked whether anybody happened to know how he had met Aunt Wanda. “Kazik,” said Aunt Wanda. It had been on a tram. He had been the conductor, and she had had no ticket.",
          "It took him an hour. There was a fine in it, and a raspberry ice, and a winter in which the number fifteen went past her window eleven times a day and rang its bell. Aunt Wanda corrected the figures. Her shoes were off by then, and she was laughing with her mouth open, which was new.",
          "In the doorway sat Mruk, washing. Nobody knew how long he had been there. The coats lay free behind him; Ola saw it before her guests did, went round him quietly and shut the bedroom door on the coats.",
        ],
        pl: [
          "„No – powiedziała po raz trzeci ciocia Wanda – to my już pójdziemy”. Kawa była wypita. Wiadomo było, co u kogo. W drugi dzień świąt ludzie odwiedzają się między obiadem a zmierzchem, więc ciocia i wujek Oli przyszli, posiedzieli prosto, obok siebie na kanapie, i pochwalili choinkę.",
          "Ich płaszcze leżały na łóżku. Długi z barankowym kołnierzem i krótki, zielony, z rogowymi guzikami. Na płaszczach leżał Mruk. Natrafił na nie przed godziną, kiedy były jeszcze zimne, i poprawiał je starannie, aż wszystkie ciepłe miejsca znalazły się pośrodku.",
          "Wujek Kazik pochylił się nad nim. Ujął rękaw i leciutko pociągnął. Mruk otworzył jedno oko, a gdzieś z głębi baranka odezwał się jakby młynek do kawy u sąsiadów. „Coś mu się śni – zameldował wujek Kazik w dużym pokoju. – Nie wypada budzić”. Usiedli z powrotem. Było niezręcznie, bo wszystko już powiedziano.",
          "Ola zaparzyła drugą kawę, co miała robić. Tomek wystawił orzechy. Przez chwilę słychać było zegar, a potem wujek Kazik, człowiek małomówny, zgniótł orzech w dłoni i zapytał, czy w ogóle ktoś wie, jak poznał ciocię Wandę. „Kazik” – powiedziała ciocia Wanda. Poznał ją w tramwaju. Był konduktorem, a ona nie miała biletu.",
          "Zeszła mu na tym godzina. Był w tym mandat, były lody malinowe i zima, przez którą piętnastka jedenaście razy dziennie mijała jej okno i dzwoniła. Ciocia Wanda poprawiała liczby. Buty zdążyła zdjąć i śmiała się z otwartymi ustami, czego nikt u niej nie pamiętał.",
          "W drzwiach siedział Mruk i się mył. Od kiedy, nie wiadomo. Płaszcze za nim leżały wolne; Ola zobaczyła to przed gośćmi, obeszła go cicho i zamknęła drzwi sypialni, z płaszczami w środku.",
        ],
        picture: {
          place: "box",
          pose: "wash",
          props: [],
          eyes: "half",
          by: "doorway",
          inBox: false,
          company: "nobody",
        },
      },
      {
        title: ["While Everyone Was Out Walking", "Kiedy wszyscy poszli na spacer"],
        en: [
          "At half past one on the second day of Christmas the house lets its belt out by a hole and goes for a walk. Ola and Tomek went. The fourth floor went, with the pram. Staś went under protest. The stairs carried them all down, the gateway took them out, and Mr Zenon, who goes as far as the corner and calls it a walk, went too.",
          "Mruk stayed. There are things to be done in an empty flat that those who leave it never suspect, and he was about to start on the goose fat when the floor of the big room began to hum.",
          "Below him lives Mrs Halina. She stays at home because of her knee; she had told them all so through the door. Now her wireless was on, louder than usual, a waltz, and with the waltz came something else. It came once firmly, then lightly, and lightly again. It was feet.",
          "Mruk lay down and put his ear to the boards, the one with the notch, which hears deeper. She was going from the sideboard to the window in six steps and back in six. On the turn a glass rang, always the same one. By the stove, to judge by the pauses, she had a partner, and now and then she told him that it was her turn to lead.",
          "He followed along above. When the steps went to the window, he went to the window, so as not to miss anything, and when they turned, so did he. They crossed the floor together in this way, she beneath and he on top, until the gate banged and there were voices in the yard.",
          "The waltz broke off in the middle of a bar. A chair was pushed up to a table. When Ola came in, with red cheeks, he was lying on the rug with his ear to the floor, out of breath. “Were you bored?” she asked. Underneath them somebody was stirring tea, slowly, like a person with a knee.",
        ],
        pl: [
          "O wpół do drugiej w drugi dzień świąt dom popuszcza pasa o jedną dziurkę i idzie na spacer. Poszli Ola i Tomek. Poszło czwarte piętro, z wózkiem. Staś poszedł pod przymusem. Schody sprowadziły wszystkich na dół, brama ich wypuściła, a pan Zenon, który dochodzi do rogu i nazywa to spacerem, doszedł do rogu.",
          "Mruk został z mieszkaniem. W pustym mieszkaniu są do zrobienia rzeczy, których wychodzący się nie domyślają, i miał właśnie przystąpić do pierwszej, do gęsiego smalcu, kiedy podłoga w dużym pokoju zaczęła brzęczeć.",
          "Pod spodem mieszka pani Halina. Nie wychodzi z powodu kolana; powiedziała to wszystkim przez drzwi. A teraz grało u niej radio, głośniej niż zwykle, walc, a z walcem szło coś jeszcze. Raz mocniej i raz lżej, i jeszcze raz lżej. Były to nogi.",
          "Mruk położył się i przyłożył do klepek ucho, to z wycięciem, które słyszy głębiej. Szła od kredensu do okna w sześciu krokach i w sześciu z powrotem. Na zakręcie odzywał się kieliszek, zawsze ten sam. Przy piecu, sądząc po przerwach, miała partnera, a czasem mówiła mu, że teraz ona prowadzi.",
          "Ruszył za nią górą. Wyszło to samo z siebie: kiedy kroki szły do okna, szedł do okna, żeby niczego nie stracić, a kiedy zawracały, zawracał. Przemierzali tak razem podłogę, ona od spodu, on po wierzchu, dopóki nie trzasnęła brama i na podwórku nie odezwały się głosy.",
          "Walc urwał się w pół taktu. Ktoś dosunął krzesło do stołu. Kiedy weszła Ola z czerwonymi policzkami, Mruk leżał na dywanie z uchem przy podłodze i nie mógł złapać tchu. „Nudziło ci się?” – zapytała. Pod nimi ktoś mieszał herbatę, powoli, jak osoba z kolanem.",
        ],
        picture: {
          place: "stove",
          pose: "crouch",
          props: [],
        },
      },
    ],
  },
};
