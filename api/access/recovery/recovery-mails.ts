import type { Language } from "#api/language/model.ts";
import type { Mail, MailRenderers } from "#api/mail/model.ts";
import { linkMail } from "../link-mail.ts";

// No-break spaces keep Polish one-letter words with the word that follows.
const words = {
  en: {
    reset: {
      subject: "A new password for Mruk’s house",
      request: (username: string) => `Somebody asked for a new password for the account ${username} on Mruk’s site.`,
      button: "Choose a new password",
      afterwards:
        "The link works once, for an hour. If it was not you, there is nothing to do: the password stays as it is.",
    },
    address: {
      subject: "Is this your address?",
      request: (username: string) =>
        `The account ${username} on Mruk’s site gave this address. Once you confirm it, a link to a new password can be sent here.`,
      button: "Confirm the address",
      afterwards: "The link works once, for a day. If it was not you, there is nothing to do.",
    },
  },
  pl: {
    reset: {
      subject: "Nowe hasło do domu Mruka",
      request: (username: string) => `Ktoś poprosił o\u00a0nowe hasło do konta ${username} na stronie Mruka.`,
      button: "Ustaw nowe hasło",
      afterwards:
        "Link działa raz, przez godzinę. Jeśli to nie Ty, nie musisz nic robić: dotychczasowe hasło pozostaje bez zmian.",
    },
    address: {
      subject: "Czy to Twój adres?",
      request: (username: string) =>
        `Konto ${username} na stronie Mruka podało ten adres. Gdy go potwierdzisz, będzie można tu przysłać link do nowego hasła.`,
      button: "Potwierdź adres",
      afterwards: "Link działa raz, przez dobę. Jeśli to nie Ty, nie musisz nic robić.",
    },
  },
} satisfies Record<Language, object>;

export type RecoveryMail = {
  kind: "reset" | "address";
  to: string;
  language: Language;
  username: string;
  link: string;
};

/** The mails that bring a link to a new password, and one that confirms an address. */
export function recoveryMail({ kind, username, ...mail }: RecoveryMail, renderers: MailRenderers): Mail {
  const { request, ...rest } = words[mail.language][kind];
  return linkMail({ ...mail, ...rest, request: request(username) }, renderers);
}
