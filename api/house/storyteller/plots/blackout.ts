import type { Plot } from "../model.ts";

/** The electricity goes, and for one evening the whole house sees worse than its cat. */
export const blackout: Plot = {
  name: "blackout",
  category: "Daily Life",
  // In the warm months it is still light at eight, and nobody would notice.
  when: { timeSlot: ["evening"], heating: [true] },
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["candle"],
      eyes: "wide",
      en: "Mruk sits on the window sill by the light of a candle",
      pl: "Mruk siedzi na parapecie przy świetle świecy",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["candle", "books"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk beside a candle on the window sill, at ease in the dark",
      pl: "Mruk przy świecy na parapecie, po ciemku jak u siebie",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["candle"],
      en: "Mruk and a candle on the window sill, both turned to the street",
      pl: "Mruk i świeca na parapecie, oboje zwróceni ku ulicy",
    },
  ],
  wish: [
    {
      as: ["the Fuse", "bezpiecznik"],
      en: "There was a click, no louder than a claw on a plate, and the flat was gone. “The fuse,” said Tomek’s voice from where Tomek had been. “The whole house,” said Ola’s. Mruk was surprised at the excitement. For him a few colours had been taken off, nothing else, and he set out to see whether he was needed.",
      pl: "Coś pstryknęło, nie głośniej niż pazur o talerz, i mieszkanie znikło. „Bezpiecznik” – powiedział głos Tomka z miejsca, gdzie był Tomek. „Cały dom” – powiedział głos Oli. Mruka zdziwiło to poruszenie. Jemu ubyło kilka kolorów, nic więcej, i poszedł zobaczyć, czy jest potrzebny.",
    },
    {
      as: ["the Candle", "świeca"],
      en: "When the light failed they lit a candle, and Mruk, who despises lamps, sat down to it. A lamp is merely on. A candle breathes, has opinions, and leans towards whoever is speaking. He would have liked one every evening; unfortunately the power station sees fit to give him this pleasure twice a year, and never says when.",
      pl: "Kiedy zgasło światło, zapalono świecę i Mruk, który lampami gardzi, przysiadł się do niej. Lampa po prostu się pali. Świeca oddycha, ma poglądy i pochyla się ku temu, kto mówi. Chciałby mieć ją co wieczór, ale elektrownia sprawia mu tę przyjemność dwa razy do roku i nigdy nie uprzedza.",
    },
    {
      as: ["the Silence of the Fridge", "cisza lodówki"],
      en: "It was the fridge that he noticed. In the middle of its one long word it stopped, shuddered and fell silent, and with it went the lights, the radio next door and the little red eye in the corner. Mruk had never heard the flat with nothing on. He stood still so as not to miss any of it.",
      pl: "Jego uderzyła lodówka. W środku swojego jedynego długiego słowa urwała, wzdrygnęła się i zamilkła, a razem z nią światło, radio za ścianą i czerwone oczko w kącie. Mruk nigdy dotąd nie słyszał mieszkania, w którym nic nie jest włączone. Stanął, żeby niczego z tego nie uronić.",
    },
    {
      as: ["the Guide", "przewodnik"],
      en: "Since the lights had gone out people had been walking about with their arms stretched in front of them, like sleepwalkers in a bad film. Tomek shook hands with a coat. Ola begged a door’s pardon. For the first time in six years the family really had need of a guide, and Mruk, who could see everything perfectly, offered himself.",
      pl: "Odkąd zgasło, ludzie chodzili z rękami przed sobą, jak lunatycy w kiepskim filmie. Tomek przywitał się z płaszczem. Ola przeprosiła drzwi. Po raz pierwszy od sześciu lat rodzina naprawdę potrzebowała przewodnika i Mruk, który wszystko świetnie widział, zgłosił się sam.",
    },
    {
      as: ["a Shadow of a Proper Size", "cień słusznych rozmiarów"],
      en: "By electric light Mruk’s shadow is a smudge. But the power had failed, a flame was burning in a saucer, and on the wall there rose somebody of a proper size: with shoulders, with a neck, with ears up to the cornice. Mruk turned his head; the other did the same. He had always imagined himself more or less like that.",
      pl: "W świetle elektrycznym cień Mruka to kleks. Ale prądu nie było, na spodku palił się płomyk i na ścianie wyrósł ktoś słusznych rozmiarów, z barami, z karkiem, z uszami pod sam gzyms. Mruk obrócił głowę, tamten też. Zawsze mniej więcej tak siebie wyobrażał.",
    },
    {
      as: ["the Unwatched Plate", "talerz bez dozoru"],
      en: "The dark came down at the very moment when a plate was being carried. It was set aside, somewhere, in a hurry, by feel, and then it was forgotten, for there were matches to be found. Mruk was not looking for matches. He lifted his nose and drew a line from it, straight through the blackness, to the ham.",
      pl: "Ciemność zapadła akurat wtedy, gdy niesiono talerz. Odstawiono go gdzieś, w pośpiechu, po omacku, a potem o nim zapomniano, bo trzeba było szukać zapałek. Mruk nie szukał zapałek. Podniósł nos i poprowadził od niego linię, prosto przez czerń, aż do szynki.",
    },
    {
      as: ["the Whole Street", "cała ulica"],
      en: "Somebody had put out the street. The bakery had gone, and the stop, and the stout gentleman opposite with his television set; there remained a long wall of black glass with the sky on top. Mruk went to the window sill to establish who had done it, and whether they intended to put everything back in the same order.",
      pl: "Ktoś zgasił ulicę. Nie było piekarni, nie było przystanku ani tęgiego pana z telewizorem naprzeciwko, została długa ściana czarnych szyb, a nad nią niebo. Mruk poszedł na parapet ustalić, kto to zrobił i czy zamierza ustawić wszystko z powrotem w tej samej kolejności.",
    },
  ],
  obstacle: [
    {
      as: ["the Pocket Torch", "latarka kieszonkowa"],
      en: "But Tomek had found the torch. He was as pleased with it as a boy; he shone it at the ceiling, at the map of Africa, and at last, from a distance of one metre, into Mruk’s face. Everything turned white and had a hole in it. “There you are, Director,” said somebody behind the hole.",
      pl: "Ale Tomek znalazł latarkę. Cieszył się nią jak chłopiec, poświecił na sufit, na mapę Afryki, a na koniec, z odległości metra, Mrukowi w twarz. Wszystko zrobiło się białe, z dziurą pośrodku. „A, tu jesteś, dyrektorze” – powiedział ktoś zza dziury.",
    },
    {
      as: ["the Big Feet", "duże stopy"],
      en: "Only one must know that people’s feet do not see. By day they follow the eyes, in the dark they go off on their own account, and they are heavy. One of them came down where the end of Mruk’s tail was. He made a remark. There was a crash, an apology, and then the same foot again, from the other side.",
      pl: "Trzeba jednak wiedzieć, że ludzkie stopy nie widzą. Za dnia idą za oczami, po ciemku chodzą na własną rękę, a są ciężkie. Jedna z nich stanęła tam, gdzie kończył się ogon Mruka. Mruk zabrał głos. Rozległ się łomot, przeprosiny, a potem ta sama stopa z drugiej strony.",
    },
    {
      as: ["Circumstantial Evidence", "poszlaki"],
      en: "Then a suspicion arose. “Wasn’t he just behind the cupboard,” asked Ola slowly, “where the socket is?” In the dark nobody could see his face, and he would have had just the right face for it. He had indeed been behind the cupboard. He had been there on quite another matter, but try proving that without light.",
      pl: "Wtedy padło podejrzenie. „Czy on nie był przed chwilą za kredensem – spytała wolno Ola – tam, gdzie gniazdko?” Po ciemku nikt nie widział jego miny, a miał akurat odpowiednią. Owszem, był za kredensem. Był tam w zupełnie innej sprawie, ale jak tego dowieść bez światła.",
    },
    {
      as: ["a Drop of Wax", "kropla wosku"],
      en: "There was, besides, the matter of the wax. A drop of it ran down, took its time over the edge, and fell on a white paw. It did not hurt, it merely stayed. First it was warm, then it was a small hard hat upon one toe, and Mruk, who had been on his way, sat down to remove it with his teeth.",
      pl: "Wynikła ponadto sprawa wosku. Kropla spłynęła, zastanowiła się na brzegu i spadła na białą łapę. Nie bolało, po prostu została. Najpierw była ciepła, potem zrobił się z niej twardy naparstek na jednym palcu i Mruk, który był już w drodze, usiadł, żeby go zdjąć zębami.",
    },
    {
      as: ["the Whole Staircase", "cała klatka"],
      en: "Before anything could be done the neighbours came. They came from all floors, each holding up a flame, like a procession that has lost its saint, in order to ask whether it was dark here too. It was. They sat down all the same. Soon there was not one chair left, nor any bit of floor without a slipper on it.",
      pl: "Zanim dało się cokolwiek zrobić, przyszli sąsiedzi. Schodzili się ze wszystkich pięter, każdy z ogarkiem, jak procesja, której zginął święty, żeby spytać, czy tu też ciemno. Było ciemno. Mimo to usiedli. Wkrótce nie zostało ani jedno wolne krzesło, ani kawałek podłogi bez kapcia.",
    },
    {
      as: ["a Bump in the Hall", "huk w przedpokoju"],
      en: "Just then there was a bump in the hall. It was not a loud one, but it had been made by nobody: Ola was here, Tomek was here, and Mruk was standing between them with his back like a bridge. They listened. After some time the thing in the hall slid down a further few centimetres and lay still.",
      pl: "Akurat wtedy huknęło w przedpokoju. Nie było to głośne, ale zrobił to nikt: Ola była tutaj, Tomek tutaj, a Mruk stał między nimi z grzbietem jak most. Nasłuchiwali. Po jakimś czasie to coś w przedpokoju osunęło się jeszcze o parę centymetrów i znieruchomiało.",
    },
    {
      as: ["the Notebooks", "zeszyty"],
      en: "Trouble came from the notebooks. Tomek had thirty of them to mark by morning, and he spread them out round the only flame, in a ring, so that nobody could get near. “Name three consequences,” he read out, with his nose in it. Mruk could have named three. He had been stopped from all of them by volcanoes.",
      pl: "Kłopot zrobił się z zeszytami. Tomek miał ich trzydzieści do sprawdzenia na rano i rozłożył je wokół jedynego płomienia, w krąg, tak że nikt nie mógł podejść. „Wymień trzy skutki” – czytał z nosem w kartce. Mruk mógłby wymienić trzy. Od wszystkich odgradzały go wulkany.",
    },
  ],
  turn: [
    {
      as: ["Two Green Lamps", "Dwie zielone lampki"],
      en: "What happened then was noticed first by Ola. Low down, at the height of a cat, two green lamps were burning, quite steady, and whoever steered by them bumped into nothing. They moved off; she moved after them. They blinked, and she stood still. “Follow him,” she said over her shoulder, “he’s got his headlights on.”",
      pl: "To, co stało się potem, pierwsza zauważyła Ola. Nisko, na wysokości kota, paliły się równo dwie zielone lampki, a kto się nimi kierował, ten o nic nie zawadzał. Ruszyły, więc ruszyła za nimi. Mrugnęły, więc stanęła. „Za nim – rzuciła przez ramię. – Jedzie na światłach”.",
    },
    {
      as: ["The Bell Goes First", "Dzwonek idzie przodem"],
      en: "Mruk went on ahead, and his bell told them where. It rang once at each corner and twice at the threshold on which everybody trips. Behind it, holding on to one another by the sleeve, came the people; they went the whole length of the flat like this, and nobody lost so much as a slipper.",
      pl: "Mruk poszedł przodem, a dzwonek mówił którędy. Przy każdym rogu dzwonił raz, a przy progu, o który wszyscy się potykają, dwa razy. Za nim, trzymając się za rękawy, szli ludzie. Przeszli tak całe mieszkanie i nikt nie zgubił nawet kapcia.",
    },
    {
      as: ["The Paraffin Lamp", "Lampa naftowa"],
      en: "Mrs Halina had it brought up: a paraffin lamp with a green shade, by which, she said, half of Mokotów had once been hemmed. When it burned, everything in the room was given an edge and a place. She looked about her, moved one thing, and then said to Mruk, as to the only professional present: “Now we can see, treasure.”",
      pl: "Pani Halina kazała ją przynieść: lampę naftową z zielonym kloszem, przy której, jak mówiła, podszyto niegdyś pół Mokotowa. Kiedy zapłonęła, wszystko w pokoju dostało brzeg i swoje miejsce. Pani Halina rozejrzała się, przesunęła jedną rzecz i zwróciła się do Mruka jak do jedynego fachowca: „No, teraz widać, skarbie”.",
    },
    {
      as: ["Shadow Theatre", "Teatr cieni"],
      en: "It was Ola who began, with a goose. It came out of her two hands and walked along the wall; Tomek added a camel, as befits his subject. Then, without any hands at all, in came a beast with a notch in its ear and filled the house from floor to ceiling. The goose fled. There was long applause.",
      pl: "Zaczęła Ola, od gęsi. Gęś wyszła jej z dwóch rąk i powędrowała po ścianie, a Tomek dodał wielbłąda, jak przystało na jego przedmiot. I wtedy, w ogóle bez rąk, weszło zwierzę z nacięciem w uchu i wypełniło widownię od podłogi po sufit. Gęś uciekła. Oklaski trwały długo.",
    },
    {
      as: ["The Trumpet in the Dark", "Trąbka po ciemku"],
      en: "And then the trumpet sounded on the first floor. In the dark Staś could not see his notes, and so he could not see where he usually stumbled; he walked straight over the place and on to the end. The whole house held its breath. Mruk stopped whatever he had been doing and, which nobody has seen before or since, listened sitting up.",
      pl: "I wtedy na pierwszym piętrze odezwała się trąbka. Po ciemku Staś nie widział nut, nie widział więc i miejsca, w którym się zwykle potyka, przeszedł po nim i doszedł do końca. Cały dom wstrzymał oddech. Mruk przerwał to, co robił, i, czego ani przedtem, ani potem nikt nie widział, słuchał na siedząco.",
    },
    {
      as: ["They Gather Round the Cat", "Wszyscy schodzą się do kota"],
      en: "With the dark it grew cooler, and by and by each of them remembered something warm. Ola felt for it with her hand, Tomek with his foot; they met, said “oh, sorry”, and stayed. Mruk lay in the middle. He had given up his undertaking, or else this was it, and he hummed for all of them, like a small substation.",
      pl: "Po ciemku zrobiło się chłodniej i każdemu przypomniało się coś ciepłego. Ola szukała tego ręką, Tomek stopą, spotkali się, powiedzieli „ojej, przepraszam” i już zostali. Mruk leżał pośrodku. Porzucił swoje zamiary albo właśnie o to mu chodziło i buczał dla wszystkich, jak mała podstacja.",
    },
    {
      as: ["The Fortieth Key", "Czterdziesty klucz"],
      en: "At last there was a jingling on the stairs. Mr Zenon had been to the cellar, and the box with the main switch would not open to any of thirty-nine keys. He held the bunch out into the dark, helplessly. A paw reached up, hooked one out from the rest, and let it drop. “Well, I never,” said Mr Zenon.",
      pl: "Wreszcie na schodach zabrzęczało. Pan Zenon był w piwnicy, ale skrzynka z głównym wyłącznikiem nie chciała się otworzyć żadnym z trzydziestu dziewięciu kluczy. Bezradnie wyciągnął pęk w ciemność. Podniosła się łapa, wyłowiła jeden spośród reszty i puściła. „A niech mnie” – powiedział pan Zenon.",
    },
  ],
  ending: [
    {
      en: "The light came back without asking. Everyone blinked and looked older, there was dust on things, and on the table lay bills. They sat like that for about a minute. Then Ola got up, went to the switch, and without a word turned it off again, and Mruk lowered his forehead against the nearest knee.",
      pl: "Światło wróciło bez pytania. Wszyscy mrużyli oczy i wyglądali starzej, na rzeczach leżał kurz, na stole rachunki. Posiedzieli tak może minutę. Potem Ola wstała, podeszła do kontaktu i bez słowa z powrotem zgasiła, a Mruk oparł czoło o najbliższe kolano.",
    },
    {
      en: "Towards the end the fridge gave a sigh, collected itself, and took up its word where it had broken it off. After that the rest came: the lamp, the wall, the radio, a hairdryer that somebody had been holding for an hour. Mruk heard them all in, one by one, like a teacher back from an outing, and none was absent.",
      pl: "Pod koniec lodówka westchnęła, zebrała się w sobie i podjęła swoje słowo tam, gdzie je przerwała. Potem wróciła reszta: lampa, ściana, radio, suszarka, którą ktoś od godziny trzymał w ręce. Mruk odsłuchał wszystkich po kolei, jak nauczyciel po wycieczce, i nikogo nie brakowało.",
    },
    {
      en: "Not everything was found afterwards. A plate that had held ham turned up under the sofa, clean, cold and extremely well licked, and it was agreed that in a blackout all kinds of things happen to plates. Mruk was of the same opinion. He was sitting very upright just then, like someone who has been in the light the whole time.",
      pl: "Nie wszystko się potem odnalazło. Pod kanapą leżał talerz po szynce, czysty, zimny i wylizany nadzwyczaj starannie, i zgodzono się, że kiedy nie ma prądu, z talerzami dzieją się różne rzeczy. Mruk był tego samego zdania. Siedział wtedy bardzo prosto, jak ktoś, kto przez cały czas był w świetle.",
    },
    {
      en: "When the lamps were burning once more, they asked each other what one does by electricity that is so important. Nobody could say on the spot. The stump of candle was put away in the drawer, on top, where it can be found in the dark, and Mruk saw which drawer, and marked its corner with his cheek.",
      pl: "Kiedy lampy znów się paliły, zaczęto się zastanawiać, co właściwie robi się przy prądzie aż tak ważnego. Nikt na poczekaniu nie umiał powiedzieć. Ogarek schowano do szuflady, na wierzch, tak żeby dało się go znaleźć po ciemku, a Mruk zapamiętał której i oznaczył jej róg policzkiem.",
    },
    {
      en: "The fifteen alone had known nothing of it. It has its own wire and its own ideas, and in the thick of the darkness it drove past, lit up from end to end, like a ballroom that is being delivered. Mruk followed it with his eyes. One does not have to show everything one has, he thought, but it was handsome.",
      pl: "Jedna piętnastka o niczym nie wiedziała. Ma własny drut i własne zdanie, i w najgęstszej ciemności przejechała ulicą oświetlona od końca do końca, jak sala balowa w dostawie. Mruk odprowadził ją wzrokiem. Nie trzeba zaraz pokazywać wszystkiego, co się ma, pomyślał, ale było to ładne.",
    },
    {
      en: "How long it lasted is disputed. Tomek says an hour, Ola says half of one at the most; Mrs Halina says, as long as in sixty-three. Mruk was not asked. He measured it in laps, and came to three, the last of which he had kept until the bulbs came on and it no longer counted.",
      pl: "Jak długo to trwało, jest kwestią sporną. Tomek mówi, że godzinę, Ola, że najwyżej pół, a pani Halina, że tyle co w sześćdziesiątym trzecim. Mruka nie pytano. Mierzył to kolanami i wyszło mu troje, przy czym na ostatnich siedział jeszcze wtedy, gdy żarówki się zapaliły i już się nie liczyło.",
    },
    {
      en: "It is Mruk’s conviction that it was he who restored the current. He had thought hard, he had narrowed his eyes, and there it was; what more does one want in the way of proof? Since then he has sat under the switch now and again and looked at it, the way one looks at a subordinate whom one trusts.",
      pl: "Mruk jest przekonany, że prąd przywrócił on. Mocno pomyślał, zmrużył oczy i proszę, jest. Jakiego jeszcze trzeba dowodu? Od tamtej pory siada czasem pod kontaktem i patrzy na niego tak, jak się patrzy na podwładnego, do którego ma się zaufanie.",
    },
  ],
};
