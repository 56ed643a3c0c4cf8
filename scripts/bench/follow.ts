// How long a pushed story takes from the remote into the index of a server that follows it, in a library of 10,000, against
// what Git itself takes to fetch the same commit and to check it out.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openContentRepository } from "../../api/stories/content-repository.ts";
import { openLibrary } from "../../api/stories/library.ts";
import { type Story, storyPath } from "../../api/stories/model.ts";
import { formatStory } from "../../api/stories/story-file.ts";
import { benchStories } from "./stories.fixture.ts";

const [size, rounds] = [10_000, 9];
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const root = mkdtempSync(join(tmpdir(), "mruk-bench-"));
const someone = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org"];
function git(folder: string, ...args: string[]): void {
  const { status, stderr } = spawnSync("git", [...someone, ...args], { cwd: join(root, folder), encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
}

function write(story: Story): void {
  const path = join(root, "author/content", storyPath(story.id));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatStory(story));
}

function pushAll(message: string): void {
  git("author", "add", "--all");
  git("author", "commit", "--quiet", "-m", message);
  git("author", "push", "--quiet", "origin", "main");
}

try {
  const stories = [...benchStories(size + rounds)];
  git(".", "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  git(".", "init", "--quiet", "--initial-branch=main", "author");
  git("author", "remote", "add", "origin", join(root, "origin.git"));
  for (const story of stories.slice(0, size)) write(story);
  pushAll("Begin");
  git(".", "clone", "--quiet", "origin.git", "plain");

  const contentDir = join(root, "server/content");
  const content = openContentRepository({
    contentDir,
    remote: join(root, "origin.git"),
    author: "Mruk <mruk@mruk.invalid>",
    environment: process.env,
    setsAside: true,
  });
  const brought = performance.now();
  await content.bring();
  console.log(`a library of ${size} stories is fetched in ${((performance.now() - brought) / 1000).toFixed(1)} s`);
  const library = await openLibrary({ contentDir, likesOf: () => 0, stillness: content.stillness });

  const [followed, looked, idle, plain]: number[][] = [[], [], [], []];
  for (const story of stories.slice(size)) {
    write(story);
    pushAll(`Publish ${story.id}`);
    let began = performance.now();
    const { brought: paths } = await content.synchronise();
    await library.refresh({ paths: paths ?? [] });
    followed?.push(performance.now() - began);
    if (library.any(story.id) === undefined) throw new Error(`${story.id} did not arrive`);

    began = performance.now();
    git("plain", "fetch", "--quiet", "origin", "main");
    git("plain", "merge", "--quiet", "--ff-only", "FETCH_HEAD");
    plain?.push(performance.now() - began);

    began = performance.now();
    await content.synchronise();
    idle?.push(performance.now() - began);
    began = performance.now();
    await library.refresh();
    looked?.push(performance.now() - began);
  }
  const [took, of] = [median(followed ?? []), median(plain ?? [])];
  const milliseconds = (values: number[] = []) => `${median(values).toFixed(0)} ms`;
  console.log(
    `fetch and index of one new story among ${size} take ${(took / of).toFixed(1)} x git fetch and git merge (${took.toFixed(0)} ms to ${of.toFixed(0)} ms, medians of ${rounds}); ${(took / 1000).toFixed(2)} x a second; bar: under 1`,
  );
  console.log(
    `where nothing was pushed it takes ${milliseconds(idle)}; a look at all the files takes ${milliseconds(looked)}`,
  );
} finally {
  rmSync(root, { recursive: true });
}
