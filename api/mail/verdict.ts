import type { HandedOver } from "./model.ts";

/** What is known of a conversation that went wrong. */
export type LineError = { code?: string; command?: string; responseCode?: number; response?: string };

/** The codes of RFC 3463 that say: this mailbox does not exist, has moved without a trace, or is closed. */
const noSuchMailbox = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);
/** The codes of RFC 5321 that say it where a server has no better ones. */
const perhapsNoMailbox = new Set([550, 551, 553]);
const speaksOfTheMailbox =
  /\b(?:no such|unknown|invalid|non-?existent|disabled|deactivated|inactive|closed)\b[^.]{0,20}\b(?:user|mailbox|recipient|account|address)\b|\b(?:user|mailbox|recipient|account|address)\b[^.]{0,40}\b(?:unknown|not found|not exist|not known|no longer|disabled|deactivated|inactive|closed|unavailable)\b/i;
/** Words of servers that mean us, whatever else they say. */
const speaksOfUs =
  /\b(?:block|black|spam|policy|reputation|relay|denied|dnsbl|rbl|spf|dkim|dmarc|sender|rate|quota|full)/i;

/** What a mail server's answer means for one letter. Before the last word nothing was delivered, whatever happened. */
export function verdictBefore(error: LineError): Exclude<HandedOver, { outcome: "taken" | "unknown" }> {
  const reason = reasonOf(error);
  // What it says to our greeting, our password or our sender says nothing of the reader; 421 ends the conversation.
  const meansTheReader = error.command === "RCPT TO" || error.command === "DATA";
  if (!meansTheReader || !isAnswer(error) || error.responseCode === 421) return { outcome: "not sent", reason };
  return { outcome: "refused", permanent: isPermanent(error), reason };
}

/** The same after the last word: then only a plain answer is one. */
export function verdictAfter(error: LineError): HandedOver {
  const reason = reasonOf(error);
  if (!isAnswer(error)) return { outcome: "unknown", reason };
  return { outcome: "refused", permanent: isPermanent(error), reason };
}

const isAnswer = ({ responseCode = 0 }: LineError) => responseCode >= 400 && responseCode < 600;

/** Whether the server says of the reader's mailbox that there is none: not that it is full, nor that it wants nothing of us. */
function isPermanent({ responseCode = 0, response = "" }: LineError): boolean {
  if (responseCode < 500) return false;
  const enhanced = enhancedCode(response);
  if (enhanced !== null && enhanced !== "5.0.0") return noSuchMailbox.has(enhanced);
  return perhapsNoMailbox.has(responseCode) && speaksOfTheMailbox.test(response) && !speaksOfUs.test(response);
}

const enhancedCode = (response: string): string | null =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

/** Codes only: a server's words may repeat the reader's address, or what we said to it. */
function reasonOf({ code = "ECONNECTION", command, responseCode, response = "" }: LineError): string {
  if (responseCode === undefined) return code;
  const codes = [String(responseCode), enhancedCode(response)].filter((part) => part !== null).join(" ");
  return command === undefined ? codes : `${codes} to ${command}`;
}
