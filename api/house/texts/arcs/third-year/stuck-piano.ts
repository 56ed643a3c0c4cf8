import type { Arc } from "#api/house/texts/model.ts";

/** A piano on its way to the fifth floor sticks at the turn of the stairs, two fingers too wide. */
export const stuckPiano: Arc = {
  name: "stuck-piano",
  category: "Daily Life",
  begins: "2029-10-08",
  returns: true,
  evenings: [
    {
      title: ["Two Fingers Too Wide", "O dwa palce za szerokie"],
      en: [
        "“Stop,” said Mr Gruszka, and four men stopped, each with a strap over his shoulder and his cheek against black wood. The piano was for Miss Ludwika on the fifth floor, who was to have it for the winter, since her niece had the painters in. It had got to the turn between the second floor and the third. There it gave a groan, sat down, and went neither up nor down.",
        "Mr Gruszka has carried pianos for as long as anyone remembers. He laid his folding rule against the wall. “Two fingers,” he said. “It’s the house that’s too narrow.” They pushed from below. They pulled from above, and with every tug a deep string spoke inside, like someone who has been asked to move up in a church pew. In the end the men unbuckled their straps. They would come again in three days, all six of them, with soap.",
        "Miss Ludwika looked down over the banisters from the fourth floor. She had put on her lace collar to receive it, and had washed her hands twice. “I only wanted to try something,” she said. “With both hands. It’s not urgent.”",
        "Now it stood across the stairs. The back, with its grey cloth, faced upwards, the keys faced down, and beside the music rest two brass candle arms stuck out like elbows. At the left end there was a gap. Ola got through with her breath held, and Tomek without his briefcase. Mr Zenon measured himself against it by eye and gave up.",
        "When the house had gone to its suppers, Mruk came home. He found that somebody had put a shelf across his stairs, at the right height, black and white. He stepped on it. It said something. He lifted the paw and looked beneath; then he put down the other. All the doors opened, from the ground floor to the fifth.",
      ],
      pl: [
        "„Stać” – powiedział pan Gruszka i czterech ludzi stanęło, każdy z pasem na ramieniu i z policzkiem przy czarnym drewnie. Pianino było dla panny Ludwiki z piątego piętra, która miała je przechować przez zimę, bo siostrzenica maluje mieszkanie. Dojechało do zakrętu między drugim a trzecim. Tam jęknęło, usiadło i nie chciało ani w górę, ani w dół.",
        "Pan Gruszka nosi pianina, odkąd ludzie pamiętają. Przyłożył do ściany składaną miarkę. „Dwa palce – powiedział. – Dom jest za wąski”. Pchali z dołu. Ciągnęli z góry, a przy każdym szarpnięciu odzywała się w środku gruba struna, jak ktoś, kogo w kościele proszą, żeby się posunął. W końcu ludzie odpięli pasy. Przyjdą za trzy dni, cała szóstka, z mydłem.",
        "Panna Ludwika patrzyła przez poręcz z czwartego piętra. Na powitanie włożyła koronkowy kołnierzyk i dwa razy umyła ręce. „Chciałam tylko czegoś spróbować – powiedziała. – Obiema rękami. Nie pali się”.",
        "I tak stało w poprzek schodów. Tył, obity szarym płótnem, miało od góry, klawisze od dołu, a po bokach pulpitu sterczały jak łokcie dwa mosiężne świeczniki. Z lewej została szpara. Ola przechodziła na wdechu, Tomek bez teczki. Pan Zenon przymierzył się w myśli i zrezygnował.",
        "Kiedy dom rozszedł się na kolacje, wrócił Mruk. Zastał na schodach półkę, na dobrej wysokości, czarno-białą. Wstąpił na nią. Powiedziała coś. Podniósł łapę i zajrzał, co tam jest; potem postawił drugą. Otworzyły się wszystkie drzwi, od parteru po piąte piętro.",
      ],
      picture: {
        place: "stairs",
        pose: "crouch",
        props: [],
        eyes: "wide",
        mouth: "neutral",
      },
    },
    {
      title: ["Tomek Is an F", "Tomek jako F"],
      en: [
        "“That’s Tomek,” said Mrs Halina without raising her eyes from the hem. On the stairs a piano was stuck, between her floor and the next, and you could not get past it except sideways, with your front to the keys. Everybody struck a note in doing so. Tomek, who is tall and leans, was an F.",
        "She had needed no more than a day. Ola was two notes side by side, because of the bag. The student from the fourth floor was a black key, the same one every time. The gentleman with the beard went by in a run, from the middle down to the bass, for he was ticklish at the gap. And twice an evening, very high and quite clear, came a note that was not struck by a stomach. Mruk went over the top, by the keys, and where he jumped down there was always that C.",
        "In this way she knew who was at home. It is a pleasant thing to know, of an October evening, when the light goes on at six. “That’s everyone in,” she said at eight, and drew the curtain. Then she thought for a moment. One had not come by at all, not down and not up.",
        "On the fifth floor Miss Ludwika sat at her table with her hands in her lap. The piano had been lent to her, and there was a piece that she wished to try on it. Since morning she had listened to them playing it with their coats. She is narrow enough. But Miss Ludwika has never gone by anybody sideways.",
        "She took a card and wrote on it, small, in pencil. When Mruk passed her door she tied it to his collar with a bit of thread. He carried it down two floors, and somebody hung it over the keyboard, on the left-hand candle arm, for all to read: “Kindly wash your buttons.”",
      ],
      pl: [
        "„To Tomek” – powiedziała pani Halina, nie podnosząc oczu znad rąbka. Na schodach, między jej piętrem a następnym, utknęło pianino i można je było minąć tylko bokiem, przodem do klawiszy. Każdy przy tym jakiś trącił. Tomek, wysoki i pochylony, to było F.",
        "Starczył jej jeden dzień. Ola to dwa dźwięki obok siebie, przez torbę. Student z czwartego piętra to zawsze ten sam czarny klawisz. Pan z brodą przechodził biegiem, od środka po same basy, bo w szparze miał łaskotki. A dwa razy co wieczór, bardzo wysoko i zupełnie czysto, odzywał się dźwięk, którego nie trącił niczyj brzuch. Mruk szedł górą, po klawiszach, i tam, gdzie zeskakiwał, wypadało zawsze to samo C.",
        "W ten sposób wiedziała, kto jest w domu. Przyjemnie jest to wiedzieć w październiku, kiedy od szóstej pali się światło. „No, są wszyscy” – powiedziała o ósmej i zaciągnęła zasłonę. Potem się zastanowiła. Jedna osoba nie przeszła wcale, ani w dół, ani w górę.",
        "Na piątym piętrze siedziała przy stole panna Ludwika, z rękami na kolanach. To jej pożyczono to pianino i był taki utwór, którego chciała na nim spróbować. Od rana słuchała, jak grają na nim paltami. Jest dość szczupła. Ale panna Ludwika nigdy nikogo nie minęła bokiem.",
        "Wzięła tekturkę i napisała coś ołówkiem, drobno. Kiedy Mruk mijał jej drzwi, przywiązała mu ją nitką do obroży. Zniósł ją dwa piętra niżej, a tam ktoś powiesił ją nad klawiaturą, na lewym świeczniku, żeby każdy przeczytał: „Uprasza się o mycie guzików”.",
      ],
      picture: { place: "stairs", pose: "walk", props: [], eyes: "half", mouth: "neutral" },
    },
    {
      title: ["Four Hands, None of Them Hers", "Na cztery ręce, ale nie jej"],
      en: [
        "In the evening Miss Ludwika came downstairs, in her lace collar, as far as the back of the piano. It was to have been carried up to her and was stuck here at the turn, with its face to the people below. She laid her palm on the grey cloth. She was two feet from the keys, and on the wrong side.",
        "“We could help you over,” said Mr Zenon from the other side. She looked at him. “Or through,” said Ola, “if you breathe in.” “Thank you,” said Miss Ludwika. “I’ll call out the notes. Mrs Ola takes the right hand, Mr Zenon the left. One finger each, and do as I say.”",
        "The organist had taught her the piece when she was a girl; then the piano in the parish hall was sold, and the second half was left only in her fingers. “E,” she said. “And again. Left, G, the third from the candle arm.” Mr Zenon has a thumb like a door bolt. He laid it on, drew it off, and gazed at it. Doors opened. People sat down on the stairs, below and above, with their plates.",
        "It went slowly, like somebody crossing a stream. Behind the cloth her voice spelled it out, and her hands, which nobody could see, played along on the wood. Mruk had lain down on top, just half way. He had her fingers by his tail and the notes by his chin, and between the two he was the only one to hear how it ought to go.",
        "They got as far as the middle. “And now?” called Ola. There was no answer. “Now I don’t know what they’re called,” said Miss Ludwika behind the piano. “Those I never learned by name. They’re only in the hands.” Mr Zenon’s thumb stayed in the air. Somewhere a fork was put down on a plate, as softly as that can be done.",
      ],
      pl: [
        "Wieczorem panna Ludwika zeszła w koronkowym kołnierzyku aż do tylnej ściany pianina. Miano je wnieść do niej, a utknęło tu, na zakręcie, twarzą do tych z dołu. Położyła dłoń na szarym płótnie. Od klawiszy dzieliło ją pół metra, i to z niewłaściwej strony.",
        "„Możemy panią przenieść górą” – odezwał się z tamtej strony pan Zenon. Popatrzyła na niego. „Albo bokiem – powiedziała Ola – na wdechu”. „Dziękuję – odparła panna Ludwika. – Ja będę dyktować. Pani Ola bierze prawą rękę, pan lewą. Jednym palcem i tak, jak powiem”.",
        "Utworu nauczył ją za młodu organista, ale pianino z domu parafialnego sprzedano i drugą połowę miała już tylko w palcach. „E – powiedziała. – I jeszcze raz. Lewa G, trzecie od świecznika”. Pan Zenon ma kciuk jak rygiel. Położył, zdjął i przyjrzał mu się. Otwierały się drzwi. Ludzie siadali na schodach, poniżej i powyżej, z talerzami.",
        "Szło powoli, jak ktoś, kto przechodzi przez strumień. Zza płótna głos literował, a ręce, których nikt nie widział, grały to samo na drewnie. Mruk leżał na wierzchu, dokładnie w połowie. Przy ogonie miał jej palce, przy brodzie dźwięki i między jednym a drugim jako jedyny słyszał, jak to powinno iść.",
        "Doszli do środka. „A teraz?” – zawołała Ola. Nie było odpowiedzi. „Teraz nie wiem, jak się nazywają – powiedziała za pianinem panna Ludwika. – Tych nie uczyłam się z nazwy. Są tylko w rękach”. Kciuk pana Zenona został w powietrzu. Ktoś gdzieś odłożył widelec na talerz, najciszej, jak się da.",
      ],
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "half",
        mouth: "neutral",
        company: "nobody",
        camera: "close",
      },
    },
    {
      title: ["Off with Its Elbows", "A łokcie trzeba odciąć"],
      en: [
        "Six men came, with soap. For days the piano had been stuck at the turn of the stairs, on its way to Miss Ludwika, and this time Mr Gruszka had the strong ones with him. They soaped the wall, said one, two, and at three there was a bang, and a piece of plaster the size of a saucer came down. The piano stood where it had stood.",
        "Mr Gruszka unfolded his rule. He measured the wall, the rail, the corners; then he measured across the front, from the tip of one brass candle arm to the tip of the other, and held up two fingers. “There we are,” he said. “It’s those. They’ve been riveted on. Off with them, and she’ll slide up like butter.” He drew out the saw.",
        "“No,” said a voice. Miss Ludwika stood above, behind the piano. She has never been heard to say the word so loud. You don’t saw elbows off a thing that has been lent you. It had better stay where it was, then; and she went up to her flat.",
        "Mr Zenon had the worst of it. He has to keep the stairs clear. He took the regulations from his pocket, and from the other his spectacles, and read paragraph nine, and it was just as he had feared. “Tomorrow,” he said to Mr Gruszka. “In the evening. I’ll hold the lamp for you.” He did not look up the stairs as he said it.",
        "The six went off with their soap. Mruk sat on top, where he had listened to them with his ears laid back, because of the bang. He has a way, when he has been annoyed, of going to some corner that sticks out and rubbing it with his cheek until it is his. He got up. He looked at the brass arm on the left; but a card hung from it, something about buttons, and tickled, and he put it off.",
      ],
      pl: [
        "Przyszło ich sześciu, z mydłem. Pianino w drodze do panny Ludwiki od paru dni tkwiło na zakręcie schodów i tym razem pan Gruszka wziął silnych. Namydlili ścianę, powiedzieli raz, dwa, a na trzy huknęło i odpadł kawałek tynku wielkości spodka. Pianino stało, gdzie stało.",
        "Pan Gruszka rozłożył miarkę. Zmierzył ścianę, poręcz, kąty; potem przyłożył ją z przodu, od końca jednego mosiężnego świecznika do końca drugiego, i podniósł dwa palce. „I jesteśmy w domu – powiedział. – To one. Nitowane. Odetniemy i pójdzie jak po maśle”. Wyjął piłkę.",
        "„Nie” – odezwał się głos. Wyżej, za tylną ścianą, stała panna Ludwika. Tak głośno nikt jeszcze od niej tego słowa nie słyszał. Czemuś, co się pożyczyło, nie odcina się łokci. Niech już lepiej stoi, gdzie stoi; i poszła do siebie na górę.",
        "Najgorzej miał pan Zenon. To on odpowiada za przejście. Wyjął z kieszeni regulamin, z drugiej okulary, przeczytał paragraf dziewiąty i było, jak się obawiał. „Jutro – powiedział do pana Gruszki. – Wieczorem. Poświecę panu”. Kiedy to mówił, nie patrzył w górę.",
        "Szóstka poszła ze swoim mydłem. Mruk siedział na wierzchu i słuchał ich, przez ten huk, z uszami po sobie. Kiedy coś go rozdrażni, ma zwyczaj iść do jakiegoś rogu, który wystaje, i trzeć o niego policzkiem, aż róg zrobi się jego. Wstał. Przyjrzał się lewemu świecznikowi; ale wisiała na nim tekturka, coś o guzikach, i łaskotała, więc odłożył to na później.",
      ],
      picture: {
        place: "stairs",
        pose: "sit",
        props: [],
        eyes: "grump",
        mouth: "grump",
      },
    },
    {
      title: ["By Way of the Attic", "Naokoło, przez strych"],
      en: [
        "She came from below. Nobody had expected it. Miss Ludwika had gone up to the attic, across the beams, down the whole of Staircase B, over the courtyard and up again, 214 steps, in her hat. Now she stood at last in front of the piano that had stuck on its way to her, and whose brass arms Mr Gruszka was to saw off this evening.",
        "“Five minutes,” she said. Mr Gruszka put the saw behind his back. She took off her gloves, and the card about the buttons, and sat down on a kitchen chair. Mr Zenon lifted the lamp.",
        "It was the same piece. It came to the middle, where she did not know the names, and her hands went on, both of them, as two people walk home who need not look where they are going. On the stairs nobody breathed. It ended with a C, a very high one. Mrs Halina had turned her head towards it out of habit, to see who was coming.",
        "It was Mruk. He walked along the top, stepped down beside the music rest, and there was the corner that he had put off. No card hung on it now. He laid his cheek to the brass and pushed, with his eyes shut and his whole weight. There was a click. The candle arm had folded in, like an elbow when somebody makes room, and lay flat against the wood. He went over and did the other, for the sake of order.",
        "“They fold,” said Mr Gruszka after a time. He put away the saw. It went up to the fifth floor like butter. But late that evening, when Mr Zenon went round with the lamp, he came to the empty turn of the stairs, put his front to the wall where the keys had been, and sang a G as he passed. From the third floor, where Tomek was just looking for his keys, came an F.",
      ],
      pl: [
        "Przyszła z dołu. Nikt się tego nie spodziewał. Panna Ludwika weszła na strych, przeszła po belkach, zeszła całą klatką B, przecięła podwórko i wspięła się z powrotem, 214 stopni, w kapeluszu. I wreszcie stała przed pianinem, które do niej nie dojechało i któremu pan Gruszka miał tego wieczoru odciąć mosiężne świeczniki.",
        "„Pięć minut” – powiedziała. Pan Gruszka schował piłkę za plecy. Zdjęła rękawiczki, zdjęła tekturkę z guzikami i usiadła na kuchennym krześle. Pan Zenon podniósł lampę.",
        "Był to ten sam utwór. Doszedł do środka, tam gdzie nie znała nazw, a ręce poszły dalej, obie, tak jak dwoje ludzi wraca do domu i nie musi patrzeć, którędy. Na schodach wstrzymano oddech. Skończyło się na C, bardzo wysokim. Pani Halina z przyzwyczajenia odwróciła głowę, żeby zobaczyć, kto idzie.",
        "Szedł Mruk. Przeszedł po wierzchu, stanął przy pulpicie i był tam ten róg, który sobie odłożył. Nie wisiała już na nim żadna tekturka. Przyłożył policzek do mosiądzu i naparł, z zamkniętymi oczami, całym ciężarem. Szczęknęło. Świecznik złożył się jak łokieć, kiedy ktoś robi komuś miejsce, i przylgnął do drewna. Mruk przeszedł i załatwił drugi, dla porządku.",
        "„One się składają” – odezwał się po chwili pan Gruszka. Schował piłkę. Na piąte piętro poszło jak po maśle. Ale późnym wieczorem pan Zenon, który robił obchód z lampą, doszedł do pustego zakrętu, obrócił się przodem do ściany, gdzie były klawisze, i mijając ją, zaśpiewał G. Z trzeciego piętra, gdzie Tomek akurat szukał kluczy, odpowiedziało F.",
      ],
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "happy",
        mouth: "smile",
        company: "nobody",
        camera: "close",
      },
    },
  ],
};
