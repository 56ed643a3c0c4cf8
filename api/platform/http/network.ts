import { isIPv6 } from "node:net";

export type Networks = {
  /** An IPv4 address, or the /64 network of an IPv6 address, which is what one household gets. */
  network: string;
  /** The /48 of an IPv6 address, which one customer of a provider may get, with 65,536 networks in it; null for IPv4. */
  block: string | null;
};

export function networksOf(address: string | undefined): Networks {
  if (address === undefined || !isIPv6(address)) return { network: address ?? "unknown", block: null };
  // A URL normalises the spelling of an address, and does not allow a zone.
  const text = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const mapped = mappedIPv4(text);
  if (mapped !== null) return { network: mapped, block: null };
  const groups = groupsOf(text);
  return { network: `${groups.slice(0, 4).join(":")}::/64`, block: `${groups.slice(0, 3).join(":")}::/48` };
}

export const networkOf = (address: string | undefined): string => networksOf(address).network;

/** The IPv4 address in a mapped IPv6 one, which a server that listens to both protocols gets. */
function mappedIPv4(text: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(text) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");
}

/** The eight groups of an address, with `::` expanded. */
function groupsOf(text: string): string[] {
  const [head = [], tail = []] = text.split("::").map((part) => (part === "" ? [] : part.split(":")));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}
