import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import type { Bilingual, Piece } from "../model.ts";

type Occasion = Partial<Record<TimeSlot, Bilingual>>;

/** Fixed dates, `MM-DD`. An occasion has sentences only for the slots that it suits. */
const fixed: Record<string, Occasion> = {
  "01-01": {
    morning: {
      en: "The New Year had come in at midnight through the kitchen, with bangs, and was now asleep on the sofa with its shoes on.",
      pl: "Nowy Rok wszedł o północy przez kuchnię, z hukiem, a teraz spał na kanapie w butach.",
    },
  },
  "01-06": {
    afternoon: {
      en: "Three kings in curtains and gilt paper had gone past the stop, and one of them was Staś.",
      pl: "Koło przystanku przeszło trzech królów w firankach i złotym papierze, a jednym z nich był Staś.",
    },
  },
  "02-14": {
    evening: {
      en: "It was the fourteenth of February, and Tomek had come home with tulips and a guilty look.",
      pl: "Był czternasty lutego i Tomek wrócił z tulipanami oraz z miną winowajcy.",
    },
  },
  "02-17": {
    morning: {
      en: "In Poland the seventeenth of February is the Day of the Cat; Mruk had been told, and thought one a year rather few.",
      pl: "Siedemnastego lutego obchodzi się w Polsce Dzień Kota; Mruk o tym słyszał i uważał, że jeden w roku to trochę mało.",
    },
    evening: {
      en: "The Day of the Cat was drawing to a close, and the salmon with it.",
      pl: "Dzień Kota miał się ku końcowi, łosoś także.",
    },
  },
  "03-08": {
    afternoon: {
      en: "It was Women’s Day, and Mr Zenon was going from door to door with carnations, in a tie.",
      pl: "Był Dzień Kobiet i pan Zenon chodził od drzwi do drzwi z goździkami, w krawacie.",
    },
  },
  "03-21": {
    afternoon: {
      en: "It was the first day of spring, and not one pupil of Tomek’s had been seen at school.",
      pl: "Był pierwszy dzień wiosny i Tomek nie zastał w szkole ani jednego ucznia.",
    },
  },
  "04-01": {
    morning: {
      en: "It was the first of April, and Tomek had found a plastic herring in his shoe, from Ola.",
      pl: "Był pierwszy kwietnia i Tomek znalazł w bucie gumowego śledzia, od Oli.",
    },
  },
  "05-03": {
    morning: {
      en: "For the third of May the street had put out its flags, and Mr Zenon had ironed his.",
      pl: "Na trzeciego maja ulica wywiesiła flagi, a pan Zenon swoją wyprasował.",
    },
  },
  "05-18": {
    evening: {
      en: "It was Ola’s name day, and the flat was full of people who called her Aleksandra for one evening.",
      pl: "Były imieniny Oli i mieszkanie pełne było ludzi, którzy przez jeden wieczór mówili do niej Aleksandro.",
    },
  },
  "05-26": {
    afternoon: {
      en: "It was Mother’s Day, and from the first floor a trumpet was playing something that was certainly meant well.",
      pl: "Był Dzień Matki i na pierwszym piętrze trąbka grała coś, co na pewno było grane z serca.",
    },
  },
  "06-01": {
    afternoon: {
      en: "It was Children’s Day, and Staś was walking about the courtyard with an ice cream in each hand, officially.",
      pl: "Był Dzień Dziecka i Staś chodził po podwórku z lodem w każdej ręce, urzędowo.",
    },
  },
  "06-23": {
    evening: {
      en: "It was St John’s night, and down on the Vistula the wreaths were setting out with their candles for the sea.",
      pl: "Była noc świętojańska i Wisłą ruszały ku morzu wianki ze świeczkami.",
    },
  },
  "08-01": {
    evening: {
      en: "At five that day the sirens had sounded, and the trams, and everyone in the street, had stood still for a minute; the city was still speaking low.",
      pl: "O piątej zawyły tego dnia syreny i na minutę stanęły tramwaje oraz wszyscy na ulicy; miasto do tej pory mówiło półgłosem.",
    },
  },
  "08-15": {
    afternoon: {
      en: "It was the feast of Our Lady of the Herbs, and Mrs Halina had come back from church with half a meadow.",
      pl: "Była Matki Boskiej Zielnej i pani Halina wróciła z kościoła z połową łąki.",
    },
  },
  "09-01": {
    morning: {
      en: "The holidays were over, and Tomek was tying a tie with the expression of a man who teaches geography.",
      pl: "Skończyły się wakacje i Tomek wiązał krawat z miną człowieka, który uczy geografii.",
    },
  },
  "11-01": {
    afternoon: {
      en: "It was All Saints’, and people were going by to the cemeteries with chrysanthemums, in dark coats, without hurry.",
      pl: "Byli Wszyscy Święci i ludzie jechali na cmentarze z chryzantemami, w ciemnych płaszczach, bez pośpiechu.",
    },
    evening: {
      en: "It was the evening of All Saints’, and over Powązki the sky was warm with the light of candles.",
      pl: "Był wieczór Wszystkich Świętych i niebo nad Powązkami było ciepłe od świateł.",
    },
  },
  "11-11": {
    afternoon: {
      en: "It was the eleventh of November, with flags on the trams, and geese in the ovens.",
      pl: "Był jedenasty listopada, z chorągiewkami na tramwajach i gęsiną w piekarnikach.",
    },
  },
  "11-29": {
    evening: {
      en: "It was St Andrew’s Eve, and in the kitchen they were pouring wax through a key to learn the future.",
      pl: "Były andrzejki i w kuchni lano wosk przez klucz, żeby poznać przyszłość.",
    },
  },
  "12-06": {
    morning: {
      en: "It was St Nicholas’ day, and something had been put in everybody’s shoes, also in those that had no feet.",
      pl: "Były mikołajki i coś leżało we wszystkich butach, nawet w tych bez właściciela.",
    },
  },
  "12-21": {
    evening: {
      en: "It was Tomek’s name day and the longest night of the year, and he was being congratulated on both.",
      pl: "Były imieniny Tomka i najdłuższa noc w roku, a gratulowano mu jednego i drugiego.",
    },
  },
  "12-24": {
    morning: {
      en: "It was the morning of Christmas Eve, and the whole house smelled of beetroot, pine and hurry.",
      pl: "Był poranek wigilijny i cały dom pachniał burakami, choinką i pośpiechem.",
    },
    afternoon: {
      en: "It was Christmas Eve, two o’clock, and everyone was waiting for the first star and pretending to iron.",
      pl: "Była Wigilia, druga po południu, i wszyscy czekali na pierwszą gwiazdkę, udając, że prasują.",
    },
    evening: {
      en: "It was Christmas Eve; there was hay under the cloth, an empty place at the table, and at midnight, people said, the animals would speak.",
      pl: "Była Wigilia: sianko pod obrusem, wolne miejsce przy stole, a o północy, jak mówiono, zwierzęta miały przemówić.",
    },
  },
  "12-25": {
    morning: {
      en: "It was Christmas morning, and the house was sleeping off twelve dishes.",
      pl: "Był pierwszy dzień świąt i dom odsypiał dwanaście potraw.",
    },
  },
  "12-26": {
    afternoon: {
      en: "It was the second day of Christmas, when people eat what there was on the first, but sitting lower.",
      pl: "Był drugi dzień świąt, kiedy je się to samo co w pierwszy, tylko niżej się siedzi.",
    },
  },
  "12-31": {
    evening: {
      en: "It was the last evening of the year, and Warsaw was clearing its throat before midnight.",
      pl: "Był sylwester i Warszawa odchrząkiwała przed północą.",
    },
  },
};

/** Sentences about the days that are no feasts of their own, and about the other hours of those that are. */
export const occasions: readonly Piece[] = Object.entries(fixed).flatMap(([day, sentences]) =>
  timeSlots.flatMap((slot) => {
    const sentence = sentences[slot];
    return sentence ? [{ ...sentence, when: { between: [day, day], timeSlot: [slot] } }] : [];
  }),
);
