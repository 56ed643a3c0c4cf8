import { expect, it } from "vitest";
import { networkOf, networksOf } from "./network.ts";

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("the IPv6 address %s belongs to the network %s and the block %s", (address, network, block) => {
  expect(networksOf(address)).toEqual({ network, block });
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:0.0.0.1", "0.0.0.1"],
  ["no address at all", "no address at all"],
  [undefined, "unknown"],
])("the address %s belongs to the network %s and no block", (address, network) => {
  expect(networksOf(address)).toEqual({ network, block: null });
});
