import type { Feast } from "#api/house/texts/model.ts";

/** Women's Day, on which Mr Zenon wears a tie. */
export const womensDay: Feast = {
  name: "womens-day",
  day: { date: "03-08" },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["Who Gets the Last Carnation?", "Dla kogo ostatni goździk?"],
        en: [
          "Mr Zenon had put on the tie. He owns one, it is brown, and it comes out for Women’s Day and for the inspection of the lightning conductor. In his left hand he had a bucket, and in the bucket fourteen carnations, since there are fourteen women on the two staircases, from Miss Ludwika on the fifth floor to a person of eight months on the first.",
          "Mruk met him on the second landing and went along. Whoever carries a bucket through the house is usually going to wash something, and it is as well to know what.",
          "It always went the same way. The bell; a step back; the heels together. “With my best wishes,” said Mr Zenon to the door, and the door turned pink. Mrs Halina said that he shouldn’t have. Miss Ludwika offered him her hand, and he bent over it as over a lock that will not be hurried. The person of eight months ate one petal.",
          "By the thirteenth door the tie had worked round under his ear. There was one carnation in the bucket and one bell left, Ola’s, and nobody answered it, because Ola had gone out to post her chapter. Mr Zenon waited, rang again and looked at the flower. It had a bent neck. It had been the last all day.",
          "“Well,” he said, and turned the bucket upside down and sat on it. Mruk sat beside him, on the mat, where the draught comes out. They did not talk. Down below a door opened and shut, and someone came up, humming; the step stopped short at the last turn of the stairs.",
          "“Is something wrong?” asked Ola. In front of her door sat two gentlemen, one of them in a tie, and both had stood up.",
        ],
        pl: [
          "Pan Zenon włożył krawat. Ma jeden, brązowy, na Dzień Kobiet i na odbiór piorunochronu. W lewej ręce trzymał wiadro, a w wiadrze czternaście goździków, bo na obu klatkach mieszka czternaście kobiet, od panny Ludwiki z piątego piętra po osobę ośmiomiesięczną z pierwszego.",
          "Mruk spotkał go na drugim podeście i poszedł razem z nim. Kto idzie przez dom z wiadrem, ten zwykle idzie coś umyć, a dobrze jest wiedzieć co.",
          "Przebiegało to zawsze tak samo. Dzwonek, krok do tyłu, obcasy razem. „Najlepsze życzenia” – mówił pan Zenon do drzwi i drzwi się rumieniły. Pani Halina spytała, po co taki kłopot. Panna Ludwika podała mu rękę, a on schylił się nad nią jak nad zamkiem, którego nie wolno popędzać. Osoba ośmiomiesięczna zjadła jeden płatek.",
          "Przy trzynastych drzwiach krawat był już pod uchem. W wiadrze został jeden goździk, a z dzwonków jeden, Oli, i nikt nie otwierał, bo Ola poszła wrzucić rozdział do skrzynki. Pan Zenon poczekał, zadzwonił drugi raz i spojrzał na kwiat. Miał przetrącony kark. Przez cały dzień był na końcu.",
          "„No tak” – powiedział, odwrócił wiadro do góry dnem i usiadł. Mruk usiadł obok, na wycieraczce, tam gdzie ciągnie spod progu. Nie rozmawiali. Na dole otworzyły się i zamknęły drzwi, ktoś wchodził po schodach i nucił; na ostatnim zakręcie krok się urwał.",
          "„Coś się stało?” – zapytała Ola. Przed jej drzwiami siedziało dwóch panów, jeden w krawacie, i obaj właśnie wstali.",
        ],
        picture: { place: "stairs", pose: "sit", props: [], eyes: "half", company: "nobody" },
      },
      {
        title: ["Whose Are These?", "A te to czyje?"],
        en: [
          "A bunch of yellow tulips stood in front of the door on the third floor, in a jam jar, and there was no card. Ola found it when she was taking down the rubbish. “Tomek!” she called back into the flat, in a voice that Tomek had not heard since the affair of the mended lamp. He came out with shaving foam on one cheek.",
          "He opened his mouth. He saw the tulips, he saw the date in her eyes, and it struck him that it was the eighth of March and that he had bought a map of the seabed. “Well, yes,” said Tomek. It was not a lie. It was, looked at calmly, hardly a sentence.",
          "They were put on the table, and all through dinner he was praised. He ate little. Mruk lay on the third chair and looked from one of them to the other. He knew who had brought the jar, because he had been on the stairs; but he is never asked, and besides he had been busy with the water, which tasted of strawberries.",
          "At three Mr Zenon rang. He was going from door to door, he said, because somebody’s thanks had gone astray. Miss Ludwika on the fifth floor had left tulips on the wrong landing, without her glasses; they were for Mrs Halina, who had let down a hem for her and would take no money.",
          "Ola looked at Tomek. Tomek looked at the seabed. “I’ll carry them down myself,” he said, and he stayed away for forty minutes, during which two florists showed him empty buckets.",
          "What he put before her in the end was a cactus, the last one, with a pink paper collar. “This one’s from me,” said Tomek. She turned it round, looking for a place to take hold of it, and laughed until she had to sit down on Mruk’s chair. He left her half of it.",
        ],
        pl: [
          "Pod drzwiami na trzecim piętrze stał w słoiku po dżemie bukiet żółtych tulipanów, bez karteczki. Znalazła go Ola, kiedy schodziła ze śmieciami. „Tomek!” – zawołała w głąb mieszkania głosem, którego Tomek nie słyszał od czasu naprawionej lampy. Wyszedł z pianą na jednym policzku.",
          "Otworzył usta. Zobaczył tulipany, w jej oczach zobaczył datę i przeszyło go, że jest ósmy marca, a on kupił mapę dna morskiego. „No tak” – powiedział Tomek. Nie było to kłamstwo. Na dobrą sprawę nie było to nawet zdanie.",
          "Kwiaty stanęły na stole i przez cały obiad był chwalony. Jadł mało. Mruk leżał na trzecim krześle i przenosił wzrok z niej na niego. Wiedział, kto przyniósł słoik, bo był wtedy na schodach, ale jego się nie pyta, a zresztą zajmowała go woda, która smakowała truskawkami.",
          "O trzeciej zadzwonił pan Zenon. Chodzi od drzwi do drzwi, wyjaśnił, bo komuś zawieruszyła się wdzięczność. Panna Ludwika z piątego piętra zostawiła tulipany, bez okularów, nie pod tymi drzwiami, a były dla pani Haliny, która podłożyła jej spódnicę i nie chciała pieniędzy.",
          "Ola spojrzała na Tomka. Tomek spojrzał na dno morskie. „Sam zaniosę” – powiedział i nie było go czterdzieści minut, w czasie których w dwóch kwiaciarniach pokazano mu puste wiadra.",
          "W końcu postawił przed nią kaktus, ostatni, w kołnierzyku z różowej bibułki. „Ten jest ode mnie” – powiedział Tomek. Obracała doniczkę, szukając, za co by tu chwycić, i śmiała się, aż musiała usiąść, na krześle Mruka, który zostawił jej połowę.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "loaf",
          props: [],
          eyes: "half",
          on: "chair",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["And Who Signed for Me?", "A za mnie kto kwitował?"],
        en: [
          "Six ladies had come to Mrs Halina’s, all of them small, each with a needle about her. For half their lives they had sat with her round one table in Marszałkowska Street and sewn coats; every Women’s Day they sit round hers and drink coffee from glasses, as in the workroom. The cups stay in the sideboard, with something flat behind them.",
          "Mruk had been let in as a cushion. He was passed from lap to lap, and each of them felt along his back. “Good cloth,” said the first. “Bit heavy at the hem.” “You’d have to cut him on the bias,” said the third.",
          "They were talking about the manager, who used to give each of them on this day a carnation and a pair of tights, and the tights had to be signed for. The carnation was for looking at. They did his voice, and how he licked the pencil.",
          "“And who signed for me?” asked the smallest, the one by the stove, who hardly says anything. “In 1974 I was at home with my little boy.” Nobody had signed. Her tights had lain in the drawer until May, and then Mrs Halina had tied up a crate of seedlings with them.",
          "It was quiet, as when a bobbin runs out. Mrs Halina got up, opened the sideboard, moved the cups aside and laid a flat parcel in front of the smallest one, tied with tacking thread. Nobody asked how long it had lain there. On top she put a slip of paper and a pencil. “To be signed for,” said Mrs Halina.",
          "The smallest licked the pencil. There was no room on the table, so she laid the slip on Mruk, who was in her lap just then, and wrote out her whole name. It took some time, and the others hummed what they used to hum over the buttonholes. The signature came out wavy from end to end, because what it was written on was humming too.",
        ],
        pl: [
          "Do pani Haliny przyszło sześć pań, wszystkie drobne, każda z igłą gdzieś przy sobie. Pół życia przesiedziały z nią przy jednym stole na Marszałkowskiej, nad płaszczami, a co roku w Dzień Kobiet siadają u niej i piją kawę ze szklanek, jak w pracowni. Filiżanki zostają w kredensie, a za nimi coś płaskiego.",
          "Mruka wpuszczono jako poduszkę. Wędrował z kolan na kolana i każda przeciągała mu ręką wzdłuż grzbietu. „Dobry materiał” – powiedziała pierwsza. „Trochę ciężki u dołu”. „Na ukos by go trzeba kroić” – uznała trzecia.",
          "Mowa była o kierowniku, który tego dnia wydawał każdej goździk i rajstopy, rajstopy za pokwitowaniem. Goździk był do patrzenia. Panie naśladowały jego głos i to, jak ślinił ołówek.",
          "„A za mnie kto kwitował? – spytała najmniejsza, ta przy piecu, która mało się odzywa. – W 1974 roku byłam w domu, z synkiem”. Nikt nie kwitował. Jej rajstopy leżały w szufladzie do maja, a potem pani Halina przewiązała nimi skrzynkę z rozsadą.",
          "Zrobiło się cicho, jak wtedy, kiedy kończy się szpulka. Pani Halina wstała, otworzyła kredens, odsunęła filiżanki i położyła przed najmniejszą płaską paczuszkę, związaną fastrygą. Nikt nie pytał, od jak dawna tam leżała. Na wierzchu pani Halina położyła kartkę i ołówek. „Za pokwitowaniem” – powiedziała.",
          "Najmniejsza pośliniła ołówek. Na stole nie było miejsca, więc oparła kartkę na Mruku, który akurat był u niej na kolanach, i podpisała się całym nazwiskiem. Trwało to trochę, a reszta nuciła to, co się nuciło przy dziurkach. Podpis wyszedł falisty od początku do końca, bo to, na czym leżała kartka, też nuciło.",
        ],
        picture: {
          place: "parlour",
          pose: "loaf",
          props: [],
          eyes: "half",
          mouth: "smile",
          on: "lap",
          company: "halina",
          camera: "half",
          chair: "chair",
        },
      },
    ],
  },
};
