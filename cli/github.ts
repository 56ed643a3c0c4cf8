import { relative, resolve, sep } from "node:path";
import { z } from "zod";
import { picturePath, type StoryId } from "#api/stories/model.ts";

const Actions = z.object({
  GITHUB_SERVER_URL: z.url({ protocol: /^https?$/ }),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_WORKSPACE: z.string().min(1),
});

/** Where a library lies in the repository that a GitHub workflow has checked out. */
export type CheckedOutLibrary = {
  /** The path of a library's file from the repository's root. */
  pathOf(path: string): string;
  /** The web address of a story's picture at a commit. */
  pictureAt(id: StoryId, commit: string): string;
};

/** Reads the workflow's environment; null outside of workflows, and for a library outside of the repository. */
export function checkedOutLibrary(
  environment: Readonly<Record<string, string | undefined>>,
  contentDir: string,
): CheckedOutLibrary | null {
  const { data } = Actions.safeParse(environment);
  if (!data) return null;
  const folder = relative(resolve(data.GITHUB_WORKSPACE), resolve(contentDir)).split(sep);
  if (folder[0] === "..") return null;
  const pathOf = (path: string) => [...folder, path].filter((part) => part !== "").join("/");
  const repository = `${data.GITHUB_SERVER_URL.replace(/\/$/, "")}/${data.GITHUB_REPOSITORY}`;
  return { pathOf, pictureAt: (id, commit) => `${repository}/raw/${commit}/${pathOf(picturePath(id))}` };
}

/**
 * A workflow command that makes GitHub show a fault beside its line. Characters that end the line or a property are escaped,
 * because a file's name or content could otherwise begin another command.
 */
export function annotation({ path, line, reason }: { path: string; line?: number; reason: string }): string {
  const place = [`file=${escapedProperty(path)}`, ...(line === undefined ? [] : [`line=${line}`])].join(",");
  return `::error ${place}::${escaped(reason)}`;
}

const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
