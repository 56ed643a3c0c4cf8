import type { Feast } from "#api/house/texts/model.ts";

/** St John's Night, with wreaths and the flower of the fern. */
export const saintJohnsNight: Feast = {
  name: "saint-johns-night",
  day: { date: "06-23" },
  category: "Adventure",
  stories: {
    evening: [
      {
        title: ["What’s That Mean, to Mruk?", "I co to znaczy, do Mruka?"],
        en: [
          "On St John’s Night you throw your wreath into the Vistula, with a candle in it, and wherever it drifts, there your luck lies. Ola had plaited hers out of daisies and oats. Then a translation had come that had to be done by tomorrow, the river is half an hour away, and at nine she filled the bath.",
          "“It’s water,” said Ola. She lit the candle, turned off the light, and set the wreath afloat. It stayed where it was. It stood in the middle of the bath with its small flame, on a black surface, and showed no inclination to go anywhere. “Well,” she said. “That’s about right.”",
          "On the edge lay Mruk. There is a draught there from the window, and below him there was a light that was looking for a way; when he breathed out, it came a little nearer, and when he breathed in, it came a little nearer still. He put down his chin.",
          "It drifted then. It took its time; it passed by the soap, turned once round the chain of the plug, and came to land against the enamel, directly under him, where it stuck fast. In both his eyes there was a wreath.",
          "“To Mruk,” said Ola. She sat on the edge on the other side, in her nightdress, with ink on her fingers. She had asked whether she should take on the long book or not, and had meant to go by left or right. “What’s that mean, to Mruk?”",
          "He sneezed. The candle was out; a thread of smoke rose between them. In the dark she laughed, and scooped him up, wet chin and all, and carried him into the kitchen. There he sat on page one of the long book until midnight, and she took it.",
        ],
        pl: [
          "W noc świętojańską rzuca się wianek do Wisły, ze świeczką, i dokąd popłynie, tam jest szczęście. Ola uplotła swój z rumianków i owsa. Potem przyszło tłumaczenie, które miało być na jutro, do rzeki jest pół godziny, więc o dziewiątej napełniła wannę.",
          "„Woda to woda” – powiedziała Ola. Zapaliła świeczkę, zgasiła światło i puściła wianek. Stał. Stał na środku wanny z małym płomykiem, na czarnej tafli, i nie zdradzał ochoty, żeby dokądkolwiek płynąć. „No tak – powiedziała. – To by się zgadzało”.",
          "Na brzegu leżał Mruk. Od okna ciągnie tam na brzeg, a niżej było światło, które szukało drogi; kiedy robił wydech, przysuwało się trochę, a kiedy wdech, jeszcze trochę. Oparł brodę.",
          "Wtedy popłynął. Nie spieszył się; minął mydło, obrócił się raz dookoła łańcuszka od korka i przybił do emalii dokładnie pod nim, gdzie utknął. W każdym oku Mruk miał wianek.",
          "„Do Mruka” – powiedziała Ola. Siedziała na drugim brzegu w nocnej koszuli, z atramentem na palcach. Pytała, czy brać tę długą książkę, czy nie, i miało rozstrzygnąć lewo albo prawo. „I co to znaczy, do Mruka?”",
          "Kichnął. Zgasło; między nimi podniosła się nitka dymu. Zaśmiała się po ciemku, wzięła go na ręce, razem z mokrą brodą, i zaniosła do kuchni. Siedział tam do północy na pierwszej stronie długiej książki i Ola ją wzięła.",
        ],
        picture: {
          place: "tub edge",
          pose: "loaf",
          props: [],
          eyes: "wide",
          look: "down",
          lighting: "blackout",
          company: "nobody",
          camera: "half",
        },
      },
      {
        title: ["Does It Flower in a Pot?", "A w doniczce też kwitnie?"],
        en: [
          "The fern flowers once a year, on St John’s Night, for one moment. Whoever sees it finds a treasure. Staś had that from his reader, page eighty-eight. The only fern that he knows stands in a pot on the landing of the second floor, and belongs to Mrs Halina.",
          "At ten he was sitting in front of it in his pyjamas. He had got leave until eleven. The staircase light had been taken out of action with a matchstick, because it has to be dark; he had a watch with luminous hands, and to the left of him sat Mruk, who had asked no leave of anybody.",
          "They waited. It smelled of earth and of someone’s pancakes. On the fourth floor a cistern refilled. Staś whispered that you were not allowed to turn round, whatever called. Nobody called. It was twenty to eleven when Mruk, who sees in such a light as others see at noon, leaned forward.",
          "Down among the fronds, right at the bottom, something had lit up. It was greenish and no bigger than a grain of rice. It went out. It came on again, a hand’s breadth farther up. “Do you see it?” breathed Staś. He did not breathe after that. The light climbed on to the outermost tip, stayed there, and showed the whole fern, down to the brown hairs.",
          "Mruk put out his nose, very slowly. Now the light was sitting between his eyes, on the bridge, and lit up his whole face from above, in green. “That’s a glow-worm,” said Mrs Halina in the doorway, in a whisper as well; she had had the pot out on her balcony until tonight.",
          "But where was the treasure? Staś did look. He felt all round the pot. “It says in the book that whoever sees it …” “Treasure,” said Mrs Halina, “come to bed.” And one of the two got up.",
        ],
        pl: [
          "Paproć kwitnie raz do roku, w noc świętojańską, przez jedną chwilę. Kto zobaczy, znajdzie skarb. Staś wiedział to z czytanki, strona osiemdziesiąta ósma. Jedyna paproć, jaką zna, stoi w doniczce na podeście drugiego piętra i należy do pani Haliny.",
          "O dziesiątej siedział przed nią w piżamie. Pozwolono mu do jedenastej. Światło na klatce unieruchomił zapałką, bo musi być ciemno; miał zegarek ze świecącymi wskazówkami, a po lewej Mruka, który nikogo o pozwolenie nie pytał.",
          "Czekali. Pachniało ziemią i czyimiś naleśnikami. Na czwartym piętrze napełniła się spłuczka. Staś szepnął, że nie wolno się oglądać, choćby nie wiem co wołało. Nic nie wołało. Było za dwadzieścia jedenasta, kiedy Mruk, który przy takim świetle widzi jak inni w południe, wychylił się do przodu.",
          "W głębi między liśćmi, na samym dole, coś się zapaliło. Było zielonkawe i nie większe niż ziarnko ryżu. Zgasło. Zapaliło się znowu, o dłoń wyżej. „Widzisz?” – szepnął Staś. Potem już nie oddychał. Światełko weszło na najdalszy koniuszek, zostało tam i widać było przy nim całą paproć, aż po brązowe włoski.",
          "Mruk wysunął nos, bardzo powoli. Teraz siedziało mu między oczami i z góry oświetlało na zielono cały pysk. „To świetlik” – powiedziała w drzwiach pani Halina, też szeptem; do dziś wieczór trzymała doniczkę na balkonie.",
          "Ale gdzie skarb? Staś szukał. Obmacał doniczkę dookoła. „Tam jest napisane, że kto zobaczy…” „Skarbie – powiedziała pani Halina – do łóżka”. I jeden z dwóch wstał.",
        ],
        picture: {
          place: "stairs",
          pose: "crouch",
          props: [],
          eyes: "wide",
          lighting: "blackout",
          company: "nobody",
          camera: "close",
        },
      },
      {
        title: ["Over the Fire with Both Feet", "Przez ogień obiema nogami"],
        en: [
          "Fires are not permitted in the courtyard. It says so on the board. On St John’s Night, however, you have to jump over a fire, and Mr Zenon, the caretaker, who had painted the board himself, set a flowerpot with three glowing coals in the middle of the yard, to keep off the gnats.",
          "They stood round it. It gave about as much light as a cigar. Tomek was the first to jump; he took a run-up from the dustbins. Then Ola, with her skirt held up. Staś jumped nine times. The elder of the two bakers came out in her apron, stepped over the fire as you step over a cat, and had to laugh.",
          "“Now you,” said Ola. Mrs Halina shook her head and pointed to her knee. “The last time I jumped,” she said, “it was at my cousin’s, over a proper one. It singed my hem. And the dress was new.” She looked at the pot. It stood there with its three coals, small and red.",
          "Mruk sat opposite her on the far side. He had watched people hop back and forth without getting anywhere, and was about to go home; the shortest way led across the middle. He came on. In front of the pot he stopped, because it was warm; and so they faced each other, with the pot between them.",
          "“Well, treasure,” said Mrs Halina. “You go first.” He did not; he waited, as you wait at a door for a lady to go first. So she took Ola’s arm on one side and Mr Zenon’s on the other. She counted to three, under her breath. It was not a high jump: eleven centimetres, Tomek reckoned later, but both of her feet were in the air at the same time, and there was a draught, and all the coals glowed.",
          "When she had landed, Mruk walked past her through the smoke and on up the stairs. Mrs Halina sniffed at her hem, first the front, then the back, for quite a while.",
        ],
        pl: [
          "Na podwórku nie wolno palić ognia. Jest o tym na tablicy. W noc świętojańską trzeba jednak przez ogień skoczyć i dozorca, pan Zenon, który tę tablicę sam malował, postawił na środku doniczkę z trzema żarzącymi się węgielkami, na komary.",
          "Stanęli dookoła. Światła było z tego tyle co z cygara. Pierwszy skoczył Tomek, z rozbiegu, od śmietnika. Potem Ola, z podkasaną spódnicą. Staś skoczył dziewięć razy. Starsza z dwóch piekarek wyszła w fartuchu, przestąpiła ogień tak, jak się przestępuje kota, i musiała się roześmiać.",
          "„Teraz pani” – powiedziała Ola. Pani Halina pokręciła głową i pokazała kolano. „Ostatni raz skakałam u kuzynki – powiedziała – przez porządne ognisko. Osmaliło mi dół sukienki. A była nowa”. Spojrzała na doniczkę. Doniczka stała z trzema węgielkami, mała i czerwona.",
          "Mruk siedział po drugiej stronie, naprzeciwko. Patrzył, jak ludzie podskakują tam i z powrotem i donikąd nie dochodzą, i wybierał się do domu, a najkrótsza droga prowadziła przez środek. Ruszył. Przed doniczką stanął, bo grzało, i tak znaleźli się naprzeciw siebie, kot tam, pani Halina tu.",
          "„No, skarbie – powiedziała pani Halina. – Ty pierwszy”. Mruk nie poszedł, czekał, jak się w drzwiach przepuszcza panią. Więc wzięła z jednej strony ramię Oli, z drugiej pana Zenona. Policzyła pod nosem do trzech. Wysoko nie było. Jedenaście centymetrów, obliczył potem Tomek, ale obie nogi miała w powietrzu równocześnie, powiało i rozjarzyły się wszystkie węgielki.",
          "Kiedy wylądowała, Mruk minął ją w dymie i poszedł na schody. Pani Halina wąchała dół spódnicy, najpierw z przodu, potem z tyłu, dość długo.",
        ],
        picture: {
          place: "courtyard",
          pose: "sit",
          props: ["pot of coals"],
          eyes: "open",
          company: "halina",
        },
      },
    ],
  },
};
