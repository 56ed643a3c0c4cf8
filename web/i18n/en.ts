import { advertising } from "./en/advertising.ts";
import { chrome } from "./en/chrome.ts";
import { engagement } from "./en/engagement.ts";
import { newsletter } from "./en/newsletter.ts";

/** Every text of the public site, in one file per area. */
export const en = {
  ...advertising,
  ...chrome,
  ...engagement,
  ...newsletter,
} as const;
