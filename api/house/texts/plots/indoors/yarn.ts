import type { Plot } from "#api/house/texts/model.ts";

/** A ball of wool has got loose in the room with the stove; Ola is at home. */
export const yarn: Plot = {
  name: "yarn",
  category: "Playtime",
  wishes: [
    {
      titles: [["It Fell by Itself, for the Record", "Spadł sam, proszę to zapisać"]],
      en: "A ball of wool fell off the sofa and rolled across the room to the stove. It fell by itself; Mruk wishes this to be recorded. He was only lying there, and Ola had only gone for the scissors. But when something round runs past a cat it has, so to speak, begun the conversation, and it would have been rude not to reply.",
      pl: "Kłębek wełny spadł z kanapy i potoczył się przez pokój aż pod piec. Spadł sam, Mruk prosi, żeby to zapisać. On tam tylko leżał, a Ola wyszła tylko po nożyczki. Ale jeśli coś okrągłego przebiega obok kota, to, można powiedzieć, samo zaczęło rozmowę, i nieładnie byłoby nie odpowiedzieć.",
      picture: {
        place: "stove",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "down",
        on: "sofa",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Cats and Wool, as in a Picture", "Kot i wełna, jak na obrazku"],

            ["Only Holding It for a Friend", "Tylko komuś potrzymał"],
          ],
          en: "“Cats and wool,” said Ola. “As in a picture.” It was meant kindly. Mruk broke off the conversation on the spot, since he has no wish to be a picture, and turned his back on Ola and the wool. He let the thread slip from under his paw, quite casually, like somebody who has only been holding it for a friend.",
          pl: "„Kot i wełna – powiedziała Ola. – Jak na obrazku”. Powiedziała to życzliwie. Mruk natychmiast przerwał rozmowę, bo obrazkiem być nie zamierza, i odwrócił się tyłem do Oli i do wełny. Nitkę, którą miał jeszcze pod łapą, puścił jakby nigdy nic, jak ktoś, kto ją tylko komuś potrzymał.",
          picture: { place: "stove", pose: "sit", props: ["yarn"], eyes: "half", look: "away", company: "ola" },
        },
        {
          titles: [
            ["Continued at Three in the Morning", "Ciąg dalszy o trzeciej nad ranem"],
            ["Who Began the Conversation?", "Kto zaczął rozmowę?"],
          ],
          en: "Ola put the wool in the basket, the lid on top, and the basket on the shelf. In company Mruk does not so much as look up there. But something so well begun is not over because a lid is on it. At three in the morning there is a soft thump, and through the flat runs something round, and after it something with a bell; and Ola, in bed, hears both sides.",
          pl: "Ola włożyła wełnę do koszyka, zamknęła wieko, a koszyk postawiła na półce. Przy ludziach Mruk nawet tam nie spojrzy. Ale rozmowa tak dobrze zaczęta nie kończy się dlatego, że ktoś zamknął wieko. O trzeciej nad ranem coś miękko spada i przez mieszkanie biegnie coś okrągłego, a za nim coś z dzwonkiem, i Ola, w łóżku, słyszy obie strony.",
          picture: {
            place: "hall",
            pose: "run",
            props: ["yarn"],
            eyes: "wide",
            lighting: "blackout",
            company: "nobody",
          },
        },
        {
          titles: [
            ["A Quarter of an Hour by Thread", "Kwadrans rozmowy po nitce"],
            ["Somebody Else Might Want the Line", "Ktoś może czekać na linię"],
          ],
          needs: ["the coat stand"],
          unless: ["untied"],
          en: "Ola had forgotten to put back the receiver. When she went out to do it, she noticed that the wool still led from her button into the room. She took it between two fingers and tugged, twice. At the other end, in front of the stove, Mruk lifted his paw and let it fall: once. “Hello?” said Ola into the thread. There was a tug. They spoke for a quarter of an hour; then she said that somebody else might want the line.",
          pl: "Ola zapomniała odłożyć słuchawkę. Kiedy wróciła to zrobić, zauważyła, że od jej guzika wciąż odchodzi do pokoju nitka. Wzięła ją w dwa palce i szarpnęła, dwa razy. Na drugim końcu, przed piecem, Mruk uniósł łapę i opuścił: raz. „Halo?” – powiedziała Ola do nitki. Szarpnęło. Rozmawiali kwadrans, a potem Ola powiedziała, że może ktoś inny czeka na linię.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "It began with a thread. Its end lay on the boards in front of the stove, slightly curled, and led away to a ball of wool that Ola had put down there; and where there is an end there must be a beginning. Mruk does not like it when things have no beginning. He laid a paw on the thread, to keep the place, and followed it with his eyes.",
      pl: "Zaczęło się od nitki. Jej koniec leżał na deskach przed piecem, lekko skręcony, i prowadził do kłębka wełny, który odłożyła tam Ola, a gdzie jest koniec, tam musi być i początek. Mruk nie lubi, kiedy rzeczy nie mają początku. Przytrzymał nitkę łapą, żeby nie zgubić miejsca, i powędrował za nią wzrokiem.",
      picture: { place: "stove", pose: "crouch", props: ["yarn"], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["In the Beginning Was a Walnut", "Na początku był orzech"],

            ["What Was Inside the Wool?", "Co było w środku kłębka?"],
          ],
          en: "Mruk followed the thread to the beginning. On the way the ball shrank, from a head to a plum, and then there lay before him what all the wool had been wound on: a walnut. He rolled it over. It rattled. So there was something inside the beginning as well. Ola offered to fetch the nutcracker. Mruk put his paw on the nut, and they left it at that.",
          pl: "Mruk doszedł po nitce do samego początku. Kłębek po drodze malał, z głowy zrobiła się śliwka, a na końcu leżało przed nim to, na co nawinięto całą wełnę: orzech włoski. Mruk go obrócił. Zagrzechotało. A więc w początku też coś było. Ola chciała przynieść dziadka do orzechów. Mruk położył na orzechu łapę i na tym stanęło.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", look: "up", company: "ola" },
        },
        {
          titles: [
            ["Not Again until She Reached for Her Tea", "Więcej nie, dopóki nie sięgnie po herbatę"],
            ["Fourteen Rows, or Rather Thirteen", "Czternaście rzędów, a właściwie trzynaście"],
            ["Where Does a Thread Begin?", "Gdzie nitka ma początek?"],
          ],
          unless: ["needles"],
          en: "The thread led up to the armchair, where Ola had gone back to her knitting, and there it turned out that the thread began at the end of a sleeve. Fourteen rows were finished. Mruk took hold of it, to make certain, and leaned back a little. Thirteen. “Well, now you know,” said Ola. He did know, and did not do it again until she reached for her tea.",
          pl: "Nitka prowadziła na fotel, gdzie Ola wróciła do swoich drutów, i tam się okazało, że początek nitki to koniec rękawa. Gotowych było czternaście rzędów. Mruk złapał, dla pewności, i lekko odchylił się do tyłu. Trzynaście. „No i już wiesz” – powiedziała Ola. Wiedział i nie zrobił tego więcej, dopóki nie sięgnęła po herbatę.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "wide", posture: "knitting", company: "ola" },
        },
        {
          titles: [
            ["Sixty to the Minute", "Sześćdziesiąt na minutę"],
            ["He Felt Her Think", "Czuł, jak Ola myśli"],
          ],
          needs: ["something at the other end"],
          unless: ["needles"],
          en: "Mruk went along the thread, paw over paw, and the thing at the other end went on beating: small, regular, sixty to the minute. The thread led under the table and up. There sat Ola over her page winding the wool round her finger, as she winds anything when she is thinking. So that was the beginning. He lay down under the table with a paw on the thread, and felt her think.",
          pl: "Mruk szedł po nitce, łapa za łapą, a to coś na drugim końcu biło dalej: małe, równe, sześćdziesiąt na minutę. Nitka szła pod stół i w górę. Siedziała tam Ola nad stroną, z wełną nawiniętą na palec, bo kiedy myśli, nawija na palec wszystko. A więc to był początek. Mruk położył się pod stołem z łapą na nitce i czuł, jak Ola myśli.",
        },
      ],
    },
    {
      when: {
        day: "working day",
        timeSlot: ["afternoon"],
      },
      pays: ["Mrs Halina"],
      en: "Mrs Halina was knitting a cardigan, and had left her knitting with Ola while she went for buttons. It lay by the stove: one back, one sleeve and a large soft ball for the rest. “You’ll keep an eye on it, treasure,” she had said on her way out. Mruk takes such words literally. Wherever the wool went, he went too.",
      pl: "Pani Halina robiła sweter i zostawiła robótkę u Oli, bo wybierała się po guziki. Robótka leżała przy piecu: plecy, jeden rękaw i duży miękki kłębek na resztę. „Ty mi tu popilnujesz, skarbie” – powiedziała od drzwi. Mruk bierze takie słowa dosłownie. Dokąd poszła wełna, tam szedł i on.",
      picture: {
        place: "stove",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Until She Had to Take Off Her Glasses", "Aż musiała zdjąć okulary"],
            ["“My Husband Looked Just Like That”", "„Mój mąż wyglądał tak samo”"],
            ["Who Kept an Eye on the Wool?", "Kto tu pilnował wełny?"],
          ],
          en: "The door opened, and there was Mrs Halina. Ola expected the worst. But she put down her bag, looked at the wool and at Mruk, who had kept an eye on it and wore some of it on his head, and laughed until she had to take off her glasses. “My husband looked just like that,” she said, “when he helped me wind.” And she held out both hands for Ola to lay the wool on.",
          pl: "Otworzyły się drzwi i weszła pani Halina. Ola spodziewała się najgorszego. A ona odstawiła torbę, popatrzyła na wełnę, na Mruka, który jej pilnował i miał jej trochę na głowie, i śmiała się, aż musiała zdjąć okulary. „Mój mąż wyglądał tak samo – powiedziała – kiedy pomagał mi zwijać”. I wyciągnęła obie ręce, żeby Ola nałożyła na nie wełnę.",
        },
        {
          titles: [
            ["The Eleventh Button", "Jedenasty guzik"],
            ["A Tip for the Watchman", "Napiwek dla stróża"],
          ],
          en: "Mrs Halina came back with her buttons and counted: back, sleeve, ball, treasure. Nothing was missing. There had been eleven buttons in the bag, and the cardigan needs ten. She laid the odd one on the floor in front of him, brown, with four holes, the way people tip a porter. Mruk looked through all four holes. Then he carried the button away to where he keeps such things, at a walk.",
          pl: "Pani Halina wróciła z guzikami i policzyła: plecy, rękaw, kłębek, skarb. Niczego nie brakowało. Guzików było w torebce jedenaście, a sweter potrzebuje dziesięciu. Ten ostatni, brązowy, z czterema dziurkami, położyła przed nim na podłodze, jak się daje napiwek bagażowemu. Mruk zajrzał we wszystkie cztery. Potem zaniósł guzik tam, gdzie trzyma takie rzeczy, i wcale się nie spieszył.",
          picture: {
            place: "stove",
            pose: "sit",
            props: ["yarn"],
            eyes: "open",
            look: "up",
            camera: "half",
            company: "halina",
          },
        },
      ],
    },
    {
      titles: [["Not for Eating, for Company", "Nie do jedzenia, do towarzystwa"]],
      en: "Mruk has nothing against corners, but once in a while he longs for something round. Not for eating; for company. By the stove, where Ola had left it, there lay a ball of wool as big as his head, and grey, too, so that from a distance it could have been taken for a quieter brother. He went over and lay down opposite.",
      pl: "Mruk nie ma nic przeciwko kątom, ale raz na jakiś czas tęskni za czymś okrągłym. Nie do jedzenia, do towarzystwa. Przy piecu, tam gdzie zostawiła go Ola, leżał kłębek wełny wielkości jego głowy, w dodatku szary, tak że z daleka można go było wziąć za spokojniejszego brata. Poszedł i położył się naprzeciwko.",
      picture: {
        place: "stove",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Two Round Grey Things, One Breathing", "Dwie szare rzeczy, a jedna oddycha"],
            ["A Quieter Brother by the Stove", "Spokojniejszy brat przy piecu"],
          ],
          en: "Afterwards the ball was round again, and slightly smaller; some of it had stayed with Mruk. He wore it between his toes, like a decoration. He lay down with his forehead against the wool and closed his eyes, and when Ola looked in from the hall there were two round grey things by the stove, one of them breathing, and she shut the door quietly on both.",
          pl: "Potem kłębek był znów okrągły, tylko trochę mniejszy, bo część została przy Mruku. Nosił ją między palcami jak order. Położył się z czołem opartym o wełnę i zamknął oczy, a kiedy Ola zajrzała z przedpokoju, przy piecu były dwie okrągłe szare rzeczy, z których jedna oddychała, więc przymknęła drzwi dla obu.",
        },
        {
          titles: [
            ["How Thin His Brother Had Become", "Jak ten brat zeszczuplał"],
            ["A Bowl for Two", "Miska na dwóch"],
          ],
          en: "Only now did Mruk see how thin the ball, his quieter brother, had become over all this. He knows one remedy for that. With his forehead he rolled the ball out of the room, across the hall and over the threshold of the kitchen, rested once, and brought it up against the bowl. Then he sat down beside it with his tail round his paws. Ola found the two of them there, and filled the bowl for both.",
          pl: "Dopiero teraz Mruk zobaczył, jak kłębek, jego spokojniejszy brat, przez to wszystko zeszczuplał. Zna na to jeden sposób. Wytoczył kłębek czołem z pokoju, przez przedpokój i przez próg kuchni, raz odpoczął i przystawił go do miski. Potem usiadł obok i owinął łapy ogonem. Ola zastała tam obu i nałożyła dla dwóch.",
          picture: { place: "hall", pose: "walk", props: ["grey wool"], eyes: "open", company: "nobody" },
        },
        {
          titles: [
            ["Does Wool Feel the Cold?", "Czy wełna marznie?"],
            ["The Wind Came No Farther than His Back", "Wiatr doszedł tylko do pleców"],
          ],
          needs: ["the draught"],
          en: "The ball had been lying in the draught all this time, and it shook; a thread of it stood on end. Mruk had not known that wool could feel the cold. He lay down on the other side, between it and the balcony door, lengthwise, so that the wind came no farther than his back. When Ola passed, she laid a cardigan along the gap, and half of it over him.",
          pl: "Kłębek przez cały ten czas leżał w przeciągu i drżał; jedna nitka stała mu dęba. Mruk nie wiedział, że wełna może marznąć. Wstał, obszedł kłębek i położył się po drugiej stronie, między nim a drzwiami balkonu, wzdłuż, tak że wiatr dochodził tylko do jego pleców. Ola, przechodząc, zatkała szparę swetrem, a połową swetra przykryła Mruka.",
          picture: { place: "stove", pose: "loaf", props: ["grey wool"], eyes: "half", company: "ola" },
        },
      ],
    },
    {
      en: "In his youth Mruk was known for his left hook. He still has it, but there is nobody he could give it to. When he saw a ball of wool lying by the stove, plump and with its guard down, his left shoulder remembered everything. Ola, on the sofa, thought somebody had pushed back a chair, but it was only Mruk, getting up.",
      pl: "W młodości Mruk słynął z lewego sierpowego. Cios nadal ma, tylko nie bardzo ma go komu zadać. Kiedy zobaczył, że przy piecu leży kłębek wełny, pulchny i bez gardy, lewy bark wszystko sobie przypomniał. Ola na kanapie myślała, że ktoś odsunął krzesło, a to tylko Mruk wstawał.",
      picture: { place: "stove", pose: "sit", props: ["yarn"], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Left Hook, Short and Dry", "Lewy sierpowy, krótki i suchy"],
            ["The Ball Thought Better of It", "Kłębek się rozmyślił i wrócił"],
            ["No Offence Taken", "Kłębek się nie obraził"],
          ],
          en: "So the left hook was delivered in the end, short and dry, from the side. The ball flew as far as the skirting board, thought better of it there, and came rolling back, slower and slower, over all the boards, until it leaned against his chest. It had not taken offence. Mruk looked over its head to see if Ola had been watching, and then he washed the paw, for a long time.",
          pl: "W końcu więc sierpowy padł, krótki i suchy, z boku. Kłębek poleciał aż pod listwę, tam się rozmyślił i wracał, coraz wolniej, przez wszystkie deski, aż oparł się o jego pierś. Nie obraził się. Mruk sprawdził ponad jego głową, czy Ola patrzyła, a potem mył łapę, długo.",
          picture: {
            place: "stove",
            pose: "wash",
            props: [],
            eyes: "half",
            mouth: "blep",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["In the Middle, Where the Winner Sits", "Na środku, gdzie siada zwycięzca"],
            ["Too Quick for Anybody to See", "Za szybko, żeby ktoś zauważył"],
          ],
          en: "Then it was calm. Mruk walked once round the field of battle, straightened a corner of the rug with his paw and sat down in the middle, as the winner does. Who had actually won was not clear. The hook had not been needed; or it had been too quick to be seen. But the wool lay at his feet, and Ola, who had to pass, went round by the wall.",
          pl: "I nastał spokój. Mruk obszedł raz pole bitwy, wyrównał łapą róg dywanika i usiadł na środku, jak zwycięzca. Kto właściwie wygrał, nie było jasne. Sierpowy się nie przydał albo był za szybki, żeby ktoś zauważył. Ale to wełna leżała u jego stóp, a Ola, która musiała przejść, przeszła pod ścianą.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Four Hundred Metres, and Nobody Had Begun", "Czterysta metrów i jeszcze nikt nie zaczął"]],
      pays: ["unwinding"],
      en: "Ola said that people ought to unwind now and then. She said it to the dictionary, and Mruk only overheard it, but good advice belongs to everybody. He got up and looked about the room for something suitable to unwind. And there, next to the stove, lay a ball of wool: four hundred metres of merino, and nobody had begun.",
      pl: "Ola powiedziała, że siedzi tu zwinięta w kłębek i że trzeba się trochę rozwinąć. Powiedziała to do słownika, a Mruk tylko usłyszał, ale dobre rady są dla wszystkich. Wstał i rozejrzał się po pokoju, co by tu nadawało się do rozwinięcia. I leżał, obok pieca, kłębek wełny: czterysta metrów, merynos, i jeszcze nikt nie zaczął.",
      picture: { place: "stove", pose: "walk", props: ["yarn"], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["Twice round the Room and Home", "Dwa razy dookoła i z powrotem"],
            ["On the Last Metre of Four Hundred", "Na ostatnim metrze"],
          ],
          en: "By the time Ola looked round again, the ball was a ball no longer but a length, all four hundred metres of it: twice round the room, out into the hall, once round the umbrella stand and home. Ola stood on one leg, since there was no place for the other. “I meant me,” she said. Mruk was unwound. He lay at the far end, on the last metre, and all the others led to him.",
          pl: "Zanim Ola znowu się obejrzała, z kłębka zrobiła się długość, całe czterysta metrów: dwa razy dookoła pokoju, do przedpokoju, raz wokół stojaka na parasole i z powrotem. Stała na jednej nodze, bo na drugą nie było miejsca. „Chodziło mi o mnie” – powiedziała. Mruk był rozwinięty. Leżał po drugiej stronie, na ostatnim metrze, i wszystkie inne prowadziły do niego.",
          picture: { place: "stove", pose: "loaf", props: [], eyes: "happy", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["At Fifty Metres She Forgot the Clock", "Przy pięćdziesiątym metrze zapomniała o zegarze"],
            ["What Is Unwound Has to Be Wound Up Again", "Co rozwinięte, trzeba zwinąć"],
            ["Who Has Unwound Whom?", "Kto kogo rozwinął?"],
          ],
          en: "What is unwound has to be wound up again, and Ola sat down on the floor to do it. Round and round it went. At fifty metres she stopped looking at the clock, at a hundred she put the dictionary behind her, and by the time the ball was finished, her shoulders had come down from about her ears. Mruk had kept watch on the thread. It had worked.",
          pl: "Co rozwinięte, trzeba zwinąć, więc Ola usiadła na podłodze i zwijała. Szło dookoła, dookoła. Przy pięćdziesiątym metrze przestała patrzeć na zegar, przy setnym odsunęła słownik za plecy, a kiedy kłębek był jak przedtem, ramiona zeszły jej spod uszu na swoje miejsce. Mruk nie spuszczał nitki z oka. Zadziałało.",
          picture: {
            place: "stove",
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
            ["Five Times round, up to the Ears", "Pięć razy dookoła, aż po uszy"],
            ["A Scarf without Needles", "Szalik bez drutów"],
          ],
          needs: ["the scarf"],
          en: "“And now the scarf,” said Ola, who had finished her page after all; and then she saw the wool. It was all there, but it was no longer a ball. She did not go for the needles. She took up four hundred metres in both arms and put them round her neck just as they were, five times, up to the ears. “Warm,” she said, surprised. The end hung down to the floor, and Mruk was unwinding there.",
          pl: "„A teraz szalik” – powiedziała Ola, która jednak skończyła stronę, i zobaczyła wełnę. Wełna była cała, tylko że kłębkiem już nie była. Po druty Ola nie poszła. Wzięła, ile mieści się w ramionach, czterysta metrów, i owinęła sobie szyję, tak jak leżało, pięć razy, aż po uszy. „Ciepły” – powiedziała ze zdziwieniem. Koniec zwisał do samej ziemi i tam rozwijał się Mruk.",
          picture: {
            place: "stove",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      when: {
        between: ["09-15", "03-31"],
      },
      pays: ["mittens"],
      en: "Whatever is made in this house has a grey hair in it: the bread, the envelopes, Tomek’s good suit. Now Ola was going to knit mittens, and the ball of wool that lay ready by the stove had come straight from the shop. Mruk examined it from all sides. There was not one hair in it. Evidently Mruk had been forgotten, and he went to make his contribution.",
      pl: "We wszystkim, co powstaje w tym domu, jest jeden szary włos: w chlebie, w kopertach, w dobrym garniturze Tomka. Teraz Ola miała robić na drutach rękawiczki, a kłębek wełny, który czekał przy piecu, przyszedł prosto ze sklepu. Mruk obejrzał go ze wszystkich stron. Ani jednego włosa. Widać o Mruku zapomniano, więc poszedł dołożyć swoje.",
      picture: { place: "stove", pose: "walk", props: ["yarn"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Hair in the Left Mitten", "Włos w lewej rękawiczce"],
            ["The Left Mitten Goes On First", "Lewą wkłada się pierwszą"],
          ],
          en: "The mittens came off the needles a good while later, and in the left one, if it is turned inside out, there is one grey hair knitted in. Ola found it and left it where it was. That is the warmer one, she says. She always puts it on first, and Mruk, who sits by the door when people go out, sees to it that she does.",
          pl: "Rękawiczki zeszły z drutów dużo później, a w lewej, jeśli wywrócić ją na drugą stronę, wrobiony jest jeden szary włos. Ola go znalazła i zostawiła. To ta cieplejsza, mówi. Zawsze wkłada ją pierwszą, a Mruk, który siedzi przy drzwiach, kiedy ludzie wychodzą, tego pilnuje.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", look: "up", company: "ola" },
        },
        {
          titles: [
            ["More Wool on Mruk than Hair on the Wool", "Więcej wełny na kocie niż kota na wełnie"],
            ["“That Goes in the Thumb”", "„Z tego będzie kciuk”"],
          ],
          en: "When it came to adding up, there was more wool on Mruk than hair on the wool. He even had some on his whiskers. Ola drew the fluff out of his coat, a bit here, a bit there, and rolled it in her palm, grey and wool together. It made a little ball of its own. She laid it with the needles, where nothing could happen to it. “That goes in the thumb,” she said.",
          pl: "Przy rozliczeniu wyszło, że na Mruku jest więcej wełny niż na wełnie Mruka. Miał ją nawet na wąsach. Ola wybierała mu kłaczki z futra, tu trochę, tam trochę, i toczyła je w dłoni, szare razem z wełną. Zrobiła się z tego całkiem osobna kulka. Położyła ją przy drutach, żeby nic jej się nie stało. „Z tego będzie kciuk” – powiedziała.",
          picture: { place: "stove", pose: "sit", props: [], eyes: "half", posture: "stroking", company: "ola" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The wool, however, knew the room. At the first touch it ran round one leg of the chair and then round another, it ran through beneath and came back over the top, and Mruk ran after it. When he stopped to think, he was standing in the middle of something that had four corners and was getting smaller.",
      pl: "Wełna jednak znała pokój. Przy pierwszym dotknięciu obiegła jedną nogę krzesła, potem drugą, przeszła dołem, wróciła górą, a Mruk za nią. Kiedy przystanął, żeby się zastanowić, stał pośrodku czegoś, co miało cztery rogi i robiło się coraz mniejsze.",
      turns: [
        {
          titles: [
            ["Everything Is Connected with Everything", "Wszystko się ze wszystkim łączy"],
            ["They Met at the Lamp", "Spotkanie przy lampie"],
          ],
          en: "Then Ola wanted to pass, and tripped, and everything turned out to be connected with everything: the chair with the lamp, the lamp with the door handle, the door handle with the cat. She stood still and looked along the lines. “It’s quite beautiful, really,” she said, and began to undo the tangle from her end, while Mruk began from his. They met at the lamp.",
          pl: "Wtedy Ola chciała przejść, potknęła się i okazało się, że wszystko się ze wszystkim łączy: krzesło z lampą, lampa z klamką, klamka z kotem. Stanęła i popatrzyła wzdłuż linii. „Właściwie to ładne” – powiedziała i zaczęła rozplątywać od swojego końca, a Mruk od swojego. Spotkali się przy lampie.",
        },
        {
          titles: [
            ["Find the Right Place and Pull Once", "Pociągnąć raz, gdzie trzeba"],
            ["The Whole Tangle Gave a Sigh", "I cała plątanina westchnęła"],
          ],
          en: "Mruk remembered what he had once seen Mrs Halina do. You must not struggle; you must find the right place and pull once. He looked for it with his nose, along the first leg, the second, the third. Then he took it between his teeth and leaned back; and the whole tangle gave a sigh, came apart, and was one thread again.",
          pl: "Mruk przypomniał sobie, jak to kiedyś zrobiła pani Halina. Nie należy się szarpać, należy znaleźć właściwe miejsce i pociągnąć raz. Szukał go nosem, wzdłuż pierwszej nogi, drugiej, trzeciej. Potem wziął je w zęby i odchylił się do tyłu, a cała plątanina westchnęła, rozsypała się i była znowu jedną nitką.",
        },
        {
          titles: [
            ["Five Turns to the Left", "W lewo, pięć razy"],
            ["Ola Came In with the Coat Stand", "Ola weszła razem z wieszakiem"],
          ],
          pays: ["untied"],
          needs: ["the coat stand"],
          en: "Ola came in from the hall with the coat stand on her back, like a shell. “Whichever way I turn,” she said, “it gets worse.” So she turned the other way, to the left, five times, with her arms in. At every turn one loop dropped from her and one from the legs of the chair, for it was the same wool. At the fifth they both stepped out, she on her side and Mruk on his.",
          pl: "Z przedpokoju przyszła Ola, z wieszakiem na plecach, jak ze skorupą. „W którąkolwiek stronę się obrócę – powiedziała – jest gorzej”, więc obróciła się w tę drugą, w lewo, pięć razy, z rękami przy sobie. Za każdym razem spadała z niej jedna pętla i jedna z nóg krzesła, bo wełna była ta sama. Za piątym oboje byli wolni, ona po swojej stronie, a Mruk po swojej.",
        },
      ],
    },
    {
      en: "Before long there was a knot, although nobody had tied one. It sat on Mruk’s left back paw like a small hat, and the more plainly it was told that it was not wanted there, the tighter it held on. Mruk shook his foot. He shook it more. He walked three steps as people walk through wet grass, and the wool came with him.",
      pl: "Niebawem zrobił się supeł, chociaż nikt go nie wiązał. Siedział Mrukowi na tylnej lewej łapie jak mały kapelusz i im wyraźniej mu się tłumaczyło, że nikt go nie chce, tym mocniej się przytulał. Mruk potrząsnął nogą. Potrząsnął mocniej. Przeszedł trzy kroki tak, jak się chodzi po rosie, a wełna za nim.",
      turns: [
        {
          titles: [
            ["A Bow, with Two Ears", "Kokardka, z uszami"],
            ["That’s No Knot, That’s a Bow", "To nie supeł, to kokardka"],
            ["He Held Out His Foot to Be Seen To", "Podał nogę do obejrzenia"],
          ],
          en: "In the end Mruk sat down in front of Ola and held the foot out to her, looking the other way. She put on her glasses, took the paw in her hand like a shoe in a shop and bent over it. “But that’s no knot,” she said, “that’s a bow.” It was a neat one, with two ears. She pulled the left ear, and there had never been a bow.",
          pl: "W końcu Mruk usiadł przed Olą i podał jej nogę, patrząc w inną stronę. Włożyła okulary, wzięła łapę w rękę, jak w sklepie bierze się but, i nachyliła się. „Przecież to nie supeł – powiedziała – to kokardka”. Całkiem zgrabna, z dwojgiem uszu. Pociągnęła za lewe i było tak, jakby kokardki nigdy nie było.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "away",
            camera: "half",
            company: "ola",
          },
        },
        {
          titles: [
            ["He Decided Not to Know about It", "Postanowił o tym nie wiedzieć"],
            ["With a Hat on His Foot", "W kapeluszu na nodze"],
          ],
          en: "Mruk decided not to know about the knot. He crossed the room with the hat on his foot, inspected the bookcase, sat for a while, washed everything except that paw, and never once looked round. Nothing is so hard on a knot. By the door it had slipped to the toes; on the way back it lay on the boards, untied, and he stepped over it as if it were somebody else’s.",
          pl: "Mruk postanowił o suple nie wiedzieć. Przeszedł przez pokój z kapeluszem na nodze, obejrzał biblioteczkę, posiedział, umył wszystko oprócz tej łapy i ani razu się nie obejrzał. Nic gorszego nie może supła spotkać. Przy drzwiach zsunął się na palce, a w drodze powrotnej leżał na deskach, rozwiązany, i Mruk przestąpił go, jakby był cudzy.",
        },
        {
          titles: [
            ["It Would Have Held a Ship", "Taki węzeł utrzyma i statek"],
            ["Tied with One Foot", "Zawiązany jedną nogą"],
          ],
          needs: ["the ship’s knot"],
          en: "Ola bent down to see why Mruk was walking like that, and stayed down there. “But that’s it,” she said. Once round the paw, over itself and through, and it drew tight by itself: it would have held a ship. And Mruk had tied it with one foot. She copied it down, first as a drawing, then as a sentence. To see how it opened she pulled the short end, and it opened.",
          pl: "Ola schyliła się zobaczyć, czemu Mruk tak chodzi, i już tak została. „Przecież to jest to!” – powiedziała. Raz dookoła łapy, na wierzch, pod spód i węzeł zaciska się sam; utrzymałby statek. A Mruk zawiązał go jedną nogą. Spisała to, najpierw jako rysunek, potem jako zdanie. Potem sprawdziła, jak się go rozwiązuje: pociągnęła za krótszy koniec i puścił.",
        },
      ],
    },
    {
      pays: ["needles"],
      en: "But there were knitting needles in the wool. They stuck out on both sides, like the horns of something that does not want to be played with, and at every touch they clicked. Mruk circled round. He has been to the vet, and knows that the gentlest people carry the longest needles.",
      pl: "Tylko że w wełnie tkwiły druty. Wystawały na obie strony jak rogi czegoś, co nie życzy sobie zabawy, i przy każdym dotknięciu stukały. Mruk zatoczył koło. Bywał u weterynarza i wie, że najdłuższe igły mają zawsze ci najłagodniejsi.",
      turns: [
        {
          titles: [
            ["Now She Had the Horns", "A teraz rogi ma Ola"],
            ["Crosswise in Her Hair", "Na krzyż we włosach"],
          ],
          en: "Ola needed something to keep up her hair. She came past, drew out the needles, first the one and then the other, with a sound like a curtain, and stuck them crosswise through the knot at the back of her head. So now she had the horns. The wool lay there, round and kindly, and did not know what to do with its sides. Mruk stopped circling.",
          pl: "Ola potrzebowała czegoś do włosów. Przyszła, wyjęła druty, najpierw jeden, potem drugi, z odgłosem jak przy rozsuwaniu zasłony, i wetknęła je na krzyż w kok. Teraz rogi miała ona. Wełna leżała okrągła i dobroduszna i nie wiedziała, co zrobić z bokami. Mruk przestał krążyć.",
          picture: {
            place: "stove",
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
            ["It Had Not Thought of Above", "O górze nie pomyślała"],
            ["With an Oar on Each Side", "Po wiośle z każdej strony"],
          ],
          en: "The wool had a needle to the left and a needle to the right; it had not thought of above. Mruk climbed on to the arm of the armchair, took his time, and came down like snow from a roof. When Ola looked round, he was sitting in the wool as in a boat. He had wool before him and wool behind, and on either side a needle stuck out like an oar.",
          pl: "Z lewej wełna miała drut i z prawej drut; o górze nie pomyślała. Mruk wszedł na poręcz fotela, nie spieszył się i spadł jak śnieg z dachu. Kiedy Ola się obejrzała, siedział w wełnie jak w łódce. Przed sobą miał wełnę i za sobą wełnę, a po obu stronach sterczało po drucie, jak po wiośle.",
        },
        {
          titles: [
            ["Stitch by Stitch at the Kitchen Lamp", "Oczko po oczku, pod lampą w kuchni"],
            ["The Wool without Its Horns", "Wełna już bez rogów"],
          ],
          when: {
            weather: ["fog"],
          },
          en: "The fog stood so close to the windows that the room had gone grey. Ola drew the needles out of the wool, cast on a row and counted it twice. “I can’t see whether I’ve dropped one,” she said, and carried the needles off to the kitchen lamp, to look, stitch by stitch. The rest of the wool stayed by the stove, without its horns. Mruk could see it well; he was grey himself.",
          pl: "Mgła stała tak blisko okien, że pokój zrobił się szary. Ola wyjęła druty z wełny, nabrała oczka, policzyła i policzyła jeszcze raz. „Nie widzę, czy nie spuściłam któregoś” – powiedziała i poszła z drutami pod lampę w kuchni, szukać, oczko po oczku. Reszta wełny została przy piecu, już bez rogów. Mruk widział ją dobrze, sam był szary.",
        },
      ],
    },
    {
      titles: [["Dust, a Domino, the Year before Last", "Kurz, domino i przedzeszły rok"]],
      en: "The ball took refuge under the sofa. Under the sofa it is dark and low, and things live there that nobody mentions: dust, a domino, the year before last. Mruk lay down and put in an arm up to the shoulder. He felt about. Something there felt back, or so it seemed to him, and he took the arm out again to count his toes.",
      pl: "Kłębek schronił się pod kanapą. Pod kanapą jest ciemno i nisko i mieszkają tam rzeczy, o których się nie mówi: kurz, kostka domina, przedzeszły rok. Mruk położył się i wsunął łapę aż po bark. Pomacał. Coś pomacało jego, a przynajmniej tak mu się zdawało, więc wyjął łapę, żeby policzyć palce.",
      turns: [
        {
          titles: [
            ["Without Moving and without Wishing", "Bez ruchu i bez życzeń"],
            ["The Ball Began to Feel Awkward", "Kłębkowi zrobiło się nieswojo"],
          ],
          en: "In such cases endurance decides. Mruk put his chin on the boards and looked under the sofa. He looked as only he can, without moving and without wishing for anything. After a time the ball began to feel awkward. It rolled forward, quite by itself, by half a turn, by another; the floor slopes a little there, but that was not all; and it stopped against his chest.",
          pl: "W takich wypadkach decyduje wytrwałość. Mruk położył brodę na deskach i patrzył pod kanapę. Patrzył tak, jak tylko on umie, bez ruchu i bez życzeń. Po jakimś czasie kłębkowi zrobiło się nieswojo. Potoczył się do przodu, zupełnie sam, o pół obrotu i jeszcze o pół; podłoga jest tam trochę pochyła, ale nie tylko dlatego; i oparł się o jego pierś.",
        },
        {
          titles: [
            ["Something Took Him by the Paw", "Coś ujęło go za łapę"],
            ["Warm, and with Five Fingers", "Ciepłe, i o pięciu palcach"],
            ["Mine or Yours?", "Moje czy twoje?"],
          ],
          en: "Mruk put the arm in once more, with the claws out, and something took him by the paw. It was warm, and it had five fingers. On the other side of the sofa Ola lay with her cheek on the floor. They shook hands under there, like two who have met in a cave. “Mine or yours?” she asked. With her free hand she sent the ball across.",
          pl: "Mruk spróbował jeszcze raz, z wyciągniętymi pazurami, i coś ujęło go za łapę. Było ciepłe i miało pięć palców. Po drugiej stronie kanapy leżała Ola, z policzkiem na podłodze. Podali sobie tam ręce, jak dwoje, którzy spotkali się w jaskini. „Moje czy twoje?” – spytała. I wolną ręką przetoczyła kłębek do niego.",
        },
        {
          titles: [
            ["With the Domino in Tow", "Z kostką domina na holu"],
            ["A Slipper with a Thread round Its Heel", "Kapeć z nitką za piętą"],
          ],
          needs: ["the slipper"],
          en: "Ola did find the slipper, half hidden by the sofa, with a thread round its heel. She did not ask. She put it on and walked off with it to the kitchen, to see about her tea; and from under the sofa, with dust on its shoulders and the domino in tow, came the ball. It followed her as far as the stove. There Mruk relieved her of it, by standing on the thread.",
          pl: "Ola jednak znalazła kapeć, przy kanapie, z nitką dookoła pięty. Nie pytała. Włożyła go i poszła do kuchni, zajrzeć do herbaty, a spod kanapy, z kurzem na barkach i z kostką domina na holu, wyjechał kłębek. Szedł za nią aż do pieca. Tam Mruk ją od kłębka uwolnił: stanął na nitce.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      unless: ["Mrs Halina"],
      en: "But Tomek was standing in the doorway with a cup, and had obviously been standing there for some time. “Don’t mind me, Director,” he said. Mruk at once began to wash his chest, with long strokes, as if there were no wool in the world. A thread of it was hanging from his ear, and each stroke made it swing.",
      pl: "Ale w drzwiach stał Tomek. Stał z kubkiem i najwyraźniej stał tam od jakiegoś czasu. „Proszę sobie nie przeszkadzać, dyrektorze” – powiedział. Mruk natychmiast zaczął myć pierś, długimi ruchami, jakby na świecie nie było wełny. Z ucha zwisała mu nitka i przy każdym ruchu się bujała.",
      turns: [
        {
          titles: [
            ["The Thread Ran over His Paw", "Nitka szła przez łapę"],
            ["The First Time It Was an Accident", "Za pierwszym razem przypadkiem"],
          ],
          unless: ["unwinding"],
          en: "Tomek sat down on the floor. He took hold of one end and slowly, round and round, wound a new ball, and Mruk held out a paw, so that the thread ran over it. The first time, it was an accident. The second time, they looked at one another; and after that they did not speak until it was finished.",
          pl: "Tomek usiadł na podłodze. Wziął jeden koniec i powoli nawijał nowy kłębek, a Mruk wyciągnął łapę, tak że nitka szła przez nią. Za pierwszym razem był to przypadek. Za drugim popatrzyli na siebie i potem nie odzywali się już, aż skończyli.",
        },
        {
          titles: [
            ["A Hat on the Rails", "Kapelusz na szynach"],
            ["The Tiles of the Stove Rang", "Aż zadzwoniły kafle"],
            ["Nothing to Be Learned from His Face", "Z miny nie dało się niczego wyczytać"],
          ],
          en: "At this moment the fifteen braked below so hard that the tiles of the stove rang. Tomek put down his cup and went to the window. It was nothing: a hat on the rails. When he came back, the wool was lying tidily in front of the stove, the thread was gone from the ear, and beside it sat a cat with an expression from which nothing whatever could be learned.",
          pl: "W tej chwili piętnastka zahamowała w dole tak, że zadzwoniły kafle. Tomek odstawił kubek i poszedł do okna. Nic takiego, kapelusz na szynach. Kiedy wrócił, wełna leżała porządnie przed piecem, nitka z ucha znikła, a obok siedział kot z miną, z której nie dało się wyczytać niczego.",
          picture: {
            place: "stove",
            pose: "sit",
            props: [],
            eyes: "half",
            look: "reader",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Tuft Chose Tomek’s Nose", "Kłaczek wybrał nos Tomka"],
            ["Eleven Sneezes, into the Elbow", "Jedenaście kichnięć w łokieć"],
          ],
          needs: ["the tuft"],
          en: "The tuft had been in the air all this time. Now it came down over the doorway in a wide curve. Tomek’s eyes went with it, then his chin. It chose his nose. He put down his cup and sneezed, eleven times, into his elbow. When he could see again, the thread was gone from the ear, and nobody was washing anything. “What was I going to say?” asked Tomek.",
          pl: "Kłaczek przez cały ten czas był w powietrzu. Teraz schodził szerokim łukiem nad drzwiami. Tomek poszedł za nim oczami, potem brodą. Kłaczek wybrał nos. Tomek odstawił kubek i kichnął, jedenaście razy, w łokieć. Kiedy znowu widział, nitki przy uchu nie było i nikt niczego nie mył. „Co ja miałem powiedzieć?” – zapytał.",
        },
      ],
    },
    {
      en: "Unfortunately the wool caught on Mruk’s bell. It went once round the clapper, softly, and from that moment he moved without a sound. It was terrible. He ran to the left: nothing. He jumped: nothing. A cat who cannot hear himself begins to wonder whether he is there at all, and Mruk stopped at the mirror in passing, to see.",
      pl: "Niestety wełna zaczepiła się Mrukowi o dzwonek. Owinęła się miękko wokół tego, co w środku dzwoni, i od tej chwili kot poruszał się bezgłośnie. To było straszne. Pobiegł w lewo: nic. Podskoczył: nic. Kot, który siebie nie słyszy, zaczyna wątpić, czy w ogóle jest, więc Mruk, przechodząc, zajrzał do lustra, żeby sprawdzić.",
      turns: [
        {
          titles: [
            ["There He Was Again", "A jednak jest"],
            ["Something Was Missing from the Flat", "Czego tu brakuje?"],
          ],
          en: "Ola, over her papers, noticed that something was missing. The clock was going, the tap was dripping; then she knew that it was the bell, and came to look. She held him still between her knees, found the place and drew out the thread with two fingers, slowly, like a splinter. Mruk shook himself, and could be heard. He went once to the door and back, just for the sound.",
          pl: "Ola, nad papierami, zauważyła, że czegoś brakuje. Zegar szedł, z kranu kapało; wreszcie zrozumiała, że dzwonka, i przyszła zobaczyć. Przytrzymała go kolanami, znalazła miejsce i wyjęła nitkę w dwóch palcach, powoli, jak drzazgę. Mruk się otrząsnął i było go słychać. Przeszedł się do drzwi i z powrotem, wyłącznie dla dźwięku.",
        },
        {
          titles: [
            ["Soundless as a Sock", "Cicho jak skarpetka"],
            ["The Ball Did Not Hear Him Coming", "Kłębek go nie usłyszał"],
          ],
          en: "Then it struck Mruk that the others could not hear him either. The ball, for instance. All this time it had run away as soon as the bell rang. He came up from the side, soundless as a sock, and it did not run; he lay down beside it, and it stayed. Only then did the thread slip from the clapper, and the bell said “Ah,” but quietly.",
          pl: "Wtedy dotarło do Mruka, że inni też go nie słyszą. Na przykład kłębek. Przez cały czas uciekał, ledwie dzwonek zadzwonił. Mruk podszedł z boku, cicho jak skarpetka, i kłębek nie uciekł; położył się obok i kłębek został. Dopiero wtedy nitka się zsunęła i dzwonek powiedział „ach”, ale szeptem.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      unless: ["Mrs Halina"],
      en: "Staś, who was visiting, wanted to play by rules. Somebody was to throw the ball, somebody else was to bring it back, and for that there were points. Mruk let himself be shown it twice. He could see what Staś got out of it. Then he sat down on the ball, to think it over.",
      pl: "Staś, który był w gościach, chciał grać według reguł. Jeden miał rzucać kłębek, drugi przynosić i za to były punkty. Mruk dał to sobie pokazać dwa razy. Rozumiał, co w tym dobrego dla Stasia. Potem usiadł na kłębku, żeby to przemyśleć.",
      turns: [
        {
          titles: [
            ["Seven to Nothing, for Sitting", "Siedem do zera za siedzenie"],
            ["What Are the Points For?", "A za co punkty?"],
          ],
          en: "Mruk stayed on the ball. Staś waited, looked at him from the front and from the side, and took out his exercise book. “Sitting,” he wrote, “one point.” After a while he wrote another. There was nobody else who could have scored; that was the strength of it. At seven to nothing Staś put out his hand, the cat got up, and they both regarded it as a fair result.",
          pl: "Mruk został na kłębku. Staś czekał, popatrzył z przodu, popatrzył z boku i wyjął zeszyt. „Siedzenie – zapisał. – Punkt”. Po chwili dopisał drugi. Nikt inny nie mógł ich zdobyć i na tym polegała siła tej gry. Przy siedem do zera Staś wyciągnął rękę, kot wstał i obaj uznali wynik za sprawiedliwy.",
        },
        {
          titles: [
            ["One Throws, the Same One Fetches", "Ten sam rzuca i ten sam przynosi"],
            ["So Who Has Won?", "Czyli kto wygrał?"],
          ],
          en: "Staś drew the ball out from under Mruk and threw it, to show him a third time. It rolled as far as the stove. Staś fetched it, since somebody had to, and threw it again. Mruk watched with interest. After the ninth throw Staś stopped in the middle of the room with the ball in his hand, counted on his fingers, and said slowly: “So I’ve won.” Nobody contradicted him.",
          pl: "Staś wyciągnął kłębek spod Mruka i rzucił, żeby pokazać trzeci raz. Kłębek potoczył się pod piec. Staś przyniósł, bo ktoś musiał, i rzucił znowu. Mruk patrzył z zainteresowaniem. Po dziewiątym rzucie Staś stanął na środku pokoju z kłębkiem w ręku, policzył na palcach i powiedział powoli: „Czyli wygrałem”. Nikt mu nie zaprzeczył.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["“I’m Quite Free,” Said Ola", "„Nie, wcale nie przeszkadzasz”"],
        ["Don’t Pull Anything Now", "Tylko teraz za nic nie ciągnij"],
      ],
      pays: ["the coat stand"],
      en: "Out in the hall the telephone rang. Ola ran, and the wool ran with her, since its end had caught on her button. “No, you’re not disturbing me,” she said, “I’m quite free,” and walked up and down as she talked. By the end she was all but tied to the coat stand. “Mruk,” she called, “don’t pull anything now.” The thread came tight across the room, in front of his nose. He only looked at it.",
      pl: "W przedpokoju zadzwonił telefon. Ola pobiegła, a z nią wełna, która zaczepiła się końcem o guzik. „Nie, wcale nie przeszkadzasz – powiedziała. – Jestem zupełnie wolna”. I chodziła w tę i z powrotem, jak to ona przy rozmowie. Kiedy skończyła, była już prawie przywiązana do wieszaka. „Mruk – zawołała – tylko teraz za nic nie ciągnij”. Nitka napięła się przez cały pokój, tuż przed jego nosem. Tylko na nią patrzył.",
    },
    {
      titles: [
        ["Neither Could Look Away", "Oboje patrzyli za kłaczkiem"],
        ["Travelling by Air, in No Hurry", "Powietrzem i bez pośpiechu"],
      ],
      pays: ["the tuft"],
      en: "A tuft of wool had come loose and was travelling through the room by air. Mruk followed it with his eyes, then with his head, then with all of his neck; Ola, at the table, did exactly the same, with her pen raised. The tuft tried the lamp, tried the curtain, rose again. Neither of them could begin on anything else until it had settled, and it was in no hurry.",
      pl: "Oderwał się kłaczek wełny i podróżował przez pokój powietrzem. Mruk śledził go oczami, potem głową, potem całą szyją, a Ola, przy stole, robiła dokładnie to samo, z uniesionym piórem. Kłaczek przymierzył się do lampy, potem do firanki i znów się uniósł. Dopóki nie siądzie, żadne z nich nie mogło się wziąć za nic innego, a jemu się nie spieszyło.",
    },
    {
      titles: [
        ["Both Feet in One Slipper", "Dwie stopy w jednym kapciu"],
        ["Where the Wool Went, the Slipper Followed", "Gdzie wełna, tam i kapeć"],
      ],
      pays: ["the slipper"],
      en: "On its way about the room the wool had met one of Ola’s slippers, and the thread had gone twice round the heel. Wherever the wool went now, the slipper followed. Ola came through on one bare foot. She looked under the table, she looked behind the stove. “Well, there’s the other,” she said, and sat down to her page with both feet in that one. Mruk acted as if he knew nothing.",
      pl: "W drodze przez pokój wełna trafiła na kapeć Oli i nitka obiegła go dwa razy dookoła pięty. Dokąd teraz szła wełna, tam szedł i kapeć. Nadeszła Ola, z jedną stopą bosą. Zajrzała pod stół, zajrzała za piec. „Trudno, mam drugi” – powiedziała i usiadła nad stroną z obiema stopami w tym drugim. Mruk zachowywał się tak, jakby o niczym nie wiedział.",
    },
    {
      titles: [
        ["He Felt the People Get Out", "Czuł, jak wysiadają"],
        ["Something at the Other End", "Coś jest na drugim końcu"],
      ],
      pays: ["something at the other end"],
      en: "The fifteen went by below, and a trembling ran through the thread, from the door to the stove. Mruk put a paw on it and held it. He felt the tram stop, he felt the people get out, and he felt it go on. Then it should have been quiet. It was not: at the other end something small and regular went on, as it always does where Ola is at work. He left his paw on it.",
      pl: "Dołem przejechała piętnastka i przez nitkę przebiegło drżenie, od drzwi do pieca. Mruk przytrzymał ją łapą. Czuł, jak tramwaj staje, czuł, jak wysiadają, i czuł, jak odjeżdża. Potem powinno było ucichnąć. Nie ucichło: na drugim końcu szło dalej coś małego i równego, jak zawsze tam, gdzie pracuje Ola. Łapę zostawił.",
    },
    {
      titles: [
        ["How Does a Man Do It with One Hand?", "Jak to robi jednoręki?"],
        ["She Tied the Dictionary to the Lamp", "Przywiązała słownik do lampy"],
      ],
      pays: ["the ship’s knot"],
      en: "Ola was stuck. On page sixty a ship had to be made fast, in one movement, by a man with one hand, and she did not see how. She came for a bit of the wool to try it with. She tied the dictionary to the lamp; it fell off. She tied it again. With every trial another metre of what Mruk wanted went off under the table. Then she put a cross in the margin and went on to page sixty-one.",
      pl: "Ola utknęła. Na sześćdziesiątej stronie jednoręki miał przywiązać statek, jednym ruchem, a ona nie widziała jak. Przyszła po kawałek wełny, żeby spróbować. Przywiązała słownik do lampy; spadł. Przywiązała drugi raz. Z każdą próbą pod stół szedł następny metr tego, na czym zależało Mrukowi. Potem postawiła na marginesie krzyżyk i przeszła na sześćdziesiątą pierwszą.",
    },
    {
      titles: [
        ["Somebody with a Longer Arm", "Ktoś, kto miał dłuższą rękę"],
        ["The Ball Turned Over by Itself", "Kłębek przewrócił się sam"],
      ],
      when: {
        weather: ["wind"],
      },
      pays: ["the draught"],
      en: "The wind had found the gap under the balcony door. It came in low, across the boards, cold as a plate, and the first thing it met was the wool. The ball turned over, by itself; it turned over once more. It had not asked Mruk. So there was somebody else in the room who took an interest in round things, and he had the longer arm.",
      pl: "Wiatr znalazł szparę pod drzwiami balkonu. Wszedł nisko, po deskach, zimny jak talerz, i pierwsza na jego drodze była wełna. Kłębek się przewrócił, sam z siebie, i jeszcze raz. Mruka nie pytał. A więc był w pokoju ktoś jeszcze, kogo obchodzą okrągłe rzeczy, i miał dłuższą rękę.",
    },
    {
      titles: [
        ["“A Scarf,” She Said. “Today.”", "Szalik, i to dzisiaj"],
        ["As Soon as the Page Is Finished", "Tylko skończy stronę"],
      ],
      when: {
        weather: ["snow"],
      },
      pays: ["the scarf"],
      unless: ["Mrs Halina", "mittens"],
      en: "It was snowing, and Ola, at the window, felt her neck. “A scarf,” she said. “Today.” She came over to the wool and weighed it with her eyes; it would be just enough, if nobody lost any. “I’ll finish the page, and then I need all of it.” Mruk was not alarmed. He knows her pages: behind each of them there is another.",
      pl: "Padał śnieg i Ola przy oknie pomacała sobie szyję. „Szalik – powiedziała. – Dzisiaj”. Podeszła do wełny i zważyła ją wzrokiem; akurat starczy, jeśli nikt nie uszczupli. „Skończę stronę i biorę całą”. Mruk się nie przejął. Zna te jej strony: za każdą jest następna.",
    },
  ],
};
