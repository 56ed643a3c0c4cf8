import type { Plot } from "#api/house/texts/model.ts";

/** The kitchen radio is about to say something that concerns a cat. */
export const radio: Plot = {
  name: "radio",
  category: "Lifestyle",
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["radio", "mug"],
      eyes: "half",
      en: "Mruk sits in the kitchen beside the radio and a mug, listening",
      pl: "Mruk siedzi w kuchni przy radiu i kubku, słucha",
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["radio", "kettle"],
      eyes: "happy",
      en: "Mruk folded up in the kitchen between the radio and the kettle",
      pl: "Mruk w kuchni, złożony między radiem a czajnikiem",
    },
    {
      place: "kitchen",
      pose: "crouch",
      props: ["radio"],
      eyes: "wide",
      en: "Mruk crouches in the kitchen, face to face with a radio",
      pl: "Mruk przyczajony w kuchni, twarzą w twarz z radiem",
    },
    {
      place: "kitchen",
      pose: "peek",
      props: ["radio"],
      eyes: "open",
      en: "Mruk looks out over the edge of the kitchen table at the radio",
      pl: "Mruk zerka zza krawędzi kuchennego stołu na radio",
    },
  ],
  wishes: [
    {
      en: "The radio in the kitchen is warm on top, and it talks. Nothing else in the flat does both, apart from Ola. Mruk wished to lie beside it for a while, on the oilcloth, with one ear against the wood, and be told things that he would not have to do anything about.",
      pl: "Kuchenne radio jest z wierzchu ciepłe i mówi. Oprócz Oli nic w tym mieszkaniu nie umie naraz jednego i drugiego. Mruk chciał chwilę przy nim poleżeć, na ceracie, z uchem na drewnie, i posłuchać o sprawach, z którymi nie trzeba nic robić.",
      titles: [["Warm on Top, and It Talks", "Z wierzchu ciepłe i mówi"]],
      endings: [
        {
          titles: [
            ["Rivers, Roads and Mankind", "O stanie rzek, dróg i ludzkości"],
            ["Nodded, or Merely Sank", "Kiwnął głową czy mu opadła?"],
          ],
          en: "It was about the state of the rivers, the roads and mankind. All three, said the radio, were within the normal range. Mruk nodded, or else his head sank; with him the two are hard to tell apart. Ola, who was wanted elsewhere, left it on for him. When she looked in again it was still talking, and somebody was answering, with his eyes shut.",
          pl: "Było o stanie rzek, dróg i ludzkości. Wszystko to, mówiło radio, utrzymuje się w granicach normy. Mruk kiwnął głową, a może mu opadła, u niego trudno to odróżnić. Ola, która była potrzebna gdzie indziej, zostawiła mu je włączone. Kiedy zajrzała znowu, radio dalej mówiło, a ktoś odpowiadał, z zamkniętymi oczami.",
        },
        {
          titles: [
            ["Up by a Third in Mazovia", "O jedną trzecią na Mazowszu"],
            ["A Duty from the Loudspeaker", "Co kazał głośnik"],
          ],
          en: "First it was roads, and then the theatre, and Mruk had shut his eyes. “In the granaries of Mazovia,” said the radio, “the number of mice has gone up by a third.” He opened them. He looked at the radio, and the radio looked straight at him. After a while he got down from the table and sat in front of the gap beside the oven, to do his share.",
          pl: "Najpierw było o drogach, potem o teatrze i Mruk zamknął oczy. „W spichlerzach na Mazowszu – powiedziało radio – liczba myszy wzrosła o jedną trzecią”. Otworzył je. Spojrzał na radio, a radio patrzyło prosto na niego. Po dłuższej chwili zszedł ze stołu i usiadł przed szparą przy piekarniku, żeby zrobić, co do niego należy.",
        },
      ],
    },
    {
      en: "Of everything on the kitchen radio Mruk likes the water levels best. The Vistula at Puławy, the Bug at Włodawa, plus three, minus two: there is a purr in it. What it is for he does not know, but beside each of those rivers somebody must be standing in boots and looking after it. They were due, and Mruk had taken his seat by the loudspeaker.",
      pl: "Ze wszystkiego w kuchennym radiu Mruk najbardziej lubi stany wód. Wisła w Puławach, Bug we Włodawie, plus trzy, minus dwa, jest w tym coś z mruczenia. Do czego to służy, nie wie, ale nad każdą z tych rzek musi stać ktoś w kaloszach i jej pilnować. Zbliżała się pora i Mruk zajął miejsce przy głośniku.",
      titles: [["Plus Three, Minus Two", "Plus trzy, minus dwa"]],
      endings: [
        {
          titles: [
            ["No Reading at Włodawa", "We Włodawie bez odczytu"],
            ["Waiting for the Man in Boots", "Aż ktoś w kaloszach dojdzie"],
          ],
          en: "The Vistula at Puławy: plus three. The Bug at Włodawa, said the voice, and rustled: no reading. Mruk sat up. He stayed up through the roads, a mazurka and a talk about bees, and when Ola reached out to switch off, she was looked at. “A late report,” said the voice. “The Bug at Włodawa, minus two.” So he had got there. Mruk lay down.",
          pl: "Wisła w Puławach: plus trzy. Bug we Włodawie, powiedział głos i zaszeleścił: brak odczytu. Mruk usiadł. Siedział przez drogi, przez mazurka i pogadankę o pszczołach, a kiedy Ola chciała wyłączyć, spojrzał na nią. „Wiadomość uzupełniająca – powiedział głos. – Bug we Włodawie, minus dwa”. A więc tamten doszedł. Mruk się położył.",
        },
        {
          titles: [
            ["The Bowl Is Never Read Out", "Miski nie podają nigdzie"],
            ["Minus Four Under the Table", "A pod stołem? Minus cztery"],
          ],
          en: "Plus three at Puławy, minus two at Włodawa: somebody had been everywhere and looked. Mruk thanked them with the tip of his tail, each river separately. There was one left that is never read out. He got down and inspected it, under the table: minus four. “I see,” said Ola, and poured until it stood at plus one. The difference she wiped up.",
          pl: "Plus trzy w Puławach, minus dwa we Włodawie: wszędzie ktoś był i patrzył. Mruk podziękował końcem ogona, każdej rzece z osobna. Została jedna, której nigdy nie podają. Zszedł ją obejrzeć, pod stół: minus cztery. „Widzę, widzę” – powiedziała Ola i dolewała, aż było plus jeden. Różnicę wytarła.",
        },
      ],
    },
    {
      en: "There is a voice on the radio that Mruk takes to be a relation. It is low and brown, rather stout, and it never hurries. People call it a cello. He had heard it begin from the other end of the flat, and came to the kitchen as fast as dignity allows, not to miss a cousin.",
      pl: "Jest w radiu pewien głos, który Mruk uważa za krewnego. Niski, brązowy, raczej tęgi i nigdzie się nie spieszy. Ludzie nazywają go wiolonczelą. Mruk usłyszał z drugiego końca mieszkania, że zaczyna, i przyszedł do kuchni tak szybko, jak pozwala godność, żeby nie przegapić kuzyna.",
      titles: [["So Low and Brown, It Must Be a Relation", "Krewny, niski i brązowy"]],
      endings: [
        {
          titles: [
            ["A Note and a Half, with Echo", "Półtorej nuty z pogłosem"],
            ["Where Did She Get It From?", "Skąd ona to ma?"],
          ],
          en: "When his cousin had finished, Mruk took up the theme himself. He carried it through the hall and under the bed, and in the bathroom, where there is an echo, he did it twice. It consisted of a note and a half. Before long Ola was humming it over her page. On the stairs somebody who was taking down the rubbish had it as well, and took it along.",
          pl: "Kiedy kuzyn skończył, Mruk sam podjął temat. Przeszedł z nim przez przedpokój i pod łóżkiem, a w łazience, gdzie jest pogłos, zrobił to dwa razy. Temat składał się z półtorej nuty. Niebawem Ola nuciła go nad kartką. Na schodach ktoś, kto znosił śmieci, też go miał i zabrał ze sobą na dół.",
        },
        {
          titles: [
            ["Which of Them Was Playing?", "Który z nich grał?"],
            ["His Whole Side to the Loudspeaker", "Całym bokiem do głośnika"],
          ],
          en: "Mruk laid his whole side against the loudspeaker, so that his cousin might know who was there. At the low places his ribs hummed. At the lowest the spoon in Ola’s glass hummed as well. She came over, put the flat of her hand on his flank, took it away, put it back. “Which of you is that?” she asked. Then came the applause, and Mruk raised his head.",
          pl: "Mruk przyłożył się do głośnika całym bokiem, żeby kuzyn wiedział, kto przyszedł. Na niskich dźwiękach żebra mu brzęczały. Na najniższym brzęczała też łyżeczka w szklance Oli. Podeszła, położyła mu dłoń na boku, zdjęła, położyła jeszcze raz. „Który to z was?” – spytała. Wtedy rozległy się oklaski i Mruk podniósł głowę.",
        },
      ],
    },
    {
      en: "Mruk does not trust windows; they show only what is there already. To make plans, you must hear the forecast. A little before the hour he sat down in front of the kitchen radio, with his tail round his paws, like a farmer who has seven hectares and no hay in yet.",
      pl: "Mruk nie ufa oknom, bo pokazują tylko to, co już jest. Kto chce planować, musi wysłuchać prognozy. Tuż przed pełną godziną usiadł w kuchni przed radiem, z ogonem wokół łap, jak rolnik, który ma siedem hektarów i jeszcze nie zwiózł siana.",
      titles: [["Like a Farmer with No Hay In", "Jak rolnik, który nie zwiózł siana"]],
      endings: [
        {
          titles: [
            ["Bright Intervals in Places", "Miejscami przejaśnienia"],
            ["Keeping the Right-Hand Side Free", "Prawa strona wolna, na wszelki wypadek"],
          ],
          en: "“Changeable,” said the radio, “with bright intervals in places.” Mruk thought about the places. Not many came into question. He went round with the forecast in mind: the doormat, hardly; the armchair, possibly; then he lay down on his kitchen chair, well to the left, and kept the right-hand side free. Ola sat down on it with her tea. She had the yellow cardigan on.",
          pl: "„Zmiennie – powiedziało radio – miejscami przejaśnienia”. Mruk przemyślał, które to miejsca. Niewiele wchodziło w grę. Obszedł je z prognozą w głowie: wycieraczka raczej nie, fotel być może; po czym położył się w kuchni na swoim krześle, po lewej, a prawą stronę zostawił wolną. Usiadła na niej Ola z herbatą. Miała na sobie żółty sweter.",
        },
        {
          titles: [
            ["The Low Came In Under the Door", "Niż wszedł pod drzwiami"],
            ["Expected from the Atlantic", "Kogo przysłał Atlantyk?"],
          ],
          en: "A low, said the radio, was moving in from the Atlantic and would reach Warsaw shortly. There was no time to lose. Mruk went to the hall and sat down on the doormat. “Who are you waiting for?” asked Ola. Then the hinges ticked, and it came in under the door, cold and very low, along the floor. He moved aside for it and walked ahead, to show it the kitchen.",
          pl: "Niż znad Atlantyku, powiedziało radio, zbliża się do Warszawy i będzie wkrótce. Nie było chwili do stracenia. Mruk poszedł do przedpokoju i usiadł na wycieraczce. „Na kogo czekasz?” – spytała Ola. Wtedy tyknęły zawiasy i wszedł, pod drzwiami, zimny i bardzo niski, przy samej podłodze. Mruk odsunął się i poszedł przodem, pokazać mu kuchnię.",
        },
      ],
    },
    {
      en: "On the kitchen radio they were reading a novel in parts, and Mruk had been drawn in. There was a count, there was a debt, and there was a dog to whom he wished no good. Last time they had stopped at the creaking of a door. Since then he had slept badly, barely fourteen hours, and he was at the loudspeaker before the gong.",
      pl: "W kuchennym radiu czytano powieść w odcinkach i Mruk się wciągnął. Był hrabia, był dług i był pies, któremu Mruk źle życzył. Ostatnio przerwano na skrzypnięciu drzwi. Od tamtej pory spał źle, ledwie czternaście godzin, i przy głośniku zjawił się jeszcze przed gongiem.",
      titles: [["At the Loudspeaker before the Gong", "Jeszcze przed gongiem"]],
      endings: [
        {
          titles: [
            ["What Stood Behind the Door", "Kto skrzypnął drzwiami"],
            ["All on Account of a Sigh", "Przez to jedno westchnienie"],
          ],
          en: "Behind the door stood the dog. It had brought the count his other boot. Mruk listened with narrow eyes: how it laid down the boot, how it was praised, how it dropped in front of the fire with its chin on its paws, and sighed. “To be continued,” said the radio. Mruk, who had been lying with his chin on his paws, put them differently.",
          pl: "Za drzwiami stał pies. Przyniósł hrabiemu drugi but. Mruk słuchał ze zmrużonymi oczami, jak kładzie but, jak go chwalą, jak pada przed kominkiem z brodą na łapach i wzdycha. „Ciąg dalszy nastąpi” – powiedziało radio. Mruk, który leżał z brodą na łapach, ułożył je inaczej.",
        },
        {
          titles: [
            ["Ola Knows How It Ends", "Ola wie, jak to się skończy"],
            ["Not a Word About the Count", "O hrabim ani słowa"],
          ],
          en: "It had only been the draught. The count shut the door, sat down and began a letter, “Madam, the truth is”, and there the gong went. Ola has that novel on the shelf and once read it to the end in a single night. She looked at the radio and opened her mouth. Mruk looked at her. She closed it again, and wiped the table all round him.",
          pl: "To był tylko przeciąg. Hrabia zamknął drzwi, usiadł i zaczął list: „Pani, prawda jest taka”, i tu rozległ się gong. Ola ma tę powieść na półce i przeczytała ją kiedyś do końca w jedną noc. Spojrzała na radio i otworzyła usta. Mruk spojrzał na nią. Zamknęła je z powrotem i wytarła stół naokoło niego.",
        },
      ],
    },
    {
      en: "A certain lady on the radio speaks so quietly that everybody in the kitchen stops clattering. What it is about Mruk does not follow; it may be roses, it may be tax. But at that voice his ears turn outwards of their own accord, and he had put himself in front of the loudspeaker in good time.",
      pl: "Pewna pani w radiu mówi tak cicho, że w kuchni wszyscy przestają brzękać. O czym, tego Mruk nie śledzi, może o różach, a może o podatkach. Ale na ten głos uszy same mu się rozchylają, więc zawczasu ustawił się przed głośnikiem.",
      titles: [["It May Be Roses, It May Be Tax", "Może o różach, a może o podatkach"]],
      endings: [
        {
          titles: [
            ["Small Squares, as on Graph Paper", "W kratkę, jak papier milimetrowy"],
            ["Three Rows of It Were Still Audible", "Z trzech rządków jeszcze słychać"],
          ],
          en: "Mruk had listened to the quiet lady with his cheek to the loudspeaker, and when she said goodbye he had the pattern of it on his face: small even squares, as on graph paper. Ola smoothed them with her thumb, row by row. At the last three she stopped and put her ear to them, quite close. “Roses,” she said, and smoothed those too.",
          pl: "Mruk wysłuchał cichej pani z policzkiem na kratce głośnika i kiedy się pożegnała, miał jej wzór na twarzy: drobne równe kwadraciki, jak na papierze milimetrowym. Ola wygładzała je kciukiem, rządek po rządku. Przy trzech ostatnich przerwała i przyłożyła ucho, zupełnie blisko. „Róże” – powiedziała i wygładziła i te.",
        },
        {
          titles: [
            ["A Plate That Dried by Itself", "Talerz, który wysechł"],
            ["Before the Kettle Could Whistle", "Żeby czajnik nie zagwizdał"],
          ],
          en: "When the quiet lady had finished, Ola found a wet plate in her hand. She had been holding it from the beginning, and it had dried. She put it down as if it were asleep. The tap had left off too. For some time nothing was said aloud; the kettle was taken off before it could whistle, and when Mruk jumped down from the table, he landed one paw at a time.",
          pl: "Kiedy cicha pani skończyła, Ola znalazła w ręce mokry talerz. Trzymała go od samego początku i zdążył wyschnąć. Odłożyła go, jakby spał. Kran też przestał. Jeszcze jakiś czas nikt nie mówił głośno, czajnik zdjęto, zanim zagwizdał, a kiedy Mruk zeskoczył ze stołu, wylądował po jednej łapie.",
        },
      ],
    },
    {
      en: "In Kraków there is a man who blows a bugle from a tower and never gets to the end. Mruk heard him once, by chance, on the kitchen radio and has been worried about him ever since. Now there was to be a programme on the man, and he had settled down on the oilcloth in good time, in case it ended well.",
      pl: "Jest w Krakowie człowiek, który gra z wieży na trąbce i nigdy nie dogrywa do końca. Mruk usłyszał go raz, przypadkiem, w kuchennym radiu i od tamtej pory się o niego martwi. Miała być audycja o tym człowieku, więc zawczasu usadowił się na ceracie, na wypadek gdyby dobrze się skończyło.",
      titles: [["In Case It Ended Well", "Na wypadek gdyby się dobrze skończyło"]],
      endings: [
        {
          titles: [
            ["Nine Notes, into a Wardrobe", "Dziewięć nut do szafy"],
            ["And at Home?", "A w domu?"],
          ],
          en: "“And do you never play it to the end?” asked the reporter. There was a pause, with wind and pigeons in it. “At home,” said the man from the tower. “Into the wardrobe, because of the neighbours. The cat won’t settle otherwise.” Then he did it, for the radio, into a wardrobe in Kraków. There were only nine notes missing. Ola turned off the tap, and Mruk settled.",
          pl: "„I nigdy nie gra pan do końca?” – spytała reporterka. Nastąpiła przerwa, w której był wiatr i gołębie. „W domu – powiedział człowiek z wieży. – Do szafy, ze względu na sąsiadów. Inaczej kot się nie położy”. I zagrał, dla radia, do szafy, w Krakowie. Brakowało tylko dziewięciu nut. Ola zakręciła kran, a Mruk się położył.",
        },
        {
          titles: [
            ["From Kraków as Far as the Long Pip", "Od hejnału do długiego sygnału"],
            ["All Along the Stations", "Od stacji do stacji"],
          ],
          en: "They played the bugle itself at the end, and once more the man in Kraków broke off in the middle of a note. Mruk held his breath. Then came the time signal: five short pips and a long one. It was the same note, played to the end. “What’s got into you?” asked Ola, for he was rubbing his head along the radio, from left to right, past all the stations.",
          pl: "Na koniec puszczono sam hejnał i człowiek w Krakowie znowu urwał w pół nuty. Mruk wstrzymał oddech. Wtedy podano sygnał czasu: pięć krótkich i jeden długi. Była to ta sama nuta, dograna do końca. „Co w ciebie wstąpiło?” – spytała Ola, bo ocierał się głową o radio, od lewej do prawej, wzdłuż wszystkich stacji.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The radio crackled. It crackled as if somebody in there were frying small fish, and Mruk stood up and sniffed at it, but no, it was only noise. Far behind the frying something could be heard waving its arms. He put a paw on the knob and turned it, as Ola does, and it waved them in Czech.",
      pl: "Radio trzeszczało. Trzeszczało, jakby ktoś smażył w środku drobne rybki, Mruk wstał i powąchał, ale nie, to był tylko hałas. Daleko za smażeniem coś machało rękami. Położył łapę na gałce i przekręcił, jak to robi Ola, i machało po czesku.",
      turns: [
        {
          titles: [
            ["Don’t Move!", "Ani drgnij!"],
            ["The Frying Stopped", "Smażenie ustało, kiedy się oparł"],
          ],
          en: "From sheer weariness Mruk leaned against the radio with all his weight, and the crackling stopped. It was as if a window had been cleaned. “Don’t move!” cried Ola. He had not been going to. She wedged a cushion in behind him, where there was a gap, and from then on the sound came closer whenever he breathed in.",
          pl: "Ze zwykłego zmęczenia Mruk oparł się o radio całym ciężarem i trzaski ustały. Zrobiło się tak, jakby ktoś umył okno. „Nie ruszaj się!” – zawołała Ola. Nie miał zamiaru. Wcisnęła mu za plecy poduszkę, tam gdzie zostało puste miejsce, i odtąd dźwięk przysuwał się przy każdym jego wdechu.",
        },
        {
          titles: [
            ["There Was Budapest, There Were Stars", "Był Budapeszt, były gwiazdy"],
            ["The Knob That Nobody Uses", "Gałka, której nikt nie używa"],
          ],
          en: "The radio has a second knob, a big one, on the left, that nobody uses. Mruk gave it a push. There was a whistle, there was Budapest, there was a silence with stars in it; and then, exactly where his paw came to rest, sat what he had come for, without a single fish. Ola had put out her hand to turn it back. She withdrew it.",
          pl: "Radio ma drugą gałkę, dużą, z lewej, której nikt nie używa. Mruk ją pchnął. Był gwizd, był Budapeszt, była cisza z gwiazdami, a potem, dokładnie tam, gdzie zatrzymała się łapa, siedziało to, po co przyszedł, bez ani jednej rybki. Ola wyciągnęła już rękę, żeby przekręcić z powrotem. Cofnęła ją.",
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
          pl: "Mikser czekał na okazję. Wyskoczył z miski i zanim Ola znalazła wtyczkę, przeciągnął smugę śmietany przez stół, po kredensie i po Mruku, od ogona aż po ucho. W tej ciszy odezwało się radio, czysto jak nigdy. „O – powiedziała Ola – to jest włączone?” Resztę ubiła widelcem, do taktu, i Mruk też mył się do taktu.",
        },
        {
          titles: [
            ["Past Cream, and Well into Butter", "Już nie śmietana, jeszcze nie cisza"],
            ["Bread for Two Listeners", "Chleb dla dwojga słuchaczy"],
          ],
          en: "All at once the mixer changed its voice. Ola looked into the bowl: it was past cream, it was butter. She switched off and stood there. In the stillness the radio could be heard, which had been at it all along, and after a moment she cut some bread, sat down in front of it and spread what she had made. The first crust went to Mruk.",
          pl: "Nagle mikserowi zmienił się głos. Ola zajrzała do miski: śmietana się skończyła, było masło. Wyłączyła i stała. W tej ciszy słychać było radio, które przez cały czas robiło swoje, więc po chwili ukroiła chleba, usiadła przed nim i rozsmarowała to, co jej wyszło. Pierwszą skórkę dostał Mruk.",
        },
      ],
    },
    {
      when: { timeSlot: ["afternoon", "evening"] },
      en: "Tomek came in and turned the radio to the match. It was an important one; they all are. A man was shouting that it was still possible, thousands of people held their breath, and Tomek stood there with a tea towel in his hand and his mouth open, as at the dentist’s. Mruk, who sat nearest, got the thousands straight in the ear.",
      pl: "Przyszedł Tomek i przestawił radio na mecz. Był to mecz ważny, wszystkie są ważne. Jakiś pan krzyczał, że jeszcze wszystko możliwe, tysiące ludzi wstrzymywało oddech, a Tomek stał ze ścierką w ręku i otwartymi ustami, jak u dentysty. Mruk siedział najbliżej i miał te tysiące prosto w uchu.",
      turns: [
        {
          titles: [
            ["So It’s Over?", "To już po meczu?"],
            ["With His Chin on the Knob", "Gałka pod brodą"],
          ],
          en: "In the last minutes Tomek could not stand it. He went out on the landing, not to be there when it happened, and pulled the door shut. Mruk laid his chin on the knob, and the thousands were gone. When Tomek put his head in again the radio was on quite another subject, and calm. “So it’s over?” he asked. He sat down, and his colour came back.",
          pl: "Pod koniec Tomek nie wytrzymał. Wyszedł na klatkę, żeby przy tym nie być, i zamknął za sobą drzwi. Mruk położył brodę na gałce i tysiące zniknęły. Kiedy Tomek zajrzał z powrotem, radio zajmowało się czym innym i było spokojne. „To już po meczu?” – spytał. Usiadł i wróciły mu kolory.",
        },
        {
          titles: [
            ["Through the Wall, One Second Ahead", "Przez ścianę, o sekundę wcześniej"],
            ["Who Needs It Twice?", "Po co słuchać dwa razy?"],
          ],
          en: "There was a roar. It came through the wall first, then from below, and last of all, a second late, from the radio. Tomek tried it out. In the corner of the hall, between two neighbours, he had the whole match, both halves of the crowd and somebody’s opinion of the referee. He came back only to turn the knob to where it had been, for Mruk.",
          pl: "Rozległ się ryk. Najpierw przez ścianę, potem z dołu, a na końcu, o sekundę za późno, z radia. Tomek to sprawdził. W kącie przedpokoju, między dwoma sąsiadami, miał cały mecz, obie połowy stadionu i czyjeś zdanie o sędzim. Wrócił tylko, żeby przekręcić gałkę tam, gdzie była, dla Mruka.",
        },
      ],
    },
    {
      en: "Ola likes the radio low, and Tomek likes to hear something. In passing she turned it down, he turned it up, she came back for the salt. The sound went away and returned, like somebody who has forgotten his umbrella. Mruk’s ears followed it to and fro, and after a while they were tired down to the roots.",
      pl: "Ola lubi radio cicho, a Tomek lubi coś słyszeć. Ona w przejściu ściszała, on pogłaśniał, ona wracała po sól. Dźwięk odchodził i przychodził, jak ktoś, kto zapomniał parasola. Uszy Mruka chodziły za nim tam i z powrotem i po jakimś czasie były zmęczone aż u nasady.",
      titles: [["Like Somebody Who Has Forgotten His Umbrella", "Ona ciszej, on głośniej, ona po sól"]],
      turns: [
        {
          titles: [
            ["The Knob in the Sugar Bowl", "Gałka w cukiernicy"],
            ["Too Loud for Her, Too Soft for Him", "Jej za głośno, jemu za cicho"],
          ],
          en: "Ola and Tomek met at the knob. She turned to the left, he turned to the right, and it came off. The radio, left to itself, had stayed in the middle: too loud for one, too soft for the other, and exactly right for somebody who was lying a hand’s breadth away. “Leave it,” said Tomek. Ola put the knob in the sugar bowl.",
          pl: "Ola i Tomek spotkali się przy gałce. Ona kręciła w lewo, on w prawo, i gałka zeszła. Radio, zostawione samo sobie, stanęło pośrodku: dla jednej za głośno, dla drugiego za cicho, a dla kogoś, kto leżał o szerokość dłoni, w sam raz. „Zostaw” – powiedział Tomek. Ola włożyła gałkę do cukiernicy.",
        },
        {
          titles: [
            ["Too Small a Kitchen for Two Opinions", "Za mała kuchnia na dwa zdania"],
            ["The Fridge, the Tap and He", "Lodówka, kran i on"],
          ],
          en: "In the end Ola and Tomek took their cups and went to the other room, as they do when the kitchen has become too small for their differences. The last door shut. There remained the fridge, a tap and the radio, which stood where it liked, neither his way nor hers. Mruk’s ears came to rest, the left one first.",
          pl: "W końcu Ola i Tomek wzięli kubki i przenieśli się do pokoju, jak zawsze, kiedy kuchnia robi się za mała na ich różnice zdań. Zamknęły się ostatnie drzwi. Została lodówka, kran i radio, nastawione po swojemu, ani jak ona chciała, ani jak on. Uszy Mruka stanęły, najpierw lewe.",
        },
      ],
    },
    {
      en: "All at once, out of the loudspeaker, there came a dog. It gave two barks, near and quite natural, and Mruk found himself on top of the dresser without having taken any decision about it. From up there he looked down at the radio. He had thought that they knew each other.",
      pl: "Nagle z głośnika odezwał się pies. Szczeknął dwa razy, blisko i całkiem naturalnie, i Mruk znalazł się na kredensie, choć żadnej takiej decyzji nie podejmował. Patrzył stamtąd na radio z góry i dość długo. Dotąd sądził, że się znają.",
      turns: [
        {
          titles: [
            ["Thank You for That Contribution", "Dziękujemy za ten głos"],
            ["Something Had to Be Said", "Na to trzeba było coś powiedzieć"],
          ],
          en: "Something had to be said to that dog. Mruk came down, placed himself before the loudspeaker and said it, from close to, on the lower of his two notes. For a moment there was nothing at all. Then, and Ola is prepared to swear to it, the radio said: “Thank you for that contribution,” and passed straight on to what he had been waiting for.",
          pl: "Na psa trzeba było coś powiedzieć. Mruk zszedł, stanął przed głośnikiem i powiedział to, z bliska, na niższej ze swoich dwóch nut. Przez chwilę nie było nic. A potem, na co Ola gotowa jest przysiąc, radio powiedziało: „Dziękujemy za ten głos” – i bez wstępów przeszło do tego, na co czekał.",
        },
        {
          titles: [
            ["No Room for a Dog in There", "Gdzie by się tam zmieścił pies?"],
            ["Four Lights and Some Dust", "Cztery światła, trochę kurzu"],
          ],
          en: "“Come down,” said Ola, “I’ll show you.” She turned the radio round and took off its back. Mruk looked from the dresser, then from the bread bin, then from close to. There were four lights in there, and dust, like a small town seen at night from a train. There was no room for a dog. He put in his nose, to be sure, and Ola turned the town to the wall again.",
          pl: "„Zejdź – powiedziała Ola – to ci pokażę”. Odwróciła radio i zdjęła tylną ściankę. Mruk patrzył z kredensu, potem z chlebaka, potem z bliska. W środku były cztery światła i kurz, jak miasteczko, które się mija nocą w pociągu. Na psa nie było tam miejsca. Wsunął nos, żeby się upewnić, i Ola odwróciła miasteczko z powrotem do ściany.",
        },
      ],
    },
    {
      en: "The radio stopped. It did not fade, it did not crackle; it stopped, like somebody who has been called from the next room. The light behind the dial was still on. Ola switched it off and on again, and blew into it. Mruk sat down before the loudspeaker and kept his eye on the place where the rest would have to come out.",
      pl: "Radio umilkło. Nie ściszyło się, nie zatrzeszczało, umilkło, jak ktoś, kogo zawołano z drugiego pokoju. Światełko za skalą paliło się dalej. Ola wyłączyła, włączyła i dmuchnęła do środka. Mruk usiadł przed głośnikiem i nie spuszczał z oka miejsca, z którego reszta musiała w końcu wyjść.",
      turns: [
        {
          titles: [
            ["Cap Off, and One Tap on the Side", "Najpierw czapka, potem klepnięcie"],
            ["As You Slap a Friend on the Back", "Jak kolegę po plecach"],
          ],
          en: "Mr Zenon, who had come about the tap, looked at the silent radio, took off his cap to it and struck it once on the left side, not hard, as you slap a friend on the back. It coughed. Then it went on from where it had stopped. Mruk moved up to it again. Mr Zenon put on his cap and turned to the tap, which had left off dripping in the meantime.",
          pl: "Pan Zenon, który przyszedł w sprawie kranu, popatrzył na milczące radio, zdjął przed nim czapkę i uderzył raz w lewy bok, niezbyt mocno, jak się klepie kolegę po plecach. Zakaszlało. A potem ruszyło od miejsca, w którym przerwało. Mruk przysunął się z powrotem. Pan Zenon włożył czapkę i zajął się kranem, który tymczasem przestał kapać.",
        },
        {
          titles: [
            ["Up Through the Third Board", "Przez trzecią deskę, do góry"],
            ["Half a Beat Behind Mrs Halina", "Pół taktu za panią Haliną"],
          ],
          en: "Help came from below. Mrs Halina listens to the same station, and listens loudly. Mruk lay down flat on the kitchen floor with his ear to the third board, and up it came through ceiling, beams and linoleum, all of it, and warm. The radio on the table seemed to be listening too. Then it cleared its throat and joined in, half a beat behind.",
          pl: "Pomoc przyszła z dołu. Pani Halina słucha tej samej stacji i słucha głośno. Mruk położył się na kuchennej podłodze, płasko, z uchem na trzeciej desce, i szło do góry przez sufit, belki i linoleum, wszystko, i to ciepłe. Radio na stole chyba też słuchało. Potem odchrząknęło i dołączyło, pół taktu z tyłu.",
        },
      ],
    },
  ],
  scenes: [
    {
      en: "A spoon lay in the sink, and the tap dripped into it. With nine drops it was full. At the tenth it tipped, struck the edge of a plate, which rang, bowed once and lay down again as before. Mruk had been through it twice and knew by now when to look. At the ninth he narrowed his eyes, and nothing came. At the tenth he was looking elsewhere.",
      pl: "W zlewie leżała łyżka, a kran kapał do niej. Po dziewięciu kroplach była pełna. Przy dziesiątej się przechylała, uderzała o brzeg talerza, który dzwonił, kłaniała się i leżała jak przedtem. Mruk prześledził to dwa razy i wiedział już, kiedy patrzeć. Przy dziewiątej zmrużył oczy i nic. Przy dziesiątej patrzył gdzie indziej.",
    },
    {
      en: "The fridge shook itself, as it does when it comes to the end of a dream. On top of it a saucepan lid began to ring, and behind the glass of the dresser the cups moved together, like people in a tram. Then it was over. The cups stayed as they had come to stand, a little closer, two of them with their handles crossed.",
      pl: "Lodówka się otrząsnęła, jak zawsze, kiedy skończy jej się sen. Na jej wierzchu zadzwoniła pokrywka, a za szybą kredensu filiżanki zbiły się razem, jak ludzie w tramwaju. Potem przeszło. Filiżanki zostały tak, jak stanęły, trochę bliżej, dwie z nich uszko w uszko.",
    },
    {
      en: "Something large was being carried up the stairs. “Mind the leaf,” said one voice. “Which?” asked another, from underneath. “All of them.” They rested outside the door; there was a rustling, as in a wood, and breathing. “And if she doesn’t like it?” asked the voice from underneath. The other thought it over. “Then it was you,” it said, and they went on up.",
      pl: "Po schodach niesiono coś dużego. „Uważaj na liść” – powiedział jeden głos. „Na który?” – zapytał drugi, od spodu. „Na wszystkie”. Pod drzwiami odpoczęli, słychać było szelest, jak w lesie, i sapanie. „A jak jej się nie spodoba?” – zapytał głos od spodu. Drugi się namyślił. „To ty wybierałeś” – powiedział i poszli wyżej.",
    },
    {
      en: "Down in the courtyard the light in the shrine had gone out. Somebody came from Staircase B with a coat over a dressing gown and a box of matches, and knelt. It took four. When the light was burning, the coat went round on its knees with a fifth match and looked for the first four, and carried them off in its pocket.",
      pl: "Na podwórku zgasło światełko w kapliczce. Z klatki B wyszedł ktoś w płaszczu narzuconym na szlafrok, z pudełkiem zapałek, i ukląkł. Poszły cztery. Kiedy światełko się paliło, płaszcz zapalił piątą, obszedł kapliczkę na kolanach, odszukał cztery pierwsze i wyniósł je w kieszeni.",
    },
    {
      en: "The oilcloth in the kitchen has cherries on it, forty-eight pairs of them, and one cherry that is by itself, at the place where a hot saucepan once stood. People put the bread basket on it. Today it was lying open. Mruk, on his way past, stopped, looked round, and sat down so that it was under his left paw.",
      pl: "Na ceracie w kuchni są wiśnie, parami, czterdzieści osiem par, i jedna wiśnia osobno, w miejscu, gdzie stał kiedyś gorący garnek. Stawia się na niej koszyk z chlebem. Teraz leżała odsłonięta. Mruk, który tamtędy przechodził, stanął, rozejrzał się i usiadł tak, że miał ją pod lewą łapą.",
    },
    {
      en: "The bell rang. On the doormat stood nobody, and a jar of plum jam in a cloth bonnet, with best wishes. Ola knew it by the chip in the rim. She had given it away herself, downstairs, and before that it had come to her from above. She changed the bonnet for a blue one and put the jar by the door, for somebody’s birthday.",
      pl: "Zadzwonił dzwonek. Na wycieraczce nie było nikogo, był słoik powideł w płóciennym czepku, z najlepszymi życzeniami. Ola poznała go po szczerbie. Sama go komuś dała, piętro niżej, a przedtem przyszedł do niej z góry. Zmieniła mu czepek na niebieski i postawiła przy drzwiach, na czyjeś imieniny.",
    },
  ],
};
