import type { Logger } from "pino";
import type { Mailer, MailRenderers } from "#api/mail/model.ts";
import { type Admin, machineOwner } from "#api/platform/admin.ts";
import { type Inviting, invitationMail } from "./invitation-mail.ts";
import { type RecoveryMail, recoveryMail } from "./recovery/recovery-mails.ts";

/** The mails about accounts. */
export type AccessMail = {
  /** Sends the link of an invitation; false where the mail server did not take it. */
  invite(invitation: Omit<Inviting, "by">, by: Admin): Promise<boolean>;
  /** Sends a link to a new password, or one that confirms an address. Throws MAIL_UNAVAILABLE. */
  recover(mail: RecoveryMail): Promise<void>;
  /** Notes that a mail nobody waited for was not sent. */
  reportFailure(error: unknown): void;
};

type Parts = { mail: Pick<Mailer, "send">; renderers: MailRenderers; log: Pick<Logger, "warn"> };

export function openAccessMail({ mail, renderers, log }: Parts): AccessMail {
  return {
    invite: (invitation, { id, username }) =>
      mail.send(invitationMail({ ...invitation, by: id === machineOwner.id ? null : username }, renderers)).then(
        () => true,
        (error: unknown) => {
          log.warn({ err: error }, "An invitation could not be sent by mail");
          return false;
        },
      ),
    recover: (order) => mail.send(recoveryMail(order, renderers)),
    reportFailure: (error) => log.warn({ err: error }, "A link to a new password could not be sent by mail"),
  };
}
