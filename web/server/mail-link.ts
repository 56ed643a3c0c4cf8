import type { Request } from "express";
import { Language } from "#api/language/model.ts";
import type { Newsletter } from "#api/newsletter/newsletter.ts";
import { readBytes } from "#api/platform/http/body.ts";
import type { PageState } from "#web/app/page.ts";
import type { Page } from "#web/app/paths.ts";

type MailLink = PageState["mailLink"];

/** The pages of mailed links that have a plain form. */
export const takesForms = ({ name }: Page): boolean =>
  name === "newsletter-unsubscribe" || name === "newsletter-preferences";

/**
 * Does what the link in a mail asks for; undefined on every other page. A POST to an unsubscribe link needs nothing but its token,
 * because mail programs send it for their readers (RFC 8058); its body is not read.
 */
export async function followMailLink({ name }: Page, request: Request, newsletter: Newsletter): Promise<MailLink> {
  const { method, query } = request;
  const token = typeof query.token === "string" ? query.token : "";
  // A HEAD confirms nothing: programs check links that way.
  if (name === "newsletter-confirm")
    return method === "HEAD" ? newsletter.confirmable(token) : newsletter.confirm(token);
  if (name === "newsletter-unsubscribe")
    return method === "POST" ? newsletter.unsubscribe(token) : newsletter.standing(token);
  if (name === "newsletter-preferences")
    return method === "POST" ? changePreferences(token, request, newsletter) : newsletter.preferences(token);
  return undefined;
}

/** The size of a form with one field. */
const longestForm = 1024;

async function changePreferences(token: string, request: Request, newsletter: Newsletter): Promise<MailLink> {
  const known = await newsletter.preferences(token);
  if (typeof known === "string") return known;
  const form = new URLSearchParams((await readBytes(request, { limit: longestForm })).toString());
  const language = Language.safeParse(form.get("language"));
  if (!language.success) return { ...known, change: "refused" };
  const changed = await newsletter.setLanguage(token, language.data);
  return typeof changed === "string" ? changed : { ...changed, change: "saved" };
}

/** The error status of a page behind a mailed link; undefined where there is none. */
export function statusOfMailLink(mailLink: MailLink): 404 | 422 | undefined {
  if (mailLink === "unknown") return 404;
  return typeof mailLink === "object" && mailLink.change === "refused" ? 422 : undefined;
}
