import { quickIllustrator } from "#api/house/quick-illustrator.fixture.ts";
import { generateStories } from "./services.ts";
import { inlineWorkers, type Workers } from "./workers.ts";

/** Everything in this process, with pictures of the house that are drawn in a third of the time: for tests of other things. */
export const quickWorkers: Workers = {
  ...inlineWorkers,
  houseIllustrator: quickIllustrator,
  generateStories: (order, making) => generateStories(order, { ...making, houseIllustrator: quickIllustrator }),
};
