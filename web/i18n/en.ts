import { about } from "./en/about.ts";
import { advertising } from "./en/advertising.ts";
import { chrome } from "./en/chrome.ts";
import { contact } from "./en/contact.ts";
import { engagement } from "./en/engagement.ts";
import { home } from "./en/home.ts";
import { mood } from "./en/mood.ts";
import { newsletter } from "./en/newsletter.ts";
import { story } from "./en/story.ts";

/** Every text of the public site, in one file per area. */
export const en = {
  ...about,
  ...advertising,
  ...chrome,
  ...contact,
  ...engagement,
  ...home,
  ...mood,
  ...newsletter,
  ...story,
} as const;
