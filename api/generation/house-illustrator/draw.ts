import { atMost } from "../../platform/at-most.ts";
import type { Illustrator } from "../model.ts";
import { compose } from "./compose.ts";
import { masterOf } from "./master.ts";
import { print } from "./press.ts";

// A picture on the press holds some 30 MB of layers, and two keep a small machine busy.
const press = atMost(2);

/** Draws without any model, network, font or key: the same brief is always the same picture, byte for byte. */
export const houseIllustrator: Illustrator = {
  name: "house",
  draw: (brief) => press(async () => masterOf(await print(compose(brief)))),
};
