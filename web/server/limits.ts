// What one connection and one request may take, and all of them together (docs/limits.md).
import { maxUploadSeconds } from "../../api/pictures/limits.ts";

export type Limits = {
  /** Of the request line and all header fields together. */
  headerBytes: number;
  headerFields: number;
  /** Of the path with its query. */
  addressLength: number;
  /** For a connection's first byte, and for a request's head. */
  headMs: number;
  /** For a whole request. Whoever reads a body (api/platform/body.ts) gives most of them far less. */
  requestMs: number;
  /** How often is looked for who is late. */
  lookMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** For how long an answer may make no progress. */
  stallMs: number;
  requestsPerConnection: number;
  /** Requests of one connection that wait for their answers: Node has no bound, and one packet holds a thousand. */
  pipelined: number;
  /** Node closes further ones without a word. */
  connections: number;
  /** For how long somebody who is refused may still send before the connection goes. */
  lingerMs: number;
};

const forReaders: Limits = {
  headerBytes: 16_384,
  headerFields: 100,
  addressLength: 4_096,
  // Node's own patience (60 s and 300 s) lets a few hundred slow senders fill a server.
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
