import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { glow } from "#api/house/illustrator/scenery/light.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";

/** Of a flame, which burns in a blackout too. */
const [warm, flameColour] = ["#ffb65c", "#ffc765"];

const flame = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    path(curve(points("0,-60,c 18,-24 0,0 -18,-24")), flameColour) +
      path(curve(points("0,-34,c 9,-16 0,-4 -9,-16")), "#fff8df"),
    { scale },
  );

/** A storm lantern that hangs from the fist; it burns in the evening. */
function lantern(easel: Easel): string {
  const { inks } = easel;
  const isLit = isNight(inks);
  const tin = mix(inks.cloth, inks.ink, 0.12);
  const dark = mix(tin, inks.ink, 0.45);
  const glass = curve(points("-40,120 -56,160 -58,190 -38,232,c 38,232,c 58,190 56,160 40,120,c"));
  return (
    (isLit ? glow(easel, 0, 180, 620, 0.7, warm) : "") +
    line("M-78,170C-80,60 -38,2 0,0C38,2 80,60 78,170", mix(inks.iron, inks.ironLight, 0.4), 7) +
    line("M-72,256C-86,200 -86,140 -66,92M72,256C86,200 86,140 66,92", dark, 15) +
    line("M-72,256C-86,200 -86,140 -66,92M72,256C86,200 86,140 66,92", tin, 10) +
    path(glass, isLit ? "#ffdf94" : mix(inks.paper, inks.cloth2, 0.25), 'opacity="0.92"') +
    (isLit ? flame(0, 224, 1.3) : rect(-8, 216, 16, 16, inks.woodDark)) +
    line("M-30,136Q-40,164 -40,188", "#fffbe9", 7, 'opacity="0.75"') +
    line("M-52,150Q0,164 52,150M-54,206Q0,220 54,206", dark, 4) +
    form(easel, "M-44,120L-30,92L-66,88Q-60,70 -26,66L-20,44H20L26,66Q60,70 66,88L30,92L44,120Z", tin, {
      rim: 4,
      shade: 8,
    }) +
    form(easel, "M-40,232H40L46,250L84,254V310Q0,326 -84,310V254L-46,250Z", tin, { rim: 5, shade: 10 }) +
    ellipse(52, 268, 11, 8, inks.brass)
  );
}

/** A stump in a holder like a saucer, by its ring: of a long one the flame would be above the picture. */
function candle(easel: Easel): string {
  const { inks } = easel;
  const brass = mix(inks.brass, inks.ink, 0.08);
  const wax = mix(inks.paper, "#ffffff", 0.2);
  const holder =
    form(easel, "M14,-16Q96,-4 178,-16Q168,24 130,28H62Q24,24 14,-16Z", brass, { rim: 4, shade: 8 }) +
    ellipse(96, -16, 83, 13, mix(brass, inks.paper, 0.25)) +
    ellipse(96, -14, 60, 8, mix(brass, inks.ink, 0.35)) +
    form(easel, "M70,-88Q96,-98 122,-88V-18Q96,-8 70,-18Z", wax, { depth: 0.18 }) +
    line("M75,-86Q73,-66 79,-58Q84,-66 84,-82", mix(wax, inks.shadow, 0.2), 5) +
    form(easel, "M64,-34H128V-14Q96,-4 64,-14Z", brass, { rim: 4, shade: 6 }) +
    line("M96,-92V-106", inks.ink, 5) +
    flame(96, -101, 1.1);
  return (
    glow(easel, 96, -110, isNight(inks) ? 560 : 150, isNight(inks) ? 0.7 : 0.4, warm) +
    ellipse(0, 6, 30, 28, "none", `stroke="${mix(brass, inks.ink, 0.3)}" stroke-width="12"`) +
    at(0, 20, holder)
  );
}

/** Electric, of metal, its lens forwards and a little down; its beam is seen in the dark. */
function torch(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.ironLight, inks.paper, 0.35);
  const dark = mix(steel, inks.ink, 0.4);
  const body =
    form(easel, "M-96,-24H96V24H-96Q-108,0 -96,-24Z", steel, { rim: 5, shade: 10 }) +
    line("M60,-22V22M76,-22V22", dark, 5) +
    form(easel, "M92,-26L142,-48H170V48H142L92,26Z", mix(inks.cloth, inks.ink, 0.1), { rim: 4, shade: 9 }) +
    ellipse(170, 0, 15, 48, isNight(inks) ? "#fff3c4" : mix(inks.paper, inks.cloth2, 0.2)) +
    ellipse(170, 0, 15, 48, "none", `stroke="${dark}" stroke-width="5"`) +
    rect(34, -33, 30, 11, inks.cloth);
  const lit = isNight(inks) ? beam(easel) + body + glow(easel, 172, 0, 120, 0.85, "#fff3c4") : body;
  return at(0, 0, lit, { turn: 22 });
}

function beam(easel: Easel): string {
  const id = easel.newId();
  return (
    `<linearGradient id="${id}"><stop offset="0" stop-color="#fff0bd" stop-opacity="0.5"/><stop offset="1" stop-color="#fff0bd" stop-opacity="0"/></linearGradient>` +
    path("M170,-46L900,-250V250L170,46Z", `url(#${id})`)
  );
}

/** Whether a thing in somebody's hand gives a light that nothing else in the room has. */
export const isLight = (name: HeldName | undefined) => name !== undefined && name in lights;
/** Whether that light is as warm as a lamp's. */
export const burns = (name: HeldName | undefined) => name === "lantern" || name === "candle";

export const lights = {
  lantern: { arm: "raised", draw: lantern, forwards: 90 },
  candle: { arm: "raised", draw: candle, forwards: 180, upwards: 170 },
  torch: { arm: "raised", draw: torch, forwards: 190 },
} satisfies Partial<Record<HeldName, Held>>;
