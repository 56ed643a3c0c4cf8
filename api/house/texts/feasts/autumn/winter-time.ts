import type { Feast } from "#api/house/texts/model.ts";

/** The Sunday on which an hour comes twice. */
export const winterTime: Feast = {
  name: "winter-time",
  day: { rule: "summer time ends" },
  category: "Daily Life",
  stories: {
    morning: [
      {
        title: ["Twice between Two and Three", "Dwa razy między drugą a trzecią"],
        en: [
          "Towards the end of October there is a night with an hour in it that comes twice. Most people sleep through both. Mruk had been awake for the first, on the kitchen stool, because of a noise behind the bread bin; and when it was over and the clock should have gone on to three, Tomek came in with a candle, climbed on a chair and turned it back to two.",
          "He did it at night, since he was awake anyway. He explained in a whisper that you have to give back what you took in March. Then he went to bed. It was two o’clock.",
          "Mruk looked up at the clock. He looked at the bread bin. If it was two again, then whatever had been behind the bin at two must be there again. He had been a trifle too early with the paw; he had thought about it ever since. He took up his place on the stool, the left foot a bit farther forward.",
          "There was the noise. It came from the right, it stopped, it took three small steps, exactly as before. He let it come. He let it come one step farther than last time, a chance that nobody is ever given, and then he put down his paw, flat, without haste.",
          "He had it. It was a walnut. It had rolled up against the wall, and a draught kept rocking it. He lifted one side of his paw and looked, and it rocked. You could see that it knew nothing about anything.",
          "At eight, which by hunger was nine, Ola found him asleep on the bread bin, the nut beside him. “What have you got there?” she asked. She wanted to crack it for breakfast, but he put out a paw. He had spent two hours on it, and it was all he had to show for them.",
        ],
        pl: [
          "Pod koniec października jest taka noc, w której jedna godzina przychodzi dwa razy. Większość ludzi obie przesypia. Mruk przez pierwszą czuwał, na kuchennym stołku, z powodu szmeru za chlebakiem, a kiedy minęła i zegar powinien pójść na trzecią, wszedł Tomek ze świecą, stanął na krześle i cofnął wskazówki na drugą.",
          "Zrobił to w nocy, skoro i tak nie spał. Tłumaczył szeptem, że trzeba oddać, co się w marcu wzięło. Potem poszedł do łóżka. Była druga.",
          "Mruk spojrzał na zegar. Spojrzał na chlebak. Jeżeli znowu była druga, to i to, co o drugiej było za chlebakiem, musiało znowu tam być. Pospieszył się wtedy z łapą, o drobinę; odtąd o tym myślał. Zajął miejsce na stołku, z lewą nogą trochę bardziej z przodu.",
          "I był szmer. Szedł z prawej, stanął, zrobił trzy małe kroki, dokładnie jak przedtem. Dał mu podejść. Dał mu podejść o krok dalej niż poprzednio, co nie jest dane nikomu, i dopiero wtedy położył łapę, płasko, bez pośpiechu.",
          "Miał to pod łapą. Był to orzech. Potoczył się pod ścianę i kołysał nim przeciąg. Mruk uniósł brzeg łapy i zajrzał, a orzech się zakołysał. Widać było, że o niczym nie wie.",
          "O ósmej, która według głodu była dziewiątą, Ola zastała go śpiącego na chlebaku, z orzechem u boku. „Co tam masz?” – zapytała. Chciała rozłupać do śniadania, ale wyciągnął łapę. Poświęcił na to dwie godziny i to było wszystko, co z nich zostało.",
        ],
        picture: {
          place: "kitchen floor",
          pose: "crouch",
          props: [],
          eyes: "wide",
          on: "stool",
          lighting: "night",
          company: "nobody",
        },
      },
      {
        title: ["How the House Spent It", "Na co komu poszła ta godzina"],
        en: [
          "Everybody got an hour that Sunday, free of charge, one each. Mr Zenon wanted to know what had become of it. He went through the house at nine with his notebook, as he does for the meters, and Mruk went with him, since doors were being opened.",
          "On the fifth floor Miss Ludwika had written a letter and not sent it. On the fourth the student had slept, he thought, but could not swear to it. On Staircase B they had quarrelled about what to do with the hour until it was gone, and were now in the best of spirits.",
          "“Pierogi,” said Mrs Halina. That was all she said; she showed them the board. There were sixty. Staś had lain in bed and listened to the hour going by: it goes, he said, like someone in stockings. The bakers had known nothing about it. They stood there with their arms hanging, in front of a cold oven; they had got up at three out of habit, and it had not been three.",
          "Ola and Tomek could only remember that they had talked. “What about?” asked Mr Zenon with his pencil in the air. They exchanged a look. About nothing. But it had taken the whole hour, and neither of them had looked at the clock.",
          "“And him?” asked Ola. Mr Zenon looked down at his companion. The list ought to be complete. He had put down eighteen, with remarks. On the mat sat number nineteen, washing; he had started with the left ear at a quarter past seven by the old time and had only now got to the right hind leg.",
          "“Invested,” wrote Mr Zenon. He drew a line under it and added up, and there it stood, in ink: nineteen hours, all accounted for. Then he noticed that his own was not among them. He had spent it going round.",
        ],
        pl: [
          "Tej niedzieli każdy dostał godzinę, za darmo, na osobę. Pan Zenon chciał wiedzieć, co się z nią stało. O dziewiątej szedł przez dom z notesem, jak przy licznikach, a Mruk szedł z nim, bo otwierano drzwi.",
          "Na piątym piętrze panna Ludwika napisała list i go nie wysłała. Na czwartym student spał, tak mu się zdawało, ale by nie przysiągł. Na klatce B kłócili się, co zrobić z godziną, dopóki się nie skończyła, i byli teraz w najlepszych humorach.",
          "„Pierogi” – powiedziała pani Halina. Nic więcej nie dodała, tylko pokazała stolnicę. Było ich sześćdziesiąt. Staś leżał i słuchał, jak godzina mija: mija, mówił, jakby ktoś szedł w pończochach. Piekarki o niczym nie wiedziały. Stały z opuszczonymi rękami przed zimnym piecem; wstały z przyzwyczajenia o trzeciej, a to nie była trzecia.",
          "Ola i Tomek pamiętali tylko, że rozmawiali. „O czym?” – zapytał pan Zenon z ołówkiem w powietrzu. Popatrzyli na siebie. O niczym. Ale zeszła na to cała godzina i żadne nie spojrzało na zegar.",
          "„A on?” – zapytała Ola. Pan Zenon spojrzał w dół na towarzysza. Spis powinien być pełny. Miał osiemnaście pozycji, z uwagami. Dziewiętnasta siedziała na wycieraczce i się myła; zaczęła od lewego ucha kwadrans po siódmej według starego czasu i dopiero teraz doszła do prawej tylnej nogi.",
          "„Ulokowana” – zapisał pan Zenon. Podkreślił, zsumował i miał to czarno na białym: dziewiętnaście godzin, wszystkie rozliczone. Wtedy zauważył, że swojej tam nie ma. Wydał ją na chodzenie po ludziach.",
        ],
        picture: { place: "stairs", pose: "walk", props: [], eyes: "half", company: "zenon" },
      },
      {
        title: ["Breakfast Has Not Moved", "Śniadanie stoi, gdzie stało"],
        en: [
          "At six in the morning Mruk sat down on Ola’s chest. It was seven. It had been seven yesterday at this very moment, with the light just so in the gap in the curtain and the sparrows just so in the gutter; he had not changed anything, and he was not aware that anybody had been authorised to.",
          "“It’s six,” said Ola with her eyes shut. He leaned forward until he had her breath in his whiskers. She pulled up the blanket. With a claw he took off the part that was over her ear.",
          "“Listen,” said Tomek from the other pillow, in the voice for the back rows. “It only looks like seven. The clocks have gone back.” Mruk listened. A sound came from his stomach, and there was no doubt who knew more about the time.",
          "They had a plan: breakfast half an hour later the first day, then ten minutes more every morning, so that he wouldn’t notice. It was written on a sheet. For today it said half past six. They lay side by side and looked at the ceiling, while at their feet someone walked up and down, with a bell. At a quarter past six he went out to look at his bowl, and Ola got up to shut the door behind him. On her way back she met him in the bed.",
          "He ate at twenty past six. It was a compromise, in the sense that everyone was awake. “So that’s forty minutes to go,” said Tomek in the kitchen, with his hair standing on end, and entered it on the sheet. It was barely light. They had an hour more than other people; it lay before them on the oilcloth like something delivered to the wrong address.",
          "Ola made cocoa. They played rummy until other people got up. Mruk heard none of it; by then he had gone back to bed, in the middle, right across.",
        ],
        pl: [
          "O szóstej rano Mruk usiadł Oli na piersi. Była siódma. Wczoraj była siódma dokładnie w tej samej chwili, z takim samym światłem w szparze zasłony i takimi samymi wróblami w rynnie; on niczego nie zmieniał i nie było mu wiadomo, by ktoś był upoważniony.",
          "„Jest szósta” – powiedziała Ola z zamkniętymi oczami. Pochylił się, aż miał jej oddech w wąsach. Ola naciągnęła kołdrę. Mruk zdjął ją pazurem z ucha.",
          "„Proszę posłuchać – odezwał się z drugiej poduszki Tomek głosem do ostatnich ławek. – To tylko wygląda na siódmą. Zegary cofnięto”. Mruk słuchał. Z jego brzucha dobył się dźwięk i nie było wątpliwości, kto tu wie więcej.",
          "Mieli plan: pierwszego dnia śniadanie pół godziny później, potem co rano o dalsze dziesięć minut, żeby nie zauważył. Spisali go na kartce. Na dziś wypadało wpół do siódmej. Leżeli obok siebie i patrzyli w sufit, a w nogach ktoś chodził tam i z powrotem, z dzwonkiem. Kwadrans po szóstej poszedł zajrzeć do miski i Ola wstała, żeby zamknąć za nim drzwi. Wracając, spotkała go w łóżku.",
          "Mruk zjadł dwadzieścia po szóstej. Był to kompromis, w tym sensie, że nikt nie spał. „Czyli jeszcze czterdzieści minut” – powiedział w kuchni Tomek, z włosami na sztorc, i wpisał to na kartkę. Ledwie świtało. Mieli o godzinę więcej niż inni; leżała przed nimi na ceracie jak coś, co doręczono pod zły adres.",
          "Ola zrobiła kakao. Grali w remika, dopóki nie wstali inni. Mruk tego nie słyszał, bo leżał już znowu w łóżku, pośrodku, w poprzek.",
        ],
        picture: {
          place: "bedroom",
          pose: "sleep",
          props: [],
          eyes: "closed",
          on: "bed",
          camera: "close",
          company: "nobody",
        },
      },
    ],
  },
};
