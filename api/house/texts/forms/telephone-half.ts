import type { Form } from "#api/house/texts/model.ts";

/** Half of a telephone call: only the near end can be heard, and Mruk, who has his own view of the far one. */
export const telephoneHalf: Form = {
  name: "telephone-half",
  category: "Daily Life",
  length: {
    min: 4,
    max: 5,
  },
  heads: [
    {
      titles: [["About a Comma, from Kraków", "Z Krakowa, o przecinek"]],
      en: "When the proof-reader rings from Kraków it is about a comma, and as soon as she has said so she goes on to everything else. The telephone stands in the hall, Ola stood beside it, and Mruk, her cat, sat on the mat. Only the half that was Ola’s could be heard. The comma came last.",
      pl: "Kiedy z Krakowa dzwoni korektorka, chodzi o przecinek, a gdy już to powie, przechodzi do całej reszty. Telefon jest w przedpokoju, przy telefonie stała Ola, a na chodniczku siedział Mruk, jej kot. Słychać było tylko tę połowę, która należała do Oli. Przecinek został na koniec.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["Small Beast of Prey, Three Letters", "Mały i mieszka w domach"]],
          needs: ["the crossword"],
          en: "Then Ola cried out. “Cat!” she told Kraków. “Three letters… No, he’s been sitting in front of me the whole time. It was ‘small’ that put me off.” She begged Mruk’s pardon. The comma was still to come. She looked at it from half a metre away, for as long as it needed, and it was just the same with the comma. “It stays,” said Ola. “I just hadn’t seen what it was.”",
          pl: "Nagle Ola krzyknęła. „Kot! – powiedziała do Krakowa. – Trzy litery… Nie, siedzi przede mną cały czas. Zmylił mnie ten «mały»”. Przeprosiła Mruka. Zostawał jeszcze przecinek. Popatrzyła na niego z odległości pół metra, tak długo, jak trzeba, i z przecinkiem było dokładnie to samo. „Zostaje – powiedziała Ola. – Tylko nie widziałam, co to jest”.",
        },
        {
          titles: [["In or Out?", "Zostaje czy nie zostaje?"]],
          en: "Then they came to the comma. “In?” asked Ola. “Or out?” She held the pencil over the page and could do neither. On the mat Mruk had lain down with his tail curled to the left, thick above and thin below, as a comma is in good books. “In,” said Ola.",
          pl: "I tak doszły do przecinka. „Zostaje? – spytała Ola. – Czy nie zostaje?” Trzymała ołówek nad kartką i nie mogła się przemóc ani w tę, ani w tamtą. Mruk na chodniczku położył się z ogonem zawiniętym w lewo, u góry grubszym, dołem cieńszym, jak przecinek w dobrych wydaniach. „Zostaje” – powiedziała Ola.",
        },
        {
          titles: [["She Rang Back and Breathed", "Oddzwoniła, żeby odetchnąć"]],
          en: "The receiver was down when Ola struck her forehead. She dialled. “The comma,” she said, and for a while nothing more. “I always breathe there… You too?” She breathed, and evidently Kraków was trying it as well. Mruk, on the mat, drew a long one. “Then leave it,” said Ola.",
          pl: "Słuchawka leżała już na widełkach, kiedy Ola uderzyła się w czoło. Wykręciła numer. „Przecinek” – powiedziała, a potem przez chwilę nic. „Ja tam zawsze biorę oddech… Pani też?” Odetchnęła, a w Krakowie najwyraźniej też próbowano. Mruk na chodniczku westchnął długo. „To niech zostanie” – powiedziała Ola.",
        },
      ],
    },
    {
      titles: [["His Mother, Without a Reason", "Mama, tak bez powodu"]],
      en: "Tomek’s mother does not ring for a reason; a reason would alarm her. She rings because there is a telephone. Tomek had sat down on the floor of the hall with his back to the wall, as people of his size sit when they are somebody’s child. Mruk, the cat, leaned against his knee. This is Tomek’s half.",
      pl: "Mama Tomka nie dzwoni z powodu; powód by ją zaniepokoił. Dzwoni, bo jest telefon. Tomek usiadł w przedpokoju na podłodze, plecami do ściany, jak siadają ludzie jego wzrostu, kiedy są czyimś dzieckiem. Mruk, kot, oparł się o jego kolano. Oto połowa, która należała do Tomka.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "happy", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["He Only Wanted to Ask About the Jam", "Chciał tylko spytać o powidła"]],
          needs: ["the jam"],
          en: "Then his mother really had rung off. Tomek sat on for a while with the receiver in his lap, and Mruk, for whom the jam had not been cleared up either, looked at him from the kitchen door. Tomek dialled. “No, Mum,” he said, “nothing’s happened. No reason. I only wanted to ask about the jam.” He moved nearer to the wall, to have it at his back. It took another twenty minutes.",
          pl: "Potem mama naprawdę się rozłączyła. Tomek siedział jeszcze chwilę ze słuchawką na kolanach, a Mruk, dla którego sprawa powideł też nie była zamknięta, patrzył na niego spod drzwi kuchni. Tomek wykręcił numer. „Nie, mamo – powiedział – nic się nie stało. Bez powodu. Chciałem tylko spytać o powidła”. Przysunął się do ściany, żeby ją mieć za plecami. Trwało to jeszcze dwadzieścia minut.",
        },
        {
          titles: [["Put the Cat On", "Kota do telefonu"]],
          en: "At the end Tomek said that the cat was right here. He held the receiver to the notched ear, then to the other. Mruk listened. What was said to him took almost as long as everything before it, and not once did he interrupt. Tomek took it back. “No, Mum,” he said. “He won’t tell me.”",
          pl: "Na koniec Tomek powiedział, że kot jest tutaj. Przytknął słuchawkę do ucha z nacięciem, potem do drugiego. Mruk słuchał. To, co mu mówiono, trwało prawie tyle, co wszystko przedtem, a on ani razu nie przerwał. Tomek wziął słuchawkę z powrotem. „Nie, mamo – powiedział. – Nie chce powtórzyć”.",
        },
        {
          titles: [["In Tune with the Dialling Tone", "Sygnał i tercja niżej"]],
          en: "“You’re not disturbing me,” said Tomek. “You never are.” Then she had rung off, and he stayed where he was, the receiver on his knee and the tone coming out of it, long and even. Mruk laid his cheek against it. He has two notes, as is well known. The lower one fitted.",
          pl: "„Nie przeszkadzasz – mówił Tomek. – Ty nigdy nie przeszkadzasz”. Potem rozmowa była skończona, a on siedział dalej, ze słuchawką na kolanie, z której płynął sygnał, długi i równy. Mruk przyłożył do niej policzek. Ma, jak wiadomo, dwie nuty. Ta niższa pasowała.",
        },
      ],
    },
    {
      titles: [["Bottle Green, with Four Holes", "Butelkowa zieleń, cztery dziurki"]],
      when: { between: ["09-25", "04-25"] },
      en: "“Speaking,” said Mrs Halina, the seamstress of the second floor, and sat down. She forgets faces but never a coat she has made, and this one was bottle green. The lady in it wanted something, to which she would come in due course. Mruk, who lives on the third floor, was visiting, and lay on the button box. Only the seamstress could be heard.",
      pl: "„Przy telefonie” – powiedziała pani Halina, krawcowa z drugiego piętra, i usiadła. Twarzy nie pamięta, za to pamięta każdy płaszcz, jaki uszyła, a ten był w kolorze butelkowej zieleni. Pani, która w nim chodzi, czegoś chciała i miała do tego dojść po kolei. Mruk, mieszkaniec trzeciego piętra, leżał w gościach na pudełku z guzikami. Słychać było tylko krawcową.",
      picture: {
        place: "parlour",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "reader",
        on: "closed carton",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["You Have to Be Able to Carry Off Stripes", "Paski trzeba umieć nosić"]],
          needs: ["the stain"],
          en: "So the stain was on the bottle green coat, and it was to be dyed from top to bottom. But what colour? “One moment,” said Mrs Halina, and looked about the room for one. She looked at the curtain, at the lamp, at the button box, and there lay Mruk. “Grey,” she said. “You can’t go wrong with grey… No, no stripes. Stripes you have to be able to carry off.”",
          pl: "A więc plama była na płaszczu w kolorze butelkowej zieleni i trzeba go było ufarbować od góry do dołu. Ale na jaki kolor? „Chwileczkę” – powiedziała pani Halina i rozejrzała się po pokoju. Spojrzała na zasłonę, na lampę, na pudełko z guzikami, a tam leżał Mruk. „Na szaro – powiedziała. – Szary nigdy nie zawiedzie… Nie, bez pasków. Paski trzeba umieć nosić”.",
        },
        {
          titles: [["One Moment, It’s Being Kept Warm", "Chwileczkę, grzeje się"]],
          en: "It was about a button. It had come off in the tram, after all this time. “Four holes,” said Mrs Halina, “I know.” When she cut the coat she had put one by, for the day it would be wanted. It was in the box, under Mruk. “One moment,” she said. “It’s being kept warm for you.”",
          pl: "Chodziło o guzik. Oderwał się w tramwaju, po tylu latach. „Cztery dziurki – powiedziała pani Halina – wiem”. Kiedy kroiła płaszcz, odłożyła jeden na zapas, na ten dzień, w którym się przyda. Był w pudełku, pod Mrukiem. „Chwileczkę – powiedziała. – Grzeje się dla pani”.",
        },
        {
          titles: [["Neither Taken In nor Let Out", "Ani zwężać, ani poszerzać"]],
          en: "“To take in?” asked Mrs Halina. “To let out? Neither?” Then she asked nothing. The lady had only wished to say that she had put the coat on again and that it fitted. Mrs Halina laid her free hand on Mruk, flat, as on a seam, and drew it along, down to the end.",
          pl: "„Zwęzić? – spytała pani Halina. – Poszerzyć? Ani to, ani to?” Potem nie pytała o nic. Pani chciała tylko powiedzieć, że znowu włożyła płaszcz i że leży. Pani Halina położyła wolną rękę na Mruku, na płask, jak na szwie, i przeciągnęła nią wzdłuż, aż do końca.",
        },
      ],
    },
    {
      titles: [["This Is Not the Watchmaker’s", "Tu nie zegarmistrz"]],
      en: "It was the wrong number. A gentleman asked for the watchmaker’s, which must once have had that number, and Ola said that she was sorry; and then she did not hang up, because he did not. Mruk, the cat of the flat, came and sat before the telephone to see how this would go on. Of the two of them only Ola could be heard.",
      pl: "To była pomyłka. Jakiś pan prosił zegarmistrza, który widocznie miał kiedyś ten numer, i Ola powiedziała, że bardzo jej przykro; a potem nie odłożyła słuchawki, bo on też nie odkładał. Mruk, kot z tego mieszkania, przyszedł i usiadł przed telefonem, ciekaw, co dalej. Z nich dwojga słychać było tylko Olę.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "wide", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["The Same Mistake on Thursday", "W czwartek ta sama pomyłka"]],
          needs: ["the wardrobe"],
          en: "Then the lines crossed again, and there was the lady with the wardrobe, alone by now. “You were right,” said Ola. “And the gentleman who wanted the watchmaker is still on the line, and says so too.” She listened to both of them and hung up on neither. In the end it was agreed that on Thursday, at six, they would all three make the same mistake. Mruk moved from the floor to the chair, since this was to be a regular thing.",
          pl: "Wtedy linie znowu się poplątały i odezwała się pani od szafy, już sama. „Miała pani rację – powiedziała Ola. – A pan, który chciał do zegarmistrza, też tu jest i też tak uważa”. Słuchała obojga i z nikim się nie rozłączała. Na koniec umówili się, że w czwartek, o szóstej, wszyscy troje tak samo pomylą numer. Mruk przeniósł się z podłogi na krzesło, skoro to miało być na stałe.",
        },
        {
          titles: [["A Seven Instead of a One", "A za tydzień ta sama pomyłka?"]],
          en: "“No trouble,” said Ola. “It can happen to anybody… On Thursday?” She looked at Mruk and at the dial. “Then the very same mistake. A seven instead of the one… No, at six I’m always here.” She put down the receiver and made a note. Mruk stayed in front of the telephone.",
          pl: "„Nic nie szkodzi – mówiła Ola. – Każdemu się może zdarzyć… W czwartek?” Spojrzała na Mruka i na tarczę telefonu. „To proszę pomylić się dokładnie tak samo. Siódemka zamiast jedynki… Nie, o szóstej jestem zawsze”. Odłożyła słuchawkę i coś zapisała. Mruk został przed telefonem.",
        },
        {
          titles: [["How Can You Tell from There?", "Skąd pan to słyszy?"]],
          en: "“What’s ticking is in the kitchen,” said Ola. “Seven minutes fast… How can you tell?” She listened. So he was the watchmaker himself, and had dialled his own old number. She carried the telephone as far as the cord goes, Mruk behind it, and held out the receiver towards the clock.",
          pl: "„To, co tyka, jest w kuchni – powiedziała Ola. – Spieszy się o siedem minut… Skąd pan to słyszy?” Słuchała. Więc to był sam zegarmistrz i wykręcił swój dawny numer. Poszła z telefonem, dokąd sięga sznur, a za nią Mruk, i wyciągnęła słuchawkę w stronę zegara.",
        },
      ],
    },
    {
      titles: [["Lost Property Knows His Name", "Kto nie zgubił, niech odbierze"]],
      when: {
        day: "working day",
      },
      en: "The lady from the trams’ lost-property office was asking for Tomek, who had lost nothing as far as he knew, which means little. She had a briefcase. Since she is thorough, she went through all that was in it, and through a good deal besides. Mruk, the cat, lay on something dark in the hall. This was Tomek’s end of it.",
      pl: "Pani z tramwajowego biura rzeczy znalezionych prosiła Tomka, który o ile wiedział, niczego nie zgubił, co niewiele znaczy. Miała teczkę. A że jest sumienna, omówiła z nim wszystko, co w teczce było, i sporo poza tym. Mruk, kot, leżał w przedpokoju na czymś ciemnym. Słychać było tylko Tomka.",
      picture: {
        place: "hall",
        pose: "loaf",
        props: [],
        eyes: "closed",
        on: "school bag",
        company: "tomek",
      },
      endings: [
        {
          titles: [["“Also Geography?”", "„Też geografia?”"]],
          en: "“But mine’s here,” said Tomek, “the cat’s lying on it.” He lifted the cat. The briefcase was brown, worn at the proper corner, and in it were another man’s sandwiches. “Also geography?” he asked the receiver. “Which school?” Mruk waited until the briefcase was put down, and lay on the ham.",
          pl: "„Ale moja jest tutaj – powiedział Tomek – kot na niej leży”. Podniósł kota. Teczka była brązowa i przetarta na tym rogu co trzeba, a w środku były cudze kanapki. „Też geografia? – spytał do słuchawki. – A która szkoła?” Mruk poczekał, aż teczka wróci na podłogę, i położył się na szynce.",
        },
        {
          titles: [["Unread, on the Key-Ring", "Nieprzeczytane, przy kluczach"]],
          en: "“A note on the key-ring?” asked Tomek. “Would you read it out?” It was Ola’s, and he had been carrying it about unread. Finder, it said, please ring, he will not have noticed. “No,” said Tomek, “I hadn’t.” He wound the cord round his finger, loop after loop, until he got to Mruk.",
          pl: "„Przy kluczach karteczka? – spytał Tomek. – Mogłaby pani przeczytać?” Była od Oli i nosił ją nieprzeczytaną. Uprzejmie proszę znalazcę o telefon, stało w niej, bo on nie zauważy. „Nie – powiedział Tomek – nie zauważyłem”. Owijał sznur wokół palca, pętla po pętli, aż doszedł do Mruka.",
        },
      ],
    },
    {
      titles: [["From Directly Below", "Piętro niżej, prosto w dół"]],
      en: "Mrs Halina had telephoned from the second floor to the third, because of the stairs. With the windows open the two could have talked without it. In the hall Ola had the receiver at her ear, and Mruk, the cat, lay with his own ear to the floorboards, so that he alone had both halves. Here is the upper one.",
      pl: "Pani Halina zadzwoniła z drugiego piętra na trzecie, bo schody. Przy otwartych oknach obie mogłyby rozmawiać bez telefonu. Ola stała w przedpokoju ze słuchawką przy uchu, a kot Mruk leżał z uchem przy podłodze, i tylko on miał obie połowy. Oto górna.",
      picture: {
        place: "hall",
        pose: "crouch",
        props: [],
        eyes: "half",
        look: "down",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Once From the Receiver, Once From the Floor", "Raz ze słuchawki, raz spod podłogi"]],
          needs: ["the salt"],
          en: "There was one more sigh over the salt, and Mruk heard it twice, once out of the receiver and once out of the floor. “Don’t you pour it away,” called Ola, first into the one and then into the other. “We’ll come and help. I’ve got glasses.” She hung up and looked about for the cat. He was at the door already. What goes wrong on the second floor is his by custom, and he does not need a glass.",
          pl: "Nad solą westchnięto jeszcze raz i Mruk usłyszał to podwójnie, raz ze słuchawki, a raz spod podłogi. „Tylko niech pani nie wylewa! – zawołała Ola, najpierw tam, potem tu. – Przyjdziemy pomóc. Mam szklanki”. Odłożyła słuchawkę i rozejrzała się za kotem. Był już pod drzwiami. Co się na drugim piętrze nie uda, należy zwyczajowo do niego, i to bez szklanki.",
        },
        {
          titles: [["Nobody in the Receiver", "A w słuchawce nikogo"]],
          en: "“Then come up,” said Ola. “I’ll put the kettle on.” She went on for a bit, about the sugar. But Mruk had gone to the door and sat down facing it, as he does when somebody is on the stairs; and in the receiver, when she listened, there was an empty room with a clock.",
          pl: "„To niech pani przyjdzie – powiedziała Ola. – Nastawię wodę”. Mówiła jeszcze chwilę, o cukrze. Ale Mruk poszedł pod drzwi i usiadł przodem do nich, jak wtedy, kiedy ktoś jest na schodach; a w słuchawce, kiedy Ola się wsłuchała, był pusty pokój z zegarem.",
        },
        {
          titles: [["One Word from Underneath", "Jedno słowo spod podłogi"]],
          en: "“And what else?” asked Ola. She did not catch it. Under the floor, however, it had been said aloud, and Mruk was at the door. “He’s on his way down to you,” said Ola. “What was that just now? Cream. Ah.” She let him out and stayed on the line.",
          pl: "„A co poza tym?” – spytała Ola. Nie dosłyszała. Ale pod podłogą powiedziano to na głos i Mruk był już przy drzwiach. „Idzie do pani – powiedziała Ola. – Co to było przed chwilą? Śmietanka. A, to stąd”. Wypuściła go, nie odkładając słuchawki.",
        },
      ],
    },
    {
      titles: [["As Far as Gdynia, at the Top of Her Voice", "Do Gdyni, a więc głośno"]],
      en: "Mrs Halina’s sister lives in Gdynia, and since that is far, they shout. In the flat on the second floor Mrs Halina held the receiver away from her ear. In Gdynia, though, they always speak at the same time as in Warsaw, and so only our half could be made out. Mruk, the cat from upstairs, had chosen the farther armchair.",
      pl: "Siostra pani Haliny mieszka w Gdyni, a że to daleko, obie krzyczą. W mieszkaniu na drugim piętrze pani Halina trzymała słuchawkę z dala od ucha. Ale w Gdyni mówią zawsze równocześnie z Warszawą, więc zrozumieć można było tylko naszą połowę. Mruk, kot z góry, wybrał dalszy fotel.",
      picture: {
        place: "parlour",
        pose: "loaf",
        props: [],
        eyes: "grump",
        on: "armchair",
        dummy: "away",
        company: "nobody",
      },
      endings: [
        {
          titles: [["We Both Remember the Dumplings", "Ale pierogi to pamiętają oboje"]],
          needs: ["the Tuesday"],
          en: "Towards the end Gdynia had an idea, and for once only one of them was shouting. “In Mother’s notebook?” asked Mrs Halina. “Then look it up.” She waited, and so did Mruk. She sat down. “A Wednesday,” she repeated, “and potato soup.” With her hand over the mouthpiece she looked across to the farther armchair. Mruk had laid his ears back. “We don’t believe it,” shouted Mrs Halina. “We both remember the dumplings.”",
          pl: "Pod koniec Gdynia wpadła na pomysł i wyjątkowo krzyczała tylko jedna. „W zeszycie mamy? – spytała pani Halina. – To sprawdź”. Czekała, a Mruk razem z nią. Usiadła. „Środa – powtórzyła – i kartoflanka”. Zasłoniła słuchawkę dłonią i spojrzała na dalszy fotel. Mruk położył uszy po sobie. „Nie wierzymy! – krzyknęła pani Halina. – Pierogi pamiętamy oboje”.",
        },
        {
          titles: [["The Lower Part, Without the Upper", "Drugi głos bez pierwszego"]],
          en: "“One, two,” said Mrs Halina, and began to sing. It was the lower part of something; the upper one was in Gdynia. She left gaps and came in again after them, and at the end held one note for a long time. Mruk got down and went behind the sideboard to look for the rest.",
          pl: "„Raz, dwa” – powiedziała pani Halina i zaczęła śpiewać. Był to drugi głos do czegoś; pierwszy był w Gdyni. Zostawiała przerwy i po nich wchodziła, a na końcu długo trzymała jedną nutę. Mruk zszedł z fotela i poszedł za kredens, szukać reszty.",
        },
        {
          titles: [["So Softly That It Could Not Be Heard", "Tak cicho, że nie do usłyszenia"]],
          en: "Everything had been said, and neither rang off. “I’m here,” shouted Mrs Halina. “You too?” Then it was quiet, as when a needle is being threaded. Mruk came across and got on to her lap. “That’s him,” she said, so softly that Gdynia could not hear it. She nodded. “Grey,” she said.",
          pl: "Wszystko było powiedziane i żadna nie odkładała słuchawki. „Jestem! – krzyknęła pani Halina. – Ty też?” Potem było cicho, jak przy nawlekaniu igły. Mruk przyszedł i wszedł jej na kolana. „To on” – powiedziała, tak cicho, że w Gdyni nie było tego jak usłyszeć. Skinęła głową. „Szary” – powiedziała.",
        },
      ],
    },
    {
      titles: [["Examined by Telephone", "Odpytywany przez telefon"]],
      en: "The old gentleman who taught Tomek geography telephones now and then to examine him. He never says so. He asks after this and that, and takes an interest; but Tomek, in the hall, stands to attention from the first word, and Mruk, the cat, keeps away from the map. The questions stayed in the receiver. These were the answers.",
      pl: "Starszy pan, który uczył Tomka geografii, dzwoni od czasu do czasu, żeby go przepytać. Nigdy tego nie mówi. Pyta o to i owo, interesuje się; ale Tomek w przedpokoju od pierwszego słowa stoi na baczność, a kot Mruk trzyma się z dala od mapy. Pytania zostały w słuchawce. Odpowiedzi były takie.",
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "away",
        by: "wall",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["No, Sir, Nobody Is Prompting Me", "Nikt mi nie podpowiada"]],
          needs: ["the spelling"],
          en: "Then the spelling was gone through once more, with rivers. “M for Mississippi,” said Tomek, standing very straight, “R for Rhine, U for Ural.” At K he stuck. Mruk, who was still waiting at the larder door for the kipper, gave a reminder, short and sharp, and as near to the letter as a cat can get. “Kama,” said Tomek at once. And after a pause: “No, sir. Nobody is prompting me.”",
          pl: "Potem przeliterowano jeszcze raz, rzekami. „M jak Missisipi – powiedział Tomek, wyprostowany – R jak Ren, U jak Ural”. Przy K utknął. Mruk, który pod drzwiami spiżarni nadal czekał na kiełbasę, przypomniał o sobie, krótko i ostro, o tyle podobnie do K, o ile kot potrafi. „Kama” – powiedział Tomek natychmiast. A po chwili: „Nie, panie profesorze. Nikt mi nie podpowiada”.",
        },
        {
          titles: [["Stuck at the Fourth", "Dopływy z lewej strony"]],
          en: "Finally it came. “The left-hand tributaries,” repeated Tomek, “from the source.” He got as far as the fourth and stuck. Mruk, on the shoe shelf, stopped washing, with one hind leg in the air. “The Pilica,” said Tomek. The leg was lowered. “Thank you, sir.”",
          pl: "W końcu padło. „Lewe dopływy – powtórzył Tomek – od źródła”. Doszedł do czwartego i utknął. Mruk na półce z butami przestał się myć, z jedną tylną nogą w powietrzu. „Pilica” – powiedział Tomek. Noga opadła. „Dziękuję, panie profesorze”.",
        },
        {
          titles: [["What Mark Would You Give Yourself?", "Sam by się ocenił"]],
          en: "“What would I give myself?” Tomek thought about it honestly, and at length. “Four plus,” he said. The receiver thought otherwise. He said thank you, hung up, took the pencil and wrote a five on the wallpaper by the telephone, under the eleven others. Mruk went over, to see whether it was true.",
          pl: "„Co bym sobie postawił?” Tomek zastanawiał się uczciwie i długo. „Cztery plus” – powiedział. Słuchawka była innego zdania. Podziękował, odłożył słuchawkę, wziął ołówek i na tapecie przy telefonie napisał piątkę, pod jedenastoma innymi. Mruk podszedł sprawdzić, czy to prawda.",
        },
      ],
    },
  ],
  entries: [
    {
      titles: [["M for Milk", "M jak mleko"]],
      pays: ["the spelling"],
      en: "The voice at the other end wanted the cat’s name spelt. “M for milk,” said our end, “R for rice, U for umbrella, K for kipper.” Mruk let the rice and the umbrella go by. At the last letter he was sitting at the larder door, looking back.",
      pl: "Trzeba było przeliterować imię. „M jak mleko – powiedziała nasza strona – R jak ryż, U jak ucho, K jak kiełbasa”. Mruk przepuścił ryż i ucho. Przy ostatniej literze siedział już pod drzwiami spiżarni i oglądał się za siebie.",
    },
    {
      titles: [["Larger Than That", "Większy, niż się wydaje"]],
      en: "The far end wished to know what Mruk looked like. “Grey… No, larger. Larger than that… With the tail? Then to the door.” He had been lying like a loaf, and turned to show himself from the front. “No,” said our end, “that’s all him.”",
      pl: "Druga strona chciała wiedzieć, jak wygląda Mruk. „Szary… Nie, większy. Jeszcze większy… Z ogonem? To do drzwi”. Leżał akurat jak bochenek, więc odwrócił się, żeby pokazać się z przodu. „Nie – powiedziała nasza strona – to wszystko on”.",
    },
    {
      titles: [["Eleven Ways of Saying Mm", "Od mhm do mhm"]],
      en: "For some minutes our end said nothing but “mm”, of which there are eleven kinds. Mruk knows them. One agrees, one doesn’t, and one has a lift at the end and means that the kettle has been forgotten. At that one he got up and went to look.",
      pl: "Przez kilka minut nasza strona mówiła tylko „mhm”, którego jest jedenaście odmian. Mruk je zna. Jedno się zgadza, jedno się nie zgadza, a jedno ma na końcu górkę i znaczy, że zapomniano o czajniku. Przy tym ostatnim wstał i poszedł popatrzeć.",
    },
    {
      titles: [["Half a Spoon, of What?", "Pół łyżki czego?"]],
      pays: ["the salt"],
      en: "They were cooking. “Half a spoon,” said our end, and after a pause: “Of sugar… No, not salt… Oh.” Both ends fell silent. “And how many guests? Well, they’ll drink more.” Mruk, who had been licking the pencil, put his tongue away.",
      pl: "Gotowano. „Pół łyżki – powiedziała nasza strona, a po chwili: – Cukru… Nie, nie soli… Och”. Obie strony zamilkły. „A ilu gości? To najwyżej więcej wypiją”. Mruk, który właśnie lizał ołówek, schował język.",
    },
    {
      titles: [["Is It in the Butter Dish?", "Sprawdzić w maselniczce"]],
      en: "The far end was looking for its glasses. “On the forehead? In the bread bin? In the butter dish?” The last was a joke. “Well, there they are, then.” Mruk thought of his own lost cork. Nobody ever asks on the telephone about a cork.",
      pl: "Druga strona szukała okularów. „Na czole? W chlebaku? W maselniczce?” To ostatnie było żartem. „No proszę, są”. Mruk pomyślał o korku, którego sam szuka. O korek nikt nigdy przez telefon nie pyta.",
    },
    {
      titles: [["A Dog the Size of a Plughole", "Pies wielkości sitka"]],
      en: "Our end asked whether that was the dog, and turned the receiver outwards. There was one in it, very small, who barked through his nose. Mruk looked behind the telephone, and under it. Then he lay down across the cord, and the line was better.",
      pl: "Nasza strona spytała, czy to pies, i obróciła słuchawkę na zewnątrz. W środku był pies, bardzo mały, i szczekał przez nos. Mruk zajrzał za telefon i pod telefon. Potem położył się w poprzek sznura i od razu się poprawiło.",
    },
    {
      titles: [["On a Short Lead", "Na krótkiej smyczy"]],
      en: "There was much to agree with. At each “yes” a turn of the cord came down, and Mruk took it in. “Yes… Yes… I can’t, I’m being shortened.” The last yes was spoken close above his head, from a stoop, and very civilly.",
      pl: "Było się z czym zgadzać. Przy każdym „tak” spływał na podłogę zwój sznura, a Mruk go zagarniał. „Tak… Tak… Nie mogę, ktoś mnie skraca”. Ostatnie „tak” padło tuż nad jego głową, w ukłonie i bardzo uprzejmie.",
    },
    {
      titles: [["Seven, Seven, Another Seven", "Siedem, siedem, znów siedem"]],
      en: "There was a number to write down. “Seven, seven, another seven?” The pad was ready; on the pencil lay Mruk, who does not get up for figures. So our end said it aloud nine times, for fear of losing it, and for days afterwards Mruk knew it by heart too.",
      pl: "Trzeba było zapisać numer. „Siedem, siedem, jeszcze jedna siódemka?” Notes był, ale na ołówku leżał Mruk, który dla cyfr nie wstaje. Nasza strona powtórzyła więc numer na głos dziewięć razy, żeby nie przepadł, i Mruk też go potem pamiętał przez kilka dni.",
    },
    {
      titles: [["In the Basket, of Course", "W koszyku, a w czym?"]],
      en: "All at once our end spoke low. “On the twelfth, at nine… In the basket, of course… No, he doesn’t suspect.” When it turned round to make sure, where Mruk had been there was only a round hollow, filling up again from the edges.",
      pl: "Naraz nasza strona ściszyła głos. „Dwunastego, o dziewiątej… W koszyku, a w czym… Nie, niczego się nie domyśla”. Kiedy obejrzała się dla pewności, na miejscu Mruka było tylko okrągłe wgniecenie i powoli wyrównywało się od brzegów.",
    },
    {
      titles: [["And with the Hat On?", "I to w kapeluszu?"]],
      en: "It went “No!” and “No!” and “With the hat on?” Then our end laughed so that it had to hold on to the wall. Mruk does not care for laughter when he cannot see what it is about. He looked his own tail over and turned his back.",
      pl: "Było „nie!”, jeszcze raz „nie!” i „w kapeluszu?” Potem nasza strona śmiała się tak, że musiała się trzymać ściany. Mruk nie lubi śmiechu, jeśli nie widać z czego. Obejrzał własny ogon i usiadł do tego tyłem.",
    },
    {
      titles: [["Beast of Prey, Three Letters", "Drapieżnik na trzy litery"]],
      pays: ["the crossword"],
      en: "They had got to the crossword. “Small beast of prey, three letters… Lives in houses? Three?” There was a long silence of thought. Mruk sat half a metre away, upright, and gave all the help he could. “No,” said our end at last, “it won’t come.”",
      pl: "Doszło do krzyżówki. „Mały drapieżnik na trzy litery… Mieszka w domach? Trzy?” Nastąpiła długa cisza, w której myślano. Mruk siedział pół metra dalej, wyprostowany, i podpowiadał, jak mógł. „Nie – powiedziała w końcu nasza strona – nic nie przychodzi do głowy”.",
    },
    {
      titles: [["He Has Finished School", "Do szkoły już nie chodzi"]],
      en: "A child had got hold of the far end. “Yes, really… With stripes… I’ll ask him.” Mruk was asked whether he went to school. He shut both eyes and opened them. “He says he’s finished,” reported our end. “No, he’s never needed reading.”",
      pl: "Po drugiej stronie słuchawkę przejęło dziecko. „Tak, naprawdę… W paski… Zaraz spytam”. Zapytano Mruka, czy chodzi do szkoły. Zamknął oczy i otworzył. „Mówi, że skończył” – przekazała nasza strona. „Nie, czytanie mu nie było potrzebne”.",
    },
    {
      titles: [["Now It’s the Colour of Tea", "Teraz w kolorze herbaty"]],
      pays: ["the stain"],
      en: "The far end had a stain. “Cold water… Cold! And now? Then it’s the colour of tea.” A pause. “Then you’d better dye the whole of it.” Mruk looked down at his paws, which are white, and pulled them in under him, one, two, three, four.",
      pl: "Druga strona miała plamę. „Zimną wodą… Zimną! I co teraz? To jest w kolorze herbaty”. Chwila przerwy. „To już lepiej zafarbować całość”. Mruk spojrzał na łapy, które ma białe, i schował je pod siebie, raz, dwa, trzy, cztery.",
    },
    {
      titles: [["The Receiver, Laid on Its Side", "Słuchawka położona na boku"]],
      en: "At the far end a bell had rung. “I’ll hold on.” Over there the receiver was laid on its side, and life went on in it: steps, a door, somebody singing. Mruk put his ear to ours. When the voice came back and asked something, all it got for an answer was Mruk’s breathing.",
      pl: "Po drugiej stronie ktoś zadzwonił do drzwi. „Poczekam”. Tamtą słuchawkę położono na boku, a w środku życie szło dalej, kroki, drzwi, ktoś śpiewał. Mruk przyłożył ucho do naszej. Kiedy głos wrócił i o coś zapytał, odpowiedział mu oddech Mruka.",
    },
    {
      titles: [["Well, Then", "No to do usłyszenia"]],
      pays: ["the jam"],
      en: "They began to say goodbye. “Well, then… Yes. Well… And the jam?” At the first “well” Mruk had gone to stand by the kitchen; he came back for the jam. He went again, and again. The fifth time he stayed lying where he was, and was right.",
      pl: "Zaczęło się pożegnanie. „No to… Tak. No… A powidła?” Przy pierwszym „no to” Mruk poszedł stanąć pod kuchnią; na powidła wrócił. Poszedł znowu i jeszcze raz. Za piątym razem już się nie ruszył i miał rację.",
    },
    {
      titles: [["It Was a Tuesday, Because of the Dumplings", "Wtorek, bo były pierogi"]],
      pays: ["the Tuesday"],
      en: "A date was in dispute. “It was a Tuesday. It was a Tuesday, because there were dumplings… No, with cabbage.” Mruk was called upon as a witness, from above, by name. He remembered the dumplings and sat up. He does not keep a record of days.",
      pl: "Spierano się o datę. „To był wtorek. Wtorek, bo były pierogi… Nie, z kapustą”. Powołano na świadka Mruka, z góry, po imieniu. Pierogi pamiętał i aż usiadł. Dni nie notuje.",
    },
    {
      titles: [["Proof, Three Times Interrupted", "Dowód, trzy razy przerwany"]],
      en: "Our end lowered the receiver to Mruk, who was purring like a sewing machine, and he stopped. It went up, he started; it came down, he stopped. After the third time our end said, with what dignity it had: “You’ll have to take my word for it.”",
      pl: "Nasza strona opuściła słuchawkę do Mruka, który mruczał jak maszyna do szycia, i przestał. Słuchawka w górę, zaczynał; w dół, milkł. Po trzecim razie nasza strona powiedziała z resztką godności: „Trzeba mi wierzyć na słowo”.",
    },
    {
      titles: [["A Box, and in the Box?", "Pudełko, a w pudełku?"]],
      en: "The far end was opening a parcel. “And in it? And in that? And in that one?” With each question Mruk came a step nearer. “A box,” our end summed up, rather let down, “and nothing in it.” He had got as far as the receiver and looked quite happy.",
      pl: "Druga strona rozpakowywała paczkę. „A w środku? A w tamtym? A w tym najmniejszym?” Z każdym pytaniem Mruk podchodził o krok. „Pudełko – podsumowała nasza strona, trochę zawiedziona – i nic w nim nie ma”. Mruk doszedł aż do słuchawki i był bardzo zadowolony.",
    },
    {
      titles: [["Mine… No, Mine", "Moja… Nie, moja"]],
      en: "It was about whose fault something had been. “Mine… No, mine… Then half each?” For a time there was no sound from either half. Mruk, who had looked to and fro between receiver and face, sat down on the nearer slipper, with all his weight.",
      pl: "Szło o to, czyja była wina. „Moja… Nie, moja… To po połowie?” Przez jakiś czas z żadnej połowy nie było nic słychać. Mruk, który patrzył na przemian na słuchawkę i na twarz, usiadł na bliższym pantoflu, całym ciężarem.",
    },
    {
      titles: [["Read That Bit Again", "Jeszcze raz ten kawałek"]],
      en: "The far end was reading out a letter, to judge by the silence. “Oh, lovely,” said ours. “That bit again.” From the receiver came a thin humming that went up at the close. Mruk liked it, too, and put his head where it would be louder.",
      pl: "Druga strona czytała na głos list, sądząc po ciszy. „Jak ładnie – powiedziała nasza. – Jeszcze raz ten kawałek”. Ze słuchawki dochodziło cieniutkie brzęczenie, które przy końcu szło w górę. Mrukowi też się spodobało, więc podstawił głowę tam, gdzie głośniej.",
    },
    {
      titles: [["Left, and the Other Left", "W lewo i w drugie lewo"]],
      en: "The far end was mending something under instruction. “To the left. The other left… Now? Then what’s that noise? Back!” Mruk followed it with his head, left, other left and back. There was a bang, small and distant. “Is the light still on? Well, then.”",
      pl: "Druga strona naprawiała coś według wskazówek. „W lewo. W drugie lewo… I co? To co tak warczy? Z powrotem!” Mruk powtarzał głową, w lewo, w drugie lewo i z powrotem. Coś huknęło, cicho i daleko. „A światło jest? No to dobrze”.",
    },
    {
      titles: [["Cut Off in Mid-Sentence", "Przerwało w połowie zdania"]],
      en: "Our end had just begun a long sentence when Mruk, in passing, trod on the cradle. It clicked, and they both looked at the receiver, in which there was now nobody. After a minute it rang. “Nobody’s offended,” said our end. “That was a paw.”",
      pl: "Nasza strona zaczęła właśnie długie zdanie, kiedy Mruk, przechodząc, nastąpił na widełki. Szczęknęło i oboje popatrzyli na słuchawkę, w której nie było już nikogo. Po minucie zadzwoniło. „Nikt się nie obraził – powiedziała nasza strona. – To była łapa”.",
    },
    {
      titles: [["Higher in the Second Bar", "W drugim takcie wyżej"]],
      en: "Our end had a tune in its head and sang it into the telephone, four bars, as best it could. Mruk left in the third. Out of the receiver came a correction, thin but in tune, and he put his head round the door again.",
      pl: "Naszej stronie chodziła po głowie melodia, więc zaśpiewała ją do telefonu, cztery takty, jak umiała. Mruk wyszedł w trzecim. Ze słuchawki dobiegła poprawka, cienka, ale czysta, i Mruk znowu wsadził głowę w drzwi.",
    },
    {
      titles: [["Then Hang Him Lower", "Niżej, to i nie spadnie"]],
      en: "At the far end a picture had come down. “All by itself? Who’s in it? And he fell on his face?” Our end considered this. “Then he should be hung lower.” Mruk, who has always held that pictures hang too high to be of use, raised his tail.",
      pl: "Po drugiej stronie spadł obraz. „Tak sam z siebie? A kto na nim jest? I upadł na twarz?” Nasza strona się zastanowiła. „To trzeba go powiesić niżej”. Mruk, który od dawna uważa, że obrazy wiszą za wysoko i nic z nich nie ma, podniósł ogon.",
    },
    {
      titles: [["That Was Me", "A to już ja"]],
      en: "Mruk sneezed. “Thank you, but it wasn’t me.” He sneezed a second time. “Nor was that.” Into the silence that followed there came a third one, larger. Our end felt for a handkerchief and moved the receiver to the other ear. “That was me.”",
      pl: "Mruk kichnął. „Dziękuję, ale to nie ja”. Kichnął drugi raz. „To też nie ja”. W ciszy, która zapadła, rozległo się trzecie kichnięcie, większe. Nasza strona poszukała chusteczki i przełożyła słuchawkę do drugiego ucha. „A to już ja”.",
    },
    {
      titles: [["Ten, If He Keeps His Chair", "Dziesięć, jeśli on siedzi"]],
      en: "Guests were being counted. “Nine. With the stool, ten… With the cat’s chair, eleven.” Mruk turned his head. He did it slowly, as a door turns that has not been oiled. “Ten,” said our end into the receiver. “That was a slip.”",
      pl: "Liczono gości. „Dziewięć. Ze stołkiem dziesięć… Z krzesłem kota jedenaście”. Mruk obrócił głowę. Zrobił to wolno, jak drzwi, których nikt nie oliwił. „Dziesięć – powiedziała nasza strona do słuchawki. – To była pomyłka”.",
    },
    {
      titles: [["Don’t Shake It!", "Tylko nie potrząsać!"]],
      en: "The far end had been sent something. “Square? And does it rattle? Don’t shake it!” Our end drew a breath. “Ah. Then now it rattles.” Mruk knew that noise without having heard it. He looked at a place on the shelf where there used to be something.",
      pl: "Druga strona coś dostała. „Kwadratowe? A grzechocze? Tylko nie potrząsać!” Nasza strona nabrała powietrza. „Aha. Czyli teraz już grzechocze”. Mruk znał ten odgłos, choć go nie słyszał. Popatrzył na miejsce na półce, na którym kiedyś coś stało.",
    },
    {
      titles: [["That One Is Taken", "To już zajęte"]],
      en: "The far end wanted a name for a kitten. “How does it look at people? And when the bowl’s empty? Then there’s only one thing to call it, and that’s taken.” Mruk lay on the mat with his chin up. “No,” said our end, “he won’t lend it.”",
      pl: "Druga strona szukała imienia dla kociaka. „A jak patrzy? A kiedy miska pusta? To może się nazywać tylko w jeden sposób, ale to już zajęte”. Mruk leżał z podniesioną brodą. „Nie – powiedziała nasza strona – on nie pożycza”.",
    },
    {
      titles: [["Too Cold, Too Warm, Too Long", "Za zimno, za czule, za długo"]],
      en: "They were composing a card together. “‘Honoured’? Too cold. ‘Dearest’? Hm… Too long.” For twelve minutes nothing was good enough. Mruk walked across the pad, came back and lay down on it. “Put: ‘I’m thinking of you’,” said our end suddenly, “and that’s enough.”",
      pl: "Układano wspólnie kartkę. „«Szanowny»? Za zimno. «Najdroższy»? Hm… Za długie”. Przez dwanaście minut nic nie było dość dobre. Mruk przeszedł przez notes, wrócił i położył się na nim. „Napisać: «Myślę o Tobie» – powiedziała nagle nasza strona – i wystarczy”.",
    },
    {
      titles: [["Standing, Because He’s Sitting", "Na stojąco, bo on siedzi"]],
      en: "The far end must have asked about comfort. “No, standing… Because he’s sitting… No, I can’t, he was here first.” Our end changed legs. Mruk, on the chair by the telephone, noticed that he was being spoken of, and made himself a little longer.",
      pl: "Druga strona spytała widocznie o wygodę. „Nie, na stojąco… Bo on siedzi… Nie, nie wypada, był pierwszy”. Nasza strona zmieniła nogę. Mruk, na krześle przy telefonie, spostrzegł, że o nim mowa, i trochę się wydłużył.",
    },
    {
      titles: [["Like a Sieve, Only the Other Way", "Jak sitko, tylko odwrotnie"]],
      en: "A word had got lost. “It goes on top… Like a sieve, only the other way… Round, with a knob.” Both ends looked for it. Mruk had been sitting beside one all the time, his paw on the knob. “Lid!” cried our end, and the lid fell off.",
      pl: "Zginęło słowo. „Kładzie się na wierzch… Jak sitko, tylko odwrotnie… Okrągłe, z gałką”. Szukały go obie strony. Mruk przez cały czas siedział tuż obok, z łapą na gałce. „Pokrywka!” – krzyknęła nasza strona i pokrywka spadła.",
    },
    {
      titles: [["Somebody Else on the Line", "Ktoś trzeci na linii"]],
      pays: ["the wardrobe"],
      en: "The lines were crossed. “There’s somebody there… No, do finish, please.” For a good while our end only listened; two strangers were quarrelling about a wardrobe. Mruk, held in one arm, heard it too. “Pity,” said our end when it was over. “The lady was right.”",
      pl: "Poplątały się linie. „Ktoś tam jest… Nie, nie, proszę dokończyć”. Przez dłuższy czas nasza strona tylko słuchała, bo dwoje obcych kłóciło się o szafę. Mruk, trzymany na ręku, też słyszał. „Szkoda – powiedziała nasza strona, kiedy ucichło. – Ta pani miała rację”.",
    },
    {
      titles: [["With Milk, or Is It Without?", "Z mlekiem czy bez?"]],
      en: "It went “with”, then “no, without”, then “with”, and each time there was a pause between. It might have been about tea, and it might have been for life. Mruk did not mind which. At every “with” he opened his eyes.",
      pl: "Było „z”, potem „nie, bez”, potem „z” i za każdym razem przerwa. Mogło chodzić o herbatę, a mogło i o coś na całe życie. Mrukowi było wszystko jedno. Przy każdym „z” otwierał oczy.",
    },
    {
      titles: [["As High as the Second Button", "Do guzika, ale którego"]],
      en: "The far end asked how high a table is. “One moment.” The tape was found, but Mruk took the other end between his teeth, walked off and lay down on it. Our end went and stood against the table. “To the second button,” it said. “From below.”",
      pl: "Druga strona spytała, jak wysoki jest stół. „Chwileczkę”. Centymetr się znalazł, ale drugi koniec Mruk wziął w zęby, odszedł i położył się na nim. Nasza strona stanęła przy stole. „Do drugiego guzika – podała. – Od dołu”.",
    },
    {
      titles: [["Who’s Snoring?", "Kto tu chrapie?"]],
      en: "Our end denied that anybody was snoring. It held out the receiver for proof, and the room was silent, except for the cat. “Oh, him,” it said. “I don’t hear him any more.” Mruk, who had been awake all along, went on.",
      pl: "Nasza strona zaprzeczyła, żeby ktoś chrapał. Na dowód wyciągnęła słuchawkę i w pokoju było cicho, pominąwszy kota. „A, to on – powiedziała. – Ja już go nie słyszę”. Mruk, który przez cały czas nie spał, robił to dalej.",
    },
    {
      titles: [["Turned Down by Half a Tone", "O pół tonu ciszej"]],
      en: "Our end begged for “a little softer”, and then: “No, now there’s nothing. A little louder… Good.” Mruk had moved up in the meantime and brought an ear of his own. When all was as it should be, he yawned into it.",
      pl: "Nasza strona poprosiła „troszkę ciszej”, a potem: „Nie, teraz nic nie słychać. Troszkę głośniej… O, dobrze”. Mruk tymczasem podszedł i nadstawił własnego ucha. Kiedy wszystko było już jak trzeba, ziewnął w słuchawkę.",
    },
    {
      titles: [["He Sends His Regards", "On też się kłania"]],
      en: "Regards were to be passed on. “From me too… And from him… Of course he does.” Mruk was under the shelf with a rubber band and sent nothing. Then the band flew out, past the telephone. “There,” reported our end, “he’s just asked me to.”",
      pl: "Przekazywano ukłony. „Ode mnie też… I od niego… No pewnie”. Mruk był pod półką z gumką recepturką i nikogo nie pozdrawiał. Wtedy gumka wystrzeliła obok telefonu. „O – doniosła nasza strona – właśnie o to prosi”.",
    },
    {
      titles: [["In the Background, a Spoon", "W tle łyżeczka"]],
      en: "The far end was stirring. Ours, which had asked what that was, listened closely. “Three sugars,” it found. “Four.” Mruk, near enough to hear, looked into the cup that stood by our telephone. Nobody had stirred in it for a long time.",
      pl: "Druga strona coś mieszała. Nasza, która spytała, co to słychać, słuchała uważnie. „Trzy łyżeczki cukru – orzekła. – Cztery”. Mruk, który był dość blisko, żeby słyszeć, zajrzał do filiżanki przy naszym telefonie. Dawno już w niej nikt nie mieszał.",
    },
    {
      titles: [["It Pours, and He Looks at Me", "Leje, a on patrzy"]],
      when: {
        weather: ["rain"],
      },
      en: "Naturally they came to the weather. “Pouring. And there? No, he’s in. He looks at it, and then at me.” Mruk did so. “As if I’d ordered it.” The far end seemed to have the same trouble with an aunt.",
      pl: "Doszło oczywiście do pogody. „Leje. A tam? Nie, jest w domu. Patrzy na deszcz, a potem na mnie”. Mruk tak zrobił. „Jak na kogoś, kto to zamówił”. Druga strona miała podobno ten sam kłopot z ciotką.",
    },
    {
      titles: [["Up to the Second Step", "Po drugi stopień"]],
      when: {
        weather: ["snow"],
      },
      en: "The snow was gone through. “White there too? Up to the second step. He went out to look and came back and wiped it off on me.” Mruk spread his toes and found some more. “No,” our end went on, “now it’s on the directory.”",
      pl: "Omówiono śnieg. „Tam też biały? Po drugi stopień. Wyszedł popatrzeć, wrócił i wytarł wszystko o mnie”. Mruk rozstawił palce i znalazł jeszcze trochę. „Nie – mówiła dalej nasza strona – teraz już jest na książce telefonicznej”.",
    },
    {
      titles: [["Full Length Means It’s On", "Jak długi, to znaczy grzeją"]],
      when: {
        heating: true,
      },
      en: "The far end asked about the heating. “One moment, I’ll see.” Our end did not touch the radiator; it looked at the cat. “Full length… Then it’s on. When he’s round, it’s lukewarm.” Mruk, at full length, let one paw drop over the edge, in confirmation.",
      pl: "Druga strona spytała, czy grzeją. „Chwileczkę, zobaczę”. Nasza strona nie dotknęła kaloryfera, spojrzała na kota. „Jak długi… To grzeją. Kiedy jest okrągły, to letnie”. Mruk, jak długi, na potwierdzenie spuścił jedną łapę poza krawędź.",
    },
    {
      titles: [["Leave It the Lamp", "Zostawić jej lampę"]],
      when: {
        between: ["05-20", "08-31"],
        timeSlot: ["evening"],
      },
      en: "A moth had got into the far end. “Round the lamp? No, not with the newspaper. Leave it the lamp and sit in the kitchen.” Mruk had got up; he hears wings even down a wire. “He’d come over,” said our end, “if it weren’t for the street.”",
      pl: "Do drugiej strony wleciała ćma. „Koło lampy? Nie, nie gazetą. Zostawić jej lampę i usiąść w kuchni”. Mruk wstał; skrzydła słyszy nawet przez drut. „Chętnie by wpadł – powiedziała nasza strona – gdyby nie ta ulica”.",
    },
    {
      titles: [["Whispered, Because It’s a Present", "Szeptem, bo to prezent"]],
      en: "Our end had its hand round the mouthpiece. “Blue… No, a surprise… Under the bed, in the big bag.” The door had been shut for it, and Mruk was on the right side. He told nobody. He knew the bag, too; he had slept in it.",
      pl: "Nasza strona osłoniła słuchawkę dłonią. „Niebieski… Nie, to niespodzianka… Pod łóżkiem, w dużej torbie”. Zamknięto w tym celu drzwi, a Mruk był po właściwej stronie. Nikomu nie powiedział. Torbę zresztą znał; spał w niej.",
    },
    {
      when: { weather: ["wind"] },
      en: "The far end had left a window open somewhere and could hear it banging. “The bathroom? Shut. The pantry? Then it’s upstairs.” There was a bang, and Mruk flattened his ears. “No,” said our end slowly, “that one was ours.” It laid the receiver down beside him and ran. The wind had the tea towels already.",
      pl: "Druga strona zostawiła gdzieś otwarte okno i słyszała, jak trzaska. „W łazience? Zamknięte. A w spiżarni? To na górze”. Trzasnęło i Mruk położył uszy. „Nie – powiedziała powoli nasza strona – to było u nas”. Odłożyła słuchawkę obok niego i pobiegła. Wiatr miał już ścierki.",
      titles: [["Closed, but Is It Latched?", "Zamknięte, ale czy na haczyk?"]],
    },
    {
      when: { weather: ["fog"] },
      en: "“Can you see the church?” asked our end. “We can’t see the stop.” They compared what was left in the fog: over there a chimney, here a lamp post. “And the cat,” said our end. Mruk had sat down in front of the pane. “Well, now he’s all we can see.”",
      pl: "„A kościół widać? – spytała nasza strona. – Bo u nas nie ma przystanku”. Porównano, co zostało we mgle: tam komin, tu latarnia. „I kot” – dodała nasza strona. Mruk usiadł właśnie przed szybą. „No, teraz to już tylko kot”.",
      titles: [["Can You See the Church From There?", "A kościół od was widać?"]],
    },
  ],
};
