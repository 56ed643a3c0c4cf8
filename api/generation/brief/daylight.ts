import type { Slot } from "#api/schedule/model.ts";
import { publishingInstant } from "#api/schedule/slots.ts";
import type { PictureBrief } from "../model.ts";

/** Degrees. */
const warsaw = { latitude: 52.23, longitude: 21.01 };
const epoch = Temporal.Instant.from("2000-01-01T12:00:00Z");

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const degrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * The height of the sun's middle over Warsaw's horizon in degrees, to some hundredths of one, without refraction
 * (low-precision formulas of the Astronomical Almanac).
 */
export function sunHeight(instant: Temporal.Instant): number {
  const days = epoch.until(instant).total("days");
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const obliquity = 23.439 - 0.0000004 * days;
  const ascension = degrees(Math.atan2(cosine(obliquity) * sine(longitude), cosine(longitude)));
  const declination = degrees(Math.asin(sine(obliquity) * sine(longitude)));
  const hourAngle = 280.46062 + 360.98564737 * days + warsaw.longitude - ascension;
  const { latitude } = warsaw;
  const height = sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(hourAngle);
  return degrees(Math.asin(height));
}

/** The height at sunrise and sunset, with refraction, and at the end of civil twilight. */
const [horizon, twilight] = [-0.833, -6];

/** Up to this height a lamp of which a text speaks is on; higher up it only stands there, or somebody holds a page to it. */
const lampsBelow = 4;
const lamp = "(lamp|lantern|torch|bulb)";
const namesLamp = /\b((lamp|lantern|bulb|streetlight|headlight)s?|torch(es)?)\b/i;

/**
 * Words by which a text says that it is dark, or that a lamp burns. “Good night” is said by day too, and by day too a corner may
 * be the darkest, somebody tall and dark, and the staircase light come on.
 */
const namesDark = new RegExp(
  [
    String.raw`\b((?<!\ba )darkness|midnight|moon(light)?|starlight|(?<!\bwith )stars?)\b`,
    String.raw`(?<!\b(?:something|tall and|one light and one|even in the|being in the|is) )\bdark\b(?! (red|blue|green|grey|brown|wet|and roomy))`,
    String.raw`\b(?:that|all|by|at|in the|through the|into the|next|first) night\b`,
    String.raw`\b(lamplight|candlelight|(?<!\blike a )candle(?! (end|wax)))s?\b`,
    String.raw`\b${lamp}(e?s)?\b[^.]{0,24}\b(burn\w*|shone|shin\w+|(is|are|was|were|goes|went|comes|came) (on|off|out)\b(?! of))`,
    String.raw`\blight (from|of) (the|his|her|a) (\w+ )?${lamp}`,
    String.raw`\b((switched|turned|put) (on|off|out)|light|lighted) (the|his|her|a) (\w+ )?${lamp}`,
    String.raw`\b(switched|turned|put) (the|his|her|a) (\w+ )?${lamp} (on|off|out)\b`,
    String.raw`\b(lit|glow\w*|coals)\b`,
    String.raw`(?<!\bstaircase )\blights? (went|came|goes|comes|on|off|out|again)\b`,
    String.raw`\b(put|puts|switched|switches|turned|turns) (on|off|out) the lights?\b`,
  ].join("|"),
  "i",
);

/**
 * The sun of a slot's picture, if it is evening and not night by the almanac nor by the words of an English text: these
 * win over the sun. In the morning and the afternoon it is up all the year round.
 */
export function sunOf(slot: Slot, text: string): PictureBrief["sun"] {
  if (slot.timeSlot !== "evening" || namesDark.test(text)) return undefined;
  const height = sunHeight(publishingInstant(slot));
  if (height <= twilight || (height < lampsBelow && namesLamp.test(text))) return undefined;
  return height > horizon ? "low" : "set";
}
