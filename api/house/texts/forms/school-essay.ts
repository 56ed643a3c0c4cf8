import type { Form } from "#api/house/texts/model.ts";

/** Staś’s school essay about the cat of the house, with the teacher’s remarks in red and his answers in pencil. */
export const schoolEssay: Form = {
  name: "school-essay",
  when: { between: ["09-05", "06-18"] },
  category: "Portrait",
  length: { min: 4, max: 5 },
  heads: [
    {
      en: "The subject is “My Pet”. I haven’t got one, because Mum says that the trumpet is enough. But on the third floor lives Mruk, Ola’s and Tomek’s cat, and I am with him for eleven minutes a day on average. So I, Staś, am writing about eleven minutes of a pet. (Our teacher, in red: “You may.”)",
      pl: "Temat brzmi „Moje zwierzę”. Nie mam zwierzęcia, bo mama mówi, że wystarczy trąbka. Ale na trzecim piętrze mieszka Mruk, kot pani Oli i pana Tomka, i przebywam z nim średnio jedenaście minut dziennie. Dlatego ja, Staś, piszę o jedenastu minutach zwierzęcia. (Nasza pani na czerwono: „Możesz”.)",
      titles: [["Eleven Minutes of a Pet", "Mam jedenaście minut zwierzęcia"]],
      picture: {
        place: "stairs",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Sixty Minutes for Eleven", "Sześćdziesiąt za jedenaście"]],
          needs: ["that it comes"],
          en: "Mr Zenon told me something that I have to add. On school days Mruk sits down on our step at two, and I do not come before three. So for his eleven minutes with me he waits sixty. In red: “And what does it prove this time?” In pencil: “The same. That I come.” And then red once more: “I have moved your trumpet lesson, so that you can.”",
          pl: "Pan Zenon powiedział mi coś, co muszę dopisać. Kiedy jest szkoła, Mruk siada na naszym stopniu o drugiej, a ja wracam dopiero o trzeciej. Czyli na swoje jedenaście minut ze mną czeka sześćdziesiąt. Na czerwono: „I czego to dowodzi tym razem?”. Ołówkiem: „Tego samego. Że przychodzę”. A potem jeszcze raz na czerwono: „Przełożyłam Ci lekcję trąbki, żebyś mógł”.",
        },
        {
          en: "At the end I have added up everybody’s minutes with Mruk, Ola’s, Tomek’s, mine and those on the stairs. It comes to twenty-six hours a day. So he is more than a whole pet, and my share is extra. In red: “I have none either. What do you do for eleven minutes?” In pencil: “Sit down.”",
          pl: "Na koniec zsumowałem minuty wszystkich z Mrukiem: pani Oli, pana Tomka, moje i te na schodach. Wychodzi dwadzieścia sześć godzin na dobę. Czyli jest większy niż całe zwierzę, a moja część jest dodatkowa. Na czerwono: „Ja też nie mam. Co się robi przez te jedenaście minut?”. Ołówkiem: „Siada się”.",
          titles: [["Twenty-Six Hours a Day", "Wychodzi dwadzieścia sześć, i to dziennie"]],
        },
        {
          en: "To be safe I read all this to Mruk. He listened to the end and went home. In red: “Very good, although the animal is not yours.” It had to be signed, but Mum was out, so Ola did it. She read the remark, borrowed my ruler and crossed out the “not”.",
          pl: "Dla pewności przeczytałem to wszystko Mrukowi. Wysłuchał do końca i poszedł do siebie. Na czerwono: „Bardzo dobrze, chociaż zwierzę nie jest Twoje”. Trzeba było dać do podpisu, a mama wyszła, więc podpisała pani Ola. Przeczytała uwagę, pożyczyła ode mnie linijkę i skreśliła „nie”.",
          titles: [["Although the Animal Is Not Yours", "Chociaż zwierzę nie jest Twoje"]],
        },
      ],
    },
    {
      en: "We are to write about a person we admire. I asked whether it had to be a famous one, and our teacher said no. Whether it had to be a person I did not ask, as you should not interrupt twice. I, Staś, admire Mruk, a cat, on our third floor. (In the margin, in red: “Ah.”)",
      pl: "Mamy napisać o osobie, którą podziwiamy. Spytałem, czy musi być sławna, i pani powiedziała, że nie. Czy musi być osobą, już nie pytałem, bo nie wolno przerywać dwa razy. Ja, Staś, podziwiam Mruka, kota z naszego trzeciego piętra. (Na marginesie, na czerwono: „Aha”.)",
      titles: [["Whether It Had to Be a Person", "Czy musi być osobą?"]],
      picture: { place: "hall", pose: "sit", props: [], eyes: "half", look: "up", camera: "close", company: "nobody" },
      endings: [
        {
          titles: [["No, They Just Stayed", "Przyznali się czy tylko zostali?"]],
          needs: ["the inkwell"],
          en: "To finish, a proof that his example can be followed. On Sunday half a cake was gone, and when Mum came in Mruk was sitting beside it with his whiskers, and I was sitting beside Mruk. I had only had the edge. In red: “You owned up?” In pencil: “No, we just stayed.” Under this our teacher has first put “Hm”, then a question mark, and then, quite firmly, a very good.",
          pl: "Na zakończenie dowód, że to się da naśladować. W niedzielę zniknęło pół ciasta i kiedy weszła mama, obok siedział Mruk z wąsami, a obok Mruka ja. Ja zjadłem tylko brzeg. Na czerwono: „Przyznałeś się?”. Ołówkiem: „Nie, po prostu zostaliśmy”. Pod tym pani napisała najpierw „hm”, potem znak zapytania, a potem, całkiem stanowczo, bardzo dobry.",
        },
        {
          en: "To finish, what I want to copy from Mruk is how he comes into a room. I have practised it. On Thursday I came into the classroom like that, slowly, and sat down without giving a reason. In red: “I saw it. You were eight minutes late, and it was very well done.”",
          pl: "Na zakończenie: chcę naśladować Mruka w tym, jak wchodzi do pokoju. Ćwiczyłem to. W czwartek wszedłem tak do klasy, powoli, i usiadłem bez podania przyczyny. Na czerwono: „Widziałam. Spóźniłeś się osiem minut i zrobiłeś to bardzo dobrze”.",
          titles: [["Slowly, Without Giving a Reason", "Powoli i bez podania przyczyny"]],
        },
        {
          en: "The others took a footballer, four times, and a diver. I read mine out last. At Mruk’s tail they laughed, but in the right place. Underneath it says in red: “A cat is not a person.” That has been crossed out, also in red. “Whom else would you have taken?” In pencil: “You.”",
          pl: "Inni wzięli piłkarza, cztery razy, i nurka. Ja czytałem ostatni. Przy ogonie Mruka się śmiali, ale tam, gdzie trzeba. Pod spodem na czerwono: „Kot nie jest osobą”. To jest skreślone, też na czerwono. „A kogo byś wziął, gdyby nie on?” Ołówkiem: „Panią”.",
          titles: [["A Footballer, Four Times, and a Diver", "Cztery razy piłkarz i raz nurek"]],
        },
      ],
    },
    {
      en: "“What I Want to Be.” Everybody thinks that I shall put trumpeter, because of the trumpet, but nothing has been decided. I, Staś, have looked at what the people in our house do all day. The best profession belongs to Mruk, the cat on the third floor. Ola says that he supervises. I shall describe the work. (Our teacher, in red: “I am listening.”)",
      pl: "„Kim chcę zostać”. Wszyscy myślą, że napiszę: trębaczem, ze względu na trąbkę, ale nic nie jest postanowione. Ja, Staś, obejrzałem, co ludzie w naszym domu robią cały dzień. Najlepszy zawód ma Mruk, kot z trzeciego piętra. Pani Ola mówi, że nadzoruje. Opiszę tę pracę. (Nasza pani na czerwono: „Słucham”.)",
      titles: [["What I Want to Be, and at What Hours", "Kim, jeśli nie trębaczem?"]],
      picture: {
        place: "window sill",
        pose: "loaf",
        props: [],
        eyes: "half",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Promoted From “Noise”", "Awans z „Hałasu”"]],
          needs: ["“Miscellaneous”"],
          en: "When I had got this far, I asked Mr Zenon what he would put me under if I became a supervisor. He turned the leaves, rubbed out “Noise”, wrote a word and shut the notebook. Only Mruk saw it, and he does not tell. In red: “I met Mr Zenon by the gate and asked. You are under ‘Miscellaneous’.” In pencil, and it has gone through the paper: “That is how Mruk began!”",
          pl: "Kiedy doszedłem dotąd, spytałem pana Zenona, gdzie by mnie wpisał, gdybym nadzorował. Przerzucił kartki, wytarł gumką „Hałas”, coś napisał i zamknął notes. Widział to tylko Mruk, a on nie powie. Na czerwono: „Spotkałam pana Zenona przy bramie i zapytałam. Teraz to są Różne”. Ołówkiem, aż przebiło kartkę: „Od tego Mruk zaczynał!”.",
        },
        {
          en: "All in all, you have to be there, look, and not let yourself be hurried. I tried it for a week at our kitchen table, and nothing went wrong; only Mum said that I might lay the table as well. In red: “And the trumpet?” In pencil: “Mruk makes a sound too, but not during working hours.”",
          pl: "Podsumowując: trzeba być na miejscu, patrzeć i nie dać się popędzać. Próbowałem przez tydzień przy naszym stole w kuchni i nic się nie zepsuło, tylko mama powiedziała, że mógłbym ten stół też nakryć. Na czerwono: „A trąbka?”. Ołówkiem: „Mruk też wydaje dźwięki, ale nie w godzinach pracy”.",
          titles: [["Not During Working Hours", "Ale nie w godzinach pracy"]],
        },
        {
          en: "I went up to ask whether they needed anybody. Mruk was on the warm step. He looked at me and moved to the left, by as much as I am wide. So I have a place. In red: “Congratulations. Will you be giving up school?” In pencil: “No, it is only after four.”",
          pl: "Poszedłem na górę spytać, czy kogoś nie potrzebują. Mruk był na ciepłym stopniu. Popatrzył na mnie i przesunął się w lewo, o tyle, ile mam szerokości. Czyli posadę mam. Na czerwono: „Gratuluję. Czy rzucisz szkołę?”. Ołówkiem: „Nie, to dopiero od czwartej”.",
          titles: [["He Moved Over by the Width of Me", "O tyle, ile mam szerokości"]],
        },
      ],
    },
    {
      en: "This subject is a punishment, but only for me. I, Staś, came down the banisters with my trumpet when Mr Zenon, our caretaker, was coming up. Now it is two pages on “Good Manners on the Stairs”. I know only one who has never been caught at anything there, Mruk, the cat from the third floor, so I take him. (Our teacher, in red: “A wise choice.”)",
      pl: "Ten temat jest za karę, ale tylko dla mnie. Ja, Staś, zjeżdżałem z trąbką po poręczy, a pan Zenon, nasz dozorca, szedł pod górę. Teraz mam dwie strony „O dobrym zachowaniu na schodach”. Znam tylko jednego, kogo nigdy na niczym tam nie złapano, Mruka, kota z trzeciego piętra, więc wezmę jego. (Nasza pani na czerwono: „Dobry wybór”.)",
      titles: [["Two Pages, for the Banisters", "Za poręcz, dwie strony"]],
      picture: { place: "stairs", pose: "walk", props: [], eyes: "half", look: "away", company: "nobody" },
      endings: [
        {
          titles: [["And Then He Does Not Slide", "A potem nie zjeżdżam"]],
          needs: ["left and right"],
          en: "So on the stairs I now do what Mruk does at the street. I stand at the top of the banisters, look left, look right, look left again, and then I do not slide. In red: “This does you credit.” Below that Mr Zenon has written, as he had to sign it: “He has been standing there for a quarter of an hour, the cat beside him, and nobody can get past.”",
          pl: "Dlatego na schodach robię teraz to, co Mruk przy ulicy. Staję u góry poręczy, patrzę w lewo, patrzę w prawo, jeszcze raz w lewo, a potem nie zjeżdżam. Na czerwono: „To Ci się chwali”. Niżej pan Zenon, bo to on miał podpisać: „Stoi tak od kwadransa, z kotem, i nikt nie może przejść”.",
        },
        {
          en: "As can be seen, Mruk does not run, shout or drop paper. Yesterday, however, he was lying on the banisters, all of him. I asked Mr Zenon whether that was allowed. Mr Zenon looked it up in his notebook for quite a time. In red: “And?” In pencil: “He says it depends on the speed.”",
          pl: "Jak widać, Mruk nie biega, nie krzyczy i nie rzuca papierków. Wczoraj jednak leżał na poręczy, cały. Spytałem pana Zenona, czy to wolno. Pan Zenon dość długo sprawdzał w notesie. Na czerwono: „I co?”. Ołówkiem: „Mówi, że to zależy od prędkości”.",
          titles: [["It Depends on the Speed", "To zależy od prędkości"]],
        },
        {
          en: "Mr Zenon had to sign it. He put on his glasses and read both pages, sitting on the stairs, and Mruk sat beside him to hear how he came out. Then he ran his hand along the banisters and told us that in his day he did it on a tray. In red: “What tray?”",
          pl: "Podpisać miał pan Zenon. Włożył okulary i przeczytał obie strony, siedząc na schodach, a Mruk usiadł obok, żeby posłuchać, jak wypadł. Potem pan Zenon przejechał ręką po poręczy i powiedział, że za jego czasów jeździło się na tacy. Na czerwono: „Na jakiej tacy?”.",
          titles: [["What Tray?", "Na jakiej tacy?"]],
        },
      ],
    },
    {
      en: "“Why I Was Late.” It was nineteen minutes, and I am to explain it on two pages. The reason lay on our doormat. It is a cat, weighs nine kilos, is called Mruk, comes from the third floor and had my left shoe under it. My name is Staś. I shall begin with the reason. (Our teacher, in red: “Please do.”)",
      pl: "„Dlaczego się spóźniłem”. Wyszło dziewiętnaście minut i mam to wytłumaczyć na dwóch stronach. Powód leżał na naszej wycieraczce. Jest to kot, waży dziewięć kilo, nazywa się Mruk, mieszka na trzecim piętrze i miał pod sobą mój lewy but. Nazywam się Staś. Zacznę od powodu. (Nasza pani na czerwono: „Bardzo proszę”.)",
      titles: [["The Reason Lay on Our Doormat", "Powód leżał na wycieraczce"]],
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "closed",
        on: "doormat",
        lighting: "day",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Thirteen Minutes Outside the Door", "Aż drzwiom zrobi się niezręcznie"]],
          needs: ["the staff room"],
          en: "Now I come to the sum. For six of the nineteen minutes Mruk had my shoe. For the other thirteen I was sitting outside the classroom, so as not to disturb anybody, and waiting until the door felt awkward. In red: “So that was what I felt. Next time, knock.” In pencil: “Mruk never has to.” In red: “Mruk does not have arithmetic with me.”",
          pl: "Teraz podliczam. Przez sześć z tych dziewiętnastu minut mój but miał Mruk. Przez pozostałe trzynaście siedziałem pod klasą, żeby nie przeszkadzać, i czekałem, aż drzwiom zrobi się niezręcznie. Na czerwono: „A więc to stąd. Następnym razem zapukaj”. Ołówkiem: „Mruk nigdy nie musi”. Na czerwono: „Mruk nie ma ze mną rachunków”.",
        },
        {
          en: "From all this it follows that it could not be done faster. As proof I took the page upstairs. Ola wrote “This is true” on it, in two languages, and Mruk, who had just stepped in her saucer, signed. In red: “Excused. I have cut out the signature and put it in my drawer.”",
          pl: "Z tego wszystkiego wynika, że szybciej się nie dało. Na dowód zaniosłem kartkę na górę. Pani Ola napisała „To prawda”, w dwóch językach, a Mruk, który właśnie wdepnął jej w spodek, podpisał. Na czerwono: „Usprawiedliwiony. Podpis wycięłam i schowałam do szuflady”.",
          titles: [["Signed From the Saucer", "Podpis prosto ze spodka"]],
        },
        {
          en: "When Mruk had got up, he walked me to the gateway and sat down there, because he does not cross the street. When I came home from school he was still sitting. In red: “All that time?” In pencil: “Mr Zenon says so.” Then in red again, but smaller: “Do remember me to him.”",
          pl: "Kiedy Mruk wstał, odprowadził mnie do bramy i tam usiadł, bo on przez ulicę nie przechodzi. Kiedy wracałem ze szkoły, jeszcze siedział. Na czerwono: „Cały ten czas?”. Ołówkiem: „Pan Zenon mówi, że tak”. Potem znowu na czerwono, ale mniejsze: „Pozdrów go ode mnie”.",
          titles: [["As Far as the Gateway, and Back", "Odprowadził mnie do bramy"]],
        },
      ],
    },
    {
      en: "“An Animal of Our Region.” Kasia got the bison. They took the stork, the beaver, the elk and the lynx, all before my turn, since I sit at the back. Only flies were left. But I, Staś, have Mruk, a cat, two floors above me, and that is more our region than the bison is. (Our teacher, in red: “Agreed.”)",
      pl: "„Zwierzę naszych stron”. Kasia dostała żubra. Potem rozebrali bociana, bobra, łosia i rysia, wszystko przede mną, bo siedzę z tyłu. Zostały muchy. Ale ja, Staś, mam dwa piętra nad sobą kota Mruka, a on jest bardziej z naszych stron niż żubr. (Nasza pani na czerwono: „Zgoda”.)",
      titles: [["After the Bison, the Stork and the Elk", "Po żubrze, bobrze i łosiu"]],
      picture: {
        place: "stairs",
        pose: "crouch",
        props: [],
        eyes: "wide",
        look: "reader",
        camera: "close",
        company: "nobody",
      },
      endings: [
        {
          titles: [["Present, in the Row for M", "Obecny, w rzędzie na M"]],
          needs: ["the glued hair"],
          en: "The others had pictures of their animals, out of books, and I had the hair. Kasia held it up to the light and said that a bison had nothing like it. Then it went from desk to desk, and by the time it got back to me it did not stick any more. In red: “I found it in the register, at today’s date, in the row for M. I have marked him present.” She means Mruk.",
          pl: "Inni mieli obrazki swoich zwierząt, z książek, a ja miałem włos. Kasia obejrzała go pod światło i powiedziała, że żubr takiego nie ma. Potem poszedł po ławkach i kiedy do mnie wrócił, już się nie kleił. Na czerwono: „Znalazłam go w dzienniku, pod dzisiejszą datą, w rzędzie na M. Wpisałam mu obecność”. To znaczy Mrukowi.",
        },
        {
          en: "At the end you have to say whether the animal is endangered. There is only one of Mruk, and only on our stairs, so he is rarer than the bison. He does not seem to be worried. In red: “Protected?” In pencil: “By me. From Monday to Friday after four, and the whole of Saturday.”",
          pl: "Na koniec trzeba napisać, czy zwierzę jest zagrożone. Mruk jest tylko jeden, i tylko na naszych schodach, więc jest rzadszy niż żubr. Nie wygląda, żeby się tym martwił. Na czerwono: „Pod ochroną?”. Ołówkiem: „Pod moją. Od poniedziałku do piątku po czwartej i cała sobota”.",
          titles: [["Rarer Than the Bison", "Rzadszy niż żubr"]],
        },
        {
          en: "I have added a map of where Mruk occurs, from the gateway up to the third floor, with the sofa shaded. In red: “Kasia asks whether the habitat can be visited.” In pencil: “Yes, with shoes off.” Right at the bottom there is another line in red: “So do I.”",
          pl: "Dołączam mapę, gdzie Mruk występuje, od bramy do trzeciego piętra, z zakreskowaną kanapą. Na czerwono: „Kasia pyta, czy można zwiedzić siedlisko”. Ołówkiem: „Tak, bez butów”. Na samym dole jest jeszcze jedno zdanie na czerwono: „Ja też pytam”.",
          titles: [["With the Sofa Shaded", "Z zakreskowaną kanapą"]],
        },
      ],
    },
    {
      en: "“My Sunday.” On Sunday I did nothing. I know that this is no subject, but it is the truth. From two until five I sat on the stairs with Mruk, the cat from the third floor, who was doing nothing too, only better. I, Staś, watched how it is done. (Our teacher, in red: “I am curious.”)",
      pl: "„Moja niedziela”. W niedzielę nie robiłem nic. Wiem, że to nie jest temat, ale to prawda. Od drugiej do piątej siedziałem na schodach z Mrukiem, kotem z trzeciego piętra, który też nic nie robił, tylko lepiej. Ja, Staś, patrzyłem, jak to się robi. (Nasza pani na czerwono: „Ciekawe”.)",
      titles: [["Nothing, From Two Until Five", "Nic, od drugiej do piątej"]],
      picture: {
        place: "stairs",
        pose: "loaf",
        props: [],
        eyes: "closed",
        lighting: "day",
        company: "stas",
        posture: "sitting",
      },
      endings: [
        {
          titles: [["The Same, but Without the Lift", "To samo, tylko bez windy"]],
          needs: ["the lift"],
          en: "At five Mum called up the stairs to know what on earth we had been doing. I said: the same as when we waited for the lift, but without the lift. Mruk turned his ear to hear whether that would do. In red: “And could you think at every moment that it was just coming?” In pencil: “Yes. Only we did not know what.” In red: “I see. Very good.”",
          pl: "O piątej mama zawołała na schody, co my tam, na litość, robimy. Powiedziałem: to samo, co wtedy, kiedy czekaliśmy na windę, tylko bez windy. Mruk obrócił ucho, czy to wystarczy. Na czerwono: „I w każdej chwili można było myśleć, że właśnie jedzie?”. Ołówkiem: „Tak. Tylko nie wiedzieliśmy co”. Na czerwono: „Rozumiem. Bardzo dobrze”.",
        },
        {
          en: "At five Mum called. Mruk stayed behind, because he had not finished. In red: “Nobody can write two pages about nothing, and you have. Very good. I shall try it myself on Sunday.” Below it, in the same red but with a different date: “Until three. Then I did the ironing.”",
          pl: "O piątej zawołała mama. Mruk został, bo jeszcze nie skończył. Na czerwono: „O niczym nie można napisać dwóch stron, a Ty napisałeś. Bardzo dobrze. W niedzielę sama spróbuję”. Pod spodem tą samą czerwienią, ale z inną datą: „Do trzeciej. Potem prasowałam”.",
          titles: [["Until Three, Then the Ironing", "Do trzeciej, potem prasowanie"]],
        },
        {
          en: "In the end I asked Mruk what it was that we had done. He stretched, in front and behind. I stretched too, and something cracked. So now I know that it was exercise. In red: “Please hand this in to the gym teacher.” Beside it, in the gym teacher’s blue: “Show me the one behind.”",
          pl: "Na koniec spytałem Mruka, co właściwie robiliśmy. Przeciągnął się, przodem i tyłem. Ja też się przeciągnąłem i coś strzyknęło. Czyli to była gimnastyka. Na czerwono: „Oddaj to panu od wuefu”. Obok, niebieską kredką pana od wuefu: „Pokaż mi to tyłem”.",
          titles: [["In Front and Behind", "Przodem i tyłem"]],
        },
      ],
    },
    {
      en: "“A Visit to the Museum.” When the class went, I had lost the slip that has to be signed, and I, Staś, was allowed to stay at Ola’s, on the third floor. It is old there too, and you may not touch things. The attendant was Mruk, a cat. I describe everything in order.",
      pl: "„Wycieczka do muzeum”. Klasa poszła beze mnie, bo zgubiłem zgodę, tę do podpisania, więc ja, Staś, mogłem zostać u pani Oli na trzecim piętrze. Tam też jest staro i też nie wolno dotykać. Pilnował Mruk, kot. Opisuję wszystko w kolejności zwiedzania.",
      titles: [["Where I Was When the Class Went", "Kiedy klasa poszła, a ja nie"]],
      picture: {
        place: "hall",
        pose: "sit",
        props: [],
        eyes: "open",
        look: "reader",
        lighting: "day",
        company: "nobody",
      },
      endings: [
        {
          titles: [["You May Not Lift the Attendant", "Nie wolno podnosić dozorcy"]],
          needs: ["the compasses"],
          en: "In the last room I found my permission slip. It lay under Mruk, signed, and as flat as on the first day; that is what museums are for. In red: “I know already that nothing gets lost beneath him. Is there by any chance a red fountain pen in the collection?” In pencil: “I could not see. You may not lift the attendant.”",
          pl: "W ostatniej sali znalazłem swoją zgodę. Leżała pod Mrukiem, podpisana i gładka jak pierwszego dnia; po to są muzea. Na czerwono: „Że pod nim nic nie ginie, to już wiem. Czy w zbiorach nie ma przypadkiem czerwonego pióra wiecznego?”. Ołówkiem: „Nie było widać. Dozorcy nie wolno podnosić”.",
        },
        {
          en: "At the exit I thanked Mruk, and he came with me as far as the first floor to see that I had taken nothing. In red: “You have seen more than the others. They saw the cloakroom.” I enclose the slip, signed. It was among the exhibits, under the attendant, and has kept very well.",
          pl: "Przy wyjściu podziękowałem Mrukowi, a on odprowadził mnie na pierwsze piętro, żeby sprawdzić, czy nic nie zabrałem. Na czerwono: „Widziałeś więcej niż inni. Inni widzieli szatnię”. Dołączam zgodę, podpisaną. Była w zbiorach, pod Mrukiem, i świetnie się zachowała.",
          titles: [["The Slip Was Among the Exhibits", "Zgoda była w zbiorach"]],
        },
        {
          en: "In the visitors’ book, which Ola gave me for the purpose, I put: “I liked the cat best. He is still in use.” Mruk lay down on it at once, so it is smudged. In red: “When is it open?” In pencil: “Always. But it is better to ring twice and then sit down.”",
          pl: "Do księgi gości, którą pani Ola mi na to dała, wpisałem: „Najbardziej podobał mi się kot. Jest jeszcze używany”. Mruk od razu się na tym położył, więc jest rozmazane. Na czerwono: „W jakich godzinach otwarte?”. Ołówkiem: „Zawsze. Ale lepiej zadzwonić dwa razy i usiąść”.",
          titles: [["He Is Still in Use", "Jest jeszcze używany"]],
        },
      ],
    },
    {
      en: "“My Best Friend” is Antek, but he has moved to Lublin with his drum, and it is difficult to describe somebody whom you only have from behind, in a car. So I, Staś, take Mruk, the cat from the third floor, who always sat with us on the stairs. (There is no remark from our teacher here. Something has been rubbed out.)",
      pl: "„Mój najlepszy przyjaciel” to Antek, ale wyprowadził się z bębenkiem do Lublina, a trudno kogoś opisać, kiedy ma się go tylko od tyłu, w samochodzie. Dlatego ja, Staś, biorę Mruka, kota z trzeciego piętra, który zawsze siedział z nami na schodach. (Uwagi od naszej pani tu nie ma. Coś jest wytarte gumką.)",
      titles: [["Only From Behind, in a Car", "Tylko od tyłu, w samochodzie"]],
      picture: { place: "stairs", pose: "sit", props: [], eyes: "half", look: "down", company: "nobody" },
      endings: [
        {
          titles: [["Over by Exactly One Kasia", "Dokładnie o jedną Kasię"]],
          needs: ["the plaits"],
          en: "Besides Mruk only Antek knows the secret, and he is in Lublin. Yesterday Kasia from our class sat down on our step, on the right, because I had told her how to find it. She asked whether the cat minded. Mruk moved over by exactly one Kasia. In red: “I have put her next to you, since she asked me to. Tell Antek.” She has plaits.",
          pl: "Oprócz Mruka tajemnicę zna tylko Antek, a on jest w Lublinie. Wczoraj na naszym stopniu, z prawej, usiadła Kasia z naszej klasy, bo powiedziałem jej, który to. Spytała, czy kot się nie obrazi. Mruk przesunął się dokładnie o jedną Kasię. Na czerwono: „Przesadziłam ją do Ciebie, bo prosiła. Napisz Antkowi”. Kasia ma warkocze.",
        },
        {
          en: "I still sit on the left on our step, for the right was Antek’s. Mruk came, looked at the right-hand side, thought, and lay down across the middle, with his front half there and his back half here. In red: “Shall we send this to Antek?” In pencil: “I have already copied it out.”",
          pl: "Nadal siadam na naszym stopniu z lewej, bo prawa była Antka. Mruk przyszedł, popatrzył na prawą stronę, pomyślał i położył się przez środek, przodem tam, a tyłem tu. Na czerwono: „Może poślemy to Antkowi?”. Ołówkiem: „Już przepisałem”.",
          titles: [["The Right Was Antek’s", "Bo prawa była Antka"]],
        },
        {
          en: "Antek has written that there are stairs in Lublin too, but nobody on them. So I put a hair of Mruk’s into the envelope, a long one, from the back. He gave it of his own accord, on my sleeve. In red: “Why a hair?” In pencil: “So that there is somebody on them.”",
          pl: "Antek napisał, że w Lublinie też są schody, tylko nikogo na nich nie ma. Włożyłem do koperty włos Mruka, długi, z grzbietu. Dał go sam, na rękawie. Na czerwono: „Po co włos?”. Ołówkiem: „Żeby ktoś był”.",
          titles: [["So That There Is Somebody on Them", "Żeby ktoś na nich był"]],
        },
      ],
    },
  ],
  entries: [
    {
      en: "I weigh twenty-nine kilos and Mruk nine. But when we stand on the scales together, it is thirty-nine, because he presses. Here it says in red: “Thirty-eight.” And below, in pencil: “I have done it three times. Once he was only breathing, and even then.”",
      pl: "Ja ważę dwadzieścia dziewięć kilo, a Mruk dziewięć. Ale kiedy stajemy na wadze razem, jest trzydzieści dziewięć, bo on naciska. Tu na czerwono: „Trzydzieści osiem”. Niżej ołówkiem: „Robiłem trzy razy. Raz tylko oddychał i też”.",
      titles: [["Thirty-Nine, Because He Presses", "Trzydzieści dziewięć, bo naciska"]],
    },
    {
      en: "He has four legs, but two of them only for sitting. The front ones are white, so that everybody can see what Mruk does with them. “And the hind ones?” our teacher asks. Also white, only nobody has ever complained about those.",
      pl: "Ma cztery nogi, ale dwie tylko do siedzenia. Przednie są białe, żeby wszyscy widzieli, co Mruk nimi robi. „A tylne?” – pyta pani. Też są białe, tylko na nie nikt się jeszcze nie skarżył.",
      titles: [["Four Legs, Two Only for Sitting", "Cztery nogi, ale dwie do siedzenia"]],
    },
    {
      en: "Now in order. In front is the face. Then comes Mruk himself, and he takes longest. Last is the tail, which is his but does not always agree with him. “Can you ask a tail?” it says in red. Yes. It answers before he does.",
      pl: "Teraz po kolei. Z przodu jest twarz. Potem idzie sam Mruk i to trwa najdłużej. Na końcu jest ogon, który należy do niego, ale nie zawsze się z nim zgadza. „Czy ogon można spytać?” – jest na czerwono. Tak. Odpowiada wcześniej niż on.",
      titles: [["In Front Is the Face, and Then?", "Z przodu twarz, a potem?"]],
    },
    {
      en: "Books say that a cat sleeps sixteen hours. But when I open sardines two floors below, Mruk is at our door before the lid is off, so he was not asleep. “It is the smell,” says the red ink. In pencil: “I opened them under water.”",
      pl: "W książkach jest, że kot śpi szesnaście godzin. Ale kiedy dwa piętra niżej otwieram sardynki, Mruk jest pod naszymi drzwiami, zanim zejdzie wieczko, czyli nie mógł spać. „To zapach” – jest na czerwono. Ołówkiem: „Otwierałem pod wodą”.",
      titles: [["Sardines, Opened Under Water", "Sardynki, otwierane pod wodą"]],
    },
    {
      en: "In his left ear Mruk has a notch. Grown-ups tell three stories about it. I have a fourth. There is a notch in our key too, in about the same place, and without it the key would fit any house. (In red: “Leave that.”)",
      pl: "W lewym uchu Mruk ma nacięcie. Dorośli opowiadają o nim trzy historie. Ja mam czwartą. Nasz klucz też ma nacięcie, mniej więcej w tym samym miejscu, i gdyby go nie było, pasowałby do każdego domu. (Na czerwono: „Tak zostaw”.)",
      titles: [["Without It the Key Would Fit Any House", "Pasowałby do każdego domu"]],
    },
    {
      en: "When Mruk is cross he grumbles, and when he is pleased he purrs. I have had my ear on him both times, and it is the same machine, only turned round. “Better: sound,” our teacher suggests in the margin. I have put: the same sound machine.",
      pl: "Kiedy Mruk jest zły, to zrzędzi, a kiedy zadowolony, to mruczy. Przykładałem ucho i wtedy, i wtedy, i to jest ta sama maszyna, tylko odwrócona. „Lepiej: dźwięk” – radzi pani na marginesie. Poprawiłem na: ta sama maszyna do dźwięku.",
      titles: [["The Same Machine, Only Turned Round", "Ta sama maszyna, ale odwrócona"]],
    },
    {
      pays: ["left and right"],
      en: "Before crossing a street you have to look left and right. Mruk looks left, then right, then left again, and then he doesn’t cross. So he is twice as safe as we are. Our teacher has put beside it: “I shall use this.”",
      pl: "Zanim się przejdzie przez ulicę, trzeba spojrzeć w lewo i w prawo. Mruk patrzy w lewo, w prawo, jeszcze raz w lewo, a potem nie przechodzi. Czyli jest dwa razy bezpieczniejszy niż my. Pani dopisała obok: „Wykorzystam”.",
      titles: [["Left, Right, and Then He Doesn’t", "W lewo, w prawo, a potem nie"]],
    },
    {
      pays: ["that it comes"],
      en: "For his breakfast at seven Mruk starts waiting at six. That is 365 hours a year, or fifteen whole days of waiting. I would have given up on the second. In red: “Correct. What does it prove?” In pencil: “That it comes.”",
      pl: "Na śniadanie o siódmej Mruk zaczyna czekać o szóstej. To jest 365 godzin rocznie, czyli piętnaście całych dni samego czekania. Ja bym zrezygnował drugiego dnia. Na czerwono: „Zgadza się. Czego to dowodzi?”. Ołówkiem: „Że przychodzi”.",
      titles: [["Fifteen Days of Waiting for Breakfast", "Śniadanie, czyli piętnaście dni"]],
    },
    {
      en: "The clock at Mruk’s is seven minutes fast. So going up takes me seven minutes, even if I run, and going down I am home before I have set out. “Think this over,” it says in red. I did, on the stairs. It depends which way.",
      pl: "U Mruka na górze zegar spieszy się o siedem minut. Czyli w górę idzie się siedem minut, nawet jak biegnę, a w dół jestem w domu wcześniej, niż wyszedłem. „Przemyśl to jeszcze raz” – jest na czerwono. Przemyślałem, na schodach. Zależy, w którą stronę.",
      titles: [["Home Before I Have Set Out", "Wcześniej w domu, niż wyszedłem"]],
    },
    {
      en: "From us to Mruk it is forty-two steps. For Mruk it is eighty-four, as he has twice the feet. “You count the steps, not the feet,” our teacher remarks. On the ground floor, perhaps. I shall ask him when he has got to the top.",
      pl: "Od nas do Mruka są czterdzieści dwa stopnie. Dla Mruka osiemdziesiąt cztery, bo ma dwa razy więcej nóg. „Liczy się stopnie, a nie nogi” – zauważa pani. Może na parterze tak. Spytam go, kiedy dojdzie na górę.",
      titles: [["Forty-Two for Me, Eighty-Four for Him", "Dla niego osiemdziesiąt cztery"]],
    },
    {
      pays: ["the staff room"],
      en: "Mruk does not open doors. He sits in front of them until they feel awkward. I have tried this on the staff room. After twenty minutes our teacher came out by herself and asked what I wanted, so it works. In red: “I remember it well.”",
      pl: "Mruk nie otwiera drzwi. Siada przed nimi, aż zrobi im się niezręcznie. Wypróbowałem to na pokoju nauczycielskim. Po dwudziestu minutach pani sama wyszła i spytała, czego chcę, czyli działa. Na czerwono: „Dobrze to pamiętam”.",
      titles: [["It Works on the Staff Room, Too", "Działa i na pokój nauczycielski"]],
    },
    {
      en: "If I play the trumpet to Mruk, he leaves the room at F and the flat at G, so I know how far I have got. Red ink: “And your music teacher?” Pencil: “He leaves at F too, but he has to come back.”",
      pl: "Jeśli gram Mrukowi na trąbce, przy F wychodzi z pokoju, a przy G z mieszkania, i po tym wiem, dokąd doszedłem. Na czerwono: „A pan od muzyki?”. Ołówkiem: „Też wychodzi przy F, ale musi wrócić”.",
      titles: [["He Leaves at F", "Przy F wychodzi z pokoju"]],
    },
    {
      en: "Because Ola translates aloud, Mruk knows two languages. He answers in neither. In Polish he does not answer straight away, in English he does not answer politely. “How can you tell the difference?” our teacher asks. By the ears. In English they stay up.",
      pl: "Dlatego że pani Ola tłumaczy na głos, Mruk zna dwa języki. W żadnym nie odpowiada. Po polsku nie odpowiada od razu, a po angielsku nie odpowiada uprzejmie. „Po czym to poznajesz?” – pyta pani. Po uszach. Po angielsku stoją.",
      titles: [["He Answers in Neither", "W żadnym nie odpowiada"]],
    },
    {
      en: "Tomek teaches geography and says that a cat can find its way home from a hundred kilometres off. Mruk does not go away, and from there he has always got home. Tomek has not always. Here there is a red circle, and: “Please leave teachers out of this.”",
      pl: "Pan Tomek uczy geografii i mówi, że kot trafi do domu ze stu kilometrów. Mruk się nie oddala i stamtąd zawsze trafił z powrotem. Pan Tomek nie zawsze. Tu jest czerwone kółko i: „Nauczycieli proszę w to nie mieszać”.",
      titles: [["Never Lost, for He Never Goes Away", "Trafia, bo się nie oddala"]],
    },
    {
      en: "On Fridays Mrs Halina fries fish. I know the day from my timetable. Mruk has none, and is sitting on the second floor by Thursday, to be in time. “Punctual!” our teacher notes. She does not say who should take it to heart.",
      pl: "W piątki pani Halina smaży rybę. Ja ten dzień znam z planu lekcji. Mruk planu nie ma, a już w czwartek siedzi na drugim piętrze, żeby zdążyć. „Punktualny!” – zapisała pani. Do kogo to jest, nie napisała.",
      titles: [["Waiting for Friday Since Thursday", "Na piątek, już w czwartek"]],
    },
    {
      en: "You may stroke Mruk down to his belt. He has no belt, but you notice where it is. In red: “A drawing would help.” I have put one in, with a dotted line. The thing on the right is my finger, and it is fine again.",
      pl: "Mruka wolno głaskać do paska. Paska nie ma, ale się czuje, gdzie jest. Na czerwono: „Przydałby się rysunek”. Zrobiłem, z linią kropkowaną. To z prawej to mój palec i już nic mu nie jest.",
      titles: [["As Far Down as His Belt", "Do paska, którego nie ma"]],
    },
    {
      en: "On his collar Mruk has a bell, and it does not ring, although he walks. I wore it for an afternoon. I rang all the time, even when I was only thinking. Our teacher asks whether it could be borrowed for the second row.",
      pl: "Przy obroży Mruk ma dzwonek, który nie dzwoni, chociaż Mruk chodzi. Nosiłem go jedno popołudnie. Dzwoniłem bez przerwy, nawet kiedy tylko myślałem. Pani pyta, czy można go pożyczyć dla drugiego rzędu.",
      titles: [["I Rang Even When I Was Thinking", "Dzwoniłem, nawet kiedy myślałem"]],
    },
    {
      en: "The pigeon Prezes is afraid of nothing, only of being looked at by Mruk. Mruk is afraid of nothing, only that Prezes might stop coming. They are friends, I think, but no one has told them. “New paragraph,” in red, and then: “No. Go on.”",
      pl: "Gołąb Prezes nie boi się niczego, tylko żeby Mruk na niego nie patrzył. Mruk nie boi się niczego, tylko żeby Prezes nie przestał przychodzić. Moim zdaniem się przyjaźnią, ale nikt im tego nie powiedział. „Nowy akapit” – jest na czerwono, a potem: „Nie. Pisz dalej”.",
      titles: [["But No One Has Told Prezes", "Tylko nikt Prezesowi nie powiedział"]],
    },
    {
      en: "Bułka from the bakery is an acquaintance of Mruk’s. When she crosses the courtyard he sits up straighter. I have measured it through our window: two centimetres. “And when she has gone?” it says in the margin. Then it is three, because he stretches.",
      pl: "Bułka z piekarni to znajoma Mruka. Kiedy idzie przez podwórko, on siada prościej. Zmierzyłem przez nasze okno: dwa centymetry. „A kiedy już pójdzie?” – jest na marginesie. Wtedy trzy, bo wyciąga szyję.",
      titles: [["Two Centimetres Straighter for Bułka", "O dwa centymetry prościej"]],
    },
    {
      en: "You can tell the weather by Mruk. If he sleeps on his back, it will change. If he sleeps on his side, it will stay as it is or else change. In red: “But this is always true.” Pencil: “Yes. On the radio it isn’t.”",
      pl: "Po Mruku można poznać pogodę. Jeśli śpi na grzbiecie, to się zmieni. Jeśli na boku, to zostanie taka, jaka jest, albo się zmieni. Na czerwono: „Ale to się zawsze sprawdza”. Ołówkiem: „Tak. A w radiu nie”.",
      titles: [["Stay as It Is, or Else Change", "Albo się zmieni"]],
    },
    {
      en: "Once I hid in Ola’s wardrobe for Mruk to look for me. After an hour I came out. He came out too, from behind me. He had been there first, waiting to see who would come. (“And who won?” In red. I am still thinking.)",
      pl: "Raz schowałem się w szafie pani Oli, żeby Mruk mnie szukał. Po godzinie wyszedłem. On też wyszedł, zza mnie. Był tam jeszcze przede mną i czekał, kto przyjdzie. („I kto wygrał?” – na czerwono. Nadal się zastanawiam.)",
      titles: [["In the Wardrobe Before I Was", "W szafie jeszcze przede mną"]],
    },
    {
      en: "In the mirror upstairs there is a cat of Mruk’s size. They know each other by sight. Each waits for the other to say good morning first. “Which of the two will it be?” our teacher asks. The one with better manners, and both have those.",
      pl: "W lustrze na górze jest kot tej samej wielkości co Mruk. Znają się z widzenia. Każdy czeka, aż drugi pierwszy powie dzień dobry. „I który to będzie?” – pyta pani. Ten lepiej wychowany, a wychowani są tak samo.",
      titles: [["Which of the Two Will Say It First?", "Który pierwszy powie dzień dobry?"]],
    },
    {
      pays: ["the compasses"],
      en: "A cat is useful. Whatever Mruk is lying on does not get lost. My compasses were under him for a week, and in that week I did not lose them once, although I was looking for them. Red ink: “So that is where they were.”",
      pl: "Kot jest pożyteczny. To, na czym leży Mruk, się nie gubi. Mój cyrkiel był pod nim przez tydzień i przez cały tydzień ani razu go nie zgubiłem, chociaż szukałem. Na czerwono: „A więc to tam był”.",
      titles: [["My Compasses, a Week Under Mruk", "Cyrkiel przez tydzień pod Mrukiem"]],
    },
    {
      en: "Mruk is not afraid of the vacuum cleaner. When it comes in he goes out, because otherwise he would have to fight it, and Ola would have none left. Beside this is a word in red that I cannot read. Mum thinks “noble”. Dad thinks “nonsense”.",
      pl: "Mruk nie boi się odkurzacza. Kiedy odkurzacz wchodzi, on wychodzi, żeby nie musieć z nim walczyć, bo wtedy pani Ola by go już nie miała. Obok jest jedno słowo na czerwono i nie mogę przeczytać. Mama myśli, że „szlachetnie”. Tata, że „szczególnie”.",
      titles: [["Otherwise He Would Have to Fight It", "Żeby nie musieć z nim walczyć"]],
    },
    {
      en: "Tomek has weighed him. Mruk comes to as much as the encyclopaedia up to M. But he is under M himself, so he is sitting on both sides of the scales. “Stop,” says the margin. And after a gap: “Go on, I have it now.”",
      pl: "Pan Tomek go zważył. Mruk waży tyle co encyklopedia do litery M. Ale on sam jest pod M, czyli siedzi na obu szalach naraz. „Stop” – jest na marginesie. A po przerwie: „Pisz dalej, już rozumiem”.",
      titles: [["Up to M, Where He Comes Himself", "Do litery M, a on jest pod M"]],
    },
    {
      en: "Mruk has a passport, with a photograph. Where it says “distinguishing marks” Ola has written: “All.” Where it says “occupation” she left a gap, because the line was too short. Our teacher has added here, in red, that hers was also too short.",
      pl: "Mruk ma paszport, ze zdjęciem. Tam, gdzie są „znaki szczególne”, pani Ola wpisała: „wszystkie”. Tam, gdzie jest „zawód”, zostawiła puste, bo linijka była za krótka. Nasza pani dopisała tu na czerwono, że jej też była za krótka.",
      titles: [["Distinguishing Marks: All", "Znaki szczególne: wszystkie"]],
    },
    {
      pays: ["the glued hair"],
      en: "Here is a hair of Mruk’s, grey at the bottom and white at the top, so it comes from the border. “Please remove it,” our teacher has written. I can’t. It is glued on, and it is the only thing here that I haven’t made up.",
      pl: "Tu jest włos Mruka, na dole szary, a u góry biały, więc pochodzi z granicy. „Proszę usunąć” – napisała pani. Nie mogę. Jest na klej, a poza tym to jedyna rzecz, której tu nie zmyśliłem.",
      titles: [["A Hair From the Border", "Włos z granicy, na klej"]],
    },
    {
      en: "When I eat a roll on the stairs, Mruk waits until I have finished. Then he takes the crumbs, the big ones first, so that it gets easier and easier. I do my homework in the opposite order. “That explains a good deal,” it says here in red.",
      pl: "Kiedy jem na schodach bułkę, Mruk czeka, aż skończę. Potem bierze okruszki, najpierw duże, żeby było coraz łatwiej. Ja odrabiam lekcje w odwrotnej kolejności. „To wiele wyjaśnia” – jest tu na czerwono.",
      titles: [["The Big Crumbs First", "Okruszki, najpierw duże"]],
    },
    {
      pays: ["the inkwell"],
      en: "Mruk never tells a lie. If he has been at the butter, he is still sitting next to it. In red: “You could follow his example.” I did, on Tuesday, with the inkwell. When our teacher turned round, I was the only one still sitting there.",
      pl: "Mruk nigdy nie kłamie. Jeśli był przy maśle, to dalej siedzi obok. Na czerwono: „Mógłbyś brać z niego przykład”. Wziąłem we wtorek, z kałamarzem. Kiedy pani się odwróciła, siedziałem tam już tylko ja.",
      titles: [["Next to the Butter", "Jeśli był przy maśle"]],
    },
    {
      pays: ["“Miscellaneous”"],
      en: "In Mr Zenon’s notebook Mruk comes under “Permanent”. I have seen it. I come under “Noise”. Nowhere does it say when you move up. Our teacher thinks that I ought to ask him. I have asked. He said that Mruk began under “Miscellaneous”.",
      pl: "W notesie pana Zenona Mruk jest w rubryce „Na stałe”. Widziałem. Ja jestem w rubryce „Hałas”. Nie jest napisane, kiedy się przechodzi wyżej. Pani uważa, że powinienem go spytać. Spytałem. Powiedział, że Mruk zaczynał od „Różnych”.",
      titles: [["Mruk Began Under Miscellaneous", "Zaczynał od różnych"]],
    },
    {
      en: "Cats always land on their feet. With Mruk you can’t prove it, as he only falls when nobody is looking. But I have heard it from the second floor. It was one bump, not four. “Careful reasoning,” our teacher has put, and underlined “one”.",
      pl: "Koty zawsze spadają na cztery łapy. U Mruka nie da się tego udowodnić, bo on spada tylko wtedy, kiedy nikt nie patrzy. Ale słyszałem z drugiego piętra. Stuknęło raz, nie cztery. „Ostrożny wniosek” – napisała pani i podkreśliła „raz”.",
      titles: [["One Bump, Not Four", "Stuknęło raz, nie cztery"]],
    },
    {
      en: "For four minutes Mruk can look at you without blinking. I can do eleven seconds. He does not practise it, either; it comes from being right. In red: “I tried you out during dictation. Eleven is correct.” I had thought there was something.",
      pl: "Przez cztery minuty Mruk potrafi patrzeć i nie mrugnąć. Ja jedenaście sekund. On tego wcale nie ćwiczy; to się bierze stąd, że ma rację. Na czerwono: „Sprawdziłam Cię na dyktandzie. Jedenaście się zgadza”. Tak myślałem, że coś było.",
      titles: [["Eleven Seconds, During Dictation", "Jedenaście sekund na dyktandzie"]],
    },
    {
      en: "This is crumpled because Mruk sat down on it. I have written round him. On the left is where his front was, and on the right is where he stopped. In the empty place it says in red: “Room for one more sentence.” There wasn’t at the time.",
      pl: "Tu jest pogniecione, bo usiadł na tym Mruk. Pisałem dookoła. Z lewej jest jego przód, a z prawej to, gdzie się skończył. W pustym miejscu jest na czerwono: „Zmieściłoby się jeszcze zdanie”. Wtedy się nie mieściło.",
      titles: [["Where He Stopped, on the Right", "Z lewej przód, a z prawej koniec"]],
    },
    {
      en: "A cat has nine lives. Mruk must still be on the first, for nothing of him is missing. “And the notch?” our teacher objects. That is where it was punched. On the tram they do that as well, so that you can travel on.",
      pl: "Kot ma siedem żyć. Mruk musi być jeszcze w pierwszym, bo niczego mu nie brakuje. „A nacięcie?” – zauważa pani. To jest po kasowniku. W tramwaju też tak robią, żeby można było jechać dalej.",
      titles: [["Punched, So He Can Travel On", "Skasowany, więc może jechać dalej"]],
    },
    {
      en: "He is grey with stripes. I have counted Mruk’s: nineteen on the left and eighteen on the right. From this it follows that he is a little longer on the left. “Or that you miscounted,” it says in red. Pencil: “Then he would walk straight.”",
      pl: "Jest szary, w paski. Policzyłem Mrukowi: z lewej dziewiętnaście, z prawej osiemnaście. Wynika z tego, że z lewej jest trochę dłuższy. „Albo że się pomyliłeś” – jest na czerwono. Ołówkiem: „To by chodził prosto”.",
      titles: [["Nineteen Stripes or Eighteen?", "Z lewej trochę dłuższy"]],
    },
    {
      en: "When visitors come, Mruk smells their shoes. Ola says that he reads them, like a newspaper. In mine it is gym and the same stairs every day, and he always reads me to the end. “I do too,” our teacher has written, very small.",
      pl: "Kiedy ktoś przychodzi, Mruk wącha mu buty. Pani Ola mówi, że czyta w nich jak w gazecie. W moich codziennie jest sala gimnastyczna i te same schody, a on zawsze czyta do końca. „Ja też” – napisała pani, bardzo drobno.",
      titles: [["He Always Reads Me to the End", "Zawsze czyta do końca"]],
    },
    {
      pays: ["the plaits"],
      en: "You can tell Mruk a secret. I told him one on the step, and nobody has ever spoken to me about it, not even the person it is about. “Which person?” was here in red, and is crossed out. I saw it. She has plaits.",
      pl: "Mrukowi można powiedzieć tajemnicę. Powiedziałem mu jedną na stopniu i nikt nigdy nie zaczął ze mną o tym rozmowy, nawet ta osoba, o którą chodzi. „Jaka osoba?” – było tu na czerwono i jest skreślone. Widziałem. Ma warkocze.",
      titles: [["Not Even the Person It Is About", "Nawet ta osoba"]],
    },
    {
      pays: ["the lift"],
      en: "One summer Mruk waited for the lift, although our house has none. I waited with him for two days. It isn’t boring, for at every moment you can think that it is coming now. Our teacher asks in red whether it came. Not so far.",
      pl: "Któregoś lata Mruk czekał na windę, chociaż u nas nie ma. Czekałem z nim dwa dni. To nie jest nudne, bo w każdej chwili można myśleć, że właśnie jedzie. Pani pyta na czerwono, czy przyjechała. Na razie nie.",
      titles: [["It Isn’t Boring to Wait for the Lift", "Na windę czekaliśmy we dwóch"]],
    },
    {
      en: "Every day he scratches the armchair in the same place, and they say: Mruk, stop it. Every day I play the same eight bars, which is called practising, and they say: Staś, stop it. In red: “Any progress?” Pencil: “In the armchair you can see it.”",
      pl: "Codziennie drapie fotel w tym samym miejscu i mówią: Mruk, przestań. Ja codziennie gram te same osiem taktów, to się nazywa ćwiczenie, i mówią: Staś, przestań. Na czerwono: „Są postępy?”. Ołówkiem: „W fotelu widać”.",
      titles: [["In the Armchair You Can See It", "W fotelu widać postępy"]],
    },
    {
      en: "Whether Mruk thinks is not known. I asked him: “Are you thinking?” He closed his eyes, as I do when I’m thinking and somebody asks me something. “So that is what it means,” it says in the margin. Yes. It does not mean that I’m asleep.",
      pl: "Czy Mruk myśli, tego nie wiadomo. Spytałem go: „Myślisz?”. Zamknął oczy, tak jak ja, kiedy myślę, a ktoś mnie o coś pyta. „A więc to znaczy” – jest na marginesie. Tak. To nie znaczy, że śpię.",
      titles: [["Are You Thinking?", "Myślisz?"]],
    },
    {
      en: "The purring is on two notes. The lower one I can play. The upper I can’t, so we did it together, Mruk on top. Our teacher would like to know whether anybody heard it. The whole house, but they thought it was a lorry.",
      pl: "Mruczenie jest na dwie nuty. Dolną umiem zagrać. Górnej nie, więc zrobiliśmy to razem, Mruk górą. Pani chciałaby wiedzieć, czy ktoś to słyszał. Cały dom, ale myśleli, że to ciężarówka.",
      titles: [["They Thought It Was a Lorry", "Myśleli, że to ciężarówka"]],
    },
    {
      when: { weather: ["snow"] },
      en: "When it snowed, Mruk went out as far as the bins and came back in his own footprints, so that there was only one row and it led away. I looked for him for an hour. “And where was he?” it says in red. At home, with wet paws.",
      pl: "Kiedy spadł śnieg, Mruk poszedł do śmietnika i wrócił po własnych śladach, więc był tylko jeden rządek, i to w jedną stronę. Szukałem go godzinę. „A gdzie był?” – jest na czerwono. W domu, z mokrymi łapami.",
      titles: [["One Row of Prints, Leading Away", "Ślady tylko w jedną stronę"]],
    },
    {
      when: { weather: ["rain"] },
      en: "It was raining, and Mruk wanted to go out. He looked through the courtyard door, and then came to us to see whether it was raining outside the first floor as well. It was. In red: “So he gave up?” In pencil: “No, he went to ask at Mrs Halina’s, on the second.”",
      pl: "Padało, a Mruk chciał wyjść. Popatrzył z drzwi na podwórko, a potem przyszedł do nas zobaczyć, czy za oknem na pierwszym piętrze też pada. Padało. Na czerwono: „I dał spokój?”. Ołówkiem: „Nie, poszedł zapytać do pani Haliny, na drugie”.",
      titles: [["Was It Raining on the Second Floor, Too?", "Czy na drugim też pada?"]],
    },
    {
      when: { between: ["11-15", "03-10"] },
      en: "I wanted to dry my gloves on Mruk’s radiator. He was lying on seven ribs, so six were left for me. When I came back he was on the gloves, and the seven were free. “And were they dry?” it says in red. No. But they were warm.",
      pl: "Chciałem wysuszyć rękawiczki na kaloryferze Mruka. Leżał na siedmiu żebrach, więc dla mnie było sześć. Kiedy wróciłem, leżał na rękawiczkach, a tamte siedem było wolne. „I wyschły?” – jest na czerwono. Nie. Ale były ciepłe.",
      titles: [["Not Dry, but Warm", "Nie wyschły, ale ciepłe"]],
    },
    {
      when: { between: ["09-12", "10-15"] },
      en: "I had eighteen chestnuts on the stairs, to make little men of. Mruk pushed one over the edge and listened to it all the way down to the ground floor. By the third I was listening as well. In red: “What did you make of the rest?” In pencil: “A row, so that he could reach them.”",
      pl: "Miałem na schodach osiemnaście kasztanów, na ludziki. Mruk strącił jeden i słuchał, jak leci, aż na sam parter. Przy trzecim słuchałem już i ja. Na czerwono: „A co zrobiłeś z reszty?”. Ołówkiem: „Rządek, żeby mógł dosięgnąć”.",
      titles: [["Eighteen Chestnuts, Down the Stairs", "Na ludziki było osiemnaście"]],
    },
  ],
};
