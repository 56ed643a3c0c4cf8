import { BlockList, isIP } from "node:net";

/** The IPv4 networks that hold no public hosts (IANA's special-purpose registry), and one public address that is internal. */
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
  // Azure's internal services use this address.
  ["168.63.129.16", 32],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}
/** The networks in the public part of IPv6 that embed IPv4 addresses or hold no hosts. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed.addSubnet(network, bits, "ipv6");
}
/** The public part of IPv6. Loopback, link-local, private, mapped and translated addresses lie outside of it. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public network, not to this machine, its neighbours or its provider. */
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
