import type { Form } from "#api/house/texts/model.ts";

/** The complaints book of the house, kept at Mr Zenon’s: what the tenants write about each other, and who answers. */
export const complaintsBook: Form = {
  name: "complaints-book",
  category: "Daily Life",
  length: {
    min: 4,
    max: 5,
  },
  heads: [
    {
      titles: [["To Be Handed In by Order", "Oddać na polecenie administracji"]],
      en: "The complaints book of the house hangs on a string in the caretaker’s lodge; anybody may write in it, and anybody may answer. Now the administration wanted it back, because not one complaint in it had been settled. Mr Zenon, the caretaker, had no intention of parting with it. He read the book through once more, with the cat Mruk on the left-hand page.",
      pl: "Książka skarg naszej kamienicy wisi w dozorcówce na sznurku, każdy może w niej pisać i każdy może odpowiedzieć. Teraz administracja chciała ją z powrotem, bo nie załatwiono z niej ani jednej skargi. Dozorca, pan Zenon, oddawać jej nie zamierzał. Przeczytał ją jeszcze raz, z kotem Mrukiem na lewej stronie.",
      picture: {
        place: "lodge table",
        pose: "loaf",
        props: [],
        eyes: "half",
        on: "open book",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["By the Width of a Cat", "Uchylone na szerokość kota"]],
          needs: ["the window on the stairs"],
          en: "The gentleman from the administration climbed up to the window about which two hands had written eleven lines. It stood ajar, by the width of a cat. He came down again, measured Mruk across the shoulders with a folding rule and entered the figure as a regulation. Something like that has to be written down somewhere, he said, and left the book where it was.",
          pl: "Pan z administracji wszedł na górę obejrzeć okno, o które dwie ręce spierały się przez jedenaście linijek. Było uchylone, na szerokość kota. Zszedł, zmierzył Mruka w barkach składaną miarką i wpisał wynik do książki jako przepis. Gdzieś to przecież musi stać, powiedział, i książkę zostawił na miejscu.",
        },
        {
          titles: [["Paragraph Nine Says Sorry", "Przeprasza się w paragrafie dziewiątym"]],
          needs: ["the lift"],
          en: "The gentleman from the administration had reached the lift that was never built. He had drawn up paragraph nine himself. He read who had waited for it a whole summer, and looked at Mruk over his glasses. “I’m sorry,” he said to him, and handed back the book. So one complaint, Mr Zenon noted, has now been settled.",
          pl: "Pan z administracji doszedł do windy, której nie zbudowano. Paragraf dziewiąty ułożył kiedyś on sam. Przeczytał, kto czekał na nią całe lato, i spojrzał na Mruka znad okularów. „Przykro mi” – powiedział do niego i oddał książkę. A zatem, zapisał pan Zenon, jedną skargę już załatwiono.",
        },
        {
          titles: [["Another One, as Good as New", "Druga, jak nowa"]],
          en: "The gentleman from the administration was given another book, in oilcloth, as good as new. He turned the leaves. “No complaints?” he asked. “None,” said Mr Zenon. When the gentleman had gone, Mr Zenon lifted Mruk, who had been lying rather broadly, took the real one from under him and hung it back on its string.",
          pl: "Pan z administracji otrzymał inną książkę, w ceracie, jak nową. Przerzucił kartki. „Żadnych skarg?” – zapytał. „Żadnych” – odparł pan Zenon. Gdy pan wyszedł, pan Zenon podniósł Mruka, który leżał dziś jakoś szeroko, wyjął spod niego właściwą książkę i powiesił ją z powrotem na sznurku.",
        },
        {
          titles: [["Draught in the Lodge, Dealt With", "Przeciąg w dozorcówce, załatwiono"]],
          en: "The gentleman from the administration felt a draught. He saw the pencil, and before he knew it he had entered the draught in the complaints book, with the date. Mr Zenon read the entry, shut the door and wrote beneath: “Done.” A book that is of use cannot be withdrawn. Mruk moved from the doorway to the chair.",
          pl: "Pan z administracji poczuł, że ciągnie. Zobaczył ołówek i nim się spostrzegł, wpisał to do książki skarg, z datą. Pan Zenon przeczytał, zamknął drzwi i pod spodem napisał: „Załatwiono”. Książki, z której jest pożytek, odebrać nie można. Mruk przeniósł się z progu na krzesło.",
        },
      ],
    },
    {
      titles: [["How Does One Complain?", "Jak się pisze skargę?"]],
      en: "Mrs Halina had come down from the second floor to complain. She is not in the habit of it and did not know how such a thing is put; so Mr Zenon, the caretaker, moved a chair under the lamp and gave her the book in which the house complains and answers. Mruk, the cat from the floor above, lay down across her feet.",
      pl: "Pani Halina zeszła z drugiego piętra, żeby się poskarżyć. Nie ma tego w zwyczaju i nie wiedziała, jak się to pisze; dozorca, pan Zenon, postawił więc krzesło pod lampą i podał jej książkę, w której kamienica się skarży i sobie odpowiada. Mruk, kot z trzeciego, położył się jej na stopach.",
      picture: { place: "lodge", pose: "sit", props: [], eyes: "open", look: "up", camera: "half", company: "halina" },
      endings: [
        {
          titles: [["She Had Fried for the Fourth Floor", "Dwa piątki z rzędu"]],
          needs: ["the fish"],
          en: "When Mrs Halina got to the fish, she met her own answer there: “Bring a plate.” Nobody had brought one. So that was what she had to complain of! Two Fridays in a row she had fried for the fourth floor as well. She wrote this underneath, with the number of pieces left over, and asked Mruk for her feet. On the stairs somebody was coming down to meet her, with a plate.",
          pl: "Kiedy pani Halina doszła do ryby, trafiła na własną odpowiedź: przyjść z talerzem. Nikt nie przyszedł. A więc na to chciała się poskarżyć! Dwa piątki z rzędu smażyła i na czwarte piętro. Dopisała to pod spodem, razem z liczbą kawałków, które zostały, i poprosiła Mruka o swoje stopy. Na schodach ktoś szedł jej naprzeciw, z talerzem.",
        },
        {
          titles: [["What Has Stopped Rolling", "Co się przestało toczyć"]],
          needs: ["the cork"],
          en: "At the marble Mrs Halina stopped, for of that she had complained before, and she had been given an answer. Now she knew what was wrong. “The cork has stopped rolling,” she wrote. “I lie awake and listen for it.” Mruk took his weight off her feet and went upstairs. That night something crossed her ceiling again, from left to right and back.",
          pl: "Przy kulce pani Halina się zatrzymała, bo tu już się raz skarżyła i dostała odpowiedź. Teraz wiedziała, czego jej brak. „Korek przestał się toczyć – napisała. – Leżę i nasłuchuję”. Mruk zwolnił jej stopy i poszedł na górę. Tej nocy coś znowu przejechało jej po suficie, od lewej do prawej i z powrotem.",
        },
        {
          titles: [["Absent from Tea, Third Floor", "Trzecie piętro, nieobecność na herbacie"]],
          en: "Then Mrs Halina wet the pencil. “The third floor,” she wrote, in her hand for measurements, “has not been down to tea for two days.” It looked well. When she got upstairs, Mruk was sitting on her mat, and behind him stood Ola, who knew of nothing, with half a cake.",
          pl: "Potem pani Halina pośliniła ołówek. „Trzecie piętro – napisała pismem, którym zapisuje miary – od dwóch dni nie było na herbacie”. Wyglądało to porządnie. Kiedy weszła na górę, na jej wycieraczce siedział Mruk, a za nim stała Ola, która o niczym nie wiedziała, z połową ciasta.",
        },
        {
          titles: [["“Nothing,” Underlined Twice", "„Nic”, podkreślone dwa razy"]],
          en: "At the end Mrs Halina could not remember what her complaint had been. She looked in her handbag. Rather than have come down for no reason, she wrote the date, and under it “Nothing”, which she underlined twice. Mruk had to be asked to get off her feet before she could go.",
          pl: "Gdy pani Halina doszła do końca, nie mogła sobie przypomnieć, o co jej chodziło. Zajrzała do torebki. Żeby nie schodzić na darmo, wpisała datę, a pod nią „Nic”, i dwa razy podkreśliła. Zanim poszła, musiała poprosić Mruka, żeby oddał jej stopy.",
        },
      ],
    },
    {
      titles: [["There Had to Be Something About the Trumpet", "O trąbce musiało coś być"]],
      en: "There had to be something about the trumpet in the complaints book. Staś, who plays it on the first floor, put off looking as long as he could; then, while the caretaker was out sweeping, he slipped into the lodge, where it hangs on its hook and the tenants complain in it and answer. Mruk, the cat, sat down in the doorway, facing out.",
      pl: "O trąbce musiało coś być w książce skarg. Staś, który gra na niej na pierwszym piętrze, zwlekał z zajrzeniem, jak długo się dało; wreszcie, kiedy dozorca zamiatał, wślizgnął się do dozorcówki, gdzie książka wisi na haczyku, a lokatorzy skarżą się w niej i sobie odpowiadają. Kot Mruk usiadł na progu, przodem na zewnątrz.",
      picture: { place: "lodge", pose: "back", props: [], by: "doorway", company: "nobody" },
      endings: [
        {
          titles: [["A Complaint About the Quiet", "Skarga, że jest cicho"]],
          needs: ["the quiet"],
          en: "So when Staś did not play, somebody in the house complained of the quiet. Staś read that page four times, to make sure. Then he ran upstairs for the trumpet, opened the case and lifted out Mruk’s cushion, and the first note was so loud that the caretaker came in from the courtyard, broom in hand. He did not write anything down. He pulled the door of the lodge wide open.",
          pl: "A więc kiedy Staś nie grał, ktoś w kamienicy skarżył się na ciszę. Na wszelki wypadek Staś przeczytał tę stronę cztery razy. Potem skoczył na górę po trąbkę, wyjął z futerału poduszkę Mruka i zagrał tak głośno, że z podwórka przyszedł dozorca, z miotłą. Niczego nie zapisał. Otworzył tylko drzwi dozorcówki na oścież.",
        },
        {
          titles: [["Always Just Before the End", "Czemu urywa tuż przed końcem?"]],
          en: "What Staś was looking for was on the last page. “First floor, trumpet,” somebody had written. “Always leaves off just before the end. I lie there and wait for it.” There was no name. Staś read it three times and hung up the book. “Come on,” he said to Mruk, and took the stairs two at a time.",
          pl: "Skarga na trąbkę była na ostatniej stronie. „Pierwsze piętro – napisał ktoś. – Urywa zawsze tuż przed końcem. Leżę i czekam”. Podpisu nie było. Staś przeczytał trzy razy i odwiesił książkę. „Chodź” – powiedział do Mruka i pobiegł na górę po dwa schody.",
        },
        {
          titles: [["Seven Times the Same", "Siedem razy to samo"]],
          en: "There was one complaint about him. “The trumpet!” it said. But under it stood the same answer seven times, in ink, in pencil, in something red, one hand beneath the other: “Let him.” The seventh was not in anybody’s hand; it was a paw mark, slightly smudged. Staś turned to the door, where Mruk was keeping watch.",
          pl: "Skarga na Stasia była jedna. „Ta trąbka!” – i nic więcej. Ale pod spodem siedem razy stała ta sama odpowiedź, atramentem, ołówkiem, czymś czerwonym, jedna ręka pod drugą: „Niech gra”. Siódmej nie napisała ręka; był to ślad łapy, trochę rozmazany. Staś obejrzał się na drzwi, w których Mruk wciąż pełnił wartę.",
        },
      ],
    },
    {
      titles: [["And What Are the Neighbours Like?", "A jacy są sąsiedzi?"]],
      en: "A lady who was looking for a flat asked what the neighbours were like. Mr Zenon, the caretaker, gives no information about people. He dusted the chair, unhooked the complaints book, in which anybody in the house may write and anybody answer, and handed it to her. Mruk, the cat, had meanwhile settled on her handbag.",
      pl: "Pani, która szukała mieszkania, zapytała, jacy są sąsiedzi. O ludziach dozorca, pan Zenon, informacji nie udziela. Przetarł krzesło, zdjął z haczyka książkę skarg, w której każdy z kamienicy może pisać i każdy odpowiedzieć, i podał jej. Kot Mruk tymczasem zajął jej torebkę.",
      picture: { place: "lodge", pose: "sit", props: [], eyes: "happy", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["Who Gives Away a Second Doormat?", "Kto oddaje i drugą wycieraczkę?"]],
          needs: ["the doormats"],
          en: "The lady wanted to know one thing: on which staircase do people live who give a cat even their second doormat? “Staircase B,” said Mr Zenon. “There’s nothing free there.” She thought it over. Then she wet the pencil, put down the measurements of her own doormat and put her address beside them, in case anybody should be in need. Mruk got off her handbag and let her go.",
          pl: "Pani chciała wiedzieć jedno: na której klatce mieszka ktoś, kto oddaje kotu nawet drugą wycieraczkę. „Na klatce B – powiedział pan Zenon. – Nic tam wolnego nie ma”. Pomyślała chwilę. Potem pośliniła ołówek, podała wymiary własnej wycieraczki, a obok adres, na wypadek potrzeby. Mruk wstał z torebki i pozwolił jej iść.",
        },
        {
          titles: [["Is It True About the Roll?", "Czy to prawda z tą kajzerką?"]],
          needs: ["the roll"],
          en: "The lady shut the book and said nothing about the flat. She only wanted to know whether it was true about the roll, on the left, that is kept for the gentleman. Mr Zenon pointed across to the bakery. When she came out of there, she was holding a paper bag, and Mruk, who had got up from her handbag for the purpose, walked beside it as far as the gate.",
          pl: "Pani zamknęła książkę i o mieszkanie już nie pytała. Chciała tylko wiedzieć, czy to prawda z tą kajzerką, która czeka na pana z lewej. Pan Zenon wskazał piekarnię. Wyszła stamtąd z papierową torebką, a Mruk, który w tym celu wstał z jej torebki, odprowadził tę papierową do bramy.",
        },
        {
          titles: [["Fifteenth on the List", "Piętnasta na liście"]],
          en: "The lady asked whether there was a flat free. There was none. “And if there is?” Mr Zenon put her down on the list, below fourteen others; they have all read the book. She would have gone then, but Mruk was still on her handbag. “It’s for him to say when,” said Mr Zenon, and filled the kettle.",
          pl: "Pani zapytała, czy jest wolne mieszkanie. Nie było. „A gdyby?” Pan Zenon wpisał ją na listę, pod czternastoma innymi; wszyscy czytali tę książkę. Byłaby wyszła, ale na torebce wciąż leżał Mruk. „Kiedy pani wyjdzie, to już on decyduje” – powiedział pan Zenon i nalał wody do czajnika.",
        },
        {
          titles: [["Regretted by Both of Us", "Obaj ubolewamy"]],
          en: "Then the lady held out her hand for the pencil. “Complaint,” she wrote. “No flat is free.” Mr Zenon wet the pencil and put beneath it: “Regretted.” She looked at Mruk, who lay on her handbag with his chin on the clasp. Mr Zenon took the pencil again and added: “By both.”",
          pl: "Wtedy pani poprosiła o ołówek. „Skarga – napisała. – Żadne mieszkanie nie jest wolne”. Pan Zenon poślinił ołówek i pod spodem wpisał: „Ubolewam”. Pani popatrzyła na Mruka, który leżał na torebce z brodą na zatrzasku. Pan Zenon jeszcze raz wziął ołówek i dopisał: „Kot też”.",
        },
      ],
    },
    {
      titles: [["Nobody Complains Like That", "Nikt się tak nie skarży"]],
      en: "In the novel that Ola was translating somebody complained to his landlord, and in her Polish he sounded like a lawyer. So she went down to the lodge, where the complaints book of the house hangs on its string, to hear how people do it. She read aloud, as she does. Mruk, her cat, sat on the caretaker’s boots and listened.",
      pl: "W powieści, którą tłumaczyła Ola, ktoś skarżył się właścicielowi domu i po polsku brzmiał jak adwokat. Zeszła więc do dozorcówki, gdzie na sznurku wisi książka skarg kamienicy, posłuchać, jak to robią ludzie. Czytała na głos, jak to ona. Mruk, jej kot, siedział na butach dozorcy i słuchał.",
      picture: { place: "lodge", pose: "sit", props: [], eyes: "half", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["The Wall Wants to Know How It Goes On", "Co na to ściana"]],
          needs: ["the widow"],
          en: "Ola had answered somebody in this book herself once, about a widow, and through a wall. She looked at the short line underneath: “I knew it.” That was how people do it; they complain because they want to know how it goes on. She gave the landlord in her novel an answer of four words. Upstairs, when she read them aloud, somebody behind the wall said “At last”, and Mruk turned his ear to it.",
          pl: "Ola sama komuś w tej książce kiedyś odpowiedziała, o wdowie, i to przez ścianę. Popatrzyła na krótką linijkę pod spodem: „Wiedziałam”. Więc tak to ludzie robią; skarżą się, bo chcą wiedzieć, co dalej. Gospodarzowi ze swojej powieści dała odpowiedź na cztery słowa. Kiedy przeczytała je w domu na głos, za ścianą ktoś powiedział „No wreszcie”, a Mruk obrócił tam ucho.",
        },
        {
          titles: [["With Respect, and in Slippers", "Z szacunkiem i w pantoflach"]],
          en: "“With respect, and in slippers,” Ola repeated. That was how somebody had signed. She wrote it on her wrist and was out of the door, three floors up, the pencil of the house behind her ear. Mruk followed at his own pace. When he got there, the lawyer’s letter had been crossed out.",
          pl: "„Z szacunkiem i w pantoflach” – powtórzyła Ola. Tak się ktoś podpisał. Napisała to sobie na nadgarstku i już jej nie było, trzy piętra w górę, z ołówkiem kamienicy za uchem. Mruk szedł swoim tempem. Kiedy dotarł, list adwokata był już skreślony.",
        },
        {
          titles: [["Two More Chapters", "Jeszcze dwa rozdziały"]],
          en: "On the last page Ola knew the hand. “On the third floor,” it said, in Tomek’s small letters, “the kitchen light is often on until two.” It had no answer. Ola sat over it for a while. “Two more chapters,” she wrote, and drew a line round Mruk’s paw, for a seal.",
          pl: "Na ostatniej stronie Ola poznała rękę. „Na trzecim piętrze – stało drobnym pismem Tomka – światło w kuchni pali się nieraz do drugiej”. Odpowiedzi nie było. Ola chwilę nad tym posiedziała. „Jeszcze dwa rozdziały” – napisała i zamiast pieczęci obrysowała łapę Mruka.",
        },
      ],
    },
    {
      titles: [["Hung Up to Dry, Leaf by Leaf", "Kartka po kartce, na klamerkach"]],
      en: "The complaints book of the house had got into the bucket. Nobody had done it; Mruk, the cat, sat beside it with one wet paw. The caretaker, Mr Zenon, took it apart, stretched a line across the lodge and pegged up the leaves. Not one was to be lost. And so whoever wanted something of him read in passing what the house has to say of itself.",
      pl: "Książka skarg kamienicy wpadła do wiadra. Nikt jej nie wrzucił; obok siedział kot Mruk z jedną mokrą łapą. Dozorca, pan Zenon, rozłożył ją, przeciągnął przez dozorcówkę sznurek i powiesił kartki na klamerkach. Żadna nie miała prawa zginąć. Kto więc miał do niego jakąś sprawę, ten po drodze czytał, co kamienica o sobie pisze.",
      picture: {
        place: "lodge",
        pose: "sit",
        props: ["bucket"],
        camera: "half",
        eyes: "wide",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          titles: [["As With the Umbrellas", "Jak z parasolami"]],
          needs: ["the umbrellas"],
          en: "The leaf about the umbrellas was the last to dry. When Mr Zenon sewed the book together again, it went in at the wrong place, and from there on each answer stood one leaf too far along. He knew of no better rule for such a case than his own. He proposed to leave it at that, and hung up the book. Mruk dried his paw on the needle cushion.",
          pl: "Kartka o parasolach schła najdłużej. Kiedy pan Zenon zszywał książkę, weszła nie tam, gdzie trzeba, i od niej każda odpowiedź trafiła o jedną kartkę za daleko. Na taki wypadek lepszej zasady niż własna nie znał. Zaproponował, żeby tak zostało, i odwiesił książkę. Mruk wytarł łapę o poduszeczkę z igłami.",
        },
        {
          titles: [["Sewn Together in Another Order", "Zszyte nie po kolei"]],
          en: "Mr Zenon sewed the dry leaves together again, but the numbers had run, and the answers stood beside other complaints than before. He tried one. “The stairs are too steep,” he read, and under it, in another hand: “Bring a plate.” It would do, and he hung the book up. Mruk’s paw was dry by now, too.",
          pl: "Kiedy kartki wyschły, pan Zenon zszył je na nowo, ale numery się rozlały i odpowiedzi stały teraz przy innych skargach niż przedtem. Sprawdził na próbę. „Schody są za strome” – przeczytał, a pod spodem innym pismem: „Proszę przyjść z talerzem”. Może być, uznał i odwiesił książkę. Łapa Mruka też już wyschła.",
        },
        {
          titles: [["The Leaf That Had Been Ironed", "Kartka jak spod żelazka"]],
          en: "One leaf was missing. Mr Zenon searched the bucket and the shelf, and finally asked Mruk to stand up. There the leaf lay, dry and warm, as though ironed. “The cat from the third floor,” somebody had written, “looks at me.” He put it in the middle, where the book opens by itself.",
          pl: "Jednej kartki brakowało. Pan Zenon przeszukał wiadro i półkę, a w końcu poprosił Mruka, żeby wstał. Leżała tam, sucha i ciepła, jak spod żelazka. „Kot z trzeciego piętra – napisał ktoś – na mnie patrzy”. Włożył ją w środek, tam gdzie książka otwiera się sama.",
        },
      ],
    },
    {
      titles: [["Read Aloud, with Everybody Present", "Przy wszystkich i na głos"]],
      en: "From time to time the tenants meet in the lodge, which holds nine, and on the stairs, which hold the rest, and Mr Zenon, the caretaker, reads out the complaints book. They had written their complaints each behind his own door; now they had to hear it shoulder to shoulder. Mruk, the cat, sat in the middle, like somebody who has nothing to fear.",
      pl: "Od czasu do czasu lokatorzy zbierają się w dozorcówce, gdzie wchodzi dziewięcioro, i na schodach, gdzie wchodzi reszta, a dozorca, pan Zenon, czyta na głos książkę skarg. Skargi pisał każdy za swoimi drzwiami; teraz musieli słuchać ramię przy ramieniu. Kot Mruk siedział pośrodku jak ktoś, kto nie ma się czego obawiać.",
      picture: {
        place: "lodge",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "smile",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Who Lights the Lamp?", "Z jedenastu kieszeni"]],
          needs: ["the matches"],
          en: "At the question who lights the lamp in the shrine there was a silence, as there had been in the book. Mr Zenon held up the box of matches. He looked along the rows, from one face to the next. One after another they were all looking at Mruk, as though a cat could strike a match; and when the box had gone round, it came back full, out of eleven pockets.",
          pl: "Przy pytaniu, kto zapala lampkę w kapliczce, zapadła cisza, jak w książce. Pan Zenon podniósł pudełko zapałek. Przeszedł wzrokiem po rzędach, od twarzy do twarzy. Wszyscy po kolei patrzyli na Mruka, jakby kot umiał potrzeć zapałkę; a kiedy pudełko obeszło wszystkich, wróciło pełne, z jedenastu kieszeni.",
        },
        {
          titles: [["To the End of the Second Verse", "Do końca drugiej zwrotki"]],
          needs: ["the humming"],
          en: "When Mr Zenon came to the humming on the stairs, a man in the back row went red: he was the one from the late shift. “There is a second verse,” said the lady next to him, “but I never hear it to the end; you’ve got to your door by then.” So he hummed it to the end, standing up, with his hat in his hand. At the end Mruk got off the table and went to wait on the first floor.",
          pl: "Kiedy pan Zenon doszedł do nucenia na schodach, w ostatnim rzędzie ktoś się zaczerwienił: to był ten z drugiej zmiany. „Druga zwrotka jest – powiedziała pani obok – tylko nigdy nie słyszę końca, bo pan już jest pod drzwiami”. Zanucił więc do końca, na stojąco, z czapką w ręku. Mruk zszedł ze stołu i poszedł czekać na pierwsze piętro.",
        },
        {
          titles: [["Does Anybody Stand by It?", "Kto podtrzymuje?"]],
          en: "“Does anybody stand by what he wrote?” asked Mr Zenon. They looked at their shoes. One had been hungry at the time; another did not know the hand, and it was her own. “Then it’s closed.” But Mruk, who was going from lap to lap, had got only halfway round, and so nobody could leave.",
          pl: "„Czy ktoś swoją skargę podtrzymuje?” – zapytał pan Zenon. Każdy oglądał własne buty. Jeden był wtedy głodny; inna nie poznawała pisma, a było jej. „W takim razie zamknięte”. Ale Mruk, który szedł z kolan na kolana, doszedł dopiero do połowy i nikt nie mógł wstać.",
        },
        {
          titles: [["He Begged Her Pardon in a Whisper", "Co jej powiedział na ucho?"]],
          en: "At the end the gentleman from the fourth floor went over to the lady with the pram and begged her pardon, in her ear. “Don’t mention it,” she said. Then chairs scraped, and everybody was on his way to apologise to somebody. In passing they all begged Mruk’s pardon, and he granted it.",
          pl: "Na koniec pan z czwartego piętra podszedł do pani z wózkiem i przeprosił ją na ucho. „Drobiazg” – odrzekła. Wtedy zaszurały krzesła i każdy szedł już kogoś przeprosić. Mruka wszyscy po drodze przepraszali, a on przeprosiny przyjmował.",
        },
      ],
    },
    {
      titles: [["Signed in Plum Jam", "Podpisano w powidłach"]],
      en: "On a fresh page of the complaints book was the mark of a paw, in plum jam, with not a word beside it. Mr Zenon, the caretaker, takes every complaint seriously, and he knew the hand. So he set Mruk, the cat, on the table before him, and went through the older pages, to see what people in this house suffer from.",
      pl: "Na świeżej stronie książki skarg widniał ślad łapy, w powidłach, i ani słowa obok. Dozorca, pan Zenon, każdą skargę traktuje poważnie, a rękę znał. Posadził więc przed sobą na stole kota Mruka i przejrzał starsze strony, żeby zobaczyć, co ludziom w tym domu dolega.",
      picture: {
        place: "lodge table",
        pose: "sit",
        props: ["open book"],
        eyes: "open",
        look: "away",
        company: "zenon",
      },
      endings: [
        {
          titles: [["Noted, Plum", "Przyjęto do wiadomości"]],
          needs: ["the pram"],
          en: "Perhaps it was as with the pram? Nobody there had asked for anything; the lady had only wanted somebody to know. Mr Zenon read that page aloud a second time. Mruk, on the table, held his head a little to one side. Then the caretaker took the pencil and wrote under the paw, in his best hand: “Noted. Plum.” Mruk got down and went home.",
          pl: "A jeśli to tak jak z wózkiem? Tam też nikt niczego nie żądał; pani chciała tylko, żeby ktoś wiedział. Pan Zenon przeczytał tę stronę na głos jeszcze raz. Mruk na stole przechylił lekko głowę. Dozorca wziął więc ołówek i najładniejszym pismem napisał pod łapą: „Przyjęto do wiadomości. Śliwka”. Mruk zeskoczył i poszedł do domu.",
        },
        {
          titles: [["What the Paw Had Meant", "O co szło łapie"]],
          en: "None of the old complaints fitted the paw. “What is it, then?” asked Mr Zenon. Mruk got down, climbed two floors, and sat on the step that is warmer than the rest. It was dark there; the bulb had gone. Mr Zenon went for the ladder. Under the paw he wrote: “Done.”",
          pl: "Żadna z dawnych skarg nie pasowała do łapy. „To o co chodzi?” – zapytał pan Zenon. Mruk zszedł, wspiął się na dwa piętra i usiadł na tym stopniu, który jest cieplejszy od innych. Było tam ciemno, przepaliła się żarówka. Pan Zenon poszedł po drabinę. Pod łapą napisał: „Załatwiono”.",
        },
        {
          titles: [["Answered in Liver Sausage", "Odpowiedź w pasztetowej"]],
          en: "The paw might have meant any of these complaints. So Mr Zenon answered in a general way; he laid a slice of liver sausage beside the paw, left the book open and went to see to the bins. When he came back, Mruk was washing. Below, in sausage, was a second mark. “Settled,” wrote Mr Zenon.",
          pl: "Łapa mogła mieć na myśli cokolwiek. Pan Zenon odpowiedział więc ogólnie; położył obok łapy plasterek pasztetowej, zostawił książkę otwartą i poszedł do kubłów. Kiedy wrócił, Mruk się mył. Niżej, w pasztetowej, widniał drugi ślad. „Zgoda” – napisał pan Zenon.",
        },
      ],
    },
  ],
  entries: [
    {
      titles: [["On His Way to Mine", "On idzie do mnie"]],
      en: "The first floor complains that at five somebody walks about overhead, with a bell. “That isn’t me,” answers Mrs Halina from the second. “It’s Mruk, on his way to my kitchen. Leave your door open, and he’ll call on you, too.”",
      pl: "Pan z pierwszego piętra skarży się, że o piątej ktoś chodzi mu nad głową, z dzwonkiem. „To nie ja – odpowiada pani Halina z drugiego. – To Mruk, w drodze do mojej kuchni. Proszę nie zamykać drzwi, to zajdzie i do pana”.",
    },
    {
      titles: [["What Do You Eat, If I May Ask?", "A co pan jada?"]],
      en: "A gentleman on Staircase B complains in green ink that the cat across the courtyard sits at its window every day and watches him eat. “What do you eat, if I may ask?” asks Ola, whose cat it is. “Herring, as a rule.” There the correspondence ends; nothing was left to explain.",
      pl: "Pan z klatki B skarży się zielonym atramentem, że kot z naprzeciwka codziennie siada w oknie i patrzy, jak on je. „A co pan jada?” – pyta Ola, bo to jej kot. „Przeważnie śledzia”. Na tym korespondencja się kończy; nie zostało nic do wyjaśnienia.",
    },
    {
      titles: [["The Pigeons Have Set Up a Committee", "Komisja zbiera się o wpół do piątej"]],
      en: "Top floor, in haste. The pigeons begin at five; could somebody speak to them? Tomek has put it to Prezes, their chairman, through the window, with Mruk beside him as a witness. Prezes has set up a committee. It meets at half past four.",
      pl: "Ostatnie piętro, w pośpiechu. Gołębie zaczynają o piątej; czy można z nimi pomówić? Tomek przedstawił to przez okno Prezesowi, który im przewodniczy, z Mrukiem u boku jako świadkiem. Prezes powołał komisję. Zbiera się o wpół do piątej.",
    },
    {
      titles: [["In What Condition Is the Pram?", "W jakim stanie jest wózek?"]],
      pays: ["the pram"],
      en: "The lady with the pram complains that whenever she comes back to it, the cat is inside. Mr Zenon asks in what condition she finds the pram. “Warm.” And the complaint? “None,” she writes. “I only wanted somebody to know.”",
      pl: "Pani z wózkiem skarży się, że ilekroć do niego wraca, w środku jest kot. Pan Zenon pyta, w jakim stanie zastaje wózek. „Ciepły”. A skarga na co? „Na nic – pisze pani. – Chciałam, żeby ktoś wiedział”.",
    },
    {
      titles: [["Different Every Time", "Za każdym razem inaczej"]],
      en: "A complaint against the boy on the first floor, who plays the same bar nine times. Staś answers in a school hand that it is different every time. “True,” somebody has added in pencil. Mruk leaves at the fourth, and at the ninth he comes back.",
      pl: "Skarga na chłopca z pierwszego piętra, który dziewięć razy gra ten sam takt. Staś odpowiada szkolnym pismem, że za każdym razem jest inaczej. „Prawda” – dopisał ktoś ołówkiem. Przy czwartym Mruk wychodzi, a przy dziewiątym wraca.",
    },
    {
      titles: [["The Mat Has Moved to Staircase A", "Wycieraczka przeniosła się na A"]],
      pays: ["the doormats"],
      en: "A doormat has left Staircase B, coconut, almost new. It was last seen on the third floor of A, under a cat. “He must have dragged it home for the bristles,” writes Tomek. “I’ll return it.” And the owner: “Don’t. I’ve bought another. Both are his now.”",
      pl: "Z klatki B ubyła wycieraczka, kokosowa, prawie nowa. Ostatnio widziano ją na trzecim piętrze klatki A, pod kotem. „Widać przyciągnął ją sobie, bo drapie – pisze Tomek. – Zaraz odniosę”. A właściciel: „Niech zostanie. Kupiłem drugą, obie są teraz jego”.",
    },
    {
      titles: [
        ["Bring a Plate", "Proszę przyjść z talerzem"],
        ["Only the Smell Gets Up There", "Zapach jest, a ryba?"],
      ],
      pays: ["the fish"],
      en: "Unsigned, about the fish on the second floor. To the smell there is no objection. The objection is that it comes up to the fourth, and nothing else does. “Bring a plate,” answers Mrs Halina. “There’s one here already, but that’s Mruk’s.”",
      pl: "Bez podpisu, w sprawie ryby z drugiego piętra. Do zapachu zastrzeżeń nie ma. Zastrzeżenie jest takie, że dochodzi aż na czwarte, a nic poza nim. „Proszę przyjść z talerzem – odpowiada pani Halina. – Jeden już tu stoi, ale ten jest Mruka”.",
    },
    {
      titles: [["At Everybody’s Bell in Turn", "Po kolei do wszystkich"]],
      en: "Several hands complain of Tomek from the third floor, who keeps losing his key and ringing at their doors. “Ring only where your cat is sitting on the mat,” Mr Zenon advises him. “I do,” adds Tomek. “But the cat has found out who comes to the door with ham.”",
      pl: "Kilka osób skarży się na Tomka z trzeciego piętra, który wciąż gubi klucz i do nich dzwoni. „Dzwonić tylko tam, gdzie siedzi pański kot” – radzi mu pan Zenon. „Tak robię – dopisuje Tomek. – Ale kot już wie, kto otwiera z szynką”.",
    },
    {
      titles: [["Enclosed, One Roll", "W załączeniu kajzerka"]],
      en: "A complaint against the bakery. From four o’clock it smells of rolls, so much that nobody can sleep for hunger. The bakers have answered by pinning in a paper bag. It is empty now, one corner is bitten off, and there is a grey hair on the pin.",
      pl: "Skarga na piekarnię. Od czwartej pachnie bułkami tak, że z głodu nie sposób spać. Piekarki odpowiedziały, przypinając papierową torebkę. Jest już pusta, jeden róg ma odgryziony, a na szpilce został szary włos.",
    },
    {
      titles: [["To the Left of Him, Please", "Proszę obchodzić z lewej"]],
      en: "Three persons request that the third stair be cleared. Mr Zenon has been to look and found Mruk on it, on the right. “Please keep to the left.” A fortnight later the three write again. He is on the left now. They only thought they would mention it.",
      pl: "Trzy osoby proszą o uprzątnięcie trzeciego stopnia. Pan Zenon poszedł zobaczyć i zastał Mruka, z prawej strony. „Proszę obchodzić z lewej”. Po dwóch tygodniach te same trzy piszą znowu. Teraz Mruk leży z lewej. Tak tylko wspominają.",
    },
    {
      titles: [["The Goalkeeper Won’t Get Up", "Bramkarz nie wstaje"]],
      en: "The ground floor of B complains of a ball that keeps hitting its wall. The answer is in five hands, none of them large. “We aim at the goal. Mruk is lying in it, so we have to aim past him. He’s the best goalkeeper we’ve ever had.”",
      pl: "Parter klatki B skarży się na piłkę, która wciąż trafia w jego ścianę. Odpowiedziało pięć charakterów pisma, żaden nie jest duży. „Celujemy do bramki. W bramce leży Mruk, więc musimy celować obok. Lepszego bramkarza nie mieliśmy”.",
    },
    {
      titles: [["“That Is Not a Sock”", "„Dziękuję, ale to mysz”"]],
      en: "A lady reports one sock missing from the line, grey, left. Tomek has found one on his carpet and hung it on the lady’s door. “Thank you,” she writes. “That is a mouse, made of felt. And your cat has been sitting in front of my door since.”",
      pl: "Pewna pani zgłasza, że ze sznurka zginęła jej skarpeta, szara, lewa. Tomek znalazł taką na swoim dywanie i powiesił pani na klamce. „Dziękuję – pisze pani. – To mysz, z filcu. A pod moimi drzwiami od tej pory siedzi pański kot”.",
    },
    {
      titles: [["I Have Come to the Tail", "Piszę naokoło, doszedłem do ogona"]],
      en: "An entry whose lines are curved. “The undersigned objects that somebody always lies on this book. He asked politely. He is now writing round the outside and has come to the tail.” Mr Zenon, in the corner: “I lift the cat at four. Come at four.”",
      pl: "Wpis o wygiętych linijkach. „Niżej podpisany skarży się, że na tej książce zawsze ktoś leży. Prosił grzecznie. Pisze teraz naokoło i doszedł do ogona”. Pan Zenon, w rogu: „Kota podnoszę o czwartej. Proszę przyjść o czwartej”.",
    },
    {
      titles: [["Have I Ever Been Answered?", "Czy ktoś tu odpowiada?"]],
      en: "Eleven entries by the same lady, the last of which says that the caretaker has not answered one. “Seen,” writes Mr Zenon. That, she writes, is no answer. Beneath it his pencil again, smaller. “There was nothing from you on Tuesday. The cat and I were worried.”",
      pl: "Jedenaście wpisów tej samej pani, z których ostatni mówi, że dozorca nie odpowiedział na żaden. „Widziałem” – pisze pan Zenon. To nie jest odpowiedź, pisze pani. Niżej znowu jego ołówek, drobniej. „We wtorek nic pani nie wpisała. Martwiliśmy się z kotem”.",
    },
    {
      titles: [["Signed For with a Claw", "Kto tu kwituje polecone?"]],
      en: "The postman writes that on the third floor the letters are drawn out of his hand, under the door, by a paw. Ola begs his pardon and asks about the registered ones. “Those it scratches,” he writes, “once, on the line. I’ve been accepting that as a signature.”",
      pl: "Listonosz pisze, że na trzecim piętrze łapa wyciąga mu listy z ręki, spod drzwi. Ola przeprasza i pyta o polecone. „Polecone drapie – pisze listonosz – raz, w rubryce. Przyjmuję to jako podpis”.",
    },
    {
      titles: [["The Second Verse, Please", "Prosimy o drugą zwrotkę"]],
      pays: ["the humming"],
      en: "About humming on the stairs at midnight. “That’s me, from the late shift. I hum so as not to startle anyone. The cat waits on the first floor, and we go up together.” Under it another hand: “We lie awake for it. There is a second verse.”",
      pl: "W sprawie nucenia na schodach o północy. „To ja, wracam z drugiej zmiany. Nucę, żeby nikogo nie przestraszyć. Na pierwszym piętrze czeka kot i idziemy razem”. Pod spodem inna ręka: „Nie śpimy, póki panowie nie przejdą. Jest i druga zwrotka”.",
    },
    {
      titles: [["How Do You Greet a Cat?", "Jak się kłaniać kotu?"]],
      en: "The student on the fourth floor complains that the cat does not return his greeting. Mr Zenon asks how he does it. “Good morning, from the top stair.” “Lower.” Three lines further down the student reports that he has tried it crouching. Mruk shut both eyes at him, once.",
      pl: "Student z czwartego piętra skarży się, że kot nie odpowiada na ukłony. Pan Zenon pyta, jak się kłania. „Dzień dobry, z górnego stopnia”. „Niżej”. Trzy linijki dalej student donosi, że spróbował w kucki. Mruk zmrużył do niego oczy, oba, raz.",
    },
    {
      titles: [["Where Is Our Lift?", "Gdzie jest nasza winda?"]],
      pays: ["the lift"],
      en: "By the regulations, paragraph nine, tenants are to keep the lift clean; and where, asks Staircase B, is it? Mr Zenon answers that it was not built. And people are told only now! “The cat waited for it a whole summer,” he writes, “and he wasn’t told either.”",
      pl: "Według regulaminu, paragraf dziewiąty, lokatorzy utrzymują windę w czystości; gdzie ona jest, pyta klatka B. Pan Zenon odpowiada, że nie zbudowano. I mówi się o tym dopiero teraz! „Kot czekał na nią całe lato – pisze pan Zenon – a też mu nikt nie powiedział”.",
    },
    {
      titles: [["Open. Shut. Open.", "Otworzyć, zamknąć, otworzyć"]],
      pays: ["the window on the stairs"],
      en: "About the window on the stairs, two hands, eleven lines. “Open it.” “Shut it.” “It’s stuffy.” “It’s cold.” And so down the page, each time harder with the pencil. The last line is in a third hand and quite light. “Ajar. Somebody grey is sitting in it.”",
      pl: "W sprawie okna na schodach, dwa charaktery pisma, jedenaście linijek. „Otworzyć”. „Zamknąć”. „Duszno”. „Zimno”. I tak w dół strony, ołówek coraz mocniej. Ostatnią linijkę napisała trzecia ręka, i to całkiem lekko. „Uchylone. Ktoś w nim siedzi, szary”.",
    },
    {
      titles: [["And from Right to Left?", "A od prawej do lewej?"]],
      pays: ["the cork"],
      en: "Mrs Halina reports a marble, which rolls across her ceiling every night from left to right. Ola answers from above that it is a cork. “And from right to left?” “That’s Mruk, carrying it back.” Mrs Halina has thanked her, in ink.",
      pl: "Pani Halina zgłasza kulkę, która co noc toczy się po jej suficie od lewej do prawej. Ola odpowiada z góry, że to korek. „A od prawej do lewej?” „To Mruk, niesie go z powrotem”. Pani Halina podziękowała, atramentem.",
    },
    {
      titles: [["Always Late Because of Poppy Seed", "Znów spóźniona przez makowiec"]],
      en: "A lady is late again, because on the second floor people are always asked in and there is always cake. Is this permitted? Mr Zenon finds nothing against it. “Today poppy seed,” adds Mrs Halina. “Mruk is keeping your chair, but he’ll want the corner.”",
      pl: "Pewna pani znowu się spóźniła, bo na drugim piętrze zawsze proszą do środka i zawsze jest ciasto. Czy tak wolno? Pan Zenon nie znalazł nic przeciw. „Dziś makowiec – dopisuje pani Halina. – Mruk trzyma pani krzesło, ale będzie chciał rożek”.",
    },
    {
      titles: [["Grey or Ginger?", "Szary czy rudy?"]],
      en: "In the cake from Mrs Halina there was a cat’s hair. The lady does not complain; she only asks whose. “Grey or ginger?” writes Mrs Halina. “Ginger is the bakery’s and comes with the flour. If it was grey, you had the slice that Mruk was lying next to, and that’s the best.”",
      pl: "W cieście od pani Haliny był koci włos. Pani się nie skarży; pyta tylko, czyj. „Szary czy rudy? – pisze pani Halina. – Rudy jest z piekarni i przychodzi z mąką. Jeśli szary, to trafił się pani kawałek, obok którego leżał Mruk, a ten jest najlepszy”.",
    },
    {
      titles: [["Which of Them Minded?", "Który się obraził?"]],
      en: "A mother writes that her son calls the cat Director and has now called the headmaster puss. Tomek, who teaches, owns up to the first half and asks which of them minded. “The headmaster laughed,” she writes. “Your cat no longer greets my son on the stairs.”",
      pl: "Pewna mama pisze, że syn mówi do kota „dyrektorze”, a ostatnio powiedział do dyrektora szkoły „kici, kici”. Tomek, nauczyciel, przyznaje się do pierwszej połowy i pyta, który się obraził. „Dyrektor się śmiał – pisze mama. – Pański kot nie odkłania się synowi na schodach”.",
    },
    {
      titles: [["And Since Monday Nothing", "A od poniedziałku nic"]],
      pays: ["the widow"],
      en: "Somebody can hear a novel through the wall, sentence by sentence, in two languages. Since Monday there has been only the cat, purring. What of the widow? “I was stuck,” answers Ola. And farther down: “She marries the other one.” “I knew it.”",
      pl: "Przez ścianę, pisze ktoś, słychać powieść, zdanie po zdaniu, w dwóch językach. Od poniedziałku słychać tylko kota, jak mruczy. Co z wdową? „Utknęłam” – odpowiada Ola. I dalej: „Wychodzi za tamtego drugiego”. „Wiedziałam”.",
    },
    {
      titles: [["Put It on the Cat’s Account", "Proszę to dopisać kotu"]],
      pays: ["the roll"],
      en: "The gentleman on the fourth floor missed his roll; later it passed him on the stairs, carried by a cat in no hurry. The bakers answer that they know Mruk of old and have put it on his account, under the other one. A fresh one is kept for the gentleman, on the left.",
      pl: "Panu z czwartego piętra zginęła kajzerka; potem minęła go na schodach, niósł ją kot i wcale się nie spieszył. Piekarki odpowiadają, że znają Mruka nie od dziś i kajzerkę dopisały mu do tamtej poprzedniej. Świeża czeka na pana, z lewej.",
    },
    {
      titles: [["Somebody Has to Feed Them", "Ktoś musi"]],
      en: "It has been noticed that somebody on the second floor feeds the pigeons. “Somebody has to,” writes Mrs Halina. But they sit on people’s washing! “They’re waiting for me.” Below, in the first hand: “There are nine. Mruk and I have counted. What do they like?”",
      pl: "Zauważono, że ktoś na drugim piętrze karmi gołębie. „Ktoś musi” – pisze pani Halina. Ale one siadają ludziom na praniu! „Bo na mnie czekają”. Potem znów pierwsza ręka. „Jest ich dziewięć. Policzyliśmy z kotem. Co lubią?”",
    },
    {
      titles: [["Why So Quiet on the First Floor?", "Czemu na pierwszym tak cicho"]],
      pays: ["the quiet"],
      en: "About the trumpet, which has not been heard for two days. The writer does not complain of the trumpet; he complains of the quiet. Has anything happened? No, answers Staś, only Mruk is asleep in the case. Until he wakes it will have to be the comb.",
      pl: "W sprawie trąbki, której od dwóch dni nie słychać. Piszący nie skarży się na trąbkę; skarży się na ciszę. Czy coś się stało? Nie, odpowiada Staś, tylko w futerale śpi Mruk. Póki się nie obudzi, musi wystarczyć grzebień.",
    },
    {
      titles: [["Leave It at That, All of You", "Niech już tak zostanie"]],
      pays: ["the umbrellas"],
      en: "Somebody’s umbrella has been taken and another left. “Mine isn’t mine either,” writes the second floor. “Nor is ours ours,” writes the third. Mr Zenon has compared. Each umbrella hangs one hook too far along, because below the first Mruk was asleep. He proposes to leave it at that.",
      pl: "Komuś zabrano parasol i zostawiono inny. „Mój też nie jest mój” – pisze drugie piętro. „A nasz nie nasz” – pisze trzecie. Pan Zenon porównał. Każdy parasol wisi o jeden haczyk dalej, bo pod pierwszym spał Mruk. Proponuje, żeby tak zostało.",
    },
    {
      titles: [
        ["He Told the Pigeon All About the Roof", "Co gołąb wie o dachu"],
        ["Ask for the Chairman", "Pan do prezesa?"],
      ],
      en: "An insurance man complains that he asked in the courtyard for the chairman and was shown a pigeon. He had told it everything about the roof before he noticed. “That is Prezes,” answers Mr Zenon, “our chairman, and the roof is his.” Mruk, who sat by, raised no objection.",
      pl: "Pan od ubezpieczeń skarży się, że spytał na podwórku o prezesa, a pokazano mu gołębia. Nim się spostrzegł, opowiedział mu wszystko o dachu. „To jest Prezes – odpowiada pan Zenon – a dach jest jego”. Mruk, który siedział obok, zastrzeżeń nie zgłosił.",
    },
    {
      titles: [["She Wishes It Noted That She Isn’t Complaining", "Pani prosi odnotować, że się nie skarży"]],
      en: "The lady from the ground floor wishes it noted that she has not complained, neither of the bins nor of the paw marks on her clean floor, of which there were seventeen. Mr Zenon has noted it. Beside his name there is an eighteenth.",
      pl: "Pani z parteru prosi o odnotowanie, że się nie skarżyła, ani na kubły, ani na ślady łap na czystej podłodze, których było siedemnaście. Pan Zenon odnotował. Obok jego podpisu jest osiemnasty.",
    },
    {
      titles: [["Who Lights It Every Night?", "Kto ją zapala?"]],
      pays: ["the matches"],
      en: "Who, somebody asks, lights the lamp in the shrine before the caretaker gets there? Several have read this and nobody has answered. A box of matches has been pushed in at that page, half full, with grey hairs on the striking side.",
      pl: "Kto, pyta ktoś, zapala lampkę w kapliczce, zanim zdąży dozorca? Czytało to parę osób i nikt nie odpowiedział. W tym miejscu wsunięto między kartki pudełko zapałek, do połowy pełne, a na drasce są szare włosy.",
    },
    {
      titles: [["Basses Here, Fiddles There", "Tu basy, tam skrzypce"]],
      en: "Staircase B, on the subject of a radio, too loud. Answer from next door: “You hear the basses, I hear the fiddles. Shall we put the two together?” Since then it is better. Mruk sits on the sill between and has the whole orchestra.",
      pl: "Klatka B, w sprawie radia, za głośno. Odpowiedź zza ściany: „U pana słychać basy, u mnie skrzypce. Może by to zestawić?” Od tej pory jest lepiej. Mruk siada na parapecie pomiędzy i ma całą orkiestrę.",
    },
    {
      titles: [["Eight Up and Eight Down", "W górę osiem, w dół osiem"]],
      en: "Against persons unknown, who leave small white footprints on the stairs. Mr Zenon has tasted one. They are flour, and stop at Mruk’s door. “Going up, eight,” he writes. “Going down, eight. The bakery’s cat stayed as long as is polite.”",
      pl: "Na nieznanych sprawców, po których na schodach zostają ślady, białe i bardzo małe. Pan Zenon jednego spróbował. Mąka, a ślady urywają się pod drzwiami Mruka. „W górę osiem – pisze. – W dół osiem. Kotka z piekarni została tyle, ile wypada”.",
    },
    {
      titles: [["Held Until Called For", "Do odebrania u kota"]],
      en: "A lady dropped her scarf on the stairs, and there was a cat on it. She need only ask, writes Mr Zenon. “I did. He looked at me.” “Then sit down by him. Mruk gives things back after a quarter of an hour.”",
      pl: "Pewnej pani upadł na schodach szalik i zaraz leżał na nim kot. Wystarczy poprosić, pisze pan Zenon. „Prosiłam. Spojrzał na mnie”. „To proszę usiąść obok. Mruk oddaje po kwadransie”.",
    },
    {
      titles: [["What the Radiators Say at Night", "Co mówią nocą kaloryfery?"]],
      when: {
        heating: true,
      },
      en: "The radiators knock at night, long and short; the writer was a signalman, and it is Morse. Tomek has asked what it says. “M,” is the answer, “M, M, M.” In that case, writes Ola, it isn’t the pipes. Mruk lies on the radiator, and iron carries.",
      pl: "Kaloryfery stukają nocą, długo i krótko; piszący służył w łączności i to jest alfabet Morse’a. Tomek zapytał, co mówią. „M – brzmi odpowiedź – M, M, M”. Wobec tego, pisze Ola, to nie rury. Na kaloryferze leży Mruk, a żeliwo niesie.",
    },
    {
      titles: [["The Snow Begins at Six", "Śnieg zaczyna o szóstej"]],
      when: {
        weather: ["snow"],
      },
      en: "A complaint against the shovel, which scrapes at six. It is the snow that begins at six, answers Mr Zenon; he only follows. Could it be done more softly? He has tried. By the wall is a stretch where it makes no noise at all. Mruk had lain there.",
      pl: "Skarga na łopatę, która skrobie o szóstej. O szóstej zaczyna śnieg, odpowiada pan Zenon; on tylko za nim idzie. A nie dałoby się ciszej? Próbował. Pod murem jest kawałek, gdzie nie skrobie wcale. Leżał tam Mruk.",
    },
    {
      titles: [["Who Is Sitting in the Bucket?", "Kto siedzi w wiadrze?"]],
      when: {
        weather: ["rain"],
      },
      en: "It drips on the fifth stair. “There’s a bucket under it,” writes Mr Zenon. “There’s a cat in the bucket,” comes the answer, “who looks at each drop and lets it pass.” Mr Zenon has brought a second bucket. There is a cat in each by turns; it drips between.",
      pl: "Na piąty stopień kapie. „Podstawiono wiadro” – pisze pan Zenon. „W wiadrze jest kot – brzmi odpowiedź – patrzy na każdą kroplę i ją przepuszcza”. Pan Zenon przyniósł drugie wiadro. Kot siedzi na zmianę w obu; kapie pomiędzy.",
    },
    {
      titles: [["Somebody Could Hold the Door", "Niech ktoś przytrzyma drzwi"]],
      when: {
        weather: ["wind"],
      },
      en: "About the courtyard door, which bangs in the wind till the cups jump. Could somebody hold it? Below is entered: “Somebody is.” Mruk has sat down in the gap, back to the yard and whiskers blown forward. “Thank you,” writes the first hand.",
      pl: "W sprawie drzwi na podwórko, które na wietrze trzaskają, aż filiżanki skaczą. Mógłby je ktoś przytrzymać? Niżej dopisano: „Ktoś trzyma”. W szparze usiadł Mruk, tyłem do podwórka, z wąsami zwianymi do przodu. „Dziękuję” – pisze pierwsza ręka.",
    },
    {
      titles: [["It Has Become a Better Blouse", "Bluzce to nie zaszkodziło"]],
      when: {
        between: ["05-10", "09-22"],
      },
      en: "Mrs Halina writes that it drips on her washing from the third-floor balcony. That was Pelagia’s water, answers Ola; Mruk tipped the can, and she is very sorry. “Never mind. Where the blouse was wet it has got its colour back. Could he do the sleeves?”",
      pl: "Pani Halina pisze, że z balkonu na trzecim piętrze kapie jej na pranie. To była woda Pelagii, odpowiada Ola; konewkę przechylił Mruk i bardzo jej przykro. „Nie szkodzi. Gdzie bluzka zmokła, tam odzyskała kolor. Mógłby jeszcze rękawy?”",
    },
    {
      titles: [["Walk Where Mruk Walks", "Proszę chodzić tak jak Mruk"]],
      when: {
        between: ["09-12", "10-12"],
      },
      en: "A complaint against the chestnut tree, which has hit a hat three times. It was here before the hat, answers Mr Zenon, and he adds a sketch, with a dotted line. “Walk where Mruk walks.” In the margin the owner of the hat: “Got through. Obliged to you both.”",
      pl: "Skarga na kasztanowiec, który trzy razy trafił w kapelusz. Drzewo było przed kapeluszem, odpowiada pan Zenon i dołącza szkic, z linią przerywaną. „Chodzić tak jak Mruk”. Na marginesie właściciel kapelusza: „Przeszedłem cało. Dziękuję obu”.",
    },
    {
      titles: [["They Scream, and Then They Go", "Krzyczą, a potem ich nie ma"]],
      when: {
        between: ["05-12", "08-02"],
      },
      en: "A complaint against the birds under the eaves, which scream. “Swifts,” answers Mr Zenon. “In August they’re gone.” All of them? “In one night.” The first hand again: “Then I never said a word. I’ll put my chair next to Mruk. He has the better view.”",
      pl: "Skarga na ptaki pod okapem, które krzyczą. „Jerzyki – odpowiada pan Zenon. – W sierpniu ich nie będzie”. Wszystkich? „W jedną noc”. I znowu pierwsza ręka: „To nic nie mówiłem. Postawię krzesło obok Mruka. Ma lepszy widok”.",
    },
  ],
};
