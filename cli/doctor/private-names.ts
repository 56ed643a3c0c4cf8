import { isIP } from "node:net";

/** Names of a machine or of a network of one's own, which no name server of the world knows (RFC 2606, 6761, 6762, 8375; ICANN). */
export const isPrivateName = (host: string): boolean =>
  isIP(host) !== 0 || /(?:^|\.)(?:localhost|internal|local|test|home\.arpa)$/.test(host) || !host.includes(".");
