import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { gitIn } from "./git.ts";

it("hands Git no setting of ours: it needs none, and what it starts or logs would have the keys", async () => {
  const home = await mkdtemp(join(tmpdir(), "mruk-git-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await writeFile(join(home, ".gitconfig"), "[alias]\n\tshown = !env\n");
  const environment = {
    ...{ PATH: process.env.PATH, HOME: home, GITHUB_TOKEN: "for-a-helper" },
    ...{ OPENAI_API_KEY: "sk-planted-1", YOUTUBE_REFRESH_TOKEN: "planted-2", SMTP_URL: "smtp://a:planted-3@b" },
    ...{ AUTH_SECRET: "planted-4", AZURE_STORAGE_CONNECTION_STRING: "planted-5", VIDEO_API_KEY: "planted-6" },
  };
  const shown = await gitIn(home, { environment })(["shown"]);
  expect(shown).toContain("GITHUB_TOKEN=for-a-helper");
  expect(shown).not.toContain("planted");
});
