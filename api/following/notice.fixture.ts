import { createHmac, randomUUID } from "node:crypto";

export const webhookSecret = "a secret of the host and of us";

/** The fields of a push notice that the server reads, and some that it does not. */
export const pushTo = (ref: string) => ({ ref, before: "0".repeat(40), after: "1".repeat(40), commits: [] });

type NoticeOptions = { event?: string; delivery?: string | null; secret?: string; type?: string };

/** A notice as GitHub sends it, signed over its exact bytes. A text is sent unchanged. */
export function noticeOf(payload: object | string | Uint8Array, options: NoticeOptions = {}): RequestInit {
  const { event = "push", delivery = randomUUID(), secret = webhookSecret, type = "application/json" } = options;
  const isRaw = typeof payload === "string" || payload instanceof Uint8Array;
  const body = Buffer.from(isRaw ? (payload as string) : JSON.stringify(payload));
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return {
    method: "POST",
    body,
    headers: {
      "content-type": type,
      "x-hub-signature-256": `sha256=${signature}`,
      "x-github-event": event,
      ...(delivery !== null && { "x-github-delivery": delivery }),
    },
  };
}
