import type { Feast } from "../model.ts";
import { saintAndrew } from "./autumn/saint-andrew.ts";
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
  saintAndrew,
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
];
