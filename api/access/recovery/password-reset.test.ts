// Over HTTP and SMTP: the whole API, and a mail server that keeps what it takes.
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { mailServer } from "#api/mail/mail-server.fixture.ts";
import { standingClock } from "../access.fixture.ts";
import { ola } from "../sign-in.fixture.ts";

const siteUrl = "https://mruk.example";

async function serve() {
  const clock = standingClock();
  const mail = await mailServer();
  const server = await openAdmin({ clock, settings: { SMTP_URL: mail.url, SITE_URL: siteUrl } });
  const post = (path: string, body: object) =>
    server.ask(`/api/admin${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  /** The mail that the server took as this one, counted from one, and the link in it. */
  async function mailNumber(count: number) {
    await expect.poll(() => mail.taken.length).toBeGreaterThanOrEqual(count);
    const { to, raw } = mail.taken[count - 1] ?? { to: [], raw: "" };
    const { subject, text = "", html = "", headers } = await PostalMime.parse(raw);
    const [link = ""] = text.match(/https:\/\/\S+#\S+/) ?? [];
    expect(html).toContain(`href="${link}"`);
    const marks = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
    return { to, subject, text, marks, link, token: link.split("#")[1] ?? "" };
  }
  /** Gives Ola an address, as the first mail confirms. */
  async function confirmAddress(language: "en" | "pl" = "en") {
    const order = { email: "Ola@example.org", language };
    expect((await server.call("PUT", "/me/email", order)).status).toBe(200);
    const sent = await mailNumber(mail.taken.length || 1);
    expect((await post("/email/confirm", { token: sent.token })).status).toBe(200);
    return sent;
  }
  const login = (password: string) => post("/login", { username: ola.username, password });
  return { ...server, clock, taken: mail.taken, post, mailNumber, confirmAddress, login };
}
const over = { status: 404, json: { code: "MAIL_LINK_OVER" } };
const newPassword = "third floor, on the left";

it.each([
  ["en", "Is this your address?", "A new password for Mruk’s house", "/admin"],
  ["pl", "Czy to Twój adres?", "Nowe hasło do domu Mruka", "/pl/admin"],
] as const)(
  "an address is confirmed by mail; a link to a new password goes there, works once and ends all sessions (%s)",
  async (language, subject, subjectOfReset, path) => {
    const { call, post, ask, taken, mailNumber, confirmAddress, login } = await serve();
    expect((await call("GET", "/me/email")).json).toEqual({ email: null, isMailOn: true });
    const address = await confirmAddress(language);
    expect([address.to, address.subject]).toEqual([["Ola@example.org"], subject]);
    expect(address.marks).toMatchObject({ "auto-submitted": "auto-generated", "content-language": language });
    expect(address.link).toContain(`${siteUrl}${path}/address#`);
    expect(await post("/email/confirm", { token: address.token })).toMatchObject(over);
    expect((await call("GET", "/me/email")).json).toEqual({ email: "Ola@example.org", isMailOn: true });

    expect(await post("/password/forgotten", { name: " ola@EXAMPLE.org " })).toMatchObject({
      status: 200,
      json: { success: true },
    });
    const { to, subject: said, link, token, text } = await mailNumber(2);
    expect([to, said]).toEqual([["Ola@example.org"], subjectOfReset]);
    expect(link).toContain(`${siteUrl}${path}/reset#`);
    expect(text).toContain("Ola");
    expect(await post("/password/reset", { token, password: "password1" })).toMatchObject({
      json: { code: "PASSWORD_WEAK" },
    });
    expect((await post("/password/reset", { token, password: newPassword })).status).toBe(200);
    expect(await post("/password/reset", { token, password: "a window on the courtyard" })).toMatchObject(over);
    expect((await call("GET", "/me")).status).toBe(401);
    expect((await login(ola.password)).status).toBe(401);
    const { json } = await login(newPassword);
    const audit = await ask("/api/admin/audit", { headers: { authorization: `Bearer ${json.token}` } });
    expect(audit.json.records.map((each: { call: string }) => each.call)).toEqual([
      "POST /api/admin/login",
      "POST /api/admin/password/reset",
      "POST /api/admin/email/confirm",
      "PUT /api/admin/me/email",
      "POST /api/admin/login",
      "POST /api/admin/setup",
    ]);
    expect(JSON.stringify(audit.json)).not.toContain("example.org");
    expect(taken).toHaveLength(2);
  },
);

