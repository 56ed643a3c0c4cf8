import type { NodemailerError } from "nodemailer";
import type { Delivery } from "./model.ts";

type Failure = Exclude<Delivery, { outcome: "taken" }>;

/** Codes of RFC 3463 for a mailbox that does not exist, has moved without a trace, or is closed. */
const noSuchMailbox = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);
/** Codes of RFC 5321 for the same, from a server without enhanced codes. */
const perhapsNoMailbox = new Set([550, 551, 553]);
const speaksOfTheMailbox =
  /\b(?:no such|unknown|invalid|non-?existent|disabled|deactivated|inactive|closed)\b[^.]{0,20}\b(?:user|mailbox|recipient|account|address)\b|\b(?:user|mailbox|recipient|account|address)\b[^.]{0,40}\b(?:unknown|not found|not exist|not known|no longer|disabled|deactivated|inactive|closed|unavailable)\b/i;
/** Words that blame the sender, whatever else the answer says. */
const speaksOfUs =
  /\b(?:block|black|spam|policy|reputation|relay|denied|dnsbl|rbl|spf|dkim|dmarc|sender|rate|quota|full)/i;

/** Turns an error of nodemailer's into a delivery. `isGiven`: the connection had the mail's text, so that the mail may have arrived. */
export function deliveryError(thrown: unknown, { isGiven }: { isGiven: boolean }): Failure {
  const error: NodemailerError = thrown instanceof Error ? thrown : new Error();
  const reason = reasonOf(error);
  if (meansTheLetter(error, isGiven)) return { outcome: "refused", permanent: meansNoMailbox(error), reason };
  return { outcome: isGiven ? "unknown" : "not sent", reason };
}

/** Answers to our greeting, our password or our sender do not concern the reader; before the text, 421 closes the connection. */
function meansTheLetter({ command, responseCode = 0 }: NodemailerError, isGiven: boolean): boolean {
  if (responseCode < 400 || responseCode >= 600) return false;
  return isGiven ? command === "DATA" : (command === "RCPT TO" || command === "DATA") && responseCode !== 421;
}

/** Whether a mail server's answer means that the mailbox does not exist, as opposed to being full or refusing us. */
export function meansNoMailbox({
  responseCode = 0,
  response = "",
}: Pick<NodemailerError, "responseCode" | "response">): boolean {
  if (responseCode < 500) return false;
  const enhanced = enhancedCode(response);
  if (enhanced !== null && enhanced !== "5.0.0") return noSuchMailbox.has(enhanced);
  return perhapsNoMailbox.has(responseCode) && speaksOfTheMailbox.test(response) && !speaksOfUs.test(response);
}

const enhancedCode = (response: string): string | null =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

/** Codes only: a server's words may repeat the reader's address, or our own commands. */
function reasonOf({ code = "ECONNECTION", command, responseCode, response = "" }: NodemailerError): string {
  // Only our own timeout cancels a letter.
  if (responseCode === undefined) return code === "EABORT" ? "ETIMEDOUT" : code;
  const codes = [String(responseCode), enhancedCode(response)].filter((part) => part !== null).join(" ");
  return command === undefined ? codes : `${codes} to ${command}`;
}
