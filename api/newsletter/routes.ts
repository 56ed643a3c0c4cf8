import { type Request, Router } from "express";
import type { RateLimits } from "../platform/rate-limit.ts";
import type { Newsletter } from "./newsletter.ts";

export type NewsletterRoutesOptions = {
  newsletter: Newsletter;
  /** The site's public address as this request sees it. */
  originOf(request: Request): string;
  limits: RateLimits;
};

/** Mount at `/api/newsletter`: `subscribe`. */
export function newsletterRoutes(_options: NewsletterRoutesOptions): Router {
  return Router();
}
