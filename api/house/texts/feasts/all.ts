import type { Feast } from "../model.ts";
import { allSaints } from "./autumn/all-saints.ts";
import { allSouls } from "./autumn/all-souls.ts";
import { firstFrost } from "./autumn/first-frost.ts";
import { halloween } from "./autumn/halloween.ts";
import { independenceDay } from "./autumn/independence-day.ts";
import { saintAndrew } from "./autumn/saint-andrew.ts";
import { schoolBegins } from "./autumn/school-begins.ts";
import { teachersDay } from "./autumn/teachers-day.ts";
import { winterTime } from "./autumn/winter-time.ts";
import { aleksandra } from "./name-days/aleksandra.ts";
import { halina } from "./name-days/halina.ts";
import { pelagia } from "./name-days/pelagia.ts";
import { stanislaw } from "./name-days/stanislaw.ts";
import { tomasz } from "./name-days/tomasz.ts";
import { zenon } from "./name-days/zenon.ts";
import { constitutionDay } from "./spring/constitution-day.ts";
import { easter } from "./spring/easter.ts";
import { firstWarmDay } from "./spring/first-warm-day.ts";
import { flagDay } from "./spring/flag-day.ts";
import { goodFriday } from "./spring/good-friday.ts";
import { holySaturday } from "./spring/holy-saturday.ts";
import { mayDay } from "./spring/may-day.ts";
import { mothersDay } from "./spring/mothers-day.ts";
import { palmSunday } from "./spring/palm-sunday.ts";
import { summerTime } from "./spring/summer-time.ts";
import { wetMonday } from "./spring/wet-monday.ts";
import { womensDay } from "./spring/womens-day.ts";
import { assumption } from "./summer/assumption.ts";
import { childrensDay } from "./summer/childrens-day.ts";
import { corpusChristi } from "./summer/corpus-christi.ts";
import { firstOfAugust } from "./summer/first-of-august.ts";
import { saintJohnsNight } from "./summer/saint-johns-night.ts";
import { schoolEnds } from "./summer/school-ends.ts";
import { candlemas } from "./winter/candlemas.ts";
import { catDay } from "./winter/cat-day.ts";
import { christmasDay } from "./winter/christmas-day.ts";
import { christmasEve } from "./winter/christmas-eve.ts";
import { fatThursday } from "./winter/fat-thursday.ts";
import { firstSnow } from "./winter/first-snow.ts";
import { grandmothersDay } from "./winter/grandmothers-day.ts";
import { newYear } from "./winter/new-year.ts";
import { newYearsEve } from "./winter/new-years-eve.ts";
import { saintBarbara } from "./winter/saint-barbara.ts";
import { saintLucy } from "./winter/saint-lucy.ts";
import { saintNicholas } from "./winter/saint-nicholas.ts";
import { secondDay } from "./winter/second-day.ts";
import { threeKings } from "./winter/three-kings.ts";

/** All feasts. */
export const feasts: readonly Feast[] = [
  candlemas,
  catDay,
  christmasDay,
  christmasEve,
  fatThursday,
  firstSnow,
  grandmothersDay,
  newYear,
  newYearsEve,
  saintBarbara,
  saintLucy,
  saintNicholas,
  secondDay,
  threeKings,
  constitutionDay,
  easter,
  firstWarmDay,
  flagDay,
  goodFriday,
  holySaturday,
  mayDay,
  mothersDay,
  palmSunday,
  summerTime,
  wetMonday,
  womensDay,
  assumption,
  childrensDay,
  corpusChristi,
  firstOfAugust,
  saintJohnsNight,
  schoolEnds,
  allSaints,
  allSouls,
  firstFrost,
  halloween,
  independenceDay,
  saintAndrew,
  schoolBegins,
  teachersDay,
  winterTime,
  aleksandra,
  halina,
  pelagia,
  stanislaw,
  tomasz,
  zenon,
];
