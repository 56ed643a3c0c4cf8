import type { Plot } from "../model.ts";

/** A cardboard box comes into the house, and somebody else has plans for it. */
export const box: Plot = {
  name: "box",
  category: "Playtime",
  pictures: [
    {
      place: "box",
      pose: "peek",
      props: ["newspaper"],
      eyes: "wide",
      en: "Two green eyes and two grey ears above the edge of a cardboard box",
      pl: "Dwoje zielonych oczu i dwoje szarych uszu nad brzegiem kartonu",
    },
    {
      place: "box",
      pose: "sit",
      props: ["books"],
      eyes: "half",
      mouth: "smile",
      en: "Mruk enthroned in a cardboard box, content",
      pl: "Mruk na tronie z kartonu, zadowolony",
    },
    {
      place: "box",
      pose: "sit",
      props: ["slippers"],
      eyes: "open",
      mouth: "grump",
      en: "Mruk in a cardboard box, receiving callers",
      pl: "Mruk przyjmuje gości w kartonie",
    },
  ],
  wish: [
    {
      as: ["the Box", "karton"],
      en: "A box had come into the house, and Mruk knew at once whom it was for. It smelled of glue, of distance and of somebody else’s warehouse cat. There had been a lamp in it, but that was only packing, put in so that the box should not be dented on the way.",
      pl: "Do domu przyszedł karton i Mruk od razu wiedział, dla kogo. Pachniał klejem, dalą i jakimś kotem z magazynu. W środku była wprawdzie lampa, ale tylko jako wypełnienie, żeby karton się po drodze nie pogniótł.",
    },
    {
      as: ["Six Square Walls", "sześć równych ścian"],
      en: "What Mruk had always lacked in this flat was a room of his own. Now one stood on the floor by the bookshelf, six square walls of it, of which five were still closed. It had arrived by post, which is more than can be said of most rooms.",
      pl: "Mrukowi zawsze brakowało w tym mieszkaniu własnego pokoju. Teraz taki pokój stał na podłodze przy regale: sześć równych ścian, z czego pięć jeszcze zamkniętych. Przyszedł pocztą, czego o większości pokoi powiedzieć nie można.",
    },
    {
      as: ["the Parcel for Nobody", "paczka dla nikogo"],
      en: "Nobody in the house had ordered a box. They had ordered boots, which came out in tissue paper and were walked about in, and were found to pinch. The box was left over, and a thing that is left over belongs to the one who notices it first.",
      pl: "Nikt w domu nie zamawiał kartonu. Zamówiono buty, które wyszły z bibułki, przeszły się po pokoju i okazały się za ciasne. Karton został, a rzecz, która zostaje, należy do tego, kto pierwszy ją zauważy.",
    },
    {
      as: ["a House in a House", "dom w domu"],
      en: "Mruk had been thinking for some time of moving. Not far; he had in mind somewhere quiet, with low ceilings, facing the kitchen. And then, just inside the door, somebody put down exactly such a place, made of brown cardboard and with an arrow showing which way was up.",
      pl: "Mruk od pewnego czasu myślał o przeprowadzce. Niedaleko, chodziło o coś cichego, z niskim sufitem i widokiem na kuchnię. I wtedy tuż za progiem ktoś postawił dokładnie takie lokum, z brązowej tektury, ze strzałką, która pokazywała, gdzie góra.",
    },
    {
      as: ["the Measure of a Cat", "miara kota"],
      en: "There is only one way of finding out how large one is, and that is to get into something. Mruk had not been measured by a good box since the spring before last. This one looked honest: straight edges, no handles, and a printed promise that it would bear eighteen kilograms.",
      pl: "Jest tylko jeden sposób, żeby się dowiedzieć, jakim się jest dużym: do czegoś wejść. Porządny karton nie mierzył Mruka od przedzeszłej wiosny. Ten wyglądał uczciwie: proste krawędzie, żadnych uchwytów i drukowana obietnica, że uniesie osiemnaście kilogramów.",
    },
    {
      as: ["the Great Unpacking", "wielkie rozpakowywanie"],
      en: "Whatever comes into this flat is inspected by Mruk, and boxes are inspected from within. That is not a whim; it is procedure. He had barely put one white paw over the edge to open the inspection when the paper inside gave a rustle that no serious cat could leave unexplained.",
      pl: "Wszystko, co wchodzi do tego mieszkania, przechodzi kontrolę Mruka, a kartony kontroluje się od środka. To nie kaprys, to procedura. Ledwie przełożył białą łapę przez brzeg, żeby otworzyć postępowanie, papier w środku zaszeleścił tak, że poważny kot nie mógł tego zostawić bez wyjaśnienia.",
    },
    {
      as: ["an Affair of Cardboard", "rzecz z tektury"],
      en: "Other people fall in love with faces; Mruk falls in love with corners. This box had four of them, each just the right width for a shoulder, and it stood in the middle of the room with its flaps open like somebody who has been waiting a long time and does not reproach you.",
      pl: "Inni zakochują się w twarzach, Mruk w kątach. Ten karton miał ich cztery, każdy dokładnie na szerokość barku, i stał na środku pokoju z otwartymi klapami, jak ktoś, kto długo czekał i nie robi wyrzutów.",
    },
  ],
  obstacle: [
    {
      as: ["the Return Label", "nalepka zwrotna"],
      en: "Ola, however, was holding a return label. “It goes back,” she said, “in the original packaging.” She said the last two words slowly, in the direction of Mruk, and set a pair of scissors and a roll of tape on top of the flaps, the way one lays a hand on a door.",
      pl: "Ola trzymała jednak w ręku nalepkę zwrotną. „To wraca do sklepu – powiedziała – w oryginalnym opakowaniu”. Dwa ostatnie słowa wymówiła wolno, w stronę Mruka, i położyła na klapach nożyczki oraz rolkę taśmy, tak jak się kładzie rękę na klamce.",
    },
    {
      as: ["the Atlases", "atlasy"],
      en: "Tomek, unfortunately, had atlases. He had been meaning to take them to the cellar since the last country changed its borders, and he had never had anything to carry them in. “Just the thing,” he said, and lowered Africa into the box, then South America, then half of Asia.",
      pl: "Tomek miał, niestety, atlasy. Zamierzał je znieść do piwnicy od czasu, kiedy ostatni kraj zmienił granice, ale nigdy nie miał w czym. „W sam raz” – powiedział i opuścił do kartonu Afrykę, potem Amerykę Południową, a potem pół Azji.",
    },
    {
      as: ["the Rocket", "rakieta"],
      en: "Then Staś came up from the first floor and saw a rocket. He walked round it twice with a felt-tip pen. He needed it only until Saturday, he explained, and only to the Moon, and he had already written his name on the side, in letters that left no room for anyone else’s.",
      pl: "Wtedy przyszedł z pierwszego piętra Staś i zobaczył rakietę. Obszedł ją dwa razy z flamastrem. Potrzebował jej tylko do soboty, jak wyjaśnił, i tylko na Księżyc, a na boku zdążył już napisać swoje imię, literami, które nie zostawiały miejsca na żadne inne.",
    },
    {
      as: ["the Tape", "taśma"],
      en: "Somebody had shut it again. It was not done out of malice, it was done out of tidiness, which is worse, because it does not tire. Three bands of tape ran across the lid. Mruk tried a claw, then a tooth, then his most reproachful look, and the tape withstood them all.",
      pl: "Ktoś jednak zdążył go zamknąć. Nie ze złośliwości, tylko z zamiłowania do porządku, co jest gorsze, bo się nie męczy. Przez wieko biegły trzy pasy taśmy. Mruk spróbował pazura, potem zęba, potem swojego najbardziej wyrzucającego spojrzenia i taśma wytrzymała wszystko.",
    },
    {
      as: ["the Caretaker", "dozorca"],
      en: "At that moment Mr Zenon knocked, about the waste paper. He collected it on a handcart, flattened, and spoke of it with respect. “That’s a fine bit of board,” he said, and he ran his thumb along the edge as a butcher does along a knife. Forty keys agreed with him.",
      pl: "W tej samej chwili zapukał pan Zenon, w sprawie makulatury. Zbierał ją na wózek, rozpłaszczoną, i wyrażał się o niej z szacunkiem. „Ładna tektura” – powiedział i przejechał kciukiem po krawędzi jak rzeźnik po nożu. Czterdzieści kluczy przyznało mu rację.",
    },
    {
      as: ["the Question of Size", "kwestia rozmiaru"],
      en: "The difficulty was one of arithmetic. Seen from the side, the box was large; seen from the side, so was Mruk. He put in his front half, which fitted perfectly, and then his back half, for which no provision had been made. “Half a size too small, Director,” said Tomek from the sofa, not unkindly.",
      pl: "Trudność była natury rachunkowej. Karton oglądany z boku był duży, ale Mruk oglądany z boku też. Włożył przednią połowę, która pasowała doskonale, a potem tylną, której nie przewidziano. „O pół numeru za mały, dyrektorze” – powiedział z kanapy Tomek, nawet życzliwie.",
    },
    {
      as: ["the Winter Jumpers", "stos swetrów"],
      en: "But the box was already spoken for. Mrs Halina had sent up a pile of jumpers for the parish, and Ola was laying them in, sleeve upon sleeve, with lavender between. It was the kind of good cause against which a cat has no argument, and they filled it to the very brim.",
      pl: "Ale karton był już zamówiony. Pani Halina przysłała na górę stos swetrów dla parafii i Ola układała je w środku, rękaw przy rękawie, przekładając lawendą. Był to szczytny cel, z tych, przeciwko którym kot nie ma argumentów, i wypełniał karton po sam brzeg.",
    },
  ],
  turn: [
    {
      as: ["Possession Is Nine Kilograms", "Dziewięć kilogramów prawa własności"],
      en: "Then the telephone rang in the hall. People cannot leave a telephone alone; it has to be stroked and spoken to. When they came back, some eight minutes later, the question of the box had been settled in the oldest way known to law: somebody was sitting in it, and that somebody weighed nine kilograms.",
      pl: "Wtedy w przedpokoju zadzwonił telefon. Ludzie nie potrafią zostawić telefonu w spokoju, trzeba go pogłaskać i z nim porozmawiać. Kiedy po ośmiu minutach wrócili, sprawa kartonu była rozstrzygnięta najstarszym sposobem, jaki zna prawo: ktoś w nim siedział i ten ktoś ważył dziewięć kilogramów.",
    },
    {
      as: ["The Art of Sitting Beside", "Sztuka siedzenia obok"],
      en: "Mruk did not insist. He sat down beside the box, very close, but on the bare boards, and looked at the wall like an old man at a station from which the trains no longer go. He kept it up for a quarter of an hour. Nobody with a heart could have stood more than twelve minutes.",
      pl: "Mruk nie nalegał. Usiadł obok kartonu, bardzo blisko, ale na gołych deskach, i patrzył w ścianę jak starszy pan na stacji, z której już nic nie odjeżdża. Wytrzymał tak kwadrans. Nikt, kto ma serce, nie wytrzymałby dłużej niż dwanaście minut.",
    },
    {
      as: ["Gravity on the Cat’s Side", "Grawitacja po stronie kota"],
      en: "What helped was a small push. He had only meant to rub his cheek against the corner, as one shakes hands before parting, but the box tipped over, quite slowly, and emptied itself of everything that was not its business. It lay on its side with the door open, and it was the size of a cat.",
      pl: "Pomogło drobne pchnięcie. Mruk chciał tylko otrzeć policzek o róg, tak jak się podaje rękę na pożegnanie, ale karton przechylił się, całkiem powoli, i pozbył się wszystkiego, co do niego nie należało. Leżał na boku, z otwartymi drzwiami, i miał rozmiar kota.",
    },
    {
      as: ["One Minute Without Witnesses", "Minuta bez świadków"],
      en: "Something boiled over in the kitchen, and for one minute the room was empty. A minute is a great deal. In a minute one can go in, turn round to the left, turn round to the left again, press out the corners and fall asleep, or at any rate look so asleep that it would be a sin.",
      pl: "W kuchni coś wykipiało i pokój na minutę opustoszał. Minuta to bardzo dużo. W minutę można wejść, obrócić się w lewo, jeszcze raz obrócić się w lewo, rozepchnąć kąty i zasnąć, a przynajmniej wyglądać na tak śpiącego, że budzić byłoby grzechem.",
    },
    {
      as: ["A Second, Worse Box", "Drugi, gorszy karton"],
      en: "It was Ola who found the way out. From behind the wardrobe she fetched another box, older, with a torn flap, and said that for human purposes this would do as well. Mruk looked at the exchange carefully, from one to the other, in case the old one should turn out to be better. It did not.",
      pl: "Wyjście znalazła Ola. Zza szafy wyciągnęła drugi karton, starszy, z naderwaną klapą, i powiedziała, że do ludzkich celów ten też się nada. Mruk uważnie śledził tę zamianę, od jednego do drugiego, na wypadek, gdyby stary okazał się lepszy. Nie okazał się.",
    },
    {
      as: ["The Bottom Has Its Say", "Dno ma głos"],
      en: "Then the bottom gave way. It had been glued by somebody thinking of something else, and when it was lifted it simply stayed where it was, with all its cares. What rose into the air had four walls and no floor, and was of no further use to anyone who thinks in terms of carrying.",
      pl: "Wtedy puściło dno. Kleił je ktoś, kto myślał o czymś innym, i kiedy podniesiono karton, dno po prostu zostało na miejscu, razem ze swoimi kłopotami. To, co uniosło się w powietrze, miało cztery ściany bez podłogi i nie nadawało się już dla nikogo, kto myśli o noszeniu.",
    },
    {
      as: ["It Rang Once", "Zadzwonił raz"],
      en: "Mruk rang. He does it seldom: one short shake of the head, and the bell says what it has to say. Everyone looked at him. He looked at the box, then at each of them in turn, for as long as it takes to be ashamed. “Oh, let him,” said somebody at last, and room was made.",
      pl: "Mruk zadzwonił. Robi to rzadko: jeden krótki ruch głową i dzwonek mówi, co ma do powiedzenia. Wszyscy na niego spojrzeli. On spojrzał na karton, a potem na każdego po kolei, tak długo, jak długo człowiek potrzebuje, żeby się zawstydzić. „A niech mu będzie” – powiedział w końcu ktoś i zrobiono miejsce.",
    },
  ],
  ending: [
    {
      en: "So he sat in it, up to the ears, and received. They brought him a biscuit, then a newspaper to line the floor, then the news that supper would be fish. He listened to everything with his eyes half closed, as one does in an office of one’s own, and refused nothing.",
      pl: "Siedział więc w środku, zanurzony po uszy, i przyjmował. Przyniesiono mu herbatnik, potem gazetę na podłogę, potem wiadomość, że na kolację będzie ryba. Wysłuchał wszystkiego z przymkniętymi oczami, jak we własnym gabinecie, i niczego nie odmówił.",
    },
    {
      en: "By and by one of the walls began to lean, as walls will when they are leaned on. He did not mind. A house gets to know its owner by degrees. He laid his chin on the edge, let one white paw hang out over the street, and allowed himself to be admired from the hall.",
      pl: "Z czasem jedna ze ścian zaczęła się odchylać, jak to ściana, o którą się ktoś opiera. Nie przeszkadzało mu to. Dom poznaje właściciela stopniowo. Położył brodę na krawędzi, wystawił białą łapę na ulicę i pozwolił się podziwiać z przedpokoju.",
    },
    {
      en: "“And what now?” asked Tomek, who likes things to have a use. Mruk considered the question. Then he pulled in his paw, and after it his tail, and after that there was only a box standing in a room, with a low contented noise in it, like a fridge that has been told something nice.",
      pl: "„I co teraz?” – spytał Tomek, który lubi, żeby rzeczy do czegoś służyły. Mruk rozważył to pytanie. Potem wciągnął łapę, za łapą ogon, a później był już tylko karton stojący w pokoju i niski, zadowolony pomruk w środku, jak lodówka, której powiedziano coś miłego.",
    },
    {
      en: "They have been walking round it ever since. Somebody has written “Mruk” on the flap, in pencil, with the address, and the third floor underlined. A correct entry, he thinks. In a day or two he will surely lose interest; but it is one thing to lose interest and quite another to give up a flat.",
      pl: "Od tamtej pory wszyscy obchodzą go łukiem. Ktoś napisał na klapie „Mruk”, ołówkiem, z adresem i podkreślonym trzecim piętrem. Prawidłowy wpis, uważa Mruk. Za dzień, dwa na pewno straci zainteresowanie, ale co innego stracić zainteresowanie, a co innego oddać mieszkanie.",
    },
    {
      en: "Inside it was dark and brown, and everything was within reach, since there was nothing. He tried the four corners one after the other, like somebody trying the rooms of a villa, and chose all four. Through the gap in the lid he could see one leg of a chair, which was as much of the world as he needed.",
      pl: "W środku było ciemno i brązowo, a wszystko było pod łapą, bo nic tam nie było. Wypróbował cztery kąty po kolei, tak jak się próbuje pokoje w willi, i wybrał wszystkie cztery. Przez szparę w wieku widział jedną nogę krzesła, czyli dokładnie tyle świata, ile potrzebował.",
    },
    {
      en: "Late visitors asked what was in the box. “A cat,” Ola said. “And before that?” Nobody could remember any more. It is always like this: things are bought and carried upstairs and paid for, and what stays in the end is the packaging, and somebody warm, who had known it from the start.",
      pl: "Goście pytali, co jest w kartonie. „Kot” – mówiła Ola. „A przedtem?” Nikt już nie pamiętał. Zawsze tak jest: rzeczy się kupuje, wnosi po schodach i płaci za nie, a na koniec zostaje opakowanie i ktoś ciepły, kto wiedział o tym od początku.",
    },
    {
      en: "From time to time a paw came out over the edge, felt about for whatever was going past, a shoelace, a sleeve, the corner of a newspaper, and drew it in. Nothing came out again. In the end they put a slipper nearby as a tribute, and after that the traffic went undisturbed.",
      pl: "Od czasu do czasu znad krawędzi wysuwała się łapa, macała, co akurat przechodzi, sznurowadło, rękaw, róg gazety, i wciągała to do środka. Nic nie wracało. W końcu położono obok kapeć jako daninę i od tej pory ruch odbywał się bez zakłóceń.",
    },
  ],
};
