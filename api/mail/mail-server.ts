import { createTransport, type SendMailOptions } from "nodemailer";
import { atMost } from "../platform/at-most.ts";
import type { Composed } from "./compose.ts";
import type { Line, Patience } from "./line.ts";
import { openLines } from "./lines.ts";
import type { HandedOver } from "./model.ts";
import { type LineError, verdictBefore } from "./verdict.ts";

type Options = { connections: number; patience: Patience };

/** Mail over SMTP. Single mails have connections of their own, so that nobody who signs up waits for ten thousand letters. */
export function openMailServer(url: string, { connections, patience }: Options) {
  const transport = createTransport({ pool: true, url });
  const lines = openLines(url, { most: connections, patience });
  const oneAtATime = atMost(1);

  /** What was spoken gets its end, if `commit` agrees once its turn has come. */
  const endInTurn = (line: Line, commit: () => Promise<boolean>): Promise<HandedOver> =>
    // From the word that it begins until its fate is known, no other mail's last word is said: at any moment, however many
    // connections there are, at most one may have arrived without anybody knowing.
    oneAtATime(async () => {
      if (line.isOpen() && (await commit().catch(() => false))) return line.end();
      line.close();
      return { outcome: "not sent", reason: "broken off before the last word" };
    });

  return {
    async carry(message: SendMailOptions): Promise<void> {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(patience.steps) });
    },
    async hand(mail: Composed, commit: () => Promise<boolean>): Promise<HandedOver> {
      const over = (): Promise<HandedOver | "stale"> =>
        lines
          .over(async (line, isNew) => {
            const trouble = await line.speak(mail);
            if (trouble === null) return endInTurn(line, commit);
            return trouble.outcome === "not sent" && !isNew ? "stale" : trouble;
          })
          .catch((error: LineError) => verdictBefore(error));
      // The server may have left a conversation that was silent for a moment, or was long enough. That says nothing of the next.
      for (let handed = await over(); ; handed = await over()) if (handed !== "stale") return handed;
    },
    close(): void {
      transport.close();
      lines.close();
    },
  };
}
