import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatStory } from "../file/story-file.ts";
import { openLibrary } from "../index/library.ts";
import { storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { openContentRepository } from "./content-repository.ts";
import { gitHost } from "./git-host.fixture.ts";
import { environment, expectClean, gitAt, publicationOf, temporaryFolder } from "./repository.fixture.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = "2026-11-21-evening";

/** A bare remote whose library lies in this folder, and a place for a clone beside it. */
async function remoteWith(folder = "", branch = "main") {
  const place = await temporaryFolder();
  const origin = await place.bare();
  const author = await place.clone("origin.git", "author");
  await author.write(join(folder, storyPath(morning.id)), formatStory(morning));
  author.commitAll("Begin");
  author.git("push", "--quiet", "origin", `HEAD:refs/heads/${branch}`);
  origin.git("symbolic-ref", "HEAD", `refs/heads/${branch}`);
  return { place, origin, author };
}

const contentAt = (contentDir: string, remote: string, options: { branch?: string } = {}) =>
  openContentRepository({ contentDir, remote, author: "Mruk <mruk@mruk.invalid>", environment, ...options });

describe("the first start of a server that follows an address", () => {
  it("fetches the library into the content folder, on the remote's own branch, and pushes to it from then on", async () => {
    const { place, origin } = await remoteWith("", "stories");
    await mkdir(join(place.root, "srv/library"), { recursive: true });
    const content = contentAt(join(place.root, "srv/library"), origin.root);
    await expect(content.cloneLibrary()).resolves.toBe(true);
    const copy = place.copyAt("srv/library");
    expect(await copy.read(storyPath(morning.id))).toBe(formatStory(morning));
    expect(copy.git("symbolic-ref", "HEAD")).toBe("refs/heads/stories");
    expect(copy.git("remote")).toBe("");
    await expect(content.isPushed()).resolves.toBe("equal");
    await expect(content.cloneLibrary()).resolves.toBe(false);
    expect(await readdir(join(place.root, "srv"))).toEqual(["library"]);

    await content.publish(publicationOf(evening));
    await expect(content.isPushed()).resolves.toBe("local only");
    await expect(content.push()).resolves.toEqual({ state: "equal", taken: [] });
    await expect(content.isPushed()).resolves.toBe("equal");
    expect(origin.tip("stories")).toBe(copy.tip());
    expectClean(copy);
  });

  it("fetches the whole repository around the content folder where its library has a folder of that name", async () => {
    const { place, origin } = await remoteWith("content");
    const contentDir = join(place.root, "srv/library/content");
    const both = [contentAt(contentDir, origin.root), contentAt(contentDir, origin.root)];
    // Two servers start at the same time.
    expect((await Promise.all(both.map((each) => each.cloneLibrary()))).sort()).toEqual([false, true]);
    expect((await readdir(join(place.root, "srv/library"))).sort()).toEqual([".git", "content"]);
    expect(await readdir(join(place.root, "srv"))).toEqual(["library"]);
    const library = await openLibrary({ contentDir, likesOf: () => 0 });
    expect(library.any(morning.id)).toEqual(morning);
    // Another address of the same library is followed at once, although its tip is older.
    gitAt(place.root, "clone", "--quiet", "--bare", "origin.git", "mirror.git");
    await both[0]?.publish(publicationOf(evening));
    await both[0]?.push();
    const elsewhere = contentAt(contentDir, join(place.root, "mirror.git"));
    await expect(elsewhere.synchronise()).resolves.toEqual({ state: "equal", taken: [] });
    expect(gitAt(join(place.root, "mirror.git"), "rev-parse", "main")).toBe(origin.tip("main"));
  });

  it("clones the library into a folder of another repository that does not hold it", async () => {
    const { place, origin } = await remoteWith();
    const program = await place.workingCopy("program");
    await program.write("server.ts", "serve();\n");
    program.commitAll("Serve");
    await expect(contentAt(join(program.root, "library"), origin.root).cloneLibrary()).resolves.toBe(true);
    expect(place.copyAt("program/library").log()).toEqual(["Begin"]);
    // In a clone of the library itself, the same empty folder is taken for the library's own.
    const clone = await place.clone("origin.git", "clone");
    await expect(contentAt(join(clone.root, "library"), origin.root).cloneLibrary()).resolves.toBe(false);
  });

  it("names the obstacle, and leaves nothing behind", async () => {
    const { place, origin } = await remoteWith("content");
    const root = join(place.root, "srv");
    await mkdir(join(root, "full"), { recursive: true });
    await mkdir(join(root, "data"));
    await writeFile(join(root, "full/mine.txt"), "mine\n");
    // A process that was killed while it fetched leaves such a folder.
    await mkdir(join(root, ".mruk-bringing-abc/tree/.git"), { recursive: true });
    const empty = await place.bare("empty.git");
    const refusals: [string, string, object][] = [
      [join(root, "full"), origin.root, { code: "CONTENT_BLOCKED", hint: expect.stringContaining("CONTENT_DIR") }],
      [
        join(root, "content"),
        origin.root,
        { code: "CONTENT_BLOCKED", hint: expect.stringContaining("srv/library/content") },
      ],
      [join(root, "new"), empty.root, { code: "CONTENT_BLOCKED", message: `${empty.root} has no commits yet` }],
      [
        join(root, "new"),
        join(place.root, "gone.git"),
        { code: "REMOTE_UNREACHABLE", hint: expect.stringContaining("CONTENT_REMOTE") },
      ],
    ];
    for (const [contentDir, remote, problem] of refusals) {
      await expect(contentAt(contentDir, remote).cloneLibrary()).rejects.toMatchObject(problem);
    }
    const other = contentAt(join(root, "new"), origin.root, { branch: "other" });
    await expect(other.cloneLibrary()).rejects.toMatchObject({ message: `${origin.root} has no branch other` });
    expect((await readdir(root)).sort()).toEqual(["data", "full"]);
    await expect(contentAt(join(root, "new"), "origin").cloneLibrary()).resolves.toBe(false);
  });

  it("shows the password of the address nowhere, neither while it is right nor after it expired", async () => {
    const { place, author } = await remoteWith();
    const secret = "sk-planted-in-an-address";
    const host = await gitHost(place.root, secret);
    gitAt(join(place.root, "origin.git"), "config", "http.receivepack", "true");
    const content = contentAt(join(place.root, "library"), host.addressOf("origin.git"));
    await expect(content.cloneLibrary()).resolves.toBe(true);
    await content.publish(publicationOf(evening));
    await expect(content.push()).resolves.toMatchObject({ state: "equal" });
    author.git("pull", "--quiet", "--rebase", "origin", "main");
    author.git("commit", "--quiet", "--allow-empty", "-m", "More");
    author.git("push", "--quiet", "origin", "HEAD:main");
    await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });

    host.accept("another");
    const { problem } = await content.synchronise();
    expect(problem).toMatchObject({ code: "REMOTE_UNREACHABLE", message: expect.stringMatching(/^http:\/\/127/) });
    const refused = await contentAt(join(place.root, "new"), host.addressOf("origin.git"))
      .cloneLibrary()
      .catch((error: unknown) => error);
    for (const error of [problem, refused]) {
      let shown = "";
      for (let each = error; each instanceof Error; each = each.cause) {
        shown += `${each.stack} ${JSON.stringify(each, Object.getOwnPropertyNames(each))}`;
      }
      expect(shown).toContain("127.0.0.1");
      expect(shown).not.toContain("sk-planted");
    }
    // The password is in no file either: after each test its folder is searched for secrets.
    host.accept(secret);
    await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });
  });
});

