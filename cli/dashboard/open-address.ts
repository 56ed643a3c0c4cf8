import { spawn } from "node:child_process";

const openers: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the person's browser; false where no browser is found. */
export function openAddress(address: string, platform = process.platform): Promise<boolean> {
  const { href, protocol } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return Promise.resolve(false);
  const [command, ...args] = openers[platform] ?? ["xdg-open"];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, href], { stdio: "ignore", detached: true });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
    // Some of these commands run for as long as the browser does.
    setTimeout(() => resolve(true), 2_000).unref();
    child.unref();
  });
}
