import type { Plot } from "#api/house/texts/model.ts";

/** The kitchen radio is about to say something that concerns a cat. */
export const radio: Plot = {
  name: "radio",
  category: "Lifestyle",
  wishes: [
    {
      en: "The radio in the kitchen is warm on top, and it talks. Nothing else in the flat does both, apart from Ola. Mruk wanted to lie beside it for a while, on the oilcloth, with one ear against the wood, and be told things that he would not have to do anything about.",
      pl: "Kuchenne radio jest z wierzchu ciepłe i mówi. Oprócz Oli nic w tym mieszkaniu nie umie naraz jednego i drugiego. Mruk chciał chwilę przy nim poleżeć, na ceracie, z uchem na drewnie, i posłuchać o sprawach, z którymi nie trzeba nic robić.",
      titles: [["Warm on Top, and It Talks", "Z wierzchu ciepłe i mówi"]],
      picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [
            ["Rivers, Roads and Mankind", "O stanie rzek, dróg i ludzkości"],
            ["Did He Nod, or Did His Head Sink?", "Kiwnął głową, czy tylko mu opadła?"],
          ],
          en: "The talk was about the state of the rivers, the roads and mankind. All three, said the radio, were within the normal range. Mruk nodded, or else his head sank; with him the two are hard to tell apart. Ola, who was wanted elsewhere, left it on for him. When she looked in again it was still talking, and somebody was answering, with his eyes shut.",
          pl: "Mówiono o stanie rzek, dróg i ludzkości. Wszystko to, według radia, utrzymuje się w granicach normy. Mruk kiwnął głową, a może mu opadła, u niego trudno to odróżnić. Ola, która była potrzebna gdzie indziej, zostawiła mu radio włączone. Kiedy zajrzała znowu, dalej mówiło, a ktoś odpowiadał, z zamkniętymi oczami.",
          picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "closed", company: "nobody" },
        },
        {
          titles: [
            ["Up by a Third in Mazovia", "O jedną trzecią na Mazowszu"],
            ["More Mice in the Granaries", "Więcej myszy w spichlerzach"],
          ],
          en: "First the radio talked about roads, then about the theatre, and Mruk shut his eyes. “In the granaries of Mazovia,” said the radio, “the number of mice has gone up by a third.” He opened them. He looked at the radio, and the radio looked straight at him. After a while he got down from the table and sat in front of the gap beside the oven, to do his share.",
          pl: "Radio mówiło najpierw o drogach, potem o teatrze i Mruk zamknął oczy. „W spichlerzach na Mazowszu – powiedziało radio – liczba myszy wzrosła o jedną trzecią”. Otworzył je. Spojrzał na radio, a radio patrzyło prosto na niego. Po dłuższej chwili zszedł ze stołu i usiadł przed szparą przy piekarniku, żeby zrobić, co do niego należy.",
          picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "wide", company: "nobody" },
        },
      ],
    },
    {
      en: "Mruk likes the water levels best of everything on the kitchen radio. The Vistula at Puławy, the Bug at Włodawa, plus three, minus two: there is a purr in it. What it is for he does not know, but beside each of those rivers somebody must be standing in boots and looking after it. They were due, and Mruk had taken his seat by the loudspeaker.",
      pl: "Ze wszystkiego w kuchennym radiu Mruk najbardziej lubi stany wód. Wisła w Puławach, Bug we Włodawie, plus trzy, minus dwa, jest w tym coś z mruczenia. Do czego to służy, nie wie, ale nad każdą z tych rzek musi stać ktoś w kaloszach i jej pilnować. Zbliżała się pora i Mruk zajął miejsce przy głośniku.",
      titles: [["Plus Three, Minus Two", "Plus trzy, minus dwa"]],
      picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [
            ["No Reading at Włodawa", "We Włodawie bez odczytu"],
            ["Waiting for the Man in Boots", "Aż ktoś w kaloszach dojdzie"],
          ],
          en: "The Vistula at Puławy: plus three. The Bug at Włodawa, said the voice, and rustled: no reading. Mruk sat up. He stayed up through the roads, a mazurka and a talk about bees, and when Ola reached out to switch off, he looked at her. “A late report,” said the voice. “The Bug at Włodawa, minus two.” So the man in boots had got there. Mruk lay down.",
          pl: "Wisła w Puławach: plus trzy. Bug we Włodawie, powiedział głos i zaszeleścił: brak odczytu. Mruk usiadł. Siedział przez drogi, przez mazurka i pogadankę o pszczołach, a kiedy Ola chciała wyłączyć, spojrzał na nią. „Wiadomość uzupełniająca – powiedział głos. – Bug we Włodawie, minus dwa”. A więc człowiek w kaloszach doszedł. Mruk się położył.",
          picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", look: "up", company: "ola" },
        },
        {
          titles: [
            ["The Bowl Is Never Read Out", "Miski nie podają nigdzie"],
            ["Minus Four Under the Table", "A pod stołem? Minus cztery"],
          ],
          en: "Plus three at Puławy, minus two at Włodawa: somebody had been everywhere and looked. Mruk thanked them with the tip of his tail, each river separately. One water was left that is never read out. He got down and inspected it, in his bowl under the table: minus four. “I see,” said Ola, and poured until it stood at plus one. The difference she wiped up.",
          pl: "Plus trzy w Puławach, minus dwa we Włodawie: wszędzie ktoś był i patrzył. Mruk podziękował końcem ogona, każdej rzece z osobna. Została jedna woda, której nigdy nie podają. Zszedł ją obejrzeć, w misce pod stołem: minus cztery. „Widzę, widzę” – powiedziała Ola i dolewała, aż było plus jeden. Różnicę wytarła.",
          picture: {
            place: "kitchen floor",
            pose: "crouch",
            props: ["bowl of water"],
            eyes: "open",
            under: "table",
            company: "ola",
          },
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [
            ["One River More, Under the Gutter", "O jedną rzekę więcej"],
            ["Courtyard: Plus Two, and Rising", "Podwórko: plus dwa i przybiera"],
          ],
          en: "Plus three at Puławy, minus two at Włodawa. All the rivers had been looked at but one, and that one had only existed since the rain: it came out from under the gutter, went round the chestnut tree and reached the sea at the drain. Mruk took up his post at the kitchen window. Somebody in boots was standing beside this river too, with a broom. Mr Zenon dipped in the broom, held it up to the light and read off the level.",
          pl: "Plus trzy w Puławach, minus dwa we Włodawie. Wszystkie rzeki miały swojego człowieka oprócz jednej, a ta była dopiero od deszczu: wypływała spod rynny, okrążała kasztan i uchodziła do kratki. Mruk stanął przy kuchennym oknie. Nad tą rzeką też ktoś stał w kaloszach, z miotłą. Pan Zenon zanurzył miotłę, podniósł ją do światła i odczytał stan.",
          picture: { place: "courtyard sill", pose: "back", props: [], company: "nobody" },
        },
      ],
    },
    {
      en: "There is a voice on the radio that Mruk takes to be a relation. It is low and brown, rather stout, and it never hurries. People call it a cello. He had heard it begin from the other end of the flat, and came to the kitchen as fast as dignity allows, not to miss a cousin.",
      pl: "Jest w radiu pewien głos, który Mruk uważa za krewnego. Niski, brązowy, raczej tęgi i nigdzie się nie spieszy. Ludzie nazywają go wiolonczelą. Mruk usłyszał z drugiego końca mieszkania, że zaczyna, i przyszedł do kuchni tak szybko, jak pozwala godność, żeby nie przegapić kuzyna.",
      titles: [["So Low and Brown, It Must Be a Relation", "Krewny, niski i brązowy"]],
      picture: { place: "kitchen floor", pose: "walk", props: [], eyes: "wide", by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Note and a Half, with Echo", "Półtorej nuty z pogłosem"],
            ["Where Did She Get It From?", "Skąd ona to ma?"],
          ],
          en: "When the cousin had finished, Mruk took up the theme himself. He carried it through the hall and under the bed, and in the bathroom, where there is an echo, he did it twice. It consisted of a note and a half. Before long Ola was humming it over her page. On the stairs somebody who was taking down the rubbish had it as well, and took it along.",
          pl: "Kiedy kuzyn skończył, Mruk sam podjął temat. Przeszedł z nim przez przedpokój i pod łóżkiem, a w łazience, gdzie jest pogłos, zrobił to dwa razy. Temat składał się z półtorej nuty. Niebawem Ola nuciła go nad kartką. Na schodach ktoś, kto znosił śmieci, też go miał i zabrał ze sobą na dół.",
          picture: { place: "bathroom", pose: "sit", props: [], eyes: "half", company: "nobody", mouth: "call" },
        },
        {
          titles: [
            ["Which of Them Was Playing?", "Który z nich grał?"],
            ["His Whole Side to the Loudspeaker", "Całym bokiem do głośnika"],
          ],
          en: "Mruk laid his whole side against the loudspeaker, to let his cousin know who was there. At the low places his ribs hummed. At the lowest the spoon in Ola’s glass hummed as well. She came over, put the flat of her hand on his flank, took it away, put it back. “Which of you is that?” she asked. Then came the applause, and Mruk raised his head.",
          pl: "Mruk przyłożył się do głośnika całym bokiem, żeby kuzyn wiedział, kto przyszedł. Na niskich dźwiękach żebra mu brzęczały. Na najniższym brzęczała też łyżeczka w szklance z herbatą. Ola podeszła, położyła mu dłoń na boku, zdjęła, położyła jeszcze raz. „Który to z was?” – spytała. Wtedy rozległy się oklaski i Mruk podniósł głowę.",
        },
      ],
    },
    {
      en: "Mruk does not trust windows; they show only what is there already. To make plans, you must hear the forecast. A little before the hour he sat down in front of the kitchen radio, with his tail round his paws, like a farmer who has seven hectares and no hay in yet.",
      pl: "Mruk nie ufa oknom, bo pokazują tylko to, co już jest. Kto chce planować, musi wysłuchać prognozy. Tuż przed pełną godziną usiadł w kuchni przed radiem, z ogonem wokół łap, jak rolnik, który ma siedem hektarów i jeszcze nie zwiózł siana.",
      titles: [["Like a Farmer with No Hay In", "Jak rolnik, który nie zwiózł siana"]],
      picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", mouth: "neutral", company: "nobody" },
      endings: [
        {
          titles: [["Keeping the Right-Hand Side Free", "Prawa strona wolna, na wszelki wypadek"]],
          en: "“Changeable,” said the radio, “with bright intervals in places.” Mruk thought about the places. Not many would do. He went round with the forecast in mind: the doormat, hardly; the armchair, possibly; then he lay down on his kitchen chair, well to the left, and kept the right-hand side free. Ola sat down on it with her tea. She had the yellow cardigan on.",
          pl: "„Zmiennie – powiedziało radio – miejscami przejaśnienia”. Mruk przemyślał, które to miejsca. Niewiele się nadawało. Obszedł je z prognozą w głowie: wycieraczka raczej nie, fotel być może; po czym położył się w kuchni na swoim krześle, po lewej, a prawą stronę zostawił wolną. Usiadła na niej Ola z herbatą. Miała na sobie żółty sweter.",
          picture: { place: "hall", pose: "walk", props: [], eyes: "half", look: "down", company: "nobody" },
        },
        {
          titles: [
            ["The Low Came In Under the Door", "Niż wszedł pod drzwiami"],
            ["Expected from the Atlantic", "Kogo przysłał Atlantyk?"],
          ],
          en: "A low, said the radio, was moving in from the Atlantic and would reach Warsaw shortly. There was no time to lose. Mruk went to the hall and sat down on the doormat. “Who are you waiting for?” asked Ola. Then the hinges ticked, and it came in under the door, cold and very low, along the floor. He moved aside for it and walked ahead, to show it the kitchen.",
          pl: "Niż znad Atlantyku, powiedziało radio, zbliża się do Warszawy i będzie wkrótce. Nie było chwili do stracenia. Mruk poszedł do przedpokoju i usiadł na wycieraczce. „Na kogo czekasz?” – spytała Ola. Wtedy tyknęły zawiasy i wszedł, pod drzwiami, zimny i bardzo niski, przy samej podłodze. Mruk odsunął się i poszedł przodem, pokazać mu kuchnię.",
          picture: { place: "hall", pose: "sit", props: [], eyes: "open", on: "doormat", company: "ola" },
        },
        {
          needs: ["the shrine"],
          titles: [
            ["Wind, Dying Down", "Wiatr słabnący"],
            ["A Coat on Its Knees", "Płaszcz, który klęczał"],
          ],
          en: "“Wind,” said the radio, “dying down.” Mruk got up on the kitchen sill to see it carried out. Ola threw the window open and called across the courtyard: “It’s dying down!” The coat that was kneeling at the shrine, with both hands round the light, turned its head and nodded. A sheet of newspaper came along, slower and slower, and lay down by the carpet frame. The coat took its hands away. The light stood up straight.",
          pl: "„Wiatr – powiedziało radio – słabnący”. Mruk wszedł na kuchenny parapet zobaczyć, jak to wykonają. Ola otworzyła okno i zawołała przez podwórko: „Słabnie!”. Płaszcz, który klęczał przed kapliczką z rękami wokół światełka, odwrócił się i kiwnął głową. Po ziemi leciała gazeta, coraz wolniej, aż położyła się przy trzepaku. Płaszcz zabrał ręce. Światełko stanęło prosto.",
          picture: { place: "courtyard sill", pose: "back", props: [], company: "nobody", open: "window" },
        },
        {
          when: {
            weather: ["rain"],
          },
          titles: [["Dry, Said the Radio", "Sucho, powiedziało radio"]],
          en: "“Dry,” said the radio, and Tomek, who believes it, took his light jacket and went out. Mruk does not trust windows, but he looked. Rain was running down the pane from top to bottom. He stayed in front of it. He had not finished thinking about which to believe, the radio or the window, when the door opened, and a light jacket stood on the mat with its arms held away from its sides. So the window knew.",
          pl: "„Sucho” – powiedziało radio i Tomek, który mu wierzy, wziął lekką kurtkę i wyszedł. Mruk nie ufa oknom, ale spojrzał. Po szybie od góry do dołu spływał deszcz. Został przed nią. Nie skończył się jeszcze namyślać, komu wierzyć, radiu czy oknu, kiedy otworzyły się drzwi i na wycieraczce stanęła lekka kurtka, z której ciekło, z rękami z dala od boków. Czyli okno wiedziało.",
          picture: { place: "courtyard sill", pose: "back", props: [], company: "nobody" },
        },
      ],
    },
    {
      en: "On the kitchen radio they were reading a novel in parts, and Mruk had been drawn in. There was a count, there was a debt, and there was a dog to whom he wished no good. Last time they had stopped at the creaking of a door. Since then he had slept badly, barely fourteen hours, and he was at the loudspeaker before the gong.",
      pl: "W kuchennym radiu czytano powieść w odcinkach i Mruk się wciągnął. Był hrabia, był dług i był pies, któremu Mruk źle życzył. Ostatnio przerwano na skrzypnięciu drzwi. Od tamtej pory spał źle, ledwie czternaście godzin, i przy głośniku zjawił się jeszcze przed gongiem.",
      titles: [["At the Loudspeaker before the Gong", "Jeszcze przed gongiem"]],
      picture: { place: "kitchen", pose: "crouch", props: ["radio"], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["What Stood Behind the Door", "Kto skrzypnął drzwiami"],
            ["All on Account of a Sigh", "Przez to jedno westchnienie"],
          ],
          en: "Behind the door stood the dog. It had brought the count his other boot. Mruk listened with narrow eyes: how it laid down the boot, how it was praised, how it dropped in front of the fire with its chin on its paws, and sighed. “To be continued,” said the radio. Mruk, who had been lying with his chin on his paws, put them differently.",
          pl: "Za drzwiami stał pies. Przyniósł hrabiemu drugi but. Mruk słuchał ze zmrużonymi oczami, jak kładzie but, jak go chwalą, jak pada przed kominkiem z brodą na łapach i wzdycha. „Ciąg dalszy nastąpi” – powiedziało radio. Mruk, który leżał z brodą na łapach, ułożył je inaczej.",
          picture: { place: "kitchen", pose: "crouch", props: ["radio"], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["Ola Knows How It Ends", "Ola wie, jak to się skończy"],
            ["Not a Word About the Count", "O hrabim ani słowa"],
          ],
          en: "At the count’s door it had only been the draught. He shut it, sat down and began a letter, “Madam, the truth is”, and there the gong went. Ola has that novel on the shelf and once read it to the end in a single night. She looked at the radio and opened her mouth. Mruk looked at her. She closed it again, and wiped the table all round him.",
          pl: "Za drzwiami hrabiego był tylko przeciąg. Hrabia je zamknął, usiadł i zaczął list: „Szanowna Pani, prawda jest taka”, i tu rozległ się gong. Ola ma tę powieść na półce i przeczytała ją kiedyś do końca w jedną noc. Spojrzała na radio i otworzyła usta. Mruk spojrzał na nią. Ola zamknęła usta z powrotem i wytarła stół naokoło niego.",
          picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", look: "up", company: "ola" },
        },
        {
          needs: ["the broom"],
          titles: [
            ["One Knock for the Dog", "Jedno stuknięcie za psa"],
            ["The Count Has a Following Downstairs", "Hrabia ma słuchaczy także piętro niżej"],
          ],
          en: "The door creaked, and in came the dog, with the count’s other boot. Under the floor there was one knock, of satisfaction; Mrs Halina had been for the dog from the start. Mruk looked down. The count praised the dog, it sighed before the fire, and there was another knock. Then came the gong. For a while it was quiet on both floors. Mruk had the door opened for him, went down the stairs and sat on Mrs Halina’s mat until she let him in.",
          pl: "Drzwi skrzypnęły i wszedł pies, z drugim butem hrabiego. Pod podłogą rozległo się jedno stuknięcie, z zadowoleniem; pani Halina od początku trzymała z psem. Mruk spojrzał w dół. Hrabia psa pochwalił, pies westchnął przed kominkiem i znów stuknęło. Potem był gong. Na obu piętrach było chwilę cicho. Mruk kazał sobie otworzyć, zszedł po schodach i siedział na wycieraczce pani Haliny, aż go wpuściła.",
          picture: {
            place: "stairs",
            pose: "sit",
            props: [],
            eyes: "open",
            company: "nobody",
            on: "doormat",
            look: "up",
          },
        },
      ],
    },
    {
      en: "A certain lady on the radio speaks so quietly that everybody in the kitchen stops clattering. Mruk does not follow what she says; it may be roses, it may be tax. But at that voice his ears turn outwards of their own accord, and he had put himself in front of the loudspeaker in good time.",
      pl: "Pewna pani w radiu mówi tak cicho, że w kuchni wszyscy przestają brzękać. O czym, tego Mruk nie śledzi, może o różach, a może o podatkach. Ale na ten głos uszy same mu się rozchylają, więc zawczasu ustawił się przed głośnikiem.",
      titles: [["It May Be Roses, It May Be Tax", "Może o różach, a może o podatkach"]],
      picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["Small Squares, as on Graph Paper", "W kratkę, jak papier milimetrowy"],
            ["Three Rows Could Still Be Heard", "W trzech rządkach jeszcze coś słychać"],
          ],
          en: "Mruk had listened to the quiet lady with his cheek to the loudspeaker, and when she said goodbye he had the pattern of it on his face: small even squares, as on graph paper. Ola smoothed them with her thumb, row by row. At the last three she stopped and put her ear to them, quite close. “Roses,” she said, and smoothed those too.",
          pl: "Mruk wysłuchał cichej pani z policzkiem na kratce głośnika i kiedy się pożegnała, miał jej wzór na twarzy: drobne równe kwadraciki, jak na papierze milimetrowym. Ola wygładzała je kciukiem, rządek po rządku. Przy trzech ostatnich przerwała i przyłożyła ucho, zupełnie blisko. „Róże” – powiedziała i wygładziła i te.",
          picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "half", company: "ola" },
        },
        {
          titles: [
            ["A Plate That Dried by Itself", "Talerz, który wysechł"],
            ["Before the Kettle Could Whistle", "Żeby czajnik nie zagwizdał"],
          ],
          en: "When the quiet lady had finished, Ola found a wet plate in her hand. She had been holding it from the beginning, and it had dried. She put it down as if it were asleep. Even the tap had left off dripping. For some time nothing was said aloud; the kettle was taken off before it could whistle, and when Mruk jumped down from the table, he landed one paw at a time.",
          pl: "Kiedy cicha pani skończyła, Ola znalazła w ręce mokry talerz. Trzymała go od samego początku i zdążył wyschnąć. Odłożyła go, jakby spał. Nawet kran przestał kapać. Jeszcze jakiś czas nikt nie mówił głośno, czajnik zdjęto, zanim zagwizdał, a kiedy Mruk zeskoczył ze stołu, wylądował po jednej łapie.",
        },
        {
          needs: ["the spoon"],
          titles: [
            ["The Tenth Drop Fell on a Paw", "Dziesiąta spadła na łapę"],
            ["Not a Drop While She Is Speaking", "Dopóki pani mówi, ani kropli"],
          ],
          en: "The quiet lady had come to the important part, you could tell by how quiet it was, and the spoon in the sink held nine drops. Mruk got down from the table, crossed the draining board without a sound and put out a paw. The tenth fell on it. So did the eleventh, and so did the others; he stood there on three legs until she had said goodbye. Ola dried the paw, toe by toe, and turned off the tap.",
          pl: "Cicha pani doszła do tego, co najważniejsze, było to słychać po ciszy, a w łyżce w zlewie było już dziewięć kropli. Mruk zszedł ze stołu, bezgłośnie przeszedł po suszarce i wysunął łapę. Dziesiąta spadła na nią. Jedenasta też i następne; stał na trzech nogach, aż pani się pożegnała. Ola wytarła mu łapę, palec po palcu, i dokręciła kran.",
        },
      ],
    },
    {
      en: "In Kraków there is a man who blows a bugle from a tower and never gets to the end. Mruk heard him once, by chance, on the kitchen radio and has been worried about him ever since. Now there was to be a programme on the man, and he had settled down on the oilcloth in good time, in case it ended well.",
      pl: "Jest w Krakowie człowiek, który gra z wieży na trąbce i nigdy nie dogrywa do końca. Mruk usłyszał go raz, przypadkiem, w kuchennym radiu i od tamtej pory się o niego martwi. Teraz miała być o tym człowieku audycja i Mruk zawczasu usadowił się na ceracie, na wypadek gdyby dobrze się skończyło.",
      titles: [["In Case It Ended Well", "Na wypadek gdyby się dobrze skończyło"]],
      picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "open", mouth: "neutral", company: "nobody" },
      endings: [
        {
          titles: [
            ["Nine Notes, into a Wardrobe", "Dziewięć nut do szafy"],
            ["And at Home?", "A w domu?"],
          ],
          en: "“And do you never play it to the end?” asked the reporter. There was a pause, with wind and pigeons in it. “At home,” said the man from the tower. “Into the wardrobe, because of the neighbours. The cat won’t settle otherwise.” So the radio went home with him, and into the wardrobe he played the end of it, all nine notes. Somewhere in Kraków a cat settled. So did Mruk.",
          pl: "„I nigdy nie gra pan do końca?” – spytała reporterka. Nastąpiła przerwa, w której był wiatr i gołębie. „W domu – powiedział człowiek z wieży. – Do szafy, ze względu na sąsiadów. Inaczej kot się nie położy”. Radio poszło więc z nim do domu i do szafy zagrał samo zakończenie, całe dziewięć nut. Gdzieś w Krakowie położył się kot. Mruk też.",
          picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "happy", company: "nobody" },
        },
        {
          titles: [
            ["The Same Note, Played to the End", "Ta sama nuta, dograna do końca"],
            ["All Along the Stations", "Od stacji do stacji"],
          ],
          en: "They played the bugle itself at the end, and once more the man in Kraków broke off in the middle of a note. Mruk held his breath. Then came the time signal: five short pips and a long one. It was the same note, played to the end. “What’s got into you?” asked Ola, for he was rubbing his head along the radio, from left to right, past all the stations.",
          pl: "Na koniec puszczono sam hejnał i człowiek w Krakowie znowu urwał w pół nuty. Mruk wstrzymał oddech. Wtedy podano sygnał czasu: pięć krótkich i jeden długi. Była to ta sama nuta, dograna do końca. „Co w ciebie wstąpiło?” – spytała Ola, bo ocierał się głową o radio, od lewej do prawej, wzdłuż wszystkich stacji.",
          picture: { place: "kitchen", pose: "walk", props: ["radio"], eyes: "happy", company: "nobody" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The radio crackled. It crackled as if somebody in there were frying small fish, and Mruk stood up and sniffed at it, but no, it was only noise. Far behind the frying somebody was talking and, by the sound of it, waving his arms. Mruk put a paw on the knob and turned it, as Ola does. There they were talking Czech, so he turned it back.",
      pl: "Radio trzeszczało. Trzeszczało, jakby ktoś smażył w środku drobne rybki, Mruk wstał i powąchał, ale nie, to był tylko hałas. Daleko za smażeniem ktoś mówił i, sądząc z głosu, machał rękami. Mruk położył łapę na gałce i przekręcił, jak to robi Ola. Tam mówiono po czesku, więc przekręcił z powrotem.",
      turns: [
        {
          titles: [
            ["Don’t Move!", "Nie ruszaj się!"],
            ["The Frying Stopped", "Smażenie ustało, kiedy się oparł"],
          ],
          en: "From sheer weariness Mruk leaned against the radio with all his weight, and the crackling stopped. It was as if a window had been cleaned. “Don’t move!” cried Ola. He had not been going to. She wedged a cushion in behind him, where there was a gap, and from then on the sound came closer whenever he breathed in.",
          pl: "Ze zwykłego zmęczenia Mruk oparł się o radio całym ciężarem i trzaski ustały. Zrobiło się tak, jakby ktoś umył okno. „Nie ruszaj się!” – zawołała Ola. Mruk nie miał zamiaru. Ola wcisnęła mu za plecy poduszkę, tam gdzie zostało puste miejsce, i odtąd dźwięk przysuwał się przy każdym jego wdechu.",
        },
        {
          titles: [
            ["There Was Budapest, There Were Stars", "Był Budapeszt, były gwiazdy"],
            ["The Knob That Nobody Uses", "Gałka, której nikt nie używa"],
          ],
          en: "The radio has a second knob, a big one, on the left, that nobody uses. Mruk gave it a push. There was a whistle, there was Budapest, there was a silence with stars in it; and then, exactly where his paw came to rest, sat what he had come for, without a single fish. Ola had put out her hand to turn it back. She withdrew it.",
          pl: "Radio ma drugą gałkę, dużą, z lewej, której nikt nie używa. Mruk ją pchnął. Był gwizd, był Budapeszt, była cisza z gwiazdami, a potem, dokładnie tam, gdzie zatrzymała się łapa, siedziało to, po co przyszedł, bez ani jednej rybki. Ola wyciągnęła już rękę, żeby przekręcić z powrotem. Cofnęła ją.",
          picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "wide", company: "ola" },
        },
        {
          needs: ["the fridge"],
          titles: [["When the Fridge Fell Asleep", "Kiedy lodówka zasnęła"]],
          en: "Mruk had his suspicions. He got down, went over to the fridge and leaned against its side; it was humming with its whole body, and it hummed in exactly the same place as the fish. So he waited. After a time it shuddered, said one more word and fell asleep. In that second the frying stopped. Ola, who had been turning the knob, took the credit. Mruk stayed by the fridge a little, in case it had dreams.",
          pl: "Mruk miał swoje podejrzenia. Zszedł, podszedł do lodówki i oparł się o jej bok; buczała całym ciałem, dokładnie w tym samym miejscu co rybki. Więc czekał. Po pewnym czasie wzdrygnęła się, powiedziała jeszcze słowo i zasnęła. W tej samej sekundzie smażenie ustało. Ola, która kręciła gałką, uznała to za swoją zasługę. Mruk postał jeszcze trochę przy lodówce, na wypadek gdyby coś się jej śniło.",
        },
        {
          when: {
            weather: ["wind"],
          },
          titles: [["A Paw on the Wire", "Łapa na drucie"]],
          en: "It was all the wind’s doing. The aerial is a wire that hangs out at the kitchen window, and the wind had hold of the other end and was shaking it, so that all the fish flew from side to side. Mruk went along the sill, saw the wire twitch, and did what is done with such things: he laid both front paws on it. It was caught. The fish lay still, and right behind them, quite close, was what he had come for.",
          pl: "Wszystkiemu winien był wiatr. Antena to drut, który wychodzi przez kuchenne okno, a wiatr złapał go za drugi koniec i tak trząsł, że wszystkie rybki przelatywały z boku na bok. Mruk poszedł po parapecie, zobaczył, że drut drga, i zrobił to, co się w takich razach robi: położył na nim obie przednie łapy. Złapany. Rybki znieruchomiały, a tuż za nimi, całkiem blisko, było to, na co czekał.",
        },
      ],
    },
    {
      en: "Ola turned on the mixer. She was making something that has to be beaten, and she beat it for a long time, first against the bowl and then, by the sound of it, against the table. The radio moved its lips. Mruk looked from the one machine to the other and considered which of them could be sat on.",
      pl: "Ola włączyła mikser. Robiła coś, co trzeba ubić, i ubijała długo, najpierw o miskę, a potem, sądząc z odgłosu, o stół. Radio ruszało ustami. Mruk patrzył to na jedną maszynę, to na drugą i zastanawiał się, na której dałoby się usiąść.",
      turns: [
        {
          titles: [
            ["A Line of Cream from Tail to Ear", "Śmietaną od ogona po ucho"],
            ["The Rest with a Fork, in Time", "Reszta widelcem, do taktu"],
          ],
          en: "The mixer had been waiting for its chance. It sprang out of the bowl and drew a line of cream across the table, up the dresser and over Mruk from tail to ear, before Ola found the plug. Into the quiet came the radio, as clear as anything. “Oh,” said Ola, “is that on?” She beat the rest with a fork, in time, and Mruk washed in time as well.",
          pl: "Mikser czekał na okazję. Wyskoczył z miski i zanim Ola znalazła wtyczkę, przeciągnął smugę śmietany przez stół, po kredensie i po Mruku, od ogona aż po ucho. Zrobiło się cicho i odezwało się radio, czysto jak nigdy. „O – powiedziała Ola – to jest włączone?” Resztę ubiła widelcem, do taktu, i Mruk też mył się do taktu.",
          picture: {
            place: "kitchen",
            pose: "wash",
            props: ["mixing bowl", "radio"],
            eyes: "half",
            mouth: "blep",
            company: "ola",
            inHand: "fork",
          },
        },
        {
          titles: [
            ["Past Cream, and Well into Butter", "Już nie śmietana, tylko masło"],
            ["Bread for Two Listeners", "Chleb dla dwojga słuchaczy"],
          ],
          en: "All at once the mixer changed its voice. Ola looked into the bowl: it was past cream, it was butter. She switched off and stood there. In the stillness the radio could be heard, which had been at it all along, and after a moment she cut some bread, sat down in front of it and spread what she had made. The first crust went to Mruk.",
          pl: "Nagle mikserowi zmienił się głos. Ola zajrzała do miski: śmietana się skończyła, było masło. Wyłączyła i stała. W tej ciszy słychać było radio, które przez cały czas robiło swoje, więc po chwili ukroiła chleba, usiadła przed nim i rozsmarowała to, co jej wyszło. Pierwszą skórkę dostał Mruk.",
          picture: {
            place: "kitchen",
            pose: "sit",
            props: ["radio", "mixing bowl"],
            eyes: "open",
            look: "up",
            company: "ola",
            inHand: "knife",
          },
        },
      ],
    },
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      en: "Tomek came in and turned the radio to the match. It was an important one; they all are. A man was shouting that all was still possible, thousands of people held their breath, and Tomek stood there with a tea towel in his hand and his mouth open, as at the dentist’s. Mruk, who sat nearest, got the thousands straight in the ear.",
      pl: "Przyszedł Tomek i przestawił radio na mecz. Był to mecz ważny, wszystkie są ważne. Jakiś pan krzyczał, że jeszcze wszystko możliwe, tysiące ludzi wstrzymywało oddech, a Tomek stał ze ścierką w ręku i otwartymi ustami, jak u dentysty. Mruk siedział najbliżej i miał te tysiące prosto w uchu.",
      picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "grump", company: "tomek", inHand: "cloth" },
      turns: [
        {
          titles: [["So It’s Over?", "To już po meczu?"]],
          en: "In the last minutes Tomek could not stand it. He went out on the landing, not to be there when it happened, and pulled the door shut. Mruk laid his chin on the knob, and the thousands were gone. When Tomek put his head in again the radio was on quite another subject, and calm. “So it’s over?” he asked. He sat down, and his colour came back.",
          pl: "Pod koniec Tomek nie wytrzymał. Wyszedł na klatkę, żeby przy tym nie być, i zamknął za sobą drzwi. Mruk położył brodę na gałce i tysiące zniknęły. Kiedy Tomek zajrzał z powrotem, radio zajmowało się czym innym i było spokojne. „To już po meczu?” – spytał. Usiadł i wróciły mu kolory.",
          picture: {
            place: "kitchen",
            pose: "loaf",
            props: ["radio"],
            eyes: "half",
            company: "tomek",
            posture: "sitting",
          },
        },
        {
          titles: [
            ["Through the Wall, One Second Ahead", "Przez ścianę, o sekundę wcześniej"],
            ["Who Needs It Twice?", "Po co słuchać dwa razy?"],
          ],
          en: "There was a roar. It came through the wall first, then from below, and last of all, a second late, from the radio. Tomek drew his conclusions. In the corner of the hall, between two neighbours, he had the whole match, both halves of the crowd and somebody’s opinion of the referee. He came back only to turn the knob to where it had been, for Mruk.",
          pl: "Rozległ się ryk. Najpierw przez ścianę, potem z dołu, a na końcu, o sekundę za późno, z radia. Tomek wyciągnął wnioski. W kącie przedpokoju, między dwoma sąsiadami, miał cały mecz, obie połowy stadionu i czyjeś zdanie o sędzim. Wrócił tylko, żeby przekręcić gałkę tam, gdzie była, dla Mruka.",
        },
        {
          needs: ["the broom"],
          titles: [
            ["Mrs Halina Wanted the Other Programme", "Szczotka nie chce meczu"],
            ["At Nil-Nil the Broom Objected", "Przy zero do zera szczotka zaprotestowała"],
          ],
          en: "The broom knocked again, and this time it did not leave off. “She can’t want the match louder,” said Tomek. He turned it up to see, and it knocked twice; he turned it back to what had been on before, and it was still. There he stood. It was important, and it was nil to nil. “All right,” said Tomek to the floor, and took the little transistor out on the stairs.",
          pl: "Szczotka zastukała znowu i tym razem nie przestawała. „Przecież nie chce głośniej meczu” – powiedział Tomek. Pogłośnił na próbę i zastukała dwa razy, przestawił na to, co było przedtem, i ucichła. Stał nad gałką. Mecz był ważny, było zero do zera. „No dobrze” – powiedział Tomek do podłogi i poszedł z tranzystorem na schody.",
        },
        {
          needs: ["the wardrobe on the stairs"],
          titles: [
            ["A Third Man Was Wanted", "Potrzebny był trzeci"],
            ["Off before the Whistle, to Carry a Wardrobe", "W połowie meczu na pomoc szafie"],
          ],
          en: "Half a flight up the wardrobe stuck again, and now the bell did ring. “You wouldn’t have a moment?” asked the voice from underneath. Tomek looked at the radio, where all was still possible, and up at the wardrobe, where nothing was. He is a man who goes when he is asked. He turned the knob back for Mruk and took the fourth corner. They got it to the attic. He heard the result on the way, through somebody else’s door.",
          pl: "Pół piętra wyżej szafa znowu utknęła i teraz jednak zadzwonili. „Znalazłby pan chwilę?” – zapytał głos od spodu. Tomek spojrzał na radio, w którym jeszcze wszystko było możliwe, i na szafę, w której nic. Jest z tych, co idą, kiedy się ich prosi. Przestawił Mrukowi gałkę na dawne miejsce i wziął czwarty róg. Wnieśli ją aż na strych. Wyniku dowiedział się po drodze, przez cudze drzwi.",
        },
      ],
    },
    {
      en: "Ola likes the radio low, and Tomek likes to hear something. In passing she turned it down, he turned it up, she came back for the salt and turned it down. The sound went away and returned, like somebody who has forgotten his umbrella. Mruk’s ears followed it to and fro, and after a while they were tired down to the roots.",
      pl: "Ola lubi radio cicho, a Tomek lubi coś słyszeć. Ona w przejściu ściszała, on pogłaśniał, ona wracała po sól. Dźwięk odchodził i przychodził, jak ktoś, kto zapomniał parasola. Uszy Mruka chodziły za nim tam i z powrotem i po jakimś czasie były zmęczone aż u nasady.",
      picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "half", company: "ola" },
      titles: [["Like Somebody Who Has Forgotten His Umbrella", "Ona ciszej, on głośniej, ona po sól"]],
      turns: [
        {
          titles: [
            ["The Knob in the Sugar Bowl", "Gałka w cukiernicy"],
            ["Too Loud for Her, Too Soft for Him", "Jej za głośno, jemu za cicho"],
          ],
          en: "Ola and Tomek met at the knob. She turned to the left, he turned to the right, and it came off. The radio, left to itself, had stayed in the middle: too loud for one, too soft for the other, and exactly right for somebody who was lying a hand’s breadth away. “Leave it,” said Tomek. Ola put the knob in the sugar bowl.",
          pl: "Ola i Tomek spotkali się przy gałce. Ona kręciła w lewo, on w prawo, i gałka zeszła. Radio, zostawione samo sobie, stanęło pośrodku: dla jednej za głośno, dla drugiego za cicho, a dla kogoś, kto leżał o szerokość dłoni, w sam raz. „Zostaw” – powiedział Tomek. Ola włożyła gałkę do cukiernicy.",
          picture: { place: "kitchen", pose: "loaf", props: ["radio"], eyes: "half", company: "ola" },
        },
        {
          titles: [
            ["Too Small a Kitchen for Two Opinions", "Za mała kuchnia na dwa zdania"],
            ["His Loud and Her Low", "Po swojemu, czyli ani tak, ani tak"],
          ],
          en: "In the end Ola and Tomek took their cups and went to the other room, as they do when the kitchen has become too small for their differences. The door shut behind them. There remained the fridge, the tap and the radio, which nobody turned up or down any more. Mruk’s ears came to rest, the left one first.",
          pl: "W końcu Ola i Tomek wzięli kubki i przenieśli się do pokoju, jak zawsze, kiedy kuchnia robi się za mała na ich różnice zdań. Zamknęły się za nimi drzwi. Została lodówka, kran i radio, którego nikt już nie ściszał ani nie pogłaśniał. Uszy Mruka znieruchomiały, najpierw lewe.",
        },
        {
          needs: ["the spoon"],
          titles: [
            ["Each Thought It Was the Doorbell", "Każde myślało, że to dzwonek"],
            ["Who Rang? The Spoon", "Kto dzwonił? Łyżka"],
          ],
          en: "Ola had her hand on the knob and was just turning it down, when the tenth drop fell. The plate rang. “The door,” said Ola. “I’ll go,” said Tomek, and they both went, as each was expecting somebody. On the mat there was nobody. While they stood on the landing and asked each other who it could have been, the radio spoke neither too softly nor too loudly, and Mruk began again at one.",
          pl: "Ola trzymała rękę na gałce i właśnie ściszała, kiedy spadła dziesiąta kropla. Talerz zadzwonił. „Drzwi” – powiedziała Ola. „Ja otworzę” – powiedział Tomek i poszli oboje, bo każde na kogoś czekało. Na wycieraczce nie było nikogo. Kiedy na klatce pytali się nawzajem, kto to mógł być, radio mówiło w sam raz głośno, a Mruk zaczął liczyć od jedynki.",
        },
        {
          needs: ["the broom"],
          titles: [["Settled by a Broom from Below", "Rozstrzygnęła szczotka z dołu"]],
          en: "Just as Ola was turning it down again, the broom knocked: three. “She’s listening too,” said Tomek. Ola looked down at the floor. A neighbour on a chair is a neighbour on a chair. She turned it up, waited, turned it up by half a finger more, and from below came one knock, which is “thank you”. Nobody touched it after that. Mruk laid himself over the place where the knock had been.",
          pl: "Ola właśnie znowu ściszała, kiedy szczotka zastukała trzy razy. „Ona też słucha” – powiedział Tomek. Ola spojrzała na podłogę. Sąsiadka na krześle to jednak sąsiadka na krześle. Pogłośniła, odczekała, pogłośniła jeszcze o pół palca i z dołu przyszło jedno stuknięcie, a to znaczy „dziękuję”. Potem nikt już gałki nie ruszał. Mruk położył się na tym miejscu podłogi, z którego stukało.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            props: [],
            eyes: "half",
            mouth: "smile",
            company: "ola",
          },
        },
      ],
    },
    {
      en: "All at once, out of the loudspeaker, there came a dog. It gave two barks, near and quite natural, and Mruk found himself on top of the dresser without having decided anything of the kind. From up there he looked down at the radio. He had thought that they knew each other.",
      pl: "Nagle z głośnika odezwał się pies. Szczeknął dwa razy, blisko i całkiem naturalnie, i Mruk znalazł się na kredensie, choć żadnej takiej decyzji nie podejmował. Patrzył stamtąd na radio, z góry i dość długo. Dotąd sądził, że się znają.",
      turns: [
        {
          titles: [
            ["Thank You for That Contribution", "Dziękujemy za ten głos"],
            ["Something Had to Be Said", "Na to trzeba było coś powiedzieć"],
          ],
          en: "Something had to be said to that dog. Mruk came down, placed himself before the loudspeaker and said it, from close to, on the lower of his two notes. For a moment there was nothing at all. Then, and Ola is prepared to swear to it, the radio said: “Thank you for that contribution,” and passed straight on to what he had been waiting for.",
          pl: "Takiemu psu trzeba było coś powiedzieć. Mruk zszedł, stanął przed głośnikiem i powiedział to, z bliska, na niższej ze swoich dwóch nut. Przez chwilę nie było nic. A potem, na co Ola gotowa jest przysiąc, radio powiedziało: „Dziękujemy za ten głos” – i bez wstępów przeszło do tego, na co czekał.",
        },
        {
          titles: [
            ["No Room for a Dog in There", "Gdzie by się tam zmieścił pies?"],
            ["Four Lights and Some Dust", "Cztery światła, trochę kurzu"],
          ],
          en: "“Come down,” said Ola, “I’ll show you.” She turned the radio round and took off its back. Mruk looked from the dresser, then from the bread bin, then from close to. There were four lights in there, and dust, like a small town seen at night from a train. There was no room for a dog. He put in his nose, to be sure. Then Ola turned the town to the wall again, and he sat down in front of the radio.",
          pl: "„Zejdź – powiedziała Ola – to ci pokażę”. Odwróciła radio i zdjęła tylną ściankę. Mruk patrzył z kredensu, potem z chlebaka, potem z bliska. W środku były cztery światełka i kurz, jak miasteczko, które się mija nocą w pociągu. Na psa nie było tam miejsca. Wsunął nos, żeby się upewnić. Ola odwróciła miasteczko z powrotem do ściany, a on usiadł przed radiem.",
          picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", company: "ola" },
        },
      ],
    },
    {
      en: "The radio stopped. It did not fade, it did not crackle; it stopped, like somebody who has been called from the next room. The light behind the dial was still on. Ola switched it off and on again, and blew into it. Mruk sat down before the loudspeaker and kept his eye on the place where the rest would have to come out.",
      pl: "Radio umilkło. Nie ściszyło się, nie zatrzeszczało, umilkło, jak ktoś, kogo zawołano z drugiego pokoju. Światełko za skalą paliło się dalej. Ola wyłączyła, włączyła i dmuchnęła do środka. Mruk usiadł przed głośnikiem i nie spuszczał z oka miejsca, z którego reszta musiała w końcu wyjść.",
      picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "open", company: "ola" },
      turns: [
        {
          titles: [
            ["Cap Off, and One Tap on the Side", "Najpierw czapka, potem klepnięcie"],
            ["As You Slap a Friend on the Back", "Jak kolegę po plecach"],
          ],
          en: "Mr Zenon, who had come about the tap, looked at the silent radio, took off his cap to it and struck it once on the left side, not hard, as you slap a friend on the back. It coughed. Then it went on from where it had stopped. Mruk moved up to it again. Mr Zenon put on his cap and turned to the tap, which had left off dripping in the meantime.",
          pl: "Pan Zenon, który przyszedł w sprawie kranu, popatrzył na milczące radio, zdjął przed nim czapkę i uderzył raz w lewy bok, niezbyt mocno, jak się klepie kolegę po plecach. Radio zakaszlało. A potem ruszyło od miejsca, w którym przerwało. Mruk przysunął się z powrotem. Pan Zenon włożył czapkę i zajął się kranem, który tymczasem przestał kapać.",
          picture: { place: "kitchen", pose: "sit", props: ["radio"], eyes: "wide", company: "zenon" },
        },
        {
          titles: [
            ["Up Through the Third Board", "Przez trzecią deskę, do góry"],
            ["Half a Beat Behind Mrs Halina", "Pół taktu za panią Haliną"],
          ],
          en: "Help came from below. Mrs Halina listens to the same station, and listens loudly. Mruk lay down flat in the kitchen doorway, where the boards of the hall begin, with his ear to the third of them, and through ceiling, beams and linoleum up came everything he was missing, and warm. The radio on the table seemed to be listening too. Then it cleared its throat and joined in, half a beat behind.",
          pl: "Pomoc przyszła z dołu. Pani Halina słucha tej samej stacji i słucha głośno. Mruk położył się w progu kuchni, płasko, z uchem na trzeciej desce przedpokoju, i przez sufit, belki i linoleum szło do góry wszystko, czego mu brakowało, i to ciepłe. Radio na stole chyba też słuchało. Potem odchrząknęło i dołączyło, pół taktu z tyłu.",
          unless: ["the broom"],
        },
        {
          needs: ["the fridge"],
          titles: [["Two on One Wire", "Oboje na jednym drucie"]],
          en: "The fridge had had its turn for long enough. Mruk went and sat down before it, and looked at it, as he does when it is a question of supper. It hummed a little lower; it hummed a little shorter; then it gave a bump, and the lid on its top rang, and in the same moment the radio drew breath and finished its sentence. On that wire there is room for two, if both of them are brief.",
          pl: "Lodówka miała swoją kolej dość długo. Mruk poszedł, usiadł przed nią i patrzył, tak jak patrzy, kiedy chodzi o kolację. Zabuczała trochę niżej, zabuczała trochę krócej, po czym stuknęło, zadzwoniła na niej pokrywka i w tej samej chwili radio nabrało tchu i dokończyło zdanie. Na takim drucie jest miejsce dla dwojga, byle mówili krótko.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the spoon"],
      en: "A spoon lay in the sink, and the tap dripped into it. With nine drops it was full. At the tenth it tipped, struck the edge of a plate, which rang through the whole kitchen, bowed once and lay down again as before. Mruk had been through it twice. There would always be a tenth, whatever was being said at the time. He turned one ear to the radio and kept the other on the sink, and counted.",
      pl: "W zlewie leżała łyżka, a kran kapał do niej. Po dziewięciu kroplach była pełna. Przy dziesiątej się przechylała, uderzała o brzeg talerza, który dzwonił na całą kuchnię, kłaniała się i leżała jak przedtem. Mruk prześledził to dwa razy. Dziesiąta miała przyjść zawsze, bez względu na to, o czym się akurat mówi. Jedno ucho obrócił do radia, drugie zostawił przy zlewie i liczył.",
    },
    {
      pays: ["the fridge"],
      en: "The fridge shook itself, as it does when it comes out of a dream. On top of it a saucepan lid began to ring, behind the glass of the dresser the cups moved together, and the light of the radio went dim for a moment, like somebody who has lost the thread. Mruk looked from the one to the other. They hang on the same wire, and it was the fridge’s turn. It settled down to a long, deep hum.",
      pl: "Lodówka się otrząsnęła, jak zawsze, kiedy budzi się ze snu. Na jej wierzchu zadzwoniła pokrywka, za szybą kredensu filiżanki zbiły się w gromadkę, a światełko radia na chwilę przygasło, jak ktoś, kto stracił wątek. Mruk patrzył to na jedno, to na drugie. Wiszą na jednym drucie i teraz była kolej lodówki. Rozgościła się w długim, głębokim buczeniu.",
    },
    {
      pays: ["the wardrobe on the stairs"],
      en: "A wardrobe was being carried up the stairs. “Mind the corner,” said one voice. “Which?” asked another, from underneath. “All four.” Outside the door of the flat it stopped. They tried it lengthwise, they tried it upright, and then there was a silence, and breathing. “A third man, that’s what we need,” said the voice from underneath. Mruk, who had ears only for the radio, hoped they would not ring. They did not; step by step the wardrobe scraped on upwards.",
      pl: "Po schodach niesiono szafę. „Uważaj na róg” – powiedział jeden głos. „Na który?” – zapytał drugi, od spodu. „Na wszystkie cztery”. Pod drzwiami mieszkania szafa stanęła. Próbowali wzdłuż, próbowali na sztorc, a potem była cisza i sapanie. „Trzeciego by trzeba” – powiedział głos od spodu. Mruk miał uszy tylko dla radia i wolał, żeby nie dzwonili. Nie zadzwonili; stopień po stopniu zaszurało dalej w górę.",
    },
    {
      when: {
        weather: ["wind"],
      },
      pays: ["the shrine"],
      en: "Down in the courtyard the wind had put out the light in the shrine. Somebody came from Staircase B with a coat over a dressing gown and a box of matches, and knelt. The wind took the first match, and the second. Ola held her breath at the window. The third one lit. The light lay flat, but it held, and the coat put both hands round it and stayed. “If only somebody would say when it will stop,” said Ola to the radio.",
      pl: "Na podwórku wiatr zgasił światełko w kapliczce. Z klatki B wyszedł ktoś w płaszczu narzuconym na szlafrok, z pudełkiem zapałek, i ukląkł. Wiatr zabrał pierwszą zapałkę i drugą. Ola stała przy kuchennym oknie i wstrzymywała oddech. Trzecia się zajęła. Światełko leżało płasko, ale było, a płaszcz osłonił je rękami i tak został. „Żeby tak ktoś powiedział, kiedy to ustanie” – rzekła Ola i obejrzała się na radio.",
    },
    {
      pays: ["the broom"],
      en: "Three knocks came up through the kitchen floor. That is Mrs Halina’s broom, one floor down, on her ceiling, and it has a language: two knocks are “quieter”, three are “louder, I’m listening too, and mine is on the blink”. Mruk felt it in all four paws. There were now two listeners to this radio, one of them on a chair with her arm up, and neither was getting what they had come for.",
      pl: "Przez kuchenną podłogę przyszły z dołu trzy stuknięcia. To szczotka pani Haliny, piętro niżej, w jej własny sufit, i ma ona swój język: dwa razy znaczy „ciszej”, trzy razy „głośniej, ja też słucham, a moje zaniemogło”. Mruk poczuł to we wszystkich czterech łapach. Radio miało teraz dwoje słuchaczy, jedno z nich na krześle, z podniesioną ręką, i żadne nie miało tego, na co czekało.",
    },
    {
      en: "The bell rang. There was nobody on the doormat, only a jar of plum jam in a cloth bonnet, with best wishes. Ola knew it by the chip in the rim. She had given it away herself, downstairs. So she found it a new bonnet, carried it across the landing, where they had not had it yet, and came back without it, very pleased. All this time nobody had seen to the radio, and Mruk was still waiting.",
      pl: "Zadzwonił dzwonek. Na wycieraczce nie było nikogo, był słoik powideł w płóciennym czepku, z najlepszymi życzeniami. Ola poznała go po szczerbie. Sama go komuś dała, piętro niżej. Znalazła mu więc nowy czepek, zaniosła go sąsiadom z naprzeciwka, którzy go jeszcze nie mieli, i wróciła z pustymi rękami, bardzo zadowolona. A przy radiu przez ten czas nikt dla Mruka nie kiwnął palcem.",
    },
  ],
};
