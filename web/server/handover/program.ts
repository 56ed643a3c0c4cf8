import { folderAbove, nodeOf } from "#api/platform/project-folder.ts";

/** A program as it is started. */
export type Program = { node: string; script: string };

type Process = { argv: readonly string[]; execPath: string };

/** What is now where this process was started from: behind a link such as /opt/mruk/current, another program. */
export function programInPlace({ argv: [, script = ""], execPath }: Process): Program {
  return { node: nodeOf(folderAbove(script)) ?? execPath, script };
}
