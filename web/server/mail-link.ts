import type { Request } from "express";
import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { Frequency } from "#api/newsletter/model.ts";
import type { Newsletter } from "#api/newsletter/newsletter.ts";
import { readBytes } from "#api/platform/http/body.ts";
import type { PageState } from "#web/app/page.ts";
import { isPageIn, type PageIn, type PageName } from "#web/app/pages.ts";

type MailLink = PageState["mailLink"];

type Follow = (token: string, request: Request, newsletter: Newsletter) => MailLink | Promise<MailLink>;

const links: Record<PageIn<"mail-links">, Follow> = {
  // A HEAD confirms nothing: programs check links that way.
  "newsletter-confirm": (token, { method }, newsletter) =>
    method === "HEAD" ? newsletter.confirmable(token) : newsletter.confirm(token),
  // A POST needs nothing but the token, because mail programs send it for their readers (RFC 8058); its body is not read.
  "newsletter-unsubscribe": (token, { method }, newsletter) =>
    method === "POST" ? newsletter.unsubscribe(token) : newsletter.standing(token),
  "newsletter-preferences": (token, request, newsletter) =>
    request.method === "POST" ? changePreferences(token, request, newsletter) : newsletter.preferences(token),
};

/** Does what the link in a mail asks for; undefined on every other page. */
export async function followMailLink(page: PageName, request: Request, newsletter: Newsletter): Promise<MailLink> {
  if (!isPageIn("mail-links", page)) return undefined;
  const { token } = request.query;
  return links[page](typeof token === "string" ? token : "", request, newsletter);
}

/** The size of a form with two short fields. */
const longestForm = 1024;
/** Forms of older pages have no frequency, which then stays as it is. */
const Choices = z.object({ language: Language, frequency: Frequency });

async function changePreferences(token: string, request: Request, newsletter: Newsletter): Promise<MailLink> {
  const known = await newsletter.preferences(token);
  if (typeof known === "string") return known;
  const form = new URLSearchParams((await readBytes(request, { limit: longestForm })).toString());
  const choices = Choices.safeParse({
    language: form.get("language"),
    frequency: form.get("frequency") ?? known.frequency,
  });
  if (!choices.success) return { ...known, change: "refused" };
  const changed = await newsletter.setPreferences(token, choices.data);
  return typeof changed === "string" ? changed : { ...changed, change: "saved" };
}

/** The error status of a page behind a mailed link; undefined where there is none. */
export function statusOfMailLink(mailLink: MailLink): 404 | 422 | undefined {
  if (mailLink === "unknown") return 404;
  return typeof mailLink === "object" && mailLink.change === "refused" ? 422 : undefined;
}
