/** A Polish or English holiday, named in both languages. */
export type Holiday = { en: string; pl: string };

const both = (en: string, pl: string): Holiday => ({ en, pl });

/** By month and day, `MM-DD`. */
const fixed: Record<string, Holiday[]> = {
  "01-01": [both("New Year’s Day", "Nowy Rok")],
  "01-06": [both("Epiphany", "Trzech Króli")],
  "01-21": [both("Grandmother’s Day in Poland", "Dzień Babci")],
  "01-22": [both("Grandfather’s Day in Poland", "Dzień Dziadka")],
  "01-25": [both("Burns Night", "szkocka Noc Burnsa")],
  "02-02": [both("Candlemas", "Matki Boskiej Gromnicznej")],
  "02-14": [both("Saint Valentine’s Day", "walentynki")],
  "02-17": [both("Cat Day in Poland", "Dzień Kota")],
  "03-08": [both("Women’s Day", "Dzień Kobiet")],
  "03-17": [both("Saint Patrick’s Day", "Dzień Świętego Patryka")],
  "03-21": [both("the first day of spring", "pierwszy dzień wiosny")],
  "04-01": [both("April Fools’ Day", "prima aprilis")],
  "04-23": [both("Saint George’s Day", "Dzień Świętego Jerzego")],
  "05-01": [both("May Day, the beginning of Poland’s long weekend", "Święto Pracy, początek majówki")],
  "05-03": [both("Poland’s Constitution Day", "Święto Konstytucji 3 Maja")],
  "05-26": [both("Mother’s Day in Poland", "Dzień Matki")],
  "06-01": [both("Children’s Day in Poland", "Dzień Dziecka")],
  "06-23": [both("Father’s Day in Poland", "Dzień Ojca"), both("Midsummer Eve", "noc świętojańska")],
  "06-24": [both("Midsummer Day", "świętego Jana")],
  "08-01": [both("the day Warsaw remembers its rising of 1944", "rocznica wybuchu powstania warszawskiego")],
  "08-08": [both("International Cat Day", "Międzynarodowy Dzień Kota")],
  "08-15": [both("the Assumption", "Matki Boskiej Zielnej")],
  "09-01": [both("the beginning of Poland’s school year", "początek roku szkolnego")],
  "10-04": [both("World Animal Day", "Światowy Dzień Zwierząt")],
  "10-14": [both("Teachers’ Day in Poland", "Dzień Nauczyciela")],
  "10-31": [both("Halloween", "Halloween")],
  "11-01": [both("All Saints’ Day", "Wszystkich Świętych")],
  "11-02": [both("All Souls’ Day", "Zaduszki")],
  "11-05": [both("Bonfire Night", "angielska Noc Ognisk")],
  "11-11": [both("Poland’s Independence Day", "Narodowe Święto Niepodległości")],
  "11-29": [both("Saint Andrew’s Eve, a night for telling fortunes", "andrzejki")],
  "12-04": [both("Saint Barbara’s Day, the miners’ day", "Barbórka")],
  "12-06": [both("Saint Nicholas’s Day", "mikołajki")],
  "12-13": [both("Saint Lucy’s Day", "świętej Łucji")],
  "12-24": [both("Christmas Eve, when animals are said to speak at midnight", "Wigilia")],
  "12-25": [both("Christmas Day", "Boże Narodzenie")],
  "12-26": [both("Boxing Day", "drugi dzień świąt")],
  "12-31": [both("New Year’s Eve", "sylwester")],
};

/** Keyed by the number of days from Easter Sunday. */
const movable: Record<number, Holiday[]> = {
  [-52]: [both("Fat Thursday, the day of doughnuts in Poland", "tłusty czwartek")],
  [-47]: [both("Shrove Tuesday, Pancake Day", "ostatki")],
  [-46]: [both("Ash Wednesday", "Popielec")],
  [-21]: [both("Mothering Sunday in England", "angielski Dzień Matki")],
  [-7]: [both("Palm Sunday", "Niedziela Palmowa")],
  [-2]: [both("Good Friday", "Wielki Piątek")],
  [-1]: [both("Holy Saturday, when baskets are blessed in Poland", "Wielka Sobota, dzień święconki")],
  0: [both("Easter Sunday", "Wielkanoc")],
  1: [both("Easter Monday, when Poles splash each other with water", "lany poniedziałek")],
  49: [both("Whit Sunday", "Zielone Świątki")],
  60: [both("Corpus Christi", "Boże Ciało")],
};

/** All holidays of a date. */
export function holidaysOf(date: Temporal.PlainDate): Holiday[] {
  const monthAndDay = date.toString().slice("YYYY-".length);
  const fromEaster = easterSunday(date.year).until(date, { largestUnit: "days" }).days;
  return [...(fixed[monthAndDay] ?? []), ...(movable[fromEaster] ?? []), ...byWeekday(date)];
}

/** Holidays on the nth given weekday of a month. */
function byWeekday(date: Temporal.PlainDate): Holiday[] {
  const { month, day, dayOfWeek, daysInMonth } = date;
  const isLastOfMonth = day > daysInMonth - 7;
  const [monday, sunday] = [dayOfWeek === 1, dayOfWeek === 7];
  const all: [boolean, Holiday][] = [
    [monday && month === 5 && day <= 7, both("the early May bank holiday in England", "wolny poniedziałek w Anglii")],
    [monday && month === 5 && isLastOfMonth, both("the spring bank holiday in England", "wolny poniedziałek w Anglii")],
    [monday && month === 8 && isLastOfMonth, both("the summer bank holiday in England", "wolny poniedziałek w Anglii")],
    [sunday && month === 6 && day > 14 && day <= 21, both("Father’s Day in England", "angielski Dzień Ojca")],
    [
      sunday && month === 11 && day > 7 && day <= 14,
      both("Remembrance Sunday in England", "Niedziela Pamięci w Anglii"),
    ],
    [sunday && month === 3 && isLastOfMonth, both("the day the clocks go forward", "zmiana czasu na letni")],
    [sunday && month === 10 && isLastOfMonth, both("the day the clocks go back", "zmiana czasu na zimowy")],
  ];
  return all.filter(([isToday]) => isToday).map(([, holiday]) => holiday);
}

/** The Sunday after the full moon of spring, by Oudin's arithmetic of the Gregorian calendar (1940). */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skipped + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return Temporal.PlainDate.from({ year, month, day });
}
