import { createTransport } from "nodemailer";
import { AppError } from "#api/platform/errors.ts";

/** Checks that a mail server accepts our login; sends no mail. Throws MAIL_UNAVAILABLE. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
  } catch (cause) {
    // The server's own words may repeat ours, the password included.
    const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new AppError("MAIL_UNAVAILABLE", `The mail server does not take us${code}`, {
      hint: "Check SMTP_URL: the host, the port, the user and the password.",
      cause,
    });
  } finally {
    transport.close();
  }
}
