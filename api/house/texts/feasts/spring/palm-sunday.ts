import type { Feast } from "#api/house/texts/model.ts";

/** Palm Sunday, with palms of dried flowers and catkins. */
export const palmSunday: Feast = {
  name: "palm-sunday",
  day: { easter: -7 },
  category: "Daily Life",
  stories: {
    afternoon: [
      {
        title: ["How Much Too Tall Was It?", "O ile była za wysoka?"],
        en: [
          "Staś’s palm was two metres and thirty centimetres long. He had made it himself, out of a bean pole, dyed grasses, tissue paper and the tail of a kite, and it had taken third place in the parish, for height. Now it had to come home, and home begins with a staircase.",
          "Up to the first landing it went well. There the palm met the ceiling. Staś lowered the tip; at the other end Mr Zenon’s bucket went over. “Diagonally,” said Mr Zenon, who had come out at the noise. He took hold in the middle, and they stood, one above and one below, with the palm between them, and turned it one way and then the other, like people with a wardrobe.",
          "Mruk had come down from the third floor. Something a great deal longer than himself was swaying past the banisters with streamers on; it rustled, it nodded, it dipped its tip and drew it over the stairs, step after step. He did not jump. He merely let down his weight, at the right moment, on the last of the tissue paper.",
          "There was a tearing sound. The pole went on up, and the kite’s tail, the grasses and a rosette stayed with Mruk. It was very still on the stairs. “That’s about forty centimetres,” said Mr Zenon, and he took out his folding rule, to be fair. Forty-two.",
          "Staś’s lip moved. Then he raised the pole that was left and carried it round the bend of the banisters, where it passed with a hand’s breadth to spare. “It fits!” he called from above.",
          "What had come off was stuck behind the shrine in the courtyard, where the neighbours took it for a palm in its own right. Nobody there gives prizes for height.",
        ],
        pl: [
          "Palma Stasia miała dwa metry i trzydzieści centymetrów. Zrobił ją sam, z tyczki do fasoli, barwionych traw, bibuły i ogona od latawca, i zdobył z nią w parafii trzecie miejsce, za wysokość. Teraz należało wrócić z nią do domu, a dom zaczyna się od schodów.",
          "Do pierwszego podestu szło dobrze. Tam palma spotkała się z sufitem. Staś opuścił czubek; drugi koniec przewrócił wiadro pana Zenona. „Na skos” – powiedział pan Zenon, którego wywabił hałas. Chwycił pośrodku i stali, jeden wyżej, drugi niżej, a między nimi palma, i obracali się to w jedną, to w drugą stronę, jak ludzie z szafą.",
          "Z trzeciego piętra zszedł Mruk. Wzdłuż poręczy kołysało się coś o wiele dłuższego od niego, we wstążkach; szeleściło, kiwało się, pochylało czubek i wlokło go po schodach, stopień po stopniu. Nie skoczył. Po prostu w odpowiedniej chwili opuścił cały swój ciężar na sam koniec bibuły.",
          "Coś się rozdarło. Tyczka pojechała w górę, a przy Mruku został ogon latawca, trawy i rozeta. Na schodach zrobiło się bardzo cicho. „Będzie ze czterdzieści centymetrów” – ocenił pan Zenon i wyjął składany metr, żeby było sprawiedliwie. Czterdzieści dwa.",
          "Stasiowi drgnęła warga. Potem uniósł to, co mu zostało, i poniósł przez zakręt poręczy, na którym zmieściło się z zapasem na dłoń. „Wchodzi!” – zawołał z góry.",
          "To, co odpadło, zatknięto za kapliczką na podwórku, gdzie sąsiedzi wzięli to za osobną palmę. Za wysokość nikt tam nie daje nagród.",
        ],
        picture: {
          place: "stairs",
          pose: "crouch",
          props: [],
          eyes: "wide",
          look: "down",
          company: "zenon",
        },
      },
      {
        title: ["He’s Got a Throat Too", "On też ma gardło"],
        en: [
          "“You swallow one,” said Mrs Halina. She had brought catkins from church and was holding the twig under Ola’s chin. “A blessed one, whole, with water. Then your throat won’t hurt all year.” Ola looked at the catkin. It was grey, furry and about the size of a bean. It looked as though it might have a mother.",
          "Mruk, on the kitchen stool, had been struck by a likeness. There were eleven of them on the twig, all of one colour, his; they were soft, they said nothing, and somebody was proposing to eat them.",
          "“My grandmother swallowed one every year,” said Mrs Halina, “and at ninety she sang at weddings.” “Well?” asked Ola. “How did she sing?” “Loudly.” Tomek, who has a voice to lose, since he uses it on geography six hours a day, put out his hand, took a catkin, closed his eyes and drank. Everybody watched his throat. It went down, stopped, and went on.",
          "“Like a mouse with its coat on,” he said when he could. Now Ola could not hang back. She picked the smallest, laid it on her tongue and reached for the glass; and while nobody was looking at the twig, it began to move along the table, and over the edge.",
          "They found ten of the eleven later. That is, two of them they found inside themselves, one each, and eight under the armchair, in a row, side by side, with a paw over them. “Leave them,” said Mrs Halina. “He’s got a throat too.”",
          "“He’s sitting on them,” said Ola. Mruk looked past her. It was getting cool on the floor towards the evening, and none of them, as he had noticed at once, had any legs to tuck in.",
        ],
        pl: [
          "„Jedną trzeba połknąć” – powiedziała pani Halina. Przyniosła z kościoła bazie i trzymała gałązkę Oli pod brodą. „Poświęconą, całą, popić wodą. I przez rok nie boli gardło”. Ola patrzyła na bazię. Była szara, w futerku i wielkości fasoli. Wyglądała na czyjeś dziecko.",
          "Mruka na kuchennym stołku uderzyło podobieństwo. Bazi było na gałązce jedenaście, wszystkie w jednym kolorze, jego; były miękkie, nic nie mówiły i ktoś namawiał, żeby je zjeść.",
          "„Moja babcia połykała co roku – mówiła pani Halina – i po dziewięćdziesiątce śpiewała na weselach”. „I jak śpiewała?” – spytała Ola. „Głośno”. Tomek, który ma głos do stracenia, bo przez sześć godzin dziennie używa go do geografii, wyciągnął rękę, wziął bazię, zamknął oczy i popił. Wszyscy patrzyli mu na szyję. Zeszło w dół, stanęło i poszło dalej.",
          "„Jak mysz w palcie” – powiedział, kiedy już mógł. Teraz Oli nie wypadało się cofnąć. Wybrała najmniejszą, położyła na języku i sięgnęła po szklankę, a w chwili, kiedy nikt nie patrzył na gałązkę, ta ruszyła po stole i dalej, przez krawędź.",
          "Z jedenastu znaleziono potem dziesięć. To znaczy dwie znaleźli w sobie, po jednej, a osiem leżało pod fotelem, w rządku, jedna przy drugiej, nakryte łapą. „Niech mu zostaną – powiedziała pani Halina. – Też ma gardło”.",
          "„On na nich siedzi” – powiedziała Ola. Mruk patrzył obok. Pod wieczór ciągnęło od podłogi, a żadna z nich, co zauważył od razu, nie miała nóg, które mogłaby podwinąć.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "sit",
          props: [],
          eyes: "open",
          look: "up",
          on: "stool",
          company: "ola",
        },
      },
      {
        title: ["Last Year’s Goes into the Stove", "Zeszłoroczna idzie do pieca"],
        en: [
          "A blessed palm is not thrown away. It stands behind the picture until the next one comes, and then it is burned; that is how Ola’s mother did it, and so on this Sunday Ola stood before the tiled stove with last year’s palm in her hand. It had faded to the colour of tea. It shed a little whenever somebody breathed.",
          "For a whole year it had been out of Mruk’s reach. It had looked down from behind the frame, dry, with one long feathery blade hanging out over the edge, and that blade had stirred whenever the door was opened. He had a file on that blade. He had measured the leap from the sideboard and given it up in June.",
          "Now the palm was coming through the room on a level with his head. He got up. Ola opened the little door of the stove, and as the draught took hold, the blade lifted, pointed at him and trembled.",
          "“No,” said Ola. “It’s blessed.” She held it higher. Then, since they were alone in the room, she squatted and let him smell it. He sniffed at it from the bottom to the top: dust, incense, box leaves, the back of a picture, a spider that had moved away. At the blade he stopped. He put out a paw, slowly, so that it could have got away.",
          "The blade did not crackle. It fell to bits under the pad, like something that has only been waiting to. A little heap of gold chaff lay on the boards, and Mruk looked at his paw and at the place where the blade had been, and sat down.",
          "Ola swept up the chaff with her hand and put it in with the rest. The palm caught at once and burned, with a high, clear flame, for about as long as it takes to say a name. The new palm was already standing behind the picture. Its longest blade hung out over the edge, green, and was still quite calm.",
        ],
        pl: [
          "Poświęconej palmy się nie wyrzuca. Stoi za obrazem, aż przyjdzie nowa, a wtedy się ją pali; tak robiła mama Oli, więc tej niedzieli Ola stała przed kaflowym piecem z zeszłoroczną palmą w ręku, zblakłą na kolor herbaty. Palma sypała się, kiedy tylko ktoś odetchnął.",
          "Przez cały rok była poza zasięgiem Mruka. Patrzyła z góry, zza ramy, sucha, a jedno jej długie pierzaste źdźbło zwisało poza krawędź i poruszało się, ilekroć otwierano drzwi. Mruk prowadził sprawę tego źdźbła. Wymierzył skok z kredensu i w czerwcu z niego zrezygnował.",
          "A teraz palma szła przez pokój na wysokości jego głowy. Wstał. Ola otworzyła drzwiczki pieca i kiedy w nim pociągnęło, źdźbło uniosło się, wskazało na niego i zadrżało.",
          "„Nie – powiedziała Ola. – Jest święcona”. Podniosła ją wyżej. Potem, skoro byli w pokoju sami, przykucnęła i dała mu powąchać. Wąchał od dołu do góry: kurz, kadzidło, bukszpan, tył obrazu, pająk, który się wyprowadził. Przy źdźble stanął. Wysunął łapę, powoli, tak żeby mogło uciec.",
          "Nie zatrzeszczało. Rozsypało się pod opuszką jak coś, co tylko na to czekało. Na deskach leżała kupka złotych plewek, a Mruk spojrzał na łapę, spojrzał na miejsce po źdźble i usiadł.",
          "Ola zgarnęła plewki dłonią i dołożyła do reszty. Palma zajęła się od razu i płonęła, wysoko i jasno, tyle czasu, ile trzeba, żeby wymówić imię. Nowa palma stała już za obrazem. Najdłuższe źdźbło zwisało poza krawędź, zielone, i było jeszcze zupełnie spokojne.",
        ],
        picture: { place: "stove", pose: "sit", props: [], eyes: "open", look: "up", open: "stove", company: "nobody" },
      },
    ],
  },
};
