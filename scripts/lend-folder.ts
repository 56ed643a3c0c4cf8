import { rmSync } from "node:fs";

/** Names a folder to a whole run of the tests by a variable of the environment; answers what takes both away again. */
export function lendFolder(variable: string, folder: string): () => void {
  const { [variable]: before } = process.env;
  process.env[variable] = folder;
  return () => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
