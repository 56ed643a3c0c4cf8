// Parses a Git host's push notice in GitHub's format, which Gitea and Forgejo share. Pure.
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";

/** The part of a push notice that the server reads. */
const Push = z.looseObject({ ref: z.string().max(1000) });

/** The ref that was pushed to, like `refs/heads/main`. Throws BAD_REQUEST, and NOT_JSON for a body that is neither JSON nor a form. */
export function pushedRef(body: Uint8Array, type: string | undefined): string {
  const push = Push.safeParse(payloadOf(body, type));
  if (push.success) return push.data.ref;
  throw new AppError("BAD_REQUEST", "The notice of a push does not say which ref was pushed.");
}

function payloadOf(body: Uint8Array, type = ""): unknown {
  const media = type.split(";")[0]?.trim().toLowerCase();
  if (media !== "application/json" && media !== "application/x-www-form-urlencoded") {
    throw new AppError("NOT_JSON", "A notice of a push is JSON, or a form with the field payload.", {
      hint: "Choose the content type application/json where the webhook is set up.",
    });
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return JSON.parse(media === "application/json" ? text : (new URLSearchParams(text).get("payload") ?? ""));
  } catch (cause) {
    throw new AppError("BAD_REQUEST", "The notice of a push is not valid JSON.", { cause });
  }
}
