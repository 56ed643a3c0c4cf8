import type { Feast } from "#api/house/texts/model.ts";

/** Ola's name day. */
export const aleksandra: Feast = {
  name: "aleksandra",
  day: { date: "05-18" },
  category: "Friendship",
  stories: {
    afternoon: [
      {
        title: ["And What’s That Called?", "A to jak się nazywa?"],
        en: [
          "Ola had put the dictionaries in the bedroom and closed the door on them. It was her name day; from noon on, she had declared, she would not look anything up. Tomek had tied a bow round the typewriter that she does not use, and there was a cake on the table that said “For Ola” in icing, to be safe, in both languages.",
          "Mruk missed them at once. All four volumes lie on the left side of the table, they make a step, and by that step he gets on to the sill. He came by at two, put a paw where the step is, and stepped into the air.",
          "The guests were asking for words. It was a game. “What do you call it,” said Mrs Halina, “when you go into a room and no longer know what for?” Ola had no idea. “The last bit of toothpaste?” “The fear of missing the stop, when you’ve still got three to go?” She laughed, she held her head. All the words in two languages, she said, were in the bedroom.",
          "By four o’clock they had collected eleven things that nobody could name. Somebody scratched at the bedroom door. Mruk had gone round by the balcony; he had been lying on A to G since two and now wanted to be let out.",
          "Tomek let him out. Mruk walked into the room where they sat, stopped in the middle and looked round at all of them. You could see him search. He had had some reason; it had been clear to him behind the door. He sat down. He lifted a hind leg, as people lift a newspaper.",
          "“There!” cried Mrs Halina. “That. What’s that called?” Ola looked at him for a good long while. “To mruk,” she said. They wrote it on the lid of the cake box, and it was the only one of the eleven that afterwards came into use.",
        ],
        pl: [
          "Ola wyniosła słowniki do sypialni i zamknęła za nimi drzwi. Były jej imieniny; oświadczyła, że od południa niczego nie sprawdza. Tomek przewiązał kokardą maszynę do pisania, której ona nie używa, a na stole stał tort z napisem „Dla Oli”, dla pewności w dwóch językach.",
          "Mruk odczuł brak słowników od razu. Wszystkie cztery tomy leżą po lewej stronie stołu, mają wysokość stopnia i po tym stopniu wchodzi się na parapet. Zjawił się o drugiej, postawił łapę tam, gdzie stopień, i stąpnął w powietrze.",
          "Goście pytali o słowa. To była taka zabawa. „Jak się nazywa – mówiła pani Halina – kiedy człowiek wchodzi do pokoju i już nie wie, po co?” Ola nie miała pojęcia. „A reszta pasty w tubce?” „A strach, że się przejedzie przystanek, kiedy są jeszcze trzy?” Śmiała się, trzymała się za głowę. Wszystkie słowa, mówiła, w obu językach, są w sypialni.",
          "Do czwartej uzbierali jedenaście rzeczy, których nikt nie umiał nazwać. Coś zaskrobało w drzwi sypialni. Mruk dostał się tam balkonem; od drugiej leżał na tomie od A do G, a teraz chciał wyjść.",
          "Tomek otworzył. Mruk wszedł do pokoju, w którym siedzieli, stanął na środku i spojrzał po wszystkich. Widać było, że szuka. Miał jakiś powód; za drzwiami był jasny. Usiadł. Podniósł tylną nogę, jak ludzie podnoszą gazetę.",
          "„O! – zawołała pani Halina. – To. Jak się to nazywa?” Ola patrzyła na niego dobrą chwilę. „Zamruczeć się” – powiedziała. Zapisali na wieczku od tortu i z tych jedenastu to jedno weszło potem w użycie.",
        ],
        picture: {
          place: "stove",
          pose: "sit",
          props: [],
          eyes: "open",
          company: "nobody",
        },
      },
      {
        title: ["Whose Idea Was It?", "Czyj to był pomysł?"],
        en: [
          "Tomek had remembered. He had remembered in the middle of a lesson on deltas, had run out in the long break and bought peonies, seven, shut tight as fists; and since Ola was at her publisher’s until three, he had put them into the bath, in the dark, so that they would not open before she came.",
          "Then he went back to his deltas. The bath was a third full. Mruk, on his rounds, found the door ajar.",
          "He does not bathe. He likes the edge, though, which is cool and narrow and asks something of a cat. He went along it as far as the taps and sat down there. Below him in the dark seven green heads lay side by side on the water and turned a little. A drop fell from the tap; they nodded.",
          "He bent down. He only wanted to establish whether they were asleep. His left front paw went in, up to the elbow, and came straight out again; but it had met the chain. The plug came up with a sigh. There was a gurgling, there was a whirlpool, in which the seven heads went round and round, nearer and nearer, like ladies dancing, and a draught rose from the drain, warm, out of five floors of kitchens.",
          "When Ola opened the door, the light fell in from behind her. The bath was dry. On the bottom stood seven peonies in a ring, on their own stalks, leaning on each other, and every one of them was open as wide as a plate.",
          "She stood there with her coat on. On the edge sat the cat and washed one paw, carefully, between the toes. “Did you do that?” asked Ola. When Tomek came home at four, running, he was thanked for an idea that he had not had, and he took it like a man.",
        ],
        pl: [
          "Tomek pamiętał. Przypomniało mu się w środku lekcji o deltach, wybiegł na długiej przerwie i kupił piwonie, siedem, zaciśniętych jak pięści, a że Ola była do trzeciej w wydawnictwie, włożył je do wanny, po ciemku, żeby się nie otworzyły, zanim przyjdzie.",
          "Potem wrócił do swoich delt. Wanna była pełna w jednej trzeciej. Mruk, robiąc obchód, zastał drzwi uchylone.",
          "On się nie kąpie. Lubi jednak brzeg, który jest chłodny, wąski i stawia kotu wymagania. Przeszedł nim aż do kranów i tam usiadł. Pod nim, w ciemności, leżało na wodzie siedem zielonych głów, jedna przy drugiej, i trochę się obracało. Z kranu spadła kropla; kiwnęły.",
          "Pochylił się. Chciał tylko ustalić, czy śpią. Lewa przednia łapa weszła po łokieć i natychmiast wyszła, ale trafiła na łańcuszek. Korek podniósł się z westchnieniem. Zabulgotało, zrobił się wir, w którym siedem głów krążyło coraz bliżej siebie, jak panie w tańcu, a z odpływu szedł ciepły powiew z kuchni na pięciu piętrach.",
          "Kiedy Ola otworzyła drzwi, światło wpadło zza jej pleców. Wanna była sucha. Na dnie stało w kręgu, na własnych łodygach, siedem piwonii opartych o siebie i każda była otwarta na szerokość talerza.",
          "Stała w płaszczu i patrzyła. Na brzegu siedział kot i mył jedną łapę, starannie, między palcami. „To ty?” – zapytała Ola. Kiedy o czwartej wpadł zdyszany Tomek, podziękowano mu za pomysł, którego nie miał, i zniósł to po męsku.",
        ],
        picture: { place: "tub edge", pose: "wash", props: [], eyes: "half", company: "ola", mouth: "blep" },
      },
      {
        title: ["There, He Means You", "No widzisz, to do ciebie"],
        en: [
          "In the third form of Ola’s school there had been seven Olas. The teacher had numbered them. Once a year, on their name day, they meet at somebody’s home, and this year it was the turn of number four, who lived on the third floor, with a cat.",
          "Mruk received them in the hall. They came one by one, all different, and all had a name that he sets some store by, since it is the one he calls when he wants his supper. “Ola!” called Tomek from the kitchen. Six heads turned; Mruk’s made seven.",
          "Things were difficult at the table. “Ola, pass me the sugar,” somebody said, and four hands passed it. “D’you remember how Ola fell into the pond?” They all remembered; three said it had been them. They laughed until number six had to undo a button.",
          "He lay on the sideboard, behind the cake with the seven marzipan pears, and tried to sort them. One smelled of chalk, one of a dog, a small one; one, by the window, of long trains. She had come the farthest and said the least. Hers was the head that had not turned.",
          "“Nobody calls me that now,” she said, when they asked. Where she lived, they couldn’t pronounce it. It was some time since she’d heard it. They were sorry, all six at once, and that was no help to her.",
          "Mruk stood up. It was half past four, and there is a matter that he brings up at that hour. He stepped across on to the table and went along its edge, past number one, past two and three, as far as the guest by the window, sat down in front of her plate, looked her in the face and said it. The way he says it, it has two syllables. It begins deep down and ends in an open a. “There,” said our Ola, “he means you.” And the one by the window answered, and gave him her marzipan pear.",
        ],
        pl: [
          "W trzeciej klasie było w szkole Oli siedem Ol. Pani je ponumerowała. Raz w roku, w imieniny, spotykają się u którejś i w tym roku przyszła kolej na czwartą, tę z trzeciego piętra, z kotem.",
          "Mruk przyjmował je w przedpokoju. Przychodziły po jednej, wszystkie różne, a każda nosiła imię, do którego on sam przywiązuje pewną wagę, bo tym imieniem przywołuje się kolację. „Ola!” – zawołał z kuchni Tomek. Odwróciło się sześć głów; głowa Mruka była siódma.",
          "Przy stole nie było łatwo. „Ola, podaj cukier” – mówiła któraś i podawały cztery ręce. „A pamiętacie, jak Ola wpadła do stawu?” Wszystkie pamiętały; trzy utrzymywały, że to one wpadły. Śmiały się, aż szósta musiała odpiąć guzik.",
          "Mruk leżał na kredensie za tortem z siedmioma gruszkami z marcepanu i próbował posegregować gości. Jedna pachniała kredą, jedna psem, niedużym, a jedna, pod oknem, długimi pociągami. Przyjechała z najdalsza i mówiła najmniej. To jej głowa się nie odwróciła.",
          "„Do mnie nikt tak teraz nie mówi” – wyjaśniła, kiedy ją spytały. Tam, gdzie mieszka, nie umieją tego wymówić. Dawno tego nie słyszała. Zrobiło im się przykro, wszystkim sześciu naraz, i nic jej to nie pomogło.",
          "Mruk wstał. Było wpół do piątej, a jest sprawa, którą o tej porze porusza. Przeszedł na stół i brzegiem, minął pierwszą, drugą i trzecią, doszedł do tej pod oknem, usiadł przed jej talerzykiem, spojrzał jej w twarz i to powiedział. W jego wykonaniu ma to dwie sylaby. Zaczyna się na dole, a kończy otwartym a. „No widzisz – powiedziała nasza Ola – to do ciebie”. I ta spod okna naprawdę się odezwała i dała mu swoją gruszkę z marcepanu.",
        ],
        picture: { place: "hall", pose: "sit", props: [], eyes: "open", by: "closed door", company: "nobody" },
      },
    ],
  },
};
