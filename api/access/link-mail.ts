import type { Language } from "#api/language/model.ts";
import { houseMail, type Mail, type MailContent, type MailRenderers } from "#api/mail/model.ts";

// No-break spaces keep Polish one-letter words with the word that follows.
const common = {
  en: { broken: "Should the button not work, open this address:", signature: "Mruk, a cat in Warsaw" },
  pl: { broken: "Gdyby przycisk nie zadziałał, otwórz ten adres:", signature: "Mruk, kot z\u00a0Warszawy" },
} satisfies Record<Language, object>;

/** A mail that brings one link: what it is about, the button's text, and what to know before pressing it. */
export type LinkMail = {
  to: string;
  language: Language;
  link: string;
  subject: string;
  request: string;
  button: string;
  afterwards: string;
};

/** Writes a mail that brings a link, in the house's design. */
export function linkMail(
  { to, language, link, subject, request, button, afterwards }: LinkMail,
  renderers: MailRenderers,
): Mail {
  const { broken, signature } = common[language];
  const content: MailContent = {
    language,
    title: subject,
    preview: request,
    signature,
    blocks: [
      { kind: "paragraph", text: request },
      { kind: "button", label: button, href: link },
      { kind: "note", text: broken, link: { label: link, href: link } },
      { kind: "paragraph", text: afterwards },
    ],
  };
  return houseMail({ to, subject, content }, renderers);
}
