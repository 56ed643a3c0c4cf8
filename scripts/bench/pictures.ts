// How long the first answer of a resized picture takes against sharp alone, and what later ones cost against a bare node:http server
// that sends the same bytes and headers from memory.
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { Agent, createServer, type IncomingHttpHeaders, request } from "node:http";
import sharp, { type Sharp } from "sharp";
import { mediaTypes, pictureFormats, pictureWidths } from "../../api/images/model.ts";
import { illustratedLibrary, median } from "./pictures.fixture.ts";
import { startProcess } from "./server.fixture.ts";

const [masters, rounds, roundMs, connections] = [6, 5, 1_500, 16];

/** What the product does, and nothing else: as a route of a few lines would. */
const bare = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk) => chunks.push(chunk))
        .once("end", () => {
          const { statusCode: status, headers, rawHeaders } = response;
          resolve({ status, headers, rawHeaders, body: Buffer.concat(chunks) });
        });
    })
      .once("error", reject)
      .end();
  });
}

/** The bare server's process. */
function serveBare(): void {
  process.once("message", ({ headers, body }: { headers: string[]; body: Uint8Array }) => {
    const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
  });
  process.once("disconnect", () => process.exit());
}

const cpuOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Answers per second of the server's processor. */
async function rateOf(url: string, accept: string, cpu: () => number): Promise<number> {
  const until = performance.now() + roundMs;
  let answers = 0;
  const began = cpu();
  const ask = async () => {
    while (performance.now() < until) {
      const { status } = await get(url, { accept });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return answers / (cpu() - began);
}

async function firstAnswers(url: string, pictures: Awaited<ReturnType<typeof illustratedLibrary>>["pictures"]) {
  // The process that resizes is started by the first, which nobody measures.
  const [unmeasured, ...measured] = pictures;
  for (const format of pictureFormats)
    await get(`${url}${unmeasured?.story.imageUrl}?w=320`, { accept: mediaTypes[format] });
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const [alone, served]: number[][] = [[], []];
      for (const { story, master, hash } of measured) {
        let began = performance.now();
        const made = await bare[format](sharp(master, { sequentialRead: true }).resize({ width }).keepXmp()).toBuffer();
        alone?.push(performance.now() - began);
        began = performance.now();
        const { body, headers } = await get(`${url}/images/${story.id}.webp?w=${width}&v=${hash}`, {
          accept: mediaTypes[format],
        });
        served?.push(performance.now() - began);
        if (!body.equals(made)) throw new Error(`Another picture than sharp makes: ${JSON.stringify(headers)}`);
      }
      const [of, took] = [median(alone ?? []), median(served ?? [])];
      console.log(
        `  the first ${format} of ${width} pixels takes ${(took / of).toFixed(2)} x sharp alone (${took.toFixed(0)} ms to ${of.toFixed(0)} ms, medians of ${measured.length}); bar: under 1.2`,
      );
    }
  }
}

async function laterAnswers(url: string, { id, hash }: { id: string; hash: string }, cpu: () => number) {
  for (const width of [640, 1280]) {
    const address = `${url}/images/${id}.webp?w=${width}&v=${hash}`;
    const accept = mediaTypes.avif;
    const { rawHeaders, body } = await get(address, { accept });
    const child: ChildProcess = fork(import.meta.filename, ["bare"], { serialization: "advanced" });
    const hop = new Set(["date", "connection", "keep-alive"]);
    const headers = rawHeaders.filter((_, at) => !hop.has((rawHeaders[at - (at % 2)] ?? "").toLowerCase()));
    const port = await new Promise<number>((resolve) => {
      child.once("message", (said) => resolve(said as number));
      child.send({ headers, body });
    });
    const [ours, theirs]: number[][] = [[], []];
    // By turns, so that a busy moment of the machine falls on both.
    for (let round = 0; round < rounds; round++) {
      ours?.push(await rateOf(address, accept, cpu));
      theirs?.push(await rateOf(`http://127.0.0.1:${port}/`, accept, () => cpuOf(child.pid)));
    }
    child.disconnect();
    const [our, their] = [median(ours ?? []), median(theirs ?? [])];
    console.log(
      `  later answers of ${width} pixels (${(body.byteLength / 1000).toFixed(0)} kB) come at ${(our / their).toFixed(2)} of a bare server's rate (${our.toFixed(0)} to ${their.toFixed(0)} a CPU-second, medians of ${rounds}); bar: at least 0.85`,
    );
  }
}

if (process.argv[2] === "bare") serveBare();
else {
  const { root, contentDir, pictures } = await illustratedLibrary(masters);
  const server = await startProcess({ CONTENT_DIR: contentDir, DATA_DIR: `${root}/data` });
  try {
    await firstAnswers(server.url, pictures);
    const [, first] = pictures;
    if (first) await laterAnswers(server.url, { id: first.story.id, hash: first.hash }, () => server.cpu() / 1000);
  } finally {
    await server.stop();
    agent.destroy();
    rmSync(root, { recursive: true });
  }
}