// This runs in a mount namespace that ends with the process. Machines that allow no such namespace skip it.
const isolated = ["--user", "--map-root-user", "--mount"];
const hasNamespaces =
  spawnSync("unshare", [...isolated, "sh", "-euc", 'mount -t tmpfs tmpfs "$1"', "sh", tmpdir()]).status === 0;

it.skipIf(!hasNamespaces)("says that the disk is full, keeps what it has, and goes on when there is room", async () => {
  const { place, origin, author } = await remoteWith();
  for (const branch of ["main", "next"]) {
    await writeFile(join(author.root, `${branch}.bin`), randomBytes(4_000_000));
    author.commitAll(branch);
    author.git("push", "--quiet", "origin", `HEAD:${branch}`);
  }
  await mkdir(join(place.root, "disk"));
  const script = `
    import { spawnSync } from "node:child_process";
    import { readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
    import { openContentRepository } from ${JSON.stringify(join(import.meta.dirname, "content-repository.ts"))};
    const [disk, remote, next] = process.argv.slice(1);
    const run = (...command) => spawnSync(command[0], command.slice(1), { encoding: "utf8" }).stdout;
    const contentDir = disk + "/library";
    const content = openContentRepository({ contentDir, remote, author: "A <a@b>", environment: process.env });
    const saidBy = (work) => work.then((answer) => answer?.state ?? answer, (error) => error.code ?? String(error));
    const said = [await saidBy(content.cloneLibrary()), readdirSync(disk)];
    // The mount's other options name accounts that are unknown inside of the namespace.
    run("mount", "--options-mode", "ignore", "-o", "remount,size=40m", disk);
    said.push(await saidBy(content.cloneLibrary()));
    run("sh", "-c", "cat /dev/zero > " + disk + "/filling 2> /dev/null");
    truncateSync(disk + "/filling", Number(run("stat", "-c", "%s", disk + "/filling")) - 3_000_000);
    run("git", "-C", remote, "update-ref", "refs/heads/main", next);
    said.push(await saidBy(content.synchronise()), run("git", "-C", contentDir, "status", "--porcelain"));
    rmSync(disk + "/filling");
    said.push(await saidBy(content.synchronise()), readdirSync(contentDir).sort());
    console.log(JSON.stringify(said));`;
  const command = 'mount -t tmpfs -o size=6m tmpfs "$1" && exec "$NODE" --input-type=module -e "$SCRIPT" "$@"';
  const args = [join(place.root, "disk"), origin.root, origin.tip("next")];
  const { stdout, stderr } = spawnSync("unshare", [...isolated, "sh", "-euc", command, "sh", ...args], {
    env: { ...environment, NODE: process.execPath, SCRIPT: script },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const all = [".git", "main.bin", "next.bin", "stories"];
  expect(JSON.parse(stdout)).toEqual(["DISK_FULL", [], true, "DISK_FULL", "", "equal", all]);
});
