import type { SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";

/** A mail as it goes over the line: to whom the server is told that it goes, and the bytes. */
export type Composed = { envelope: { from: string; to: string }; bytes: Buffer };

/** Builds a mail to one reader, with the line ends of mail. */
export async function compose(message: SendMailOptions & { to: { name: string; address: string } }): Promise<Composed> {
  const node = new MailComposer({ ...message, newline: "windows" } as ConstructorParameters<
    typeof MailComposer
  >[0]).compile();
  const { from } = node.getEnvelope();
  return { envelope: { from: from || "", to: message.to.address }, bytes: await node.build() };
}
