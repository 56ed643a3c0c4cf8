import type { Feast } from "#api/house/texts/model.ts";

/** Grandmother’s Day. */
export const grandmothersDay: Feast = {
  name: "grandmothers-day",
  day: { date: "01-21" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["If Nobody Comes for It by Tomorrow", "Jak się nikt nie zgłosi do jutra"],
        en: [
          "Staś has two grandmothers, one in Kielce and one by the sea, and he had drawn three cards. The third was the glue’s mistake. Two sheets had stuck together, and when he got them apart, there was a heart on each.",
          "He carried the spare one up to the third floor, because a heart with a lace border is of no use to a boy, and asked Ola whether she knew of anybody. Ola had no grandmother left and was not one yet. They both looked at Mruk. He was lying on the dictionary. Then, through the floor, they heard Mrs Halina move a chair.",
          "“She hasn’t any,” said Staś. “Grandchildren, I mean. She’ll think that I think she’s old.” It was a serious objection. In the end they settled on the mat. The card was to lie there without a name, and Mruk was to go down with him, as a reason for being on the second floor.",
          "Mruk did what was asked and more. When Staś had put the card down, knocked once and was already half a flight below, Mruk sat on it. The door opened. Mrs Halina saw a cat on her mat, looking up at her and not coming in. “What is it?” she said. Under him there was lace. She had put that border on pillowcases for half her life; she would have recognised it through any animal.",
          "She got down to him on her good knee. She read what it said, which took her longer than three words need. On the stairs nobody was breathing. “It must be for somebody else,” said Mrs Halina loudly, towards the banisters. She waited a moment. “If nobody comes for it by tomorrow,” she said then, “I’ll have to keep it.”",
          "The door closed, with both of them inside, and after a while a small nail was hammered in. The next day Mr Zenon was asked to take it out again, because the saints had moved up after all, and there was room between the third and the fourth.",
        ],
        pl: [
          "Staś ma dwie babcie, jedną w Kielcach, a drugą nad morzem, i narysował trzy laurki. Trzecia była błędem kleju. Dwie kartki przywarły do siebie, a kiedy je rozdzielił, na każdej było serce.",
          "Zapasową zaniósł na trzecie piętro, bo na co chłopcu serce w koronce, i zapytał Olę, czy zna kogoś. Ola babci już nie miała, a sama jeszcze nią nie była. Popatrzyli oboje na Mruka. Leżał na słowniku. I wtedy usłyszeli przez podłogę, jak pani Halina przesuwa krzesło.",
          "„Ona nie ma – powiedział Staś. – Znaczy, wnuków. Pomyśli, że ja myślę, że jest stara”. Był to poważny zarzut. W końcu stanęło na wycieraczce. Laurka miała na niej leżeć niepodpisana, a Mruk miał zejść razem z nim, żeby Staś miał na drugim piętrze jakiś powód.",
          "Mruk zrobił, co do niego należało, i jeszcze trochę. Gdy Staś położył laurkę, zapukał raz i był już pół piętra niżej, Mruk na niej usiadł. Drzwi się otworzyły. Pani Halina zobaczyła na wycieraczce kota, który patrzył na nią z dołu i nie wchodził. „No co?” – zapytała. Spod kota wystawała koronka. Takie brzegi przyszywała do poszewek przez pół życia; poznałaby je przez każde zwierzę.",
          "Uklękła przy nim na lepszym kolanie. Przeczytała, co tam było napisane, i zajęło jej to dłużej, niż trzeba na trzy słowa. Na schodach nikt nie oddychał. „To pewnie do kogo innego” – powiedziała pani Halina głośno, w stronę poręczy. Odczekała. „Jak się nikt nie zgłosi do jutra – dodała – będę musiała zatrzymać”.",
          "Drzwi się zamknęły, z obojgiem w środku, a po chwili ktoś wbijał gwoździk. Następnego dnia poproszono pana Zenona, żeby go wyjął, bo święci jednak się ścieśnili i między trzecim a czwartym zrobiło się miejsce.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          look: "up",
          on: "doormat",
          by: "doorway",
          company: "halina",
          camera: "wide",
        },
      },
      {
        title: ["Mrs Halina Can’t Be Cut in Half", "Na panią Halinę jest zapis"],
        en: [
          "A grandmother was needed on the first floor at two, for a recital; on the fourth at half past two, for a cake; and on the second floor, from one o’clock on, Mrs Halina was getting ready, although she is nobody’s grandmother. But the grandmothers of this house live in Kielce, in Gdynia and in Canada, and Grandmother’s Day will not wait for trains.",
          "Mruk was there to see that she dressed properly. He lay on the chair where the blouse had to go. “The grey one,” said Mrs Halina, “is too strict for the little one upstairs. The one with the bow is too much for a trumpet.” She held first one and then the other up to her chin in front of the glass, and in between Mruk moved over on to the bow.",
          "At ten to two the bell rang. It was Staś, washed, with a hyacinth. “This way, please,” he said, in the voice of an usher. Behind him on the stairs came the fourth floor, with the baby and a hyacinth of its own, to say that the cake was done early. Both floors looked at the one Mrs Halina.",
          "“I can’t be cut in half,” said Mrs Halina, though it was plain that she was going through it in her mind along the seams. Staś said that a recital took four minutes. The baby said nothing and was given the bow to hold. Then everybody heard that the cat, who was still on the chair, had begun to purr; he does it when a flat is full, and the fuller, the deeper.",
          "So the fourth floor fetched the cake down and Staś’s mother came up with the music stand. In Mrs Halina’s room Staś played a lullaby, mostly correctly, with the sideboard in the front row. Seven people clapped, counting the baby. Mrs Halina sat in the middle, in the grey blouse with the bow from the other one, and on her knees lay both hyacinths, with Mruk between them so that they would not tip over.",
        ],
        pl: [
          "Babcia była potrzebna na pierwszym piętrze o drugiej, na występ; na czwartym o wpół do trzeciej, na ciasto; a na drugim od pierwszej szykowała się pani Halina, choć nie jest babcią nikogo. Ale babcie tego domu mieszkają w Kielcach, w Gdyni i w Kanadzie, a Dzień Babci nie poczeka na pociąg.",
          "Mruk pilnował, żeby ubrała się jak należy. Leżał na krześle, na którym miała leżeć bluzka. „Szara – mówiła pani Halina – za surowa dla malutkiej z góry. Z kokardą za wiele na trąbkę”. Przykładała przed lustrem do brody to jedną, to drugą, a Mruk między jednym razem a drugim przeniósł się na kokardę.",
          "Za dziesięć druga rozległ się dzwonek. Był to Staś, umyty, z hiacyntem. „Pani pozwoli” – powiedział głosem bileterki. Za nim po schodach schodziło czwarte piętro, z niemowlęciem i z własnym hiacyntem, żeby dać znać, że ciasto wyszło wcześniej. Jedni i drudzy patrzyli na jedną panią Halinę.",
          "„Przecież się nie przetnę” – powiedziała pani Halina, choć widać było, że w myślach idzie już po szwach. Staś zapewnił, że występ trwa cztery minuty. Niemowlę nie powiedziało nic i dostało do potrzymania kokardę. Wtedy wszyscy usłyszeli, że kot, wciąż na krześle, zaczął mruczeć; robi to, kiedy w mieszkaniu jest pełno, a im pełniej, tym niżej.",
          "Czwarte piętro zniosło więc ciasto na dół, a mama Stasia wniosła na górę pulpit. W pokoju pani Haliny Staś zagrał kołysankę, przeważnie dobrze, z kredensem w pierwszym rzędzie. Klaskało siedem osób, licząc niemowlę. Pani Halina siedziała pośrodku, w szarej bluzce z kokardą od tamtej, a na kolanach trzymała oba hiacynty i między nimi Mruka, żeby się nie przewróciły.",
        ],
        picture: {
          place: "parlour",
          pose: "loaf",
          props: [],
          eyes: "half",
          mouth: "smile",
          on: "chair",
          company: "halina",
        },
      },
      {
        title: ["Who Was Grandmother’s Lodger?", "Kto to był ten lokator?"],
        en: [
          "There she was, between the gas bill and a map of the Tatras: Ola’s grandmother in an armchair, in the year 1936, with her back quite straight, a plait round her head and a grey cat on her knees. Ola had been looking for a stamp. It was Grandmother’s Day, and she sat down on the floor beside the drawer.",
          "Mruk came to see what there was on the floor. She held the picture out to him. “Look who that is,” she said. He looked. There was a woman who smelled of nothing, and a window with no draught; he went on to the cat.",
          "It was a tabby, broad, with white paws. It looked at you as you look at a visitor who has not been announced. Ola took the magnifying glass from the desk. Mruk has a notch in his left ear. In the picture there was something there, a notch or a flaw in the paper. “It can’t be,” said Ola.",
          "She turned the photograph over. On the back, in the pointed hand in which Ola has all her recipes, it said: “Me with the lodger.” There was no name. Nobody had ever said a word about a lodger, and there was nobody left to ask.",
          "Meanwhile Mruk had made a discovery of his own. It was the armchair. In the picture it wore stripes, which must have been before his time; but its wings and its low right arm were those of the armchair behind them, and he knew it as you know a friend in another hat.",
          "He went over, got up into it, turned round twice, and settled down facing Ola on the floor. She held the photograph at arm’s length and shut one eye. Paws, chin, ear: all of it was where it belonged. “Move up a bit,” said Ola after a while. She sat down in the armchair and put him on her knees, and her back was quite straight.",
        ],
        pl: [
          "Leżała między rachunkiem za gaz a mapą Tatr: babcia Oli w fotelu, w roku 1936, bardzo prosta, z warkoczem wokół głowy i z szarym kotem na kolanach. Ola szukała znaczka. Był Dzień Babci, więc usiadła na podłodze przy szufladzie.",
          "Mruk przyszedł zobaczyć, co jest na podłodze. Podsunęła mu zdjęcie. „Popatrz, kto to” – powiedziała. Popatrzył. Była tam pani, która niczym nie pachniała, i okno bez przeciągu; przeszedł do kota.",
          "Kot był bury, szeroki, w białych skarpetkach. Patrzył ze zdjęcia, jak się patrzy na gościa, który się nie zapowiedział. Ola wzięła z biurka lupę. Mruk ma w lewym uchu wycięcie. Na zdjęciu też coś tam było, wycięcie albo skaza na papierze. „To niemożliwe” – powiedziała Ola.",
          "Odwróciła fotografię. Na odwrocie, spiczastym pismem, którym Ola ma zapisane wszystkie przepisy, stało: „Ja z lokatorem”. Imienia nie było. O lokatorze nikt nigdy nie wspomniał słowem i nie było już kogo zapytać.",
          "Mruk tymczasem dokonał własnego odkrycia. Był to fotel. Na zdjęciu nosił obicie w paski, zapewne sprzed czasów Mruka; ale te same uszy i ten sam niski prawy podłokietnik miał fotel, który stał tuż za nimi, i Mruk poznał go, jak się poznaje kolegę w innym kapeluszu.",
          "Podszedł, wskoczył, obrócił się dwa razy i ułożył przodem do Oli, która siedziała na podłodze. Odsunęła fotografię na długość ręki i zamknęła jedno oko. Łapy, broda, ucho: wszystko było na miejscu. „Posuń się trochę” – powiedziała po chwili. Usiadła w fotelu, wzięła kota na kolana i plecy miała bardzo proste.",
        ],
        picture: {
          place: "stove",
          pose: "loaf",
          props: [],
          eyes: "half",
          look: "reader",
          on: "armchair",
          company: "nobody",
        },
      },
    ],
  },
};
