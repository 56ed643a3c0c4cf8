import { advertising } from "./pl/advertising.ts";
import { chrome } from "./pl/chrome.ts";
import { engagement } from "./pl/engagement.ts";
import { newsletter } from "./pl/newsletter.ts";

/** Every text of the public site, in one file per area. */
export const pl = {
  ...advertising,
  ...chrome,
  ...engagement,
  ...newsletter,
};
