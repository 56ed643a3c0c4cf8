import type { Plot } from "#api/house/texts/model.ts";

/** The alarm clock on the window sill, with which something has to be settled. */
export const clock: Plot = {
  name: "clock",
  category: "Daily Life",
  wishes: [
    {
      titles: [["When the Clock Rings, They Get Up", "Kiedy dzwoni budzik, to wstają"]],
      en: "On the window sill stands an alarm clock, and between it and Mruk there is something to be settled. Both have a bell, both are round, and both wake people; but when the clock does it, they get up. Mruk had come to have it out, and sat down so close that his whiskers touched the glass.",
      pl: "Na parapecie w pokoju stoi budzik i jest między nim a Mrukiem sprawa do wyjaśnienia. Obaj mają dzwonek, obaj są okrągli, obaj budzą ludzi, ale kiedy robi to budzik, ludzie wstają. Mruk przyszedł to załatwić raz na zawsze i usiadł tak blisko, że wąsami dotykał szkła.",
      picture: { place: "window sill", pose: "walk", props: ["clock"], eyes: "grump", company: "nobody" },
      endings: [
        {
          titles: [
            ["Which of You Two Rang?", "Który to dzwonił?"],
            ["The Clock Did Not Deny Anything", "Budzik niczemu nie zaprzeczał"],
          ],
          en: "It remained to be seen whether anyone would get up for Mruk. He rang his bell, briefly. “Coming!” called Ola. She arrived with the tin-opener, stopped in the doorway and looked from the clock to the cat, no longer sure which of them it had been. Mruk looked at the clock. The clock looked straight ahead and did not deny anything. Ola went back for the saucer.",
          pl: "Pozostawało sprawdzić, czy ktoś wstanie do Mruka. Mruk zadzwonił, krótko. „Idę!” – zawołała Ola. Stanęła w drzwiach z otwieraczem do konserw i patrzyła to na budzik, to na kota, bo sama już nie wiedziała, który to był. Mruk spojrzał na budzik. Budzik patrzył prosto przed siebie i niczemu nie zaprzeczał. Ola zawróciła po talerzyk.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "open", company: "nobody" },
        },
        {
          titles: [["What the Clock Gets for Being Right", "Co się dostaje za to, że się ma rację"]],
          en: "In passing, Ola made sure that the alarm was off. She does it with a flat hand, from above, and the clock feels it down to its feet. That is what the clock gets each morning for being right. Then the hand went on to Mruk, and there it took its time, from the ears to the last ring of the tail. He let the clock have the better half of the sill.",
          pl: "Przechodząc, Ola sprawdziła, czy budzik jest wyłączony. Robi to z góry, otwartą dłonią, aż budzik czuje to w nóżkach. Tyle budzik dostaje co rano za to, że ma rację. Potem ręka powędrowała do Mruka i tam się nie spieszyła, od uszu po ostatni prążek na ogonie. Mruk oddał budzikowi lepszą połowę parapetu.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: ["clock"],
            eyes: "happy",
            posture: "stroking",
            company: "ola",
          },
        },
      ],
    },
    {
      titles: [["Hungry at the Sight of a Dial", "Zobaczyła tarczę i jest głodna"]],
      en: "People look at a clock to find out whether they are hungry. Mruk has watched Ola: she sees the dial, and all at once she is hungry. So the hand of a clock had only to be persuaded to lie down on the right figure, and the tin-opener would come by itself. He sat down on the window sill beside the alarm clock and chose a figure.",
      pl: "Ludzie patrzą na zegar, żeby się dowiedzieć, czy są głodni. Mruk podpatrzył to u Oli: podnosi głowę, widzi tarczę i nagle jest głodna. Wystarczyło zatem skłonić wskazówkę, żeby położyła się na właściwej cyfrze, a otwieracz do konserw przyszedłby sam. Mruk usiadł na parapecie przy budziku i wybrał cyfrę.",
      picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "half", company: "nobody" },
      endings: [
        {
          titles: [
            ["A Sprat at Any Hour", "Szprotka o każdej porze"],
            ["What Are You Staring At?", "No co tak patrzysz?"],
          ],
          en: "Ola came to see what time it was. She picked up the clock, put it down and was, as Mruk had foreseen, hungry on the spot. Soon there was bread, and an open tin of sprats. “What are you staring at?” she asked with her mouth full. The long hand was lying on quite the wrong figure. Mruk took his sprat by the tail and raised no objection.",
          pl: "Ola przyszła zobaczyć, która godzina. Wzięła budzik do ręki, odstawiła i, jak Mruk przewidział, z miejsca zgłodniała. Wkrótce był chleb i otwarta puszka szprotek. „No co tak patrzysz?” – spytała z pełnymi ustami. Duża wskazówka leżała na zupełnie innej cyfrze, niż było trzeba. Mruk wziął szprotkę za ogon i nie zgłaszał uwag.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "wide", company: "ola" },
        },
        {
          titles: [
            ["It Moved When He Looked Away", "Ruszała się, kiedy nie patrzył"],
            ["The Hand Needed No Persuading", "Wskazówki nie trzeba namawiać"],
          ],
          en: "The hand needed no persuading. It was on its way already, only it went like a cat that is being watched: when Mruk looked, it sat, and when he looked away, it was a bit further on. He counted the people at the stop, and when he came back to the dial the hand lay on his figure, at full length. In the kitchen Ola was already reaching for the bowl.",
          pl: "Wskazówki nie trzeba było namawiać. Szła już sama, tylko tak, jak chodzi kot, na którego się patrzy: kiedy Mruk spojrzał, siedziała, kiedy odwrócił wzrok, była kawałek dalej. Policzył ludzi na przystanku, a kiedy wrócił do tarczy, wskazówka leżała na wybranej cyfrze jak długa. W kuchni Ola sięgała już po miskę.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "open", company: "nobody" },
        },
        {
          titles: [
            ["A Verse Too Many", "O zwrotkę za dużo"],
            ["An Egg like a Doorknob", "Jajko jak klamka"],
          ],
          needs: ["the egg"],
          en: "Ola came in with the egg in its cup, to compare. By the clock it had been eleven minutes, by the song four. She tapped the egg, and it answered like a doorknob. So it was not an egg for Tomek any more. She shelled it, looked at the dial, was hungry at once, took the white and gave Mruk the yolk. The long hand had passed his figure long ago, back in the second verse.",
          pl: "Ola przyszła z jajkiem w kieliszku, żeby porównać. Według budzika minęło jedenaście minut, według piosenki cztery. Postukała w jajko i odezwało się jak klamka. Nie było to więc już jajko dla Tomka. Obrała je na parapecie, spojrzała na tarczę, zgłodniała, wzięła białko, a żółtko dała Mrukowi. Duża wskazówka dawno minęła jego cyfrę, jeszcze przy drugiej zwrotce.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "half", company: "nobody" },
        },
      ],
    },
    {
      titles: [["A Tick for Breathing In", "Tyknięcie na wdech"]],
      en: "Something in the room was ticking, and it was not Mruk. He had put up with the alarm clock on the window sill as with a neighbour who does carpentry, but lately it had been knocking his purr out of step. He asked very little: a tick when he breathed in, and none when he breathed out. He jumped up on the sill to say so to its face.",
      pl: "W pokoju coś tykało i nie był to Mruk. Mruk znosił dotąd budzik na parapecie tak, jak się znosi sąsiada, który majsterkuje, ale ostatnio tykanie zaczęło mu wchodzić w mruczenie i mylić takt. Nie żądał wiele: tyknięcia, kiedy robi wdech, i ciszy, kiedy robi wydech. Wszedł na parapet, żeby to powiedzieć w cztery oczy.",
      picture: { place: "window sill", pose: "walk", props: ["clock"], eyes: "grump", company: "nobody" },
      endings: [
        {
          titles: [
            ["By Small Train Through the Flat", "Małym pociągiem przez mieszkanie"],
            ["Where a Purr Turns Round", "Tam, gdzie mruczenie zawraca"],
          ],
          en: "Mruk purred, the clock ticked, and in the fourth minute they met. The tick fell exactly into the gap where a purr turns round, and after that neither had to wait for the other. In the kitchen Ola raised her head. It sounded as if a small train were being driven through the flat, well oiled, over points. She went to see, and in the doorway she took off her slippers, so as not to upset the timetable.",
          pl: "Mruk mruczał, budzik tykał i około czwartej minuty się spotkali. Tyknięcie wpadło dokładnie w tę lukę, w której mruczenie zawraca, i odtąd żaden nie musiał na drugiego czekać. W kuchni Ola podniosła głowę. Brzmiało to, jakby przez mieszkanie prowadzono mały pociąg, dobrze naoliwiony, po zwrotnicach. Poszła zobaczyć i w drzwiach zsunęła kapcie, żeby nie mylić rozkładu jazdy.",
          picture: { place: "window sill", pose: "sit", props: [], eyes: "happy", camera: "close", company: "nobody" },
        },
        {
          titles: [["With His Chin Between Two Bells", "Z brodą między dzwonkami"]],
          en: "Mruk tried purring faster, he tried purring slower, and the clock gave no ground. So he laid his chin on it, between the bells, to hold it down. Now the ticking came out of the middle of his own head, at the pace at which everything happens there. Ola found the two of them like this. She left on tiptoe, with the door ajar.",
          pl: "Mruk próbował mruczeć szybciej, próbował wolniej, budzik nie ustępował. Wtedy oparł na nim brodę, między dzwonkami, żeby go przytrzymać. Teraz tykanie szło ze środka jego własnej głowy, w tym rytmie, w jakim wszystko się tam dzieje. Ola zastała obu w tej pozycji. Wyszła na palcach, a drzwi zostawiła uchylone.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["clock"],
            eyes: "half",
            mouth: "neutral",
            company: "nobody",
          },
        },
        {
          titles: [
            ["The Clock Limped into Step", "Budzik utykał do taktu"],
            ["Who Will Warm an Alarm Clock?", "Kto ogrzeje budzik?"],
          ],
          needs: ["the cold"],
          en: "Limping, the clock ticked just once to each of Mruk’s breaths, on the way in, and kept quiet on the way out. That was all he had asked. But at this rate it would soon have stopped. Mruk lay down between the clock and the crack, at full length, and let it have his left side. In ten minutes it was running again, twice as fast as he could purr. He moved away by a hand’s breadth, to slow it down.",
          pl: "Utykając, budzik tykał akurat raz na każdy oddech Mruka: przy wdechu tak, przy wydechu cisza. Więcej Mruk nie żądał. Tyle że jeszcze chwila i budzik stanąłby całkiem. Mruk położył się więc między nim a szparą, na całą długość, i oddał mu lewy bok. Po dziesięciu minutach budzik biegł już dwa razy szybciej, niż da się mruczeć. Mruk odsunął się od niego na dłoń.",
          picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["One to Breathe In, One to Breathe Out", "Jeden na wdech, drugi na wydech"],
            ["The Gutter Joins In", "Rynna do spółki z budzikiem"],
          ],
          needs: ["the rain"],
          en: "Clock and gutter ticked and Mruk purred, and for a time it was a quarrel. Then the rain grew thinner. A drop now fell exactly when he breathed out, and the clock ticked exactly when he breathed in, and neither had a stroke too many. It lasted for eleven breaths. Ola, over her page, began to nod, first to the right and then to the left. When the rain stopped she lost her place.",
          pl: "Budzik i rynna tykały, Mruk mruczał i z początku wyglądało to na kłótnię. Potem deszcz zrzedł. Kropla spadała teraz dokładnie na wydech Mruka, a budzik tykał dokładnie na wdech i nikt nie miał ani jednego uderzenia za dużo. Trwało to jedenaście oddechów. Ola nad kartką zaczęła kiwać głową, raz w prawo, raz w lewo. Kiedy przestało padać, zgubiła wątek.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "closed", company: "nobody" },
        },
      ],
    },
    {
      titles: [["Late Just Once, for His Own Wedding", "Spóźniony raz, na własny ślub"]],
      en: "The alarm clock on the window sill belonged to Tomek’s grandfather, an engine driver who had been late only once in his life, for his own wedding. It stands on short legs, speaks when it likes, and counts in the family as a relation. So does Mruk. He had sat down beside it, flank to flank, to find out which of them was the closer relation.",
      pl: "Budzik na parapecie należał do dziadka Tomka, maszynisty, który spóźnił się w życiu tylko raz, na własny ślub. Stoi na krótkich nóżkach, odzywa się, kiedy chce, i uchodzi w rodzinie za krewnego. To samo można powiedzieć o Mruku. Usiadł więc obok, bok w bok, żeby ustalić, który z nich jest bliższym krewnym.",
      picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "half", look: "reader", company: "nobody" },
      endings: [
        {
          titles: [
            ["Complains in the Cold", "W chłodzie marudzi"],
            ["Not to Be Moved, Says Grandfather", "Nie przestawiać, napisał dziadek"],
          ],
          en: "Ola turned the clock round to dust it. On the back is a label, brown at the edges, in the grandfather’s hand: “Not to be moved. Complains in the cold. Do not force.” She read it out, as she does each time, wiped the tin and looked at Mruk. Then with one sweep of her forearm she pushed them both away from the crack in the window.",
          pl: "Ola obróciła budzik, żeby go odkurzyć. Z tyłu ma naklejoną kartkę, brązową na brzegach, pismem dziadka: „Nie przestawiać. W chłodzie marudzi. Nic na siłę”. Przeczytała ją na głos, jak za każdym razem, przetarła blachę i spojrzała na Mruka. Potem jednym ruchem przedramienia odsunęła ich obu od szpary w oknie.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["How Are You Two Getting On?", "Jak tam u was dwóch?"],
            ["Speaking for the Family", "W imieniu rodziny"],
          ],
          en: "“How are you two getting on?” called Ola from the kitchen. Two, she had said. Mruk waited to see which would answer. His relation ticked, and nothing more came of it, and so he spoke for the family, at some length and on two notes. “That’s good,” said Ola. Mruk lay down across the front of the clock, as the elder.",
          pl: "„Jak tam u was dwóch?” – zawołała z kuchni Ola. Powiedziała: dwóch. Mruk poczekał, który odpowie. Krewny tykał i nic więcej z tego nie wynikało, więc Mruk zabrał głos w imieniu rodziny, dość obszernie i na dwie nuty. „To dobrze” – powiedziała Ola. Mruk położył się przed budzikiem w poprzek, jako starszy.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["clock"],
            eyes: "half",
            mouth: "call",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Poor Old Thing, but Which?", "Zmarzł, biedaczek, ale który?"],
            ["One Muffler for Two Relations", "Jeden szalik na dwóch krewnych"],
          ],
          needs: ["the cold"],
          en: "“You’re freezing, poor old thing,” said Ola in the doorway. Mruk and the clock both looked at her, and there was no telling which of them she meant. She fetched the grandfather’s muffler, which smells of coal and of the night train, and wound it round the clock and then, as it was long, round Mruk. She tied the knot in the middle. After that nobody could have slid a sheet of paper between them.",
          pl: "„Zmarzł, biedaczek” – powiedziała w drzwiach Ola. Mruk i budzik spojrzeli na nią obaj i nie było jasne, o którym mowa. Przyniosła szalik dziadka, który pachnie węglem i nocnym pociągiem, i owinęła nim budzik, a że szalik jest długi, to i Mruka. Supeł wypadł pośrodku. Odtąd kartki papieru nikt by między nich nie wsunął.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["clock"],
            eyes: "open",
            look: "reader",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["Who Took the Sixty Minutes?", "Kto zabrał sześćdziesiąt minut?"]],
      en: "By Mruk’s reckoning an hour was missing. When he dropped off, on something warm, the long hand of the alarm clock had stood right at the top; when he opened his eyes it stood there again, with an innocent air. Somebody had taken sixty minutes from him. The suspect was on the window sill, behind glass, and he went and sat down in front of it.",
      pl: "Według rachunków Mruka brakowało godziny. Kiedy zasypiał na czymś ciepłym, duża wskazówka budzika stała na samej górze, a kiedy otworzył oczy, znów stała na samej górze, jakby nigdy nic. Ktoś wyjął mu z życia sześćdziesiąt minut. Podejrzany stał na parapecie, za szkłem. Mruk usiadł naprzeciwko i nie spuszczał go z oka.",
      picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [
            ["Eleven Lines with One Hand", "Jedenaście linijek, a wszystkie jedną ręką"],
            ["So That Is Where the Hour Went", "A więc tu podziała się godzina"],
          ],
          en: "The hour was with Ola. Mruk had slept through it on her left arm, she said, rubbing the arm, and she had not liked to ask for it back. She had eleven lines to show for it, written with one hand, and a sleeve lined with grey on the outside. Mruk sniffed his way along the sleeve. The whole hour was there, and he lay down on it again.",
          pl: "Godzinę miała Ola. Roztarła lewą rękę i rozliczyła się: Mruk przespał tę godzinę na jej ręce, a ona nie śmiała o nią prosić. Było z tego jedenaście linijek, pisanych drugą ręką, i rękaw z szarą podszewką, tyle że po wierzchu. Mruk obwąchał rękaw od mankietu po łokieć. Cała godzina tam była, więc położył się na niej jeszcze raz.",
        },
        {
          titles: [["Sixty Minutes, and Not One Short", "Sześćdziesiąt minut i ani jednej mniej"]],
          en: "The next hour was handed over minute by minute. Mruk sat before the dial and took delivery: down the right went the long hand, there was a tram at twenty past, Ola looked in at half past, and up the left it came again. At the top there were sixty. He put a paw on the glass, over the last of them, and kept it there.",
          pl: "Następną godzinę Mruk odebrał minuta po minucie. Siedział przed tarczą i kwitował: duża wskazówka szła w dół prawą stroną, po dwudziestej minucie był tramwaj, w połowie zajrzała Ola, potem pod górę lewą. U samej góry było równo sześćdziesiąt minut. Mruk położył na szkle łapę, na tej ostatniej, i już jej nie zabrał.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["clock"],
            eyes: "wide",
            mouth: "neutral",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Who Lends Ola Five Minutes?", "Kto pożycza Oli pięć minut?"],
            ["Where Five of the Sixty Went", "Gdzie się podziało pięć z sześćdziesięciu"],
          ],
          needs: ["the commission"],
          en: "Ola came in with a finished page, and waved it until it was dry. “Thank you for the five minutes,” she said to the window sill. The long hand stood five minutes past the top; nobody had let it stop. Mruk did the sum again. So the hour had not been stolen: it was being lent, in small amounts, to people with pages. Ola gave him the margin to lie on, as interest.",
          pl: "Ola przyszła z gotową stroną i machała nią, żeby wyschła. „Dziękuję za te pięć minut” – powiedziała do parapetu. Duża wskazówka była pięć minut za szczytem, nikt jej nie zatrzymywał. Mruk policzył jeszcze raz. Godziny nie ukradziono zatem, tylko wypożycza się ją, po trochu, ludziom ze stronami. Mruk dostał kawałek marginesu do leżenia, jako odsetki.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "up",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      titles: [["On One Long Leg and One Short", "Na dłuższej nodze i na krótszej"]],
      en: "Mruk has nothing against walking, provided that it leads somewhere. The creature inside the alarm clock walks day and night, on one long leg and one short, and has not yet got off the window sill. Sooner or later it must lie down like everybody else, and he wanted to be there. He took a seat opposite and tucked in his paws.",
      pl: "Mruk nie ma nic przeciwko chodzeniu, byle dokądś prowadziło. Stworzenie w budziku chodzi dniem i nocą, na jednej nodze dłuższej, drugiej krótszej, i nie zeszło jeszcze z parapetu. Kiedyś w końcu musi się położyć, jak wszyscy, i Mruk chciał przy tym być. Zajął miejsce naprzeciwko i podwinął łapy.",
      picture: {
        place: "window sill",
        pose: "loaf",
        props: ["clock"],
        eyes: "half",
        paws: "tucked",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["Past the Six Without a Halt", "Przez szóstkę bez postoju"],
            ["Making Room for a Long Leg", "Miejsce dla długiej nogi"],
          ],
          en: "The creature did not lie down. It walked past the six, the lowest point, which would have been the place, and at once began to climb. Mruk had stretched out at the foot of the clock. The long leg came round, and round again, and each time it crossed the bottom, close above his ear, it trod more softly. Mruk folded the ear back to make room.",
          pl: "Stworzenie w budziku się nie położyło. Minęło szóstkę, czyli najniższy punkt, gdzie miałoby na to miejsce, i od razu zaczęło się wspinać. Mruk leżał już u stóp budzika. Długa noga przychodziła i odchodziła, a na samym dole, tuż nad jego uchem, stąpała trochę ciszej. Mruk złożył ucho, żeby miała więcej miejsca.",
        },
        {
          titles: [
            ["On Its Back, and Walking", "Na wznak, a jednak idzie"],
            ["Which Paws Set Out First?", "Które łapy ruszą najpierw?"],
          ],
          en: "Ola came in, listened with her head on one side and laid the clock on its back, to give it a rest. So it did lie down. It lay with its feet in the air, looked at the ceiling, and walked, no faster and no slower. Mruk thought this over, rolled on to his back beside it and let his paws do as they liked. After a while the front ones set out.",
          pl: "Weszła Ola, przechyliła głowę, posłuchała i położyła budzik na wznak, żeby odpoczął. Więc jednak się położył. Miał nóżki w powietrzu, patrzył w sufit i szedł, ani wolniej, ani szybciej. Mruk rzecz przemyślał, przewrócił się obok na grzbiet i dał łapom wolną rękę. Po jakimś czasie ruszyły przednie.",
          picture: { place: "window sill", pose: "roll", props: [], eyes: "open", camera: "close", company: "nobody" },
        },
        {
          titles: [
            ["Two Green Legs in the Dark", "Dwie zielone nogi po ciemku"],
            ["It Walks by Its Own Light", "Chodzi przy własnym świetle"],
          ],
          when: {
            timeSlot: ["evening"],
            between: ["10-15", "03-01"],
          },
          en: "It was dark by now, and nobody had lit the lamp. Inside the clock, however, the legs shone, pale green, the long one and the short, and whoever lay opposite could see them walking through the dark. The long one came down slowly past the lowest point. There it lay for a moment across the short one, at full length. Mruk saw it. He laid one front paw over the other.",
          pl: "Było już ciemno i nikt nie zapalił lampy. W budziku nogi jednak świeciły, bladozielone, długa i krótka, i kto leżał naprzeciwko, ten widział, jak idą, każda po swojemu, przez ciemność. Długa schodziła powoli, aż doszła do krótkiej. I tam na chwilę położyła się na niej, na całą długość. Mruk to widział. Położył lewą łapę na prawej.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "wide",
            look: "reader",
            lighting: "blackout",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
  ],
  obstacles: [
    {
      titles: [["Behind the Armchair, Nothing to Fear", "Za fotelem nie ma się czego bać"]],
      en: "Mruk had hardly settled when the clock went off. Nobody had set it; it must have been building up for some time. It rang with its whole body, walked along the sill, stopped for breath and rang again, and Mruk, who is afraid of nothing, was able to establish from behind the armchair that there was indeed nothing to be afraid of.",
      pl: "Ledwie Mruk się usadowił, budzik się rozdzwonił. Nikt go nie nastawiał, widocznie zbierało się w nim od dawna. Dzwonił całym ciałem, szedł przy tym po parapecie, przystawał, łapał oddech i dzwonił znowu, a Mruk, który niczego się nie boi, stwierdził zza fotela, że istotnie nie ma się czego bać.",
      turns: [
        {
          titles: [
            ["Before the Hammer Stirred", "Zanim młoteczek drgnął"],
            ["A Click, and Then the Ringing", "Najpierw klika, potem dzwoni"],
          ],
          en: "From behind the armchair Mruk found out how it was done. Before each bout the clock drew breath, and there was a click, as if somebody had raised an eyebrow. He got back on the sill and waited. At the click he shook himself, once. His own bell rang before the little hammer had stirred, and the hammer, which had nothing to add, stayed where it was.",
          pl: "Zza fotela Mruk podpatrzył, jak to się robi. Przed każdym dzwonieniem budzik nabierał tchu i słychać było maleńkie kliknięcie, jakby ktoś uniósł brew. Wrócił na parapet i czekał. Kiedy kliknęło, otrząsnął się, raz. Jego dzwonek zadzwonił, zanim młoteczek drgnął, i młoteczek, który nie miał nic do dodania, został na miejscu.",
        },
        {
          titles: [
            ["What the Left-Hand Bell Asked", "O co pytał lewy dzwonek"],
            ["As Far as the Corner and No Further", "Aż do kąta i ani kroku dalej"],
          ],
          en: "Each time the ringing was shorter. In the end it was a single stroke on the left-hand bell, and sounded less like an order than a question. The clock had walked into the corner of the window, could get no further and was trembling inside. Mruk went up and lay down beside it, on the draughty side, until they had both got over it.",
          pl: "Z każdym razem dzwonienie było krótsze. W końcu zrobiło się z niego jedno uderzenie w lewy dzwonek i brzmiało mniej jak rozkaz, a bardziej jak pytanie. Budzik zaszedł w sam kąt okna, dalej nie mógł i drżał w środku. Mruk wskoczył i położył się przy nim od strony przeciągu, aż obu przeszło.",
        },
        {
          titles: [
            ["The Speaking Clock Speaks Up", "Tu nie zegarynka, tu mieszkanie"],
            ["Heard All the Way to the Station", "Słychać było aż na dworcu"],
          ],
          needs: ["the speaking clock"],
          en: "The clock rang on, and out in the hall, beside the telephone, something small and tinny answered. It was the gentleman from the station, laughing. “Thank you,” he called, “if it’s ringing, it must be time!” Then only his steps could be heard, running. At that the clock, which had wanted nothing but to be useful, gave one more stroke and was done. Mruk came out from behind the armchair as if he had arranged it.",
          pl: "Budzik dzwonił dalej, a w przedpokoju, obok telefonu, odezwało się coś małego i blaszanego. To był pan z dworca, śmiał się. „Dziękuję – wołał – skoro dzwoni, to już pora!” Potem słychać było już tylko kroki, biegiem. Wtedy budzik, który chciał się jedynie przydać, uderzył jeszcze raz i skończył. Mruk wyszedł zza fotela, jakby sam to urządził.",
        },
        {
          titles: [
            ["The Clock Knocked in Mittens", "Budzik pukał w rękawiczkach"],
            ["On the Other End of the Curtain", "Na drugim końcu firanki"],
          ],
          when: {
            weather: ["wind"],
          },
          en: "It was windy, and the wind was at the window frame as well, pushing. With each bout the clock walked a little further along the sill, and at the crack a gust met it and blew the end of the curtain in between the hammer and the bell. It went on hammering, but it was like somebody knocking in mittens. Mruk came back, sat down on the other end of the curtain and kept it there.",
          pl: "Wiało i wiatr też napierał na ramę. Przy każdym dzwonieniu budzik szedł po parapecie kawałek dalej, a przy szparze trafił na podmuch, który wetknął mu rąbek firanki między młoteczek a dzwonek. Młoteczek bił dalej, ale tak, jak się puka w rękawiczkach. Mruk wrócił, usiadł na drugim końcu firanki i tak ją trzymał.",
        },
      ],
    },
    {
      titles: [["The Maker Had Thought of Cats", "Zegarmistrz pomyślał o kotach"]],
      en: "Mruk began with a method that works on mugs without fail: a white paw against the side, and a push. But the clock’s maker had thought of cats and put rubber on its feet. It leaned over, it ticked a little faster from excitement, and the moment he took the paw away it swung upright like a sailor and went on looking at him.",
      pl: "Mruk zaczął od sposobu, który przy kubkach działa bez pudła: przyłożył białą łapę do boku budzika i pchnął. Zegarmistrz pomyślał jednak o kotach i podkuł budzik gumą. Budzik się przechylił, zaczął z wrażenia tykać trochę szybciej, a gdy tylko Mruk zabrał łapę, wrócił do pionu jak marynarz i patrzył dalej.",
      turns: [
        {
          titles: [
            ["You’ve Talked It Round, Director", "Jak pan go przekonał, dyrektorze?"],
            ["Who Is Longer Than a Window Sill?", "Kto jest dłuższy niż parapet?"],
          ],
          unless: ["Prezes", "the man at the stop", "the speaking clock"],
          en: "Mruk gave up pushing and merely stretched. A cat who stretches on a window sill is longer than the sill, though, and at the far end of him stood the clock. It fell on a cushion, without a sound. Tomek picked it up, held it to his ear and put it back. It was going as before, only eleven minutes ahead. “Look at that,” said Tomek. “You’ve talked it round, Director.”",
          pl: "Mruk dał spokój pchaniu i już tylko się przeciągnął. Ale kot, który się przeciąga na parapecie, jest od parapetu dłuższy, a na samym końcu stał budzik. Spadł na poduszkę, bezgłośnie. Tomek podniósł go, przyłożył do ucha i odstawił. Budzik chodził jak przedtem, tylko spieszył się o jedenaście minut. „No proszę – powiedział Tomek. – Przekonał go pan, dyrektorze”.",
          picture: { place: "window sill", pose: "loaf", props: ["clock"], eyes: "half", look: "up", company: "tomek" },
        },
        {
          titles: [
            ["At the Ninth Push", "Przy dziewiątym pchnięciu"],
            ["It Would Not Fall, but It Would Turn", "Nie przewraca się, ale się obraca"],
          ],
          en: "What stands on rubber does not fall over, but it turns. With every push the clock had come round a little, and at the ninth it stood with its back to the room: tin, a screw, and a key like a butterfly. Mruk stepped through to the other side and sat down in the narrow space between the dial and the pane. The dial had nobody else to look at now.",
          pl: "Co stoi na gumie, to się nie przewraca, ale się obraca. Z każdym pchnięciem budzik trochę się przekręcał i przy dziewiątym stanął tyłem do pokoju: blacha, śrubka i kluczyk w kształcie motyla. Mruk przeszedł na drugą stronę i usiadł w wąskim miejscu między tarczą a szybą. Tarcza nie miała już na kogo innego patrzeć.",
        },
        {
          titles: [
            ["The Whole Stop Sets Its Watches", "Zegarki nastawia cały przystanek, i to z dołu"],
            ["What Time Is It Up There?", "Która tam jest, na górze?"],
          ],
          needs: ["the man at the stop"],
          en: "A clock in rubber shoes does not fall, but it turns. At the ninth push it had its face to the street. Down below the man threw up his hand, bent over his wrist and set his watch, and beside him four other people did the same. Then he took off his hat to the third floor. Mruk went round to that side as well and sat down in front of the dial. Now that it had customers, it no longer stared at him.",
          pl: "Budzik w gumowych butach się nie przewraca, ale się obraca. Przy dziewiątym pchnięciu stał twarzą do ulicy. Na dole pan podniósł rękę, pochylił się i nastawił zegarek, a obok niego zrobiły to jeszcze cztery osoby. Potem ukłonił się trzeciemu piętru kapeluszem. Mruk przeszedł na tamtą stronę i usiadł przed tarczą. Odkąd miała klientów, już się na niego nie gapiła.",
        },
      ],
    },
    {
      titles: [["Twelve Eyes and Not a Lid", "Dwanaście oczu bez powiek"]],
      en: "Mruk began as cats begin, with a stare. The dial stared back. It has twelve eyes, set in a ring, and not a single eyelid, and nobody should sit down before such a face without a good night’s sleep. After four minutes Mruk’s own eyes began to sting; after five he was obliged to pretend that he was looking past it, at the street.",
      pl: "Mruk zaczął tak, jak zaczynają koty, od spojrzenia. Tarcza też spojrzała. Ma dwanaście oczu ustawionych w kółko i ani jednej powieki, więc kto siada przed taką twarzą, powinien być wyspany. Po czterech minutach Mruka zapiekły oczy, po pięciu musiał udawać, że patrzy obok, na ulicę.",
      turns: [
        {
          titles: [
            ["The Six First, the Twelve Last", "Najpierw szóstka, na końcu dwunastka"],
            ["How Do You Shut Twelve Eyes?", "Jak zamknąć dwanaście oczu?"],
          ],
          en: "Mruk went up to the dial until his nose all but touched it, and breathed on the glass. It clouded over. First the six went, then the five and the seven, then pair after pair up both sides and last of all the twelve, and the whole face stood before him white, with its eyes shut. He rested his own. Whenever a figure tried to look out, he breathed once more.",
          pl: "Mruk przysunął się do tarczy tak, że nosem prawie dotykał szkła, i chuchnął. Szkło zaszło mgłą. Najpierw zgasła szóstka, potem piątka z siódemką i dalej para za parą, coraz wyżej, na końcu dwunastka, i miał przed sobą całą twarz, białą, z zamkniętymi oczami. Przymknął swoje. Ilekroć któraś cyfra próbowała wyjrzeć, chuchał jeszcze raz.",
        },
        {
          titles: [
            ["When a Dial Shuts Its Eyes", "Kiedy tarcza zamyka oczy"],
            ["Did the Dial Blink?", "Czyżby tarcza mrugnęła?"],
          ],
          en: "A fifteen went by below, and the shine of its windows slid across the dial, from the eight to the two. For half a second the dial had its eyes shut; Mruk saw it clearly. Among cats that means that no quarrel is wanted. He closed his own, slowly, counted to three and opened them. After that they could look at each other and mean nothing by it.",
          pl: "Dołem przejechała piętnastka i blask jej okien przesunął się po tarczy, od ósemki do dwójki. Przez pół sekundy tarcza miała zamknięte oczy, Mruk widział to wyraźnie. Między kotami znaczy to, że nikt nie chce się kłócić. Zamknął swoje, powoli, policzył do trzech i otworzył. Odtąd mogli na siebie patrzeć i nic to nie znaczyło.",
        },
        {
          titles: [
            ["One Eye at a Time, Like Prezes", "Jednym okiem naraz, jak Prezes"],
            ["Twelve Eyes against One", "Dwanaście oczu na jedno"],
          ],
          needs: ["Prezes"],
          en: "Mruk did as Prezes does. He turned sideways and looked at the dial with the left eye only; the right he let fall shut. After four minutes he changed over. In this way he could have gone on until supper. In the ninth minute the clock gave a click, quite small, the long hand trembled and dropped by one stroke: the clock had looked down. Prezes saw it, too, and went to tell the gutter.",
          pl: "Mruk postąpił jak Prezes. Ustawił się bokiem i patrzył na tarczę samym lewym okiem, a prawe zamknął. Po czterech minutach zmienił oko. W ten sposób mógł wytrzymać do kolacji. W dziewiątej minucie budzik cichutko kliknął, duża wskazówka zadrżała i opadła o jedną kreskę: budzik spuścił wzrok. Prezes też to widział i poszedł powiedzieć na rynnie.",
        },
      ],
    },
    {
      titles: [["What Mruk Felt under His Collar", "Co się czuje pod obrożą"]],
      pays: ["Tomek"],
      en: "The clock, however, had somebody of its own. Once a day Tomek takes it on his knees, turns something in its back and says “There we are, old man”, in a tone that in this flat is kept for cats. Tomek chose this moment. He sat down with the clock in the armchair and turned, and Mruk, alone on the sill, heard the spring grow tight and felt it under his collar.",
      pl: "Budzik miał jednak kogoś. Raz dziennie Tomek bierze go na kolana, przekręca mu coś w plecach i mówi „no, staruszku”, tonem, który w tym domu należy się kotu. Tomek wybrał na to akurat tę chwilę. Usiadł z budzikiem w fotelu i kręcił, a Mruk, sam na parapecie, słyszał, jak napina się sprężyna, i czuł to pod obrożą.",
      turns: [
        {
          titles: [
            ["There We Are, Old Man", "No, staruszku"],
            ["A Few Turns Left in the Hand", "Co z obrotami, które zostały?"],
          ],
          en: "When the key would go no further, Tomek put the clock back. His hand was not done; there were still a few turns left in it. It came down between Mruk’s shoulder blades and went on there, clockwise, without haste, pressing a little at every turn. “There we are, old man,” said Tomek, whose mind was on something else. Inside Mruk something caught and began to run.",
          pl: "Kiedy kluczyk nie dał się już przekręcić, Tomek odstawił budzik na miejsce. Ale ręka jeszcze nie skończyła, zostało w niej parę obrotów. Opadła Mrukowi między łopatki i kręciła dalej, w prawo, bez pośpiechu, z lekkim naciskiem co pół koła. „No, staruszku” – powiedział Tomek, myślami gdzie indziej. W Mruku coś zaskoczyło i ruszyło.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: ["clock"],
            eyes: "happy",
            company: "tomek",
            posture: "stroking",
          },
        },
        {
          titles: [
            ["Why Did the Clock Smell of Corduroy?", "Czemu budzik pachniał sztruksem?"],
            ["A Mouse Would Have Drowned It Out", "Mysz by to zagłuszyła"],
          ],
          en: "The clock came back from Tomek’s knees warm, and smelling of corduroy. Mruk laid his cheek against the tin, to overhear what it had been told. There were no secrets. There was something very small in there that had been given a whole day at once and was paying it out, tick by tick, afraid of getting behind. A mouse would have drowned it out.",
          pl: "Budzik wrócił z kolan Tomka ciepły i pachniał sztruksem. Mruk oparł policzek o blachę, żeby podsłuchać, co mu tam powiedziano. Tajemnic nie było. Było w środku coś bardzo małego, co przed chwilą dostało całą dobę naraz i wydawało ją teraz, tyknięcie po tyknięciu, w strachu, że nie nadąży. Mysz by to zagłuszyła.",
        },
      ],
    },
    {
      titles: [["In a Hat Down to Her Feet", "W czapce po same stopy"]],
      pays: ["the cosy"],
      en: "Ola could not hear herself think. She said so, in two languages, got up from the kitchen table and put the tea cosy over the clock. It is thick and brown, with a hole for the spout and a bobble. Where there had been somebody to deal with, there now sat a stout woollen person who had pulled her hat down to her feet, and ticked.",
      pl: "Ola nie słyszała własnych myśli. Oznajmiła to w dwóch językach, wstała od kuchennego stołu i nałożyła na budzik kapturek od czajniczka. To gruby kapturek, brązowy, z otworem na dzióbek i z pomponem. Tam, gdzie przed chwilą było z kim rozmawiać, siedziała teraz tęga wełniana osoba w czapce naciągniętej po same stopy i tykała.",
      turns: [
        {
          titles: [
            ["Night Under a Tea Cosy", "Tam, gdzie pod kapturkiem jest noc"],
            ["In at the Hole for the Spout", "Przez otwór na dzióbek"],
          ],
          en: "Mruk pushed his head under the cosy at the hole for the spout, and after the head as much of the rest as would go. In there it was night, and in the night the clock was shining: twelve figures and two hands, pale green, and green from them were his nose and both his paws. It was his own green. When he backed out, the cosy came too.",
          pl: "Mruk wsunął głowę pod kapturek, tam gdzie jest otwór na dzióbek, a za głową tyle reszty, ile weszło. W środku była noc. I w tej nocy budzik świecił: dwanaście cyfr i dwie wskazówki, bladozielone, a od nich zielony był nos Mruka i obie łapy. Była to jego własna zieleń. Kiedy się wycofał, kapturek wyszedł razem z nim.",
        },
        {
          titles: [
            ["All Right, Carry On", "No dobrze, mów"],
            ["Too Quiet for Ola", "Oli było za cicho"],
          ],
          en: "The quiet did not suit Ola either. Whatever she took up, she caught herself listening for what was no longer there. In the seventh minute she came in on her socks, lifted the tea cosy by its bobble and said to the clock: “All right, carry on.” Then she saw who else had been waiting. She turned the dial a little, to face Mruk.",
          pl: "Cisza nie służyła i Oli. Do czegokolwiek się wzięła, łapała się na tym, że słucha, czego już nie słychać. W siódmej minucie przyszła w samych skarpetkach, podniosła kapturek za pompon i powiedziała do budzika: „No dobrze, mów”. Potem zobaczyła, kto jeszcze na to czekał, i obróciła tarczę trochę w stronę Mruka.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "open", company: "ola" },
        },
        {
          titles: [
            ["The Egg Had the Better Claim", "Jajku kapturek był potrzebniejszy"],
            ["A Hat for an Egg", "Czapka dla jajka"],
          ],
          needs: ["the egg"],
          en: "The egg was done, and Tomek was not there to eat it. Ola looked about for something to keep it warm. There is only one tea cosy in the flat. She came in, with the saucer in one hand, took hold of the bobble and pulled the hat off the stout person on the sill. The clock stood there as before, perhaps a little flushed. Mruk watched the egg go. An egg does not tick.",
          pl: "Jajko było gotowe, a Tomek, dla którego się gotowało, jeszcze nie. Ola rozejrzała się za czymś, co by je utrzymało w cieple. Kapturek jest w domu jeden. Przyszła ze spodkiem w ręku, chwyciła za pompon i zdjęła czapkę tęgiej osobie na parapecie. Budzik stał tam jak przedtem, może trochę zarumieniony. Mruk odprowadził jajko wzrokiem. Jajko nie tyka.",
        },
        {
          titles: [
            ["What Time Is It under There?", "Która jest tam pod spodem?"],
            ["Five Minutes in a Hat", "Pięć minut w czapce"],
          ],
          needs: ["the commission"],
          en: "With the cosy on, nobody could see the time, and for a while that was just what Ola had asked for. She wrote like a person on holiday. Then it made her uneasy. “What time is it under there?” she asked from the door, lifted the hat by the bobble and put it on her own head. It had been five minutes. She went off in it and finished the page.",
          pl: "Pod kapturkiem czasu nie było widać i przez chwilę właśnie o to Oli chodziło. Pisała jak na urlopie. Potem zrobiło jej się nieswojo. „Która tam jest pod spodem?” – spytała od drzwi, podniosła czapkę za pompon i włożyła ją sobie na głowę. Minęło pięć minut. Poszła w niej skończyć stronę.",
        },
      ],
    },
    {
      titles: [["Whose Minute Is This?", "Czyja jest ta minuta?"]],
      pays: ["Mr Zenon"],
      en: "Mr Zenon had come up about the fuses. On his way out he saw the clock, drew a watch as big as an onion from his waistcoat and held the two together. There was a minute between them. Mr Zenon does not like a minute to lie about with nobody responsible. He took the clock off the sill, shook it, and looked in from behind for somebody in charge.",
      pl: "Pan Zenon przyszedł w sprawie bezpieczników. Wychodząc, zobaczył budzik, wyjął z kamizelki zegarek jak cebula i przyłożył jedno do drugiego. Była między nimi minuta. Pan Zenon nie lubi, kiedy minuta się poniewiera i nikt za nią nie odpowiada. Zdjął budzik z parapetu, potrząsnął nim i zajrzał mu od tyłu do środka, czy jest tam ktoś z kierownictwa.",
      turns: [
        {
          titles: [
            ["By the Gentleman Next to It", "A według pana obok?"],
            ["Going for Years, Never Known to Stop", "Chodzi od lat i nie staje"],
          ],
          en: "Mr Zenon put the clock back, looked along the sill once more, from left to right, and moved the hand of his own watch by a minute. “By the clock?” asked Ola. “By the gentleman next to it,” said Mr Zenon. “He’s been going for years, and I’ve never known him to stop.” He snapped the case shut, and from the door he looked round again, to make sure.",
          pl: "Pan Zenon odstawił budzik, jeszcze raz spojrzał wzdłuż parapetu, od lewej do prawej, i przesunął wskazówkę własnego zegarka o minutę. „Według budzika?” – spytała Ola. „Według pana obok – odparł pan Zenon. – Chodzi od lat i nie pamiętam, żeby stanął”. Zatrzasnął kopertę, a od drzwi jeszcze raz się obejrzał, żeby się upewnić.",
          picture: {
            place: "window sill",
            pose: "sit",
            props: ["clock"],
            eyes: "half",
            look: "reader",
            company: "zenon",
          },
        },
        {
          titles: [
            ["Three Clocks for One Notebook", "Trzy zegary, a notes jeden"],
            ["You Keep an Eye on It", "Panie Mruku, niech pan go pilnuje"],
          ],
          en: "For a second opinion Mr Zenon carried the clock to the kitchen. The one there was seven minutes ahead of them both. That made three different times. He sat down, took out his notebook and looked for a long time at the empty page, while the clocks ticked at him from all sides. Then he set the clock down again in its ring of dust. “You keep an eye on it,” he said to Mruk.",
          pl: "Dla porównania pan Zenon zaniósł budzik do kuchni. Tamtejszy zegar spieszył się względem obu o siedem minut. Zrobiły się z tego trzy różne godziny. Pan Zenon usiadł, wyjął notes i długo patrzył na pustą kartkę, a zegary tykały na niego ze wszystkich stron. Potem odstawił budzik dokładnie na ślad w kurzu. „Panie Mruku, niech pan go pilnuje” – powiedział.",
          picture: { place: "window sill", pose: "sit", props: ["clock"], eyes: "open", look: "up", company: "zenon" },
        },
        {
          titles: [
            ["Mr Zenon Goes by the Gutter", "O godzinę pyta się rynnę"],
            ["Sixty Drops to the Minute", "Ile kropel ma minuta?"],
          ],
          needs: ["the rain"],
          en: "Mr Zenon raised a finger. He knows the gutter; he soldered it himself, and in steady rain it gives sixty drops to the minute, exactly, which is more than can be said of most clocks. He counted them with his lips, his watch in one hand and the alarm clock in the other. “Sixty,” he said. The alarm clock had been right. He put it back on the sill, saluted, and set his onion of a watch by it.",
          pl: "Pan Zenon podniósł palec. Rynnę zna, sam ją lutował, i przy równym deszczu daje sześćdziesiąt kropel na minutę, równo, a tego o większości zegarów powiedzieć się nie da. Liczył wargami, w jednej ręce zegarek, w drugiej budzik. „Sześćdziesiąt” – powiedział. Rację miał budzik. Odstawił go na parapet, zasalutował i nastawił według niego swoją cebulę.",
          picture: { place: "window sill", pose: "loaf", props: ["clock"], eyes: "open", company: "zenon" },
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["the commission"],
      en: "“Don’t let that clock go so fast!” came Ola’s voice from the kitchen. She had promised a page by the full hour, and of that page there was half. Whoever it was meant for, Mruk took it to heart, and kept his paws to himself. The long hand was climbing already. “Five minutes more,” called Ola, and her pen was running already. “That’s all I ask.”",
      pl: "„Niech ten budzik tak nie leci!” – zawołała z kuchni Ola. Na pełną godzinę obiecała stronę, a miała pół strony. Nie wiadomo, do kogo to było, ale Mruk wziął to sobie do serca i trzymał łapy przy sobie. Duża wskazówka szła już pod górę. „Jeszcze pięć minut – zawołała Ola, a pióro już jej biegło. – O nic więcej nie proszę”.",
    },
    {
      pays: ["the man at the stop"],
      unless: ["Tomek", "Mr Zenon"],
      en: "Down at the stop a man was shaking his wrist. He held it to his ear, tapped it and looked about him for somebody with the time. In the third-floor window he saw a cat. “What does yours say?” he called up to the cat, and pointed to his watch, and then to the clock. Mruk had come for something else altogether. But now the whole stop was looking up, and would go on looking until its tram came.",
      pl: "Na dole, na przystanku, jakiś pan potrząsał nadgarstkiem. Przyłożył go do ucha, postukał i rozejrzał się za kimś, kto ma godzinę. W oknie na trzecim piętrze zobaczył kota. „Która tam jest?” – zawołał w górę i pokazał na zegarek, a potem na budzik. Mruk przyszedł w zupełnie innej sprawie. Ale teraz patrzył w górę cały przystanek i miał tak patrzeć, dopóki nie nadjedzie tramwaj.",
    },
    {
      pays: ["the egg"],
      en: "In the kitchen Ola was boiling an egg. She does not trust the clock there, and goes by a song about a mill, a verse to the minute, four verses for soft. In the third she lost the thread. “How long has it been?” she called into the room. Nobody there had been watching the egg. She began again at the mill. Soft ones are for Tomek. Mruk knew who gets them when they come out hard.",
      pl: "W kuchni Ola gotowała jajko. Tamtejszemu zegarowi nie ufa i śpiewa piosenkę o młynie, zwrotkę na minutę, cztery zwrotki na miękko. W trzeciej zgubiła wątek. „Ile już minęło?” – zawołała w stronę pokoju. Tam nikt nie pilnował jajka. Ola zaczęła od młyna jeszcze raz. Te na miękko są dla Tomka. Mruk wiedział, komu dostają się te, które wyjdą na twardo.",
    },
    {
      pays: ["the speaking clock"],
      unless: ["Tomek", "Mr Zenon"],
      en: "Out in the hall the telephone went. A gentleman had dialled the speaking clock. “This is a flat,” said Ola. “On the third floor.” He was at a railway station, he said, the clock there had stopped, and he had a train to catch. What did they have in the flat? Ola laid down the receiver beside the telephone, to go and look. “Don’t trouble,” said the gentleman, small and tinny. “I can hear it going. I’ll just listen.”",
      pl: "W przedpokoju zadzwonił telefon. Jakiś pan wykręcił zegarynkę. „To jest mieszkanie – powiedziała Ola. – Na trzecim piętrze”. Stał na dworcu, wyjaśnił, dworcowy zegar nie chodzi, a on ma pociąg. Co państwo tam mają? Ola położyła słuchawkę obok telefonu, żeby pójść i spojrzeć. „Nie trzeba – odezwał się pan, mały i blaszany. – Słyszę, jak chodzi. Tylko posłucham”.",
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      pays: ["Prezes"],
      unless: ["Tomek", "Mr Zenon", "the cosy"],
      en: "On the tin ledge outside the pane Prezes, the pigeon from the gutter, came walking up. He had heard ticking, and where it ticks, in his experience, somebody is dropping peas. He put his left eye to the glass and looked at the clock; when that eye grew tired he turned round and put the right one to it. Mruk saw it from quite near. The left eye, meanwhile, was resting. That bird could go on for hours.",
      pl: "Po blasze za szybą nadszedł Prezes, gołąb od rynny. Usłyszał tykanie, a gdzie tyka, tam, o ile mu wiadomo, ktoś sypie groch. Przyłożył do szkła lewe oko i patrzył na budzik, a kiedy to oko się zmęczyło, obrócił się i przyłożył prawe. Mruk widział to z bliska. Lewe oko tymczasem odpoczywało. Ten ptak mógł tak godzinami.",
    },
    {
      when: {
        between: ["12-01", "02-28"],
      },
      pays: ["the cold"],
      unless: ["Tomek", "Mr Zenon", "the cosy"],
      en: "It was cold on the window sill. There is a crack in the frame, and in winter what comes in through it goes straight into the clock. It had begun to limp. After each tick it stopped to think, and the next one came late, like somebody on icy steps. Mruk listened with his head on one side. If it went on like this, there would be nobody left to have it out with.",
      pl: "Na parapecie było zimno. W ramie jest szpara, a to, co zimą przez nią wchodzi, idzie prosto w budzik. Zaczął utykać. Po każdym tyknięciu stawał i się namyślał, a następne przychodziło z opóźnieniem, jak ktoś na oblodzonych schodach. Mruk słuchał z przechyloną głową. Jeśli tak dalej pójdzie, nie będzie już z kim rozmawiać.",
    },
    {
      when: {
        weather: ["rain"],
      },
      pays: ["the rain"],
      en: "It was raining, and now there were two clocks: the alarm clock indoors and, outside, the gutter, where the drops fell on tin. At first they kept apart. Then the gutter drew level, overtook, and fell back, and nobody could have said which of the two was right. Mruk turned one ear to each. One would have been enough for him.",
      pl: "Padało i tykały teraz dwa zegary: w domu budzik, a na dworze rynna, gdzie krople spadały na blachę. Z początku trzymały się osobno. Potem rynna zrównała się z budzikiem, wyprzedziła go i została w tyle i nikt by nie powiedział, który z nich ma rację. Mruk obrócił do każdego jedno ucho. Jeden by mu wystarczył.",
    },
  ],
};
