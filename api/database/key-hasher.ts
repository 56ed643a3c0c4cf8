import { createHmac } from "node:crypto";

/** Makes keys of what says who somebody is, such as an address: the same for the same, and nothing that anybody can read it from. */
export function namelessKeys(secret: string): (text: string) => string {
  return (text) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["key of a counter", text]))
      .digest("base64url");
}
