import type { Plot } from "#api/house/texts/model.ts";

/** Washing day in the kitchen: a tub, a mangle, an iron, and Mrs Halina, who has come up to help. */
export const washingDay: Plot = {
  name: "washing-day",
  category: "Daily Life",
  when: {
    weekday: [1, 2, 3, 4, 5, 6],
  },
  wishes: [
    {
      titles: [["Warm on Every Storey", "Wieża, najcieplejsza na ostatnim piętrze"]],
      en: "On washing days a tower rises in the kitchen on the third floor. Ola builds it of sheets and pillowcases straight from the iron, and so it is warm on every storey, warmest at the top. Mruk stood below and looked. There are beds, and there are armchairs; but this had been going up for him since the soaking. He meant to lie on the top.",
      pl: "W dniu prania na trzecim piętrze w kuchni rośnie wieża. Ola układa ją z prześcieradeł i poszewek prosto spod żelazka, więc ciepła jest na każdej kondygnacji, najbardziej na ostatniej. Mruk patrzył na nią z dołu. Są łóżka, są fotele, ale to budowano dla niego od samego namaczania. Zamierzał położyć się na szczycie.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Pillowcase with Four Paws", "Poszewka w cztery łapy"],
            ["Nobody Is to Iron This One", "Tej poszewki się nie prasuje"],
          ],
          en: "When the last pillowcase had been laid on the tower, there was a soft sound, as of a loaf being put down. Mruk lay up there until it had gone cold. He left a hollow in the pillowcase, with a haunch, four paws and a collar, so sharp that Ola did not have the heart to iron it out. She put the pillowcase on her own pillow as it was.",
          pl: "Kiedy na wieży położono ostatnią poszewkę, rozległ się miękki odgłos, jakby ktoś położył bochenek. Mruk leżał tam, aż wystygła. Na poszewce zostało zagłębienie, z zarysem uda, czterech łap i obroży, tak wyraźne, że Ola nie miała serca go zaprasować. Tak też włożyła ją na poduszkę.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "pile of linen",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Filed under Sheets, Double", "W przegródce na prześcieradła duże"],
            ["Two Green Lights in the Cupboard", "Dwa zielone światełka w szafie"],
          ],
          en: "Ola carried the tower to the cupboard in one piece, with her chin on the top, and saw nothing. Later she came back with the towels. On the second shelf, between the double sheets and the single, two green lights were burning. She put the towels on the shelf below and left the door ajar.",
          pl: "Ola zaniosła wieżę do szafy w całości, przytrzymując ją brodą, i nie widziała nic. Dopiero później, z ręcznikami, otworzyła szafę znowu. Na drugiej półce, między dużymi prześcieradłami a małymi, paliły się dwa zielone światełka. Ręczniki położyła niżej, a drzwi zostawiła uchylone.",
        },
        {
          titles: [
            ["A Stair of Tea Towels", "Schody ze ściereczek"],
            ["Ironed Dry, down to the Dusters", "Bo padało, to i wyższa"],
          ],
          when: {
            weather: ["rain"],
          },
          en: "It rained, and nothing could be hung out in the courtyard. So Ola ironed everything dry, down to the dusters, and the tower went up and up; by the time it was finished it was too high for Mruk. He looked at it from below, then from the chair. Ola built him a stair beside it, of tea towels, with three steps. Up there, his ears touched the lamp.",
          pl: "Padało i na podwórku nie dało się niczego powiesić. Wszystko trzeba było wysuszyć żelazkiem, aż po ścierki do kurzu, więc wieża rosła i rosła, a kiedy była gotowa, okazała się dla Mruka za wysoka. Obejrzał ją z podłogi, potem z krzesła. Ola nie miała już co prasować i zbudowała mu obok schody ze ściereczek, na trzy stopnie. Na górze sięgał uszami lampy.",
        },
      ],
    },
    {
      titles: [["The Basket Is Empty for a Moment", "Chwila, kiedy kosz jest pusty"]],
      en: "The washing basket is of wicker, oval, and as long as Mruk. On ordinary days it is full and stands in a corner. On washing day there comes a moment when it is empty, in the best spot in the kitchen, and Ola’s back is turned. Mruk regarded it as his. He had only to get in.",
      pl: "Kosz na bieliznę jest z wikliny, owalny i tak długi jak Mruk. Zwykle stoi w kącie i jest pełen. Ale w dniu prania przychodzi chwila, kiedy jest pusty, w kuchni, w najlepszym miejscu, a Ola stoi tyłem. Mruk uważał kosz za swój. Pozostawało wejść.",
      picture: { place: "kitchen floor", pose: "crouch", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Carried in a Saucepan, All of It", "Wszystko w garnku od bigosu"],
            ["Where the Washing Had to Go", "Gdzie podziało się pranie"],
          ],
          en: "Mruk lay in the basket, and the washing was carried about without it: the towels in the big saucepan, the handkerchiefs in a sieve. It worked quite well, at a run. In the end Ola stood there with a single stocking, and the sieve was full. She bent down and asked, and was allowed to lay it beside him, on the left.",
          pl: "Mruk leżał w koszu, a pranie obeszło się bez kosza: ręczniki nosiła Ola w garnku od bigosu, chustki do nosa w durszlaku. Szło wcale dobrze, byle biegiem. Na koniec została z jedną pończochą, a durszlak był pełny. Schyliła się, spytała i pończochę wolno było położyć obok Mruka, z lewej.",
          picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", on: "basket", company: "ola" },
        },
        {
          titles: [
            ["Towel on Towel, and Socks on Top", "Z wierzchu skarpetki"],
            ["Is He Still in There?", "Jest tam jeszcze?"],
          ],
          en: "“Please yourself,” said Ola, when she found Mruk in the basket, and she put the washing in on top of him, dry and warm, towel upon towel, and on the towels the socks. Nothing moved. After some time she grew anxious, pushed two towels aside and found an ear, which turned towards her, waited to hear if there was anything further, and was covered up again.",
          pl: "„Jak sobie chcesz” – powiedziała Ola, kiedy zastała Mruka w koszu, i położyła pranie na nim, suche, ciepłe, ręcznik na ręcznik, a na ręcznikach skarpetki. Nic się nie ruszyło. Po jakimś czasie zaniepokojona odsunęła dwa ręczniki i natrafiła na ucho, które obróciło się ku niej, zaczekało, czy jest coś jeszcze, i zostało z powrotem przykryte.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "open",
            on: "basket",
            look: "up",
            company: "ola",
          },
        },
        {
          titles: [
            ["It Doesn’t Say When", "Nie ma napisane kiedy"],
            ["Heavier than When It Was Lent", "Cięższy, niż kiedy go pożyczała"],
          ],
          needs: ["the list"],
          en: "“The basket,” cried Ola, with the wet list in her hand. So that was what she was not to forget: it was Mrs Halina’s basket, borrowed long ago. They took it by the handles and found it heavier than it had been when it was lent. Mrs Halina looked in. She read the list again, with care. “It says that you must give it back,” she said. “It doesn’t say when.”",
          pl: "„Kosz!” – zawołała Ola z mokrą kartką w ręku. Więc o tym miała nie zapomnieć: kosz był pani Haliny, pożyczony dawno temu. Wzięły go za uszy i był cięższy niż wtedy, kiedy go pożyczano. Pani Halina zajrzała. Przeczytała kartkę jeszcze raz, uważnie. „Tu jest, że oddać – powiedziała. – Nie ma kiedy”.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "basket",
            look: "up",
            company: "halina",
          },
        },
      ],
    },
    {
      titles: [["What Lies at the Bottom of the Tub?", "Co leży na dnie balii?"]],
      en: "It was washing day, and in the middle of the kitchen on the third floor stood the zinc tub, full to the brim with foam. Nobody had told Mruk what was beneath it; Ola put her arms in and now and again brought out a sleeve. Even from a distance the foam crackled in his ears. He intended to look.",
      pl: "Był dzień prania i pośrodku kuchni na trzecim piętrze stała cynkowa balia, po brzegi pełna piany. Nikt nie powiedział Mrukowi, co jest pod spodem; Ola wkładała tam ręce i wyjmowała od czasu do czasu rękaw. Piana trzeszczała mu w uszach nawet z daleka. Zamierzał zajrzeć.",
      picture: { place: "kitchen floor", pose: "sit", props: [], eyes: "open", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["Where Has the Paw Gone?", "Gdzie się podziała łapa?"],
            ["By Hand, Twenty Minutes", "Ręcznie, dwadzieścia minut"],
          ],
          en: "Mruk stretched out a paw and put it into the foam. It was white and so was the foam, and there was no longer any paw. He pulled, and it came out again, but thin, like somebody else’s. He carried it off on three legs and washed it on the rug, by hand, for twenty minutes, until it was its old size again. What lay beneath the foam could stay there.",
          pl: "Mruk wyciągnął łapę i wsunął ją w pianę. Łapa była biała, piana też, i łapy już nie było. Pociągnął i wyszła, ale cienka, jakby cudza. Odniósł ją na trzech nogach i na chodniku prał ręcznie, przez dwadzieścia minut, aż wróciła do swojego rozmiaru. To, co pod spodem, niech tam zostanie.",
          picture: {
            place: "kitchen floor",
            pose: "wash",
            props: [],
            eyes: "half",
            company: "nobody",
            on: "rug",
            mouth: "blep",
          },
        },
        {
          titles: [
            ["At the Bottom, One Teaspoon", "Na dnie łyżeczka"],
            ["When the Foam Had Gone", "Co było, kiedy piana opadła"],
          ],
          en: "Mruk can wait, and foam cannot. It sighed and sank, there were islands of it, and then there was only grey water, and in it a cat, looking up at him from beneath the lamp. Behind the cat’s ear something shone. Ola turned up her sleeve once more and brought it out. It was the teaspoon that had been missing since the last washing day.",
          pl: "Mruk czekał, a piana tego nie umie. Wzdychała, opadała, były z niej wyspy, a potem już tylko szara woda, a w niej kot, który patrzył spod lampy w górę. Za uchem tamtego coś błyszczało. Ola jeszcze raz podwinęła rękaw i wyjęła. Była to łyżeczka, której brakowało od zeszłego prania.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "down",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["You Might Have Said", "Mogłeś powiedzieć, skarbie"],
            ["It Was Round, and It Looked Back", "Coś okrągłego patrzyło z głębi"],
          ],
          needs: ["the fifth button"],
          unless: ["button found"],
          en: "Mruk looked into the tub for so long that Mrs Halina, candle in hand, came to look as well. The foam had opened in the middle. Down there lay something round with four holes, and looked back. “You might have said,” said Mrs Halina. She rolled up her sleeve and brought out the fifth button. He sniffed at it. It had been a good deal more mysterious under water.",
          pl: "Mruk patrzył w balię tak długo, że pani Halina ze świecą też przyszła popatrzeć. Piana rozstąpiła się na środku. W głębi leżało coś okrągłego z czterema dziurkami i patrzyło na nich. „Mogłeś powiedzieć” – odezwała się pani Halina. Podwinęła rękaw i wyjęła piąty guzik. Mruk go powąchał. Pod wodą był o wiele bardziej tajemniczy.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
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
      titles: [["It Dropped, and He Happened to Be There", "Upadła, a on przy tym był"]],
      en: "“Eleven,” said Ola, in the middle of the washing, and counted the socks again, from the other end. The twelfth was in the kitchen, behind the dresser. Mruk had come by it honestly; it had dropped, he had been there. It was grey, and it was wool. He meant to take it to the third chair, where he keeps what he needs, without being seen.",
      pl: "„Jedenaście” – powiedziała Ola w środku prania i policzyła skarpetki jeszcze raz, od końca. Dwunasta leżała w kuchni za kredensem. Mruk doszedł do niej uczciwie; upadła, a on przy tym był. Szara, wełniana. Zamierzał przenieść ją na trzecie krzesło, gdzie trzyma, co mu potrzebne, tak żeby nikt nie widział.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["What Good Is One Sock?", "Co komu po jednej skarpetce?"],
            ["After the Twelfth, the Eleventh", "Po dwunastej jedenasta"],
          ],
          en: "Everything hung in pairs, except for one grey sock. Ola took it down and went from room to room with it, like a prince with a slipper. On the third chair lay Mruk, and from under him stuck the toe of a grey sock. She looked at it. She looked at the one in her hand, which was no use by itself, and tucked it in beside the other.",
          pl: "Wszystko wisiało parami, tylko jedna szara skarpetka sama. Ola zdjęła ją i chodziła z nią od pokoju do pokoju jak książę z pantofelkiem. Na trzecim krześle leżał Mruk, a spod niego wystawały palce, szare. Popatrzyła na nie. Popatrzyła na tę, którą trzymała w ręce i z której nie było już pożytku, i wsunęła ją obok tamtej.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "chair",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Given Back, after the Rinsing", "Oddał po płukaniu"],
            ["Too Late for the Wash", "Za późno, już po praniu"],
          ],
          en: "The last water had been let out, the tub stood dry, and Ola had sat down with her feet on a stool. At this moment Mruk, who had thought better of it, came from behind the dresser with the sock in his teeth, held it over the rim and let go. It lay in the middle of the tub, with two hairs on it. Ola regarded it for a long time. Then she put on water for another lot.",
          pl: "Ostatnią wodę wylano, balia wyschła, a Ola usiadła i położyła nogi na taborecie. Wtedy zza kredensu wyszedł Mruk, który się rozmyślił, ze skarpetką w zębach, potrzymał ją nad brzegiem i puścił. Leżała na środku balii, z dwoma włosami. Ola długo na nią patrzyła. Potem nastawiła wodę od nowa.",
        },
        {
          titles: [
            ["Leave It Where It Is", "Proszę zostawić tam, gdzie jest"],
            ["Did She Mean the Comma or the Sock?", "Przecinek czy skarpetka?"],
          ],
          needs: ["the telephone"],
          en: "The way to the third chair leads past the hall door, and there stood Ola with the receiver. Mruk came by with the sock in his teeth, and stopped. “Leave it where it is,” said Ola, very firmly. She meant comma thirty. But Mruk had heard it with his own ears, and he left the sock where it was, in his teeth, as far as the third chair. It is there still, and the comma is in chapter nine.",
          pl: "Droga na trzecie krzesło prowadzi obok drzwi przedpokoju, a w drzwiach stała Ola ze słuchawką. Mruk przechodził ze skarpetką w zębach i stanął. „Proszę zostawić tam, gdzie jest” – powiedziała Ola bardzo stanowczo. Chodziło o przecinek numer trzydzieści. Ale Mruk słyszał to na własne uszy i zostawił skarpetkę tam, gdzie była, w zębach, aż do krzesła. Skarpetka jest na trzecim krześle, przecinek w rozdziale dziewiątym.",
        },
      ],
    },
    {
      titles: [["Where There Had Been One, Now Five", "Był jeden pokój, jest pięć"]],
      en: "It was washing day, and the kitchen had been divided. Sheets hung from the lines, down to the floor, and where there had been one room there were now five, all white. In one of them stood a chair and in another half a table; Ola’s slippers went by underneath. Mruk wanted the innermost room for himself.",
      pl: "W dniu prania podzielono kuchnię. Od sznurka do sznurka wisiały prześcieradła, po samą podłogę, i tam, gdzie był jeden pokój, zrobiło się pięć, białych. W jednym stało krzesło, w innym pół stołu, a dołem przechodziły kapcie Oli. Mruk chciał dla siebie tego najgłębiej.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "up",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["A Visitor, with Tea", "Gość z herbatą"],
            ["“May I?”, Said the Wall", "„Można?” – spytała ściana"],
          ],
          en: "The innermost room lay between a sheet and the tablecloth, with nobody in it. Hardly had Mruk sat down when one wall bulged. “May I?” it said. Ola came in backwards, with a glass of tea, sat down on the floor opposite him and drew in her feet. Outside, Mrs Halina was calling her. They both looked at the ceiling.",
          pl: "Najgłębszy pokój był między prześcieradłem a obrusem i nikogo w nim nie było. Ledwie Mruk usiadł, jedna ściana się wybrzuszyła. „Można?” – spytała. Ola weszła tyłem, ze szklanką herbaty, usiadła na podłodze naprzeciwko i podkurczyła nogi. Na zewnątrz wołała ją pani Halina. Oboje patrzyli w sufit.",
        },
        {
          titles: [["One Sheet Was Left Hanging", "Jedno niech jeszcze powisi"]],
          en: "The sheets dried, and Ola took down the house, from the outside inwards, wall by wall, with the pegs between her teeth. In the innermost room sat Mruk. She already had the last sheet by the corner. It was dry, more or less; she felt it once more, found a damp spot, and let it hang.",
          pl: "Prześcieradła wyschły i Ola rozbierała dom, od zewnątrz, ściana po ścianie, z klamerkami w zębach. W najgłębszym pokoju siedział Mruk. Ostatnie prześcieradło trzymała już za róg. Suche, można by powiedzieć. Pomacała jeszcze raz, znalazła wilgotne miejsce i zostawiła, niech wisi.",
        },
        {
          titles: [
            ["Kindly Wait", "K. W., czyli co?"],
            ["Please Read before Looking In", "Przeczytaj, zanim zajrzysz"],
          ],
          needs: ["K. W."],
          en: "The innermost room had the sheet with the red letters for a door. The letters hung at the height of Mruk’s nose, and anybody who bent down to look in read them first. “K. W.,” read Mrs Halina. “And who was it, in the end?” Even the aunt had not known. Ola looked through the gap. “‘Kindly Wait’,” she said. They both waited, a little to one side, until he came out.",
          pl: "Drzwiami do najgłębszego pokoju było prześcieradło z czerwonymi literami. Wisiały na wysokości nosa Mruka i kto się schylał, żeby zajrzeć, najpierw je czytał. „K. W. – odczytała pani Halina. – Więc kto to w końcu był?” Nawet ciotka nie wiedziała. Ola zajrzała przez szparę. „«Kot Wypoczywa»” – powiedziała. Obie zaczekały, trochę z boku, aż wyjdzie.",
        },
      ],
    },
    {
      titles: [["Where Did the Table Go?", "Stołu nie widać, więc go nie ma"]],
      en: "On the third floor there is a rule that a cat does not go on the kitchen table. But on washing day the table disappears: the grey ironing blanket goes over it, and a sheet over that. Mruk looked and saw no table anywhere. He saw a bed, and Ola with an iron, warming it for someone.",
      pl: "Na trzecim piętrze obowiązuje zasada, że kot nie wchodzi na kuchenny stół. Ale w dniu prania stół znika: przykrywa go szary koc do prasowania, a na nim prześcieradło. Mruk rozejrzał się i żadnego stołu nie zobaczył. Zobaczył łóżko, a Ola z żelazkiem je komuś grzała.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        camera: "close",
        side: "right",
        company: "nobody",
      },
      endings: [
        {
          titles: [["How to Iron round a Cat", "Jak się prasuje dookoła kota"]],
          en: "When Ola came back with a shirt, Mruk was lying on the sheet. She ironed up to him from the left, and then from the right; she took the curve of the back with the point, as she does round buttons. “There,” she said finally, and put the iron down. The sheet was as smooth as paper, all but the middle, which was a cat. She folded it so that he was inside.",
          pl: "Kiedy Ola wróciła z koszulą, na prześcieradle leżał Mruk. Prasowała do niego, z lewej, potem z prawej; łuk grzbietu objechała samym czubkiem, jak guziki. „No” – powiedziała w końcu i odstawiła żelazko. Prześcieradło było gładkie jak papier, prócz środka, gdzie był kot. Złożyła je tak, żeby został w środku.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "table with a cloth",
            company: "ola",
            inHand: "iron",
          },
        },
        {
          titles: [
            ["A Freshly Ironed Cushion", "Poduszka prosto spod żelazka"],
            ["The Rule Says Nothing about Chairs", "O krzesłach zasada milczy"],
          ],
          en: "“That’s a table,” said Ola. Mruk, with two paws already up there, felt the warmth of it and could not believe her. She considered the rule. It says nothing about chairs. She took the cushion from the third chair, which is his, ironed both its sides and the edges as well, and put it back. A little steam was rising from it. Mruk took his two paws off the table.",
          pl: "„To jest stół” – powiedziała Ola. Mruk miał już na nim dwie łapy, czuł, jakie to ciepłe, i nie mógł jej uwierzyć. Zastanowiła się nad zasadą. O krzesłach nic w niej nie ma. Wzięła z trzeciego poduszkę, przeprasowała z jednej strony, z drugiej i po brzegach i odłożyła na miejsce. Lekko z niej parowało. Mruk zdjął ze stołu obie łapy.",
          picture: {
            place: "kitchen floor",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            side: "right",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Still Talking Nonsense", "Dalej bredzi"],
            ["Warm Enough, on the Third Try", "Za trzecim razem w sam raz"],
          ],
          needs: ["the iron’s answer"],
          en: "Mrs Halina licked a finger and laid it on the sheet where Ola had been ironing. “Not yet,” she said. Mruk listened from under the table. Ola went over it once more. “Still talking nonsense.” The third time Mrs Halina said nothing; she picked Mruk up and set him down in the middle of the sheet. He lay down at once. The answer was short and clear, and after that he only purred.",
          pl: "Pani Halina pośliniła palec i przyłożyła do prześcieradła tam, gdzie Ola prasowała. „Jeszcze nie” – orzekła. Mruk słuchał spod stołu. Ola przejechała jeszcze raz. „Dalej bredzi”. Za trzecim razem pani Halina nic nie powiedziała, tylko wzięła Mruka pod pachy i postawiła na środku. Położył się od razu. Odpowiedź była krótka i jasna, a potem Mruk już tylko mruczał.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "happy",
            on: "table with a cloth",
            company: "halina",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Only the Tail Had a Look", "Zajrzał tam tylko ogon"]],
      en: "Mrs Halina had come up with her starch, and put it on the floor in a basin, where it stood like milk. Mruk only went past; his tail had a look. That starch is famous on both staircases, and in a few minutes the tail stood up by itself, hard as a poker, and knocked against everything. With this behind him he could not turn round anywhere.",
      pl: "Pani Halina przyszła ze swoim krochmalem i postawiła go na podłodze, w misce, cichego jak mleko. Mruk tylko przechodził; zajrzał tam jego ogon. Krochmal ten słynie na obu klatkach i po paru minutach ogon stał sam, twardy jak pogrzebacz, i o wszystko stukał. Z czymś takim z tyłu nie dało się nigdzie przecisnąć ani obrócić.",
      turns: [
        {
          titles: [
            ["How Do You Soften a Tail?", "Skropić, zwinąć i odczekać"],
            ["Like a Collar That’s Too Stiff", "Jak za sztywny kołnierzyk"],
          ],
          en: "“A collar that’s too stiff,” said Mrs Halina, “gets damped and rolled.” She sprinkled the tail from the root to the tip, wound it up in a tea towel and held the roll on her lap. Mruk, being attached to it, sat beside her. After a quarter of an hour she shook out the tail. It fell in a soft curve, and he walked off at his usual width.",
          pl: "„Za sztywny kołnierzyk – powiedziała pani Halina – skrapia się i zwija”. Pokropiła ogon od nasady po koniec, zwinęła w ściereczkę i potrzymała na kolanach. Mruk, do którego należała reszta, siedział obok. Po kwadransie strzepnęła. Ogon opadł miękko i Mruk odszedł w swojej zwykłej szerokości.",
        },
        {
          titles: [
            ["A Good Hook for the Pegs", "Porządny haczyk na klamerki"],
            ["Six Pillowcases, and Then She Looked", "Stał i się przydał"],
          ],
          en: "Ola was looking for somewhere to hang the bag of pegs. Her eyes were on the line; her hand found a good hook by her knee, and she hung it there. For six pillowcases she took her pegs from it. Then she looked, and the hook was a tail. “Oh,” she said, and lifted the bag off with both hands; and with it, in white flakes, came the starch.",
          pl: "Ola szukała, gdzie by powiesić woreczek z klamerkami. Oczy miała na sznurku, ręką trafiła przy kolanie na porządny haczyk i tam powiesiła. Przez sześć poszewek brała stamtąd klamerki. Potem spojrzała, a haczyk był ogonem. „Oj” – powiedziała i oburącz zdjęła woreczek, a razem z nim, białymi płatkami, zszedł krochmal.",
        },
        {
          titles: [
            ["Like a Button on a Card", "Jak na kartoniku w pasmanterii"],
            ["Where Was the Fifth Button?", "Gdzie był piąty guzik?"],
          ],
          pays: ["button found"],
          needs: ["the fifth button"],
          en: "“There’s the fifth button,” said Mrs Halina, cheek on the floor. It was not under anything. It sat on Mruk’s tail, near the tip, starched fast, as if on a card in a shop. She worked it loose with two fingers, bending the tail to and fro until the starch gave up in white flakes; and when the button was off, the tail could be folded like any other.",
          pl: "„Jest piąty” – powiedziała pani Halina z policzkiem na podłodze. Guzik nie leżał pod niczym. Siedział na ogonie Mruka, tuż przy końcu, przykrochmalony, jak na kartoniku w pasmanterii. Obluzowała go w dwóch palcach, zginając ogon tam i z powrotem, aż krochmal zszedł białymi płatkami, a kiedy guzik puścił, ogon dawał się złożyć jak każdy inny.",
        },
      ],
    },
    {
      titles: [["“Are You There?”", "„Jest tam pani?”"]],
      en: "The boiler was steaming. It steamed up to the ceiling and down again, until the whole kitchen was white, and hissed, and dripped. “Are you there?” asked Ola. “I’m by the dresser,” said Mrs Halina from another direction. Mruk could not see his own paws, and stood still, so as not to step on anybody’s.",
      pl: "Kocioł parował. Para szła pod sufit, a stamtąd z powrotem, aż w kuchni było tylko biało, szumiało i kapało. „Jest tam pani?” – spytała Ola. „Przy kredensie” – odpowiedziała pani Halina z zupełnie innej strony. Mruk nie widział własnych łap i stał, żeby nie nastąpić na cudze.",
      turns: [
        {
          titles: [
            ["A Sentence on the Pane", "Zdanie na szybie"],
            ["Read Once, and Wiped Out", "Przeczytane raz i starte"],
          ],
          en: "Ola felt her way to the window. The pane was grey all over, a clean page, and since yesterday she had had a sentence in her head. She wrote it with one finger, read it, shook her head and wiped it out with her whole sleeve. Since she was there anyway, she opened the small pane at the top, and thing by thing the kitchen came back.",
          pl: "Ola doszła po omacku do okna. Szyba była cała szara, czysta kartka, a ona od wczoraj nosiła w głowie zdanie. Napisała je palcem, przeczytała, pokręciła głową i starła całym rękawem. Skoro już tam była, uchyliła lufcik i rzecz po rzeczy kuchnia wróciła.",
        },
        {
          titles: [
            ["Follow the Bell, Ladies", "Za dzwonkiem, proszę pań"],
            ["The Steam Left by the Hall Door", "Para wychodzi przez przedpokój"],
          ],
          en: "Mruk sneezed, and his bell rang. “Ah, there’s the door,” said Mrs Halina, who knows that Mruk likes to sit beside it. She went after the sound with her arms out and opened what she found. It was indeed the door. The steam filed out into the hall, in no hurry, like people after a long sermon, and behind it things came to light, Ola last.",
          pl: "Mruk kichnął i dzwonek zadzwonił. „Aha, tam są drzwi” – powiedziała pani Halina, która wie, że Mruk lubi przy nich siadać. Poszła za dźwiękiem z rękami przed sobą i otworzyła, co znalazła. Rzeczywiście drzwi. Para wychodziła obok niej do przedpokoju, bez pośpiechu, jak ludzie po długim kazaniu, a za nią wyłaniały się rzeczy, Ola ostatnia.",
        },
        {
          titles: [
            ["It Rained in the Kitchen", "W kuchni padał deszcz"],
            ["The Snow Had Been Waiting for That", "Śnieg tylko na to czekał"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "Ola opened the window, and the snow had been waiting for that. It came in at the bottom as the steam went out at the top, and where they met, halfway across the kitchen, it rained. “That’s all we needed,” said Mrs Halina, with her hands over her hair. But it washed the air. First the lamp came back, then the dresser, then Mruk, grey, with four wet prints behind him.",
          pl: "Ola otworzyła okno, a śnieg tylko na to czekał. Wpadał dołem, kiedy para wychodziła górą, a tam, gdzie się spotykały, w pół kuchni, robił się deszcz. „Jeszcze tego brakowało” – powiedziała pani Halina, osłaniając włosy rękami. Ale powietrze się przemyło. Najpierw wróciła lampa, potem kredens, potem Mruk, szary, a za nim cztery mokre ślady.",
        },
      ],
    },
    {
      titles: [["Needed: Four Hands and a Kitchen", "Potrzebne: cztery ręce i kuchnia"]],
      en: "A double sheet needs four hands. Ola had two of the corners and Mrs Halina the others; they met, curtsied and drew apart again, and filled the kitchen from wall to wall. Mruk tried to get past on the left and was folded in half. He tried on the right, and the sheet came down like a barrier.",
      pl: "Duże prześcieradło wymaga czterech rąk. Ola trzymała dwa rogi, pani Halina dwa; schodziły się, przykucały i znów się rozchodziły, i zajmowały kuchnię od ściany do ściany. Mruk spróbował przejść z lewej i został złożony na pół. Spróbował z prawej, a prześcieradło opadło jak szlaban.",
      turns: [
        {
          titles: [
            ["Folded Twice, Then Three Times", "Na dwa, na cztery, na osiem"],
            ["This Sheet Has a Bell", "A to prześcieradło ma dzwonek"],
          ],
          en: "Ola and Mrs Halina folded the sheet in two, in four and in eight. “It’s a good cloth,” said Mrs Halina, and weighed it on her arm; “it’s got body.” It also had a bell. They unfolded it from eight to four and from four to two, and in the last fold stood Mruk, square, with a crease down his back. He stepped out as if from a lift.",
          pl: "Ola i pani Halina złożyły prześcieradło na dwa, na cztery i na osiem. „Dobre płótno – powiedziała pani Halina i zważyła je na ręce. – Mięsiste”. Miało też dzwonek. Rozłożyły z ośmiu na cztery, z czterech na dwa, a w ostatnim załamaniu stał Mruk, w kostkę, z kantem wzdłuż grzbietu. Wysiadł jak z windy.",
        },
        {
          titles: [
            ["Three Swings, and Then Work", "Trzy razy, i do roboty"],
            ["And Mrs Halina Said “Whee”", "A pani Halina powiedziała „hop”"],
          ],
          en: "The next time Ola and Mrs Halina drew the sheet apart, Mruk was in the middle. They looked at one another, took a firmer hold of the corners and lifted; it became a hammock, and Mruk lay in it with his chin up. They swung him once, they swung him twice. At the third swing Mrs Halina, who is a serious person, said “Whee,” and they put him down on the far side.",
          pl: "Kiedy Ola i pani Halina rozeszły się następnym razem, pośrodku prześcieradła był Mruk. Popatrzyły na siebie, chwyciły mocniej za rogi i uniosły; zrobił się z niego hamak, a Mruk leżał w nim z podniesioną brodą. Bujnęły raz, bujnęły drugi. Za trzecim pani Halina, osoba poważna, powiedziała „hop” i odstawiły go po drugiej stronie.",
        },
        {
          titles: [
            ["Comma Number Eleven Rings Up", "Przecinek numer jedenaście"],
            ["Four Hands, Less Two, Plus a Chair", "Za Olę trzymało krzesło"],
          ],
          needs: ["the telephone"],
          en: "The telephone rang again: comma number eleven. Ola could not put her corners down on a wet floor, so she hung them over the back of a chair and ran. Mrs Halina went on pulling, as she always does; the chair did not give way. The sheet was stretched between them like a roof. Mruk walked through underneath, the whole length of it, with his tail up.",
          pl: "Telefon zadzwonił znowu: przecinek numer jedenaście. Ola nie mogła odłożyć rogów na mokrą podłogę, więc zawiesiła je na oparciu krzesła i pobiegła. Pani Halina ciągnęła dalej, jak to ona, a krzesło nie ustępowało. Prześcieradło napięło się między nimi jak dach. Mruk przeszedł pod spodem całą jego długość, z podniesionym ogonem.",
        },
      ],
    },
    {
      titles: [["One Tile Along, and Another Drop", "O kafelek dalej też kapie"]],
      en: "Ola and Mrs Halina had hung the wet things overhead, and they dripped. They did it with care: a drop would form at the end of a sleeve, look round, wait until Mruk had settled where he was, and fall between his ears. He moved one tile along. There a pair of pyjamas had been waiting. Wherever he stepped in this kitchen, he was expected.",
      pl: "Ola z panią Haliną rozwiesiły mokre rzeczy nad głową i z rzeczy kapało. Starannie: na końcu rękawa zbierała się kropla, rozglądała się, czekała, aż Mruk na dobre usiądzie, i spadała mu między uszy. Przesuwał się o kafelek. Tam czekała piżama. Gdziekolwiek w tej kuchni stąpnął, wszędzie się go spodziewano.",
      turns: [
        {
          titles: [
            ["Five Bowls, and a Rest", "Pięć misek i pauza"],
            ["The Gap in the Tune", "Dziura w melodii"],
          ],
          en: "Ola brought bowls, for the sake of the floor: five, of different sizes, and a mug. They began at once. The big one said “plop”, the mug said “ping”, and something like a tune came of it, with a gap in it, always at the same place. Mruk listened to it three times. Then he walked along the bowls to where the gap was, and there it was dry.",
          pl: "Ola przyniosła miski, ze względu na podłogę: pięć, różnych, i kubek. Zaraz zaczęły. Duża mówiła „plum”, kubek mówił „dzyń” i wyszło z tego coś w rodzaju melodii, z dziurą, zawsze w tym samym miejscu. Mruk wysłuchał jej trzy razy. Potem poszedł wzdłuż misek aż tam, gdzie była dziura, i tam było sucho.",
        },
        {
          titles: [
            ["Under a Roof That Walks", "Pod dachem, który chodzi"],
            ["Who Needs an Umbrella Indoors?", "Komu w domu parasol?"],
          ],
          en: "“That won’t do,” said Mrs Halina, after the seventh drop. She went into the hall and returned with Ola’s umbrella, and put it up, in the kitchen, which is supposed to be unlucky. She held it over Mruk without a word. A sleeve dripped down her collar, but when he moved, she moved, and they went together wherever he wished to go.",
          pl: "„Tak być nie może” – powiedziała pani Halina po siódmej kropli. Poszła do przedpokoju, wróciła z parasolem Oli i rozłożyła go w kuchni, czego podobno nie wolno. Trzymała go nad Mrukiem bez słowa. Kiedy szedł on, szła i ona; za kołnierz kapało jej z rękawa, a szli we dwoje tam, dokąd on chciał.",
        },
        {
          titles: [
            ["She Isn’t Tired at All", "Wcale nie jest zmęczona"],
            ["Eleven Cuffs and a Trouser Leg", "Jedenaście mankietów i nogawka"],
          ],
          needs: ["the red peg"],
          en: "Mrs Halina reached for the red peg after all. She gathered the wet sleeves in one hand, eleven cuffs and a trouser leg, and clipped them together over the sink. No peg can hold so much. The red one shut its jaws and held. What had been falling between Mruk’s ears ran into the sink, in one thin stream. “She isn’t tired at all,” said Mrs Halina. Ola pretended not to hear.",
          pl: "Pani Halina sięgnęła jednak po czerwoną klamerkę. Zebrała mokre rękawy w garść, jedenaście mankietów i nogawkę, i spięła je nad zlewem. Żadna klamerka tyle nie utrzyma. Czerwona zacisnęła szczęki i trzymała. Co dotąd spadało Mrukowi między uszy, leciało teraz do zlewu, jedną cienką strużką. „Wcale nie jest zmęczona” – powiedziała pani Halina. Ola udała, że nie słyszy.",
        },
        {
          titles: [
            ["All the Sleeves Pointed at the Dresser", "Wszystkie rękawy na kredens"],
            ["Who Saved the Sugar?", "Kto uratował cukier?"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Mrs Halina opened the window to let in some air, and the wind got the washing. It blew into the shirts, which put on weight; every sleeve rose, pointed at the dresser and stayed there, and all that dripped, dripped on the dresser. Ola ran to save the sugar. The tiles underneath were dry as far as the wall. Mruk walked along below the outstretched arms like a general.",
          pl: "Pani Halina otworzyła okno, żeby wpuścić trochę powietrza, i wiatr wziął się za pranie. Wszedł w koszule, aż przytyły; wszystkie rękawy uniosły się, wskazały kredens i tak zostały, a co z nich kapało, kapało na kredens. Ola pobiegła ratować cukier. Na kafelkach pod spodem było sucho aż po ścianę. Mruk szedł pod wyciągniętymi rękami jak generał.",
        },
      ],
    },
    {
      titles: [["How Thick Is a Cat?", "Pomyślał o własnej grubości"]],
      en: "Mrs Halina had brought the mangle, and it was screwed to the edge of the table. It has two wooden lips. A pillowcase went in, thick, with a bosom, and came out on the other side as a sheet of paper, and each time something shrieked on its behalf. Mruk had to get by in front of the mangle. He thought of how thick he was.",
      pl: "Pani Halina przyniosła magiel i przykręciła go do brzegu stołu. Magiel ma dwie drewniane wargi. Poszewka wchodziła w nie gruba, z biustem, a po drugiej stronie wychodziła jak kartka papieru i za każdym razem coś piszczało, w jej imieniu. Mruk musiał przejść tuż przed maglem. Pomyślał o własnej grubości.",
      turns: [
        {
          titles: [
            ["The Mangle Can Go Backwards", "Magiel umie też wstecz"],
            ["It Gives Back What It Takes", "Oddaje, co wzięło"],
          ],
          en: "A corner had gone in crooked. Ola took the handle and turned it backwards; and out of the lips, on the near side, the pillowcase came out again, tail first, and drew breath. Mruk watched to the end. An animal that gives things back when asked is at least open to reason. He went by, not too fast, with his stomach drawn in.",
          pl: "Jeden róg wszedł krzywo. Ola chwyciła korbę i pokręciła wstecz, a spomiędzy warg, po tej samej stronie, wysunęła się poszewka, tyłem, cała, i nabrała powietrza. Mruk obejrzał to do końca. Ze stworzeniem, które na prośbę oddaje, można przynajmniej rozmawiać. Przeszedł obok, nie za szybko, z wciągniętym brzuchem.",
        },
        {
          titles: [
            ["Where Did the Button Fly?", "Dokąd poleciał guzik?"],
            ["The Mangle Is Not Itself Today", "Magiel jest dziś nieswój"],
          ],
          en: "The mangle bit on a button and stuck. Mrs Halina leaned on the handle, there was a crack, and the button flew through the kitchen and hit the bell on Mruk’s collar. Both ladies begged his pardon. “It’s not itself today,” said Mrs Halina, and rubbed dry soap into its joints, left and right. From then on it only murmured, and he could pass.",
          pl: "Magiel ugryzł guzik i stanął. Pani Halina naparła na korbę, trzasnęło, guzik przeleciał przez kuchnię i trafił w dzwonek Mruka. Obie panie przeprosiły. „Nieswój dziś” – powiedziała pani Halina i natarła maglowi suchym mydłem zawiasy, z lewej i z prawej. Odtąd już tylko pomrukiwał i dało się przejść.",
        },
      ],
    },
    {
      titles: [["Wash by Hand and Dry Flat", "Ręcznie, w letniej, na płasko"]],
      en: "Mrs Halina was sorting, without her glasses, by touch: linen to the left, colours to the right, and in the middle whatever is wool. She took up Mruk. She felt him between finger and thumb, against the nap and with it. “Wool,” she said; “by hand, lukewarm, and dried lying flat.” And she laid him on the middle heap, under a cardigan.",
      pl: "Pani Halina sortowała, bez okularów, na dotyk: płótno na lewo, kolory na prawo, a na środek wszystko, co z wełny. Wzięła Mruka. Potarła go w dwóch palcach, pod włos i z włosem. „Wełna – powiedziała. – Ręcznie, w letniej, suszyć na płasko”. I położyła go na środkowej kupce, pod swetrem.",
      picture: {
        place: "kitchen floor",
        pose: "loaf",
        props: [],
        eyes: "grump",
        company: "halina",
        on: "arms",
        camera: "half",
        side: "left",
      },
      turns: [
        {
          titles: [
            ["That One’s Been Washed", "To już było prane"],
            ["“There’s Something Wrong with This Cardigan”", "„Coś ten sweter za ciężki”"],
          ],
          en: "Ola picked up the heap in both arms to take it to the tub, and put it down again after one step. “What’s in this cardigan?” Mrs Halina looked for her glasses, which were on her forehead. One sleeve had a white paw. “That one’s been washed,” she said without turning a hair, and stood Mruk on the floor the right way up.",
          pl: "Ola objęła kupkę ramionami, żeby zanieść ją do balii, i po jednym kroku odłożyła. „Co jest w tym swetrze?” Pani Halina poszukała okularów, które miała na czole. Z jednego rękawa wystawała biała łapa. „To już było prane” – powiedziała bez zmrużenia oka i postawiła Mruka na podłodze, właściwą stroną do góry.",
        },
        {
          titles: [
            ["Would the Stripes Run?", "Czy te paski puszczają?"],
            ["A Heap of His Own", "Na osobnej kupce"],
          ],
          en: "“Striped,” said Mrs Halina, who had found her glasses, and stopped. “Does it run?” She licked a corner of her handkerchief, rubbed it along one of the dark stripes, and examined it at the lamp. It was clean; but with stripes you never know. “To be on the safe side,” she said, and made a fourth heap of Mruk, all by himself, which nobody was to touch and which could go where it liked.",
          pl: "„W paski – zauważyła pani Halina, kiedy znalazła okulary. – A nie puszcza?” Zwilżyła róg chusteczki, przetarła nim ciemny pasek i obejrzała pod lampą. Chusteczka była czysta, ale z paskami nigdy nie wiadomo. „Dla pewności” – powiedziała i zrobiła z Mruka czwartą kupkę, osobną, której nikomu nie wolno ruszać i która może iść, dokąd chce.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "wide",
            by: "wall",
            camera: "half",
            company: "halina",
            posture: "stroking",
          },
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the telephone"],
      en: "The telephone rang, and Ola ran into the hall with foam up to her elbows. It was a gentleman about the commas in chapter nine. There were forty of them, and he wanted to go through them one by one. “Would you keep an eye on Mruk?” called Ola. Mrs Halina turned her chair round and kept both. With both on him he could not lift a paw unseen.",
      pl: "Zadzwonił telefon i Ola pobiegła do przedpokoju w pianie po łokcie. Jakiś pan dzwonił w sprawie przecinków w rozdziale dziewiątym. Miał ich czterdzieści i chciał je omówić jeden po drugim. „Może pani mieć oko na Mruka?” – zawołała Ola, zakrywając słuchawkę. Pani Halina odwróciła krzesło i miała na niego oboje. Pod dwojgiem oczu nie dało się ruszyć nawet łapą.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        by: "wall",
        company: "halina",
        look: "reader",
        posture: "sitting",
      },
    },
    {
      pays: ["the list"],
      en: "A piece of paper had gone through the wash in a trouser pocket, and was as grey and hard as a nut. Ola unrolled it with two forks. “Butter” could be read, and “soap”; then came “don’t forget to give back Mrs Halina’s”, underlined, and then a hole. “My what?” asked Mrs Halina. She looked round the kitchen, at one thing after another, and for some time at Mruk. “It will come to me,” she said.",
      pl: "W kieszeni spodni uprała się jakaś kartka i była teraz szara i twarda jak orzech. Ola rozwinęła ją na talerzu dwoma widelcami. Dało się przeczytać „masło” i „mydło”, a dalej, podkreślone, „nie zapomnieć oddać pani Halinie”, a potem była dziura. „Co mi oddać?” – spytała pani Halina. Obejrzała kuchnię, rzecz po rzeczy, a dłuższą chwilę Mruka. „Przypomnę sobie” – powiedziała.",
    },
    {
      pays: ["the iron’s answer"],
      en: "Mrs Halina does not trust the figures on an iron. She licked a finger, touched the sole of it and listened. “Not yet,” she said. She touched it again. “Still talking nonsense.” Only at the fourth touch did the iron answer short and clear, like somebody asked for his name, and she nodded. Mruk, who had wanted to go past, sat down in front of the iron and listened too.",
      pl: "Pani Halina nie wierzy cyfrom na żelazku. Pośliniła palec, dotknęła stopy i słuchała. „Jeszcze nie” – powiedziała. Dotknęła znowu. „Bredzi”. Dopiero za czwartym dotknięciem żelazko odpowiedziało krótko i jasno, jak ktoś, kogo spytano o nazwisko, i pani Halina skinęła głową. Mruk, który chciał tylko przejść, usiadł przed żelazkiem i też słuchał.",
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "open",
        by: "wall",
        company: "halina",
        look: "up",
        inHand: "iron",
      },
    },
    {
      pays: ["the fifth button"],
      en: "In a saucer lay the buttons that had come off. There were four; Tomek’s good shirt needs five. Mrs Halina tried the peppermint from its pocket, which had two holes by now, but it was no use. She and Ola went down on their knees and looked for the fifth from the stove to the table, tile by tile, with a candle, right in Mruk’s way. Until it turned up, said Mrs Halina, she had one at home that would do.",
      pl: "Na spodku leżały guziki, które odpadły. Pani Halina naliczyła cztery, a dobra koszula Tomka potrzebuje pięciu. Przymierzyła miętówkę z kieszeni, która po praniu miała dwie dziurki, ale to nie było to. Uklękła z Olą i szukały piątego od pieca po stół, kafelek po kafelku, ze świecą, Mrukowi w poprzek drogi. Gdyby się nie znalazł, pani Halina miała w domu podobny.",
    },
    {
      pays: ["K. W."],
      en: "One of the sheets had letters in the corner, embroidered in red: K. W. Nobody in the family was called anything of the kind. Mrs Halina felt the knots on the back. “She did this in the evenings,” she said, “and she was in love. Look, she’s lost count.” Who was it? Ola rang up an aunt, but the aunt did not know the letters either.",
      pl: "Na jednym z prześcieradeł były w rogu litery, wyszyte na czerwono: K. W. Nikt w rodzinie tak się nie nazywał. Pani Halina pomacała supełki po lewej stronie. „Robiła to wieczorami – powiedziała – i była zakochana. O, tu się pomyliła w liczeniu”. Kto to był? Ola zadzwoniła do ciotki, ale ciotka też nie znała tych liter.",
    },
    {
      pays: ["the red peg"],
      en: "There are thirty wooden pegs and a red one. Once, in a storm, the red one held a whole eiderdown, and Ola has excused it ever since. “Things want to be used,” said Mrs Halina. “She’s tired,” said Ola. The peg lay on the table between them and was not asked, and in the end it stayed there; but all that time nothing else was done, and Mruk had to wait.",
      pl: "Klamerek jest trzydzieści, drewnianych, i jedna czerwona. Czerwona utrzymała kiedyś w burzę całą pierzynę i odtąd Ola ją oszczędza. „Rzecz chce być używana” – powiedziała pani Halina. „Ona jest zmęczona” – powiedziała Ola. Klamerka leżała między nimi na stole, niepytana, i w końcu tam została, a nic innego się przez ten czas nie działo i Mruk musiał czekać.",
    },
  ],
};
