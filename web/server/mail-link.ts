import type { Request } from "express";
import { Language } from "../../api/language/model.ts";
import type { Newsletter } from "../../api/newsletter/newsletter.ts";
import { readBytes } from "../../api/platform/body.ts";
import type { PageState } from "../app/page.ts";
import type { Page } from "../app/paths.ts";

type MailLink = PageState["mailLink"];

/** The pages behind links in mails on which something can be changed by a plain form. */
export const takesForms = ({ name }: Page): boolean =>
  name === "newsletter-unsubscribe" || name === "newsletter-preferences";

/**
 * What comes of the link in a mail; undefined on every other page. Whoever posts to an unsubscribe link needs nothing but
 * its token, because mail programs do it for their readers (RFC 8058); what else they send is left unread.
 */
export async function followMailLink({ name }: Page, request: Request, newsletter: Newsletter): Promise<MailLink> {
  const { method, query } = request;
  const token = typeof query.token === "string" ? query.token : "";
  // Who asks for the head alone has read nothing: programs look at links that way.
  if (name === "newsletter-confirm")
    return method === "HEAD" ? newsletter.confirmable(token) : newsletter.confirm(token);
  if (name === "newsletter-unsubscribe")
    return method === "POST" ? newsletter.unsubscribe(token) : newsletter.standing(token);
  if (name === "newsletter-preferences")
    return method === "POST" ? changePreferences(token, request, newsletter) : newsletter.preferences(token);
  return undefined;
}

/** A form with one field is short. */
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

/** The status of a page that a link in a mail led to; undefined where nothing is wrong with it. */
export function statusOfMailLink(mailLink: MailLink): 404 | 422 | undefined {
  if (mailLink === "unknown") return 404;
  return typeof mailLink === "object" && mailLink.change === "refused" ? 422 : undefined;
}
