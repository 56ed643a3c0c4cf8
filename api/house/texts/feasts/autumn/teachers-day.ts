import type { Feast } from "#api/house/texts/model.ts";

/** Teachers' Day. */
export const teachersDay: Feast = {
  name: "teachers-day",
  day: { date: "10-14" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["The Tortoise Took Its Time", "Żółw się nie spieszył"],
        en: [
          "On Teachers’ Day Tomek had been given eleven bars of chocolate, a poem and an apple. The poem rhymed. He read it aloud at supper, then hung his jacket on the chair, said that he would just close his eyes, and was asleep on the sofa before the tea had brewed.",
          "The briefcase stood open in the hall. Mruk goes through it every evening, not out of curiosity but for the sake of order; somebody ought to know what comes into the house. There were exercise books, chalk, a sandwich that had been to school and back. At the bottom lay the apple.",
          "It was red and had been polished. He pushed it with his nose. It rolled over in the dark and showed him its other side, where somebody, days ago, had scratched something into the skin with a pin, and it had healed brown. There were letters, and below them a small animal with a tail.",
          "He did not know what to do with it. But it rolled. It rolled out of the briefcase, over the threshold and along the slope of the boards as far as the sofa, and he walked beside it, giving it a touch now and then. At Tomek’s hand, which was hanging down, it stopped.",
          "Ola saw it when she came with the blanket. She bent down and read, because the writing was on top: “For Sir, who said it doesn’t matter that I’m slow.” The animal was meant to be a tortoise. It wore glasses.",
          "She put the apple in Tomek’s hand and spread the blanket over both. The apple stood on his desk afterwards until it was as small as a walnut. He did not ask who it was from. The tortoise had plainly been drawn by somebody who takes his time.",
        ],
        pl: [
          "Na Dzień Nauczyciela Tomek dostał jedenaście czekolad, wiersz i jabłko. Wiersz się rymował. Przeczytał go na głos przy kolacji, potem powiesił marynarkę na krześle, powiedział, że tylko zamknie oczy, i zanim naciągnęła herbata, spał na kanapie.",
          "Teczka stała otwarta w przedpokoju. Mruk przegląda ją co wieczór, nie z ciekawości, tylko dla porządku; trzeba wiedzieć, co przychodzi do domu. Były zeszyty, kreda i kanapka, która była w szkole i wróciła. Na dnie leżało jabłko.",
          "Było czerwone i wypolerowane. Trącił je nosem. Obróciło się w ciemności i pokazało drugą stronę, na której ktoś już parę dni temu wydrapał coś szpilką, bo zdążyło zabliźnić się na brązowo. Litery, a pod nimi małe zwierzę z ogonem.",
          "Nie wiedział, do czego to służy. Ale się toczyło. Wytoczyło się z teczki, przez próg, po pochyłości desek aż do kanapy, a on szedł obok i czasem popychał łapą. Przy ręce Tomka, która zwisała, stanęło.",
          "Ola zobaczyła je, kiedy przyszła z kocem. Schyliła się i przeczytała, bo napis był na wierzchu: „Dla Pana, który powiedział, że nic nie szkodzi, że jestem wolny”. Zwierzę miało być żółwiem. Nosiło okulary.",
          "Przykryła Tomka kocem razem z ręką, w którą włożyła jabłko. Jabłko stało potem na biurku, dopóki nie zrobiło się małe jak orzech. Tomek nie pytał, od kogo. Widać było, że żółwia rysował ktoś, kto się nie spieszy.",
        ],
        picture: {
          place: "stove",
          pose: "walk",
          props: [],
          eyes: "open",
          look: "down",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["He Doesn’t Take Pupils", "Ale uczniów nie bierze"],
        en: [
          "Staś’s trumpet teacher comes on Thursdays, climbs to the first floor, and listens with his eyes shut. On Teachers’ Day Staś wanted to give him something. He had no money. He had a piece, though, four lines long, with a rest in the third that he could not wait out.",
          "“You come in too soon,” Mr Wrona said every time. “It’s two whole bars. Breathe. Look at something.” But in the silence Staś got so frightened that the note came out by itself.",
          "He practised on the stairs because of the echo. He played line one, he played line two. Then came the rest. On the step below sat Mruk, in front of the crack under the skirting board, where there had been something for the past hour. He did not look round. He was gazing at the crack; nothing moved, not a whisker, and you could see time going by him on the left and right.",
          "Staś looked. He had the mouthpiece at his lips. One, two, three, four. The cat waited. It was no empty waiting; there was so much in it that you could have leaned on it. Two, two, three, four. And just then the paw moved, and Staś came in.",
          "On the evening of the fourteenth Mr Wrona sat in the armchair. There was cake. Staś stood before him with washed hands and played. In the third line he lowered his eyes to the carpet, by the wall, where there was nothing, and he did not come in, and did not come in, until his mother got up from her chair. Then he came in.",
          "Mr Wrona had opened his eyes. “Who taught you that?” he asked. Staś wiped the mouthpiece. He does not tell lies. “He’s from the third floor,” said Staś. “He doesn’t take pupils.”",
        ],
        pl: [
          "Nauczyciel Stasia od trąbki przychodzi w czwartki, wchodzi na pierwsze piętro i słucha z zamkniętymi oczami. Na Dzień Nauczyciela Staś chciał mu coś dać. Pieniędzy nie miał. Miał za to utwór na cztery linijki, z pauzą w trzeciej, której nie umiał wytrzymać.",
          "„Wchodzisz za wcześnie – mówił za każdym razem pan Wrona. – To dwa całe takty. Oddychaj. Popatrz na coś”. Ale w tej ciszy Staś tak się bał, że dźwięk wychodził sam.",
          "Ćwiczył na schodach, bo tam jest echo. Zagrał pierwszą linijkę, zagrał drugą. Przyszła pauza. Stopień niżej siedział Mruk, przed szparą pod listwą, w której od godziny coś było. Nie obejrzał się. Patrzył w szparę; nic się nie ruszało, ani jeden wąs, i widać było, jak czas mija go z lewej i z prawej.",
          "Staś patrzył. Ustnik miał przy wargach. Raz, dwa, trzy, cztery. Kot czekał. Nie było to puste czekanie; tyle się w nim mieściło, że można by się na nim oprzeć. Dwa, dwa, trzy, cztery. I właśnie wtedy kot ruszył łapą i Staś wszedł.",
          "Czternastego wieczorem pan Wrona siedział w fotelu. Było ciasto. Staś stanął przed nim z umytymi rękami i grał. W trzeciej linijce spuścił wzrok na dywan, pod ścianę, gdzie nic nie było, i nie wchodził, i nie wchodził, aż mama wstała z krzesła. Wtedy wszedł.",
          "Pan Wrona otworzył oczy. „Kto cię tego nauczył?” – zapytał. Staś wycierał ustnik. On nie kłamie. „Taki z trzeciego piętra – odpowiedział. – Ale nie bierze uczniów”.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "down",
          on: "step",
          company: "stas",
          inHand: "trumpet",
        },
      },
      {
        title: ["Old Pupils Ring Twice", "Dawni uczniowie dzwonią dwa razy"],
        en: [
          "On Teachers’ Day, at half past seven in the evening, there was a ring, then another. Outside stood a man with a beard, a head taller than Tomek, holding a pot plant like a candle. “You won’t remember me,” he said in a bass voice. Tomek, who teaches geography, looked him up and down. “Third row, by the radiator,” he said. “You drew ships.”",
          "He still drew ships. He drew them for a living, in Gdynia, and had an hour until his train. They sat down in the big room and at once got talking about the school trip to the Tatras, the year it rained.",
          "Mruk appeared when the bag was opened. In it was a rope, as a present, of real hemp, with a knot. Mruk took the end that was lying on the floor. It tasted of tar and of herring, of a whole harbour, with gulls; he seldom has anything in his teeth that comes from so far away.",
          "“What did you teach us, actually?” asked the man with the beard. “Capitals? I’ve forgotten them.” Tomek admitted that he had, too. “You always said: where does the water go from here? Wherever we were. In the corridor, on the bus. Where does it go from here?” He laughed. “I still ask the engineers that.”",
          "There was a tug at the rope. Under the table somebody was backing away with it, in jerks, all four feet against the floor, until it was taut; then the knot slipped off the visitor’s knee, and the man put out his big hand without looking and held fast. They hauled for a time, one above and one below.",
          "The train left at nine. In the doorway the man turned round once more. “And him? Was he there in those days?” “No,” said Tomek. “He came later. He’s still doing the capitals.” The rope stayed, and the plant is called Gdynia. When Tomek waters it, he knows where the water goes.",
        ],
        pl: [
          "W Dzień Nauczyciela o wpół do ósmej wieczorem zadzwonił dzwonek, potem jeszcze raz. Pod drzwiami stał człowiek z brodą, o głowę wyższy od Tomka, i trzymał doniczkę jak świecę. „Pan mnie nie pozna” – powiedział basem. Tomek, który uczy geografii, zmierzył go od góry do dołu. „Trzeci rząd, przy kaloryferze – powiedział. – Rysował pan statki”.",
          "Rysował nadal. Zawodowo, w Gdyni, i miał godzinę do pociągu. Usiedli w dużym pokoju i zaraz zaczęli mówić o szkolnej wycieczce w Tatry, tej, na której lało.",
          "Mruk zjawił się przy otwieraniu torby. Była w niej lina, na prezent, prawdziwa, konopna, z węzłem. Mruk wziął ten koniec, który leżał na podłodze. Smakował smołą i śledziem, całym portem z mewami; rzadko ma w zębach coś z tak daleka.",
          "„Czego właściwie pan nas uczył? – zapytał ten z brodą. – Stolic? Zapomniałem”. Tomek przyznał, że on też. „Pan zawsze mówił: a dokąd stąd spływa woda. Gdziekolwiek byliśmy. Na korytarzu, w autobusie. Dokąd stąd spływa”. Zaśmiał się. „Ja do dziś pytam o to inżynierów”.",
          "Lina drgnęła. Pod stołem ktoś cofał się z nią szarpnięciami, zaparty o podłogę czterema łapami, aż lina się naprężyła; wtedy węzeł zsunął się gościowi z kolana, a gość, nie patrząc, wyciągnął wielką rękę i przytrzymał. Przez chwilę ciągnęli, jeden z góry, drugi z dołu.",
          "Pociąg był o dziewiątej. W drzwiach gość jeszcze się odwrócił. „A on? Był już wtedy?” „Nie – odparł Tomek. – Przyszedł później. Jeszcze przerabia stolice”. Lina została, a roślina nazywa się Gdynia. Kiedy Tomek ją podlewa, wie, dokąd spływa woda.",
        ],
        picture: {
          place: "stove",
          pose: "walk",
          props: [],
          eyes: "open",
          company: "tomek",
          posture: "sitting",
          camera: "half",
        },
      },
    ],
  },
};
