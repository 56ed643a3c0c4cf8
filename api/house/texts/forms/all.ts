import type { Form } from "../model.ts";
import { complaintsBook } from "./complaints-book.ts";
import { correctedLetter } from "./corrected-letter.ts";
import { dream } from "./dream.ts";
import { inventory } from "./inventory.ts";
import { pigeonsMinutes } from "./pigeons-minutes.ts";
import { recipe } from "./recipe.ts";
import { schoolEssay } from "./school-essay.ts";
import { telephoneHalf } from "./telephone-half.ts";
import { weatherReport } from "./weather-report.ts";
import { zenonsNotebook } from "./zenons-notebook.ts";

/** All forms. */
export const forms: readonly Form[] = [
  complaintsBook,
  correctedLetter,
  dream,
  inventory,
  pigeonsMinutes,
  recipe,
  schoolEssay,
  telephoneHalf,
  weatherReport,
  zenonsNotebook,
];
