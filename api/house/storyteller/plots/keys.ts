import type { Plot } from "../model.ts";

/** Tomek has lost his keys, and somebody must lead the search. */
export const keys: Plot = {
  name: "keys",
  category: "Adventure",
  pictures: [
    {
      place: "stove",
      pose: "sit",
      props: ["slippers", "newspaper"],
      eyes: "open",
      en: "Mruk sitting by the tiled stove among slippers and a newspaper, in charge of a search",
      pl: "Mruk przy kaflowym piecu, wśród kapci i gazety, kieruje poszukiwaniami",
    },
    {
      place: "stove",
      pose: "walk",
      props: ["slippers", "books"],
      eyes: "half",
      en: "Mruk walking past a pair of slippers with the tread of a detective",
      pl: "Mruk przechodzi obok kapci krokiem detektywa",
    },
    {
      place: "box",
      pose: "peek",
      props: ["slippers", "umbrella"],
      eyes: "wide",
      en: "Mruk looking out of a box that he is searching from within",
      pl: "Mruk wygląda z pudła, które przeszukuje od środka",
    },
  ],
  wish: [
    {
      as: ["the Runaway Bunch", "zbiegły pęk"],
      en: "Tomek’s keys had gone again. There are three of them, with a bottle opener and a tiny brass globe, and they leave, he says, of their own accord. Mruk got up. Somebody had to look for them who can see in the dark, does not swear and fits, with reservations, under furniture.",
      pl: "Klucze Tomka znowu odeszły. Są trzy, do tego otwieracz i maleńki mosiężny globus, i odchodzą, jak mówi Tomek, same. Mruk wstał. Ktoś musiał ich poszukać, ktoś, kto widzi po ciemku, nie przeklina i mieści się, z zastrzeżeniami, pod meblami.",
    },
    {
      as: ["the Search", "poszukiwania"],
      en: "Mruk likes it when something is being looked for. Drawers stand open, cushions change places, wardrobes show what they have been keeping back, and one gets to see one’s own flat as no tourist does. When Tomek felt all his pockets and said “They were here a minute ago”, Mruk was at his side before the minute was over.",
      pl: "Mruk lubi, kiedy się czegoś szuka. Szuflady stoją otworem, poduszki zamieniają się miejscami, szafy pokazują, co ukrywały, i można zobaczyć własne mieszkanie tak, jak nie widzi go żaden turysta. Kiedy Tomek obmacał kieszenie i powiedział: „Przed minutą tu były”, Mruk był przy nim, zanim ta minuta minęła.",
    },
    {
      as: ["the Empty Hook", "pusty haczyk"],
      en: "Beside the front door there is a hook that Ola put up for Tomek’s keys. In four years it has held an umbrella, a string of onions and, for one night, a bicycle tyre. Now Tomek stood before it with one shoe on. Mruk looked from the hook to the man and resolved that somebody must bring them together.",
      pl: "Przy drzwiach wejściowych jest haczyk, który Ola wkręciła na klucze Tomka. Przez cztery lata wisiał na nim parasol, wianek cebuli i, jedną noc, dętka od roweru. Teraz stał przed nim Tomek w jednym bucie. Mruk spojrzał na haczyk, spojrzał na człowieka i postanowił, że trzeba ich wreszcie skojarzyć.",
    },
    {
      as: ["the Delayed Departure", "opóźniony odjazd"],
      en: "As long as Tomek has no keys he cannot go out, and as long as he does not go out there is somebody to lie on. To that extent Mruk was on the side of fate. On the other hand, a man who is searching does not sit down. He thought it through and saw, with regret, that the keys must be found.",
      pl: "Dopóki Tomek nie ma kluczy, nie może wyjść, a dopóki nie wychodzi, jest na kim leżeć. W tym zakresie Mruk trzymał stronę losu. Z drugiej strony człowiek, który szuka, nie siada. Przemyślał to do końca i wyszło mu, z żalem, że klucze trzeba znaleźć.",
    },
    {
      as: ["the Jingle", "brzęk"],
      en: "Mruk wears a bell, so that one should know where he is. Why keys wear nothing of the kind he has never understood, seeing that they are lost weekly and he has not been lost once. Tomek was already lying flat in front of the sofa, calling them. Mruk decided to lend him his ears, which can tell brass from tin through two walls.",
      pl: "Mruk nosi dzwonek, żeby było wiadomo, gdzie jest. Dlaczego kluczom niczego takiego się nie zakłada, nigdy nie pojął, zważywszy, że one giną co tydzień, a on nie zginął ani razu. Tomek leżał już plackiem przed kanapą i je wołał. Mruk postanowił użyczyć mu uszu, które przez dwie ściany odróżniają mosiądz od blachy.",
    },
    {
      as: ["the Charge", "zarzut"],
      en: "“Somebody has taken my keys,” said Tomek. There were three persons in the flat: he himself, then Ola, who had a pencil between her teeth, and a third, at whom both of them were now looking. Mruk has taken corks in his time, that is true. But keys are cold and taste of pocket. He meant to find them and clear his name.",
      pl: "„Ktoś mi zabrał klucze” – powiedział Tomek. W mieszkaniu były trzy osoby: on sam, Ola z ołówkiem w zębach i trzecia, na którą oboje teraz patrzyli. Mruk zabierał w życiu korki, nie zaprzecza. Ale klucze są zimne i smakują kieszenią. Zamierzał je znaleźć i oczyścić swoje dobre imię.",
    },
    {
      as: ["Sixty-Four Square Metres", "sześćdziesiąt cztery metry"],
      en: "Tomek can find Ouagadougou with his eyes shut. What he cannot find is his keys, in sixty-four square metres, four of which are bathroom. He was standing on the carpet, revolving slowly like a globe that somebody has pushed in passing. Mruk knows only the one country, but he knows it thoroughly, and began at the border.",
      pl: "Tomek z zamkniętymi oczami znajdzie Wagadugu. Nie znajdzie natomiast kluczy, na sześćdziesięciu czterech metrach, z których cztery to łazienka. Stał na środku dywanu i obracał się powoli, jak globus, który ktoś w przejściu popchnął. Mruk zna tylko jeden kraj, za to gruntownie, i zaczął od granicy.",
    },
  ],
  obstacle: [
    {
      as: ["the Reconstruction", "wizja lokalna"],
      en: "But Tomek insisted on a reconstruction. He stepped out on to the landing, came in again, said “It’s me” to nobody, put down a bag that he was not carrying and waited for his hand to remember the rest. It remembered where the biscuits were. Mruk had to walk behind him and play himself, as of yesterday.",
      pl: "Ale Tomek uparł się przy wizji lokalnej. Wyszedł na klatkę, wszedł jeszcze raz, powiedział w pustkę „to ja”, odstawił torbę, której nie niósł, i czekał, aż ręka przypomni sobie resztę. Ręka przypomniała sobie, gdzie są herbatniki. Mruk musiał iść z tyłu i grać siebie, w wersji wczorajszej.",
    },
    {
      as: ["Saint Anthony", "święty Antoni"],
      en: "Mrs Halina, who had heard it all through the ceiling, applied to Saint Anthony. They have a tariff: one coin for spectacles, two for keys. The saint, however, as she called up the stairs, requires silence and an exact description, and all that Tomek could say, shouting, was that they were sort of jingly.",
      pl: "Pani Halina, która wszystko słyszała przez sufit, zwróciła się do świętego Antoniego. Mają taryfę: moneta za okulary, dwie za klucze. Święty wymaga jednak, jak zawołała na schody, ciszy i dokładnego opisu, a Tomek umiał powiedzieć tylko, i to krzykiem, że są takie brzęczące.",
    },
    {
      as: ["the Second Torch", "druga latarka"],
      en: "To see under the wardrobe one needs a torch, and the torch needed batteries. These were in the drawer, and the drawer was stuck, because some second torch lay across it on the inside. Two grown-up people took turns at pulling. Beside them sat a cat, with eyes for precisely this purpose, and nobody consulted it.",
      pl: "Żeby zajrzeć pod szafę, potrzebna jest latarka, a latarka potrzebowała baterii. Baterie leżały w szufladzie, szuflada zaś się zacięła, bo w środku stanęła w poprzek jakaś druga latarka. Dwoje dorosłych ciągnęło na zmianę. Obok siedział kot z oczami stworzonymi dokładnie do tego celu i nikt nie zasięgnął jego rady.",
    },
    {
      as: ["the Wrong Finds", "znaleziska uboczne"],
      en: "Everything else was found. There came to light a library card, half a protractor, the lid of the pepper mill, a Bulgarian coin and the glove whose twin had been thrown out last spring in despair. Each was welcomed with a shout, and at each shout Mruk came at a run. After the fifth he felt that he was being trifled with.",
      pl: "Znajdowało się wszystko inne. Wyszły na jaw: karta biblioteczna, pół kątomierza, wieczko od pieprzu, bułgarska moneta i rękawiczka, której bliźniaczkę zeszłej wiosny wyrzucono z rozpaczy. Każdą rzecz witano okrzykiem i na każdy okrzyk Mruk przybiegał. Po piątym poczuł, że ktoś sobie z niego żartuje.",
    },
    {
      as: ["Ola’s System", "system Oli"],
      en: "Ola had a system, from a detective novel that she once translated. One divides the flat into squares and ticks them off. It was a good system, but it had been devised for a house without cats, for a square which has been crossed by one no longer counts as searched. “E5 again,” said Ola, with a sigh, and looked at Mruk.",
      pl: "Ola miała system, z kryminału, który kiedyś przełożyła. Dzieli się mieszkanie na pola i odhacza. System był dobry, ale wymyślony dla domu bez kotów, bo pole, przez które przeszedł kot, nie może już uchodzić za przeszukane. „Znowu E5” – westchnęła Ola i spojrzała na Mruka.",
    },
    {
      as: ["the Magnet", "magnes"],
      en: "Staś ran up with a magnet on a string. It brought in two hairpins and a bottle cap, clung for a while to the oven and then, sweeping low across the hall, took a fancy to a certain collar. Brass does not stick to a magnet; a buckle does. Mruk had been towed for half a metre before anybody looked round.",
      pl: "Przybiegł Staś z magnesem na sznurku. Magnes wyłowił dwie spinki i kapsel, przylgnął na chwilę do piekarnika, a potem, sunąc nisko przez przedpokój, upodobał sobie pewną obrożę. Mosiądz magnesu się nie trzyma, ale sprzączka owszem. Mruka przeholowano pół metra, zanim ktokolwiek się obejrzał.",
    },
    {
      as: ["the Spare Set", "komplet zapasowy"],
      en: "“But there’s a spare set!” Tomek remembered, and for a moment the world was in order. It had been hidden from burglars, in a spot so clever that no one would ever hit on it. No one did. From then on they had two lots to look for, which for a cat with a single nose comes to twice the flat.",
      pl: "„Przecież jest komplet zapasowy!” – przypomniał sobie Tomek i przez chwilę na świecie panował ład. Komplet ukryto przed złodziejami, tak sprytnie, żeby nikt na to nie wpadł. Nikt nie wpadł. Odtąd szukali już dwóch, co dla kota z jednym nosem oznacza dwa razy większe mieszkanie.",
    },
  ],
  turn: [
    {
      as: ["What the Slipper Held", "Co było w kapciu"],
      en: "Mruk stopped by the slippers. In the toe of the right one there was something that was not a foot. He reached in as far as the elbow, drew his paw out, looked at it and reached in once more; and the slipper, for the first time in its life, rang. “I wore those yesterday,” said Tomek slowly, “and wondered why I limped.”",
      pl: "Mruk zatrzymał się przy kapciach. W czubku prawego było coś, co nie było stopą. Sięgnął aż po łokieć, wyjął łapę, obejrzał ją i sięgnął jeszcze raz, a kapeć, po raz pierwszy w życiu, zadzwonił. „Chodziłem w nich wczoraj – powiedział powoli Tomek – i zastanawiałem się, czemu kuleję”.",
    },
    {
      as: ["On the Outside", "Po tamtej stronie drzwi"],
      en: "There was a cough on the landing. “Beg pardon,” said Mr Zenon, “are these meant to stay out here?” They were in the lock, with the brass globe dangling, at the disposal of the whole staircase. He had hung them on his own ring for a moment, to see how forty-three would feel, and it cost him something to give them up.",
      pl: "Na klatce ktoś chrząknął. „Przepraszam – powiedział pan Zenon – czy one mają tu zostać?” Tkwiły w zamku, od zewnątrz, z dyndającym globusem, do dyspozycji wszystkich sąsiadów. Zawiesił je na chwilę przy swoich, żeby poczuć, jak to jest mieć czterdzieści trzy, i niełatwo mu było je oddać.",
    },
    {
      as: ["Next to the Butter", "Obok masła"],
      en: "Ola opened the fridge to get some milk, and there they lay, on the second shelf, next to the butter. It all came back to Tomek: there had been shopping, there had been only two hands. The keys were so cold that they smoked. As for Mruk, he had been saying for years that one ought to begin with the fridge.",
      pl: "Ola otworzyła lodówkę, żeby wyjąć mleko, i leżały tam, na drugiej półce, obok masła. Tomkowi wszystko się przypomniało: były zakupy, a rąk tylko dwie. Klucze były tak zimne, że aż parowały. Mruk zaś od lat powtarzał, że zaczynać należy od lodówki.",
    },
    {
      as: ["Three Keys and a Bottle Opener", "Trzy klucze i otwieracz"],
      en: "Mruk lay down on the armchair, in order to think. Something under the cover objected. He shifted; it objected elsewhere, in three places and with a bottle opener. He spent a full minute considering how this would look. Then he got up, stretched as if by chance, and became absorbed in the opposite wall until somebody should notice the bump.",
      pl: "Mruk położył się na fotelu, żeby pomyśleć. Coś pod narzutą zaprotestowało. Przesunął się, zaprotestowało gdzie indziej, w trzech miejscach i otwieraczem. Pełną minutę rozważał, jak to będzie wyglądało. Potem wstał, przeciągnął się niby przypadkiem i zajął się przeciwległą ścianą, aż ktoś zauważy wypukłość.",
    },
    {
      as: ["The Lining Gives Evidence", "Podszewka zeznaje"],
      en: "It took a seamstress. Mrs Halina had Tomek’s jacket handed to her, ran it through her fingers as she used to run customers, and stopped at the hem. “Your pocket’s gone through,” she said. Three snips, and out of the lining came the keys, followed by four tram tickets and a lump of sugar from a café that closed in 2009.",
      pl: "Trzeba było krawcowej. Pani Halina kazała sobie podać marynarkę Tomka, przesunęła ją w palcach, jak przesuwała niegdyś klientów, i przy samym dole stanęła. „Kieszeń dziurawa” – powiedziała. Trzy cięcia i z podszewki wyszły klucze, a za nimi cztery bilety tramwajowe i kostka cukru z kawiarni, której dawno nie ma.",
    },
    {
      as: ["Brass Answers Brass", "Mosiądz odpowiada mosiądzowi"],
      en: "“Hush!” said Ola, since Mruk had raised a paw. He waited until even the fridge was paying attention, and shook his head, once. The bell said ding. A moment later, very small, something said it after him from the basket of the bicycle in the hall: a little globe, of the same brass, under a helmet. One recognises one’s own.",
      pl: "„Cicho!” – powiedziała Ola, bo Mruk podniósł łapę. Zaczekał, aż nawet lodówka zacznie słuchać, i raz potrząsnął głową. Dzwonek powiedział: dzyń. Po chwili, bardzo cienko, powtórzyło to za nim coś w koszyku roweru w przedpokoju: mały globus, z tego samego mosiądzu, pod kaskiem. Swój zawsze pozna swego.",
    },
    {
      as: ["The Left Hand", "Lewa ręka"],
      en: "Then Ola asked, very gently, what it was that Tomek had in his left hand. He had been keeping it closed the whole time, so as to have the other free for looking. He opened it, finger by finger. Nobody said a word. Mruk was the first to turn away; now and then a man has the right to be alone with his keys.",
      pl: "Wtedy Ola bardzo łagodnie spytała, co właściwie Tomek ma w lewej ręce. Przez cały czas trzymał ją zamkniętą, żeby drugą mieć wolną do szukania. Otworzył ją, palec po palcu. Nikt nic nie powiedział. Mruk odwrócił się pierwszy, bo są chwile, kiedy człowiek powinien zostać z kluczami sam.",
    },
  ],
  ending: [
    {
      en: "“From today on they hang where they belong,” declared Tomek, and hung them on the hook. It was a solemn moment. It takes place in this house about once a month, and Mruk never misses it. He sat below with his tail round his paws, looked up at the shining bunch, and gave it until Thursday.",
      pl: "„Od dziś wiszą tam, gdzie ich miejsce” – oświadczył Tomek i powiesił je na haczyku. Była to podniosła chwila. Zdarza się w tym domu mniej więcej raz w miesiącu i Mruk nigdy jej nie opuszcza. Siedział pod spodem, z ogonem wokół łap, patrzył w górę na błyszczący pęk i dawał mu czas do czwartku.",
    },
    {
      en: "The finder, by law, is entitled to ten per cent. As it is not practicable to saw a tenth off three keys, a settlement was reached in Gouda. Nobody raised the question of who exactly the finder had been. Mruk acknowledged receipt, with his tongue, on the plate and a little beyond the plate.",
      pl: "Znalazcy przysługuje według prawa dziesięć procent. Ponieważ od trzech kluczy trudno odpiłować jedną dziesiątą, zawarto ugodę w goudzie. Kto właściwie był znalazcą, tego nikt nie dociekał. Mruk potwierdził odbiór, językiem, na talerzyku i trochę poza talerzykiem.",
    },
    {
      en: "Tomek, the keys in his hand, stood in the hall and tried to recall where he had been going. It had been something with a door at the end. Finally he sat down to think it over, at which something large lay down across both his feet. So he did not go, and it cannot have been important.",
      pl: "Tomek stał w przedpokoju z kluczami w ręku i próbował sobie przypomnieć, dokąd się wybierał. Na końcu były tam jakieś drzwi. Wreszcie usiadł, żeby się zastanowić, i wtedy coś dużego położyło mu się w poprzek na obu stopach. Więc nie poszedł, a pilne to chyba nie było.",
    },
    {
      en: "The flat was still turned inside out, like a sock. Mruk made a tour of everything that stood open, for one does not get such an offer every day, and decided on the second drawer from the top, among the table napkins. When somebody later asked where the cat was, the drawer kept silent. Good furniture takes sides.",
      pl: "Mieszkanie było wciąż wywrócone na lewą stronę jak skarpetka. Mruk obszedł wszystko, co stało otworem, bo takich okazji nie ma co dzień, i wybrał drugą szufladę od góry, między serwetkami. Kiedy ktoś później spytał, gdzie jest kot, szuflada milczała. Porządny mebel wie, po czyjej jest stronie.",
    },
    {
      en: "When the excitement was over Mruk went, by a roundabout way, to look at his own valuables. They were complete: the cork, the rubber band, the thing that he does not discuss. Everything lay where he had left it. One does not need a hook, he found, if one has character and a bath with feet.",
      pl: "Kiedy emocje opadły, Mruk poszedł, okrężną drogą, sprawdzić własne kosztowności. Były w komplecie: korek, gumka i to, o czym nie rozmawia. Wszystko leżało tak, jak zostawił. Człowiek nie potrzebuje haczyka, doszedł do wniosku, jeśli ma charakter i wannę na nóżkach.",
    },
    {
      en: "“What would we do without you, Director!” said Tomek, and now he really left. The lock turned twice; steps went down; the steps halted, and thought, and came up again. It was his wallet. Mruk had not even got up from the doormat. After so many years together one knows how long a farewell takes.",
      pl: "„Co my byśmy bez dyrektora zrobili!” – powiedział Tomek i tym razem naprawdę wyszedł. Zamek przekręcił się dwa razy, kroki poszły w dół, stanęły, pomyślały i wróciły. Chodziło o portfel. Mruk nawet nie wstał z wycieraczki. Po tylu latach razem wie się, ile trwa pożegnanie.",
    },
    {
      en: "Mr Zenon keeps statistics. In the column “keys, lost” the third floor leads by a distance that will not be made up in this century; in the column “keys, found” it leads too, and nobody else in the building has a cat. He draws no conclusions. He only touches his cap when Mruk goes by.",
      pl: "Pan Zenon prowadzi statystykę. W rubryce „klucze, zgubione” trzecie piętro ma przewagę nie do odrobienia w tym stuleciu, w rubryce „klucze, znalezione” też prowadzi, a kota nie ma w tej klatce nikt inny. Wniosków nie wyciąga. Dotyka tylko czapki, kiedy Mruk przechodzi.",
    },
  ],
};
