import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, facing, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, type Seat, shadowUnder, topOf } from "./seat.ts";

/** The board that is its top, with a nosing. */
function boardOn(easel: Easel, wide: number, { near, far, inset }: Record<"near" | "far" | "inset", number>) {
  const { wood, woodLight, woodDark } = easel.inks;
  return (
    form(easel, topOf(wide, near, far, inset), mix(woodLight, wood, 0.2), { rim: 4, shade: 4 }) +
    form(easel, `M${-wide},${near - 2}H${wide}V${near + 22}H${-wide}Z`, mix(wood, woodDark, 0.1), { rim: 4, shade: 7 })
  );
}

/** Of wood, with three rows of drawers. */
const chestOfDrawers: Seat = {
  height: 390,
  scale: 0.76,
  overhang: 60,
  holds: true,
  poses: asOnFloor,
  showsBelow: 230,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -390];
    const front = mix(wood, woodLight, 0.28);
    const pull = (x: number, y: number) =>
      ellipse(x, y - 4, 17, 13, mix(woodDark, ink, 0.25)) + ellipse(x, y - 8, 15, 12, brass);
    const drawer = (x: number, y: number, width: number) =>
      form(easel, `M${x},${y}h${width}v92h${-width}Z`, front, { rim: 4, shade: 8 }) +
      (width > 420 ? pull(x + width * 0.26, y + 50) + pull(x + width * 0.74, y + 50) : pull(x + width / 2, y + 50));
    const row = (y: number) => drawer(-wide + 44, y, 2 * wide - 88);
    const twoSmall = drawer(-wide + 44, top + 62, wide - 52) + drawer(8, top + 62, wide - 52);
    const feet = [-wide + 30, wide - 74]
      .map((x) => path(`M${x},-30H${x + 44}L${x + 36},4H${x + 8}Z`, woodDark))
      .join("");
    const body = form(easel, `M${-wide + 22},${top + 40}H${wide - 22}V-24H${-wide + 22}Z`, mix(wood, woodDark, 0.3), {
      rim: 4,
      shade: 14,
    });
    const board = boardOn(easel, wide, { near: top + 24, far: top - 36, inset: 52 });
    return behindHim(shadowUnder(easel, wide) + feet + body + twoSmall + row(top + 166) + row(top + 270) + board);
  },
};

/** For shoes or whatever: two doors, no higher than a chair. */
const lowCupboard: Seat = {
  height: 270,
  scale: 0.86,
  overhang: 56,
  holds: true,
  poses: asOnFloor,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -270];
    const paint = mix(mix(wood, woodLight, 0.5), easel.inks.tileLight, 0.3);
    const door = (x: number) =>
      rect(x, top + 62, wide - 46, 168, mix(paint, ink, 0.28)) +
      form(easel, `M${x + 6},${top + 68}h${wide - 58}v156h${58 - wide}Z`, paint, { rim: 4, shade: 8 }) +
      line([0, 1, 2, 3].map((i) => `M${x + 40},${top + 100 + i * 30}h${wide - 126}`).join(""), mix(paint, ink, 0.3), 6);
    const body = form(easel, `M${-wide + 20},${top + 40}H${wide - 20}V-18H${-wide + 20}Z`, mix(paint, ink, 0.12), {
      rim: 4,
      shade: 12,
    });
    const feet = [-wide + 30, wide - 70].map((x) => rect(x, -22, 40, 24, woodDark)).join("");
    const board = boardOn(easel, wide, { near: top + 22, far: top - 36, inset: 50 });
    const knobs = [-26, 26].map((x) => ellipse(x, top + 146, 10, 10, brass)).join("");
    return behindHim(shadowUnder(easel, wide) + feet + body + door(-wide + 36) + door(10) + knobs + board);
  },
};

/** A board on two brackets, on the wall. */
const wallShelf: Seat = {
  height: 440,
  scale: 0.74,
  overhang: 40,
  holds: true,
  poses: ["back"],
  showsBelow: 120,
  // Elsewhere it would hang across a window or a door.
  places: ["stove", "hall", "bedroom"],
  draw(easel, half) {
    const { wood, woodLight, woodDark, iron, shadow } = easel.inks;
    const y = -440;
    const bracket = (x: number) =>
      line(`M${x},${y + 30}V${y + 112}M${x},${y + 104}Q${x + 4},${y + 50} ${x + 44},${y + 34}`, iron, 13);
    const board = form(easel, `M${-half},${y - 8}H${half}V${y + 30}H${-half}Z`, mix(wood, woodLight, 0.3), {
      rim: 5,
      shade: 8,
      inner: line(
        `M${-half + 40},${y + 14}H${half * 0.2}M${half * 0.4},${y + 20}H${half - 30}`,
        woodDark,
        3,
        'opacity="0.4"',
      ),
    });
    return behindHim(
      path(`M${-half + 14},${y + 26}H${half + 20}L${half + 2},${y + 62}H${-half + 40}Z`, shadow, 'opacity="0.3"') +
        bracket(-half + 90) +
        facing(-1, bracket(-half + 90)) +
        board,
    );
  },
};

