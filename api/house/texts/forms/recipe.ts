import type { Form } from "#api/house/texts/model.ts";

/** A recipe written down with all that interrupted it, since it turned out well and has to be made like that each time. */
export const recipe: Form = {
  name: "recipe",
  category: "Daily Life",
  length: { min: 4, max: 5 },
  heads: [
    {
      en: "Barley soup for two, dictated by Mrs Halina to Tomek, who had promised Ola a hot meal for the end of her chapter and can boil an egg, but nothing else. Mrs Halina sat by the stove with her leg up on a stool. Tomek wrote down everything that happened, Mruk included; and as it turned out well, it has to be done like this every time.",
      pl: "Krupnik na dwie osoby, podyktowany przez panią Halinę Tomkowi, który obiecał Oli ciepły posiłek na koniec rozdziału, a umie ugotować tylko jajko. Pani Halina siedziała przy kuchni z nogą na taborecie. Tomek zapisał wszystko, co się działo, razem z Mrukiem; a że się udało, trzeba tak robić za każdym razem.",
      titles: [["From an Egg to Barley Soup", "Od jajka do krupniku"]],
      picture: { place: "kitchen floor", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["Who Will Want It Back?", "Ktoś będzie chciał z powrotem"]],
          needs: ["the tins"],
          en: "Fill two plates. “What’s in it?” asked Ola at the second spoonful; she knew the taste and could not put a name to it. “Nails,” said Tomek, who had gone by the label. She ate up and went to look for herself. In the tin marked “Marjoram” she found a cork, and beneath it the note: “He will want it back.” She looked down. At her feet sat Mruk, and he did.",
          pl: "Nalać na dwa talerze. „Co w tym jest?” – spytała Ola przy drugiej łyżce; smak znała, a nie umiała go nazwać. „Gwoździe” – odpowiedział Tomek, który trzymał się napisu. Zjadła do końca i poszła sprawdzić. W puszce z napisem „Majeranek” znalazła korek, a pod nim kartkę: „Będzie chciał z powrotem”. Spojrzała w dół. Przy jej nogach siedział Mruk i chciał.",
        },
        {
          en: "Fill two plates. Ola comes out of her sentence, sits down, eats, and asks after a while what Tomek put in it. He takes the sheet and reads it to her from the beginning. By the end both plates are empty, and on the third chair sits Mruk, like somebody who has been mentioned.",
          pl: "Nalać na dwa talerze. Ola wychodzi ze swojego zdania, siada, je i po pewnym czasie pyta, co Tomek tam włożył. Tomek bierze kartkę i czyta jej od początku. Kiedy dochodzi do końca, oba talerze są puste, a na trzecim krześle siedzi Mruk z miną kogoś, kto został wymieniony.",
          titles: [["What Did He Put in It?", "Co on tam włożył?"]],
        },
        {
          en: "Serve standing, for Ola’s chapter lies on her chair, and on the chapter lies Mruk. Tomek holds the plate for her. “Who taught you this?” asks Ola. Before he can answer there are three knocks on the pipe, from one floor down. Mrs Halina wants to know whether it has enough salt.",
          pl: "Podawać na stojąco, bo na krześle Oli leży rozdział, a na rozdziale Mruk. Tomek trzyma jej talerz. „Kto cię tego nauczył?” – pyta Ola. Zanim zdąży odpowiedzieć, piętro niżej ktoś trzy razy puka w rurę. Pani Halina chce wiedzieć, czy nie za mało słone.",
          titles: [["Has It Enough Salt?", "Czy nie za mało słone?"]],
        },
      ],
    },
    {
      en: "Cabbage rolls by Mrs Halina, who has never measured anything and has told nobody how she makes them, not even her sister. “Write it down,” she said today, “before I improve it.” Ola wrote down what the hands did, since the hands know, and also what came in at the door; and Mruk lay on the first page.",
      pl: "Gołąbki pani Haliny, która nigdy niczego nie odmierzała i nikomu nie zdradziła, jak je robi, nawet siostrze. „Niech pani zapisze – powiedziała dziś – zanim to ulepszę”. Ola zapisała, co robiły ręce, bo ręce wiedzą, i co wchodziło drzwiami; a na pierwszej stronie leżał Mruk.",
      titles: [["Write It Down, Before I Improve It", "Proszę zapisać, zanim ulepszę"]],
      picture: { place: "kitchen", pose: "loaf", props: [], eyes: "half", on: "sheet of paper", company: "nobody" },
      endings: [
        {
          titles: [["What Her Sister Never Noticed", "Siostra nigdy nie zauważyła"]],
          needs: ["the sugar"],
          en: "Serve hot. Mrs Halina took the sheet and read, at arm’s length, what Ola had written. At the sugar she stopped: finger and thumb over the pot, with nothing between them. “You saw that?” she asked. Ola had seen it, and so had Mruk. “Then you have it all,” said Mrs Halina. “My sister never noticed.” She folded the sheet small, put it into Ola’s pocket and patted the pocket flat.",
          pl: "Podawać gorące. Pani Halina wzięła kartkę i na wyciągnięcie ręki przeczytała, co Ola zapisała. Przy cukrze stanęła: palec o palec, nad garnkiem, bez niczego. „Pani to widziała?” – zapytała. Ola widziała, Mruk też. „No to pani ma już wszystko – powiedziała pani Halina. – Siostra nigdy nie zauważyła”. Złożyła kartkę w kostkę, włożyła Oli do kieszeni i kieszeń przyklepała.",
        },
        {
          en: "Arrange on a dish, seam downwards. The next time Ola made the rolls herself, from the sheet, with all that is on it, and Mrs Halina was the guest. She looked at the seam. She ate one, and then another. Mruk waited. Mrs Halina wiped her mouth and asked if she might have the recipe.",
          pl: "Ułożyć na półmisku, szwem do dołu. Następnym razem Ola robiła gołąbki sama, z kartki, ze wszystkim, co na niej jest, a pani Halina była gościem. Obejrzała szew. Zjadła jednego, potem drugiego. Mruk czekał. Pani Halina wytarła usta i zapytała, czy mogłaby prosić o przepis.",
          titles: [["Seam Downwards", "Szwem do dołu"]],
        },
        {
          en: "Serve hot. Mrs Halina tasted, and shook her head; something was missing. They went through the sheet line by line, and everything was in. At last she rose, took Mruk from the third chair, sat down in his place, put him on her knees and tasted again. “There,” said Mrs Halina.",
          pl: "Podawać gorące. Pani Halina spróbowała i pokręciła głową; czegoś nie było. Sprawdziły kartkę wiersz po wierszu i wszystko się zgadzało. Wreszcie wstała, zdjęła Mruka z trzeciego krzesła, usiadła na jego miejscu, wzięła go na kolana i spróbowała jeszcze raz. „No” – powiedziała pani Halina.",
          titles: [["Something Was Missing", "Czegoś nie było"]],
        },
      ],
    },
    {
      en: "Mushroom soup after Ola’s grandmother, on the back of a calendar sheet, in a pointed hand. The most important word is under a stain. Ola has made this soup with eleven different words; it was always good and never her grandmother’s. Today she tries the twelfth. Whatever happens on the way goes into the margin, Mruk included.",
      pl: "Zupa grzybowa babci Oli, spisana na odwrocie kartki z kalendarza, spiczastym pismem. Najważniejsze słowo jest pod plamą. Ola gotowała już tę zupę z jedenastoma różnymi słowami; zawsze była dobra i ani razu babcina. Dziś próbuje dwunastego. Co się wydarzy po drodze, idzie na margines, łącznie z Mrukiem.",
      titles: [["The Word Under the Stain", "Słowo, które jest pod plamą"]],
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
          titles: [["How Had It Been, Always?", "A jak było zawsze?"]],
          needs: ["as always"],
          en: "Serve. It was good, but it was not her grandmother’s. Ola read once more what had been under the jam: “Then as always.” How had it been, always? She thought back. Then she took her cup, got down on the floor and crept in under the tablecloth, as she always had, and there she ate; and now it was her grandmother’s. Beside her sat Mruk, who had been there from the start.",
          pl: "Podawać. Zupa była dobra, ale nie babcina. Ola przeczytała jeszcze raz, co było pod konfiturą: „Dalej jak zawsze”. A jak było zawsze? Zastanowiła się. Potem wzięła kubek, uklękła i weszła z nim pod obrus, jak zawsze, i tam zjadła; i to była zupa babci. Obok siedział Mruk, który był tam od początku.",
        },
        {
          en: "Serve in the blue tureen. Ola tried it with her eyes shut: no. Then Mruk crossed the table, which is not done, and set a paw down beside the sheet. There were two stains now. She compared them, toe by toe. So there had been a cat in that kitchen, too. She gave Mruk the first spoonful, took the second herself, and it was her grandmother’s soup.",
          pl: "Podawać w niebieskiej wazie. Ola spróbowała z zamkniętymi oczami: nie. Wtedy Mruk przeszedł przez stół, czego się nie robi, i postawił łapę obok kartki. Plamy były teraz dwie. Porównała je, palec po palcu. A więc w tamtej kuchni też był kot. Pierwszą łyżkę dała Mrukowi, drugą wzięła sama i to była zupa babci.",
          titles: [["Toe by Toe, the Same Stain", "Plama, palec po palcu"]],
        },
        {
          en: "Serves two, and again it was good and not the right one. Ola turned the sheet over. On the front were nine names in pencil, with a plate drawn after each. She called up the stairs and down that there was soup. At the seventh plate it came right. Mruk had let them in.",
          pl: "Na dwie osoby, i znowu była dobra, ale nie ta. Ola odwróciła kartkę. Na pierwszej stronie było ołówkiem dziewięć imion, a przy każdym narysowany talerz. Zawołała na schody, w górę i w dół, że jest zupa. Przy siódmym talerzu zrobiła się babcina. Wpuszczał Mruk.",
          titles: [["At the Seventh Plate", "Dopiero przy siódmym talerzu"]],
        },
      ],
    },
    {
      en: "Tomato soup. Ola does not apologise; she makes tomato soup. Tomek had gone out saying that it was not about the lamp, and she had called after him that it was entirely about the lamp. Mruk had looked from one to the other until the door shut. The soup takes an hour, if nobody interrupts. Here it is with the interruptions.",
      pl: "Zupa pomidorowa. Ola nie przeprasza, tylko gotuje pomidorową. Tomek wyszedł ze słowami, że tu wcale nie chodzi o lampę, a ona zawołała za nim, że właśnie o lampę. Mruk patrzył to na nią, to na niego, póki drzwi się nie zamknęły. Taka zupa trwa godzinę, jeśli nikt nie przeszkadza. Oto ona razem z przeszkodami.",
      titles: [["It Was Not About the Lamp", "Wcale nie chodzi o lampę"]],
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "away",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["It Was Entirely About the Lamp", "Właśnie że o lampę"]],
          needs: ["thirteen or twenty-seven"],
          en: "Tomek came home when it was ready. “Thirteen minutes,” he said, looking at the clock. “Twenty-seven,” said Ola, and raised her voice a little, and put it down again. They both turned to Mruk. He got up, turned round once and lay down again. “Done,” they said, at the same moment. They ate it under the lamp, which flickered somewhat, and neither could see what was wrong with it.",
          pl: "Tomek wrócił, kiedy była gotowa. „Trzynaście minut” – powiedział, patrząc na zegar. „Dwadzieścia siedem” – odparła Ola, trochę podniosła głos i zaraz go odłożyła. Oboje spojrzeli na Mruka. Wstał, obrócił się raz i znowu położył. „Gotowe” – powiedzieli w tej samej chwili. Zjedli pod lampą, która odrobinę mrugała, i żadne nie wiedziało, co komu w niej przeszkadza.",
        },
        {
          en: "Serve in deep plates. When Tomek came in, he had a loaf under his arm, still warm, and in his hand a new bulb. He saw the soup. Ola saw the bulb. Neither of them said a word about either. Mruk, who had been lying across both their chairs, drew in his hind legs.",
          pl: "Podawać na głębokich talerzach. Kiedy Tomek wszedł, miał pod pachą bochenek, jeszcze ciepły, a w ręce nową żarówkę. Zobaczył zupę. Ola zobaczyła żarówkę. Ani o jednym, ani o drugim nikt nie wspomniał. Mruk, który leżał w poprzek obu krzeseł, podciągnął tylne łapy.",
          titles: [["A Loaf and a New Bulb", "Bochenek i nowa żarówka"]],
        },
        {
          en: "Two plates, two spoons. Tomek had only come back for his keys. He stood in the hall, in the smell of it, and then he hung up his bag. They looked into the soup. Under the table Mruk leaned against their ankles, now hers, now his; and each thought that it was the other’s foot.",
          pl: "Dwa talerze, dwie łyżki. Tomek wrócił tylko po klucze. Stał w przedpokoju, w tym zapachu, a potem odwiesił torbę. Patrzyli w zupę. Pod stołem Mruk opierał się im o kostki, raz jej, raz jemu, a każde myślało, że to stopa drugiego.",
          titles: [["He Had Only Come Back for His Keys", "Wrócił, ale tylko po klucze"]],
        },
      ],
    },
    {
      en: "Beetroot soup for Mrs Halina, who has fed the whole staircase and whom nobody has ever asked to dinner, out of fear. Ola asked her. The guest has come early; she is sitting on the second chair with her hands folded, and has promised to say nothing. Mruk is on the third, and has not promised anything.",
      pl: "Barszcz dla pani Haliny, która nakarmiła już całą klatkę i której nikt nigdy nie zaprosił na obiad, ze strachu. Ola zaprosiła. Gość przyszedł przed czasem; siedzi na drugim krześle ze złożonymi rękami i obiecał, że nic nie powie. Mruk jest na trzecim i niczego nie obiecywał.",
      titles: [["For a Guest Who Has Promised to Say Nothing", "Gość, który obiecał nic nie mówić"]],
      picture: {
        place: "kitchen floor",
        pose: "sit",
        props: [],
        eyes: "half",
        on: "chair",
        company: "halina",
        posture: "sitting",
      },
      endings: [
        {
          titles: [["She Had Not Promised Not to Write", "Że nie będzie pisać, nie obiecywała"]],
          needs: ["the cup"],
          en: "Serve. Mrs Halina had promised to say nothing, and kept to it down to the bottom of the plate. Then the cup came back from next door. Everybody looked in: this time it held a slip of paper. “Is there any more?” it asked. Mrs Halina drew the pencil from Ola’s hair; she had not promised not to write. “For me too,” she put underneath. Mruk, on the third chair, moved up to the table.",
          pl: "Podawać. Pani Halina obiecała, że nic nie powie, i dotrzymała aż do dna talerza. Wtedy od sąsiadów wróciła filiżanka. Wszyscy zajrzeli: dziś była w niej karteczka. „Jest jeszcze?” – pytała. Pani Halina wyjęła Oli ołówek z włosów; że nie będzie pisać, nie obiecywała. „Ja też poproszę” – dodała pod spodem. Mruk na trzecim krześle przysunął się do stołu.",
        },
        {
          en: "Serve. Mrs Halina took up her spoon and said nothing, so hard that it could be heard. She ate as far as the cornflower painted on the bottom of the plate. She looked at it. Then she pushed the plate, without a word, across to the pot. Mruk moved his tail out of the way.",
          pl: "Podawać. Pani Halina wzięła łyżkę i milczała tak, że było to słychać. Zjadła do chabra, który jest namalowany na dnie talerza. Popatrzyła na niego. Potem bez słowa przesunęła talerz w stronę garnka. Mruk usunął z drogi ogon.",
          titles: [["As Far as the Cornflower", "Aż do chabra na dnie"]],
        },
        {
          en: "“May I say something after all?” asked Mrs Halina at the third spoonful. Ola put down the ladle. “My feet are cold,” said Mrs Halina. There was nothing else. She ate two platefuls. Mruk got down from the third chair and lay on her feet, first on the left one and then on the right.",
          pl: "„Czy mogłabym jednak coś powiedzieć?” – zapytała pani Halina przy trzeciej łyżce. Ola odłożyła chochlę. „Stopy mi zmarzły” – powiedziała pani Halina. Więcej uwag nie było. Zjadła dwa talerze. Mruk zszedł z trzeciego krzesła i położył się jej na stopach, najpierw na lewej, potem na prawej.",
          titles: [["May I Say Something After All?", "Czy mogłabym jednak coś powiedzieć?"]],
        },
      ],
    },
    {
      en: "Pea soup for nine. Mr Zenon had called the whole house together to clear out the cellar, and Ola had said that she would do the soup, before she had counted the house. The neighbours are down there with lamps and send somebody up from time to time to ask. Mruk is with the pot, as always when others carry.",
      pl: "Grochówka na dziewięć osób. Pan Zenon wezwał cały dom do sprzątania piwnicy, a Ola powiedziała, że zrobi zupę, zanim ten dom policzyła. Sąsiedzi są tam teraz, z lampami, i co pewien czas przysyłają kogoś z pytaniem. Mruk jest przy garnku, jak zawsze, kiedy inni noszą.",
      titles: [["Before She Had Counted the House", "Na dziewięć, zanim policzyła"]],
      picture: {
        place: "kitchen floor",
        pose: "crouch",
        props: [],
        eyes: "open",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Tying a Shoe in Slippers", "Kto wiązał but w kapciach?"]],
          needs: ["the smell"],
          en: "Serve on the stairs. All nine came up from the cellar, and there sat everybody who had slowed down outside the door as well, and everybody who had stopped to tie a shoe; one gentleman, who had been tying his for a quarter of an hour, was in slippers. “Twenty,” said Mr Zenon, and held the ladle straighter. Mruk sat in the doorway and let each go past him to the pot. The gentleman in slippers was given the step beside him.",
          pl: "Podawać na schodach. Przyszła cała dziewiątka z piwnicy, a na stopniach siedzieli już wszyscy, którzy zwalniali pod drzwiami i którzy przystawali zawiązać but; jeden pan, który wiązał go przez kwadrans, był w kapciach. „Dwudziestu” – policzył pan Zenon i wyprostował chochlę. Mruk siedział w progu i przepuszczał do garnka po jednym. Pan w kapciach dostał stopień obok niego.",
        },
        {
          en: "Serve on the stairs. They sat from the second floor up to the fourth, and there were fourteen. The last ladle was for Mr Zenon, who had let everybody go first. With his spoon he drew a line down the middle, and put the plate one step lower, for Mruk.",
          pl: "Podawać na schodach. Siedzieli od drugiego piętra do czwartego i było ich czternaścioro. Ostatnia chochla przypadła panu Zenonowi, który wszystkich puścił przodem. Łyżką poprowadził przez środek linię i postawił talerz stopień niżej, dla Mruka.",
          titles: [["A Line Down the Middle", "Linia przez środek talerza"]],
        },
        {
          en: "Nine came, and each had brought somebody who had heard of it. When the plates were gone, they took cups, and after the cups saucers; Mr Zenon ate from the sieve, and fast. The eighteenth had the lid. Mruk, who had stayed with the pot from the first, was given the pot.",
          pl: "Przyszło dziewięcioro, a każde przyprowadziło kogoś, kto słyszał. Kiedy zabrakło talerzy, brali kubki, po kubkach spodki; pan Zenon jadł z sitka, i to szybko. Osiemnasty dostał pokrywkę. Mruk, który był przy garnku od początku, dostał garnek.",
          titles: [["The Eighteenth Had the Lid", "Osiemnasty dostał pokrywkę"]],
        },
      ],
    },
    {
      en: "Potato soup. Staś wanted it to be ready when his mother came home, and at home he may not touch the stove. In Ola’s kitchen he may, if Mrs Halina does the knife and the fire. She dictates. Staś wrote it all down, and when the paper was full he went on up his arm. Mruk did the watching.",
      pl: "Zupa ziemniaczana. Staś chciał, żeby była gotowa, kiedy mama wróci, a w domu nie wolno mu dotykać kuchenki. W kuchni Oli wolno, jeśli od noża i ognia jest pani Halina. Ona dyktuje. Staś zapisywał, a kiedy skończyła się kartka, pisał dalej na ręce. Od patrzenia był Mruk.",
      titles: [["All but the Knife and the Fire", "Prócz noża i ognia"]],
      picture: { place: "kitchen", pose: "peek", props: [], eyes: "wide", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["As Cooks Wear It", "Sierścią na zewnątrz"]],
          needs: ["the apron"],
          en: "Serves two. Staś’s mother took one spoonful, and another, and said nothing, and laid down the spoon. “Who taught you this?” He pointed downwards. He had forgotten to take off the apron; it went round him twice, and all down the front it had grey hair on it, turned outwards, as it should be worn. She picked off one hair and laid it beside her plate, as people keep a little something from a restaurant.",
          pl: "Na dwie osoby. Mama Stasia wzięła łyżkę, potem drugą, nic nie powiedziała i łyżkę odłożyła. „Kto cię tego nauczył?” Pokazał palcem w dół. Zapomniał zdjąć fartuch; opasywał go dwa razy, a z przodu był w szarej sierści, na zewnątrz, tak jak się nosi. Mama zdjęła z niego jeden włos i położyła obok talerza, jak się coś zabiera na pamiątkę z restauracji.",
        },
        {
          en: "Carry down two floors with both hands. Mruk goes in front, one step at a time, so that nobody runs. Staś’s mother was sitting in the hall with one shoe off. She looked at the pot and at the boy behind it. Then she put the shoe on again, as people do for a restaurant.",
          pl: "Znieść dwa piętra, w obu rękach. Mruk idzie przodem, stopień po stopniu, żeby nikt nie biegł. Mama Stasia siedziała w przedpokoju, bez jednego buta. Popatrzyła na garnek i na to, kto jest za garnkiem. A potem włożyła but z powrotem, jak do restauracji.",
          titles: [["With One Shoe Off, and Then On", "Jak do restauracji"]],
        },
        {
          en: "Serves two. Staś’s mother asked who had made it. “I did,” he said, “with Mrs Halina’s hands.” She took one of his, to wash it; and from the wrist to the elbow there it all stood. She read it to the end. Mruk, who had come down with the pot, sniffed at the last line.",
          pl: "Na dwie osoby. Mama Stasia spytała, kto to ugotował. „Ja – odpowiedział – rękami pani Haliny”. Wzięła jego własną, żeby ją umyć, a tam od nadgarstka po łokieć stało wszystko. Przeczytała do końca. Mruk, który zszedł razem z garnkiem, powąchał ostatni wiersz.",
          titles: [["From the Wrist to the Elbow", "Od nadgarstka po łokieć"]],
        },
      ],
    },
    {
      en: "Goulash for Tomek’s headmistress, who had invited herself. She is a just woman, she teaches physics, and she does not care for cats; this was mentioned twice. Mruk was therefore to stay in the bedroom, and he did, for as long as it takes to shut a door. Ola cooks. Tomek puts on a tie and takes it off.",
      pl: "Gulasz dla dyrektorki Tomka, która zaprosiła się sama. Jest osobą sprawiedliwą, uczy fizyki i nie przepada za kotami; wspomniała o tym dwa razy. Mruk miał więc ten czas spędzić w sypialni i spędził, tyle, ile trwa zamknięcie drzwi. Gotuje Ola. Tomek zakłada krawat i zdejmuje.",
      titles: [["For a Headmistress Who Does Not Care for Cats", "Dla dyrektorki, która nie przepada"]],
      picture: { place: "bedroom", pose: "walk", props: [], eyes: "open", by: "door ajar", company: "nobody" },
      endings: [
        {
          titles: [["What Was Simmering Under the Cloth?", "Co się dusi pod ściereczką?"]],
          needs: ["the cloth"],
          en: "Bring in the dish under its cloth. “What is that sound?” asked the headmistress. “It’s still simmering,” said Tomek, who is not good at lying. The headmistress teaches physics; she laid her hand on the cloth, and it simmered harder. Then she folded back one corner, as you should. Under it was an ear with a notch. “Cover him up again,” she said, “there’s a draught,” and she helped herself from the dish that stood beside him.",
          pl: "Wnieść półmisek pod ściereczką. „Co to za dźwięk?” – spytała dyrektorka. „Jeszcze się dusi” – powiedział Tomek, który źle kłamie. Dyrektorka uczy fizyki, więc położyła na ściereczce dłoń, a pod dłonią dusiło się mocniej. Odgięła jeden róg, jak należy. Było tam ucho z nacięciem. „Proszę go przykryć – powiedziała – bo ciągnie”. I nałożyła sobie z tego, co stało obok.",
        },
        {
          en: "Serve on warm plates. The headmistress praised the meat and asked how it was done. While Tomek explained, her hand went over the fur collar in her lap, against the nap and with it again. She had come without a collar. Nobody said a word. Over the second helping it began to purr.",
          pl: "Podawać na ciepłych talerzach. Dyrektorka pochwaliła mięso i zapytała, jak się je robi. Kiedy Tomek objaśniał, gładziła na kolanach futrzany kołnierz, pod włos i z powrotem. Przyszła bez kołnierza. Nikt nie powiedział ani słowa. Przy dokładce Mruk zaczął mruczeć.",
          titles: [["She Had Come Without a Collar", "Przyszła bez kołnierza"]],
        },
        {
          en: "Serve at once. The headmistress was shown to the third chair, and it was occupied. They looked at each other for as long as a class looks at her. Then she fetched herself the stool. “That,” she said to Tomek, and pointed at Mruk with her fork, “is what I mean by presence.”",
          pl: "Podawać od razu. Dyrektorce wskazano trzecie krzesło, ale było zajęte. Patrzyli na siebie tak długo, jak patrzy na nią klasa. Potem sama przyniosła sobie taboret. „To – powiedziała do Tomka i pokazała widelcem Mruka – nazywam obecnością”.",
          titles: [["What She Means by Presence", "Co się nazywa obecnością"]],
        },
      ],
    },
  ],
  entries: [
    {
      pays: ["the apron"],
      en: "Put on the apron. If it resists, Mruk is lying on it. Do not pull. Open the refrigerator, shut it, and take the apron when it is free. By now it is warm and has hair on the front; it is worn with the hair outwards.",
      pl: "Włożyć fartuch. Jeśli stawia opór, leży na nim Mruk. Nie ciągnąć. Otworzyć lodówkę, zamknąć i wziąć fartuch, kiedy będzie wolny. Jest już ciepły i z przodu ma sierść; nosi się go sierścią na zewnątrz.",
      titles: [["With the Hair Outwards", "Fartuch nosi się sierścią na zewnątrz"]],
    },
    {
      en: "Put on the water and answer the door. It is a lady collecting for a bench. Sign. Meanwhile Mruk has sat down to look at the pot, and while it is looked at, it will not boil. Show him a spoon, and carry the spoon out; Mruk goes with it.",
      pl: "Wstawić wodę i otworzyć drzwi. To pani, która zbiera na ławkę. Podpisać. Mruk usiadł tymczasem przed garnkiem i patrzy, a dopóki ktoś patrzy, woda się nie zagotuje. Pokazać mu łyżkę i wynieść ją z kuchni, Mruk pójdzie za nią.",
      titles: [["It Will Not Boil While Mruk Looks", "Nie zawrze, dopóki Mruk patrzy"]],
    },
    {
      en: "Chop an onion until somebody in the doorway asks why you are crying. Point to the onion. Mruk is crying as well, with his face to the wall, like a gentleman. Let him out on to the landing, count to forty, and chop the other half.",
      pl: "Siekać cebulę, aż ktoś stanie w drzwiach i spyta, czemu płaczesz. Wskazać cebulę. Mruk też płacze, twarzą do ściany, jak dżentelmen. Wypuścić go na schody, policzyć do czterdziestu i posiekać drugą połowę.",
      titles: [["Why Are You Crying?", "Czemu płaczesz?"]],
    },
    {
      en: "Salt, a pinch. In the middle of the pinch the telephone rings: a gentleman who wants the railway station. Be kind; he will miss his train as it is. Keep the pinch shut. Mruk smells each finger, and the salt is the better for it.",
      pl: "Szczypta soli. W połowie szczypty dzwoni telefon: pan, który chciał dodzwonić się na dworzec. Być dla niego miłym, i tak się spóźni. Szczypty nie otwierać. Mruk obwąchuje każdy palec z osobna, a soli to tylko pomaga.",
      titles: [["In the Middle of the Pinch", "W połowie szczypty"]],
    },
    {
      en: "Melt the butter over a low flame. Do not look round. The chair moving behind you is Mruk’s, and he is only interested in the flame. If you have looked round, there is less butter than before. Add some. This has been allowed for.",
      pl: "Roztopić masło na małym ogniu. Nie oglądać się. Krzesło, które przesuwa się za plecami, należy do Mruka, a jego interesuje tylko ogień. Jeśli się ktoś obejrzał, masła jest mniej niż przedtem. Dołożyć. Zostało to uwzględnione.",
      titles: [["Do Not Look Round", "Nie oglądać się"]],
    },
    {
      en: "Take a spoonful of flour, and sift it from high up until it snows. Mruk is sitting underneath. From now on it can be seen where he goes, and by the end there will be a map of the kitchen that shows who went past the butter.",
      pl: "Łyżkę mąki puścić z wysoka przez sitko, aż zacznie padać. Pod spodem siedzi Mruk. Odtąd widać, którędy chodzi, a na koniec będzie z tego mapa kuchni, na której da się sprawdzić, kto mijał masło.",
      titles: [["From High Up, Until It Snows", "Z wysoka, aż zacznie padać"]],
    },
    {
      en: "Stir to the left. On the right sits Mruk, and your elbow would touch him. After ten minutes change the hand, but not the direction. There are people who say that it makes no difference. They have nobody sitting on the right.",
      pl: "Mieszać w lewo. Z prawej siedzi Mruk i dostałby łokciem. Po dziesięciu minutach zmienić rękę, ale nie kierunek. Są ludzie, którzy mówią, że to wszystko jedno. Nikt im nie siedzi z prawej.",
      titles: [["To the Left, Because of Who Sits on the Right", "W lewo, bo z prawej ktoś siedzi"]],
    },
    {
      en: "Put the lid on. It is not on its hook, nor in the oven, nor under the sink. It is lying upside down by the wall, and Mruk is in it, up to the rim. Use a plate. The lid will be free in an hour.",
      pl: "Przykryć pokrywką. Nie ma jej na haczyku ani w piekarniku, ani pod zlewem. Leży pod ścianą do góry dnem, a w niej Mruk, aż po brzeg. Użyć talerza. Pokrywka będzie wolna za godzinę.",
      titles: [["The Lid Will Be Free in an Hour", "Pokrywka wolna za godzinę"]],
    },
    {
      en: "Let it simmer for one visit by a neighbour who cannot stay. Offer a chair, though not the third; she only wanted to ask. Mruk lies down on her shopping. When she has said three times that she must be off, it is done.",
      pl: "Gotować na wolnym ogniu przez jedną wizytę sąsiadki, która nie może zostać. Podać jej krzesło, byle nie trzecie; chciała tylko spytać. Mruk kładzie się na zakupach. Kiedy trzy razy powie, że leci, jest gotowe.",
      titles: [["For as Long as She Cannot Stay", "Przez jedną wizytę sąsiadki"]],
    },
    {
      en: "Taste, then hold the spoon out to Mruk. If he draws his head back a little, it wants salt. If he draws it back a long way, there is too much. If he licks it clean, there is fish in it, and somebody has been at the pot while you were reading.",
      pl: "Spróbować, a potem podsunąć łyżkę Mrukowi. Jeśli cofnie głowę o włos, brakuje soli. Jeśli cofnie ją daleko, jest za dużo. Jeśli wyliże, to w środku jest ryba i ktoś był przy garnku, kiedy się czytało przepis.",
      titles: [["When Mruk Draws Back, It Wants Salt", "Kiedy Mruk cofa głowę, brakuje soli"]],
    },
    {
      en: "Add two bay leaves. The second is missing: Mruk has carried it to the window and laid it before Prezes, the pigeon, who looks at it through the pane and does not object. So one will do. It has always been one; the other is for good relations.",
      pl: "Dodać dwa liście laurowe. Drugiego brak: Mruk zaniósł go na okno i położył przed gołębiem Prezesem, który ogląda go przez szybę i nie wnosi zastrzeżeń. Wystarczy więc jeden. Zawsze szedł jeden, a drugi jest dla podtrzymania znajomości.",
      titles: [["One Bay Leaf, and One for Prezes", "Jeden do garnka, drugi dla Prezesa"]],
    },
    {
      en: "Grind the pepper, turned away from Mruk. He sneezes in fives, and likes to be wished good health after each. Somebody on the stairs wishes him the fifth, through the door. Call out your thanks, and grind once more, for the stairs.",
      pl: "Zemleć pieprz, tyłem do Mruka. Mruk kicha piątkami i lubi, żeby mu po każdym życzyć zdrowia. Po piątym życzy mu go ktoś ze schodów, przez drzwi. Podziękować głośno i zakręcić młynkiem jeszcze raz, za schody.",
      titles: [["Good Health for the Fifth Sneeze", "Piąte na zdrowie, przez drzwi"]],
    },
    {
      en: "Cut a carrot into twelve coins. One rolls off as far as the doorway. Mruk catches up with it, sees that it is genuine, and pays for something under the cupboard. What it was has never come out. There remain eleven, which is ample.",
      pl: "Pokroić marchew na dwanaście monet. Jedna toczy się do progu. Mruk ją dogania, sprawdza, czy prawdziwa, i za coś nią płaci, pod szafką. Za co, nigdy nie wyszło na jaw. Zostaje jedenaście i to wystarczy.",
      titles: [["A Carrot in Twelve Coins", "Marchew w monetach"]],
    },
    {
      en: "Crush a clove of garlic. Mruk leaves the kitchen; that is the right amount. If he only goes to the threshold, take another. If he goes all the way downstairs, and is brought back by somebody who asks what you have done to him, begin again.",
      pl: "Rozgnieść ząbek czosnku. Mruk wychodzi z kuchni; to właściwa ilość. Jeśli tylko do progu, dołożyć drugi. Jeśli na sam dół i ktoś go odnosi z pytaniem, co mu zrobiono, zacząć od nowa.",
      titles: [["If He Goes All the Way Downstairs", "Jeśli zejdzie na sam dół"]],
    },
    {
      pays: ["thirteen or twenty-seven"],
      en: "Allow twenty minutes by the kitchen clock. It is seven minutes fast. Whether this makes it thirteen or twenty-seven has been asked here before, with raised voices. It is done when Mruk gets up, turns round and lies down again. He is not asked for reasons.",
      pl: "Odmierzyć dwadzieścia minut według kuchennego zegara. Spieszy się o siedem. Czy to znaczy trzynaście, czy dwadzieścia siedem, pytano tu już podniesionym głosem. Gotowe jest, kiedy Mruk wstanie, obróci się i znowu położy. O powody nie pytać.",
      titles: [["Thirteen or Twenty-Seven Minutes?", "Trzynaście czy dwadzieścia siedem?"]],
    },
    {
      en: "Take the wooden spoon with the bite in it. The bite is Mruk’s and shows how far the spoon should go in. If there is only one without a mark, lend it to him for a moment, preferably the one that belongs to the neighbours.",
      pl: "Wziąć drewnianą łyżkę z wygryzionym brzegiem. Wygryzł Mruk, a brzeg pokazuje, jak głęboko zanurzać. Jeśli jest tylko taka bez znaku, pożyczyć mu ją na chwilę, najlepiej tę, którą trzeba oddać sąsiadom.",
      titles: [["As Far as the Bite", "Zanurzać po wygryzione"]],
    },
    {
      en: "Wrap the pot in a towel and then in a blanket, and set it on a chair. The rest is done by Mruk. A pot of that size and temperature is a relation of his, and he lies down round it. When he changes sides, it is ready.",
      pl: "Owinąć garnek ręcznikiem, potem kocem, i postawić na krześle. Resztę robi Mruk. Garnek tej wielkości i o tej temperaturze to dla niego rodzina, więc kładzie się dookoła. Kiedy zmieni bok, jest gotowe.",
      titles: [["A Pot Is a Relation", "Garnek też rodzina"]],
    },
    {
      pays: ["as always"],
      en: "Look at the sheet again. Its lower edge sticks to the table, with jam. Breathe on it. Mruk lays a paw on the sheet, so that it does not get away, and the edge comes off with a sigh. Under the jam there are three words: “Then as always.”",
      pl: "Zajrzeć jeszcze raz do kartki. Dolny brzeg przykleił się konfiturą do stołu. Chuchnąć. Mruk kładzie na kartce łapę, żeby nie uciekła, i brzeg odchodzi z westchnieniem. Pod konfiturą są trzy słowa: „Dalej jak zawsze”.",
      titles: [["Then as Always", "Dalej jak zawsze"]],
    },
    {
      en: "The telephone: it is somebody’s mother. Say yes, say no, say that something is on the stove. The flex ends one step from the pot; but Mruk has lain down on it, and now it ends at two. Say goodbye. It has boiled down just as it should.",
      pl: "Telefon: czyjaś mama. Mówić tak, mówić nie, mówić, że coś stoi na gazie. Sznur kończy się o krok od garnka, ale Mruk położył się na nim i teraz są dwa. Pożegnać się. Odparowało akurat tyle, ile trzeba.",
      titles: [["It Is Somebody’s Mother", "Mówić tak, mówić nie"]],
    },
    {
      en: "A neighbour comes to borrow an egg, with a baby on her arm. Hold the baby while she takes the egg. The baby holds Mruk. Mruk holds still. In the meantime the pot boils over a little, on the left, as it should. Now swap everything back.",
      pl: "Przychodzi sąsiadka pożyczyć jajko, z niemowlęciem na ręku. Potrzymać niemowlę, a ona bierze jajko. Niemowlę trzyma Mruka. Mruk trzyma się w ryzach. Tymczasem trochę wykipi, z lewej, i tak ma być. Pozamieniać się z powrotem.",
      titles: [["Who Holds Whom in the Meantime", "Kto kogo trzyma?"]],
    },
    {
      en: "Chop the dill. One sprig always falls. Mruk lifts it, carries it out with his head up and lays it in a shoe. It must not be removed; whoever goes out next in that shoe will be asked on the tram what is for dinner.",
      pl: "Posiekać koperek. Jedna gałązka zawsze spada. Mruk ją podnosi, wynosi z uniesioną głową i wkłada do buta. Zabierać nie wolno; kto następny wyjdzie w tym bucie, tego spytają w tramwaju, co na obiad.",
      titles: [["One Sprig Always Falls", "Jedna gałązka do buta"]],
    },
    {
      pays: ["the smell"],
      en: "By now the smell has reached the ground floor. Listen. Whoever slows down outside is hungry; whoever stops to tie a shoe is very hungry. Let Mruk sit down in front of the door. Open it by a hand, and pass out one spoonful.",
      pl: "Zapach zszedł już na parter. Słuchać. Kto pod drzwiami zwalnia, ten jest głodny; kto przystaje zawiązać but, bardzo głodny. Mruk niech usiądzie przed drzwiami. Uchylić na dłoń i podać jedną łyżkę.",
      titles: [["One Spoonful Through the Door", "Jedna łyżka przez szparę"]],
    },
    {
      en: "Weigh out whatever has to be weighed. The scales show nine kilos too many. Do not lift Mruk down; subtract. If he is washing himself, the needle swings between eight and ten, and you take the middle. This is why some cooks never succeed with it.",
      pl: "Odważyć, co jest do odważenia. Waga pokazuje o dziewięć kilo za dużo. Mruka nie zdejmować, tylko odjąć. Jeśli się akurat myje, wskazówka chodzi między ośmioma a dziesięcioma i bierze się środek. Dlatego niektórym nigdy się to nie udaje.",
      titles: [["Do Not Lift Him, Subtract", "Nie zdejmować, tylko odjąć"]],
    },
    {
      en: "Light the gas. The match goes out, since somebody was breathing on it from the side. Light a second, and it goes out too. Mruk knows it from birthday cakes, and waits to be applauded. Applaud. The third match burns.",
      pl: "Zapalić gaz. Zapałka gaśnie, bo ktoś dmuchnął na nią z boku. Zapalić drugą i też zgaśnie. Mruk zna to z tortów urodzinowych i czeka na brawa. Zaklaskać. Trzecia się pali.",
      titles: [["Applaud, and the Third Match Burns", "Zaklaskać przed trzecią"]],
    },
    {
      en: "Wash your hands. Mruk wishes the tap to go on running, as thin as a thread, for as long as he is drinking. There is no hurrying this. Hold up your wet hands and think what you have forgotten. It is the flame.",
      pl: "Umyć ręce. Mruk życzy sobie, żeby kran leciał dalej, cienko jak nitka, tak długo, jak on pije. Popędzić się nie da. Trzymać mokre ręce w górze i zastanowić się, o czym się zapomniało. O ogniu.",
      titles: [["As Thin as a Thread, for as Long as He Drinks", "Cienko jak nitka, póki pije"]],
    },
    {
      en: "Wait for the tram, the fifteen. When it passes, the lids begin to sing, and Mruk points both his ears at the window. This is the moment for the spoonful that is not in the recipe. Nobody has seen what was in it, except perhaps Mruk.",
      pl: "Poczekać na tramwaj, piętnastkę. Kiedy przejeżdża, śpiewają pokrywki, a Mruk kieruje oba uszy na okno. To pora na łyżkę, której w przepisie nie ma. Nikt nie widział, co na niej było, chyba że Mruk.",
      titles: [["Not Before the Fifteen Has Come", "Nie wcześniej niż piętnastka"]],
    },
    {
      en: "The peelings go on a newspaper. What is on a newspaper is Mruk’s, by old custom, and he takes his seat. The knife is on it as well. Ask for it back, with both hands open, and give him something for it; a peeling, say.",
      pl: "Obierki idą na gazetę. Co jest na gazecie, należy do Mruka, tak jest od dawna, więc Mruk zasiada. Nóż też tam leży. Poprosić o zwrot, z otwartymi dłońmi, i dać coś w zamian, choćby obierkę.",
      titles: [["What Is on a Newspaper Is Mruk’s", "Co jest na gazecie, to Mruka"]],
    },
    {
      en: "Sit down for a moment. Not there, that chair is Mruk’s; and not there, the flour is on it. Lean against the sideboard like everybody who has ever cooked here, and look at them, the cat and the pot, until one of them begins to hum.",
      pl: "Usiąść na chwilę. Nie tam, to Mruka; i nie tam, tam jest mąka. Oprzeć się o kredens jak każdy, kto tu kiedykolwiek gotował, i patrzeć na nich oboje, na kota i na garnek, aż któreś zacznie mruczeć.",
      titles: [["Sit Down, but Not There", "Usiąść, ale nie tam"]],
    },
    {
      en: "If it is too thin, wait; if too thick, somebody will call from the courtyard that a key is down the grating, and has nobody a magnet? Go and look. Mruk stays, his back to the pot, above suspicion. Afterwards it is right.",
      pl: "Jeśli za rzadkie, poczekać; jeśli za gęste, to ktoś zawoła z podwórka, że klucz wpadł do kratki, czy nikt nie ma magnesu. Iść zobaczyć. Mruk zostaje, plecami do garnka, poza podejrzeniem. Potem jest w sam raz.",
      titles: [["Has Nobody a Magnet?", "Czy nikt nie ma magnesu?"]],
    },
    {
      pays: ["the sugar"],
      en: "Taste once more. From the door a voice says: “A bit of sugar.” Do not turn round; it is always said. Rub finger and thumb over the pot, with nothing between them. “Much better,” says the voice. Mruk, who saw the fingers, looks out of the window.",
      pl: "Spróbować jeszcze raz. Czyjś głos od drzwi mówi: „Odrobinę cukru”. Nie odwracać się, zawsze tak mówią. Potrzeć nad garnkiem palcem o palec, bez niczego. „O wiele lepiej” – mówi głos. Mruk, który widział palce, patrzy w okno.",
      titles: [["A Bit of Sugar, Says a Voice", "Odrobinę cukru? O wiele lepiej"]],
    },
    {
      pays: ["the cloth"],
      en: "Cover with a clean cloth. If the cloth purrs, Mruk is under it, and what ought to be covered stands beside him, open. Fold back one corner. He does not like to be uncovered all at once, and the cook has other cloths.",
      pl: "Nakryć czystą ściereczką. Jeśli ściereczka mruczy, to pod nią jest Mruk, a to, co ma być nakryte, stoi obok, odkryte. Odgiąć jeden róg. Nie lubi, kiedy go odkrywać od razu, a ściereczek jest więcej.",
      titles: [["If the Cloth Purrs", "Jeśli ściereczka mruczy"]],
    },
    {
      en: "Take the pot with two oven gloves. Here is one. The other has been put on by Mruk, up to the shoulder, and he cannot walk in it. Carry the pot with one, turning with it, as in a waltz; then free him, from the thumb.",
      pl: "Wziąć garnek w dwie rękawice. Jedna jest. Drugą założył Mruk, po bark, i nie może w niej chodzić. Nieść w jednej, obracając się z garnkiem, jak w walcu; potem uwolnić Mruka, od kciuka.",
      titles: [["In One Glove, as in a Waltz", "W jednej rękawicy, jak w walcu"]],
    },
    {
      en: "Here a word cannot be read, for Mruk has stepped on it. It is short, and ends in “LY”. “Gently” has proved right, on the whole. “Boldly” was tried once, and the ceiling above the stove has been a little darker since then.",
      pl: "Tu jednego słowa nie da się odczytać, bo nastąpił na nie Mruk. Jest krótkie i kończy się na „NIE”. „Łagodnie” na ogół się sprawdza. „Odważnie” wypróbowano raz i od tej pory sufit nad kuchenką jest trochę ciemniejszy.",
      titles: [["Gently, or Was It Boldly?", "Łagodnie czy odważnie?"]],
    },
    {
      en: "Cut the bread: two slices for each person and one for the table. Mruk counts along by the sound, with his back turned. The crust that falls beside the third chair has not fallen by accident, and there is no need to say that it has.",
      pl: "Pokroić chleb: po dwie kromki na osobę i jedna na stół. Mruk liczy ze słuchu, odwrócony tyłem. Skórka, która upada przy trzecim krześle, nie upadła przypadkiem i nie trzeba mówić, że tak było.",
      titles: [["Two for Each and One for the Table", "Po dwie i jedna na stół"]],
    },
    {
      pays: ["the tins"],
      en: "Open the tin marked “Nails”; the marjoram is in it. The tin marked “Marjoram” is better left alone. In it are Mruk’s cork and a note, “He will want it back”, and as soon as the other one rattles, he is beside you.",
      pl: "Otworzyć puszkę z napisem „Gwoździe”; jest w niej majeranek. Puszkę z napisem „Majeranek” lepiej zostawić. Jest w niej korek Mruka i kartka: „Będzie chciał z powrotem”, a ledwie brzęknie ta pierwsza, Mruk już jest obok.",
      titles: [["The Marjoram Is Under Nails", "Majeranek jest w gwoździach"]],
    },
    {
      en: "On the steamy window write with a finger what must not be forgotten: two onions. Mruk walks along the sill and wipes it off with his side. So the second onion is in no copy of the recipe; it comes to mind at night.",
      pl: "Palcem na zaparowanej szybie zapisać, o czym nie wolno zapomnieć: dwie cebule. Mruk przechodzi po parapecie i ściera to bokiem. Dlatego drugiej cebuli nie ma w żadnym odpisie; przypomina się w nocy.",
      titles: [["The Second Onion Is in No Copy", "Drugiej cebuli nie ma w odpisie"]],
    },
    {
      en: "Wait. This is the hardest step, and most people spoil it with a spoon. Do it like Mruk, who has been at it from the beginning: front paws together, eyes half closed, one ear on the pot. He has never yet been too early.",
      pl: "Czekać. To najtrudniejsza czynność i większość psuje ją łyżką. Robić tak jak Mruk, który zajmuje się tym od początku: przednie łapy razem, oczy przymknięte, jedno ucho na garnek. Jeszcze nigdy nie był za wcześnie.",
      titles: [["The Hardest Step Is Done Sitting", "Najtrudniejsze robi się na siedząco"]],
    },
    {
      pays: ["the cup"],
      en: "Carry a cupful to the people next door, under a saucer. Mruk walks in front. The cup comes back washed, and never empty; last time there was a plum in it, the time before a button. Today’s should be looked at only in the kitchen.",
      pl: "Zanieść filiżankę sąsiadom, pod spodkiem. Mruk idzie przodem. Filiżanka wraca umyta i nigdy pusta; ostatnio była w niej śliwka, a przedtem guzik. Co dziś, sprawdza się dopiero w kuchni.",
      titles: [["Last Time There Was a Plum in It", "Ostatnio była w niej śliwka"]],
    },
    {
      en: "The bell: two men with a wardrobe for Staircase B. They may put it down here for a moment. Stir on. When they lift it again, it is heavier than before, and on the landing it rings. Open the left door and take out Mruk.",
      pl: "Dzwonek: dwaj panowie z szafą na klatkę B. Mogą ją tu na chwilę postawić. Mieszać dalej. Kiedy znowu dźwigną, jest cięższa niż przedtem, a na schodach dzwoni. Otworzyć lewe drzwi i wyjąć Mruka.",
      titles: [["Heavier Than Before, and It Rings", "Cięższa niż przedtem, i dzwoni"]],
    },
    {
      en: "Lay the table around Mruk, who is lying on it. The plates go to left and right of him, the spoons along his back. The rule that he does not lie there applies from the moment the salt is put down. Put it down last.",
      pl: "Nakryć stół dookoła Mruka, który na nim leży. Talerze idą z lewej i z prawej, łyżki wzdłuż grzbietu. Zasada, że tam nie leży, obowiązuje od chwili, kiedy stanie solniczka. Postawić ją na końcu.",
      titles: [["Lay the Table, Round the Cat", "Nakryć tak, żeby nie ruszać kota"]],
    },
    {
      en: "Read the next line aloud. “A little more butter,” it says; some have read it out three times, and been answered each time from under the table. At this point a little goes missing. It turns up on a saucer, beside Mruk.",
      pl: "Następny wiersz przeczytać na głos. „Jeszcze trochę masła” – brzmi; niektórzy czytali go trzy razy i za każdym razem spod stołu ktoś odpowiadał. W tym miejscu trochę ginie. Znajduje się na spodku, obok Mruka.",
      titles: [["Answered From Under the Table", "Spod stołu ktoś odpowiada"]],
    },
    {
      when: { weather: ["snow"] },
      en: "Put the butter out on the ledge to harden, since it is snowing. Mruk guards it from inside, and Prezes, the pigeon, from outside. Each is waiting for the other to begin, so it stays whole. Take it in as soon as it has a white cap.",
      pl: "Wystawić masło za okno, żeby stwardniało, skoro pada śnieg. Mruk pilnuje go od środka, a gołąb Prezes z zewnątrz. Każdy czeka, aż zacznie drugi, więc masło jest całe. Wnieść, kiedy będzie miało białą czapkę.",
      titles: [["Butter With a White Cap", "Masło w białej czapce"]],
    },
    {
      when: { weather: ["rain"] },
      en: "It is raining, and somebody calls up from the courtyard that there is washing out. It is not yours. Turn down the flame, run, and rescue nine pillowcases. Mruk receives the basket on the landing and gets in. The lady from Staircase B who comes for it brings an onion, and one was missing.",
      pl: "Pada, a ktoś woła z podwórka, że wisi pranie. Nie jest stąd. Przykręcić gaz, zbiec i uratować dziewięć poszewek. Mruk odbiera kosz na schodach i wchodzi do środka. Pani z klatki B, która po nie przychodzi, przynosi w zamian cebulę, a jednej akurat brakowało.",
      titles: [["Nine Pillowcases for an Onion", "Za dziewięć poszewek cebula"]],
    },
    {
      when: { between: ["07-05", "09-05"], weather: ["clear"], timeSlot: ["afternoon"] },
      en: "A wasp flies in, wanting a taste. Do not wave the spoon at it; Mruk is waving already. Put a drop of jam on the ledge outside and shut the window behind the wasp. Mruk sits down at the pane to watch it eat, and for a whole quarter of an hour the cook is alone.",
      pl: "Wlatuje osa, bo chce spróbować. Nie machać na nią łyżką, macha już Mruk. Położyć za oknem kroplę dżemu i zamknąć okno za osą. Mruk siada przy szybie i patrzy, jak je, a kucharz przez cały kwadrans jest sam.",
      titles: [["The Wasp Only Wants to Taste", "Osa chce tylko spróbować"]],
    },
    {
      when: { heating: true },
      en: "Warm the plates on the radiator. Mruk is lying on it from end to end. Set the first plate down in front of his nose, and he moves back by one rib; the same with the second and the third. At the fourth he gets up, walks round the back and lies down on the first, which is warm.",
      pl: "Ogrzać talerze na kaloryferze. Mruk leży na nim od końca do końca. Postawić mu pierwszy talerz przed nosem, a cofnie się o jedno żebro; z drugim i trzecim tak samo. Przy czwartym wstaje, obchodzi wszystkie i kładzie się na pierwszym, bo już jest ciepły.",
      titles: [["At the Fourth Plate He Gets Up", "Przy czwartym talerzu wstaje"]],
    },
  ],
};
