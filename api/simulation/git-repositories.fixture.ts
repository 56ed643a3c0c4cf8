// The simulation's repositories with Git: a bare remote that is moved away while it is unreachable, and whose hook
// refuses pushes.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openContentRepository } from "#api/stories/repository/content-repository.ts";
import { environment, gitAt } from "#api/stories/repository/repository.fixture.ts";
import type { FirstFiles, Repositories } from "./repositories.fixture.ts";

export function gitRepositories(root: string, first: FirstFiles): Repositories {
  const [bare, away, hook] = [join(root, "origin.git"), join(root, "away.git"), join("hooks", "pre-receive")];
  gitAt(root, "init", "--quiet", "--bare", "--initial-branch=main", bare);
  gitAt(root, "clone", "--quiet", bare, "first");
  for (const [path, content] of first) {
    mkdirSync(dirname(join(root, "first", path)), { recursive: true });
    writeFileSync(join(root, "first", path), content);
  }
  gitAt(join(root, "first"), "add", "--all");
  gitAt(join(root, "first"), "commit", "--quiet", "-m", "Begin the library");
  gitAt(join(root, "first"), "push", "--quiet", "origin", "HEAD:main");
  let isAway = false;

  const log = (filter: string) =>
    gitAt(isAway ? away : bare, "log", "--reverse", "--format=", "--name-only", `--diff-filter=${filter}`, "main")
      .split("\n")
      .filter(Boolean);

  return {
    async clone(name) {
      gitAt(root, "clone", "--quiet", bare, name);
      const contentDir = join(root, name);
      const author = "Mruk <mruk@mruk.invalid>";
      return {
        contentDir,
        open: () => openContentRepository({ contentDir, remote: "origin", author, environment, keepsConflicts: true }),
      };
    },
    refuse({ fetches, pushes }) {
      if (isAway !== fetches) renameSync(isAway ? away : bare, isAway ? bare : away);
      isAway = fetches;
      const path = join(isAway ? away : bare, hook);
      if (pushes) writeFileSync(path, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
      else rmSync(path, { force: true });
    },
    added: () => log("A").flatMap((path) => /^stories\/.*\/([^/]+)\.md$/.exec(path)?.[1] ?? []),
    touched: () => log("MDT"),
  };
}
