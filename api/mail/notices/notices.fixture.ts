// Notices as the two providers send them, by their documentation.
import { createHmac } from "node:crypto";

export const noticeSecret = "a-secret-of-the-mail-provider";
export const noticeAt = "2026-11-21T13:00:00Z";

export const byPostmark = (facts: object, email = "reader@example.org") => ({
  RecordType: "Bounce",
  MessageStream: "broadcast",
  ID: 42,
  Type: "HardBounce",
  TypeCode: 1,
  Name: "Hard bounce",
  Tag: "",
  MessageID: "883953f4-6105-42a2-a16a-77a8eac79483",
  Description: "The server was unable to deliver your message (ex: unknown user, mailbox not found).",
  Details: "smtp;550 5.1.1 no such user",
  Email: email,
  From: "mruk@example.org",
  BouncedAt: "2026-11-21T14:00:00.2735393+01:00",
  Inactive: true,
  CanActivate: true,
  ...facts,
});

export const byMailgun = (
  facts: object,
  {
    key = noticeSecret,
    at = noticeAt,
    email = "reader@example.org",
  }: { key?: string; at?: string; email?: string } = {},
) => {
  const timestamp = String(Math.floor(Temporal.Instant.from(at).epochMilliseconds / 1000));
  const token = "e0b5477167110d68991efc6b9f89f0a11066af27834600e123";
  return {
    signature: {
      timestamp,
      token,
      signature: createHmac("sha256", key)
        .update(timestamp + token)
        .digest("hex"),
    },
    "event-data": {
      event: "failed",
      severity: "permanent",
      reason: "bounce",
      id: "G9Bn5sl1TC6nu79C8C0bwg",
      timestamp: Number(timestamp) + 0.529,
      "log-level": "error",
      recipient: email,
      "delivery-status": { code: 550, message: "5.1.1 The email account does not exist.", "attempt-no": 1 },
      ...facts,
    },
  };
};

export const basic = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`mruk:${password}`).toString("base64")}`,
});
