// Installs an archive on a bare Debian that systemd runs, follows docs/run-it.md there, and takes it away again. It needs root,
// debootstrap, a network for the packages, and minutes: only with RELEASE_TESTS=on.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeArchive, releaseDate } from "#scripts/release/make-release.ts";
import { isPlatform } from "#scripts/release/platforms.ts";
import { type Ended, ended, projectFolder } from "../e2e/program.fixture.ts";
import { type BootedRoot, boot, cannotBoot, debianRoot } from "./booted-root.fixture.ts";

const platform = `${process.platform}-${process.arch}`;
const obstacle = isPlatform(platform) ? cannotBoot() : `there is no release for ${platform}`;
const asked = process.env.RELEASE_TESTS === "on";
const minutes = 60_000;
const host = "mruk.internal";

/** The lines that a reader of docs/run-it.md types. */
const page = readFileSync(join(projectFolder, "docs", "run-it.md"), "utf8");
const documented = new Set(
  [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.trim().split("\n")),
);
const typed = new Set<string>();

let workDir = "";
let machine: BootedRoot;
let release = "";

/** Types a line of the page inside, with what stands in it for something else replaced. */
async function type(line: string, replaced: Record<string, string> = {}): Promise<Ended> {
  if (documented.has(line)) typed.add(line);
  const words = Object.entries(replaced).reduce((text, [from, to]) => text.replaceAll(from, to), line);
  return ended(machine.start(["sh", "-c", words], { cwd: release }));
}

/** Types a line that has to succeed. */
async function succeed(line: string, replaced: Record<string, string> = {}): Promise<Ended> {
  const result = await type(line, replaced);
  if (result.code !== 0) throw new Error(`${line} ended with ${result.code}:\n${result.stdout}${result.stderr}`);
  return result;
}

const inside = (path: string) => join(machine.root, path);
const output = async (line: string) => (await type(line)).stdout.trim();

/** Asks the site as a reader does, by HTTPS, from inside its network. */
async function get(path: string): Promise<{ status: number; text: string }> {
  const { stdout } = await ended(machine.startInItsNetwork([process.execPath, "-e", asking(path)]));
  return JSON.parse(stdout);
}

const asking = (path: string) => `${askOnce}
ask("${path}").then((answer) => console.log(JSON.stringify(answer)));`;

const askOnce = `
const { get } = require("node:https");
const of = { host: "127.0.0.1", servername: "${host}", headers: { host: "${host}" }, rejectUnauthorized: false };
const ask = (path) => new Promise((resolve) => {
  get({ ...of, path }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (part) => { text += part; });
    answer.on("end", () => resolve({ status: answer.statusCode, text }));
  }).on("error", ({ code }) => resolve({ status: 0, text: code }));
});`;

/** Resolves with the address of the first story that a reader finds on the home page. */
async function firstStory(): Promise<string> {
  const looking = `${askOnce}
const look = async () => {
  const [found] = /\\/post\\/[\\w-]+/.exec((await ask("/")).text) ?? [];
  if (found) console.log(found); else setTimeout(look, 250);
};
look();`;
  return (await ended(machine.startInItsNetwork([process.execPath, "-e", looking]))).stdout.trim();
}

/** Makes, inside, the archive of the running release as another version, changed by a shell's line in its folder. */
async function archiveOfNext(version: string, change = "true"): Promise<string> {
  const name = `mruk-${version}-${platform}`;
  await succeed(`cp -a $(readlink -f /opt/mruk/current) /root/${name}`);
  await succeed(`cd /root/${name} && sed -i 's/"version": "[^"]*"/"version": "${version}"/' package.json && ${change}`);
  await succeed(`cd /root && tar -czf ${name}.tar.gz ${name} && sha256sum ${name}.tar.gz >> SHA256SUMS`);
  return `/root/${name}.tar.gz`;
}

/** Asks for a page again and again while something happens, and returns which statuses there were. */
async function whileReading(happens: () => Promise<unknown>): Promise<number[]> {
  const statuses = new Set<number>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) statuses.add((await get("/")).status);
  })();
  try {
    await happens();
  } finally {
    isOver = true;
    await reading;
  }
  return [...statuses];
}

