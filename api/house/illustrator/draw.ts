import type { Illustrator, PictureBrief } from "#api/generation/model.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { compose } from "./compose.ts";
import { masterOf } from "./master.ts";
import { print } from "./press.ts";

// A picture being printed holds some 30 MB of layers, and two keep a small machine busy.
const atOnce = 2;
const press = semaphore(atOnce);

/** Draws without any model, network, font or key: the same brief is always the same picture, byte for byte. */
export const houseIllustrator = {
  name: "house",
  atOnce,
  estimateUsd: 0,
  draw: (brief: PictureBrief): Promise<Uint8Array> =>
    press(async () => {
      const picture = compose(brief);
      return masterOf(await print(picture), picture.face);
    }),
} satisfies Illustrator;
