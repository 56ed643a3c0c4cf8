import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { props } from "../props/props.ts";
import { at, ellipse, line, path } from "../shapes.ts";

/** A pigeon who faces right, 250 high. */
export function pigeon(easel: Easel): string {
  const { inks } = easel;
  const grey = isNight(inks) ? "#6a6486" : "#8f94a3";
  const dark = mix(grey, inks.ink, 0.5);
  const legs = line(
    "M-14,-44v36M26,-44v36M-14,-8h30M-14,-8l20,8M26,-8h30M26,-8l20,8",
    isNight(inks) ? "#9c5560" : "#c8665c",
    8,
  );
  const tail = form(easel, curve(points("-96,-96 -190,-38 -206,-20 -168,-20 -70,-52")), dark);
  const body = form(easel, curve(points("-112,-92 -70,-150 10,-172 70,-160 96,-110 78,-62 20,-36 -60,-50")), grey);
  const neck = form(
    easel,
    curve(points("8,-160 36,-206 64,-238 104,-232 110,-190 104,-130 62,-104")),
    mix(grey, "#3f7a62", 0.55),
  );
  const sheen = path(
    curve(points("40,-170 70,-186 104,-168 100,-138 66,-124")),
    mix(grey, "#8a4f8e", 0.6),
    'opacity="0.75"',
  );
  const head = form(easel, curve(points("50,-232 62,-266 96,-276 126,-256 124,-224 90,-212")), grey);
  const wing = form(
    easel,
    curve(points("-124,-84 -80,-136 0,-150 44,-124 20,-80 -60,-60")),
    mix(grey, inks.paper, 0.18),
  );
  const bars = path(mark(-62, -128, -46, -66, 15, 3), dark) + path(mark(-22, -136, -4, -78, 15, 3), dark);
  const beak = path("M120,-246L160,-234L120,-226Z", dark) + ellipse(123, -246, 10, 7, inks.paper);
  const eye = ellipse(98, -248, 11, 11, "#e08a3c") + ellipse(99, -248, 5.5, 5.5, inks.ink);
  return legs + tail + body + neck + sheen + head + wing + bars + beak + eye;
}

/** Prezes, the chairman, and a member of his board behind him. */
export const prezes = (easel: Easel): string => at(-150, -6, pigeon(easel), { scale: 0.66 }) + pigeon(easel);

/** Two sparrows who face right. */
export const sparrows = (easel: Easel): string =>
  at(-70, -8, props.sparrow(easel), { scaleX: -0.8, scaleY: 0.8 }) +
  at(70, 0, props.sparrow(easel), { scaleX: -0.95, scaleY: 0.95 });
