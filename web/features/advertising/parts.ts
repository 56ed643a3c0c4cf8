import { showsAdvertising } from "../../../api/advertising/model.ts";
import type { SiteFacts } from "../../app/page.ts";
import { onDemand } from "../../i18n/on-demand.ts";

/** Nobody loads the code of advertising on a site that has none. */
export const advertisingParts = onDemand({
  advertising: async () => {
    const [{ Advertisement }, { ConsentQuestion }] = await Promise.all([
      import("./advertisement.tsx"),
      import("./consent-question.tsx"),
    ]);
    return { Advertisement, ConsentQuestion };
  },
});

/** Brings that code, where there is use for it, before the first page comes alive. */
export async function loadAdvertising({ advertising }: SiteFacts): Promise<void> {
  if (showsAdvertising(advertising)) await advertisingParts.load("advertising");
}
