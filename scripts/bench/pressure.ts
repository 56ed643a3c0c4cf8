// How long hot reads take while everything else that a server does is saturated: stories are generated, pictures are resized, readers
// like as fast as they can. The reader is a process of its own, so that what the storm costs its sender is not taken for the server's.
//
// All of it shares one machine: what is slower only because its processors are taken is shown by the same reader, asking a bare server
// that knows nothing of the storm, while it goes on.
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { illustratedLibrary } from "./pictures.fixture.ts";
import { startProcess } from "./server.fixture.ts";

const [seconds, readers, perSecond, likers, resizers] = [8, 16, 150, 16, 8];
const project = join(import.meta.dirname, "..", "..");

type Measured = { p50: number; p99: number; longest: number; answers: number; errors: number };
type Call = { status: number; body: string };

function call(url: string, { agent, method = "GET", headers = {}, body }: CallOptions): Promise<Call> {
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk)).once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    })
      .once("error", reject)
      .end(body);
  });
}
type CallOptions = { agent: Agent; method?: string; headers?: Record<string, string>; body?: string };

/** The reader's process: asks so often a second, whatever the answers take, and tells how long they took. */
function read(): void {
  process.on("message", async (urls: string[]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: readers });
    const took: number[] = [];
    let errors = 0;
    const asked: Promise<void>[] = [];
    const begun = performance.now();
    for (let index = 0; index < seconds * perSecond; index++) {
      // Where this process itself is late, the time until it asks is not the server's.
      await sleep(Math.max(0, begun + (index * 1000) / perSecond - performance.now()));
      const url = urls[index % urls.length] as string;
      const at = performance.now();
      const answer = call(url, { agent, headers: { accept: "image/avif,text/html,*/*", "accept-encoding": "gzip" } });
      asked.push(
        answer.then(
          ({ status }) => {
            took.push(performance.now() - at);
            if (status !== 200) errors++;
          },
          () => {
            errors++;
          },
        ),
      );
    }
    await Promise.all(asked);
    agent.destroy();
    took.sort((a, b) => a - b);
    const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? Number.NaN;
    process.send?.({ p50: at(0.5), p99: at(0.99), longest: at(1), answers: took.length, errors } satisfies Measured);
  });
  process.once("disconnect", () => process.exit());
}

/** The bare server's process: answers every address with as many bytes, from memory. */
function answer(): void {
  const body = Buffer.alloc(20_000);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Length": body.byteLength }).end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.once("disconnect", () => process.exit());
}

function measure(reader: ReturnType<typeof fork>, urls: string[]): Promise<Measured> {
  return new Promise((resolve) => {
    reader.once("message", (said) => resolve(said as Measured));
    reader.send(urls);
  });
}

