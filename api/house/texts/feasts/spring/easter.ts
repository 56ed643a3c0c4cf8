import type { Feast } from "#api/house/texts/model.ts";

/** Easter Sunday: breakfast, and an egg that is divided. */
export const easter: Feast = {
  name: "easter",
  day: { easter: 0 },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Into How Many Parts?", "Na ile części?"],
        en: [
          "Before anybody eats anything on Easter morning, an egg is divided. Ola had the plate, Tomek had the knife, and the others stood round the table, because on this day the whole staircase comes to breakfast: Mrs Halina in her brooch, Mr Zenon with a radish in his buttonhole, which he had taken for a flower when he dressed.",
          "“Four,” said Tomek, and set the knife on the egg like a meridian. From the third chair, on which nobody sits, a pair of eyes came up over the edge of the table. “Five,” said Ola.",
          "An egg goes into four by itself. Into five it does not go. Tomek tried it with a ruler first. He did it by angles, seventy-two degrees apiece; but the yolk lay to one side, and whichever way he turned it, one part was all white. “Nobody gets only white at Easter,” said Mrs Halina. “It makes for a bad year.”",
          "So they took a vote on who should have the white. Everybody wanted it. Mr Zenon said that he didn’t care for yolk; Ola knew that he did. Tomek cited the example of captains. The eyes over the table’s edge moved to whoever was speaking, and went back each time to the plate, where the egg was getting cold in five unequal pieces.",
          "They were still at it when a white paw came up. It did not reach for anything. It was laid on the table-cloth, next to the plate, beside the white piece, and there it stayed, white beside white; and since there was no saying which of the two had been there first, the matter was taken as settled.",
          "“All the best,” said everyone to everyone, and ate. Under the table Mruk carried his part to a quiet corner and sniffed at it at length, in the very best of health. When Ola swept up on Tuesday, it was still lying there.",
        ],
        pl: [
          "Zanim ktokolwiek w wielkanocny poranek coś zje, dzieli się jajko. Ola miała talerzyk, Tomek nóż, a dookoła stołu stała reszta, bo tego dnia przychodzi na śniadanie cała klatka: pani Halina z broszką i pan Zenon z rzodkiewką w butonierce, którą, ubierając się, wziął za kwiatek.",
          "„Na cztery” – powiedział Tomek i przyłożył nóż do jajka jak południk. Z trzeciego krzesła, na którym nikt nie siada, nad brzegiem stołu ukazały się oczy. „Na pięć” – powiedziała Ola.",
          "Na cztery jajko dzieli się samo. Na pięć nie. Tomek najpierw spróbował z linijką. Brał kąty, po siedemdziesiąt dwa stopnie, ale żółtko leżało z boku i jakkolwiek je obracał, jedna część wypadała całkiem biała. „W Wielkanoc nikt nie może dostać samego białka – orzekła pani Halina. – Potem cały rok jest taki”.",
          "Głosowano więc, kto ma dostać białko. Chcieli wszyscy. Pan Zenon mówił, że za żółtkiem nie przepada; Ola wiedziała, że przepada. Tomek powołał się na przykład kapitanów. Oczy znad brzegu stołu zwracały się do tego, kto mówił, i za każdym razem wracały na talerzyk, gdzie jajko w pięciu nierównych kawałkach stygło.",
          "Jeszcze się spierali, kiedy ukazała się biała łapa. Po nic nie sięgała. Położyła się na obrusie przy talerzyku, koło białego kawałka, i tak została, białe przy białym, a że nie dało się stwierdzić, co tam było pierwsze, uznano sprawę za rozstrzygniętą.",
          "„Wszystkiego najlepszego” – powiedzieli wszyscy wszystkim i zjedli. Mruk zaniósł swoją część w spokojny kąt pod stołem i długo ją wąchał, w najlepszym zdrowiu. Kiedy we wtorek Ola zamiatała, wciąż tam była.",
        ],
        picture: {
          place: "kitchen",
          pose: "ears",
          props: [],
          eyes: "wide",
          company: "tomek",
          inHand: "knife",
          camera: "half",
        },
      },
      {
        title: ["Until One of Them Cracks", "Do pierwszego pęknięcia"],
        en: [
          "There is a duel at Easter that is fought with eggs. You hold yours in your fist, tip upwards; the other knocks on it with his; the one that cracks has lost, and is eaten. Staś had come up before breakfast with an egg that had beaten everybody on two floors.",
          "It was small, nearly round, and as brown as an old piano. Tomek lost to it with a blue one, Ola with a red. Mrs Halina, who had brought her best, with a fir twig scratched on it, lost it at the first knock and said a word you do not hear from her.",
          "Mruk had watched from the sideboard. Nine eggs had been broken before his eyes and nobody had asked him to help clear up. He let himself down on to the table, among the shells, where on any other day he is not allowed, and sat down in front of the winner, which Staś had put in an egg cup of its own, on a doily.",
          "“He’s challenging you,” said Tomek. Staś considered the cat: he had nothing in his hands. “What’s he going to knock with?” Mruk lowered his head, as he does with anyone he wants to know better, and knocked with his forehead, once. He uses the left side. There are nine kilos behind it.",
          "It made a noise like a bicycle bell in the rain. The egg had a star at the tip, and from the star a line ran all the way down. Nobody spoke. Then Staś picked it up and looked at it against the window; and it came out, little by little, because he is honest, that he had known. It was not an egg. It was alabaster, his grandfather’s, for darning socks.",
          "“It held out for forty years,” he said, quite pale with respect. Mruk was already eating the red one.",
        ],
        pl: [
          "Na Wielkanoc jest taki pojedynek, na jajka. Swoje trzyma się w pięści, czubkiem do góry; drugi stuka w nie swoim; które pęknie, to przegrało i idzie do zjedzenia. Staś przyszedł przed śniadaniem z jajkiem, które na dwóch piętrach pokonało wszystkich.",
          "Było małe, prawie okrągłe i brązowe jak stare pianino. Tomek przegrał z nim niebieskim, Ola czerwonym. Pani Halina, która przyniosła najlepsze, z wydrapaną gałązką, straciła je przy pierwszym stuknięciu i powiedziała słowo, jakiego się od niej nie słyszy.",
          "Mruk przyglądał się z kredensu. Na jego oczach rozbito dziewięć jajek i nikt go nie poprosił, żeby pomógł posprzątać. Zsunął się na stół, między skorupki, gdzie w żaden inny dzień mu nie wolno, i usiadł przed zwycięzcą, którego Staś ustawił w kieliszku osobno, na serwetce.",
          "„Wyzywa cię” – powiedział Tomek. Staś obejrzał kota: kot nie miał nic w rękach. „A czym stuknie?” Mruk pochylił głowę, jak wobec każdego, kogo chce lepiej poznać, i stuknął czołem, raz. Używa do tego lewej strony. Za nią jest dziewięć kilo.",
          "Zabrzmiało jak rowerowy dzwonek w deszczu. Jajko miało na czubku gwiazdkę, a od gwiazdki aż na sam dół biegła kreska. Nikt się nie odezwał. Staś podniósł je pod światło i powoli wyszło na jaw, bo jest uczciwy, że wiedział. To nie było jajko. Było z alabastru, po dziadku, do cerowania skarpet.",
          "„Czterdzieści lat wytrzymało” – powiedział, blady z szacunku. Mruk jadł już czerwone.",
        ],
        picture: {
          place: "kitchen",
          pose: "sit",
          props: [],
          eyes: "grump",
          look: "reader",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["The Chair by the Window Is for Whoever Comes", "Krzesło przy oknie jest dla tego, kto przyjdzie"],
        en: [
          "At Easter nobody in the house should breakfast alone; Mrs Halina sees to it, and lays for everyone at her place on the second floor. She knows every door behind which a single cup is standing. This year she had gone up to Miss Ludwika on the fifth floor, and had come down by herself. “She says she’s lost the habit,” she reported.",
          "So there was one chair too many. It stood by the window with a plate before it, a white napkin, a sprig of box. “It’s for whoever comes,” said Mrs Halina. They ate the sour soup and the sausage, and the more they talked, the more plainly you saw the chair.",
          "Mruk dislikes a place that is kept for nobody. He went and looked into the matter. The plate was clean. He got up on the seat, which was cold, then on to the napkin; and having established that no one was coming, he got down and went out by the door, which was open for people with horseradish.",
          "He is seldom on the fifth floor. There are no smells up there but soap and pears. Behind the last door someone was moving a chair. He sat down in front of it, drew breath, and gave the short speech that opens larders.",
          "“Is that you?” said the door. “Who sent you?” The chain came off. There stood an old lady in a lace collar, a single cup in her hand. Mruk turned round and went down the stairs, three steps, and looked back; three steps, and looked back. “I’m not dressed,” she said. She was dressed like a duchess.",
          "When Mruk came back to the table with his tail up, there was a hand on the banisters outside the open door, and after the hand, slowly, a lace collar. Nobody remarked on it. Mr Zenon pulled out the chair. Miss Ludwika put her cup down among the others. At noon she wanted to take it home, and nobody at the table would say which one it was.",
        ],
        pl: [
          "W Wielkanoc nikt w kamienicy nie powinien jeść śniadania sam; pilnuje tego pani Halina i nakrywa dla wszystkich u siebie, na drugim piętrze. Zna każde drzwi, za którymi stoi jedna filiżanka. W tym roku poszła na piąte piętro, do panny Ludwiki, i zeszła bez niej. „Mówi, że się odzwyczaiła” – zameldowała.",
          "Jednego krzesła było więc za dużo. Stało przy oknie, przed nim talerz, biała serwetka, gałązka bukszpanu. „Jest dla tego, kto przyjdzie” – powiedziała pani Halina. Jedli żurek i kiełbasę, a im więcej mówili, tym lepiej było widać krzesło.",
          "Mruk nie lubi miejsc, które trzyma się dla nikogo. Poszedł zbadać sprawę. Talerz był czysty. Wszedł na siedzenie, które było zimne, potem na serwetkę, a stwierdziwszy, że nikt nie przychodzi, zeskoczył i wyszedł drzwiami otwartymi dla tych, co nosili chrzan.",
          "Na piątym piętrze rzadko bywa. Pachnie tam tylko mydłem i gruszkami. Za ostatnimi drzwiami ktoś przesuwał krzesło. Mruk usiadł pod nimi, nabrał powietrza i wygłosił krótką mowę, od której otwierają się spiżarnie.",
          "„To ty? – odezwały się drzwi. – A kto cię przysłał?” Zdjęto łańcuch. W progu stała starsza pani w koronkowym kołnierzyku, z jedną filiżanką w ręku. Mruk odwrócił się i zszedł po schodach trzy stopnie, obejrzał się; trzy stopnie, obejrzał się. „Nie jestem ubrana” – powiedziała. Ubrana była jak księżna.",
          "Kiedy Mruk wrócił do stołu z podniesionym ogonem, za otwartymi drzwiami była na poręczy ręka, a po ręce, powoli, koronkowy kołnierzyk. Nikt nic nie powiedział. Pan Zenon odsunął krzesło. Panna Ludwika postawiła swoją filiżankę wśród innych. W południe chciała wracać z nią do siebie, ale nikt przy stole nie chciał powiedzieć, która to.",
        ],
        picture: {
          place: "stairs",
          pose: "walk",
          props: [],
          eyes: "happy",
        },
      },
    ],
  },
};
