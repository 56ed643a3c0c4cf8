import type { Plot } from "../model.ts";

/** Staś practises two floors below, and has a listener on the window sill. */
export const trumpet: Plot = {
  name: "trumpet",
  category: "Friendship",
  pictures: [
    {
      place: "window sill",
      pose: "sit",
      props: ["books"],
      eyes: "half",
      en: "Mruk on the window sill, listening to something that comes from below",
      pl: "Mruk na parapecie, słucha czegoś, co dochodzi z dołu",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["newspaper"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk on the window sill with a newspaper and the face of a music critic",
      pl: "Mruk na parapecie, z gazetą i miną krytyka muzycznego",
    },
    {
      place: "window sill",
      pose: "back",
      props: ["mug"],
      en: "Mruk on the window sill seen from behind, with both ears turned to the music",
      pl: "Mruk na parapecie od tyłu, z uszami nastawionymi na muzykę",
    },
  ],
  wish: [
    {
      as: ["the Tenth Bar", "dziesiąty takt"],
      en: "Staś had a piece to learn on the trumpet, and by now Mruk knew it too, against his will. It went as far as the ninth bar and there it broke off, like a staircase in a house that has run out of money. On the sill, two floors higher, Mruk asked only one thing of life, and that was the tenth.",
      pl: "Staś miał do nauczenia utwór na trąbkę i Mruk, wbrew woli, też go już umiał. Szedł do dziewiątego taktu i tam się urywał, jak schody w domu, na który zabrakło pieniędzy. Na parapecie, dwa piętra wyżej, Mruk chciał od życia tylko jednego, mianowicie dziesiątego.",
    },
    {
      as: ["Music Criticism", "krytyka muzyczna"],
      en: "Somebody has to listen. A trumpet to which nobody listens turns either timid or impudent, and the house could do with neither. So when Staś blew the first note, on the first floor, Mruk took his seat on the sill, front row, and gave his face that blank politeness by which musicians know a critic.",
      pl: "Ktoś musi słuchać. Trąbka, której nikt nie słucha, robi się nieśmiała albo bezczelna, a kamienicy ani jedno, ani drugie nie było potrzebne. Kiedy więc Staś na pierwszym piętrze zadął pierwszą nutę, Mruk zajął na parapecie miejsce w pierwszym rzędzie i przybrał ten wyraz pustej uprzejmości, po którym muzycy poznają krytyka.",
    },
    {
      as: ["the Duet", "duet"],
      en: "Mruk has a voice. Ola calls it a baritone; on other floors other words have been used. What he had always lacked was an instrument worthy of it. Now that Staś was practising the trumpet two floors down, he cleared his throat on the sill, for at a certain place, a low one, he felt that he had been written in.",
      pl: "Mruk ma głos. Ola mówi, że baryton, na innych piętrach padały inne słowa. Zawsze brakowało mu jednak instrumentu, który by tego głosu był wart. Odkąd dwa piętra niżej Staś ćwiczył na trąbce, Mruk odchrząkiwał na parapecie, bo miał wrażenie, że w pewnym miejscu, niskim, jest wpisany do nut.",
    },
    {
      as: ["the Rich Cousin", "bogata kuzynka"],
      en: "A trumpet is made of brass, and so is the bell on Mruk’s collar. They are related, if one likes: a rich cousin with three valves and a poor one with a pea in its stomach. Whenever Staś blew, on the first floor, the poor one trembled. Mruk had brought it to the sill, since one should not stand between relations.",
      pl: "Trąbka jest z mosiądzu i dzwonek Mruka też jest z mosiądzu. To, jeśli kto woli, rodzina: bogata kuzynka z trzema wentylami i uboga krewna z groszkiem w brzuchu. Kiedy Staś na pierwszym piętrze dął, krewna drżała. Mruk przyszedł z nią na parapet, bo między krewnych wchodzić się nie powinno.",
    },
    {
      as: ["Peace and Quiet", "święty spokój"],
      en: "What Mruk wanted was peace and quiet. He had ordered it for precisely this hour and laid it out on the sill, together with his chin. What was delivered, from the first floor, was a trumpet, with Staś at the narrow end. One could go away, which was out of the question, or else one had to understand music.",
      pl: "Mruk chciał świętego spokoju. Zamówił go dokładnie na tę godzinę i rozłożył na parapecie razem z brodą. Tymczasem z pierwszego piętra dostarczono trąbkę, ze Stasiem po tej węższej stronie. Można było odejść, co nie wchodziło w grę, albo trzeba było zrozumieć muzykę.",
    },
    {
      as: ["the Dress Rehearsal", "próba generalna"],
      en: "There was going to be a concert at the school, and Staś had a solo in it: eight bars, standing up, in a white shirt. Since the house had heard of it, all its tenants were slightly hoarse. Mruk does not go out to concerts. He resolved to hold the dress rehearsal from the sill, and not to move until it was good.",
      pl: "W szkole miał być koncert, a na koncercie solo Stasia na trąbce: osiem taktów, na stojąco, w białej koszuli. Odkąd kamienica się dowiedziała, wszyscy lokatorzy byli lekko zachrypnięci. Mruk na koncerty nie chodzi. Postanowił poprowadzić próbę generalną z parapetu i nie ruszać się, dopóki nie będzie dobrze.",
    },
    {
      as: ["the High Note", "wysoka nuta"],
      en: "There is a note that lives so high up that one has to hunt it. Staś had been at it for a week with the trumpet, and Mruk knows about hunting: first one crouches, then one breathes in, then one leaps. From the sill he could hear each leap fall short. He stayed, as one hunter does for another, to see it caught.",
      pl: "Jest nuta, która mieszka tak wysoko, że trzeba na nią polować. Staś chodził za nią z trąbką od tygodnia, a Mruk zna się na łowach: najpierw się przysiada, potem nabiera powietrza, potem skacze. Z parapetu słyszał, jak każdy skok jest za krótki. Został, jak zostaje myśliwy dla myśliwego, żeby zobaczyć, jak ją złapie.",
    },
  ],
  obstacle: [
    {
      as: ["the Middle Valve", "środkowy wentyl"],
      en: "But the middle valve was sticking. It went down, as valves should, and then remained there, so that whatever began on a sunny street ended in a cellar. There was an interval, with a smell of salad oil in the stairwell. After that the valve went up and down of its own accord, even while Staś was blowing his nose.",
      pl: "Zacinał się jednak środkowy wentyl. Schodził na dół, jak powinien, i już tam zostawał, więc cokolwiek zaczynało się na słonecznej ulicy, kończyło się w piwnicy. Nastąpiła przerwa, na schodach zapachniało olejem do sałatek. Po niej wentyl ruszał się w górę i w dół sam z siebie, nawet kiedy Staś wycierał nos.",
    },
    {
      as: ["the Sewing Machine", "maszyna do szycia"],
      en: "Unluckily Mrs Halina was hemming sheets. The second floor lies between the first and the third, and on it there stands a machine from Radom that sews in four-four time, while Staś was playing in three. They met half-way up. What reached the sill was a march for a horse with a stone in its hoof.",
      pl: "Pech chciał, że pani Halina obrębiała prześcieradła. Drugie piętro leży między pierwszym a trzecim i stoi na nim maszyna z Radomia, która szyje na cztery czwarte, podczas gdy Staś grał na trzy. Spotykali się w połowie drogi. Na parapet docierał marsz dla konia z kamykiem w kopycie.",
    },
    {
      as: ["the Mute", "tłumik"],
      en: "Then somebody on the first floor took pity on the staircase and handed Staś a mute. A proper one costs money; this was a woollen hat. From that moment it sounded as if a person had been locked in a suitcase and was describing the suitcase. Mruk had to get down and press his ear to the floorboards.",
      pl: "Wtedy ktoś na pierwszym piętrze ulitował się nad klatką schodową i podał Stasiowi tłumik. Prawdziwy kosztuje, ten był wełnianą czapką. Od tej chwili brzmiało to tak, jakby kogoś zamknięto w walizce i ten ktoś opisywał walizkę. Mruk musiał zejść i przyłożyć ucho do podłogi.",
    },
    {
      as: ["the Metronome", "metronom"],
      en: "Staś, however, had been given a metronome. It ran on ahead and he ran after; it waited for no one, like certain conductors. When the two happened to meet on a strong beat they got such a fright that both fell silent. Mruk’s tail, which had begun by keeping time, no longer knew for whom it was keeping it.",
      pl: "Staś dostał jednak metronom. Metronom biegł przodem, Staś za nim, a czekać na siebie nie mieli zwyczaju. Kiedy przypadkiem spotkali się na mocnej części taktu, obaj tak się przestraszyli, że zamilkli. Ogon Mruka, który zaczął wybijać rytm, sam już nie wiedział, komu go wybija.",
    },
    {
      as: ["the Giggles", "chichot"],
      en: "Only, Staś had a friend with him. Music can put up with hunger, with cold and with a dented instrument, but not with giggles. There would be a breath, there would be a hush, then something would snort, and out of the trumpet came mainly lemonade. Mruk was patient. He has been giggled at himself; it takes about twenty minutes.",
      pl: "Był jednak u Stasia kolega. Muzyka zniesie głód, chłód i wgnieciony instrument, ale nie chichot. Był wdech, robiła się cisza, potem coś parskało i z trąbki wychodziła głównie oranżada. Mruk był cierpliwy. Z niego też kiedyś chichotano, przechodzi to po jakichś dwudziestu minutach.",
    },
    {
      as: ["the Love Scene", "scena miłosna"],
      en: "But Ola was reading a love scene aloud, in order to hear whether it breathed. “He took her hand,” read Ola, and from below there came a fanfare. “She hesitated,” and there came three wrong notes. Four times she went back to the beginning of the sentence, and four times Staś did the same, and neither would let the other finish.",
      pl: "Ale Ola czytała akurat na głos scenę miłosną, żeby sprawdzić, czy oddycha. „Ujął jej dłoń” – czytała Ola, a z dołu odzywała się fanfara. „Zawahała się” i rozlegały się trzy fałszywe nuty. Cztery razy wracała do początku zdania, cztery razy wracał też Staś i żadne nie dawało drugiemu skończyć.",
    },
    {
      as: ["the Upper Lip", "górna warga"],
      en: "The trouble lay in the upper lip. It had swollen, from an excess of art, and what should have been a note was rather a bulletin on the lip’s condition. Staś was cooling it with a spoon. One heard the clink through two ceilings, then a sigh, then the same place once more, only rounder, and with a great deal of wind in it.",
      pl: "Kłopot był z górną wargą. Spuchła z nadmiaru sztuki i to, co powinno być nutą, było raczej komunikatem o stanie wargi. Staś chłodził ją łyżką. Przez dwa sufity słychać było brzęk, potem westchnienie, a potem to samo miejsce jeszcze raz, tylko okrąglejsze i z dużą ilością wiatru.",
    },
  ],
  turn: [
    {
      as: ["He Turns Out to Be a Baritone", "Okazuje się barytonem"],
      en: "In the end Mruk put it in himself, the thing that was missing. It was not meant for the public. It rose from very low down, it took its time, and it fitted. Below, the trumpet stopped dead, kept silent for the length of one breath, and then went cautiously on from that very place. They arrived at the finish side by side.",
      pl: "W końcu Mruk sam wstawił to, czego brakowało. Nie było to przeznaczone dla publiczności. Podniosło się z bardzo niska, nie spieszyło się i pasowało. W dole trąbka urwała, milczała przez długość jednego oddechu, a potem ostrożnie ruszyła dalej, dokładnie z tego miejsca. Na metę przyszli obok siebie.",
    },
    {
      as: ["Mr Zenon Was in a Band", "Pan Zenon grał w orkiestrze"],
      en: "One heard Mr Zenon lean his broom against the wall of the first-floor landing. In the army, in Chełm, he was second trumpet for two years, which nobody had known. “Don’t blow at it, lad,” he said. “Tell it something.” There was a pause. Then Staś told it something, and the entire staircase stopped, with its shopping, to hear what.",
      pl: "Słychać było, jak pan Zenon opiera miotłę o ścianę na pierwszym piętrze. W wojsku, w Chełmie, był dwa lata drugą trąbką, o czym nikt nie wiedział. „Ty na nią nie dmuchaj, synu – powiedział. – Ty jej coś opowiedz”. Nastąpiła pauza. Potem Staś coś jej opowiedział i cała klatka stanęła z zakupami, żeby usłyszeć co.",
    },
    {
      as: ["The Acoustics of the Bathroom", "Akustyka łazienki"],
      en: "Then Staś moved to the bathroom. Why it is so has never been explained, but among tiles even doubt sounds well. It came up through the ventilation to the third floor, polished and one size larger: all the same notes as before, except that they now had faces. Mruk lifted his chin. He had not suspected that this was what he had been hearing.",
      pl: "Wtedy Staś przeniósł się do łazienki. Dlaczego tak jest, nikt nie wyjaśnił, ale wśród kafelków nawet wątpliwości brzmią dobrze. Szło to wentylacją na trzecie piętro, wypolerowane i o numer większe: wszystkie te same nuty co przedtem, tyle że teraz miały twarze. Mruk podniósł brodę. Nie podejrzewał, że właśnie tego słucha.",
    },
    {
      as: ["One Note, with Nothing Round It", "Jedna nuta, bez niczego dookoła"],
      en: "Then Staś let the tune be and simply held one note, a plain one, as one leans on a fence. He held it till it left off shaking. It went once about the courtyard, touched the wall opposite, and came through the pane to Mruk, where it found a place of exactly its own size. He purred underneath it. On this they were agreed.",
      pl: "Wtedy Staś dał spokój melodii i po prostu trzymał jedną nutę, zwyczajną, tak jak się człowiek opiera o płot. Trzymał, aż przestała się trząść. Obeszła raz podwórko, dotknęła ściany naprzeciwko i przez szybę przyszła do Mruka, w którym znalazła miejsce dokładnie na swój rozmiar. Podłożył pod nią mruczenie. Co do tego byli zgodni.",
    },
    {
      as: ["A Listener without Remarks", "Słuchacz bez uwag"],
      en: "The doorbell rang. “Could I play it to Mruk?” asked Staś, trumpet in hand. “He doesn’t make remarks.” He stood on the rug, looked at no one else and played. Mruk did not stir, not so much as the ear with the notch, and that this was hard work could be seen by everyone. There was not one false note from start to end.",
      pl: "Zadzwoniono do drzwi. „Czy mogę to zagrać Mrukowi? – spytał Staś, z trąbką w ręku. – On nie robi uwag”. Stanął na dywaniku, nie patrzył na nikogo innego i zagrał. Mruk ani drgnął, nawet tym uchem z nacięciem, i każdy widział, że to ciężka praca. Od początku do końca nie było ani jednej fałszywej nuty.",
    },
    {
      as: ["The Fifteen Gives the Pitch", "Piętnastka daje ton"],
      en: "Help came from public transport. The fifteen braked below, squealing as it has squealed for decades, and at the same instant the trumpet hit the same squeal, to a hair. There was astonishment in the tram, on the first floor and on the sill. Then a double ring, exactly in time. With such an orchestra behind him Staś played it through without a stop.",
      pl: "Pomoc przyszła z komunikacji miejskiej. W dole zahamowała piętnastka, piszcząc, jak piszczy od dziesięcioleci, i w tej samej chwili trąbka trafiła w ten sam pisk, co do włosa. Zapanowało zdumienie w tramwaju, na pierwszym piętrze i na parapecie. Potem dwa dzwonki, równo w takt. Z taką orkiestrą za plecami Staś zagrał całość bez jednego przystanku.",
    },
    {
      as: ["Applause from All Floors", "Oklaski ze wszystkich pięter"],
      en: "It came without notice. There was a breath, and then there was the whole of it, from one end to the other, pulled out of the trumpet like flags on a string. When it was over nobody moved. Then on the second floor a thimble started to clap against a table, on the fourth it was a saucepan lid, and on the third, once, a bell.",
      pl: "Przyszło bez zapowiedzi. Był oddech, a potem było wszystko, od końca do końca, wyciągnięte z trąbki jak chorągiewki na sznurku. Kiedy wybrzmiało, nikt się nie ruszył. Potem na drugim piętrze zaczął klaskać o stół naparstek, na czwartym pokrywka od garnka, a na trzecim, raz, dzwonek.",
    },
  ],
  ending: [
    {
      en: "Later one could hear the trumpet being wiped with a cloth. Mruk wiped himself too, first the whiskers, then what hangs on to them. All artists have this in common: no sooner is it done than they begin to tidy, and look as though it had been somebody else, of whom they think highly but whom they hardly know.",
      pl: "Później słychać było, jak wyciera się trąbkę szmatką. Mruk też się wytarł, najpierw wąsy, potem to, co się ich trzyma. Wszyscy artyści mają to do siebie: ledwie skończą, zaczynają sprzątać i wyglądają, jakby to był ktoś inny, kogo wysoko cenią, ale prawie nie znają.",
    },
    {
      en: "Since that day the piece has one note more, third from the end and very low, which does not stand on the page. The teacher has enquired about it. “It’s always there at home,” Staś told her, “it comes from upstairs.” She thought it over for a moment and wrote it in, in pencil.",
      pl: "Od tamtego dnia utwór ma o jedną nutę więcej, trzecią od końca i bardzo niską, której na papierze nie ma. Nauczycielka o nią pytała. „W domu zawsze tam jest – wyjaśnił Staś. – Przychodzi z góry”. Chwilę się zastanowiła i dopisała ją ołówkiem.",
    },
    {
      en: "Mruk remained seated, in case there should be an encore. After a while a case clicked shut on the first floor, once and once again, and a refrigerator opened. He understood perfectly. After great music one is quite hollow, the one who plays and the one who listens, and he climbed down to find out how matters stood in the kitchen.",
      pl: "Mruk został na miejscu, na wypadek bisu. Po jakimś czasie na pierwszym piętrze szczęknął futerał, raz i drugi, a potem drzwiczki lodówki. Zrozumiał bez trudu. Po wielkiej muzyce człowiek jest zupełnie pusty, i ten, co gra, i ten, co słucha, zszedł więc zbadać, jak się rzeczy mają w kuchni.",
    },
    {
      en: "On the notice board in the gateway, between the chimney sweep and the meter reading, there hangs a slip of paper: “To the person with the trumpet: please go on.” It bears no signature and no stamp, and Mr Zenon, who otherwise removes such things, has given it a second drawing pin.",
      pl: "Na tablicy w bramie, między kominiarzem a odczytem liczników, wisi karteczka: „Do osoby z trąbką: prosimy dalej”. Nie ma na niej podpisu ani pieczątki, a pan Zenon, który takie rzeczy zazwyczaj zdejmuje, wbił jej drugą pinezkę.",
    },
    {
      en: "“What was that?” asked Tomek, putting his head round the door. “Chamber music,” said Ola. He looked about the concert hall: a window, a sill, and on the sill one grey gentleman with lowered lids, recovering. “And which of them was playing?” he asked. Ola considered. “It was hard to tell,” she said, “towards the end.”",
      pl: "„Co to było?” – spytał Tomek, wsuwając głowę przez drzwi. „Muzyka kameralna” – odpowiedziała Ola. Rozejrzał się po sali koncertowej: okno, parapet, a na parapecie szary pan z opuszczonymi powiekami, dochodzący do siebie. „A który grał?” – spytał. Ola się zastanowiła. „Pod koniec – powiedziała – trudno było odróżnić”.",
    },
    {
      en: "The tune hung about in the stairwell for some time, as broth does on Sundays. People who were on their way up took a few bars home with them, to the second floor, to the fourth. Mruk had kept the longest note for himself. He brings it out at night, in the dark, and so softly that it passes for contentment.",
      pl: "Melodia wisiała jeszcze jakiś czas na klatce, jak wisi niedzielny rosół. Kto szedł na górę, zabierał po parę taktów do domu, na drugie, na czwarte. Najdłuższą nutę Mruk zatrzymał dla siebie. Wyjmuje ją nocą, po ciemku, i tak cicho, że uchodzi za zadowolenie.",
    },
    {
      en: "He would not call himself musical. He had happened to be there, with his paws folded and his eyes closed, as anybody may be on his own window sill. As for the tail, which kept on conducting for a good minute more, alone and without any orchestra, that is a matter between the tail and the orchestra.",
      pl: "Muzykalnym by się nie nazwał. Po prostu akurat tam był, ze złożonymi łapami i zamkniętymi oczami, co każdemu się może zdarzyć na własnym parapecie. A że ogon dyrygował jeszcze dobrą minutę, sam i bez orkiestry, to już jest sprawa między ogonem a orkiestrą.",
    },
  ],
};
