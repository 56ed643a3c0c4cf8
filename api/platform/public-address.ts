import { BlockList, isIP } from "node:net";

/** Everything of IPv4 that is no public host (IANA's special-purpose registry), and one public address that is none. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // Azure's own services, as seen from within a machine there.
  ["168.63.129.16", 32],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}
/** Of IPv6's public part, what carries an IPv4 address in it or leads nowhere. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed.addSubnet(network, bits, "ipv6");
}
/** All of IPv6 that is public. Loopback, link-local, private, mapped and translated addresses lie outside of it. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is a host's on the public network: none of this machine, its neighbours, or its provider. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return !address.includes("%") && open.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}
