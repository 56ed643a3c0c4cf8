import type { Request } from "express";
import type { Newsletter } from "../../api/newsletter/newsletter.ts";
import type { PageState } from "../app/page.ts";
import type { Page } from "../app/paths.ts";

/**
 * What comes of the link in a mail; undefined on every other page. Whoever posts to an unsubscribe link needs nothing but
 * its token, because mail programs do it for their readers (RFC 8058); what else they send is left unread.
 */
export async function followMailLink(
  { name }: Page,
  { method, query }: Pick<Request, "method" | "query">,
  newsletter: Newsletter,
): Promise<PageState["mailLink"]> {
  const token = typeof query.token === "string" ? query.token : "";
  // Who asks for the head alone has read nothing: programs look at links that way.
  if (name === "newsletter-confirm")
    return method === "HEAD" ? newsletter.confirmable(token) : newsletter.confirm(token);
  if (name !== "newsletter-unsubscribe") return undefined;
  return method === "POST" ? newsletter.unsubscribe(token) : newsletter.standing(token);
}
