import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export async function portOf(server: Server): Promise<number> {
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A mail server that keeps the mails it takes, and answers `slowly` milliseconds after each; closed when the test ends. */
export async function mailServer({ slowly = 0, ...options }: SMTPServerOptions & { slowly?: number } = {}) {
  let connected = 0;
  const taken: { from: string; to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false, // It would warn of its example certificate.
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        setTimeout(done, slowly);
      });
    },
    onConnect(_session, done) {
      connected++;
      done();
    },
    ...options,
  });
  server.on("error", () => {});
  const port = await portOf(server.listen(0, "127.0.0.1"));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  return { taken, url: `smtp://127.0.0.1:${port}`, connections: () => connected };
}

export const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
