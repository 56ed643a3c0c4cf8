import { about } from "./pl/about.ts";
import { advertising } from "./pl/advertising.ts";
import { chrome } from "./pl/chrome.ts";
import { contact } from "./pl/contact.ts";
import { engagement } from "./pl/engagement.ts";
import { home } from "./pl/home.ts";
import { mood } from "./pl/mood.ts";
import { newsletter } from "./pl/newsletter.ts";
import { story } from "./pl/story.ts";

/** Every text of the public site, in one file per area. */
export const pl = {
  ...about,
  ...advertising,
  ...chrome,
  ...contact,
  ...engagement,
  ...home,
  ...mood,
  ...newsletter,
  ...story,
};