async function main(): Promise<void> {
  const { root, contentDir, pictures } = await illustratedLibrary(24);
  for (const name of ["cat.md", "cat"])
    cpSync(join(project, "content", name), join(contentDir, name), { recursive: true });
  const git = (...args: string[]) => execFileSync("git", ["-C", contentDir, ...args]);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Bench", "-c", "user.email=bench@mruk.invalid", "commit", "--quiet", "-m", "Begin");
  const server = await startProcess({ CONTENT_DIR: contentDir, DATA_DIR: `${root}/data` });
  const reader = fork(import.meta.filename, ["read"]);
  const bare = fork(import.meta.filename, ["answer"]);
  const [barePort] = await once(bare, "message");
  const agent = new Agent({ keepAlive: true });
  const { url } = server;
  try {
    const [hot, ...cold] = pictures;
    const id = hot?.story.id;
    const hotUrls = [
      "/api/posts",
      `/api/posts/${id}`,
      "/",
      `/post/${id}`,
      `/images/${id}.webp?w=640&v=${hot?.hash}`,
    ].map((path) => url + path);
    for (let time = 0; time < 50; time++) for (const address of hotUrls) await call(address, { agent });
    await measure(reader, hotUrls);
    const quiet = await measure(reader, hotUrls);
    const bareUrls = hotUrls.map(() => `http://127.0.0.1:${barePort}/`);
    const bareQuiet = await measure(reader, bareUrls);

    const over = new AbortController();
    const count = { likes: 0, resized: 0, standIns: 0, runs: 0, refused: 0 };
    const json = { "content-type": "application/json" };
    const ola = JSON.stringify({ username: "bench", password: "a long enough password for a bench" });
    await call(`${url}/api/admin/setup`, { agent, method: "POST", headers: json, body: ola });
    const { body } = await call(`${url}/api/admin/login`, { agent, method: "POST", headers: json, body: ola });
    const authorization = `Bearer ${JSON.parse(body).token}`;

    async function generate(): Promise<void> {
      for (let day = 1; !over.signal.aborted; day++) {
        const date = Temporal.Now.plainDateISO("Europe/Warsaw").subtract({ days: day }).toString();
        const order = { agent, method: "POST", headers: { ...json, authorization }, body: JSON.stringify({ date }) };
        const { status } = await call(`${url}/api/admin/generate-daily`, order);
        if (status === 201) count.runs++;
        else count.refused++;
      }
    }
    const versions = cold.flatMap(({ story, hash }) =>
      [320, 640, 960, 1280].flatMap((width) =>
        ["image/avif", "image/webp", "image/jpeg"].map((accept) => ({
          address: `${url}/images/${story.id}.webp?w=${width}&v=${hash}`,
          accept,
        })),
      ),
    );
    async function resize(): Promise<void> {
      while (!over.signal.aborted) {
        const version = versions.pop();
        if (version === undefined) return;
        const { status } = await call(version.address, { agent, headers: { accept: version.accept } });
        if (status === 200) count.resized++;
        else count.standIns++;
      }
    }
    async function like(): Promise<void> {
      for (let turn = 0; !over.signal.aborted; turn++) {
        const story = pictures[turn % pictures.length]?.story.id;
        const { status } = await call(`${url}/api/posts/${story}/like`, { agent, method: "POST" });
        if (status === 200) count.likes++;
        else count.refused++;
      }
    }
    const begun = performance.now();
    const storm = [generate(), ...Array.from({ length: resizers }, resize), ...Array.from({ length: likers }, like)];
    await sleep(500);
    // While what the storm asks for is compiled, and each page is rendered for its first likes.
    const onset = await measure(reader, hotUrls);
    const pressed = await measure(reader, hotUrls);
    const barePressed = await measure(reader, bareUrls);
    over.abort();
    const stormed = (performance.now() - begun) / 1000;
    await Promise.all(storm);
    const milliseconds = ({ p50, p99, longest }: Measured) =>
      `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(0)} ms`;
    console.log(
      `  under pressure the p99 of hot reads is ${(pressed.p99 / quiet.p99).toFixed(1)} x its quiet value, with ${pressed.errors + onset.errors} errors in ${pressed.answers + onset.answers} answers; bar: under 5, none`,
    );
    console.log(
      `  quiet: ${milliseconds(quiet)}; under pressure: ${milliseconds(pressed)}; ${perSecond} reads a second`,
    );
    console.log(
      `  in the first ${seconds} seconds of it: ${milliseconds(onset)}, ${(onset.p99 / quiet.p99).toFixed(1)} x its quiet value`,
    );
    console.log(
      `  a bare server beside the storm, which has no part in it: p99 ${(barePressed.p99 / bareQuiet.p99).toFixed(1)} x its quiet value; quiet: ${milliseconds(bareQuiet)}; beside the storm: ${milliseconds(barePressed)}`,
    );
    console.log(
      `  meanwhile ${(count.likes / stormed).toFixed(0)} likes a second, ${count.resized} pictures resized, ${count.runs} days of stories made, ${count.refused} refused`,
    );
  } finally {
    reader.disconnect();
    bare.disconnect();
    agent.destroy();
    await server.stop();
    rmSync(root, { recursive: true, maxRetries: 5 });
  }
}

if (process.argv[2] === "read") read();
else if (process.argv[2] === "answer") answer();
else await main();
