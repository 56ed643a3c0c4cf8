import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { ellipse, line, path, rect } from "../shapes.ts";

/**
 * The wardrobe from x = 0, 340 wide: a cornice, two doors with a key, one of them with a mirror, a drawer, feet, and a suitcase on its
 * top. Where it is open, the door at the right has swung out to x = 440, with ties on its inside.
 */
export function wardrobe(easel: Easel, { isOpen = false } = {}): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodLight, 0.3);
  const dark = mix(inks.wood, inks.woodDark, 0.6);
  return (
    rect(14, 180, 350, 620, inks.shadow, 'opacity="0.22"') +
    suitcase(easel) +
    [14, 286].map((x) => path(`M${x},770H${x + 44}L${x + 36},812H${x + 8}Z`, dark)).join("") +
    rect(6, 172, 328, 610, mix(wood, inks.woodDark, 0.25)) +
    leaf(easel, 24, true) +
    (isOpen ? clothes(easel) : leaf(easel, 172)) +
    rect(24, 636, 292, 120, dark) +
    rect(29, 641, 282, 110, wood) +
    [100, 240].map((x) => ellipse(x, 694, 13, 9, inks.brass)).join("") +
    rect(152, 400, 10, 34, inks.brass) +
    line("M157,434v14M150,448h14", inks.brass, 4) +
    path("M-16,176L-6,140H346L356,176Z", dark) +
    rect(-16, 170, 372, 12, inks.woodLight) +
    rect(0, 766, 340, 18, dark) +
    (isOpen ? openDoor(easel) : "")
  );
}

function leaf({ inks }: Easel, x: number, hasMirror = false): string {
  const wood = mix(inks.wood, inks.woodLight, 0.3);
  return (
    rect(x, 196, 144, 420, mix(inks.wood, inks.woodDark, 0.6)) +
    rect(x + 5, 201, 134, 410, wood) +
    path(`M${x + 26},586V280Q${x + 72},210 ${x + 118},280V586Z`, mix(wood, inks.woodDark, 0.3)) +
    path(
      `M${x + 34},580V284Q${x + 72},222 ${x + 110},284V580Z`,
      hasMirror ? mix(inks.cloth2, inks.paper, 0.6) : mix(wood, inks.woodLight, 0.45),
    ) +
    (hasMirror
      ? path(`M${x + 46},500L${x + 96},300L${x + 108},306V350L${x + 64},520Z`, inks.paper, 'opacity="0.5"')
      : "")
  );
}

/** The clothes on the rail behind the door at the right. */
function clothes({ inks }: Easel): string {
  const hung = (x: number, width: number, to: number, colour: string) =>
    path(`M${x + width / 2},222L${x + width},252V${to}H${x}V252Z`, colour) +
    line(`M${x + width / 2},250V${to - 8}`, mix(colour, inks.ink, 0.35), 4);
  return (
    rect(172, 196, 144, 420, mix(inks.woodDark, inks.ink, 0.45)) +
    hung(178, 42, 560, mix(inks.cloth2, inks.ink, 0.2)) +
    hung(214, 40, 520, mix(inks.cloth, inks.ink, 0.2)) +
    hung(250, 36, 580, mix(inks.tileDark, inks.ink, 0.15)) +
    hung(282, 30, 540, mix(inks.paper, inks.ink, 0.2)) +
    line("M172,220H316", inks.brass, 7)
  );
}

/** The inside of the door, hung with ties. */
function openDoor({ inks }: Easel): string {
  const wood = mix(inks.wood, inks.woodDark, 0.35);
  const tie = (x: number, top: number, colour: string) =>
    path(
      `M${x - 7},${top}H${x + 7}L${x + 4},${top + 16}L${x + 13},${top + 160}L${x},${top + 184}L${x - 13},${top + 160}L${x - 4},${top + 16}Z`,
      colour,
    ) + line(`M${x - 9},${top + 70}l18,-14M${x - 11},${top + 110}l22,-17`, mix(colour, inks.paper, 0.5), 4);
  return (
    path("M316,196L436,166V650L316,616Z", wood) +
    path("M326,210L426,184V632L326,604Z", mix(wood, inks.woodLight, 0.3)) +
    line("M330,300L424,284", inks.brass, 6) +
    tie(348, 298, inks.cloth2) +
    tie(377, 294, inks.cloth) +
    tie(406, 289, inks.brass)
  );
}

const suitcase = ({ inks }: Easel) =>
  rect(64, 46, 210, 96, inks.cloth2) +
  rect(64, 46, 210, 10, mix(inks.cloth2, inks.paper, 0.3)) +
  rect(64, 126, 210, 16, mix(inks.cloth2, inks.ink, 0.25)) +
  [96, 226].map((x) => rect(x, 46, 16, 96, inks.woodDark)).join("") +
  line("M146,46v-14h46v14", inks.woodDark, 8);
