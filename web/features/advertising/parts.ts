import { showsAdvertising } from "#api/advertising/model.ts";
import type { SiteSettings } from "#web/app/page.ts";
import { onDemand } from "#web/i18n/on-demand.ts";

/** The code of advertising, loaded only on a site that has any. */
export const advertisingParts = onDemand({
  advertising: async () => {
    const [{ Advertisement }, { ConsentQuestion }, { ConsentChoices }] = await Promise.all([
      import("./advertisement.tsx"),
      import("./consent-question.tsx"),
      import("./consent-choices.tsx"),
    ]);
    return { Advertisement, ConsentQuestion, ConsentChoices };
  },
});

/** Loads that code, if needed, before hydration. */
export async function loadAdvertising({ advertising }: SiteSettings): Promise<void> {
  if (showsAdvertising(advertising)) await advertisingParts.load("advertising");
}
