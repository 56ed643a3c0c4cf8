// The limits of a connection, of a request, and of all together (docs/limits.md).
import { maxUploadSeconds } from "#api/images/uploads/limits.ts";

export type Limits = {
  /** The request line and all headers together. */
  headerBytes: number;
  headerFields: number;
  /** The length of the path with its query. */
  addressLength: number;
  /** The time for a connection's first byte, and for a request's head. */
  headMs: number;
  /** The time for a whole request. The readers of bodies (api/platform/http/body.ts) give most of them far less. */
  requestMs: number;
  /** The interval at which late requests are looked for. */
  lookMs: number;
  /** The time between two requests. */
  keepAliveMs: number;
  /** The time for which a response may make no progress. */
  stallMs: number;
  requestsPerConnection: number;
  /** The waiting requests of one connection: Node has no limit, and one packet can hold a thousand. */
  pipelined: number;
  /** Node silently closes further connections. */
  connections: number;
  /** The time for which a refused client may still send before its connection is closed. */
  lingerMs: number;
};

const forReaders: Limits = {
  headerBytes: 16_384,
  headerFields: 100,
  addressLength: 4_096,
  // Node's own limits (60 s and 300 s) let a few hundred slow clients fill a server.
  headMs: 10_000,
  requestMs: (maxUploadSeconds + 10) * 1000,
  lookMs: 2_000,
  keepAliveMs: 10_000,
  stallMs: 30_000,
  requestsPerConnection: 10_000,
  pipelined: 32,
  connections: 4_000,
  lingerMs: 1_000,
};

/** A proxy keeps its connections for a minute, and must never find one closed that it is about to use. */
const forProxies: Limits = { ...forReaders, keepAliveMs: 75_000 };

export const limitsFor = ({ TRUST_PROXY }: { TRUST_PROXY: number }): Limits =>
  TRUST_PROXY > 0 ? forProxies : forReaders;
