import type { Plot } from "#api/house/texts/model.ts";

/** Mruk rides on the fifteen to the end of the line and back, in a basket, and sees it through the wicker. */
export const tramDepot: Plot = {
  name: "tram-depot",
  category: "Adventure",
  wishes: [
    {
      en: "The fifteen drives off under the window to the left, and after a time it comes back from the left. Nobody had told Mruk what it does in between. When Ola spoke of taking a cake tin back to Tomek’s aunt at the terminus, he was in the basket before she had found the tin. The lid was shut, and they went down to the stop.",
      pl: "Piętnastka odjeżdża pod oknem w lewo, a po jakimś czasie wraca z lewej. Co robi przez ten czas, tego Mrukowi nikt nie powiedział. Kiedy Ola oznajmiła, że wiezie ciotce Tomka na pętlę tortownicę, Mruk siedział w koszyku, zanim tortownica się znalazła. Wieko się zamknęło i zeszli na przystanek.",
      picture: {
        place: "hall",
        pose: "crouch",
        props: [],
        eyes: "wide",
        under: "closed basket",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "At the terminus the fifteen went round a patch of grass, complaining in every wheel, and stood. The aunt came out and took her cake tin through the door. The driver got down, walked round the tram as round a horse, drank something from the lid of a flask, and climbed back in. That was all of it. “Home?” said Ola. Through the wicker the grass went by again, from the other end.",
          pl: "Na pętli piętnastka objechała trawnik, skarżąc się każdym kołem, i stanęła. Ciotka wyszła i odebrała przez drzwi tortownicę. Motorniczy wysiadł, obszedł tramwaj, jak się obchodzi konia, wypił coś z nakrętki i wsiadł. To było wszystko. „Do domu?” – spytała Ola. Za wikliną trawnik przejechał jeszcze raz, od drugiego końca.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "half",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          titles: [["Round a Patch of Grass and Home", "Dookoła trawnika i do domu"]],
        },
        {
          en: "At the end of the line is a little house where the drivers drink their tea. On its sill sat a cat, grey, upright, on duty. She looked at the fifteen, at the cake tin, which Ola was handing down to the aunt, and through the wicker at Mruk. When the doors shut she half closed her left eye, and the tram left. So that was who sent it off from this end.",
          pl: "Na końcu trasy stoi domek, w którym motorniczowie piją herbatę. Na parapecie siedziała kotka, szara, wyprostowana, na służbie. Obejrzała piętnastkę, tortownicę, którą Ola podawała przez drzwi ciotce, a na koniec, przez wiklinę, Mruka. Kiedy drzwi się zamknęły, przymknęła lewe oko i tramwaj ruszył. Więc to ona wyprawia piętnastkę z tej strony.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "wide",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Who Is on Duty at the Other End?", "Kto ma dyżur na drugim końcu?"],
            ["Upright, Grey, in Charge of the Terminus", "Szara, wyprostowana, na służbie"],
          ],
        },
      ],
    },
    {
      en: "Whoever rides in the fifteen can look up at the third floor, and many do. Mruk knows how they look; he did not know what they see. When Ola packed a jar of soup for a friend at the terminus, he stepped into the basket beside it. Ola took the soup under her arm, the lid came down, and through the wicker he watched the stairs go up.",
      pl: "Kto jedzie piętnastką, może spojrzeć na trzecie piętro, i wielu patrzy. Mruk wie, jak patrzą; nie wiedział, co widzą. Kiedy Ola pakowała słoik zupy dla koleżanki z pętli, wszedł do koszyka obok słoika. Ola wzięła zupę pod pachę, wieko opadło i przez wiklinę patrzył, jak schody odjeżdżają w górę.",
      picture: {
        place: "kitchen floor",
        pose: "crouch",
        props: [],
        eyes: "open",
        under: "closed basket",
        company: "ola",
        inHand: "jar",
      },
      endings: [
        {
          en: "On the way back, without the soup, Ola held the basket up to the pane. “There, look, that’s us.” There was the house, the third floor, the window, and on the sill there was nobody. The fifteen went by, and not a soul was watching it. At home Mruk did not wait for the lid. He was on the sill while Ola still had an arm in her sleeve, and the next tram was properly watched.",
          pl: "W drodze powrotnej, już bez zupy, Ola podniosła koszyk do szyby. „Patrz, to my”. Był dom, trzecie piętro, było okno, a na parapecie nie było nikogo. Piętnastka przejeżdżała i nikt jej nie pilnował. W domu Mruk nie czekał na wieko. Był na parapecie, kiedy Ola miała jeszcze jedną rękę w rękawie, i następny tramwaj był już pilnowany.",
          picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
          titles: [
            ["There, Look, That’s Us", "Patrz, to my"],
            ["And on the Sill There Was Nobody", "A na parapecie nikogo"],
          ],
        },
        {
          en: "On the way back, below the house, a mother in the next seat pointed upwards. “There, on the third floor. That’s the cat who watches the trams.” The child saw him, and waved. Through the wicker Mruk saw him, too: grey, round, with a dent on top, just where he had left his cushion. Ola said nothing. She waved as well.",
          pl: "W drodze powrotnej, pod samym domem, pani z sąsiedniego miejsca pokazała dziecku palcem w górę. „Tam, na trzecim piętrze. To jest kot, który pilnuje tramwajów”. Dziecko go zobaczyło i pomachało. Przez wiklinę zobaczył tego kota i Mruk: był szary, okrągły, z wgnieceniem na wierzchu, i leżał tam, gdzie Mruk zostawił poduszkę. Ola nic nie powiedziała. Także pomachała.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "wide",
            under: "closed basket",
            weather: "clear",
            posture: "sitting",
            company: "ola",
          },
          titles: [
            ["The Cat Who Watches the Trams", "Kot, który pilnuje tramwajów"],
            ["Round, Grey, with a Dent on Top", "Szary, okrągły, z wgnieceniem"],
          ],
        },
        {
          needs: ["a hole with ears"],
          titles: [
            ["Kept Open Until He Left", "Kto tam przecierał szybę?"],
            ["Room for One Window", "Na jedno okno miejsca starczy"],
          ],
          en: "On the way back Ola held the basket up to the hole with ears. It had nearly closed; there was room in it for one house, one floor and one window. Nobody was on the sill. But the pane up there was steamed over as well, and at the height of a nose it had a clear round patch, which somebody had kept open until he left. So that was what they saw.",
          pl: "W drodze powrotnej Ola podniosła koszyk do dziury z uszami. Prawie zarosła; mieścił się w niej jeden dom, jedno piętro i jedno okno. Na parapecie nie było nikogo. Ale tamta szyba też zaparowała, a na wysokości nosa miała czyste okrągłe miejsce, które ktoś przecierał, póki nie wyszedł. Więc to widzą.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "open",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
        },
        {
          when: { timeSlot: ["evening"], between: ["10-15", "02-28"] },
          titles: [
            ["Under Ola’s Coat, at the Glass", "Pod płaszczem, przy samym szkle"],
            ["They Had Forgotten the Lamp", "Kto nie zgasił na trzecim piętrze?"],
          ],
          en: "On the way back it was night, and each pane held only the tram again, with everybody in it facing the wrong way. Ola put the basket right against the glass and pulled her coat over it and herself. Then the street appeared. Above the stop one lamp was burning, on the third floor; they had forgotten it. Under the lamp lay a cushion with a hollow. Half the tram had put its hands to the glass and was looking up at it.",
          pl: "W drodze powrotnej była noc i w każdej szybie jechał tylko ten sam tramwaj, z ludźmi odwróconymi w złą stronę. Ola przysunęła koszyk do samego szkła i nakryła go i siebie płaszczem. Wtedy pokazała się ulica. Nad przystankiem, na trzecim piętrze, paliła się jedna lampa; zapomnieli zgasić. Pod lampą leżała poduszka z dołkiem. Pół tramwaju przyłożyło dłonie do szyb i patrzyło na nią.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "wide",
            under: "closed basket",
            lighting: "night",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Everybody at the stop is known to Mruk, from above: a brown hat, a parting, a bald patch with a plaster, and a red beret that is always running. What they have underneath was another matter. When Ola took down the basket to fetch jars from the terminus, he lay down in it and was carried among them, on to the fifteen.",
      pl: "Wszystkich z przystanku Mruk zna, od góry: brązowy kapelusz, przedziałek, łysinę z plastrem i czerwony beret, który zawsze biegnie. Co mają pod spodem, to osobna sprawa. Kiedy Ola zdjęła z szafy koszyk, żeby przywieźć z pętli słoiki, położył się w nim i dał się wnieść między nich, do piętnastki.",
      picture: {
        place: "tram floor",
        pose: "loaf",
        props: [],
        eyes: "half",
        under: "closed basket",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "Ola had the jars on her lap, and the tram was leaving the terminus when somebody came running and jumped in. The red beret sat down opposite, and the lady who wore it pulled it off and fanned herself. Underneath was white hair, a great deal of it. She bent down to the wicker and looked for some time. “Third floor,” she said. “And I only know you from below.”",
          pl: "Ola trzymała słoiki na kolanach i tramwaj ruszał już z pętli, kiedy ktoś nadbiegł i wskoczył. Naprzeciwko usiadł czerwony beret. Pani, która go nosiła, zdjęła go i zaczęła się nim wachlować. Pod spodem były białe włosy, i to dużo. Schyliła się do wikliny i długo patrzyła. „Trzecie piętro – powiedziała. – A ja znam pana tylko od dołu”.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "open",
            under: "closed basket",
            camera: "half",
            company: "nobody",
          },
          titles: [
            ["And I Only Know You from Below", "A ja znam pana tylko od dołu"],
            ["Underneath the Red Beret", "Co jest pod czerwonym beretem?"],
          ],
        },
        {
          en: "All the way Mruk had been shown chins. There were double ones, shaved ones, one with a crumb, and he could not have found the hat for any of them. Ola carried him home with the jars clinking. From the sill he looked down. There they all stood: the brown hat, the parting, the plaster. Nobody was missing. The plaster scratched its chin.",
          pl: "Przez całą drogę pokazywano Mrukowi podbródki. Były podwójne, golone, był jeden z okruchem i do żadnego nie umiałby dobrać kapelusza. Ola wniosła go do domu, pobrzękując słoikami. Z parapetu spojrzał w dół. Stali tam wszyscy: brązowy kapelusz, przedziałek, plaster. Nikogo nie brakowało. Plaster podrapał się w podbródek.",
          picture: { place: "window sill", pose: "back", props: [], tram: "none", company: "nobody" },
          titles: [
            ["Chins, All the Way", "Przez całą drogę podbródki"],
            ["Which Hat Goes with This Chin?", "Który kapelusz do tego podbródka?"],
          ],
        },
        {
          needs: ["the accordion"],
          titles: [
            ["Known All the Way Down", "Znany od góry do dołu"],
            ["A Bow over the Basket", "Ukłon nad koszykiem"],
          ],
          en: "When the waltz was over, the man with the accordion went round. He had no hat on, since he was holding it out, and over the basket he made a bow. Mruk saw a bald patch with a plaster. There could be no mistake. He waited until the head came up again, and underneath were two eyes, a large nose and a smile that was out of practice. He now knew one of them all the way down.",
          pl: "Kiedy walc się skończył, pan z akordeonem obszedł wagon. Kapelusz miał nie na głowie, tylko w ręce, i nad koszykiem się ukłonił. Mruk zobaczył łysinę z plastrem. O pomyłce nie było mowy. Poczekał, aż głowa się podniesie, a pod spodem było dwoje oczu, duży nos i uśmiech, który wyszedł z wprawy. Jednego znał więc już od góry do dołu.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "wide",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Every tram that passes under the window rings, and from above you cannot see what with. Mruk does it with his neck. He had all four paws against the basket, but when Tomek said that they were only taking the fifteen to the terminus, for a mended kettle, he let himself be lowered in. Drivers wear no collar. It had to be something else.",
      pl: "Każdy tramwaj pod oknem dzwoni, a czym, tego z góry nie widać. Mruk robi to szyją. Zapierał się przed koszykiem czterema łapami, ale kiedy Tomek wyjaśnił, że jadą tylko piętnastką na pętlę, po naprawiony czajnik, dał się opuścić na dno. Motorniczowie nie noszą obroży. Musieli mieć coś innego.",
      when: { timeSlot: ["afternoon", "evening"] },
      picture: {
        place: "hall",
        pose: "loaf",
        props: [],
        eyes: "grump",
        under: "closed basket",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "On the way back Tomek sat with the kettle right behind the driver, and put the basket on the floor. Through the wicker Mruk could see the driver’s boot. Something got in the way outside; the boot moved over, came down on a brass button, and the entire tram rang. Mruk looked at the boot. He put a hind paw down, hard. The basket creaked.",
          pl: "Z powrotem Tomek usiadł z czajnikiem tuż za motorniczym, a koszyk postawił na podłodze. Przez wiklinę Mruk widział but motorniczego. Coś na zewnątrz zagrodziło drogę; but przesunął się, nacisnął mosiężny guzik i zadzwonił cały tramwaj. Mruk przyjrzał się butowi. Mocno przycisnął tylną łapą. Koszyk skrzypnął.",
          picture: {
            place: "tram floor",
            pose: "crouch",
            props: ["kettle"],
            eyes: "open",
            under: "closed basket",
            posture: "sitting",
            company: "tomek",
          },
          titles: [
            ["What Does a Tram Ring With?", "Czym dzwoni tramwaj?"],
            ["A Boot on a Brass Button", "But na mosiężnym guziku"],
          ],
        },
        {
          en: "At the terminus the tram stood with open doors, and the driver was finishing a pear. Mruk had an itch. He scratched behind his ear, and it rang, twice, as conductors used to ring when all were in. The driver was an old hand. He swallowed, shut the doors and drove off, and half the passengers had to run. Tomek was in, with the kettle, apart from one end of his scarf.",
          pl: "Na pętli tramwaj stał z otwartymi drzwiami, a motorniczy kończył gruszkę. Mruka zaswędziało. Podrapał się za uchem i zadzwoniło dwa razy, jak dzwonili konduktorzy, kiedy wszyscy wsiedli. Motorniczy pamiętał konduktorów. Przełknął, zamknął drzwi i odjechał, a połowa pasażerów musiała biec. Tomek był w środku, z czajnikiem i bez jednego końca szalika.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "half",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          when: { season: ["autumn", "winter"] },
          titles: [
            ["Twice, When All Were In", "Dwa razy, jak konduktor"],
            ["The Driver Finishes His Pear", "Gruszka do ostatniego kęsa"],
          ],
        },
        {
          en: "Halfway home, with the kettle on the seat beside him, Tomek lifted the lid a little. “Well, Director?” At that moment the bell went, right below them, and it came up through the floor, the seat, the wicker and the pads of four paws. The whole tram was doing it. Mruk sat up, stretched his neck, and replied.",
          pl: "W połowie drogi do domu Tomek, z czajnikiem obok siebie, uchylił wieko. „I jak, dyrektorze?” W tym momencie zadzwoniło, tuż pod nimi, i dźwięk wszedł przez podłogę, przez siedzenie, przez wiklinę i przez poduszki czterech łap. Dzwonił cały tramwaj. Mruk usiadł, wyciągnął szyję i odpowiedział.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: ["kettle"],
            eyes: "half",
            under: "closed basket",
            posture: "sitting",
            company: "tomek",
          },
          titles: [["The Whole Tram Was Ringing", "A dzwonił cały tramwaj"]],
        },
        {
          needs: ["the gentleman by the door"],
          titles: [
            ["Thanks for the Bell", "Dziękuję za dzwonek!"],
            ["Mruk Saw How It Would End", "Widział, jak to się skończy"],
          ],
          en: "The kettle was still some way off, and the two by the door were still talking, when their stop came. The driver braked; he did not ring, as nothing was in the way. Mruk saw how it would end. He shook his neck with everything he had. The gentleman stood up, the lady cried, “That’s us!”, and they got down together. “Thanks for the bell!” he called. The driver, to be polite, put his boot on a button in the floor, and the tram answered.",
          pl: "Do czajnika było jeszcze daleko, a dwoje przy drzwiach wciąż rozmawiało, kiedy nadszedł ich przystanek. Motorniczy zahamował, ale nie zadzwonił, bo nic nie stało na drodze. Mruk widział, jak to się skończy. Potrząsnął szyją, ile miał siły. Pan wstał, pani zawołała: „To my!” i wysiedli razem. „Dziękuję za dzwonek!” – krzyknął pan. Motorniczy, z grzeczności, nacisnął butem guzik w podłodze i tramwaj odpowiedział.",
          picture: {
            place: "tram bench",
            pose: "crouch",
            props: [],
            eyes: "wide",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
        },
      ],
    },
    {
      en: "Tomek’s umbrella had gone to the depot on the fifteen without him and lay there at the lost property. Tomek took the cat along, in the basket, because nobody forgets nine kilos. Mruk agreed. The depot, he had heard at the kitchen table, is where the trams go to sleep; and he wanted to see how they lie down.",
      pl: "Parasol Tomka pojechał piętnastką do zajezdni sam i trzeba go było odebrać w biurze rzeczy znalezionych. Tomek wziął ze sobą kota, w koszyku, bo dziewięciu kilo się nie zapomina. Mruk się zgodził. W zajezdni, słyszał to przy kuchennym stole, tramwaje śpią. Chciał zobaczyć, jak się kładą.",
      when: { timeSlot: ["afternoon"], day: "working day" },
      picture: {
        place: "tram floor",
        pose: "crouch",
        props: [],
        eyes: "wide",
        under: "closed basket",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "The trams do not lie down. They stood in the hall side by side, eight of them, with their lamps out and their arms folded on top. The nearest was ticking, like a stove going cold. It was very quiet. When Tomek had his umbrella and lifted the basket, Mruk tucked in his chin to keep the bell still, as far as the gate.",
          pl: "Tramwaje się nie kładą. Stały w hali jeden przy drugim, osiem, z pogaszonymi lampami i z rękami złożonymi na dachu. Z najbliższego dobiegało tykanie, jak z pieca, który stygnie. Było bardzo cicho. Kiedy Tomek wrócił z parasolem i podniósł koszyk, Mruk przycisnął brodę, żeby dzwonek nie dzwonił, i trzymał tak aż do bramy.",
          titles: [
            ["Eight of Them, with Their Arms Folded", "Osiem, z rękami na dachu"],
            ["As Far as the Gate, Without Ringing", "Aż do bramy bez dzwonienia"],
          ],
        },
        {
          en: "The basket stood on the counter between a trombone and a single ski. Tomek got his umbrella, and went. The clerk had tied a label to the handle when the door opened again. “I think I’ve left something,” said Tomek. “Description?” “Grey. White paws. Left ear with a notch.” The clerk looked in through the wicker. “And who’s signing for him?” Outside a tram passed, wide awake.",
          pl: "Koszyk stał na ladzie między puzonem a jedną nartą. Tomek odebrał parasol i wyszedł. Urzędnik przywiązał już do rączki karteczkę, kiedy drzwi się otworzyły. „Chyba coś zostawiłem” – powiedział Tomek. „Opis?” „Szary. Białe łapy. Lewe ucho z nacięciem”. Urzędnik zajrzał przez wiklinę. „I kto pokwituje?” Za oknem przejechał tramwaj, całkiem rozbudzony.",
          titles: [
            ["Between a Trombone and a Single Ski", "Między puzonem a jedną nartą"],
            ["Description, Please?", "Proszę o opis"],
          ],
        },
      ],
    },
    {
      en: "The ticket that Ola had bought for Mruk said “Luggage”. He lay on it, in the basket, on the fifteen to the terminus, where an aunt of Tomek’s had been promised a sight of him. But luggage is put down wherever there is room, and he had noticed on getting in that there are seats, by the window, with a view.",
      pl: "Na bilecie, który Ola kupiła kotu, stało „bagaż”. Mruk leżał na nim w koszyku, w piętnastce jadącej na pętlę, bo ciotce Tomka obiecano, że go zobaczy. Ale bagaż stawia się tam, gdzie akurat jest miejsce, a on przy wsiadaniu zauważył, że są siedzenia, przy oknie, z widokiem.",
      picture: {
        place: "tram floor",
        pose: "loaf",
        props: [],
        eyes: "open",
        look: "up",
        under: "closed basket",
        company: "nobody",
        camera: "close",
      },
      endings: [
        {
          en: "When the aunt had seen enough, they rode back; the tram was filling up, and Ola stood. The basket had the seat, by the window, in the direction of travel. Shop signs went past the wicker, and first floors, and the hats of people on foot. At the second stop somebody asked whether this was free, and at the third, and at the sixth. “No,” said Ola, holding on to the strap. “It’s taken.”",
          pl: "Ciotka się napatrzyła, a w drodze powrotnej zrobiło się ciasno i Ola stała. Siedział za to koszyk, przy oknie, przodem do kierunku jazdy. Za wikliną przesuwały się szyldy, pierwsze piętra, kapelusze tych, co szli pieszo. Na drugim przystanku ktoś spytał, czy tu wolne, na trzecim i na szóstym też. „Nie – odpowiadała Ola, trzymając się uchwytu. – Zajęte”.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "half",
            look: "away",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          titles: [["Is This Seat Free?", "Czy tu wolne?"]],
        },
        {
          en: "Aunt and cat had looked at each other. On the way back the tram was empty, and Ola gave the basket the best place. The seat was hard, it was cold, and it trembled. After the first stop the basket leaned against Ola. After the second it had a corner on her lap. By the fourth, all of it was there, and through the wicker Mruk was looking at the third button of her jacket, the one that hangs.",
          pl: "Ciotka i kot popatrzyli na siebie. Z powrotem tramwaj był pusty i Ola dała koszykowi najlepsze miejsce. Siedzenie było twarde, zimne i drżało. Po pierwszym przystanku koszyk opierał się o Olę. Po drugim jednym rogiem był u niej na kolanach. Przy czwartym był tam cały, a Mruk patrzył przez wiklinę, z bardzo bliska, na trzeci guzik jej kurtki, ten, który wisi.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "half",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          titles: [["The Third Button, the One That Hangs", "Trzeci guzik, z bardzo bliska"]],
        },
      ],
    },
    {
      en: "Mruk did not want to go anywhere. But at the end of the line lives Ola’s old Latin teacher, who no longer manages stairs and had asked for the cat, for a quarter of an hour. So Mruk was put into the basket and the basket on to the fifteen. He sat down in it with his face to the house, and so they carried him off backwards.",
      pl: "Mruk nigdzie się nie wybierał. Ale na końcu trasy mieszka dawna łacinniczka Oli, która nie chodzi już po schodach i prosiła o kota, na kwadrans. Włożono więc Mruka do koszyka, a koszyk do piętnastki. Usiadł w nim odwrotnie, twarzą do domu, i tak go wieźli, tyłem do przodu.",
      picture: { place: "hall", pose: "sit", props: [], eyes: "grump", look: "away", company: "nobody" },
      endings: [
        {
          en: "The teacher had three chairs, and the third was free. Mruk climbed out, inspected it and sat down. She asked him something in Latin, and he thought about it; she nodded, as at a correct answer. So it went for a quarter of an hour. “We must go,” said Ola, and held up the basket. Mruk looked at the basket, at the teacher, and gave the chair another twenty minutes.",
          pl: "Łacinniczka miała trzy krzesła i trzecie było wolne. Mruk wyszedł, zbadał je i usiadł. Zapytała go o coś po łacinie, a on się zastanowił; kiwnęła głową, jak po dobrej odpowiedzi. Trwało to kwadrans. „Musimy iść” – powiedziała Ola i podniosła koszyk. Mruk popatrzył na koszyk, na łacinniczkę i dał krzesłu jeszcze dwadzieścia minut.",
          titles: [
            ["He Thought About It in Latin", "Zastanowił się po łacinie"],
            ["And Another Twenty Minutes", "I jeszcze dwadzieścia minut"],
          ],
        },
        {
          en: "The teacher put two fingers through the wicker. They smelled of chalk, which must have been in there for a very long time. For a quarter of an hour nobody said anything. On the fifteen Ola turned the basket for him, to let him see home coming. Mruk got up, turned round inside it, and sat with his face to the terminus until her window was out of sight.",
          pl: "Łacinniczka wsunęła przez wiklinę dwa palce. Pachniały kredą, która musiała siedzieć w nich od bardzo dawna. Przez kwadrans nikt nic nie mówił. W piętnastce Ola obróciła koszyk, żeby widział, jak zbliża się dom. Mruk wstał, obrócił się w środku i siedział twarzą do pętli, dopóki widać tam było jej okno.",
          picture: {
            place: "tram bench",
            pose: "loaf",
            props: [],
            eyes: "half",
            under: "closed basket",
            camera: "close",
            company: "nobody",
          },
          titles: [
            ["Her Fingers Still Smelled of Chalk", "Palce pachniały kredą"],
            ["Until Her Window Was Out of Sight", "Dopóki widać było jej okno"],
          ],
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "In the tram the basket was put on the floor. Through the wicker there were now shoes: brown ones, black ones, a pair with a hole in it, a pair that did not reach the ground. Mruk knows this view from under the table. The tram pulled away, all the shoes leaned to the side, and a walking stick fell across the lid.",
      pl: "W tramwaju koszyk postawiono na podłodze. Przez wiklinę widać było teraz buty: brązowe, czarne, parę z dziurą i parę, która nie sięgała ziemi. Mruk zna ten widok spod stołu. Tramwaj ruszył, wszystkie buty przechyliły się w jedną stronę, a w poprzek wieka spadła laska.",
      turns: [
        {
          en: "The shoes that did not reach the ground came down. After them came knees, plaits, and an eye. “There’s somebody living in there,” the plaits announced. The brown shoes bent, then the black ones; the stick was lifted off by its owner, who wanted to see for himself. “But he can’t see a thing,” he said. Four hands took hold, and the basket went up to where the windows are.",
          pl: "Buty, które nie sięgały ziemi, zeskoczyły. Za nimi zjechały kolana, warkocze i oko. „Tu ktoś mieszka” – oznajmiły warkocze. Schyliły się brązowe buty, potem czarne; laskę zdjął właściciel, który też chciał zajrzeć. „Przecież on nic nie widzi” – powiedział. Wyciągnęły się cztery ręce i koszyk powędrował w górę, tam, gdzie są okna.",
          titles: [
            ["There’s Somebody Living in There", "Tu ktoś mieszka"],
            ["Four Hands Took Hold", "Wyciągnęły się cztery ręce"],
          ],
        },
        {
          en: "At a crossing the tram braked. The shoes stayed, for shoes have people in them; the basket went. It slid past eleven pairs of them, ringing, like a small tram of its own, and stopped where a foot stopped it, at the front door. That door is glass right down to the floor, and the city was in it, at the height of a cat.",
          pl: "Na skrzyżowaniu tramwaj zahamował. Buty zostały, bo w butach są ludzie; koszyk pojechał. Sunął wzdłuż jedenastu par, dzwoniąc, jak mała osobna linia, i stanął tam, gdzie zatrzymała go czyjaś stopa, przy przednich drzwiach. Te drzwi mają szybę do samego dołu. Było w niej miasto, na wysokości kota.",
          titles: [["Past Eleven Pairs of Shoes", "Tuż obok jedenastu par butów"]],
        },
        {
          needs: ["the accordion"],
          titles: [
            ["The Stick Hangs on the Handrail", "Laska wisi, właściciel tańczy"],
            ["Taken Out of the Waltz", "Wyjęty z walca"],
          ],
          en: "The shoes began to dance. The pair with the hole asked the pair that did not reach the ground, and the brown ones turned with the black. The stick came off the lid and was hung up on the handrail, because its owner wanted both hands. “Mind the basket!” people called at each turn, until somebody took it out of the waltz altogether and put it up by the window.",
          pl: "Buty zaczęły tańczyć. Para z dziurą poprosiła parę, która nie sięgała ziemi, brązowe obróciły się z czarnymi. Laska zeszła z wieka i zawisła na poręczy, bo właściciel potrzebował obu rąk. „Uwaga na koszyk!” – wołano przy każdym obrocie, aż ktoś wyjął koszyk z walca na dobre i postawił przy oknie.",
        },
        {
          when: { weather: ["snow"] },
          titles: [
            ["A Lake in Every Bend", "Jezioro na każdym zakręcie"],
            ["He’ll Be Afloat in a Minute", "On zaraz popłynie!"],
          ],
          en: "It was snowing in the city, and every pair of shoes had brought snow in. It melted. A lake formed under the seats, and in each bend it went over to the other side; the brown shoes drew up their toes, the black ones stood on their heels. “He’ll be afloat in a minute,” said somebody. The stick hooked the basket by its handle and lifted it on to a lap, beside the window.",
          pl: "W mieście padał śnieg i każda para butów trochę go wniosła. Topniał. Pod siedzeniami zrobiło się jezioro i na każdym zakręcie przenosiło się na drugą stronę; brązowe podwijały palce, czarne stały na obcasach. „Zaraz popłynie” – powiedział ktoś. Laska zahaczyła koszyk za rączkę i wciągnęła go na czyjeś kolana, przy oknie.",
        },
      ],
    },
    {
      en: "In the fifteen a dog lay under the seat opposite. It was brown, it had its chin on its paws, and it looked straight into the wicker, as people look into an aquarium. Mruk swelled until the withes creaked. The dog raised an eyebrow. With somebody like that in front of him, no passenger can attend to the journey.",
      pl: "W piętnastce, pod siedzeniem naprzeciwko, leżał pies. Był brązowy, brodę trzymał na łapach i patrzył prosto w wiklinę, jak ludzie patrzą w akwarium. Mruk napęczniał, aż zatrzeszczały witki. Pies podniósł brew. Kto ma przed sobą kogoś takiego, nie może zajmować się podróżą.",
      turns: [
        {
          en: "By the market the dog had to get off. It rose, it shook itself, and in passing it took leave of the basket, with the shoulder instead of the nose. The basket spun half round. The seat with no dog under it was now behind Mruk, and in front of him was the whole of the window.",
          pl: "Przy targu pies wysiadał. Wstał, otrząsnął się i w przejściu pożegnał się z koszykiem, nie nosem, tylko barkiem. Koszyk zakręcił się o pół obrotu. Siedzenie, już bez psa pod spodem, Mruk miał teraz za plecami, a przed sobą całe okno.",
          titles: [["A Farewell, with the Shoulder", "Na pożegnanie barkiem"]],
        },
        {
          en: "The dog was not looking at Mruk, as it turned out, but lower down and to the left, where something grey hung out of the wicker and was having a conversation of its own. Mruk drew his tail in. The dog sighed, like people when the lights go up in the cinema, and turned its face to the wall. From then on they travelled in peace.",
          pl: "Okazało się, że pies nie patrzy na Mruka. Patrzył niżej i w lewo, gdzie spomiędzy witek wystawało coś szarego i prowadziło własną rozmowę. Mruk wciągnął ogon. Pies westchnął, jak ludzie w kinie, kiedy zapala się światło, i odwrócił się do ściany. Odtąd podróżowali w spokoju.",
          titles: [["What Was Sticking Out of the Basket", "Co wystawało z koszyka"]],
        },
        {
          needs: ["the herring"],
          titles: [
            ["Everything Apart from the Herring", "Wszystko oprócz śledzia"],
            ["Something Slides Under the Bench", "Co pojechało pod ławkę"],
          ],
          en: "The herring decided the matter. At the next bend it slid past the basket in its paper, and the dog’s eyes slid along with it, away from Mruk and under the bench. The dog got up. It lay down again over there, one paw on either side of the parcel, and looked at nobody any more. Everything that could be seen from the basket was now Mruk’s, apart from the herring.",
          pl: "Sprawę rozstrzygnął śledź. Na następnym zakręcie przejechał w papierze obok koszyka, a oczy psa pojechały za nim, od Mruka pod ławkę. Pies wstał. Położył się po tamtej stronie, z łapami po obu stronach paczuszki, i na nikogo już nie patrzył. Wszystko, co było widać z koszyka, należało teraz do Mruka, oprócz śledzia.",
        },
      ],
    },
    {
      en: "In the fifteen somebody opened a newspaper above the basket, a large one. It came down over the lid and the handle like a tablecloth, and inside it grew grey. Mruk knows newspapers from on top. From below they let through a little light, no view, and, whenever a page is turned, a wind.",
      pl: "W piętnastce ktoś rozłożył nad koszykiem gazetę. Była z tych dużych, zwisała po wieku i po rączce jak obrus, i w środku zrobiło się szaro. Mruk zna gazety od góry. Od spodu przepuszczają trochę światła, żadnego widoku i, za każdym przewróceniem strony, wiatr.",
      turns: [
        {
          en: "Behind the paper there came a murmur. “Lives in a basket, three letters, the second’s an A.” “Hat,” someone suggested. “Yam.” The gentleman folded the paper in half to write better, then in four, and for the difficult corner in eight, until what he held was no bigger than a biscuit. Over the edge of it he saw two green eyes. “Ah,” he said.",
          pl: "Zza gazety dobiegło mamrotanie. „Mieszka w koszyku, trzy litery, w środku O”. „Kok” – podsunął ktoś. „Bot”. Pan złożył gazetę na pół, żeby się lepiej pisało, potem na cztery, a do trudnego rogu na osiem, aż to, co trzymał, nie było większe od herbatnika. Znad brzegu zobaczył dwoje zielonych oczu. „A” – powiedział.",
          titles: [["Lives in a Basket, Three Letters", "Mieszka w koszyku, trzy litery"]],
        },
        {
          en: "At the next stop the doors opened at the front and at the back, and the draught took the newspaper, sheet by sheet. The passengers were obliging; they caught what came. When the doors had shut, each was holding a page, and read it: the sport sat by the door, the weather stood, the small advertisements were moved to tears. Nobody gave anything back. There was nothing over the basket now but the ceiling.",
          pl: "Na następnym przystanku otworzyły się drzwi z przodu i z tyłu i przeciąg zabrał gazetę, po arkuszu. Pasażerowie byli uczynni, łapali, co leciało. Kiedy drzwi się zamknęły, każdy trzymał jedną stronę, a skoro trzymał, to czytał: przy drzwiach siedział sport, pogoda stała, drobne ogłoszenia ocierały łzę. Nikt nic nie oddał. Nad koszykiem nie było już nic prócz sufitu.",
          titles: [
            ["The Sport Sat by the Door", "Przy drzwiach siedział sport"],
            ["A Newspaper Leaves, Sheet by Sheet", "Gazeta odlatuje po arkuszu"],
          ],
        },
        {
          needs: ["half a what"],
          titles: [["Fry It in the Skin", "I smażyć razem ze skórką"]],
          en: "“Half a what?” the lady asked the newspaper, too. The newspaper came down a little. It had a recipe page. “Half a pound,” read the gentleman. “And then fry it in the skin.” That was sausage. She sat down beside him, he turned the page, she turned it back. To let them both see, he folded the paper on their knees, and there it was, under the cakes: half a packet of butter. Over the basket it grew light.",
          pl: "„Pół czego?” – spytała pani również gazetę. Gazeta opadła o dłoń. Miała stronę z przepisami. „Pół funta – przeczytał pan. – I smażyć razem ze skórką”. To była kiełbasa. Usiadła obok niego, on przewrócił kartkę, ona odwróciła z powrotem. Żeby widzieli oboje, złożył gazetę na kolanach, a tam, przy ciastach, stało: pół kostki masła. Nad koszykiem się przejaśniło.",
        },
      ],
    },
    {
      en: "“Tickets, please.” Two trouser legs with a stripe stopped in front of the wicker and hid everything. A ticket was held out. A finger pointed down. “And in there?” Luggage, said the voice above the lid. “Luggage doesn’t breathe,” replied the trouser legs. Mruk made himself as small as nine kilos can be made.",
      pl: "„Bilety do kontroli”. Dwie nogawki z lampasem stanęły przed wikliną i zasłoniły wszystko. Podano im bilet. Palec wskazał w dół. „A tam?” Bagaż, powiedział głos nad wiekiem. „Bagaż nie oddycha” – odparły nogawki. Mruk zrobił się tak mały, jak tylko można zrobić się z dziewięciu kilo.",
      turns: [
        {
          en: "The lid was raised, and a cap looked in. “And his ticket?” It was in there, somewhere; that much the voice above the lid knew. Mruk stood up and arched his back. There lay the ticket, flat and warm. The cap held it to the light. It had been stamped, at both ends, by a machine with five claws. “In order,” said the cap, and left the lid open.",
          pl: "Podniosło się wieko i zajrzała czapka. „A jego bilet?” Był tam gdzieś, tyle głos nad wiekiem wiedział. Mruk wstał i wygiął grzbiet. Bilet leżał pod nim, płaski i ciepły. Czapka obejrzała go pod światło. Był skasowany, z obu końców, przez kasownik o pięciu pazurach. „W porządku” – powiedziała czapka i nie zamknęła wieka.",
          titles: [["Stamped at Both Ends", "Skasowany z obu końców"]],
        },
        {
          en: "The stripes bent at the knee. At the wicker there was a face, and beside it a watch, to see whether this luggage breathed. Mruk held his breath. He has practised on sparrows. At twenty seconds a lady with a cake box put her hand to her collar; at forty the face turned the colour of brick, and was the first to give way. “Luggage,” it panted, and went to lie in wait for others.",
          pl: "Kolana z lampasem się ugięły. Przed wikliną była twarz, a obok zegarek, żeby sprawdzić, czy ten bagaż oddycha. Mruk wstrzymał oddech. Ćwiczył na wróblach. Przy dwudziestej sekundzie pani z pudłem od tortu złapała się za kołnierzyk, przy czterdziestej twarz zrobiła się ceglasta i pierwsza nie wytrzymała. „Bagaż” – wysapała i poszła czyhać na innych.",
          titles: [
            ["Luggage Doesn’t Breathe", "Bagaż nie oddycha"],
            ["Who Will Be the First to Give Way?", "Kto pierwszy nie wytrzyma?"],
          ],
        },
        {
          needs: ["seven times eight"],
          titles: [
            ["What’s the Number?", "Jaki to numer?"],
            ["For That There Is a Caramel", "I za to jest karmelek"],
          ],
          en: "The stripes had left their glasses at home. They held the ticket close, they held it far away. “What’s the number?” they asked. A small person got down from the seat in front and read. “Fifty-six,” it said, and then, much louder, “Fifty-six! Seven times eight!” After that nobody could doubt it. “In order,” said the stripes and moved on, and behind them the view came back.",
          pl: "Nogawki z lampasem zostawiły okulary w domu. Trzymały bilet blisko, trzymały daleko. „Jaki to numer?” – spytały. Z przedniego siedzenia zsunął się ktoś mały i przeczytał. „Pięćdziesiąt sześć” – powiedział, a potem, dużo głośniej: „Pięćdziesiąt sześć! Siedem razy osiem!” Po czymś takim wątpliwości nie było. „W porządku” – powiedziały nogawki i poszły dalej, a zza nich wrócił widok.",
        },
      ],
    },
    {
      en: "On the tram a finger came in through the wicker. It was short, it stuck to things, it smelled of jam, and it felt its way along Mruk’s stripes, one by one, from front to back. “It’s a cushion,” a voice outside reported. The finger went away and returned with another. While you are being counted you get nothing from the journey.",
      pl: "W tramwaju przez wiklinę wszedł palec. Był krótki, lepił się, pachniał konfiturą i badał po kolei pręgi Mruka, od przodu do tyłu. „To poduszka” – zameldował głos na zewnątrz. Palec odszedł i wrócił z drugim. Kogo liczą, ten nic nie ma z podróży.",
      turns: [
        {
          en: "Under the nail of the finger there was more jam. Mruk licked it off. The finger was gone, and for some time it was very quiet outside. “It isn’t a cushion,” said the voice, lower. Something small sat down in front of the wicker, with its back to Mruk and its arms spread. “Nobody’s allowed here,” it told the tram. “Somebody’s eating.” Past its ear the view was undisturbed.",
          pl: "Pod paznokciem palec miał jeszcze konfiturę. Mruk ją zlizał. Palec zniknął i przez jakiś czas było na zewnątrz bardzo cicho. „To nie poduszka” – powiedział głos, ciszej. Przed wikliną usiadło coś małego, plecami do Mruka, z rozłożonymi rękami. „Tu nie wolno – oświadczyło tramwajowi. – Tu ktoś je”. Obok ucha widok był już bez przeszkód.",
          titles: [
            ["It Isn’t a Cushion", "To nie poduszka"],
            ["Nobody’s Allowed Here", "Tu nie wolno"],
          ],
        },
        {
          en: "Where two fingers go in, a third is curious. A withe snapped. “That wasn’t me,” said the voice, but it had been, and the basket now had a window, about the size of a plum. A brown eye appeared in it, and beside the eye a part of the street. Mruk looked out with a green one. From there on they took it in turns, a stop each.",
          pl: "Gdzie weszły dwa palce, tam trzeci jest ciekaw. Trzasnęła witka. „To nie ja” – powiedział głos, ale to był on, i koszyk miał teraz okienko wielkości śliwki. Ukazało się w nim brązowe oko, a obok oka kawałek ulicy. Mruk wyjrzał swoim zielonym. Odtąd patrzyli na zmianę, po jednym przystanku.",
          titles: [
            ["A Window the Size of a Plum", "Okienko jak śliwka"],
            ["In Turns, a Stop Each", "Na zmianę, po jednym przystanku"],
          ],
        },
      ],
    },
    {
      en: "In the fifteen the basket had been put down the wrong way round. On one side the wicker is loose, and you see out; on the other it was once mended, with string, by a thorough person. Mruk had the string before his eyes, and behind him, where he keeps his tail, the whole of Warsaw was going by. To turn round in there a cat may weigh six kilos at most. Mruk weighs nine.",
      pl: "W piętnastce koszyk postawiono nie tą stroną. Z jednej wiklina jest luźna i coś przez nią widać, z drugiej była kiedyś naprawiana, sznurkiem, przez człowieka sumiennego. Mruk miał przed oczami sznurek, a za sobą, tam, gdzie trzyma ogon, przejeżdżała cała Warszawa. Żeby się w środku obrócić, kot może ważyć najwyżej sześć kilo. Mruk waży dziewięć.",
      turns: [
        {
          en: "Mruk began to turn at the market. By the church he had his chin at his hip; at the post office he was a horseshoe, and could go neither forwards nor back. What was missing was supplied by the bend. The tram took it leaning, with every wheel singing, and when it was upright again, he sat on the right side of his basket, a little out of breath.",
          pl: "Mruk zaczął się obracać przy targu. Przy kościele brodę miał już na biodrze, przy poczcie był podkową i nie mógł ani w tę, ani z powrotem. Tego, czego brakowało, dostarczył zakręt. Tramwaj wziął go w przechyle, śpiewając wszystkimi kołami, a kiedy się wyprostował, kot siedział po właściwej stronie koszyka, trochę zasapany.",
          titles: [
            ["By the Post Office He Was a Horseshoe", "Przy poczcie był podkową"],
            ["The Bend Did the Rest", "A resztę zrobił zakręt"],
          ],
        },
        {
          en: "The thorough person had finished off his mending with a knot, and from the knot an end stuck out. Mruk did not mean anything by it; he took it between his teeth because it was there. It came. It went on coming, an arm’s length, two, as a story does once somebody finds the beginning, and with the last tug the side of the basket folded down like a shutter.",
          pl: "Sumienny człowiek zakończył naprawę węzłem, a z węzła sterczał ogonek. Mruk nic złego nie zamierzał, wziął go w zęby, bo był. Sznurek puścił. Wychodził i wychodził, na łokieć, na dwa, jak opowieść, kiedy ktoś trafi na początek, a za ostatnim pociągnięciem bok koszyka opuścił się jak okiennica.",
          titles: [["He Took It Because It Was There", "Wziął, bo był"]],
        },
        {
          needs: ["the two handles"],
          titles: [
            ["Which of the Two Is Breathing?", "Które z dwojga oddycha?"],
            ["That’s Ours!", "To nasze!"],
          ],
          en: "At the post office the stranger stood up, still talking to his uncle, with the suitcase in one hand and the basket in the other. “That’s ours!” somebody called. He weighed the two, and the left one breathed. The stranger turned red up to his hat. He put the basket back, to the very centimetre; only now he was coming from the door, and so it stood the other way round, with the loose side to the window.",
          pl: "Przy poczcie nieznajomy wstał, wciąż mówiąc do wuja, z walizeczką w jednej ręce i z koszykiem w drugiej. „To nasze!” – zawołał ktoś. Zważył w rękach jedno i drugie, i to w lewej oddychało. Zaczerwienił się po kapelusz. Odstawił koszyk na miejsce, co do centymetra, tyle że szedł teraz od drzwi i postawił go odwrotnie, luźną stroną do okna.",
        },
      ],
    },
    {
      en: "At the next stop of the fifteen a choir got in, with folders. It filled the car from the back, like dough, and pressed against the wicker on every side. In front was a coat, brown and thick, with a button that looked in like an eye. That was all there was to see. It smelled of cough drops, and behind the button somebody was humming the second part.",
      pl: "Na następnym przystanku wsiadł do piętnastki chór, z teczkami. Wypełnił wagon od tyłu, jak ciasto, i ze wszystkich stron przywarł do wikliny. Z przodu był płaszcz, brązowy i gruby, z guzikiem, który zaglądał do środka jak oko. Nic więcej nie było widać. Pachniało cukierkami na gardło, a za guzikiem ktoś nucił drugi głos.",
      when: { between: ["10-10", "04-10"] },
      turns: [
        {
          en: "Mruk does not care to be stared at by a button. A claw took it by the thread and held on. At the opera the coat wanted to get off. It could not, and so nobody could; the choir had to turn round once, all of it, like a key in a lock, with the basket in the middle. The thread gave, and when they had finished turning, the wicker stood against the window.",
          pl: "Mruk nie lubi, żeby guzik mu się przyglądał. Chwycił go pazurem za nitkę i trzymał. Pod operą płaszcz chciał wysiąść. Nie mógł, a przez niego nie mógł nikt; chór musiał się obrócić, cały, jak klucz w zamku, z koszykiem pośrodku. Nitka puściła. Kiedy skończyli się obracać, wiklina była przy samym oknie.",
          titles: [
            ["Caught by the Thread of a Button", "Za nitkę od guzika"],
            ["The Whole Choir Turns Round", "Chór się obraca, cały"],
          ],
        },
        {
          en: "“You’re squashing the cat,” said a bass. “Hand him up.” The basket rose between the folders. It went over the heads, tinkling, from the basses to the tenors, from the tenors to the altos, and the sopranos set it down beside the driver, where there is glass all round. “Has he given the note?” called the bass. They tried it, quietly, in four parts.",
          pl: "„Zgnieciecie kota – powiedział bas. – Podajcie górą”. Koszyk wzniósł się między teczkami. Popłynął ponad głowami, pobrzękując, od basów do tenorów, od tenorów do altów, a soprany postawiły go obok motorniczego, gdzie szyba jest dookoła. „Podał ton?” – zawołał bas. Spróbowali, cicho, na cztery głosy.",
          titles: [
            ["From the Basses to the Sopranos", "Od basów do sopranów"],
            ["Has He Given the Note?", "Podał ton?"],
          ],
        },
      ],
    },
  ],
  scenes: [
    {
      pays: ["half a what"],
      en: "Over the lid two ladies were baking a plum cake, in words. They had settled the plums and the oven and were coming to the butter when the younger had to get off. “How much?” cried the elder. “Half a …” came through the closing doors. There she sat, with eight guests coming and half a what. She asked the driver, and the next seat, and in the end the basket, but Mruk had troubles of his own. “Half of everything, then,” she said doubtfully.",
      pl: "Nad wiekiem dwie panie piekły ciasto ze śliwkami, ustnie. Śliwki i piekarnik były już ustalone i dochodziły do masła, kiedy młodsza musiała wysiąść. „Ile?” – zawołała starsza. „Pół…” – dobiegło zza zamykanych drzwi. I została, z ośmiorgiem gości i z połową nie wiadomo czego. Spytała motorniczego i sąsiednie siedzenie. W końcu spytała koszyk, ale Mruk miał własne kłopoty. „To dam pół wszystkiego” – powiedziała bez przekonania.",
    },
    {
      pays: ["the herring"],
      en: "A bag was put down next to the basket and began to talk to Mruk’s nose. First it said leek, then soap. After the crossing it said herring, with onions, in paper. Mruk moved over to that side as far as wicker allows. When the bag was picked up, the leek went and the soap went; but a small parcel had slid out and stayed behind, and at every bend it slid past the wicker to the other side, and Mruk’s nose went with it.",
      pl: "Obok koszyka postawiono torbę i torba odezwała się do nosa Mruka. Najpierw powiedziała: por, potem: mydło. Za skrzyżowaniem powiedziała: śledź, z cebulką, w papierze. Mruk przesunął się na tamtą stronę, na ile pozwala wiklina. Kiedy torbę zabrano, odszedł por i odeszło mydło, ale mała paczuszka zdążyła się wysunąć i została, a na każdym zakręcie przejeżdżała obok wikliny na drugą stronę, a za nią nos Mruka.",
    },
    {
      pays: ["the two handles"],
      en: "In the bend a stranger lost his balance and caught hold of the handle of the basket. In his other hand he had a small suitcase. He was going to see an uncle about something and was practising it. “Dear Uncle,” said his lips. Only on the straight did he notice what he was holding; he begged the basket’s pardon, sat down next to Mruk and began again, from the weather. His eyes were shut.",
      pl: "Na zakręcie ktoś obcy stracił równowagę i złapał za rączkę koszyka. W drugiej ręce miał walizeczkę. Jechał do wuja, w pewnej sprawie, i się przygotowywał. „Drogi wuju” – mówiły usta. Dopiero na prostej zauważył, co trzyma; przeprosił koszyk, usiadł obok Mruka i zaczął jeszcze raz, od pogody. Oczy miał zamknięte.",
    },
    {
      pays: ["seven times eight"],
      en: "On the seat in front somebody was learning tables. “Seven times eight,” said a small voice and waited for the rails to bring the answer. They brought “tuk, tuk”. At the end of the line a grandfather would be asking, and for each right one there was a caramel. “Seven times eight,” the voice told the basket. The basket did not know either. “Then we’ll say fifty-something,” the voice decided, since the end of the line was coming nearer.",
      pl: "Na siedzeniu z przodu ktoś uczył się tabliczki mnożenia. „Siedem razy osiem” – mówił cienki głos i czekał, aż szyny przyniosą odpowiedź. Przyniosły „tuk, tuk”. Na końcu trasy będzie pytał dziadek, a za każdą dobrą jest karmelek. „Siedem razy osiem” – powiedział głos do koszyka. Koszyk też nie wiedział. „To powiemy, że pięćdziesiąt parę” – postanowił głos, bo do końca trasy było coraz bliżej.",
    },
    {
      pays: ["the gentleman by the door"],
      en: "Whenever the tram went over points Mruk’s bell rang, and whenever it rang a gentleman by the door stood up, because he did not know the line. He went past a lady’s knees, saw that it was not his stop, apologised and sat down. The third time, the lady asked where he was going. It was where she was going. After that neither looked out.",
      pl: "Ilekroć tramwaj przejeżdżał przez zwrotnicę, dzwonił dzwonek Mruka, a ilekroć zadzwonił, wstawał pan przy drzwiach, bo nie znał trasy. Przechodził obok kolan sąsiadki, widział, że to nie tu, przepraszał i siadał. Za trzecim razem spytała, dokąd jedzie. Jechał tam, gdzie ona. Odtąd żadne nie wyglądało przez okno.",
    },
    {
      pays: ["the accordion"],
      en: "An accordion got in, with a man behind it who had a hat to fill. He played a waltz, a slow one, because of the bends. A foot began to keep time against the basket. On the right somebody knew the words. At the next bend all who were standing leaned over on the beat, and a lady laughed. The man looked along the car to see if there was room to dance.",
      pl: "Wsiadł akordeon, a za nim pan, który miał do napełnienia kapelusz. Zagrał walca, powolnego, ze względu na zakręty. Czyjaś stopa zaczęła wybijać takt o koszyk. Po prawej ktoś znał słowa. Na następnym zakręcie wszyscy, którzy stali, przechylili się równo z taktem i jakaś pani się roześmiała. Pan spojrzał wzdłuż wagonu, czy jest miejsce do tańca.",
    },
    {
      when: { weather: ["rain"] },
      pays: ["a hole with ears"],
      en: "It was raining, and the panes had steamed up, all of them, so that nobody knew any more where they were. A girl wiped a hole with her sleeve and was made lookout. “Baker’s,” she reported. “Umbrella, umbrella, church.” People got off on her word. For the basket she drew a second hole, low down, and put two ears on it. It began at once to close at the edges.",
      pl: "Padało i szyby zaparowały, wszystkie, tak że nikt już nie wiedział, gdzie jest. Dziewczynka przetarła rękawem dziurę i została obserwatorem. „Piekarnia – meldowała. – Parasol, parasol, kościół”. Ludzie wysiadali na jej słowo. Dla koszyka narysowała drugą dziurę, nisko, i dorobiła jej uszy. Od razu zaczęła zarastać od brzegów.",
    },
  ],
};
