import sharp from "sharp";
import { disclosure } from "#api/generation/picture-disclosure.ts";
import { faceRegion } from "#api/platform/images/face-region.ts";
import { compose } from "./illustrator/compose.ts";
import { houseIllustrator } from "./illustrator/draw.ts";
import { sketchOf } from "./illustrator/sketch.fixture.ts";
import { H, W } from "./illustrator/stage.ts";

/** Its drawings are so many times smaller than its pictures. */
const coarseness = 4;

/** Draws the house's pictures coarsely, down to what they note about themselves, and does not print them: no hand cuts their shapes. */
export const quickIllustrator: typeof houseIllustrator = {
  ...houseIllustrator,
  async draw(brief) {
    const picture = compose(brief);
    const svg = sketchOf(picture, W / coarseness);
    const xmp = disclosure({ by: "algorithm" }, faceRegion(picture.face, { width: W, height: H }));
    // In two steps, since sharp draws an SVG that it enlarges in the larger size.
    const { data, info: raw } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw }).resize(W, H).withXmp(xmp).webp({ quality: 80, effort: 0 }).toBuffer();
  },
};
