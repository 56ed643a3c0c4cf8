import type { Season } from "#api/generation/model.ts";

type Samples = { beginnings: readonly [string, string]; ending: string };
export type Voice = { english: Samples; polish: Samples };

// The house storyteller's own sentences. No Polish one tells what an English one tells: each language sets its own example.
const voices: Record<Season, Voice> = {
  spring: {
    english: {
      beginnings: [
        "Mruk had had a thought during the day, and there had been no time for it. He had put it off until evening. Now he was sitting on the sill, beside the lamp, with his back to the room, and waiting for it to come back, because a thought like that knows one’s address.",
        "“A hundred,” said Mrs Halina, rolling up her sleeves in the kitchen, “or dumplings aren’t worth the washing-up.” Mruk had come to see that she kept her word. He counts on his claws, of which he has eighteen, and so he needed a good view and, at every nineteenth, some small thing to jog his memory.",
      ],
      ending:
        "Afterwards floury paw marks were found on the floor. They led from the table to the window, from the window to the front door and from there back again, like the notes of somebody who is thinking something over. Ola would not let them be wiped up. It is seldom, she said, that one can see him think.",
    },
    polish: {
      beginnings: [
        "Z jego rachunków wynikało, że brakuje tramwaju. Tyle pojechało w stronę rzeki, tyle wróciło, a suma się nie zgadzała: albo za mostem stała jedna piętnastka za dużo, albo ktoś ją sobie zatrzymał. Poszedł na parapet policzyć jeszcze raz, ze złożonymi łapami.",
        "Nikt w domu nie zamawiał kartonu. Zamówiono buty, które wyszły z bibułki, przeszły się po pokoju i okazały się za ciasne. Karton został, a rzecz, która zostaje, należy do tego, kto pierwszy ją zauważy.",
      ],
      ending:
        "W notesie pana Zenona, na stronie z usterkami, można przeczytać: „III p., stuka”, a pod spodem, tym samym chemicznym ołówkiem: „Kot powiadomiony”. Jest to jedyny wpis w tym roku, przy którym stoi ptaszek. Wszystkie inne, rynna, brama, gołąb, czekają jeszcze na kogoś kompetentnego.",
    },
  },
  summer: {
    english: {
      beginnings: [
        "Nobody spoke about the fish. Ola had put it at the very back of the table, behind the milk, and moved about the kitchen with the face of a person who has nothing at the back of the table. Mruk sat down by the door and wondered at such trust in milk.",
        "From the balcony door to the railing it is eleven steps. If one simply walks, one is only on a balcony; but with the tail held properly it is a parade. Mruk felt that it was high time the street should see one, and he stood on the threshold and got into line.",
      ],
      ending:
        "Nobody has thrown the wool away. A small remnant lies by the stove and is called “Mruk’s”. He does not touch it when there are people about. But at three in the morning something can be heard running through the flat, soft and round, and something after it, with a bell.",
    },
    polish: {
      beginnings: [
        "Trzysta stron było gotowych, a w nich jedna dziura. „To tylko słowo – powiedziała Ola. – Nikt nie zauważy”. W fotelu też na początku puściło tylko jedno oczko, pomyślał Mruk, i proszę. Postanowił zająć się sprawą, póki była na miarę jednego kota.",
        "Na niebieskim talerzu leżał śledź. Leżał zupełnie otwarcie, okiem do góry, i patrzył na Mruka. Mruk nie lubi przyglądać się obcym, ale jeszcze mniej lubi odwracać wzrok pierwszy, i tak zawarli znajomość.",
      ],
      ending:
        "Tych dwoje ma umowę. On się kładzie, ona podskakuje bliżej i oboje udają, że chodzi o jedzenie. Gdyby ją któregoś dnia złapał, nie mieliby o tej porze nic do roboty. Mruk patrzył, jak odlatuje na kasztanowiec, i zapamiętał miejsce, w które wróci.",
    },
  },
  autumn: {
    english: {
      beginnings: [
        "Staś had told him on the stairs that some carpets fly. Mruk is not credulous, but the one from the third floor was at that moment hanging in the air in the middle of the courtyard, and its corner stirred. If it should leave, he had to be on it, preferably near the front. He lengthened his stride.",
        "There was going to be a concert at the school, and Staś had a solo in it: eight bars, standing up, in a white shirt. Since the house had heard of it, all its tenants were slightly hoarse. Mruk does not go out to concerts. He resolved to hold the dress rehearsal from the sill, and not to move until it was good.",
      ],
      ending:
        "Asked for the recipe once more, Mrs Halina once more did not refuse. Flour, she said; water, as much as it will take; and somebody to look at you while you do it. Ola wrote down the first two. The third was washing on the doorstep of the larder, with a white smudge on the bridge of his nose.",
    },
    polish: {
      beginnings: [
        "Według obliczeń Mruka brakowało jednej godziny. Kiedy zasypiał, duża wskazówka stała na samej górze, a kiedy otworzył oczy, znowu stała na samej górze, jakby nigdy nic. Ktoś wyjął mu z życia sześćdziesiąt minut. Podejrzany, czyli budzik, stał na parapecie, za szkłem.",
        "Staś miał narysować na plastykę coś żywego. Zastanawiano się nad rybą, ale rybę trzeba by kupić. „A Mruk?” – spytała Ola. Zapadła cisza, w której coś szarego i krępego wstało z kanapy, jakby przypadkiem przeszło przez pokój i skamieniało na parapecie.",
      ],
      ending:
        "Tłumaczowi płaci się od arkusza, kotu od plasterka. Ola przyniosła honorarium na wieczku od słoika: szynkę, drobno pokrojoną. Wychodzi z tego, policzył Tomek, stawka za słowo, jakiej nie miał żaden poeta w kraju. Mruk przyjął ją bez fałszywej skromności i zostawił skórkę, na podatek.",
    },
  },
  winter: {
    english: {
      beginnings: [
        "Somebody was knocking in the pipes. It was not loud: three knocks and a pause, as people knock who are not certain of the address. Mruk laid himself along the top of the radiator, let a paw hang down on either side and resolved to find out who it was, and on what business.",
        "Mruk has nothing against walking, provided that it leads somewhere. The creature inside the alarm clock walks day and night, on one long leg and one short, and is always where it was yesterday. He took a seat opposite, so as to be present for once when it gave up and lay down like everybody else.",
      ],
      ending:
        "The old man opposite stood up, looked across and raised a chess piece, a knight, as one raises a glass. He does this sometimes, at a certain hour. Mruk, who does not play, lowered his head a little. Both then drew their curtains, each in his own way: one by hand, the other by eyelid.",
    },
    polish: {
      beginnings: [
        "Pytanie było naukowe: czy kubek spada tak samo jak łyżka? Łyżki zbadano gruntownie, widelce też, a raz sosjerkę. Kubki pozostawały białą plamą na mapie. Mruk rozejrzał się za świadkami, nie znalazł żadnego i wysunął jedną łapę.",
        "Miał przyjść redaktor Oli i w mieszkaniu posprzątano aż do drugiej warstwy. „On nie przepada za kotami – uprzedziła Ola Mruka – więc bardzo cię proszę”. O co, nie powiedziała. Mruk uznał, że o pomoc, i ustawił się tam, gdzie nie da się go obejść.",
      ],
      ending:
        "Na tablicy w bramie, między kominiarzem a odczytem liczników, wisi karteczka: „Do osoby z trąbką: prosimy dalej”. Nie ma na niej podpisu ani pieczątki, a pan Zenon, który takie rzeczy zazwyczaj zdejmuje, wbił jej drugą pinezkę.",
    },
  },
};

/** Two beginnings and an ending in each language, of a season. */
export const voiceOf = (season: Season): Voice => voices[season];
