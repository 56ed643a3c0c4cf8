import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, line, path } from "#api/house/illustrator/shapes.ts";
import type { Work } from "./holding.ts";

/** An oval with tufts of fur round its edge. */
function tufted(rx: number, ry: number, tufts: number): string {
  const corners = Array.from({ length: tufts * 2 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / tufts, i % 2 === 0 ? 1 : 0.88];
    return `${(Math.cos(angle) * rx * reach).toFixed(1)},${(Math.sin(angle) * ry * reach).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Of grey fur, with a band that is turned up and two flaps for the ears. */
function furHat({ inks }: Easel): string {
  const fur = mix(mix(inks.ironLight, inks.woodLight, 0.3), inks.paper, 0.25);
  const edge = mix(fur, inks.ink, 0.6);
  const contour = `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`;
  const hair = (x: number, y: number) => `M${x},${y}q6,10 2,22`;
  const hairs = [-92, -58, -22, 14, 50, 84].flatMap((x, i) => [hair(x, -78 + (i % 2) * 8), hair(x + 14, -46)]);
  const flap = (x: number, turn: number) =>
    at(x, -26, path(tufted(42, 66, 13), mix(fur, inks.ink, 0.16), contour), { turn });
  return (
    flap(-100, 20) +
    flap(100, -20) +
    path("M-96,-76C-92,-150 -44,-168 0,-168C44,-168 92,-150 96,-76Z", mix(fur, inks.ink, 0.3), contour) +
    line("M0,-166V-100", mix(fur, inks.ink, 0.55), 5) +
    at(0, -58, path(tufted(126, 52, 22), fur, contour)) +
    line(hairs.join(""), mix(fur, inks.ink, 0.35), 5)
  );
}

export const furHatInLap: Work = {
  laid: { on: [216, -376], turn: -34 },
  behind: (easel) => at(0, -326, furHat(easel), { scale: 1.24 }),
};
