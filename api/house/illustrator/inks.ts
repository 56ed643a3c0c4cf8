import { type Light, lightOf } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Season } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { type Colours, type Cover, covers, palettes, type Sky, wallpapers } from "./palettes.ts";

/** Blends two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const towards = channels(b);
  const blended = channels(a).map((value, i) => Math.round(value + ((towards[i] ?? value) - value) * t));
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The limited palette that a whole picture is printed with. */
export type Inks = Colours & {
  timeSlot: TimeSlot;
  light: Light;
  sky: Sky;
  /** The strength of sunbeams and lamp light. */
  beamOpacity: number;
  moon: NonNullable<PictureBrief["moon"]>;
  /** Whether clouds or fog hide sun, moon and stars. */
  isOvercast: boolean;
  /** The light of the sun or the moon, 0 where there is none. */
  discLight: number;
  /** How far the weather pales what is far away. */
  veil: number;
  /** The strength of the halos round lamps. */
  halo: number;
  /** The light in a tram: it has a wire of its own, and is lit in a blackout too. */
  tramLight: string;
};

export type Room = 0 | 1 | 2;

const veils: Record<Cover, number> = { rain: 0.4, fog: 0.88, snow: 0.36 };
const moonlight: Record<Inks["moon"], number> = { none: 0, crescent: 0.35, half: 0.6, gibbous: 0.85, full: 1 };

type Hour = Pick<PictureBrief, "timeSlot" | "sun" | "weather" | "lighting" | "moon">;

/** The inks of an hour in a room, in the weather and light of the brief. */
export function inksFor({ moon = "full", ...brief }: Hour, room: Room): Inks {
  const { timeSlot, weather, lighting } = brief;
  const light = lightOf(brief);
  const palette = { ...palettes[light], ...wallpapers[light][room], timeSlot, light, moon };
  const discLight = isNight({ light }) ? moonlight[moon] : 1;
  const fair: Inks = { ...palette, isOvercast: false, discLight, veil: 0, halo: 0, tramLight: palette.lit };
  const inks = weather === "clear" || weather === "wind" ? fair : underCover(fair, weather);
  return lighting === "blackout" && isNight(inks) ? withoutLamps(inks) : inks;
}

/** What comes through the clouds by day has no direction and hardly a colour; in the evening only lamps are left. */
function underCover(inks: Inks, weather: Cover): Inks {
  const sky = covers[inks.light][weather];
  const night = isNight(inks);
  const dull = (colour: string, t: number) => mix(colour, sky[1], t * (night ? 0.5 : 1));
  const { ground, groundDark, groundLight, roof } = inks;
  return {
    ...inks,
    ...{ ground: dull(ground, 0.42), groundDark: dull(groundDark, 0.36), groundLight: dull(groundLight, 0.46) },
    roof: dull(roof, 0.16),
    ...{ sky, isOvercast: true, discLight: 0, veil: veils[weather], halo: night && weather === "fog" ? 1 : 0 },
    cloud: mix(sky[1], inks.paper, night ? 0.12 : 0.4),
    beam: night ? inks.beam : mix(sky[2], inks.paper, 0.5),
    beamOpacity: inks.beamOpacity * 0.5,
  };
}

/** How far away something is: the further, the more it takes on the colour of the sky. */
export type Tone = "far" | "mid" | "near";
const depths: Record<Tone, number> = { far: 1, mid: 0.74, near: 0.44 };

/** Pales a colour of what is out there by the weather. */
export function paled(inks: Inks, tone: Tone): (colour: string) => string {
  const haze = mix(inks.sky[2], inks.ink, isNight(inks) ? 0.1 : 0.26 * (1.1 - inks.veil));
  return (colour) => mix(colour, haze, inks.veil * depths[tone]);
}

/** The inks of what is out there, paled by the weather; snow and lit windows shine through it. */
export function veiled(inks: Inks, tone: Tone): Inks {
  if (inks.veil === 0) return inks;
  const pale = paled(inks, tone);
  const { ink, paper, far, mid, near, roof, pane, lit, iron, bark, snow, snowShade } = inks;
  const { bloom, bloomLight, leaf, leafDark, leafLight, cloth2, tramLight } = inks;
  return {
    ...inks,
    ...{ ink: pale(ink), paper: pale(paper), far: pale(far), mid: pale(mid), near: pale(near), roof: pale(roof) },
    ...{ pane: pale(pane), iron: pale(iron), bark: pale(bark), bloom: pale(bloom), bloomLight: pale(bloomLight) },
    ...{ leaf: pale(leaf), leafDark: pale(leafDark), leafLight: pale(leafLight), cloth2: pale(cloth2) },
    ...{ snow: mix(snow, pale(snow), 0.4), snowShade: pale(snowShade), lit: mix(lit, pale(lit), 0.3) },
    tramLight: mix(tramLight, pale(tramLight), 0.3),
  };
}

/** No window is lit, and what falls into the room is moonlight. */
function withoutLamps(inks: Inks): Inks {
  const { wall, wallDark, wallLight, motif, ink } = inks;
  const dim = (colour: string) => mix(colour, ink, 0.3);
  return {
    ...inks,
    ...{ wall: dim(wall), wallDark: dim(wallDark), wallLight: dim(wallLight), motif: dim(motif) },
    ...{ lit: inks.pane, beam: "#8e9cd6", vignette: ink, halo: 0 },
  };
}

/** Whether windows and lamps are lit in the evening: not in a blackout. */
export const hasLamps = ({ lit, pane }: Pick<Inks, "lit" | "pane">) => lit !== pane;

/** Whether lamps are lit, and the moon shines rather than the sun. */
export const isNight = ({ light }: Pick<Inks, "light">) => light === "evening" || light === "dusk";

/** A neutral grey, which the palettes lack, by day and by night. */
export const greyIn = (inks: Inks) => (isNight(inks) ? "#6a6486" : "#8f94a3");

export type Foliage = { leaf: string; dark: string; light: string; bloom?: string };

/** What the trees wear. */
export type Leaves = NonNullable<PictureBrief["foliage"]>;

export const usualLeaves: Record<Season, Leaves> = {
  ...{ spring: "young", summer: "green", autumn: "turning", winter: "bare" },
};

/** The colours of the foliage; none on a bare tree. */
export function foliage(inks: Inks, leaves: Leaves): Foliage | null {
  const green = { leaf: inks.leaf, dark: inks.leafDark, light: inks.leafLight };
  const fresh = mix(inks.leafLight, inks.paper, isNight(inks) ? 0.06 : 0.16);
  const turning = isNight(inks) ? ["#a8583e", "#74394a", "#e0924a"] : ["#d07a2f", "#a34f2c", "#edb24a"];
  const [leaf = "", dark = "", light = ""] = turning.map(paled(inks, "near"));
  return {
    bare: null,
    young: {
      leaf: fresh,
      dark: mix(fresh, inks.leafDark, 0.35),
      light: mix(fresh, inks.paper, isNight(inks) ? 0.14 : 0.4),
    },
    blossom: { ...green, bloom: inks.paper },
    green,
    turning: { leaf, dark, light },
  }[leaves];
}
