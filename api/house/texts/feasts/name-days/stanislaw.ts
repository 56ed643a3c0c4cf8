import type { Feast } from "#api/house/texts/model.ts";

/** Staś's name day. */
export const stanislaw: Feast = {
  name: "stanislaw",
  day: { date: "05-08" },
  category: "Friendship",
  stories: {
    evening: [
      {
        title: ["He’s Keeping One Warm", "On też grzeje"],
        en: [
          "On his name day Staś may stay up until ten and choose what is played in the courtyard. His father hangs a sheet over the carpet frame, sets the projector on the bins, and whoever likes brings a chair. It is a rule of two years’ standing. In the first year it had been pirates.",
          "This time he had chosen a film about penguins. “Penguins,” said Mr Zenon. He had brought his good chair. But it was the boy’s day, and the boy sat in the middle, in a paper crown, with a bag of sunflower seeds for everybody.",
          "It was barely dark enough. Grey birds crossed the sheet, one after the other, over something white; the chestnut tree moved its leaves in them. Nothing happened. They walked. After a quarter of an hour there was a penguin that stood still. You could hear people eating.",
          "Mruk sat on the wall beside the bakery, with Bułka a tail’s length away. They had come for the warmth of the projector. He looked at the sheet without taking part, until he understood what he saw: several hundred persons in white fronts, well fed, of upright bearing, each of them minding something on his feet.",
          "He got down. He crossed the yard, in no hurry, past all the chairs, and sat down in front of the sheet, a little to the left; and because the light came from behind, there was now one more among the penguins, black, as tall as the rest, with two ears.",
          "The penguins walked by and took no notice. “Look,” said Staś, “he’s keeping one warm.” Because of the wind they moved together, and the one with the ears was in the very middle. Afterwards everybody said that it was a good film, and Mr Zenon, who had something in his eye, said that at his age it was the draught.",
        ],
        pl: [
          "W imieniny Staś może nie spać do dziesiątej i wybrać, co się puszcza na podwórku. Tata wiesza na trzepaku prześcieradło, rzutnik stawia na śmietniku, a kto chce, przynosi krzesło. Zasada obowiązuje drugi rok. W pierwszym byli piraci.",
          "Tym razem wybrał film o pingwinach. „Pingwiny” – powiedział pan Zenon. Przyniósł dobre krzesło. Ale był to dzień chłopca, a chłopiec siedział pośrodku, w papierowej koronie, z torebką słonecznika dla wszystkich.",
          "Ledwie się ściemniło. Po prześcieradle szły szare ptaki, jeden za drugim, po czymś białym, a kasztanowiec ruszał w nich liśćmi. Nic się nie działo. Szły. Po kwadransie pokazano pingwina, który stał. Słychać było, jak ludzie jedzą.",
          "Mruk siedział na murku koło piekarni, a o długość ogona od niego Bułka. Przyszli, bo rzutnik grzeje. Patrzył na prześcieradło bez zaangażowania, dopóki nie zrozumiał, co widzi: kilkaset osób z białym przodem, dobrze odżywionych, o wyprostowanej postawie, z których każda miała na stopach coś, czego pilnowała.",
          "Zszedł. Przeciął podwórko, nie spiesząc się, minął wszystkie krzesła i usiadł przed prześcieradłem, trochę z lewej, a że światło padało z tyłu, między pingwinami siedział teraz jeszcze jeden, czarny, tak samo wysoki, z uszami.",
          "Pingwiny przechodziły i nie zwracały uwagi. „Patrzcie – powiedział Staś – on też grzeje”. Z powodu wiatru stłoczyły się w gromadę i ten z uszami był w samym środku. Wszyscy mówili potem, że dobry film, a pan Zenon, któremu coś wpadło do oka, dodał, że w jego wieku to od przeciągu.",
        ],
        picture: { place: "wall", pose: "sit", props: [], eyes: "open", company: "bulka", posture: "sitting" },
      },
      {
        title: ["I’d Have Called You Something Else", "Nazwałbym cię inaczej"],
        en: [
          "There were nine presents for Staś’s name day, and he had found out eight of them beforehand, by weighing and shaking. The ninth had no card. It was a shoe box, tied crosswise, with holes in the lid; it stood on the mat when he got home, and something inside was breathing.",
          "“It’s not from me,” said his mother. “It’s not from me,” said Mr Zenon, “I gave the whistle.” Staś put his ear to the cardboard. It breathed slowly and a little through the nose. He thought of a tortoise. He thought of a puppy, and had to sit down.",
          "He did not open it. As long as he didn’t, it could be anything, and he meant to have that until the evening. He fetched it a saucer of water. He told it, through the holes, that you had to be quiet on the stairs but not in the kitchen.",
          "At eight there was still no sound but the breathing. On the third floor they were beginning to call a name, up and down, out of all the windows, because somebody had not come to supper. It was quiet for a while after that. Then the box answered. It was one word, with a long r in it, and it was hungry.",
          "Staś untied the string. Mruk had the mark of a seam across his forehead. He had lain down that afternoon in a shoe box on the first floor, because it was new and stood in the sun; and he had slept through what came next, when somebody’s little cousin, who wanted to give a present and had none, tied it up with string.",
          "“I’d have called you something else,” said Staś. He carried him up, in the box, with the lid under his arm. On the stairs they were both quiet.",
        ],
        pl: [
          "Na imieniny Staś dostał dziewięć prezentów i osiem rozpoznał z góry, po wadze i potrząśnięciu. Przy dziewiątym nie było kartki. Było to pudełko po butach, przewiązane na krzyż, z dziurkami w wieczku; stało na wycieraczce, kiedy wrócił do domu, i coś w środku oddychało.",
          "„To nie ode mnie” – powiedziała mama. „To nie ode mnie – powiedział pan Zenon. – Ja dałem gwizdek”. Staś przyłożył ucho do tektury. Oddychało powoli i trochę przez nos. Pomyślał, że żółw. Pomyślał, że szczeniak, i musiał usiąść.",
          "Nie otworzył. Dopóki nie otwierał, mogło to być wszystko, a do wieczora chciał to jeszcze mieć. Przyniósł temu czemuś spodek wody. Przez dziurki powiedział, że na schodach trzeba być cicho, a w kuchni nie trzeba.",
          "O ósmej nadal było słychać tylko oddech. Na trzecim piętrze zaczęto nawoływać jedno imię, ze wszystkich okien, bo ktoś nie przyszedł na kolację. Potem na chwilę ucichło. Wtedy pudełko odpowiedziało. Jednym słowem, głodnym, z długim r.",
          "Staś rozwiązał sznurek. Mruk miał w poprzek czoła odcisk szwu. Po południu położył się na pierwszym piętrze w pudełku po butach, bo było nowe i stało w słońcu; a że potem przewiązała je mała kuzynka, która chciała dać prezent i żadnego nie miała, to już przespał.",
          "„Nazwałbym cię inaczej” – powiedział Staś. Zaniósł go na górę, w pudełku, z wieczkiem pod pachą. Na schodach obaj byli cicho.",
        ],
        picture: { place: "stairs", pose: "loaf", props: [], eyes: "half", on: "shoe box", company: "stas" },
      },
      {
        title: ["What Would You Take?", "Ty byś co wziął?"],
        en: [
          "Mrs Halina’s present for Staś’s name day was a slip of paper. “Good for one wish,” it said in tailor’s chalk, “to be redeemed today.” He had read it at breakfast and had been in agonies ever since. Before dinner he wanted a rabbit. After dinner he wanted to fly. After that he saw that you have to be careful.",
          "He sat on the stairs outside Mrs Halina’s door, with the paper on his knees. The light went out by itself, as it does; he got up, pressed the switch and sat down. “What would you take?” he asked. Next to him sat Mruk, who had nothing to redeem and was listening to a pan.",
          "From inside came a hissing. It stopped; a plate was moved. The cat raised his head, a finger’s breadth, in the direction of the crack below the door, and every hair on his face pointed there. Staś watched him. He had never seen anyone who knew so exactly what he wanted.",
          "He had wished for so much that day. None of those wishes had an edge. The light went out. In the dark the smell was much clearer: something was frying, it was sweet and a bit burnt, with butter round the rim, and it came to him that he had eaten no supper because he had had to think.",
          "He pressed the bell. Mrs Halina appeared with a fork in her hand; she read the paper through, both sides, as though it were from somebody else. “Well, what’s it to be?” “Pancakes,” said Staś. “For two.” He gave it some thought. “And I’d like to see how you toss them.”",
          "She tossed until half past nine. The seventh stuck to the lamp, in the shape of Africa. As for the paper, Mruk had eaten his pancake on it, under the table, and it was afterwards found to have been cancelled, properly, with grease.",
        ],
        pl: [
          "Na imieniny Staś dostał od pani Haliny karteczkę. „Ważne na jedno życzenie – stało na niej kredą krawiecką. – Do wykorzystania dziś”. Przeczytał ją przy śniadaniu i od tego czasu chodził jak struty. Przed obiadem chciał królika. Po obiedzie chciał latać. Potem zrozumiał, że trzeba uważać.",
          "Siedział na schodach pod drzwiami pani Haliny, z karteczką na kolanach. Światło gasło samo, jak to ono; wstawał, naciskał, siadał. „Ty byś co wziął?” – zapytał. Obok siedział Mruk, który nie miał nic do wykorzystania i słuchał patelni.",
          "Zza drzwi dobiegło skwierczenie. Ustało; przesunięto talerz. Kot uniósł głowę o palec w stronę szpary pod drzwiami i każdy wąs wskazywał mu drogę. Staś mu się przyglądał. Nigdy nie widział kogoś, kto by tak dokładnie wiedział, czego chce.",
          "Tyle już sobie dziś życzył. Żadne z tych życzeń nie miało brzegów. Zgasło światło. Po ciemku zapach był o wiele wyraźniejszy: coś się smażyło, było słodkie i odrobinę przypalone, z masłem dookoła, i dotarło do niego, że nie jadł kolacji, bo musiał myśleć.",
          "Nacisnął dzwonek. Pani Halina stanęła w drzwiach z widelcem; przeczytała karteczkę z obu stron, jakby była od kogo innego. „No i co ma być?” „Naleśniki – powiedział Staś. – Dla dwóch”. Zastanowił się jeszcze. „I żebym widział, jak pani podrzuca”.",
          "Podrzucała do wpół do dziesiątej. Siódmy został na lampie, w kształcie Afryki. Co do karteczki, Mruk zjadł na niej pod stołem swój naleśnik, a później okazało się, że jest prawidłowo skasowana, tłuszczem.",
        ],
        picture: {
          place: "stairs",
          pose: "sit",
          props: [],
          eyes: "wide",
          look: "away",
          company: "stas",
          posture: "standing",
          inHand: "slip of paper",
        },
      },
    ],
  },
};
