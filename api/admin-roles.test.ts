import { expect, it } from "vitest";
import { openAccess } from "./access/access.ts";
import { emptyAccess } from "./access/model.ts";
import { createOwnerKey } from "./access/owner-key.ts";
import { createApi, createApp, endpointsOf } from "./app.ts";
import { libraryOf, partsOf, storeOf } from "./parts.fixture.ts";
import { listen } from "./platform/http/http.fixture.ts";
import { type Role, roles } from "./platform/roles.ts";
import { openResponses } from "./wiring/responses.ts";

/** Who may make each administrative call: everybody, a role and those above it, or the machine's owner alone. */
type Allowed = "everybody" | Role | "machine";
const table: Record<string, Allowed> = {
  "post /api/admin/login": "everybody",
  "post /api/admin/setup": "everybody",
  "post /api/admin/logout": "editor",
  "post /api/admin/password": "editor",
  "get /api/admin/me": "editor",
  "delete /api/admin/me": "editor",
  "get /api/admin/accounts": "owner",
  "post /api/admin/accounts": "owner",
  "put /api/admin/accounts/{id}": "owner",
  "delete /api/admin/accounts/{id}": "owner",
  "post /api/admin/accounts/password": "machine",
  "get /api/admin/sessions": "editor",
  "delete /api/admin/sessions": "editor",
  "delete /api/admin/sessions/{id}": "editor",
  "get /api/admin/accounts/{id}/sessions": "owner",
  "delete /api/admin/accounts/{id}/sessions": "owner",
  "get /api/admin/invitations": "owner",
  "post /api/admin/invitations": "owner",
  "delete /api/admin/invitations/{id}": "owner",
  "post /api/admin/invitation": "everybody",
  "post /api/admin/invitation/accept": "everybody",
  "post /api/admin/login/passkey": "everybody",
  "post /api/admin/login/passkey/options": "everybody",
  "get /api/admin/me/passkeys": "editor",
  "post /api/admin/me/passkeys": "editor",
  "post /api/admin/me/passkeys/options": "editor",
  "delete /api/admin/me/passkeys/{id}": "editor",
  "post /api/admin/me/proof": "editor",
  "post /api/admin/me/proof/options": "editor",
  "post /api/admin/login/recovery": "everybody",
  "get /api/admin/me/recovery-codes": "editor",
  "post /api/admin/me/recovery-codes": "editor",
  "post /api/admin/password/forgotten": "everybody",
  "post /api/admin/password/reset": "everybody",
  "post /api/admin/email/confirm": "everybody",
  "get /api/admin/me/email": "editor",
  "put /api/admin/me/email": "editor",
  "delete /api/admin/me/email": "editor",
  "get /api/admin/audit": "owner",
  "get /api/admin/audit/export": "owner",
  // Texts.
  "get /api/admin/posts": "editor",
  "post /api/admin/posts": "editor",
  "get /api/admin/posts/{id}": "editor",
  "put /api/admin/posts/{id}": "editor",
  "delete /api/admin/posts/{id}": "editor",
  "get /api/admin/posts/{id}/history": "editor",
  "get /api/admin/posts/{id}/history/{commit}": "editor",
  "post /api/admin/posts/{id}/restore": "editor",
  "get /api/admin/deleted": "editor",
  "get /api/admin/faults": "editor",
  "post /api/admin/pictures": "editor",
  "post /api/admin/pictures/copies": "editor",
  "get /api/admin/images/{file}": "editor",
  "get /api/admin/media/{file}": "editor",
  "get /api/admin/media/captions/{file}": "editor",
  "get /api/admin/posts/{id}/narrations": "editor",
  "delete /api/admin/content/aside": "editor",
  "post /api/admin/content/aside/restore": "editor",
  "get /api/admin/jobs": "editor",
  "get /api/admin/health": "editor",
  "get /api/admin/stats/overview": "editor",
  "get /api/admin/stats/popular-posts": "editor",
  "get /api/admin/stats/export": "editor",
  "get /api/admin/calendar": "editor",
  "post /api/admin/calendar/move": "editor",
  // Approval.
  "get /api/admin/drafts": "editor",
  "get /api/admin/drafts/{id}": "editor",
  "put /api/admin/drafts/{id}": "editor",
  "delete /api/admin/drafts/{id}": "editor",
  "post /api/admin/drafts/{id}/approve": "editor",
  "post /api/admin/drafts/{id}/hold": "editor",
  "post /api/admin/posts/{id}/hold": "editor",
  "get /api/admin/draft-images/{file}": "editor",
  "post /api/admin/changes": "editor",
  "post /api/admin/changes/{commit}/revert": "editor",
  "get /api/admin/previews": "editor",
  "post /api/admin/previews": "editor",
  "delete /api/admin/previews/{id}": "editor",
  "get /api/admin/posts/{id}/proposal": "editor",
  "delete /api/admin/posts/{id}/proposal": "editor",
  "get /api/admin/drafts/{id}/proposal": "editor",
  "delete /api/admin/drafts/{id}/proposal": "editor",
  // Services, spending, letters, films, books.
  "post /api/admin/drafts/{id}/again": "publisher",
  "post /api/admin/posts/{id}/proposal": "publisher",
  "post /api/admin/drafts/{id}/proposal": "publisher",
  "get /api/admin/proposal-estimate": "publisher",
  "post /api/admin/generate-post": "publisher",
  "post /api/admin/generate-daily": "publisher",
  "get /api/admin/generation-estimate": "publisher",
  "post /api/admin/regenerate-images": "publisher",
  "post /api/admin/migrate-images": "publisher",
  "post /api/admin/generate-video": "publisher",
  "get /api/admin/youtube/status": "publisher",
  "post /api/admin/youtube/upload": "publisher",
  "post /api/admin/youtube/upload-all": "publisher",
  "post /api/admin/narrate": "publisher",
  "post /api/admin/books": "publisher",
  "delete /api/admin/books/{id}": "publisher",
  "get /api/admin/newsletter": "publisher",
  "post /api/admin/newsletter/preview": "publisher",
  "post /api/admin/newsletter/test": "publisher",
  "post /api/admin/newsletter/send": "publisher",
  "post /api/admin/jobs/{id}/cancel": "publisher",
  "post /api/admin/jobs/dismiss": "publisher",
  // People and settings.
  "post /api/admin/state/backup": "owner",
  "get /api/admin/newsletter/subscribers": "machine",
  "post /api/admin/newsletter/subscribers/import": "machine",
  "post /api/admin/newsletter/subscribers/forget": "machine",
};

