import { afterEach, expect, it } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import { adminOfFile } from "#api/admin.fixture.ts";
import { addDraft } from "../drafts/reviewing.fixture.ts";
import { ListedPreviewLink, MadePreviewLink, mostPreviewLinks } from "./model.ts";

const start = "2026-11-20T12:00:00+01:00";
let now = Temporal.Instant.from(start);
const server = adminOfFile({
  clock: { now: () => now },
  settings: { REVIEW: "on" },
  stories: [{ id: "2026-11-19-evening" }, { id: "2026-11-22-morning" }, { id: "2026-11-22-evening" }],
});
afterEach(() => {
  now = Temporal.Instant.from(start);
});

const made = async (order: object) => {
  const { status, json } = await server.call("POST", "/previews", order);
  expect(status).toBe(201);
  return MadePreviewLink.parse(json);
};
const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const picture = (token: string) => server.ask(`/preview/picture?token=${token}`);

it("makes links for an hour to thirty days, lists the open ones with their makers, and revokes them", async () => {
  const target = { kind: "story", story: "2026-11-22-morning" };
  const usual = await made(target);
  expect(usual.preview).toMatchObject({
    ...target,
    madeByName: ola.username,
    expiresAt: "2026-11-27T11:00:00Z",
  });
  expect(usual.links.pl).toBe(usual.links.en.replace("/preview?", "/pl/preview?"));
  const brief = await made({ ...target, hours: 1 });
  for (const hours of [0, 721, 1.5]) {
    expect((await server.call("POST", "/previews", { ...target, hours })).json.code).toBe("FIELDS_INVALID");
  }
  const listed = async () =>
    ListedPreviewLink.array().parse((await server.call("GET", "/previews?kind=story&story=2026-11-22-morning")).json);
  expect(new Set((await listed()).map(({ id }) => id))).toEqual(new Set([usual.preview.id, brief.preview.id]));
  expect(JSON.stringify(await listed())).not.toContain(tokenOf(usual.links.en));
  now = now.add({ hours: 1 });
  expect((await listed()).map(({ id }) => id)).toEqual([usual.preview.id]);
  expect((await picture(tokenOf(brief.links.en))).status).toBe(410);
  expect((await server.call("DELETE", `/previews/${usual.preview.id}`)).status).toBe(200);
  expect((await server.call("DELETE", `/previews/${usual.preview.id}`)).json.code).toBe("PREVIEW_LINK_GONE");
  expect(await listed()).toEqual([]);
});

it("makes none to what is not there, and at most twenty to one story", async () => {
  const gone = [
    { kind: "story", story: "2026-11-23-morning", code: "STORY_NOT_FOUND" },
    { kind: "draft", story: "2026-11-22-evening", code: "DRAFT_NOT_FOUND" },
  ];
  for (const { code, ...target } of gone) expect((await server.call("POST", "/previews", target)).json.code).toBe(code);
  const target = { kind: "story", story: "2026-11-22-evening" };
  for (let count = 0; count < mostPreviewLinks; count++) await made({ ...target, hours: 1 });
  expect((await server.call("POST", "/previews", target)).json.code).toBe("PREVIEW_LINKS_FULL");
});

it("leads to the picture of its own story or draft, and to nothing of another", async () => {
  const { draft } = await addDraft(server, "2026-11-21-afternoon");
  const shown = await made({ kind: "draft", story: draft.id });
  const { status, headers } = await picture(tokenOf(shown.links.en));
  expect([status, headers.get("cache-control"), headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
    200,
    "private, no-store",
    "no-referrer",
    "noindex, nofollow",
  ]);
  const other = await made({ kind: "story", story: "2026-11-22-morning" });
  const [, signature] = tokenOf(other.links.en).split(".");
  for (const forged of [`${shown.preview.id}.${signature}`, shown.preview.id, "", "x.y"]) {
    expect((await picture(forged)).status, forged).toBe(404);
  }
  expect((await server.ask(`/images/${draft.id}.webp`)).status).toBe(404);
});

it("is over for a draft that was deleted, though the house's story stands in its slot, and when its maker leaves", async () => {
  const { id, rev } = await addDraft(server, "2026-11-21-evening");
  const token = tokenOf((await made({ kind: "draft", story: id })).links.en);
  expect((await server.call("DELETE", `/drafts/${id}`, { rev })).status).toBe(200);
  expect((await picture(token)).status).toBe(410);
  const person = { username: "Iga", password: "a long walk by the river", role: "editor" };
  const { json: account } = await server.call("POST", "/accounts", person);
  const { role: _, ...credentials } = person;
  const { json: session } = await server.call("POST", "/login", credentials);
  const order = { kind: "story", story: "2026-11-22-morning" };
  const theirs = await server.call("POST", "/previews", order, { authorization: `Bearer ${session.token}` });
  const { links } = MadePreviewLink.parse(theirs.json);
  expect((await picture(tokenOf(links.en))).status).toBe(200);
  await server.call("DELETE", `/accounts/${account.admin.id}`);
  expect((await picture(tokenOf(links.en))).status).toBe(410);
});
