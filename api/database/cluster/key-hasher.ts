import { createHmac } from "node:crypto";

/**
 * Makes keys that identify a person, such as an address, without storing who it is: the same text gives the same key, and the key does not
 * reveal the text.
 */
export function keyHasher(secret: string): (text: string) => string {
  return (text) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["key of a counter", text]))
      .digest("base64url");
}
