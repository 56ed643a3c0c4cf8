import type { Plot } from "../model.ts";

/** Mruk wants to sleep on the window sill, and the house does not. */
export const nap: Plot = {
  name: "nap",
  category: "Daily Life",
  pictures: [
    {
      place: "window sill",
      pose: "loaf",
      props: ["books", "mug"],
      eyes: "grump",
      mouth: "grump",
      en: "Mruk on the window sill, loaf-shaped and offended",
      pl: "Mruk na parapecie, w kształcie bochenka i obrażony",
    },
    {
      place: "window sill",
      pose: "sleep",
      props: ["geranium"],
      eyes: "closed",
      en: "Mruk asleep on the window sill beside the geranium",
      pl: "Mruk śpi na parapecie obok pelargonii",
    },
    {
      place: "window sill",
      pose: "loaf",
      props: ["cactus", "newspaper"],
      eyes: "half",
      en: "Mruk on the window sill with his eyes nearly closed",
      pl: "Mruk na parapecie z prawie zamkniętymi oczami",
    },
  ],
  wish: [
    {
      as: ["the Nap", "drzemka"],
      en: "Mruk wished to sleep a little. It was not laziness, it was arrears: he had been woken twice in the night by a moth and once by his own tail. On the window sill there is a hollow in the folded blanket that knows him by heart, and he let himself down into it like a coin into a slot.",
      pl: "Mruk chciał się trochę przespać. Nie z lenistwa, tylko dlatego, że miał zaległości: w nocy dwa razy zbudziła go ćma, a raz własny ogon. Na parapecie leży złożony koc z dołkiem, który zna Mruka na pamięć, i Mruk opuścił się w ten dołek jak moneta w automat.",
    },
    {
      as: ["the Unfinished Dream", "niedokończony sen"],
      en: "He had left a dream half dreamed. There had been a long corridor in it, and at the end of the corridor a door, and behind the door somebody frying something. He had to go back and see what. He lay down on the sill in precisely the same position, so that the dream should recognise him.",
      pl: "Zostawił sen w połowie. Był w nim długi korytarz, na końcu korytarza drzwi, a za drzwiami ktoś coś smażył. Trzeba było wrócić i sprawdzić co. Położył się na parapecie dokładnie w tej samej pozycji, żeby sen go poznał.",
    },
    {
      as: ["Forty Winks", "oko na chwilę przymknięte"],
      en: "The plan for the next few hours was simple and had one point. Mruk had drawn it up himself, and he was satisfied with it. He climbed on to the sill between the pots, folded in his paws, wrapped the tail round, checked that nothing was sticking out, and set about carrying the plan into effect.",
      pl: "Plan na najbliższe godziny był prosty i miał jeden punkt. Mruk ułożył go sam i był z niego zadowolony. Wspiął się na parapet między doniczki, złożył łapy, okręcił się ogonem, sprawdził, czy nic nie wystaje, i przystąpił do realizacji.",
    },
    {
      as: ["the Best Spot in the House", "najlepsze miejsce w domu"],
      en: "There is a place on the window sill from which one can see the stop, the bakery door and the inside of one’s own eyelids. Mruk had seen enough of the first two. He turned round three times, as the instructions say, and was about to go over to the third view for a longer while.",
      pl: "Jest na parapecie miejsce, z którego widać przystanek, drzwi piekarni i wnętrze własnych powiek. Na pierwsze dwa widoki Mruk już się napatrzył. Obrócił się trzy razy, jak każe instrukcja, i na dłużej zamierzał przejść do trzeciego.",
    },
    {
      as: ["the Weight of Duty", "ciężar obowiązków"],
      en: "Nobody knows how tiring it is to be responsible for a flat. Since dawn Mruk had counted the windows, listened at the wall and accompanied each member of the household to the bathroom. Now he was entitled to a rest, by law and by custom, and he came to the sill to collect it.",
      pl: "Nikt nie wie, jak męczy odpowiedzialność za mieszkanie. Od świtu Mruk zdążył policzyć okna, posłuchać ściany i odprowadzić każdego z domowników do łazienki. Teraz należał mu się odpoczynek, z prawa i ze zwyczaju, i przyszedł go sobie odebrać na parapet.",
    },
    {
      as: ["the Loaf", "bochenek"],
      en: "A cat who tucks in all four paws turns into a loaf, and a loaf has only one duty, which is to rise slowly. Mruk had already turned into one. He was lying on the sill, warm, with a slight crust, and sleep was coming up inside him like yeast.",
      pl: "Kot, który schowa wszystkie cztery łapy, zamienia się w bochenek, a bochenek ma tylko jeden obowiązek: powoli rosnąć. Mruk już się zamienił. Leżał na parapecie, ciepły, z lekką skórką, a sen podchodził w nim jak ciasto na drożdżach.",
    },
    {
      as: ["the Quiet Hour", "cicha godzina"],
      en: "Everything had been arranged for silence. Ola had a deadline and was moving only her lips; Tomek was marking tests with a soft pencil; even the pipes were holding something back. Such an hour falls in this house perhaps twice in a month, and Mruk, who has an ear for such things, spread himself along the sill in order to use all of it.",
      pl: "Wszystko było ułożone pod ciszę. Ola miała termin i ruszała samymi ustami, Tomek sprawdzał klasówki miękkim ołówkiem, nawet rury coś w sobie dusiły. Taka godzina trafia się w tym domu może dwa razy w miesiącu i Mruk, który ma na to ucho, rozłożył się wzdłuż parapetu, żeby wykorzystać ją całą.",
    },
  ],
  obstacle: [
    {
      as: ["the Trumpet", "trąbka"],
      en: "Then, two floors below, Staś raised his trumpet. He had got as far as the fourth note of the song about the kitten on the fence, and at the fourth note he fell, every time, got up, and went back to the beginning. Mruk did not know that kitten, and he was slowly coming to dislike it.",
      pl: "Wtedy dwa piętra niżej Staś podniósł trąbkę. Doszedł już do czwartej nuty „Wlazł kotek na płotek” i na czwartej nucie za każdym razem spadał, wstawał i wracał na początek. Jest to piosenka o kocie, którego Mruk nie zna i którego powoli zaczynał nie lubić.",
    },
    {
      as: ["the Drill", "wiertarka"],
      en: "But somebody behind the wall had bought a drill. He did not yet know what he wanted to hang; he was trying the wall for sound. There was a whine, a pause in which one might hope, and then another whine, a hand’s breadth further to the left, where there was more hope left to spoil.",
      pl: "Ale ktoś za ścianą kupił sobie wiertarkę. Nie wiedział jeszcze, co chce powiesić, na razie sprawdzał ścianę na słuch. Było wycie, była przerwa, w której można było mieć nadzieję, i znowu wycie, o dłoń dalej w lewo, gdzie nadziei zostało jeszcze trochę do zepsucia.",
    },
    {
      as: ["the Vacuum Cleaner", "odkurzacz"],
      en: "But from the hall came the vacuum cleaner. It is a low animal with one foot, which eats what lies on the floor and screams while it eats. Mruk has known it for years and does not greet it. It sniffed along the skirting board, and each time it passed below the sill it raised its voice.",
      pl: "Ale z przedpokoju nadjechał odkurzacz. Jest to niskie zwierzę na jednej nodze, które zjada, co leży na podłodze, i krzyczy przy jedzeniu. Mruk zna je od lat i mu się nie kłania. Obwąchiwało listwę i za każdym razem, kiedy mijało parapet, podnosiło głos.",
    },
    {
      as: ["the Telephone Call", "rozmowa telefoniczna"],
      en: "Just then Ola’s sister rang. She always rings for two minutes, and always standing up. Ola walked with the receiver from the window to the door and back, and at each turn she said “No!” or “You don’t say!”, and each of these came down on the sill like a dropped spoon.",
      pl: "Akurat wtedy zadzwoniła siostra Oli. Dzwoni zawsze na dwie minuty i zawsze na stojąco. Ola chodziła ze słuchawką od okna do drzwi i z powrotem, na każdym zakręcie mówiła „Nie!” albo „Co ty powiesz!”, a każde takie słowo spadało na parapet jak upuszczona łyżka.",
    },
    {
      as: ["the Board Meeting", "zebranie zarządu"],
      en: "However, outside on the tin a meeting had been called. Prezes was in the chair; there were five pigeons on the agenda. They walked to and fro above Mruk’s head, in hard shoes, and agreed with one another in that particular rolling voice which carries through glass, through blankets and through any amount of goodwill.",
      pl: "Tymczasem na zewnątrz, na blasze, zwołano zebranie. Przewodniczył Prezes, w porządku obrad było pięć gołębi. Chodziły tam i z powrotem w twardych butach i przytakiwały sobie tym szczególnym, tocznym głosem, który przechodzi przez szybę, przez koc i przez najlepszą wolę.",
    },
    {
      as: ["the Keys", "klucze"],
      en: "But Tomek had lost his keys. He was looking for them where they had been the last time, and where they ought to have been, and then, lifting one end of the cat and then the other, under Mruk. “Sorry, Director,” he said both times. Something jingled in his own pocket as he said it.",
      pl: "Ale Tomek zgubił klucze. Szukał ich tam, gdzie były ostatnim razem, potem tam, gdzie powinny być, a potem, podnosząc najpierw jeden koniec kota, a później drugi, pod Mrukiem. „Przepraszam, dyrektorze” – mówił za każdym razem. I za każdym razem coś mu brzęczało we własnej kieszeni.",
    },
    {
      as: ["the Fly", "mucha"],
      en: "There was, however, a fly. God knows where it had slept until then. It was not large, but it had one idea, and it flew with that idea from the lamp to the pane, from the pane to Mruk’s notched ear, which it took for a landing strip, and from the ear to the lamp again.",
      pl: "Była jednak mucha. Bóg wie, gdzie do tej pory spała. Nie była duża, ale miała jedną myśl i latała z tą myślą od lampy do szyby, od szyby do naciętego ucha Mruka, które brała za lądowisko, i od ucha z powrotem do lampy.",
    },
  ],
  turn: [
    {
      as: ["The Art of Not Hearing", "Sztuka niesłyszenia"],
      en: "Mruk opened one eye. He weighed whether to get up and put a stop to it, and it turned out that getting up weighed more. Then he remembered what his ears are for: he folded them flat, like two umbrellas, first the whole one, then the one with the notch, and the world was shut.",
      pl: "Mruk otworzył jedno oko. Zważył, czy nie wstać i nie zrobić z tym porządku, i wyszło, że wstawanie waży więcej. Wtedy przypomniał sobie, do czego służą uszy: złożył je płasko, jak dwa parasole, najpierw to całe, potem to z nacięciem, i świat był zamknięty.",
    },
    {
      as: ["Mruk Says It Once", "Mruk mówi to raz"],
      en: "He bore it for as long as he could and then a moment longer, for the sake of his reputation. After that he stood up on the sill, arched himself to his full height and said one word. It was not a long word. But the plates heard it in the dresser, and there was silence.",
      pl: "Wytrzymał tyle, ile mógł, i jeszcze chwilę, dla reputacji. Potem wstał na parapecie, wygiął się na całą wysokość i powiedział jedno słowo. Nie było to długie słowo. Ale usłyszały je talerze w kredensie i zrobiło się cicho.",
    },
    {
      as: ["A Fair Exchange of Noises", "Uczciwa wymiana hałasów"],
      en: "Since it could not be stopped, it had to be outdone. Mruk began to purr. He began low, from the blanket, and added one note after another until the pane took it up, and the pots, and the loose handle of the window. Inside that noise there was no room for any other. It was as good as quiet.",
      pl: "Skoro nie dało się tego zatrzymać, trzeba było to przebić. Mruk zaczął mruczeć. Zaczął nisko, od koca, i dokładał nutę do nuty, aż podjęła to szyba, potem doniczki i obluzowana klamka okna. W tym mruczeniu nie było już miejsca na nic innego. Na jedno wychodziło z ciszą.",
    },
    {
      as: ["Somebody Draws the Curtain", "Ktoś zasuwa firankę"],
      en: "It was Ola who noticed. She looked at the sill, at the two white paws pressed over the nose, and did not say anything. She went to see to it. There was a short conversation, a door, and after that only the clock, which has permission. Then she drew the curtain on his side by a hand’s breadth.",
      pl: "Zauważyła to Ola. Spojrzała na parapet, na dwie białe łapy przyciśnięte do nosa, i nic nie powiedziała. Poszła to załatwić. Była krótka rozmowa, były drzwi, a potem już tylko zegar, który ma pozwolenie. Na koniec zasunęła po jego stronie firankę, na szerokość dłoni.",
    },
    {
      as: ["The Noise Gets Tired First", "Hałas męczy się pierwszy"],
      en: "There remained the method of the stone in the river: to lie, and to let it flow past. Mruk lay. It flowed past on the left side and on the right, and after some time it noticed that it was flowing alone, lost heart, stumbled, and stopped in the middle of a bar.",
      pl: "Pozostawał sposób kamienia w rzece: leżeć, niech płynie. Mruk leżał. Płynęło po lewej i po prawej, aż po jakimś czasie zauważyło, że płynie samo, straciło zapał, potknęło się i urwało w pół taktu.",
    },
    {
      as: ["Bułka’s Advice", "Rada Bułki"],
      en: "He was just about to take offence when he caught sight of Bułka down in the bakery doorway. Lorries were unloading flour round her, a tram was ringing, three people were quarrelling about change, and she slept. So it could be done. What a bakery cat can do, thought Mruk, and he shut his eyes with determination.",
      pl: "Już miał się obrazić, kiedy w dole, w progu piekarni, zobaczył Bułkę. Wyładowywano wokół niej mąkę, dzwonił tramwaj, trzy osoby kłóciły się o resztę, a ona spała. Więc jednak się da. Skoro potrafi kotka z piekarni, pomyślał Mruk, i zdecydowanie zamknął oczy.",
    },
    {
      as: ["The Noise Moves into the Dream", "Hałas przenosi się do snu"],
      en: "Then he thought of a trick. If the noise would not stay outside, it could come in with him. He took it along, as one takes a difficult child on an outing, and in there it was no longer what it had been: it became a steamship, and the steamship carried nothing but cream.",
      pl: "Wtedy wpadł na sposób. Skoro hałas nie chciał zostać na zewnątrz, mógł wejść razem z nim. Zabrał go ze sobą, tak jak się zabiera trudne dziecko na wycieczkę, i tam hałas przestał być tym, czym był: zamienił się w parowiec, a parowiec wiózł samą śmietankę.",
    },
  ],
  ending: [
    {
      en: "And so sleep came after all. It came the way the night tram comes: one has stopped believing in it, and there it stands, with its lights on and nobody inside. Mruk got in at the rear. His paws twitched twice at the crossing, his whiskers once, and after that there were no more stops.",
      pl: "I tak sen jednak przyszedł. Przyszedł jak nocny tramwaj: człowiek przestał już w niego wierzyć, a on stoi, oświetlony i pusty. Mruk wsiadł tylnymi drzwiami. Na skrzyżowaniu drgnęły mu dwa razy łapy, raz wąsy, a dalej nie było już przystanków.",
    },
    {
      en: "He slept for exactly as long as he had meant to. Then he stretched, front first, back afterwards, yawned with all his teeth, and looked about him with the mild surprise of the well rested. The house was making its usual noises. There were rather few of them, he thought; had something happened to people?",
      pl: "Spał dokładnie tyle, ile zamierzał. Potem przeciągnął się, najpierw przodem, później tyłem, ziewnął wszystkimi zębami i rozejrzał się z łagodnym zdziwieniem kogoś, kto się wyspał. Dom wydawał swoje zwykłe odgłosy. Jakoś ich mało, pomyślał, czy ludziom coś się stało?",
    },
    {
      en: "When somebody passed the window later on, there was only a warm grey heap on the sill, rising and sinking. “He does nothing all day,” said the somebody, with envy. One ear turned to the voice, made a note of it, and turned back. There would be time to answer that, at about four in the morning.",
      pl: "Kiedy później ktoś przechodził koło okna, na parapecie była tylko ciepła szara górka, która podnosiła się i opadała. „Cały dzień nic nie robi” – powiedział ten ktoś z zazdrością. Jedno ucho obróciło się w stronę głosu, zanotowało i wróciło na miejsce. Na odpowiedź miał przyjść czas, około czwartej nad ranem.",
    },
    {
      en: "The blanket kept him like a secret. Only the tip of the tail had been left outside, on duty, and now and then it stirred to show that everything was under control. On the other side of the pane life was doing what it could to be interesting. It was told, through the tail, to leave a message.",
      pl: "Koc trzymał go jak tajemnicę. Na zewnątrz został tylko koniec ogona, na dyżurze, i od czasu do czasu poruszał się na znak, że wszystko jest pod kontrolą. Po drugiej stronie szyby życie robiło, co mogło, żeby było ciekawie. Proszono je, za pośrednictwem ogona, o zostawienie wiadomości.",
    },
    {
      en: "In the dream there was a corridor, and a door, and behind the door somebody was indeed frying something. He will not say what. But when he woke he had a drop of moisture on his chin and such peace in his face that Tomek, who had come with the camera, lowered it, and tiptoed out again.",
      pl: "We śnie był korytarz, były drzwi, a za drzwiami ktoś rzeczywiście coś smażył. Co takiego, Mruk nie powie. Ale kiedy się obudził, miał kroplę na brodzie i taki spokój na twarzy, że Tomek, który przyszedł z aparatem, opuścił go i wyszedł na palcach.",
    },
    {
      en: "It is said that one should sleep eight hours. Mruk sleeps sixteen, and so he does it for two: for himself, and for Ola, who as usual had not gone to bed in time. She came and laid her cheek on the blanket beside him for a minute. He moved over. One must share what one has.",
      pl: "Mówią, że spać trzeba osiem godzin. Mruk śpi szesnaście, czyli za dwoje: za siebie i za Olę, która jak zwykle nie położyła się na czas. Przyszła i na minutę przytuliła policzek do koca obok niego. Posunął się. Trzeba się dzielić tym, co się ma.",
    },
    {
      en: "Once, in the depth of it, he said something, clearly and with conviction. Ola put down her pen to hear whether more would follow. Nothing followed. She wrote the word in the margin all the same, since it fitted the sentence better than anything in the dictionary, and let him sleep on.",
      pl: "Raz, w samej głębi, coś powiedział, wyraźnie i z przekonaniem. Ola odłożyła pióro, żeby usłyszeć, czy będzie ciąg dalszy. Nie było. Zapisała to słowo na marginesie, bo pasowało do zdania lepiej niż cokolwiek ze słownika, i pozwoliła mu spać.",
    },
  ],
};
