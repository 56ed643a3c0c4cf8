// Two hundred readers with pauses between pages, for twenty seconds: whether each gets an answer, the slowest answers against those
// of ten such readers in the same run, the growth of the server's memory, and the time of a restart.
import { rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { p99 } from "./figures.fixture.ts";
import { illustratedLibrary } from "./pictures.fixture.ts";
import { type Server, startProcess } from "./server.fixture.ts";

const [few, many, seconds] = [10, 200, 20];
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

type Read = { took: number; failed: boolean };

function read(address: string, agent: Agent): Promise<Read> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (failed: boolean) => resolve({ took: performance.now() - began, failed });
    const headers = { accept: "text/html,*/*", "accept-encoding": "br" };
    request(address, { agent, headers }, (response) => {
      response.resume().once("error", () => end(true));
      response.once("end", () => end(response.statusCode !== 200));
    })
      .once("error", () => end(true))
      .end();
  });
}

/** A number of readers, each with a connection and about a second between two pages. */
async function visit(addresses: string[], readers: number, forSeconds: number): Promise<Read[]> {
  const all: Read[] = [];
  const over = performance.now() + forSeconds * 1000;
  const visitor = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await sleep((number * 1000) / readers);
    for (let page = number; performance.now() < over; page++) {
      all.push(await read(addresses[page % addresses.length] ?? "", agent));
      await sleep(500 + ((page * 379) % 1000));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: readers }, visitor));
  return all;
}

const slowest = (reads: Read[]) => p99(reads.map(({ took }) => took));

const { root, contentDir, pictures } = await illustratedLibrary(24);
const start = () => startProcess({ CONTENT_DIR: contentDir, DATA_DIR: `${root}/data` });
let server: Server | undefined;
try {
  server = await start();
  const { url } = server;
  const stories = pictures.map(({ story }) => story.id);
  const paths = ["/", "/pl", ...stories.flatMap((id) => [`/post/${id}`, `/pl/post/${id}`, `/api/posts/${id}`])];
  const addresses = paths.map((path) => url + path);
  // The first readers fill the response cache, which is no growth.
  for (const address of addresses) await read(address, new Agent());
  const quiet = await visit(addresses, few, seconds / 4);
  await visit(addresses, many, seconds / 4);
  const before = server.resident();
  const reads = await visit(addresses, many, seconds);
  const after = server.resident();
  const [slow, usual] = [slowest(reads), slowest(quiet)];
  const failed = reads.filter((read) => read.failed).length;
  console.log(
    `${many} readers for ${seconds} s: ${reads.length} answers, ${failed} failed (bar: none); 99 of 100 within ${slow.toFixed(1)} ms, ${(slow / usual).toFixed(1)} x that of ${few} readers (promise: a quarter of a second on two quiet cores); memory ${megabytes(before)} before, ${megabytes(after)} after`,
  );
  await server.stop();
  server = await start();
  console.log(`  stopped and started again: the first answer after ${(server.start.wall / 1000).toFixed(1)} s`);
} finally {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
}
