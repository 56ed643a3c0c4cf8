import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { plate } from "#api/house/illustrator/props/food.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { basket as basketOnFloor } from "#api/house/illustrator/props/tools.ts";
import { hat as hatOnTable } from "#api/house/illustrator/props/wear.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Work } from "./holding.ts";

// On the knees of somebody who sits, with a hand at either side.

export const hat: Work = {
  laid: { on: [206, -354], turn: -40 },
  behind: (easel) => at(0, -334, hatOnTable(easel)),
};

/** A flat one, its peak towards us. */
function flatCap({ inks }: Easel): string {
  const tweed = mix(inks.iron, inks.woodLight, 0.4);
  const edge = mix(tweed, inks.ink, 0.55);
  const crown = curve(points("-118,-36,c -128,-84 -70,-112 0,-114 70,-112 128,-84 118,-36,c 60,-52 0,-56 -60,-52"));
  const peak = curve(points("-104,-44,c -50,-62 0,-66 50,-62 104,-44,c 94,-10 40,6 0,8 -40,6 -94,-10"));
  return (
    path(crown, tweed, `stroke="${edge}" stroke-width="6"`) +
    line("M0,-112V-64M-6,-112Q-64,-96 -84,-52M6,-112Q64,-96 84,-52", mix(tweed, inks.ink, 0.3), 5) +
    path(peak, mix(tweed, inks.ink, 0.18), `stroke="${edge}" stroke-width="6"`) +
    line("M-78,-26Q0,-6 78,-26", mix(tweed, inks.paper, 0.3), 5) +
    ellipse(0, -112, 11, 7, mix(tweed, inks.ink, 0.35))
  );
}

export const cap: Work = {
  laid: { on: [206, -352], turn: -40 },
  behind: (easel) => at(0, -336, flatCap(easel), { scale: 1.14 }),
};

export const basket: Work = {
  laid: { on: [194, -366], turn: -38 },
  behind: (easel) => at(0, -322, basketOnFloor(easel), { scaleX: 1.02, scaleY: 0.98 }),
};

export const plateInLap: Work = {
  laid: { on: [206, -360], turn: -40 },
  behind: (easel) => at(0, -344, plate(easel), { scaleX: 1.12, scaleY: 1.5 }),
};

