import type { Plot } from "#api/house/texts/model.ts";

/** Bułka of the corner bakery and Mruk meet in the gateway, where it is dry and nobody's. */
export const bulka: Plot = {
  name: "bulka",
  category: "Friendship",
  wishes: [
    {
      en: "Between the bakery and the courtyard lies the gateway, and it belongs to nobody. That is where Mruk meets Bułka, the bakery’s ginger cat. They do not arrange it; each merely has something to do there at about the same time. Mruk had been busy there for a good while now, thoroughly, facing the corner round which she comes.",
      pl: "Między piekarnią a podwórkiem jest brama i nie należy do nikogo. Tam Mruk spotyka Bułkę, rudą kotkę z piekarni. Nie umawiają się, po prostu każde ma w bramie o zbliżonej porze coś do zrobienia. Mruk był zajęty już od dłuższej chwili, gruntownie i twarzą do rogu, zza którego ona przychodzi.",
      picture: { place: "gateway", pose: "sit", props: [], eyes: "open", look: "away", company: "nobody" },
      endings: [
        {
          titles: [
            ["Half a White Cat", "Pół białego kota"],
            ["The Floury Side to the Wall", "Mącznym bokiem do muru"],
          ],
          en: "Mruk and Bułka sat together until she was needed at the bakery. There is no record of what was said, since it was said with the tips of the tails. By then Mruk’s left side was all flour. He climbed to the third floor with that side to the wall, and at home lay down on it. When he got up, half a white cat remained on the armchair.",
          pl: "Mruk i Bułka siedzieli razem, dopóki nie wezwano jej do piekarni. O czym mówiono, nie zapisano, bo mówiono końcami ogonów. Mruk miał potem w mące cały lewy bok. Szedł na trzecie piętro tym bokiem do muru, a w domu położył się na nim w fotelu. Kiedy wstał, na fotelu zostało pół białego kota.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "happy", company: "bulka", posture: "sitting" },
        },
        {
          when: { life: { "Bułka's window": "none" } },
          titles: [["Fourteen, Not That He Was Counting", "Czternaście, ale kto by liczył"]],
          en: "In the end each went about their own affairs, Bułka to the rolls, Mruk up to the sill from which the corner can be seen. Now and then something ginger passed behind the bakery’s pane. Mruk did not count. Fourteen times is nothing much, with so many trays. Called to his bowl, he walked backwards to the door.",
          pl: "W końcu każde poszło do swoich spraw, Bułka do kajzerek, Mruk na parapet, z którego widać róg. Co pewien czas za szybą piekarni przemykało coś rudego. Mruk nie liczył, ile razy. Czternaście to wcale nie tak dużo, przy tylu blachach. Kiedy zawołano go do miski, poszedł, do samych drzwi tyłem.",
          picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
        },
        {
          when: { life: { "Bułka's window": "hers" } },
          titles: [["For the Length of Six Tram Windows", "Przez sześć okien tramwaju"]],
          en: "When Bułka was wanted, each went to a post, she to her place in the bakery’s window, Mruk to his sill on the third floor. They lay down, each behind glass, the street between them. The fifteen came, and for six tram windows nothing could be seen. When it had gone, both lay a little nearer to the pane.",
          pl: "Kiedy Bułkę wezwano, każde poszło na swoje miejsce, ona do okna piekarni, Mruk na parapet na trzecim piętrze. Położyli się, każde za szybą, z ulicą pośrodku. Przyjechała piętnastka i przez sześć tramwajowych okien nic nie było widać. Kiedy odjechała, oboje leżeli trochę bliżej szkła.",
        },
        {
          unless: ["the tom"],
          titles: [
            ["And How’s the Young Lady?", "A jak tam panna?"],
            ["Three Steps in Waltz Time", "Trzy stopnie w rytmie walca"],
          ],
          en: "Mruk and Bułka had a quarter of an hour, side by side. On the way back Mruk met Mr Zenon, the caretaker. “And how’s the young lady?” Mruk walked past, for Bułka is not discussed with a broom. But he carried his tail so that Mr Zenon, who can read tails, nodded and swept the next three steps in waltz time.",
          pl: "Mruk miał z Bułką cały kwadrans, bok w bok. W drodze powrotnej spotkał pana Zenona, dozorcę. „A jak tam panna?” Mruk przeszedł obok, bo o Bułce z miotłą się nie rozmawia. Ale ogon niósł tak, że pan Zenon, który czyta z ogonów, kiwnął głową i trzy następne stopnie zamiótł w rytmie walca.",
          picture: {
            place: "stairs",
            pose: "walk",
            props: [],
            eyes: "half",
            look: "away",
            company: "zenon",
            inHand: "broom",
          },
        },
        {
          when: { weather: ["rain"] },
          titles: [["Rained In, the Two of Them", "Zatrzymani przez deszcz"]],
          en: "Mruk and Bułka had meant to sit for five minutes. But it was raining at both ends; on his side the courtyard was under water, on hers the pavement, and in between it was as dry as in a drawer. The bakery whistled for her, twice, and gave it up. Once they moved closer because of a puddle, and once without one. When the rain stopped, neither of them mentioned it, until the gutter had finished as well.",
          pl: "Mruk i Bułka mieli posiedzieć pięć minut. Ale padało z obu stron: po jego stronie pod wodą stało podwórko, po jej stronie chodnik, a pośrodku było sucho jak w szufladzie. Z piekarni ktoś gwizdnął na Bułkę, dwa razy, i dał spokój. Raz przysunęli się do siebie z powodu kałuży, a drugi raz bez powodu. Kiedy przestało padać, żadne o tym nie wspomniało, dopóki nie przestało kapać i z rynny.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "bulka", posture: "sitting" },
        },
        {
          unless: ["the tom", "two witnesses"],
          needs: ["one witness"],
          titles: [
            ["Present: Two", "Obecni: dwoje"],
            ["Mruk and Bułka, in One Line", "Mruk i Bułka w jednej linijce"],
          ],
          en: "Mruk and Bułka stayed until the bakery whistled. Mr Zenon, closing his notebook, looked at the two of them and opened it again. Under 4117 stood one name. He is an exact man; he wrote “and” after it, and then the other name, and since Bułka walked over the page just then on her way to work, it is certified as well. When he shows it to the office the gentlemen ask about the print. “That’s the bakery,” he tells them.",
          pl: "Mruk i Bułka zostali aż do gwizdka z piekarni. Pan Zenon, zamykając notes, popatrzył na nich oboje i otworzył go z powrotem. Pod 4117 stało jedno imię. Jest człowiekiem dokładnym; dopisał „i”, potem drugie imię, a że Bułka akurat przeszła po kartce, wracając do pracy, jest to także poświadczone. Kiedy pokazuje to w administracji, panowie pytają o ten ślad. „To piekarnia” – wyjaśnia.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            company: "bulka",
            posture: "sitting",
          },
        },
      ],
    },
    {
      pays: ["prints"],
      en: "On the stone of the gateway were four white prints, then four more, and so on to the stairs; beside them the same led back. Anybody else would have thought of a burglar. Mruk lowered his nose and thought of rye. Bułka from the bakery had been here, unhurried, within the quarter hour. What for, the prints did not say, and he wanted to know.",
      pl: "Na kamieniu w bramie były cztery białe ślady, dalej jeszcze cztery i tak aż do schodów, a obok takie same z powrotem. Kto inny pomyślałby o włamywaczu. Mruk opuścił nos i pomyślał o mące żytniej. Bułka z piekarni była tu przed kwadransem, szła bez pośpiechu. Po co przyszła, tego ślady nie mówiły, a Mruk chciał wiedzieć.",
      picture: {
        place: "gateway",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "down",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [
            ["As Far as the Bottom Step", "Do najniższego stopnia"],
            ["Somebody Had Waited There", "Ktoś tu czekał"],
          ],
          en: "Mruk and Bułka followed the prints together, she in front, as if she had only just noticed them, to the foot of Mruk’s staircase. On the bottom step was a round white place, such as somebody leaves who has waited and not gone up. Bułka became interested in the ceiling. Mruk lay down in the white place. He stuck out on all sides.",
          pl: "Mruk z Bułką poszli po śladach razem, ona przodem, jakby dopiero teraz je zauważyła, aż do Mrukowych schodów. Na najniższym stopniu było okrągłe białe miejsce, takie, jakie zostawia ktoś, kto czekał i nie wszedł na górę. Bułka zainteresowała się sufitem. Mruk położył się w tym kole. Wystawał na wszystkie strony.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "open",
            company: "bulka",
            posture: "sitting",
          },
        },
        {
          unless: ["the tom"],
          titles: [["A White Patch Beside the Dark One", "Jasna plama przy ciemnej"]],
          en: "Bułka showed Mruk what she had come for. By the stairs the corner of the wall has long been dark and shiny, at the height of Mruk’s cheek. Beside it, an ear lower, was now a white patch. She laid her cheek to it again. Later Mr Zenon came by with soapy water, looked at the two patches, and washed the wall all round them.",
          pl: "Bułka pokazała Mrukowi, po co przyszła. Przy schodach jest narożnik, od dawna ciemny i wyślizgany na wysokości policzka Mruka. Obok, o jedno ucho niżej, była teraz druga plama, całkiem biała. Bułka jeszcze raz przytknęła do niej policzek. Później przyszedł z mydlinami pan Zenon. Popatrzył na obie plamy i umył całą ścianę naokoło.",
          picture: {
            place: "courtyard door",
            pose: "sit",
            props: [],
            eyes: "wide",
            company: "bulka",
            posture: "standing",
          },
        },
      ],
    },
    {
      en: "The cork was meant as a present. It came from the reserve under the bath, slightly chewed, and Mruk had carried it down three floors without dropping it. The bakery has warmth, crusts and a bell on the door. It has no corks. He laid his down in the gateway, where he meets Bułka, the bakery’s ginger cat, and put a paw on it.",
      pl: "Korek miał być prezentem. Pochodził z rezerwy spod wanny, był lekko nadgryziony i Mruk zniósł go trzy piętra, nie upuszczając ani razu. Piekarnia ma ciepło, skórki, dzwonek u drzwi. Korków nie ma. Mruk położył swój w bramie, w której widuje się z Bułką, rudą kotką z piekarni, i przytrzymał łapą.",
      picture: { place: "gateway", pose: "crouch", props: ["cork"], eyes: "open", company: "nobody" },
      endings: [
        {
          titles: [
            ["The Eleventh Roll in the Bag", "Czemu kajzerek jest jedenaście?"],
            ["Why Do the Scales Stand Crooked?", "Czemu waga stoi krzywo?"],
          ],
          en: "Bułka smelled the cork at both ends and bore it off at once. What she owns she keeps under the big scales, by the left foot. Since then the scales have stood a little crooked, and a bag of ten rolls weighs what nine used to. The bakers have had them looked at. In the meantime they put in an eleventh.",
          pl: "Bułka powąchała korek z obu końców i od razu go wyniosła. Swoje skarby trzyma pod dużą wagą, przy lewej nóżce. Od tej pory waga stoi odrobinę krzywo i torba z dziesięcioma kajzerkami waży tyle, co dawniej z dziewięcioma. Piekarki wezwały do wagi fachowca. Na razie dokładają jedenastą kajzerkę.",
          picture: {
            place: "gateway",
            pose: "crouch",
            props: ["cork"],
            eyes: "open",
            company: "bulka",
            posture: "standing",
          },
        },
        {
          titles: [["Chewed at Both Ends", "Nadgryziony z obu końców"]],
          en: "Bułka set about the cork as if it were a job. She turned it to the end that was still whole and chewed till it looked like the other; then she pushed it back to Mruk with her forehead. Mruk carried it up again, with a rest on every landing, for it no longer tasted only of cork. Under the bath it lies apart from the rest.",
          pl: "Bułka położyła się przy korku jak przy robocie. Obróciła go na ten koniec, który był jeszcze cały, i gryzła, aż oba były jednakowe. Potem popchnęła go czołem z powrotem. Mruk wniósł go na górę, z odpoczynkiem na każdym podeście, bo korek nie smakował już samym korkiem. Pod wanną leży teraz osobno.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: ["cork"],
            eyes: "half",
            company: "bulka",
            posture: "standing",
          },
        },
        {
          needs: ["the bag"],
          titles: [
            ["To Take Away, Please", "Na wynos proszę"],
            ["A Present Ought to Be Wrapped", "A kto to zapakuje?"],
          ],
          en: "Bułka looked at the cork and then at the bag that Mruk was holding. At the bakery nothing leaves the house unwrapped. She pushed the cork into the bag with her nose, folded down the top with a paw, as they do, and sat back. Now it was a present. Mruk could not leave it at that; he unwrapped it, she wrapped it up again, and after the fifth time she carried it home by the corner.",
          pl: "Bułka popatrzyła na korek, a potem na torebkę, którą Mruk trzymał. Z piekarni nic nie wychodzi bez opakowania. Wsunęła nosem korek do torebki, zagięła brzeg łapą, jak się to robi, i usiadła. Teraz był to prezent. Mruk nie mógł tego tak zostawić; rozpakował korek, ona zapakowała i za piątym razem zaniosła go do siebie, za róg.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "bulka", posture: "sitting" },
        },
      ],
    },
    {
      en: "Mruk had made up his mind to say something kind. It was for Bułka, the bakery’s ginger cat, who once waited with him in the gateway till the removal men had carried out the last wardrobe. A word like that has to be carried level, like a full bowl. He brought it to the gateway with his jaw tight, and on the stairs returned nobody’s greeting.",
      pl: "Mruk postanowił powiedzieć coś miłego. Nie byle komu, tylko Bułce, rudej kotce z piekarni, która kiedyś czekała z nim w bramie, aż ekipa od przeprowadzek wyniesie ostatnią szafę. Takie słowo trzeba nieść równo, jak pełną miskę. Zniósł je do tej samej bramy z zaciśniętą szczęką i na schodach nikomu się nie odkłonił.",
      picture: { place: "gateway", pose: "walk", props: [], eyes: "open", mouth: "neutral", company: "nobody" },
      endings: [
        {
          titles: [["How They Do It with Dough", "Jak się sprawdza ciasto"]],
          en: "Before Mruk could open his jaw, Bułka had put a paw to his side. She pressed, and watched how slowly the place came out again. At the bakery they do it with dough; nothing better can be said there of anybody. Mruk carried the praise upstairs, broader at each landing. At the top he waited until both halves of the door were opened.",
          pl: "Zanim Mruk zdążył rozewrzeć szczękę, Bułka przyłożyła mu łapę do boku. Nacisnęła i patrzyła, jak powoli miejsce wraca do kształtu. W piekarni robi się tak z ciastem i nic lepszego nie można tam o nikim powiedzieć. Mruk wniósł tę pochwałę na górę, na każdym podeście odrobinę szerszy. Pod drzwiami czekał, aż otworzą oba skrzydła.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "happy",
            mouth: "neutral",
            company: "bulka",
            posture: "standing",
          },
        },
        {
          titles: [["Once More, If You Please", "Jeszcze raz, jeśli można"]],
          en: "Mruk set his word down. It was a low one, made somewhere behind the bell, and the vault kept it for a while. Bułka turned one ear, which means once more, please. He had brought only the one. They waited till the last of it was gone; then she said it herself, from memory. Now Mruk turned an ear.",
          pl: "Mruk postawił swoje słowo. Było niskie, zrobione gdzieś za dzwonkiem, i sklepienie przez chwilę je trzymało. Bułka obróciła jedno ucho, co znaczy: jeszcze raz proszę. Mruk miał tylko jedno. Poczekali, aż wybrzmi do końca, i wtedy powiedziała je sama, z pamięci. Teraz ucho obrócił Mruk.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "open", company: "bulka" },
        },
      ],
    },
    {
      en: "There is a game that Mruk plays only with Bułka, the bakery’s ginger cat. They sit in the gateway, four metres apart, and look at each other; the first to look away has lost. Something is always delivered, or somebody comes by with soup, and it is still nil all. Mruk had come to win. For practice he had already stopped blinking.",
      pl: "Jest zabawa, w którą Mruk bawi się wyłącznie z Bułką, rudą kotką z piekarni. Siadają w bramie, cztery metry od siebie, i patrzą, a kto pierwszy odwróci wzrok, ten przegrał. Zawsze wypadnie jakaś dostawa albo czyjaś zupa i wciąż jest zero do zera. Mruk zszedł wygrać. Dla wprawy już nie mrugał.",
      picture: {
        place: "gateway",
        pose: "sit",
        props: [],
        eyes: "wide",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Nil All, and Nobody Saw", "Zero do zera i nikt nie widział"]],
          en: "Bułka moved off to four metres, and they began. A minute passed, and another. By the third there was nothing in her eyes but a small grey cat, holding himself very straight. On the street the fifteen rang its bell, and at the same moment both looked to the same side. Nil all. They turned back, and neither told on the other.",
          pl: "Bułka odsunęła się na cztery metry i zaczęli. Minęła minuta, potem druga. W trzeciej Bułka miała już w oczach tylko małego szarego kota, który trzymał się bardzo prosto. Na ulicy zadzwoniła piętnastka i oboje w tej samej chwili obejrzeli się w tę samą stronę. Zero do zera. Odwrócili się z powrotem i żadne drugiego nie wydało.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "away",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Four Metres with Nobody in Them", "Cztery metry bez nikogo"],
            ["Who Looked Away?", "Kto odwrócił wzrok?"],
          ],
          en: "As it happened Mruk and Bułka sat down side by side, which is against the rules. The four metres lay before them, with nobody in them. Both looked that way, out to the stop, where nothing was going on. A sheet of newspaper crossed from left to right. Neither was the first to look away.",
          pl: "Tak się złożyło, że Mruk i Bułka usiedli obok siebie, a to według zasad błąd. Cztery metry leżały przed nimi, puste. Oboje patrzyli w tamtą stronę, na przystanek, na którym nic się nie działo. Z lewej na prawą przeszła kartka gazety. Nikt pierwszy nie odwrócił wzroku.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "away",
            company: "bulka",
            posture: "sitting",
          },
        },
        {
          needs: ["the egg"],
          titles: [["A Referee with Two Hands Free", "Sędzia z dwiema rękami"]],
          en: "Mruk and Bułka were in the third minute when the girl came back, without the egg. She sat down between the two, at the side, and looked from one to the other, with her mouth open. Nobody can go on staring under inspection. Mruk’s left eye watered; Bułka’s whiskers shook. “You both blinked,” the girl said sternly, “I saw it.” But her two hands were free now. It remains nil all, on account of stroking.",
          pl: "Była trzecia minuta, kiedy wróciła dziewczynka, bez jajka. Usiadła z boku, pośrodku między nimi, i z otwartymi ustami patrzyła to na jedno, to na drugie. Pod okiem sędziego długo się tak nie wytrzyma. Mrukowi zaszło łzą lewe oko, Bułce zadrżały wąsy. „Oboje mrugnęli – oznajmiła surowo – ja widziałam”. Ale ręce miała teraz wolne. Zostaje zero do zera, z powodu głaskania.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "wide", camera: "close", company: "nobody" },
        },
        {
          needs: ["the light"],
          titles: [
            ["Nil All in the Dark", "Po ciemku zero do zera"],
            ["Called Off for Want of Light", "Przerwano, bo zgasło"],
          ],
          en: "Mruk and Bułka took up their four metres. “A hundred and seventy-nine,” said Mr Zenon on the stairs at last; in her eyes there stood a small grey cat, in his a ginger one. Then the light went out. His sleeve could be heard feeling along the wall. When there was light again both were still looking; but there were no longer four metres between them. There was hardly one. Under the rules the game has to be played again.",
          pl: "Mruk i Bułka usiedli cztery metry od siebie. „Sto siedemdziesiąt dziewięć” – powiedział wreszcie na schodach pan Zenon, a w oczach Bułki stał mały szary kot, w oczach Mruka ruda kotka. Wtedy zgasło. Słychać było, jak rękaw pana Zenona szuka po ścianie dłużej niż zwykle. Kiedy znów zrobiło się jasno, patrzyli dalej, oboje, tylko że nie było już czterech metrów. Nie był to nawet metr. Według zasad grę trzeba powtórzyć.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "wide", company: "bulka", posture: "sitting" },
        },
      ],
    },
    {
      en: "Was it true that behind the bakery’s flour sacks there lives a mouse who, by agreement, is not chased? Mruk had it from the pigeons, and pigeons exaggerate. Only Bułka could say, the ginger cat on whose shift it would have to happen. Such a thing alters the whole street, and he had gone to the gateway, where they meet.",
      pl: "Czy to prawda, że za workami w piekarni mieszka mysz, której na mocy umowy się nie goni? Mruk wiedział to od gołębi, a gołębie przesadzają. Rozstrzygnąć mogła tylko Bułka, ruda kotka, na której zmianie musiałoby się to dziać. Taka rzecz zmienia całą ulicę, poszedł więc do bramy, gdzie się widują.",
      picture: { place: "gateway", pose: "loaf", props: [], eyes: "open", look: "away", company: "nobody" },
      endings: [
        {
          unless: ["shaken"],
          titles: [
            ["No Bigger Than a Caraway Seed", "Nie większe niż kminek"],
            ["Who Walked Across Her Back?", "Kto szedł jej po grzbiecie?"],
          ],
          en: "Mruk had no need to ask. Bułka sat down with her back to him, and across the flour on it, from tail to neck, went a row of prints, each the size of a caraway seed. Whoever made them was in no hurry. Halfway the row went round in a circle, as you do before lying down. Mruk breathed to the side, so as not to disturb it.",
          pl: "Mruk nie musiał pytać. Bułka usiadła do niego tyłem, a w mące na jej grzbiecie, od ogona po kark, szedł rządek śladów, każdy wielkości kminku. Kto je zostawił, ten się nie spieszył. W połowie drogi zakręcił się w kółko, jak to się robi, zanim się człowiek położy. Mruk oddychał w bok, żeby niczego nie zdmuchnąć.",
        },
        {
          titles: [
            ["What Mouse?", "Jaka mysz?"],
            ["A Seed for Somebody Else", "Ziarnko dla kogo innego"],
          ],
          en: "Mruk asked in the usual way: he looked at the corner, then at Bułka, then at a mouse’s length of floor. Bułka examined this with interest and knew nothing. But on leaving she made a detour along the wall, where the sparrows had missed a sunflower seed. Bułka does not eat sunflower seeds. She carried it off like an egg.",
          pl: "Mruk zapytał tak, jak się o to pyta: spojrzał na róg, potem na Bułkę, potem na kawałek posadzki długości myszy. Bułka obejrzała go z zainteresowaniem i nic nie wiedziała. Zanim jednak odeszła, nadłożyła drogi pod ścianą, gdzie wróble przeoczyły ziarnko słonecznika. Bułka słonecznika nie jada. Ziarnko niosła jak jajko.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "open", look: "down", company: "bulka" },
        },
        {
          needs: ["the sock"],
          titles: [
            ["Who Sleeps in a Sock?", "Kto śpi w skarpetce?"],
            ["A Bed with a Heel", "Łóżko z piętą"],
          ],
          en: "There was no need to ask about the mouse. When Mruk rose, there lay the sock; and Bułka, who has no kittens, looked at it for so long that he pushed it over to her. She did not thank him. She measured the heel with one paw, found that it would do, and carried it off in her teeth with the opening upwards, past the shop, towards the sacks. The sock was too small for a cat. It was the right size for somebody else.",
          pl: "O mysz nie trzeba było pytać. Kiedy Mruk wstał, na kamieniu leżała skarpetka, a Bułka, która dzieci nie ma, patrzyła na nią tak długo, że Mruk ją podsunął. Nie podziękowała. Zmierzyła łapą piętę, uznała, że wystarczy, i poniosła w zębach, otworem do góry, obok sklepu, w stronę worków. Na kota skarpetka była za mała. Na kogo innego w sam raz.",
        },
      ],
    },
    {
      when: { day: "working day", timeSlot: ["morning", "afternoon"] },
      en: "All at once the doorway of the bakery was empty. People went in with bags and came out with fuller bags, the bell rang, and the spot where Bułka, the ginger cat, usually sits was only a spot. Mruk noticed it from the third floor. He told himself that he was short of exercise and went down, as far as the gateway.",
      pl: "Próg piekarni był nagle pusty. Ludzie wchodzili z torbami, wychodzili z pełniejszymi, dzwonił dzwonek, a miejsce, w którym zwykle siedzi Bułka, ruda kotka, było tylko miejscem. Mruk zauważył to z trzeciego piętra. Powiedział sobie, że brakuje mu ruchu, i zszedł na dół, do samej bramy.",
      picture: { place: "stairs", pose: "walk", props: [], eyes: "wide", company: "nobody" },
      endings: [
        {
          titles: [["It Tasted of Ceiling", "A smakowało sufitem"]],
          en: "Bułka sat beside Mruk now, and he could go into the matter. On her paws there was flour, as always; but the white on the tips of her ears was whitewash. Whitewash comes from above. Thirty sacks had been delivered, and she had slept on the thirtieth, under the ceiling. Mruk cleaned one of the ears, to be certain. It tasted of ceiling.",
          pl: "Bułka siedziała teraz obok Mruka i można było rzecz zbadać. Na łapach miała mąkę, jak zawsze, ale białe na końcach uszu to było wapno. Wapno bierze się z góry. Przywieziono trzydzieści worków i spała na trzydziestym, pod sufitem. Mruk umył jej jedno ucho, dla pewności. Smakowało sufitem.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "half",
            mouth: "blep",
            camera: "close",
            company: "nobody",
          },
        },
        {
          titles: [
            ["Both Were Short of Exercise", "Ruchu brakowało także jej"],
            ["What the Bakery Cat Can See", "Co widać z progu piekarni"],
          ],
          en: "Bułka inspected Mruk, too: notch, whiskers, all four paws. From the bakery’s doorway there is a view of one window on the third floor. It had been empty, since Mruk was at his bowl, and she had told herself that she was short of exercise. Each had found the other in order. They stayed ten minutes longer, in case that changed.",
          pl: "Bułka też obejrzała Mruka: nacięcie, wąsy, wszystkie cztery łapy. Z progu piekarni widać jedno okno na trzecim piętrze. Było puste, bo Mruk jadł, i powiedziała sobie, że brakuje jej ruchu. Każde zastało drugie w porządku. Zostali jeszcze dziesięć minut, na wypadek gdyby to się zmieniło.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "bulka", posture: "standing" },
        },
      ],
    },
    {
      when: { life: { "Bułka's window": "hers" } },
      en: "In the bakery’s window Bułka has a place of her own, between the baskets and the pane. From Mruk’s sill it can be seen better than his own bowl. Now a poppy-seed cake stood in it. It was brown rather than ginger, and it did not turn its head. Mruk gave it time; then he went down to the gateway, where they meet.",
      pl: "W oknie piekarni, między koszami a szybą, Bułka ma własne miejsce. Z parapetu Mruka widać je lepiej niż jego miskę. Teraz stał tam makowiec. Był raczej brązowy niż rudy i nie odwracał głowy. Mruk dał mu trochę czasu, a potem zszedł do bramy, w której widuje się z Bułką.",
      picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
      endings: [
        {
          titles: [
            ["Would the Cake Move Up, Please?", "Niech się makowiec posunie"],
            ["Three Poppy Seeds, Unmentioned", "O trzech ziarnkach ani słowa"],
          ],
          en: "Bułka had left her place for a minute, that was all, and one of the bakers had put the cake down there. On her nose were three poppy seeds, which she did not mention. When Mruk was back on his sill, the place was ginger again. The cake stood on a shelf behind, and at one end it was flat, as if it had been asked to move up.",
          pl: "Bułka tylko na minutę wstała ze swego miejsca, a piekarka odstawiła tam makowiec. Na nosie Bułka miała trzy ziarnka maku, o których nie wspomniała. Kiedy Mruk wrócił na parapet, miejsce w oknie było znowu rude. Makowiec stał na półce z tyłu i z jednego końca był płaski, jakby go poproszono, żeby się posunął.",
        },
        {
          titles: [
            ["Kept Warm by a Cake", "Nagrzane przez makowiec"],
            ["As Long as a Poppy-Seed Roll", "Długa jak makowiec"],
          ],
          en: "The cake stood in the window by Bułka’s own wish, as it turned out when they had parted and Mruk lay on his sill again. It had come straight from the oven, and it stayed as long as a cake needs to warm a board. Then a hand removed it. Bułka laid herself on the very spot, lengthwise. From above she looked made to measure.",
          pl: "Makowiec stał w oknie na życzenie Bułki, co wyszło na jaw, gdy się rozstali i Mruk znów leżał na parapecie. Przyszedł prosto z pieca i stał tyle, ile trzeba, żeby nagrzać deskę. Potem zabrała go czyjaś ręka. Bułka ułożyła się dokładnie w tym miejscu, wzdłuż. Z góry wyglądała na skrojoną na miarę.",
        },
      ],
    },
  ],
  obstacles: [
    {
      en: "Mruk had just caught sight of Bułka at the far end when somebody whistled, two notes, one up and one down. That is how the bakers call her; she has a post with them, and hours. She looked back over her shoulder, and in that look there were flour, regret and a tray of rolls; and before he could get up she was half round the corner.",
      pl: "Ledwie Mruk zobaczył na drugim końcu Bułkę, ktoś gwizdnął, na dwie nuty, jedną w górę, drugą w dół. Tak wołają ją piekarki; Bułka ma u nich etat i godziny. Obejrzała się na niego przez ramię, w spojrzeniu były mąka, żal i blacha bułeczek, i zanim zdążył wstać, była już w połowie za rogiem.",
      turns: [
        {
          titles: [["Backwards, with Bread", "Tyłem i z piętką"]],
          en: "Bułka had been called for her wages. Mruk heard her before he saw her, because she was pulling something: the heel of a rye loaf, as large as her head. She had to go backwards with it, and at every other step she put it down to beg the pardon of whoever might be behind her. In front of Mruk she let go. It was today’s.",
          pl: "Bułkę wołano po wypłatę. Mruk usłyszał ją, zanim zobaczył, bo coś ciągnęła: piętkę żytniego chleba, wielkości jej głowy. Musiała z nią iść tyłem i co drugi krok kładła ją na ziemi, żeby przeprosić tego, kto mógłby stać za nią. Puściła ją dopiero przed Mrukiem. Była dzisiejsza.",
        },
        {
          titles: [
            ["Whose Whistle Was It?", "Czyj to był gwizd?"],
            ["The Spaniel Heard It Too", "Spaniel słyszał już przedtem"],
          ],
          en: "The two notes came again, nearer, and from the wrong side. On the pavement stood a gentleman with an empty lead, and up to him came a spaniel who had heard it the first time. Bułka halted. In the bakehouse nobody had called anybody. She walked back to Mruk through the whole gateway, like somebody who has only been to look at the time.",
          pl: "Dwie nuty rozległy się znowu, bliżej i nie z tej strony. Na chodniku stał pan z pustą smyczą, a podchodził do niego spaniel, który słyszał już za pierwszym razem. Bułka stanęła. W piekarni nikt nikogo nie wołał. Wróciła do Mruka przez całą bramę jak ktoś, kto poszedł tylko sprawdzić, która godzina.",
        },
      ],
    },
    {
      pays: ["the tom"],
      en: "The tom from number nine was there already. He is black, and he is long, and he lay across the gateway like an advertisement for himself. Anyone who wanted to pass would have had to climb over all of him. Mruk sat down and looked past him. At the far end, above the black flank, very small, were two ginger ear tips: Bułka’s.",
      pl: "Kocur spod dziewiątki był pierwszy. Jest czarny, jest długi i leżał na boku w poprzek bramy, jak własna reklama. Kto chciałby przejść, musiałby przejść po nim całym. Mruk usiadł i spojrzał dalej. Na drugim końcu, nad czarnym bokiem, sterczały bardzo małe końce dwojga rudych uszu: Bułka.",
      turns: [
        {
          when: { day: "working day", timeSlot: ["morning", "afternoon"] },
          titles: [["Make Way for the Rolls", "Z drogi, pani po kajzerki"]],
          en: "Help came in the shape of a lady with a trolley. She wanted rolls, she had right of way, and she went through the gateway like an icebreaker. The tom held out until he could smell the wheels; then all his length was in the air, and over the wall. Down the channel behind her, before it closed, trotted Bułka.",
          pl: "Pomoc przyszła w postaci pani z wózkiem na zakupy. Chciała kajzerek, miała pierwszeństwo i szła przez bramę jak lodołamacz. Kocur wytrzymał do chwili, gdy poczuł zapach kółek; wtedy cała jego długość znalazła się naraz w powietrzu, a potem za murem. Wolnym kanałem, zanim się zamknął, nadbiegła kłusem Bułka.",
        },
        {
          titles: [
            ["Kindly Wipe Your Paws", "Proszę wycierać łapy"],
            ["Four White Prints on Black", "Cztery białe na czarnym"],
          ],
          en: "Bułka took the tom for a doormat. She came up, wiped her front paws on the black flank, the left and then the right, stepped over, and did the hind ones too, so civilly that the tom understood only afterwards. He went home to number nine with four white prints on his side. By then Bułka was sitting with Mruk.",
          pl: "Bułka potraktowała kocura jak wycieraczkę. Podeszła, wytarła o czarny bok przednie łapy, najpierw lewą, potem prawą, przekroczyła go i wytarła także tylne, tak uprzejmie, że kocur zrozumiał dopiero po wszystkim. Poszedł do siebie pod dziewiątkę z czterema białymi śladami na boku. Bułka siedziała już przy Mruku.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "happy", company: "bulka", posture: "sitting" },
        },
        {
          titles: [
            ["The Stone Was Too Cold for Him", "Od kamienia ciągnie"],
            ["He Remembered He Was Expected", "Przypomniał sobie, że musi iść"],
          ],
          en: "The tom had not reckoned with the stone. No sun gets into the gateway, and the floor is cold and goes on being so. Mruk, who has upholstery, waited. After a time the tom raised a hip. Then he raised the other, which left little to lie on, and he remembered that he was expected. Round the cold place came Bułka, on tiptoe.",
          pl: "Kocur nie wziął pod uwagę kamienia. Słońce do bramy nie zagląda, a od posadzki ciągnie i nie przestaje. Mruk, który jest dobrze wysłany, czekał. Po pewnym czasie kocur uniósł jedno biodro. Potem uniósł drugie, przez co niewiele zostało do leżenia, i nagle przypomniał sobie, że na niego czekają. Obok zimnego miejsca, na palcach, przeszła Bułka.",
        },
        {
          needs: ["the bag"],
          titles: [["Afraid of Nobody but a Bag", "Nie boi się nikogo oprócz torebki"]],
          en: "Mruk took his paw off the bag. It shook itself, found the draught and set out towards the street, four steps and a rest, four steps and a rest; and the tom, who fears nobody, watched it come, since nothing without feet had ever walked up to him. At the fifth step the bag opened its mouth. Nobody saw the tom leave. The place was free, and in at the other end, round the bag, came Bułka.",
          pl: "Mruk zdjął łapę z torebki. Torebka otrząsnęła się, znalazła przeciąg i ruszyła w stronę ulicy, cztery kroki i odpoczynek, cztery kroki i odpoczynek, a kocur, który nie boi się nikogo, patrzył, jak idzie, bo coś bez nóg szło prosto na niego. Przy piątym kroku torebka otworzyła usta. Jak kocur wychodził, tego nie było widać. Miejsce było puste, a od ulicy, obok torebki, weszła Bułka.",
        },
        {
          needs: ["the egg"],
          titles: [
            ["Excuse Me, I Have an Egg", "Przepraszam, ja mam jajko"],
            ["What a Tom Gets Up For", "Przed jajkiem się wstaje"],
          ],
          en: "The girl with the egg had come as far as the tom. She could not go round him, and to step over him she would have had to look, and she was looking at the egg. “Excuse me,” she said, “I can’t see my feet.” The tom had been shouted at before, but this was new to him. He got up. He even drew in his tail. After that he could not very well lie down again, and Bułka was past him.",
          pl: "Dziewczynka z jajkiem doszła do kocura. Obejść się go nie dało, a żeby przestąpić, musiałaby patrzeć, a patrzyła na jajko. „Przepraszam – powiedziała – ja nie widzę nóg”. Na kocura krzyczano nieraz, ale z czymś takim się nie spotkał. Wstał. Schował nawet ogon. Potem nie wypadało mu już kłaść się z powrotem, a Bułka była już przy Mruku.",
        },
      ],
    },
    {
      pays: ["no way through"],
      en: "The iron gate was shut. Mr Zenon, the caretaker, had oiled it, and out of pure joy he had locked it too, with one key of forty. Behind the bars stood Bułka. A kitten fits between them; Mruk fitted, once. Bułka put in her head up to the ears and took it out again politely. Mruk did not try, with her looking.",
      pl: "Żelazna furtka w bramie była zamknięta. Pan Zenon, dozorca, naoliwił ją i z czystej radości przekręcił też klucz, jeden z czterdziestu. Za prętami stała Bułka. Kociak się między nimi mieści; Mruk też się kiedyś mieścił. Bułka wsunęła głowę po uszy i grzecznie ją cofnęła. Mruk przy niej nie próbował.",
      turns: [
        {
          titles: [["Black up to the Elbows", "Czarna po łokcie"]],
          en: "A cat who knows the cellars does not depend on gates. There was nobody behind the bars now. Something rustled in the wall, something went along beneath the floor, and out of the little cellar window at Mruk’s side came Bułka, by the old coal chute. She was black up to the elbows. From there on she was white, as always when she comes from the flour.",
          pl: "Kto zna piwnice, nie jest zdany na furtki. Za prętami nagle nie było nikogo. Coś zaszeleściło w murze, coś przeszło pod posadzką i z piwnicznego okienka tuż przy Mruku wyszła Bułka, dawną drogą węglową. Była czarna po łokcie. Dalej, jak zawsze prosto od mąki, biała.",
        },
        {
          titles: [["Locked but Not Shut", "Na klucz, a niezamknięta"]],
          en: "The gate was locked, but it was not shut. Mr Zenon had turned the key a hand’s breadth too early, and the bolt stood out beside its hole, as proud as a thumb. Bułka considered it from underneath. She laid a paw against the lowest bar, and the gate, thanks to the oil, let her in without a sound.",
          pl: "Klucz był przekręcony, ale furtka nie była zamknięta. Pan Zenon przekręcił go o dłoń za wcześnie i rygiel sterczał w powietrzu obok swojej dziury, dumny jak kciuk. Bułka przyjrzała mu się od dołu. Oparła łapę o najniższy pręt i furtka, dzięki oliwie, wpuściła ją bez jednego dźwięku.",
        },
        {
          needs: ["one witness"],
          pays: ["two witnesses"],
          titles: [
            ["The Second Witness Was behind Bars", "Drugi świadek za kratą"],
            ["Without Her It Does Not Count", "Bez niej się nie liczy"],
          ],
          en: "Mr Zenon’s eye fell on Bułka. She was staff, she was punctual, she looked at him without blinking: the very witness he wanted. But a witness, it says in the notebook, has to have seen the dial. He put down his pencil, went through forty keys, and opened to her what he had locked himself. Bułka looked at the figures. Then she sat down beside the first witness, who was Mruk, so that both could be entered on one line.",
          pl: "Wzrok pana Zenona padł na Bułkę. Zatrudniona, punktualna, patrzyła bez mrugnięcia, wymarzony świadek. Ale świadek, jak stoi w notesie, musi widzieć tarczę. Pan Zenon odłożył ołówek, przebrał czterdzieści kluczy i otworzył jej to, co sam zamknął. Bułka popatrzyła na cyfry. Potem usiadła przy pierwszym świadku, czyli przy Mruku, żeby dało się ich wpisać w jednej linijce.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "reader",
            company: "bulka",
            posture: "sitting",
          },
        },
      ],
    },
    {
      en: "Bułka sat at the far end and washed a shoulder, and the question was who should come up to whom. Mruk was older; she was a lady. He had been here first; she was on duty. He stayed sitting. So did she, at the same shoulder. A man with a ladder walked between them, there and back, and begged pardon of both.",
      pl: "Bułka siedziała na drugim końcu i myła łopatkę, i powstało pytanie, kto ma do kogo podejść. Mruk był starszy, ona była damą. On przyszedł pierwszy, ona była w pracy. Mruk siedział. Bułka też, wciąż przy tej samej łopatce. Jakiś pan z drabiną przeszedł między nimi, tam i z powrotem, i oboje przeprosił.",
      turns: [
        {
          titles: [
            ["Nobody Was Seen to Walk", "Nikt nie widział, żeby ktoś szedł"],
            ["Seven Flagstones, Bow by Bow", "Siedem płyt po ukłonie"],
          ],
          en: "Mruk closed his eyes, slowly, as far as they would go; between cats it is a bow. When he opened them, Bułka sat one flagstone nearer, at the same shoulder. Now she closed hers, and he made use of it. Bow by bow, seven flagstones became five, and three, and none, and at no moment was anybody seen to walk.",
          pl: "Mruk zamknął oczy, powoli, do samego końca; u kotów to ukłon. Kiedy je otworzył, Bułka siedziała o płytę bliżej, przy tej samej łopatce. Teraz ona zamknęła swoje, a on skorzystał. Tak, ukłon po ukłonie, z siedmiu płyt zrobiło się pięć, potem trzy, potem żadna, i ani przez chwilę nie było widać, żeby ktoś szedł.",
          picture: { place: "gateway", pose: "sit", props: [], eyes: "half", company: "bulka", posture: "sitting" },
        },
        {
          titles: [
            ["They Met at the Fourth Rung", "Spotkanie przy czwartym szczeblu"],
            ["Both Made Room for a Ladder", "Z uwagi na drabinę"],
          ],
          en: "The man with the ladder came again and had had enough of begging pardon. He leaned it against the wall, halfway, and went off to his sandwich. A ladder takes up room. Mruk moved over for it; so did Bułka, from her end; and as there was only one side to move to, they met at the fourth rung.",
          pl: "Pan z drabiną przyszedł jeszcze raz i miał już dość przepraszania. Oparł ją o ścianę, akurat pośrodku, i poszedł na kanapkę. Drabina zajmuje miejsce. Mruk się przed nią usunął, Bułka, od swojej strony, też, a że usunąć się można było tylko w jedno miejsce, spotkali się przy czwartym szczeblu.",
        },
        {
          needs: ["one witness"],
          pays: ["two witnesses"],
          titles: [["Called as a Witness", "Panienka tam, na świadka!"]],
          en: "“You there,” said Mr Zenon, “the young lady.” Now it was no longer a question of who came to whom; it was an official matter. Bułka rose, passed all seven flagstones at the pace of somebody who has been sent for, and looked at the meter. Mr Zenon held the notebook down to her, and since she had flour on her paw, it was signed. After that she remained where she was, beside the other witness, to be at his disposal.",
          pl: "„Panienka tam – zawołał pan Zenon – na świadka”. Odtąd nie chodziło już o to, kto do kogo; sprawa była urzędowa. Bułka wstała, przeszła wszystkie siedem płyt krokiem kogoś, kogo wezwano, i obejrzała licznik. Podsunął jej notes, a że łapę miała w mące, podpis był od razu. Potem została na miejscu, obok drugiego świadka, do dyspozycji.",
        },
        {
          needs: ["the light"],
          titles: [
            ["What Happened at a Hundred and Eighty", "Co się stało przy stu osiemdziesięciu"],
            ["Only the Dark Knows", "Po ciemku nie wiadomo kto"],
          ],
          en: "“A hundred and eighty,” said Mr Zenon on the stairs, and the light went out. When his hand had found the button again, Bułka and Mruk were sitting side by side in the middle of the gateway. Which of them had come to the other cannot be established; she was looking at the wall and he at the ceiling. Between them there was room for a hair. He counted on, a little more slowly than before.",
          pl: "„Sto osiemdziesiąt” – powiedział na schodach pan Zenon i światło zgasło. Kiedy jego ręka znowu znalazła guzik, Bułka i Mruk siedzieli bok w bok, na samym środku bramy. Które przyszło do którego, nie da się ustalić; ona patrzyła w ścianę, on w sufit. Między nimi zmieściłby się jeszcze włos. Pan Zenon liczył dalej, trochę wolniej niż przedtem.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "wide",
            look: "up",
            company: "bulka",
            posture: "sitting",
          },
        },
        {
          needs: ["the sock"],
          en: "The pram had got no further than the first stairs when the baby’s other sock came out of it, in a high curve, towards the street end. It fell in front of Bułka. She smelled it. She looked along the gateway, to where a toe of the same wool showed under Mruk. A pair is a pair. She carried the sock the whole way, laid it next to his and, as it was to be kept warm, sat down on it.",
          pl: "Wózek był dopiero na pierwszych schodach, kiedy wyleciała z niego druga skarpetka, wysokim łukiem, w stronę ulicy. Spadła przed Bułką. Bułka ją powąchała. Spojrzała przez całą bramę, tam gdzie spod Mruka wystawały palce z tej samej wełny. Para to para. Wzięła skarpetkę, przyniosła, położyła obok tamtej, a że trzeba było ją zagrzać, usiadła.",
        },
      ],
    },
    {
      en: "Bułka appeared at the far end, and Mruk got the hiccups. They came from below, without notice, and at each the bell on his collar rang. Nobody can hiccup with a bell and remain a person of standing. He held his breath, he thought of the vet. The pauses grew longer, which only made the ringing more solemn. Bułka stayed where she was.",
      pl: "Na drugim końcu pokazała się Bułka i Mruk dostał czkawki. Przychodziła od dołu, bez uprzedzenia, i za każdym razem dzwonił dzwonek przy obroży. Nie da się czkać z dzwonkiem i pozostać osobą poważną. Wstrzymał oddech, pomyślał o weterynarzu. Przerwy się wydłużyły, przez co dzwonienie zrobiło się tylko bardziej uroczyste. Bułka została, gdzie była.",
      turns: [
        {
          titles: [["Stamped, Not Yet Posted", "Już ze stemplem, jeszcze nie wysłany"]],
          en: "For hiccups the bakery has a remedy: something cold, all of a sudden. Bułka was there, and then she was here, and her nose, cool, with a little flour on it, touched his. It took no longer than a stamp does. The bell was silent. Mruk stood there like a letter that has been stamped and not yet posted.",
          pl: "Na czkawkę mają w piekarni sposób: coś zimnego i znienacka. Bułka dopiero co była tam, już była tu i jej nos, chłodny, lekko umączony, dotknął nosa Mruka. Trwało to nie dłużej niż przybicie pieczątki. Dzwonek zamilkł. Mruk stał jak list, który ma już stempel, a jeszcze nie został wysłany.",
        },
        {
          titles: [
            ["Is Anybody Serving You?", "Czy ktoś już pana obsługuje?"],
            ["He Only Rang by Accident", "Dzwonił, ale nie po bułki"],
          ],
          en: "Mruk rang again. The bakery has a bell too, over the door, and whoever rings it is served. At the next ring Bułka’s ears went up; at the third her legs came after. She trotted across and stopped before Mruk as before a customer, with her head to one side. He was so surprised at being served that the fourth hiccup did not come.",
          pl: "Mruk zadzwonił znowu. W piekarni też jest dzwonek, nad drzwiami, i kto dzwoni, tego się obsługuje. Przy drugim dzwonku Bułce podniosły się uszy, przy trzecim ruszyły nogi. Podbiegła kłusem i stanęła przed Mrukiem jak przed klientem, z przekrzywioną głową. Tak się zdziwił, że go obsługują, że czwarta czkawka już nie nadeszła.",
        },
        {
          needs: ["the bag"],
          titles: [
            ["Breathe In, Breathe Out, Poppy Seed", "Wdech, wydech, mak"],
            ["With His Head in a Bag", "Z głową w torebce"],
          ],
          en: "There is a remedy for hiccups, and Mruk had a paw on it. He put his head in the bag. In there it was brown and quiet; he breathed in what he had breathed out, with a little poppy seed, seven times. The bell hung outside and said nothing. Then his head would not come out again, and somebody took the bag by the corner and drew it off, backwards, politely. It was Bułka. She does it with rolls all day.",
          pl: "Jest na czkawkę sposób i Mruk trzymał na nim łapę. Włożył głowę do torebki. W środku było brązowo i cicho; wdychał to, co wydychał, z odrobiną maku, siedem razy. Dzwonek wisiał na zewnątrz i milczał. Kiedy chciał wyjąć głowę, nie wychodziła, i wtedy ktoś ujął torebkę za róg i grzecznie ją ściągnął, tyłem. Była to Bułka. Z bułkami robi to cały dzień.",
        },
        {
          when: { weather: ["fog"] },
          titles: [
            ["Ships Do It Too", "Statki też tak robią"],
            ["By Ear through the Fog", "Na słuch przez mgłę"],
          ],
          en: "But there was fog. It had come in from the street after Bułka and filled the gateway, and she could see neither Mruk nor his trouble; she only heard, at regular intervals, from somewhere ahead, a bell. That is what bells are for in fog. She put one paw before the other and followed the sound, a little to the left, a little to the right. At the ninth ring she ran into something soft, and the hiccups were over.",
          pl: "Ale była mgła. Weszła za Bułką z ulicy i wypełniła bramę, tak że Bułka nie widziała ani Mruka, ani jego kłopotu, tylko z przodu, w równych odstępach, słyszała dzwonek. Po to są we mgle dzwonki. Stawiała łapę przed łapą i szła za dzwonkiem, trochę w lewo, trochę w prawo. Przy dziewiątym dzwonieniu wpadła na coś miękkiego i czkawka przeszła.",
        },
      ],
    },
    {
      when: {
        season: ["spring", "summer", "autumn"],
        weather: ["clear", "wind", "fog"],
        timeSlot: ["morning", "afternoon"],
      },
      unless: ["prints"],
      pays: ["no way through"],
      en: "In the middle of the gateway stood a bucket. Mr Zenon, the caretaker, had scrubbed the floor from wall to wall, and it shone like a lake with forty keys in it. On the far shore sat Bułka. On the near one stood Mruk, one paw in the air. “Nobody walks here till it’s dry,” said Mr Zenon, leaning on his broom.",
      pl: "Pośrodku bramy stało wiadro. Pan Zenon, dozorca, wyszorował posadzkę od ściany do ściany i lśniła jak jezioro, w którym odbija się czterdzieści kluczy. Na tamtym brzegu siedziała Bułka. Na tym stał Mruk z łapą w powietrzu. „Dopóki nie wyschnie, nikt nie chodzi” – powiedział pan Zenon i oparł się na miotle.",
      turns: [
        {
          titles: [["By Way of the Sport and the Weather", "Przez sport do krzyżówki"]],
          en: "Mr Zenon held out for four minutes. Then he took yesterday’s paper and laid a path of it, page by page, from shore to shore. Bułka came over by way of the sport, the weather and the small advertisements, and on each page stopped to shake one paw. The last was the crossword. Mruk was sitting on it.",
          pl: "Pan Zenon wytrzymał cztery minuty. Potem wziął wczorajszą gazetę i ułożył z niej ścieżkę, strona po stronie, od brzegu do brzegu. Bułka przeszła przez sport, pogodę i ogłoszenia drobne, a na każdej stronie przystawała i strzepywała jedną łapę. Ostatnia była krzyżówka. Siedział na niej Mruk.",
        },
        {
          titles: [
            ["A Lake the Size of a Saucer", "Jezioro na jeden spodek"],
            ["Standing Was Not Forbidden", "O staniu mowy nie było"],
          ],
          en: "A gateway dries from both ends, because of the draught. Mruk followed the shore, one paw behind it, and across the water Bułka did the same. Mr Zenon went over his order and found nothing in it against standing. At last the lake was a saucer. They sat down, one to its left, one to its right, and saw it off.",
          pl: "Brama schnie od obu końców, bo jest przeciąg. Mruk szedł za brzegiem, o łapę z tyłu, a po drugiej stronie wody tak samo szła Bułka. Pan Zenon przypomniał sobie, co powiedział, i nie znalazł w tym nic przeciwko staniu. Na koniec jezioro było wielkości spodka. Usiedli, jedno z lewej, drugie z prawej, i patrzyli, jak wysycha.",
          picture: {
            place: "gateway",
            pose: "sit",
            props: [],
            eyes: "open",
            look: "down",
            company: "bulka",
            posture: "sitting",
          },
        },
      ],
    },
    {
      en: "The meeting went wrong at the first word. As Bułka came in under the arch, Mruk meant to open with a purr; but the gateway has an echo, and what came back was a lorry in low gear. Her ears went flat. She sat down close to the street and studied the plaster. Mruk added nothing, in case that came back too.",
      pl: "Spotkanie nie udało się od pierwszego słowa. Kiedy Bułka weszła pod łuk, Mruk chciał zacząć od mruczenia, ale w bramie jest echo i to, co wróciło spod sklepienia, było ciężarówką na pierwszym biegu. Bułka położyła uszy. Usiadła tuż przy ulicy i studiowała tynk. Mruk nic nie dodał, w obawie, że to też wróci.",
      turns: [
        {
          pays: ["shaken"],
          titles: [
            ["One Broad White Cat and One Narrow", "Biały szeroki i biały wąski"],
            ["It Began with an Itch", "Zaczęło się od uszu"],
          ],
          en: "Flat ears itch, above all with flour in them. Bułka shook herself. She only wished to be presentable, but she had come straight from the mixing trough, and a cloud filled the arch. When it settled, two white cats sat there, a broad one and a narrow one, nose to nose, and neither could be strict any longer.",
          pl: "Położone uszy swędzą, zwłaszcza kiedy jest w nich mąka. Bułka się otrzepała. Chciała tylko jakoś wyglądać, ale przyszła prosto od dzieży i podniosła się chmura na całą bramę. Kiedy chmura opadła, siedziały tam dwa białe koty, szeroki i wąski, nos przy nosie, i żaden nie umiał już być surowy.",
        },
        {
          titles: [["Is There a Bear in Here?", "Kto wpuścił niedźwiedzia?"]],
          en: "After a while Bułka cleared her throat. It was the smallest of sounds; she makes it in the shop, when somebody stands on her tail. The vault took it, turned it over and gave it back as a bear. Bułka leapt aside, and so did Mruk, and it was the same side. From there they looked up at the ceiling together.",
          pl: "Po chwili Bułka chrząknęła. Był to dźwięk bardzo cichy; wydaje go w sklepie, kiedy ktoś stoi jej na ogonie. Sklepienie wzięło go, obróciło i oddało jako niedźwiedzia. Bułka odskoczyła w bok, Mruk też, i był to ten sam bok. Stamtąd popatrzyli razem w sufit.",
        },
        {
          when: { weather: ["wind"] },
          titles: [["The Wind Had Taken the Echo", "I echo odleciało"]],
          en: "Then the wind got up. It came through from the courtyard with two leaves and somebody’s voice and went out by the street, and whatever is said in a gateway in such a wind does not come back. Mruk noticed it first. He purred into it, cautiously; the purr was carried straight to the far end and put down there as it was. Bułka’s ears rose, the left and then the right. She came against the wind, with her eyes shut.",
          pl: "Wtedy zerwał się wiatr. Szedł od podwórka, z dwoma liśćmi i czyimś głosem, i wychodził na ulicę, a co się przy takim wietrze w bramie powie, to nie wraca. Mruk zauważył to pierwszy. Zamruczał, ostrożnie; wiatr zaniósł mruczenie prosto na drugi koniec i tam postawił takie, jakie było. Bułce podniosły się uszy, lewe, potem prawe. Przyszła pod wiatr, z zamkniętymi oczami.",
        },
      ],
    },
  ],
  scenes: [
    {
      unless: ["the tom"],
      pays: ["one witness"],
      en: "Mr Zenon, the caretaker, was reading the meters by the staircase door. He reads aloud, figure by figure, in case somebody is listening. Mruk was. At four, one, one, seven Mr Zenon glanced down; the cat raised no objection, and 4117 was entered in the notebook. Below it he wrote who had been present. But a reading wants two witnesses. The other would turn up, he told Mruk, and licked his pencil.",
      pl: "Pan Zenon, dozorca, spisywał przy drzwiach na klatkę liczniki. Czyta je na głos, cyfra po cyfrze, na wypadek gdyby ktoś słuchał. Mruk słuchał. Przy cztery, jeden, jeden, siedem pan Zenon spojrzał w dół; kot nie zgłosił sprzeciwu i 4117 trafiło do notesu. Pod spodem dopisał, kto był obecny. Ale do odczytu potrzeba dwóch świadków. „Drugi się znajdzie” – powiedział do Mruka, poślinił ołówek i czekał.",
      picture: {
        place: "courtyard door",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "up",
        camera: "half",
        company: "zenon",
      },
    },
    {
      pays: ["the bag"],
      en: "A paper bag came in from the courtyard, walking. The draught had it by one corner; it took four steps, rested, and took four more. In front of Mruk it stopped and opened its mouth. He looked in. There was poppy seed in the creases; it came from the bakery, then, but it was empty, and as a message that was not much. When the bag wished to leave he put a paw on it, and it stayed and rustled beside him.",
      pl: "Od podwórka weszła papierowa torebka. Przeciąg prowadził ją za jeden róg: cztery kroki, odpoczynek, znowu cztery. Przed Mrukiem stanęła i otworzyła usta. Mruk zajrzał. W załamkach był mak, czyli przyszła z piekarni, ale była pusta, a jak na wiadomość to niewiele. Kiedy chciała wyjść, położył na niej łapę, więc została i szeleściła obok.",
    },
    {
      pays: ["the egg"],
      unless: ["no way through"],
      en: "A small girl came by from Staircase B with an egg. She was taking it across to her grandmother and walked as people walk with a candle. But nobody can pass a cat without a word. She held the egg down to him. Mruk smelled it on the left, on the right and on top, and found it in order. “I’d stroke you,” she told him, “but I need both hands.” And she went on towards the street, a step at a time.",
      pl: "Z klatki B wyszła mała dziewczynka z jajkiem. Niosła je na drugą stronę, do babci, i stąpała tak, jak się chodzi ze świecą. Ale obok kota nie przechodzi się bez słowa. Podsunęła mu jajko pod nos. Mruk powąchał je z lewej, z prawej i od góry i uznał, że jest w porządku. „Ja bym pana pogłaskała – powiedziała dziewczynka – ale mam zajęte ręce”. I poszła dalej w stronę ulicy, krok za krokiem.",
    },
    {
      pays: ["the sock"],
      en: "By the stairs stood a pram, whose owner was looking for her key. In it lay somebody very small who had discovered a cat. He pulled off a sock and held it out to Mruk. His mother put it on again; it came off and was offered with the same seriousness. The third time Mruk accepted it. It was warm, it smelled of milk, and as he does not like to be seen with such things, he sat on it until the pram was gone.",
      pl: "Przy schodach stał wózek, a jego właścicielka szukała klucza. W wózku leżało niemowlę i odkryło kota. Ściągnęło skarpetkę i podało ją Mrukowi. Matka włożyła ją z powrotem; skarpetka zeszła znowu i została podana z tą samą powagą. Za trzecim razem Mruk ją przyjął. Była ciepła, pachniała mlekiem, a że z czymś takim woli się nie pokazywać, siedział na niej, dopóki wózek nie odjechał.",
    },
    {
      en: "A gateway keeps smells as a drawer does. Mruk went through them in turn: floor polish, a wet umbrella, dill, the inside of a violin case. At the very bottom was bread, and it had only just been put in. He smelled it again. It was rye, still hot, the second batch. After the second batch Bułka has eight minutes, not one more, and then come the rolls. He knew now how long he had.",
      pl: "Brama trzyma zapachy jak szuflada. Mruk przejrzał je po kolei: pasta do podłóg, mokry parasol, koper, futerał na skrzypce od środka. Na samym spodzie był chleb, całkiem świeży. Powąchał jeszcze raz. Żytni, gorący, drugi wypiek. Po drugim wypieku Bułka ma osiem minut, ani jednej więcej, a potem idą kajzerki. Wiedział już, ile ma czasu.",
    },
    {
      when: { timeSlot: ["evening"], between: ["10-01", "03-15"] },
      unless: ["the tom"],
      pays: ["the light"],
      en: "The light in the gateway burns for three minutes, and then somebody has to press the button. It went out. The dark lasted just long enough to be noticed; then Mr Zenon, the caretaker, reached a hand round the staircase door and found the button. He was sweeping the same five stairs over and over, and counted aloud. At a hundred and eighty the light would go out again. That is long enough for sitting still.",
      pl: "Światło w bramie pali się trzy minuty, a potem ktoś musi nacisnąć guzik. Zgasło. Ciemno było akurat tyle, żeby to zauważyć; potem pan Zenon, dozorca, wysunął rękę zza drzwi klatki i znalazł guzik. Zamiatał wciąż te same pięć schodów i liczył na głos. Przy stu osiemdziesięciu światło miało zgasnąć znowu. Tyle ciemności Mrukowi wystarczyło.",
    },
    {
      when: { weather: ["rain"] },
      en: "Out in the courtyard it rained harder, and two ladies took shelter at Mruk’s end with a cake in a box. Both held it by the string, since it belonged to both. One wished to wait and the other to run. The string grew tight, the box began to turn, and Mruk, above whom it circled, had to give way, a flagstone at a time, until he sat in the very middle of the gateway. Then they ran after all, in step.",
      pl: "Na podwórku rozpadało się mocniej i dwie panie schroniły się na Mrukowym końcu z tortem w pudełku. Trzymały je za sznurek obie, bo tort był wspólny. Jedna chciała czekać, druga biec. Sznurek się napiął, pudełko zaczęło się kręcić i Mruk, nad którym krążyło, musiał się cofać płyta po płycie, aż znalazł się na samym środku bramy. Wtedy jednak pobiegły, równym krokiem.",
    },
    {
      when: { weather: ["snow"], season: ["winter"] },
      unless: ["the tom"],
      en: "Mr Zenon, the caretaker, came in with the snow shovel and stamped, left boot first. Two slabs of snow stayed behind on the stone, each with the pattern of a sole. Mruk set a white paw beside them. Now there were three prints. Under a roof snow does not last; it turned to water and ran his way, and he withdrew before it, flagstone by flagstone, towards the end where Bułka comes in.",
      pl: "Pan Zenon, dozorca, wszedł z szuflą do śniegu i przytupnął, najpierw lewym butem. Na kamieniu zostały dwie płytki śniegu, każda we wzór podeszwy. Mruk postawił obok białą łapę. Odciski były teraz trzy. Pod dachem śnieg długo nie poleży; zrobiła się z niego woda i popłynęła w stronę Mruka, więc cofał się przed nią, płyta po płycie, ku temu końcowi, z którego przychodzi Bułka.",
    },
    {
      when: { timeSlot: ["afternoon"] },
      en: "Somewhere above, cutlets were being beaten. Mruk has an ear for it. Eight blows make a cutlet; there is a pause then, for turning over, and eight more. At thirty-two he knew that four people would be sitting down on that floor, and no cat. The pause went on. Then came a thirty-third blow, and his hind legs got up of their own accord. He looked at the far end of the gateway, and made them sit.",
      pl: "Gdzieś w górze rozbijano kotlety. Mruk ma do tego ucho. Osiem uderzeń to kotlet, potem jest przerwa na odwrócenie i następne osiem. Przy trzydziestym drugim wiedział, że zasiądą tam cztery osoby i ani jednego kota. Przerwa trwała. Wtedy padło uderzenie trzydzieste trzecie i tylne nogi same mu wstały. Spojrzał na drugi koniec bramy i kazał im usiąść.",
    },
  ],
};
