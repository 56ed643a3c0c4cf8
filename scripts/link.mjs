// Puts `mruk` on the path: a link in the user's folder for programs. Plain JavaScript that an old Node (20) can run.
import { lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = join(dirname(fileURLToPath(import.meta.url)), "..", "cli", "mruk.mjs");
const onPath = (process.env.PATH ?? "").split(delimiter);
const folders = [join(homedir(), ".local", "bin"), join(homedir(), "bin")];
const folder = folders.find((path) => onPath.includes(path)) ?? folders[0];
const link = join(folder, "mruk");

function stop(message, hint) {
  console.error(`mruk: ${message}\n  ${hint}`);
  process.exit(1);
}

if (process.platform === "win32") stop("links need other rights on Windows.", "npm link puts mruk on the path there.");
const there = lstatSync(link, { throwIfNoEntry: false });
if (there && !there.isSymbolicLink()) stop(`${link} is another program.`, "Move it away, or link mruk elsewhere.");
mkdirSync(folder, { recursive: true });
rmSync(link, { force: true });
symlinkSync(program, link);
console.log(`mruk: linked as ${link}`);
if (!onPath.includes(folder)) {
  console.log(`  ${folder} is not on the path yet. In ~/.profile or ~/.zprofile: export PATH="${folder}:$PATH"`);
}
const shell = (process.env.SHELL ?? "bash").replace(/.*\//, "");
const scripts = {
  bash: "mkdir -p ~/.local/share/bash-completion/completions && mruk completion bash > ~/.local/share/bash-completion/completions/mruk",
  zsh: "mruk completion zsh > a folder of your $fpath, under the name _mruk",
  fish: "mruk completion fish > ~/.config/fish/completions/mruk.fish",
};
console.log(`  To complete what you type: ${scripts[shell] ?? scripts.bash}`);
