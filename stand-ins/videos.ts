// Stands in for a service with the `/v1/videos` API, as strict about requests as the service was. It keeps its jobs, and each
// look at a job advances it.
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import { type Answer, type ReceivedRequest, type StandIn, startStandIn } from "./stand-in.ts";
import { testFilm } from "./test-film.ts";

type Status = "queued" | "in_progress" | "completed" | "failed";
export type VideoJob = {
  id: string;
  object: "video";
  model: string;
  status: Status;
  progress: number;
  created_at: number;
  completed_at: number | null;
  expires_at: number | null;
  error: { code: string; message: string } | null;
  prompt: string;
  seconds: string;
  size: string;
  remixed_from_video_id: null;
};

/** The outcome of a job: a film or an error. */
export type VideoOutcome = { film: Uint8Array } | { error: { code: string; message: string } };

export type VideosStandIn = StandIn & {
  /** `VIDEO_BASE_URL` and `VIDEO_API_KEY`. */
  settings: Record<string, string>;
  /** Every job that was started and paid for, oldest first. */
  jobs: VideoJob[];
  /** Sets the outcome of the next job. The default is a small film of the requested size. */
  endNext(outcome: VideoOutcome): void;
  /** Lets the service forget a job, as it does after a day. */
  forget(id: string): void;
};

const key = "vk-stand-in";
const models = ["sora-2", "sora-2-pro"];

const CreateVideo = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  seconds: z.enum(["4", "8", "12"]),
  size: z.enum(["720x1280", "1280x720", "1024x1792", "1792x1024"]),
  input_reference: z.instanceof(Blob).optional(),
});

const refusal = (status: number, message: string, param: string | null = null, code: string | null = null) => ({
  status,
  body: { error: { message, type: "invalid_request_error", param, code } },
});

export async function startVideos({ port }: { port?: number } = {}): Promise<VideosStandIn> {
  const jobs: VideoJob[] = [];
  const forgotten = new Set<string>();
  const nextOutcomes: VideoOutcome[] = [];
  const outcomes = new Map<string, VideoOutcome>();
  const known = (id: string | null | undefined) => jobs.find((job) => job.id === id && !forgotten.has(job.id));

  async function create(request: ReceivedRequest): Promise<Answer> {
    const order = await orderIn(request);
    if ("status" in order) return order;
    const job: VideoJob = {
      ...order,
      id: `video_${randomBytes(12).toString("hex")}`,
      object: "video",
      status: "queued",
      progress: 0,
      created_at: Math.floor(Date.now() / 1000),
      completed_at: null,
      expires_at: null,
      error: null,
      remixed_from_video_id: null,
    };
    jobs.push(job);
    const prepared = nextOutcomes.shift();
    if (prepared) outcomes.set(job.id, prepared);
    return { body: { ...job } };
  }

  function advance(job: VideoJob): void {
    if (job.status === "queued") Object.assign(job, { status: "in_progress", progress: 40 });
    else if (job.status === "in_progress") {
      const outcome = outcomes.get(job.id);
      const now = Math.floor(Date.now() / 1000);
      if (outcome && "error" in outcome) Object.assign(job, { status: "failed", error: outcome.error });
      else Object.assign(job, { status: "completed", progress: 100, completed_at: now, expires_at: now + 86_400 });
    }
  }

  async function content(job: VideoJob): Promise<Answer> {
    if (job.status !== "completed")
      return refusal(404, "Video is not ready yet, use GET /v1/videos/{video_id} to check status.");
    const outcome = outcomes.get(job.id);
    const [width = 720, height = 1280] = job.size.split("x").map(Number);
    const film =
      outcome && "film" in outcome ? outcome.film : await testFilm({ width, height, seconds: Number(job.seconds) });
    outcomes.set(job.id, { film });
    return { headers: { "Content-Type": "video/mp4" }, body: film };
  }

  const server = await startStandIn(
    async (request) => {
      if (request.headers.authorization !== `Bearer ${key}`) {
        const code = "invalid_api_key";
        return refusal(401, `Incorrect API key provided: ${request.headers.authorization ?? ""}.`, null, code);
      }
      const [, id, part] = /^\/v1\/videos(?:\/([\w-]+)(?:\/(content))?)?$/.exec(request.path) ?? [null];
      if (request.path === "/v1/videos" && request.method === "POST") return create(request);
      if (request.path === "/v1/videos" && request.method === "GET") return { body: { object: "list", data: jobs } };
      const job = known(id);
      if (!job || request.method !== "GET") return refusal(404, `Video with id '${id ?? ""}' not found.`);
      if (part) return content(job);
      advance(job);
      return { body: { ...job } };
    },
    { port: port ?? 0 },
  );
  return {
    ...server,
    jobs,
    endNext: (outcome) => void nextOutcomes.push(outcome),
    forget: (id) => void forgotten.add(id),
    settings: { VIDEO_API_KEY: key, VIDEO_BASE_URL: `${server.url}/v1` },
  };
}

/** What a request orders, or its refusal. */
async function orderIn({ headers, body }: ReceivedRequest) {
  const fields = await fieldsOf(headers["content-type"], body);
  if (!fields) return refusal(400, "The body could not be parsed.");
  const parsed = CreateVideo.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = issue?.code === "unrecognized_keys" ? (issue.keys[0] ?? null) : String(issue?.path[0] ?? "");
    return refusal(400, `Invalid value or unknown parameter: '${param}'.`, param, "invalid_value");
  }
  const { input_reference: picture, ...order } = parsed.data;
  if (!models.includes(order.model)) {
    return refusal(400, `Invalid model: '${order.model}'.`, "model", "model_not_found");
  }
  if (picture && (await sizeOf(picture)) !== order.size) {
    return refusal(400, "Inpaint image must match the requested width and height", "input_reference");
  }
  return order;
}

/** The fields of a form or of JSON; null where it is neither. */
async function fieldsOf(type: string | undefined, body: Buffer): Promise<unknown> {
  if (!type) return null;
  try {
    const answer = new Response(new Uint8Array(body), { headers: { "content-type": type } });
    if (type.startsWith("application/json")) return await answer.json();
    return Object.fromEntries(await answer.formData());
  } catch {
    return null;
  }
}

async function sizeOf(picture: Blob): Promise<string> {
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer()))
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return `${width}x${height}`;
}
