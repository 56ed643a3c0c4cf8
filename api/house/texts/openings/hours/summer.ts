import type { Bilingual } from "#api/house/texts/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";

export const summer: Record<TimeSlot, readonly Bilingual[]> = {
  morning: [
    { en: "In summer the day starts without asking anybody.", pl: "Latem dzień zaczyna się bez pytania." },
    {
      en: "At eight the walls of the tenement were still warm from the day before.",
      pl: "O ósmej mury kamienicy były jeszcze ciepłe od poprzedniego dnia.",
    },
    {
      en: "The street had been watered, and for a quarter of an hour it believed it was a river.",
      pl: "Ulicę polano wodą i przez kwadrans wydawało się jej, że jest rzeką.",
    },
    {
      en: "Half the house had gone to the lakes; the other half was watering its flowers.",
      pl: "Pół domu wyjechało na Mazury, a drugie pół podlewało mu kwiatki.",
    },
    {
      en: "Tomek was looking for his sandals with one sandal on.",
      pl: "Tomek szukał sandałów, mając jeden na nodze.",
    },
    {
      en: "The bakery had its door propped open with a sack, and the smell was lying about the street without a lead.",
      pl: "Drzwi piekarni podparto workiem i zapach chodził po ulicy bez smyczy.",
    },
    {
      en: "Mr Zenon was hosing the courtyard in his undershirt, with the air of an admiral.",
      pl: "Pan Zenon polewał podwórko w podkoszulku, z miną admirała.",
    },
  ],
  afternoon: [
    {
      en: "At two in the afternoon summer stands in the courtyard like a wardrobe that nobody can move.",
      pl: "O drugiej po południu lato stoi na podwórku jak szafa, której nikt nie ruszy.",
    },
    {
      en: "From the bazaar on Polna came cherries, in paper bags, already leaking.",
      pl: "Z bazarku na Polnej przyszły czereśnie, w papierowej torbie, już przeciekającej.",
    },
    {
      en: "The tar between the cobbles had gone soft, and so had Mr Zenon.",
      pl: "Smoła między kostkami zmiękła, pan Zenon też.",
    },
    {
      en: "The trams went by with all their windows down and somebody’s elbow in each.",
      pl: "Tramwaje jeździły z opuszczonymi oknami i w każdym jechał czyjś łokieć.",
    },
    {
      en: "It was the hour when even the flies on the third floor walk.",
      pl: "Była to pora, o której nawet muchy na trzecim piętrze chodzą pieszo.",
    },
    {
      en: "In the courtyard somebody’s paddling pool was waiting for somebody’s children, flat as a plate.",
      pl: "Na podwórku czyjś dmuchany basen czekał na czyjeś dzieci, płaski jak talerz.",
    },
    {
      en: "All the blinds on the street were down to the same height, as if the houses were dozing over one newspaper.",
      pl: "Wszystkie żaluzje na ulicy opuszczono do tej samej wysokości, jakby domy drzemały nad jedną gazetą.",
    },
  ],
  evening: [
    {
      en: "In summer the evening takes its time on the stairs and brings the smell of the Vistula with it.",
      pl: "Latem wieczór nie spieszy się na schodach i przynosi ze sobą zapach Wisły.",
    },
    {
      en: "At eight the swifts were still writing something across the courtyard, very fast.",
      pl: "O ósmej jerzyki wciąż coś wypisywały nad podwórkiem, bardzo szybko.",
    },
    {
      en: "All the balconies were inhabited; you could hear five suppers at once.",
      pl: "Wszystkie balkony były zamieszkane i słychać było pięć kolacji naraz.",
    },
    {
      en: "Somebody in the house opposite was practising the accordion with the window open and no mercy.",
      pl: "Ktoś w domu naprzeciwko ćwiczył na akordeonie, przy otwartym oknie i bez litości.",
    },
    {
      en: "The day had been long, and it was not going to give up its last hour cheaply.",
      pl: "Dzień był długi i swojej ostatniej godziny nie zamierzał oddać tanio.",
    },
    {
      en: "Somebody was carrying a watermelon up the stairs and resting on every floor.",
      pl: "Ktoś niósł po schodach arbuza i odpoczywał na każdym piętrze.",
    },
    {
      en: "From the park came the sound of a band that knew three waltzes and had no intention of stopping at three.",
      pl: "Od strony parku grała orkiestra, która znała trzy walce i nie miała zamiaru na trzech poprzestać.",
    },
  ],
};
