import { dropSaved, save } from "#web/app/saved.ts";
import { emptyHearts } from "#web/features/engagement/likes.ts";
import { change, memory, memoryKeys, recall } from "./memory.ts";

/** Forgets everything, in all tabs. */
export function forgetAll() {
  for (const key of memoryKeys) dropSaved(key);
  memory.set(recall());
  emptyHearts();
}

/** Begins or stops to remember. What was remembered until then is forgotten. */
export function remember(isOn: boolean) {
  if (isOn) dropSaved("memory");
  else save("memory", "off");
  forgetAll();
  // If nothing can be saved, the choice lasts as long as the page.
  change({ isOn });
}