async function archive(into: string): Promise<string> {
  const { RELEASE_ARCHIVE: made } = process.env;
  if (made !== undefined) return made;
  const order = { root: projectFolder, platform: isPlatform(platform) ? platform : ("linux-x64" as const) };
  return makeArchive({ ...order, gpl: false, into, seconds: releaseDate(projectFolder, {}) });
}

beforeAll(async () => {
  if (!asked || obstacle !== null) return;
  workDir = mkdtempSync(join(tmpdir(), "mruk-machine-"));
  const root = debianRoot(workDir, ["git", "ca-certificates", "caddy", "libatomic1"]);
  copyFileSync(await archive(workDir), join(root, "root", "mruk.tar.gz"));
  writeFileSync(join(root, "root", "answers.env"), `SITE_URL=https://${host}\nADMIN_EMAIL=ola@example.org\n`);
  writeFileSync(join(root, "etc", "hosts"), `127.0.0.1 localhost ${host}\n`);
  machine = await boot(root);
}, 20 * minutes);

afterAll(async () => {
  if (workDir === "") return;
  await machine.stop();
  rmSync(workDir, { recursive: true, force: true });
}, 2 * minutes);

describe.skipIf(!asked || obstacle !== null)(
  `a bare Debian${obstacle === null ? "" : ` (not here: ${obstacle})`}`,
  () => {
    it("shows in a dry run what it would write, and has none of it afterwards", { timeout: 10 * minutes }, async () => {
      release = "/root";
      await succeed("tar -xzf mruk.tar.gz && rm mruk.tar.gz");
      release = `/root/${readdirSync(inside("root")).find((name) => name.startsWith("mruk-"))}`;
      // Node needs a library that only an installation brings.
      expect(await type("./mruk install")).toMatchObject({ code: 1, stderr: expect.stringContaining("libatomic1") });
      await succeed("apt-get -q -y install libatomic1");
      const { code, stdout } = await type("./mruk install --dry-run --name mruk.example.org");
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringContaining("file /etc/systemd/system/mruk.service"),
      });
      expect(["etc/mruk.env", "opt/mruk", "var/lib/mruk", "usr/local/bin/mruk"].map(inside).filter(existsSync)).toEqual(
        [],
      );
      await type("apt-get -q -y purge libatomic1");
    });

    it("shows its first story over HTTPS after one command, which the doctor ends", {
      timeout: 10 * minutes,
    }, async () => {
      const [began, processorsBefore] = [performance.now(), machine.processorSeconds()];
      const installing = type("./mruk install --from answers.env --yes", { "answers.env": "/root/answers.env" });
      const story = await firstStory();
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      const ofProcessors = (machine.processorSeconds() - processorsBefore).toFixed(0);
      const { code, stdout, stderr } = await installing;
      console.log(`first story after ${seconds} s, which took ${ofProcessors} s of processors`);
      expect({ code, failed: stdout.match(/^failed.*$/gm), stderr }).toMatchObject({ code: 0, failed: null });
      expect(stdout).toMatch(/^Sign in as admin with \S{16}: it is not shown again\.$/m);
      expect(await get(story)).toMatchObject({ status: 200 });
      expect(await get("/metrics")).toMatchObject({ status: 404 });
      expect(await get("/api/admin/setup")).not.toMatchObject({ status: 200 });
    });

    it("changes nothing when it is run again, and keeps what somebody wrote into the settings", {
      timeout: 5 * minutes,
    }, async () => {
      await type("printf 'BUFFER_DAYS=1\\n' >> /etc/mruk.env");
      const before = readFileSync(inside("etc/mruk.env"), "utf8");
      const process = await output("systemctl show --property=MainPID mruk");
      const { code, stdout, stderr } = await type("mruk install --yes");
      expect({ code, done: stdout.match(/^done.*$/gm) }).toEqual({ code: 0, done: null });
      expect(stderr).toContain("Nothing had to be changed.");
      expect(readFileSync(inside("etc/mruk.env"), "utf8")).toBe(before);
      expect(await output("systemctl show --property=MainPID mruk")).toBe(process);
    });

    it("starts again with other settings, and refuses nobody meanwhile", { timeout: 5 * minutes }, async () => {
      const restarted = succeed("systemctl restart mruk");
      const statuses = [];
      for (let asks = 0; asks < 10; asks += 1) statuses.push((await get("/api/health/live")).status);
      await restarted;
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      await succeed("mruk doctor");
    });

    it("takes at most 150 MB at rest", { timeout: 5 * minutes }, async () => {
      const pids = async () => (await output("cat /sys/fs/cgroup/system.slice/mruk.service/cgroup.procs")).split("\n");
      // A worker that has nothing to do ends after a minute.
      await expect.poll(async () => (await pids()).length, { timeout: 4 * minutes, interval: 1_000 }).toBe(1);
      const [pid] = await pids();
      const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(await output(`cat /proc/${pid}/status`))?.[1]);
      console.log(`${((kilobytes * 1024) / 1e6).toFixed(0)} MB at rest`);
      expect(kilobytes * 1024).toBeLessThanOrEqual(150e6);
    });

    it("goes to another version and back while readers read, and stays where the other one does not start", {
      timeout: 10 * minutes,
    }, async () => {
      const current = () => readlinkSync(inside("opt/mruk/current"));
      const mainProcess = () => output("systemctl show --property=MainPID mruk");
      const [before, first] = [current(), await mainProcess()];
      const next = await archiveOfNext("1.0.1");
      const broken = await archiveOfNext("1.0.2", "echo 'process.exit(1)' > dist/web/server.js");

      expect(await whileReading(() => succeed(`mruk upgrade ${next}`))).toEqual([200]);
      expect(current()).toContain("1.0.1");
      const second = await mainProcess();
      expect(second).not.toBe(first);

      expect(
        await whileReading(async () => {
          expect(await type(`mruk upgrade ${broken}`)).toMatchObject({
            code: 1,
            stderr: expect.stringContaining("the old one goes on"),
          });
        }),
      ).toEqual([200]);
      expect([current().includes("1.0.1"), await mainProcess()]).toEqual([true, second]);

      expect(await whileReading(() => succeed("mruk upgrade --back"))).toEqual([200]);
      expect(current()).toBe(before);
      await succeed("mruk doctor");
    });

    it("is backed up, taken away, and comes back out of the backup", { timeout: 10 * minutes }, async () => {
      const posts = (await get("/api/posts")).text;
      const admins = await output("mruk admin list");
      await succeed("systemctl start mruk-backup");
      await succeed("systemctl disable --now mruk-backup.timer mruk.socket mruk");
      const backup = basename((await type("mruk backup")).stdout.trim());
      const archived = { "mruk-….tar.gz": `/root/${backup}` };
      await succeed(`cp /var/backups/mruk/${backup} /root/`);

      expect(await type("mruk uninstall --yes")).toMatchObject({
        code: 0,
        stderr: expect.stringContaining("/var/lib/mruk"),
      });
      expect(
        ["usr/local/bin/mruk", "opt/mruk/current", "etc/systemd/system/mruk.service"].map(inside).filter(existsSync),
      ).toEqual([]);
      expect(
        ["etc/mruk.env", "var/lib/mruk/data/state.json", `var/backups/mruk/${backup}`].map(inside).map(existsSync),
      ).toEqual([true, true, true]);
      expect(await output("systemctl is-active caddy")).toBe("active");

      // Another machine: nothing of it is there but the archive.
      await succeed("rm -rf /etc/mruk.env /var/lib/mruk /var/backups/mruk && userdel mruk");
      await succeed("tar -xzpf mruk-….tar.gz -C /", archived);
      const killed = machine.start(["./mruk", "install"], { cwd: release });
      const over = ended(killed);
      await new Promise((resolve) => {
        killed.stdout?.on("data", (text) => /the library/.test(text) && resolve(text));
        void over.then(resolve);
      });
      // It is a process of the other machine, which a signal from here does not reach.
      await succeed("pkill -KILL -f 'mruk.mj[s] install'");
      await over;
      await succeed("./mruk install --stopped");
      expect(await get("/")).not.toMatchObject({ status: 200 });
      await type("SMTP_URL= mruk newsletter send");
      await succeed("rm -rf /var/lib/mruk/data/outbox");
      await succeed("./mruk install");
      expect(JSON.parse((await get("/api/posts")).text)).toEqual(JSON.parse(posts));
      expect(await output("mruk admin list")).toBe(admins);
    });

    it("has followed every command of docs/run-it.md", () => {
      expect([...documented].filter((line) => !typed.has(line))).toEqual([]);
    });
  },
);
