import { expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { AppError } from "#api/platform/errors.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { previewToken } from "./letter-preview.ts";

/** Serves the whole API over letters that name the order they were asked for. */
async function serve() {
  let now = Temporal.Instant.from("2026-11-21T14:42:00Z");
  const parts = partsOf({ clock: { now: () => now } });
  const letters = {
    ...parts.letters,
    preview({ date, language }: { date?: string | undefined; language: string }) {
      if (date === "2026-11-20") throw new AppError("LETTER_NOT_DUE", "There was no letter on 2026-11-20.");
      const html = `<html><head></head><body>${date} ${language}<img src="http://localhost:3000/icon.png"></body></html>`;
      return { subject: "", html, text: "" };
    },
  };
  const library = libraryOf([], parts.engagement);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, letters, library }));
  const { url } = await listen(app);
  return {
    tokenFor: (date: string | undefined, language: "en" | "pl") =>
      previewToken({ date, language, frequency: "daily" }, { signer: parts.signer, now }),
    look: (token: string, init?: RequestInit) => fetch(`${url}/newsletter/preview?token=${token}`, init),
    wait: (minutes: number) => (now = now.add({ minutes })),
    signer: parts.signer,
  };
}

it("shows a letter to anybody with a token for it, in a frame of the panel, without scripts and uncached", async () => {
  const { look, tokenFor } = await serve();
  const response = await look(tokenFor("2026-11-19", "pl"));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("2026-11-19 pl");
  expect(html).toContain('<base target="_blank"/>');
  expect(html).toContain(' src="/icon.png"');
  const header = (name: string) => response.headers.get(name);
  expect(header("content-type")).toContain("text/html");
  expect(header("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox/);
  expect(header("content-security-policy")).not.toMatch(/script|allow-same-origin|allow-forms/);
  expect([header("x-frame-options"), header("cache-control")]).toEqual(["SAMEORIGIN", "no-store"]);
  expect(await (await look(tokenFor(undefined, "en"))).text()).toContain("undefined en");
});

it("is valid for ten minutes", async () => {
  const { look, tokenFor, wait } = await serve();
  const token = tokenFor("2026-11-19", "en");
  wait(9);
  expect((await look(token)).status).toBe(200);
  wait(1);
  const over = await look(token);
  expect([over.status, await over.text()]).toEqual([404, "This preview is over. Ask for it once more."]);
});

it("refuses tokens that are not ours or for something else, and other methods", async () => {
  const { look, tokenFor, signer } = await serve();
  const token = tokenFor("2026-11-19", "en");
  for (const forged of [
    "",
    "x",
    `${token}x`,
    token.replace(".en.", ".pl."),
    signer.sign("newsletter unsubscribe", "..9999999999999"),
  ]) {
    expect([forged, (await look(forged)).status]).toEqual([forged, 404]);
  }
  expect((await look(token, { method: "POST" })).status).toBe(405);
});

it("explains why there is no letter", async () => {
  const { look, tokenFor } = await serve();
  const response = await look(tokenFor("2026-11-20", "en"));
  expect([response.status, await response.text()]).toEqual([409, "There was no letter on 2026-11-20."]);
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
});
