import type { Plot } from "#api/house/texts/model.ts";

/** The staircase is a country of five floors, and Mruk travels in it. */
export const staircase: Plot = {
  name: "staircase",
  category: "Daily Life",
  wishes: [
    {
      titles: [["In the South of the Staircase", "Na południu klatki schodowej"]],
      en: "Between the second floor and the third, the third step is warmer than the others. A pipe is suspected. It is the south of the staircase, and Mruk travels there whenever the door of the flat is left open. It had been left open now, by somebody who was only going to be a moment. He put up his tail and set out.",
      pl: "Między drugim piętrem a trzecim trzeci stopień jest cieplejszy od pozostałych. Podejrzewa się rurę. To południe klatki schodowej i Mruk udaje się tam, ilekroć ktoś nie domknie mieszkania. Tym razem nie domknął go ktoś, kto wyszedł tylko na chwilę. Mruk podniósł ogon i wyruszył.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "half", by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [
            ["Where Does the Warmth Get Lost?", "Którędy ucieka ciepło?"],
            ["Provided That They Breathe in Turn", "Pod warunkiem że oddychają na zmianę"],
          ],
          en: "On the third step sat Mr Zenon with his notebook. Only these two know about it. He moved to the left by half; a step holds a caretaker and nine kilos, provided that they breathe in turn. “They’re asking me where the warmth gets lost,” he said after a time. He licked his pencil and wrote that it was being looked into.",
          pl: "Na trzecim stopniu siedział pan Zenon z notesem. Wiedzą o tym stopniu tylko oni dwaj. Przesunął się o połowę w lewo; na schodku mieści się dozorca i dziewięć kilo, pod warunkiem że oddychają na zmianę. „Pytają mnie, którędy ucieka ciepło” – powiedział po jakimś czasie. Poślinił ołówek i zapisał, że sprawa jest badana.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "half",
            on: "step",
            company: "zenon",
            posture: "sitting",
            inHand: "exercise book",
          },
        },
        {
          titles: [
            ["Somebody’s Heating Here", "Tu ktoś grzeje"],
            ["On the Fourth, on the Second, on the Third", "Na czwartym, na drugim, na trzecim"],
          ],
          en: "The third step was not warm. Mruk lay down on the fourth, to be sure, then on the second, then on the third again, and there he stayed, with all that he has tucked under him. Later Mrs Halina came up and rested, with a hand on the stone at his side. “Well, treasure,” she said, “somebody’s heating here.” She left her hand where it was.",
          pl: "Trzeci stopień nie był ciepły. Dla pewności Mruk położył się na czwartym, potem na drugim, potem znów na trzecim i tam już został, podłożywszy pod siebie wszystko, co ma. Po jakimś czasie nadeszła pani Halina i przystanęła, z ręką na kamieniu, tuż obok. „No proszę, skarbie – powiedziała. – Tu ktoś grzeje”. I ręki nie cofnęła.",
          picture: {
            place: "stairs",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "half",
            on: "step",
            company: "halina",
          },
        },
        {
          titles: [
            ["Seven Gloves, Put There to Dry", "Siedem rękawiczek do wyschnięcia"],
            ["Ironed, Said Mrs Halina", "Jak spod żelazka, i to wełniana"],
          ],
          when: {
            weather: ["snow"],
          },
          en: "In snow the third step is no secret. Mruk found a row of gloves on it, seven, put there to dry by people who say they only stop for breath. There was no room beside them, so he lay down on top. They were damp, and then they were not. In the course of an hour they were pulled out from under him, one by one. Mrs Halina held hers to her cheek. “Ironed,” she said.",
          pl: "W śnieg trzeci stopień nie jest tajemnicą. Mruk zastał na nim rękawiczki, siedem, rozłożone do wyschnięcia przez ludzi, którzy niby tylko przystają dla złapania tchu. Obok nie było miejsca, więc położył się na wierzchu. Były mokre, a potem już nie. Przez godzinę wyciągano je spod niego jedną po drugiej. Pani Halina przyłożyła swoją do policzka. „Wyprasowana” – powiedziała.",
          picture: { place: "stairs", pose: "loaf", props: [], eyes: "open", on: "step", company: "halina" },
        },
      ],
    },
    {
      titles: [["A Smell without an Address", "Zapach bez adresu"]],
      en: "The house has five floors, and each has its smell: the ground floor cellar and paper, the first valve oil, the second steam from the iron, the third home, the fourth wax polish. Mruk goes by them as others go by a map. Now there was a sixth about on the stairs, sweet, brown and without an address. He slipped out of the flat to see whose it was.",
      pl: "Kamienica ma pięć kondygnacji i każda ma swój zapach: parter piwnicę i papier, pierwsze piętro oliwę do wentyli, drugie parę z żelazka, trzecie dom, czwarte pastę do podłóg. Mruk chodzi według nich jak inni według mapy. Teraz był na schodach szósty, słodki, brązowy i bez adresu. Mruk wymknął się z mieszkania sprawdzić, czyj.",
      picture: {
        place: "stairs",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Four Doors Denied It", "Czworo drzwi się nie przyznało"],
            ["Did It Get as Far as the Stairs?", "Doszło aż na schody?"],
          ],
          en: "Four doors denied the smell. That left the fifth, his own, and here the smell came out at the bottom so strongly that Mruk had to sneeze. He had been carrying it up and down the house on his own fur. The door flew open. In it stood Ola with a black saucepan and a tea towel. “Did it get as far as the stairs?” she asked.",
          pl: "Do zapachu czworo drzwi się nie przyznało. Zostały piąte, własne, i tu buchało spodem tak, że Mruk musiał kichnąć. Sam go nosił po całym domu na sierści. Drzwi się otworzyły. Stała w nich Ola z czarnym rondlem i ze ścierką. „Doszło aż na schody?” – zapytała.",
          picture: { place: "stairs", pose: "back", props: [], eyes: "open", by: "closed door", company: "nobody" },
        },
        {
          titles: [
            ["From Which Sea?", "Z którego morza?"],
            ["Of Oranges and a Place Without Stairs", "Pomarańcza i miejsce bez schodów"],
          ],
          en: "In front of the door on the first floor stood a suitcase. It was sticky from a long journey, and it smelled of burnt sugar, of oranges, and of a place without stairs. The door opened, there was shouting and kissing, and the suitcase was pulled in. On the mat remained six grains of sand. Tomek found the seventh, on the third floor. “From which sea?” he asked.",
          pl: "Pod drzwiami na pierwszym piętrze stała walizka. Lepiła się od długiej podróży i pachniała palonym cukrem, pomarańczą i miejscem bez schodów. Drzwi się otworzyły, był krzyk i całowanie, i walizkę wciągnięto do środka. Na wycieraczce zostało sześć ziarenek piasku. Siódme znalazł na trzecim piętrze Tomek. „Z którego morza?” – zapytał.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: ["suitcase"],
            eyes: "half",
            by: "closed door",
            company: "nobody",
          },
        },
        {
          titles: [
            ["He Had It Delivered", "Z dostawą do drzwi"],
            ["So It Had an Address", "A więc adres był"],
          ],
          needs: ["the wind in the house"],
          en: "The wind had brought the smell. Mruk followed it against the draught, down to the front door, which stood open, and there on the threshold it was as thick as a curtain. It came from over there: in the bakery somebody had let the sugar catch, and opened everything. So it had an address. It was across the street, where Mruk does not go. He sat down in the doorway and had it delivered.",
          pl: "Zapach przyniósł wiatr. Mruk szedł pod prąd, na sam dół, do otwartych drzwi, i tam, na progu, zapach stał jak kotara. Szedł z naprzeciwka: w piekarni ktoś przypalił cukier i pootwierał, co się dało. A więc był adres. Tyle że po drugiej stronie ulicy, a tam Mruk nie chodzi. Usiadł w drzwiach i kazał sobie dostarczać.",
        },
      ],
    },
    {
      titles: [["Somebody Must Come and Do It", "Ktoś musi przychodzić i to robić"]],
      when: {
        timeSlot: ["evening"],
        between: ["10-05", "03-20"],
      },
      en: "On the stairs the light goes on when somebody presses the button, and it goes out by itself. By itself, people say, and feel for the wall. Mruk, on the mat outside the flat, had seen it go out eleven times. Somebody must come and do it; only nobody waits for him in the right place. He went to find that place.",
      pl: "Na schodach światło zapala się, kiedy ktoś naciśnie guzik, a gaśnie samo. Samo, mówią ludzie i macają ścianę. Mruk siedział na wycieraczce przed mieszkaniem i widział, jak zgasło jedenaście razy. Ktoś musi przychodzić i to robić, tylko nikt nie czeka na niego we właściwym miejscu. Poszedł to miejsce znaleźć.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "wide", look: "up", on: "doormat", company: "nobody" },
      endings: [
        {
          titles: [
            ["Then It’s Had Enough", "Potem ma dosyć"],
            ["In a Tin Cupboard, Slower and Slower", "W blaszanej szafce, coraz wolniej"],
          ],
          en: "Beside the letter boxes, in a tin cupboard, something was ticking, slower and slower, like somebody who is tired of counting. At the last tick it said “clack”, and it was dark. Mruk sat down in front and waited for it to come out. So Mr Zenon found him, having pressed the button. “A hundred and eighty,” he said. “Then it’s had enough.” He squatted down and listened for a while himself.",
          pl: "Obok skrzynek na listy, w blaszanej szafce, coś tykało, coraz wolniej, jak ktoś, komu nie chce się już liczyć. Przy ostatnim tyknięciu trzasnęło i było ciemno. Mruk usiadł przed szafką i czekał, aż to wyjdzie. Tak zastał go pan Zenon, kiedy nacisnął guzik. „Sto osiemdziesiąt – powiedział. – Potem ma dosyć”. Przykucnął i też chwilę posłuchał.",
          picture: { place: "courtyard door", pose: "sit", props: [], eyes: "wide", company: "zenon" },
        },
        {
          titles: [
            ["The Light Put Them All Out", "Aż światło wszystko pogasiło"],
            ["Under Each Door a Yellow Line", "Kreska, a przez kreskę dwie stopy"],
          ],
          en: "From the middle landing you see all the doors. Mruk lay down there and waited. When the light went out, it was not dark. Under each door lay a yellow line, and on the second floor the line was crossed by two feet, this way and that. In a keyhole there was a spark. He watched for a good while. Then somebody pressed the button, and the light put them all out.",
          pl: "Ze środkowego podestu widać wszystkie drzwi. Mruk położył się tam i czekał. Kiedy światło zgasło, nie było ciemno. Pod każdymi drzwiami leżała żółta kreska, a na drugim piętrze przez kreskę przechodziły dwie stopy, tam i z powrotem. W dziurce od klucza tliła się iskra. Patrzył na to dobrą chwilę. Potem ktoś nacisnął guzik i światło wszystko pogasiło.",
          picture: { place: "stairs", pose: "loaf", props: [], eyes: "wide", look: "away", company: "nobody" },
        },
        {
          titles: [
            ["In There, and Cannot Get Out", "Wszedł przez szkło i siedzi"],
            ["A Box Marked “Found”", "Do pudełka z napisem „znalezione”"],
          ],
          needs: ["the dead bulb"],
          en: "When the light went out again, Mr Zenon was standing under the lamp with the bulb in his hand. In the dark it tinkled, all by itself, very softly. “Do you hear?” he whispered. Mruk heard. So this was where the one who puts out the light was sitting, and could not get back through the glass. Mr Zenon carried the bulb down in his handkerchief and put it in a box marked “Found”.",
          pl: "Kiedy światło znowu zgasło, pan Zenon stał pod lampą z tamtą żarówką w ręku. W ciemności coś w niej brzęczało, cichutko, samo z siebie. „Słyszysz?” – szepnął. Mruk słyszał. A więc tu siedział ten, co gasi, i nie mógł wyjść przez szkło. Pan Zenon zniósł żarówkę na dół w chustce do nosa i włożył do pudełka z napisem „znalezione”.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            lighting: "blackout",
            camera: "close",
            company: "zenon",
          },
        },
      ],
    },
    {
      en: "At the bottom of the staircase hang the letter boxes, in two rows, each with a name and a slit. The last has no name. Mruk, who is carried past it under an arm, had heard something move in there, about as much as a sheet of paper that turns over in its sleep. He slipped out of the flat between two shoes and started down.",
      pl: "Na samym dole klatki wiszą skrzynki na listy, w dwóch rzędach, każda z nazwiskiem i ze szparą. Ostatnia nazwiska nie ma. Mruk, noszony obok niej pod pachą, usłyszał, że coś się w niej rusza, mniej więcej tyle co kartka, kiedy przewraca się przez sen. Wymknął się z mieszkania między czyimiś butami i zaczął schodzić.",
      picture: {
        place: "stairs",
        pose: "walk",
        props: [],
        eyes: "wide",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["To the Occupant", "Do mieszkańca"],
            ["It Nodded Whenever the Door Opened", "Kiwał, ilekroć otwierały się drzwi"],
          ],
          en: "Out of the slit of the last box hung a paper tongue. Whenever the front door opened it nodded. Mruk stood up against the wall and took it in his mouth, and the rest came after. He carried it up all the stairs and laid it on his own mat. Ola picked it up. “To the occupant,” she read. “Well. That’s you.” She gave it back.",
          pl: "Ze szpary ostatniej skrzynki zwisał papierowy język. Ilekroć otwierały się drzwi od bramy, kiwał. Mruk stanął przy ścianie na tylnych łapach, wziął go w zęby i wyszła cała reszta. Wniósł ją na samą górę i położył na własnej wycieraczce. Podniosła ją Ola. „Do mieszkańca – przeczytała. – No, to do ciebie”. I oddała.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            company: "ola",
            inHand: "slip of paper",
          },
        },
        {
          titles: [
            ["Who Lives in the Box Without a Name?", "Kto mieszka w skrzynce bez nazwiska?"],
            ["It Sang Because It Is of Tin", "Śpiewa, bo jest z blachy"],
          ],
          en: "Mruk sat down below the last box and looked at the slit. Two feelers appeared in it. They consulted each other, and then the whole row of letter boxes sang, because it is made of tin. Mrs Halina, who had come down with the rubbish, put the bucket on the floor. “A cricket,” she said. “We had ours behind the stove.” She took a pencil from her hair and wrote a name on the box.",
          pl: "Mruk usiadł pod ostatnią skrzynką i patrzył na szparę. Ukazały się w niej czułki. Naradziły się i zaśpiewał cały rząd skrzynek, bo jest z blachy. Pani Halina, która schodziła ze śmieciami, postawiła wiadro. „Świerszcz – powiedziała. – U nas był za piecem”. Wyjęła z włosów ołówek i na skrzynce napisała nazwisko.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            company: "halina",
            inHand: "bucket",
          },
        },
        {
          titles: [
            ["It Lives Here, Said the Girl", "Ona tu mieszka, powiedziała mała"],
            ["The Ball, and a Lodger", "Piłka i lokatorka"],
          ],
          needs: ["the red ball"],
          en: "The red ball had gone as far as it could, and lay right below the last letter box. The small girl looked from the one to the other. “It lives here,” she said, “only nobody’s written it down.” She borrowed a pencil from a passing gentleman and wrote BALL on the box. Then she lifted the flap and looked in on Mruk’s behalf, since he could not reach. “A moth,” she reported. “It’s a lodger.”",
          pl: "Czerwona piłka zaszła tak daleko, jak się dało, i leżała pod samą ostatnią skrzynką. Dziewczynka spojrzała na jedno i na drugie. „Ona tu mieszka – powiedziała – tylko nikt nie napisał”. Pożyczyła ołówek od przechodzącego pana i napisała na skrzynce PIŁKA. Potem uchyliła klapkę i zajrzała w imieniu Mruka, skoro on nie dosięgał. „Ćma – oznajmiła. – To lokatorka”.",
        },
      ],
    },
    {
      titles: [["A Road on Which Nobody Walks", "Drogą, po której nikt nie stąpa"]],
      en: "The banister begins on the fourth floor, and on the ground floor it ends in a wooden ball, brown and shining like a chestnut. Hands have done that; they come along it all day. Mruk knew the banister from beneath. When somebody opened the door of the flat to sweep the threshold, he went out, looked up, and saw a road on which nobody walks.",
      pl: "Poręcz zaczyna się na czwartym piętrze, a na parterze kończy się drewnianą kulą, brązową i błyszczącą jak kasztan. To od rąk; przez cały dzień tędy chodzą. Mruk znał poręcz od spodu. Kiedy ktoś otworzył drzwi mieszkania, żeby zamieść próg, wyszedł, spojrzał w górę i zobaczył drogę, po której nikt nie stąpa.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "wide", look: "up", by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [
            ["After You, Treasure", "Proszę bardzo, skarbie"],
            ["At the Last Bend but Two, a Hand", "Dwa zakręty przed końcem: ręka"],
          ],
          en: "Mruk went down the banister on foot, with the drop on his left and the world on his right. At the last bend but two he met a hand. It was Mrs Halina’s, with the thimble finger in front, and it knows this road better than anybody. It stopped. So did he. “After you, treasure,” said Mrs Halina, lifted it off, and put it back behind him.",
          pl: "Mruk schodził po poręczy pieszo, z lewej mając przepaść, a z prawej świat. Dwa zakręty przed końcem spotkał rękę. Była to ręka pani Haliny, z palcem od naparstka na przedzie, i zna tę drogę lepiej niż ktokolwiek. Stanęła. On też. „Proszę bardzo, skarbie” – powiedziała pani Halina, zdjęła rękę i położyła ją z powrotem, już za nim.",
        },
        {
          titles: [
            ["Tomek Takes Hold of the Ball", "Tomek chwyta za kulę"],
            ["I Beg Your Pardon, Director", "Najmocniej przepraszam, dyrektorze"],
          ],
          en: "At the bottom of the banister Mruk sat down on the ball. It is exactly as wide as a seated cat, and warm from so many people. Tomek came in from the street, reached out as always, to swing himself round, took hold, and went up four steps. There he stopped. He looked at his hand. He came down again, slowly. “I beg your pardon, Director,” he said.",
          pl: "Na samym końcu poręczy Mruk usiadł na kuli. Jest dokładnie tak szeroka jak kot, kiedy siedzi, i ciepła od tylu ludzi. Z ulicy wszedł Tomek, wyciągnął rękę, jak zawsze, żeby zakręcić z rozpędu, chwycił i wszedł na czwarty stopień. Tam stanął. Obejrzał rękę. I powoli zszedł z powrotem. „Najmocniej przepraszam, dyrektorze” – powiedział.",
        },
        {
          titles: [
            ["He Gave Them a Push with His Forehead", "Co popchnął czołem?"],
            ["Past the Second Floor, Past the First", "Obok drugiego, obok pierwszego, brzdęk"],
          ],
          needs: ["the keys on the stairs"],
          en: "At the third bend of the banister something lay on Mruk’s road. It was Tomek’s keys, put down there by a man who needed both hands for his handkerchief. There was no way round. He gave them a push with his forehead. They sang past the second floor, past the first, and struck the stone. “There they are!” cried Tomek at the bottom. The road was clear, and Mruk went on down it.",
          pl: "Na trzecim zakręcie poręczy coś leżało Mrukowi na drodze. Były to klucze Tomka, położone tam przez kogoś, kto do chustki potrzebował obu rąk. Obejść się nie dało. Mruk popchnął je czołem. Zaśpiewały obok drugiego piętra, obok pierwszego i uderzyły w kamień. „Są!” – zawołał na dole Tomek. Droga była wolna i Mruk poszedł nią dalej.",
        },
      ],
    },
    {
      en: "On the fourth floor, at the northern border of the staircase, lies a mat that says nothing. All the others say Welcome, and are thin. This one is green, it is deep, and its owner is often away. Mruk had been brushed and felt that he was owed something. As soon as the door of the flat opened a crack he was out, and turned up instead of down.",
      pl: "Na czwartym piętrze, na północnej granicy klatki, leży wycieraczka, która nic nie mówi. Wszystkie inne witają i są cienkie. Ta jest zielona i głęboka, a jej właściciela często nie ma. Mruka świeżo wyczesano; czuł, że coś mu się należy. Ledwie drzwi mieszkania się uchyliły, był za nimi i zamiast w dół skręcił w górę.",
      picture: { place: "stairs", pose: "run", props: [], eyes: "open", by: "door ajar", company: "nobody" },
      endings: [
        {
          titles: [
            ["In up to the Elbows", "Po łokcie w zieleni"],
            ["A Lady with a Suitcase Waits Her Turn", "Pani z walizką czeka"],
          ],
          en: "On the green mat Mruk sank in up to the elbows. After a while there were steps, and the owner, a lady with a suitcase, stood there with the key in her hand. She could not have reached the lock without disturbing him. So she sat down on the suitcase, took an apple from her bag, and read a timetable. When Ola came up to look, the lady put a finger to her lips.",
          pl: "W zielonej wycieraczce Mruk zapadł się po łokcie. Po jakimś czasie rozległy się kroki i stanęła nad nim właścicielka, pani z walizką i z kluczem w ręce. Nie dosięgłaby zamka, nie przeszkadzając. Usiadła więc na walizce, wyjęła z torby jabłko i czytała rozkład jazdy. Kiedy na górę zajrzała Ola, pani przyłożyła palec do ust.",
          picture: { place: "stairs", pose: "sit", props: [], eyes: "happy", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["There Was a Lump", "Coś tu uwiera"],
            ["What Lies Under the Green Mat", "Co leży pod zieloną wycieraczką"],
          ],
          en: "The green mat was all that it should be, but there was a lump. Mruk turned round; it was in his ribs. He looked beneath: a key, for whoever waters the plants. He went home. On their own mat, the thin one, Tomek was kneeling and lifting one corner after another. Mruk waited until it was free. It was hard, and it was level.",
          pl: "Zielona wycieraczka była, jak trzeba, tylko coś uwierało. Mruk się obrócił, uwierało w żebra. Zajrzał pod spód: klucz, dla kogoś od podlewania. Wrócił do siebie. Na własnej wycieraczce, tej cienkiej, klęczał Tomek i podnosił róg po rogu. Mruk poczekał, aż się zwolni. Była twarda i równa.",
          picture: {
            place: "stairs",
            pose: "loaf",
            props: [],
            eyes: "half",
            on: "doormat",
            by: "closed door",
            company: "nobody",
          },
        },
        {
          titles: [
            ["You’ll Tell Her", "Pan przekaże, prawda?"],
            ["Joined on the Mat by a Cake", "A tort dołączył później"],
          ],
          needs: ["the cake box"],
          en: "On the green mat Mruk was joined by the cake. The visitor had come to the last door in the house, and the name on it agreed with her slip; but nobody opened. She looked at the mat, and put the box down next to him. “You’ll tell her,” she said. He did: when the owner came with her key, he was still there, with one paw on the string, and he moved up.",
          pl: "Na zielonej wycieraczce do Mruka dołączył tort. Pani z pudłem doszła do ostatnich drzwi w domu i tam nazwisko zgadzało się z karteczką, tylko nikt nie otwierał. Poczekała, spojrzała na wycieraczkę i postawiła pudło obok niego. „Pan przekaże” – powiedziała. Przekazał: kiedy właścicielka stanęła z kluczem w ręku, był tam nadal, z jedną łapą na sznurku, i się posunął.",
          picture: {
            place: "stairs",
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
      en: "On the staircase Mruk is as a rule in somebody’s arms. People mean it kindly; they pick him up wherever they find him and bring him home like a lost glove. He had made up his mind to go the whole way on his own feet, all the floors there are. Ola opened the door of the flat to shake out a cloth. Mruk went out underneath it.",
      pl: "Na schodach Mruk bywa zwykle na czyichś rękach. Ludzie chcą dobrze; podnoszą go tam, gdzie go znajdą, i odnoszą jak zgubioną rękawiczkę. Tym razem postanowił przejść wszystko na własnych nogach, piętro po piętrze. Ola otworzyła drzwi mieszkania, żeby strzepnąć obrus. Mruk przeszedł pod obrusem.",
      picture: {
        place: "stairs",
        pose: "walk",
        props: [],
        eyes: "open",
        by: "doorway",
        inHand: "cloth",
        company: "ola",
      },
      endings: [
        {
          titles: [
            ["Three Floors Between Him and the Bowl", "Od miski dzieliły go trzy piętra"],
            ["Nobody Had Lifted Him, and Now?", "Nikt go nie podniósł, i co?"],
          ],
          en: "Mruk had been everywhere: up to the attic door and down to the letter boxes. Nobody had lifted him. Now there were three floors between him and the bowl, each higher than the last. He sat down at the bottom, in the middle. Ola came to look for him. “Well?” she said. He stood up against her knee, and she bent down.",
          pl: "Mruk był wszędzie: na górze, pod drzwiami strychu, i na dole, przy skrzynkach na listy. Nikt go nie podniósł. Teraz od miski dzieliły go trzy piętra, każde wyższe od poprzedniego. Usiadł na dole, pośrodku. Przyszła szukać go Ola. „I co?” – zapytała. Oparł się łapami o jej kolano, a ona się schyliła.",
          picture: { place: "courtyard door", pose: "sit", props: [], eyes: "open", look: "up", company: "ola" },
        },
        {
          titles: [
            ["All the Floors, on a White Paw", "Wszystkie piętra na białej łapie"],
            ["As Far Up as It Goes", "Tak wysoko, jak się da"],
          ],
          en: "Mruk went up as far as it goes, and down as far as it goes, and up again, on foot. On his own mat he sat down and rang. “Have you been out?” asked Ola. She took hold of a white paw and turned it over. The ground floor was on it, dark grey, the first a little lighter, and so on, up to the toes. She counted them.",
          pl: "Mruk poszedł tak wysoko, jak się da, i tak nisko, jak się da, i wrócił, wszystko pieszo. Na własnej wycieraczce usiadł i zadzwonił. „To ty wychodziłeś?” – spytała Ola. Wzięła białą łapę i odwróciła. Był na niej parter, ciemnoszary, pierwsze piętro, trochę jaśniejsze, i tak dalej, aż po palce. Policzyła je.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            on: "doormat",
            by: "door ajar",
            look: "up",
            company: "ola",
          },
        },
        {
          titles: [
            ["Nobody Had Carried Either of Them", "Nikt ich nie niósł"],
            ["Past the Second Floor, Where She Lives", "Aż za drugie piętro, gdzie mieszka"],
          ],
          needs: ["Mrs Halina’s bag"],
          unless: ["on his own again"],
          en: "Mrs Halina was the only one who did not pick Mruk up: she had the bag. They went together, she with her hand on the banister, he with his tail up, past the second floor, where she lives, since she wanted to see how far he was going. He went to the top. She sat down on the last step and unpacked an apple. Nobody had carried either of them. They did not hurry over going down.",
          pl: "Jedna pani Halina nie wzięła Mruka na ręce: miała torbę. Szli razem, ona z dłonią na poręczy, on z podniesionym ogonem, aż za drugie piętro, na którym mieszka, bo chciała zobaczyć, dokąd on idzie. Szedł na samą górę. Usiadła tam na ostatnim stopniu i wyjęła jabłko. Nikt żadnego z nich nie niósł. Ze schodzeniem się nie spieszyli.",
          picture: { place: "stairs", pose: "sit", props: [], eyes: "half", company: "halina", posture: "sitting" },
        },
      ],
    },
  ],
  obstacles: [
    {
      when: {
        weekday: [1, 2, 3, 4, 5, 6],
      },
      en: "But the next flight had been washed. It shone from top to bottom and smelled of soap, and at the end of it stood a bucket, to show that this was meant. Wet stone and white paws: there is really nothing to discuss. Mruk put one down, took it up, shook it, and looked at what it had left.",
      pl: "Następne schody były jednak umyte. Lśniły od góry do dołu, pachniały mydłem, a na końcu stało wiadro, na znak, że to nie przypadek. Mokry kamień i białe łapy: właściwie nie ma o czym mówić. Mruk postawił jedną, podniósł, otrząsnął i spojrzał na to, co po niej zostało.",
      turns: [
        {
          titles: [
            ["A Step, a Look Round, a Step", "Stopień, spojrzenie za siebie, stopień"],
            ["Gone by the Time You Count Nine", "Nim policzysz do dziewięciu"],
          ],
          en: "On the wet stone there was a paw, quite clearly, with all its toes. While Mruk looked, the big toe went, then the others, and in the time it takes to count nine there was only stone. He put down another and turned to see. In this way he took the flight, a step, a look round, a step, and when the last trace had faded he was already there.",
          pl: "Na mokrym kamieniu została łapa, wyraźna, ze wszystkimi palcami. Kiedy Mruk na nią patrzył, znikł duży palec, potem pozostałe, i nim policzyłby do dziewięciu, był sam kamień. Postawił drugą i się obejrzał. Tak przeszedł całe schody, stopień, spojrzenie za siebie, stopień, a kiedy z tyłu zniknął ostatni ślad, był już na miejscu.",
        },
        {
          titles: [
            ["Past Nineteen Small Lakes", "Wzdłuż dziewiętnastu jezior"],
            ["At the Side, Where Nobody Walks", "Przy ścianie, gdzie nikt nie chodzi"],
          ],
          en: "Stairs are hollow in the middle, where everyone treads, and there the water stood. At the side nobody ever walks. There it had dried already, in a strip as wide as a cat with his stomach drawn in. Mruk drew his in. He passed nineteen small lakes without wetting a hair, though some stayed on the wall.",
          pl: "Schody są wydeptane pośrodku, gdzie chodzą wszyscy, i tam stała woda. Z boku, przy ścianie, nie chodzi nikt. Tam zdążyło wyschnąć, pasek szerokości kota, który wciągnie, co ma. Mruk wciągnął. Minął dziewiętnaście małych jezior i nie zmoczył ani włosa, choć kilka zostało na ścianie.",
        },
        {
          titles: [
            ["From Pane to Pane, and Dry", "Z szyby na szybę, suchą łapą"],
            ["Warm Feet into the Bargain", "I jeszcze ogrzał łapy"],
          ],
          when: {
            weather: ["clear"],
            timeSlot: ["morning", "afternoon"],
          },
          en: "The sun had come in by the landing window and laid four squares of light on the wet stairs, one to a pane. They dried as he watched, from the middle outwards. Mruk stepped into the first and stood there until it was dull. The second was a jump away, the third two steps farther. In this way he crossed the whole flight, from pane to pane, and warmed his feet as well.",
          pl: "Przez okno na podeście weszło słońce i położyło na mokrych schodach cztery kwadraty, od każdej szyby jeden. Tam, gdzie leżały, schło w oczach, od środka. Mruk stanął w pierwszym i poczekał, aż zmatowieje. Do drugiego trzeba było skoczyć, trzeci był o dwa stopnie dalej. Tak przeszedł wszystko, z szyby na szybę, i jeszcze ogrzał sobie łapy.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
        day: "working day",
      },
      en: "On the stairs stood a sofa, on its end. It was wedged between the wall and the banister, with a man above it and a man below. “Lift,” said the upper. “I’m lifting,” said the lower. Neither was; each held it for the other’s sake. There was not room beside it for a newspaper, let alone a cat.",
      pl: "Na schodach stała kanapa, na sztorc. Zaklinowała się między ścianą a poręczą, z jednym panem powyżej i z drugim poniżej. „Podnieś” – mówił górny. „Podnoszę” – mówił dolny. Nie podnosił żaden; każdy trzymał ją ze względu na tego drugiego. Obok nie zmieściłaby się gazeta, a co dopiero kot.",
      turns: [
        {
          titles: [
            ["Plush Instead of Nineteen Steps", "Nie stopnie, tylko plusz"],
            ["They Let Go, Both Together, to See", "Puścili obaj naraz, na próbę"],
          ],
          en: "“Break,” said the upper man. They let go, both together, to see, and it stayed. It lay aslant over the whole flight, and they sat on the steps beneath and unwrapped their rolls. Mruk walked across it from end to end. Where others count nineteen steps there was nothing but plush, brown, and in the crease somebody’s thimble.",
          pl: "„Przerwa” – powiedział górny. Puścili obaj naraz, na próbę, i stała. Leżała ukosem nad całymi schodami, a panowie usiedli pod nią na stopniach i rozwinęli bułki. Mruk przeszedł po niej od końca do końca. Tam, gdzie inni liczą dziewiętnaście stopni, był sam plusz, brązowy, a w szczelinie czyjś naparstek.",
        },
        {
          titles: [
            ["As Much as a Sack of Potatoes", "Tyle co worek kartofli"],
            ["It Only Wants a Little on the Right", "Trzeba tylko dociążyć z prawej"],
          ],
          en: "“It only wants a little on the right,” panted the lower man, “as much as a sack of potatoes.” They had no sack. Mruk, who wished to see how things stood, jumped on to the arm, on the right. The sofa sighed, tipped, and was free; it slid round the corner as if it had been oiled. The men looked at each other. “What do we owe you?” said the upper.",
          pl: "„Trzeba tylko dociążyć z prawej – wysapał dolny. – Tyle co worek kartofli”. Worka nie mieli. Mruk, który chciał zobaczyć, jak stoją sprawy, wskoczył na poręcz kanapy, z prawej. Kanapa westchnęła, przechyliła się i puściła; weszła w zakręt jak po maśle. Panowie spojrzeli na siebie. „Ile płacimy?” – zapytał górny.",
        },
      ],
    },
    {
      en: "On the next landing, though, stood two ladies with bags, talking. They took up the whole width, and they had got no further than yesterday. Mruk sat down on the step before them and waited for a full stop. The taller drew breath while the shorter spoke, and the other way round; there was no more gap in it than in a wall.",
      pl: "Na następnym podeście stały jednak dwie panie z torbami i rozmawiały. Zajmowały całą szerokość i były dopiero przy wczoraj. Mruk usiadł o stopień przed nimi i czekał na kropkę. Wyższa nabierała powietrza, kiedy mówiła niższa, i na odwrót; dziur było w tym tyle co w murze.",
      turns: [
        {
          titles: [
            ["And Do You Know Who With?", "A wie pani, z kim?"],
            ["He Heard, and It Meant Nothing to Him", "Słyszał i nic mu to nie mówiło"],
          ],
          en: "“And do you know who with?” asked the taller, suddenly quite low. The bags were put down. The shorter came a step nearer, the taller did too, their hats touched, and along the banister, where a moment ago there had been two elbows, a passage appeared. Mruk used it. He heard who with. It meant nothing to him.",
          pl: "„A wie pani, z kim?” – zapytała wyższa, nagle całkiem cicho. Torby stanęły na ziemi. Niższa przysunęła się o krok, wyższa też, kapelusze się zetknęły i wzdłuż poręczy, gdzie przed chwilą były dwa łokcie, powstało przejście. Mruk z niego skorzystał. Słyszał, z kim. Nic mu to nie mówiło.",
        },
        {
          titles: [
            ["Tock, Said the Onion", "„Puk” – powiedziała cebula"],
            ["On the First Stair and on the Second", "Na pierwszym stopniu i na drugim"],
          ],
          en: "An onion put an end to the talk. It had been lying on top; it looked over the edge of a bag, and went. “Tock,” it said on the first stair, “tock” on the second. Both ladies turned after it, the taller with an arm out, the shorter with a cry, and down they went, still talking. It had reached the cellar before either of them took a breath.",
          pl: "Koniec rozmowie położyła cebula. Leżała na wierzchu, wyjrzała przez brzeg torby i poszła. „Puk” – powiedziała na pierwszym stopniu, „puk” na drugim. Obie panie rzuciły się za nią, wyższa z wyciągniętą ręką, niższa z okrzykiem, i zbiegły, nie przestając mówić. Cebula była w piwnicy, zanim któraś nabrała tchu.",
        },
        {
          titles: [
            ["“Excuse Us,” Said Mrs Halina", "Czemu zadziałała liczba mnoga?"],
            ["And Did You Hear?", "A słyszały panie?"],
          ],
          pays: ["on his own again"],
          needs: ["Mrs Halina’s bag"],
          en: "“Excuse us,” said Mrs Halina, from below. It was the “us” that did it. The ladies looked down and saw a bag of potatoes and beside it, at the same step, a cat. They made room at once, one to the left and one to the right, as you do for a procession. “And did you hear?” asked Mrs Halina when she was between them; so she stayed, and Mruk went on alone.",
          pl: "„Przepraszamy” – odezwała się z dołu pani Halina. Zadziałała liczba mnoga. Panie spojrzały w dół i zobaczyły torbę kartofli, a obok, na tym samym stopniu, kota. Rozstąpiły się od razu, jedna w lewo, druga w prawo, jak przed procesją. „A słyszały panie?” – zapytała pani Halina, kiedy była pośrodku, i już tam została. Mruk poszedł dalej sam.",
          picture: {
            place: "stairs",
            pose: "sit",
            on: "step",
            props: [],
            eyes: "open",
            look: "up",
            company: "halina",
            inHand: "bag",
          },
        },
      ],
    },
    {
      en: "In the middle of the stairs sat a stranger with flowers. He had on a clean collar and was looking at a door. From time to time he stood up, put out a finger to the bell, breathed in, and sat down again, on the same step, with the flowers across his knees. On one side of him was the wall, on the other were the carnations.",
      pl: "Na środku schodów siedział obcy pan z kwiatami. Miał czysty kołnierzyk i patrzył na jakieś drzwi. Od czasu do czasu wstawał, wyciągał palec do dzwonka, nabierał powietrza i siadał z powrotem, na tym samym stopniu, z kwiatami w poprzek kolan. Z jednej strony była przy nim ściana, z drugiej goździki.",
      turns: [
        {
          titles: [
            ["On the Other Side of the Bell", "Po drugiej stronie dzwonka"],
            ["Between the Carnations and the Banister", "Między goździki a poręcz"],
          ],
          en: "Mruk had seen enough. He squeezed in between the carnations and the banister, it tickled, and he shook himself. On these stairs his bell rings like a breakfast tray. “Who’s there?” said somebody at once behind the door. The stranger shot up, tugged at his collar, and looked down at Mruk with reproach and gratitude. The step was free.",
          pl: "Mruk widział już dość. Wcisnął się między goździki a poręcz, połaskotało go i się otrząsnął. Na tych schodach jego dzwonek brzmi jak taca ze śniadaniem. „Kto tam?” – odezwało się natychmiast za drzwiami. Pan się poderwał, szarpnął kołnierzyk i spojrzał na Mruka z wyrzutem i wdzięcznością. Stopień był wolny.",
        },
        {
          titles: [
            ["Four Sentences, the Last Very Short", "Cztery zdania, ostatnie krótkie"],
            ["You Think So?", "Tak pan myśli?"],
          ],
          en: "“It’s like this,” the stranger said to Mruk. He had four sentences. In the first he got stuck twice, in the second once; at the third his ears turned red; and the fourth was so short that it was over before it had begun. Mruk blinked. “You think so?” said the stranger. He got up, rang, and in his place on the step lay a carnation.",
          pl: "„To jest tak” – zaczął pan do Mruka. Miał cztery zdania. W pierwszym utknął dwa razy, w drugim raz, przy trzecim poczerwieniały mu uszy, a czwarte było takie krótkie, że się skończyło, zanim się zaczęło. Mruk mrugnął. „Tak pan myśli?” – powiedział pan. Wstał i zadzwonił, a tam, gdzie siedział, leżał goździk.",
        },
        {
          titles: [
            ["Or Only Nearly?", "Czy tylko prawie?"],
            ["The Small Girl Can Reach Now", "Ona już dosięga"],
          ],
          needs: ["the red ball"],
          en: "The small girl sat down next to the stranger, since her ball had stopped against his shoes. “Are you going to ring,” she asked, “or only nearly?” He said that he was thinking about it. “I can reach now,” said the girl. She stood on tiptoe and rang, for as long as she could hold it. The stranger rose like a cork. There was nobody on the step any more.",
          pl: "Mała dziewczynka usiadła obok obcego pana, bo piłka zatrzymała się na jego butach. „Będzie pan dzwonił – zapytała – czy tylko prawie?” Pan powiedział, że się zastanawia. „Ja już dosięgam” – powiedziała dziewczynka. Stanęła na palcach i zadzwoniła, długo, póki starczyło sił. Pan wyskoczył jak korek. Na stopniu nie było już nikogo.",
        },
      ],
    },
    {
      en: "Somebody had tied a dog to the banister. He was small and white, he belonged to a visitor, and his lead was exactly as long as the stairs are wide. He had used the time to measure it. Whenever Mruk put a paw forward, on the left or on the right, the dog was there before it, with his tongue out, all attention.",
      pl: "Do poręczy ktoś uwiązał psa. Był mały i biały, przyszedł z wizytą, a smycz miał dokładnie tak długą, jak szerokie są schody. Zdążył to wymierzyć. Ilekroć Mruk wysunął łapę, z lewej czy z prawej, pies był tam przed nią, z wywieszonym językiem, cały do dyspozycji.",
      turns: [
        {
          titles: [
            ["Five Strolls, to the Left and the Right", "Pięć spacerów, w lewo i w prawo"],
            ["Like a Thread on a Reel", "Jak nitka na szpulkę"],
          ],
          en: "Mruk strolled to the left, and the dog went along, round the first baluster. Mruk strolled to the right. At every turn he admired the wall. After the fifth stroll the lead was wound up like a thread on a reel, and the dog sat close to the iron, very upright, and followed him with his eyebrows. Mruk passed, and strolled once the other way, to give him back a baluster.",
          pl: "Mruk przespacerował się w lewo i pies poszedł razem z nim, dookoła pierwszego pręta. Mruk przespacerował się w prawo. Na każdym nawrocie oglądał ścianę. Po piątym spacerze smycz była nawinięta jak nitka na szpulkę, a pies siedział tuż przy żelazie, bardzo wyprostowany, i wodził za nim brwiami. Mruk przeszedł, a potem zrobił jeden spacer w drugą stronę, żeby mu jeden pręt oddać.",
        },
        {
          titles: [
            ["Closer Than Was Necessary", "Bliżej, niż było trzeba"],
            ["A Tail Across a White Back", "Na białym grzbiecie ogon"],
          ],
          en: "Behind the door somebody laughed, and a plate was put down. The dog’s ears sank. He looked at the door, he looked at the knot, and lay down with his chin on the step, as if he had been left over. Mruk considered the matter from above. He went past closer than was necessary, and for the breadth of a stair there was a tail across a white back.",
          pl: "Za drzwiami ktoś się zaśmiał i stuknął talerz. Psu opadły uszy. Spojrzał na drzwi, spojrzał na węzeł i położył się z brodą na stopniu, jak coś, co zostało po przyjęciu. Mruk przyjrzał się temu z góry. Minął go bliżej, niż było trzeba, i przez szerokość schodka na białym grzbiecie leżał ogon.",
        },
        {
          titles: [
            ["He Answered, Quite High", "Odpowiedział, i to wysoko"],
            ["He Went On Singing over the Plates", "Ponad talerzami śpiewał jeszcze długo"],
          ],
          needs: ["Staś’s note"],
          en: "Staś’s second note came down the stairs. The dog heard it and sat up. He pointed his nose at the ceiling, shut his eyes and answered, quite high, and held it until Staś ran out of breath. A door flew open. “What’s the matter?” cried the visitor, and carried him in under her arm, lead and all. He went on singing in there, over the plates.",
          pl: "Drugi dźwięk Stasia przyszedł po schodach. Pies usłyszał i usiadł prosto. Uniósł nos ku sufitowi, zamknął oczy i odpowiedział, wysoko, i trzymał, aż Stasiowi zabrakło tchu. Otworzyły się drzwi. „Co się stało?” – zawołała pani i zabrała go do środka pod pachą, razem ze smyczą. Śpiewał tam dalej, ponad talerzami.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["evening"],
        between: ["10-05", "03-20"],
      },
      en: "At that moment the light went out, by itself, as it does. This means little to a cat; but half a flight further on somebody had been coming with a pot of soup, in both hands, and did not dare to take another step. “Hello?” said the soup. It stood in the middle, it steamed, and there was no room to the left or right of it.",
      pl: "W tej chwili zgasło światło, samo, jak to ono. Kotu to niewiele robi, ale o pół piętra dalej ktoś szedł z garnkiem zupy, w obu rękach, i nie śmiał postawić stopy. „Halo?” – powiedziała zupa. Stała pośrodku, parowała, a z lewej ani z prawej nie było obok niej miejsca.",
      turns: [
        {
          titles: [
            ["Ring, Slipper, Ring, Slipper", "Dzwonek, kapeć, dzwonek, kapeć"],
            ["Not a Drop Was Missing", "Nie ubyło ani kropli"],
          ],
          en: "Mruk moved, and it rang. The soup turned to where it had rung. “Go on,” it said. He went down a step and rang; the soup felt for the step with its slipper and found it. So they went, ring, slipper, ring, slipper, as far as the next landing, where there is a button. In the light it was barley. Not a drop was missing.",
          pl: "Mruk się ruszył i zadzwoniło. Zupa zwróciła się w tamtą stronę. „Jeszcze” – poprosiła. Zszedł o stopień i zadzwonił; zupa pomacała kapciem i stopień znalazła. Tak szli, dzwonek, kapeć, dzwonek, kapeć, aż na podest, gdzie jest guzik. W świetle okazało się, że to krupnik. Nie ubyło ani kropli.",
        },
        {
          titles: [
            ["Who’s There? Soup", "Kto tam? Zupa"],
            ["Three Strips of Light, a Nose in Each", "Trzy smugi, w każdej nos"],
          ],
          en: "“Hello?” said the soup, a little louder. Behind a door a chain rattled; a strip of light fell on the wall. “Who’s there?” “Soup.” Above, another door opened because the first had, and below it a third. Three strips lay across the stairs, with a nose in each. “What sort?” somebody asked. While this was being settled Mruk went by beneath the pot, from strip to strip.",
          pl: "„Halo?” – powiedziała zupa, trochę głośniej. Za drzwiami zabrzęczał łańcuch; na ścianę padła smuga światła. „Kto tam?” „Zupa”. Wyżej otworzyły się drugie, bo otworzyły się pierwsze, a niżej trzecie. W poprzek schodów leżały trzy smugi i w każdej był nos. „Jaka?” – zapytał ktoś. Kiedy to ustalano, Mruk przeszedł pod garnkiem, od smugi do smugi.",
        },
      ],
    },
    {
      en: "On the stairs, however, a bell is not what it is on a carpet. It falls down the well, strikes the cellar door, and comes up again with company. At the second step a head asked whether it was the post; at the fourth another head, whether it was ice cream. Mruk stood between the two of them with a paw in the air. That is no way to travel.",
      pl: "Na schodach dzwonek nie jest jednak tym, czym jest na dywanie. Spada na samo dno, odbija się od drzwi piwnicy i wraca z towarzystwem. Przy drugim stopniu jakaś głowa spytała, czy to poczta, przy czwartym inna, czy to lody. Mruk stał między nimi z łapą w powietrzu. Tak się nie podróżuje.",
      turns: [
        {
          titles: [
            ["Not Ice Cream and Not the Post", "To nie lody i nie poczta"],
            ["You Could Have Driven Sheep", "Można by przepędzić owce"],
          ],
          en: "“It’s not ice cream,” said the lower head. “And not the post,” said the upper. Since they were both there anyway, they began on the neighbours, then on cabbage, then on somebody’s daughter who sings. Their voices crossed in the stairwell and filled it to the attic. You could have driven sheep beneath. Mruk went by, ringing as he liked.",
          pl: "„To nie lody” – powiedziała dolna głowa. „I nie poczta” – powiedziała górna. A skoro obie już stały, zaczęły o sąsiadach, potem o kapuście, a potem o czyjejś córce, która śpiewa. Głosy krzyżowały się na klatce i wypełniały ją po sam strych. Pod spodem można by przepędzić owce. Mruk przeszedł, dzwoniąc, ile chciał.",
        },
        {
          titles: [
            ["Three Trams in All", "W sumie trzy tramwaje"],
            ["He Did Not Scratch, Although There Was Cause", "Nie podrapał się, choć było gdzie"],
          ],
          en: "Mruk let the doors shut and sat still. In the street the fifteen came along; the window panes buzzed, the letter boxes rattled, and under cover of it he took eleven steps. It was past; he stood. He did not scratch, although there was cause. Seven minutes later came the next. It cost him three trams in all, and nobody inquired after ice cream.",
          pl: "Mruk poczekał, aż drzwi się zamkną, i siedział cicho. Ulicą nadjechała piętnastka; zabrzęczały szyby, zadygotały skrzynki na listy i pod tą osłoną zrobił jedenaście kroków. Przejechała; stanął. Nie podrapał się, choć było gdzie. Po siedmiu minutach nadjechała następna. Kosztowało go to w sumie trzy tramwaje i o lody nikt już nie pytał.",
        },
        {
          titles: [
            ["A Cow Could Have Gone By with Her Bell", "Przeszłaby krowa z dzwonkiem"],
            ["All the Heads Said “Staś!”", "Wszystkie głowy: „Stasiu!”"],
          ],
          needs: ["Staś’s note"],
          en: "Staś blew his second note. It was a long one, and the well liked it. It went down to the cellar, met itself coming up, and stood in the stairs like a pillar; the panes sang, the letter boxes sang, and all the heads turned upwards and said “Staś!” For as long as he had breath a cow could have gone by with her bell on. Mruk went by at a trot, ringing.",
          pl: "Staś zagrał drugi dźwięk. Był długi i klatce się spodobał. Zszedł do piwnicy, spotkał sam siebie w drodze powrotnej i stanął na schodach jak słup; śpiewały szyby, śpiewały skrzynki na listy, a wszystkie głowy zwróciły się ku górze i powiedziały: „Stasiu!” Dopóki starczyło mu tchu, mogłaby tamtędy przejść krowa z dzwonkiem. Mruk przeszedł kłusem, dzwoniąc.",
        },
      ],
    },
  ],
  scenes: [
    {
      titles: [
        ["Nobody Overtakes a Lady with Potatoes", "Damy z kartoflami się nie wyprzedza"],
        ["A Step, a Breath, the Bag", "Stopień, oddech, torba"],
      ],
      pays: ["Mrs Halina’s bag"],
      en: "“Eighteen, nineteen,” said Mrs Halina, who counts under her breath, and put down her bag. There used to be fewer, she told Mruk, and they were lower. Would he be so kind as to walk beside her? With company it is easier. So they went on at her pace: a step, a breath, the bag. He had been in a hurry. But nobody overtakes a lady with potatoes.",
      pl: "„Osiemnaście, dziewiętnaście” – powiedziała pani Halina, która liczy pod nosem, i postawiła torbę. Dawniej, oznajmiła Mrukowi, było ich mniej i były niższe. Czy nie zechciałby iść obok? W towarzystwie idzie się lżej. Szli więc dalej jej krokiem: stopień, oddech, torba. Mrukowi się spieszyło. Ale damy z kartoflami się nie wyprzedza.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "half", company: "halina", inHand: "bag" },
    },
    {
      titles: [
        ["Asked for a Second Opinion", "Druga opinia w sprawie żarówki"],
        ["And Who’s to Blame?", "A na kogo będzie?"],
      ],
      pays: ["the dead bulb"],
      en: "Mr Zenon was coming down with a light bulb at his ear. He shook it; something in it tinkled. He held it out to Mruk and shook it again, for a second opinion. “Burnt out, then,” Mr Zenon decided. “And who’s to blame? The caretaker.” He went to look for the culprit, from the lamp upwards, stair by stair, and asked Mruk to keep out of the way in the meantime.",
      pl: "Pan Zenon schodził z żarówką przy uchu. Potrząsnął nią; coś w niej zabrzęczało. Wyciągnął ją do Mruka i potrząsnął jeszcze raz, żeby zasięgnąć drugiej opinii. „Czyli przepalona – orzekł pan Zenon. – A na kogo będzie? Na dozorcę”. Poszedł szukać winnego, od lampy w górę, stopień po stopniu, i prosił Mruka, żeby się tymczasem nie kręcił pod nogami.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "open", look: "up", camera: "half", company: "zenon" },
    },
    {
      titles: [
        ["How Deep Is It?", "Jak tam głęboko?"],
        ["Lower and a Little Dusty", "Niższy i trochę zakurzony"],
      ],
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      pays: ["Staś’s note"],
      en: "Staś put his trumpet between two balusters and blew a single note down the well, to hear how deep it is. It fell past all the doors. For a while there was nothing; then it came up again, lower and a little dusty, and behind it, from under the ground, a cough. “I’ll do the second one in a minute,” Staś told Mruk, “when I’ve got my breath back.”",
      pl: "Staś wsunął trąbkę między dwa pręty poręczy i zagrał w dół jeden dźwięk, żeby usłyszeć, jak tam głęboko. Dźwięk poleciał obok wszystkich drzwi. Przez chwilę nie było nic, potem wrócił, niższy i trochę zakurzony, a za nim, spod ziemi, przyszło kaszlnięcie. „Drugi zagram za chwilę – powiedział Staś do Mruka – jak tylko odetchnę”.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "wide", company: "stas", inHand: "trumpet" },
    },
    {
      titles: [
        ["Up and Down like a Patrol", "W górę i w dół, jak patrol"],
        ["The Third Time He Looked under Mruk", "Zajrzał też pod Mruka"],
      ],
      pays: ["the keys on the stairs"],
      en: "Tomek came down, patting his pockets. “Good day, Director.” Soon he came up again, patting the others. He had had his keys in his hand on the stairs, he said, and then he had blown his nose. The third time he looked under Mruk. For a while Tomek went up and down like a patrol. Then he said that they would turn up, as they always do.",
      pl: "Zszedł Tomek, klepiąc się po kieszeniach. „Dzień dobry, dyrektorze”. Niebawem wszedł z powrotem, klepiąc się po drugich. Na schodach miał klucze jeszcze w ręku, powiedział, a potem wycierał nos. Za trzecim razem zajrzał pod Mruka. Jeszcze przez chwilę chodził w górę i w dół jak patrol. Potem powiedział, że się znajdą, bo zawsze się znajdują.",
      picture: { place: "stairs", pose: "sit", props: [], eyes: "half", company: "tomek" },
    },
    {
      titles: [
        ["Did It Say Where It Was Going?", "Mówiła, dokąd idzie?"],
        ["At the Turn It Kept to the Right", "Na zakręcie trzymała się prawej"],
      ],
      pays: ["the red ball"],
      en: "A ball came down by itself. It was red, it took the steps one by one, without hurrying, and at the turn it kept to the right. Mruk stood aside. A small girl leaned over from above. “Did it say where it was going?” she asked, and came down after it in her socks. It had never been out alone before, she said. Would he keep an eye open for it?",
      pl: "Sama z siebie schodziła piłka. Była czerwona, szła stopień po stopniu, bez pośpiechu, a na zakręcie trzymała się prawej strony. Mruk ustąpił jej z drogi. Z góry wychyliła się mała dziewczynka. „Mówiła, dokąd idzie?” – zapytała i zeszła za nią w skarpetkach. Piłka jeszcze nigdy nie wychodziła sama, wyjaśniła. Czy mógłby mieć oko?",
    },
    {
      titles: [
        ["The Wind Came to See Who Lived There", "Wiatr przyszedł zobaczyć, kto tu mieszka"],
        ["No Way Back Now, Only On", "Teraz już tylko dalej"],
      ],
      when: {
        weather: ["wind"],
      },
      pays: ["the wind in the house"],
      en: "Somebody had left the front door open, and the wind came up the stairs to see who lived there. It lifted every mat and looked beneath. It blew through the letter boxes, went up past Mruk with its hands in his fur, and on the third floor shut the door of the flat behind him. Bang, it said, and after that another, higher up. There was no way back now, only on.",
      pl: "Ktoś nie zamknął drzwi na dole i po schodach wszedł wiatr, zobaczyć, kto tu mieszka. Podniósł każdą wycieraczkę i zajrzał pod spód. Przedmuchał skrzynki na listy, przejechał Mrukowi pod włos i na trzecim piętrze zatrzasnął za nim mieszkanie. Huknęło, a zaraz potem jeszcze raz, wyżej. Odwrotu nie było, można było iść tylko dalej.",
    },
    {
      titles: [
        ["You Look Reliable", "Na godnego zaufania"],
        ["On Duty, over a Cake", "Na służbie nad tortem"],
      ],
      pays: ["the cake box"],
      en: "A visitor with a cake box came up, reading the names on the doors. She compared them with a slip of paper and shook her head. Then she looked at Mruk. “You look reliable,” she said, and put the box down in front of him. “I’ll only see whether it’s higher up.” So he sat there before a cake, on duty, and got no further. After some time she fetched it, thanked him, and went on trying doors.",
      pl: "Po schodach wchodziła pani z pudłem od tortu i czytała nazwiska na drzwiach. Porównywała je z karteczką i kręciła głową. Potem spojrzała na Mruka. „Pan wygląda na godnego zaufania – powiedziała i postawiła przed nim pudło. – Zobaczę tylko, czy to nie wyżej”. Siedział więc nad tortem, na służbie, i nie ruszał się z miejsca. Po jakimś czasie odebrała pudło, podziękowała i próbowała dalej, drzwi po drzwiach.",
    },
  ],
};
