import { AppError } from "#api/platform/errors.ts";
import { isSigned, signatureIn } from "#api/platform/http/body-signature.ts";
import type { HookAnswer } from "./model.ts";
import { pushedRef } from "./webhook.ts";

/** Receives a Git host's notices of pushes. */
export type Receiver = {
  /** Throws WEBHOOK_NOT_SIGNED before it parses anything, and BAD_REQUEST or NOT_JSON for an invalid body. */
  receive(notice: Notice): Promise<HookAnswer>;
};

export type Notice = {
  header(name: string): string | undefined;
  /** Read only when there is a well-formed signature. */
  body(): Promise<Uint8Array>;
};

export type ReceiverParts = {
  secret: string;
  /** The branch that is followed; null while there is no library yet. */
  branch(): Promise<string | null>;
  /** Schedules one fetch, for any number of notices. */
  requestFollow(): void;
};

/** Deliveries are remembered, since a host or an eavesdropper may repeat one. */
const mostRemembered = 1000;

export function openReceiver({ secret, branch, requestFollow }: ReceiverParts): Receiver {
  const seen = new Set<string>();

  function remember(delivery: string): void {
    seen.add(delivery);
    const [oldest] = seen;
    if (seen.size > mostRemembered && oldest !== undefined) seen.delete(oldest);
  }

  return {
    async receive({ header, body: read }) {
      const signature = signatureIn(header("X-Hub-Signature-256"));
      if (signature === null) throw notSigned();
      const body = await read();
      if (!isSigned(body, signature, secret)) throw notSigned();

      const event = header("X-GitHub-Event") ?? "";
      if (event === "ping") return { status: "pong" };
      if (event !== "push") return { status: "ignored", what: `the event ${shortened(event)}` };
      const ref = pushedRef(body, header("Content-Type"));
      const delivery = deliveryIn(header("X-GitHub-Delivery"));
      if (seen.has(delivery)) return { status: "ignored", what: "a delivery that came before" };
      const followed = await branch();
      if (followed !== null && ref !== `refs/heads/${followed}`) return { status: "ignored", what: shortened(ref) };
      remember(delivery);
      requestFollow();
      return { status: "accepted" };
    },
  };
}

function deliveryIn(header: string | undefined): string {
  if (header !== undefined && /^[\w-]{1,100}$/.test(header)) return header;
  throw new AppError("BAD_REQUEST", "The header X-GitHub-Delivery is missing, or no name of a delivery.");
}

const shortened = (text: string) => text.slice(0, 200);

const notSigned = () =>
  new AppError("WEBHOOK_NOT_SIGNED", "This notice is not signed, or with another secret.", {
    hint: "The secret where the webhook is set up must be that of CONTENT_WEBHOOK_SECRET.",
  });
