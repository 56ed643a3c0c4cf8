import type { Feast } from "#api/house/texts/model.ts";

/** 17 February, the Day of the Cat. */
export const catDay: Feast = {
  name: "cat-day",
  day: { date: "02-17" },
  category: "Portrait",
  stories: {
    morning: [
      {
        title: ["The Guest of Honour Is Tired", "Jubilat jest już zmęczony"],
        en: [
          "Tomek congratulated him at six. Ola did so at half past, with a piece of salmon on a saucer. The seventeenth of February is the Day of the Cat, and in this house it had been marked on the calendar in red since Christmas; only Mruk had not been told, so that it would be a surprise.",
          "It was one. He had got up with a plan. The evening before, he had noticed a place on the bookshelf, between the atlas and the wall, that the lamp kept faintly warm, and he wanted to look into it before anybody else was about. He ate the salmon. He set off along the hall.",
          "“Many happy returns!” cried Staś from the open door. He was holding a mouse of grey felt that he had sewn himself. It had three ears. Mruk smelled each of them, as you have to. As he was about to go on, Mrs Halina came up with a sardine, and said a verse. Behind her Mr Zenon turned his cap in his hands. He had brought nothing, he said, but the step by the boiler would be left free today, the whole day, he had put a note on it.",
          "By half past seven there had been six of them, and each had sat down and watched him being glad. He had eaten with four. He had gone under the sofa, and a fresh hand came after him, with liver sausage. Between congratulations he could see, over all their shoulders, a hand’s breadth of darkness between the atlas and the wall.",
          "Then Ola shut the door. “That’s enough,” she told the landing. “The guest of honour is tired.” She asked for quiet, sent Tomek to look for his keys, and went back to her sentence. Nobody wanted anything more. Mruk got up on to the shelf, squeezed in behind the atlas, turned round with difficulty, and stayed there until the warmth came. All that showed outside was the end of a tail. He had forgotten what day it was.",
        ],
        pl: [
          "Tomek złożył mu życzenia o szóstej. Ola o wpół do siódmej, z kawałkiem łososia na spodku. Siedemnastego lutego jest Dzień Kota i w tym domu od Bożego Narodzenia był zaznaczony w kalendarzu na czerwono; tylko Mrukowi nic nie mówiono, żeby miał niespodziankę.",
          "I miał. Wstał z planem. Poprzedniego wieczoru zauważył na regale miejsce, między atlasem a ścianą, któremu lampa udzielała pewnego ciepła, i chciał je zbadać, zanim wszyscy zaczną chodzić. Zjadł łososia. Ruszył przez przedpokój.",
          "„Sto lat!” – zawołano od drzwi; były otwarte, a w nich stał Staś z myszą z szarego filcu, którą sam uszył. Miała troje uszu. Mruk powąchał każde, bo tak trzeba. Już miał iść dalej, gdy na górę weszła pani Halina z sardynką i powiedziała wierszyk. Za nią pan Zenon obracał w rękach czapkę. Nie przyniósł nic, oznajmił, ale stopień przy kotłowni zostaje dziś wolny, przez cały dzień, powiesił kartkę.",
          "Do wpół do ósmej było ich sześcioro i każde siadało i patrzyło, jak Mruk się cieszy. Z czworgiem jadł. Wszedł pod kanapę, a za nim weszła tam świeża ręka, z pasztetową. Między życzeniami widział nad ramionami wszystkich gości pas ciemności szeroki na dłoń, między atlasem a ścianą.",
          "Wreszcie Ola zamknęła drzwi. „Wystarczy – powiedziała na schody. – Jubilat jest zmęczony”. Poprosiła o ciszę, Tomka posłała szukać kluczy i wróciła do swojego zdania. Nikt już niczego nie chciał. Mruk wskoczył na regał, wcisnął się za atlas, z trudem obrócił i siedział tam, aż przyszło ciepło. Z zewnątrz widać było tylko koniec ogona. Zapomniał, co to za dzień.",
        ],
        picture: { place: "hall", pose: "sit", props: [], by: "wall", company: "zenon", inHand: "cap" },
      },
      {
        title: ["Mruk Is the One on the Left", "Mruk to ten z lewej"],
        en: [
          "For the seventeenth of February everyone in Staś’s class was to bring a photograph of a cat. Staś had no cat, but he had a camera on loan and an arrangement. At half past seven he stood in the big room on the third floor, shut one eye and said: “As you are.”",
          "Mruk was on the window sill, and as he was. He had sat there for an hour already, with his side to the room and his nose towards the gutter; a matter was pending out there. The day before, Prezes had landed on the outer ledge, which is in dispute, and had left again without a word. It was to be expected that he would come back.",
          "“Now look at me,” said Staś. Mruk looked at the gutter. Staś rustled with paper. He mewed. Ola called out something from the kitchen in a high voice, in two languages. One ear, the whole one, turned round to them out of politeness and then went back. There were three exposures left on the film; on the first one there was a grey back. It could have been anybody’s, or a cushion’s.",
          "The second was of a curtain. “It’s the Day of the Cat,” said Staś, and lowered the camera. “You might, just this once.” He was no longer asking. At that moment there was a clatter of wings, and on the ledge on the other side of the glass stood Prezes, large and grey, with his chest out and his head a little on one side, as he does when minutes are being taken.",
          "Mruk drew himself up. They stood face to face, the pane between them. Neither gave way by so much as a feather. At the same moment both saw something black in the room, with a round eye, and both, without hurrying, turned their heads and looked straight at it.",
          "Staś pressed. On the classroom wall, among twenty-three cats in baskets, there was later one taken at the signing of a treaty. Underneath he wrote only: “Mruk (left).”",
        ],
        pl: [
          "Na siedemnastego lutego klasa Stasia miała przynieść po fotografii kota. Staś kota nie miał, miał za to pożyczony aparat i umowę. O wpół do ósmej stanął w dużym pokoju na trzecim piętrze, zamknął jedno oko i powiedział: „Proszę zostać, jak jest”.",
          "Mruk siedział na parapecie i został, jak był. Siedział tak od godziny, bokiem do pokoju, nosem do rynny; toczyła się tam sprawa. Poprzedniego dnia Prezes wylądował na zewnętrznym gzymsie, który jest sporny, i odleciał bez słowa. Należało się spodziewać, że wróci.",
          "„Teraz popatrz na mnie” – poprosił Staś. Mruk patrzył na rynnę. Staś szeleścił papierem. Miauczał. Ola zawołała coś z kuchni cienkim głosem, w dwóch językach. Jedno ucho, to całe, obróciło się przez grzeczność i zaraz wróciło. Na filmie były jeszcze trzy klatki; na pierwszej wyszedł szary grzbiet. Mógł należeć do każdego, nawet do poduszki.",
          "Na drugiej była firanka. „Dzień Kota jest – powiedział Staś i opuścił aparat. – Choć raz byś mógł”. Już nie prosił. W tej chwili załopotały skrzydła i na gzymsie, po drugiej stronie szyby, stanął Prezes, duży i szary, z piersią do przodu i z głową trochę na bok, jak wtedy, gdy się protokołuje.",
          "Mruk się wyprostował. Stali twarzą w twarz, między nimi szyba. Żaden nie ustąpił ani o pióro. Obaj naraz dostrzegli w pokoju coś czarnego, co miało okrągłe oko, i obaj bez pośpiechu obrócili głowy, i spojrzeli prosto w nie.",
          "Staś nacisnął. Wśród dwudziestu trzech kotów w koszykach wisiał potem w klasie jeden, którego zdjęto przy podpisywaniu traktatu. Pod spodem Staś napisał tylko: „Mruk (z lewej)”.",
        ],
        picture: { place: "window sill", pose: "sit", props: ["pigeon"], look: "reader", company: "nobody" },
      },
      {
        title: ["It’s Because the Page Is Warm", "To dlatego, że kartka ciepła"],
        en: [
          "“‘The domestic cat,’” Tomek read out over his tea, “‘sleeps up to sixteen hours a day.’” It was the Day of the Cat, and he had brought the fourth volume of the encyclopaedia. Ola looked at the bread board. Mruk was lying on it. As far as they had seen, he had been asleep on it since the day before yesterday.",
          "“‘It weighs between three and five kilograms.’” Neither of them said anything to that. The board said something, under its breath, as boards do. “‘Its hearing is exceptional: at a distance of twenty metres it can make out the step of a mouse.’ Mruk, what did Ola ask you just now?” She had asked him to get off the bread.",
          "Tomek turned the page. “‘It always lands on its feet.’” They thought, both at once, of how he had come off the ironing board on Sunday, sideways, and let it be. “‘It avoids water.’ ‘It is active at dusk.’ ‘It is a solitary creature and forms no attachment to persons, but to places.’” At this he stopped, and read it again to himself.",
          "“Who wrote that?” asked Ola. A professor had, in 1964. Tomek laid his hand flat on the article. The kitchen had gone rather quiet. The bread was waiting. “To places,” said Tomek. “Well. It’s a good flat.”",
          "Mruk rose. He stretched on the board, in front and behind, stepped over the butter, which on sixteen hours’ sleep a day takes some practice, and came along the edge of the table to the open fourth volume. He put one paw on it and then the other. Tomek drew his hand away. On “CAT” there was now a cat, nine kilos of him. He sat down with his back to Tomek’s shirt, and his tail fell, as it happened, over Ola’s wrist.",
          "“It’s because the page is warm,” said Tomek after a while, in a low voice. “No doubt,” said Ola. She did not reach for the bread.",
        ],
        pl: [
          "„»Kot domowy – czytał Tomek nad herbatą – śpi do szesnastu godzin na dobę«”. Był Dzień Kota i na jego cześć Tomek przyniósł czwarty tom encyklopedii. Ola spojrzała na deskę do chleba. Leżał na niej Mruk. Spał, o ile wiedzieli, od przedwczoraj.",
          "„»Waży od trzech do pięciu kilogramów«”. Nikt nic na to nie powiedział. Powiedziała coś deska, pod nosem, jak to deski. „»Słuch ma wyjątkowy: z dwudziestu metrów rozpoznaje krok myszy«. Mruku, o co to cię Ola przed chwilą prosiła?” Ola prosiła, żeby zszedł z chleba.",
          "Tomek przewrócił kartkę. „»Spada zawsze na cztery łapy«”. Pomyśleli oboje o tym, jak w niedzielę spadł z deski do prasowania, bokiem, i nic nie powiedzieli. „»Unika wody«. »Aktywny o zmierzchu«. »Jest samotnikiem i nie przywiązuje się do osób, tylko do miejsc«”. Przy tym się zatrzymał i przeczytał jeszcze raz, po cichu.",
          "„Kto to pisze?” – zapytała Ola. Pisał profesor, w roku 1964. Tomek położył na haśle dłoń, płasko. W kuchni zrobiło się jakoś spokojnie. Chleb czekał. „Do miejsc – powtórzył Tomek. – No tak. Mieszkanie jest dobre”.",
          "Mruk wstał. Przeciągnął się na desce, z przodu i z tyłu, przestąpił masło, co przy szesnastu godzinach snu na dobę wymaga pewnej wprawy, i brzegiem stołu przyszedł do czwartego tomu. Położył na nim jedną łapę, potem drugą. Tomek cofnął dłoń. Na haśle „Kot” stał teraz kot, w ilości dziewięciu kilogramów. Usiadł plecami do koszuli Tomka, a ogon, jak wypadło, położył na przegubie Oli.",
          "„To dlatego, że kartka jest ciepła” – powiedział po chwili Tomek, półgłosem. „Na pewno” – odparła Ola. Po chleb nie sięgnęła.",
        ],
        picture: { place: "kitchen", pose: "walk", props: ["open book"], eyes: "half", company: "tomek" },
      },
    ],
  },
};
