import type { Form } from "#api/house/texts/model.ts";

/** Minutes of the pigeons’ meetings on the gutter, Prezes presiding, as Mruk sees and hears them from the sill. */
export const pigeonsMinutes: Form = {
  name: "pigeons-minutes",
  category: "Friendship",
  length: {
    min: 4,
    max: 5,
  },
  heads: [
    {
      titles: [["A Crumb as Large as a Walnut", "Okruszek wielkości orzecha"]],
      en: "Extraordinary meeting of the board of pigeons on the third-floor gutter, called on account of a crumb. It lay on the outer ledge, as large as a walnut, halfway between the last beak and the window pane. Prezes, the largest of them, presided. Behind the pane sat Mruk, the cat of the flat, who had seen it first and wished this to be minuted.",
      pl: "Nadzwyczajne posiedzenie zarządu gołębi na rynnie trzeciego piętra, zwołane w sprawie okruszka. Leżał na zewnętrznym parapecie, wielkości orzecha, dokładnie w połowie drogi między ostatnim dziobem a szybą. Przewodniczył Prezes, największy z nich. Za szybą siedział Mruk, kot z tego mieszkania, który zobaczył okruszek pierwszy i życzył sobie, żeby to zaprotokołowano.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Sparrow Stops Observing", "Wróbel, który przestał obserwować"]],
          needs: ["the sparrow"],
          en: "At last the crumb came to the vote. While the board was raising its wings and counting them, the sparrow who had been refused as an observer stopped observing. He took the crumb, the whole of it, carried it up to the tram wire and bowed from there to the chair. He was entered after all, as a guest who had spoken. Behind the pane Mruk moved back into the middle; the room that he had made was no longer needed.",
          pl: "Wreszcie doszło do okruszka. Kiedy zarząd podnosił skrzydła i je liczył, wróbel, któremu odmówiono obserwowania, przestał obserwować. Chwycił cały okruszek, zaniósł na drut tramwajowy i ukłonił się stamtąd przewodniczącemu. Wpisano go jednak do protokołu, jako gościa, który zabrał głos. Mruk za szybą wrócił na środek; miejsce, które zrobił, nie było już potrzebne.",
        },
        {
          titles: [["Taken Without a Vote", "Zabrany bez głosowania"]],
          en: "Finally the crumb was put to the vote. While the board was raising its wings and counting them, a sparrow came down, took the whole of it and left along the tram wire. Nobody spoke. On either side of the pane Prezes and Mruk looked after it, chins at the same height.",
          pl: "Na koniec poddano okruszek pod głosowanie. Kiedy zarząd podnosił skrzydła i je liczył, nadleciał wróbel, chwycił całość i oddalił się wzdłuż drutu tramwajowego. Nikt nie zabrał głosu. Z obu stron szyby patrzyli za nim Prezes i Mruk, z brodami na tej samej wysokości.",
        },
        {
          titles: [["Which of the Forty?", "Który z czterdziestu?"]],
          en: "The window was then opened. Ola, who lives there and knew of no crumb, shook out a cloth over those present. Some forty crumbs came down, and no member could say which was the one. Mruk alone had not taken his eyes from the spot, and there, under a crust, it lay.",
          pl: "Wtedy otworzyło się okno. Ola, która tam mieszka i o żadnym okruszku nie wiedziała, wytrzepała ścierkę nad głowami obecnych. Posypało się ze czterdzieści okruszków i nikt nie umiałby już wskazać tego jednego. Tylko Mruk ani na chwilę nie oderwał wzroku od miejsca, a okruszek leżał tam nadal, pod skórką.",
        },
      ],
    },
    {
      titles: [["No Other Candidate in the Middle", "Pośrodku kandydat jest jeden"]],
      en: "Every so often the pigeons of the gutter elect a chairman, and every time it is Prezes. There is no other candidate, since there is no other place in the middle. Mruk, the cat of the third floor, followed the meeting from his sill, behind glass and without a vote, or so everybody supposed. Other business came first.",
      pl: "Co pewien czas gołębie z rynny wybierają przewodniczącego i za każdym razem jest nim Prezes. Innego kandydata nie ma, bo i miejsce pośrodku jest jedno. Mruk, kot z trzeciego piętra, śledził walne zebranie z parapetu, zza szyby i bez prawa głosu, tak przynajmniej sądzono. Przed wyborami załatwiono następujące sprawy.",
      picture: { place: "window sill", pose: "crouch", props: ["pigeons"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [["Elected by Thirty-Four", "Ukłonów naliczono trzydzieści cztery, i to z jednym kocim"]],
          needs: ["the two who bow"],
          en: "The election took two trams. Those in favour were to bow; but the same two had bowed to each other again, and the count came out at seven. So they were placed at opposite ends of the gutter. From there they bowed to each other along the whole row, everybody in between took it personally and bowed back, and Prezes, in the middle, was elected by thirty-four. Mruk had followed it with his head, and was counted too.",
          pl: "Same wybory trwały dwa tramwaje. Kto był za, miał się ukłonić, ale tamtych dwoje znowu ukłoniło się sobie i wyszło siedem. Rozsadzono ich więc na dwa końce rynny. Kłaniali się teraz wzdłuż całego szeregu, każdy pomiędzy brał to do siebie i się odkłaniał, i Prezes, pośrodku, przeszedł trzydziestoma czterema głosami. Mruk śledził to głową, więc jego też policzono.",
        },
        {
          titles: [["Ten Bows from Nine", "Dziesięć ukłonów na dziewięciu"]],
          en: "The election took one tram. All those in favour bowed. There were nine pigeons, and ten bows were counted, twice. The tenth had come from behind the pane, where Mruk’s head had sunk at that moment, for reasons of its own. Prezes thanked all ten, and the last one longest.",
          pl: "Same wybory trwały jeden tramwaj. Kto był za, ten się ukłonił. Gołębi było dziewięć, a ukłonów naliczono dziesięć, dwa razy. Dziesiąty padł zza szyby, gdzie właśnie w tej chwili, z własnych powodów, opadła głowa Mruka. Prezes podziękował wszystkim dziesięciu, ostatniemu najdłużej.",
        },
        {
          titles: [["Seen from the Side", "Od strony profilu"]],
          en: "Prezes accepted, and stepped up to the pane to collect himself; in the pane lives a pigeon who has always looked up to him. This time it had green eyes. He took a step back, and so did Mruk. Then both drew in their stomachs and turned to be seen in profile.",
          pl: "Prezes wybór przyjął i podszedł do szyby, żeby się zebrać w sobie; w szybie mieszka gołąb, który od zawsze patrzy na niego z podziwem. Tym razem miał zielone oczy. Prezes cofnął się o krok i Mruk też się cofnął. Potem obaj wciągnęli brzuchy i pokazali się zebranym z profilu.",
        },
      ],
    },
    {
      titles: [["Who Is Looking at the Board?", "Kto tu patrzy na zarząd?"]],
      en: "The board of pigeons met on the gutter, with Prezes in the chair and one grievance before it: somebody was looking. There could be no doubt who. The sill of the third floor was occupied, as ever, by a grey tabby called Mruk, and between the parties there was a pane. Out of tact the grievance was put last.",
      pl: "Zarząd gołębi zebrał się na rynnie w komplecie, pod przewodnictwem Prezesa, z jednym zażaleniem w porządku obrad: że ktoś patrzy. Kto, tego nikt nie musiał zgadywać. Parapet trzeciego piętra zajmował, jak zawsze, szary pręgowany kocur imieniem Mruk, a między stronami była szyba. Przez delikatność zażalenie przesunięto na koniec.",
      picture: { place: "window sill", pose: "loaf", props: ["pigeons"], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [["No More Than Their Due", "A przystojny pan patrzy dalej"]],
          needs: ["the handsome gentleman"],
          en: "When the grievance came up at last, the ringed member asked for the floor. Somebody was looking, to be sure: a handsome gentleman, of late with whiskers. Could such a person be forbidden to look? They went up to the pane, one after the other, to see whom he meant, and each came back persuaded that he was being looked at and that it was no more than his due. The grievance was withdrawn. Mruk looked on.",
          pl: "Kiedy wreszcie doszło do zażalenia, głosu zażądał Obrączkowany. Owszem, ktoś patrzy: przystojny pan, ostatnio z wąsami. Czy takiemu można zabronić? Podchodzili do szyby po kolei, żeby zobaczyć, o kim mowa, i każdy wracał w przekonaniu, że patrzą na niego i że mu się to należy. Zażalenie wycofano. Mruk patrzył dalej.",
        },
        {
          titles: [["Facing the Other Way, as Requested", "Tyłem, zgodnie z życzeniem"]],
          en: "It was resolved to ask the cat to look elsewhere. Just then a cupboard creaked in the kitchen, and Mruk turned his back. The board bore it as long as a pigeon stands on one leg. Who was it holding out its chest for? A second resolution, passed without debate, asked for the front.",
          pl: "Uchwalono zwrócić się do kota, żeby patrzył gdzie indziej. Akurat w kuchni skrzypnęła szafka i Mruk odwrócił się tyłem. Zarząd zniósł to tak długo, jak się stoi na jednej nodze. Dla kogo właściwie wypinał pierś? Druga uchwała, przyjęta bez dyskusji, prosiła o przód.",
        },
        {
          titles: [["Signed with One Paw", "Podpisano łapą"]],
          en: "Prezes went to deliver the resolution himself: the cat was to look elsewhere. He walked fourteen steps along the ledge, drew himself up and found that he had forgotten it. So he pecked at the glass, once, in a general way. Mruk laid a white paw on the spot. It was taken for his signature.",
          pl: "Prezes poszedł doręczyć uchwałę osobiście: kot ma patrzeć gdzie indziej. Przeszedł gzymsem czternaście kroków, wyprostował się i stwierdził, że zapomniał treści. Stuknął więc w szybę dziobem, raz, ogólnie. Mruk przyłożył w tym miejscu białą łapę. Uznano to za podpis.",
        },
      ],
    },
    {
      titles: [["Nothing on the Second Floor", "Na drugim piętrze ani okruszka"]],
      en: "The pigeons’ board met under its chairman, Prezes, in a time of crisis. On the second floor, where Mrs Halina puts out the inside of a roll, the sill had been bare since the day before, and the curtain was drawn. The cat Mruk attended from the floor above, his forehead to the glass. Routine business was taken first, to steady the members.",
      pl: "Zarząd gołębi pod przewodnictwem Prezesa zebrał się w ciężkiej chwili. Na drugim piętrze, gdzie pani Halina wystawia im środek kajzerki, parapet od wczoraj był pusty, a firanka zaciągnięta. Kot Mruk uczestniczył z piętra wyżej, z czołem przy szybie. Żeby zarząd ochłonął, zaczęto od spraw bieżących.",
      picture: { place: "window sill", pose: "back", props: ["pigeons"], company: "nobody" },
      endings: [
        {
          titles: [["After Two Days of Nothing They Say Thank You", "A one jeszcze dziękują"]],
          needs: ["the gratitude"],
          en: "Towards the end the curtain on the second floor moved, and the board did what it had rehearsed: it stood round and looked grateful. Mrs Halina, who had a wedding dress over her arm, had only wanted to see what it was like outside. “Two days!” she said. “And still they say thank you.” They got a whole roll, crust and inside. One floor up Mruk took his tail down from his eyes.",
          pl: "Pod koniec obrad na drugim piętrze poruszyła się firanka i zarząd zrobił to, co przećwiczył: stanął dookoła i patrzył z wdzięcznością. Pani Halina, z suknią ślubną na ręce, chciała tylko zobaczyć, jak tam na dworze. „Dwa dni! – powiedziała. – A one jeszcze dziękują”. Dostali całą kajzerkę, środek i skórkę. Piętro wyżej Mruk odsłonił oczy spod ogona.",
        },
        {
          titles: [["“And Where’s My Treasure?”", "„A skarb gdzie?”"]],
          en: "Towards the end the curtain moved. Mrs Halina looked out with a wedding dress over her arm; she had been two days inside it and had forgotten the world. She put out a whole roll and counted the board. “And where’s my treasure?” she asked, and looked up. Mruk was present.",
          pl: "Pod koniec obrad firanka się poruszyła. Wyjrzała pani Halina z suknią ślubną na ręce; przesiedziała nad nią dwa dni i zapomniała o świecie. Wystawiła całą kajzerkę i przeliczyła zarząd. „A skarb gdzie?” – zapytała i spojrzała w górę. Mruk był obecny.",
        },
        {
          titles: [["Ask the Gallery Next Time", "Nikt nie zapytał galerii"]],
          en: "The crisis was ended by the youngest member, who flew round the house by mistake. The roll lay on Mrs Halina’s other sill, above the courtyard; the front one was wanted for a pillow. Mruk, who has windows on both sides, had known it throughout. Nobody had asked him.",
          pl: "Kryzys zakończył najmłodszy, który przez pomyłkę obleciał dom dookoła. Kajzerka leżała na drugim parapecie pani Haliny, tym od podwórka; na frontowym miała się wietrzyć poduszka. Mruk, który ma okna na obie strony, wiedział o tym od początku. Nikt go nie zapytał.",
        },
      ],
    },
    {
      titles: [["Fourth from the Left Is Free", "Czwarte od lewej wolne"]],
      en: "There was a vacancy on the pigeons’ agenda. The fourth place from the left had come free, its holder having moved to Staircase B at his own request and a lady’s. It is dry, with a view of the tram stop. It also lies directly opposite the third-floor sill, where Mruk sits, and Mruk is a cat. Prezes, the chairman, invited applications.",
      pl: "W porządku obrad gołębi znalazł się wakat. Zwolniło się czwarte miejsce od lewej na rynnie, bo dotychczasowy posiadacz przeniósł się na klatkę B, na prośbę własną i pewnej damy. Miejsce jest suche, z widokiem na przystanek. Leży też dokładnie naprzeciw parapetu trzeciego piętra, na którym siedzi Mruk, a Mruk jest kotem. Przewodniczący, Prezes, ogłosił nabór.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: ["pigeon"],
        eyes: "half",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Vacancy Moves to the Left", "Wakat przenosi się na lewo"]],
          needs: ["the resignation"],
          en: "Nobody wanted the fourth place. Then the delegate of the left-hand end, who had lately resigned and come back, moved up by three. He gave his reasons: from there it is not so far round the tram stop. The board thanked him for his services at the end of the row, and the vacancy, Prezes announced, was now the end of the row, where nobody has the cat opposite. Mruk got up and moved his cushion to the left.",
          pl: "Czwartego miejsca nikt nie chciał. Wtedy przedstawiciel lewego końca, który dopiero co zrezygnował i wrócił, przesunął się o trzy. Podał powody: stąd jest bliżej, gdyby znów okrążał przystanek. Zarząd podziękował mu za pracę na końcu, a Prezes ogłosił, że wakat jest teraz na samym końcu, gdzie nikt nie ma kota naprzeciwko. Mruk wstał i przesunął poduszkę w lewo.",
        },
        {
          titles: [["A Candidate Made of Wood", "Kandydatura z drewna"]],
          en: "The place went to a clothes-peg, which had once dropped off Ola’s line and lain there since. It does not fidget and makes no speeches. All through the meeting it had looked the cat in the face without turning a feather. Mruk could not look away.",
          pl: "Miejsce otrzymała klamerka do bielizny, która spadła kiedyś Oli ze sznurka i tak już tam leżała. Nie wierci się i nie przemawia. Przez całe obrady patrzyła kotu w twarz i nie drgnęło jej ani jedno pióro. Mruk nie mógł oderwać od niej oczu.",
        },
        {
          titles: [["Appointed Through the Glass", "Nominacja przez szybę"]],
          en: "Nobody applied for the fourth place. Prezes then repeated what was wanted: somebody calm, who is always there, does not speak out of turn and can look a cat in the eye. One after another the members turned to the pane. Mruk, looked at from all sides, did not move. He was appointed.",
          pl: "Na czwarte miejsce nie zgłosił się nikt. Prezes przypomniał więc wymagania: spokój, stała obecność, nieodzywanie się bez potrzeby i umiejętność patrzenia kotu w oczy. Jedna po drugiej głowy zwracały się ku szybie. Mruk, na którego patrzono ze wszystkich stron, ani drgnął. Otrzymał nominację.",
        },
      ],
    },
    {
      titles: [["Six Where Seven Are Wanted", "Sześć tam, gdzie trzeba siedmiu"]],
      en: "The statutes of the gutter require seven pigeons for a meeting, and six had come. The seventh had been seen in front of a person who was eating. The chairman, Prezes, knows the statutes by heart, because nobody has written them down. He looked along the row and past it, to the third-floor sill, where Mruk the cat was sitting, and opened the meeting.",
      pl: "Statut rynny wymaga do obrad siedmiu gołębi, a przyszło sześć. Siódmego widziano przed kimś, kto jadł. Przewodniczący, Prezes, zna statut na pamięć, bo nigdy go nie spisano. Powiódł wzrokiem wzdłuż szeregu i dalej, poza jego koniec, aż do parapetu na trzecim piętrze, gdzie siedział kot Mruk, po czym otworzył posiedzenie.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: ["pigeon"],
        eyes: "wide",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Valid by Two Legs", "Ważne o dwie nogi"]],
          needs: ["the legs"],
          en: "When all was over, the youngest member asked whether it had counted. The treasurer went back to the question of the legs. Seven members, rightly understood, are fourteen legs; she had added up the row, and come to twelve. Then she looked at the pane. “And four,” she said, “makes sixteen.” The meeting had been valid by two legs more than it need. The two were carried forward. Mruk drew his own in a little closer.",
          pl: "Kiedy było po wszystkim, najmłodszy zapytał, czy to się liczy. Skarbniczka wróciła do sprawy nóg. Siedmiu obecnych to, dobrze rozumiejąc, czternaście nóg; szereg podliczyła i wyszło dwanaście. Potem spojrzała na szybę. „I cztery – powiedziała – razem szesnaście”. Posiedzenie było ważne o dwie nogi bardziej, niż musiało. Nadwyżkę przeniesiono na następne. Mruk podwinął łapy trochę głębiej.",
        },
        {
          titles: [["Feathers Are Not Mentioned", "O piórach ani słowa"]],
          en: "Afterwards a member asked what had made the meeting valid. Prezes pointed to the pane. The statutes said seven; feathers were not mentioned. Six heads bowed towards the sill. The seventh was bent over a paw, which Mruk washed, front and back, and on the gutter that means no objection.",
          pl: "Po wszystkim padło pytanie, na jakiej podstawie posiedzenie było ważne. Prezes wskazał szybę. Statut mówi o siedmiu, o piórach nie wspomina. Sześć głów pochyliło się w stronę parapetu. Siódma pochylona już była, bo Mruk mył łapę, z wierzchu i od spodu, co na rynnie oznacza brak sprzeciwu.",
        },
        {
          titles: [["One Too Many, Then", "O jednego za dużo"]],
          en: "During the last item the missing member came back, full, and took his seat. The board looked at the row and at the pane; now they were eight, for which the statutes do not provide. Nobody cared to say so. Mruk got down, and came up again when all was over.",
          pl: "W trakcie ostatniego punktu wrócił nieobecny, najedzony, i zajął swoje miejsce. Zarząd popatrzył na szereg i na szybę: było ich teraz ośmiu, a tego statut nie przewiduje. Nikt nie chciał tego powiedzieć. Mruk zszedł z parapetu i wrócił, gdy było po wszystkim.",
        },
      ],
    },
    {
      titles: [["Until He Lands It Hasn’t Begun", "Póki Prezes nie wyląduje"]],
      en: "Prezes, the chairman, is never late, since a meeting of the pigeons begins when he lands on the gutter. This time the board had been standing there for twelve minutes, facing in all directions, and on the third-floor sill Mruk, who is the cat there, had twice got up to look down into the street. When the chairman came he gave no reason.",
      pl: "Przewodniczący, Prezes, nigdy się nie spóźnia, bo posiedzenie gołębi zaczyna się wtedy, kiedy on wyląduje na rynnie. Tym razem zarząd stał tam od dwunastu minut, zwrócony we wszystkie strony, a na parapecie trzeciego piętra Mruk, kot z tego okna, dwa razy wstawał, żeby spojrzeć w dół na ulicę. Prezes przybył i powodów nie podał.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["What Kept the Chairman for Twelve Minutes", "Co trzymało Prezesa przez dwanaście minut"]],
          needs: ["the red wool"],
          en: "The reason came to light when Prezes stepped forward to bow. Three times round his left foot went a bit of red wool. So he had found the end under the balcony door before the ringed member did; he had pulled too, and it had pulled too, for twelve minutes. Nobody liked to mention it. Behind the pane Mruk lifted a paw, and it was red there as well. They bowed, and each looked past the other.",
          pl: "Powód wyszedł na jaw przy ukłonie Prezesa. Lewą nogę miał trzy razy okręconą czerwoną włóczką. A więc znalazł ten koniec pod balkonem jeszcze przed Obrączkowanym; też ciągnął i jego też ciągnęło, dwanaście minut. Nikt nie śmiał o tym wspomnieć. Za szybą Mruk podniósł łapę i na niej też było czerwono. Ukłonili się sobie, każdy patrząc w bok.",
        },
        {
          titles: [["What Became of the Blue Thread", "Gdzie się podziała niebieska nitka"]],
          en: "The reason was seen when Prezes stepped forward to bow. For a week a blue thread had dragged from his left foot, and nobody had spoken of it. Now there was only the foot. On the second floor lives a seamstress with very small scissors. Prezes put the foot forward. Mruk looked twice.",
          pl: "Powód okazał się, gdy Prezes wystąpił do ukłonu. Od tygodnia ciągnęła się za jego lewą nogą niebieska nitka i nikt o niej nie mówił. Teraz była sama noga. Na drugim piętrze mieszka krawcowa, która ma bardzo małe nożyczki. Prezes wysunął nogę do przodu. Mruk obejrzał ją dwa razy.",
        },
        {
          titles: [["Twelve Minutes Behind the Railing", "Dwanaście minut za balustradą"]],
          en: "Under any other business the youngest member let out where the chairman had been: on the next balcony, behind the railing, waiting to be missed. It had taken twelve minutes. The board examined its toes. Mruk, who had seen that railing all along, looked down into the street again.",
          pl: "W wolnych wnioskach najmłodszy wygadał, gdzie był przewodniczący: na sąsiednim balkonie, za balustradą, i czekał, aż się za nim stęsknią. Zajęło to dwanaście minut. Zarząd oglądał własne palce. Mruk, który przez cały ten czas miał balustradę przed sobą, znowu spojrzał w dół na ulicę.",
        },
      ],
    },
    {
      titles: [["How It Is Done Elsewhere", "Jak to się robi gdzie indziej"]],
      en: "Two pigeons from the church tower were visiting the gutter, to see how such things are done elsewhere. Prezes presided with his better side to them. They were shown the drain, the view, the ledge and a crumb from the day before. The chief sight, kept for the end, sits behind the pane on the third floor, is called Mruk and is a cat.",
      pl: "Dwa gołębie z wieży kościelnej przybyły na rynnę z wizytą, zobaczyć, jak się to robi gdzie indziej. Prezes prowadził obrady lepszym bokiem do gości. Pokazano im rurę, widok, gzyms i okruszek z poprzedniego dnia. Główną atrakcję zostawiono na koniec. Siedzi za szybą trzeciego piętra, nazywa się Mruk i jest kotem.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: ["pigeons"],
        eyes: "half",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          titles: [["What the Guests Liked Best", "Co się gościom podobało najbardziej"]],
          needs: ["the pretzel"],
          en: "Asked what they had liked best, the pipe, the view or the cat, the visitors said: the pretzel. At home they have a bell of two tonnes, but nobody is let swing on it. They were granted a turn each, then a second, and when the tower struck the hour they did not hear it. Mruk’s head had gone left and right with them all that time. When they had flown home, it went on by itself for a while.",
          pl: "Zapytani, co im się podobało najbardziej, rura, widok czy kot, goście odpowiedzieli, że obwarzanek. U nich jest dzwon, dwie tony, ale huśtać się na nim nie wolno. Przyznano im po jednej kolejce, potem po drugiej, a kiedy wieża wybiła godzinę, nie usłyszeli. Głowa Mruka chodziła przez cały czas razem z nimi, w lewo i w prawo. Gdy odlecieli, chodziła jeszcze jakiś czas sama.",
        },
        {
          titles: [["“Is He a Real One?”", "„To prawdziwy?”"]],
          en: "The visitors asked softly whether he was real. Prezes, who had been hoping for this, nodded towards the pane. Mruk yawned. It is a large yawn and goes on for longer than guests expect. The visitors were found later on the roof of the tram shelter, saying that the tower had nothing like it.",
          pl: "Goście spytali półgłosem, czy jest prawdziwy. Prezes, który na to czekał, skinął w stronę szyby. Mruk ziewnął. Ziewa obszernie, widać przy tym wszystko, i trwa to dłużej, niż gość się spodziewa. Gości odnaleziono na dachu wiaty przystanku, gdzie przyznali, że wieża niczym podobnym nie dysponuje.",
        },
        {
          titles: [["It Rings When It Likes", "Dzwoni, kiedy zechce"]],
          en: "On leaving, the visitors remarked that they had a bell. It weighed two tonnes and rang every hour. The board did not know where to look. Then something rang behind the pane, once, small, of brass; Mruk had scratched himself. The gutter’s own bell, said Prezes, gazing into the distance, rang when it liked.",
          pl: "Przy pożegnaniu goście wspomnieli, że u nich jest dzwon. Waży dwie tony i bije co godzinę. Zarząd nie wiedział, gdzie podziać oczy. W tym momencie coś zadzwoniło za szybą, raz, cienko, mosiężnie. To Mruk podrapał się pod obrożą. Prezes zapatrzył się w dal i zauważył, że dzwon tutejszy dzwoni, kiedy zechce.",
        },
      ],
    },
  ],
  entries: [
    {
      titles: [["Is There Anything in Between?", "Czy coś tam jest pomiędzy?"]],
      en: "The youngest member moved that between the board and the cat there is nothing at all. A debate arose, at some distance. Mruk put out a paw, slowly, and the paw stopped in the air and went flat. The existence of glass was adopted unanimously.",
      pl: "Najmłodszy postawił wniosek, że między zarządem a kotem niczego nie ma. Wywiązała się dyskusja, z pewnej odległości. Wtedy Mruk wyciągnął łapę, bez pośpiechu, a łapa zatrzymała się w powietrzu i zrobiła się płaska. Istnienie szyby przyjęto jednogłośnie.",
    },
    {
      titles: [["For the Record, Not Afraid", "Do protokołu: nie boi się"]],
      en: "The delegate for the tram stop had it minuted that he is not afraid of the cat. Mruk turned one ear, the one with the notch. The delegate had it added that he said so from the roof of a tram, and repeated it, departing.",
      pl: "Delegat od przystanku zażądał zapisania, że kota się nie boi. Mruk na parapecie obrócił jedno ucho, to z nacięciem. Delegat poprosił o dopisek, że mówił z dachu tramwaju, i powtórzył stamtąd, już w ruchu.",
    },
    {
      titles: [["A Crumb and Three Seeds", "Okruszek i trzy ziarenka"]],
      en: "The treasurer dissented. A crumb with poppy seeds is four things, the crumb and three seeds, and to be entered as four. All wished to see. Mruk bent down to count too, his breath covered the pane, and when it cleared the crumb was gone and only the dissent was left.",
      pl: "Skarbniczka zgłosiła zdanie odrębne. Okruszek z makiem to cztery rzeczy, okruszek i trzy ziarenka, i tak należy go księgować. Większość chciała go zobaczyć. Mruk też się nachylił, żeby policzyć, chuchnął na szybę, a gdy odparowała, okruszka nie było i zostało samo zdanie.",
    },
    {
      titles: [["What If the Fifteen Doesn’t Come?", "A gdyby piętnastka nie przejechała?"]],
      en: "The fifteen went by. That was recorded, as always. The speckled lady asked what the board would do if some day it did not come. There was a silence one stop long. Mruk put his nose to the glass too, and looked up the line.",
      pl: "Przejechała piętnastka. Zaprotokołowano to, jak zwykle. Nakrapiana zapytała, co zarząd zamierza, gdyby kiedyś nie przejechała. Zapadła cisza długa na jeden przystanek. Mruk też przyłożył nos do szyby i popatrzył w głąb torów, w tę stronę, z której się na nią czeka.",
    },
    {
      titles: [["Whose Feather Is It?", "Pióro, tylko czyje?"]],
      en: "A feather was found, grey, of medium size. Everybody looked under his own wing, and nobody at his neighbour. It was declared common property. Mruk had seen whose it was. He studied the tram wire, on which nothing sat, until the item was closed.",
      pl: "Znaleziono pióro, szare, średnie. Każdy na wszelki wypadek zajrzał sobie pod skrzydło, a na sąsiada nie spojrzał nikt. Uznano je za mienie wspólne. Mruk widział, czyje było. Wpatrywał się w drut tramwajowy, na którym nic nie siedziało, aż do zamknięcia punktu.",
    },
    {
      titles: [["Four Centimetres from the Chair", "Cztery centymetry od przewodniczącego"]],
      pays: ["the sparrow"],
      en: "A sparrow applied for observer status and was refused for want of size. From four centimetres away he observed the refusal, the chairman and the crumb that the treasurer was saving. Mruk, an observer of long standing, moved up to make room.",
      pl: "Wróbel wystąpił o status obserwatora. Wniosek oddalono z braku wzrostu. Z odległości czterech centymetrów wróbel obserwował odmowę, przewodniczącego i okruszek, który skarbniczka miała na potem. Mruk, obserwator z dużym stażem, przesunął się po swojej stronie szyby, żeby zrobić mu miejsce.",
    },
    {
      titles: [["Knocking, Taken for Applause", "Stukanie, czyli oklaski"]],
      en: "During the paper on cooing, delivered by cooing, a pencil knocked on the pane. It was Ola’s; she translates, and was stuck in a sentence. The board took it for applause and gave the whole again, with the refrain. Mruk laid back his ears, on behalf of both sides.",
      pl: "W trakcie referatu o gruchaniu, wygłoszonego w całości gruchaniem, Ola postukała od środka ołówkiem w szybę. Ola tłumaczy i utknęła w zdaniu. Zarząd wziął to za oklaski i powtórzył całość, z refrenem. Mruk położył uszy po sobie, w imieniu obu stron.",
    },
    {
      titles: [["How Big the Bread Used to Be", "Jaki był dawniej chleb"]],
      en: "The oldest member recalled the bread of former days. So big, he said, showing with both wings, and fell off the gutter. He came up again past the second floor, still showing, and found that only Mruk had kept an eye on the size.",
      pl: "Nestor wspominał dawny chleb. O, taki był, powiedział i pokazał jaki, oboma skrzydłami naraz, wskutek czego spadł z rynny. Wrócił od strony drugiego piętra, wciąż pokazując, i stwierdził, że rozmiaru pilnował przez ten czas tylko Mruk.",
    },
    {
      titles: [["On the Causes of the Sag", "O przyczynach ugięcia"]],
      en: "A committee was to discover why the gutter sags in the middle. Prezes made room for it and moved to the left. The sag came with him. The committee found that the tram was to blame. Mruk, whose cushion has the same complaint, raised no objection.",
      pl: "Powołano komisję, żeby zbadała, dlaczego rynna ugina się pośrodku. Prezes zrobił jej miejsce i przesunął się w lewo. Ugięcie poszło za nim. Komisja ustaliła, że winien jest tramwaj. Mruk, którego poduszka cierpi na to samo, nie wnosił uwag.",
    },
    {
      titles: [["Ginger, Polite, Slightly Floury", "Rude, uprzejme, trochę w mące"]],
      en: "The delegate for the tram stop warned of something behind the bakery, ginger, polite, slightly floury. At the first word Mruk, who knows her, was on his feet, and his breath was on the pane. The warning was repeated three times, and each time sounded less dangerous.",
      pl: "Delegat od przystanku ostrzegł przed czymś za piekarnią, rudym, uprzejmym i trochę w mące. Przy pierwszym słowie Mruk, który ją zna, już stał, a na szybie zrobiła się od oddechu okrągła plama. Delegat powtórzył ostrzeżenie trzy razy i za każdym razem brzmiało mniej groźnie.",
    },
    {
      titles: [["Gratitude, with a Rehearsal", "Wdzięczność z próbą"]],
      pays: ["the gratitude"],
      en: "It was resolved to thank the child who drops half a roll at the stop. The board does not write; it will stand round and look grateful. A rehearsal was held, facing the pane. Mruk bore it for two minutes, then hid behind his tail.",
      pl: "Postanowiono podziękować dziecku, które na przystanku upuszcza pół kajzerki. Zarząd nie pisze; stanie więc dookoła i będzie patrzył z wdzięcznością. Odbyto próbę, przodem do szyby. Mruk wytrzymał dwie minuty, po czym zasłonił się ogonem.",
    },
    {
      titles: [["Whiskers Would Suit Him", "Z wąsami mu do twarzy"]],
      pays: ["the handsome gentleman"],
      en: "The ringed member asked who the handsome gentleman in the window was, and was told that it was he. He asked for a second reading, in profile. Mruk got up behind the glass, and for a moment the gentleman had whiskers. The member decided to keep them.",
      pl: "Obrączkowany chciał wiedzieć, kim jest ten przystojny pan w oknie. Wyjaśniono mu, że to on sam. Poprosił o drugie czytanie, z profilu. Za szybą wstał Mruk i przez moment przystojny pan miał wąsy. Obrączkowany postanowił przy nich zostać.",
    },
    {
      titles: [["To the Terminus, for Crumbs", "Na pętlę, po okruszki"]],
      en: "A complaint was lodged against Tomek from the third floor, who had shaken the tablecloth out on to a passing tram. Two delegates followed the crumbs to the terminus and came back without them, but full of impressions. Mruk had seen the crumbs off as far as the bend.",
      pl: "Wpłynęła skarga na Tomka z trzeciego piętra, który wytrzepał obrus na dach przejeżdżającego tramwaju. Dwaj delegaci polecieli za okruszkami na pętlę i wrócili bez nich, za to pełni wrażeń. Mruk odprowadził okruszki wzrokiem do zakrętu.",
    },
    {
      titles: [["In Hand, Nothing; in Reserve, Nothing", "W kasie nic, w rezerwie nic"]],
      en: "The treasurer presented the accounts. There was nothing in hand and nothing in reserve; one caraway seed had been carried forward, and eaten. She was commended for her order. Mruk, who keeps his bowl by the same method, listened with his paws side by side.",
      pl: "Skarbniczka przedstawiła bilans. W kasie nie było nic, w rezerwie też; przeniesiono jedno ziarenko kminku, po czym je zjedzono. Pochwalono ją za porządek. Mruk, który tą samą metodą prowadzi miskę, słuchał z łapami równo jedna przy drugiej.",
    },
    {
      titles: [["Is the Cat Taking Notes?", "Czy kot to notuje?"]],
      en: "A member objected that the cat was taking notes. It was true; between Mruk’s paws lay a pencil. The board at once began to express itself more nobly. Soon the pencil, pushed by nobody in particular, rolled off the sill, and the style came down with it.",
      pl: "Zgłoszono zastrzeżenie, że kot robi notatki. Istotnie, między łapami Mruka leżał ołówek. Zarząd natychmiast zaczął się wyrażać szlachetniej. Niebawem ołówek, przez nikogo właściwie niepopychany, stoczył się z parapetu, a w ślad za nim spadł i styl.",
    },
    {
      titles: [["One Metre Nearer the Bakery", "O metr bliżej piekarni"]],
      en: "It was moved that the gutter be shifted one metre nearer to the bakery. Carried. Prezes took the edge in his beak and pulled for some time. When he let go, the bakery did seem to be closer. Mruk tilted his head and saw it too.",
      pl: "Wniesiono o przesunięcie rynny o metr w stronę piekarni. Uchwalono. Prezes ujął krawędź dziobem i ciągnął dłuższą chwilę. Gdy puścił, piekarnia rzeczywiście jakby się przybliżyła. Mruk na parapecie przechylił głowę i też to zobaczył.",
    },
    {
      titles: [["What the Chairman Had to Say", "Co przewodniczący miał do powiedzenia"]],
      en: "Next came the chairman’s report. Prezes filled his chest, turned once on the spot until everybody had had him from the front, and let it down again. There were no questions. Mruk, who has long been trying the same with his own chest, admired the ending most.",
      pl: "Przyszła kolej na sprawozdanie przewodniczącego. Prezes nadął pierś, obrócił się raz w miejscu, aż każdy miał go od przodu, i wypuścił powietrze. Pytań nie było. Mruk, który od dawna próbuje zrobić to samo ze swoją piersią, najbardziej podziwiał zakończenie.",
    },
    {
      titles: [["Thanked for Going and for Coming", "Podziękowano za odejście i za powrót"]],
      pays: ["the resignation"],
      en: "The delegate of the left-hand end resigned. He gave his reasons, looked at each in turn, at Mruk last, and flew off. He went round the tram stop and came down where he had stood. The board thanked him for his services and then for his return.",
      pl: "Przedstawiciel lewego końca złożył rezygnację. Podał powody, spojrzał po kolei na każdego, na Mruka na ostatku, i odleciał. Okrążył przystanek i usiadł tam, gdzie przedtem. Zarząd podziękował mu za wieloletnią pracę, a zaraz potem za powrót.",
    },
    {
      titles: [["Three Tastings Without Result", "Próby trzy, wyniku brak"]],
      en: "A crumb of unknown origin went before a committee of three. It tasted once and suspected rye, tasted again and suspected the bakery, and then had no material left. Nobody called the expert. Mruk had known that crumb when it was still a cheese sandwich.",
      pl: "Okruszek nieznanego pochodzenia trafił do komisji złożonej z trzech osób. Po pierwszej próbie podejrzewała żyto, po drugiej piekarnię, a potem skończył się materiał. Eksperta nikt nie wezwał. Mruk znał ten okruszek jeszcze z czasów, kiedy był kanapką z serem.",
    },
    {
      titles: [["An Owl Who Never Interrupts", "Sowa, która nie przerywa"]],
      en: "On Staircase B somebody has put up a plastic owl to frighten the board. The board went to look. The owl never interrupts, and it watches the speaker. It was made an honorary member. Mruk, who had had himself in mind, sat up straighter.",
      pl: "Na klatce B ktoś wystawił plastikową sowę, żeby zarząd odstraszyć. Zarząd poleciał i obejrzał. Sowa nie przerywa i patrzy na mówcę. Wybrano ją na członka honorowego. Mruk, który w tym względzie liczył na siebie, usiadł prościej.",
    },
    {
      titles: [["All Rise for the Trumpet", "Na stojąco, bo trąbka"]],
      en: "On the first floor Staś, a schoolboy, was practising the trumpet. The board rose, in case it was the anthem, and stood for nine minutes, since he was stuck in one place. When he got past it, Mruk and Prezes breathed out, and the pane misted on both sides.",
      pl: "Na pierwszym piętrze uczeń Staś ćwiczył na trąbce. Zarząd powstał, na wypadek, gdyby to był hymn. Stał dziewięć minut, bo Staś wciąż zatrzymywał się w tym samym miejscu. Kiedy je minął, Mruk i Prezes wypuścili powietrze i szyba zaparowała z obu stron.",
    },
    {
      titles: [["Over the Chairman’s Bent Neck", "Nad pochylonym karkiem Prezesa"]],
      pays: ["the two who bow"],
      en: "Two members bowed to each other all through the report on drains. Bows, they were told, are made to the chair. They bowed to it, from left and right; Prezes bowed back, and over his neck they saw each other even better. Mruk saw all three.",
      pl: "Dwoje obecnych kłaniało się sobie przez cały referat o rurach. Zwrócono im uwagę, że kłaniać się należy przewodniczącemu. Pokłonili się, z lewej i z prawej, Prezes oddał ukłon, a nad jego karkiem widzieli się jeszcze lepiej. Z parapetu Mruk widział wszystkich troje.",
    },
    {
      titles: [["Present on One Leg", "Obecność na jednej nodze"]],
      pays: ["the legs"],
      en: "The treasurer asked whether a member on one leg is present, or half present. All down the row the other leg was lowered. Only Prezes kept his up, since the chair cannot be halved. Mruk drew in his own four, one by one, to stay out of it.",
      pl: "Skarbniczka zapytała, czy ten, kto stoi na jednej nodze, jest obecny cały, czy w połowie. Wzdłuż szeregu opuszczono drugie nogi. Swojej nie opuścił tylko Prezes, bo przewodniczący jest niepodzielny. Mruk podwinął swoje cztery, jedną po drugiej, żeby się nie mieszać.",
    },
    {
      titles: [["Where Will the Kitchen Be?", "Gdzie tu będzie kuchnia?"]],
      en: "A young couple presented its building project, a twig. It was laid on the ledge lengthwise, then across, then lengthwise again, with a view. Mruk came up to the glass, to see where the kitchen would be. The couple decided to look at other sites.",
      pl: "Młoda para przedstawiła projekt budowlany, złożony z gałązki. Ułożono ją na gzymsie wzdłuż, potem w poprzek, potem znowu wzdłuż, z widokiem. Mruk podszedł do szyby, żeby sprawdzić, gdzie będzie kuchnia. Para postanowiła obejrzeć jeszcze inne działki.",
    },
    {
      titles: [["Read, Signed and Swallowed", "Przeczytano, podpisano, połknięto"]],
      en: "The last minutes could not be read out. They had stood on a bag from the bakery, which went along the row for signature, and at the end there was no bag. They were approved. Mruk had watched the signing, beak by beak.",
      pl: "Protokołu z poprzedniego posiedzenia nie udało się odczytać. Spisano go na papierowej torebce z piekarni, torebka poszła wzdłuż szeregu do podpisu i na końcu szeregu torebki nie było. Protokół zatwierdzono. Mruk widział, jak podpisywali, dziób za dziobem.",
    },
    {
      titles: [["As Long as Two Trams", "Na długość dwóch tramwajów"]],
      en: "Relations with the third floor came up, and Prezes went to conduct them in person. He stood before the pane and looked at Mruk, and Mruk at him. It lasted two trams, one in either direction. Then both blinked. Relations were entered as good.",
      pl: "Omawiano stosunki z trzecim piętrem i Prezes poszedł je utrzymywać osobiście. Stanął przed szybą i patrzył na Mruka, a Mruk patrzył na niego. Trwało to dwa tramwaje, po jednym w każdą stronę. Wtedy obaj mrugnęli. Stosunki zapisano jako dobre.",
    },
    {
      titles: [["How Far to the Shovel?", "Ile jest do szufelki?"]],
      en: "The broom of Mr Zenon, the caretaker, was discussed. He sweeps the crumbs into a heap beside the drain, goes for the shovel and stays away until there is nothing to pick up. Is he an enemy? The board cannot decide. Mruk could tell it how far he has to go for the shovel: four steps.",
      pl: "Omówiono miotłę dozorcy, pana Zenona. Dozorca zmiata okruszki na kupkę przy studzience, idzie po szufelkę i nie ma go tak długo, aż nie ma czego zbierać. Czy to wróg? Zarząd nie umie orzec. Mruk mógłby powiedzieć, ile jest do szufelki: cztery kroki.",
    },
    {
      titles: [["Whom Does the Balloon Represent?", "Kogo reprezentuje balonik?"]],
      en: "A red balloon came up the front of the house and stopped before the chair. The treasurer asked whom it represented. Its chest was rounder than the chairman’s. When it rose, Prezes rose too, on tiptoe, and Mruk on his hind legs, as far as the pane goes.",
      pl: "Wzdłuż fasady nadpłynął czerwony balonik i zatrzymał się przed przewodniczącym. Skarbniczka zapytała, kogo reprezentuje. Pierś miał okrąglejszą niż Prezes. Gdy się wznosił, Prezes wspiął się na palce, a Mruk na tylne łapy, dokąd sięga szyba.",
    },
    {
      titles: [["What a Secret Ballot Means", "Na czym polega tajność"]],
      en: "The ballot was secret, and therefore everybody shut his eyes. When they were opened, the half roll that had served as ballot box was gone. Nobody had seen anything, which is what secret means. Mruk, who had not been asked to shut his, shut them now.",
      pl: "Głosowanie miało być tajne, więc wszyscy zamknęli oczy. Kiedy je otworzono, połówki kajzerki, która służyła za urnę, już nie było. Nikt niczego nie widział, jak to przy tajnym głosowaniu. Mruk, którego o zamknięcie oczu nie proszono, zamknął je teraz.",
    },
    {
      titles: [["At the Other End of the Wool", "Po drugiej stronie nitki"]],
      pays: ["the red wool"],
      en: "From under the balcony door stuck an end of red wool. The ringed member took it for building material and drew it out, one metre, two, until it drew him in. He pulled; it pulled. Behind the door, with both paws round the rest, lay Mruk.",
      pl: "Spod drzwi balkonu wystawał koniec czerwonej włóczki. Obrączkowany uznał go za materiał budowlany i wyciągał, metr, drugi, aż włóczka zaczęła wciągać jego. On do siebie, ona do siebie. Za drzwiami, trzymając resztę w obu łapach, leżał Mruk.",
    },
    {
      titles: [["What Is a Pretzel For?", "Do czego służy obwarzanek?"]],
      pays: ["the pretzel"],
      en: "A pretzel was hanging on the street lamp. Each member flew over, found that a pretzel swings if you sit on it, forgot what else it is for and stayed for another turn. Prezes took seven. Mruk’s head went with him, left and right.",
      pl: "Na latarni wisiał obwarzanek. Każdy podlatywał, odkrywał, że na obwarzanku można się huśtać, zapominał, do czego jeszcze służy, i zostawał na drugą kolejkę. Prezes wziął siedem. Głowa Mruka chodziła razem z nim, w lewo i w prawo.",
    },
    {
      titles: [["Led from Two Sides at Once", "Kierowani z dwóch stron naraz"]],
      en: "The debate on precedence at the drain was closed by Prezes, who closed his eyes. Nobody liked to go on. Mruk, who knows the method, closed his own behind the pane, and for a while the house was led from two sides at once, with great firmness.",
      pl: "Dyskusję o pierwszeństwie przy rurze zamknął Prezes, zamykając oczy. Nikt nie śmiał jej ciągnąć. Mruk, który zna tę metodę, zamknął za szybą swoje i przez jakiś czas kamienica była kierowana z dwóch stron naraz, i to twardą ręką.",
    },
    {
      titles: [["Silence for a Bench", "Cisza po ławce"]],
      en: "A minute’s silence was kept for the bench at the tram stop, which had been taken away. Halfway through, the delegate reported that it was only being painted, green. The silence, having been voted, was kept to the end. Mruk kept it longer.",
      pl: "Minutą ciszy uczczono ławkę z przystanku, którą zabrano. W połowie minuty delegat doniósł, że ławka poszła tylko do malowania, na zielono. Ciszy dotrzymano do końca, skoro była uchwalona. Dotrzymał jej i Mruk, nawet z naddatkiem.",
    },
    {
      titles: [["Ruled Out of Order at Full Speed", "Przywołane do porządku w locie"]],
      when: {
        between: ["05-12", "08-02"],
      },
      en: "The swifts came by below the eaves, all at once, shrieking. Prezes called them to order. At the first word they were over the river, at the second behind his back. Mruk followed the exchange with his whole head and had to wait for it to stop.",
      pl: "Pod okapem przemknęły jerzyki, wszystkie naraz, z piskiem. Prezes przywołał je do porządku. Przy pierwszym słowie były już nad Wisłą, przy drugim za jego plecami. Mruk śledził tę wymianę zdań całą głową i musiał potem poczekać, aż mu się zatrzyma.",
    },
    {
      titles: [["Everyone in His Own Hole", "Każdy w swoim dołku"]],
      when: {
        weather: ["snow"],
      },
      en: "Snow lay in the gutter, and each member sat in a hole of his own shape and for once kept to his place. When the row rose for the vote, the holes remained. Mruk measured the deepest through the glass. It was Prezes’s, and would just about have fitted.",
      pl: "W rynnie leżał śnieg. Każdy siedział w dołku własnego kształtu i wyjątkowo trzymał się swojego miejsca. Kiedy szereg powstał do głosowania, dołki zostały. Mruk zmierzył przez szybę najgłębszy. Był to dołek Prezesa i mniej więcej pasował.",
    },
    {
      titles: [["The Gutter Was in Use", "Rynna jest zajęta"]],
      when: {
        weather: ["rain"],
      },
      en: "Owing to the rain the gutter was in use. The board met on the rim, and whatever was said ran off to the left, down the pipe. Behind the pane Mruk was washing himself, all over, without hurry. Prezes had it noted as tactless.",
      pl: "Z powodu deszczu rynna była zajęta. Zarząd obradował na krawędzi, a cokolwiek powiedziano, spływało w lewo, do rury. Za szybą mył się Mruk, cały, bez pośpiechu. Prezes kazał to zapisać jako nietakt.",
    },
    {
      titles: [["Carried by the Wind", "Wniosek porwał wiatr"]],
      when: {
        weather: ["wind"],
      },
      en: "A motion was carried by the wind before the board could carry it. Prezes spoke for it with his feathers inside out, was turned by a gust and spoke against it. Behind the glass Mruk did not stir a hair, which was thought to be showing off.",
      pl: "Wniosek nie przeszedł, tylko przeleciał, bo porwał go wiatr. Prezes poparł go z piórami na lewą stronę, podmuch go obrócił i Prezes był przeciw. Mrukowi za szybą nie drgnął ani włos, co na rynnie uznano za popisywanie się.",
    },
    {
      titles: [["Present by Voice Alone", "Lista obecności na słuch"]],
      when: {
        weather: ["fog"],
      },
      en: "On account of the fog the roll was called by ear. Everybody answered, some twice. Last, from where the third floor used to be, came the single stroke of a small bell. Nobody could see Mruk. He was put down as present.",
      pl: "Z powodu mgły listę obecności sprawdzano na słuch. Odezwali się wszyscy, niektórzy dwukrotnie. Na końcu stamtąd, gdzie przedtem było trzecie piętro, dało się słyszeć jedno uderzenie małego dzwonka. Mruka nikt nie widział. Zapisano, że obecny.",
    },
    {
      titles: [["With All Five Fingers Raised", "Pięć palców za"]],
      when: {
        between: ["10-05", "11-12"],
      },
      en: "A leaf of the chestnut tree came over the roof and settled in the chair while Prezes was stretching his legs. It had five fingers, and in the vote it held up every one. They were counted. Mruk, who knows leaves personally, kept a straight face.",
      pl: "Znad dachu nadleciał liść kasztanowca i osiadł pośrodku rynny, gdy Prezes akurat rozprostowywał nogi. Miał pięć palców i przy głosowaniu trzymał w górze wszystkie. Policzono je. Mruk, który liście zna osobiście, zachował powagę.",
    },
    {
      titles: [["Figures with Fried Fish", "Liczby przy smażonej rybie"]],
      when: {
        weekday: [5],
        timeSlot: ["afternoon", "evening"],
      },
      en: "In the middle of the treasurer’s figures a smell of fried fish rose from the second floor, for it was Friday. Mruk’s tail was last seen in the doorway. The figures waited. When he was back, licking his lips, they were read from the beginning.",
      pl: "W środku wyliczeń skarbniczki powiało z drugiego piętra smażoną rybą, był bowiem piątek. Ogon Mruka ostatni raz widziano w drzwiach. Liczby zaczekały. Gdy Mruk wrócił i oblizał kącik pyska, odczytano je od początku.",
    },
    {
      titles: [["A Bite and Three Bows", "Kęs i trzy ukłony"]],
      when: {
        between: ["05-10", "09-22"],
      },
      en: "The youngest member had bitten the geranium on the balcony. It was, he said, like the inside of a drawer. He was sent to apologise to Pelagia, bowed three times and got no answer. Mruk, who has bitten her himself, watched him with fellow feeling.",
      pl: "Najmłodszy ugryzł pelargonię na balkonie. Zapytany, jak smakowała, odrzekł, że jak szuflada od środka. Posłano go, żeby przeprosił Pelagię; ukłonił się skrzynce trzy razy i nie otrzymał odpowiedzi. Mruk, który sam ją kiedyś ugryzł, przyglądał mu się ze współczuciem.",
    },
    {
      titles: [["Has Tomorrow Begun?", "Czy to już jutro?"]],
      when: {
        timeSlot: ["evening"],
        between: ["10-10", "02-28"],
      },
      en: "In mid-sentence the street lamp came on. The speckled lady asked whether it was tomorrow. Prezes ruled that on the right-hand half of the gutter it was; the left should finish off today. The light cut the sill across, and Mruk had two paws in each.",
      pl: "W pół zdania zapaliła się latarnia. Nakrapiana zapytała, czy to już jutro. Prezes orzekł, że na prawej połowie rynny tak, a lewa niech kończy dzisiaj. Światło przecięło parapet w poprzek i Mruk siedział dwiema łapami tu, a dwiema tam.",
    },
    {
      titles: [["Whoever Ate It, Abstained", "Kto zjadł, ten się wstrzymał"]],
      en: "A division was taken on the heel of a loaf. Those for halves stood left, those for quarters right, and whoever abstained stayed with the loaf. The abstentions won. Mruk, who abstains from nothing, watched how it was done, to the last crumb.",
      pl: "Głosowano nad piętką chleba. Zwolennicy połówek stanęli z lewej, zwolennicy ćwiartek z prawej, a kto się wstrzymał, ten został przy piętce. Wygrali wstrzymujący się. Mruk, który nie wstrzymuje się od niczego, przyjrzał się, jak to się robi, do ostatniego okruszka.",
    },
    {
      titles: [["Minuted as Thunder", "Zapisano: grzmot"]],
      en: "In the flat somebody dropped a saucepan lid. The board rose as one bird, circled the street and came down, each in another’s place, which nobody would admit. Mruk had not stirred. It was minuted as thunder, very probably caused by the cat.",
      pl: "W mieszkaniu komuś upadła pokrywka. Zarząd zerwał się jak jeden ptak, zatoczył koło nad ulicą i wrócił, każdy na cudze miejsce, do czego nikt się nie przyznał. Mruk nawet nie drgnął. Zaprotokołowano, że był grzmot i że wywołał go najprawdopodobniej kot.",
    },
  ],
};
