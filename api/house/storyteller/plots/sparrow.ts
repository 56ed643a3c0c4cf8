import type { Plot } from "../model.ts";

/** A sparrow on the other side of the pane, and an understanding between two people who ought to be enemies. */
export const sparrow: Plot = {
  name: "sparrow",
  category: "Friendship",
  when: { timeSlot: ["morning", "afternoon"] },
  pictures: [
    {
      place: "window sill",
      pose: "crouch",
      props: ["sparrow"],
      eyes: "wide",
      en: "Mruk flattened on the window sill, a sparrow in view",
      pl: "Mruk rozpłaszczony na parapecie, w polu widzenia wróbel",
    },
    {
      place: "window sill",
      pose: "sit",
      props: ["sparrow", "geranium"],
      eyes: "open",
      en: "Mruk on the window sill beside the geranium, looking at a sparrow",
      pl: "Mruk na parapecie obok pelargonii, przygląda się wróblowi",
    },
  ],
  wish: [
    {
      as: ["the Sparrow", "wróbel"],
      en: "On the tin outside the window sat a sparrow, and she was his. Not that he had caught her; it had not come to that in two years. But each hunter has one particular quarry with whom he has gone grey, and Mruk, being grey already, had saved himself the trouble.",
      pl: "Na blasze za oknem siedziała wróblica i była jego. Nie żeby ją złapał, przez dwa lata do tego nie doszło. Ale każdy myśliwy ma taką jedną zwierzynę, przy której osiwiał, a Mruk, który był szary od początku, oszczędził sobie fatygi.",
    },
    {
      as: ["the Hunt", "polowanie"],
      en: "Every day at about this hour there is a hunt on the third floor. It begins with Mruk lying down on the sill as flat as a doormat and thinking of nothing, so that nothing shall be noticed. Then a sparrow comes to see whether he has begun. She always comes on time.",
      pl: "Codziennie mniej więcej o tej porze odbywa się na trzecim piętrze polowanie. Zaczyna się od tego, że Mruk kładzie się na parapecie płasko jak wycieraczka i nie myśli o niczym, żeby nic nie było widać. Potem przylatuje wróbel sprawdzić, czy już zaczęto. Zawsze jest punktualny.",
    },
    {
      as: ["Eleven Crumbs", "jedenaście okruszków"],
      en: "Somebody had shaken out the tablecloth, and on the outer sill there lay eleven crumbs. Mruk does not eat crumbs, but he knows who does. He lay down behind the curtain with only his eyes sticking out and waited, as one waits at the theatre for the chandelier to go dim.",
      pl: "Ktoś wytrzepał obrus i na zewnętrznym parapecie leżało jedenaście okruszków. Mruk okruszków nie jada, ale wie, kto jada. Położył się za firanką, tak że wystawały mu tylko oczy, i czekał, jak się czeka w teatrze, aż przygaśnie żyrandol.",
    },
    {
      as: ["the Small Brown Person", "mała brązowa osoba"],
      en: "A small brown person had landed on the window ledge and was looking in. She looked at the curtains, at the pots, at the grey fur cushion with two ears on it. Mruk did not breathe. He had been a cushion for eleven minutes, and he felt that today he was being very convincing.",
      pl: "Na gzymsie wylądowała mała brązowa osoba i zaglądała do środka. Obejrzała firanki, doniczki i szarą futrzaną poduszkę z dwojgiem uszu. Mruk nie oddychał. Był poduszką od jedenastu minut i czuł, że dziś wychodzi mu to wyjątkowo przekonująco.",
    },
    {
      as: ["a Matter of Honour", "sprawa honorowa"],
      en: "The sparrow had laughed. There was no other word for it. She had hopped along the tin, right past his nose, chirped something, and the whole chestnut tree had answered. A cat can put up with a lot, but not before witnesses. Mruk lay down on the sill and gathered his back legs beneath him.",
      pl: "Wróblica się zaśmiała. Nie da się tego nazwać inaczej. Przeskoczyła po blasze tuż pod jego nosem, ćwierknęła coś i odpowiedział jej cały kasztanowiec. Kot zniesie wiele, ale nie przy świadkach. Mruk przywarł do parapetu i podciągnął pod siebie tylne łapy.",
    },
    {
      as: ["the One with the White Feather", "ta z białym piórkiem"],
      fact: "Among the sparrows Mruk knows one by the white feather in her left wing.",
      en: "Of all the sparrows in the courtyard Mruk can tell only one apart. She has a single white feather in her left wing, like a handkerchief in a breast pocket, and a way of looking at him with her head on one side, first one side and then the other. He had been waiting for her since he got up.",
      pl: "Ze wszystkich wróbli na podwórku Mruk odróżnia tylko jednego, a właściwie jedną. Ma w lewym skrzydle białe piórko, jak chusteczkę w butonierce, i patrzy na niego z przekrzywioną głową, raz w jedną, raz w drugą stronę. Czekał na nią, odkąd wstał.",
    },
    {
      as: ["the Pounce", "skok"],
      en: "Mruk had been saving up a pounce. For a whole week he had not spent any, neither on flies nor on slippers, and it had grown in him till he could hardly bend. Now it was large enough for a sparrow. He carried it to the sill with care, like a full glass, and lay in wait.",
      pl: "Mruk odkładał sobie skok. Przez cały tydzień nie wydał ani jednego, ani na muchy, ani na kapcie, i urósł mu od tego tak, że ledwie się zginał. Teraz był już dość duży na wróbla. Mruk zaniósł go na parapet ostrożnie, jak pełną szklankę, i się zaczaił.",
    },
  ],
  obstacle: [
    {
      as: ["the Glass", "szyba"],
      en: "Between them stood the pane. It has stood there since the house was built, and each of them reckons with it, she with confidence, he with reserve. He had once forgotten about it, in the second week of their acquaintance. One could still see, from the side, the print of a nose.",
      pl: "Dzieliła ich szyba. Stoi tam, odkąd stoi dom, i oboje się z nią liczą, ona z ufnością, on z rezerwą. Raz o niej zapomniał, w drugim tygodniu znajomości. Do dziś, jeśli spojrzeć z boku, widać odcisk nosa.",
    },
    {
      as: ["the Geranium", "pelargonia"],
      en: "Everything would have gone well but for the geranium. Pelagia stood exactly in the line of attack with all her leaves spread out, and she did not take sides. Mruk shifted to the left; a leaf tickled his ear. He shifted to the right; a stalk cracked, and the whole tree outside heard it.",
      pl: "Wszystko by się udało, gdyby nie pelargonia. Pelagia stała dokładnie na linii ataku, z rozłożonymi liśćmi, i nie brała niczyjej strony. Mruk przesunął się w lewo i liść połaskotał go w ucho. Przesunął się w prawo i trzasnęła łodyga, a usłyszało to całe drzewo za oknem.",
    },
    {
      as: ["the Tail", "ogon"],
      en: "But he had not consulted his tail. From the shoulders forward he was a statue; from the hips back somebody was beating a carpet. The sparrow looked past his face, with interest, at what was going on behind it. Mruk turned to give his tail a look, and so he lost half a minute.",
      pl: "Nie uzgodnił tego jednak z ogonem. Od barków do przodu był posągiem, od bioder do tyłu ktoś trzepał dywan. Wróblica patrzyła ponad jego głową, z zainteresowaniem, na to, co się dzieje z tyłu. Mruk odwrócił się, żeby spojrzeć na ogon z wyrzutem, i stracił pół minuty.",
    },
    {
      as: ["the Chairman", "Prezes"],
      en: "At the critical moment Prezes landed. He came down like a dropped file, walked into the middle and asked, in a general way, whether anybody was eating that. Nothing kills suspense like a pigeon. The sparrow moved to the end of the sill; and between the hunter and the hunted there now stood a large grey bottom.",
      pl: "W rozstrzygającej chwili wylądował Prezes. Spadł jak upuszczony segregator, wszedł na środek i zapytał ogólnie, czy ktoś to je. Nic tak nie zabija napięcia jak gołąb. Wróblica przesunęła się na skraj i między łowcą a zwierzyną stał teraz duży szary kuper.",
    },
    {
      as: ["a Sneeze", "kichnięcie"],
      en: "And then his nose began to itch. It was dust, or pollen, or fate. Mruk thought of cold things, of the vet, of Tuesdays; he held his breath till the pots went round in a circle. Then he sneezed, and the bell on his collar wished him good health loud enough for two staircases.",
      pl: "I wtedy zaswędział go nos. Może to był kurz, może los. Mruk myślał o rzeczach zimnych, o weterynarzu, o wtorkach, wstrzymywał oddech, aż doniczki zaczęły krążyć. A potem kichnął i dzwonek przy obroży życzył mu zdrowia tak głośno, że słyszały to obie klatki.",
    },
    {
      as: ["Ola with a Cloth", "Ola ze ścierką"],
      en: "Then Ola came to clean the window. She did it the way she does all her housework, by reading two more pages first, and then with great energy. She rubbed out the crumbs, the ledge, the whole hunting ground, and in the foam her hand went back and forth just in front of his whiskers.",
      pl: "Wtedy przyszła Ola umyć okno. Robiła to tak, jak robi wszystko w domu: najpierw przeczytała jeszcze dwie strony, a potem wzięła się do rzeczy z wielką energią. Starła okruszki, gzyms, cały teren łowiecki i jej ręka w pianie jeździła mu tam i z powrotem tuż przed wąsami.",
    },
    {
      as: ["the Reflection", "odbicie"],
      en: "But in the glass, right on top of the sparrow, lay a cat. It had a broad face and a stupid expression, and it was stalking him. Mruk narrowed his eyes; it narrowed its own. He could not attack the one without turning his back on the other, and so for some time nobody attacked anyone.",
      pl: "Ale w szybie, dokładnie na wróblicy, leżał jakiś kot. Miał szeroką twarz, głupi wyraz i czaił się na Mruka. Mruk zmrużył oczy, tamten też. Nie można było zaatakować jej, nie odwracając się do niego tyłem, i przez dłuższy czas nikt nikogo nie atakował.",
    },
  ],
  turn: [
    {
      as: ["One Hop Nearer", "O jeden skok bliżej"],
      en: "What she did next is not in the books. Instead of flying up, the sparrow hopped nearer. She hopped once more and stood at the very glass, whisker to beak, and looked into the green eye as one looks through a keyhole. It seems that she had always wanted to know what was going on in there.",
      pl: "Tego, co zrobiła potem, nie ma w książkach. Zamiast odlecieć, wróblica podskoczyła bliżej. Podskoczyła jeszcze raz, stanęła przy samej szybie, dziób w wąsy, i zajrzała w zielone oko jak przez dziurkę od klucza. Widocznie zawsze chciała wiedzieć, co się tam dzieje.",
    },
    {
      as: ["The Pounce Is Postponed", "Skok zostaje odroczony"],
      en: "Mruk felt that the time had come. And he also felt how warm the blanket was, and how well he was lying, and that a pounce, once spent, is gone. He examined the matter from all sides and found that there was still room in him for more. He let it go back down, slowly, a paw at a time.",
      pl: "Mruk poczuł, że już czas. Poczuł też, jaki ciepły jest koc i jak dobrze mu się leży, i że skok raz wydany przepada. Rozważył sprawę ze wszystkich stron i stwierdził, że jeszcze się w nim trochę zmieści. Pozwolił mu opaść z powrotem, powoli, łapa po łapie.",
    },
    {
      as: ["A Hawk over the Courtyard", "Jastrząb nad podwórkiem"],
      en: "Suddenly a shadow went over the courtyard, a quick one, with a hooked end. All the sparrows fell into the chestnut like a handful of thrown gravel, except for one, who pressed herself to the glass beside the cat. For a moment they both looked up, with the same eyes. The shadow thought better of it and flew on.",
      pl: "Nagle nad podwórkiem przesunął się cień, szybki, z haczykiem na końcu. Wszystkie wróble wpadły w kasztanowiec jak garść rzuconego żwiru, oprócz jednego, który przywarł do szyby obok kota. Przez chwilę oboje patrzyli w górę takim samym wzrokiem. Cień się rozmyślił i poleciał dalej.",
    },
    {
      as: ["He Leapt, for Form’s Sake", "Skoczył, dla porządku"],
      en: "In the end he leapt, for form’s sake. The bell rang, the curtain billowed, a flowerpot turned half round; and the sparrow rose exactly as much as was needed and came down again on the same spot. She gave a short chirp, which a judge might have given from his chair. Six point two, perhaps six point three.",
      pl: "W końcu skoczył, dla porządku. Dzwonek zadzwonił, firanka wydęła się, doniczka zrobiła pół obrotu, a wróblica uniosła się dokładnie tyle, ile było trzeba, i usiadła w tym samym miejscu. Ćwierknęła krótko, jak sędzia ze swojego krzesełka. Pięć i dwa, może pięć i trzy.",
    },
    {
      as: ["The Largest Crumb", "Największy okruch"],
      en: "On the inner side, beside his paw, lay a crumb that had been left from somebody’s roll. Mruk pushed it with one claw to the crack under the frame. He did not know himself why. It went through with a tiny scrape, and on the other side somebody brown took it, and paused, and did not fly away.",
      pl: "Po wewnętrznej stronie, przy jego łapie, leżał okruch, który został z czyjejś bułki. Mruk popchnął go pazurem do szpary pod ramą. Sam nie wiedział po co. Okruch przeszedł z cichym skrobnięciem, a po drugiej stronie ktoś brązowy go wziął, znieruchomiał i nie odleciał.",
    },
    {
      as: ["He Looks the Other Way", "Patrzenie w inną stronę"],
      en: "Mruk then did what one does on meeting somebody to whom one owes money: he looked the other way. He looked at a cornice, at the wires, with great attention. When he looked back, she was looking at the wires too. It is by such small courtesies that neighbours survive the winter, and everything else.",
      pl: "Mruk zrobił więc to, co się robi na widok kogoś, komu jest się coś winnym: spojrzał w inną stronę. Patrzył na gzyms i na druty, z wielką uwagą. Kiedy spojrzał z powrotem, ona też patrzyła na druty. To dzięki takim drobnym uprzejmościom sąsiedzi jakoś ze sobą wytrzymują.",
    },
    {
      as: ["A Word through the Glass", "Słowo przez szybę"],
      en: "Then he spoke. It was that odd sound which cats make only to birds, a kind of chattering with the teeth, and which they are embarrassed about afterwards. The sparrow listened with her head on one side. She answered at some length. Both of them had a strong accent, but they understood each other on the main point.",
      pl: "Wtedy się odezwał. Był to ten dziwny dźwięk, który koty wydają tylko do ptaków, takie szczękanie zębami, i którego się potem wstydzą. Wróblica wysłuchała z przekrzywioną głową. Odpowiedziała dość obszernie. Oboje mówili z silnym akcentem, ale w zasadniczej sprawie się zrozumieli.",
    },
  ],
  ending: [
    {
      en: "They have an arrangement, these two. He lies down, she hops nearer, and both pretend that it is about eating. If one day he should catch her, they would have nothing to do at this hour. Mruk watched her fly off to the chestnut and noted the place to which she would return.",
      pl: "Tych dwoje ma umowę. On się kładzie, ona podskakuje bliżej i oboje udają, że chodzi o jedzenie. Gdyby ją któregoś dnia złapał, nie mieliby o tej porze nic do roboty. Mruk patrzył, jak odlatuje na kasztanowiec, i zapamiętał miejsce, w które wróci.",
    },
    {
      en: "When she had gone he stayed on at the window for a while, so as not to seem to have come only on her account. On the tin lay a feather, a tiny one, brown with a white rim. He looked at it for a long time. Tomek opened the window later and brought it in to him, and did not joke.",
      pl: "Kiedy odleciała, został jeszcze chwilę przy oknie, żeby nie wyglądało, że przyszedł tylko dla niej. Na blasze leżało piórko, malutkie, brązowe z białym brzegiem. Patrzył na nie długo. Tomek otworzył potem okno, przyniósł mu je i nie żartował.",
    },
    {
      en: "“Did you get her?” asked Tomek in passing. Mruk washed the back of his paw. Some questions are put in the wrong way, and one does not answer them, one waits till they improve. Outside, somebody was telling the story to the entire tree, and, judging by the noise, both parties came out of it well.",
      pl: "„I co, złapałeś?” – spytał w przejściu Tomek. Mruk umył łapę od zewnętrznej strony. Są pytania źle postawione i na takie się nie odpowiada, tylko czeka, aż się poprawią. Na dworze ktoś opowiadał tę historię całemu drzewu i, sądząc po hałasie, obie strony wypadły w niej dobrze.",
    },
    {
      en: "The crumbs were finished and the hunt was closed. In Mruk’s private records it went down as the six hundredth, without casualties. He knows hunters with a much better score, but he does not know one with whom the game is on first-name terms. What her first name is he has not yet found out.",
      pl: "Okruszki się skończyły i polowanie zamknięto. W prywatnych zapiskach Mruka otrzymało numer sześćset, strat nie odnotowano. Zna myśliwych z dużo lepszym wynikiem, ale nie zna żadnego, który byłby ze zwierzyną po imieniu. Jak ma na imię, jeszcze zresztą nie ustalił.",
    },
    {
      en: "Ola said that it was a strange friendship. It was not a friendship, Mruk would have told her, if she had asked in a proper language; it was a cold war, with an exchange of observers. And he pressed himself once more to the glass, because there, on the tin, one could still see the little forked footprints.",
      pl: "Ola powiedziała, że to dziwna przyjaźń. To nie przyjaźń, wyjaśniłby jej Mruk, gdyby zapytała w jakimś porządnym języku, to zimna wojna z wymianą obserwatorów. I jeszcze raz przytulił się do szyby, bo na blasze wciąż widać było drobne, widełkowate ślady.",
    },
    {
      en: "Since then the curtain has been left open a hand’s breadth on that side, and nobody puts pots there. It was not agreed upon; it came about by itself, as paths do across a lawn. At a fixed hour something brown comes, and something grey lies down, and the clock in the kitchen could be set by them.",
      pl: "Od tamtej pory firanka z tej strony jest uchylona na szerokość dłoni i nikt nie stawia tam doniczek. Nie było takiej umowy, samo się tak zrobiło, jak ścieżka przez trawnik. O stałej godzinie przylatuje coś brązowego, kładzie się coś szarego i można by według nich nastawiać kuchenny zegar.",
    },
    {
      en: "He went to his bowl after that and ate with a good appetite, for the air at windows makes one hungry. It was beef, in small pieces. He left one of them at the edge of the bowl. It is not that she would eat it; but it seemed to him that something ought to be left.",
      pl: "Potem poszedł do miski i zjadł z apetytem, bo powietrze przy oknie zaostrza głód. Była wołowina, w małych kawałkach. Jeden zostawił na brzegu. Nie żeby ona miała to zjeść, ale wydawało mu się, że coś wypada zostawić.",
    },
  ],
};
