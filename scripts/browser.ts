// Finds the Chromium that the browser tests drive and notes it in node_modules/.cache/browser.json:
// CHROME_PATH if it is set, else the one that comes as a package (the same for everybody), else an installed one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, browserFile } from "./noted-browser.ts";

const cache = join(import.meta.dirname, "..", "node_modules", ".cache");
const installed = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const starts = ({ executablePath, env }: Browser) =>
  spawnSync(executablePath, ["--version", "--headless", "--no-sandbox"], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  }).status === 0;

/** Unpacks the packaged Chromium once, beside the packages. It exists for Linux on x64 only. */
async function packaged(): Promise<Browser | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
  const folder = join(cache, "chromium");
  const browser = {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
  if (existsSync(join(folder, ".complete"))) return browser;
  console.log("mruk: unpacking a Chromium for the browser tests…");
  // The package unpacks into TMPDIR only. The folder is renamed when it is complete, so a killed run leaves no half one.
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  process.env.TMPDIR = fresh;
  const { inflate } = await import("@sparticuz/chromium");
  await Promise.all(
    ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"].map((name) => inflate(join(bin, name))),
  );
  // The configuration inside names a folder of its own choice.
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>`;
  await writeFile(join(fresh, "fonts", "fonts.conf"), fonts);
  await writeFile(join(fresh, ".complete"), "");
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  return browser;
}

async function find(): Promise<Browser | null> {
  const named = process.env.CHROME_PATH;
  if (named) return { executablePath: named, env: {} };
  const fromPackage = await packaged();
  if (fromPackage && starts(fromPackage)) return fromPackage;
  return installed.map((executablePath) => ({ executablePath, env: {} })).find(starts) ?? null;
}

const browser = await find();
if (!browser || !starts(browser)) process.exit(1);
await mkdir(cache, { recursive: true });
await writeFile(browserFile, JSON.stringify(browser, null, 2));
