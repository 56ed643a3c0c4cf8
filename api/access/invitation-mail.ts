import type { Language } from "#api/language/model.ts";
import { houseMail, type Mail, type MailContent, type MailRenderers } from "#api/mail/model.ts";
import type { Role } from "#api/platform/roles.ts";

// No-break spaces keep Polish one-letter words with the word that follows.
const words = {
  en: {
    subject: "Come and look after Mruk’s house",
    roles: { editor: "an editor", publisher: "a publisher", owner: "an owner" },
    invited: (by: string, role: string) => `${by} invites you to look after Mruk’s site as ${role}.`,
    button: "Accept the invitation",
    broken: "Should the button not work, open this address:",
    once: "The link works once, for seven days. Whoever has it can use it, so please do not pass it on.",
    owner: "The owner of the server",
    signature: "Mruk, a cat in Warsaw",
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
    broken: "Gdyby przycisk nie zadziałał, otwórz ten adres:",
    once: "Link działa raz, przez siedem dni. Może go użyć każdy, kto go ma, więc nie przekazuj go dalej.",
    owner: "Właściciel serwera",
    signature: "Mruk, kot z\u00a0Warszawy",
  },
} satisfies Record<Language, object>;

/** An invitation to send; `by` is the username of who invites, null for the machine's owner. */
export type Inviting = { to: string; language: Language; role: Role; by: string | null; link: string };

/** The mail that brings the link of an invitation. */
export function invitationMail({ to, language, role, by, link }: Inviting, renderers: MailRenderers): Mail {
  const { subject, roles, invited, button, broken, once, owner, signature } = words[language];
  const request = invited(by ?? owner, roles[role]);
  const content: MailContent = {
    language,
    title: subject,
    preview: request,
    signature,
    blocks: [
      { kind: "paragraph", text: request },
      { kind: "button", label: button, href: link },
      { kind: "note", text: broken, link: { label: link, href: link } },
      { kind: "paragraph", text: once },
    ],
  };
  return houseMail({ to, subject, content }, renderers);
}
