import { join } from "node:path";
import { openStories } from "#api/wiring/services.ts";
import { stateOf } from "#api/wiring/state-services.ts";
import { holdText, outcomeText } from "../output/letter-text.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, failed, ok, skipped, warning } from "./finding.ts";

/** Checks the mail server, and whether the day's letter was sent. */
export function mailChecks({ config, clock }: CheckContext): Record<string, Check> {
  const { DATA_DIR: dataDir, SMTP_URL, SITE_URL, MAIL_FROM } = config;
  return {
    mail: async () => {
      if (SMTP_URL === undefined) return ok(`is laid into ${join(dataDir, "outbox")} (SMTP_URL is not set)`);
      if (SITE_URL === undefined) {
        return failed(
          "SMTP_URL is set and SITE_URL is not, but mails carry links",
          "Set SITE_URL to the public address.",
        );
      }
      const { checkMailServer } = await import("#api/mail/check-mail-server.ts");
      await checkMailServer(SMTP_URL);
      if (/@[^@>]*\.invalid>?$/.test(MAIL_FROM)) {
        return warning("MAIL_FROM is nobody's address, so few will take our mail", "Set it: Mruk <mruk@example.org>.");
      }
      if (!SITE_URL.startsWith("https:")) {
        return warning("SITE_URL has no https, which mail programs want for leaving with one press", "Set up TLS.");
      }
      return ok("the mail server answers and takes our name");
    },

    letter: async () => {
      const [{ openLedger }, { countsOf }, { isAfterHours, isDue }, { holdOf }, { warsawDate }] = await Promise.all([
        import("#api/newsletter/sending/ledger.ts"),
        import("#api/newsletter/sending/letter-counts.ts"),
        import("#api/newsletter/letter/edition.ts"),
        import("#api/newsletter/letter/letter-hold.ts"),
        import("#api/schedule/slots.ts"),
      ]);
      const now = clock.now();
      const date = warsawDate(now);
      const record = await openLedger({ dataDir }).read(date);
      if (record !== null) return ok(`today's: ${outcomeText(countsOf(record, record.noted.size))}`);
      const { file } = await stateOf(config).inspect();
      if (!file?.summary?.subscribers) return skipped("nobody has signed up for it");
      const library = await openStories(config);
      const hold = holdOf(library, { date, now });
      if (hold !== null) {
        const todo = isAfterHours(now)
          ? "Its other stories are in the next one."
          : `Make one for it before 21:00: mruk generate --date ${date} --slot morning.`;
        return warning(
          `today's does not leave: ${holdText[hold]}`,
          hold === "unreadable" ? "mruk check names the fault." : todo,
        );
      }
      if (!isDue(library, { date, now })) return skipped("today's is not due");
      return warning(
        "today's has not gone out yet",
        "A server sends it from 8:00 on; where none runs, mruk newsletter send does.",
      );
    },
  };
}
