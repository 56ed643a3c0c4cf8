import type { Plot } from "#api/house/texts/model.ts";

/** Staś practises two floors below, and has a listener on the window sill. */
export const trumpet: Plot = {
  name: "trumpet",
  category: "Friendship",
  when: { timeSlot: ["afternoon", "evening"] },
  wishes: [
    {
      en: "Staś was learning a piece on the trumpet, and by now Mruk knew it too, against his will. It went as far as the ninth bar and there it broke off, like a staircase in a house for which the money has run out. On the window sill two floors higher Mruk asked only one thing of life, and that was the tenth bar.",
      pl: "Staś uczył się utworu na trąbkę i Mruk, wbrew woli, też go już umiał. Utwór szedł do dziewiątego taktu i tam się urywał, jak schody w domu, na który zabrakło pieniędzy. Na parapecie, dwa piętra wyżej, Mruk chciał od życia tylko jednego, mianowicie taktu dziesiątego.",
      picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
      endings: [
        {
          titles: [
            ["The Same Four Notes, Only Later", "Te same cztery nuty, tylko później"],
            ["What Comes After the Ninth?", "A co po dziewiątym?"],
          ],
          en: "The tenth bar came. It was the first one over again; that is how pieces are made. Mruk listened to it closely. There were the same four notes in the same order, and yet they walked in like people who have been away. He waited until the last of them was over, and then put his chin back on the sill.",
          pl: "Przyszedł dziesiąty takt. Był to znowu pierwszy, tak są zbudowane utwory. Mruk słuchał go uważnie. Te same cztery nuty, w tej samej kolejności, a jednak wchodziły jak ktoś, kto wraca z daleka. Zaczekał, aż skończy się ostatnia, i położył brodę z powrotem na parapecie.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "half", company: "nobody" },
        },
        {
          titles: [["Four Beats of Silence", "Cztery miary, a w nich cisza"]],
          en: "In the tenth bar, it turned out, there is a rest. It lasts four beats. On all floors spoons were held still, and Mruk heard the pea in his bell roll into its corner and lie down. Then came the eleventh bar, quite ordinary, three notes going downhill, and Mruk was already on his way to the kitchen.",
          pl: "W dziesiątym takcie, jak się okazało, jest pauza. Trwa cztery miary. Na wszystkich piętrach zatrzymały się łyżki i Mruk słyszał, jak groszek w jego dzwonku stacza się w kąt i tam układa. Potem nadszedł jedenasty, całkiem zwyczajny, trzy nuty z górki, i Mruk był już w drodze do kuchni.",
        },
        {
          needs: ["the grandmother"],
          titles: [
            ["The Tenth Bar Came from Lublin", "Dziesiąty takt przyszedł z Lublina"],
            ["Sung over the Telephone", "Odśpiewane przez telefon"],
          ],
          en: "The tenth bar came by telephone. Lublin rang once more and listened. “And how does it go on?” asked the grandmother when the trumpet broke off; and as nobody answered, she sang it, down the line, through the receiver and up through two floors, a little flat, without a fault. She had known the piece for ages. Staś played it after her. Mruk, who had turned to face Lublin, or at any rate the radiator, put his ears back where they belong.",
          pl: "Dziesiąty takt przyszedł telefonem. Lublin zadzwonił jeszcze raz i słuchał. „A co dalej?” – spytała babcia, kiedy trąbka się urwała, a że nikt nie odpowiadał, zaśpiewała sama, przez całą linię, przez słuchawkę i przez dwa piętra, trochę za nisko i bez jednego błędu. Utwór znała od dawna. Staś go za nią powtórzył. Mruk, który siedział zwrócony ku Lublinowi, a przynajmniej ku kaloryferowi, ułożył uszy z powrotem.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "open", look: "down", company: "nobody" },
        },
        {
          needs: ["the letter"],
          titles: [
            ["Two Stairs at a Time, in Slippers", "Kapcie, po dwa stopnie"],
            ["Now I Know How It Ends", "Teraz wiem, jak się kończy"],
          ],
          en: "The tenth bar did come, and the eleventh and all their relations, down to the double bar. When the piece was over, the slippers could be heard on the stairs again, going down this time, two steps at once. A second letter was pushed under the door. Staś read it out to somebody. “Thank you,” it said. “Now I know how it ends.” Mruk had nothing to add, and added nothing.",
          pl: "Przyszedł takt dziesiąty, a za nim jedenasty i cała ich rodzina, aż do podwójnej kreski. Kiedy utwór się skończył, na schodach znów odezwały się kapcie, tym razem w dół, po dwa stopnie. Pod drzwi wsunięto drugi list. Staś komuś go przeczytał. „Dziękuję – stało tam. – Teraz wiem, jak się kończy”. Mruk nie miał nic do dodania i nie dodał.",
        },
      ],
    },
    {
      en: "Somebody has to listen. A trumpet to which nobody listens turns either timid or impudent, and the house had no use for either. When Staś blew the first note, on the first floor, Mruk took his seat on the window sill two floors up, front row, and put on that blank politeness by which musicians know a critic.",
      pl: "Ktoś musi słuchać. Trąbka, której nikt nie słucha, robi się nieśmiała albo bezczelna, a kamienicy ani jedno, ani drugie nie było potrzebne. Kiedy Staś na pierwszym piętrze zadął pierwszą nutę, Mruk zajął na parapecie, dwa piętra wyżej, miejsce w pierwszym rzędzie i przybrał ten wyraz pustej uprzejmości, po którym muzycy poznają krytyka.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        mouth: "neutral",
        look: "reader",
        company: "nobody",
      },
      endings: [
        {
          unless: ["company"],
          titles: [
            ["Who Signed with a Tooth?", "Kto podpisał się zębem?"],
            ["To the Person with the Trumpet", "Do osoby z trąbką"],
          ],
          en: "On the notice board in the gateway, between the chimney sweep and the meter readings, a slip of paper has been hanging ever since: “To the person with the trumpet: please go on.” It bears no signature, only, in one corner, the mark of a tooth. Mr Zenon, who otherwise removes such things, has given it a second drawing pin.",
          pl: "Na tablicy w bramie, między kominiarzem a odczytem liczników, wisi od tamtej pory karteczka: „Do osoby z trąbką: prosimy dalej”. Nie ma na niej podpisu, jest tylko, w jednym rogu, ślad zęba. Pan Zenon, który takie rzeczy zazwyczaj zdejmuje, wbił jej drugą pinezkę.",
        },
        {
          titles: [["Between the Tail and the Orchestra", "Między ogonem a orkiestrą"]],
          en: "When the piece was over Mruk’s face said nothing. He had happened to be there, with his paws folded and his eyes shut, as can happen to anybody on his own window sill, and he was not going to be drawn. As for the tail, which kept on conducting for a good minute more, alone and without players, that is between the tail and the orchestra.",
          pl: "Kiedy się skończyło, twarz Mruka nie mówiła nic. Po prostu akurat tam był, ze złożonymi łapami i zamkniętymi oczami, co każdemu się może zdarzyć na własnym parapecie, i nie zamierzał się wypowiadać. A że ogon dyrygował jeszcze dobrą minutę, sam i bez muzyków, to już sprawa między ogonem a orkiestrą.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "closed",
            mouth: "neutral",
            paws: "tucked",
            company: "nobody",
          },
        },
        {
          unless: ["company"],
          needs: ["the petals"],
          titles: [
            ["Who Threw the Flowers?", "Kto rzucał kwiaty?"],
            ["Nine Petals for the Trumpet", "Dziewięć płatków dla trąbki"],
          ],
          en: "A critic does not applaud, still less does he throw flowers. All the same there were nine petals on the window sill when the last note was over, red, and well scattered. Ola came in with the watering can and looked at them, at the bare stalk, and at Mruk, who sat in the midst of them with his eyes shut. One was still on his head. He let it stay until she had gone.",
          pl: "Krytyk nie klaszcze, a już na pewno nie rzuca kwiatów. Mimo to kiedy przebrzmiała ostatnia nuta, na parapecie leżało dziewięć płatków, czerwonych i ładnie rozrzuconych. Ola przyszła z konewką i popatrzyła na nie, na gołą łodygę i na Mruka, który siedział pośrodku z zamkniętymi oczami. Jeden miał jeszcze na głowie. Nie strącił go, dopóki nie wyszła.",
        },
        {
          needs: ["the butter"],
          titles: [
            ["A Crust for the Critic", "Skórka dla krytyka"],
            ["The Fee Was on the Mat", "Honorarium? Na wycieraczce"],
          ],
          en: "Critics are not paid; that is what makes them independent. Yet when the case had clicked shut somebody ran up two floors and down again, and when the door was opened a crust of bread lay on the mat. It was buttered to the edge, and in the butter there were three fingerprints, from the first, the second and the third valve. Mruk went through them in that order.",
          pl: "Krytykom się nie płaci, dlatego są niezależni. Kiedy jednak szczęknął futerał, ktoś wbiegł dwa piętra w górę i zbiegł, a gdy otwarto drzwi, na wycieraczce leżała skórka od chleba. Posmarowano ją aż po brzeg, a w maśle były odciski trzech palców, od pierwszego wentyla, od drugiego i od trzeciego. Mruk przerobił je po kolei.",
        },
        {
          when: { timeSlot: ["evening"], between: ["05-10", "08-31"], weather: ["clear"] },
          titles: [
            ["One Clap from Across the Street", "Jedno klaśnięcie z naprzeciwka"],
            ["All the Windows Were Open", "Przy otwartych oknach"],
          ],
          en: "It was so warm that all the windows stood open, ours and those across the street, and nobody had thought of that, Staś least of all. After the last note there was one clap from over there, then a few more, then clapping along the whole row, on balconies, with spoons. The trumpet did not know where to look. Mruk did. He rose on the sill, as the only one who could be seen, and bowed by sitting down.",
          pl: "Było tak ciepło, że wszystkie okna stały otworem, nasze i te po drugiej stronie ulicy, o czym nikt nie pomyślał, a Staś najmniej. Po ostatniej nucie ktoś tam klasnął, po nim kilku innych, potem klaskał już cały rząd, na balkonach, łyżkami. Trąbka nie wiedziała, gdzie oczy podziać. Mruk wiedział. Wstał na parapecie, bo tylko jego było widać, i ukłonił się, siadając.",
          picture: {
            place: "window sill",
            pose: "back",
            props: [],
            open: "window",
            lighting: "night",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Mruk has a voice. At home it is called a baritone; on other floors other words have been used. What he had always lacked was an instrument worthy of it. Now that Staś was practising the trumpet two floors down, Mruk cleared his throat on the window sill, for at a certain place, a low one, he felt that the composer had meant him.",
      pl: "Mruk ma głos. W domu mówi się, że baryton, na innych piętrach padały inne słowa. Zawsze brakowało mu jednak instrumentu, który by tego głosu był wart. Odkąd dwa piętra niżej Staś ćwiczył na trąbce, Mruk odchrząkiwał na parapecie, bo miał wrażenie, że w pewnym miejscu, niskim, jest wpisany do nut.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "closed",
        look: "up",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Not Meant for the Public", "Nie dla publiczności"],
            ["A Duet Across Two Floors", "Duet przez dwa piętra"],
          ],
          en: "At the low place Mruk came in. His note was not meant for the public. It rose from very far down, it took its time, and it fitted. The trumpet stopped dead, was silent for the length of a breath, and went cautiously on from that very note. They reached the finish side by side. Afterwards somebody coughed on the first floor, and on the third somebody else, lower.",
          pl: "W niskim miejscu Mruk się włączył. Jego nuta nie była przeznaczona dla publiczności. Podniosła się z bardzo daleka, nie spieszyła się i pasowała. Trąbka urwała, milczała przez długość jednego oddechu i ostrożnie ruszyła dalej, dokładnie od tej nuty. Na metę przyszli obok siebie. Potem ktoś odkaszlnął na pierwszym piętrze, a na trzecim ktoś inny, niżej.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "closed",
            mouth: "call",
            look: "up",
            company: "nobody",
          },
        },
        {
          titles: [["Third from the End, in Pencil", "Trzecia od końca, ołówkiem"]],
          en: "Since then the piece has had one note more, third from the end and very low, which is not on the page. The teacher enquired about it. “It’s always there at home,” Staś told her. “It comes from upstairs.” She had him play it with and without. Then she looked for her pencil, wrote the note in, and over it, small, the name of the performer.",
          pl: "Od tamtej pory utwór ma o jedną nutę więcej, trzecią od końca i bardzo niską, której na papierze nie było. Nauczycielka o nią pytała. „W domu zawsze jest – wyjaśnił Staś. – Przychodzi z góry”. Kazała mu zagrać z nią i bez niej. Potem poszukała ołówka, wpisała nutę, a nad nią, drobno, nazwisko wykonawcy.",
        },
      ],
    },
    {
      en: "A trumpet is made of brass, and so is the bell on Mruk’s collar. They are family, so to speak: a rich cousin with three valves and a poor one with a pea in its stomach. Whenever Staś blew, on the first floor, the poor one trembled. Mruk had brought his bell to the window sill, as near as he could, and held still so that it could be heard.",
      pl: "Trąbka jest z mosiądzu i dzwonek Mruka też jest z mosiądzu. To, można powiedzieć, rodzina: bogata kuzynka z trzema wentylami i uboga krewna z groszkiem w brzuchu. Kiedy Staś na pierwszym piętrze dął, krewna drżała. Mruk przyszedł z dzwonkiem na parapet, jak mógł najbliżej, i siedział nieruchomo, żeby było go słychać.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["The Poor Cousin Speaks Up", "Uboga krewna zabiera głos"]],
          en: "After the last note it was quiet on all floors. Mruk did not stir, not by a hair. All the same the bell on his collar rang, once, thinly, as a poor relation speaks up after the meal. There was a pause. Then the trumpet replied, so softly that there was hardly anything but breath in it, and they left it at that.",
          pl: "Po ostatniej nucie na wszystkich piętrach było cicho. Mruk się nie poruszył, ani o włos. Mimo to dzwonek przy obroży odezwał się, raz, cienko, jak uboga krewna, która zabiera głos dopiero po obiedzie. Nastąpiła pauza. Potem odpowiedziała trąbka, tak cicho, że prawie był to sam oddech, i na tym poprzestały.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "half", look: "reader", company: "nobody" },
        },
        {
          titles: [["A Bell in the Trumpet", "A w trąbce dzwonek"]],
          en: "The doorbell rang, and it was Staś, with the trumpet under his arm. “Something up here always rings along,” he said. He knelt and held the wide end up to Mruk’s neck, and in the brass there appeared a second bell, a large one. When everybody had looked enough he took a cloth and wiped the trumpet, and then, after some thought, with the same cloth, the bell.",
          pl: "Do drzwi zadzwonił Staś, z trąbką pod pachą. „Tu na górze zawsze coś dzwoni razem ze mną” – powiedział. Ukląkł i podsunął szeroki koniec Mrukowi pod szyję, a w mosiądzu pokazał się drugi dzwonek, duży. Kiedy wszyscy się napatrzyli, wyjął szmatkę i wytarł trąbkę, a potem, po namyśle, tą samą szmatką, dzwonek.",
          picture: {
            place: "hall",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            inHand: "trumpet",
            company: "stas",
          },
        },
        {
          unless: ["the tumbler is out"],
          needs: ["the tumbler"],
          titles: [["A Third Cousin, in Glass", "Kuzynka ze szkła"]],
          en: "The last note was a long one, and the bell at Mruk’s neck answered it, thinly. Then there was a third voice. In the dresser the tumbler, third from the left, had stopped pretending and was humming out loud, for it turned out to be family too, on the side without brass. Staś held on as long as he had air. Mruk sat between his two relations, and dared not scratch.",
          pl: "Ostatnia nuta była długa i dzwonek na szyi Mruka odpowiedział na nią, cienko. Wtedy odezwał się trzeci głos. W kredensie szklanka, trzecia od lewej, przestała udawać i nuciła na całe gardło, bo okazało się, że też należy do rodziny, po tej stronie bez mosiądzu. Staś trzymał, póki miał czym. Mruk siedział pośrodku tej rodziny i nie śmiał się podrapać.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "wide", look: "away", company: "nobody" },
        },
      ],
    },
    {
      en: "What Mruk wanted was peace and quiet. He had ordered it for precisely this hour and laid it out on the window sill, together with his chin. What was delivered, from the first floor, was a trumpet, with Staś at the narrow end. It was possible to go away, which was out of the question, or else to wait until they brought the right thing.",
      pl: "Mruk chciał świętego spokoju. Zamówił go dokładnie na tę godzinę i rozłożył na parapecie razem z brodą. Tymczasem z pierwszego piętra dostarczono trąbkę, ze Stasiem po tej węższej stronie. Można było odejść, co nie wchodziło w grę, albo zaczekać, aż przyniosą to, co trzeba.",
      picture: { place: "window sill", pose: "drape", props: [], eyes: "grump", mouth: "grump", company: "nobody" },
      endings: [
        {
          titles: [["A Note as Wide as a Sill", "Nuta szeroka jak parapet"]],
          en: "Then Staś let the tune be and simply held one note, a plain one, until it left off shaking. It went across the street, touched the houses opposite, came back and in at Mruk’s window, perfectly level, as wide as a sill and with nothing on it. Mruk examined it from end to end. He tucked in his paws and lay down on it, and it held.",
          pl: "Wtedy Staś dał spokój melodii i po prostu trzymał jedną nutę, zwyczajną, aż przestała się trząść. Przeszła przez ulicę, dotknęła domów naprzeciwko, wróciła i weszła do Mruka przez okno, zupełnie równa, szeroka jak parapet i nic na niej nie stało. Mruk obejrzał ją od końca do końca. Podwinął łapy, położył się na niej, a ona wytrzymała.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "half",
            mouth: "smile",
            paws: "tucked",
            company: "nobody",
          },
        },
        {
          titles: [["Delivered After All", "A jednak dostarczono"]],
          en: "On the first floor a case clicked shut, once and once again. Here it was, then, the quiet, on all sides, as ordered. Mruk lay in it with his chin where he had put it. He turned one ear to the floor, then the other. After eleven minutes he got up, went to the door of the flat and sat down before it, to see what was keeping them down there.",
          pl: "Na pierwszym piętrze szczęknął futerał, raz i drugi. A więc był, spokój, ze wszystkich stron, zgodnie z zamówieniem. Mruk leżał w nim z brodą tam, gdzie ją położył. Nastawił ku podłodze jedno ucho, potem drugie. Po jedenastu minutach wstał, poszedł pod drzwi mieszkania i usiadł, żeby się dowiedzieć, co ich tam na dole zatrzymuje.",
          picture: { place: "hall", pose: "back", props: [], by: "closed door", company: "nobody" },
        },
        {
          needs: ["the cork"],
          titles: [
            ["The Cork Stayed In", "Korek został w butelce"],
            ["Peace, as Supplied by Prezes", "Spokój, dostawca: Prezes"],
          ],
          en: "The right thing was delivered after all, and by Prezes. He had found that a drainpipe with a trumpet in it is warm and purrs, and he had let himself down into it up to the wings. There was no second trumpet now, and of the first one only the lower half. What came up to the sill was soft and brown and asked for nothing. Mruk laid his chin on it and nodded, once, to the gutter.",
          pl: "Dostarczono jednak to, co trzeba, a dostawcą był Prezes. Odkrył, że rura z trąbką w środku jest ciepła i mruczy, i wpuścił się w nią aż po skrzydła. Drugiej trąbki już nie było, a z pierwszej została dolna połowa. To, co dochodziło na parapet, było miękkie, brązowe i niczego nie chciało. Mruk położył na tym brodę i skinął rynnie głową, raz.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "half", look: "down", company: "nobody" },
        },
      ],
    },
    {
      when: { life: { "Staś's trumpet": "in the school orchestra" }, between: ["09-15", "06-15"] },
      en: "There was going to be a concert at the school, and Staś had a trumpet solo in it: eight bars, standing up, in a white shirt. Since the house had heard of it, all its tenants were slightly hoarse. Mruk does not go out to concerts. He resolved to hold the dress rehearsal from the window sill, two floors up, and not to move until it was good.",
      pl: "W szkole miał być koncert, a na koncercie solo Stasia na trąbce: osiem taktów, na stojąco, w białej koszuli. Odkąd kamienica się dowiedziała, wszyscy lokatorzy byli lekko zachrypnięci. Mruk na koncerty nie chodzi. Postanowił poprowadzić próbę generalną z parapetu, dwa piętra wyżej, i nie ruszać się, dopóki nie będzie dobrze.",
      picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", look: "down", company: "nobody" },
      endings: [
        {
          titles: [["That Will Do, Say Nine Kilos", "Dziewięć kilo mówi: dość"]],
          en: "The piece was good the sixth time through; but a man in charge does not say so at once. Mruk sat on. At the ninth he rose, stretched, and jumped down from the sill with all four feet, nine kilos, and the thump went through two ceilings. On the first floor somebody said “There.” The trumpet was put into its case, and the white shirt was hung up for the morning.",
          pl: "Dobrze było za szóstym razem, ale kto prowadzi, ten nie mówi tego od razu. Mruk siedział dalej. Za dziewiątym wstał, przeciągnął się i zeskoczył z parapetu na wszystkie cztery łapy, dziewięć kilo, i huknęło przez dwa sufity. „No” – powiedział ktoś na pierwszym piętrze. Trąbka poszła do futerału, a biała koszula na wieszak.",
          picture: { place: "window sill", pose: "stretch", props: [], eyes: "half", company: "nobody" },
        },
        {
          titles: [
            ["Three Steps, a Bow, Three Steps", "Trzy kroki, ukłon i trzy kroki"],
            ["A Bow Has to Be Rehearsed Too", "Ukłon też trzeba przećwiczyć"],
          ],
          en: "After the eight bars came what has to be rehearsed as well. Three steps were heard, then nothing, then three steps back: Staś was bowing. The music stand fell over. He did it again, with three steps and a longer nothing. On the sill Mruk lowered his head along with him, too far at first, down to the board, and the second time just right.",
          pl: "Po ośmiu taktach przyszło to, co też trzeba przećwiczyć. Słychać było trzy kroki, potem nic, potem trzy kroki z powrotem: Staś się kłaniał. Przewrócił się pulpit. Staś powtórzył, trzy kroki i dłuższe nic. Mruk na parapecie pochylał głowę razem z nim, najpierw za nisko, aż do deski, a za drugim razem w sam raz.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "half", look: "down", company: "nobody" },
        },
      ],
    },
    {
      en: "There is a note that lives so high up that it has to be hunted. Staś had been after it for a week with his trumpet, and Mruk knows about hunting: first you crouch, then you breathe in, then you leap. From the window sill, two floors above, he could hear each leap fall short. He stayed, as one hunter does for another, to see it caught.",
      pl: "Jest nuta, która mieszka tak wysoko, że trzeba na nią polować. Staś chodził za nią z trąbką od tygodnia, a Mruk zna się na łowach: najpierw się przysiada, potem nabiera powietrza, potem skacze. Z parapetu, dwa piętra wyżej, słyszał, że każdy skok jest za krótki. Został, jak zostaje myśliwy dla myśliwego, żeby zobaczyć, jak ją złapie.",
      picture: { place: "window sill", pose: "crouch", props: [], eyes: "wide", look: "down", company: "nobody" },
      endings: [
        {
          titles: [["Thin as a Hair, but Caught", "Cienka jak włos, ale złapana"]],
          en: "Staś had the high note. It was right at the top, as thin as a hair, and he did not let go; it struggled a little, and then held still. On the sill Mruk, who had been crouching all this while, let down his hind end. After a catch there is no cheering. He began to wash his paws, the right one first, as if some of it had come off on them.",
          pl: "Staś miał tę wysoką nutę. Siedziała na samej górze, cienka jak włos, a on nie puszczał; chwilę się szarpała, a potem znieruchomiała. Mruk, który przez cały ten czas czaił się na parapecie, powoli opuścił zad. Po udanych łowach się nie wiwatuje. Zaczął myć łapy, od prawej, jakby trochę jej na nich zostało.",
          picture: { place: "window sill", pose: "wash", props: [], eyes: "half", mouth: "blep", company: "nobody" },
        },
        {
          titles: [
            ["Like a Sparrow on a Sill", "Jak wróbel na parapecie"],
            ["When Nobody Was Hunting", "Kiedy nikt nie polował"],
          ],
          en: "The high note came when the hunt was over. Staś had given up and was only blowing the water out of the tube, and there it was, high up, quite at home, as a sparrow settles beside you on a sill. He did not dare to breathe. Nor did Mruk, who has known such sparrows. It sat there for as long as it pleased, looked round, and flew.",
          pl: "Wysoka nuta przyszła, kiedy było po łowach. Staś się poddał i tylko przedmuchiwał rurkę z wody, a tu już była, wysoko, całkiem u siebie, tak jak wróbel siada obok kogoś na parapecie. Nie śmiał odetchnąć. Mruk też nie, on takie wróble zna. Posiedziała, ile chciała, rozejrzała się i odleciała.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "wide", look: "away", company: "nobody" },
        },
        {
          unless: ["the tumbler is out"],
          needs: ["the tumbler"],
          titles: [["A Tumbler for a Witness", "Świadkiem była szklanka"]],
          en: "Whether he had the high note or not, Staś himself could not have said. It was so high and so short that it might have been a hinge. But in the dresser the third tumbler from the left was singing, loud and long, and went on when the trumpet had stopped. Mruk, still crouching, turned from the window and looked at it. Then he jumped down and went to the kitchen for a bite to eat, as hunters do when it is over.",
          pl: "Czy złapał wysoką nutę, tego sam Staś by nie powiedział. Była tak cienka i tak krótka, że równie dobrze mógł to być zawias. Ale w kredensie śpiewała trzecia szklanka od lewej, głośno i długo, jeszcze kiedy trąbka już zamilkła. Mruk, wciąż przyczajony, odwrócił się od okna i popatrzył na nią. Potem zeskoczył i poszedł do kuchni coś zjeść, jak myśliwi, kiedy jest po wszystkim.",
          picture: { place: "window sill", pose: "crouch", props: [], eyes: "open", look: "away", company: "nobody" },
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "The middle valve of the trumpet was sticking. It went down, as valves should, and stayed there, so that whatever began on a sunny street ended in a cellar. There was an interval for oiling it, with cooking oil, to judge by the smell on the stairs. After that the valve went up and down of its own accord, even while Staś was blowing his nose.",
      pl: "W trąbce zacinał się środkowy wentyl. Schodził na dół, jak powinien, i już tam zostawał, więc cokolwiek zaczynało się na słonecznej ulicy, kończyło się w piwnicy. Nastąpiła przerwa na oliwienie, sądząc po zapachu na schodach, olejem jadalnym. Po niej wentyl ruszał się w górę i w dół sam z siebie, nawet kiedy Staś wycierał nos.",
      turns: [
        {
          unless: ["company"],
          titles: [
            ["Tell It Something, Lad", "Ty jej coś opowiedz"],
            ["Mr Zenon Was Second Trumpet", "Pan Zenon, druga trąbka"],
          ],
          en: "On the first floor Mr Zenon could be heard to lean his broom against the wall and go in to Staś. He put a drop into the valve, of the oil that he keeps for locks. In the army, in Chełm, he was second trumpet for two years. “Don’t blow at it, lad,” he said. “Tell it something.” There was a pause. Then Staś told it something, and the whole staircase stopped to hear what.",
          pl: "Na pierwszym piętrze było słychać, jak pan Zenon opiera miotłę o ścianę i wchodzi do Stasia. Wpuścił do wentyla kroplę oliwy, tej od zamków. W wojsku, w Chełmie, był dwa lata drugą trąbką. „Ty na nią nie dmuchaj, synu – powiedział. – Ty jej coś opowiedz”. Nastąpiła pauza. Potem Staś coś jej opowiedział i cała klatka stanęła, żeby usłyszeć co.",
        },
        {
          titles: [
            ["The Whole Piece from the Cellar", "Cały utwór z piwnicy"],
            ["Nobody Hurries in a Cellar", "W piwnicy nikt się nie spieszy"],
          ],
          en: "Staś gave in to the valve. If everything was to end in the cellar, it might as well begin there, and he moved the whole piece down and set out again. It was dark there, and roomy, and smelled of apples. Nobody hurries in a cellar. Each note felt for the next step with its foot and found it. On the third floor Mruk lowered an ear.",
          pl: "Staś ustąpił wentylowi. Skoro wszystko i tak miało się kończyć w piwnicy, równie dobrze mogło się tam zaczynać, więc zniósł cały utwór na dół i ruszył od nowa. Było tam ciemno, przestronnie i pachniało jabłkami. W piwnicy nikt się nie spieszy. Każda nuta szukała nogą następnego stopnia i znajdowała, a na trzecim piętrze Mruk opuścił ucho.",
        },
        {
          needs: ["the butter"],
          titles: [["What Butter Is Good For", "Na co jeszcze jest masło"]],
          en: "Oil is too quick for a valve and spit too slow, and nobody tries anything else except by accident. Staś pressed the middle valve with the finger that had held the bread. It went down, thought it over, and came up again in its own good time, neither sooner nor later than he wished. He pressed it once more. Then he fetched the butter dish and did the other two.",
          pl: "Olej jest dla wentyla za szybki, ślina za wolna, a czego innego próbuje się tylko niechcący. Staś nacisnął środkowy wentyl tym palcem, którym przedtem trzymał chleb. Wentyl zszedł na dół, zastanowił się i wrócił, we właściwym czasie, ani wcześniej, ani później. Staś nacisnął jeszcze raz. Potem przyniósł maselniczkę i zrobił dwa pozostałe.",
        },
      ],
    },
    {
      pays: ["company"],
      en: "Unluckily Mrs Halina was hemming sheets. The second floor lies between the first and the third, and on it stands a machine from Radom that sews in four-four time, while Staś was playing in three. The two of them met half-way up. What reached Mruk was a march for a horse with a stone in its hoof.",
      pl: "Pech chciał, że pani Halina obrębiała prześcieradła. Drugie piętro leży między pierwszym a trzecim i stoi na nim maszyna z Radomia, która szyje na cztery czwarte, podczas gdy Staś grał na trzy. Spotykali się w połowie drogi. Do Mruka docierał marsz dla konia z kamykiem w kopycie.",
      turns: [
        {
          titles: [
            ["A Hem in Three-Four Time", "Prześcieradło na trzy czwarte"],
            ["The Foot Remembers Radom", "A noga pamięta Radom"],
          ],
          en: "The machine held out for two more seams. But it is driven by a foot, and this foot once danced in Radom until the lamps were put out. The foot missed a beat, it missed another, and from then on Mrs Halina sewed in three. There are small waves now along the hem of that sheet. From the first floor to the third everything was going the same way.",
          pl: "Maszyna broniła się jeszcze przez dwa szwy. Ale porusza ją noga, a ta noga tańczyła kiedyś w Radomiu, aż pogaszono lampy, i swoje pamięta. Zgubiła jeden raz, zgubiła drugi i odtąd pani Halina szyła na trzy. Na brzegu tego prześcieradła są drobne fale. Od pierwszego piętra po trzecie wszystko szło teraz w jedną stronę.",
        },
        {
          titles: [["Ready to Sew, and Not Sewing", "Gotowa szyć, a nie szyje"]],
          en: "The thread broke. Mrs Halina licked the end and held the needle to the light, and in the silence she heard what Staś was playing; till then she had only heard that he was. The thread went in at the first attempt. But her foot stayed where it was, beside the treadle, and she sat there with the sheet on her knees, all ready to begin, and did not begin.",
          pl: "Zerwała się nitka. Pani Halina pośliniła koniec i podniosła igłę do światła, i w tej ciszy usłyszała, co Staś gra, bo do tej pory słyszała tylko, że gra. Nitka weszła za pierwszym razem. Ale stopa została tam, gdzie była, obok pedału, i pani Halina siedziała z prześcieradłem na kolanach, gotowa zacząć, i nie zaczynała.",
        },
      ],
    },
    {
      en: "Somebody on the first floor took pity on the staircase and handed Staś a mute. A proper one costs money; this was a woollen hat. From that moment the trumpet sounded as if a person had been locked in a suitcase and was describing the suitcase. To hear anything at all, Mruk had to get down from the sill and press his ear to the floorboards.",
      pl: "Ktoś na pierwszym piętrze ulitował się nad klatką schodową i podał Stasiowi tłumik. Prawdziwy kosztuje, ten był wełnianą czapką. Od tej chwili trąbka brzmiała tak, jakby kogoś zamknięto w walizce i ten ktoś opisywał walizkę. Żeby cokolwiek usłyszeć, Mruk musiał zejść z parapetu i przyłożyć ucho do podłogi.",
      turns: [
        {
          titles: [
            ["Even Doubt Sounds Good Among Tiles", "W łazience i wątpliwość brzmi dobrze"],
            ["A Concert from the Bathroom", "Koncert, i to z łazienki"],
          ],
          en: "The same somebody shut Staś in the bathroom, and there he took the hat off. Nobody has ever explained why, but among tiles even doubt sounds good. The trumpet came up through the ventilation, polished and one size larger: the same notes as before, only now they had faces. Mruk climbed back on to the sill and looked straight ahead, as people do in a box at the opera.",
          pl: "Ten sam ktoś zamknął Stasia w łazience, a tam Staś zdjął czapkę. Dlaczego tak jest, nikt nie wyjaśnił, ale wśród kafelków nawet wątpliwości brzmią dobrze. Trąbka szła wentylacją na górę, wypolerowana i o numer większa: te same nuty co przedtem, tyle że teraz miały twarze. Mruk wrócił na parapet i patrzył prosto przed siebie, jak w loży w operze.",
        },
        {
          titles: [
            ["The Hat Could Not Hold It", "Czapka nie wytrzymała"],
            ["What Was in the Hat?", "Co siedziało w czapce?"],
          ],
          en: "The hat did its best. But it is knitted for a head, and a head does not blow; at the loudest place it let go and flew, by the sound of it, as far as the coat pegs. After it came the note that had been inside, and after that one all those that had been waiting behind. Mruk was back on the sill before the fourth.",
          pl: "Czapka starała się, jak mogła. Ale zrobiono ją na głowę, a głowa nie dmucha, i w najgłośniejszym miejscu puściła i poleciała, sądząc po dźwięku, aż na wieszak. Za nią wyszła nuta, która siedziała w środku, a za tą wszystkie, które czekały w kolejce. Mruk był na parapecie jeszcze przed czwartą.",
        },
        {
          needs: ["the letter"],
          titles: [["Please Turn Over", "Proszę odwrócić"]],
          en: "The letter still lay on Staś’s music stand, and when the hat made him blow harder than ever, the letter flew off and fell with its back upwards. There was writing on that side as well. The front said “I cannot sleep”; the back said “because you always stop before the end. My bed is over your window. Kindly play louder.” The hat was heard to land in the hall. Mruk went back to the sill.",
          pl: "List leżał jeszcze u Stasia na pulpicie, a że przez czapkę trzeba było dmuchać z całych sił, sfrunął i upadł do góry drugą stroną. Tam też było napisane. Z przodu stało: „Nie mogę spać”, z tyłu: „bo zawsze przerywasz przed końcem. Śpię nad twoim oknem. Proszę głośniej”. Słychać było, jak czapka ląduje w przedpokoju. Mruk wrócił na parapet.",
        },
        {
          unless: ["company"],
          needs: ["the tumbler"],
          pays: ["the tumbler is out"],
          titles: [
            ["Through Wool and Two Ceilings", "Przez wełnę i dwa stropy"],
            ["A Trumpet in a Tumbler", "Trąbka w szklance"],
          ],
          en: "With his ear to the boards, Mruk heard nothing of the note but its good intentions. But in the dresser something hummed. The third tumbler had caught what wool and two ceilings had not quite let through. Ola, passing, heard it too; she put the tumbler to the pipe beside the sill, as people do to walls, and from then on the trumpet stood in it, small and whole, like a ship in a bottle. Mruk got up again and sat beside it.",
          pl: "Z uchem przy podłodze Mruk słyszał z nuty najwyżej jej dobre chęci. Ale w kredensie coś nuciło. Trzecia szklanka wyłapała to, co przez wełnę i dwa stropy nie całkiem przeszło. Usłyszała ją i Ola, która szła korytarzem; przyłożyła szklankę do rury przy parapecie, jak się przykłada do ściany, i odtąd trąbka stała w środku, mała i cała, jak statek w butelce. Mruk wszedł z powrotem i usiadł obok.",
        },
      ],
    },
    {
      en: "Staś had been given a metronome. It ran on ahead and he ran after; it waited for nobody, like certain conductors. When the two happened to meet on a strong beat they got such a fright that both fell silent. Mruk’s tail, which had begun by keeping time, no longer knew for whom it was keeping it.",
      pl: "Staś dostał metronom. Metronom biegł przodem, Staś za nim, a czekać na siebie nie mieli zwyczaju. Kiedy przypadkiem spotkali się na mocnej części taktu, obaj tak się przestraszyli, że zamilkli. Ogon Mruka, który zaczął wybijać rytm, sam już nie wiedział, komu go wybija.",
      turns: [
        {
          titles: [
            ["Side by Side, like Two Old Gentlemen", "Ramię w ramię, jak starsi panowie"],
            ["When the Spring Ran Down", "Kiedy zeszła sprężyna"],
          ],
          en: "Nobody had wound the metronome, and by and by it grew tired. It ticked more slowly, it looked about for a seat, and Staś came up with it; for a while they walked side by side, like two old gentlemen in a park. Then the metronome stayed behind. Staś did not notice. He went on at the same pace, and Mruk’s tail on the third floor went with him.",
          pl: "Nikt nie nakręcił metronomu i metronom po trochu się zmęczył. Tykał wolniej, rozglądał się za ławką i Staś się z nim zrównał; przez chwilę szli ramię w ramię, jak dwaj starsi panowie w parku. Po ostatnim tyknięciu metronom został z tyłu. Staś nie zauważył. Szedł dalej tym samym krokiem, sam, a z nim ogon Mruka na trzecim piętrze.",
        },
        {
          titles: [
            ["Who Is Knocking on the Pipe?", "Kto puka w rurę?"],
            ["Strict, but It Waits for People", "Surowy, ale na ludzi poczeka"],
          ],
          en: "Beside the sill a pipe goes down through all the floors, and Mruk’s tail, at its wits’ end, struck it. It struck again. On the first floor the metronome stopped. Staś listened to the pipe, counted, drew breath, and kept to the pipe; when he stumbled, the knocking stood still until he had got up. It is a strict tail, but it waits for people.",
          pl: "Przy parapecie biegnie rura, w dół przez wszystkie piętra, i ogon Mruka, nie wiedząc, co począć, uderzył w nią. Uderzył jeszcze raz. Na pierwszym piętrze metronom ucichł. Staś posłuchał rury, policzył, nabrał powietrza i już się jej trzymał, a kiedy się potknął, pukanie też stawało i czekało, aż się pozbiera. Jest to ogon surowy, ale na ludzi poczeka.",
        },
        {
          needs: ["the grandmother"],
          titles: [
            ["Who Is Knocking on the Line?", "Kto tam puka na linii?"],
            ["Lublin Counts to Three", "Lublin liczy do trzech"],
          ],
          en: "The telephone rang again: Lublin. What was that knocking on the line, the grandmother wanted to know; was there a carpenter in the house? A lid was shut on the metronome. “Now count with me,” she said, and began to count, one, two, three, with a spoon on a saucepan. She waited where Staś breathed and pushed a little where he dawdled, and Mruk’s tail on the third floor had no doubt whom to follow.",
          pl: "Znów zadzwonił telefon: Lublin. Babcia pytała, kto tak puka na linii, czy w domu jest stolarz. Metronom przykryto pokrywką. „Teraz licz ze mną” – powiedziała i liczyła, raz, dwa, trzy, łyżką o garnek. Gdzie Staś nabierał powietrza, tam czekała, gdzie się ociągał, trochę popychała i ogon Mruka na trzecim piętrze nie miał już wątpliwości, kogo słuchać.",
        },
        {
          when: { weather: ["rain"] },
          titles: [["Two Drops to the Bar", "Po dwie krople na takt"]],
          en: "On the tin of the window sill the rain was beating time too, and rain has had more practice than any metronome. Two drops fell from the gutter to every bar, a heavy one and a light one, never early. Mruk’s tail heard them first and went over to their side. Down below Staś heard them next; in the middle of a line he put his hand on the metronome, and it said no more. The gutter took over the orchestra.",
          pl: "W blachę parapetu bębnił też deszcz, a deszcz robi to dłużej niż metronom. Z rynny spadały na każdy takt dwie krople, ciężka i lekka, i nigdy przed czasem. Pierwszy usłyszał je ogon Mruka i przeszedł na ich stronę. Potem usłyszał je na dole Staś; w połowie linijki położył rękę na metronomie i metronom nie powiedział już nic. Prowadzenie objęła rynna.",
        },
      ],
    },
    {
      pays: ["company"],
      en: "Staś had a friend with him. Music can put up with cold, with hunger and with a dent, but not with giggles. There would be a breath, a hush would follow, then something snorted, and out of the trumpet came mainly lemonade. Mruk was patient. He has been giggled at himself; it takes about twenty minutes.",
      pl: "Był u Stasia kolega. Muzyka zniesie chłód, głód i wgniecenie, ale nie chichot. Był wdech, robiła się cisza, potem coś parskało i z trąbki wychodziła głównie oranżada. Mruk był cierpliwy. Z niego też kiedyś chichotano, przechodzi to po jakichś dwudziestu minutach.",
      turns: [
        {
          titles: [
            ["Nothing but Air", "Samo powietrze i nic więcej"],
            ["After That Nobody Giggled", "Po czym nikt już nie chichotał"],
          ],
          en: "Then the friend had his turn at the trumpet. There was an enormous breath, and after it air, nothing but air, for as long as a person has any. He tried with his cheeks out and with them in. At last something creaked like a door, far off. When Staś took the trumpet back and it simply sounded, it was as still as at an examination, and so it remained.",
          pl: "Potem trąbkę dostał kolega. Nastąpił ogromny wdech, a po nim powietrze, samo powietrze, dopóki go człowiekowi starczy. Próbował z policzkami na zewnątrz, próbował z policzkami do środka. Wreszcie skrzypnęło coś jak drzwi, bardzo daleko. Kiedy Staś wziął trąbkę z powrotem i po prostu zabrzmiała, zrobiło się tam cicho jak na egzaminie, i tak zostało.",
        },
        {
          titles: [
            ["Who Is Scherzando?", "Kto to jest Scherzando?"],
            ["A Laugh Inside the Trumpet", "W trąbce siedzi śmiech"],
          ],
          en: "At the next snort Staś had the mouthpiece at his lips already, and the laugh went in. It came out at the other end in brass, short, round and quick, eight of them. Both boys fell silent. Over that place in the music is the word “Scherzando”, which Staś had always taken for the composer. He went back two bars and laughed it again, in time.",
          pl: "Przy następnym parsknięciu Staś miał już ustnik przy ustach i śmiech wszedł do środka. Drugim końcem wyszedł mosiężny, krótki, okrągły i szybki, osiem razy pod rząd. Obaj chłopcy zamilkli. Nad tym miejscem w nutach stoi słowo „Scherzando”, które Staś zawsze brał za nazwisko kompozytora. Cofnął się o dwa takty i zaśmiał jeszcze raz, do rytmu.",
        },
        {
          needs: ["the grandmother"],
          titles: [
            ["And Who’s That Laughing?", "A kto się tam śmieje?"],
            ["No Giggling on the Telephone", "Do słuchawki się nie chichocze"],
          ],
          en: "The telephone rang, and it was Lublin again. “And who’s that laughing?” asked the grandmother, so that it was heard up to the third floor. There was no way out; the friend had to come to the receiver and say his name. The grandmother asked him to hold the receiver, high, in both hands, close to the trumpet, and not to shake. He held it as you hold an egg. With your arms like that it is impossible to giggle.",
          pl: "Zadzwonił telefon i był to znów Lublin. „A kto się tam śmieje?” – spytała babcia tak, że słychać było do trzeciego piętra. Nie było rady, kolega musiał podejść i się przedstawić. Babcia poprosiła, żeby potrzymał słuchawkę, wysoko, oburącz, tuż przy trąbce, i żeby mu nie drżała. Trzymał ją jak jajko. Z tak podniesionymi rękami nie da się chichotać.",
        },
      ],
    },
    {
      pays: ["company"],
      en: "In the kitchen Ola was reading a love scene aloud, to hear whether it breathed. “He took her hand,” she read, and from below came a fanfare. “She hesitated,” and there came three wrong notes. Four times she went back to the beginning of the sentence, four times Staś did the same, and Mruk, who sat between them, heard the end of neither.",
      pl: "W kuchni Ola czytała na głos scenę miłosną, żeby sprawdzić, czy oddycha. „Ujął jej dłoń” – czytała, a z dołu odzywała się fanfara. „Zawahała się” i rozlegały się trzy fałszywe nuty. Cztery razy wracała do początku zdania, cztery razy wracał też Staś, a Mruk, który siedział między nimi, nie słyszał końca żadnego.",
      turns: [
        {
          titles: [["She Hesitated for a Whole Rest", "Zawahała się na całą pauzę"]],
          en: "The fifth time they set out at the same moment, and neither gave way. He took her hand, the trumpet took a run, they went up side by side; and where the heroine hesitates there was a rest. It fitted perfectly. Ola looked at the floor. She took her pencil and put a dash into the sentence, as long as the rest, and let Staś go on.",
          pl: "Za piątym razem ruszyli równocześnie i żadne nie ustąpiło. On ujął jej dłoń, trąbka wzięła rozbieg, szli w górę obok siebie, a tam, gdzie bohaterka się waha, w nutach była pauza. Pasowała idealnie. Ola popatrzyła na podłogę. Wzięła ołówek, wstawiła do zdania myślnik, długi jak ta pauza, i pozwoliła Stasiowi grać dalej.",
        },
        {
          titles: [
            ["After You, Said the Pipe", "Pan pierwszy, powiedziała rura"],
            ["Three Knocks Down, Three Knocks Up", "Trzy puknięcia w dół, trzy w górę"],
          ],
          en: "Ola laid her pencil down, went over to the pipe that leads through all the floors, and knocked on it three times. It was silent below. After a moment three knocks came back. Neither of them had any doubt what that meant; Ola sat down, folded her hands on the lovers and waited, and Staś played, with the care of a person who has been let through a door first.",
          pl: "Ola odłożyła ołówek, podeszła do rury, która biegnie przez wszystkie piętra, i zapukała w nią trzy razy. Na dole ucichło. Po chwili wróciły trzy puknięcia. Żadne nie miało wątpliwości, co to znaczy; Ola usiadła, złożyła ręce na zakochanych i czekała, a Staś grał starannie, jak ktoś, kogo przepuszczono w drzwiach.",
        },
      ],
    },
    {
      en: "The trouble was the fifteen. It passes below the windows every six minutes, and from the beginning of the piece to the place that mattered Staś needed six minutes too. Whenever he had drawn breath for it, the tram braked for the stop, and all that Mruk could hear of the trumpet was that there had been one. The tram rang. It could not know.",
      pl: "Kłopot był z piętnastką. Przejeżdża pod oknami co sześć minut, a od początku utworu do miejsca, o które chodziło, Staś potrzebował też sześciu. Ilekroć nabrał powietrza, tramwaj hamował przed przystankiem i Mruk słyszał z trąbki tylko tyle, że była. Tramwaj dzwonił. Nie mógł wiedzieć.",
      turns: [
        {
          titles: [
            ["The Fifteen Gives the Note", "Piętnastka daje ton"],
            ["With a Tram for an Orchestra", "Z taką orkiestrą za plecami"],
          ],
          en: "Then the tram and the trumpet met. The fifteen braked, squealing as it has squealed for decades, and in the same instant the trumpet hit the same squeal, dead on. There was astonishment in the tram, on the first floor and on the third. The tram rang twice, exactly in time. With such an orchestra behind him Staś did not think of stopping.",
          pl: "Wtedy trąbka spotkała się z tramwajem. Piętnastka zahamowała, piszcząc, jak piszczy od dziesięcioleci, i w tej samej chwili trąbka bez pudła trafiła w ten sam pisk. Zapanowało zdumienie w tramwaju, na pierwszym piętrze i na trzecim. Tramwaj zadzwonił dwa razy, równo w takt. Z taką orkiestrą za plecami Staś nie myślał się zatrzymywać.",
        },
        {
          titles: [
            ["Nobody Was Running for the Tram", "Nikt nie biegł do tramwaju"],
            ["The Fifteen Waits for a Trumpet", "Piętnastka czeka na trąbkę"],
          ],
          en: "The next tram came, opened its doors at the stop and did not shut them. Behind the panes were faces, all turned up to the first floor. The driver leaned out, as if somebody were running for it with a suitcase. Nobody was. He waited all the same, until Staś had played the place that mattered and two bars more; then he rang, once, and drove off very softly.",
          pl: "Nadjechała następna piętnastka, otworzyła na przystanku drzwi i ich nie zamknęła. Za szybami były twarze, wszystkie patrzyły na pierwsze piętro. Motorniczy wychylił się, jakby ktoś do niego biegł z walizką. Nikt nie biegł. Motorniczy czekał mimo to, aż Staś zagra to ważne miejsce i jeszcze dwa takty, a potem zadzwonił, raz, i odjechał bardzo cicho.",
        },
        {
          needs: ["Tomek is late"],
          titles: [["One Foot on the Step", "Jedną nogą na stopniu"]],
          en: "The next tram had somebody to wait for: out of the house door ran Tomek. The driver saw him and kept the doors open. With one foot on the step Tomek stopped, because the trumpet above him had drawn breath and, with no brakes in its ear, got farther than it ever had. He turned round to listen. “Well, are you coming?” asked the driver. “In a moment,” said Tomek, and they both stayed as they were.",
          pl: "Następna piętnastka miała na kogo czekać: z bramy wybiegł Tomek. Motorniczy go zobaczył i nie zamykał drzwi. Z jedną nogą na stopniu Tomek stanął, bo trąbka nad nim nabrała powietrza i skoro nikt jej nie hamował do ucha, zaszła dalej niż zwykle. Odwrócił się, żeby posłuchać. „Wsiada pan?” – spytał motorniczy. „Zaraz” – powiedział Tomek i obaj zostali tak, jak byli.",
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["What Fog Does for a Trumpet", "Co mgła zrobiła dla trąbki"],
            ["Six Minutes, Seven, Nine", "Sześć minut, siedem, dziewięć"],
          ],
          en: "It was the fog that dealt with the fifteen. In fog a tram feels its way to the stop like a person in an unlit hall, and rings and does not brake, since it is hardly moving. The six minutes became seven, then nine. Staś drew breath for the place that mattered and waited for the squeal, out of habit; and as nothing squealed, and the note could not be held back any longer, he let it out.",
          pl: "Na piętnastkę pomogła mgła. We mgle tramwaj szuka przystanku jak człowiek po ciemku włącznika, dzwoni, a hamować nie musi, bo prawie nie jedzie. Z sześciu minut zrobiło się siedem, potem dziewięć. Staś nabrał powietrza na to miejsce, o które chodziło, i z przyzwyczajenia czekał na pisk, a że nic nie piszczało i dłużej nuty trzymać się nie dało, wypuścił ją.",
        },
        {
          when: { weather: ["snow"] },
          titles: [
            ["A Tram in Woollen Socks", "Tramwaj w wełnianych skarpetach"],
            ["On Snow It Doesn’t Squeal", "Po śniegu nie piszczy"],
          ],
          en: "While they were all listening to the trumpet it had gone on snowing on the rails. The next fifteen came as if in woollen socks. It stopped, so far as could be seen, it let people out, and it left, and through the whole of this nothing was heard in the street but Staś. He had played right across the place that mattered before he noticed that there was room.",
          pl: "Kiedy wszyscy słuchali trąbki, na szyny wciąż sypał śnieg. Następna piętnastka nadjechała jak w wełnianych skarpetach. Stanęła, o ile było widać, wypuściła ludzi i odjechała, a przez cały ten czas nie było na ulicy słychać nikogo oprócz Stasia. Przeszedł przez to miejsce, o które chodziło, w poprzek, zanim zauważył, że jest wolne.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["company"],
      pays: ["company", "the letter"],
      en: "Slippers came down the stairs from above, and on the first floor somebody pushed a letter under a door. The trumpet broke off. “I cannot sleep,” Staś read out, and then it was quiet. After that the playing went on, but with half the breath, like a boy who has been told to walk on tiptoe, and the slippers, which were climbing past Mruk’s door again, stopped, sighed and went home.",
      pl: "Z góry zeszły po schodach kapcie i na pierwszym piętrze ktoś wsunął pod drzwi list. Trąbka urwała. „Nie mogę spać” – przeczytał Staś na głos i zrobiło się cicho. Potem granie ruszyło dalej, ale na pół oddechu, jak chłopiec, któremu kazano iść na palcach, a kapcie, które wracały na górę i właśnie mijały drzwi Mruka, przystanęły, westchnęły i poszły do siebie.",
    },
    {
      pays: ["the butter"],
      en: "Staś stopped for bread and butter. On the first floor a knife went through a crust, and for some minutes he could be heard to chew, on both sides, as he has been told to. Mruk did not leave his place. But when the trumpet began again there was butter on the valves. His fingers slid from the first to the third, whole bars slid after them, and what had been going well at last now went like a sledge.",
      pl: "Staś przerwał na chleb z masłem. Na pierwszym piętrze nóż przeszedł przez skórkę i przez kilka minut było słychać, jak Staś żuje, po obu stronach, tak jak mu przykazano. Mruk nie opuszczał miejsca. Ale kiedy trąbka znów się odezwała, na wentylach było masło. Palce ześlizgiwały się z pierwszego na trzeci, za palcami całe takty i to, co już zaczynało iść, pojechało teraz jak na sankach.",
    },
    {
      pays: ["the tumbler"],
      en: "In the dresser, behind the glass, one tumbler joined in. It was the third from the left, and it hummed as quietly as a gnat, but only at a certain high note, and only when that note was true. Mruk turned his head each time to catch it. So far it had hummed twice. All the other notes it let pass in silence, and there had been a great many.",
      pl: "W kredensie, za szybą, włączyła się jedna szklanka. Trzecia od lewej, a nuciła cicho jak komar i tylko przy pewnej wysokiej nucie, i tylko wtedy, gdy nuta była czysta. Mruk za każdym razem odwracał głowę, żeby ją przyłapać. Na razie zanuciła dwa razy. Wszystkie inne nuty zbyła milczeniem, a było ich bardzo dużo.",
    },
    {
      pays: ["the grandmother"],
      en: "On the first floor the telephone rang. It was Staś’s grandmother in Lublin, and the receiver was held out to the trumpet, so that for two minutes he played as for somebody at the far end of a field. Mruk laid his ears back. The grandmother was pleased; that could be heard as well, two floors up. But she did not care for a piece without an end, she said, and she would ring again when he had one.",
      pl: "Na pierwszym piętrze zadzwonił telefon. Była to babcia Stasia z Lublina i do trąbki wyciągnięto słuchawkę, więc przez dwie minuty grał jak dla kogoś na drugim końcu pola. Mruk położył uszy. Babcia była zadowolona, dwa piętra wyżej też było to słychać. Ale utworów bez końca, powiedziała, nie uznaje i zadzwoni jeszcze raz, jak już będzie koniec.",
    },
    {
      when: { timeSlot: ["afternoon"] },
      unless: ["company"],
      pays: ["the cork"],
      en: "Prezes was sitting on the gutter, and the gutter carries sound. At every wrong note he took a step to the right, and at the seventh he reached the drainpipe, out of which there came another trumpet, just like the first. He looked in. Then he sat down on the opening, the way a cork sits in a bottle. From that moment only half of the music got as far as Mruk, who saw exactly why.",
      pl: "Na rynnie siedział Prezes, a rynna niesie dźwięk. Przy każdej fałszywej nucie robił krok w prawo i przy siódmej dotarł do rury spustowej, z której wychodziła druga trąbka, taka sama jak pierwsza. Zajrzał do środka. Po czym usiadł na otworze, tak jak korek siedzi w butelce. Od tej chwili do Mruka docierało pół muzyki, a on widział dlaczego.",
    },
    {
      when: { between: ["10-05", "04-25"] },
      pays: ["the petals"],
      en: "Pelagia, the geranium, stood on the sill as well, and she is not made for brass. At the low notes a trembling went through her from the pot upwards; at the third line a petal came down, and it fell on Mruk’s nose. He moved a centimetre. So did the next petal. There were seven left in that bloom, the piece was long, and Staś, who could not know what he was playing with, took a deep breath.",
      pl: "Na parapecie stała też pelargonia, Pelagia, która do blachy nie jest stworzona. Przy niskich nutach przechodziło ją drżenie, od doniczki w górę, a przy trzeciej linijce spadł płatek, prosto na nos Mruka. Mruk odsunął się o centymetr. Następny płatek też. W tym kwiecie zostało jeszcze siedem, utwór był długi, a Staś, który nie wiedział, czym gra, nabrał głęboko powietrza.",
    },
    {
      unless: ["company"],
      pays: ["company", "Tomek is late"],
      en: "Tomek came through the room, late for the tram and without his keys. He felt in the left slipper, in the right one, under the cushion, and did not notice that he was doing it in time to the trumpet, with a turn at the door. “Have you seen them, Director?” he asked, on the beat. The keys were in his hand. He ran down the stairs, still in time, and this slowed him a good deal, for the piece is a slow one.",
      pl: "Przez pokój przeszedł Tomek, spóźniony na tramwaj i bez kluczy. Zajrzał do lewego kapcia, do prawego, pod poduszkę i nie zauważył, że robi to w takt trąbki, z obrotem przy drzwiach. „Nie widział ich pan, dyrektorze?” – spytał na mocną część. Klucze miał w ręce. Zbiegł po schodach, wciąż do taktu, co go bardzo opóźniło, bo utwór jest powolny.",
    },
  ],
};
