import { describe, expect, it } from "vitest";
import { secret, serveAccess, standingClock } from "./access.fixture.ts";
import type { AccessMail } from "./mail.ts";
import { createOwnerKey } from "./owner-key.ts";
import { ola } from "./sign-in.fixture.ts";

const tomek = { username: "Tomek", password: "a tenement by the river" };

/** Serves Ola, who owns the site and is signed in; `mails` collects what is sent. */
async function serveOwner({ takesMail = true } = {}) {
  const mails: unknown[] = [];
  const accessMail: AccessMail = {
    async invite(invitation, by) {
      mails.push({ ...invitation, by: by.username });
      return takesMail;
    },
    async recover() {},
    reportFailure() {},
  };
  const clock = standingClock();
  const passwords = { hash: async () => "a hash", matches: async () => true };
  const site = await serveAccess({ clock, passwords, accessMail });
  const admin = await site.access.setUp(ola);
  const { token } = await site.access.login(ola, "192.0.2.1");
  const invite = async (order: object = { role: "editor" }) => {
    const { json } = await site.ask("POST", "/invitations", { token, body: order });
    return { ...json, token: String(json.link).split("#")[1] };
  };
  return { ...site, clock, admin, token, mails, invite };
}

describe("an invitation", () => {
  it("is a link that shows what it invites to, and makes an account of that role, signed in at once", async () => {
    const { ask, invite, admin, token, logged } = await serveOwner();
    const { invitation, link, isMailed, token: invited } = await invite({ role: "publisher", name: "Tomek" });
    expect(invitation).toEqual({
      id: expect.any(String),
      role: "publisher",
      name: "Tomek",
      invitedBy: admin.id,
      createdAt: "2026-11-21T12:00:00Z",
      expiresAt: "2026-11-28T12:00:00Z",
    });
    expect([link, isMailed]).toEqual([
      expect.stringMatching(/^https:\/\/mruk\.example\/admin\/invitation#\S+$/),
      false,
    ]);
    expect(await ask("POST", "/invitation", { body: { token: invited } })).toMatchObject({
      status: 200,
      json: { role: "publisher", name: "Tomek", expiresAt: invitation.expiresAt },
    });
    expect((await ask("GET", "/invitations", { token })).json).toEqual([invitation]);
    const accepted = await ask("POST", "/invitation/accept", { body: { ...tomek, token: invited } });
    expect(accepted).toMatchObject({ status: 201, json: { admin: { username: "Tomek", role: "publisher" } } });
    expect((await ask("GET", "/me", { token: accepted.json.token })).json).toMatchObject({ role: "publisher" });
    expect((await ask("GET", "/sessions", { token: accepted.json.token })).json).toMatchObject([{ way: "invitation" }]);
    expect((await ask("GET", "/invitations", { token })).json).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(invited);
  });

  it("works once, also when two accept it at once", async () => {
    const { ask, invite, access } = await serveOwner();
    const { token } = await invite();
    const both = ["Tomek", "Kasia"].map((username) =>
      ask("POST", "/invitation/accept", { body: { ...tomek, username, token } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 404]);
    expect(await access.people()).toHaveLength(2);
    expect(await ask("POST", "/invitation", { body: { token } })).toMatchObject({
      status: 404,
      json: { code: "INVITATION_GONE" },
    });
  });

  it("survives a name that is taken and a weak password", async () => {
    const { ask, invite } = await serveOwner();
    const { token } = await invite();
    const accept = (account: object) => ask("POST", "/invitation/accept", { body: { ...tomek, ...account, token } });
    expect(await accept({ username: "ola" })).toMatchObject({ status: 409, json: { code: "USERNAME_TAKEN" } });
    expect(await accept({ password: "password1" })).toMatchObject({ json: { code: "PASSWORD_WEAK" } });
    expect((await accept({})).status).toBe(201);
  });

  it("is void after seven days, when it is revoked, and when who invited may no longer", async () => {
    const { ask, invite, access, admin, token, clock } = await serveOwner();
    const gone = async (invited: string) =>
      expect(await ask("POST", "/invitation/accept", { body: { ...tomek, token: invited } })).toMatchObject({
        status: 404,
        json: { code: "INVITATION_GONE" },
      });
    const revoked = await invite();
    expect((await ask("DELETE", `/invitations/${revoked.invitation.id}`, { token })).status).toBe(200);
    expect((await ask("DELETE", `/invitations/${revoked.invitation.id}`, { token })).status).toBe(404);
    await gone(revoked.token);

    const orphaned = await invite();
    await access.create({ username: "Kasia", password: "third floor, on the left", role: "owner" });
    await access.setRole(admin.id, "publisher");
    await gone(orphaned.token);

    await access.setRole(admin.id, "owner");
    const late = await invite();
    clock.moveOn({ hours: 7 * 24 });
    await gone(late.token);
  });

  it.each(["x", "x.y", "", "__proto__.x", ".".repeat(400)])(
    "is not %j, nor another one's signature",
    async (forged) => {
      const { ask, invite } = await serveOwner();
      const { token, invitation } = await invite();
      const other = await invite();
      const status = [forged === "" ? 422 : 404, 404];
      const swapped = `${invitation.id}.${other.token.split(".")[1]}`;
      const answers = [forged, swapped].map((token) =>
        ask("POST", "/invitation/accept", { body: { ...tomek, token } }),
      );
      expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(status);
      expect((await ask("POST", "/invitation", { body: { token } })).status).toBe(200);
    },
  );

  it("goes by mail as well, where one can be sent, and says when it was not", async () => {
    const order = { role: "editor", email: "tomek@example.org", language: "pl" };
    const { invite, mails } = await serveOwner();
    const { link, isMailed } = await invite(order);
    expect(isMailed).toBe(true);
    expect(mails).toEqual([{ to: "tomek@example.org", language: "pl", role: "editor", link, by: "Ola" }]);
    expect(link).toMatch(/^https:\/\/mruk\.example\/pl\/admin\/invitation#/);
    expect((await (await serveOwner({ takesMail: false })).invite(order)).isMailed).toBe(false);
    const { ask, token } = await serveOwner();
    for (const email of ["tomek", "a@b\nBcc: c@d.example", "a@example.org, b@example.org"]) {
      const body = { role: "editor", email };
      expect(await ask("POST", "/invitations", { token, body })).toMatchObject({ json: { code: "FIELDS_INVALID" } });
    }
  });

  it("counts as an account to be, of which there are twenty; the machine's owner may invite too", async () => {
    const { ask, access } = await serveOwner();
    const token = await createOwnerKey({ secret }).mint();
    const statuses: number[] = [];
    for (let times = 0; times < 20; times++) {
      statuses.push((await ask("POST", "/invitations", { token, body: { role: "editor" } })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 201), 409]);
    expect(await access.invitations()).toHaveLength(19);
  });
});
