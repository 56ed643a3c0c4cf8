import type { Language } from "#api/language/model.ts";
import type { Mail, MailRenderers } from "#api/mail/model.ts";
import type { Role } from "#api/platform/roles.ts";
import { linkMail } from "./link-mail.ts";

const words = {
  en: {
    subject: "Come and look after Mruk’s house",
    roles: { editor: "an editor", publisher: "a publisher", owner: "an owner" },
    invited: (by: string, role: string) => `${by} invites you to look after Mruk’s site as ${role}.`,
    button: "Accept the invitation",
    afterwards: "The link works once, for seven days. Whoever has it can use it, so please do not pass it on.",
    owner: "The owner of the server",
  },
  pl: {
    subject: "Zaproszenie do domu Mruka",
    roles: {
      editor: "jako redakcja",
      publisher: "jako wydawca",
      owner: "jako właściciel",
    },
    invited: (by: string, role: string) => `${by} zaprasza Cię do opieki nad stroną Mruka, ${role}.`,
    button: "Przyjmij zaproszenie",
    afterwards: "Link działa raz, przez siedem dni. Może go użyć każdy, kto go ma, więc nie przekazuj go dalej.",
    owner: "Właściciel serwera",
  },
} satisfies Record<Language, object>;

/** An invitation to send; `by` is the username of who invites, null for the machine's owner. */
export type Inviting = { to: string; language: Language; role: Role; by: string | null; link: string };

/** The mail that brings the link of an invitation. */
export function invitationMail({ role, by, ...mail }: Inviting, renderers: MailRenderers): Mail {
  const { subject, roles, invited, button, afterwards, owner } = words[mail.language];
  return linkMail({ ...mail, subject, request: invited(by ?? owner, roles[role]), button, afterwards }, renderers);
}
