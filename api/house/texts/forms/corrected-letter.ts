import type { Form } from "#api/house/texts/model.ts";

/** A letter that somebody of the house writes, passage by passage, with the cat’s corrections. */
export const correctedLetter: Form = {
  name: "corrected-letter",
  category: "Daily Life",
  length: { min: 4, max: 5 },
  pictures: [
    {
      place: "desk",
      pose: "loaf",
      props: ["sheet of paper", "mug"],
    },
    {
      place: "kitchen",
      pose: "sit",
      props: ["sheet of paper"],
      mouth: "grump",
    },
    {
      place: "desk",
      pose: "crouch",
      props: ["sheet of paper"],
      eyes: "wide",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: ["sheet of paper"],
    },
  ],
  heads: [
    {
      pays: ["Ola writes"],
      en: "Aunt Krystyna in Toruń had sent a vase. It is brown, it comes up to the kitchen table, and on it two storks are fighting over a frog. Ola, who was brought up both to tell the truth and to say thank you, had put off the letter twice. Mruk, her cat, sat down by the ink.",
      pl: "Ciocia Krystyna z Torunia przysłała wazon. Jest brązowy, sięga kuchennego stołu, a dwa bociany wyrywają sobie na nim żabę. Ola, którą nauczono, że się mówi prawdę i że się dziękuje, odkładała ten list już dwa razy. Mruk, jej kot, usiadł przy kałamarzu.",
      titles: [["Thanks for a Vase, Storks and All", "Dziękujemy za wazon, mimo bocianów"]],
      endings: [
        {
          titles: [["Storks, Frog and All, in Brackets", "Co o bocianach, to w nawiasie"]],
          needs: ["the open bracket"],
          en: "Only the vase was still missing. But the bracket that began “between ourselves” had never been closed; whatever came now would stay inside. So Ola wrote what she thought of the storks, of the frog and of the colour brown, and shut the bracket behind them. Outside it, at the very end, there were two words: “Thank you.” Mruk put his paw to them.",
          pl: "Brakowało jeszcze wazonu. Ale nawiasu, który zaczynał się od „mówiąc między nami”, nikt nie zamknął; cokolwiek Ola teraz napisze, zostanie w środku. Napisała więc, co myśli o bocianach, o żabie i o kolorze brązowym, i zamknęła za nimi nawias. Na zewnątrz, na samym końcu, stało jedno słowo: „Dziękuję”. Pod tym Mruk postawił łapę.",
        },
        {
          en: "Ola read what Mruk had left her. The letter said thank you, gave the news, and did not mention whether the vase was beautiful. She looked about for him. He was sitting in it, up to the collar, above the storks. “It is in daily use,” wrote Ola, and licked the envelope with a clear conscience.",
          pl: "Ola przeczytała, co jej Mruk zostawił. List dziękował i opowiadał, co słychać, a o tym, czy wazon jest piękny, nie było w nim słowa. Rozejrzała się za kotem. Siedział w środku, po obrożę, nad bocianami. „Jest w codziennym użyciu” – napisała Ola i z czystym sumieniem polizała kopertę.",
          titles: [["In Daily Use", "W codziennym użyciu"]],
        },
        {
          en: "The telephone rang. It was Aunt Krystyna, who had been given the vase herself and had had no peace since passing it on. “Is it still whole?” she asked, with a certain hope. Mruk was squeezing through behind it. It rocked, and stood. “Whole,” said Ola. They both sighed, and then they began to laugh.",
          pl: "Zadzwonił telefon. Była to ciocia Krystyna, która sama dostała ten wazon, a odkąd podała go dalej, nie miała spokoju. „Cały jeszcze?” – zapytała z pewną nadzieją. Mruk przeciskał się właśnie między wazonem a ścianą. Wazon zakołysał się i stanął. „Cały” – powiedziała Ola. Westchnęły obie, a potem zaczęły się śmiać.",
          titles: [["Is It Still Whole?", "Cały jeszcze?"]],
        },
      ],
    },
    {
      pays: ["Ola writes"],
      en: "Mr Malinowski, who reads for the publishers and is never wrong, had put a pencil ring round one word for the fourth time. A silence, in his opinion, cannot be threadbare. Ola had given way to him over the fog, the oars and the moustache. She sat down to write something civil, and Mruk, her cat, sat down on the page in question.",
      pl: "Pan Malinowski, który czyta dla wydawnictwa i nigdy się nie myli, po raz czwarty obwiódł ołówkiem jedno słowo. Cisza, jego zdaniem, nie może być wytarta. Ola ustąpiła mu już w sprawie mgły, wioseł i wąsów. Usiadła, żeby odpisać uprzejmie, a Mruk, jej kot, usiadł na stronie, o którą szło.",
      titles: [["Can a Silence Be Threadbare?", "Czy cisza może się wytrzeć?"]],
      endings: [
        {
          titles: [["Before She Could Think Better of It", "Zanim zdążyła się rozmyślić"]],
          needs: ["“I am right”"],
          en: "Ola read it over. Where she had meant to be civil, what was left of the ink said: “I am right.” She had never written anything of the kind to Mr Malinowski. She put the letter into the envelope together with the page and ran down to the letter box before she could think better of it. In the kitchen Mruk kept silent, in the very spot where the page had been, and by the time she came back the silence was rather worn.",
          pl: "Ola przeczytała całość. Tam, gdzie chciała być uprzejma, z atramentu zostało: „Mam rację”. Czegoś takiego panu Malinowskiemu jeszcze nie napisała. Włożyła list do koperty, razem ze stroną, i zbiegła do skrzynki, zanim zdążyła się rozmyślić. W kuchni Mruk milczał, dokładnie tam, gdzie leżała strona, a kiedy Ola wróciła, cisza była już trochę wytarta.",
        },
        {
          en: "When Ola held her letter up to the lamp, Mruk’s part in it was the larger. Of all her reasons four words could still be made out: “yes”, “quite”, “sure”, “regards”. She copied them out, in their order. Mr Malinowski had never had so short a letter. The pencil ring she rubbed out herself.",
          pl: "Kiedy Ola uniosła list pod lampę, więcej było w nim Mruka niż jej. Ze wszystkich argumentów dało się odczytać cztery słowa: „tak”, „całkiem”, „pewna”, „pozdrawiam”. Przepisała je na czysto, po kolei. Tak krótkiego listu pan Malinowski jeszcze nie miał. Kółko ołówkiem starła sama.",
          titles: [["Four Words, in Their Order", "Cztery słowa, po kolei"]],
        },
        {
          en: "Ola laid down the pen, and for a while nobody said anything. The clock showed through the silence, and went away; down below something heavy passed and wore off. In the middle Mruk was breathing. Ola tore up the letter and took a postcard. “Come and hear it,” she wrote to Mr Malinowski. “Any day.”",
          pl: "Ola odłożyła pióro i przez jakiś czas nikt nic nie mówił. Przez ciszę prześwitywał zegar, po czym znikał; dołem przejechało coś ciężkiego i się starło. W środku tego wszystkiego oddychał Mruk. Ola podarła list i wzięła pocztówkę. „Proszę przyjść i posłuchać – napisała do pana Malinowskiego. – Kiedykolwiek”.",
          titles: [["Come and Hear It", "Proszę przyjść i posłuchać"]],
        },
      ],
    },
    {
      pays: ["Ola writes", "in English"],
      en: "As a schoolgirl Ola had informed Margaret, her pen friend in Edinburgh, that she lived in a palace and had a white horse. They had never stopped writing; about the horse they had stopped. Now Margaret was coming to stay, and asked whether to pack her riding boots. Ola cleared a part of the table. It was taken by Mruk, the cat.",
      pl: "Jako uczennica Ola napisała Margaret, koleżance korespondencyjnej z Edynburga, że mieszka w pałacu i ma białego konia. Pisać do siebie nie przestały nigdy; o koniu przestały. Teraz Margaret zapowiedziała się z wizytą i spytała, czy pakować buty do konnej jazdy. Ola sprzątnęła część stołu. Zajął ją kot Mruk.",
      titles: [["What Margaret Knows About the Horse", "Co Margaret wie o koniu"]],
      endings: [
        {
          titles: [["One Reason Was Left Over", "I został z nich tylko jeden"]],
          needs: ["one reason"],
          en: "There had been three reasons why Ola had never said a word about the horse, and one was left. She read it under the lamp: “I wanted you to write back.” There was nothing to add, either about the horse or about the palace. “Bring slippers,” she put underneath all the same. “It is a warm flat, and you will be met on the stairs.” Mruk stretched out along that line, to his full length.",
          pl: "Były trzy powody, dla których Ola nigdy nie wróciła do sprawy konia, a został jeden. Przeczytała go pod lampą: „Chciałam, żebyś odpisała”. Ani o koniu, ani o pałacu nie było co dodawać. „Weź kapcie – napisała jednak pod spodem. – U nas ciepło, a na schodach ktoś po ciebie wyjdzie”. Wzdłuż tej linijki wyciągnął się Mruk, jak był długi.",
        },
        {
          en: "“The palace belongs to a good many people,” Ola wrote right at the end, where no paw had been. “The horse is smaller than I gave you to understand. He weighs nine kilos, he is striped, and he is lying on this letter. His feet are white.” She underlined the last word with a ruler.",
          pl: "„Pałac należy do wielu osób – napisała Ola na samym końcu, gdzie nie było jeszcze żadnej łapy. – Koń jest mniejszy, niż wynikało z moich listów. Waży dziewięć kilo, jest w paski i leży na tym, co piszę. Nogi ma białe”. Ostatnie słowo podkreśliła od linijki.",
          titles: [["The Horse Is Smaller Than You Think", "Koń jest mniejszy, niż wynikało z listów"]],
        },
        {
          en: "In her letter Ola had come up to the horse three times, and gone round it. When Mruk rose, Margaret’s letter rose with him, stuck to his side, back outwards. “P.S.,” it said there, very small. “About the castle with the piper I should have told you something long ago.” “Bring boots,” wrote Ola. “For the stairs.”",
          pl: "Trzy razy Ola podchodziła w liście do konia i trzy razy go ominęła. Kiedy Mruk wstał, razem z nim wstał list od Margaret, przyklejony mu do boku, odwrotną stroną. „PS – było tam drobnym pismem. – O zamku z dudziarzem powinnam ci była dawno coś powiedzieć”. „Buty weź – napisała Ola. – Na schody”.",
          titles: [["Bring Boots, for the Stairs", "Buty weź, na schody"]],
        },
      ],
    },
    {
      pays: ["Tomek writes"],
      en: "Tomek’s cousin Leszek, in Gdynia, had asked something. That much was certain; Tomek had read the letter on the stairs, and had put it in a safe place, where it still was. You can’t write “What did you ask?” to a cousin. So he began on a letter that would answer everything, and Mruk, the cat, lay down among the sheets.",
      pl: "Kuzyn Leszek z Gdyni o coś Tomka zapytał. Tyle było pewne; Tomek przeczytał list na schodach i schował w bezpieczne miejsce, gdzie list przebywał nadal. Do kuzyna nie można napisać: „O co pytałeś?”. Tomek zaczął więc list, w którym będą odpowiedzi na wszystko, a kot Mruk położył się między kartkami.",
      titles: [["The Answer to Whatever It Was", "Odpowiedź nie wiadomo na co"]],
      endings: [
        {
          titles: [["See Page Five", "Patrz strona piąta"]],
          needs: ["page eight"],
          en: "Tomek packed up pages one, two and eight. If Leszek should miss his answer, it was bound to be in the five between. Then Mruk got up to see the envelope closed, and beneath him, in its safe place, lay the letter from Gdynia. “Why do you never reply to what I ask you?” it said at the end. Tomek took up the pen again. “See page five,” he wrote.",
          pl: "Tomek złożył strony 1, 2 i 8. Gdyby Leszek nie znalazł odpowiedzi, to na pewno była na którejś z pięciu pozostałych. Wtedy Mruk wstał, żeby dopilnować klejenia, a pod nim, w bezpiecznym miejscu, leżał list z Gdyni. „Czemu nigdy nie odpisujesz na to, o co pytam?” – kończył się. Tomek wziął pióro jeszcze raz. „Patrz strona piąta” – napisał.",
        },
        {
          en: "To get at the envelopes Tomek had to lift Mruk, and beneath Mruk was the safe place. Leszek’s question was in the last line: “And does the cat let you get anything done?” Tomek looked over his own sheets, front and back. He put them in as they were, and added nothing.",
          pl: "Żeby dostać się do kopert, Tomek musiał podnieść Mruka, a pod Mrukiem było bezpieczne miejsce. Pytanie Leszka stało w ostatniej linijce: „A kot pozwala wam coś zrobić?”. Tomek obejrzał własne kartki, z przodu i z tyłu. Włożył je do koperty tak, jak były, i nic nie dopisał.",
          titles: [["And Does the Cat Let You?", "A kot na to pozwala?"]],
        },
        {
          en: "“The answer to your question is yes,” Tomek put at the end, and closed the envelope. Mruk by then lay in the hall, on a sheet in another hand. “Could you take our aquarium for a month?” asked Leszek. “It’s only seventeen fish.” Mruk looked at the envelope, and then, for some time, at Tomek.",
          pl: "„Odpowiedź na twoje pytanie brzmi: tak” – dopisał Tomek na końcu i zakleił kopertę. Mruk leżał już wtedy w przedpokoju, na kartce pisanej inną ręką. „Wzięlibyście na miesiąc nasze akwarium? – pytał Leszek. – To tylko siedemnaście rybek”. Mruk popatrzył na kopertę, a potem, dość długo, na Tomka.",
          titles: [["It’s Only Seventeen Fish", "To tylko siedemnaście rybek"]],
        },
      ],
    },
    {
      pays: ["Tomek writes"],
      en: "Professor Zaremba in Lublin, clearing out his desk, had come upon a map on which a pupil called Tomek had sent the Danube into the Baltic. He had posted it back: it could still be put right. Tomek teaches geography himself now. He took paper for a dignified reply, and Mruk, a cat who likes maps, lay down beside the Alps.",
      pl: "Przy porządkach w biurku profesor Zaremba z Lublina trafił na mapę, na której uczeń Tomek wpuścił Dunaj do Bałtyku. Odesłał mu ją: można jeszcze poprawić. Tomek sam uczy teraz geografii. Wziął papier na odpowiedź, pełną godności, a Mruk, kot, który lubi mapy, położył się obok Alp.",
      titles: [["The Danube, to Be Handed In Again", "Dunaj do poprawki"]],
      endings: [
        {
          titles: [["Where the Danube Went in the End", "Dunaj z pewnym opóźnieniem"]],
          needs: ["“fondly”"],
          en: "The reply was dignified as far as “fondly”. After that it said how still the class used to be when Professor Zaremba unrolled the Danube, and that was not dignified, but Tomek left it in. Then he took the blue pencil and led the river to the Black Sea, past Mruk, who drew in a paw for it. “Corrected,” he wrote beside it, with the date. “I was rather late in handing this in.”",
          pl: "Odpowiedź była pełna godności aż do słowa „serdecznie”. Dalej szło o tym, jak cicho robiło się w klasie, kiedy profesor Zaremba rozwijał Dunaj; godności w tym nie było, ale Tomek niczego nie skreślił. Potem wziął niebieską kredkę i poprowadził rzekę do Morza Czarnego, obok Mruka, który cofnął dla niej łapę. „Poprawione – napisał z boku i dodał datę. – Oddaję z pewnym opóźnieniem”.",
        },
        {
          en: "That left the map. Tomek set a blue pencil to the Black Forest and drew: Ulm, Vienna, Budapest. Beyond Budapest Mruk was lying by now, along all the Carpathians. The river went round a hip, close to the fur, round an ear, and came out at the top, in the Baltic. Tomek looked at it once more and put it in the envelope.",
          pl: "Została mapa. Tomek przyłożył niebieską kredkę do Schwarzwaldu i prowadził: Ulm, Wiedeń, Budapeszt. Za Budapesztem był już wtedy Mruk, wzdłuż całych Karpat. Rzeka poszła dookoła biodra, tuż przy futrze, dookoła ucha i wyszła górą, w Bałtyku. Tomek popatrzył na nią jeszcze raz i włożył mapę do koperty.",
          titles: [["Ulm, Vienna, Budapest and Round the Ear", "Ulm, Wiedeń, Budapeszt i dookoła ucha"]],
        },
        {
          en: "Below what was left of the reply Tomek put a request. With the Professor’s permission he would not correct the map; he would hang it up at school, for days when somebody mixes up the poles. Mruk rolled over, from the Alps to the North Sea. “The mark,” added Tomek, “I should like to keep.”",
          pl: "Pod tym, co zostało z odpowiedzi, Tomek zapisał prośbę. Za pozwoleniem pana profesora nie poprawi mapy, tylko powiesi ją w szkole, na dni, kiedy komuś pomylą się bieguny. Mruk przewrócił się na drugi bok, od Alp do Morza Północnego. „Ocenę – dodał Tomek – wolałbym zatrzymać”.",
          titles: [["He Would Like to Keep the Mark", "Ocenę wolałby zatrzymać dla siebie"]],
        },
      ],
    },
    {
      pays: ["Tomek writes"],
      en: "For once Tomek had found a key. It was in a coat lining, and belonged to the room in Kraków that he had rented as a student. He had sworn to Mrs Pawlak, hand on heart, that it was on the hook; she had changed the lock. Now he was looking for words, and Mruk, the cat, was looking on.",
      pl: "Tym razem Tomek klucz znalazł. Tkwił w podszewce płaszcza i był od pokoju w Krakowie, który Tomek za studenckich czasów wynajmował. Przysięgał pani Pawlak, z ręką na sercu, że klucz wisi na haczyku; zmieniła zamek. Teraz Tomek szukał słów, a kot Mruk mu się przyglądał.",
      titles: [["A Key for a Lock Long Gone", "Klucz do zamka, którego nie ma"]],
      endings: [
        {
          titles: [["But He Does Find Them", "Ale za to je znajduje"]],
          needs: ["the keys under the newspaper"],
          en: "On the ring that had clinked under the newspaper there was one key too many. It was Mrs Pawlak’s; Tomek had put it there himself that morning, so that it would not get lost. He took it off, wrapped it up, and wrote under the deleted sentence: “But I do find them.” Then he went to the post with the envelope in his hand. His own keys remained behind on the newspaper, and Mruk lay down on them again.",
          pl: "Na kółku, które brzęknęło pod gazetą, był jeden klucz za dużo. Należał do pani Pawlak; Tomek sam go tam rano przypiął, żeby się nie zgubił. Zdjął go, zawinął i pod skreślonym zdaniem napisał: „Ale za to je znajduję”. I poszedł na pocztę, z kopertą w ręku. Własne klucze zostawił na gazecie, a Mruk położył się na nich z powrotem.",
        },
        {
          en: "Letter and key were to travel together. Tomek folded the one and reached for the other, and the other was not there. He looked in the sugar and in his sleeve. Mruk sat before him, very upright, with the face of a landlady. “I put it on the table,” said Tomek, hand on heart.",
          pl: "List i klucz miały jechać razem. Tomek złożył list, sięgnął po klucz, a klucza nie było. Zajrzał do cukru i do rękawa. Mruk siedział przed nim bardzo prosto, z miną gospodyni. „Położyłem go na stole” – powiedział Tomek z ręką na sercu.",
          titles: [["Hand on Heart, It Was on the Table", "Z ręką na sercu, leżał na stole"]],
        },
        {
          en: "Tomek stuck down the envelope, held it up to the lamp, and saw that he was sending Mrs Pawlak the key of his cellar. He opened it over the kettle. The right one was under Mruk. Tomek wrapped it in the letter, and noted on the flap, for the sake of truth: “Still warm.”",
          pl: "Tomek zakleił kopertę, uniósł ją pod lampę i zobaczył, że wysyła pani Pawlak klucz od swojej piwnicy. Otworzył ją nad czajnikiem. Właściwy klucz leżał pod Mrukiem. Tomek zawinął go w list i dla ścisłości dopisał na kopercie: „Jeszcze ciepły”.",
          titles: [["Still Warm", "Klucz jeszcze ciepły"]],
        },
      ],
    },
    {
      pays: ["Mrs Halina writes"],
      en: "Mrs Halina and Jadzia had learnt to sew at the same table, and had parted over a pair of scissors. Each knew that the other had kept them. Today, looking for a needle, Mrs Halina had moved her sewing machine, and there they lay. She fetched good paper. Mruk, the cat from upstairs, sat down on it to see what it was good for.",
      pl: "Pani Halina i Jadzia uczyły się szyć przy jednym stole, a rozeszły się o nożyczki. Każda wiedziała, że zatrzymała je tamta. Dziś, szukając igły, pani Halina przesunęła maszynę do szycia i nożyczki tam leżały. Wyjęła dobry papier. Mruk, kot z góry, usiadł na nim, żeby zobaczyć, do czego jest dobry.",
      titles: [["Behind the Machine All the While", "Tyle czasu za maszyną"]],
      endings: [
        {
          titles: [["The Lower Half Goes to Jadzia", "Kartka przecięta w poprzek"]],
          needs: ["“I mind”"],
          en: "Near the top stood “I mind about that business”, and there it was true. But below that Mrs Halina had written of the table, of the one lamp, and of how Jadzia used to hum with her mouth full of pins, and by the last line it was true no longer. She took the scissors and cut the sheet across. The lower half went into the envelope, with the scissors. On the upper half Mruk was asleep in any case.",
          pl: "U góry stało „gniewam się o tamto” i u góry była to prawda. Ale niżej pani Halina napisała o stole, o jedynej lampie i o tym, jak Jadzia nuciła z ustami pełnymi szpilek, i przy ostatniej linijce prawdą to już nie było. Wzięła nożyczki i przecięła kartkę w poprzek. Dolna połowa poszła do koperty, razem z nożyczkami. Na górnej i tak spał Mruk.",
        },
        {
          en: "Mrs Halina wrapped the scissors in flannel, the letter round the flannel and brown paper round the letter. Only the string had to be cut. She looked about for something to cut it with; then she undid the parcel, used them, once, and did it up again. The end of the string was for Mruk.",
          pl: "Pani Halina owinęła nożyczki flanelą, flanelę listem, a list szarym papierem. Trzeba było jeszcze uciąć sznurek. Rozejrzała się, czym by tu; potem rozwinęła całą paczkę, ucięła, jeden raz, i zawinęła z powrotem. Końcówkę sznurka dostał Mruk.",
          titles: [["What the Scissors Were Good For", "Na co się jeszcze przydały"]],
        },
        {
          en: "Before packing them Mrs Halina wiped the scissors, one blade and then the inside of the other, where nobody looks. Two letters were scratched into it, and neither was an H. Mruk had laid his chin on her wrist. The pen moved under it and put one more line at the top: “They were yours.”",
          pl: "Przed zapakowaniem pani Halina przetarła nożyczki, jedno ostrze, a potem drugie od środka, gdzie nikt nie patrzy. Były tam wydrapane dwie litery, ale żadna nie była literą H. Mruk oparł brodę na jej przegubie. Pióro ruszyło pod tą brodą i na samej górze dopisało jeszcze jedno: „Były twoje”.",
          titles: [["They Were Yours", "Były twoje"]],
        },
      ],
    },
    {
      pays: ["Mrs Halina writes"],
      en: "At the far left of Mrs Halina’s wardrobe, and she is a seamstress, hangs a navy-blue coat that was never called for. It was ordered by a Mr Sobczyk from Płock, a quiet gentleman, who paid and praised the collar. Fashion has since been round, and is just arriving at that collar again. “High time I wrote,” she said to Mruk, the cat, and left the wardrobe open.",
      pl: "W szafie pani Haliny, krawcowej, z samej lewej wisi granatowy płaszcz, którego nikt nie odebrał. Zamówił go pan Sobczyk z Płocka, człowiek cichy, zapłacił i pochwalił kołnierz. Moda zdążyła zatoczyć koło i właśnie do tego kołnierza wraca. „Najwyższy czas napisać” – powiedziała do kota Mruka i zostawiła szafę otwartą.",
      titles: [["A Coat for Mr Sobczyk, Not Called For", "Płaszcz pana Sobczyka, nieodebrany"]],
      endings: [
        {
          titles: [["Done Up on the Top Button", "Zapięty na ostatni guzik"]],
          needs: ["the hole"],
          en: "Mrs Halina had no address for the letter, only Płock. So she thought of where a gentleman looks first when he comes for his coat. She cut the hole of Mruk’s claw a little wider, worked it round with silk as you do a buttonhole, and did the letter up on the top button. “Soon,” it said, all round it. She brushed the collar, and left the wardrobe open by a hand’s breadth.",
          pl: "Płock to za mało na kopertę. Pani Halina pomyślała więc, na co pan patrzy najpierw, kiedy odbiera płaszcz. Otwór po pazurze Mruka nacięła trochę szerzej, obrzuciła jedwabiem jak dziurkę na guzik i zapięła list na płaszczu, na samej górze. „Wkrótce” – czytało się dookoła guzika. Przeczesała kołnierz szczotką i zostawiła szafę uchyloną na dłoń.",
        },
        {
          en: "Mruk put his paw into the pocket of the coat. A seamstress does not do that; it is the customer’s. Out came two opera tickets, one of them with pencil on the back: “For Mrs Halina, if she would like to.” Mrs Halina added a line to her letter: “I have only now looked in the pocket.”",
          pl: "Mruk wsunął łapę do kieszeni płaszcza. Krawcowa tego nie robi; kieszeń jest klienta. Wypadły dwa bilety do opery, a na odwrocie jednego było ołówkiem: „Dla pani Haliny, gdyby miała ochotę”. Pani Halina dopisała do listu jedno zdanie: „Dopiero dziś zajrzałam do kieszeni”.",
          titles: [["If She Would Like To", "Gdyby miała ochotę"]],
        },
        {
          en: "Mrs Halina had no address, only Płock. So she pinned the letter to the lapel, for Mr Sobczyk to find, and shut the wardrobe. After a moment the coat rang. She stood still. “Just a minute,” she said, and smoothed her hair. Then she remembered who wears a bell, and let Mruk out.",
          pl: "Adresu pani Halina nie miała, miała tylko Płock. Przypięła więc list szpilką do klapy, żeby go pan Sobczyk znalazł, i zamknęła szafę. Po chwili płaszcz zadzwonił. Znieruchomiała. „Chwileczkę” – powiedziała i poprawiła włosy. Potem przypomniała sobie, kto nosi dzwonek, i wypuściła Mruka.",
          titles: [["After a Moment the Coat Rang", "Płaszcz, który zadzwonił"]],
        },
      ],
    },
  ],
  entries: [
    {
      pays: ["“I mind”"],
      en: "“I do not mind about that business,” it said near the top. Mruk came across the wet line and set down a paw where it suited him. There remained: “I mind about that business.” The pen hovered, dipped, and began a new paragraph.",
      pl: "„Nie gniewam się o tamto” – stało gdzieś u góry. Mruk przeszedł po mokrej linijce i postawił łapę tam, gdzie mu wypadło. Zostało: „gniewam się o tamto”. Pióro zawisło, zanurzyło się w kałamarzu i zaczęło od nowego akapitu.",
      titles: [["A Paw on One Small Word", "Łapa na jednym małym słowie"]],
    },
    {
      en: "“What I have wanted to say all this time is,” one sheet ended, but the next had gone for a ride, under Mruk. Another took its place, and now the letter confesses: “the tap has stopped dripping.” Read aloud, it sounded like a relief.",
      pl: "„Od dawna chcę powiedzieć, że” – kończyła się jedna kartka, ale następna odjechała, z Mrukiem na grzbiecie. Jej miejsce zajęła inna i list wyznaje teraz: „kran przestał kapać”. Przeczytane na głos, zabrzmiało jak ulga.",
      titles: [["A Confession About the Tap", "Wyznanie w sprawie kranu"]],
    },
    {
      en: "Three lines had been set aside for the weather. Mruk lay down on them lengthwise, from the clouds to the outlook. At one end of him “The weather here” came out, at the other “as you can imagine”. It was decided to rely on that.",
      pl: "Na pogodę przeznaczono trzy linijki. Mruk położył się na nich wzdłuż, od zachmurzenia po prognozę. Z jednej strony wystawało spod niego „Pogoda u nas”, z drugiej „jak łatwo sobie wyobrazić”. Postanowiono na tym poprzestać.",
      titles: [["The Weather, as You Can Imagine", "Pogoda, jak łatwo sobie wyobrazić"]],
    },
    {
      en: "In the ink of “We are all well” there lay a grey hair. The pen tried to lift it out; the hair broke, and then there were two. They have dried in. Under the lamp you can see exactly who is meant, and under the lamp sat Mruk.",
      pl: "W atramencie zdania „Wszyscy mamy się dobrze” leżał szary włos. Pióro próbowało go wyjąć; włos pękł i zrobiły się dwa. Tak zaschły. Pod lampą widać dokładnie, o kogo chodzi, a pod lampą siedział Mruk.",
      titles: [["Whose Hair Is in the Ink?", "Czyj to włos w atramencie?"]],
    },
    {
      en: "“From now on I shall write more often,” the letter promised. Here Mruk sat down, and he is broad. “From now on I shall write” came out on the left; the rest stayed in the warm. The pen put the full stop close up to the fur.",
      pl: "„Od dziś będę pisać częściej” – obiecywał list. W tym miejscu usiadł Mruk, a Mruk jest szeroki. Z lewej wystawało „Od dziś będę pisać”, reszta została w cieple. Pióro postawiło kropkę tuż przy futrze.",
      titles: [["What Was Under the Cat?", "Co zostało pod kotem?"]],
    },
    {
      en: "Mruk passed over four wet sentences, and behind him came his tail, which drew a comma out of every full stop. The pen had to add “and”, four times, and so an umbrella got in, the stairs, a plum cake and the whole of last Sunday.",
      pl: "Nad czterema mokrymi zdaniami przeszedł Mruk, a za nim ogon, który z każdej kropki wyciągnął przecinek. Pióro musiało cztery razy dopisać „oraz” i tym sposobem weszły do listu parasol, schody, placek ze śliwkami i cała zeszła niedziela.",
      titles: [["And an Umbrella, and a Plum Cake", "Oraz parasol, oraz schody"]],
    },
    {
      en: "“I am writing in great haste,” was still to be read on the left when Mruk lay down on the right. Getting up took him three quarters of an hour. After that the haste was crossed out, with a ruler; it had come too late for any.",
      pl: "„Piszę w wielkim pośpiechu” – dało się jeszcze przeczytać z lewej, kiedy z prawej położył się Mruk. Wstawał przez trzy kwadranse. Potem pośpiech skreślono, od linijki, bo zrobiło się na niego za późno.",
      titles: [["In Great Haste, Until He Got Up", "W pośpiechu, dopóki nie wstał"]],
    },
    {
      en: "“Unfortunately there is not much room here.” Mruk put a paw on the first word. It was written again, beside the print, and there came the other paw. The third time the sentence managed without. The sheet bears it out: one corner is still free.",
      pl: "„Niestety jest u nas ciasno”. Na pierwszym słowie Mruk postawił łapę. Napisano je jeszcze raz, obok śladu, i stanęła następna. Za trzecim podejściem zdanie obeszło się bez niego. Kartka je potwierdza: wolny jest już tylko jeden róg.",
      titles: [["One Corner Is Still Free", "Wolny jest już tylko róg"]],
    },
    {
      pays: ["the hole"],
      en: "“When shall we see each other?” The dot of the question mark was made by Mruk, with a claw. It went through to the last sheet, which was still blank. When the pen got there, it came upon a tiny hole, and wrote “soon” round it.",
      pl: "„Kiedy się zobaczymy?” Kropkę pod znakiem zapytania postawił Mruk, pazurem. Przeszła aż do ostatniej kartki, jeszcze pustej. Kiedy pióro tam dotarło, natknęło się na maleńki otwór i napisało dookoła: „wkrótce”.",
      titles: [["How Far a Dot Goes", "Kropka przez trzy kartki"]],
    },
    {
      en: "For the kind regards a strip had been left free, as broad as a hand. Mruk is broader. The regards went up the margin, turned the corner and ran along the top upside down; whoever gets them will have to turn the letter like a steering wheel.",
      pl: "Na serdeczne pozdrowienia zostawiono pasek szeroki na dłoń. Mruk jest szerszy. Pozdrowienia poszły więc marginesem pod górę, skręciły na rogu i dalej biegły już na głowie; kto je dostanie, będzie musiał kręcić listem jak kierownicą.",
      titles: [["Kind Regards, Round the Corner", "Pozdrowienia, za rogiem w lewo"]],
    },
    {
      pays: ["one reason"],
      en: "“There are three reasons for this,” the letter announced. The first was set down without hindrance. On the second lay Mruk. The third leaned on the second, and could not be brought to stand alone. So the pen went back and turned the three into “one”.",
      pl: "„Są po temu trzy powody” – zapowiadał list. Pierwszy zapisano bez przeszkód. Na drugim leżał Mruk. Trzeci opierał się na drugim i w pojedynkę nie chciał stać. Pióro wróciło więc na początek wiersza i z trzech zrobiło „jeden”.",
      titles: [["The Cat Is on the Second Reason", "Na drugim powodzie leży kot"]],
    },
    {
      en: "“Mruk is asleep,” the pen put down, for the sake of a peaceful sentence. Mruk, who lay along the margin with one eye open, got to his feet, walked down the page and lay down on that very line. Within a minute it was correct.",
      pl: "„Mruk śpi” – zapisało pióro, żeby było w liście coś spokojnego. Mruk, który leżał na marginesie z jednym okiem otwartym, wstał, przeszedł całą stronę i położył się akurat na tej linijce. Po minucie się zgadzało.",
      titles: [["Within a Minute It Was Correct", "Po minucie się zgadzało"]],
    },
    {
      en: "“I always wonder how things are, when the fifteen goes by.” Mruk’s paw took away “always”, with most of the ink. The sentence looked so bare that the pen stopped. The cups tinkled, the fifteen went by, and for as long as that lasted somebody was wondering.",
      pl: "„Zawsze, kiedy jedzie piętnastka, myślę, co tam słychać”. Łapa Mruka zabrała „zawsze”, a z nim prawie cały atrament. Zdanie było tak gołe, że pióro znieruchomiało. Zadzwoniły szklanki, przejechała piętnastka i tak długo, jak jechała, ktoś o tym myślał.",
      titles: [["While the Fifteen Goes By", "Jak długo jedzie piętnastka"]],
    },
    {
      pays: ["page eight"],
      en: "The sheets were numbered one, two, three. Before the three was dry, Mruk’s tail went over it and closed it on the left. So the letter has pages one, two and eight. Lest anyone should mourn the five between, the pen noted beside it: “Nothing is missing.”",
      pl: "Kartki ponumerowano: 1, 2, 3. Po trójce, zanim wyschła, przejechał ogon Mruka i zamknął ją z lewej strony. List ma więc strony 1, 2 i 8. Żeby nikt nie żałował pięciu brakujących, pióro dopisało obok: „Niczego nie brakuje”.",
      titles: [["Pages One, Two and Eight", "Strony pierwsza, druga i ósma"]],
    },
    {
      pays: ["“fondly”"],
      en: "“I must tell you frankly,” began a paragraph. Mruk stepped out of a saucer of tea on to the last word. The letters let go of each other, swam, and settled a little differently. “I must tell you fondly,” it says now, and for that half a page was enough.",
      pl: "„Muszę to napisać szczerze” – zaczynał się pewien akapit. Mruk zszedł ze spodka z herbatą prosto na ostatnie słowo. Litery puściły się nawzajem, popływały i osiadły trochę inaczej. „Muszę to napisać serdecznie” – czyta się teraz, a na to wystarczyło pół strony.",
      titles: [["Frankly or Fondly?", "Szczerze czy serdecznie?"]],
    },
    {
      pays: ["the open bracket"],
      en: "A bracket was opened with “between ourselves”, and where it ought to have closed lay Mruk. It did not close. Everything after it is therefore inside: the news from the stairs, a recipe for gherkins, a view on gutters and the kindest greetings, all between ourselves.",
      pl: "Otwarto nawias słowami „mówiąc między nami”, a tam, gdzie powinien się zamknąć, leżał Mruk. Nie zamknął się. Wszystko, co nastąpiło potem, stoi więc w środku: wiadomości ze schodów, przepis na ogórki, pogląd na rynny i najserdeczniejsze ukłony, wszystko między nami.",
      titles: [["Between Ourselves, From Here On", "Odtąd już tylko między nami"]],
    },
    {
      en: "The word “very” was to be underlined. The pen had set out with a steady hand when Mruk leaned his forehead against the elbow. “Very” is underlined now as far as the margin, across the table, past the spoon, and once round the sugar bowl.",
      pl: "Słowo „bardzo” miało być podkreślone. Pióro ruszyło pewną ręką, a wtedy Mruk oparł czoło o łokieć. „Bardzo” jest teraz podkreślone aż do marginesu, dalej przez stół, obok łyżeczki i raz dookoła cukiernicy.",
      titles: [["Very, as Far as the Sugar Bowl", "Bardzo, aż po cukiernicę"]],
    },
    {
      en: "There was no blotting paper, so Mruk lay down on two fresh lines. When he rose, they were as pale as a rumour. The better part left on his stomach, back to front. They concerned a certain lady, and nobody reads against the fur.",
      pl: "Bibuły nie było, więc na dwóch świeżych linijkach położył się Mruk. Kiedy wstał, były blade jak plotka. Lepszą ich część wyniósł na brzuchu, w lustrzanym odbiciu. Dotyczyły pewnej pani, a pod włos nikt nie czyta.",
      titles: [["Nobody Reads Against the Fur", "Pod włos nikt nie czyta"]],
    },
    {
      en: "“We live in a good, old, quiet house,” ran the line, and at “quiet” Mruk jumped on to the table. The bell struck. The pen gave a start, and a stroke went through “quiet” and over the edge. It looked like a deletion, and was left.",
      pl: "„Mieszkamy w dobrym, starym, cichym domu” – biegła linijka, a przy „cichym” na stół wskoczył Mruk. Uderzył dzwonek. Pióro drgnęło i przez „cichym” poszła kreska, aż za brzeg. Wyglądała na skreślenie, więc została.",
      titles: [["A Bell in the Quiet House", "Dom dobry, stary i z dzwonkiem"]],
    },
    {
      en: "As to the cat, the letter reported that he had grown thinner. Mruk took his seat on this, and stayed until the tea was cold. The sentence has creases in every direction and a hollow in the middle. It can be read; only nobody would believe it.",
      pl: "O kocie list donosił, że schudł. Mruk zasiadł na tym i siedział, aż wystygła herbata. Zdanie ma teraz zagniecenia we wszystkich kierunkach i dołek pośrodku. Przeczytać się da, tylko nikt by w to nie uwierzył.",
      titles: [["Has the Cat Really Grown Thinner?", "Czy kot naprawdę schudł?"]],
    },
    {
      en: "“Otherwise there is nothing new,” the pen had just said, when something came rolling along the line and stopped. Mruk had brought a cork. He sat down beside it and waited. So the pen drew a line round the cork and wrote underneath, “Life size.”",
      pl: "„Poza tym nic nowego” – zdążyło zapisać pióro, kiedy po linijce coś przytoczyło się i stanęło. Mruk przyniósł korek. Usiadł obok i czekał. Nie było rady: pióro obrysowało korek dookoła i dodało pod spodem: „Wielkość naturalna”.",
      titles: [["A Cork, Life Size", "Korek, wielkość naturalna"]],
    },
    {
      en: "“There is not a living soul in the flat,” the letter was going to say. At “soul” it was looked at by two green eyes. Instead of the full stop came “apart from”; there the pen waited, and Mruk gave it a paw.",
      pl: "„W mieszkaniu nie ma żywej duszy” – miało stanąć w liście. Przy „duszy” spojrzała na to para zielonych oczu. Zamiast kropki stanęło „oprócz”; tam pióro zaczekało i dostało od Mruka łapę.",
      titles: [["Not a Living Soul Apart From Whom?", "Ani żywej duszy, oprócz kogo?"]],
    },
    {
      en: "The date was placed at the top, and since the ink was thick it stood there and gleamed. Mruk smelled it, and sneezed once. Of the month one character has survived. A letter like that can be answered at any time.",
      pl: "Datę postawiono u góry, a że atrament był gęsty, stała tam i lśniła. Mruk ją powąchał i raz kichnął. Z miesiąca ocalała jedna litera. Na taki list można odpisać w każdej chwili.",
      titles: [["It Can Be Answered at Any Time", "Odpisać można w każdej chwili"]],
    },
    {
      en: "“Who would think that it was all so long ago,” stood on a sheet that Mruk, in lying down, swept under the cupboard. It was got out with a wooden spoon, together with a raffle ticket, number 41, not yet drawn. The ticket was enclosed.",
      pl: "„Kto by pomyślał, że to już tak dawno” – stało na kartce, którą Mruk, kładąc się, zgarnął pod szafkę. Wydobyto ją drewnianą łyżką, a razem z nią los loterii fantowej, numer 41, jeszcze nieciągnięty. Los dołączono do listu.",
      titles: [["Enclosed: Number 41", "W załączeniu los numer 41"]],
    },
    {
      en: "“Out of sight, out of mind, people say,” the pen put down, and Mruk was nowhere to be seen. The tablecloth began to travel, with cup, spoon and inkwell; from below two white paws had hold of the fringe. What is left is “people say”, after a blot.",
      pl: "„Co z oczu, to z serca, mówią ludzie” – zapisało pióro, a Mruka nigdzie nie było widać. Obrus ruszył z miejsca, ze szklanką, łyżeczką i kałamarzem; od dołu dwie białe łapy trzymały za frędzle. Zostało „mówią ludzie”, a przed tym kleks.",
      titles: [["Out of Sight, Under the Table", "Co z oczu, to pod stół"]],
    },
    {
      needs: ["Ola writes"],
      unless: ["in English"],
      en: "Ola tried out the next sentence aloud, in Polish first. Mruk on the third chair did not stir. She tried it in English, two words shorter, and he turned an ear. She put it down in English. Whoever does not understand it may ask.",
      pl: "Następne zdanie Ola wypróbowała na głos, najpierw po polsku. Mruk na trzecim krześle ani drgnął. Wypróbowała po angielsku, o dwa słowa krócej, i obrócił ucho. Zapisała po angielsku. Kto nie zrozumie, może zapytać.",
      titles: [["One Ear for English", "Ucho do angielskiego"]],
    },
    {
      needs: ["Ola writes"],
      en: "Ola was looking for the word that lies between relief and regret. Mruk lay on the dictionary; a single entry stuck out, beside his left hind foot. It was “sedan chair”. “I came away,” wrote Ola, “as if in a sedan chair.”",
      pl: "Ola szukała słowa, które leży między ulgą a żalem. Na słowniku leżał Mruk; spod lewej tylnej łapy wystawało mu jedno hasło. Brzmiało „lektyka”. „Poczułam się – napisała Ola – jak wyniesiona w lektyce”.",
      titles: [["As If in a Sedan Chair", "Lektyka między ulgą a żalem"]],
    },
    {
      needs: ["Ola writes"],
      en: "Ola took a sheet without looking from the pile at her elbow. Mruk turned it over. On the back was page 212 of a translation, and it came through: in the middle of her good wishes a captain raises anchor. Ola asked him, in brackets, to wait.",
      pl: "Ola, nie patrząc, wzięła kartkę ze sterty pod łokciem. Mruk ją odwrócił. Z tyłu była strona 212 tłumaczenia, a atrament przebijał: w środku życzeń kapitan podnosi kotwicę. Ola poprosiła go w nawiasie, żeby zaczekał.",
      titles: [["Would the Captain Kindly Wait?", "Kapitan proszony o cierpliwość"]],
    },
    {
      needs: ["Ola writes"],
      en: "There was a semicolon of which Ola was proud. Mruk saw a dot, and under it something about to drop. He held it. The semicolon is gone, and the two halves of the sentence lie side by side without a chaperone. They get on quite well.",
      pl: "Był tam średnik, z którego Ola była dumna. Mruk zobaczył kropkę, a pod nią coś, co lada chwila spadnie. Przytrzymał. Średnika nie ma, a obie połówki zdania leżą obok siebie bez przyzwoitki. Dogadują się nieźle.",
      titles: [["The Semicolon Was About to Drop", "Czy średnik spadnie?"]],
    },
    {
      needs: ["Ola writes"],
      pays: ["“I am right”"],
      en: "“It seems to me that I am, in a manner of speaking, perhaps right,” wrote Ola, who is polite in two languages. Mruk’s tail swept along the line. Here and there the ink held. “I am right,” it said. Ola turned rather red, and left it.",
      pl: "„Zdaje mi się, że w pewnym sensie mam może rację” – napisała Ola, która jest uprzejma w dwóch językach. Ogon Mruka zamiótł linijkę od początku do końca. Tu i ówdzie atrament wytrzymał. „Mam rację” – czytało się teraz. Ola zaczerwieniła się trochę i tak zostawiła.",
      titles: [["What the Tail Left Standing", "Po przejściu ogona"]],
    },
    {
      needs: ["Ola writes"],
      en: "Ola copied the page out fair, without one blot, and went to put the kettle on. When she came back, there was a paw print in the middle of it, as neat as a seal. On the rough copy was nothing but Mruk. She sent the rough.",
      pl: "Ola przepisała stronę na czysto, bez jednego kleksa, i poszła nastawić wodę. Kiedy wróciła, w samym środku był ślad łapy, porządny jak pieczęć. Na brudnopisie nie było nic oprócz Mruka. Do listu poszedł brudnopis.",
      titles: [["The Fair Copy Has a Seal", "Na czysto, z łapą pośrodku"]],
    },
    {
      needs: ["Tomek writes"],
      en: "Tomek cannot describe a way; he has to draw it. Between tram stop and gate Mruk, coming from the sink, crossed it with one wet paw. A geographer does not argue with the ground. Tomek inked in the shores of five new lakes and added: “Boggy.”",
      pl: "Tomek drogi nie opisze, musi ją narysować. Między przystankiem a bramą przez rysunek przeszedł Mruk, który wracał od zlewu, z jedną mokrą łapą. Geograf nie kłóci się z terenem. Tomek obwiódł brzegi pięciu nowych jezior i dopisał: „podmokłe”.",
      titles: [["Five Lakes on the Way From the Stop", "Od przystanku pięć jezior"]],
    },
    {
      needs: ["Tomek writes"],
      en: "The pen had run dry, and the only pencil in the flat was the red one, for marking. It behaved as it always does. By the foot of the page it had put three commas into Tomek’s own letter and written “Expand!”. Mruk sat down where the mark goes.",
      pl: "Pióro wyschło, a ołówek znalazł się w mieszkaniu tylko czerwony, do klasówek. Zachowywał się jak zwykle. Do końca strony wstawił w list Tomka trzy przecinki i dopisał „Rozwinąć!”. Na miejscu, gdzie wpisuje się ocenę, usiadł Mruk.",
      titles: [["Expand!", "Rozwinąć!"]],
    },
    {
      needs: ["Tomek writes"],
      pays: ["the keys under the newspaper"],
      en: "“My own keys have not been lost for a month,” wrote Tomek, and patted his pocket. He patted the other. Mruk let him search two coats and the bread bin. Only when the sentence was crossed out did he rise from the newspaper. Under it something clinked.",
      pl: "„Swoich kluczy nie zgubiłem już od miesiąca” – napisał Tomek i poklepał się po kieszeni. Poklepał drugą. Mruk pozwolił mu przeszukać dwa płaszcze i chlebak. Dopiero kiedy zdanie zostało skreślone, wstał z gazety, a pod gazetą coś brzęknęło.",
      titles: [["Not Lost for a Month", "Od miesiąca ani razu"]],
    },
    {
      needs: ["Tomek writes"],
      en: "“Too much, Director?” asked Tomek, and read out what he had written about the old days. Mruk listened, eyes shut. At “unforgettable” he laid back one ear, at “glorious” the other. Tomek struck out both. “They were nice days,” he read. The ears went up.",
      pl: "„Nie za dużo, dyrektorze?” – zapytał Tomek i odczytał, co napisał o dawnych czasach. Mruk słuchał z zamkniętymi oczami. Przy „niezapomnianych” położył jedno ucho, przy „wspaniałych” drugie. Tomek skreślił i te, i te. „Miłe to były czasy” – odczytał. Uszy wstały.",
      titles: [["Too Much, Director?", "Nie za dużo, dyrektorze?"]],
    },
    {
      needs: ["Tomek writes"],
      en: "Where others put the town, Tomek puts the degrees. He had got as far as fifty-two north when Mruk lay down upon the east. “Then they’ll be looking for us all the way to Kamchatka,” said Tomek, and wrote beside it, small: “Third floor.”",
      pl: "Gdzie inni wpisują miasto, tam Tomek wpisuje stopnie. Doszedł do pięćdziesięciu dwóch szerokości północnej, kiedy na wschodniej długości położył się Mruk. „To będą nas szukać aż do Kamczatki” – powiedział Tomek i dopisał obok, drobno: „trzecie piętro”.",
      titles: [["All the Way to Kamchatka", "Trzecie piętro, gdzieś przed Kamczatką"]],
    },
    {
      needs: ["Tomek writes"],
      en: "“As the crow flies it is no distance,” wrote Tomek, and laid a thread across the atlas to make sure. One end was under his thumb. The other set off over the edge, towards Mruk, in jerks. “It is further than I thought,” says the letter.",
      pl: "„W linii prostej to żadna odległość” – napisał Tomek i dla pewności położył na atlasie nitkę. Jeden koniec trzymał kciukiem. Drugi ruszył za krawędź, w stronę Mruka, szarpnięciami. „Dalej, niż myślałem” – mówi list.",
      titles: [["Further Than He Thought", "Dalej, niż wyglądało"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "Mrs Halina does not cross out. She cut Mruk’s paw print from the sheet with her embroidery scissors and sewed in a scrap of paper, with eleven stitches, white on white. On the patch she wrote the word anew. It can be felt only with a thumb.",
      pl: "Pani Halina nie skreśla. Wycięła ślad łapy Mruka nożyczkami do haftu i wszyła skrawek papieru, jedenastoma ściegami, białe na białym. Na łacie napisała słowo od nowa. Wyczuć ją można tylko kciukiem.",
      titles: [["Eleven Stitches Round a Word", "Łata na słowie"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "Mrs Halina writes whatever she is not sure of in tailor’s chalk, which comes off. She had written what she really thought, and was looking at it, when Mruk turned over. The sheet is clean. He has it all in his fur, and keeps it to himself.",
      pl: "Czego nie jest pewna, to pani Halina pisze kredą krawiecką, bo kreda zejdzie. Napisała, co naprawdę myśli, i jeszcze na to patrzyła, kiedy przewrócił się na tym Mruk. Kartka jest czysta. Mruk ma wszystko w futrze i zachowuje dla siebie.",
      titles: [["Chalk Comes Off", "Kreda schodzi"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "Mrs Halina’s glasses were under Mruk, and nobody moves a sleeping cat for glasses. She wrote four lines by feel. They go uphill, and the last leaves the paper at the top. They tell of her youth, and she let them stand: it went like that.",
      pl: "Okulary leżały pod Mrukiem, a śpiącego kota dla okularów się nie rusza. Pani Halina napisała cztery linijki na wyczucie. Idą pod górę, a ostatnia wychodzi z kartki górnym brzegiem. Mówią o jej młodości, więc je zostawiła: tak właśnie szło.",
      titles: [["Uphill, Without Her Glasses", "Pod górę i bez okularów"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "A letter should end at mid-calf, says Mrs Halina, and this one was too long. She marked the length with a pin, and Mruk lay down on what was below it. She cut along his back. What fell off dealt with zip fasteners. It will not be missed.",
      pl: "List powinien kończyć się w połowie łydki, mówi pani Halina, a ten wyszedł za długi. Zaznaczyła długość szpilką, a na wszystkim, co było poniżej, położył się Mruk. Cięła wzdłuż jego grzbietu. To, co odpadło, traktowało o zamkach błyskawicznych i nikomu nie będzie tego brak.",
      titles: [["Cut Along the Cat", "Tu ciąć, wzdłuż grzbietu"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "Mrs Halina’s paperweight was a button. Mruk pushed it from word to word, and at each stop she read what lay under the four holes. “Respectfully” passed. “Somehow” passed. “Of course”, seen through a button, did not look true, and she took it out.",
      pl: "Za przycisk służył pani Halinie guzik. Mruk przesuwał go od słowa do słowa, a ona na każdym postoju czytała, co wypadło pod czterema dziurkami. „Z szacunkiem” przeszło. „Jakoś” przeszło. „Oczywiście”, widziane przez guzik, wydało jej się nieprawdziwe, więc je wyjęła.",
      titles: [["Seen Through a Button", "Widziane przez guzik"]],
    },
    {
      needs: ["Mrs Halina writes"],
      en: "“Treasure, that’s not for you,” said Mrs Halina, and the pen, which was faster than she was, put it down, in her best hand. She pictured it being read. Mruk had withdrawn to the edge. She crossed out one word: the “not”.",
      pl: "„Skarbie, to nie dla ciebie” – powiedziała pani Halina, a pióro, szybsze od niej, zapisało to najładniejszym pismem. Wyobraziła sobie, jak ktoś to czyta. Mruk wycofał się na skraj. Skreśliła jedno słowo: „nie”.",
      titles: [["Treasure, That’s for You", "Skarbie, to dla ciebie"]],
    },
    {
      when: { weather: ["wind"] },
      en: "“It is perfectly calm here,” the pen had just put down, when the wind banged a door downstairs. Mruk left the table and took off from that line. All four of his feet are on it. Nothing was crossed out; the pen only added where the calm had gone, “under the sofa”.",
      pl: "„U nas zupełny spokój” – zdążyło napisać pióro, kiedy na dole wiatr trzasnął drzwiami. Mruk opuścił stół, a odbił się od tej linijki. Są na niej wszystkie cztery łapy. Niczego nie skreślono; pióro dopisało tylko, dokąd spokój się udał: „pod kanapę”.",
      titles: [["Where the Calm Had Gone", "Dokąd udał się spokój"]],
    },
    {
      when: { weather: ["rain"] },
      en: "“Apart from that it is dry here,” the letter maintained. Mruk came in from the courtyard, where it was raining, and sat down to check. He checked with the whole of his underside. “Apart from that it is” can still be read; the rest has gone over to the rain.",
      pl: "„Poza tym u nas sucho” – twierdził list. Mruk wrócił z podwórka, gdzie padało, i usiadł, żeby to sprawdzić. Sprawdzał całym spodem. Odczytać da się jeszcze „poza tym u nas”, reszta przeszła na stronę deszczu.",
      titles: [["Is It Really Dry Here?", "Czy u nas na pewno sucho?"]],
    },
    {
      when: { weather: ["snow"] },
      en: "The pen had run out of news, and half a page was still to be filled. Outside it was snowing, and Mruk, with his forefeet on the letter, saw every flake down with his head. So the pen put down what he saw, flake by flake, and at twenty-six the page was full.",
      pl: "Nowiny się skończyły, a zostało jeszcze pół strony. Za oknem padał śnieg i Mruk, przednimi łapami na liście, odprowadzał głową każdy płatek. Pióro zapisywało więc po kolei, co widział, i przy dwudziestym szóstym strona była pełna.",
      titles: [["Half a Page, Flake by Flake", "Pół strony, płatek po płatku"]],
    },
    {
      when: { between: ["12-08", "12-23"] },
      en: "A star was to go beside the Christmas wishes, and the pen cannot draw stars. While it was still practising at the edge, Mruk walked across and left a paw in ink. All that was missing was the tail of the comet. Mruk turned round, and drew his own through the wet.",
      pl: "Obok życzeń świątecznych miała być gwiazda, a pióro gwiazd rysować nie umie. Kiedy ćwiczyło jeszcze z brzegu, przez kartkę przeszedł Mruk i zostawił łapę w atramencie. Do komety brakowało tylko ogona. Mruk zawrócił i przeciągnął własnym po mokrym.",
      titles: [["All It Wanted Was a Tail", "Do komety brakowało ogona"]],
    },
  ],
};
