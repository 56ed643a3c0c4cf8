// Stands in for Azure Storage where a test needs its faults: it stores and serves blobs, and fails on demand. All other tests
// of the storage use Azurite.
import { type Answer, type ReceivedRequest, type StandIn, startStandIn } from "./stand-in.ts";

export type AzureStandIn = StandIn & {
  connectionString: string;
  /** The stored blobs by their path in the account. */
  blobs: Map<string, Blob>;
  /** Refuses reading without the key. */
  hide(): void;
};

export type Blob = { bytes: Buffer; type: string; cache: string };

const key = Buffer.from("a key that nobody but this stand-in knows").toString("base64");
const account = "mrukstandin";

export async function startAzure(): Promise<AzureStandIn> {
  const blobs = new Map<string, Blob>();
  const pieces = new Map<string, Map<string, Buffer>>();
  const containers = new Set<string>();
  let hidden = false;
  const server = await startStandIn((request) => {
    const path = decodeURIComponent(request.path).slice(`/${account}/`.length);
    const signed = request.headers.authorization?.startsWith(`SharedKey ${account}:`) ?? false;
    if (request.method === "GET" || request.method === "HEAD") {
      const blob = blobs.get(path);
      return blob && (signed || !hidden) ? shown(request, blob) : refusal(404, "BlobNotFound");
    }
    if (!signed || request.headers["x-ms-version"] === undefined) return refusal(403, "AuthenticationFailed");
    if (request.method === "DELETE") return { status: blobs.delete(path) ? 202 : 404 };
    if (request.query.get("restype") === "container") {
      if (request.headers["x-ms-blob-public-access"] !== "blob") return refusal(400, "InvalidHeaderValue");
      if (containers.has(path)) return refusal(409, "ContainerAlreadyExists");
      containers.add(path);
      return { status: 201 };
    }
    if (!containers.has(path.split("/")[0] ?? "")) return refusal(404, "ContainerNotFound");
    return put(path, request, { blobs, pieces });
  });
  return {
    ...server,
    blobs,
    connectionString: `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${server.url}/${account};`,
    hide: () => {
      hidden = true;
    },
  };
}

type Kept = { blobs: Map<string, Blob>; pieces: Map<string, Map<string, Buffer>> };

function put(path: string, { query, headers, body }: ReceivedRequest, { blobs, pieces }: Kept): Answer {
  const ofBlob = pieces.get(path) ?? new Map<string, Buffer>();
  if (query.get("comp") === "block") {
    pieces.set(path, ofBlob.set(query.get("blockid") ?? "", body));
    return { status: 201 };
  }
  if (headers["if-none-match"] === "*" && blobs.has(path)) return refusal(409, "BlobAlreadyExists");
  const names = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, name = ""]) => name);
  const isList = query.get("comp") === "blocklist";
  if (isList && names.some((name) => !ofBlob.has(name))) return refusal(400, "InvalidBlockList");
  if (!isList && headers["x-ms-blob-type"] !== "BlockBlob") return refusal(400, "MissingRequiredHeader");
  const type = headers["x-ms-blob-content-type"] ?? headers["content-type"];
  blobs.set(path, {
    bytes: isList ? Buffer.concat(names.flatMap((name) => ofBlob.get(name) ?? [])) : body,
    type: String(type),
    cache: String(headers["x-ms-blob-cache-control"] ?? ""),
  });
  return { status: 201, headers: { ETag: '"0x1"', "Last-Modified": new Date(0).toUTCString() } };
}

function shown({ headers }: ReceivedRequest, { bytes, type, cache }: Blob): Answer {
  const [, from] = /^bytes=(\d+)-/.exec(String(headers["x-ms-range"] ?? headers.range ?? "")) ?? [];
  const start = Number(from ?? 0);
  return {
    status: from === undefined ? 200 : 206,
    headers: {
      "Content-Type": type,
      "Cache-Control": cache,
      ETag: '"0x1"',
      "Last-Modified": new Date(0).toUTCString(),
      "Content-Range": `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
    },
    body: bytes.subarray(start),
  };
}

function refusal(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { "x-ms-error-code": code, "Content-Type": "application/xml" }, body };
}
