// A mail provider's notice reaches the readers of a whole server.
import { expect, it } from "vitest";
import { basic, byPostmark } from "#api/mail/notices/notices.fixture.ts";
import { movableClock, openSite } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const stories = [{ id: "2026-11-21-morning" }];
const secret = "a-secret-of-the-mail-provider";

const post = async (url: string, body: object, headers = {}) => {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
};

it("ends the subscription of who complained, until they sign up again", async () => {
  const { url } = await openSite({ clock, stories, settings: { MAIL_WEBHOOK_SECRET: secret } });
  const signUp = () => post(`${url}/api/newsletter/subscribe`, { email: "reader@example.org", language: "pl" });
  expect((await signUp()).status).toBe(201);
  expect((await signUp()).status).toBe(409);
  const complaint = byPostmark({ RecordType: "SpamComplaint", BouncedAt: "2026-11-21T15:43:00+01:00" });
  expect(await post(`${url}/api/hooks/mail`, complaint, basic("somebody-else-with-a-guess"))).toMatchObject({
    status: 401,
  });
  expect(await post(`${url}/api/hooks/mail`, complaint, basic(secret))).toEqual({
    status: 200,
    body: { status: "ended" },
  });
  expect((await signUp()).status).toBe(201);
});

it("is not listened to by a server without a secret", async () => {
  const { url } = await openSite({ clock, stories });
  expect(await post(`${url}/api/hooks/mail`, byPostmark({}), basic(secret))).toMatchObject({ status: 404 });
});
