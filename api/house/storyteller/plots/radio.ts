import type { Plot } from "../model.ts";

/** The kitchen radio says something that concerns a cat. */
export const radio: Plot = {
  name: "radio",
  category: "Lifestyle",
  pictures: [
    {
      place: "kitchen",
      pose: "sit",
      props: ["radio", "mug"],
      eyes: "half",
      en: "Mruk in the kitchen beside the radio, listening",
      pl: "Mruk w kuchni przy radiu, słucha",
    },
    {
      place: "kitchen",
      pose: "loaf",
      props: ["radio", "kettle"],
      eyes: "happy",
      en: "Mruk folded up in the kitchen between the radio and the kettle",
      pl: "Mruk w kuchni, złożony między radiem a czajnikiem",
    },
  ],
  wish: [
    {
      as: ["the Radio", "radio"],
      en: "The radio in the kitchen is warm on top, and it talks. Nothing else in the flat can do both, apart from Ola. Mruk wished to lie beside it for a while, with one ear on the wood, and be told things that he would not have to do anything about.",
      pl: "Kuchenne radio jest z wierzchu ciepłe i mówi. Oprócz Oli nic w tym mieszkaniu nie umie naraz jednego i drugiego. Mruk chciał chwilę przy nim poleżeć, z uchem na drewnie, i posłuchać o sprawach, z którymi nie trzeba nic robić.",
    },
    {
      as: ["the Water Levels", "stany wód"],
      en: "Of everything on the radio Mruk likes the water levels best. The Vistula at Puławy, the Bug at Włodawa, plus three, minus two: there is a purr in it. Nobody knows what it is good for, but one feels that somebody, somewhere, is standing by a river and looking after it.",
      pl: "Ze wszystkiego w radiu Mruk najbardziej lubi stany wód. Wisła w Puławach, Bug we Włodawie, plus trzy, minus dwa, jest w tym coś z mruczenia. Nie wiadomo, do czego to służy, ale czuje się, że ktoś gdzieś stoi nad rzeką i jej pilnuje.",
    },
    {
      as: ["the Cello", "wiolonczela"],
      en: "There is a voice on the radio that Mruk considers to be a relation. It is low, brown, rather stout, and it takes its time. People call it a cello. He had heard it begin from the other end of the flat and had come as fast as dignity allows, in order not to miss a cousin.",
      pl: "Jest w radiu pewien głos, który Mruk uważa za krewnego. Niski, brązowy, raczej tęgi i nigdzie się nie spieszy. Ludzie nazywają go wiolonczelą. Mruk usłyszał z drugiego końca mieszkania, że zaczyna, i przyszedł tak szybko, jak pozwala godność, żeby nie przegapić kuzyna.",
    },
    {
      as: ["the Weather Forecast", "prognoza pogody"],
      en: "Mruk does not trust windows; they show only what is already there. Whoever wants to plan must hear the forecast. He sat down by the radio just before the hour, with his tail round his paws, like a farmer who has seven hectares and no hay in yet.",
      pl: "Mruk nie ufa oknom, bo pokazują tylko to, co już jest. Kto chce planować, musi wysłuchać prognozy. Usiadł przy radiu tuż przed pełną godziną, z ogonem wokół łap, jak rolnik, który ma siedem hektarów i jeszcze nie zwiózł siana.",
    },
    {
      as: ["the Serial", "powieść w odcinkach"],
      en: "On the radio they were reading a novel in parts, and Mruk had got involved in it. There was a count, there was a debt, and there was a dog that he hoped would come to a bad end. Yesterday they had stopped at the creaking of a door, and since then he had slept badly, barely fourteen hours.",
      pl: "W radiu czytano powieść w odcinkach i Mruk się wciągnął. Był hrabia, był dług i był pies, któremu Mruk źle życzył. Wczoraj przerwano na skrzypnięciu drzwi i od tamtej pory źle spał, ledwie czternaście godzin.",
    },
    {
      as: ["the Quiet Voice", "cichy głos"],
      en: "A certain lady on the radio speaks so quietly that everyone in the kitchen stops clattering. Mruk does not follow what it is about, roses perhaps, or tax. But at that voice his ears turn outwards by themselves, and he had put himself in front of the loudspeaker in good time.",
      pl: "Pewna pani w radiu mówi tak cicho, że w kuchni wszyscy przestają brzękać. O czym, tego Mruk nie śledzi, może o różach, a może o podatkach. Ale na ten głos uszy same mu się rozchylają, więc zawczasu ustawił się przed głośnikiem.",
    },
    {
      as: ["the Bugle from Kraków", "hejnał z Krakowa"],
      en: "There is a man in Kraków who blows a bugle from a tower and never gets to the end. Mruk heard him once by chance, on the radio, and has worried about him ever since. There was to be a programme about the man, and Mruk settled down on the oilcloth in good time, in case it should have a happy ending.",
      pl: "Jest w Krakowie człowiek, który gra z wieży na trąbce i nigdy nie dogrywa do końca. Mruk usłyszał go raz w radiu i od tamtej pory się o niego martwi. Miała być o nim audycja i Mruk zawczasu usadowił się na ceracie, na wypadek gdyby dobrze się skończyło.",
    },
  ],
  obstacle: [
    {
      as: ["the Crackling", "trzaski"],
      en: "But the radio crackled. It crackled as if somebody in there were frying small fish, and he rose and sniffed, but no, it was only noise. Behind it, far off, the voice could be heard waving its arms. Mruk put a paw on the dial, as Tomek does. It came out as Czech.",
      pl: "Ale radio trzeszczało. Trzeszczało, jakby ktoś smażył w środku drobne rybki, Mruk wstał i powąchał, ale nie, to był tylko hałas. Za nim, daleko, było słychać, jak głos macha rękami. Mruk położył łapę na gałce, tak jak robi Tomek. Wyszło po czesku.",
    },
    {
      as: ["the Mixer", "mikser"],
      en: "But Ola had turned on the mixer. She was making something that had to be beaten, and she beat it for a long time, first against the bowl and then against the table. The radio moved its lips. Mruk looked from one machine to the other and wondered which of them could be sat on.",
      pl: "Ale Ola włączyła mikser. Robiła coś, co trzeba ubić, i ubijała długo, najpierw o miskę, a potem o stół. Radio ruszało ustami. Mruk patrzył to na jedną maszynę, to na drugą i zastanawiał się, na której dałoby się usiąść.",
    },
    {
      as: ["the Football", "mecz"],
      en: "But Tomek came in and turned it to the match. It was an important one; they all are. A man was shouting that it was still possible, thousands of people were breathing in, and Tomek stood there with a cloth in his hand and his mouth open, as at the dentist’s.",
      pl: "Ale przyszedł Tomek i przestawił na mecz. Był to mecz ważny, wszystkie są ważne. Jakiś pan krzyczał, że jeszcze wszystko możliwe, tysiące ludzi wstrzymywało oddech, a Tomek stał ze ścierką w ręku i otwartymi ustami, jak u dentysty.",
    },
    {
      as: ["the Batteries", "baterie"],
      en: "But the batteries were giving out. The voice became slower, then deeper, then so deep and slow that it was like being told something by a sofa. And in the middle of a word it stopped. Ola shook it, Tomek shook it. In the flat there were batteries of every size but one.",
      pl: "Ale kończyły się baterie. Głos robił się wolniejszy, potem niższy, a potem tak niski i wolny, jakby coś opowiadała kanapa. I w pół słowa ustał. Ola potrząsnęła, Tomek potrząsnął. W domu były baterie wszystkich rozmiarów oprócz jednego.",
    },
    {
      as: ["the Quarrel about the Volume", "spór o głośność"],
      en: "But Ola likes it quiet, and Tomek likes to hear something. She turned it down in passing, he turned it up; she came back for the salt. The voice went away and returned, like somebody who has forgotten his umbrella. Mruk’s ears followed it to and fro and were getting tired.",
      pl: "Ale Ola lubi cicho, a Tomek lubi coś słyszeć. Ona w przejściu ściszała, on pogłaśniał, ona wracała po sól. Głos odchodził i przychodził, jak ktoś, kto zapomniał parasola. Uszy Mruka chodziły za nim tam i z powrotem i były już zmęczone.",
    },
    {
      as: ["the Dog in the Studio", "pies w studiu"],
      en: "But all at once, out of the loudspeaker, there came a dog. It gave two barks, near and quite natural, and Mruk found himself on top of the dresser without having taken any decision about it. From up there he looked down at the radio. He had thought they knew each other.",
      pl: "Ale nagle z głośnika odezwał się pies. Szczeknął dwa razy, blisko i całkiem naturalnie, i Mruk znalazł się na kredensie, choć nie podejmował takiej decyzji. Patrzył stamtąd na radio z góry. Sądził, że się znają.",
    },
    {
      as: ["the Advertisement", "reklama"],
      en: "But they put on an advertisement. A cat was singing in it, or a person who supposed that cats sing like that, about little bits of something in jelly. Mruk laid his ears flat. It went on for half a minute and was a disgrace, and at its end somebody said “Mmmiau”.",
      pl: "Ale puszczono reklamę. Śpiewał w niej kot, albo człowiek, który sądził, że koty tak śpiewają, o jakichś kawałkach w galarecie. Mruk położył uszy. Trwało to pół minuty, było hańbą, a na końcu ktoś powiedział „mmmiau”.",
    },
  ],
  turn: [
    {
      as: ["The Aerial", "Antena"],
      en: "Then it turned out that Mruk himself was an aerial. He leaned against the radio, simply from weariness, and at once the sound became clear, as if somebody had opened a window. “Don’t move!” cried Ola. He had not intended to. It is so seldom that one is asked for what one does best.",
      pl: "Wtedy okazało się, że Mruk jest anteną. Oparł się o radio, zwyczajnie ze zmęczenia, i dźwięk od razu zrobił się czysty, jakby ktoś otworzył okno. „Nie ruszaj się!” – zawołała Ola. Nie miał zamiaru. Tak rzadko proszą cię o to, co umiesz najlepiej.",
    },
    {
      as: ["A Paw on the Knob", "Łapa na gałce"],
      en: "Mruk put out a paw and turned. It was the big knob, the left one, that nobody uses. There was a whistle, there was Budapest, there was a silence with stars in it; and then, exactly where he had stopped, sat what he had come for. Nobody in the kitchen contradicted. They have a respect for those who can.",
      pl: "Mruk wyciągnął łapę i pokręcił. Tą dużą gałką, lewą, której nikt nie używa. Był gwizd, był Budapeszt, była cisza z gwiazdami, a potem, dokładnie tam, gdzie się zatrzymał, siedziało to, po co przyszedł. Nikt w kuchni nie zaprotestował. Mają szacunek dla kogoś, kto umie.",
    },
    {
      as: ["Through the Floor", "Przez podłogę"],
      en: "Help came from below. Mrs Halina has the same station, for she has had it since 1970, and she has it loud. Mruk lay down flat on the kitchen floor, with his ear to the third board, and up it came through the ceiling, wood and carpet, every word, and warm.",
      pl: "Pomoc przyszła z dołu. Pani Halina słucha tej samej stacji od pół wieku i słucha głośno. Mruk położył się na kuchennej podłodze, płasko, z uchem na trzeciej desce, i szło do góry przez sufit, belki i linoleum, słowo po słowie, i to ciepłe.",
    },
    {
      as: ["Ola Hums the Rest", "Ola nuci resztę"],
      en: "Then Ola began to hum. She did not know that she was doing it; it is the only way in which she can. She hummed what there ought to have been, or something like it, over the sink, with the water running. Mruk moved across, leg by leg, until he was leaning on her ankle. It was better than the original.",
      pl: "Wtedy Ola zaczęła nucić. Nie wiedziała, że to robi, inaczej nie umie. Nuciła to, co powinno tam być, albo coś podobnego, nad zlewem, przy lejącej się wodzie. Mruk przesunął się, łapa po łapie, aż oparł się o jej kostkę. Było to lepsze od oryginału.",
    },
    {
      as: ["One Firm Tap", "Jedno stanowcze puknięcie"],
      en: "Mr Zenon, who had come about the tap, looked at the radio, took off his cap to it and hit it once on the left side, not hard, the way one slaps a friend on the back. It coughed. And then it talked, as though it had been waiting all along for someone to say a word to it.",
      pl: "Pan Zenon, który przyszedł w sprawie kranu, popatrzył na radio, zdjął przed nim czapkę i uderzył raz w lewy bok, niezbyt mocno, tak jak się klepie kolegę po plecach. Zakaszlało. A potem zaczęło mówić, jakby od początku czekało, aż ktoś się do niego odezwie.",
    },
    {
      as: ["The Kitchen Empties", "Kuchnia pustoszeje"],
      en: "The people took their cups and went over to the other room, as they do when a kitchen has become too small for their differences. All that was left was the fridge, a tap and the radio. Mruk heard the last door shut. It was as if somebody had dusted the air; and there it was.",
      pl: "Ludzie wzięli kubki i przenieśli się do pokoju, jak zawsze, gdy kuchnia robi się za mała na ich różnice zdań. Została lodówka, kran i radio. Mruk usłyszał, jak zamykają się ostatnie drzwi. Jakby ktoś wytarł powietrze z kurzu, i było to, na co czekał.",
    },
    {
      as: ["A Reply Was Called For", "Należało odpowiedzieć"],
      en: "So he answered. He said it into the loudspeaker, from close by, on the lower of his two notes. For a moment there was nothing at all. Then, and both Ola and Tomek heard it, the voice in the radio said: “Thank you for your contribution,” and went over, without more ado, to what he had been waiting for.",
      pl: "Więc odpowiedział. Powiedział to do głośnika, z bliska, na niższej ze swoich dwóch nut. Przez chwilę nie było nic. A potem, i słyszeli to oboje, Ola i Tomek, głos w radiu powiedział: „Dziękujemy za ten głos” – i bez dalszych wstępów przeszedł do tego, na co Mruk czekał.",
    },
  ],
  ending: [
    {
      en: "He listened to the end, and a little past it, where there is only the hum of the wood. When the light behind the dial had gone out he did not get up at once. One does not rise at a concert the moment it is over, unless one has a coat in the cloakroom.",
      pl: "Wysłuchał do końca i jeszcze trochę dalej, gdzie jest już tylko szum drewna. Kiedy zgasło światełko za skalą, nie wstał od razu. Po koncercie nie zrywa się z miejsca nikt, kto nie ma płaszcza w szatni, a Mruk swój miał na sobie.",
    },
    {
      en: "“He understands every word,” said Tomek. “He understands the tune,” said Ola, “and that’s more.” Mruk kept his eyes shut. He could have told them that there is no difference, that words too are only something warm that comes out of a box; but it was just then so comfortable not to.",
      pl: "„Rozumie każde słowo” – powiedział Tomek. „Rozumie melodię – powiedziała Ola – a to więcej”. Mruk nie otwierał oczu. Mógłby im powiedzieć, że to żadna różnica, że słowa to też tylko coś ciepłego, co wychodzi ze skrzynki, ale akurat tak przyjemnie było tego nie robić.",
    },
    {
      en: "Afterwards he took up the theme himself. He went through the hall with it, under the table with it, he tried how it sounded in the bathroom, where there is an echo. It consisted of one note and a half. Before long the whole family was humming it, and nobody knew any more where they had it from.",
      pl: "Potem sam podjął temat. Przeszedł z nim przez przedpokój, pod stołem, wypróbował, jak brzmi w łazience, gdzie jest pogłos. Składał się z półtorej nuty. Po jakimś czasie nuciła go cała rodzina i nikt już nie wiedział, skąd się wziął.",
    },
    {
      en: "They left it on for him, very low, when they went off. In the kitchen a voice was now talking to a cat about the state of the rivers and of mankind. Both were, it said, within the normal range. The cat nodded, or his head merely sank; with Mruk the two are hard to tell apart.",
      pl: "Zostawiono mu je włączone, cichutko, kiedy wychodzili. W kuchni głos opowiadał teraz kotu o stanie rzek i ludzkości. Jedno i drugie, mówił, utrzymuje się w granicach normy. Kot pokiwał głową, a może po prostu mu opadła, u Mruka trudno to odróżnić.",
    },
    {
      fact: "A folded tea towel lies on the kitchen radio for Mruk.",
      en: "Since then there has been a folded tea towel on the radio, just in case, and the aerial is bent in such a way that somebody can lie under it. “For better reception,” Tomek explains to guests. What is being received he does not say. It has nine kilos and comes in clearly on both notes.",
      pl: "Od tej pory na radiu leży złożona ściereczka, na wszelki wypadek, a antena jest wygięta tak, żeby ktoś mógł się pod nią zmieścić. „Dla lepszego odbioru” – tłumaczy gościom Tomek. Co się odbiera, nie mówi. Waży dziewięć kilo i wchodzi czysto na obu nutach.",
    },
    {
      en: "He slept, with his cheek against the grille, and had the pattern of it on his face when he awoke: small even squares, as on graph paper. Ola stroked them smooth with her thumb, one row after the other. In them, she claims, one could still hear something, if one held one’s ear quite near.",
      pl: "Zasnął z policzkiem na kratce głośnika i obudził się z jej wzorem na twarzy: drobne równe kwadraciki, jak na papierze milimetrowym. Ola wygładziła je kciukiem, rządek po rządku. Twierdzi, że coś w nich jeszcze było słychać, jeśli przyłożyło się ucho.",
    },
    {
      en: "Then there was the time signal: five short pips and a long one. Mruk counted along with the tip of his tail. At the long one he felt, as he does every time, that something in the world had just been put straight, and that tomorrow, at the same hour, somebody would do it again.",
      pl: "Potem był sygnał czasu: pięć krótkich i jeden długi. Mruk liczył razem z nim końcem ogona. Przy długim poczuł, jak za każdym razem, że coś na świecie właśnie zostało wyprostowane i że jutro o tej samej porze ktoś to zrobi znowu.",
    },
  ],
};
