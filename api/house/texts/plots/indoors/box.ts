import type { Plot } from "#api/house/texts/model.ts";

/** A cardboard box stands by the bookshelf, and somebody else has plans for it. With Ola, and one more. */
export const box: Plot = {
  name: "box",
  category: "Playtime",
  wishes: [
    {
      en: "A box had come into the house, and Mruk knew at once whom it was for. It smelled of glue, of distance and of some warehouse cat. There had been a lamp in it, but only as packing, to keep the box from being dented on the way. Now it stood open by the bookshelf, and he went to take delivery.",
      pl: "Do domu przyszedł karton i Mruk od razu wiedział, dla kogo. Pachniał klejem, dalą i jakimś kotem z magazynu. W środku była wprawdzie lampa, ale tylko jako wypełnienie, żeby się karton po drodze nie pogniótł. Teraz stał otwarty przy regale i Mruk poszedł go odebrać.",
      picture: { place: "box", pose: "walk", props: [], eyes: "open", by: "wall", inBox: false, company: "nobody" },
      endings: [
        {
          titles: [
            ["Are the Contents Complete?", "Co z zawartością?"],
            ["Four White Paws and Two Ears, as Listed", "Cztery białe łapy i para uszu, według spisu"],
            ["But It Came Like That", "Takie już przyszło"],
          ],
          en: "Under the lamp Ola found the delivery note. Recipients, it said, should make sure that the contents were complete. She bent over the edge. Four white paws, she counted, a tail, a bell, two ears. “Left ear slightly damaged,” she added, “but it came like that,” and signed. The copy was for the recipient. She held it over the box, and the box drew it in by one corner.",
          pl: "Pod lampą Ola znalazła kwit dostawy. Odbiorca, stało tam, powinien sprawdzić, czy zawartość jest kompletna. Nachyliła się nad krawędzią. Cztery białe łapy, policzyła, ogon, dzwonek, dwoje uszu. „Lewe lekko uszkodzone – dopisała – ale takie przyszło” i podpisała. Kopia była dla odbiorcy. Podała ją nad krawędzią, a karton wciągnął ją za róg.",
          picture: {
            place: "box",
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
            ["To Mruk, Third Floor", "Dla Mruka, trzecie piętro"],
            ["The Third Was Underlined", "Trzecie, i to podkreślone"],
            ["This Way Up", "Tą stroną do góry"],
          ],
          en: "A parcel without a name worries tidy people. Ola knelt down and wrote in pencil, on the side of the box, “Mruk”, then “third floor”, and underlined the third. It still looked bare, and she added an arrow and “this way up”. From inside came a low sound, as of a fridge that has been told something nice. Then a white paw appeared and lay down across the arrow.",
          pl: "Paczka bez nazwiska niepokoi ludzi porządnych. Ola uklękła i napisała ołówkiem na boku kartonu „Mruk”, potem „trzecie piętro”, i trzecie podkreśliła. Dalej było jakoś łyso, dodała więc strzałkę i „tą stroną do góry”. Ze środka odezwał się niski pomruk, jak z lodówki, której powiedziano coś miłego. Potem wysunęła się biała łapa i położyła się na strzałce.",
        },
      ],
    },
    {
      titles: [["All the Way up the Stairs", "Po wszystkich schodach"]],
      en: "What Mruk had always lacked in this flat was a room of his own. Now there stood a brown one by the bookshelf, with six square walls, and only the upper one open. It had been carried up all the stairs to him, and not many rooms can say that. He went to look it over from inside, and meant to stay.",
      pl: "Mrukowi zawsze brakowało w tym mieszkaniu własnego pokoju. Teraz taki pokój, brązowy, stał przy regale: sześć równych ścian, z których tylko górna była otwarta. Wniesiono mu go po wszystkich schodach, a niewiele pokoi może to o sobie powiedzieć. Mruk poszedł go obejrzeć od środka, z zamiarem pozostania.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "smile",
        look: "away",
        by: "wall",
        inBox: false,
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["All Four Corners, Please", "Wszystkie cztery, jeśli można"],
            ["As Much of the World as He Needed", "Tyle świata, ile trzeba"],
          ],
          en: "Inside, everything was within reach, since there was nothing. Mruk tried the corners of his room one by one, as guests try the beds in a villa, and took all four. Through a crack he could see the leg of a chair, which was as much of the world as he needed. By and by Ola’s slipper came up to it, stood a while, turned on its heel and went away on tiptoe.",
          pl: "W środku wszystko było pod łapą, bo nic tam nie było. Mruk wypróbował po kolei kąty swojego pokoju, tak jak goście próbują łóżek w willi, i wybrał wszystkie cztery. Przez szparę widział nogę krzesła, czyli dokładnie tyle świata, ile potrzebował. Po jakimś czasie podszedł do niej kapeć Oli, postał, obrócił się na pięcie i odszedł na palcach.",
        },
        {
          titles: [
            ["She Knocked, Twice", "Najpierw się puka"],
            ["Houses Settle", "Domy już tak mają, że osiadają"],
          ],
          en: "In time a wall of the new room began to lean, as walls will when they are leaned on. Mruk did not mind; houses settle. When Ola wanted the dictionary from the shelf behind, she came as far as the corner, thought better of it and knocked on the cardboard, twice. There was no answer. Then a tail that had been hanging out over the wall was drawn in, to let her pass.",
          pl: "Z czasem jedna ze ścian nowego pokoju zaczęła się odchylać, jak to ściana, o którą się ktoś opiera. Mrukowi to nie przeszkadzało, domy osiadają. Kiedy Ola potrzebowała słownika z regału, doszła do rogu, namyśliła się i zapukała w tekturę, dwa razy. Nikt się nie odezwał. Potem ogon, wywieszony dotąd przez ścianę, schował się, żeby mogła przejść.",
        },
        {
          titles: [
            ["Up to the Ears", "Po same uszy"],
            ["The News That the Kettle Had Boiled", "Z wiadomością, że woda się zagotowała"],
          ],
          en: "In his own room, up to the ears, Mruk received visitors. Ola brought him a biscuit, then a sheet of newspaper for the floor, then the news that the kettle had boiled. He listened to it all with his eyes half closed, like a minister, and refused nothing. When Ola had gone he moved the newspaper over to the wall, where other people hang pictures.",
          pl: "We własnym pokoju, zanurzony po uszy, Mruk przyjmował gości. Ola przyniosła mu herbatnik, potem arkusz gazety na podłogę, potem wiadomość, że woda się zagotowała. Wysłuchał wszystkiego z przymkniętymi oczami, jak minister, i niczego nie odmówił. Kiedy wyszła, przesunął gazetę pod ścianę, tam gdzie się wiesza obrazy.",
          picture: { place: "box", pose: "ears", props: [], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["A Furnished Room, Cushion Included", "Pokój umeblowany, z poduszką"],
            ["What Goes In First?", "Od czego zaczyna się mieszkanie?"],
          ],
          needs: ["the cushion"],
          en: "A room wants furniture, and the cushion stood ready at the wall. Mruk took it by a corner, got in backwards and pulled. It came over the edge as sofas come in by a window, stuck, groaned, and landed on top of him. When Ola looked in there was a cushion in the room and nothing else. Then the cushion turned over twice, sank in the middle, and put out two ears.",
          pl: "Do pokoju trzeba mebli, a poduszka stała gotowa pod ścianą. Mruk chwycił ją za róg, wszedł tyłem i ciągnął. Szła przez krawędź tak, jak idą kanapy przez okno, utknęła, stęknęła i wylądowała na nim. Kiedy Ola zajrzała, w pokoju była poduszka i nic więcej. Potem poduszka obróciła się dwa razy, zapadła się pośrodku i wystawiła uszy.",
        },
      ],
    },
    {
      titles: [["For a Second Opinion", "Po drugą opinię"]],
      en: "The size of Mruk’s waist, which Ola once took with a tape measure, is pencilled on the door frame. He does not accept the figure. Anybody who wants to know how large a cat is must put him into something; and by the bookshelf there now stood a box, with straight edges and an honest look. He went over for a second opinion.",
      pl: "Na framudze zapisano ołówkiem, ile Mruk ma w pasie, bo Ola zmierzyła go kiedyś krawieckim centymetrem. On tej liczby nie uznaje. Żeby się dowiedzieć, jak duży jest kot, trzeba go w coś włożyć, a przy regale stał właśnie karton, o prostych krawędziach i z wyglądu uczciwy. Poszedł po drugą opinię.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "grump",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          en: "From above it could be seen quite clearly: Mruk reached from wall to wall of the box, and where it had corners, so had he. Ola went to the door frame, took the pencil from behind her ear and wrote under her old figure: “one box”. When she looked round, two green eyes were still waiting for something. She went for a rubber and rubbed the old figure out.",
          pl: "Z góry było to widać wyraźnie: Mruk sięgał w kartonie od ściany do ściany, a tam, gdzie karton miał rogi, miał je i on. Ola podeszła do framugi, wyjęła zza ucha ołówek i pod dawną liczbą napisała: „jeden karton”. Kiedy się obejrzała, dwoje zielonych oczu jeszcze na coś czekało. Poszła po gumkę i dawną liczbę wytarła.",
          picture: { place: "box", pose: "ears", props: [], eyes: "wide", company: "nobody" },
        },
        {
          titles: [
            ["And from Behind?", "A jak z tyłu?"],
            ["Like a Good Overcoat, All the Way Round", "Jak dobry płaszcz, także z tyłu"],
            ["When He Turns, So Does the Box", "On w lewo, karton w lewo"],
          ],
          en: "The box fitted so exactly that when Mruk turned to the left, to see how it looked from behind, it turned with him. He stopped, and it stopped. He went to the right, and round it came, like a good overcoat. Two fine curves remained on the parquet, with a single centre. When Ola entered he was facing the bookshelf. When she left, he was facing Ola.",
          pl: "Karton leżał tak dobrze, że kiedy Mruk obrócił się w lewo, żeby się zobaczyć od tyłu, obrócił się razem z nim. Mruk stanął, stanął i karton. Ruszył w prawo, a ten za nim, jak porządny płaszcz. Na parkiecie zostały dwa cienkie łuki o wspólnym środku. Kiedy Ola wchodziła, Mruk siedział przodem do regału. Kiedy wychodziła, siedział przodem do Oli.",
          picture: { place: "box", pose: "loaf", props: [], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["Third Opinion, from the Gutter", "Trzecia opinia, od rynny"],
            ["Prezes Lets Go of the Straw", "Prezes wypuszcza słomkę"],
          ],
          needs: ["Prezes"],
          en: "A third opinion came through the pane. Prezes had measured the box with great care, and now there was a cat in it, up to the corners, with the edges bulging. He went along the tin and did the sum again with his right eye. The straw fell from his beak. Then he drew in his neck and walked off to the gutter, sideways, to look narrower. Mruk breathed out, and the box creaked.",
          pl: "Trzecia opinia przyszła zza szyby. Prezes obliczył karton bardzo starannie, a teraz siedział w nim kot, po same rogi, aż wybrzuszały się ściany. Przeszedł się po blasze i policzył jeszcze raz, prawym okiem. Słomka wypadła mu z dzioba. Potem wciągnął szyję i oddalił się do rynny, bokiem, żeby wyglądać szczuplej. Mruk zrobił wydech i karton skrzypnął.",
        },
      ],
    },
    {
      titles: [["Nobody Had Touched the Paper", "Papieru nikt nie dotykał"]],
      en: "Whatever comes into this flat is inspected by Mruk, and boxes are inspected from within. That is the procedure. He had barely put a paw over the edge of the new box by the bookshelf when the paper at the bottom rustled. Nobody had touched it. A serious cat cannot leave such a thing unexplained, and he made ready to go in.",
      pl: "Wszystko, co wchodzi do tego mieszkania, przechodzi kontrolę Mruka, a kartony kontroluje się od środka. Taka jest procedura. Ledwie przełożył łapę przez brzeg nowego kartonu przy regale, papier na dnie zaszeleścił. Nikt go nie dotykał. Poważny kot nie może zostawić czegoś takiego bez wyjaśnienia, więc Mruk szykował się do wejścia.",
      picture: {
        place: "box",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "down",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["The Inspection Had Already Been Held", "Ktoś już kontrolował"],
            ["Room for a Second Signature", "Miejsce na drugi podpis"],
          ],
          en: "The rustling was only the paper, coming unfolded. But on the cardboard under it, in dust, Mruk found the print of a paw. It was round, it had four toes, and it was smaller than his. Somewhere a long way off the inspection had already been held. He sniffed at the print for some time. Then he set his own paw beside it, where the second signature goes.",
          pl: "Szeleścił tylko papier, bo się rozprostowywał. Ale pod nim, na tekturze, w kurzu, Mruk znalazł odcisk łapy. Był okrągły, o czterech palcach i mniejszy niż jego własny. Gdzieś daleko stąd kontrola już się odbyła. Wąchał ten ślad dość długo. Potem postawił obok swoją łapę, tam gdzie zostawia się miejsce na drugi podpis.",
          picture: { place: "box", pose: "sit", props: [], eyes: "open", company: "nobody", look: "down" },
        },
        {
          titles: [
            ["What Is He Doing in There?", "Co on tam robi?"],
            ["Corner by Corner", "Róg po rogu"],
          ],
          en: "The rustle turned out to be the paper itself. Somebody in a hurry had folded it small, and whenever it believed itself alone, it undid another corner. Mruk sat down on the bottom of the box to be present. “What’s he doing in there?” said Ola, and bent over the edge. For a good while both looked at the same spot. A corner stirred, and began to rise.",
          pl: "Okazało się, że szeleści sam papier. Ktoś w pośpiechu złożył go drobno i teraz papier, ilekroć sądził, że jest sam, rozkładał kolejny róg. Mruk usiadł na dnie kartonu, żeby być przy tym obecny. „Co on tam robi?” – powiedziała Ola i nachyliła się nad krawędzią. Dobrą chwilę patrzyli we dwoje w to samo miejsce. Jeden róg drgnął i zaczął się podnosić.",
          picture: { place: "box", pose: "sit", props: [], eyes: "wide", look: "down", company: "ola" },
        },
      ],
    },
    {
      en: "Things go past in the front room: laces, hems, the corners of newspapers. Mruk knows every one of them, and they know him, which is the trouble, because from an armchair you can surprise nobody. He needed cover. And now there was a box by the bookshelf, at the very spot where the way to the kitchen crosses the way to the door.",
      pl: "Przez pokój od ulicy stale coś przechodzi: sznurowadła, rąbki, rogi gazet. Mruk zna je wszystkie, ale i one znają jego i w tym kłopot, bo z fotela nikogo nie da się zaskoczyć. Potrzebna była kryjówka. I oto przy regale stał karton, akurat tam, gdzie droga do kuchni krzyżuje się z drogą do drzwi.",
      picture: { place: "stove", pose: "crouch", props: [], eyes: "wide", on: "armchair", company: "nobody" },
      endings: [
        {
          titles: [
            ["Nothing Came out Again", "Stamtąd nic nie wraca"],
            ["A Pencil and Half of a Ribbon", "Ołówek, a do tego pół wstążki"],
            ["A Slipper for the Toll", "Kapeć jako danina"],
          ],
          en: "From time to time a paw came up over the edge of the box, felt for whatever was going by, a shoelace, a sleeve, and drew it in. Nothing came out again. Ola lost a pencil in this way, and half a ribbon. In the end she put down a slipper, as a tribute, and after that the traffic went undisturbed, on the far side and somewhat faster.",
          pl: "Od czasu do czasu znad krawędzi kartonu wysuwała się łapa, macała, co akurat przechodzi, sznurowadło, rękaw, i wciągała to do środka. Nic nie wracało. Ola straciła w ten sposób ołówek i pół wstążki. W końcu położyła obok kapeć, jako daninę, i od tej pory ruch odbywał się bez zakłóceń, drugą stroną i trochę szybciej.",
          picture: { place: "box", pose: "ears", props: ["single slipper"], eyes: "wide", company: "nobody" },
        },
        {
          titles: [
            ["Too Good, as Hiding Places Go", "Za dobra na kryjówkę"],

            ["If She Weighed Nine Kilograms", "Przy dziewięciu kilogramach"],
          ],
          en: "As a hiding place the box was too good. Ola came through and called him, came back and looked under the armchair, came a third time and rattled the tin. At last she sat down on the floor, to consider where she would go if she weighed nine kilograms, and leaned her back against the cardboard. A white paw appeared over the edge and took her by the collar.",
          pl: "Jako kryjówka karton był za dobry. Ola przeszła i wołała, wróciła i zajrzała pod fotel, za trzecim razem przyszła grzechotać puszką. W końcu usiadła na podłodze, żeby się zastanowić, dokąd by poszła, gdyby ważyła dziewięć kilogramów, i oparła się plecami o tekturę. Znad krawędzi wysunęła się biała łapa i wzięła ją za kołnierz.",
        },
        {
          titles: [
            ["An Ambush That Comes by Tram", "Zasadzka, która jeździ tramwajem"],
            ["One Finger Nearer with Every Fifteen", "Co piętnastka, to palec bliżej"],
          ],
          needs: ["the trams"],
          en: "By the ninth tram the box stood in the doorway, and Mruk lay inside with his ears down. Ola came with a tray and her eyes on the cups. She knew where the box was: by the bookshelf. A white paw came out and took the lace of her left shoe, without haste. Nobody had ever been so surprised by furniture.",
          pl: "Przy dziewiątym tramwaju karton stał w drzwiach, a w środku leżał Mruk z położonymi uszami. Ola szła z tacą i patrzyła na filiżanki. Wiedziała, gdzie jest karton: przy regale. Wysunęła się biała łapa i bez pośpiechu wzięła ją za sznurowadło. Nikogo tak jeszcze nie zaskoczył mebel.",
        },
        {
          titles: [
            ["Two Ears as Large as Wardrobes", "Na ścianie uszy jak szafy"],
            ["Somebody Had Lit Him from Behind", "Kto postawił lampę na podłodze?"],
          ],
          when: {
            timeSlot: ["evening"],
            between: ["10-15", "03-01"],
          },
          en: "It was dark outside, and Ola had stood the lamp on the floor while she dusted the shelf. Mruk, deep in his box, raised his head to look for a hem. Across the whole wall went two ears, as large as wardrobes, and after them a paw like a ladder. Ola let out a cry and dropped the duster. Mruk had heard the cry, seen the wall, and was flat at the bottom.",
          pl: "Na dworze było ciemno, a Ola, wycierając regał, postawiła lampę na podłodze. Mruk, skryty w kartonie, podniósł głowę, żeby rozejrzeć się za jakimś rąbkiem. Przez całą ścianę przeszło dwoje uszu, wielkich jak szafy, a za nimi łapa jak drabina. Ola krzyknęła i upuściła ściereczkę. Mruk słyszał krzyk, widział ścianę i leżał już płasko na samym dnie.",
        },
      ],
    },
    {
      en: "For some time Mruk had been thinking of moving. Not far; he had in mind something quiet, with a low ceiling and a view of the kitchen, and without an armchair that creaks at every breath. And there by the bookshelf stood exactly such a place, of brown cardboard, with an arrow that showed which way was up. He went to see whether it was free.",
      pl: "Od pewnego czasu Mruk myślał o przeprowadzce. Niedaleko, chodziło o coś cichego, z niskim sufitem i widokiem na kuchnię, a bez fotela, który skrzypi przy każdym oddechu. I oto przy regale stało dokładnie takie lokum, z brązowej tektury, ze strzałką, która pokazywała, gdzie góra. Mruk poszedł sprawdzić, czy wolne.",
      picture: {
        place: "box",
        pose: "walk",
        props: [],
        eyes: "half",
        by: "wall",
        inBox: false,
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Cork, Rubber Band, Button", "Korek, gumka, guzik"],
            ["In Three Journeys", "Na trzy kursy"],
          ],
          en: "Moving house took three journeys. Mruk brought his belongings over from under the bath, in his mouth: the cork, the rubber band, and last the button that has been looked for in this flat since nobody knows when. With the button he walked past Ola rather slowly. She heard it drop into the box and be pushed to the wall. Then she crossed it off her shopping list.",
          pl: "Przeprowadzka zajęła trzy kursy. Mruk przeniósł dobytek spod wanny, w zębach: korek, gumkę recepturkę, a na końcu guzik, którego szuka się w tym mieszkaniu nie wiadomo od kiedy. Z guzikiem szedł koło Oli dość wolno. Słyszała, jak guzik wpada do kartonu i jak ktoś go przesuwa pod ścianę. Wtedy wykreśliła go z listy zakupów.",
          picture: { place: "box", pose: "sit", props: [], eyes: "half", look: "down", company: "ola" },
        },
        {
          titles: [
            ["Back Soon", "Zaraz wracam"],
            ["Whether the Armchair Was Managing", "Czy fotel sobie radzi?"],
          ],
          en: "By the time Mruk had tried lying on each side in the new place, he knew what it lacked. The armchair could be heard from there, creaking, although nobody was in it. He went across to see whether it was managing. To find out he had to get up on it, and for certainty lie down. Into the empty box Ola put a slip of paper: “Back soon.”",
          pl: "Kiedy Mruk poleżał już w nowym lokum na każdym boku, wiedział, czego tam brakuje. Słychać było stamtąd fotel: teraz skrzypiał, chociaż nikt w nim nie siedział. Poszedł zobaczyć, jak sobie radzi. Żeby to ustalić, musiał wskoczyć, a dla pewności się położyć. Do pustego kartonu Ola włożyła kartkę: „Zaraz wracam”.",
          picture: { place: "stove", pose: "loaf", props: [], eyes: "half", company: "nobody", on: "armchair" },
        },
        {
          titles: [
            ["Sharing with the Tenant Upstairs", "Wspólnie z lokatorem z góry"],
            ["Who Was Living There First?", "Kto tam mieszkał pierwszy?"],
          ],
          needs: ["the spider"],
          en: "The place was no longer quite free: the spider had the corner above the arrow. Mruk lay down in the other three, carefully, with his bell held still. In the first hour neither said anything. Ola looked in, went for a pencil and wrote two names on the box, the upper one very small. By the next day a thread ran from the left flap to the bell, and Mruk turned over only to the right.",
          pl: "Lokum nie było już całkiem wolne: róg nad strzałką zajął pająk. Mruk położył się w pozostałych trzech, ostrożnie, żeby nie zadzwonić. Przez pierwszą godzinę nikt się nie odezwał. Ola zajrzała, poszła po ołówek i napisała na kartonie dwa nazwiska. To górne bardzo drobno. Nazajutrz nitka biegła już od lewej klapy do dzwonka i Mruk obracał się tylko w prawo.",
          picture: { place: "box", pose: "loaf", props: [], eyes: "open", mouth: "neutral", company: "ola" },
        },
      ],
    },
    {
      titles: [["Under the Glue, Peel", "Czym pachniało pod klejem?"]],
      en: "Mruk was found, when he was small, in a crate that had held tangerines, and he does not speak of it. But the new box by the bookshelf had been packed by somebody who was eating at the time. Under the smell of glue and of a long journey there was a smell of peel. He came up to it quite low, and wanted only to get in and pull the edges up after him.",
      pl: "Mruka, kiedy był mały, znaleziono w skrzynce po mandarynkach i Mruk o tym nie mówi. Ale nowy karton przy regale pakował ktoś, kto akurat jadł. Pod klejem, pod całą tą drogą, pachniało skórką. Mruk podszedł do niego nisko, na ugiętych łapach, i chciał tylko wejść i zaciągnąć za sobą brzegi.",
      picture: { place: "box", pose: "crouch", props: [], eyes: "half", by: "wall", inBox: false, company: "nobody" },
      endings: [
        {
          titles: [
            ["Twice Round and a Knot", "Dwa razy i na supeł"],
            ["From Shoulder to Shoulder", "Od łopatki do łopatki"],
          ],
          en: "Mruk lay at the bottom of the box with his nose under his tail, the way a cat lies who has to be small. Ola had seen that before. She took a striped scarf from the wardrobe and spread it over him. When she first carried him upstairs in it, it had gone round him twice, with enough left for a knot. Now it reached from shoulder to shoulder. She tucked in the ends.",
          pl: "Mruk leżał na dnie kartonu z nosem pod ogonem, tak jak leży kot, który musi być mały. Ola już to kiedyś widziała. Wyjęła z szafy szalik w paski i go przykryła. Kiedy pierwszy raz niosła go w nim po schodach, szalik owijał go dwa razy i starczało jeszcze na supeł. Teraz sięgał od łopatki do łopatki. Końce wsunęła pod spód.",
        },
        {
          titles: [
            ["A Tangerine and a Half", "Półtorej mandarynki"],
            ["You Were So Big", "Taki byłeś!"],
          ],
          en: "In a corner, under the paper, Mruk found a piece of peel, no larger than a button. He carried it in his front teeth to the kitchen and put it down on the page that Ola had open. She held it to her nose. “You were so big,” she said, and showed him with her hands: a tangerine and a half. He put his head between them. Only the chin would go.",
          pl: "W rogu, pod papierem, Mruk znalazł kawałek skórki, nie większy od guzika. Zaniósł go w przednich zębach aż do kuchni i położył Oli na otwartej stronie. Ola powąchała skórkę. „Taki byłeś” – powiedziała i pokazała mu dłońmi: na półtorej mandarynki. Wsunął między dłonie głowę. Zmieściła się tylko broda.",
          picture: { place: "kitchen", pose: "sit", props: ["open book"], eyes: "half", company: "ola" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Ola, however, had a label in her hand. What had come in the box was to go back to the shop, and it was to go back, she read aloud, in the original packaging. The last two words she said slowly, in one particular direction. Then she laid the scissors and a roll of tape beside the box, as people put on a hat when they mean to go.",
      pl: "Ola trzymała jednak w ręku nalepkę. To, co w kartonie przyszło, miało wrócić do sklepu, i to, jak przeczytała na głos, w oryginalnym opakowaniu. Dwa ostatnie słowa wymówiła wolno, patrząc w pewnym kierunku. Potem położyła obok kartonu nożyczki i rolkę taśmy, tak jak się wkłada kapelusz, kiedy się wychodzi.",
      picture: {
        place: "box",
        pose: "crouch",
        props: [],
        eyes: "wide",
        inBox: false,
        company: "ola",
        look: "up",
        inHand: "slip of paper",
      },
      turns: [
        {
          titles: [
            ["Refused by the Recipient", "Odbiorca nie przyjął"],
            ["Together with Eleven Hairs", "Z jedenastoma włosami"],
          ],
          en: "The label was of the kind that sticks. Ola peeled it, turned round to the box, and for a moment did not watch her hands. Mruk was only walking past. When he had walked past, the label sat between his shoulders, quite straight. “Refused by the recipient,” she read. It came off together with eleven hairs and would not stick again. What had been going back stayed, and the box with it.",
          pl: "Nalepka była z tych, które się przyklejają. Ola zerwała papierek, odwróciła się do kartonu i przez chwilę nie patrzyła na ręce. Mruk tylko przechodził. Kiedy przeszedł, nalepka siedziała mu między łopatkami, całkiem prosto. „Odmowa przyjęcia” – przeczytała Ola. Nalepka zeszła razem z jedenastoma włosami i nie trzymała się już niczego. Co miało wrócić, zostało, a karton razem z nim.",
          picture: {
            place: "box",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "away",
            inHand: "slip of paper",
            company: "ola",
          },
        },
        {
          titles: [
            ["Because of the Style", "Ze względu na styl"],
            ["No Traces, Except Four", "Bez śladów, oprócz czterech"],
          ],
          en: "On the back of the label there was small print, and Ola reads small print aloud, because of the style. The packaging, it said, must show no traces of use. Mruk had only rubbed his cheek on the box so far, but at all four corners, and from each stood a fringe of grey fur. “Traces,” said Ola, and took the tape back to the drawer.",
          pl: "Na odwrocie nalepki był drobny druk, a Ola czyta drobny druk na głos, ze względu na styl. Opakowanie, stało tam, nie może nosić śladów użytkowania. Mruk na razie tylko otarł się o karton policzkiem, ale za to o wszystkie cztery rogi, i z każdego sterczała frędzla szarej sierści. „Ślady” – powiedziała Ola i odniosła taśmę do szuflady.",
          picture: { place: "box", pose: "walk", props: [], eyes: "happy", inHand: "slip of paper", company: "ola" },
        },
        {
          titles: [
            ["Is the Box Empty? Partly", "Czy karton jest pusty?"],
            ["“Is It Empty?” Asks the Shop", "„Czy jest pusty?” – pyta sklep"],
          ],
          needs: ["the shop"],
          en: "The telephone rang once more. “Is it empty?” asked the shop. Ola, with the label in her hand, looked at the box, in which there was as yet only one paw, then one shoulder. “Partly,” she said. The shop had a cat of its own, in the warehouse, and knew how these things end. “Then leave it,” it said. “We’d only have to send him back.” She stuck the label on the telephone, and the box stayed.",
          pl: "Telefon zadzwonił jeszcze raz. „Pusty jest?” – spytał sklep. Ola, z nalepką w ręku, spojrzała na karton, w którym była na razie jedna łapa, a po chwili jeden bark. „Częściowo” – powiedziała. Sklep ma w magazynie własnego kota i wie, czym się to kończy. „To proszę zostawić – powiedział. – I tak musielibyśmy go odesłać”. Ola przykleiła nalepkę na telefonie i karton został.",
        },
        {
          titles: [
            ["The Label Takes the Fifteen", "Dokąd jedzie ta nalepka?"],
            ["Sent Back to the Terminus", "Zwrot, ale na pętlę"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "Ola opened the window for air, and the wind, which had been leaning on it, came straight in. It took the label out of her hand and over the sill. They saw it go, Ola and Mruk, across the street and down, and stick to the side of a fifteen that was just closing its doors. “To the terminus, then,” said Ola. Without a label nothing goes back.",
          pl: "Ola uchyliła okno, żeby wpuścić powietrze, a wiatr, który się o nie opierał, wszedł od razu. Wyjął jej nalepkę z ręki i wyniósł nad parapetem. Patrzyli za nią oboje, Ola i Mruk: przeleciała przez ulicę, zniżyła się i przylgnęła do piętnastki, która właśnie zamykała drzwi. „No to na pętlę” – powiedziała Ola. Bez nalepki nic nie wraca.",
        },
      ],
    },
    {
      pays: ["Tomek"],
      en: "Tomek, unfortunately, had atlases. He had been meaning to take them down to the cellar since some country or other last changed its borders, and had never had anything to carry them in. “Just the thing, Director,” he said, and into the box he lowered Africa, then South America, then half of Asia, until there was no room left even for a paw.",
      pl: "Tomek miał, niestety, atlasy. Wybierał się z nimi do piwnicy, odkąd ostatni kraj zmienił granice, ale nigdy nie miał ich w czym znieść. „W sam raz, dyrektorze” – powiedział i opuścił do kartonu Afrykę, za nią Amerykę Południową, a potem pół Azji, aż nie zostało miejsca nawet na łapę.",
      picture: {
        place: "box",
        pose: "crouch",
        props: [],
        eyes: "wide",
        inBox: false,
        company: "tomek",
        inHand: "book",
      },
      turns: [
        {
          titles: [
            ["Because of a Lake", "Przez pewne jezioro"],
            ["Half of Asia and a Forgotten River", "Pół Azji i rzeka, o której zapomniał"],
          ],
          en: "The world in the box turned out to be too heavy. Tomek bent his knees, took hold and remained where he was. To lighten it he lifted out half of Asia, and glanced inside. There was a river that he had forgotten. He sat down on the floor with it. Later, without raising his eyes, he felt for Africa, then for South America, because of a lake, and only paper remained in the box.",
          pl: "Świat w kartonie okazał się za ciężki. Tomek ugiął kolana, złapał i pozostał tam, gdzie był. Żeby było lżej, wyjął pół Azji i zajrzał do środka. Była tam rzeka, o której zapomniał. Usiadł z nią na podłodze. Później, nie podnosząc oczu, namacał Afrykę, potem, z powodu pewnego jeziora, Amerykę Południową i w kartonie został sam papier.",
        },
        {
          titles: [
            ["Six Pockets, and No Key", "Sześć kieszeni, ani jednego klucza"],
            ["Nobody Asked the Cat", "A kota nikt nie pytał"],
          ],
          en: "All the atlases wanted now was the key to the cellar. Tomek felt for it in six pockets. He lifted Africa out again, then South America, then half of Asia, and shook each by the spine. A tram ticket fell out, and a leaf. The atlases went back on the shelf in alphabetical order, and the box was free. The key lay under Mruk, whom nobody had asked.",
          pl: "Atlasom brakowało już tylko klucza do piwnicy. Tomek szukał go w sześciu kieszeniach. Wyjął z powrotem Afrykę, za nią Amerykę Południową i pół Azji, i potrząsnął każdą za grzbiet. Wypadł bilet tramwajowy, wypadł liść. Atlasy wróciły na półkę w porządku alfabetycznym i karton był wolny. Klucz leżał pod Mrukiem, którego nikt nie pytał.",
          picture: { place: "box", pose: "crouch", props: [], eyes: "half", inBox: false, company: "tomek" },
        },
        {
          titles: [
            ["Half of Asia in a Shoe Box", "Pół Azji w pudełku po butach"],
            ["Islands First", "Najpierw wyspy"],
          ],
          needs: ["the shoe box"],
          en: "Tomek’s eye fell on the shoe box with the tissue paper. “For the islands,” he said, and took Iceland out of the big box to try. It lay there so well, in tissue, that he went back for Malta, and for Malta he had to lift out Africa, and for Crete the rest. By the time the islands were in bed, the world stood round them on the floor, and nothing stood in the big box.",
          pl: "Wzrok Tomka padł na pudełko po butach, z bibułką. „Na wyspy” – powiedział i wyjął z kartonu na próbę Islandię. Leżało jej się w bibułce tak dobrze, że sięgnął po Maltę, a dla Malty musiał wyjąć Afrykę, dla Krety zaś całą resztę. Kiedy wyspy były już w łóżku, świat stał dookoła nich na podłodze, a w kartonie nic.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      pays: ["Staś"],
      en: "Up came Staś from the first floor, looked at the box and saw a rocket. He walked round it twice with a felt-tip pen. He needed it only until tomorrow, he explained, and only as far as the Moon, and he drew a window on the side, with flames below. “Nobody gets in before the launch,” he told Mruk, quite kindly. Then he began to count down from a thousand.",
      pl: "Z pierwszego piętra przyszedł Staś, popatrzył na karton i zobaczył rakietę. Obszedł ją dwa razy z flamastrem. Potrzebował jej tylko do jutra, jak wyjaśnił, i tylko na Księżyc, po czym narysował na boku okno, a pod nim płomienie. „Przed startem nikt nie wchodzi” – powiedział Mrukowi, nawet uprzejmie. I zaczął odliczać od tysiąca.",
      picture: {
        place: "box",
        pose: "crouch",
        props: [],
        eyes: "half",
        inBox: false,
        company: "stas",
        look: "up",
      },
      turns: [
        {
          titles: [
            ["Seven Hundred and Six", "Siedemset sześć i do stołu"],
            ["You Count On", "Licz dalej!"],
          ],
          en: "At eight hundred and forty Staś sneezed, and a launch is no place for guesses. He began again from the top. The second time he had got down to seven hundred and six when he was called in to eat. “You go on counting,” he said to Mruk from the doorway. Mruk, who does not count aloud, listened until a door had closed on the first floor, and went aboard.",
          pl: "Przy ośmiuset czterdziestu Staś kichnął, a na starcie nie ma miejsca na domysły. Zaczął od nowa. Za drugim razem doszedł do siedmiuset sześciu, kiedy zawołano go do stołu. „Licz dalej” – powiedział do Mruka od progu. Mruk, który nie liczy na głos, słuchał, aż na pierwszym piętrze zamkną się drzwi, i wszedł na pokład.",
        },
        {
          titles: [
            ["Where Do the Knees Go?", "Co z kolanami?"],
            ["It Will Have to Be You", "Kto się mieści, ten leci"],
          ],
          en: "Before the launch the crew takes its place. Staś got in and sat down, and his knees stayed outside. He tried it sideways; then it was the elbows. The last rocket, which had been to Mars and back, had been no bigger. He sat for a while with his chin on his knees. “It’ll have to be you,” he said to Mruk, got out and held the flap for him.",
          pl: "Przed startem załoga zajmuje miejsca. Staś wszedł, usiadł, a kolana zostały na zewnątrz. Spróbował bokiem, wtedy nie mieściły się łokcie. Poprzednia rakieta, którą był na Marsie i z powrotem, wcale nie była większa. Posiedział chwilę z brodą na kolanach. „No to musisz ty” – powiedział do Mruka, wysiadł i przytrzymał mu klapę.",
          picture: {
            place: "box",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            inBox: false,
            by: "wall",
            company: "stas",
          },
        },
        {
          titles: [
            ["Somebody Has to Land on the Moon", "Ktoś musi wylądować"],
            ["The Shoe Box Goes to the Moon", "Na Księżyc leci pudełko po butach"],
          ],
          needs: ["the shoe box"],
          en: "At nine hundred and twelve Staś saw the shoe box, and stopped. A rocket stays up in orbit, he explained to Mruk; what goes down to the Moon is the little one, with legs. He gave it four pencils to stand on and flew it out of the room, making the noise himself. Down the stairs he went, to the Moon. The mother ship stayed by the bookshelf and wanted somebody on board.",
          pl: "Przy dziewięciuset dwunastu Staś zobaczył pudełko po butach i przerwał. Rakieta zostaje na orbicie, wyjaśnił Mrukowi, a na Księżycu ląduje to małe, na nogach. Za nogi posłużyły cztery ołówki i pudełko wyleciało z pokoju, z hałasem, który Staś robił sam. Na Księżyc leciało się schodami w dół. Statek baza został przy regale i ktoś musiał być na pokładzie.",
        },
      ],
    },
    {
      en: "Before Mruk got that far, Ola came past with the tape and shut the box. She did it without thinking, out of tidiness, which is worse than malice because it never tires. Three bands ran across the lid, pressed down with the thumb. He tried a claw, he tried a tooth, he tried a look of deep reproach, and the tape withstood them all.",
      pl: "Zanim Mruk zdążył, nadeszła Ola z taśmą i zamknęła karton. Zrobiła to odruchowo, z zamiłowania do porządku, a ono jest gorsze niż złośliwość, bo się nie męczy. Przez wieko biegły trzy pasy, dociśnięte kciukiem. Spróbował pazura, spróbował zęba, spróbował spojrzenia pełnego wyrzutu i taśma wytrzymała wszystko.",
      turns: [
        {
          titles: [
            ["Has Anybody Seen the Scissors?", "Kto widział nożyczki?"],
            ["Why with the Bread Knife?", "Dlaczego nożem do chleba?"],
          ],
          en: "Ola had cut her three bands first and put the scissors down somewhere, to have both hands free. Now she wanted them. She searched the shelf, and even lifted the cat at the front. Then she shook the box, and the scissors clinked inside. She cut the tape with the bread knife. Somebody was watching, and she did not have the heart to shut the lid again.",
          pl: "Ola ucięła najpierw trzy pasy, a nożyczki gdzieś odłożyła, żeby mieć wolne ręce. Teraz były jej potrzebne. Przeszukała półkę, uniosła nawet kota, od przodu. Potem potrząsnęła kartonem i nożyczki brzęknęły w środku. Taśmę przecięła nożem do chleba. Zamknąć wieka drugi raz nie miała już serca, bo ktoś patrzył.",
          picture: { place: "box", pose: "sit", props: [], eyes: "wide", inBox: false, by: "wall", company: "ola" },
        },
        {
          titles: [
            ["About the Lid, Not a Word", "O wieku ani słowa"],
            ["There Remained the Roof", "Został jeszcze dach"],
          ],
          en: "There remained the roof. Mruk stepped on to the lid, turned round and sat down to think. The box would bear eighteen kilograms, it said on the side, but that was from within; about the lid nothing was printed. Something sighed. The tape held. The cardboard to either side gave way, and nine kilograms of cat went down between the flaps with a straight back, as in a lift.",
          pl: "Pozostawał dach. Mruk wszedł na wieko, obrócił się i usiadł, żeby pomyśleć. Karton miał unieść osiemnaście kilogramów, tak stało na boku, ale od środka, o wieku nie pisano nic. Pod spodem coś westchnęło. Taśma trzymała. Poddała się tektura po obu jej stronach i dziewięć kilogramów kota zjechało między klapy, z prostymi plecami, jak windą.",
        },
        {
          titles: [
            ["Between the Bell and the Verb", "Dzwonek, a po nim czasownik"],
            ["The Verb Was “Open”", "Czasownik: otworzyć"],
          ],
          needs: ["the bell"],
          en: "At the sixth ring Ola still had no verb. It was always there on the tip of her pen, and always the bell came first. She marched in, got down on her knees, and with her thumbnail tore all three bands off the lid. “Open,” she said. “There. It’s open.” Then she stayed as she was, with the tape on her thumb. That was the verb she needed. Mruk had no further need to ring.",
          pl: "Przy szóstym dzwonku Ola wciąż nie miała czasownika. Za każdym razem był już na końcu pióra i za każdym razem dzwonek był pierwszy. Weszła, uklękła i paznokciem zerwała z wieka wszystkie trzy pasy. „Otworzyć – powiedziała. – Proszę bardzo. Otworzyć”. I została tak, z taśmą na kciuku. Tego czasownika szukała. Mruk nie miał już po co dzwonić.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      pays: ["Mr Zenon"],
      en: "At that moment Mr Zenon knocked, about the waste paper, and Ola let him in. He collects it on a handcart, flattened, and speaks of it with respect. “A fine bit of board,” he said, walked once round the box and ran his thumb along its edge, as a butcher does along a knife. At his belt forty keys agreed. He had only to find his string, and the box could be folded.",
      pl: "W tej samej chwili zapukał pan Zenon, w sprawie makulatury, i Ola go wpuściła. Pan Zenon zbiera makulaturę na wózek, rozpłaszczoną, i wyraża się o niej z szacunkiem. „Ładna tektura” – powiedział, obszedł karton dookoła i przejechał kciukiem po krawędzi jak rzeźnik po nożu. Czterdzieści kluczy u pasa przyznało mu rację. Musiał tylko znaleźć sznurek i można było składać.",
      picture: { place: "box", pose: "crouch", props: [], eyes: "wide", inBox: false, company: "zenon" },
      turns: [
        {
          titles: [
            ["What Gets Up Three Times", "Co trzy razy wstaje"],
            ["As Flat as a Newspaper, for a While", "Płaskie jak gazeta, przez chwilę"],
            ["Mr Zenon Takes off His Cap", "Przed czym zdejmuje się czapkę"],
          ],
          en: "Mr Zenon laid both palms on the box and pressed. It went down without a murmur, flat as a newspaper, and when he reached for his string it got up again. He pressed a second time, and a second time it got up, only more quickly. After the third he took off his cap. “What gets up three times isn’t waste paper,” he said, and put the string away.",
          pl: "Pan Zenon położył na kartonie obie dłonie i nacisnął. Karton złożył się bez szemrania, płasko jak gazeta, a kiedy pan Zenon sięgnął po sznurek, wstał. Nacisnął drugi raz i drugi raz karton wstał, tylko szybciej. Po trzecim pan Zenon zdjął czapkę. „Co trzy razy wstaje, to nie makulatura” – powiedział i schował sznurek.",
        },
        {
          titles: [
            ["Dry, Flat and What Else?", "Sucho, płasko i co jeszcze?"],
            ["Inhabited, with the Date", "Zamieszkane, z datą"],
          ],
          en: "Mr Zenon goes by his notebook. On the page for waste paper it says, in his own hand: dry, flat, empty. Dry, he ticked. Flat could be arranged. He bent over the box to see about the third, and looked into two green eyes, for Mruk had gone in while the pencil was being sharpened. The caretaker considered. “Inhabited,” he wrote, with the date, and wished them both good luck.",
          pl: "Pan Zenon trzyma się notesu. Na stronie o makulaturze stoi jego własną ręką: sucho, płasko, pusto. Sucho, odhaczył. Płasko było do zrobienia. Nachylił się nad kartonem, żeby sprawdzić trzecie, i spojrzał w dwoje zielonych oczu, bo Mruk wszedł, kiedy dozorca temperował ołówek. Pan Zenon pomyślał. „Zamieszkane” – dopisał, postawił datę i życzył szczęścia na nowym miejscu.",
          picture: { place: "box", pose: "ears", props: [], eyes: "wide", look: "up", company: "zenon" },
        },
        {
          titles: [["Tied to the House by Three Threads", "Trzema nitkami do domu"]],
          needs: ["the spider"],
          en: "Mr Zenon had found his string and bent down, and there was string already: three fine threads, drawn tight, from the flap to the bookshelf. He followed them with his pencil, without touching, as far as the spider. Mr Zenon collects what is lying about. What is tied to the building belongs to the building, and comes under repairs. “Fixture,” he wrote, and straightened his back. Mruk ducked under the third thread.",
          pl: "Pan Zenon znalazł sznurek i się schylił, a sznurek już tam był: trzy cienkie nitki, napięte, od klapy do regału. Poprowadził wzdłuż nich ołówek, nie dotykając, aż do pająka. Pan Zenon zbiera to, co leży luzem. Co jest przywiązane do budynku, należy do budynku i podlega remontom. „Stałe” – zapisał i rozprostował plecy. Mruk przeszedł pod trzecią nitką.",
        },
        {
          titles: [["He Does Not Take It Wet", "Mokrego nie bierze"]],
          needs: ["the wet shoes"],
          en: "Mr Zenon’s thumb came to the back of the box and stopped. It was wet there, as high as a hand, in the shape of two shoes. Wet board weighs double, and he is not paid for rain. He put his string away. “When it’s dry,” he said. Mruk got in at once and lay along the wet side, so that it would not dry too fast.",
          pl: "Kciuk pana Zenona dojechał do tylnej ściany i stanął. Było tam mokro, na wysokość dłoni, w kształcie dwóch butów. Mokra tektura waży podwójnie, a za deszcz mu nie płacą. Schował sznurek. „Jak wyschnie” – powiedział. Mruk wszedł od razu i położył się wzdłuż mokrej ściany, żeby za szybko nie wyschła.",
          picture: { place: "box", pose: "loaf", props: [], eyes: "open", company: "zenon" },
        },
      ],
    },
    {
      pays: ["Tomek"],
      en: "The trouble was one of arithmetic. Seen from the side the box was large, but seen from the side so was Mruk. He put in his front half, which fitted perfectly, and then his back half, for which there was no room. “Half a size too small, Director,” said Tomek from the sofa, not unkindly. Mruk got out again, as if that had been the idea.",
      pl: "Trudność była natury rachunkowej. Oglądany z boku karton był duży, ale Mruk oglądany z boku też. Włożył przednią połowę, która pasowała doskonale, a potem tylną, której nie przewidziano. „O pół numeru za mały, dyrektorze” – powiedział z kanapy Tomek, nawet życzliwie. Mruk wysiadł, jakby od początku o to chodziło.",
      turns: [
        {
          titles: [
            ["A Cat Is Mostly Air", "Ile w kocie jest powietrza?"],
            ["Rib by Rib, on One Breath", "Żebro po żebrze"],
          ],
          en: "What people take for the size of a cat is to a large extent air. Mruk went in once more, front half first, sat down as far as he could, and breathed out. It took a long time. It was a sigh such as you hear in waiting rooms, and with it the back half sank, rib by rib, until nothing stuck out that was not meant to. “I withdraw that,” said Tomek.",
          pl: "To, co ludzie biorą za rozmiar kota, jest w dużej części powietrzem. Mruk wszedł jeszcze raz, przodem, usiadł, ile się dało, i zrobił wydech. Trwało to długo. Było to westchnienie jak w poczekalni, a wraz z nim opadała tylna połowa, żebro po żebrze, aż nie sterczało już nic, co sterczeć nie miało. „Cofam” – powiedział Tomek.",
        },
        {
          titles: [
            ["Let Out by Half a Size", "O pół numeru"],
            ["No Hurrying Cardboard", "Tektury się nie popędza"],
          ],
          en: "The second time Mruk stayed where he was, two thirds inside, and waited. Cardboard must not be hurried. First the box creaked; then, from the corner at the back, where it was glued, came a long dry sound, as of a jacket being let out, and the corner opened by half a size and not a hair more. Tomek held his ruler to it. “Made to measure,” he said.",
          pl: "Za drugim razem Mruk został tam, gdzie był, w dwóch trzecich w środku, i czekał. Tektury nie należy poganiać. Najpierw karton skrzypnął, potem z tylnego rogu, z miejsca sklejenia, rozległ się długi suchy trzask, jak przy poszerzaniu marynarki, i róg rozszedł się o pół numeru, ani o włos więcej. Tomek przyłożył linijkę. „Na miarę” – powiedział.",
          picture: { place: "box", pose: "sit", props: [], eyes: "half", company: "tomek" },
        },
        {
          titles: [["Half a Size, Thanks to the Rain", "Co poszerzył deszcz"]],
          needs: ["the wet shoes"],
          en: "Tomek had reckoned without the rain. Where the shoes had stood, the back wall of the box had gone soft as a biscuit in tea, and when Mruk sat down in the front half and leaned, it gave. Bit by bit it took the shape of what was pushed against it. Once dry it would be hard. “Half a size,” said Tomek, “and with a dent for the tail.”",
          pl: "Tomek nie wziął pod uwagę deszczu. Tam, gdzie stały buty, tylna ściana kartonu zrobiła się miękka jak herbatnik w herbacie i kiedy Mruk usiadł w przedniej połowie i się oparł, ustąpiła. Przyjęła kształt tego, co na nią napierało, kawałek po kawałku, razem z ogonem. Jak wyschnie, będzie twarda. „Pół numeru – powiedział Tomek – i wgłębienie na ogon”.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the cushion"],
      en: "Nobody could say that Mruk insisted. He sat down beside the box, on the bare boards, and looked at the wall like an old gentleman at a station from which the trains no longer go. Ola, who was passing with a cup, put down a cushion for him. He pushed it with his nose, not away, but up against the box. “So that’s where it goes,” said Ola.",
      pl: "Nikt nie mógł powiedzieć, że Mruk nalega. Usiadł obok kartonu, na gołych deskach, i patrzył w ścianę jak starszy pan na stacji, z której nic już nie odjeżdża. Ola, która przechodziła z filiżanką, położyła mu poduszkę. Popchnął ją nosem, ale nie od siebie, tylko pod sam karton. „Ach, to ona ma być tam” – powiedziała Ola.",
    },
    {
      pays: ["the shop"],
      en: "The telephone rang in the hall; it was the shop. They were short of boxes, said the shop, and would be glad to have this one back, if nobody needed it. Ola looked round the door frame at Mruk, who was looking at the box. “I’d have to ask,” she said, and lowered her voice. “Ring again later. He can hear you.”",
      pl: "W przedpokoju zadzwonił telefon. Dzwonił sklep. Brakuje im kartonów, powiedział sklep, i chętnie wzięliby ten z powrotem, jeżeli nikomu nie jest potrzebny. Ola wyjrzała zza framugi na Mruka, który patrzył na karton. „Musiałabym spytać – powiedziała i zniżyła głos. – Proszę zadzwonić później. On słyszy”.",
    },
    {
      pays: ["the spider"],
      en: "Across the parquet came a spider, not a large one, looking for lodgings. It stopped in front of the box, felt it with two legs and went up the wall without asking anybody. From the left flap it let itself down, and the thread it paid out ran to the bookshelf. Then came a second thread, and a third. Mruk counted them. At this rate somebody else would be living there by supper.",
      pl: "Przez parkiet szedł pająk, nieduży, i szukał mieszkania. Przed kartonem stanął, obmacał go dwiema nogami i wszedł po przedniej ścianie, nikogo nie pytając. Z lewej klapy spuścił się w dół, a nitka pobiegła aż do regału. Potem pobiegła druga i trzecia. Mruk liczył. W tym tempie przed kolacją będzie tam mieszkał kto inny.",
    },
    {
      pays: ["the trams"],
      en: "Down in the street the fifteen went by. The pane hummed, the parquet passed it on, and the box moved on the polished boards by a finger’s breadth, not towards Mruk but past him, in the direction of the door. He did not stir. With the next tram came a second finger. He looked at the door, measured the boards that were left, and began to hurry.",
      pl: "Dołem przejechała piętnastka. Szyba zabrzęczała, parkiet podał to dalej i karton przesunął się na wypastowanych deskach o palec, nie w stronę Mruka, tylko obok niego, ku drzwiom. Mruk ani drgnął. Z następnym tramwajem o drugi palec. Mruk spojrzał na drzwi, przeliczył deski, które zostały, i zaczęło mu się spieszyć.",
    },
    {
      pays: ["the shoe box"],
      en: "Seen from behind, a cat who is kept waiting looks smaller. Ola could not bear it, and brought him what there was in the wardrobe: a shoe box, with tissue paper. To spare her feelings Mruk put in a paw, the left, up to the wrist. It fitted. “There you are,” said Ola, “now you’ve got one too.” For her the matter was settled, he saw, and he would have to get into the big one soon.",
      pl: "Kot, któremu kazano czekać, wygląda od tyłu na mniejszego. Ola nie mogła tego znieść i przyniosła mu, co było w szafie: pudełko po butach, z bibułką. Żeby nie robić przykrości, Mruk włożył łapę, lewą, po nadgarstek. Mieściła się. „No widzisz – powiedziała Ola – ty też już masz”. Zrozumiał, że dla niej sprawa jest załatwiona i że do dużego trzeba się dostać prędko.",
    },
    {
      pays: ["the bell"],
      en: "Mruk rang. He does it seldom: a short shake of the head, and the bell says what it has to say. In the kitchen, where Ola was by now, a sentence broke off just before its verb. She appeared in the door, and Mruk looked at the box. “In a minute,” she said, and went back for the verb. He gave her the minute. Then he rang again.",
      pl: "Mruk zadzwonił. Robi to rzadko: krótki ruch głową i dzwonek mówi, co ma do powiedzenia. W kuchni, gdzie siedziała już Ola, urwało się zdanie, tuż przed czasownikiem. Stanęła w drzwiach, a Mruk spojrzał na karton. „Za minutę” – powiedziała i wróciła po czasownik. Minutę odczekał. Potem zadzwonił znowu.",
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      pays: ["Prezes"],
      unless: ["Tomek", "Staś", "Mr Zenon"],
      en: "On the other side of the pane Prezes, the pigeon from the gutter, came down on the tin ledge. He walked along it to the corner and viewed the box with his left eye, then with his right. What he looks at for long passes under his management. He had a straw in his beak, and Mruk did not care for that straw at all.",
      pl: "Po drugiej stronie szyby, na blasze, wylądował Prezes, gołąb od rynny. Przeszedł się do rogu i obejrzał karton lewym okiem, potem prawym. To, czemu się dłużej przygląda, przechodzi na ogół pod jego zarząd. W dziobie trzymał słomkę i ta słomka bardzo się Mrukowi nie podobała.",
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the wet shoes"],
      en: "It was raining, and Ola came up from the courtyard with wet shoes. In this house wet shoes go on cardboard, which soaks up the water. She looked about her, but there was only the one piece of cardboard, so she stood them against the back wall of the box. A dark patch crept up it, as high as a hand. Mruk watched it climb. Soon there would be no box left to get into.",
      pl: "Padało i Ola wróciła z podwórka w mokrych butach. Mokre buty stawia się w tym domu na tekturze, która wciąga wodę. Rozejrzała się, a tektura była tylko jedna. Postawiła je przy tylnej ścianie kartonu. Na brązowym rosła ciemna plama, już na wysokość dłoni. Mruk patrzył, jak się wspina: niedługo nie będzie do czego wchodzić.",
    },
  ],
};
