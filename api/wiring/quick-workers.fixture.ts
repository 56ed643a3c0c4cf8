import { quickIllustrator } from "#api/house/quick-illustrator.fixture.ts";
import { generateStories } from "./services.ts";
import { inlineWorkers, type Workers } from "./workers.ts";

/** Work in this process, with coarse pictures of the house: for tests that are not about them. */
export const quickWorkers: Workers = {
  ...inlineWorkers,
  houseIllustrator: quickIllustrator,
  generateStories: (order, making) => generateStories(order, { ...making, houseIllustrator: quickIllustrator }),
};
