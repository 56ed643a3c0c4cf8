import { rmSync } from "node:fs";

/** Passes a folder to all tests by an environment variable. The returned function removes both. */
export function shareFolder(variable: string, folder: string): () => void {
  const { [variable]: before } = process.env;
  process.env[variable] = folder;
  return () => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
