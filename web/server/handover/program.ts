import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A program as it is started. */
export type Program = { node: string; script: string };

type Process = { argv: readonly string[]; execPath: string };

/** What is now where this process was started from: behind a link such as /opt/mruk/current, another program. */
export function programInPlace({ argv: [, script = ""], execPath }: Process): Program {
  const folder = folderOf(script);
  // A release brings its Node along, a checkout has it among its packages.
  const nodes = [join(folder, "bin", "node"), join(folder, "node_modules", ".bin", "node")];
  return { node: nodes.find((path) => existsSync(path)) ?? execPath, script };
}

/** The folder of the program, with the links in it unresolved. */
function folderOf(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(join(parent, "package.json")) ? parent : folderOf(parent);
}