it("nobody learns which accounts exist; each gets three links, until an hour has passed", async () => {
  const { post, taken, mailNumber, confirmAddress, clock } = await serve();
  await confirmAddress();
  const names = ["Ola", "ola@example.org", "Nobody", "nobody@example.org", "Ola", "Ola", "Ola"];
  const answers = [];
  for (const name of names) answers.push(await post("/password/forgotten", { name }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"success":true}']));
  await mailNumber(4);
  clock.moveOn({ minutes: 61 });
  await post("/password/forgotten", { name: "Ola" });
  await mailNumber(5);
  expect(taken).toHaveLength(5);
});

it("a link is void after an hour, after another password or address, and where it was changed", async () => {
  const { call, post, mailNumber, confirmAddress, clock } = await serve();
  const reset = (token: string) => post("/password/reset", { token, password: newPassword });
  await confirmAddress();
  await post("/password/forgotten", { name: "Ola" });
  const { token } = await mailNumber(2);
  const [id, milliseconds, signature] = token.split(".");
  for (const forged of [
    "x",
    "",
    `${id}.x.${signature}`,
    `${id}.${Number(milliseconds) + 1}.${signature}`,
    `__proto__.1.${signature}`,
  ]) {
    const answer = await reset(forged);
    expect([answer.status, forged]).toEqual([forged === "" ? 422 : 404, forged]);
  }
  expect(await post("/email/confirm", { token })).toMatchObject(over);
  clock.moveOn({ hours: 1 });
  expect(await reset(token)).toMatchObject(over);

  await post("/password/forgotten", { name: "Ola" });
  const second = await mailNumber(3);
  expect((await call("POST", "/me/proof", { password: ola.password })).status).toBe(200);
  expect((await call("DELETE", "/me/email")).status).toBe(200);
  expect(await reset(second.token)).toMatchObject(over);
  expect((await call("GET", "/me/email")).json.email).toBeNull();
  // An account without an address gets nothing.
  await post("/password/forgotten", { name: "Ola" });
  await confirmAddress();
  clock.moveOn({ minutes: 16 });
  for (const [method, body] of [
    ["DELETE", undefined],
    ["PUT", { email: "x@example.org", language: "en" }],
  ] as const) {
    expect(await call(method, "/me/email", body)).toMatchObject({ status: 409, json: { code: "PROOF_REQUIRED" } });
  }
});

it("an invitation arrives by mail, and its link works", async () => {
  const { call, post, mailNumber } = await serve();
  const order = { role: "editor", email: "tomek@example.org", language: "pl" };
  const { json } = await call("POST", "/invitations", order);
  expect(json.isMailed).toBe(true);
  const { to, subject, link, token } = await mailNumber(1);
  expect([to, subject, link]).toEqual([["tomek@example.org"], "Zaproszenie do domu Mruka", json.link]);
  const tomek = { username: "Tomek", password: "a tenement by the river" };
  expect(await post("/invitation/accept", { ...tomek, token })).toMatchObject({
    status: 201,
    json: { admin: { role: "editor" } },
  });
});

it("where no mail server is configured, the answer says so, and a mail that is refused is told to who gave the address", async () => {
  const { ask, call } = await openAdmin({});
  const headers = { "content-type": "application/json" };
  const forgotten = await ask("/api/admin/password/forgotten", { method: "POST", headers, body: '{"name":"Ola"}' });
  expect(forgotten).toMatchObject({ status: 409, json: { code: "MAIL_OFF" } });
  expect((await call("GET", "/me/email")).json).toEqual({ email: null, isMailOn: false });
  const settings = { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: siteUrl };
  const unreachable = await openAdmin({ settings });
  const order = { email: "ola@example.org", language: "en" };
  expect(await unreachable.call("PUT", "/me/email", order)).toMatchObject({
    status: 503,
    json: { code: "MAIL_UNAVAILABLE" },
  });
});
