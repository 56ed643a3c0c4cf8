// Resumable uploads. A session keeps every chunk that arrives, even of a request that never ends.
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { readMetadata, type VideoResource } from "./metadata.ts";
import { refusal, uploadsOfTheDayExceeded } from "./refusal.ts";
import type { GoogleState, Video } from "./state.ts";

type Session = {
  metadata: VideoResource;
  total: number;
  pieces: Buffer[];
  received: number;
  /** The newest request. Bytes of older ones are ignored. */
  from: IncomingMessage | null;
  video?: Video;
  expired?: boolean;
};

const granule = 256 * 1024;
const path = "/upload/youtube/v3/videos";

export function openUploads(state: GoogleState, { resourceOf }: { resourceOf(video: Video): object }) {
  const sessions = new Map<string, Session>();
  let arrived = 0;

  function open({ query, headers, body }: ReceivedRequest): Answer {
    state.inserts++; // Refused uploads count too.
    if (state.inserts > state.behaves.insertsADay) return uploadsOfTheDayExceeded;
    if (query.get("uploadType") !== "resumable" || query.get("part") !== "snippet,status") {
      return refusal(400, "badRequest", "uploadType and part are not what they should be");
    }
    const total = Number(headers["x-upload-content-length"]);
    if (!Number.isSafeInteger(total) || total <= 0 || headers["x-upload-content-type"] !== "video/mp4") {
      return refusal(400, "mediaBodyRequired", "The request does not include the video content.", "youtube.video");
    }
    const read = readMetadata(body);
    if ("answer" in read) return read.answer;
    const id = randomBytes(24).toString("base64url");
    sessions.set(id, { metadata: read.metadata, total, pieces: [], received: 0, from: null });
    const address = `http://${headers.host}${path}?uploadType=resumable&part=snippet,status&upload_id=${id}`;
    return { status: 200, headers: { Location: address } };
  }

  /** Keeps every chunk as it arrives. */
  async function receive(request: IncomingMessage, piece: Buffer): Promise<void> {
    const session = sessionOf(new URL(request.url ?? "/", "http://stand-in").searchParams);
    if (request.method !== "PUT" || !session || session.expired) return;
    const range = rangeOf(request.headers["content-range"]);
    if (session.from !== request) {
      if (range === null || range.start !== session.received || range.total !== session.total) return;
      session.from = request;
    }
    session.pieces.push(piece);
    session.received += piece.byteLength;
    arrived += piece.byteLength;
    if (arrived >= state.behaves.hangUpAt) {
      state.behaves.hangUpAt = Number.POSITIVE_INFINITY;
      session.from = null;
      request.socket.destroy();
    }
    const pause = (piece.byteLength / state.behaves.bytesPerSecond) * 1_000;
    if (pause >= 1) await sleep(pause);
  }

  function put({ query, headers, body }: ReceivedRequest): Answer {
    const session = sessionOf(query);
    if (!session || session.expired) return { status: 404, body: "Not Found" };
    session.from = null; // From now on an older request is ignored.
    const range = headers["content-range"] ?? "";
    if (range === `bytes */${session.total}` && body.byteLength === 0) return standing(session);
    return fits(rangeOf(range), body.byteLength, session)
      ? standing(session)
      : refusal(400, "badRequest", `Invalid range ${range} at ${session.received}`);
  }

  function standing(session: Session): Answer {
    if (session.received === session.total) {
      const status = session.video ? 200 : 201;
      session.video ??= publish(session, state);
      return { status, body: resourceOf(session.video) };
    }
    return { status: 308, headers: session.received ? { Range: `bytes=0-${session.received - 1}` } : {} };
  }

  const sessionOf = (query: URLSearchParams) => sessions.get(query.get("upload_id") ?? "");

  return {
    open,
    put,
    receive,
    /** The number of received bytes of films. */
    arrived: () => arrived,
    expire() {
      for (const session of sessions.values()) session.expired = true;
    },
  };
}

function publish({ metadata: { snippet, status }, pieces }: Session, { behaves, videos }: GoogleState): Video {
  const { containsSyntheticMedia, ...others } = status;
  const video: Video = {
    snippet,
    status: {
      ...others,
      license: "youtube",
      publicStatsViewable: true,
      ...(behaves.losesLabel === "never" && { containsSyntheticMedia }),
      ...(behaves.lockPrivate && { privacyStatus: "private" as const }),
    },
    id: randomBytes(8).toString("base64url").slice(0, 11),
    content: Buffer.concat(pieces),
    publishedAt: new Date().toISOString(),
    views: 0,
  };
  videos.unshift(video);
  return video;
}

type Range = { start: number; end: number; total: number };

const fits = (range: Range | null, bytes: number, { total, received }: Session): boolean =>
  range !== null &&
  range.total === total &&
  range.end - range.start + 1 === bytes &&
  (range.end + 1 === total || bytes % granule === 0) &&
  range.end + 1 === received;

function rangeOf(header: string | undefined): Range | null {
  const found = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? "");
  if (!found) return null;
  return { start: Number(found[1]), end: Number(found[2]), total: Number(found[3]) };
}
