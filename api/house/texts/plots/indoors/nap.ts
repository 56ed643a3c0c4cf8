import type { Plot } from "#api/house/texts/model.ts";

/** Mruk wants to sleep on the window sill, and the house does not. With Ola, and at most one more. */
export const nap: Plot = {
  name: "nap",
  category: "Daily Life",
  wishes: [
    {
      en: "Mruk had arrears of sleep. The night before he had been woken twice by the fridge and once by his own tail, which made three pieces, and he likes to keep his accounts straight. On the window sill there is a hollow in the folded blanket that knows him by heart. He let himself down into it, to pay back all three at one go.",
      pl: "Mruk miał zaległości w spaniu. Ostatniej nocy dwa razy zbudziła go lodówka, a raz własny ogon, razem trzy kawałki, on zaś lubi mieć rachunki w porządku. Na parapecie leży złożony koc z dołkiem, który zna Mruka na pamięć. Opuścił się w ten dołek, żeby spłacić wszystkie trzy za jednym posiedzeniem.",
      picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", on: "blanket", company: "nobody" },
      endings: [
        {
          en: "The debt was paid in instalments. Mruk slept the first piece on his left side, woke, listened to the fridge, which did not dare, and slept the second on his right. For the third he lay on his tail. The tip stuck out at the front, and stirred. He laid both paws on it, and his chin on the paws, and now nobody was left in the house who could have woken him.",
          pl: "Mruk spłacał dług w ratach. Pierwszy kawałek przespał na lewym boku, zbudził się, posłuchał lodówki, która się nie odważyła, i drugi przespał na prawym. Do trzeciego położył się na ogonie. Koniec trochę wystawał z przodu i się ruszał. Mruk przycisnął go obiema łapami, na łapach oparł brodę i w całym domu nie było już nikogo, kto mógłby go zbudzić.",
          picture: { place: "window sill", pose: "sleep", on: "blanket", props: [], eyes: "closed", company: "nobody" },
          titles: [
            ["To Be Paid in Three Instalments", "Na trzy raty"],

            ["The Fridge Did Not Dare", "Lodówka się nie odważyła"],
          ],
        },
        {
          en: "All three pieces were slept off, and a fourth, for interest. Then Mruk yawned with all his teeth and looked about him mildly, as people do who owe nobody anything. In the kitchen the fridge began to speak. He got down, went over and lay against its door with his whole length. It shook him for a while, and stopped in the middle of a word.",
          pl: "Wszystkie trzy kawałki zostały odespane, a do tego czwarty, procent. Potem Mruk ziewnął wszystkimi zębami i rozejrzał się łagodnie, jak ktoś, kto nikomu nic nie jest winien. W kuchni odezwała się lodówka. Zeszedł, podszedł i położył się przy jej drzwiach na całą długość. Trzęsła nim jakiś czas, po czym urwała w pół słowa.",
          picture: {
            place: "kitchen floor",
            pose: "loaf",
            by: "refrigerator",
            props: [],
            eyes: "half",
            company: "nobody",
          },
          titles: [
            ["A Fourth Piece, for Interest", "Czwarty kawałek, czyli procent"],
            ["He Owes Nobody Anything", "Już nikomu nic nie jest winien"],
            ["Who Owes What to Whom", "Kto komu ile winien"],
          ],
        },
        {
          needs: ["one ear"],
          titles: [["Half of Him Had Paid in Advance", "Połowa spłaciła wcześniej"]],
          en: "The half of Mruk with the whole ear had been asleep since the beginning, and by the time the notched half joined it, it had paid back two pieces by itself. The third they slept together. When Mruk woke, one side of his face was smooth and the other had the blanket’s pattern on it. Ola looked at him from the left and from the right. “Which of you two is up?” she asked, and scratched the one that wasn’t.",
          pl: "Połowa Mruka, ta z całym uchem, spała od początku i zanim dołączyła do niej ta z nacięciem, sama spłaciła dwa kawałki. Trzeci przespały razem. Kiedy Mruk się zbudził, jedną stronę twarzy miał gładką, a na drugiej odbity wzór koca. Ola obejrzała go z lewej i z prawej. „Która z was wstała?” – spytała i podrapała tę, która jeszcze nie.",
          picture: {
            place: "window sill",
            pose: "loaf",
            on: "blanket",
            props: [],
            eyes: "half",
            company: "ola",
            posture: "stroking",
          },
        },
      ],
    },
    {
      en: "Mruk had left a dream in the middle. There had been a long corridor in it, at the end of the corridor a door, and behind the door somebody frying something. He had to go back and see what. On the window sill he lay down in precisely the same position, the left paw over the right, so that the dream would know him.",
      pl: "Mruk zostawił sen w połowie. Był w nim długi korytarz, na końcu korytarza drzwi, a za drzwiami ktoś coś smażył. Trzeba było wrócić i sprawdzić co. Położył się na parapecie dokładnie w tej samej pozycji, lewa łapa na prawej, żeby sen go poznał.",
      titles: [["Somebody Behind the Door", "Kto tam za drzwiami?"]],
      picture: {
        place: "window sill",
        pose: "sleep",
        props: [],
        eyes: "closed",
        camera: "close",
        company: "nobody",
        on: "blanket",
      },
      endings: [
        {
          en: "In the dream there was the corridor, there was the door, and this time it was ajar. What was being fried Mruk has never told. But when he opened his eyes there was a drop on his chin, and such peace in his face that Ola, who had come to ask him something, did not ask. She wiped the drop off with her sleeve. It smelled, she could have sworn, of herring.",
          pl: "We śnie był korytarz, były drzwi, tym razem uchylone. Co się tam smażyło, Mruk nie powiedział nikomu. Ale kiedy otworzył oczy, miał na brodzie kroplę i taki spokój na twarzy, że Ola, która przyszła o coś zapytać, nie zapytała. Wytarła kroplę rękawem. Pachniała, mogłaby przysiąc, śledziem.",
          picture: { place: "window sill", pose: "loaf", props: [], eyes: "half", company: "ola", on: "blanket" },
          titles: [
            ["A Drop on the Chin", "Kropla na brodzie"],
            ["What Was Being Fried He Never Told", "Co się smażyło, tego nie powiedział"],
            ["This Time the Door Was Ajar", "Tym razem drzwi były uchylone"],
          ],
        },
        {
          en: "In the dream Mruk had just reached the door when it moved away, corridor and all, and he was back on the window sill. But the frying went on. He smelled it with both eyes open. He walked through the hall, which is long, to the kitchen, which was shut, and sat down before it, the left paw over the right. Behind the door something was turned over in a pan. The handle moved. It was pancakes, and the first, which always tears, is his.",
          pl: "We śnie Mruk właśnie doszedł do drzwi, kiedy odsunęły się razem z korytarzem, i znów był na parapecie. Ale smażyło się dalej. Czuł to z otwartymi oczami. Ruszył przez przedpokój, który jest długi, do kuchni, która była zamknięta, i usiadł pod drzwiami, lewa łapa na prawej. Za nimi ktoś przewracał coś na patelni. Poruszyła się klamka. Były to naleśniki, a pierwszy, który zawsze się rwie, jest dla niego.",
          picture: { place: "hall", pose: "back", by: "closed door", props: [], eyes: "wide", company: "nobody" },
          titles: [
            ["And It Went On Frying", "A smażyło się dalej"],
            ["Past the End of the Corridor", "Dalej niż koniec korytarza"],
          ],
        },
        {
          needs: ["the purr"],
          titles: [["Who Was in the Frying Pan?", "Kto leżał na patelni?"]],
          en: "The corridor was there, the door was there, and behind it the frying, low and even and just as before. Mruk pushed with his forehead. It was a large kitchen, quite empty, and on the stove stood a pan with nothing in it but himself, purring. So that was what had been frying. He looked into it for some time from above, turned himself over on to the other side, and let it go on frying.",
          pl: "Był korytarz, były drzwi, a za drzwiami smażyło się, nisko i równo, tak jak przedtem. Mruk pchnął je czołem. Była to duża kuchnia, zupełnie pusta, a na kuchence stała patelnia, na której leżał tylko on sam i mruczał. A więc to się smażyło. Przyglądał się temu chwilę z góry, przewrócił się na drugi bok i smażył się dalej.",
          picture: {
            place: "window sill",
            pose: "sleep",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
            on: "blanket",
          },
        },
      ],
    },
    {
      en: "The plan for the next few hours had a single point. Mruk had drawn it up himself and could find no fault in it. He climbed on to the window sill, folded in his paws, wrapped the tail round, checked that nothing was sticking out, and proceeded to carry it into effect. Ola, with her pencil over a list of her own, watched him with some envy.",
      pl: "Plan na najbliższe godziny miał jeden punkt. Mruk ułożył go sam i nie znajdował w nim błędu. Wspiął się na parapet, złożył łapy, okręcił się ogonem, sprawdził, czy nic nie wystaje, i przystąpił do realizacji. Ola, z ołówkiem nad własną listą, przyglądała mu się nie bez zazdrości.",
      titles: [["A Plan with a Single Point", "Plan w jednym punkcie"]],
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        eyes: "half",
        paws: "tucked",
        camera: "close",
        company: "nobody",
        on: "blanket",
      },
      endings: [
        {
          en: "The plan was fulfilled, and exceeded. Ola meanwhile had got through two points of her own, out of fourteen. She looked at the warm heap that rose and sank by the window, and then at her list. Between “bread” and “ring the printer” she wrote something in. She sat down in the armchair, shut her eyes and, as far as anybody could tell, carried it out.",
          pl: "Plan wykonano, a nawet przekroczono. Ola załatwiła tymczasem dwa punkty ze swoich czternastu. Podeszła do okna, popatrzyła na ciepłą górkę, która podnosiła się i opadała, a potem na listę. Między „chleb” a „zadzwonić do drukarni” coś dopisała. Usiadła w fotelu, zamknęła oczy i, o ile było widać, punkt wykonała.",
          picture: {
            place: "window sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "closed",
            company: "nobody",
            on: "blanket",
          },
          titles: [
            ["Two Out of Fourteen", "Dwa z czternastu"],
            ["Between “Bread” and “Ring the Printer”", "Między „chleb” a „zadzwonić”"],
          ],
        },
        {
          unless: ["the telephone"],
          en: "“He does nothing,” said Ola on the telephone, passing the window with the cord behind her. “But thoroughly.” An ear turned towards the voice, made a note of it, and turned back. The rest of Mruk was busy with the plan. There would be time to reply to that, a suitable time, when it was quiet and everybody would hear him. He thought of four in the morning.",
          pl: "„Nic nie robi – mówiła Ola do telefonu, przechodząc koło okna ze sznurem. – Ale porządnie”. Jedno ucho obróciło się w stronę głosu, zanotowało i wróciło na miejsce. Reszta Mruka była zajęta planem. Na odpowiedź miał przyjść czas, i to dobry, kiedy będzie cicho i wszyscy usłyszą. Mruk myślał o czwartej nad ranem.",
          picture: {
            place: "window sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
            on: "blanket",
          },
          titles: [
            ["Nothing, but Thoroughly", "Nic, ale porządnie"],
            ["A Reply at Four in the Morning", "Odpowiedź o czwartej nad ranem"],
          ],
        },
        {
          needs: ["the yawn"],
          unless: ["the telephone"],
          titles: [["Caught from a Passenger", "Zaraziła się od pasażerki"]],
          en: "The next fifteen stopped, and behind its third window a lady was yawning. Ola, who stood by the sill with her list, caught it through two panes. She turned round with her hand before her mouth, too late: Mruk, whose jaw had stood half open since the last tram, asleep or awake, took it from her and completed it. That was his one point carried out. Ola put off all fourteen of hers until tomorrow.",
          pl: "Stanęła następna piętnastka i za trzecim oknem ziewała jakaś pani. Ola, która stała przy parapecie z listą, złapała to przez dwie szyby. Odwróciła się z ręką przy ustach, za późno, i Mruk, który od poprzedniego tramwaju, we śnie czy na jawie, miał uchylony pysk, wziął od niej i dokończył. To był jego jedyny punkt. Swoje czternaście Ola odłożyła do jutra.",
          picture: {
            place: "window sill",
            pose: "loaf",
            paws: "tucked",
            props: [],
            eyes: "closed",
            mouth: "yawn",
            company: "ola",
            inHand: "slip of paper",
            on: "blanket",
          },
        },
      ],
    },
    {
      en: "There is a place on the window sill from which three things can be seen: the stop, the door of the bakery, and the inside of your own eyelids. Mruk had been busy with the first two until now. He turned round on the blanket three times, as the custom is, and meant to devote himself to the third view for some time.",
      pl: "Jest na parapecie miejsce, z którego widać trzy rzeczy: przystanek, drzwi piekarni i wnętrze własnych powiek. Dwiema pierwszymi Mruk zajmował się do tej pory. Obrócił się na kocu trzy razy, jak każe zwyczaj, i zamierzał na dłużej przejść do trzeciego widoku.",
      picture: {
        place: "window sill",
        pose: "sit",
        props: [],
        eyes: "half",
        look: "away",
        on: "blanket",
        company: "nobody",
      },
      endings: [
        {
          en: "The third view was green, with something slow moving across it from left to right. It might have been a tram, or a carp. Mruk watched it to the terminus. Ola, who sat by the window with her cup, saw only his eyelids, and something travelling along beneath them. When it had arrived, she looked out at the stop herself. But out there a ticket was needed for everything.",
          pl: "Trzeci widok był zielony i coś powoli sunęło przez niego z lewej na prawą. Mógł to być tramwaj, mógł być karp. Mruk odprowadził to do pętli. Ola, która usiadła przy oknie z filiżanką, widziała tylko powieki i jak coś pod nimi jedzie. Kiedy dojechało, sama spojrzała na przystanek. Ale tam na wszystko trzeba było mieć bilet.",
          picture: {
            place: "window sill",
            pose: "loaf",
            on: "blanket",
            props: [],
            eyes: "closed",
            company: "ola",
            inHand: "teacup",
          },
          titles: [
            ["A Tram, or a Carp", "Tramwaj? A może karp"],
            ["Watched to the Terminus", "Odprowadził go do samej pętli"],
            ["The Third View Is Green", "Trzeci widok jest zielony"],
          ],
        },
        {
          en: "If you stay with the third view long enough, you can see the other two from it. Mruk saw the stop, and nobody was standing there but fish. He saw the bakery, with its door open to him, and on the counter lay his own blanket, freshly baked. On the sill a hind foot began to run. Ola held her hand over it without touching, as over something on the boil.",
          pl: "Kto dłużej zostanie na trzecim widoku, zobaczy stamtąd i dwa pierwsze. Mruk zobaczył przystanek, a na przystanku same ryby. Zobaczył piekarnię, drzwi były dla niego otwarte, a na ladzie leżał jego własny koc, świeżo upieczony. Na parapecie tylna łapa zaczęła biec. Ola trzymała nad nią rękę, nie dotykając, jak nad czymś, co się gotuje.",
          picture: {
            place: "window sill",
            pose: "sleep",
            on: "blanket",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Nobody at the Stop but Fish", "Na przystanku same ryby"],
            ["Running on One Hind Foot", "Bieg na jednej nodze, z zamkniętymi oczami"],
            ["Blankets, Freshly Baked", "Koc prosto z pieca"],
          ],
        },
        {
          when: {
            weather: ["fog"],
          },
          titles: [
            ["Two Views Withdrawn on Account of Fog", "Dwa widoki zdjęte z powodu mgły"],
            ["The Fog Left Him the Third", "Mgła zostawiła mu trzeci"],
          ],
          en: "Fog had come up the street and taken away the first view, with the stop, and after it the second, bakery and all. There was nothing out there to stay awake for. Mruk checked once more, out of fairness, and something rang where the tram should have been. Then he went over to the third. It was green, and perfectly clear, as far as you could see. Ola lit the lamp and did not draw the curtain.",
          pl: "Mgła podeszła ulicą i zabrała pierwszy widok, z przystankiem, a po nim drugi, razem z piekarnią. Nie było tam już dla kogo czuwać. Mruk z uczciwości sprawdził jeszcze raz i coś zadzwoniło tam, gdzie powinien być tramwaj. Wtedy przeszedł do trzeciego. Był zielony i zupełnie przejrzysty, jak okiem sięgnąć. Ola zapaliła lampę, a zasłony nie ruszała.",
          picture: { place: "window sill", pose: "sleep", on: "blanket", props: [], eyes: "closed", company: "nobody" },
          unless: ["the curtain"],
        },
      ],
    },
    {
      en: "Nobody knows how tiring it is to be responsible for a flat. Mruk had counted the windows, of which there are six, listened at the wall and accompanied each member of the household to the bathroom. Now he was entitled to a rest, by law and by custom, and he came to the window sill to collect it.",
      pl: "Nikt nie wie, jak męczy odpowiedzialność za mieszkanie. Mruk zdążył policzyć okna, których jest sześć, posłuchać ściany i odprowadzić każdego z domowników do łazienki. Teraz należał mu się odpoczynek, z prawa i ze zwyczaju, i przyszedł go sobie odebrać na parapet.",
      titles: [["Entitled, by Law and by Custom", "Z prawa i ze zwyczaju"]],
      picture: { place: "window sill", pose: "walk", props: [], eyes: "half", camera: "close", company: "nobody" },
      endings: [
        {
          en: "While Mruk slept, the duty passed to Ola. She did not know it; she was only looking for her pencil. But she looked for it in every room, stopped at the wall, because there was a knocking in it, and went into the bathroom and came out. At the last window she bent over the blanket. “Six,” she said, for some reason, and an ear sank that had been standing until then.",
          pl: "Kiedy Mruk spał, obowiązki przeszły na Olę. Nie wiedziała o tym, szukała tylko ołówka. Ale szukała go w każdym pokoju, przystanęła pod ścianą, bo coś w niej pukało, weszła do łazienki i wyszła. Przy ostatnim oknie nachyliła się nad kocem. „Sześć” – powiedziała, nie wiadomo czemu, i opadło ucho, które dotąd stało.",
          picture: { place: "window sill", pose: "sleep", on: "blanket", props: [], eyes: "closed", company: "ola" },
          titles: [
            ["She Was Only Looking for Her Pencil", "Ola szuka tylko ołówka"],
            ["Six, for Some Reason", "Sześć, nie wiadomo czemu"],
          ],
        },
        {
          en: "After his rest Mruk took the flat over again. He counted the windows, and there were six. After so long a time with nobody looking this seemed improbable, and he counted once more from the other end. The wall was standing. Only the post outside the bathroom was empty: Ola had gone in all alone and shut the door. He sat down in front of it at once.",
          pl: "Po odpoczynku Mruk przejął mieszkanie z powrotem. Policzył okna i było ich sześć. Po tak długim czasie, kiedy nikt nie patrzył, wydało mu się to nieprawdopodobne, więc policzył jeszcze raz, od drugiego końca. Ściana stała. Tylko pod łazienką nie było warty: Ola weszła tam zupełnie sama i zamknęła drzwi. Mruk natychmiast pod nimi usiadł.",
          picture: { place: "hall", pose: "back", by: "closed door", props: [], eyes: "wide", company: "nobody" },
          titles: [
            ["And Once More from the Other End", "I jeszcze raz, od drugiego końca"],
            ["Six Windows, Which Seemed Improbable", "Sześć okien? Nieprawdopodobne"],
            ["All Alone in the Bathroom", "W łazience, i to sama"],
          ],
        },
      ],
    },
    {
      en: "A cat who tucks in all four paws turns into a loaf, and a loaf has only one duty, which is to rise. On the window sill Mruk had got as far as that. He lay on the folded blanket, warm, with a slight crust, and inside him sleep was slowly rising. Sleep needs quiet. In a draught, as every baker knows, or in a din, it falls.",
      pl: "Kot, który schowa wszystkie cztery łapy, zamienia się w bochenek, a bochenek ma tylko jeden obowiązek: rosnąć. Na parapecie Mruk doszedł właśnie do tego punktu. Leżał na złożonym kocu, ciepły, z lekką skórką, a sen powoli w nim rósł. Sen potrzebuje spokoju. W przeciągu, wie to każdy piekarz, i w hałasie opada.",
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        eyes: "closed",
        paws: "tucked",
        on: "blanket",
        company: "nobody",
      },
      endings: [
        {
          en: "The loaf rose. It rose over the hollow in the blanket, over the hem, and then over the edge of the sill, by two fingers. Ola, who was going past, stopped. From the kitchen she fetched a clean tea towel, the one with the blue stripes, and spread it over Mruk, as her grandmother used to spread it over the bowl. Underneath, something sighed, and the stripes lifted, and sank.",
          pl: "Bochenek rósł. Urósł ponad dołek w kocu, ponad rąbek, a potem poza krawędź parapetu, na dwa palce. Ola, która przechodziła, przystanęła. Przyniosła z kuchni czystą ścierkę, tę w niebieskie paski, i przykryła nią Mruka, tak jak babcia przykrywała miskę. Pod spodem coś westchnęło i paski uniosły się i opadły.",
          picture: {
            place: "window sill",
            pose: "loaf",
            on: "blanket",
            paws: "tucked",
            props: [],
            eyes: "closed",
            company: "ola",
          },
          titles: [["Over the Edge by Two Fingers", "O dwa palce za krawędź"]],
        },
        {
          en: "You can hear whether a loaf is done. Ola bent down to Mruk and tapped him on the back with a knuckle, quite lightly, as they do at the bakery. It sounded full. She tapped again, lower down. There was a pause, and then from the depths a single note, brown and even, which did not leave off. “A little longer,” Ola decided, and turned his other side to the room.",
          pl: "Czy bochenek jest gotowy, można usłyszeć. Ola nachyliła się nad Mrukiem i postukała go kostką w grzbiet, leciutko, tak jak się stuka w piekarni. Brzmiało pełno. Postukała jeszcze raz, niżej. Była przerwa, a potem z głębi odezwał się jeden ton, brązowy i równy, i już nie ustawał. „Jeszcze trochę” – uznała Ola i obróciła go drugą stroną do pokoju.",
          picture: {
            place: "window sill",
            pose: "loaf",
            on: "blanket",
            paws: "tucked",
            props: [],
            eyes: "happy",
            company: "ola",
            posture: "stroking",
          },
          titles: [
            ["Is It Done?", "Czy już gotowy?"],
            ["As They Tap at the Bakery", "Po puknięciu, jak w piekarni"],
            ["A Knuckle on the Crust", "Kostką w skórkę"],
          ],
        },
      ],
    },
    {
      en: "Everything had been arranged for silence. Ola had a deadline and was moving only her lips; the tap had been turned off hard; even the pipes were holding something back. Such an hour comes to this house twice a month at the most. Mruk, who has an ear for it and a half, spread himself along the window sill, to use it to the end.",
      pl: "Wszystko było ułożone pod ciszę. Ola miała termin i ruszała samymi ustami, kran zakręcono do oporu, nawet rury coś w sobie dusiły. Taka godzina trafia się w tym domu najwyżej dwa razy w miesiącu. Mruk, który ma na to ucho, a nawet półtora, rozłożył się wzdłuż parapetu, żeby wykorzystać ją do końca.",
      titles: [["Twice a Month at the Most", "Najwyżej dwa razy w miesiącu"]],
      picture: { place: "window sill", pose: "drape", props: [], eyes: "happy", camera: "close", company: "nobody" },
      endings: [
        {
          en: "Once in all that silence there was a word. It came from the window sill, from very far down, clear and with conviction, and after it nothing more. Ola put down her pen. For an hour she had been looking for something to fit a sentence on page ninety. She wrote down what Mruk had said, the way it had sounded, read it in both languages, and left it in.",
          pl: "Raz padło w tej ciszy słowo. Przyszło z parapetu, z samego dna, wyraźne i z przekonaniem, a po nim nic więcej. Ola odłożyła pióro. Od godziny szukała czegoś, co by pasowało do pewnego zdania na stronie dziewięćdziesiątej. Zapisała to, co powiedział Mruk, tak jak brzmiało, przeczytała w obu językach i zostawiła.",
          picture: {
            place: "window sill",
            pose: "loaf",
            props: [],
            eyes: "closed",
            camera: "close",
            company: "nobody",
            on: "blanket",
          },
          titles: [
            ["A Word for Page Ninety", "Słowo do strony dziewięćdziesiątej"],
            ["What Did He Say?", "Co powiedział Mruk?"],
          ],
        },
        {
          en: "In the silence there was, after all, a noise. Ola raised her head. It was small and regular, with a whistle at the end, and she looked for it in the pipes, then behind the stove, until she was standing before the sill. There slept the only one who had asked for quiet. She took off her slippers, went back to her deadline in stockings, and wrote in time with it.",
          pl: "W tej ciszy było jednak coś słychać. Ola podniosła głowę. Odgłos był mały i równy, z gwizdem na końcu, szukała go w rurach, potem za piecem, aż stanęła przed parapetem. Spał tam jedyny, kto prosił o spokój. Zdjęła kapcie, wróciła do swojego terminu w pończochach i pisała do taktu.",
          picture: { place: "window sill", pose: "sleep", props: [], eyes: "closed", company: "ola", on: "blanket" },
          titles: [
            ["With a Whistle at the End", "Z gwizdem na końcu"],
            ["The Only One Who Had Asked for Quiet", "Ten jeden, który prosił o ciszę"],
            ["In Stockings, in Time", "W pończochach i do taktu"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      when: {
        timeSlot: ["afternoon", "evening"],
      },
      en: "Two floors below, Staś raised his trumpet. He had got as far as the fourth bar of a march, and at the fourth bar there is a high note, from which he fell, every time, got up, and went back to the beginning. The soldiers in this march had been setting out for a quarter of an hour. None of them had reached the corner.",
      pl: "Dwa piętra niżej Staś podniósł trąbkę. Doszedł do czwartego taktu pewnego marsza, a w czwartym takcie jest wysoki dźwięk, z którego za każdym razem spadał, wstawał i wracał na początek. Żołnierze w tym marszu wyruszali już od kwadransa. Żaden nie doszedł do rogu.",
      turns: [
        {
          en: "The march went on after all. Staś had set out once more, taken the high note and got over it, and there he stood, on the other side of the bar, where he had never practised. The whole house heard how surprised he was. He blew another three notes, on tiptoe, and put the trumpet in its case before anything could go wrong. It was quiet up to the roof.",
          pl: "Marsz poszedł jednak dalej. Staś wyruszył jeszcze raz, wziął wysoki dźwięk i był po drugiej stronie taktu, gdzie niczego nie ćwiczył. W całym domu słychać było, jak się zdziwił. Zagrał jeszcze trzy nuty, na palcach, i schował trąbkę do futerału, zanim się coś popsuje. Zrobiło się cicho aż po dach.",
          titles: [
            ["Over the Fourth Bar and Away", "Za czwarty takt i dalej"],
            ["Another Three Notes", "I jeszcze trzy nuty"],
          ],
        },
        {
          en: "After the fourth bar, each time, there came a pause, in which Staś took a breath and Mruk waited. By the ninth time he knew it by heart. It was as deep as the hollow of a blanket, and soft at the bottom. The tenth time he let himself fall off the high note together with Staś. Only Staś got up again, and marched on without him until he was called to table.",
          pl: "Po czwartym takcie była za każdym razem przerwa: Staś nabierał powietrza, a Mruk czekał. Za dziewiątym razem znał ją już na pamięć. Była głęboka jak dołek w kocu, a na dnie całkiem miękka. Za dziesiątym spadł z wysokiego dźwięku razem ze Stasiem. Tyle że Staś wstał i maszerował dalej bez niego, aż go zawołano do stołu.",
          titles: [
            ["The Pause After the Fourth Bar", "Po czwartym takcie przerwa"],
            ["Marched Off Without Him", "Dalej już bez Mruka"],
          ],
        },
        {
          needs: ["the word"],
          titles: [
            ["Staś Writes Down the Note", "Staś zapisuje tę nutę"],
            ["Who Was That, Upstairs?", "Kto to był, tam na górze?"],
          ],
          en: "Mruk’s word had reached the first floor. Staś lowered the trumpet: that was it, exactly that, the high note, and somebody up there could simply do it. He tried it on the mouthpiece, he sang it, he ran to write it in over the fourth bar before he forgot it, and found that his pencil had no point. So he sharpened it. Staś sharpens slowly and thoroughly, and the trumpet lay on the bed.",
          pl: "Słowo Mruka doleciało na pierwsze piętro. Staś opuścił trąbkę: to było to, dokładnie to, ten wysoki dźwięk, a ktoś tam na górze po prostu go umie. Spróbował na ustniku, zaśpiewał, pobiegł zapisać go nad czwartym taktem, póki pamięta, i zobaczył, że ołówek ma złamany. Zaczął temperować. Staś temperuje powoli i dokładnie, a trąbka leżała na łóżku.",
        },
      ],
    },
    {
      when: {
        weekday: [1, 2, 3, 4, 5, 6],
      },
      en: "The neighbour behind the wall had bought himself a drill. He did not know yet what he wanted to hang, and for the present was trying the wall by ear. There was a whine, a pause in which it was possible to hope, and another whine, a hand’s breadth further to the left, where there was still some hope to spoil.",
      pl: "Sąsiad zza ściany kupił sobie wiertarkę. Nie wiedział jeszcze, co chce powiesić, na razie sprawdzał ścianę na słuch. Było wycie, była przerwa, w której dało się mieć nadzieję, i znowu wycie, o dłoń dalej w lewo, gdzie nadziei zostało jeszcze trochę do zepsucia.",
      turns: [
        {
          en: "After the ninth hole the drill was put away. A hammer gave three small taps. Then, through the wall, directly behind Mruk’s ear, something began to go: tick, and after a proper interval, tock. It had taken nine holes to hang up a clock. It was a calm clock, of the kind that does not insist, and it counted him very slowly out of the room.",
          pl: "Po dziewiątej dziurze wiertarkę odłożono. Młotek stuknął lekko trzy razy. I zza ściany, tuż za uchem Mruka, coś zaczęło chodzić: tik, a po przepisowej przerwie tak. Dziewięć dziur trzeba było, żeby powiesić zegar. Był to zegar spokojny, z tych, które nie nalegają, i bardzo powoli odliczał Mruka z pokoju.",
          titles: [
            ["Nine Holes for a Single Clock", "Dziewięć dziur na jeden zegar"],
            ["Directly Behind His Ear", "Tuż za uchem"],
          ],
        },
        {
          en: "Above the skirting board a crumb of plaster fell. Then the tip of the drill came into the room, no thicker than a pencil, turned a few times in the light, as if to see where it was, and withdrew. On the other side a man said “oh”. There was a long silence. A finger stopped the hole with paper, and behind the wall somebody walked about in socks.",
          pl: "Nad listwą odpadł okruch tynku. Potem do pokoju weszło samo wiertło, nie grubsze od ołówka, obróciło się parę razy w świetle, jakby się rozglądało, i cofnęło. Po drugiej stronie męski głos powiedział „o”. Zapadła długa cisza. Czyjś palec zatkał dziurę papierem i za ścianą ktoś chodził już tylko w skarpetkach.",
          titles: [
            ["“Oh,” Said the Wall", "„O” – powiedziała ściana"],
            ["A Plug of Paper", "Po drugiej stronie w skarpetkach"],
          ],
        },
        {
          needs: ["the word"],
          titles: [
            ["“Did I Hurt You?”", "„Czy ja kogoś skaleczyłem?”"],
            ["“Sorry!” Said the Neighbour to the Wall", "„Przepraszam!” – powiedział sąsiad do ściany"],
          ],
          en: "Behind the wall the drill broke off. The neighbour had heard the word, at the very spot where he was pressing, and stood there with the thing in his hands. “Hello?” he said to the wall. “Did I hurt you?” Mruk did not reply; he had said what he had to say. “Sorry!” said the neighbour, much more quietly, and could be heard putting the drill in its box, first the long bit, then the short.",
          pl: "Za ścianą wiertarka ucichła. Sąsiad usłyszał to słowo dokładnie tam, gdzie przyciskał, i stał z wiertarką w rękach. „Halo? – powiedział do ściany. – Czy ja kogoś skaleczyłem?” Mruk nie odpowiedział, swoje już powiedział. „Przepraszam!” – rzekł sąsiad dużo ciszej i było słychać, jak chowa wiertła do pudełka, najpierw długie, potem krótkie.",
        },
      ],
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      en: "From the hall, with Tomek behind it, came the vacuum cleaner. It is a low animal with one foot, which eats what lies on the floor and screams as it eats. Mruk has known it for years and does not greet it. It sniffed its way along the skirting board, and each time it passed beneath the sill it raised its voice.",
      pl: "Z przedpokoju, pchany przez Tomka, nadjechał odkurzacz. Jest to niskie zwierzę na jednej nodze, które zjada, co leży na podłodze, i krzyczy przy jedzeniu. Mruk zna je od lat i mu się nie kłania. Obwąchiwało listwę i za każdym razem, kiedy mijało parapet, podnosiło głos.",
      turns: [
        {
          en: "The animal made for the corner behind the armchair, and there its cord gave out. It broke off in the middle of a scream. Tomek pressed the button, pressed it again and knocked. “Power cut,” he said, and went to look at the fuses. Beneath the window the plug lay on the parquet, a hand’s breadth from the socket. Mruk looked down at it, and told nobody.",
          pl: "Zwierzę chciało jeszcze do kąta za fotelem i na to zabrakło mu sznura. Urwało w pół krzyku. Tomek nacisnął guzik, nacisnął drugi raz, popukał. „Nie ma prądu” – powiedział i poszedł szukać bezpieczników. Pod oknem, na parkiecie, leżała wtyczka, o dłoń od gniazdka. Mruk popatrzył na nią z góry i nikomu nic nie powiedział.",
          titles: [
            ["A Hand’s Breadth from the Socket", "O dłoń od gniazdka"],
            ["He Told Nobody", "Mruk nikomu nie powiedział"],
          ],
        },
        {
          en: "Under the armchair the animal bit on something hard. It clattered, howled and was still. Tomek knelt down, opened it up and felt about in the grey inside as far as the elbow. “Director,” he said. He held up the key to his bicycle, which he had looked for in three coats. The animal was left where it lay, with its mouth open, and down on the stairs a bicycle bell rang.",
          pl: "Pod fotelem zwierzę ugryzło coś twardego. Zagrzechotało, zawyło i ucichło. Tomek uklęknął, otworzył je i grzebał w szarym wnętrzu po łokieć. „Dyrektorze” – powiedział. Trzymał w górze kluczyk od roweru, którego szukał w trzech płaszczach. Zwierzę zostało tam, gdzie leżało, z otwartym pyskiem, a na schodach słychać było rowerowy dzwonek.",
          titles: [
            ["He Had Looked in Three Coats", "Trzy płaszcze, a kluczyk gdzie?"],

            ["It Bit on Something Hard", "Zwierzę ugryzło coś twardego"],
          ],
        },
      ],
    },
    {
      pays: ["the telephone"],
      en: "Just then Ola’s sister rang. She always rings for two minutes, and always standing up. Ola walked with the receiver from the window to the door and back, the long cord behind her, and at each turn she said “No!” or “You don’t say!”, and each of these came down on the sill like a dropped spoon.",
      pl: "Akurat wtedy zadzwoniła siostra Oli. Dzwoni zawsze na dwie minuty i zawsze na stojąco. Ola chodziła ze słuchawką od okna do drzwi i z powrotem, ciągnąc za sobą długi sznur, na każdym zakręcie mówiła „Nie!” albo „Co ty powiesz!”, a każde takie słowo spadało na parapet jak upuszczona łyżka.",
      turns: [
        {
          en: "“And how’s the cat?” asked the receiver, loud enough for the whole room. “I’ll put him on,” said Ola, and held it to the blanket. Mruk was breathing, as it happened. At the bottom of his breath there was something of a stove with the door shut. The other end went quiet. Then it yawned. “Do you know,” it said, close and warm, “I think I’ll lie down for a bit.” Ola hung up on tiptoe.",
          pl: "„A jak kot?” – spytała słuchawka, na cały pokój. „Daję ci go” – powiedziała Ola i przyłożyła ją do koca. Mruk akurat oddychał. Na dnie tego oddechu było coś jakby piec przy zamkniętych drzwiczkach. Po drugiej stronie ucichło. Potem ziewnęło. „Wiesz – odezwało się blisko i ciepło – ja się chyba trochę położę”. Ola odłożyła słuchawkę na palcach.",
          picture: { place: "window sill", pose: "loaf", on: "blanket", props: [], eyes: "closed", company: "ola" },
          titles: [["The Other End Yawned", "A po drugiej stronie ziewnęło"]],
        },
        {
          en: "Then came the part that nobody was to know. Ola stopped at the window, with her back to the room, drew the cord in and went on in a whisper. It passed close over the sill, a long whisper, with many names. Mruk was the only soul who heard every word. He kept the secret in the safest way there is: before she came to the end, he was asleep.",
          pl: "Przyszła kolej na to, o czym nikt nie miał wiedzieć. Ola stanęła przy oknie, tyłem do pokoju, zebrała sznur i mówiła dalej szeptem. Szept szedł nisko nad parapetem, długi, z wieloma imionami. Jeden Mruk słyszał każde słowo. Zachował tajemnicę najpewniejszym sposobem, jaki jest: zanim Ola doszła do końca, spał.",
          picture: { place: "window sill", pose: "sleep", on: "blanket", props: [], eyes: "closed", company: "ola" },
          titles: [["How to Keep a Secret", "Jak się trzyma tajemnicę"]],
        },
      ],
    },
    {
      when: {
        timeSlot: ["morning", "afternoon"],
      },
      en: "Outside, on the tin of the sill, however, a meeting had been called. Prezes, the large pigeon, was in the chair, and five others had come to be heard. They walked to and fro behind Mruk’s head, in hard shoes, and agreed with one another in that cooing voice which passes through glass, through blankets and through any amount of goodwill.",
      pl: "Tymczasem na zewnątrz, na blaszanym parapecie, zwołano zebranie. Przewodniczył Prezes, a obecnych było pięć gołębi. Chodziły tam i z powrotem za głową Mruka, w twardych butach, i przytakiwały sobie tym gruchającym głosem, który przechodzi przez szybę, przez koc i przez najlepszą wolę.",
      turns: [
        {
          en: "Somewhere in the second report Prezes closed the eye on this side. A chairman asleep cannot be asked for the floor. The other five lowered their voices, walked about for a while on the outer edge, where the tin is thinner, and settled down in order of age. Soon there were six round backs on that side of the pane. On this side was a seventh, the largest.",
          pl: "Gdzieś w połowie drugiego referatu Prezes zamknął oko od tej strony. Śpiącego przewodniczącego nie można prosić o głos. Pozostała piątka zniżyła tony, pochodziła jeszcze po samym brzegu, gdzie blacha jest cieńsza, i rozsiadła się według starszeństwa. Po chwili po tamtej stronie szyby było sześć okrągłych grzbietów. Po tej był siódmy, największy.",
          titles: [
            ["The Chairman Has Closed an Eye", "Przy jednym zamkniętym oku"],
            ["Six Backs and a Seventh", "Sześć grzbietów i siódmy"],
          ],
        },
        {
          en: "In the middle of the vote, somebody at the stop dropped half a roll. Prezes looked down with his left eye, then with his right. He put it to the meeting that the matter be inspected on the spot. All five were in favour, and the tin sprang back with a clang, and there was nothing left on it but a small grey feather, which had abstained.",
          pl: "W samym środku głosowania komuś na przystanku upadło pół bułki. Prezes spojrzał w dół lewym okiem, potem prawym. Poddał pod głosowanie wniosek o wizję lokalną. Cała piątka była za, blacha odskoczyła z hukiem i nie zostało na niej nic oprócz małego szarego piórka, które wstrzymało się od głosu.",
          titles: [
            ["Half a Roll, Five in Favour", "Pół bułki, pięć głosów za"],
            ["First the Left Eye, Then the Right", "Najpierw lewym okiem, a potem prawym"],
            ["To Be Inspected on the Spot", "Wizja lokalna przy tramwaju"],
          ],
        },
        {
          needs: ["the curtain"],
          titles: [
            ["No Quorum Without the Cat", "Bez kota nie ma zebrania"],
            ["They Were Speaking to a Lining", "Przemawiali do podszewki"],
          ],
          en: "Prezes turned round to see how his speech was being received. Where there had been a grey back and an offended ear, there was now only lining. He knocked; he walked along it from one end to the other. A meeting is hardly worth the trouble when nobody can be kept awake by it. He closed the session, and the five went off to Staircase B, where somebody was known to have a baby.",
          pl: "Prezes odwrócił się, żeby sprawdzić, jak go słuchają. Tam, gdzie przedtem był szary grzbiet i obrażone ucho, widać było samą podszewkę. Zapukał, przeszedł się wzdłuż niej tam i z powrotem. Obrady, które nikomu nie przeszkadzają spać, nie mają większego sensu. Zamknął posiedzenie i cała piątka przeniosła się pod klatkę B, gdzie podobno jest niemowlę.",
        },
        {
          when: {
            weather: ["rain", "wind"],
          },
          titles: [["The Weather Took the Floor", "Głos zabrała pogoda"]],
          en: "The weather had not been put on the agenda, and it spoke without asking. A gust went along the tin and turned all five pigeons round, so that they had their tails over their heads. Prezes lifted one foot to call for order, and was moved a metre to the left. After the second gust the chair was empty. From under the eaves, for a while, came a minority report, and then that was quiet too.",
          pl: "Pogody nie było w porządku obrad, a zabrała głos bez pytania. Podmuch przeszedł po blasze i obrócił całą piątkę, tak że wszystkie miały ogony na głowach. Prezes podniósł nogę, żeby przywołać do porządku, i przesunęło go o metr w lewo. Po drugim podmuchu nikt już nie przewodniczył. Spod okapu słychać było jeszcze zdanie odrębne, a potem ucichło i ono.",
        },
      ],
    },
    {
      en: "Tomek had lost his keys. He looked for them where they had been the last time, then where they ought to have been, and then, lifting first one end of the cat and afterwards the other, under Mruk. “Sorry, Director,” he said at both ends. As he bent down something jingled, and he stopped and listened, and it stopped too.",
      pl: "Tomek zgubił klucze. Szukał ich tam, gdzie były ostatnim razem, potem tam, gdzie powinny być, a potem, podnosząc najpierw jeden koniec kota, a później drugi, pod Mrukiem. „Przepraszam, dyrektorze” – mówił przy każdym końcu. Kiedy się schylał, coś brzęczało, więc zastygał i słuchał, a wtedy przestawało.",
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        on: "blanket",
        eyes: "half",
        mouth: "neutral",
        company: "tomek",
      },
      turns: [
        {
          en: "The third time Tomek bent over the sill, a white paw came out of the blanket and took hold of his jacket, low down on the left. There were claws in it; to get away would have cost him the pocket. He held still, bent over, and to undo himself he put his hand where the paw was. “Ah,” he said. The keys jingled once more, and left with Tomek, on tiptoe.",
          pl: "Kiedy Tomek trzeci raz schylił się nad parapetem, z koca wysunęła się biała łapa i chwyciła go za marynarkę, nisko, po lewej. Były w tym pazury, nie dało się odejść bez zostawienia kieszeni. Tomek zastygł w ukłonie i żeby się odczepić, położył rękę tam, gdzie łapa. „A” – powiedział. Klucze brzęknęły jeszcze raz i oddaliły się razem z Tomkiem, na palcach.",
          picture: { place: "window sill", pose: "loaf", on: "blanket", props: [], eyes: "half", company: "tomek" },
          titles: [
            ["Low Down on the Left", "Nisko, po lewej"],
            ["Where the Paw Was", "Tam, gdzie łapa"],
          ],
        },
        {
          en: "When he had been everywhere, Tomek sat down on the end of the sill, to retrace his steps in his mind. He got up at once. He had sat on his keys. They were in the back pocket, in which he never puts anything. He held the bunch in his fist, so that it made no sound, bowed to Mruk and left the room backwards.",
          pl: "Kiedy Tomek był już wszędzie, poddał się i przysiadł na końcu parapetu, żeby się cofnąć w myślach. Natychmiast wstał: usiadł na kluczach. Były w tylnej kieszeni, do której nigdy niczego nie wkłada. Ścisnął cały pęk w garści, żeby nie dzwonił, ukłonił się kocowi i wyszedł z pokoju tyłem.",
          picture: { place: "window sill", pose: "loaf", on: "blanket", props: [], eyes: "open", company: "tomek" },
          titles: [
            ["Found by Sitting Down", "Najpierw trzeba usiąść"],
            ["He Left the Room Backwards", "Ukłonił się i wyszedł tyłem"],
          ],
        },
        {
          needs: ["the purr"],
          titles: [["What Was Humming on the Curtain Rail?", "Co brzęczało na karniszu?"]],
          en: "“Do that again, Director,” said Tomek, and stood still. Mruk took a breath and purred, as low as before. The pane hummed, and the flowerpot, and the handle; and from the curtain rail, right up at the top, came something thin and tinny that nobody had noticed the first time. Tomek climbed on a chair. He had hung his keys up there so as not to lose them. He got down and tiptoed out in his socks.",
          pl: "„Jeszcze raz, dyrektorze” – powiedział Tomek i zastygł. Mruk nabrał tchu i zamruczał, tak nisko jak przedtem. Zabrzęczała szyba, zabrzęczała doniczka i klamka, a z karnisza, z samej góry, odezwało się coś cienkiego i blaszanego, czego za pierwszym razem nikt nie zauważył. Tomek wszedł na krzesło. Powiesił tam klucze, żeby ich nie zgubić. Zszedł i w skarpetkach, na palcach, się oddalił.",
          picture: { place: "window sill", pose: "loaf", on: "blanket", props: [], eyes: "happy", company: "tomek" },
        },
      ],
    },
    {
      en: "There was, however, a fly. Heaven knows where she had slept until then. She was not large, but she had one idea, and with this idea she flew from the lamp to the pane, from the pane to Mruk’s notched ear, which she took for a landing strip, and from the ear to the lamp again.",
      pl: "Była jednak mucha. Nie wiadomo, gdzie do tej pory spała. Nie była duża, ale miała jedną myśl i latała z tą myślą od lampy do szyby, od szyby do naciętego ucha Mruka, które brała za lądowisko, a z ucha z powrotem do lampy.",
      turns: [
        {
          en: "On her eleventh landing the fly did not take off again. She walked to the end of the strip, where the notch is, and found that it was just as wide as she was. She turned round in it. She rubbed her hands. Mruk held the ear quite still, since with somebody asleep in it you can do nothing else, and the rest of him followed the ear.",
          pl: "Po jedenastym lądowaniu mucha już nie wystartowała. Przeszła się na koniec pasa, tam gdzie jest nacięcie, i stwierdziła, że ma akurat jej szerokość. Obróciła się w nim. Zatarła ręce. Mruk trzymał ucho nieruchomo, bo skoro ktoś w nim śpi, nic innego nie wypada, a za uchem poszła cała reszta.",
          titles: [
            ["Eleven Landings", "Po jedenastym lądowaniu"],
            ["Just as Wide as She Was", "Akurat jej szerokość"],
          ],
        },
        {
          en: "The fly was struck by a second idea. She stopped on the pane, rubbed her hands over it, and flew straight through the door and down the hall. In the kitchen the jam stood open. Shortly afterwards Ola could be heard there, saying to somebody, “Oh no, not you,” and then, “Well, all right, at the edge.” On the sill the air closed over Mruk without a seam.",
          pl: "Muchę olśniła druga myśl. Przysiadła na szybie, zatarła nad nią ręce i poleciała prosto przez drzwi i przedpokój. W kuchni stały otwarte powidła. Niedługo potem słychać było stamtąd Olę, jak mówi do kogoś: „O nie, tylko nie ty”, a potem: „No dobrze, z brzeżku”. Nad parapetem powietrze zamknęło się bez szwu.",
          titles: [
            ["A Second Idea", "Druga myśl muchy, o powidłach"],
            ["All Right, at the Edge", "No dobrze, z brzeżku"],
          ],
        },
        {
          needs: ["the curtain"],
          titles: [
            ["The Fly Was on the Other Side", "Mucha po tamtej stronie"],
            ["Two and a Half Metres on Foot", "Dwa i pół metra piechotą"],
          ],
          en: "The fly came back from the lamp and wanted to go to the ear. Between the lamp and the ear there was now a curtain with a lining. She flew along it and found no end, sat down on the hem to consider, and set off up the lining, all two and a half metres, on foot. On Mruk’s side she could be heard no more. By the time she reached the rail nobody was expecting her.",
          pl: "Mucha wracała od lampy i chciała do ucha. Między lampą a uchem była teraz zasłona z podszewką. Mucha leciała wzdłuż niej i nie znalazła końca, usiadła na rąbku, żeby się zastanowić, i ruszyła w górę piechotą, całe dwa i pół metra. Po stronie Mruka nie było jej już słychać. Zanim doszła do karnisza, nikt już na nią nie czekał.",
        },
        {
          when: {
            season: ["winter"],
          },
          titles: [["It Was Winter, She Remembered", "Przypomniała sobie, że zima"]],
          en: "On the way from the lamp the fly sat down on the pane, and the pane told her what month it was. She lifted one foot after another. It came back to her that she ought to be asleep, in a crack, with her legs in the air, like everybody else. She walked slowly down the cold glass into the fold of Mruk’s blanket, rubbed her hands once, and was the first of the two to fall asleep.",
          pl: "W drodze od lampy mucha przysiadła na szybie i szyba powiedziała jej, jaki jest miesiąc. Podnosiła nogę po nodze. Przypomniało jej się, że powinna spać, w szparze, nogami do góry, jak wszyscy. Zeszła powoli po zimnym szkle w fałdę koca Mruka, raz jeszcze zatarła ręce i zasnęła pierwsza z nich dwojga.",
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["one ear"],
      en: "Mruk remembered what his ears are for, and folded them: first the whole one, flat, like an umbrella, then the one with the notch. That was better. The whole ear went to sleep at once, and took its side of the face along. But through the notch the noise still came in, about as much as through a keyhole. Half of him was off already, and the other half was lying there and listening.",
      pl: "Mruk przypomniał sobie, do czego służą uszy, i złożył je: najpierw to całe, płasko, jak parasol, potem to z nacięciem. Było lepiej. Całe ucho zasnęło od razu i zabrało ze sobą swoją połowę twarzy. Ale przez nacięcie hałas nadal wchodził, mniej więcej tyle co przez dziurkę od klucza. Pół Mruka już spało, a drugie pół leżało i słuchało.",
    },
    {
      unless: ["the telephone"],
      pays: ["the curtain"],
      en: "Ola came by and saw the sill: two white paws, pressed over a nose. She said nothing. She took the heavy curtain, the one with the lining, and drew it across on his side, so that he lay between it and the pane as in a berth on the night train. It was dim in there and smelled of camphor. There was no less noise, but from now on it had to find him.",
      pl: "Ola przechodziła i spojrzała na parapet: dwie białe łapy, przyciśnięte do nosa. Nic nie powiedziała. Wzięła grubą zasłonę, tę z podszewką, i zasunęła po jego stronie, tak że Mruk leżał między nią a szybą jak w przedziale sypialnym. Było tam ciemnawo i pachniało kamforą. Hałasu nie ubyło, ale odtąd musiał Mruka szukać.",
    },
    {
      when: {
        day: "working day",
        timeSlot: ["morning", "afternoon"],
      },
      en: "Mruk was about to give up sleep altogether when he caught sight of Bułka. She was lying in the doorway of the bakery. Two men carried flour over her, a tram rang, three people were quarrelling about change, and she slept, with one paw on the step. It could be done, then. It was being done, by a baker’s cat, in full view of the stop. He lay down again, like somebody who has been challenged.",
      pl: "Mruk miał już zrezygnować ze snu, kiedy zobaczył Bułkę. Leżała w progu piekarni. Dwóch ludzi nosiło nad nią mąkę, dzwonił tramwaj, trzy osoby kłóciły się o resztę, a ona spała, z jedną łapą na stopniu. Czyli się da. Kotka z piekarni potrafiła, i to na oczach całego przystanku. Mruk położył się z powrotem, jak ktoś, komu rzucono wyzwanie.",
    },
    {
      pays: ["the word"],
      en: "Mruk bore it as long as he could, and a moment longer, for the sake of his reputation. After that he rose on the blanket, arched himself to his full height and said one word. It was not a long word, but it was high, and it went through the floor, the ceiling and both walls. In the dresser the plates fell silent. He lay down and waited to see where the word would arrive.",
      pl: "Mruk wytrzymał, ile mógł, i jeszcze chwilę, dla reputacji. Potem wstał na kocu, wygiął się na całą wysokość i powiedział jedno słowo. Nie było długie, ale wysokie i poszło przez podłogę, przez sufit i przez obie ściany. W kredensie ucichły talerze. Mruk położył się i czekał, dokąd to słowo doleci.",
    },
    {
      pays: ["the purr"],
      en: "What cannot be stopped can be outdone. Mruk began to purr, low down, from the blanket, and laid one note on another until the pane took it up, and after the pane the flowerpot and the loose handle of the window. Whatever was made of iron in that room began to answer. But it was work, and he had not come here to work. When he stopped for breath, it was all still there.",
      pl: "Czego nie da się zatrzymać, to można przebić. Mruk zaczął mruczeć. Zaczął nisko, od koca, i dokładał nutę do nuty, aż podjęła to szyba, a po szybie doniczka i obluzowana klamka okna. Co tylko w tym pokoju było z żelaza, zaczynało mu odpowiadać. Ale to była praca, a Mruk nie przyszedł tu pracować. Kiedy nabierał tchu, wszystko było po staremu.",
    },
    {
      pays: ["the yawn"],
      en: "At the stop across the street a man yawned. A lady caught it off him and handed it on, behind her hand, to a boy, and the boy to a dog. Mruk saw it coming across the rails. It was already in his jaw when the fifteen drew in between. When it pulled away the stop was empty; the yawn had got on without him, and there he sat, with his mouth half open.",
      pl: "Na przystanku po drugiej stronie ulicy ziewnął jakiś pan. Zaraziła się od niego pani obok i podała dalej, zza dłoni, chłopcu, a chłopiec psu. Mruk widział, jak to idzie przez tory. Miał to już w szczęce, kiedy pomiędzy wjechała piętnastka. Ruszyła, a przystanek był pusty: ziewanie wsiadło i pojechało, a Mruk został z uchylonym pyskiem.",
    },
    {
      when: {
        weather: ["rain"],
      },

      en: "Then the rain came down on the tin outside, hard and even, and for a moment it covered everything, as a lid covers a saucepan. Mruk’s chin sank. But there is a hole in the gutter. Every so often all the rain in it collected itself, thought, and fell in one piece: plop. He found that he was waiting for it. He had one noise as before, and another that was never on time.",
      pl: "Wtedy na blachę za oknem spadł deszcz, gęsty i równy, i przez chwilę przykrył wszystko, jak pokrywka garnek. Mrukowi opadła broda. Ale w tej rynnie jest dziura. Co pewien czas cały deszcz zbierał się w niej, namyślał i spadał w jednym kawałku: plum. Mruk zauważył, że na to czeka. Jeden hałas miał jak przedtem, a do tego drugi, niepunktualny.",
    },
  ],
};
