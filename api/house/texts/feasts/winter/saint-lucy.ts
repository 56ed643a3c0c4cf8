import type { Feast } from "#api/house/texts/model.ts";

/** St Lucy’s Day, when dusk comes earliest, and the patron of seamstresses has her feast. */
export const saintLucy: Feast = {
  name: "saint-lucy",
  day: { date: "12-13" },
  category: "Daily Life",
  stories: {
    evening: [
      {
        title: ["How Hard Will January Be?", "Jaki też będzie ten styczeń?"],
        en: [
          "Mr Zenon dipped his pencil in his tea and wrote: “St Lucy, evening. January.” From this day until Christmas Eve there are twelve days, and from each you tell one month of the coming year. His father did it by the smoke, and his grandfather by the geese. The gateway has neither. What he did have, two metres away, was a cat.",
          "Mruk lay on the second step with his back to the wall. He was on his way to the bakery wall and had lain down to think over whether he wanted to go. “Second from the bottom,” wrote Mr Zenon. “Faces the yard. One paw under.” He measured with his eye. One paw out was the difference between a hard January and a January.",
          "“And what was it last year?” asked Staś, who had come down with the ash. Mr Zenon turned back twelve leaves. Last year the cat had been upside down on St Lucy’s, on this same step, with his paws in four directions. “Changeable,” Mr Zenon read out. “And was it?” “It was changeable,” said Mr Zenon, “in the sense that it didn’t change.”",
          "Mruk had made up his mind in the meantime. He got up, to go out. “No, no,” said Mr Zenon, who was still writing; he had got as far as the wind. He spread his arms a little. Mruk walked to the left, and there was the broom. He walked to the right, and there was Staś, who was holding the ash bucket and would have liked a hard January. So he sat down where he was, in the middle, and lifted the paw that had been beneath him.",
          "The pencil waited. All at once the paw came down, beside the other. They lay there side by side, white, where the first of January would be. “Snow,” Staś whispered. “Gloves,” said Mr Zenon, and wrote it in.",
        ],
        pl: [
          "Pan Zenon umoczył ołówek w herbacie i zapisał: „Św. Łucji, wieczór. Styczeń”. Od tego dnia do Wigilii jest dwanaście dni i z każdego odczytuje się jeden miesiąc przyszłego roku. Ojciec robił to z dymu, a dziadek z gęsi. W bramie nie ma jednego ani drugiego. Był za to, w odległości dwóch metrów, kot.",
          "Mruk leżał na drugim stopniu, plecami do ściany. Szedł pod ścianę piekarni i położył się, żeby rozważyć, czy chce iść. „Drugi od dołu – notował pan Zenon. – Przodem do podwórka. Jedna łapa pod spodem”. Zmierzył go okiem. Od jednej łapy zależało, czy styczeń będzie surowy, czy będzie styczniem.",
          "„A jak było w zeszłym roku?” – zapytał Staś, który zniósł popiół. Pan Zenon cofnął się o dwanaście kartek. W zeszłym roku na świętej Łucji kot leżał do góry nogami, na tym samym stopniu, łapami w cztery strony. „Zmiennie” – przeczytał pan Zenon. „I było?” „Zmiennie – odparł pan Zenon – w tym sensie, że się nie zmieniało”.",
          "Mruk tymczasem podjął decyzję. Wstał, żeby wyjść. „Nie, nie” – poprosił pan Zenon, bo jeszcze pisał; doszedł dopiero do wiatru. Rozłożył lekko ręce. Mruk ruszył w lewo, a tam była miotła. Ruszył w prawo, a tam był Staś, który trzymał wiadro z popiołem i wolałby styczeń surowy. Usiadł więc tam, gdzie stał, pośrodku, i podniósł łapę, która przedtem była pod spodem.",
          "Ołówek czekał. Nagle łapa opadła obok drugiej. Leżały tak jedna przy drugiej, białe, na wysokości pierwszego stycznia. „Śnieg” – szepnął Staś. „Rękawiczki” – powiedział pan Zenon i wpisał.",
        ],
        picture: {
          place: "gateway",
          pose: "sit",
          props: [],
          company: "zenon",
        },
      },
      {
        title: ["Now There’s Nothing to Sew", "I nie ma czego przyszywać"],
        en: [
          "The sewing machine on the second floor was shut, the lid had been polished, and on the lid stood a candle. It is like that every St Lucy’s. Lucy looks after eyes, and those who live by them; whoever takes a needle in hand on her evening, Mrs Halina was taught as an apprentice, is sewing up her own eyes.",
          "On other evenings the machine runs, nods, drips light oil, and is no place for a cat. Now it lay beneath the lamp like a warm table. Mruk came in behind Ola, jumped up, went round the candle and took his place.",
          "Ola had not come for conversation. She held out her winter coat, and the second button from the top hung by one thread. “I know,” said Ola. “But I’ve got to be off at seven in the morning.” Mrs Halina put her hands behind her back. She looked at the thread. It was not a thread, it was a disgrace, from a factory. Her fingers moved, where nobody could see.",
          "“A pin?” asked Ola. A pin is a needle without an eye, which on this day makes it worse. Glue, then. Mrs Halina closed her eyes for a moment. They were at a loss, and in the silence the button swung slowly on the end of its thread, one way and then the other.",
          "The button was at the right height. Mruk let it come past seven times, then took it, without getting up, and drew it under his chest. The thread gave way with a very small sound. Ola held a bare coat. “There you are,” said Mrs Halina with relief, “now there’s nothing to sew.”",
          "She took a wide blue shawl out of the wardrobe and wrapped it round Ola so that it held as no button does. “You’ll bring it back tomorrow evening,” she said, “and the coat with it.” The button stayed under Mruk. Neither woman reached for it. Beside the candle Mruk was resting his eyes. It was, after all, their day.",
        ],
        pl: [
          "Maszyna do szycia na drugim piętrze była zamknięta, wieko przetarte do połysku, a na wieku stała świeca. Tak jest co roku na świętej Łucji. Łucja ma w opiece oczy i tych, co z nich żyją; a kto w jej wieczór bierze do ręki igłę, uczono panią Halinę w terminie, ten zaszywa własne oczy.",
          "W inne wieczory maszyna chodzi, kiwa głową, puszcza oliwę i nie nadaje się do leżenia. A teraz leżała pod lampą jak ciepły stół. Mruk wszedł za Olą, wskoczył, obszedł świecę i zajął miejsce.",
          "Ola nie przyszła pogadać. Trzymała przed sobą zimowy płaszcz, a drugi guzik od góry wisiał na jednej nitce. „Wiem – powiedziała Ola. – Ale o siódmej rano muszę wyjść”. Pani Halina schowała ręce za plecy. Patrzyła na nitkę. To nie była nitka, to był wstyd, z fabryki. Palce jej się poruszały tam, gdzie nikt nie widział.",
          "„A szpilką?” – spytała Ola. Szpilka to igła bez oka, w ten dzień tym gorzej. No to klejem. Pani Halina na moment zamknęła oczy. Nie było wyjścia, a w tej ciszy guzik kołysał się powoli na końcu nitki, raz w jedną, raz w drugą stronę.",
          "Guzik wisiał akurat na wysokości kota. Mruk patrzył, aż przepłynął mu przed nosem siódmy raz, a wtedy po prostu go wziął, nie wstając, i wsunął sobie pod pierś. Nitka puściła. Ledwie było słychać. Ola trzymała płaszcz bez niczego. „No proszę – odetchnęła pani Halina – i nie ma czego przyszywać”.",
          "Wyjęła z szafy szal, niebieski, szeroki, i owinęła nim Olę tak, że żaden guzik lepiej nie trzyma. „Jutro wieczorem mi pani odniesie – powiedziała – razem z płaszczem”. Guzik został pod Mrukiem. Żadna po niego nie sięgnęła. Mruk dał przy świecy odpocząć oczom. To był w końcu ich dzień.",
        ],
        picture: {
          place: "parlour",
          pose: "walk",
          props: [],
          eyes: "half",
          by: "wall",
          company: "nobody",
          camera: "half",
        },
      },
      {
        title: ["Six Seconds to the Good", "Sześć sekund na plusie"],
        en: [
          "“Fifteen twenty-three,” said Tomek, and underlined it. That is when the sun goes down over Warsaw on St Lucy’s, said the table in his hand, and it goes down no earlier all year. “From tomorrow the afternoons get longer. By six seconds. You won’t notice it, Director, but it’s a beginning.”",
          "Mruk noticed something else. Supper, in this house, is at dusk. That was laid down at some time or other, probably by him, and over the last few months it had worked brilliantly; every evening it had come a little sooner, until he dined almost on top of his second helping. Since the end of November he had regarded the winter as a success.",
          "Tomek was explaining it to Ola with an orange and the bicycle lamp. The mornings go on losing until New Year, but the evenings have already begun to gain. “It’s being made up at the other end,” said Tomek. “Like a blanket,” said Ola, “with two people.” Mruk, on the window sill, had his eyes on the street lamp. It was burning already. In the bowl there was nothing yet.",
          "If you add up six seconds, Tomek went on, and then eight, and then a bit more, by the end of June it comes to almost six hours. He wrote it down large. He was happy, as geographers are when it is dark. Then he saw who was looking at him, and his pencil stopped.",
          "“You mean,” said Ola, “that he’s going to have his supper at nine.” “At one minute past,” said Tomek. It has to do with the tilt of the axis, twenty-three degrees and a half, and neither of them felt equal to telling him so to his face.",
          "That evening’s helping was served at once, and heaped. While Mruk was at it, Tomek set his watch down beside the bowl. He squatted there until six seconds were up, looking the other way, as you do at a till when somebody is being given a little extra.",
        ],
        pl: [
          "„Piętnasta dwadzieścia trzy” – powiedział Tomek i podkreślił. O tej porze zachodzi w Warszawie słońce na świętej Łucji, tak mówiła tabela, a wcześniej nie zachodzi przez cały rok. „Od jutra popołudnia robią się dłuższe. O sześć sekund. Nie poczuje pan, dyrektorze, ale od czegoś trzeba zacząć”.",
          "Mruk poczuł co innego. Kolacja w tym domu jest o zmierzchu. Ktoś tak kiedyś postanowił, zapewne on, i przez ostatnie miesiące rozwijało się to znakomicie; co wieczór była trochę wcześniej, aż doszło do tego, że jadał ją niemal na dokładce. Od końca listopada uważał tę zimę za udaną.",
          "Tomek tłumaczył to Oli pomarańczą i lampką od roweru. Rano dni tracą jeszcze do Nowego Roku, ale wieczorem już zyskują. „Z drugiego końca się nadrabia” – mówił. „Jak z kołdrą – powiedziała Ola – we dwoje”. Mruk, na parapecie, nie spuszczał oka z latarni. Już się paliła. W misce nie było jeszcze nic.",
          "Jeśli dodać do siebie sześć sekund, ciągnął Tomek, a potem osiem, a potem jeszcze trochę, to pod koniec czerwca wychodzi prawie sześć godzin. Napisał to dużymi cyframi. Był szczęśliwy, jak to geograf po ciemku. Wtedy zobaczył, kto na niego patrzy, i ołówek stanął.",
          "„Czyli – upewniła się Ola – on będzie jadł o dziewiątej”. „Minutę po” – odparł Tomek. Rzecz wiąże się z nachyleniem osi, dwadzieścia trzy i pół stopnia, i żadne nie czuło się na siłach powiedzieć mu tego prosto w oczy.",
          "Tego wieczoru podano od razu i z czubem. Kiedy Mruk jadł, Tomek położył obok miski zegarek. Przykucnął przy nim, aż minęło sześć sekund, i patrzył w bok, jak się patrzy przy kasie, kiedy komuś dosypują coś ponad miarę.",
        ],
        picture: { place: "window sill", pose: "back", props: [], company: "nobody" },
      },
    ],
  },
};