/** Upright on its bell, the other hand at its valves. */
export const trumpet: Work = {
  ...{ laid: { on: [118, -388], turn: -30 }, other: { on: [122, -486], turn: -14 } },
  behind({ inks }) {
    const brass = mix(inks.brass, inks.paper, 0.28);
    const edge = mix(inks.brass, inks.ink, 0.6);
    const tubes = "M0,-60V-318M0,-236C64,-268 74,-210 66,-168S34,-104 0,-132";
    const bell = "M-10,-112Q-14,-34 -72,-4L-72,8Q0,24 72,8L72,-4Q14,-34 10,-112Z";
    const valve = (y: number) =>
      line(`M-38,${y}H28`, edge, 26) +
      line(`M-38,${y}H28`, mix(brass, inks.paper, 0.2), 18) +
      line(`M-46,${y}H-58`, edge, 16) +
      line(`M-48,${y}H-56`, inks.paper, 10);
    return at(
      0,
      -330,
      line(tubes, edge, 23) +
        line(tubes, brass, 15) +
        line("M-4,-66V-312", mix(brass, inks.paper, 0.55), 4) +
        path(
          "M-16,-346H16L9,-312H-9Z",
          mix(brass, inks.ink, 0.15),
          `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
        ) +
        path(bell, brass, `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`) +
        ellipse(0, 8, 70, 9, mix(brass, inks.ink, 0.35)) +
        line("M-6,-92Q-12,-40 -50,-10", mix(brass, inks.paper, 0.6), 6) +
        [-222, -190, -158].map(valve).join(""),
    );
  },
};

/** An earthenware bowl, round x = 0; `inside` is what is in it. */
function bowl(easel: Easel, inside = ""): string {
  const { inks } = easel;
  const clay = mix(inks.brass, inks.clothLight, 0.45);
  return (
    ellipse(0, -96, 118, 24, mix(clay, inks.ink, 0.4)) +
    inside +
    form(easel, "M-118,-96C-114,-50 -84,-8 -52,0H52C84,-8 114,-50 118,-96C84,-66 -84,-66 -118,-96Z", clay) +
    path("M-114,-72C-84,-44 84,-44 114,-72L108,-54C78,-28 -78,-28 -108,-54Z", inks.cloth2) +
    line("M-118,-96C-84,-66 84,-66 118,-96", mix(clay, inks.paper, 0.4), 7)
  );
}

export const bowlInLap: Work = {
  laid: { on: [190, -360], turn: -36 },
  behind: (easel) => at(0, -326, bowl(easel)),
};

/** A bowl of them, one in the hand at the right, and the knife in the other, from which the peel hangs. */
export const potatoes: Work = {
  ...{ laid: { on: [128, -428], turn: -26 }, other: { on: [136, -438], turn: -18, closed: true } },
  behind(easel) {
    const { inks } = easel;
    const steel = mix(inks.ironLight, inks.paper, 0.62);
    const edge = mix(inks.iron, inks.ink, 0.4);
    const skin = mix(inks.wood, inks.brass, 0.45);
    const peeled = mix(inks.paper, inks.brass, 0.4);
    const potato = (x: number, y: number, colour: string, turn = 0) =>
      at(x, y, ellipse(0, 0, 34, 25, colour, `stroke="${mix(colour, inks.ink, 0.45)}" stroke-width="5"`), { turn });
    const inside =
      potato(-58, -104, peeled, -10) +
      potato(56, -106, peeled, 12) +
      potato(0, -112, peeled) +
      potato(-28, -96, peeled) +
      potato(30, -94, peeled);
    return (
      at(0, -322, bowl(easel, inside)) +
      line("M-30,-462C-44,-440 -6,-432 -22,-410C-34,-396 -8,-392 -14,-380", mix(skin, inks.ink, 0.4), 12) +
      line("M-30,-462C-44,-440 -6,-432 -22,-410C-34,-396 -8,-392 -14,-380", skin, 8) +
      potato(24, -462, skin, -16) +
      potato(14, -468, peeled, -24) +
      line("M-150,-506L-88,-478", mix(inks.woodDark, inks.ink, 0.5), 25) +
      line("M-150,-506L-88,-478", inks.woodDark, 19) +
      path("M-92,-488L-22,-462Q-10,-454 -6,-446L-98,-466Z", steel, `stroke="${edge}" stroke-width="4"`)
    );
  },
};

/** A cardboard one with its lid on, so that what is in it stays its own. */
export const box: Work = {
  laid: { on: [196, -370], turn: -38 },
  behind({ inks }) {
    const card = mix(inks.wood, inks.brass, 0.5);
    const edge = mix(card, inks.ink, 0.5);
    return at(
      0,
      -326,
      path("M-112,-96H112L106,0H-106Z", card, `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`) +
        path("M-112,-72H112L110,-54H-110Z", mix(card, inks.ink, 0.22)) +
        path(
          "M-104,-140H104L124,-106H-124Z",
          mix(card, inks.paper, 0.45),
          `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        path(
          "M-124,-106H124V-70H-124Z",
          mix(card, inks.paper, 0.18),
          `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
        ),
    );
  },
};

/** The apparatus with its dial, its receiver on the cradle. */
export const telephone: Work = {
  laid: { on: [186, -358], turn: -32 },
  behind({ inks }) {
    const black = mix(inks.ink, inks.iron, 0.25);
    const edge = mix(inks.ink, "#000000", 0.3);
    const light = mix(black, inks.paper, 0.4);
    const holes = Array.from({ length: 10 }, (_, i) => {
      const angle = ((i * 30 - 60) * Math.PI) / 180;
      return ellipse(Math.cos(angle) * 29, -62 + Math.sin(angle) * 25, 6, 5, black);
    });
    return at(
      0,
      -326,
      path(
        "M-62,-112Q-100,-40 -118,0H118Q100,-40 62,-112Z",
        black,
        `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
      ) +
        line("M-72,-88Q-94,-44 -104,-14", light, 6) +
        ellipse(0, -62, 46, 40, edge) +
        ellipse(0, -62, 43, 37, mix(inks.paper, inks.frameDark, 0.2)) +
        holes.join("") +
        ellipse(0, -62, 15, 13, inks.cloth) +
        rect(-58, -128, 26, 22, edge) +
        rect(32, -128, 26, 22, edge) +
        line("M-100,-132Q0,-166 100,-132", edge, 36) +
        line("M-100,-132Q0,-166 100,-132", black, 28) +
        line("M-124,-122L-92,-128M124,-122L92,-128", edge, 46) +
        line("M-124,-122L-92,-128M124,-122L92,-128", black, 38) +
        line("M-84,-146Q0,-172 84,-146", light, 6),
    );
  },
};

/** Upright, its back to whoever holds it. */
export const violin: Work = {
  ...{ laid: { on: [134, -352], turn: -34 }, other: { on: [104, -548], turn: -10 } },
  behind({ inks }) {
    const wood = mix(inks.wood, inks.cloth, 0.35);
    const edge = mix(inks.woodDark, inks.ink, 0.5);
    const body = curve(
      points(
        "0,-222,c 46,-224 66,-190 54,-152,c 40,-136 40,-116 58,-100,c 82,-64 66,-6 0,-2,c -66,-6 -82,-64 -58,-100,c -40,-116 -40,-136 -54,-152,c -66,-190 -46,-224 0,-222,c",
      ),
    );
    return at(
      0,
      -322,
      line("M0,-210V-392", edge, 25) +
        line("M0,-210V-392", inks.woodDark, 18) +
        line("M-26,-356L26,-366M-26,-382L26,-376", edge, 9) +
        ellipse(0, -404, 15, 14, wood, `stroke="${edge}" stroke-width="6"`) +
        path(body, wood, `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`) +
        line("M-44,-186Q-50,-164 -40,-150M-60,-64Q-62,-30 -36,-18", mix(wood, inks.paper, 0.45), 6) +
        line("M-28,-136q-10,14 0,26t-4,26M28,-136q10,14 0,26t4,26", edge, 6) +
        path("M-9,-250H9L13,-128H-13Z", mix(inks.ink, inks.woodDark, 0.3)) +
        path("M-12,-66H12L6,-6H-6Z", mix(inks.ink, inks.woodDark, 0.3)) +
        line("M-20,-88H20", inks.woodLight, 8) +
        line("M-5,-386L-6,-62M0,-386V-62M5,-386L6,-62", mix(inks.paper, inks.brass, 0.3), 2),
    );
  },
};
