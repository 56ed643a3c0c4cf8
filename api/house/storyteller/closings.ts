import type { Brief } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { dayNumber } from "./calendar.ts";
import type { Bilingual } from "./model.ts";
import { modulo } from "./tellings.ts";

/** Last sentences: the rest of the day after a story, hinting at the next one. */
const closings: Record<TimeSlot, readonly Bilingual[]> = {
  morning: [
    {
      en: "It was not yet nine, and a good half of the day’s business was done.",
      pl: "Nie było jeszcze dziewiątej, a dobra połowa spraw dnia została załatwiona.",
    },
    {
      en: "The rest of the morning lay ahead like an unmade bed.",
      pl: "Reszta poranka leżała przed nim jak niepościelone łóżko.",
    },
    {
      en: "Then he yawned once, thoroughly, and declared the day open.",
      pl: "Potem ziewnął raz, porządnie, i ogłosił dzień za otwarty.",
    },
    {
      en: "Below, the fifteen rang for the corner, and he let it go first.",
      pl: "W dole piętnastka zadzwoniła przed zakrętem, a on puścił ją przodem.",
    },
    {
      en: "What comes next he had not decided, but it would come before lunch.",
      pl: "Co będzie dalej, jeszcze nie postanowił, ale będzie przed obiadem.",
    },
    {
      en: "A day that begins like this, he thought, had better be watched.",
      pl: "Taki dzień, pomyślał, lepiej mieć na oku.",
    },
    {
      en: "There remained the question of a second breakfast, and he went to raise it.",
      pl: "Pozostawała sprawa drugiego śniadania, więc poszedł ją poruszyć.",
    },
    {
      en: "Somewhere on the stairs forty keys began their round.",
      pl: "Gdzieś na schodach czterdzieści kluczy zaczynało obchód.",
    },
    {
      en: "He washed one paw and left the other for the afternoon.",
      pl: "Umył jedną łapę, a drugą zostawił na popołudnie.",
    },
    {
      en: "The kettle in the kitchen had something to add, but nobody wrote it down.",
      pl: "Czajnik w kuchni miał coś do dodania, ale nikt tego nie zapisał.",
    },
    {
      en: "So the morning was in order, and he was not going to touch it any more.",
      pl: "Poranek był więc w porządku i Mruk nie zamierzał go już ruszać.",
    },
  ],
  afternoon: [
    {
      en: "The afternoon went on without him for a while, and managed.",
      pl: "Popołudnie toczyło się przez chwilę bez niego i jakoś dało radę.",
    },
    {
      en: "There was still plenty of day left, and he knew where.",
      pl: "Zostało jeszcze sporo dnia i Mruk wiedział gdzie.",
    },
    {
      en: "At the bakery the second bread was coming out, and the whole street knew.",
      pl: "W piekarni wyjmowano drugi chleb i wiedziała o tym cała ulica.",
    },
    {
      en: "Whoever wants to know what the evening said must wait for the evening.",
      pl: "Kto chce wiedzieć, co na to wieczór, musi zaczekać do wieczora.",
    },
    {
      en: "He turned round twice, to the left, as the matter required, and lay down.",
      pl: "Obrócił się dwa razy, w lewo, jak wymagała sprawa, i się położył.",
    },
    {
      en: "The clock struck something, but it was not addressed to him.",
      pl: "Zegar coś wybił, ale nie było to do niego.",
    },
    {
      en: "Staś came up the stairs two at a time; the day was over its ridge.",
      pl: "Staś wbiegał po schodach po dwa stopnie naraz i dzień miał już z górki.",
    },
    {
      en: "He closed his eyes, though not so far that anything could be started without him.",
      pl: "Zamknął oczy, choć nie na tyle, żeby cokolwiek zaczęto bez niego.",
    },
    {
      en: "A tram stopped, thought about it, and went on towards the Vistula.",
      pl: "Tramwaj stanął, zastanowił się i pojechał dalej, w stronę Wisły.",
    },
    {
      en: "The rest, as usual, would be settled towards supper.",
      pl: "Reszta, jak zwykle, miała się wyjaśnić koło kolacji.",
    },
    {
      en: "From the second floor came a smell of onions, which is always the beginning of something.",
      pl: "Z drugiego piętra zapachniało cebulą, a to zawsze jest początek czegoś.",
    },
  ],
  evening: [
    {
      en: "The lamp went out at eleven. What the cat was thinking went on a little longer.",
      pl: "Lampa zgasła o jedenastej. To, co myślał kot, paliło się trochę dłużej.",
    },
    {
      en: "Tomorrow would begin at six, with a paw on somebody’s nose.",
      pl: "Jutro miało się zacząć o szóstej, od łapy na czyimś nosie.",
    },
    {
      en: "Across the street the windows went out one by one, like people leaving a theatre.",
      pl: "Po drugiej stronie ulicy okna gasły jedno po drugim, jak ludzie wychodzący z teatru.",
    },
    {
      en: "The last fifteen went by empty, with all its lights on, for him alone.",
      pl: "Ostatnia piętnastka przejechała pusta, z wszystkimi światłami, specjalnie dla niego.",
    },
    {
      en: "Then the house counted its people, found them all, and was quiet.",
      pl: "Potem dom policzył swoich, znalazł wszystkich i ucichł.",
    },
    {
      en: "He put his nose under his tail and left the rest of it to the night.",
      pl: "Schował nos pod ogon, a resztę zostawił nocy.",
    },
    {
      en: "If anything else happened that evening, it happened very quietly.",
      pl: "Jeśli tego wieczoru wydarzyło się coś jeszcze, to bardzo po cichu.",
    },
    {
      en: "The bell on his collar rang once more, by mistake, and then it slept too.",
      pl: "Dzwonek przy obroży odezwał się jeszcze raz, przez pomyłkę, a potem też zasnął.",
    },
    {
      en: "It had been a day with a cat in it, and one can hardly ask for more of a day.",
      pl: "Był to dzień z kotem w środku, a trudno od dnia wymagać więcej.",
    },
    {
      en: "Somebody said good night; he took it as addressed to him.",
      pl: "Ktoś powiedział dobranoc, a on uznał, że to do niego.",
    },
    {
      en: "There is a continuation, of course, but it was asleep already.",
      pl: "Jest oczywiście ciąg dalszy, ale on też już spał.",
    },
  ],
};

export function closingFor({ date, timeSlot, variant }: Brief): Bilingual {
  const pool = closings[timeSlot];
  const closing = pool[modulo(dayNumber(date) * 4 + (variant - 1) * 5, pool.length)];
  if (closing === undefined) throw new Error(`There are no last words for the ${timeSlot}.`);
  return closing;
}
