import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withEnvFile } from "./env-file.ts";
import { folderOfTest } from "./files/folder.fixture.ts";

function envFile(text: string): string {
  const path = join(folderOfTest(), ".env");
  writeFileSync(path, text);
  return path;
}

it("the file adds settings to the environment, whose own win, also where they are empty", () => {
  const path = envFile(
    "\uFEFF# The site\r\nPORT=8080\r\n\r\nexport HOST=0.0.0.0 # everywhere\nSMTP_URL=\"smtps://a:p#w@m\"\nMAIL_FROM='M <m@x>'\nADS_CLIENT=\n",
  );
  expect(withEnvFile(path, { HOST: "127.0.0.1", SMTP_URL: "", PATH: "/bin" })).toEqual({
    PATH: "/bin",
    PORT: "8080",
    HOST: "127.0.0.1",
    SMTP_URL: "",
    MAIL_FROM: "M <m@x>",
    ADS_CLIENT: "",
  });
});

it("a missing file leaves the environment as it is", () => {
  expect(withEnvFile("/nowhere/.env", { PORT: "1" })).toEqual({ PORT: "1" });
});

it("MRUK_ENV_FILE names another file, or none", () => {
  const [path, other] = [envFile("PORT=1"), envFile("PORT=2")];
  expect(withEnvFile(path, { MRUK_ENV_FILE: "off" }).PORT).toBeUndefined();
  expect(withEnvFile(path, { MRUK_ENV_FILE: other }).PORT).toBe("2");
  expect(() => withEnvFile(path, { MRUK_ENV_FILE: "/nowhere/env" })).toThrow("/nowhere/env cannot be read (ENOENT)");
});

it.each([
  ["no equals sign", "PORT 8080"],
  ["no name", "=8080"],
  ["a name with a hyphen", "MRUK-NOW=now"],
  ["a quote that is not closed", 'SMTP_URL="smtps://user:secret@mail'],
  ["a quote that ends early", 'MAIL_FROM="Mruk" <secret@example.org>'],
  ["a # that would cut the value in half", "SMTP_URL=smtps://user:secret#@mail"],
  ["another kind of file", "\u0000\u0001\u0002"],
])("a line with %s is refused by its number and not shown", (_, line) => {
  const path = envFile(`# fine\nPORT=1\n${line}\n`);
  expect(() => withEnvFile(path, {})).toThrow(`${path}, line 3: is no setting, such as PORT=3000`);
  expect(() => withEnvFile(path, {})).not.toThrow("secret");
});

it("a file that cannot be read is refused with the reason", () => {
  const path = join(folderOfTest(), ".env");
  mkdirSync(path);
  expect(() => withEnvFile(path, {})).toThrow(`${path} cannot be read (EISDIR)`);
});
