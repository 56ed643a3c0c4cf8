import type { Plot } from "../model.ts";

/** Mruk is to be drawn, painted or photographed on the window sill. */
export const portrait: Plot = {
  name: "portrait",
  category: "Portrait",
  // In summer Pelagia stands on the balcony.
  when: { timeSlot: ["morning", "afternoon"], season: ["autumn", "winter", "spring"] },
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["geranium"],
      eyes: "open",
      mouth: "neutral",
      en: "A portrait of Mruk sitting upright beside the geranium",
      pl: "Portret Mruka, który siedzi wyprostowany obok pelargonii",
    },
    {
      place: "window sill",
      pose: "sit",
      props: ["geranium", "books"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk poses on the window sill between a geranium and some books, with an expression",
      pl: "Mruk pozuje na parapecie między pelargonią a książkami, z miną",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["geranium", "mug"],
      en: "Mruk on the window sill seen from behind, refusing his profile",
      pl: "Mruk na parapecie od tyłu, odmawia profilu",
    },
  ],
  wish: [
    {
      as: ["the Portrait", "portret"],
      en: "Everybody in the flat hangs on a wall except for Mruk. Ola hangs in the hall, in a school apron; Tomek hangs over the desk, on a mountain. So when Ola fetched out her box of watercolours, he went to the window sill without being called and sat down so as to be seen from the left.",
      pl: "W tym mieszkaniu wszyscy wiszą na ścianie oprócz Mruka. Ola wisi w przedpokoju, w szkolnym fartuszku, Tomek nad biurkiem, na tle góry. Kiedy więc Ola wyjęła akwarele, Mruk bez wołania poszedł na parapet i usiadł tak, żeby było go widać z lewej.",
    },
    {
      as: ["the Left Profile", "lewy profil"],
      en: "Mruk’s better side is the left one, because of the notch. It gives him a past. He knows this, and whenever somebody in the house takes hold of a camera or a pencil he happens to be sitting on the sill next to Pelagia the geranium, with his left side to the room.",
      pl: "Mruk ma lepszy lewy profil, z powodu nacięcia. Nacięcie daje mu przeszłość. Wie o tym i ilekroć ktoś w domu bierze do ręki aparat albo ołówek, Mruk akurat siedzi na parapecie obok Pelagii, lewą stroną do pokoju.",
    },
    {
      as: ["the Postage Stamp", "znaczek pocztowy"],
      en: "On the table lay a letter with a stamp, and on the stamp was a cat. A thin one, with its tongue out. Mruk studied it for a long time. If somebody like that could be stuck on envelopes and licked by the public, then something was owing to others as well, and he took up his position by the geranium.",
      pl: "Na stole leżał list ze znaczkiem, a na znaczku kot. Chudy i z językiem na wierzchu. Mruk przyglądał mu się długo. Jeśli ktoś taki może być naklejany na koperty, to coś się należy i innym, więc zajął pozycję przy pelargonii.",
    },
    {
      as: ["Posterity", "potomność"],
      en: "It had occurred to Mruk that one day people would wish to know what he had looked like. It was for them, and not for himself, that he washed behind both ears, sat down on the sill in the good light and put his tail round his paws so that all four white tips could be counted.",
      pl: "Mruk pomyślał, że kiedyś ludzie będą chcieli wiedzieć, jak wyglądał. To dla nich, nie dla siebie, umył się za oboma uszami, usiadł na parapecie w dobrym świetle i owinął łapy ogonem tak, żeby dało się policzyć wszystkie cztery białe końce.",
    },
    {
      as: ["the Easel", "sztalugi"],
      en: "Tomek had bought an old easel at the flea market in Koło, with a leather strap and somebody else’s blots, and he was looking for something to try it out on. Mruk did not press himself forward. He simply stopped, in passing, on the window sill, in the middle, with his chest out.",
      pl: "Tomek kupił na bazarze na Kole stare sztalugi, ze skórzanym paskiem i cudzymi kleksami, i szukał, na kim by je wypróbować. Mruk się nie narzucał. Po prostu przystanął, przechodząc, na parapecie, na samym środku, z wypiętą piersią.",
    },
    {
      as: ["a Picture for Mrs Halina", "obrazek dla pani Haliny"],
      en: "Mrs Halina has six saints above her sideboard, and one nail left. She had said on the stairs that she could well imagine Mruk on it. Since then he had been sitting on the sill every day for a quarter of an hour with his head slightly raised, to find the expression that goes with saints.",
      pl: "Pani Halina ma nad kredensem sześciu świętych i jeden wolny gwóźdź. Powiedziała na schodach, że chętnie widziałaby na nim Mruka. Od tej pory codziennie przez kwadrans siedział na parapecie z lekko uniesioną głową i szukał miny, która pasuje do świętych.",
    },
    {
      as: ["the Art Lesson", "lekcja plastyki"],
      en: "Staś had to draw something living for school. A fish had been considered, but it would have had to be bought. “What about Mruk?” asked Ola. There was a pause, in which something stout and grey got up from the sofa, walked through the room as if by chance and turned to stone on the window sill.",
      pl: "Staś miał narysować na plastykę coś żywego. Zastanawiano się nad rybą, ale rybę trzeba by kupić. „A Mruk?” – spytała Ola. Zapadła cisza, w której coś szarego i krępego wstało z kanapy, jakby przypadkiem przeszło przez pokój i skamieniało na parapecie.",
    },
  ],
  obstacle: [
    {
      as: ["the Itch", "swędzenie"],
      en: "The first two minutes were perfect. In the third his ear began to itch, the left one, the one on which everything depended. A model must not scratch himself. Mruk thought about marble; he thought about the Mermaid of the Old Town, who has held up her sword for a hundred and fifty years. It itched.",
      pl: "Pierwsze dwie minuty były doskonałe. W trzeciej zaswędziało go ucho, lewe, to, od którego wszystko zależało. Model nie ma prawa się drapać. Mruk myślał o marmurze, myślał o Syrence ze Starego Miasta, która tak długo trzyma ten miecz. Swędziało.",
    },
    {
      as: ["the Geranium’s Ambition", "ambicja pelargonii"],
      en: "But he was not alone on the sill. Pelagia, who at other times is nothing but a plant, had opened a new flower that very day, and it leaned over his shoulder straight into the picture. He moved half a step forward. So, it seemed to him, did she. “How nice it all looks together,” said somebody.",
      pl: "Nie był jednak na parapecie sam. Pelagia, która na co dzień jest zwykłą rośliną, akurat otworzyła nowy kwiat i wystawiła mu go przez ramię prosto w obraz. Przesunął się o pół kroku. Ona chyba też. „Jak ładnie razem wyglądają” – powiedział ktoś.",
    },
    {
      as: ["the Wrong Word", "niewłaściwe słowo"],
      en: "Then a word fell. “You have to begin with a circle,” someone explained, “since he is basically round.” Mruk did not stir. But something went out of his shoulders, and the corners of his mouth came down by a millimetre each, and there is no artist in the world who can paint over such a thing.",
      pl: "Wtedy padło słowo. „Zaczyna się od koła – wyjaśnił ktoś – bo on jest w zasadzie okrągły”. Mruk ani drgnął. Ale coś mu uszło z ramion, kąciki ust opadły o milimetr każdy, a czegoś takiego żaden artysta na świecie nie zamaluje.",
    },
    {
      as: ["the Fly on the Nose", "mucha na nosie"],
      en: "It was at this moment that a fly chose him. It could have had the whole window, and it wanted the nose, exactly in the centre, where all lines of the composition met. Mruk looked at it with both eyes. That gave him, as could later be seen, a rather thoughtful expression, but not his own.",
      pl: "I właśnie wtedy wybrała go mucha. Miała do dyspozycji całe okno, a chciała nos, dokładnie w środku, gdzie zbiegały się wszystkie linie kompozycji. Mruk spojrzał na nią oboma oczami. Nadało mu to, jak się później okazało, wyraz głęboki, ale nie jego.",
    },
    {
      as: ["the Artist’s Coffee", "kawa artysty"],
      en: "Then the artist went to make coffee. A model is like soup: one must not walk away from him. Mruk held the pose for three minutes, then four. He heard the mill, he heard the spoon, he heard a conversation begin about somebody’s cousin. His left paw went to sleep, and little by little it spoke to the rest.",
      pl: "Potem artysta poszedł zrobić kawę. Z modelem jest jak z zupą, nie wolno odchodzić. Mruk trzymał pozę trzy minuty, potem cztery. Słyszał młynek, słyszał łyżeczkę, słyszał, jak zaczyna się rozmowa o czyjejś kuzynce. Lewa łapa mu zasnęła i powoli namawiała pozostałe.",
    },
    {
      as: ["the Smile", "uśmiech"],
      en: "“Smile!” somebody called. It was not clear whom they meant. Mruk looked behind him, but there was no one there except Pelagia. Then they began to whistle at him, to rustle paper and to make with their lips that sound which one makes at pigeons. He has seldom been so embarrassed for other people.",
      pl: "„Uśmiech!” – zawołał ktoś. Nie było jasne do kogo. Mruk obejrzał się, ale za nim nie stał nikt poza Pelagią. Wtedy zaczęto na niego gwizdać, szeleścić papierem i wydawać ustami ten odgłos, którym przywołuje się gołębie. Rzadko mu było aż tak wstyd za innych.",
    },
    {
      as: ["the Rubber", "gumka"],
      en: "Everything was almost ready, but it was rubbed out. One could hear it: that short dry scraping with which somebody gets rid of one’s ears. Then they were drawn again, lower. Then rubbed out. Mruk felt for them cautiously, first the one, then the other, and they were still in place; but there is a limit to everything.",
      pl: "Wszystko było już prawie gotowe, ale zostało wymazane. Słychać było to krótkie suche tarcie, którym ktoś pozbywa się twoich uszu. Potem narysowano je znowu, niżej. Potem wymazano. Mruk poruszył ostrożnie jednym i drugim, były na miejscu, ale wszystko ma swoje granice.",
    },
  ],
  turn: [
    {
      as: ["The Back View Is Also a Portrait", "Tył to też portret"],
      en: "So Mruk turned round. He did it without anger, as one turns a page, and sat down facing the street. From the back he consists of three curves and a pair of ears, and there is nothing in it that could go wrong. “Don’t move!” cried a changed voice behind him. “Now it’s him!”",
      pl: "Więc Mruk się odwrócił. Zrobił to bez gniewu, tak jak się przewraca kartkę, i usiadł przodem do ulicy. Od tyłu składa się z trzech łuków i pary uszu i nie ma w tym nic, co mogłoby się nie udać. „Nie ruszaj się! – zawołał za nim zmieniony głos. – Teraz to on!”",
    },
    {
      as: ["A Yawn, Caught in Flight", "Ziewnięcie złapane w locie"],
      en: "In the end he gave it up and yawned. It was an honest yawn, from the stomach, with all his teeth and the little bones behind them. And just in this fraction of a second, when he was not thinking of posterity at all, the work was done. There was silence. “Oh,” said the artist, quietly.",
      pl: "W końcu dał sobie spokój i ziewnął. Było to uczciwe ziewnięcie, od brzucha, z wszystkimi zębami i pręgowanym podniebieniem. I właśnie w tym ułamku sekundy, kiedy w ogóle nie myślał o potomności, dzieło zostało wykonane. Zrobiło się cicho. „O” – powiedział cicho artysta.",
    },
    {
      as: ["What the Blot Knew", "Co wiedział kleks"],
      en: "Help came from a blot. It dropped on the paper by itself, large, grey and wet, and before anyone could fetch a cloth it had spread out on all sides and sat down. They looked at it. It had everything: the weight, the patience and even, on the left, something like a notch. Nobody touched it any more.",
      pl: "Pomógł kleks. Spadł na papier sam, duży, szary i mokry, i zanim ktokolwiek sięgnął po szmatkę, rozlał się na boki i usiadł. Popatrzono na niego. Miał wszystko: ciężar, cierpliwość, a nawet, po lewej, coś w rodzaju nacięcia. Nikt go już nie poprawiał.",
    },
    {
      as: ["Bułka Walks By", "Bułka przechodzi"],
      en: "Then Bułka came across the courtyard, which one can see from the sill if one stretches one’s neck. She did not look up; she only walked, ginger, with her tail like a question mark. And Mruk’s face did of its own accord what it had been asked to do for the last half an hour. It was got down on the spot.",
      pl: "Wtedy przez podwórko przeszła Bułka, co z parapetu widać, jeśli wyciągnąć szyję. Nie spojrzała w górę, po prostu szła, ruda, z ogonem jak znak zapytania. A twarz Mruka sama z siebie zrobiła to, o co ją proszono od pół godziny. Utrwalono to natychmiast.",
    },
    {
      as: ["Seen from the Tram", "Widziany z tramwaju"],
      en: "Below, the fifteen stopped at the lights, longer than usual. Somebody on the tram looked up and said something to somebody else, and one window after another turned into faces. Twenty people were looking at the third floor. Mruk straightened up so slightly that it could only be seen in the result, and the result was this picture.",
      pl: "W dole piętnastka stanęła na światłach, na dłużej niż zwykle. Ktoś w tramwaju podniósł głowę, powiedział coś komuś drugiemu i okno po oknie zamieniało się w twarze. Dwadzieścia osób patrzyło na trzecie piętro. Mruk wyprostował się tak nieznacznie, że widać to było dopiero po skutkach, a skutkiem był ten obrazek.",
    },
    {
      as: ["The Model Falls Asleep", "Model zasypia"],
      en: "Mruk sat and sat, and at some point he was no longer there. He had gone to sleep upright, without lying down, as guardsmen and horses do. Everything that he had been holding came undone, and his face went back to its place. It was only now that one saw how it was made, and one could draw it.",
      pl: "Mruk siedział, siedział i w pewnym momencie już go nie było. Zasnął na siedząco, jak wartownicy i konie. Wszystko, co trzymał, puściło i twarz wróciła na swoje miejsce. Dopiero teraz było widać, jak jest zrobiona, i można ją było narysować.",
    },
    {
      as: ["Mrs Halina Gives Instructions", "Wskazówki pani Haliny"],
      en: "“Leave the cat alone,” said Mrs Halina, who had come for her sieve. “You look at him, and let him look at what he likes.” She has fitted coats on ministers, and knows how one gets a person to stand straight: by talking of something else. They talked about plums. In five minutes it was finished.",
      pl: "„Dajcie kotu spokój – powiedziała pani Halina, która przyszła po swoje sitko. – Wy patrzcie na niego, a on niech patrzy, na co chce”. Przymierzała płaszcze ministrom i wie, jak sprawić, żeby ktoś stał prosto: trzeba mówić o czym innym. Mówili o śliwkach. Po pięciu minutach było gotowe.",
    },
  ],
  ending: [
    {
      en: "The picture was stood against the sugar bowl, and they all stepped back. On it was a cat. One could not say that he was handsome, but one would not have liked to owe him money. Mruk looked at him for a long time, and the other looked at Mruk. Neither of them was the first to look away.",
      pl: "Obrazek oparto o cukiernicę i wszyscy się cofnęli. Był na nim kot. Trudno powiedzieć, że ładny, ale nikt by nie chciał być mu winien pieniędzy. Mruk patrzył na niego długo, a tamten na Mruka. Żaden nie odwrócił wzroku pierwszy.",
    },
    {
      fact: "A portrait of Mruk hangs in the hall, between Ola in her school apron and the fuse box.",
      en: "It now hangs in the hall, between Ola in her apron and the fuse box. It hangs a little crooked, since nobody dares to straighten it in the subject’s presence. When Mruk goes past he slows down by half a step. He does not turn his head; he only likes to know that he is at home.",
      pl: "Wisi teraz w przedpokoju, między Olą w fartuszku a bezpiecznikami. Wisi trochę krzywo, bo nikt nie śmie go poprawić w obecności portretowanego. Przechodząc, Mruk zwalnia o pół kroku. Nie odwraca głowy, lubi tylko wiedzieć, że jest w domu.",
    },
    {
      en: "“It’s not quite like him,” said Tomek, with his head on one side. “It’s more like him than he is,” said Ola. The dispute could not be settled, as the original had in the meantime got down from the sill and was in the kitchen, where he stood in front of the bowl and was the very image of himself.",
      pl: "„Niezupełnie podobny” – powiedział Tomek, przekrzywiając głowę. „Bardziej podobny niż on sam” – powiedziała Ola. Sporu nie dało się rozstrzygnąć, bo oryginał zszedł tymczasem z parapetu i był w kuchni, gdzie stał nad miską i wyglądał jak żywy.",
    },
    {
      en: "Mruk himself did not stay for the viewing. Art, he thinks, is something one does, and afterwards one has something to eat. On the sill there remained the geranium, one grey hair and a warm place in the shape of a pear, and the light went on lying on it as if there was somebody there.",
      pl: "Sam Mruk na wernisażu nie został. Sztukę, uważa, się uprawia, a potem się coś je. Na parapecie została pelargonia, jeden szary włos i ciepłe miejsce w kształcie gruszki, a światło leżało na nim dalej, jakby ktoś tam był.",
    },
    {
      en: "At the bottom, in pencil, it says “Mruk, third floor”, and the date. Then there is a white paw print, slightly smudged, and nobody knows how it got there. Experts call this a signature. Mr Zenon, to whom it was shown on the stairs, took off his cap, and said that he would recognise him anywhere.",
      pl: "Na dole ołówkiem napisano: „Mruk, trzecie piętro”, i datę. Obok jest odcisk łapy, trochę rozmazany, i nikt nie wie, skąd się wziął. Znawcy nazywają to sygnaturą. Pan Zenon, któremu pokazano dzieło na schodach, zdjął czapkę i powiedział, że poznałby wszędzie.",
    },
    {
      en: "When everyone had gone, he came back and looked at it from close to. He sniffed: paper, paint, somebody’s coffee, but no cat at all. That reassured him. Up to then he had suspected that a part of one might stay behind in there. He checked, to be safe, all the parts, and each was present.",
      pl: "Kiedy wszyscy poszli, wrócił i obejrzał obraz z bliska. Powąchał: papier, farba, czyjaś kawa, kota ani śladu. To go uspokoiło. Do tej pory podejrzewał, że jakaś część człowieka, a więc i kota, w tym zostaje. Na wszelki wypadek sprawdził wszystkie części, żadnej nie brakowało.",
    },
    {
      en: "Since that day he has been a little different about windows. He no longer simply sits; he sits well. People waiting at the stop think that someone has put a china cat up there, of the better sort, and sometimes they point. Then the china cat slowly closes one eye, and the tram leaves without them.",
      pl: "Od tamtego dnia ma trochę inny stosunek do okien. Już nie po prostu siedzi, tylko siedzi dobrze. Ludzie na przystanku myślą, że ktoś postawił tam kota z porcelany, i to w lepszym gatunku, czasem nawet pokazują palcem. Wtedy porcelanowy kot powoli zamyka jedno oko, a tramwaj odjeżdża bez nich.",
    },
  ],
};
