import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";

const isForModels = (path: string) => /^\/v1\/(responses|images|audio)\b/.test(path);
const isForPictures = (path: string) => path.startsWith("/v1/images/");

/** What the account may not; null where it may. */
export function accountFault({ path }: ReceivedRequest, state: State): Answer | null {
  const { hasCredit, isVerified, mayListModels } = state.account;
  if (!mayListModels && path.startsWith("/v1/models")) return missingScope;
  if (!hasCredit && isForModels(path)) return withoutCredit;
  if (!isForPictures(path)) return null;
  return isVerified ? rateFault(state) : unverified;
}

const missingScope = refusal(
  403,
  "You have insufficient permissions for this operation. Missing scopes: api.model.read.",
  { code: "missing_scope" },
);

const withoutCredit = refusal(429, "You have run out of credits. Add credits to continue using the API.", {
  type: "insufficient_quota",
  code: "credit_balance_exhausted",
});

export const unverified = refusal(
  403,
  "Your organization must be verified to use the model. Please go to the settings and click on Verify Organization. If you just verified, it can take up to 30 minutes for access to propagate.",
);

/**
 * Answers without `Retry-After`, as the service does for pictures; the error's words say how long to wait. The wait begins with
 * the first picture too many: by a minute from the first picture, a slow machine would never meet the limit.
 */
function rateFault(state: State): Answer | null {
  const { pictures: limit } = state.account;
  if (!limit) return null;
  const { counted } = state;
  const now = performance.now();
  if (now >= counted.untilMs) Object.assign(counted, { pictures: 0, untilMs: Number.POSITIVE_INFINITY });
  if (counted.pictures < limit.atMost) {
    counted.pictures++;
    return null;
  }
  counted.untilMs = Math.min(counted.untilMs, now + limit.waitMs);
  const waitMs = Math.ceil(counted.untilMs - now);
  return refusal(429, `Rate limit reached for images per minute. Please try again in ${waitMs}ms.`, {
    type: "input-images",
    code: "rate_limit_exceeded",
  });
}
