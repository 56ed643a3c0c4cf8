import type { Language } from "#api/language/model.ts";
import { houseMail, type Mail, type MailContent } from "#api/mail/model.ts";
import type { Frequency } from "../model.ts";
import { mailHtml, mailText } from "./mail-content.ts";

// No-break spaces keep Polish one-letter words with the word that follows.
const words = {
  en: {
    subject: "May Mruk write to you?",
    preview: {
      daily: "One press of the button, and the morning story comes every day at eight.",
      weekly: "One press of the button, and the week’s stories come every Sunday at eight.",
    },
    request: {
      daily:
        "Somebody, we hope it was you, asked for Mruk’s morning story at this address. One press of the button, and it will be here every day at eight.",
      weekly:
        "Somebody, we hope it was you, asked for Mruk’s weekly letter at this address. One press of the button, and the week’s stories will be here every Sunday at eight.",
    },
    button: "Yes, write to me",
    broken: "Should the button not work, open this address:",
    notYou:
      "Not you? Then do nothing: without an answer we forget this address after seven days. If you would rather not wait,",
    forget: "have it forgotten now",
    signature: "Mruk, a cat in Warsaw",
  },
  pl: {
    subject: "Czy Mruk może do Ciebie pisać?",
    preview: {
      daily: "Wystarczy jedno kliknięcie, a\u00a0poranna historia będzie przychodzić codziennie o\u00a0ósmej.",
      weekly:
        "Wystarczy jedno kliknięcie, a\u00a0historie z\u00a0całego tygodnia będą przychodzić w\u00a0niedziele o\u00a0ósmej.",
    },
    request: {
      daily:
        "Ktoś (mamy nadzieję, że Ty) poprosił, żeby na ten adres przychodziła poranna historia o\u00a0Mruku. Wystarczy jedno kliknięcie, a\u00a0będzie tu codziennie o\u00a0ósmej.",
      weekly:
        "Ktoś (mamy nadzieję, że Ty) poprosił, żeby na ten adres przychodził niedzielny list od Mruka. Wystarczy jedno kliknięcie, a\u00a0historie z\u00a0całego tygodnia będą tu w\u00a0każdą niedzielę o\u00a0ósmej.",
    },
    button: "Tak, proszę pisać",
    broken: "Gdyby przycisk nie zadziałał, otwórz ten adres:",
    notYou:
      "To nie Ty? W\u00a0takim razie nic nie rób: bez odpowiedzi po siedmiu dniach zapomnimy o\u00a0tym adresie. A\u00a0jeśli nie chcesz czekać,",
    forget: "zapomnimy o\u00a0nim od razu",
    signature: "Mruk, kot z\u00a0Warszawy",
  },
} satisfies Record<Language, Record<string, string | Record<Frequency, string>>>;

type Reader = { email: string; language: Language; frequency: Frequency };

/** The mail that asks a new subscriber for confirmation, in their language. */
export function confirmationMail(
  { email, language, frequency }: Reader,
  { confirm, unsubscribe }: { confirm: string; unsubscribe: string },
): Mail {
  const { subject, preview, request, button, broken, notYou, forget, signature } = words[language];
  const content: MailContent = {
    language,
    title: subject,
    preview: preview[frequency],
    signature,
    blocks: [
      { kind: "paragraph", text: request[frequency] },
      { kind: "button", label: button, href: confirm },
      { kind: "note", text: broken, link: { label: confirm, href: confirm } },
      { kind: "note", text: notYou, link: { label: forget, href: unsubscribe } },
    ],
  };
  const headers = {
    "List-Unsubscribe": `<${unsubscribe}>`,
    // RFC 8058: mail programs can unsubscribe with one press.
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return houseMail({ to: email, subject, content, headers }, { html: mailHtml, text: mailText });
}