const callers = ["nobody", ...roles, "machine"] as const;
type Caller = (typeof callers)[number];

const mayCall = (caller: Caller, allowed: Allowed): boolean =>
  allowed === "everybody" || (allowed === "machine" ? caller === "machine" : rank(caller) >= rank(allowed));
const rank = (name: Caller | Role) => callers.indexOf(name);

/** Any password is right: this is about roles. */
const passwords = { hash: async () => "a hash", matches: async () => true };
const clock = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };
const secret = "a secret that only this test knows of";

const account = (role: Role) => ({
  username: role,
  role,
  passwordHash: "a hash",
  passwordVersion: 1,
  createdAt: "2026-11-21T08:00:00Z",
});
const accounts = () => Object.fromEntries(roles.map((role) => [`id of ${role}`, account(role)]));

/** The API with an account of each role, which a call may change; the next call finds them as they were. */
async function serve() {
  const state = { ...emptyAccess(), accounts: accounts() };
  const access = openAccess({ store: storeOf(state), secret, clock, passwords });
  const parts = partsOf({ clock });
  const whole = { ...parts, access, library: libraryOf([], parts.engagement) };
  const responses = openResponses(whole);
  const groups = endpointsOf(whole, responses);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi(whole, responses, groups));
  const { url } = await listen(app);

  const tokenOf = async (caller: Caller) => {
    if (caller === "nobody") return undefined;
    if (caller === "machine") return createOwnerKey({ secret }).mint();
    return (await access.login({ username: caller, password: "whatever" }, "192.0.2.1")).token;
  };
  async function ask(caller: Caller, call: string) {
    Object.assign(state, { ...emptyAccess(), accounts: accounts() });
    const [method = "", path = ""] = call.split(" ");
    const token = await tokenOf(caller);
    const response = await fetch(url + path.replaceAll(/\{\w+\}/g, "2026-11-21-morning"), {
      method: method.toUpperCase(),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method !== "get" && { "content-type": "application/json" }),
      },
      // No call gets so far as to do something: roles are asked for before anything of a body is read.
      ...(method !== "get" && { body: "{" }),
    });
    const text = response.headers.get("content-type")?.includes("json") ? await response.text() : "{}";
    await response.body?.cancel().catch(() => {});
    return { status: response.status, code: JSON.parse(text || "{}").code };
  }
  return { groups, ask };
}

const refusals = /^(NOT_SIGNED_IN|TOKEN_INVALID|ROLE_REQUIRED|OWNER_ONLY)$/;

it("every administrative call has a row that says who may make it", async () => {
  const { groups } = await serve();
  const calls = groups
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ path }) => path.startsWith("/api/admin"))
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls)).toEqual(new Set(Object.keys(table)));
});

it.each(callers)("%s may make the calls of the table, and no others", async (caller) => {
  const { ask } = await serve();
  for (const [call, allowed] of Object.entries(table)) {
    const { status, code } = await ask(caller, call);
    const refusal = caller === "nobody" ? "NOT_SIGNED_IN" : allowed === "machine" ? "OWNER_ONLY" : "ROLE_REQUIRED";
    const refused = [call, caller === "nobody" ? 401 : 403, refusal];
    if (mayCall(caller, allowed)) expect([call, code]).not.toEqual([call, expect.stringMatching(refusals)]);
    else expect([call, status, code]).toEqual(refused);
  }
});
