import sharp from "sharp";
import { disclosure } from "#api/generation/picture-disclosure.ts";
import { faceRegion } from "#api/platform/images/face-region.ts";
import { heightOf } from "./illustrator/camera.ts";
import { compose } from "./illustrator/compose.ts";
import { houseIllustrator } from "./illustrator/draw.ts";
import { rect } from "./illustrator/shapes.ts";
import { H, W } from "./illustrator/stage.ts";

/** Its drawings are so many times smaller than its pictures. */
const coarseness = 4;

/** Draws the house's pictures coarsely, down to what they note about themselves, and does not print them: no hand cuts their shapes. */
export const quickIllustrator: typeof houseIllustrator = {
  ...houseIllustrator,
  async draw(brief) {
    const { frame, wall, back, front, cat, paws, frontBeforePaws, face } = compose(brief);
    const layers = frontBeforePaws ? [cat, front, paws] : [cat, paws, front];
    const inner = [rect(0, 0, W, H, wall), back, ...layers].join("");
    const shown = [frame.x, frame.y, frame.width, heightOf(frame)].join(" ");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown}" width="${W / coarseness}" height="${H / coarseness}">${inner}</svg>`;
    const xmp = disclosure({ by: "algorithm" }, faceRegion(face, { width: W, height: H }));
    // In two steps, since sharp draws an SVG that it enlarges in the larger size.
    const { data, info: raw } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw }).resize(W, H).withXmp(xmp).webp({ quality: 80, effort: 0 }).toBuffer();
  },
};
