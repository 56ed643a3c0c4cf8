import { access } from "./admin/access.ts";
import { again } from "./admin/again.ts";
import { audit } from "./admin/audit.ts";
import { bulk } from "./admin/bulk.ts";
import { calendar } from "./admin/calendar.ts";
import { dialogs } from "./admin/dialogs.ts";
import { drafts } from "./admin/drafts.ts";
import { films } from "./admin/films.ts";
import { form } from "./admin/form.ts";
import { health } from "./admin/health.ts";
import { history } from "./admin/history.ts";
import { jobs } from "./admin/jobs.ts";
import { keys } from "./admin/keys.ts";
import { narrations } from "./admin/narrations.ts";
import { newsletter } from "./admin/newsletter.ts";
import { panel } from "./admin/panel.ts";
import { people } from "./admin/people.ts";
import { posts } from "./admin/posts.ts";
import { previewLink } from "./admin/preview-link.ts";
import { signIn } from "./admin/sign-in.ts";
import { statistics } from "./admin/statistics.ts";
import { writing } from "./admin/writing.ts";

/** Every text of the administrator's pages, in one file per area. */
export const texts = {
  ...access,
  ...again,
  ...audit,
  ...calendar,
  ...bulk,
  ...dialogs,
  ...drafts,
  ...films,
  ...form,
  ...health,
  ...history,
  ...jobs,
  ...keys,
  ...narrations,
  ...newsletter,
  ...panel,
  ...people,
  ...posts,
  ...signIn,
  ...previewLink,
  ...statistics,
  ...writing,
} as const;
