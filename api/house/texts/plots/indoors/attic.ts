import type { Plot } from "#api/house/texts/model.ts";

/** The attic, where the washing hangs and where people put what they cannot part with. */
export const attic: Plot = {
  name: "attic",
  category: "Adventure",
  wishes: [
    {
      titles: [["One Eye, and Always on the Door", "Jedno oko, wciąż na drzwi"]],
      en: "In the attic stands a rocking horse with one eye, and the eye is always on the door. Mruk knows it well, for when Ola takes the washing up he goes along behind the basket. This time he wanted to try the saddle. It was of red leather, with a hollow in the middle that had been left there by somebody who is an engineer by now.",
      pl: "Na strychu stoi koń na biegunach, który ma jedno oko i patrzy nim na drzwi. Mruk zna to spojrzenie, bo kiedy Ola zanosi na górę pranie, on idzie za koszem. Tym razem chciał wypróbować siodło. Było z czerwonej skóry, a wgłębienie pośrodku zostawił w nim ktoś, kto jest już inżynierem.",
      picture: {
        place: "attic",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Metre and a Half on Horseback", "Półtora metra konno"],
            ["Are You Taking That with You?", "Bierzesz go ze sobą?"],
          ],
          en: "In the saddle Mruk leaned forward, to look into the eye, and the horse went. He leaned back, and it came back, but not quite so far. In this way they travelled. By the time the basket was empty he had ridden a metre and a half, past two suitcases, and horse and rider stood with their noses to the door. “Are you taking that with you?” asked Ola.",
          pl: "W siodle Mruk wychylił się do przodu, żeby zajrzeć w oko, i koń ruszył. Przechylił się do tyłu i koń się cofnął, ale odrobinę mniej. Tak się jedzie. Zanim w koszu zrobiło się pusto, Mruk przejechał półtora metra, minął dwie walizki i obaj, koń i jeździec, stali nosami do drzwi. „Bierzesz go ze sobą?” – spytała Ola.",
        },
        {
          titles: [
            ["What Is Rolling about inside the Horse?", "Co się toczy w środku konia?"],
            ["A Blue Marble out of a Horse", "Niebieska kulka z konia"],
          ],
          en: "Mruk sat rocking. At the third swing something rolled inside the horse, from tail to neck, and at the fourth it rolled back. He got off, lay down beneath and waited. There is a hole there, no bigger than a coin. With the very last swing a blue marble dropped out and ran off over the boards. He brought it back, with one paw, and left it between the runners.",
          pl: "Mruk kołysał się w siodle. Przy trzecim kołysaniu coś się w koniu potoczyło, od ogona po szyję, a przy czwartym potoczyło się z powrotem. Zsiadł, położył się pod spodem i czekał. Jest tam otwór, nie większy niż grosik. Przy ostatnim kołysaniu, już prawie żadnym, wypadła z niego kulka, szklana, niebieska, i uciekła po deskach. Przyprowadził ją łapą i zostawił między biegunami.",
          picture: {
            place: "attic",
            pose: "walk",
            props: [],
            eyes: "open",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Hats, and Better Hats", "Kapelusze i kapelusze lepsze"]],
      en: "The trunks in the attic have chalk on their lids: “Skis”, “Hats”, “Hats, better ones”. Mr Zenon, the caretaker, likes to know where a thing is. On one he has written “Various”. Mruk, who had come up behind Ola and the washing, passed by the hats. “Various” was the only trunk about which nothing was known, and its lid did not quite shut.",
      pl: "Kufry na strychu są opisane kredą: „Narty”, „Kapelusze”, „Kapelusze lepsze”, bo dozorca, pan Zenon, lubi wiedzieć, co gdzie jest. Na jednym napisał „Różne”. Mruk, który wszedł na górę za Olą i za praniem, kapelusze ominął. Tylko o „Różnych” nic nie było wiadomo, a wieko trochę odstawało.",
      picture: { place: "attic", pose: "walk", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["String, Too Short to Be of Use", "Sznurki za krótkie, nieprzydatne"],
            ["Too Short for Whom?", "Za krótkie, ale dla kogo?"],
          ],
          en: "The lid gave way to Mruk’s forehead. On top lay a doorknob without a door, under it a fan, and at the bottom a shoe box, on which somebody had noted in a clear hand: “String, too short to be of use”. He opened it from the side. For as long as Ola was hanging things up he examined one piece after another. The note was mistaken in every case.",
          pl: "Wieko ustąpiło przed czołem Mruka. Na wierzchu leżała klamka bez drzwi, pod klamką wachlarz, a na samym dnie pudełko po butach, przewiązane, i na nim ktoś starannie napisał: „Sznurki za krótkie, nieprzydatne”. Otworzył je od boku. Póki Ola wieszała, badał sznurek po sznurku. Napis mylił się w każdym przypadku.",
          picture: {
            place: "attic",
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
            ["Third Floor, Third Chair", "Trzecie piętro, trzecie krzesło"],
            ["Labels for Things That Have Not Come Yet", "Etykiety na to, co dopiero nadejdzie"],
          ],
          en: "Ola lifted the lid for Mruk. The trunk was full of labels, hundreds of them on loops of string, all blank, for things that had not come yet. Mruk got in and turned round twice, and they rustled like a wood. When he got out again, one was hanging on his collar. Ola drew the pencil from behind her ear and filled it in. It said “Third floor, third chair”.",
          pl: "Ola uchyliła Mrukowi wieko. Kufer był pełen etykiet na sznurkach, było ich kilkaset, wszystkie czyste, dla rzeczy, które dopiero nadejdą. Mruk wszedł do środka i obrócił się dwa razy, a etykiety szeleściły jak las. Kiedy wyszedł, jedna wisiała mu u obroży. Ola wyjęła zza ucha ołówek i wpisała: „Trzecie piętro, trzecie krzesło”.",
          picture: { place: "attic", pose: "sit", props: [], eyes: "open", look: "up", company: "ola" },
        },
      ],
    },
    {
      titles: [
        ["Who Hums in the Attic?", "Kto nuci na strychu?"],
        ["How Did It Go Again?", "Jak to szło?"],
      ],
      en: "Something hums in the attic. It can be heard on the stairs: one long note, nothing for a good while, and the note again, as though somebody up there were trying to remember how it went. Mruk had been listening from the landing for days. When Ola carried up the washing he walked in front, so as not to be late for the tune.",
      pl: "Na strychu coś nuci. Słychać to na schodach: jeden długi ton, potem dłuższą chwilę nic i znowu ten ton, jakby ktoś tam próbował sobie przypomnieć, jak to szło. Mruk od wielu dni nasłuchiwał z podestu. Kiedy Ola niosła pranie na górę, szedł przodem, żeby się na tę melodię nie spóźnić.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "wide", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["For Horn and Bell", "Na tubę i dzwonek"],
            ["Somebody Small at the Far End", "Ktoś mały na samym końcu"],
          ],
          en: "The humming came from the horn of a gramophone, with its mouth to the stairs. When the house door fell shut, far below, the air came up and the horn sang. Mruk looked in. It was black and narrow, and at the far end somebody small repeated what his bell had just said. With the humming, that made two notes. By the time the socks were hung up they had a third.",
          pl: "Nuciła tuba od gramofonu, zwrócona wylotem do schodów. Ilekroć daleko na dole trzasnęła brama, powietrze szło w górę i tuba śpiewała. Mruk zajrzał do środka. Było czarno i coraz węziej, a na samym końcu ktoś mały powtórzył to, co przed chwilą powiedział dzwonek. Razem z nuceniem były to już dwa tony. Kiedy zawisły skarpetki, był i trzeci.",
        },
        {
          titles: [
            ["Stronger Than a Tram", "Mocniejszy niż tramwaj"],
            ["Eleven Notes, and Then?", "Jedenaście tonów, a dalej?"],
          ],
          en: "The humming came from a musical box, wrapped in a pillowcase, no larger than a bar of soap. There was still some life in the spring, and whenever a tram shook the house it let go one note. Mruk lay down on it and purred, which is stronger than a tram. The box played eleven notes in a row and stopped just before the end. He shifted a little to the left and purred on.",
          pl: "Nuciła pozytywka, zawinięta w poszewkę, nie większa niż kostka mydła. Miała w sobie resztkę sprężyny i kiedy tramwaj zatrząsł domem, wypłacała jeden ton. Mruk położył się na niej piersią i zaczął mruczeć, a to jest mocniejsze niż tramwaj. Pozytywka zagrała jedenaście po kolei i stanęła tuż przed końcem. Mruk przesunął się trochę w lewo i mruczał dalej.",
          picture: { place: "attic", pose: "loaf", props: [], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["The Wind Knew the Tune", "Kto zna wszystkie zwrotki?"],
            ["How It Went, from Beginning to End", "Jak to szło, od początku do końca"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "The humming was the wind. It was blowing today, and so it got through all the verses: there is a bottle in the roof, between two tiles, put there by a roofer against the damp, with its neck outwards. Mruk sat beneath it until he had heard the end. Then the wind turned, and it began once more, a third higher. Ola, a peg in each hand, was already singing the second part.",
          pl: "Nucił wiatr. Dziś wiało, więc poszły wszystkie zwrotki: w dachu, między dwiema dachówkami, siedzi butelka, którą kiedyś wetknął dekarz, szyjką na zewnątrz. Mruk siedział pod nią, aż usłyszał zakończenie. Potem wiatr się odwrócił i zaczęło się od nowa, o tercję wyżej. Ola, z klamerką w każdej ręce, śpiewała już drugi głos.",
          picture: { place: "attic", pose: "sit", props: [], eyes: "open", look: "up", company: "nobody" },
        },
      ],
    },
    {
      titles: [["By Stool, Trunk and Wardrobe", "Po stołku, po kufrze, po szafie"]],
      when: {
        weather: ["clear", "rain", "fog", "wind"],
      },
      en: "Over the washing lines in the attic there is a skylight, no larger than a tea tray, and whatever goes on up there goes on above Mruk’s head. He does not like that. He had come up behind Ola to look into it. Below the pane stood a wardrobe, in front of it a trunk, and in front of the trunk a stool: as good as a staircase.",
      pl: "Nad sznurami od bielizny jest na strychu okienko w dachu, nie większe niż taca, i cokolwiek się za nim dzieje, dzieje się nad głową Mruka, a tego nie lubi. Wszedł za Olą na górę, żeby to uporządkować. Pod okienkiem stała szafa, przed szafą kufer, przed kufrem stołek, czyli właściwie schody.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "open", look: "up", company: "nobody" },
      endings: [
        {
          titles: [
            ["How the Chairman Looks from Below", "Jak prezes wygląda od spodu"],
            ["Two Pink Soles on the Skylight", "Dwie różowe podeszwy na szybie"],
          ],
          en: "Mruk climbed stool, trunk and wardrobe, and there, a hand’s breadth above him, on the other side of the glass, stood Prezes, the pigeon, chairman of the gutter. From below he is another bird: two pink soles, turned in a little at the toes, and between them a stomach. It was some time before he noticed. Then Prezes bent down, looked between his feet and drew his feathers together, as a gentleman does with a dressing gown.",
          pl: "Mruk wszedł po stołku, kufrze i szafie, a na dłoń nad nim, po drugiej stronie szyby, stał Prezes, gołąb od rynny. Od spodu to zupełnie inny ptak: dwie różowe podeszwy, palcami trochę do środka, a między nimi brzuch. Dopiero po chwili Prezes zauważył. Schylił się, spojrzał między nogami i zebrał na sobie pióra, jak starszy pan szlafrok.",
        },
        {
          titles: [
            ["A Street Pushed off the Table", "Ulica zrzucona ze stołu"],
            ["One More Little Push", "Jeszcze trochę popchnął"],
          ],
          en: "Mruk climbed to the top of the wardrobe, and Ola propped the skylight open for him, at the third hole of its iron rod. In came the street, from the wrong side: the thin bell of a fifteen, steps, somebody laughing. All of it lay underneath him, like things pushed off a table. He looked for some time. Then he put a paw out over the edge, and gave it another little push.",
          pl: "Mruk wszedł na samą szafę, a Ola uchyliła mu okienko, na trzecią dziurkę żelaznego pręta. Przez szparę weszła ulica, od niewłaściwej strony: cienki dzwonek piętnastki, kroki, czyjś śmiech. Wszystko to leżało pod nim, jak rzeczy zrzucone ze stołu. Patrzył przez chwilę. Potem wystawił łapę za krawędź i jeszcze trochę popchnął.",
        },
        {
          titles: [
            ["Somebody Had Left a Light On up There", "Ktoś tam zostawił światło"],
            ["Seven above the Skylight", "Siedem nad okienkiem"],
          ],
          when: {
            weather: ["clear"],
            timeSlot: ["evening"],
            between: ["10-10", "03-05"],
          },
          en: "It was a clear evening, and dark. From the wardrobe Mruk saw what was going on above his head: lights, seven of them, quite small, and nobody under them. He put up a paw, and it met the glass. One of them winked. “That’s the Great Bear,” said Ola from below, with a sock in her hand. He lay down on the wardrobe, facing upwards. That was one animal he had not reckoned with.",
          pl: "Wieczór był pogodny i ciemny. Z szafy Mruk zobaczył, co się dzieje nad jego głową: światła, siedem, całkiem małych, a pod nimi nikogo. Wyciągnął łapę i trafił na szybę. Jedno mrugnęło. „To Wielka Niedźwiedzica” – powiedziała z dołu Ola, ze skarpetką w ręku. Położył się na szafie, oczami do góry. Z tym zwierzęciem się nie liczył.",
          picture: {
            place: "attic",
            pose: "crouch",
            props: [],
            eyes: "wide",
            look: "up",
            on: "wardrobe",
            company: "ola",
          },
        },
      ],
    },
    {
      titles: [["The Crate Mruk Was Found In", "Skrzynka, w której znaleziono Mruka"]],
      en: "Mruk was found in a crate that had held tangerines. The crate, with its thin slats and its picture of an orange sun, now stands in the attic behind the suitcases, since there was no reason to keep it and nobody who would throw it out. Mruk had walked up behind Ola’s washing basket. He wanted to know whether it still fitted.",
      pl: "Mruka znaleziono w skrzynce po mandarynkach. Ta skrzynka, z cienkich deseczek, z obrazkiem pomarańczowego słońca, stoi dziś na strychu za walizkami, bo nie było powodu, żeby ją trzymać, ani nikogo, kto by ją wyrzucił. Mruk wszedł na górę za koszem Oli z praniem. Chciał wiedzieć, czy jeszcze pasuje.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "open", look: "up", inHand: "basket", company: "ola" },
      endings: [
        {
          titles: [
            ["Three Paws In, One on Guard", "Trzy łapy w środku, czwarta na straży"],
            ["Does It Still Fit?", "Czy jeszcze pasuje?"],
          ],
          en: "Mruk tried the tangerine crate on from the front. Two paws went in without any trouble, and after some thought a third; then it was full. The fourth stayed on the boards outside, and so did the tail. So he sat in it, upright, with the sun on his chest. One slat said crack. Ola looked round a pillowcase and for a while did not move at all.",
          pl: "Mruk przymierzył skrzynkę od przodu. Dwie łapy weszły bez kłopotu, po namyśle także trzecia i zrobiło się pełno. Czwarta została na deskach, na zewnątrz, razem z ogonem. Tak w niej siedział, wyprostowany, ze słońcem na piersi. Jedna deseczka powiedziała „trzask”. Ola wyjrzała zza poszewki i przez chwilę nie poruszyła się wcale.",
          picture: {
            place: "attic",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["What Does He Eat? Everything", "Co je? Wszystko"],
            ["A Saucer the Size of a Watch", "Spodeczek jak zegarek"],
          ],
          en: "The crate was not empty. Ola knelt down and took the things out for Mruk: a saucer the size of a watch, a ribbon, and a list, “What he eats”, with a single word on it, “Everything”. Mruk sniffed at the ribbon. He put his chin on the rim; it had once been a good deal higher. Ola read the list again, both sides, and put it in her apron.",
          pl: "Skrzynka nie była pusta. Ola uklękła i wyjęła Mrukowi po kolei: spodeczek wielkości zegarka, wstążkę i listę pod tytułem „Co je”, a na liście jedno słowo, „Wszystko”. Powąchał wstążkę. Położył brodę na brzegu; dawniej ten brzeg był dużo wyżej. Ola przeczytała listę jeszcze raz, z obu stron, i schowała do kieszeni fartucha.",
          picture: {
            place: "attic",
            pose: "crouch",
            props: [],
            eyes: "half",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Taller Than His Own Crate", "Wyższy niż własna skrzynka"],
            ["Whose Mark Is the Lowest?", "Czyja kreska jest najniższa?"],
          ],
          needs: ["the mark"],
          en: "Ola stood the crate on its end against the chimney, with Mruk beside it, and laid a slat across his ears. The mark for the crate came under the mark for the cat. “You fitted in there lying down,” she said, “with room for the tangerines.” She wrote “Mruk” next to the upper one. He put one paw back into the crate. It still went in.",
          pl: "Ola postawiła skrzynkę na sztorc pod kominem, obok niej Mruka i położyła mu na uszach deseczkę. Kreska od skrzynki wypadła niżej niż kreska od kota. „A kiedyś mieściłeś się tam na leżąco – powiedziała – i starczało na mandarynki”. Przy wyższej napisała „Mruk”. On wsunął na wszelki wypadek jedną łapę z powrotem do skrzynki. Jeszcze wchodziła.",
          picture: {
            place: "attic",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Up in Pairs, Down as Bachelors", "Na górę parami, na dół kawalerowie"]],
      en: "Socks go up to the attic in pairs; Mruk counts them in the basket. When they come down there are always bachelors among them. Something takes the other one, and nobody looks into it. Mruk had gone up after Ola to sit under the fourth line, on which the socks are hung, and not to let a certain grey pair out of his sight.",
      pl: "Skarpetki idą na strych parami, Mruk liczy je w koszu. Kiedy schodzą, zawsze jest wśród nich jakiś kawaler. Coś zabiera tę drugą i nikt tego nie bada. Mruk poszedł za Olą na górę, żeby usiąść pod czwartym sznurem, na którym wiesza się skarpetki, i nie spuszczać z oka pewnej szarej pary.",
      picture: {
        place: "attic",
        pose: "sit",
        props: [],
        eyes: "open",
        mouth: "neutral",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Who Takes the Other Sock?", "Kto zabiera drugą skarpetkę?"],
            ["“So It’s You,” Said Ola", "„Więc to ty” – powiedziała Ola"],
          ],
          en: "When Mruk took up his post, one of the grey pair hung there; the other had not come out of the basket. In front of him dripped a pillowcase, buttoned up, with something in one corner that pulled it down like a nose. He laid a paw on that; it swung. Ola undid the buttons. Inside were five socks, one within the other, with the grey one in the middle. “So it’s you,” she said to the pillowcase.",
          pl: "Kiedy Mruk dotarł pod sznur, jedna szara już wisiała, a druga z kosza nie wyszła. Przed nim kapała poszewka, zapięta na guziki, a w dolnym rogu coś ją ciągnęło w dół, jak nos. Położył na tym łapę, zakołysało się. Ola rozpięła poszewkę. W środku było pięć skarpetek, jedna w drugiej, szara pośrodku. „Więc to ty” – powiedziała do niej Ola.",
          picture: { place: "attic", pose: "sit", props: [], eyes: "wide", look: "up", camera: "half", company: "ola" },
        },
        {
          titles: [
            ["One Peg for the Two of Them", "Na jednej klamerce we dwie"],
            ["“Found: One”", "„Znaleziono: sztuk jeden”"],
          ],
          en: "When it came to the grey pair, only one of them was in the basket. But at the end of the fourth line, by the chimney, a grey sock hung with a label on it, “Found: one. Zenon”, so long dry that it had kept the shape of the peg. Ola held the other beside it. The heels were darned with the same wool. She hung the two on one peg, and stood the basket upside down.",
          pl: "Kiedy przyszło do szarej pary, w koszu była tylko jedna. Ale na końcu czwartego sznura, przy kominie, wisiała szara skarpetka z etykietą „Znaleziono: sztuk jeden. Zenon”, tak dawno sucha, że odcisnęła się na niej klamerka. Ola przyłożyła swoją. Pięty miały cerowane tą samą wełną. Powiesiła obie na jednej klamerce i odwróciła kosz dnem do góry.",
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["He Came Out Where He Had Gone In", "Wyszedł tam, gdzie wszedł"]],
      en: "Ola had six sheets in the basket. She hung them from rafter to rafter, one behind the other, and of the whole attic nothing was left but white walls, wet ones, down to the boards. Whoever goes through a wet sheet gets it in the face and again along the back. Mruk tried the first. He came out on the side on which he had gone in.",
      pl: "Ola miała w koszu sześć prześcieradeł. Rozwiesiła je od krokwi do krokwi, jedno za drugim, i z całego strychu zrobiły się białe ściany, mokre i do samej podłogi. Kto przechodzi przez mokre prześcieradło, dostaje nim w twarz, a potem jeszcze raz wzdłuż grzbietu. Mruk spróbował z pierwszym. Wyszedł po tej stronie, po której wszedł.",
      turns: [
        {
          titles: [
            ["Six Dry Stripes and No Cat", "Sześć suchych pasków, kota ani śladu"],
            ["Under Six Doors, Like a Letter", "Jak list, ale pod prześcieradłem"],
          ],
          en: "Close to the chimney the hems do not quite reach the boards. Two fingers of air are left there. Mruk made himself flat and slid through like a letter, once, twice, six times, and on the far side he stood up and shook one paw. When Ola looked along underneath, where everything was dripping, there lay under each of the sheets a dry stripe, as wide as a cat.",
          pl: "Przy samym kominie prześcieradła nie sięgają desek. Zostają dwa palce powietrza. Mruk zrobił się płaski i wsunął się jak list, raz, drugi, szósty, a po tamtej stronie wstał i otrząsnął jedną łapę. Kiedy Ola zajrzała pod spód, gdzie ze wszystkiego kapało, pod każdym prześcieradłem był suchy pasek na szerokość kota.",
        },
        {
          titles: [
            ["“Who’s There?” in Two Languages", "„Kto tam?” w dwóch językach"],
            ["Something Was Travelling in the Sheet", "Coś szło w prześcieradle"],
          ],
          en: "From the far side of the third sheet Ola saw something travelling in it: a forehead, a back, the beginning of a tail. She laid her hand on the forehead. It stopped, and pressed. “Who’s there?” she asked, first in one language and then, since no answer came, in the other. She took up the hems, one after another, all six, over her arm, and held them until Mruk had gone by underneath.",
          pl: "Od drugiej strony trzeciego prześcieradła Ola zobaczyła, że coś w nim idzie: czoło, grzbiet, początek ogona. Położyła dłoń na czole. Stanęło i naparło. „Kto tam?” – spytała, najpierw w jednym języku, a potem, bo nikt się nie odezwał, w drugim. Zebrała brzegi, jeden po drugim, wszystkie sześć, na rękę, i trzymała, aż Mruk przeszedł pod spodem.",
        },
        {
          titles: [
            ["When the Sheets Set Sail", "Kiedy prześcieradła wzięły wiatr"],
            ["Six Sails and a Skylight", "Sześć żagli z jednego okienka"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "The wind came over the roofs, lifted the skylight on its rod and let itself in. Down below it was only a draught; up here it had six sheets to play with. They swelled, all together, rose from the boards and stood out straight, like the sails of a ship that has somewhere to be. Mruk walked along beneath, on dry planks, with his tail up. When he was through, the wind dropped them.",
          pl: "Wiatr przeszedł po dachach, uniósł okienko na pręcie i wpuścił się do środka. Na dole byłby to zwykły przeciąg, a tu miał do dyspozycji sześć prześcieradeł. Wydęły się, wszystkie naraz, oderwały od desek i stanęły poziomo, jak żagle statku, któremu się spieszy. Mruk przeszedł dołem, po suchym, z podniesionym ogonem. Kiedy był po drugiej stronie, wiatr je puścił.",
        },
        {
          titles: [
            ["Out of Regard for the Spider", "Ze względu na pająka"],
            ["Three Walls Instead of Six", "Trzy ściany zamiast sześciu"],
          ],
          needs: ["the spider’s line"],
          en: "The spider needed air for her line, and the last sheet hung right up against it. Ola was ashamed. She took that one down again, and to make room she hung them all double, the last over the fifth, the fourth over the third. Now there were three walls, with a good gap on the left. Mruk went through it, and the spider moved up one knot to let him by.",
          pl: "Pajęczyna potrzebowała powietrza, a ostatnie prześcieradło wisiało tuż przy niej. Oli zrobiło się wstyd. Zdjęła je i żeby zrobić miejsce, powiesiła wszystkie podwójnie, ostatnie na piątym, czwarte na trzecim. Zostały trzy ściany z porządną szparą po lewej. Mruk przez nią przeszedł, a pająk posunął się o jeden supeł, żeby go przepuścić.",
        },
        {
          titles: [
            ["An Alley as Wide as the Rain", "Aleja szeroka jak deszcz"],
            ["With Only One Ear Wet", "Tylko jedno ucho mokre"],
          ],
          needs: ["the leak"],
          en: "The drops fell in a line, along one rafter, and on that side nothing could hang. Ola pulled the sheets away from it, one after another, all six, until they stood packed together by the wall, like books. Where the rain came in there was now an alley, straight and free. Mruk went along it between the drops, and arrived with only one ear wet.",
          pl: "Krople spadały rzędem, wzdłuż jednej krokwi, i po tej stronie nic nie mogło wisieć. Ola odsuwała prześcieradła jedno po drugim, wszystkie sześć, aż stanęły ciasno pod ścianą, jak książki. Tam, gdzie ciekło, była teraz aleja, prosta i wolna od końca do końca. Mruk przeszedł nią między kroplami i tylko jedno ucho miał mokre.",
        },
      ],
    },
    {
      titles: [["What Moves Is Counted Twice", "Co się rusza, liczy się podwójnie"]],
      pays: ["Mr Zenon"],
      en: "Mr Zenon was taking stock. He had laid his notebook on a hatbox and asked that nothing should be opened or moved, for what moves is counted twice. “Thirty-one,” he said, pointing at a bedstead. Mruk stood there with one paw lifted. When he set it down, in another place, Mr Zenon looked up, licked his pencil, and went back to number one.",
      pl: "Pan Zenon robił spis. Notes położył na pudle od kapelusza i prosił, żeby niczego nie otwierać ani nie przesuwać, bo co się rusza, to liczy się podwójnie. „Trzydzieści jeden” – powiedział i wskazał łóżko bez materaca. Mruk stał z jedną łapą w powietrzu. Kiedy ją postawił, w innym miejscu, pan Zenon podniósł głowę, polizał ołówek i wrócił do jedynki.",
      turns: [
        {
          titles: [
            ["Cat, Grey, in Use", "Kot szary, w użyciu"],
            ["Number Forty-Six Comes and Goes", "Czterdzieści sześć wychodzi i wraca"],
          ],
          en: "At forty-six Mr Zenon arrived at the boards on which Mruk was standing. He considered him for some time, since a list must be right. “Cat, grey, one,” he wrote, and after it, “in use”. What is in use, he explained to Ola, is not in storage, and what is not in storage may come and go. He stepped back and made room, with his notebook held to his chest.",
          pl: "Przy czterdziestu sześciu pan Zenon doszedł do desek, na których stał Mruk. Przyglądał mu się długo, bo spis musi się zgadzać. „Kot szary, jeden” – napisał w końcu, a po przecinku: „w użyciu”. Co jest w użyciu, wytłumaczył Oli, to nie jest na składzie, a co nie jest na składzie, może chodzić, gdzie chce. Cofnął się i zrobił przejście, z notesem na piersi.",
          picture: { place: "attic", pose: "walk", props: [], eyes: "open", company: "zenon" },
        },
        {
          titles: [
            ["Thirty-One, and a Bell", "Trzydzieści jeden i dzwonek"],
            ["A List of What Is Not There", "Spis tego, czego nie ma"],
          ],
          en: "When Mr Zenon came to thirty-one again, Mruk’s bell rang, and he wrote it down along with the rest. When he came to it a third time he waited for the bell, and it rang. “Couldn’t you write down what isn’t here?” asked Ola from behind a towel. “It would be shorter.” He thought it over. He tore out the page, wrote “Ladder, borrowed” at the top of a new one, and went to see about it, wherever it was.",
          pl: "Kiedy pan Zenon znów doszedł do trzydziestu jeden, zadzwonił dzwonek Mruka i został wpisany z rozpędu. Za trzecim razem pan Zenon już na niego czekał i dzwonek zadzwonił. „A gdyby pan spisał to, czego nie ma? – spytała Ola zza ręcznika. – Byłoby krócej”. Zastanowił się. Wydarł kartkę, na nowej napisał u góry „Drabina, pożyczona” i poszedł się za nią rozejrzeć, gdziekolwiek była.",
        },
        {
          titles: [
            ["Thirty-Two, Said the Chimney", "„Trzydzieści dwa” – powiedział komin"],
            ["Help with the Counting, from Below", "Pomoc w rachunkach, od dołu"],
          ],
          needs: ["the chimney"],
          en: "“Thirty-one,” said Mr Zenon. “Thirty-two,” said the chimney. He raised his head. “Thirty-three?” he tried. “Thirty-four,” said the chimney, very sure of itself, for it had just had help and meant to give some back. So they went on by turns, and whatever moved in the meantime, neither lost his place. Mruk walked past thirty-eight and thirty-nine. At a hundred the chimney was called away to eat.",
          pl: "„Trzydzieści jeden” – powiedział pan Zenon. „Trzydzieści dwa” – powiedział komin. Dozorca podniósł głowę. „Trzydzieści trzy?” – spróbował. „Trzydzieści cztery” – odparł komin z wielką pewnością siebie, bo przed chwilą mu pomogli i chciał się odwdzięczyć. Liczyli więc na zmianę i cokolwiek się przy tym ruszało, nikt się nie mylił. Mruk przeszedł obok trzydziestego ósmego i dziewiątego. Przy setce zawołano komin do stołu.",
        },
        {
          titles: [
            ["What Is Found Cannot Wait", "Co znalezione, nie może czekać"],
            ["To Be Handed Over in Person", "Wydać do rąk własnych"],
          ],
          needs: ["the keys"],
          en: "Ola held out the wet keys. Mr Zenon shut his notebook at once. A list can wait, he said, but what is found must be handed over in person, and on the same day. He dried them on his sleeve, one by one, and set off down the stairs to look for Tomek. From now on things were allowed to move.",
          pl: "Ola podała mu mokre klucze. Pan Zenon natychmiast zamknął notes. Spis może poczekać, wyjaśnił, ale rzecz znalezioną wydaje się do rąk własnych i tego samego dnia. Wytarł je o rękaw, po kolei, i ruszył po schodach, szukać Tomka. Odtąd rzeczom wolno było się ruszać.",
        },
        {
          titles: [
            ["One Finger Too High", "O palec za wysoko"],
            ["Mr Zenon Meets Himself at the Chimney", "Pan Zenon spotyka siebie przy kominie"],
          ],
          needs: ["the mark"],
          en: "“And that one?” asked Ola, pointing with the pencil to the lowest mark on the chimney. Mr Zenon came over and bent down. His grandfather had stood him there, with the Lives of the Saints on his head, and he had gone up on his toes. “It’s one finger too high,” he confessed. He put that right, with the date, sat down beside it and let things move.",
          pl: "„A ta?” – spytała Ola i wskazała ołówkiem najniższą kreskę na kominie. Pan Zenon podszedł i schylił się. Kiedyś postawił go tu dziadek, z „Żywotami świętych” na głowie, a on stanął na palcach. „Jest o palec za wysoko” – wyznał. Poprawił kreskę, dopisał datę, usiadł obok i pozwolił się rzeczom ruszać.",
        },
      ],
    },
    {
      titles: [["Which of the Two Was First?", "Który był tu pierwszy?"]],
      en: "Between the trunks leans a mirror, taller than Ola, which somebody carried up because it showed too much. Mruk had to go through there. From the other end came another cat, a stocky grey one, who looked as if he had been there first. In a narrow place whoever has the shorter way back gives way. Both had the same. They sat down and waited.",
      pl: "Między kuframi stoi oparte lustro, wyższe od Oli, które ktoś wyniósł na górę, bo pokazywało za dużo. Mruk musiał przejść tamtędy. Z drugiego końca szedł jakiś inny kot, krępy, szary, z miną kogoś, kto był pierwszy. W wąskim miejscu ustępuje ten, kto ma bliżej z powrotem. Mieli tak samo. Usiedli i czekali.",
      turns: [
        {
          titles: [
            ["The Other Cat Went Home", "Ten drugi poszedł do domu"],
            ["A Tablecloth over the Other Cat", "Obrus na drugiego kota"],
          ],
          en: "Ola had one more tablecloth and no line left. The mirror has a good broad frame, and the cloth went over it without a peg. The other cat held out until the lace came down to his ears; then his chest went, and then his paws, unmoved to the last. Mruk allowed him a minute to get home. After that Mruk had the passage to himself.",
          pl: "Oli został obrus, a zabrakło sznura. Lustro ma porządną szeroką ramę i obrus zawisł na niej bez jednej klamerki. Tamten kot wytrwał, aż koronka zeszła mu do uszu; potem znikła pierś, a na końcu łapy, którymi nie ruszył do ostatka. Mruk dał mu minutę, żeby zdążył do domu. Potem miał przejście dla siebie.",
          picture: {
            place: "attic",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Whoever Loses His Head Gives Way", "Kto traci głowę, ten ustępuje"],
            ["What Was Left of the Other Cat?", "Co zostało z drugiego kota?"],
          ],
          en: "The mirror is old, and blind in places. When Mruk leaned a little to one side, to see past, the other cat leaned into a brown patch and lost an ear. Mruk leaned further; now the head was missing. Somebody without a head gives way, however short his way back. One more step, and all that was left was the tip of a tail, going off in the opposite direction.",
          pl: "Lustro jest stare i miejscami ślepe. Kiedy Mruk przechylił się w bok, żeby zobaczyć, co dalej, tamten wszedł w brązową plamę i stracił ucho. Mruk przechylił się bardziej i brakowało całej głowy. Kto jest bez głowy, ten ustępuje, choćby miał najbliżej. Jeszcze jeden krok i został z niego koniec ogona, który odchodził w przeciwną stronę.",
        },
      ],
    },
    {
      titles: [["For Nothing Less Than a Golden Wedding", "Na nic mniejszego niż złote wesele"]],
      en: "Seven chairs stood in Mruk’s way, one upon the other and with their legs in the air. They were bought for a golden wedding and come down for nothing less. The tower leaned on nothing. When he came close, it said something with all its joints, very low, and he stopped. On the left there was the chimney; on the right there was Ola with a wet tablecloth.",
      pl: "W przejściu stało siedem krzeseł, jedno na drugim, nogami do góry. Kupiono je na złote wesele i na nic mniejszego się ich nie znosi. Wieża nie opierała się o nic. Kiedy Mruk podszedł blisko, powiedziała coś bardzo cicho, wszystkimi stawami naraz, więc stanął. Z lewej miał komin, z prawej Olę z mokrym obrusem.",
      turns: [
        {
          titles: [
            ["Two Chairs Are Not a Tower", "Dwa krzesła to nie wieża"],
            ["Between Eight Legs with His Ears Up", "Między ośmioma nogami, z uszami do góry"],
          ],
          en: "The line was too high for Ola. She took down a chair to stand on, and a second for the basket. A third she needed for the pegs, a fourth when her back was tired, and a fifth because it is better for the feet. Nobody could call what was left a tower. Mruk went through underneath, between eight legs, without once lowering his ears, and never touched one.",
          pl: "Sznur wisiał dla Oli za wysoko. Zdjęła jedno krzesło, żeby na nim stanąć, i drugie pod kosz. Trzecie było jej potrzebne na klamerki, czwarte, kiedy zmęczyły się plecy, a piąte dlatego, że tak lepiej dla nóg. Tego, co zostało, nikt by wieżą nie nazwał. Mruk przeszedł dołem, między ośmioma nogami, nie kładąc uszu, i żadnej nie dotknął.",
        },
        {
          titles: [
            ["“Do Begin,” Said Ola to the Chairs", "„Można zaczynać” – powiedziała Ola"],
            ["Seven Chairs, All Listening", "Siedem krzeseł jak na odczycie"],
          ],
          en: "Mruk laid a paw on the tower, to hear what it had to say, and it said everything at once. The chairs came down one by one and sat along the wall, all seven, the right way up, as if for a lecture; the only thing still standing was the dust. Ola looked out past her tablecloth. They were all facing her. “Do begin,” she said. The floor between them was free.",
          pl: "Mruk położył na wieży łapę, żeby usłyszeć, co ma do powiedzenia, i powiedziała wszystko naraz. Krzesła zeszły jedno po drugim i usiadły wzdłuż ściany, wszystkie siedem, nogami na dół, jak na odczyt; stał już tylko kurz. Ola wyjrzała zza obrusa. Wszystkie patrzyły na nią. „Można zaczynać” – powiedziała. Środek był wolny.",
        },
        {
          titles: [
            ["Two That Lean Hold Each Other", "Kto się o kogo opiera"],
            ["The Tower Meets a Dressing Gown", "Wieża w szlafroku"],
          ],
          needs: ["the leaning case"],
          en: "The double-bass case came down at last, as slowly as it does everything, in its wet dressing gown, and laid its shoulder against the tower. All the joints spoke at once. Then it was quiet. The chairs were leaning on the case and the case on the chairs, like two people after a long party. Mruk passed between their feet. The gown dripped on his tail.",
          pl: "Futerał od kontrabasu pochylił się wreszcie do końca, powoli, jak wszystko, co robi, w mokrym szlafroku, i oparł się ramieniem o wieżę. Odezwały się wszystkie stawy naraz. Potem ucichło. Krzesła opierały się o futerał, futerał o krzesła, jak dwoje ludzi po długim weselu. Mruk przeszedł im między nogami. Na ogon kapnęło mu ze szlafroka.",
        },
      ],
    },
    {
      titles: [["Eighty Mouths on the Floor", "Osiemdziesiąt otwartych pysków"]],
      en: "The bag with the clothes pegs gave way, and eighty of them spread themselves over the boards, between Mruk and the rest of the attic. They were of beech, with springs, and they lay as pegs do lie, most of them with their mouths open. A tom with white paws does not walk about among mouths. He touched the nearest, with one claw. It shut.",
      pl: "Worek na klamerki puścił i osiemdziesiąt klamerek rozbiegło się po deskach, między Mrukiem a resztą strychu. Były bukowe, na sprężynkach, i leżały jak to klamerki, większość z otwartym pyskiem. Kocur o białych łapach nie chodzi pomiędzy pyskami. Dotknął najbliższej jednym pazurem. Kłapnęła.",
      turns: [
        {
          titles: [
            ["What Is Clicking under the Carpet?", "Co kłapie pod dywanem?"],
            ["How Long Does a Ribbon Hold?", "Ile trzyma tasiemka?"],
          ],
          en: "Along the wall lay a carpet, rolled up and tied with a ribbon. Mruk got on it, to look across, and the ribbon, which was very old, gave way. The carpet set off. It rolled out red, with a border, over all the eighty, while he walked backwards on top, to the other end of the attic, where it lay down flat. Underneath it clicked a little, here and there.",
          pl: "Pod ścianą leżał dywan, zwinięty i przewiązany tasiemką. Mruk wszedł na niego, żeby popatrzeć z góry, a tasiemka, bardzo już stara, puściła. Dywan ruszył. Rozwijał się, czerwony, z bordiurą, po deskach i po całych osiemdziesięciu, a Mruk szedł po nim tyłem, aż na drugi koniec strychu, gdzie dywan legł płasko. Pod spodem gdzieniegdzie coś jeszcze kłapało.",
        },
        {
          titles: [
            ["Eighty on One Apron", "Osiemdziesiąt na jednym fartuchu"],
            ["Ola Rattled When She Breathed", "Klekotała przy każdym oddechu"],
          ],
          en: "Ola gathered the pegs on her knees and, as the bag was no more use, fixed each where there was room: along her sleeves, round the pockets, up both the strings of her apron. When she had all eighty she could neither bend nor sit, and rattled when she breathed. “After you,” she said to Mruk. He went by at some distance, over boards that had nothing on them.",
          pl: "Ola zbierała klamerki na kolanach, a że worek był do niczego, przypinała każdą tam, gdzie było miejsce: wzdłuż rękawów, dookoła kieszeni, na obu troczkach fartucha. Przy osiemdziesięciu nie mogła się już ani schylić, ani usiąść i klekotała przy każdym oddechu. „Pan pierwszy” – powiedziała do Mruka. Przeszedł obok, w pewnej odległości, po zupełnie pustych deskach.",
        },
        {
          titles: [
            ["Eighty Pegs for a Double Bass", "Osiemdziesiąt klamerek w kontrabasie"],
            ["It Opened without Being Asked", "Otworzył się bez pytania"],
          ],
          needs: ["the leaning case"],
          en: "The double-bass case leaned so far that its lid came open, all the way down, over the boards and over the pegs. It was lined with red plush. Ola saw what it was offering. She swept the pegs in from one side, and Mruk, who would not touch them, sat on the lid to hold it. When all eighty were in she shut it. “Thank you,” she said. It clicked, deep down.",
          pl: "Futerał od kontrabasu pochylił się tak, że opadło mu wieko, na całą długość, na deski i na klamerki. W środku był czerwony plusz. Ola zrozumiała propozycję. Zamiatała do niego klamerki, a Mruk, który wolał nie dotykać, usiadł na wieku, żeby się nie ruszało. Kiedy weszło wszystkie osiemdziesiąt, zamknęła. „Dziękuję” – powiedziała. Futerał kłapnął, basem.",
        },
      ],
    },
    {
      titles: [["Going to Be a Lighthouse Keeper", "Latarnik, na razie w zeszycie"]],
      pays: ["ola sits"],
      en: "Ola had come upon something. It was an exercise book of her own, with a ship on the cover, and to read it she sat down on a suitcase, in the narrow place between two trunks where everybody has to pass. She had her back against the one and her feet against the other. On page two she was eleven, and going to be a lighthouse keeper.",
      pl: "Ola na coś trafiła. Był to jej własny zeszyt, ze statkiem na okładce, i żeby go poczytać, usiadła na walizce, w wąskim miejscu między dwoma kuframi, którędy wszyscy muszą przejść. Plecami oparła się o jeden, nogami o drugi. Na drugiej stronie miała jedenaście lat i zamierzała zostać latarnikiem.",
      turns: [
        {
          titles: [
            ["We Needn’t Read On", "Dalej nie musimy"],
            ["On Page Four, a Dog", "Na czwartej stronie pies"],
          ],
          en: "Ola read the exercise book to Mruk, since a lighthouse keeper has not much company. On page three there was a list of provisions, which he followed closely. “And I shall have a big dog,” it said on page four. She looked at him over the top of the cover. “We needn’t read on,” she said, and shut it, and drew in her feet so far that a dog could have passed.",
          pl: "Ola czytała Mrukowi na głos, bo latarnik niewiele ma towarzystwa. Na trzeciej stronie był spis zapasów, którego wysłuchał. „I będę miała dużego psa” – stało na czwartej. Spojrzała na niego znad zeszytu. „Dalej nie musimy” – powiedziała, zamknęła go i podciągnęła nogi tak, że przeszedłby i pies.",
        },
        {
          titles: [
            ["Parcel or Parrot?", "Paczka czy papuga?"],
            ["The Word on Page Nine", "Słowo z dziewiątej strony"],
          ],
          en: "On page nine there was a word that Ola could not read, although it was hers. She held it far off, and close to, and on its head. “Parcel?” she tried. Then she got up to hold it to the bulb, turned all round with it under the lamp, and went off along the rafters, whispering. The way was clear. “Parrot,” came from behind the chimney.",
          pl: "Na dziewiątej stronie było słowo, którego Ola nie mogła odczytać, chociaż było jej własne. Trzymała je daleko, trzymała blisko i do góry nogami. „Paczka?” – próbowała. W końcu wstała, żeby obejrzeć je pod żarówką, obróciła się z nim dookoła i odeszła wzdłuż krokwi, szepcząc. Przejście było wolne. „Papuga” – rozległo się zza komina.",
        },
        {
          titles: [
            ["To Be Read with Pegs in the Teeth", "Czytać z klamerkami w zębach"],
            ["A Secret Language without Vowels", "Tajny język, bez samogłosek"],
          ],
          needs: ["two pegs"],
          en: "From page nine on the exercise book was in secret writing. There were no vowels in it at all, and Ola, who had invented it, could not read a word. She thought. Then she put the two pegs back between her teeth and tried aloud. “Lghths,” she read, “wth prrt.” She got up, in her excitement, and walked along the rafters, reading louder and louder. The way was clear.",
          pl: "Od dziewiątej strony zeszyt szedł tajnym pismem. Nie było w nim ani jednej samogłoski i Ola, która je wymyśliła, nie mogła nic odczytać. Zastanowiła się. Potem włożyła z powrotem między zęby dwie klamerki i spróbowała na głos. „Ltrn – przeczytała – z ppg”. Z przejęcia wstała i poszła wzdłuż krokwi, czytając coraz głośniej. Przejście było wolne.",
        },
        {
          titles: [
            ["“Anybody Up There?” Called Forty Keys", "„Jest tam kto?” – zawołały klucze"],
            ["Almost Locked In until Next Washing Day", "Żeby nie zostać do następnego prania"],
          ],
          needs: ["the forty keys"],
          en: "“Anybody up there?” came from the landing. Ola was on page nine, at sea. Mruk opened his mouth, thought better of it, and rang the bell on his collar. “I’m just lighting the lamp!” cried Ola, jumped up, looked about her, and found that she was in an attic. “It’s us, Mr Zenon!” she called from the door. The keys stopped, and turned back. Between the two trunks there was only the suitcase now.",
          pl: "„Jest tam kto?” – doszło z półpiętra. Ola była na dziewiątej stronie, na morzu. Mruk otworzył pysk, rozmyślił się i zadzwonił dzwonkiem. „Już zapalam latarnię!” – krzyknęła Ola, zerwała się, rozejrzała i zobaczyła, że jest na strychu. „To my, panie Zenonie!” – zawołała od drzwi. Klucze stanęły i zawróciły. Między kuframi została sama walizka.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the chimney"],
      unless: ["ola sits"],
      en: "In the chimney the whole house can be heard. On some lower floor a child was doing sums. “Seven times eight,” said the chimney. There was a long, dusty silence. Mruk could not get on with his own affairs as long as that was not answered. “Fifty-six,” Ola whispered at last into the little iron door. “Thank you,” said the chimney, and after a moment: “Will you be there a bit longer?”",
      pl: "W kominie słychać dom. Na którymś niższym piętrze dziecko uczyło się rachunków. „Siedem razy osiem” – powiedział komin. Zrobiła się długa, zakurzona cisza. Mruk miał własne sprawy, ale nie mógł się nimi zająć, dopóki to tak wisiało. „Pięćdziesiąt sześć” – szepnęła w końcu Ola do żelaznych drzwiczek. „Dziękuję” – odparł komin, a po chwili: „Długo pani tam jeszcze będzie?”.",
    },
    {
      pays: ["the leaning case"],
      unless: ["ola sits"],
      en: "Every floor has its corner here, and each thing has its label. Only the double-bass case, halfway along, says: “Belongs to nobody, but ask first.” Ola had a wet dressing gown left over. She asked. It did not answer, so she hung the gown round its shoulders, and the case began to lean. It leaned so slowly that only Mruk saw it, and moved a little to one side.",
      pl: "Każde piętro ma tu swój kąt, a każda rzecz etykietę. Tylko na futerale od kontrabasu, w połowie drogi, napisano: „Niczyje, ale proszę spytać”. Oli został mokry szlafrok. Spytała. Odpowiedzi nie było, zarzuciła więc szlafrok na futerał, a ten zaczął się pochylać. Pochylał się tak powoli, że widział to tylko Mruk, który się na wszelki wypadek odsunął.",
    },
    {
      pays: ["two pegs"],
      en: "Ola was talking to herself with two pegs between her teeth. Over her translation she does it in two languages; with pegs it becomes a third, without vowels. “Mrk,” she said. “Nt thr.” It could have meant anything. Mruk, who had only a few steps to go, stood still and turned one ear. Until that was cleared up he preferred not to have heard it.",
      pl: "Ola mówiła do siebie z dwiema klamerkami w zębach. Kiedy tłumaczy, mówi do siebie w dwóch językach, z klamerkami robi się trzeci, prawie bez samogłosek. „Mrk – powiedziała. – N tm”. Mogło to znaczyć wszystko. Mruk, któremu brakowało już tylko paru kroków, stanął i obrócił jedno ucho. Dopóki się to nie wyjaśni, wolał nie słyszeć.",
    },
    {
      pays: ["the spider’s line"],
      unless: ["ola sits"],
      en: "A spider was at work on the end of the fifth line. She measured, climbed, tied the next knot; and her own line, when it was finished, hung next to the towels, just as straight. Ola had an armful of wet things and only that place left. She squeezed them in beside it and begged pardon. Mruk, who was held up anyway, had seen it all.",
      pl: "Na końcu piątego sznura pracował pająk. Mierzył, wspinał się, wiązał następny supeł, a kiedy skończył, jego własny sznur wisiał obok ręczników, tak samo równy. Ola miała naręcze mokrych rzeczy, a wolne było tylko tam. Wcisnęła je obok i przeprosiła. Mruk, i tak zatrzymany, wszystko widział.",
    },
    {
      pays: ["the keys"],
      unless: ["ola sits"],
      en: "The trousers on the second line dripped, and every drop went clink. Ola felt along the leg and drew from the pocket a bunch of keys, as clean as a spoon. They belonged to Tomek, who had been looking for them since yesterday. “He’ll be wanting these,” she said. “As soon as the basket’s empty, we go down.” There were three things left in the basket, and Mruk had only just come up.",
      pl: "Ze spodni na drugim sznurze kapało i każda kropla brzękała. Ola obmacała nogawkę i z kieszeni wyjęła pęk kluczy, czysty jak łyżka. Były Tomka, który szukał ich od wczoraj. „Będą mu potrzebne – powiedziała. – Jak tylko kosz będzie pusty, schodzimy”. W koszu zostały trzy rzeczy, a Mruk dopiero co wszedł.",
      picture: { place: "attic", pose: "sit", props: [], eyes: "open", look: "up", inHand: "keys", company: "ola" },
    },
    {
      pays: ["the mark"],
      unless: ["ola sits"],
      en: "There are pencil marks on the chimney. For generations children have been stood against it, and each mark has its name. One is quite alone, no higher than a door handle, and beside it, in capitals, it says ZENON. Ola put her hand there, to see how high it came on her. Then she looked down at Mruk, up at the chimney, and felt behind her ear for the pencil. “When you have a moment,” she said.",
      pl: "Na kominie są kreski. Od pokoleń stawia się pod nim dzieci i każda kreska ma imię. Jedna jest sama, nie wyżej niż klamka, a przy niej drukowanymi literami napisano ZENON. Ola przyłożyła tam dłoń, żeby sprawdzić, dokąd jej sięga. Potem spojrzała w dół, na Mruka, w górę, na komin, i sięgnęła za ucho po ołówek. „Jak będziesz miał chwilę” – powiedziała.",
      picture: { place: "attic", pose: "sit", props: [], eyes: "half", look: "up", company: "ola" },
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the leak"],
      unless: ["ola sits"],
      en: "The rain could be heard on the tiles, as if somebody were pouring peas. Under one of them it had found a way in. The first drop fell on a sleeve that was nearly dry, the second on Mruk. Ola looked up and started to push everything over to the wall, where it was safe. The wet washing was coming towards Mruk, peg by peg, with no end to it.",
      pl: "Po dachówkach bębnił deszcz, jakby ktoś sypał groch. Pod jedną znalazł sobie drogę. Pierwsza kropla spadła na rękaw, już prawie suchy, druga na Mruka. Ola spojrzała w górę i zaczęła przesuwać wszystko pod ścianę, gdzie nie kapie. Całe pranie szło w stronę Mruka, klamerka za klamerką, i końca nie było widać.",
    },
    {
      pays: ["the forty keys"],
      unless: ["Mr Zenon"],
      en: "Far below on the stairs forty keys could be heard. Mr Zenon was coming up to lock the attic, and before he locks he does not look, he calls. “Anybody up there?” he would call, from the last landing, and whoever says nothing stays until the next washing day. Ola had not heard the keys. Mruk had. At the third floor they stopped, and somebody began to talk about a tap. That left a little time.",
      pl: "Daleko na schodach słychać było czterdzieści kluczy. Pan Zenon szedł zamykać strych, a zanim zamknie, nie zagląda, tylko woła. „Jest tam kto?” – zawoła z ostatniego półpiętra i kto się nie odezwie, zostaje do następnego prania. Ola kluczy nie słyszała. Słyszał je Mruk. Na trzecim piętrze klucze stanęły i ktoś zaczął o kranie. Zostało trochę czasu.",
    },
  ],
};
