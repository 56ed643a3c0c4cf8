import type { Feast } from "#api/house/texts/model.ts";

/** The name day of Pelagia, a geranium, who has just moved back to the sill. */
export const pelagia: Feast = {
  name: "pelagia",
  day: { date: "10-08" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["What Do You Give a Geranium?", "Co się daje pelargonii?"],
        en: [
          "In the calendar over the sink it said “Pelagia”, and Tomek had made a ring round it. Years ago, out of high spirits, they had drunk the health of a geranium; it has been kept up ever since, like everything that nobody dares to be the first to stop.",
          "Since the first she had been back on the sill. She had three flowers left, one of them in earnest. Mrs Halina gave her eggshells in water. Mr Zenon gave her a stick, whittled and painted green. Ola tied a ribbon round the pot and read her the label on the fertiliser, which is written like a poem.",
          "Mruk watched it from his place beside her. He has known her for longer than any of them, because they spend the winter ear to leaf. He did not have anything. It had not struck him that you have to have something; but as they stood round and looked to see what he would do, it got warm behind his ears.",
          "He stood up, turned round, lay down again, and his tail came to rest against the pot. It was the sunny hour. Somewhere between the ribbon and the stick a fly had sat down, an October one, large, slow and in a bad temper, and she had begun to walk up the earnest flower.",
          "It went too fast for anyone to see. There was a click, as of teeth. Then he sat there again with a far-off look, and in the pot, on the damp soil, by the stem, lay a fly, put down with some care, the right way up.",
          "“Well,” said Tomek, “that’s fertiliser.” They clinked their glasses. Towards evening, when the sill was in shadow, the flower let go of one petal. It fell on the tabby back, and as he was asleep, it was still lying there when they went to bed.",
        ],
        pl: [
          "W kalendarzu nad zlewem stało „Pelagia” i Tomek zakreślił to kółkiem. Kiedyś, w dobrym humorze, wypili zdrowie pelargonii i od tego czasu się to ciągnie, jak wszystko, czego nikt nie śmie przerwać pierwszy.",
          "Od pierwszego była z powrotem na parapecie. Miała jeszcze trzy kwiaty, w tym jeden na poważnie. Od pani Haliny dostała wodę po skorupkach. Od pana Zenona patyk, ostrugany i pomalowany na zielono. Ola przewiązała doniczkę wstążką i przeczytała jej etykietę nawozu, napisaną jak wiersz.",
          "Mruk przyglądał się ze swojego miejsca obok. Zna ją dłużej niż oni, bo zimują ucho w liść. Nie miał nic. Nie przyszło mu do głowy, że trzeba coś mieć, ale kiedy stali dookoła i patrzyli, co zrobi, za uszami zrobiło mu się ciepło.",
          "Wstał, obrócił się, położył z powrotem, a ogon oparł mu się przy tym o doniczkę. Była to godzina słońca. Gdzieś między wstążką a patykiem przysiadła mucha, październikowa, duża, powolna i w złym humorze, i ruszyła w górę po poważnym kwiecie.",
          "Poszło za szybko, żeby ktoś zobaczył. Coś szczęknęło, jakby zęby. Potem znów siedział z nieobecnym wzrokiem, a w doniczce, na wilgotnej ziemi, przy łodydze, leżała mucha, odłożona dość starannie, nogami do dołu.",
          "„No – powiedział Tomek – to jest nawóz”. Stuknęli się. Pod wieczór, kiedy na parapet wszedł cień, kwiat puścił jeden płatek. Spadł na pręgowany grzbiet, a że grzbiet spał, płatek leżał tam jeszcze, kiedy szli do łóżek.",
        ],
        picture: {
          place: "window sill",
          pose: "sit",
          props: [],
          eyes: "half",
          look: "away",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["She Had Company While We Were Out", "Miała gości, kiedy nas nie było"],
        en: [
          "Ola and Tomek came back from the market at half past two, and there had been somebody with Pelagia. The pot had been given a quarter turn. Two leaves lay on the sill, bitten off neatly, and on the earth was the print of a foot with three toes.",
          "“Today’s her name day,” said Tomek, who had seen it in the calendar. He bent over the print. He looked at the window, which was open a hand’s width to let in what was left of the sun, and at the cat, who lay along the other end of the sill and slept so deeply that he had his eyes half open.",
          "They questioned him. Ola put on her glasses and asked who had been there; he drew in one paw. It was quite simple really, but it would have taken long to tell. At two Prezes had appeared on the ledge, in person, brushed, with a straw in his beak. He had looked in to the right and to the left. He had then stepped over the threshold, with that foot.",
          "There is a treaty about the sill. It says that anyone with feathers stays outside. Mruk had got up; he had grown by a third. And then he had seen where Prezes was looking: past him, at the green one, at the top, where the last flower was.",
          "The straw had been laid down. A bow had been made, with the neck. She had been offered the usual compliments, at some length, in a voice that you otherwise hear only in April. What can you do? You do not strike somebody who has come to pay a call. Mruk had sat down with his back to the two of them.",
          "“The leaves, that was him,” said Tomek at last, “but the straw?” Ola picked it up. It was fresh and golden, and bent in the middle. She thought of throwing it away. She stuck it into the pot.",
        ],
        pl: [
          "Ola i Tomek wrócili z targu o wpół do trzeciej i okazało się, że u Pelagii ktoś był. Doniczka stała obrócona o ćwierć obrotu. Na parapecie leżały dwa liście, równo odgryzione, a w ziemi odcisnęła się stopa o trzech palcach.",
          "„Ma dziś imieniny” – powiedział Tomek, który widział w kalendarzu. Pochylił się nad odciskiem. Spojrzał na okno, uchylone na dłoń, żeby weszła reszta słońca, i na kota, który leżał na drugim końcu parapetu i spał tak głęboko, że oczy miał na pół otwarte.",
          "Przesłuchali go. Ola włożyła okulary i zapytała, kto tu był; podwinął jedną łapę. Rzecz była właściwie prosta, ale długa. O drugiej na gzymsie pojawił się Prezes, osobiście, uczesany, ze źdźbłem słomy w dziobie. Zajrzał w prawo i w lewo. Potem przekroczył próg, tą właśnie stopą.",
          "W sprawie parapetu obowiązuje układ. Mówi on, że kto ma pióra, jest na zewnątrz. Mruk wstał; urósł o jedną trzecią. I wtedy zobaczył, dokąd tamten patrzy: nie na niego, tylko na zieloną, na sam czubek, gdzie był ostatni kwiat.",
          "Słoma została złożona. Wykonano ukłon, szyją. Przedstawiono jej zwykłe w takich razach uprzejmości, dość długo, głosem, jaki słyszy się poza tym tylko w kwietniu. I co zrobić? Nie bije się kogoś, kto przyszedł z wizytą. Mruk usiadł do obojga tyłem.",
          "„Liście to on – orzekł w końcu Tomek – ale słoma?” Ola wzięła ją do ręki. Była świeża, złota i zgięta w połowie. Chciała wyrzucić. Wetknęła ją w doniczkę.",
        ],
        picture: {
          place: "window sill",
          pose: "loaf",
          props: [],
          eyes: "half",
          look: "reader",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["Is He Collecting the Rent?", "On tu po czynsz?"],
        en: [
          "Before winter a geranium is cut back. It has to be done in October, and since the geranium on the sill is called Pelagia, Ola does it on Pelagia’s name day, so that there is cake with it. She had the scissors, a tray and eleven jam jars with water. She apologised, and cut.",
          "Mruk cannot watch. He had withdrawn under the sideboard; but he heard it: a snip, a rustle, a jar. Each time he shut his eyes. When he came out again, a short brown person with five stumps was standing in the window, and he did not know her.",
          "He went up to her and sniffed. It was Pelagia’s smell, but as though from the cellar. And at the same time she was standing on the table as well, eleven times over, in glass, and very young each time.",
          "They were given away. That was what the jars were for: every tenant gets one, wrapped in paper. Tomek took the tray, Ola held the doors. Mruk came down the stairs behind them. On the second floor he saw a jar go in at Mrs Halina’s, and sat down in front of the closed door. “Come on,” called Ola. On the first Staś reached out for one. At the caretaker’s they left the last two.",
          "By six the tray was empty. Mruk had kept count; he had been on each threshold, had sniffed at what was carried past him, and had taken note of the number of steps. Then he sat for a good while on the sill, on his own side, in front of the short brown person.",
          "Since then his morning has taken a quarter of an hour longer. He goes from floor to floor and has the doors opened. He comes in, looks at the window sill, gives the jar a sniff and goes again. “He’s collecting the rent,” says Mrs Halina. He is doing nothing of the kind; he is putting Pelagia back together.",
        ],
        pl: [
          "Przed zimą pelargonię się przycina. Robi się to w październiku, a że ta na parapecie ma na imię Pelagia, Ola robi to w imieniny Pelagii, żeby było do tego ciasto. Miała nożyczki, tacę i jedenaście słoików po dżemie, z wodą. Przeprosiła i cięła.",
          "Mruk nie może na to patrzeć. Usunął się pod kredens, ale słyszał: ciach, szelest, słoik. Za każdym razem zamykał oczy. Kiedy wyszedł, w oknie stała niska brązowa osoba z pięcioma kikutami, której nie znał.",
          "Podszedł i powąchał. Był to zapach Pelagii, ale jakby z piwnicy. A zarazem Pelagia stała też na stole, jedenaście razy, w szkle, za każdym razem młodziutka.",
          "Rozdali ją. Po to były słoiki: każdy lokator dostaje jeden, owinięty w papier. Tomek wziął tacę, Ola otwierała drzwi. Za nimi schodził po schodach Mruk. Na drugim piętrze zobaczył, jak jeden słoik wchodzi do pani Haliny, i usiadł pod zamkniętymi drzwiami. „Chodź” – zawołała Ola. Na pierwszym po słoik wyciągnął rękę Staś. U dozorcy zostawili dwa ostatnie.",
          "O szóstej taca była pusta. Mruk liczył z nimi; był na każdym progu, obwąchał wszystko, co koło niego przeniesiono, i zapamiętał liczbę stopni. Przed niską brązową osobą na parapecie siedział potem dobrą chwilę, po swojej stronie.",
          "Od tego czasu jego poranek jest o kwadrans dłuższy. Chodzi od piętra do piętra i każe sobie otwierać. Wchodzi, patrzy na parapet, wącha słoik i wychodzi. „Zbiera czynsz” – mówi pani Halina. Nic podobnego; on składa z powrotem Pelagię.",
        ],
        picture: { place: "stairs", pose: "sit", props: [], eyes: "open", by: "closed door", company: "nobody" },
      },
    ],
  },
};
