import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "./files/folder.fixture.ts";
import { createSigner, readSecret } from "./secret.ts";

async function dataFolder(): Promise<string> {
  const folder = folderOfTest();
  return folder;
}

describe("a signer", () => {
  const { sign, verify } = createSigner("a secret that only this test knows of");

  it("verifies what it signed, for the same purpose only", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (purpose, other, text) => {
        expect(verify(purpose, sign(purpose, text))).toBe(text);
        if (other !== purpose) expect(verify(other, sign(purpose, text))).toBeNull();
      }),
    );
  });

  it("verifies nothing that was changed, cut or signed with another secret", () => {
    const signed = sign("liked", "yes");
    const elsewhere = createSigner("another secret, just as long as the first").sign("liked", "yes");
    for (const text of [
      signed.replace("yes", "no"),
      signed.slice(0, -2),
      `${signed}A`,
      elsewhere,
      "yes.",
      "yes",
      ".",
      "",
    ]) {
      expect(verify("liked", text), text).toBeNull();
    }
  });

  it("tells a purpose from the text that follows it", () => {
    expect(verify("a", sign("ab", "c").replace("c.", "bc."))).toBeNull();
  });

  it("writes characters that need no escaping in cookies and URLs", () => {
    expect(encodeURIComponent(sign("liked", "yes"))).toBe(sign("liked", "yes"));
  });
});

describe("the secret", () => {
  it("is the configured one, and then nothing is written", async () => {
    const DATA_DIR = join(await dataFolder(), "none");
    expect(await readSecret({ AUTH_SECRET: "configured", DATA_DIR })).toBe("configured");
    await expect(stat(DATA_DIR)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("is made at the first start, kept for the next, and readable by its owner only", async () => {
    const DATA_DIR = join(await dataFolder(), "data");
    const made = await readSecret({ DATA_DIR });
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(await readSecret({ DATA_DIR })).toBe(made);
    expect((await stat(join(DATA_DIR, "auth-secret"))).mode & 0o777).toBe(0o600);
    expect(await readSecret({ DATA_DIR: await dataFolder() })).not.toBe(made);
  });

  it.each(["", "\n", "short"])("is not taken from a file that holds %j, and that file stays", async (text) => {
    const DATA_DIR = await dataFolder();
    const path = join(DATA_DIR, "auth-secret");
    await writeFile(path, text);
    await expect(readSecret({ DATA_DIR })).rejects.toMatchObject({
      code: "CONFIG_INVALID",
      message: expect.stringContaining(path),
      hint: expect.any(String),
    });
    expect(await readFile(path, "utf8")).toBe(text);
  });
});
