import { GitError } from "simple-git";
import { expect, it } from "vitest";
import { remoteError, remoteOf } from "./transport.ts";

const remote = remoteOf({ ref: "refs/heads/main" }, { remote: "https://example.org/library.git" });
const codeOf = (message: string) => remoteError(remote, new GitError(undefined, message), "/srv/library");

it.each([
  ["error: insufficient permission for adding an object to repository database .git/objects", "CONTENT_NOT_WRITABLE"],
  ["error: unable to create temporary file: Read-only file system", "CONTENT_NOT_WRITABLE"],
  ["fatal: write error: No space left on device", "DISK_FULL"],
  ["remote: fatal: write error: No space left on device", "REMOTE_UNREACHABLE"],
  ["remote: error: insufficient permission for adding an object to repository database", "REMOTE_UNREACHABLE"],
  ["git@example.org: Permission denied (publickey).\nfatal: Could not read from remote", "REMOTE_UNREACHABLE"],
  ["fatal: unable to access 'https://example.org/': Could not resolve host", "REMOTE_UNREACHABLE"],
])("distinguishes errors of this side from errors of the remote: %s", (message, code) => {
  expect(codeOf(message)).toMatchObject({ code });
});
