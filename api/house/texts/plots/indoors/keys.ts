import type { Plot } from "#api/house/texts/model.ts";

/** Tomek has lost his keys, and somebody must look for them. */
export const keys: Plot = {
  name: "keys",
  category: "Adventure",
  wishes: [
    {
      titles: [["They Taste of Pocket", "Zimne i smakują kieszenią"]],
      en: "“Somebody has taken my keys,” said Tomek in the hall, and looked at the only other person present. Mruk has taken corks in his time and does not deny it. But keys are cold and taste of pocket. There are three of these, with a bottle opener and a tiny brass globe, and he meant to find them and clear his name.",
      pl: "„Ktoś mi zabrał klucze” – powiedział w przedpokoju Tomek i spojrzał na jedyną oprócz niego osobę. Mruk zabierał w życiu korki, nie przeczy. Ale klucze są zimne i smakują kieszenią. Tych było trzy, do tego otwieracz i maleńki mosiężny globus, i Mruk zamierzał je znaleźć, żeby odzyskać dobre imię.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "half", company: "tomek" },
      endings: [
        {
          titles: [
            ["I Take It Back, Director", "Wszystko cofam, dyrektorze"],
            ["A Hand That Had to Wait", "Ręka, która musiała poczekać"],
          ],
          en: "There remained the matter of honour. Tomek crouched down in the hall with the keys in one hand, held out the other and said: “I take it back, Director. All of it.” Mruk let the hand wait. It smelled of metal, of pocket and a little of haste. Then he laid his forehead in it and kept it there, until Tomek had missed one more tram.",
          pl: "Została jeszcze sprawa honoru. Tomek przykucnął w przedpokoju z kluczami w jednej ręce, drugą wyciągnął i powiedział: „Cofam to, dyrektorze. Wszystko cofam”. Mruk kazał ręce poczekać. Pachniała metalem, kieszenią i trochę pośpiechem. Potem położył na niej czoło i trzymał, aż Tomkowi uciekł jeszcze jeden tramwaj.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["Nobody Asked About the Button", "O guzik nikt nie pytał"],
            ["Acquitted, with Gouda", "Uniewinniony, i to z goudą"],
          ],
          en: "Mruk was acquitted aloud, and for the wrong he had suffered there was a slice of Gouda. The rind he carried by a roundabout way to the bathroom, where he keeps his valuables, under the bath. They were all there: the cork, the rubber band, and the button from Tomek’s winter coat. Nobody had asked about the button. He pushed it further in and laid the rind in front.",
          pl: "Mruka uniewinniono, i to na głos, a za doznaną krzywdę dostał plasterek goudy. Skórkę zaniósł okrężną drogą do łazienki, gdzie pod wanną trzyma kosztowności. Były w komplecie: korek, gumka recepturka i guzik od zimowego płaszcza Tomka. O guzik nikt nie pytał. Mruk wsunął go trochę głębiej, a przed nim położył skórkę.",
          picture: {
            place: "bathroom",
            pose: "crouch",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["The Keys, Alas, Must Be Found", "Klucze, niestety, trzeba znaleźć"]],
      en: "As long as Tomek cannot find his keys he cannot go out, and as long as he is in, there is somebody to lie on. So Mruk, on the doormat, was on the side of the keys. On the other hand, a man who is searching does not sit down. Mruk thought this through to the end and saw with regret that the keys must be found.",
      pl: "Dopóki Tomek nie znajdzie kluczy, nie może wyjść, a dopóki nie wychodzi, jest na kim leżeć. Mruk, na wycieraczce, trzymał więc stronę kluczy. Ale człowiek, który szuka, nie siada. Mruk przemyślał to do końca i z żalem uznał, że klucze trzeba znaleźć.",
      picture: { place: "hall", pose: "loaf", props: [], eyes: "half", on: "doormat", company: "nobody" },
      endings: [
        {
          titles: [["Something with a Door at the End", "Na końcu były jakieś drzwi"]],
          en: "With the keys in his hand Tomek stood in the hall and tried to remember where he had been going. It had been something with a door at the end. He sat down to think it over, and something large lay down across both his feet. It was warm, it weighed nine kilos, and it was in no doubt. After a while Tomek leaned back against the coats.",
          pl: "Z kluczami w ręku Tomek stanął w przedpokoju i próbował sobie przypomnieć, dokąd się wybierał. Na końcu były tam jakieś drzwi. Usiadł, żeby się zastanowić, i wtedy na obu stopach położyło mu się w poprzek coś dużego. Było ciepłe, ważyło dziewięć kilo i nie miało wątpliwości. Po jakimś czasie Tomek oparł się plecami o płaszcze.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", company: "tomek", inHand: "keys" },
        },
        {
          titles: [
            ["Steps That Thought and Came Back", "Kroki w dół i z powrotem"],
            ["The Lock Turned Twice", "Zamek przekręcił się dwa razy"],
          ],
          en: "“What would we do without you, Director!” said Tomek, and now he really left. The lock turned twice. Steps went down, halted, thought, and came up again: he had left his wallet. Mruk had not stirred from the doormat. He merely moved over, on to the shoes, and Tomek sat down beside him, to go through his pockets in their proper order, and had a lap again.",
          pl: "„Co my byśmy bez dyrektora zrobili!” – powiedział Tomek i tym razem naprawdę wyszedł. Zamek przekręcił się dwa razy. Kroki poszły w dół, stanęły, pomyślały i wróciły, bo został portfel. Mruk nie ruszył się z wycieraczki. Przesunął się tylko, na buty, a Tomek usiadł obok, żeby przejrzeć kieszenie po kolei, i znowu miał kolana.",
          picture: { place: "hall", pose: "loaf", on: "doormat", props: [], eyes: "half", company: "tomek" },
        },
        {
          titles: [
            ["Eleven Minutes of Lap", "Kolana, na jedenaście minut"],
            ["Too Long for the Stop, Too Short for Anything Else", "Na przystanek za długo"],
          ],
          needs: ["the trams"],
          en: "With the keys in his fist Tomek was on the stairs when the fifth tram rang. He stopped, listened to it go, and came back up. Until the next there were eleven minutes. That is too long for the stop, and too short to begin anything, and for such times there is a chair in the hall. Mruk had been sitting on it. He stood up, let Tomek sit down, and lay down again, higher.",
          pl: "Z kluczami w garści Tomek był już na schodach, kiedy zadzwonił piąty tramwaj. Stanął, posłuchał, jak odjeżdża, i wrócił na górę. Do następnego było jedenaście minut. Na przystanek to za długo, a żeby coś zacząć, za krótko, i na takie okazje stoi w przedpokoju krzesło. Siedział na nim Mruk. Wstał, dał Tomkowi usiąść i położył się z powrotem, tylko wyżej.",
          picture: { place: "hall", pose: "loaf", on: "lap", props: [], eyes: "half", company: "tomek" },
        },
      ],
    },
    {
      titles: [["Before It Is Shut Again", "Zanim to znów zamkną"]],
      en: "Drawers stand open, cushions change places, wardrobes show what they have been keeping back: there is nothing like a man who is looking for something. When Tomek felt his pockets and said “My keys were here a minute ago”, Mruk was at his side before the minute was over. He did not want the keys. He wanted to be inside, wherever it was, before it was shut again.",
      pl: "Szuflady stoją otworem, poduszki zamieniają się miejscami, szafy pokazują, co ukrywały: nie ma to jak człowiek, który czegoś szuka. Kiedy Tomek obmacał kieszenie i powiedział: „Minutę temu miałem tu klucze”, Mruk był przy nim, zanim ta minuta minęła. Kluczy nie chciał. Chciał znaleźć się w środku, wszystko jedno czego, zanim to znów zamkną.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "up",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Second Drawer from the Top", "Druga szuflada od góry"],
            ["A Fringe, Most Likely", "Frędzle, bo co by innego"],
          ],
          en: "The keys had turned up, and the flat still stood open from end to end. Mruk made a tour of what was on offer and decided on the second drawer from the top, among the table napkins. “Director?” called Tomek, who wanted to thank him. He went by twice. Out of the drawer hung the end of a tail, but he took it for a fringe.",
          pl: "Klucze się znalazły, a mieszkanie wciąż stało otworem, od progu po balkon. Mruk przejrzał, co było do wyboru, i zdecydował się na drugą szufladę od góry, między serwetkami. „Dyrektorze?” – wołał Tomek, który chciał mu podziękować. Przeszedł obok dwa razy. Z szuflady zwisał koniec ogona, ale Tomek wziął go za frędzle.",
        },
        {
          titles: [
            ["Four Countries and a Sheep’s Cheese", "Cztery kraje i oscypek"],
            ["As Wide as a Cat", "Na szerokość kota"],
          ],
          en: "Tomek went round and shut things, and Mruk went ahead of him and looked into each of them once more. At the wardrobe they met. On its floor lay the old rucksack, unbuckled; it smelled of sheep’s cheese and resin and of four countries. Mruk stepped in and turned round. Tomek already had hold of the door. He left it open by the width of a cat.",
          pl: "Tomek chodził i zamykał, a Mruk szedł przed nim i zaglądał wszędzie jeszcze raz. Przy szafie się spotkali. Na dnie leżał stary plecak, rozpięty, i pachniał oscypkiem, żywicą i czterema krajami. Mruk wszedł i się obrócił. Tomek trzymał już rękę na drzwiach. Zostawił je uchylone na szerokość kota.",
          picture: {
            place: "bedroom",
            pose: "sit",
            props: [],
            eyes: "wide",
            camera: "wide",
            side: "left",
            company: "tomek",
          },
        },
      ],
    },
    {
      titles: [["A Hook for Umbrellas and Onions", "Haczyk na cebulę i na parasol"]],
      en: "Beside the front door there is a hook that Ola put up for Tomek’s keys. It has held an umbrella, a string of onions and, for one night, a bicycle tyre. Tomek was standing under it with one shoe on, patting his pockets for them. Mruk looked from the hook to the man and back, and decided that the two must be brought together: hook and keys.",
      pl: "Przy drzwiach wejściowych jest haczyk, który Ola wkręciła na klucze Tomka. Wisiał na nim już parasol, wianek cebuli i, przez jedną noc, dętka od roweru. Pod haczykiem stał Tomek w jednym bucie i szukał ich po kieszeniach. Mruk spojrzał na haczyk, na człowieka i znów na haczyk i postanowił, że trzeba je sobie wreszcie przedstawić: haczyk i klucze.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["From Today, Where They Belong", "Od dziś na swoim miejscu"],
            ["Waiting for the Doorbell", "I czekać na dzwonek do drzwi"],
          ],
          en: "“From today they hang where they belong,” declared Tomek, and hung the keys on the hook. He took a step back, as you do before a picture. He straightened the globe. It was a solemn moment, and with it still in his face he went out and pulled the door shut behind him. Mruk looked up at the bunch, which was swinging, and waited for the doorbell.",
          pl: "„Od dziś wiszą tam, gdzie ich miejsce” – oświadczył Tomek i powiesił klucze na haczyku. Cofnął się o krok, jak przed obrazem. Poprawił globus. Była to podniosła chwila i z tą chwilą na twarzy wyszedł i zatrzasnął za sobą drzwi. Mruk spojrzał w górę na pęk, który jeszcze się kołysał, i czekał na dzwonek.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Hook Thought It Over", "Haczyk się zastanawiał"],
            ["With a Plug and Some Plaster", "Razem z kołkiem i tynkiem"],
            ["Together at Last, in a Pocket", "Nareszcie razem, choć w kieszeni"],
          ],
          en: "Tomek hung the keys on the hook. It considered them for a moment and came out of the wall, with its plug and a spoonful of plaster. Tomek caught it all in one hand. He looked at the hole, he looked at the time, and put the whole lot in his pocket and left. At any rate they were together now. Mruk sat down under the hole and sneezed.",
          pl: "Tomek powiesił klucze na haczyku. Haczyk chwilę się nad nimi zastanawiał i wyszedł ze ściany, razem z kołkiem i łyżeczką tynku. Tomek złapał wszystko jedną ręką. Spojrzał na dziurę, spojrzał na zegarek, wsunął całość do kieszeni i wyszedł. W każdym razie były teraz razem. Mruk usiadł pod dziurą i kichnął.",
          picture: {
            place: "hall",
            pose: "sit",
            by: "wall",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Why Do Keys Wear No Bell?", "Czemu klucze nie noszą dzwonka?"]],
      en: "A cat wears a bell so that people know where he is. Why keys wear none Mruk has never understood, since Tomek’s get lost every week. At least there is a tiny globe on their ring, of the same brass as his bell and with a decent voice. Tomek was lying flat in front of the sofa, calling his keys. Mruk sat down and pricked up his ears for that globe.",
      pl: "Kot nosi dzwonek, żeby było wiadomo, gdzie jest. Dlaczego klucze nic takiego nie noszą, Mruk nigdy nie pojął, skoro klucze Tomka giną co tydzień. Mają za to przy kółku maleńki globus, z tego samego mosiądzu co dzwonek i o przyzwoitym głosie. Tomek leżał plackiem przed kanapą i wołał klucze. Mruk usiadł i nastawił uszu na globus.",
      picture: { place: "stove", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Four Steps as a Caretaker", "Cztery kroki z pękiem"],
            ["Chin Up, and Off with Them", "Głowa do góry i po wszystkim"],
          ],
          en: "“There’s only one here who never gets lost,” said Tomek, knelt down and hung the bunch on the red collar. Mruk took four steps. At each it sounded as if a caretaker were coming, and not a large one. He stopped, and the caretaker stopped. He looked behind him. Then he sat down and lifted his chin, and Tomek took off the keys again, without a word.",
          pl: "„Tylko jeden w tym domu nigdy się nie gubi” – powiedział Tomek, ukląkł i powiesił pęk na czerwonej obroży. Mruk zrobił cztery kroki. Przy każdym brzmiało to, jakby szedł dozorca, i to nieduży. Stanął i dozorca stanął. Obejrzał się. Potem usiadł i podniósł brodę, a Tomek bez słowa zdjął klucze.",
        },
        {
          titles: [
            ["All the Way Down to the Gateway", "Aż na sam dół, do bramy"],
            ["A Note from Below", "Z dołu, tą samą nutą"],
          ],
          en: "Before he left, Tomek shook the bunch to hear whether it was all there. Mruk, on the doormat, shook his head, and his bell gave the same note. Tomek shook again from the landing and had his answer; he shook from the second floor and had it again; from the gateway there came no more than a pinprick, which anybody else would have taken for the tram. Mruk answered that as well.",
          pl: "Przed wyjściem Tomek potrząsnął pękiem, żeby usłyszeć, czy są wszystkie. Mruk, na wycieraczce, potrząsnął głową i dzwonek wydał tę samą nutę. Tomek potrząsnął jeszcze raz, z półpiętra, i dostał odpowiedź, potrząsnął z drugiego piętra i też dostał, a z bramy doszło już tylko ukłucie szpilki, które każdy inny wziąłby za tramwaj. Mruk odpowiedział i na to.",
          picture: {
            place: "hall",
            pose: "sit",
            on: "doormat",
            props: [],
            eyes: "half",
            look: "reader",
            company: "nobody",
          },
        },
        {
          titles: [
            ["By Ear to the Stop", "Na słuch do przystanku"],
            ["Which Bell Is That, in the Fog?", "Który to dzwonek, w tej mgle?"],
          ],
          when: {
            weather: ["fog"],
          },
          en: "There was fog, and from the window the street could not be seen. Tomek went down into it with the bunch held high. Mruk, on the sill, heard the globe: through the gateway, to the left, which was wrong, a little further, and still wrong. He shook his head. The note of the bell went out through the gap in the window. Below, the globe stopped, turned round, and went to the right, to where the stop is.",
          pl: "Była mgła i z okna nie było widać ulicy. Tomek zszedł w nią z podniesionym pękiem. Mruk, na parapecie, słyszał globus: z bramy w lewo, czyli źle, kawałek dalej i wciąż źle. Potrząsnął głową. Głos dzwonka wyszedł szparą w oknie. Na dole globus stanął, zawrócił i poszedł w prawo, tam gdzie jest przystanek.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            open: "window",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Ouagadougou with His Eyes Shut", "Wagadugu z zamkniętymi oczami"]],
      en: "Tomek can find Ouagadougou with his eyes shut. What he cannot find is his keys, in sixty-four square metres, four of which are bathroom. He was standing on the carpet, revolving slowly, like a globe that somebody has pushed in passing. Mruk knows only one country, but that one thoroughly, and he set out to go through it, beginning at the border.",
      pl: "Tomek z zamkniętymi oczami znajdzie Wagadugu. Nie znajdzie natomiast kluczy, na sześćdziesięciu czterech metrach, z których cztery to łazienka. Stał na dywanie i obracał się powoli, jak globus, który ktoś w przejściu popchnął. Mruk zna tylko jeden kraj, za to gruntownie, i wyruszył, żeby go przejść, począwszy od granicy.",
      picture: { place: "box", pose: "walk", props: [], eyes: "open", by: "wall", inBox: false, company: "nobody" },
      endings: [
        {
          titles: [
            ["A Cross on the Plan of the Flat", "Jeszcze jeden krzyżyk"],
            ["Why Do They All Lead to the Third Chair?", "Czemu akurat przy trzecim krześle?"],
          ],
          en: "Inside the door of the broom cupboard hangs a plan of the flat, drawn to scale, on which Tomek enters his finds. He added a cross for the keys, wrote the date beside it and stepped back. The crosses ran through all the rooms like a chain of islands, and grew thick round the third chair. “Strange,” said Tomek. Mruk, on the third chair, was looking the other way.",
          pl: "Po wewnętrznej stronie drzwi od schowka wisi plan mieszkania, w skali, na który Tomek nanosi znaleziska. Tomek postawił nowy krzyżyk, dopisał datę i się cofnął. Krzyżyki ciągnęły się przez wszystkie pokoje jak łańcuch wysp, a najgęściej było ich przy trzecim krześle. „Dziwne” – powiedział Tomek. Mruk, na trzecim krześle, patrzył w inną stronę.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            on: "chair",
            props: [],
            eyes: "half",
            look: "away",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Anything to Declare?", "Czy jest coś do oclenia?"],
            ["He Moved Aside by One Shoe", "Odsunął się o jeden but"],
          ],
          en: "Mruk’s round ended where it had begun, at the border. He sat down on the doormat, across the whole width, and nobody got through. Tomek understood that he had something to declare. He held up the bunch and showed it piece by piece: the long key, the short one, the flat one, the opener. At the globe Mruk put out a paw and turned it half way round. Then he moved aside, by one shoe.",
          pl: "Obchód skończył się tam, gdzie się zaczął, na granicy. Mruk usiadł na wycieraczce, na całą szerokość, i nikt nie mógł przejść. Tomek zrozumiał, że ma coś do oclenia. Podniósł pęk i okazał go sztuka po sztuce: klucz długi, klucz krótki, klucz płaski, otwieracz. Przy globusie Mruk wyciągnął łapę i obrócił go o pół świata. Potem się odsunął, o jeden but.",
          picture: {
            place: "hall",
            pose: "sit",
            on: "doormat",
            props: [],
            eyes: "open",
            company: "tomek",
            inHand: "keys",
          },
        },
        {
          titles: [
            ["The Country, Drawn by Its Inhabitant", "Kraj, narysowany przez mieszkańca"],
            ["White Steps across the Whole Map", "Białe kroki przez całą mapę"],
          ],
          needs: ["the chalk"],
          en: "The country had been mapped. From the kitchen table to the border, through every room and twice round the stove, ran Mruk’s steps in chalk; they left out only the bath. Tomek, with his keys in his hand, followed them from beginning to end and could not have drawn it better. “We’ll sweep tomorrow, Director,” he said. Mruk stepped over the last print, so as not to smudge the frontier.",
          pl: "Kraj był zmierzony. Od kuchennego stołu po granicę, przez wszystkie pokoje i dwa razy dookoła pieca, szły ślady Mruka, kredą, z pominięciem wanny. Tomek, z kluczami w ręku, przeszedł je od początku do końca i sam by tego lepiej nie narysował. „Pozamiatamy jutro, dyrektorze” – powiedział. Mruk przestąpił ostatni ślad, żeby nie rozmazać granicy.",
          picture: { place: "hall", pose: "walk", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Mruk as Himself, as of Yesterday", "W roli Mruka Mruk, wczorajszy"]],
      en: "Tomek insisted on a reconstruction. He stepped out on to the landing, came in again, said “It’s me” to nobody, put down a bag that he was not carrying and waited for his hand to remember the rest. It remembered where the biscuits were. Mruk had to walk behind him and play himself, as of yesterday.",
      pl: "Tomek uparł się przy wizji lokalnej. Wyszedł na klatkę, wszedł jeszcze raz, powiedział w pustkę „to ja”, odstawił torbę, której nie niósł, i czekał, aż ręka przypomni sobie resztę. Ręka przypomniała sobie, gdzie są herbatniki. Mruk musiał iść z tyłu i grać siebie, w wersji wczorajszej.",
      turns: [
        {
          titles: [
            ["Three Places and a Bottle Opener", "W trzech miejscach i otwieraczem"],
            ["How Would This Look?", "Jak by to wyglądało?"],
          ],
          en: "“And you were lying over there,” said Tomek. In the interest of the reconstruction Mruk lay down over there, in the armchair. Something under the cover objected. He shifted; it objected elsewhere, in three places and with a bottle opener. He spent a full minute considering how this would look. Then he got up and took an interest in the opposite wall until Tomek noticed the bump.",
          pl: "„A dyrektor leżał tam” – powiedział Tomek. Dla dobra wizji lokalnej Mruk położył się tam, w fotelu. Coś pod narzutą zaprotestowało. Przesunął się, zaprotestowało gdzie indziej, w trzech miejscach i otwieraczem. Pełną minutę rozważał, jak to będzie wyglądało. Potem wstał i zajął się przeciwległą ścianą, aż Tomek zauważy wypukłość.",
        },
        {
          titles: [
            ["Why Did I Limp?", "Czemu kulałem?"],
            ["Up to the Elbow in a Slipper", "Po łokieć w kapciu"],
          ],
          en: "At the slippers the reconstruction came to a stop. “Here I put them on,” said Tomek, putting them on, “and went over there, and limped. Why did I limp?” His foot was hardly out of the right one when Mruk had a paw in it. He reached down as far as the elbow, drew out the paw, looked at it and reached in again, and the slipper rang.",
          pl: "Przy kapciach wizja lokalna utknęła. „Tu je włożyłem – powiedział Tomek i je włożył – poszedłem tam i kulałem. Czemu kulałem?” Ledwie stopa wyszła z prawego, Mruk włożył tam łapę. Sięgnął aż po łokieć, wyjął łapę, obejrzał ją, sięgnął jeszcze raz i kapeć zadzwonił.",
        },
        {
          titles: [
            ["“Poor Soul,” He Had Thought Yesterday", "„Biedny człowiek” – pomyślał wczoraj"],
            ["Whose Keys Fell Down?", "Komu upadły klucze?"],
          ],
          needs: ["the jingle"],
          en: "“I’ve heard that before,” said Tomek. Yesterday, at the very moment when he hung up his coat, somebody on the stairs had dropped their keys; “poor soul,” he had thought, and gone for the biscuits. He went back and hung up the coat once more. Mruk played himself and looked down. Beneath the coats stand the gumboots, and out of the left one, when he knocked it over, slid three keys and a globe. The poor soul had been Tomek.",
          pl: "„Ja to już słyszałem” – powiedział Tomek. Wczoraj, dokładnie w chwili, kiedy wieszał płaszcz, komuś na schodach upadły klucze; „biedny człowiek” – pomyślał wtedy i poszedł po herbatniki. Wrócił i jeszcze raz powiesił płaszcz. Mruk grał siebie i patrzył w dół. Pod płaszczami stoją kalosze. Z lewego, kiedy go przewrócił, wyjechały trzy klucze i globus. Biednym człowiekiem był Tomek.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["White Steps Where He Was Yesterday", "Białe kroki, jak wczoraj"],
            ["A Cat Goes the Same Way Every Day", "Kot chodzi co dzień tą samą drogą"],
          ],
          needs: ["the chalk"],
          en: "For the part of the cat no rehearsal was needed. The chalk lay there, print after print: from the kitchen to the armchair, from the armchair to the radiator, and at the washing basket it stopped, went round twice, and went on. “What did you want there?” asked Tomek. Mruk, as of yesterday, went round it twice more. The shirt was in the basket, the keys were in the shirt.",
          pl: "Do roli kota nie trzeba było prób. Kreda leżała, ślad za śladem: z kuchni na fotel, z fotela do kaloryfera, a przy koszu z bielizną stawała, obchodziła go dwa razy i szła dalej. „Czego tam dyrektor szukał?” – spytał Tomek. Mruk, w wersji wczorajszej, obszedł kosz jeszcze dwa razy. W koszu była koszula, w koszuli klucze.",
        },
      ],
    },
    {
      titles: [["They Were Sort of Jingly", "Takie brzęczące, tyle wiadomo"]],

      en: "Mrs Halina had heard it all through the ceiling and applied to Saint Anthony. They have a tariff: a coin for spectacles, two for keys. But the saint, as she called up the stairs, requires silence and an exact description, and all that Tomek could say, over the banisters, was that they were sort of jingly. Mruk was told to be quiet as well.",
      pl: "Pani Halina wszystko słyszała przez sufit i zwróciła się do świętego Antoniego. Mają taryfę: moneta za okulary, dwie za klucze. Święty wymaga jednak, jak zawołała z dołu, ciszy i dokładnego opisu, a Tomek, przechylony przez poręcz, umiał powiedzieć tylko, że są takie brzęczące. Mrukowi też kazano być cicho.",
      turns: [
        {
          titles: [
            ["Two Coins for Thread", "Dwie monety na nici"],
            ["Three Snips in the Lining", "Za trzecim cięciem"],
          ],
          en: "The saint passed the case on to a seamstress. Mrs Halina came up, had Tomek’s jacket handed to her, let the hem run through her fingers and stopped at the back. “Your pocket’s gone through,” she said. Three snips, and out of the lining came the keys, four tram tickets and a lump of sugar, which Mruk took over. The two coins she kept, for thread.",
          pl: "Święty przekazał sprawę krawcowej. Pani Halina weszła na górę, kazała sobie podać marynarkę Tomka, przesunęła jej brzeg w palcach i z tyłu się zatrzymała. „Kieszeń dziurawa” – powiedziała. Trzy cięcia i z podszewki wyszły klucze, cztery bilety tramwajowe i kostka cukru, którą przejął Mruk. Dwie monety zatrzymała na nici.",
        },
        {
          titles: [
            ["He Gives No Credit", "Święty nie daje na kredyt"],
            ["Did Anybody See a Globe?", "Czy ktoś widział globus?"],
          ],
          en: "So Tomek described the keys: three, a bottle opener, and a globe about so big. Down on the first floor a door opened. “A globe?” asked a voice. “That’s hanging in the street door. I gave it a turn as I came in.” There was a silence in which Mruk came as far as the top stair. “Two coins,” called Mrs Halina. “On the banisters, please. He gives no credit.”",
          pl: "Tomek opisał więc klucze dokładnie: trzy, otwieracz i globus, o, taki. Na pierwszym piętrze otworzyły się drzwi. „Globus? – zapytał jakiś głos. – Przecież wisi w drzwiach na dole. Sam nim zakręciłem”. Zapadła cisza, w której Mruk podszedł do najwyższego stopnia. „Dwie monety – zawołała pani Halina. – Na poręcz poproszę. Święty nie daje na kredyt”.",
          picture: { place: "stairs", pose: "sit", props: [], eyes: "open", company: "tomek" },
        },
      ],
    },
    {
      titles: [["Half a Protractor, with a Shout", "Pół kątomierza, i to z okrzykiem"]],
      en: "Everything but the keys was found. There came to light a library card, half a protractor, the lid of the pepper mill, a Bulgarian coin, and a glove whose twin Tomek had thrown out in despair. Each was welcomed with a shout, and at each shout Mruk came at a run. After the fifth he felt that he was being trifled with.",
      pl: "Znajdowało się wszystko oprócz kluczy. Wyszły na jaw: karta biblioteczna, pół kątomierza, wieczko od pieprzu, bułgarska moneta i rękawiczka, której bliźniaczkę Tomek z rozpaczy wyrzucił. Każdą rzecz Tomek witał okrzykiem i na każdy okrzyk Mruk przybiegał. Po piątym poczuł, że ktoś sobie z niego żartuje.",
      turns: [
        {
          titles: [
            ["Beside the Butter, Second Shelf", "Obok masła, na drugiej półce"],
            ["So Cold That They Smoked", "Zimne, aż parowały"],
          ],
          en: "After five finds Tomek felt entitled to a sandwich. He opened the fridge for the butter, and beside the butter, on the second shelf, lay the keys. It all came back to him: there had been shopping, and only two hands. This time he did not shout. He held out the bunch, so cold that it smoked, and Mruk, who begins every search at the fridge, touched it with his nose.",
          pl: "Po pięciu znaleziskach Tomkowi należała się kanapka. Otworzył lodówkę po masło, a obok masła, na drugiej półce, leżały klucze. Wszystko mu się przypomniało: były zakupy, a rąk tylko dwie. Tym razem nie krzyknął. Wyciągnął przed siebie pęk, tak zimny, że parował, a Mruk, który od lodówki zaczyna każde szukanie, dotknął go nosem.",
        },
        {
          titles: [
            ["Between Madagascar and Malta", "Pomiędzy Madagaskarem a Maltą"],
            ["Just to Keep the Place", "Żeby tylko nie zgubić strony"],
          ],
          en: "The library card reminded Tomek of a book, and the book was due. He took it down, and it would not close. It was about islands, from A to Z, and between Madagascar and Malta it had a bookmark that consisted of three keys, a globe and a bottle opener. “I only wanted to keep the place,” said Tomek. Mruk sat down on the book, and then it closed.",
          pl: "Karta przypomniała Tomkowi o książce, którą trzeba było oddać. Zdjął ją z półki, a ona nie chciała się zamknąć. Była o wyspach, od A do Z, a między Madagaskarem i Maltą miała zakładkę: trzy klucze, globus i otwieracz. „Chciałem tylko nie zgubić strony” – powiedział Tomek. Mruk usiadł na książce i wtedy się zamknęła.",
        },
        {
          titles: [
            ["Something Jingled in the Ringing", "W dzwonieniu coś brzęczało"],
            ["The Telephone Stood on Three Legs", "Na czym stał telefon?"],
          ],
          needs: ["the telephone"],
          en: "The telephone rang again. It was the person at the corner, and it was easy to guess why. Tomek let it ring, and Mruk, who had had enough of shouts, turned his ears that way. There was something in the ringing. It was thin, brassy, and half a beat late. He sat down by the telephone, which, seen from below, stood a little crooked. It stood on three keys, and shook them at every call.",
          pl: "Telefon zadzwonił jeszcze raz. Dzwonił ktoś z rogu, łatwo zgadnąć, z czym. Tomek nie odbierał, a Mruk, który okrzyków miał już dosyć, zwrócił w tę stronę uszy. W dzwonieniu coś było. Cienkie, mosiężne i spóźnione o pół taktu. Usiadł przy telefonie, który, oglądany z dołu, stał trochę krzywo. Stał na trzech kluczach i przy każdym dzwonku nimi potrząsał.",
        },
        {
          titles: [
            ["He Was Looking for Tuvalu", "Szukał Tuvalu, a znalazł klucze"],
            ["Too Heavy for a Magnifying Glass", "Za ciężkie jak na lupę"],
          ],
          needs: ["Tuvalu"],
          en: "For Tuvalu, Tomek needed the magnifying glass. That was not lost; it lives in a spectacle case on the second shelf. He took the case down, and it was too heavy. In it lay three keys, a bottle opener and a globe, and now it all came back: he had taken out the glass to look at a postmark, and put away what he had in his hand. This time the shout was a small one, and Mruk let it pass.",
          pl: "Do Tuvalu potrzebna była Tomkowi lupa. Ona akurat nie zginęła, mieszka w futerale od okularów, na drugiej półce. Zdjął futerał, a futerał był za ciężki. W środku leżały trzy klucze, otwieracz i globus i Tomek przypomniał sobie wszystko: wyjął lupę, żeby obejrzeć stempel, a odłożył to, co trzymał w ręce. Tym razem okrzyk był nieduży i Mruk go przepuścił.",
        },
        {
          titles: [
            ["It Rained Keys on the Landing", "Na klatce spadł deszcz kluczy"],
            ["What the Umbrella Had Kept Dry", "Co przechował parasol"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "It was raining, and Tomek decided to go without his keys and trust that somebody would let him in again. He took the umbrella and put it up on the landing. Three keys came down on his head, and a bottle opener, and a tiny globe. They had been hanging inside on a rib since the last rain. Mruk stayed under the umbrella until it was shut.",
          pl: "Padało i Tomek postanowił pójść bez kluczy, bo ktoś mu potem otworzy. Wziął parasol i otworzył go już na klatce. Na głowę spadły mu trzy klucze, za nimi otwieracz i maleńki globus. Wisiały w środku, na drucie, od ostatniego deszczu. Mruk siedział pod parasolem, dopóki go nie złożono.",
          picture: { place: "stairs", pose: "sit", props: [], eyes: "wide", under: "umbrella", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Three among Forty", "Czterdzieści zagłusza trzy"]],

      en: "Mr Zenon had come up to help, and since then nothing else could be heard. He has forty keys on his ring. Whenever he bent down to look under something, all forty joined in, and three others could have danced on the floorboards and Mruk would not have caught a note. “They’ll be about,” said Mr Zenon kindly, and bent down again.",
      pl: "Pan Zenon przyszedł pomóc i odtąd nie było nic słychać. Ma przy kółku czterdzieści kluczy. Ilekroć się schylił, żeby pod coś zajrzeć, odzywało się wszystkie czterdzieści, i trzy inne mogły sobie tańczyć na deskach, a Mruk nie złowiłby ani nuty. „Gdzieś są” – powiedział życzliwie pan Zenon i znów się schylił.",
      turns: [
        {
          titles: [
            ["What Forty-Three Feels Like", "Jak to jest mieć czterdzieści trzy"],
            ["The Globe Came Off Last", "Globus na samym końcu"],
          ],
          en: "“Would you stand still a moment?” asked Tomek. Mr Zenon stood still, and slowly he went red under the moustache. Tomek’s keys had been in the lock when he came, on the outside. He had hung them on his own ring, only to see what forty-three felt like. Under Mruk’s eyes he took them off again, key by key, and the globe last. “A nice weight, that,” he said.",
          pl: "„Mógłby pan przez chwilę stać spokojnie?” – spytał Tomek. Pan Zenon stanął i powoli poczerwieniał pod wąsami. Kiedy przyszedł, klucze Tomka tkwiły w zamku, od zewnątrz. Powiesił je przy swoich, tylko żeby zobaczyć, jak to jest mieć czterdzieści trzy. Pod okiem Mruka odpinał je teraz, klucz po kluczu, a globus na końcu. „Dobrze leżą w ręce” – powiedział.",
        },
        {
          titles: [
            ["Brass Answers Brass", "Co mosiądz odpowiedział mosiądzowi"],
            ["From Inside the Cycling Helmet", "Spod kasku, bardzo cienko"],
          ],
          en: "“Hush!” said Tomek, for Mruk had raised a paw. Mr Zenon clasped all forty in both hands and held his breath. When even the fridge was paying attention Mruk shook his head, once. The bell said ding. A moment later, very small, something said it after him on the shelf, inside the cycling helmet: a globe, of the same brass. Mr Zenon breathed out, and nodded to it.",
          pl: "„Cicho!” – powiedział Tomek, bo Mruk podniósł łapę. Pan Zenon objął oburącz wszystkie czterdzieści i wstrzymał oddech. Kiedy słuchała już nawet lodówka, Mruk potrząsnął głową, raz. Dzwonek powiedział: dzyń. Po chwili, bardzo cienko, powtórzyło to za nim coś na półce, w kasku rowerowym: globus, z tego samego mosiądzu. Pan Zenon wypuścił powietrze i skłonił mu się.",
        },
        {
          titles: [
            ["Mr Zenon Lays a Marble on the Floor", "Gdzie jest najwyższe miejsce?"],
            ["Forty Keys on the Table, for the Silence", "Czterdzieści na stół, dla ciszy"],
          ],
          needs: ["the marbles"],
          en: "Mr Zenon asked for a marble. The three had gone, so he took a pea from his waistcoat, laid it on the threshold and let go; a house, he said, tells you where things go, if you ask it at the highest point. For that he put his forty keys on the table. In the silence they heard the pea roll, along the hall, behind the stove, and go ting. Mruk was the first to see what it had hit: a brass globe.",
          pl: "Pan Zenon poprosił o kulkę. Tamte trzy poszły sobie, wyjął więc z kamizelki groszek, położył na progu i puścił; dom sam powie, mówił, dokąd idą rzeczy, trzeba go tylko spytać w najwyższym miejscu. Swoje czterdzieści kluczy odłożył na stół, żeby nie przeszkadzały. W ciszy słychać było, jak groszek się toczy, przedpokojem, za piec, i robi: dzyń. Mruk pierwszy zobaczył, w co trafił: w mosiężny globus.",
        },
      ],
    },
    {
      titles: [["Towed for Half a Metre", "Pół metra na holu"]],
      when: {
        timeSlot: ["afternoon", "evening"],
      },

      en: "Staś came running up to help, with a magnet on a string. It fished out two hairpins and a bottle cap, clung for a while to the oven and then, sweeping low across the hall, took a fancy to Mruk’s red collar. Brass does not stick to a magnet, but a buckle does. Mruk had been towed for half a metre before Tomek looked round.",
      pl: "Na pomoc przybiegł Staś z magnesem na sznurku. Magnes wyłowił dwie spinki i kapsel, przylgnął na chwilę do piekarnika, a potem, sunąc nisko przez przedpokój, upodobał sobie czerwoną obrożę Mruka. Mosiądz magnesu się nie trzyma, ale sprzączka owszem. Mruka przeholowano pół metra, zanim Tomek się obejrzał.",
      picture: { place: "hall", pose: "crouch", props: [], eyes: "wide", camera: "close", company: "nobody" },
      turns: [
        {
          titles: [
            ["Clack, Said the Umbrella Stand", "Co odpowiedział stojak?"],
            ["All Four Feet Against the Floor", "Wszystkimi czterema o podłogę"],
          ],
          en: "Beside the umbrella stand Mruk set all four feet against the floor. The magnet had to choose. It let go of the buckle, shot past him and struck the stand with a clack, and out of the stand came a second clack, and a jingle. Staś pulled in his string, hand over hand. At the end of it hung the bottle opener, and from the bottle opener hung all the keys.",
          pl: "Przy stojaku na parasole Mruk zaparł się czterema łapami. Magnes musiał wybierać. Puścił sprzączkę, śmignął obok i ze stukiem uderzył w stojak, a ze środka odpowiedział mu drugi stuk i brzęk. Staś wyciągał sznurek, garść po garści. Na końcu wisiał otwieracz, a przy otwieraczu wszystkie klucze.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "wide", company: "stas", inHand: "keys" },
        },
        {
          titles: [
            ["Finger by Finger", "Palec po palcu, aż się otworzyła"],
            ["What Tomek Had in His Left Hand", "Tymczasem w lewej ręce"],
          ],
          en: "The magnet thought better of the buckle, turned on its string and pointed at Tomek. Staś stepped to the right, and to the left; it pointed at Tomek’s left hand. Tomek had been keeping that hand closed all the time, to have the other free for looking. He opened it, finger by finger, and there lay the keys. Nobody said anything, and Mruk was the first to turn away.",
          pl: "Magnes rozmyślił się, puścił sprzączkę, obrócił się na sznurku i wskazał Tomka. Staś stanął z prawej, stanął z lewej, magnes wskazywał lewą rękę Tomka. Tomek cały czas trzymał ją zamkniętą, żeby drugą mieć wolną do szukania. Otworzył ją, palec po palcu, i były w niej klucze. Nikt nic nie powiedział, a pierwszy odwrócił się Mruk.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            company: "tomek",
            inHand: "keys",
          },
        },
      ],
    },
    {
      titles: [["Too Clever for Burglars", "Nikt na to nie wpadnie"]],
      en: "“But there’s a spare set!” Tomek remembered, and for a moment the world was in order. It had been hidden from burglars, in a spot so clever that nobody would ever hit on it. Nobody did. From now on there were two lots of keys to look for, which for a cat with a single nose comes to twice the flat. Mruk began again at the doormat.",
      pl: "„Przecież jest komplet zapasowy!” – przypomniał sobie Tomek i przez chwilę na świecie panował ład. Komplet ukryto przed złodziejami, w miejscu tak sprytnym, żeby nikt na nie nie wpadł. Nikt nie wpadł. Odtąd trzeba było szukać dwóch, co dla kota z jednym nosem oznacza dwa razy większe mieszkanie. Mruk zaczął jeszcze raz od wycieraczki.",
      turns: [
        {
          titles: [
            ["Clever in the Same Place Twice", "Dwa razy ten sam pomysł"],
            ["Not a Leaf of Cabbage in It", "Kapusty w nim nie ma"],
          ],
          en: "Mruk had been present when the spare set was hidden. He sat down in the kitchen before a stone jar with “Cabbage” on it, in which there is no cabbage, and looked at the lid until Tomek lifted it. There lay the spare set, and on the spare set lay the other. Yesterday, with both hands full, Tomek had had the same clever idea once more.",
          pl: "Kiedy ukrywano komplet zapasowy, Mruk był obecny. Usiadł w kuchni przed kamiennym garnkiem z napisem „Kapusta”, w którym kapusty nie ma, i patrzył na pokrywkę, aż Tomek ją podniósł. Leżał tam komplet zapasowy, a na zapasowym leżał drugi. Wczoraj, z zajętymi rękami, Tomek wpadł jeszcze raz na ten sam sprytny pomysł.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "up",
            by: "wall",
            company: "tomek",
            inHand: "keys",
          },
        },
        {
          titles: [
            ["He Said “Ow”, and It Jingled", "Powiedział „au” i brzęknęło"],
            ["In the Burglar’s Place", "Na miejscu włamywacza"],
          ],
          en: "Tomek put himself in a burglar’s place. For that he needed his dark cap. He took it down from its peg, pulled it over his ears with both hands and said “Ow”. Mruk had heard it too: there had been a jingle in that ow. The keys were in the cap, where he had put them so as not to overlook them. As for the spare set, nobody has hit on it to this day.",
          pl: "Tomek postawił się na miejscu włamywacza. Potrzebna mu była do tego ciemna czapka. Zdjął ją z wieszaka, oburącz naciągnął na uszy i powiedział „au”. Mruk też to słyszał: w tym „au” coś brzęknęło. Klucze były w czapce, włożone tam, żeby ich nie przeoczyć. Na to, gdzie jest komplet zapasowy, nikt nie wpadł do dziś.",
        },
        {
          titles: [
            ["The Floor Runs Downhill to the Stove", "Podłoga ma spadek w stronę pieca"],
            ["All Marbles Meet Here", "Tu schodzą się wszystkie kulki"],
          ],
          needs: ["the marbles"],
          en: "Mruk went after the marbles, with Tomek on his stomach behind him. In an old flat the floor is not flat. It ran down along the hall and ended under the tiled stove, and there, in the order of their arrival, lay three marbles, a pea, a thimble, and both sets of keys. One set had slid out of its clever spot, the other had fallen from the table. Here they had met.",
          pl: "Mruk ruszył za kulkami, a za Mrukiem, na brzuchu, Tomek. W starym mieszkaniu podłoga nie jest równa. Schodziła przedpokojem, za róg, i kończyła się pod kaflowym piecem, a tam, w kolejności przybycia, leżały trzy kulki, groszek, naparstek i oba komplety kluczy. Jeden zsunął się ze sprytnego miejsca, drugi spadł ze stołu. Tu się spotkały.",
        },
        {
          titles: [
            ["Six Fingers in a Glove", "Rękawiczka o sześciu palcach"],
            ["Too Cold for Bare Hands", "Za zimno na gołe ręce"],
          ],
          when: {
            between: ["12-01", "03-10"],
          },
          en: "It was winter, and before Tomek went down to look in the snow of the courtyard, he pulled on his thick gloves, in the hall. The left one would not go on. He pushed, and inside something pushed back. “Six fingers,” he said to Mruk, and counted again. Mruk took the tip of the glove in his teeth. Out came the keys: yesterday Tomek had pulled off the glove with the bunch still in his hand.",
          pl: "Była zima i zanim Tomek zszedł szukać na podwórku, włożył w przedpokoju grube rękawiczki. Lewa nie chciała wejść. Popchnął, a w środku coś odepchnęło. „Sześć palców” – powiedział do Mruka i policzył jeszcze raz. Mruk chwycił koniec rękawiczki w zęby. Wypadły klucze: wczoraj Tomek zdjął rękawiczkę razem z pękiem, który trzymał w ręce.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the telephone"],
      en: "The telephone rang. “I’m practically on my way,” said Tomek into the receiver. He was lying on his stomach in the hall, with his head under the shoe rack, and this was true of his left foot, which had a shoe on. “At the corner, nearly.” The receiver said that it was standing at the corner, and could not see him. “The other corner,” said Tomek, and began to throw out the shoes. Mruk inspected each of them as it came.",
      pl: "Zadzwonił telefon. „Jestem właściwie w drodze” – powiedział Tomek do słuchawki. Leżał na brzuchu w przedpokoju, z głową pod szafką na buty, i była to prawda o lewej nodze, bo miała but. „Już prawie na rogu”. Słuchawka odparła, że stoi na rogu i że go nie widzi. „Na tym drugim” – powiedział Tomek i zaczął wyrzucać buty. Mruk sprawdzał każdy po kolei.",
    },
    {
      pays: ["the trams"],
      en: "Down in the street a fifteen pulled in. “That’s mine,” said Tomek from inside the wardrobe. It rang and went. The next one was also his, and so was the one after. At the fourth he only raised his head among the coats. “The next,” he told Mruk, “or I needn’t go at all.” Mruk sat down in the wardrobe doorway, from where he could hear the rails.",
      pl: "Na dole podjechała piętnastka. „To moja” – powiedział Tomek z głębi szafy. Zadzwoniła i odjechała. Następna też była jego i ta po niej. Przy czwartej podniósł już tylko głowę między płaszczami. „Następną – powiedział do Mruka – albo mogę wcale nie jechać”. Mruk usiadł w drzwiach szafy, bo stamtąd słychać szyny.",
    },
    {
      pays: ["the chalk"],
      en: "Tomek turned out his pockets on the kitchen table. There was chalk, and more chalk, a stone from the Tatras, a whistle, and a folded note on which it said, in a child’s hand: “Please sir, it wasn’t me, it was the globe.” He read it twice. Mruk had meanwhile walked through the chalk and gone to look elsewhere. On his white paws it did not show. On the floor it did, step by step.",
      pl: "Tomek opróżnił kieszenie na kuchenny stół. Była tam kreda, jeszcze trochę kredy, kamień z Tatr, gwizdek i złożona karteczka, na której dziecko napisało: „Proszę pana, to nie ja, to globus”. Przeczytał ją dwa razy. Mruk tymczasem przeszedł po kredzie i poszedł szukać gdzie indziej. Na białych łapach nie było jej widać. Na podłodze owszem, krok po kroku.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        by: "wall",
        company: "tomek",
        inHand: "slip of paper",
      },
    },
    {
      pays: ["Tuvalu"],
      titles: [["First He Must Find Tuvalu", "Gdzie przepadło Tuvalu?"]],
      en: "Lost in thought, Tomek gave the big globe on the bookcase a push and stopped it with his finger. It was Tuvalu. “Nine islands,” he told Mruk, “and nobody there has ever locked a door.” When he took the finger away to go on searching, Tuvalu was gone as well. He would find Tuvalu first, he said; it was a matter of principle. He sat down to it, took off the one shoe he had on, and left the keys to Mruk.",
      pl: "W zamyśleniu Tomek popchnął duży globus na biblioteczce i zatrzymał go palcem. Wypadło na Tuvalu. „Dziewięć wysp – powiedział do Mruka – i nikt tam nigdy nie zamknął drzwi na klucz”. Kiedy zabrał palec, żeby szukać dalej, Tuvalu też przepadło. Oświadczył, że najpierw znajdzie Tuvalu, dla zasady. Usiadł do tego, zdjął ten jeden but, który miał na nodze, a klucze zostawił Mrukowi.",
    },
    {
      pays: ["the marbles"],
      en: "Under the sideboard, where nobody had been for some time, Mruk met a green pencil, three marbles and a roll of dust of about the size and colour of a young cat. He touched a marble. It set off over the boards and through the door, the second and the third went after it, and none came back. Tomek raised his head from the carpet. “Where are they all going?” he asked.",
      pl: "Pod kredensem, gdzie dawno nikogo nie było, Mruk spotkał zielony ołówek, trzy kulki do gry i kłąb kurzu, wielkości i koloru małego kota. Dotknął kulki. Ruszyła sama, po deskach, przez drzwi, a druga i trzecia za nią, tą samą drogą, i żadna nie wróciła. Tomek podniósł głowę znad dywanu. „Dokąd one wszystkie idą?” – spytał.",
    },
    {
      pays: ["the jingle"],
      en: "Out on the stairs something jingled and struck the stone. Mruk was at the front door before it had finished, and Tomek, in one shoe, behind him. He tore the door open. Two people stood there, one of whom was picking up her bunch. “Mine,” she said. “Are yours gone?” They went on up, with the easy tread of people who have theirs. Tomek remained on the doormat with his head on one side.",
      pl: "Na schodach coś brzęknęło i uderzyło o kamień. Mruk był przy drzwiach, zanim ucichło, a za nim Tomek, w jednym bucie. Tomek szarpnął za klamkę. Stały tam dwie osoby i jedna podnosiła pęk kluczy. „Moje – powiedziała. – A panu zginęły?” Poszły wyżej, lekkim krokiem ludzi, którzy swoje trzymają w ręku. Tomek został na wycieraczce, z przekrzywioną głową.",
    },
  ],
};
