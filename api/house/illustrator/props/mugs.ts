import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { dottedMug } from "./food.ts";
import { form } from "./form.ts";

const tea = "#6a3a2a";

/** The dotted mug with a teaspoon in it, which has just been heard. */
export const mugWithSpoon = (easel: Easel): string => {
  const { inks } = easel;
  const silver = mix(inks.ironLight, inks.paper, 0.5);
  return (
    line("M16,-108L44,-188", mix(silver, inks.ink, 0.3), 11) +
    line("M15,-108L43,-188", silver, 7) +
    ellipse(45, -192, 9, 13, silver, 'transform="rotate(19 45 -192)"') +
    dottedMug(easel, ellipse(0, -110, 43, 9, tea) + line("M12,-106L20,-124", silver, 8))
  );
};

/** The dotted mug with grey water in it, and a brush. */
export const mugWithBrush = (easel: Easel): string => {
  const { inks } = easel;
  const grey = mix(inks.cloth2, inks.iron, 0.45);
  return (
    line("M6,-108L52,-206", mix(inks.cloth, inks.ink, 0.1), 9) +
    line("M44,-190L52,-206", mix(inks.ironLight, inks.paper, 0.4), 11) +
    path("M46,-200Q44,-226 70,-240Q72,-214 60,-196Z", mix(inks.woodDark, inks.ink, 0.3)) +
    dottedMug(easel, ellipse(0, -110, 43, 9, grey) + line("M4,-106L12,-122", mix(inks.cloth, inks.ink, 0.1), 9)) +
    ellipse(-60, -4, 14, 6, grey, 'opacity="0.6"')
  );
};

/** Three of a kind with the openings down; nobody can see under which of them it is. */
export function upturnedMugs(easel: Easel): string {
  const { inks } = easel;
  const one = (x: number, y: number) =>
    at(
      x,
      y,
      line("M48,-34C88,-34 88,-90 44,-84", mix(inks.frame, inks.ink, 0.15), 14) +
        form(easel, "M-46,-104Q-46,-114 -34,-116H34Q46,-114 46,-104L52,-4Q0,8 -52,-4Z", inks.frame) +
        path("M-49,-66C-20,-58 20,-58 48,-66L50,-46C20,-38 -20,-38 -50,-46Z", inks.cloth2) +
        [-26, 0, 26].map((dx) => ellipse(dx, -53, 6, 6, inks.frame)).join("") +
        ellipse(0, -115, 33, 7, mix(inks.frame, inks.ink, 0.16)) +
        ellipse(0, -116, 25, 5, mix(inks.frame, inks.paper, 0.4)),
      { scale: 0.86 },
    );
  return one(-108, -4) + one(0, 6) + one(108, -4);
}
