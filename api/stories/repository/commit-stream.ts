import type { TreeEntry } from "./replay.ts";

// Commits go to `git fast-import` as one stream. It makes contents, trees and commits in a single step, without touching the
// index or the working tree, unfiltered (no line-end conversion), unsigned and without hooks. The stream ends with "done", so
// that a stream that breaks off makes nothing.

/** A commit's change to one path: new bytes, bytes that Git has already, or its removal. */
export type PathChange = { path: string; content: Uint8Array } | { path: string; entry: TreeEntry } | { path: string };

/** Name, address and time as Git writes them: `Mruk <mruk@example.org> 1795244400 +0100`. */
export type Signature = string;

export type NewCommit = {
  author: Signature;
  committer: Signature;
  message: string;
  changes: readonly PathChange[];
};

/** The branch that the stream works on; the stream itself removes it again, only the commits stay. */
export const scratchRef = "refs/mruk/new";

/** A stream that makes a chain of commits on `parent` (null for a root commit), and prints the last one's id. */
export function commitStream(parent: string | null, commits: readonly NewCommit[], noCommit: string): Buffer {
  const parts: Uint8Array[] = [];
  const line = (text: string) => parts.push(Buffer.from(`${text}\n`));
  const data = (bytes: Uint8Array) => {
    line(`data ${bytes.byteLength}`);
    parts.push(bytes);
    line("");
  };

  for (const [index, { author, committer, message, changes }] of commits.entries()) {
    line(`commit ${scratchRef}`);
    line(`mark :${index + 1}`);
    line(`author ${author}`);
    line(`committer ${committer}`);
    data(Buffer.from(message));
    if (index === 0 && parent !== null) line(`from ${parent}`);
    for (const change of changes) {
      const path = quotedPath(change.path);
      if ("content" in change) {
        line(`M 100644 inline ${path}`);
        data(change.content);
      } else if ("entry" in change) line(`M ${change.entry.mode} ${change.entry.blob} ${path}`);
      else line(`D ${path}`);
    }
    line("");
  }
  line(`get-mark :${commits.length}`);
  line(`reset ${scratchRef}`);
  line(`from ${noCommit}`);
  line("");
  line("done");
  return Buffer.concat(parts);
}

/** Git's C-style quotes: only these three characters would otherwise end the path or begin an escape. */
function quotedPath(path: string): string {
  const escapes: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };
  return `"${path.replace(/[\\"\n]/g, (character) => escapes[character] ?? character)}"`;
}
