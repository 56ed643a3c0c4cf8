import { folderAbove, nodeOf } from "#api/platform/project-folder.ts";

/** A program as it is started. */
export type Program = { node: string; script: string; environment: NodeJS.ProcessEnv };

type Process = { argv: readonly string[]; execPath: string; env: NodeJS.ProcessEnv };

/** What is now where this process was started from: behind a link such as /opt/mruk/current, another program. */
export function programInPlace({ argv: [, script = ""], execPath, env }: Process): Program {
  return { node: nodeOf(folderAbove(script)) ?? execPath, script, environment: env };
}
