import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, line, path } from "#api/house/illustrator/shapes.ts";
import { browOf, floorShadow, onFloors, type Shelter } from "./shelter.ts";

/** The tilt of its rim against the floor, in degrees. */
const tilt = 17;

/** Open, put down on the floor to dry: behind him it rests on its rim, before him it stands open. */
export const umbrella: Shelter = {
  poses: ["sit", "loaf", "sleep", "crouch", "wash"],
  grounds: onFloors,
  scale: 0.74,
  beyond: 120,
  draw(easel, room) {
    const { half, ahead, headSize } = room;
    const radius = Math.max(Math.min(half, 270) + 130, 1.22 * browOf(room));
    const lean = (tilt * Math.PI) / 180;
    // Its middle is so high that the rim behind him touches the floor.
    const lift = radius * Math.sin(lean);
    const there = (drawn: string) => at(0, -lift, drawn, { scaleX: -ahead, scaleY: 1, turn: -ahead * tilt });
    return {
      back:
        floorShadow(easel, radius * 0.9) +
        there(inside(easel, radius)) +
        stick(easel, { radius, ahead, headSize, half }),
      front: there(canopy(easel, radius)),
      seen: { from: -radius, to: radius, top: lift + 0.98 * radius },
    };
  },
};

const black = ({ inks }: Easel) => mix(inks.ink, inks.cloth2, 0.34);

/** The lining behind him, with its ribs; drawn for one who looks to the left, round the middle of the rim. */
function inside(easel: Easel, radius: number): string {
  const dark = mix(black(easel), easel.inks.ink, 0.5);
  const ribs = [-0.72, -0.38, 0, 0.38, 0.72].map(
    (share) => `M0,${-0.8 * radius}Q${share * radius * 0.8},${-0.5 * radius} ${share * radius},${0.07 * radius}`,
  );
  return (
    path(
      `M${-radius},0C${-0.9 * radius},${-1.1 * radius} ${0.9 * radius},${-1.1 * radius} ${radius},0Q0,${0.24 * radius} ${-radius},0Z`,
      dark,
    ) + line(ribs.join(""), mix(dark, easel.inks.ironLight, 0.5), 5)
  );
}

/** The stick, down to its crook on the floor before him. */
function stick(
  easel: Easel,
  { radius, ahead, headSize, half }: { radius: number; ahead: 1 | -1; headSize: number; half: number },
) {
  const { iron, ironLight, wood, woodLight } = easel.inks;
  const x = ahead * (half + 0.3 * headSize);
  return (
    line(`M${-ahead * 0.1 * radius},${-1.0 * radius}L${x},-34`, iron, 12) +
    line(`M${-ahead * 0.1 * radius - 2},${-1.0 * radius}L${x - 2},-34`, ironLight, 4) +
    line(`M${x},-34l${ahead * 34},22q${ahead * 40},22 ${ahead * 62},-10`, wood, 19) +
    line(`M${x},-38l${ahead * 34},22q${ahead * 40},22 ${ahead * 62},-10`, woodLight, 6)
  );
}

/** The outside over him, down to the scallops of its near rim. */
function canopy(easel: Easel, radius: number): string {
  const { inks } = easel;
  const colour = black(easel);
  const shares = [1, 0.62, 0.22, -0.22, -0.62, -1];
  const rim = (share: number) => -0.46 * radius * (1 - share * share);
  const scallops = shares
    .slice(1)
    .map((share, i) => {
      const before = shares[i] ?? 1;
      const middle = (share + before) / 2;
      return `Q${middle * radius},${rim(middle) - 0.05 * radius} ${share * radius},${rim(share)}`;
    })
    .join("");
  const outline = `M${-radius},0C${-0.92 * radius},${-1.14 * radius} ${0.92 * radius},${-1.14 * radius} ${radius},0${scallops}Z`;
  const seams = shares
    .slice(1, -1)
    .map((share) => `M0,${-0.86 * radius}Q${share * 0.9 * radius},${-0.76 * radius} ${share * radius},${rim(share)}`)
    .join("");
  return (
    form(easel, outline, colour, {
      ...{ rim: 7, shade: 12, depth: 0.2 },
      inner: line(seams, mix(colour, inks.paper, 0.24), 5),
    }) +
    // Without an edge its near rim would not part from the lining, and his ears would end at nothing.
    line(`M${radius},0${scallops}`, mix(colour, inks.paper, 0.3), 7) +
    line(`M0,${-0.85 * radius}v${-0.1 * radius}`, inks.iron, 11)
  );
}