/** He is up on it, seen from below. */
const wardrobe: Seat = {
  height: 590,
  scale: 0.68,
  overhang: 56,
  holds: true,
  poses: ["back", "walk"],
  showsBelow: 300,
  draw(easel, half) {
    const { wood, woodLight, woodDark, brass, ink } = easel.inks;
    const [wide, top] = [half - 26, -590];
    const dark = mix(wood, woodDark, 0.6);
    const body =
      [-wide + 10, wide - 54].map((x) => path(`M${x},-30H${x + 44}L${x + 36},4H${x + 8}Z`, dark)).join("") +
      rect(-wide, top + 20, 2 * wide, -top - 48, mix(wood, woodDark, 0.25)) +
      rect(wide - 14, top + 20, 14, -top - 48, woodDark, 'opacity="0.45"') +
      leafOfWardrobe(easel, -wide + 20, wide - 24) +
      leafOfWardrobe(easel, 4, wide - 24) +
      form(easel, `M${-wide + 20},-136H${wide - 20}V-44H${-wide + 20}Z`, mix(wood, woodLight, 0.2), {
        rim: 4,
        shade: 8,
      }) +
      [-0.5, 0.5].map((share) => ellipse(share * wide, -88, 15, 11, brass)).join("") +
      rect(10, top + 280, 11, 36, brass) +
      path(`M${-wide - 4},-40H${wide + 4}V-18H${-wide - 4}Z`, dark);
    const cornice =
      rect(-wide - 10, top + 34, 2 * wide + 20, 22, mix(dark, ink, 0.15)) +
      form(
        easel,
        `M${-half},${top - 2}H${half}Q${half - 4},${top + 30} ${half - 20},${top + 40}H${-half + 20}Q${-half + 4},${top + 30} ${-half},${top - 2}Z`,
        mix(woodLight, wood, 0.35),
        { rim: 5, shade: 10 },
      );
    return behindHim(shadowUnder(easel, wide) + body + cornice);
  },
};

/** He is up on it, over five shelves of books. */
const bookcase: Seat = {
  ...wardrobe,
  draw(easel, half) {
    const { wood, woodDark, woodLight, ink } = easel.inks;
    const [wide, top] = [half - 16, -590];
    const frame = mix(wood, woodDark, 0.35);
    const shelves = Array.from({ length: 5 }, (_, row) => {
      const y = top + 150 + row * 106;
      return (
        booksOn(easel, { from: -wide + 26, to: wide - 26, y, row }) + rect(-wide + 14, y, 2 * wide - 28, 14, frame)
      );
    });
    return behindHim(
      shadowUnder(easel, wide) +
        rect(-wide, top + 10, 2 * wide, -top - 10, frame) +
        rect(-wide + 20, top + 40, 2 * wide - 40, -top - 60, mix(woodDark, ink, 0.5)) +
        shelves.join("") +
        rect(wide - 20, top + 10, 20, -top - 10, woodDark, 'opacity="0.4"') +
        form(easel, `M${-half},${top - 2}H${half}V${top + 38}H${-half}Z`, mix(woodLight, wood, 0.35), {
          rim: 5,
          shade: 9,
        }),
    );
  },
};

/** Side by side and not all of one height; here and there one leans. */
function booksOn(easel: Easel, { from, to, y, row }: Record<"from" | "to" | "y" | "row", number>): string {
  const { cloth, cloth2, leafDark, brass, wood, paper, ink } = easel.inks;
  const covers = [cloth, cloth2, leafDark, brass, mix(wood, paper, 0.3), mix(cloth2, ink, 0.3), mix(cloth, ink, 0.3)];
  const books: string[] = [];
  for (let x = from, i = row * 5; x < to - 20; i++) {
    const [width, height] = [18 + ((i * 7) % 5) * 4, 62 + ((i * 11) % 4) * 7];
    const cover = covers[(i * 3 + row) % covers.length] ?? cloth;
    const isLeaning = i % 9 === 4;
    const slope = isLeaning ? 14 : 0;
    books.push(
      path(`M${x + slope},${y - height}h${width}L${x + width},${y}h${-width}Z`, cover) +
        line(`M${x + slope * 0.8 + 4},${y - height + 14}h${width - 8}`, mix(cover, paper, 0.55), 4),
    );
    x += width + 3 + slope;
  }
  return books.join("");
}

/** With an arched panel, from x on. */
function leafOfWardrobe(easel: Easel, x: number, width: number): string {
  const { wood, woodLight, woodDark } = easel.inks;
  const [top, foot] = [-520, -152];
  const arch = (inset: number) =>
    `M${x + inset},${foot - inset}V${top + 96}Q${x + width / 2},${top + inset - 30} ${x + width - inset},${top + 96}V${foot - inset}Z`;
  return (
    rect(x, top, width, foot - top, mix(wood, woodDark, 0.6)) +
    rect(x + 5, top + 5, width - 10, foot - top - 10, mix(wood, woodLight, 0.2)) +
    path(arch(34), mix(wood, woodDark, 0.3)) +
    form(easel, arch(43), mix(wood, woodLight, 0.4), { rim: 4, shade: 6 })
  );
}

export const cupboards = {
  ...{ "chest of drawers": chestOfDrawers, "low cupboard": lowCupboard },
  ...{ "wall shelf": wallShelf, wardrobe, bookcase },
};
